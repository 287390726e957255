/* SPDX-License-Identifier: MIT */
#include "cli/arguments.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/spelling.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/levels.h"

/* Any command takes these where they stand before it. */
static const struct option tastes[] = {
    OPTION_NAMES, OPTION_HINTS, OPTION_PREVIEW, OPTION_GROUPS, OPTION_PLAIN, OPTION_COLOR, {0},
};

/* NULL if it is none of these options. */
static const struct option *find_option(const struct option *options, struct token name) {
    for (const struct option *option = options; option->name; option++)
        if (token_is(name, option->name)) return option;
    return NULL;
}

/* The option that a word such as --level=3 or --no-hints names; NULL if it is none of these. */
static const struct option *find_written(const struct option *options, const char *word) {
    const struct token name = {word + 2, strncmp(word, "--", 2) == 0 ? strcspn(word + 2, "=") : 0};
    const struct option *option = find_option(options, name);
    if (option || name.length < 3 || strncmp(name.start, "no-", 3) != 0) return option;
    option = find_option(options, (struct token){name.start + 3, name.length - 3});
    return option && option->has_opposite ? option : NULL;
}

const struct option *arguments_option_named(const struct command *command, const char *word) {
    return find_written(command->options, word);
}

const struct option *arguments_option_named_before(const struct command *command,
                                                   const char *word) {
    const struct option *option = find_written(command->options, word);
    return option ? option : find_written(tastes, word);
}

int arguments_count_tastes(int n, char **words) {
    int count = 0;
    while (count < n) {
        const struct option *taste = find_written(tastes, words[count]);
        if (!taste) break;
        const int more = taste->argument && !strchr(words[count], '=');
        if (count + 1 + more > n) break;
        count += 1 + more;
    }
    return count;
}

static bool refuse_option(const struct command *command, const char *word) {
    struct text *advice = scratch();
    const char *name = word + strspn(word, "-");
    struct spelling suggestion = {.typed = {name, strcspn(name, "=")}};
    for (size_t i = 0; command->options[i].name; i++)
        spelling_try(&suggestion, command->options[i].name);
    spelling_add(&suggestion, "--", advice);
    return cli_refuse("%s is not an option of nimm %s%ssee nimm %s --help", cli_quoted(word),
                      command->name, advice->data, command->name);
}

/* True if the option takes no numbers, or the value is one of them. */
static bool check_number(const struct option *option, const char *value) {
    uint64_t number, low = option->numbers.low, high = option->numbers.high;
    if (high == 0 || token_number_in(token_of(value), low, high, &number)) return true;
    bool two = high - low == 1;
    return cli_refuse("--%s %s: write %s%" PRIu64 "%s%" PRIu64, option->name, cli_quoted(value),
                      two ? "" : "a number from ", low, two ? " or " : " to ", high);
}

/* Reads the value of the option at argv[*i], and the next word if that is its argument. */
static bool read_value(const struct option *option, int argc, char **argv, int *i,
                       const char **value) {
    struct token name = {argv[*i] + 2, strcspn(argv[*i] + 2, "=")};
    *value = name.start[name.length] ? name.start + name.length + 1 : NULL;
    if (!option->argument) {
        if (*value) return cli_refuse("--%.*s takes no argument", (int)name.length, name.start);
        *value = token_is(name, option->name) ? "yes" : "no";
    } else if (!*value) {
        if (*i + 1 == argc)
            return cli_refuse("--%s needs an argument: --%s %s", option->name, option->name,
                              option->argument);
        *value = argv[++*i];
    }
    return check_number(option, *value);
}

/* Reads the option at argv[*i], which the command has, or any command takes before its name. */
static bool take_option(struct arguments *arguments, int before, int argc, char **argv, int *i) {
    const struct command *command = arguments->command;
    const struct option *option = arguments_option_named(command, argv[*i]);
    /* A lesson needs it for its web page; here it says what the command does anyway. */
    if (command->is_page && strcmp(argv[*i], "--html") == 0) return true;
    if (option) {
        const char **value = &arguments->values[option - command->options], *earlier = *value;
        if (!read_value(option, argc, argv, i, value)) return false;
        /* An option of taste may stand in an alias, which what is typed then overrides. */
        const bool is_taste = find_option(tastes, token_of(option->name)) != NULL;
        const bool may_change = !earlier || !option->has_opposite || is_taste;
        return may_change || strcmp(earlier, *value) == 0 ||
               cli_refuse("choose --%s or --no-%s, or neither", option->name, option->name);
    }
    const struct option *taste = *i < before ? find_written(tastes, argv[*i]) : NULL;
    if (taste) return read_value(taste, argc, argv, i, &arguments->tastes[taste - tastes]);
    return refuse_option(command, argv[*i]);
}

/* The word misere, before or after all others, is the option of that name in a command that has
 * it. */
static void take_misere(struct arguments *arguments) {
    const struct option *option = find_option(arguments->command->options, token_of("misere"));
    if (!option || arguments->n == 0) return;
    const bool leads = strcmp(arguments->words[0], "misere") == 0;
    if (!leads && strcmp(arguments->words[arguments->n - 1], "misere") != 0) return;
    if (leads) arguments->words++;
    arguments->n--;
    arguments->values[option - arguments->command->options] = "yes";
}

/* True if the option is given, or neither it nor its opposite is and it is on by default. */
static bool is_on(const struct arguments *arguments, const char *name, bool otherwise) {
    const char *value = arguments_option(arguments, name);
    return value ? strcmp(value, "yes") == 0 : otherwise;
}

static bool read_color(const struct arguments *arguments, enum color_choice *color) {
    static const char *const choices[] = {
        [COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always", [COLOR_NEVER] = "never"};
    const char *value = arguments_option(arguments, "color");
    if (!value) return true;
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
        if (!token_is(token_of(value), choices[i])) continue;
        *color = (enum color_choice)i;
        return true;
    }
    return cli_refuse("--color %s: write auto, always or never", cli_quoted(value));
}

static bool read_taste(struct arguments *arguments) {
    const char *accessible = getenv("ACCESSIBLE"), *names = arguments_option(arguments, "names");
    const bool is_accessible = accessible && *accessible;
    struct taste *taste = &arguments->taste;
    taste->hints = is_on(arguments, "hints", true);
    taste->previews = is_on(arguments, "preview", true);
    taste->look.plain = is_on(arguments, "plain", is_accessible);
    taste->look.counts = taste->look.plain && is_accessible;
    if (taste->look.plain) terminal_unfold();
    if (!read_color(arguments, &taste->look.color)) return false;
    if (!names) return true;
    const struct token first = token_trim((struct token){names, strcspn(names, ",")});
    return levels_read_name(first, taste->name) ||
           cli_refuse("--names: a name has at most %d characters", NAME_MOST);
}

/* Returns false, after saying so, if two options that are alternatives were given. */
static bool check_alternatives(const struct arguments *arguments) {
    const char *alternatives = arguments->command->alternatives, *chosen = NULL;
    const struct option *options = arguments->command->options;
    for (const struct option *option = options; alternatives && option->name; option++) {
        const char *value = arguments->values[option - options];
        if (!value || !token_is_any(token_of(option->name), alternatives)) continue;
        const char *no = option->has_opposite && strcmp(value, "no") == 0 ? "no-" : "";
        const char *written = scratch_format("--%s%s", no, option->name);
        if (chosen) return cli_refuse("choose %s or %s, not both", chosen, written);
        chosen = written;
    }
    return true;
}

bool arguments_parse(struct arguments *arguments, const struct command *command, int before,
                     int argc, char **argv) {
    *arguments = (struct arguments){.command = command, .words = argv};
    bool options = true;
    for (int i = 0; i < argc; i++) {
        if (options && strcmp(argv[i], "--") == 0) {
            options = false;
        } else if (options && strncmp(argv[i], "--", 2) == 0) {
            if (!take_option(arguments, before, argc, argv, &i)) return false;
        } else if (options && argv[i][0] == '-' && argv[i][1] != '\0' &&
                   !(argv[i][1] >= '0' && argv[i][1] <= '9')) {
            return refuse_option(command, argv[i]);
        } else {
            arguments->words[arguments->n++] = argv[i];
        }
    }
    take_misere(arguments);
    return check_alternatives(arguments) && read_taste(arguments);
}

const char *arguments_option(const struct arguments *arguments, const char *name) {
    const struct option *options = arguments->command->options;
    const struct option *option = find_option(options, token_of(name));
    if (option) return arguments->values[option - options];
    const struct option *taste = find_option(tastes, token_of(name));
    return taste ? arguments->tastes[taste - tastes] : NULL;
}

bool arguments_switch(const struct arguments *arguments, const char *name) {
    return is_on(arguments, name, false);
}

uint64_t arguments_number(const struct arguments *arguments, const char *name, uint64_t otherwise) {
    const char *value = arguments_option(arguments, name);
    if (value) token_number(token_of(value), &otherwise);
    return otherwise;
}

bool arguments_read_range(const char *word, struct range *range) {
    const char *dots = strstr(word, ".."), *dash = strchr(word, '-');
    const char *between = dots ? dots : dash;
    struct token left = {word, between ? (size_t)(between - word) : strlen(word)}, right = left;
    if (between) right = token_of(between + (dots ? 2 : 1));
    struct range read;
    if (token_number(left, &read.low) != TOKEN_NUMBER ||
        token_number(right, &read.high) != TOKEN_NUMBER || read.low > read.high)
        return false;
    *range = read;
    return true;
}

bool arguments_range(const struct arguments *arguments, const char *name, struct range *range) {
    const char *value = arguments_option(arguments, name);
    if (!value || (arguments_read_range(value, range) && range->low > 0)) return true;
    return cli_refuse("--%s %s: write a range of numbers from 1 up, such as 2..5", name,
                      cli_quoted(value));
}

void arguments_join(const struct arguments *arguments, size_t from, struct text *text) {
    for (size_t i = from; i < arguments->n; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, arguments->words[i]);
    }
}

void arguments_again(const struct arguments *arguments, const char *const *names, size_t n,
                     uint64_t seed, struct text *text) {
    struct text *words = scratch(), *options = scratch();
    bool is_late = false; /* a word looks like an option: the words follow the options and -- */
    for (size_t i = 0; i < arguments->n; i++) {
        is_late |= arguments->words[i][0] == '-';
        text_add_char(words, ' ');
        text_add_shell_word(words, arguments->words[i]);
    }
    for (size_t i = 0; i < n; i++) {
        const struct option *option = find_option(arguments->command->options, token_of(names[i]));
        const char *value = arguments_option(arguments, names[i]);
        assert(option);
        if (!value) continue;
        text_addf(options, " --%s", names[i]);
        if (!option->argument) continue;
        text_add_char(options, ' ');
        text_add_shell_word(options, value);
    }
    if (seed > 0 && !arguments_option(arguments, "seed"))
        text_addf(options, " --seed %" PRIu64, seed);
    text_addf(text, "%s%s%s%s", arguments->command->name, is_late ? options->data : words->data,
              is_late ? " --" : "", is_late ? words->data : options->data);
}
