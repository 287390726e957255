/* SPDX-License-Identifier: MIT */
/* The words and options of a command line. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "games/game.h"
#include "play/record.h"
#include "ui/terminal.h"

enum { OPTIONS_MOST = 24, TASTES_MOST = 8 };

struct option {
    const char *name;     /* "seed" for --seed */
    const char *argument; /* what it takes, "N"; NULL: nothing */
    const char *help;     /* NULL: that of the option before says it */
    struct range numbers; /* that it takes; {0, 0}: it takes something else */
    bool has_opposite;    /* such as --no-plain */
};

/* The options that more than one command has. */
/* clang-format off */
#define ANY_NUMBER       {0, UINT64_MAX}
#define OPTION_JSON      {"json", NULL, "one JSON object on one line"}
#define OPTION_MISERE    {"misere", NULL, "whoever moves last loses (or use the word misere)"}
#define OPTION_MOVER \
    {"mover", "1|2", "who is to move, where the players have different moves", {1, 2}}
#define OPTION_GROUPS    {"groups", NULL, "why without binary: groups of stones that pair off"}
#define OPTION_HINTS \
    {"hints", NULL, "suggestions; --[no-]preview: what a move leaves", .has_opposite = true}
#define OPTION_PREVIEW   {"preview", .has_opposite = true}
#define OPTION_NAMES     {"names", "A,B", "names, such as Ada,Charles, or just the first person's"}
#define OPTION_KEY \
    {"key", NULL, "only the answers; --no-key: only the tasks", .has_opposite = true}
#define OPTION_PLAIN \
    {"plain", NULL, "sentences, no pictures; ACCESSIBLE=1 counts piles, too", .has_opposite = true}
#define OPTION_COLOR     {"color", "WHEN", "auto (heeds NO_COLOR, CLICOLOR_FORCE), always or never"}
/* clang-format on */

struct command;

/* What people like: what the options say that any command takes where they stand before it, so that
 * an alias may hold them. A command to which one of them means nothing passes it over. */
struct taste {
    char name[NAME_BYTES]; /* the first of the names; "": none */
    bool hints;
    bool previews;
    struct look look; /* where $ACCESSIBLE is set, plain by default, and piles are counted */
};

/* The words and options that go with the name of a command. */
struct arguments {
    const struct command *command;
    char **words; /* those that are not options, in order */
    size_t n;
    const char
        *values[OPTIONS_MOST]; /* for each option of the command: its argument; "yes" if it takes
                                  none, "no" for its opposite; NULL if it was not given */
    const char
        *tastes[TASTES_MOST]; /* the same for the options of taste that the command does not have */
    struct taste taste;
};

/* How many of the words, from the first on, are options of taste and what they take. */
int arguments_count_tastes(int n, char **words);

/* Sorts the words of a command line, of which so many stood before the command, into options
 * and others, in place, and checks what options take. False, after saying why, when something
 * is wrong. */
bool arguments_parse(struct arguments *arguments, const struct command *command, int before,
                     int argc, char **argv);

/* The option that this word names, such as --level, --level=3 or --no-hints; NULL if the command
 * has none. */
const struct option *arguments_option_named(const struct command *command, const char *word);

/* The same for a word that stands before the command, where it may be an option of taste. */
const struct option *arguments_option_named_before(const struct command *command, const char *word);

/* The value of an option of the command, or of taste; NULL if it was not given. */
const char *arguments_option(const struct arguments *arguments, const char *name);

/* True if the option, which takes no argument, was given. */
bool arguments_switch(const struct arguments *arguments, const char *name);

/* The number that an option gives; `otherwise` if it was not given. */
uint64_t arguments_number(const struct arguments *arguments, const char *name, uint64_t otherwise);

/* Reads an option that is a range of numbers from 1 up, "3..5" or "4" alone; *range keeps its value
 * if it was not given. False, after saying why, when it is not such a range. */
bool arguments_range(const struct arguments *arguments, const char *name, struct range *range);

/* Adds the words from `from` on, with spaces between. */
void arguments_join(const struct arguments *arguments, size_t from, struct text *text);

/* Adds the command line again, without the program: "worksheet 3,4 --copies 5": its words, those of
 * its options that have these names and take an argument, and the seed if none was given and this
 * one is not 0. */
void arguments_again(const struct arguments *arguments, const char *const *names, size_t n,
                     uint64_t seed, struct text *text);

/* Reads "A..B" or "A-B", or "A" for A..A. False, and nothing is said, when it is not a range or
 * runs backward. */
bool arguments_read_range(const char *word, struct range *range);

#endif
