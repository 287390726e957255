/* SPDX-License-Identifier: MIT */
/* nimm sum: the nim-sum of numbers. */
#include "cli/cli.h"
#include "nimm/nim.h"

static int run(struct arguments *arguments) {
    return cli_numbers(arguments, 1, nimm_sum);
}

static const struct option options[] = {OPTION_JSON, {0}};

const struct command command_sum = {
    .name = "sum",
    .usage = "N... [--json]",
    .summary = "the nim-sum (exclusive or) of numbers",
    .details = "Numbers go from 0 to 18446744073709551615. Example: nimm sum 13 19 10 prints 20.",
    .options = options,
    .run = run,
};
