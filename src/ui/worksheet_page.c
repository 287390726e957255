/* SPDX-License-Identifier: MIT */
#include "ui/worksheet_page.h"

#include <inttypes.h>
#include <string.h>

/* Sections of the handout. */
static const char play_heading[] = "1. Play", grid_heading[] = "2. The binary grid",
                  question_heading[] = "3. Questions";

/* Which start, "A" for the first. */
static char letter(size_t i) {
    return (char)('A' + i);
}

/* As printf, for one paragraph or heading. */
static void add(void (*element)(struct text *, const char *), struct text *out, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

static void add(void (*element)(struct text *, const char *), struct text *out, const char *format, ...) {
    struct text sentence = {0};
    va_list arguments;
    va_start(arguments, format);
    text_addv(&sentence, format, arguments);
    va_end(arguments);
    element(out, text_string(&sentence));
    text_free(&sentence);
}

/* "Start A: 1,2,3". */
static void add_start_title(const struct worksheet_page *page, size_t i, struct text *out) {
    struct text position = {0};
    page->sheet->game->print(worksheet_position(page->sheet, i), &position);
    add(page->form->subheading, out, "Start %c: %s", letter(i), text_string(&position));
    text_free(&position);
}

/* --- for the students ------------------------------------------------------------------------ */

static void add_name_lines(const struct worksheet_page *page, struct text *out) {
    static const char *const labels[] = {"Name:", "Date:"};
    page->form->tally(out, labels, 2);
}

static void add_play(const struct worksheet_page *page, struct text *out) {
    static const char *const tally[] = {"How often did I win?", "How often did my neighbour win?"};
    static const char *const labels[] = {"Who should win, the first player or the second?", "How?"};
    const struct game *game = page->sheet->game;
    page->form->heading(out, play_heading);
    page->form->paragraph(out, game->rules);
    page->form->paragraph(
        out, "Play with your neighbour, taking turns with a pen: cross out what a move takes, or draw "
             "the move. Each start is here several times; change who begins.");
    for (size_t i = 0; i < page->sheet->n_positions; i++) {
        struct text cell = {0};
        add_start_title(page, i, out);
        worksheet_cell_add(game, worksheet_position(page->sheet, i), &cell);
        page->form->copies(out, text_string(&cell), page->copies);
        page->form->tally(out, tally, 2);
        page->form->blanks(out, labels, 2);
        text_free(&cell);
    }
}

static void add_grids(const struct worksheet_page *page, struct text *out) {
    static const char *const labels[] = {"Balanced or unbalanced?",
                                         "A move that balances it, if there is one:"};
    page->form->heading(out, grid_heading);
    page->form->paragraph(
        out,
        page->sheet->game->disguise
            ? "Find the Nim pile that each part equals, and write it in binary: 1 under each power of two "
              "that it uses, else 0. In the bottom row write 1 below a column with an odd number of ones, "
              "else 0."
            : "Write each pile in binary: 1 under each power of two that it uses, else 0. In the bottom row "
              "write 1 below a column with an odd number of ones, else 0.");
    for (size_t i = 0; i < page->sheet->n_positions; i++) {
        add_start_title(page, i, out);
        if (!worksheet_grid_add(page, worksheet_position(page->sheet, i), false, out))
            page->form->paragraph(out, "(This one has no grid that fits here. Think it over on the back.)");
        page->form->blanks(out, labels, 2);
    }
}

/* The rules of the games that questions are about, each once. */
static void add_rules(const struct worksheet_page *page, struct text *out) {
    for (size_t i = 0; i < page->sheet->n_questions; i++) {
        const struct game *game = page->sheet->questions[i].game;
        bool told = !game || game == page->sheet->game;
        for (size_t k = 0; !told && k < i; k++) told = page->sheet->questions[k].game == game;
        if (!told) add(page->form->paragraph, out, "%s: %s", game->title, game->rules);
    }
}

static void add_questions(const struct worksheet_page *page, struct text *out) {
    static const char *const labels[] = {"Answer:"};
    const struct style style = {.width = SHEET_WIDTH - 8};
    if (page->sheet->n_questions == 0) return;
    page->form->heading(out, question_heading);
    add_rules(page, out);
    for (size_t i = 0; i < page->sheet->n_questions; i++) {
        const struct quiz_question *question = &page->sheet->questions[i];
        struct text sentence = {0}, board = {0};
        text_addf(&sentence, "%u. ", (unsigned)i + 1);
        quiz_add_question(question, &sentence);
        page->form->subheading(out, text_string(&sentence));
        if (question->game && question->topic == QUIZ_MOVE)
            question->game->draw(question->position, &style, &board);
        if (board.length > 0) page->form->lines(out, text_string(&board));
        page->form->blanks(out, labels, 1);
        text_free(&sentence);
        text_free(&board);
    }
}

/* --- for the teacher ------------------------------------------------------------------------- */

/* The answer and its working as one paragraph behind a label. */
static void add_answer(const struct worksheet_page *page, const char *label,
                       const struct quiz_question *question, struct text *out) {
    struct text sentence = {0}, working = {0};
    text_add(&sentence, label);
    quiz_add_answer(page->solver, question, &sentence);
    quiz_add_working(page->solver, question, &working);
    text_add_char(&sentence, '.');
    if (working.length > 0) text_addf(&sentence, " %s", text_string(&working));
    page->form->paragraph(out, text_string(&sentence));
    text_free(&sentence);
    text_free(&working);
}

static void add_winning_moves(const struct worksheet_page *page, struct quiz_question question,
                              struct text *out) {
    struct text moves = {0};
    question.topic = QUIZ_MOVE;
    quiz_add_answer(page->solver, &question, &moves);
    add(page->form->paragraph, out, "Winning moves: %s.", text_string(&moves));
    text_free(&moves);
}

static void add_start_key(const struct worksheet_page *page, size_t i, struct text *out) {
    struct quiz_question question;
    enum solve_status status = worksheet_ask(page->sheet, i, page->solver, QUIZ_WINNER, &question);
    add_start_title(page, i, out);
    if (status != SOLVE_OK) {
        page->form->paragraph(out, status == SOLVE_NO_ANSWER ? "With good play nobody can be made to lose."
                                                             : "Too large to search: who wins is not known.");
        return;
    }
    add_answer(page, "Who should win: ", &question, out);
    worksheet_grid_add(page, worksheet_position(page->sheet, i), true, out);
    if (question.yes)
        add_winning_moves(page, question, out);
    else
        page->form->paragraph(out, "No move wins here; the answer to each can win.");
}

static void add_key(const struct worksheet_page *page, struct text *out) {
    add(page->form->heading, out, "Answers to sheet %" PRIu64, page->seed);
    for (size_t i = 0; i < page->sheet->n_positions; i++) add_start_key(page, i, out);
    if (page->sheet->n_questions > 0) page->form->heading(out, question_heading);
    for (size_t i = 0; i < page->sheet->n_questions; i++) {
        struct text label = {0};
        text_addf(&label, "%u. Answer: ", (unsigned)i + 1);
        add_answer(page, text_string(&label), &page->sheet->questions[i], out);
        text_free(&label);
    }
}

bool worksheet_page_add(const struct worksheet_page *page, struct text *out) {
    struct text title = {0};
    text_addf(&title, "%s: worksheet %" PRIu64, page->sheet->game->title, page->seed);
    page->form->begin(out, text_string(&title));
    text_free(&title);
    if (page->tasks) {
        add_name_lines(page, out);
        add_play(page, out);
        add_grids(page, out);
        add_questions(page, out);
        add(page->form->paragraph, out, "This sheet again: %s (with --key: its answers)", page->command);
    }
    if (page->tasks && page->key) page->form->page_break(out);
    if (page->key) add_key(page, out);
    page->form->end(out);
    return true;
}
