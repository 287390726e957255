/* SPDX-License-Identifier: MIT */
/* Loaded before libc (LD_PRELOAD), this library stands between a program and the system: it counts the
 * calls, and makes the one fail that the plan names. glibc's own calls do not pass here, so standard
 * input and output become streams whose reading and writing does. */
#define _GNU_SOURCE
#pragma GCC visibility push(default) /* its functions are to be found before those of libc */

#include "plan.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FREED = 0xDB, FREED_MOST = 4096, BLOCKS = 1 << 18, FILES_MOST = 64 };

#ifndef __GLIBC__
#error "make faults needs glibc: its stdio and its malloc are what this library gets between"
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static struct plan *plan;                    /* NULL: nothing is counted, nothing fails */
static uintptr_t program_start, program_end; /* the program's own code */
static struct block {
    void *at;
    uintptr_t from;
} blocks[BLOCKS]; /* an open hash table; `at` is `hole` where there was one */
static char hole;

/* The next function of this name, libc's. */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* ---- failing -------------------------------------------------------------------------------- */

/* Keeps where the program is, but for the places outside of it. */
static void keep_trace(void) {
    void *places[2 * TRACE_MOST];
    int n = backtrace(places, 2 * TRACE_MOST);
    for (int i = 0, k = 0; i < n && k < TRACE_MOST; i++) {
        uintptr_t at = (uintptr_t)places[i];
        if (at >= program_start && at < program_end) plan->failed_at[k++] = at - program_start - 1;
    }
}

/* Counts a call. True: it is to fail, and errno says of what. */
static bool fails(enum call call) {
    if (!plan) return false;
    uint64_t number = ++plan->made[call];
    if (call != CALL_ALLOCATE && ++plan->made[CALL_SYSTEM] == plan->at && plan->call == CALL_SYSTEM &&
        plan->fault == FAULT_KILL_BEFORE)
        raise(SIGKILL);
    if (plan->call != call) return false;
    bool fail = (plan->fault == FAULT_ONCE && number == plan->at) ||
                (plan->fault == FAULT_EVER && number >= plan->at);
    if (!fail) return false;
    if (plan->failed_at[0] == 0) keep_trace();
    errno = plan->error;
    return true;
}

/* How many of the bytes are to be moved. */
static size_t share(enum call call, size_t length) {
    bool shortened = plan && plan->call == call && plan->fault == FAULT_SHORT && plan->made[call] >= plan->at;
    return shortened && length > 1 ? 1 : length;
}

/* Behind a system call: passes its result on. */
static long done(long result) {
    if (plan && plan->call == CALL_SYSTEM && plan->fault == FAULT_KILL_AFTER &&
        plan->made[CALL_SYSTEM] == plan->at)
        raise(SIGKILL);
    return result;
}

/* ---- memory --------------------------------------------------------------------------------- */

static struct block *place(const void *at) {
    size_t i = (uintptr_t)at / 16 * 2654435761u % BLOCKS;
    while (blocks[i].at && blocks[i].at != at) i = (i + 1) % BLOCKS;
    return &blocks[i];
}

static void remember(void *at, uintptr_t from) {
    if (!at || from < program_start || from >= program_end) return;
    struct block *block = place(at);
    if (!block->at) {
        size_t i = (uintptr_t)at / 16 * 2654435761u % BLOCKS;
        while (blocks[i].at && blocks[i].at != &hole) i = (i + 1) % BLOCKS;
        block = &blocks[i];
    }
    *block = (struct block){at, from};
}

static void forget(const void *at) {
    struct block *block = place(at);
    if (block->at) block->at = &hole;
}

void *malloc(size_t size) {
    if (fails(CALL_ALLOCATE)) return NULL;
    void *block = __libc_malloc(size);
    remember(block, (uintptr_t)__builtin_return_address(0));
    return block;
}

void *calloc(size_t n, size_t size) {
    if (fails(CALL_ALLOCATE)) return NULL;
    void *block = __libc_calloc(n, size);
    remember(block, (uintptr_t)__builtin_return_address(0));
    return block;
}

void *realloc(void *old, size_t size) {
    if (fails(CALL_ALLOCATE)) return NULL;
    void *block = __libc_realloc(old, size);
    if (block && old) forget(old);
    remember(block, (uintptr_t)__builtin_return_address(0));
    return block;
}

/* What is freed is spoiled, so that whoever still looks at it is noticed. */
void free(void *block) {
    if (!block) return;
    size_t size = malloc_usable_size(block);
    forget(block);
    memset(block, FREED, size < FREED_MOST ? size : FREED_MOST);
    __libc_free(block);
}

/* ---- files ---------------------------------------------------------------------------------- */

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fails(CALL_OPEN) ? -1 : (int)done(NEXT(open)(path, flags, mode));
}

ssize_t read(int file, void *bytes, size_t length) {
    return fails(CALL_READ) ? -1 : done(NEXT(read)(file, bytes, share(CALL_READ, length)));
}

ssize_t write(int file, const void *bytes, size_t length) {
    return fails(CALL_WRITE) ? -1 : done(NEXT(write)(file, bytes, share(CALL_WRITE, length)));
}

/* A file is closed even where close fails. */
int close(int file) {
    bool fail = fails(CALL_CLOSE);
    int result = NEXT(close)(file);
    if (fail) errno = plan->error;
    return (int)done(fail ? -1 : result);
}

int fsync(int file) {
    return fails(CALL_FSYNC) ? -1 : (int)done(NEXT(fsync)(file));
}

int rename(const char *from, const char *to) {
    return fails(CALL_RENAME) ? -1 : (int)done(NEXT(rename)(from, to));
}

int stat(const char *path, struct stat *status) {
    return fails(CALL_LOOK) ? -1 : (int)done(NEXT(stat)(path, status));
}

int lstat(const char *path, struct stat *status) {
    return fails(CALL_LOOK) ? -1 : (int)done(NEXT(lstat)(path, status));
}

int access(const char *path, int mode) {
    return fails(CALL_LOOK) ? -1 : (int)done(NEXT(access)(path, mode));
}

ssize_t readlink(const char *path, char *link, size_t length) {
    return fails(CALL_LOOK) ? -1 : done(NEXT(readlink)(path, link, length));
}

int link(const char *from, const char *to) {
    return fails(CALL_RENAME) ? -1 : (int)done(NEXT(link)(from, to));
}

int unlink(const char *path) {
    return fails(CALL_LOOK) ? -1 : (int)done(NEXT(unlink)(path));
}

/* ---- waiting, and other programs ------------------------------------------------------------ */

int pselect(int n, fd_set *in, fd_set *out, fd_set *error, const struct timespec *time,
            const sigset_t *mask) {
    return fails(CALL_WAIT) ? -1 : (int)done(NEXT(pselect)(n, in, out, error, time, mask));
}

int poll(struct pollfd *entries, nfds_t n, int milliseconds) {
    return fails(CALL_WAIT) ? -1 : (int)done(NEXT(poll)(entries, n, milliseconds));
}

int pipe(int ends[2]) {
    return fails(CALL_PROCESS) ? -1 : (int)done(NEXT(pipe)(ends));
}

/* Children count and fail no more. */
pid_t fork(void) {
    if (fails(CALL_PROCESS)) return -1;
    pid_t pid = NEXT(fork)();
    if (pid == 0) plan = NULL;
    return pid;
}

int fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    long argument = va_arg(arguments, long);
    va_end(arguments);
    return fails(CALL_PROCESS) ? -1 : (int)done(NEXT(fcntl)(file, command, argument));
}

pid_t waitpid(pid_t pid, int *status, int options) {
    return fails(CALL_PROCESS) ? -1 : (pid_t)done(NEXT(waitpid)(pid, status, options));
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

static int find_program(struct dl_phdr_info *info, size_t size, void *nothing) {
    (void)size;
    (void)nothing;
    program_start = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
        if (part->p_type == PT_LOAD && end > program_end) program_end = end;
    }
    return 1; /* the program is the first; the rest does not matter */
}

static void __attribute__((constructor)) begin(void) {
    const char *path = getenv(PLAN_VARIABLE);
    int file = path ? NEXT(open)(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    NEXT(close)(file);
    unsetenv("LD_PRELOAD");
    unsetenv(PLAN_VARIABLE);
    dl_iterate_phdr(find_program, NULL);
    void *place;
    backtrace(&place, 1); /* the first call allocates */
    stdin = fopencookie(NULL, "r", (cookie_io_functions_t){.read = read_input});
    stdout = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_output});
    if (mapped != MAP_FAILED) plan = mapped;
}

static void __attribute__((destructor)) end(void) {
    if (!plan) return;
    struct plan *told = plan;
    plan = NULL;
    for (size_t i = 0; i < BLOCKS; i++) {
        if (!blocks[i].at || blocks[i].at == &hole) continue;
        told->left++;
        told->left_from = blocks[i].from - program_start;
    }
    for (int file = 3; file < FILES_MOST; file++)
        if (NEXT(fcntl)(file, F_GETFD) >= 0) told->files++;
    told->ended = true;
}
