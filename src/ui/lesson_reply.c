/* SPDX-License-Identifier: MIT */
#include "ui/lesson_reply.h"

#include <ctype.h>

#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/player.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/lesson_show.h"

/* Makes nimm's move, one that wins if there is one, and says so, after what the move of the class
 * has left: there the pattern of the answer is seen. */
static void make_move(struct lesson_reply *reply, struct dialogue *room) {
    const struct question question = session_question(&reply->session, reply->session.played);
    struct advice advice = {0};
    if (reply->lost_by > 0)
        solve_advice(room->solver, &question, &advice);
    else
        player_draw(room->solver, &question, &reply->random, &advice.move);
    struct text *said = scratch();
    question.game->say_move(question.position, &advice.move, said);
    const char *left = dialogue_notation(question.game, question.position);
    const bool is_answer = reply->session.played > 0 && left;
    dialogue_say(room, "%sI %s.", is_answer ? scratch_format("You leave %s. ", left) : "",
                 said->data);
    session_play(&reply->session, &advice.move);
}

static void show_board(const struct lesson_reply *reply, struct dialogue *room) {
    lesson_show_board(room, reply->session.game, session_position(&reply->session));
}

void lesson_reply_repeat(const struct lesson_reply *reply, struct dialogue *room) {
    const struct session *session = &reply->session;
    struct text *said = scratch();
    const size_t last = session->played;
    if (last > 0) {
        session->game->say_move(session_position_at(session, last - 1), &session->moves[last - 1],
                                said);
        dialogue_say(room, "I %s.", said->data);
    }
    show_board(reply, room);
}

void lesson_reply_begin(struct lesson_reply *reply, struct dialogue *room,
                        const struct quiz_question *about) {
    const size_t tries = about == reply->about ? reply->tries : 0;
    lesson_reply_end(reply);
    reply->about = about;
    reply->tries = tries + 1;
    session_start(&reply->session, about->game, about->position, PLAYER_1, about->misere);
    text_add_char(&room->out, '\n');
    if (tries == 0)
        dialogue_say(room, "Show it: I move first, and you answer.");
    else
        dialogue_say(room, "Once more.");
    make_move(reply, room);
    show_board(reply, room);
}

void lesson_reply_add_lead(const struct lesson_reply *reply, bool in_words, struct text *text) {
    const struct session *session = &reply->session;
    lesson_add_position(session->game, session_position(session), in_words, text);
}

/* Adds "Your mistake was move 2: at 1,1,3 you chose to take 1 from pile 1.", if there was one.
 */
static void add_mistake(const struct lesson_reply *reply, struct text *text) {
    const struct session *session = &reply->session;
    if (reply->lost_by == 0) return;
    const void *before = session_position_at(session, reply->lost_by - 1);
    const char *at = dialogue_notation(session->game, before);
    text_addf(text, "Your mistake was move %zu: ", reply->lost_by / 2);
    if (at) text_addf(text, "at %s ", at);
    text_add(text, "you chose to ");
    session->game->say_move(before, &session->moves[reply->lost_by - 1], text);
    text_add_char(text, '.');
}

void lesson_reply_add_answer(const struct lesson_reply *reply, struct dialogue *room,
                             struct text *text) {
    const struct session *session = &reply->session;
    const struct question question = session_question(session, session->played);
    struct advice advice;
    if (session_is_over(session)) return;
    const bool wins =
        solve_advice(room->solver, &question, &advice) == NIMM_OK && advice.kind == ADVICE_WINNING;
    if (!wins) {
        add_mistake(reply, text);
        return;
    }
    const size_t from = text->length;
    lesson_reply_add_lead(reply, room->terminal.look.plain, text);
    session->game->say_move(question.position, &advice.move, text);
    text->data[from] = (char)toupper((unsigned char)text->data[from]);
    text_end_sentence(text);
}

/* Says how the game has ended. */
static enum verdict say_end(const struct lesson_reply *reply, struct dialogue *room) {
    const struct session *session = &reply->session;
    const char *stuck = session->misere ? "" : "I can't move, so ";
    if (session_is_drawn(session)) {
        dialogue_say(room, "This goes round and round: call it a draw.");
        return VERDICT_WRONG;
    }
    if (session_winner(session) == PLAYER_2) {
        dialogue_say_verdict(room, true, scratch_format("%syou win", stuck));
        return VERDICT_RIGHT;
    }
    struct text *said = scratch();
    add_mistake(reply, said);
    if (said->length > 0) text_add_char(said, ' ');
    dialogue_say(room, "I win. %sTry again, or press Enter for the answer.", text_string(said));
    return VERDICT_WRONG;
}

/* Plays the class's move and nimm's answer. */
static void play_round(struct lesson_reply *reply, struct dialogue *room, const struct move *move) {
    enum outcome outcome;
    session_play(&reply->session, move);
    const struct question question = session_question(&reply->session, reply->session.played);
    const bool is_known = solve_outcome(room->solver, &question, &outcome) == NIMM_OK;
    if (reply->lost_by == 0 && is_known && outcome == OUTCOME_N)
        reply->lost_by = reply->session.played;
    if (!session_is_over(&reply->session)) make_move(reply, room);
}

enum prompt_taken lesson_reply_take(struct lesson_reply *reply, struct dialogue *room,
                                    const char *line, enum verdict *verdict, struct text *why) {
    struct session *session = &reply->session;
    const size_t played = session->played, lost_by = reply->lost_by;
    struct move move;
    *verdict = VERDICT_UNCLEAR;
    const struct question question = session_question(session, session->played);
    const bool is_move = quiz_read_move(&question, line, &move, why);
    if (!is_move && quiz_names_copying(line)) {
        text_clear(why);
        text_add(why, "Now show it: type your reply to the move");
        return PROMPT_BAD;
    }
    if (!is_move) return PROMPT_OTHER;
    solver_go_on(room->solver);
    play_round(reply, room, &move);
    if (terminal_is_interrupted()) {
        while (session->played > played) session_undo(session);
        reply->lost_by = lost_by;
        return PROMPT_TAKEN;
    }
    show_board(reply, room);
    if (session_is_over(session)) *verdict = say_end(reply, room);
    return PROMPT_TAKEN;
}

void lesson_reply_undo(struct lesson_reply *reply, struct dialogue *room) {
    enum { ROUND = 2 };
    struct session *session = &reply->session;
    if (session->played <= 1) {
        dialogue_say(room, "You have no move to take back yet.");
        return;
    }
    for (int i = 0; i < ROUND; i++) session_undo(session);
    if (reply->lost_by > session->played) reply->lost_by = 0;
    lesson_reply_repeat(reply, room);
}

void lesson_reply_end(struct lesson_reply *reply) {
    session_end(&reply->session);
    *reply = (struct lesson_reply){.random = reply->random};
}
