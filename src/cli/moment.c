/* SPDX-License-Identifier: MIT */
#include "cli/moment.h"

#include <time.h>
#include <unistd.h>

#include "nimm/random.h"
#include "ui/repl.h"

uint64_t seed_of_the_moment(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t moment =
        (uint64_t)now.tv_sec * UINT64_C(1000000007) ^ (uint64_t)now.tv_nsec << 20 ^ (uint64_t)getpid();
    struct random random = random_from_seed(moment);
    return random_between(&random, 1, SEED_MOST);
}
