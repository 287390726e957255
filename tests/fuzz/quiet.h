/* SPDX-License-Identifier: MIT */
/* Keeps what the program prints from the terminal while a fuzz target runs, and its input from the program;
 * the report of a sanitizer is seen all the same. */
#ifndef FUZZ_QUIET_H
#define FUZZ_QUIET_H

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define QUIET_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define QUIET_SANITIZED
#endif

#ifdef QUIET_SANITIZED
#include <sanitizer/common_interface_defs.h>
static inline void quiet_report_to(int file) {
    __sanitizer_set_report_fd((void *)(intptr_t)file); /* NOLINT(performance-no-int-to-ptr): its interface */
}
#else
static inline void quiet_report_to(int file) {
    (void)file;
}
#endif

/* Copies of standard output and standard error as they were. */
struct quiet {
    int out, error;
};

static inline struct quiet quiet_begin(void) {
    fflush(stdout);
    struct quiet before = {dup(STDOUT_FILENO), dup(STDERR_FILENO)};
    int nothing = open("/dev/null", O_RDWR);
    quiet_report_to(before.error);
    for (int file = 0; file < 3; file++) dup2(nothing, file);
    close(nothing);
    return before;
}

static inline void quiet_end(struct quiet before) {
    fflush(stdout);
    dup2(before.out, STDOUT_FILENO);
    dup2(before.error, STDERR_FILENO);
    quiet_report_to(STDERR_FILENO);
    close(before.out);
    close(before.error);
}

#endif
