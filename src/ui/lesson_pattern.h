/* SPDX-License-Identifier: MIT */
/* A rule that the class says in place of the entries of a table of N and P: "P at multiples of 3",
 * "every third is P". */
#ifndef UI_LESSON_PATTERN_H
#define UI_LESSON_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

/* Piles that leave this remainder when divided by `step` are of one kind. */
struct lesson_pattern {
    uint64_t step, remainder; /* a step of 0: none is said */
    int side;                 /* of those piles: 1 for N, 0 for P, -1 if that is not clear */
};

/* Reads the line. Returns false if it says no rule. */
bool lesson_pattern_read(const char *line, struct lesson_pattern *pattern);

/* Returns "N" or "P", what the rule says of a pile of this size. */
const char *lesson_pattern_answer(const struct lesson_pattern *pattern, uint64_t size);

#endif
