/* SPDX-License-Identifier: MIT */
/* nimm games: lists the games, or tells the rules of one and how to write its positions and
 * moves. */
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/terminal.h"

/* Adds how a move is written, with an example on the sample board of the game. */
static void add_move_help(const struct game *game, const void *blank, struct text *out) {
    void *sample = blank ? memory_copy(blank, game->size) : game_new(game->id, &game, NULL);
    game->parse(game->sample, sample, NULL);
    game_add_move_help(game, sample, PLAYER_1, out);
    free(sample);
}

/* The position tells the parameters; NULL: they are open. */
static void add_json(const struct game *game, const void *blank, struct text *out) {
    struct text *rules = scratch(), *move = scratch();
    game_add_rules(game, blank, false, true, rules);
    add_move_help(game, blank, move);
    json_begin(out, '{');
    json_add_member(out, "id", game->id);
    json_add_member(out, "title", game->title);
    json_add_member(out, "rules", rules->data);
    json_add_member(out, "position", game->position_help);
    json_add_member(out, "move", move->data);
    json_add_member(out, "sample", game->sample);
    text_add_char(out, '}');
}

/* The name, the title and an example, on a line of its own if the window is too narrow. */
static void add_line(const struct game *game, struct text *out) {
    enum { TITLE = 14, EXAMPLE = 43 };
    struct text *example = scratch();
    text_addf(example, "nimm %s ", game->id);
    text_add_shell_word(example, game->sample);
    const bool narrow = EXAMPLE + text_columns(example->data) > terminal_fold_width();
    const char *format = narrow ? "%-*s" TEXT_FOLD "%-*s\n    " TEXT_FOLD "%s\n" : "%-*s%-*s%s\n";
    text_addf(out, format, TITLE, game->id, narrow ? 0 : EXAMPLE - TITLE, game->title,
              example->data);
}

static void list(bool json, bool plain, struct text *out) {
    if (json) text_add(out, "{\"games\":[");
    for (size_t i = 0; i < game_count; i++) {
        const struct game *game = json ? game_list[i] : game_listed(i);
        if (json)
            add_json(game, NULL, out);
        else if (plain)
            text_addf(out, "%s: %s.\n", game->id, game->title);
        else
            add_line(game, out);
    }
    if (json) text_add(out, "]}\n");
}

/* The rules of the game of a blank position, and how to write its positions and moves. */
static void add_rules(const struct game *game, const void *blank, struct text *out) {
    struct text *name = scratch();
    game_add_title(game, blank, out);
    text_add(out, "\n\n" TEXT_FOLD);
    game_add_rules(game, blank, false, true, out);
    text_addf(out, "\n" TEXT_FOLD "A position: %s.\n", game->position_help);
    if (game->parameters_help)
        text_addf(out, TEXT_FOLD "After the colon in its name: %s.\n", game->parameters_help);
    text_add(out, TEXT_FOLD "A move: ");
    add_move_help(game, blank, out);
    text_add(out, ".\n");
    if (game->theory->disguise) {
        text_add(out, TEXT_FOLD "Nim in disguise: ");
        game_add_disguise(game, blank, out);
        if (game->theory->first_values) text_addf(out, " %s", game->theory->first_values);
        text_add_char(out, '\n');
    }
    if (game->theory->theorem) text_addf(out, TEXT_FOLD "%s\n", game->theory->theorem(NULL));
    game_print_name(game, blank, name);
    text_add(out, "Try: " TEXT_FOLD "nimm ");
    text_add_shell_word(out, name->data);
    text_add_char(out, ' ');
    text_add_shell_word(out, game->sample);
    text_add_char(out, '\n');
}

static int run(struct arguments *arguments) {
    struct text *out = scratch();
    const struct game *game;
    const bool json = arguments_switch(arguments, "json");
    if (arguments->n > 1)
        return cli_complain(STATUS_USAGE, "nimm games takes the name of one game: leave out %s",
                            cli_quoted(arguments->words[1]));
    if (arguments->n == 0) {
        list(json, arguments->taste.look.plain, out);
        return cli_finish(out, STATUS_DONE);
    }
    void *blank = cli_game(arguments->words[0], &game);
    if (!blank) return STATUS_USAGE;
    if (json) {
        add_json(game, blank, out);
        text_add_char(out, '\n');
    } else {
        add_rules(game, blank, out);
    }
    free(blank);
    return cli_finish(out, STATUS_DONE);
}

static const struct option options[] = {OPTION_JSON, OPTION_PLAIN, {0}};

const struct command command_games = {
    .name = "games",
    .usage = "[GAME] [options]",
    .summary = "the games, each with an example, or the rules of one",
    .is_first = true,
    .options = options,
    .run = run,
};
