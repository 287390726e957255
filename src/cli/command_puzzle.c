/* SPDX-License-Identifier: MIT */
/* nimm puzzle: find the winning move. */
#include <stdlib.h>

#include "cli/cli.h"
#include "games/solve.h"
#include "say/scratch.h"
#include "ui/quiz_run.h"

static int run(struct arguments *arguments) {
    char nim[] = DEFAULT_GAME, *default_words[] = {nim};
    const struct game *game;
    struct text *why = scratch();
    struct quiz_plan plan = {.level = 1,
                             .topics = 1U << QUIZ_MOVE,
                             .seed = arguments_number(arguments, "seed", cli_seed()),
                             .n_puzzles = arguments->n > 0 ? arguments->n : 1,
                             .puzzles = arguments->n > 0 ? arguments->words : default_words,
                             .misere = arguments_switch(arguments, "misere"),
                             .previews = arguments->taste.previews,
                             .remember = !arguments_option(arguments, "seed")};
    for (size_t i = 0; i < plan.n_puzzles; i++) {
        void *blank = cli_game(plan.puzzles[i], &game);
        if (!blank) return STATUS_USAGE;
        free(blank);
        if (!solve_check_misere(game, plan.misere, why))
            return cli_complain(STATUS_USAGE, "%s", why->data);
    }
    quiz_run_alone(arguments->taste.look, &plan);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"seed", "N", "the seed of the puzzles: the same seed asks the same ones", ANY_NUMBER},
    OPTION_MISERE,
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_puzzle = {
    .name = "puzzle",
    .usage = "[GAME]... [options]",
    .summary = "find the winning move, in positions that get larger",
    .is_first = true,
    .details =
        "Without GAME it is Nim; several games take turns. nimm answers a mistake with the move "
        "that "
        "refutes it, and you get another try; the second mistake ends the run. Your best run is "
        "kept in ~/.local/state/nimm/puzzles, if you play at a terminal and give no --seed.",
    .options = options,
    .run = run,
};
