/* SPDX-License-Identifier: MIT */
#include "memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

static size_t spared = SIZE_MAX, wanted, failed;

void memory_fail(size_t spare, size_t failing) {
    spared = spare;
    wanted = failing;
    failed = 0;
}

void memory_fail_for_ever(size_t spare) {
    memory_fail(spare, SIZE_MAX);
}

size_t memory_recover(void) {
    spared = SIZE_MAX;
    return failed;
}

#ifdef MEMORY_WRAPPED

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static bool fails(void) {
    if (spared == SIZE_MAX) return false;
    if (spared > 0) {
        spared--;
        return false;
    }
    if (failed >= wanted) return false;
    failed++;
    errno = ENOMEM;
    return true;
}

void *__wrap_malloc(size_t size) {
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
    return fails() ? NULL : __real_realloc(old, size);
}

bool memory_can_fail(void) {
    return true;
}

#else

bool memory_can_fail(void) {
    return false;
}

#endif
