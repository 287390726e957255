/* SPDX-License-Identifier: MIT */
/* The search of all games that are searched: plain, remembering everything, with independent parts split off
 * where the game can tell them. */
#ifndef GAMES_SEARCH_H
#define GAMES_SEARCH_H

#include "nimm/game.h"

/* An option of a position: a sum of independent parts, which are positions themselves. */
struct search_option {
    void *parts; /* n of them, one after another; there is room for most_parts */
    size_t n;
};

/* What is asked of a position: its value, the mex over all options, or 1 where the player to move wins and
 * else 0, found at the first option that the other loses. Of the latter an option is one part. */
enum search_question { SEARCH_VALUE, SEARCH_WINS, SEARCH_WINS_MISERE };

/* What a search asks of a game. */
struct search_game {
    enum search_question question;
    size_t size;          /* bytes of a position; equal bytes are equal positions */
    size_t most_parts;    /* that an option can have */
    uint64_t cost;        /* what making an option takes from the solver's budget */
    const void *identity; /* bytes that tell this game from others whose positions are the same bytes */
    size_t identity_length;
    const void *context; /* for `next` */
    /* Steps to the next option; false at the end. `moves` is {0} at the start and the game's own. */
    bool (*next)(const void *context, const void *position, struct moves *moves,
                 struct search_option *option);
};

enum solve_status search_answer(struct solver *solver, const struct search_game *game, const void *position,
                                uint64_t *answer);

#endif
