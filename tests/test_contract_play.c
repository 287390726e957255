/* SPDX-License-Identifier: MIT */
/* What every game promises of good play: from a won position the advice beats everybody, in finite time. */
#include "contract.h"

enum { GAMES = 10, MOST_MOVES = 1000, DRAWN_FROM = 60 };

/* A player who makes moves for the side that is to lose. */
struct opponent {
    void (*choose)(const struct question *question, struct random *random, struct move *move);
};

static void play_randomly(const struct question *question, struct random *random, struct move *move) {
    random_move(question->game, question->position, question->mover, DRAWN_FROM, random, move);
}

/* Leaves as many moves as possible to both sides, and so retreats and adds wherever it can; among equals
 * the last one, which tends to take least. */
static void stall(const struct question *question, struct random *random, struct move *move) {
    (void)random;
    const struct game *game = question->game;
    struct moves moves = {0};
    void *after = malloc(game->size);
    size_t most = 0;
    for (unsigned n = 0; n < DRAWN_FROM && game->moves(question->position, question->mover, &moves); n++) {
        play_into(game, question->position, question->mover, &moves.move, after);
        size_t left = count_moves(game, after, 0, 500) + count_moves(game, after, 1, 500);
        if (n > 0 && left < most) continue;
        most = left;
        *move = moves.move;
    }
    free(after);
}

/* Undoes by its own move what brings the end nearer: takes the last move listed, which in games of many
 * kinds of moves is the one that goes back or adds. */
static void play_the_last_move(const struct question *question, struct random *random, struct move *move) {
    (void)random;
    const struct game *game = question->game;
    struct moves moves = {0};
    for (unsigned n = 0; n < DRAWN_FROM && game->moves(question->position, question->mover, &moves); n++)
        *move = moves.move;
}

static void check_advice(const struct subject *subject, struct solver *solver, const struct session *session,
                         struct move *move) {
    struct question question = {.game = subject->game,
                                .position = session_position(session),
                                .mover = session_mover(session),
                                .misere = session->misere,
                                .last = session->played > 0 ? &session->moves[session->played - 1] : NULL};
    struct advice advice;
    enum solve_status status = solve_advice(solver, &question, &advice);
    PROMISE(subject, session_position(session), status == SOLVE_OK);
    PROMISE(subject, session_position(session), advice.kind == ADVICE_WINNING);
    *move = advice.move;
}

/* The side that wins by theory plays by the advice, the other one as the opponent does. */
static void play_out(const struct subject *subject, struct solver *solver, const void *start, bool misere,
                     uint64_t seed, struct opponent opponent) {
    struct session session;
    struct random random = random_from_seed(seed);
    enum outcome outcome;
    unsigned first = (unsigned)(seed % 2);
    struct question question = {.game = subject->game, .position = start, .mover = first, .misere = misere};
    if (solve_outcome(solver, &question, &outcome) != SOLVE_OK || outcome == OUTCOME_D) return;
    unsigned winner = outcome == OUTCOME_N ? first : !first;
    session_start(&session, subject->game, start, first, misere);
    while (!session_is_over(&session)) {
        struct move move = {0};
        PROMISE(subject, start, session.played < MOST_MOVES);
        if (session_mover(&session) == winner)
            check_advice(subject, solver, &session, &move);
        else
            opponent.choose(&(struct question){.game = subject->game,
                                               .position = session_position(&session),
                                               .mover = !winner,
                                               .misere = misere},
                            &random, &move);
        session_play(&session, &move);
    }
    PROMISE(subject, start, session_winner(&session) == winner);
    session_end(&session);
}

static void beat(const struct subject *subject, bool misere, struct opponent opponent) {
    struct solver *solver = new_solver(300000);
    void *start = new_position(subject);
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        start_at_random(subject, seed, start);
        play_out(subject, solver, start, misere, seed, opponent);
    }
    free(start);
    solver_free(solver);
}

static void advice_beats_a_random_player(const struct subject *subject) {
    beat(subject, false, (struct opponent){play_randomly});
}

static void advice_beats_a_stalling_player(const struct subject *subject) {
    beat(subject, false, (struct opponent){stall});
}

static void advice_beats_a_player_of_last_moves(const struct subject *subject) {
    beat(subject, false, (struct opponent){play_the_last_move});
}

static void advice_beats_all_of_them_in_misere_play(const struct subject *subject) {
    if (!solve_has_misere(subject->game)) return;
    beat(subject, true, (struct opponent){play_randomly});
    beat(subject, true, (struct opponent){stall});
    beat(subject, true, (struct opponent){play_the_last_move});
}

/* Whatever is asked, wherever it is: the advice is legal, and honest about who wins. */
static bool check_any_advice(const struct subject *subject, const void *position, unsigned mover,
                             void *context) {
    struct question question = {.game = subject->game, .position = position, .mover = mover};
    struct advice advice;
    enum outcome outcome;
    struct text why = {0};
    if (game_is_over(subject->game, position, mover)) return true;
    PROMISE(subject, position, solve_advice(context, &question, &advice) == SOLVE_OK);
    PROMISE(subject, position, subject->game->check(position, mover, &advice.move, &why));
    if (solve_outcome(context, &question, &outcome) == SOLVE_OK) {
        PROMISE(subject, position, (advice.kind == ADVICE_WINNING) == (outcome == OUTCOME_N));
        PROMISE(subject, position, (advice.kind == ADVICE_DRAWING) == (outcome == OUTCOME_D));
        PROMISE(subject, position, (advice.kind == ADVICE_RESISTING) == (outcome == OUTCOME_P));
    }
    text_free(&why);
    return true;
}

static void advice_is_legal_and_honest_everywhere(const struct subject *subject) {
    struct solver *solver = new_solver(300000);
    visit_random_games(subject, GAMES / 2, 200, check_any_advice, solver);
    solver_free(solver);
}

int main(void) {
    static const struct promise promises[] = {
        PROMISED(advice_beats_a_random_player),          PROMISED(advice_beats_a_stalling_player),
        PROMISED(advice_beats_a_player_of_last_moves),   PROMISED(advice_beats_all_of_them_in_misere_play),
        PROMISED(advice_is_legal_and_honest_everywhere),
    };
    return run_contract("contract of good play", promises, LENGTH(promises));
}
