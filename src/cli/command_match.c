/* SPDX-License-Identifier: MIT */
/* nimm match: two programs, or a program and the computer, play many games against each other.
 *
 * A program is a command line for sh. It speaks the protocol of nimm bot (see command_bot.c) and needs to
 * know three of its commands; the referee sends no numbers before them:
 *
 *     game NAME POSITION  a new game; player 1 is to move
 *     play MOVE           the other side has made this move
 *     genmove             answer your move, which counts as made; resign gives the game up
 *
 * At the end of the match it says quit and closes the pipe. The answer to game and play may be an = alone,
 * and whatever stands behind it there is ignored. Every answer ends with an empty line. */
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/match.h"
#include "core/memory.h"
#include "core/scan.h"
#include "play/record.h"
#include "ui/terminal.h"

enum { DEFAULT_GAMES = 20, MOST_GAMES = 1000000, DEFAULT_MOVES = 1000, MOST_MOVES = 10000 };
enum { DEFAULT_TIME = 10000, MOST_TIME = 86400000 };

/* --- signals --------------------------------------------------------------------------------- */

static volatile sig_atomic_t stopping;

static void on_signal(int signal) {
    stopping = signal;
}

/* A signal that would end us has to wait until the programs have been ended. */
static void catch_signals(void) {
    static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    struct sigaction action = {.sa_handler = on_signal}, before;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
        sigaction(ending[i], NULL, &before);
        if (before.sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
}

/* --- the command line ------------------------------------------------------------------------ */

static bool refuse(const char *what, const char *value, const char *right) {
    complain(STATUS_USAGE, "%s%s: %s", what, quoted(value), right);
    return false;
}

/* "computer", "computer:3", or a program's command line. */
static bool read_side(struct side *side, const char *word) {
    size_t length = strcspn(word, ":");
    uint64_t level = PLAYER_PERFECT;
    side->command = word;
    side->computer = token_is((struct token){word, length}, "computer");
    if (side->computer && word[length] == ':' &&
        (token_number((struct token){word + length + 1, strlen(word + length + 1)}, &level) != SCAN_NUMBER ||
         level > PLAYER_PERFECT))
        return refuse("", word, "a level from 0 to 10 stands behind the colon, as computer:3");
    side->level = (unsigned)level;
    if (word[strspn(word, " \t\n")] == '\0')
        return refuse("", word, "name a player, as 'sh mybot' or computer:5");
    return true;
}

/* Reads "2" or "0.25" seconds as milliseconds. */
static bool read_time(const char *value, uint64_t *milliseconds) {
    if (!value) return true;
    size_t whole = strcspn(value, ".");
    const char *rest = value[whole] == '.' ? value + whole + 1 : "0";
    uint64_t seconds, fraction;
    bool good = token_number((struct token){value, whole}, &seconds) == SCAN_NUMBER &&
                token_number((struct token){rest, strlen(rest)}, &fraction) == SCAN_NUMBER &&
                strlen(rest) <= 3 && seconds <= MOST_TIME / 1000;
    if (good) {
        for (size_t digits = strlen(rest); digits < 3; digits++) fraction *= 10;
        *milliseconds = seconds * 1000 + fraction;
    }
    if (good && *milliseconds > 0 && *milliseconds <= MOST_TIME) return true;
    return refuse("--time ", value, "write seconds from 0.001 to 86400, as 2 or 0.5");
}

static bool read_options(const struct arguments *arguments, struct match *match) {
    const char *name = arguments_option(arguments, "game");
    match->start.game = cli_game(name ? name : DEFAULT_GAME, &match->start.parameters);
    match->verbose = arguments_switch(arguments, "verbose");
    match->folder = arguments_option(arguments, "record");
    return match->start.game && arguments_number(arguments, "games", 1, MOST_GAMES, &match->games) &&
           arguments_number(arguments, "seed", 0, UINT64_MAX, &match->seed) &&
           arguments_number(arguments, "moves", 1, MOST_MOVES, &match->most_moves) &&
           read_time(arguments_option(arguments, "time"), &match->time) &&
           read_side(&match->sides[0], arguments->words[0]) &&
           read_side(&match->sides[1], arguments->words[1]);
}

/* --- the match ------------------------------------------------------------------------------- */

/* One line at a terminal, written over and over; it is gone when the match is. */
static void show_progress(const struct match *match) {
    if (match->tally.games < match->games)
        progress_show("game %" PRIu64 " of %" PRIu64 ": A %" PRIu64 ", B %" PRIu64, match->tally.games + 1,
                      match->games, match->tally.wins[0], match->tally.wins[1]);
    else
        progress_end();
}

static int complain_of_start(struct match *match, const struct verdict *verdict) {
    match_end_programs(match, false);
    return complain(STATUS_FAILED, "cannot start %s, %s: %s", match_side_name(verdict->side),
                    quoted(match->sides[verdict->side].command), text_string(&verdict->detail));
}

/* Takes the detail from the verdict. */
static void keep_fault(struct match *match, uint64_t game, struct verdict *verdict) {
    if (++match->faults_seen > FAULTS_KEPT) return;
    match->faults[match->faults_kept++] =
        (struct fault){game, verdict->side, verdict->reason, verdict->detail};
    verdict->detail = (struct text){0};
}

/* Counts the game that has just ended. */
static int count(struct match *match, uint64_t game, struct verdict *verdict) {
    assert(verdict->kind != VERDICT_STOPPED);
    if (verdict->kind == VERDICT_NO_START) return complain_of_start(match, verdict);
    if (verdict->kind == VERDICT_DRAW)
        match_count_draw(&match->tally);
    else
        match_count_loss(&match->tally, verdict->side, verdict->reason, match_side_at(game, 0));
    if (match->folder && !match_write_record(match, game, verdict)) return STATUS_FAILED;
    if (verdict->kind == VERDICT_LOSS && match_is_fault(verdict->reason)) keep_fault(match, game, verdict);
    return STATUS_DONE;
}

/* The start of a pair of games; a random one is drawn into `drawn`. NULL: it has been said why there is none.
 */
static const void *find_start(struct match *match, struct random *random, void *drawn) {
    if (match->position) return match->position;
    struct text why = {0};
    bool good = start_draw(&match->start, match->solver, random, drawn, &why);
    if (!good) {
        match_end_programs(match, false);
        complain_why(STATUS_USAGE, &why);
    }
    return good ? drawn : NULL;
}

static int play_games(struct match *match, void *drawn) {
    /* Streams of their own: what a player does changes nothing about the starts to come. */
    struct random random = random_from_seed(match->seed), starts = random_from_seed(random_bits(&random));
    for (unsigned i = 0; i < 2; i++) match->sides[i].random = random_from_seed(random_bits(&random));
    int status = STATUS_DONE;
    const void *start = NULL;
    for (uint64_t game = 0; game < match->games && status == STATUS_DONE && !stopping; game++) {
        struct verdict verdict;
        if (game % 2 == 0) start = find_start(match, &starts, drawn);
        if (!start) return STATUS_USAGE;
        show_progress(match);
        match_play_game(match, game, start, &verdict);
        if (!stopping) status = count(match, game, &verdict);
        text_free(&verdict.detail);
    }
    if (status == STATUS_DONE) show_progress(match);
    return status;
}

static int run_match(struct match *match, bool json) {
    struct text out = {0};
    void *drawn = memory_take(1, match->start.game->size);
    match->solver = cli_solver();
    catch_signals();
    match->stop = &stopping;
    solver_stop_on(match->solver, &stopping);
    int status = play_games(match, drawn);
    match_end_programs(match, status == STATUS_DONE);
    if (stopping && !json && match->tally.games > 0)
        match_add_report(match, &out), terminal_print(&out), terminal_flush();
    if (stopping) {
        signal((int)stopping, SIG_DFL);
        raise((int)stopping);
    }
    if (status == STATUS_DONE && json) match_add_json(match, &out);
    if (status == STATUS_DONE && !json) match_add_report(match, &out);
    for (size_t i = 0; i < match->faults_kept; i++) text_free(&match->faults[i].detail);
    session_end(&match->session);
    solver_free(match->solver);
    free(drawn);
    return cli_finish(&out, status);
}

static int run(struct arguments *arguments) {
    struct match match = {
        .games = DEFAULT_GAMES, .seed = 1, .most_moves = DEFAULT_MOVES, .time = DEFAULT_TIME};
    int status = STATUS_DONE;
    if (arguments->n != 2)
        return complain(STATUS_USAGE, "name two players, as nimm match 'sh mybot' computer:5");
    if (!read_options(arguments, &match)) return STATUS_USAGE;
    if (match.folder && mkdir(match.folder, 0777) != 0 && errno != EEXIST) {
        refuse("--record ", match.folder, strerror(errno));
        return STATUS_FAILED;
    }
    const char *string = arguments_option(arguments, "position");
    void *position = memory_take(1, match.start.game->size);
    if (string && !cli_parse_start(&match.start, string, position)) status = STATUS_USAGE;
    if (string) match.position = position;
    if (status == STATUS_DONE) status = run_match(&match, arguments_switch(arguments, "json"));
    free(position);
    return status;
}

static const struct option options[] = {
    {"games", "N", "how many games (20 if nothing is said); an even number is fair"},
    {"seed", "N", "the random numbers of this seed (1): the same seed gives the same starts"},
    {"time", "SECONDS", "how long an answer may take (10), as 0.5"},
    {"game", "GAME", "the game (nim)"},
    {"position", "P", "the start of every game; otherwise random starts"},
    {"moves", "N", "a game of N moves is a draw (1000)"},
    OPTION_JSON,
    {"record", "FOLDER", "write each game there as a record"},
    {"verbose", NULL, "show what the programs write to standard error"},
    {0},
};

const struct command command_match = {
    .name = "match",
    .usage = "BOT BOT [options]",
    .summary = "let two programs play against each other, and count",
    .details =
        "BOT is a command line that sh runs, in quotes where it has blanks, of a program that speaks the "
        "protocol of nimm bot; or computer:LEVEL, from computer:0, who plays at random, to computer:10. Each "
        "start is played twice, sides swapped. A program loses the game by an illegal move, by no answer "
        "in time, by an endless one or one that is none, by reporting an error and by ending; the match goes "
        "on.",
    .options = options,
    .run = run,
};
