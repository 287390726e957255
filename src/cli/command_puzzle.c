/* SPDX-License-Identifier: MIT */
/* nimm puzzle: find the winning move. */
#include <stdlib.h>

#include "cli/cli.h"
#include "games/solve.h"
#include "say/scratch.h"
#include "ui/puzzle_run.h"

/* The puzzles without end: those of these games in turn, which get larger. */
static int run_on(struct arguments *arguments) {
    char nim[] = DEFAULT_GAME, *default_words[] = {nim};
    const struct game *game;
    struct text *why = scratch();
    struct puzzle_plan plan = {.seed = arguments_number(arguments, "seed", cli_seed()),
                               .n_games = arguments->n > 0 ? arguments->n : 1,
                               .games = arguments->n > 0 ? arguments->words : default_words,
                               .misere = arguments_switch(arguments, "misere"),
                               .previews = arguments->taste.previews,
                               .remember =
                                   arguments->n == 0 && !arguments_option(arguments, "seed")};
    for (size_t i = 0; i < plan.n_games; i++) {
        void *blank = cli_game(plan.games[i], &game);
        if (!blank) return STATUS_USAGE;
        free(blank);
        if (!solve_check_misere(game, plan.misere, why))
            return cli_complain(STATUS_USAGE, "%s", why->data);
    }
    puzzle_run_alone(arguments->taste.look, &plan);
    return STATUS_DONE;
}

/* Returns what asks for the puzzles without end, as it was typed; NULL if nothing does. */
static const char *asks_for_more(const struct arguments *arguments) {
    if (arguments->n > 0) return arguments->words[0];
    if (arguments_switch(arguments, "more")) return "--more";
    if (arguments_option(arguments, "seed")) return "--seed";
    if (arguments_switch(arguments, "misere")) return "misere";
    return NULL;
}

static int run(struct arguments *arguments) {
    const char *typed = arguments_option(arguments, "day"), *more = asks_for_more(arguments);
    struct text *why = scratch();
    struct date day = puzzle_run_today();
    if (typed && !date_read(typed, &day, why))
        return cli_complain(STATUS_USAGE, "--day %s: %s", cli_quoted(typed), why->data);
    if (typed && more)
        return cli_complain(STATUS_USAGE, "--day %s has five puzzles of its own: leave out %s",
                            typed, cli_quoted(more));
    if (more) return run_on(arguments);
    const char *again = scratch_format("%s puzzle", terminal_program());
    const struct puzzle_plan plan = {.command = again,
                                     .more = scratch_format("%s --more", again),
                                     .day = &day,
                                     .is_today = !typed,
                                     .previews = arguments->taste.previews};
    puzzle_run_alone(arguments->taste.look, &plan);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"day", "DATE", "the five puzzles of another day, such as 2026-11-23"},
    {"more", NULL, "puzzles without end, which get larger"},
    {"seed", "N", "puzzles without end; the same seed asks the same ones", ANY_NUMBER},
    OPTION_MISERE,
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_puzzle = {
    .name = "puzzle",
    .usage = "[GAME]... [options]",
    .summary = "find the winning move: five puzzles a day, the same for everybody",
    .is_first = true,
    .details = "Three of Nim, one of Kayles, one of Chomp, each harder than the one before. nimm "
               "answers a mistake with the move that refutes it, and you get another try; the "
               "second mistake ends that puzzle, and a hint costs it. At the end comes a line to "
               "send to a friend. With --more, or with games, which take turns, the puzzles go on "
               "without end, until the second mistake. Your best run of --more alone is kept in "
               "~/.local/state/nimm/puzzles, if you play at a terminal and give no --seed.",
    .options = options,
    .run = run,
};
