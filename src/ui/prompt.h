/* SPDX-License-Identifier: MIT */
/* The loop behind every prompt in the terminal: it asks, obeys the words of a table, and has any
 * other line answered. */
#ifndef UI_PROMPT_H
#define UI_PROMPT_H

#include "ui/dialogue.h"

struct prompt;

struct prompt_word {
    const char *name;
    const char *also;      /* other spellings, separated by spaces */
    const char *arguments; /* what may follow; NULL: nothing */
    const char *help;
    /* `rest` is what follows the word. All that it asks of the room's solver shares one budget.
     * Ctrl-C stops it: then what it has added to the room's `out` is removed, and the user is
     * told. */
    void (*run)(struct prompt *prompt, const char *rest);
    bool asks;        /* it asks questions of its own, each with a budget of its own */
    bool is_answer;   /* it settles the question, which must be on the screen */
    bool is_rare;     /* only help all lists it */
    const char *more; /* what help with this word tells besides; NULL: nothing */
};

enum prompt_taken {
    PROMPT_TAKEN,
    PROMPT_BAD,   /* an answer, but not an allowed one: only a whole word takes precedence */
    PROMPT_OTHER, /* not an answer: it may be a word, or the beginning of one */
};

struct prompt {
    struct dialogue *room;
    const struct prompt_word *words; /* a {0} ends them */
    const char *answer;              /* what may be typed besides the words: "a move" */
    const char *advice;  /* said after a line that makes no sense and resembles no word; or NULL */
    const char *repeats; /* the word that asks anew, run by itself once much is refused; or NULL */
    const char *note;    /* said at the end of the list of words; or NULL */
    bool words_first; /* a whole word takes precedence over an answer; one letter is never short for
                         a word */
    bool takes_games; /* the name of a game may be typed, too */
    void *user;

    /* Shows what comes before the next question, and adds its prompt. Returns false if there is no
     * next question. */
    bool (*next)(struct prompt *prompt, struct text *wording);

    /* True if the line is an answer even if it is a word, too. NULL: no line is. */
    bool (*answers)(const struct prompt *prompt, const char *line);

    /* Takes the line as an answer. If it is not taken, *why says what is wrong with it. */
    enum prompt_taken (*take)(struct prompt *prompt, const char *line, struct text *why);

    char proposed[64]; /* what the answer to the last line has proposed, as in "Did you mean
                          quit?"; or "" */
    const struct prompt_word *obeyed; /* the word that is obeyed now, or was last */
    unsigned refused; /* so many lines in a row have been neither a word nor an answer */
    bool again;       /* the same line also answers the next question */
    bool left;        /* the user has left: there is no next question */
};

/* Asks until the prompt is left. Returns false if the input has ended. */
bool prompt_run(struct prompt *prompt);

/* Does what the line says; a yes after "Did you mean quit?" says quit. */
void prompt_obey(struct prompt *prompt, const char *line);

/* As dialogue_ask. Returns false if the input has ended; then the prompt is left. */
bool prompt_ask(struct prompt *prompt, const char *wording);

/* Asks until the answer is yes or no; any other is answered with what these mean here. Where `game`
 * is not NULL, a line that begins a game is a yes, too, as its name, "new game" and "computer" are,
 * and *game is the game that it names, or computer, in scratch memory. Returns false if the answer
 * is no, or if the prompt is left. */
bool prompt_ask_yes(struct prompt *prompt, const char *wording, const char *means,
                    const char **game);

/* Asks until the answer is Enter, yes or no, once a prompt is over. `why` obeys that word; NULL:
 * nothing does. Returns false if the answer is no or leaves, or if the input has ended. */
bool prompt_ask_enter(struct prompt *prompt, const char *wording, void (*why)(struct prompt *));

/* Waits for Enter in `next`, before more is shown. Returns false if `next` is to return at once:
 * any other line, such as one that was typed at the pager before, answers its question, or the
 * input has ended. */
bool prompt_pause(struct prompt *prompt, const char *wording);

/* True if the line begins with a word, or the beginning of one, that may stand there. */
bool prompt_has_word(const struct prompt *prompt, const char *line);

/* True of "hlep", which is similar to a word. */
bool prompt_has_similar(const struct prompt *prompt, const char *line);

/* Does what the line says, if it begins with a whole word. Returns false if it does not. */
bool prompt_obey_word(struct prompt *prompt, const char *line);

/* Adds what the first word of the line is for, which may be shortened: "undo [N] (or u): take moves
 * back." Returns that word, or NULL if there is none. */
const struct prompt_word *prompt_describe(const struct prompt *prompt, const char *line,
                                          struct text *text);

/* Lists the words of these names, which have spaces between them. */
void prompt_list(struct prompt *prompt, const char *names);

/* Words of every prompt. */
void prompt_help(struct prompt *prompt, const char *rest);
void prompt_quit(struct prompt *prompt, const char *rest);
#define PROMPT_HELP                                                                                \
    { "help", "h ?", "[COMMAND]", "this list, or what one command does", prompt_help }
#define PROMPT_QUIT                                                                                \
    { "quit", "exit q bye", NULL, "leave; Ctrl-D does the same", prompt_quit }

#endif
