/* SPDX-License-Identifier: MIT */
/* The player's own defaults: $XDG_CONFIG_HOME/nimm/config, or ~/.config/nimm/config. It is read if it is
 * there and never written. */
#ifndef UI_CONFIG_H
#define UI_CONFIG_H

#include "play/record.h"
#include "ui/terminal.h"

/* The most bytes of the file. */
enum { CONFIG_BYTES = 65536 };

struct config {
    char name[NAME_BYTES]; /* proposed to the first person who is asked for a name; "": none */
    unsigned level;        /* of the computer */
    bool computer[2];      /* sits there */
    bool hints;
    bool previews;
    struct look look; /* plain by default where $ACCESSIBLE is set */
};

/* A level: a number from 0 to 10, or easy, medium, hard or perfect. False: it is neither. */
#define LEVELS "a number from 0 to 10, or easy, medium, hard or perfect"
enum { LEVEL_EASY = 3 };
bool config_read_level(struct token word, unsigned *level);

/* Who plays, as "human,computer". False: it is not that. */
#define PLAYERS "human,human or human,computer or computer,human or computer,computer"
bool config_read_players(struct token word, bool computer[2]);

/* The defaults without a file. */
struct config config_default(void);

/* Reads the lines "name = Ada" of a file, whatever the bytes are, over the values of *config. A line that
 * is wrong changes nothing and adds a line to *warnings: "nimm: PATH: line 3: …". */
void config_read(struct config *config, const char *path, const char *bytes, size_t length,
                 struct text *warnings);

/* Finds the file and reads it. A file that is missing is nothing to warn of. */
void config_load(struct config *config, struct text *warnings);

#endif
