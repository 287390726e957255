/* SPDX-License-Identifier: MIT */
/* A part of the paper, and what a page of it shows. */
#ifndef SAY_PAPER_ITEM_H
#define SAY_PAPER_ITEM_H

#include "say/lecture.h"

/* The tasks or the key while they are being written. */
struct paper {
    const struct lecture *lecture;
    struct nimm_solver *solver;
    struct text *out;
    bool is_brief;        /* what is told and pages marked @long are left out */
    bool key;             /* answers are written, not blanks */
    bool lacks_questions; /* a page that asks is left out */
    const char *lead;     /* of the captions of what answers show: "Question 2: ", or "" */
    struct text *rules;   /* the games whose rule has been said, a line for each; */
    size_t n_rules; /* so many bytes of it are about earlier pages, or what the author tells */
};

bool paper_is_about(const struct lecture_item *item, const struct question *question);

/* True if the page asks that of the position. */
bool paper_asks(const struct paper *paper, const struct lecture_page *page, enum quiz_topic topic,
                const struct question *question);

/* True if some item of that kind of show is among these. */
bool paper_shows(const struct paper *paper, size_t from, size_t to, enum lecture_show show);

/* True if the board is there already, to play on. */
bool paper_is_boxed(const struct paper *paper, const struct question *question);

/* True if an item that comes before what is asked stands on a short sheet, too: nothing else shows
 * what that is about. */
bool paper_keeps(const struct paper *paper, const struct lecture_page *page,
                 const struct lecture_item *item);

/* True if the item is a paragraph that announces the next one. */
bool paper_ends_with_colon(const struct lecture_item *item);

/* The first page of the step. */
const struct lecture_page *paper_first_page(const struct paper *paper,
                                            const struct lecture_page *page);

/* True if the paragraph is all that a later page of a step says before it asks, and short: then it
 * belongs to the question. */
bool paper_is_lead_in(const struct paper *paper, const struct lecture_page *page,
                      const struct lecture_item *item);

/* Adds the whole rules of a board on paper, where nothing is typed and marks are pictures. */
void paper_add_rules(const struct game *game, const void *position, struct text *text);

/* Adds one item, or the whole of a series of values. Returns how many items that was. */
size_t paper_add_item(const struct paper *paper, const struct lecture_item *item);

#endif
