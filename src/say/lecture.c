/* SPDX-License-Identifier: MIT */
#include "say/lecture.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/spelling.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/label.h"
#include "say/lecture_check.h"
#include "say/moves.h"
#include "say/scratch.h"
#include "say/typed.h"

/* --- one item --------------------------------------------------------------------------------- */

static const char *const show_words[] = {
    [SHOW_BOARD] = "board",     [SHOW_GRID] = "grid", [SHOW_GROUPS] = "groups",
    [SHOW_WHY] = "why",         [SHOW_WORK] = "work", [SHOW_WINNING] = "winning",
    [SHOW_LEMMA] = "lemma",     [SHOW_GAME] = "game", [SHOW_MEX] = "mex",
    [SHOW_OUTCOME] = "outcome", [SHOW_MAP] = "map",   [SHOW_LABELS] = "labels",
    [SHOW_VALUES] = "values",
};

/* Returns SHOWS if there is no such word. */
static enum lecture_show show_named(struct token word) {
    unsigned show = 0;
    while (show < SHOWS && !token_is(word, show_words[show])) show++;
    return (enum lecture_show)show;
}

/* Returns QUIZ_KINDS if there is no such topic. */
static enum quiz_topic topic_named(struct token word) {
    unsigned topic = 0;
    while (topic < QUIZ_KINDS && !token_is(word, quiz_topic_name((enum quiz_topic)topic))) topic++;
    return (enum quiz_topic)topic;
}

/* True if the question is about numbers, and not about a position. */
static bool is_about_numbers(enum quiz_topic topic, const char *words) {
    return topic == QUIZ_SUM || topic == QUIZ_BINARY ||
           (topic == QUIZ_MEX && isdigit((unsigned char)*words));
}

/* Which of two answers is shown first: numbers by their size, then words by the alphabet. */
static int compare_choices(const void *a, const void *b) {
    const struct token *one = a, *two = b;
    uint64_t first = 0, second = 0;
    const bool is_number = token_number(*one, &first) == TOKEN_NUMBER;
    const bool other_is = token_number(*two, &second) == TOKEN_NUMBER;
    if (is_number != other_is) return is_number ? -1 : 1;
    if (is_number) return (first > second) - (first < second);
    const size_t shorter = one->length < two->length ? one->length : two->length;
    const int order = strncasecmp(one->start, two->start, shorter);
    if (order != 0) return order;
    return (one->length > two->length) - (one->length < two->length);
}

/* Reads "A | B | C", of which the first is right; the order in which they are shown does not tell.
 * Returns false, after saying why, if they are not answers to choose from. */
static bool take_choices(const char *words, struct quiz_question *question, struct text *why) {
    enum { MOST = 9 };
    struct token answers[MOST] = {0};
    size_t n = 0;
    bool good = true;
    for (bool more = true; more && good; n++) {
        const size_t length = strcspn(words, "|");
        more = words[length] == '|';
        good = n < MOST;
        if (good) answers[n] = token_trim((struct token){words, length});
        good = good && answers[n].length > 0;
        words += length + more;
    }
    if (!good || n < 2)
        return text_refuse(why,
                           "@ask choice is followed by 2 to %d answers, the right one first, "
                           "such as even | odd",
                           MOST);
    const struct token right = answers[0];
    qsort(answers, n, sizeof *answers, compare_choices);
    for (size_t i = 0; i < n; i++) {
        if (i > 0 && compare_choices(&answers[i - 1], &answers[i]) == 0)
            return text_refuse(why, "\"%.*s\" is there twice: each answer must be a different one",
                               (int)answers[i].length, answers[i].start);
        if (answers[i].start == right.start) question->number = i + 1;
        text_add(&question->reason, i > 0 ? "\n" : "");
        text_add_bytes(&question->reason, answers[i].start, answers[i].length);
    }
    return true;
}

/* Reads the answer that the lecture gives to its own question. Returns false, after saying why, if
 * it is not one. */
static bool take_told(const char *words, struct quiz_question *question, struct text *why) {
    if (question->topic == QUIZ_CHOICE) return take_choices(words, question, why);
    if (question->topic == QUIZ_NUMBER)
        return token_number(token_of(words), &question->number) == TOKEN_NUMBER ||
               text_refuse(why, "@ask number is followed by the number that is right, such as 12");
    text_add(&question->reason, words);
    return true;
}

/* Returns false, after saying why, if both commas and spaces stand between the numbers of a
 * position, as in "subtraction 1,4,9 14", where a colon is missing. */
static bool has_one_separator(const char *words, struct text *why) {
    struct token before = {0}, last = {0}, next = {0};
    bool has_comma = false;
    for (const char *rest = words; *scan_spaces(rest);) {
        const struct token token = scan_token(&rest, "");
        const bool is_number = isdigit((unsigned char)*token.start);
        const bool follows = is_number && before.length > 0;
        const bool ends_in_comma = follows && before.start[before.length - 1] == ',';
        has_comma = has_comma || ends_in_comma;
        if (is_number && memchr(token.start, ',', token.length - 1)) has_comma = true;
        if (follows && !ends_in_comma && last.length == 0) {
            last = before;
            next = token;
        }
        before = is_number ? token : (struct token){0};
    }
    if (!has_comma || last.length == 0) return true;
    return text_refuse(why,
                       "between %.*s and %.*s there is no comma: write one, or, where the game has "
                       "a set or moves, a colon, as in subtraction:1,4,9 14",
                       (int)last.length, last.start, (int)next.length, next.start);
}

/* Remembers the size that the words end with, "2x3", where nimm prints the position otherwise: as
 * rows of 3 and 3. */
static void remember_size(const char *words, struct quiz_question *question) {
    const char *size = words;
    for (struct token word; *scan_spaces(words);) {
        word = scan_token(&words, "");
        size = word.start;
    }
    const bool is_size = question->game->reads_size && strpbrk(size, "xX*") && !strchr(size, ',');
    if (is_size && strcmp(size, scratch_position(question->game, question->position)) != 0)
        text_add(&question->written, size);
}

/* Puts the question, without its answer, in place of what *question held. Returns false, after
 * saying why, if the words are wrong. */
static bool make_question(enum quiz_topic topic, const char *words, struct quiz_question *question,
                          struct text *why) {
    struct typed subject = {0};
    quiz_question_free(question);
    question->topic = topic;
    if (quiz_is_told(topic)) return take_told(words, question, why);
    if (is_about_numbers(topic, words)) {
        question->n =
            scan_numbers(words, question->numbers, QUIZ_NUMBERS, UINT64_MAX, "number", why);
        question->number = question->numbers[0];
        return question->n > 0;
    }
    if (!typed_read_whole(&subject, words, why)) return false;
    if (subject.game->prints_stones && !has_one_separator(words, why)) {
        typed_free(&subject);
        return false;
    }
    question->game = subject.game;
    question->misere = subject.misere;
    question->position = subject.position;
    remember_size(words, question);
    return true;
}

/* Returns false, after saying so, if the words name a game and no position of it. */
static bool has_position(const char *words, const struct quiz_question *question,
                         struct text *why) {
    const char *rest = words;
    const struct token name = scan_token(&rest, "");
    if (!question->game || *scan_spaces(rest) != '\0') return true;
    const int length = (int)name.length;
    return text_refuse(why, "%.*s needs a position, such as %.*s %s", length, name.start, length,
                       name.start, question->game->sample);
}

const struct quiz_question *lecture_position(const struct lecture *lecture,
                                             const struct lecture_page *page) {
    const struct quiz_question *shown = NULL;
    if (page->play.game) return &page->play;
    for (size_t i = page->to; i-- > page->from;) {
        const struct lecture_item *item = &lecture->items[i];
        if (!item->about.game || item->kind == LECTURE_GALLERY) continue;
        if (item->kind == LECTURE_ASK) return &item->about;
        if (!shown) shown = &item->about;
    }
    return shown;
}

const struct quiz_question *lecture_home(const struct lecture *lecture,
                                         const struct lecture_page *page) {
    const struct quiz_question *home = lecture_position(lecture, page);
    while (!home && page > lecture->pages) home = lecture_position(lecture, --page);
    return home ? home : &lecture->sample;
}

/* True if both are about the same game with the same parameters. */
static bool is_same_game(const struct quiz_question *one, const struct quiz_question *other) {
    struct text *name = scratch(), *other_name = scratch();
    if (one->game != other->game || one->misere != other->misere) return false;
    game_print_name(one->game, one->position, name);
    game_print_name(other->game, other->position, other_name);
    return strcmp(name->data, other_name->data) == 0;
}

/* True if a rule that a game has by its parameters, or misere, stands with the item: below a board,
 * or in nimm's own words. */
static bool tells_rule(const struct lecture_page *page, const struct lecture_item *item) {
    const bool is_board =
        item->kind == LECTURE_BOX ||
        (item->kind == LECTURE_SHOW && (item->show == SHOW_BOARD || item->show == SHOW_WORK));
    const bool is_own_ask = item->kind == LECTURE_ASK && !page->question;
    const bool has_rule = item->about.game->print_parameters || item->about.misere;
    return is_board || is_own_ask || !has_rule;
}

enum quiz_told lecture_told(const struct lecture *lecture, const struct lecture_page *page,
                            size_t asked, size_t from, bool is_brief) {
    const struct quiz_question *ask = &lecture->items[asked].about;
    const size_t step = page->step;
    bool has_changed = false;
    for (size_t i = asked; ask->game && i-- > from;) {
        const struct lecture_item *item = &lecture->items[i];
        while (i < page->from) page--;
        if (page->step != step) break;
        const bool is_left_out =
            is_brief && (page->is_long || (page->asks == page->answer && !page->question));
        if (is_left_out || !item->about.game || item->kind == LECTURE_GALLERY) continue;
        const bool is_same = is_same_game(&item->about, ask), is_answer = i >= page->answer;
        if (!is_same && item->about.game == ask->game) break;
        has_changed = has_changed || !is_same;
        /* On paper the answers stand on another sheet. */
        if (is_same && !is_answer && tells_rule(page, item))
            return has_changed ? QUIZ_TOLD_RULE : QUIZ_TOLD_GAME;
    }
    return QUIZ_TOLD_NOTHING;
}

/* Puts its answer into the question. Returns NIMM_OK if it has one. */
static enum nimm_status find_answer(struct nimm_solver *solver, struct quiz_question *question) {
    struct quiz quiz = {.solver = solver, .random = random_from_seed(0)};
    return quiz_find_answer(&quiz, question);
}

/* --- what is computed in a text --------------------------------------------------------------- */

/* So many mistakes are reported, and reading stops at so many items. */
enum { MOST_MISTAKES = 20, MOST_ITEMS = 5000 };

struct reader {
    struct nimm_solver *solver;
    const char *file; /* what stands before the number of a line */
    struct lecture *lecture;
    struct text *mistakes;
    size_t n_mistakes;
    struct lecture_passage *passages; /* what has been read, for the critic */
    size_t n_passages;
    uint64_t work;           /* done for the steps that have ended */
    bool is_spent;           /* the step's budget is: a line has exceeded it, which has been said */
    unsigned lines;          /* how many lines have been read */
    unsigned line;           /* the number of the one where what was read last begins */
    struct text paragraph;   /* the paragraph that has not ended yet, line by line, */
    unsigned paragraph_line; /* and the number of the line where it began */
    bool is_sketch;          /* its lines begin with | and stand as they are typed */
    unsigned own_line; /* the line of the page's first question whose answer it tells; 0 if there
                          is none */
    bool is_misplaced; /* a line of the page stands in the wrong part, which has been said */
    bool is_refused;   /* what was asked last: what belongs to it is no second mistake */
    bool knows_sum;    /* what is asked is explained by the nim-sum */
    enum { TOLD, ASKS, ANSWER } part; /* the part of the page that is being read */
};

static void complain_at(struct reader *reader, unsigned line, const char *what) {
    if (++reader->n_mistakes <= MOST_MISTAKES)
        lecture_report(reader->mistakes, reader->file, line, what);
}

static void complain(struct reader *reader, const char *what) {
    complain_at(reader, reader->line, what);
}

/* Says that a line is too much to compute, but once a step: nothing after it can be computed
 * either. */
static void complain_of_work(struct reader *reader, unsigned line, const char *words) {
    if (reader->is_spent) return;
    reader->is_spent = true;
    complain_at(reader, line,
                scratch_format("%s is too much to compute for one step: take a smaller position, "
                               "or begin a new @step before it",
                               words));
}

/* Gives the step that begins now a budget of its own. */
static void renew_budget(struct reader *reader) {
    reader->work += solver_spent(reader->solver);
    reader->is_spent = false;
    solver_go_on(reader->solver);
}

/* Keeps what has been read for the critic: it begins on that line, and the items from `from` on
 * came of it. */
static struct lecture_passage *add_passage(struct reader *reader, unsigned line, const char *typed,
                                           size_t from) {
    const struct lecture *lecture = reader->lecture;
    reader->passages = memory_grow(reader->passages, reader->n_passages, sizeof *reader->passages);
    struct lecture_passage *passage = &reader->passages[reader->n_passages++];
    *passage = (struct lecture_passage){.line = line,
                                        .typed = memory_copy(typed, strlen(typed) + 1),
                                        .page = lecture->n_pages,
                                        .from = from,
                                        .to = lecture->n_items};
    return passage;
}

static const char different_moves[] = "its players have different moves";

/* Why there is no answer to a question on this topic about this position; the limits are those of
 * quiz_find_answer. */
static const char *why_no_answer(const struct quiz_question *about) {
    static const char no_win[] = "neither player can force a win there";
    static const char second_wins[] = "@ask reply needs a position that the second player "
                                      "wins, with at least two moves left, such as nim 3,3";
    static const char *const reasons[QUIZ_KINDS] = {
        [QUIZ_WINNER] = no_win,
        [QUIZ_OUTCOME] = no_win,
        [QUIZ_MOVE] = "no move wins there",
        [QUIZ_BALANCE] = "balance is asked of Nim alone",
        [QUIZ_GROUPS] = "groups are asked of Nim alone",
        [QUIZ_FLIP] = "flip is asked of Nim alone, where a move wins",
        [QUIZ_VALUE] = "the game can go on forever, so positions have no values",
        [QUIZ_MEX] = "mex is asked where moves leave 1 to 8 positions, all with values",
        [QUIZ_LABEL] = "label is asked where at most 16 positions can come up, all with values",
        [QUIZ_REPLY] = second_wins,
    };
    const enum quiz_topic topic = about->topic;
    const bool is_of_both = topic == QUIZ_OUTCOME || topic == QUIZ_MEX || topic == QUIZ_LABEL;
    const bool needs_value =
        topic != QUIZ_WINNER && topic != QUIZ_OUTCOME && topic != QUIZ_MOVE && topic != QUIZ_REPLY;
    if (about->game->partisan && is_of_both) return different_moves;
    if (about->misere && needs_value)
        return "in misere play positions have no values; ask winner, move, outcome or labels";
    return reasons[topic];
}

/* Adds how many positions can come up. Returns false, after saying why, if that is not known. */
static bool add_positions(struct reader *reader, const struct quiz_question *about,
                          struct text *text, struct text *why) {
    const struct question question = quiz_position_question(about);
    struct graph graph = {0};
    if (about->game->partisan) return text_refuse(why, "%s", different_moves);
    const bool good = label_graph(reader->solver, &question, LABEL_NODES, &graph);
    text_add_number(text, graph.n_nodes);
    graph_free(&graph);
    return good || text_refuse(why, "more than %d positions can come up", LABEL_NODES);
}

/* Adds what "value kayles 5" on that line stands for. Returns false, after saying why, if it cannot
 * be computed. */
static bool add_computed(struct reader *reader, unsigned line, const char *string,
                         struct text *text, struct text *why) {
    const char *typed = string;
    struct quiz_question about = {0};
    const struct token word = scan_token(&string, "");
    const enum quiz_topic topic = topic_named(word);
    const bool counts = token_is(word, "positions");
    if (!counts && (quiz_is_told(topic) || topic == QUIZ_LABEL))
        return token_refuse(word, why,
                            " is unknown: write value, sum, mex, winner, outcome, binary, move or "
                            "positions");
    string = scan_spaces(string);
    bool good = make_question(counts ? QUIZ_VALUE : topic, string, &about, why) &&
                has_position(string, &about, why);
    if (good && counts) {
        good = add_positions(reader, &about, text, why);
    } else if (good) {
        const enum nimm_status status = find_answer(reader->solver, &about);
        good = status == NIMM_OK;
        if (good)
            quiz_add_answer(reader->solver, &about, false, text);
        else
            text_add(why, status == NIMM_NO_ANSWER ? why_no_answer(&about)
                                                   : "that is too large to search");
    }
    if (good && !counts)
        add_passage(reader, line, scratch_format("{%s}", typed), reader->lecture->n_items)->about =
            about;
    else
        quiz_question_free(&about);
    return good;
}

/* Says that what stands in braces cannot be computed, and why. */
static void complain_of_braces(struct reader *reader, unsigned line, const char *inner,
                               const char *why) {
    const char *braces = scratch_format("{%s}", inner);
    if (solver_spend(reader->solver, 0) != NIMM_OK)
        complain_of_work(reader, line, braces);
    else
        complain_at(reader, line, scratch_format("%s cannot be computed: %s", braces, why));
}

/* True if what is added to the text begins a sentence there. */
static bool begins_sentence(const struct text *text) {
    size_t at = text->length;
    while (at > 0 && text->data[at - 1] == ' ') at--;
    return at == 0 || (at < text->length && strchr(".?!", text->data[at - 1]));
}

/* Adds bytes of a paragraph, whose lines become one, to the text. Returns how many lines end in
 * them. */
static unsigned add_joined(struct text *text, const char *words, size_t n) {
    unsigned ends = 0;
    for (size_t i = 0; i < n; i++) {
        ends += words[i] == '\n';
        text_add_char(text, words[i] == '\n' ? ' ' : words[i]);
    }
    return ends;
}

/* A copy of the words, which begin on that line, in which whatever is between { and } and begins
 * with a letter is computed. The caller frees it. */
static char *compute(struct reader *reader, unsigned line, const char *words) {
    struct text *text = scratch(), *inner = scratch();
    unsigned ends = 0;
    for (size_t n; *words; words += n + (words[n] == '}')) {
        for (n = 0; words[n] && (words[n] != '{' || !isalpha((unsigned char)words[n + 1]));) n++;
        line += ends;
        line += add_joined(text, words, n);
        words += n;
        if (*words != '{') break;
        n = 1 + strcspn(words + 1, "{}");
        text_clear(inner);
        ends = add_joined(inner, words + 1, n - 1);
        const bool is_capital = begins_sentence(text);
        const size_t from = text->length;
        struct text *why = scratch();
        if (words[n] == '{')
            complain_at(
                reader, line,
                scratch_format("{%.*s needs a } before the next {: braces cannot go inside braces",
                               (int)strcspn(inner->data, " "), inner->data));
        else if (words[n] != '}')
            complain_at(reader, line,
                        scratch_format("{%.*s needs a } at its end, as in {value kayles 5}",
                                       (int)strcspn(inner->data, " "), inner->data));
        else if (!add_computed(reader, line, text_string(inner), text, why))
            complain_of_braces(reader, line, text_string(inner), why->data);
        /* A line that is made of it is not a second mistake. */
        if (text->length == from) text_add_char(text, '0');
        if (is_capital) text->data[from] = (char)toupper((unsigned char)text->data[from]);
    }
    return memory_copy(text->data, text->length + 1);
}

/* --- items, pages and steps ------------------------------------------------------------------- */

/* The page that is being read; the lecture has a step. */
static struct lecture_page *page_of(struct reader *reader) {
    return &reader->lecture->pages[reader->lecture->n_pages - 1];
}

/* True if nothing on the page asks for what would be written on its lines. */
static bool has_idle_lines(const struct lecture *lecture, const struct lecture_page *page) {
    if (page->question || page->answer < page->to) return false;
    for (size_t i = page->asks; i < page->answer; i++)
        if (lecture->items[i].kind != LECTURE_LINES) return false;
    return true;
}

/* A question of the page's own is asked in the words of its @question. */
static void end_page(struct reader *reader) {
    if (reader->lecture->n_pages == 0) return;
    struct lecture_page *page = page_of(reader);
    if (has_idle_lines(reader->lecture, page)) page->to = page->answer = page->asks;
    if (reader->own_line > 0 && !page->question)
        complain_at(
            reader, reader->own_line,
            "@ask yes, no, number and choice need a @question on the same page, which says what is "
            "asked");
    reader->own_line = 0;
}

static void begin_page(struct reader *reader) {
    struct lecture *lecture = reader->lecture;
    const size_t n = lecture->n_items;
    end_page(reader);
    reader->is_misplaced = reader->is_refused = false;
    lecture->pages = memory_grow(lecture->pages, lecture->n_pages, sizeof *lecture->pages);
    lecture->pages[lecture->n_pages++] = (struct lecture_page){
        .step = lecture->n_steps - 1, .from = n, .asks = n, .answer = n, .to = n};
    reader->part = TOLD;
}

static void begin_step(struct reader *reader, char *title) {
    struct lecture *lecture = reader->lecture;
    lecture->steps = memory_grow(lecture->steps, lecture->n_steps, sizeof *lecture->steps);
    lecture->steps[lecture->n_steps++] = (struct lecture_step){title, SHOWS, lecture->n_pages};
    begin_page(reader);
}

/* Goes on as if a step had begun, so that whatever else is wrong in it shows, too. */
static void begin_missing_step(struct reader *reader) {
    begin_step(reader, memory_copy("", 1));
}

/* Where a line may be: before the first @step too, after it, or there as something that tells or
 * asks. */
enum where { ANYWHERE, IN_STEP, TELLING, ASKING };

/* Returns true if the line may be here, and false, after saying why once a page, if not. What tells
 * in the wrong part is read all the same, so that whatever else is wrong in it shows, too. */
static bool may_be_here(struct reader *reader, enum where where, unsigned line) {
    const char *why = NULL;
    if (where != ANYWHERE && reader->lecture->n_steps == 0) {
        complain_at(reader, line, "only @title and @language may come before the first @step");
        begin_missing_step(reader);
    }
    if (where == TELLING && reader->part == ASKS)
        why = scratch_format("what follows a question needs @answer or @page before it; or move it "
                             "above the %s",
                             page_of(reader)->question ? "@question" : "@ask");
    else if (where == ASKING && reader->part == ANSWER)
        why = "@question, @ask, @lines and the like go above the @answer: move this up, or begin "
              "a new @page";
    else if (where == ASKING)
        reader->part = ASKS;
    if (why && !reader->is_misplaced) complain_at(reader, line, why);
    if (why) reader->is_misplaced = true;
    if (why && where == ASKING) reader->is_refused = true;
    return !why || where == TELLING;
}

/* Adds an item, which takes the words, to the part of the page that is being read. */
static struct lecture_item *add_item(struct reader *reader, enum lecture_kind kind, char *words) {
    struct lecture *lecture = reader->lecture;
    struct lecture_page *page = page_of(reader);
    lecture->items = memory_grow(lecture->items, lecture->n_items, sizeof *lecture->items);
    struct lecture_item *item = &lecture->items[lecture->n_items++];
    *item = (struct lecture_item){.kind = kind, .words = words};
    page->to = lecture->n_items;
    if (reader->part < ANSWER) page->answer = page->to;
    if (reader->part < ASKS) page->asks = page->to;
    return item;
}

static void end_paragraph(struct reader *reader) {
    struct text *words = &reader->paragraph;
    const unsigned line = reader->paragraph_line;
    if (words->length > 0 && may_be_here(reader, TELLING, line)) {
        const size_t from = reader->lecture->n_items;
        if (reader->is_sketch)
            add_item(reader, LECTURE_SKETCH, memory_copy(words->data, words->length + 1));
        else
            add_item(reader, LECTURE_TEXT, compute(reader, line, words->data));
        add_passage(reader, line, words->data, from);
    }
    text_clear(words);
    reader->is_sketch = false;
}

/* --- what is shown or asked ------------------------------------------------------------------- */

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
static enum lecture_show typed_in_step(const struct reader *reader) {
    const struct lecture *lecture = reader->lecture;
    return lecture->n_steps > 0 ? lecture->steps[lecture->n_steps - 1].typed : 0;
}

/* Adds an item of that kind, which takes *about, with its answer if it needs one. The words name it
 * in a complaint. */
static void add_about(struct reader *reader, const struct lecture_item *like,
                      struct quiz_question *about, const char *words) {
    const char *quoted = scratch_format("\"%s\"", words);
    enum nimm_status status = NIMM_OK;
    const bool is_table = like->show == SHOW_VALUES || like->show == SHOW_SQUARE;
    if (is_table || like->kind == LECTURE_ASK || like->kind == LECTURE_GALLERY)
        status = find_answer(reader->solver, about);
    if (status == NIMM_OK && like->kind == LECTURE_SHOW)
        status = work_out(reader->solver, like->show, about);
    if (status == NIMM_OK) {
        struct lecture_item *item = add_item(reader, like->kind, NULL);
        item->show = like->show;
        item->number = like->number;
        item->about = *about;
        item->about.knows_sum = reader->knows_sum;
        item->about.wants_all = like->about.wants_all;
        item->about.by_groups = !reader->knows_sum && typed_in_step(reader) == SHOW_GROUPS;
        return;
    }
    if (status == NIMM_NO_ANSWER)
        complain(reader, scratch_format("%s has no answer: %s", quoted, why_no_answer(about)));
    else if (solver_spend(reader->solver, 0) == NIMM_OK && like->show == SHOW_MAP)
        complain(reader, label_no_map(LECTURE_MAP));
    else if (solver_spend(reader->solver, 0) == NIMM_OK)
        complain(reader, scratch_format("%s is too large to search", quoted));
    else
        complain_of_work(reader, reader->line, quoted);
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

/* Adds an item of that kind about what the words say; after a position whose game is shown, its
 * moves may follow a colon and a space. */
static void add_words(struct reader *reader, const struct lecture_item *like, const char *words) {
    struct quiz_question about = {0};
    struct text *why = scratch();
    words = scan_spaces(words);
    const char *colon = like->show == SHOW_GAME ? strstr(words, ": ") : NULL;
    if (colon) words = scratch_format("%.*s", (int)(colon - words), words);
    const bool may_be_alone = like->kind == LECTURE_GALLERY;
    if (make_question(like->about.topic, words, &about, why) &&
        (may_be_alone || has_position(words, &about, why)) &&
        (!colon || take_moves(&about, scan_spaces(colon + 1), why)))
        add_about(reader, like, &about, words);
    else
        complain(reader, why->data);
    if (why->length > 0) quiz_question_free(&about);
}

/* Notes that the items from there on were one line of the file. */
static void join_items(struct reader *reader, size_t from) {
    struct lecture *lecture = reader->lecture;
    if (from < lecture->n_items) lecture->items[from].number = lecture->n_items - from;
}

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

/* True if each number of a range is a position of the game of that name, as a size is not. */
static bool reads_numbers(const struct lecture_item *like, const char *position,
                          struct token name) {
    const struct game *game = game_find(scratch_format("%.*s", (int)name.length, name.start));
    struct quiz_question about = {0};
    if (!game || !game->reads_size) return true;
    const bool good = make_question(like->about.topic, position, &about, scratch());
    quiz_question_free(&about);
    return good;
}

/* Adds an item for the part of a series, or, if it is a range, for each of its numbers. `head` is
 * the game that the parts are positions of, and `name` its name; both are empty where they are
 * lists of numbers. */
static void add_part(struct reader *reader, const struct lecture_item *like, struct token head,
                     struct token name, struct token part) {
    struct range range;
    if (!begins_range(part.start)) {
        add_words(reader, like,
                  scratch_format("%.*s %.*s", (int)head.length, head.start, (int)part.length,
                                 part.start));
        return;
    }
    if (like->kind == LECTURE_SHOW && (like->show == SHOW_MAP || like->show == SHOW_LABELS)) {
        complain(reader, "the map of the largest position has the smaller ones on it, too: write "
                         "that one, not a range");
        return;
    }
    if (!read_range(part.start, &range)) {
        complain(reader,
                 scratch_format(
                     "\"%.*s\" is not a range: write A..B, such as 0..20, with at most %d numbers",
                     (int)part.length, part.start, MOST_OF_RANGE));
        return;
    }
    const size_t mistakes = reader->n_mistakes;
    for (uint64_t n = range.low; n <= range.high && reader->n_mistakes == mistakes; n++) {
        const char *words = scratch_format("%.*s %" PRIu64, (int)head.length, head.start, n);
        if (reads_numbers(like, words, name))
            add_words(reader, like, words);
        else
            complain(reader,
                     scratch_format("a range of %.*s is for @values, @ask value and @ask outcome: "
                                    "here write each size, such as %.*s 2x2;2x3",
                                    (int)name.length, name.start, (int)name.length, name.start));
    }
}

/* Adds an item for each position of "misere nim 1,2;3,4" or "kayles 0..10", or for each list of
 * numbers. */
static void add_series(struct reader *reader, const struct lecture_item *like, const char *words) {
    const char *at = words;
    const bool of_game = !is_about_numbers(like->about.topic, words);
    struct token name = {words, 0};
    if (of_game) {
        name = scan_token(&at, "");
        if (token_is(name, "misere")) name = scan_token(&at, "");
    }
    const struct token head = {words, (size_t)(at - words)};
    const char *first = scan_spaces(at);
    const int length = (int)strcspn(first, ";");
    do {
        const char *start = scan_spaces(at), *end = at + strcspn(at, ";"), *rest = start;
        struct token again = scan_token(&rest, ";");
        if (token_is(again, "misere") && name.start > words) again = scan_token(&rest, ";");
        const bool is_named_again = start != first && name.length > 0 &&
                                    again.length == name.length &&
                                    strncasecmp(again.start, name.start, name.length) == 0;
        if (is_named_again) {
            rest = scan_spaces(rest);
            complain(reader,
                     scratch_format("name the game once: %.*s %.*s;%.*s", (int)head.length,
                                    head.start, length, first, (int)strcspn(rest, ";"), rest));
            return;
        }
        add_part(reader, like, head, name, (struct token){start, (size_t)(end - start)});
        at = *end == ';' ? end + 1 : end;
    } while (*at != '\0');
}

/* Adds an item of that kind for each board of "queen 0..6", of all sizes; no side is 0. Returns
 * false if the words are not a game whose positions may be sizes and a range. */
static bool add_square(struct reader *reader, struct lecture_item like, const char *words) {
    enum { MOST_SIDE = 10 };
    const char *at = words;
    const struct token name = scan_token(&at, "");
    const struct game *game = game_find(scratch_format("%.*s", (int)name.length, name.start));
    const size_t mistakes = reader->n_mistakes;
    struct range sides;
    at = scan_spaces(at);
    if (!game || !game->reads_size || !begins_range(at)) return false;
    if (!read_range(at, &sides) || sides.high == 0 || sides.high - sides.low >= MOST_SIDE) {
        complain(reader, scratch_format("\"%s\" is not a range of sides: write A..B, such as 1..6, "
                                        "with at most %d numbers",
                                        at, MOST_SIDE));
        return true;
    }
    if (sides.low == 0) sides.low = 1;
    like.show = SHOW_SQUARE;
    for (uint64_t row = sides.low; row <= sides.high; row++)
        for (uint64_t column = sides.low; column <= sides.high; column++)
            if (reader->n_mistakes == mistakes)
                add_words(reader, &like,
                          scratch_format("%s %" PRIu64 "x%" PRIu64, game->id, row, column));
    return true;
}

/* Adds an item for each position that can come up from the one that the words say, in the order in
 * which they can be labeled. */
static void ask_labels(struct reader *reader, const char *words) {
    const size_t from = reader->lecture->n_items;
    struct quiz_question whole = {0};
    struct graph graph = {0};
    struct text *why = scratch();
    bool good = make_question(QUIZ_VALUE, words, &whole, why);
    const struct question question = quiz_position_question(&whole);
    if (good && whole.game->partisan)
        good = text_refuse(why, "a game whose players have different moves has no labels");
    if (good && !label_graph(reader->solver, &question, LECTURE_MAP, &graph))
        good = text_refuse(why, "at most %d positions can be labeled here", LECTURE_MAP);
    if (!good) complain(reader, why->data);
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

/* --- the lines that begin with @ -------------------------------------------------------------- */

static void read_title(struct reader *reader, const char *rest) {
    free(reader->lecture->title);
    reader->lecture->title = compute(reader, reader->line, rest);
}

static void read_language(struct reader *reader, const char *rest) {
    free(reader->lecture->language);
    reader->lecture->language = memory_copy(rest, strlen(rest) + 1);
}

static void read_step(struct reader *reader, const char *rest) {
    renew_budget(reader);
    begin_step(reader, compute(reader, reader->line, rest));
}

static void read_page(struct reader *reader, const char *rest) {
    begin_page(reader);
}

static void read_long(struct reader *reader, const char *rest) {
    page_of(reader)->is_long = true;
}

static void read_typed(struct reader *reader, const char *rest) {
    const enum lecture_show show = show_named(token_of(rest));
    if (show == SHOWS)
        complain(reader, "@typed names what to show of a position, such as @typed grid");
    else
        reader->lecture->steps[reader->lecture->n_steps - 1].typed = show;
}

static void read_heading(struct reader *reader, const char *rest) {
    add_item(reader, LECTURE_HEADING, compute(reader, reader->line, rest));
}

static void read_screen(struct reader *reader, const char *rest) {
    add_item(reader, LECTURE_SCREEN, compute(reader, reader->line, rest));
}

/* Adds an item for each of the games. */
static void read_gallery(struct reader *reader, const char *rest) {
    struct lecture_item like = {.kind = LECTURE_GALLERY, .about.topic = QUIZ_WINNER};
    for (size_t i = 0; i < game_count; i++) {
        if (game_is_nim(game_list[i])) continue;
        like.number++;
        add_words(reader, &like, game_list[i]->id);
    }
}

static void read_question(struct reader *reader, const char *rest) {
    struct lecture_page *page = page_of(reader);
    if (page->question) {
        complain(reader, "this page already has a @question: begin a new @page");
        return;
    }
    page->question = compute(reader, reader->line, rest);
}

static void read_lines(struct reader *reader, const char *rest) {
    uint64_t number;
    if (token_number_in(token_of(rest), 1, 40, &number))
        add_item(reader, LECTURE_LINES, NULL)->number = (size_t)number;
    else
        complain(reader, "@lines is followed by how many lines to write on: a number from 1 to 40");
}

/* True if a square table is filled in with answers on the topic. */
static bool has_table(enum quiz_topic topic) {
    return topic == QUIZ_VALUE || topic == QUIZ_OUTCOME;
}

static void read_ask(struct reader *reader, const char *rest) {
    const size_t mistakes = reader->n_mistakes;
    const struct token word = scan_token(&rest, "");
    const bool wants_all = token_is(word, "moves");
    const enum quiz_topic topic = wants_all ? QUIZ_MOVE : topic_named(word);
    const struct lecture_item like = {.kind = LECTURE_ASK,
                                      .about = {.topic = topic, .wants_all = wants_all}};
    const size_t from = reader->lecture->n_items;
    rest = scan_spaces(rest);
    if (topic == QUIZ_KINDS && !token_is(word, "labels")) {
        complain(reader,
                 scratch_format(
                     "\"%.*s\" cannot be asked for: write winner, move, moves, balance, value, "
                     "outcome, groups, flip, reply, label, labels, sum, mex, binary, yes, "
                     "no, number or choice",
                     (int)word.length, word.start));
    } else if (topic == QUIZ_KINDS) {
        ask_labels(reader, rest);
    } else if (quiz_is_told(topic)) {
        char *told = compute(reader, reader->line, rest);
        if (reader->own_line == 0) reader->own_line = reader->line;
        add_words(reader, &like, told);
        free(told);
    } else if (!(has_table(topic) && add_square(reader, like, rest))) {
        add_series(reader, &like, rest);
    }
    reader->is_refused = reader->n_mistakes > mistakes;
    join_items(reader, from);
}

/* Returns the question before this line, or NULL if the lecture does not tell its answer. */
static struct quiz_question *last_told(struct reader *reader) {
    const struct lecture *lecture = reader->lecture;
    if (page_of(reader)->asks == lecture->n_items) return NULL;
    struct quiz_question *about = &lecture->items[lecture->n_items - 1].about;
    return quiz_is_told(about->topic) ? about : NULL;
}

/* The hint is for all that the line before it asks. */
static void read_hint(struct reader *reader, const char *rest) {
    struct lecture *lecture = reader->lecture;
    const size_t end = lecture->n_items;
    size_t item = end, first = page_of(reader)->asks;
    if (reader->is_refused) return;
    while (item > first && lecture->items[item - 1].kind == LECTURE_ASK) {
        item--;
        if (lecture->items[item].number > 0) first = item;
    }
    if (item == end || lecture->items[item].about.hint.length > 0) {
        complain(reader, "one @hint follows @ask, with how to begin");
        return;
    }
    char *words = compute(reader, reader->line, rest);
    for (; item < end; item++) text_add(&lecture->items[item].about.hint, words);
    free(words);
}

/* What is said to a wrong answer to the question before this line: to the one it begins with, or to
 * any other. */
static void read_wrong(struct reader *reader, const char *rest) {
    struct quiz_question *about = last_told(reader);
    const bool is_told = about && (about->topic == QUIZ_NUMBER || about->topic == QUIZ_CHOICE);
    if (reader->is_refused) return;
    if (!is_told) {
        complain(reader, "@wrong follows @ask number or @ask choice, with the reply to a wrong "
                         "answer; after @ask yes or no, that is the text on its line");
        return;
    }
    char *words = compute(reader, reader->line, rest);
    const size_t begun = quiz_answer_length(about, words);
    const bool is_aimed = begun > 0 && strncmp(words + begun, ": ", 2) == 0;
    const char *answer = scratch_format("%.*s", is_aimed ? (int)begun : 0, words);
    const char *reply = is_aimed ? scan_spaces(words + begun + 1) : words;
    const bool is_second = quiz_reply_to(about, answer);
    if (is_second && is_aimed)
        complain(reader, scratch_format("there is a @wrong for %s already", answer));
    else if (is_second)
        complain(reader, "there is a @wrong for all other answers already; one for a single "
                         "answer begins with it, such as \"7: ...\"");
    if (quiz_mark(reader->solver, about, answer, LABEL_STARS, scratch()) == VERDICT_RIGHT)
        complain(reader, scratch_format("%s is the right answer", answer));
    text_addf(&about->wrong, "%s\t%s\n", answer, reply);
    free(words);
}

static void read_answer(struct reader *reader, const char *rest) {
    if (reader->part == ANSWER)
        complain(reader, "a page has at most one @answer, after its question");
    reader->part = ANSWER;
    if (*rest) text_add(&reader->paragraph, rest);
    reader->paragraph_line = reader->line;
}

static void read_play(struct reader *reader, const char *rest) {
    struct text *why = scratch();
    if (!make_question(QUIZ_WINNER, rest, &page_of(reader)->play, why)) complain(reader, why->data);
}

/* "nim 3,4 x6": the boxes of a start. */
static void read_box(struct reader *reader, const char *rest) {
    enum { COPIES = 4, MOST = 40 };
    const char *last = strrchr(rest, ' ');
    uint64_t copies = COPIES;
    const bool has_x = last && last[1] == 'x' && isdigit((unsigned char)last[2]);
    const bool counted = has_x && token_number_in(token_of(last + 2), 1, MOST, &copies);
    if (has_x && !counted) {
        complain(reader, scratch_format("\"%s\" is not a number of boxes: write x1 to x%d",
                                        last + 1, MOST));
        return;
    }
    const int length = (int)(counted ? (size_t)(last - rest) : strlen(rest));
    const struct lecture_item like = {
        .kind = LECTURE_BOX, .number = (size_t)copies, .about.topic = QUIZ_VALUE};
    add_words(reader, &like, scratch_format("%.*s", length, rest));
}

static void read_theorem(struct reader *reader, const char *rest) {
    struct lecture *lecture = reader->lecture;
    reader->knows_sum = true;
    lecture->theorem = lecture->n_pages > 0 ? lecture->n_pages - 1 : 0;
}

/* True if a later page of the step asks for a value in this game. */
static bool asks_value_later(const struct lecture *lecture, size_t page, const struct game *game) {
    const size_t step = lecture->pages[page].step;
    for (page++; page < lecture->n_pages && lecture->pages[page].step == step; page++)
        for (size_t i = lecture->pages[page].asks; i < lecture->pages[page].answer; i++) {
            const struct lecture_item *item = &lecture->items[i];
            const bool is_value = item->kind == LECTURE_ASK && item->about.topic == QUIZ_VALUE;
            if (is_value && item->about.game == game) return true;
        }
    return false;
}

/* What is wrong with an answer is not said in values that the step is yet to ask for. */
static void hide_values(struct lecture *lecture) {
    for (size_t page = 0; page < lecture->n_pages; page++)
        for (size_t i = lecture->pages[page].asks; i < lecture->pages[page].answer; i++) {
            struct quiz_question *about = &lecture->items[i].about;
            if (about->game && asks_value_later(lecture, page, about->game))
                about->knows_sum = false;
        }
}

static void read_note(struct reader *reader, const char *rest) {
}

static const struct {
    const char *word;
    void (*read)(struct reader *reader, const char *rest);
    enum where where;
    bool needs_text;
} directives[] = {
    {"title", read_title, ANYWHERE, true},
    {"language", read_language, ANYWHERE, true},
    {"note", read_note, ANYWHERE},
    {"step", read_step, ANYWHERE, true},
    {"page", read_page, IN_STEP},
    {"typed", read_typed, IN_STEP},
    {"heading", read_heading, TELLING, true},
    {"box", read_box, TELLING},
    {"gallery", read_gallery, TELLING},
    {"question", read_question, ASKING, true},
    {"ask", read_ask, ASKING},
    {"lines", read_lines, ASKING},
    {"answer", read_answer, IN_STEP},
    {"play", read_play, IN_STEP},
    {"theorem", read_theorem, ANYWHERE},
    {"screen", read_screen, TELLING, true},
    {"long", read_long, IN_STEP},
    {"wrong", read_wrong, ASKING, true},
    {"hint", read_hint, ASKING, true},
};

/* Says that there is no such line, and which one may have been meant. */
static void complain_of_directive(struct reader *reader, struct token word) {
    struct spelling suggestion = {.typed = word};
    struct text *what = scratch();
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        spelling_try(&suggestion, directives[i].word);
    for (unsigned show = 0; show < SHOWS; show++) spelling_try(&suggestion, show_words[show]);
    const bool is_step = suggestion.word && strcmp(suggestion.word, "step") == 0;
    text_addf(what, "there is no @%.*s", (int)word.length, word.start);
    spelling_add(&suggestion, "@", what);
    text_add(what, "man nimm lists all such words");
    complain(reader, what->data);
    if (is_step && reader->lecture->n_steps == 0) begin_missing_step(reader);
}

static void read_directive(struct reader *reader, const char *line) {
    struct token word = scan_token(&line, "");
    word.start++;
    word.length--;
    const struct lecture_item like = {
        .kind = LECTURE_SHOW, .show = show_named(word), .about.topic = QUIZ_VALUE};
    line = scan_spaces(line);
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        if (token_is(word, directives[i].word)) {
            if (!may_be_here(reader, directives[i].where, reader->line)) return;
            if (directives[i].needs_text && *line == '\0')
                complain(reader, scratch_format("after @%s comes its text, on the same line",
                                                directives[i].word));
            directives[i].read(reader, line);
            return;
        }
    const size_t from = reader->lecture->n_items;
    if (like.show == SHOWS)
        complain_of_directive(reader, word);
    else if (may_be_here(reader, TELLING, reader->line) &&
             !(like.show == SHOW_VALUES && add_square(reader, like, line)))
        add_series(reader, &like, line);
    join_items(reader, from);
}

/* --- the whole file --------------------------------------------------------------------------- */

/* Adds the next line of the string to *line; one that begins with @ goes on in the lines after it
 * that begin with a space. Returns what follows. */
static const char *take_line(struct reader *reader, const char *string, struct text *line) {
    do {
        struct text *raw = scratch();
        const size_t length = strcspn(string, "\n");
        text_add_bytes(raw, string, length);
        for (size_t i = 0; i < length; i++)
            if (raw->data[i] == '\t') raw->data[i] = ' ';
        while (raw->length > 0 && isspace((unsigned char)raw->data[raw->length - 1]))
            text_cut(raw, raw->length - 1);
        const size_t spaces = line->length > 0 ? strspn(raw->data, " ") : 0;
        if (spaces > 0) text_add_char(line, ' ');
        text_add_harmless(line, raw->data + spaces, raw->length - spaces, SIZE_MAX);
        string += length + (string[length] != '\0');
        reader->lines++;
    } while (*line->data == '@' && *string == ' ');
    return string;
}

/* Reads a line. Returns what follows. */
static const char *read_some(struct reader *reader, const char *string) {
    struct text *line = scratch();
    reader->line = reader->lines + 1;
    string = take_line(reader, string, line);
    const bool is_sketch = *line->data == '|';
    if (line->length == 0 || *line->data == '@' || is_sketch != reader->is_sketch)
        end_paragraph(reader);
    if (*line->data == '@') {
        const size_t from = reader->lecture->n_items, mistakes = reader->n_mistakes;
        read_directive(reader, line->data);
        if (reader->n_mistakes == mistakes && !reader->is_refused)
            add_passage(reader, reader->line, line->data, from);
    } else if (line->length > 0) {
        reader->is_sketch = is_sketch;
        if (reader->paragraph.length == 0)
            reader->paragraph_line = reader->line;
        else
            text_add_char(&reader->paragraph, '\n');
        text_add(&reader->paragraph, line->data + is_sketch);
    }
    return string;
}

static void read_all(struct reader *reader, const char *string) {
    const uint64_t most_work = 5 * SOLVER_OPTIONS;
    while (*string) {
        const size_t mark = scratch_mark();
        string = read_some(reader, string);
        scratch_forget(mark);
        if (solver_spend(reader->solver, 0) == NIMM_STOPPED) {
            complain(reader, "reading was interrupted here");
            break;
        }
        if (reader->work > most_work || reader->lecture->n_items > MOST_ITEMS) {
            complain(reader, "the lesson is too long, or too much to compute: reading stops here");
            break;
        }
    }
    end_paragraph(reader);
    end_page(reader);
}

bool lecture_read(struct nimm_solver *solver, const char *file, const char *string,
                  struct lecture *lecture, struct text *mistakes, struct text *loose) {
    *lecture = (struct lecture){0};
    struct reader reader = {
        .solver = solver, .file = file, .lecture = lecture, .mistakes = mistakes};
    solver_hold(solver);
    solver_go_on(solver);
    read_title(&reader, "A lesson");
    read_language(&reader, "en");
    make_question(QUIZ_WINNER, game_list[0]->id, &lecture->sample, mistakes);
    read_all(&reader, string);
    hide_values(lecture);
    const bool is_whole = reader.n_mistakes == 0;
    if (loose)
        lecture_check(solver, file, lecture, reader.passages, reader.n_passages, is_whole, loose);
    for (size_t i = 0; i < reader.n_passages; i++) {
        quiz_question_free(&reader.passages[i].about);
        free(reader.passages[i].typed);
    }
    free(reader.passages);
    solver_release(solver);
    if (lecture->n_steps == 0) complain_at(&reader, 1, "a lesson has at least one @step");
    text_free(&reader.paragraph);
    if (reader.n_mistakes == 0) return true;
    if (reader.n_mistakes > MOST_MISTAKES)
        text_addf(mistakes, "%s and %zu more\n", file, reader.n_mistakes - MOST_MISTAKES);
    lecture_free(lecture);
    return false;
}

bool lecture_asks_table(const struct lecture_item *item) {
    enum { LEAST = 3 };
    const enum quiz_topic topic = item->about.topic;
    return item->kind == LECTURE_ASK && item->number >= LEAST &&
           (topic == QUIZ_VALUE || topic == QUIZ_OUTCOME || topic == QUIZ_WINNER);
}

struct square lecture_square(const struct lecture_item *items, size_t n) {
    const struct quiz_question *first = &items->about;
    const char *size = scratch_position(first->game, first->position);
    struct square square = {0};
    token_number((struct token){size, strspn(size, "0123456789")}, &square.low);
    while (square.side * square.side < n) square.side++;
    return square;
}

void lecture_free(struct lecture *lecture) {
    for (size_t i = 0; i < lecture->n_items; i++) {
        free(lecture->items[i].words);
        quiz_question_free(&lecture->items[i].about);
    }
    for (size_t i = 0; i < lecture->n_pages; i++) {
        free(lecture->pages[i].question);
        quiz_question_free(&lecture->pages[i].play);
    }
    for (size_t i = 0; i < lecture->n_steps; i++) free(lecture->steps[i].title);
    quiz_question_free(&lecture->sample);
    free(lecture->items);
    free(lecture->pages);
    free(lecture->steps);
    free(lecture->title);
    free(lecture->language);
    *lecture = (struct lecture){0};
}

const struct lecture_file *lecture_named(const char *name) {
    for (size_t i = 0; i < lecture_file_count; i++)
        if (strcmp(lecture_files[i].name, name) == 0) return &lecture_files[i];
    return NULL;
}
