/* SPDX-License-Identifier: MIT */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "ui/paragraph.h"
#include "ui/position_text.h"
#include "ui/repl.h"
#include "ui/suggest.h"

/* The number that follows a word; `otherwise` when nothing does. False: it is none, which has been said. */
static bool read_number(struct repl *repl, const char *rest, uint64_t otherwise, uint64_t low, uint64_t high,
                        const char *what, uint64_t *number) {
    *number = otherwise;
    if (*rest == '\0' && otherwise >= low) return true;
    if (token_number((struct token){rest, strlen(rest)}, number) == SCAN_NUMBER && *number >= low &&
        *number <= high)
        return true;
    if (low == high)
        repl_say(repl, "%s: only %" PRIu64 " can stand here.", what, low);
    else
        repl_say(repl, "%s: a number from %" PRIu64 " to %" PRIu64 " is wanted.", what, low, high);
    return false;
}

/* A game that was over goes on: its point is taken back. */
static void reopen(struct repl *repl) {
    if (repl->scored && !session_is_drawn(&repl->session))
        repl->seats[session_winner(&repl->session)].score--;
    repl->scored = false;
    repl->changed = true;
}

/* Goes to the position after `played` moves, which have been recorded. */
static void go_to(struct repl *repl, size_t played) {
    reopen(repl);
    if (repl->session.resigned) session_undo(&repl->session);
    while (repl->session.played > played) session_undo(&repl->session);
    while (repl->session.played < played) session_redo(&repl->session);
}

/* Does a person sit where the turn is after so many moves? Where none sits, the computer counts as one. */
static bool is_stop(const struct repl *repl, size_t played) {
    bool person = !repl->seats[0].computer || !repl->seats[1].computer;
    return !person || !repl->seats[session_mover_at(&repl->session, played)].computer;
}

void words_undo(struct repl *repl, const char *rest) {
    uint64_t n;
    size_t played = repl->session.played + repl->session.resigned;
    if (played == 0) {
        repl_say(repl, "No move has been made yet.");
        return;
    }
    if (!read_number(repl, rest, 1, 1, played, "undo", &n)) return;
    while (n > 0 && played > 0) {
        played--;
        if (is_stop(repl, played)) n--;
    }
    if (n > 0) {
        repl_say(repl, "There are not so many moves of yours to take back.");
        return;
    }
    go_to(repl, played);
    repl_say(repl, "Taken back.");
}

void words_redo(struct repl *repl, const char *rest) {
    uint64_t n;
    size_t played = repl->session.played;
    size_t recorded = repl->session.resigned ? played : repl->session.recorded;
    if (recorded == played) {
        repl_say(repl, "Nothing has been taken back.");
        return;
    }
    if (!read_number(repl, rest, 1, 1, recorded - played, "redo", &n)) return;
    while (n > 0 && played < recorded) {
        played++;
        if (is_stop(repl, played) || played == recorded) n--;
    }
    if (n > 0) {
        repl_say(repl, "There are not so many moves to make again.");
        return;
    }
    size_t before = repl->session.played;
    go_to(repl, played);
    for (size_t i = before; i < played; i++) repl_show_move(repl, i);
}

void words_go(struct repl *repl, const char *rest) {
    uint64_t n;
    size_t recorded = repl->session.recorded;
    if (recorded == 0) {
        repl_say(repl, "No move has been made yet.");
        return;
    }
    if (!read_number(repl, *rest ? rest : "?", 0, 0, recorded, "go", &n)) return;
    go_to(repl, (size_t)n);
    repl_say(repl, "The position after move %" PRIu64 ".", n);
}

void words_history(struct repl *repl, const char *rest) {
    const struct session *session = &repl->session;
    text_add(&repl->out, "  0. ");
    session->game->print(session_position_at(session, 0), &repl->out);
    text_add_char(&repl->out, '\n');
    for (size_t i = 0; i < session->recorded; i++) {
        if (i == session->played) repl_say(repl, "  (taken back; redo makes it again:)");
        text_addf(&repl->out, "%3zu. ", i + 1);
        repl_show_move(repl, i);
    }
}

void words_first(struct repl *repl, const char *rest) {
    uint64_t n;
    if (repl->session.played > 0) {
        repl_say(repl, "The first move has been made; undo takes it back.");
        return;
    }
    if (!read_number(repl, rest, 0, 1, 2, "first", &n)) return;
    repl->start.first = (unsigned)n - 1;
    session_set_first(&repl->session, repl->start.first);
    repl->changed = true;
    repl_say(repl, "%s begins.", repl_name(repl, repl->start.first));
}

/* --- new ------------------------------------------------------------------------------------- */

static void refuse_game(const char *name, struct text *why) {
    struct suggestion suggestion = {.typed = {name, strcspn(name, ":")}};
    for (size_t i = 0; i < game_count; i++) suggest_try(&suggestion, game_list[i]->id);
    text_add(why, "there is no game ");
    text_add_quoted(why, name, strlen(name));
    suggest_add(&suggestion, "", why);
    text_add(why, "there are ");
    for (size_t i = 0; i < game_count; i++) {
        text_add_between(why, i, game_count, " and ");
        text_add(why, game_list[i]->id);
    }
}

/* The position that the words write, or the file that they name. */
static bool read_position(const struct start *start, const char *words, void *position, struct text *why) {
    struct text string = {0};
    bool good = position_text_read(start->game, words, &string, why) &&
                start->game->parse(start->parameters, text_string(&string), position, why) &&
                start_check(start, position, why);
    text_free(&string);
    return good;
}

/* Reads "GAME [POSITION]" into the repl's own memory. False: refused, *why says why; nothing has changed. */
static bool read_game(struct repl *repl, const char *rest, struct text *why) {
    struct start start = {.first = repl->start.first, .misere = repl->start.misere};
    size_t length = strcspn(rest, " \t");
    char *name = memory_take(1, length + 1);
    void *position = memory_take(1, game_largest());
    memcpy(name, rest, length);
    name[length] = '\0';
    rest += length + strspn(rest + length, " \t");
    start.game = game_find(name, &start.parameters);
    if (start.game == repl->start.game && !*rest)
        start.shape = repl->start.shape, start.balance = repl->start.balance;
    bool good = start.game && (!start.parameters || start.game->parameters_help);
    struct random random = random_from_seed(repl->seed);
    if (!good)
        refuse_game(name, why);
    else if (start.misere && !solve_has_misere(start.game))
        text_addf(why, "%s is not played misere", start.game->id), good = false;
    else if (*rest)
        good = read_position(&start, rest, position, why);
    else
        good = start_draw(&start, repl->solver, &random, position, why);
    if (!good) {
        free(name);
        free(position);
        return false;
    }
    repl->told = start.game == repl->start.game;
    free(repl->own_name);
    free(repl->own_start);
    repl->own_name = name;
    repl->own_start = position;
    repl->start = start;
    repl->position = *rest ? position : NULL;
    return true;
}

void words_new(struct repl *repl, const char *rest) {
    struct text why = {0};
    bool good = *rest == '\0' || read_game(repl, rest, &why);
    if (!good)
        repl_say(repl, "No new game: %s.", text_string(&why));
    else if (!repl->scored)
        repl_say(repl, "This game is left unfinished; nobody gets a point.");
    text_free(&why);
    if (good) repl_begin_game(repl);
}
