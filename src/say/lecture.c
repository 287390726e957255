/* SPDX-License-Identifier: MIT */
#include "say/lecture.h"

#include <stdlib.h>
#include <string.h>

#include "core/scan.h"
#include "say/scratch.h"

const struct quiz_question *lecture_position(const struct lecture *lecture,
                                             const struct lecture_page *page) {
    const struct quiz_question *shown = NULL;
    if (page->play.game) return &page->play;
    for (size_t i = page->to; i-- > page->from;) {
        const struct lecture_item *item = &lecture->items[i];
        if (!item->about.game || item->kind == LECTURE_GALLERY) continue;
        if (item->kind == LECTURE_ASK) return &item->about;
        if (!shown) shown = &item->about;
    }
    return shown;
}

const struct quiz_question *lecture_home(const struct lecture *lecture,
                                         const struct lecture_page *page) {
    const struct quiz_question *home = lecture_position(lecture, page);
    while (!home && page > lecture->pages) home = lecture_position(lecture, --page);
    return home ? home : &lecture->sample;
}

/* True if both are about the same game with the same parameters. */
static bool is_same_game(const struct quiz_question *one, const struct quiz_question *other) {
    struct text *name = scratch(), *other_name = scratch();
    if (one->game != other->game || one->misere != other->misere) return false;
    game_print_name(one->game, one->position, name);
    game_print_name(other->game, other->position, other_name);
    return strcmp(name->data, other_name->data) == 0;
}

/* True if a rule that a game has by its parameters, or misere, stands with the item: below a board,
 * or in nimm's own words. */
static bool tells_rule(const struct lecture_page *page, const struct lecture_item *item) {
    const bool is_board =
        item->kind == LECTURE_BOX ||
        (item->kind == LECTURE_SHOW && (item->show == SHOW_BOARD || item->show == SHOW_WORK));
    const bool is_own_ask = item->kind == LECTURE_ASK && !page->question;
    const bool has_rule = item->about.game->print_parameters || item->about.misere;
    return is_board || is_own_ask || !has_rule;
}

enum quiz_told lecture_told(const struct lecture *lecture, const struct lecture_page *page,
                            size_t asked, size_t from, bool is_brief) {
    const struct quiz_question *ask = &lecture->items[asked].about;
    const size_t step = page->step;
    bool has_changed = false;
    for (size_t i = asked; ask->game && i-- > from;) {
        const struct lecture_item *item = &lecture->items[i];
        while (i < page->from) page--;
        if (page->step != step) break;
        const bool is_left_out =
            is_brief && (page->is_long || (page->asks == page->answer && !page->question));
        if (is_left_out || !item->about.game || item->kind == LECTURE_GALLERY) continue;
        const bool is_same = is_same_game(&item->about, ask), is_answer = i >= page->answer;
        if (!is_same && item->about.game == ask->game) break;
        has_changed = has_changed || !is_same;
        /* On paper the answers stand on another sheet. */
        if (is_same && !is_answer && tells_rule(page, item))
            return has_changed ? QUIZ_TOLD_RULE : QUIZ_TOLD_GAME;
    }
    return QUIZ_TOLD_NOTHING;
}

bool lecture_asks_table(const struct lecture_item *item) {
    enum { LEAST = 3 };
    const enum quiz_topic topic = item->about.topic;
    return item->kind == LECTURE_ASK && item->number >= LEAST &&
           (topic == QUIZ_VALUE || topic == QUIZ_OUTCOME || topic == QUIZ_WINNER);
}

struct square lecture_square(const struct lecture_item *items, size_t n) {
    const struct quiz_question *first = &items->about;
    const char *size = scratch_position(first->game, first->position);
    struct square square = {0};
    token_number((struct token){size, strspn(size, "0123456789")}, &square.low);
    while (square.side * square.side < n) square.side++;
    return square;
}

void lecture_free(struct lecture *lecture) {
    for (size_t i = 0; i < lecture->n_items; i++) {
        free(lecture->items[i].words);
        quiz_question_free(&lecture->items[i].about);
    }
    for (size_t i = 0; i < lecture->n_pages; i++) {
        free(lecture->pages[i].question);
        quiz_question_free(&lecture->pages[i].play);
    }
    for (size_t i = 0; i < lecture->n_steps; i++) free(lecture->steps[i].title);
    quiz_question_free(&lecture->sample);
    free(lecture->items);
    free(lecture->pages);
    free(lecture->steps);
    free(lecture->title);
    free(lecture->language);
    *lecture = (struct lecture){0};
}

const struct lecture_file *lecture_named(const char *name) {
    for (size_t i = 0; i < lecture_file_count; i++)
        if (strcmp(lecture_files[i].name, name) == 0) return &lecture_files[i];
    return NULL;
}
