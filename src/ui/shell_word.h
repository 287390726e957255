/* SPDX-License-Identifier: MIT */
/* Words as a shell reads them. */
#ifndef UI_SHELL_WORD_H
#define UI_SHELL_WORD_H

#include "nimm/text.h"

/* Adds the word, in single quotes where the shell would otherwise see more or less than this one word. */
void shell_word_add(struct text *text, const char *word);

#endif
