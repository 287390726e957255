/* SPDX-License-Identifier: MIT */
#include "core/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/nimm.h"

static void (*handler)(void);

void nimm_memory_on_failure(void (*call)(void)) {
    handler = call;
}

static _Noreturn void fail(void) {
    if (handler) handler();
    fputs("nimm: out of memory\n", stderr);
    exit(1);
}

static size_t bytes_of(size_t n, size_t size) {
    if (size > 0 && n > SIZE_MAX / size) fail();
    return n * size > 0 ? n * size : 1;
}

void *memory_take(size_t n, size_t size) {
    return memory_resize(NULL, n, size);
}

void *memory_take_zeroed(size_t n, size_t size) {
    void *memory = calloc(bytes_of(n, size), 1);
    if (!memory) fail();
    return memory;
}

void *memory_resize(void *old, size_t n, size_t size) {
    void *memory = realloc(old, bytes_of(n, size));
    if (!memory) fail();
    return memory;
}

void *memory_grow(void *old, size_t n, size_t size) {
    const bool has_room = (n & (n - 1)) != 0;
    if (has_room) return old;
    return memory_resize(old, n > 0 ? 2 * n : 1, size);
}

void *memory_copy(const void *from, size_t size) {
    void *memory = memory_take(1, size);
    return size > 0 ? memcpy(memory, from, size) : memory;
}

uint64_t memory_hash(const void *bytes, size_t size) {
    const unsigned char *at = bytes;
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < size; i++) hash = (hash ^ at[i]) * UINT64_C(0x100000001B3);
    return hash;
}
