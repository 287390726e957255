/* SPDX-License-Identifier: MIT */
/* Factorizations against a sieve and published numbers. */
#include "support.h"

#include "core/factor.h"

/* The primes whose squares are at most FACTOR_LARGEST, by the sieve of Eratosthenes. */
enum { ROOT = 1000000 };

static bool factor_is_prime(uint64_t n) {
    static bool is_composite[ROOT + 1], is_done;
    for (uint64_t p = 2; !is_done && p * p <= ROOT; p++)
        for (uint64_t m = p * p; !is_composite[p] && m <= ROOT; m += p) is_composite[m] = true;
    is_done = true;
    if (n <= ROOT) return n >= 2 && !is_composite[n];
    for (uint64_t p = 2; p * p <= n; p++)
        if (!is_composite[p] && n % p == 0) return false;
    return true;
}

/* A factorization is right when its primes are prime and ascend and the product is n. */
static void assert_factorization(uint64_t n, const struct factors *factors) {
    uint64_t product = 1;
    assert_true(factors->n <= FACTOR_MOST_PRIMES);
    for (unsigned i = 0; i < factors->n; i++) {
        assert_true(factor_is_prime(factors->prime[i]));
        assert_true(i == 0 || factors->prime[i] > factors->prime[i - 1]);
        assert_true(factors->exponent[i] >= 1);
        for (unsigned k = 0; k < factors->exponent[i]; k++) {
            assert_true(product <= n / factors->prime[i]);
            product *= factors->prime[i];
        }
    }
    assert_true(product == n);
}

static void assert_factors(uint64_t n, unsigned count, const uint64_t *primes,
                           const uint8_t *exponents) {
    struct factors factors;
    factor(n, &factors);
    assert_factorization(n, &factors);
    assert_int_equal(factors.n, count);
    for (unsigned i = 0; i < count; i++) {
        assert_true(factors.prime[i] == primes[i]);
        assert_int_equal(factors.exponent[i], exponents[i]);
    }
}

static void numbers_to_100000_agree_with_a_sieve(void **state) {
    enum { MOST = 100000 };
    static uint8_t omega[MOST + 1]; /* number of prime factors with multiplicity */
    for (unsigned p = 2; p <= MOST; p++) {
        if (omega[p] > 0) continue;
        for (uint64_t power = p; power <= MOST; power *= p)
            for (uint64_t n = power; n <= MOST; n += power) omega[n]++;
    }
    for (unsigned n = 1; n <= MOST; n++) {
        struct factors factors;
        factor(n, &factors);
        assert_factorization(n, &factors);
        assert_int_equal(factor_count(&factors), omega[n]);
    }
}

static void the_largest_numbers_come_apart(void **state) {
    static const uint8_t once[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    for (uint64_t n = FACTOR_LARGEST; n > FACTOR_LARGEST - 60; n--) {
        struct factors factors;
        factor(n, &factors);
        assert_factorization(n, &factors);
    }
    assert_factors(FACTOR_LARGEST, 2, (const uint64_t[]){2, 5}, (const uint8_t[]){12, 12});
    assert_factors(UINT64_C(999999999989), 1, (const uint64_t[]){UINT64_C(999999999989)}, once);
    assert_factors(UINT64_C(999966000289), 1, (const uint64_t[]){999983}, (const uint8_t[]){2});
    assert_factors(UINT64_C(999962000357), 2, (const uint64_t[]){999979, 999983}, once);
    assert_factors(UINT64_C(549755813888), 1, (const uint64_t[]){2}, (const uint8_t[]){39});
    assert_factors(UINT64_C(200560490130), 11,
                   (const uint64_t[]){2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31}, once);
}

static void powers_of_a_prime_come_apart(void **state) {
    for (uint64_t p = 2; p < 3000; p++) {
        if (!factor_is_prime(p)) continue;
        uint64_t power = 1;
        for (uint8_t e = 1; power <= FACTOR_LARGEST / p; e++) assert_factors(power *= p, 1, &p, &e);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_to_100000_agree_with_a_sieve),
        cmocka_unit_test(the_largest_numbers_come_apart),
        cmocka_unit_test(powers_of_a_prime_come_apart),
    };
    return cmocka_run_group_tests_name("factor", tests, NULL, NULL);
}
