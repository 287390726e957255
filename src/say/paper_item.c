/* SPDX-License-Identifier: MIT */
#include "say/paper_item.h"

#include <inttypes.h>
#include <string.h>

#include "core/text.h"
#include "games/map.h"
#include "games/player.h"
#include "say/explain.h"
#include "say/moves.h"
#include "say/paper_board.h"
#include "say/paper_html.h"
#include "say/paper_table.h"
#include "say/powers.h"
#include "say/scratch.h"

/* --- what stands on the sheet ----------------------------------------------------------------- */

bool paper_is_about(const struct lecture_item *item, const struct question *question) {
    return item->about.game == question->game &&
           memcmp(item->about.position, question->position, question->game->size) == 0;
}

bool paper_asks(const struct paper *paper, const struct lecture_page *page, enum quiz_topic topic,
                const struct question *question) {
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const bool is_topic = item->kind == LECTURE_ASK && item->about.topic == topic;
        if (is_topic && item->about.game && paper_is_about(item, question)) return true;
    }
    return false;
}

bool paper_shows(const struct paper *paper, size_t from, size_t to, enum lecture_show show) {
    for (size_t i = from; i < to; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind == LECTURE_SHOW && item->show == show) return true;
    }
    return false;
}

bool paper_is_boxed(const struct paper *paper, const struct question *question) {
    for (size_t i = 0; i < paper->lecture->n_items; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind == LECTURE_BOX && paper_is_about(item, question)) return true;
    }
    return false;
}

static bool asks_told(const struct paper *paper, const struct lecture_page *page) {
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind == LECTURE_ASK && quiz_is_told(item->about.topic)) return true;
    }
    return false;
}

/* True if the paragraph stands next to a sketch, which it then explains. */
static bool is_beside_sketch(const struct paper *paper, const struct lecture_page *page,
                             const struct lecture_item *item) {
    const struct lecture_item *first = &paper->lecture->items[page->from];
    const struct lecture_item *end = &paper->lecture->items[page->asks];
    if (item->kind != LECTURE_TEXT) return false;
    const bool is_before = item + 1 < end && item[1].kind == LECTURE_SKETCH;
    const bool is_after = item > first && item[-1].kind == LECTURE_SKETCH;
    return is_before || is_after;
}

/* True if the item is a paragraph of at most so many bytes, and the page has at most so many of
 * them before it asks. */
static bool is_short_text(const struct paper *paper, const struct lecture_page *page,
                          const struct lecture_item *item, size_t bytes, size_t most) {
    size_t paragraphs = 0;
    for (size_t i = page->from; i < page->asks; i++)
        paragraphs += paper->lecture->items[i].kind == LECTURE_TEXT;
    return item->kind == LECTURE_TEXT && strlen(item->words) <= bytes && paragraphs <= most;
}

const struct lecture_page *paper_first_page(const struct paper *paper,
                                            const struct lecture_page *page) {
    return &paper->lecture->pages[paper->lecture->steps[page->step].page];
}

bool paper_is_lead_in(const struct paper *paper, const struct lecture_page *page,
                      const struct lecture_item *item) {
    const bool is_first = page == paper_first_page(paper, page);
    return paper->lecture->is_own && !is_first && is_short_text(paper, page, item, 120, 1);
}

bool paper_ends_with_colon(const struct lecture_item *item) {
    const size_t length = item->kind == LECTURE_TEXT ? strlen(item->words) : 0;
    return length > 0 && item->words[length - 1] == ':';
}

bool paper_keeps(const struct paper *paper, const struct lecture_page *page,
                 const struct lecture_item *item) {
    const bool is_own = paper->lecture->is_own;
    const bool is_board = item->kind == LECTURE_SHOW && item->show == SHOW_BOARD;
    if (item->kind == LECTURE_SKETCH || item->kind == LECTURE_BOX) return is_own;
    if (is_own && is_beside_sketch(paper, page, item)) return true;
    if (is_own && is_short_text(paper, page, item, 240, 2)) return true;
    if (item->kind != LECTURE_SHOW) return false;
    if (is_own && (item->show == SHOW_VALUES || item->show == SHOW_SQUARE)) return true;
    const bool is_sum = is_board && item->about.game->is_sum;
    return is_board && (is_own || is_sum || asks_told(paper, page));
}

/* --- what is shown ---------------------------------------------------------------------------- */

/* True if the page has two columns, and a board has to fit into one of them. */
static bool has_column(const struct paper *paper) {
    return paper->is_brief && paper->lecture->is_own;
}

/* As it is typed, in smaller letters if it is wider than the page or, on a short sheet, a column.
 */
static void add_sketch(const struct paper *paper, const char *words) {
    enum { PAGE_COLUMNS = 86, COLUMN_COLUMNS = 41 };
    const size_t room = paper->is_brief ? COLUMN_COLUMNS : PAGE_COLUMNS;
    size_t widest = 0;
    for (const char *at = words; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        const char *line = scratch_format("%.*s", (int)strcspn(at, "\n"), at);
        const size_t columns = text_columns(line);
        if (columns > widest) widest = columns;
    }
    const size_t percent = widest > room ? 100 * room / widest : 100;
    text_add(paper->out, "<pre class=\"sketch\"");
    if (percent < 100) text_addf(paper->out, " style=\"font-size: %zu%%\"", percent);
    text_add_char(paper->out, '>');
    text_add_escaped(paper->out, words, strlen(words));
    text_add(paper->out, "</pre>\n");
}

/* Adds a map beside the text or, if it is to be labeled or is wide, across the page. In answers it
 * leads the same way. Says so if the map is too large; adds nothing if the game has none. */
static void add_map(const struct paper *paper, const struct question *question,
                    enum map_form form) {
    struct graph graph;
    if (question->game->partisan) return;
    if (label_graph(paper->solver, question, LECTURE_MAP, &graph)) {
        const bool is_across = paper_shows(paper, 0, paper->lecture->n_items, SHOW_LABELS);
        const enum map_way way = is_across ? map_way_to_label(&graph, MAP_BLANK) : MAP_DOWN;
        int wide, high;
        map_marks(&graph, form, way, scratch(), &wide, &high);
        text_addf(paper->out, "<div class=\"map%s%s%s\">", wide > MAP_COLUMN ? " wide" : "",
                  is_across ? " across" : "", way == MAP_RIGHT ? " below" : "");
        map_svg(&graph, form, way, false, paper->out);
        text_add(paper->out, "</div>\n");
    } else {
        paper_add_element(paper->out, "p", label_no_map(LECTURE_MAP));
    }
    graph_free(&graph);
}

/* True if the last paragraph of the step that begins so gives these moves as the way to win, as in
 * "Copying wins: take 1 from pile 2." */
static bool is_said_above(const struct paper *paper, const char *start, const char *moves) {
    const char *last = NULL;
    for (const char *at = text_string(paper->out); (at = strstr(at, start)); at++) last = at;
    if (!last) return false;
    const char *paragraph = scratch_format("%.*s", (int)strcspn(last + 1, "\n"), last + 1);
    return strstr(paragraph, scratch_format(": %s.", moves));
}

/* The page that the item is on. */
static const struct lecture_page *page_of(const struct paper *paper,
                                          const struct lecture_item *item) {
    const struct lecture_page *page = paper->lecture->pages;
    while (page->to <= (size_t)(item - paper->lecture->items)) page++;
    return page;
}

/* True if the page of this item has asked for the winning moves of the position, so that its answer
 * gives them. What a colon announces is given all the same. */
static bool is_answered(const struct paper *paper, const struct lecture_item *item,
                        const struct question *question) {
    const struct lecture_page *page = page_of(paper, item);
    const bool is_announced =
        item > &paper->lecture->items[page->answer] && paper_ends_with_colon(item - 1);
    return !is_announced && paper_asks(paper, page, QUIZ_MOVE, question);
}

/* "To win, take 1 from pile 2." Adds nothing if the winning moves are not known, or just said. */
static void add_winning(const struct paper *paper, const struct lecture_item *item) {
    const struct quiz_question *about = &item->about;
    const struct question question = quiz_position_question(about);
    if (is_answered(paper, item, &question)) return;
    struct text *moves = scratch();
    struct move_list list = {0};
    if (solve_winning_moves(paper->solver, &question, &list) != NIMM_OK) return;
    struct quiz_question asked = *about;
    asked.topic = QUIZ_MOVE;
    quiz_add_answer(paper->solver, &asked, false, moves);
    if (moves->length > 0 && is_said_above(paper, "\n<p", moves->data)) return;
    const char *where = question.game->notation_is_clear ? moves_where(&question) : "";
    /* The sheet calls rows of pins by their lengths. */
    if (*where && question.game->print_state)
        where = scratch_format(" in %s", paper_state(question.game, question.position));
    const char *advice = scratch_format("No move wins%s.", where);
    if (moves->length > 0) advice = scratch_format("To win%s, %s.", where, moves->data);
    paper_add_element(paper->out, "p", advice);
}

/* "leave 4,4 or 4,2,1,1": what the winning moves leave, each once. A name such as "4,4,1" does not
 * number the pins, so it cannot say which of them to hit. Adds nothing if no move wins. */
static void add_left(const struct paper *paper, const struct quiz_question *about,
                     struct text *text) {
    enum { MOST_MOVES = 100 };
    const struct question question = quiz_position_question(about);
    struct move moves[MOST_MOVES];
    struct move_list list = {.moves = moves, .limit = MOST_MOVES};
    struct text *all = scratch();
    if (solve_winning_moves(paper->solver, &question, &list) != NIMM_OK) return;
    for (size_t i = 0; i < list.n; i++) {
        const struct question left = scratch_after(&question, &moves[i]);
        const char *state = scratch_format(" %s or", paper_state(left.game, left.position));
        if (!strstr(text_string(all), state)) text_add(all, state);
    }
    if (all->length == 0) return;
    text_cut(all, all->length - strlen(" or"));
    text_addf(text, "leave%s", all->data);
}

/* Adds how the second player wins, where no nim-sum says so: "\n3,1,1: copy each move in the other
 * arm of its pair." */
static void add_replies(const struct paper *paper, const struct quiz_question *about,
                        const char *label, struct text *lines) {
    const struct question question = quiz_position_question(about);
    struct quiz_question asked = *about;
    enum outcome outcome;
    asked.topic = QUIZ_REPLY;
    if (!question.game->theory->is_by_mex) return;
    if (solve_outcome(paper->solver, &question, &outcome) != NIMM_OK || outcome != OUTCOME_P)
        return;
    if (!player_can_go_on(&question, &(struct move){0})) return;
    text_addf(lines, "\n%s: ", label);
    quiz_add_answer(paper->solver, &asked, false, lines);
    text_add_char(lines, '.');
}

/* Adds the winning moves of those of n positions that have any, a line each, unless they have just
 * been said. */
static void add_winning_of_each(const struct paper *paper, const struct lecture_item *items,
                                size_t n) {
    struct text *lines = scratch(), *replies = scratch();
    bool is_lost = true;
    for (size_t i = 0; i < n; i++) {
        struct quiz_question asked = items[i].about;
        struct text *moves = scratch();
        asked.topic = QUIZ_MOVE;
        solver_go_on(paper->solver);
        if (paper_is_renamed(&asked))
            add_left(paper, &asked, moves);
        else
            quiz_add_answer(paper->solver, &asked, false, moves);
        const bool is_named = paper_has_name(asked.game);
        const char *label = is_named ? paper_name(&asked) : scratch_format("%zu", i + 1);
        if (moves->length == 0) {
            add_replies(paper, &items[i].about, label, replies);
            continue;
        }
        is_lost = false;
        if (!is_said_above(paper, scratch_format("\n<p>%s: ", label), moves->data))
            text_addf(lines, "\n%s: %s.", label, moves->data);
    }
    if (lines->length > 0)
        paper_add_element(paper->out, "p class=\"lines\"",
                          scratch_format("To win:%s", lines->data));
    else if (is_lost)
        paper_add_element(paper->out, "p", "No move wins.");
    if (replies->length > 0)
        paper_add_element(paper->out, "p class=\"lines\"",
                          scratch_format("How the second player wins:%s", replies->data));
}

/* Adds lines of text, if there are any. */
static void add_lines_of(const struct paper *paper, const struct text *lines) {
    if (lines->length > 0) paper_add_element(paper->out, "p class=\"lines\"", lines->data);
}

static void add_misere(const struct paper *paper, const struct question *question) {
    if (question->misere)
        paper_add_element(paper->out, "p", "Misere: whoever makes the last move loses.");
}

/* True if an answer of the page, about the position of the item, ends with this sentence. */
static bool is_in_answer(const struct paper *paper, const struct lecture_item *item,
                         const char *sentence) {
    static const char start[] = "<div class=\"together";
    const struct question question = quiz_position_question(&item->about);
    const struct lecture_page *page = page_of(paper, item);
    const char *last = NULL;
    struct text *end = scratch();
    bool is_asked = false;
    for (unsigned topic = 0; topic < QUIZ_KINDS; topic++)
        is_asked = is_asked || paper_asks(paper, page, (enum quiz_topic)topic, &question);
    for (const char *at = text_string(paper->out); (at = strstr(at, start)); at++) last = at;
    text_add_escaped(end, sentence, strlen(sentence));
    text_add(end, "</p>");
    return is_asked && last && strstr(last, end->data);
}

/* Adds why somebody wins: the binary grid as a table, where there is one, and sentences that no
 * answer has said. */
static void add_why(const struct paper *paper, const struct lecture_item *item) {
    const struct question asked = quiz_position_question(&item->about), *question = &asked;
    const char *lead = paper_is_boxed(paper, question) ? NULL : paper->lead;
    struct style style = {.width = UINT16_MAX, .plain = true}; /* the page folds the sentences */
    struct solution solution;
    struct text *all = scratch(), *lines = scratch();
    solve_position(paper->solver, question, &solution);
    /* A single pile needs none. */
    if (solution.has_value && solution.piles.n > 1)
        style.is_brief = paper_add_grid(paper->solver, question, lead, true, paper->out);
    explain_position(paper->solver, question, &solution, EXPLAIN_GRID, true, &style,
                     "the player to move", all);
    for (const char *at = text_string(all); *at; at += strcspn(at, "\n"), at += *at == '\n') {
        const char *sentence = at + strspn(at, TEXT_FOLD);
        const int length = (int)strcspn(sentence, "\n");
        const char *line = scratch_format("%.*s", length, sentence);
        if (length > 0 && !is_in_answer(paper, item, line))
            text_addf(lines, "%s%s", lines->length > 0 ? "\n" : "", line);
    }
    add_lines_of(paper, lines);
}

static void add_groups(const struct paper *paper, const struct question *question) {
    const struct style style = {.width = PAPER_WIDTH};
    struct solution solution;
    struct text *groups = scratch();
    solve_position(paper->solver, question, &solution);
    powers_groups(question, &solution, &style, groups);
    paper_add_element(paper->out, "pre", groups->data);
}

static void add_lemma(const struct paper *paper, const struct question *question) {
    const struct style style = {.width = PAPER_WIDTH, .plain = true};
    struct text *lines = scratch();
    moves_show_lemma(paper->solver, question, &style, lines);
    add_lines_of(paper, lines);
}

/* Adds the game that the lecture plays, or else one of two perfect players. */
static void add_played(const struct paper *paper, const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    struct text *lines = scratch();
    if (about->reason.length > 0)
        moves_show_played(&question, about->reason.data, false, lines, NULL);
    else
        moves_show_game(paper->solver, &question, false, lines);
    add_lines_of(paper, lines);
}

/* Adds why the label is right, or else which moves win. */
static void add_label(const struct paper *paper, const struct lecture_item *item, bool by_value) {
    const struct question question = quiz_position_question(&item->about);
    struct text *lines = scratch();
    if (!moves_show_label(paper->solver, &question, by_value, LABEL_STARS, lines))
        add_winning(paper, item);
    add_lines_of(paper, lines);
}

static void add_show(const struct paper *paper, const struct lecture_item *item) {
    const struct question question = quiz_position_question(&item->about);
    const char *lead = paper_is_boxed(paper, &question) ? NULL : paper->lead;
    switch (item->show) {
    case SHOW_BOARD:
        paper_add_board(&question, has_column(paper), paper->out);
        add_misere(paper, &question);
        break;
    case SHOW_GRID:
        paper_add_grid(paper->solver, &question, lead, true, paper->out);
        break;
    case SHOW_LEMMA:
        paper_add_grid(paper->solver, &question, lead, true, paper->out);
        add_lemma(paper, &question);
        break;
    case SHOW_GROUPS:
        add_groups(paper, &question);
        break;
    case SHOW_WORK:
        paper_add_board(&question, has_column(paper), paper->out);
        add_why(paper, item);
        add_winning(paper, item);
        break;
    case SHOW_WHY:
        add_why(paper, item);
        add_winning(paper, item);
        break;
    case SHOW_WINNING:
        add_winning(paper, item);
        break;
    case SHOW_GAME:
        add_played(paper, &item->about);
        break;
    case SHOW_MEX:
    case SHOW_OUTCOME:
        add_label(paper, item, item->show == SHOW_MEX);
        break;
    case SHOW_MAP:
        add_map(paper, &question, MAP_OUTCOMES);
        add_misere(paper, &question);
        break;
    case SHOW_LABELS:
        add_map(paper, &question, paper->key ? MAP_VALUES : MAP_BLANK);
        add_misere(paper, &question);
        break;
    default: /* a table, which is added as a whole */
        break;
    }
}

void paper_add_rules(const struct game *game, const void *position, struct text *text) {
    struct game paper = *game;
    if (game->paper_rules) paper.rules = game->paper_rules;
    game_add_rules(&paper, position, false, true, text);
}

/* A game of the gallery. */
static void add_game(const struct paper *paper, const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    struct text *rules = scratch();
    paper_add_rules(question.game, question.position, rules);
    text_add(paper->out, "<div class=\"together small\">\n");
    paper_add_element(paper->out, "h3", question.game->title);
    paper_add_element(paper->out, "p", rules->data);
    paper_add_board(&question, has_column(paper), paper->out);
    text_add(paper->out, "</div>\n");
}

/* Adds lines to write on; the columns of a short sheet have room for a few. */
static void add_lines(const struct paper *paper, size_t n) {
    enum { MOST_IN_COLUMN = 6 };
    if (paper->is_brief && n > MOST_IN_COLUMN) n = MOST_IN_COLUMN;
    for (size_t i = 0; i < n; i++) paper_add_blank(paper->out, "");
}

size_t paper_add_item(const struct paper *paper, const struct lecture_item *item) {
    struct text *out = paper->out;
    const struct question question = quiz_position_question(&item->about);
    solver_go_on(paper->solver);
    switch (item->kind) {
    case LECTURE_TEXT:
        paper_add_element(out, "p", item->words);
        break;
    case LECTURE_SCREEN:
        break;
    case LECTURE_SKETCH:
        add_sketch(paper, item->words);
        break;
    case LECTURE_HEADING:
        paper_add_element(out, "h3", item->words);
        break;
    case LECTURE_BOX:
        paper_add_boxes(&question, item->number, has_column(paper), out);
        add_misere(paper, &question);
        break;
    case LECTURE_GALLERY:
        add_game(paper, &item->about);
        break;
    case LECTURE_LINES:
        add_lines(paper, item->number);
        break;
    default:
        if (item->show == SHOW_VALUES || item->show == SHOW_SQUARE) {
            if (item->show == SHOW_VALUES)
                paper_add_series(paper->solver, item, item->number, true, out);
            else
                paper_add_square(paper->solver, item, item->number, paper->lead, true, out);
            return item->number;
        }
        if (item->show == SHOW_WINNING && item->number > 1) {
            add_winning_of_each(paper, item, item->number);
            return item->number;
        }
        add_show(paper, item);
    }
    return 1;
}
