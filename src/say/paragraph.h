/* SPDX-License-Identifier: MIT */
/* Sentences folded to the width of the window. */
#ifndef SAY_PARAGRAPH_H
#define SAY_PARAGRAPH_H

#include "core/text.h"

/* Adds the words of `string` to *text in lines of at most `width` columns, as text_wrap does,
 * each line after the first indented by `indent` spaces, with a newline at the end. */
void paragraph_add(struct text *text, const char *string, unsigned width, unsigned indent);

/* As printf, for one paragraph. */
void paragraph_addf(struct text *text, unsigned width, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

#endif
