/* SPDX-License-Identifier: MIT */
/* nimm, nimm play: sit down at the table. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/repl.h"

extern const struct command command_computer;

/* Takes the player's defaults and the options that override them. A climb begins at its own level, against
 * the computer, and without suggestions, unless an option says so. */
static bool take_config(const struct arguments *arguments, struct repl *repl, bool alone) {
    struct config config;
    if (!cli_config(arguments, &config)) return false;
    if (alone && !arguments_option(arguments, "level")) config.level = LEVEL_EASY;
    if (alone && !arguments_option(arguments, "players")) {
        config.computer[0] = false;
        config.computer[1] = true;
    }
    if (alone) config.hints = arguments_switch(arguments, "hints");
    repl_take_config(repl, &config);
    repl->record.climb = alone;
    return true;
}

static bool name_player(struct repl *repl, unsigned seat, struct token name) {
    struct text *why = scratch();
    name = token_trim(name);
    if (name.length == 0 || repl_take_name(repl, seat, name, why)) return true;
    return refuse_usage("--names: %s", why->data);
}

static bool name_players(struct repl *repl, const char *value) {
    if (!value) return true;
    const char *comma = strchr(value, ',');
    if (!comma && repl->record.players[0].computer != repl->record.players[1].computer)
        return name_player(repl, repl->record.players[0].computer, token_of(value));
    if (!comma || strchr(comma + 1, ','))
        return refuse_usage("--names needs two names with a comma between them, such as --names Ada,Charles");
    const struct token first = {value, (size_t)(comma - value)};
    return name_player(repl, 0, first) && name_player(repl, 1, token_of(comma + 1));
}

static bool read_options(const struct arguments *arguments, struct repl *repl) {
    struct start *start = &repl->start;
    bool balanced = arguments_switch(arguments, "balanced");
    bool unbalanced = arguments_switch(arguments, "unbalanced");
    repl->record.seed = arguments_number(arguments, "seed", cli_seed());
    repl->groups = arguments_switch(arguments, "groups");
    repl->pause = arguments_number(arguments, "pause", 0);
    repl->step = arguments_option(arguments, "pause") != NULL;
    start->first = (unsigned)arguments_number(arguments, "first", 1) - 1;
    if (!arguments_range(arguments, "piles", &start->shape.parts) ||
        !arguments_range(arguments, "stones", &start->shape.amount) ||
        !name_players(repl, arguments_option(arguments, "names")))
        return false;
    if (balanced && unbalanced) return refuse_usage("choose --balanced or --unbalanced, not both");
    start->balance = balanced ? BALANCE_SECOND : unbalanced ? BALANCE_FIRST : BALANCE_ANY;
    return true;
}

static int run(struct arguments *arguments) {
    const bool alone = arguments->command == &command_computer;
    struct repl repl = {0};
    struct start *start = &repl.start;
    struct subject subject;
    struct text *why = scratch();
    const char *first = arguments->n > 0 && !alone ? arguments->words[0] : DEFAULT_GAME;
    if (!take_config(arguments, &repl, alone) || !cli_can_play(first) || !read_options(arguments, &repl))
        return STATUS_USAGE;
    int status = cli_subject(arguments, &subject);
    if (status != STATUS_DONE) return status;
    start->game = subject.game;
    start->misere = subject.misere;
    repl.position = subject.position;
    repl.given = subject.given;
    repl.chosen = repl.record.players[0].level;
    repl.first_given = arguments_option(arguments, "first") != NULL;
    repl.remembers =
        !repl.given && !arguments_option(arguments, "level") && !arguments_option(arguments, "seed");
    bool good = false; /* whether it can start is said now, better than in the game */
    if (repl.given &&
        (start->shape.parts.high > 0 || start->shape.amount.high > 0 || start->balance != BALANCE_ANY)) {
        text_add(why, "--piles, --stones, --balanced and --unbalanced are for random starting positions: "
                      "leave them out, or leave out the position");
    } else if (repl.given) {
        good = start_check(start, repl.position, why);
    } else {
        struct random random = nimm_random_from_seed(repl.record.seed);
        struct nimm_solver *solver = nimm_solver_new(0, 0);
        good = start_draw(start, solver, &random, repl.position, why);
        nimm_solver_free(solver);
    }
    if (!good) {
        free(repl.position);
        return complain(STATUS_USAGE, "%s", why->data);
    }
    repl_run(&repl);
    return repl.failed ? STATUS_FAILED : STATUS_DONE;
}

/* clang-format off */
#define OPTIONS(level) { \
    {"players", "A,B", "who plays: human or computer, such as human,computer"}, \
    {"names", "A,B", "their names, such as Ada,Charles (nimm won't ask)"}, \
    {"level", "L", "skill of the computer, 1 to 5 (default " level ")"}, \
    {"first", "1|2", "which player goes first", {1, 2}}, \
    OPTION_MISERE, \
    OPTION_HINTS, \
    OPTION_PREVIEW, \
    OPTION_GROUPS, \
    {"piles", "A..B", "a random position: A to B piles (rows, numbers, points)"}, \
    {"stones", "A..B", "a random position: A to B stones (or similar) per pile"}, \
    OPTION_CIRCLES, \
    {"balanced", NULL, "the second player can win; --unbalanced: the first"}, \
    {"unbalanced"}, \
    {"pause", "SECONDS", "the computer explains, then waits; 0 waits for Enter", {0, 3600}}, \
    {"big", NULL, "draw the stones large, for the back row of a classroom"}, \
    OPTION_PLAIN, \
    OPTION_COLOR, \
    {"seed", "N", "the random numbers: the same seed gives the same game", ANY_NUMBER}, \
    OPTION_NO_CONFIG, \
    {0}, \
}
/* clang-format on */
static const struct option options[] = OPTIONS("5"), options_alone[] = OPTIONS("2");

const struct command command_play = {
    .name = "play",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "play a game, with a friend or against the computer",
    .details = "Without GAME it is Nim; without POSITION, a random one. You may leave out the word play.",
    .options = options,
    .run = run,
};

const struct command command_computer = {
    .name = "computer",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "play against the computer, right away, and climb its levels",
    .details =
        "It begins at level 2, without suggestions; a game won without help leads to the next level. At a "
        "terminal, your levels are remembered under your name.",
    .options = options_alone,
    .run = run,
};
