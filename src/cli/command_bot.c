/* SPDX-License-Identifier: MIT */
/* nimm bot: the games for a program at the other end of a pipe, by a protocol of lines that is framed as the
 * Go Text Protocol, version 2. The manual tells what each command does, under "The bot protocol".
 *
 * A command is a line: an optional number, the command's name, and what the command takes, with spaces
 * between. An answer is "=" if the command was done or "?" if it failed, directly followed by the number if
 * there was one, then a space and the text, which may have several lines, and an empty line. There is exactly
 * one answer to each command, and nothing is ever written without being asked. So
 *     7 value
 * is answered by
 *     =7 2
 *
 * A "#" outside quotation marks begins a comment, which ends with the line. Tabs count as spaces, other
 * control characters do not count at all, and a line without anything else gets no answer. The end of the
 * input ends a line, and then the program. Errors are answers too: whatever the input is, the program goes
 * on, and ends with status 0 at quit or at the end of the input; with 1 only when it cannot read or write. */
#include <signal.h>
#include <string.h>

#include "cli/bot.h"
#include "cli/cli.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/input.h"

/* Takes away the comment and the control characters of a line, and the spaces at its end. */
static void clean(struct text *line) {
    size_t n = 0;
    bool is_quoted = false;
    for (size_t i = 0; i < line->length && (is_quoted || line->data[i] != '#'); i++) {
        is_quoted ^= line->data[i] == '"';
        char c = line->data[i] == '\t' ? ' ' : line->data[i];
        if ((unsigned char)c >= ' ' && c != 0x7F) line->data[n++] = c;
    }
    while (n > 0 && line->data[n - 1] == ' ') n--;
    line->length = n;
    if (line->data) line->data[n] = '\0';
}

/* Adds the answer to *out: no line of it may be empty, whatever a game draws, and none but the first begins
 * without need. */
static void add_answer(const struct text *answer, struct text *out) {
    const char *at = nimm_text_string(answer);
    size_t length = answer->length;
    while (length > 0 && at[length - 1] == '\n') length--;
    if (length > 0 && *at != '\n') text_add_char(out, ' ');
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && at[i] == '\n' && at[i - 1] == '\n') text_add_char(out, ' ');
        text_add_char(out, at[i]);
    }
    text_add(out, "\n\n");
}

static bool answer_line(void *user, struct text *line, bool too_long, struct text *out) {
    struct bot *bot = user;
    clean(line);
    const char *at = nimm_text_string(line) + strspn(nimm_text_string(line), " ");
    size_t digits = strspn(at, "0123456789");
    bool numbered = digits > 0 && (at[digits] == ' ' || at[digits] == '\0');
    bool good = false;
    if (*at == '\0' && !too_long) return true;
    nimm_text_clear(&bot->answer);
    if (too_long)
        text_addf(&bot->answer, LINE_TOO_LONG, LINE_MOST);
    else
        good = bot_obey(bot, numbered ? at + digits : at);
    text_add_char(out, good ? '=' : '?');
    if (numbered) text_add_bytes(out, at, digits);
    add_answer(&bot->answer, out);
    return !bot->leaving;
}

static int run(struct arguments *arguments) {
    struct subject subject;
    unsigned level = NIMM_PLAYER_PERFECT;
    if (!cli_level(arguments, &level)) return STATUS_USAGE;
    int status = cli_subject(arguments, &subject);
    if (status != STATUS_DONE) return status;
    signal(SIGPIPE, SIG_IGN); /* a partner who has gone shows as a failed write */
    struct bot bot = {.level = level,
                      .solver = solver_new(0, 0),
                      .random = nimm_random_from_seed(arguments_number(arguments, "seed", 1))};
    struct text out = {0};
    status = bot_begin(&bot, &subject) ? cli_answer_lines(answer_line, &bot, &out)
                                       : complain(STATUS_USAGE, "%s", nimm_text_string(&bot.answer));
    nimm_text_free(&out);
    session_end(&bot.session);
    solver_free(bot.solver);
    nimm_text_free(&bot.answer);
    return status;
}

static const struct option options[] = {
    {"level", "L", "how well genmove plays, from 0 (at random) to 10 (perfectly, default)"},
    {"seed", "N", "the seed of the random numbers (default 1)", ANY_NUMBER},
    OPTION_MISERE,
    {0},
};

const struct command command_bot = {
    .name = "bot",
    .usage = "[GAME [POSITION]] [options]",
    .summary = "the games for programs: commands in, answers out, line by line",
    .details =
        "The commands are framed as in the Go Text Protocol: list_commands lists them; \"game kayles 5,3\" "
        "begins a game, \"play 2 3\" makes a move, \"genmove\" asks for one, \"winning\" for all that win. "
        "An answer begins with = or, where the command failed, with ?, and ends with an empty line.",
    .options = options,
    .run = run,
};
