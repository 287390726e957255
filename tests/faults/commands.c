/* SPDX-License-Identifier: MIT */
/* Reads the list of commands. */
#define _GNU_SOURCE
#include "core/text.h"
#include "faults.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Adds the text with its escapes turned into what they stand for. */
static void add_unescaped(struct text *text, const char *at) {
    for (; *at; at++) {
        if (at[0] != '\\' || !at[1]) {
            text_add_char(text, *at);
        } else if (at[1] == 'x' && at[2] && at[3]) {
            char digits[3] = {at[2], at[3], '\0'};
            text_add_char(text, (char)strtol(digits, NULL, 16));
            at += 3;
        } else {
            text_add_char(text, at[1] == 'n' ? '\n' : at[1]);
            at++;
        }
    }
}

/* Takes the words apart, in place. */
static void split(char *line, char **words) {
    size_t n = 0;
    while (*line && n < WORDS_MOST) {
        while (*line == ' ') line++;
        char end = *line == '\'' ? '\'' : ' ';
        if (*line == '\'') line++;
        if (!*line) break;
        words[n++] = line;
        line += strcspn(line, end == ' ' ? " " : "'");
        if (*line) *line++ = '\0';
    }
    words[n] = NULL;
}

static bool add_line(struct command *command, const char *verb, char *rest) {
    if (strcmp(verb, "input") == 0) {
        add_unescaped(&command->input, rest);
        text_add_char(&command->input, '\n');
    } else if (strcmp(verb, "allow") == 0 && command->allowed < ALLOWED_MOST) {
        command->allow[command->allowed++] = strdup(rest);
    } else if (strcmp(verb, "file") == 0 && command->n < FILES_MOST) {
        struct file *file = &command->files[command->n++];
        size_t length = strcspn(rest, " ");
        snprintf(file->name, sizeof file->name, "%.*s", (int)length, rest);
        add_unescaped(&file->contents, rest + length + (rest[length] == ' '));
    } else {
        return false;
    }
    return true;
}

static struct command *add_command(struct command **commands, size_t *n, const char *words) {
    struct command *grown = realloc(*commands, (*n + 1) * sizeof *grown);
    if (!grown) abort();
    *commands = grown;
    struct command *command = &grown[(*n)++];
    *command = (struct command){.line = strdup(words)};
    split(strdup(words), command->words);
    return command;
}

size_t read_commands(const char *path, struct command **commands) {
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t capacity = 0, n = 0;
    struct command *command = NULL;
    if (!file) perror(path);
    while (file && getline(&line, &capacity, file) >= 0) {
        line[strcspn(line, "\n")] = '\0';
        char *rest = line + strcspn(line, " ");
        if (*rest) *rest++ = '\0';
        if (*line == '\0' || *line == '#') continue;
        if (strcmp(line, "run") == 0) {
            command = add_command(commands, &n, rest);
        } else if (!command || !add_line(command, line, rest)) {
            fprintf(stderr, "%s: cannot be understood: %s %s\n", path, line, rest);
            n = 0;
            break;
        }
    }
    free(line);
    if (file) fclose(file);
    return n;
}

void free_commands(struct command *commands, size_t n) {
    for (size_t i = 0; i < n; i++) {
        free(commands[i].line);
        free(commands[i].words[0]);
        nimm_text_free(&commands[i].input);
        for (size_t k = 0; k < commands[i].n; k++) nimm_text_free(&commands[i].files[k].contents);
        for (size_t k = 0; k < commands[i].allowed; k++) free(commands[i].allow[k]);
    }
    free(commands);
}
