/* SPDX-License-Identifier: MIT */
#include "play/puzzle.h"

#include <assert.h>
#include <stdlib.h>

#include "games/player.h"

bool puzzle_draw(const struct game *game, bool misere, uint64_t before, struct nimm_solver *solver,
                 struct random *random, void *position) {
    enum { FIRST_SIZE = 3, FIRST_MOVES = 6 };
    const uint64_t size = FIRST_SIZE + before, fewest = FIRST_MOVES + before;
    struct start start = {.game = game,
                          .shape =
                              start_shape(game, size < START_USUAL ? (unsigned)size : START_USUAL),
                          .moves = {fewest, 2 * fewest},
                          .balance = BALANCE_FIRST,
                          .misere = misere};
    if (start_draw(&start, solver, random, position, NULL)) return true;
    if (before > 0) return puzzle_draw(game, misere, before / 2, solver, random, position);
    start.moves = (struct range){0};
    return start_draw(&start, solver, random, position, NULL);
}

/* --- the puzzles of a day -------------------------------------------------------------------- */

/* Each of the day's puzzles is a row of numbers. In every position of this table no move ends the
 * game. The sums of the puzzles of Nim do not overlap: each has more moves than the one before. */
static const struct size {
    uint64_t parts;
    struct range amount;
    const char *game;
    bool falls; /* no number is larger than the one before; otherwise no two of them are equal */
} sizes[PUZZLE_DAILY] = {
    {3, {1, 6}, "nim", false},    /* sums of 6 to 15 */
    {4, {3, 9}, "nim", false},    /* sums of 18 to 30 */
    {5, {5, 12}, "nim", false},   /* sums of 35 to 50 */
    {3, {2, 6}, "kayles", false}, /* the rows of pins */
    {3, {2, 6}, "chomp", true},   /* the rows of squares */
};

/* Draws the numbers of such a puzzle. Returns false if they do not fit each other. */
static bool draw_numbers(const struct size *size, struct random *random, struct text *text) {
    uint64_t numbers[5];
    assert(size->parts <= sizeof numbers / sizeof *numbers);
    for (unsigned i = 0; i < size->parts; i++) {
        numbers[i] = random_between(random, size->amount.low, size->amount.high);
        if (size->falls && i > 0 && numbers[i] > numbers[i - 1]) return false;
        for (unsigned j = 0; !size->falls && j < i; j++)
            if (numbers[j] == numbers[i]) return false;
    }
    text_add_numbers(text, numbers, size->parts);
    return true;
}

/* True if there is a winning move, and at most one move in four wins. */
static bool is_puzzle(const struct game *game, const void *position, struct nimm_solver *solver) {
    const struct question question = {.game = game, .position = position};
    struct move_list winning = {0};
    if (solve_winning_moves(solver, &question, &winning) != NIMM_OK) return false;
    const size_t moves = game_count_moves(game, position, PLAYER_1, SIZE_MAX);
    return winning.total > 0 && 4 * winning.total <= moves;
}

void *puzzle_draw_daily(struct date date, unsigned number, const struct game **game) {
    assert(number < PUZZLE_DAILY);
    const struct size *size = &sizes[number];
    const uint64_t day = (date.year * 100 + date.month) * 100 + date.day;
    struct random random = random_from_seed(day * PUZZLE_DAILY + number);
    struct nimm_solver *solver = nimm_solver_new(0, 0); /* which nobody stops */
    struct text text = {0};
    void *position = game_new(size->game, game, NULL);
    bool is_good = false;
    while (!is_good) {
        text_clear(&text);
        is_good = draw_numbers(size, &random, &text) &&
                  (*game)->parse(text_string(&text), position, NULL) &&
                  is_puzzle(*game, position, solver);
    }
    text_free(&text);
    nimm_solver_free(solver);
    return position;
}
