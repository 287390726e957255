/* SPDX-License-Identifier: MIT */
/* The record of a game: plain text, made to be read and written by people and by programs.
 *
 *     nimm-record: 2
 *     game: kayles
 *     position: iiii.iii
 *     player 1: human Ada
 *     player 2: computer 5 Computer
 *     first: 1
 *     misere: no
 *     seed: 42
 *     # A line that starts with # is a comment. It is passed over.
 *     moves:
 *     1. 2 3
 *     2. 6
 *     result: unfinished
 *
 * A record is UTF-8 without control characters; its lines end in LF or CR LF; white space at the
 * ends of a line and empty lines mean nothing; it has at most RECORD_BYTES bytes.
 *
 * First come lines of a name, a colon and a value, each at most once, in any order but for the
 * position, which follows the game:
 * - nimm-record: 2, the version of the format. If it is there, the record must end with its result,
 * so that one which was cut off is noticed. A record written by hand may do without both.
 * - game: required, the game's name with its parameters, as on the command line: octal:0.77
 * - position: required, the start, as the game writes positions
 * - player 1, player 2: "human NAME" or "computer LEVEL NAME", the level from 1 to 5; human by
 * default. NAME may be missing, and LEVEL, which is then 5. A name has at most 32 characters; the
 * two names differ.
 * - first: which player makes the first move, 1 (default) or 2
 * - misere: yes if whoever makes the last move loses, or no (default)
 * - seed: the seed of the random numbers, from 0 to 18446744073709551615
 * - score: the points won before this game, 0,0 by default
 * - hints: no, where no suggestions are made (yes by default)
 * - climb: yes, where a person climbs the levels of the computer (no by default)
 * - helped: yes, where help keeps this game from counting toward the next level (no by default)
 * - turns misere: yes, where the next game is misere if this one is not, and the other way around
 *
 * Then "moves:", required, and below it the moves, each on a line of its own, as they are typed in
 * play. Each may have its number, a period and a space before it; the players alternate.
 *
 * At the end "result:", with "player 1" or "player 2" for the winner of a game that has been played
 * to its end, "player 1, player 2 resigned" (or the other way around) if the player to move gave
 * up, "draw", or "unfinished".
 *
 * What is written is always complete and in this order, and reads back as the same record. */
#ifndef PLAY_RECORD_H
#define PLAY_RECORD_H

#include "games/player.h"
#include "games/session.h"

#define RECORD_BYTES  ((size_t)4 << 20)
#define RECORD_POINTS 999999

/* A name has at most this many characters, and takes at most this many bytes with its NUL. */
enum { NAME_MOST = 32, NAME_BYTES = 4 * NAME_MOST + 1 };

struct record_player {
    bool computer;
    unsigned level; /* of a computer */
    char name[NAME_BYTES];
};

struct record {
    struct session session;
    struct record_player players[2];
    bool has_seed;
    uint64_t seed;
    unsigned score[2]; /* the points won before this game */
    bool no_hints;     /* it was played without suggestions */
    bool climb;        /* a person climbs from level to level against the computer */
    bool helped;       /* and has had help in this game, which does not count */
    bool turns_misere; /* the next game is misere if this one is not, and the other way around */
};

/* The player's name by default, which is not the other one's: "Player 1", "Computer", or "Player"
 * in a climb. */
void record_usual_name(const struct record *record, unsigned seat, char name[NAME_BYTES]);

/* Reads a record, whatever the bytes are. True: the caller frees *record with record_free. False:
 * there is nothing to free, and *why says in which line what is wrong, and what would be right. */
bool record_read(struct record *record, const char *bytes, size_t length, struct text *why);

/* The record as text, without the moves that have been taken back. False: it would be larger than
 * record_read takes, and *why says how. */
bool record_print(const struct record *record, struct text *text, struct text *why);

/* Gives everything back, the session too. A record of zeros is allowed. */
void record_free(struct record *record);

#endif
