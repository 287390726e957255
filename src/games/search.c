/* SPDX-License-Identifier: MIT */
/* The search that knows nothing but the rules: Grundy values by mex over all moves, and who wins under
 * misere play. Depth first with a stack of its own, so that long games cannot overflow ours. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/game.h"
#include "nimm/nim.h"

enum question { VALUE, MISERE_WIN }; /* what is remembered of a position: its value, or 1 for N and 0 for P */

struct frame {
    struct moves moves;
    size_t first_answer; /* where the answers of its options start in `answers` */
};

struct search {
    struct solver *solver;
    const struct game *game;
    enum question question;
    size_t depth, capacity;
    struct frame *frames;
    unsigned char *positions; /* depth positions of game->size bytes, then one to work in */
    uint64_t *answers;
    size_t n_answers, answers_capacity;
    unsigned char *key; /* 2 * size + header bytes */
    size_t key_length;
};

static void *position_at(struct search *search, size_t depth) {
    return search->positions + depth * search->game->size;
}

/* The key of a position: what is asked, which game, and its canonical bytes with runs of zeros shortened. */
static void make_key(struct search *search, const void *position) {
    static const unsigned char zeros[64];
    size_t size = search->game->size;
    unsigned char *form = position_at(search, search->capacity);
    memcpy(form, position, size);
    if (search->game->canonical) search->game->canonical(form);
    unsigned char *key = search->key;
    size_t n = 0;
    key[n++] = (unsigned char)search->question;
    memcpy(key + n, &search->game, sizeof search->game);
    n += sizeof search->game;
    while (size > sizeof zeros && memcmp(form + size - sizeof zeros, zeros, sizeof zeros) == 0)
        size -= sizeof zeros;
    while (size > 0 && form[size - 1] == 0) size--;
    for (size_t i = 0; i < size; i++) {
        key[n++] = form[i];
        if (form[i] != 0) continue;
        unsigned char run = 0;
        while (form[i + 1] == 0 && run < 255) i++, run++;
        key[n++] = run;
    }
    search->key_length = n;
}

static enum solve_status grow(struct search *search) {
    size_t capacity = search->capacity ? search->capacity * 2 : 64;
    size_t bytes = capacity * (search->game->size + sizeof *search->frames);
    if (search->capacity > 0 && bytes > solver_table(search->solver)->most_bytes) return SOLVE_TOO_LARGE;
    struct frame *frames = memory_resize(search->frames, capacity, sizeof *frames);
    if (!frames) return SOLVE_NO_MEMORY;
    search->frames = frames;
    unsigned char *positions = memory_resize(search->positions, 1, (capacity + 1) * search->game->size);
    if (!positions) return SOLVE_NO_MEMORY;
    search->positions = positions;
    search->capacity = capacity;
    return SOLVE_OK;
}

static bool add_answer(struct search *search, uint64_t answer) {
    if (search->n_answers == search->answers_capacity) {
        size_t capacity = search->answers_capacity ? search->answers_capacity * 2 : 256;
        uint64_t *answers = memory_resize(search->answers, capacity, sizeof *answers);
        if (!answers) return false;
        search->answers = answers;
        search->answers_capacity = capacity;
    }
    search->answers[search->n_answers++] = answer;
    return true;
}

/* Opens the position that stands at the top of the stack. */
static void open_frame(struct search *search) {
    search->frames[search->depth++] = (struct frame){.first_answer = search->n_answers};
}

/* Is the answer for the frame already settled by the options looked at so far? */
static bool is_settled(const struct search *search, const struct frame *frame) {
    return search->question == MISERE_WIN && search->n_answers > frame->first_answer &&
           search->answers[search->n_answers - 1] == 0;
}

/* All options of the top frame are known: its own answer. Working memory comes from behind the answers. */
static bool close_frame(struct search *search, uint64_t *answer) {
    struct frame *frame = &search->frames[--search->depth];
    size_t n = search->n_answers - frame->first_answer;
    if (search->question == MISERE_WIN) {
        /* Without a move the mover has won: the other one made the last move. */
        *answer = n == 0 || is_settled(search, frame);
    } else {
        for (size_t i = 0; i < MEX_WORDS(n); i++)
            if (!add_answer(search, 0)) return false;
        *answer = mex(search->answers + frame->first_answer, n, search->answers + frame->first_answer + n);
    }
    search->n_answers = frame->first_answer;
    return true;
}

/* Looks at one more option of the top frame: takes its answer from the table, or opens it. */
static enum solve_status step(struct search *search) {
    struct table *table = solver_table(search->solver);
    size_t size = search->game->size;
    struct frame *top = &search->frames[search->depth - 1];
    if (!is_settled(search, top) &&
        search->game->moves(position_at(search, search->depth - 1), 0, &top->moves)) {
        enum solve_status status = search->depth == search->capacity ? grow(search) : SOLVE_OK;
        if (status != SOLVE_OK) return status;
        void *option = position_at(search, search->depth);
        memcpy(option, position_at(search, search->depth - 1), size);
        search->game->play(option, 0, &search->frames[search->depth - 1].moves.move);
        make_key(search, option);
        uint32_t known;
        if (!table_get(table, search->key, search->key_length, &known))
            open_frame(search);
        else if (!add_answer(search, known))
            return SOLVE_NO_MEMORY;
        return solver_spend(search->solver, 1 + size / 2048); /* wide positions cost more */
    }
    uint64_t answer;
    if (!close_frame(search, &answer)) return SOLVE_NO_MEMORY;
    make_key(search, position_at(search, search->depth));
    if (!table_put(table, search->key, search->key_length, (uint32_t)answer))
        return SOLVE_TOO_LARGE;
    return add_answer(search, answer) ? SOLVE_OK : SOLVE_NO_MEMORY;
}

static enum solve_status run(struct search *search, const void *position, uint64_t *answer) {
    search->key = memory_take(1, 2 * search->game->size + 2 + sizeof search->game);
    if (!search->key) return SOLVE_NO_MEMORY;
    enum solve_status status = grow(search);
    if (status != SOLVE_OK) return status;
    memcpy(position_at(search, 0), position, search->game->size);
    make_key(search, position);
    uint32_t known;
    if (table_get(solver_table(search->solver), search->key, search->key_length, &known)) {
        *answer = known;
        return SOLVE_OK;
    }
    open_frame(search);
    while (status == SOLVE_OK && search->depth > 0) status = step(search);
    if (status == SOLVE_OK) *answer = search->answers[0];
    return status;
}

/* Could play from here need more room than a position has? Then its moves are not all there to be searched.
 */
static bool outgrows(const struct game *game, const void *position) {
    struct text why = {0};
    bool startable = !game->startable || game->startable(position, &why);
    text_free(&why);
    return !startable;
}

static enum solve_status ask(struct solver *solver, const struct game *game, enum question question,
                             const void *position, uint64_t *answer) {
    assert(!(game->flags & (GAME_PARTISAN | GAME_LOOPY)));
    if (outgrows(game, position)) return SOLVE_TOO_LARGE;
    struct search search = {.solver = solver, .game = game, .question = question};
    enum solve_status status = run(&search, position, answer);
    free(search.frames);
    free(search.positions);
    free(search.answers);
    free(search.key);
    return status;
}

enum solve_status game_piles(struct solver *solver, const struct game *game, const void *position,
                             struct piles *piles) {
    piles->n = 1;
    return game->piles ? game->piles(solver, position, piles)
                       : ask(solver, game, VALUE, position, &piles->value[0]);
}

enum solve_status game_search_misere(struct solver *solver, const struct game *game, const void *position,
                                     enum outcome *outcome) {
    uint64_t wins = 0;
    enum solve_status status = ask(solver, game, MISERE_WIN, position, &wins);
    if (status == SOLVE_OK) *outcome = wins ? OUTCOME_N : OUTCOME_P;
    return status;
}
