/* SPDX-License-Identifier: MIT */
/* plain CODE N: the values of piles to N - 1 of the code 0.CODE, by looking at every move, as bench
 * compares them with. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES = 1 << 16 };

int main(int argc, char **argv) {
    static uint32_t seen[VALUES];
    if (argc != 3) return 2;
    uint32_t n = (uint32_t)strtoul(argv[2], NULL, 10);
    uint16_t *value = calloc(n, sizeof *value);
    size_t takes = strlen(argv[1]);
    if (!value) return 1;
    for (uint32_t pile = 1; pile < n; pile++) {
        for (uint32_t take = 1; take <= takes && take <= pile; take++) {
            unsigned digit = (unsigned)(argv[1][take - 1] - '0');
            uint32_t left = pile - take;
            if (left == 0 && digit & 1) seen[0] = pile;
            if (left > 0 && digit & 2) seen[value[left]] = pile;
            for (uint32_t a = 1; digit & 4 && 2 * a <= left; a++)
                seen[value[a] ^ value[left - a]] = pile;
        }
        while (seen[value[pile]] == pile) value[pile]++;
    }
    printf("%u\n", (unsigned)value[n - 1]);
    free(value);
    return 0;
}
