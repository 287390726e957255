/* SPDX-License-Identifier: MIT */
/* How sure a share of wins is. */
#include "support.h"

#include "cli/match.h"

/* R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998),
 * table I, method 3 (score without continuity correction). */
static void the_interval_is_newcombes(void **state) {
    static const struct {
        double won, games, low, high;
    } published[] = {
        {81, 263, 0.2553, 0.3662},
        {15, 148, 0.0624, 0.1605},
        {0, 20, 0.0000, 0.1611},
        {1, 29, 0.0061, 0.1718},
    };
    for (size_t i = 0; i < LENGTH(published); i++) {
        struct match_share share = match_share(published[i].won, published[i].games);
        assert_true(share.low > published[i].low - 0.00005 && share.low < published[i].low + 0.00005);
        assert_true(share.high > published[i].high - 0.00005 && share.high < published[i].high + 0.00005);
    }
}

static void the_interval_holds_the_share_and_is_the_other_sides_turned_round(void **state) {
    for (unsigned games = 1; games <= 40; games++)
        for (unsigned halves = 0; halves <= 2 * games; halves++) {
            struct match_share won = match_share(halves / 2.0, games);
            struct match_share lost = match_share(games - halves / 2.0, games);
            assert_true(0 <= won.low && won.low <= won.share && won.share <= won.high && won.high <= 1);
            assert_true(won.low + lost.high > 1 - 1e-12 && won.low + lost.high < 1 + 1e-12);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_interval_is_newcombes),
        cmocka_unit_test(the_interval_holds_the_share_and_is_the_other_sides_turned_round),
    };
    return cmocka_run_group_tests_name("match", tests, NULL, NULL);
}
