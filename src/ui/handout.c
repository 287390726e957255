/* SPDX-License-Identifier: MIT */
#include "ui/handout.h"

#include <inttypes.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "nimm/nim.h"
#include "ui/sheet.h"

static const char question_heading[] = "3. Questions"; /* of the tasks and of the key */

/* "Start A: 1,2,3". */
static void add_start_title(const struct sheet *sheet, const struct worksheet *worksheet, size_t i) {
    struct text position = {0};
    worksheet->game->print(worksheet_position(worksheet, i), &position);
    sheet_subheading(sheet, "Start %c: %s", (char)('A' + i), nimm_text_string(&position));
    nimm_text_free(&position);
}

/* --- the binary grid ------------------------------------------------------------------------- */

static void add_grid_of(const struct sheet *sheet, const struct game *game, const void *position,
                        const struct piles *piles, bool filled) {
    enum { LEAST_COLUMNS = 3 };
    struct text names[NIMM_PILES_MAX] = {0}, reason = {0};
    const char *strings[NIMM_PILES_MAX];
    struct nim_grid columns = nimm_grid(piles->value, piles->n);
    for (size_t i = 0; i < piles->n; i++) {
        game->describe(position, i, &names[i], &reason);
        strings[i] = nimm_text_string(&names[i]);
    }
    struct sheet_grid grid = {.rows = piles->n,
                              .columns = columns.columns < LEAST_COLUMNS ? LEAST_COLUMNS : columns.columns,
                              .names = strings,
                              .values = piles->value,
                              .sum = nimm_sum(piles->value, piles->n),
                              .given = !game->disguise,
                              .filled = filled};
    sheet_grid(sheet, &grid);
    for (size_t i = 0; i < piles->n; i++) nimm_text_free(&names[i]);
    nimm_text_free(&reason);
}

/* The binary grid of start i. False, and nothing added: there is none, or it is too large for a page. */
static bool add_grid(const struct sheet *sheet, const struct handout *handout, size_t i, bool filled) {
    enum { MOST_ROWS = 12, MOST_COLUMNS = 8 };
    const struct game *game = handout->worksheet->game;
    const void *position = worksheet_position(handout->worksheet, i);
    struct piles piles;
    nimm_solver_begin(handout->solver);
    if (!game->describe || nimm_game_piles(handout->solver, game, position, &piles) != NIMM_SOLVE_OK ||
        piles.n == 0 || piles.n > MOST_ROWS || nimm_grid(piles.value, piles.n).columns > MOST_COLUMNS)
        return false;
    add_grid_of(sheet, game, position, &piles, filled);
    return true;
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
static void add_cell(const struct game *game, const void *position, struct text *cell) {
    const struct style style = {.width = SHEET_WIDTH - 6};
    struct text printed = {0};
    game->print(position, &printed);
    if (!(game->flags & NIMM_GAME_STONES && add_stones(nimm_text_string(&printed), cell))) {
        if (game->flags & NIMM_GAME_WRITTEN)
            text_add(cell, nimm_text_string(&printed));
        else
            game->draw(position, &style, cell);
    }
    nimm_text_free(&printed);
}

static void add_play(const struct sheet *sheet, const struct handout *handout) {
    static const char *const tally[] = {"How often did I win?", "How often did my neighbour win?"};
    static const char *const labels[] = {"Who should win, the first player or the second?", "How?"};
    const struct worksheet *worksheet = handout->worksheet;
    sheet_heading(sheet, "1. Play");
    sheet_paragraph(sheet, "%s", worksheet->game->rules);
    sheet_paragraph(sheet,
                    "Play with your neighbour, taking turns with a pen: cross out what a move takes, or draw "
                    "the move. Each start is printed several times; take turns to begin.");
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        struct text cell = {0};
        add_start_title(sheet, worksheet, i);
        add_cell(worksheet->game, worksheet_position(worksheet, i), &cell);
        sheet_copies(sheet, nimm_text_string(&cell), handout->copies);
        sheet_tally(sheet, tally, 2);
        sheet_blanks(sheet, labels, 2);
        nimm_text_free(&cell);
    }
}

static void add_grids(const struct sheet *sheet, const struct handout *handout) {
    static const char *const labels[] = {"Balanced or unbalanced?",
                                         "A move that balances it, if there is one:"};
    const struct worksheet *worksheet = handout->worksheet;
    sheet_heading(sheet, "2. The binary grid");
    sheet_paragraph(
        sheet,
        "%s in binary: a 1 under each power of two that it uses, a 0 under the others. In the bottom row "
        "write a 1 below each column with an odd number of ones, a 0 below the others.",
        worksheet->game->disguise ? "Find the Nim pile that each part equals, and write it"
                                  : "Write each pile");
    for (size_t i = 0; i < worksheet->n_positions; i++) {
        add_start_title(sheet, worksheet, i);
        if (!add_grid(sheet, handout, i, false))
            sheet_paragraph(sheet, "(This one has no grid that fits here. Think it over on the back.)");
        sheet_blanks(sheet, labels, 2);
    }
}

/* The rules of the games that questions are about, each once. */
static void add_rules(const struct sheet *sheet, const struct worksheet *worksheet) {
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        const struct game *game = worksheet->questions[i].game;
        bool told = !game || game == worksheet->game;
        for (size_t k = 0; !told && k < i; k++) told = worksheet->questions[k].game == game;
        if (!told) sheet_paragraph(sheet, "%s: %s", game->title, game->rules);
    }
}

static void add_questions(const struct sheet *sheet, const struct worksheet *worksheet) {
    static const char *const labels[] = {"Answer:"};
    const struct style style = {.width = SHEET_WIDTH - 8};
    if (worksheet->n_questions == 0) return;
    sheet_heading(sheet, question_heading);
    add_rules(sheet, worksheet);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        const struct quiz_question *question = &worksheet->questions[i];
        struct text sentence = {0}, board = {0};
        quiz_add_question(question, &sentence);
        sheet_subheading(sheet, "%zu. %s", i + 1, nimm_text_string(&sentence));
        if (question->topic == QUIZ_MOVE) {
            question->game->draw(question->position, &style, &board);
            sheet_lines(sheet, nimm_text_string(&board));
        }
        sheet_blanks(sheet, labels, 1);
        nimm_text_free(&sentence);
        nimm_text_free(&board);
    }
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
    struct quiz_question question;
    enum solve_status status = worksheet_ask(handout->worksheet, i, handout->solver, QUIZ_WINNER, &question);
    add_start_title(sheet, handout->worksheet, i);
    if (status != NIMM_SOLVE_OK) {
        sheet_paragraph(sheet, status == NIMM_SOLVE_NO_ANSWER
                                   ? "With good play nobody wins: a draw."
                                   : "Too large to search: who wins is not known.");
        return;
    }
    add_answer(sheet, handout->solver, "Who should win: ", &question);
    add_grid(sheet, handout, i, true);
    if (!question.yes) {
        sheet_paragraph(sheet, "No move wins here: every move has a winning answer.");
        return;
    }
    struct text moves = {0};
    question.topic = QUIZ_MOVE;
    quiz_add_answer(handout->solver, &question, &moves);
    sheet_paragraph(sheet, "Winning moves: %s.", nimm_text_string(&moves));
    nimm_text_free(&moves);
}

static void add_key(const struct sheet *sheet, const struct handout *handout) {
    const struct worksheet *worksheet = handout->worksheet;
    sheet_heading(sheet, "Answers to sheet %" PRIu64, handout->seed);
    for (size_t i = 0; i < worksheet->n_positions; i++) add_start_key(sheet, handout, i);
    if (worksheet->n_questions > 0) sheet_heading(sheet, question_heading);
    for (size_t i = 0; i < worksheet->n_questions; i++) {
        struct text label = {0};
        text_addf(&label, "%zu. Answer: ", i + 1);
        add_answer(sheet, handout->solver, nimm_text_string(&label), &worksheet->questions[i]);
        nimm_text_free(&label);
    }
}

void handout_add(const struct handout *handout, struct text *out) {
    static const char *const labels[] = {"Name:", "Date:"};
    const struct sheet sheet = {.out = out, .html = handout->html};
    struct text title = {0};
    text_addf(&title, "%s: worksheet %" PRIu64, handout->worksheet->game->title, handout->seed);
    sheet_begin(&sheet, nimm_text_string(&title));
    nimm_text_free(&title);
    if (handout->tasks) {
        sheet_tally(&sheet, labels, 2);
        add_play(&sheet, handout);
        add_grids(&sheet, handout);
        add_questions(&sheet, handout->worksheet);
        sheet_paragraph(&sheet, "To print this sheet again: %s (add --key for the answers)",
                        handout->command);
    }
    if (handout->tasks && handout->key) sheet_page_break(&sheet);
    if (handout->key) add_key(&sheet, handout);
    sheet_end(&sheet);
}
