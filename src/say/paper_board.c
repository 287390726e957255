/* SPDX-License-Identifier: MIT */
#include "say/paper_board.h"

#include "core/text.h"
#include "games/game.h"
#include "say/scratch.h"

/* In columns of 2 mm, as PAPER_WIDTH; and from which height on a board is tall. */
enum { BOARD_WIDTH = 42, SMALL_WIDTH = 18, TALL_MM = 45 };

/* A board that nobody plays on has no room for what is drawn in play. */
enum use { TO_PLAY_ON, TO_LOOK_AT };

/* A board and its size. */
struct drawing {
    const char *svg;
    struct paper_size size;
    unsigned width; /* of its style */
};

static struct drawing draw_scaled(const struct question *question, unsigned width, unsigned percent,
                                  enum use use) {
    struct text *picture = scratch();
    const struct style style = {.width = width, .percent = percent, .is_brief = use == TO_LOOK_AT};
    const struct paper_size size =
        canvas_draw_svg(question->game, question->position, &style, picture);
    return (struct drawing){picture->data, size, width};
}

/* A board at most that wide; a tall picture is drawn so that four of it fill a row, if its stones
 * need not be smaller for that. */
static struct drawing draw(const struct question *question, unsigned width, enum use use) {
    const struct drawing large = draw_scaled(question, width, 100, use);
    const struct drawing small = draw_scaled(question, SMALL_WIDTH, 100, use);
    const bool is_shrunk = large.size.drawn_wide == small.size.drawn_wide &&
                           large.size.drawn_high == small.size.drawn_high;
    const bool fits_small =
        !question->game->notation_is_clear && large.size.high > TALL_MM && !is_shrunk;
    return fits_small ? small : large;
}

/* A board to write on: a tall one is drawn smaller, and a small one larger, up to so many
 * millimeters wide and high; but words are never larger than those of the page, nor below 9 points.
 */
static struct drawing draw_to_write_on(const struct question *question, unsigned width,
                                       struct paper_size most, enum use use) {
    enum { HIGHEST_MM = 52, MOST_PERCENT = 140, LEAST_OF_WORDS = 80 };
    const struct drawing usual = draw(question, width, use);
    const unsigned high = usual.size.high, wide = usual.size.wide;
    if (question->game->notation_is_clear) return usual;
    if (high > HIGHEST_MM) {
        const unsigned least = usual.size.has_words ? LEAST_OF_WORDS : 1;
        const unsigned scaled = 100 * HIGHEST_MM / high;
        return draw_scaled(question, usual.width, scaled < least ? least : scaled, use);
    }
    if (usual.size.has_words || high >= most.high || wide >= most.wide) return usual;
    unsigned percent = MOST_PERCENT;
    if (percent > 100 * most.high / high) percent = 100 * most.high / high;
    if (percent > 100 * most.wide / wide) percent = 100 * most.wide / wide;
    return draw_scaled(question, usual.width, percent, use);
}

/* Adds a board to the page. */
static void add(const struct drawing *board, struct text *out) {
    text_addf(out, "<div class=\"board\">%s</div>\n", board->svg);
}

void paper_add_board(const struct question *question, bool in_column, struct text *out) {
    struct drawing board =
        draw_scaled(question, in_column ? BOARD_WIDTH : PAPER_WIDTH, 100, TO_PLAY_ON);
    if (board.size.high > TALL_MM) board = draw(question, BOARD_WIDTH, TO_PLAY_ON);
    add(&board, out);
}

void paper_add_board_to_guess(const struct question *question, struct text *out) {
    const struct paper_size third = {.wide = 56, .high = 32};
    const struct drawing board = draw_to_write_on(question, BOARD_WIDTH, third, TO_LOOK_AT);
    add(&board, out);
}

/* How wide a board can be of which n stand beside each other. */
enum { BOX_PADDING_MM = 7 };
static unsigned width_beside(size_t page, size_t n) {
    const size_t room = (page / n - BOX_PADDING_MM) / 2;
    return room < BOARD_WIDTH ? (unsigned)room : BOARD_WIDTH;
}

/* The largest width that leaves room for some boards beside each other, and folds no pile or row
 * that a single one would not fold: a pile in two lines looks like two piles. If that folds one,
 * the board is as wide as the page. */
static unsigned width_of_boxes(const struct question *question, size_t page, size_t copies) {
    enum { MOST_BESIDE = 3 };
    const unsigned whole = (unsigned)(page - BOX_PADDING_MM) / 2;
    const unsigned high = draw_scaled(question, width_beside(page, 1), 100, TO_PLAY_ON).size.high;
    size_t n = copies < MOST_BESIDE ? copies : MOST_BESIDE;
    if (draw_scaled(question, whole, 100, TO_PLAY_ON).size.high < high) return whole;
    while (n > 1 && draw_scaled(question, width_beside(page, n), 100, TO_PLAY_ON).size.high > high)
        n--;
    return width_beside(page, n);
}

void paper_add_boxes(const struct question *question, size_t copies, bool in_column,
                     struct text *out) {
    enum { PAGE_MM = 186, COLUMN_MM = 89, PADDING_MM = BOX_PADDING_MM };
    const size_t page = in_column ? COLUMN_MM : PAGE_MM;
    const unsigned most = width_of_boxes(question, page, copies);
    const struct paper_size largest = {.wide = 2 * most, .high = 40};
    const struct drawing board = draw_to_write_on(question, most, largest, TO_PLAY_ON);
    const size_t fit = page / (board.size.wide + PADDING_MM);
    const size_t rows = (copies + fit - 1) / fit;
    text_addf(out, "<div class=\"boxes\" style=\"grid-template-columns: repeat(%zu, 1fr)\">\n",
              (copies + rows - 1) / rows);
    text_addf(out, "<div>%s</div>\n", board.svg);
    for (size_t i = 1; i < copies; i++)
        text_addf(out, "<div aria-hidden=\"true\">%s</div>\n", board.svg);
    text_add(out, "</div>\n");
}
