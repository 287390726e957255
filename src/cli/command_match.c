/* SPDX-License-Identifier: MIT */
/* nimm match: two programs, or a program and the computer, play many games against each other.
 *
 * A program is a command line for sh. It speaks the protocol of nimm bot (see command_bot.c) and needs to
 * know three of its commands; the referee sends no numbers before them:
 *
 *     game NAME POSITION  a new game; player 1 is to move; in a misere match with the word misere after it
 *     play MOVE           the other side has made this move
 *     genmove             answer your move, which counts as made; resign gives the game up
 *
 * At the end of the match it says quit and closes the pipe. The answer to game and play may be an = alone,
 * and whatever follows it there is ignored. Every answer ends with an empty line. */
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
#include "core/text.h"
#include "play/record.h"
#include "ui/file.h"
#include "ui/paragraph.h"
#include "ui/terminal.h"

enum { DEFAULT_GAMES = 20, MOST_GAMES = 1000000, DEFAULT_MOVES = 1000, MOST_MOVES = 10000 };
enum { DEFAULT_TIME = 10, MOST_TIME = 86400, FAULTS_TOLD = 10, COMMAND_SHOWN = 200, COLUMN = 20 };

/* Why a game was lost: a word for programs, and one for people. */
static const struct {
    const char *id, *title;
} reasons[MATCH_REASONS] = {
    [MATCH_PLAYED] = {"played", "by the rules"},    [MATCH_RESIGNED] = {"resigned", "resigned"},
    [MATCH_ILLEGAL] = {"illegal", "illegal move"},  [MATCH_TIME] = {"time", "no answer in time"},
    [MATCH_DIED] = {"died", "program ended"},       [MATCH_FLOOD] = {"flood", "endless answer"},
    [MATCH_GARBAGE] = {"garbage", "not an answer"}, [MATCH_REFUSED] = {"refused", "reported an error"},
};

static bool is_fault(const struct verdict *verdict) {
    return verdict->kind == VERDICT_LOSS && verdict->reason != MATCH_PLAYED &&
           verdict->reason != MATCH_RESIGNED;
}

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
    uint64_t level = NIMM_PLAYER_PERFECT;
    side->command = word;
    side->computer = token_is((struct token){word, length}, "computer");
    if (side->computer && word[length] == ':' &&
        !token_number_in(token_of(word + length + 1), 0, NIMM_PLAYER_PERFECT, &level))
        return refuse("", word, "write a level from 0 to 10 after the colon, such as computer:3");
    side->level = (unsigned)level;
    if (word[strspn(word, " \t\n")] == '\0')
        return refuse("", word, "name a player, such as 'sh mybot' or computer:5");
    return true;
}

static bool read_time(const char *value, double *seconds) {
    char *end;
    if (!value) return true;
    *seconds = strtod(value, &end);
    if (end > value && *end == '\0' && *seconds >= 0.001 && *seconds <= MOST_TIME) return true;
    return refuse("--time ", value, "write seconds from 0.001 to 86400, such as 2 or 0.5");
}

static bool read_options(const struct arguments *arguments, struct match *match) {
    match->verbose = arguments_switch(arguments, "verbose");
    match->folder = arguments_option(arguments, "record");
    match->games = arguments_number(arguments, "games", DEFAULT_GAMES);
    match->seed = arguments_number(arguments, "seed", 1);
    match->most_moves = arguments_number(arguments, "moves", DEFAULT_MOVES);
    return read_time(arguments_option(arguments, "time"), &match->time) &&
           read_side(&match->sides[0], arguments->words[0]) &&
           read_side(&match->sides[1], arguments->words[1]);
}

/* --- the result, for people ------------------------------------------------------------------ */

static void add_head(const struct match *match, struct text *out) {
    struct text start = {0};
    for (unsigned side = 0; side < 2; side++) {
        struct text command = {0};
        text_add_harmless(&command, match->sides[side].command, strlen(match->sides[side].command),
                          COMMAND_SHOWN);
        paragraph_addf(out, cli_width(), "%s: %s", match_side_name(side), nimm_text_string(&command));
        nimm_text_free(&command);
    }
    nimm_game_print_name(match->start.game, session_position_at(&match->session, 0), &start);
    text_add(&start, match->start.misere ? " (misere) " : " ");
    if (match->position)
        match->start.game->print(match->position, &start);
    else
        text_addf(&start, "from random starts, seed %" PRIu64, match->seed);
    paragraph_addf(out, cli_width(), "%s; each start is played twice, sides swapped.",
                   nimm_text_string(&start));
    paragraph_addf(out, cli_width(),
                   "Games: %" PRIu64 ". Time for an answer: %g s. A game of %" PRIu64 " moves is a draw.",
                   match->played, match->time, match->most_moves);
    text_add_char(out, '\n');
    nimm_text_free(&start);
}

static void add_row(struct text *out, const char *before, const char *title, uint64_t a, uint64_t b) {
    text_addf(out, "%s%-*s %9" PRIu64 " %9" PRIu64 "\n", before, COLUMN - (int)strlen(before), title, a, b);
}

static struct match_share share_of(const struct match *match, unsigned side) {
    return match_share((double)match->sides[side].wins + (double)match->draws / 2, (double)match->played);
}

static void add_report(const struct match *match, struct text *out) {
    const struct side *a = &match->sides[0], *b = &match->sides[1];
    struct match_share share = share_of(match, 0);
    add_head(match, out);
    text_addf(out, "%-*s %9s %9s\n", COLUMN, "", "A", "B");
    add_row(out, "", "Won", a->wins, b->wins);
    add_row(out, "  ", "moving first", a->wins_moving_first, b->wins_moving_first);
    add_row(out, "", "Drawn", match->draws, match->draws);
    add_row(out, "", "Lost", b->wins, a->wins);
    for (enum match_reason i = 0; i < MATCH_REASONS; i++)
        if (a->losses[i] + b->losses[i] > 0 || i == MATCH_PLAYED)
            add_row(out, "  ", reasons[i].title, a->losses[i], b->losses[i]);
    text_add_char(out, '\n');
    paragraph_addf(out, cli_width(), "A's share of the wins: %.1f %%%s", 100 * share.share,
                   match->draws > 0 ? " (a draw is half a win)" : "");
    paragraph_addf(out, cli_width(), "95 %% confidence: %.1f %% to %.1f %%", 100 * share.low,
                   100 * share.high);
}

/* --- the result as JSON ---------------------------------------------------------------------- */

static void add_json_side(const struct match *match, unsigned n, struct text *out) {
    const struct side *side = &match->sides[n];
    struct match_share share = share_of(match, n);
    text_addf(out, ",\"%c\":{", "ab"[n]);
    json_add_member(out, "command", side->command);
    text_addf(out, ",\"wins\":%" PRIu64 ",\"wins_moving_first\":%" PRIu64 ",\"lost\":{", side->wins,
              side->wins_moving_first);
    for (enum match_reason i = 0; i < MATCH_REASONS; i++)
        text_addf(out, "%s\"%s\":%" PRIu64, i > 0 ? "," : "", reasons[i].id, side->losses[i]);
    text_addf(out, "},\"share\":%.6f,\"low\":%.6f,\"high\":%.6f}", share.share, share.low, share.high);
}

static void add_json(const struct match *match, struct text *out) {
    struct text name = {0}, position = {0};
    nimm_game_print_name(match->start.game, session_position_at(&match->session, 0), &name);
    text_add_char(out, '{');
    json_add_member(out, "game", nimm_text_string(&name));
    if (match->position) {
        match->start.game->print(match->position, &position);
        text_add_char(out, ',');
        json_add_member(out, "position", nimm_text_string(&position));
    } else {
        text_add(out, ",\"position\":null");
    }
    text_addf(out, ",\"misere\":%s,\"seed\":%" PRIu64 ",\"games\":%" PRIu64 ",\"time\":%g,\"draws\":%" PRIu64,
              match->start.misere ? "true" : "false", match->seed, match->played, match->time, match->draws);
    add_json_side(match, 0, out);
    add_json_side(match, 1, out);
    text_add(out, "}\n");
    nimm_text_free(&name);
    nimm_text_free(&position);
}

/* --- records --------------------------------------------------------------------------------- */

/* Takes the text. */
static void add_comment(struct record *record, size_t place, struct text *comment) {
    comments_add(&record->comments, place, nimm_text_string(comment));
    nimm_text_free(comment);
}

/* Who sits where, the moves, and, where they alone do not tell it, how the game ended. */
static void fill_record(struct record *record, const struct match *match, uint64_t game,
                        const struct verdict *verdict) {
    struct text end = {0};
    *record = (struct record){.session = match->session};
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct side *side = &match->sides[match_side_at(game, seat)];
        const char *name = match_side_name(match_side_at(game, seat));
        struct text comment = {0};
        record->players[seat].computer = side->computer;
        record->players[seat].level = side->level;
        strcpy(record->players[seat].name, name);
        text_addf(&comment, "%s is: ", name);
        text_add_harmless(&comment, side->command, strlen(side->command), COMMAND_SHOWN);
        add_comment(record, PLACE_HEAD, &comment);
    }
    if (verdict->kind == VERDICT_DRAW)
        text_addf(&end, "A draw: %" PRIu64 " moves have been made.", match->most_moves);
    else if (verdict->reason == MATCH_RESIGNED)
        session_resign(&record->session);
    else if (is_fault(verdict))
        text_addf(&end, "%s loses (%s). %s", match_side_name(verdict->side), reasons[verdict->reason].title,
                  nimm_text_string(&verdict->detail));
    if (end.length > 0) add_comment(record, PLACE_END, &end);
}

/* Writes the game that has just ended to FOLDER/game-007.nimm, with as many digits as the last game's number
 * has, so that names sort. False: it has been said why not, and the programs have been ended. */
static bool write_record(struct match *match, uint64_t game, const struct verdict *verdict) {
    struct record record;
    struct text path = {0}, text = {0}, why = {0};
    int digits = 1;
    for (uint64_t rest = match->games; rest >= 10; rest /= 10) digits++;
    text_addf(&path, "%s/game-%0*" PRIu64 ".nimm", match->folder, digits, game + 1);
    fill_record(&record, match, game, verdict);
    bool good = record_print(&record, &text, &why);
    enum file_saved saved =
        good ? file_save(nimm_text_string(&path), nimm_text_string(&text), text.length, false, &why)
             : FILE_FAILED;
    if (saved == FILE_EXISTS) {
        text_add_harmless(&why, nimm_text_string(&path), path.length, SIZE_MAX);
        text_add(&why, " exists: choose another folder for the records");
    }
    good = saved == FILE_SAVED;
    if (!good) {
        match_end_programs(match, false);
        complain_why(STATUS_FAILED, &why);
    }
    comments_free(&record.comments); /* the session stays the match's */
    nimm_text_free(&path);
    nimm_text_free(&text);
    return good;
}

/* --- the match ------------------------------------------------------------------------------- */

/* One line at a terminal, written over and over; it is gone when the match is. */
static void show_progress(const struct match *match) {
    if (match->played < match->games)
        progress_show("game %" PRIu64 " of %" PRIu64 ": A %" PRIu64 ", B %" PRIu64, match->played + 1,
                      match->games, match->sides[0].wins, match->sides[1].wins);
    else
        progress_end();
}

/* A fault is told at once, the first of them. */
static void tell_fault(struct match *match, uint64_t game, const struct verdict *verdict) {
    progress_end();
    if (++match->faults <= FAULTS_TOLD)
        complain(STATUS_DONE, "game %" PRIu64 ", %s: %s", game + 1, match_side_name(verdict->side),
                 nimm_text_string(&verdict->detail));
    else if (match->faults == FAULTS_TOLD + 1)
        complain(STATUS_DONE, "faults are only counted from here on");
}

/* Counts the game that has just ended. */
static int count(struct match *match, uint64_t game, const struct verdict *verdict) {
    struct side *loser = &match->sides[verdict->side], *winner = &match->sides[!verdict->side];
    if (verdict->kind == VERDICT_NO_START) {
        match_end_programs(match, false);
        return complain(STATUS_FAILED, "cannot start %s, %s: %s", match_side_name(verdict->side),
                        quoted(loser->command), nimm_text_string(&verdict->detail));
    }
    match->played++;
    if (verdict->kind == VERDICT_DRAW) {
        match->draws++;
    } else {
        loser->losses[verdict->reason]++;
        winner->wins++;
        winner->wins_moving_first += match_side_at(game, 0) != verdict->side;
    }
    if (is_fault(verdict)) tell_fault(match, game, verdict);
    return !match->folder || write_record(match, game, verdict) ? STATUS_DONE : STATUS_FAILED;
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
    struct random random = nimm_random_from_seed(match->seed),
                  starts = nimm_random_from_seed(nimm_random_bits(&random));
    for (unsigned i = 0; i < 2; i++)
        match->sides[i].random = nimm_random_from_seed(nimm_random_bits(&random));
    int status = STATUS_DONE;
    const void *start = NULL;
    for (uint64_t game = 0; game < match->games && status == STATUS_DONE && !stopping; game++) {
        struct verdict verdict;
        if (game % 2 == 0) start = find_start(match, &starts, drawn);
        if (!start) return STATUS_USAGE;
        show_progress(match);
        match_play_game(match, game, start, &verdict);
        if (!stopping) status = count(match, game, &verdict);
        nimm_text_free(&verdict.detail);
    }
    if (status == STATUS_DONE) show_progress(match);
    return status;
}

static int run_match(struct match *match, bool json) {
    struct text out = {0};
    void *drawn = memory_take(1, match->start.game->size);
    match->solver = nimm_solver_new(0, 0);
    catch_signals();
    match->stop = &stopping;
    nimm_solver_stop_on(match->solver, &stopping);
    int status = play_games(match, drawn);
    match_end_programs(match, status == STATUS_DONE);
    if (stopping && !json && match->played > 0) {
        add_report(match, &out);
        terminal_print(&out);
        terminal_flush();
    }
    if (stopping) {
        signal((int)stopping, SIG_DFL);
        raise((int)stopping);
    }
    if (status == STATUS_DONE && json) add_json(match, &out);
    if (status == STATUS_DONE && !json) add_report(match, &out);
    session_end(&match->session);
    nimm_solver_free(match->solver);
    free(drawn);
    return cli_finish(&out, status);
}

static int run(struct arguments *arguments) {
    struct match match = {.time = DEFAULT_TIME};
    struct subject subject;
    struct text why = {0};
    if (arguments->n < 2)
        return complain(STATUS_USAGE, "name two players, for example nimm match 'sh mybot' computer:5");
    if (!read_options(arguments, &match)) return STATUS_USAGE;
    int status = cli_subject(arguments, 2, &subject);
    if (status != STATUS_DONE) return status;
    match.start =
        (struct start){.game = subject.game, .parameters = subject.parameters, .misere = subject.misere};
    match.position = subject.position;
    if (match.position && !start_check(&match.start, match.position, &why))
        status = complain_why(STATUS_USAGE, &why);
    else if (match.folder && mkdir(match.folder, 0777) != 0 && errno != EEXIST)
        status = complain(STATUS_FAILED, "--record %s: %s", quoted(match.folder), strerror(errno));
    else
        status = run_match(&match, arguments_switch(arguments, "json"));
    subject_free(&subject);
    return status;
}

static const struct option options[] = {
    {"games", "N", "how many games (default 20); an even number is fair", {1, MOST_GAMES}},
    {"seed", "N", "the seed of the random numbers (default 1): the same seed gives the same starts",
     ANY_NUMBER},
    {"time", "SECONDS", "how long an answer may take (default 10), such as 0.5"},
    {"moves", "N", "a game of N moves is a draw (default 1000)", {1, MOST_MOVES}},
    OPTION_MISERE,
    OPTION_JSON,
    {"record", "FOLDER", "write each game there as a record"},
    {"verbose", NULL, "show what the programs write to standard error"},
    {0},
};

const struct command command_match = {
    .name = "match",
    .usage = "BOT BOT [GAME [POSITION]] [options]",
    .summary = "let two programs play against each other, and count",
    .details =
        "BOT is a command line for sh, in quotes if it has spaces, of a program that speaks the protocol "
        "of nimm bot; or computer:LEVEL, from computer:0, who plays at random, to computer:10. Without GAME "
        "it is Nim, without POSITION each start is a random one. Each start "
        "is played twice, sides swapped. A program loses the game by an illegal move, by an answer that is "
        "late, endless or not an answer, by reporting an error, or by ending; the match goes on.",
    .options = options,
    .run = run,
};
