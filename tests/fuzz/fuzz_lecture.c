/* SPDX-License-Identifier: MIT */
/* Any bytes are the file of a lecture: it is read, or its mistakes are told in lines that do no
 * harm. One that was read can be told, printed and laid out in every way, whatever the class types.
 */
#include <stdio.h>

#include "core/solver.h"
#include "input.h"
#include "say/paper.h"
#include "ui/lesson.h"
#include "ui/lesson_show.h"

enum { OPTIONS = 10000, MOST_ASKS = 20, MOST_PAGES = 20 };

static void is_sound(const struct lecture *lecture) {
    assert(lecture->n_steps > 0 && lecture->n_pages >= lecture->n_steps);
    for (size_t i = 0; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        const bool is_last = i + 1 == lecture->n_pages;
        assert(page->from <= page->asks && page->asks <= page->answer && page->answer <= page->to);
        const size_t end = is_last ? lecture->n_items : page[1].from;
        assert(page->to <= end);
        /* Lines of a page that asks nothing are left out. */
        for (size_t item = page->to; item < end; item++)
            assert(lecture->items[item].kind == LECTURE_LINES);
        assert(page->step < lecture->n_steps && lecture->steps[page->step].page <= i);
        assert(lecture_home(lecture, page)->game);
    }
}

/* Everything that is told, shown and asked. */
static void is_shown(struct dialogue *room, const struct lecture *lecture) {
    for (size_t i = 0; i < lecture->n_pages; i++) {
        const struct lecture_page *page = &lecture->pages[i];
        lesson_show_items(room, lecture, page->from, page->asks);
        lesson_show_items(room, lecture, page->answer, page->to);
        for (size_t n = page->asks; n < page->answer; n++) {
            const struct quiz_question *about = &lecture->items[n].about;
            if (lecture->items[n].kind != LECTURE_ASK) continue;
            if (!page->question) quiz_add_question(about, LABEL_STARS, false, &room->out);
            text_add(&room->out, quiz_form(about));
            quiz_add_answer(room->solver, about, room->terminal.look.plain, &room->out);
            quiz_add_working(room->solver, about, LABEL_STARS, &room->out);
        }
    }
    text_fold(&room->out, 80);
    assert_harmless(&room->out);
    text_clear(&room->out);
}

/* What paper prints is harmless but for where the name of a position may be broken into lines. */
static void assert_page_is_harmless(const struct text *page) {
    static const char zero_width_space[] = "\u200b";
    struct text rest = {0};
    const char *at = text_string(page);
    for (const char *found; (found = strstr(at, zero_width_space)) != NULL;
         at = found + strlen(zero_width_space))
        text_add_bytes(&rest, at, (size_t)(found - at));
    text_add(&rest, at);
    assert_harmless(&rest);
    text_free(&rest);
}

static void is_laid_out(struct nimm_solver *solver, const struct lecture *lecture) {
    for (int is_brief = 0; is_brief < 2; is_brief++) {
        struct text page = {0};
        paper_add(lecture, solver, PAPER_WHOLE, is_brief, &page);
        assert_page_is_harmless(&page);
        text_free(&page);
    }
}

/* What a class types: each answer after a wrong one, then every word at each page. */
static void add_script(struct nimm_solver *solver, const struct lecture *lecture,
                       struct text *script) {
    size_t asked = 0;
    for (size_t i = 0; i < lecture->n_items && asked < MOST_ASKS; i++) {
        if (lecture->items[i].kind != LECTURE_ASK) continue;
        text_add(script, "what?\nno\n7\nhint\n1 1\n2 1\n1 2\n2 2\n");
        quiz_add_answer(solver, &lecture->items[i].about, false, script);
        text_add(script, "\n\n");
        asked++;
    }
    text_add(script, "step 1\n");
    for (size_t i = 0; i < lecture->n_pages && i < MOST_PAGES; i++)
        text_add(script,
                 "help\n1\nyes\nw\nwork\nplay\nplay 2\n3\nkayles 5,3\n2,1\na\nr\nb\n\n\n\n\n");
    text_add(script, "\nquit\n");
}

/* Runs the lesson; in a pipe without a script. */
static void run(const struct lecture *lecture, bool brief, const struct text *script) {
    const struct lesson_plan plan = {.name = "name", .step = 1, .brief = brief, .player = ""};
    struct dialogue room;
    dialogue_open(&room, (struct look){.plain = brief, .color = COLOR_NEVER});
    nimm_solver_free(room.solver);
    room.solver = nimm_solver_new(OPTIONS, 0);
    if (script && script->length <= INPUT_BUFFER) {
        struct input *input = &room.terminal.input;
        input->buffer = malloc(INPUT_BUFFER);
        assert(input->buffer);
        memcpy(input->buffer, script->data, script->length);
        input->end = script->length;
        input->ended = true;
        room.terminal.has_person = true;
    }
    lesson_run(&room, lecture, &plan);
    dialogue_close(&room);
}

static void is_told(struct nimm_solver *solver, const struct lecture *lecture) {
    struct text script = {0};
    add_script(solver, lecture, &script);
    for (int brief = 0; brief < 2; brief++) {
        run(lecture, brief, NULL);
        run(lecture, brief, &script);
    }
    text_free(&script);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text mistakes = {0}, loose = {0};
    struct lecture lecture;
    struct dialogue room;
    char *string = input_string(data, size);
    if (!string) return 0;
    if (!freopen("/dev/null", "r", stdin))
        return 0; /* a game that is played in the lesson ends at once */
    dialogue_open(&room, (struct look){.color = COLOR_NEVER});
    nimm_solver_free(room.solver);
    room.solver = nimm_solver_new(OPTIONS, 0);
    const bool good = lecture_read(room.solver, "", string, &lecture, &mistakes, &loose);
    assert(good == (mistakes.length == 0));
    assert_harmless(&mistakes);
    assert_harmless(&loose);
    if (good) {
        lecture.is_own = size % 2 == 0; /* as one that somebody wrote, or a built-in one */
        is_sound(&lecture);
        is_shown(&room, &lecture);
        is_laid_out(room.solver, &lecture);
        is_told(room.solver, &lecture);
        lecture_free(&lecture);
    }
    dialogue_close(&room);
    text_free(&mistakes);
    text_free(&loose);
    free(string);
    scratch_forget(0);
    return 0;
}
