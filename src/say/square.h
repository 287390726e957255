/* SPDX-License-Identifier: MIT */
/* The values of boards of all sizes, as a square table. */
#ifndef SAY_SQUARE_H
#define SAY_SQUARE_H

#include "core/text.h"

/* Adds n rows of n values: those of boards that have `low` or more rows and columns. Columns that
 * do not fit into the width stand below the others. Instead of the value v stands names[v], unless
 * names is NULL. */
void square_add(const uint64_t *values, const char *const *names, uint64_t low, size_t n,
                size_t width, struct text *text);

#endif
