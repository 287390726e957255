/* SPDX-License-Identifier: MIT */
#include "say/lecture_check.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "say/label.h"
#include "say/scratch.h"

void lecture_report(struct text *list, const char *file, unsigned line, const char *what) {
    enum { SHOWN = 300 };
    struct text *later = scratch();
    const char *all = text_string(list);
    size_t place = list->length;
    while (place > 0) {
        /* Mostly the last line is about an earlier one. */
        size_t start = place - 1;
        while (start > 0 && all[start - 1] != '\n') start--;
        if (strtoul(all + start + strlen(file), NULL, 10) <= line) break;
        place = start;
    }
    text_add(later, all + place);
    text_cut(list, place);
    text_addf(list, "%s%u: ", file, line);
    text_add_harmless(list, what, strlen(what), SHOWN);
    text_addf(list, "\n%s", text_string(later));
}

/* Looks at one passage. */
struct critic {
    struct nimm_solver *solver;
    const char *file; /* what stands before the number of a line */
    struct text *notes;
    const struct lecture *lecture;
    bool is_whole;                         /* no line is missing for a mistake */
    const struct lecture_passage *first;   /* of the lecture, */
    const struct lecture_passage *passage; /* and the one that is looked at */
    const struct lecture_page *page; /* the one with the passage; an empty one before the first */
};

static void note_at(const struct critic *critic, unsigned line, const char *what) {
    lecture_report(critic->notes, critic->file, line, what);
}

static void note(const struct critic *critic, const char *what) {
    note_at(critic, critic->passage->line, what);
}

/* --- answers that stand above their questions ------------------------------------------------- */

/* Sets of topics: a bit for each. */
enum {
    OF_WINNER = 1 << QUIZ_WINNER | 1 << QUIZ_OUTCOME,
    OF_MOVE = 1 << QUIZ_MOVE,
    OF_VALUE = 1 << QUIZ_VALUE | 1 << QUIZ_LABEL,
    OF_BALANCE = 1 << QUIZ_BALANCE,
};

/* On which topics a question about a position is answered by what is shown of it. */
static const unsigned shown_topics[] = {
    [SHOW_GRID] = OF_VALUE | OF_BALANCE,
    [SHOW_GROUPS] = 1 << QUIZ_GROUPS,
    [SHOW_WHY] = OF_WINNER | OF_MOVE | OF_VALUE | OF_BALANCE,
    [SHOW_WORK] = OF_WINNER | OF_MOVE | OF_VALUE | OF_BALANCE,
    [SHOW_WINNING] = OF_WINNER | OF_MOVE,
    [SHOW_LEMMA] = OF_WINNER | OF_MOVE | OF_VALUE | OF_BALANCE | 1 << QUIZ_FLIP,
    [SHOW_GAME] = OF_WINNER | OF_MOVE,
    [SHOW_MEX] = OF_VALUE | 1 << QUIZ_MEX,
    [SHOW_OUTCOME] = OF_WINNER,
    [SHOW_MAP] = OF_WINNER | OF_MOVE,
    [SHOW_LABELS] = OF_WINNER,
    [SHOW_VALUES] = OF_VALUE | OF_WINNER,
    [SHOW_SQUARE] = OF_VALUE | OF_WINNER,
};

/* True if both are about the same position, or the same numbers. */
static bool has_same_subject(const struct quiz_question *one, const struct quiz_question *other) {
    return one->game == other->game && one->misere == other->misere && one->n == other->n &&
           memcmp(one->numbers, other->numbers, one->n * sizeof *one->numbers) == 0 &&
           (!one->game || memcmp(one->position, other->position, one->game->size) == 0);
}

/* True if a question below the passage, on its page, is on one of the topics and about the same. */
static bool is_asked_below(const struct critic *critic, const struct quiz_question *about,
                           unsigned topics) {
    for (size_t i = critic->passage->to; i < critic->page->answer; i++) {
        const struct lecture_item *item = &critic->lecture->items[i];
        const bool is_answered = item->kind == LECTURE_ASK && topics >> item->about.topic & 1;
        if (is_answered && has_same_subject(about, &item->about)) return true;
    }
    return false;
}

/* Notes, once for all questions, that the passage tells the answer to one below it; `what` names
 * the passage. */
static void check_told(const struct critic *critic, struct token what) {
    const struct lecture_passage *passage = critic->passage;
    bool is_told = is_asked_below(critic, &passage->about, 1U << passage->about.topic);
    for (size_t i = passage->from; i < passage->to && !is_told; i++) {
        const struct lecture_item *item = &critic->lecture->items[i];
        /* In a game whose moves are told, both may play badly. */
        const bool is_told_game = item->show == SHOW_GAME && item->about.reason.length > 0;
        if (item->kind == LECTURE_SHOW && !is_told_game)
            is_told = is_asked_below(critic, &item->about, shown_topics[item->show]);
    }
    if (is_told)
        note(critic, scratch_format("%.*s tells the answer to a question below it",
                                    (int)what.length, what.start));
}

/* --- what is typed ---------------------------------------------------------------------------- */

/* True if letters stand between the brace at `at` and its end: it was meant to be computed. */
static bool has_words(const char *at) {
    const size_t n = 1 + strcspn(at + 1, "{}");
    for (size_t i = 1; i < n; i++)
        if (isalpha((unsigned char)at[i])) return true;
    return false;
}

/* Notes, once a line, a brace that computes nothing: a } that no { comes before, and words that
 * begin with a number. Sets of numbers are no mistake. */
static void check_braces(const struct critic *critic) {
    bool is_open = false, is_noted = false;
    unsigned line = critic->passage->line;
    for (const char *at = critic->passage->typed; *at; at++) {
        const bool is_computed = *at == '{' && isalpha((unsigned char)at[1]);
        const bool is_left = *at == '{' && !is_computed && has_words(at);
        const bool is_stray = *at == '}' && !is_open;
        if (*at == '{' || *at == '}') is_open = *at == '{';
        if ((is_left || is_stray) && !is_noted)
            note_at(critic, line,
                    is_stray
                        ? "a } without a { before it: what is computed looks like {value kayles 5}"
                        : "braces that compute nothing stand as typed: {value kayles 5} is "
                          "computed");
        is_noted = *at != '\n' && (is_noted || is_left || is_stray);
        line += *at == '\n';
    }
}

/* True if the number stands in the words by itself. */
static bool has_number(const char *words, struct token number) {
    static const char digits[] = "0123456789";
    for (const char *at = words; *(at += strcspn(at, digits)); at += strspn(at, digits)) {
        const size_t length = strspn(at, digits);
        if (length == number.length && strncmp(at, number.start, length) == 0) return true;
    }
    return false;
}

/* True if the step has the number above: then it is mentioned, and need not be an answer. Long
 * passages are not looked through, nor those far above. */
static bool stands_above(const struct critic *critic, struct token number) {
    enum { FAR = 30, LONG = 500 };
    const struct lecture_passage *passage = critic->passage;
    for (size_t i = 0; i < FAR && passage > critic->first; i++) {
        passage--;
        if (passage->page == 0) return false;
        if (critic->lecture->pages[passage->page - 1].step != critic->page->step) return false;
        if (strlen(passage->typed) <= LONG && has_number(passage->typed, number)) return true;
    }
    return false;
}

static void note_typed(const struct critic *critic, unsigned line, const char *what) {
    note_at(critic, line, scratch_format("not computed, so not checked: %s", what));
}

/* Notes the numbers in each line of the words, the passage's own, that are typed, not computed;
 * `all`: those that the step has above, too. */
static void check_numbers(const struct critic *critic, const char *words, bool all) {
    unsigned line = critic->passage->line;
    struct text *found = scratch();
    bool inside = false;
    for (size_t n; *words; words += n) {
        if (*words == '{' || *words == '}') inside = *words == '{';
        n = inside ? 0 : strspn(words, "0123456789");
        if (n > 0 && words[n] == 'x') n += 1 + strspn(words + n + 1, "0123456789"); /* a square */
        const bool is_new = n > 0 && (all || !stands_above(critic, (struct token){words, n}));
        if (is_new) text_addf(found, "%s%.*s", found->length > 0 ? ", " : "", (int)n, words);
        if (n == 0) n = 1;
        const bool ends = *words == '\n' || words[n] == '\0';
        if (ends && found->length > 0) note_typed(critic, line, found->data);
        if (ends) text_clear(found);
        line += ends;
    }
}

/* Notes that a sketch is wider than a terminal. */
static void check_sketch(const struct critic *critic) {
    enum { MOST = 78 };
    bool is_wide = false;
    const char *at = critic->passage->typed;
    for (; *at; at += strcspn(at, "\n"), at += *at == '\n')
        is_wide = is_wide || strcspn(at, "\n") > MOST;
    if (is_wide)
        note(critic,
             scratch_format("a sketch wider than %d columns does not fit every window", MOST));
}

/* --- the lines that begin with @ -------------------------------------------------------------- */

static bool is_empty_page(const struct lecture_page *page) {
    return page->from == page->to && !page->question;
}

static bool is_empty_step(const struct lecture *lecture, size_t step) {
    for (size_t i = lecture->steps[step].page; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        if (page->step == step && !is_empty_page(page)) return false;
    }
    return true;
}

/* Notes that nothing stands in the step that begins here, or on the page. */
static void check_empty(const struct critic *critic, bool is_step) {
    const bool step_is_empty = is_empty_step(critic->lecture, critic->page->step);
    if (is_step && step_is_empty) note(critic, "this step is empty");
    if (!is_step && !step_is_empty && is_empty_page(critic->page))
        note(critic, "this page is empty");
}

/* The first question of the @ask that a @wrong follows. */
static const struct quiz_question *question_before(const struct critic *critic) {
    const struct lecture_item *item = &critic->lecture->items[critic->passage->from - 1];
    while (item->number == 0) item--;
    return &item->about;
}

/* True if the word can hardly mean anything but a position, as 3,4 and 2x3 do: it has more than
 * digits alone, or letters alone. */
static bool is_notation(struct token word) {
    bool has_digits = false, has_letters = false, has_signs = false;
    for (size_t i = 0; i < word.length; i++) {
        has_digits = has_digits || isdigit((unsigned char)word.start[i]);
        has_letters = has_letters || isalpha((unsigned char)word.start[i]);
        has_signs = has_signs || !isalnum((unsigned char)word.start[i]);
    }
    return has_digits + has_letters + has_signs > 1;
}

/* Looks in the question for positions of the game that is asked about: *named is the last one.
 * Returns true if one of them is what is asked about, or alike in play. */
static bool names_asked(const char *question, const struct quiz_question *about,
                        struct token *named) {
    const struct game *game = about->game;
    unsigned char *position = memory_take(1, game->size);
    bool is_named = false;
    for (struct token word = scan_token(&question, ""); word.length > 0;
         word = scan_token(&question, "")) {
        while (word.length > 0 && strchr(".,;:?!\"'()", word.start[word.length - 1])) word.length--;
        const char *string = scratch_format("%.*s", (int)word.length, word.start);
        memcpy(position, about->position, game->size);
        if (!is_notation(word) || !game->parse(string, position, scratch())) continue;
        is_named = is_named || game_is_alike(game, position, about->position);
        *named = word;
    }
    free(position);
    return is_named;
}

/* Notes that the question names a position of the game that is asked about, but none that is. */
static void check_named(const struct critic *critic, const char *question) {
    const struct lecture_page *page = critic->page;
    const char *asked = NULL;
    struct token named = {0};
    for (size_t i = page->asks; i < page->answer; i++) {
        const struct quiz_question *about = &critic->lecture->items[i].about;
        if (critic->lecture->items[i].kind != LECTURE_ASK || !about->game) continue;
        asked = scratch_position(about->game, about->position);
        if (!is_notation(token_of(asked)) || names_asked(question, about, &named)) return;
    }
    if (named.length > 0)
        note(critic, scratch_format("the question names %.*s, but its @ask is about %s",
                                    (int)named.length, named.start, asked));
}

/* Notes that a @question stands below something that its page asks, and that nothing answers what
 * is to be written on lines. */
static void check_question(const struct critic *critic) {
    const struct lecture_page *page = critic->page;
    bool has_lines = false, is_answered = page->answer < page->to;
    if (page->asks < critic->passage->from)
        note(critic, "the @question comes after an @ask or @lines on its page: move it above "
                     "them, or begin a new @page");
    for (size_t i = page->asks; i < page->answer; i++) {
        is_answered = is_answered || critic->lecture->items[i].kind == LECTURE_ASK;
        has_lines = has_lines || critic->lecture->items[i].kind == LECTURE_LINES;
    }
    if (has_lines && !is_answered)
        note(critic,
             "nothing answers this question: the key leaves it out, unless an @answer follows");
    if (page->question) check_named(critic, page->question);
}

/* Notes that nothing is asked above the @answer. */
static void check_answer(const struct critic *critic) {
    const struct lecture_page *page = critic->page;
    if (critic->is_whole && page->asks == page->answer && !page->question)
        note(critic, "this @answer answers nothing: no @question or @ask stands above it on its "
                     "page");
}

/* Notes that the page leaves its lines out, since it asks nothing. */
static void check_lines(const struct critic *critic) {
    if (critic->passage->from >= critic->page->to)
        note(critic, "these lines are left out: no @question or @ask of the page needs them");
}

/* True if the words of the page have fewer sentences than it asks, up to the @ask that is looked
 * at: what that one asks, nobody can tell then. */
static bool has_no_words(const struct critic *critic) {
    size_t asks = 1, sentences = 0;
    for (size_t i = critic->page->asks; i < critic->passage->from; i++) {
        const struct lecture_item *item = &critic->lecture->items[i];
        asks += item->kind == LECTURE_ASK && item->number > 0;
    }
    for (const char *at = critic->page->question; at && *at; at++)
        sentences += strchr("?.", *at) && (at[1] == '\0' || token_is_space(at[1]));
    return asks > 1 && sentences < asks;
}

/* Notes the answer that the lecture gives to its own question, unless all of it is computed, and
 * that the reason for a yes or no looks like the question. */
static void check_ask(const struct critic *critic, const char *words) {
    const char *typed = critic->passage->typed;
    const enum quiz_topic topic = critic->lecture->items[critic->passage->from].about.topic;
    const bool is_yes_or_no = topic == QUIZ_YES || topic == QUIZ_NO;
    struct token answer = scan_token(&words, "");
    if (!quiz_is_told(topic)) return;
    if (!is_yes_or_no) answer = token_trim((struct token){words, strcspn(words, "|")});
    const char *right = scratch_format("%.*s", (int)answer.length, answer.start);
    bool is_computed = false;
    for (const char *at = right; (at = strchr(at, '{')); at++)
        is_computed = is_computed || isalpha((unsigned char)at[1]);
    if (is_computed)
        check_numbers(critic, right, true);
    else
        note_typed(critic, critic->passage->line, right);
    if (has_no_words(critic))
        note(critic, "does the @question ask for this, too? If not, say so, or begin a new "
                     "@page");
    if (topic == QUIZ_NUMBER && strstr(words, "{positions "))
        note(critic, "{positions} counts positions that play alike once, such as 1,2 and 2,1: "
                     "the class may count more");
    if (is_yes_or_no && typed[strlen(typed) - 1] == '?')
        note(critic, "this text is why the answer is right; if it is the question, write it after "
                     "@question");
    if (is_yes_or_no) check_numbers(critic, words, false);
}

/* Notes that a reply to all wrong answers may have been meant for one of them. */
static void check_wrong(const struct critic *critic, const char *words) {
    enum { MOST_WORDS = 8 };
    const struct quiz_question *about = question_before(critic);
    const size_t begun = quiz_answer_length(about, words), colon = strcspn(words, ":");
    const bool is_aimed = quiz_aimed_reply(about, words) != NULL;
    const bool is_computed = memchr(words, '{', colon) != NULL;
    const char *key = about->topic == QUIZ_NUMBER ? "number, in digits," : "answer";
    const char *rest = scratch_format("%.*s", (int)colon, words);
    size_t n = 0;
    while (scan_token(&rest, "").length > 0) n++;
    const bool names_one = words[colon] == ':' && colon != begun && n <= MOST_WORDS;
    if (names_one && !is_computed && !is_aimed)
        note(critic, scratch_format("no answer is called \"%.*s\"; if this is meant for one "
                                    "answer, write that %s before the colon",
                                    (int)colon, words, key));
    else if (begun > 0 && !is_aimed)
        note(critic, scratch_format("this is said to every wrong answer; for one alone, begin with "
                                    "all of it, a colon and a space, such as \"%.*s: ...\"",
                                    (int)begun, words));
    check_numbers(critic, is_aimed ? words + begun : words, false);
}

/* --- hints ------------------------------------------------------------------------------------ */

/* True if the bytes from `at` on are no part of a longer word or number, or of numbers such as 3,4
 * and 3x4. */
static bool stands_alone(const char *words, const char *at, size_t length) {
    const char *end = at + length;
    const bool follows = at > words && isalnum((unsigned char)at[-1]);
    const bool joins_before = at > words + 1 && at[-1] == ',' && isdigit((unsigned char)at[-2]);
    const bool joins_after = (*end == ',' || *end == '.') && isdigit((unsigned char)end[1]);
    return !follows && !joins_before && !joins_after && !isalnum((unsigned char)*end);
}

/* True if the words have these in them, letter case aside. */
static bool has_words_alone(const char *words, const char *part) {
    const size_t length = strlen(part);
    for (const char *at = words; *at; at++)
        if (strncasecmp(at, part, length) == 0 && stands_alone(words, at, length)) return true;
    return false;
}

/* True if the hint has the right one of the answers to choose from, and no other. */
static bool has_right_choice(const struct quiz_question *about, const char *right) {
    const char *hint = about->hint.data;
    bool has_right = false;
    for (size_t at = 0, length; hint[at]; at += length > 0 ? length : 1) {
        length = quiz_answer_length(about, hint + at);
        if (length == 0 || !stands_alone(hint, hint + at, length)) continue;
        if (length != strlen(right) || strncasecmp(hint + at, right, length) != 0) return false;
        has_right = true;
    }
    return has_right;
}

/* True if the hint says who wins: "the first player wins". */
static bool has_winner(const struct quiz_question *about) {
    const char *hint = about->hint.data;
    const char *right = about->yes ? "first" : "second", *other = about->yes ? "second" : "first";
    return has_words_alone(hint, right) && !has_words_alone(hint, other) &&
           has_words_alone(hint, "player") && has_words_alone(hint, "wins");
}

/* True if the hint has the number that is right, which is no number of the question. */
static bool has_right_number(const struct critic *critic, const struct quiz_question *about,
                             const char *right) {
    const struct token number = token_of(right);
    struct text *asked = scratch();
    text_add_numbers(asked, about->numbers, about->n);
    if (about->game) text_add(asked, scratch_position(about->game, about->position));
    if (critic->page->question) text_addf(asked, " %s", critic->page->question);
    return !has_number(text_string(asked), number) && has_words_alone(about->hint.data, right);
}

/* Notes that the hint holds the answer to a question that stands alone. Which of the positions of a
 * table a number belongs to is not known, and yes, no, N and P mean too much else. */
static void check_hint(const struct critic *critic) {
    const struct lecture_item *item = &critic->lecture->items[critic->passage->from - 1];
    const struct quiz_question *about = &item->about;
    struct text *right = scratch();
    bool is_told = false;
    if (item->number != 1) return;
    quiz_add_answer(critic->solver, about, false, right);
    switch (about->topic) {
    case QUIZ_NUMBER:
    case QUIZ_VALUE:
    case QUIZ_LABEL:
    case QUIZ_SUM:
    case QUIZ_MEX:
    case QUIZ_BINARY:
        is_told = has_right_number(critic, about, text_string(right));
        break;
    case QUIZ_CHOICE:
        is_told = has_right_choice(about, text_string(right));
        break;
    case QUIZ_WINNER:
        is_told = has_winner(about);
        break;
    case QUIZ_MOVE:
        is_told = has_words_alone(about->hint.data, text_string(right));
        break;
    default:
        break;
    }
    /* "It is P." is an answer, too, which a class could type. */
    const bool is_answer =
        about->topic != QUIZ_REPLY &&
        quiz_mark(critic->solver, about, about->hint.data, LABEL_STARS, scratch()) == VERDICT_RIGHT;
    if (is_told || is_answer) note(critic, "this hint gives away the answer");
}

/* --- the whole lecture ------------------------------------------------------------------------ */

/* True if the passage has become an item, or several, of that kind. */
static bool has_become(const struct critic *critic, enum lecture_kind kind) {
    const struct lecture_passage *passage = critic->passage;
    return passage->from < passage->to && critic->lecture->items[passage->from].kind == kind;
}

static void check_line(const struct critic *critic) {
    const char *rest = critic->passage->typed;
    const struct token word = scan_token(&rest, "");
    rest = scan_spaces(rest);
    if (token_is_any(word, "@title @step @heading @screen @question @ask @wrong @hint"))
        check_braces(critic);
    const bool begins_page = token_is_any(word, "@step @page");
    if (begins_page && critic->is_whole) check_empty(critic, token_is(word, "@step"));
    check_told(critic, word);
    if (has_become(critic, LECTURE_ASK)) check_ask(critic, rest);
    if (has_become(critic, LECTURE_LINES)) check_lines(critic);
    if (token_is(word, "@question")) check_question(critic);
    if (token_is(word, "@wrong")) check_wrong(critic, rest);
    if (token_is(word, "@hint")) check_hint(critic);
    if (token_is(word, "@answer")) check_answer(critic);
}

static void check_passage(const struct critic *critic) {
    const struct lecture_passage *passage = critic->passage;
    const bool is_computed = passage->about.game || passage->about.n > 0;
    const bool is_answer = passage->from >= critic->page->answer;
    if (is_computed) {
        check_told(critic, token_of(passage->typed));
    } else if (has_become(critic, LECTURE_TEXT)) {
        check_braces(critic);
        if (is_answer) check_numbers(critic, passage->typed, false);
    } else if (has_become(critic, LECTURE_SKETCH)) {
        check_sketch(critic);
    } else {
        check_line(critic);
    }
}

void lecture_check(struct nimm_solver *solver, const char *file, const struct lecture *lecture,
                   const struct lecture_passage *passages, size_t n, bool is_whole,
                   struct text *notes) {
    static const struct lecture_page none = {0};
    struct critic critic = {.solver = solver,
                            .file = file,
                            .notes = notes,
                            .lecture = lecture,
                            .is_whole = is_whole,
                            .first = passages};
    for (size_t i = 0; i < n && solver_spend(solver, 0) != NIMM_STOPPED; i++) {
        const size_t mark = scratch_mark(), page = passages[i].page;
        solver_go_on(solver);
        critic.passage = &passages[i];
        critic.page = page > 0 ? &lecture->pages[page - 1] : &none;
        check_passage(&critic);
        scratch_forget(mark);
    }
}
