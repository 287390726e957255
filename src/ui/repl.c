/* SPDX-License-Identifier: MIT */
#include "ui/repl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/text.h"
#include "games/canvas.h"
#include "say/explain.h"
#include "say/powers.h"
#include "say/review.h"
#include "say/scratch.h"
#include "ui/file.h"

void repl_print(struct repl *repl) {
    terminal_print(&repl->room->out);
    terminal_flush();
}

/* --- who plays ------------------------------------------------------------------------------- */

const char *repl_name(const struct repl *repl, unsigned seat) {
    return repl->table.record.players[seat].name;
}

bool repl_plays_alone(const struct repl *repl) {
    return repl->table.record.climb &&
           repl->table.record.players[0].computer != repl->table.record.players[1].computer;
}

void repl_seat_computer(struct repl *repl, unsigned seat) {
    struct record_player *players = repl->table.record.players;
    players[seat].computer = true;
    players[seat].name[0] = '\0';
    for (unsigned i = 0; i < 2; i++)
        if (players[i].computer) record_usual_name(&repl->table.record, i, players[i].name);
}

bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why) {
    if (token_is(name, "computer")) {
        repl_seat_computer(repl, seat);
        return true;
    }
    char read[NAME_BYTES];
    if (!levels_read_name(name, read))
        return text_refuse(why, "A name has at most %d characters.", NAME_MOST);
    if (strcasecmp(read, repl_name(repl, !seat)) == 0)
        return token_refuse(token_of(read), why, " is the other player: choose another name.");
    strcpy(repl->table.record.players[seat].name, read);
    return true;
}

bool repl_is_for_two_people(const struct repl *repl) {
    const struct record_player *players = repl->table.record.players;
    return repl->room->terminal.has_person && !repl->in_lesson && !players[0].computer &&
           !players[1].computer;
}

void repl_take_help(struct repl *repl, const char *help) {
    if (!repl_plays_alone(repl)) return;
    if (repl->table.record.helped) return;
    repl->table.help = help;
    repl->table.record.helped = true;
    if (!session_is_over(&repl->table.record.session))
        dialogue_say(repl->room, "(With help, this game does not count.)");
    if (repl->table.slot) repl_keep_game(repl); /* so that leaving does not undo it */
}

void repl_forget_help(struct repl *repl) {
    repl->table.record.helped = repl->table.went_back = false;
    repl->table.help = NULL;
}

/* --- what is shown --------------------------------------------------------------------------- */

const struct game *repl_game(const struct repl *repl) {
    return repl->table.record.session.game;
}

struct question repl_question(const struct repl *repl) {
    return session_question(&repl->table.record.session, repl->table.record.session.played);
}

bool repl_shows_groups(const struct repl *repl) {
    const bool knows_theory = repl->asked.hints || repl->table.told_theory;
    return knows_theory && game_is_nim(repl_game(repl)) && !repl->table.record.session.misere;
}

bool repl_marks_lost(const struct repl *repl) {
    const bool has_lost = repl_game(repl)->marks_lost && !repl->table.record.session.misere;
    return has_lost && repl->table.told_theory && !repl->room->terminal.look.plain;
}

void repl_forget_board(struct repl *repl) {
    repl->table.shown = repl->table.compared = repl->table.record.session.played;
}

/* How the board looks that is shown now; its names are put into `names`. */
static struct style board_style(const struct repl *repl, const char *names[2]) {
    const struct session *session = &repl->table.record.session;
    struct style style = terminal_style(&repl->room->terminal);
    style.is_told = repl->table.explained == repl_game(repl);
    style.groups = repl_shows_groups(repl);
    style.lost = repl_marks_lost(repl);
    style.start = session_position_at(session, 0);
    for (unsigned seat = 0; seat < 2; seat++) names[seat] = repl_name(repl, seat);
    style.names = names;
    const size_t compared = repl->table.compared;
    const bool is_next = session->played == compared + 1, is_later = session->played > compared;
    const bool has_changes = repl_game(repl)->renumbers ? is_next : is_later;
    if (repl->room->terminal.marks_changes && has_changes)
        style.before = session_position_at(session, compared);
    return style;
}

/* Adds the last round and the board to the text, as the window is now. */
static void draw_again(void *user, struct text *text) {
    struct repl *repl = user;
    const size_t played = repl->table.record.session.played;
    const char *names[2];
    for (size_t i = repl->table.compared; i < played; i++) repl_show_move(repl, i);
    if (repl->table.compared < played) text_add_char(&repl->room->out, '\n');
    dialogue_show_board(repl->room, repl_game(repl), session_position(&repl->table.record.session),
                        board_style(repl, names), repl->table.beside);
    text_add(text, text_string(&repl->room->out));
    text_clear(&repl->room->out);
}

static void add_board(struct repl *repl, bool is_asked) {
    enum {
        RULES = 3,
        BESIDE = 8
    }; /* lines: an empty one, the suggestion, how to turn it off, the prompt, and the preview */
    const struct session *session = &repl->table.record.session;
    const char *names[2];
    const bool is_new = session->played > repl->table.shown;
    if (is_new) repl->table.compared = repl->table.shown;
    repl->table.shown = session->played;
    repl->table.why_is_fresh = false;
    struct style style = board_style(repl, names);
    style.is_brief = style.plain && !is_asked;
    const bool is_late = is_new && repl->table.compared > 0;
    const bool says_changes = repl->room->terminal.look.counts && !is_asked && is_late &&
                              repl->room->terminal.out_is_terminal;
    text_fold(&repl->room->out,
              terminal_fold_width()); /* what is said first, such as rules, stays in sight */
    unsigned above = dialogue_lines(&repl->room->out);
    if (above < RULES) above = RULES; /* so that a picture keeps its size */
    /* The lines of the moves stand one below the other; the first has an empty line before it. */
    const bool is_first = session->played == 0 || repl->table.is_opened;
    repl->table.is_opened = false;
    if (is_first) text_add_char(&repl->room->out, '\n');
    terminal_print(&repl->room->out);
    terminal_mark(&repl->room->terminal);
    if (!is_first) text_add_char(&repl->room->out, '\n');
    if (says_changes &&
        dialogue_say_changes(repl->room, session->game, session_position(session),
                             session_position_at(session, repl->table.compared), style)) {
        if (!repl->table.changes_told)
            text_add(&repl->room->out, TEXT_FOLD "(Only what changed; board says all.)\n");
        repl->table.changes_told = true;
        return;
    }
    repl->table.beside = above + BESIDE;
    dialogue_show_board(repl->room, repl_game(repl), session_position(session), style,
                        repl->table.beside);
    terminal_print(&repl->room->out);
    if (repl->room->terminal.edits) terminal_set_board(draw_again, repl);
}

void repl_add_board(struct repl *repl) {
    add_board(repl, false);
}

static void show_board(struct repl *repl, bool is_asked) {
    add_board(repl, is_asked);
    text_add_char(&repl->room->out, '\n');
    repl_print(repl); /* now, so that the pager never cuts the board */
}

void repl_show_board(struct repl *repl) {
    show_board(repl, false);
}

void repl_show_whole_board(struct repl *repl) {
    show_board(repl, true);
}

/* How many lines the board takes. */
static unsigned count_board_lines(struct repl *repl) {
    struct text *out = &repl->room->out;
    const size_t from = out->length;
    const unsigned before = dialogue_lines(out);
    const char *names[2];
    dialogue_show_board(repl->room, repl_game(repl), session_position(&repl->table.record.session),
                        board_style(repl, names), repl->table.beside);
    const unsigned lines = dialogue_lines(out) - before;
    text_cut(out, from);
    return lines;
}

/* How many lines there are from the board to the end of what is said, where that has the board, as
 * `why` in Queen has; else SIZE_MAX. */
static size_t lines_from_board(const struct repl *repl, const struct text *said) {
    const struct session *session = &repl->table.record.session;
    struct style style = terminal_style(&repl->room->terminal);
    struct text *board = scratch(), *rest = scratch();
    style.start = session_position_at(session, 0);
    style.lost = repl_marks_lost(repl);
    canvas_draw_text(session->game, session_position(session), &style, board);
    const char *at = strstr(text_string(said), board->data);
    if (!at) return SIZE_MAX;
    text_add(rest, at);
    return dialogue_lines(rest);
}

bool repl_show_lost_board(struct repl *repl, struct prompt *prompt) {
    enum { APART = 3 }; /* lines: an empty one above the board, one below it, and the prompt */
    struct text *said = scratch();
    text_add(said, text_string(&repl->room->out));
    text_fold(said, terminal_fold_width());
    const unsigned lines = dialogue_lines(said), height = terminal_height();
    if (terminal_keeps_board(lines) || lines_from_board(repl, said) < height) return true;
    const unsigned needed = count_board_lines(repl) + APART;
    if (needed > height) return true; /* it has no room in this window anyway */
    if (lines + needed > height) {
        repl->room->asks_anew = "board"; /* at once, for whoever skips the rest */
        if (!prompt_pause(prompt, "Press Enter for the board: ")) return false;
    }
    const bool why_is_fresh = repl->table.why_is_fresh;
    terminal_forget_mark(); /* so that no empty lines below the board push away what was said */
    repl_show_board(repl);
    repl->table.why_is_fresh = why_is_fresh;
    return true;
}

/* Says that this move gives away the win or the draw. */
static void add_cost(const struct question *question, const struct move *move, const char *what,
                     struct text *text) {
    text_addf(text, " So it gives the %s away to ", what);
    question->game->say_move(question->position, move, text);
    text_add_char(text, '.');
}

void repl_show_why_not(struct repl *repl, const char *line) {
    const struct question question = repl_question(repl);
    struct move move;
    struct text *why = scratch();
    if (!game_read_move(question.game, question.position, question.mover, line, &move, why)) {
        dialogue_say(repl->room, "%s", why->data);
        return;
    }
    repl_take_help(repl, "asked why");
    const struct question next = scratch_after(&question, &move);
    const char *other = repl_name(repl, next.mover);
    enum outcome before, outcome;
    struct advice advice;
    enum nimm_status known = solve_outcome(repl->room->solver, &question, &before);
    enum nimm_status status = solve_outcome(repl->room->solver, &next, &outcome);
    struct text *out = &repl->room->out;
    text_add(out, TEXT_FOLD);
    if (status != NIMM_OK) {
        text_add(out, "What follows is too large to search.");
    } else if (outcome == OUTCOME_P) {
        text_addf(out, "That move wins: no reply by %s can beat it.", other);
    } else if (outcome == OUTCOME_D) {
        text_add(out, "Then with good play nobody wins: a draw.");
    } else if (game_is_over(next.game, next.position, next.mover)) {
        text_addf(out, "It ends the game, and %s wins.", other);
    } else if (solve_advice(repl->room->solver, &next, &advice) == NIMM_OK) {
        text_addf(out, "Then %s can answer: ", other);
        explain_advice(&next, &advice, out);
        text_add_char(out, '.');
        explain_result(repl->room->solver, &next, &advice.move, repl->asked.form, out);
    }
    const bool costs = status == NIMM_OK && known == NIMM_OK && outcome != OUTCOME_P;
    if (costs && before == OUTCOME_P)
        text_add(out, " But no other move would win either.");
    else if (costs && before == OUTCOME_N)
        add_cost(&question, &move, "win", out);
    else if (costs && outcome == OUTCOME_N)
        add_cost(&question, &move, "draw", out);
    text_add_char(out, '\n');
}

void repl_show_score(struct repl *repl) {
    dialogue_say(repl->room, "Score: %u for %s, %u for %s.", repl->table.score[0],
                 repl_name(repl, 0), repl->table.score[1], repl_name(repl, 1));
}

void repl_show_grounds(struct repl *repl, enum explain_form form, bool whole) {
    struct question question = repl_question(repl);
    const void *start = session_position_at(&repl->table.record.session, 0);
    const bool is_brief = !whole || repl->table.why_is_fresh;
    dialogue_explain(repl->room, &question, start, form, whole, is_brief,
                     repl_name(repl, question.mover));
}

/* Adds what makes this move a good one, for whoever has been told which it is, and once that has
 * been said, where there is more. */
static void add_reason(struct repl *repl, const struct question *question, const struct move *move,
                       bool is_known, struct text *out) {
    const size_t from = out->length;
    const bool is_copied = explain_copying(repl->room->solver, question, move, out);
    if (!is_copied && game_is_nim(question->game) && !question->misere)
        powers_change(repl->room->solver, question, move, out);
    else if (!is_copied)
        explain_result(repl->room->solver, question, move, repl->asked.form, out);
    if (is_known || out->length == from) text_add(out, " Type why for more.");
}

/* Says what wins without any theory: taking all stones, if the move does, or copying. Returns false
 * if neither does. */
static bool show_simple_way(struct repl *repl, const struct move *move) {
    const struct question question = repl_question(repl);
    struct nimm_solver *solver = repl->room->solver;
    const struct question left = scratch_after(&question, move);
    struct text *way = scratch();
    struct move copying;
    const bool is_last = game_is_over(left.game, left.position, left.mover);
    if (question.game->prints_stones && is_last && !question.misere) {
        dialogue_say(repl->room, "%s can take all that is left.", repl_name(repl, question.mover));
        return true;
    }
    if (solve_paired_parts(solver, &question) > 0) {
        explain_simple_way(solver, &question, way);
        dialogue_say(repl->room, "%s", way->data);
        return true;
    }
    if (question.misere || !solve_copying(solver, &question, &copying)) return false;
    dialogue_say(repl->room, "%s can win by copying.", repl_name(repl, question.mover));
    return true;
}

static bool has_many_piles(struct repl *repl, const struct question *question) {
    struct piles piles;
    return solve_piles(repl->room->solver, question->game, question->position, &piles) == NIMM_OK &&
           piles.n > 1;
}

/* Says who can win in misere Nim, before how. */
static void show_winner_of_misere(struct repl *repl) {
    const struct question question = repl_question(repl);
    enum outcome outcome;
    if (!game_is_nim(question.game) || !has_many_piles(repl, &question)) return;
    if (solve_outcome(repl->room->solver, &question, &outcome) != NIMM_OK) return;
    const enum player winner = outcome == OUTCOME_N ? question.mover : !question.mover;
    dialogue_say(repl->room, "%s can win.", repl_name(repl, winner));
}

/* Says what the first answer to `why` begins with: who can win, where a grid of several piles would
 * be first, and, once a game, how it is Nim in disguise. */
static void show_winner_first(struct repl *repl) {
    const struct question question = repl_question(repl);
    struct solution solution;
    struct text *idea = scratch();
    if (question.misere) {
        show_winner_of_misere(repl);
        return;
    }
    solve_position(repl->room->solver, &question, &solution);
    if (!solution.has_value) return;
    const enum player winner = solution.value > 0 ? question.mover : !question.mover;
    if (solution.piles.n > 1) dialogue_say(repl->room, "%s can win.", repl_name(repl, winner));
    if (repl->table.told_theory || !question.game->theory->disguise) return;
    game_add_idea(question.game, question.position, idea);
    dialogue_say(repl->room, "%s", idea->data);
}

/* Adds how the other player answers the move of a player who has no move that wins, where there is
 * no grid to show it. */
static void add_answer(struct repl *repl, const struct question *question, const struct move *move,
                       struct text *text) {
    const struct question next = scratch_after(question, move);
    struct advice answer;
    struct nimm_solver *solver = repl->room->solver;
    if (has_many_piles(repl, question) || solve_advice(solver, &next, &answer) != NIMM_OK) return;
    text_addf(text, " Then %s can ", repl_name(repl, next.mover));
    next.game->say_move(next.position, &answer.move, text);
    text_add_char(text, '.');
}

/* Shows a position of one Nim pile in binary, for whoever asks for that. */
static void show_single_pile(struct repl *repl) {
    const struct question question = repl_question(repl);
    struct piles piles;
    if (question.misere) return;
    if (solve_piles(repl->room->solver, question.game, question.position, &piles) == NIMM_OK &&
        piles.n == 1)
        dialogue_show_piles(repl->room, &question, EXPLAIN_GRID);
}

/* Everything shown shares one budget. The move comes first: it may be known where the values are
 * not. */
static void show_advice(struct repl *repl, enum grounds grounds, enum explain_form form) {
    const bool with_grounds = grounds != GROUNDS_NONE, whole = grounds == GROUNDS_WHOLE;
    struct text *out = &repl->room->out;
    struct question question = repl_question(repl);
    struct advice advice;
    const unsigned told = repl->table.suggested++;
    repl_take_help(repl, with_grounds ? "asked why" : "took a hint");
    dialogue_begin_work(repl->room);
    enum nimm_status status = solve_advice(repl->room->solver, &question, &advice);
    const bool is_shown =
        grounds == GROUNDS_SIMPLE && status == NIMM_OK && show_simple_way(repl, &advice.move);
    const bool tells_theory = with_grounds && !is_shown;
    if (tells_theory && grounds == GROUNDS_SIMPLE) show_winner_first(repl);
    if (grounds == GROUNDS_IN_FORM && form == EXPLAIN_GRID) show_single_pile(repl);
    if (tells_theory) repl_show_grounds(repl, form, whole);
    repl->table.told_theory |= tells_theory;
    text_add(out, TEXT_FOLD);
    if (status == NIMM_OK) {
        text_addf(out, "Suggestion for %s: ", repl_name(repl, question.mover));
        explain_advice(&question, &advice, out);
        text_add_char(out, '.');
        if (whole) explain_result(repl->room->solver, &question, &advice.move, form, out);
        if (told > 0 && !with_grounds) add_reason(repl, &question, &advice.move, told > 1, out);
        if (with_grounds && !whole)
            explain_copying(repl->room->solver, &question, &advice.move, out);
        if (tells_theory && advice.kind == ADVICE_RESISTING)
            add_answer(repl, &question, &advice.move, out);
    } else {
        text_add(out, "The search for a suggestion was interrupted.");
    }
    text_add_char(out, '\n');
    dialogue_end_work(repl->room);
}

void repl_show_winner(struct repl *repl) {
    const struct question question = repl_question(repl);
    const char *mover = repl_name(repl, question.mover), *other = repl_name(repl, !question.mover);
    enum outcome outcome;
    repl_take_help(repl, "asked who wins");
    if (solve_outcome(repl->room->solver, &question, &outcome) != NIMM_OK)
        dialogue_say(repl->room,
                     "This position is too large to search: nimm cannot tell who wins.");
    else if (outcome == OUTCOME_D)
        dialogue_say(repl->room, "With good play nobody wins: a draw. Type why for the reason.");
    else if (outcome == OUTCOME_N)
        dialogue_say(repl->room, "%s can win. Type why for the reason.", mover);
    else
        dialogue_say(repl->room, "%s can win, for %s has no winning move. Type why for the reason.",
                     other, mover);
}

void repl_show_suggestion(struct repl *repl) {
    show_advice(repl, GROUNDS_NONE, EXPLAIN_GRID);
}

void repl_show_why(struct repl *repl, enum grounds grounds, enum explain_form form) {
    show_advice(repl, grounds, form);
}

void repl_show_move_help(struct repl *repl) {
    const struct question question = repl_question(repl);
    struct text *help = scratch();
    game_add_move_help(question.game, question.position, question.mover, help);
    dialogue_say(repl->room, "A move is %s.", help->data);
}

void repl_add_move(struct repl *repl, size_t number) {
    const struct session *session = &repl->table.record.session;
    struct text *out = &repl->room->out, *said = scratch();
    const enum player mover = session_mover_at(session, number);
    session->game->say_move(session_position_at(session, number), &session->moves[number], said);
    size_t verb = strcspn(said->data, " ");
    terminal_paint(&repl->room->terminal, PAINT_BOLD, out);
    text_add(out, repl_name(repl, mover));
    terminal_paint(&repl->room->terminal, PAINT_NONE, out);
    text_add(out, " " TEXT_FOLD);
    text_add_bytes(out, said->data, verb);
    text_addf(out, "s%s", said->data + verb);
}

void repl_show_move(struct repl *repl, size_t number) {
    repl_add_move(repl, number);
    text_add(&repl->room->out, ".\n");
}

/* Adds what a player does whose move ends the game: "takes the last stone". */
static void add_ending(const struct session *session, struct text *text) {
    const struct game *game = session->game;
    const void *position = session_position(session);
    const bool is_decided = game->decided && game->decided(position);
    if (game->decided && !is_decided)
        text_add(text, "makes the last move");
    else if (game->ending)
        text_add(text, game->ending);
    else
        text_add(text, game->goal);
    if (is_decided && game->say_decided) game->say_decided(position, text);
}

/* Adds how a game that is over was drawn. */
static void add_draw(const struct repl *repl, struct text *text) {
    const struct session *session = &repl->table.record.session;
    if (session->played == SESSION_MOVES_MOST)
        text_addf(text, "A draw: %d moves have been made.", SESSION_MOVES_MOST);
    else
        text_addf(text, "A draw: this position has come up for the third time with %s to move.",
                  repl_name(repl, session_mover(session)));
}

void repl_show_result(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    struct text *said = scratch();
    text_add_char(&repl->room->out, '\n');
    if (session_is_drawn(session)) {
        add_draw(repl, said);
        dialogue_say(repl->room, "%s", said->data);
        return;
    }
    const char *winner = repl_name(repl, session_winner(session));
    const char *last = repl_name(repl, !session_mover(session));
    if (session->resigned) {
        text_addf(said, "%s resigns: %s wins.", repl_name(repl, session_mover(session)), winner);
    } else if (session->played == 0) {
        text_addf(said, "There is no move to make: %s wins.", winner);
    } else {
        text_addf(said, "%s ", last);
        add_ending(session, said);
        if (session->misere)
            text_addf(said, " and loses: %s wins.", winner);
        else
            text_add(said, " and wins.");
    }
    dialogue_say_bold(repl->room, "%s", said->data);
}

void repl_show_review(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const char *const names[] = {repl_name(repl, 0), repl_name(repl, 1)};
    const struct style style = terminal_style(&repl->room->terminal);
    struct review review;
    if (session->played == 0 && !session->resigned) {
        dialogue_say(repl->room, "No move has been made: there is nothing to review.");
        return;
    }
    repl_print(repl);
    if (review_game(&review, session, repl->room->solver) != NIMM_OK) return;
    review_print(session, &review, names, &style, &repl->room->out);
    review_free(&review);
}

/* --- games ----------------------------------------------------------------------------------- */

void repl_lay_out(struct repl *repl, uint64_t seed) {
    struct start start = repl->next;
    if (repl_plays_alone(repl)) {
        const enum player person = repl->table.record.players[0].computer;
        const bool is_free = start.balance == BALANCE_ANY;
        if (is_free && start.first != person) start.balance = BALANCE_FAIR;
        start_set_level(&start, repl->table.record.players[0].level);
    }
    repl->table.record.has_seed = true;
    repl->random = random_from_seed(seed);
    dialogue_begin_work(repl->room);
    if (repl->starts != REPL_STARTS_RANDOM ||
        start_draw(&start, repl->room->solver, &repl->random, repl->position, scratch()))
        repl->table.record.seed = seed;
    else
        dialogue_say(repl->room,
                     "No other starting position was found: here is the same one again.");
    dialogue_end_work(repl->room); /* if interrupted, the best start so far is taken */
    repl->table.slot = NULL;
    repl->table.was_over = repl->table.is_opened = false;
    terminal_forget_mark();
    session_end(&repl->table.record.session);
    session_start(&repl->table.record.session, repl->next.game, repl->position, repl->next.first,
                  repl->next.misere);
    repl_forget_board(repl);
}

void repl_set_score(struct repl *repl, unsigned first, unsigned second) {
    struct repl_table *table = &repl->table;
    table->score[0] = first;
    table->score[1] = second;
    for (unsigned seat = 0; seat < 2; seat++) table->record.score[seat] = table->score[seat];
}

/* --- the table ------------------------------------------------------------------------------- */

void repl_take_record(struct repl *repl, struct record *record) {
    const uint64_t seed = record->has_seed ? record->seed : repl->table.record.seed;
    record->climb |= repl->table.record.climb;
    record_free(&repl->table.record);
    free(repl->position);
    const struct game *game = record->session.game;
    repl->position = memory_copy(session_position_at(&record->session, 0), game->size);
    repl->starts = record->climb ? REPL_STARTS_RESUMED : REPL_STARTS_GIVEN;
    repl->next = (struct start){.game = game,
                                .first = record->session.first,
                                .misere = record->session.misere != record->turns_misere};
    repl->table.record = *record;
    repl_set_score(repl, record->score[0], record->score[1]);
    repl_forget_board(repl);
    repl->table.record.seed = seed;
    repl->table.record.has_seed = true;
    if (record->no_hints) repl->asked.hints = false;
    repl->table.explained = NULL;
    repl->table.retried = 0;
    repl->table.went_back = false;
    repl->table.help = NULL;
    repl->table.slot = NULL;
    repl->table.is_opened = true;
    repl->table.was_over = session_is_over(&repl->table.record.session);
    /* Should the computer take a person's place, it plays at the level of the other seat. */
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct record_player *other = &record->players[!seat];
        if (record->players[seat].computer) continue;
        repl->table.record.players[seat].level = other->computer ? other->level : PLAYER_PERFECT;
    }
    repl->asked.level = repl->table.record.players[0].level;
    if (repl_plays_alone(repl)) repl_set_level(repl, repl_ladder(repl), repl->asked.level);
    *record = (struct record){0};
}

bool repl_read(struct record *record, file_reader *read, const char *path, struct text *why) {
    struct text *contents = scratch();
    return read(path, RECORD_BYTES, contents, why) &&
           record_read(record, contents->data, contents->length, why);
}

void repl_free(struct repl *repl) {
    terminal_forget_mark(); /* which draws the board of this table */
    session_end(&repl->table.record.session);
    free(repl->position);
    levels_free(&repl->memory.levels);
    preview_free(&repl->preview);
}

bool repl_is_opened_at_end(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    return session_is_over(session) && session->recorded > 0;
}

void repl_show_players(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const size_t played = session->played;
    const char *move = "before the first move";
    if (played > 0) move = scratch_format("after move %zu", played);
    dialogue_say(repl->room, "%s against %s, %s, %s.", repl_name(repl, 0), repl_name(repl, 1),
                 repl_game(repl)->title, move);
    repl->table.changed = !repl_is_opened_at_end(repl);
    if (repl->table.changed) return;
    repl_add_board(repl);
}
