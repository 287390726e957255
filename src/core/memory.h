/* SPDX-License-Identifier: MIT */
/* Memory that is always there: when the system has no more, the program ends, and no caller has to
 * ask. */
#ifndef CORE_MEMORY_H
#define CORE_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* Room for n things of `size` bytes each, to be given back with free; never NULL, even for none. */
void *memory_take(size_t n, size_t size);

/* The same, all bytes 0. */
void *memory_take_zeroed(size_t n, size_t size);

/* As realloc: the room is for n things of `size` bytes now. `old` may be NULL. */
void *memory_resize(void *old, size_t n, size_t size);

/* The same for one more than n things of a list that grows one by one from NULL: there is always
 * room for a power of two. */
void *memory_grow(void *old, size_t n, size_t size);

/* A copy of `size` bytes. */
void *memory_copy(const void *from, size_t size);

/* A number that stands for these bytes, and hardly ever for others: FNV-1a (Fowler, Noll and
 * Vo). */
uint64_t memory_hash(const void *bytes, size_t size);

#endif
