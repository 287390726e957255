/* SPDX-License-Identifier: MIT */
/* Grundy values by mex over all options, and who wins under misere play. Depth first with a stack of its own,
 * so that long games cannot overflow ours; the solver's table remembers every answer. */
#include "games/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/table.h"
#include "games/explore.h"
#include "nimm/nim.h"

/* A position on the stack. The parts of an option stand above it until they have all been answered. */
struct frame {
    struct moves moves;
    size_t parent;       /* the frame of whose option it is a part */
    size_t first_answer; /* where the answers of its own options start in `answers` */
    uint64_t sum;        /* of the parts of the option looked at that have been answered */
    bool open, has_option;
};

struct search {
    struct solver *solver;
    struct table *table;
    const struct search_game *game;
    size_t depth, capacity;
    struct frame *frames;
    unsigned char *positions; /* one for each frame */
    uint64_t *answers;
    size_t n_answers, answers_capacity;
    unsigned char *key;
    size_t key_length;
    uint32_t number; /* of the game within the table */
};

/* The first byte of a key says what it is the key of. */
enum { GAME_KEY, POSITION_KEY };

/* GAME_KEY, what is asked of it, its `next` and its identity. */
static size_t game_key_length(const struct search_game *game) {
    return 2 + sizeof game->next + game->identity_length;
}

/* Games are numbered in the table, so that the keys of their positions are short. */
static bool number_game(struct search *search) {
    const struct search_game *game = search->game;
    const size_t length = game_key_length(game);
    search->key[0] = GAME_KEY;
    search->key[1] = (unsigned char)game->question;
    memcpy(search->key + 2, &game->next, sizeof game->next);
    memcpy(search->key + 2 + sizeof game->next, game->identity, game->identity_length);
    if (table_get(search->table, search->key, length, &search->number)) return true;
    search->number = (uint32_t)search->table->used;
    return table_put(search->table, search->key, length, search->number);
}

/* The key of a position: its game, and its bytes with runs of zeros shortened. */
static void make_key(struct search *search, const unsigned char *position) {
    static const unsigned char zeros[64];
    size_t size = search->game->size, n = 0;
    unsigned char *key = search->key;
    key[n++] = POSITION_KEY;
    memcpy(key + n, &search->number, sizeof search->number);
    n += sizeof search->number;
    while (size > sizeof zeros && memcmp(position + size - sizeof zeros, zeros, sizeof zeros) == 0)
        size -= sizeof zeros;
    while (size > 0 && position[size - 1] == 0) size--;
    for (size_t i = 0; i < size; i++) {
        key[n++] = position[i];
        if (position[i] != 0) continue;
        unsigned char run = 0;
        while (position[i + 1] == 0 && run < 255) i++, run++;
        key[n++] = run;
    }
    search->key_length = n;
}

static void *position_at(struct search *search, size_t i) {
    return search->positions + i * search->game->size;
}

/* Makes room for the parts of one more option. False: the stack would take more than the table may. */
static bool make_room(struct search *search) {
    size_t needed = search->depth + search->game->most_parts;
    if (needed <= search->capacity) return true;
    size_t capacity = 2 * needed + 64, bytes = capacity * (search->game->size + sizeof *search->frames);
    if (search->capacity > 0 && bytes > search->table->most_bytes) return false;
    search->frames = memory_resize(search->frames, capacity, sizeof *search->frames);
    search->positions = memory_resize(search->positions, capacity, search->game->size);
    search->capacity = capacity;
    return true;
}

static void add_answer(struct search *search, uint64_t answer) {
    if (search->n_answers == search->answers_capacity) {
        search->answers_capacity = search->answers_capacity ? search->answers_capacity * 2 : 256;
        search->answers = memory_resize(search->answers, search->answers_capacity, sizeof *search->answers);
    }
    search->answers[search->n_answers++] = answer;
}

/* Does the player to move win by the option looked at last? */
static bool is_settled(const struct search *search, const struct frame *frame) {
    return search->game->question != SEARCH_VALUE && search->n_answers > frame->first_answer &&
           search->answers[search->n_answers - 1] == 0;
}

/* The answer for the frame whose options are all known. The working memory follows the answers. */
static uint64_t close(struct search *search, const struct frame *frame) {
    size_t n = search->n_answers - frame->first_answer;
    uint64_t answer;
    if (search->game->question != SEARCH_VALUE) {
        /* Without a move the mover has won misere play: the other one made the last move. */
        answer = is_settled(search, frame) || (n == 0 && search->game->question == SEARCH_WINS_MISERE);
    } else {
        for (size_t i = 0; i < NIMM_MEX_WORDS(n); i++) add_answer(search, 0);
        answer =
            nimm_mex(search->answers + frame->first_answer, n, search->answers + frame->first_answer + n);
    }
    search->n_answers = frame->first_answer;
    return answer;
}

/* Takes the answered frame from the top; the option that it is a part of gets the answer. */
static void pop(struct search *search, uint64_t answer) {
    struct frame *frame = &search->frames[--search->depth];
    if (search->depth > 0)
        search->frames[frame->parent].sum ^= answer;
    else
        frame->sum = answer;
}

/* Looks at one more option of the top frame, or answers it. */
static enum solve_status step(struct search *search) {
    if (!make_room(search)) return NIMM_SOLVE_TOO_LARGE;
    size_t at = search->depth - 1;
    struct frame *top = &search->frames[at];
    if (!top->open) {
        uint32_t known;
        make_key(search, position_at(search, at));
        if (table_get(search->table, search->key, search->key_length, &known)) {
            pop(search, known);
            return NIMM_SOLVE_OK;
        }
        top->open = true;
        top->first_answer = search->n_answers;
    }
    if (top->has_option) add_answer(search, top->sum);
    struct search_option option = {position_at(search, search->depth), 1};
    top->has_option =
        !is_settled(search, top) &&
        search->game->next(search->game->context, position_at(search, at), &top->moves, &option);
    if (top->has_option) {
        top->sum = 0;
        for (size_t i = 0; i < option.n; i++) search->frames[search->depth++] = (struct frame){.parent = at};
        return solver_spend(search->solver, search->game->cost);
    }
    uint64_t answer = close(search, top);
    make_key(search, position_at(search, at));
    if (!table_put(search->table, search->key, search->key_length, (uint32_t)answer))
        return NIMM_SOLVE_TOO_LARGE;
    pop(search, answer);
    return NIMM_SOLVE_OK;
}

enum solve_status search_answer(struct solver *solver, const struct search_game *game, const void *position,
                                uint64_t *answer) {
    struct search search = {.solver = solver, .table = solver_table(solver), .game = game};
    search.key = memory_take(1, game_key_length(game) + 2 * game->size);
    enum solve_status status = NIMM_SOLVE_TOO_LARGE;
    if (number_game(&search) && make_room(&search)) {
        memcpy(position_at(&search, 0), position, game->size);
        search.frames[0] = (struct frame){0};
        search.depth = 1;
        do status = step(&search);
        while (status == NIMM_SOLVE_OK && search.depth > 0);
        *answer = search.frames[0].sum;
    }
    free(search.frames);
    free(search.positions);
    free(search.answers);
    free(search.key);
    return status;
}

/* ---- any game, by its moves ---- */

static bool next_move(const void *context, const void *position, struct moves *moves,
                      struct search_option *option) {
    const struct game *game = context;
    if (!game->moves(position, 0, moves)) return false;
    memcpy(option->parts, position, game->size);
    game->play(option->parts, 0, &moves->move);
    if (game->canonical) game->canonical(option->parts);
    return true;
}

/* Could play from here need more room than a position has? Then its moves are not all there to be searched.
 */
static bool outgrows(const struct game *game, const void *position) {
    struct text why = {0};
    bool startable = !game->startable || game->startable(position, &why);
    nimm_text_free(&why);
    return !startable;
}

/* What making a position of so many bytes takes; of wide ones most bytes are 0 and soon passed over. */
static uint64_t cost_of(size_t size) {
    enum { NARROW = 128, WIDE = 1024 };
    return size < NARROW ? 2 : 6 + size / WIDE;
}

static enum solve_status search_moves(struct solver *solver, const struct game *game, const void *position,
                                      enum search_question question, uint64_t *answer) {
    const struct search_game searched = {
        .question = question,
        .size = game->size,
        .most_parts = 1,
        .cost = cost_of(game->size),
        .identity = &game,
        .identity_length = sizeof game,
        .context = game,
        .next = next_move,
    };
    assert(!(game->flags & NIMM_GAME_PARTISAN));
    if (outgrows(game, position)) return NIMM_SOLVE_TOO_LARGE;
    void *start = memory_copy(position, game->size);
    if (game->canonical) game->canonical(start);
    enum solve_status status = search_answer(solver, &searched, start, answer);
    free(start);
    return status;
}

enum solve_status nimm_game_piles(struct solver *solver, const struct game *game, const void *position,
                                  struct piles *piles) {
    piles->n = 1;
    if (game->piles) return game->piles(solver, position, piles);
    if (game->flags & NIMM_GAME_CYCLIC) return explore_value(solver, game, position, &piles->value[0]);
    return search_moves(solver, game, position, SEARCH_VALUE, &piles->value[0]);
}

enum solve_status nimm_game_search_misere(struct solver *solver, const struct game *game,
                                          const void *position, enum outcome *outcome) {
    uint64_t wins = 0;
    if (game->flags & NIMM_GAME_CYCLIC) return explore_outcome(solver, game, position, true, outcome);
    enum solve_status status = search_moves(solver, game, position, SEARCH_WINS_MISERE, &wins);
    if (status == NIMM_SOLVE_OK) *outcome = wins ? NIMM_OUTCOME_N : NIMM_OUTCOME_P;
    return status;
}
