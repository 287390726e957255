/* SPDX-License-Identifier: MIT */
/* The player's own defaults: $XDG_CONFIG_HOME/nimm/config, or ~/.config/nimm/config. It is read if it
 * exists, and never written. */
#ifndef UI_CONFIG_H
#define UI_CONFIG_H

#include "play/record.h"
#include "ui/terminal.h"

/* The most bytes of the file. */
enum { CONFIG_BYTES = 65536 };

struct config {
    char name[NAME_BYTES]; /* the first person's name by default; "": none */
    unsigned level;        /* the computer's */
    bool computer[2];      /* the computer plays there */
    bool hints;
    bool previews;
    struct look look; /* plain by default where $ACCESSIBLE is set */
};

/* Reads a name, made harmless, into NAME_BYTES bytes. False: it is too long, and nothing is changed. */
bool config_read_name(struct token word, char *name);

/* Reads a level, by its number or its name. False: it is something else. */
#define LEVELS "a number from 1 to 5, or beginner, easy, medium, hard or perfect"
bool config_read_level(struct token word, unsigned *level);

/* What a line of the file sets, and so does an option of the same name. */
struct setting {
    const char *name;
    const char *right; /* what a value must be */
    bool (*set)(void *member, struct token value);
    size_t member; /* its offset in struct config */
};

/* All of them; ends with a name of NULL. */
extern const struct setting config_settings[];

/* Gives a setting its value. False: it is not a right one, nothing is changed, and *why says what would be,
 * after the name and the value: level "12": write … */
bool config_set(struct config *config, const struct setting *setting, struct token value, struct text *why);

/* The defaults if there is no file. */
struct config config_default(void);

/* Reads lines such as "name = Ada" from any bytes, and changes *config. A wrong line changes nothing and adds
 * a line to *warnings: "nimm: PATH: line 3: …". */
void config_read(struct config *config, const char *path, const char *bytes, size_t length,
                 struct text *warnings);

/* Finds the file and reads it. There is no warning if it does not exist. */
void config_load(struct config *config, struct text *warnings);

#endif
