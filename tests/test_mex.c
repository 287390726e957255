/* SPDX-License-Identifier: MIT */
/* mex against its definition. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "nimm/mex.h"
#include "nimm/random.h"

static uint64_t brute_mex(const uint64_t *values, size_t n) {
    for (uint64_t candidate = 0;; candidate++) {
        bool there = false;
        for (size_t i = 0; i < n; i++) there |= values[i] == candidate;
        if (!there) return candidate;
    }
}

static void mex_of_0_1_2_5_8_is_3(void **state) {
    (void)state;
    /* The lecture's own example. */
    uint64_t seen[MEX_WORDS(5)];
    assert_int_equal(mex((const uint64_t[]){0, 1, 2, 5, 8}, 5, seen), 3);
    assert_int_equal(mex((const uint64_t[]){8, 5, 2, 1, 0}, 5, seen), 3);
}

static void mex_of_nothing_is_0(void **state) {
    (void)state;
    uint64_t seen[MEX_WORDS(0)] = {UINT64_MAX};
    assert_int_equal(mex(NULL, 0, seen), 0);
}

static void mex_of_all_sets_of_numbers_up_to_9_is_the_least_missing(void **state) {
    (void)state;
    uint64_t seen[MEX_WORDS(10)];
    for (unsigned set = 0; set < 1024; set++) {
        uint64_t values[10] = {0};
        size_t n = 0;
        for (unsigned i = 0; i < 10; i++)
            if (set >> i & 1) values[n++] = i;
        assert_int_equal(mex(values, n, seen), brute_mex(values, n));
    }
}

static void mex_of_0_to_n_is_n_around_every_word_of_its_memory(void **state) {
    (void)state;
    uint64_t values[300] = {0}, seen[MEX_WORDS(300) + 1];
    for (size_t n = 0; n <= 300; n++) {
        for (size_t i = 0; i < n; i++) values[i] = n - 1 - i;
        memset(seen, 0xAA, sizeof seen);
        assert_int_equal(mex(values, n, seen), n);
        /* It keeps to the memory that it asked for. */
        assert_int_equal(seen[MEX_WORDS(n)], UINT64_C(0xAAAAAAAAAAAAAAAA));
        for (size_t hole = 0; hole < n; hole++) {
            values[n - 1 - hole] = UINT64_MAX;
            assert_int_equal(mex(values, n, seen), hole);
            values[n - 1 - hole] = hole;
        }
    }
}

static void mex_does_not_care_about_repeats_order_and_huge_values(void **state) {
    (void)state;
    static const uint64_t huge[] = {UINT64_MAX,        UINT64_MAX - 1,           UINT64_C(1) << 63,
                                    UINT64_C(1) << 32, (UINT64_C(1) << 63) + 99, (UINT64_C(1) << 63) - 1};
    struct random random = random_from_seed(3);
    for (unsigned round = 0; round < 3000; round++) {
        uint64_t values[200], seen[MEX_WORDS(200)];
        size_t n = random_between(&random, 0, 200);
        uint64_t most = random_between(&random, 0, 250), many = random_between(&random, 0, 10);
        for (size_t i = 0; i < n; i++)
            values[i] = random_between(&random, 0, 99) >= many ? random_between(&random, 0, most)
                                                               : huge[random_between(&random, 0, 5)];
        assert_int_equal(mex(values, n, seen), brute_mex(values, n));
    }
}

/* The words end where the page does, and the next page is out of bounds. */
static void mex_touches_only_the_words_that_it_asked_for(void **state) {
    (void)state;
    enum { MOST = 700 };
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(ftruncate(fileno(file), (off_t)(2 * page)), 0);
    char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    assert_true(pages != MAP_FAILED);
    assert_int_equal(mprotect(pages + page, page, PROT_NONE), 0);
    uint64_t values[MOST];
    for (size_t i = 0; i < MOST; i++) values[i] = i % 2 ? i : UINT64_MAX - i;
    for (size_t n = 1; n <= MOST; n++)
        assert_int_equal(mex(values, n, (uint64_t *)(void *)(pages + page) - MEX_WORDS(n)), 0);
    munmap(pages, 2 * page);
    fclose(file);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mex_of_0_1_2_5_8_is_3),
        cmocka_unit_test(mex_of_nothing_is_0),
        cmocka_unit_test(mex_of_all_sets_of_numbers_up_to_9_is_the_least_missing),
        cmocka_unit_test(mex_of_0_to_n_is_n_around_every_word_of_its_memory),
        cmocka_unit_test(mex_does_not_care_about_repeats_order_and_huge_values),
        cmocka_unit_test(mex_touches_only_the_words_that_it_asked_for),
    };
    return cmocka_run_group_tests_name("mex", tests, NULL, NULL);
}
