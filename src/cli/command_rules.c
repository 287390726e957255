/* SPDX-License-Identifier: MIT */
/* nimm rules: what a game is about, and how it is written. */
#include "cli/command.h"
#include "ui/paragraph.h"
#include "ui/shell_word.h"

enum { WIDTH = 79 };

static int run(struct arguments *arguments) {
    const char *parameters;
    if (arguments->n != 1)
        return complain(STATUS_USAGE, "name one game, as nimm rules kayles; nimm games lists them");
    const struct game *game = cli_game(arguments->words[0], &parameters);
    if (!game) return STATUS_USAGE;
    struct text out = {0};
    text_addf(&out, "%s\n\n", game->title);
    paragraph_add(&out, game->rules, WIDTH, 0);
    paragraph_addf(&out, WIDTH, "A position: %s.", game->position_help);
    if (game->parameters_help)
        paragraph_addf(&out, WIDTH, "Behind the colon of its name: %s.", game->parameters_help);
    paragraph_addf(&out, WIDTH, "A move: %s.", game->move_help);
    if (game->disguise) paragraph_addf(&out, WIDTH, "Nim in disguise: %s", game->disguise);
    text_addf(&out, "Try: nimm %s ", game->id);
    shell_word_add(&out, game->sample);
    text_add_char(&out, '\n');
    return cli_finish(&out, STATUS_DONE);
}

const struct command command_rules = {
    .name = "rules",
    .usage = "GAME",
    .summary = "the rules of a game, and how to write its positions and moves",
    .run = run,
};
