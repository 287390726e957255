/* SPDX-License-Identifier: MIT */
#include "ui/lesson_class.h"

#include "core/memory.h"
#include "say/scratch.h"
#include "ui/lesson_show.h"

const struct lecture_page *lesson_page(const struct lesson *lesson) {
    return &lesson->lecture->pages[lesson->page];
}

const struct lecture_step *lesson_step(const struct lesson *lesson) {
    return &lesson->lecture->steps[lesson_page(lesson)->step];
}

bool lesson_is_asking(const struct lesson *lesson) {
    return lesson->visit || (!lesson->answered && lesson->asked < lesson_page(lesson)->answer);
}

bool lesson_asks_for_move(const struct lesson *lesson) {
    const enum quiz_topic topic = lesson->ask->topic;
    return !lesson->visit && (topic == QUIZ_MOVE || topic == QUIZ_REPLY);
}

size_t lesson_first_of_line(const struct lesson *lesson, size_t item) {
    const struct lecture_item *items = lesson->lecture->items;
    while (items[item].kind == LECTURE_ASK && items[item].number == 0) item--;
    return item;
}

size_t lesson_first_of_question(const struct lesson *lesson, size_t item) {
    const size_t first = lesson_first_of_line(lesson, item);
    return lecture_asks_table(&lesson->lecture->items[first]) ? first : item;
}

size_t lesson_end_of_question(const struct lesson *lesson, size_t item) {
    const size_t first = lesson_first_of_question(lesson, item);
    const struct lecture_item *items = lesson->lecture->items;
    return lecture_asks_table(&items[first]) ? first + items[first].number : item + 1;
}

size_t lesson_count_questions(const struct lesson *lesson, size_t end) {
    size_t n = 0;
    for (size_t i = lesson_page(lesson)->asks; i < end; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        struct text *name = scratch();
        if (item->kind != LECTURE_ASK) continue;
        lesson_add_lead(&item->about, false, name);
        n += name->length == 0 || lesson_first_of_question(lesson, i) == i;
    }
    return n;
}

struct typed lesson_copy_subject(const struct quiz_question *about) {
    return (struct typed){.game = about->game,
                          .misere = about->misere,
                          .given = true,
                          .position = memory_copy(about->position, about->game->size)};
}

void lesson_take_subject(struct lesson *lesson, const struct quiz_question *about) {
    typed_free(&lesson->subject);
    lesson->subject = lesson_copy_subject(about);
    lesson->home = about;
    lesson->is_typed = false;
}

void lesson_mark_ask(struct lesson *lesson, enum mark mark) {
    unsigned char *was = &lesson->marks[lesson->asked];
    if (!lesson->visit && *was == MARK_NONE) *was = (unsigned char)mark;
}

void lesson_open_ask(struct lesson *lesson, size_t item) {
    const struct lecture_page *page = lesson_page(lesson);
    const struct lecture_item *items = lesson->lecture->items;
    while (item < page->answer && items[item].kind != LECTURE_ASK) item++;
    text_clear(&lesson->why_wrong);
    lesson->asked = item;
    if (item == page->answer) return;
    const struct quiz_question *ask = &items[item].about;
    if (ask != lesson->ask && ask->game && !page->play.game) lesson_take_subject(lesson, ask);
    if (ask != lesson->ask) lesson->is_typed = false;
    lesson->ask = ask;
    lesson->move.begun = 0;
    text_clear(&lesson->found);
    lesson->n_found = 0;
}

void lesson_close_asks(struct lesson *lesson, size_t end, enum mark mark) {
    while (lesson->asked < end) {
        lesson_mark_ask(lesson, mark);
        lesson_open_ask(lesson, lesson->asked + 1);
    }
}

bool lesson_reopen_ask(struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    size_t item = lesson->asked;
    do {
        if (item == lesson_page(lesson)->asks) return false;
        item--;
    } while (items[item].kind != LECTURE_ASK);
    const bool is_in_table = lesson_end_of_question(lesson, item) > lesson->asked;
    lesson_reply_end(&lesson->reply);
    lesson->answered = false;
    lesson_open_ask(lesson, is_in_table ? item : lesson_first_of_question(lesson, item));
    return true;
}

void lesson_turn_to(struct lesson *lesson, size_t page, size_t asked) {
    const struct lecture_page *now = &lesson->lecture->pages[page];
    if (page < lesson->seen || now->step != lesson_page(lesson)->step) lesson->seen = page;
    lesson->page = page;
    lesson->unasked = asked;
    lesson->visit = NULL;
    lesson_reply_end(&lesson->reply);
    lesson->answered = asked == now->to && !now->question;
    lesson->turned = true;
    lesson_take_subject(lesson, lecture_home(lesson->lecture, now));
    lesson_open_ask(lesson, asked);
}

void lesson_take_page(struct lesson *lesson, size_t page) {
    lesson_turn_to(lesson, page, lesson->lecture->pages[page].asks);
}

bool lesson_go_on(struct lesson *lesson) {
    const struct lecture_page *pages = lesson->lecture->pages;
    size_t next = lesson->page + 1;
    while (next < lesson->lecture->n_pages && lesson->plan->brief && !pages[next].question &&
           pages[next].asks == pages[next].to)
        next++;
    if (next < lesson->lecture->n_pages) lesson_take_page(lesson, next);
    return next < lesson->lecture->n_pages;
}
