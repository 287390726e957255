/* SPDX-License-Identifier: MIT */
#include "say/subject.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/digraph.h"
#include "say/scratch.h"

/* The length of what comes before the last @ of a word, which may be the name of a file. */
static size_t path_length(const char *word) {
    const char *at = strrchr(word, '@');
    return at ? (size_t)(at - word) : strlen(word);
}

/* True if the word is the name of a file whose arcs the game reads. */
static bool names_file(const struct game *game, const char *word) {
    const size_t length = path_length(word);
    const bool ends = (length > 4 && memcmp(word + length - 4, ".dot", 4) == 0) ||
                      (length > 3 && memcmp(word + length - 3, ".gv", 3) == 0);
    return ends && game->reads_dot;
}

const struct game *subject_of_file(const char *word) {
    for (size_t i = 0; i < nimm_game_count; i++)
        if (names_file(nimm_game_list[i], word)) return nimm_game_list[i];
    return NULL;
}

/* Adds the position that is written by the file and by what follows its name. */
static bool read_arcs(subject_reader *read_file, const char *word, struct text *string, struct text *why) {
    enum { MOST_BYTES = 16 << 20 };
    struct text *path = scratch(), *contents = scratch(), *reason = scratch();
    text_add_bytes(path, word, path_length(word));
    bool good =
        read_file(path->data, MOST_BYTES, contents, reason) && dot_read(contents->data, string, reason);
    if (good) {
        text_add(string, word + path->length);
    } else {
        text_add_harmless(why, path->data, path->length, SIZE_MAX);
        text_addf(why, ": %s", reason->data);
    }
    return good;
}

bool subject_names_game(const char *line) {
    struct token token = scan_token(&line, "");
    if (token_is(token, "misere")) token = scan_token(&line, "");
    return nimm_game_find(scratch_format("%.*s", (int)token.length, token.start));
}

void subject_free(struct subject *subject) {
    free(subject->position);
    *subject = (struct subject){.read_file = subject->read_file};
}

bool subject_replace(struct subject *subject, const char *string, struct text *why) {
    struct text *arcs = scratch();
    void *position = memory_copy(subject->position, subject->game->size);
    const bool is_file = subject->read_file && names_file(subject->game, string);
    bool good = (!is_file || read_arcs(subject->read_file, string, arcs, why)) &&
                subject->game->parse(is_file ? arcs->data : string, position, why);
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
    if (text->length < length || strcmp(text->data + text->length - length, word) != 0) return false;
    text_cut(text, text->length - length);
    return true;
}

/* The game of this name, or else that of a file alone. What is left is the position. */
static bool read_game(struct subject *read, const char **string, struct text *why) {
    const char *at = *string;
    const struct token word = scan_token(string, "");
    struct text *name = scratch();
    text_add_bytes(name, word.start, word.length);
    bool named = nimm_game_find(name->data);
    const struct game *of_file = named || !read->read_file ? NULL : subject_of_file(at);
    if (of_file) {
        nimm_text_clear(name);
        text_add(name, of_file->id);
        *string = at;
    }
    read->position = nimm_game_new(name->data, &read->game, why);
    return read->position != NULL;
}

/* As subject_read; with `whole` a game alone means its sample. */
static bool read_subject(struct subject *subject, const char *string, bool misere, bool whole,
                         struct text *why) {
    struct subject read = {.read_file = subject->read_file};
    struct text *typed = scratch();
    const char *at = scan_spaces(string);
    struct token first = scan_token(&string, "");
    text_add(typed, token_is(first, "misere") ? scan_spaces(string) : at);
    read.misere = take_misere(typed) || token_is(first, "misere") || misere;
    at = typed->data;
    bool good = read_game(&read, &at, why) && nimm_solve_check_misere(read.game, read.misere, why);
    at = scan_spaces(at);
    if (good && whole && *at == '\0') at = read.game->sample;
    good = good && (*at == '\0' || subject_replace(&read, at, why));
    subject_free(good ? subject : &read);
    if (good) *subject = read;
    return good;
}

bool subject_read(struct subject *subject, const char *string, bool misere, struct text *why) {
    return read_subject(subject, string, misere, false, why);
}

bool subject_read_whole(struct subject *subject, const char *string, struct text *why) {
    return read_subject(subject, string, false, true, why);
}

struct question subject_question(const struct subject *subject) {
    return (struct question){subject->game, subject->position, 0, subject->misere, NULL};
}
