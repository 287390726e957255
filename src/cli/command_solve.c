/* SPDX-License-Identifier: MIT */
/* nimm solve: who wins, the value and the first winning moves, in at most five lines; --why adds
 * the equivalent piles, the reasons, and more of the winning moves. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/solve.h"
#include "say/explain.h"
#include "say/moves.h"
#include "say/scratch.h"
#include "ui/input.h"
#include "ui/progress.h"
#include "ui/terminal.h"

/* How many winning moves are listed: by default, with --json, with --why, and at most. */
enum { FEW_LISTED = 2, JSON_LISTED = 10, WHY_LISTED = 100, MOST_LISTED = 1000000 };

/* One run of the command: what is asked about each position, and the answers so far. */
struct job {
    struct question question;
    struct typed subject;
    bool json;
    bool why; /* all that is known is told */
    struct style style;
    enum explain_form form;
    struct nimm_solver *solver;
    struct move_list list;
    struct text out;
    bool batch;    /* positions come line by line */
    uint64_t line; /* the number of one of them */
    bool failed;   /* one of them was wrong */
};

/* The only reason why a question has no answer. */
#define TOO_LARGE "too large to search"

/* How large a position would not be. */
static const char *what_would_do(const struct question *question) {
    struct text *text = scratch();
    text_add(text, "try one no larger than ");
    game_print_name(question->game, question->position, text);
    text_addf(text, " %s", game_large(question->game, question->misere));
    return text->data;
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void add_json_moves(struct job *job) {
    const struct question *question = &job->question;
    const struct game *game = question->game;
    const size_t mark = scratch_mark();
    struct text *out = &job->out, *string = scratch(), *room = scratch();
    text_add_bytes(room, question->position, game->size);
    json_add_key(out, "winning_moves");
    json_begin(out, '[');
    for (size_t i = 0; i < job->list.n; i++) {
        const struct move *move = &job->list.moves[i];
        const struct question after = solve_after(question, move, room->data);
        json_begin(out, '{');
        text_clear(string);
        game->print_move(question->position, move, string);
        json_add_member(out, "move", string->data);
        text_clear(string);
        game->print(after.position, string);
        json_add_member(out, "position", string->data);
        text_add_char(out, '}');
    }
    text_add_char(out, ']');
    scratch_forget(mark);
}

static void add_json(struct job *job, const struct solution *solution, bool listed) {
    const struct question *question = &job->question;
    struct text *out = &job->out, *name = scratch();
    game_print_name(question->game, question->position, name);
    json_begin(out, '{');
    json_add_member(out, "game", name->data);
    json_add_member(out, "position", scratch_position(question->game, question->position));
    json_add_bool(out, "misere", question->misere);
    json_add_number(out, "mover", true, question->mover + 1);
    json_add_outcome(out, solution->status == NIMM_OK, solution->outcome);
    json_add_number(out, "value", solution->has_value, solution->value);
    json_add_numbers(out, "piles", solution->has_value, solution->piles.value, solution->piles.n);
    if (listed)
        add_json_moves(job);
    else
        json_add_member(out, "winning_moves", NULL);
    json_add_number(out, "winning_moves_total", listed && job->list.total < UINT64_MAX,
                    job->list.total);
    if (!listed)
        json_add_member(out, "reason", scratch_format(TOO_LARGE "; %s", what_would_do(question)));
    text_add(out, "}\n");
}

/* --- text ------------------------------------------------------------------------------------ */

static const char *outcome_sentence(enum outcome outcome) {
    if (outcome == OUTCOME_N) return "an N-position: the player to move wins.";
    if (outcome == OUTCOME_P) return "a P-position: the player who moves second wins.";
    return "a drawn position: with good play nobody wins.";
}

static void add_headline(struct job *job, const struct solution *solution) {
    const struct question *question = &job->question;
    struct text *out = &job->out;
    text_add(out, TEXT_FOLD);
    game_print_name(question->game, question->position, out);
    text_add_char(out, ' ');
    game_print(question->game, question->position, job->style.plain, out);
    if (question->misere) text_add(out, " (misere)");
    if (question->game->partisan) text_addf(out, " with player %u to move", question->mover + 1);
    text_add(out, " is ");
    if (solution->status == NIMM_OK &&
        game_is_over(question->game, question->position, question->mover))
        text_add(out, question->misere
                          ? "an N-position: the game is over, and the player to move has won."
                          : "a P-position: the game is over, and the player to move has lost.");
    else if (solution->status == NIMM_OK)
        text_add(out, outcome_sentence(solution->outcome));
    else
        text_addf(out, TOO_LARGE ": nimm cannot tell who wins; %s.", what_would_do(question));
    if (solution->has_value) text_addf(out, " Its value is %" PRIu64 ".", solution->value);
    text_add_char(out, '\n');
}

/* Says where the rest of the winning moves is, and the reasons. */
static void add_rest(struct job *job, bool has_reasons) {
    struct text *out = &job->out;
    const uint64_t more = job->list.total - job->list.n;
    const bool is_cut = more > 0 && job->list.n > 0;
    if (is_cut && job->why) {
        text_add(out, "  (--limit N lists more)\n");
    } else if (is_cut) {
        text_add(out, TEXT_FOLD "  and ");
        if (job->list.total < UINT64_MAX) text_addf(out, "%" PRIu64 " ", more);
        text_add(out, "more (--limit N lists more, --why says why)\n");
    } else if (has_reasons && !job->why && !job->batch) {
        text_add(out, "(--why says why)\n");
    }
}

static void add_answer(struct job *job, const struct solution *solution, bool listed) {
    const struct question *question = &job->question;
    const bool is_known = solution->status == NIMM_OK;
    const bool is_over = game_is_over(question->game, question->position, question->mover);
    add_headline(job, solution);
    if (is_known && job->why)
        explain_position(job->solver, question, solution, job->form, true, &job->style, NULL,
                         &job->out);
    if (listed && (job->list.total > 0 || !job->why))
        moves_show_moves(question, &job->list, solution->has_value ? &solution->piles : NULL,
                         "winning move", "", &job->style, &job->out);
    else if (is_known && !listed)
        text_addf(&job->out, TEXT_FOLD "Winning moves: " TOO_LARGE "; %s.\n",
                  what_would_do(question));
    add_rest(job, is_known && !is_over);
}

/* All that is said about a position is one question, with one budget. */
static void answer_position(struct job *job) {
    struct solution solution;
    solver_hold(job->solver);
    solve_position(job->solver, &job->question, &solution);
    job->list.n = 0;
    job->list.total = 0;
    const bool listed = solution.status == NIMM_OK &&
                        solve_winning_moves(job->solver, &job->question, &job->list) == NIMM_OK;
    progress_end();
    if (job->json)
        add_json(job, &solution, listed);
    else
        add_answer(job, &solution, listed);
    solver_release(job->solver);
}

/* The exit status says who wins; nothing is printed. */
static int answer_quietly(struct job *job) {
    enum { STATUS_P = 3, STATUS_D = 4 };
    enum outcome outcome;
    if (job->batch)
        return cli_complain(STATUS_USAGE, "--quiet answers a single position, not a batch");
    enum nimm_status status = solve_outcome(job->solver, &job->question, &outcome);
    progress_end();
    if (status != NIMM_OK)
        return cli_complain(STATUS_FAILED, TOO_LARGE ": nimm cannot tell who wins; %s",
                            what_would_do(&job->question));
    if (outcome == OUTCOME_N) return STATUS_DONE;
    return outcome == OUTCOME_P ? STATUS_P : STATUS_D;
}

/* --- many positions -------------------------------------------------------------------------- */

/* Answers one line, which may hold NULs: its position replaces the one before. */
static void answer_line(struct job *job, struct text *line, bool too_long) {
    struct text *why = scratch(), *out = &job->out;
    const char *string = text_string(line);
    job->line++;
    if (too_long) {
        text_addf(why, LINE_TOO_LONG, LINE_MOST);
    } else if (strlen(string) != line->length) {
        text_add(why, "a position cannot contain a NUL byte");
    } else if (typed_replace(&job->subject, string, why)) {
        job->question.position = job->subject.position;
        if (!job->json && job->line > 1) text_add_char(out, '\n');
        answer_position(job);
        return;
    }
    job->failed = true;
    if (job->json) {
        json_begin(out, '{');
        json_add_number(out, "line", true, job->line);
        json_add_member(out, "error", why->data);
        text_add(out, "}\n");
    } else {
        terminal_print(out);
        cli_complain(STATUS_FAILED, "line %" PRIu64 ": %s", job->line, why->data);
    }
}

/* Answers each line of standard input. All answers are written before the program waits for more
 * input. */
static int answer_lines(struct job *job) {
    struct input input = {0};
    struct text line = {0};
    const size_t mark = scratch_mark();
    bool good = true;
    while (good && !input.ended) {
        terminal_flush();
        good = input_fill(&input);
        while (input_take(&input, &line)) {
            answer_line(job, &line, input.too_long);
            terminal_print(&job->out);
            scratch_forget(mark);
        }
    }
    int status = STATUS_DONE;
    if (!good) status = cli_complain(STATUS_FAILED, "cannot read the input: %s", strerror(errno));
    terminal_flush();
    text_free(&line);
    input_free(&input);
    return status;
}

/* --- the command ----------------------------------------------------------------------------- */

static int run(struct arguments *arguments) {
    struct job job = {.json = arguments_switch(arguments, "json"),
                      .why = arguments_switch(arguments, "why")};
    struct terminal terminal;
    uint64_t usual = FEW_LISTED;
    if (job.why) usual = WHY_LISTED;
    if (job.json) usual = JSON_LISTED;
    const size_t limit = (size_t)arguments_number(arguments, "limit", usual);
    job.batch = arguments->n == 2 && strcmp(arguments->words[1], "-") == 0;
    if (job.batch) arguments->n = 1;
    int status = cli_question(arguments, !job.batch, &job.subject, &job.question);
    if (status != STATUS_DONE) return status;
    terminal_open(&terminal, arguments->taste.look);
    progress_release_interrupt();
    job.style = terminal_style(&terminal);
    job.form = arguments_switch(arguments, "groups") ? EXPLAIN_GROUPS : EXPLAIN_GRID;
    job.list.limit = limit;
    job.list.moves = memory_take(limit, sizeof *job.list.moves);
    job.solver = nimm_solver_new(0, 0);
    solver_report_to(job.solver, progress_of_search, NULL);
    if (arguments_switch(arguments, "quiet"))
        status = answer_quietly(&job);
    else if (job.batch)
        status = answer_lines(&job);
    else
        answer_position(&job);
    if (job.failed) status = STATUS_FAILED;
    typed_free(&job.subject);
    nimm_solver_free(job.solver);
    free(job.list.moves);
    terminal_close(&terminal);
    return cli_finish(&job.out, status);
}

static const struct option options[] = {
    {"why", NULL, "also why: the piles that it equals, the binary grid and the reasons"},
    OPTION_GROUPS,
    OPTION_MISERE,
    OPTION_MOVER,
    {"limit",
     "N",
     "list at most N winning moves (default 2; with --json 10, with --why 100)",
     {0, MOST_LISTED}},
    OPTION_JSON,
    {"quiet", NULL, "print nothing; exit status 0: N, 3: P, 4: D, 1: too large to search"},
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_solve = {
    .name = "solve",
    .usage = "GAME POSITION [options]",
    .summary = "who wins a position, its value, the winning moves, and why",
    .is_first = true,
    .details = "With - for the position, it reads one from each line of standard input and answers "
               "each; a bad line is reported, and the exit status is 1 at the end. If a position "
               "is too large to search, the answer says so; its outcome is then null in JSON.",
    .options = options,
    .alternatives = "why json quiet",
    .run = run,
};
