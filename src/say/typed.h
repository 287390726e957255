/* SPDX-License-Identifier: MIT */
/* A game and a position of it, as people type them: "kayles 5,3". */
#ifndef SAY_TYPED_H
#define SAY_TYPED_H

#include "games/solve.h"

/* All zeros is no subject; freed with typed_free. */
struct typed {
    const struct game *game;
    bool misere;
    bool given;     /* a position was typed; without one it is blank */
    void *position; /* with the parameters of the game */
};

/* Reads "[misere] GAME [POSITION] [misere]"; `misere` is true if misere play was chosen already.
 * False: *why says what is wrong, and *subject is as before. */
bool typed_read(struct typed *subject, const char *string, bool misere, struct text *why);

/* The same for normal play unless it says misere; a game alone means its sample position. */
bool typed_read_whole(struct typed *subject, const char *string, struct text *why);

/* Puts another position of the same game in its place, or as above. */
bool typed_replace(struct typed *subject, const char *string, struct text *why);

void typed_free(struct typed *subject);
struct question typed_question(const struct typed *subject);

/* True if the line begins with piles without the name of a game: "3,4,6", "[3,4,6]" or "*3". */
bool typed_begins_piles(const char *line);

/* True if the line begins with the name of a game, or with misere and such a name. */
bool typed_names_game(const char *line);

#endif
