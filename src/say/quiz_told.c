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

const char *quiz_reply_to(const struct quiz_question *question, const char *answer) {
    const size_t length = strlen(answer);
    const char *at = text_string(&question->wrong);
    for (; *at; at += strcspn(at, "\n") + 1)
        if (strncasecmp(at, answer, length) == 0 && at[length] == '\t') return at + length + 1;
    return NULL;
}

/* --- checking an answer ---------------------------------------------------------------------- */

/* Whether a number is the one that the lecture says. */
static enum verdict mark_told(const struct quiz_question *question, uint64_t number,
                              struct text *why) {
    struct text *given = scratch();
    if (number == question->number) return VERDICT_RIGHT;
    if (question->topic == QUIZ_CHOICE)
        quiz_told_add_choice(question, number, given);
    else
        text_add_number(given, number);
    const char *reply = quiz_reply_to(question, given->data);
    if (!reply) reply = quiz_reply_to(question, "");
    if (reply) text_add_bytes(why, reply, strcspn(reply, "\n"));
    return VERDICT_WRONG;
}

/* Reads "4x4x4x4" or "4 * 4 * 4 * 4". Returns false if it is no product, or too large a one. */
static bool read_product(const char *text, uint64_t *number) {
    uint64_t factor;
    if (!strpbrk(text, "xX*")) return false;
    *number = 1;
    for (struct token token; (token = scan_token(&text, "xX*")).length > 0;) {
        if (token_number(token, &factor) != TOKEN_NUMBER) return false;
        if (factor > 0 && *number > UINT64_MAX / factor) return false;
        *number *= factor;
    }
    return true;
}

/* Reads "4^4" or "4 to the 4th". Returns false if it is no power, or too large a one. */
static bool read_power(const char *text, uint64_t *number) {
    static const char in_words[] = " to the ";
    uint64_t base, exponent;
    const char *high = strchr(text, '^'), *after = strstr(text, in_words);
    if (high)
        high++;
    else if (after)
        high = after + strlen(in_words);
    if (!high || !said_number(high, &exponent)) return false;
    if (token_number(scan_token(&text, "^"), &base) != TOKEN_NUMBER) return false;
    if (base < 2 || exponent >= 64) return false;
    *number = 1;
    for (uint64_t i = 0; i < exponent; i++) {
        if (*number > UINT64_MAX / base) return false;
        *number *= base;
    }
    return true;
}

/* True if the words are several numbers. */
static bool are_numbers(const char *words) {
    size_t n = 0;
    for (struct token token; (token = scan_token(&words, ",;")).length > 0; n++) {
        uint64_t number;
        if (token_number(token, &number) != TOKEN_NUMBER) return false;
    }
    return n > 1;
}

enum verdict quiz_told_mark_number(const struct quiz_question *question, const char *answer,
                                   struct text *why) {
    uint64_t number;
    if (read_power(answer, &number) || read_product(answer, &number))
        return mark_told(question, number, why);
    if (are_numbers(answer)) {
        text_add(why, "One number, please");
        return VERDICT_UNCLEAR;
    }
    if (!label_read_number(answer, &number, why)) return VERDICT_UNCLEAR;
    return mark_told(question, number, why);
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
                                        "every multiples",
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

/* Words that say little beside others. */
static const char little[] =
    "the a an it it's its is are if when then they those that them of n so "
    "you u ur we he she him her means just only will be ever "
    "yes one ones numbers number time to or and";

/* True if each word of what was said, but for those that say little, begins one of these; for
 * several a single letter says too little. */
static bool has_all_words(const char *words, const char *said) {
    const bool is_letter = isalpha((unsigned char)said[0]) && said[1] == '\0';
    bool has_all = *said != '\0' && !(is_letter && strchr(words, ' ')), has_any = false;
    for (struct token token; has_all && (token = scan_token(&said, ",")).length > 0;) {
        const bool is_there = has_word(words, token), is_little = token_is_any(token, little);
        has_all = is_there || is_little;
        has_any = has_any || (is_there && (!is_little || token_is_any(token, "yes so")));
    }
    return has_all && has_any;
}

/* True if the words are the same but for their order and those that say little; a letter may be a
 * name. */
static bool has_same_words(const char *words, const char *said) {
    size_t n = 0;
    const char *const lines[] = {words, said}, *const others[] = {said, words};
    for (size_t i = 0; i < 2; i++) {
        const char *at = lines[i];
        for (struct token word; (word = scan_token(&at, ",.!?")).length > 0;) {
            if (word.length > 1 && token_is_any(word, little)) continue;
            if (!begins_word(others[i], word)) return false;
            n++;
        }
    }
    return n > 0;
}

/* True if a long word of what was said begins one of these: that of "multiples of 4", which "every
 * 4th" means, too. */
static bool has_long_word(const char *words, const char *said) {
    enum { LONG = 4 };
    for (struct token token; (token = scan_token(&said, ",")).length > 0;) {
        if (token_is_any(token, "because since") || token_is_any(token, little)) continue;
        if (token_is(token, "every")) token = token_of("multiples");
        if (token.length >= LONG && begins_word(words, token)) return true;
    }
    return false;
}

static bool denies(const char *words) {
    for (struct token token; (token = scan_token(&words, ",.:;")).length > 0;)
        if (token_is_any(token, "not no never nobody don't dont can't cant cannot doesn't doesnt"))
            return true;
    return false;
}

/* True if a long word is enough to tell that these are meant: neither a number nor an alternative
 * was said, and neither denies what the other says. */
static bool may_mean(const char *words, const char *said) {
    if (strpbrk(said, "0123456789") || denies(words) != denies(said)) return false;
    for (struct token token; (token = scan_token(&said, ",")).length > 0;)
        if (token_is(token, "or")) return false;
    return true;
}

/* True if one of the answers begins with the word, but for an article. */
static bool begins_choice(const struct quiz_question *question, struct token word) {
    const uint64_t n = quiz_told_count(question);
    for (uint64_t i = 1; i <= n; i++) {
        struct text *words = scratch();
        quiz_told_add_choice(question, i, words);
        const char *at = text_string(words);
        struct token first = scan_token(&at, ",");
        if (token_is_any(first, "the a an")) first = scan_token(&at, ",");
        if (token_same(first, word)) return true;
    }
    return false;
}

/* Reads the place of an answer among those to choose from: "2", "number 2", "the second one". No
 * ordinal is a place where an answer begins with that word. */
static bool read_place(const struct quiz_question *question, const char *said, uint64_t *place) {
    const uint64_t n = quiz_told_count(question);
    const char *at = said;
    struct token word = scan_token(&at, "#)");
    if (token_is_any(word, "number no answer option choice")) word = scan_token(&at, "#)");
    struct token after = scan_token(&at, "#)");
    if (token_is_any(after, "one answer option choice")) after = scan_token(&at, "#)");
    if (after.length > 0) return false;
    if (token_number_in(word, 1, n, place)) return true;
    if (begins_choice(question, word)) return false;
    if (token_is(word, "last")) {
        *place = n;
        return true;
    }
    uint64_t ordinal;
    if (!token_ordinal(word, &ordinal) || ordinal < 1 || ordinal > n) return false;
    *place = ordinal;
    return true;
}

/* True if another answer than the one with this number begins with it: "2 stones". */
static bool begins_another_choice(const struct quiz_question *question, uint64_t number) {
    const uint64_t n = quiz_told_count(question);
    for (uint64_t i = 1; i <= n; i++) {
        struct text *words = scratch();
        uint64_t first;
        quiz_told_add_choice(question, i, words);
        const char *at = text_string(words);
        const bool begins = token_number_in(scan_token(&at, ""), number, number, &first);
        if (begins && i != number) return true;
    }
    return false;
}

/* The words of a choice without an article before them, parentheses around them, a period at the
 * end, and spaces after a comma or around a sign: "8,13" for "(8, 13).", "multiples of k+1" for
 * "the multiples of k + 1". */
static const char *choice_as_compared(const char *words) {
    struct text *compared = scratch();
    const char *after = words;
    const bool has_article = token_is_any(scan_token(&after, ""), "the a an");
    if (has_article && *scan_spaces(after)) words = after;
    const struct token token = token_trim(token_of(words));
    for (size_t i = 0; i < token.length; i++) {
        static const char plus[] = "plus ", one[] = "plus one";
        const char *at = token.start + i, c = *at;
        const bool begins = i == 0 || at[-1] == ' ';
        if (begins && strncasecmp(at, plus, strlen(plus)) == 0) {
            const bool is_one = strncasecmp(at, one, strlen(one)) == 0;
            if (compared->length > 0) text_cut(compared, compared->length - 1);
            text_add(compared, is_one ? "+1" : "+");
            i += strlen(is_one ? one : plus) - 1;
            continue;
        }
        const bool is_last = i + 1 == token.length;
        const bool is_at_sign = (i > 0 && strchr(",+-*", token.start[i - 1])) ||
                                (!is_last && strchr("+-*", token.start[i + 1]));
        const bool is_around = (i == 0 && c == '(') || (is_last && (c == ')' || c == '.'));
        if (!is_around && !(c == ' ' && is_at_sign)) text_add_char(compared, c);
    }
    return text_string(compared);
}

/* True of "L" for "L: Left always wins". */
static bool is_name_of(const char *said, const char *choice) {
    const struct token name = {choice, strcspn(choice, ":")};
    return choice[name.length] == ':' && token_is(name, said);
}

enum { MOST_CHOICES = 9 };

/* One of several answers, by its number or name or by words that it alone has. */
enum verdict quiz_told_mark_choice(const struct quiz_question *question, const char *answer,
                                   struct text *why) {
    const char *said = choice_as_compared(answer);
    const uint64_t n = quiz_told_count(question);
    uint64_t number = 0, chosen = 0, alike = 0, close = 0;
    uint64_t alikes[MOST_CHOICES], closes[MOST_CHOICES], same = 0, n_same = 0;
    uint64_t spelled;
    if (is_choice_of_numbers(question) && said_number(said, &spelled))
        said = scratch_format("%" PRIu64, spelled);
    const bool may_be_place =
        !is_choice_of_numbers(question) &&
        (read_place(question, said, &number) || read_place(question, said_plainly(said), &number));
    if (may_be_place && begins_another_choice(question, number)) {
        text_addf(why, "%" PRIu64 " may mean two of the answers: type all the words of one",
                  number);
        return VERDICT_UNCLEAR;
    }
    if (may_be_place) chosen = number;
    const size_t length = strlen(said);
    for (uint64_t i = 1; i <= n && chosen == 0 && length > 0; i++) {
        struct text *words = scratch();
        quiz_told_add_choice(question, i, words);
        const char *choice = choice_as_compared(words->data);
        if (token_is(token_of(said), choice) || is_name_of(said, choice)) chosen = i;
        if (has_same_words(choice, said)) {
            same = i;
            n_same++;
        }
        if (has_long_word(choice, said)) closes[close++] = i;
        if (has_all_words(choice, said)) alikes[alike++] = i;
    }
    if (chosen == 0 && n_same == 1) chosen = same;
    if (chosen == 0 && alike == 1 && !is_choice_of_numbers(question)) chosen = alikes[0];
    if (chosen == 0 && alike == 0 && close == 1 && !is_choice_of_numbers(question)) {
        struct text *words = scratch();
        quiz_told_add_choice(question, closes[0], words);
        if (may_mean(text_string(words), said)) chosen = closes[0];
    }
    const char *form = quiz_form(question), *at = answer;
    if (chosen == 0 && token_is_any(scan_token(&at, ","), "because since cause cuz cos")) {
        text_addf(why, "Which answer is that? Type %s", form);
        return VERDICT_UNCLEAR;
    }
    if (!is_choice_of_numbers(question)) form = scratch_format("%s, or words of the answer", form);
    const bool is_alike = alike > 1 && alike < n;
    const uint64_t *meant = is_alike ? alikes : closes;
    const uint64_t n_meant = is_alike ? alike : close;
    const bool is_unclear = n_meant > 1 && n_meant < n && !is_choice_of_numbers(question);
    bool may_be_right = false;
    for (uint64_t i = 0; i < n_meant; i++) may_be_right |= meant[i] == question->number;
    if (chosen == 0 && is_unclear && may_be_right) {
        text_add(why, "That could mean ");
        text_add_choice(why, meant, n_meant, " or ");
        text_add(why, ": type the number of the answer you mean");
        return VERDICT_UNCLEAR;
    }
    if (chosen == 0 && is_unclear) chosen = meant[0]; /* all that it could mean is wrong */
    if (chosen == 0) return label_refuse(answer, form, why);
    return mark_told(question, chosen, why);
}
