/* SPDX-License-Identifier: MIT */
/* One game of a match. The referee alone knows the rules; a program is asked for moves and told the other
 * side's. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/match.h"
#include "core/text.h"
#include "ui/terminal.h"

/* In milliseconds: how long a program that has closed its pipe, and one that was told to quit, may take to
 * end. */
enum { CLOSED_PATIENCE = 200, QUIT_PATIENCE = 500 };

/* The exit statuses of a shell that cannot run a command. */
enum { NOT_EXECUTABLE = 126, NOT_FOUND = 127 };

/* The standard normal distribution has 95 % of its mass within so many standard deviations. */
#define DEVIATIONS 1.959963984540054

/* The last share of wins, on the way to this end of what is possible, to which the share that was seen is no
 * further than so many standard deviations; found by halving. */
static double find_bound(double share, double games, double end) {
    double bound = share;
    for (int i = 0; i < 60; i++) {
        double p = (bound + end) / 2, off = share - p;
        if (off * off <= DEVIATIONS * DEVIATIONS * p * (1 - p) / games)
            bound = p;
        else
            end = p;
    }
    return bound;
}

struct match_share match_share(double won, double games) {
    double share = won / games;
    return (struct match_share){share, find_bound(share, games, 0), find_bound(share, games, 1)};
}

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

/* A question to a program: "play 1 2". */
struct talk {
    struct match *match;
    unsigned side;
    const char *verb;   /* "play" */
    const char *rest;   /* " 1 2", or nothing */
    struct text answer; /* what follows the = or ? */
    struct verdict *verdict;
};

static bool start_program(struct talk *talk) {
    struct side *side = &talk->match->sides[talk->side];
    if (side->process.pid != 0 || process_start(&side->process, side->command, talk->match->verbose))
        return true;
    talk->verdict->kind = VERDICT_NO_START;
    talk->verdict->side = talk->side;
    text_add(&talk->verdict->detail, strerror(errno));
    return false;
}

/* The program has closed its input or output. */
static bool lose_by_end(struct talk *talk) {
    struct side *side = &talk->match->sides[talk->side];
    struct text *detail = &talk->verdict->detail;
    struct process_end end = process_end(&side->process, CLOSED_PATIENCE);
    bool never_ran = !side->answered && end.by_itself && !end.signaled &&
                     (end.number == NOT_FOUND || end.number == NOT_EXECUTABLE);
    lose(talk->verdict, talk->side, MATCH_DIED);
    if (never_ran) {
        talk->verdict->kind = VERDICT_NO_START;
        text_add(detail,
                 end.number == NOT_FOUND ? "the shell finds no such command" : "the shell cannot execute it");
    } else if (!end.by_itself) {
        text_addf(detail, "It closed its input or output instead of answering %s.", talk->verb);
    } else {
        text_addf(detail, "It ended with %s %d instead of answering %s.", end.signaled ? "signal" : "status",
                  end.number, talk->verb);
    }
    return false;
}

static bool lose_by_garbage(struct talk *talk) {
    text_addf(&talk->verdict->detail, "It answered %s with %s, without = or ? before it.", talk->verb,
              quoted(nimm_text_string(&talk->answer)));
    return lose(talk->verdict, talk->side, MATCH_GARBAGE);
}

/* The conversation is lost: the program is ended, to be started anew for the next game. */
static bool lose_by_silence(struct talk *talk, enum process_status status) {
    struct text *detail = &talk->verdict->detail;
    process_end(&talk->match->sides[talk->side].process, 0);
    if (status == PROCESS_STOPPED) return false;
    if (status == PROCESS_FLOOD) {
        text_addf(detail, "It answered %s with more than %d bytes.", talk->verb, ANSWER_MOST);
        return lose(talk->verdict, talk->side, MATCH_FLOOD);
    }
    if (talk->answer.length > 0 && !strchr("=?", talk->answer.data[0])) return lose_by_garbage(talk);
    if (talk->answer.length > 0)
        text_addf(detail, "It did not end its answer to %s with an empty line", talk->verb);
    else
        text_addf(detail, "It did not answer %s", talk->verb);
    text_addf(detail, " within %g s.", talk->match->time);
    return lose(talk->verdict, talk->side, MATCH_TIME);
}

/* Takes away the sign in front of the answer, which is not empty; 0: it is not an answer. */
static char take_sign(struct text *answer) {
    assert(answer->length > 0);
    char sign = answer->data[0];
    if (sign != '=' && sign != '?') return '\0';
    size_t skipped = 1 + strspn(answer->data + 1, " \t\n");
    while (answer->length > skipped && strchr(" \t\n", answer->data[answer->length - 1])) answer->length--;
    answer->length -= skipped;
    memmove(answer->data, answer->data + skipped, answer->length);
    answer->data[answer->length] = '\0';
    return sign;
}

static bool judge_answer(struct talk *talk) {
    struct side *side = &talk->match->sides[talk->side];
    side->answered = true;
    switch (take_sign(&talk->answer)) {
    case '=':
        return true;
    case '?':
        text_addf(&talk->verdict->detail, "It answered %s with the error %s.", talk->verb,
                  quoted(nimm_text_string(&talk->answer)));
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
    struct text command = {0};
    if (!start_program(talk)) return false;
    text_addf(&command, "%s%s\n", talk->verb, talk->rest);
    int64_t deadline = process_clock() + (int64_t)(match->time * 1000);
    enum process_status status =
        process_send(process, nimm_text_string(&command), command.length, deadline, match->stop);
    if (status == PROCESS_OK)
        status = process_read_lines(process, &talk->answer, ANSWER_MOST, deadline, match->stop);
    nimm_text_free(&command);
    if (status == PROCESS_OK) return judge_answer(talk);
    return status == PROCESS_CLOSED ? lose_by_end(talk) : lose_by_silence(talk, status);
}

/* Tells a side what it need not answer, which the computer knows already. */
static bool tell(struct match *match, unsigned side, const char *verb, const char *rest,
                 struct verdict *verdict) {
    struct talk talk = {.match = match, .side = side, .verb = verb, .rest = rest, .verdict = verdict};
    bool good = match->sides[side].computer || ask(&talk);
    nimm_text_free(&talk.answer);
    return good;
}

/* --- a game ---------------------------------------------------------------------------------- */

static bool choose(struct match *match, unsigned side, struct move *move) {
    struct question question = session_question(&match->session, match->session.played);
    struct choice choice;
    enum solve_status status = nimm_player_choose(match->solver, &question, match->sides[side].level,
                                                  &match->sides[side].random, &choice);
    *move = choice.advice.move;
    return status != NIMM_SOLVE_STOPPED;
}

/* Reads the move that a program answered. */
static bool read_move(struct talk *talk, struct move *move) {
    const struct session *session = &talk->match->session;
    const char *string = nimm_text_string(&talk->answer);
    struct text why = {0};
    if (strcmp(string, "resign") == 0) return lose(talk->verdict, talk->side, MATCH_RESIGNED);
    bool good = nimm_game_read_move(session->game, session_position(session), session_mover(session), string,
                                    move, &why);
    if (!good) {
        text_addf(&talk->verdict->detail, "It wanted to play %s. %s", quoted(string), nimm_text_string(&why));
        lose(talk->verdict, talk->side, MATCH_ILLEGAL);
    }
    nimm_text_free(&why);
    return good;
}

static bool get_move(struct match *match, unsigned side, struct move *move, struct verdict *verdict) {
    if (match->sides[side].computer) return choose(match, side, move);
    struct talk talk = {.match = match, .side = side, .verb = "genmove", .rest = "", .verdict = verdict};
    bool good = ask(&talk) && read_move(&talk, move);
    nimm_text_free(&talk.answer);
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

/* Makes a move and tells the other side, whom the last one does not concern any more. False: the game is
 * over. */
static bool make_move(struct match *match, uint64_t game, const struct move *move, struct verdict *verdict) {
    struct session *session = &match->session;
    unsigned other = match_side_at(game, !session_mover(session));
    struct text string = {0};
    text_add_char(&string, ' ');
    session->game->print_move(session_position(session), move, &string);
    session_play(session, move);
    bool good =
        !is_over(match, game, verdict) && tell(match, other, "play", nimm_text_string(&string), verdict);
    nimm_text_free(&string);
    return good;
}

void match_play_game(struct match *match, uint64_t game, const void *position, struct verdict *verdict) {
    struct text start = {0};
    *verdict = (struct verdict){0};
    session_end(&match->session);
    session_start(&match->session, match->start.game, position, 0, match->start.misere);
    text_add_char(&start, ' ');
    nimm_game_print_name(match->start.game, position, &start);
    text_add_char(&start, ' ');
    match->start.game->print(position, &start);
    if (match->start.misere) text_add(&start, " misere");
    bool goes_on = tell(match, match_side_at(game, 0), "game", nimm_text_string(&start), verdict) &&
                   tell(match, match_side_at(game, 1), "game", nimm_text_string(&start), verdict) &&
                   !is_over(match, game, verdict);
    while (goes_on && !*match->stop) {
        unsigned side = match_side_at(game, session_mover(&match->session));
        struct move move;
        goes_on = get_move(match, side, &move, verdict) && make_move(match, game, &move, verdict);
    }
    nimm_text_free(&start);
}
