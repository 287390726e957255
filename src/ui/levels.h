/* SPDX-License-Identifier: MIT */
/* How far people have climbed against the computer: $XDG_STATE_HOME/nimm/levels, or
 * ~/.local/state/nimm/levels. Each line is a name, a game and a level, with tabs between; whoever played last
 * comes last. */
#ifndef UI_LEVELS_H
#define UI_LEVELS_H

#include "core/scan.h"
#include "play/record.h"

/* Reads a name, made harmless, into NAME_BYTES bytes. False: it is too long, and nothing is changed. */
bool levels_read_name(struct token word, char *name);

/* Reads a level: a number from 0 to 10, or easy, medium, hard or perfect. False: it is something else. */
#define LEVELS "a number from 0 to 10, or easy, medium, hard or perfect"
enum { LEVEL_EASY = 3 };
bool levels_read_level(struct token word, unsigned *level);

struct level {
    char name[NAME_BYTES];
    const struct game *game;
    unsigned level;
};

/* Start with {0}, end with levels_free. No name has a game twice. */
struct levels {
    struct level *list;
    size_t n;
};

/* Adds the lines of a file, whatever they are; one that is wrong is skipped, and a later one overrides an
 * earlier one. */
void levels_read(struct levels *levels, const char *lines);

/* The level of that name in that game, regardless of letter case; NULL: no level is known. */
struct level *levels_find(const struct levels *levels, const char *name, const struct game *game);

/* Who played last; NULL: nobody. */
const char *levels_last(const struct levels *levels);

/* Sets the level of the name, which has now played last. Of very many, the oldest is forgotten. */
void levels_set(struct levels *levels, const char *name, const struct game *game, unsigned level);

/* Adds "6 in Nim, 3 in Kayles", in the order of the games. Returns how many there are. */
size_t levels_print(const struct levels *levels, const char *name, struct text *text);

/* Adds what the file has, and writes it with its folders. Where that is impossible, nothing is read or
 * written. */
void levels_load(struct levels *levels);
void levels_save(const struct levels *levels);

void levels_free(struct levels *levels);

#endif
