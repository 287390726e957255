/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "core/scan.h"
#include "ui/repl.h"

bool repl_check_name(const struct repl *repl, unsigned seat, const char *name, struct text *why) {
    if (text_columns(name) > NAME_MOST) {
        text_addf(why, "A name has at most %d characters.", NAME_MOST);
        return false;
    }
    if (!repl->seats[seat].computer && token_is((struct token){name, strlen(name)}, "computer")) {
        text_addf(why, "That is my name: seat %u computer gives me the chair.", seat + 1);
        return false;
    }
    if (strcmp(name, repl->seats[!seat].name) == 0) {
        text_add_quoted(why, name, strlen(name));
        text_add(why, " is the other player: choose another name.");
        return false;
    }
    return true;
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
    text_free(&why);
    return is;
}

/* Takes the line as the name of this seat; false: it cannot be one. */
static bool take_name(struct repl *repl, unsigned seat, const struct text *line) {
    struct text harmless = {0}, why = {0};
    text_add_harmless(&harmless, text_string(line), line->length, SIZE_MAX);
    bool good = repl_check_name(repl, seat, text_string(&harmless), &why);
    if (good)
        strcpy(repl->seats[seat].name, text_string(&harmless));
    else
        repl_show_wrong(repl, &why);
    text_free(&harmless);
    text_free(&why);
    return good;
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

enum naming { NAMED, AGAIN, NO_NAME };

static enum naming read_name(struct repl *repl, unsigned seat) {
    const struct text *line = &repl->terminal.line;
    struct token token = {text_string(line), line->length};
    if (line->length == 0) {
        take_usual_name(repl, seat);
        return NAMED;
    }
    if (token_is(token, "computer") && !repl->seats[seat].seated) {
        repl_seat_computer(repl, seat);
        return NAMED;
    }
    if (token_is(token, "quit") || token_is(token, "exit")) {
        repl->leaving = true;
        return NO_NAME;
    }
    if (!is_for_the_game(repl, token.start)) return take_name(repl, seat, line) ? NAMED : AGAIN;
    if (!repl->terminal.in_is_terminal) {
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
    while (naming == AGAIN) naming = repl_ask(repl, prompt) ? read_name(repl, seat) : NO_NAME;
    return naming == NAMED;
}

void repl_ask_names(struct repl *repl) {
    bool asking = true;
    for (unsigned seat = 0; seat < 2; seat++) {
        if (repl->seats[seat].name[0] != '\0') continue;
        if (asking) asking = ask_name(repl, seat);
        if (!asking) take_usual_name(repl, seat);
    }
}
