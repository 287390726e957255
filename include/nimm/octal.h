/* SPDX-License-Identifier: MIT */
/* Take-and-break (octal) games and subtraction sets: values, periods with proof, moves.
 *
 * Code 0.d1d2d3...: bit 1 of d_k allows taking k stones from a pile of k, bit 2 leaving one non-empty
 * pile, bit 4 leaving two. A subtraction set {a, b, ...} is the code with digit 3 at each member, which
 * is why one module serves both (Winning Ways, chapter 4). */
#ifndef NIMM_OCTAL_H
#define NIMM_OCTAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nimm/nim.h"

struct text;

enum { OCTAL_TAKES_MAX = 64, OCTAL_DIGITS_MAX = 32, OCTAL_TAKE_MOST = 65535 };

/* The non-zero digits, by ascending number taken; n >= 1. Unused entries are zero and there is no
 * padding, so equal codes are equal bytes. */
struct octal_code {
    uint32_t n;
    uint32_t take[OCTAL_TAKES_MAX];
    uint8_t digit[OCTAL_TAKES_MAX];
};

enum octal_result {
    OCTAL_OK,
    OCTAL_TOO_LARGE, /* beyond the limit of the table or of the work, and no period is proved */
    OCTAL_NO_MEMORY,
    OCTAL_STOPPED, /* by the watch; asked again, it goes on */
};

/* "0.77" or ".77", 1 to OCTAL_DIGITS_MAX digits 0 to 7, not all 0. False: `why` gained one sentence. */
bool octal_parse(const char *string, struct octal_code *code, struct text *why);

/* "0.77", without closing zeros: what octal_parse reads back. Takes up to OCTAL_DIGITS_MAX only (asserted).
 */
void octal_print(const struct octal_code *code, struct text *text);

/* Members 1 to OCTAL_TAKE_MOST in any order, repeats allowed, at most OCTAL_TAKES_MAX different ones.
 * False: `why` gained one sentence. */
bool octal_from_set(const uint64_t *set, size_t n, struct octal_code *code, struct text *why);

/* The digit d_take; 0 when `take` may not be taken. Any number may be asked for. */
unsigned octal_digit(const struct octal_code *code, uint64_t take);

/* Whether a move can leave two piles. */
bool octal_splits(const struct octal_code *code);

/* A move takes `take` stones; left = 0 leaves the rest, if any, as one pile, else it leaves two piles,
 * `left` and the rest of at least `left`. */
struct octal_move {
    uint64_t take;
    uint64_t left;
};

/* Steps to the next legal move of the pile: ascending take, then not split, then ascending left.
 * Start with both 0; false, and both unchanged, after the last. At most OCTAL_TAKES_MAX steps' work. */
bool octal_next_move(const struct octal_code *code, uint64_t pile, uint64_t *take, uint64_t *left);

/* G(0) ... G(n-1) from the recursion as it stands: O(n^2) a splitting digit, O(n) any other. OCTAL_OK or
 * OCTAL_NO_MEMORY. n is below 2^32, and no value is to be above 65535 (asserted): a value is at most the
 * number of moves, so that is sure for n <= 2048, and for n <= 4096 with no more than OCTAL_DIGITS_MAX
 * digits. */
enum octal_result octal_values_plain(const struct octal_code *code, uint16_t *values, size_t n);

/* The values of one code, computed when they are first needed, never more than `limit` of them, and none
 * above 65535. */
struct octal_sequence;

enum { OCTAL_LIMIT = 20000, OCTAL_LIMIT_UNSPLIT = 1 << 20 };

/* So many steps are a few seconds, each about one split looked at; the same values take as many on every
 * machine. OCTAL_LIMIT values of most codes take a twentieth of it, of codes with many digits up to all. */
#define OCTAL_WORK UINT64_C(4000000000)

/* OCTAL_LIMIT for codes that split, OCTAL_LIMIT_UNSPLIT for all others. */
size_t octal_default_limit(const struct octal_code *code);

/* Copies the code. Limit 0 is the default, and then OCTAL_WORK bounds the work; with any other nothing does
 * but the watch. NULL: out of memory. Free with octal_sequence_free (NULL is fine). */
struct octal_sequence *octal_sequence_new(const struct octal_code *code, size_t limit);
void octal_sequence_free(struct octal_sequence *sequence);

/* How many values are in the table now, and how many there may be: as many as there are when the work has
 * reached its bound, or the next value would be above 65535. */
size_t octal_sequence_length(const struct octal_sequence *sequence);
size_t octal_sequence_limit(const struct octal_sequence *sequence);

/* Makes the limit larger, and the work unbounded; a smaller one changes nothing. */
void octal_sequence_raise_limit(struct octal_sequence *sequence, size_t limit);

/* Bounds the steps for all values, those that are there already among them. */
void octal_sequence_bound_work(struct octal_sequence *sequence, uint64_t steps);

/* Does each further value take few steps, however long the table is? Told from the values so far: true of
 * codes that never split, and of those with a sparse space. */
bool octal_sequence_is_quick(const struct octal_sequence *sequence);

/* While the table grows, go_on(data, its length) is called every thousand values or so, and every few
 * milliseconds where a value takes longer; when it answers false, the work is broken off and OCTAL_STOPPED
 * returned. NULL: nobody watches. */
void octal_sequence_watch(struct octal_sequence *sequence, bool (*go_on)(void *data, size_t done),
                          void *data);

/* The value of one pile of any size. */
enum octal_result octal_value(struct octal_sequence *sequence, uint64_t pile, uint64_t *value);

/* G(0) ... G(n - 1). From where the period is proved they are copies: as quick as memory is. */
enum octal_result octal_values(struct octal_sequence *sequence, uint16_t *values, size_t n);

/* G(n + period) = G(n) for all n >= preperiod, the least period and its least preperiod.
 * proved: a theorem's window has been checked. observed: only the table says so (the end of the table
 * repeats three periods and the largest take at least, and is a quarter of the table at least).
 * Neither: the numbers are 0. `window`: how many values prove it, or would. */
struct octal_period {
    bool proved;
    bool observed;
    uint64_t preperiod;
    uint64_t period;
    uint64_t window;
};

/* Extends the table until a period is proved or the limit is reached: OCTAL_OK when proved,
 * OCTAL_TOO_LARGE when not (the observed one is there then, if any), OCTAL_NO_MEMORY, OCTAL_STOPPED. */
enum octal_result octal_period(struct octal_sequence *sequence, struct octal_period *period);

/* The exceptions to the proved period, n < preperiod whose value the period continued backwards
 * would not give: returns how many, stores the first `most` of them. 0 while no period is proved. */
size_t octal_exceptions(const struct octal_sequence *sequence, uint64_t *list, size_t most);

/* The moves of the pile after which its stones are worth `target`: the first `limit` of them, in the
 * order of octal_next_move, go to `moves` (may be NULL when limit is 0), their number to *listed; the
 * number of all of them to *total. Independent of the pile's size once a period is proved. */
enum octal_result octal_moves_to(struct octal_sequence *sequence, uint64_t pile, uint64_t target,
                                 struct octal_move *moves, size_t limit, size_t *listed, struct count *total);

#endif
