/* SPDX-License-Identifier: MIT */
/* Runs a command with a plan, and gathers what becomes of it. */
#define _GNU_SOURCE
#include "core/text.h"
#include "faults.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SECONDS_MOST = 20 };

/* ---- files ---------------------------------------------------------------------------------- */

static const char *path_of(const struct workplace *place, const char *name, char path[3 * PATH_MOST]) {
    snprintf(path, 3 * PATH_MOST, "%s/%s", place->folder, name);
    return path;
}

static void write_file(const char *path, const struct text *contents) {
    FILE *file = fopen(path, "w");
    if (!file || fwrite(nimm_text_string(contents), 1, contents->length, file) != contents->length ||
        fclose(file) != 0) {
        perror(path);
        _exit(2);
    }
}

static void read_file(const char *path, struct text *contents) {
    char bytes[8192];
    int file = open(path, O_RDONLY);
    ssize_t n;
    while (file >= 0 && (n = read(file, bytes, sizeof bytes)) > 0) text_add_bytes(contents, bytes, (size_t)n);
    if (file >= 0) close(file);
}

const struct file *find_file(const struct file *files, size_t n, const char *name) {
    for (size_t i = 0; i < n; i++)
        if (strcmp(files[i].name, name) == 0) return &files[i];
    return NULL;
}

/* Takes the files of the working folder into the result, where there is one, and removes them. */
static void clear_folder(struct workplace *place, struct result *result) {
    char path[3 * PATH_MOST], name[PATH_MOST];
    DIR *folder = opendir(path_of(place, "work", path));
    const struct dirent *entry;
    while (folder && (entry = readdir(folder))) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(name, sizeof name, "work/%.200s", entry->d_name);
        if (result && result->n < FILES_MOST) {
            struct file *file = &result->files[result->n++];
            snprintf(file->name, sizeof file->name, "%s", name + strlen("work/"));
            read_file(path_of(place, name, path), &file->contents);
        }
        unlink(path_of(place, name, path));
    }
    if (folder) closedir(folder);
}

/* ---- the place ------------------------------------------------------------------------------ */

bool workplace_open(struct workplace *place, const char *program, const char *shim) {
    char path[3 * PATH_MOST];
    const char *above = getenv("TMPDIR");
    /* Where files are in memory, thousands of runs that flush them take seconds. */
    if (!above) above = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    snprintf(place->folder, sizeof place->folder, "%s/nimm-faults.XXXXXX", above);
    place->program = realpath(program, NULL);
    place->shim = realpath(shim, NULL);
    if (!place->program || !place->shim) return false;
    if (!mkdtemp(place->folder) || mkdir(path_of(place, "work", path), 0777) < 0) return false;
    int file = open(path_of(place, "plan", path), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0 || ftruncate(file, sizeof *place->plan) < 0) return false;
    place->plan = mmap(NULL, sizeof *place->plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    return place->plan != MAP_FAILED;
}

void workplace_close(struct workplace *place) {
    static const char *const names[] = {"plan", "input", "output", "error"};
    char path[3 * PATH_MOST];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) unlink(path_of(place, names[i], path));
    rmdir(path_of(place, "work", path));
    rmdir(place->folder);
    munmap(place->plan, sizeof *place->plan);
    free(place->program);
    free(place->shim);
}

/* ---- running -------------------------------------------------------------------------------- */

/* The program is found by its name, by the shells of a match too. */
static void set_path(const struct workplace *place) {
    struct text path = {0};
    const char *slash = strrchr(place->program, '/');
    text_add_bytes(&path, place->program, (size_t)(slash - place->program));
    text_add(&path, ":/usr/bin:/bin");
    setenv("PATH", nimm_text_string(&path), 1);
    nimm_text_free(&path);
}

static void become(const struct workplace *place, const struct command *command) {
    char path[3 * PATH_MOST];
    struct rlimit processor = {.rlim_cur = SECONDS_MOST, .rlim_max = SECONDS_MOST}, none = {0};
    sigset_t nothing;
    sigemptyset(&nothing);
    sigprocmask(SIG_SETMASK, &nothing, NULL);
    setrlimit(RLIMIT_CPU, &processor);
    setrlimit(RLIMIT_CORE, &none);
    dup2(open(path_of(place, "input", path), O_RDONLY), STDIN_FILENO);
    dup2(open(path_of(place, "output", path), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
    dup2(open(path_of(place, "error", path), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
    for (int file = 3; file < 64; file++) close(file);
    set_path(place);
    setenv(PLAN_VARIABLE, path_of(place, "plan", path), 1);
    setenv("LD_PRELOAD", place->shim, 1);
    setenv("HOME", path_of(place, "work", path), 1);
    if (chdir(path) == 0) execv(place->program, command->words);
    _exit(127);
}

/* Waits for the end of the program; one that does not come to it is killed. */
static void wait_for_end(pid_t pid, struct result *result) {
    sigset_t child;
    const struct timespec most = {.tv_sec = SECONDS_MOST};
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    while (waitpid(pid, &result->status, WNOHANG) == 0) {
        if (sigtimedwait(&child, NULL, &most) >= 0 || errno == EINTR) continue;
        result->hung = true;
        kill(pid, SIGKILL);
        waitpid(pid, &result->status, 0);
        return;
    }
}

void run_command(struct workplace *place, const struct command *command, const struct plan *plan,
                 struct result *result) {
    char path[3 * PATH_MOST], name[2 * PATH_MOST];
    sigset_t child;
    *result = (struct result){0};
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, NULL);
    clear_folder(place, NULL);
    for (size_t i = 0; i < command->n; i++) {
        snprintf(name, sizeof name, "work/%s", command->files[i].name);
        write_file(path_of(place, name, path), &command->files[i].contents);
    }
    write_file(path_of(place, "input", path), &command->input);
    *place->plan = *plan;
    pid_t pid = fork();
    if (pid == 0) become(place, command);
    if (pid < 0) {
        perror("faults: fork");
        _exit(2);
    }
    wait_for_end(pid, result);
    result->plan = *place->plan;
    read_file(path_of(place, "output", path), &result->out);
    read_file(path_of(place, "error", path), &result->error);
    clear_folder(place, result);
}

void result_free(struct result *result) {
    nimm_text_free(&result->out);
    nimm_text_free(&result->error);
    for (size_t i = 0; i < result->n; i++) nimm_text_free(&result->files[i].contents);
}
