/* SPDX-License-Identifier: MIT */
/* JSON: each of these adds a comma first, unless it begins a list or an object. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "games/game.h"

/* Adds {, [ or a quotation mark. */
void json_begin(struct text *text, char bracket);

/* These add "name": and a value: null for a string of NULL, and for what is not known. A string has
 * JSON's escapes, for all that could disturb a terminal too; bytes that are not UTF-8 become
 * U+FFFD. */
void json_add_key(struct text *text, const char *name);
void json_add_member(struct text *text, const char *name, const char *string);
void json_add_bool(struct text *text, const char *name, bool value);
void json_add_number(struct text *text, const char *name, bool known, uint64_t number);
void json_add_numbers(struct text *text, const char *name, bool known, const uint64_t *numbers,
                      size_t n);
void json_add_outcome(struct text *text, bool known, enum outcome outcome);

#endif
