/* SPDX-License-Identifier: MIT */
/* A game and a position of it, as people type them: "kayles 5,3". */
#ifndef SAY_SUBJECT_H
#define SAY_SUBJECT_H

#include "games/solve.h"

/* All zeros is no subject; freed with subject_free. */
struct subject {
    const struct game *game;
    bool misere;
    bool given;     /* a position was typed; without one it is blank */
    void *position; /* with the parameters of the game */
};

/* Reads "[misere] GAME [POSITION] [misere]"; `misere` is true if misere play was chosen already.
 * False: *why says what is wrong, and *subject is as before. */
bool subject_read(struct subject *subject, const char *string, bool misere, struct text *why);

/* The same for normal play unless it says misere; a game alone means its sample position. */
bool subject_read_whole(struct subject *subject, const char *string, struct text *why);

/* Puts another position of the same game in its place, or as above. */
bool subject_replace(struct subject *subject, const char *string, struct text *why);

void subject_free(struct subject *subject);
struct question subject_question(const struct subject *subject);

/* True if the line begins with the name of a game, or with misere and such a name. */
bool subject_names_game(const char *line);

#endif
