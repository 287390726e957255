/* SPDX-License-Identifier: MIT */
/* nimm mex: the least number that is missing. */
#include <stdlib.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "nimm/nim.h"

static uint64_t least_missing(const uint64_t *numbers, size_t n) {
    uint64_t *seen = memory_take(1, NIMM_MEX_WORDS(n) * sizeof *seen);
    uint64_t least = nimm_mex(numbers, n, seen);
    free(seen);
    return least;
}

static int run(struct arguments *arguments) {
    return cli_numbers(arguments, 0, least_missing);
}

static const struct option options[] = {OPTION_JSON, {0}};

const struct command command_mex = {
    .name = "mex",
    .usage = "[N...] [--json]",
    .summary = "the minimal excluded value: the least number that is missing",
    .details = "Numbers go from 0 to 18446744073709551615; the mex of no numbers is 0. Example: nimm mex 0 "
               "1 2 5 8 prints 3.",
    .options = options,
    .run = run,
};
