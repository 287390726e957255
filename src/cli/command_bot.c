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
 * control characters are ignored, and a line with nothing else gets no answer. The end of the input ends a
 * line, and then the program. Errors are answers too: whatever the input is, the program goes
 * on, and ends with status 0 at quit or at the end of the input; with 1 only when it cannot read or write. */
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cli/bot.h"
#include "cli/cli.h"
#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/solve.h"
#include "play/start.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/input.h"

enum { DEFAULT_LISTED = 100, MOST_LISTED = 10000, BOARD_WIDTH = 80 };

/* Reads the number in `rest`. False, after saying so, when it is not one from 1 to `most`. */
static bool read_number(struct bot *bot, const char *rest, uint64_t most, uint64_t *number) {
    if (token_number_in(token_of(rest), 1, most, number)) return true;
    return text_refuse(&bot->answer, "%s is not a number from 1 to %" PRIu64, quoted(rest), most);
}

static struct question question_of(const struct bot *bot) {
    return session_question(&bot->session, bot->session.played);
}

/* --- the game -------------------------------------------------------------------------------- */

/* Begins a new game of the subject, which it frees: from its position, or from a random start where none is
 * given. False: refused, bot->answer says why, and the game goes on as it was. */
static bool begin(struct bot *bot, struct subject *subject) {
    const struct game *game = subject->game;
    const struct start start = {.game = game, .misere = subject->misere};
    bool good = true;
    if (!subject->given)
        good = start_draw(&start, bot->solver, &bot->random, subject->position, &bot->answer);
    else if (game->startable)
        good = game->startable(subject->position, &bot->answer);
    if (good) {
        session_end(&bot->session);
        session_start(&bot->session, game, subject->position, 0, subject->misere);
    }
    subject_free(subject);
    return good;
}

static bool obey_game(struct bot *bot, const char *rest) {
    struct subject subject = {.read_file = file_read_ordinary};
    if (*rest) return subject_read(&subject, rest, false, &bot->answer) && begin(bot, &subject);
    nimm_game_print_name(bot->session.game, session_position(&bot->session), &bot->answer);
    if (bot->session.misere) text_add(&bot->answer, " misere");
    return true;
}

static bool obey_position(struct bot *bot, const char *rest) {
    const struct session *session = &bot->session;
    if (*rest == '\0') {
        session->game->print(session_position(session), &bot->answer);
        return true;
    }
    struct subject subject = {.read_file = file_read_ordinary};
    struct text *line = scratch();
    nimm_game_print_name(session->game, session_position(session), line);
    text_addf(line, " %s", rest);
    return subject_read(&subject, line->data, session->misere, &bot->answer) && begin(bot, &subject);
}

static bool obey_mover(struct bot *bot, const char *rest) {
    uint64_t mover;
    if (*rest == '\0') {
        text_addf(&bot->answer, "%u", session_mover(&bot->session) + 1);
        return true;
    }
    if (!read_number(bot, rest, 2, &mover)) return false;
    struct session session;
    session_start(&session, bot->session.game, session_position(&bot->session),
                  mover == 2 ? PLAYER_2 : PLAYER_1, bot->session.misere);
    session_end(&bot->session);
    bot->session = session;
    return true;
}

static bool obey_show(struct bot *bot, const char *rest) {
    const struct style style = {.width = BOARD_WIDTH};
    text_add_char(&bot->answer, '\n'); /* the board's columns stay as they are */
    nimm_game_draw_text(bot->session.game, session_position(&bot->session), &style, &bot->answer);
    return true;
}

/* --- moves ----------------------------------------------------------------------------------- */

static void add_move(struct bot *bot, const struct move *move) {
    if (bot->answer.length > 0) text_add_char(&bot->answer, '\n');
    bot->session.game->print_move(session_position(&bot->session), move, &bot->answer);
}

/* Reads how many moves to list. */
static bool read_limit(struct bot *bot, const char *rest, uint64_t *limit) {
    *limit = DEFAULT_LISTED;
    return *rest == '\0' || read_number(bot, rest, MOST_LISTED, limit);
}

static bool obey_legal(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct moves moves = {0};
    uint64_t limit;
    if (!read_limit(bot, rest, &limit)) return false;
    while (!session_is_drawn(&bot->session) &&
           question.game->moves(question.position, question.mover, &moves)) {
        if (limit-- == 0) {
            text_add(&bot->answer, "\n...");
            break;
        }
        add_move(bot, &moves.move);
    }
    return true;
}

static bool obey_play(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct move move;
    if (session_is_drawn(&bot->session)) return text_refuse(&bot->answer, "game over");
    if (!nimm_game_read_move(question.game, question.position, question.mover, rest, &move, &bot->answer))
        return false;
    session_play(&bot->session, &move);
    return true;
}

static bool obey_undo(struct bot *bot, const char *rest) {
    if (session_undo(&bot->session)) return true;
    return text_refuse(&bot->answer, "there is no move to take back");
}

static bool obey_genmove(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct choice choice;
    if (session_is_over(&bot->session)) return text_refuse(&bot->answer, "game over");
    nimm_player_choose(bot->solver, &question, session_position_at(&bot->session, 0), bot->level,
                       &bot->random, &choice);
    add_move(bot, &choice.advice.move);
    session_play(&bot->session, &choice.advice.move);
    return true;
}

static bool obey_over(struct bot *bot, const char *rest) {
    text_add(&bot->answer, session_is_over(&bot->session) ? "true" : "false");
    return true;
}

static bool obey_winner(struct bot *bot, const char *rest) {
    if (!session_is_over(&bot->session)) return text_refuse(&bot->answer, "the game is not over");
    if (session_is_drawn(&bot->session))
        text_add(&bot->answer, "draw");
    else
        text_addf(&bot->answer, "%u", session_winner(&bot->session) + 1);
    return true;
}

static bool obey_level(struct bot *bot, const char *rest) {
    if (*rest && !config_read_level(token_of(rest), &bot->level))
        return text_refuse(&bot->answer, "a level is " LEVELS);
    if (*rest == '\0') text_addf(&bot->answer, "%u", bot->level);
    return true;
}

/* --- who wins -------------------------------------------------------------------------------- */

static bool obey_outcome(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    enum outcome outcome = NIMM_OUTCOME_D;
    enum nimm_status status =
        session_is_drawn(&bot->session) ? NIMM_OK : nimm_solve_outcome(bot->solver, &question, &outcome);
    if (status == NIMM_OK)
        text_add_char(&bot->answer, (char)outcome);
    else
        text_add(&bot->answer, "unknown");
    return true;
}

static bool obey_value(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct solution solution;
    nimm_solve_position(bot->solver, &question, &solution);
    if (solution.has_value) {
        text_add_number(&bot->answer, solution.value);
        return true;
    }
    if (question.misere) return text_refuse(&bot->answer, "misere play has no values");
    if (solution.value_status != NIMM_NO_ANSWER) return text_refuse(&bot->answer, "too large to search");
    return text_refuse(&bot->answer, "%s", nimm_game_no_value(question.game));
}

static bool obey_winning(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    uint64_t limit;
    if (!read_limit(bot, rest, &limit)) return false;
    struct move_list list = {.moves = memory_take(1, (size_t)limit * sizeof *list.moves),
                             .limit = (size_t)limit};
    enum nimm_status status =
        session_is_drawn(&bot->session) ? NIMM_OK : nimm_solve_winning_moves(bot->solver, &question, &list);
    if (status == NIMM_OK) {
        nimm_count_print(list.total, &bot->answer);
        for (size_t i = 0; i < list.n; i++) add_move(bot, &list.moves[i]);
    } else {
        text_refuse(&bot->answer, "too large to search");
    }
    free(list.moves);
    return status == NIMM_OK;
}

/* --- the protocol itself --------------------------------------------------------------------- */

static bool obey_quit(struct bot *bot, const char *rest) {
    bot->leaving = true;
    return true;
}

static bool obey_list_commands(struct bot *bot, const char *rest);

/* A command of the protocol. */
static const struct verb {
    const char *name;
    bool (*run)(struct bot *bot, const char *rest); /* `rest` is what follows it, trimmed */
    bool alone;                                     /* nothing may follow its name */
} verbs[] = {
    {"list_commands", obey_list_commands, true},
    {"game", obey_game},
    {"position", obey_position},
    {"mover", obey_mover},
    {"show", obey_show, true},
    {"legal", obey_legal},
    {"play", obey_play},
    {"undo", obey_undo, true},
    {"genmove", obey_genmove, true},
    {"over", obey_over, true},
    {"winner", obey_winner, true},
    {"level", obey_level},
    {"outcome", obey_outcome, true},
    {"value", obey_value, true},
    {"winning", obey_winning},
    {"quit", obey_quit, true},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static bool obey_list_commands(struct bot *bot, const char *rest) {
    for (size_t i = 0; i < VERBS; i++) text_addf(&bot->answer, "%s%s", i > 0 ? "\n" : "", verbs[i].name);
    return true;
}

bool bot_obey(struct bot *bot, const char *line) {
    struct token name = scan_token(&line, "");
    size_t verb = 0;
    line += strspn(line, " ");
    if (name.length == 0) return text_refuse(&bot->answer, "there is no command after the number");
    while (verb < VERBS && !token_is(name, verbs[verb].name)) verb++;
    if (verb < VERBS && (*line == '\0' || !verbs[verb].alone)) return verbs[verb].run(bot, line);
    text_add(&bot->answer, verb < VERBS ? "nothing may follow " : "unknown command ");
    text_add_quoted(&bot->answer, name.start, name.length);
    if (verb == VERBS) text_add(&bot->answer, ": list_commands lists them");
    return false;
}

/* --- lines and answers ----------------------------------------------------------------------- */

/* Removes the comment and the control characters of a line, and the spaces at its end. */
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

/* Adds the answer to *out. An empty line would end it, so a line that a game leaves empty becomes a space. */
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

bool bot_answer(void *user, struct text *line, bool too_long, struct text *out) {
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

/* --- the command ----------------------------------------------------------------------------- */

static int run(struct arguments *arguments) {
    struct subject subject;
    unsigned level = NIMM_PLAYER_PERFECT;
    const char *word = arguments_option(arguments, "level");
    if (word && !config_read_level(token_of(word), &level))
        return complain(STATUS_USAGE, "--level %s: write " LEVELS, quoted(word));
    int status = cli_subject(arguments, &subject);
    if (status != STATUS_DONE) return status;
    signal(SIGPIPE, SIG_IGN); /* when the other program has ended, a write fails */
    struct bot bot = {.level = level,
                      .solver = nimm_solver_new(0, 0),
                      .random = nimm_random_from_seed(arguments_number(arguments, "seed", 1))};
    struct text out = {0};
    status = begin(&bot, &subject) ? cli_answer_lines(bot_answer, &bot, &out)
                                   : complain(STATUS_USAGE, "%s", nimm_text_string(&bot.answer));
    nimm_text_free(&out);
    session_end(&bot.session);
    nimm_solver_free(bot.solver);
    nimm_text_free(&bot.answer);
    return status;
}

static const struct option options[] = {
    {"level", "L", "how well genmove plays, from 1 to 5 (perfectly, default)"},
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
