/* SPDX-License-Identifier: MIT */
/* Loaded before libc (LD_PRELOAD), this library stands between a program and the system: it counts
 * the calls, and makes those fail that $FAULT names: "KIND HOW AT ERROR". HOW is once (call AT of
 * its kind fails, with errno ERROR), ever (and all later ones do), short (call AT, a read or a
 * write, moves one byte only, and so do all later ones), kill-before (SIGKILL comes before call AT
 * of the kind "system", which is all kinds but memory) or kill-after (it comes after that call).
 *
 * At the end it writes into the file $FAULT_COUNTS how many calls of each kind there were, how many
 * blocks of memory have not been freed, and how many files are open.
 *
 * glibc's own calls do not pass here, so standard input and output become streams whose reading and
 * writing does. */
#define _GNU_SOURCE
#pragma GCC visibility push(default) /* its functions are to be found before those of libc */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FREED = 0xDB, FREED_MOST = 4096, FILES_MOST = 64 };

enum call { MEMORY, OPEN, READ, WRITE, CLOSE, FSYNC, RENAME, LOOK, WAIT, PROCESS, SYSTEM, CALLS };
static const char *const names[CALLS] = {"memory", "open", "read", "write",   "close", "fsync",
                                         "rename", "look", "wait", "process", "system"};

#ifndef __GLIBC__
#error "make faults needs glibc: its stdio and its malloc are what this library gets between"
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static bool active; /* else nothing is counted, nothing fails */
static char kind[16], how[16];
static long at, number, made[CALLS], blocks;
static const char *counts;

/* The next function of this name, libc's. */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* ---- failing -------------------------------------------------------------------------------- */

static bool is_planned(enum call call, const char *way) {
    return strcmp(kind, names[call]) == 0 && strcmp(how, way) == 0;
}

/* Counts a call. True: it is to fail, and errno says of what. */
static bool fails(enum call call) {
    if (!active) return false;
    long count = ++made[call];
    if (call != MEMORY && ++made[SYSTEM] == at && is_planned(SYSTEM, "kill-before")) raise(SIGKILL);
    if (!(is_planned(call, "once") && count == at) && !(is_planned(call, "ever") && count >= at))
        return false;
    errno = (int)number;
    return true;
}

/* How many of the bytes are to be moved. */
static size_t share(enum call call, size_t length) {
    return active && length > 1 && made[call] >= at && is_planned(call, "short") ? 1 : length;
}

/* After a system call: passes its result on. */
static long done(long result) {
    if (active && made[SYSTEM] == at && is_planned(SYSTEM, "kill-after")) raise(SIGKILL);
    return result;
}

/* ---- memory --------------------------------------------------------------------------------- */

void *malloc(size_t size) {
    if (fails(MEMORY)) return NULL;
    blocks++;
    return __libc_malloc(size);
}

void *calloc(size_t n, size_t size) {
    if (fails(MEMORY)) return NULL;
    blocks++;
    return __libc_calloc(n, size);
}

void *realloc(void *old, size_t size) {
    if (fails(MEMORY)) return NULL;
    blocks += !old;
    return __libc_realloc(old, size);
}

/* What is freed is spoiled, so that whoever still looks at it is noticed. */
void free(void *block) {
    if (!block) return;
    size_t size = malloc_usable_size(block);
    memset(block, FREED, size < FREED_MOST ? size : FREED_MOST);
    blocks--;
    __libc_free(block);
}

/* ---- files ---------------------------------------------------------------------------------- */

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fails(OPEN) ? -1 : (int)done(NEXT(open)(path, flags, mode));
}

ssize_t read(int file, void *bytes, size_t length) {
    return fails(READ) ? -1 : done(NEXT(read)(file, bytes, share(READ, length)));
}

ssize_t write(int file, const void *bytes, size_t length) {
    return fails(WRITE) ? -1 : done(NEXT(write)(file, bytes, share(WRITE, length)));
}

/* A file is closed even where close fails. */
int close(int file) {
    bool fail = fails(CLOSE);
    int result = NEXT(close)(file);
    if (fail) errno = (int)number;
    return (int)done(fail ? -1 : result);
}

int fsync(int file) {
    return fails(FSYNC) ? -1 : (int)done(NEXT(fsync)(file));
}

int rename(const char *from, const char *to) {
    return fails(RENAME) ? -1 : (int)done(NEXT(rename)(from, to));
}

int stat(const char *path, struct stat *status) {
    return fails(LOOK) ? -1 : (int)done(NEXT(stat)(path, status));
}

int lstat(const char *path, struct stat *status) {
    return fails(LOOK) ? -1 : (int)done(NEXT(lstat)(path, status));
}

int access(const char *path, int mode) {
    return fails(LOOK) ? -1 : (int)done(NEXT(access)(path, mode));
}

ssize_t readlink(const char *path, char *link, size_t length) {
    return fails(LOOK) ? -1 : done(NEXT(readlink)(path, link, length));
}

int unlink(const char *path) {
    return fails(LOOK) ? -1 : (int)done(NEXT(unlink)(path));
}

/* ---- waiting, and other programs ------------------------------------------------------------ */

int pselect(int n, fd_set *in, fd_set *out, fd_set *error, const struct timespec *time,
            const sigset_t *mask) {
    return fails(WAIT) ? -1 : (int)done(NEXT(pselect)(n, in, out, error, time, mask));
}

int poll(struct pollfd *entries, nfds_t n, int milliseconds) {
    return fails(WAIT) ? -1 : (int)done(NEXT(poll)(entries, n, milliseconds));
}

int pipe(int ends[2]) {
    return fails(PROCESS) ? -1 : (int)done(NEXT(pipe)(ends));
}

/* Children count and fail no more. */
pid_t fork(void) {
    if (fails(PROCESS)) return -1;
    pid_t pid = NEXT(fork)();
    if (pid == 0) active = false;
    return pid;
}

int fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    long argument = va_arg(arguments, long);
    va_end(arguments);
    return fails(PROCESS) ? -1 : (int)done(NEXT(fcntl)(file, command, argument));
}

pid_t waitpid(pid_t pid, int *status, int options) {
    return fails(PROCESS) ? -1 : (pid_t)done(NEXT(waitpid)(pid, status, options));
}

/* ---- beginning and end ---------------------------------------------------------------------- */

static ssize_t read_input(void *cookie, char *bytes, size_t length) {
    (void)cookie;
    return read(STDIN_FILENO, bytes, length);
}

/* A stream takes less than all for a failure. */
static ssize_t write_output(void *cookie, const char *bytes, size_t length) {
    (void)cookie;
    size_t written = 0;
    while (written < length) {
        ssize_t n = write(STDOUT_FILENO, bytes + written, length - written);
        if (n <= 0) break;
        written += (size_t)n;
    }
    return (ssize_t)written;
}

static void __attribute__((constructor)) begin(void) {
    const char *plan = getenv("FAULT");
    counts = getenv("FAULT_COUNTS");
    if (!plan || !counts || sscanf(plan, "%15s %15s %ld %ld", kind, how, &at, &number) != 4) return;
    unsetenv("LD_PRELOAD");
    unsetenv("FAULT");
    stdin = fopencookie(NULL, "r", (cookie_io_functions_t){.read = read_input});
    stdout = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_output});
    active = true;
}

static void __attribute__((destructor)) end(void) {
    if (!active) return;
    active = false;
    long open_files = 0, left = blocks;
    for (int file = 3; file < FILES_MOST; file++) open_files += NEXT(fcntl)(file, F_GETFD) >= 0;
    FILE *file = fopen(counts, "w");
    if (!file) return;
    fprintf(file, "%ld %ld\n", left, open_files);
    for (int i = 0; i < CALLS; i++) fprintf(file, "%s %ld\n", names[i], made[i]);
    fclose(file);
}
