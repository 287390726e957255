/* SPDX-License-Identifier: MIT */
/* Copying to memory that will not be read again soon. */
#ifndef CORE_STREAM_H
#define CORE_STREAM_H

#include <stddef.h>

/* memcpy that leaves the caches alone where the machine can: quicker when more is written than they hold. */
void stream_copy(void *to, const void *from, size_t bytes);

#endif
