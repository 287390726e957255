/* SPDX-License-Identifier: MIT */
/* A worksheet as a handout. */
#ifndef UI_WORKSHEET_PAGE_H
#define UI_WORKSHEET_PAGE_H

#include "nimm/worksheet.h"
#include "ui/sheet.h"

struct worksheet_page {
    const struct worksheet *sheet;
    const struct sheet_form *form;
    struct solver *solver;
    size_t copies; /* of each start */
    uint64_t seed;
    bool tasks;          /* what the students get */
    bool key;            /* the answers, on a page of their own */
    const char *command; /* what prints the tasks again */
};

/* Adds the whole handout. False: out of memory. */
bool worksheet_page_add(const struct worksheet_page *page, struct text *out);

/* --- worksheet_cell.c --- */

/* A start as it is crossed out: "o oo ooo" for piles, else the position or its board. */
void worksheet_cell_add(const struct game *game, const void *position, struct text *text);

/* --- worksheet_grid.c --- */

/* The binary grid of a position, to fill in or filled in. False, and nothing added: there is none, it is too
 * large for a page, or memory ran out, which out->failed tells. */
bool worksheet_grid_add(const struct worksheet_page *page, const void *position, bool filled,
                        struct text *out);

#endif
