/* SPDX-License-Identifier: MIT */
/* What people say at the table instead of a word: it is obeyed as a word, or answered. */
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "games/sentence.h"
#include "say/powers.h"
#include "say/scratch.h"
#include "say/term.h"
#include "ui/repl.h"

/* The term that a line asks about: "nim-sum" of "what is a nim-sum?", and "P" of "define P"; empty
 * if it asks about none. */
static struct token asked_term(const char *line) {
    static const char *const endings[] = {" mean",      " means",    " again",    " position",
                                          " positions", "-position", "-positions"};
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

const char *repl_find_meaning(const struct game *game, const char *line, bool at_table) {
    static const char balanced[] =
        "Cut each pile into groups of 8, 4, 2 and 1 stones, each size at most once. The piles are "
        "balanced if every group has a partner. In normal play, whoever leaves that can win.";
    static const char sum[] =
        "To add numbers the Nim way, write them in binary: their nim-sum has a 1 in each column "
        "with an odd number of 1s. It is 0 if they are balanced.";
    /* What the words mean, and what else is said at the table. */
    static const struct {
        const char *words, *meaning, *more;
    } terms[] = {
        {"misere misère", "In misere play, whoever makes the last move loses.",
         "Type misere to turn it on or off."},
        {"balance balanced unbalanced", balanced, "Type why groups to see them."},
        {"nim-sum nimsum xor", sum, NULL},
        {"N P", term_outcomes, NULL},
        {"mex", term_mex, NULL},
        {"value values nimber", term_value, NULL},
        {"binary", term_binary, NULL},
        {"strategy", "A strategy tells you how to move in every position that can come up.", NULL},
        {"copycat copying", "Copycat answers each move with the same move in a matching part.",
         NULL},
        {"impartial", "In an impartial game, both players have the same moves.", NULL},
        {"group groups", powers_what_groups_are, NULL},
    };
    struct token asked = asked_term(line);
    if (token_is(asked, "nim sum")) asked = token_of("nim-sum");
    if (token_is(asked, "grundy value")) asked = token_of("value");
    if (token_is(asked, "winning strategy"))
        return "A winning strategy is one that wins no matter what the other player does.";
    for (const struct game_term *term = game->terms; term && term->word; term++)
        if (token_is(asked, term->word)) return term->meaning;
    for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
        if (!token_is_any(asked, terms[i].words)) continue;
        if (!at_table || !terms[i].more) return terms[i].meaning;
        return scratch_format("%s %s", terms[i].meaning, terms[i].more);
    }
    return NULL;
}

/* True of "can I take from two piles?" and "does the last stone win or lose?": the rules answer
 * that. */
static bool asks_what_is_allowed(const char *line) {
    static const char *const openings[] = {"can I ",         "can we ",       "can you ",
                                           "may I ",         "may we ",       "am I allowed ",
                                           "is it allowed ", "do I have to ", "do we have to "};
    static const char things[] = "pile piles row rows stone stones pin pins coin coins square "
                                 "squares pass";
    bool is_question = false, has_thing = false, has_last = false, has_end = false;
    for (size_t i = 0; i < sizeof openings / sizeof *openings; i++)
        is_question |= strncasecmp(line, openings[i], strlen(openings[i])) == 0;
    for (struct token word; (word = scan_token(&line, ",.!?")).length > 0;) {
        has_thing |= token_is_any(word, things);
        has_last |= token_is(word, "last");
        has_end |= token_is_any(word, "win wins lose loses");
    }
    return (is_question && has_thing) || (has_last && has_end);
}

/* True if the line has one of these words; without any, it need not. */
static bool has_any(const char *line, const char *words) {
    if (!words) return true;
    for (struct token word; (word = scan_token(&line, ",.!?")).length > 0;)
        if (token_is_any(word, words)) return true;
    return false;
}

/* What is asked in many ways: by a line that begins with one of the first words, and has one of the
 * next, and of the last. The prompt below the board tells whose turn it is. */
static const struct repl_phrase *find_request(const char *line) {
    static const struct {
        const char *first, *has, *also;
        struct repl_phrase means;
    } requests[] = {
        {"whose who's whos who is", "turn", NULL, {"", "board", NULL}},
        {"who who's whos", "won wins winning ahead", NULL, {"", "why who", NULL}},
        {"am did are", "win winning won lose losing lost", NULL, {"", "why who", NULL}},
        {"how", "play move win take", NULL, {"", "rules", NULL}},
        {"what what's whats", "allowed", NULL, {"", "rules", NULL}},
        {"what what's whats which a best good", "best good", "move", {"", "hint", NULL}},
        {"give I can", "hint", NULL, {"", "hint", NULL}},
        {"what which other another a change play something",
         "game games else",
         "what which other another different change else",
         {"", "games", NULL}},
        {"which", NULL, NULL, {"", "hint", NULL}},
        {"what", "do now type", NULL, {"", "help", NULL}},
    };
    const struct token first = scan_token(&(const char *){line}, ",.!?");
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        if (token_is_any(first, requests[i].first) && has_any(line, requests[i].has) &&
            has_any(line, requests[i].also))
            return &requests[i].means;
    return NULL;
}

const struct repl_phrase *repl_find_phrase(const char *line) {
    static const struct repl_phrase rules = {"", "rules", NULL};
    static const char pass[] = "Nobody may pass.";
    static const char seats[] = "Type name 1 or name 2, and a name, to say who plays.";
    static const struct repl_phrase phrases[] = {
        {"give up", "resign", NULL},
        {"I quit", "quit", NULL},
        {"can I undo", "undo", NULL},
        {"go back", "undo", NULL},
        {"take back", "undo", NULL},
        {"take it back", "undo", NULL},
        {"no more hints", "hints off", NULL},
        {"no hints", "hints off", NULL},
        {"stop the hints", "hints off", NULL},
        {"teach me", "lesson", NULL},
        {"normal", "misere off", NULL},
        {"normal play", "misere off", NULL},
        {"help me", "help", NULL},
        {"one player", "computer", NULL},
        {"1 player", "computer", NULL},
        {"vs computer", "computer", NULL},
        {"names", NULL, seats},
        {"what are the names", NULL, seats},
        {"change names", NULL, seats},
        {"change name", NULL, seats},
        {"two players", NULL, seats},
        {"2 players", NULL, seats},
        {"stop", NULL, "To leave, type quit."},
        {"score", NULL, NULL},
        {"the score", NULL, NULL},
        {"what is the score", NULL, NULL},
        {"what's the score", NULL, NULL},
        {"pass", NULL, pass},
        {"skip", NULL, pass},
        {"skip my turn", NULL, pass},
    };
    const struct token said = token_of_sentence(line);
    const struct token asked = token_of_sentence(sentence_after_opening(line));
    for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++)
        if (token_is(said, phrases[i].said) || token_is(asked, phrases[i].said)) return &phrases[i];
    return asks_what_is_allowed(line) ? &rules : find_request(line);
}
