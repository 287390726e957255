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
#include "core/text.h"
#include "play/record.h"
#include "ui/file.h"
#include "ui/terminal.h"

enum { DEFAULT_GAMES = 20, MOST_GAMES = 1000000, DEFAULT_MOVES = 1000, MOST_MOVES = 10000 };
enum { DEFAULT_TIME = 10000, MOST_TIME = 86400000, COMMAND_SHOWN = 200, COLUMN = 20, WIDTH = 79 };

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

/* Reads "2" or "0.25" seconds as milliseconds. */
static bool read_time(const char *value, uint64_t *milliseconds) {
    if (!value) return true;
    size_t whole = strcspn(value, ".");
    const char *rest = value[whole] == '.' ? value + whole + 1 : "0";
    uint64_t seconds, fraction;
    bool good = token_number((struct token){value, whole}, &seconds) == SCAN_NUMBER &&
                token_number(token_of(rest), &fraction) == SCAN_NUMBER && strlen(rest) <= 3 &&
                seconds <= MOST_TIME / 1000;
    if (good) {
        for (size_t digits = strlen(rest); digits < 3; digits++) fraction *= 10;
        *milliseconds = seconds * 1000 + fraction;
    }
    if (good && *milliseconds > 0 && *milliseconds <= MOST_TIME) return true;
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

/* A line is folded in a narrow window alone. */
static void fold(struct text *out, size_t from) {
    text_wrap(out, from, cli_width() < WIDTH ? cli_width() : SIZE_MAX, 2);
}

static void add_head(const struct match *match, struct text *out) {
    const struct game *game = match->session.game;
    for (unsigned side = 0; side < 2; side++) {
        size_t from = out->length;
        text_addf(out, "%s: ", match_side_name(side));
        text_add_harmless(out, match->sides[side].command, strlen(match->sides[side].command), COMMAND_SHOWN);
        fold(out, from);
    }
    size_t from = out->length;
    nimm_game_print_name(game, session_position_at(&match->session, 0), out);
    text_add(out, match->start.misere ? " (misere) " : " ");
    if (match->position)
        game->print(match->position, out);
    else
        text_addf(out, "from random starts, seed %" PRIu64, match->seed);
    text_addf(out, "; each start is played twice, sides swapped.");
    fold(out, from);
    from = out->length;
    text_addf(out, "Games: %" PRIu64 ". Time for an answer: ", match->tally.games);
    match_add_seconds(match->time, out);
    text_addf(out, " s. A game of %" PRIu64 " moves is a draw.", match->most_moves);
    fold(out, from);
    text_add_char(out, '\n');
}

static void add_row(struct text *out, const char *title, uint64_t a, uint64_t b) {
    text_addf(out, "%-*s %9" PRIu64 " %9" PRIu64 "\n", COLUMN, title, a, b);
}

static void add_table(const struct match_tally *tally, struct text *out) {
    text_addf(out, "%-*s %9s %9s\n", COLUMN, "", "A", "B");
    add_row(out, "Won", tally->wins[0], tally->wins[1]);
    add_row(out, "  moving first", tally->wins_moving_first[0], tally->wins_moving_first[1]);
    add_row(out, "Drawn", tally->draws, tally->draws);
    add_row(out, "Lost", tally->wins[1], tally->wins[0]);
    for (enum match_reason i = 0; i < MATCH_REASONS; i++) {
        struct text title = {0};
        uint64_t a = tally->losses[0][i], b = tally->losses[1][i];
        text_addf(&title, "  %s", match_reason_title(i));
        if (a + b > 0 || i == MATCH_PLAYED) add_row(out, nimm_text_string(&title), a, b);
        nimm_text_free(&title);
    }
}

static void add_faults(const struct match *match, struct text *out) {
    if (match->faults_kept > 0) text_add(out, "\nFaults:\n");
    for (size_t i = 0; i < match->faults_kept; i++) {
        const struct verdict *verdict = &match->faults[i].verdict;
        size_t from = out->length;
        text_addf(out, "  Game %" PRIu64 ", %s: %s", match->faults[i].game + 1,
                  match_side_name(verdict->side), nimm_text_string(&verdict->detail));
        text_wrap(out, from, cli_width(), 4);
    }
    if (match->faults_seen > match->faults_kept)
        text_addf(out, "  and %zu more\n", match->faults_seen - match->faults_kept);
}

static void add_report(const struct match *match, struct text *out) {
    struct match_share share = match_share(&match->tally, 0);
    add_head(match, out);
    add_table(&match->tally, out);
    text_add_char(out, '\n');
    size_t from = out->length;
    text_addf(out, "A's share of the wins: %.1f %%%s", 100 * share.share,
              match->tally.draws > 0 ? " (a draw is half a win)" : "");
    fold(out, from);
    from = out->length;
    text_addf(out, "95 %% confidence interval: %.1f %% to %.1f %%", 100 * share.low, 100 * share.high);
    fold(out, from);
    add_faults(match, out);
}

/* --- the result as JSON ---------------------------------------------------------------------- */

static void add_json_side(const struct match *match, unsigned side, struct text *out) {
    const struct match_tally *tally = &match->tally;
    struct match_share share = match_share(tally, side);
    text_add_char(out, '{');
    json_add_member(out, "command", match->sides[side].command);
    text_addf(out, ",\"wins\":%" PRIu64 ",\"wins_moving_first\":%" PRIu64 ",\"lost\":{", tally->wins[side],
              tally->wins_moving_first[side]);
    for (enum match_reason i = 0; i < MATCH_REASONS; i++)
        text_addf(out, "%s\"%s\":%" PRIu64, i > 0 ? "," : "", match_reason_id(i), tally->losses[side][i]);
    text_addf(out, "},\"share\":%.6f,\"low\":%.6f,\"high\":%.6f}", share.share, share.low, share.high);
}

static void add_json_faults(const struct match *match, struct text *out) {
    for (size_t i = 0; i < match->faults_kept; i++) {
        const struct verdict *verdict = &match->faults[i].verdict;
        text_addf(out, "%s{\"game\":%" PRIu64 ",\"side\":\"%s\",\"reason\":\"%s\",", i > 0 ? "," : "",
                  match->faults[i].game + 1, match_side_name(verdict->side),
                  match_reason_id(verdict->reason));
        json_add_member(out, "detail", nimm_text_string(&verdict->detail));
        text_add_char(out, '}');
    }
}

static void add_json(const struct match *match, struct text *out) {
    const struct game *game = match->session.game;
    struct text piece = {0};
    text_add_char(out, '{');
    nimm_game_print_name(game, session_position_at(&match->session, 0), &piece);
    json_add_member(out, "game", nimm_text_string(&piece));
    text_add_char(out, ',');
    if (match->position) {
        nimm_text_clear(&piece);
        match->start.game->print(match->position, &piece);
        json_add_member(out, "position", nimm_text_string(&piece));
    } else {
        text_add(out, "\"position\":null");
    }
    text_add(out, match->start.misere ? ",\"misere\":true" : ",\"misere\":false");
    nimm_text_free(&piece);
    text_addf(out, ",\"seed\":%" PRIu64 ",\"games\":%" PRIu64 ",\"time\":", match->seed, match->tally.games);
    match_add_seconds(match->time, out);
    text_addf(out, ",\"draws\":%" PRIu64 ",\"a\":", match->tally.draws);
    add_json_side(match, 0, out);
    text_add(out, ",\"b\":");
    add_json_side(match, 1, out);
    text_add(out, ",\"faults\":[");
    add_json_faults(match, out);
    text_addf(out, "],\"faults_total\":%zu}\n", match->faults_seen);
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
        add_comment(record, seat == 0 ? PLACE_PLAYER_1 : PLACE_PLAYER_2, &comment);
    }
    if (verdict->kind == VERDICT_DRAW)
        text_addf(&end, "A draw: %" PRIu64 " moves have been made.", match->most_moves);
    else if (verdict->reason == MATCH_RESIGNED)
        session_resign(&record->session);
    else if (match_is_fault(verdict->reason))
        text_addf(&end, "%s loses (%s). %s", match_side_name(verdict->side),
                  match_reason_title(verdict->reason), nimm_text_string(&verdict->detail));
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
    if (match->tally.games < match->games)
        progress_show("game %" PRIu64 " of %" PRIu64 ": A %" PRIu64 ", B %" PRIu64, match->tally.games + 1,
                      match->games, match->tally.wins[0], match->tally.wins[1]);
    else
        progress_end();
}

/* Counts the game that has just ended. The detail of a fault that is kept is taken from the verdict. */
static int count(struct match *match, uint64_t game, struct verdict *verdict) {
    assert(verdict->kind != VERDICT_STOPPED);
    if (verdict->kind == VERDICT_NO_START) {
        match_end_programs(match, false);
        return complain(STATUS_FAILED, "cannot start %s, %s: %s", match_side_name(verdict->side),
                        quoted(match->sides[verdict->side].command), nimm_text_string(&verdict->detail));
    }
    if (verdict->kind == VERDICT_DRAW)
        match_count_draw(&match->tally);
    else
        match_count_loss(&match->tally, verdict->side, verdict->reason, match_side_at(game, 0));
    if (match->folder && !write_record(match, game, verdict)) return STATUS_FAILED;
    if (verdict->kind == VERDICT_LOSS && match_is_fault(verdict->reason) &&
        ++match->faults_seen <= FAULTS_KEPT) {
        match->faults[match->faults_kept++] = (struct fault){game, *verdict};
        verdict->detail = (struct text){0};
    }
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
    if (stopping && !json && match->tally.games > 0) {
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
    for (size_t i = 0; i < match->faults_kept; i++) nimm_text_free(&match->faults[i].verdict.detail);
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
