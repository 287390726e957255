/* SPDX-License-Identifier: MIT */
#include "say/paper_ask.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/solver.h"
#include "core/text.h"
#include "core/token.h"
#include "say/explain.h"
#include "say/paper_board.h"
#include "say/paper_html.h"
#include "say/paper_table.h"
#include "say/scratch.h"

/* --- answers ---------------------------------------------------------------------------------- */

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

/* True if the section has these words already. */
static bool is_said(const struct paper *paper, const char *words) {
    struct text *escaped = scratch();
    text_add_escaped(escaped, words, strlen(words));
    return strstr(text_string(paper->out), escaped->data);
}

/* Adds how the answer is found. A rule is told once, and so are the first values of a game. */
static void add_computed(const struct paper *paper, const struct quiz_question *question,
                         struct text *working) {
    struct text *values = scratch(), *all = scratch();
    quiz_add_first_values(question, LABEL_STARS, values);
    quiz_add_working(paper->solver, question, LABEL_STARS, all);
    const char *from = text_string(all);
    const bool has_values = values->length > 0 && strncmp(from, values->data, values->length) == 0;
    if (has_values && is_said(paper, values->data)) from += values->length;
    text_add(working, from);
    const char *rule = knows_rule(paper, question) ? strstr(working->data, ": ") : NULL;
    if (!rule) return;
    text_cut(working, (size_t)(rule - working->data));
    text_add_char(working, '.');
}

/* Adds how the second player wins where the nim-sum is all that tells: the question asks how. */
static void add_way_of_second(const struct paper *paper, const struct quiz_question *question,
                              struct text *working) {
    const struct question asked = quiz_position_question(question);
    const bool first_wins = question->yes;
    struct text *way = scratch();
    if (question->topic != QUIZ_WINNER || first_wins || asked.misere) return;
    explain_strategy(paper->solver, &asked, way);
    if (way->length == 0) explain_answer_to_moves(&asked, working);
}

/* Adds why the answer is right, as far as the class can know. */
static void add_working(const struct paper *paper, const struct quiz_question *question,
                        struct text *working) {
    const enum quiz_topic topic = question->topic;
    const struct question asked = quiz_position_question(question);
    const bool has_early = topic == QUIZ_WINNER || topic == QUIZ_OUTCOME || topic == QUIZ_REPLY;
    const bool needs_sum = has_early || topic == QUIZ_MOVE;
    /* The answer is all there is to say. */
    if (topic == QUIZ_REPLY && explain_simple_way(paper->solver, &asked, scratch())) return;
    if (question->knows_sum || !needs_sum) {
        add_computed(paper, question, working);
        add_way_of_second(paper, question, working);
    } else if (has_early) {
        add_early_working(paper, question, working);
    }
}

/* Adds a reason that the lecture gives as a sentence, or nothing. */
static void add_reason(const char *reason, size_t length, struct text *working) {
    if (length == 0) return;
    text_add_bytes(working, reason, length);
    text_end_sentence(working);
    *working->data = (char)toupper((unsigned char)*working->data);
}

/* Returns where the last sentence of the text begins. */
static size_t last_sentence(const struct text *text) {
    size_t start = 0;
    for (size_t i = 2; i < text->length; i++)
        if (strncmp(&text->data[i - 2], ". ", 2) == 0) start = i;
    return start;
}

/* Cuts off what the section has said already: a reason is said once. That is all of the working, or
 * its last sentences. Short ones, such as "The nim-sum of 5 and 3 is 6.", are calculations. */
static void cut_said(const struct paper *paper, struct text *working) {
    enum { SHORT = 25, SHORT_SENTENCE = 40 };
    if (working->length >= SHORT && is_said(paper, working->data)) text_clear(working);
    size_t start = last_sentence(working);
    while (working->length - start >= SHORT_SENTENCE && is_said(paper, &working->data[start])) {
        text_cut(working, start > 0 ? start - 1 : 0);
        start = last_sentence(working);
    }
}

/* --- what the page tells ---------------------------------------------------------------------- */

/* True if the page shows the position in this way before it asks this; who wins and which move wins
 * have been asked below its board. */
static bool is_shown(const struct paper *paper, const struct lecture_page *page,
                     const struct lecture_item *asked, enum lecture_show show,
                     const struct question *question) {
    const struct lecture_item *items = paper->lecture->items;
    for (size_t i = page->from; &items[i] < asked; i++) {
        if (paper->is_brief && i < page->asks && !paper_keeps(paper, page, &items[i])) continue;
        const enum quiz_topic topic = items[i].about.topic;
        const struct game *game = items[i].about.game;
        if (!game) continue;
        const bool has_board =
            topic == QUIZ_MOVE ||
            (topic == QUIZ_WINNER && (!game->notation_is_clear || game->print_state));
        const bool is_picture = items[i].kind == LECTURE_SHOW || items[i].kind == LECTURE_BOX ||
                                (items[i].kind == LECTURE_ASK && has_board);
        if (is_picture && items[i].show == show && paper_is_about(&items[i], question)) return true;
    }
    return false;
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

/* What the sheet of a lecture of one's own has told of the game on this page, above what it asks.
 */
static enum quiz_told told_above(const struct paper *paper, const struct quiz_question *about) {
    struct text *name = scratch();
    if (!paper->lecture->is_own || !about->game || about->misere) return QUIZ_TOLD_NOTHING;
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
    const size_t first = paper_first_page(paper, page)->from;
    const bool is_composed = paper->is_brief && !lecture->is_own;
    struct quiz_question question = item->about;
    question.told =
        lecture_told(lecture, page, asked, is_composed ? page->asks : first, paper->is_brief);
    if (question.told == QUIZ_TOLD_NOTHING) question.told = told_above(paper, &question);
    return question;
}

/* --- questions -------------------------------------------------------------------------------- */

/* A question that is asked alone, or one of several with its name or its number. */
struct ask {
    const struct lecture_page *page;
    const struct lecture_item *item;
    const struct quiz_question *about;
    struct question position; /* that it is about */
    size_t number;            /* of several, from 1 on; 0 if it is alone */
    const char *label;        /* its name or its number */
    bool is_named;
    bool is_told;       /* the page says what is asked */
    bool has_board;     /* the page shows the board */
    bool has_grid;      /* it is answered in a binary grid, */
    bool is_grid_again; /* for a board that is there already, to play on */
};

/* True if the page asks about another game, too: then "4" could be a row or a pile. A sum is none:
 * it has a name of its own. */
static bool asks_about_others(const struct paper *paper, const struct lecture_page *page,
                              const struct game *game) {
    bool has_other = false;
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const struct game *other = item->kind == LECTURE_ASK ? item->about.game : NULL;
        has_other = has_other || (other && other != game && !other->is_sum);
    }
    return has_other;
}

/* True if the page asks about another position or other numbers, too. */
static bool asks_about_several(const struct paper *paper, const struct lecture_page *page,
                               const struct quiz_question *about) {
    const char *name = paper_name(about);
    bool has_other = false;
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        if (item->kind != LECTURE_ASK) continue;
        has_other |= item->about.game != about->game || strcmp(paper_name(&item->about), name) != 0;
    }
    return has_other;
}

/* "2,1", or on a page about several games "Kayles 2,1" or "The sum". */
static const char *name_on_page(const struct paper *paper, const struct lecture_page *page,
                                const struct quiz_question *about) {
    struct text *name = scratch();
    if (!about->game || !asks_about_others(paper, page, about->game)) return paper_name(about);
    if (about->game->is_sum) return "The sum";
    game_add_title(about->game, about->position, name);
    text_addf(name, " %s", paper_name(about));
    return name->data;
}

static bool has_several_piles(const struct paper *paper, const struct question *question) {
    struct piles piles;
    return solve_piles(paper->solver, question->game, question->position, &piles) == NIMM_OK &&
           piles.n > 1;
}

static struct ask ask_of(const struct paper *paper, const struct lecture_page *page,
                         const struct lecture_item *item, size_t number) {
    struct ask ask = {.page = page, .item = item, .about = &item->about, .number = number};
    const struct game *game = ask.about->game;
    ask.position = quiz_position_question(ask.about);
    ask.is_told = page->question != NULL;
    ask.has_board = game && is_shown(paper, page, item, SHOW_BOARD, &ask.position);
    const bool is_by_grid = asks_for_grid(ask.about->topic, ask.is_told);
    ask.has_grid = is_by_grid && has_several_piles(paper, &ask.position);
    ask.is_grid_again = is_by_grid && paper_is_boxed(paper, &ask.position);
    const bool is_there = ask.has_board || ask.is_grid_again ||
                          (ask.is_told && strstr(page->question, paper_name(ask.about)));
    const bool is_unclear = !is_there || asks_about_several(paper, page, ask.about);
    const bool is_told_apart = ask.is_told && !quiz_is_told(ask.about->topic) && is_unclear;
    const bool needs_name = number > 0 || is_told_apart;
    const bool is_named_sum = game && game->is_sum && asks_about_others(paper, page, game);
    ask.is_named = needs_name && (paper_has_name(game) || is_named_sum);
    ask.label = number > 0 ? scratch_format("%zu.", number) : "Answer";
    if (ask.is_named) ask.label = name_on_page(paper, page, ask.about);
    return ask;
}

/* True if the page says in the end, right after this choice, which is its last question, the same
 * words with their reason. */
static bool is_repeated_in_end(const struct paper *paper, const struct ask *ask,
                               const struct text *answer) {
    const struct lecture_item *end = &paper->lecture->items[ask->page->answer];
    const bool is_last = ask->item + 1 == end && ask->page->answer < ask->page->to;
    if (paper->is_brief || !is_last || ask->about->topic != QUIZ_CHOICE) return false;
    if (end->kind != LECTURE_TEXT) return false;
    const struct token first = {end->words, strcspn(end->words, ".")};
    return token_same(token_of(answer->data), first);
}

/* Adds the answer after a label, and its working where that is wanted. An answer that its reason
 * repeats is left to it, on the same line as the label. */
static void add_answer(const struct paper *paper, const char *label, const struct ask *ask,
                       bool works) {
    const struct quiz_question *question = ask->about;
    struct text *answer = scratch(), *working = scratch(), *out = paper->out;
    const bool has_number =
        question->topic == QUIZ_CHOICE && quiz_add_choices(question, true, scratch());
    const char *number = has_number ? scratch_format("%" PRIu64 ".", question->number) : "";
    quiz_add_answer(paper->solver, question, false, answer);
    if (is_repeated_in_end(paper, ask, answer)) {
        if (*label) paper_add_element(out, "p class=\"before\"", label);
        return;
    }
    if (!has_number) *answer->data = (char)toupper((unsigned char)*answer->data);
    if (question->topic == QUIZ_YES || question->topic == QUIZ_NO)
        add_reason(question->reason.data, question->reason.length, working);
    else if (works && !paper->is_brief)
        add_working(paper, question, working);
    cut_said(paper, working);
    text_add(out, "<p>");
    text_add_escaped(out, label, strlen(label));
    text_addf(out, "<b>%s%s", number, has_number ? " " : "");
    text_add_escaped(out, answer->data, answer->length);
    text_add(out, ".</b>");
    if (working->length > 0) text_add_char(out, ' ');
    text_add_escaped(out, working->data, working->length);
    text_add(out, "</p>\n");
}

/* Adds what is asked to the tasks, where the page does not say it. */
static void add_sentence(const struct paper *paper, const struct quiz_question *asked,
                         bool has_board) {
    struct text *sentence = scratch();
    quiz_add_question(asked, LABEL_STARS, has_board, sentence);
    paper_add_element(paper->out, "p class=\"ask\"", sentence->data);
}

/* True if what the page says in the end has the grid of this position. */
static bool has_grid_in_end(const struct paper *paper, const struct ask *ask) {
    for (size_t i = ask->page->answer; i < ask->page->to && !paper->is_brief; i++) {
        const struct lecture_item *item = &paper->lecture->items[i];
        const bool is_grid =
            item->kind == LECTURE_SHOW && (item->show == SHOW_GRID || item->show == SHOW_LEMMA);
        if (is_grid && paper_is_about(item, &ask->position)) return true;
    }
    return false;
}

/* Adds the answer to the key. */
static void add_solved(const struct paper *paper, const struct ask *ask) {
    const enum quiz_topic topic = ask->about->topic;
    const char *lead = "";
    if (ask->has_grid && !has_grid_in_end(paper, ask) &&
        paper_add_grid(paper->solver, &ask->position, ask->is_grid_again ? NULL : "", true,
                       paper->out))
        lead = topic == QUIZ_VALUE ? "Nim-sum " : "";
    else if (ask->number > 0 || ask->is_named)
        lead = scratch_format(ask->is_named ? "%s: " : "%s ", ask->label);
    /* How the second player wins says why. */
    const bool has_way =
        topic == QUIZ_WINNER && paper_asks(paper, ask->page, QUIZ_REPLY, &ask->position);
    add_answer(paper, lead, ask, !paper->is_brief && !ask->is_grid_again && !has_way);
    if (topic == QUIZ_FLIP && paper->is_brief)
        paper_add_element(paper->out, "p",
                          "A row gets smaller only if it has a 1 in the leftmost odd column.");
}

/* Adds what stands before the blank in the tasks: the question with its board or grid. */
static void add_asked(const struct paper *paper, const struct ask *ask) {
    const struct quiz_question *about = ask->about;
    const struct game *game = about->game;
    struct text *choices = scratch();
    const bool is_board = game && !game->notation_is_clear;
    /* One of several has its board below itself, even if that is above all of them, too. */
    const bool has_board = ask->has_board && ask->number == 0;
    const bool shows_board = is_board && !has_board && !ask->is_grid_again;
    /* A move needs the places of a board, and pins are seen, not counted as letters. */
    const bool is_pins = game && game->print_state && about->topic == QUIZ_WINNER;
    const bool is_untold = !ask->is_told && (about->topic == QUIZ_MOVE || is_pins);
    const bool is_reply = about->topic == QUIZ_REPLY;
    const bool is_own_reply = is_reply && ask->is_told && paper->lecture->is_own;
    /* "5,5" does not number the pins. */
    const bool needs_pins =
        about->topic == QUIZ_MOVE && game && game->print_state && strchr(paper_name(about), ',');
    const bool helps = game && !ask->has_board && (is_untold || is_own_reply || needs_pins);
    const bool shows_grid = about->topic == QUIZ_FLIP &&
                            is_shown(paper, ask->page, ask->item, SHOW_GRID, &ask->position);
    if (!ask->is_told) {
        struct quiz_question named = as_told(paper, ask->page, ask->item);
        struct text *name = scratch();
        if (paper_is_renamed(about)) {
            graph_print_state(game, about->position, name);
            named.written = *name;
        }
        add_sentence(paper, &named, shows_board);
    }
    if ((shows_board || helps) && paper->is_brief)
        paper_add_board(&ask->position, true, paper->out);
    else if (shows_board || helps)
        paper_add_board_to_guess(&ask->position, paper->out);
    const bool is_one_of_several = ask->number > 0 && !paper->is_brief;
    const bool has_head = !ask->is_grid_again || is_one_of_several;
    if (ask->has_grid && !shows_grid)
        paper_add_grid(paper->solver, &ask->position, has_head ? "" : NULL, false, paper->out);
    if (quiz_add_choices(about, true, choices))
        paper_add_element(paper->out, "p class=\"lines choices\"", choices->data);
}

/* True if the page asks who wins the position of the item. */
static bool asks_who_wins(const struct paper *paper, const struct lecture_page *page,
                          const struct lecture_item *item) {
    const struct question question = quiz_position_question(&item->about);
    return paper_asks(paper, page, QUIZ_WINNER, &question);
}

/* Says what belongs on the blank: "Who wins 4,4 (first or second):". */
static const char *label_of_told(const struct paper *paper, const struct ask *ask) {
    const struct quiz_question *about = ask->about;
    const char *what, *link = " ", *form = "";
    switch (about->topic) {
    case QUIZ_WINNER:
        what = "Who wins";
        form = scratch_format(" (%s)", quiz_form(about));
        break;
    case QUIZ_VALUE:
        what = ask->has_grid && !ask->is_named ? "Nim-sum" : "Value";
        link = " of ";
        break;
    case QUIZ_MOVE:
        what = about->wants_all ? "The winning moves" : "A winning move";
        link = " in ";
        break;
    case QUIZ_REPLY:
        /* Who wins may be asked just before. */
        what = "How the second player wins";
        if (asks_who_wins(paper, ask->page, ask->item)) what = "How that player wins";
        break;
    default:
        return scratch_format("%s (%s):", ask->label, quiz_noun(about));
    }
    const char *number = ask->number > 0 ? scratch_format("%s ", ask->label) : "";
    if (!ask->is_named) return scratch_format("%s%s%s:", number, what, form);
    const char *name = about->game && about->game->is_sum ? "the sum" : ask->label;
    return scratch_format("%s%s%s%s:", what, link, name, form);
}

/* Adds the blank for an answer, after what it is an answer to. The lines of a reply are those that
 * follow, where the page has any; the grid holds the answer, and such lines the rest of it. */
static void add_answer_blank(const struct paper *paper, const struct ask *ask) {
    const enum quiz_topic topic = ask->about->topic;
    const bool is_number = ask->number > 0 && !ask->is_named;
    const char *label = is_number ? ask->label : scratch_format("%s:", ask->label);
    const bool has_lines = has_lines_after(paper, ask->page, ask->item);
    if (ask->is_told || topic == QUIZ_REPLY) label = label_of_told(paper, ask);
    if (ask->is_grid_again && has_lines) return;
    if (topic == QUIZ_REPLY && has_lines) {
        paper_add_element(paper->out, "p", label);
        return;
    }
    paper_add_blank(paper->out, label);
    if (topic != QUIZ_REPLY) return;
    /* Each of a few replies has a line; the columns of a short sheet have room for two. */
    for (int n = paper->is_brief ? 2 : 3; n > 1; n--) paper_add_blank(paper->out, "");
}

static void add_ask(const struct paper *paper, const struct lecture_page *page,
                    const struct lecture_item *item, size_t number) {
    const struct ask ask = ask_of(paper, page, item, number);
    solver_go_on(paper->solver);
    if (paper->key) {
        add_solved(paper, &ask);
        return;
    }
    add_asked(paper, &ask);
    add_answer_blank(paper, &ask);
}

/* True if what the page says in the end has the values of all n positions in its tables. */
static bool has_values_in_end(const struct paper *paper, const struct lecture_page *page,
                              const struct lecture_item *asked, size_t n) {
    const struct lecture_item *items = paper->lecture->items;
    size_t found = 0;
    for (size_t k = 0; k < n; k++) {
        const struct question question = quiz_position_question(&asked[k].about);
        size_t i = page->answer;
        while (i < page->to && !(items[i].show == SHOW_VALUES && items[i].kind == LECTURE_SHOW &&
                                 paper_is_about(&items[i], &question)))
            i++;
        found += i < page->to;
    }
    return found == n && asked->about.topic == QUIZ_VALUE && !paper->is_brief;
}

/* Adds a table of n positions that is one question. */
static void add_asked_table(const struct paper *paper, const struct lecture_page *page,
                            const struct lecture_item *item, size_t n) {
    if (paper->key && has_values_in_end(paper, page, item, n)) return;
    if (!page->question && !paper->key) {
        struct text *sentence = scratch();
        const struct quiz_question named = as_told(paper, page, item);
        quiz_add_table_question(&named, sentence);
        paper_add_element(paper->out, "p class=\"ask\"", sentence->data);
    }
    if (item->show == SHOW_SQUARE)
        paper_add_square(paper->solver, item, n, NULL, paper->key, paper->out);
    else
        paper_add_series(paper->solver, item, n, paper->key, paper->out);
}

/* Adds a question, or n of them side by side. */
static void add_each(const struct paper *paper, const struct lecture_page *page,
                     const struct lecture_item *item, size_t n) {
    if (n > 1) text_add(paper->out, "<div class=\"boards\">\n");
    for (size_t k = 0; k < n; k++) {
        const bool follows = item->about.topic == QUIZ_REPLY && asks_who_wins(paper, page, item);
        text_addf(paper->out, "<div%s>\n", follows ? " style=\"break-before: avoid\"" : "");
        add_ask(paper, page, &item[k], n > 1 ? k + 1 : 0);
        text_add(paper->out, "</div>\n");
    }
    if (n > 1) text_add(paper->out, "</div>\n");
}

/* True if what is asked is the value of a part of a sum whose value the page asks, too: then the
 * grid of the sum has a cell for it. */
static bool is_in_grid_of_sum(const struct paper *paper, const struct lecture_page *page,
                              const struct lecture_item *item) {
    const struct quiz_question *about = &item->about;
    const bool is_one_value = about->topic == QUIZ_VALUE && about->game && item->number == 1;
    struct text *part = scratch();
    if (!is_one_value || !page->question) return false;
    text_add_char(part, '+');
    game_print_name(about->game, about->position, part);
    text_addf(part, "=%s+", scratch_position(about->game, about->position));
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct quiz_question *sum = &paper->lecture->items[i].about;
        if (sum->topic != QUIZ_VALUE || !sum->game || !sum->game->is_sum) continue;
        const char *parts = scratch_format("+%s+", scratch_position(sum->game, sum->position));
        if (strstr(parts, part->data)) return true;
    }
    return false;
}

void paper_add_asks(const struct paper *paper, const struct lecture_page *page) {
    const struct lecture_item *items = paper->lecture->items;
    size_t n;
    for (size_t i = page->asks; i < page->answer; i += n) {
        const struct lecture_item *item = &items[i];
        n = item->kind == LECTURE_ASK ? item->number : 1;
        if (item->kind == LECTURE_ASK && is_in_grid_of_sum(paper, page, item)) continue;
        if (item->kind != LECTURE_ASK) {
            if (!paper->key) paper_add_item(paper, item);
        } else if (quiz_asks_labels(&item->about)) {
            if (!page->question && !paper->key) add_sentence(paper, &item->about, false);
            paper_add_labels(paper->solver, &item->about, paper->key, paper->out);
        } else if (lecture_asks_table(item) && (paper->key || !paper_is_outside(item, n))) {
            add_asked_table(paper, page, item, n);
        } else {
            add_each(paper, page, item, n);
        }
    }
}
