/* SPDX-License-Identifier: MIT */
/* nimm --complete WORD…: what the last word of a command line may become. The shells' completion scripts ask
 * it, so that they know whatever the program knows. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"

/* The answer: a line for each candidate that begins as the word does, with a tab and its description, and a
 * line FILES where a file's name may stand. */
#define FILES ":files\n"

struct completing {
    const char *word;   /* so far */
    const char *before; /* what stands in the word before the part that is completed: "--color=" */
    size_t before_length;
    struct text *out;
};

static void offer(const struct completing *completing, struct token candidate, const char *description) {
    size_t length = strlen(completing->word);
    if (candidate.length < length || memcmp(candidate.start, completing->word, length) != 0) return;
    text_add_bytes(completing->out, completing->before, completing->before_length);
    text_add_bytes(completing->out, candidate.start, candidate.length);
    text_addf(completing->out, "\t%s\n", description);
}

static void offer_string(const struct completing *completing, const char *candidate,
                         const char *description) {
    offer(completing, token_of(candidate), description);
}

/* Each of some words with spaces between. */
static void offer_each(const struct completing *completing, const char *words) {
    for (struct token word; (word = scan_token(&words, "")).length > 0;) offer(completing, word, "");
}

static void offer_numbers(const struct completing *completing, const struct range *numbers) {
    for (uint64_t number = numbers->low; number <= numbers->high; number++) {
        char digits[24];
        snprintf(digits, sizeof digits, "%" PRIu64, number);
        offer_string(completing, digits, "");
    }
}

static void offer_games(const struct completing *completing) {
    for (size_t i = 0; i < nimm_game_count; i++)
        offer_string(completing, nimm_game_list[i]->id, nimm_game_list[i]->title);
}

static void offer_commands(const struct completing *completing) {
    for (size_t i = 0; i < command_count; i++)
        offer_string(completing, command_list[i]->name, command_list[i]->summary);
}

/* Does the usage name this kind of word here, in brackets or not, once or more? */
static bool is_named(struct token named, const char *word) {
    return strncmp(named.start + strspn(named.start, "["), word, strlen(word)) == 0;
}

/* "N..." stands for any number of them. */
static bool is_repeated(struct token named) {
    return strncmp(named.start + strcspn(named.start, " ."), "...", 3) == 0;
}

/* The kind of word in place `n` of the command's usage; empty: there is none. */
static struct token usage_word(const struct command *command, size_t n) {
    const char *at = command->usage;
    struct token word = scan_token(&at, "");
    for (; n > 0 && !is_repeated(word); n--) word = scan_token(&at, "");
    return word;
}

static void offer_word(const struct completing *completing, const struct command *command, char **words,
                       size_t n) {
    const char *parameters;
    struct token kind = usage_word(command, n);
    if (is_named(kind, "GAME")) offer_games(completing);
    if (is_named(kind, "BOT")) offer_string(completing, "computer:", "the computer, at a level from 0 to 10");
    if (is_named(kind, "FILE") || is_named(kind, "BOT")) text_add(completing->out, FILES);
    if (!is_named(kind, "POSITION") || n != 1) return;
    const struct game *game = nimm_game_find(words[0], &parameters);
    if (game) offer_string(completing, game->sample, "an example of a position");
    if (game && game->file_endings) text_add(completing->out, FILES);
}

static void offer_argument(const struct completing *completing, const struct option *option) {
    if (strcmp(option->name, "players") == 0)
        offer_each(completing, "human,human human,computer computer,human computer,computer");
    else if (strcmp(option->argument, "WHEN") == 0)
        offer_each(completing, "auto always never");
    else if (option->numbers.high > 0 && option->numbers.high <= NIMM_PLAYER_PERFECT)
        offer_numbers(completing, &option->numbers);
    else if (strcmp(option->argument, "GAME") == 0)
        offer_games(completing);
    else if (strcmp(option->argument, "FOLDER") == 0)
        text_add(completing->out, FILES);
}

static void offer_options(const struct completing *completing, const struct command *command) {
    for (const struct option *option = command->options; option->name; option++) {
        if (option > command->options && strcmp(option[-1].name, option->name) == 0) continue;
        struct text name = {0}, opposite = {0};
        text_addf(&name, "--%s", option->name);
        if (!option->help) text_addf(&opposite, "the opposite of --%s", option[-1].name);
        offer_string(completing, nimm_text_string(&name),
                     option->help ? option->help : nimm_text_string(&opposite));
        nimm_text_free(&name);
        nimm_text_free(&opposite);
    }
    offer_string(completing, "--help", "how to use it");
}

/* The option of the word, "--name" or "--name=…", that takes an argument; NULL: there is none. */
static const struct option *option_with_argument(const struct command *command, const char *word) {
    size_t length = strcspn(word + 2, "=");
    for (const struct option *option = command->options; option->name; option++)
        if (option->argument && strlen(option->name) == length &&
            strncmp(option->name, word + 2, length) == 0)
            return option;
    return NULL;
}

/* May the option be given with a range or alone, and is this not the range? */
static bool is_alone(const struct option *option, const char *next) {
    struct range range;
    return option && option[1].name && strcmp(option[1].name, option->name) == 0 &&
           !(next && cli_read_range(next, &range));
}

/* What stands before the word that is completed. */
struct context {
    size_t n;                     /* words that are no options, gathered at the front */
    const struct option *pending; /* still without its argument; NULL: none */
    bool options;                 /* there was no "--" */
};

static struct context read_context(const struct command *command, char **words, size_t n) {
    struct context context = {.options = true};
    for (size_t i = 0; i < n; i++) {
        if (context.pending) {
            context.pending = NULL;
        } else if (context.options && strncmp(words[i], "--", 2) == 0) {
            context.options = words[i][2] != '\0';
            if (!strchr(words[i], '=')) context.pending = option_with_argument(command, words[i]);
            if (is_alone(context.pending, i + 1 < n ? words[i + 1] : NULL)) context.pending = NULL;
        } else {
            words[context.n++] = words[i];
        }
    }
    return context;
}

/* The last of the words, which follow the command's name. */
static void complete_word(const struct command *command, char **words, size_t n, struct text *out) {
    struct context context = read_context(command, words, n - 1);
    struct completing completing = {words[n - 1], "", 0, out};
    const char *sign = strchr(completing.word, '=');
    bool is_option = !context.pending && context.options && strncmp(completing.word, "-", 1) == 0;
    if (is_option && sign) {
        context.pending = option_with_argument(command, completing.word);
        completing.before = completing.word;
        completing.before_length = (size_t)(sign + 1 - completing.word);
        completing.word = sign + 1;
    }
    if (context.pending)
        offer_argument(&completing, context.pending);
    else if (is_option && !sign)
        offer_options(&completing, command);
    else if (!is_option)
        offer_word(&completing, command, words, context.n);
}

void complete_words(char **words, size_t n, struct text *out) {
    if (n == 0) return;
    const struct command *command = n > 1 ? command_find(words[0]) : NULL;
    struct completing first = {words[0], "", 0, out};
    if (n == 1 && words[0][0] != '-') offer_commands(&first);
    if (n == 1 && words[0][0] == '-') offer_string(&first, "--version", "the version of nimm");
    if (command)
        complete_word(command, words + 1, n - 1, out);
    else
        complete_word(command_list[0], words, n, out);
}
