/* SPDX-License-Identifier: MIT */
/* A worksheet as a handout to be printed. */
#ifndef UI_HANDOUT_H
#define UI_HANDOUT_H

#include "play/worksheet.h"

struct handout {
    const struct worksheet *worksheet;
    struct solver *solver;
    size_t copies; /* of each start */
    uint64_t seed;
    bool html;           /* a web page, else plain text */
    bool screen;         /* plain text for a terminal: pages are not parted */
    bool tasks;          /* what the students get */
    bool key;            /* the answers, on a page of their own */
    const char *command; /* what prints the tasks again */
};

void handout_add(const struct handout *handout, struct text *out);

#endif
