/* SPDX-License-Identifier: MIT */
/* What may be typed at the prompt instead of a move. */
#include <string.h>

#include "nimm/scan.h"
#include "ui/explain.h"
#include "ui/paragraph.h"
#include "ui/repl.h"

struct word {
    const char *name;
    const char *also; /* other spellings, separated by spaces */
    const char *help;
    void (*obey)(struct repl *repl);
};

static void help(struct repl *repl);

static void hint(struct repl *repl) {
    repl_show_suggestion(repl);
}

static void why(struct repl *repl) {
    struct question question = repl_question(repl);
    struct solution solution;
    struct style style = terminal_style(&repl->terminal);
    if (solve_position(repl->solver, &question, &solution) == SOLVE_NO_MEMORY) terminal_out_of_memory();
    explain_position(&question, &solution, &style, repl->seats[question.mover].name, &repl->out);
    repl_show_suggestion(repl);
}

static void rules(struct repl *repl) {
    unsigned width = terminal_style(&repl->terminal).width;
    paragraph_add(&repl->out, repl->game->rules, width, 0);
    if (repl->misere)
        paragraph_add(&repl->out, "But this is misere play: whoever makes the last move loses.", width, 0);
    paragraph_addf(&repl->out, width, "A move is %s.", repl->game->move_help);
}

static void resign(struct repl *repl) {
    text_addf(&repl->out, "%s resigns.\n", repl->seats[session_mover(&repl->session)].name);
    session_resign(&repl->session);
}

static void start_new(struct repl *repl) {
    text_add(&repl->out, "This game is left unfinished; nobody gets a point.\n");
    repl->starting = true;
}

static void quit(struct repl *repl) {
    repl->leaving = true;
}

static const struct word words[] = {
    {"help", "h ?", "this list", help},
    {"board", "show b", "the board again", repl_show_board},
    {"hint", "suggestion", "a suggestion for this move", hint},
    {"why", "explain", "the piles behind the position, their binary grid, and what follows", why},
    {"rules", "", "the rules of this game", rules},
    {"resign", "surrender", "give this game up", resign},
    {"new", "restart", "leave this game and begin another", start_new},
    {"quit", "exit q bye", "leave; Ctrl-D does the same", quit},
};

enum { WORDS = sizeof words / sizeof *words };

static void help(struct repl *repl) {
    text_addf(&repl->out, "Type a move: %s.\nOr one of these words:\n", repl->game->move_help);
    for (size_t i = 0; i < WORDS; i++) text_addf(&repl->out, "  %-8s %s\n", words[i].name, words[i].help);
}

static bool is_word(const struct word *word, struct token token) {
    if (token_is(token, word->name)) return true;
    const char *at = word->also;
    for (;;) {
        struct token also = scan_token(&at, "");
        if (also.length == 0) return false;
        if (also.length == token.length && strncmp(also.start, token.start, token.length) == 0) return true;
    }
}

bool words_obey(struct repl *repl, const char *line) {
    const char *at = line;
    struct token first = scan_token(&at, "");
    struct token second = scan_token(&at, "");
    if (first.length == 0 || second.length > 0) return false;
    for (size_t i = 0; i < WORDS; i++) {
        if (!is_word(&words[i], first)) continue;
        words[i].obey(repl);
        return true;
    }
    return false;
}
