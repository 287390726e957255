/* SPDX-License-Identifier: MIT */
/* nimm --complete WORD…: what the last word of a command line may become. The shells' completion
 * scripts run it, so that they offer whatever the program knows. */
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/lecture.h"
#include "say/scratch.h"

/* The answer has a line for each candidate that begins as the word does, with a tab and its
 * description, and this line where the name of a file is possible. */
#define FILES ":files\n"

struct completing {
    const char *word; /* so far */
    struct text *out;
};

static void offer(const struct completing *completing, struct token candidate,
                  const char *description) {
    size_t length = strlen(completing->word);
    if (candidate.length < length || memcmp(candidate.start, completing->word, length) != 0) return;
    text_add_bytes(completing->out, candidate.start, candidate.length);
    text_addf(completing->out, "\t%s\n", description);
}

static void offer_games(const struct completing *completing) {
    for (size_t i = 0; i < game_count; i++)
        offer(completing, token_of(game_listed(i)->id), game_listed(i)->title);
}

/* Offers what the command's usage has here: its first word may be a game or a file, its second a
 * position. */
static void offer_word(const struct completing *completing, const struct arguments *arguments) {
    const char *usage = arguments->command->usage + strspn(arguments->command->usage, "[");
    const bool takes_game = strncmp(usage, "GAME", strlen("GAME")) == 0;
    if (arguments->n == 0 && takes_game) offer_games(completing);
    for (size_t i = 0;
         arguments->n == 0 && strncmp(usage, "NAME", 4) == 0 && i < lecture_file_count; i++)
        offer(completing, token_of(lecture_files[i].name), "a built-in lesson");
    if (arguments->n == 0 && strstr(usage, "FILE")) text_add(completing->out, FILES);
    if (arguments->n != 1 || !takes_game || !strstr(usage, "POSITION")) return;
    const struct game *game = game_find(arguments->words[0]);
    if (game) offer(completing, token_of(game->sample), "an example of a position");
}

/* Offers what may follow an option; "1|2" is a choice. */
static void offer_argument(const struct completing *completing, const char *argument) {
    if (strcmp(argument, "GAME") == 0) offer_games(completing);
    const char *choices = strcmp(argument, "WHEN") == 0 ? "auto|always|never" : argument;
    if (!strchr(choices, '|')) return;
    for (struct token word; (word = scan_token(&choices, "|")).length > 0;)
        offer(completing, word, "");
}

static void offer_options(const struct completing *completing, const struct command *command) {
    for (const struct option *option = command->options; option->name; option++) {
        offer(completing, token_of(scratch_format("--%s", option->name)),
              option->help ? option->help : "");
        if (option->has_opposite)
            offer(completing, token_of(scratch_format("--no-%s", option->name)), "turns it off");
    }
    offer(completing, token_of("--help"), "how to use it");
}

/* Completes the last of the words, which follow the command's name. */
static void complete_word(const struct command *command, int n, char **words, struct text *out) {
    const struct completing completing = {words[n - 1], out};
    const struct option *option = n > 1 ? arguments_option_named(command, words[n - 2]) : NULL;
    bool options = true;
    for (int i = 0; i < n - 1; i++) options &= strcmp(words[i], "--") != 0;
    struct arguments before;
    if (options && option && option->argument && !strchr(words[n - 2], '='))
        offer_argument(&completing, option->argument);
    else if (options && *completing.word == '-')
        offer_options(&completing, command);
    else if (arguments_parse(&before, command, 0, n - 1, words))
        offer_word(&completing, &before);
}

void complete_words(char **words, int n, struct text *out) {
    if (n == 0) return;
    const int tastes = arguments_count_tastes(n - 1, words);
    words += tastes;
    n -= tastes;
    const struct command *command = n > 1 ? cli_find_command(words[0]) : NULL;
    const struct completing first = {words[0], out};
    for (size_t i = 0; n == 1 && i < cli_command_count; i++)
        offer(&first, token_of(cli_commands[i]->name), cli_commands[i]->summary);
    if (n == 1 && words[0][0] == '-') offer(&first, token_of("--version"), "the version of nimm");
    if (command)
        complete_word(command, n - 1, words + 1, out);
    else
        complete_word(cli_commands[0], n, words, out);
}
