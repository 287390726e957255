/* SPDX-License-Identifier: MIT */
/* Take-and-break codes where something ends: memory, the work, 16 bits of a value; and takes that a code in
 * digits has not room for. */
#include "support.h"

#include "core/octal_table.h"
#include "nimm/octal.h"

static struct octal_code code_of(const char *string) {
    struct octal_code code;
    struct text why = {0};
    assert_true(octal_parse(string, &code, &why));
    text_free(&why);
    return code;
}

static struct octal_kernel portable_kernel(void) {
    unsigned last = 0;
    while (octal_kernel(last + 1)) last++;
    return *octal_kernel(last);
}

static void start(struct octal_table *table, const struct octal_code *code, const struct octal_kernel *kernel,
                  size_t capacity) {
    assert_true(octal_table_start(table, code));
    table->kernel = kernel;
    assert_true(octal_table_reserve(table, capacity));
}

/* ---- memory ---- */

static void a_solver_without_memory_for_a_sequence_says_so(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("kayles-piles", &parameters);
    struct solver *solver = solver_new(0, 1000);
    void *position = position_of(game, NULL, "5");
    struct piles piles;
    assert_non_null(solver);
    assert_int_equal(game->piles(solver, position, &piles), SOLVE_TOO_LARGE);
    free(position);
    solver_free(solver);
}

/* ---- values of 16 bits ---- */

/* A table of 0 in its first half and of all values below `values` in turn in the other, whose piles split
 * into one of each. No code has it, but values as large are no fancy: 0.7777777777777777777777777777 has
 * 45684 below 2 10^5. */
static void plant(struct octal_table *table, size_t values) {
    enum { HALF = OCTAL_VALUES + 64, N = 2 * HALF };
    struct octal_code code = code_of("0.4");
    start(table, &code, octal_kernel(0), N + 2);
    table->width = OCTAL_VALUES;
    table->sets = realloc(table->sets, (table->ring + 1) * (table->width + sizeof(uint64_t)));
    table->back = malloc(table->capacity * sizeof *table->back);
    assert_non_null(table->sets);
    assert_non_null(table->back);
    for (; table->length < N; table->length++) {
        uint16_t value = (uint16_t)(table->length < HALF ? 0 : table->length % values);
        table->values[table->length] = table->back[table->capacity - 1 - table->length] = value;
    }
}

static void the_largest_value_is_65535_and_the_next_stops_the_table(void **state) {
    (void)state;
    struct octal_table table;
    plant(&table, OCTAL_VALUES - 1);
    size_t n = table.length;
    assert_int_equal(octal_table_extend(&table, n + 1), OCTAL_OK);
    assert_int_equal(table.values[n], OCTAL_VALUES - 1);
    octal_table_free(&table);
    plant(&table, OCTAL_VALUES);
    assert_int_equal(octal_table_extend(&table, n + 1), OCTAL_TOO_LARGE);
    assert_int_equal(table.length, n);
    assert_int_equal(octal_table_extend(&table, n + 1), OCTAL_TOO_LARGE);
    octal_table_free(&table);
}

/* ---- takes beyond those of digits ---- */

static void assert_equals_plain(const struct octal_code *code, size_t n, const struct octal_kernel *kernel) {
    uint16_t *plain = malloc(n * sizeof *plain);
    struct octal_table table;
    assert_non_null(plain);
    assert_int_equal(octal_values_plain(code, plain, n), OCTAL_OK);
    start(&table, code, kernel, n);
    assert_int_equal(octal_table_extend(&table, n), OCTAL_OK);
    assert_memory_equal(table.values, plain, n * sizeof *plain);
    octal_table_free(&table);
    free(plain);
}

/* Takes larger than any pile of the table, and takes that set in late; those that split far from each other.
 */
static void large_takes_have_their_plain_values(void **state) {
    (void)state;
    static const struct octal_code codes[] = {
        {2, {1, 65535}, {6, 3}},      {2, {1, 3000}, {6, 4}},        {2, {1, 200}, {6, 6}},
        {2, {3, 2100}, {7, 3}},       {2, {1, 2600}, {6, 7}},        {3, {1, 2, 65535}, {7, 7, 7}},
        {3, {1, 2, 1100}, {7, 7, 2}}, {3, {2, 700, 900}, {7, 6, 5}},
    };
    struct octal_kernel twin = portable_kernel();
    twin.seeks_quickly = true;
    for (size_t i = 0; i < LENGTH(codes); i++) {
        assert_equals_plain(&codes[i], 5000, octal_kernel(0));
        assert_equals_plain(&codes[i], 5000, &twin);
        twin.seeks_quickly = !twin.seeks_quickly;
    }
}

/* Kayles with a third take: few piles are rare until it sets in, then many. */
static void a_full_list_of_rare_piles_is_made_anew(void **state) {
    (void)state;
    enum { N = 4000 };
    const struct octal_code code = {3, {1, 2, 2100}, {7, 7, 6}};
    uint16_t plain[N];
    struct octal_table table;
    unsigned full = 0;
    assert_int_equal(octal_values_plain(&code, plain, N), OCTAL_OK);
    start(&table, &code, octal_kernel(0), N);
    for (size_t n = 1; n <= N; n++) {
        assert_int_equal(octal_table_extend(&table, n), OCTAL_OK);
        full += table.colours.useful && table.rares == table.rares_most;
    }
    assert_true(full > 0);
    assert_memory_equal(table.values, plain, sizeof plain);
    octal_table_free(&table);
    start(&table, &code, octal_kernel(0), N);
    assert_int_equal(octal_table_extend(&table, N), OCTAL_OK);
    assert_memory_equal(table.values, plain, sizeof plain);
    octal_table_free(&table);
}

/* ---- the work ---- */

/* Its values grow with the piles, and many splits of each digit have to be looked at for one. */
static const char laborious[] = "0.777777777777777777";

static void every_kernel_takes_as_many_steps(void **state) {
    (void)state;
    static const char *const codes[] = {"0.07", "0.6", "0.007", "0.106", "0.0047", laborious};
    enum { N = 3000 };
    for (size_t i = 0; i < LENGTH(codes); i++) {
        struct octal_code code = code_of(codes[i]);
        uint64_t steps = 0;
        for (unsigned which = 0; octal_kernel(which); which++) {
            struct octal_table table;
            start(&table, &code, octal_kernel(which), N);
            assert_int_equal(octal_table_extend(&table, N), OCTAL_OK);
            if (which == 0) steps = table.steps;
            assert_true(table.steps == steps);
            octal_table_free(&table);
        }
    }
}

static void a_table_pauses_and_goes_on_as_if_it_had_not(void **state) {
    (void)state;
    static const char *const codes[] = {"0.07", "0.6", "0.007", "0.156", "0.4047", laborious};
    enum { N = 3000, SLICE = 10000 };
    for (size_t i = 0; i < LENGTH(codes); i++) {
        struct octal_code code = code_of(codes[i]);
        struct octal_table whole, parts;
        start(&whole, &code, octal_kernel(0), N);
        start(&parts, &code, octal_kernel(0), N);
        assert_int_equal(octal_table_extend(&whole, N), OCTAL_OK);
        unsigned pauses = 0;
        for (; parts.length < N; pauses++) {
            size_t length = parts.length;
            parts.pause = parts.steps + SLICE;
            assert_int_equal(octal_table_extend(&parts, N), OCTAL_OK);
            assert_true(parts.length == N || (parts.length > length && parts.steps >= parts.pause));
        }
        assert_true(pauses > 10);
        assert_memory_equal(parts.values, whole.values, N * sizeof *whole.values);
        octal_table_free(&whole);
        octal_table_free(&parts);
    }
}

static void the_work_is_bounded_and_the_values_so_far_remain(void **state) {
    (void)state;
    enum { N = 1200 };
    struct octal_code code = code_of(laborious);
    struct octal_sequence *sequence = octal_sequence_new(&code, 0);
    uint16_t plain[N];
    uint64_t value = 77;
    assert_int_equal(octal_sequence_limit(sequence), OCTAL_LIMIT);
    octal_sequence_bound_work(sequence, 4000000);
    assert_int_equal(octal_value(sequence, 401162, &value), OCTAL_TOO_LARGE);
    size_t n = octal_sequence_length(sequence);
    assert_true(n >= N && n < 20000);
    assert_int_equal(octal_sequence_limit(sequence), n);
    assert_int_equal(octal_value(sequence, n, &value), OCTAL_TOO_LARGE);
    assert_int_equal(value, 77);
    assert_int_equal(octal_values_plain(&code, plain, N), OCTAL_OK);
    for (size_t i = 0; i < N; i++) {
        assert_int_equal(octal_value(sequence, i, &value), OCTAL_OK);
        assert_int_equal(value, plain[i]);
    }
    octal_sequence_raise_limit(sequence, n);
    assert_int_equal(octal_value(sequence, n, &value), OCTAL_TOO_LARGE);
    octal_sequence_raise_limit(sequence, n + 100);
    assert_int_equal(octal_value(sequence, n + 99, &value), OCTAL_OK);
    assert_int_equal(octal_value(sequence, n + 100, &value), OCTAL_TOO_LARGE);
    octal_sequence_free(sequence);
}

/* The work of 4 10^9 steps ends about in the middle of the default limit. */
static void the_default_limit_comes_with_a_bound_of_the_work(void **state) {
    (void)state;
    struct octal_code code = code_of(laborious);
    uint64_t value;
    struct octal_sequence *sequence = octal_sequence_new(&code, 0);
    assert_int_equal(octal_value(sequence, OCTAL_LIMIT - 1, &value), OCTAL_TOO_LARGE);
    assert_true(octal_sequence_length(sequence) < OCTAL_LIMIT * 2 / 3);
    octal_sequence_free(sequence);
}

/* Twice as long each time at first, by halves from 2^16 values on: so that a long table is not much longer
 * than what is asked for. */
static void a_long_table_grows_by_halves(void **state) {
    (void)state;
    static const struct {
        uint64_t pile;
        size_t length;
    } cases[] = {{255, 256}, {256, 512}, {40000, 65536}, {65536, 98304}, {98304, 147456}};
    struct octal_code code = {.n = 4, .take = {1, 1234, 30011, 60101}, .digit = {3, 3, 3, 3}};
    struct octal_sequence *sequence = octal_sequence_new(&code, 0);
    uint64_t value;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        assert_int_equal(octal_value(sequence, cases[i].pile, &value), OCTAL_OK);
        assert_int_equal(octal_sequence_length(sequence), cases[i].length);
    }
    octal_sequence_free(sequence);
}

static bool count_to(void *left, size_t done) {
    (void)done;
    return --*(unsigned *)left > 0;
}

/* 2^22 steps, and those of one value more, are the most between two looks. */
static void the_watch_is_asked_after_a_bounded_number_of_steps(void **state) {
    (void)state;
    enum { STEPS = 50000000, LOOKS = 8 };
    struct octal_code code = code_of(laborious);
    struct octal_sequence *sequence = octal_sequence_new(&code, 0);
    unsigned left = 1000;
    uint64_t value;
    octal_sequence_bound_work(sequence, STEPS);
    octal_sequence_watch(sequence, count_to, &left);
    assert_int_equal(octal_value(sequence, 19999, &value), OCTAL_TOO_LARGE);
    assert_true(1000 - left >= LOOKS);
    octal_sequence_raise_limit(sequence, 20000);
    left = 2;
    assert_int_equal(octal_value(sequence, 19999, &value), OCTAL_STOPPED);
    assert_int_equal(left, 0);
    octal_sequence_free(sequence);
}

static void a_stopped_solver_breaks_off_and_goes_on_when_asked_again(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("octal:0.6", &parameters);
    volatile sig_atomic_t stop = 1;
    struct solver *solver = new_solver(0);
    void *position = position_of(game, parameters, "3,5000");
    struct piles piles;
    struct move_list list = {0};
    solver_stop_on(solver, &stop);
    assert_int_equal(game->piles(solver, position, &piles), SOLVE_STOPPED);
    assert_int_equal(game->winning(solver, position, 0, false, 0, &list), SOLVE_STOPPED);
    assert_int_equal(list.total.n, 0);
    stop = 0;
    assert_int_equal(game->piles(solver, position, &piles), SOLVE_OK);
    assert_int_equal(piles.n, 2);
    free(position);
    solver_free(solver);
}

static void a_pile_beyond_the_table_without_a_proved_period_has_no_answer(void **state) {
    (void)state;
    static const char *const names[] = {"octal:0.6", "octal:0.007"};
    const char *parameters;
    struct solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(names); i++) {
        const struct game *game = game_of(names[i], &parameters);
        void *position = position_of(game, parameters, "3,1000000");
        struct piles piles;
        struct move_list list = {0};
        assert_int_equal(game->piles(solver, position, &piles), SOLVE_TOO_LARGE);
        assert_int_equal(game->winning(solver, position, 0, false, 0, &list), SOLVE_TOO_LARGE);
        assert_int_equal(list.total.n, 0);
        free(position);
    }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solver_without_memory_for_a_sequence_says_so),
        cmocka_unit_test(the_largest_value_is_65535_and_the_next_stops_the_table),
        cmocka_unit_test(large_takes_have_their_plain_values),
        cmocka_unit_test(a_full_list_of_rare_piles_is_made_anew),
        cmocka_unit_test(every_kernel_takes_as_many_steps),
        cmocka_unit_test(a_table_pauses_and_goes_on_as_if_it_had_not),
        cmocka_unit_test(the_work_is_bounded_and_the_values_so_far_remain),
        cmocka_unit_test(the_default_limit_comes_with_a_bound_of_the_work),
        cmocka_unit_test(a_long_table_grows_by_halves),
        cmocka_unit_test(the_watch_is_asked_after_a_bounded_number_of_steps),
        cmocka_unit_test(a_stopped_solver_breaks_off_and_goes_on_when_asked_again),
        cmocka_unit_test(a_pile_beyond_the_table_without_a_proved_period_has_no_answer),
    };
    return cmocka_run_group_tests_name("octal limits", tests, NULL, NULL);
}
