/* SPDX-License-Identifier: MIT */
/* The tasks and the key are written by the same code: what is blank in the tasks is filled in in
 * the key. */
#include "say/paper.h"

#include <ctype.h>
#include <string.h>

#include "core/solver.h"
#include "core/text.h"
#include "core/token.h"
#include "say/paper_ask.h"
#include "say/paper_html.h"
#include "say/paper_table.h"
#include "say/quiz.h"
#include "say/scratch.h"

static bool asks(const struct lecture_page *page) {
    return page->asks < page->answer || page->question;
}

/* True if the page has a map to be labeled that its own answer does not show. */
static bool has_map_to_label(const struct paper *paper, const struct lecture_page *page) {
    return paper_shows(paper, page->from, page->asks, SHOW_LABELS) &&
           !paper_shows(paper, page->answer, page->to, SHOW_LABELS) &&
           !paper_shows(paper, page->answer, page->to, SHOW_MAP);
}

/* True if some item of that kind is among these. */
static bool has_kind(const struct paper *paper, size_t from, size_t to, enum lecture_kind kind) {
    while (from < to && paper->lecture->items[from].kind != kind) from++;
    return from < to;
}

/* True if something of the page is in the key. */
static bool has_key(const struct paper *paper, const struct lecture_page *page) {
    return page->answer < page->to || has_map_to_label(paper, page) ||
           has_kind(paper, page->asks, page->answer, LECTURE_ASK);
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
    bool is_proof = true;
    for (size_t i = page->asks; i < page->answer; i++)
        is_proof = is_proof && items[i].kind == LECTURE_LINES;
    for (size_t i = page->from; i < page->asks && !paper->is_brief; i++)
        small = small && items[i].kind == LECTURE_HEADING;
    for (size_t i = page->asks; i < page->answer; i++) {
        const bool is_one = items[i].kind != LECTURE_ASK || items[i].number == 1;
        const bool is_long = is_proof && items[i].number > FEW_LINES;
        small = small && is_one && !is_long && !quiz_asks_labels(&items[i].about);
    }
    return small;
}

static bool is_board_or_sketch(const struct lecture_item *item) {
    return item->kind == LECTURE_SKETCH || (item->kind == LECTURE_SHOW && item->show == SHOW_BOARD);
}

/* True if boxes to play in, a board, a sketch or a map come before what is asked. */
static bool has_picture(const struct paper *paper, const struct lecture_page *page) {
    const size_t from = page->from, to = page->asks;
    if (paper->is_brief) return false;
    return has_kind(paper, from, to, LECTURE_BOX) || has_kind(paper, from, to, LECTURE_SKETCH) ||
           paper_shows(paper, from, to, SHOW_BOARD) || paper_shows(paper, from, to, SHOW_LABELS);
}

/* Returns the number of the item that follows what is told above the heading of the question:
 * boards and sketches at its end stand below that, with the question, unless a colon announces
 * them; so does a short paragraph that leads to the question. */
static size_t end_of_told(const struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    size_t end = page->asks;
    while (end > page->from && is_board_or_sketch(&items[end - 1])) end--;
    if (end > page->from && paper_is_lead_in(paper, page, &items[end - 1])) end--;
    const bool is_announced = end > page->from && paper_ends_with_colon(&items[end - 1]);
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

/* Notes that the rule of the game, with these parameters, is said. Returns false if it was said
 * before. */
static bool note_rule(const struct paper *paper, const struct game *game, const void *position) {
    struct text *name = scratch();
    game_print_name(game, position, name);
    text_add_char(name, '\n');
    /* The end of a name may be another name. */
    const char *told = scratch_format("\n%s", text_string(paper->rules));
    if (strstr(told, scratch_format("\n%s", name->data))) return false;
    text_add(paper->rules, name->data);
    return true;
}

/* True if the question tells the rules of the game: "Lasker's Nim: take ...". */
static bool question_tells_rules(const struct lecture_page *page, const struct game *game,
                                 const void *position) {
    struct text *named = scratch();
    game_add_short_title(game, position, named);
    text_add(named, ": ");
    return page->question && strncmp(page->question, named->data, named->length) == 0;
}

/* True if the author's own words in the step may tell the rules of the game. Where a short sheet
 * leaves words out, another game may be played as Nim. */
static bool has_own_words(const struct paper *paper, const struct lecture_page *page,
                          const struct game *game) {
    enum { SHORT = 60 };
    const struct lecture *lecture = paper->lecture;
    size_t length = 0;
    for (const struct lecture_page *at = paper_first_page(paper, page); at <= page; at++) {
        for (size_t i = at->from; i < at->asks; i++) {
            const struct lecture_item *item = &lecture->items[i];
            const bool is_kept = !is_left_out(paper, at) && paper_keeps(paper, at, item);
            const bool is_there = is_kept || !paper->is_brief || game_is_nim(game);
            if (item->kind == LECTURE_TEXT && is_there) length += strlen(item->words);
        }
    }
    return lecture->is_own && length >= SHORT;
}

/* Tells the rules of each game that the page is about, the first time. Below a sketch of the step,
 * another game is played as one that nimm has. */
static void add_rules(struct paper *paper, const struct lecture_page *page) {
    paper->n_rules = paper->rules->length;
    if (has_kind(paper, paper_first_page(paper, page)->from, page->asks, LECTURE_SKETCH)) return;
    for (size_t i = page->from; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const struct game *game = item->about.game;
        const bool is_there = i >= page->asks || !paper->is_brief || paper_keeps(paper, page, item);
        if (!is_there || !game || item->kind == LECTURE_GALLERY) continue;
        struct text *rule = scratch();
        if (!note_rule(paper, game, item->about.position)) continue;
        if (question_tells_rules(page, game, item->about.position)) continue;
        if (has_own_words(paper, page, game)) {
            paper->n_rules = paper->rules->length;
            continue;
        }
        game_add_title(game, item->about.position, rule);
        text_add(rule, ": ");
        game_add_rules(game, item->about.position, item->about.misere, false, rule);
        paper_add_element(paper->out, "p", rule->data);
    }
}

/* Adds to a short sheet what it keeps of what comes before the question. */
static void add_kept(struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    add_rules(paper, page);
    for (size_t i = page->from, n; i < page->asks; i += n) {
        const bool is_table = items[i].show == SHOW_VALUES || items[i].show == SHOW_SQUARE;
        n = items[i].kind == LECTURE_SHOW && is_table ? items[i].number : 1;
        if (paper_keeps(paper, page, &items[i])) paper_add_item(paper, &items[i]);
    }
}

/* Opens the element of the page: two small ones are put side by side, and what is asked stays on
 * one sheet with its pictures. Returns false if nothing of that comes first, so that it can be
 * opened later. */
static bool open_page(const struct paper *paper, const struct lecture_page *page) {
    const bool small = is_small(paper, page);
    if (!small && !has_picture(paper, page)) return false;
    const bool is_headed = heading_of(paper, page) != NULL;
    text_addf(paper->out, "<div class=\"together%s%s\">\n", small ? " small" : "",
              is_headed ? " headed" : "");
    return true;
}

/* Opens it before what is asked, unless it is open, with the number of the question, if any.
 * Returns true if it is open now. */
static bool open_question(const struct paper *paper, const struct lecture_page *page, bool is_open,
                          const char *number) {
    if (asks(page) && !is_open) text_add(paper->out, "<div class=\"together\">\n");
    if (number) paper_add_element(paper->out, "h3", number);
    return is_open || asks(page);
}

/* True if the page asks for the nim-sum of these piles. */
static bool asks_sum(const struct paper *paper, const struct lecture_page *page,
                     const struct lecture_item *piles) {
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct quiz_question *about = &paper->lecture->items[i].about;
        if (about->topic == QUIZ_SUM && strcmp(paper_name(about), paper_name(&piles->about)) == 0)
            return true;
    }
    return false;
}

/* Adds room for what the class draws: a map that the page does not show, or the grid of a nim-sum,
 * for which a short sheet has none to spare. */
static void add_room_to_draw(const struct paper *paper, const struct lecture_page *page) {
    const bool has_map = paper_shows(paper, page->from, page->asks, SHOW_LABELS) ||
                         paper_shows(paper, page->from, page->asks, SHOW_BOARD);
    for (size_t i = page->answer; i < page->to && asks(page); i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const struct question question = quiz_position_question(&item->about);
        if (item->kind != LECTURE_SHOW) continue;
        if (item->show == SHOW_MAP && !has_map)
            paper_add_element(paper->out, "div class=\"room\"", "");
        if (item->show == SHOW_GRID && !paper->is_brief && asks_sum(paper, page, item))
            paper_add_grid(paper->solver, &question, NULL, false, paper->out);
    }
}

static void add_tasks(struct paper *paper, const struct lecture_page *page, const char *number) {
    const struct lecture_item *items = paper->lecture->items;
    const char *heading = heading_of(paper, page);
    const size_t told = number ? end_of_told(paper, page) : page->asks;
    size_t item = paper->is_brief ? page->asks : page->from;
    if (paper->lecture->is_own && !paper->is_brief) add_rules(paper, page);
    while (item < told && items[item].kind == LECTURE_TEXT)
        item += paper_add_item(paper, &items[item]);
    bool is_open = open_page(paper, page);
    if (paper->is_brief && heading) paper_add_element(paper->out, "h3", heading);
    while (item < told) item += paper_add_item(paper, &items[item]);
    is_open = open_question(paper, page, is_open, number);
    while (item < page->asks) item += paper_add_item(paper, &items[item]);
    if (paper->is_brief) add_kept(paper, page);
    if (page->question) paper_add_element(paper->out, "p class=\"ask\"", page->question);
    add_room_to_draw(paper, page);
    paper_add_asks(paper, page);
    if (is_open) text_add(paper->out, "</div>\n");
}

/* Adds what the page says in the end. On a short sheet that is there only where nothing else
 * answers, and a strategy is one paragraph, with what a colon at its end announces. */
static void add_end(const struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    size_t end = page->to;
    if (paper->is_brief && page->asks < page->answer) {
        if (!is_answered_in_words(paper, page)) return;
        end = page->answer + 1;
        if (end < page->to && paper_ends_with_colon(&items[page->answer])) end++;
    }
    for (size_t i = page->answer; i < end;) i += paper_add_item(paper, &items[i]);
}

static void add_answers(const struct paper *paper, const struct lecture_page *page,
                        const char *number) {
    const struct lecture_item *items = paper->lecture->items;
    const char *heading = heading_of(paper, page);
    if (!has_key(paper, page)) return;
    bool is_open = open_page(paper, page);
    if (heading) paper_add_element(paper->out, "h3", heading);
    is_open = open_question(paper, page, is_open, number);
    for (size_t i = page->from; i < page->asks && has_map_to_label(paper, page); i++)
        if (paper_shows(paper, i, i + 1, SHOW_LABELS)) paper_add_item(paper, &items[i]);
    paper_add_asks(paper, page);
    add_end(paper, page);
    if (is_open) text_add(paper->out, "</div>\n");
}

/* Adds the pages of a step. They have numbers if several of them ask without a heading; those
 * that a short sheet leaves out count, so that its numbers are those of the long one and its key.
 */
static void add_pages(struct paper *paper, size_t number) {
    const struct lecture *lecture = paper->lecture;
    const size_t from = lecture->steps[number].page;
    size_t n_questions = 0, question = 0;
    for (size_t i = from; i < lecture->n_pages && lecture->pages[i].step == number; i++)
        n_questions += asks(&lecture->pages[i]) && !heading_of(paper, &lecture->pages[i]);
    for (size_t i = from; i < lecture->n_pages && lecture->pages[i].step == number; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        const bool is_numbered = n_questions > 1 && asks(page);
        question += is_numbered;
        const char *name = is_numbered ? scratch_format("Question %zu", question) : NULL;
        paper->lacks_questions |= is_left_out(paper, page) && asks(page);
        if (is_left_out(paper, page)) continue;
        paper->lead = paper->key && name ? scratch_format("%s: ", name) : "";
        if (paper->key)
            add_answers(paper, page, name);
        else
            add_tasks(paper, page, name);
    }
}

/* Adds nothing to the key if no page of the step has an answer. */
static void add_step(struct paper *paper, size_t number) {
    struct text *out = paper->out, *pages = scratch();
    paper->out = pages;
    /* What was searched for one item serves for the next; each has a whole budget. */
    solver_hold(paper->solver);
    add_pages(paper, number);
    solver_release(paper->solver);
    paper->out = out;
    if (pages->length == 0) return;
    const char *title = paper->lecture->steps[number].title;
    text_add(out, "<section>\n");
    paper_add_element(out, "h2", scratch_format("%zu. %s", number + 1, title));
    text_addf(out, "%s</section>\n", pages->data);
}

/* True if the answers show a map, or the labels of one. */
static bool shows_map(const struct paper *paper) {
    for (size_t i = 0; i < paper->lecture->n_pages; i++) {
        const struct lecture_page *page = &paper->lecture->pages[i];
        if (paper_shows(paper, page->answer, page->to, SHOW_MAP)) return true;
        if (paper_shows(paper, page->answer, page->to, SHOW_LABELS)) return true;
    }
    return false;
}

/* Things of which lists of moves have one, each of them once. */
struct alike {
    struct token thing[8];
    size_t n;
};

/* Collects what is alike in the game: "piles in another order and mirror images" are two things. */
static void collect_alike(const struct game *game, struct alike *alike) {
    static const char between[] = " and ";
    const char *at = quiz_alike(game);
    for (const char *end; *at; at = *end ? end + strlen(between) : end) {
        end = strstr(at, between);
        if (!end) end = at + strlen(at);
        const struct token thing = {at, (size_t)(end - at)};
        bool is_new = alike->n < sizeof alike->thing / sizeof *alike->thing;
        for (size_t k = 0; k < alike->n; k++)
            is_new = is_new && !token_same(alike->thing[k], thing);
        if (is_new) alike->thing[alike->n++] = thing;
    }
}

/* Adds what is alike in the games of the tasks: "piles in another order, mirror images and
 * rearrangements", or nothing. */
static void add_alike(const struct lecture *lecture, struct text *text) {
    struct alike alike = {.n = 0};
    for (size_t page = 0; page < lecture->n_pages; page++) {
        for (size_t i = lecture->pages[page].from; i < lecture->pages[page].answer; i++) {
            const struct game *game = lecture->items[i].about.game;
            if (game && game->canonical) collect_alike(game, &alike);
        }
    }
    for (size_t i = 0; i < alike.n; i++) {
        text_add_between(text, i, alike.n, " and ");
        text_add_bytes(text, alike.thing[i].start, alike.thing[i].length);
    }
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
    if (verdicts->length > 0) paper_add_element(paper->out, "p", verdicts->data);
}

/* Says what the signs in the answers mean. */
static void add_legend(const struct paper *paper, const char *answers) {
    struct text *legend = scratch(), *alike = scratch();
    const bool has_map = !paper->is_brief && shows_map(paper);
    const bool has_outcomes = strstr(answers, " N<"); /* the end of a name in a map */
    if (has_map && has_outcomes)
        text_add(legend, "In a map, an oval is N (the player to move wins), a box is P (the player "
                         "to move loses), and a thick arrow is a winning move.");
    else if (has_map)
        text_add(legend, "In a map, a box has the value 0 (the player to move loses), and a thick "
                         "arrow is a winning move.");
    if (strstr(answers, "(*") || strstr(answers, " *"))
        text_addf(legend, "%s*2 is the value 2.", legend->length > 0 ? " " : "");
    add_alike(paper->lecture, alike);
    if (strstr(answers, "moves leave") && alike->length > 0)
        text_addf(legend, "%s%c%s are listed once.", legend->length > 0 ? " " : "",
                  toupper((unsigned char)*alike->data), alike->data + 1);
    if (strstr(answers, "f they ")) /* the start of a reply, "If they" or "if they" */
        text_addf(legend, "%sIf one reply to a move is given, others may win too.",
                  legend->length > 0 ? " " : "");
    if (legend->length > 0) paper_add_element(paper->out, "p", legend->data);
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
    paper_add_element(out, "h1",
                      key ? scratch_format("Answers: %s", paper->lecture->title)
                          : paper->lecture->title);
    if (key) {
        add_verdicts(paper);
        add_legend(paper, text_string(steps));
    } else {
        paper_add_blank(out, "Name and date:");
    }
    if (!key && paper->lacks_questions)
        paper_add_element(out, "p", "The numbers are those of the long handout.");
    text_addf(out, "</header>\n%s</div>\n", text_string(steps));
}

/* Adds the title to the foot of each page. In CSS a character that is not a letter, a digit or a
 * space can be written as its number. */
static void add_foot(const char *title, struct text *out) {
    text_add(out, "@page { @bottom-left { content: \"");
    for (; *title; title++) {
        const unsigned char byte = (unsigned char)*title;
        if (isalnum(byte) || byte == ' ' || byte >= 0x80)
            text_add_char(out, *title);
        else
            text_addf(out, "\\%x ", byte);
    }
    text_add(out, "\"; font: 9pt Georgia, \"Liberation Serif\", serif; } }\n");
}

void paper_add(const struct lecture *lecture, struct nimm_solver *solver, enum paper_part part,
               bool is_brief, struct text *out) {
    const size_t mark = scratch_mark();
    struct paper paper = {.lecture = lecture, .solver = solver, .out = out, .is_brief = is_brief};
    text_add(out, "<!DOCTYPE html>\n<html lang=\"");
    text_add_escaped(out, lecture->language, strlen(lecture->language));
    text_add(out, "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    paper_add_element(out, "title", lecture->title);
    text_addf(out, "<style>\n%s", paper_style);
    add_foot(lecture->title, out);
    text_add(out, "</style>\n</head>\n<body>\n<main>\n");
    if (part != PAPER_KEY) add_part(&paper, false);
    if (part != PAPER_TASKS) add_part(&paper, true);
    text_add(out, "</main>\n</body>\n</html>\n");
    scratch_forget(mark);
}
