/* SPDX-License-Identifier: MIT */
/* Any lines are the words of a command line: they are taken apart, their numbers, ranges, games and
 * positions are read, the shells' completion is asked, and the commands that take no time are run.
 */
#include "input.h"

#include "cli/cli.h"
#include "core/scan.h"

enum { WORDS = 30, WORDS_ALL = WORDS + 1 };

static void read_option(const struct arguments *arguments, const struct option *option) {
    const char *name = option->name;
    struct range range = {1, 1};
    if (option->numbers.high > 0) {
        uint64_t number = arguments_number(arguments, name, option->numbers.low);
        assert(number >= option->numbers.low && number <= option->numbers.high);
    }
    if (arguments_range(arguments, name, &range)) assert(range.low > 0 && range.low <= range.high);
    if (arguments_switch(arguments, name)) assert(arguments->command->options);
}

static void read_options(const struct arguments *arguments) {
    const struct option *options = arguments->command->options;
    for (size_t i = 0; options && options[i].name; i++) {
        const char *value = arguments->values[i];
        assert(!value || options[i].argument || strcmp(value, "yes") == 0 ||
               options[i].has_opposite);
        read_option(arguments, &options[i]);
    }
}

static void read_words(const struct arguments *arguments) {
    struct typed subject;
    for (size_t i = 0; i < arguments->n; i++) {
        struct range range;
        if (arguments_read_range(arguments->words[i], &range)) assert(range.low <= range.high);
    }
    if (cli_subject(arguments, &subject) != STATUS_DONE) return;
    assert(subject.game);
    typed_free(&subject);
}

/* True if one of the players is the computer, which might play for long. */
static bool names_computer(const char *names) {
    for (; names && *names; names++)
        if (token_is((struct token){names, strnlen(names, strlen("computer"))}, "computer"))
            return true;
    return false;
}

/* True if the command takes no time, as a game of Nim whose players leave at once. */
static bool is_quick(const struct arguments *arguments) {
    static const char *const names[] = {"sum", "mex", "games"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(arguments->command->name, names[i]) == 0) return true;
    return strcmp(arguments->command->name, "play") == 0 &&
           !arguments_option(arguments, "players") &&
           !names_computer(arguments_option(arguments, "names")) &&
           (arguments->n == 0 || strchr("0123456789", arguments->words[0][0]));
}

static void obey(const struct command *command, int n, char **words) {
    struct arguments arguments;
    if (!arguments_parse(&arguments, command, n / 2, n, words)) return;
    assert(arguments.n <= (size_t)n);
    read_options(&arguments);
    read_words(&arguments);
    if (!is_quick(&arguments)) return;
    int status = command->run(&arguments);
    assert(status == STATUS_DONE || status == STATUS_FAILED || status == STATUS_USAGE);
}

/* complete_words moves the words about. */
static void complete(char *const *words, size_t n) {
    char *copy[WORDS_ALL];
    struct text out = {0};
    memcpy(copy, words, n * sizeof *copy);
    complete_words(copy, (int)n, &out);
    assert(out.length == 0 || out.data[out.length - 1] == '\n');
    text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *lines = input_string(data, size), *at = lines, *words[WORDS_ALL] = {0};
    int n = 0;
    while (at && n < WORDS) words[n++] = input_line(&at);
    if (n == 0) return 0;
    complete(words, (size_t)n);
    const struct command *command = cli_find_command(words[0]);
    if (command)
        obey(command, n - 1, words + 1);
    else
        obey(cli_commands[0], n, words);
    free(lines);
    scratch_forget(0);
    return 0;
}
