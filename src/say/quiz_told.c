/* SPDX-License-Identifier: MIT */
#include "say/quiz_told.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/label_mark.h"
#include "say/said.h"
#include "say/scratch.h"

/* Adds the answer of this number among those to choose from. */
void quiz_told_add_choice(const struct quiz_question *question, uint64_t number,
                          struct text *text) {
    const char *line = text_string(&question->reason);
    for (; number > 1; number--) line = strchr(line, '\n') + 1;
    text_add_bytes(text, line, strcspn(line, "\n"));
}

uint64_t quiz_told_count(const struct quiz_question *question) {
    uint64_t n = 1;
    for (const char *at = text_string(&question->reason); *at; at++) n += *at == '\n';
    return n;
}

/* True if the answers to choose from are plain numbers: then nobody has to number them. */
static bool is_choice_of_numbers(const struct quiz_question *question) {
    const char *answers = text_string(&question->reason);
    return strspn(answers, "0123456789\n") == strlen(answers);
}

bool quiz_add_choices(const struct quiz_question *question, bool on_paper, struct text *text) {
    const uint64_t n = quiz_told_count(question);
    if (question->topic != QUIZ_CHOICE || is_choice_of_numbers(question)) return false;
    const char *indent = on_paper ? "" : "  ", *fold = on_paper ? "" : TEXT_FOLD;
    for (uint64_t i = 1; i <= n; i++) {
        text_addf(text, "%s%" PRIu64 ". %s", indent, i, fold);
        quiz_told_add_choice(question, i, text);
        text_add_char(text, '\n');
    }
    return true;
}

bool quiz_is_choice(const struct quiz_question *question, const char *words) {
    if (question->topic != QUIZ_CHOICE) return false;
    const uint64_t n = quiz_told_count(question);
    for (uint64_t i = 1; i <= n; i++) {
        struct text *choice = scratch();
        quiz_told_add_choice(question, i, choice);
        if (token_is(token_trim(token_of(words)), choice->data)) return true;
    }
    return false;
}

/* "1, 2 or 3", or the answers themselves. */
const char *quiz_told_form(const struct quiz_question *question) {
    struct text *form = scratch();
    const size_t n = (size_t)quiz_told_count(question);
    for (size_t i = 1; i <= n; i++) {
        text_add_between(form, i - 1, n, " or ");
        if (is_choice_of_numbers(question))
            quiz_told_add_choice(question, i, form);
        else
            text_add_number(form, i);
    }
    return form->data;
}

size_t quiz_answer_length(const struct quiz_question *question, const char *words) {
    size_t longest = 0, length;
    if (question->topic == QUIZ_NUMBER) {
        length = strspn(words, "0123456789");
        return isalnum((unsigned char)words[length]) ? 0 : length;
    }
    for (const char *at = question->reason.data; *at; at += length + (at[length] == '\n')) {
        length = strcspn(at, "\n");
        const bool begins = length > longest && strncasecmp(words, at, length) == 0;
        if (begins && !isalnum((unsigned char)words[length])) longest = length;
    }
    return longest;
}

const char *quiz_aimed_reply(const struct quiz_question *question, const char *words) {
    const size_t length = quiz_answer_length(question, words);
    const char *after = scan_spaces(words + length);
    const bool is_aimed = length > 0 && strncmp(after, ": ", 2) == 0;
    return is_aimed ? scan_spaces(after + 1) : NULL;
}

const char *quiz_reply_to(const struct quiz_question *question, const char *answer) {
    const size_t length = strlen(answer);
    const char *at = text_string(&question->wrong);
    for (; *at; at += strcspn(at, "\n") + 1)
        if (strncasecmp(at, answer, length) == 0 && at[length] == '\t') return at + length + 1;
    return NULL;
}

/* --- checking an answer ---------------------------------------------------------------------- */

/* Adds what the lecture says to this wrong answer, or to any. */
static enum verdict refute(const struct quiz_question *question, const char *given,
                           struct text *why) {
    const char *reply = quiz_reply_to(question, given);
    if (!reply) reply = quiz_reply_to(question, "");
    if (reply) text_add_bytes(why, reply, strcspn(reply, "\n"));
    return VERDICT_WRONG;
}

/* Whether a number is the one that the lecture says. */
static enum verdict mark_told(const struct quiz_question *question, uint64_t number,
                              struct text *why) {
    struct text *given = scratch();
    if (number == question->number) return VERDICT_RIGHT;
    if (question->topic == QUIZ_CHOICE)
        quiz_told_add_choice(question, number, given);
    else
        text_add_number(given, number);
    return refute(question, given->data, why);
}

/* Reads "4^4". Returns false if it is no power, or too large a one. */
static bool read_power(const char *text, uint64_t *number) {
    uint64_t base, exponent;
    if (token_number(scan_token(&text, "^"), &base) != TOKEN_NUMBER || *text != '^') return false;
    if (token_number(token_trim(token_of(text + 1)), &exponent) != TOKEN_NUMBER) return false;
    if (base < 2 || exponent >= 64) return false;
    *number = 1;
    for (uint64_t i = 0; i < exponent; i++) {
        if (*number > UINT64_MAX / base) return false;
        *number *= base;
    }
    return true;
}

enum verdict quiz_told_mark_number(const struct quiz_question *question, const char *answer,
                                   struct text *why) {
    uint64_t number;
    if (!read_power(answer, &number) && !said_sum(answer, true, &number) &&
        !label_read_number(answer, &number, why))
        return VERDICT_UNCLEAR;
    return mark_told(question, number, why);
}

/* --- an answer to choose from ----------------------------------------------------------------- */

/* The words of a choice without an article before them, parentheses, a period at the end, and
 * spaces after a comma or around a sign: "8,13" for "(8, 13).", "multiples of k+1" for "the
 * multiples of k + 1". */
static const char *choice_as_compared(const char *words) {
    struct text *compared = scratch();
    const char *after = words;
    const bool has_article = token_is_any(scan_token(&after, ""), "the a an");
    if (has_article && *scan_spaces(after)) words = after;
    const struct token token = token_trim(token_of(words));
    for (size_t i = 0; i < token.length; i++) {
        const char c = token.start[i];
        const bool is_last = i + 1 == token.length;
        const bool is_at_sign = (i > 0 && strchr(",+-*", token.start[i - 1])) ||
                                (!is_last && strchr("+-*", token.start[i + 1]));
        const bool is_mark = c == '(' || c == ')' || (is_last && c == '.');
        if (!is_mark && !(c == ' ' && is_at_sign)) text_add_char(compared, c);
    }
    return text_string(compared);
}

/* Returns the answer of this number as it is compared. */
static const char *choice_of(const struct quiz_question *question, uint64_t number) {
    struct text *words = scratch();
    quiz_told_add_choice(question, number, words);
    return choice_as_compared(text_string(words));
}

/* True if one of the words begins like this; a number does not begin a larger one, nor, where there
 * are several words, a letter a word. */
static bool begins_word(const char *words, struct token part) {
    const bool is_number = isdigit((unsigned char)part.start[part.length - 1]);
    const bool is_letter = part.length == 1 && strchr(words, ' ');
    const bool is_whole = is_number || is_letter;
    for (; *words; words += strcspn(words, " ,"), words += strspn(words, " ,")) {
        const bool is_there = strncasecmp(words, part.start, part.length) == 0;
        const char after = is_there ? words[part.length] : '\0';
        if (is_there && !(is_whole && isalnum((unsigned char)after))) return true;
    }
    return false;
}

/* The same, or that one of the words has the same meaning. */
static bool has_word(const char *words, struct token part) {
    static const char *const alike[] = {"every all always any each",
                                        "every multiples divisible",
                                        "never none no",
                                        "always yes",
                                        "yeah yep yup yea ya yes always",
                                        "nope nah no never",
                                        "win wins won winning",
                                        "lose loses lost losing"};
    if (begins_word(words, part)) return true;
    for (size_t i = 0; i < sizeof alike / sizeof *alike; i++) {
        const char *at = alike[i];
        if (!token_is_any(part, at)) continue;
        for (struct token word; (word = scan_token(&at, "")).length > 0;)
            if (begins_word(words, word)) return true;
    }
    return false;
}

/* True of a word that says little beside others: a short one, but for a letter, which may be a
 * name, and those that may change what is said. */
static bool is_little(struct token word) {
    static const char little[] =
        "the it's its are for when then they those that them you him her means just only will ever "
        "one ones numbers number time and all because since";
    const bool is_short = word.length == 2 && isalpha((unsigned char)word.start[0]) &&
                          isalpha((unsigned char)word.start[1]) &&
                          !token_is_any(word, "no or if ii");
    return is_short || token_is_any(word, little);
}

/* True of a word that may make an answer into another one, if no answer has it. */
static bool may_change(struct token word) {
    uint64_t number;
    const char *side = scratch_format("%.*s", (int)word.length, word.start);
    return strpbrk(side, "0123456789") || token_number_word(word, &number) ||
           said_takes_back(word) || (word.length > 1 && said_side(SAID_WINNER, side)) ||
           token_is_any(word, "otherwise else plus minus almost nearly mostly usually pretty");
}

static bool denies(const char *words) {
    for (struct token token; (token = scan_token(&words, ",.:;")).length > 0;)
        if (token_is_any(token, "not no never nobody don't dont can't cant cannot doesn't doesnt"))
            return true;
    return false;
}

static bool is_in_any_choice(const struct quiz_question *question, struct token word) {
    bool is_there = false;
    for (uint64_t i = 1; i <= quiz_told_count(question) && !is_there; i++)
        is_there = has_word(choice_of(question, i), word);
    return is_there;
}

static const char marks[] = ",.!?:;";

/* True if the words may mean the choice: they are words of it, and of no other answer, and what
 * else is said does not change them. Words that only mean the same, "always" for "every", have to
 * be half of a choice. *is_whole tells whether all of it was said. */
static bool may_mean(const struct quiz_question *question, const char *said, const char *choice,
                     bool *is_whole) {
    enum { LONG = 4 };
    bool has_hit = false, has_long = false, has_unknown = false;
    size_t n_words = 0, n_alike = 0;
    const char *at = choice;
    *is_whole = true;
    for (struct token word; (word = scan_token(&at, marks)).length > 0;) {
        n_words += !is_little(word);
        *is_whole = *is_whole && (is_little(word) || has_word(said, word));
    }
    at = said;
    for (struct token word; (word = scan_token(&at, marks)).length > 0;) {
        if (is_little(word) && word.length < strlen(said)) continue;
        if (begins_word(choice, word)) {
            /* "First" alone may be a place, unless the choice begins with it. */
            uint64_t place;
            const bool is_place =
                token_ordinal(word, &place) && strncasecmp(choice, word.start, word.length) != 0;
            has_hit = has_hit || !is_place;
            has_long = has_long || word.length >= LONG;
            continue;
        }
        if (has_word(choice, word)) {
            n_alike++;
            continue;
        }
        if (is_in_any_choice(question, word) || may_change(word)) return false;
        has_unknown = true;
    }
    if (has_unknown && denies(choice) != denies(said)) return false;
    const bool is_alike = n_alike > 0 && 2 * n_alike >= n_words && !has_unknown;
    return (has_hit && (!has_unknown || has_long || *is_whole)) || is_alike;
}

/* Finds the answers that the words may mean; if all the words of some were said, those. Returns how
 * many there are. */
static uint64_t find_meant(const struct quiz_question *question, const char *said,
                           uint64_t meant[]) {
    uint64_t n_meant = 0;
    bool has_whole = false;
    for (uint64_t i = 1; i <= quiz_told_count(question); i++) {
        bool is_whole;
        if (!may_mean(question, said, choice_of(question, i), &is_whole)) continue;
        if (has_whole && !is_whole) continue;
        if (is_whole && !has_whole) n_meant = 0;
        has_whole = has_whole || is_whole;
        meant[n_meant++] = i;
    }
    return n_meant;
}

/* True of "all of them", "every n" and "always" where it is asked which numbers are meant, and no
 * answer says every one. */
static bool says_all(const struct quiz_question *question, const char *said) {
    const char *at = text_string(&question->reason);
    bool are_numbers = false, has_all = false;
    for (struct token word; (word = scan_token(&at, marks)).length > 0;) {
        if (token_is_any(word, "every always any each")) return false;
        are_numbers = are_numbers || token_is_any(word, "multiples odd even n");
    }
    for (struct token word; (word = scan_token(&said, marks)).length > 0;) {
        const bool is_all = token_is_any(word, "all every always any each");
        if (!is_all && word.length > 1 && !is_little(word)) return false;
        has_all = has_all || is_all;
    }
    return has_all && are_numbers;
}

/* Reads the number of an answer among those to choose from: "2", "number 2", "2)". */
static bool read_place(const struct quiz_question *question, const char *said, uint64_t *place) {
    struct token word = scan_token(&said, "#)");
    if (token_is_any(word, "number no answer option choice")) word = scan_token(&said, "#)");
    return token_number_in(word, 1, quiz_told_count(question), place) &&
           scan_token(&said, "#)").length == 0;
}

/* True if another answer than the one with this number begins with it: "2 stones". */
static bool begins_another_choice(const struct quiz_question *question, uint64_t number) {
    const uint64_t n = quiz_told_count(question);
    for (uint64_t i = 1; i <= n; i++) {
        uint64_t first;
        const char *at = choice_of(question, i);
        const bool begins = token_number_in(scan_token(&at, ""), number, number, &first);
        if (begins && i != number) return true;
    }
    return false;
}

/* Returns the number of the answer that this is all of, or the name of, as "L" is of "L: Left
 * always wins"; 0 if there is none. */
static uint64_t find_choice(const struct quiz_question *question, const char *said) {
    const uint64_t n = quiz_told_count(question);
    for (uint64_t i = 1; i <= n; i++) {
        const char *choice = choice_of(question, i);
        const struct token name = {choice, strcspn(choice, ":")};
        const bool is_name = choice[name.length] == ':' && token_is(name, said);
        if (is_name || token_is(token_of(said), choice)) return i;
    }
    return 0;
}

/* One of several answers, by its number or name or by words that it alone has. */
enum verdict quiz_told_mark_choice(const struct quiz_question *question, const char *answer,
                                   struct text *why) {
    enum { MOST = 9 };
    const char *said = choice_as_compared(answer), *form = quiz_form(question);
    const uint64_t n = quiz_told_count(question);
    uint64_t number, meant[MOST];
    if (is_choice_of_numbers(question)) {
        if (said_number(said, &number)) said = scratch_format("%" PRIu64, number);
        const uint64_t chosen = find_choice(question, said);
        return chosen > 0 ? mark_told(question, chosen, why) : label_refuse(answer, form, why);
    }
    if (read_place(question, said, &number)) {
        if (!begins_another_choice(question, number)) return mark_told(question, number, why);
        text_addf(why, "%" PRIu64 " may mean two of the answers: type all the words of one",
                  number);
        return VERDICT_UNCLEAR;
    }
    if (says_all(question, said)) return refute(question, said, why);
    meant[0] = find_choice(question, said);
    const uint64_t n_meant = meant[0] > 0 ? 1 : find_meant(question, said, meant);
    if (n_meant == 1) return mark_told(question, meant[0], why);
    if (n_meant == 0 || n_meant == n)
        return label_refuse(answer, scratch_format("%s, or words of the answer", form), why);
    text_add(why, "That could mean ");
    text_add_choice(why, meant, n_meant, " or ");
    text_add(why, ": type the number of the answer you mean");
    return VERDICT_UNCLEAR;
}
