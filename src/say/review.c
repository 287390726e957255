/* SPDX-License-Identifier: MIT */
#include "say/review.h"

#include <string.h>

#include "core/text.h"
#include "say/scratch.h"

/* What is shown, and where to. */
struct view {
    const struct session *session;
    const struct review *review;
    const char *const *names;
    bool plain;
    struct text *out;
};

/* True if the player could win after so many moves. */
static bool could_win(const struct session *session, const struct review *review, size_t played,
                      enum player player) {
    const bool moves = session_mover_at(session, played) == player;
    return review->positions[played].outcome == (moves ? OUTCOME_N : OUTCOME_P);
}

static void add_move(const struct session *session, size_t played, const struct move *move,
                     struct text *out) {
    session->game->print_move(session_position_at(session, played), move, out);
}

/* "1 2, 3 5 or 3 6", if they are few and all known; else "15 moves". */
static void add_winning_moves(const struct view *view, size_t played, const char *last) {
    const struct review_position *position = &view->review->positions[played];
    if (position->kept < position->winning) {
        nim_count_print(position->winning, view->out);
        text_add(view->out, " moves");
        return;
    }
    for (size_t i = 0; i < position->kept; i++) {
        text_add_between(view->out, i, position->kept, last);
        add_move(view->session, played, &position->move[i], view->out);
    }
}

/* --- sentences ------------------------------------------------------------------------------- */

/* What was given away after so many moves, and what would have kept it. */
static void add_loss(const struct view *view, size_t played) {
    const struct review_position *position = &view->review->positions[played];
    struct text *out = view->out;
    bool drawn = position->outcome == OUTCOME_D;
    if (played == view->review->n)
        text_add(out, drawn ? "resigned a drawn position" : "resigned a winning position");
    else if (drawn)
        text_add(out, "gave the draw away");
    else
        text_add(out, position[1].outcome == OUTCOME_D ? "let the win slip to a draw"
                                                       : "gave the win away");
    if (!position->has_better) return;
    text_add(out, "; better: ");
    view->session->game->say_move(session_position_at(view->session, played), &position->better,
                                  out);
}

/* Adds what would have kept the win, too: "as any of 1 2 or 3 4 would have", or in words how many
 * other moves. */
static void add_alternatives(const struct view *view, size_t played) {
    const struct review_position *position = &view->review->positions[played];
    struct text *out = view->out;
    if (!view->plain) {
        text_add(out, ", as any of ");
        add_winning_moves(view, played, " or ");
    } else if (position->winning == 2) {
        text_add(out, ", as one other move");
    } else {
        text_add(out, ", as ");
        nim_count_print(position->winning - 1, out);
        text_add(out, " other moves");
    }
    text_add(out, " would have");
}

/* "Ada takes 2 from pile 1". */
static void add_deed(const struct session *session, size_t played, const char *const names[2],
                     struct text *out) {
    struct text *said = scratch();
    session->game->say_move(session_position_at(session, played), &session->moves[played], said);
    const size_t verb = strcspn(said->data, " ");
    text_add(out, names[session_mover_at(session, played)]);
    text_addf(out, " %.*ss%s", (int)verb, said->data, said->data + verb);
}

/* "Ada played 1 2", or in words. */
static void add_player(const struct view *view, size_t played) {
    const struct session *session = view->session;
    if (view->plain) {
        add_deed(session, played, view->names, view->out);
        return;
    }
    text_addf(view->out, "%s played ", view->names[session_mover_at(session, played)]);
    add_move(session, played, &session->moves[played], view->out);
}

/* "3. Ada played 1 2: kept the win, the only move that did" */
static void add_made(const struct view *view, size_t played) {
    const struct review_position *position = &view->review->positions[played];
    struct text *out = view->out;
    text_addf(out, "%zu. ", played + 1);
    add_player(view, played);
    text_add(out, ": ");
    if (position->outcome == 0) {
        text_add(out, "too large to search");
    } else if (position->turned) {
        add_loss(view, played);
    } else if (position->outcome == OUTCOME_D) {
        text_add(out, "kept the draw");
    } else if (position->outcome == OUTCOME_P) {
        text_add(out, "no move could win");
    } else if (position[1].outcome == 0) {
        text_add(out, "the game was won; what is left is too large to search");
    } else if (position->winning == 1) {
        text_add(out, "kept the win, the only move that did");
    } else {
        text_add(out, "kept the win");
        if (position->listed) add_alternatives(view, played);
    }
}

static void add_sentences(const struct view *view) {
    const struct review *review = view->review;
    struct text *out = view->out;
    for (size_t i = 0; i <= review->n; i++) {
        const struct review_position *position = &review->positions[i];
        if (!position->turned && i == review->n) continue;
        if (!view->plain) text_add(out, position->turned ? "! " TEXT_FOLD : "  " TEXT_FOLD);
        if (i < review->n) {
            add_made(view, i);
        } else {
            text_addf(out, "At the end %s ", view->names[session_mover_at(view->session, i)]);
            add_loss(view, i);
        }
        text_add(out, ".\n");
    }
}

/* --- the verdict ----------------------------------------------------------------------------- */

/* "Ada took 3 of 5 chances to win, Ben 1 of 4": of the turns at which there was a winning move. */
static void add_found(const struct view *view, struct text *out) {
    bool said = false;
    for (enum player player = PLAYER_1; player <= PLAYER_2; player++) {
        size_t found = 0, missed = 0;
        for (size_t i = 0; i <= view->review->n; i++) {
            const struct review_position *position = &view->review->positions[i];
            if (session_mover_at(view->session, i) != player || position->outcome != OUTCOME_N)
                continue;
            missed += position->turned;
            found += !position->turned && i < view->review->n;
        }
        if (found + missed == 0) continue;
        text_addf(out, said ? ", %s %zu of %zu" : "%s took %zu of %zu chances to win",
                  view->names[player], found, found + missed);
        said = true;
    }
    if (said) return;
    const bool has_one_now = view->review->positions[view->review->n].outcome == OUTCOME_N &&
                             !session_is_over(view->session);
    text_add(out, "Neither player ever had a winning move");
    if (has_one_now) text_add(out, " before this one");
}

static void add_verdict(const struct view *view) {
    const struct review *review = view->review;
    const struct review_position *turn = review_last_turn(review);
    struct text *out = view->out;
    bool known = true;
    for (size_t i = 0; i <= review->n; i++) known &= review->positions[i].outcome != 0;
    text_add(out, "\n" TEXT_FOLD);
    add_found(view, out);
    if (turn == &review->positions[review->n])
        text_add(out, ". The last turning point was the resignation.");
    else if (turn)
        text_addf(out, ". The last turning point was move %zu.",
                  (size_t)(turn - review->positions) + 1);
    else
        text_add(out, known ? ". Nobody gave anything away." : ".");
    text_add(out, known ? "\n" : " Not all of the game could be searched.\n");
}

/* In a game of pictures, the board at which it turned last. */
static void add_turning_board(const struct view *view, const struct style *style) {
    const struct review_position *turn = review_last_turn(view->review);
    const struct game *game = view->session->game;
    if (!turn || game->notation_is_clear || turn == &view->review->positions[view->review->n])
        return;
    const size_t played = (size_t)(turn - view->review->positions);
    struct style named = *style;
    named.names = view->names;
    text_addf(view->out, "Before move %zu:\n", played + 1);
    canvas_draw_text(game, session_position_at(view->session, played), &named, view->out);
}

void review_print(const struct session *session, const struct review *review,
                  const char *const names[2], const struct style *style, struct text *out) {
    const struct view view = {session, review, names, style->plain, out};
    add_verdict(&view);
    add_sentences(&view);
    if (!style->plain) add_turning_board(&view, style);
}

/* True if all is known: who could win before and after each move. */
static bool is_known(const struct review *review) {
    for (size_t i = 0; i <= review->n; i++)
        if (review->positions[i].outcome == 0) return false;
    return true;
}

/* True if some player had a win, and a move that would not have kept it. */
static bool has_choice(const struct session *session, const struct review *review) {
    enum { MANY = 4096 };
    for (size_t i = 0; i < review->n; i++) {
        const struct review_position *position = &review->positions[i];
        if (position->outcome != OUTCOME_N || !position->listed || position->winning >= MANY)
            continue;
        const size_t moves = game_count_moves(session->game, session_position_at(session, i),
                                              session_mover_at(session, i), MANY);
        if (moves > position->winning) return true;
    }
    return false;
}

/* How often the player gave the win away. */
static size_t count_lost(const struct session *session, const struct review *review,
                         enum player player) {
    size_t n = 0;
    for (size_t i = 0; (i = review_lost(review, session, player, i)) < SIZE_MAX; i++) n++;
    return n;
}

/* "twice". */
static void add_times(size_t n, struct text *out) {
    if (n > 2)
        text_addf(out, "%zu times", n);
    else
        text_add(out, n == 2 ? "twice" : "once");
}

/* Adds the story of a game that has a winner; `winner` is a name, or You. */
static void add_story(const struct session *session, const struct review *review,
                      const char *winner, const char *const names[2], struct text *out) {
    const struct review_position *turn = review_last_turn(review);
    const size_t lost = count_lost(session, review, session_winner(session));
    if (!is_known(review)) return;
    if (!turn && !has_choice(session, review)) return;
    const size_t played = turn ? (size_t)(turn - review->positions) : 0;
    if (turn && played == review->n) {
        const char *kind = turn->outcome == OUTCOME_D ? "drawn" : "won";
        text_addf(out, "%s resigned a %s game.", names[session_mover_at(session, played)], kind);
        return;
    }
    if (lost > 0) {
        text_addf(out, "%s gave the win away ", winner);
        add_times(lost, out);
        text_add(out, ", but got it back.");
        return;
    }
    if (!turn) {
        if (session->retried) text_add(out, "Not counting moves taken back, ");
        const bool is_you = strcmp(winner, "You") == 0;
        text_addf(out, "%s never let go of the win.", session->retried && is_you ? "you" : winner);
        return;
    }
    text_addf(out, "It turned at move %zu: ", played + 1);
    add_deed(session, played, names, out);
    text_add_char(out, '.');
    if (!turn->has_better) return;
    text_add(out, " Better: ");
    session->game->say_move(session_position_at(session, played), &turn->better, out);
    text_add_char(out, '.');
}

void review_print_story(const struct session *session, const struct review *review,
                        const char *const names[2], struct text *out) {
    add_story(session, review, names[session_winner(session)], names, out);
}

/* Adds a move that would have kept the win, for each of the first times that the player gave it
 * away, and whether there were more times. */
static void add_moments(const struct session *session, const struct review *review,
                        enum player player, struct text *out) {
    enum { MOST = 2 };
    struct text *moments = scratch();
    size_t n = 0;
    for (size_t i = 0; (i = review_lost(review, session, player, i)) < SIZE_MAX && n < MOST; i++) {
        const struct review_position *position = &review->positions[i];
        if (!position->has_better) continue;
        text_addf(moments, "%s move %zu: ", n > 0 ? "; at" : "Better at", i + 1);
        session->game->say_move(session_position_at(session, i), &position->better, moments);
        n++;
    }
    if (n > 0) text_addf(out, " %s.", moments->data);
    const bool has_more = n == MOST && count_lost(session, review, player) > MOST;
    if (has_more) text_add(out, " These are the first two.");
}

/* Adds what became of the win of a player who has lost. */
static void add_defeat(const struct session *session, const struct review *review,
                       enum player player, struct text *out) {
    const size_t lost = count_lost(session, review, player);
    if (lost == 1) {
        text_add(out, "You could have won.");
        return;
    }
    if (lost > 1) {
        text_add(out, "You let the win go ");
        add_times(lost, out);
        text_add_char(out, '.');
        return;
    }
    text_add(out, "You never had a winning position");
    if (could_win(session, review, 0, !player))
        text_addf(out, ": from this starting position, whoever moves %s wins",
                  session_mover_at(session, 0) == player ? "second" : "first");
    text_add_char(out, '.');
}

void review_print_own(const struct session *session, const struct review *review,
                      enum player player, const char *const names[2], bool tells_better,
                      struct text *out) {
    if (!is_known(review)) return;
    if (session_winner(session) == player)
        add_story(session, review, "You", names, out);
    else
        add_defeat(session, review, player, out);
    if (tells_better) add_moments(session, review, player, out);
}
