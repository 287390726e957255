/* SPDX-License-Identifier: MIT */
/* A seed where none was asked for. */
#ifndef CLI_MOMENT_H
#define CLI_MOMENT_H

#include <stdint.h>

/* Another one each time, from 1 to SEED_MOST: short enough to be typed again. */
uint64_t seed_of_the_moment(void);

#endif
