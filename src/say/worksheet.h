/* SPDX-License-Identifier: MIT */
/* A worksheet as a lecture. */
#ifndef SAY_WORKSHEET_H
#define SAY_WORKSHEET_H

#include "play/worksheet.h"

extern const char worksheet_template[]; /* src/lectures/worksheet.txt */

struct worksheet_words {
    size_t copies;   /* of each start */
    bool is_long;    /* the small positions are also to be labeled in words */
    bool by_outcome; /* they are to be labeled N and P, not by values */
    uint64_t seed;
    const char *command; /* what prints the sheet again */
};

/* The models for starts of the game, as a plan takes them. */
const char *worksheet_models(const struct game *game);

/* Returns the set of enum quiz_topic that a sheet of the game teaches. */
unsigned worksheet_topics(const struct game *game, const struct worksheet_words *words);

/* Adds the text of the lecture that the template makes of the sheet. */
void worksheet_add_lecture(const struct worksheet *sheet, struct nimm_solver *solver,
                           const struct worksheet_words *words, struct text *out);

#endif
