/* SPDX-License-Identifier: MIT */
/* Primes and factorisations against a sieve and published numbers. */
#include "support.h"

#include "core/factor.h"

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13; /* G. Marsaglia, Xorshift RNGs, 2003 */
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* A factorisation is right when its primes are prime and ascend and the product is n. */
static void assert_factorisation(uint64_t n, const struct factors *factors) {
    uint64_t product = 1;
    assert_true(factors->n <= FACTOR_MOST_PRIMES);
    for (unsigned i = 0; i < factors->n; i++) {
        assert_true(is_prime(factors->prime[i]));
        assert_true(i == 0 || factors->prime[i] > factors->prime[i - 1]);
        assert_true(factors->exponent[i] >= 1);
        for (unsigned k = 0; k < factors->exponent[i]; k++) {
            assert_true(product <= n / factors->prime[i]);
            product *= factors->prime[i];
        }
    }
    assert_true(product == n);
}

static void assert_factors(uint64_t n, unsigned count, const uint64_t *primes, const uint8_t *exponents) {
    struct factors factors;
    factor(n, &factors);
    assert_factorisation(n, &factors);
    assert_int_equal(factors.n, count);
    for (unsigned i = 0; i < count; i++) {
        assert_true(factors.prime[i] == primes[i]);
        assert_int_equal(factors.exponent[i], exponents[i]);
    }
}

static void assert_product_of_two(uint64_t p, uint64_t q) {
    uint64_t primes[] = {p < q ? p : q, p < q ? q : p};
    assert_false(is_prime(p * q));
    if (p == q)
        assert_factors(p * q, 1, primes, (const uint8_t[]){2});
    else
        assert_factors(p * q, 2, primes, (const uint8_t[]){1, 1});
}

static uint64_t prime_at_most(uint64_t n) {
    while (!is_prime(n)) n--;
    return n;
}

static void numbers_to_100000_agree_with_a_sieve(void **state) {
    enum { MOST = 100000 };
    static uint8_t omega[MOST + 1]; /* number of prime factors with multiplicity */
    for (unsigned p = 2; p <= MOST; p++) {
        if (omega[p] > 0) {
            assert_false(is_prime(p) && omega[p] > 1);
            continue;
        }
        for (uint64_t power = p; power <= MOST; power *= p)
            for (uint64_t n = power; n <= MOST; n += power) omega[n]++;
    }
    assert_false(is_prime(0));
    for (unsigned n = 1; n <= MOST; n++) {
        struct factors factors;
        factor(n, &factors);
        assert_factorisation(n, &factors);
        assert_int_equal(factor_count(&factors), omega[n]);
        assert_int_equal(is_prime(n), omega[n] == 1);
    }
}

/* OEIS A002997, and the Carmichael numbers of Chernick's form (6k+1)(12k+1)(18k+1). */
static void carmichael_numbers_are_composite(void **state) {
    const uint64_t numbers[] = {561,   1105,  1729,  2465,  2821,  6601,   8911,   10585,  15841,
                                29341, 41041, 46657, 52633, 62745, 162401, 825265, 1050985};
    for (size_t i = 0; i < LENGTH(numbers); i++) assert_false(is_prime(numbers[i]));
    unsigned found = 0;
    for (uint64_t k = 1; k < 200000; k++) {
        uint64_t p = 6 * k + 1, q = 12 * k + 1, r = 18 * k + 1;
        if (!is_prime(p) || !is_prime(q) || !is_prime(r)) continue;
        found++;
        if (found % 8 == 0)
            assert_factors(p * q * r, 3, (const uint64_t[]){p, q, r}, (const uint8_t[]){1, 1, 1});
        assert_false(is_prime(p * q * r));
    }
    assert_true(found > 100);
}

/* The least strong pseudoprimes to the first 1, 2, 3, ... prime bases: OEIS A014233. */
static void strong_pseudoprimes_are_composite(void **state) {
    const uint64_t numbers[] = {2047,
                                1373653,
                                25326001,
                                UINT64_C(3215031751),
                                UINT64_C(2152302898747),
                                UINT64_C(3474749660383),
                                UINT64_C(341550071728321),
                                UINT64_C(3825123056546413051)};
    for (size_t i = 0; i < LENGTH(numbers); i++) {
        struct factors factors;
        assert_false(is_prime(numbers[i]));
        factor(numbers[i], &factors);
        assert_factorisation(numbers[i], &factors);
        assert_true(factor_count(&factors) >= 2);
    }
    assert_factors(UINT64_C(3825123056546413051), 3, (const uint64_t[]){149491, 747451, 34233211},
                   (const uint8_t[]){1, 1, 1});
}

static void known_factorisations_are_found(void **state) {
    static const uint8_t once[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    assert_factors(UINT64_MAX - 58, 1, (const uint64_t[]){UINT64_MAX - 58}, once);
    assert_factors(UINT64_MAX, 7, (const uint64_t[]){3, 5, 17, 257, 641, 65537, 6700417}, once);
    assert_factors(UINT64_C(614889782588491410), 15,
                   (const uint64_t[]){2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47}, once);
}

static void known_primes_are_prime(void **state) {
    const uint64_t mersenne_exponents[] = {2, 3, 5, 7, 13, 17, 19, 31, 61}; /* OEIS A000043 */
    for (unsigned e = 2, i = 0; e < 64; e++) {
        bool expected = i < LENGTH(mersenne_exponents) && mersenne_exponents[i] == e;
        assert_int_equal(is_prime((UINT64_C(1) << e) - 1), expected);
        i += expected;
    }
    assert_true(is_prime(UINT64_C(4294967291)));           /* 2^32 - 5 */
    assert_true(is_prime(UINT64_C(4294967311)));           /* 2^32 + 15 */
    assert_true(is_prime(UINT64_C(9223372036854775783)));  /* 2^63 - 25 */
    assert_true(is_prime(UINT64_C(9223372036854775837)));  /* 2^63 + 29 */
    assert_false(is_prime(UINT64_C(9223372036854775781))); /* 2^63 - 27 */
}

static void products_of_two_32_bit_primes_come_apart(void **state) {
    uint64_t random = 1;
    assert_product_of_two(UINT64_C(4294967291), UINT64_C(4294967279));
    for (int i = 0; i < 300; i++) {
        uint64_t p = prime_at_most(next_random(&random) >> 32 | 3);
        uint64_t q = prime_at_most(next_random(&random) >> 32 | 3);
        assert_product_of_two(p, q);
    }
}

static void powers_of_a_prime_come_apart(void **state) {
    assert_product_of_two(UINT64_C(4294967291), UINT64_C(4294967291));
    for (uint64_t p = 2; p < 3000; p++) {
        if (!is_prime(p)) continue;
        uint64_t power = 1;
        for (uint8_t e = 1; power <= UINT64_MAX / p; e++) assert_factors(power *= p, 1, &p, &e);
    }
    for (uint64_t p = UINT64_C(2642245); p > 2642000; p--) /* cubes just below 2^64 */
        if (is_prime(p)) assert_factors(p * p * p, 1, &p, (const uint8_t[]){3});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_to_100000_agree_with_a_sieve),
        cmocka_unit_test(carmichael_numbers_are_composite),
        cmocka_unit_test(strong_pseudoprimes_are_composite),
        cmocka_unit_test(known_factorisations_are_found),
        cmocka_unit_test(known_primes_are_prime),
        cmocka_unit_test(products_of_two_32_bit_primes_come_apart),
        cmocka_unit_test(powers_of_a_prime_come_apart),
    };
    return cmocka_run_group_tests_name("factor", tests, NULL, NULL);
}
