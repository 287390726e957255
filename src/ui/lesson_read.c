/* SPDX-License-Identifier: MIT */
#include "ui/lesson_read.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/solver.h"
#include "say/graph.h"
#include "say/label_mark.h"
#include "say/said.h"
#include "say/scratch.h"
#include "ui/lesson_claims.h"
#include "ui/terminal.h"

static const char *word_of(struct token token) {
    return scratch_format("%.*s", (int)token.length, token.start);
}

/* Returns the first line of the lines, in scratch memory, and goes to the next. */
static const char *next_line(const char **lines) {
    const struct token line = {*lines, strcspn(*lines, "\n")};
    *lines += line.length + strlen("\n");
    return word_of(line);
}

static enum verdict mark(const struct lesson_asks *asks, const struct quiz_question *ask,
                         const char *answer) {
    return quiz_mark(asks->solver, ask, answer, LABEL_STARS, scratch());
}

/* True if the first n answers, a line each, all get this mark, to the questions from that item
 * on. */
static bool are_marked(const struct lesson_asks *asks, size_t item, const char *answers, size_t n,
                       enum verdict verdict) {
    for (size_t i = 0; i < n; i++)
        if (mark(asks, &asks->items[item + i].about, next_line(&answers)) != verdict) return false;
    return true;
}

/* Returns the number of the first item from this one on that is a question, or `to`. */
static size_t next_ask(const struct lesson_asks *asks, size_t item) {
    while (item < asks->to && asks->items[item].kind != LECTURE_ASK) item++;
    return item;
}

static bool is_alike(const struct lesson_asks *asks, size_t item) {
    return asks->items[item].kind == LECTURE_ASK &&
           asks->items[item].about.topic == asks->ask->topic;
}

/* How many questions on the same topic follow each other, from the open one on. */
static size_t count_alike(const struct lesson_asks *asks) {
    size_t end = asks->asked;
    while (end < asks->to && is_alike(asks, end)) end++;
    return end - asks->asked;
}

/* How many questions on the topic of the open one come before it without another between. */
static size_t count_before(const struct lesson_asks *asks) {
    size_t from = asks->asked;
    while (from > asks->from && is_alike(asks, from - 1)) from--;
    return asks->asked - from;
}

/* --- how many answers a line gives ----------------------------------------------------------- */

size_t lesson_read_split(enum quiz_topic topic, const char *line, size_t left,
                         struct text *answers) {
    const bool is_number = topic == QUIZ_VALUE || topic == QUIZ_SUM || topic == QUIZ_MEX;
    const char *letters = is_number ? "0123456789*" : "";
    enum said_topic side = SAID_OUTCOME;
    if (topic == QUIZ_OUTCOME) {
        letters = "NPnp";
    } else if (topic == QUIZ_WINNER) {
        letters = "12FSfsNPnp";
        side = SAID_WINNER;
    } else if (topic == QUIZ_BALANCE) {
        letters = "YNyn";
        side = SAID_BALANCE;
    }
    const bool each = !is_number || (strlen(line) == left && !strpbrk(line, " ,;*"));
    size_t n = 0;
    for (struct token token = scan_token(&line, ",;"); token.length > 0;
         token = scan_token(&line, ",;")) {
        const bool is_word = *letters && !is_number && token.length > 1 &&
                             (said_word(side, token) || token_is(token, "next"));
        if (!is_word && strspn(token.start, letters) < token.length) return 0;
        const size_t length = each && !is_word ? 1 : token.length;
        for (size_t i = 0; i < token.length; i += length) {
            text_add_bytes(answers, token.start + i, length);
            text_add_char(answers, '\n');
            n++;
        }
    }
    return n > 1 ? n : 0;
}

/* Takes the line apart as lesson_read_split does. A line whose beginning was right may be typed
 * again whole: then that beginning is left out. */
static size_t split(const struct lesson_asks *asks, const char *line, size_t left,
                    struct text *answers) {
    const enum quiz_topic topic = asks->ask->topic;
    struct text *whole = scratch();
    const size_t before = count_before(asks);
    const size_t n = lesson_read_split(topic, line, before + left, whole);
    const char *rest = whole->data;
    if (before == 0 || n != before + left ||
        !are_marked(asks, asks->asked - before, rest, before, VERDICT_RIGHT))
        return lesson_read_split(topic, line, left, answers);
    for (size_t i = 0; i < before; i++) next_line(&rest);
    text_add(answers, rest);
    return left;
}

/* Copies the line with a mark in place of a word that stands between answers: "N, then P" and "0 so
 * second". */
static const char *join_by_commas(const char *line) {
    struct text *joined = scratch();
    for (struct token word; (word = scan_token(&line, "")).length > 0;)
        if (token_is_any(word, "then so and"))
            text_add_char(joined, token_is(word, "and") ? ',' : ';');
        else
            text_addf(joined, joined->length > 0 ? " %.*s" : "%.*s", (int)word.length, word.start);
    return text_string(joined);
}

/* Takes apart a line that does not answer the open question alone: an answer to it and to each of
 * those after it, whatever their topics, "8 yes", a line each. What separates them is one of these
 * bytes. Returns how many there are, or 0 if one of them does not answer its question. */
static size_t split_at(const struct lesson_asks *asks, const char *line, const char *between,
                       struct text *answers) {
    size_t n = 0, item = asks->asked;
    text_clear(answers);
    for (; *line; item++) {
        line += strspn(line, between);
        const struct token piece = token_trim((struct token){line, strcspn(line, between)});
        line += strcspn(line, between);
        if (piece.length == 0) continue;
        item = next_ask(asks, item);
        if (item == asks->to) return 0;
        solver_go_on(asks->solver);
        if (mark(asks, &asks->items[item].about, word_of(piece)) == VERDICT_UNCLEAR) return 0;
        text_addf(answers, "%s\n", word_of(piece));
        n++;
    }
    return n > 1 ? n : 0;
}

/* Takes apart a line about several positions; one that answers the open question, too, only if it
 * says something of all of them, "both N", and nothing else. */
static size_t read_claims(const struct lesson_asks *asks, const char *line, bool is_judged,
                          struct text *answers, struct text *why) {
    const size_t before = count_before(asks);
    const struct lesson_claims claims = {asks, asks->asked - before, before + count_alike(asks)};
    struct text *refusal = scratch();
    bool alone = false;
    const size_t n = lesson_claims_read(&claims, line, answers, &alone, refusal);
    for (size_t i = claims.first; i < claims.first + claims.n && is_judged; i++) {
        const bool is_other = i != asks->asked && quiz_after_name(&asks->items[i].about, line);
        if (is_other && refusal->length > 0) { /* "2x4 = 3" is no answer to 2x2 */
            text_add(why, text_string(refusal));
            return 0;
        }
    }
    if (is_judged) return alone && n > 1 ? n : 0;
    if (n == 0) text_add(why, text_string(refusal));
    return n;
}

static bool has_digits_alone(struct token token) {
    return token.length > 0 && strspn(token.start, "0123456789") == token.length;
}

/* True if the line is a wrong number that looks like answers without spaces: "21456" where ten
 * values are asked for. */
static bool is_run_together(const struct lesson_asks *asks, const char *line, size_t left) {
    enum { LEAST = 3 };
    return asks->ask->topic == QUIZ_VALUE && left >= LEAST && strlen(line) >= LEAST &&
           has_digits_alone(token_of(line)) && mark(asks, asks->ask, line) == VERDICT_WRONG;
}

/* Returns the list of all answers that are left without the words before it, "the answers are 1 2
 * 3", or the line as it is. */
static const char *whole_list(const struct lesson_asks *asks, const char *line, size_t left) {
    static const char marks[] = ",:";
    const char *at = line;
    for (struct token word; left > 1 && (word = scan_token(&at, marks)).length > 0;) {
        if (said_takes_back(word) || mark(asks, asks->ask, word_of(word)) != VERDICT_UNCLEAR) break;
        at += strspn(at, " ,:");
        if (split(asks, at, left, scratch()) == left) return at;
    }
    return line;
}

/* Takes the line apart into answers, a line each. Returns how many there are, or 0, after saying
 * why, if they cannot be marked. */
static size_t take_apart(const struct lesson_asks *asks, const char *line, struct text *answers,
                         struct text *why) {
    static const char *const between[] = {",;", ",; "}; /* what stands between answers */
    const size_t left = count_alike(asks);
    const char *plain = said_plainly(line), *reasonless = said_without_reason(plain);
    const bool has_reason =
        left > 1 && reasonless && split(asks, join_by_commas(reasonless), left, scratch()) == left;
    const char *joined = whole_list(asks, join_by_commas(has_reason ? reasonless : plain), left);
    const size_t n = split(asks, joined, left, answers);
    size_t taken = n <= left ? n : 0;
    if (taken == 0 && strchr(joined, ';')) taken = split_at(asks, joined, ";", answers);
    const bool is_judged = taken == 0 && mark(asks, asks->ask, line) != VERDICT_UNCLEAR;
    if (taken == 0) taken = read_claims(asks, line, is_judged, answers, why);
    if (why->length > 0) return 0;
    for (size_t i = 0; i < sizeof between / sizeof *between && taken == 0 && !is_judged; i++)
        taken = split_at(asks, joined, between[i], answers);
    if (taken > 0) return taken;
    if (n > left && (left > 1 || !is_judged)) {
        const char *are = left == 1 ? "is" : "are";
        text_addf(why, "That is %zu answers; %zu %s asked for", n, left, are);
        return 0;
    }
    if (is_run_together(asks, line, left)) {
        text_addf(why, "Put spaces between the %zu answers: %c %c %c, and so on", left, line[0],
                  line[1], line[2]);
        return 0;
    }
    text_clear(answers);
    text_addf(answers, "%s\n", line);
    return 1;
}

/* --- whether they are right ------------------------------------------------------------------ */

/* True if each answer is the opposite of what is right: then somebody has taken N for P. */
static bool are_swapped(const struct lesson_asks *asks, const char *answers, size_t n) {
    enum { LEAST = 3 };
    return asks->ask->topic == QUIZ_OUTCOME && n >= LEAST && n <= count_alike(asks) &&
           are_marked(asks, asks->asked, answers, n, VERDICT_WRONG);
}

/* True if the answer is a move, or moves. */
static bool asks_for_move(const struct quiz_question *ask) {
    return ask->topic == QUIZ_MOVE || ask->topic == QUIZ_REPLY;
}

/* True if a move in the position of the item is asked for below, so that nothing may be said that
 * gives it away. */
static bool is_move_asked(const struct lesson_asks *asks, size_t item) {
    const struct quiz_question *about = &asks->items[item].about;
    for (size_t i = item + 1; i < asks->to; i++) {
        const struct quiz_question *below = &asks->items[i].about;
        if (asks->items[i].kind == LECTURE_ASK && asks_for_move(below) &&
            below->game == about->game &&
            memcmp(below->position, about->position, about->game->size) == 0)
            return true;
    }
    return false;
}

/* Adds why the last answer was right or wrong, where it is not said yet; but nothing that gives
 * away a move that is asked for below. */
static void add_reason(const struct lesson_asks *asks, const struct lesson_reading *reading,
                       struct text *why) {
    const struct quiz_question *ask = &asks->items[reading->item].about;
    const bool is_right = reading->verdict == VERDICT_RIGHT;
    if (is_right && reading->n > 1) {
        text_clear(why);
        text_add(why, reading->n == 2 ? "both" : scratch_format("all %zu", reading->n));
    } else if (ask->topic == QUIZ_WINNER && is_move_asked(asks, reading->item)) {
        text_clear(why);
        const bool is_told = quiz_add_sum(asks->solver, ask, why);
        const char *reason = ask->yes ? "the first player has a move that wins"
                                      : "the second player has an answer to every first move";
        if (!is_right && !is_told) text_add(why, reason);
    } else if (is_right && why->length == 0) {
        quiz_add_reason(asks->solver, ask, why);
    } else if (!is_right && ask->topic == QUIZ_OUTCOME) {
        text_add(why, ", so ");
        graph_say_state(ask->game, ask->position, false, why);
        text_add(why, ask->yes ? " is N" : " is P");
    }
}

/* Copies a line such as "7=0, 8=1", with colons; one with a single sign, or that chooses, is left
 * as it is. */
static const char *read_equals(enum quiz_topic topic, const char *line) {
    struct text *read = scratch();
    if (topic == QUIZ_CHOICE || strchr(line, '=') == strrchr(line, '=')) return line;
    text_add(read, line);
    for (size_t i = 0; i < read->length; i++)
        if (read->data[i] == '=') read->data[i] = ':';
    return text_string(read);
}

struct lesson_reading lesson_read(const struct lesson_asks *asks, const char *line,
                                  struct text *why) {
    struct text *answers = scratch();
    const char *read = read_equals(asks->ask->topic, line);
    struct lesson_reading reading = {
        .n = take_apart(asks, read, answers, why), .item = asks->asked, .verdict = VERDICT_UNCLEAR};
    if (read != line && reading.n == 1) { /* what is refused is what was typed */
        label_refuse(line, quiz_form(asks->ask), why);
        reading.n = 0;
    }
    const char *at = text_string(answers);
    if (reading.n == 0) return reading;
    reading.is_swapped = are_swapped(asks, at, reading.n);
    if (reading.is_swapped) return reading;
    for (size_t i = 0; i < reading.n && reading.right == i; i++) {
        if (i > 0) reading.item = next_ask(asks, reading.item + 1);
        text_clear(why);
        solver_go_on(asks->solver);
        reading.verdict = quiz_mark(asks->solver, &asks->items[reading.item].about, next_line(&at),
                                    LABEL_STARS, why);
        if (terminal_is_interrupted()) return reading;
        reading.right += reading.verdict == VERDICT_RIGHT;
    }
    if (reading.verdict != VERDICT_UNCLEAR) add_reason(asks, &reading, why);
    return reading;
}

bool lesson_read_step(struct dialogue *room, const char *words, uint64_t *number) {
    enum { EXAMPLE = 4 };
    const size_t steps = room->steps, example = steps < EXAMPLE ? steps : EXAMPLE;
    if (token_number_in(token_of(words), 1, steps, number)) return true;
    dialogue_say(room, "Type step and a number from 1 to %zu, such as step %zu.", steps, example);
    return false;
}
