/* SPDX-License-Identifier: MIT */
/* Northcott's Game against retrograde analysis of its literal rules. */
#include "support.h"

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
static void look_ahead(const struct analysis *analysis, size_t i, enum player mover, size_t *lost,
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
            for (enum player mover = 0; mover < 2; mover++) {
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

static void assert_board_agrees(struct solver *solver, const struct analysis *analysis, size_t i,
                                enum player mover) {
    void *position = position_of(northcott, NULL, analysis->board[i]);
    struct question question = {.game = northcott, .position = position, .mover = mover};
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
    free(position);
}

static void boards_agree_with_retrograde_analysis(void **state) {
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
                for (enum player mover = 0; mover < 2; mover++)
                    assert_board_agrees(solver, &analysis, i, mover);
        }
    }
    solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_agree_with_retrograde_analysis),
    };
    return cmocka_run_group_tests_name("northcott", tests, NULL, NULL);
}
