/* SPDX-License-Identifier: MIT */
/* The commands of the bot's protocol; what each of them does is told in command_bot.c. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/bot.h"
#include "cli/cli.h"
#include "core/memory.h"
#include "core/scan.h"
#include "nimm/solve.h"
#include "nimm/version.h"
#include "play/record.h"
#include "play/start.h"

enum { DEFAULT_LISTED = 100, MOST_LISTED = 10000, BOARD_WIDTH = 80 };

/* A command of the protocol. `rest` is what follows its name, trimmed. */
struct verb {
    const char *name;
    const char *takes; /* what may follow it; NULL: nothing */
    bool (*run)(struct bot *bot, const char *rest);
};

static bool refuse(struct bot *bot, const char *why) {
    text_add(&bot->answer, why);
    return false;
}

/* The number in `rest`. False: it is none of low..high, which has been said. */
static bool read_number(struct bot *bot, const char *rest, uint64_t low, uint64_t high, uint64_t *number) {
    uint64_t read;
    if (token_number((struct token){rest, strlen(rest)}, &read) == SCAN_NUMBER && read >= low &&
        read <= high) {
        *number = read;
        return true;
    }
    text_add_quoted(&bot->answer, rest, strlen(rest));
    text_addf(&bot->answer, " is not a number from %" PRIu64 " to %" PRIu64, low, high);
    return false;
}

static struct question question_of(const struct bot *bot) {
    return session_question(&bot->session, bot->session.played);
}

/* --- the game -------------------------------------------------------------------------------- */

/* Lays out the start that the string writes, or a random one. */
static bool lay_start(struct bot *bot, const struct start *start, const char *string, void *position) {
    const struct game *game = start->game;
    if (*string == '\0') return start_draw(start, bot->solver, &bot->random, position, &bot->answer);
    return game->parse(start->parameters, string, position, &bot->answer) &&
           (!game->startable || game->startable(position, &bot->answer));
}

static bool find_game(struct bot *bot, const char *name, struct start *start) {
    start->game = game_find(name, &start->parameters);
    if (start->game && (!start->parameters || start->game->parameters_help)) return true;
    text_add(&bot->answer, start->game ? "nothing stands behind a colon in " : "there is no game ");
    text_add_quoted(&bot->answer, name, strlen(name));
    return false;
}

bool bot_begin(struct bot *bot, const char *name, const char *position) {
    struct start start = {0};
    struct session session;
    struct text copy = {0};
    void *laid = memory_take(1, game_largest());
    text_add(&copy, name);
    bool good = find_game(bot, text_string(&copy), &start) && lay_start(bot, &start, position, laid);
    if (good) {
        session_start(&session, start.game, laid, 0, false);
        session_end(&bot->session);
        text_free(&bot->name);
        bot->session = session;
        bot->name = copy;
        bot->parameters = start.parameters;
    } else {
        text_free(&copy);
    }
    free(laid);
    return good;
}

void bot_set_seed(struct bot *bot, uint64_t seed) {
    bot->seed = seed;
    bot->random = random_from_seed(seed);
}

static bool obey_game(struct bot *bot, const char *rest) {
    size_t length = strcspn(rest, " ");
    if (length == 0) {
        game_print_name(bot->session.game, session_position(&bot->session), &bot->answer);
        return true;
    }
    struct text name = {0};
    text_add_bytes(&name, rest, length);
    bool good = bot_begin(bot, text_string(&name), rest + length + strspn(rest + length, " "));
    text_free(&name);
    return good;
}

static bool obey_position(struct bot *bot, const char *rest) {
    if (*rest) return bot_begin(bot, text_string(&bot->name), rest);
    bot->session.game->print(session_position(&bot->session), &bot->answer);
    return true;
}

static bool obey_mover(struct bot *bot, const char *rest) {
    uint64_t mover;
    if (*rest == '\0') {
        text_addf(&bot->answer, "%u", session_mover(&bot->session) + 1);
        return true;
    }
    if (!read_number(bot, rest, 1, 2, &mover)) return false;
    struct session session;
    session_start(&session, bot->session.game, session_position(&bot->session), (unsigned)mover - 1, false);
    session_end(&bot->session);
    bot->session = session;
    return true;
}

static bool obey_show(struct bot *bot, const char *rest) {
    const struct style style = {.width = BOARD_WIDTH};
    text_add_char(&bot->answer, '\n'); /* the board's columns stay as they are */
    bot->session.game->draw(session_position(&bot->session), &style, &bot->answer);
    return true;
}

/* --- moves ----------------------------------------------------------------------------------- */

static void add_move(struct bot *bot, const struct move *move) {
    if (bot->answer.length > 0) text_add_char(&bot->answer, '\n');
    bot->session.game->print_move(session_position(&bot->session), move, &bot->answer);
}

/* How many moves are to be listed. */
static bool read_limit(struct bot *bot, const char *rest, uint64_t *limit) {
    *limit = DEFAULT_LISTED;
    return *rest == '\0' || read_number(bot, rest, 1, MOST_LISTED, limit);
}

static bool obey_legal(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct moves moves = {0};
    uint64_t limit;
    if (!read_limit(bot, rest, &limit)) return false;
    while (question.game->moves(question.position, question.mover, &moves)) {
        if (limit-- == 0) {
            text_add(&bot->answer, "\n...");
            break;
        }
        add_move(bot, &moves.move);
    }
    return true;
}

/* Is there room for one more move? Memory must not grow for as long as somebody plays. */
static bool has_room(struct bot *bot) {
    size_t most = record_most_moves(bot->session.game);
    if (bot->session.played < most) return true;
    text_addf(&bot->answer, "a game has at most %zu moves here", most);
    return false;
}

static bool obey_play(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct move move;
    if (!has_room(bot) ||
        !game_read_move(question.game, question.position, question.mover, rest, &move, &bot->answer))
        return false;
    session_play(&bot->session, &move);
    return true;
}

static bool obey_undo(struct bot *bot, const char *rest) {
    if (session_undo(&bot->session)) return true;
    return refuse(bot, "there is no move to take back");
}

static bool obey_genmove(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct choice choice;
    if (session_is_over(&bot->session)) return refuse(bot, "game over");
    if (!has_room(bot)) return false;
    player_choose(bot->solver, &question, bot->level, &bot->random, &choice);
    add_move(bot, &choice.advice.move);
    session_play(&bot->session, &choice.advice.move);
    return true;
}

static bool obey_level(struct bot *bot, const char *rest) {
    uint64_t level = bot->level;
    if (*rest && !read_number(bot, rest, 0, PLAYER_PERFECT, &level)) return false;
    bot->level = (unsigned)level;
    if (*rest == '\0') text_addf(&bot->answer, "%u", bot->level);
    return true;
}

static bool obey_seed(struct bot *bot, const char *rest) {
    uint64_t seed = bot->seed;
    if (*rest && !read_number(bot, rest, 0, UINT64_MAX, &seed)) return false;
    if (*rest)
        bot_set_seed(bot, seed);
    else
        text_add_number(&bot->answer, seed);
    return true;
}

/* --- who wins -------------------------------------------------------------------------------- */

static bool refuse_size(struct bot *bot) {
    return refuse(bot, "too large to search");
}

static bool obey_outcome(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    enum outcome outcome;
    enum solve_status status = solve_outcome(bot->solver, &question, &outcome);
    if (status == SOLVE_OK)
        text_add_char(&bot->answer, (char)outcome);
    else
        text_add(&bot->answer, "unknown");
    return true;
}

static bool obey_value(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    struct solution solution;
    solve_position(bot->solver, &question, &solution);
    if (solution.has_value) {
        text_add_number(&bot->answer, solution.value);
        return true;
    }
    if (solution.value_status != SOLVE_NO_ANSWER) return refuse_size(bot);
    assert(question.game->no_value);
    return refuse(bot, question.game->no_value);
}

static bool obey_winning(struct bot *bot, const char *rest) {
    struct question question = question_of(bot);
    uint64_t limit;
    if (!read_limit(bot, rest, &limit)) return false;
    struct move_list list = {.moves = memory_take(1, (size_t)limit * sizeof *list.moves),
                             .limit = (size_t)limit};
    enum solve_status status = solve_winning_moves(bot->solver, &question, &list);
    if (status == SOLVE_OK) {
        count_print(list.total, &bot->answer);
        for (size_t i = 0; i < list.n; i++) add_move(bot, &list.moves[i]);
    } else {
        refuse_size(bot);
    }
    free(list.moves);
    return status == SOLVE_OK;
}

/* --- the protocol itself --------------------------------------------------------------------- */

static bool obey_list_commands(struct bot *bot, const char *rest);
static bool obey_known_command(struct bot *bot, const char *rest);

static bool obey_name(struct bot *bot, const char *rest) {
    text_add(&bot->answer, "nimm");
    return true;
}

static bool obey_version(struct bot *bot, const char *rest) {
    text_add(&bot->answer, NIMM_VERSION);
    return true;
}

static bool obey_protocol_version(struct bot *bot, const char *rest) {
    text_add(&bot->answer, "1");
    return true;
}

static bool obey_quit(struct bot *bot, const char *rest) {
    bot->leaving = true;
    return true;
}

static const struct verb verbs[] = {
    {"list_commands", NULL, obey_list_commands},
    {"known_command", "COMMAND", obey_known_command},
    {"name", NULL, obey_name},
    {"version", NULL, obey_version},
    {"protocol_version", NULL, obey_protocol_version},
    {"game", "[GAME [POSITION]]", obey_game},
    {"position", "[POSITION]", obey_position},
    {"mover", "[1|2]", obey_mover},
    {"show", NULL, obey_show},
    {"legal", "[N]", obey_legal},
    {"play", "MOVE", obey_play},
    {"undo", NULL, obey_undo},
    {"genmove", NULL, obey_genmove},
    {"level", "[L]", obey_level},
    {"seed", "[N]", obey_seed},
    {"outcome", NULL, obey_outcome},
    {"value", NULL, obey_value},
    {"winning", "[N]", obey_winning},
    {"quit", NULL, obey_quit},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static const struct verb *find_verb(struct token name) {
    for (size_t i = 0; i < VERBS; i++)
        if (token_is(name, verbs[i].name)) return &verbs[i];
    return NULL;
}

static bool obey_list_commands(struct bot *bot, const char *rest) {
    for (size_t i = 0; i < VERBS; i++) text_addf(&bot->answer, "%s%s", i > 0 ? "\n" : "", verbs[i].name);
    return true;
}

static bool obey_known_command(struct bot *bot, const char *rest) {
    text_add(&bot->answer, find_verb((struct token){rest, strlen(rest)}) ? "true" : "false");
    return true;
}

bool bot_obey(struct bot *bot, const char *line) {
    struct token name = scan_token(&line, "");
    const struct verb *verb = find_verb(name);
    line += strspn(line, " ");
    if (name.length == 0) return refuse(bot, "there is no command behind the number");
    if (verb && (verb->takes || *line == '\0')) return verb->run(bot, line);
    text_add(&bot->answer, verb ? "nothing may stand behind " : "unknown command ");
    text_add_quoted(&bot->answer, name.start, name.length);
    return false;
}
