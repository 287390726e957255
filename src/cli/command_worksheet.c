/* SPDX-License-Identifier: MIT */
/* nimm worksheet: a handout to be printed. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "core/text.h"
#include "play/start.h"
#include "say/scratch.h"
#include "ui/handout.h"

enum { MOST_STARTS = 26, MOST_COPIES = 100, MOST_QUESTIONS = 100 };
enum { DEFAULT_COPIES = 8, DEFAULT_BOARDS = 4, DEFAULT_QUESTIONS = 6 };

/* One run of the command. */
struct job {
    struct worksheet_plan plan;
    struct handout handout;
    void *blank;
    unsigned char *positions;
};

/* Each word is a start, but words that are all bare numbers are one, as everywhere. */
static bool is_one_start(const struct arguments *arguments, size_t from) {
    for (size_t i = from; i < arguments->n; i++)
        if (arguments->words[i][strspn(arguments->words[i], "0123456789")] != '\0') return false;
    return arguments->n > from + 1;
}

static bool read_starts(struct job *job, const struct arguments *arguments, size_t from) {
    size_t n = arguments->n - from;
    bool one = is_one_start(arguments, from), good = true;
    if (n > MOST_STARTS) {
        complain(STATUS_USAGE, "%zu starts are too many for a worksheet: write at most %d", n, MOST_STARTS);
        return false;
    }
    if (one) n = 1;
    job->positions = memory_take(1, (n + 1) * job->plan.game->size);
    const struct start start = {.game = job->plan.game};
    struct text *joined = scratch();
    arguments_join(arguments, from, joined);
    const char *all = joined->data;
    for (size_t i = 0; good && i < n; i++) {
        unsigned char *position = job->positions + i * start.game->size;
        struct text *why = scratch();
        memcpy(position, job->blank, start.game->size);
        good = start.game->parse(one ? all : arguments->words[from + i], position, why) &&
               start_check(&start, position, why);
        if (!good) complain(STATUS_USAGE, "%s", why->data);
    }
    job->plan.positions = job->positions;
    job->plan.n_positions = n;
    return good;
}

/* The game by --game, or by the first word if it names one. *from: where the starts begin. */
static bool read_game(struct job *job, const struct arguments *arguments, size_t *from) {
    const char *name = arguments_option(arguments, "game");
    *from = 0;
    if (!name && arguments->n > 0 && subject_of_file(arguments->words[0]))
        name = subject_of_file(arguments->words[0])->id;
    if (!name && arguments->n > 0 && nimm_game_find(arguments->words[0])) name = arguments->words[(*from)++];
    job->plan.blank = job->blank = cli_game(name ? name : DEFAULT_GAME, &job->plan.game);
    return job->blank != NULL;
}

static void read_options(struct job *job, const struct arguments *arguments) {
    const bool is_written = job->plan.game->flags & NIMM_GAME_WRITTEN; /* boards take more room */
    bool key = arguments_switch(arguments, "key");
    job->plan.n_questions = (size_t)arguments_number(arguments, "questions", DEFAULT_QUESTIONS);
    job->plan.level = (unsigned)arguments_number(arguments, "level", 1);
    job->plan.seed = job->handout.seed = arguments_number(arguments, "seed", cli_seed());
    job->handout.copies =
        (size_t)arguments_number(arguments, "copies", is_written ? DEFAULT_COPIES : DEFAULT_BOARDS);
    job->handout.html = arguments_switch(arguments, "html");
    job->handout.screen = isatty(STDOUT_FILENO);
    job->handout.tasks = !key;
    job->handout.key = key || arguments_switch(arguments, "answers");
}

static int run(struct arguments *arguments) {
    static const char *const again[] = {"game", "copies", "questions", "level", "seed", "html"};
    struct job job = {0};
    struct worksheet sheet;
    struct text *command = scratch(), *out = scratch(), *why = scratch();
    size_t from;
    int status = STATUS_USAGE;
    if (!read_game(&job, arguments, &from)) return STATUS_USAGE;
    read_options(&job, arguments);
    if (read_starts(&job, arguments, from)) {
        struct solver *solver = solver_new(0, 0);
        arguments_again(arguments, again, sizeof again / sizeof *again, command);
        if (!arguments_option(arguments, "seed")) text_addf(command, " --seed %" PRIu64, job.plan.seed);
        job.handout.worksheet = &sheet;
        job.handout.solver = solver;
        job.handout.command = command->data;
        if (worksheet_make(&job.plan, solver, &sheet, why)) {
            handout_add(&job.handout, out);
            worksheet_free(&sheet);
            status = STATUS_DONE;
        } else {
            complain(STATUS_USAGE, "%s", why->data);
        }
        solver_free(solver);
    }
    free(job.positions);
    free(job.blank);
    return cli_finish(out, status);
}

static const struct option options[] = {
    {"game", "GAME", "which game (default nim)"},
    {"copies", "N", "how often each start is printed (default 8; of boards 4)", {1, MOST_COPIES}},
    {"questions", "N", "how many questions (default 6)", {0, MOST_QUESTIONS}},
    {"level", "1|2|3", "how hard the questions are (default 1)", {1, QUIZ_LEVELS}},
    {"answers", NULL, "the answers too, on a page of their own at the end"},
    {"key", NULL, "only the answers"},
    {"seed", "N",
     "the seed of the sheet: another seed gives other starts, questions and answers, equally hard",
     ANY_NUMBER},
    {"html", NULL, "a web page that prints well, instead of plain text"},
    {0},
};

const struct command command_worksheet = {
    .name = "worksheet",
    .usage = "[POSITION...] [options]",
    .summary = "a handout to print: starts to play with a pen, grids, labels, questions, answers",
    .details =
        "Each POSITION is a start, for example nimm worksheet 1,2,3 4,4 1,4,4, and so is a DOT file: nimm "
        "worksheet maze.dot. Without any, four are drawn. The answers are computed. To print a sheet, add | "
        "lp; to keep it as a web page, --html > "
        "sheet.html.",
    .options = options,
    .run = run,
};
