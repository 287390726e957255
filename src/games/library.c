/* SPDX-License-Identifier: MIT */
/* What include/nimm/nimm.h declares and no other module has under the same name. */
#include "nimm/nimm.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/memory.h"
#include "core/octal.h"
#include "games/session.h"
#include "games/solve.h"

const char *nimm_version(void) {
    return NIMM_VERSION;
}

/* --- take-and-break codes -------------------------------------------------------------------- */

enum nimm_status nimm_code_period(struct nimm_solver *solver, const char *code,
                                  struct nimm_period *period) {
    struct octal_code read;
    struct octal_sequence *sequence;
    struct octal_period found = {0};
    if (!octal_parse(code, &read, NULL)) return NIMM_REFUSED;
    solver_begin(solver);
    enum nimm_status status = octal_sequence_of(solver, &read, &sequence);
    if (status == NIMM_OK) status = octal_period(sequence, &found);
    if (status != NIMM_STOPPED) *period = (struct nimm_period){found.preperiod, found.period};
    return status;
}

/* The last value first: when it is known, so are all others. */
enum nimm_status nimm_code_values(struct nimm_solver *solver, const char *code, uint64_t *values,
                                  size_t n) {
    struct octal_code read;
    struct octal_sequence *sequence;
    if (!octal_parse(code, &read, NULL)) return NIMM_REFUSED;
    solver_begin(solver);
    enum nimm_status status = octal_sequence_of(solver, &read, &sequence);
    for (size_t i = n; i > 0 && status == NIMM_OK; i--)
        status = octal_value(sequence, i - 1, &values[i - 1]);
    return status;
}

/* --- positions ------------------------------------------------------------------------------- */

struct nimm_position {
    struct session session;
    struct text text; /* what was returned last */
};

const char *nimm_game_name(size_t i) {
    return i < game_count ? game_list[i]->id : NULL;
}

struct nimm_position *nimm_position_open(const char *name, const char *string, int first,
                                         bool misere, char *why, size_t size) {
    const struct game *game;
    struct nimm_position *opened = NULL;
    struct text reason = {0};
    void *start = game_new(name, &game, &reason);
    bool good = start && game->parse(string ? string : game->sample, start, &reason);
    if (good && first != 1 && first != 2)
        good = text_refuse(&reason, "there is no player %d: 1 or 2 moves first", first);
    if (good && solve_check_misere(game, misere, &reason)) {
        opened = memory_take_zeroed(1, sizeof *opened);
        session_start(&opened->session, game, start, first == 2 ? PLAYER_2 : PLAYER_1, misere);
    }
    free(start);
    const char *told = text_string(&reason);
    snprintf(why, size, "%s", told);
    if (size > 0 && reason.length >= size) { /* cut between two characters */
        size_t length = size - 1;
        while (length > 0 && ((unsigned char)told[length] & 0xC0) == 0x80) length--;
        why[length] = '\0';
    }
    text_free(&reason);
    return opened;
}

struct nimm_position *nimm_position_copy(const struct nimm_position *position) {
    const struct session *session = &position->session;
    struct nimm_position *copy = memory_take_zeroed(1, sizeof *copy);
    session_start(&copy->session, session->game, session_position_at(session, 0), session->first,
                  session->misere);
    for (size_t i = 0; i < session->played; i++) session_play(&copy->session, &session->moves[i]);
    return copy;
}

void nimm_position_close(struct nimm_position *position) {
    if (!position) return;
    session_end(&position->session);
    text_free(&position->text);
    free(position);
}

/* The question about the position now. */
static struct question ask(const struct nimm_position *position) {
    return session_question(&position->session, position->session.played);
}

/* The text that a function will return, still empty. */
static struct text *begin_text(struct nimm_position *position) {
    text_clear(&position->text);
    return &position->text;
}

const char *nimm_position_rules(struct nimm_position *position) {
    const struct question now = ask(position);
    struct text *text = begin_text(position);
    game_add_rules(now.game, now.position, now.misere, true, text);
    return text_string(text);
}

const char *nimm_position_print(struct nimm_position *position) {
    const struct question now = ask(position);
    now.game->print(now.position, begin_text(position));
    return text_string(&position->text);
}

const char *nimm_position_draw(struct nimm_position *position, unsigned width, unsigned draw) {
    enum { LEAST_WIDTH = 20 };
    const struct question now = ask(position);
    struct style style = {
        .width = width < LEAST_WIDTH ? LEAST_WIDTH : width,
        .utf8 = draw & NIMM_DRAW_UTF8,
        .plain = draw & NIMM_DRAW_PLAIN,
        .palette = draw & NIMM_DRAW_COLOR ? PALETTE_256 : PALETTE_NONE,
    };
    if (draw & NIMM_DRAW_LAST && now.last)
        style.before = session_position_at(&position->session, position->session.played - 1);
    canvas_draw_text(now.game, now.position, &style, begin_text(position));
    return text_string(&position->text);
}

/* --- moves ----------------------------------------------------------------------------------- */

static void add_move_line(struct text *text, const struct question *now, const struct move *move) {
    now->game->print_move(now->position, move, text);
    text_add_char(text, '\n');
}

const char *nimm_position_moves(struct nimm_position *position, size_t most) {
    const struct question now = ask(position);
    struct text *text = begin_text(position);
    struct moves moves = {0};
    if (session_is_drawn(&position->session)) return text_string(text);
    for (size_t i = 0; i < most && now.game->moves(now.position, now.mover, &moves); i++)
        add_move_line(text, &now, &moves.move);
    return text_string(text);
}

/* The move may stand in the position's text. */
const char *nimm_position_play(struct nimm_position *position, const char *string) {
    const struct question now = ask(position);
    struct move move;
    struct text why = {0};
    bool legal = false;
    if (session_is_over(&position->session))
        text_add(&why, "the game is over");
    else if (now.last || !now.game->startable || now.game->startable(now.position, &why))
        legal = game_read_move(now.game, now.position, now.mover, string, &move, &why);
    text_free(&position->text);
    position->text = why;
    if (!legal) return text_string(&position->text);
    session_play(&position->session, &move);
    return NULL;
}

bool nimm_position_undo(struct nimm_position *position) {
    return session_undo(&position->session);
}

int nimm_position_mover(const struct nimm_position *position) {
    return session_mover(&position->session) == PLAYER_1 ? 1 : 2;
}

int nimm_position_winner(const struct nimm_position *position) {
    const struct session *session = &position->session;
    if (!session_is_over(session)) return -1;
    if (session_is_drawn(session)) return 0;
    return session_winner(session) == PLAYER_1 ? 1 : 2;
}

/* --- questions ------------------------------------------------------------------------------- */

enum nimm_status nimm_position_outcome(struct nimm_position *position, struct nimm_solver *solver,
                                       char *outcome) {
    const struct question now = ask(position);
    enum outcome found = OUTCOME_D;
    enum nimm_status status = NIMM_OK;
    if (!session_is_drawn(&position->session)) status = solve_outcome(solver, &now, &found);
    if (status == NIMM_OK) *outcome = (char)found;
    return status;
}

enum nimm_status nimm_position_piles(struct nimm_position *position, struct nimm_solver *solver,
                                     uint64_t *piles, size_t most, size_t *n) {
    const struct question now = ask(position);
    struct piles found;
    if (now.misere) return NIMM_NO_ANSWER;
    enum nimm_status status = solve_piles(solver, now.game, now.position, &found);
    if (status != NIMM_OK) return status;
    for (size_t i = 0; i < most && i < found.n; i++) piles[i] = found.value[i];
    *n = found.n;
    return NIMM_OK;
}

enum nimm_status nimm_position_winning_moves(struct nimm_position *position,
                                             struct nimm_solver *solver, size_t most,
                                             const char **moves, uint64_t *total) {
    enum { MOST_LISTED = 65536 };
    const struct question now = ask(position);
    struct move_list list = {.limit = most < MOST_LISTED ? most : MOST_LISTED};
    enum nimm_status status = NIMM_OK;
    list.moves = memory_take(list.limit, sizeof *list.moves);
    if (!session_is_drawn(&position->session)) status = solve_winning_moves(solver, &now, &list);
    if (status == NIMM_OK) {
        struct text *text = begin_text(position);
        for (size_t i = 0; i < list.n; i++) add_move_line(text, &now, &list.moves[i]);
        *moves = text_string(text);
        *total = list.total;
    }
    free(list.moves);
    return status;
}

enum nimm_status nimm_position_suggest(struct nimm_position *position, struct nimm_solver *solver,
                                       const char **move) {
    const struct question now = ask(position);
    struct advice advice;
    if (session_is_over(&position->session)) return NIMM_NO_ANSWER;
    enum nimm_status status = solve_advice(solver, &now, &advice);
    if (status != NIMM_OK) return status;
    now.game->print_move(now.position, &advice.move, begin_text(position));
    *move = text_string(&position->text);
    return advice.kind == ADVICE_GUESS ? NIMM_TOO_LARGE : NIMM_OK;
}
