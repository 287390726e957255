/* SPDX-License-Identifier: MIT */
/* What sum and mex share: a list of numbers in, one number out. */
#ifndef CLI_NUMBERS_H
#define CLI_NUMBERS_H

#include "cli/command.h"

/* Reads the words as `least` or more numbers and prints what `compute` makes of them: the number alone, or
 * with
 * --json {"numbers":[1,2],"NAME":3}. */
int numbers_run(const struct arguments *arguments, const char *name, size_t least,
                uint64_t (*compute)(const uint64_t *numbers, size_t n));

#endif
