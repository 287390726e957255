/* SPDX-License-Identifier: MIT */
#include "ui/handout.h"

#include <inttypes.h>
#include <string.h>

#include "core/canvas.h"
#include "core/scan.h"
#include "core/text.h"
#include "nimm/nim.h"
#include "ui/sheet.h"

/* Headings of the tasks and of the key. */
static const char label_heading[] = "Label every position", proof_heading[] = "Prove it",
                  question_heading[] = "Questions";

/* Two boards stand side by side; on a web page four to be crossed out. */
enum { BOARD_WIDTH = SHEET_WIDTH / 2 - 4, COPY_WIDTH = 24 };

/* Are positions clear only as boards? */
static bool is_drawn(const struct game *game) {
    return !(game->flags & NIMM_GAME_WRITTEN);
}

static void add_board(const struct sheet *sheet, const struct game *game, const void *position,
                      unsigned width, struct text *board) {
    const struct style style = {.width = width, .svg = sheet->html};
    game->draw(position, &style, board);
    if (sheet->html) canvas_as_svg(board, 0);
}

/* "Start A: 1,2,3". */
static void add_start_title(const struct sheet *sheet, const struct worksheet *worksheet, size_t i) {
    struct text position = {0};
    worksheet->game->print(worksheet_position(worksheet, i), &position);
    sheet_subheading(sheet, "Start %c: %s", (char)('A' + i), nimm_text_string(&position));
    nimm_text_free(&position);
}

/* --- the binary grid ------------------------------------------------------------------------- */

/* The binary grid of start i. False, and nothing added: there is none, as it takes two piles, or it is too
 * large for a page. */
static bool add_grid(const struct sheet *sheet, const struct handout *handout, size_t i, bool filled) {
    enum { MOST_ROWS = 12, MOST_DIGITS = 8, LEAST_DIGITS = 3, BEFORE = 2, COLUMNS = BEFORE + MOST_DIGITS };
    const struct game *game = handout->worksheet->game;
    const void *position = worksheet_position(handout->worksheet, i);
    struct piles piles;
    nimm_solver_begin(handout->solver);
    if (!game->describe || nimm_game_piles(handout->solver, game, position, &piles) != NIMM_SOLVE_OK)
        return false;
    unsigned digits = nimm_grid(piles.value, piles.n).columns;
    if (piles.n < 2 || piles.n > MOST_ROWS || digits > MOST_DIGITS) return false;
    if (digits < LEAST_DIGITS) digits = LEAST_DIGITS;
    struct text cells[(MOST_ROWS + 2) * COLUMNS] = {0}, reason = {0};
    size_t columns = BEFORE + digits;
    text_add(&cells[1], "value");
    for (unsigned c = 0; c < digits; c++)
        text_add_number(&cells[BEFORE + c], UINT64_C(1) << (digits - 1 - c));
    for (size_t row = 0; row <= piles.n; row++) {
        struct text *at = &cells[(row + 1) * columns];
        uint64_t value = row < piles.n ? piles.value[row] : nimm_sum(piles.value, piles.n);
        if (row < piles.n)
            game->describe(position, row, &at[0], &reason);
        else
            text_add(&at[0], "nim-sum");
        if (filled || (row < piles.n && !game->disguise)) text_add_number(&at[1], value);
        for (unsigned c = 0; filled && c < digits; c++)
            text_add_char(&at[BEFORE + c], value >> (digits - 1 - c) & 1 ? '1' : '0');
    }
    sheet_table(sheet, cells, columns, piles.n + 2);
    for (size_t k = 0; k < (piles.n + 2) * columns; k++) nimm_text_free(&cells[k]);
    nimm_text_free(&reason);
    return true;
}

static bool has_grids(const struct handout *handout) {
    struct text nothing = {0};
    const struct sheet sheet = {.out = &nothing};
    bool has = false;
    for (size_t i = 0; !has && i < handout->worksheet->n_positions; i++)
        has = add_grid(&sheet, handout, i, true);
    nimm_text_free(&nothing);
    return has;
}

/* --- labels ---------------------------------------------------------------------------------- */

/* The positions of the small start, in the order in which they can be labelled. */
static void add_labels(const struct sheet *sheet, const struct worksheet *worksheet, bool filled) {
    enum { COLUMNS = 3 };
    const struct labelling *labelling = &worksheet->labelling;
    struct text cells[COLUMNS * (WORKSHEET_LABELS + 1)] = {0};
    size_t rows = labelling->graph.n_nodes + 1;
    text_add(&cells[0], "position");
    text_add(&cells[1], "its moves");
    text_add(&cells[2], "its label");
    for (uint32_t i = 0; i + 1 < rows; i++) {
        struct text *row = &cells[COLUMNS * (i + 1)];
        struct label label;
        labelling_step(labelling, i, &label);
        label.blank = !filled;
        label_print_position(&label, &row[0]);
        label_print_options(&label, SIZE_MAX, &row[1]);
        label_print_reason(&label, &row[2]);
        label_free(&label);
    }
    sheet_table(sheet, cells, COLUMNS, rows);
    for (size_t k = 0; k < COLUMNS * rows; k++) nimm_text_free(&cells[k]);
}

/* --- for the students ------------------------------------------------------------------------ */

/* Piles as "o oo ooo", to be crossed out; false, and nothing added: too long for a page, or empty. */
static bool add_stones(const char *piles, struct text *cell) {
    enum { MOST = 64 };
    for (uint64_t n; token_number(scan_token(&piles, ","), &n) == SCAN_NUMBER;) {
        if (n > MOST || cell->length + n > MOST) {
            nimm_text_clear(cell);
            return false;
        }
        if (cell->length > 0) text_add_char(cell, ' ');
        text_add_repeated(cell, "o", n);
    }
    return cell->length > 0;
}

/* A start as it is crossed out: stones, else the numbers or the board. */
static void add_cell(const struct sheet *sheet, const struct game *game, const void *position,
                     struct text *cell) {
    struct text printed = {0};
    game->print(position, &printed);
    if (is_drawn(game))
        add_board(sheet, game, position, sheet->html ? COPY_WIDTH : BOARD_WIDTH, cell);
    else if (!(game->flags & NIMM_GAME_STONES && add_stones(nimm_text_string(&printed), cell)))
        text_add(cell, nimm_text_string(&printed));
    nimm_text_free(&printed);
}

static void add_play(const struct sheet *sheet, const struct handout *handout) {
    static const char *const tally[] = {"How often did I win?", "How often did my neighbour win?"};
    static const char *const labels[] = {"Who should win, the first player or the second?", "How?"};
    const struct worksheet *worksheet = handout->worksheet;
    sheet_heading(sheet, "Play");
    sheet_paragraph(sheet, "%s", worksheet->game->rules);
    sheet_paragraph(sheet,
                    "Play with your neighbour, taking turns with a pen: cross out what a move takes, or draw "
                    "the move. Each start is printed several times; take turns to begin.");
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        struct text cell = {0};
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_title(sheet, worksheet, i);
        add_cell(sheet, worksheet->game, worksheet_position(worksheet, i), &cell);
        sheet_copies(sheet, nimm_text_string(&cell), handout->copies);
        sheet_tally(sheet, tally, 2);
        sheet_blanks(sheet, labels, 2);
        sheet_close(sheet);
        nimm_text_free(&cell);
    }
}

static void add_grids(const struct sheet *sheet, const struct handout *handout) {
    static const char *const labels[] = {"Balanced or unbalanced?",
                                         "A move that balances it, if there is one:"};
    enum { PROOF_LINES = 5 };
    const struct worksheet *worksheet = handout->worksheet;
    if (!has_grids(handout)) return;
    sheet_heading(sheet, "The binary grid");
    sheet_paragraph(
        sheet,
        "%s in binary: a 1 under each power of two that it uses, a 0 under the others. In the bottom row "
        "write a 1 below each column with an odd number of ones, a 0 below the others.",
        worksheet->game->disguise ? "Find the Nim pile that each part equals, and write it"
                                  : "Write each pile");
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_title(sheet, worksheet, i);
        if (!add_grid(sheet, handout, i, false))
            sheet_paragraph(sheet, "(This one has no grid that fits here. Think it over on the back.)");
        sheet_blanks(sheet, labels, 2);
        sheet_close(sheet);
    }
    sheet_close(sheet);
    sheet_open(sheet, SHEET_TOGETHER);
    sheet_heading(sheet, "%s", proof_heading);
    sheet_paragraph(sheet, "A position is balanced if every column of its grid holds an even number of ones. "
                           "Lemma 1: from an unbalanced position some move leads to a balanced one. Lemma 2: "
                           "every move from a balanced position leads to an unbalanced one.");
    sheet_paragraph(sheet, "Prove Lemma 2. Begin with what a move does to one row of the grid.");
    sheet_room(sheet, PROOF_LINES);
    sheet_close(sheet);
}

/* The last position that is labelled is the start. */
static void add_label_task(const struct sheet *sheet, const struct worksheet *worksheet) {
    const struct game *game = worksheet->game;
    const struct labelling *labelling = &worksheet->labelling;
    struct text position = {0}, board = {0};
    if (labelling->graph.n_nodes == 0) return;
    const void *start = position_graph_position(&labelling->graph, 0);
    sheet_heading(sheet, "%s", label_heading);
    game->print(start, &position);
    sheet_paragraph(
        sheet,
        "These are all the positions that can come up from %s; positions alike in play are written "
        "once. Label them from the top down. First write at each move the label of the position "
        "that it leaves, which you have found already. %s",
        nimm_text_string(&position),
        labelling->by_value
            ? "Between { and } collect these numbers; the label is their mex, the least of "
              "0, 1, 2, ... that is not among them. With the label 0 the player to move "
              "loses; with any other the player to move wins."
            : "The label is N if some move leads to P: the player to move wins. It is P if all "
              "moves lead to N: the player to move loses. What never gets a label is D, a "
              "draw.");
    if (is_drawn(game)) {
        add_board(sheet, game, start, sheet->html ? COPY_WIDTH : BOARD_WIDTH, &board);
        sheet_lines(sheet, nimm_text_string(&board));
    }
    add_labels(sheet, worksheet, false);
    nimm_text_free(&position);
    nimm_text_free(&board);
}

static void add_questions(const struct sheet *sheet, const struct worksheet *worksheet) {
    static const char *const labels[] = {"Answer:"};
    unsigned width = sheet->html || is_drawn(worksheet->game) ? BOARD_WIDTH : SHEET_WIDTH - 8;
    if (worksheet->n_questions == 0) return;
    sheet_heading(sheet, "%s", question_heading);
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        const struct quiz_question *question = &worksheet->questions[i];
        struct text sentence = {0}, board = {0};
        quiz_add_question(question, &sentence);
        sheet_open(sheet, SHEET_TOGETHER);
        sheet_subheading(sheet, "%zu. %s", i + 1, nimm_text_string(&sentence));
        if (question->game && (question->topic == QUIZ_MOVE || is_drawn(question->game))) {
            add_board(sheet, question->game, quiz_board(question), width, &board);
            sheet_lines(sheet, nimm_text_string(&board));
        }
        sheet_blanks(sheet, labels, 1);
        sheet_close(sheet);
        nimm_text_free(&sentence);
        nimm_text_free(&board);
    }
    sheet_close(sheet);
}

/* --- for the teacher ------------------------------------------------------------------------- */

/* The answer and its working as one paragraph after a label. */
static void add_answer(const struct sheet *sheet, struct solver *solver, const char *label,
                       const struct quiz_question *question) {
    struct text answer = {0}, working = {0};
    quiz_add_answer(solver, question, &answer);
    quiz_add_working(solver, question, &working);
    sheet_paragraph(sheet, "%s%s.%s%s", label, nimm_text_string(&answer), working.length > 0 ? " " : "",
                    nimm_text_string(&working));
    nimm_text_free(&answer);
    nimm_text_free(&working);
}

static void add_start_key(const struct sheet *sheet, const struct handout *handout, size_t i) {
    const struct worksheet *worksheet = handout->worksheet;
    struct quiz quiz;
    struct quiz_question question;
    quiz_begin(&quiz, handout->solver, 1, QUIZ_ALL_TOPICS, 0);
    enum solve_status status =
        quiz_ask(&quiz, QUIZ_WINNER, worksheet->game, worksheet_position(worksheet, i), &question);
    add_start_title(sheet, worksheet, i);
    if (status != NIMM_SOLVE_OK) {
        sheet_paragraph(sheet, status == NIMM_SOLVE_NO_ANSWER
                                   ? "With good play nobody wins: a draw."
                                   : "Too large to search: who wins is not known.");
        return;
    }
    add_answer(sheet, handout->solver, "Who should win: ", &question);
    add_grid(sheet, handout, i, true);
    if (question.yes) {
        struct text moves = {0};
        question.topic = QUIZ_MOVE;
        quiz_add_answer(handout->solver, &question, &moves);
        sheet_paragraph(sheet, "Winning moves: %s.", nimm_text_string(&moves));
        nimm_text_free(&moves);
    } else {
        sheet_paragraph(sheet, "No move wins here: every move has a winning answer.");
    }
    quiz_question_free(&question);
}

static void add_key(const struct sheet *sheet, const struct handout *handout) {
    const struct worksheet *worksheet = handout->worksheet;
    sheet_heading(sheet, "Answers to sheet %" PRIu64, handout->seed);
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_key(sheet, handout, i);
        sheet_close(sheet);
    }
    sheet_close(sheet);
    if (has_grids(handout)) {
        sheet_heading(sheet, "%s", proof_heading);
        sheet_paragraph(sheet, "Lemma 2: a move changes one row of the grid, so at least one digit of it. In "
                               "that digit's column the number of ones was even and goes up or down by one: "
                               "now it is odd, and the position is unbalanced.");
    }
    if (worksheet->labelling.graph.n_nodes > 0) {
        sheet_heading(sheet, "%s", label_heading);
        add_labels(sheet, worksheet, true);
    }
    if (worksheet->n_questions > 0) sheet_heading(sheet, "%s", question_heading);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        struct text label = {0};
        text_addf(&label, "%zu. Answer: ", i + 1);
        add_answer(sheet, handout->solver, nimm_text_string(&label), &worksheet->questions[i]);
        nimm_text_free(&label);
    }
}

void handout_add(const struct handout *handout, struct text *out) {
    static const char *const labels[] = {"Name:", "Date:"};
    const struct sheet sheet = {.out = out, .html = handout->html, .screen = handout->screen};
    struct text title = {0};
    text_addf(&title, "%s: worksheet %" PRIu64, handout->worksheet->game->title, handout->seed);
    sheet_begin(&sheet, nimm_text_string(&title));
    nimm_text_free(&title);
    if (handout->tasks) {
        sheet_tally(&sheet, labels, 2);
        add_play(&sheet, handout);
        add_grids(&sheet, handout);
        add_label_task(&sheet, handout->worksheet);
        add_questions(&sheet, handout->worksheet);
        sheet_paragraph(&sheet, "To print this sheet again: %s (add --key for the answers)",
                        handout->command);
    }
    if (handout->tasks && handout->key) sheet_page_break(&sheet);
    if (handout->key) add_key(&sheet, handout);
    sheet_end(&sheet);
}
