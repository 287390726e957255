/* SPDX-License-Identifier: MIT */
/* How many answers were right at the first try. A page may ask for several. */
#include "core/scan.h"
#include "say/scratch.h"
#include "ui/lesson_class.h"

const char *lesson_signs(const struct lesson *lesson) {
    static const char signs[] = {[MARK_NONE] = '.', [MARK_RIGHT] = '#', [MARK_MISSED] = '-'};
    struct text *text = scratch();
    size_t marked = 0;
    for (size_t i = 0; i < lesson->lecture->n_items; i++) {
        if (lesson->lecture->items[i].kind != LECTURE_ASK) continue;
        text_add_char(text, signs[lesson->marks[i]]);
        if (lesson->marks[i] != MARK_NONE) marked = text->length;
    }
    text_cut(text, marked);
    return text_string(text);
}

void lesson_take_signs(struct lesson *lesson, const char *signs) {
    for (size_t i = 0; i < lesson->lecture->n_items && *signs; i++) {
        if (lesson->lecture->items[i].kind != LECTURE_ASK) continue;
        if (*signs == '#') lesson->marks[i] = MARK_RIGHT;
        if (*signs == '-') lesson->marks[i] = MARK_MISSED;
        signs++;
    }
}

/* What became of the question: a table is right if all of it is. */
static enum mark mark_of_question(const struct lesson *lesson, size_t item, size_t end) {
    enum mark mark = MARK_RIGHT;
    for (; item < end; item++) {
        if (lesson->marks[item] == MARK_MISSED) return MARK_MISSED;
        if (lesson->marks[item] == MARK_NONE) mark = MARK_NONE;
    }
    return mark;
}

enum { MOST_STEPS = 6 };

/* Counts the questions by their marks, and the steps in which one was missed, the first of which,
 * from 1 on, are put into steps. Returns how many steps there are. */
static size_t count_marks(const struct lesson *lesson, size_t counts[], uint64_t steps[]) {
    const struct lecture *lecture = lesson->lecture;
    size_t n = 0, last = 0;
    for (size_t i = 0; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        for (size_t item = page->asks, end; item < page->answer; item = end) {
            end = lesson_end_of_question(lesson, item);
            const enum mark mark = mark_of_question(lesson, item, end);
            counts[mark]++;
            if (mark != MARK_MISSED || last == page->step + 1) continue;
            last = page->step + 1;
            if (n < MOST_STEPS) steps[n] = last;
            n++;
        }
    }
    return n;
}

void lesson_say_score(struct lesson *lesson, bool came_back) {
    uint64_t steps[MOST_STEPS];
    size_t counts[MARK_MISSED + 1] = {0};
    struct text *list = scratch();
    const size_t n = count_marks(lesson, counts, steps);
    const size_t right = counts[MARK_RIGHT], missed = counts[MARK_MISSED];
    /* Whoever began in the middle has not answered all of it. */
    const bool is_part = counts[MARK_NONE] > 0 && !came_back;
    if (n <= MOST_STEPS) {
        text_add_choice(list, steps, n, " and ");
    } else {
        text_add_choice(list, steps, MOST_STEPS, ", ");
        text_add(list, " and more");
    }
    const char *step = n == 1 ? "step" : "steps";
    const char *since = is_part ? "This time " : "";
    if (missed == 0 && right == 1)
        dialogue_say(lesson->room, "%s%s answer, right on the first try.", since,
                     is_part ? "one" : "One");
    if (missed == 0 && right > 1)
        dialogue_say(lesson->room, "%s%s %zu answers right on the first try.", since,
                     is_part ? "all" : "All", right);
    if (missed > 0 && right > 0)
        dialogue_say(lesson->room,
                     "%s%zu of %zu answers right on the first try. Worth another look: %s %s.",
                     since, right, right + missed, step, list->data);
    if (missed > 0 && right == 0)
        dialogue_say(lesson->room,
                     "%s%s question was answered fully right on the first try. Worth another look: "
                     "%s %s.",
                     since, is_part ? "no" : "No", step, list->data);
}
