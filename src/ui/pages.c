/* SPDX-License-Identifier: MIT */
#include "ui/pages.h"

#include <string.h>

#include "say/scratch.h"
#include "ui/terminal.h"

/* The last character, until it is printed, of a line that goes on in the next one: of a picture or
 * a table, and of a paragraph. */
#define PICTURE   "\r"
#define PARAGRAPH "\f"

/* True of a line that is not folded, and not empty. */
static bool is_drawn(const char *line) {
    const size_t length = strcspn(line, "\n");
    return length > 0 && !memchr(line, *TEXT_FOLD, length);
}

void pages_mark(const char *text, struct text *marked) {
    struct text *line = scratch();
    for (const char *at = text, *next; *at; at = next) {
        const size_t length = strcspn(at, "\n");
        next = at + length + (at[length] == '\n');
        text_clear(line);
        text_add_bytes(line, at, length);
        text_fold(line, terminal_fold_width());
        for (const char *c = text_string(line); *c; c++) {
            if (*c == '\n') text_add(marked, PARAGRAPH);
            text_add_char(marked, *c);
        }
        if (is_drawn(at) && is_drawn(next)) text_add(marked, PICTURE);
        if (at[length] == '\n') text_add_char(marked, '\n');
    }
}

void pages_unmark(struct text *text) {
    size_t length = 0;
    for (size_t i = 0; i < text->length; i++)
        if (!strchr(PICTURE PARAGRAPH, text->data[i])) text->data[length++] = text->data[i];
    text_cut(text, length);
}

/* --- where a page ends
 * ---------------------------------------------------------------------------- */

/* How many lines of the window a line takes, which is wrapped where nothing else has folded it. */
static unsigned rows_of(const char *line, size_t length, unsigned width) {
    const char *copy = scratch_format("%.*s", (int)length, line);
    const size_t columns = text_columns(copy);
    return columns > width ? (unsigned)((columns + width - 1) / width) : 1;
}

/* How many lines of the window there are from here to the end of the picture, or to the next empty
 * line. */
static unsigned rows_of_block(const char *at, unsigned width, bool is_picture) {
    unsigned rows = 0;
    bool more = true;
    for (at += strspn(at, "\n"); more; at += *at == '\n') {
        const size_t length = strcspn(at, PICTURE PARAGRAPH "\n");
        const bool goes_on = at[length] == *PICTURE;
        rows += rows_of(at, length, width);
        at += strcspn(at, "\n");
        more = is_picture ? goes_on : *at && at[1] && at[1] != '\n';
    }
    return rows;
}

/* Returns where the paragraph begins that asks, if all from there on fits in a window above so many
 * more lines; or 0. */
static size_t find_question(const struct text *out, unsigned width, unsigned below) {
    const char *all = text_string(out), *question = NULL;
    for (const char *at = all; (at = strstr(at, "\n" PAGES_QUESTION)) != NULL; at++)
        question = at + strlen("\n");
    unsigned rows = below;
    for (const char *at = question; at && *at; at += *at == '\n') {
        rows += rows_of(at, strcspn(at, PICTURE PARAGRAPH "\n"), width);
        at += strcspn(at, "\n");
    }
    return question && rows <= terminal_height() ? (size_t)(question - all) : 0;
}

/* How many lines end in these bytes. */
static unsigned count_lines(const char *data, size_t from, size_t to) {
    unsigned n = 0;
    for (size_t i = from; i < to; i++) n += data[i] == '\n';
    return n;
}

/* Where a page may end, as lengths of the text; 0: nowhere. */
struct ends {
    size_t full;   /* after the last line that the window holds */
    size_t whole;  /* after the last line that no picture and no paragraph goes on from */
    size_t said;   /* after the last sentence or line of text */
    size_t apart;  /* after the last empty line that is far enough down */
    size_t parted; /* after the last empty line that a table or a list follows */
    size_t torn;   /* after the last line of a paragraph that goes on */
};

/* Notes that a page may end after the line that ends before `at`, which is so many rows down. */
static void note_end(const struct text *out, size_t at, size_t length, char mark, unsigned rows,
                     struct ends *ends) {
    const unsigned height = terminal_height();
    const bool is_empty = length == 0, goes_on = mark == *PARAGRAPH;
    const bool ends_sentence = goes_on && strchr(".?!)", out->data[at - 3]);
    const char *next = out->data + at;
    const bool begins_list = *next == ' ' || next[strcspn(next, PICTURE "\n")] == *PICTURE;
    ends->full = at;
    if (mark == *PICTURE) return;
    if (goes_on) ends->torn = at;
    if (!goes_on) ends->whole = at;
    if (is_empty && rows > 2 * height / 5) ends->apart = at;
    if (is_empty && begins_list && rows >= height / 4) ends->parted = at;
    if (!is_empty && (ends_sentence || !goes_on) && rows >= height / 4) ends->said = at;
}

/* Finds where a page may end. Returns false if all of the text fits above so many more lines. */
static bool find_ends(const struct text *out, unsigned width, unsigned below, struct ends *ends) {
    const unsigned height = terminal_height();
    size_t at = strspn(text_string(out), "\n"); /* these may scroll off the top */
    bool fits = true;
    for (unsigned rows = 0; fits && at < out->length;) {
        const size_t length = strcspn(out->data + at, PICTURE PARAGRAPH "\n");
        const char mark = out->data[at + length];
        rows += rows_of(out->data + at, length, width);
        at += strcspn(out->data + at, "\n") + 1;
        fits = rows + below <= height;
        const bool is_rest = strspn(out->data + at, "\n") < strlen(out->data + at);
        if (rows < height && is_rest) note_end(out, at, length, mark, rows, ends);
    }
    return !fits && ends->full > 0;
}

/* Chooses where the page ends: at an empty line if there is one far enough down, or if it stands
 * before a table or a list that a window holds, with its notes; or else at the end of a sentence or
 * a line of text; or else before a picture that would be torn, if a window holds that. Where all
 * that would leave much of the window empty, a paragraph is torn. What is asked is never parted
 * from its choices or its board if a window holds them. */
static size_t choose_end(const struct text *out, const struct ends *ends, unsigned width,
                         unsigned below) {
    const unsigned height = terminal_height();
    const char *all = out->data;
    size_t end = ends->full;
    if (ends->whole > 0 && rows_of_block(all + ends->whole, width, true) < height)
        end = ends->whole;
    if (ends->said > 0) end = ends->said;
    if (ends->parted > 0 && rows_of_block(all + ends->parted, width, false) < height)
        end = ends->parted;
    if (ends->apart > 0) end = ends->apart;
    /* Almost half of a window is more than a paragraph in one piece is worth. */
    const bool is_wasteful = ends->torn > end && count_lines(all, end, ends->torn) > 2 * height / 5;
    if (is_wasteful && end != ends->parted) end = ends->said > end ? ends->said : ends->torn;
    const size_t question = find_question(out, width, below);
    return question > 0 && question < end ? question : end;
}

bool pages_take(struct text *out, struct text *page, unsigned width, unsigned below) {
    struct ends ends = {0};
    if (!find_ends(out, width, below, &ends)) return false;
    size_t end = choose_end(out, &ends, width, below);
    text_add_bytes(page, out->data, end);
    end += strspn(out->data + end, "\n");
    memmove(out->data, out->data + end, out->length + 1 - end);
    out->length -= end;
    return true;
}

unsigned pages_rows_of_prompt(const char *prompt, unsigned width) {
    struct text *folded = scratch();
    text_addf(folded, TEXT_FOLD "%s", prompt);
    text_fold(folded, width - TERMINAL_ANSWER);
    return count_lines(folded->data, 0, folded->length) + 1;
}
