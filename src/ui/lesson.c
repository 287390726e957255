/* SPDX-License-Identifier: MIT */
#include "ui/lesson.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/scratch.h"
#include "say/typed.h"
#include "ui/begun.h"
#include "ui/file.h"
#include "ui/lesson_place.h"
#include "ui/lesson_read.h"
#include "ui/lesson_reply.h"
#include "ui/preview.h"
#include "ui/prompt.h"
#include "ui/repl.h"

/* What became of a question at the first try. */
enum mark { MARK_NONE, MARK_RIGHT, MARK_MISSED };

struct lesson {
    struct dialogue *room;
    const struct lecture *lecture;
    const struct lesson_plan *plan;
    size_t page;              /* the number of the page where the class is */
    size_t seen;              /* and of the first page of its step that the class has seen */
    struct lesson_place kept; /* the place that is remembered, */
    struct text kept_signs;   /* and the signs */
    size_t asked;             /* the item that is asked now; page->answer: none is */
    bool repeats;             /* what is asked, though it was asked before */
    size_t unasked;           /* the first item that has not been asked in its own words yet */
    unsigned char *marks;     /* of each item, an enum mark */
    bool answered;            /* the page's answer has been shown */
    bool turned;              /* another page is to be shown */
    bool is_over;             /* the class has come to its end */
    bool came_back;           /* it goes on where somebody left it */
    bool advised;             /* somebody has read what Enter does */
    const struct lecture_item *visit; /* the game of the gallery that is asked about, or NULL */
    const struct quiz_question *ask;  /* what is asked now, or was last */
    struct lesson_reply reply;        /* the game that answers it, if it is such a question */
    struct text found;                /* the moves that have won where all are asked for: ";1 3;" */
    size_t n_found;
    struct preview move;              /* the move that is asked for, of which a part may be typed */
    struct typed subject;             /* what is talked about; play begins there */
    const struct quiz_question *home; /* whose position the page is about */
};

/* --- pages ----------------------------------------------------------------------------------- */

static const struct lecture_page *page_of(const struct lesson *lesson) {
    return &lesson->lecture->pages[lesson->page];
}

static const struct lecture_step *step_of(const struct lesson *lesson) {
    return &lesson->lecture->steps[page_of(lesson)->step];
}

static bool has_gallery(const struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    for (size_t i = page->from; i < page->to; i++)
        if (lesson->lecture->items[i].kind == LECTURE_GALLERY) return true;
    return false;
}

static struct typed copy_subject(const struct quiz_question *about) {
    return (struct typed){.game = about->game,
                          .misere = about->misere,
                          .given = true,
                          .position = memory_copy(about->position, about->game->size)};
}

/* Makes this what is talked about from now on. */
static void take_subject(struct lesson *lesson, const struct quiz_question *about) {
    typed_free(&lesson->subject);
    lesson->subject = copy_subject(about);
    lesson->home = about;
}

/* Marks the open question of the page, unless it has been marked before. */
static void mark_ask(struct lesson *lesson, enum mark mark) {
    unsigned char *was = &lesson->marks[lesson->asked];
    if (!lesson->visit && *was == MARK_NONE) *was = (unsigned char)mark;
}

/* True if a move is asked for, or a whole game. */
static bool asks_for_move(const struct lesson *lesson) {
    const enum quiz_topic topic = lesson->ask->topic;
    return !lesson->visit && (topic == QUIZ_MOVE || topic == QUIZ_REPLY);
}

/* True if a question is open: lesson->ask. */
static bool is_asking(const struct lesson *lesson) {
    return lesson->visit || (!lesson->answered && lesson->asked < page_of(lesson)->answer);
}

/* Opens the first question of the page from this item on, which is what is talked about then. After
 * the last one, none is open. */
static void open_ask(struct lesson *lesson, size_t item) {
    const struct lecture_page *page = page_of(lesson);
    const struct lecture_item *items = lesson->lecture->items;
    while (item < page->answer && items[item].kind != LECTURE_ASK) item++;
    lesson->asked = item;
    if (item == page->answer) return;
    const struct quiz_question *ask = &items[item].about;
    if (ask != lesson->ask && ask->game && !page->play.game) take_subject(lesson, ask);
    lesson->ask = ask;
    lesson->move.begun = 0;
    text_clear(&lesson->found);
    lesson->n_found = 0;
}

/* Marks the open question and all others before this item, and opens the next. */
static void close_asks(struct lesson *lesson, size_t end, enum mark mark) {
    while (lesson->asked < end) {
        mark_ask(lesson, mark);
        open_ask(lesson, lesson->asked + 1);
    }
}

/* Turns to the page, of which this item is asked next; the page is then to be shown. */
static void turn_to(struct lesson *lesson, size_t page, size_t asked) {
    const struct lecture_page *now = &lesson->lecture->pages[page];
    if (page < lesson->seen || now->step != page_of(lesson)->step) lesson->seen = page;
    lesson->page = page;
    lesson->unasked = asked;
    lesson->visit = NULL;
    lesson_reply_end(&lesson->reply);
    lesson->answered = asked == now->to && !now->question;
    lesson->turned = true;
    take_subject(lesson, lecture_home(lesson->lecture, now));
    open_ask(lesson, asked);
}

/* Turns to the page, of which all is asked. */
static void take_page(struct lesson *lesson, size_t page) {
    turn_to(lesson, page, lesson->lecture->pages[page].asks);
}

/* Goes to where somebody left off: to the question that was open, or to a page whose answer has
 * been shown. */
static void take_place(struct lesson *lesson, const struct lesson_place *place) {
    const struct lecture *lecture = lesson->lecture;
    const size_t first = lecture->steps[place->step - 1].page, page = first + place->pages;
    const bool is_there =
        page < lecture->n_pages && lecture->pages[page].step == lecture->pages[first].step;
    const struct lecture_page *now = &lecture->pages[is_there ? page : first];
    const size_t asked = now->asks + place->items;
    if (!is_there || asked > now->answer || place->items == 0) {
        take_page(lesson, is_there ? page : first);
        return;
    }
    turn_to(lesson, page, asked);
    lesson->answered = asked == now->answer;
    lesson->repeats = !lesson->answered;
}

static bool is_same_place(const struct lesson_place *a, const struct lesson_place *b) {
    return a->step == b->step && a->pages == b->pages && a->items == b->items;
}

/* The signs of all that is asked, as lesson_place_keep takes them, up to the last that is marked.
 */
static const char *signs_of(const struct lesson *lesson) {
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

/* Takes the marks that the signs stand for. */
static void take_signs(struct lesson *lesson, const char *signs) {
    for (size_t i = 0; i < lesson->lecture->n_items && *signs; i++) {
        if (lesson->lecture->items[i].kind != LECTURE_ASK) continue;
        if (*signs == '#') lesson->marks[i] = MARK_RIGHT;
        if (*signs == '-') lesson->marks[i] = MARK_MISSED;
        signs++;
    }
}

/* Remembers where the class is, and what it knew. */
static void keep_place(struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    const size_t asked = lesson->answered ? page->answer : lesson->asked;
    const struct lesson_place place = {.step = page->step + 1,
                                       .pages = lesson->page - step_of(lesson)->page,
                                       .items = asked - page->asks};
    const char *signs = signs_of(lesson);
    const bool is_kept = is_same_place(&place, &lesson->kept) &&
                         strcmp(signs, text_string(&lesson->kept_signs)) == 0;
    if (is_kept) return;
    lesson_place_keep(lesson->plan->name, &place, signs);
    lesson->kept = place;
    text_clear(&lesson->kept_signs);
    text_add(&lesson->kept_signs, signs);
}

static void show_title(struct lesson *lesson) {
    struct text *title = scratch();
    text_clear(lesson->room->rules);
    text_addf(title, "%zu. %s", page_of(lesson)->step + 1, step_of(lesson)->title);
    text_add_char(&lesson->room->out, '\n');
    dialogue_say_bold(lesson->room, "%s", title->data);
    if (!lesson->room->terminal.look.plain) {
        const size_t width = terminal_fold_width(), columns = text_columns(title->data);
        text_add_repeated(&lesson->room->out, "-", columns < width ? columns : width);
        text_add_char(&lesson->room->out, '\n');
    }
}

static void say_question(struct lesson *lesson, const char *question) {
    text_add_char(&lesson->room->out, '\n');
    dialogue_say(lesson->room, DIALOGUE_QUESTION "%s", question);
}

/* Adds "piles from 0 to 20", or "positions from 1x1 to 6x6", if their values or outcomes are asked
 * for. Returns false, and adds nothing, if that is not what is asked. */
static bool add_range(const struct lecture_item *items, struct text *text) {
    const struct game *game = items->about.game;
    uint64_t first = 0, last = 0;
    if (!lecture_asks_table(items) || items->about.topic == QUIZ_WINNER) return false;
    if (items->show == SHOW_SQUARE) {
        text_addf(text, "positions from %s to %s", scratch_position(game, items->about.position),
                  scratch_position(game, items[items->number - 1].about.position));
        return true;
    }
    for (size_t i = 0; i < items->number; i++) {
        struct text *state = scratch();
        graph_print_state(items[i].about.game, items[i].about.position, state);
        if (token_number(token_of(state->data), &last) != TOKEN_NUMBER) return false;
        if (i == 0) first = last;
        if (last != first + i) return false;
    }
    text_addf(text, "%s from %" PRIu64 " to %" PRIu64, game->parts.what, first, last);
    return true;
}

static bool shows_board(const struct lecture_item *item) {
    const bool is_board = item->kind == LECTURE_SHOW && item->show == SHOW_BOARD;
    return is_board || item->kind == LECTURE_BOX;
}

/* The number of the first item of the page that is shown. */
static size_t first_shown(const struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    return lesson->plan->brief ? page->asks : page->from;
}

/* What the class has read of the game that is asked about. Whoever asks for the question again is
 * told all of it. */
static enum quiz_told told_of_game(const struct lesson *lesson) {
    const struct lecture *lecture = lesson->lecture;
    const bool is_brief = lesson->plan->brief;
    const size_t from = is_brief ? page_of(lesson)->asks : lecture->pages[lesson->seen].from;
    if (lesson->repeats) return QUIZ_TOLD_NOTHING;
    return lecture_told(lecture, page_of(lesson), lesson->asked, from, is_brief);
}

/* True if what comes before the question shows the board of its position last. */
static bool has_board_above(const struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    const struct quiz_question *ask = lesson->ask;
    size_t i = lesson->asked;
    while (i > first_shown(lesson)) {
        const struct lecture_item *item = &items[--i];
        if (item->kind != LECTURE_ASK && !shows_board(item)) continue;
        return item->about.game == ask->game &&
               memcmp(quiz_board(&item->about), quiz_board(ask), ask->game->size) == 0;
    }
    return false;
}

static void show_board_of(struct lesson *lesson, const struct quiz_question *about) {
    struct question shown = quiz_position_question(about);
    shown.position = quiz_board(about);
    text_add_char(&lesson->room->out, '\n');
    lesson_show(lesson->room, SHOW_BOARD, &shown);
}

/* Returns the number of the first item of the line of the file that asks this. */
static size_t first_of_line(const struct lesson *lesson, size_t item) {
    const struct lecture_item *items = lesson->lecture->items;
    while (items[item].kind == LECTURE_ASK && items[item].number == 0) item--;
    return item;
}

/* Adds "Subtraction Game. Take 1 or 4 from one pile. ", as far as the step has not told that. */
static void add_game(const struct lesson *lesson, struct text *text) {
    const struct quiz_question *ask = lesson->ask;
    const enum quiz_told told = told_of_game(lesson);
    if (told == QUIZ_TOLD_GAME) return;
    text_addf(text, "%s. ", ask->game->title);
    if (told == QUIZ_TOLD_RULE || !ask->game->print_parameters) return;
    ask->game->say_rule(ask->position, text);
    text_add_char(text, ' ');
}

/* Puts the question in its own words, if it is the first of a line of the file or is repeated; with
 * its board, unless that stands above or it is about a range. */
static void say_own_question(struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items, *item = &items[lesson->asked];
    const struct lecture_item *line = &items[first_of_line(lesson, lesson->asked)];
    const struct quiz_question *ask = lesson->ask;
    struct text *asked = scratch(), *range = scratch();
    if (item->number == 0 && !lesson->repeats) return;
    const bool asks_labels = quiz_asks_labels(&line->about);
    const bool is_range = ask->game && !asks_labels && add_range(line, range);
    const size_t told = lesson->room->rules->length;
    if (!is_range && ask->game && !has_board_above(lesson)) show_board_of(lesson, ask);
    const bool has_rule =
        lesson->room->rules->length > told || (ask->game && !ask->game->print_parameters);
    if (is_range) add_game(lesson, asked);
    if (is_range && ask->topic == QUIZ_VALUE) {
        text_addf(asked, "Find the values of the %s.", range->data);
    } else if (is_range) {
        text_addf(asked, "Which of the %s are N, won by the player to move, and which are P, lost?",
                  range->data);
    } else {
        struct quiz_question own = asks_labels ? line->about : *ask;
        own.told = told_of_game(lesson);
        const bool needs_rule = !has_rule || ask->misere || asks_labels;
        if (own.told == QUIZ_TOLD_NOTHING && !needs_rule) own.told = QUIZ_TOLD_RULE;
        quiz_add_question(&own, LABEL_STARS, false, asked);
        if (item->number > 1 && !asks_labels)
            text_addf(asked,
                      item->number == 2 ? " Then one more like it." : " Then %zu more like it.",
                      item->number - 1);
    }
    if (is_range && ask->misere) text_add(asked, " This is misere play.");
    say_question(lesson, asked->data);
}

/* True if the question is to have its board though it is not put in its own words here: that of a
 * game that is the answer is the start, until the game has begun. */
static bool wants_board(const struct lesson *lesson) {
    const struct quiz_question *ask = lesson->ask;
    if (ask->topic == QUIZ_REPLY) return lesson->reply.about != ask;
    const struct lecture_item *line = &lesson->lecture->items[first_of_line(lesson, lesson->asked)];
    const bool is_table = lecture_asks_table(line) && ask->topic != QUIZ_WINNER;
    const bool has_each = ask->game && !is_table && !quiz_asks_labels(&line->about);
    return lesson_needs_board(ask->game) || (!page_of(lesson)->question && has_each);
}

/* Shows what is asked now, as far as the question of the page does not say it. */
static void show_ask(struct lesson *lesson) {
    struct text *choices = scratch();
    const bool is_line = lesson->lecture->items[lesson->asked].number > 0;
    const bool has_own = !page_of(lesson)->question && (is_line || lesson->repeats);
    if (!has_own && wants_board(lesson) && !has_board_above(lesson))
        show_board_of(lesson, lesson->ask);
    if (!page_of(lesson)->question) {
        say_own_question(lesson);
    } else if (quiz_add_choices(lesson->ask, false, choices)) {
        text_add_char(&lesson->room->out, '\n');
        text_add(&lesson->room->out, choices->data);
    }
}

/* Shows the board of the game that is the answer; begins it if it has not begun. */
static void show_reply(struct lesson *lesson, bool again) {
    if (lesson->reply.about != lesson->ask || session_is_over(&lesson->reply.session)) {
        lesson_reply_begin(&lesson->reply, lesson->room, lesson->ask);
    } else if (again) {
        text_add_char(&lesson->room->out, '\n');
        lesson_reply_show(&lesson->reply, lesson->room);
    }
}

static void show_page(struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    if (lesson->page == step_of(lesson)->page) show_title(lesson);
    if (!lesson->plan->brief && page->asks > page->from) {
        text_add_char(&lesson->room->out, '\n');
        lesson_show_items(lesson->room, lesson->lecture, page->from, page->asks);
    }
    lesson->turned = false;
    if (page->question && !lesson->room->passes_on) say_question(lesson, page->question);
}

/* Shows the page, unless Ctrl-C stops that. */
static void turn_page(struct lesson *lesson) {
    struct dialogue *room = lesson->room;
    const size_t from = room->out.length;
    dialogue_begin_work(room);
    show_page(lesson);
    dialogue_end_work_or_say(room, from, "The page was interrupted; r shows it again.");
}

/* Returns the number of the first item of the question of which this one is a part: a whole table,
 * or it alone. */
static size_t first_of_question(const struct lesson *lesson, size_t item) {
    const size_t first = first_of_line(lesson, item);
    return lecture_asks_table(&lesson->lecture->items[first]) ? first : item;
}

/* Returns the number of the item after that question. */
static size_t end_of_question(const struct lesson *lesson, size_t item) {
    const size_t first = first_of_question(lesson, item);
    const struct lecture_item *items = lesson->lecture->items;
    return lecture_asks_table(&items[first]) ? first + items[first].number : item + 1;
}

/* True if the page asks the same about positions of several games: then each is named. */
static bool mixes_games(const struct lesson *lesson, const struct quiz_question *ask) {
    const struct lecture_page *page = page_of(lesson);
    for (size_t i = page->asks; i < page->answer && ask->game && !lesson->visit; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        const bool is_alike = item->kind == LECTURE_ASK && item->about.topic == ask->topic;
        if (is_alike && item->about.game && item->about.game != ask->game) return true;
    }
    return false;
}

/* Adds what stands before an answer to the question: "3,4: ", or "Kayles 4: ". */
static void add_lead(const struct lesson *lesson, const struct quiz_question *ask,
                     struct text *text) {
    const bool is_plain = lesson->room->terminal.look.plain;
    struct text *lead = scratch();
    lesson_add_lead(ask, is_plain, lead);
    if (lead->length > 0 && mixes_games(lesson, ask))
        text_addf(text, is_plain ? "%s. " : "%s ", ask->game->title);
    text_add(text, lead->data);
}

/* Adds "answer 2 of 3: ", where the page asks several questions. */
static void add_place(const struct lesson *lesson, struct text *text) {
    const struct lecture_page *page = page_of(lesson);
    const char *answer = lesson->room->terminal.look.plain ? "Answer" : "answer";
    size_t n = 0, at = 0;
    for (size_t i = page->asks; i < page->answer; i++) {
        n += lesson->lecture->items[i].kind == LECTURE_ASK;
        if (i == lesson->asked) at = n;
    }
    if (!lesson->visit && page->question && n > 1)
        text_addf(text, "%s %zu of %zu: ", answer, at, n);
}

/* Adds the right answer to the question, "3: P", and, if the page has nothing to say to it, the
 * reason that the lecture gives. */
static void add_right(const struct lesson *lesson, const struct quiz_question *ask,
                      struct text *text) {
    const size_t from = text->length;
    add_lead(lesson, ask, text);
    const bool has_lead = text->length > from;
    solver_go_on(lesson->room->solver);
    quiz_add_answer(lesson->room->solver, ask, lesson->room->terminal.look.plain, text);
    /* A choice may be a formula, in which a capital is another letter. */
    const bool begins_sentence = !has_lead && ask->topic != QUIZ_CHOICE;
    if (begins_sentence) text->data[from] = (char)toupper((unsigned char)text->data[from]);
    const bool has_reason =
        (ask->topic == QUIZ_YES || ask->topic == QUIZ_NO) && ask->reason.length > 0;
    const bool is_silent = page_of(lesson)->answer == page_of(lesson)->to;
    if (has_reason && is_silent) dialogue_add_reason(ask->reason.data, text);
    text_end_sentence(text);
}

/* True if the item shows the moves that win in the position that is asked about. */
static bool shows_moves(const struct lesson *lesson, const struct lecture_item *item) {
    const struct quiz_question *ask = lesson->ask;
    return ask->topic == QUIZ_MOVE && item->kind == LECTURE_SHOW &&
           (item->show == SHOW_WINNING || item->show == SHOW_LEMMA) &&
           item->about.game == ask->game && item->about.misere == ask->misere &&
           memcmp(item->about.position, ask->position, ask->game->size) == 0;
}

/* True if what the page says next says the same: it begins with these words or shows these moves.
 */
static bool is_said_next(const struct lesson *lesson, size_t end, const char *answer) {
    const struct lecture_item *items = lesson->lecture->items;
    const struct lecture_page *page = page_of(lesson);
    const struct lecture_item *next = &items[page->answer];
    const size_t length = *answer ? strlen(answer) - strlen(".") : 0;
    while (end < page->answer && items[end].kind != LECTURE_ASK) end++;
    if (end < page->answer || page->answer == page->to) return false;
    for (size_t i = page->answer; i < page->to; i++)
        if (shows_moves(lesson, &items[i])) return true;
    return next->kind == LECTURE_TEXT && strncasecmp(next->words, answer, length) == 0 &&
           !isalnum((unsigned char)next->words[length]);
}

/* Says what is right to the open question and those after it, up to an item; to a table that ends
 * there all at once. */
static void say_right(struct lesson *lesson, size_t end) {
    const size_t first = first_of_question(lesson, lesson->asked);
    const struct lecture_item *items = lesson->lecture->items;
    struct dialogue *room = lesson->room;
    struct text *right = scratch();
    const bool is_table = end > lesson->asked + 1 && lesson->ask->topic != QUIZ_WINNER;
    if (is_table) {
        text_add_char(&room->out, '\n');
        lesson_show_table(room, &items[first], end - first);
        return;
    }
    if (lesson->reply.about == lesson->ask) lesson_reply_add_answer(&lesson->reply, room, right);
    for (size_t i = lesson->asked; i < end; i++) {
        if (right->length > 0) text_add(right, "\n" TEXT_FOLD);
        add_right(lesson, &items[i].about, right);
    }
    if (is_said_next(lesson, end, right->data)) return;
    const char *lead = lesson->ask->topic == QUIZ_CHOICE ? "The answer: " : "";
    text_addf(&room->out, "\n" TEXT_FOLD "%s%s\n", lead, right->data);
}

/* Shows a table of N and P or of boards, whose last question was this one: its pattern is seen
 * there. */
static void show_finished_table(struct lesson *lesson, size_t item) {
    const struct lecture_item *items = lesson->lecture->items;
    const size_t first = first_of_question(lesson, item), end = end_of_question(lesson, item);
    const bool has_pattern =
        items[first].about.topic == QUIZ_OUTCOME || items[first].show == SHOW_SQUARE;
    if (!lecture_asks_table(&items[first]) || !has_pattern || item + 1 < end) return;
    text_add_char(&lesson->room->out, '\n');
    lesson_show_table(lesson->room, &items[first], end - first);
}

/* Shows the answer of the page, if it has one. */
static void show_answer(struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    if (page->to > page->answer) {
        text_add_char(&lesson->room->out, '\n');
        lesson_show_items(lesson->room, lesson->lecture, page->answer, page->to);
    }
    lesson->answered = !terminal_is_interrupted();
}

/* Says what is right to the open question and those after it, up to an item, marks them, and opens
 * the next. */
static void answer_asks(struct lesson *lesson, size_t end, enum mark mark) {
    say_right(lesson, end);
    close_asks(lesson, end, mark);
}

/* Answers the question that is open, or all that is left of its table, and after the last one shows
 * the answer of the page. After Ctrl-C it stays open. */
static void skip(struct lesson *lesson, bool whole) {
    const size_t asked = lesson->asked;
    if (is_asking(lesson)) {
        const size_t end = whole ? end_of_question(lesson, asked) : asked + 1;
        answer_asks(lesson, end, MARK_MISSED);
        if (end == asked + 1) show_finished_table(lesson, asked);
    }
    if (!is_asking(lesson)) show_answer(lesson);
    if (terminal_is_interrupted()) open_ask(lesson, asked);
}

/* Shows what the page asks, what is right, and its answer. */
static void show_answered(struct lesson *lesson) {
    const size_t first = page_of(lesson)->asks;
    lesson->answered = false;
    for (open_ask(lesson, first); is_asking(lesson); open_ask(lesson, lesson->asked + 1))
        show_ask(lesson);
    open_ask(lesson, first);
    while (is_asking(lesson))
        answer_asks(lesson, end_of_question(lesson, lesson->asked), MARK_NONE);
    show_answer(lesson);
}

/* Goes to the next page; a brief lesson skips those that only tell. False if there is none. */
static bool go_on(struct lesson *lesson) {
    const struct lecture_page *pages = lesson->lecture->pages;
    size_t next = lesson->page + 1;
    while (next < lesson->lecture->n_pages && lesson->plan->brief && !pages[next].question &&
           pages[next].asks == pages[next].to)
        next++;
    if (next < lesson->lecture->n_pages) take_page(lesson, next);
    return next < lesson->lecture->n_pages;
}

/* --- the gallery ------------------------------------------------------------------------------ */

/* Shows the game of the gallery that is open: its rules and its board. */
static void show_visit(struct lesson *lesson) {
    take_subject(lesson, &lesson->visit->about);
    const struct question question = typed_question(&lesson->subject);
    dialogue_say(lesson->room, "%s.", question.game->title);
    dialogue_say_rules(lesson->room, question.game, question.position, false, true);
    text_add_char(&lesson->room->out, '\n');
    lesson_show(lesson->room, SHOW_BOARD, &question);
    say_question(
        lesson,
        "Who wins here, if both play well? Type play to try it, or play 2 to let me go first.");
}

/* Opens the game that the line names, by its name or its number. Returns false if it names none. */
static bool open_game(struct lesson *lesson, const char *line) {
    const struct lecture_page *page = page_of(lesson);
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

/* Shows who wins and why, and leaves the game, unless Ctrl-C stops that. */
static void close_game(struct lesson *lesson) {
    const struct question question = quiz_position_question(&lesson->visit->about);
    lesson_show(lesson->room, SHOW_WHY, &question);
    if (!terminal_is_interrupted()) lesson->visit = NULL;
}

/* --- what is typed --------------------------------------------------------------------------- */

/* Puts the question once more that a game has moved off the screen. */
static void ask_again(struct lesson *lesson) {
    if (!is_asking(lesson)) return;
    if (page_of(lesson)->question) say_question(lesson, page_of(lesson)->question);
    lesson->unasked = lesson->asked;
    lesson->repeats = true;
}

/* True if the lesson has a theorem, on a later page. */
static bool is_before_theorem(const struct lesson *lesson) {
    return lesson->page < lesson->lecture->theorem;
}

/* Plays from this position, which it takes; then the lesson goes on. */
static void play_from(struct lesson *lesson, const struct typed *start, bool first) {
    struct text *why = scratch();
    struct repl repl = {.next = {.game = start->game, .first = first, .misere = start->misere},
                        .position = start->position,
                        .starts = REPL_STARTS_GIVEN,
                        .in_lesson = true,
                        .asked = {.hints = lesson->plan->hints,
                                  .no_help = lesson->plan->no_help,
                                  .no_theory = is_before_theorem(lesson) && !lesson->plan->hints},
                        .table.record.seed = 1};
    if (start_check(&repl.next, repl.position, why)) {
        strcpy(repl.table.record.players[0].name,
               *lesson->plan->player ? lesson->plan->player : "Player");
        repl_seat_computer(&repl, 1);
        terminal_print(&lesson->room->out);
        lesson->room->steps = 0; /* at a table nobody is sent to a step */
        repl_run(&repl, lesson->room);
        lesson->room->steps = lesson->lecture->n_steps;
        text_add(&lesson->room->out, "\nBack to the lesson.\n");
        ask_again(lesson);
    } else {
        free(repl.position);
        dialogue_say(lesson->room, "Nobody can move there. Type play and another position.");
    }
}

/* Plays from the position that is talked about, or from one that the line names, of the game of the
 * page if it names no other. */
static void word_play(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const bool second = strcmp(rest, "2") == 0;
    struct text *why = scratch();
    struct typed start = {0};
    if (*rest == '\0' || second || strcmp(rest, "1") == 0) {
        start = lesson->subject;
        start.position = memory_copy(start.position, start.game->size);
    } else if (typed_names_game(rest)) {
        typed_read_whole(&start, rest, why);
    } else {
        start = copy_subject(lesson->home);
        typed_replace(&start, rest, why);
    }
    if (why->length == 0) {
        play_from(lesson, &start, second);
        return;
    }
    text_end_sentence(why);
    dialogue_say(lesson->room, "%s Or type play, or play 2 if you want me to go first.", why->data);
    typed_free(&start);
}

static void word_board(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const struct question question = typed_question(&lesson->subject);
    text_clear(lesson->room->rules);
    if (is_asking(lesson) && lesson->ask->topic == QUIZ_REPLY)
        lesson_reply_show(&lesson->reply, lesson->room);
    else
        lesson_show(lesson->room, SHOW_BOARD, &question);
}

/* What is shown of a position that somebody types: what the file says, of its own game, or else no
 * more than whoever has come this far knows. */
static enum lecture_show show_of_typed(const struct lesson *lesson, const struct game *game) {
    const enum lecture_show typed = step_of(lesson)->typed;
    if (typed != SHOWS && game == lesson->home->game) return typed;
    return is_before_theorem(lesson) ? SHOW_OUTCOME : SHOW_WORK;
}

/* Works out what is talked about; while a question is open about the same game, which may be a part
 * of a sum, only shows the board, if the page is about a position. */
static void word_work(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const struct question question = typed_question(&lesson->subject);
    const bool is_at_home = question.game == lesson->home->game;
    if ((is_at_home || question.game->is_sum) && is_asking(lesson)) {
        if (lecture_position(lesson->lecture, page_of(lesson))) word_board(prompt, rest);
        dialogue_say(lesson->room, "Answer first; then ask again.");
        return;
    }
    lesson_show(lesson->room, show_of_typed(lesson, question.game), &question);
}

/* Reads "kayles 5,3" or, `alone`, a position of the game that is talked about. Returns false, after
 * saying why where there is something to say, if the line is neither. */
static bool read_subject(struct lesson *lesson, const char *line, bool alone, struct text *why) {
    struct typed *subject = &lesson->subject;
    if (typed_names_game(line)) return typed_read_whole(subject, line, why);
    return alone && typed_replace(subject, line, why);
}

/* The questions of the page; in the gallery, the one about the game that is open. */
static struct lesson_asks asks_of(const struct lesson *lesson) {
    const struct lecture_page *page = page_of(lesson);
    if (lesson->visit)
        return (struct lesson_asks){
            .solver = lesson->room->solver, .items = lesson->visit, .to = 1, .ask = lesson->ask};
    return (struct lesson_asks){.solver = lesson->room->solver,
                                .items = lesson->lecture->items,
                                .from = page->asks,
                                .to = page->answer,
                                .asked = lesson->asked,
                                .ask = lesson->ask};
}

/* A move in the game that is the answer. */
static enum prompt_taken take_reply(struct lesson *lesson, const char *line, struct text *why) {
    enum verdict verdict;
    const enum prompt_taken taken =
        lesson_reply_take(&lesson->reply, lesson->room, line, &verdict, why);
    if (verdict != VERDICT_UNCLEAR)
        mark_ask(lesson, verdict == VERDICT_RIGHT ? MARK_RIGHT : MARK_MISSED);
    if (verdict == VERDICT_RIGHT) open_ask(lesson, lesson->asked + 1);
    if (!is_asking(lesson)) show_answer(lesson);
    return taken;
}

/* What the item asks about, inside a sentence: "3", "a pile of 3"; "" if that has no short name. */
static const char *name_of(const struct lesson *lesson, size_t item) {
    const bool is_plain = lesson->room->terminal.look.plain;
    struct text *name = scratch();
    lesson_add_lead(&lesson->lecture->items[item].about, is_plain, name);
    if (name->length == 0) return "";
    text_cut(name, name->length - strlen(": "));
    if (is_plain) *name->data = (char)tolower((unsigned char)*name->data);
    return name->data;
}

/* What one of several answers in a line is called: as name_of, or by its place on the page. */
static const char *name_of_answer(const struct lesson *lesson, size_t item) {
    const struct lecture_page *page = page_of(lesson);
    const char *name = name_of(lesson, item);
    size_t place = 0;
    if (*name) return name;
    for (size_t i = page->asks; i <= item; i++)
        place += lesson->lecture->items[i].kind == LECTURE_ASK;
    return scratch_format("answer %zu", place);
}

/* Says which of several answers is wrong, and where to go on, unless all has been typed. */
static void say_first_wrong(const struct lesson *lesson, const struct lesson_reading *reading,
                            bool is_over, const char *why) {
    const size_t right = reading->right, item = reading->item;
    const bool has_more = right + 1 < reading->n;
    struct text *said = scratch();
    if (right > 0) text_addf(said, "Right up to %s. ", name_of_answer(lesson, item - 1));
    text_addf(said, "Wrong at %s", name_of_answer(lesson, item));
    dialogue_add_reason(why, said);
    text_end_sentence(said);
    if (has_more) text_addf(said, " Go on from %s.", name_of_answer(lesson, item + is_over));
    dialogue_say(lesson->room, "%s", said->data);
}

/* Says what is known of a table of values whose next one was wrong: wrong answers may have moved it
 * off the screen. */
static void say_so_far(const struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    const size_t item = lesson->asked, first = first_of_line(lesson, item);
    const bool is_table =
        lecture_asks_table(&items[first]) && items[first].about.topic == QUIZ_VALUE;
    struct text *known = scratch();
    if (lesson->visit || !is_table || item == first) return;
    for (size_t i = first; i < item; i++) {
        if (i > first) text_add(known, ", ");
        text_add_number(known, items[i].about.number);
    }
    dialogue_say(lesson->room, "So far: %s.", known->data);
}

/* Says that the answer is wrong, and what helps then; `is_over`: there is no other try. */
static void say_wrong(struct lesson *lesson, const struct lesson_reading *reading, bool is_over,
                      const struct text *why) {
    struct dialogue *room = lesson->room;
    if (reading->n > 1)
        say_first_wrong(lesson, reading, is_over, text_string(why));
    else
        dialogue_say_verdict(room, false, text_string(why));
    if (!is_over) {
        say_so_far(lesson);
    } else if (why->length == 0) {
        struct text *answer = scratch();
        quiz_add_answer(room->solver, lesson->ask, room->terminal.look.plain, answer);
        dialogue_say(room, "The answer: %s.", answer->data);
    }
}

/* Adds the move to those that have been found, unless it is among them. */
static void note_found(struct lesson *lesson, const char *move) {
    const char *between = scratch_format(";%s;", move);
    if (strstr(text_string(&lesson->found), between)) return;
    text_add(&lesson->found, between);
    lesson->n_found++;
}

/* How many winning moves have not been found yet. */
static uint64_t left_to_find(const struct lesson *lesson) {
    const struct question question = quiz_position_question(lesson->ask);
    struct move_list winning = {0};
    solve_winning_moves(lesson->room->solver, &question, &winning);
    return winning.total - lesson->n_found;
}

/* Returns the move that the line says, in its notation and in scratch memory, or NULL. */
static const char *notation_of(const struct lesson *lesson, const char *line) {
    const struct question question = quiz_position_question(lesson->ask);
    const char *said = quiz_without_doubt(line);
    struct move move;
    struct text *notation = scratch();
    if (!game_read_move(question.game, question.position, question.mover, said, &move, scratch()))
        return NULL;
    question.game->print_move(question.position, &move, notation);
    return notation->data;
}

/* Puts the move before what is said about it: "2 1: then your opponent can ...". */
static void name_move(const char *move, struct text *why) {
    const char *said = scratch_format("%s", text_string(why));
    text_clear(why);
    text_addf(why, "%s: %s", move, said);
}

/* Takes a move, or several with commas or semicolons between them, where all that win are asked
 * for: those up to the first that does not, or none if one of them is not a move. */
static enum prompt_taken take_moves(struct lesson *lesson, const char *line, struct text *why) {
    struct dialogue *room = lesson->room;
    const bool is_one = notation_of(lesson, line);
    const size_t found = lesson->n_found, length_found = lesson->found.length;
    const char *move = line;
    enum verdict verdict = VERDICT_RIGHT;
    while (*line && verdict == VERDICT_RIGHT) {
        const size_t length = is_one ? strlen(line) : strcspn(line, ",;");
        const struct token piece = token_trim((struct token){line, length});
        line += length + (line[length] != '\0');
        if (piece.length == 0) continue;
        move = scratch_format("%.*s", (int)piece.length, piece.start);
        text_clear(why);
        solver_go_on(room->solver);
        verdict = quiz_mark(room->solver, lesson->ask, move, LABEL_STARS, why);
        if (terminal_is_interrupted()) return PROMPT_TAKEN;
        if (verdict == VERDICT_RIGHT) note_found(lesson, notation_of(lesson, move));
    }
    if (verdict != VERDICT_RIGHT && !is_one) name_move(move, why);
    if (verdict == VERDICT_UNCLEAR) {
        lesson->n_found = found;
        text_cut(&lesson->found, length_found);
        return PROMPT_OTHER;
    }
    const uint64_t left = left_to_find(lesson);
    if (verdict == VERDICT_WRONG) {
        mark_ask(lesson, MARK_MISSED);
        dialogue_say_verdict(room, false, text_string(why));
    } else if (lesson->n_found == found) {
        dialogue_say(room, "You have that one. Find another, or press Enter.");
    } else {
        const char *more = left > 0 ? scratch_format("%" PRIu64 " more to find", left) : "";
        dialogue_say_verdict(room, true, more);
    }
    if (left > 0) return PROMPT_TAKEN;
    mark_ask(lesson, MARK_RIGHT);
    open_ask(lesson, lesson->asked + 1);
    if (!is_asking(lesson)) show_answer(lesson);
    return PROMPT_TAKEN;
}

/* True if the line is a move from the position that is talked about. */
static bool is_move(const struct lesson *lesson, const char *line) {
    const struct question question = typed_question(&lesson->subject);
    struct move move;
    return game_read_move(question.game, question.position, question.mover, line, &move, scratch());
}

/* An answer to the question that is open, or several: those up to the first that is not right are
 * taken. A question with two answers is over after a wrong one. After the last question comes what
 * the page says. */
static enum prompt_taken take_answer(struct lesson *lesson, const char *line, struct text *why) {
    struct dialogue *room = lesson->room;
    if (lesson->ask->topic == QUIZ_REPLY) return take_reply(lesson, line, why);
    if (lesson->ask->wants_all) return take_moves(lesson, line, why);
    const struct lesson_asks asks = asks_of(lesson);
    const struct lesson_reading reading = lesson_read(&asks, line, why);
    if (terminal_is_interrupted()) return PROMPT_TAKEN; /* it is not known whether it is right */
    if (reading.is_swapped) {
        dialogue_say(room, "Wrong: N and P are swapped throughout. N means that the player to move "
                           "wins, and P that the other player does.");
        return PROMPT_TAKEN;
    }
    if (!lesson->visit) close_asks(lesson, reading.item, MARK_RIGHT);
    if (reading.verdict == VERDICT_UNCLEAR) {
        if (reading.right > 0) dialogue_say(room, "%zu right, but not the next.", reading.right);
        return PROMPT_OTHER;
    }
    const bool is_right = reading.verdict == VERDICT_RIGHT;
    const bool is_over = is_right || quiz_has_two_answers(lesson->ask);
    const size_t item = lesson->asked;
    mark_ask(lesson, is_right ? MARK_RIGHT : MARK_MISSED);
    if (is_right)
        dialogue_say_verdict(room, true, text_string(why));
    else
        say_wrong(lesson, &reading, is_over, why);
    if (is_over && lesson->visit)
        close_game(lesson);
    else if (is_over)
        open_ask(lesson, lesson->asked + 1);
    if (is_over && !lesson->visit) show_finished_table(lesson, item);
    if (!lesson->answered && !is_asking(lesson)) show_answer(lesson);
    return PROMPT_TAKEN;
}

static void word_answer(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (lesson->visit)
        close_game(lesson);
    else
        skip(lesson, true);
}

static enum prompt_taken take_move(struct prompt *prompt, const char *line, struct text *why) {
    return take_answer(prompt->user, line, why);
}

/* As take_answer; Ctrl-C stops it. A move may be typed in two lines: the pile, and then the rest.
 */
static enum prompt_taken try_answer(struct prompt *prompt, const char *line, struct text *why) {
    struct lesson *lesson = prompt->user;
    const size_t from = lesson->room->out.length;
    dialogue_begin_work(lesson->room);
    const enum prompt_taken taken = asks_for_move(lesson)
                                        ? preview_take(&lesson->move, line, why, take_move)
                                        : take_answer(lesson, line, why);
    const bool is_interrupted =
        dialogue_end_work_or_say(lesson->room, from, "The answer was interrupted.");
    return is_interrupted ? PROMPT_TAKEN : taken;
}

/* True if the line would answer the question that was asked last. */
static bool answers_last(const struct lesson *lesson, const char *line) {
    if (!lesson->ask) return false;
    dialogue_begin_work(lesson->room);
    const enum verdict verdict =
        quiz_mark(lesson->room->solver, lesson->ask, line, LABEL_STARS, scratch());
    dialogue_end_work(lesson->room);
    return verdict != VERDICT_UNCLEAR;
}

/* Says why a line is refused where no question is open: it may have been meant as an answer, as the
 * name of a game or as a position. */
static void refuse_line(struct lesson *lesson, const char *line, const char *not_position,
                        struct text *why) {
    static const char prose[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,'!?";
    /* Of a sum, nobody types a position without the names of its games. */
    const bool names_none = lesson->subject.game->is_sum && !strchr(line, '=');
    const bool is_prose = strspn(line, prose) == strlen(line) || names_none;
    const bool is_words = is_prose && !typed_names_game(line);
    if (!lesson->answered && page_of(lesson)->question) {
        text_add(why, "On paper, please");
    } else if (answers_last(lesson, line)) {
        text_add(why, "That question has been answered");
    } else if (has_gallery(lesson)) {
        text_add(why, "There is no such game in the list: type its number or its name");
    } else if (is_move(lesson, line)) {
        text_add(why, "No move is asked for here; play begins a game");
    } else if (is_words) {
        text_add_quoted(why, line, strlen(line));
        text_add(why, " is neither a command nor a position");
    } else {
        text_add(why, not_position);
    }
}

/* Enter answers one question, a table line by line, and then goes on. */
static void take_enter(struct prompt *prompt) {
    struct lesson *lesson = prompt->user;
    const size_t from = lesson->room->out.length;
    if (!lesson->visit && lesson->answered) {
        prompt->left = lesson->is_over = !go_on(lesson);
        return;
    }
    dialogue_begin_work(lesson->room);
    if (lesson->visit)
        close_game(lesson);
    else
        skip(lesson, false);
    dialogue_end_work_or_say(lesson->room, from, "The answer was interrupted.");
}

/* Takes Enter, an answer, or a position, which is worked out. */
static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct lesson *lesson = prompt->user;
    struct text *not_position = scratch();
    if (*line == '\0') {
        take_enter(prompt);
        return PROMPT_TAKEN;
    }
    const bool asking = is_asking(lesson);
    if (asking && try_answer(prompt, line, why) == PROMPT_TAKEN) return PROMPT_TAKEN;
    if (!asking && open_game(lesson, line)) return PROMPT_TAKEN;
    if (read_subject(lesson, line, !asking, not_position)) {
        prompt_obey(prompt, "work");
        return PROMPT_TAKEN;
    }
    if (!asking) refuse_line(lesson, line, text_string(not_position), why);
    return PROMPT_OTHER;
}

/* True if the line is an answer, even where it is a command, too: a or q, to choose from. */
static bool is_choice(const struct prompt *prompt, const char *line) {
    const struct lesson *lesson = prompt->user;
    const bool leaves = token_is(token_of(line), "quit");
    return is_asking(lesson) && !leaves && quiz_is_choice(lesson->ask, line);
}

static void word_hint(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (is_asking(lesson))
        dialogue_say(lesson->room, "%s", quiz_hint(lesson->room->solver, lesson->ask));
    else
        dialogue_say(lesson->room, "There is nothing to answer here. %s", prompt->advice);
}

/* Opens the question of the page that comes before the open one, or before its answer; of a table
 * its first. Returns false if there is none. */
static bool reopen_ask(struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    size_t item = lesson->asked;
    do {
        if (item == page_of(lesson)->asks) return false;
        item--;
    } while (items[item].kind != LECTURE_ASK);
    lesson_reply_end(&lesson->reply);
    lesson->answered = false;
    open_ask(lesson, first_of_question(lesson, item));
    ask_again(lesson);
    return true;
}

/* Goes back to the question before, or to the page before. */
static void word_back(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (!lesson->visit && reopen_ask(lesson)) return;
    if (lesson->page == 0)
        dialogue_say(lesson->room, "This is the first page. Before it there was only breakfast.");
    else
        take_page(lesson, lesson->page - 1);
}

static void word_repeat(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    lesson->turned = true;
    lesson->unasked = lesson->asked;
    lesson->repeats = !lesson->answered;
}

static void word_question(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const char *question = page_of(lesson)->question;
    if (question && !lesson->visit) say_question(lesson, question);
    if (is_asking(lesson))
        show_ask(lesson);
    else if (!question)
        dialogue_say(lesson->room, "No question is open. %s", prompt->advice);
}

static void word_step(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    uint64_t number;
    if (!lesson_read_step(lesson->room, rest, &number)) return;
    if (number == 1)
        memset(lesson->marks, MARK_NONE, lesson->lecture->n_items * sizeof *lesson->marks);
    take_page(lesson, lesson->lecture->steps[number - 1].page);
}

static const struct prompt_word words[] = {
    PROMPT_HELP,
    {"hint", "", NULL, "how to begin with the question", word_hint},
    {"answer", "a skip", NULL, "the answer; of a table, all that is left", word_answer,
     .is_answer = true},
    {"back", "b", NULL, "the question or the page before", word_back},
    {"repeat", "r", NULL, "this page again", word_repeat},
    {"question", "", NULL, "the question again", word_question},
    {"step", "", "N", "go to step N", word_step},
    {"board", "", NULL, "show the board again", word_board},
    {"work", "w why", NULL, "work out the position we are talking about", word_work},
    {"play", "", "[2|POSITION]", "play from there, or from a position; with 2 I go first",
     word_play, true},
    PROMPT_QUIT,
    {0},
};

/* --- the lesson ------------------------------------------------------------------------------ */

/* Adds what the prompt asks for: "3,4: pile and stones". */
static void add_prompt(struct lesson *lesson, struct prompt *prompt, struct text *wording) {
    const bool is_reply = lesson->ask->topic == QUIZ_REPLY;
    const size_t from = wording->length;
    if (is_reply)
        lesson_reply_add_lead(&lesson->reply, lesson->room->terminal.look.plain, wording);
    else
        add_lead(lesson, lesson->ask, wording);
    if (wording->length == from && !is_reply) add_place(lesson, wording);
    if (!asks_for_move(lesson)) {
        text_add(wording, quiz_form(lesson->ask));
        return;
    }
    const struct session *session = &lesson->reply.session;
    lesson->move.prompt = prompt;
    lesson->move.question =
        is_reply ? session_question(session, session->played) : quiz_position_question(lesson->ask);
    begun_add_prompt(&lesson->move.question, lesson->move.begun, wording);
}

static bool next(struct prompt *prompt, struct text *wording) {
    struct lesson *lesson = prompt->user;
    if (lesson->turned) {
        turn_page(lesson);
        const bool is_over = lesson->answered && !lesson->visit && !lesson->room->passes_on;
        if (is_over) show_answered(lesson);
    }
    /* What left a walk among the positions is a line for this prompt. */
    prompt->again = lesson->room->passes_on;
    lesson->room->passes_on = false;
    if (prompt->again) return true;
    const bool is_plain = lesson->room->terminal.look.plain;
    const bool asking = is_asking(lesson);
    keep_place(lesson);
    const bool is_new = lesson->unasked <= lesson->asked && !lesson->visit;
    if (asking && is_new) {
        show_ask(lesson);
        lesson->room->asks_anew = "question";
    }
    if (asking && lesson->ask->topic == QUIZ_REPLY) show_reply(lesson, is_new);
    lesson->unasked = lesson->asked + 1;
    lesson->repeats = false;
    prompt->advice = asking ? "Press Enter for the answer, or type help."
                            : "Press Enter to go on, or type help.";
    text_addf(wording, is_plain ? "Step %zu of %zu." : "[%zu/%zu]", page_of(lesson)->step + 1,
              lesson->lecture->n_steps);
    if (asking) {
        text_add_char(wording, ' ');
        add_prompt(lesson, prompt, wording);
        text_add(wording, "? ");
    } else if (!lesson->answered) {
        text_add(wording, page_of(lesson)->question ? " On paper, then Enter: "
                                                    : " Enter shows the answer: ");
    } else if (has_gallery(lesson)) {
        text_add(wording, " Which game, by number or name? ");
    } else {
        const char *advice = is_plain ? " Enter to go on: " : ": ";
        text_add(wording, lesson->advised ? advice : " Enter to go on, or help: ");
        lesson->advised = true;
    }
    text_add_char(&lesson->room->out, '\n');
    return true;
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
            end = end_of_question(lesson, item);
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

/* Says how many questions were right at once, and in which steps one was not. */
static void say_score(struct lesson *lesson) {
    uint64_t steps[MOST_STEPS];
    size_t counts[MARK_MISSED + 1] = {0};
    struct text *list = scratch();
    const size_t n = count_marks(lesson, counts, steps);
    const size_t right = counts[MARK_RIGHT], missed = counts[MARK_MISSED];
    /* Whoever began in the middle has not answered all of it. */
    const bool is_part = counts[MARK_NONE] > 0 && !lesson->came_back;
    if (n <= MOST_STEPS) {
        text_add_choice(list, steps, n, " and ");
    } else {
        text_add_choice(list, steps, MOST_STEPS, ", ");
        text_add(list, " and more");
    }
    const char *step = n == 1 ? "step" : "steps";
    const char *since = is_part ? "This time " : "";
    if (missed == 0 && right == 1)
        dialogue_say(lesson->room, "%s%s question, right at once.", since, is_part ? "one" : "One");
    if (missed == 0 && right > 1)
        dialogue_say(lesson->room, "%s%s %zu questions right at once.", since,
                     is_part ? "all" : "All", right);
    if (missed > 0 && right > 0)
        dialogue_say(lesson->room,
                     "%s%zu of %zu questions right at once. Worth another look: %s %s.", since,
                     right, right + missed, step, list->data);
    if (missed > 0 && right == 0 && is_part)
        dialogue_say(lesson->room, "%sno question was right at once. Worth another look: %s %s.",
                     since, step, list->data);
}

/* The class answers and turns the pages. */
static void run_class(struct lesson *lesson) {
    struct prompt prompt = {.room = lesson->room,
                            .words = words,
                            .answer = "your answer",
                            .repeats = "question",
                            .note = "Enter shows the answer, and then goes on. Type any game and "
                                    "position, such as nim 3,4,5 or kayles 5,3, and I'll work it "
                                    "out; after the answer the position alone will do.",
                            .words_first = true,
                            .user = lesson,
                            .next = next,
                            .take = take,
                            .answers = is_choice};
    struct text *again = scratch();
    text_add(again, "nimm lesson");
    dialogue_say(lesson->room, "%s. Answer, or press Enter to see the answer. Or type help.",
                 lesson->lecture->title);
    lesson->came_back =
        lesson->plan->step == 0 && (lesson->page > 0 || lesson->asked > page_of(lesson)->asks);
    if (lesson->came_back)
        dialogue_say(lesson->room, "You stopped here last time; type step 1 to start over.");
    if (lesson->page > step_of(lesson)->page) show_title(lesson);
    if (!prompt_run(&prompt)) text_add_char(&lesson->room->out, '\n');
    if (lesson->is_over) {
        say_score(lesson);
        lesson_place_keep(lesson->plan->name, &(struct lesson_place){.step = 1}, "");
        dialogue_say(lesson->room, "Goodbye.");
        return;
    }
    if (strcmp(lesson->plan->name, lecture_default) != 0) {
        text_add_char(again, ' ');
        text_add_shell_word(again, lesson->plan->name);
    }
    const struct lesson_place kept =
        lesson_place(lesson->plan->name, lesson->lecture->n_steps, scratch());
    const bool is_kept = is_same_place(&kept, &lesson->kept);
    if (!is_kept) text_addf(again, " %zu", page_of(lesson)->step + 1);
    if (lesson->plan->brief) text_add(again, " --short");
    if (lesson->plan->hints) text_add(again, " --hints");
    if (lesson->plan->no_help) text_add(again, " --no-hints");
    dialogue_say(lesson->room, "Goodbye. To %s: %s",
                 is_kept ? "go on from here" : "come back to this step", again->data);
}

/* Prints every page from here on, with its questions and their answers. */
static void print_all(struct lesson *lesson) {
    do {
        dialogue_begin_work(lesson->room);
        show_page(lesson);
        show_answered(lesson);
        if (dialogue_end_work(lesson->room)) terminal_die_of_interrupt();
        terminal_print(&lesson->room->out);
    } while (go_on(lesson));
}

void lesson_run(struct dialogue *room, const struct lecture *lecture,
                const struct lesson_plan *plan) {
    struct lesson lesson = {.room = room, .lecture = lecture, .plan = plan};
    struct text rules = {0};
    const bool has_person = room->terminal.has_person;
    struct lesson_place place = {.step = plan->step > 0 ? plan->step : 1};
    assert(plan->step <= lecture->n_steps);
    lesson.marks = memory_take_zeroed(lecture->n_items + 1, sizeof *lesson.marks);
    if (plan->step == 0 && has_person) {
        struct text *signs = scratch();
        place = lesson_place(plan->name, lecture->n_steps, signs);
        take_signs(&lesson, text_string(signs));
    }
    room->rules = &rules;
    room->steps = lecture->n_steps;
    take_place(&lesson, &place);
    if (has_person)
        run_class(&lesson);
    else
        print_all(&lesson);
    typed_free(&lesson.subject);
    free(lesson.marks);
    text_free(&lesson.kept_signs);
    lesson_reply_end(&lesson.reply);
    preview_free(&lesson.move);
    text_free(&lesson.found);
    text_free(&rules);
    room->rules = NULL;
    room->steps = 0;
}

bool lesson_open(struct nimm_solver *solver, const char *name, struct lecture *lecture,
                 struct text *mistakes, struct text *loose) {
    enum { MOST_BYTES = 1 << 20 };
    const struct lecture_file *own = lecture_named(name);
    struct text *contents = scratch(), *why = scratch();
    const char *file = scratch_format("%s:", scratch_harmless(name));
    if (own) return lecture_read(solver, file, own->text, lecture, mistakes, NULL);
    bool read = file_read(name, MOST_BYTES, contents, why);
    if (read && strlen(contents->data) < contents->length) {
        read = false;
        text_add(why, "this is not a text file");
    }
    if (!read) {
        text_add_quoted(mistakes, name, strlen(name));
        text_addf(mistakes, ": %s; nimm lesson --list names the built-in lessons\n", why->data);
        return false;
    }
    if (!lecture_read(solver, file, contents->data, lecture, mistakes, loose)) return false;
    lecture->is_own = true;
    return true;
}
