/* SPDX-License-Identifier: MIT */
/* nimm lesson: a lecture, told in the terminal. */
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "say/paper.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/lesson.h"

/* Lists the built-in lectures with their steps. */
static int list(void) {
    struct text out = {0};
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    for (size_t i = 0; i < lecture_file_count; i++) {
        struct lecture lecture;
        if (!lesson_open(solver, lecture_files[i].name, &lecture, scratch(), NULL)) continue;
        text_addf(&out, "%s: " TEXT_FOLD "%s\n", lecture_files[i].name, lecture.title);
        for (size_t step = 0; step < lecture.n_steps; step++)
            text_addf(&out, "%4zu. " TEXT_FOLD "%s\n", step + 1, lecture.steps[step].title);
        lecture_free(&lecture);
    }
    nimm_solver_free(solver);
    return cli_finish(&out, STATUS_DONE);
}

/* Prints a built-in lecture as a text file. */
static int print(const char *name) {
    struct text out = {0};
    const struct lecture_file *file = lecture_named(name);
    if (!file)
        return cli_complain(STATUS_USAGE,
                            "%s is not a built-in lesson: nimm lesson --list names them",
                            cli_quoted(name));
    text_add(&out, file->text);
    return cli_finish(&out, STATUS_DONE);
}

/* Says what was found in the file: the mistakes, and then what may be meant otherwise. */
static int check(const char *name, bool good, const struct lecture *lecture,
                 const struct text *mistakes, const struct text *loose) {
    struct text out = {0};
    size_t n = 0;
    text_add(&out, mistakes->data);
    if (good) {
        text_addf(&out, "%s has no mistakes, and %zu", cli_quoted(name), lecture->n_steps);
        text_add(&out, lecture->n_steps == 1 ? " step.\n" : " steps.\n");
    }
    for (const char *at = loose->data; *at; at++) n += *at == '\n';
    if (n > 0) text_addf(&out, "\nNot mistakes, but worth a look (%zu):\n%s", n, loose->data);
    return cli_finish(&out, good ? STATUS_DONE : STATUS_FAILED);
}

/* Reads the step that the words from `from` on name, "3" or "step 3"; without words it is 0.
 * Returns false, after saying why, if they name none. */
static bool read_step(const struct arguments *arguments, size_t from, size_t steps, size_t *step) {
    uint64_t number;
    struct text *words = scratch();
    *step = 0;
    if (arguments->n > from + 1 && strcmp(arguments->words[from], "step") == 0) from++;
    if (arguments->n == from) return true;
    if (arguments->n == from + 1 &&
        token_number_in(token_of(arguments->words[from]), 1, steps, &number)) {
        *step = (size_t)number;
        return true;
    }
    arguments_join(arguments, from, words);
    return cli_refuse("%s is not a step of the lesson: write a number from 1 to %zu",
                      cli_quoted(words->data), steps);
}

/* Prints the lecture as a web page, at a terminal into a file next to its own. */
static int print_page(struct nimm_solver *solver, const struct lecture *lecture,
                      const struct arguments *arguments, const char *file) {
    struct text out = {0}, *name = scratch();
    const char *slash = strrchr(file, '/'), *dot = strrchr(slash ? slash : file, '.');
    text_add_bytes(name, file, dot ? (size_t)(dot - file) : strlen(file));
    const enum paper_part part = cli_paper_part(arguments);
    paper_add(lecture, solver, part, arguments_switch(arguments, "short"), &out);
    return cli_finish_page(&out, strcmp(file, "-") == 0 ? "lesson" : name->data, part);
}

/* Says the first mistake. */
static int refuse(const struct text *mistakes) {
    const size_t first = strcspn(mistakes->data, "\n");
    const bool is_alone = mistakes->data[first + 1] == '\0';
    const char *more = is_alone ? "" : " (nimm lesson --check FILE lists more mistakes)";
    return cli_complain(STATUS_FAILED, "%.*s%s", (int)first, mistakes->data, more);
}

/* Tells the lecture at the terminal, or prints it. */
static int tell(const struct lecture *lecture, const struct arguments *arguments,
                struct lesson_plan *plan, size_t from, struct look look) {
    struct dialogue room;
    if (!read_step(arguments, from, lecture->n_steps, &plan->step)) return STATUS_USAGE;
    dialogue_open(&room, look);
    lesson_run(&room, lecture, plan);
    dialogue_close(&room);
    return STATUS_DONE;
}

/* Does with the lecture what was asked for. It is read, checked and laid out before the terminal is
 * taken, so that Ctrl-C ends that. */
static int open_lecture(const struct arguments *arguments, struct lesson_plan *plan, size_t from,
                        struct look look) {
    struct lecture lecture;
    struct text *mistakes = scratch(), *loose = scratch();
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    const bool checks = arguments_switch(arguments, "check");
    const bool good = lesson_open(solver, plan->name, &lecture, mistakes, loose);
    int status = STATUS_DONE;
    if (checks)
        status = check(plan->name, good, &lecture, mistakes, loose);
    else if (!good)
        status = refuse(mistakes);
    else if (arguments_switch(arguments, "html"))
        status = print_page(solver, &lecture, arguments, plan->name);
    else
        status = tell(&lecture, arguments, plan, from, look);
    if (good) lecture_free(&lecture);
    nimm_solver_free(solver);
    return status;
}

/* False, after saying so, if there is a word too many after an option that is about whole
 * lessons. */
static bool check_whole(const struct arguments *arguments, bool named) {
    static const char *const wholes[] = {"print", "check", "html"};
    if (arguments_option(arguments, "key") && !arguments_switch(arguments, "html"))
        return cli_refuse("--key and --no-key go with --html: they say what is printed");
    if (arguments_switch(arguments, "list") && arguments->n > 0)
        return cli_refuse("nimm lesson --list lists all built-in lessons: leave out %s",
                          cli_quoted(arguments->words[0]));
    for (size_t i = 0; i < sizeof wholes / sizeof *wholes; i++)
        if (arguments_switch(arguments, wholes[i]) && arguments->n > named)
            return cli_refuse("nimm lesson --%s works on a whole lesson: leave out %s", wholes[i],
                              cli_quoted(arguments->words[named]));
    return true;
}

/* True of "nimm lesson list", unless a file has that name. */
static bool says_list(const struct arguments *arguments) {
    const bool is_list = arguments->n == 1 && strcmp(arguments->words[0], "list") == 0;
    char *path = is_list ? file_real_path("list") : NULL;
    free(path);
    return is_list && !path;
}

static int run(struct arguments *arguments) {
    const char *first = arguments->n > 0 ? arguments->words[0] : "";
    const bool is_step = strcmp(first, "step") == 0 && arguments->n > 1;
    const bool named = first[strspn(first, "0123456789")] != '\0' && !is_step;
    if (!check_whole(arguments, named)) return STATUS_USAGE;
    if (arguments_switch(arguments, "list") || says_list(arguments)) return list();
    const bool has_hints = arguments_switch(arguments, "hints");
    struct lesson_plan plan = {.name = named ? first : lecture_default,
                               .brief = arguments_switch(arguments, "short"),
                               .player = arguments->taste.name,
                               .hints = has_hints,
                               .no_help = arguments_option(arguments, "hints") && !has_hints};
    if (arguments_switch(arguments, "print")) return print(plan.name);
    return open_lecture(arguments, &plan, named, arguments->taste.look);
}

static const struct option options[] = {
    {"list", NULL, "the built-in lessons and their steps"},
    {"hints", NULL, "in its games: suggestions, or not even the words hint and why",
     .has_opposite = true},
    {"short", NULL, "the questions and their answers alone"},
    {"html", NULL, "as a web page to print: blanks, then the answers"},
    OPTION_KEY,
    {"print", NULL, "a built-in lesson as a text file, to start your own from"},
    {"check", NULL, "read all of FILE, and report up to 20 mistakes with their lines"},
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_lesson = {
    .name = "lesson",
    .usage = "[NAME|FILE] [STEP] [options]",
    .summary = "a lesson in short, interactive steps",
    .is_first = true,
    .details =
        "Without NAME it is the one on Nim; a FILE is a lesson of your own, and man nimm says how "
        "to write one. Type the answer to a question, and nimm checks it; PNNP or 1 2 3 answers "
        "several at once. Enter shows the answer, and then goes on. b goes back, step 4 goes to "
        "step 4, play plays the position of the page, play 7,7 another one. Type any game and "
        "position, such as kayles 5,3, to see it worked out. A lesson goes on where you left "
        "off; step 1 begins anew. A page longer than the window comes in pieces. In a pipe "
        "everything from STEP on is printed, with the answers.",
    .options = options,
    .alternatives = "list print check html",
    .run = run,
};
