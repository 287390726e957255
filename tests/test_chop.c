/* SPDX-License-Identifier: MIT */
/* Chop: a bar turned on its side. Its moves stand in test_games.c, its values in test_values.c. */
#include "support.h"

extern const struct game game_chop;
static const struct game *const chop = &game_chop;

/* A bar and the same on its side are one position to the search, however little their sides differ.
 */
static void a_bar_on_its_side_has_one_form(void **state) {
    static const char *const bars[][2] = {{"3x4", "4x3"}, {"1x9", "9x1"}, {"5x5", "5x5"}};
    for (size_t i = 0; i < LENGTH(bars); i++) {
        void *bar = position_of(chop, NULL, bars[i][0]),
             *turned = position_of(chop, NULL, bars[i][1]);
        chop->canonical(bar);
        chop->canonical(turned);
        assert_memory_equal(bar, turned, chop->size);
        free(bar);
        free(turned);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bar_on_its_side_has_one_form),
    };
    return cmocka_run_group_tests_name("chop", tests, NULL, NULL);
}
