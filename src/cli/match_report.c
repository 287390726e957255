/* SPDX-License-Identifier: MIT */
/* What a match tells when it is over. */
#include <inttypes.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/match.h"
#include "play/record.h"
#include "ui/file.h"
#include "ui/paragraph.h"

enum { COMMAND_SHOWN = 200, COLUMN = 20, WIDTH = 79 };

void match_add_seconds(uint64_t milliseconds, struct text *text) {
    unsigned rest = (unsigned)(milliseconds % 1000);
    int digits = 3;
    text_add_number(text, milliseconds / 1000);
    if (rest == 0) return;
    for (; rest % 10 == 0; rest /= 10) digits--;
    text_addf(text, ".%0*u", digits, rest);
}

static void add_harmless(struct text *text, const char *string, size_t most) {
    text_add_harmless(text, string, strlen(string), most);
}

/* --- for people ------------------------------------------------------------------------------ */

static void add_head(const struct match *match, struct text *out) {
    const struct game *game = match->session.game;
    for (unsigned side = 0; side < 2; side++) {
        text_addf(out, "%s: ", match_side_name(side));
        add_harmless(out, match->sides[side].command, COMMAND_SHOWN);
        text_add_char(out, '\n');
    }
    game_print_name(game, session_position_at(&match->session, 0), out);
    text_add_char(out, ' ');
    if (match->position)
        game->print(match->position, out);
    else
        text_addf(out, "from random starts, seed %" PRIu64, match->seed);
    text_addf(out, "; each start is played twice, sides swapped.\n");
    text_addf(out, "Games: %" PRIu64 ". Time for an answer: ", match->tally.games);
    match_add_seconds(match->time, out);
    text_addf(out, " s. A game of %" PRIu64 " moves is a draw.\n\n", match->most_moves);
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
        if (a + b > 0 || i == MATCH_PLAYED) add_row(out, text_string(&title), a, b);
        text_free(&title);
    }
}

static void add_share(const struct match_tally *tally, struct text *out) {
    struct match_share share = match_share(tally, 0);
    text_addf(out, "\nA's share of the wins: %.1f %%%s\n", 100 * share.share,
              tally->draws > 0 ? " (a draw is half a win)" : "");
    text_addf(out, "95 %% confidence interval: %.1f %% to %.1f %%\n", 100 * share.low, 100 * share.high);
}

static void add_faults(const struct match *match, struct text *out) {
    if (match->faults_kept > 0) text_add(out, "\nFaults:\n");
    for (size_t i = 0; i < match->faults_kept; i++) {
        const struct fault *fault = &match->faults[i];
        struct text line = {0};
        text_addf(&line, "  Game %" PRIu64 ", %s: %s", fault->game + 1, match_side_name(fault->side),
                  text_string(&fault->detail));
        paragraph_add(out, text_string(&line), WIDTH, 4);
        text_free(&line);
    }
    if (match->faults_seen > match->faults_kept)
        text_addf(out, "  and %zu more\n", match->faults_seen - match->faults_kept);
}

void match_add_report(const struct match *match, struct text *out) {
    add_head(match, out);
    add_table(&match->tally, out);
    add_share(&match->tally, out);
    add_faults(match, out);
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void add_member(struct text *out, const char *name, struct text *value) {
    text_addf(out, "\"%s\":", name);
    json_add_string(out, text_string(value));
    text_clear(value);
}

static void add_json_side(const struct match *match, unsigned side, struct text *out) {
    const struct match_tally *tally = &match->tally;
    struct match_share share = match_share(tally, side);
    text_add(out, "{\"command\":");
    json_add_string(out, match->sides[side].command);
    text_addf(out, ",\"wins\":%" PRIu64 ",\"wins_moving_first\":%" PRIu64 ",\"lost\":{", tally->wins[side],
              tally->wins_moving_first[side]);
    for (enum match_reason i = 0; i < MATCH_REASONS; i++)
        text_addf(out, "%s\"%s\":%" PRIu64, i > 0 ? "," : "", match_reason_id(i), tally->losses[side][i]);
    text_addf(out, "},\"share\":%.6f,\"low\":%.6f,\"high\":%.6f}", share.share, share.low, share.high);
}

static void add_json_faults(const struct match *match, struct text *out) {
    for (size_t i = 0; i < match->faults_kept; i++) {
        const struct fault *fault = &match->faults[i];
        text_addf(out,
                  "%s{\"game\":%" PRIu64 ",\"side\":\"%s\",\"reason\":\"%s\",\"detail\":", i > 0 ? "," : "",
                  fault->game + 1, match_side_name(fault->side), match_reason_id(fault->reason));
        json_add_string(out, text_string(&fault->detail));
        text_add_char(out, '}');
    }
}

void match_add_json(const struct match *match, struct text *out) {
    const struct game *game = match->session.game;
    struct text piece = {0};
    text_add_char(out, '{');
    game_print_name(game, session_position_at(&match->session, 0), &piece);
    add_member(out, "game", &piece);
    text_add_char(out, ',');
    if (match->position) {
        game->print(match->position, &piece);
        add_member(out, "position", &piece);
    } else {
        text_add(out, "\"position\":null");
    }
    text_free(&piece);
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
static void add_comment(struct match *match, struct record *record, size_t place, struct text *comment) {
    comments_add(&record->comments, place, text_string(comment));
    text_free(comment);
}

/* Who sits where, and, where the moves alone do not tell it, how the game ended. */
static void add_comments(struct record *record, struct match *match, uint64_t game,
                         const struct verdict *verdict) {
    for (unsigned seat = 0; seat < 2; seat++) {
        struct text comment = {0};
        const char *command = match->sides[match_side_at(game, seat)].command;
        text_addf(&comment, "%s is: ", match_side_name(match_side_at(game, seat)));
        add_harmless(&comment, command, COMMAND_SHOWN);
        add_comment(match, record, seat == 0 ? PLACE_PLAYER_1 : PLACE_PLAYER_2, &comment);
    }
    struct text comment = {0};
    if (verdict->kind == VERDICT_DRAW)
        text_addf(&comment, "A draw: %" PRIu64 " moves have been made.", match->most_moves);
    else if (match_is_fault(verdict->reason))
        text_addf(&comment, "%s loses (%s). %s", match_side_name(verdict->side),
                  match_reason_title(verdict->reason), text_string(&verdict->detail));
    if (comment.length > 0) add_comment(match, record, PLACE_END, &comment);
}

static void fill_record(struct record *record, struct match *match, uint64_t game,
                        const struct verdict *verdict) {
    *record = (struct record){.session = match->session};
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct side *side = &match->sides[match_side_at(game, seat)];
        record->players[seat].computer = side->computer;
        record->players[seat].level = side->level;
        strcpy(record->players[seat].name, match_side_name(match_side_at(game, seat)));
    }
    if (verdict->kind == VERDICT_LOSS && verdict->reason == MATCH_RESIGNED) session_resign(&record->session);
    add_comments(record, match, game, verdict);
}

/* "FOLDER/game-007.nimm", with as many digits as the last game's number has, so that names sort. */
static void add_path(const struct match *match, uint64_t game, struct text *path) {
    int digits = 1;
    for (uint64_t rest = match->games; rest >= 10; rest /= 10) digits++;
    text_addf(path, "%s/game-%0*" PRIu64 ".nimm", match->folder, digits, game + 1);
}

bool match_write_record(struct match *match, uint64_t game, const struct verdict *verdict) {
    struct record record;
    struct text path = {0}, text = {0}, why = {0};
    fill_record(&record, match, game, verdict);
    add_path(match, game, &path);
    bool good = record_print(&record, &text, &why);
    if (good && file_exists(text_string(&path))) {
        add_harmless(&why, text_string(&path), SIZE_MAX);
        text_add(&why, " exists: choose another folder for the records");
        good = false;
    }
    good = good && file_save(text_string(&path), text_string(&text), text.length, &why);
    if (!good) {
        match_end_programs(match, false);
        complain(STATUS_FAILED, "%s", text_string(&why));
    }
    comments_free(&record.comments); /* the session stays the match's */
    text_free(&path);
    text_free(&text);
    text_free(&why);
    return good;
}
