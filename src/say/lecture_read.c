/* SPDX-License-Identifier: MIT */
/* The file of a lecture, line by line: its paragraphs, its lines that begin with @, and the steps
 * and pages that they make. */
#include "say/lecture_read.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/spelling.h"
#include "say/label_mark.h"
#include "say/scratch.h"

/* So many mistakes are reported, and reading stops at so many items. */
enum { MOST_MISTAKES = 20, MOST_ITEMS = 5000 };

/* --- mistakes --------------------------------------------------------------------------------- */

void lecture_complain_at(struct lecture_reader *reader, unsigned line, const char *what) {
    if (++reader->n_mistakes <= MOST_MISTAKES)
        lecture_report(reader->mistakes, reader->file, line, what);
}

void lecture_complain(struct lecture_reader *reader, const char *what) {
    lecture_complain_at(reader, reader->line, what);
}

void lecture_complain_of_work(struct lecture_reader *reader, unsigned line, const char *words) {
    if (reader->is_spent) return;
    reader->is_spent = true;
    lecture_complain_at(
        reader, line,
        scratch_format("%s is too much to compute for one step: take a smaller position, "
                       "or begin a new @step before it",
                       words));
}

/* Gives the step that begins now a budget of its own. */
static void renew_budget(struct lecture_reader *reader) {
    reader->work += solver_spent(reader->solver);
    reader->is_spent = false;
    solver_go_on(reader->solver);
}

struct lecture_passage *lecture_add_passage(struct lecture_reader *reader, unsigned line,
                                            const char *typed, size_t from) {
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

/* --- steps, pages and items ------------------------------------------------------------------- */

/* The page that is being read; the lecture has a step. */
static struct lecture_page *page_of(struct lecture_reader *reader) {
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
static void end_page(struct lecture_reader *reader) {
    if (reader->lecture->n_pages == 0) return;
    struct lecture_page *page = page_of(reader);
    if (has_idle_lines(reader->lecture, page)) page->to = page->answer = page->asks;
    if (reader->own_line > 0 && !page->question)
        lecture_complain_at(
            reader, reader->own_line,
            "@ask yes, no, number and choice need a @question on the same page, which says what is "
            "asked");
    reader->own_line = 0;
}

static void begin_page(struct lecture_reader *reader) {
    struct lecture *lecture = reader->lecture;
    const size_t n = lecture->n_items;
    end_page(reader);
    reader->is_misplaced = reader->is_refused = false;
    lecture->pages = memory_grow(lecture->pages, lecture->n_pages, sizeof *lecture->pages);
    lecture->pages[lecture->n_pages++] = (struct lecture_page){
        .step = lecture->n_steps - 1, .from = n, .asks = n, .answer = n, .to = n};
    reader->part = TOLD;
}

static void begin_step(struct lecture_reader *reader, char *title) {
    struct lecture *lecture = reader->lecture;
    lecture->steps = memory_grow(lecture->steps, lecture->n_steps, sizeof *lecture->steps);
    lecture->steps[lecture->n_steps++] = (struct lecture_step){title, SHOWS, lecture->n_pages};
    begin_page(reader);
}

/* Goes on as if a step had begun, so that whatever else is wrong in it shows, too. */
static void begin_missing_step(struct lecture_reader *reader) {
    begin_step(reader, memory_copy("", 1));
}

/* Where a line may be: before the first @step too, after it, or there as something that tells or
 * asks. */
enum where { ANYWHERE, IN_STEP, TELLING, ASKING };

/* Returns true if the line may be here, and false, after saying why once a page, if not. What tells
 * in the wrong part is read all the same, so that whatever else is wrong in it shows, too. */
static bool may_be_here(struct lecture_reader *reader, enum where where, unsigned line) {
    const char *why = NULL;
    if (where != ANYWHERE && reader->lecture->n_steps == 0) {
        lecture_complain_at(reader, line,
                            "only @title and @language may come before the first @step");
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
    if (why && !reader->is_misplaced) lecture_complain_at(reader, line, why);
    if (why) reader->is_misplaced = true;
    if (why && where == ASKING) reader->is_refused = true;
    return !why || where == TELLING;
}

struct lecture_item *lecture_add_item(struct lecture_reader *reader, enum lecture_kind kind,
                                      char *words) {
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

static void end_paragraph(struct lecture_reader *reader) {
    struct text *words = &reader->paragraph;
    const unsigned line = reader->paragraph_line;
    if (words->length > 0 && may_be_here(reader, TELLING, line)) {
        const size_t from = reader->lecture->n_items;
        if (reader->is_sketch)
            lecture_add_item(reader, LECTURE_SKETCH, memory_copy(words->data, words->length + 1));
        else
            lecture_add_item(reader, LECTURE_TEXT, lecture_compute(reader, line, words->data));
        lecture_add_passage(reader, line, words->data, from);
    }
    text_clear(words);
    reader->is_sketch = false;
}

/* --- lines that begin with @ ------------------------------------------------------------------ */

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

static void read_title(struct lecture_reader *reader, const char *rest) {
    if (reader->has_title) lecture_complain(reader, "there is a @title already: leave one out");
    reader->has_title = reader->line > 0; /* or else it is the title by default */
    free(reader->lecture->title);
    reader->lecture->title = lecture_compute(reader, reader->line, rest);
}

/* True of "de", "pt-BR" and the like. */
static bool is_language_code(const char *words) {
    const size_t length = strcspn(words, "-");
    bool good = length == 2 || length == 3;
    for (size_t i = 0; i < length; i++) good = good && isalpha((unsigned char)words[i]);
    for (const char *at = words + length; *at; at++)
        good =
            good && (isalnum((unsigned char)*at) || (*at == '-' && isalnum((unsigned char)at[1])));
    return good;
}

static void read_language(struct lecture_reader *reader, const char *rest) {
    if (*rest && !is_language_code(rest))
        lecture_complain(reader, scratch_format("\"%s\" is not a language code, such as de", rest));
    free(reader->lecture->language);
    reader->lecture->language = memory_copy(rest, strlen(rest) + 1);
}

static void read_step(struct lecture_reader *reader, const char *rest) {
    renew_budget(reader);
    begin_step(reader, lecture_compute(reader, reader->line, rest));
}

static void read_page(struct lecture_reader *reader, const char *rest) {
    begin_page(reader);
}

static void read_long(struct lecture_reader *reader, const char *rest) {
    page_of(reader)->is_long = true;
}

static void read_typed(struct lecture_reader *reader, const char *rest) {
    const struct token word = token_of(rest);
    const enum lecture_show show = show_named(word);
    if (show < SHOWS) {
        reader->lecture->steps[reader->lecture->n_steps - 1].typed = show;
        return;
    }
    struct spelling suggestion = {.typed = word};
    struct text *what = scratch();
    text_add(what, "@typed names what to show of a position");
    for (unsigned i = 0; i < SHOWS; i++) spelling_try(&suggestion, show_words[i]);
    spelling_add(&suggestion, "", what);
    text_add(what, "write ");
    for (unsigned i = 0; i < SHOWS; i++) {
        text_add_between(what, i, SHOWS, " or ");
        text_add(what, show_words[i]);
    }
    lecture_complain(reader, what->data);
}

static void read_heading(struct lecture_reader *reader, const char *rest) {
    lecture_add_item(reader, LECTURE_HEADING, lecture_compute(reader, reader->line, rest));
}

static void read_screen(struct lecture_reader *reader, const char *rest) {
    lecture_add_item(reader, LECTURE_SCREEN, lecture_compute(reader, reader->line, rest));
}

/* Adds an item for each of the games. */
static void read_gallery(struct lecture_reader *reader, const char *rest) {
    struct lecture_item like = {.kind = LECTURE_GALLERY, .about.topic = QUIZ_WINNER};
    for (size_t i = 0; i < game_count; i++) {
        if (game_is_nim(game_list[i])) continue;
        like.number++;
        lecture_add_words(reader, &like, game_list[i]->id);
    }
}

static void read_lines(struct lecture_reader *reader, const char *rest) {
    uint64_t number;
    if (token_number_in(token_of(rest), 1, 40, &number))
        lecture_add_item(reader, LECTURE_LINES, NULL)->number = (size_t)number;
    else
        lecture_complain(reader,
                         "@lines is followed by how many lines to write on: a number from 1 to 40");
}

/* "nim 3,4 x6": the boxes of a start. */
static void read_box(struct lecture_reader *reader, const char *rest) {
    enum { COPIES = 4, MOST = 40 };
    const char *last = strrchr(rest, ' ');
    uint64_t copies = COPIES;
    const bool has_x = last && last[1] == 'x' && isdigit((unsigned char)last[2]);
    const bool counted = has_x && token_number_in(token_of(last + 2), 1, MOST, &copies);
    if (has_x && !counted) {
        lecture_complain(reader, scratch_format("\"%s\" is not a number of boxes: write x1 to x%d",
                                                last + 1, MOST));
        return;
    }
    const int length = (int)(counted ? (size_t)(last - rest) : strlen(rest));
    const struct lecture_item like = {
        .kind = LECTURE_BOX, .number = (size_t)copies, .about.topic = QUIZ_VALUE};
    lecture_add_words(reader, &like, scratch_format("%.*s", length, rest));
}

static void read_play(struct lecture_reader *reader, const char *rest) {
    struct text *why = scratch();
    if (!lecture_make_question(QUIZ_WINNER, rest, &page_of(reader)->play, why))
        lecture_complain(reader, why->data);
}

static void read_theorem(struct lecture_reader *reader, const char *rest) {
    struct lecture *lecture = reader->lecture;
    reader->knows_sum = true;
    lecture->theorem = lecture->n_pages > 0 ? lecture->n_pages - 1 : 0;
}

static void read_note(struct lecture_reader *reader, const char *rest) {
}

/* --- lines about what is asked ---------------------------------------------------------------- */

static void read_question(struct lecture_reader *reader, const char *rest) {
    struct lecture_page *page = page_of(reader);
    if (page->question) {
        lecture_complain(reader, "this page already has a @question: begin a new @page");
        return;
    }
    page->question = lecture_compute(reader, reader->line, rest);
}

/* True if a square table is filled in with answers on the topic. */
static bool has_table(enum quiz_topic topic) {
    return topic == QUIZ_VALUE || topic == QUIZ_OUTCOME;
}

/* Notes that the items from there on were one line of the file. */
static void join_items(struct lecture_reader *reader, size_t from) {
    struct lecture *lecture = reader->lecture;
    if (from < lecture->n_items) lecture->items[from].number = lecture->n_items - from;
}

static void read_ask(struct lecture_reader *reader, const char *rest) {
    const size_t mistakes = reader->n_mistakes;
    const struct token word = scan_token(&rest, "");
    const bool wants_all = token_is(word, "moves");
    const enum quiz_topic topic = wants_all ? QUIZ_MOVE : lecture_topic(word);
    const struct lecture_item like = {.kind = LECTURE_ASK,
                                      .about = {.topic = topic, .wants_all = wants_all}};
    const size_t from = reader->lecture->n_items;
    rest = scan_spaces(rest);
    if (topic == QUIZ_KINDS && !token_is(word, "labels")) {
        lecture_complain(
            reader, scratch_format(
                        "\"%.*s\" cannot be asked for: write winner, move, moves, balance, value, "
                        "outcome, groups, flip, reply, label, labels, sum, mex, binary, yes, "
                        "no, number or choice",
                        (int)word.length, word.start));
    } else if (topic == QUIZ_KINDS) {
        lecture_ask_labels(reader, rest);
    } else if (quiz_is_told(topic)) {
        char *told = lecture_compute(reader, reader->line, rest);
        if (reader->own_line == 0) reader->own_line = reader->line;
        lecture_add_words(reader, &like, told);
        free(told);
    } else if (!(has_table(topic) && lecture_add_square(reader, like, rest))) {
        lecture_add_series(reader, &like, rest);
    }
    reader->is_refused = reader->n_mistakes > mistakes;
    join_items(reader, from);
}

/* Returns the question before this line, or NULL if the lecture does not tell its answer. */
static struct quiz_question *last_told(struct lecture_reader *reader) {
    const struct lecture *lecture = reader->lecture;
    if (page_of(reader)->asks == lecture->n_items) return NULL;
    struct quiz_question *about = &lecture->items[lecture->n_items - 1].about;
    return quiz_is_told(about->topic) ? about : NULL;
}

/* The hint is for all that the line before it asks. */
static void read_hint(struct lecture_reader *reader, const char *rest) {
    struct lecture *lecture = reader->lecture;
    const size_t end = lecture->n_items;
    size_t item = end, first = page_of(reader)->asks;
    if (reader->is_refused) return;
    while (item > first && lecture->items[item - 1].kind == LECTURE_ASK) {
        item--;
        if (lecture->items[item].number > 0) first = item;
    }
    if (item == end || lecture->items[item].about.hint.length > 0) {
        lecture_complain(reader, "one @hint follows @ask, with how to begin");
        return;
    }
    char *words = lecture_compute(reader, reader->line, rest);
    for (; item < end; item++) text_add(&lecture->items[item].about.hint, words);
    free(words);
}

/* True if the words begin with a letter or a number and a colon: the name or the place of a choice,
 * which no sentence begins with. */
static bool begins_with_name(const char *words) {
    const size_t digits = strspn(words, "0123456789");
    const size_t length = digits == 0 && isalpha((unsigned char)*words) ? 1 : digits;
    return length > 0 && words[length] == ':';
}

/* What is said to a wrong answer to the question before this line: to the one it begins with, or to
 * any other. */
static void read_wrong(struct lecture_reader *reader, const char *rest) {
    struct quiz_question *about = last_told(reader);
    const bool is_told = about && (about->topic == QUIZ_NUMBER || about->topic == QUIZ_CHOICE);
    if (reader->is_refused) return;
    if (!is_told) {
        lecture_complain(reader,
                         "@wrong follows @ask number or @ask choice, with the reply to a wrong "
                         "answer; after @ask yes or no, that is the text on its line");
        return;
    }
    char *words = lecture_compute(reader, reader->line, rest);
    const size_t begun = quiz_answer_length(about, words);
    const char *aimed = quiz_aimed_reply(about, words);
    const bool is_aimed = aimed != NULL;
    const char *answer = scratch_format("%.*s", is_aimed ? (int)begun : 0, words);
    const char *reply = is_aimed ? aimed : words;
    const bool is_second = quiz_reply_to(about, answer);
    if (is_second && is_aimed)
        lecture_complain(reader, scratch_format("there is a @wrong for %s already", answer));
    else if (is_second)
        lecture_complain(reader,
                         "there is a @wrong for all other answers already; one for a single "
                         "answer begins with it, such as \"7: ...\"");
    if (about->topic == QUIZ_CHOICE && !is_aimed && begins_with_name(words))
        lecture_complain(reader, scratch_format("no choice is called \"%.*s\": before the colon "
                                                "goes all of a choice, as it stands after @ask",
                                                (int)strcspn(words, ":"), words));
    if (quiz_mark(reader->solver, about, answer, LABEL_STARS, scratch()) == VERDICT_RIGHT)
        lecture_complain(reader,
                         scratch_format("%s is the right answer, so @wrong %s can never be said",
                                        answer, answer));
    text_addf(&about->wrong, "%s\t%s\n", answer, reply);
    free(words);
}

static void read_answer(struct lecture_reader *reader, const char *rest) {
    if (reader->part == ANSWER)
        lecture_complain(reader, "a page has at most one @answer, after its question");
    reader->part = ANSWER;
    if (*rest) text_add(&reader->paragraph, rest);
    reader->paragraph_line = reader->line;
}

/* --- which line is read how ------------------------------------------------------------------- */

static const struct {
    const char *word;
    void (*read)(struct lecture_reader *reader, const char *rest);
    enum where where;
    enum { ANY_TEXT, SOME_TEXT, NO_TEXT } text; /* what follows the word */
} directives[] = {
    {"title", read_title, ANYWHERE, SOME_TEXT},
    {"language", read_language, ANYWHERE, SOME_TEXT},
    {"note", read_note, ANYWHERE},
    {"step", read_step, ANYWHERE, SOME_TEXT},
    {"page", read_page, IN_STEP, NO_TEXT},
    {"typed", read_typed, IN_STEP},
    {"heading", read_heading, TELLING, SOME_TEXT},
    {"box", read_box, TELLING},
    {"gallery", read_gallery, TELLING, NO_TEXT},
    {"question", read_question, ASKING, SOME_TEXT},
    {"ask", read_ask, ASKING},
    {"lines", read_lines, ASKING},
    {"answer", read_answer, IN_STEP},
    {"play", read_play, IN_STEP},
    {"theorem", read_theorem, ANYWHERE, NO_TEXT},
    {"screen", read_screen, TELLING, SOME_TEXT},
    {"long", read_long, IN_STEP, NO_TEXT},
    {"wrong", read_wrong, ASKING, SOME_TEXT},
    {"hint", read_hint, ASKING, SOME_TEXT},
};

/* True if it is one of the words that a line may begin with, after its @. */
static bool is_directive(struct token word) {
    if (word.length < 2 || *word.start != '@') return false;
    const struct token name = {word.start + 1, word.length - 1};
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        if (token_is(name, directives[i].word)) return true;
    return show_named(name) < SHOWS;
}

/* Says so if one of these words stands in the text of a question. */
static void complain_of_inner(struct lecture_reader *reader, const char *text) {
    for (struct token word; (word = scan_token(&text, "")).length > 0;) {
        if (!is_directive(word)) continue;
        lecture_complain(reader, scratch_format("%.*s stands inside a line: begin a new line",
                                                (int)word.length, word.start));
        return;
    }
}

/* Says that there is no such line, and which one may have been meant. */
static void complain_of_directive(struct lecture_reader *reader, struct token word) {
    struct spelling suggestion = {.typed = word};
    struct text *what = scratch();
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        spelling_try(&suggestion, directives[i].word);
    for (unsigned show = 0; show < SHOWS; show++) spelling_try(&suggestion, show_words[show]);
    const bool is_step = suggestion.word && strcmp(suggestion.word, "step") == 0;
    text_addf(what, "there is no @%.*s", (int)word.length, word.start);
    spelling_add(&suggestion, "@", what);
    text_add(what, "man nimm lists all such words");
    lecture_complain(reader, what->data);
    if (is_step && reader->lecture->n_steps == 0) begin_missing_step(reader);
}

static void read_directive(struct lecture_reader *reader, const char *line) {
    struct token word = scan_token(&line, "");
    word.start++;
    word.length--;
    const struct lecture_item like = {
        .kind = LECTURE_SHOW, .show = show_named(word), .about.topic = QUIZ_VALUE};
    line = scan_spaces(line);
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        if (token_is(word, directives[i].word)) {
            if (!may_be_here(reader, directives[i].where, reader->line)) return;
            if (directives[i].text == SOME_TEXT && *line == '\0')
                lecture_complain(reader,
                                 scratch_format("after @%s comes its text, on the same line",
                                                directives[i].word));
            if (directives[i].text == NO_TEXT && *line != '\0')
                lecture_complain(reader, scratch_format("@%s stands alone: leave out \"%s\"",
                                                        directives[i].word, line));
            if (directives[i].read == read_question) complain_of_inner(reader, line);
            directives[i].read(reader, line);
            return;
        }
    const size_t from = reader->lecture->n_items;
    if (like.show == SHOWS)
        complain_of_directive(reader, word);
    else if (may_be_here(reader, TELLING, reader->line) &&
             !(like.show == SHOW_VALUES && lecture_add_square(reader, like, line)))
        lecture_add_series(reader, &like, line);
    join_items(reader, from);
}

/* --- the whole file --------------------------------------------------------------------------- */

/* True if the string begins with white space and a word that should begin a line. */
static bool is_indented(const char *string) {
    const char *at = string + strspn(string, " \t");
    return at > string && is_directive(scan_token(&at, ""));
}

/* Adds the next line of the string to *line; one that begins with @ goes on in the lines after it
 * that begin with a space. Returns what follows. */
static const char *take_line(struct lecture_reader *reader, const char *string, struct text *line) {
    if (is_indented(string)) {
        lecture_complain(reader, "this line begins with a space: an @ word must be the first thing "
                                 "on its line");
        string += strspn(string, " \t");
    }
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
    } while (*line->data == '@' && *string == ' ' && !is_indented(string));
    return string;
}

/* Reads a line. Returns what follows. */
static const char *read_some(struct lecture_reader *reader, const char *string) {
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
            lecture_add_passage(reader, reader->line, line->data, from);
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

/* Says where the file is not UTF-8, once. */
static void check_encoding(struct lecture_reader *reader, const char *string) {
    const size_t length = strlen(string);
    unsigned line = 1;
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t code;
        size = text_character(string + i, length - i, &code);
        if (size == 0) {
            lecture_complain_at(reader, line, "not UTF-8: save it as UTF-8");
            return;
        }
        line += string[i] == '\n';
    }
}

static void read_all(struct lecture_reader *reader, const char *string) {
    const uint64_t most_work = 5 * SOLVER_OPTIONS;
    check_encoding(reader, string);
    while (*string) {
        const size_t mark = scratch_mark();
        string = read_some(reader, string);
        scratch_forget(mark);
        if (solver_spend(reader->solver, 0) == NIMM_STOPPED) {
            lecture_complain(reader, "reading was interrupted here");
            break;
        }
        if (reader->work > most_work || reader->lecture->n_items > MOST_ITEMS) {
            lecture_complain(reader,
                             "the lesson is too long, or too much to compute: reading stops here");
            break;
        }
    }
    end_paragraph(reader);
    end_page(reader);
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

/* Some editors write it at the beginning of a file in UTF-8. */
static const char byte_order_mark[] = "\xEF\xBB\xBF";

bool lecture_read(struct nimm_solver *solver, const char *file, const char *string,
                  struct lecture *lecture, struct text *mistakes, struct text *loose) {
    *lecture = (struct lecture){0};
    struct lecture_reader reader = {
        .solver = solver, .file = file, .lecture = lecture, .mistakes = mistakes};
    solver_hold(solver);
    solver_go_on(solver);
    read_title(&reader, "A lesson");
    read_language(&reader, "en");
    lecture_make_question(QUIZ_WINNER, game_list[0]->id, &lecture->sample, mistakes);
    if (strncmp(string, byte_order_mark, strlen(byte_order_mark)) == 0)
        string += strlen(byte_order_mark);
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
    if (lecture->n_steps == 0) lecture_complain_at(&reader, 1, "a lesson has at least one @step");
    text_free(&reader.paragraph);
    if (reader.n_mistakes == 0) return true;
    if (reader.n_mistakes > MOST_MISTAKES)
        text_addf(mistakes, "%s and %zu more\n", file, reader.n_mistakes - MOST_MISTAKES);
    lecture_free(lecture);
    return false;
}
