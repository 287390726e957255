/* SPDX-License-Identifier: MIT */
/* Take-and-break (octal) games and subtraction sets: values, periods with proof, moves.
 *
 * Code 0.d1d2d3...: bit 1 of d_k allows taking k stones from a pile of k, bit 2 leaving one
 * non-empty pile, bit 4 leaving two. In a code 4.d1d2d3... a move may also take nothing and split a
 * pile into two non-empty ones. A subtraction set {a, b, ...} is the code with digit 3 at each
 * member, which is why one module serves both (Winning Ways, chapter 4). */
#ifndef CORE_OCTAL_H
#define CORE_OCTAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/nim.h"
#include "core/solver.h"

struct text;

enum { OCTAL_TAKES_MAX = 64, OCTAL_DIGITS_MAX = 32, OCTAL_TAKE_MOST = 65535 };

/* The non-zero digits, by ascending number taken; n >= 1. A take of 0 has digit 4. Unused entries
 * are zero and there is no padding, so equal codes are equal bytes. */
struct octal_code {
    uint32_t n;
    uint32_t take[OCTAL_TAKES_MAX];
    uint8_t digit[OCTAL_TAKES_MAX];
};

/* "0.77", ".77" or "4.3": up to OCTAL_DIGITS_MAX digits 0 to 7 that allow some move, so "4."
 * is a code. Returns false if it is wrong; *why says how. */
bool octal_parse(const char *string, struct octal_code *code, struct text *why);

/* "0.77", or "4.0", without more zeros at the end: what octal_parse reads back. Takes up to
 * OCTAL_DIGITS_MAX only (asserted). */
void octal_print(const struct octal_code *code, struct text *text);

/* The digit d_take; 0 when `take` may not be taken. Any number may be asked for. */
unsigned octal_digit(const struct octal_code *code, uint64_t take);

/* True if a move with this digit that leaves `rest` stones may leave them as one pile, or as
 * nothing. */
bool octal_keeps_whole(unsigned digit, uint64_t rest);

/* How many ways there are to leave `rest` as two piles: the smaller is any of 1 to this number. */
uint64_t octal_splits_of(unsigned digit, uint64_t rest);

/* True if a move can leave two piles. */
bool octal_splits(const struct octal_code *code);

/* A move takes `take` stones; left = 0 leaves the rest, if any, as one pile, else it leaves two
 * piles, `left` and the rest of at least `left`. */
struct octal_move {
    uint64_t take;
    uint64_t left;
};

/* Steps to the next legal move of the pile: ascending take, then not split, then ascending left.
 * Start with both 0; false, and both unchanged, after the last. The work is at most
 * OCTAL_TAKES_MAX steps. */
bool octal_next_move(const struct octal_code *code, uint64_t pile, uint64_t *take, uint64_t *left);

/* The values of one code, computed when they are first needed, never more than `limit` of them, and
 * none above 65535. */
struct octal_sequence;

enum { OCTAL_LIMIT = 1 << 22 };

/* About two seconds of work, in options looked at; those of a search that the compiler vectorizes
 * count an eighth each. The same values cost the same work on every machine. */
#define OCTAL_WORK UINT64_C(2000000000)

/* Copies the code. Limit 0 is the default: as many values as OCTAL_WORK allows, at most
 * OCTAL_LIMIT. Their memory and work are counted against the bounds of the solver, which may
 * be NULL; with any other limit nothing bounds either. The solver can stop the work. Free with
 * octal_sequence_free (NULL is allowed there). */
struct octal_sequence *octal_sequence_new(const struct octal_code *code, size_t limit,
                                          struct nimm_solver *solver);
void octal_sequence_free(struct octal_sequence *sequence);

/* The sequence of this code with the default limit, which the solver keeps and frees.
 * NIMM_TOO_LARGE: the solver has no room for one more. */
enum nimm_status octal_sequence_of(struct nimm_solver *solver, const struct octal_code *code,
                                   struct octal_sequence **sequence);

/* How many values are known now: all that there will be once the limit or the bound of the work is
 * reached, or the next value would be above 65535. */
size_t octal_sequence_length(const struct octal_sequence *sequence);

/* The value of one pile of any size. NIMM_TOO_LARGE: it is beyond the limit, and no period is
 * proved. NIMM_STOPPED: asked again, it goes on. */
enum nimm_status octal_value(struct octal_sequence *sequence, uint64_t pile, uint64_t *value);

/* The same for a code as it is written, such as "0.77", from the sequence that the solver keeps. */
enum nimm_status octal_value_of(struct nimm_solver *solver, const char *code, uint64_t pile,
                                uint64_t *value);

/* G(n + period) = G(n) for all n >= preperiod, the least period and its least preperiod. Proved:
 * all the values that the theorem asks for have been checked. Not proved, and period > 0: only the
 * values so far say so (the repetition covers at least three periods and the largest take, and at
 * least a quarter of all values). Else preperiod, period and window are 0. */
struct octal_period {
    bool proved;
    uint64_t preperiod;
    uint64_t period;
    uint64_t window;    /* how many values prove it, or would prove it */
    uint64_t looked_at; /* how many values were searched for it */
};

/* Computes values until a period is proved or the limit is reached: NIMM_OK when proved,
 * NIMM_TOO_LARGE when not (the observed one is there then, if any), NIMM_STOPPED. */
enum nimm_status octal_period(struct octal_sequence *sequence, struct octal_period *period);

/* The exceptions to the proved period, n < preperiod whose value the period continued backward
 * would not give: returns how many, stores the first `most` of them. 0 while no period is
 * proved. */
size_t octal_exceptions(const struct octal_sequence *sequence, uint64_t *list, size_t most);

/* The moves of the pile after which its stones are worth `target`: the first `limit` of them, in
 * the order of octal_next_move, go to `moves` (which may be NULL when limit is 0), their
 * number to *listed, and the number of all such moves to *total. The work does not grow with the
 * pile once a period is proved. */
enum nimm_status octal_moves_to(struct octal_sequence *sequence, uint64_t pile, uint64_t target,
                                struct octal_move *moves, size_t limit, size_t *listed,
                                uint64_t *total);

#endif
