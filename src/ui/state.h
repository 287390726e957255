/* SPDX-License-Identifier: MIT */
/* What is remembered from one day to the next: small files in $XDG_STATE_HOME/nimm, or
 * ~/.local/state/nimm. */
#ifndef UI_STATE_H
#define UI_STATE_H

#include "core/text.h"

/* Reads the file of this name into *contents. False: there is none, or it cannot be read. */
bool state_read(const char *name, struct text *contents);

/* Writes it, in folders that are made where they are missing. Nothing is said if that fails, as nobody has
 * asked for it. */
void state_write(const char *name, const char *bytes, size_t length);

#endif
