/* SPDX-License-Identifier: MIT */
/* Rows of pins, Kayles and Dawson's Kayles: their values. */
#include "support.h"

#include <stdio.h>

/* Published values of rows and of piles alike, in test_octal.c. */
static void rows_are_worth_what_piles_of_their_code_are(void **state) {
    static const char *const pairs[][2] = {{"kayles", "kayles-piles"}, {"dawson", "dawson-piles"}};
    for (size_t i = 0; i < LENGTH(pairs); i++)
        for (unsigned pins = 1; pins <= 500; pins++) {
            char string[12];
            snprintf(string, sizeof string, "%u", pins);
            assert_int_equal(value_in(pairs[i][0], string), value_in(pairs[i][1], string));
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_worth_what_piles_of_their_code_are),
    };
    return cmocka_run_group_tests_name("kayles", tests, NULL, NULL);
}
