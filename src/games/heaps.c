/* SPDX-License-Identifier: MIT */
#include "games/heaps.h"

#include <stdlib.h>
#include <string.h>

#include "nimm/scan.h"

bool heaps_parse(const char *string, struct heaps *heaps, struct text *why) {
    memset(heaps, 0, sizeof *heaps);
    heaps->n = scan_numbers(string, heaps->pile, HEAPS_MAX, "pile size", why);
    return heaps->n > 0;
}

void heaps_print(const struct heaps *heaps, struct text *text) {
    text_add_numbers(text, heaps->pile, heaps->n);
}

static bool range_is_given(struct range range) {
    return range.low != 0 || range.high != 0;
}

bool heaps_random(const struct shape *shape, struct range parts, struct range amount, struct random *random,
                  struct heaps *heaps, struct text *why) {
    if (range_is_given(shape->parts)) parts = shape->parts;
    if (range_is_given(shape->amount)) amount = shape->amount;
    if (parts.low < 1 || parts.high > HEAPS_MAX) {
        text_addf(why, "there can be 1 to %d piles", HEAPS_MAX);
        return false;
    }
    memset(heaps, 0, sizeof *heaps);
    heaps->n = random_between(random, parts.low, parts.high);
    for (size_t i = 0; i < heaps->n; i++) heaps->pile[i] = random_between(random, amount.low, amount.high);
    return true;
}

void heaps_say_stones(uint64_t stones, struct text *text) {
    text_add_number(text, stones);
    text_add(text, stones == 1 ? " stone" : " stones");
}

void heaps_draw(const struct heaps *heaps, const struct style *style, struct text *text) {
    for (size_t i = 0; i < heaps->n; i++) {
        size_t start = text->length;
        text_addf(text, "Pile %zu :", i + 1);
        uint64_t room = style->width > text->length - start ? style->width - (text->length - start) : 0;
        if (style->plain || heaps->pile[i] > room / 2) {
            text_add_char(text, ' ');
            heaps_say_stones(heaps->pile[i], text);
        } else {
            text_add_repeated(text, " O", heaps->pile[i]);
        }
        text_add_char(text, '\n');
    }
}

/* "pile 1, 3 or 4": those with a stone in them, as many as one reads at a glance. */
static void say_open_piles(const struct heaps *heaps, struct text *text) {
    enum { GLANCE = 8 };
    size_t open = 0;
    for (size_t i = 0; i < heaps->n; i++) open += heaps->pile[i] > 0;
    if (open > GLANCE) {
        text_addf(text, "a pile with stones from 1 to %zu", (size_t)heaps->n);
        return;
    }
    text_add(text, "pile ");
    size_t said = 0;
    for (size_t i = 0; i < heaps->n; i++) {
        if (heaps->pile[i] == 0) continue;
        if (said > 0) text_add(text, said + 1 == open ? " or " : ", ");
        text_addf(text, "%zu", i + 1);
        said++;
    }
}

bool heaps_check_pile(const struct heaps *heaps, uint64_t part, struct text *why) {
    if (part < heaps->n && heaps->pile[part] > 0) return true;
    if (part < heaps->n)
        text_addf(why, "Pile %zu is empty: choose ", (size_t)part + 1);
    else
        text_add(why, "There is no such pile: choose ");
    say_open_piles(heaps, why);
    text_add_char(why, '.');
    return false;
}

static uint64_t number_or(struct token token, uint64_t otherwise) {
    uint64_t number = otherwise;
    token_number(token, &number);
    return number;
}

static bool is_filler(struct token token) {
    static const char *const words[] = {"take", "remove", "stone", "stones", "pile", "of"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (token_is(token, words[i])) return true;
    return false;
}

/* The tokens that count; `from` is how many of them stand before the word "from", or 0. */
static size_t move_tokens(const char *string, struct token *tokens, size_t most, size_t *from) {
    const char *at = string;
    size_t n = 0;
    *from = 0;
    for (;;) {
        struct token token = scan_token(&at, ",:");
        if (token.length == 0) return n;
        if (is_filler(token)) continue;
        if (token_is(token, "from") && *from == 0 && n > 0) {
            *from = n;
            continue;
        }
        if (n == most) return most + 1;
        tokens[n++] = token;
    }
}

static bool refuse_move(const struct heaps *heaps, const char *string, bool third, struct text *why) {
    if (string[strspn(string, " \t\r")] != '\0') {
        text_add_quoted(why, string, strlen(string));
        text_add(why, " is not a move. ");
    }
    text_add(why, "Type ");
    say_open_piles(heaps, why);
    text_add(why, third ? ", the stones to take and, to split the rest, the size of one part: 1 2 or 1 2 3."
                        : " and how many stones to take from it, as 1 2.");
    return false;
}

bool heaps_parse_move(const struct heaps *heaps, bool third, const char *string, struct move *move,
                      struct text *why) {
    struct token tokens[3];
    size_t from;
    size_t most = third ? 3 : 2;
    size_t n = move_tokens(string, tokens, most, &from);
    uint64_t pile;
    bool swapped = from == 1 && n == 2; /* "take 2 from 3" */
    if (n < 1 || n > most || (from > 0 && !swapped)) return refuse_move(heaps, string, third, why);
    enum scan_result result = token_number(tokens[swapped], &pile);
    if (result == SCAN_NOT_A_NUMBER) return refuse_move(heaps, string, third, why);
    *move = (struct move){0};
    move->part = result == SCAN_NUMBER && pile >= 1 && pile <= heaps->n ? (uint32_t)(pile - 1) : UINT32_MAX;
    move->amount = n > 1 ? number_or(tokens[!swapped], 0) : 0;
    if (n == 3) {
        move->where = number_or(tokens[2], UINT64_MAX);
        if (move->where == UINT64_MAX) move->amount = 0;
    }
    return true;
}

void heaps_describe(const struct heaps *heaps, size_t i, struct text *name, struct text *reason) {
    text_addf(name, "Pile %zu", i + 1);
    heaps_say_stones(heaps->pile[i], reason);
}

static int by_size(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

void heaps_canonical(struct heaps *heaps) {
    size_t kept = 0;
    for (size_t i = 0; i < heaps->n; i++)
        if (heaps->pile[i] > 0) heaps->pile[kept++] = heaps->pile[i];
    memset(heaps->pile + kept, 0, (heaps->n - kept) * sizeof *heaps->pile);
    heaps->n = kept;
    qsort(heaps->pile, kept, sizeof *heaps->pile, by_size);
}
