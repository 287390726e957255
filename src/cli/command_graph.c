/* SPDX-License-Identifier: MIT */
/* nimm graph: all positions that can come up, as a picture for graphviz. */
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "say/graph.h"
#include "say/scratch.h"
#include "ui/progress.h"
#include "ui/terminal.h"

enum { DEFAULT_NODES = 1000, MOST_NODES = 100000 };

/* What was left out is said, but not in the picture's own stream. */
static void tell_extent(const struct graph *graph) {
    const char *why = graph->extent == GRAPH_TO_WORK ? ": more would be too much work"
                                                     : "; --nodes and --depth set how far it goes";
    if (graph->extent != GRAPH_WHOLE)
        cli_complain(STATUS_DONE, "the graph stops at %" PRIu32 " position%s%s", graph->n_nodes,
                     graph->n_nodes == 1 ? "" : "s", why);
}

static int run(struct arguments *arguments) {
    const bool svg = arguments_switch(arguments, "svg");
    enum map_form form = MAP_VALUES;
    if (arguments_switch(arguments, "outcome")) form = MAP_OUTCOMES;
    if (arguments_switch(arguments, "blank")) form = MAP_BLANK;
    const bool may_be_shown = isatty(STDOUT_FILENO) && !svg;
    const struct graph_plan plan = {
        .depth = (uint32_t)arguments_number(arguments, "depth", UINT32_MAX),
        .nodes = (uint32_t)arguments_number(arguments, "nodes", DEFAULT_NODES),
        .merge = may_be_shown || arguments_switch(arguments, "merge"),
    };
    struct typed subject;
    struct question question;
    struct graph graph;
    struct text *out = scratch();
    int status = cli_question(arguments, true, &subject, &question);
    if (status != STATUS_DONE) return status;
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    solver_report_to(solver, progress_of_search, NULL);
    graph_build(solver, &question, &plan, &graph);
    if (form != MAP_BLANK) graph_solve(solver, &graph);
    progress_end();
    if (!svg)
        graph_dot(&graph, form, out);
    else if (!map_svg(&graph, form, MAP_DOWN, true, out))
        status =
            cli_complain(STATUS_FAILED,
                         "%" PRIu32 " positions are too many to draw here: leave out --svg and let "
                         "Graphviz draw them, as in nimm graph ... | dot -Tsvg",
                         graph.n_nodes);
    if (status == STATUS_DONE) tell_extent(&graph);
    struct text *map = scratch();
    struct terminal terminal;
    terminal_open(&terminal, arguments->taste.look);
    const struct style style = terminal_style(&terminal);
    if (status == STATUS_DONE && may_be_shown) map_text(&graph, form, &style, map);
    terminal_close(&terminal);
    const char *name = scratch_format("%s-graph", subject.game->id);
    graph_free(&graph);
    nimm_solver_free(solver);
    typed_free(&subject);
    if (status != STATUS_DONE) return cli_finish(out, status);
    if (map->length > 0) {
        const char *values = strstr(map->data, " *") ? " *2: value 2." : "";
        if (form != MAP_BLANK)
            text_addf(map, "(Round: the player to move wins. Square: the other does.%s)\n", values);
        text_add(map, "(Add --svg for a picture that opens in a browser.)\n");
        return cli_finish(map, STATUS_DONE);
    }
    if (svg) return cli_finish_file(out, name, ".svg", "open it in a browser");
    return cli_finish_file(out, name, ".dot", "Graphviz draws it (dot -Tsvg); --svg draws it here");
}

static const struct option options[] = {
    {"svg", NULL, "as an SVG picture, drawn here, instead of DOT"},
    {"blank", NULL, "without values and colors, for a class to label"},
    {"outcome", NULL, "N and P alone, without values"},
    {"merge", NULL,
     "positions that play alike, such as piles in a different order, are one, as they "
     "always are on the screen"},
    {"depth", "N", "positions up to N moves from the given one", {0, UINT32_MAX}},
    {"nodes", "N", "at most N positions (default 1000)", {1, MOST_NODES}},
    OPTION_MISERE,
    OPTION_MOVER,
    {0},
};

const struct command command_graph = {
    .name = "graph",
    .usage = "GAME POSITION [options]",
    .summary = "the graph of all positions, in the DOT language of Graphviz",
    .details =
        "N-positions are green ellipses, P-positions orange boxes, winning moves bold green arcs; "
        "the number on a node is its value. Example: nimm graph nim 1,2 | dot -Tsvg > nim.svg. At "
        "a terminal a small graph is drawn on the screen. Any other is written to a file, and you "
        "are told its name.",
    .options = options,
    .alternatives = "blank outcome",
    .run = run,
};
