/* SPDX-License-Identifier: MIT */
/* Take-and-break games. Periods are proved by the theorem of Guy and Smith, "The G-values of various
 * games" (1956); the rules below state its window, and the shorter ones of codes that never split. */
#include "nimm/octal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/period.h"
#include "nimm/text.h"

enum { EMPTIES = 1, LEAVES_ONE = 2, LEAVES_TWO = 4, SUBTRACTS = EMPTIES | LEAVES_ONE };

/* Values are below VALUES: what 16 bits hold, and the nim-sum of two of them as well. */
enum { VALUES = 65536, FIRST_LENGTH = 256 };

struct octal_sequence {
    struct octal_code code;
    struct octal_period period;
    uint16_t *values;
    size_t length;
    size_t limit;
    uint32_t *seen; /* of VALUES; seen[v] = n + 1: v is the value of an option of the pile n */
};

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
    code->digit[code->n++] = SUBTRACTS;
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
    return all_bits(code) & LEAVES_TWO;
}

static bool subtracts_only(const struct octal_code *code) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->digit[i] != SUBTRACTS) return false;
    return true;
}

static uint32_t largest_take(const struct octal_code *code) {
    assert(code->n > 0);
    return code->take[code->n - 1];
}

/* May a move that leaves `rest` in all leave it unsplit? */
static bool may_keep_whole(unsigned digit, uint64_t rest) {
    return digit & (rest == 0 ? EMPTIES : LEAVES_ONE);
}

/* How many ways there are to leave `rest` as two piles: the smaller is any of 1 to this number. */
static uint64_t count_of_splits(unsigned digit, uint64_t rest) {
    return digit & LEAVES_TWO ? rest / 2 : 0;
}

bool octal_next_move(const struct octal_code *code, uint64_t pile, uint64_t *take, uint64_t *left) {
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        if (code->take[i] < *take) continue;
        uint64_t rest = pile - code->take[i];
        bool started = code->take[i] == *take;
        if (!started && may_keep_whole(code->digit[i], rest)) {
            *take = code->take[i];
            *left = 0;
            return true;
        }
        uint64_t next = started ? *left + 1 : 1;
        if (next <= count_of_splits(code->digit[i], rest)) {
            *take = code->take[i];
            *left = next;
            return true;
        }
    }
    return false;
}

static void mark_options(const struct octal_code *code, const uint16_t *values, size_t pile, uint32_t *seen) {
    uint32_t stamp = (uint32_t)pile + 1;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t rest = pile - code->take[i];
        size_t splits = (size_t)count_of_splits(code->digit[i], rest);
        if (may_keep_whole(code->digit[i], rest)) seen[values[rest]] = stamp;
        for (size_t a = 1; a <= splits; a++) seen[values[a] ^ values[rest - a]] = stamp;
    }
}

/* Continues a table of `from` values to `to`; returns how far it came: less than `to` when the next
 * value would be VALUES. */
static size_t fill_values(const struct octal_code *code, uint16_t *values, size_t from, size_t to,
                          uint32_t *seen) {
    for (size_t pile = from; pile < to; pile++) {
        mark_options(code, values, pile, seen);
        size_t mex = 0;
        while (mex < VALUES && seen[mex] == pile + 1) mex++;
        if (mex == VALUES) return pile;
        values[pile] = (uint16_t)mex;
    }
    return to;
}

enum octal_result octal_values_plain(const struct octal_code *code, uint16_t *values, size_t n) {
    assert(n < UINT32_MAX);
    uint32_t *seen = calloc(VALUES, sizeof *seen);
    if (!seen) return OCTAL_NO_MEMORY;
    size_t filled = fill_values(code, values, 0, n, seen);
    free(seen);
    return filled == n ? OCTAL_OK : OCTAL_TOO_LARGE;
}

size_t octal_default_limit(const struct octal_code *code) {
    return octal_splits(code) ? OCTAL_LIMIT : OCTAL_LIMIT_UNSPLIT;
}

struct octal_sequence *octal_sequence_new(const struct octal_code *code, size_t limit) {
    assert(code->n > 0);
    struct octal_sequence *sequence = calloc(1, sizeof *sequence);
    uint32_t *seen = calloc(VALUES, sizeof *seen);
    if (!sequence || !seen) {
        free(sequence);
        free(seen);
        return NULL;
    }
    sequence->code = *code;
    sequence->seen = seen;
    sequence->limit = limit > 0 ? limit : octal_default_limit(code);
    if (sequence->limit >= UINT32_MAX) sequence->limit = UINT32_MAX - 1; /* stamps and runs are 32 bits */
    return sequence;
}

void octal_sequence_free(struct octal_sequence *sequence) {
    if (!sequence) return;
    free(sequence->values);
    free(sequence->seen);
    free(sequence);
}

size_t octal_sequence_length(const struct octal_sequence *sequence) {
    return sequence->length;
}

size_t octal_sequence_limit(const struct octal_sequence *sequence) {
    return sequence->limit;
}

/* How much of a table that repeats from e on must be there for it to repeat for ever, k the largest take:
 * as much as makes the next value arise from values that all have a copy one period earlier.
 * Splitting codes: 2e + 2p + k values (Guy and Smith), for then the larger of two parts is at least e + p.
 * Others: e + p + k values, for every option is one of the last k. The pile 0 stands apart, hence
 * e >= 1 (0.001 would "prove" period 4 from 7 values), except when every digit is 3 and leaving 0
 * is like leaving any other pile. */
static struct period_rule proof_rule(const struct octal_code *code) {
    unsigned weight = octal_splits(code) ? 2 : 1;
    return (struct period_rule){
        .preperiods = weight,
        .periods = weight,
        .values = largest_take(code),
        .least_preperiod = subtracts_only(code) ? 0 : 1,
        .most_preperiod = UINT64_MAX,
    };
}

static struct period_rule guess_rule(const struct octal_code *code, size_t length) {
    return (struct period_rule){
        .preperiods = 1,
        .periods = 3,
        .values = largest_take(code),
        .most_preperiod = length - length / 4,
    };
}

/* When a period p is proved, so is every divisor of it that is one, with the same e and a smaller
 * window: the least one that the rule accepts is the fundamental one. */
static void search_period(struct octal_sequence *sequence, uint32_t *runs) {
    struct octal_period *period = &sequence->period;
    size_t n = sequence->length;
    struct period_rule proof = proof_rule(&sequence->code), guess = guess_rule(&sequence->code, n);
    *period = (struct octal_period){0};
    period_runs(sequence->values, n, runs);
    period->proved = period_find(runs, n, &proof, &period->preperiod, &period->period);
    if (!period->proved) period->observed = period_find(runs, n, &guess, &period->preperiod, &period->period);
    if (period->period > 0) period->window = period_window(&proof, period->preperiod, period->period);
}

/* Extends the table, at most to double its length. The memory is all there before anything changes. */
static enum octal_result grow(struct octal_sequence *sequence) {
    size_t length = sequence->length < FIRST_LENGTH ? FIRST_LENGTH : 2 * sequence->length;
    if (length > sequence->limit) length = sequence->limit;
    uint32_t *runs = malloc(length * sizeof *runs);
    uint16_t *values = realloc(sequence->values, length * sizeof *values);
    if (values) sequence->values = values;
    if (!values || !runs) {
        free(runs);
        return OCTAL_NO_MEMORY;
    }
    sequence->length = fill_values(&sequence->code, values, sequence->length, length, sequence->seen);
    if (sequence->length < length) sequence->limit = sequence->length;
    search_period(sequence, runs);
    free(runs);
    return OCTAL_OK;
}

/* Makes the table long enough, or the period known, to tell the value of the pile. */
static enum octal_result reach(struct octal_sequence *sequence, uint64_t pile) {
    while (pile >= sequence->length && !sequence->period.proved) {
        if (sequence->length >= sequence->limit) return OCTAL_TOO_LARGE;
        enum octal_result result = grow(sequence);
        if (result != OCTAL_OK) return result;
    }
    return OCTAL_OK;
}

/* The value of a pile that `reach` has reached. */
static uint64_t look_up(const struct octal_sequence *sequence, uint64_t pile) {
    const struct octal_period *period = &sequence->period;
    if (pile < sequence->length) return sequence->values[pile];
    return sequence->values[period->preperiod + (pile - period->preperiod) % period->period];
}

enum octal_result octal_value(struct octal_sequence *sequence, uint64_t pile, uint64_t *value) {
    enum octal_result result = reach(sequence, pile);
    if (result == OCTAL_OK) *value = look_up(sequence, pile);
    return result;
}

enum octal_result octal_period(struct octal_sequence *sequence, struct octal_period *period) {
    /* No table reaches the largest pile, so only a proof does. */
    enum octal_result result = reach(sequence, UINT64_MAX);
    *period = sequence->period;
    return result;
}

size_t octal_exceptions(const struct octal_sequence *sequence, uint64_t *list, size_t most) {
    const struct octal_period *period = &sequence->period;
    size_t n = 0;
    if (!period->proved) return 0;
    for (uint64_t pile = 0; pile < period->preperiod; pile++) {
        uint64_t periods = (period->preperiod - pile + period->period - 1) / period->period;
        if (look_up(sequence, pile) == look_up(sequence, pile + periods * period->period)) continue;
        if (n < most) list[n] = pile;
        n++;
    }
    return n;
}

/* A search for the moves of one pile. */
struct hunt {
    const struct octal_sequence *sequence;
    uint64_t target;
    struct octal_move *moves;
    size_t limit;
    size_t listed;
    struct count *total;
};

static void list_move(struct hunt *hunt, uint64_t take, uint64_t left) {
    if (hunt->listed < hunt->limit) hunt->moves[hunt->listed++] = (struct octal_move){take, left};
}

static bool split_hits(const struct hunt *hunt, uint64_t rest, uint64_t a) {
    return (look_up(hunt->sequence, a) ^ look_up(hunt->sequence, rest - a)) == hunt->target;
}

static uint64_t count_hits(const struct hunt *hunt, uint64_t rest, uint64_t from, uint64_t n) {
    uint64_t hits = 0;
    for (uint64_t i = 0; i < n; i++) hits += split_hits(hunt, rest, from + i);
    return hits;
}

/* The smaller parts a = 1 ... splits that hit. From e on, G(a) ^ G(rest - a) has the period of G:
 * both parts are at least e, because rest - a >= a. So one period of them tells all the others. */
static uint64_t count_split_hits(const struct hunt *hunt, uint64_t rest, uint64_t splits) {
    const struct octal_period *period = &hunt->sequence->period;
    uint64_t start = period->preperiod > 0 ? period->preperiod : 1;
    if (!period->proved || splits < start + period->period) return count_hits(hunt, rest, 1, splits);
    uint64_t length = splits - start + 1;
    return count_hits(hunt, rest, 1, start - 1) +
           count_hits(hunt, rest, start, period->period) * (length / period->period) +
           count_hits(hunt, rest, start, length % period->period);
}

/* Lists until the last of the `hits` or the limit. Never long without a hit: as long as one is ahead, it is
 * among the first e parts or, by the period, at most p behind the later of the last hit and e. */
static void list_splits(struct hunt *hunt, uint64_t take, uint64_t rest, uint64_t hits) {
    for (uint64_t a = 1; hits > 0 && hunt->listed < hunt->limit; a++) {
        if (!split_hits(hunt, rest, a)) continue;
        list_move(hunt, take, a);
        hits--;
    }
}

static void hunt_take(struct hunt *hunt, uint64_t take, uint64_t rest, unsigned digit) {
    if (may_keep_whole(digit, rest) && look_up(hunt->sequence, rest) == hunt->target) {
        list_move(hunt, take, 0);
        count_add(hunt->total, 1);
    }
    uint64_t hits = count_split_hits(hunt, rest, count_of_splits(digit, rest));
    list_splits(hunt, take, rest, hits);
    count_add(hunt->total, hits);
}

enum octal_result octal_moves_to(struct octal_sequence *sequence, uint64_t pile, uint64_t target,
                                 struct octal_move *moves, size_t limit, size_t *listed,
                                 struct count *total) {
    const struct octal_code *code = &sequence->code;
    struct hunt hunt = {sequence, target, moves, limit, 0, total};
    *total = (struct count){0};
    *listed = 0;
    if (pile < code->take[0]) return OCTAL_OK;
    enum octal_result result = reach(sequence, pile - code->take[0]);
    if (result != OCTAL_OK) return result;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++)
        hunt_take(&hunt, code->take[i], pile - code->take[i], code->digit[i]);
    *listed = hunt.listed;
    return OCTAL_OK;
}
