/* SPDX-License-Identifier: MIT */
/* One game being played: whose turn it is, every position so far, undo and redo. */
#ifndef GAMES_SESSION_H
#define GAMES_SESSION_H

#include "games/solve.h"

/* Start with session_start, end with session_end. Read the members freely, but change them only
 * through the functions. */
struct session {
    const struct game *game;
    bool misere;
    bool resigned;            /* the player to move gave up */
    bool retried;             /* a move was taken back, and another one made instead */
    enum player first;        /* who made the first move */
    size_t played;            /* moves made so far */
    size_t recorded;          /* moves that redo can bring back, `played` included */
    struct move *moves;       /* recorded */
    unsigned char *positions; /* recorded + 1, the start first */
};

/* A new game from a copy of `position`. */
void session_start(struct session *session, const struct game *game, const void *position,
                   enum player first, bool misere);

/* Frees the memory. A session of zeros is allowed. */
void session_end(struct session *session);

/* The current position, and the one after `played` moves (0: the start; at most
 * session->recorded). */
const void *session_position(const struct session *session);
const void *session_position_at(const struct session *session, size_t played);

/* Who is to move: now, and after `played` moves. */
enum player session_mover(const struct session *session);
enum player session_mover_at(const struct session *session, size_t played);

/* The question about the position after `played` moves; it points into the session. */
struct question session_question(const struct session *session, size_t played);

/* Makes a legal move for the player to move, who has not resigned; what redo could have brought
 * back is gone. */
void session_play(struct session *session, const struct move *move);

/* Takes back one move, or makes it again. Returns false if there is none. Undo takes back a
 * resignation as if it were a move. */
bool session_undo(struct session *session);
bool session_redo(struct session *session);

/* Sets who makes the first move, and whether play is misere, before any move has been made; what
 * redo could have brought back is gone. */
void session_set_rules(struct session *session, enum player first, bool misere);

/* The player to move gives up a game that is not over. */
void session_resign(struct session *session);

/* True if the game has ended in a draw. A cyclic game has when a position comes up for the third
 * time with the same player to move (the winner of a partisan game can always end it). Any game is
 * drawn after this many moves: where piles are huge, two computers would never end. */
enum { SESSION_MOVES_MOST = 10000 };
bool session_is_drawn(const struct session *session);

/* True if the game has ended: by resignation, by a draw, or because the player to move has no
 * move. */
bool session_is_over(const struct session *session);

/* Who has won a game that is over and not drawn. */
enum player session_winner(const struct session *session);

#endif
