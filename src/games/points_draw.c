/* SPDX-License-Identifier: MIT */
/* The picture of points and segments: the plane scaled to a canvas. */
#include <assert.h>
#include <limits.h>
#include <string.h>

#include "core/canvas.h"
#include "games/points.h"

enum { WIDEST = 60, HIGHEST = 20, COLUMNS_A_LINE = 3, MOST_STRETCHED = 2 };

/* The dots that the points take, and where in them each point lies. */
struct layout {
    int64_t wide, high;
    int x[PLANE_POINTS], y[PLANE_POINTS];
};

struct box {
    int64_t left, top, wide, high;
};

static struct box find_box(const struct plane *plane) {
    int64_t left = PLANE_REACH, right = -PLANE_REACH, bottom = PLANE_REACH, top = -PLANE_REACH;
    for (size_t i = 0; i < plane->n; i++) {
        struct plane_point p = plane->point[i];
        if (p.x < left) left = p.x;
        if (p.x > right) right = p.x;
        if (p.y < bottom) bottom = p.y;
        if (p.y > top) top = p.y;
    }
    return (struct box){left, top, right - left, top - bottom};
}

/* Fills wide x high dots, less of them where one direction would be stretched too much beside the other. */
static void lay_out(const struct plane *plane, bool stretch, int64_t wide, int64_t high,
                    struct layout *layout) {
    struct box box = find_box(plane);
    if (!stretch && box.high > 0 && wide * box.high > MOST_STRETCHED * high * box.wide)
        wide = MOST_STRETCHED * high * box.wide / box.high;
    else if (!stretch && box.wide > 0 && high * box.wide > MOST_STRETCHED * wide * box.high)
        high = MOST_STRETCHED * wide * box.high / box.wide;
    layout->wide = box.wide ? wide : 0;
    layout->high = box.high ? high : 0;
    for (size_t i = 0; i < plane->n; i++) {
        struct plane_point p = plane->point[i];
        layout->x[i] = (int)(box.wide ? (p.x - box.left) * layout->wide / box.wide : 0);
        layout->y[i] = (int)(box.high ? (box.top - p.y) * layout->high / box.high : 0);
    }
}

/* Do two letters stand in one cell, or side by side? */
static bool is_crowded(const struct plane *plane, const struct layout *layout) {
    for (size_t a = 0; a < plane->n; a++) {
        for (size_t b = 0; b < a; b++) {
            int across = layout->x[a] / CANVAS_ACROSS - layout->x[b] / CANVAS_ACROSS;
            if (layout->y[a] / CANVAS_DOWN == layout->y[b] / CANVAS_DOWN && across >= -1 && across <= 1)
                return true;
        }
    }
    return false;
}

static void draw_segments(struct canvas *canvas, const struct plane *plane, const struct layout *layout,
                          const struct plane_graph *graph, enum stroke stroke) {
    size_t pair[2] = {0, 0};
    while (points_next_pair(graph, plane->n, pair))
        canvas_draw_line(canvas, layout->x[pair[0]], layout->y[pair[0]], layout->x[pair[1]],
                         layout->y[pair[1]], stroke);
}

/* How far off a cell is; of those as far the one beside comes first, then the one to the right, the one
 * below. */
static int rank_of(int across, int down) {
    return 8 * (across * across + down * down) + 2 * (across == 0) + 2 * (down < 0) + (across < 0);
}

/* In the nearest free cell. There is one: crowded points are stretched over all of the window, and that has
 * more cells than there are letters. */
static void put_letter(struct canvas *canvas, bool taken[CANVAS_LINES][CANVAS_COLUMNS], int x, int y,
                       char letter) {
    size_t best_line = 0, best_column = 0;
    int best = INT_MAX;
    for (size_t line = 0; line < canvas->lines; line++) {
        for (size_t column = 0; column < canvas->columns; column++) {
            int rank = rank_of((int)column - x / CANVAS_ACROSS, (int)line - y / CANVAS_DOWN);
            if (taken[line][column] || rank >= best) continue;
            best = rank;
            best_line = line;
            best_column = column;
        }
    }
    assert(best < INT_MAX);
    taken[best_line][best_column] = true;
    canvas_put(canvas, best_column, best_line, letter);
}

void points_draw(const struct plane *plane, const struct plane_graph *thin, const struct plane_graph *heavy,
                 const struct style *style, struct text *text) {
    size_t columns = style->width < WIDEST ? style->width : WIDEST;
    size_t lines = columns / COLUMNS_A_LINE < HIGHEST ? columns / COLUMNS_A_LINE : HIGHEST;
    struct layout layout;
    for (int stretch = 0; stretch < 2; stretch++) {
        lay_out(plane, stretch, (int64_t)columns * CANVAS_ACROSS - 1, (int64_t)lines * CANVAS_DOWN - 1,
                &layout);
        if (!is_crowded(plane, &layout)) break;
    }
    struct canvas canvas;
    canvas_clear(&canvas, (size_t)layout.wide / CANVAS_ACROSS + 1, (size_t)layout.high / CANVAS_DOWN + 1,
                 style->utf8);
    draw_segments(&canvas, plane, &layout, thin, STROKE_THIN);
    draw_segments(&canvas, plane, &layout, heavy, STROKE_HEAVY);
    bool taken[CANVAS_LINES][CANVAS_COLUMNS] = {{false}};
    for (size_t i = 0; i < plane->n; i++)
        put_letter(&canvas, taken, layout.x[i], layout.y[i], points_letter(i));
    canvas_print(&canvas, text);
}
