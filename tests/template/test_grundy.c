/* SPDX-License-Identifier: MIT */
/* Grundy's game: its values as they have been published. */
#include "support.h"

#include <stdio.h>

static void piles_have_the_published_values(void **state) {
    /* The On-Line Encyclopedia of Integer Sequences, A002188, from 0 on. */
    static const uint64_t published[] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3,
                                         2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4};
    const char *parameters;
    const struct game *game = game_of("grundy", &parameters);
    for (size_t n = 0; n < LENGTH(published); n++) {
        struct piles piles;
        char string[24];
        snprintf(string, sizeof string, "%zu", n);
        void *position = position_of(game, parameters, string);
        assert_int_equal(game->piles(NULL, position, &piles), NIMM_SOLVE_OK);
        assert_int_equal(piles.value[0], published[n]);
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(piles_have_the_published_values),
    };
    return cmocka_run_group_tests_name("grundy", tests, NULL, NULL);
}
