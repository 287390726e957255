/* SPDX-License-Identifier: MIT */
/* Names of nodes as they are typed. Letters, digits, _ . - and whatever is not ASCII stand for
 * themselves; a name with anything else in it stands between quotation marks, where \" and \\ and \xNN
 * (two hexadecimal digits) stand for one byte each. */
#ifndef NIMM_NODE_NAME_H
#define NIMM_NODE_NAME_H

#include "nimm/text.h"

/* The longest name, in bytes. */
#define NODE_NAME_MOST 64

enum node_name_result {
    NODE_NAME_READ,
    NODE_NAME_MISSING,    /* something else stands there, or nothing */
    NODE_NAME_UNCLOSED,   /* the second quotation mark is missing */
    NODE_NAME_EMPTY,      /* nothing between the quotation marks */
    NODE_NAME_BAD_ESCAPE, /* a backslash before something else than the three above, or \x00 */
    NODE_NAME_TOO_LONG,
};

/* Reads the name at *at, which moves behind it, into name[0 .. *length). `name` has room for
 * NODE_NAME_MOST bytes; there is no NUL in it. On failure *at stays, and name and *length mean nothing. */
enum node_name_result node_name_scan(const char **at, char *name, size_t *length);

/* The name as it is typed. Read back it is the same bytes. What is printed never contains a + outside of
 * names like these (\x2B stands for it) nor anything that can harm a terminal. */
void node_name_print(const char *name, size_t length, struct text *text);

#endif
