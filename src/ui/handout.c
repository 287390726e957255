/* SPDX-License-Identifier: MIT */
#include "ui/handout.h"

#include <inttypes.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/quiz.h"
#include "ui/sheet.h"

/* Headings of the tasks and of the key. */
static const char label_heading[] = "Label every position", proof_heading[] = "Prove it",
                  question_heading[] = "Questions";

static const struct {
    const char *claim, *hint, *proof;
} lemmas[] = {
    {"Lemma 1: from an unbalanced position some move leads to a balanced one.",
     "Prove it. Begin with the leftmost column that holds an odd number of ones.",
     "Proof: the leftmost odd column holds a one. In its row change the digit in every odd column: now "
     "every column is even. The leftmost digit that changes was a 1 and is a 0 now, so the row's number is "
     "smaller than it was: a move can do that."},
    {"Lemma 2: every move from a balanced position leads to an unbalanced one.",
     "Prove it. Begin with what a move does to one row of the grid.",
     "Proof: a move changes one row of the grid, so at least one digit of it. In that digit's column the "
     "number of ones was even and goes up or down by one: now it is odd, and the position is unbalanced."},
};

/* Two boards stand side by side; on a web page four to be crossed out. */
enum { BOARD_WIDTH = SHEET_WIDTH / 2 - 4, COPY_WIDTH = 24 };

/* Are positions clear only as boards? */
static bool is_drawn(const struct game *game) {
    return !(game->flags & NIMM_GAME_WRITTEN);
}

static void print_board(const struct sheet *sheet, const struct game *game, const void *position,
                        unsigned width, struct text *board) {
    const struct style style = {.width = width};
    if (sheet->html)
        nimm_game_draw_svg(game, position, &style, board);
    else
        nimm_game_draw_text(game, position, &style, board);
}

static void add_board(const struct sheet *sheet, const struct game *game, const void *position,
                      unsigned width) {
    struct text board = {0};
    print_board(sheet, game, position, width, &board);
    sheet_lines(sheet, nimm_text_string(&board));
    nimm_text_free(&board);
}

/* "Start A: 1,2,3". */
static void add_start_title(const struct sheet *sheet, const struct worksheet *worksheet, size_t i) {
    struct text position = {0};
    worksheet->game->print(worksheet_position(worksheet, i), &position);
    sheet_say(sheet, SHEET_SUBHEADING, "Start %c: %s", (char)('A' + i), nimm_text_string(&position));
    nimm_text_free(&position);
}

/* --- the binary grid ------------------------------------------------------------------------- */

enum { GRID_ROWS = 12, GRID_DIGITS = 8 };

/* The piles of start i, for its grid. False: there is none, as it takes two piles, or it is too large for a
 * page. */
static bool find_piles(const struct handout *handout, size_t i, struct piles *piles) {
    const struct game *game = handout->worksheet->game;
    solver_begin(handout->solver);
    return game->describe &&
           nimm_game_piles(handout->solver, game, worksheet_position(handout->worksheet, i), piles) ==
               NIMM_SOLVE_OK &&
           piles->n >= 2 && piles->n <= GRID_ROWS && nimm_grid(piles->value, piles->n).columns <= GRID_DIGITS;
}

static bool has_grids(const struct handout *handout) {
    struct piles piles;
    for (size_t i = 0; i < handout->worksheet->n_positions; i++)
        if (find_piles(handout, i, &piles)) return true;
    return false;
}

static void add_grid(const struct sheet *sheet, const struct handout *handout, size_t i,
                     const struct piles *piles, bool filled) {
    enum { LEAST_DIGITS = 3, BEFORE = 2 };
    const struct game *game = handout->worksheet->game;
    unsigned digits = nimm_grid(piles->value, piles->n).columns;
    if (digits < LEAST_DIGITS) digits = LEAST_DIGITS;
    struct text cells[(GRID_ROWS + 2) * (BEFORE + GRID_DIGITS)] = {0}, reason = {0};
    size_t columns = BEFORE + digits;
    text_add(&cells[1], "value");
    for (unsigned c = 0; c < digits; c++)
        text_add_number(&cells[BEFORE + c], UINT64_C(1) << (digits - 1 - c));
    for (size_t row = 0; row <= piles->n; row++) {
        struct text *at = &cells[(row + 1) * columns];
        uint64_t value = row < piles->n ? piles->value[row] : nimm_sum(piles->value, piles->n);
        if (row < piles->n)
            game->describe(worksheet_position(handout->worksheet, i), row, &at[0], &reason);
        else
            text_add(&at[0], "nim-sum");
        if (filled || (row < piles->n && !game->disguise)) text_add_number(&at[1], value);
        for (unsigned c = 0; filled && c < digits; c++)
            text_add_char(&at[BEFORE + c], value >> (digits - 1 - c) & 1 ? '1' : '0');
    }
    sheet_table(sheet, cells, columns, piles->n + 2);
    for (size_t k = 0; k < (piles->n + 2) * columns; k++) nimm_text_free(&cells[k]);
    nimm_text_free(&reason);
}

/* --- labels ---------------------------------------------------------------------------------- */

/* The positions of the small start, in the order in which they can be labeled: a table on a web page, lines
 * in plain text, where cells would have to be folded. */
static void add_labels(const struct sheet *sheet, const struct labelling *labelling, bool filled) {
    enum { COLUMNS = 3 };
    struct text cells[COLUMNS * (WORKSHEET_LABELS + 1)] = {0};
    const enum label_form form = filled ? LABEL_STARS : LABEL_BLANK;
    size_t rows = labelling->graph.n_nodes + 1;
    text_add(&cells[0], "position");
    text_add(&cells[1], "its moves");
    text_add(&cells[2], "its label");
    for (uint32_t i = 0; i + 1 < rows; i++) {
        struct text *row = &cells[COLUMNS * (i + 1)];
        struct label label;
        labelling_step(labelling, i, &label);
        label_print_position(&label, &row[0]);
        label_print_options(&label, SIZE_MAX, form, &row[1]);
        label_print_reason(&label, form, &row[2]);
        if (!sheet->html)
            sheet_say(sheet, SHEET_PARAGRAPH, "%s: %s; %s", nimm_text_string(&row[0]),
                      nimm_text_string(&row[1]), nimm_text_string(&row[2]));
        label_free(&label);
    }
    if (sheet->html) sheet_table(sheet, cells, COLUMNS, rows);
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
static void print_copy(const struct sheet *sheet, const struct game *game, const void *position,
                       struct text *copy) {
    struct text printed = {0};
    game->print(position, &printed);
    if (is_drawn(game))
        print_board(sheet, game, position, sheet->html ? COPY_WIDTH : BOARD_WIDTH, copy);
    else if (!(game->flags & NIMM_GAME_STONES && add_stones(nimm_text_string(&printed), copy)))
        text_add(copy, nimm_text_string(&printed));
    nimm_text_free(&printed);
}

static void add_play(const struct sheet *sheet, const struct handout *handout) {
    const struct worksheet *worksheet = handout->worksheet;
    sheet_say(sheet, SHEET_HEADING, "Play");
    struct text rules = {0};
    nimm_game_add_rules(worksheet->game, worksheet_position(worksheet, 0), false, true, &rules);
    sheet_say(sheet, SHEET_PARAGRAPH, "%s", nimm_text_string(&rules));
    nimm_text_free(&rules);
    sheet_say(sheet, SHEET_PARAGRAPH,
              "Play with your neighbor, taking turns with a pen: cross out what a move takes, or draw "
              "the move. Each start is printed several times; take turns to begin.");
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        struct text copy = {0};
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_title(sheet, worksheet, i);
        print_copy(sheet, worksheet->game, worksheet_position(worksheet, i), &copy);
        sheet_copies(sheet, nimm_text_string(&copy), handout->copies);
        sheet_blank(sheet, "How often did I win, and how often my neighbor?");
        sheet_blank(sheet, "Who should win, the first player or the second?");
        sheet_blank(sheet, "How?");
        sheet_close(sheet);
        nimm_text_free(&copy);
    }
}

static void add_grids(const struct sheet *sheet, const struct handout *handout) {
    enum { PROOF_LINES = 4 };
    const struct worksheet *worksheet = handout->worksheet;
    struct piles piles;
    if (!has_grids(handout)) return;
    sheet_say(sheet, SHEET_HEADING, "The binary grid");
    sheet_say(
        sheet, SHEET_PARAGRAPH,
        "%s in binary: a 1 under each power of two that it uses, a 0 under the others. In the bottom row "
        "write a 1 below each column with an odd number of ones, a 0 below the others.",
        worksheet->game->disguise ? "Find the Nim pile that each part equals, and write it"
                                  : "Write each pile");
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_title(sheet, worksheet, i);
        if (find_piles(handout, i, &piles))
            add_grid(sheet, handout, i, &piles, false);
        else
            sheet_say(sheet, SHEET_PARAGRAPH,
                      "(This one has no grid that fits here. Think it over on the back.)");
        sheet_blank(sheet, "Balanced or unbalanced?");
        sheet_blank(sheet, "A move that balances it, if there is one:");
        sheet_close(sheet);
    }
    sheet_close(sheet);
    sheet_open(sheet, SHEET_TOGETHER);
    sheet_say(sheet, SHEET_HEADING, "%s", proof_heading);
    sheet_say(sheet, SHEET_PARAGRAPH,
              "A position is balanced if every column of its grid holds an even number of ones.");
    for (size_t i = 0; i < 2; i++) {
        sheet_say(sheet, SHEET_PARAGRAPH, "%s %s", lemmas[i].claim, lemmas[i].hint);
        for (size_t line = 0; line < PROOF_LINES; line++) sheet_blank(sheet, "");
    }
    sheet_close(sheet);
}

/* The last position that is labeled is the start. */
static void add_label_task(const struct sheet *sheet, const struct worksheet *worksheet) {
    const struct game *game = worksheet->game;
    const struct labelling *labelling = &worksheet->labelling;
    struct text position = {0};
    if (labelling->graph.n_nodes == 0) return;
    const void *start = position_graph_position(&labelling->graph, 0);
    sheet_say(sheet, SHEET_HEADING, "%s", label_heading);
    game->print(start, &position);
    sheet_say(sheet, SHEET_PARAGRAPH,
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
    if (is_drawn(game)) add_board(sheet, game, start, sheet->html ? COPY_WIDTH : BOARD_WIDTH);
    add_labels(sheet, labelling, false);
    nimm_text_free(&position);
}

static void add_questions(const struct sheet *sheet, const struct worksheet *worksheet) {
    unsigned width = sheet->html || is_drawn(worksheet->game) ? BOARD_WIDTH : SHEET_WIDTH - 8;
    if (worksheet->n_questions == 0) return;
    sheet_say(sheet, SHEET_HEADING, "%s", question_heading);
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        const struct quiz_question *question = &worksheet->questions[i];
        struct text sentence = {0};
        quiz_add_question(question, LABEL_STARS, &sentence);
        sheet_open(sheet, SHEET_TOGETHER);
        sheet_say(sheet, SHEET_SUBHEADING, "%zu. %s", i + 1, nimm_text_string(&sentence));
        if (question->game && (question->topic == QUIZ_MOVE || is_drawn(question->game)))
            add_board(sheet, question->game, quiz_board(question), width);
        sheet_blank(sheet, "Answer:");
        sheet_close(sheet);
        nimm_text_free(&sentence);
    }
    sheet_close(sheet);
}

/* --- for the teacher ------------------------------------------------------------------------- */

/* The answer and its working as one paragraph after a label. */
static void add_answer(const struct sheet *sheet, struct solver *solver, const char *label,
                       const struct quiz_question *question) {
    struct text answer = {0}, working = {0};
    quiz_add_answer(solver, question, &answer);
    quiz_add_working(solver, question, LABEL_STARS, &working);
    sheet_say(sheet, SHEET_PARAGRAPH, "%s%s.%s%s", label, nimm_text_string(&answer),
              working.length > 0 ? " " : "", nimm_text_string(&working));
    nimm_text_free(&answer);
    nimm_text_free(&working);
}

static void add_start_key(const struct sheet *sheet, const struct handout *handout, size_t i) {
    const struct worksheet *worksheet = handout->worksheet;
    struct quiz quiz = {.solver = handout->solver};
    struct quiz_question question = {
        .topic = QUIZ_WINNER,
        .game = worksheet->game,
        .position = memory_copy(worksheet_position(worksheet, i), worksheet->game->size)};
    struct piles piles;
    enum solve_status status = quiz_find_answer(&quiz, &question);
    add_start_title(sheet, worksheet, i);
    if (status != NIMM_SOLVE_OK) {
        sheet_say(sheet, SHEET_PARAGRAPH,
                  status == NIMM_SOLVE_NO_ANSWER ? "With good play nobody wins: a draw."
                                                 : "Too large to search: who wins is not known.");
        quiz_question_free(&question);
        return;
    }
    add_answer(sheet, handout->solver, "Who should win: ", &question);
    if (find_piles(handout, i, &piles)) add_grid(sheet, handout, i, &piles, true);
    if (question.yes) {
        struct text moves = {0};
        question.topic = QUIZ_MOVE;
        quiz_add_answer(handout->solver, &question, &moves);
        sheet_say(sheet, SHEET_PARAGRAPH, "Winning moves: %s.", nimm_text_string(&moves));
        nimm_text_free(&moves);
    } else {
        sheet_say(sheet, SHEET_PARAGRAPH, "No move wins here: every move has a winning answer.");
    }
    quiz_question_free(&question);
}

static void add_key(const struct sheet *sheet, const struct handout *handout) {
    const struct worksheet *worksheet = handout->worksheet;
    sheet_say(sheet, SHEET_HEADING, "Answers to sheet %" PRIu64, handout->seed);
    sheet_open(sheet, SHEET_IN_COLUMNS);
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        sheet_open(sheet, SHEET_TOGETHER);
        add_start_key(sheet, handout, i);
        sheet_close(sheet);
    }
    sheet_close(sheet);
    if (has_grids(handout)) {
        sheet_say(sheet, SHEET_HEADING, "%s", proof_heading);
        for (size_t i = 0; i < 2; i++)
            sheet_say(sheet, SHEET_PARAGRAPH, "%s %s", lemmas[i].claim, lemmas[i].proof);
    }
    if (worksheet->labelling.graph.n_nodes > 0) {
        sheet_say(sheet, SHEET_HEADING, "%s", label_heading);
        add_labels(sheet, &worksheet->labelling, true);
    }
    if (worksheet->n_questions > 0) sheet_say(sheet, SHEET_HEADING, "%s", question_heading);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        struct text label = {0};
        text_addf(&label, "%zu. Answer: ", i + 1);
        add_answer(sheet, handout->solver, nimm_text_string(&label), &worksheet->questions[i]);
        nimm_text_free(&label);
    }
}

void handout_add(const struct handout *handout, struct text *out) {
    const struct sheet sheet = {.out = out, .html = handout->html, .screen = handout->screen};
    struct text title = {0};
    text_addf(&title, "%s: worksheet %" PRIu64, handout->worksheet->game->title, handout->seed);
    sheet_begin(&sheet, nimm_text_string(&title));
    nimm_text_free(&title);
    if (handout->tasks) {
        sheet_blank(&sheet, "Name and date:");
        add_play(&sheet, handout);
        add_grids(&sheet, handout);
        add_label_task(&sheet, handout->worksheet);
        add_questions(&sheet, handout->worksheet);
        sheet_say(&sheet, SHEET_PARAGRAPH, "To print this sheet again: %s (add --key for the answers)",
                  handout->command);
    }
    if (handout->tasks && handout->key) sheet_page_break(&sheet);
    if (handout->key) add_key(&sheet, handout);
    sheet_end(&sheet);
}
