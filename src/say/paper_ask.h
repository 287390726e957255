/* SPDX-License-Identifier: MIT */
/* What a page of the paper asks: blanks in the tasks, answers in the key. */
#ifndef SAY_PAPER_ASK_H
#define SAY_PAPER_ASK_H

#include "say/paper_item.h"

void paper_add_asks(const struct paper *paper, const struct lecture_page *page);

#endif
