/* SPDX-License-Identifier: MIT */
#include "nimm/record.h"
#include "nimm/review.h"
#include <stdlib.h>
#include <string.h>
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct record r, r2;
    struct text why = {0}, a = {0}, b = {0};
    if (record_read(&r, (const char *)data, size, &why) == RECORD_READ) {
        if (!record_print(&r, &a, &why)) abort();
        if (record_read(&r2, a.data, a.length, &why) != RECORD_READ) abort();
        if (!record_print(&r2, &b, &why)) abort();
        if (strcmp(a.data, b.data)) abort();
        record_free(&r);
        record_free(&r2);
    } else if (why.length == 0)
        abort();
    text_free(&why);
    text_free(&a);
    text_free(&b);
    return 0;
}
