/* SPDX-License-Identifier: MIT */
/* nimm sum: the nim-sum of numbers. */
#include "cli/numbers.h"
#include "nimm/nim.h"

static uint64_t sum(const uint64_t *numbers, size_t n) {
    return nim_sum(numbers, n);
}

static int run(struct arguments *arguments) {
    return numbers_run(arguments, "sum", 1, sum);
}

static const struct option options[] = {{"json", NULL, "one JSON object on one line"}, {0}};

const struct command command_sum = {
    .name = "sum",
    .usage = "N... [--json]",
    .summary = "the nim-sum (exclusive or) of numbers",
    .details = "Numbers go from 0 to 18446744073709551615. Example: nimm sum 13 19 10 prints 20.",
    .options = options,
    .run = run,
};
