/* SPDX-License-Identifier: MIT */
/* A class before a lecture: which page it is on, what is asked there, and what became of each
 * question. For the files that tell a lesson alone: lesson_class.c turns the pages and opens the
 * questions, lesson_ask.c puts them and says what is right, lesson_answer.c judges what is
 * answered, lesson_gallery.c opens the games of the gallery, lesson_marks.c counts, and lesson.c
 * has the words and the prompt. */
#ifndef UI_LESSON_CLASS_H
#define UI_LESSON_CLASS_H

#include "core/text.h"
#include "say/typed.h"
#include "ui/lesson.h"
#include "ui/lesson_place.h"
#include "ui/lesson_reply.h"
#include "ui/preview.h"

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
    bool advised;             /* somebody has read what Enter does */
    const struct lecture_item *visit; /* the game of the gallery that is asked about, or NULL */
    const struct quiz_question *ask;  /* what is asked now, or was last */
    struct lesson_reply reply;        /* the game that answers it, if it is such a question */
    struct text found;                /* the moves that have won where all are asked for: ";1 3;" */
    size_t n_found;
    struct text why_wrong; /* what why says of the last answer, if it was wrong, or empty */
    struct preview move;   /* the move that is asked for, of which a part may be typed */
    struct typed subject;  /* what is talked about; play begins there */
    bool is_typed;         /* somebody has typed it since the last question */
    const struct quiz_question *home; /* whose position the page is about */
};

/* --- pages and questions: lesson_class.c --- */

const struct lecture_page *lesson_page(const struct lesson *lesson);
const struct lecture_step *lesson_step(const struct lesson *lesson);

/* True if a question is open: lesson->ask. */
bool lesson_is_asking(const struct lesson *lesson);

/* True if a move is asked for, or a whole game. */
bool lesson_asks_for_move(const struct lesson *lesson);

/* Returns the number of the first item of the line of the file that asks this. */
size_t lesson_first_of_line(const struct lesson *lesson, size_t item);

/* Returns the number of the first item of the question of which this one is a part: a whole table,
 * or it alone; and of the item after that question. */
size_t lesson_first_of_question(const struct lesson *lesson, size_t item);
size_t lesson_end_of_question(const struct lesson *lesson, size_t item);

/* How many questions of the page begin before this item; a table of positions that have names is
 * one. */
size_t lesson_count_questions(const struct lesson *lesson, size_t end);

/* Returns the position that is asked about or shown; the caller frees it. */
struct typed lesson_copy_subject(const struct quiz_question *about);

/* Makes this what is talked about from now on. */
void lesson_take_subject(struct lesson *lesson, const struct quiz_question *about);

/* Marks the open question of the page, unless it has been marked before. */
void lesson_mark_ask(struct lesson *lesson, enum mark mark);

/* Opens the first question of the page from this item on, which is what is talked about then. After
 * the last one, none is open. */
void lesson_open_ask(struct lesson *lesson, size_t item);

/* Marks the open question and all others before this item, and opens the next. */
void lesson_close_asks(struct lesson *lesson, size_t end, enum mark mark);

/* Opens the question of the page that comes before the open one, or before its answer: the row
 * before in the same table, or the first row of a table before. Returns false if there is none. */
bool lesson_reopen_ask(struct lesson *lesson);

/* Turns to the page, of which this item is asked next; the page is then to be shown. */
void lesson_turn_to(struct lesson *lesson, size_t page, size_t asked);

/* Turns to the page, of which all is asked. */
void lesson_take_page(struct lesson *lesson, size_t page);

/* Goes to the next page; a brief lesson skips those that only tell. Returns false if there is
 * none. */
bool lesson_go_on(struct lesson *lesson);

/* --- what is asked, and what is right: lesson_ask.c --- */

void lesson_say_question(struct lesson *lesson, const char *question);

/* Returns the board that belongs to the question that is open: of what it asks about, or of a graph
 * the one that the page has shown last, as a node may lead to little of it. */
const void *lesson_board_of_ask(const struct lesson *lesson);

/* Shows what is asked now, as far as the question of the page does not say it. `is_anew`: it has
 * been asked before, and its board may have left the screen. */
void lesson_show_ask(struct lesson *lesson, bool is_anew);

/* Shows the board of the game that is the answer, where that has gone on; begins it if it has not
 * begun. */
void lesson_show_reply(struct lesson *lesson, bool again);

/* Adds what the prompt asks for: "3,4: pile and stones". */
void lesson_add_prompt(struct lesson *lesson, struct prompt *prompt, struct text *wording);

/* Says what is right to the open question and those after it, up to an item; to a table that ends
 * there all at once. */
void lesson_say_right(struct lesson *lesson, size_t end);

/* Shows a table of N and P or of boards, whose last question was this one: its pattern is seen
 * there. */
void lesson_show_finished_table(struct lesson *lesson, size_t item);

/* Shows the answer of the page, if it has one. */
void lesson_show_answer(struct lesson *lesson);

/* --- what is answered: lesson_answer.c --- */

/* Says what is known of a table of values whose next one is asked: it may have left the screen. */
void lesson_say_so_far(const struct lesson *lesson);

/* Takes an answer to the open question, or several: those up to the first that is not right. A
 * question with two answers is over after a wrong one; after the last question comes what the page
 * says. A move may be typed in two lines: the pile, and then the rest. Ctrl-C stops it. */
enum prompt_taken lesson_take_answer(struct prompt *prompt, const char *line, struct text *why);

/* True if the line is a move from the position that is talked about. */
bool lesson_is_move(const struct lesson *lesson, const char *line);

/* True if the line is a number with as many digits as the one that was asked for last, or more:
 * then it is a late answer rather than a position. */
bool lesson_is_late_number(const struct lesson *lesson, const char *line);

/* Says whether a line would have been right as an answer to what was asked last, or else to another
 * question of the page, which stays marked as it is. Returns false if it is no answer to any. */
bool lesson_judge_late(const struct lesson *lesson, const char *line);

/* --- the gallery: lesson_gallery.c --- */

/* True if the page lists the games that are Nim in disguise. */
bool lesson_has_gallery(const struct lesson *lesson);

/* Opens the game that the line names, by its name or its number. Returns false if it names none. */
bool lesson_open_game(struct lesson *lesson, const char *line);

/* Shows who wins and why, and leaves the game, unless Ctrl-C stops that. */
void lesson_close_game(struct lesson *lesson);

/* --- what became of the questions: lesson_marks.c --- */

/* The signs of all that is asked, as lesson_place_keep takes them, up to the last that is marked;
 * in scratch memory. */
const char *lesson_signs(const struct lesson *lesson);

/* Takes the marks that the signs stand for. */
void lesson_take_signs(struct lesson *lesson, const char *signs);

/* Says how many questions were right at once, and in which steps one was not. `came_back`: the
 * class has gone on where it left off, so that what it has not answered does not count. */
void lesson_say_score(struct lesson *lesson, bool came_back);

#endif
