/* SPDX-License-Identifier: MIT */
/* What people say at the table instead of a word: it is obeyed as a word, or answered. */
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "games/sentence.h"
#include "say/scratch.h"
#include "say/term.h"
#include "ui/repl.h"

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
        {"who who's whos", "won", NULL, {"", "why won", NULL}},
        {"who who's whos", "wins winning ahead", NULL, {"", "why who", NULL}},
        {"am did are", "win winning won lose losing lost", NULL, {"", "why who", NULL}},
        {"how", "play move win take", NULL, {"", "rules", NULL}},
        {"what what's whats", "allowed", NULL, {"", "rules", NULL}},
        {"what what's whats which a best good", "best good", "move", {"", "hint", NULL}},
        {"give I can", "hint", NULL, {"", "hint", NULL}},
        {"what which other another a change play something",
         "game games else",
         "what which other another different change else",
         {"", "games", NULL}},
        {"which", "should best good", NULL, {"", "hint", NULL}},
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
    static const char seats[] = "To say who plays, type name 1 or name 2, and a name, such as "
                                "name 2 Ben.";
    static const struct repl_phrase phrases[] = {
        {"give up", "resign", NULL},
        {"I quit", "quit", NULL},
        {"can I undo", "undo", NULL},
        {"go back", "undo", NULL},
        {"take back", "undo", NULL},
        {"take it back", "undo", NULL},
        {"no more hints", "hints off", NULL},
        {"no hints", "hints off", NULL},
        {"hint off", "hints off", NULL},
        {"hint on", "hints on", NULL},
        {"stop the hints", "hints off", NULL},
        {"teach me", "lesson", NULL},
        {"play misere", "misere on", NULL},
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
        {"gg", NULL, "Good game!"},
        {"which one", "hint", NULL},
        {"which pile", "hint", NULL},
        {"which move", "hint", NULL},
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
