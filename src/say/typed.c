/* SPDX-License-Identifier: MIT */
#include "say/typed.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"

bool typed_names_game(const char *line) {
    struct token token = scan_token(&line, "");
    if (token_is(token, "misere")) token = scan_token(&line, "");
    return game_find(scratch_format("%.*s", (int)token.length, token.start));
}

void typed_free(struct typed *subject) {
    free(subject->position);
    *subject = (struct typed){0};
}

bool typed_replace(struct typed *subject, const char *string, struct text *why) {
    void *position = memory_copy(subject->position, subject->game->size);
    const bool good = subject->game->parse(string, position, why);
    free(good ? subject->position : position);
    if (!good) return false;
    subject->position = position;
    subject->given = true;
    return true;
}

/* Takes the word misere from the end of the text. */
static bool take_misere(struct text *text) {
    static const char word[] = " misere";
    size_t length = sizeof word - 1;
    if (text->length < length || strcmp(text->data + text->length - length, word) != 0)
        return false;
    text_cut(text, text->length - length);
    return true;
}

/* Reads the name of the game, of which the hyphen may be missing: "Poker Nim". What is left is the
 * position. */
static bool read_game(struct typed *read, const char **string, struct text *why) {
    const struct token word = scan_token(string, "");
    const char *after = *string;
    const struct token next = scan_token(&after, "");
    struct text *name = scratch();
    text_add_bytes(name, word.start, word.length);
    text_addf(name, "-%.*s", (int)next.length, next.start);
    if (next.length > 0 && !strchr(name->data, ':') && game_find(name->data))
        *string = after;
    else
        text_cut(name, word.length);
    read->position = game_new(name->data, &read->game, why);
    return read->position != NULL;
}

/* If the first word of a position that is refused belongs to the name of a game, says just that. */
static void refuse_parameters(const char *position, struct text *why) {
    const struct token word = scan_token(&position, "");
    struct text *name = scratch();
    if (!game_add_name_with(scratch_format("%.*s", (int)word.length, word.start), name)) return;
    text_clear(why);
    token_refuse(word, why, " is part of a game's name: type %s", name->data);
}

/* As typed_read; with `whole` a game alone means its sample. */
static bool read_subject(struct typed *subject, const char *string, bool misere, bool whole,
                         struct text *why) {
    struct typed read = {0};
    struct text *typed = scratch();
    const char *at = scan_spaces(string);
    struct token first = scan_token(&string, "");
    text_add(typed, token_is(first, "misere") ? scan_spaces(string) : at);
    read.misere = take_misere(typed) || token_is(first, "misere") || misere;
    at = typed->data;
    bool good = read_game(&read, &at, why) && solve_check_misere(read.game, read.misere, why);
    at = scan_spaces(at);
    if (good && whole && *at == '\0') at = read.game->sample;
    if (good && *at != '\0' && !typed_replace(&read, at, why)) {
        refuse_parameters(at, why);
        good = false;
    }
    typed_free(good ? subject : &read);
    if (good) *subject = read;
    return good;
}

bool typed_read(struct typed *subject, const char *string, bool misere, struct text *why) {
    return read_subject(subject, string, misere, false, why);
}

bool typed_read_whole(struct typed *subject, const char *string, struct text *why) {
    return read_subject(subject, string, false, true, why);
}

struct question typed_question(const struct typed *subject) {
    return (struct question){subject->game, subject->position, 0, subject->misere, NULL};
}
