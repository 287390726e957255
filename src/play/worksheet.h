/* SPDX-License-Identifier: MIT */
/* What a printed worksheet is about: starts to play, positions in which to guess who wins,
 * positions to label, and questions. Different seeds give different ones, with different answers,
 * but equally hard. */
#ifndef PLAY_WORKSHEET_H
#define PLAY_WORKSHEET_H

#include "play/label.h"
#include "play/quiz.h"

/* How many starts are drawn at most, and how many positions there are to label at most. */
enum { WORKSHEET_STARTS = 4, WORKSHEET_LABELS = 12 };

struct worksheet_plan {
    const struct game *game;
    const void *blank;              /* a blank position, or any with the game's parameters */
    const unsigned char *positions; /* n_positions of game->size bytes, one after the other */
    size_t n_positions;             /* 0: n_starts are drawn, at most WORKSHEET_STARTS */
    size_t n_starts, n_guesses;
    const char
        *models; /* WORKSHEET_STARTS models to draw from, with | between them: the four numbers of a
                  * shape, or positions with ; between them; NULL: the game's own shape */
    size_t n_questions;
    unsigned level;  /* of the questions, as in a quiz, */
    unsigned topics; /* and the set of enum quiz_topic that they are about */
    uint64_t seed;
};

/* Freed with worksheet_free; all zeros is an empty worksheet. */
struct worksheet {
    const struct game *game;
    unsigned char *positions; /* the starts, then the guesses */
    size_t n_positions, n_guesses;
    struct graph graph; /* of a small start; without nodes if there is no such start */
    struct quiz_question *questions;
    size_t n_questions;
};

/* Fills *sheet. Returns false if no start of this game can be drawn, as *why says, and there is
 * nothing to free. */
bool worksheet_make(const struct worksheet_plan *plan, struct nimm_solver *solver,
                    struct worksheet *sheet, struct text *why);

/* Start i; from n_positions on the guesses. */
const void *worksheet_position(const struct worksheet *sheet, size_t i);

void worksheet_free(struct worksheet *sheet);

#endif
