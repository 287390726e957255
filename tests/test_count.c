/* SPDX-License-Identifier: MIT */
/* Counts beyond 64 bits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "nimm/count.h"
#include "nimm/text.h"

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

static void counts_print_in_decimal(void **state) {
    (void)state;
    static const struct {
        struct count count;
        const char *text;
    } cases[] = {
        {{0, 0}, "0"},
        {{0, 7}, "7"},
        {{0, 1000000000}, "1000000000"},
        {{0, UINT64_MAX}, "18446744073709551615"},
        {{1, 0}, "18446744073709551616"},
        {{1, 1}, "18446744073709551617"},
        {{UINT64_MAX, UINT64_MAX}, "340282366920938463463374607431768211455"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        count_print(cases[i].count, &text);
        assert_string_equal(text_string(&text), cases[i].text);
        text_free(&text);
    }
}

static void counts_carry_into_the_high_half(void **state) {
    (void)state;
    struct count count = {0, UINT64_MAX}, one = {0, 1};
    assert_true(count_compare(one, count) < 0);
    count_add(&count, 1);
    assert_true(count.high == 1 && count.low == 0);
    assert_false(count_is_zero(count));
    assert_true(count_compare(count, one) > 0);
    assert_int_equal(count_compare(count, count), 0);
    assert_true(count_compare(one, count) < 0);
    assert_true(count_compare((struct count){1, 5}, (struct count){2, 3}) < 0);
    count_add_count(&count, (struct count){1, UINT64_MAX});
    assert_true(count.high == 2 && count.low == UINT64_MAX);
    assert_true(count_is_zero((struct count){0}));
    assert_false(count_is_zero(one));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_print_in_decimal),
        cmocka_unit_test(counts_carry_into_the_high_half),
    };
    return cmocka_run_group_tests_name("count", tests, NULL, NULL);
}
