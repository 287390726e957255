/* SPDX-License-Identifier: MIT */
#include "games/factored.h"

#include <assert.h>
#include <string.h>

enum { PRIMES_MOST = 63, READABLE = 10 };

void factored_copy(struct factors *to, const struct factors *from) {
    to->n = from->n;
    memcpy(to->prime, from->prime, sizeof to->prime);
    memcpy(to->exponent, from->exponent, sizeof to->exponent);
}

uint64_t factored_product(const struct factors *factors) {
    uint64_t number = 1;
    for (unsigned i = 0; i < factors->n; i++)
        for (unsigned k = 0; k < factors->exponent[i]; k++) number *= factors->prime[i];
    return number;
}

/* Divides a prime out of a number above 0 as often as it can be. */
static unsigned divide_out(uint64_t *number, uint64_t prime) {
    unsigned times = 0;
    for (; *number % prime == 0; *number /= prime) times++;
    return times;
}

void factored_divide(struct factors *factors, uint64_t divisor) {
    assert(divisor > 0);
    struct factors kept = {0};
    for (unsigned i = 0; i < factors->n; i++) {
        unsigned times = divide_out(&divisor, factors->prime[i]);
        assert(times <= factors->exponent[i]);
        if (times == factors->exponent[i]) continue;
        kept.prime[kept.n] = factors->prime[i];
        kept.exponent[kept.n++] = (uint8_t)(factors->exponent[i] - times);
    }
    factored_copy(factors, &kept);
}

void factored_say(const struct factors *factors, const char *between, const char *last, struct text *text) {
    unsigned total = factor_count(factors), said = 0;
    for (unsigned i = 0; i < factors->n; i++) {
        for (unsigned k = 0; k < factors->exponent[i]; k++, said++) {
            if (said > 0) text_add(text, said + 1 == total ? last : between);
            text_add_number(text, factors->prime[i]);
        }
    }
}

void factored_say_briefly(const struct factors *factors, const char *between, const char *last,
                          struct text *text) {
    if (factor_count(factors) <= READABLE) {
        factored_say(factors, between, last, text);
        return;
    }
    for (unsigned i = 0; i < factors->n; i++) {
        if (i > 0) text_add(text, i + 1 == factors->n ? last : between);
        text_add_number(text, factors->prime[i]);
        if (factors->exponent[i] > 1) text_addf(text, "^%u", (unsigned)factors->exponent[i]);
    }
}

/* Counting: the lowest digit that is not full goes up, those below it go to 0. */
uint64_t factored_next_divisor(const struct factors *factors, uint64_t divisor) {
    for (unsigned i = 0;; i++) {
        assert(i < factors->n);
        uint64_t without = divisor;
        if (divide_out(&without, factors->prime[i]) < factors->exponent[i])
            return divisor * factors->prime[i];
        divisor = without;
    }
}

uint64_t factored_count_divisors(const struct factors *factors, unsigned primes) {
    assert(primes <= PRIMES_MOST);
    uint64_t ways[PRIMES_MOST + 1] = {1}; /* to choose so many of the primes looked at so far */
    for (unsigned i = 0; i < factors->n; i++)
        for (unsigned k = primes; k > 0; k--)
            for (unsigned of = 1; of <= factors->exponent[i] && of <= k; of++) ways[k] += ways[k - of];
    return ways[primes];
}

/* Gives the n smallest primes so many factors in all, the smallest ones first. */
static void fill_lowest(const struct factors *factors, unsigned n, unsigned primes, struct factors *divisor) {
    for (unsigned i = 0; i < n; i++) {
        divisor->exponent[i] = primes < factors->exponent[i] ? (uint8_t)primes : factors->exponent[i];
        primes -= divisor->exponent[i];
    }
}

void factored_first_alike(const struct factors *factors, unsigned primes, struct factors *divisor) {
    assert(primes <= factor_count(factors));
    *divisor = *factors;
    fill_lowest(factors, factors->n, primes, divisor);
}

bool factored_next_alike(const struct factors *factors, struct factors *divisor) {
    unsigned below = 0;
    for (unsigned i = 0; i < factors->n; i++) {
        if (below > 0 && divisor->exponent[i] < factors->exponent[i]) {
            divisor->exponent[i]++;
            fill_lowest(factors, i, below - 1, divisor);
            return true;
        }
        below += divisor->exponent[i];
    }
    return false;
}
