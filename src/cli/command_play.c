/* SPDX-License-Identifier: MIT */
/* nimm, nimm play: sit down at the table. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/repl.h"

extern const struct command command_computer;

/* Seats the computer where --players says so; somebody who climbs plays against it by default. */
static bool seat_players(const struct arguments *arguments, struct repl *repl, bool alone) {
    static const char *const choices[] = {"human,human", "human,computer", "computer,human",
                                          "computer,computer"};
    const char *value = arguments_option(arguments, "players");
    size_t choice = 0;
    if (!value) value = choices[alone];
    while (choice < 4 && !token_is(token_of(value), choices[choice])) choice++;
    if (choice == 4)
        return cli_refuse("--players %s: write human,human or human,computer or computer,human or "
                          "computer,computer",
                          cli_quoted(value));
    if (choice / 2 == 1) repl_seat_computer(repl, 0);
    if (choice % 2 == 1) repl_seat_computer(repl, 1);
    return true;
}

/* Refuses a level that stands where a game or a position may: "nimm computer 3" would play a single
 * pile of 3, which is over in one move. Returns false if there is none. */
static bool refuse_level(const struct arguments *arguments) {
    unsigned level;
    const char *word = arguments->n == 1 ? arguments->words[0] : "";
    if (!levels_read_level(token_of(word), &level)) return false;
    if (isdigit((unsigned char)*word))
        cli_refuse("computer %s: for level %s, write --level %s; for a pile of %s, write nim %s",
                   word, word, word, word, word);
    else
        cli_refuse("computer %s: write --level %s", word, word);
    return true;
}

/* Takes what people like, and the players. A climb begins at its own level and without suggestions,
 * unless an option says so. */
static bool take_players(const struct arguments *arguments, struct repl *repl, bool alone) {
    const char *value = arguments_option(arguments, "level");
    unsigned level = alone ? LEVEL_BEGINNER : PLAYER_PERFECT;
    if (value && !levels_read_level(token_of(value), &level))
        return cli_refuse("--level %s: write " LEVEL_CHOICES, cli_quoted(value));
    for (unsigned seat = 0; seat < 2; seat++) repl->table.record.players[seat].level = level;
    repl->asked.hints = alone ? arguments_switch(arguments, "hints") : arguments->taste.hints;
    repl->asked.has_hints = arguments_switch(arguments, "hints");
    repl->asked.previews = arguments->taste.previews;
    repl->table.record.climb = alone;
    return seat_players(arguments, repl, alone);
}

static bool name_player(struct repl *repl, unsigned seat, struct token name) {
    struct text *why = scratch();
    name = token_trim(name);
    if (name.length == 0 || repl_take_name(repl, seat, name, why)) return true;
    return cli_refuse("--names: %s", why->data);
}

static bool name_players(struct repl *repl, const char *value) {
    if (!value) return true;
    const struct record_player *players = repl->table.record.players;
    const char *comma = strchr(value, ',');
    if (comma && strchr(comma + 1, ','))
        return cli_refuse(
            "--names %s: write one name, or two with a comma between them, such as Ada,Charles",
            cli_quoted(value));
    if (!comma && players[0].computer && players[1].computer)
        return true; /* nobody is there to have it */
    if (!comma) return name_player(repl, players[0].computer, token_of(value));
    const struct token first = {value, (size_t)(comma - value)};
    return name_player(repl, 0, first) && name_player(repl, 1, token_of(comma + 1));
}

/* Reads how long the computer hesitates, in seconds such as 2 or 0.25. */
static bool read_pause(struct repl *repl, const char *value) {
    enum { MOST = 3600, DECIMALS = 3 };
    if (!value) return true;
    uint64_t seconds = 0, rest = 0;
    const size_t n = strcspn(value, ".");
    const struct token decimals = token_of(value[n] ? value + n + 1 : "0");
    if (!token_number_in((struct token){value, n}, 0, MOST, &seconds) ||
        decimals.length > DECIMALS || token_number(decimals, &rest) != TOKEN_NUMBER)
        return cli_refuse("--pause %s: write a number of seconds from 0 to %d, such as 0.5",
                          cli_quoted(value), MOST);
    for (size_t i = decimals.length; i < DECIMALS; i++) rest *= 10;
    repl->asked.has_pause = true;
    repl->asked.pause = (unsigned)(seconds * 1000 + rest);
    return true;
}

static bool read_options(const struct arguments *arguments, struct repl *repl) {
    struct start *start = &repl->next;
    bool balanced = arguments_switch(arguments, "balanced");
    bool unbalanced = arguments_switch(arguments, "unbalanced");
    repl->table.record.seed = arguments_number(arguments, "seed", cli_seed());
    if (arguments_switch(arguments, "groups")) repl->asked.form = EXPLAIN_GROUPS;
    repl->asked.explains = arguments_switch(arguments, "explain");
    start->first = (unsigned)arguments_number(arguments, "first", 1) - 1;
    if (!arguments_range(arguments, "piles", &start->shape.parts) ||
        !arguments_range(arguments, "stones", &start->shape.amount) ||
        !read_pause(repl, arguments_option(arguments, "pause")) ||
        !name_players(repl, arguments_option(arguments, "names")))
        return false;
    start->balance = BALANCE_ANY;
    if (balanced) start->balance = BALANCE_SECOND;
    if (unbalanced) start->balance = BALANCE_FIRST;
    return true;
}

static int run(struct arguments *arguments) {
    const bool alone = arguments->command == &command_computer;
    struct repl repl = {0};
    struct start *start = &repl.next;
    struct typed subject;
    struct text *why = scratch();
    const char *first = arguments->n > 0 && !alone ? arguments->words[0] : DEFAULT_GAME;
    if (alone && refuse_level(arguments)) return STATUS_USAGE;
    if (!take_players(arguments, &repl, alone) || !cli_can_play(first) ||
        !read_options(arguments, &repl))
        return STATUS_USAGE;
    int status = cli_subject(arguments, &subject);
    if (status != STATUS_DONE) return status;
    start->game = subject.game;
    start->misere = subject.misere;
    repl.position = subject.position;
    repl.starts = subject.given ? REPL_STARTS_GIVEN : REPL_STARTS_RANDOM;
    repl.asked.level = repl.table.record.players[0].level;
    repl.asked.first_given = arguments_option(arguments, "first") != NULL;
    repl.asked.has_level = arguments_option(arguments, "level") != NULL;
    repl.memory.uses_file = !subject.given && !arguments_option(arguments, "seed");
    bool good = false; /* whether it can start is said now, better than in the game */
    if (subject.given && (start->shape.parts.high > 0 || start->shape.amount.high > 0 ||
                          start->balance != BALANCE_ANY)) {
        text_add(why, "--piles, --stones, --balanced and --unbalanced are for random starting "
                      "positions: leave them out, or leave out the position");
    } else if (subject.given) {
        good = start_check(start, repl.position, why);
    } else {
        struct random random = random_from_seed(repl.table.record.seed);
        struct nimm_solver *solver = nimm_solver_new(0, 0);
        good = start_draw(start, solver, &random, repl.position, why);
        nimm_solver_free(solver);
    }
    if (!good) {
        free(repl.position);
        return cli_complain(STATUS_USAGE, "%s", why->data);
    }
    repl_run_alone(&repl, arguments->taste.look);
    return repl.failed ? STATUS_FAILED : STATUS_DONE;
}

/* clang-format off */
#define OPTIONS(level) { \
    {"players", "A,B", "who plays: human or computer, such as human,computer"}, \
    OPTION_NAMES, \
    {"level", "L", "skill of the computer, 1 to 5 (default " level ")"}, \
    {"first", "1|2", "which player goes first", {1, 2}}, \
    OPTION_MISERE, \
    OPTION_HINTS, \
    OPTION_PREVIEW, \
    OPTION_GROUPS, \
    {"piles", "A..B", "a random position: A to B piles (rows, numbers, points)"}, \
    {"stones", "A..B", "a random position: A to B stones (or similar) per pile"}, \
    {"balanced", NULL, "the second player can win; --unbalanced: the first"}, \
    {"unbalanced"}, \
    {"seed", "N", "the random numbers: the same seed gives the same game", ANY_NUMBER}, \
    {"pause", "SECONDS", "how long the computer waits before a move; 0: not at all"}, \
    {"explain", NULL, "the computer explains each position; Enter goes on"}, \
    OPTION_PLAIN, \
    OPTION_COLOR, \
    {0}, \
}
/* clang-format on */
static const struct option options[] = OPTIONS("5"), options_alone[] = OPTIONS("1");

const struct command command_play = {
    .name = "play",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "play a game, with a friend or against the computer",
    .is_first = true,
    .details =
        "Without GAME it is Nim; without POSITION, a random one. You may leave out the word play.",
    .options = options,
    .alternatives = "balanced unbalanced",
    .run = run,
};

const struct command command_computer = {
    .name = "computer",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "play against the computer, right away, and climb its levels",
    .is_first = true,
    .details = "It begins at level 1, without suggestions; two games won without help lead to the "
               "next level. At a terminal, your levels are remembered under your name.",
    .options = options_alone,
    .alternatives = "balanced unbalanced",
    .run = run,
};
