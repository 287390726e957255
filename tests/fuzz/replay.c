/* SPDX-License-Identifier: MIT */
/* A fuzz target without libFuzzer: gives it each file named on the command line, once. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MOST = 1 << 20 };

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");
        uint8_t *data = malloc(INPUT_MOST);
        if (!file || !data) {
            perror(argv[i]);
            return 1;
        }
        size_t size = fread(data, 1, INPUT_MOST, file);
        fclose(file);
        /* A copy of the exact size, so that reading past the end is noticed. */
        uint8_t *exact = realloc(data, size > 0 ? size : 1);
        LLVMFuzzerTestOneInput(exact ? exact : data, size);
        free(exact ? exact : data);
    }
    printf("%s: %d inputs\n", argc > 0 ? argv[0] : "", argc - 1);
    return 0;
}
