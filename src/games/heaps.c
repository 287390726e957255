/* SPDX-License-Identifier: MIT */
#include "games/heaps.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/canvas.h"

bool heaps_parse(const char *string, void *position, struct text *why) {
    struct heaps *heaps = position;
    memset(heaps, 0, sizeof *heaps);
    heaps->n = scan_numbers(string, heaps->pile, HEAPS_MAX, UINT64_MAX, "pile size", why);
    return heaps->n > 0;
}

void heaps_print(const void *position, struct text *text) {
    const struct heaps *heaps = position;
    if (heaps->n == 0) text_add_char(text, '0');
    text_add_numbers(text, heaps->pile, (size_t)heaps->n);
}

void heaps_say_stones(uint64_t stones, struct text *text) {
    text_addf(text, "%" PRIu64 " stone%s", stones, stones == 1 ? "" : "s");
}

/* The largest group comes first. */
static void add_stones(uint64_t stones, const struct style *style, struct canvas *canvas) {
    uint64_t groups[64];
    const size_t n = nim_powers(stones, groups);
    for (size_t i = 0; i < n; i++) {
        const enum paint paint = style->groups ? text_group_paint(groups[i]) : PAINT_NONE;
        for (uint64_t k = 0; k < groups[i]; k++) canvas_add_painted(canvas, 2, MARK_STONE, paint);
    }
}

void heaps_draw_stones(const char *label, size_t number, uint64_t stones, uint64_t before,
                       const struct style *style, struct canvas *canvas) {
    enum { MOST_ON_PAPER = 100, MOST_HEARD = 10, MOST_AT_A_GLANCE = 8 };
    struct text *text = &canvas->words;
    size_t start = text->length;
    text_add(text, label);
    if (number > 0) text_addf(text, " %zu", number);
    if (style->counts && stones == 0) {
        text_add(text, " is empty.\n");
        return;
    }
    const bool is_assignment = !style->counts && !canvas->is_paper;
    text_add(text, is_assignment ? " :" : ":");
    size_t columns = text->length - start;
    assert(columns <= style->width);
    uint64_t most = (style->width - columns) / 2;
    if (canvas->is_paper) most = MOST_ON_PAPER;
    if (style->plain && most > MOST_HEARD) most = MOST_HEARD;
    const bool is_drawn = !style->counts && stones <= most;
    const bool has_dots = is_drawn && before > stones && before <= most;
    if (is_drawn) {
        add_stones(stones, style, canvas);
        columns += 2 * (size_t)stones;
    } else {
        const char *unit = stones == 1 ? " stone" : " stones";
        text_add_char(text, ' ');
        text_add_number(text, stones);
        if (text->length - start + strlen(unit) <= style->width) text_add(text, unit);
        if (style->counts) text_add_char(text, '.');
        columns = text->length - start;
    }
    for (uint64_t i = stones; has_dots && i < before; i++) canvas_add_mark(canvas, 2, MARK_GONE);
    if (has_dots) columns += 2 * (size_t)(before - stones);
    const bool is_counted =
        is_drawn && !style->plain && !canvas->is_paper && stones > MOST_AT_A_GLANCE;
    if (is_counted && columns + strlen(" (99)") <= style->width) {
        text_addf(text, " (%" PRIu64 ")", stones);
        columns += strlen(" (99)");
    }
    const bool has_grown = before < stones;
    if (has_grown && columns + strlen(" <-") <= style->width) text_add_arrow(text, style->palette);
    text_add_char(text, '\n');
}

void heaps_draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct heaps *heaps = position;
    const struct heaps *before = style->plain || !style->before ? heaps : style->before;
    for (size_t i = 0; i < heaps->n; i++)
        heaps_draw_stones("Pile", i + 1, heaps->pile[i], before->pile[i], style, canvas);
}

/* Each of the two parts of a pile that was split is marked, as if no stone of it had been there
 * before. A pile that was taken whole is gone, and another one has its number now. Of many piles,
 * those without a move are only counted. */
void heaps_draw_split(const struct heaps *heaps, const bool *dead, const struct style *style,
                      struct canvas *canvas) {
    enum { MANY = 10 };
    const struct heaps *before = style->plain || !style->before ? heaps : style->before;
    const bool is_later = style->before && !style->plain;
    const bool hides_dead = style->counts || (is_later && heaps->n > MANY);
    const bool is_split = before->n < heaps->n, is_taken = before->n == heaps->n;
    size_t n_dead = 0, split = 0;
    while (is_split && split < before->n && heaps->pile[split] == before->pile[split]) split++;
    for (size_t i = 0; i < heaps->n; i++) {
        uint64_t was = heaps->pile[i];
        if (is_taken) was = before->pile[i];
        if (is_split && (i == split || i == split + 1)) was = 0;
        const bool is_hidden = hides_dead && dead[i] && (style->counts || was == heaps->pile[i]);
        n_dead += is_hidden;
        if (is_hidden) continue;
        heaps_draw_stones("Pile", i + 1, heaps->pile[i], was, style, canvas);
    }
    if (n_dead == 0) return;
    const size_t from = canvas->words.length;
    text_add(&canvas->words, "No move is possible in ");
    if (n_dead == heaps->n)
        text_add(&canvas->words, "any pile.");
    else if (n_dead == 1)
        text_add(&canvas->words, "the other pile.");
    else
        text_addf(&canvas->words, "the other %zu piles.", n_dead);
    text_wrap(&canvas->words, from, canvas_fold_width(style), 0);
}

bool heaps_refuse_pile(const struct game *game, const void *position, enum player mover,
                       const struct move *move, struct text *why) {
    const struct heaps *heaps = position;
    if (move->part >= heaps->n)
        game_add_missing("pile", move->part, heaps->n, why);
    else
        text_addf(why,
                  heaps->pile[move->part] > 0 ? "No move is possible in pile %u. "
                                              : "Pile %u is empty. ",
                  (unsigned)move->part + 1);
    return game_refuse_move(game, position, mover, "", why);
}

bool heaps_parse_move(const void *position, enum player mover, const char *string,
                      struct move *move) {
    return game_scan_move(string, ",:", false, move) > 0;
}

void heaps_take(void *position, enum player mover, const struct move *move) {
    struct heaps *heaps = position;
    heaps->pile[move->part] -= move->amount;
}

bool heaps_leave_room(const struct heaps *heaps, struct text *why) {
    return heaps->n < HEAPS_MAX ||
           text_refuse(why, "too many piles: at most %d fit where a move can split one",
                       HEAPS_MAX - 1);
}

bool heaps_count_parts(uint64_t *parts, uint64_t more, struct text *why) {
    if (more > HEAPS_MAX - *parts)
        return text_refuse(why,
                           "these stones could be split into more than %d piles, the most that fit "
                           "on the table: start with fewer stones",
                           HEAPS_MAX);
    *parts += more;
    return true;
}

void heaps_split(struct heaps *heaps, size_t pile, uint64_t stones) {
    assert(heaps->n < HEAPS_MAX);
    uint64_t *at = &heaps->pile[pile];
    memmove(at + 1, at, (size_t)(heaps->n - pile) * sizeof *at);
    heaps->n++;
    at[0] = stones;
    at[1] -= stones;
}

void heaps_print_move(const void *position, const struct move *move, struct text *text) {
    text_add_number(text, move->part + UINT64_C(1));
    text_add_char(text, ' ');
    text_add_number(text, move->amount);
}

void heaps_say_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "take %" PRIu64 " from pile %u", move->amount, (unsigned)move->part + 1);
}

enum nimm_status heaps_piles(struct nimm_solver *solver, const void *position,
                             struct piles *piles) {
    const struct heaps *heaps = position;
    piles->n = (size_t)heaps->n;
    memcpy(piles->value, heaps->pile, piles->n * sizeof *piles->value);
    return NIMM_OK;
}

void heaps_describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct heaps *heaps = position;
    text_addf(name, "Pile %zu", i + 1);
    heaps_say_stones(heaps->pile[i], reason);
}

void heaps_drop_empty(struct heaps *heaps) {
    size_t kept = 0;
    for (size_t i = 0; i < heaps->n; i++)
        if (heaps->pile[i] > 0) heaps->pile[kept++] = heaps->pile[i];
    memset(heaps->pile + kept, 0, (size_t)(heaps->n - kept) * sizeof *heaps->pile);
    heaps->n = kept;
}

void heaps_canonical(void *position) {
    struct heaps *heaps = position;
    heaps_drop_empty(heaps);
    qsort(heaps->pile, (size_t)heaps->n, sizeof *heaps->pile, nim_by_size);
}
