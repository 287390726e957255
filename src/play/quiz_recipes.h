/* SPDX-License-Identifier: MIT */
/* What a quiz is made of: the generator's recipes and the classic exercises. */
#ifndef PLAY_QUIZ_RECIPES_H
#define PLAY_QUIZ_RECIPES_H

#include "nimm/quiz.h"

/* A recipe draws a start: "GAME PARTS AMOUNT", as "nim 3..3 1..7"; without text it is made of numbers. An
 * exercise is a position, "nim 3,4,6", or numbers alone, "0,1,2". */
struct quiz_recipe {
    enum quiz_topic topic;
    unsigned level;
    bool misere;
    const char *what;
};

extern const struct quiz_recipe quiz_recipes[];
extern const size_t quiz_recipe_count;

/* At most 64: a quiz remembers in a word which it has asked. */
extern const struct quiz_recipe quiz_exercises[];
extern const size_t quiz_exercise_count;

#endif
