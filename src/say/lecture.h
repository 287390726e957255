/* SPDX-License-Identifier: MIT */
/* A lecture: a text file of paragraphs and of lines that begin with @, read whole. nimm(6)
 * describes the format. Every number in it that a program can compute is computed when it is read,
 * every position and question is checked, and all that a step shows is worked out once, within one
 * budget. So this is promised: a lecture that is read without a mistake can be told at a terminal,
 * printed in a pipe and laid out on paper, whatever the class types. */
#ifndef SAY_LECTURE_H
#define SAY_LECTURE_H

#include "core/text.h"
#include "say/quiz.h"

/* What a line shows of a position. */
enum lecture_show {
    SHOW_BOARD,
    SHOW_GRID,
    SHOW_GROUPS,
    SHOW_WHY,
    SHOW_WORK, /* the board and why */
    SHOW_WINNING,
    SHOW_LEMMA, /* both facts about balanced positions, tested on this one */
    SHOW_GAME,  /* a whole game of two perfect players */
    SHOW_MEX,
    SHOW_OUTCOME,
    SHOW_MAP,
    SHOW_LABELS, /* the map, with a stop at each position */
    SHOW_VALUES, /* a series as a table */
    SHOWS,
    SHOW_SQUARE /* @values of boards of all sizes, row by row: a square table, or what @ask asks of
                    them */
};

/* How many positions @map shows, and @ask labels asks about, at most. */
enum { LECTURE_MAP = 40 };

enum lecture_kind {
    LECTURE_TEXT,    /* a paragraph */
    LECTURE_SCREEN,  /* a paragraph that is left out on paper, such as what to type */
    LECTURE_SKETCH,  /* lines that stand as they are typed */
    LECTURE_HEADING, /* a small heading */
    LECTURE_SHOW,
    LECTURE_BOX,     /* to play in with a pen */
    LECTURE_GALLERY, /* a game that is Nim in disguise, and who wins its sample */
    LECTURE_ASK,
    LECTURE_LINES, /* to write on */
};

struct lecture_item {
    enum lecture_kind kind;
    enum lecture_show show;
    size_t number; /* of copies or lines; which game of the gallery, from 1 on; of shows and asks:
                      how many items from here on were one line of the file, 0 if this is not the
                      first of them */
    char *words;   /* a paragraph, a sketch or a heading; else NULL */
    struct quiz_question
        about; /* what is shown, boxed or asked, with its answer where it has one;
                  about.whole of the first ask of a map: the position that they come from */
};

/* Items from..asks tell, items asks..answer ask, and items answer..to are the answer.
 * What comes after them, up to the next page, is left out: lines of a page that asks nothing. */
struct lecture_page {
    size_t step, from, asks, answer, to;
    char *question;            /* NULL if each ask asks in its own words */
    struct quiz_question play; /* where play begins; without a game: what lecture_home finds */
    bool is_long;              /* left out of a short handout */
};

struct lecture_step {
    char *title;
    enum lecture_show typed; /* of a position that somebody types; SHOWS: the file does not say */
    size_t page;             /* the first */
};

/* Freed with lecture_free; all zeros is a lecture that holds nothing. */
struct lecture {
    char *title, *language;
    struct lecture_step *steps;
    struct lecture_page *pages;
    struct lecture_item *items;
    size_t n_steps, n_pages, n_items;
    size_t theorem; /* the page from which on the theorem is known; 0: from the start */
    struct quiz_question sample; /* of Nim, for pages that are about no position */
    bool is_own; /* it is not built in: a short sheet keeps what its questions are about */
};

/* Reads the text of a lecture into *lecture, whatever is in it. Adds to *mistakes a line for each
 * mistake, "12: ..." for line 12 after what `file` says, such as "talk.txt:", and to *loose, unless
 * that is NULL, one for what may be meant otherwise, such as numbers in an answer that are typed,
 * not computed; in each the lines are in the order of the file. What a step computes, asks and
 * shows may take as much work as one question to the solver; the line that exceeds that is a
 * mistake. Returns false if there are mistakes, and then there is nothing to free; being stopped
 * counts as one. */
bool lecture_read(struct nimm_solver *solver, const char *file, const char *string,
                  struct lecture *lecture, struct text *mistakes, struct text *loose);
void lecture_free(struct lecture *lecture);

/* True if the line of the file that begins with this item asks for a table, which is one question
 * however many positions it has. */
bool lecture_asks_table(const struct lecture_item *item);

/* How many rows and columns the smallest of n boards of SHOW_SQUARE has, and how many boards stand
 * side by side. */
struct square {
    uint64_t low;
    size_t side;
};
struct square lecture_square(const struct lecture_item *items, size_t n);

/* The position that the page is about: what @play says, or what is asked about last, or shown last.
 * Returns NULL if there is none. */
const struct quiz_question *lecture_position(const struct lecture *lecture,
                                             const struct lecture_page *page);

/* The position from which to play on the page: its own, or that of the last page before it that has
 * one, or the sample. */
const struct quiz_question *lecture_home(const struct lecture *lecture,
                                         const struct lecture_page *page);

/* What the words of the question, an item of the page, need not say: what whoever is asked has read
 * of its game in the step since the item with the number `from`. `is_brief`: pages that ask nothing
 * and those marked @long are left out. The rule is to be said again where the same game with other
 * parameters came between. */
enum quiz_told lecture_told(const struct lecture *lecture, const struct lecture_page *page,
                            size_t asked, size_t from, bool is_brief);

/* --- the built-in lectures --- */

struct lecture_file {
    const char *name; /* as --list shows it */
    const char *text;
};
extern const struct lecture_file lecture_files[];
extern const size_t lecture_file_count;

/* The name of the lecture that is told where nobody names one; src/lectures/embed.awk says it. */
extern const char lecture_default[];

/* Returns NULL if no built-in lecture has this name. */
const struct lecture_file *lecture_named(const char *name);

#endif
