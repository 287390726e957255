/* SPDX-License-Identifier: MIT */
/* nimm puzzle: find the winning move. */
#include <stdlib.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "ui/puzzle.h"

static int run(struct arguments *arguments) {
    static char default_game[] = DEFAULT_GAME;
    char *default_words[] = {default_game};
    char **names = arguments->n > 0 ? arguments->words : default_words;
    const size_t n = arguments->n > 0 ? arguments->n : 1;
    struct config config;
    bool good = true;
    if (!cli_config(arguments, &config)) return STATUS_USAGE;
    struct puzzle_plan plan = {.seed = arguments_number(arguments, "seed", cli_seed()),
                               .remember = !arguments_option(arguments, "seed"),
                               .look = config.look,
                               .games = memory_take(n, sizeof *plan.games),
                               .positions = memory_take(n, sizeof *plan.positions)};
    while (good && plan.n < n) {
        plan.positions[plan.n] = cli_game(names[plan.n], &plan.games[plan.n]);
        good = plan.positions[plan.n];
        plan.n += good;
    }
    int status = STATUS_USAGE;
    if (good && puzzle_run(&plan))
        status = STATUS_DONE;
    else if (good)
        status = complain(STATUS_FAILED, "no position was found in which some moves win and others do not");
    while (plan.n > 0) free(plan.positions[--plan.n]);
    free(plan.positions);
    free(plan.games);
    return status;
}

static const struct option options[] = {
    {"seed", "N", "the seed of the puzzles: the same seed asks the same ones", ANY_NUMBER},
    OPTION_CIRCLES,
    {"big", NULL, "large piles of stones, for the back row of a class"},
    OPTION_PLAIN,
    OPTION_COLOR,
    OPTION_NO_CONFIG,
    {0},
};

const struct command command_puzzle = {
    .name = "puzzle",
    .usage = "[GAME]... [options]",
    .summary = "find the winning move, in ever larger positions",
    .details = "Without GAME it is Nim; several games take turns. A mistake is answered by the move that "
               "refutes it, "
               "and there is another try; the second mistake ends the run. How many you have solved at best "
               "is kept in "
               "~/.local/state/nimm/puzzles, when you sit at a terminal and give no --seed.",
    .options = options,
    .run = run,
};
