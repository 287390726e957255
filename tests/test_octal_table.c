/* SPDX-License-Identifier: MIT */
/* The quick way to the values of take-and-break codes against the plain one, and what only the quick way
 * reaches. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "core/octal_table.h"
#include "octal_brute.h"

static void assert_equals_plain(const struct octal_code *code, size_t n, const struct octal_kernel *kernel) {
    uint16_t *plain = malloc(n * sizeof *plain);
    struct octal_table table;
    assert_non_null(plain);
    assert_int_equal(octal_values_plain(code, plain, n), OCTAL_OK);
    assert_true(octal_table_start(&table, code));
    if (kernel) table.kernel = kernel;
    assert_true(octal_table_reserve(&table, n / 3 + 1));
    assert_int_equal(octal_table_extend(&table, n / 3), OCTAL_OK);
    assert_true(octal_table_reserve(&table, n));
    assert_int_equal(octal_table_extend(&table, n), OCTAL_OK);
    assert_int_equal(table.length, n);
    assert_memory_equal(table.values, plain, n * sizeof *plain);
    octal_table_free(&table);
    free(plain);
}

static struct octal_kernel portable_kernel(void) {
    unsigned last = 0;
    while (octal_kernel(last + 1)) last++;
    return *octal_kernel(last);
}

/* 0.d1d2d3, its digits those of the number. */
static struct octal_code code_of_number(unsigned number) {
    char string[8] = {'0', '.'};
    for (int i = 4; i >= 2; i--, number /= 8) string[i] = (char)('0' + number % 8);
    return code_of(string);
}

static void all_codes_of_two_digits_have_their_plain_values(void **state) {
    (void)state;
    for (unsigned number = 8; number < 512; number += 8) {
        struct octal_code code = code_of_number(number);
        assert_equals_plain(&code, 4000, NULL);
    }
}

static void all_codes_of_three_digits_have_their_plain_values(void **state) {
    (void)state;
    for (unsigned number = 1; number < 512; number++) {
        struct octal_code code = code_of_number(number);
        assert_equals_plain(&code, 1300, NULL);
    }
}

static void random_codes_have_their_plain_values(void **state) {
    (void)state;
    uint32_t random = 20;
    for (int i = 0; i < 100; i++) {
        char string[24] = "0.";
        struct octal_code code;
        size_t digits = 4 + next_random(&random) % 16;
        for (size_t k = 0; k < digits; k++)
            string[2 + k] = (char)(next_random(&random) % 3 ? '0' : '0' + next_random(&random) % 8);
        string[2 + digits] = '4';
        code = code_of(string);
        assert_equals_plain(&code, 1200, NULL);
    }
}

/* Sparse by value, by value and size, hardly at all; narrow and wide; 14-digit takes; values that a split
 * with the last part of the prefix alone has. */
static void every_kernel_gives_the_plain_values(void **state) {
    (void)state;
    static const char *const codes[] = {"0.6",   "0.106", "0.007", "0.07",  "0.127",
                                        "0.376", "0.644", "0.165", "0.361", "0.00000000000004",
                                        "0.324"};
    for (unsigned which = 0; octal_kernel(which); which++) {
        for (size_t i = 0; i < LENGTH(codes); i++) {
            struct octal_code code = code_of(codes[i]);
            assert_equals_plain(&code, 6000, octal_kernel(which));
        }
    }
}

static void all_forms_that_the_machine_can_run_are_there(void **state) {
    (void)state;
    unsigned forms = 1, which = 0;
    bool quick = false;
#if defined(__GNUC__) && defined(__x86_64__)
    bool wide = __builtin_cpu_supports("avx512bw");
    quick = wide && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
    forms = 1u + (__builtin_cpu_supports("avx2") != 0) + wide + quick;
#endif
    for (; octal_kernel(which); which++)
        assert_int_equal(octal_kernel(which)->seeks_quickly, quick && which == 0);
    assert_int_equal(which, forms);
}

static void kernels_find_the_first_place_or_none(void **state) {
    (void)state;
    enum { N = 300, BEYOND = OCTAL_KERNEL_BLOCK };
    static uint8_t f[N + BEYOND], r[N + BEYOND];
    static uint16_t wide_f[N + BEYOND], wide_r[N + BEYOND];
    uint32_t random = 1;
    for (size_t i = 0; i < N + BEYOND; i++) {
        f[i] = (uint8_t)next_random(&random), r[i] = (uint8_t)next_random(&random);
        wide_f[i] = (uint16_t)(next_random(&random) & 0x1FF);
        wide_r[i] = (uint16_t)next_random(&random);
    }
    for (unsigned which = 0; octal_kernel(which); which++) {
        const struct octal_kernel *kernel = octal_kernel(which);
        for (unsigned sum = 0; sum < 65536; sum += 7) {
            for (size_t n = 0; n < N; n += 1 + n / 2 + sum % 3) {
                size_t place = 0, wide = 0;
                while (place < n && (f[place] ^ r[place]) != (sum & 0xFF)) place++;
                while (wide < n && (wide_f[wide] ^ wide_r[wide]) != (int)sum) wide++;
                assert_int_equal(kernel->find_bytes(f, r, n, (uint8_t)sum), place);
                assert_int_equal(kernel->find(wide_f, wide_r, n, (uint16_t)sum), wide);
            }
        }
    }
}

static void kernels_mark_the_same_sets(void **state) {
    (void)state;
    uint8_t f[OCTAL_KERNEL_BLOCK], r[OCTAL_KERNEL_BLOCK];
    uint32_t random = 2;
    for (unsigned round = 0; round < 2000; round++) {
        uint64_t set = 0;
        for (size_t i = 0; i < LENGTH(f); i++) {
            f[i] = (uint8_t)(next_random(&random) % (1 + round % 64));
            r[i] = (uint8_t)(next_random(&random) % (1 + round % 64));
            set |= UINT64_C(1) << (f[i] ^ r[i]);
        }
        for (unsigned which = 0; octal_kernel(which); which++)
            assert_true(octal_kernel(which)->mark_bytes(f, r) == set);
    }
}

static void kernels_mark_all_values_below_the_limit_and_no_others(void **state) {
    (void)state;
    enum { N = 9000, WIDTH = 2048 };
    static uint16_t f[N], r[N];
    static const size_t limits[] = {64, 512, 1024, 2048};
    uint32_t random = 4;
    for (size_t i = 0; i < N; i++) {
        unsigned bits = (unsigned)(i % 12); /* so that large values are rare */
        f[i] = (uint16_t)(next_random(&random) & (WIDTH - 1) >> bits);
        r[i] = (uint16_t)(next_random(&random) & (WIDTH - 1) >> bits);
    }
    for (unsigned which = 0; octal_kernel(which); which++) {
        for (size_t n = 0; n < N; n += 1 + n / 3) {
            for (size_t k = 0; k < LENGTH(limits); k++) {
                uint8_t set[WIDTH] = {0}, plain[WIDTH] = {0};
                for (size_t i = 0; i < n; i++) plain[f[i] ^ r[i]] = 1;
                octal_kernel(which)->mark(f, r, n, set, limits[k]);
                assert_memory_equal(set, plain, limits[k]);
                for (size_t i = limits[k]; i < WIDTH; i++) assert_true(set[i] <= plain[i]);
            }
        }
    }
}

/* Beyond the values that blocks serve and below: 0.007 needs more than 256 of them at 10^4, 0.0007 splits off
 * three kinds of sums, 0.5117 has no sparse space with several takes that split; that of 32 digits has values
 * above 1024 at once. */
static void blocks_give_the_plain_values(void **state) {
    (void)state;
    static const char *const codes[] = {"0.77",  "0.007", "0.07",   "0.6",    "0.106",
                                        "0.156", "0.37",  "0.35",   "0.57",   "0.75",
                                        "0.045", "0.477", "0.0007", "0.0047", "0.5117"};
    struct octal_kernel twin = portable_kernel();
    struct octal_code large = code_of("0.66666666666666666666666666666666");
    twin.seeks_quickly = true;
    for (size_t i = 0; i < LENGTH(codes); i++) {
        struct octal_code code = code_of(codes[i]);
        assert_equals_plain(&code, 7000, &twin);
        assert_equals_plain(&code, 7000, octal_kernel(0));
    }
    assert_equals_plain(&large, 2600, &twin);
}

static void three_in_a_row_taken_has_its_plain_values_far_out(void **state) {
    (void)state;
    struct octal_code code = code_of("0.007");
    for (unsigned which = 0; octal_kernel(which); which++)
        if (which == 0 || !octal_kernel(which + 1)) assert_equals_plain(&code, 24000, octal_kernel(which));
}

/* From the values of a table that grows little by little, and whose room grows, blocks begin again. */
static void blocks_may_be_of_any_length(void **state) {
    (void)state;
    enum { N = 5000 };
    struct octal_code code = code_of("0.0047");
    struct octal_kernel twin = portable_kernel();
    uint16_t plain[N];
    struct octal_table table;
    uint32_t random = 6;
    twin.seeks_quickly = true;
    assert_int_equal(octal_values_plain(&code, plain, N), OCTAL_OK);
    assert_true(octal_table_start(&table, &code));
    table.kernel = &twin;
    while (table.length < N) {
        size_t length = table.length + 1 + next_random(&random) % (random & 1 ? 300 : 3);
        if (length > N) length = N;
        assert_true(octal_table_reserve(&table, length));
        assert_int_equal(octal_table_extend(&table, length), OCTAL_OK);
    }
    assert_memory_equal(table.values, plain, N * sizeof *plain);
    octal_table_free(&table);
}

enum { BLOCKS = 40, PAIRS = BLOCKS * OCTAL_KERNEL_BLOCK };

/* Two rows of random values, the one longer as octal_kernel's seek reads it. */
struct rows {
    uint8_t high[PAIRS + 3 * OCTAL_KERNEL_BLOCK], low[PAIRS + 3 * OCTAL_KERNEL_BLOCK];
    uint8_t high_back[PAIRS], low_back[PAIRS];
};

static struct octal_pairs random_pairs(struct rows *rows, uint32_t *random) {
    for (size_t i = 0; i < sizeof rows->high; i++) {
        rows->high[i] = (uint8_t)(next_random(random) % 128),
        rows->low[i] = (uint8_t)(next_random(random) % 8);
        if (i >= PAIRS) continue;
        rows->high_back[i] = (uint8_t)(next_random(random) % 128);
        rows->low_back[i] = (uint8_t)(next_random(random) % 8);
    }
    return (struct octal_pairs){rows->high, rows->low, rows->high_back, rows->low_back};
}

static bool holds(const uint8_t *set, unsigned high, unsigned low) {
    return set[high] >> low & 1;
}

static void kernels_strike_all_sums_and_no_others(void **state) {
    (void)state;
    static struct rows rows;
    uint32_t random = 7;
    const struct octal_pairs pairs = random_pairs(&rows, &random);
    for (size_t blocks = 0; blocks <= BLOCKS; blocks += 1 + blocks / 2) {
        uint8_t before[OCTAL_KERNEL_SET], plain[OCTAL_KERNEL_SET], set[OCTAL_KERNEL_SET];
        for (size_t i = 0; i < sizeof before; i++) before[i] = (uint8_t)next_random(&random);
        memcpy(plain, before, sizeof plain);
        for (size_t i = 0; i < blocks * OCTAL_KERNEL_BLOCK; i++)
            plain[rows.high[i] ^ rows.high_back[i]] &= (uint8_t) ~(1u << (rows.low[i] ^ rows.low_back[i]));
        for (unsigned which = 0; octal_kernel(which); which++) {
            memcpy(set, before, sizeof set);
            octal_kernel(which)->strike(&pairs, blocks, set);
            assert_memory_equal(set, plain, sizeof set);
        }
    }
}

static void kernels_seek_the_pairs_whose_sums_are_in_a_set(void **state) {
    (void)state;
    static struct rows rows;
    static struct octal_hit hits[OCTAL_KERNEL_SETS * BLOCKS + 1];
    uint8_t sets[OCTAL_KERNEL_SETS * OCTAL_KERNEL_SET] = {0};
    uint32_t random = 8;
    const struct octal_pairs pairs = random_pairs(&rows, &random);
    for (size_t i = 0; i < 24; i++) sets[next_random(&random) % sizeof sets] |= (uint8_t)(1u << i % 8);
    for (unsigned which = 0; octal_kernel(which); which++) {
        static uint64_t found[OCTAL_KERNEL_SETS][BLOCKS];
        memset(found, 0, sizeof found);
        size_t n = octal_kernel(which)->seek(&pairs, BLOCKS, sets, hits);
        for (size_t i = 0; i < n; i++) {
            assert_true(found[hits[i].set][hits[i].block] == 0 && hits[i].pairs != 0);
            found[hits[i].set][hits[i].block] = hits[i].pairs;
        }
        for (size_t i = 0; i < OCTAL_KERNEL_SETS * PAIRS; i++) {
            size_t set = i / PAIRS, r = i % PAIRS, f = r + set * OCTAL_KERNEL_BLOCK;
            bool in = holds(sets + set * OCTAL_KERNEL_SET, rows.high[f] ^ rows.high_back[r],
                            rows.low[f] ^ rows.low_back[r]);
            assert_int_equal(found[set][r / OCTAL_KERNEL_BLOCK] >> r % OCTAL_KERNEL_BLOCK & 1, in);
        }
    }
}

/* A pile that leaves two only behind a large take has parts far below it: no block serves before those reach
 * as far as its pairs. One to 62 taken first, for values above 64 at once. */
static void splits_behind_a_large_take_have_their_plain_values(void **state) {
    (void)state;
    struct octal_code code = {.n = 63};
    struct octal_kernel twin = portable_kernel();
    twin.seeks_quickly = true;
    for (uint32_t i = 0; i < code.n; i++) code.take[i] = i + 1, code.digit[i] = 3;
    code.digit[62] = 7;
    for (uint32_t take = 1000; take < 2000; take += 250) {
        code.take[62] = take;
        assert_equals_plain(&code, 5000, &twin);
        assert_equals_plain(&code, 5000, octal_kernel(0));
    }
}

static void the_colours_of_both_parts_tell_whether_a_split_is_mixed(void **state) {
    (void)state;
    uint32_t random = 3;
    for (unsigned i = 0; i < 20000; i++) {
        struct octal_colours colours = {true, i & 1, i >> 1 & 1, (uint16_t)next_random(&random)};
        unsigned x = next_random(&random) & 0xFFFF, y = next_random(&random) & 0xFFFF;
        size_t a = next_random(&random), b = next_random(&random);
        bool differ = octal_is_rare(&colours, x, a) != octal_is_rare(&colours, y, b);
        assert_int_equal(octal_is_mixed(&colours, x ^ y, a + b), differ);
    }
}

/* The number sums up the values of the plain method, which takes a second for them. */
static void officers_has_its_first_hundred_thousand_values(void **state) {
    (void)state;
    enum { N = 100001 };
    struct octal_sequence *officers = sequence_of("0.6", N);
    uint16_t *values = malloc(N * sizeof *values);
    uint64_t hash = 0;
    assert_int_equal(octal_values(officers, values, N), OCTAL_OK);
    for (size_t i = 0; i < N; i++) hash = hash * UINT64_C(1099511628211) + values[i];
    assert_true(hash == UINT64_C(0x4E7D6F38B423D53E));
    free(values);
    octal_sequence_free(officers);
}

/* Flammenkamp's table of octal games, https://wwwhomes.uni-bielefeld.de/achim/octal.html */
static void long_periods_are_proved(void **state) {
    (void)state;
    static const struct {
        const char *code;
        uint64_t preperiod, period;
    } cases[] = {
        {"0.156", 3479, 349},  {"0.356", 7315, 142},     {"0.644", 3256, 442},
        {"0.165", 5181, 1550}, {"0.16", 105351, 149459}, {"0.127", 46578, 4},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *sequence = sequence_of(cases[i].code, 1000000);
        struct octal_period period;
        assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
        assert_true(period.proved);
        assert_int_equal(period.preperiod, cases[i].preperiod);
        assert_int_equal(period.period, cases[i].period);
        assert_true(octal_sequence_is_quick(sequence));
        octal_sequence_free(sequence);
    }
}

static void values_beyond_the_proof_are_those_asked_for_one_by_one(void **state) {
    (void)state;
    static const char *const codes[] = {"0.77", "0.07", "0.3", "0.156", "0.05"};
    static const size_t lengths[] = {0, 1, 2, 100, 255, 256, 257, 5000, 100000, 300001};
    uint16_t *values = malloc(300001 * sizeof *values);
    for (size_t i = 0; i < LENGTH(codes); i++) {
        struct octal_sequence *sequence = sequence_of(codes[i], 0);
        for (size_t k = 0; k < LENGTH(lengths); k++) {
            memset(values, 0xFF, 300001 * sizeof *values);
            assert_int_equal(octal_values(sequence, values, lengths[k]), OCTAL_OK);
            for (size_t n = 0; n < lengths[k]; n++)
                if (values[n] != value_of(sequence, n)) fail_msg("0%s: %zu of %zu", codes[i], n, lengths[k]);
            if (lengths[k] < 300001) assert_int_equal(values[lengths[k]], 0xFFFF);
        }
        octal_sequence_free(sequence);
    }
    free(values);
}

static bool stop_at(void *most, size_t done) {
    return done < *(size_t *)most;
}

static void a_watch_can_stop_the_work_and_it_goes_on_later(void **state) {
    (void)state;
    struct octal_sequence *officers = sequence_of("0.6", 20000);
    struct octal_period period;
    size_t most = 5000;
    octal_sequence_watch(officers, stop_at, &most);
    assert_int_equal(octal_period(officers, &period), OCTAL_STOPPED);
    size_t length = octal_sequence_length(officers);
    assert_true(length >= 5000 && length < 8000);
    assert_int_equal(octal_period(officers, &period), OCTAL_STOPPED);
    most = SIZE_MAX;
    assert_int_equal(octal_period(officers, &period), OCTAL_TOO_LARGE);
    assert_int_equal(octal_sequence_length(officers), 20000);
    assert_equals_plain(&(struct octal_code){.n = 1, .take = {1}, .digit = {6}}, 20000, NULL);
    octal_sequence_free(officers);
}

static void a_raised_limit_goes_on_where_the_work_ended(void **state) {
    (void)state;
    struct octal_sequence *sequence = sequence_of("0.16", 10000);
    struct octal_period period;
    assert_int_equal(octal_period(sequence, &period), OCTAL_TOO_LARGE);
    assert_int_equal(octal_sequence_length(sequence), 10000);
    octal_sequence_raise_limit(sequence, 5000);
    assert_int_equal(octal_sequence_limit(sequence), 10000);
    octal_sequence_raise_limit(sequence, 2000000);
    assert_int_equal(octal_period(sequence, &period), OCTAL_OK);
    assert_int_equal(period.preperiod, 105351);
    octal_sequence_free(sequence);
}

static void quick_are_codes_that_never_split_and_those_with_few_rare_values(void **state) {
    (void)state;
    static const struct {
        const char *code;
        size_t length;
        bool quick;
    } cases[] = {{"0.3", 100, true},
                 {"0.156", 5000, true},
                 {"0.6", 100000, false},
                 {"0.007", 5000, false},
                 {"0.44444444444444444444444444444444", 7000, false}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct octal_sequence *sequence = sequence_of(cases[i].code, cases[i].length);
        struct octal_period period;
        octal_period(sequence, &period);
        assert_int_equal(octal_sequence_is_quick(sequence), cases[i].quick);
        octal_sequence_free(sequence);
    }
}

/* So few that a guessed period may be longer than any that could be proved. */
static void a_table_of_a_few_values_proves_nothing(void **state) {
    (void)state;
    for (size_t limit = 1; limit <= 4; limit++) {
        struct octal_sequence *sequence = sequence_of("0.7", limit);
        struct octal_period period;
        assert_int_equal(octal_period(sequence, &period), OCTAL_TOO_LARGE);
        assert_false(period.proved);
        assert_int_equal(octal_sequence_length(sequence), limit);
        octal_sequence_free(sequence);
    }
}

static void many_copies_are_those_of_the_period(void **state) {
    (void)state;
    enum { N = (1 << 23) + 100000 };
    struct octal_sequence *kayles = sequence_of("0.77", 0);
    uint16_t *values = malloc(N * sizeof *values);
    assert_non_null(values);
    assert_int_equal(octal_values(kayles, values, N), OCTAL_OK);
    assert_memory_equal(values + 71 + 12, values + 71, (N - 71 - 12) * sizeof *values);
    free(values);
    octal_sequence_free(kayles);
}

static void limits_end_where_runs_do(void **state) {
    (void)state;
    struct octal_sequence *sequence = sequence_of("0.77", UINT32_MAX);
    assert_int_equal(octal_sequence_limit(sequence), UINT32_MAX - 1);
    octal_sequence_raise_limit(sequence, SIZE_MAX);
    assert_int_equal(octal_sequence_limit(sequence), UINT32_MAX - 1);
    octal_sequence_free(sequence);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_codes_of_two_digits_have_their_plain_values),
        cmocka_unit_test(all_codes_of_three_digits_have_their_plain_values),
        cmocka_unit_test(random_codes_have_their_plain_values),
        cmocka_unit_test(every_kernel_gives_the_plain_values),
        cmocka_unit_test(all_forms_that_the_machine_can_run_are_there),
        cmocka_unit_test(kernels_find_the_first_place_or_none),
        cmocka_unit_test(kernels_mark_the_same_sets),
        cmocka_unit_test(kernels_mark_all_values_below_the_limit_and_no_others),
        cmocka_unit_test(blocks_give_the_plain_values),
        cmocka_unit_test(three_in_a_row_taken_has_its_plain_values_far_out),
        cmocka_unit_test(blocks_may_be_of_any_length),
        cmocka_unit_test(kernels_strike_all_sums_and_no_others),
        cmocka_unit_test(kernels_seek_the_pairs_whose_sums_are_in_a_set),
        cmocka_unit_test(splits_behind_a_large_take_have_their_plain_values),
        cmocka_unit_test(the_colours_of_both_parts_tell_whether_a_split_is_mixed),
        cmocka_unit_test(officers_has_its_first_hundred_thousand_values),
        cmocka_unit_test(long_periods_are_proved),
        cmocka_unit_test(values_beyond_the_proof_are_those_asked_for_one_by_one),
        cmocka_unit_test(a_watch_can_stop_the_work_and_it_goes_on_later),
        cmocka_unit_test(quick_are_codes_that_never_split_and_those_with_few_rare_values),
        cmocka_unit_test(a_table_of_a_few_values_proves_nothing),
        cmocka_unit_test(many_copies_are_those_of_the_period),
        cmocka_unit_test(limits_end_where_runs_do),
        cmocka_unit_test(a_raised_limit_goes_on_where_the_work_ended),
    };
    return cmocka_run_group_tests_name("octal_table", tests, NULL, NULL);
}
