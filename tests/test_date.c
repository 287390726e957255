/* SPDX-License-Identifier: MIT */
/* Days of the calendar: which there are. */
#include "core/date.h"

#include "support.h"

static void a_day_of_the_calendar_is_read_and_printed_again(void **state) {
    static const char *const days[] = {"1970-01-01", "2000-02-29", "2024-02-29",
                                       "2026-11-23", "2100-02-28", "9999-12-31"};
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        struct text text = {0};
        struct date date;
        assert_true(date_read(days[i], &date, NULL));
        date_add(date, &text);
        assert_string_equal(text_string(&text), days[i]);
        text_free(&text);
    }
}

static void what_is_not_a_day_is_refused_with_what_would_be(void **state) {
    static const char *const dates[] = {
        "",           "today",      "2026",       "2026-2-3",
        "2026-13-01", "2026-00-01", "1969-12-31", "0000-01-01",
        "10000-1-01", "2026/11/23", "2026-11-2x", "2026-11-233",
        "-026-11-23", "2026-+1-23", " 2026-11-2", "99999999999999999999"};
    static const struct {
        const char *date, *why;
    } impossible[] = {
        {"2026-02-29", "2026-02 has 28 days: write 2026-02-01 to 2026-02-28"},
        {"2100-02-29", "2100-02 has 28 days: write 2100-02-01 to 2100-02-28"},
        {"2024-02-30", "2024-02 has 29 days: write 2024-02-01 to 2024-02-29"},
        {"2026-04-31", "2026-04 has 30 days: write 2026-04-01 to 2026-04-30"},
        {"2026-12-00", "2026-12 has 31 days: write 2026-12-01 to 2026-12-31"},
        {"2026-12-99", "2026-12 has 31 days: write 2026-12-01 to 2026-12-31"},
    };
    struct date date = {2026, 11, 23};
    struct text why = {0};
    for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
        text_clear(&why);
        assert_false(date_read(dates[i], &date, &why));
        assert_string_equal(text_string(&why),
                            "write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23");
    }
    for (size_t i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        text_clear(&why);
        assert_false(date_read(impossible[i].date, &date, &why));
        assert_string_equal(text_string(&why), impossible[i].why);
    }
    text_free(&why);
    assert_int_equal(date.year, 2026);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_day_of_the_calendar_is_read_and_printed_again),
        cmocka_unit_test(what_is_not_a_day_is_refused_with_what_would_be),
    };
    return cmocka_run_group_tests_name("date", tests, NULL, NULL);
}
