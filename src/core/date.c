/* SPDX-License-Identifier: MIT */
#include "core/date.h"

#include <string.h>
#include <time.h>

#include "core/token.h"

enum { FIRST_YEAR = 1970, LAST_YEAR = 9999 };

static uint64_t days_in(uint64_t year, uint64_t month) {
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (month == 2 && is_leap) return 29;
    return days[month - 1];
}

struct date date_today(void) {
    const time_t now = time(NULL);
    struct tm local;
    const bool is_known = localtime_r(&now, &local) != NULL;
    if (!is_known || local.tm_year < FIRST_YEAR - 1900 || local.tm_year > LAST_YEAR - 1900)
        return (struct date){FIRST_YEAR, 1, 1};
    return (struct date){(uint64_t)local.tm_year + 1900, (uint64_t)local.tm_mon + 1,
                         (uint64_t)local.tm_mday};
}

bool date_read(const char *string, struct date *date, struct text *why) {
    struct date read;
    const bool has_shape = strlen(string) == 10 && string[4] == '-' && string[7] == '-';
    if (!has_shape ||
        !token_number_in((struct token){string, 4}, FIRST_YEAR, LAST_YEAR, &read.year) ||
        !token_number_in((struct token){string + 5, 2}, 1, 12, &read.month) ||
        !token_number_in((struct token){string + 8, 2}, 0, 99, &read.day))
        return text_refuse(why, "write a date from %d-01-01 to %d-12-31, such as 2026-11-23",
                           FIRST_YEAR, LAST_YEAR);
    const uint64_t last = days_in(read.year, read.month);
    if (read.day < 1 || read.day > last)
        return text_refuse(why, "%.7s has %" PRIu64 " days: write %.7s-01 to %.7s-%" PRIu64, string,
                           last, string, string, last);
    *date = read;
    return true;
}

void date_add(struct date date, struct text *text) {
    text_addf(text, "%04" PRIu64 "-%02" PRIu64 "-%02" PRIu64, date.year, date.month, date.day);
}
