/* SPDX-License-Identifier: MIT */
#include "ui/progress.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COLUMNS = 39 }; /* fits a window of 40 columns */

static bool shown;

void progress_show(const char *format, ...) {
    const char *kind = getenv("TERM");
    if (!isatty(STDERR_FILENO) || !kind || strcmp(kind, "dumb") == 0) return;
    char line[COLUMNS + 1];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\r%-*s", COLUMNS, line);
    fflush(stderr);
    shown = true;
}

void progress_end(void) {
    if (!shown) return;
    fprintf(stderr, "\r%*s\r", COLUMNS, "");
    fflush(stderr);
    shown = false;
}

void progress_release_interrupt(void) {
    /* Whoever started the program may have had it ignored, as a shell does for what runs behind. */
    if (signal(SIGINT, SIG_DFL) == SIG_IGN) signal(SIGINT, SIG_IGN);
}

void progress_of_search(void *context, uint64_t spent) {
    progress_show("searching: %" PRIu64 " million positions", spent / 1000000);
}
