/* SPDX-License-Identifier: MIT */
/* The one loop of everything that asks in the terminal: a prompt, a table of words, and what is done with a
 * line that is none of them. */
#ifndef UI_ROUND_H
#define UI_ROUND_H

#include "ui/dialogue.h"

struct round;

struct round_word {
    const char *name;
    const char *also;      /* other spellings, separated by spaces */
    const char *arguments; /* what may follow; NULL: nothing */
    const char *help;
    /* `rest` is what follows the word. All that it asks of the room's solver is one question, with one
     * budget. Ctrl-C ends it: then what it has added to the room's `out` is taken back, and that is said. */
    void (*run)(struct round *round, const char *rest);
    const char *group; /* of those that everybody needs; NULL: help all alone lists it */
    bool asks;         /* it has a round of its own: then each question there has its budget */
};

enum round_taken {
    ROUND_TAKEN,
    ROUND_BAD,   /* an answer, but not a possible one: only a whole word counts more */
    ROUND_OTHER, /* not an answer: it may be the beginning of a word */
};

struct round {
    struct dialogue *room;
    const struct round_word *words; /* a {0} ends them */
    const char *answer;             /* what may be typed beside the words: "a move" */
    const char *advice;             /* said after a line that is nothing and near to no word; or NULL */
    bool words_first; /* a whole word counts more than an answer; one letter never begins a word */
    void *user;

    /* Goes on to the next question, shows what comes before it, and adds its prompt. False: there is none. */
    bool (*next)(struct round *round, struct text *prompt);

    /* Takes the line as an answer. Unless it is taken, *why says in full what is wrong with it. */
    enum round_taken (*take)(struct round *round, const char *line, struct text *why);

    bool again; /* the line is taken once more, as the answer to the next question */
    bool left;  /* there is no next question */
};

/* Asks until the round is left. False: at the end of the input. */
bool round_run(struct round *round);

/* Does what the line says. */
void round_obey(struct round *round, const char *line);

/* As dialogue_ask. False: the end of the input, with which the round is left. */
bool round_ask(struct round *round, const char *prompt);

/* Does what the line says, if it begins with a whole word. False: it does not. */
bool round_obey_word(struct round *round, const char *line);

/* True if the line is one of the words, in full and alone. */
bool round_knows(const struct round *round, const char *line);

/* Adds what the word is for with which the line begins, or its only beginning: "undo [N] (or u): take moves
 * back." Returns it; NULL: there is none. */
const struct round_word *round_describe(const struct round *round, const char *line, struct text *text);

/* Words of every round. */
void round_help(struct round *round, const char *rest);
void round_quit(struct round *round, const char *rest);
#define ROUND_QUIT                                                                                           \
    { "quit", "exit q bye", NULL, "leave; Ctrl-D does the same", round_quit }

#endif
