/* SPDX-License-Identifier: MIT */
/* The names that the nodes of the directed-graph game can have. */
#ifndef GAMES_DIGRAPH_H
#define GAMES_DIGRAPH_H

#include "core/scan.h"
#include "core/text.h"

/* True if a node can have this name; else *why says why not. */
bool digraph_check_name(struct token name, struct text *why);

#endif
