/* SPDX-License-Identifier: MIT */
#include "cli/cli.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/json.h"
#include "core/scan.h"
#include "core/spelling.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/dialogue.h"
#include "ui/file.h"
#include "ui/repl.h"
#include "ui/terminal.h"

#define COMMAND(name) extern const struct command command_##name;
#include "cli/commands.def"
#undef COMMAND

#define COMMAND(name) &command_##name,
const struct command *const cli_commands[] = {
#include "cli/commands.def"
};
#undef COMMAND

const size_t cli_command_count = sizeof cli_commands / sizeof *cli_commands;

const struct command *cli_find_command(const char *name) {
    for (size_t i = 0; i < cli_command_count; i++)
        if (strcmp(cli_commands[i]->name, name) == 0) return cli_commands[i];
    return NULL;
}

/* --- what is said ---------------------------------------------------------------------------- */

static void print_complaint(const char *format, va_list arguments) {
    struct text *message = scratch();
    text_add(message, "nimm: " TEXT_FOLD);
    text_addv(message, format, arguments);
    terminal_flush();
    text_fold(message, terminal_error_fold_width());
    fprintf(stderr, "%s\n", message->data);
}

int cli_complain(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_complaint(format, arguments);
    va_end(arguments);
    return status;
}

bool cli_refuse(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_complaint(format, arguments);
    va_end(arguments);
    return false;
}

const char *cli_quoted(const char *word) {
    struct text *text = scratch();
    text_add_quoted(text, word, strlen(word));
    return text->data;
}

/* True if a person reads what is printed in a window, where it comes in pages. */
static bool is_in_window(void) {
    return isatty(STDIN_FILENO) && terminal_fold_width() < SIZE_MAX;
}

int cli_finish(struct text *out, int status) {
    struct dialogue room;
    if (is_in_window()) {
        dialogue_open(&room, (struct look){0});
        room.out = *out;
        *out = (struct text){0};
        dialogue_close(&room);
    } else {
        terminal_print(out);
        terminal_flush();
        text_free(out);
    }
    return status;
}

int cli_finish_file(struct text *out, const char *name, const char *extension, const char *advice) {
    struct text *path = scratch(), *why = scratch();
    if (!isatty(STDOUT_FILENO)) return cli_finish(out, STATUS_DONE);
    enum file_saved saved = FILE_EXISTS;
    for (int i = 1; saved == FILE_EXISTS; i++) {
        text_clear(path);
        text_add(path, name);
        if (i > 1) text_addf(path, "-%d", i);
        text_add(path, extension);
        saved = file_save(path->data, out->data, out->length, false, why);
    }
    text_clear(out);
    if (saved == FILE_FAILED)
        cli_complain(STATUS_FAILED, "%s", why->data);
    else
        text_addf(out, TEXT_FOLD "Written to %s: %s.\n", scratch_harmless(path->data), advice);
    return cli_finish(out, saved == FILE_SAVED ? STATUS_DONE : STATUS_FAILED);
}

int cli_finish_page(struct text *out, const char *name, enum paper_part part) {
    if (part == PAPER_KEY) name = scratch_format("%s-key", name);
    return cli_finish_file(out, name, ".html", "open it in a browser, and print it there");
}

enum paper_part cli_paper_part(const struct arguments *arguments) {
    if (!arguments_option(arguments, "key")) return PAPER_WHOLE;
    return arguments_switch(arguments, "key") ? PAPER_KEY : PAPER_TASKS;
}

uint64_t cli_seed(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t moment = (uint64_t)now.tv_sec * UINT64_C(1000000007) ^ (uint64_t)now.tv_nsec << 20 ^
                      (uint64_t)getpid();
    struct random random = random_from_seed(moment);
    return random_between(&random, 1, SEED_MOST);
}

/* --- games and positions --------------------------------------------------------------------- */

void *cli_game(const char *name, const struct game **game) {
    struct text *why = scratch();
    void *blank = game_new(name, game, why);
    if (!blank) cli_complain(STATUS_USAGE, "%s", why->data);
    return blank;
}

bool cli_can_play(const char *word) {
    static const char *const synonyms[][2] = {
        {"why", "solve --why"}, {"explain", "solve --why"}, {"hint", "solve"},  {"who", "solve"},
        {"sheet", "worksheet"}, {"handout", "worksheet"},   {"rules", "games"}, {"map", "graph"},
        {"table", "values"},    {"exercises", "quiz"},
    };
    if (typed_begins_piles(word) || strcmp(word, "misere") == 0 || game_find(word) ||
        strchr(word, ':')) /* what follows it is read later */
        return true;
    if (cli_find_command(word)) /* such as play typed twice */
        return cli_refuse(
            "\"%s\" is a command, not a game: did you mean nimm %s? nimm games lists the games",
            word, word);
    struct stat named;
    if (stat(word, &named) == 0 && S_ISREG(named.st_mode))
        return cli_refuse("%s is a file: nimm resume opens a saved game, and nimm lesson a lecture",
                          cli_quoted(word));
    struct text *advice = scratch();
    struct spelling suggestion = {.typed = {word, strlen(word)}};
    for (size_t i = 0; i < cli_command_count; i++) spelling_try(&suggestion, cli_commands[i]->name);
    for (size_t i = 0; i < game_count; i++) spelling_try(&suggestion, game_list[i]->id);
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++)
        if (strcmp(synonyms[i][0], word) == 0) suggestion.word = synonyms[i][1];
    if (suggestion.word) text_addf(advice, " Did you mean nimm %s?", suggestion.word);
    return cli_refuse("%s is neither a command nor a game.%s To see them all, type: nimm help all",
                      cli_quoted(word), text_string(advice));
}

/* Says what is wrong with the game or the position, with --json as an object. */
static int refuse_subject(const struct arguments *arguments, const char *why) {
    if (!arguments_switch(arguments, "json")) return cli_complain(STATUS_USAGE, "%s", why);
    struct text *out = scratch();
    json_begin(out, '{');
    json_add_member(out, "error", why);
    text_add(out, "}\n");
    return cli_finish(out, STATUS_USAGE);
}

int cli_subject(const struct arguments *arguments, struct typed *subject) {
    struct text *words = scratch(), *why = scratch();
    *subject = (struct typed){0};
    const char *first = arguments->n > 0 ? arguments->words[0] : "0";
    if (*scan_spaces(first) == '\0')
        return refuse_subject(arguments, scratch_format("%s is not a game; nimm games lists them",
                                                        cli_quoted(first)));
    if (typed_begins_piles(first)) text_add(words, DEFAULT_GAME " ");
    arguments_join(arguments, 0, words);
    if (typed_read(subject, words->data, arguments_switch(arguments, "misere"), why))
        return STATUS_DONE;
    const char *last = arguments->n > 0 ? arguments->words[arguments->n - 1] : "";
    const char *option = scratch_format("--%s", last);
    if (arguments_option_named(arguments->command, option))
        text_addf(why, "; did you mean %s?", option);
    return refuse_subject(arguments, why->data);
}

int cli_question(const struct arguments *arguments, bool needs_position, struct typed *subject,
                 struct question *question) {
    const char *name = arguments->command->name;
    if (arguments->n == 0)
        return refuse_subject(
            arguments,
            scratch_format("name a game and a position, for example nimm %s nim 1,2,3", name));
    int status = cli_subject(arguments, subject);
    if (status != STATUS_DONE) return status;
    *question = typed_question(subject);
    question->mover = arguments_number(arguments, "mover", 1) == 2 ? PLAYER_2 : PLAYER_1;
    if (subject->given || !needs_position) return STATUS_DONE;
    refuse_subject(arguments, scratch_format("a position of %s is missing: %s", subject->game->id,
                                             subject->game->position_help));
    typed_free(subject);
    return STATUS_USAGE;
}
