/* SPDX-License-Identifier: MIT */
#include "ui/lesson.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/scan.h"
#include "ui/lesson_show.h"
#include "ui/lesson_steps.h"
#include "ui/paragraph.h"
#include "ui/repl.h"

struct lesson {
    struct classroom room;
    size_t step, page; /* where the class is, from 0 on */
    bool answered;     /* the page's answer has been shown */
    bool turned;       /* another page is to be shown */
    bool leaving;
    struct subject subject; /* the position that is talked about: play begins there */
    bool interactive;
};

size_t lesson_count(void) {
    return lesson_step_count;
}

static const struct lesson_step *step_of(const struct lesson *lesson) {
    return &lesson_steps[lesson->step];
}

static const struct lesson_page *page_of(const struct lesson *lesson) {
    return &step_of(lesson)->pages[lesson->page];
}

static bool has_page(const struct lesson_step *step, size_t page) {
    return page < LESSON_PAGES && step->pages[page].text;
}

/* --- showing --------------------------------------------------------------------------------- */

/* Paragraphs, and what lesson_show makes of the lines with an @. */
static void show_text(struct lesson *lesson, const char *string) {
    struct text line = {0};
    bool told = *string != '@';
    while (*string) {
        size_t length = strcspn(string, "\n");
        /* What is shown stands apart from what is told. */
        if (told != (*string != '@')) text_add_char(&lesson->room.out, '\n');
        told = *string != '@';
        text_clear(&line);
        text_add_bytes(&line, string, length);
        if (*text_string(&line) == '@') {
            bool shown = lesson_show(&lesson->room, text_string(&line) + 1);
            assert(shown); /* the tests show them all */
        } else {
            classroom_say(&lesson->room, text_string(&line));
        }
        string += length + (string[length] == '\n');
    }
    text_free(&line);
}

static void show_title(struct lesson *lesson) {
    struct text title = {0};
    text_addf(&title, "%u. %s", (unsigned)lesson->step + 1, step_of(lesson)->title);
    text_add_char(&lesson->room.out, '\n');
    classroom_say_painted(&lesson->room, PAINT_PROMPT, text_string(&title));
    if (!lesson->room.terminal.plain) {
        text_add_repeated(&lesson->room.out, "-", text_columns(text_string(&title)));
        text_add_char(&lesson->room.out, '\n');
    }
    text_free(&title);
}

static void show_answer(struct lesson *lesson) {
    const struct lesson_page *page = page_of(lesson);
    lesson->answered = true;
    text_add_char(&lesson->room.out, '\n');
    show_text(lesson, page->answer);
}

/* The step's own position is what play begins with, until another is typed. */
static void take_subject(struct lesson *lesson) {
    const char *at = step_of(lesson)->play;
    struct text why = {0};
    subject_free(&lesson->subject);
    bool good = subject_read(&lesson->subject, &at, &why);
    assert(good);
    (void)good;
    text_free(&why);
}

static void show_page(struct lesson *lesson) {
    const struct lesson_page *page = page_of(lesson);
    if (lesson->page == 0) show_title(lesson);
    if (lesson->page == 0) take_subject(lesson);
    text_add_char(&lesson->room.out, '\n');
    show_text(lesson, page->text);
    lesson->answered = false;
    lesson->turned = false;
    struct text question = {0};
    text_addf(&question, "Question: %s", page->question);
    text_add_char(&lesson->room.out, '\n');
    terminal_paint(&lesson->room.terminal, PAINT_HINT, &lesson->room.out);
    paragraph_add(&lesson->room.out, text_string(&question), terminal_style(&lesson->room.terminal).width, 2);
    terminal_paint(&lesson->room.terminal, PAINT_NONE, &lesson->room.out);
    text_free(&question);
}

static void show_help(struct lesson *lesson) {
    struct text help = {0};
    text_addf(&help,
              "Enter goes on, or first shows the answer; a shows the answer, b goes back, r shows the page "
              "again, a number from 1 to %u goes to that step, q leaves. A position (here of %s, as %s) is "
              "worked out; after w it may be a single number. play begins a game from the last "
              "position, and play 2 lets me begin.",
              (unsigned)lesson_step_count, lesson->subject.game->title, lesson->subject.game->sample);
    classroom_say(&lesson->room, text_string(&help));
    text_free(&help);
}

/* --- turning pages --------------------------------------------------------------------------- */

/* False: that was the last page. */
static bool go_on(struct lesson *lesson) {
    if (has_page(step_of(lesson), lesson->page + 1)) {
        lesson->page++;
    } else if (lesson->step + 1 < lesson_step_count) {
        lesson->step++;
        lesson->page = 0;
    } else {
        return false;
    }
    return lesson->turned = true;
}

static void go_back(struct lesson *lesson) {
    if (lesson->page == 0 && lesson->step == 0) {
        classroom_say(&lesson->room, "This is the first page. Before it there was only breakfast.");
        return;
    }
    lesson->turned = true;
    if (lesson->page > 0) {
        lesson->page--;
        return;
    }
    lesson->step--;
    while (has_page(step_of(lesson), lesson->page + 1)) lesson->page++;
    take_subject(lesson);
}

static void say_end(struct lesson *lesson) {
    text_add_char(&lesson->room.out, '\n');
    classroom_say(&lesson->room, "That is how Nim is won. You now know more about it than nearly everybody "
                                 "you will ever play. For next time: "
                                 "nimm quiz asks you about it, nimm worksheet prints it, and nimm plays it.");
}

/* --- what is typed --------------------------------------------------------------------------- */

/* A game from the position that is talked about, in place. */
static void play(struct lesson *lesson, const char *rest) {
    struct subject *subject = &lesson->subject;
    struct text why = {0};
    struct repl repl = {.start = {.game = subject->game,
                                  .parameters = subject->parameters,
                                  .first = strcmp(rest, "2") == 0,
                                  .misere = subject->misere},
                        .position = subject->position,
                        .seed = 1,
                        .plain = lesson->room.terminal.plain,
                        .color = lesson->room.terminal.color ? COLOR_ALWAYS : COLOR_NEVER};
    if (*rest && strcmp(rest, "1") != 0 && strcmp(rest, "2") != 0) {
        classroom_say(&lesson->room, "Type play, or play 2 if I am to begin.");
        return;
    }
    if (!start_check(&repl.start, subject->position, &why)) {
        classroom_say(&lesson->room,
                      "There is no game in that: nobody could move. Type another position first.");
        text_free(&why);
        return;
    }
    repl.seats[0].level = repl.seats[1].level = PLAYER_PERFECT;
    strcpy(repl.seats[0].name, "Class");
    repl_seat_computer(&repl, 1);
    terminal_print(&lesson->room.out);
    repl_run(&repl);
    text_add(&lesson->room.out, "\nBack to the lesson.\n");
}

static void work(struct lesson *lesson, const char *string) {
    struct text why = {0};
    if (subject_replace(&lesson->subject, string, &why)) {
        lesson_show_subject(&lesson->room, step_of(lesson)->work, &lesson->subject);
    } else {
        text_addf(&why, ". Enter %s, ? helps.", lesson->answered ? "goes on" : "shows the answer");
        classroom_say_painted(&lesson->room, PAINT_WRONG, text_string(&why));
    }
    text_free(&why);
}

static void enter(struct lesson *lesson) {
    if (!lesson->answered) {
        show_answer(lesson);
    } else if (!go_on(lesson)) {
        say_end(lesson);
        lesson->leaving = true;
    }
}

static void jump(struct lesson *lesson, uint64_t step) {
    lesson->step = (size_t)step - 1;
    lesson->page = 0;
    lesson->turned = true;
}

/* Is the word one of the two? */
static bool is_word(struct token word, const char *whole, const char *letter) {
    return token_is(word, whole) || token_is(word, letter);
}

static bool obey_alone(struct lesson *lesson, struct token word) {
    if (is_word(word, "answer", "a")) {
        show_answer(lesson);
    } else if (is_word(word, "back", "b")) {
        go_back(lesson);
    } else if (is_word(word, "repeat", "r")) {
        lesson->turned = true;
    } else if (is_word(word, "quit", "q") || token_is(word, "exit")) {
        lesson->leaving = true;
    } else if (is_word(word, "help", "?") || token_is(word, "h")) {
        show_help(lesson);
    } else {
        return false;
    }
    return true;
}

static void obey(struct lesson *lesson, const char *line) {
    const char *rest = line;
    struct token word = scan_token(&rest, "");
    bool alone = *(rest + strspn(rest, " \t")) == '\0';
    uint64_t number;
    rest += strspn(rest, " \t");
    if (word.length == 0)
        enter(lesson);
    else if (alone && obey_alone(lesson, word))
        return;
    else if (is_word(word, "play", "p"))
        play(lesson, rest);
    else if (is_word(word, "work", "w"))
        work(lesson, rest);
    else if (alone && token_number(word, &number) == SCAN_NUMBER && number >= 1 &&
             number <= lesson_step_count)
        jump(lesson, number);
    else
        work(lesson, line);
}

static void turn_page(struct lesson *lesson) {
    struct text prompt = {0};
    if (lesson->turned) show_page(lesson);
    text_addf(&prompt, "[%u/%u] Enter %s, ? helps: ", (unsigned)lesson->step + 1, (unsigned)lesson_step_count,
              lesson->answered ? "goes on" : "shows the answer");
    text_add_char(&lesson->room.out, '\n');
    if (classroom_ask(&lesson->room, text_string(&prompt))) {
        struct text line = {0};
        text_add(&line, text_string(&lesson->room.terminal.line));
        obey(lesson, text_string(&line));
        text_free(&line);
    } else {
        lesson->leaving = true;
        text_add_char(&lesson->room.out, '\n');
    }
    text_free(&prompt);
    if (lesson->leaving)
        text_addf(&lesson->room.out, "Goodbye. nimm lesson %u comes back to this step.\n",
                  (unsigned)lesson->step + 1);
}

/* Everything at once, for a pipe. */
static void print_all(struct lesson *lesson) {
    do {
        show_page(lesson);
        show_answer(lesson);
        terminal_print(&lesson->room.out);
    } while (go_on(lesson));
    say_end(lesson);
}

void lesson_run(const struct lesson_plan *plan) {
    struct lesson lesson = {.step = plan->step - 1, .turned = true};
    assert(plan->step >= 1 && plan->step <= lesson_step_count);
    classroom_open(&lesson.room, plan->color, plan->plain);
    lesson.interactive = lesson.room.terminal.in_is_terminal && lesson.room.terminal.out_is_terminal;
    if (!lesson.interactive) {
        print_all(&lesson);
    } else {
        take_subject(&lesson);
        text_add(&lesson.room.out, "A lesson on Nim.\n");
        show_help(&lesson);
        while (!lesson.leaving) turn_page(&lesson);
    }
    subject_free(&lesson.subject);
    classroom_close(&lesson.room);
}
