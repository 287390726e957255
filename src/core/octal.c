/* SPDX-License-Identifier: MIT */
/* Take-and-break games. Periods are proved by the theorem of Guy and Smith, "The G-values of various
 * games" (1956); the rules below state its window, and the shorter ones of codes that never split. */
#include "nimm/octal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/octal_digits.h"
#include "core/octal_table.h"
#include "core/stream.h"
#include "nimm/period.h"

/* From DOUBLING values on, the table grows by halves; the watch is called every SLICE, and every SLICE_STEPS
 * of work. CACHED values stay in the cache, LARGE many do not. */
enum {
    FIRST_LENGTH = 256,
    DOUBLING = 1 << 16,
    SLICE = 1024,
    SLICE_STEPS = 1 << 22,
    CACHED = 1 << 16,
    LARGE = 1 << 23,
};

struct octal_sequence {
    struct octal_table table;
    struct octal_period period;
    size_t limit;
    uint64_t work;   /* the most steps of the table */
    size_t searched; /* the length of the table when a period was last looked for */
    size_t next;     /* and when it will be next */
    bool (*go_on)(void *data, size_t done);
    void *data;
};

static bool subtracts_only(const struct octal_code *code) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->digit[i] != OCTAL_SUBTRACTS) return false;
    return true;
}

static uint32_t largest_take(const struct octal_code *code) {
    assert(code->n > 0);
    return code->take[code->n - 1];
}

static void mark_options(const struct octal_code *code, const uint16_t *values, size_t pile, uint32_t *seen) {
    uint32_t stamp = (uint32_t)pile + 1;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t rest = pile - code->take[i];
        size_t splits = (size_t)octal_count_of_splits(code->digit[i], rest);
        if (octal_keeps_whole(code->digit[i], rest)) seen[values[rest]] = stamp;
        for (size_t a = 1; a <= splits; a++) seen[values[a] ^ values[rest - a]] = stamp;
    }
}

/* No nim-sum of two values is OCTAL_VALUES, so one more mark than there are values ends each search. */
enum octal_result octal_values_plain(const struct octal_code *code, uint16_t *values, size_t n) {
    assert(n < UINT32_MAX);
    uint32_t *seen = memory_take_zeroed(OCTAL_VALUES + 1, sizeof *seen);
    if (!seen) return OCTAL_NO_MEMORY;
    for (size_t pile = 0; pile < n; pile++) {
        mark_options(code, values, pile, seen);
        size_t mex = 0;
        while (seen[mex] == pile + 1) mex++;
        assert(mex < OCTAL_VALUES);
        values[pile] = (uint16_t)mex;
    }
    free(seen);
    return OCTAL_OK;
}

size_t octal_default_limit(const struct octal_code *code) {
    return octal_splits(code) ? OCTAL_LIMIT : OCTAL_LIMIT_UNSPLIT;
}

struct octal_sequence *octal_sequence_new(const struct octal_code *code, size_t limit) {
    assert(code->n > 0);
    struct octal_sequence *sequence = memory_take_zeroed(1, sizeof *sequence);
    if (!sequence) return NULL;
    if (!octal_table_start(&sequence->table, code)) {
        octal_sequence_free(sequence);
        return NULL;
    }
    octal_sequence_raise_limit(sequence, limit > 0 ? limit : octal_default_limit(code));
    if (limit == 0) octal_sequence_bound_work(sequence, OCTAL_WORK);
    sequence->next = sequence->limit < FIRST_LENGTH ? sequence->limit : FIRST_LENGTH;
    return sequence;
}

void octal_sequence_free(struct octal_sequence *sequence) {
    if (!sequence) return;
    octal_table_free(&sequence->table);
    free(sequence);
}

size_t octal_sequence_length(const struct octal_sequence *sequence) {
    return sequence->table.length;
}

size_t octal_sequence_limit(const struct octal_sequence *sequence) {
    return sequence->limit;
}

void octal_sequence_raise_limit(struct octal_sequence *sequence, size_t limit) {
    if (limit >= UINT32_MAX) limit = UINT32_MAX - 1; /* runs are 32 bits */
    if (limit <= sequence->limit) return;
    sequence->limit = limit;
    sequence->work = UINT64_MAX;
}

void octal_sequence_bound_work(struct octal_sequence *sequence, uint64_t steps) {
    sequence->work = steps;
}

bool octal_sequence_is_quick(const struct octal_sequence *sequence) {
    enum { FEW = 1024, STEPS = 4096 };
    const struct octal_table *table = &sequence->table;
    return table->ring == 0 ||
           (table->colours.useful && table->rares <= FEW && table->steps <= STEPS * (uint64_t)table->length);
}

void octal_sequence_watch(struct octal_sequence *sequence, bool (*go_on)(void *data, size_t done),
                          void *data) {
    sequence->go_on = go_on;
    sequence->data = data;
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
static bool search_period(struct octal_sequence *sequence) {
    struct octal_period *period = &sequence->period;
    const uint16_t *values = sequence->table.values;
    size_t n = sequence->table.length;
    struct period_rule proof = proof_rule(&sequence->table.code);
    struct period_rule guess = guess_rule(&sequence->table.code, n);
    size_t most = period_most(&proof, n), guessed = period_most(&guess, n);
    if (most < guessed) most = guessed;
    uint32_t *runs = memory_take(most + 1, sizeof *runs);
    if (!runs) return false;
    *period = (struct octal_period){0};
    period_runs_to(values, n, most, runs);
    period->proved = period_find(runs, n, &proof, &period->preperiod, &period->period);
    if (!period->proved) period->observed = period_find(runs, n, &guess, &period->preperiod, &period->period);
    if (period->period > 0) period->window = period_window(&proof, period->preperiod, period->period);
    free(runs);
    sequence->searched = n;
    return true;
}

/* The next length to look for a period at. A long table is extended to where an observed one would be proved:
 * that is not far, for it begins in the first three quarters of the table. */
static size_t next_length(const struct octal_sequence *sequence) {
    size_t n = sequence->table.length;
    uint64_t next = 2 * (uint64_t)n;
    if (n >= DOUBLING) next = sequence->period.observed ? sequence->period.window : next - n / 2;
    return next < sequence->limit ? (size_t)next : sequence->limit;
}

static enum octal_result extend(struct octal_sequence *sequence, size_t length) {
    struct octal_table *table = &sequence->table;
    if (!octal_table_reserve(table, length)) return OCTAL_NO_MEMORY;
    while (table->length < length) {
        if (table->steps >= sequence->work) return OCTAL_TOO_LARGE;
        table->pause = table->steps + SLICE_STEPS;
        size_t slice = length - table->length < SLICE ? length : table->length + SLICE;
        enum octal_result result = octal_table_extend(table, slice);
        if (result != OCTAL_OK) return result;
        if (sequence->go_on && !sequence->go_on(sequence->data, table->length)) return OCTAL_STOPPED;
    }
    return OCTAL_OK;
}

/* Extends the table and looks for a period. Whatever stops it, it can be called again. What is too large is
 * the work, or a value: that is then the limit. */
static enum octal_result grow(struct octal_sequence *sequence) {
    enum octal_result result = extend(sequence, sequence->next);
    if (result == OCTAL_TOO_LARGE)
        sequence->limit = sequence->table.length;
    else if (result != OCTAL_OK)
        return result;
    if (!search_period(sequence)) return OCTAL_NO_MEMORY;
    sequence->next = next_length(sequence);
    return OCTAL_OK;
}

/* Makes the table long enough, or the period known, to tell the value of the pile. */
static enum octal_result reach(struct octal_sequence *sequence, uint64_t pile) {
    while (pile >= sequence->table.length && !sequence->period.proved) {
        if (sequence->searched >= sequence->limit) return OCTAL_TOO_LARGE;
        if (sequence->next <= sequence->searched) sequence->next = next_length(sequence); /* it was raised */
        enum octal_result result = grow(sequence);
        if (result != OCTAL_OK) return result;
    }
    return OCTAL_OK;
}

/* The value of a pile that `reach` has reached. */
static uint64_t look_up(const struct octal_sequence *sequence, uint64_t pile) {
    const struct octal_period *period = &sequence->period;
    const uint16_t *values = sequence->table.values;
    if (pile < sequence->table.length) return values[pile];
    return values[period->preperiod + (pile - period->preperiod) % period->period];
}

enum octal_result octal_value(struct octal_sequence *sequence, uint64_t pile, uint64_t *value) {
    enum octal_result result = reach(sequence, pile);
    if (result == OCTAL_OK) *value = look_up(sequence, pile);
    return result;
}

/* Copies the values behind the preperiod, `known` of them, on to the n-th: each time a whole number of
 * periods, twice as many as before, and from when they just stay in the cache the same ones again and again.
 */
static void fill_periods(const struct octal_period *period, uint16_t *values, size_t known, size_t n) {
    size_t step = (size_t)period->period, whole = (known - (size_t)period->preperiod) / step * step;
    const uint16_t *source = values + known - whole;
    while (known < n) {
        size_t length = n - known < whole ? n - known : whole;
        if (n - known > LARGE && 2 * whole > CACHED)
            stream_copy(values + known, source, length * sizeof *values);
        else
            memcpy(values + known, source, length * sizeof *values);
        known += length;
        if (2 * whole <= CACHED) whole *= 2;
    }
}

enum octal_result octal_values(struct octal_sequence *sequence, uint16_t *values, size_t n) {
    if (n == 0) return OCTAL_OK;
    enum octal_result result = reach(sequence, n - 1);
    if (result != OCTAL_OK) return result;
    size_t known = sequence->table.length < n ? sequence->table.length : n;
    memcpy(values, sequence->table.values, known * sizeof *values);
    if (known < n) fill_periods(&sequence->period, values, known, n);
    return OCTAL_OK;
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
    if (octal_keeps_whole(digit, rest) && look_up(hunt->sequence, rest) == hunt->target) {
        list_move(hunt, take, 0);
        count_add(hunt->total, 1);
    }
    uint64_t hits = count_split_hits(hunt, rest, octal_count_of_splits(digit, rest));
    list_splits(hunt, take, rest, hits);
    count_add(hunt->total, hits);
}

enum octal_result octal_moves_to(struct octal_sequence *sequence, uint64_t pile, uint64_t target,
                                 struct octal_move *moves, size_t limit, size_t *listed,
                                 struct count *total) {
    const struct octal_code *code = &sequence->table.code;
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
