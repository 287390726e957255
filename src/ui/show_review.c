/* SPDX-License-Identifier: MIT */
#include "ui/show_review.h"

#include "core/text.h"
#include "ui/paragraph.h"

static enum review_side side_of(unsigned player) {
    return player == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
}

static void add_move(const struct session *session, size_t played, const struct move *move,
                     struct text *out) {
    session->game->print_move(session_position_at(session, played), move, out);
}

/* What was given away after so many moves, and what would have kept it. */
static void add_loss(const struct session *session, const struct review *review, size_t played,
                     struct text *out) {
    const struct review_position *position = &review->positions[played];
    bool drawn = position->side == REVIEW_NOBODY;
    if (played == review->n)
        text_add(out, drawn ? "resigned, though the game was drawn" : "resigned a won game");
    else if (drawn)
        text_add(out, "gave the draw away");
    else
        text_add(out,
                 position[1].side == REVIEW_NOBODY ? "let the win slip to a draw" : "threw the win away");
    if (!position->has_better) return;
    text_add(out, "; ");
    add_move(session, played, &position->better, out);
    text_add(out, " would have kept it (");
    session->game->say_move(session_position_at(session, played), &position->better, out);
    text_add_char(out, ')');
}

/* How many moves kept the win, and which, where they are few. */
static void add_winning(const struct session *session, size_t played, const struct review_position *position,
                        struct text *out) {
    if (position->listed != NIMM_SOLVE_OK) return;
    text_add(out, position->winning.n == 1 ? ", the only move that did" : ", as any of ");
    if (position->winning.n == 1) return;
    if (position->kept < position->winning.n) {
        nimm_count_print(position->winning, out);
        text_add(out, " moves");
    }
    for (size_t i = 0; i < position->kept && position->kept == position->winning.n; i++) {
        text_add_between(out, i, position->kept, " or ");
        add_move(session, played, &position->move[i], out);
    }
    text_add(out, " would");
}

/* "3. Ada played 1 2: kept the win, the only move that did" */
static void add_made(const struct session *session, const struct review *review, size_t played,
                     const char *name, struct text *out) {
    const struct review_position *position = &review->positions[played];
    text_addf(out, "%zu. %s played ", played + 1, name);
    add_move(session, played, &session->moves[played], out);
    text_add(out, ": ");
    if (position->side == REVIEW_UNKNOWN) {
        text_add(out, "too large to search");
    } else if (position->turned) {
        add_loss(session, review, played, out);
    } else if (position->side == REVIEW_NOBODY) {
        text_add(out, "kept the draw");
    } else if (position->side != side_of(session_mover_at(session, played))) {
        text_add(out, "no move could win");
    } else if (position[1].side == REVIEW_UNKNOWN) {
        text_add(out, "the game was won; what is left is too large to search");
    } else {
        text_add(out, "kept the win");
        add_winning(session, played, position, out);
    }
}

void show_review(const struct session *session, const struct review *review, const char *const names[2],
                 unsigned width, struct text *out) {
    bool clean = true;
    text_add_char(out, '\n');
    paragraph_add(out, "What each move did; ! marks what gave something away.", width, 0);
    for (size_t i = 0; i <= review->n; i++) {
        const struct review_position *position = &review->positions[i];
        const char *name = names[session_mover_at(session, i)];
        size_t from = out->length;
        clean &= !position->turned && position->side != REVIEW_UNKNOWN;
        if (i == review->n && !position->turned) break;
        text_add(out, position->turned ? "! " : "  ");
        if (i < review->n) {
            add_made(session, review, i, name, out);
        } else {
            text_addf(out, "At the end %s ", name);
            add_loss(session, review, i, out);
        }
        text_add_char(out, '.');
        text_wrap(out, from, width, 4);
    }
    if (clean) text_add(out, "Nobody gave anything away.\n");
}

void show_review_line(const struct session *session, const struct review *review, unsigned player,
                      unsigned width, struct text *out) {
    const enum review_side own = side_of(player);
    const struct review_position *turned = NULL;
    bool had = false;
    size_t from = out->length;
    for (size_t i = 0; i <= review->n; i++) {
        const struct review_position *position = &review->positions[i];
        if (position->side == REVIEW_UNKNOWN) return;
        had |= position->side == own;
        if (position->turned && session_mover_at(session, i) == player) turned = position;
    }
    if (!had) {
        text_add(out, "You never had a won position: good fight.");
    } else if (turned) {
        size_t i = (size_t)(turned - review->positions);
        if (i < review->n)
            text_addf(out, "You let it go at move %zu", i + 1);
        else
            text_add(out, "You let it go by giving up");
        if (turned->has_better) {
            text_add(out, ": ");
            add_move(session, i, &turned->better, out);
            text_add(out, " would have kept it");
        }
        text_add(out, session_winner(session) == player ? "; but it came back to you." : ".");
    } else {
        text_add(out, "Once you had it, you never let it go.");
    }
    text_wrap(out, from, width, 2);
}
