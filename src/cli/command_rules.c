/* SPDX-License-Identifier: MIT */
/* nimm rules: what a game is about, and how it is written. */
#include <stdlib.h>

#include "cli/cli.h"
#include "core/text.h"
#include "say/paragraph.h"

/* An example of a game with the parameters in a blank position. */
static void add_example(const struct game *game, const void *blank, struct text *out) {
    struct text line = {0};
    const size_t from = out->length;
    text_add(out, "Try: nimm ");
    nimm_game_print_name(game, blank, &line);
    text_add_shell_word(out, nimm_text_string(&line));
    text_add_char(out, ' ');
    text_add_shell_word(out, game->sample);
    text_wrap(out, from, cli_width(), 5);
    nimm_text_free(&line);
}

static int run(struct arguments *arguments) {
    const struct game *game;
    if (arguments->n != 1)
        return complain(STATUS_USAGE, "name one game, for example nimm rules kayles; nimm games lists them");
    void *blank = cli_game(arguments->words[0], &game);
    if (!blank) return STATUS_USAGE;
    struct text out = {0};
    text_addf(&out, "%s\n\n", game->title);
    const size_t from = out.length;
    nimm_game_add_rules(game, blank, false, true, &out);
    text_wrap(&out, from, cli_width(), 0);
    paragraph_addf(&out, cli_width(), "A position: %s.", game->position_help);
    if (game->parameters_help)
        paragraph_addf(&out, cli_width(), "After the colon in its name: %s.", game->parameters_help);
    paragraph_addf(&out, cli_width(), "A move: %s.", game->move_help);
    if (game->disguise) paragraph_addf(&out, cli_width(), "Nim in disguise: %s", game->disguise);
    add_example(game, blank, &out);
    free(blank);
    return cli_finish(&out, STATUS_DONE);
}

static const struct option options[] = {{0}};

const struct command command_rules = {
    .name = "rules",
    .usage = "GAME",
    .summary = "the rules of a game, and how to write its positions and moves",
    .options = options,
    .run = run,
};
