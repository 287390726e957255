/* SPDX-License-Identifier: MIT */
#include "say/typed.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"

/* Finds the longest title that the line begins with, such as "Dawson's Kayles", and steps over it.
 * Returns NULL if there is none. */
static const struct game *scan_title(const char **line) {
    const struct game *found = NULL;
    size_t longest = 0;
    for (size_t i = 0; i < game_count; i++) {
        const size_t length = strlen(game_list[i]->title);
        const bool is_begun = strncasecmp(*line, game_list[i]->title, length) == 0;
        if (!is_begun || length <= longest) continue;
        const char after = (*line)[length];
        if (after != '\0' && !token_is_space(after)) continue;
        found = game_list[i];
        longest = length;
    }
    *line += longest;
    return found;
}

/* Returns the word without the ending of "northcott's", and before "game" that of "northcotts". */
static const char *without_ending(struct token word, bool is_before_game) {
    const char *whole = scratch_format("%.*s", (int)word.length, word.start);
    size_t length = word.length;
    if (length == 0 || tolower((unsigned char)whole[length - 1]) != 's') return whole;
    length--;
    const bool has_apostrophe = length > 0 && whole[length - 1] == '\'';
    if (!has_apostrophe && !is_before_game) return whole;
    return scratch_format("%.*s", (int)(length - has_apostrophe), whole);
}

/* Adds the name of the game with which the line begins, as it is typed elsewhere, and steps over
 * it. It may be the title, "Poker Nim" without its hyphen, or "northcott's game". Returns false if
 * there is none. */
static bool scan_name(const char **line, struct text *name) {
    const char *at = scan_spaces(*line), *after_title = at;
    const struct token word = scan_token(&at, "");
    const char *after = at;
    const struct token next = scan_token(&after, "");
    const bool is_before_game = token_is(next, "game");
    const char *typed = scratch_format("%.*s", (int)word.length, word.start);
    const char *joined = scratch_format("%s-%.*s", typed, (int)next.length, next.start);
    const char *stem = without_ending(word, is_before_game);
    const struct game *titled = scan_title(&after_title);
    if (next.length > 0 && !strchr(joined, ':') && game_find(joined)) {
        text_add(name, joined);
        *line = after;
        return true;
    }
    if (titled)
        text_add(name, titled->id);
    else if (game_find(typed))
        text_add(name, typed);
    else if (game_find(stem))
        text_add(name, stem);
    else
        return false;
    *line = titled ? after_title : at;
    after = *line;
    while (token_is_any(scan_token(&after, ""), "game please pls")) *line = after;
    return true;
}

bool typed_names_game(const char *line) {
    const char *after = line;
    if (token_is(scan_token(&after, ""), "misere")) line = after;
    return scan_name(&line, scratch());
}

bool typed_begins_piles(const char *line) {
    if (*line != '\0' && strchr("[(*", *line)) line++;
    return isdigit((unsigned char)*line);
}

void typed_free(struct typed *subject) {
    free(subject->position);
    *subject = (struct typed){0};
}

/* Returns the position as nimm writes it, where it is written as books do: [3,4,6], [3; 4; 6],
 * (3,4,6), *3 + *4 + *6, or with the sign of the nim-sum. Any other text is returned as it is. */
static const char *without_book_signs(const char *string) {
    static const char *const brackets[] = {"[]", "()", "{}"};
    const size_t length = strlen(string);
    for (size_t i = 0; i < sizeof brackets / sizeof *brackets && length > 1; i++) {
        const bool is_between = *string == brackets[i][0] && string[length - 1] == brackets[i][1];
        if (!is_between) continue;
        struct text *inner = scratch();
        for (const char *at = string + 1; at[1]; at++) text_add_char(inner, *at == ';' ? ',' : *at);
        return text_string(inner);
    }
    struct text *piles = scratch();
    for (const char *at = string; *at; at = scan_spaces(at)) {
        if (piles->length > 0) {
            const size_t sign = scan_sum_sign(at);
            if (sign == 0) return string;
            text_add_char(piles, ',');
            at = scan_spaces(at + sign);
        }
        if (*at == '*') at++;
        const size_t digits = strspn(at, "0123456789");
        if (digits == 0) return string;
        text_add_bytes(piles, at, digits);
        at += digits;
    }
    return text_string(piles);
}

bool typed_replace(struct typed *subject, const char *string, struct text *why) {
    void *position = memory_copy(subject->position, subject->game->size);
    const struct game *game = subject->game;
    const bool good = game->parse(without_book_signs(string), position, NULL) ||
                      game->parse(string, position, why);
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

/* Reads the name of the game. What is left is the position. */
static bool read_game(struct typed *read, const char **string, struct text *why) {
    struct text *name = scratch();
    if (!scan_name(string, name)) {
        const struct token word = scan_token(string, "");
        text_add_bytes(name, word.start, word.length);
    }
    read->position = game_new(text_string(name), &read->game, why);
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
    if (*scan_spaces(string) == '\0')
        return text_refuse(why, "a game and a position are missing, such as nim 3,4,5");
    return read_subject(subject, string, false, true, why);
}

struct question typed_question(const struct typed *subject) {
    return (struct question){
        .game = subject->game, .position = subject->position, .misere = subject->misere};
}
