/* SPDX-License-Identifier: MIT */
/* Any bytes are the file of a lecture: it is read, or its mistakes are told in lines that do no harm; and of
 * one that was read, everything can be shown and asked. */
#include "core/solver.h"
#include "input.h"
#include "ui/lesson.h"

static void is_sound(struct dialogue *room, const struct lecture *lecture) {
    assert(lecture->n_steps > 0 && lecture->n_pages >= lecture->n_steps);
    for (size_t i = 0; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        assert(page->from <= page->asks && page->asks <= page->answer && page->answer <= page->to);
        assert(page->to == (i + 1 < lecture->n_pages ? page[1].from : lecture->n_items));
        assert(page->step < lecture->n_steps && lecture->steps[page->step].page <= i);
        assert(lecture_home(lecture, page)->game);
        lesson_show_items(room, lecture, page->from, page->asks);
        lesson_show_items(room, lecture, page->answer, page->to);
    }
    for (size_t i = 0; i < lecture->n_items; i++)
        if (lecture->items[i].kind == LECTURE_ASK)
            quiz_add_answer(room->solver, &lecture->items[i].about, &room->out);
    text_fold(&room->out, 80);
    assert_harmless(&room->out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text mistakes = {0}, loose = {0};
    struct lecture lecture;
    struct dialogue room;
    char *string = input_string(data, size);
    if (!string) return 0;
    dialogue_open(&room, (struct look){.color = COLOR_NEVER});
    nimm_solver_free(room.solver);
    room.solver = nimm_solver_new(10000, 0);
    const bool good = lecture_read(room.solver, "", string, &lecture, &mistakes, &loose);
    assert(good == (mistakes.length == 0));
    assert_harmless(&mistakes);
    assert_harmless(&loose);
    if (good) {
        is_sound(&room, &lecture);
        lecture_free(&lecture);
    }
    nimm_text_clear(&room.out);
    dialogue_close(&room);
    nimm_text_free(&mistakes);
    nimm_text_free(&loose);
    free(string);
    scratch_forget(0);
    return 0;
}
