/* SPDX-License-Identifier: MIT */
/* The question that is a game: from a position that is lost for whoever moves, nimm moves, and the
 * class answers each move until the game ends. */
#ifndef UI_LESSON_REPLY_H
#define UI_LESSON_REPLY_H

#include "core/random.h"
#include "games/session.h"
#include "play/quiz.h"
#include "say/label_mark.h"
#include "ui/prompt.h"

/* Zeros but for `random` are no game; freed with lesson_reply_end. */
struct lesson_reply {
    const struct quiz_question *about; /* whose game is being played; NULL: none */
    struct session session;            /* nimm is PLAYER_1 */
    size_t tries;                      /* games begun for this question */
    size_t lost_by;       /* the number, from 1 on, of the move that let the win go; 0: none did */
    struct random random; /* draws nimm's moves */
};

/* Begins a game, in which nimm has moved and the class is to answer. */
void lesson_reply_begin(struct lesson_reply *reply, struct dialogue *room,
                        const struct quiz_question *about);

/* Takes the class's move, answers it and shows the board. A game that has ended is over: *verdict
 * tells how, and is VERDICT_UNCLEAR while it goes on. Ctrl-C leaves the game as it was. */
enum prompt_taken lesson_reply_take(struct lesson_reply *reply, struct dialogue *room,
                                    const char *line, enum verdict *verdict, struct text *why);

/* Takes the class's last move back, and nimm's answer to it; says so if there is none. */
void lesson_reply_undo(struct lesson_reply *reply, struct dialogue *room);

/* Says nimm's last move and shows the board once more. */
void lesson_reply_repeat(const struct lesson_reply *reply, struct dialogue *room);

/* Adds "4,3: "; `in_words` is as for lesson_add_position. */
void lesson_reply_add_lead(const struct lesson_reply *reply, bool in_words, struct text *text);

/* Adds "1,1,3: take 3 from pile 3.", the answer to nimm's last move; if none wins, the mistake. */
void lesson_reply_add_answer(const struct lesson_reply *reply, struct dialogue *room,
                             struct text *text);

void lesson_reply_end(struct lesson_reply *reply);

#endif
