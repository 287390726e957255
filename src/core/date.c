/* SPDX-License-Identifier: MIT */
#include "core/date.h"

#include <string.h>

#include "core/token.h"

static uint64_t days_in(uint64_t year, uint64_t month) {
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (month == 2 && is_leap) return 29;
    return days[month - 1];
}

bool date_read(const char *string, struct date *date, struct text *why) {
    struct date read;
    const bool has_shape = strlen(string) == 10 && string[4] == '-' && string[7] == '-';
    if (!has_shape ||
        !token_number_in((struct token){string, 4}, DATE_FIRST_YEAR, DATE_LAST_YEAR, &read.year) ||
        !token_number_in((struct token){string + 5, 2}, 1, 12, &read.month) ||
        !token_number_in((struct token){string + 8, 2}, 0, 99, &read.day))
        return text_refuse(why, "write a date from %d-01-01 to %d-12-31, such as 2026-11-23",
                           DATE_FIRST_YEAR, DATE_LAST_YEAR);
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
