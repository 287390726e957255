/* SPDX-License-Identifier: MIT */
/* A game and a position of it, as people type them: "kayles 5,3", "maze.dot@a". */
#ifndef UI_SUBJECT_H
#define UI_SUBJECT_H

#include "games/solve.h"

/* Zeros are none; freed with subject_free. */
struct subject {
    bool any_file; /* set before it is read: a DOT file may be a pipe, as on the command line */
    const struct game *game;
    bool misere;
    bool given;     /* a position was typed; without one it is blank */
    void *position; /* with the parameters of the game */
};

/* Reads "[misere] GAME [POSITION] [misere]", or a file alone that tells its game; `misere` says so already.
 * False: *why says what is wrong, and *subject is as before. */
bool subject_read(struct subject *subject, const char *string, bool misere, struct text *why);

/* Puts another position of the same game in its place, or as above. */
bool subject_replace(struct subject *subject, const char *string, struct text *why);

void subject_free(struct subject *subject);
struct question subject_question(const struct subject *subject);

/* Reads a position as the game's parse does, or a file, of any kind, that stands for it, or for what comes
 * before its @. False: *why says what is wrong. */
bool subject_parse(const struct game *game, const char *string, void *position, struct text *why);

/* The game that reads a file of this name, as in "maze.dot@a"; NULL: none does. */
const struct game *subject_of_file(const char *word);

#endif
