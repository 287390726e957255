/* SPDX-License-Identifier: MIT */
/* The random numbers: the published sequence, and a range without favourites. */
#include "support.h"

static void seed_1234567_gives_the_published_splitmix64_sequence(void **state) {
    /* S. Vigna's splitmix64.c; the five numbers as in Rosetta Code, "Pseudo-random
     * numbers/Splitmix64". */
    static const uint64_t expected[] = {
        UINT64_C(6457827717110365317), UINT64_C(3203168211198807973), UINT64_C(9817491932198370423),
        UINT64_C(4593380528125082431), UINT64_C(16408922859458223821)};
    struct random random = random_from_seed(1234567);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_true(random_bits(&random) == expected[i]);
}

static void every_number_of_a_range_comes_equally_often(void **state) {
    for (uint64_t span = 1; span <= 12; span++) {
        unsigned count[12] = {0};
        struct random random = random_from_seed(span);
        for (unsigned i = 0; i < 1000 * span; i++) {
            uint64_t number = random_between(&random, 100, 99 + span);
            assert_in_range(number, 100, 99 + span);
            count[number - 100]++;
        }
        for (uint64_t i = 0; i < span; i++) assert_in_range(count[i], 850, 1150);
    }
}

static void a_range_of_three_quarters_of_all_numbers_is_not_folded(void **state) {
    /* A plain remainder would give the lowest third of this range twice as often. */
    const uint64_t quarter = UINT64_C(1) << 62;
    unsigned low = 0;
    struct random random = random_from_seed(9);
    for (unsigned i = 0; i < 30000; i++)
        low += random_between(&random, 0, 3 * quarter - 1) < quarter;
    assert_in_range(low, 9500, 10500);
}

static void ranges_reach_their_ends(void **state) {
    struct random random = random_from_seed(5);
    uint64_t all_or = 0, all_and = UINT64_MAX;
    assert_true(random_between(&random, UINT64_MAX, UINT64_MAX) == UINT64_MAX);
    assert_true(random_between(&random, 0, 0) == 0);
    for (unsigned i = 0; i < 200; i++) {
        uint64_t number = random_between(&random, 0, UINT64_MAX);
        all_or |= number;
        all_and &= number;
        assert_true(random_between(&random, 1, UINT64_MAX) >= 1);
    }
    assert_true(all_or == UINT64_MAX && all_and == 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seed_1234567_gives_the_published_splitmix64_sequence),
        cmocka_unit_test(every_number_of_a_range_comes_equally_often),
        cmocka_unit_test(a_range_of_three_quarters_of_all_numbers_is_not_folded),
        cmocka_unit_test(ranges_reach_their_ends),
    };
    return cmocka_run_group_tests_name("random", tests, NULL, NULL);
}
