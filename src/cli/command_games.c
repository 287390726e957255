/* SPDX-License-Identifier: MIT */
/* nimm games: lists the games. */
#include "cli/cli.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/terminal.h"

static void add_json(const struct game *game, struct text *out) {
    struct text *rules = scratch();
    nimm_game_add_rules(game, NULL, false, true, rules);
    json_begin(out, '{');
    json_add_member(out, "id", game->id);
    json_add_member(out, "title", game->title);
    json_add_member(out, "rules", rules->data);
    json_add_member(out, "position", game->position_help);
    json_add_member(out, "move", game->move_help);
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
    text_addf(out, format, TITLE, game->id, narrow ? 0 : EXAMPLE - TITLE, game->title, example->data);
}

static int run(struct arguments *arguments) {
    struct text *out = scratch();
    bool json = arguments_switch(arguments, "json");
    if (arguments->n > 0)
        return complain(STATUS_USAGE, "nimm games takes no arguments; nimm rules GAME explains one game");
    if (json) text_add(out, "{\"games\":[");
    for (size_t i = 0; i < nimm_game_count; i++) {
        const struct game *game = nimm_game_list[i];
        if (json)
            add_json(game, out);
        else if (arguments->taste.look.plain)
            text_addf(out, "%s: %s.\n", game->id, game->title);
        else
            add_line(game, out);
    }
    if (json) text_add(out, "]}\n");
    return cli_finish(out, STATUS_DONE);
}

static const struct option options[] = {OPTION_JSON, OPTION_PLAIN, {0}};

const struct command command_games = {
    .name = "games",
    .usage = "[options]",
    .summary = "the games, each with an example",
    .options = options,
    .run = run,
};
