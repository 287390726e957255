/* SPDX-License-Identifier: MIT */
/* nimm bot: the games for a program at the other end of a pipe, by a protocol of lines that is framed as the
 * Go Text Protocol, version 2.
 *
 * A command is a line: an optional number, the command's name, and what the command takes, with blanks
 * between. An answer is "=" where the command was done or "?" where it failed, directly behind it the
 * number if there was one, then a blank and the text, which may have several lines, and an empty line. There
 * is exactly one answer to each command, and nothing is ever written without being asked. So
 *     7 value
 * is answered by
 *     =7 2
 *
 * A "#" begins a comment, which ends with the line. Tabs count as blanks, other control characters do not
 * count at all, and a line without anything else gets no answer. The end of the input ends a line, and then
 * the program. A line has at most 65536 bytes, a number at most 18 digits. Errors are answers too: whatever
 * the input is, the program goes on, and ends with status 0 at quit or at the end of the input; with 1
 * only when it cannot read or write.
 *
 *     list_commands     these names, one a line
 *     known_command X   true or false
 *     name              nimm
 *     version           of nimm
 *     protocol_version  1, the version of this protocol
 *     game              the game's name with its parameters, as octal:0.77
 *     game GAME         a new game from a random start
 *     game GAME POSITION
 *                       a new game from this position. Games, positions and moves are written as everywhere
 *                       in nimm. Player 1 is to move.
 *     position          the position now
 *     position POSITION the same game anew from this position; player 1 is to move
 *     mover             who is to move, 1 or 2
 *     mover 1|2         the same position with this player to move, as a new game
 *     show              the board, from the second line of the answer on, 80 columns wide; a line of it
 *                       that would be empty is a blank
 *     legal [N]         the legal moves, one a line, the first N of them (100 if nothing is said, at
 *                       most 10000); where there are more, a last line "..."
 *     play MOVE         makes a move for the player to move; then the other one is to move
 *     undo              takes the last move back
 *     genmove           makes the computer's move for the player to move, and answers it. Where there is
 *                       no move it fails with "game over".
 *     level [L]         how well genmove plays, from 0, at random, to 10, perfectly: the level, or sets it
 *     seed [N]          what the random numbers begin with: the seed, or sets it and begins them anew
 *     outcome           N: the player to move wins; P: the other one, who made the previous move, wins;
 *                       D: a draw; unknown: too large to search
 *     value             the value, the size of the Nim pile that the position equals; fails where there
 *                       is none
 *     winning [N]       how many winning moves there are, then the first N of them, one a line; fails
 *                       where the position is too large to search
 *     quit              ends the program after the answer
 *
 * Play is normal: whoever makes the last move wins. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/bot.h"
#include "cli/cli.h"
#include "nimm/solve.h"

enum { LINE_MOST = 65536, NUMBER_MOST = 18 };

/* Reads a line without its comment and its control characters. False: the input has ended. */
static bool read_line(struct text *line, bool *too_long) {
    bool comment = false;
    int c;
    text_clear(line);
    *too_long = false;
    while ((c = getc(stdin)) != EOF && c != '\n') {
        if (c == '#') comment = true;
        if (c == '\t') c = ' ';
        if (comment || c < ' ' || c == 0x7F) continue;
        if (line->length == LINE_MOST)
            *too_long = true;
        else
            text_add_char(line, (char)c);
    }
    while (line->length > 0 && line->data[line->length - 1] == ' ') line->data[--line->length] = '\0';
    return c != EOF || line->length > 0;
}

/* Adds the answer to *out: no line of it may be empty, whatever a game draws, and none but the first begins
 * without need. */
static void add_answer(const struct text *answer, struct text *out) {
    const char *at = text_string(answer);
    size_t length = answer->length;
    while (length > 0 && at[length - 1] == '\n') length--;
    if (length > 0 && *at != '\n') text_add_char(out, ' ');
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && at[i] == '\n' && at[i - 1] == '\n') /* never: no drawing has an empty line yet */
            text_add_char(out, ' ');
        text_add_char(out, at[i]);
    }
    text_add(out, "\n\n");
}

/* Answers a line. */
static void answer_line(struct bot *bot, const struct text *line, bool too_long, struct text *out) {
    const char *at = text_string(line) + strspn(text_string(line), " ");
    size_t digits = strspn(at, "0123456789");
    bool numbered = digits > 0 && (at[digits] == ' ' || at[digits] == '\0');
    bool good = false;
    if (*at == '\0' && !too_long) return;
    text_clear(&bot->answer);
    if (too_long)
        text_addf(&bot->answer, "a line has at most %d bytes", LINE_MOST);
    else if (numbered && digits > NUMBER_MOST)
        text_addf(&bot->answer, "a number has at most %d digits", NUMBER_MOST);
    else
        good = bot_obey(bot, numbered ? at + digits : at);
    text_add_char(out, good ? '=' : '?');
    if (numbered && digits <= NUMBER_MOST) text_add_bytes(out, at, digits);
    add_answer(&bot->answer, out);
}

static int answer_lines(struct bot *bot) {
    struct text line = {0}, out = {0};
    bool too_long;
    while (!bot->leaving && read_line(&line, &too_long)) {
        text_string(&line);
        answer_line(bot, &line, too_long, &out);
        terminal_print(&out);
        terminal_flush();
    }
    text_free(&line);
    text_free(&out);
    if (!ferror(stdin)) return STATUS_DONE;
    return complain(STATUS_FAILED, "cannot read the input: %s", strerror(errno));
}

static int run(struct arguments *arguments) {
    uint64_t level = PLAYER_PERFECT, seed = 1;
    struct text position = {0};
    int status = STATUS_USAGE;
    if (!arguments_number(arguments, "level", 0, PLAYER_PERFECT, &level) ||
        !arguments_number(arguments, "seed", 0, UINT64_MAX, &seed))
        return STATUS_USAGE;
    signal(SIGPIPE, SIG_IGN); /* a partner who has gone shows as a failed write */
    struct bot bot = {.level = (unsigned)level, .solver = cli_solver()};
    bot_set_seed(&bot, seed);
    arguments_join(arguments, 1, &position);
    if (bot_begin(&bot, arguments->n > 0 ? arguments->words[0] : DEFAULT_GAME, text_string(&position)))
        status = answer_lines(&bot);
    else
        complain(STATUS_USAGE, "%s", text_string(&bot.answer));
    session_end(&bot.session);
    solver_free(bot.solver);
    text_free(&bot.name);
    text_free(&bot.answer);
    text_free(&position);
    return status;
}

static const struct option options[] = {
    {"level", "L",
     "how well genmove plays, from 0 (at random) to 10 (perfectly, as it does if nothing is said)"},
    {"seed", "N", "the random numbers of this seed (1 if nothing is said)"},
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
