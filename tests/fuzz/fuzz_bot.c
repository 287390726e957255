/* SPDX-License-Identifier: MIT */
/* Any lines are commands to the bot: each is done or refused with a reason, the answer does no harm to a
 * terminal, and the position that it prints can be typed again. */
#include "core/text.h"
#include "input.h"

#include "cli/bot.h"
#include "games/player.h"

enum { COMMANDS = 60, NODES = 200 };

/* Has the bot answer a line: in bot->answer, without the frame. True if the command was done. */
static bool obey(struct bot *bot, const char *string) {
    struct text line = {0}, out = {0};
    text_add(&line, string);
    bot_answer(bot, &line, false, &out);
    const bool good = nimm_text_string(&out)[0] == '=';
    if (out.length > 0) {
        assert(good || (out.data[0] == '?' && bot->answer.length > 0));
        assert(strstr(out.data, "\n\n") == out.data + out.length - 2);
    }
    assert(bot->level <= NIMM_PLAYER_PERFECT);
    assert_harmless(&bot->answer);
    nimm_text_free(&line);
    nimm_text_free(&out);
    return good;
}

static void position_is_taken_again(struct bot *bot) {
    struct text command = {0};
    obey(bot, "position");
    text_addf(&command, "position %s", nimm_text_string(&bot->answer));
    if (obey(bot, nimm_text_string(&command))) {
        obey(bot, "position");
        assert(strcmp(nimm_text_string(&command) + strlen("position "), nimm_text_string(&bot->answer)) == 0);
    }
    nimm_text_free(&command);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *lines = input_string(data, size), *at = lines;
    struct bot bot = {.level = NIMM_PLAYER_PERFECT, .solver = nimm_solver_new(NODES, 1 << 20)};
    if (lines && bot.solver) {
        const bool good = obey(&bot, "game nim 3,4,5");
        assert(good);
        for (int i = 0; at && i < COMMANDS && !bot.leaving; i++) obey(&bot, input_line(&at));
        position_is_taken_again(&bot);
    }
    session_end(&bot.session);
    nimm_solver_free(bot.solver);
    nimm_text_free(&bot.answer);
    free(lines);
    scratch_forget(0);
    return 0;
}
