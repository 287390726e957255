/* SPDX-License-Identifier: MIT */
/* What is remembered from one day to the next: small files in $XDG_STATE_HOME/nimm, or
 * ~/.local/state/nimm. */
#ifndef UI_STATE_H
#define UI_STATE_H

#include "core/text.h"

/* Reads the file of this name into *contents, which stays empty if there is no such file. Returns
 * false if it cannot be read; *why says which file, and why. Then it should not be written. */
bool state_read(const char *name, struct text *contents, struct text *why);

/* Writes it, in folders that are made where they are missing. A file that would be too large to be
 * read again is not written. Returns false if it is not written. */
bool state_write(const char *name, const char *bytes, size_t length);

/* Removes it, if there is one. */
void state_remove(const char *name);

/* What a file of lines "KEY VALUE" says under this key; "" if it says nothing. A value is one word,
 * a key may be several. */
const char *state_recall(const char *name, const char *key);

/* Has it say this value, or nothing if it is NULL. The 50 lines written last stay. Returns false if
 * the file cannot be read or written; then nothing happens. */
bool state_keep(const char *name, const char *key, const char *value);

/* Waits until no other program has locked the file of this name, and locks it, so that it can be
 * read, changed and written. Give the result to state_unlock. */
int state_lock(const char *name);
void state_unlock(int lock);

#endif
