/* SPDX-License-Identifier: MIT */
#include "cli/cli.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/scan.h"
#include "core/suggest.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/levels.h"
#include "ui/repl.h"
#include "ui/terminal.h"

#define COMMAND(name) extern const struct command command_##name;
#include "cli/commands.def"
#undef COMMAND

#define COMMAND(name) &command_##name,
const struct command *const command_list[] = {
#include "cli/commands.def"
};
#undef COMMAND

const size_t command_count = sizeof command_list / sizeof *command_list;

const struct command *command_find(const char *name) {
    for (size_t i = 0; i < command_count; i++)
        if (strcmp(command_list[i]->name, name) == 0) return command_list[i];
    return NULL;
}

/* --- help ------------------------------------------------------------------------------------ */

enum { OPTION_COLUMN = 24, NARROW = 60, NARROW_COLUMN = 6 };

void help_command(const struct command *command, struct text *text) {
    text_addf(text, "Usage: nimm " TEXT_FOLD "%s %s\n\n", command->name, command->usage);
    text_addf(text, TEXT_FOLD "%c%s.%s%s\n", toupper(command->summary[0]), command->summary + 1,
              command->details ? " " : "", command->details ? command->details : "");
    if (command->options->name) text_add(text, "\nOptions:\n");
    for (const struct option *option = command->options; option->name; option++) {
        if (!option->help) continue;
        const char *spelling =
            scratch_format("  --%s%s%s%s", option->has_opposite ? "[no-]" : "", option->name,
                           option->argument ? " " : "", option->argument ? option->argument : "");
        assert(strlen(spelling) + 2 <= OPTION_COLUMN);
        if (terminal_fold_width() < NARROW)
            text_addf(text, "%s\n%*s" TEXT_FOLD "%s\n", spelling, NARROW_COLUMN, "", option->help);
        else
            text_addf(text, "%-*s" TEXT_FOLD "%s\n", OPTION_COLUMN, spelling, option->help);
    }
}

void help_program(struct text *text) {
    text_add(text, TEXT_FOLD
             "nimm plays Nim, and shows that many games are Nim in disguise.\n\n"
             "Usage: nimm  " TEXT_FOLD "                         play Nim, right away\n"
             "       nimm  " TEXT_FOLD "GAME [POSITION] [options] play another game\n"
             "       nimm  " TEXT_FOLD "COMMAND ... [options]     run one of the commands below\n"
             "       nimm  " TEXT_FOLD "[COMMAND] --help          show this, or the help of a command\n"
             "       nimm  --version\n\nCommands:\n");
    for (size_t i = 0; i < command_count; i++)
        text_addf(text, "  %-9s  " TEXT_FOLD "%s\n", command_list[i]->name, command_list[i]->summary);
    text_add(text,
             "\n" TEXT_FOLD "Games; nimm games shows examples, nimm games GAME the rules:\n  " TEXT_FOLD);
    for (size_t i = 0; i < nimm_game_count; i++)
        text_addf(text, "%s%s", i > 0 ? " " : "", nimm_game_list[i]->id);
    text_add(text, "\n\nExamples:\n"
                   "  nimm " TEXT_FOLD "computer                  play Nim against the computer\n"
                   "  nimm " TEXT_FOLD "solve kayles iiiii.iii    who wins, how, and why\n"
                   "The manual: man nimm\n");
}

/* --- what is said ---------------------------------------------------------------------------- */

static void print_complaint(const char *format, va_list arguments) {
    struct text *message = scratch();
    text_add(message, isatty(STDERR_FILENO) ? "nimm: " TEXT_FOLD : "nimm: ");
    text_addv(message, format, arguments);
    terminal_flush();
    text_fold(message, terminal_fold_width());
    fprintf(stderr, "%s\n", message->data);
}

int complain(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_complaint(format, arguments);
    va_end(arguments);
    return status;
}

bool refuse_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_complaint(format, arguments);
    va_end(arguments);
    return false;
}

const char *quoted(const char *word) {
    struct text *text = scratch();
    text_add_quoted(text, word, strlen(word));
    return text->data;
}

void json_begin(struct text *text, char bracket) {
    if (text->length > 0 && !strchr("{[:\n", text->data[text->length - 1])) text_add_char(text, ',');
    text_add_char(text, bracket);
}

static bool is_plain(char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

void json_add_string(struct text *text, const char *string) {
    json_begin(text, '"');
    for (size_t size; *string; string += size > 0 ? size : 1) {
        uint32_t code = 0;
        for (size = 0; is_plain(string[size]);) size++;
        text_add_bytes(text, string, size);
        if (size > 0) continue;
        size = text_character(string, 4, &code); /* the NUL ends one that is shorter */
        if (size == 0)
            text_add(text, "\xEF\xBF\xBD");
        else if (code == '"' || code == '\\')
            text_addf(text, "\\%c", (char)code);
        else if (text_harmless_length(string, size) == size)
            text_add_bytes(text, string, size);
        else if (code > 0xFFFF) /* two halves, as in UTF-16 */
            text_addf(text, "\\u%04x\\u%04x", 0xD7C0 + (unsigned)(code >> 10),
                      0xDC00 + (unsigned)(code & 0x3FF));
        else
            text_addf(text, "\\u%04x", (unsigned)code);
    }
    text_add_char(text, '"');
}

void json_add_key(struct text *text, const char *name) {
    json_begin(text, '"');
    text_add(text, name);
    text_add(text, "\":");
}

void json_add_member(struct text *text, const char *name, const char *string) {
    json_add_key(text, name);
    if (string)
        json_add_string(text, string);
    else
        text_add(text, "null");
}

void json_add_bool(struct text *text, const char *name, bool value) {
    json_add_key(text, name);
    text_add(text, value ? "true" : "false");
}

void json_add_number(struct text *text, const char *name, bool known, uint64_t number) {
    json_add_key(text, name);
    if (known)
        text_add_number(text, number);
    else
        text_add(text, "null");
}

void json_add_outcome(struct text *text, bool known, enum outcome outcome) {
    json_add_member(text, "outcome", known ? (char[]){(char)outcome, '\0'} : NULL);
}

void json_add_numbers(struct text *text, const char *name, bool known, const uint64_t *numbers, size_t n) {
    json_add_key(text, name);
    text_add(text, known ? "[" : "null");
    if (!known) return;
    text_add_numbers(text, numbers, n);
    text_add_char(text, ']');
}

int cli_finish(struct text *out, int status) {
    terminal_print(out);
    terminal_flush();
    nimm_text_free(out);
    return status;
}

int cli_finish_page(struct text *out, const char *name) {
    struct text *path = scratch(), *why = scratch();
    if (!isatty(STDOUT_FILENO)) return cli_finish(out, STATUS_DONE);
    enum file_saved saved = FILE_EXISTS;
    for (int i = 1; saved == FILE_EXISTS; i++) {
        nimm_text_clear(path);
        text_add(path, name);
        if (i > 1) text_addf(path, "-%d", i);
        text_add(path, ".html");
        saved = file_save(path->data, out->data, out->length, false, why);
    }
    nimm_text_clear(out);
    if (saved == FILE_FAILED)
        complain(STATUS_FAILED, "%s", why->data);
    else
        text_addf(out, "Written to %s: open it in a browser, and print it there.\n",
                  scratch_harmless(path->data));
    return cli_finish(out, saved == FILE_SAVED ? STATUS_DONE : STATUS_FAILED);
}

/* --- options --------------------------------------------------------------------------------- */

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

const struct option *option_named(const struct command *command, const char *word) {
    return find_written(command->options, word);
}

const struct option *option_named_before(const struct command *command, const char *word) {
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
    struct suggestion suggestion = {.typed = {name, strcspn(name, "=")}};
    for (size_t i = 0; command->options[i].name; i++) suggest_try(&suggestion, command->options[i].name);
    suggest_add(&suggestion, "--", advice);
    return refuse_usage("%s is not an option of nimm %s%ssee nimm %s --help", quoted(word), command->name,
                        advice->data, command->name);
}

/* True if the option takes no numbers, or the value is one of them. */
static bool check_number(const struct option *option, const char *value) {
    uint64_t number, low = option->numbers.low, high = option->numbers.high;
    if (high == 0 || token_number_in(token_of(value), low, high, &number)) return true;
    bool two = high - low == 1;
    return refuse_usage("--%s %s: write %s%" PRIu64 "%s%" PRIu64, option->name, quoted(value),
                        two ? "" : "a number from ", low, two ? " or " : " to ", high);
}

/* Reads the value of the option at argv[*i], and the next word if that is its argument. */
static bool read_value(const struct option *option, int argc, char **argv, int *i, const char **value) {
    struct token name = {argv[*i] + 2, strcspn(argv[*i] + 2, "=")};
    *value = name.start[name.length] ? name.start + name.length + 1 : NULL;
    if (!option->argument) {
        if (*value) return refuse_usage("--%.*s takes no argument", (int)name.length, name.start);
        *value = token_is(name, option->name) ? "yes" : "no";
    } else if (!*value) {
        if (*i + 1 == argc)
            return refuse_usage("--%s needs an argument: --%s %s", option->name, option->name,
                                option->argument);
        *value = argv[++*i];
    }
    return check_number(option, *value);
}

/* Reads the option at argv[*i], which the command has, or any command takes before its name. */
static bool take_option(struct arguments *arguments, int before, int argc, char **argv, int *i) {
    const struct command *command = arguments->command;
    const struct option *option = option_named(command, argv[*i]);
    if (option) return read_value(option, argc, argv, i, &arguments->values[option - command->options]);
    const struct option *taste = *i < before ? find_written(tastes, argv[*i]) : NULL;
    if (taste) return read_value(taste, argc, argv, i, &arguments->tastes[taste - tastes]);
    return refuse_option(command, argv[*i]);
}

/* The word misere, before or after all others, is the option of that name in a command that has it. */
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
    return refuse_usage("--color %s: write auto, always or never", quoted(value));
}

static bool read_taste(struct arguments *arguments) {
    const char *accessible = getenv("ACCESSIBLE"), *names = arguments_option(arguments, "names");
    struct taste *taste = &arguments->taste;
    taste->hints = is_on(arguments, "hints", true);
    taste->previews = is_on(arguments, "preview", true);
    taste->look.plain = is_on(arguments, "plain", accessible && *accessible);
    if (!read_color(arguments, &taste->look.color)) return false;
    if (!names) return true;
    const struct token first = token_trim((struct token){names, strcspn(names, ",")});
    return levels_read_name(first, taste->name) ||
           refuse_usage("--names: a name has at most %d characters", NAME_MOST);
}

bool arguments_parse(struct arguments *arguments, const struct command *command, int before, int argc,
                     char **argv) {
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
    return read_taste(arguments);
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

bool cli_read_range(const char *word, struct range *range) {
    const char *dots = strstr(word, "..");
    struct token left = {word, dots ? (size_t)(dots - word) : strlen(word)};
    struct token right = dots ? token_of(dots + 2) : left;
    struct range read;
    if (token_number(left, &read.low) != SCAN_NUMBER || token_number(right, &read.high) != SCAN_NUMBER ||
        read.low > read.high)
        return false;
    *range = read;
    return true;
}

bool arguments_range(const struct arguments *arguments, const char *name, struct range *range) {
    const char *value = arguments_option(arguments, name);
    if (!value || (cli_read_range(value, range) && range->low > 0)) return true;
    return refuse_usage("--%s %s: write a range of numbers from 1 up, such as 2..5", name, quoted(value));
}

void arguments_join(const struct arguments *arguments, size_t from, struct text *text) {
    for (size_t i = from; i < arguments->n; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, arguments->words[i]);
    }
}

void arguments_again(const struct arguments *arguments, const char *const *names, size_t n, uint64_t seed,
                     struct text *text) {
    struct text *words = scratch(), *options = scratch();
    bool is_late = false; /* a word looks like an option: the words follow the options and -- */
    for (size_t i = 0; i < arguments->n; i++) {
        is_late |= arguments->words[i][0] == '-';
        text_add_char(words, ' ');
        text_add_shell_word(words, arguments->words[i]);
    }
    for (size_t i = 0; i < n; i++) {
        const char *value = arguments_option(arguments, names[i]);
        if (!value) continue;
        text_addf(options, " --%s ", names[i]);
        text_add_shell_word(options, value);
    }
    if (seed > 0 && !arguments_option(arguments, "seed")) text_addf(options, " --seed %" PRIu64, seed);
    text_addf(text, "%s%s%s%s", arguments->command->name, is_late ? options->data : words->data,
              is_late ? " --" : "", is_late ? words->data : options->data);
}

uint64_t cli_seed(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t moment =
        (uint64_t)now.tv_sec * UINT64_C(1000000007) ^ (uint64_t)now.tv_nsec << 20 ^ (uint64_t)getpid();
    struct random random = nimm_random_from_seed(moment);
    return nimm_random_between(&random, 1, SEED_MOST);
}

/* --- games and positions --------------------------------------------------------------------- */

void *cli_game(const char *name, const struct game **game) {
    struct text *why = scratch();
    void *blank = nimm_game_new(name, game, why);
    if (!blank) complain(STATUS_USAGE, "%s", why->data);
    return blank;
}

bool cli_can_play(const char *word) {
    if ((*word >= '0' && *word <= '9') || strcmp(word, "misere") == 0 || subject_of_file(word) ||
        nimm_game_find(word) || strchr(word, ':')) /* what follows it is read later */
        return true;
    if (command_find(word)) /* such as play typed twice */
        return refuse_usage(
            "\"%s\" is a command, not a game: did you mean nimm %s? nimm games lists the games", word, word);
    struct text *advice = scratch();
    struct suggestion suggestion = {.typed = {word, strlen(word)}};
    for (size_t i = 0; i < command_count; i++) suggest_try(&suggestion, command_list[i]->name);
    for (size_t i = 0; i < nimm_game_count; i++) suggest_try(&suggestion, nimm_game_list[i]->id);
    suggest_add(&suggestion, "", advice);
    return refuse_usage(
        "%s is neither a command nor a game%snimm --help lists the commands, nimm games the games",
        quoted(word), advice->data);
}

int cli_subject(const struct arguments *arguments, struct subject *subject) {
    struct text *words = scratch(), *why = scratch();
    *subject = (struct subject){.read_file = file_read};
    const char *first = arguments->n > 0 ? arguments->words[0] : "0";
    if (*scan_spaces(first) == '\0')
        return complain(STATUS_USAGE, "%s is not a game; nimm games lists them", quoted(first));
    if (*first >= '0' && *first <= '9') text_add(words, DEFAULT_GAME " ");
    arguments_join(arguments, 0, words);
    const char *string = words->data;
    if (!subject_read(subject, string, arguments_switch(arguments, "misere"), why))
        return complain(subject_of_file(string) ? STATUS_FAILED : STATUS_USAGE, "%s", why->data);
    return STATUS_DONE;
}

int cli_question(const struct arguments *arguments, bool needs_position, struct subject *subject,
                 struct question *question) {
    const char *name = arguments->command->name;
    if (arguments->n == 0)
        return complain(STATUS_USAGE, "name a game and a position, for example nimm %s nim 1,2,3", name);
    int status = cli_subject(arguments, subject);
    if (status != STATUS_DONE) return status;
    *question = subject_question(subject);
    question->mover = arguments_number(arguments, "mover", 1) == 2 ? PLAYER_2 : PLAYER_1;
    if (subject->given || !needs_position) return STATUS_DONE;
    complain(STATUS_USAGE, "a position of %s is missing: %s", subject->game->id,
             subject->game->position_help);
    subject_free(subject);
    return STATUS_USAGE;
}
