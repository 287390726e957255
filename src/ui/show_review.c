/* SPDX-License-Identifier: MIT */
#include "ui/show_review.h"

#include <string.h>

#include "core/text.h"
#include "ui/paragraph.h"

/* In the table names and moves have at most so many columns, and the winning moves at least. */
enum { NAME_COLUMNS = 12, MOVE_COLUMNS = 16, WINNING_COLUMNS = 14, GAP = 2 };

/* What is shown, and how. */
struct view {
    const struct session *session;
    const struct review *review;
    const char *const *names;
    const struct style *style;
    const char *short_names[2];
    size_t number_width, name_width, move_width;
    bool as_table;
    struct text *out;
};

static size_t larger(size_t a, size_t b) {
    return a > b ? a : b;
}

static const char *side_name(const char *const names[2], enum review_side side) {
    const char *const says[] = {[REVIEW_PLAYER_1] = names[0],
                                [REVIEW_PLAYER_2] = names[1],
                                [REVIEW_NOBODY] = "nobody",
                                [REVIEW_UNKNOWN] = "?"};
    return says[side];
}

static void add_move(const struct view *view, size_t played, const struct move *move, struct text *text) {
    view->session->game->print_move(session_position_at(view->session, played), move, text);
}

/* "1 2, 3 5" after `lead`, if all the winning moves are kept and both fit into `room` columns. */
static bool add_kept(const struct view *view, size_t played, const char *lead, size_t room,
                     struct text *text) {
    const struct review_position *position = &view->review->positions[played];
    struct text moves = {0};
    text_add(&moves, lead);
    for (size_t i = 0; i < position->kept; i++) {
        if (i > 0) text_add(&moves, ", ");
        add_move(view, played, &position->move[i], &moves);
    }
    bool all = position->winning.n == position->kept;
    bool fits = all && text_columns(nimm_text_string(&moves)) <= room;
    if (fits) text_add(text, nimm_text_string(&moves));
    nimm_text_free(&moves);
    return fits;
}

/* --- the table ------------------------------------------------------------------------------- */

static void add_cell(struct text *out, const char *string, size_t width) {
    size_t columns = text_columns(string);
    text_add(out, string);
    text_add_repeated(out, " ", (columns < width ? width - columns : 0) + GAP);
}

static void add_winning_cell(const struct view *view, size_t played, size_t room) {
    const struct review_position *position = &view->review->positions[played];
    struct text *out = view->out;
    bool one = position->winning.n == 1;
    if (position->status != NIMM_SOLVE_OK || position->listed == NIMM_SOLVE_TOO_LARGE) {
        text_add(out, "?");
    } else if (position->winning.n == 0) {
        text_add(out, "none");
    } else if (!add_kept(view, played, one ? "only " : "", room, out)) {
        nimm_count_print(position->winning, out);
        text_add(out, one ? " move" : " moves");
    }
}

static size_t table_width(const struct view *view) {
    return 2 + view->number_width + view->move_width + 3 * view->name_width + 6 * GAP;
}

static void add_row(const struct view *view, size_t i) {
    const struct review_position *position = &view->review->positions[i];
    struct text *out = view->out, cell = {0};
    unsigned mover = session_mover_at(view->session, i);
    text_addf(out, " %*zu", (int)view->number_width, i + 1);
    text_add_repeated(out, " ", GAP);
    add_cell(out, view->short_names[mover], view->name_width);
    add_move(view, i, &view->session->moves[i], &cell);
    add_cell(out, nimm_text_string(&cell), view->move_width);
    nimm_text_free(&cell);
    add_cell(out, side_name(view->short_names, position->side), view->name_width);
    add_cell(out, side_name(view->short_names, position[1].side), view->name_width);
    add_cell(out, position->turned ? "!" : "", 1);
    add_winning_cell(view, i, view->style->width - table_width(view));
    text_add_char(out, '\n');
}

static void add_table(const struct view *view) {
    struct text *out = view->out;
    text_add_repeated(out, " ", 1 + view->number_width - 2);
    add_cell(out, "No", 2);
    add_cell(out, "Player", view->name_width);
    add_cell(out, "Move", view->move_width);
    add_cell(out, "Before", view->name_width);
    add_cell(out, "After", view->name_width);
    add_cell(out, "", 1);
    text_add(out, "Winning moves\n");
    for (size_t i = 0; i < view->review->n; i++) add_row(view, i);
}

/* --- sentences ------------------------------------------------------------------------------- */

static void add_winning_words(const struct view *view, size_t i, struct text *line) {
    const struct review_position *position = &view->review->positions[i];
    if (position->status != NIMM_SOLVE_OK) {
        text_add(line, " The position before it is too large to search.");
    } else if (position->listed == NIMM_SOLVE_TOO_LARGE) {
        text_add(line, " The winning moves are too many to search.");
    } else if (position->winning.n == 0) {
        text_add(line, " No move could have won.");
    } else if (position->winning.n == 1) {
        add_kept(view, i, " The only winning move was ", SIZE_MAX, line);
        text_add_char(line, '.');
    } else {
        text_add(line, " There were ");
        nimm_count_print(position->winning, line);
        text_add(line, " winning moves");
        add_kept(view, i, ": ", SIZE_MAX, line);
        text_add_char(line, '.');
    }
}

static void add_who(const struct view *view, const char *when, enum review_side side, struct text *line) {
    if (side == REVIEW_UNKNOWN) return;
    text_addf(line, " %s it %s could win.", when, side_name(view->names, side));
}

static void add_sentences(const struct view *view) {
    struct text *out = view->out;
    for (size_t i = 0; i < view->review->n; i++) {
        size_t from = out->length;
        unsigned mover = session_mover_at(view->session, i);
        text_addf(out, "Move %zu, %s: ", i + 1, view->names[mover]);
        add_move(view, i, &view->session->moves[i], out);
        text_add_char(out, '.');
        enum review_side before = view->review->positions[i].side,
                         after = view->review->positions[i + 1].side;
        if (before != after) add_who(view, "Before", before, out);
        add_who(view, before == after ? "Before and after" : "After", after, out);
        add_winning_words(view, i, out);
        text_wrap(out, from, view->style->width, 2);
    }
}

/* --- turning points -------------------------------------------------------------------------- */

static const char *what_was_lost(const struct view *view, size_t played) {
    const struct review *review = view->review;
    bool had_draw = review->positions[played].side == REVIEW_NOBODY;
    if (played == review->n) return had_draw ? "resigned, though the game was drawn" : "resigned a won game";
    if (had_draw) return "gave the draw away";
    return review->positions[played + 1].side == REVIEW_NOBODY ? "let the win slip to a draw"
                                                               : "threw the win away";
}

static void add_turning_point(const struct view *view, size_t played) {
    struct text *out = view->out;
    const struct review_position *position = &view->review->positions[played];
    size_t from = out->length;
    if (played < view->review->n)
        text_addf(out, "Move %zu: ", played + 1);
    else
        text_add(out, "At the end: ");
    text_addf(out, "%s %s", view->names[session_mover_at(view->session, played)],
              what_was_lost(view, played));
    if (position->has_better) {
        text_add(out, "; ");
        add_move(view, played, &position->better, out);
        text_add(out, " would have kept it (");
        view->session->game->say_move(session_position_at(view->session, played), &position->better, out);
        text_add_char(out, ')');
    }
    text_add_char(out, '.');
    text_wrap(out, from, view->style->width, 2);
}

static void add_turning_points(const struct view *view) {
    const struct review *review = view->review;
    size_t found = 0, unknown = 0;
    for (size_t i = 0; i <= review->n; i++) {
        if (review->positions[i].turned) add_turning_point(view, i);
        found += review->positions[i].turned;
        unknown += review->positions[i].side == REVIEW_UNKNOWN;
    }
    if (unknown > 0)
        paragraph_addf(view->out, view->style->width,
                       "%zu of %zu positions are too large to search: who could win there is not known.",
                       unknown, review->n + 1);
    else if (found == 0)
        text_add(view->out, "Nobody gave anything away.\n");
}

/* --- the lead -------------------------------------------------------------------------------- */

/* Who could win, where that changes, in words. */
static void add_lead_in_words(const struct view *view) {
    struct text *out = view->out;
    size_t from = out->length;
    const struct review *review = view->review;
    text_add(out, "Who could win: ");
    for (size_t i = 0; i <= review->n; i++) {
        enum review_side side = review->positions[i].side;
        if (i > 0 && side == review->positions[i - 1].side) continue;
        if (i > 0) text_add(out, "; ");
        text_add(out, side == REVIEW_UNKNOWN ? "not known" : side_name(view->names, side));
        if (i == 0)
            text_add(out, " at the start");
        else
            text_addf(out, " after move %zu", i);
    }
    text_add_char(out, '.');
    text_wrap(out, from, view->style->width, 0);
}

/* "Ada <<>< Charles", in tens, each character pointing at who could win. */
static void add_lead(const struct view *view) {
    struct text *out = view->out;
    static const char marks[] = {
        [REVIEW_PLAYER_1] = '<', [REVIEW_PLAYER_2] = '>', [REVIEW_NOBODY] = '=', [REVIEW_UNKNOWN] = '?'};
    const struct review *review = view->review;
    size_t from = out->length;
    bool drawn = false, unknown = false;
    text_addf(out, "%s ", view->names[0]);
    for (size_t i = 0; i <= review->n; i++) {
        enum review_side side = review->positions[i].side;
        if (i > 0 && i % 10 == 0) text_add_char(out, ' ');
        text_add_char(out, marks[side]);
        drawn |= side == REVIEW_NOBODY;
        unknown |= side == REVIEW_UNKNOWN;
    }
    text_addf(out, " %s", view->names[1]);
    text_wrap(out, from, view->style->width, (unsigned)text_columns(view->names[0]) + 1);
    paragraph_addf(out, view->style->width,
                   "(A mark for the start, then one for each move: < %s could win, > %s could win%s%s.)",
                   view->names[0], view->names[1], drawn ? ", = nobody could" : "",
                   unknown ? ", ? not known" : "");
}

/* --- all of it ------------------------------------------------------------------------------- */

static void measure(struct view *view) {
    const struct session *session = view->session;
    struct text cell = {0};
    bool are_short = true;
    for (unsigned i = 0; i < 2; i++) are_short &= text_columns(view->names[i]) <= NAME_COLUMNS;
    view->short_names[0] = are_short ? view->names[0] : "Player 1";
    view->short_names[1] = are_short ? view->names[1] : "Player 2";
    view->name_width = strlen("Player");
    for (unsigned i = 0; i < 2; i++)
        view->name_width = larger(view->name_width, text_columns(view->short_names[i]));
    view->move_width = strlen("Move");
    for (size_t i = 0; i < view->review->n; i++) {
        nimm_text_clear(&cell);
        add_move(view, i, &session->moves[i], &cell);
        size_t columns = text_columns(nimm_text_string(&cell));
        view->move_width = larger(view->move_width, columns);
    }
    nimm_text_clear(&cell);
    text_addf(&cell, "%zu", view->review->n);
    view->number_width = larger(2, cell.length);
    view->as_table = !view->style->plain && view->move_width <= MOVE_COLUMNS &&
                     table_width(view) + WINNING_COLUMNS <= view->style->width;
    nimm_text_free(&cell);
}

void show_review(const struct session *session, const struct review *review, const char *const names[2],
                 const struct style *style, struct text *out) {
    struct view view = {.session = session, .review = review, .names = names, .style = style, .out = out};
    measure(&view);
    text_add_char(out, '\n');
    if (review->n == 0) {
        text_add(out, "No move was made.\n");
    } else if (!view.as_table) {
        add_sentences(&view);
    } else {
        if (view.short_names[0] != names[0])
            paragraph_addf(out, style->width, "Player 1 is %s, player 2 is %s.", names[0], names[1]);
        paragraph_add(out, "Who could have won before and after each move; ! marks a turning point.",
                      style->width, 0);
        add_table(&view);
    }
    add_turning_points(&view);
    if (style->plain)
        add_lead_in_words(&view);
    else
        add_lead(&view);
}

void show_review_line(const struct session *session, const struct review *review, unsigned player,
                      unsigned width, struct text *out) {
    const enum review_side own = player == 0 ? REVIEW_PLAYER_1 : REVIEW_PLAYER_2;
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
            session->game->print_move(session_position_at(session, i), &turned->better, out);
            text_add(out, " would have kept it");
        }
        text_add(out, session_winner(session) == player ? "; but it came back to you." : ".");
    } else {
        text_add(out, "Once you had it, you never let it go.");
    }
    text_wrap(out, from, width, 2);
}
