/* SPDX-License-Identifier: MIT */
/* Running commands in a folder of their own, with a plan of what is to fail. */
#ifndef TESTS_FAULTS_FAULTS_H
#define TESTS_FAULTS_FAULTS_H

#include <stddef.h>

#include "nimm/text.h"
#include "plan.h"

enum { WORDS_MOST = 32, FILES_MOST = 8, ALLOWED_MOST = 4, PATH_MOST = 256 };

struct file {
    char name[PATH_MOST];
    struct text contents;
};

struct command {
    char *line, *words[WORDS_MOST + 1]; /* the words end with NULL */
    struct text input;
    struct file files[FILES_MOST];
    size_t n;
    char *allow[ALLOWED_MOST]; /* the status, a space and the text */
    size_t allowed;
};

struct result {
    int status; /* as waitpid gives it */
    bool hung;
    struct text out, error;
    struct file files[FILES_MOST];
    size_t n;
    struct plan plan;
};

/* Where a process runs its commands. */
struct workplace {
    char folder[PATH_MOST];
    char *program, *shim;
    struct plan *plan; /* in the file that the program maps too */
};

/* The commands of a file, which free_commands frees; 0: there are none, or they cannot be read, which has
 * been said. */
size_t read_commands(const char *path, struct command **commands);
void free_commands(struct command *commands, size_t n);

/* The file of that name. NULL: there is none. */
const struct file *find_file(const struct file *files, size_t n, const char *name);

/* False: errno says why not. */
bool workplace_open(struct workplace *place, const char *program, const char *shim);
void workplace_close(struct workplace *place);

/* Runs the command in a folder that has its files alone. The result is the caller's, for result_free. */
void run_command(struct workplace *place, const struct command *command, const struct plan *plan,
                 struct result *result);
void result_free(struct result *result);

#endif
