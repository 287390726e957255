/* SPDX-License-Identifier: MIT */
/* Take-and-break games: codes, values, periods and moves.
 *
 * A value is the mex of the values that a move can leave. Most small values are left by many
 * splits, so the splits with a part in a short prefix show nearly all of them; then the least value
 * not yet seen is sought among the other splits, until one is not found. The sparse space (E. R.
 * Berlekamp; A. Flammenkamp, Lange Perioden in Subtraktions-Spielen, 1997) spares that search where
 * it is long: each pile has one of two colors, common or rare, and some values, the mixed ones, can
 * be left only by splits into two piles that differ in color. Once all splits with a rare part have
 * been looked at, a mixed value not seen is not an option.
 *
 * Periods are proved by the theorem of Guy and Smith, "The G-values of various games" (1956). */
#include "core/octal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"

enum { EMPTIES = 1, LEAVES_ONE = 2, LEAVES_TWO = 4, SUBTRACTS = EMPTIES | LEAVES_ONE };

/* ---- codes ---- */

static void add_digit(struct octal_code *code, uint32_t take, unsigned digit) {
    if (digit == 0) return;
    code->take[code->n] = take;
    code->digit[code->n++] = (uint8_t)digit;
}

bool octal_parse(const char *string, struct octal_code *code, struct text *why) {
    *code = (struct octal_code){0};
    const char *digits = strchr(string, '.') ? strchr(string, '.') + 1 : NULL;
    size_t n = digits ? strspn(digits, "01234567") : 0;
    if (digits && digits - string == 2 && string[0] == '4') add_digit(code, 0, LEAVES_TWO);
    bool begins =
        digits && (digits - string == 1 || (digits - string == 2 && strchr("04", string[0])));
    if (!begins || digits[n] || n > OCTAL_DIGITS_MAX) {
        token_refuse(token_of(string), why, " is not a code");
        if (!begins || !digits[n])
            return text_refuse(why,
                               ": write 0. or 4. and up to %d digits from 0 to 7, such as 0.77",
                               OCTAL_DIGITS_MAX);
        text_add(why, ": ");
        return token_refuse(token_of(digits + n), why, " is not a digit from 0 to 7");
    }
    for (size_t i = 0; i < n; i++) add_digit(code, (uint32_t)i + 1, (unsigned)(digits[i] - '0'));
    if (code->n > 0) return true;
    return token_refuse(token_of(string), why,
                        " allows no move: at least one digit must be 1 to 7");
}

static uint32_t largest_take(const struct octal_code *code) {
    assert(code->n > 0);
    return code->take[code->n - 1];
}

void octal_print(const struct octal_code *code, struct text *text) {
    assert(largest_take(code) <= OCTAL_DIGITS_MAX);
    for (uint32_t take = 0; take <= largest_take(code); take++) {
        text_add_char(text, (char)('0' + octal_digit(code, take)));
        if (take == 0) text_add_char(text, '.');
    }
    if (largest_take(code) == 0) text_add_char(text, '0');
}

unsigned octal_digit(const struct octal_code *code, uint64_t take) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->take[i] == take) return code->digit[i];
    return 0;
}

bool octal_keeps_whole(unsigned digit, uint64_t rest) {
    return digit & (rest == 0 ? EMPTIES : LEAVES_ONE);
}

uint64_t octal_splits_of(unsigned digit, uint64_t rest) {
    return digit & LEAVES_TWO ? rest / 2 : 0;
}

bool octal_splits(const struct octal_code *code) {
    for (uint32_t i = 0; i < code->n; i++)
        if (code->digit[i] & LEAVES_TWO) return true;
    return false;
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
        if (next <= octal_splits_of(code->digit[i], rest)) {
            *take = code->take[i];
            *left = next;
            return true;
        }
    }
    return false;
}

/* ---- values ---- */

enum {
    VALUES = 65536,  /* values are below this: 16 bits hold them, and the nim-sum of any two */
    BLOCK = 64,      /* how many splits are looked at together */
    AN_OPTION = 256, /* how much of this work equals one option of a search */
    FIRST_REVIEW = 512,
};

/* A pile's color is the parity of the ones of its value under the mask, plus the pile's size if
 * by_size is 1. The colors of two piles add, so their nim-sum and their total size alone say
 * whether they differ. */
struct colors {
    bool useful;
    unsigned by_size;
    unsigned common; /* the color of most piles */
    unsigned mask;
};

struct rare {
    uint32_t pile;
    uint32_t value;
};

struct octal_sequence {
    struct octal_code code;
    struct nimm_solver *solver; /* whose budget the work is spent from; NULL: none */

    uint16_t *values; /* G(0) ... G(length - 1) */
    uint16_t *back;   /* G(n) at capacity - 1 - n, for codes that split */
    size_t length, capacity, limit;
    bool bounded; /* the limit is the default: work is bounded too, and memory by the solver */
    uint64_t work;
    uint64_t *work_before; /* by i: the work that the first BLOCK * i values took */
    uint64_t told;         /* options spent in the question with this number */
    uint64_t told_question;

    size_t width;  /* all values are below it; a power of two */
    size_t prefix; /* splits with a part of at most this size are always looked at */
    struct colors colors;
    struct rare *rare; /* the piles of the rare color beyond the prefix, ascending */
    size_t rares, rares_most;
    size_t next_review; /* the length at which prefix and colors are chosen anew */
    uint8_t seen[VALUES + 1];

    struct octal_period period; /* as the last search found it; looked_at is 0 before the first */
};

/* BYTES_A_VALUE: in the values, both ways, and in the search for periods. Returns false if the
 * solver has no room. */
static bool reserve(struct octal_sequence *sequence, size_t capacity) {
    enum { BYTES_A_VALUE = 8 };
    if (capacity <= sequence->capacity) return true;
    const size_t bytes = (capacity - sequence->capacity) * BYTES_A_VALUE;
    if (sequence->bounded && sequence->solver && !solver_grow(sequence->solver, sequence, bytes))
        return false;
    sequence->work_before =
        memory_resize(sequence->work_before, capacity / BLOCK + 1, sizeof *sequence->work_before);
    sequence->values = memory_resize(sequence->values, capacity, sizeof *sequence->values);
    sequence->capacity = capacity;
    if (!octal_splits(&sequence->code)) return true;
    free(sequence->back);
    sequence->back = memory_take(capacity, sizeof *sequence->back);
    for (size_t n = 0; n < sequence->length; n++)
        sequence->back[capacity - 1 - n] = sequence->values[n];
    return true;
}

/* True if all splits of `sum` into parts whose values have this nim-sum are into parts that differ
 * in color. */
static bool is_mixed(const struct colors *colors, size_t value, size_t sum) {
    size_t parity = value & colors->mask;
    for (unsigned shift = 8; shift > 0; shift /= 2) parity ^= parity >> shift;
    return colors->useful && ((parity ^ (sum & colors->by_size)) & 1);
}

static bool is_rare(const struct colors *colors, size_t value, size_t pile) {
    return is_mixed(colors, value, pile) != colors->common;
}

/* The Walsh-Hadamard transform: sums[mask] becomes the sum of the sums[value] whose value has an
 * even number of ones under the mask, minus the sum of the others. */
static void transform(int32_t *sums, size_t width) {
    for (size_t half = 1; half < width; half *= 2)
        for (size_t i = 0; i < width; i++) {
            if (i & half) continue;
            int32_t a = sums[i], b = sums[i | half];
            sums[i] = a + b;
            sums[i | half] = a - b;
        }
}

/* The mask that makes most piles common. Returns how many are rare. */
static size_t choose_mask(const struct octal_sequence *sequence, struct colors *colors) {
    size_t width = sequence->width < VALUES ? 2 * sequence->width : VALUES, best = 0;
    int32_t *sums = memory_take_zeroed(width, sizeof *sums);
    for (size_t n = 0; n < sequence->length; n++)
        sums[sequence->values[n]] += (n & colors->by_size) == colors->common ? 1 : -1;
    transform(sums, width);
    for (size_t mask = 1; mask < width; mask++)
        if (sums[mask] > sums[best]) best = mask;
    size_t rares = (size_t)((int64_t)sequence->length - sums[best]) / 2;
    colors->mask = (unsigned)best;
    free(sums);
    return rares;
}

/* A pile is to be common where its value is mixed in what the pile splits into, for then the value
 * is proved quickly. Colors depend on size only where all splits take an odd number, or all an even
 * one: else no color would fit them all. */
static size_t choose_colors(struct octal_sequence *sequence) {
    const struct octal_code *code = &sequence->code;
    struct colors *colors = &sequence->colors, other = {.useful = true, .by_size = 1};
    bool odd = false, even = false;
    for (uint32_t i = 0; i < code->n; i++) {
        const bool splits = code->digit[i] & LEAVES_TWO;
        odd = odd || (splits && code->take[i] % 2 == 1);
        even = even || (splits && code->take[i] % 2 == 0);
    }
    *colors = (struct colors){.useful = true, .common = 1};
    size_t rares = choose_mask(sequence, colors);
    if (odd && even) return rares;
    other.common = even;
    size_t other_rares = choose_mask(sequence, &other);
    if (other_rares >= rares) return rares;
    *colors = other;
    return other_rares;
}

/* Adapts the prefix and the colors to the values so far: without useful colors, and where values
 * are large, a long prefix pays. */
static void review(struct octal_sequence *sequence) {
    enum { LEAST = 16, SHORT = 4, LONG = 32 };
    size_t n = sequence->length, half = n / 2, sum = 0;
    sequence->next_review = n < FIRST_REVIEW ? FIRST_REVIEW : 2 * n;
    sequence->colors = (struct colors){0};
    sequence->rares = 0;
    sequence->prefix = LEAST;
    if (!octal_splits(&sequence->code) || n < FIRST_REVIEW) return;
    size_t rares = choose_colors(sequence);
    sequence->colors.useful = rares <= n / 8;
    for (size_t pile = half; pile < n; pile++) sum += sequence->values[pile];
    sequence->prefix += (sequence->colors.useful ? SHORT : LONG) * (sum / (n - half));
    if (!sequence->colors.useful) return;
    sequence->rares_most = 2 * rares + FIRST_REVIEW;
    sequence->rare = memory_resize(sequence->rare, sequence->rares_most, sizeof *sequence->rare);
    for (size_t pile = sequence->prefix + 1; pile < n; pile++)
        if (is_rare(&sequence->colors, sequence->values[pile], pile))
            sequence->rare[sequence->rares++] =
                (struct rare){(uint32_t)pile, sequence->values[pile]};
}

/* Looks for the value among the first n nim-sums f[i] ^ r[i], and beyond n to the end of a block.
 * Returns the first i of the block in which it is found; n or more if there is none. */
static size_t find(const uint16_t *f, const uint16_t *r, size_t n, uint16_t value) {
    size_t i = 0;
    for (; i < n; i += BLOCK) {
        uint16_t hit = 0;
        for (size_t j = 0; j < BLOCK; j++) hit |= (uint16_t)((f[i + j] ^ r[i + j]) == value);
        if (hit) break;
    }
    return i;
}

/* How many splits of `sum`, by their smaller parts, are always looked at: all those of a small sum,
 * so that no block of the others reaches past the end. */
static size_t count_near(const struct octal_sequence *sequence, size_t sum) {
    return sum < 2 * BLOCK || sum / 2 < sequence->prefix ? sum / 2 : sequence->prefix;
}

/* Marks as seen what the splits of `sum` with a part in the prefix leave, and those with a rare
 * part. */
static void see_splits(struct octal_sequence *sequence, size_t sum) {
    const uint16_t *values = sequence->values,
                   *back = sequence->back + sequence->capacity - 1 - sum;
    const struct rare *rare = sequence->rare;
    size_t near = count_near(sequence, sum), rares = sequence->rares;
    uint8_t *seen = sequence->seen;
    for (size_t a = 1; a <= near; a++) seen[values[a] ^ back[a]] = 1;
    while (rares > 0 && rare[rares - 1].pile >= sum) rares--;
    for (size_t i = 0; i < rares; i++) seen[rare[i].value ^ back[rare[i].pile]] = 1;
    sequence->work += near + rares;
}

/* True if a value that was not seen is an option of the pile all the same. A block that reaches
 * past the middle of a sum looks at some splits a second time. */
static bool is_hidden_option(struct octal_sequence *sequence, size_t pile, size_t value) {
    const struct octal_code *code = &sequence->code;
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t sum = pile - code->take[i], from = count_near(sequence, sum) + 1;
        if (!(code->digit[i] & LEAVES_TWO) || sum / 2 < from ||
            is_mixed(&sequence->colors, value, sum))
            continue;
        const uint16_t *back = sequence->back + sequence->capacity - 1 - sum;
        size_t n = sum / 2 + 1 - from;
        size_t found = find(sequence->values + from, back + from, n, (uint16_t)value);
        sequence->work += found / 8;
        if (found < n) return true;
    }
    return false;
}

/* The value of the next pile. */
static size_t next_value(struct octal_sequence *sequence) {
    const struct octal_code *code = &sequence->code;
    size_t pile = sequence->length, value = 0;
    uint8_t *seen = sequence->seen;
    memset(seen, 0, sequence->width);
    for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
        size_t rest = pile - code->take[i];
        if (octal_keeps_whole(code->digit[i], rest)) seen[sequence->values[rest]] = 1;
        if (code->digit[i] & LEAVES_TWO) see_splits(sequence, rest);
    }
    sequence->work += code->n;
    /* The last mark is never set, nor is it the value of a split. */
    while (seen[value] || (value < sequence->width && is_hidden_option(sequence, pile, value)))
        value++;
    return value;
}

static void enter(struct octal_sequence *sequence, size_t value) {
    size_t pile = sequence->length++;
    sequence->values[pile] = (uint16_t)value;
    if (sequence->back) sequence->back[sequence->capacity - 1 - pile] = (uint16_t)value;
    if (sequence->colors.useful && is_rare(&sequence->colors, value, pile))
        sequence->rare[sequence->rares++] = (struct rare){(uint32_t)pile, (uint32_t)value};
    if (value == sequence->width) {
        sequence->width *= 2;
        sequence->next_review = 0;
    }
}

/* Spends from the solver what this question has needed so far, also what was computed for an
 * earlier one. The budget is for all sequences of a question; one whose limit the caller chose may
 * exceed it. */
static enum nimm_status tell(struct octal_sequence *sequence, uint64_t work) {
    struct nimm_solver *solver = sequence->solver;
    uint64_t options = work / AN_OPTION;
    if (!solver) return NIMM_OK;
    if (sequence->told_question != solver_question(solver)) sequence->told = 0;
    sequence->told_question = solver_question(solver);
    uint64_t more = options > sequence->told ? options - sequence->told : 0;
    enum nimm_status status = solver_spend(solver, more);
    sequence->told += more;
    return status == NIMM_TOO_LARGE && !sequence->bounded ? NIMM_OK : status;
}

/* Computes values up to this length, unless the work reaches its bound or a value is too large:
 * then what there is becomes the limit. */
static enum nimm_status extend(struct octal_sequence *sequence, size_t length) {
    while (sequence->length < length) {
        bool full = sequence->colors.useful && sequence->rares == sequence->rares_most;
        if (full || sequence->length >= sequence->next_review) review(sequence);
        if (sequence->length % BLOCK == 0) {
            sequence->work_before[sequence->length / BLOCK] = sequence->work;
            enum nimm_status status = tell(sequence, sequence->work);
            if (status != NIMM_OK) return status;
        }
        const bool worked_enough = sequence->bounded && sequence->work >= OCTAL_WORK;
        size_t value = worked_enough ? VALUES : next_value(sequence);
        if (value == VALUES) {
            sequence->limit = sequence->length;
            return NIMM_OK;
        }
        enter(sequence, value);
    }
    return NIMM_OK;
}

/* ---- periods ---- */

/* For each p below n, runs[p] is how many values, counted back from the last one, equal the value p
 * places before them. This is the Z-function of the values read backward (Gusfield, Algorithms on
 * Strings, 1997, section 1.3). */
static void count_runs(const uint16_t *values, size_t n, uint32_t *runs) {
    /* [start, end) is the match found so far that reaches furthest; inside it runs are copies of
     * earlier ones. */
    size_t start = 0, end = 0;
    for (size_t p = 1; p < n; p++) {
        size_t run = 0;
        if (p < end) run = runs[p - start] < end - p ? runs[p - start] : end - p;
        while (p + run < n && values[n - 1 - run] == values[n - 1 - run - p]) run++;
        if (p + run > end) {
            start = p;
            end = p + run;
        }
        runs[p] = (uint32_t)run;
    }
}

/* How many values with period p from e on prove that the period lasts forever, k being the largest
 * take: so many that the next value depends only on values that have a copy one period earlier.
 * Codes that split: 2e + 2p + k values (Guy and Smith), for then the larger of two parts is at
 * least e + p. Others: e + p + k values, for every option is one of the last k. The pile 0 is an
 * exception, hence e >= 1 (0.001 would "prove" period 4 from 7 values), except when every digit is
 * 3, and leaving 0 is like leaving any other pile. */
static uint64_t window_of(const struct octal_sequence *sequence, uint64_t e, uint64_t p) {
    const struct octal_code *code = &sequence->code;
    for (uint32_t i = 0; i < code->n; i++)
        if (e == 0 && code->digit[i] != SUBTRACTS) e = 1;
    return (octal_splits(code) ? 2 : 1) * (e + p) + largest_take(code);
}

/* When a period p is proved, so is each divisor of p that is a period, with the same e and fewer
 * values: the least one that is proved is the fundamental period. */
static void search_period(struct octal_sequence *sequence) {
    struct octal_period *period = &sequence->period;
    const size_t n = sequence->length, take = largest_take(&sequence->code);
    uint32_t *runs = memory_take(n + 1, sizeof *runs);
    count_runs(sequence->values, n, runs);
    *period = (struct octal_period){.looked_at = n};
    for (size_t p = 1; p < n && !period->proved; p++) {
        size_t e = n - p - runs[p];
        if (runs[p] < take) continue;
        period->proved = window_of(sequence, e, p) <= n;
        bool observed = period->period == 0 && e + 3 * p + take <= n && e <= n - n / 4;
        if (!period->proved && !observed) continue;
        period->preperiod = e;
        period->period = p;
        period->window = window_of(sequence, e, p);
    }
    free(runs);
}

/* ---- sequences ---- */

enum { FIRST_LENGTH = 256, DOUBLING = 1 << 16 };

struct octal_sequence *octal_sequence_new(const struct octal_code *code, size_t limit,
                                          struct nimm_solver *solver) {
    struct octal_sequence *sequence = memory_take_zeroed(1, sizeof *sequence);
    sequence->code = *code;
    sequence->solver = solver;
    sequence->width = BLOCK;
    sequence->bounded = limit == 0;
    sequence->limit = limit > 0 ? limit : OCTAL_LIMIT;
    if (limit >= UINT32_MAX) sequence->limit = UINT32_MAX - 1; /* runs are 32 bits */
    return sequence;
}

void octal_sequence_free(struct octal_sequence *sequence) {
    if (!sequence) return;
    free(sequence->values);
    free(sequence->back);
    free(sequence->rare);
    free(sequence->work_before);
    free(sequence);
}

static void release(void *sequence) {
    octal_sequence_free(sequence);
}

enum nimm_status octal_sequence_of(struct nimm_solver *solver, const struct octal_code *code,
                                   struct octal_sequence **sequence) {
    struct {
        char tag[8];            /* lint: a key is looked up by its bytes, all of which count. */
        struct octal_code code; /* lint: this, too */
    } key = {"octal", *code};
    *sequence = solver_find(solver, &key, sizeof key);
    if (*sequence) return NIMM_OK;
    *sequence = octal_sequence_new(code, 0, solver);
    if (solver_keep(solver, &key, sizeof key, *sequence, sizeof **sequence, release))
        return NIMM_OK;
    *sequence = NULL;
    return NIMM_TOO_LARGE;
}

size_t octal_sequence_length(const struct octal_sequence *sequence) {
    return sequence->length;
}

/* The next length at which to look for a period. A long sequence is extended to where an observed
 * period would be proved: that is not far, for it begins in the first three quarters. */
static size_t next_length(const struct octal_sequence *sequence) {
    const uint64_t n = sequence->period.looked_at;
    uint64_t next = n > 0 ? 2 * n : FIRST_LENGTH;
    if (n >= DOUBLING) next = sequence->period.period > 0 ? sequence->period.window : next - n / 2;
    return next < sequence->limit ? (size_t)next : sequence->limit;
}

/* How many values the value of a pile that has been reached depends on. */
static size_t needed_for(const struct octal_sequence *sequence, uint64_t pile) {
    const struct octal_period *period = &sequence->period;
    return (size_t)(period->proved && pile >= period->looked_at ? period->looked_at : pile + 1);
}

/* Makes the sequence long enough for the pile, or proves the period. Whatever stops it, it can be
 * called again. The lengths at which a period is looked for do not depend on the pile, and what the
 * solver is charged does not depend on what is known already. */
static enum nimm_status reach(struct octal_sequence *sequence, uint64_t pile) {
    while (pile >= sequence->length && !sequence->period.proved) {
        const size_t next = next_length(sequence);
        if (sequence->period.looked_at >= sequence->limit || !reserve(sequence, next))
            return NIMM_TOO_LARGE;
        enum nimm_status status = extend(sequence, pile < next ? (size_t)pile + 1 : next);
        if (status != NIMM_OK) return status;
        if (sequence->length == next || sequence->length == sequence->limit)
            search_period(sequence);
    }
    return tell(sequence, sequence->work_before[(needed_for(sequence, pile) - 1) / BLOCK]);
}

/* The value of a pile that `reach` has reached. */
static uint64_t look_up(const struct octal_sequence *sequence, uint64_t pile) {
    const struct octal_period *period = &sequence->period;
    if (pile < sequence->length) return sequence->values[pile];
    return sequence->values[period->preperiod + (pile - period->preperiod) % period->period];
}

enum nimm_status octal_value(struct octal_sequence *sequence, uint64_t pile, uint64_t *value) {
    enum nimm_status status = reach(sequence, pile);
    if (status == NIMM_OK) *value = look_up(sequence, pile);
    return status;
}

enum nimm_status octal_value_of(struct nimm_solver *solver, const char *code, uint64_t pile,
                                uint64_t *value) {
    struct octal_code parsed;
    struct octal_sequence *sequence;
    if (!octal_parse(code, &parsed, NULL)) return NIMM_REFUSED;
    enum nimm_status status = octal_sequence_of(solver, &parsed, &sequence);
    return status == NIMM_OK ? octal_value(sequence, pile, value) : status;
}

enum nimm_status octal_period(struct octal_sequence *sequence, struct octal_period *period) {
    /* No sequence is long enough for the largest pile: only a proof is. */
    enum nimm_status status = reach(sequence, UINT64_MAX);
    *period = sequence->period;
    return status;
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

/* ---- moves to a value ---- */

static bool split_hits(const struct octal_sequence *sequence, uint64_t rest, uint64_t a,
                       uint64_t target) {
    return (look_up(sequence, a) ^ look_up(sequence, rest - a)) == target;
}

/* How many of the smaller parts a = 1 ... splits hit. From e on, G(a) ^ G(rest - a) has the period
 * of G: both parts are at least e, because rest - a >= a. So one period of them stands for all the
 * others. */
static uint64_t count_hits(const struct octal_sequence *sequence, uint64_t rest, uint64_t splits,
                           uint64_t target) {
    const struct octal_period *period = &sequence->period;
    uint64_t hits = 0;
    for (uint64_t a = 1; a <= splits; a++) {
        const bool repeats = period->proved && a > period->preperiod;
        if (repeats && a - period->preperiod > period->period) break;
        if (split_hits(sequence, rest, a, target))
            hits += repeats ? (splits - a) / period->period + 1 : 1;
    }
    return hits;
}

enum nimm_status octal_moves_to(struct octal_sequence *sequence, uint64_t pile, uint64_t target,
                                struct octal_move *moves, size_t limit, size_t *listed,
                                uint64_t *total) {
    const struct octal_code *code = &sequence->code;
    *total = 0;
    *listed = 0;
    if (pile < code->take[0]) return NIMM_OK;
    enum nimm_status status = reach(sequence, pile - code->take[0]);
    const uint64_t needed = status == NIMM_OK ? needed_for(sequence, pile - code->take[0]) : 0;
    for (uint32_t i = 0; status == NIMM_OK && i < code->n && code->take[i] <= pile; i++) {
        const uint64_t take = code->take[i], rest = pile - take;
        bool whole = octal_keeps_whole(code->digit[i], rest) && look_up(sequence, rest) == target;
        if (whole && *listed < limit) moves[(*listed)++] = (struct octal_move){take, 0};
        uint64_t splits = octal_splits_of(code->digit[i], rest);
        uint64_t looked = needed < splits ? needed : splits;
        if (sequence->solver) status = solver_spend(sequence->solver, looked / AN_OPTION);
        uint64_t hits = count_hits(sequence, rest, splits, target);
        nim_count_add(total, whole);
        nim_count_add(total, hits);
        /* The next hit is never far: while there is one, it is among the first e parts or, by the
         * period, at most p after e or the last hit, whichever is larger. */
        for (uint64_t a = 1; hits > 0 && *listed < limit; a++) {
            if (!split_hits(sequence, rest, a, target)) continue;
            moves[(*listed)++] = (struct octal_move){take, a};
            hits--;
        }
    }
    return status;
}
