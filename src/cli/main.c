/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "cli/command.h"
#include "nimm/version.h"

static bool is_help(const char *word) {
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static int run(const struct command *command, int argc, char **argv) {
    struct arguments arguments;
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (!is_help(argv[i])) continue;
        struct text help = {0};
        help_command(command, &help);
        return cli_finish(&help, STATUS_DONE);
    }
    if (!arguments_parse(&arguments, command, argc, argv)) return STATUS_USAGE;
    return command->run(&arguments);
}

int main(int argc, char **argv) {
    if (argc > 0) argc--, argv++;
    struct text out = {0};
    /* "nimm help" and "nimm help COMMAND" are what everybody tries first. */
    bool asks = argc > 0 && strcmp(argv[0], "help") == 0;
    if (argc == 1 ? asks || is_help(argv[0]) : argc > 0 && is_help(argv[0])) {
        help_program(&out);
        return cli_finish(&out, STATUS_DONE);
    }
    if (asks && !command_find(argv[1])) {
        text_add_quoted(&out, argv[1], strlen(argv[1]));
        complain(STATUS_USAGE,
                 "%s is not a command; nimm --help lists them, and nimm rules GAME tells of a game",
                 text_string(&out));
        text_free(&out);
        return STATUS_USAGE;
    }
    if (asks) {
        help_command(command_find(argv[1]), &out);
        return cli_finish(&out, STATUS_DONE);
    }
    if (argc > 0 && strcmp(argv[0], "--version") == 0) {
        text_add(&out, "nimm " NIMM_VERSION "\n");
        return cli_finish(&out, STATUS_DONE);
    }
    if (argc > 0 && strcmp(argv[0], "--complete") == 0) {
        complete_words(argv + 1, (size_t)argc - 1, &out);
        return cli_finish(&out, STATUS_DONE);
    }
    const struct command *command = argc > 0 ? command_find(argv[0]) : NULL;
    if (command) return run(command, argc - 1, argv + 1);
    return run(command_list[0], argc, argv); /* play is the command that need not be named */
}
