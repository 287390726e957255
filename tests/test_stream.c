/* SPDX-License-Identifier: MIT */
/* Copies past the caches: the same bytes as memcpy, wherever they lie and however few they are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "core/stream.h"

static void every_length_is_copied_to_every_place_and_nothing_else(void **state) {
    (void)state;
    enum { PLACES = 20, MOST = 70, ROOM = PLACES + MOST + 20 };
    unsigned char from[ROOM], to[ROOM], expected[ROOM];
    for (size_t i = 0; i < ROOM; i++) from[i] = (unsigned char)(i * 37 + 1);
    for (size_t place = 0; place < PLACES; place++)
        for (size_t source = 0; source < PLACES; source++)
            for (size_t length = 0; length <= MOST; length++) {
                memset(to, 0xEE, ROOM);
                memset(expected, 0xEE, ROOM);
                memcpy(expected + place, from + source, length);
                stream_copy(to + place, from + source, length);
                assert_memory_equal(to, expected, ROOM);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_length_is_copied_to_every_place_and_nothing_else),
    };
    return cmocka_run_group_tests_name("stream", tests, NULL, NULL);
}
