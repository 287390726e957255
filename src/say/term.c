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

/* What the words mean, a space in one as a hyphen, and what else is said at the table. */
static const struct {
    const char *words, *meaning, *more;
} terms[] = {
    {"normal", "In normal play, whoever makes the last move wins.", NULL},
    {"misere misère", "In misere play, whoever makes the last move loses.",
     "Type misere to turn it on or off."},
    {"balance balanced unbalanced balancing",
     "Cut each pile into groups of 8, 4, 2 and 1 stones, each size at most once. The piles are "
     "balanced if all the groups can be paired up by size.",
     "In normal play, whoever leaves balanced piles can win. Type why groups to see the groups."},
    {"nim-sum nimsum xor xor-sum exclusive-or \xE2\x8A\x95 \xE2\x8A\x97",
     "To find a nim-sum, line up the numbers in binary. A column with an odd number of 1s gives 1, "
     "any other gives 0. Piles with nim-sum 0 are balanced.",
     NULL},
    {"N P", term_outcomes, NULL},
    {"winning losing won lost",
     "In a winning position (N), the player to move can force a win; in a losing position (P), the "
     "other player can.",
     NULL},
    {"winning-move", "A winning move leads to a position that is lost for the other player.", NULL},
    {"terminal end",
     "A terminal position has no moves left. In normal play, whoever has to move there has lost.",
     NULL},
    {"mex minimal-excluded minimum-excluded", term_mex, NULL},
    {"value values nimber nim-value grundy-value grundy-number", term_value, NULL},
    {"binary", term_binary, NULL},
    {"power-of-two powers-of-two",
     "The powers of two are 1, 2, 4, 8, 16 and so on: each is twice the one before.", NULL},
    {"bit bits", "A bit is a digit in a binary number: 0 or 1.", NULL},
    {"parity", "The parity of a number says whether it is odd or even.", NULL},
    {"strategy", "A strategy tells you how to move in every position that can come up.", NULL},
    {"winning-strategy",
     "A winning strategy is one that wins no matter what the other player does.", NULL},
    {"strategy-stealing",
     "Strategy stealing, in Chomp: bite off just the far corner. If some reply beats that, it "
     "could have been the first move. So the first player can win, but the proof doesn't say how.",
     NULL},
    {"copycat copycat-strategy copying mimic",
     "Copycat answers each move with the same move in a matching part.", NULL},
    {"impartial", "In an impartial game, both players always have the same moves.", NULL},
    {"partisan",
     "In a partisan game, the players' moves can differ: in chess, each moves only one color.",
     NULL},
    {"pile piles heap heaps nim-heap",
     "A pile, or heap, is a set of stones kept together. A move in Nim takes from just one pile.",
     NULL},
    {"stone stones chip chips coin coins",
     "Stones, chips and coins are the same thing here: what the piles are made of.", NULL},
    {"group groups subheap subheaps subpile", powers_what_groups_are, NULL},
    {"option successor", "A position's options are the positions you can move to from it.", NULL},
    {"node nodes arc arcs graph directed-graph digraph",
     "In the graph of a game, each position is a node, and an arc leads from it to each position "
     "that one move can reach.",
     NULL},
    {"sum sum-of-games",
     "In a sum of games, you play several games side by side. On each turn, you move in just one.",
     NULL},
    {"period",
     "A period is the length of a run of values that, from some point on, keeps repeating.", NULL},
    {"prime primes",
     "A prime is a whole number above 1 divisible only by 1 and itself, such as 2, 3, 5 and 7.",
     NULL},
    {"bouton", "Charles Bouton proved in 1902 how to win at Nim.", NULL},
    {"sprague-grundy",
     "The Sprague-Grundy theorem: in normal play, every position of an impartial game acts like a "
     "Nim pile of some size. That size is its value.",
     NULL},
    {"theorem lemma",
     "A theorem is a proved statement. A lemma is a small theorem that helps prove a bigger one.",
     NULL},
    {"proof", "A proof shows that something is always true, and why.", NULL},
    {"conjecture", "A conjecture is a statement that looks true but is not proved yet.", NULL},
    {"induction",
     "Proof by induction: show that the smallest case is true, and that each case follows from the "
     "smaller ones. Then all are true.",
     NULL},
};

/* The term that a line asks about: "nim-sum" of "what is a nim-sum?", and "P" of "define P"; empty
 * if it asks about none. */
static struct token asked_term(const char *line) {
    static const char *const endings[] = {
        " mean", " means",   " again", " position", " positions", "-position", "-positions",
        " play", " theorem", " game",  " number",   " rule",      " principle"};
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
    const struct token term = asked_term(line);
    struct text *hyphened = scratch();
    for (size_t i = 0; i < term.length; i++)
        text_add_char(hyphened, term.start[i] == ' ' ? '-' : term.start[i]);
    const struct token asked = token_of(text_string(hyphened));
    for (const struct game_term *own = game ? game->terms : NULL; own && own->word; own++)
        if (token_is(asked, own->word)) return own->meaning;
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
        if (!token_is_any(asked, terms[i].words)) continue;
        if (!at_table || !terms[i].more) return terms[i].meaning;
        return scratch_format("%s %s", terms[i].meaning, terms[i].more);
    }
    const struct game *named = game_find(text_string(hyphened));
    if (!named) return NULL;
    struct text *rules = scratch();
    game_add_rules(named, NULL, false, false, rules);
    return scratch_format("%s: %s", named->title, rules->data);
}
