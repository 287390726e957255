/* SPDX-License-Identifier: MIT */
#include "ui/terminal.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include "core/memory.h"

enum { DEFAULT_WIDTH = 80, LEAST_WIDTH = 20, MOST_WIDTH = 1000, LINE_MOST = 4096, LINE_KEPT = 36 };

static volatile sig_atomic_t interrupted;

/* The first is waited for to be taken; when it is not, because the program cannot go on, the second ends it.
 */
static void on_interrupt(int number) {
    if (interrupted) { /* never: it ends by the signal */
        signal(number, SIG_DFL);
        raise(number);
    }
    interrupted = number;
}

void terminal_open(struct terminal *terminal) {
    *terminal =
        (struct terminal){.in_is_terminal = isatty(STDIN_FILENO), .out_is_terminal = isatty(STDOUT_FILENO)};
    if (terminal->out_is_terminal) setlocale(LC_CTYPE, "");
    if (!terminal->in_is_terminal) return;
    /* A write goes on: what it has been given must not be lost. No system lets pselect go on. */
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

void terminal_close(struct terminal *terminal) {
    text_free(&terminal->line);
}

/* An environment variable, "" where it is not set. */
static const char *environment(const char *variable) {
    const char *value = getenv(variable);
    return value ? value : "";
}

/* Is the output a terminal that knows more than plain characters? */
static bool is_able(bool out_is_terminal) {
    const char *kind = environment("TERM");
    return out_is_terminal && strcmp(kind, "dumb") != 0 && *kind;
}

static unsigned window_width(void) {
    struct winsize size;
    const char *columns = environment("COLUMNS");
    unsigned long width = DEFAULT_WIDTH;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        width = size.ws_col;
    else if (*columns)
        width = strtoul(columns, NULL, 10);
    if (width == 0) return DEFAULT_WIDTH;
    return width < LEAST_WIDTH ? LEAST_WIDTH : width > MOST_WIDTH ? MOST_WIDTH : (unsigned)width;
}

struct style terminal_style(const struct terminal *terminal) {
    return (struct style){
        .width = window_width(),
        .utf8 = is_able(terminal->out_is_terminal) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0,
        .plain = terminal->plain,
        .stones = terminal->stones,
        .big = terminal->big,
    };
}

bool terminal_wants_color(enum color_choice choice, bool out_is_terminal) {
    const char *force = environment("CLICOLOR_FORCE");
    if (choice != COLOR_AUTO) return choice == COLOR_ALWAYS;
    if (*environment("NO_COLOR")) return false;
    bool forced = *force && strcmp(force, "0") != 0;
    return is_able(forced || out_is_terminal);
}

void terminal_paint(const struct terminal *terminal, enum paint paint, struct text *text) {
    static const char *const sequences[] = {"\033[1m", "\033[36m", "\033[1;32m", "\033[33m", "\033[0m"};
    if (terminal->color) text_add(text, sequences[paint]);
}

static _Noreturn void fail(const char *what) {
    fprintf(stderr, "nimm: %s: %s\n", what, strerror(errno));
    /* Not exit: what could not be written must not be tried again. */
    _exit(1);
}

void terminal_print(struct text *text) {
    if (fwrite(text_string(text), 1, text->length, stdout) != text->length) fail("cannot write the output");
    text_clear(text);
}

void terminal_flush(void) {
    if (fflush(stdout) != 0 || ferror(stdout)) fail("cannot write the output");
}

const volatile sig_atomic_t *terminal_interrupt_flag(void) {
    return &interrupted;
}

/* SIGINT is let in during a wait only, by pselect, so that none slips in between the look at the flag and the
 * wait. */
static void hold_interrupt(sigset_t *before) {
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupt, before);
}

void terminal_wait(unsigned milliseconds) {
    const struct timespec time = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
    sigset_t before;
    hold_interrupt(&before);
    if (!interrupted) pselect(0, NULL, NULL, NULL, &time, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
}

bool terminal_take_interrupt(void) {
    bool was = interrupted;
    interrupted = 0;
    return was;
}

void terminal_die_of_interrupt(void) {
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
}

/* Waits for input. False: interrupted. */
static bool wait_for_input(void) {
    sigset_t before;
    hold_interrupt(&before);
    bool waiting = true;
    while (waiting && !interrupted) {
        fd_set set;
        FD_ZERO(&set);
        FD_SET(STDIN_FILENO, &set);
        /* Any other end of the wait is left for read to report. */
        waiting = pselect(STDIN_FILENO + 1, &set, NULL, NULL, NULL, &before) < 0 && errno == EINTR;
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return !interrupted;
}

/* More bytes into the empty buffer. */
static enum line_status fill(struct terminal *terminal) {
    ssize_t n;
    do {
        if (!wait_for_input()) return LINE_INTERRUPTED;
        n = read(STDIN_FILENO, terminal->buffer, sizeof terminal->buffer);
    } while (n < 0 && (errno == EINTR || errno == EAGAIN)); /* never: unless others read this terminal too */
    if (n < 0) fail("cannot read the input");
    terminal->start = 0;
    terminal->end = (size_t)n;
    terminal->ended = n == 0;
    return n > 0 ? LINE_READ : LINE_END;
}

static void keep(struct terminal *terminal, char c) {
    terminal->line_length++;
    if (terminal->line.length >= LINE_MOST) return;
    if (c == '\0')
        text_add(&terminal->line, "\xEF\xBF\xBD");
    else
        text_add_char(&terminal->line, c);
}

/* Takes the blanks at both ends away. */
static void trim(struct text *line) {
    static const char blanks[] = " \t\r\v\f";
    if (line->length == 0) return;
    size_t start = strspn(line->data, blanks), length = line->length - start;
    memmove(line->data, line->data + start, length + 1);
    while (length > 0 && strchr(blanks, line->data[length - 1])) length--;
    line->data[length] = '\0';
    line->length = length;
}

/* A line too long to be anything is made one that nothing can be mistaken for. */
static void cut(struct text *line) {
    if (line->length < LINE_MOST) return;
    line->length = LINE_KEPT;
    text_add(line, "...");
}

static enum line_status read_line(struct terminal *terminal) {
    text_clear(&terminal->line);
    terminal->line_length = 0;
    for (;;) {
        if (terminal->start == terminal->end) {
            enum line_status status = terminal->ended ? LINE_END : fill(terminal);
            /* A file's last line counts without a newline; what a person left unfinished does not. */
            if (status == LINE_END && terminal->line_length > 0 && !terminal->in_is_terminal) break;
            if (status != LINE_READ) return status;
        }
        char c = terminal->buffer[terminal->start++];
        if (c == '\n') break;
        keep(terminal, c);
    }
    cut(&terminal->line);
    trim(&terminal->line);
    return LINE_READ;
}

enum line_status terminal_ask(struct terminal *terminal, const char *prompt) {
    if (terminal->in_is_terminal) fputs(prompt, stdout);
    terminal_flush();
    enum line_status status = read_line(terminal);
    if (status == LINE_READ) return status;
    if (terminal->in_is_terminal) putchar('\n');
    if (status == LINE_INTERRUPTED) {
        terminal_take_interrupt();
        terminal->start = terminal->end = 0;
    }
    return status;
}
