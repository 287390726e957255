/* SPDX-License-Identifier: MIT */
/* nimm worksheet: a handout to be printed, made of a lecture for any game. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "core/memory.h"
#include "core/text.h"
#include "play/start.h"
#include "say/paper.h"
#include "say/scratch.h"
#include "say/worksheet.h"
#include "ui/file.h"

enum { MOST_STARTS = 26, MOST_COPIES = 40, MOST_QUESTIONS = 100 };

/* How much there is on a sheet of two pages, and on a long one; boards take more room than
 * notation. */
enum { SHORT_STARTS = 2, SHORT_COPIES = 3, LONG_COPIES = 6, LONG_QUESTIONS = 4 };
enum { GUESSES = 6, GUESSES_ON_BOARDS = 3 };

/* Each word is a start, but numbers alone are all one start, as everywhere. */
static bool is_one_start(const struct arguments *arguments, size_t from) {
    for (size_t i = from; i < arguments->n; i++)
        if (arguments->words[i][strspn(arguments->words[i], "0123456789")] != '\0') return false;
    return arguments->n > from + 1;
}

/* The starts that the words say, for the caller to free. Returns NULL, after saying so, if they are
 * wrong. */
static unsigned char *read_starts(struct worksheet_plan *plan, const struct arguments *arguments,
                                  size_t from) {
    const bool one = is_one_start(arguments, from);
    const size_t size = plan->game->size;
    const struct start start = {.game = plan->game};
    struct typed subject = {.game = plan->game};
    struct text *joined = scratch(), *why = scratch();
    plan->n_positions = one ? 1 : arguments->n - from;
    if (plan->n_positions > MOST_STARTS)
        text_addf(why, "%zu starting positions are too many for a worksheet: write at most %d",
                  plan->n_positions, MOST_STARTS);
    arguments_join(arguments, from, joined);
    unsigned char *positions = memory_take(plan->n_positions + 1, size);
    for (size_t i = 0; i < plan->n_positions && why->length == 0; i++) {
        subject.position = memory_copy(plan->blank, size);
        if (typed_replace(&subject, one ? joined->data : arguments->words[from + i], why) &&
            start_check(&start, subject.position, why))
            memcpy(positions + i * size, subject.position, size);
        free(subject.position);
    }
    plan->positions = positions;
    if (why->length == 0) return positions;
    cli_complain(STATUS_USAGE, "%s", why->data);
    free(positions);
    return NULL;
}

/* The game by --game, or by the first word if it cannot be a start; a blank position of it. *from:
 * where the starts begin. */
static void *read_game(const struct arguments *arguments, const struct game **game, size_t *from) {
    const char *name = arguments_option(arguments, "game");
    *from = 0;
    if (!name && arguments->n > 0 && !typed_begins_piles(arguments->words[0]))
        name = arguments->words[(*from)++];
    return cli_game(name ? name : DEFAULT_GAME, game);
}

/* Prints the sheet, or the lecture that it is made of. */
static int print(struct nimm_solver *solver, const struct arguments *arguments,
                 const struct worksheet *sheet, struct worksheet_words words) {
    static const char *const again[] = {"game",      "long",  "outcome", "copies",
                                        "questions", "level", "seed"};
    struct text *command = scratch(), *text = scratch(), *mistakes = scratch(), out = {0};
    struct lecture lecture;
    arguments_again(arguments, again, sizeof again / sizeof *again, words.seed, command);
    words.command = scratch_format("nimm %s", command->data);
    worksheet_add_lecture(sheet, solver, &words, text);
    if (arguments_switch(arguments, "print")) {
        text_add(&out, text->data);
        return cli_finish(&out, STATUS_DONE);
    }
    if (!lecture_read(solver, "", text->data, &lecture, mistakes, NULL))
        return cli_complain(STATUS_FAILED, "this cannot be printed: %s", mistakes->data);
    const enum paper_part part = cli_paper_part(arguments);
    paper_add(&lecture, solver, part, false, &out);
    lecture_free(&lecture);
    const int status =
        cli_finish_page(&out, scratch_format("%s-%" PRIu64, sheet->game->id, words.seed), part);
    if (status != STATUS_DONE || part == PAPER_KEY || !isatty(STDOUT_FILENO)) return status;
    const char *what = part == PAPER_WHOLE ? "For just the key" : "Its key";
    text_addf(&out, "%s: %s --key\n", what, words.command);
    return cli_finish(&out, status);
}

static int run(struct arguments *arguments) {
    const bool is_long = arguments_switch(arguments, "long");
    const struct worksheet_words words = {
        .copies =
            (size_t)arguments_number(arguments, "copies", is_long ? LONG_COPIES : SHORT_COPIES),
        .is_long = is_long,
        .by_outcome = arguments_switch(arguments, "outcome"),
        .seed = arguments_number(arguments, "seed", cli_seed()),
    };
    struct worksheet_plan plan = {.n_starts = is_long ? WORKSHEET_STARTS : SHORT_STARTS,
                                  .n_questions = (size_t)arguments_number(
                                      arguments, "questions", is_long ? LONG_QUESTIONS : 0),
                                  .level = (unsigned)arguments_number(arguments, "level", 1),
                                  .seed = words.seed};
    struct worksheet sheet;
    struct text *why = scratch();
    size_t from;
    int status = STATUS_USAGE;
    void *blank = read_game(arguments, &plan.game, &from);
    plan.blank = blank;
    if (blank) {
        plan.models = worksheet_models(plan.game);
        plan.topics = worksheet_topics(plan.game, &words);
        plan.n_guesses = plan.game->notation_is_clear ? GUESSES : GUESSES_ON_BOARDS;
    }
    unsigned char *positions = blank ? read_starts(&plan, arguments, from) : NULL;
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    if (positions && worksheet_make(&plan, solver, &sheet, why)) {
        status = print(solver, arguments, &sheet, words);
        worksheet_free(&sheet);
    } else if (positions) {
        cli_complain(STATUS_USAGE, "%s", why->data);
    }
    nimm_solver_free(solver);
    free(positions);
    free(blank);
    return status;
}

static const struct option options[] = {
    OPTION_KEY,
    {"seed", "N",
     "the seed of the sheet: another seed gives other starting positions and questions, equally "
     "hard",
     ANY_NUMBER},
    {"outcome", NULL,
     "ask who wins, or N or P, but never for values, as in a first lesson; games that are Nim on "
     "the "
     "board keep their nim-sum"},
    {"copies", "N", "copies of each starting position (default 3)", {1, MOST_COPIES}},
    {"long", NULL, "four starting positions, six copies of each, four questions"},
    {"questions",
     "N",
     "how many questions at the end, on a third page (default 0)",
     {0, MOST_QUESTIONS}},
    {"level", "1|2|3", "how hard the questions are (default 1)", {1, QUIZ_LEVELS}},
    {"print", NULL,
     "the lesson file that the sheet is made from, to edit; nimm lesson FILE --html makes the "
     "page"},
    {"game", "GAME", "which game (default nim)"},
    {0},
};

const struct command command_worksheet = {
    .name = "worksheet",
    .usage = "[GAME] [POSITION...] [options]",
    .summary = "a handout: starting positions to play out with a pen, and questions",
    .details =
        "It is a web page that prints well, with or without --html: two pages of tasks, then the "
        "answers, all computed, on a page of their own. At a terminal it goes to GAME-SEED.html, "
        "with --key to GAME-SEED-key.html, or to a file with a new name if there is one already; "
        "otherwise to standard output. Each POSITION is a starting position, for example nimm "
        "worksheet 1,2,3 4,4 1,4,4. Without any, two are drawn at random.",
    .options = options,
    .alternatives = "print key",
    .is_page = true,
    .run = run,
};
