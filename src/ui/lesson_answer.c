/* SPDX-License-Identifier: MIT */
/* What becomes of an answer: it is judged, marked, and said to be right or wrong, and the next
 * question is opened. */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/solver.h"
#include "say/scratch.h"
#include "ui/lesson_class.h"
#include "ui/lesson_read.h"
#include "ui/lesson_show.h"

/* The questions of the page; in the gallery, the one about the game that is open. */
static struct lesson_asks asks_of(const struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
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

/* The question has been answered right: the next one is open, or the answer of the page is shown.
 */
static void close_right(struct lesson *lesson) {
    lesson_close_asks(lesson, lesson->asked + 1, MARK_RIGHT);
    if (!lesson_is_asking(lesson)) lesson_show_answer(lesson);
}

/* A move in the game that is the answer. */
static enum prompt_taken take_reply(struct lesson *lesson, const char *line, struct text *why) {
    enum verdict verdict;
    const enum prompt_taken taken =
        lesson_reply_take(&lesson->reply, lesson->room, line, &verdict, why);
    if (verdict == VERDICT_WRONG) lesson_mark_ask(lesson, MARK_MISSED);
    if (verdict == VERDICT_RIGHT) close_right(lesson);
    return taken;
}

/* --- what is wrong ---------------------------------------------------------------------------- */

/* What the question is about, inside a sentence: "3", "a pile of 3"; "" if that has no short name.
 */
static const char *name_of(const struct lesson *lesson, const struct quiz_question *about) {
    const bool is_plain = lesson->room->terminal.look.plain;
    struct text *name = scratch();
    lesson_add_lead(about, is_plain, name);
    if (name->length == 0) return "";
    text_cut(name, name->length - strlen(": "));
    if (is_plain) *name->data = (char)tolower((unsigned char)*name->data);
    return name->data;
}

/* What one of several answers in a line is called: as name_of, or by its place on the page. */
static const char *name_of_answer(const struct lesson *lesson, size_t item) {
    const char *name = name_of(lesson, &lesson->lecture->items[item].about);
    if (*name) return name;
    return scratch_format("question %zu", lesson_count_questions(lesson, item + 1));
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

void lesson_say_so_far(const struct lesson *lesson) {
    const struct lecture_item *items = lesson->lecture->items;
    const size_t item = lesson->asked, first = lesson_first_of_line(lesson, item);
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
        lesson_say_so_far(lesson);
    } else if (why->length == 0) {
        struct text *answer = scratch();
        quiz_add_answer(room->solver, lesson->ask, room->terminal.look.plain, answer);
        dialogue_say(room, "The answer: %s.", answer->data);
    }
}

/* Keeps what why says to the answer that was wrong; `is_over`: what is right has been said. */
static void keep_why_wrong(struct lesson *lesson, bool is_over, const char *why) {
    text_clear(&lesson->why_wrong);
    if (*why)
        text_addf(&lesson->why_wrong, "Your last answer was wrong: %s", why);
    else if (!is_over)
        text_add(&lesson->why_wrong, "Not yet. Type hint, or skip to see the answer");
    text_end_sentence(&lesson->why_wrong);
}

/* --- all moves that win ----------------------------------------------------------------------- */

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
    struct move move;
    struct text *notation = scratch();
    if (!quiz_read_move(&question, line, &move, scratch())) return NULL;
    question.game->print_move(question.position, &move, notation);
    return notation->data;
}

/* Puts the move before what is said about it: "2 1: then your opponent can ...". */
static void name_move(const char *move, struct text *why) {
    const char *said = scratch_format("%s", text_string(why));
    text_clear(why);
    text_addf(why, "%s: %s", move, said);
}

/* Takes the next of several moves, in scratch memory: up to a comma, a semicolon or "&", or, where
 * that is not a move, as in "2 3 and 4 6", up to "and" or "or". Returns "" at the end of the line.
 */
static const char *scan_move(const struct lesson *lesson, const char **line) {
    *line += strspn(*line, " ,;&");
    const struct token piece = token_trim((struct token){*line, strcspn(*line, ",;&")});
    const char *move = scratch_format("%.*s", (int)piece.length, piece.start);
    if (notation_of(lesson, move)) {
        *line += piece.length;
        return move;
    }
    struct text *words = scratch();
    for (struct token word; (word = scan_token(&move, "")).length > 0;) {
        *line = piece.start + piece.length - strlen(move);
        const bool is_between = token_is_any(word, "and or");
        if (is_between && words->length > 0) break;
        if (!is_between || *move == '\0')
            text_addf(words, words->length > 0 ? " %.*s" : "%.*s", (int)word.length, word.start);
    }
    return text_string(words);
}

/* Takes a move, or several with commas or "and" between them, where all that win are asked for:
 * those up to the first that does not, or none if one of them is not a move. */
static enum prompt_taken take_moves(struct lesson *lesson, const char *line, struct text *why) {
    struct dialogue *room = lesson->room;
    const bool is_one = notation_of(lesson, line);
    const size_t found = lesson->n_found, length_found = lesson->found.length;
    const char *move = line;
    enum verdict verdict = VERDICT_RIGHT;
    while (verdict == VERDICT_RIGHT) {
        move = is_one ? line : scan_move(lesson, &line);
        if (is_one) line += strlen(line);
        if (*move == '\0') break;
        text_clear(why);
        solver_go_on(room->solver);
        verdict = quiz_mark(room->solver, lesson->ask, move, LABEL_STARS, why);
        if (terminal_is_interrupted()) return PROMPT_TAKEN;
        if (verdict == VERDICT_RIGHT) note_found(lesson, notation_of(lesson, move));
    }
    const bool is_quoted = *text_string(why) == '"';
    if (verdict != VERDICT_RIGHT && !is_one && !is_quoted) name_move(move, why);
    if (verdict == VERDICT_UNCLEAR) {
        lesson->n_found = found;
        text_cut(&lesson->found, length_found);
        return PROMPT_OTHER;
    }
    const uint64_t left = left_to_find(lesson);
    if (verdict == VERDICT_WRONG) {
        lesson_mark_ask(lesson, MARK_MISSED);
        dialogue_say_verdict(room, false, text_string(why));
        keep_why_wrong(lesson, false, text_string(why));
    } else if (lesson->n_found == found) {
        dialogue_say(room, "You have that one. Find another, or press Enter.");
    } else {
        const char *more = left > 0 ? scratch_format("%" PRIu64 " more to find", left) : "";
        dialogue_say_verdict(room, true, more);
    }
    if (left == 0) close_right(lesson);
    return PROMPT_TAKEN;
}

/* --- any answer ------------------------------------------------------------------------------- */

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
    if (!lesson->visit) lesson_close_asks(lesson, reading.item, MARK_RIGHT);
    if (reading.verdict == VERDICT_UNCLEAR) {
        if (reading.right > 0) dialogue_say(room, "%zu right, but not the next.", reading.right);
        return PROMPT_OTHER;
    }
    const bool is_right = reading.verdict == VERDICT_RIGHT;
    const bool is_over = is_right || quiz_has_two_answers(lesson->ask);
    const size_t item = lesson->asked;
    lesson_mark_ask(lesson, is_right ? MARK_RIGHT : MARK_MISSED);
    if (is_right)
        dialogue_say_verdict(room, true, text_string(why));
    else
        say_wrong(lesson, &reading, is_over, why);
    if (is_over && lesson->visit)
        lesson_close_game(lesson);
    else if (is_over)
        lesson_open_ask(lesson, lesson->asked + 1);
    if (!is_right) keep_why_wrong(lesson, is_over, text_string(why));
    if (is_over && !lesson->visit) lesson_show_finished_table(lesson, item);
    if (!lesson->answered && !lesson_is_asking(lesson)) lesson_show_answer(lesson);
    return PROMPT_TAKEN;
}

/* Says so if the line, which does not answer the open question, answers another one of the page,
 * with a long word; numbers and "yes" may be anything, and the part before a comma will do. */
static bool is_for_another(const struct lesson *lesson, const char *line) {
    enum { LONG = 4 };
    const struct lecture_page *page = lesson_page(lesson);
    const char *said = scratch_format("%.*s", (int)strcspn(line, ","), line);
    const char *at = said;
    bool has_long = false;
    for (struct token word; (word = scan_token(&at, "=")).length > 0;)
        has_long = has_long || (word.length >= LONG && isalpha((unsigned char)*word.start));
    for (size_t i = page->asks; i < page->answer && has_long && !lesson->visit; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        const enum quiz_topic topic = item->about.topic;
        const bool has_words =
            topic == QUIZ_WINNER || topic == QUIZ_BALANCE || topic == QUIZ_CHOICE;
        if (item->kind != LECTURE_ASK || !has_words || topic == lesson->ask->topic) continue;
        solver_go_on(lesson->room->solver);
        if (quiz_mark(lesson->room->solver, &item->about, said, LABEL_STARS, scratch()) ==
            VERDICT_UNCLEAR)
            continue;
        if (i < lesson->asked)
            dialogue_say(lesson->room, "That question has already been answered. Type %s.",
                         quiz_form(lesson->ask));
        else
            dialogue_say(lesson->room,
                         "That answers a later question. I will ask it when we get there.");
        return true;
    }
    return false;
}

static enum prompt_taken take_move(struct prompt *prompt, const char *line, struct text *why) {
    return take_answer(prompt->user, line, why);
}

enum prompt_taken lesson_take_answer(struct prompt *prompt, const char *line, struct text *why) {
    struct lesson *lesson = prompt->user;
    const size_t from = lesson->room->out.length;
    dialogue_begin_work(lesson->room);
    enum prompt_taken taken = lesson_asks_for_move(lesson)
                                  ? preview_take(&lesson->move, line, why, take_move)
                                  : take_answer(lesson, line, why);
    if (taken == PROMPT_OTHER && is_for_another(lesson, line)) taken = PROMPT_TAKEN;
    const bool is_interrupted =
        dialogue_end_work_or_say(lesson->room, from, "The answer was interrupted.");
    return is_interrupted ? PROMPT_TAKEN : taken;
}

bool lesson_is_move(const struct lesson *lesson, const char *line) {
    const struct question question = typed_question(&lesson->subject);
    struct move move;
    return game_read_move(question.game, question.position, question.mover, line, &move, scratch());
}

/* Says whether the line is right as an answer to this question. Returns false if it is none. */
static bool judge_late(const struct lesson *lesson, const struct quiz_question *about,
                       const char *line) {
    struct dialogue *room = lesson->room;
    struct text *why = scratch(), *said = scratch();
    const enum verdict verdict = quiz_mark(room->solver, about, line, LABEL_STARS, why);
    const struct lecture_page *page = lesson_page(lesson);
    /* Which question is meant is clear where the page asks one and talks of nothing else. */
    const bool is_clear = page->answer == page->asks + 1 && !lesson->is_typed;
    const char *name = is_clear ? "" : name_of(lesson, about);
    if (verdict == VERDICT_UNCLEAR) return false;
    text_add(said, verdict == VERDICT_RIGHT ? "Right" : "Wrong");
    if (*name) text_addf(said, " at %s", name);
    dialogue_add_reason(text_string(why), said);
    text_end_sentence(said);
    dialogue_say(room, "%s", said->data);
    return true;
}

bool lesson_is_late_number(const struct lesson *lesson, const char *line) {
    uint64_t number;
    const struct token said = token_trim(token_of(line));
    if (!lesson->ask || lesson->ask->topic != QUIZ_NUMBER || lesson->is_typed) return false;
    const char *asked = scratch_format("%" PRIu64, lesson->ask->number);
    return token_number(said, &number) == TOKEN_NUMBER && said.length >= strlen(asked);
}

bool lesson_judge_late(const struct lesson *lesson, const char *line) {
    const struct lecture_page *page = lesson_page(lesson);
    const size_t from = lesson->room->out.length;
    if (!lesson->answered || !lesson->ask) return false;
    const char *at = line;
    if (token_is(scan_token(&at, ","), "all")) return false; /* "all n" is about numbers */
    dialogue_begin_work(lesson->room);
    bool is_judged = false;
    /* "e is P" is about e, whichever was asked last. */
    for (size_t i = page->asks; i < page->answer && !is_judged; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        const bool is_named = item->kind == LECTURE_ASK && quiz_after_name(&item->about, line);
        is_judged = is_named && judge_late(lesson, &item->about, line);
    }
    is_judged = is_judged || judge_late(lesson, lesson->ask, line);
    for (size_t i = page->answer; i > page->asks && !is_judged; i--) {
        const struct lecture_item *item = &lesson->lecture->items[i - 1];
        is_judged = item->kind == LECTURE_ASK && judge_late(lesson, &item->about, line);
    }
    return dialogue_end_work_or_say(lesson->room, from, "The answer was interrupted.") || is_judged;
}
