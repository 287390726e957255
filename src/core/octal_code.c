/* SPDX-License-Identifier: MIT */
/* Take-and-break codes: reading, printing, and the moves they allow. */
#include "core/octal_digits.h"

#include <assert.h>
#include <string.h>

#include "nimm/octal.h"
#include "nimm/text.h"

static void add_digit(struct octal_code *code, uint32_t take, unsigned digit) {
    if (digit == 0) return;
    code->take[code->n] = take;
    code->digit[code->n++] = (uint8_t)digit;
}

/* Bytes of the character at `string`, so that a message never names half of one. */
static size_t character_length(const char *string) {
    size_t length = 1;
    while (((unsigned char)string[length] & 0xC0) == 0x80) length++;
    return length;
}

static bool refuse_code(const char *string, struct text *why, const char *reason) {
    text_add(why, "The code ");
    text_add_quoted(why, string, strlen(string));
    text_addf(why, " %s", reason);
    return false;
}

static bool refuse_digit(const char *string, const char *at, struct text *why) {
    refuse_code(string, why, "has ");
    text_add_quoted(why, at, character_length(at));
    text_add(why, " in it: its digits are 0 to 7.");
    return false;
}

/* The digits behind the point, or NULL. */
static const char *find_digits(const char *string, struct text *why) {
    const char *point = strchr(string, '.');
    if (!point) {
        refuse_code(string, why, "has no point: a code is written as 0.77.");
        return NULL;
    }
    size_t before = (size_t)(point - string);
    if (before > 1 || (before == 1 && string[0] != '0')) {
        refuse_code(string, why, "starts with ");
        text_add_quoted(why, string, before);
        text_add(why, ": only codes that start with 0. are played here, as 0.77.");
        return NULL;
    }
    return point + 1;
}

bool octal_parse(const char *string, struct octal_code *code, struct text *why) {
    *code = (struct octal_code){0};
    const char *digits = find_digits(string, why);
    if (!digits) return false;
    for (size_t i = 0; digits[i]; i++) {
        if (digits[i] < '0' || digits[i] > '7') return refuse_digit(string, digits + i, why);
        if (i >= OCTAL_DIGITS_MAX) {
            refuse_code(string, why, "is too long: ");
            text_addf(why, "at most %d digits may follow the point.", OCTAL_DIGITS_MAX);
            return false;
        }
        add_digit(code, (uint32_t)i + 1, (unsigned)(digits[i] - '0'));
    }
    if (digits[0] == '\0')
        return refuse_code(string, why, "has no digit behind the point: write it as 0.77.");
    if (code->n == 0) return refuse_code(string, why, "allows no move: one digit at least must be 1 to 7.");
    return true;
}

void octal_print(const struct octal_code *code, struct text *text) {
    uint32_t place = 0;
    text_add(text, "0.");
    for (uint32_t i = 0; i < code->n; i++) {
        assert(code->take[i] <= OCTAL_DIGITS_MAX);
        text_add_repeated(text, "0", code->take[i] - place - 1);
        place = code->take[i];
        text_add_char(text, (char)('0' + code->digit[i]));
    }
}

/* Keeps the members ascending and different; false when there is no room. */
static bool insert_member(struct octal_code *code, uint32_t member) {
    uint32_t at = code->n;
    while (at > 0 && code->take[at - 1] > member) at--;
    if (at > 0 && code->take[at - 1] == member) return true;
    if (code->n == OCTAL_TAKES_MAX) return false;
    memmove(code->take + at + 1, code->take + at, (code->n - at) * sizeof code->take[0]);
    code->take[at] = member;
    code->digit[code->n++] = OCTAL_SUBTRACTS;
    return true;
}

bool octal_from_set(const uint64_t *set, size_t n, struct octal_code *code, struct text *why) {
    *code = (struct octal_code){0};
    for (size_t i = 0; i < n; i++) {
        if (set[i] < 1 || set[i] > OCTAL_TAKE_MOST) {
            text_add(why, "The numbers that may be taken are 1 to ");
            text_addf(why, "%d, not \"", OCTAL_TAKE_MOST);
            text_add_number(why, set[i]);
            text_add(why, "\".");
            return false;
        }
        if (!insert_member(code, (uint32_t)set[i])) {
            text_addf(why, "\"%d\" is one too many: at most %d different numbers may be taken.", (int)set[i],
                      OCTAL_TAKES_MAX);
            return false;
        }
    }
    if (code->n == 0) text_add(why, "No number may be taken: give at least one, as 1,2,3.");
    return code->n > 0;
}

unsigned octal_digit(const struct octal_code *code, uint64_t take) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->take[i] == take) return code->digit[i];
    return 0;
}

static unsigned all_bits(const struct octal_code *code) {
    unsigned bits = 0;
    for (uint32_t i = 0; i < code->n; i++) bits |= code->digit[i];
    return bits;
}

bool octal_splits(const struct octal_code *code) {
    return all_bits(code) & OCTAL_LEAVES_TWO;
}

bool octal_next_move(const struct octal_code *code, uint64_t pile, uint64_t *take, uint64_t *left) {
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        if (code->take[i] < *take) continue;
        uint64_t rest = pile - code->take[i];
        bool started = code->take[i] == *take;
        if (!started && octal_keeps_whole(code->digit[i], rest)) {
            *take = code->take[i];
            *left = 0;
            return true;
        }
        uint64_t next = started ? *left + 1 : 1;
        if (next <= octal_count_of_splits(code->digit[i], rest)) {
            *take = code->take[i];
            *left = next;
            return true;
        }
    }
    return false;
}
