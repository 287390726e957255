/* SPDX-License-Identifier: MIT */
/* The elliptic curve method: what it gives divides, and it finds what it is there for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/factor_curve.h"
#include "core/modular.h"
#include "nimm/factor.h"

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static uint64_t random_prime(uint64_t *state, unsigned bits) {
    uint64_t prime;
    do prime = (next_random(state) >> (64 - bits)) | UINT64_C(1) << (bits - 1) | 1;
    while (!is_prime(prime));
    return prime;
}

static void curves_give_divisors_of_odd_numbers(void **state) {
    (void)state;
    for (uint64_t n = 3; n < 3000; n += 2) {
        for (unsigned which = 0; which < 4; which++) {
            uint64_t divisor = factor_by_curve(n, which);
            assert_true(divisor > 0 && n % divisor == 0);
        }
    }
}

static void curves_part_products_of_two_primes_of_any_size(void **state) {
    (void)state;
    uint64_t random = 5;
    for (unsigned i = 0; i < 300; i++) {
        uint64_t p = random_prime(&random, 9 + i % 24), q = random_prime(&random, 32), divisor = 1;
        if (p == q) continue;
        for (unsigned which = 0; which < 100 && (divisor == 1 || divisor == p * q); which++)
            divisor = factor_by_curve(p * q, which);
        assert_true(divisor == p || divisor == q);
    }
}

/* Whether a curve finds a prime depends on the order of its point modulo that prime: these were found out by
 * plain arithmetic with both coordinates on B y^2 = x^3 + A x^2 + x, one prime at a time. */
static void curves_find_the_primes_that_the_order_of_their_point_says(void **state) {
    (void)state;
    static const struct {
        uint64_t p, q;
        unsigned which;
        uint64_t divisor;
    } known[] = {
        {152794501, 2948425721, 0, 1},
        {252105727, 3108005869, 0, 3108005869},
        {240871261, 2776532053, 0, 240871261},
        {249673933, 3491743477, 1, 249673933},
        {256769179, 3061650749, 1, 1},
        {257543441, 2237826889, 1, 257543441},
        {201563413, 3473145121, 7, 1},
        {176841239, 2618496931, 7, 2618496931},
        {249235307, 3969064219, 7, 249235307},
        /* The order has a prime 60 k + j or 60 k - j above 150, for each j in turn. */
        {55402723, 2593816829, 0, 55402723}, /* 1 */
        {41693629, 2593816829, 0, 41693629}, /* 7 */
        {35130643, 2593816829, 0, 35130643}, /* 11 */
        {42566509, 2593816829, 0, 42566509}, /* 13 */
        {56645263, 2593816829, 0, 56645263}, /* 17 */
        {57307111, 2593816829, 0, 57307111}, /* 19 */
        {62977021, 2593816829, 0, 62977021}, /* 23 */
        {40844431, 2593816829, 0, 40844431}, /* 29 */
        /* Besides such a prime, it has one of the last below 150. */
        {63757387, 2593816829, 0, 63757387}, /* 137 */
        {35723267, 2593816829, 0, 35723267}, /* 139 */
        {62746297, 2593816829, 0, 62746297}, /* 149 */
        /* It has a prime 60 * 50 + j. */
        {900293, 4294967291, 2, 900293}, /* 3001 */
        {905963, 4294967291, 1, 905963}, /* 3019 */
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_int_equal(factor_by_curve(known[i].p * known[i].q, known[i].which), known[i].divisor);
}

static void products_of_large_primes_are_factored(void **state) {
    (void)state;
    uint64_t random = 6;
    for (unsigned i = 0; i < 1000; i++) {
        uint64_t p = random_prime(&random, 20 + i % 13), q = random_prime(&random, 32);
        struct factors factors;
        factor(p * q, &factors);
        assert_int_equal(factor_count(&factors), 2);
        assert_true(factors.prime[0] == (p < q ? p : q));
        assert_true(factors.prime[factors.n - 1] == (p < q ? q : p));
    }
}

static void modular_sums_and_products_are_right_at_both_ends(void **state) {
    (void)state;
    static const uint64_t moduli[] = {3,         5, 255, UINT64_C(4294967291), UINT64_C(9223372036854775807),
                                      UINT64_MAX};
    for (size_t i = 0; i < sizeof moduli / sizeof moduli[0]; i++) {
        struct modulus m = modulus_of(moduli[i]);
        uint64_t most = m.n - 1;
        assert_true(modular_add(&m, most, most) == m.n - 2);
        assert_true(modular_add(&m, most, 1) == 0 && modular_add(&m, 0, 0) == 0);
        assert_true(modular_subtract(&m, 0, most) == 1 && modular_subtract(&m, most, most) == 0);
        uint64_t minus_one = modular_form(&m, most);
        assert_true(modular_add(&m, minus_one, m.one) == 0);
        assert_true(modular_multiply(&m, minus_one, minus_one) == m.one);
        assert_true(modular_multiply_add(&m, minus_one, minus_one, minus_one) == 0);
        assert_true(modular_multiply(&m, modular_form(&m, most / 2), modular_form(&m, 2)) ==
                    modular_form(&m, most / 2 * 2));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(curves_give_divisors_of_odd_numbers),
        cmocka_unit_test(curves_part_products_of_two_primes_of_any_size),
        cmocka_unit_test(curves_find_the_primes_that_the_order_of_their_point_says),
        cmocka_unit_test(products_of_large_primes_are_factored),
        cmocka_unit_test(modular_sums_and_products_are_right_at_both_ends),
    };
    return cmocka_run_group_tests_name("factor_curve", tests, NULL, NULL);
}
