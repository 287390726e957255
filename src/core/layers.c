/* SPDX-License-Identifier: MIT */
#include "core/layers.h"

#include <string.h>

struct plan {
    struct layers *layers;
    const struct digraph_arc *arcs;
    size_t n_arcs;
    enum { NEW, OPEN, DONE } state[LAYERS_NODES];
    bool rises[LAYERS_LINES]; /* by arc: it closes a cycle */
};

/* --- rows ------------------------------------------------------------------------------------ */

/* Depth first: an arc to a node that is still open closes a cycle. */
static void visit(struct plan *plan, uint32_t node) {
    struct layers_point *point = plan->layers->point;
    plan->state[node] = OPEN;
    for (size_t i = 0; i < plan->n_arcs; i++) {
        const uint32_t to = plan->arcs[i].to;
        if (plan->arcs[i].from != node) continue;
        if (plan->state[to] == NEW) visit(plan, to);
        plan->rises[i] = plan->state[to] == OPEN;
        if (!plan->rises[i] && point[node].row <= point[to].row) point[node].row = point[to].row + 1;
    }
    plan->state[node] = DONE;
}

static void add_line(struct layers *layers, uint32_t upper, uint32_t lower, bool rises) {
    struct layers_line *line = layers->line;
    while (line < layers->line + layers->n_lines && (line->upper != upper || line->lower != lower)) line++;
    if (line == layers->line + layers->n_lines) {
        *line = (struct layers_line){.upper = upper, .lower = lower};
        layers->n_lines++;
    }
    line->up |= rises;
    line->down |= !rises;
}

/* The point where arcs to the node pass through the row; a new one for an arc that rises. False: no room. */
static bool find_point(struct layers *layers, uint32_t row, uint32_t to, bool rises, uint32_t *number) {
    for (*number = layers->n_nodes; *number < layers->n_points && !rises; ++*number)
        if (layers->point[*number].row == row && layers->point[*number].to == to) return true;
    *number = layers->n_points;
    if (*number == LAYERS_POINTS) return false;
    layers->point[layers->n_points++] = (struct layers_point){row, rises ? UINT32_MAX : to, 1, 0, false};
    return true;
}

/* The lines of an arc, from above. */
static bool add_arc(struct layers *layers, uint32_t upper, uint32_t lower, bool rises) {
    for (uint32_t row = layers->point[upper].row - 1; row > layers->point[lower].row; row--) {
        uint32_t next, known = layers->n_points;
        if (layers->n_lines == LAYERS_LINES || !find_point(layers, row, lower, rises, &next)) return false;
        add_line(layers, upper, next, rises);
        if (next < known) return true;
        upper = next;
    }
    if (layers->n_lines == LAYERS_LINES) return false;
    add_line(layers, upper, lower, rises);
    return true;
}

/* --- the order in a row ---------------------------------------------------------------------- */

enum { UNIT = 64 }; /* parts of a place, so that means need no fractions */

/* The mean place of a point's neighbors in the row above or below, or both; its own, if it has none. Lines
 * that pass a row count more, so that they get straight. */
static int mean(const struct layers *layers, uint32_t point, const int *place, bool above, bool below) {
    int sum = 0, n = 0;
    for (const struct layers_line *line = layers->line; line < layers->line + layers->n_lines; line++) {
        const bool down = below && line->upper == point, up = above && line->lower == point;
        const int weight = 1 + 2 * (line->upper >= layers->n_nodes) + 2 * (line->lower >= layers->n_nodes);
        if (!down && !up) continue;
        sum += weight * place[down ? line->lower : line->upper];
        n += weight;
    }
    return n > 0 ? sum / n : place[point];
}

/* Sorts a row by the means of its neighbors above, or below. */
static void sort_row(struct layers *layers, uint32_t row, bool above, int *place) {
    uint32_t *order = layers->order + layers->row[row], n = layers->row[row + 1] - layers->row[row];
    int key[LAYERS_POINTS];
    for (uint32_t i = 0; i < n; i++) key[order[i]] = mean(layers, order[i], place, above, !above);
    for (uint32_t i = 1; i < n; i++) {
        const uint32_t point = order[i];
        uint32_t k = i;
        for (; k > 0 && key[order[k - 1]] > key[point]; k--) order[k] = order[k - 1];
        order[k] = point;
    }
    for (uint32_t i = 0; i < n; i++) place[order[i]] = (int)i * UNIT;
}

static size_t count_crossings(const struct layers *layers, const int *place) {
    size_t n = 0;
    for (uint32_t i = 0; i < layers->n_lines; i++) {
        for (uint32_t k = 0; k < i; k++) {
            const struct layers_line *a = &layers->line[i], *b = &layers->line[k];
            if (layers->point[a->upper].row != layers->point[b->upper].row) continue;
            const int top = place[a->upper] - place[b->upper], end = place[a->lower] - place[b->lower];
            n += (top > 0 && end < 0) || (top < 0 && end > 0);
        }
    }
    return n;
}

/* Sweeps down and up; the order with the fewest crossings stays. */
static void sort_rows(struct layers *layers) {
    enum { SWEEPS = 12 };
    int place[LAYERS_POINTS] = {0};
    uint32_t best[LAYERS_POINTS];
    size_t fewest = SIZE_MAX;
    for (uint32_t row = 0, n = 0; row < layers->n_rows; row++) {
        layers->row[row] = n;
        for (uint32_t i = 0; i < layers->n_points; i++) {
            if (layers->point[i].row != row) continue;
            place[i] = (int)(n - layers->row[row]) * UNIT;
            layers->order[n++] = i;
        }
        layers->row[row + 1] = n;
    }
    for (int sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
        const bool down = sweep % 2 == 0;
        for (uint32_t i = 1; i < layers->n_rows; i++)
            sort_row(layers, down ? layers->n_rows - 1 - i : i, down, place);
        const size_t crossings = count_crossings(layers, place);
        if (crossings >= fewest) continue;
        fewest = crossings;
        memcpy(best, layers->order, sizeof best);
    }
    if (layers->n_rows > 1) memcpy(layers->order, best, sizeof best);
}

/* --- places ---------------------------------------------------------------------------------- */

/* Moves the points of a row as near to the means of their neighbors as the distances between them allow: the
 * least squares, by pooling neighbors that come too close. */
static void place_row(struct layers *layers, uint32_t row, int apart, bool above, bool below, int *place) {
    const uint32_t *order = layers->order + layers->row[row], n = layers->row[row + 1] - layers->row[row];
    struct {
        int64_t sum;
        int n;
    } pool[LAYERS_POINTS];
    int offset[LAYERS_POINTS] = {0};
    uint32_t pools = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct layers_point *point = layers->point;
        if (i > 0)
            offset[i] =
                offset[i - 1] + ((point[order[i - 1]].wide + point[order[i]].wide + 1) / 2 + apart) * UNIT;
        pool[pools].sum = mean(layers, order[i], place, above, below) - offset[i];
        pool[pools++].n = 1;
        for (;
             pools > 1 && pool[pools - 2].sum / pool[pools - 2].n >= pool[pools - 1].sum / pool[pools - 1].n;
             pools--) {
            pool[pools - 2].sum += pool[pools - 1].sum;
            pool[pools - 2].n += pool[pools - 1].n;
        }
    }
    for (uint32_t i = 0, k = 0; k < pools; k++)
        for (int left = pool[k].n; left > 0; left--, i++)
            place[order[i]] = offset[i] + (int)(pool[k].sum / pool[k].n);
}

static void place_points(struct layers *layers, int apart) {
    enum { SWEEPS = 24 };
    int place[LAYERS_POINTS] = {0}, left = INT32_MAX;
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
        const bool both = sweep >= SWEEPS / 2, down = sweep % 2 == 0;
        for (uint32_t i = 0; i < layers->n_rows; i++)
            place_row(layers, down ? layers->n_rows - 1 - i : i, apart, both || down, both || !down, place);
    }
    for (uint32_t i = 0; i < layers->n_points; i++) {
        place[i] = (place[i] + (1 << 24)) / UNIT;
        if (place[i] - layers->point[i].wide / 2 < left) left = place[i] - layers->point[i].wide / 2;
    }
    for (uint32_t i = 0; i < layers->n_points; i++) {
        struct layers_point *point = &layers->point[i];
        point->x = place[i] - left;
        if (point->x + (point->wide + 1) / 2 > layers->wide) layers->wide = point->x + (point->wide + 1) / 2;
    }
}

/* The x of an end of a line among the lines at this side of the point, which are in the order of their other
 * ends. */
static int end_of(const struct layers *layers, const struct layers_line *line, bool at_upper) {
    const struct layers_point *point = &layers->point[at_upper ? line->upper : line->lower];
    const int other = layers->point[at_upper ? line->lower : line->upper].x;
    int n = 0, before = 0;
    for (const struct layers_line *each = layers->line; each < layers->line + layers->n_lines; each++) {
        if (&layers->point[at_upper ? each->upper : each->lower] != point) continue;
        n++;
        before += layers->point[at_upper ? each->lower : each->upper].x < other;
    }
    return point->x - point->wide / 2 + point->wide * (2 * before + 1) / (2 * n);
}

bool layers_make(struct layers *layers, const int *wide, uint32_t n_nodes, const struct digraph_arc *arcs,
                 size_t n_arcs, int apart) {
    struct plan plan = {layers, arcs, n_arcs, {NEW}, {false}};
    if (n_nodes > LAYERS_NODES || n_arcs > LAYERS_LINES) return false;
    *layers = (struct layers){.n_nodes = n_nodes, .n_points = n_nodes};
    for (uint32_t i = 0; i < n_nodes; i++) layers->point[i] = (struct layers_point){0, i, wide[i], 0, false};
    for (uint32_t i = 0; i < n_nodes; i++) {
        if (plan.state[i] == NEW) visit(&plan, i);
        if (layers->point[i].row >= layers->n_rows) layers->n_rows = layers->point[i].row + 1;
    }
    for (size_t i = 0; i < n_arcs; i++) {
        const uint32_t from = arcs[i].from, to = arcs[i].to;
        if (from == to)
            layers->point[from].loops = true;
        else if (!add_arc(layers, plan.rises[i] ? to : from, plan.rises[i] ? from : to, plan.rises[i]))
            return false;
    }
    sort_rows(layers);
    place_points(layers, apart);
    for (struct layers_line *line = layers->line; line < layers->line + layers->n_lines; line++) {
        line->from = end_of(layers, line, true);
        line->to = end_of(layers, line, false);
    }
    return true;
}
