/* SPDX-License-Identifier: MIT */
/* The tasks and the key are written by the same code: what is blank in the tasks is filled in in
 * the key. */
#include "say/paper.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/map.h"
#include "say/explain.h"
#include "say/moves.h"
#include "say/scratch.h"

struct paper {
    const struct lecture *lecture;
    struct nimm_solver *solver;
    struct text *out;
    bool is_brief;      /* what is told and pages marked @long are left out */
    bool key;           /* answers are written, not blanks */
    size_t question;    /* the number of the last one in its step, */
    size_t n_questions; /* and how many have one; a short sheet leaves gaps, so that its numbers are
                           those of the long one and its key */
    struct text *rules; /* the games whose rule has been said, a line for each; */
    size_t n_rules;     /* so many bytes of it are about earlier pages */
};

/* An element on a line of its own; the tag may have attributes. */
static void add_element(struct text *out, const char *tag, const char *string) {
    text_addf(out, "<%s>", tag);
    text_add_escaped(out, string, strlen(string));
    text_addf(out, "</%.*s>\n", (int)strcspn(tag, " "), tag);
}

/* A line to write on. */
static void add_blank(struct text *out, const char *label) {
    text_add(out, "<div class=\"blank\">");
    text_add_escaped(out, label, strlen(label));
    text_add(out, "<span></span></div>\n");
}

static const char *state_of(const struct game *game, const void *position) {
    struct text *text = scratch();
    graph_print_state(game, position, text);
    return text->data;
}

/* True if positions are clear only as boards. */
static bool is_drawn(const struct game *game) {
    return !game->notation_is_clear;
}

/* True if what is asked about has a name that stands beside its blank; if not, one of several has a
 * number. */
static bool has_name(const struct game *game) {
    return !game || !is_drawn(game) || game->reads_size;
}

/* True if sizes name a position that is printed and drawn otherwise: "3,1" names the pins iii.i and
 * i.iii. */
static bool is_renamed(const struct quiz_question *about) {
    const struct game *game = about->game;
    if (!game || is_drawn(game) || about->written.length > 0) return false;
    const char *name = state_of(game, about->position);
    const bool is_sizes = strspn(name, "0123456789,") == strlen(name);
    return is_sizes && strcmp(name, scratch_position(game, about->position)) != 0;
}

/* --- pictures --------------------------------------------------------------------------------- */

/* A board to guess is at most a third of the page wide. */
enum { THIRD_MM = 56 };

/* Columns of 2 mm. */
enum { PAGE_WIDTH = 90, BOARD_WIDTH = 42, SMALL_WIDTH = 18, TALL_MM = 45 };

/* A board and its size. */
struct drawing {
    const char *svg;
    struct paper_size size;
    unsigned width; /* of its style */
};

static struct drawing draw_scaled(const struct question *question, unsigned width,
                                  unsigned percent) {
    struct text *picture = scratch();
    const struct style style = {.width = width, .percent = percent};
    const struct paper_size size =
        canvas_draw_svg(question->game, question->position, &style, picture);
    return (struct drawing){picture->data, size, width};
}

static struct drawing draw_as_wide(const struct question *question, unsigned width) {
    return draw_scaled(question, width, 100);
}

/* A board at most that wide; a tall picture is drawn so that four of it fill a row, if its stones
 * need not be smaller for that. */
static struct drawing draw(const struct question *question, unsigned width) {
    const struct drawing large = draw_as_wide(question, width);
    const struct drawing small = draw_as_wide(question, SMALL_WIDTH);
    const bool is_shrunk = large.size.drawn_wide == small.size.drawn_wide &&
                           large.size.drawn_high == small.size.drawn_high;
    const bool fits_small = is_drawn(question->game) && large.size.high > TALL_MM && !is_shrunk;
    return fits_small ? small : large;
}

/* A board to write on: a tall one is drawn smaller, and a small one larger, up to so many
 * millimeters wide; but words are never larger than those of the page. */
static struct drawing draw_to_play(const struct question *question, unsigned width,
                                   unsigned widest) {
    enum { HIGHEST_MM = 52, LARGE_MM = 40, MOST_PERCENT = 140 };
    const struct drawing usual = draw(question, width);
    const unsigned high = usual.size.high, wide = usual.size.wide;
    if (!is_drawn(question->game)) return usual;
    if (high > HIGHEST_MM) return draw_scaled(question, usual.width, 100 * HIGHEST_MM / high);
    if (usual.size.has_words || high >= LARGE_MM || wide >= widest) return usual;
    unsigned percent = MOST_PERCENT;
    if (percent > 100 * LARGE_MM / high) percent = 100 * LARGE_MM / high;
    if (percent > 100 * widest / wide) percent = 100 * widest / wide;
    return draw_scaled(question, usual.width, percent);
}

/* Notes that the rule of the game, with these parameters, is said. Returns false if it was said
 * before. */
static bool note_rule(const struct paper *paper, const struct game *game, const void *position) {
    struct text *name = scratch();
    game_print_name(game, position, name);
    text_add_char(name, '\n');
    if (strstr(text_string(paper->rules), name->data)) return false;
    text_add(paper->rules, name->data);
    return true;
}

/* Adds a board, as wide as the page if it needs that, or as a column of a short sheet. */
static void add_board(const struct paper *paper, const struct question *question) {
    const bool has_column = paper->is_brief && paper->lecture->is_own;
    struct drawing board = draw_as_wide(question, has_column ? BOARD_WIDTH : PAGE_WIDTH);
    if (board.size.high > TALL_MM) board = draw(question, BOARD_WIDTH);
    text_addf(paper->out, "<div class=\"board\">%s</div>\n", board.svg);
}

/* Copies of a board, to be crossed out with a pen, in boxes that fill rows as wide as the page. A
 * screen reader needs one. */
static void add_boxes(const struct paper *paper, const struct question *question, size_t copies) {
    enum { PAGE_MM = 186, COLUMN_MM = 89, PADDING_MM = 7, IN_A_ROW = 3 };
    const size_t page = paper->is_brief && paper->lecture->is_own ? COLUMN_MM : PAGE_MM;
    const size_t in_a_row = copies < IN_A_ROW ? copies : IN_A_ROW;
    const size_t room = (page / in_a_row - PADDING_MM) / 2;
    const unsigned most = room < BOARD_WIDTH ? (unsigned)room : BOARD_WIDTH;
    const struct drawing board = draw_to_play(question, most, 2 * most);
    struct text *out = paper->out;
    const size_t fit = page / (board.size.wide + PADDING_MM);
    const size_t rows = (copies + fit - 1) / fit;
    text_addf(out, "<div class=\"boxes\" style=\"grid-template-columns: repeat(%zu, 1fr)\">\n",
              (copies + rows - 1) / rows);
    text_addf(out, "<div>%s</div>\n", board.svg);
    for (size_t i = 1; i < copies; i++)
        text_addf(out, "<div aria-hidden=\"true\">%s</div>\n", board.svg);
    text_add(out, "</div>\n");
}

/* --- tables ----------------------------------------------------------------------------------- */

/* The element of a cell: those of the first line and the first one of each line are headings, but
 * not the empty corner of a square. */
static const char *cell_tag(bool in_first_line, bool is_first, bool is_empty) {
    if (is_empty) return "td";
    if (in_first_line) return "th scope=\"col\"";
    return is_first ? "th scope=\"row\"" : "td";
}

/* Adds a table of lines whose cells are separated by tabs. */
static void add_table(struct text *out, const char *kind, const char *caption, const char *lines) {
    text_addf(out, "<table%s>\n", kind);
    if (*caption) add_element(out, "caption", caption);
    for (bool first = true; *lines; first = false) {
        text_add(out, "<tr>\n");
        for (bool heads = true, more = true; more; heads = false) {
            const size_t length = strcspn(lines, "\t\n");
            add_element(out, cell_tag(first, heads, length == 0),
                        scratch_format("%.*s", (int)length, lines));
            more = lines[length] == '\t';
            lines += length + 1;
        }
        text_add(out, "</tr>\n");
    }
    text_add(out, "</table>\n");
}

static bool is_about(const struct lecture_item *item, const struct question *question) {
    return item->about.game == question->game &&
           memcmp(item->about.position, question->position, question->game->size) == 0;
}

/* True if the board is there already, to play on. */
static bool is_boxed(const struct paper *paper, const struct question *question) {
    for (size_t i = 0; i < paper->lecture->n_items; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind == LECTURE_BOX && is_about(item, question)) return true;
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

/* True if the paragraph is all that a later page of a step says before it asks, and short: then it
 * belongs to the question. */
static bool is_lead_in(const struct paper *paper, const struct lecture_page *page,
                       const struct lecture_item *item) {
    const struct lecture *lecture = paper->lecture;
    const bool is_first = page == &lecture->pages[lecture->steps[page->step].page];
    return lecture->is_own && !is_first && is_short_text(paper, page, item, 120, 1);
}

/* True if an item that comes before what is asked stands on a short sheet, too: nothing else shows
 * what that is about. */
static bool is_kept(const struct paper *paper, const struct lecture_page *page,
                    const struct lecture_item *item) {
    const bool is_own = paper->lecture->is_own;
    const bool is_board = item->kind == LECTURE_SHOW && item->show == SHOW_BOARD;
    if (item->kind == LECTURE_SKETCH || item->kind == LECTURE_BOX) return is_own;
    if (is_own && is_beside_sketch(paper, page, item)) return true;
    if (is_own && is_short_text(paper, page, item, 240, 2)) return true;
    if (item->kind != LECTURE_SHOW) return false;
    if (is_own && (item->show == SHOW_VALUES || item->show == SHOW_SQUARE)) return true;
    return is_board && (is_own || asks_told(paper, page));
}

/* True if the page shows the position in this way before it asks this; who wins and which move wins
 * have been asked below its board. */
static bool is_shown(const struct paper *paper, const struct lecture_page *page,
                     const struct lecture_item *asked, enum lecture_show show,
                     const struct question *question) {
    const struct lecture_item *items = paper->lecture->items;
    const bool is_composed = paper->is_brief && !paper->lecture->is_own;
    for (size_t i = is_composed ? page->asks : page->from; &items[i] < asked; i++) {
        if (paper->is_brief && i < page->asks && !is_kept(paper, page, &items[i])) continue;
        const enum quiz_topic topic = items[i].about.topic;
        const struct game *game = items[i].about.game;
        if (!game) continue;
        const bool has_board =
            topic == QUIZ_MOVE || (topic == QUIZ_WINNER && (is_drawn(game) || game->print_state));
        const bool is_picture = items[i].kind == LECTURE_SHOW || items[i].kind == LECTURE_BOX ||
                                (items[i].kind == LECTURE_ASK && has_board);
        if (is_picture && items[i].show == show && is_about(&items[i], question)) return true;
    }
    return false;
}

/* Adds the binary grid, filled in or blank; in a game that is Nim in disguise the values are blank
 * too. Returns false, and adds nothing, if the position has no grid that fits a page. */
static bool add_grid(const struct paper *paper, const struct question *question, bool filled) {
    enum { ROWS = 16, LEAST_DIGITS = 3, DIGITS = 12 };
    const struct game *game = question->game;
    struct text *cells = scratch(), *reason = scratch();
    struct piles piles;
    if (!game->theory->describe ||
        solve_piles(paper->solver, game, question->position, &piles) != NIMM_OK)
        return false;
    unsigned digits = nim_grid_columns(piles.value, piles.n);
    if (piles.n < 2 || piles.n > ROWS || digits > DIGITS) return false;
    if (digits < LEAST_DIGITS) digits = LEAST_DIGITS;
    text_add(cells, game_is_nim(game) ? "pile\tstones" : "part\tNim pile");
    for (unsigned c = digits; c-- > 0;) text_addf(cells, "\t%" PRIu64, UINT64_C(1) << c);
    for (size_t row = 0; row <= piles.n; row++) {
        const bool is_sum = row == piles.n;
        const uint64_t value = is_sum ? nimm_sum(piles.value, piles.n) : piles.value[row];
        text_add(cells, is_sum ? "\nnim-sum\t" : "\n");
        if (!is_sum) {
            game->theory->describe(question->position, row, cells, reason);
            text_add_char(cells, '\t');
        }
        if (filled || (!is_sum && game_is_nim(game))) text_add_number(cells, value);
        for (unsigned c = digits; c-- > 0;) {
            text_add_char(cells, '\t');
            if (filled) text_add_char(cells, (char)('0' + (value >> c & 1)));
        }
    }
    text_add_char(cells, '\n');
    const char *caption = is_drawn(game) ? "In binary" : state_of(game, question->position);
    add_table(paper->out, "", is_boxed(paper, question) ? "" : caption, cells->data);
    return true;
}

/* Adds all positions that can come up from the one asked about, in the order in which they can be
 * labeled, after the question if the page does not say it. */
static void add_labels(const struct paper *paper, const struct quiz_question *about, bool told) {
    const enum label_form form = paper->key ? LABEL_STARS : LABEL_BLANK;
    struct text *cells = scratch(), *sentence = scratch();
    struct question question = quiz_position_question(about);
    struct graph graph = {0};
    question.position = quiz_board(about);
    const bool fits = label_graph(paper->solver, &question, LABEL_NODES, &graph);
    assert(fits); /* otherwise the lecture has been refused */
    quiz_add_question(about, LABEL_STARS, false, sentence);
    if (!told && !paper->key) add_element(paper->out, "p class=\"ask\"", sentence->data);
    text_add(cells, "position\tits moves\tits label\n");
    for (uint32_t i = 0; i < graph.n_nodes; i++) {
        struct label label;
        label_read(&graph, graph.order[i], false, &label);
        text_add(cells, state_of(label.game, label.position));
        text_add_char(cells, '\t');
        label_print_options(&label, SIZE_MAX, form, cells);
        text_add_char(cells, '\t');
        label_print_reason(&label, form, cells);
        text_add_char(cells, '\n');
        label_free(&label);
    }
    add_table(paper->out, " class=\"labels\"", "", cells->data);
    graph_free(&graph);
}

/* The position or the numbers that the question is about. */
static const char *name_of(const struct quiz_question *about) {
    struct text *name = scratch();
    if (about->game)
        quiz_print_position(about, name);
    else
        text_add_numbers(name, about->numbers, about->n);
    return name->data;
}

/* The name of an item's position: as in maps, or where all have the same name there, the size after
 * the word for their shape. */
static const char *name_in_series(const struct lecture_item *items, size_t n, size_t i) {
    const struct game *game = items->about.game;
    const char *first = name_of(&items->about);
    for (size_t k = 1; k < n; k++)
        if (strcmp(first, name_of(&items[k].about)) != 0) return name_of(&items[i].about);
    const char *name = scratch_position(game, items[i].about.position);
    const char *colon = strchr(name, ':');
    return colon ? colon + 1 : name;
}

/* Adds a name that can be broken into lines after its commas. */
static void add_breakable(const char *name, struct text *text) {
    for (; *name; name++) {
        text_add_char(text, *name);
        if (*name == ',') text_add(text, "\u200b");
    }
}

static size_t longest_of(const struct lecture_item *items, size_t n) {
    size_t longest = 0;
    for (size_t i = 0; i < n; i++) {
        const size_t length = strlen(name_in_series(items, n, i));
        if (length > longest) longest = length;
    }
    return longest;
}

/* Longer names do not fit above the columns of a table. */
enum { LONG = 14 };

/* True if the class finds the positions outside of a table: each with its board, or a long name. */
static bool is_outside(const struct lecture_item *items, size_t n) {
    const struct quiz_question *about = &items->about;
    const bool needs_boards = about->topic == QUIZ_WINNER && is_drawn(about->game);
    return needs_boards || longest_of(items, n) > LONG;
}

/* Adds the answer for a cell of a table. */
static void add_cell(const struct paper *paper, const struct quiz_question *about,
                     struct text *cells) {
    if (about->topic == QUIZ_WINNER)
        text_add(cells, about->yes ? "first" : "second");
    else
        quiz_add_answer(paper->solver, about, false, cells);
}

/* What a table of answers on the topic says. */
static const char *series_name(enum quiz_topic topic) {
    if (topic == QUIZ_VALUE) return "value";
    return topic == QUIZ_OUTCOME ? "N or P" : "who wins";
}

/* Adds a table of a row for each position. */
static void add_rows(const struct paper *paper, const struct lecture_item *items, size_t n) {
    struct text *cells = scratch();
    text_addf(cells, "position\t%s\n", series_name(items->about.topic));
    for (size_t i = 0; i < n; i++) {
        text_addf(cells, "%s\t", name_in_series(items, n, i));
        add_cell(paper, &items[i].about, cells);
        text_add_char(cells, '\n');
    }
    add_table(paper->out, "", "", cells->data);
}

/* The attributes of a table of n cells, whose columns are as wide as those of a table of `columns`
 * that fills the page. */
static const char *series_kind(size_t n, size_t columns) {
    if (n == columns) return " class=\"series\"";
    return scratch_format(" class=\"series\" style=\"width: calc((100%% - 1px - 5.5em) * %zu / %zu "
                          "+ 5.5em)\"",
                          n, columns);
}

/* Adds tables of two rows of cells, as many as the width of the page makes necessary. In answers
 * to what is asked outside of it, a table has the names or numbers that stand there. */
static void add_series(const struct paper *paper, const struct lecture_item *items, size_t n,
                       bool filled) {
    enum { COLUMNS = 13, WIDE_COLUMNS = 8, SHORT = 3 };
    const char *what = series_name(items->about.topic);
    const size_t longest = longest_of(items, n);
    const bool is_ask = items->kind == LECTURE_ASK;
    const bool numbers = is_ask && is_outside(items, n) && !has_name(items->about.game);
    const size_t most = longest > SHORT && !numbers ? WIDE_COLUMNS : COLUMNS;
    const size_t rows = (n - 1) / most + 1, columns = (n + rows - 1) / rows;
    if (longest > LONG && !numbers) {
        add_rows(paper, items, n);
        return;
    }
    for (size_t i = 0; i < n;) {
        struct text *heads = scratch(), *cells = scratch();
        const size_t in_row = n - i < columns ? n - i : columns;
        for (size_t to = i + in_row; i < to; i++) {
            const struct quiz_question *about = &items[i].about;
            text_add_char(heads, '\t');
            if (numbers)
                text_add_number(heads, i + 1);
            else
                add_breakable(name_in_series(items, n, i), heads);
            text_add_char(cells, '\t');
            if (filled) add_cell(paper, about, cells);
        }
        add_table(paper->out, series_kind(in_row, columns), "",
                  scratch_format("position%s\n%s%s\n", heads->data, what, cells->data));
    }
}

/* Adds a table of boards of all sizes, blank or filled in: a row for each number of rows. One that
 * is asked for has the shape of a board. */
static void add_square(const struct paper *paper, const struct lecture_item *items, size_t n,
                       bool filled) {
    const struct square square = lecture_square(items, n);
    struct text *cells = scratch();
    assert(square.side > 0);
    for (size_t i = 0; i < square.side; i++) text_addf(cells, "\t%" PRIu64, square.low + i);
    for (size_t i = 0; i < n; i++) {
        if (i % square.side == 0) text_addf(cells, "\n%" PRIu64, square.low + i / square.side);
        text_add_char(cells, '\t');
        if (filled) add_cell(paper, &items[i].about, cells);
    }
    text_add_char(cells, '\n');
    const bool is_ask = items->kind == LECTURE_ASK;
    add_table(paper->out, is_ask ? " class=\"square\"" : " class=\"series\"", "", cells->data);
}

/* --- what is shown ---------------------------------------------------------------------------- */

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

/* True if the lecture has a map to be labeled. */
static bool has_map_to_fill_in(const struct lecture *lecture) {
    for (size_t i = 0; i < lecture->n_items; i++) {
        const struct lecture_item *item = &lecture->items[i];
        if (item->kind == LECTURE_SHOW && item->show == SHOW_LABELS) return true;
    }
    return false;
}

/* Adds a map beside the text or, if it is to be labeled or is wide, across the page. In answers it
 * leads the same way. Says so if the map is too large; adds nothing if the game has none. */
static void add_map(const struct paper *paper, const struct question *question,
                    enum map_form form) {
    struct graph graph;
    if (question->game->partisan) return;
    if (label_graph(paper->solver, question, LECTURE_MAP, &graph)) {
        const bool is_across = has_map_to_fill_in(paper->lecture);
        const enum map_way way = is_across ? map_way_to_label(&graph, MAP_BLANK) : MAP_DOWN;
        const char *kind = "map";
        int wide, high;
        map_marks(&graph, form, way, scratch(), &wide, &high);
        if (wide > MAP_COLUMN) kind = "map wide";
        if (is_across) kind = way == MAP_DOWN ? "map across" : "map across below";
        text_addf(paper->out, "<div class=\"%s\">", kind);
        map_svg(&graph, form, way, false, paper->out);
        text_add(paper->out, "</div>\n");
    } else {
        add_element(paper->out, "p", label_no_map(LECTURE_MAP));
    }
    graph_free(&graph);
}

/* True if the paragraph that was added last gives these moves as the way to win, as in "Copying
 * wins: take 1 from pile 2." */
static bool is_said_above(const struct paper *paper, const char *moves) {
    const char *last = text_string(paper->out);
    for (const char *at = last; (at = strstr(at, "\n<p")); at++) last = at;
    return strstr(last, scratch_format(": %s.", moves));
}

/* "To win, take 1 from pile 2." Adds nothing if the winning moves are not known, or just said. */
static void add_winning(const struct paper *paper, const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    struct text *moves = scratch();
    struct move_list list = {0};
    if (solve_winning_moves(paper->solver, &question, &list) != NIMM_OK) return;
    struct quiz_question asked = *about;
    asked.topic = QUIZ_MOVE;
    quiz_add_answer(paper->solver, &asked, false, moves);
    if (moves->length > 0 && is_said_above(paper, moves->data)) return;
    const char *where = question.game->notation_is_clear ? moves_where(&question) : "";
    /* The sheet calls rows of pins by their lengths. */
    if (*where && question.game->print_state)
        where = scratch_format(" in %s", state_of(question.game, question.position));
    const char *advice = scratch_format("No move wins%s.", where);
    if (moves->length > 0) advice = scratch_format("To win%s, %s.", where, moves->data);
    add_element(paper->out, "p", advice);
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
        const char *state = scratch_format(" %s or", state_of(left.game, left.position));
        if (!strstr(text_string(all), state)) text_add(all, state);
    }
    if (all->length == 0) return;
    text_cut(all, all->length - strlen(" or"));
    text_addf(text, "leave%s", all->data);
}

/* Adds the winning moves of those of n positions that have any, a line each. */
static void add_winning_of_each(const struct paper *paper, const struct lecture_item *items,
                                size_t n) {
    struct text *lines = scratch();
    for (size_t i = 0; i < n; i++) {
        struct quiz_question asked = items[i].about;
        struct text *moves = scratch();
        asked.topic = QUIZ_MOVE;
        solver_go_on(paper->solver);
        if (is_renamed(&asked))
            add_left(paper, &asked, moves);
        else
            quiz_add_answer(paper->solver, &asked, false, moves);
        if (moves->length == 0) continue;
        if (has_name(asked.game))
            text_addf(lines, "\n%s: ", name_of(&asked));
        else
            text_addf(lines, "\n%zu: ", i + 1);
        text_addf(lines, "%s.", moves->data);
    }
    if (lines->length > 0)
        add_element(paper->out, "p class=\"lines\"", scratch_format("To win:%s", lines->data));
    else
        add_element(paper->out, "p", "No move wins.");
}

static const char misere_rule[] = "Misere: whoever makes the last move loses.";

/* Adds the rule that parameters make below the first board of their game, as the terminal does; a
 * short sheet has it above. */
static void add_rule_of_board(const struct paper *paper, const struct question *question) {
    const struct game *game = question->game;
    struct text *rule = scratch();
    if (paper->is_brief || !game->print_parameters) return;
    if (!note_rule(paper, game, question->position)) return;
    game->say_rule(question->position, rule);
    add_element(paper->out, "p", rule->data);
}

static void add_show(const struct paper *paper, const struct lecture_item *item) {
    struct text *out = paper->out, *lines = scratch();
    struct solution solution;
    const struct question question = quiz_position_question(&item->about);
    const enum lecture_show show = item->show;
    solve_position(paper->solver, &question, &solution);
    if (show == SHOW_BOARD || show == SHOW_WORK) add_board(paper, &question);
    if (show == SHOW_BOARD) add_rule_of_board(paper, &question);
    if (show == SHOW_GRID || show == SHOW_LEMMA) add_grid(paper, &question, true);
    if (show == SHOW_WHY || show == SHOW_WORK)
        explain_position(paper->solver, &question, &solution, EXPLAIN_GRID, true,
                         &(struct style){.width = PAGE_WIDTH, .plain = true}, "the player to move",
                         lines);
    if (show == SHOW_LEMMA)
        moves_show_lemma(paper->solver, &question, &(struct style){.width = PAGE_WIDTH}, lines);
    if (show == SHOW_GAME && item->about.reason.length > 0)
        moves_show_played(&question, item->about.reason.data, false, lines, NULL);
    else if (show == SHOW_GAME)
        moves_show_game(paper->solver, &question, false, lines);
    if (show == SHOW_MEX || show == SHOW_OUTCOME) {
        const bool has_label =
            moves_show_label(paper->solver, &question, show == SHOW_MEX, LABEL_STARS, lines);
        if (!has_label) add_winning(paper, &item->about);
    }
    const bool is_picture = show == SHOW_BOARD || show == SHOW_MAP || show == SHOW_LABELS;
    if (is_picture && question.misere) text_add(lines, misere_rule);
    const enum map_form labels = paper->key ? MAP_VALUES : MAP_BLANK;
    if (show == SHOW_MAP) add_map(paper, &question, MAP_OUTCOMES);
    if (show == SHOW_LABELS) add_map(paper, &question, labels);
    if (show == SHOW_GROUPS) {
        struct text *groups = scratch();
        explain_groups(&question, &solution, &(struct style){.width = PAGE_WIDTH}, groups);
        add_element(out, "pre", groups->data);
    }
    if (lines->length > 0) add_element(out, "p class=\"lines\"", lines->data);
    if (show == SHOW_WINNING || show == SHOW_WHY || show == SHOW_WORK)
        add_winning(paper, &item->about);
}

/* A game of the gallery. */
static void add_game(const struct paper *paper, const struct quiz_question *about) {
    const struct question question = quiz_position_question(about);
    struct text *rules = scratch();
    game_add_rules(question.game, question.position, false, true, rules);
    text_add(paper->out, "<div class=\"together small\">\n");
    add_element(paper->out, "h3", question.game->title);
    add_element(paper->out, "p", rules->data);
    add_board(paper, &question);
    text_add(paper->out, "</div>\n");
}

/* Adds lines to write on; the columns of a short sheet have room for a few. */
static void add_lines(const struct paper *paper, size_t n) {
    enum { MOST_IN_COLUMN = 6 };
    if (paper->is_brief && n > MOST_IN_COLUMN) n = MOST_IN_COLUMN;
    for (size_t i = 0; i < n; i++) add_blank(paper->out, "");
}

/* Adds one item, or the whole of a series of values. Returns how many items that was. */
static size_t add_item(const struct paper *paper, const struct lecture_item *item) {
    struct text *out = paper->out;
    const struct question question = quiz_position_question(&item->about);
    solver_go_on(paper->solver);
    switch (item->kind) {
    case LECTURE_TEXT:
        add_element(out, "p", item->words);
        break;
    case LECTURE_SCREEN:
        break;
    case LECTURE_SKETCH:
        add_sketch(paper, item->words);
        break;
    case LECTURE_HEADING:
        add_element(out, "h3", item->words);
        break;
    case LECTURE_BOX:
        add_boxes(paper, &question, item->number);
        if (question.misere) add_element(out, "p", misere_rule);
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
                add_series(paper, item, item->number, true);
            else
                add_square(paper, item, item->number, true);
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

/* --- what is asked ---------------------------------------------------------------------------- */

/* True if the lecture asks for a mex, or for binary digits, before: then the rule is known. */
static bool knows_rule(const struct paper *paper, const struct quiz_question *question) {
    const struct lecture_item *item = paper->lecture->items;
    if (question->topic != QUIZ_MEX && question->topic != QUIZ_BINARY) return false;
    while (item->kind != LECTURE_ASK || item->about.topic != question->topic) item++;
    return &item->about != question;
}

/* Adds why the answer is right where the class knows N and P, but no values yet. */
static void add_early_working(const struct paper *paper, const struct quiz_question *question,
                              struct text *working) {
    const struct question asked = quiz_position_question(question);
    struct label label = {0};
    if (question->topic != QUIZ_OUTCOME) explain_strategy(paper->solver, &asked, working);
    const bool says_labels = question->topic == QUIZ_OUTCOME || question->topic == QUIZ_REPLY;
    if (working->length > 0 || !says_labels || asked.game->partisan) return;
    if (label_position(paper->solver, &asked, &label) && !label.more) {
        label.by_value = false;
        label_print(&label, SIZE_MAX, LABEL_STARS, working);
        text_addf(working, ", so %c.", (char)label.outcome);
    }
    label_free(&label);
}

/* Adds the answer after a label, and its working where that is wanted. */
static void add_answer(const struct paper *paper, const char *label,
                       const struct quiz_question *question, bool works) {
    struct text *answer = scratch(), *working = scratch(), *out = paper->out;
    const enum quiz_topic topic = question->topic;
    const bool has_early = topic == QUIZ_WINNER || topic == QUIZ_OUTCOME || topic == QUIZ_REPLY;
    const bool needs_sum = has_early || topic == QUIZ_MOVE;
    const struct question asked = quiz_position_question(question);
    /* The answer is all there is to say. */
    const bool is_way =
        question->topic == QUIZ_REPLY && explain_simple_way(paper->solver, &asked, scratch());
    if (question->topic == QUIZ_CHOICE && quiz_add_choices(question, true, scratch()))
        text_addf(answer, "%" PRIu64 ". ", question->number);
    quiz_add_answer(paper->solver, question, false, answer);
    *answer->data = (char)toupper((unsigned char)*answer->data);
    if (question->topic == QUIZ_YES || question->topic == QUIZ_NO) {
        text_add(working, text_string(&question->reason));
        if (working->length > 0) text_end_sentence(working);
        *working->data = (char)toupper((unsigned char)*working->data);
    } else if (works && !is_way && (question->knows_sum || !needs_sum)) {
        quiz_add_working(paper->solver, question, LABEL_STARS, working);
        const char *rule = knows_rule(paper, question) ? strstr(working->data, ": ") : NULL;
        if (rule) {
            text_cut(working, (size_t)(rule - working->data));
            text_add_char(working, '.');
        }
    } else if (works && !is_way && has_early) {
        add_early_working(paper, question, working);
    }
    text_add(out, "<p>");
    text_add_escaped(out, label, strlen(label));
    text_add(out, "<b>");
    text_add_escaped(out, answer->data, answer->length);
    text_add(out, ".</b>");
    if (working->length > 0) text_add_char(out, ' ');
    text_add_escaped(out, working->data, working->length);
    text_add(out, "</p>\n");
}

/* True if a question on the topic is answered in a binary grid; `told`: the page says what is
 * asked. */
static bool asks_for_grid(enum quiz_topic topic, bool told) {
    return topic == QUIZ_BALANCE || topic == QUIZ_FLIP || (topic == QUIZ_VALUE && told);
}

/* True if lines to write on follow what is asked. */
static bool has_lines_after(const struct paper *paper, const struct lecture_page *page,
                            const struct lecture_item *item) {
    const struct lecture_item *end = &paper->lecture->items[page->answer];
    return item + 1 < end && item[1].kind == LECTURE_LINES;
}

/* Adds lines to write on, after the first: as many as there are replies to tell, up to three
 * lines. */
static void add_reply_lines(const struct paper *paper, const struct quiz_question *about) {
    struct text *answer = scratch();
    quiz_add_answer(paper->solver, about, false, answer);
    const char *second = strstr(answer->data, "; ");
    const bool has_three = second && strstr(second + 1, "; ");
    add_blank(paper->out, "");
    if (has_three) add_blank(paper->out, "");
}

/* What a short sheet has told of the game on this page, above what it asks. */
static enum quiz_told told_above(const struct paper *paper, const struct quiz_question *about) {
    struct text *name = scratch();
    const bool has_rules = paper->is_brief && paper->lecture->is_own;
    if (!has_rules || !about->game || about->misere) return QUIZ_TOLD_NOTHING;
    game_print_name(about->game, about->position, name);
    text_add_char(name, '\n');
    const char *told = text_string(paper->rules) + paper->n_rules;
    if (strcmp(told, name->data) == 0) return QUIZ_TOLD_GAME;
    return strstr(told, name->data) ? QUIZ_TOLD_RULE : QUIZ_TOLD_NOTHING;
}

/* The question, of which the sheet need not say again what it has said of the game. */
static struct quiz_question as_told(const struct paper *paper, const struct lecture_page *page,
                                    const struct lecture_item *item) {
    const struct lecture *lecture = paper->lecture;
    const size_t asked = (size_t)(item - lecture->items);
    const size_t first = lecture->pages[lecture->steps[page->step].page].from;
    const bool is_composed = paper->is_brief && !lecture->is_own;
    struct quiz_question question = item->about;
    question.told =
        lecture_told(lecture, page, asked, is_composed ? page->asks : first, paper->is_brief);
    if (question.told == QUIZ_TOLD_NOTHING) question.told = told_above(paper, &question);
    return question;
}

/* Adds a question asked alone, or one of several with its name or its number: what is asked, unless
 * the page says it, and the blank. */
static void add_ask(const struct paper *paper, const struct lecture_page *page,
                    const struct lecture_item *item, size_t number) {
    struct text *out = paper->out, *sentence = scratch(), *choices = scratch();
    const struct quiz_question *about = &item->about;
    const struct game *game = about->game;
    const struct question asked = quiz_position_question(about);
    const bool told = page->question != NULL;
    solver_go_on(paper->solver);
    const bool has_grid = asks_for_grid(about->topic, told);
    const bool again = has_grid && is_boxed(paper, &asked);
    const bool has_board = game && is_shown(paper, page, item, SHOW_BOARD, &asked);
    /* How to win the game is told in words. */
    const bool is_reply = about->topic == QUIZ_REPLY;
    const bool shows_board = game && is_drawn(game) && !has_board && !again;
    const bool flips_shown =
        about->topic == QUIZ_FLIP && is_shown(paper, page, item, SHOW_GRID, &asked);
    const bool needs_name = number > 0 || (told && !quiz_is_told(about->topic));
    const bool is_shown_renamed = number == 0 && (has_board || again) && is_renamed(about);
    const bool is_named = needs_name && has_name(game) && !is_shown_renamed;
    const char *label = number > 0 ? scratch_format("%zu.", number) : "Answer";
    if (is_named) label = name_of(about);
    if (paper->key) {
        const char *lead = "";
        if (has_grid && add_grid(paper, &asked, true))
            lead = about->topic == QUIZ_VALUE ? "Nim-sum " : "";
        else if (number > 0 || is_named)
            lead = scratch_format(is_named ? "%s: " : "%s ", label);
        add_answer(paper, lead, about, !paper->is_brief && !again);
        if (about->topic == QUIZ_FLIP && paper->is_brief)
            add_element(out, "p",
                        "A row gets smaller only if it has a 1 in the leftmost odd column.");
    } else {
        /* A move needs the places of a board, and pins are seen, not counted as letters. */
        const bool is_pins = game && game->print_state && about->topic == QUIZ_WINNER;
        const bool is_own_reply = is_reply && told && paper->lecture->is_own;
        const bool is_untold = !told && (about->topic == QUIZ_MOVE || is_pins);
        const bool helps = game && !has_board && (is_untold || is_own_reply);
        if (!told) {
            struct quiz_question named = as_told(paper, page, item);
            struct text *name = scratch();
            if (is_renamed(about)) {
                graph_print_state(game, about->position, name);
                named.written = *name;
            }
            quiz_add_question(&named, LABEL_STARS, shows_board, sentence);
            add_element(out, "p class=\"ask\"", sentence->data);
        }
        if (shows_board || helps)
            text_addf(out, "<div class=\"board\">%s</div>\n",
                      draw_to_play(&asked, BOARD_WIDTH, THIRD_MM).svg);
        if (has_grid && !flips_shown) add_grid(paper, &asked, false);
        if (quiz_add_choices(about, true, choices))
            add_element(out, "p class=\"lines\"", choices->data);
        const bool is_numbered = number > 0 && !is_named;
        const char *blank = is_numbered ? label : scratch_format("%s:", label);
        /* What a prompt calls a move are the words to type. */
        const char *winning = about->wants_all ? "the winning moves" : "a winning move";
        const char *form = about->topic == QUIZ_MOVE ? winning : quiz_form(about);
        if (told) blank = scratch_format("%s (%s):", label, form);
        if (is_reply && is_named)
            blank = scratch_format("How the second player wins (%s):", label);
        else if (is_reply)
            blank = "How the second player wins:";
        /* The grid holds the answer, and the lines that follow the rest of it. */
        if (!again || !has_lines_after(paper, page, item)) add_blank(out, blank);
        if (is_reply) add_reply_lines(paper, about);
    }
}

/* Adds the questions of a page. */
static void add_asks(const struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    size_t n;
    for (size_t i = page->asks; i < page->answer; i += n) {
        const struct lecture_item *item = &items[i];
        n = item->kind == LECTURE_ASK ? item->number : 1;
        if (item->kind != LECTURE_ASK) {
            if (!paper->key) add_item(paper, item);
        } else if (quiz_asks_labels(&item->about)) {
            add_labels(paper, &item->about, page->question != NULL);
        } else if (lecture_asks_table(item) && (paper->key || !is_outside(item, n))) {
            struct text *sentence = scratch();
            const struct quiz_question named = as_told(paper, page, item);
            quiz_add_table_question(&named, sentence);
            if (!page->question && !paper->key)
                add_element(paper->out, "p class=\"ask\"", sentence->data);
            if (item->show == SHOW_SQUARE)
                add_square(paper, item, n, paper->key);
            else
                add_series(paper, item, n, paper->key);
        } else {
            if (n > 1) text_add(paper->out, "<div class=\"boards\">\n");
            for (size_t k = 0; k < n; k++) {
                text_add(paper->out, "<div>\n");
                add_ask(paper, page, &item[k], n > 1 ? k + 1 : 0);
                text_add(paper->out, "</div>\n");
            }
            if (n > 1) text_add(paper->out, "</div>\n");
        }
    }
}

/* --- pages and steps -------------------------------------------------------------------------- */

static bool asks(const struct lecture_page *page) {
    return page->asks < page->answer || page->question;
}

/* True if some item of that kind of show is among these. */
static bool shows(const struct paper *paper, size_t from, size_t to, enum lecture_show show) {
    for (size_t i = from; i < to; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind == LECTURE_SHOW && item->show == show) return true;
    }
    return false;
}

/* True if the page has a map to be labeled that its own answer does not show. */
static bool has_map_to_label(const struct paper *paper, const struct lecture_page *page) {
    return shows(paper, page->from, page->asks, SHOW_LABELS) &&
           !shows(paper, page->answer, page->to, SHOW_LABELS) &&
           !shows(paper, page->answer, page->to, SHOW_MAP);
}

/* True if something of the page is in the key. */
static bool has_key(const struct paper *paper, const struct lecture_page *page) {
    bool has = page->answer < page->to || has_map_to_label(paper, page);
    for (size_t i = page->asks; i < page->answer; i++)
        has = has || paper->lecture->items[i].kind == LECTURE_ASK;
    return has;
}

/* True if nothing of the page is printed. */
static bool is_left_out(const struct paper *paper, const struct lecture_page *page) {
    return paper->is_brief && (page->is_long || !asks(page));
}

/* The heading of the page, or NULL. */
static const char *heading_of(const struct paper *paper, const struct lecture_page *page) {
    for (size_t i = page->from; i < page->answer; i++)
        if (paper->lecture->items[i].kind == LECTURE_HEADING) return paper->lecture->items[i].words;
    return NULL;
}

/* True if nothing but a heading comes before what is asked, and that is one question, without a
 * table of many positions or the lines of a proof. */
static bool is_small(const struct paper *paper, const struct lecture_page *page) {
    enum { FEW_LINES = 2 };
    const struct lecture_item *items = paper->lecture->items;
    bool small = page->asks < page->answer;
    for (size_t i = page->from; i < page->asks && !paper->is_brief; i++)
        small = small && items[i].kind == LECTURE_HEADING;
    for (size_t i = page->asks; i < page->answer; i++) {
        const bool is_one = items[i].kind != LECTURE_ASK || items[i].number == 1;
        const bool is_proof = items[i].kind == LECTURE_LINES && items[i].number > FEW_LINES;
        small = small && is_one && !is_proof && !quiz_asks_labels(&items[i].about);
    }
    return small;
}

/* True if boxes to play in, a board, a sketch or a map come before what is asked. */
static bool has_picture(const struct paper *paper, const struct lecture_page *page) {
    for (size_t i = page->from; i < page->asks && !paper->is_brief; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const bool is_picture = item->show == SHOW_BOARD || item->show == SHOW_LABELS;
        if (item->kind == LECTURE_BOX || item->kind == LECTURE_SKETCH) return true;
        if (item->kind == LECTURE_SHOW && is_picture) return true;
    }
    return false;
}

static bool ends_with_colon(const struct lecture_item *item) {
    const size_t length = item->kind == LECTURE_TEXT ? strlen(item->words) : 0;
    return length > 0 && item->words[length - 1] == ':';
}

static bool is_board_or_sketch(const struct lecture_item *item) {
    return item->kind == LECTURE_SKETCH || (item->kind == LECTURE_SHOW && item->show == SHOW_BOARD);
}

/* Returns the number of the item that follows what is told above the heading of the question:
 * boards and sketches at its end stand below that, with the question, unless a colon announces
 * them; so does a short paragraph that leads to the question. */
static size_t end_of_told(const struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    size_t end = page->asks;
    while (end > page->from && is_board_or_sketch(&items[end - 1])) end--;
    if (end > page->from && is_lead_in(paper, page, &items[end - 1])) end--;
    const bool is_announced = end > page->from && ends_with_colon(&items[end - 1]);
    return is_announced ? page->asks : end;
}

/* True if only what the page says in the end answers it: how to win the game that is asked for, or
 * what is to be written on lines. */
static bool is_answered_in_words(const struct paper *paper, const struct lecture_page *page) {
    bool is_computed = false;
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind != LECTURE_ASK) continue;
        if (item->about.topic == QUIZ_REPLY) return page->answer < page->to;
        is_computed = true;
    }
    return !is_computed && page->answer < page->to;
}

/* Tells the rules of each game that the page is about, the first time, unless the author's own
 * words stand there. */
static void add_rules(struct paper *paper, const struct lecture_page *page) {
    bool has_words = false;
    paper->n_rules = paper->rules->length;
    for (size_t i = page->from; i < page->asks; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        has_words |= item->kind == LECTURE_TEXT && is_kept(paper, page, item);
    }
    for (size_t i = page->from; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const struct game *game = item->about.game;
        const bool is_there = i >= page->asks || is_kept(paper, page, item);
        if (!is_there || !game) continue;
        struct text *rule = scratch();
        if (!note_rule(paper, game, item->about.position) || has_words) continue;
        game_add_title(game, item->about.position, rule);
        text_add(rule, ": ");
        game_add_rules(game, item->about.position, item->about.misere, false, rule);
        add_element(paper->out, "p", rule->data);
    }
}

/* Adds to a short sheet what it keeps of what comes before the question. */
static void add_kept(struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    if (paper->lecture->is_own) add_rules(paper, page);
    for (size_t i = page->from, n; i < page->asks; i += n) {
        const bool is_table = items[i].show == SHOW_VALUES || items[i].show == SHOW_SQUARE;
        n = items[i].kind == LECTURE_SHOW && is_table ? items[i].number : 1;
        if (is_kept(paper, page, &items[i])) add_item(paper, &items[i]);
    }
}

/* Two small pages are put side by side; pictures are kept on one sheet with what is asked. */
static void add_page(struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    struct text *out = paper->out;
    const char *heading = heading_of(paper, page);
    const bool small = is_small(paper, page), picture = has_picture(paper, page);
    const bool is_numbered = asks(page) && !heading && paper->n_questions > 1;
    const bool tells = !paper->key && !paper->is_brief;
    const bool is_short = paper->is_brief && page->asks < page->answer;
    const bool answers = paper->key && (!is_short || is_answered_in_words(paper, page));
    /* On a short sheet a strategy is one paragraph, with what a colon at its end announces. */
    size_t end = page->to;
    if (is_short && page->answer < page->to) end = page->answer + 1;
    if (end < page->to && ends_with_colon(&items[page->answer])) end++;
    paper->question += is_numbered;
    if (is_left_out(paper, page)) return;
    if (paper->key && !has_key(paper, page)) return;
    if (small)
        text_add(out, "<div class=\"together small\">\n");
    else if (picture)
        text_add(out, "<div class=\"together\">\n");
    if (!tells && heading) add_element(out, "h3", heading);
    size_t item = page->from;
    const size_t told = is_numbered ? end_of_told(paper, page) : page->asks;
    while (item < told && tells) item += add_item(paper, &items[item]);
    if (asks(page) && !picture && !small) text_add(out, "<div class=\"together\">\n");
    if (is_numbered) add_element(out, "h3", scratch_format("Question %zu", paper->question));
    while (item < page->asks && tells) item += add_item(paper, &items[item]);
    if (paper->is_brief && !paper->key) add_kept(paper, page);
    for (size_t i = page->from; i < page->asks && paper->key; i++)
        if (shows(paper, i, i + 1, SHOW_LABELS) && has_map_to_label(paper, page))
            add_item(paper, &items[i]);
    if (page->question && !paper->key) add_element(out, "p class=\"ask\"", page->question);
    add_asks(paper, page);
    for (size_t i = page->answer; i < end && answers;) i += add_item(paper, &items[i]);
    if (asks(page) || picture) text_add(out, "</div>\n");
}

/* Adds nothing to the key if no page of the step has an answer. */
static void add_step(struct paper *paper, size_t number) {
    const struct lecture *lecture = paper->lecture;
    const struct lecture_step *step = &lecture->steps[number];
    struct text *out = paper->out, *pages = scratch();
    paper->question = 0;
    paper->n_questions = 0;
    paper->out = pages;
    for (size_t i = step->page; i < lecture->n_pages && lecture->pages[i].step == number; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        paper->n_questions += asks(page) && !heading_of(paper, page);
    }
    /* What was searched for one item serves for the next; each has a whole budget. */
    solver_hold(paper->solver);
    for (size_t i = step->page; i < lecture->n_pages && lecture->pages[i].step == number; i++)
        add_page(paper, &lecture->pages[i]);
    solver_release(paper->solver);
    paper->out = out;
    if (pages->length == 0) return;
    text_add(out, "<section>\n");
    add_element(out, "h2", scratch_format("%zu. %s", number + 1, step->title));
    text_addf(out, "%s</section>\n", pages->data);
}

/* True if a page that is left out has a question. */
static bool leaves_questions_out(const struct paper *paper) {
    const struct lecture *lecture = paper->lecture;
    for (size_t i = 0; i < lecture->n_pages; i++)
        if (asks(&lecture->pages[i]) && is_left_out(paper, &lecture->pages[i])) return true;
    return false;
}

/* True if the answers show a map, or the labels of one. */
static bool shows_map(const struct lecture *lecture) {
    for (size_t p = 0; p < lecture->n_pages; p++)
        for (size_t i = lecture->pages[p].answer; i < lecture->pages[p].to; i++) {
            const struct lecture_item *item = &lecture->items[i];
            const bool is_map = item->show == SHOW_MAP || item->show == SHOW_LABELS;
            if (item->kind == LECTURE_SHOW && is_map) return true;
        }
    return false;
}

/* True if the lecture is about a game in which other positions than piles in another order play
 * alike. */
static bool has_alike(const struct lecture *lecture) {
    for (size_t i = 0; i < lecture->n_items; i++) {
        const struct game *game = lecture->items[i].about.game;
        if (game && game->theory->alike) return true;
    }
    return false;
}

/* Adds who wins each position that has a heading, "Start A: second. Start B: first.", so that a
 * glance finds it. */
static void add_verdicts(const struct paper *paper) {
    const struct lecture *lecture = paper->lecture;
    struct text *verdicts = scratch();
    for (size_t i = 0; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        if (page->asks == page->answer) continue;
        const struct lecture_item *asked = &lecture->items[page->asks];
        const bool has_one =
            asked->kind == LECTURE_ASK && asked->about.topic == QUIZ_WINNER && asked->number == 1;
        const char *heading = heading_of(paper, page);
        if (!has_one || !heading || is_left_out(paper, page)) continue;
        text_addf(verdicts, "%s%s: %s.", verdicts->length > 0 ? " " : "", heading,
                  asked->about.yes ? "first" : "second");
    }
    if (verdicts->length > 0) add_element(paper->out, "p", verdicts->data);
}

/* Says what the signs in the answers mean. */
static void add_legend(const struct paper *paper, const char *answers) {
    struct text *legend = scratch();
    const bool has_map = !paper->is_brief && shows_map(paper->lecture);
    if (has_map)
        text_add(legend, "In a map, an oval is N (the player to move wins), a box is P (the player "
                         "to move loses), and a thick arrow is a winning move.");
    if (strstr(answers, "(*") || strstr(answers, " *"))
        text_addf(legend, "%s*2 is the value 2.", legend->length > 0 ? " " : "");
    if (strstr(answers, "moves leave") && !has_map && has_alike(paper->lecture))
        text_addf(legend, "%sPositions that play alike are usually listed once.",
                  legend->length > 0 ? " " : "");
    if (legend->length > 0) add_element(paper->out, "p", legend->data);
}

static void add_part(struct paper *paper, bool key) {
    struct text *out = paper->out, *steps = scratch();
    paper->key = key;
    paper->rules = scratch();
    paper->out = steps;
    for (size_t i = 0; i < paper->lecture->n_steps; i++) add_step(paper, i);
    paper->out = out;
    text_addf(out, "<div class=\"%s%s\">\n", key ? "key" : "tasks",
              paper->is_brief ? " brief" : "");
    text_add(out, "<header>\n");
    add_element(out, "h1",
                key ? scratch_format("Answers: %s", paper->lecture->title) : paper->lecture->title);
    if (key) {
        add_verdicts(paper);
        add_legend(paper, text_string(steps));
    } else {
        add_blank(out, "Name and date:");
    }
    if (!key && leaves_questions_out(paper))
        add_element(out, "p", "The numbers are those of the long handout.");
    text_addf(out, "</header>\n%s</div>\n", text_string(steps));
}

void paper_add(const struct lecture *lecture, struct nimm_solver *solver, enum paper_part part,
               bool is_brief, struct text *out) {
    const size_t mark = scratch_mark();
    struct paper paper = {.lecture = lecture, .solver = solver, .out = out, .is_brief = is_brief};
    text_add(out, "<!DOCTYPE html>\n<html lang=\"");
    text_add_escaped(out, lecture->language, strlen(lecture->language));
    text_add(out, "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    add_element(out, "title", lecture->title);
    text_addf(out, "<style>\n%s</style>\n</head>\n<body>\n<main>\n", paper_style);
    if (part != PAPER_KEY) add_part(&paper, false);
    if (part != PAPER_TASKS) add_part(&paper, true);
    text_add(out, "</main>\n</body>\n</html>\n");
    scratch_forget(mark);
}
