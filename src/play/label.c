/* SPDX-License-Identifier: MIT */
#include "play/label.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"

void label_free(struct label *label) {
    free(label->position);
    free(label->options);
    free(label->after);
    free(label->like);
    *label = (struct label){0};
}

/* --- options --------------------------------------------------------------------------------- */

/* Puts a position in the place of number n of a growing array. */
static void keep(unsigned char **array, size_t n, const void *position, size_t size) {
    *array = memory_grow(*array, n, size);
    memcpy(*array + n * size, position, size);
}

/* True if two positions of a game, alike in play, are written alike too. */
static bool look_alike(const struct game *game, const void *a, const void *b) {
    struct text first = {0}, second = {0};
    position_print_state(game, a, &first);
    position_print_state(game, b, &second);
    const bool same = strcmp(first.data, second.data) == 0;
    nimm_text_free(&first);
    nimm_text_free(&second);
    return same;
}

/* Lists the options of a position: at most `most`, without labels, those of a kind once. */
static void list_options(const struct question *question, size_t most, struct label *label) {
    const struct game *game = question->game;
    unsigned char *after = memory_take(2, game->size), *key = after + game->size;
    unsigned char *keys = memory_take(1, game->size);
    struct moves moves = {0};
    *label = (struct label){
        .game = game, .misere = question->misere, .position = memory_copy(question->position, game->size)};
    while (game->moves(label->position, question->mover, &moves)) {
        if (!question->misere && game->warn &&
            game->warn(label->position, question->mover, &moves.move, NULL)) {
            label->unsafe++;
            continue;
        }
        memcpy(after, label->position, game->size);
        game->play(after, question->mover, &moves.move);
        memcpy(key, after, game->size);
        if (game->canonical) game->canonical(key);
        size_t same = 0;
        while (same < label->n && memcmp(keys + same * game->size, key, game->size) != 0) same++;
        if (same < label->n) {
            label->joined = label->joined || (game->flags & NIMM_GAME_ALIKE &&
                                              !look_alike(game, after, label->after + same * game->size));
            continue;
        }
        label->more = label->n == most;
        if (label->more) break;
        keep(&label->after, label->n, after, game->size);
        keep(&keys, label->n, key, game->size);
        label->options = memory_grow(label->options, label->n, sizeof *label->options);
        label->options[label->n++] = (struct label_option){.move = moves.move};
    }
    free(after);
    free(keys);
}

static enum nimm_status ask(struct nimm_solver *solver, struct label *label, const struct question *question,
                            uint64_t *value, enum outcome *outcome) {
    struct solution solution;
    if (!label->by_value) return nimm_solve_outcome(solver, question, outcome);
    enum nimm_status status = nimm_solve_position(solver, question, &solution);
    *outcome = solution.outcome;
    *value = solution.value;
    return status == NIMM_OK ? solution.has_value ? status : solution.value_status : status;
}

enum nimm_status label_position(struct nimm_solver *solver, const struct question *question,
                                struct label *label) {
    struct solution solution;
    struct question next = {question->game, NULL, !question->mover, question->misere, NULL};
    assert(!(question->game->flags & NIMM_GAME_PARTISAN));
    list_options(question, LABEL_OPTIONS, label);
    solver_hold(solver);
    enum nimm_status status = nimm_solve_position(solver, question, &solution);
    label->outcome = solution.outcome;
    label->value = solution.value;
    label->by_value = solution.has_value;
    for (size_t i = 0; i < label->n && status == NIMM_OK; i++) {
        struct label_option *option = &label->options[i];
        next.position = label->after + i * label->game->size;
        status = ask(solver, label, &next, &option->value, &option->outcome);
        option->known = status == NIMM_OK;
    }
    solver_release(solver);
    return status;
}

void label_numbers(const uint64_t *numbers, size_t n, struct label *label) {
    uint64_t *seen = memory_take(NIMM_MEX_WORDS(n), sizeof *seen);
    *label = (struct label){.by_value = true, .n = n, .value = nimm_mex(numbers, n, seen)};
    label->options = memory_take(n + 1, sizeof *label->options);
    for (size_t i = 0; i < n; i++) label->options[i].value = numbers[i];
    free(seen);
}

/* --- every position -------------------------------------------------------------------------- */

bool label_graph(struct nimm_solver *solver, const struct question *question, uint32_t most,
                 struct position_graph *graph) {
    const struct position_graph_plan plan = {
        .depth = UINT32_MAX, .nodes = LABEL_NODES, .merge = true, .safe = !question->misere};
    struct piles piles;
    assert(!(question->game->flags & NIMM_GAME_PARTISAN));
    position_graph_build(solver, question, &plan, graph);
    if (graph->extent != POSITION_GRAPH_WHOLE || graph->n_nodes > most) return false;
    position_graph_solve(solver, graph);
    /* A position in which somebody could win at once has no value. */
    solver_begin(solver);
    graph->by_value = graph->nodes[0].has_value &&
                      nimm_game_piles(solver, question->game, question->position, &piles) != NIMM_NO_ANSWER;
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        graph->by_value = graph->by_value && graph->nodes[i].has_value;
    return true;
}

uint32_t label_graph_parts(struct nimm_solver *solver, const struct position_graph *graph) {
    const struct game *game = graph->game;
    unsigned char *parts = NULL, *alone = memory_take(1, nimm_game_largest());
    struct piles piles;
    uint32_t n = 0;
    bool has_sums = false;
    solver_begin(solver);
    for (uint32_t node = 0; node < graph->n_nodes && graph->by_value && game->part && game->code; node++) {
        const void *position = position_graph_position(graph, node);
        if (nimm_game_piles(solver, game, position, &piles) != NIMM_OK) break;
        has_sums = has_sums || piles.n > 1;
        for (size_t i = 0; i < piles.n && game->part(position, i, alone); i++) {
            uint32_t same = 0;
            while (same < n && memcmp(parts + same * game->size, alone, game->size) != 0) same++;
            if (same == n) keep(&parts, n++, alone, game->size);
        }
    }
    free(parts);
    free(alone);
    return has_sums ? n : 0;
}

/* The options of a node are the ends of its arcs, in the same order. */
void label_graph_step(const struct position_graph *graph, uint32_t i, struct label *label) {
    const struct position_node *node = &graph->nodes[graph->order[i]];
    const struct question question = {graph->game, position_graph_position(graph, graph->order[i]),
                                      node->mover, graph->misere, NULL};
    list_options(&question, SIZE_MAX, label);
    label->by_value = graph->by_value;
    label->value = node->value;
    label->outcome = node->outcome;
    assert(label->n == node[1].first_arc - node->first_arc);
    if (graph->game->flags & NIMM_GAME_ALIKE) label->like = memory_take(label->n, graph->game->size);
    for (size_t k = 0; k < label->n; k++) {
        uint32_t to = graph->arcs[node->first_arc + k].to;
        const struct position_node *next = &graph->nodes[to];
        bool drawn = node->outcome == NIMM_OUTCOME_D;
        label->options[k].known = next->place < i || (drawn && next->outcome == NIMM_OUTCOME_D);
        label->options[k].value = next->value;
        memcpy((label->like ? label->like : label->after) + k * graph->game->size,
               position_graph_position(graph, to), graph->game->size);
        label->options[k].outcome = next->outcome;
    }
}
