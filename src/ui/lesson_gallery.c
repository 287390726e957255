/* SPDX-License-Identifier: MIT */
/* The gallery: a game is opened by its number or name, and the class is asked who wins there. */
#include "core/scan.h"
#include "ui/lesson_class.h"
#include "ui/lesson_show.h"

bool lesson_has_gallery(const struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
    for (size_t i = page->from; i < page->to; i++)
        if (lesson->lecture->items[i].kind == LECTURE_GALLERY) return true;
    return false;
}

/* Shows the game of the gallery that is open: its rules and its board. */
static void show_visit(struct lesson *lesson) {
    lesson_take_subject(lesson, &lesson->visit->about);
    const struct question question = typed_question(&lesson->subject);
    dialogue_say(lesson->room, "%s.", question.game->title);
    dialogue_say_rules(lesson->room, question.game, question.position, false, true);
    text_add_char(&lesson->room->out, '\n');
    lesson_show(lesson->room, SHOW_BOARD, &question);
    lesson_say_question(
        lesson,
        "Who wins here, if both play well? Type play to try it, or play 2 to let me go first.");
}

bool lesson_open_game(struct lesson *lesson, const char *line) {
    const struct lecture_page *page = lesson_page(lesson);
    uint64_t number = 0;
    token_number_in(token_of(line), 1, page->to, &number);
    for (size_t i = page->from; i < page->to; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        if (item->kind != LECTURE_GALLERY) continue;
        if (item->number != number && !token_is(token_of(line), item->about.game->id)) continue;
        lesson->visit = item;
        lesson->ask = &item->about;
        show_visit(lesson);
        return true;
    }
    return false;
}

void lesson_close_game(struct lesson *lesson) {
    const struct question question = quiz_position_question(&lesson->visit->about);
    lesson_show(lesson->room, SHOW_WHY, &question);
    if (!terminal_is_interrupted()) lesson->visit = NULL;
}
