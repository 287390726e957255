/* SPDX-License-Identifier: MIT */
#include "say/term.h"

#include <string.h>

#include "core/scan.h"
#include "say/powers.h"
#include "say/scratch.h"

const char term_binary[] = "In binary a number is a sum of 1, 2, 4, 8 and so on: 18 is 16 + 2, so "
                           "its digits are 1 0 0 1 0.";
const char term_mex[] = "The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is "
                        "not among them.";
const char term_value[] = "A position's value, also called its Grundy value, is the mex of the "
                          "values that its moves lead to: the smallest number not among them.";
const char term_outcomes[] = "N: the player to move wins. P: the other player wins.";

/* What the words mean, and what else is said at the table. */
static const struct {
    const char *words, *meaning, *more;
} terms[] = {
    {"normal", "In normal play, whoever makes the last move wins.", NULL},
    {"misere misère", "In misere play, whoever makes the last move loses.",
     "Type misere to turn it on or off."},
    {"balance balanced unbalanced",
     "Cut each pile into groups of 8, 4, 2 and 1 stones, each size at most once. The piles are "
     "balanced if every group has a partner of the same size.",
     "In normal play, whoever leaves balanced piles can win. Type why groups to see the groups."},
    {"nim-sum nimsum xor",
     "To add numbers the Nim way, write them in binary: their nim-sum has a 1 in each column with "
     "an odd number of 1s. It is 0 if they are balanced.",
     NULL},
    {"N P", term_outcomes, NULL},
    {"winning losing won lost",
     "In a winning position (N), the player to move can force a win; in a losing position (P), the "
     "other player can.",
     NULL},
    {"mex", term_mex, NULL},
    {"value values nimber", term_value, NULL},
    {"binary", term_binary, NULL},
    {"strategy", "A strategy tells you how to move in every position that can come up.", NULL},
    {"copycat copying", "Copycat answers each move with the same move in a matching part.", NULL},
    {"impartial", "In an impartial game, both players have the same moves.", NULL},
    {"group groups", powers_what_groups_are, NULL},
    {"node nodes arc arcs",
     "In the graph of a game, each position is a node, and an arc leads from it to each position "
     "that a move can reach.",
     NULL},
    {"period",
     "A table has a period if, from some point on, the same run of values keeps repeating.", NULL},
    {"sprague-grundy",
     "The Sprague-Grundy theorem: every position of an impartial game is worth the same as a Nim "
     "pile of some size. That size is its value.",
     NULL},
};

/* The term that a line asks about: "nim-sum" of "what is a nim-sum?", and "P" of "define P"; empty
 * if it asks about none. */
static struct token asked_term(const char *line) {
    static const char *const endings[] = {" mean",      " means",     " again",
                                          " position",  " positions", "-position",
                                          "-positions", " play",      " theorem"};
    struct token term = token_of_sentence(line);
    const char *at = term.start;
    const struct token first = scan_token(&at, "");
    const char *after = at;
    if (token_is_any(first, "what what's whats")) {
        const bool has_verb = token_is_any(scan_token(&after, ""), "is are was does do");
        if (has_verb) at = after;
        if (!has_verb && token_is(first, "what")) return (struct token){0};
    } else if (!token_is_any(first, "define explain meaning")) {
        return (struct token){0};
    }
    after = at;
    if (token_is_any(scan_token(&after, ""), "a an the of")) at = after;
    at = scan_spaces(at);
    if (at >= term.start + term.length) return (struct token){0};
    term = (struct token){at, (size_t)(term.start + term.length - at)};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const size_t length = strlen(endings[i]);
        if (term.length <= length) continue;
        const struct token ending = {term.start + term.length - length, length};
        if (token_is(ending, endings[i])) term.length -= length;
    }
    return term;
}

const char *term_asked(const struct game *game, const char *line, bool at_table) {
    struct token asked = asked_term(line);
    if (token_is(asked, "nim sum")) asked = token_of("nim-sum");
    if (token_is(asked, "grundy value")) asked = token_of("value");
    if (token_is(asked, "winning strategy"))
        return "A winning strategy is one that wins no matter what the other player does.";
    for (const struct game_term *term = game ? game->terms : NULL; term && term->word; term++)
        if (token_is(asked, term->word)) return term->meaning;
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
        if (!token_is_any(asked, terms[i].words)) continue;
        if (!at_table || !terms[i].more) return terms[i].meaning;
        return scratch_format("%s %s", terms[i].meaning, terms[i].more);
    }
    return NULL;
}
