/* SPDX-License-Identifier: MIT */
#include "ui/repl.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/scan.h"
#include "ui/explain.h"
#include "ui/paragraph.h"

static void print(struct repl *repl) {
    terminal_print(&repl->out);
}

/* Seeds are short enough to be typed again. */
enum { SEED_MOST = 999999 };

static const char *name_of(const struct repl *repl, unsigned seat) {
    return repl->seats[seat].name;
}

struct question repl_question(const struct repl *repl) {
    const struct session *session = &repl->session;
    return (struct question){session->game, session_position(session), session_mover(session),
                             session->misere};
}

/* --- lines ----------------------------------------------------------------------------------- */

static void trim(struct text *line) {
    size_t start = strspn(text_string(line), " \t\r\v\f");
    size_t length = line->length;
    while (length > start && isspace((unsigned char)line->data[length - 1])) length--;
    if (line->data) memmove(line->data, line->data + start, length - start);
    line->length = length - start;
    if (line->data) line->data[line->length] = '\0';
}

bool repl_ask(struct repl *repl, const char *prompt) {
    print(repl);
    for (;;) {
        enum line_status status = terminal_ask(&repl->terminal, prompt);
        if (status == LINE_READ) break;
        if (status == LINE_END) {
            repl->leaving = true;
            return false;
        }
        if (++repl->interrupts == 2) terminal_die_of_interrupt();
        text_add(&repl->out, "To leave, type quit or press Ctrl-D; Ctrl-C once more leaves at once.\n");
        print(repl);
    }
    repl->interrupts = 0;
    trim(&repl->terminal.line);
    return true;
}

/* --- names ----------------------------------------------------------------------------------- */

bool repl_check_name(const struct repl *repl, unsigned seat, const char *name, struct text *why) {
    if (text_columns(name) > NAME_MOST || strlen(name) >= NAME_BYTES) {
        text_addf(why, "A name has at most %d characters.", NAME_MOST);
        return false;
    }
    if (strcmp(name, repl->seats[!seat].name) == 0) {
        text_add_quoted(why, name, strlen(name));
        text_add(why, " is the other player: choose another name.");
        return false;
    }
    return true;
}

void repl_seat_computer(struct repl *repl, unsigned seat) {
    repl->seats[seat].computer = true;
    bool both = repl->seats[!seat].computer;
    strcpy(repl->seats[seat].name, both && seat == 1 ? "Computer 2" : both ? "Computer 1" : "Computer");
    if (both && strcmp(repl->seats[!seat].name, "Computer") == 0)
        strcpy(repl->seats[!seat].name, seat == 1 ? "Computer 1" : "Computer 2");
}

/* Is this line meant for the game and not a name? So a script may go straight to its moves. */
static bool is_for_the_game(const struct repl *repl, const char *line) {
    struct move move;
    struct text why = {0};
    bool is = repl->game->parse_move(session_position(&repl->session), 0, line, &move, &why);
    text_free(&why);
    return is;
}

/* Takes the line as the name of this seat; false: it cannot be one. */
static bool take_name(struct repl *repl, unsigned seat, struct text *line) {
    struct text harmless = {0}, why = {0};
    text_add_harmless(&harmless, text_string(line), line->length, SIZE_MAX);
    bool good = repl_check_name(repl, seat, text_string(&harmless), &why);
    if (good)
        strcpy(repl->seats[seat].name, text_string(&harmless));
    else
        text_addf(&repl->out, "%s\n", text_string(&why));
    if (harmless.failed || why.failed) terminal_out_of_memory();
    text_free(&harmless);
    text_free(&why);
    return good;
}

enum naming { NAMED, AGAIN, NO_NAMES };

static enum naming read_name(struct repl *repl, unsigned seat) {
    struct text *line = &repl->terminal.line;
    const char *string = text_string(line);
    struct token token = {string, line->length};
    if (line->length == 0) {
        snprintf(repl->seats[seat].name, NAME_BYTES, "Player %u", seat + 1);
        return NAMED;
    }
    if (token_is(token, "computer") && !repl->seats[seat].seated) {
        repl_seat_computer(repl, seat);
        return NAMED;
    }
    if (token_is(token, "quit") || token_is(token, "exit")) {
        repl->leaving = true;
        return NO_NAMES;
    }
    if (is_for_the_game(repl, string)) {
        if (!repl->terminal.in_is_terminal) return NO_NAMES;
        text_add(&repl->out, "That looks like a move. First the names; then the game begins.\n");
        return AGAIN;
    }
    return take_name(repl, seat, line) ? NAMED : AGAIN;
}

/* Asks for the name of one seat. False: nobody is there to be asked, or the line read is for the game. */
static bool ask_name(struct repl *repl, unsigned seat) {
    char prompt[128];
    const struct seat *other = &repl->seats[!seat];
    bool offer = seat == 1 && !repl->seats[1].seated && !other->computer;
    snprintf(prompt, sizeof prompt, "Name of player %u (Enter for Player %u%s)? ", seat + 1, seat + 1,
             offer ? ", computer to play against me" : "");
    enum naming naming = AGAIN;
    while (naming == AGAIN) {
        if (!repl_ask(repl, prompt)) return false;
        naming = read_name(repl, seat);
    }
    return naming == NAMED;
}

/* Returns true when the line that was read last is not a name but waits to be played. */
static bool ask_names(struct repl *repl) {
    bool asking = true;
    for (unsigned seat = 0; seat < 2; seat++) {
        if (repl->seats[seat].name[0] != '\0') continue;
        if (asking) asking = ask_name(repl, seat);
        if (!asking) snprintf(repl->seats[seat].name, NAME_BYTES, "Player %u", seat + 1);
    }
    return !asking && !repl->leaving;
}

/* --- what is shown --------------------------------------------------------------------------- */

void repl_show_board(struct repl *repl) {
    struct style style = terminal_style(&repl->terminal);
    repl->game->draw(session_position(&repl->session), &style, &repl->out);
}

void repl_show_score(struct repl *repl) {
    text_addf(&repl->out, "Score: %s %u, %s %u.\n", name_of(repl, 0), repl->seats[0].score, name_of(repl, 1),
              repl->seats[1].score);
}

void repl_show_suggestion(struct repl *repl) {
    struct question question = repl_question(repl);
    struct advice advice;
    struct text sentence = {0};
    enum solve_status status = solve_advice(repl->solver, &question, &advice);
    if (status == SOLVE_NO_MEMORY) terminal_out_of_memory();
    text_addf(&sentence, "Suggestion for %s: ", name_of(repl, question.mover));
    if (status == SOLVE_OK)
        explain_advice(&question, &advice, &sentence);
    else
        text_add(&sentence, "I was interrupted");
    text_add_char(&sentence, '.');
    if (sentence.failed) terminal_out_of_memory();
    paragraph_add(&repl->out, text_string(&sentence), terminal_style(&repl->terminal).width, 2);
    text_free(&sentence);
}

/* In single quotes where the shell would otherwise see more than a word. */
static void add_shell_word(struct text *text, const char *word) {
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,.:@%+=_/-";
    if (*word && word[strspn(word, plain)] == '\0') {
        text_add(text, word);
        return;
    }
    text_add_char(text, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(text, "'\\''");
        else
            text_add_char(text, *word);
    text_add_char(text, '\'');
}

void repl_print_command(const struct repl *repl, struct text *text) {
    struct text position = {0};
    text_add(text, "nimm ");
    game_print_name(repl->game, session_position_at(&repl->session, 0), text);
    if (repl->start) {
        repl->game->print(session_position_at(&repl->session, 0), &position);
        text_add_char(text, ' ');
        add_shell_word(text, text_string(&position));
    }
    text->failed |= position.failed;
    text_free(&position);
    text_addf(text, " --seed %" PRIu64, repl->seed);
    if (repl->misere) text_add(text, " --misere");
    if (repl->first == 1) text_add(text, " --first 2");
    if (repl->seats[0].computer || repl->seats[1].computer)
        text_addf(text, " --players %s,%s", repl->seats[0].computer ? "computer" : "human",
                  repl->seats[1].computer ? "computer" : "human");
}

static void show_start(struct repl *repl) {
    struct text command = {0};
    repl_print_command(repl, &command);
    text_addf(&repl->out, "%s, seed %" PRIu64 ". This game again: %s\n", repl->game->title, repl->seed,
              text_string(&command));
    if (command.failed) terminal_out_of_memory();
    text_free(&command);
    if (repl->misere) text_add(&repl->out, "Misere play: whoever makes the last move loses.\n");
    if (repl->hints) text_add(&repl->out, "Type help for everything that you can type here.\n");
}

/* "Ada takes 2 from pile 1: 3,4,5 -> 1,4,5" */
static void show_move(struct repl *repl, const struct question *before, const struct move *move) {
    struct text said = {0};
    struct text *out = &repl->out;
    before->game->say_move(before->position, move, &said);
    size_t verb = strcspn(text_string(&said), " ");
    text_addf(out, "%s ", name_of(repl, before->mover));
    text_add_bytes(out, text_string(&said), verb);
    text_addf(out, "s%s: ", text_string(&said) + verb);
    before->game->print(before->position, out);
    text_add(out, " -> ");
    before->game->print(session_position(&repl->session), out);
    text_add_char(out, '\n');
    if (said.failed) terminal_out_of_memory();
    text_free(&said);
}

/* --- moves ----------------------------------------------------------------------------------- */

static void play_move(struct repl *repl, const struct move *move) {
    size_t played = repl->session.played;
    struct text why = {0};
    enum session_result result = session_play(&repl->session, move, &why);
    if (result == SESSION_NO_MEMORY || why.failed) terminal_out_of_memory();
    if (result == SESSION_ILLEGAL) text_addf(&repl->out, "%s\n", text_string(&why));
    text_free(&why);
    if (result != SESSION_PLAYED) return;
    const struct session *session = &repl->session;
    struct question before = {session->game, session_position_at(session, played),
                              session_mover_at(session, played), session->misere};
    show_move(repl, &before, move);
}

/* A line typed at the prompt: a word, or a move. */
static void obey(struct repl *repl, const char *line) {
    if (words_obey(repl, line)) return;
    struct question question = repl_question(repl);
    struct move move;
    struct text why = {0};
    if (question.game->parse_move(question.position, question.mover, line, &move, &why))
        play_move(repl, &move);
    else
        text_addf(&repl->out, "%s\n", text_string(&why));
    if (why.failed) terminal_out_of_memory();
    text_free(&why);
}

/* One move of a human: asks until the position has changed or the game is left. `waiting`: the line read last
 * is the first answer. */
static void human_turn(struct repl *repl, bool waiting) {
    struct text prompt = {0};
    size_t played = repl->session.played;
    if (repl->hints) repl_show_suggestion(repl);
    text_addf(&prompt, "%s, %s%s? ", name_of(repl, session_mover(&repl->session)), repl->game->move_prompt,
              repl->misere ? " (misere)" : "");
    if (prompt.failed) terminal_out_of_memory();
    while (repl->session.played == played && !repl->session.resigned && !repl->leaving && !repl->starting) {
        if (waiting || repl_ask(repl, text_string(&prompt))) obey(repl, text_string(&repl->terminal.line));
        waiting = false;
    }
    text_free(&prompt);
}

static void computer_turn(struct repl *repl) {
    struct question question = repl_question(repl);
    struct choice choice;
    print(repl);
    terminal_flush();
    enum solve_status status =
        player_choose(repl->solver, &question, repl->seats[question.mover].level, &repl->random, &choice);
    if (status == SOLVE_NO_MEMORY) terminal_out_of_memory();
    if (status == SOLVE_STOPPED) {
        if (terminal_take_interrupt()) terminal_die_of_interrupt();
        return;
    }
    struct text reason = {0};
    if (repl->hints) explain_choice(repl->solver, &question, &choice, &reason);
    play_move(repl, &choice.advice.move);
    if (reason.failed) terminal_out_of_memory();
    text_add(&repl->out, text_string(&reason));
    text_free(&reason);
}

/* --- games ----------------------------------------------------------------------------------- */

/* Lays out a start: the given one, or a random one of the seed. */
static void start_game(struct repl *repl) {
    struct text why = {0};
    void *position = malloc(repl->game->size);
    if (!position) terminal_out_of_memory();
    repl->random = random_from_seed(repl->seed);
    if (repl->start)
        memcpy(position, repl->start, repl->game->size);
    else if (!repl->game->random(repl->parameters, &repl->shape, &repl->random, position, &why))
        abort(); /* the caller has tried it */
    if (!session_start(&repl->session, repl->game, position, repl->first, repl->misere))
        terminal_out_of_memory();
    free(position);
    text_free(&why);
}

static void proclaim(struct repl *repl) {
    unsigned winner = session_winner(&repl->session);
    repl->seats[winner].score++;
    text_addf(&repl->out, "\n%s wins!", name_of(repl, winner));
    if (!repl->session.resigned)
        text_addf(&repl->out, repl->misere ? " %s had to make the last move." : " %s has no move left.",
                  name_of(repl, !winner));
    text_add_char(&repl->out, '\n');
    repl_show_score(repl);
    repl->first = !winner; /* the loser begins the next game */
}

/* Plays the game that was started, to its end or until it is left. */
static void play_game(struct repl *repl, bool waiting) {
    show_start(repl);
    while (!repl->leaving && !repl->starting && !session_is_over(&repl->session)) {
        text_add_char(&repl->out, '\n');
        repl_show_board(repl);
        text_add_char(&repl->out, '\n');
        if (repl->seats[session_mover(&repl->session)].computer)
            computer_turn(repl);
        else
            human_turn(repl, waiting);
        waiting = false;
    }
    if (!repl->leaving && !repl->starting) proclaim(repl);
}

static bool wants_another(struct repl *repl) {
    while (!repl->leaving && !repl->starting) {
        if (!repl_ask(repl, "Play again (Enter for yes, or no)? ")) return false;
        const struct text *line = &repl->terminal.line;
        struct token token = {text_string(line), line->length};
        if (line->length == 0 || token_is(token, "yes") || token_is(token, "y")) return true;
        if (token_is(token, "no") || token_is(token, "n")) return false;
        if (!words_obey(repl, token.start)) text_add(&repl->out, "Type yes or no.\n");
    }
    return repl->starting;
}

void repl_run(struct repl *repl) {
    terminal_open(&repl->terminal);
    repl->solver = solver_new(0, 0);
    if (!repl->solver) terminal_out_of_memory();
    if (repl->terminal.in_is_terminal) solver_stop_on(repl->solver, terminal_interrupt_flag());
    start_game(repl);
    bool waiting = ask_names(repl);
    while (!repl->leaving) {
        repl->starting = false;
        play_game(repl, waiting);
        if (!wants_another(repl)) break;
        repl->seed = random_between(&repl->random, 1, SEED_MOST);
        waiting = false;
        session_end(&repl->session);
        start_game(repl);
    }
    text_add(&repl->out, "\nGoodbye. ");
    repl_show_score(repl);
    print(repl);
    terminal_flush();
    session_end(&repl->session);
    solver_free(repl->solver);
    text_free(&repl->out);
    terminal_close(&repl->terminal);
}
