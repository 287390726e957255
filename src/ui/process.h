/* SPDX-License-Identifier: MIT */
/* Another program as a partner in conversation: it can neither hang us, nor fill our memory, nor leave
 * children behind, whatever it does, even when we exit before it is ended. The caller ignores SIGPIPE and
 * leaves SIGCHLD at its default. */
#ifndef UI_PROCESS_H
#define UI_PROCESS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "nimm/text.h"

enum { PROCESS_BUFFER = 4096 };

enum process_status {
    PROCESS_OK,
    PROCESS_TIME,    /* the deadline has passed */
    PROCESS_CLOSED,  /* it has ended, or closed its end of the pipe */
    PROCESS_FLOOD,   /* more bytes than were asked for */
    PROCESS_STOPPED, /* the stop flag was raised */
};

/* Start with {0}. */
struct process {
    pid_t pid;    /* 0: not running; else the leader of a process group of its own */
    int to, from; /* our ends of the pipes */
    char buffer[PROCESS_BUFFER];
    size_t start, end; /* what of the buffer is still to be read */
};

/* How a process ended. */
struct process_end {
    bool by_itself; /* nobody had to kill it */
    bool signaled;
    int number; /* of the signal, or the exit status */
};

/* Milliseconds of a clock that only goes forward. Deadlines are times of this clock. */
int64_t process_clock(void);

/* Runs the command by sh -c.
 * What it writes to standard error is thrown away unless show_errors is set. False: errno says why not. */
bool process_start(struct process *process, const char *command, bool show_errors);

/* Sends the bytes. *stop is looked at several times a second. */
enum process_status process_send(struct process *process, const char *bytes, size_t length, int64_t deadline,
                                 const volatile sig_atomic_t *stop);

/* Reads lines up to an empty one into *lines, without the last newline; empty lines before the first and
 * control characters but tabs are passed over. PROCESS_FLOOD: more than `most` bytes had to be read. What has
 * come is in *lines in any case. */
enum process_status process_read_lines(struct process *process, struct text *lines, size_t most,
                                       int64_t deadline, const volatile sig_atomic_t *stop);

/* Closes the pipes, waits up to `patience` milliseconds for the process to end by itself, then ends it and
 * its whole process group by SIGTERM and SIGKILL. It must be running; afterwards it is not, and nothing of
 * its group is left. A child that has moved to a group of its own is beyond us. */
struct process_end process_end(struct process *process, int64_t patience);

#endif
