/* SPDX-License-Identifier: MIT */
/* Grundy values by mex over all options, and who wins under misere play. Depth first with a stack
 * of its own, so that long games cannot overflow the C stack; the solver's table remembers every
 * answer. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/table.h"
#include "games/game.h"

/* A position on the stack, whose options are being answered. */
struct frame {
    struct moves moves;
    size_t first_answer; /* where the answers of its options start in `answers` */
};

struct search {
    struct nimm_solver *solver;
    struct table *table;
    const struct game *game;
    bool misere;   /* answers are then not values, but 1 where the player to move wins, else 0 */
    uint64_t cost; /* what making an option takes from the solver's budget */
    size_t depth;
    struct frame *frames;
    unsigned char *positions; /* one for each frame, and then the option that is looked at */
    uint64_t *answers;
    size_t n_answers;
    unsigned char *key;
    size_t key_length;
    uint32_t number; /* of the game within the table */
};

/* The key of a position: its game, what is asked of it, and its bytes. */
static void make_key(struct search *search, const void *position) {
    memcpy(search->key, &search->number, sizeof search->number);
    search->key_length = sizeof search->number;
    search->key[search->key_length++] = search->misere;
    search->key_length += game_make_key(search->game, position, search->key + search->key_length);
}

static void *position_at(struct search *search, size_t i) {
    return search->positions + i * search->game->size;
}

/* Makes room for one more frame, or for up to twice as many. Returns false if the stack would take
 * more than the table may. */
static bool make_room(struct search *search) {
    const size_t size = search->game->size, bytes = size + sizeof *search->frames;
    if (2 * (search->depth + 1) * bytes > search->table->most_bytes) return false;
    search->frames = memory_grow(search->frames, search->depth, sizeof *search->frames);
    search->positions = memory_grow(search->positions, search->depth, size);
    return true;
}

static void add_answer(struct search *search, uint64_t answer) {
    search->answers = memory_grow(search->answers, search->n_answers, sizeof *search->answers);
    search->answers[search->n_answers++] = answer;
}

/* Answers the position above the stack, or else puts it on the stack. Returns false if there is no
 * room for it. */
static bool enter(struct search *search) {
    uint32_t known;
    make_key(search, position_at(search, search->depth));
    if (table_get(search->table, search->key, search->key_length, &known)) {
        add_answer(search, known);
        return true;
    }
    search->frames[search->depth++] = (struct frame){.first_answer = search->n_answers};
    return make_room(search);
}

/* Misere play is decided at the first option that the other player loses. */
static bool is_settled(const struct search *search, const struct frame *frame) {
    return search->misere && search->n_answers > frame->first_answer &&
           search->answers[search->n_answers - 1] == 0;
}

/* Takes the top frame, whose options have all been answered, from the stack. Returns false if there
 * is no room for its answer. */
static bool leave(struct search *search) {
    const struct frame *top = &search->frames[--search->depth];
    size_t n = search->n_answers - top->first_answer;
    uint64_t answer;
    if (search->misere) {
        /* Without a move the mover has won: the other player made the last move. */
        answer = is_settled(search, top) || n == 0;
    } else {
        /* The working memory follows the answers. */
        for (size_t i = 0; i < NIMM_MEX_WORDS(n); i++) add_answer(search, 0);
        answer = nimm_mex(search->answers + top->first_answer, n,
                          search->answers + top->first_answer + n);
    }
    search->n_answers = top->first_answer;
    add_answer(search, answer);
    make_key(search, position_at(search, search->depth));
    return table_put(search->table, search->key, search->key_length, (uint32_t)answer);
}

/* Looks at one more option of the top frame, or answers it. */
static enum nimm_status step(struct search *search) {
    const struct game *game = search->game;
    struct frame *top = &search->frames[search->depth - 1];
    void *position = position_at(search, search->depth - 1),
         *option = position_at(search, search->depth);
    if (is_settled(search, top) || !game->moves(position, PLAYER_1, &top->moves))
        return leave(search) ? NIMM_OK : NIMM_TOO_LARGE;
    memcpy(option, position, game->size);
    game->play(option, PLAYER_1, &top->moves.move);
    if (game->canonical) game->canonical(option);
    return enter(search) ? solver_spend(search->solver, search->cost) : NIMM_TOO_LARGE;
}

static enum nimm_status search_moves(struct nimm_solver *solver, const struct game *game,
                                     const void *position, bool misere, uint64_t *answer) {
    enum { NARROW = 128, WIDE = 1024 }; /* most bytes of wide positions are 0 and quickly skipped */
    struct search search = {.solver = solver,
                            .table = solver_table(solver),
                            .game = game,
                            .misere = misere,
                            .cost = game->size < NARROW ? 2 : 6 + game->size / WIDE};
    enum nimm_status status = NIMM_TOO_LARGE;
    assert(!game->partisan);
    /* Where play could need more room than a position has, not all moves are there to be
     * searched. */
    if (game->startable && !game->startable(position, NULL)) return NIMM_TOO_LARGE;
    search.key = memory_take(2 * game->size + 16, 1);
    if (table_number(search.table, &game, sizeof game, &search.number) && make_room(&search)) {
        memcpy(search.positions, position, game->size);
        if (game->canonical) game->canonical(search.positions);
        status = enter(&search) ? NIMM_OK : NIMM_TOO_LARGE;
        while (status == NIMM_OK && search.depth > 0) status = step(&search);
    }
    if (status == NIMM_OK) *answer = search.answers[0];
    free(search.frames);
    free(search.positions);
    free(search.answers);
    free(search.key);
    return status;
}

enum nimm_status search_piles(struct nimm_solver *solver, const struct game *game,
                              const void *position, struct piles *piles) {
    piles->n = 1;
    if (game->theory->piles) return game->theory->piles(solver, position, piles);
    return search_moves(solver, game, position, false, &piles->value[0]);
}

enum nimm_status search_misere(struct nimm_solver *solver, const struct game *game,
                               const void *position, enum outcome *outcome) {
    uint64_t wins = 0;
    enum nimm_status status = search_moves(solver, game, position, true, &wins);
    if (status == NIMM_OK) *outcome = wins ? OUTCOME_N : OUTCOME_P;
    return status;
}
