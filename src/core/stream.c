/* SPDX-License-Identifier: MIT */
#include "core/stream.h"

#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>

/* Stores that bypass the caches have to be aligned. */
void stream_copy(void *to, const void *from, size_t bytes) {
    enum { STEP = sizeof(__m128i) };
    char *out = to;
    const char *in = from;
    size_t head = (0 - (uintptr_t)out) % STEP;
    if (head > bytes) head = bytes;
    memcpy(out, in, head);
    size_t i = head;
    for (; i + STEP <= bytes; i += STEP)
        _mm_stream_si128((void *)(out + i), _mm_loadu_si128((const void *)(in + i)));
    memcpy(out + i, in + i, bytes - i);
    _mm_sfence();
}

#else

void stream_copy(void *to, const void *from, size_t bytes) {
    memcpy(to, from, bytes);
}

#endif
