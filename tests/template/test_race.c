/* SPDX-License-Identifier: MIT */
/* The race: its theory against the rules alone. */
#include "support.h"

#include <stdio.h>

/* The value of n steps, found from the rules: the mex of what one step and two steps leave. */
static uint64_t value_of_the_rules(uint64_t n) {
    uint64_t values[2] = {1, 0}; /* before the goal, as if these could not be reached: mex of nothing is 0 */
    for (uint64_t i = 0; i <= n; i++) {
        uint64_t value = 0;
        while ((i >= 1 && values[0] == value) || (i >= 2 && values[1] == value)) value++;
        values[1] = values[0];
        values[0] = value;
    }
    return values[0];
}

static void a_race_of_n_steps_has_value_n_mod_3(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("race", &parameters);
    for (uint64_t n = 0; n <= 1000; n++) {
        struct piles piles;
        char string[24];
        snprintf(string, sizeof string, "%d", (int)n);
        void *position = position_of(game, parameters, string);
        assert_int_equal(game->piles(NULL, position, &piles), SOLVE_OK);
        assert_int_equal(piles.value[0], value_of_the_rules(n));
        free(position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_race_of_n_steps_has_value_n_mod_3),
    };
    return cmocka_run_group_tests_name("race", tests, NULL, NULL);
}
