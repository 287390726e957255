/* SPDX-License-Identifier: MIT */
/* The values of a take-and-break code from the recursion as it stands: the mex over every move. */
#ifndef TESTS_OCTAL_PLAIN_H
#define TESTS_OCTAL_PLAIN_H

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#include "core/octal.h"

/* G(0) ... G(n-1). No value is to be above 65535. */
static inline void octal_values_plain(const struct octal_code *code, uint16_t *values, size_t n) {
    size_t *seen = calloc(65537, sizeof *seen);
    assert(seen);
    for (size_t pile = 0; pile < n; pile++) {
        for (uint32_t i = 0; i < code->n && code->take[i] <= pile; i++) {
            size_t rest = pile - code->take[i];
            if (code->digit[i] & (rest == 0 ? 1 : 2)) seen[values[rest]] = pile + 1;
            if (!(code->digit[i] & 4)) continue;
            for (size_t a = 1; a <= rest / 2; a++) seen[values[a] ^ values[rest - a]] = pile + 1;
        }
        size_t mex = 0;
        while (seen[mex] == pile + 1) mex++;
        assert(mex <= UINT16_MAX);
        values[pile] = (uint16_t)mex;
    }
    free(seen);
}

#endif
