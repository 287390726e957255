/* SPDX-License-Identifier: MIT */
/* How far people have climbed against the computer: $XDG_STATE_HOME/nimm/levels, or
 * ~/.local/state/nimm/levels. It begins with "nimm-levels: 2". Each line is a name, a game (such as
 * nim, or nim misere for misere play), a level and the games won at it, with tabs between;
 * whoever won last comes last. */
#ifndef UI_LEVELS_H
#define UI_LEVELS_H

#include "core/scan.h"
#include "play/record.h"

/* Reads a name, made harmless, into NAME_BYTES bytes. Returns false if it is too long; then nothing
 * is changed. */
bool levels_read_name(struct token word, char *name);

/* Reads one of these. Returns false if it is something else. */
#define LEVEL_CHOICES "a number from 1 to 5, or beginner, easy, medium, hard or perfect"
bool levels_read_level(struct token word, unsigned *level);

/* So many games won at a level beat it. */
enum { LEVEL_WINS = 2, LEVEL_WINS_MOST = 1000 };

/* What levels are climbed in: a game, in normal or in misere play. */
struct ladder {
    const struct game *game;
    bool misere;
};

struct level {
    char name[NAME_BYTES];
    struct ladder ladder;
    unsigned level;
    unsigned wins; /* at this level; from LEVEL_WINS on, which only the highest one has, it is
                      beaten */
};

/* Start with {0}, end with levels_free. No name has a ladder twice. */
struct levels {
    struct level *list;
    size_t n;
    struct text others; /* the lines of the file that are not understood */
};

/* The level of that name, regardless of letter case, on that ladder, or NULL if none is known. */
struct level *levels_find(const struct levels *levels, const char *name, struct ladder ladder);

/* The level at which somebody won last, or NULL if nobody has. */
const struct level *levels_last(const struct levels *levels);

/* Sets the level of the name, which has now won last. Of very many, the oldest is forgotten. */
void levels_set(struct levels *levels, const char *name, struct ladder ladder, unsigned level,
                unsigned wins);

/* True if the highest level is beaten. */
bool levels_is_beaten(const struct level *level);

/* Adds the levels in the file, if there is one: a later line overrides an earlier one, and one that
 * is not understood is kept as it is. Returns false if the file cannot be read, or has another
 * beginning, such as that of another version; *why says so. */
bool levels_load(struct levels *levels, struct text *why);

/* Sets a level in the file, into which other programs may have written in the meantime, and in
 * *levels, which then has all that the file has. Returns false if the file cannot be read or
 * written: *why says which, and it stays as it is. */
bool levels_keep(struct levels *levels, const char *name, struct ladder ladder, unsigned level,
                 unsigned wins, struct text *why);

void levels_free(struct levels *levels);

#endif
