/* SPDX-License-Identifier: MIT */
/* The book-keeping of a match: who lost how, and how sure a share of wins is. */
#include "support.h"

#include "play/match.h"

static struct match_tally tally_of(unsigned wins, unsigned draws, unsigned losses) {
    struct match_tally tally = {0};
    for (unsigned i = 0; i < wins; i++) match_count_loss(&tally, 1, MATCH_PLAYED, i % 2);
    for (unsigned i = 0; i < draws; i++) match_count_draw(&tally);
    for (unsigned i = 0; i < losses; i++) match_count_loss(&tally, 0, MATCH_TIME, i % 2);
    return tally;
}

static void a_loss_counts_for_both_sides(void **state) {
    struct match_tally tally = tally_of(5, 2, 4);
    assert_int_equal(tally.games, 11);
    assert_int_equal(tally.draws, 2);
    assert_int_equal(tally.wins[0], 5);
    assert_int_equal(tally.wins[1], 4);
    assert_int_equal(tally.wins_moving_first[0], 3);
    assert_int_equal(tally.wins_moving_first[1], 2);
    assert_int_equal(tally.losses[1][MATCH_PLAYED], 5);
    assert_int_equal(tally.losses[0][MATCH_TIME], 4);
    assert_int_equal(tally.losses[0][MATCH_PLAYED], 0);
}

/* R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998),
 * table I, method 3 (score without continuity correction). */
static void the_interval_is_newcombes(void **state) {
    static const struct {
        unsigned wins, games;
        double low, high;
    } published[] = {
        {81, 263, 0.2553, 0.3662},
        {15, 148, 0.0624, 0.1605},
        {0, 20, 0.0000, 0.1611},
        {1, 29, 0.0061, 0.1718},
    };
    for (size_t i = 0; i < LENGTH(published); i++) {
        struct match_tally tally = tally_of(published[i].wins, 0, published[i].games - published[i].wins);
        struct match_share share = match_share(&tally, 0);
        assert_true(share.low > published[i].low - 0.00005 && share.low < published[i].low + 0.00005);
        assert_true(share.high > published[i].high - 0.00005 && share.high < published[i].high + 0.00005);
    }
}

/* The bounds are the solutions p of (share - p)^2 = z^2 p (1 - p) / n: the definition of the interval. */
static void assert_bounds_solve(struct match_share share, double n) {
    const double z = 1.959963984540054;
    const double bounds[] = {share.low, share.high};
    for (size_t i = 0; i < LENGTH(bounds); i++) {
        double p = bounds[i];
        double difference = (share.share - p) * (share.share - p) - z * z * p * (1 - p) / n;
        assert_true(difference > -1e-12 && difference < 1e-12);
    }
}

static void the_bounds_satisfy_their_definition_in_every_small_match(void **state) {
    for (unsigned games = 1; games <= 40; games++)
        for (unsigned wins = 0; wins <= games; wins++)
            for (unsigned draws = 0; wins + draws <= games; draws++) {
                struct match_tally tally = tally_of(wins, draws, games - wins - draws);
                struct match_share share = match_share(&tally, 0);
                assert_bounds_solve(share, games);
                assert_true(0 <= share.low && share.low <= share.share);
                assert_true(share.share <= share.high && share.high <= 1);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loss_counts_for_both_sides),
        cmocka_unit_test(the_interval_is_newcombes),
        cmocka_unit_test(the_bounds_satisfy_their_definition_in_every_small_match),
    };
    return cmocka_run_group_tests_name("match", tests, NULL, NULL);
}
