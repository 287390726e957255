/* SPDX-License-Identifier: MIT */
/* What the driver and the library in the program under test tell each other, in memory that both map. */
#ifndef TESTS_FAULTS_PLAN_H
#define TESTS_FAULTS_PLAN_H

#include <stdbool.h>
#include <stdint.h>

/* Kinds of calls; each kind is counted for itself, from 1. */
enum call {
    CALL_ALLOCATE, /* malloc, calloc, realloc */
    CALL_OPEN,
    CALL_READ,
    CALL_WRITE,
    CALL_CLOSE,
    CALL_FSYNC,
    CALL_RENAME,
    CALL_LOOK,    /* stat, lstat, access, readlink, unlink */
    CALL_WAIT,    /* pselect, poll */
    CALL_PROCESS, /* pipe, fork, fcntl, waitpid */
    CALL_SYSTEM,  /* all of these but the first: none of them fails as such, they are counted together */
    CALLS,
};

enum fault {
    FAULT_NONE,
    FAULT_ONCE,
    FAULT_EVER,        /* the call and all later ones of its kind */
    FAULT_SHORT,       /* a read or write moves one byte only, and so do all later ones */
    FAULT_KILL_BEFORE, /* the program is killed, before the call or behind it */
    FAULT_KILL_AFTER,
};

enum { TRACE_MOST = 8 };

struct plan {
    /* From the driver. */
    enum call call;
    enum fault fault;
    uint64_t at; /* which of the calls, from 1 */
    int error;   /* errno of the failure */
    /* From the program. */
    uint64_t made[CALLS];
    uint64_t left;      /* blocks of memory that the program itself has asked for and not freed at its end */
    uint64_t left_from; /* where it asked for one of them, an offset in the program */
    uint64_t failed_at[TRACE_MOST]; /* where it made the call that failed, innermost first, as offsets */
    uint64_t files;                 /* files still open at its end, but the standard ones */
    bool ended;                     /* it came to its end by itself, so that the three above are known */
};

#define PLAN_VARIABLE "NIMM_FAULT_PLAN"

#endif
