/* SPDX-License-Identifier: MIT */
#include "ui/lesson_place.h"

#include <stdlib.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/lecture.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/state.h"

static const char file[] = "lessons";

/* What a line about the lecture begins with: its name, or the whole path of its file. Returns NULL
 * if it cannot be remembered. */
static const char *key_of(const char *name) {
    const char *key = NULL;
    if (lecture_named(name)) return name;
    if (strcmp(name, "-") == 0) return NULL;
    char *path = file_real_path(name);
    if (path && !strchr(path, '\n')) key = scratch_format("%s", path);
    free(path);
    return key;
}

/* The words as one word, which a value is: "The_queen". */
static const char *join_words(const char *words) {
    struct text *joined = scratch();
    text_add(joined, words);
    for (size_t i = 0; i < joined->length; i++)
        if (token_is_space(joined->data[i])) joined->data[i] = '_';
    return text_string(joined);
}

/* The title of the step. */
static const char *mark_of(const struct lecture_step *step) {
    return join_words(step->title);
}

/* How the page begins: its question, or else its text; "" if it has neither. */
static const char *mark_of_page(const struct lecture *lecture, size_t page) {
    enum { LENGTH = 40 };
    const struct lecture_page *at = &lecture->pages[page];
    const char *words = at->question ? at->question : "";
    for (size_t i = at->from; i < at->to && *words == '\0'; i++)
        if (lecture->items[i].kind == LECTURE_TEXT) words = lecture->items[i].words;
    const size_t length = strcspn(words, "@");
    return join_words(scratch_format("%.*s", length < LENGTH ? (int)length : LENGTH, words));
}

/* Finds where the step with this number and title is now; one that has another title has changed
 * it. Returns 0 if it is not there any more. */
static size_t find_step(const struct lecture *lecture, uint64_t number, const char *mark) {
    const bool is_there = number >= 1 && number <= lecture->n_steps;
    if (is_there && strcmp(mark_of(&lecture->steps[number - 1]), mark) == 0) return (size_t)number;
    for (size_t i = 0; i < lecture->n_steps; i++)
        if (strcmp(mark_of(&lecture->steps[i]), mark) == 0) return i + 1;
    return is_there ? (size_t)number : 0;
}

/* Finds where in its step the page is now that was the one with this number, and began so; one that
 * is not there any more has that number. */
static size_t find_page(const struct lecture *lecture, size_t step, size_t pages,
                        const char *mark) {
    const size_t first = lecture->steps[step - 1].page;
    const size_t end = step < lecture->n_steps ? lecture->steps[step].page : lecture->n_pages;
    const bool is_there = first + pages < end;
    if (is_there && strcmp(mark_of_page(lecture, first + pages), mark) == 0) return pages;
    for (size_t page = first; page < end && *mark; page++)
        if (strcmp(mark_of_page(lecture, page), mark) == 0) return page - first;
    return pages;
}

/* The length of the numbers at the beginning of what is kept; signs may follow. */
static size_t place_length(const char *kept) {
    return strspn(kept, "0123456789,");
}

struct lesson_place lesson_place(const char *name, const struct lecture *lecture,
                                 struct text *signs) {
    enum { PARTS = 3, MOST = 1000000 };
    const char *key = key_of(name), *value = key ? state_recall(file, key) : "";
    const size_t end = strcspn(value, "@");
    const char *title = value[end] ? value + end + 1 : "";
    const char *page = strchr(title, '@');
    const char *mark = page ? scratch_format("%.*s", (int)(page - title), title) : title;
    const char *kept = scratch_format("%.*s", (int)end, value);
    const size_t length = place_length(kept);
    const bool has_signs = kept[length] != '\0' && length > 0;
    const char *numbers = scratch_format("%.*s", (int)(length - has_signs), kept);
    uint64_t parts[PARTS] = {0};
    const size_t n = scan_numbers(numbers, parts, PARTS, MOST, "part", scratch());
    const size_t step = n == 1 || n == PARTS ? find_step(lecture, parts[0], mark) : 0;
    if (step == 0) return (struct lesson_place){.step = 1, .is_gone = n == 1 || n == PARTS};
    const size_t pages = find_page(lecture, step, (size_t)parts[1], page ? page + 1 : "");
    /* In a file with other steps or pages before it, the signs are those of other questions. */
    const bool has_moved = step != parts[0] || pages != parts[1];
    if (!has_moved) text_add(signs, kept + length);
    return (struct lesson_place){.step = step,
                                 .pages = pages,
                                 .items = (size_t)parts[2],
                                 .has_moved = has_moved && has_signs};
}

void lesson_place_keep(const char *name, const struct lecture *lecture,
                       const struct lesson_place *place, const char *signs) {
    const char *key = key_of(name), *value = NULL;
    const bool is_further = place->pages > 0 || place->items > 0;
    if (is_further)
        value = scratch_format("%zu,%zu,%zu", place->step, place->pages, place->items);
    else if (place->step > 1)
        value = scratch_format("%zu", place->step);
    if (value && *signs) value = scratch_format("%s,%s", value, signs);
    const struct lecture_step *step = &lecture->steps[place->step - 1];
    if (value) value = scratch_format("%s@%s", value, mark_of(step));
    if (is_further)
        value = scratch_format("%s@%s", value, mark_of_page(lecture, step->page + place->pages));
    if (key) state_keep(file, key, value);
}
