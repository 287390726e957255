/* SPDX-License-Identifier: MIT */
/* The book-keeping of a match, and conversations with other programs. */
#include "support.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "play/match.h"
#include "ui/process.h"

/* --- what is counted ------------------------------------------------------------------------- */

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

/* --- Wilson's interval ----------------------------------------------------------------------- */

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

/* --- other programs -------------------------------------------------------------------------- */

static const volatile sig_atomic_t never, always = 1;

static struct process started(const char *command) {
    struct process process = {0};
    assert_true(process_start(&process, command, false));
    return process;
}

static int64_t soon(void) {
    return process_clock() + 10000;
}

static void assert_nothing_is_left(void) {
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static void what_is_sent_comes_back_from_cat(void **state) {
    struct process process = started("cat");
    struct text lines = {0};
    assert_int_equal(process_send(&process, "a\nb\n\n\n\nc\n\n", 11, soon(), &never), PROCESS_OK);
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_string_equal(nimm_text_string(&lines), "a\nb");
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_string_equal(nimm_text_string(&lines), "c");
    nimm_text_free(&lines);
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself);
    assert_int_equal(end.number, 0);
    assert_int_equal(process.pid, 0);
    assert_nothing_is_left();
}

static void control_characters_are_passed_over(void **state) {
    struct process process = started("printf '\\r\\n= 1\\000\\t\\0332\\r\\n\\r\\n'");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_string_equal(nimm_text_string(&lines), "= 1\t2");
    nimm_text_free(&lines);
    process_end(&process, 0);
}

static void an_end_is_told_with_its_status(void **state) {
    struct process process = started("exit 7");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_CLOSED);
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself && !end.signaled);
    assert_int_equal(end.number, 7);
    nimm_text_free(&lines);
}

static void an_end_by_a_signal_is_told(void **state) {
    struct process process = started("kill -9 $$");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_CLOSED);
    struct process_end end = process_end(&process, 10000);
    assert_true(end.by_itself && end.signaled);
    assert_int_equal(end.number, SIGKILL);
    nimm_text_free(&lines);
}

static void sending_to_one_who_has_ended_is_noticed(void **state) {
    struct process process = started("exec <&-; exit 0");
    enum process_status status = PROCESS_OK;
    while (status == PROCESS_OK) status = process_send(&process, "x", 1, soon(), &never);
    assert_int_equal(status, PROCESS_CLOSED);
    process_end(&process, 10000);
}

static void more_than_is_wanted_is_a_flood(void **state) {
    struct process process = started("while :; do echo x; done");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 1000, soon(), &never), PROCESS_FLOOD);
    assert_true(lines.length <= 1000);
    nimm_text_free(&lines);
    assert_false(process_end(&process, 0).by_itself);
}

static void a_deadline_that_has_passed_ends_the_wait(void **state) {
    struct process process = started("printf half; cat");
    struct text lines = {0};
    while (lines.length < 4)
        assert_int_equal(process_read_lines(&process, &lines, 100, process_clock(), &never), PROCESS_TIME);
    assert_string_equal(nimm_text_string(&lines), "half");
    char *much = calloc(1, 1 << 20);
    assert_int_equal(process_send(&process, much, 1 << 20, process_clock(), &never), PROCESS_TIME);
    free(much);
    nimm_text_free(&lines);
    process_end(&process, 0);
}

static void the_stop_flag_ends_the_wait(void **state) {
    struct process process = started("cat");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &always), PROCESS_STOPPED);
    assert_int_equal(process_send(&process, "x", 1, soon(), &always), PROCESS_STOPPED);
    nimm_text_free(&lines);
    process_end(&process, 0);
}

static void its_children_end_with_it(void **state) {
    struct process process = started("trap '' TERM HUP; sleep 1000 & printf '%s\\n\\n' $!; wait");
    pid_t group = process.pid;
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_true(atoi(nimm_text_string(&lines)) > 1);
    assert_int_equal(kill(-group, 0), 0);
    struct process_end end = process_end(&process, 0);
    assert_true(!end.by_itself && end.signaled);
    assert_int_equal(end.number, SIGKILL);
    assert_nothing_is_left();
    nimm_text_free(&lines);
}

static void errors_are_thrown_away(void **state) {
    struct process process = started("echo error >&2 && printf 'fine\\n\\n'");
    struct text lines = {0};
    assert_int_equal(process_read_lines(&process, &lines, 100, soon(), &never), PROCESS_OK);
    assert_string_equal(nimm_text_string(&lines), "fine");
    nimm_text_free(&lines);
    process_end(&process, 10000);
}

static int ignore_pipes(void **state) {
    return signal(SIGPIPE, SIG_IGN) == SIG_ERR;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loss_counts_for_both_sides),
        cmocka_unit_test(the_interval_is_newcombes),
        cmocka_unit_test(the_bounds_satisfy_their_definition_in_every_small_match),
        cmocka_unit_test(what_is_sent_comes_back_from_cat),
        cmocka_unit_test(control_characters_are_passed_over),
        cmocka_unit_test(an_end_is_told_with_its_status),
        cmocka_unit_test(an_end_by_a_signal_is_told),
        cmocka_unit_test(sending_to_one_who_has_ended_is_noticed),
        cmocka_unit_test(more_than_is_wanted_is_a_flood),
        cmocka_unit_test(a_deadline_that_has_passed_ends_the_wait),
        cmocka_unit_test(the_stop_flag_ends_the_wait),
        cmocka_unit_test(its_children_end_with_it),
        cmocka_unit_test(errors_are_thrown_away),
    };
    return cmocka_run_group_tests_name("match", tests, ignore_pipes, NULL);
}
