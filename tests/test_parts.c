/* SPDX-License-Identifier: MIT */
/* The search for who wins a sum of parts, on Kayles: a part is a row of pins, its number the key. */
#include "support.h"

#include "nimm/octal.h"
#include "nimm/parts.h"
#include "octal_plain.h"

enum { ROWS = 64 };

static void no_context(const void *structure, void *context) {
    memcpy(context, structure, 1);
}

/* Fells one pin or two neighbours of a row, anywhere. */
static void kayles_options(const void *context, const uint64_t *part, struct parts_options *options) {
    (void)context;
    for (uint64_t fall = 1; fall <= 2 && fall <= *part; fall++)
        for (uint64_t left = 0; left <= *part - fall; left++) {
            uint64_t right = *part - fall - left;
            parts_add_option(options, PARTS_NAMELESS);
            if (left > 0) parts_add(options, &left);
            if (right > 0) parts_add(options, &right);
        }
}

static unsigned kayles_weight(const void *context, const uint64_t *part) {
    (void)context;
    return (unsigned)*part;
}

static const struct parts_rules kayles = {1, 1, no_context, kayles_options, kayles_weight, 1};

static struct parts *open_kayles(struct solver *solver, char structure) {
    struct parts *parts;
    assert_int_equal(parts_open(solver, &kayles, &structure, 1, &parts), SOLVE_OK);
    assert_memory_equal(parts_context(parts), &structure, 1);
    return parts;
}

static void kayles_values(uint16_t values[ROWS]) {
    static const struct octal_code code = {.n = 2, .take = {1, 2}, .digit = {7, 7}};
    octal_values_plain(&code, values, ROWS);
}

static void the_value_of_a_part_is_found_in_both_ways(void **state) {
    (void)state;
    uint16_t values[ROWS];
    kayles_values(values);
    for (uint64_t row = 0; row < ROWS; row++) {
        struct solver *solver = new_solver(0);
        uint64_t value;
        assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_OK);
        assert_int_equal(value, values[row]);
        assert_int_equal(parts_value_plain(open_kayles(solver, 'b'), &row, &value), SOLVE_OK);
        assert_int_equal(value, values[row]);
        solver_free(solver);
    }
}

static void a_sum_is_zero_when_the_values_cancel(void **state) {
    (void)state;
    uint16_t values[ROWS];
    struct random random = random_from_seed(1);
    struct solver *solver = new_solver(0);
    kayles_values(values);
    for (unsigned round = 0; round < 3000; round++) {
        uint64_t sum[5], value = 0;
        size_t n = (size_t)random_between(&random, 0, LENGTH(sum));
        bool is_zero;
        for (size_t i = 0; i < n; i++) {
            sum[i] = random_between(&random, 1, 30);
            value ^= values[sum[i]];
        }
        if (round % 100 == 0) {
            solver_free(solver);
            solver = new_solver(0);
        }
        solver_begin(solver);
        assert_int_equal(parts_is_zero(open_kayles(solver, 'a'), sum, n, &is_zero), SOLVE_OK);
        assert_int_equal(is_zero, value == 0);
    }
    solver_free(solver);
}

static void what_is_known_is_not_searched_again(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    uint64_t row = 40, value;
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_OK);
    uint64_t spent = solver_spent(solver);
    assert_int_not_equal(spent, 0);
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_OK);
    assert_int_equal(solver_spent(solver), spent);
    /* A longer structure is another one. */
    struct parts *longer;
    assert_int_equal(parts_open(solver, &kayles, "aa", 2, &longer), SOLVE_OK);
    assert_ptr_not_equal(longer, open_kayles(solver, 'a'));
    /* Other structures push it out in the end. */
    for (char other = 'b'; other < 'g'; other++) open_kayles(solver, other);
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_OK);
    assert_int_equal(solver_spent(solver), 2 * spent);
    solver_free(solver);
}

static void a_question_beyond_the_budget_is_too_large_and_the_next_is_not(void **state) {
    (void)state;
    struct solver *solver = new_solver(20);
    uint64_t row = 50, value;
    bool is_zero;
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_TOO_LARGE);
    solver_begin(solver);
    assert_int_equal(parts_is_zero(open_kayles(solver, 'a'), &row, 1, &is_zero), SOLVE_TOO_LARGE);
    solver_begin(solver);
    row = 3;
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_OK);
    assert_int_equal(value, 3);
    solver_free(solver);
}

static void all_values_beyond_the_budget_are_too_many(void **state) {
    (void)state;
    uint64_t row = 50, value;
    for (uint64_t nodes = 1; nodes < 100; nodes += 7) {
        struct solver *solver = new_solver(nodes);
        assert_int_equal(parts_value_plain(open_kayles(solver, 'a'), &row, &value), SOLVE_TOO_LARGE);
        solver_free(solver);
    }
}

static void a_raised_flag_stops_the_search(void **state) {
    (void)state;
    volatile sig_atomic_t stop = 1;
    struct solver *solver = new_solver(0);
    uint64_t row = 50, value;
    solver_stop_on(solver, &stop);
    assert_int_equal(parts_value(open_kayles(solver, 'a'), &row, &value), SOLVE_STOPPED);
    assert_int_equal(parts_value_plain(open_kayles(solver, 'a'), &row, &value), SOLVE_STOPPED);
    solver_free(solver);
}

/* With room for few answers, old ones give way to new ones: slower, but still right. */
static void little_memory_makes_no_wrong_answers(void **state) {
    (void)state;
    uint16_t values[ROWS];
    struct solver *solver = solver_new(0, 140000);
    struct parts *parts;
    uint64_t value;
    char structure = 'a';
    assert_non_null(solver);
    kayles_values(values);
    for (uint64_t row = 1; row < ROWS; row++) {
        solver_begin(solver);
        assert_int_equal(parts_open(solver, &kayles, &structure, 1, &parts), SOLVE_OK);
        assert_int_equal(parts_value(parts, &row, &value), SOLVE_OK);
        assert_int_equal(value, values[row]);
    }
    solver_free(solver);
    solver = solver_new(0, 1000);
    assert_non_null(solver);
    assert_int_equal(parts_open(solver, &kayles, &structure, 1, &parts), SOLVE_TOO_LARGE);
    solver_free(solver);
}

/* A game with more answers than there is room for: one part of 48 bits, of which a move clears one or two
 * that stand side by side. It is Kayles once more, each gap between pins where it happens to be. */
static void bit_options(const void *context, const uint64_t *part, struct parts_options *options) {
    const char *named = context;
    for (unsigned i = 0; i < 48; i++)
        for (unsigned fall = 1; fall <= 2; fall++) {
            uint64_t pins = (fall == 1 ? UINT64_C(1) : UINT64_C(3)) << i, left = *part & ~pins;
            if ((*part & pins) != pins) continue;
            parts_add_option(options, *named == 'n' ? 2 * i + fall : PARTS_NAMELESS);
            if (left) parts_add(options, &left);
        }
}

static const struct parts_rules bits = {1, 1, no_context, bit_options, kayles_weight, 1};

static void more_answers_than_room_make_no_wrong_ones(void **state) {
    (void)state;
    uint16_t values[ROWS];
    kayles_values(values);
    for (unsigned row = 1; row <= 13; row++) {
        struct solver *solver = solver_new(0, 140000);
        struct parts *parts;
        uint64_t part = ((UINT64_C(1) << row) - 1) << 20, value;
        assert_int_equal(parts_open(solver, &bits, "a", 1, &parts), SOLVE_OK);
        assert_int_equal(parts_value(parts, &part, &value), SOLVE_OK);
        assert_int_equal(value, values[row]);
        solver_free(solver);
    }
}

/* What gave way is searched again, so a bound of the memory costs work: it is kept to. */
static void room_for_fewer_answers_takes_more_work(void **state) {
    (void)state;
    const size_t bytes[2] = {0, 140000};
    uint64_t spent[2];
    for (unsigned i = 0; i < 2; i++) {
        struct solver *solver = solver_new(0, bytes[i]);
        struct parts *parts;
        uint64_t part = 0x1FFF, value;
        assert_int_equal(parts_open(solver, &bits, "a", 1, &parts), SOLVE_OK);
        assert_int_equal(parts_value(parts, &part, &value), SOLVE_OK);
        spent[i] = solver_spent(solver);
        solver_free(solver);
    }
    assert_true(spent[1] > spent[0]);
}

/* What is known of one structure gives way to what another one needs. */
static void structures_share_the_room(void **state) {
    (void)state;
    uint16_t values[ROWS];
    struct solver *solver = solver_new(0, 140000);
    assert_non_null(solver);
    kayles_values(values);
    for (unsigned round = 0; round < 6; round++) {
        uint64_t part = round < 3 ? 0x7FF : 0x1FFF, value;
        const char structure = (char)('a' + round % 3);
        struct parts *parts;
        assert_int_equal(parts_open(solver, &bits, &structure, 1, &parts), SOLVE_OK);
        assert_int_equal(parts_value(parts, &part, &value), SOLVE_OK);
        assert_int_equal(value, values[round < 3 ? 11 : 13]);
    }
    solver_free(solver);
}

/* Moves of which the order does not matter tell of each other: fewer questions, the same answers. */
static void named_moves_give_the_same_values_with_less_work(void **state) {
    (void)state;
    uint16_t values[ROWS];
    uint64_t spent[2] = {0, 0};
    kayles_values(values);
    for (unsigned row = 1; row <= 13; row++) {
        for (int named = 0; named < 2; named++) {
            struct solver *solver = new_solver(0);
            struct parts *parts;
            uint64_t part = (UINT64_C(1) << row) - 1;
            assert_int_equal(parts_open(solver, &bits, named ? "n" : "a", 1, &parts), SOLVE_OK);
            bool is_zero;
            assert_int_equal(parts_is_zero(parts, &part, 1, &is_zero), SOLVE_OK);
            assert_int_equal(is_zero, values[row] == 0);
            uint64_t value;
            assert_int_equal(parts_value(parts, &part, &value), SOLVE_OK);
            assert_int_equal(value, values[row]);
            spent[named] += solver_spent(solver);
            solver_free(solver);
        }
    }
    assert_true(spent[1] < spent[0]);
}

/* Nim: a pile becomes any smaller one. */
static void nim_options(const void *context, const uint64_t *part, struct parts_options *options) {
    (void)context;
    for (uint64_t left = 0; left < *part; left++) {
        parts_add_option(options, PARTS_NAMELESS);
        if (left > 0) parts_add(options, &left);
    }
}

static const struct parts_rules nim = {1, 1, no_context, nim_options, kayles_weight, 1};

static void values_end_below_64(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct parts *parts;
    uint64_t pile = 63, value;
    assert_int_equal(parts_open(solver, &nim, "a", 1, &parts), SOLVE_OK);
    assert_int_equal(parts_value(parts, &pile, &value), SOLVE_OK);
    assert_int_equal(value, 63);
    pile = 64;
    assert_int_equal(parts_value(parts, &pile, &value), SOLVE_TOO_LARGE);
    assert_int_equal(parts_value_plain(parts, &pile, &value), SOLVE_TOO_LARGE);
    bool is_zero;
    const uint64_t sum[] = {5, 9, 12};
    assert_int_equal(parts_is_zero(parts, sum, LENGTH(sum), &is_zero), SOLVE_OK);
    assert_true(is_zero);
    solver_free(solver);
}

/* The value 0 is known as well as any other: a pile of none, that has no options, costs a node only once. */
static void a_part_of_value_0_is_not_searched_again(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct parts *parts;
    uint64_t pile = 0, value = 1;
    assert_int_equal(parts_open(solver, &nim, "a", 1, &parts), SOLVE_OK);
    for (unsigned round = 0; round < 2; round++) {
        assert_int_equal(parts_value_plain(parts, &pile, &value), SOLVE_OK);
        assert_int_equal(value, 0);
        assert_int_equal(solver_spent(solver), 1);
    }
    solver_free(solver);
}

/* A move that more than a hundred others answer: only so many of them are told of. */
static void many_options(const void *context, const uint64_t *part, struct parts_options *options) {
    (void)context;
    const uint64_t one = 1, two = 2;
    if (*part == 3) {
        parts_add_option(options, 200);
        parts_add(options, &two);
        parts_add_option(options, 201);
        parts_add(options, &one);
        parts_add(options, &two);
    }
    for (uint32_t move = 1; *part == 2 && move <= 100; move++) parts_add_option(options, move);
    if (*part == 1) parts_add_option(options, 1);
}

static const struct parts_rules many = {1, 1, no_context, many_options, kayles_weight, 1};

static void a_question_may_have_many_answers(void **state) {
    (void)state;
    struct solver *solver = new_solver(0);
    struct parts *parts;
    uint64_t part = 3, value;
    assert_int_equal(parts_open(solver, &many, "a", 1, &parts), SOLVE_OK);
    assert_int_equal(parts_value(parts, &part, &value), SOLVE_OK);
    assert_int_equal(value, 2); /* of options of value 1 and 1 + 1 */
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_value_of_a_part_is_found_in_both_ways),
        cmocka_unit_test(a_sum_is_zero_when_the_values_cancel),
        cmocka_unit_test(what_is_known_is_not_searched_again),
        cmocka_unit_test(a_question_beyond_the_budget_is_too_large_and_the_next_is_not),
        cmocka_unit_test(all_values_beyond_the_budget_are_too_many),
        cmocka_unit_test(a_raised_flag_stops_the_search),
        cmocka_unit_test(little_memory_makes_no_wrong_answers),
        cmocka_unit_test(more_answers_than_room_make_no_wrong_ones),
        cmocka_unit_test(room_for_fewer_answers_takes_more_work),
        cmocka_unit_test(structures_share_the_room),
        cmocka_unit_test(named_moves_give_the_same_values_with_less_work),
        cmocka_unit_test(values_end_below_64),
        cmocka_unit_test(a_part_of_value_0_is_not_searched_again),
        cmocka_unit_test(a_question_may_have_many_answers),
    };
    return cmocka_run_group_tests_name("parts", tests, NULL, NULL);
}
