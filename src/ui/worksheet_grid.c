/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "nimm/nimsum.h"
#include "ui/worksheet_page.h"

enum { MOST_ROWS = 12, MOST_COLUMNS = 8, LEAST_COLUMNS = 3 };

static void add_grid(const struct worksheet_page *page, const void *position, const struct piles *piles,
                     bool filled, struct text *out) {
    const struct game *game = page->sheet->game;
    struct text names[MOST_ROWS] = {0}, reason = {0};
    const char *strings[MOST_ROWS];
    struct nim_grid columns = nim_grid(piles->value, piles->n);
    for (size_t i = 0; i < piles->n; i++) {
        game->describe(position, i, &names[i], &reason);
        strings[i] = text_string(&names[i]);
    }
    struct sheet_grid grid = {.rows = piles->n,
                              .columns = columns.columns < LEAST_COLUMNS ? LEAST_COLUMNS : columns.columns,
                              .names = strings,
                              .values = piles->value,
                              .sum = nim_sum(piles->value, piles->n),
                              .given = !game->disguise,
                              .filled = filled};
    page->form->grid(out, &grid);
    for (size_t i = 0; i < piles->n; i++) text_free(&names[i]);
    text_free(&reason);
}

bool worksheet_grid_add(const struct worksheet_page *page, const void *position, bool filled,
                        struct text *out) {
    struct piles piles;
    const struct game *game = page->sheet->game;
    if (!game->describe) return false;
    solver_begin(page->solver);
    enum solve_status status = game_piles(page->solver, game, position, &piles);
    if (status != SOLVE_OK) return false;
    if (piles.n == 0 || piles.n > MOST_ROWS || nim_grid(piles.value, piles.n).columns > MOST_COLUMNS)
        return false;
    add_grid(page, position, &piles, filled, out);
    return true;
}
