/* SPDX-License-Identifier: MIT */
#include "ui/repl.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/suggest.h"
#include "core/text.h"
#include "ui/explain.h"
#include "ui/paragraph.h"
#include "ui/show_review.h"

/* Where one seed in a few finds a start, one of these does. */
enum { SEEDS_TO_TRY = 20 };

/* --- talking --------------------------------------------------------------------------------- */

bool repl_ask(struct repl *repl, const char *prompt) {
    repl->leaving |= !terminal_ask(&repl->room.terminal, &repl->room.out, prompt, "quit");
    return !repl->leaving;
}

/* Shows what was gathered before something that may take its time. */
static void print(struct repl *repl) {
    terminal_print(&repl->room.out);
    terminal_flush();
}

unsigned repl_width(const struct repl *repl) {
    return terminal_style(&repl->room.terminal).width;
}

/* A window would break a line within its words; a pipe gets one line. */
void repl_fold(struct repl *repl, size_t from) {
    text_wrap(&repl->room.out, from, repl->room.terminal.out_is_terminal ? repl_width(repl) : SIZE_MAX, 2);
}

void repl_say(struct repl *repl, const char *format, ...) {
    size_t from = repl->room.out.length;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&repl->room.out, format, arguments);
    va_end(arguments);
    repl_fold(repl, from);
}

void repl_show_wrong(struct repl *repl, const struct text *why) {
    terminal_paint(&repl->room.terminal, PAINT_WRONG, &repl->room.out);
    repl_say(repl, "%s", nimm_text_string(why));
    terminal_paint(&repl->room.terminal, PAINT_NONE, &repl->room.out);
}

/* A remark in brackets, or nothing; it is empty afterwards. */
static void add_aside(struct repl *repl, struct text *aside) {
    if (aside->length > 0) paragraph_add(&repl->room.out, nimm_text_string(aside), repl_width(repl), 1);
    nimm_text_free(aside);
}

/* --- who plays ------------------------------------------------------------------------------- */

const char *repl_name(const struct repl *repl, unsigned seat) {
    return repl->seats[seat].name;
}

static enum paint paint_of(unsigned seat) {
    return seat == 0 ? PAINT_FIRST : PAINT_SECOND;
}

/* The name is harmless already, so that NAME_BYTES hold NAME_MOST characters of it. */
static bool check_name(const struct repl *repl, unsigned seat, const char *name, struct text *why) {
    if (text_characters(name) > NAME_MOST) {
        text_addf(why, "A name has at most %d characters.", NAME_MOST);
        return false;
    }
    if (!repl->seats[seat].computer && token_is(token_of(name), "computer")) {
        text_add(why, "That name is taken by the computer: choose another name.");
        return false;
    }
    if (strcmp(name, repl->seats[!seat].name) == 0) {
        text_add_quoted(why, name, strlen(name));
        text_add(why, " is the other player: choose another name.");
        return false;
    }
    return true;
}

bool repl_take_name(struct repl *repl, unsigned seat, struct token name, struct text *why) {
    struct text harmless = {0};
    text_add_harmless(&harmless, name.start, name.length, SIZE_MAX);
    bool good = check_name(repl, seat, nimm_text_string(&harmless), why);
    if (good) strcpy(repl->seats[seat].name, nimm_text_string(&harmless));
    nimm_text_free(&harmless);
    return good;
}

/* A name that the other player does not have: the wanted one, or one with another number. */
static void give_name(struct repl *repl, unsigned seat, const char *wanted, const char *numbered) {
    char name[NAME_BYTES];
    snprintf(name, sizeof name, "%s", wanted);
    for (unsigned n = seat + 1; strcmp(name, repl->seats[!seat].name) == 0; n++)
        snprintf(name, sizeof name, "%s %u", numbered, n);
    strcpy(repl->seats[seat].name, name);
}

void repl_seat_computer(struct repl *repl, unsigned seat) {
    struct seat *other = &repl->seats[!seat];
    strcpy(repl->seats[seat].person, repl->seats[seat].name);
    repl->seats[seat].computer = true;
    if (!other->computer) {
        give_name(repl, seat, "Computer", "Computer");
        return;
    }
    for (unsigned i = 0; i < 2; i++) snprintf(repl->seats[i].name, NAME_BYTES, "Computer %u", i + 1);
}

void repl_seat_person(struct repl *repl, unsigned seat) {
    char usual[NAME_BYTES];
    snprintf(usual, sizeof usual, "Player %u", seat + 1);
    repl->seats[seat].computer = false;
    give_name(repl, seat, *repl->seats[seat].person ? repl->seats[seat].person : usual, "Player");
}

void repl_swap(struct repl *repl) {
    struct seat first = repl->seats[0];
    repl->seats[0] = repl->seats[1];
    repl->seats[1] = first;
    repl->start.first = !repl->start.first; /* the same person */
    repl->swapping = false;
}

/* Is this line meant for the game? So a script may go straight to its moves. */
static bool is_for_the_game(const struct repl *repl, const char *line) {
    struct move move;
    struct text why = {0};
    bool is = words_know(line) ||
              repl->start.game->parse_move(session_position(&repl->session), 0, line, &move, &why);
    nimm_text_free(&why);
    return is;
}

/* The name of a player who gives none. */
static void take_usual_name(struct repl *repl, unsigned seat) {
    char *name = repl->seats[seat].name;
    bool first = seat == 0 || repl->seats[0].computer;
    if (first && repl->usual_name[0] != '\0' && strcmp(repl->usual_name, repl->seats[!seat].name) != 0)
        strcpy(name, repl->usual_name);
    else
        snprintf(name, NAME_BYTES, "Player %u", seat + 1);
}

enum naming { NAMED, AGAIN, ASKED, NO_NAME };

/* Is it so near to "computer" that it may have been meant? */
static bool is_near_computer(struct token token) {
    struct suggestion suggestion = {.typed = token};
    suggest_try(&suggestion, "computer");
    return suggestion.word != NULL;
}

static enum naming read_name(struct repl *repl, unsigned seat, bool again) {
    const struct text *line = &repl->room.terminal.line;
    struct token token = {nimm_text_string(line), line->length};
    if (line->length == 0) {
        take_usual_name(repl, seat);
        return NAMED;
    }
    if (token_is(token, "computer") && !repl->seats[seat].seated) {
        repl_seat_computer(repl, seat);
        return NAMED;
    }
    if (token_is_any(token, "quit exit")) {
        repl->leaving = true;
        return NO_NAME;
    }
    if (repl->room.terminal.in_is_terminal && token_is_any(token, "? help")) {
        repl_say(repl, "Type a name of your own, or press Enter for the one in brackets. computer has the "
                       "computer play; quit leaves.");
        return AGAIN;
    }
    if (repl->room.terminal.in_is_terminal && !again && !repl->seats[seat].seated &&
        is_near_computer(token)) {
        repl_say(repl, "Type computer to play against it, or the name once more if it is yours.");
        return ASKED;
    }
    if (!is_for_the_game(repl, token.start)) {
        struct text why = {0};
        bool good = repl_take_name(repl, seat, token, &why);
        if (!good) repl_show_wrong(repl, &why);
        nimm_text_free(&why);
        return good ? NAMED : AGAIN;
    }
    if (!repl->room.terminal.in_is_terminal) {
        repl->waiting = true;
        return NO_NAME;
    }
    repl_say(repl, "First the names (Enter will do); then the game begins.");
    return AGAIN;
}

/* False: there is no name to be had. */
static bool ask_name(struct repl *repl, unsigned seat) {
    char prompt[128 + NAME_BYTES];
    bool offer = seat == 1 && !repl->seats[1].seated && !repl->seats[0].computer;
    take_usual_name(repl, seat);
    snprintf(prompt, sizeof prompt, "Name of player %u (Enter for %s%s)? ", seat + 1, repl->seats[seat].name,
             offer ? ", or computer to play against me" : "");
    repl->seats[seat].name[0] = '\0';
    enum naming naming = AGAIN;
    while (naming == AGAIN || naming == ASKED)
        naming = repl_ask(repl, prompt) ? read_name(repl, seat, naming == ASKED) : NO_NAME;
    return naming == NAMED;
}

static void ask_names(struct repl *repl) {
    bool asking = true;
    for (unsigned seat = 0; seat < 2; seat++) {
        if (repl->seats[seat].name[0] != '\0') continue;
        if (asking) asking = ask_name(repl, seat);
        if (!asking) take_usual_name(repl, seat);
    }
}

/* --- what is shown --------------------------------------------------------------------------- */

static void add_board(struct repl *repl) {
    struct style style = terminal_style(&repl->room.terminal);
    const struct session *session = &repl->session;
    /* In a pipe the board is the same whatever led to it. */
    if (repl->room.terminal.out_is_terminal && session->played > 0)
        style.last = &session->moves[session->played - 1];
    text_add_char(&repl->room.out, '\n');
    repl->start.game->draw(session_position(&repl->session), &style, &repl->room.out);
    bool named = strcmp(repl_name(repl, 0), "Player 1") != 0 || strcmp(repl_name(repl, 1), "Player 2") != 0;
    if (repl->start.game->flags & NIMM_GAME_PARTISAN && named)
        paragraph_addf(&repl->room.out, style.width, "Player 1 is %s, player 2 is %s.", repl_name(repl, 0),
                       repl_name(repl, 1));
}

void repl_show_board(struct repl *repl) {
    add_board(repl);
    text_add_char(&repl->room.out, '\n');
}

void repl_show_why_not(struct repl *repl, const char *line) {
    repl->hinted = true;
    struct question question = session_question(&repl->session, repl->session.played), next = question;
    struct move move;
    struct text why = {0};
    if (!nimm_game_read_move(question.game, question.position, question.mover, line, &move, &why)) {
        repl_show_wrong(repl, &why);
        nimm_text_free(&why);
        return;
    }
    void *after = memory_copy(question.position, question.game->size);
    question.game->play(after, question.mover, &move);
    next.position = after;
    next.mover = !question.mover;
    next.last = NULL;
    const char *other = repl_name(repl, next.mover);
    enum outcome before, outcome;
    struct advice advice;
    enum solve_status known = nimm_solve_outcome(repl->room.solver, &question, &before);
    enum solve_status status = nimm_solve_outcome(repl->room.solver, &next, &outcome);
    size_t from = repl->room.out.length;
    struct text *out = &repl->room.out;
    if (status != NIMM_SOLVE_OK || terminal_take_interrupt()) {
        text_add(out, "What follows is too large to search.");
    } else if (outcome == NIMM_OUTCOME_P) {
        text_addf(out, "Nothing speaks against it: no answer by %s wins.", other);
    } else if (outcome == NIMM_OUTCOME_D) {
        text_add(out, "Then with good play nobody wins: a draw.");
    } else if (nimm_game_is_over(next.game, next.position, next.mover)) {
        text_addf(out, "It ends the game, and %s wins.", other);
    } else if (nimm_solve_advice(repl->room.solver, &next, &advice) == NIMM_SOLVE_OK) {
        text_addf(out, "Then %s can answer: ", other);
        explain_advice(&next, &advice, out);
        text_add_char(out, '.');
        explain_result(repl->room.solver, &next, &advice.move, out);
    }
    if (status != NIMM_SOLVE_OK || known != NIMM_SOLVE_OK || outcome == NIMM_OUTCOME_P)
        ;
    else if (before == NIMM_OUTCOME_P)
        text_add(out, " But no other move wins either.");
    else if (before == NIMM_OUTCOME_N || outcome == NIMM_OUTCOME_N)
        text_addf(out, " So it gives the %s away.", before == NIMM_OUTCOME_N ? "win" : "draw");
    text_wrap(out, from, repl_width(repl), 2);
    free(after);
}

void repl_show_score(struct repl *repl) {
    text_addf(&repl->room.out, "Score: %u for %s, %u for %s.\n", repl->seats[0].score, repl_name(repl, 0),
              repl->seats[1].score, repl_name(repl, 1));
}

/* What nimm_solve_advice said, with what the move leaves, or without. */
static void show_advice(struct repl *repl, const struct question *question, enum solve_status status,
                        const struct advice *advice, bool with_result) {
    struct text *out = &repl->room.out;
    terminal_paint(&repl->room.terminal, PAINT_HINT, out);
    size_t from = out->length;
    if (status == NIMM_SOLVE_OK) {
        text_addf(out, "Suggestion for %s: ", repl_name(repl, question->mover));
        explain_advice(question, advice, out);
        text_add_char(out, '.');
        if (with_result) explain_result(repl->room.solver, question, &advice->move, out);
    } else {
        terminal_take_interrupt();
        text_add(out, "The search for a suggestion was interrupted.");
    }
    text_wrap(out, from, repl_width(repl), 2);
    terminal_paint(&repl->room.terminal, PAINT_NONE, out);
}

void repl_show_suggestion(struct repl *repl) {
    repl->hinted = true;
    struct question question = session_question(&repl->session, repl->session.played);
    struct advice advice;
    enum solve_status status = nimm_solve_advice(repl->room.solver, &question, &advice);
    show_advice(repl, &question, status, &advice, false);
}

/* `why` without the suggestion. */
static void show_grounds(struct repl *repl, enum explain_form form) {
    struct question question = session_question(&repl->session, repl->session.played);
    dialogue_explain(&repl->room, &question, form, repl_name(repl, question.mover));
}

/* One budget for all of it; the move is asked for first, which may be known where the values are not. */
void repl_show_why(struct repl *repl, enum explain_form form) {
    repl->hinted = true;
    struct question question = session_question(&repl->session, repl->session.played);
    struct advice advice;
    solver_hold(repl->room.solver);
    enum solve_status status = nimm_solve_advice(repl->room.solver, &question, &advice);
    show_grounds(repl, form);
    show_advice(repl, &question, status, &advice, true);
    solver_release(repl->room.solver);
}

static void add_range(const char *option, struct range range, struct text *text) {
    if (range.high > 0) text_addf(text, " --%s %" PRIu64 "..%" PRIu64, option, range.low, range.high);
}

/* The option that asks for the level of the computer, where it is not the usual one. */
static void add_level(const struct repl *repl, struct text *text) {
    const struct seat *seat = &repl->seats[!repl->seats[0].computer];
    if (seat->computer && seat->level != (repl->alone ? LEVEL_EASY : NIMM_PLAYER_PERFECT))
        text_addf(text, " --level %u", seat->level);
}

/* The command that starts this game again. */
static void add_command(const struct repl *repl, struct text *text) {
    static const char *const balances[] = {"", " --balanced", " --unbalanced"}, *const kinds[] = {"human",
                                                                                                  "computer"};
    const void *start = session_position_at(&repl->session, 0);
    const bool first = repl->seats[0].computer, second = repl->seats[1].computer;
    struct text word = {0};
    text_add(text, repl->alone ? "nimm computer " : "nimm ");
    nimm_game_print_name(repl->start.game, start, &word);
    text_add_shell_word(text, nimm_text_string(&word));
    if (repl->position) {
        nimm_text_clear(&word);
        repl->start.game->print(start, &word);
        text_add_char(text, ' ');
        text_add_shell_word(text, nimm_text_string(&word));
    }
    nimm_text_free(&word);
    text_addf(text, " --seed %" PRIu64, repl->seed);
    if (repl->session.misere) text_add(text, " --misere");
    if (repl->session.first == 1) text_add(text, " --first 2");
    if (!repl->position) {
        add_range("piles", repl->start.shape.parts, text);
        add_range("stones", repl->start.shape.amount, text);
        text_add(text, balances[repl->start.balance]);
    }
    if (first || second != repl->alone) text_addf(text, " --players %s,%s", kinds[first], kinds[second]);
    add_level(repl, text);
    if (repl->hints == repl->alone) text_add(text, repl->hints ? " --hints" : " --no-hints");
    if (repl->best_of > 0) text_addf(text, " --best-of %" PRIu64, repl->best_of);
}

/* What turns the rules of a game around. */
static void add_misere(struct repl *repl) {
    if (!repl->session.misere) return;
    paragraph_add(
        &repl->room.out,
        "But this is misere play, the other way round: the player who would normally win loses, so whoever "
        "makes the last move loses.",
        repl_width(repl), 0);
}

void repl_show_rules(struct repl *repl) {
    paragraph_add(&repl->room.out, repl->start.game->rules, repl_width(repl), 0);
    add_misere(repl);
    paragraph_addf(&repl->room.out, repl_width(repl), "A move is %s.", repl->start.game->move_help);
}

/* Is a person alone with the computer, to climb its levels? */
static bool plays_alone(const struct repl *repl) {
    return repl->alone && repl->seats[0].computer != repl->seats[1].computer;
}

/* Goes on after a backslash, as the shell reads it, so that it can still be copied. */
static void add_folded_command(struct repl *repl, const char *command) {
    struct text *out = &repl->room.out;
    size_t column = 2, length;
    text_add(out, "  ");
    for (const char *at = command; *at; at += length) {
        const char *next = strstr(at + 1, " --");
        length = next ? (size_t)(next - at) : strlen(at);
        if (column > 2 && column + length + 2 > repl_width(repl)) {
            text_add(out, " \\\n   ");
            column = 3;
        }
        text_add_bytes(out, at, length);
        column += length;
    }
    text_add_char(out, '\n');
}

static void show_start(struct repl *repl) {
    struct text command = {0}, lead = {0};
    add_command(repl, &command);
    text_add(&lead, repl->start.game->title);
    if (plays_alone(repl))
        text_addf(&lead, ", level %u of %d", repl->seats[!repl->seats[0].computer].level,
                  NIMM_PLAYER_PERFECT);
    text_addf(&lead, ", seed %" PRIu64 ". This game again:", repl->seed);
    /* A window too narrow for both gets the command on a line of its own, to be copied whole. */
    bool narrow = repl->room.terminal.out_is_terminal && lead.length + 1 + command.length > repl_width(repl);
    if (narrow) {
        paragraph_add(&repl->room.out, nimm_text_string(&lead), repl_width(repl), 0);
        add_folded_command(repl, nimm_text_string(&command));
    } else {
        text_addf(&repl->room.out, "%s %s\n", nimm_text_string(&lead), nimm_text_string(&command));
    }
    nimm_text_free(&lead);
    nimm_text_free(&command);
    if (!repl->told && !(repl->seats[0].computer && repl->seats[1].computer))
        paragraph_add(&repl->room.out, repl->start.game->rules, repl_width(repl), 0);
    add_misere(repl);
    if (repl->best_of > 0 && !repl->told)
        repl_say(repl, "This is a match, the best of %" PRIu64 ": whoever wins %" PRIu64 " has won it.",
                 repl->best_of, repl->best_of / 2 + 1);
    if (!repl->told)
        paragraph_add(&repl->room.out, "At the prompt type a move, or help, or quit.", repl_width(repl), 0);
    repl->told = true;
}

/* A longer position is no help in the echo of a move, nor one that is clearer drawn: the board follows. */
enum { MOST_ECHOED = 60 };

void repl_show_move(struct repl *repl, size_t number) {
    const struct session *session = &repl->session;
    const void *before = session_position_at(session, number);
    struct text *out = &repl->room.out, said = {0}, left = {0};
    const unsigned mover = session_mover_at(session, number);
    size_t from = out->length;
    session->game->say_move(before, &session->moves[number], &said);
    size_t verb = strcspn(nimm_text_string(&said), " ");
    terminal_paint(&repl->room.terminal, paint_of(mover), out);
    text_add(out, repl_name(repl, mover));
    terminal_paint(&repl->room.terminal, PAINT_NONE, out);
    text_add_char(out, ' ');
    text_add_bytes(out, nimm_text_string(&said), verb);
    text_addf(out, "s%s", nimm_text_string(&said) + verb);
    session->game->print(before, &left);
    if (repl->look.plain || !(session->game->flags & NIMM_GAME_WRITTEN) || left.length > MOST_ECHOED) {
        text_add_char(out, '.');
    } else {
        text_addf(out, ": %s -> ", nimm_text_string(&left));
        session->game->print(session_position_at(session, number + 1), out);
    }
    text_wrap(out, from, repl_width(repl), 2);
    nimm_text_free(&said);
    nimm_text_free(&left);
}

/* What decided the game, which `last` has ended. */
static void show_ending(struct repl *repl, unsigned last) {
    const struct session *session = &repl->session;
    struct text *out = &repl->room.out;
    size_t from = out->length;
    if (session->played == 0 || session->misere || !session->game->say_end)
        text_addf(out, "%s made the last move%s", repl_name(repl, last),
                  session->misere ? ", and in misere play that loses" : "");
    else
        session->game->say_end(session_position_at(session, session->played - 1),
                               &session->moves[session->played - 1], repl_name(repl, last),
                               repl_name(repl, !last), out);
    text_add_char(out, '.');
    repl_fold(repl, from);
}

void repl_show_winner(struct repl *repl) {
    if (session_is_drawn(&repl->session)) {
        if (repl->session.played < SESSION_MOVES_MOST)
            text_addf(&repl->room.out,
                      "\nA draw: this position has come up for the third time with %s to move.\n",
                      repl_name(repl, session_mover(&repl->session)));
        else
            text_addf(&repl->room.out, "\nA draw: %d moves have been made.\n", SESSION_MOVES_MOST);
        return;
    }
    unsigned winner = session_winner(&repl->session);
    unsigned last = session_mover(&repl->session) ^ 1; /* who made the last move */
    text_add_char(&repl->room.out, '\n');
    terminal_paint(&repl->room.terminal, PAINT_WINNER, &repl->room.out);
    text_addf(&repl->room.out, repl->look.plain ? "%s wins!" : "*** %s wins! ***", repl_name(repl, winner));
    terminal_paint(&repl->room.terminal, PAINT_NONE, &repl->room.out);
    text_add_char(&repl->room.out, '\n');
    if (!repl->session.resigned) show_ending(repl, last);
}

void repl_show_review(struct repl *repl) {
    const struct session *session = &repl->session;
    const char *const names[] = {repl_name(repl, 0), repl_name(repl, 1)};
    struct review review;
    if (session->played == 0 && !session->resigned) {
        repl_say(repl, "No move has been made: there is nothing to look back at.");
        return;
    }
    print(repl);
    if (review_game(&review, session, repl->room.solver) == NIMM_SOLVE_STOPPED) {
        terminal_take_interrupt();
        repl_say(repl, "The review was interrupted.");
        return;
    }
    show_review(session, &review, names, repl_width(repl), &repl->room.out);
    review_free(&review);
}

/* --- moves ----------------------------------------------------------------------------------- */

/* Makes a legal move, and shows it. */
static void play_move(struct repl *repl, const struct move *move) {
    const struct session *session = &repl->session;
    size_t number = session->played;
    struct text aside = {0};
    session_play(&repl->session, move);
    repl->changed = true;
    comments_forget(&repl->comments, number);
    repl_show_move(repl, number);
    struct question before = session_question(session, number);
    if (!repl->seats[before.mover].computer)
        explain_stalling(repl->room.solver, &before, &session->moves[number], &aside);
    add_aside(repl, &aside);
}

/* Makes the move that the line writes. False: it is none, or (*is_move) not a legal one, and *why says what
 * would be. */
static bool try_move(struct repl *repl, const char *line, bool *is_move, struct text *why) {
    struct question question = session_question(&repl->session, repl->session.played);
    struct move move;
    *is_move = question.game->parse_move(question.position, question.mover, line, &move, why);
    if (!*is_move || !question.game->check(question.position, question.mover, &move, why)) return false;
    play_move(repl, &move);
    return true;
}

static bool is_number(const char *line) {
    return *line != '\0' && line[strspn(line, "0123456789")] == '\0';
}

/* Is the line a number with which a legal move begins? */
static bool begins_move(const struct repl *repl, const char *line) {
    enum { MOST_TRIED = 1000 };
    if (!is_number(line)) return false;
    struct question question = session_question(&repl->session, repl->session.played);
    struct moves moves = {0};
    struct move move;
    struct text start = {0}, written = {0};
    text_addf(&start, "%s 1", line);
    bool begins = nimm_game_read_move(question.game, question.position, question.mover,
                                      nimm_text_string(&start), &move, &written);
    for (int i = 0; !begins && i < MOST_TRIED; i++) {
        if (!question.game->moves(question.position, question.mover, &moves)) break;
        nimm_text_clear(&written);
        question.game->print_move(question.position, &moves.move, &written);
        begins = strncmp(nimm_text_string(&written), nimm_text_string(&start), start.length - 1) == 0;
    }
    nimm_text_free(&start);
    nimm_text_free(&written);
    return begins;
}

/* The line as the rest of a move that has been begun. False: it is something else. */
static bool go_on(struct repl *repl, const char *line, struct text *why) {
    struct text whole = {0};
    bool is_move = false, goes_on = false;
    if (repl->begun.length > 0 && *line != '\0') {
        text_addf(&whole, "%s %s", nimm_text_string(&repl->begun), line);
        goes_on = try_move(repl, nimm_text_string(&whole), &is_move, why);
        nimm_text_free(&whole);
    }
    return goes_on;
}

void repl_obey(struct repl *repl, const char *line) {
    struct text why = {0}, rest = {0};
    bool is_move;
    /* Moves come first: a node of a graph may be called help. */
    if (!go_on(repl, line, &rest) && !try_move(repl, line, &is_move, &why)) {
        if (is_number(line) && rest.length > 0) {
            repl_show_wrong(repl, &rest);
        } else if (begins_move(repl, line)) {
            repl_say(repl, is_move ? "%s" : "Go on: a move is %s.",
                     is_move ? nimm_text_string(&why) : repl->start.game->move_help);
            nimm_text_clear(&repl->begun);
            text_add(&repl->begun, line);
        } else if (*line == '\0' && repl->begun.length > 0) {
            nimm_text_clear(&repl->begun);
        } else if (*line == '\0' && repl->frozen) {
            repl_show_suggestion(repl);
        } else if (!words_obey(repl, line, is_move)) {
            if (!is_move) words_suggest(line, &why);
            repl_show_wrong(repl, &why);
        }
    }
    nimm_text_free(&why);
    nimm_text_free(&rest);
}

/* One move of a human: asks until the game has changed or is left. */
static void human_turn(struct repl *repl) {
    struct text prompt = {0};
    if (repl->hints && repl->frozen) repl_say(repl, "The suggestion is hidden: Enter shows it.");
    print(repl);
    if (repl->hints && !repl->frozen) repl_show_suggestion(repl);
    if (repl->hints && !repl->frozen && !repl->hints_told && repl->room.terminal.in_is_terminal) {
        repl_say(repl, "(hints off hides these suggestions.)");
        repl->hints_told = true;
    }
    terminal_paint(&repl->room.terminal, paint_of(session_mover(&repl->session)), &prompt);
    text_addf(&prompt, "%s, %s%s?", repl_name(repl, session_mover(&repl->session)),
              repl->start.game->move_prompt, repl->session.misere ? " (misere)" : "");
    terminal_paint(&repl->room.terminal, PAINT_NONE, &prompt);
    text_add_char(&prompt, ' ');
    const size_t length = prompt.length;
    while (!repl->changed && !repl->leaving) {
        if (repl->begun.length > 0) text_addf(&prompt, "%s ", nimm_text_string(&repl->begun));
        if (repl->waiting || repl_ask(repl, nimm_text_string(&prompt)))
            repl_obey(repl, nimm_text_string(&repl->room.terminal.line));
        repl->waiting = false;
        prompt.data[prompt.length = length] = '\0';
    }
    nimm_text_clear(&repl->begun);
    nimm_text_free(&prompt);
}

/* A demonstration: what the position is worth, and time to look at it. */
static void step(struct repl *repl) {
    show_grounds(repl, repl->groups ? EXPLAIN_GROUPS : EXPLAIN_GRID);
    print(repl);
    if (repl->pause > 0) {
        terminal_wait((unsigned)repl->pause * 1000);
        return;
    }
    while (!repl->changed && repl_ask(repl, "(Enter goes on, quit leaves) ") &&
           repl->room.terminal.line.length > 0)
        if (!words_obey(repl, nimm_text_string(&repl->room.terminal.line), false))
            repl_say(repl, "Press Enter, or type help.");
}

void repl_computer_moves(struct repl *repl) {
    struct question question = session_question(&repl->session, repl->session.played);
    struct choice choice;
    struct text reason = {0};
    /* Chance depends on the seed and the move's number alone, so that a game resumed goes on as it would
     * have. */
    struct random random = nimm_random_from_seed(repl->seed ^ ((uint64_t)repl->session.played + 1) << 32);
    solver_hold(repl->room.solver);
    nimm_player_choose(repl->room.solver, &question, repl->seats[question.mover].level, &random, &choice);
    /* Nobody is asked anything while the computer thinks, so Ctrl-C can only mean the whole program. */
    if (terminal_take_interrupt()) terminal_die_of_interrupt();
    if (repl->hints) explain_choice(repl->room.solver, &question, &choice, &reason);
    solver_release(repl->room.solver);
    play_move(repl, &choice.advice.move);
    add_aside(repl, &reason);
}

static void turn(struct repl *repl) {
    repl->changed = false;
    repl_show_board(repl);
    if (!repl->seats[session_mover(&repl->session)].computer) {
        human_turn(repl);
        return;
    }
    if (repl->step) step(repl);
    if (repl->leaving || repl->changed) return;
    print(repl);
    repl_computer_moves(repl);
}

/* --- games ----------------------------------------------------------------------------------- */

/* A random start of the wanted kind into own_start. One seed may find one and another miss it; where all do,
 * the start and its seed stay. */
static bool draw_start(struct repl *repl, uint64_t last_seed) {
    struct text why = {0};
    void *position = memory_take(1, repl->start.game->size);
    bool good = false;
    for (int i = 0; i < SEEDS_TO_TRY && !good; i++) {
        if (i > 0) repl->seed = nimm_random_between(&repl->random, 1, SEED_MOST);
        repl->random = nimm_random_from_seed(repl->seed);
        good = start_draw(&repl->start, repl->room.solver, &repl->random, position, &why);
    }
    nimm_text_free(&why);
    if (good) {
        free(repl->own_start);
        repl->own_start = position;
    } else {
        assert(repl->own_start);
        repl->seed = last_seed;
        free(position);
    }
    return good;
}

/* Lays out a start: the given one, a random one of the seed, or, where none turns up, the last one. */
static void lay_out(struct repl *repl, uint64_t last_seed) {
    repl->random = nimm_random_from_seed(repl->seed);
    if (!repl->position && !draw_start(repl, last_seed))
        repl_say(repl, "No other start of this kind was found: here is the last one again.");
    const void *position = repl->position ? repl->position : repl->own_start;
    session_end(&repl->session);
    session_start(&repl->session, repl->start.game, position, repl->start.first, repl->start.misere);
}

void repl_begin_game(struct repl *repl) {
    if (repl->swapping) repl_swap(repl);
    const uint64_t last_seed = repl->seed;
    repl->seed = nimm_random_between(&repl->random, 1, SEED_MOST);
    repl->scored = repl->hinted = false;
    repl->changed = true;
    comments_free(&repl->comments);
    lay_out(repl, last_seed);
    show_start(repl);
}

/* Has a player more than half of the match's points? */
static bool has_ended(const struct repl *repl) {
    uint64_t most = repl->seats[0].score > repl->seats[1].score ? repl->seats[0].score : repl->seats[1].score;
    return repl->best_of > 0 && most > repl->best_of / 2;
}

/* One line on the game of the person who plays alone. */
static void look_back(struct repl *repl, unsigned winner) {
    struct review review;
    const unsigned person = repl->seats[0].computer;
    repl->lost = winner == person ? 0 : repl->lost + 1;
    print(repl);
    if (review_game(&review, &repl->session, repl->room.solver) == NIMM_SOLVE_STOPPED) {
        terminal_take_interrupt();
        return;
    }
    show_review_line(&repl->session, &review, person, repl_width(repl), &repl->room.out);
    review_free(&review);
}

/* Another game to try: the next one with a board of its own. */
static const struct game *another_game(const struct game *game) {
    size_t i = 0;
    while (nimm_game_list[i] != game) i++;
    do i = (i + 1) % nimm_game_count;
    while (nimm_game_list[i]->flags & (NIMM_GAME_STONES | NIMM_GAME_PARTISAN));
    return nimm_game_list[i];
}

void repl_count_game(struct repl *repl) {
    bool drawn = session_is_drawn(&repl->session);
    unsigned winner = drawn ? session_mover_at(&repl->session, 0) : session_winner(&repl->session);
    if (!repl->session.resigned && (repl->alone || repl->room.terminal.out_is_terminal)) add_board(repl);
    repl_show_winner(repl);
    /* The loser begins the next game; after a draw, whoever did not begin this one. Who plays alone, always.
     */
    repl->start.first = repl->alone ? repl->seats[0].computer : !winner;
    repl->scored = true;
    if (!drawn) repl->seats[winner].score++;
    repl_show_score(repl);
    if (has_ended(repl))
        repl_say(repl, "%s wins the match, the best of %" PRIu64 ".", repl_name(repl, winner), repl->best_of);
    if (repl->alone && !drawn) look_back(repl, winner);
}

/* What comes after a game: the level that Enter goes to, and the question. */
static unsigned next_level(struct repl *repl, struct text *prompt) {
    const unsigned person = repl->seats[0].computer, level = repl->seats[!person].level;
    const bool won = !session_is_drawn(&repl->session) && session_winner(&repl->session) == person;
    const struct game *other = another_game(repl->start.game);
    if (won && !repl->hinted) {
        text_addf(prompt, "Level %u beaten. Enter for %s", level,
                  level < NIMM_PLAYER_PERFECT ? "level " : "one more");
        if (level < NIMM_PLAYER_PERFECT) text_addf(prompt, "%u", level + 1);
        text_addf(prompt, ", or another game: %s? ", other->id);
        return level < NIMM_PLAYER_PERFECT ? level + 1 : level;
    }
    if (won) text_addf(prompt, "Level %u is beaten only without help. ", level);
    text_addf(prompt, "Enter for level %u again, ", level);
    if (repl->lost >= 2 && level > 0) text_addf(prompt, "%u for level %u, ", level - 1, level - 1);
    text_addf(prompt, "or another game: %s? ", other->id);
    return level;
}

/* The game is over: counts it, and asks what comes next. */
static void end_of_game(struct repl *repl) {
    if (!repl->scored) repl_count_game(repl);
    bool ended = has_ended(repl), alone = plays_alone(repl);
    struct text prompt = {0};
    unsigned level = repl->seats[0].level;
    if (ended)
        text_add(&prompt, "The match is over (Enter to leave, or a word such as review or save)? ");
    else if (alone)
        level = next_level(repl, &prompt);
    else
        text_add(&prompt, "Play again (Enter for yes, or no)? ");
    text_wrap(&prompt, 0, repl_width(repl), 2);
    prompt.data[prompt.length - 1] = ' '; /* the newline */
    bool asked = repl_ask(repl, nimm_text_string(&prompt));
    nimm_text_free(&prompt);
    if (!asked) return;
    const char *line = nimm_text_string(&repl->room.terminal.line), *parameters;
    bool yes = *line == '\0' || terminal_line_is(&repl->room.terminal, "yes");
    if (alone && (yes || config_read_level(token_of(line), &level))) {
        if (level != repl->seats[0].level) repl->lost = 0;
        repl->seats[0].level = repl->seats[1].level = level;
        yes = true;
    }
    if (!ended && yes)
        repl_begin_game(repl);
    else if (*line == '\0' || terminal_line_is(&repl->room.terminal, "no"))
        repl->leaving = true;
    else if (alone && nimm_game_find(line, &parameters))
        words_begin(repl, line);
    else if (!words_obey(repl, line, false))
        repl_say(repl, "%s",
                 ended   ? "Press Enter, or type help."
                 : alone ? "Press Enter, or type a level from 0 to 10, the name of a game, or no."
                         : "Type yes or no.");
}

/* --- the table ------------------------------------------------------------------------------- */

void repl_take_config(struct repl *repl, const struct config *config) {
    repl->hints = config->hints;
    repl->look = config->look;
    for (unsigned seat = 0; seat < 2; seat++) {
        repl->seats[seat].level = config->level;
        if (config->computer[seat]) repl_seat_computer(repl, seat);
    }
    strcpy(repl->usual_name, config->name);
}

void repl_take_record(struct repl *repl, struct record *record) {
    session_end(&repl->session);
    comments_free(&repl->comments);
    free(repl->own_start);
    free(repl->own_name);
    const struct game *game = record->session.game;
    const void *start = session_position_at(&record->session, 0);
    repl->own_start = memory_copy(start, game->size);
    repl->position = repl->own_start;
    repl->start =
        (struct start){.game = game, .first = record->session.first, .misere = record->session.misere};
    if (game->print_parameters) {
        struct text parameters = {0};
        game->print_parameters(start, &parameters);
        repl->own_name = memory_copy(nimm_text_string(&parameters), parameters.length + 1);
        repl->start.parameters = repl->own_name;
        nimm_text_free(&parameters);
    }
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct record_player *player = &record->players[seat];
        repl->seats[seat].computer = player->computer;
        repl->seats[seat].level = player->computer ? player->level : NIMM_PLAYER_PERFECT;
        repl->seats[seat].seated = true;
        strcpy(repl->seats[seat].name, player->name);
    }
    if (record->has_seed) repl->seed = record->seed;
    repl->session = record->session;
    repl->comments = record->comments;
    repl->resumed = true;
    *record = (struct record){0};
}

void repl_free(struct repl *repl) {
    session_end(&repl->session);
    comments_free(&repl->comments);
    free(repl->own_start);
    free(repl->own_name);
    nimm_solver_free(repl->room.solver);
    nimm_text_free(&repl->room.out);
    nimm_text_free(&repl->begun);
    terminal_close(&repl->room.terminal);
}

void repl_run(struct repl *repl) {
    terminal_open(&repl->room.terminal, repl->look);
    repl->room.solver = nimm_solver_new(0, 0);
    if (repl->room.terminal.in_is_terminal) nimm_solver_stop_on(repl->room.solver, terminal_interrupt_flag());
    if (repl->resumed)
        repl->random = nimm_random_from_seed(repl->seed);
    else
        lay_out(repl, repl->seed);
    ask_names(repl);
    if (!repl->leaving) show_start(repl);
    while (!repl->leaving)
        if (session_is_over(&repl->session))
            end_of_game(repl);
        else
            turn(repl);
    text_add(&repl->room.out, "\nGoodbye. ");
    repl_show_score(repl);
    print(repl);
    repl_free(repl);
}
