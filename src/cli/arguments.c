/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/scan.h"
#include "nimm/solver.h"
#include "ui/suggest.h"
#include "ui/terminal.h"

int complain(int status, const char *format, ...) {
    struct text message = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    terminal_flush();
    fprintf(stderr, "nimm: %s\n", text_string(&message));
    text_free(&message);
    return status;
}

/* The table's place of the option named by the first `length` bytes; OPTIONS_MOST: none. */
static size_t find_option(const struct command *command, const char *name, size_t length) {
    for (size_t i = 0; command->options[i].name; i++)
        if (strlen(command->options[i].name) == length && memcmp(command->options[i].name, name, length) == 0)
            return i;
    return OPTIONS_MOST;
}

static bool refuse_option(const struct command *command, const char *word) {
    struct text message = {0};
    const char *name = word + strspn(word, "-");
    struct suggestion suggestion = {.typed = {name, strcspn(name, "=")}};
    for (size_t i = 0; command->options[i].name; i++) suggest_try(&suggestion, command->options[i].name);
    text_add_quoted(&message, word, strlen(word));
    text_addf(&message, " is not an option of nimm %s", command->name);
    suggest_add(&suggestion, "--", &message);
    complain(STATUS_USAGE, "%ssee nimm %s --help", text_string(&message), command->name);
    text_free(&message);
    return false;
}

/* Of an option that may be given with a range or alone, two neighbours in the table: the place of what is
 * meant here. */
static size_t choose_form(const struct command *command, size_t at, const char *value, const char *next) {
    const struct option *option = &command->options[at];
    if (!option[1].name || strcmp(option[1].name, option->name) != 0) return at;
    /* Digits and full stops alone can only be meant for it; what is wrong with them is said there. */
    bool is_range = next && *next && next[strspn(next, "0123456789.")] == '\0';
    return value || is_range ? at : at + 1;
}

/* The place of the switch whose name is the two parts together, as "no-" and "plain"; OPTIONS_MOST: none. */
static size_t find_switch(const struct command *command, const char *before, const char *name) {
    size_t length = strlen(before);
    for (size_t i = 0; command->options[i].name; i++)
        if (!command->options[i].argument && strncmp(command->options[i].name, before, length) == 0 &&
            strcmp(command->options[i].name + length, name) == 0)
            return i;
    return OPTIONS_MOST;
}

/* Of a switch and its opposite the last one counts. */
static void forget_opposite(struct arguments *arguments, const struct option *option) {
    bool is_no = strncmp(option->name, "no-", 3) == 0;
    size_t at = is_no ? find_switch(arguments->command, "", option->name + 3)
                      : find_switch(arguments->command, "no-", option->name);
    if (at != OPTIONS_MOST) arguments->values[at] = NULL;
}

/* Takes the option at argv[*i], and the word behind it where that is its argument. */
static bool take_option(struct arguments *arguments, int argc, char **argv, int *i) {
    const char *name = argv[*i] + 2;
    size_t length = strcspn(name, "=");
    size_t at = find_option(arguments->command, name, length);
    if (at == OPTIONS_MOST) return refuse_option(arguments->command, argv[*i]);
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    at = choose_form(arguments->command, at, value, *i + 1 < argc ? argv[*i + 1] : NULL);
    const struct option *option = &arguments->command->options[at];
    if (!option->argument && value) {
        complain(STATUS_USAGE, "--%s takes no argument", option->name);
        return false;
    }
    if (option->argument && !value) {
        if (*i + 1 == argc) {
            complain(STATUS_USAGE, "--%s needs an argument: --%s %s", option->name, option->name,
                     option->argument);
            return false;
        }
        value = argv[++*i];
    }
    arguments->values[at] = value ? value : "";
    if (!option->argument) forget_opposite(arguments, option);
    return true;
}

bool arguments_parse(struct arguments *arguments, const struct command *command, int argc, char **argv) {
    *arguments = (struct arguments){.command = command, .words = argv};
    bool options = true;
    for (int i = 0; i < argc; i++) {
        if (options && strcmp(argv[i], "--") == 0) {
            options = false;
        } else if (options && strncmp(argv[i], "--", 2) == 0) {
            if (!take_option(arguments, argc, argv, &i)) return false;
        } else if (options && argv[i][0] == '-' && argv[i][1] != '\0' &&
                   !(argv[i][1] >= '0' && argv[i][1] <= '9')) {
            return refuse_option(command, argv[i]);
        } else {
            arguments->words[arguments->n++] = argv[i];
        }
    }
    return true;
}

const char *arguments_option(const struct arguments *arguments, const char *name) {
    size_t at = find_option(arguments->command, name, strlen(name));
    assert(at != OPTIONS_MOST);
    return arguments->values[at];
}

bool arguments_switch(const struct arguments *arguments, const char *name) {
    size_t at = find_switch(arguments->command, "", name);
    return at != OPTIONS_MOST && arguments->values[at];
}

bool arguments_either(const struct arguments *arguments, const char *name, bool otherwise) {
    size_t off = find_switch(arguments->command, "no-", name);
    assert(off != OPTIONS_MOST);
    return arguments_switch(arguments, name) || (otherwise && !arguments->values[off]);
}

bool arguments_number(const struct arguments *arguments, const char *name, uint64_t low, uint64_t high,
                      uint64_t *number) {
    const char *value = arguments_option(arguments, name);
    if (!value) return true;
    uint64_t read;
    if (token_number((struct token){value, strlen(value)}, &read) == SCAN_NUMBER && read >= low &&
        read <= high) {
        *number = read;
        return true;
    }
    struct text quoted = {0};
    text_add_quoted(&quoted, value, strlen(value));
    const char *between = high - low == 1 ? " or " : " to ";
    complain(STATUS_USAGE, "--%s %s: write %s%" PRIu64 "%s%" PRIu64, name, text_string(&quoted),
             high - low == 1 ? "" : "a number from ", low, between, high);
    text_free(&quoted);
    return false;
}

bool cli_read_range(const char *word, struct range *range) {
    const char *dots = strstr(word, "..");
    struct token left = {word, dots ? (size_t)(dots - word) : strlen(word)};
    struct token right = dots ? (struct token){dots + 2, strlen(dots + 2)} : left;
    struct range read;
    if (token_number(left, &read.low) != SCAN_NUMBER || token_number(right, &read.high) != SCAN_NUMBER)
        return false;
    if (read.low > read.high) return false;
    *range = read;
    return true;
}

bool arguments_range(const struct arguments *arguments, const char *name, struct range *range) {
    const char *value = arguments_option(arguments, name);
    if (!value || (cli_read_range(value, range) && range->low > 0)) return true;
    struct text quoted = {0};
    text_add_quoted(&quoted, value, strlen(value));
    complain(STATUS_USAGE, "--%s %s: write a range of numbers from 1 on, as 2..5", name,
             text_string(&quoted));
    text_free(&quoted);
    return false;
}

bool cli_color(const char *value, enum color_choice *choice) {
    if (!value || terminal_read_color((struct token){value, strlen(value)}, choice)) return true;
    struct text quoted = {0};
    text_add_quoted(&quoted, value, strlen(value));
    complain(STATUS_USAGE, "--color %s: write auto, always or never", text_string(&quoted));
    text_free(&quoted);
    return false;
}

void cli_config(const struct arguments *arguments, struct config *config) {
    struct text warnings = {0};
    *config = config_default();
    if (arguments_switch(arguments, "no-config")) return;
    config_load(config, &warnings);
    fputs(text_string(&warnings), stderr);
    text_free(&warnings);
}

void arguments_join(const struct arguments *arguments, size_t from, struct text *text) {
    for (size_t i = from; i < arguments->n; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, arguments->words[i]);
    }
}

struct solver *cli_solver(void) {
    struct solver *solver = solver_new(0, 0);
    return solver;
}

unsigned cli_width(void) {
    enum { WELL_READ = 79 };
    struct terminal terminal = {.out_is_terminal = isatty(STDOUT_FILENO)};
    unsigned width = terminal_style(&terminal).width;
    return width < WELL_READ ? width : WELL_READ;
}

int cli_finish(struct text *out, int status) {
    terminal_print(out);
    terminal_flush();
    text_free(out);
    return status;
}
