/* SPDX-License-Identifier: MIT */
/* nimm, nimm play: sit down at the table. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/moment.h"
#include "nimm/scan.h"
#include "ui/repl.h"
#include "ui/suggest.h"

/* The two halves of "human,computer". False: there is no comma. */
static bool split(const char *value, struct token halves[2]) {
    const char *comma = strchr(value, ',');
    if (!comma) return false;
    halves[0] = (struct token){value, (size_t)(comma - value)};
    halves[1] = (struct token){comma + 1, strlen(comma + 1)};
    return true;
}

static bool seat_players(struct repl *repl, const char *value) {
    struct token kinds[2];
    if (!value) return true;
    bool good = split(value, kinds);
    for (unsigned seat = 0; good && seat < 2; seat++)
        good = token_is(kinds[seat], "human") || token_is(kinds[seat], "computer");
    for (unsigned seat = 0; good && seat < 2; seat++) {
        repl->seats[seat].seated = true;
        if (token_is(kinds[seat], "computer")) repl_seat_computer(repl, seat);
    }
    if (!good) {
        struct text quoted = {0};
        text_add_quoted(&quoted, value, strlen(value));
        complain(STATUS_USAGE,
                 "--players %s: write human,human or human,computer or computer,human or computer,computer",
                 terminal_string(&quoted));
        text_free(&quoted);
    }
    return good;
}

static bool name_player(struct repl *repl, unsigned seat, struct token name) {
    struct text harmless = {0}, why = {0};
    while (name.length > 0 && *name.start == ' ') name.start++, name.length--;
    while (name.length > 0 && name.start[name.length - 1] == ' ') name.length--;
    text_add_harmless(&harmless, name.start, name.length, SIZE_MAX);
    if (token_is(name, "computer") && !repl->seats[seat].seated) {
        text_free(&harmless);
        repl_seat_computer(repl, seat);
        return true;
    }
    bool good = name.length == 0 || repl_check_name(repl, seat, terminal_string(&harmless), &why);
    if (!good) complain(STATUS_USAGE, "--names: %s", terminal_string(&why));
    if (good && name.length > 0) strcpy(repl->seats[seat].name, terminal_string(&harmless));
    text_free(&harmless);
    text_free(&why);
    return good;
}

static bool name_players(struct repl *repl, const char *value) {
    struct token names[2];
    if (!value) return true;
    if (!strchr(value, ',') && repl->seats[0].computer != repl->seats[1].computer)
        return name_player(repl, repl->seats[0].computer, (struct token){value, strlen(value)});
    if (!split(value, names)) {
        complain(STATUS_USAGE, "--names needs two names with a comma between them, as --names Ada,Charles");
        return false;
    }
    return name_player(repl, 0, names[0]) && name_player(repl, 1, names[1]);
}

/* The game that the words name; a position alone is one of the default game. *from: where the position
 * starts. */
static const struct game *find_game(const struct arguments *arguments, const char **parameters,
                                    size_t *from) {
    *from = 0;
    if (arguments->n == 0 || strchr("0123456789", arguments->words[0][0]))
        return game_find(DEFAULT_GAME, parameters);
    *from = 1;
    const struct game *game = game_find(arguments->words[0], parameters);
    if (game || strchr(arguments->words[0], ':')) return cli_game(arguments->words[0], parameters);
    struct text message = {0};
    struct suggestion suggestion = {.typed = {arguments->words[0], strlen(arguments->words[0])}};
    for (size_t i = 0; i < command_count; i++) suggest_try(&suggestion, command_list[i]->name);
    for (size_t i = 0; i < game_count; i++) suggest_try(&suggestion, game_list[i]->id);
    text_add_quoted(&message, arguments->words[0], strlen(arguments->words[0]));
    text_add(&message, " is neither a command nor a game");
    suggest_add(&suggestion, "", &message);
    complain(STATUS_USAGE, "%snimm --help lists the commands, nimm games the games",
             terminal_string(&message));
    text_free(&message);
    return NULL;
}

/* Can a game be played from here, or a start be drawn? Else it is said why not: better now than in the game.
 */
static bool can_start(const struct repl *repl) {
    struct text why = {0};
    struct random random = random_from_seed(repl->seed);
    struct solver *solver = solver_new(0, 0);
    void *position = malloc(repl->start.game->size);
    if (!solver || !position) terminal_out_of_memory();
    bool good = repl->position ? start_check(&repl->start, repl->position, &why)
                               : start_draw(&repl->start, solver, &random, position, &why);
    if (!good) complain(STATUS_USAGE, "%s", terminal_string(&why));
    solver_free(solver);
    free(position);
    text_free(&why);
    return good;
}

static bool read_options(const struct arguments *arguments, struct repl *repl) {
    uint64_t level = repl->seats[0].level, first = 1;
    struct range *parts = &repl->start.shape.parts, *amount = &repl->start.shape.amount;
    repl->seed = seed_of_the_moment();
    if (arguments_option(arguments, "no-hints")) repl->hints = false;
    repl->start.misere = arguments_option(arguments, "misere") != NULL;
    if (!arguments_number(arguments, "seed", 0, UINT64_MAX, &repl->seed) ||
        !arguments_number(arguments, "level", 0, PLAYER_PERFECT, &level) ||
        !arguments_number(arguments, "first", 1, 2, &first) ||
        !arguments_number(arguments, "best-of", 1, 999, &repl->best_of) ||
        !arguments_range(arguments, "piles", parts) || !arguments_range(arguments, "stones", amount) ||
        !seat_players(repl, arguments_option(arguments, "players")) ||
        !name_players(repl, arguments_option(arguments, "names")))
        return false;
    repl->start.first = (unsigned)first - 1;
    repl->seats[0].level = repl->seats[1].level = (unsigned)level;
    return true;
}

static bool read_look(const struct arguments *arguments, struct repl *repl) {
    repl->big = arguments_switch(arguments, "big");
    repl->step = arguments_switch(arguments, "pause") || arguments_option(arguments, "pause");
    if (!arguments_number(arguments, "pause", 1, 3600, &repl->pause)) return false;
    repl->plain |= arguments_option(arguments, "plain") != NULL;
    repl->stones |= arguments_switch(arguments, "stones");
    return cli_color(arguments_option(arguments, "color"), &repl->color);
}

static bool read_balance(const struct arguments *arguments, enum balance *balance) {
    bool balanced = arguments_option(arguments, "balanced") != NULL;
    bool unbalanced = arguments_option(arguments, "unbalanced") != NULL;
    if (balanced && unbalanced) complain(STATUS_USAGE, "a start is --balanced or --unbalanced, not both");
    if (balanced) *balance = BALANCE_SECOND;
    if (unbalanced) *balance = BALANCE_FIRST;
    return !(balanced && unbalanced);
}

static bool has_shape(const struct start *start) {
    return start->shape.parts.high > 0 || start->shape.amount.high > 0 || start->balance != BALANCE_ANY;
}

static int run(struct arguments *arguments) {
    struct repl repl = {0};
    struct config config;
    size_t from;
    int status = STATUS_USAGE;
    cli_config(arguments, &config);
    repl_take_config(&repl, &config);
    repl.start.game = find_game(arguments, &repl.start.parameters, &from);
    if (!repl.start.game || !read_options(arguments, &repl) ||
        !read_balance(arguments, &repl.start.balance) || !read_look(arguments, &repl))
        return STATUS_USAGE;
    if (repl.start.misere && !solve_has_misere(repl.start.game))
        return complain(STATUS_USAGE, "%s is not played misere", repl.start.game->id);
    if (repl.best_of % 2 == 0 && repl.best_of > 0)
        return complain(STATUS_USAGE, "--best-of %s: write an odd number, so that somebody wins",
                        arguments_option(arguments, "best-of"));
    if (arguments->n > from && has_shape(&repl.start))
        return complain(STATUS_USAGE,
                        "a start that is given cannot be shaped: leave out the position, or --piles, "
                        "--stones, --balanced and --unbalanced");
    void *position = NULL;
    if (arguments->n > from) {
        position = cli_position(repl.start.game, repl.start.parameters, arguments, from, &status);
        if (!position) return status;
    }
    repl.position = position;
    if (can_start(&repl)) {
        repl_run(&repl);
        status = repl.failed ? STATUS_FAILED : STATUS_DONE;
    }
    free(position);
    return status;
}

static const struct option options[] = {
    {"players", "A,B", "who plays: human or computer, as --players human,computer"},
    {"names", "A,B", "the players' names, as --names Ada,Charles; then they are not asked for"},
    {"level", "L",
     "how well the computer plays, from 0 (at random) to 10 (perfectly, as it does if nothing is said)"},
    {"first", "1|2", "which player begins"},
    {"misere", NULL, "misere play: whoever makes the last move loses"},
    {"no-hints", NULL, "no suggestions; the word hint asks for one"},
    {"best-of", "N", "a match: whoever wins more than half of N games, an odd number"},
    {"piles", "A..B", "a random start of A to B piles (rows, numbers, points)"},
    {"stones", "A..B", "a random start of piles of A to B stones (pins, squares)"},
    {"stones", NULL, "filled circles for stones, where the terminal has UTF-8"},
    {"balanced", NULL, "a random start that the player who moves second can win"},
    {"unbalanced", NULL, "a random start that the player who moves first can win"},
    {"pause", "SECONDS", "the computer explains each position before it moves, and waits so long"},
    {"pause", NULL, "the same, but waits for Enter"},
    {"big", NULL, "piles of stones large enough for the back row of a class"},
    {"plain", NULL, "sentences instead of pictures, for a screen reader"},
    {"color", "WHEN", "auto, always or never; NO_COLOR and CLICOLOR_FORCE are heeded"},
    {"seed", "N", "the random numbers of this seed: the same seed gives the same game"},
    {"no-config", NULL, "without the defaults of ~/.config/nimm/config"},
    {0},
};

const struct command command_play = {
    .name = "play",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "play a game, two people or with the computer",
    .details =
        "Without a game it is Nim, without a position a random start: for Nim 2 to 5 piles of 1 to 8 stones. "
        "At the prompt type a move, or help for the other words. The word play itself may be left out.",
    .options = options,
    .run = run,
};
