/* SPDX-License-Identifier: MIT */
/* Any lines are commands to the bot: each is done or refused with a reason, the answer does no harm to a
 * terminal, and the position that it tells of is one that it takes. */
#include "core/text.h"
#include "input.h"

#include "cli/bot.h"
#include "games/solve.h"

enum { COMMANDS = 60, NODES = 200 };

/* As command_bot.c reads a line: without its comment, its control characters and the spaces at its end. */
static void clean(char *line) {
    char *to = line;
    line[strcspn(line, "#")] = '\0';
    for (const char *from = line; *from; from++) {
        char c = *from;
        if (c == '\t') c = ' ';
        if ((unsigned char)c >= ' ' && c != 0x7F) *to++ = c;
    }
    while (to > line && to[-1] == ' ') to--;
    *to = '\0';
}

static void obey(struct bot *bot, const char *line) {
    nimm_text_clear(&bot->answer);
    bool good = bot_obey(bot, line);
    assert(good || bot->answer.length > 0);
    assert(bot->level <= NIMM_PLAYER_PERFECT);
    assert_harmless(&bot->answer);
}

static void position_is_taken_again(struct bot *bot) {
    struct text command = {0};
    obey(bot, "position");
    text_addf(&command, "position %s", nimm_text_string(&bot->answer));
    nimm_text_clear(&bot->answer);
    if (bot_obey(bot, nimm_text_string(&command))) {
        struct text told = {0};
        text_add(&told, nimm_text_string(&command));
        obey(bot, "position");
        assert(strcmp(nimm_text_string(&told) + strlen("position "), nimm_text_string(&bot->answer)) == 0);
        nimm_text_free(&told);
    }
    nimm_text_free(&command);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *lines = input_string(data, size), *at = lines;
    struct bot bot = {.level = NIMM_PLAYER_PERFECT, .solver = solver_new(NODES, 1 << 20)};
    if (lines && bot.solver) {
        bool good = bot_obey(&bot, "game nim 3,4,5");
        assert(good);
        for (int i = 0; at && i < COMMANDS && !bot.leaving; i++) {
            char *line = input_line(&at);
            clean(line);
            if (*line) obey(&bot, line);
        }
        position_is_taken_again(&bot);
    }
    session_end(&bot.session);
    solver_free(bot.solver);
    nimm_text_free(&bot.answer);
    free(lines);
    scratch_forget(0);
    return 0;
}
