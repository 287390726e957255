/* SPDX-License-Identifier: MIT */
/* The words of a line as one question, and its answer: one that the lecture tells, or one that is
 * computed. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "say/lecture_read.h"
#include "say/scratch.h"
#include "say/typed.h"

enum quiz_topic lecture_topic(struct token word) {
    unsigned topic = 0;
    while (topic < QUIZ_KINDS && !token_is(word, quiz_topic_name((enum quiz_topic)topic))) topic++;
    return (enum quiz_topic)topic;
}

bool lecture_is_about_numbers(enum quiz_topic topic, const char *words) {
    return topic == QUIZ_SUM || topic == QUIZ_BINARY ||
           (topic == QUIZ_MEX && isdigit((unsigned char)*words));
}

/* --- answers that the lecture tells ----------------------------------------------------------- */

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

/* Returns the answer with one space between words or numbers, and none at signs. */
static const char *without_spaces(struct token answer) {
    struct text *plain = scratch();
    for (size_t i = 0; i < answer.length; i++) {
        const char c = answer.start[i];
        const bool is_after = plain->length > 0 && i > 0 && token_is_space(answer.start[i - 1]) &&
                              isalnum((unsigned char)plain->data[plain->length - 1]);
        if (token_is_space(c)) continue;
        if (is_after && isalnum((unsigned char)c)) text_add_char(plain, ' ');
        text_add_char(plain, c);
    }
    return text_string(plain);
}

/* True if the answers are the same number, or the same but for spaces and capitals. */
static bool are_same_choice(const struct token *one, const struct token *other) {
    return compare_choices(one, other) == 0 ||
           strcasecmp(without_spaces(*one), without_spaces(*other)) == 0;
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
        for (size_t k = 0; k < i; k++)
            if (are_same_choice(&answers[k], &answers[i]))
                return text_refuse(why,
                                   "\"%.*s\" is there twice: each answer must be a different one",
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
               text_refuse(why,
                           "@ask number is followed by the number that is right: one number or "
                           "one {...}, such as 12 or {value kayles 5}");
    if (*words == '|')
        return text_refuse(why, "only one of yes and no is right: write @ask yes or @ask no alone, "
                                "or with the reason after it");
    text_add(&question->reason, words);
    return true;
}

/* --- positions -------------------------------------------------------------------------------- */

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

bool lecture_make_question(enum quiz_topic topic, const char *words, struct quiz_question *question,
                           struct text *why) {
    struct typed subject = {0};
    quiz_question_free(question);
    question->topic = topic;
    if (quiz_is_told(topic)) return take_told(words, question, why);
    if (lecture_is_about_numbers(topic, words)) {
        question->n =
            scan_numbers(words, question->numbers, QUIZ_NUMBERS, UINT64_MAX, "number", why);
        question->number = question->numbers[0];
        return question->n > 0;
    }
    if (topic == QUIZ_MEX && !typed_names_game(words))
        return text_refuse(why, "@ask mex is followed by numbers, such as 0,1,3, or by a game and "
                                "a position, such as kayles 5");
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

bool lecture_has_position(const char *words, const struct quiz_question *question,
                          struct text *why) {
    const char *rest = words;
    const struct token name = scan_token(&rest, "");
    if (!question->game || *scan_spaces(rest) != '\0') return true;
    const int length = (int)name.length;
    return text_refuse(why, "%.*s needs a position, such as %.*s %s", length, name.start, length,
                       name.start, question->game->sample);
}

/* --- answers that are computed ---------------------------------------------------------------- */

enum nimm_status lecture_find_answer(struct nimm_solver *solver, struct quiz_question *question) {
    struct quiz quiz = {.solver = solver, .random = random_from_seed(0)};
    return quiz_find_answer(&quiz, question);
}

const char *lecture_why_no_answer(const struct quiz_question *about) {
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
    if (about->game->partisan && is_of_both) return "its players have different moves";
    if (about->misere && needs_value)
        return "in misere play positions have no values; ask winner, move, outcome or labels";
    return reasons[topic];
}
