/* SPDX-License-Identifier: MIT */
/* A day of the Gregorian calendar, from 1970-01-01 to 9999-12-31. */
#ifndef CORE_DATE_H
#define CORE_DATE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"

enum { DATE_FIRST_YEAR = 1970, DATE_LAST_YEAR = 9999 };

struct date {
    uint64_t year, month, day; /* the months and the days are counted from 1 */
};

/* Reads "2026-11-23". Returns false if that is not a day, and *why says what would be right. */
bool date_read(const char *string, struct date *date, struct text *why);

/* Adds "2026-11-23". */
void date_add(struct date date, struct text *text);

#endif
