/* SPDX-License-Identifier: MIT */
/* Numbers by their prime factors: what the prime-game does with them. */
#ifndef GAMES_FACTORED_H
#define GAMES_FACTORED_H

#include "nimm/factor.h"
#include "nimm/text.h"

/* Copies the members alone: the bytes between them stay what they are in *to. */
void factored_copy(struct factors *to, const struct factors *from);

/* The number itself; 1 when it has no factors. */
uint64_t factored_product(const struct factors *factors);

/* Divides by a divisor of the number, in place. */
void factored_divide(struct factors *factors, uint64_t divisor);

/* "2 x 2 x 3" with " x " between the primes, and something else before the last one, as in "2, 2 and 3". */
void factored_say(const struct factors *factors, const char *between, const char *last, struct text *text);

/* The same with powers, "2^40 x 3", where there are too many primes to read. */
void factored_say_briefly(const struct factors *factors, const char *between, const char *last,
                          struct text *text);

/* Divisors come in the order of their exponents read as digits, the one of the smallest prime the lowest: of
 * 12 they are 1, 2, 4, 3, 6, 12. The one behind this divisor, which is not the number itself. */
uint64_t factored_next_divisor(const struct factors *factors, uint64_t divisor);

/* How many divisors have exactly that many prime factors, counted with multiplicity; `primes` is at most 63.
 */
uint64_t factored_count_divisors(const struct factors *factors, unsigned primes);

/* The first of those divisors, in that order; there must be one. Its primes are those of the number,
 * exponents of 0 among them. */
void factored_first_alike(const struct factors *factors, unsigned primes, struct factors *divisor);

/* Steps to the next of them; false after the last. */
bool factored_next_alike(const struct factors *factors, struct factors *divisor);

#endif
