/* SPDX-License-Identifier: MIT */
/* How a question is put: in which words, with which board, and how the prompt names it; and what is
 * right to it. */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/solver.h"
#include "say/graph.h"
#include "say/scratch.h"
#include "ui/begun.h"
#include "ui/lesson_class.h"
#include "ui/lesson_show.h"
#include "ui/pages.h"

void lesson_say_question(struct lesson *lesson, const char *question) {
    text_add_char(&lesson->room->out, '\n');
    dialogue_say(lesson->room, PAGES_QUESTION "%s", question);
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
    const struct lecture_page *page = lesson_page(lesson);
    return lesson->plan->brief ? page->asks : page->from;
}

/* What the class has read of the game that is asked about. Whoever asks for the question again is
 * told all of it. */
static enum quiz_told told_of_game(const struct lesson *lesson) {
    const struct lecture *lecture = lesson->lecture;
    const bool is_brief = lesson->plan->brief;
    const size_t from = is_brief ? lesson_page(lesson)->asks : lecture->pages[lesson->seen].from;
    if (lesson->repeats) return QUIZ_TOLD_NOTHING;
    return lecture_told(lecture, lesson_page(lesson), lesson->asked, from, is_brief);
}

/* True if what comes before the question shows the board of its position last. */
static bool has_board_above(const struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    const struct quiz_question *ask = lesson->ask;
    size_t i = lesson->asked;
    while (i > first_shown(lesson)) {
        const struct lecture_item *item = &items[--i];
        if (item->kind != LECTURE_ASK && !shows_board(item)) continue;
        return ask->game && item->about.game == ask->game &&
               memcmp(quiz_board(&item->about), quiz_board(ask), ask->game->size) == 0;
    }
    return false;
}

const void *lesson_board_of_ask(const struct lesson *lesson) {
    const struct lecture *lecture = lesson->lecture;
    const struct game *game = lesson->ask->game;
    const bool is_picture = game && game->board_is_picture;
    for (size_t i = lesson->asked; i-- > lesson_page(lesson)->from && is_picture;) {
        const struct lecture_item *item = &lecture->items[i];
        const bool is_board = item->kind == LECTURE_SHOW && item->show == SHOW_BOARD;
        if (is_board && item->about.game == game) return item->about.position;
    }
    return quiz_board(lesson->ask);
}

static void show_board_of_ask(struct lesson *lesson) {
    struct question shown = quiz_position_question(lesson->ask);
    shown.position = lesson_board_of_ask(lesson);
    text_add_char(&lesson->room->out, '\n');
    lesson_show(lesson->room, SHOW_BOARD, &shown);
}

/* Adds "Subtraction Game. Take 1 or 4 from one pile. ", as far as the step has not told that. */
static void add_game(const struct lesson *lesson, struct text *text) {
    const struct quiz_question *ask = lesson->ask;
    const enum quiz_told told = told_of_game(lesson);
    if (told == QUIZ_TOLD_GAME) return;
    text_addf(text, "%s. ", game_name(ask->game, ask->position));
    if (told == QUIZ_TOLD_RULE || !ask->game->print_parameters) return;
    ask->game->say_rule(ask->position, text);
    text_add_char(text, ' ');
}

/* Adds what a line of the file asks about all positions of a range at once. Returns false, and adds
 * nothing, if it is about no range. */
static bool add_range_question(const struct lesson *lesson, const struct lecture_item *line,
                               struct text *asked) {
    const struct quiz_question *ask = lesson->ask;
    struct text *range = scratch();
    if (!ask->game || quiz_asks_labels(&line->about) || !add_range(line, range)) return false;
    add_game(lesson, asked);
    if (ask->topic == QUIZ_VALUE)
        text_addf(asked, "Find the values of the %s.", range->data);
    else
        text_addf(asked, "Which of the %s are N, won by the player to move, and which are P, lost?",
                  range->data);
    if (ask->misere) text_add(asked, " This is misere play.");
    return true;
}

/* Adds what is asked about one position, or all that come of it, and how many questions like it
 * follow. `has_rule`: the rule of its game stands below its board. */
static void add_own_question(const struct lesson *lesson, const struct lecture_item *line,
                             bool has_rule, struct text *asked) {
    const size_t more = lesson->lecture->items[lesson->asked].number;
    const bool asks_labels = quiz_asks_labels(&line->about);
    struct quiz_question own = asks_labels ? line->about : *lesson->ask;
    own.told = told_of_game(lesson);
    const bool needs_rule = !has_rule || own.misere || asks_labels;
    if (own.told == QUIZ_TOLD_NOTHING && !needs_rule) own.told = QUIZ_TOLD_RULE;
    quiz_add_question(&own, LABEL_STARS, false, asked);
    if (asks_labels || more < 2) return;
    text_addf(asked, more == 2 ? " Then one more like it." : " Then %zu more like it.", more - 1);
}

/* Puts the question in its own words, if it is the first of a line of the file or is repeated; with
 * its board, unless that stands above or it is about a range; `is_anew`: as for lesson_show_ask. */
static void say_own_question(struct lesson *lesson, bool is_anew) {
    const struct lecture_item *items = lesson->lecture->items;
    const struct lecture_item *line = &items[lesson_first_of_line(lesson, lesson->asked)];
    const struct game *game = lesson->ask->game;
    struct text *asked = scratch();
    if (items[lesson->asked].number == 0 && !lesson->repeats) return;
    if (!add_range_question(lesson, line, asked)) {
        const size_t told = lesson->room->rules->length;
        if (game && (is_anew || !has_board_above(lesson))) show_board_of_ask(lesson);
        const bool has_rule =
            lesson->room->rules->length > told || (game && !game->print_parameters);
        add_own_question(lesson, line, has_rule, asked);
    }
    lesson_say_question(lesson, asked->data);
}

/* True if the question is to have its board though it is not put in its own words here: that of a
 * game that is the answer is the start, until the game has begun. */
static bool wants_board(const struct lesson *lesson) {
    const struct quiz_question *ask = lesson->ask;
    if (ask->topic == QUIZ_REPLY) return lesson->reply.about != ask;
    const struct lecture_item *line =
        &lesson->lecture->items[lesson_first_of_line(lesson, lesson->asked)];
    const bool is_table = lecture_asks_table(line) && ask->topic != QUIZ_WINNER;
    const bool has_each = ask->game && !is_table && !quiz_asks_labels(&line->about);
    return lesson_needs_board(ask->game) || (!lesson_page(lesson)->question && has_each);
}

void lesson_show_ask(struct lesson *lesson, bool is_anew) {
    struct text *choices = scratch();
    const bool is_line = lesson->lecture->items[lesson->asked].number > 0;
    const bool has_own = !lesson_page(lesson)->question && (is_line || lesson->repeats);
    const struct game *game = lesson->ask->game;
    const bool is_picture = game && !game->notation_is_clear && !game->reads_size;
    const bool has_gone = is_anew && is_picture && lesson->ask->topic != QUIZ_REPLY;
    if (!has_own && (has_gone || (wants_board(lesson) && !has_board_above(lesson))))
        show_board_of_ask(lesson);
    const struct lecture_page *page = lesson_page(lesson);
    if (!page->question) {
        say_own_question(lesson, is_anew);
    } else if (quiz_add_choices(lesson->ask, false, choices)) {
        /* Other answers came between, and may have moved the question off the screen. */
        if (lesson->asked > page->asks && !lesson->repeats)
            lesson_say_question(lesson, page->question);
        text_add_char(&lesson->room->out, '\n');
        text_add(&lesson->room->out, choices->data);
    }
}

void lesson_show_reply(struct lesson *lesson, bool again) {
    if (lesson->reply.about != lesson->ask || session_is_over(&lesson->reply.session)) {
        lesson_reply_begin(&lesson->reply, lesson->room, lesson->ask);
    } else if (again) {
        text_add_char(&lesson->room->out, '\n');
        lesson_reply_repeat(&lesson->reply, lesson->room);
    }
}

/* True if the page asks the same about positions of several games: then each is named. */
static bool mixes_games(const struct lesson *lesson, const struct quiz_question *ask) {
    const struct lecture_page *page = lesson_page(lesson);
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
        text_addf(text, is_plain ? "%s. " : "%s ", game_name(ask->game, ask->position));
    text_add(text, lead->data);
}

/* Adds "question 2 of 3: ", where the page asks several questions. */
static void add_place(const struct lesson *lesson, struct text *text) {
    const struct lecture_page *page = lesson_page(lesson);
    const char *question = lesson->room->terminal.look.plain ? "Question" : "question";
    const size_t n = lesson_count_questions(lesson, page->answer);
    const size_t at = lesson_count_questions(lesson, lesson->asked + 1);
    if (!lesson->visit && page->question && n > 1)
        text_addf(text, "%s %zu of %zu: ", question, at, n);
}

void lesson_add_prompt(struct lesson *lesson, struct prompt *prompt, struct text *wording) {
    const bool is_reply = lesson->ask->topic == QUIZ_REPLY;
    const size_t from = wording->length;
    if (is_reply)
        lesson_reply_add_lead(&lesson->reply, lesson->room->terminal.look.plain, wording);
    else
        add_lead(lesson, lesson->ask, wording);
    if (wording->length == from && !is_reply) add_place(lesson, wording);
    const bool is_sum = lesson->ask->game && lesson->ask->game->is_sum;
    if (!lesson_asks_for_move(lesson)) {
        if (is_sum) text_add(wording, "the sum: ");
        text_add(wording, quiz_noun(lesson->ask));
        return;
    }
    const struct session *session = &lesson->reply.session;
    lesson->move.prompt = prompt;
    lesson->move.question =
        is_reply ? session_question(session, session->played) : quiz_position_question(lesson->ask);
    begun_add_prompt(&lesson->move.question, lesson->move.begun, wording);
}

/* --- what is right ---------------------------------------------------------------------------- */

/* Adds why the answer to one of the questions of a table is right, ", since all moves lead to N",
 * if that is short: whoever types the answer is told. */
static void add_reason_in_table(const struct lesson *lesson, const struct quiz_question *ask,
                                struct text *text) {
    enum { SHORT = 50 };
    struct nimm_solver *solver = lesson->room->solver;
    const size_t first = lesson_first_of_line(lesson, lesson->asked);
    struct text *answer = scratch(), *why = scratch();
    const bool has_label = ask->topic == QUIZ_VALUE || ask->topic == QUIZ_OUTCOME;
    if (!has_label || !lecture_asks_table(&lesson->lecture->items[first])) return;
    quiz_add_answer(solver, ask, false, answer);
    quiz_mark(solver, ask, answer->data, dialogue_form(lesson->room), why);
    const bool is_plain = why->length <= SHORT && !strstr(text_string(why), ": ");
    if (why->length > 0 && is_plain) text_addf(text, ", since %s", why->data);
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
    const bool is_silent = lesson_page(lesson)->answer == lesson_page(lesson)->to;
    if (has_reason && is_silent) dialogue_add_reason(ask->reason.data, text);
    if (!lesson->visit) add_reason_in_table(lesson, ask, text);
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
    const struct lecture_page *page = lesson_page(lesson);
    const struct lecture_item *next = &items[page->answer];
    const size_t length = *answer ? strlen(answer) - strlen(".") : 0;
    while (end < page->answer && items[end].kind != LECTURE_ASK) end++;
    if (end < page->answer || page->answer == page->to) return false;
    for (size_t i = page->answer; i < page->to; i++)
        if (shows_moves(lesson, &items[i])) return true;
    return next->kind == LECTURE_TEXT && strncasecmp(next->words, answer, length) == 0 &&
           !isalnum((unsigned char)next->words[length]);
}

void lesson_say_right(struct lesson *lesson, size_t end) {
    const size_t first = lesson_first_of_question(lesson, lesson->asked);
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

void lesson_show_finished_table(struct lesson *lesson, size_t item) {
    const struct lecture_item *items = lesson->lecture->items;
    const size_t first = lesson_first_of_question(lesson, item),
                 end = lesson_end_of_question(lesson, item);
    const bool has_pattern =
        items[first].about.topic == QUIZ_OUTCOME || items[first].show == SHOW_SQUARE;
    if (!lecture_asks_table(&items[first]) || !has_pattern || item + 1 < end) return;
    text_add_char(&lesson->room->out, '\n');
    lesson_show_table(lesson->room, &items[first], end - first);
}

void lesson_show_answer(struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
    if (page->to > page->answer) {
        text_add_char(&lesson->room->out, '\n');
        lesson_show_items(lesson->room, lesson->lecture, page->answer, page->to);
    }
    lesson->answered = !terminal_is_interrupted();
}
