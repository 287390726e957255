/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "nimm/scan.h"
#include "ui/worksheet_page.h"

/* Are the numbers of this position stones? Where they are not, a disguise says what they are, unless single
 * piles have a code. */
static bool has_stones(const struct game *game, const void *position) {
    struct octal_code code;
    return game->flags & GAME_HEAPS && (!game->disguise || (game->code && game->code(position, &code)));
}

/* "o oo ooo"; false: it is no list of numbers, or too long for a page. */
static bool add_stones(const char *numbers, struct text *text) {
    enum { MOST = 64 };
    size_t start = text->length;
    for (struct token token; token = scan_token(&numbers, ","), token.length > 0;) {
        uint64_t n;
        if (token_number(token, &n) != SCAN_NUMBER || n > MOST || text->length - start + n > MOST)
            return false;
        if (text->length > start) text_add_char(text, ' ');
        text_add_repeated(text, "o", n);
    }
    return text->length > start;
}

void worksheet_cell_add(const struct game *game, const void *position, struct text *text) {
    struct style style = {.width = SHEET_WIDTH - 6};
    struct text printed = {0}, stones = {0};
    game->print(position, &printed);
    if (has_stones(game, position) && add_stones(text_string(&printed), &stones))
        text_add(text, text_string(&stones));
    else if (game->flags & GAME_HEAPS)
        text_add(text, text_string(&printed));
    else
        game->draw(position, &style, text);
    text_free(&printed);
    text_free(&stones);
}
