/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "core/scan.h"
#include "ui/repl.h"

/* "1" or "2" at the start of *rest, which moves behind it. False: neither, which has been said. */
static bool read_seat(struct repl *repl, const char **rest, const char *usage, unsigned *seat) {
    struct token token = scan_token(rest, "");
    *rest += strspn(*rest, " \t");
    bool good = token.length == 1 && (*token.start == '1' || *token.start == '2');
    if (good)
        *seat = *token.start == '2';
    else
        repl_say(repl, "Type %s.", usage);
    return good;
}

static void say_seats(struct repl *repl) {
    repl_say(repl, "In the first seat sits %s, in the second %s.", repl_name(repl, 0), repl_name(repl, 1));
}

void words_seat(struct repl *repl, const char *rest) {
    static const char usage[] = "seat, 1 or 2, and human or computer, as seat 2 computer";
    unsigned seat;
    if (!read_seat(repl, &rest, usage, &seat)) return;
    struct token kind = {rest, strlen(rest)};
    if (token_is(kind, "human")) {
        if (repl->seats[seat].computer) repl_seat_person(repl, seat);
    } else if (token_is(kind, "computer")) {
        if (!repl->seats[seat].computer) repl_seat_computer(repl, seat);
    } else {
        repl_say(repl, "Type %s.", usage);
        return;
    }
    repl->changed = true;
    say_seats(repl);
}

void words_level(struct repl *repl, const char *rest) {
    uint64_t level;
    if (*rest == '\0') {
        repl_say(repl, "The computer plays at level %u of %d.", repl->seats[1].level, PLAYER_PERFECT);
        return;
    }
    if (token_number((struct token){rest, strlen(rest)}, &level) != SCAN_NUMBER || level > PLAYER_PERFECT) {
        repl_say(repl, "Type level and a number from 0 (at random) to %d (perfect).", PLAYER_PERFECT);
        return;
    }
    for (unsigned i = 0; i < 2; i++) repl->seats[i].level = (unsigned)level;
    if (level == 0)
        repl_say(repl, "The computer plays at random.");
    else
        repl_say(repl, "The computer looks for its best move %u times in %d, and otherwise plays at random.",
                 (unsigned)level, PLAYER_PERFECT);
}

void words_name(struct repl *repl, const char *rest) {
    unsigned seat;
    if (!read_seat(repl, &rest, "name, 1 or 2, and the name, as name 2 Charles", &seat)) return;
    struct text harmless = {0}, why = {0};
    text_add_harmless(&harmless, rest, strlen(rest), SIZE_MAX);
    if (harmless.length == 0) text_add(&why, "A name is wanted, as name 2 Charles.");
    if (why.length == 0 && repl_check_name(repl, seat, text_string(&harmless), &why)) {
        strcpy(repl->seats[seat].name, text_string(&harmless));
        repl_say(repl, "Player %u is %s.", seat + 1, repl_name(repl, seat));
        repl->changed = true;
    } else {
        repl_say(repl, "%s", text_string(&why));
    }
    text_free(&harmless);
    text_free(&why);
}

void words_swap(struct repl *repl, const char *rest) {
    if (repl->session.played > 0 || repl->session.resigned) {
        repl->swapping = !repl->swapping;
        repl_say(repl, "%s",
                 repl->swapping ? "You change places when the next game begins." : "You keep your places.");
        return;
    }
    unsigned first = repl->start.first;
    repl_swap(repl);
    repl->start.first = first;
    repl->changed = true;
    say_seats(repl);
}
