/* SPDX-License-Identifier: MIT */
#include "ui/lesson.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/repl.h"
#include "ui/round.h"

struct lesson {
    struct dialogue *room;
    const struct lesson_plan *plan;
    size_t step, page;      /* where the class is, from 0 on */
    struct lesson_page now; /* that page; of a gallery it is made in the texts */
    struct text text, asks, answer;
    size_t asked;             /* so many of its questions have had the right answer */
    struct quiz_question ask; /* the next one */
    bool answered;            /* the page's answer has been shown */
    bool turned;              /* another page is to be shown */
    struct quiz quiz;         /* which finds the answers */
    struct subject subject;   /* what is talked about; play begins there */
    const struct game *home;  /* the game that the page is about */
};

/* --- pages ----------------------------------------------------------------------------------- */

static const struct lesson_step *step_of(const struct lesson *lesson) {
    return &lesson_steps[lesson->step];
}

/* The game of a gallery's page n, from 0; NULL: there are not so many. */
static const struct game *game_of_gallery(size_t n) {
    for (size_t i = 0; i < nimm_game_count; i++)
        if (nimm_game_list[i]->disguise && n-- == 0) return nimm_game_list[i];
    return NULL;
}

/* A game of the gallery as a page. */
static void make_page(struct lesson *lesson, const struct game *game) {
    struct text *const texts[] = {&lesson->text, &lesson->asks, &lesson->answer};
    for (size_t i = 0; i < 3; i++) nimm_text_clear(texts[i]);
    text_addf(&lesson->text, "%s. ", game->title);
    nimm_game_add_rules(game, NULL, false, true, &lesson->text);
    text_addf(&lesson->text, "\n@board %s %s", game->id, game->sample);
    text_addf(&lesson->asks, "winner %s %s", game->id, game->sample);
    text_addf(&lesson->answer, "@why %s %s", game->id, game->sample);
    lesson->now = (struct lesson_page){
        .text = nimm_text_string(&lesson->text),
        .question = "Who wins here, if both play well? Type play to try it, and play 2 to let me begin.",
        .asks = nimm_text_string(&lesson->asks),
        .answer = nimm_text_string(&lesson->answer),
    };
}

/* Turns to the page; false: the step has not so many. */
static bool take_page(struct lesson *lesson, size_t page) {
    const struct lesson_step *step = step_of(lesson);
    size_t own = 0;
    while (own < LESSON_PAGES && step->pages[own].text) own++;
    const struct game *game = step->gallery && page >= own ? game_of_gallery(page - own) : NULL;
    if (page >= own && !game) return false;
    if (game)
        make_page(lesson, game);
    else
        lesson->now = step->pages[page];
    lesson->page = page;
    lesson->asked = 0;
    lesson->answered = false;
    return lesson->turned = true;
}

/* The next question of the page, in lesson->ask. False: there is none. */
static bool take_ask(struct lesson *lesson) {
    struct text *line = scratch();
    bool asking = !lesson->answered && lesson_line(lesson->now.asks, lesson->asked, line);
    if (asking) lesson_ask(&lesson->quiz, line->data, &lesson->ask);
    return asking;
}

/* Where play begins; positions of its game can be typed. */
static void take_subject(struct lesson *lesson) {
    struct text *line = scratch(), *why = scratch();
    const char *at = lesson->now.play;
    if (!at) {
        size_t n = 0;
        while (lesson_line(lesson->now.asks, n, line)) n++;
        at = line->data;
        scan_token(&at, "");
    }
    bool good = lesson_read_subject(&lesson->subject, at, why);
    assert(good);
    (void)good;
    lesson->home = lesson->subject.game;
}

/* Paragraphs, and what lesson_show makes of the lines with an @. */
static void show_text(struct lesson *lesson, const char *string) {
    struct text *line = scratch(), *one = scratch();
    bool told = *string != '@';
    while (*string) {
        size_t length = strcspn(string, "\n");
        /* What is shown stands apart from what is told. */
        if (told != (*string != '@')) text_add_char(&lesson->room->out, '\n');
        told = *string != '@';
        nimm_text_clear(line);
        text_add_bytes(line, string, length);
        if (told) dialogue_say(lesson->room, "%s", line->data);
        bool drawn = false; /* a picture: the next one stands apart */
        for (size_t n = 0; !told && lesson_line(line->data + 1, n, one); n++) {
            if (drawn) text_add_char(&lesson->room->out, '\n');
            size_t from = lesson->room->out.length;
            lesson_show(lesson->room, one->data);
            size_t lines = 0;
            for (; from < lesson->room->out.length; from++) lines += lesson->room->out.data[from] == '\n';
            drawn = lines > 2;
        }
        string += length + (string[length] == '\n');
    }
}

static void show_title(struct lesson *lesson) {
    struct text *title = scratch();
    text_addf(title, "%zu. %s", lesson->step + 1, step_of(lesson)->title);
    text_add_char(&lesson->room->out, '\n');
    dialogue_say_painted(lesson->room, PAINT_PROMPT, "%s", title->data);
    if (!lesson->room->terminal.look.plain) {
        text_add_repeated(&lesson->room->out, "-", text_columns(title->data));
        text_add_char(&lesson->room->out, '\n');
    }
}

static void show_page(struct lesson *lesson) {
    if (lesson->page == 0) show_title(lesson);
    text_add_char(&lesson->room->out, '\n');
    show_text(lesson, lesson->now.text);
    take_subject(lesson);
    lesson->turned = false;
    text_add_char(&lesson->room->out, '\n');
    terminal_paint(&lesson->room->terminal, PAINT_HINT, &lesson->room->out);
    text_addf(&lesson->room->out, TEXT_FOLD "Question: %s\n", lesson->now.question);
    terminal_paint(&lesson->room->terminal, PAINT_NONE, &lesson->room->out);
}

static void show_answer(struct lesson *lesson) {
    lesson->answered = true;
    text_add_char(&lesson->room->out, '\n');
    show_text(lesson, lesson->now.answer);
}

/* False: that was the last page. */
static bool go_on(struct lesson *lesson) {
    if (take_page(lesson, lesson->page + 1)) return true;
    if (lesson->step + 1 == lesson_step_count) return false;
    lesson->step++;
    return take_page(lesson, 0);
}

static void say_end(struct lesson *lesson) {
    text_add_char(&lesson->room->out, '\n');
    dialogue_say(lesson->room, "That is how Nim is won. You now know more about it than nearly everybody "
                               "you will ever play. For next time: "
                               "nimm quiz asks you about it, nimm worksheet prints it, and nimm plays it.");
}

/* --- what is typed --------------------------------------------------------------------------- */

/* A game from the position that is talked about, in place. */
static void word_play(struct round *round, const char *rest) {
    struct lesson *lesson = round->user;
    const struct subject *subject = &lesson->subject;
    struct text *why = scratch();
    if (*rest && strcmp(rest, "1") != 0 && strcmp(rest, "2") != 0) {
        dialogue_say(lesson->room, "Type play, or play 2 if you want me to begin.");
        return;
    }
    struct repl repl = {
        .start = {.game = subject->game, .first = strcmp(rest, "2") == 0, .misere = subject->misere},
        .position = memory_copy(subject->position, subject->game->size),
        .given = true,
        .record.seed = 1,
        .look = lesson->room->terminal.look};
    if (start_check(&repl.start, repl.position, why)) {
        repl.record.players[0].level = repl.record.players[1].level = NIMM_PLAYER_PERFECT;
        strcpy(repl.record.players[0].name, *lesson->plan->name ? lesson->plan->name : "Player");
        repl_seat_computer(&repl, 1);
        terminal_print(&lesson->room->out);
        repl_run(&repl);
        text_add(&lesson->room->out, "\nBack to the lesson.\n");
    } else {
        free(repl.position);
        dialogue_say(lesson->room, "There is no game in that: nobody can move. Type another position first.");
    }
}

/* Works out what is talked about; while a question about the same game is open, it is only laid out. */
static void word_work(struct round *round, const char *rest) {
    struct lesson *lesson = round->user;
    const struct question question = subject_question(&lesson->subject);
    bool at_home = question.game == lesson->home;
    if (at_home && take_ask(lesson)) {
        lesson_show_question(lesson->room, token_of("board"), &question);
        dialogue_say(lesson->room, "First the question; then w works this out. play plays it.");
    } else {
        lesson_show_question(lesson->room, token_of(at_home ? step_of(lesson)->work : "work"), &question);
    }
}

static bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/* Reads "kayles 5,3", or a position of the game that is talked about. False: *why says what is wrong. */
static bool read_subject(struct lesson *lesson, const char *line, bool alone, struct text *why) {
    struct subject *subject = &lesson->subject;
    const char *at = line;
    struct token word = scan_token(&at, "");
    if (token_is(word, "misere")) word = scan_token(&at, "");
    struct text *name = scratch();
    text_add_bytes(name, word.start, word.length);
    bool named = nimm_game_find(name->data) != NULL;
    if (named || !alone) {
        return named && lesson_read_subject(subject, line, why);
    }
    /* A date of birth is as good as piles: 13.5.2011. */
    nimm_text_clear(name);
    text_add(name, line);
    for (size_t i = 1; i + 1 < name->length; i++)
        if (name->data[i] == '.' && is_digit(name->data[i - 1]) && is_digit(name->data[i + 1]))
            name->data[i] = ',';
    bool good = subject_replace(subject, name->data, why);
    return good;
}

/* An answer to the question that is open, unless nothing of it has been shown. */
static enum round_taken take_answer(struct lesson *lesson, const char *line, struct text *why) {
    struct dialogue *room = lesson->room;
    if (room->cut) { /* nobody answers what has not been shown */
        lesson->turned = true;
        return ROUND_TAKEN;
    }
    enum verdict mark = quiz_mark(room->solver, &lesson->ask, line, LABEL_STARS, why);
    if (mark == VERDICT_UNCLEAR) return ROUND_OTHER;
    dialogue_say_verdict(room, mark, nimm_text_string(why));
    lesson->asked += mark == VERDICT_RIGHT;
    if (!take_ask(lesson)) show_answer(lesson);
    return ROUND_TAKEN;
}

static void enter(struct round *round) {
    struct lesson *lesson = round->user;
    if (!lesson->answered) {
        show_answer(lesson);
    } else if (!go_on(lesson)) {
        say_end(lesson);
        round->left = true;
    }
}

/* Enter, an answer, or a position, which is worked out. */
static enum round_taken take(struct round *round, const char *line, struct text *why) {
    struct lesson *lesson = round->user;
    struct text *not_position = scratch(), *not_answer = scratch();
    if (*line == '\0') {
        enter(round);
        return ROUND_TAKEN;
    }
    const bool asking = take_ask(lesson);
    if (asking && take_answer(lesson, line, why) == ROUND_TAKEN) return ROUND_TAKEN;
    const bool is_position = read_subject(lesson, line, !asking, not_position);
    if (is_position) {
        round_obey(round, "work");
    } else if (!asking) {
        const bool is_late =
            quiz_mark(lesson->room->solver, &lesson->ask, line, LABEL_STARS, not_answer) != VERDICT_UNCLEAR;
        text_add(why, is_late ? "That question is answered" : not_position->data);
    }
    return is_position ? ROUND_TAKEN : ROUND_OTHER;
}

static void word_answer(struct round *round, const char *rest) {
    show_answer(round->user);
}

static void word_back(struct round *round, const char *rest) {
    struct lesson *lesson = round->user;
    if (lesson->page == 0 && lesson->step == 0) {
        dialogue_say(lesson->room, "This is the first page. Before it there was only breakfast.");
    } else if (lesson->page > 0) {
        take_page(lesson, lesson->page - 1);
    } else {
        lesson->step--;
        for (size_t page = 0; take_page(lesson, page);) page++;
    }
}

static void word_repeat(struct round *round, const char *rest) {
    struct lesson *lesson = round->user;
    lesson->turned = true;
}

static void word_step(struct round *round, const char *rest) {
    struct lesson *lesson = round->user;
    uint64_t number;
    if (token_number_in(token_of(rest), 1, lesson_step_count, &number)) {
        lesson->step = (size_t)number - 1;
        take_page(lesson, 0);
    } else {
        dialogue_say(lesson->room, "Type step and a number from 1 to %zu, such as step 4.",
                     lesson_step_count);
    }
}

static void word_help(struct round *round, const char *rest) {
    round_help(round, rest);
    if (*rest == '\0')
        dialogue_say(round->room,
                     "Enter shows the answer, and then goes on. Type any game and position, such as "
                     "nim 3,4,5 or kayles 5,3, and I work it out; after the answer the position "
                     "alone will do.");
}

static const struct round_word words[] = {
    {"help", "h ?", "[WORD]", "this list, or one word of it", word_help},
    {"answer", "a", NULL, "the answer to the question", word_answer},
    {"back", "b", NULL, "the page before; this page again", word_back},
    {"repeat", "r", NULL, NULL, word_repeat},
    {"step", "", "N", "go to step N", word_step},
    {"work", "w", NULL, "work out the position that we talk about", word_work},
    {"play", "", "[2]", "play from there; with 2 I begin", word_play},
    ROUND_QUIT,
    {0},
};

/* --- the lesson ------------------------------------------------------------------------------ */

static bool next(struct round *round, struct text *prompt) {
    struct lesson *lesson = round->user;
    const bool answered = lesson->answered;
    if (lesson->turned) show_page(lesson);
    round->advice = answered ? "Enter goes on, ? helps." : "Enter shows the answer, ? helps.";
    text_addf(prompt, "[%zu/%zu] ", lesson->step + 1, lesson_step_count);
    if (take_ask(lesson))
        lesson_add_form(&lesson->ask, prompt);
    else
        text_addf(prompt, "Enter %s, ? helps", answered ? "goes on" : "shows the answer");
    text_add(prompt, answered ? ": " : "? ");
    text_add_char(&lesson->room->out, '\n');
    return true;
}

/* The class answers and turns the pages. */
static void run_class(struct lesson *lesson) {
    struct round round = {.room = lesson->room,
                          .words = words,
                          .answer = "your answer",
                          .words_first = true,
                          .user = lesson,
                          .next = next,
                          .take = take};
    dialogue_say(lesson->room, "A lesson on Nim. Type your answers; Enter shows them, and goes on; ? helps.");
    if (!round_run(&round)) text_add_char(&lesson->room->out, '\n');
    dialogue_say(lesson->room, "Goodbye. nimm lesson %zu comes back to this step.", lesson->step + 1);
}

void lesson_run(struct dialogue *room, const struct lesson_plan *plan) {
    struct lesson lesson = {.room = room, .plan = plan, .step = plan->step - 1};
    assert(plan->step >= 1 && plan->step <= lesson_step_count);
    quiz_begin(&lesson.quiz, room->solver, 1, QUIZ_ALL_TOPICS, 0);
    take_page(&lesson, 0);
    if (room->terminal.in_is_terminal && room->terminal.out_is_terminal) {
        run_class(&lesson);
    } else {
        do {
            show_page(&lesson);
            show_answer(&lesson);
            terminal_print(&room->out);
        } while (go_on(&lesson));
        say_end(&lesson);
    }
    subject_free(&lesson.subject);
    quiz_question_free(&lesson.ask);
    struct text *const texts[] = {&lesson.text, &lesson.asks, &lesson.answer};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) nimm_text_free(texts[i]);
}
