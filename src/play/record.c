/* SPDX-License-Identifier: MIT */
#include "play/record.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"

void record_free(struct record *record) {
    session_end(&record->session);
    *record = (struct record){0};
}

void record_usual_name(const struct record *record, unsigned seat, char name[NAME_BYTES]) {
    const bool computer = record->players[seat].computer;
    const struct record_player *other = &record->players[!seat];
    const char *kind = computer ? "Computer" : "Player";
    bool has_number = other->computer == computer || !(computer || record->climb);
    unsigned number = seat + 1;
    do {
        if (has_number)
            snprintf(name, NAME_BYTES, "%s %u", kind, number++);
        else
            strcpy(name, kind);
        has_number = true;
    } while (strcasecmp(name, other->name) == 0);
}

/* --- writing --------------------------------------------------------------------------------- */

/* Adds how the game has ended: "player 1, player 2 resigned". */
static void print_result(const struct session *session, struct text *text) {
    if (!session_is_over(session)) {
        text_add(text, "unfinished");
    } else if (session_is_drawn(session)) {
        text_add(text, "draw");
    } else {
        enum player winner = session_winner(session);
        text_addf(text, "player %u", winner + 1);
        if (session->resigned) text_addf(text, ", player %u resigned", !winner + 1);
    }
}

bool record_print(const struct record *record, struct text *text, struct text *why) {
    const struct session *session = &record->session;
    const void *start = session_position_at(session, 0);
    const size_t from = text->length;
    text_add(text, "nimm-record: 2\n");
    text_add(text, "game: ");
    game_print_name(session->game, start, text);
    text_add(text, "\nposition: ");
    session->game->print(start, text);
    text_add_char(text, '\n');
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct record_player *player = &record->players[seat];
        text_addf(text, "player %u: ", seat + 1);
        if (player->computer)
            text_addf(text, "computer %u ", player->level);
        else
            text_add(text, "human ");
        text_addf(text, "%s\n", player->name);
    }
    text_addf(text, "first: %u\nmisere: %s\n", session->first + 1, session->misere ? "yes" : "no");
    if (record->has_seed) text_addf(text, "seed: %" PRIu64 "\n", record->seed);
    if (record->score[0] + record->score[1] > 0)
        text_addf(text, "score: %u,%u\n", record->score[0], record->score[1]);
    if (record->no_hints) text_add(text, "hints: no\n");
    if (record->climb) text_add(text, "climb: yes\n");
    if (record->helped) text_add(text, "helped: yes\n");
    if (record->turns_misere) text_add(text, "turns misere: yes\n");
    text_add(text, "moves:\n");
    for (size_t i = 0; i < session->played; i++) {
        text_addf(text, "%zu. ", i + 1);
        session->game->print_move(session_position_at(session, i), &session->moves[i], text);
        text_add_char(text, '\n');
    }
    text_add(text, "result: ");
    print_result(session, text);
    text_add_char(text, '\n');
    if (text->length - from <= RECORD_BYTES) return true;
    return text_refuse(why, "a record has at most %zu bytes", RECORD_BYTES);
}

/* --- reading: line by line, trusting none of them --------------------------------------------- */

enum part { HEAD, PLAY, END };

/* The lines of the head. */
enum field {
    VERSION,
    GAME,
    POSITION,
    SEAT_1,
    SEAT_2,
    FIRST,
    MISERE,
    SEED,
    SCORE,
    HINTS,
    CLIMB,
    HELPED,
    TURNS_MISERE,
    MOVES,
    FIELDS
};

struct reader {
    struct record *record;
    const char *at, *end;
    size_t number;    /* of the line, from 1 on */
    struct text line; /* trimmed */
    struct text *why; /* what is wrong with it */
    const struct game *game;
    void *start;          /* blank until the line of the position */
    size_t found[FIELDS]; /* the number of each line of the head; 0: not there yet */
    enum part part;
};

/* Takes the next line into reader->line, without the white space around it. False: refused. */
static bool take_line(struct reader *reader) {
    const char *start = reader->at;
    const char *newline = memchr(start, '\n', (size_t)(reader->end - start));
    const char *end = newline ? newline : reader->end;
    reader->at = newline ? newline + 1 : end;
    reader->number++;
    const struct token trimmed = token_trim((struct token){start, (size_t)(end - start)});
    text_clear(&reader->line);
    for (size_t i = 0; i < trimmed.length; i++)
        text_add_char(&reader->line, trimmed.start[i] == '\t' ? ' ' : trimmed.start[i]);
    const char *line = text_string(&reader->line);
    const size_t i = text_harmless_length(line, reader->line.length);
    if (i == reader->line.length) return true;
    return text_refuse(
        reader->why,
        "the byte \\x%02X is not allowed here: a record is UTF-8 without control characters",
        (unsigned char)line[i]);
}

static bool take_position(struct reader *reader, const char *value) {
    const struct game *game = reader->game;
    if (!reader->start) return text_refuse(reader->why, "write game: and its name above position:");
    return game->parse(value, reader->start, reader->why) &&
           (!game->startable || game->startable(reader->start, reader->why));
}

/* Takes the level, if *value begins with a number; *value moves past it. */
static bool take_level(struct reader *reader, const char **value, unsigned *level) {
    const char *rest = *value;
    const struct token word = scan_token(&rest, "");
    uint64_t number;
    *level = PLAYER_PERFECT;
    if (token_number(word, &number) == TOKEN_NOT_A_NUMBER) return true;
    if (!token_number_in(word, 1, PLAYER_PERFECT, &number))
        return text_refuse(reader->why, "a level is a number from 1 to %d", PLAYER_PERFECT);
    *level = (unsigned)number;
    *value = rest;
    return true;
}

static bool take_player(struct reader *reader, unsigned seat, const char *value) {
    struct record_player *player = &reader->record->players[seat];
    const char *name = value;
    struct token kind = scan_token(&name, "");
    player->computer = token_is(kind, "computer");
    if (!player->computer && !token_is(kind, "human"))
        return token_refuse(token_of(value), reader->why,
                            ": write human NAME or computer LEVEL NAME");
    if (player->computer && !take_level(reader, &name, &player->level)) return false;
    name += strspn(name, " ");
    if (text_characters(name) > NAME_MOST)
        return text_refuse(reader->why, "a name has at most %d characters", NAME_MOST);
    assert(strlen(name) < NAME_BYTES); /* for a character of UTF-8 has at most 4 */
    memcpy(player->name, name, strlen(name) + 1);
    return true;
}

/* The head ends here. Sets up the start, if everything is there and fits together. */
static bool take_moves(struct reader *reader, const char *value) {
    struct record *record = reader->record;
    if (*value)
        return token_refuse(token_of(value), reader->why,
                            ": write each move on a line of its own below moves:");
    if (reader->found[POSITION] == 0)
        return text_refuse(reader->why,
                           "write game: and position:, with the starting position, above moves:");
    const bool has_misere = record->session.misere || record->turns_misere;
    if (!solve_check_misere(reader->game, has_misere, reader->why)) return false;
    for (unsigned seat = 0; seat < 2; seat++) {
        char *name = record->players[seat].name;
        if (*name == '\0') record_usual_name(record, seat, name);
    }
    if (strcmp(record->players[0].name, record->players[1].name) == 0)
        return text_refuse(reader->why, "the two players have the same name: choose another one");
    session_start(&record->session, reader->game, reader->start, record->session.first,
                  record->session.misere);
    reader->part = PLAY;
    return true;
}

static bool take_switch(struct reader *reader, const char *value, bool *on) {
    *on = token_is(token_of(value), "yes");
    return token_is_any(token_of(value), "yes no") ||
           token_refuse(token_of(value), reader->why, ": write yes or no");
}

/* The value of a line of the head. */
static bool take_value(struct reader *reader, enum field field, const char *value) {
    const struct token token = token_of(value);
    struct record *record = reader->record;
    uint64_t points[2];
    switch (field) {
    case VERSION:
        if (strcmp(value, "2") == 0) return true;
        return token_refuse(token, reader->why,
                            " is not a version of the format that can be read: write 2");
    case GAME:
        reader->start = game_new(value, &reader->game, reader->why);
        return reader->start != NULL;
    case POSITION:
        return take_position(reader, value);
    case SEAT_1:
    case SEAT_2:
        return take_player(reader, field == SEAT_2, value);
    case FIRST:
        record->session.first = strcmp(value, "2") == 0;
        if (record->session.first == PLAYER_2 || strcmp(value, "1") == 0) return true;
        return token_refuse(token, reader->why, " is not a player: write first: 1 or first: 2");
    case MISERE:
        return take_switch(reader, value, &record->session.misere);
    case SEED:
        record->has_seed = true;
        if (token_number(token, &record->seed) == TOKEN_NUMBER) return true;
        return token_refuse(token, reader->why,
                            " is not a seed: write a number from 0 to 18446744073709551615");
    case SCORE:
        if (scan_numbers(value, points, 2, UINT64_MAX, "", NULL) != 2 ||
            points[0] > RECORD_POINTS || points[1] > RECORD_POINTS)
            return token_refuse(token_of(text_string(&reader->line)), reader->why,
                                ": write the points, such as score: 2,1");
        record->score[0] = (unsigned)points[0];
        record->score[1] = (unsigned)points[1];
        return true;
    case HINTS:
        record->no_hints = token_is(token, "no");
        return take_switch(reader, value, &(bool){false});
    case CLIMB:
        return take_switch(reader, value, &record->climb);
    case HELPED:
        return take_switch(reader, value, &record->helped);
    case TURNS_MISERE:
        return take_switch(reader, value, &record->turns_misere);
    default: /* MOVES */
        return take_moves(reader, value);
    }
}

static bool take_head_line(struct reader *reader) {
    static const char *const names[FIELDS] = {
        [VERSION] = "nimm-record",
        [GAME] = "game",
        [POSITION] = "position",
        [SEAT_1] = "player 1",
        [SEAT_2] = "player 2",
        [FIRST] = "first",
        [MISERE] = "misere",
        [SEED] = "seed",
        [SCORE] = "score",
        [HINTS] = "hints",
        [CLIMB] = "climb",
        [HELPED] = "helped",
        [TURNS_MISERE] = "turns misere",
        [MOVES] = "moves",
    };
    const char *line = text_string(&reader->line);
    const char *colon = strchr(line, ':');
    const struct token name = token_trim((struct token){line, colon ? (size_t)(colon - line) : 0});
    const char *value = colon ? scan_spaces(colon + 1) : "";
    for (size_t field = 0; field < FIELDS; field++) {
        if (!token_is(name, names[field])) continue;
        if (reader->found[field] > 0)
            return text_refuse(reader->why, "%s is in line %zu already", names[field],
                               reader->found[field]);
        reader->found[field] = reader->number;
        return take_value(reader, (enum field)field, value);
    }
    return token_refuse(
        token_of(line), reader->why,
        " is not a line of a record: write game: NAME, position: START, player 1: human NAME, "
        "player 2: computer LEVEL NAME, first: 1, misere: no, seed: N, score: N,N, hints: no, "
        "climb: yes, helped: yes, turns misere: yes or # and a comment, then moves:");
}

static bool take_move(struct reader *reader) {
    struct session *session = &reader->record->session;
    const char *string = text_string(&reader->line);
    const size_t next = session->played + 1, digits = strspn(string, "0123456789");
    uint64_t number;
    struct move move;
    /* the number of the move, where there is one */
    if (digits > 0 && string[digits] == '.' &&
        (string[digits + 1] == ' ' || string[digits + 1] == '\0')) {
        if (!token_number_in((struct token){string, digits}, next, next, &number))
            return text_refuse(reader->why, "the next move is number %zu", next);
        string = scan_spaces(string + digits + 1);
    }
    text_addf(reader->why, "move %zu: ", next);
    if (session_is_over(session)) return text_refuse(reader->why, "the game is over");
    if (!game_read_move(session->game, session_position(session), session_mover(session), string,
                        &move, reader->why))
        return false;
    text_clear(reader->why);
    session_play(session, &move);
    return true;
}

/* The result is what the moves say, or the player to move has resigned. */
static bool take_result(struct reader *reader, const char *value) {
    struct session *session = &reader->record->session;
    struct text result = {0}, resigned = {0};
    const bool over = session_is_over(session);
    reader->part = END;
    print_result(session, &result);
    bool good = strcmp(value, result.data) == 0;
    if (!good && !over) {
        session_resign(session);
        print_result(session, &resigned);
        good = strcmp(value, resigned.data) == 0;
    }
    if (!good) {
        token_refuse(token_of(value), reader->why, ": after these moves write result: ");
        text_add(reader->why, result.data);
        if (!over) text_addf(reader->why, ", or %s", resigned.data);
    }
    text_free(&result);
    text_free(&resigned);
    return good;
}

static bool take_line_of_play(struct reader *reader) {
    static const char result[] = "result:";
    const char *line = text_string(&reader->line);
    if (reader->part == END)
        return token_refuse(token_of(line), reader->why, ": only comments may follow the result");
    if (!token_is((struct token){line, strcspn(line, ":") + 1}, result)) return take_move(reader);
    line += sizeof result - 1;
    return take_result(reader, line + strspn(line, " "));
}

static bool take_all(struct reader *reader) {
    while (reader->at < reader->end) {
        if (!take_line(reader)) return false;
        const char *line = text_string(&reader->line);
        const bool says_nothing = *line == '\0' || *line == '#';
        if (says_nothing) continue;
        if (!(reader->part == HEAD ? take_head_line(reader) : take_line_of_play(reader)))
            return false;
    }
    reader->number++;
    if (reader->part == HEAD)
        return text_refuse(reader->why, "the record ends here: moves: is missing");
    if (reader->part == PLAY && reader->found[VERSION] > 0)
        return text_refuse(
            reader->why, "the record ends here: its result: is missing (write result: unfinished)");
    return true;
}

bool record_read(struct record *record, const char *bytes, size_t length, struct text *why) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    struct text wrong = {0};
    struct reader reader = {.record = record, .at = bytes, .end = bytes + length, .why = &wrong};
    *record = (struct record){0};
    if (length >= 3 && memcmp(bytes, byte_order_mark, 3) == 0) reader.at += 3;
    if (length > RECORD_BYTES)
        return text_refuse(why, "a record has at most %zu bytes", RECORD_BYTES);
    bool good = take_all(&reader);
    if (!good) text_addf(why, "line %zu: %s", reader.number, text_string(&wrong));
    text_free(&wrong);
    text_free(&reader.line);
    free(reader.start);
    if (!good) record_free(record);
    return good;
}
