/* SPDX-License-Identifier: MIT */
#include "games/session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

/* Room for one more move and the position after it; those that were taken back may go. */
static void reserve(struct session *session) {
    session->moves = memory_grow(session->moves, session->played, sizeof *session->moves);
    session->positions = memory_grow(session->positions, session->played + 1, session->game->size);
}

void session_start(struct session *session, const struct game *game, const void *position,
                   enum player first, bool misere) {
    *session = (struct session){.game = game, .first = first, .misere = misere};
    reserve(session);
    memcpy(session->positions, position, game->size);
}

void session_end(struct session *session) {
    free(session->moves);
    free(session->positions);
    *session = (struct session){0};
}

const void *session_position_at(const struct session *session, size_t played) {
    return session->positions + played * session->game->size;
}

const void *session_position(const struct session *session) {
    return session_position_at(session, session->played);
}

enum player session_mover_at(const struct session *session, size_t played) {
    return (enum player)((session->first + played) % 2);
}

enum player session_mover(const struct session *session) {
    return session_mover_at(session, session->played);
}

struct question session_question(const struct session *session, size_t played) {
    return (struct question){
        .game = session->game,
        .position = session_position_at(session, played),
        .mover = session_mover_at(session, played),
        .misere = session->misere,
        .last = played > 0 ? &session->moves[played - 1] : NULL,
    };
}

void session_play(struct session *session, const struct move *move) {
    const struct game *game = session->game;
    const struct move made =
        *move; /* it may be one of the session's own moves, which reserve may free */
    enum player mover = session_mover(session);
    assert(!session->resigned);
    session->retried |= session->played < session->recorded;
    reserve(session);
    unsigned char *now = session->positions + session->played * game->size;
    memcpy(now + game->size, now, game->size);
    game->play(now + game->size, mover, &made);
    session->moves[session->played++] = made;
    session->recorded = session->played;
}

bool session_undo(struct session *session) {
    if (session->resigned) {
        session->resigned = false;
        return true;
    }
    if (session->played == 0) return false;
    session->played--;
    return true;
}

bool session_redo(struct session *session) {
    if (session->resigned || session->played == session->recorded) return false;
    session->played++;
    return true;
}

void session_set_rules(struct session *session, enum player first, bool misere) {
    assert(session->played == 0 && first < 2);
    session->first = first;
    session->misere = misere;
    session->recorded = 0;
}

void session_resign(struct session *session) {
    session->resigned = true;
}

bool session_is_drawn(const struct session *session) {
    const struct game *game = session->game;
    if (session->resigned || game_is_over(game, session_position(session), session_mover(session)))
        return false;
    if (session->played >= SESSION_MOVES_MOST) return true;
    if (!game->cyclic) return false;
    size_t same = 0; /* how many times it has come up with the same player to move */
    for (size_t i = session->played % 2; i <= session->played; i += 2)
        same += memcmp(session_position_at(session, i), session_position(session), game->size) == 0;
    return same >= 3;
}

bool session_is_over(const struct session *session) {
    return session->resigned || session_is_drawn(session) ||
           game_is_over(session->game, session_position(session), session_mover(session));
}

enum player session_winner(const struct session *session) {
    assert(session_is_over(session) && !session_is_drawn(session));
    enum player mover = session_mover(session);
    /* Whoever has no move has lost, or, in misere play, has won. */
    return session->misere && !session->resigned ? mover : !mover;
}
