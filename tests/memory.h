/* SPDX-License-Identifier: MIT */
/* Allocations that fail when a test wants it: the linker sends every malloc, calloc and realloc of the
 * program through here (--wrap, which GNU ld and lld know). Where the linker cannot, memory_can_fail() is
 * false and the test is to skip(). */
#ifndef TESTS_MEMORY_H
#define TESTS_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

bool memory_can_fail(void);

/* From now on, `spare` allocations succeed and the next `failing` ones fail; all that follow succeed again.
 */
void memory_fail(size_t spare, size_t failing);

/* All after the `spare` first fail, until memory_recover(). */
void memory_fail_for_ever(size_t spare);

/* Every allocation succeeds again. Returns how many failed since the last memory_fail…(). A loop over spare =
 * 0, 1, 2 … that ends when this is 0 has made each allocation fail in turn. */
size_t memory_recover(void);

#endif
