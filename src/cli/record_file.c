/* SPDX-License-Identifier: MIT */
#include "cli/record_file.h"

#include <string.h>

#include "ui/file.h"

static bool read_record(const char *path, struct record *record, struct text *why) {
    struct text contents = {0};
    bool good = file_read(path, RECORD_BYTES, &contents, why) &&
                record_read(record, text_string(&contents), contents.length, why);
    text_free(&contents);
    return good;
}

int record_file_open(const struct arguments *arguments, struct repl *repl) {
    const char *name = arguments->command->name;
    if (arguments->n != 1)
        return complain(STATUS_USAGE, "nimm %s takes the name of one file, as nimm %s game.nimm", name, name);
    struct record record;
    struct text why = {0}, shown = {0};
    const char *path = arguments->words[0];
    int status = STATUS_DONE;
    if (read_record(path, &record, &why)) {
        repl_take_record(repl, &record);
    } else {
        text_add_harmless(&shown, path, strlen(path), SIZE_MAX);
        status = complain(STATUS_FAILED, "%s: %s",
                          strcmp(path, "-") == 0 ? "standard input" : text_string(&shown), text_string(&why));
    }
    text_free(&why);
    text_free(&shown);
    return status;
}
