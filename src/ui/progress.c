/* SPDX-License-Identifier: MIT */
#include "ui/progress.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COLUMNS = 39 }; /* the least width of a window */

static volatile sig_atomic_t shown, watched_at_terminal;

/* What the signal's handler looks at. Where a machine writes a number of 64 bits in two halves, it may be
 * seen between them: then what is said is wrong, and nothing else. */
static volatile uint64_t so_far;
static const char *volatile unit_of_it;

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
    shown = 1;
}

void progress_end(void) {
    if (!shown) return;
    fprintf(stderr, "\r%*s\r", COLUMNS, "");
    fflush(stderr);
    shown = 0;
}

/* Of what a signal's handler may call, write alone prints. There is nobody to tell when it fails. */
static void say(const char *string, size_t length) {
    ssize_t written = write(STDERR_FILENO, string, length);
    (void)written;
}

static void say_number(uint64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0); /* never: the program ends by the signal, uncounted */
    say(digits + at, sizeof digits - at);
}

/* Once it returns, the signal that it has raised ends the program. */
static void on_interrupt(int number) {
    static const char blank[] = "\r                                       \r", said[] = "nimm: interrupted";
    const char *unit = unit_of_it;
    /* That, or a ^C. */
    if (shown || watched_at_terminal) say(blank, sizeof blank - 1); /* never: it ends by the signal */
    say(said, sizeof said - 1);
    if (unit) { /* never: it ends by the signal */
        say(" after ", 7);
        say_number(so_far);
        say(" ", 1);
        say(unit, strlen(unit));
    }
    say("\n", 1);
    signal(number, SIG_DFL);
    raise(number);
}

void progress_watch(void) {
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    watched_at_terminal = isatty(STDERR_FILENO);
    sigaction(SIGINT, &action, NULL);
}

void progress_count(uint64_t done, const char *unit) {
    so_far = done;
    unit_of_it = unit;
}

void progress_of_search(void *context, uint64_t spent) {
    const uint64_t millions = spent / 1000000;
    progress_count(millions, "million positions");
    progress_show("searching: %" PRIu64 " million positions", millions);
}
