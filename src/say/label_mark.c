/* SPDX-License-Identifier: MIT */
#include "say/label_mark.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/graph.h"
#include "say/said.h"
#include "say/scratch.h"

/* --- marking --------------------------------------------------------------------------------- */

/* Returns what follows "is" where the answer is a sentence about the position: "N" of "4 is N". */
static const char *after_subject(const struct label *label, const char *answer) {
    static const char is[] = " is ";
    const char *found = strstr(answer, is);
    struct text *state = scratch();
    if (!found || !label->game) return answer;
    const struct token subject = token_trim((struct token){answer, (size_t)(found - answer)});
    graph_say_state(label->game, label->position, false, state);
    const bool is_it = token_is(subject, "it") || token_is(subject, state->data);
    return is_it ? found + strlen(is) : answer;
}

/* The outcome that an answer means, in the words of any page or table; 0: none. */
static enum outcome read_outcome(const struct label *label, const char *answer) {
    const char *said = said_plainly(after_subject(label, said_plainly(answer)));
    const enum said_side side = said_side(SAID_OUTCOME, said);
    if (side != SAID_NOTHING) return side == SAID_FIRST ? OUTCOME_N : OUTCOME_P;
    const char *at = said;
    struct token token = scan_token(&at, ",");
    if (token_is(token, "a")) token = scan_token(&at, ",");
    return token_is_any(token, "D draw drawn") ? OUTCOME_D : 0;
}

bool label_read_binary(const char *answer, uint64_t *number) {
    static const char after[] = "in binary";
    struct token digits = token_trim(token_of(answer));
    bool some = false;
    if (digits.length >= sizeof after - 1) {
        const size_t before = digits.length - (sizeof after - 1);
        const struct token last = {digits.start + before, sizeof after - 1};
        if (token_is(last, after)) digits.length = before;
    }
    if (digits.length > 1 && token_is((struct token){digits.start, 2}, "0b"))
        digits = (struct token){digits.start + 2, digits.length - 2};
    *number = 0;
    for (size_t i = 0; i < digits.length; i++) {
        const char digit = digits.start[i];
        if (token_is_space(digit)) continue;
        if ((digit != '0' && digit != '1') || *number > UINT64_MAX / 2) return false;
        *number = 2 * *number + (digit == '1');
        some = true;
    }
    return some;
}

/* Returns the number of "N 1": any but 0 is N. Any other answer is returned as it is. */
static const char *after_n(const char *answer) {
    const char *rest = answer;
    const bool is_n = token_is(scan_token(&rest, ","), "N");
    rest += strspn(rest, ", ");
    return is_n && isdigit((unsigned char)*rest) ? rest : answer;
}

bool label_read_number(const char *answer, uint64_t *number, struct text *why) {
    answer = after_n(answer);
    /* Whoever writes 0b110 or "110 in binary" says so; so does a zero before other digits, 011. */
    const char *digits = scan_spaces(answer);
    const bool is_padded = digits[0] == '0' && (digits[1] == '0' || digits[1] == '1');
    const bool says_so = is_padded || strpbrk(answer, "bB");
    if (says_so && label_read_binary(answer, number)) return true;
    if (said_number(answer, number)) return true;
    const char *at = answer;
    uint64_t ignored;
    bool has_number = false, has_word = false;
    for (struct token word; (word = scan_token(&at, ",.")).length > 0;)
        if (token_number(word, &ignored) == TOKEN_NUMBER || token_number_word(word, &ignored))
            has_number = true;
        else
            has_word = true;
    if (has_number && has_word)
        text_add(why, "Only the number, please");
    else
        label_refuse(answer, has_number ? "one number" : "a number in digits", why);
    return false;
}

/* True of "first or second": "or" stands between two words. */
static bool names_two(const char *answer) {
    const char *first = answer;
    scan_token(&first, "");
    const char *at = first;
    return token_is(scan_token(&at, ""), "or") && scan_token(&at, "").length > 0 &&
           *scan_spaces(at) == '\0';
}

enum verdict label_refuse(const char *answer, const char *what, struct text *why) {
    const char *at = answer;
    if (token_is_any(scan_token(&at, ","), "because since cause cuz")) {
        text_add(why, "That is a reason. ");
    } else if (names_two(answer)) {
        text_add(why, "Only one of them, please. ");
    } else if (*scan_spaces(answer)) {
        text_add_quoted(why, answer, strlen(answer));
        text_add(why, " is not an answer to that. ");
    }
    text_addf(why, "Type %s", what);
    return VERDICT_UNCLEAR;
}

static enum verdict mark_value(const struct label *label, const char *answer, bool in_words,
                               struct text *why) {
    uint64_t number = 0;
    enum outcome outcome = read_outcome(label, answer);
    if (outcome == OUTCOME_N && label->value > 0) {
        text_add(why, "N, yes. Which value? Type a number above 0");
        return VERDICT_UNCLEAR;
    }
    if (outcome == OUTCOME_N) {
        text_add(why, "no move leads to the value 0");
        return VERDICT_WRONG;
    }
    if (outcome != OUTCOME_P && !label_read_number(answer, &number, why)) return VERDICT_UNCLEAR;
    if (number == label->value) return VERDICT_RIGHT;
    for (size_t i = 0; i < label->n; i++) {
        if (label->options[i].value != number) continue;
        if (label->game) {
            text_add(why, "a move leaves ");
            graph_say_state(label->game, label->after + i * label->game->size, in_words, why);
            text_addf(why, ", which is worth %" PRIu64 ", so ", number);
            graph_say_state(label->game, label->position, in_words, why);
            text_addf(why, " cannot be worth %" PRIu64, number);
        } else {
            text_addf(why, "%" PRIu64 " is not missing", number);
        }
        return VERDICT_WRONG;
    }
    if (label->game && !label->more)
        text_addf(why,
                  "no move leads to the value %" PRIu64 ", but a smaller value is missing, too",
                  number);
    else if (!label->more)
        text_addf(why, "%" PRIu64 " is missing, but so is a smaller number", number);
    return VERDICT_WRONG;
}

static enum verdict mark_outcome(const struct label *label, const char *answer, bool in_words,
                                 struct text *why) {
    enum outcome outcome = read_outcome(label, answer);
    if (outcome == label->outcome) return VERDICT_RIGHT;
    if (outcome == 0 && label->game->cyclic)
        return label_refuse(
            answer, "N (the player to move wins), P (the other player wins) or D (a draw)", why);
    if (outcome == 0)
        return label_refuse(answer, "N (the player to move wins) or P (the other player wins)",
                            why);
    if (!label_print_named_reason(label, in_words, why))
        label_print_reason(label, LABEL_STARS, why);
    return VERDICT_WRONG;
}

enum verdict label_mark(const struct label *label, const char *answer, enum label_form form,
                        struct text *why) {
    const bool in_words = form == LABEL_WORDS;
    const enum verdict verdict = label->by_value ? mark_value(label, answer, in_words, why)
                                                 : mark_outcome(label, answer, in_words, why);
    if (verdict == VERDICT_RIGHT) label_print_reason(label, form, why);
    return verdict;
}
