/* SPDX-License-Identifier: MIT */
/* What a line of the lecture shows or asks: an item for each of its positions, worked out within
 * the budget of its step. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "say/explain.h"
#include "say/label.h"
#include "say/lecture_read.h"
#include "say/moves.h"
#include "say/scratch.h"

/* Works out what is to be shown of a position, so that the budget of the step covers it. Returns
 * another status than NIMM_OK if there would be nothing to show. */
static enum nimm_status work_out(struct nimm_solver *solver, enum lecture_show show,
                                 const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    const struct style style = {.width = 80, .plain = true};
    struct text *shown = scratch();
    struct graph graph = {0};
    struct solution solution;
    bool fits = true;
    switch (show) {
    case SHOW_BOARD:
    case SHOW_VALUES:
    case SHOW_SQUARE:
        break;
    case SHOW_GRID:
    case SHOW_GROUPS:
        solve_position(solver, &question, &solution);
        break;
    case SHOW_WHY:
    case SHOW_WORK:
        solve_position(solver, &question, &solution);
        explain_position(solver, &question, &solution, EXPLAIN_GRID, true, &style, "", shown);
        moves_show_winning(solver, &question, "", "", &style, shown);
        break;
    case SHOW_WINNING:
        moves_show_winning(solver, &question, "", "", &style, shown);
        break;
    case SHOW_LEMMA:
        moves_show_lemma(solver, &question, &style, shown);
        break;
    case SHOW_GAME:
        if (about->reason.length > 0) break; /* its moves are told */
        return moves_show_game(solver, &question, true, shown);
    case SHOW_MEX:
    case SHOW_OUTCOME:
        moves_show_label(solver, &question, show == SHOW_MEX, LABEL_WORDS, shown);
        break;
    case SHOW_MAP:
    case SHOW_LABELS:
    case SHOWS:
        if (!question.game->partisan) label_graph(solver, &question, LABEL_NODES, &graph);
        fits = show != SHOW_MAP || graph.n_nodes <= LECTURE_MAP;
        graph_free(&graph);
        break;
    }
    const enum nimm_status status = solver_spend(solver, 0);
    return status == NIMM_OK && !fits ? NIMM_TOO_LARGE : status;
}

/* What the step shows of a position that somebody types. */
static enum lecture_show typed_in_step(const struct lecture_reader *reader) {
    const struct lecture *lecture = reader->lecture;
    return lecture->n_steps > 0 ? lecture->steps[lecture->n_steps - 1].typed : 0;
}

/* Adds an item of that kind, which takes *about, with its answer if it needs one. The words name it
 * in a complaint. */
static void add_about(struct lecture_reader *reader, const struct lecture_item *like,
                      struct quiz_question *about, const char *words) {
    const char *quoted = scratch_format("\"%s\"", words);
    enum nimm_status status = NIMM_OK;
    const bool is_table = like->show == SHOW_VALUES || like->show == SHOW_SQUARE;
    if (is_table || like->kind == LECTURE_ASK || like->kind == LECTURE_GALLERY)
        status = lecture_find_answer(reader->solver, about);
    if (status == NIMM_OK && like->kind == LECTURE_SHOW)
        status = work_out(reader->solver, like->show, about);
    if (status == NIMM_OK) {
        struct lecture_item *item = lecture_add_item(reader, like->kind, NULL);
        item->show = like->show;
        item->number = like->number;
        item->about = *about;
        item->about.knows_sum = reader->knows_sum;
        item->about.wants_all = like->about.wants_all;
        item->about.by_groups = !reader->knows_sum && typed_in_step(reader) == SHOW_GROUPS;
        return;
    }
    if (status == NIMM_NO_ANSWER)
        lecture_complain(
            reader, scratch_format("%s has no answer: %s", quoted, lecture_why_no_answer(about)));
    else if (solver_spend(reader->solver, 0) == NIMM_OK && like->show == SHOW_MAP)
        lecture_complain(reader, label_no_map(LECTURE_MAP));
    else if (solver_spend(reader->solver, 0) == NIMM_OK)
        lecture_complain(reader, scratch_format("%s is too large to search", quoted));
    else
        lecture_complain_of_work(reader, reader->line, quoted);
    quiz_question_free(about);
}

/* Reads the moves that are told of a game, "1 3, 2 3". Returns false, after saying why, if they are
 * not a whole game. */
static bool take_moves(struct quiz_question *about, const char *moves, struct text *why) {
    const struct question question = quiz_position_question(about);
    struct text *reason = scratch();
    if (!moves_show_played(&question, moves, true, scratch(), reason))
        return text_refuse(why, "the game cannot be played like this: %s", reason->data);
    text_add(&about->reason, moves);
    return true;
}

void lecture_add_words(struct lecture_reader *reader, const struct lecture_item *like,
                       const char *words) {
    struct quiz_question about = {0};
    struct text *why = scratch();
    words = scan_spaces(words);
    const char *colon = like->show == SHOW_GAME ? strstr(words, ": ") : NULL;
    if (colon) words = scratch_format("%.*s", (int)(colon - words), words);
    const bool may_be_alone = like->kind == LECTURE_GALLERY;
    if (lecture_make_question(like->about.topic, words, &about, why) &&
        (may_be_alone || lecture_has_position(words, &about, why)) &&
        (!colon || take_moves(&about, scan_spaces(colon + 1), why)))
        add_about(reader, like, &about, words);
    else
        lecture_complain(reader, why->data);
    if (why->length > 0) quiz_question_free(&about);
}

/* --- several positions in a line -------------------------------------------------------------- */

enum { MOST_OF_RANGE = 101 };

/* True if the text begins as a range such as 0..20 does, or is meant as one: 0.20, 0-20. ".." alone
 * is a row of fallen pins. */
static bool begins_range(const char *text) {
    static const char digits[] = "0123456789";
    const char *after = text + strspn(text, digits);
    if (after == text) return false;
    if (strncmp(after, "..", 2) == 0) return true;
    const size_t more = *after == '.' || *after == '-' ? strspn(after + 1, digits) : 0;
    return more > 0 && strchr("; ", after[1 + more]);
}

/* Reads a range up to the next semicolon. Returns false if it is not one, or has too many
 * numbers. */
static bool read_range(const char *text, struct range *range) {
    const struct token low = {text, strspn(text, "0123456789")};
    const char *rest = text + low.length + strlen("..");
    return strncmp(text + low.length, "..", 2) == 0 &&
           token_number_in(low, 0, UINT32_MAX, &range->low) &&
           token_number_in(scan_token(&rest, ";"), range->low, range->low + MOST_OF_RANGE - 1,
                           &range->high);
}

/* Adds an item for the part of a series, or, if it is a range, for each of its numbers. `head` is
 * the game that the parts are positions of; it is empty where they are lists of numbers. */
static void add_part(struct lecture_reader *reader, const struct lecture_item *like,
                     struct token head, struct token part) {
    const size_t mistakes = reader->n_mistakes;
    struct range range;
    if (!begins_range(part.start)) {
        lecture_add_words(reader, like,
                          scratch_format("%.*s %.*s", (int)head.length, head.start,
                                         (int)part.length, part.start));
        return;
    }
    if (like->kind == LECTURE_SHOW && (like->show == SHOW_MAP || like->show == SHOW_LABELS)) {
        lecture_complain(reader,
                         "the map of the largest position has the smaller ones on it, too: write "
                         "that one, not a range");
        return;
    }
    if (!read_range(part.start, &range)) {
        lecture_complain(
            reader,
            scratch_format(
                "\"%.*s\" is not a range: write A..B, such as 0..20, with at most %d numbers",
                (int)part.length, part.start, MOST_OF_RANGE));
        return;
    }
    for (uint64_t n = range.low; n <= range.high && reader->n_mistakes == mistakes; n++)
        lecture_add_words(reader, like,
                          scratch_format("%.*s %" PRIu64, (int)head.length, head.start, n));
}

void lecture_add_series(struct lecture_reader *reader, const struct lecture_item *like,
                        const char *words) {
    const char *at = words;
    if (!lecture_is_about_numbers(like->about.topic, words)) {
        const struct token name = scan_token(&at, "");
        if (token_is(name, "misere")) scan_token(&at, "");
    }
    const struct token head = {words, (size_t)(at - words)};
    const char *first = scan_spaces(at);
    do {
        const char *start = scan_spaces(at), *end = at + strcspn(at, ";");
        const bool is_named_again =
            start != first && head.length > 0 && strncasecmp(start, head.start, head.length) == 0;
        if (is_named_again) {
            lecture_complain(reader,
                             scratch_format("name the game once, before the first position: %.*s",
                                            (int)strcspn(words, ";"), words));
            return;
        }
        add_part(reader, like, head, (struct token){start, (size_t)(end - start)});
        at = *end == ';' ? end + 1 : end;
    } while (*at != '\0');
}

/* --- boards of all sizes, and all positions that come of one ---------------------------------- */

bool lecture_add_square(struct lecture_reader *reader, struct lecture_item like,
                        const char *words) {
    enum { MOST_SIDE = 10 };
    const char *at = words;
    const struct token name = scan_token(&at, "");
    const struct game *game = game_find(scratch_format("%.*s", (int)name.length, name.start));
    const size_t mistakes = reader->n_mistakes;
    struct range sides;
    at = scan_spaces(at);
    if (!game || !game->reads_size || !begins_range(at)) return false;
    if (!read_range(at, &sides) || sides.high == 0 || sides.high - sides.low >= MOST_SIDE) {
        lecture_complain(reader,
                         scratch_format("\"%s\" is not a range of sides: write A..B, such as 1..6, "
                                        "with at most %d numbers",
                                        at, MOST_SIDE));
        return true;
    }
    if (sides.low == 0) sides.low = 1;
    like.show = SHOW_SQUARE;
    for (uint64_t row = sides.low; row <= sides.high; row++)
        for (uint64_t column = sides.low; column <= sides.high; column++)
            if (reader->n_mistakes == mistakes)
                lecture_add_words(reader, &like,
                                  scratch_format("%s %" PRIu64 "x%" PRIu64, game->id, row, column));
    return true;
}

void lecture_ask_labels(struct lecture_reader *reader, const char *words) {
    const size_t from = reader->lecture->n_items;
    struct quiz_question whole = {0};
    struct graph graph = {0};
    struct text *why = scratch();
    bool good = lecture_make_question(QUIZ_VALUE, words, &whole, why);
    const struct question question = quiz_position_question(&whole);
    if (good && whole.game->partisan)
        good = text_refuse(why, "a game whose players have different moves has no labels");
    if (good && !label_graph(reader->solver, &question, LECTURE_MAP, &graph))
        good = text_refuse(why, "at most %d positions can be labeled here", LECTURE_MAP);
    if (!good) lecture_complain(reader, why->data);
    const struct lecture_item like = {.kind = LECTURE_ASK};
    for (uint32_t i = 0; good && i < graph.n_nodes; i++) {
        const void *position = graph_position(&graph, graph.order[i]);
        struct quiz_question about = {.topic = graph.by_value ? QUIZ_VALUE : QUIZ_OUTCOME,
                                      .misere = whole.misere,
                                      .game = whole.game,
                                      .position = memory_copy(position, whole.game->size)};
        add_about(reader, &like, &about, scratch_position(whole.game, position));
    }
    if (from < reader->lecture->n_items) {
        reader->lecture->items[from].about.whole = whole.position;
        whole.position = NULL;
    }
    graph_free(&graph);
    quiz_question_free(&whole);
}
