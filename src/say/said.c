/* SPDX-License-Identifier: MIT */
#include "say/said.h"

#include <ctype.h>
#include <string.h>

#include "core/scan.h"
#include "say/scratch.h"

static const char separators[] = ",.!?:;()*";

/* --- what is said around an answer ------------------------------------------------------------ */

/* Phrases that say how sure somebody is, or nothing at all. */
static const char *const openings[] = {
    "i think",       "i guess",   "i believe", "i'd say",    "i say", "maybe",     "probably",
    "perhaps",       "it is",     "it's",      "its",        "is it", "that is",   "that's",
    "the answer is", "answer is", "must be",   "definitely", "def",   "obviously", "clearly",
    "surely",        "well",      "um",        "hm",         "so",    "ok",        "oh",
    "obvs",          "tbh",       "bro",       "duh"};
static const char *const endings[] = {
    "i think so", "i think",  "i guess",    "i believe", "i suppose",  "maybe",
    "probably",   "perhaps",  "obviously",  "obvs",      "definitely", "of course",
    "duh",        "for sure", "for real",   "fr",        "no cap",     "no doubt",
    "not sure",   "tbh",      "every time", "though",    "please",     "lol",
    "haha",       "idk",      "but",        "easy",      "bro",        "again"};

enum { OPENINGS = sizeof openings / sizeof *openings, ENDINGS = sizeof endings / sizeof *endings };

static bool is_mark(char c) {
    return token_is_space(c) || c == ',' || c == '.' || c == '!' || c == '?';
}

/* The answer without white space before it, and without marks after it. */
static struct token trim(struct token said) {
    said = token_trim(said);
    while (said.length > 0 && is_mark(said.start[said.length - 1])) said.length--;
    return said;
}

/* Takes one opening or ending away. Returns false if there is none, or nothing else. */
static bool take_phrase(struct token *said) {
    for (size_t i = 0; i < OPENINGS; i++) {
        const size_t length = strlen(openings[i]);
        if (length >= said->length || !is_mark(said->start[length])) continue;
        if (!token_is((struct token){said->start, length}, openings[i])) continue;
        size_t from = length;
        while (is_mark(said->start[from])) from++;
        *said = (struct token){said->start + from, said->length - from};
        return true;
    }
    for (size_t i = 0; i < ENDINGS; i++) {
        const size_t length = strlen(endings[i]);
        if (length >= said->length || !is_mark(said->start[said->length - length - 1])) continue;
        const size_t before = said->length - length;
        if (!token_is((struct token){said->start + before, length}, endings[i])) continue;
        *said = trim((struct token){said->start, before});
        return true;
    }
    return false;
}

const char *said_plainly(const char *answer) {
    struct token said = trim(token_of(answer));
    if (said.length == 0) return answer;
    while (take_phrase(&said))
        ;
    return scratch_format("%.*s", (int)said.length, said.start);
}

static const char reasons[] = "because cause cuz cos bc since as so which";

const char *said_without_reason(const char *answer) {
    const char *at = answer;
    struct token word = scan_token(&at, ",");
    while (word.length > 0) {
        const struct token before = {answer, (size_t)(at - answer)};
        word = scan_token(&at, ",");
        if (token_is_any(word, reasons))
            return scratch_format("%.*s", (int)trim(before).length, before.start);
    }
    return NULL;
}

/* Returns what follows "so": "P" of "it's balanced so P"; NULL if nothing does. */
static const char *conclusion_of(const char *answer) {
    const char *after = NULL;
    for (struct token word; (word = scan_token(&answer, ",")).length > 0;)
        if (token_is_any(word, "so therefore thus")) after = answer;
    return after && *scan_spaces(after) ? said_plainly(after) : NULL;
}

const char *said_form(const char *answer, unsigned i) {
    if (i == 0) return answer;
    const char *plain = said_plainly(answer);
    if (i == 1) return plain;
    return i == 2 ? said_without_reason(plain) : conclusion_of(plain);
}

static bool has_digit(struct token word) {
    for (size_t i = 0; i < word.length; i++)
        if (isdigit((unsigned char)word.start[i])) return true;
    return false;
}

/* --- words that are not known ----------------------------------------------------------------- */

/* Words that may make an answer into another one, or into something else. */
static const char telling[] =
    "not no never nor or if unless except but either neither both nobody nothing none what why how "
    "when where which who idea clue thanks fair help hint question page step "
    "skip wait give back again we things pile piles row rows column columns stone stones pin pins "
    "coin coins "
    "group groups part parts square squares number numbers position positions multiple multiples "
    "every each any third fourth other others odd even left right top bottom middle "
    "corner more less than over under larger smaller take takes taking taken leave leaves "
    "split add sum xor nim-sum mex value remainder divided minutes sometimes depends half";

/* The words beside an answer that have no meaning here: whatever they are, "first duh" is an answer
 * where they stand on one side of it alone, and none of them may tell anything. */
struct beside {
    bool before, after;
};

/* Takes another such word. Returns false if the line may then say something else. */
static bool take_unknown(struct beside *beside, struct token word, bool is_answered) {
    for (size_t i = 0; i < word.length; i++)
        if (!isalpha((unsigned char)word.start[i]) && word.start[i] != '\'') return false;
    if (is_answered)
        beside->after = true;
    else
        beside->before = true;
    return !token_is_any(word, telling) && !(beside->before && beside->after);
}

/* --- a side, yes or no ------------------------------------------------------------------------ */

enum meaning { PASSES, SECOND, FIRST, LOSES, WINS, DENIES, ENDS };

enum {
    WINNER = 1 << SAID_WINNER,
    SIDE = WINNER | 1 << SAID_OUTCOME,
    BALANCE = 1 << SAID_BALANCE,
    TRUTH = BALANCE | 1 << SAID_YES,
    ANY = SIDE | TRUTH,
};

/* What words mean, about these topics. Yes is FIRST, and no is SECOND. */
static const struct {
    unsigned topics;
    enum meaning meaning;
    const char *words;
} meanings[] = {
    {WINNER, FIRST, "1 p1 i"},
    {WINNER, SECOND, "2 p2 ii two"},
    {SIDE, FIRST, "first 1st n next f n-position starts begins green"},
    {SIDE, FIRST, "to mover turn"}, /* the player to move, whose turn it is */
    {SIDE, SECOND, "second sec secnd 2nd p previous prev s p-position moved other orange opponent"},
    {SIDE, WINS, "win wins won winning"},
    {SIDE, LOSES, "lose loses lost losing loss screwed doomed toast bad"},
    {BALANCE, FIRST, "balanced b even pair"},
    {BALANCE, SECOND, "unbalanced u odd"},
    {TRUTH, FIRST, "yes y yeah yep yup yea ya sure true correct right so course"},
    {1 << SAID_YES, FIRST, "always"},
    {TRUTH, SECOND, "no n nope nah false never neither wrong impossible"},
    {ANY, DENIES, "not don't dont doesn't isn't isnt can't cant won't aren't"},
    {ANY, PASSES, "it is it's its a an the that they are do does can will all"},
    {SIDE, PASSES,
     "one player guy person dude kid girl boy who whoever whose which has just moves move goes "
     "going position always in for me on"},
    {1 << SAID_OUTCOME, PASSES, "i you"},
    {TRUTH, PASSES, "i think way of off be really absolutely possible happen"},
    {ANY, ENDS, "by with because cause cuz since so as if mostly probably maybe take taking i'll"},
};

/* What is an answer even beside words that are not known. */
static const char clear[] = "1 2 first 1st second 2nd n p yes y yeah yep yup ya true no nope nah "
                            "false balanced unbalanced win wins won lose loses lost";

/* Finds the meaning of a word. Returns false if it has none there. After an answer, a word that may
 * begin a reason does. */
static bool find_meaning(enum said_topic topic, struct token word, bool is_answered,
                         enum meaning *meaning) {
    bool is_found = false;
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        const bool may_be = !is_found || (is_answered && meanings[i].meaning == ENDS);
        if (!may_be || !(meanings[i].topics >> topic & 1)) continue;
        if (!token_is_any(word, meanings[i].words)) continue;
        *meaning = meanings[i].meaning;
        is_found = true;
    }
    return is_found;
}

/* Takes what another word says. Returns false if it is not the same as what was said before. */
static bool agree(int *said, int means) {
    const bool is_same = *said < 0 || *said == means;
    *said = means;
    return is_same;
}

/* True of the guy who moves: a person and a move are named, and no side. */
static bool names_mover(const char *answer) {
    bool has_person = false, has_move = false;
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0;) {
        has_person = has_person || token_is_any(word, "one player guy person dude kid girl boy "
                                                      "whoever");
        has_move = has_move || token_is_any(word, "moves goes");
    }
    return has_person && has_move;
}

/* Returns 1 or 0 if the first word is yes or no, whatever the reason after it says, "no, stones run
 * out"; -1 if the other one, doubt or another answer may follow. */
static int said_first(const char *answer) {
    static const char yes[] = "yes yeah yep yup yea", no[] = "no nope nah";
    const struct token first = scan_token(&answer, separators);
    const bool is_yes = token_is_any(first, yes);
    if (!is_yes && !token_is_any(first, no)) return -1;
    size_t n = 0;
    for (struct token word; (word = scan_token(&answer, separators)).length > 0; n++) {
        if (token_is_any(word, yes) || token_is_any(word, no) || has_digit(word)) return -1;
        if (token_is_any(word, "first second n p")) return -1;
        if (token_is_any(word, "or if unless but except idea clue help thanks wait")) return -1;
        if (is_yes && token_is_any(word, "not never can't cant won't don't doesn't isn't"))
            return -1;
    }
    return n > 1 ? is_yes : -1;
}

/* As said_side, where no word of a reason is passed over. */
static int read_side(enum said_topic topic, const char *answer) {
    const char *whole = answer;
    int who = -1, wins = -1; /* whether the first player is named, and to win or to lose */
    bool denies = false, has_denied = false, has_passed = false, asks = false, is_clear = true;
    struct beside beside = {0};
    struct token before = {0};
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0;) {
        enum meaning meaning;
        const bool is_answered = who >= 0 || wins >= 0;
        if (!find_meaning(topic, word, is_answered, &meaning)) {
            if (!take_unknown(&beside, word, is_answered)) return -1;
            continue;
        }
        if (token_is(word, "one") && token_is(before, "player")) meaning = FIRST;
        const char *next = answer;
        const bool is_no = token_is(word, "course") && token_is(scan_token(&next, ",.!"), "not");
        const bool is_aside = is_answered && token_is(word, "always"); /* no, it always ends */
        if (is_no || is_aside) meaning = PASSES;
        before = word;
        if (meaning == ENDS && !is_answered) return -1;
        if (meaning == ENDS) break;
        has_passed = has_passed || meaning == PASSES;
        asks = asks || token_is_any(word, "who which whose");
        if (meaning == PASSES) continue;
        if (meaning == DENIES) {
            has_passed = has_passed || strlen("not") < word.length;
            has_denied = true;
            denies = !denies;
            continue;
        }
        /* Two numbers are a move. */
        if (is_answered && isdigit((unsigned char)*word.start)) return -1;
        const bool is_verb = meaning == WINS || meaning == LOSES;
        const int means = (meaning == WINS || meaning == FIRST) != denies;
        denies = false;
        is_clear = is_clear && token_is_any(word, clear);
        if (!agree(is_verb ? &wins : &who, means)) return -1;
    }
    const bool has_unknown = beside.before || beside.after;
    const bool lacks_player = topic == SAID_WINNER && who < 0;
    if (has_unknown && (!is_clear || has_denied || lacks_player)) return -1;
    /* "It's not" is a no, and "no, it can't" is, too. */
    const bool is_truth = topic == SAID_YES || topic == SAID_BALANCE;
    if (denies && !(is_truth && has_passed && agree(&who, 0))) return -1;
    if (who < 0 && wins < 0 && !is_truth && names_mover(whole)) return has_unknown ? -1 : 1;
    if (who < 0) return asks ? -1 : wins;
    return wins == 0 ? !who : who;
}

int said_side(enum said_topic topic, const char *answer) {
    const bool is_truth = topic == SAID_YES || topic == SAID_BALANCE;
    const int said = read_side(topic, answer);
    return said < 0 && is_truth ? said_first(said_plainly(answer)) : said;
}

/* --- a number --------------------------------------------------------------------------------- */

/* Reads a number in digits, or as a word, or as one that counts: "3rd". */
static bool read_number(struct token word, uint64_t *number) {
    size_t digits = 0;
    while (digits < word.length && isdigit((unsigned char)word.start[digits])) digits++;
    const struct token ending = {word.start + digits, word.length - digits};
    if (digits > 0 && token_is_any(ending, "st nd rd th s")) word.length = digits;
    return token_number(word, number) == TOKEN_NUMBER || token_number_word(word, number);
}

/* What people say before a number that is all of their answer. */
static const char leads[] =
    "the a an it it's its is are was be there there's i we you they he she one has have had get "
    "gets "
    "got take takes took make makes need needs leave leaves equals answer number value values sum "
    "nim-sum total remainder grundy size worth multiple multiples of every each only just exactly "
    "about always that that's so then";

/* Returns the answer that the line ends with, after "=" or after "is", as in "mex of 1,2,0 is 4";
 * or the line. In "2 is 1", and in "pile 2 is 1", another position is named. */
static const char *after_verb(const char *answer) {
    const char *equals = strrchr(answer, '='), *at = answer, *after = answer;
    bool has_word = false;
    if (equals) return equals + 1;
    for (struct token word; (word = scan_token(&at, separators)).length > 0;) {
        const bool is_verb = token_is_any(word, "is equals");
        if (is_verb && has_word) after = at;
        if (token_is_any(word, "pile row not or and")) return answer;
        has_word = has_word || (!is_verb && isalpha((unsigned char)*word.start));
    }
    return has_digit(token_of(after)) ? after : answer;
}

bool said_number(const char *answer, uint64_t *number) {
    const char *at = after_verb(answer);
    struct token word, before = {0};
    bool has_number = false, has_unit = false;
    struct beside beside = {0};
    if (token_is_any(trim(token_of(at)), "none nothing nil")) {
        *number = 0;
        return true;
    }
    while ((word = scan_token(&at, separators)).length > 0) {
        /* "The second one" is not 1. */
        const bool is_pronoun = token_is(word, "one") && before.length > 0 &&
                                !token_is_any(before, "is be take get value a");
        uint64_t said;
        const bool is_reason = token_is_any(word, reasons);
        if (is_reason && has_number) break;
        if (is_reason && !token_is_any(word, leads)) return false;
        if (token_is_any(word, "not no or than more less over under above below least most "
                               "yes y p first second all mod modulo by divide divided"))
            return false;
        const bool is_number = !is_pronoun && read_number(word, &said);
        if (!is_number && has_digit(word)) return false;
        before = word;
        if (is_number && has_number) return false;
        if (is_number) {
            *number = said;
            has_number = true;
            continue;
        }
        bool is_known = token_is_any(word, has_number ? "of the them" : leads);
        if (has_number && !is_known && !has_unit) is_known = has_unit = true;
        if (!is_known && !take_unknown(&beside, word, has_number)) return false;
    }
    return has_number;
}
