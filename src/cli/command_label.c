/* SPDX-License-Identifier: MIT */
/* nimm label: the coloring algorithm, a position a step. */
#include <inttypes.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/text.h"
#include "play/label.h"
#include "say/scratch.h"
#include "ui/label_run.h"

/* --- JSON ------------------------------------------------------------------------------------ */

static void add_json(const struct label *label, struct text *out) {
    const struct game *game = label->game;
    json_begin(out, '{');
    json_add_member(out, "position", scratch_position(game, label->position));
    json_add_key(out, "options");
    json_begin(out, '[');
    for (size_t i = 0; i < label->n; i++) {
        struct text *move = scratch();
        const struct label_option *option = &label->options[i];
        game->print_move(label->position, &option->move, move);
        json_begin(out, '{');
        json_add_member(out, "move", move->data);
        json_add_member(out, "position", scratch_position(game, label->after + i * game->size));
        json_add_number(out, "value", label->by_value && option->known, option->value);
        text_add_char(out, '}');
    }
    text_add_char(out, ']');
    json_add_number(out, "value", label->by_value, label->value);
    json_add_outcome(out, true, label->outcome);
    text_add(out, "}\n");
}

static int print_json(const struct question *question, const struct label_plan *plan) {
    struct graph graph;
    struct label label;
    struct text *out = scratch();
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    int status = STATUS_DONE;
    if (label_graph(solver, question, plan->most, &graph)) {
        if (plan->outcomes) graph.by_value = false;
        for (uint32_t i = 0; i < graph.n_nodes; i++) {
            label_read(&graph, graph.order[i], false, &label);
            add_json(&label, out);
            label_free(&label);
        }
    } else {
        const uint32_t n = graph.n_nodes;
        if (graph.extent == GRAPH_WHOLE)
            status = cli_complain(STATUS_FAILED,
                                  "%" PRIu32 " positions can come up: --nodes N labels up to %d", n,
                                  LABEL_NODES);
        else if (graph.extent == GRAPH_TO_NODES)
            status = cli_complain(
                STATUS_FAILED, "more than %" PRIu32 " positions can come up: choose a smaller one",
                n);
        else
            status = cli_complain(STATUS_FAILED,
                                  "at least %" PRIu32 " positions can come up, with too many moves "
                                  "to label: choose a smaller one",
                                  n);
    }
    graph_free(&graph);
    nimm_solver_free(solver);
    return cli_finish(out, status);
}

/* --- the command ----------------------------------------------------------------------------- */

static int run(struct arguments *arguments) {
    struct dialogue room;
    struct typed subject;
    struct question question;
    struct text *why = scratch();
    int status = cli_question(arguments, true, &subject, &question);
    if (status != STATUS_DONE) return status;
    struct label_plan plan = {.most =
                                  (uint32_t)arguments_number(arguments, "nodes", LABEL_RUN_NODES),
                              .ask = arguments_switch(arguments, "ask"),
                              .outcomes = arguments_switch(arguments, "outcome"),
                              .all = "--nodes N",
                              .home = "the shell"};
    if (label_run_refuses(subject.game, why)) {
        status = cli_complain(STATUS_USAGE, "%s", why->data);
    } else if (arguments_switch(arguments, "json")) {
        status = print_json(&question, &plan);
    } else {
        dialogue_open(&room, arguments->taste.look);
        label_run(&room, &question, &plan);
        dialogue_close(&room);
    }
    typed_free(&subject);
    return status;
}

static const struct option options[] = {
    {"ask", NULL, "ask for each label first, and check the answer; there are two tries"},
    {"outcome", NULL, "N and P alone, as if there were no values"},
    {"nodes", "N", "label up to N positions (default 300)", {1, LABEL_NODES}},
    OPTION_MISERE,
    {"json", NULL, "one JSON object per position, each on one line"},
    OPTION_PLAIN,
    OPTION_COLOR,
    {0},
};

const struct command command_label = {
    .name = "label",
    .usage = "GAME POSITION [options]",
    .summary = "label every position that can come up, end positions first",
    .details =
        "Without cycles, a position is labeled once all its options are: its value is the mex of "
        "theirs, and that makes it N or P. With cycles and in misere play the label is N, P or D, "
        "with no value. Positions that play alike, such as piles in a different order, are one. "
        "Enter goes on, back goes back, go shows the rest at once.",
    .options = options,
    .alternatives = "ask json",
    .run = run,
};
