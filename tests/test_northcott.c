/* SPDX-License-Identifier: MIT */
#include "boards.h"

extern const struct game game_northcott;
static const struct game *const northcott = &game_northcott;

/* Northcott's Game once more, by the letter of its rules: a board is a text of rows, and who wins is found
 * backwards from the boards where no coin can move (retrograde analysis). */
enum { MOST_WIDTH = 5, MOST_ROWS = 2, MOST_BOARDS = 400, TEXT = (MOST_WIDTH + 1) * MOST_ROWS };
enum label { UNKNOWN, WON, LOST };

struct analysis {
    size_t boards, length;
    char board[MOST_BOARDS][TEXT];
    enum label label[MOST_BOARDS][2]; /* by the player to move */
};

static void add_boards(struct analysis *analysis, size_t rows, size_t width) {
    size_t a_row = width * width, all = rows == 1 ? a_row : a_row * a_row;
    analysis->length = rows * (width + 1) - 1;
    for (size_t n = 0; n < all; n++) {
        char board[TEXT];
        bool apart = true;
        memset(board, 0, TEXT);
        memset(board, '.', analysis->length);
        for (size_t row = 0, rest = n; row < rows; row++, rest /= a_row) {
            size_t white = rest % a_row / width, black = rest % width;
            apart &= white != black;
            board[row * (width + 1) + white] = 'W';
            board[row * (width + 1) + black] = 'B';
            if (row > 0) board[row * (width + 1) - 1] = '/';
        }
        if (apart) memcpy(analysis->board[analysis->boards++], board, TEXT);
    }
}

static size_t find_board(const struct analysis *analysis, const char *board) {
    for (size_t i = 0; i < analysis->boards; i++)
        if (strcmp(analysis->board[i], board) == 0) return i;
    fail_msg("no such board: %s", board);
    return 0;
}

/* What the moves of a player, one coin sliding either way over empty squares, leave the opponent with. */
static void look_ahead(const struct analysis *analysis, size_t i, unsigned mover, size_t *lost,
                       size_t *open) {
    char board[TEXT];
    memcpy(board, analysis->board[i], TEXT);
    *lost = *open = 0;
    for (size_t coin = 0; coin < analysis->length; coin++) {
        if (board[coin] != "WB"[mover]) continue;
        for (int step = -1; step <= 1; step += 2) {
            for (size_t to = coin + (size_t)step; to < analysis->length && board[to] == '.';
                 to += (size_t)step) {
                board[coin] = '.';
                board[to] = "WB"[mover];
                enum label label = analysis->label[find_board(analysis, board)][!mover];
                *lost += label == LOST;
                *open += label != WON;
                board[to] = '.';
                board[coin] = "WB"[mover];
            }
        }
    }
}

static void analyse(struct analysis *analysis) {
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < analysis->boards; i++) {
            for (unsigned mover = 0; mover < 2; mover++) {
                size_t lost, open;
                if (analysis->label[i][mover] != UNKNOWN) continue;
                look_ahead(analysis, i, mover, &lost, &open);
                if (lost == 0 && open > 0) continue;
                analysis->label[i][mover] = lost > 0 ? WON : LOST;
                changed = true;
            }
        }
    }
}

/* The retreat that goes farthest; where there is none, any move. */
static struct move stalling_move(const struct game *game, const void *position, unsigned mover,
                                 struct random *random) {
    struct move best = random_move(game, position, mover, random);
    for (struct moves moves = {0}; game->moves(position, mover, &moves);)
        if (!game->advances(NULL, position, mover, false, &moves.move)) best = moves.move;
    return best;
}

/* One square back where possible: the longest stalling. */
static struct move creeping_move(const struct game *game, const void *position, unsigned mover,
                                 struct random *random) {
    struct piles before, after;
    unsigned char next[64];
    game->piles(NULL, position, &before);
    for (struct moves moves = {0}; game->moves(position, mover, &moves);) {
        play_into(game, position, mover, &moves.move, next);
        game->piles(NULL, next, &after);
        if (after.value[moves.move.part] == before.value[moves.move.part] + 1) return moves.move;
    }
    return random_move(game, position, mover, random);
}

static void assert_board_agrees(struct solver *solver, const struct analysis *analysis, size_t i,
                                unsigned mover) {
    void *position = position_of(northcott, NULL, analysis->board[i]);
    struct question question = {.game = northcott, .position = position, .mover = mover};
    struct random random = nimm_random_from_seed(i);
    struct move_list list = {0};
    enum outcome outcome;
    size_t lost, open;
    enum label label = analysis->label[i][mover];
    assert_int_not_equal(label, UNKNOWN); /* no draws */
    assert_int_equal(nimm_solve_outcome(solver, &question, &outcome), NIMM_SOLVE_OK);
    assert_int_equal(outcome, label == WON ? NIMM_OUTCOME_N : NIMM_OUTCOME_P);
    look_ahead(analysis, i, mover, &lost, &open);
    assert_int_equal(nimm_solve_winning_moves(solver, &question, &list), NIMM_SOLVE_OK);
    assert_int_equal(list.total.n, lost);
    for (uint64_t value = 0; value < 8; value++)
        assert_winning_agrees(solver, northcott, position, mover, value);
    if (label == WON) {
        assert_optimal_player_wins(solver, northcott, position, mover, random_move, &random, 40);
        assert_optimal_player_wins(solver, northcott, position, mover, stalling_move, &random, 40);
        assert_optimal_player_wins(solver, northcott, position, mover, creeping_move, &random, 40);
    }
    free(position);
}

static void boards_agree_with_retrograde_analysis(void **state) {
    (void)state;
    static struct analysis analysis;
    struct solver *solver = new_solver(0);
    for (size_t rows = 1; rows <= MOST_ROWS; rows++) {
        for (size_t width = 3; width <= MOST_WIDTH; width++) {
            memset(&analysis, 0, sizeof analysis);
            add_boards(&analysis, rows, width);
            assert_int_equal(analysis.boards,
                             rows == 1 ? width * (width - 1) : width * (width - 1) * width * (width - 1));
            analyse(&analysis);
            for (size_t i = 0; i < analysis.boards; i++)
                for (unsigned mover = 0; mover < 2; mover++) assert_board_agrees(solver, &analysis, i, mover);
        }
    }
    nimm_solver_free(solver);
}

static void advances_are_the_moves_towards_the_other_coin(void **state) {
    (void)state;
    const bool towards[] = {false, false, true, true, true}; /* columns 1, 2 | 4, 5, 6 */
    void *board = position_of(northcott, NULL, "..W...B");
    struct moves moves = {0};
    for (size_t i = 0; i < LENGTH(towards); i++) {
        assert_true(northcott->moves(board, 0, &moves));
        assert_int_equal(northcott->advances(NULL, board, 0, false, &moves.move), towards[i]);
    }
    assert_false(northcott->moves(board, 0, &moves));
    free(board);
}

static void parts_are_rows_with_their_gaps(void **state) {
    (void)state;
    void *board = position_of(northcott, NULL, "W...B/.BW../B.W..");
    const char *const names[] = {"Row 1", "Row 2", "Row 3"};
    const char *const reasons[] = {"a gap of 3", "no gap", "a gap of 1"};
    const uint64_t gaps[] = {3, 0, 1};
    struct piles piles;
    assert_int_equal(northcott->piles(NULL, board, &piles), NIMM_SOLVE_OK);
    assert_int_equal(piles.n, 3);
    for (size_t i = 0; i < 3; i++) {
        struct text name = {0}, reason = {0};
        assert_int_equal(piles.value[i], gaps[i]);
        northcott->describe(board, i, &name, &reason);
        assert_string_equal(nimm_text_string(&name), names[i]);
        assert_string_equal(nimm_text_string(&reason), reasons[i]);
        nimm_text_free(&name);
        nimm_text_free(&reason);
    }
    free(board);
}

static void positions_are_read_and_printed(void **state) {
    (void)state;
    assert_reads_as(northcott, "W..B./.B.W.", "W..B./.B.W.");
    assert_reads_as(northcott, " w..b  .B.w ", "W..B/.B.W");
    assert_reads_as(northcott, "W..B,.B.W", "W..B/.B.W");
    assert_reads_as(northcott, "W..B / .B.W", "W..B/.B.W");
    assert_reads_as(northcott, "WB", "WB");
    assert_reads_as(northcott, northcott->sample, northcott->sample);
}

static void wrong_positions_are_refused_with_the_row(void **state) {
    (void)state;
    assert_refuses(northcott, "W..B/.B.W.",
                   "row 2, \".B.W.\", has 5 squares and row 1 has 4: make all rows equally long");
    assert_refuses(northcott, "W..B/.B..",
                   "row 2, \".B..\", has no white coin: each row holds one W and one B");
    assert_refuses(northcott, "W.../.B.W",
                   "row 1, \"W...\", has no black coin: each row holds one W and one B");
    assert_refuses(northcott, "W.WB",
                   "row 1, \"W.WB\", has more than one white coin: each row holds one W and one B");
    assert_refuses(northcott, "W..B/WBB.",
                   "row 2, \"WBB.\", has more than one black coin: each row holds one W and one B");
    assert_refuses(northcott, "W..B/Wo.B", "row 2, \"Wo.B\", has a square that is not W, B or \".\"");
    assert_refuses(northcott, "W.B//W.B",
                   "a row is missing in \"W.B//W.B\": write the rows from the top down, such as W..B/.B.W");
    assert_refuses(northcott, "",
                   "a row is missing in \"\": write the rows from the top down, such as W..B/.B.W");
    assert_refuses(northcott, "WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB/WB",
                   "too many rows: at most 16 fit here");
    assert_refuses(
        northcott, "W...............................................................B",
        "row 1, \"W..........................................\", has 65 squares: at most 64 fit here");
}

static void moves_are_read_in_many_ways(void **state) {
    (void)state;
    static const char *const ways[] = {"2 3",
                                       "2,3",
                                       "2:3",
                                       " 2\t3 ",
                                       "row 2 column 3",
                                       "r 2 c 3",
                                       "column 3 in row 2",
                                       "move to column 3 in row 2",
                                       "row 2, 3"};
    for (size_t i = 0; i < LENGTH(ways); i++) assert_move_answer(northcott, "W...B/W...B", 0, ways[i], "2 3");
}

static void wrong_moves_are_answered_with_what_is_open(void **state) {
    (void)state;
    static const char board[] = ".W..B./..BW../WB....";
    static const struct {
        const char *board;
        unsigned mover;
        const char *typed, *answer;
    } cases[] = {
        {board, 0, "1 5", "The black coin stands in row 1, column 5: move yours to column 1, 3 or 4."},
        {board, 0, "1 6", "Your coin in row 1 cannot jump over the black one: move it to column 1, 3 or 4."},
        {board, 1, "1 1", "Your coin in row 1 cannot jump over the white one: move it to column 3, 4 or 6."},
        {"..WB/W..B", 0, "1 3", "Your coin already stands in row 1, column 3: move it to column 1 or 2."},
        {board, 0, "1 2", "Your coin already stands in row 1, column 2: move it to column 1, 3 or 4."},
        {board, 0, "2 7", "The board has columns 1 to 6: move your coin to column 5 or 6."},
        {board, 0, "2 0", "The board has columns 1 to 6: move your coin to column 5 or 6."},
        {board, 0, "3 3", "Your coin in row 3 cannot move: choose row 1 or 2."},
        {"WB../W.B.", 0, "1 3", "Your coin in row 1 cannot move: choose row 2."},
        {board, 1, "4 1", "There is no such row: choose row 1, 2 or 3."},
        {board, 0, "18446744073709551616 1", "There is no such row: choose row 1 or 2."},
        {board, 0, "0 1", "There is no such row: choose row 1 or 2."},
        {"WB", 0, "1 1", "Your coin in row 1 cannot move: none of your coins can move."},
        {board, 0, "", "Type a row and the column to move your coin to, such as 1 1."},
        {board, 0, "b3",
         "\"b3\" is not a move. Type a row and the column to move your coin to, such as 1 1."},
        {board, 1, "1", "\"1\" is not a move. Type a row and the column to move your coin to, such as 1 3."},
        {board, 1, "1 2 3",
         "\"1 2 3\" is not a move. Type a row and the column to move your coin to, such as 1 3."},
        {board, 1, "-1 2",
         "\"-1 2\" is not a move. Type a row and the column to move your coin to, such as 1 3."},
        {board, 1, "1 2 row",
         "\"1 2 row\" is not a move. Type a row and the column to move your coin to, such as 1 3."},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_move_answer(northcott, cases[i].board, cases[i].mover, cases[i].typed, cases[i].answer);
}

static void boards_are_drawn_with_coordinates(void **state) {
    (void)state;
    assert_draws(northcott, "W..B./.B.W.", &(struct style){.width = 40},
                 "        1 2 3 4 5\n"
                 "Row 1 : W . . B .\n"
                 "Row 2 : . B . W .\n"
                 "W is player 1, B is player 2.\n");
    assert_draws(northcott, "W..B", &(struct style){.width = 40, .utf8 = true},
                 "        1 2 3 4\n"
                 "Row 1 : W \xC2\xB7 \xC2\xB7 B\n"
                 "W is player 1, B is player 2.\n");
    assert_draws(northcott, "W........B.", &(struct style){.width = 80},
                 "         1  2  3  4  5  6  7  8  9 10 11\n"
                 "Row 1 :  W  .  .  .  .  .  .  .  .  B  .\n"
                 "W is player 1, B is player 2.\n");
}

static void crowded_boards_number_every_fifth_column(void **state) {
    (void)state;
    assert_draws(northcott, "W.............B.", &(struct style){.width = 40},
                 "        1   5   10   15\n"
                 "Row 1 : W.............B.\n"
                 "W is player 1, B is player 2.\n");
}

static void plain_boards_are_sentences(void **state) {
    (void)state;
    assert_draws(northcott, "W..B./.BW..", &(struct style){.width = 40, .plain = true},
                 "Columns go from 1 to 5.\n"
                 "Row 1: white 1, black 4, gap 2.\n"
                 "Row 2: white 3, black 2, gap 0.\n"
                 "White is player 1, black is player 2.\n");
}

static void starts_honour_the_shape(void **state) {
    (void)state;
    struct text text = {0}, why = {0};
    for (uint64_t seed = 0; seed < 9; seed++) {
        random_text(northcott, &(struct shape){.parts = {2, 2}, .amount = {10, 10}}, seed, &text, &why);
        assert_int_equal(text.length, 21);
        assert_int_equal(text.data[10], '/');
        random_text(northcott, &(struct shape){.parts = {1, 1}, .amount = {3, 3}}, seed, &text, &why);
        assert_true(strcmp(text.data, "W.B") == 0 || strcmp(text.data, "B.W") == 0);
    }
    random_text(northcott, &(struct shape){.parts = {17, 17}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 1 to 16 rows");
    nimm_text_clear(&why);
    random_text(northcott, &(struct shape){.amount = {2, 8}}, 1, &text, &why);
    assert_string_equal(nimm_text_string(&why), "there can be 3 to 64 columns");
    nimm_text_free(&text);
    nimm_text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_agree_with_retrograde_analysis),
        cmocka_unit_test(advances_are_the_moves_towards_the_other_coin),
        cmocka_unit_test(parts_are_rows_with_their_gaps),
        cmocka_unit_test(positions_are_read_and_printed),
        cmocka_unit_test(wrong_positions_are_refused_with_the_row),
        cmocka_unit_test(moves_are_read_in_many_ways),
        cmocka_unit_test(wrong_moves_are_answered_with_what_is_open),
        cmocka_unit_test(boards_are_drawn_with_coordinates),
        cmocka_unit_test(crowded_boards_number_every_fifth_column),
        cmocka_unit_test(plain_boards_are_sentences),
        cmocka_unit_test(starts_honour_the_shape),
    };
    return cmocka_run_group_tests_name("northcott", tests, NULL, NULL);
}
