/* SPDX-License-Identifier: MIT */
/* nimm games: all of them. */
#include "cli/cli.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/terminal.h"

static void add_json(const struct game *game, struct text *out) {
    struct text rules = {0};
    nimm_game_add_rules(game, NULL, false, true, &rules);
    const struct {
        const char *name, *value;
    } members[] = {{"id", game->id},
                   {"title", game->title},
                   {"rules", nimm_text_string(&rules)},
                   {"position", game->position_help},
                   {"move", game->move_help},
                   {"sample", game->sample}};
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        text_add_char(out, i > 0 ? ',' : '{');
        json_add_member(out, members[i].name, members[i].value);
    }
    text_add_char(out, '}');
    nimm_text_free(&rules);
}

/* The name, the title and an example, which has a line of its own where the window is too narrow for all. */
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
        return complain(STATUS_USAGE, "nimm games takes no words; nimm rules GAME explains one game");
    if (json) text_add(out, "{\"games\":[");
    for (size_t i = 0; i < nimm_game_count; i++) {
        const struct game *game = nimm_game_list[i];
        if (json && i > 0) text_add_char(out, ',');
        if (json)
            add_json(game, out);
        else
            add_line(game, out);
    }
    if (json) text_add(out, "]}\n");
    return cli_finish(out, STATUS_DONE);
}

static const struct option options[] = {OPTION_JSON, {0}};

const struct command command_games = {
    .name = "games",
    .usage = "[--json]",
    .summary = "the games, each with an example",
    .options = options,
    .run = run,
};
