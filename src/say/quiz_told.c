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
    if (read_power(answer, &number) || said_sum(answer, true, &number))
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
        const bool is_mark = c == '(' || c == ')' || (is_last && c == '.');
        if (!is_mark && !(c == ' ' && is_at_sign)) text_add_char(compared, c);
    }
    return text_string(compared);
}

/* True of a word that says little beside others: a short one, but for a letter, which may be a
 * name, and "no". */
static bool is_little(struct token word) {
    static const char little[] =
        "the it's its are for when then they those that them you him her means just only will ever "
        "yes one ones numbers number time and";
    const bool is_short = word.length == 2 && isalpha((unsigned char)word.start[0]) &&
                          isalpha((unsigned char)word.start[1]) && !token_is(word, "no");
    return is_short || token_is_any(word, little);
}

static bool has_digit(struct token word) {
    for (size_t i = 0; i < word.length; i++)
        if (isdigit((unsigned char)word.start[i])) return true;
    return false;
}

static bool denies(const char *words) {
    for (struct token token; (token = scan_token(&words, ",.:;")).length > 0;)
        if (token_is_any(token, "not no never nobody don't dont can't cant cannot doesn't doesnt"))
            return true;
    return false;
}

/* How well what was said fits one of the answers to choose from. */
struct fit {
    size_t hits;     /* words of it were said */
    bool is_whole;   /* and all of them were */
    bool has_long;   /* one of those words is long */
    bool has_others; /* there are words that are in another answer alone */
    bool has_more;   /* there are words that are in no answer, */
    bool is_doubted; /* and they may say something else */
};

static struct fit fit_of(const struct quiz_question *question, const char *choice,
                         const char *said) {
    enum { LONG = 4 };
    static const char marks[] = ",.!?:;";
    struct fit fit = {.is_whole = true};
    bool has_choice = false;
    const char *at = choice;
    for (struct token word; (word = scan_token(&at, marks)).length > 0;)
        fit.is_whole = fit.is_whole && (is_little(word) || has_word(said, word));
    at = said;
    for (struct token word; (word = scan_token(&at, marks)).length > 0;) {
        const char *next = at;
        const bool is_every = token_is(word, "every") && has_digit(scan_token(&next, marks));
        if (is_every) word = token_of("multiples"); /* "every 4th" */
        const bool is_here = has_word(choice, word);
        const bool counts = token_is_any(word, "yes so") || word.length == strlen(said);
        const bool says_little = is_little(word) && !(is_here && counts);
        bool is_there = false;
        /* "Or it would go on" begins a reason. */
        has_choice = has_choice || (token_is(word, "or") && word.start > said && !is_here);
        if (says_little || token_is_any(word, "because since")) continue;
        for (uint64_t i = 1; i <= quiz_told_count(question) && !is_here; i++) {
            struct text *words = scratch();
            quiz_told_add_choice(question, i, words);
            is_there = is_there || has_word(choice_as_compared(text_string(words)), word);
        }
        fit.hits += is_here;
        fit.has_long = fit.has_long || (is_here && word.length >= LONG);
        fit.has_others = fit.has_others || (is_there && !token_is(word, "all"));
        fit.has_more = fit.has_more || !(is_here || is_there);
        const bool is_strange = !is_here && (has_digit(word) || said_takes_back(word));
        fit.is_doubted = fit.is_doubted || is_strange;
    }
    const bool is_other = has_choice || denies(choice) != denies(said);
    if (fit.has_more && is_other) fit.is_doubted = true;
    return fit;
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

/* True of "L" for "L: Left always wins". */
static bool is_name_of(const char *said, const char *choice) {
    const struct token name = {choice, strcspn(choice, ":")};
    return choice[name.length] == ':' && token_is(name, said);
}

/* What "first if odd" says, and "second if even", too: 1; -1 for the other way around, and 0 for
 * words that say neither. */
static int parity_of(const char *words) {
    int said = 0, is_odd = -1, is_first = -1;
    struct token before = {0};
    for (struct token word; (word = scan_token(&words, ",.:;=!?")).length > 0; before = word) {
        const bool is_parity = token_is_any(word, "odd even");
        const bool is_numeral =
            token_is_any(word, "1 2 ii") || (token_is(word, "i") && token_is(before, "player"));
        const bool is_side = is_numeral || (word.length > 1 && said_word(SAID_WINNER, word) >= 0);
        if (token_is_any(word, "not always both neither")) return 0;
        if ((is_parity && is_odd >= 0) || (is_side && is_first >= 0)) return 0;
        if (is_parity) is_odd = token_is(word, "odd");
        if (is_side) is_first = token_is(word, "i") || said_word(SAID_WINNER, word) == 1;
        if (is_odd < 0 || is_first < 0) continue;
        const int says = is_odd == is_first ? 1 : -1;
        if (said == -says) return 0;
        said = says;
        is_odd = is_first = -1;
    }
    return said;
}

enum { MOST_CHOICES = 9 };

/* How an answer to choose from may be meant: by words of it, though what else was said may make it
 * another (POSSIBLE); or not (CLEAR); by all its words (WHOLE); by nothing else (one more than
 * those); or in other words (SAME). */
enum { IMPOSSIBLE, POSSIBLE, CLEAR, WHOLE = CLEAR + 2, SAME = WHOLE + 2 };

/* Finds the answers that are meant best. Returns how many there are. */
static uint64_t find_meant(const struct quiz_question *question, const char *said,
                           uint64_t meant[MOST_CHOICES], unsigned *best) {
    const int parity = parity_of(said);
    uint64_t n_meant = 0;
    *best = POSSIBLE;
    for (uint64_t i = 1; i <= quiz_told_count(question); i++) {
        struct text *words = scratch();
        quiz_told_add_choice(question, i, words);
        const char *choice = choice_as_compared(text_string(words));
        const struct fit fit = fit_of(question, choice, said);
        const bool is_letter = isalpha((unsigned char)said[0]) && said[1] == '\0';
        const bool says_enough = !is_letter || !strchr(choice, ' ');
        const bool is_enough = fit.has_long || (!fit.has_more && says_enough);
        unsigned rank = IMPOSSIBLE;
        if (fit.hits > 0 && !fit.has_others && (is_enough || fit.is_whole)) rank = POSSIBLE;
        if (rank == POSSIBLE && !fit.is_doubted) rank = fit.is_whole ? WHOLE : CLEAR;
        if (rank >= CLEAR && !fit.has_more) rank++;
        if (parity != 0 && parity == parity_of(choice)) rank = SAME;
        if (rank < *best) continue;
        if (rank > *best) n_meant = 0;
        *best = rank;
        meant[n_meant++] = i;
    }
    return n_meant;
}

/* One of several answers, by its number or name or by words that it alone has. */
enum verdict quiz_told_mark_choice(const struct quiz_question *question, const char *answer,
                                   struct text *why) {
    const char *said = choice_as_compared(answer);
    const uint64_t n = quiz_told_count(question);
    const bool has_words = !is_choice_of_numbers(question);
    uint64_t number = 0, chosen = 0, meant[MOST_CHOICES], n_meant = 0, spelled;
    unsigned rank = IMPOSSIBLE;
    bool may_be_right = false;
    if (!has_words && said_number(said, &spelled)) said = scratch_format("%" PRIu64, spelled);
    const bool may_be_place = has_words && (read_place(question, said, &number) ||
                                            read_place(question, said_plainly(said), &number));
    if (may_be_place && begins_another_choice(question, number)) {
        text_addf(why, "%" PRIu64 " may mean two of the answers: type all the words of one",
                  number);
        return VERDICT_UNCLEAR;
    }
    if (may_be_place) chosen = number;
    for (uint64_t i = 1; i <= n && chosen == 0 && *said; i++) {
        struct text *words = scratch();
        quiz_told_add_choice(question, i, words);
        const char *choice = choice_as_compared(words->data);
        if (token_is(token_of(said), choice) || is_name_of(said, choice)) chosen = i;
    }
    /* Before a comma may stand all of the answer, and after it a reason. */
    const char *comma = strchr(said, ',');
    if (chosen == 0 && has_words && comma) {
        const char *before = scratch_format("%.*s", (int)(comma - said), said);
        n_meant = find_meant(question, before, meant, &rank);
    }
    const bool is_before = n_meant == 1 && rank >= WHOLE;
    if (chosen == 0 && has_words && !is_before) n_meant = find_meant(question, said, meant, &rank);
    if (n_meant == 1 && rank >= CLEAR) chosen = meant[0];
    const char *form = quiz_form(question), *at = answer;
    if (chosen == 0 && token_is_any(scan_token(&at, ","), "because since cause cuz cos")) {
        text_addf(why, "Which answer is that? Type %s", form);
        return VERDICT_UNCLEAR;
    }
    if (has_words) form = scratch_format("%s, or words of the answer", form);
    const bool is_unclear = n_meant > 1 && n_meant < n;
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
