/* SPDX-License-Identifier: MIT */
/* nimm values: the Grundy values of single piles, and how they repeat; or those of boards of all
 * sizes. */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/nim.h"
#include "core/text.h"
#include "say/scratch.h"
#include "say/square.h"
#include "ui/progress.h"
#include "ui/terminal.h"

enum {
    MOST_VALUES = 1000000,
    MOST_LIMIT = 50000000,
    MOST_SIDE = 30, /* of the boards in a table */
    MOST_EXCEPTIONS = 40
};

struct job {
    const struct game *game;
    void *position; /* blank, or the last pile whose value was computed */
    struct nimm_solver *solver;
    bool is_known;                   /* all values are: by a code, or by a closed form */
    struct octal_sequence *sequence; /* of the code, or NULL */
    uint64_t closed_period;          /* of the closed form; 0 if it has none */
    uint64_t first;                  /* the smallest pile asked about */
    uint64_t *values;                /* of the piles from there on */
    size_t known;                    /* how many of them are computed */
    bool json, plain;
    struct text out;
};

/* --- values ---------------------------------------------------------------------------------- */

static void show_length(void *context, uint64_t spent) {
    const struct job *job = context;
    progress_show("computing: %zu values", octal_sequence_length(job->sequence));
}

static uint64_t last_pile(const struct job *job) {
    return job->first + job->known - 1;
}

/* Returns false if it is not known: *why says why, and *status is the exit status if no value came
 * before. */
static bool value_of_pile(struct job *job, uint64_t n, uint64_t *value, int *status,
                          struct text *why) {
    char string[24];
    struct piles piles;
    *status = STATUS_FAILED;
    if (job->sequence) {
        if (octal_value(job->sequence, n, value) == NIMM_OK) return true;
        return text_refuse(
            why,
            "the value of %" PRIu64
            " is beyond the first %zu, and no period is proved; --limit N computes more",
            n, octal_sequence_length(job->sequence));
    }
    snprintf(string, sizeof string, "%" PRIu64, n);
    if (!job->game->parse(string, job->position, why)) {
        *status = STATUS_USAGE;
        return false;
    }
    if (solve_piles(job->solver, job->game, job->position, &piles) == NIMM_OK) {
        *value = nimm_sum(piles.value, piles.n);
        return true;
    }
    return text_refuse(
        why, "the value of %" PRIu64 " takes too long to compute; try one no larger than %s", n,
        game_large(job->game, false));
}

/* Computes the values of n piles, or of those before the first that has none, which is said. The
 * progress of a sequence is shown by show_length. */
static int compute(struct job *job, size_t n) {
    enum { SHOWN_EACH = 1 << 12 };
    int status = STATUS_FAILED;
    struct text *why = scratch();
    job->values = memory_take(n, sizeof *job->values);
    for (; job->known < n; job->known++) {
        if (!value_of_pile(job, job->first + job->known, &job->values[job->known], &status, why))
            break;
        if ((job->known + 1) % SHOWN_EACH == 0)
            progress_show("computing: %zu values", job->known + 1);
    }
    progress_end();
    if (job->known == n) return STATUS_DONE;
    if (job->known == 0) return cli_complain(status, "%s", why->data);
    return cli_complain(STATUS_FAILED, "the values end at %" PRIu64 ": %s", last_pile(job),
                        why->data);
}

/* --- text ------------------------------------------------------------------------------------ */

/* Ten values per row, or five in a narrow window, after the number of the first. */
static void add_table(struct job *job) {
    enum { MANY = 10, FEW = 5 };
    const uint64_t last = last_pile(job);
    uint64_t largest = MANY - 1;
    for (size_t i = 0; i < job->known; i++)
        if (job->values[i] > largest) largest = job->values[i];
    const int label = (int)text_digits(last), cell = (int)text_digits(largest) + 2;
    const size_t wide = (size_t)label + 2 + MANY * (size_t)cell;
    const unsigned columns = wide > terminal_fold_width() ? FEW : MANY;
    text_addf(&job->out, "%*s |", label, "n");
    for (unsigned c = 0; c < columns; c++) text_addf(&job->out, "%*s%u", cell - 1, "+", c);
    text_add_char(&job->out, '\n');
    text_add_repeated(&job->out, "-", (size_t)label + 2 + columns * (size_t)cell);
    for (uint64_t pile = job->first - job->first % columns;; pile++) {
        if (pile % columns == 0) text_addf(&job->out, "\n%*" PRIu64 " |", label, pile);
        if (pile < job->first)
            text_add_repeated(&job->out, " ", (size_t)cell);
        else
            text_addf(&job->out, "%*" PRIu64, cell, job->values[pile - job->first]);
        if (pile == last) break;
    }
    text_add_char(&job->out, '\n');
}

/* Lists all exceptions, in memory that the caller frees, and returns how many there are. */
static size_t find_exceptions(const struct job *job, uint64_t **list) {
    const size_t n = job->sequence ? octal_exceptions(job->sequence, NULL, 0) : 0;
    *list = memory_take(n + 1, sizeof **list);
    return n > 0 ? octal_exceptions(job->sequence, *list, n) : 0;
}

static void add_period(struct job *job, const struct octal_period *period) {
    struct text *out = &job->out;
    const char *reason = " by a closed form";
    if (!job->sequence && !period->proved) {
        text_add(out, TEXT_FOLD);
        text_add(out, job->is_known ? "The values of " : "No period of the values of ");
        game_print_name(job->game, job->position, out);
        text_add(out,
                 job->is_known ? " have no period: they grow without bound.\n" : " is known.\n");
        return;
    }
    if (period->period == 0) {
        text_addf(out, TEXT_FOLD "No period is seen in the first %" PRIu64 " values.\n",
                  period->looked_at);
        return;
    }
    if (job->sequence)
        reason = period->proved
                     ? ": all the values that the periodicity theorem needs have been checked"
                     : ": it holds for all the values computed, but that is not a proof";
    text_addf(out, TEXT_FOLD "Preperiod %" PRIu64 ", period %" PRIu64 " (%s%s).\n",
              period->preperiod, period->period, period->proved ? "proved" : "observed", reason);
    if (job->sequence)
        text_addf(out, TEXT_FOLD "The proof needs %" PRIu64 " values; %" PRIu64 " were computed.\n",
                  period->window, period->looked_at);
    if (!period->proved) return;
    uint64_t *list;
    size_t n = find_exceptions(job, &list);
    text_add(out, n > 0 ? TEXT_FOLD "Exceptions (proved):" : "Exceptions (proved): none");
    for (size_t i = 0; i < n && i < MOST_EXCEPTIONS; i++) text_addf(out, " %" PRIu64, list[i]);
    if (n > MOST_EXCEPTIONS) text_addf(out, " ... (%zu in all; --json lists them)", n);
    text_add(out, ".\n");
    free(list);
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void add_json(struct job *job, const struct octal_period *period) {
    const bool seen = job->is_known && period->period > 0;
    struct text *out = &job->out, *name = scratch();
    uint64_t *list = NULL;
    size_t n = period->proved ? find_exceptions(job, &list) : 0;
    game_print_name(job->game, job->position, name);
    json_begin(out, '{');
    json_add_member(out, "game", name->data);
    if (job->values) {
        json_add_number(out, "from", true, job->first);
        json_add_number(out, "to", true, last_pile(job));
        json_add_numbers(out, "values", true, job->values, job->known);
    }
    const char *known = period->proved ? "proved" : seen ? "observed" : "none";
    json_add_member(out, "status", job->is_known ? known : "unknown");
    json_add_number(out, "preperiod", seen, period->preperiod);
    json_add_number(out, "period", seen, period->period);
    json_add_number(out, "window", seen, period->window);
    json_add_numbers(out, "exceptions", period->proved, list, n);
    text_add(out, "}\n");
    free(list);
}

/* --- boards of all sizes --------------------------------------------------------------------- */

/* Computes the values of all boards whose sides are in the range, row by row. Returns false, after
 * saying why, if one is refused or too large. */
static bool compute_square(struct job *job, struct range sides, int *status) {
    struct text *why = scratch();
    struct piles piles;
    const size_t n = (size_t)(sides.high - sides.low + 1);
    job->values = memory_take(n * n, sizeof *job->values);
    solver_report_to(job->solver, progress_of_search, NULL);
    for (; job->known < n * n; job->known++) {
        const uint64_t row = sides.low + job->known / n, column = sides.low + job->known % n;
        const char *size = scratch_format("%" PRIu64 "x%" PRIu64, row, column);
        const bool is_size = job->game->parse(size, job->position, why);
        if (!is_size || solve_piles(job->solver, job->game, job->position, &piles) != NIMM_OK) {
            progress_end();
            if (is_size) text_addf(why, "the value of %s takes too long to compute", size);
            *status = cli_complain(is_size ? STATUS_FAILED : STATUS_USAGE, "%s", why->data);
            return false;
        }
        job->values[job->known] = nimm_sum(piles.value, piles.n);
    }
    progress_end();
    return true;
}

static void add_square_json(struct job *job, struct range sides) {
    const size_t n = (size_t)(sides.high - sides.low + 1);
    struct text *out = &job->out, *name = scratch();
    game_print_name(job->game, job->position, name);
    json_begin(out, '{');
    json_add_member(out, "game", name->data);
    json_add_number(out, "from", true, sides.low);
    json_add_number(out, "to", true, sides.high);
    json_add_key(out, "values");
    json_begin(out, '[');
    for (size_t row = 0; row < n; row++) {
        json_begin(out, '[');
        text_add_numbers(out, job->values + row * n, n);
        text_add_char(out, ']');
    }
    text_add(out, "]}\n");
}

/* Reports the values of the boards whose sides are in the range; no side is 0. */
static int report_square(struct job *job, struct range sides) {
    int status = STATUS_DONE;
    const bool starts_at_0 = sides.low == 0;
    if (starts_at_0) sides.low = 1;
    if (sides.low > sides.high || sides.high - sides.low >= MOST_SIDE)
        return cli_complain(STATUS_USAGE,
                            "a board of %s has at least 1 row and 1 column: write A..B, such as "
                            "1..9, with at most %d numbers",
                            job->game->id, MOST_SIDE);
    if (!compute_square(job, sides, &status)) return status;
    const size_t n = (size_t)(sides.high - sides.low + 1);
    if (job->json)
        add_square_json(job, sides);
    else if (!job->plain)
        square_add(job->values, NULL, sides.low, n, terminal_fold_width(), &job->out);
    if (starts_at_0 && !job->json)
        text_add(&job->out, TEXT_FOLD "(The corner is 1x1; there is no row 0.)\n");
    for (size_t i = 0; job->plain && !job->json && i < job->known; i++)
        text_addf(&job->out, "%" PRIu64 "x%" PRIu64 ": %" PRIu64 ".\n", sides.low + i / n,
                  sides.low + i % n, job->values[i]);
    return STATUS_DONE;
}

/* --- the command ----------------------------------------------------------------------------- */

static void report(struct job *job) {
    struct octal_period period = {.period = job->closed_period, .proved = job->closed_period > 0};
    struct text *out = &job->out;
    if (job->sequence) octal_period(job->sequence, &period);
    progress_end();
    if (job->json) {
        add_json(job, &period);
        return;
    }
    if (job->values && !job->plain) add_table(job);
    for (size_t i = 0; job->values && job->plain && i < job->known; i++)
        text_addf(out, "%" PRIu64 ": %" PRIu64 ".\n", job->first + i, job->values[i]);
    add_period(job, &period);
}

/* The range that the words after the game write, as A..B or as A B, or that of the smallest
 * sizes. */
static const char *range_word(const struct arguments *arguments, const struct job *job) {
    uint64_t first = 0;
    if (arguments->n == 3)
        return scratch_format("%s..%s", arguments->words[1], arguments->words[2]);
    if (arguments->n == 2) return arguments->words[1];
    if (job->game->reads_size) return "1..9";
    while (first < 2 && !job->game->parse(scratch_format("%" PRIu64, first), job->position, NULL))
        first++;
    return scratch_format("%" PRIu64 "..20", first);
}

static int run(struct arguments *arguments) {
    struct range range = {0};
    struct octal_code code = {0};
    int status = STATUS_USAGE;
    struct job job = {.json = arguments_switch(arguments, "json"),
                      .plain = arguments->taste.look.plain};
    bool period_alone = arguments_switch(arguments, "period");
    if (arguments->n == 0 || arguments->n > (period_alone ? 1u : 3u))
        return cli_complain(STATUS_USAGE, "write nimm values GAME A..B, such as nimm values kayles "
                                          "0..20, or nimm values GAME --period");
    job.position = cli_game(arguments->words[0], &job.game);
    if (!job.position) return STATUS_USAGE;
    job.is_known =
        job.game->theory->code && job.game->theory->code(job.position, &code, &job.closed_period);
    const char *word = range_word(arguments, &job);
    const bool is_range =
        arguments_read_range(word, &range) && range.high - range.low <= MOST_VALUES;
    if (!job.game->reads_one_pile && !job.game->reads_size) {
        cli_complain(
            STATUS_USAGE,
            "%s is not played with single piles; nimm solve %s gives the value of a position",
            job.game->id, job.game->id);
    } else if (job.game->reads_size && period_alone) {
        cli_complain(
            STATUS_USAGE,
            "%s is not played with single piles, so there is no period to look for; nimm values "
            "%s 1..9 is a square table",
            job.game->id, job.game->id);
    } else if (!is_range) {
        cli_complain(STATUS_USAGE,
                     "%s is not a range: write A..B, such as 0..20, with B at most %d above A",
                     cli_quoted(word), MOST_VALUES);
    } else if (code.n == 0 && arguments_option(arguments, "limit")) {
        cli_complain(STATUS_USAGE, "the values of %s need no --limit: leave it out", job.game->id);
    } else if (job.game->reads_size) {
        job.solver = nimm_solver_new(0, 0);
        status = report_square(&job, range);
        nimm_solver_free(job.solver);
    } else {
        job.first = range.low;
        job.solver = nimm_solver_new(0, 0);
        if (code.n > 0) {
            size_t limit = (size_t)arguments_number(arguments, "limit", 0);
            job.sequence = octal_sequence_new(&code, limit, job.solver);
            solver_report_to(job.solver, show_length, &job);
        }
        status = period_alone ? STATUS_DONE : compute(&job, (size_t)(range.high - range.low + 1));
        if (status == STATUS_DONE || job.known > 0) report(&job);
        octal_sequence_free(job.sequence);
        nimm_solver_free(job.solver);
    }
    free(job.position);
    free(job.values);
    return cli_finish(&job.out, status);
}

static const struct option options[] = {
    {"period", NULL, "only the period; leave out A..B"},
    {"limit",
     "N",
     "compute at most N values (default: as many as two seconds of work allow, at most 4194304)",
     {1, MOST_LIMIT}},
    OPTION_PLAIN,
    OPTION_JSON,
    {0},
};

const struct command command_values = {
    .name = "values",
    .usage = "GAME [A..B] [options]",
    .summary = "the Grundy values of single piles, and their period",
    .details = "Any game in which a number alone is a position has such values: nim, prime, kayles "
               "and octal:CODE among others. Where a size such as 2x3 is a position, as in queen, "
               "they are a square table: nimm values queen 1..9. Without A..B, the smallest sizes "
               "are shown. A period is proved when all the values that the theorem of Guy and "
               "Smith needs have been checked; otherwise it is only observed.",
    .options = options,
    .run = run,
};
