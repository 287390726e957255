/* SPDX-License-Identifier: MIT */
#include "say/part.h"

#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "say/scratch.h"

void part_name(const struct question *question, size_t i, struct text *name, struct text *reason) {
    text_clear(name);
    text_clear(reason);
    if (question->game && question->game->theory->describe)
        question->game->theory->describe(question->position, i, name, reason);
    else if (question->game)
        text_add(name, "Position");
    if (!question->game || game_is_nim(question->game)) text_clear(reason);
}

void part_speak_name(struct text *name) {
    static const char digits[] = "0123456789";
    struct text *spoken = scratch();
    const char *number = text_string(name); /* the last one that began */
    for (const char *at = number; *at; at++) {
        const bool is_range = *at == '-' && at > number && strspn(at + 1, digits) > 0;
        const bool are_neighbors =
            is_range && strtoul(at + 1, NULL, 10) == strtoul(number, NULL, 10) + 1;
        if (are_neighbors)
            text_add(spoken, " and ");
        else if (is_range)
            text_add(spoken, " to ");
        else
            text_add_char(spoken, *at);
        if (strspn(at, digits) == 0) number = at + 1;
    }
    text_clear(name);
    text_add(name, text_string(spoken));
}

const char *part_noun(const struct game *game) {
    if (game->theory->part_name) return game->theory->part_name;
    return game->prints_stones ? "pile" : "part";
}

static size_t count_zeros(const struct solution *solution) {
    size_t n = 0;
    for (size_t i = 0; i < solution->piles.n; i++) n += solution->piles.value[i] == 0;
    return n;
}

bool part_joins_zeros(const struct question *question, const struct solution *solution) {
    return question->game && (count_zeros(solution) > 1 || game_is_nim(question->game));
}

void part_add_zeros(const struct question *question, const struct solution *solution,
                    struct text *text) {
    const size_t n = count_zeros(solution);
    if (game_is_nim(question->game)) return;
    if (n == solution->piles.n)
        text_addf(text, "All %ss are worth 0.\n", part_noun(question->game));
    else
        text_addf(text, "The other %zu %ss are worth 0.\n", n, part_noun(question->game));
}
