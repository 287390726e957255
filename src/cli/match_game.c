/* SPDX-License-Identifier: MIT */
/* One game of a match. The referee alone knows the rules; a program is asked for moves and told the other
 * side's. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/match.h"
#include "ui/terminal.h"

/* In milliseconds: how long a program that has closed its pipe, and one that was told to quit, may take to
 * end. */
enum { CLOSED_PATIENCE = 200, QUIT_PATIENCE = 500 };

/* The exit statuses of a shell that cannot run a command, and what it adds to the number of a signal that has
 * ended one; statuses beyond are those of programs, as 255 often is. */
enum { NOT_EXECUTABLE = 126, NOT_FOUND = 127, SIGNAL_STATUS = 128, SIGNAL_LAST = 64 };

const char *match_side_name(unsigned side) {
    return side == 0 ? "A" : "B";
}

unsigned match_side_at(uint64_t game, unsigned seat) {
    return seat ^ (unsigned)(game % 2);
}

void match_end_programs(struct match *match, bool politely) {
    for (unsigned i = 0; i < 2; i++) {
        struct process *process = &match->sides[i].process;
        if (process->pid == 0) continue;
        if (politely) process_send(process, "quit\n", 5, process_clock(), match->stop);
        process_end(process, politely ? QUIT_PATIENCE : 0);
    }
}

static bool lose(struct verdict *verdict, unsigned side, enum match_reason reason) {
    verdict->kind = VERDICT_LOSS;
    verdict->side = side;
    verdict->reason = reason;
    return false;
}

/* --- talking to a program -------------------------------------------------------------------- */

/* A command on its way to a program, and the answer. */
struct talk {
    struct match *match;
    unsigned side;
    const char *verb;    /* "play" */
    struct text command; /* "play 1 2\n" */
    struct text answer;  /* what stands behind the = or ? */
    struct verdict *verdict;
};

static bool start_program(struct talk *talk) {
    struct side *side = &talk->match->sides[talk->side];
    if (side->process.pid != 0 || process_start(&side->process, side->command, talk->match->verbose))
        return true;
    talk->verdict->kind = VERDICT_NO_START;
    talk->verdict->side = talk->side;
    text_addf(&talk->verdict->detail, "%s", strerror(errno));
    return false;
}

/* The program has closed its input or output. */
static bool lose_by_end(struct talk *talk) {
    struct side *side = &talk->match->sides[talk->side];
    struct text *detail = &talk->verdict->detail;
    struct process_end end = process_end(&side->process, CLOSED_PATIENCE);
    bool never_ran = !side->answered && side->process.speechless && end.by_itself && !end.signaled &&
                     (end.number == NOT_FOUND || end.number == NOT_EXECUTABLE);
    lose(talk->verdict, talk->side, MATCH_DIED);
    if (never_ran) {
        talk->verdict->kind = VERDICT_NO_START;
        text_add(detail,
                 end.number == NOT_FOUND ? "the shell finds no such command" : "the shell cannot execute it");
    } else if (!end.by_itself) {
        text_addf(detail, "It closed its input or output instead of an answer to %s.", talk->verb);
    } else {
        bool below = end.number > SIGNAL_STATUS && end.number <= SIGNAL_STATUS + SIGNAL_LAST;
        bool signaled = end.signaled || below;
        int number = below ? end.number - SIGNAL_STATUS : end.number;
        text_addf(detail, "It ended with %s %d instead of an answer to %s.", signaled ? "signal" : "status",
                  number, talk->verb);
    }
    return false;
}

static void add_quoted(struct text *text, const struct text *quoted) {
    text_add_quoted(text, text_string(quoted), quoted->length);
}

static bool lose_by_garbage(struct talk *talk) {
    struct text *detail = &talk->verdict->detail;
    text_addf(detail, "It answered %s with ", talk->verb);
    add_quoted(detail, &talk->answer);
    text_add(detail, ", and neither = nor ? before it.");
    return lose(talk->verdict, talk->side, MATCH_GARBAGE);
}

/* The conversation is lost: the program is ended, to be started anew for the next game. */
static bool lose_by_silence(struct talk *talk, enum process_status status) {
    struct text *detail = &talk->verdict->detail;
    process_end(&talk->match->sides[talk->side].process, 0);
    if (status == PROCESS_STOPPED) {
        talk->verdict->kind = VERDICT_STOPPED;
        return false;
    }
    if (status == PROCESS_FLOOD) {
        text_addf(detail, "It answered %s with more than %d bytes.", talk->verb, ANSWER_MOST);
        return lose(talk->verdict, talk->side, MATCH_FLOOD);
    }
    if (talk->answer.length > 0 && !strchr("=?", talk->answer.data[0])) return lose_by_garbage(talk);
    if (talk->answer.length > 0)
        text_addf(detail, "It did not end its answer to %s with an empty line", talk->verb);
    else
        text_addf(detail, "It did not answer %s", talk->verb);
    text_add(detail, " within ");
    match_add_seconds(talk->match->time, detail);
    text_add(detail, " s.");
    return lose(talk->verdict, talk->side, MATCH_TIME);
}

/* The sign in front of the answer, which is not empty, is taken away; 0: it is no answer. */
static char take_sign(struct text *answer) {
    assert(answer->length > 0);
    char sign = answer->data[0];
    if (sign != '=' && sign != '?') return '\0';
    size_t blanks = 1 + strspn(answer->data + 1, " \t\n");
    while (answer->length > blanks && strchr(" \t\n", answer->data[answer->length - 1])) answer->length--;
    answer->length -= blanks;
    memmove(answer->data, answer->data + blanks, answer->length);
    answer->data[answer->length] = '\0';
    return sign;
}

static bool judge_answer(struct talk *talk) {
    struct text *detail = &talk->verdict->detail;
    struct side *side = &talk->match->sides[talk->side];
    side->answered = true;
    switch (take_sign(&talk->answer)) {
    case '=':
        return true;
    case '?':
        text_addf(detail, "It answered %s with the error ", talk->verb);
        add_quoted(detail, &talk->answer);
        text_add_char(detail, '.');
        return lose(talk->verdict, talk->side, MATCH_REFUSED);
    default:
        process_end(&side->process, 0);
        return lose_by_garbage(talk);
    }
}

/* Sends the command and waits for the answer. False: the game is over, for the reason in the verdict. */
static bool ask(struct talk *talk) {
    const struct match *match = talk->match;
    struct process *process = &talk->match->sides[talk->side].process;
    if (!start_program(talk)) return false;
    int64_t deadline = process_clock() + (int64_t)match->time;
    enum process_status status =
        process_send(process, text_string(&talk->command), talk->command.length, deadline, match->stop);
    if (status == PROCESS_OK)
        status = process_read_lines(process, &talk->answer, ANSWER_MOST, deadline, match->stop);
    if (status == PROCESS_OK) return judge_answer(talk);
    return status == PROCESS_CLOSED ? lose_by_end(talk) : lose_by_silence(talk, status);
}

static void end_talk(struct talk *talk) {
    text_free(&talk->command);
    text_free(&talk->answer);
}

static struct talk talk_to(struct match *match, unsigned side, const char *verb, struct verdict *verdict) {
    struct talk talk = {.match = match, .side = side, .verb = verb, .verdict = verdict};
    text_add(&talk.command, verb);
    return talk;
}

/* --- a game ---------------------------------------------------------------------------------- */

/* Tells a side which game this is. */
static bool tell_game(struct match *match, unsigned side, struct verdict *verdict) {
    if (match->sides[side].computer) return true;
    const struct game *game = match->session.game;
    const void *position = session_position(&match->session);
    struct talk talk = talk_to(match, side, "game", verdict);
    text_add_char(&talk.command, ' ');
    game_print_name(game, position, &talk.command);
    text_add_char(&talk.command, ' ');
    game->print(position, &talk.command);
    text_add_char(&talk.command, '\n');
    bool good = ask(&talk);
    end_talk(&talk);
    return good;
}

/* Tells a side the other one's move, as text. */
static bool tell_move(struct match *match, unsigned side, const char *move, struct verdict *verdict) {
    if (match->sides[side].computer) return true;
    struct talk talk = talk_to(match, side, "play", verdict);
    text_addf(&talk.command, " %s\n", move);
    bool good = ask(&talk);
    end_talk(&talk);
    return good;
}

static bool choose(struct match *match, unsigned side, struct move *move, struct verdict *verdict) {
    const struct session *session = &match->session;
    struct question question = {
        .game = session->game,
        .position = session_position(session),
        .mover = session_mover(session),
        .last = session->played > 0 ? &session->moves[session->played - 1] : NULL,
    };
    struct choice choice;
    enum solve_status status = player_choose(match->solver, &question, match->sides[side].level,
                                             &match->sides[side].random, &choice);
    *move = choice.advice.move;
    if (status != SOLVE_STOPPED) return true;
    verdict->kind = VERDICT_STOPPED;
    return false;
}

/* Reads the move that a program answered. */
static bool read_move(struct talk *talk, struct move *move) {
    const struct session *session = &talk->match->session;
    const char *string = text_string(&talk->answer);
    unsigned mover = session_mover(session);
    struct text why = {0};
    if (strcmp(string, "resign") == 0) return lose(talk->verdict, talk->side, MATCH_RESIGNED);
    const void *position = session_position(session);
    bool good = game_read_move(session->game, position, mover, string, move, &why);
    if (!good) {
        text_add(&talk->verdict->detail, "It wanted to play ");
        add_quoted(&talk->verdict->detail, &talk->answer);
        text_addf(&talk->verdict->detail, ". %s", text_string(&why));
        lose(talk->verdict, talk->side, MATCH_ILLEGAL);
    }
    text_free(&why);
    return good;
}

static bool get_move(struct match *match, unsigned side, struct move *move, struct verdict *verdict) {
    if (match->sides[side].computer) return choose(match, side, move, verdict);
    struct talk talk = talk_to(match, side, "genmove", verdict);
    text_add_char(&talk.command, '\n');
    bool good = ask(&talk) && read_move(&talk, move);
    end_talk(&talk);
    return good;
}

/* The result of a game that has come to its end. False: it goes on. */
static bool is_over(const struct match *match, uint64_t game, struct verdict *verdict) {
    const struct session *session = &match->session;
    if (session_is_drawn(session) || (session->played == match->most_moves && !session_is_over(session)))
        verdict->kind = VERDICT_DRAW;
    else if (session_is_over(session))
        lose(verdict, match_side_at(game, !session_winner(session)), MATCH_PLAYED);
    else
        return false;
    return true;
}

/* Makes a move and tells the other side, whom the last one does not concern any more. False: the other
 * side has lost by its answer. */
static bool make_move(struct match *match, uint64_t game, const struct move *move, struct verdict *verdict) {
    struct session *session = &match->session;
    unsigned other = match_side_at(game, !session_mover(session));
    struct text string = {0};
    session->game->print_move(session_position(session), move, &string);
    session_play(session, move);
    bool good = is_over(match, game, verdict) || tell_move(match, other, text_string(&string), verdict);
    text_free(&string);
    return good;
}

void match_play_game(struct match *match, uint64_t game, const void *position, struct verdict *verdict) {
    *verdict = (struct verdict){0};
    session_end(&match->session);
    session_start(&match->session, match->start.game, position, 0, false);
    bool goes_on = tell_game(match, match_side_at(game, 0), verdict) &&
                   tell_game(match, match_side_at(game, 1), verdict);
    while (goes_on && !*match->stop && !is_over(match, game, verdict)) {
        unsigned side = match_side_at(game, session_mover(&match->session));
        struct move move;
        goes_on = get_move(match, side, &move, verdict) && make_move(match, game, &move, verdict);
    }
}
