/* SPDX-License-Identifier: MIT */
/* What may be typed at the prompt instead of a move. */
#include <string.h>

#include "core/scan.h"
#include "ui/paragraph.h"
#include "ui/repl.h"
#include "ui/suggest.h"

struct word {
    const char *name;
    const char *also;      /* other spellings, separated by spaces */
    const char *arguments; /* what may follow; NULL: nothing */
    const char *help;
    bool during; /* has a meaning only while a game goes on */
    void (*obey)(struct repl *repl, const char *rest);
};

static void help(struct repl *repl, const char *rest);

static void board(struct repl *repl, const char *rest) {
    repl_show_board(repl);
}

static void hint(struct repl *repl, const char *rest) {
    repl_show_suggestion(repl);
}

static void why(struct repl *repl, const char *rest) {
    repl_show_why(repl);
}

static void freeze(struct repl *repl, const char *rest) {
    repl->frozen = !repl->frozen;
    repl_say(repl, "%s",
             repl->frozen ? "Suggestions are hidden now, until Enter; freeze again shows them."
                          : "Suggestions are shown again.");
}

static void rules(struct repl *repl, const char *rest) {
    unsigned width = terminal_style(&repl->terminal).width;
    paragraph_add(&repl->out, repl->start.game->rules, width, 0);
    if (repl->start.misere) paragraph_add(&repl->out, REPL_MISERE, width, 0);
    paragraph_addf(&repl->out, width, "A move is %s.", repl->start.game->move_help);
}

static void score(struct repl *repl, const char *rest) {
    repl_show_score(repl);
}

static void resign(struct repl *repl, const char *rest) {
    repl_say(repl, "%s resigns.", repl_name(repl, session_mover(&repl->session)));
    session_resign(&repl->session);
    repl->changed = true;
}

static void quit(struct repl *repl, const char *rest) {
    repl->leaving = true;
}

static const struct word words[] = {
    {"help", "h ?", "[WORD]", "this list, or one word of it", false, help},
    {"board", "show b", NULL, "the board again", false, board},
    {"hint", "suggestion", NULL, "a suggestion for this move", true, hint},
    {"freeze", "", NULL, "hide the suggestions until Enter, or show them again", false, freeze},
    {"why", "explain", NULL, "the Nim piles behind the position, their binary grid, and what follows", true,
     why},
    {"rules", "", NULL, "the rules of this game", false, rules},
    {"undo", "u", "[N]", "take the last move back, or N moves; against the computer, back to your turn",
     false, words_undo},
    {"redo", "", "[N]", "make what was taken back again", false, words_redo},
    {"history", "moves", NULL, "the moves so far, with the positions", false, words_history},
    {"go", "", "N", "back, or forward, to the position after move N", false, words_go},
    {"first", "", "1|2", "who begins, before the first move", true, words_first},
    {"seat", "", "1|2 human|computer", "who plays: a person or the computer", false, words_seat},
    {"level", "", "[L]", "how well the computer plays, 0 to 10", false, words_level},
    {"name", "", "1|2 NAME", "another name for a player", false, words_name},
    {"swap", "", NULL, "the two players change places, in mid-game for the next game", false, words_swap},
    {"save", "", "FILE", "the game into a file; nimm resume FILE plays on from it", false, words_save},
    {"comment", "note", "TEXT", "a remark, kept in the record at this place", false, words_comment},
    {"review", "", NULL, "who could have won, and where the win was thrown away", false, words_review},
    {"score", "", NULL, "the score", false, score},
    {"resign", "surrender", NULL, "give this game up", true, resign},
    {"new", "restart", "[GAME [POSITION]]", "leave this game and begin another", false, words_new},
    {"quit", "exit q bye", NULL, "leave; Ctrl-D does the same", false, quit},
};

enum { WORDS = sizeof words / sizeof *words, HELP_COLUMN = 26 };

/* "undo [N]". */
static void add_usage(const struct word *word, struct text *text) {
    text_add(text, word->name);
    if (word->arguments) text_addf(text, " %s", word->arguments);
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

static const struct word *find_word(struct token token) {
    for (size_t i = 0; i < WORDS; i++)
        if (is_word(&words[i], token)) return &words[i];
    return NULL;
}

static void suggest(struct token typed, struct text *text) {
    struct suggestion suggestion = {.typed = typed};
    for (size_t i = 0; i < WORDS; i++) suggest_try(&suggestion, words[i].name);
    if (suggestion.word) text_addf(text, " Did you mean %s?", suggestion.word);
}

/* "undo [N] (or u): take the last move back …". */
static void help_with(struct repl *repl, struct token token) {
    const struct word *word = find_word(token);
    struct text line = {0};
    if (word) {
        add_usage(word, &line);
        const char *at = word->also, *before = " (or ";
        for (struct token also; also = scan_token(&at, ""), also.length > 0; before = ", ") {
            text_add(&line, before);
            text_add_bytes(&line, also.start, also.length);
        }
        text_addf(&line, "%s: %s.", *word->also ? ")" : "", word->help);
    } else {
        text_add(&line, "There is no word ");
        text_add_quoted(&line, token.start, token.length);
        text_add(&line, "; help lists them all.");
        suggest(token, &line);
    }
    repl_say(repl, "%s", text_string(&line));
    text_free(&line);
}

static void help(struct repl *repl, const char *rest) {
    if (*rest) {
        help_with(repl, scan_token(&rest, ""));
        return;
    }
    unsigned width = terminal_style(&repl->terminal).width;
    paragraph_addf(&repl->out, width, "Type a move: %s.", repl->start.game->move_help);
    repl_say(repl, "Or one of these words:");
    for (size_t i = 0; i < WORDS; i++) {
        struct text line = {0}, usage = {0};
        add_usage(&words[i], &usage);
        text_addf(&line, "  %-*s %s", HELP_COLUMN - 3, text_string(&usage), words[i].help);
        text_free(&usage);
        paragraph_add(&repl->out, text_string(&line), width, width > 2 * HELP_COLUMN ? HELP_COLUMN : 4);
        text_free(&line);
    }
}

bool words_obey(struct repl *repl, const char *line) {
    const char *rest = line;
    struct token first = scan_token(&rest, "");
    rest += strspn(rest, " \t");
    const struct word *word = find_word(first);
    if (!word || (*rest && !word->arguments)) return false;
    if (word->during && session_is_over(&repl->session))
        repl_say(repl, "The game is over.");
    else
        word->obey(repl, rest);
    return true;
}

void words_suggest(const char *line, struct text *why) {
    suggest(scan_token(&line, ""), why);
}

bool words_know(const char *line) {
    for (size_t i = 0; i < WORDS; i++)
        if (strcmp(words[i].name, line) == 0) return true;
    return false;
}
