/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "cli/command.h"

#define COMMAND(name) extern const struct command command_##name;
#include "cli/commands.def"
#undef COMMAND

#define COMMAND(name) &command_##name,
const struct command *const command_list[] = {
#include "cli/commands.def"
};
#undef COMMAND

const size_t command_count = sizeof command_list / sizeof *command_list;

const struct command *command_find(const char *name) {
    for (size_t i = 0; i < command_count; i++)
        if (strcmp(command_list[i]->name, name) == 0) return command_list[i];
    return NULL;
}
