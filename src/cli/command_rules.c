/* SPDX-License-Identifier: MIT */
/* nimm rules: the rules of a game, and how to write its positions and moves. */
#include <stdlib.h>

#include "cli/cli.h"
#include "core/text.h"
#include "say/scratch.h"

static int run(struct arguments *arguments) {
    const struct game *game;
    if (arguments->n != 1)
        return complain(STATUS_USAGE, "name one game, for example nimm rules kayles; nimm games lists them");
    void *blank = cli_game(arguments->words[0], &game);
    if (!blank) return STATUS_USAGE;
    struct text *out = scratch();
    nimm_game_add_title(game, blank, out);
    text_add(out, "\n\n" TEXT_FOLD);
    nimm_game_add_rules(game, blank, false, true, out);
    text_addf(out, "\n" TEXT_FOLD "A position: %s.\n", game->position_help);
    if (game->parameters_help)
        text_addf(out, TEXT_FOLD "After the colon in its name: %s.\n", game->parameters_help);
    text_addf(out, TEXT_FOLD "A move: %s.\n", game->move_help);
    if (game->theory->disguise) text_addf(out, TEXT_FOLD "Nim in disguise: %s\n", game->theory->disguise);
    if (game->theory->theorem) text_addf(out, TEXT_FOLD "%s\n", game->theory->theorem(NULL));
    struct text *name = scratch();
    nimm_game_print_name(game, blank, name);
    text_add(out, "Try: " TEXT_FOLD "nimm ");
    text_add_shell_word(out, name->data);
    text_add_char(out, ' ');
    text_add_shell_word(out, game->sample);
    text_add_char(out, '\n');
    free(blank);
    return cli_finish(out, STATUS_DONE);
}

static const struct option options[] = {{0}};

const struct command command_rules = {
    .name = "rules",
    .usage = "GAME",
    .summary = "the rules of a game, and how to write its positions and moves",
    .options = options,
    .run = run,
};
