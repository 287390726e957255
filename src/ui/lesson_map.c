/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <stdlib.h>

#include "nimm/position_graph.h"
#include "ui/lesson_show.h"
#include "ui/paragraph.h"

/* More dots than these are more than a class can look at. */
enum { MOST_DOTS = 40 };

struct map {
    struct position_graph graph;
    uint32_t height[MOST_DOTS]; /* the longest way to the end */
    uint32_t highest;
};

/* Heights grow along arrows taken backwards; without cycles they settle. */
static void find_heights(struct map *map) {
    const struct position_graph *graph = &map->graph;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < graph->n_arcs; i++) {
            uint32_t above = map->height[graph->arcs[i].to] + 1;
            if (map->height[graph->arcs[i].from] >= above) continue;
            map->height[graph->arcs[i].from] = above;
            changed = true;
        }
    }
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        if (map->height[i] > map->highest) map->highest = map->height[i];
}

/* The ends of a dot's arrows: all of them, or the orange ones alone. */
static void add_ends(const struct map *map, uint32_t node, bool orange, struct text *text) {
    const struct position_graph *graph = &map->graph;
    const char *before = " ";
    for (uint32_t i = graph->nodes[node].first_arc; i < graph->nodes[node + 1].first_arc; i++) {
        uint32_t to = graph->arcs[i].to;
        if (orange && graph->nodes[to].outcome != OUTCOME_P) continue;
        text_add(text, before);
        graph->game->print(position_graph_position(graph, to), text);
        before = "  ";
    }
}

static void add_dot(const struct map *map, uint32_t node, unsigned width, struct text *text) {
    const struct position_graph *graph = &map->graph;
    struct text line = {0};
    text_add(&line, "    ");
    graph->game->print(position_graph_position(graph, node), &line);
    bool winning = graph->nodes[node].outcome == OUTCOME_N;
    text_add(&line, winning ? "  N, green: an arrow leads to orange:" : "  P, orange: ");
    if (!winning) text_add(&line, map->height[node] ? "all arrows lead to green:" : "no arrow leaves it");
    if (map->height[node]) add_ends(map, node, winning, &line);
    paragraph_add(text, text_string(&line), width, 6);
    text_free(&line);
}

void lesson_show_map(struct classroom *room, const struct question *question) {
    struct position_graph_plan plan = {.depth = UINT32_MAX, .nodes = MOST_DOTS, .merge = true};
    struct map map = {0};
    assert(!(question->game->flags & GAME_LOOPY));
    solver_begin(room->solver);
    position_graph_build(room->solver, question, &plan, &map.graph);
    if (map.graph.extent != POSITION_GRAPH_WHOLE) {
        classroom_say(room, "That map has more than 40 dots. This is what I can say without drawing it:");
        classroom_work(room, question);
        position_graph_free(&map.graph);
        return;
    }
    find_heights(&map);
    for (uint32_t height = 0; height <= map.highest; height++) {
        text_addf(&room->out, "  At most %u move%s left:\n", (unsigned)height, height == 1 ? "" : "s");
        for (uint32_t i = 0; i < map.graph.n_nodes; i++)
            if (map.height[i] == height) add_dot(&map, i, terminal_style(&room->terminal).width, &room->out);
    }
    position_graph_free(&map.graph);
}
