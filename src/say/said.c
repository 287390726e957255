/* SPDX-License-Identifier: MIT */
#include "say/said.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "say/scratch.h"

static const char separators[] = ",.!?:;()*";

/* --- what is said around an answer ------------------------------------------------------------ */

/* Phrases that say how sure somebody is, or nothing at all, before an answer or after it. */
static const char *const fillers[] = {
    "i think so", "i think",   "i guess",  "i believe",     "i suppose", "i'd say",    "i say",
    "maybe",      "probably",  "perhaps",  "it is",         "it's",      "its",        "is it",
    "that is",    "that's",    "must be",  "the answer is", "answer is", "definitely", "def",
    "of course",  "obviously", "obvs",     "clearly",       "surely",    "for sure",   "for real",
    "fr",         "no cap",    "no doubt", "not sure",      "idk",       "every time", "tbh",
    "easy",       "duh",       "bro",      "well",          "um",        "hm",         "so",
    "ok",         "oh",        "but",      "though",        "again",     "please",     "lol",
    "haha"};

static bool has_digit(struct token word) {
    for (size_t i = 0; i < word.length; i++)
        if (isdigit((unsigned char)word.start[i])) return true;
    return false;
}

static bool is_mark(char c) {
    return token_is_space(c) || c == ',' || c == '.' || c == '!' || c == '?';
}

/* The answer without white space before it, and without marks after it. */
static struct token trim(struct token said) {
    said = token_trim(said);
    while (said.length > 0 && is_mark(said.start[said.length - 1])) said.length--;
    return said;
}

/* Takes one phrase away. Returns false if there is none, or nothing else. */
static bool take_phrase(struct token *said) {
    for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++) {
        const size_t length = strlen(fillers[i]);
        if (length >= said->length) continue;
        const char *last = said->start + said->length - length;
        const bool is_first = is_mark(said->start[length]) &&
                              token_is((struct token){said->start, length}, fillers[i]);
        const bool is_last =
            is_mark(last[-1]) && token_is((struct token){last, length}, fillers[i]);
        if (!is_first && !is_last) continue;
        size_t from = is_first ? length : 0;
        while (is_mark(said->start[from])) from++;
        const size_t end = is_first ? said->length : said->length - length;
        *said = trim((struct token){said->start + from, end - from});
        return true;
    }
    return false;
}

/* The answer without the question that follows it: "first" of "first, right?". */
static struct token without_tag(struct token said) {
    size_t comma = said.length;
    while (comma > 0 && said.start[comma - 1] != ',') comma--;
    if (comma == 0 || said.start[said.length - 1] != '?') return said;
    const struct token before = {said.start, comma - 1};
    const struct token tag = trim((struct token){said.start + comma, said.length - comma});
    const char *at = tag.start;
    const struct token tag_verb = scan_token(&at, "");
    const bool is_yes = said_word(SAID_YES, tag) >= 0 || token_is(tag, "right");
    const bool is_tag = is_yes || token_is_any(tag_verb, "isn't isnt doesn't can't");
    return is_tag && said_word(SAID_YES, trim(before)) < 0 ? before : said;
}

const char *said_plainly(const char *answer) {
    struct token said = trim(without_tag(token_trim(token_of(answer))));
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

/* Returns "7" of "7, all columns are odd", and "take 3" of "take 3, makes 5": what stands before a
 * comma, if a result or some words follow it that are no other answer; NULL if not. */
static const char *before_comma(const char *answer) {
    enum { SOME = 3 };
    const char *at = strchr(answer, ',');
    size_t n = 0;
    if (!at) return NULL;
    const struct token before = {answer, (size_t)(at - answer)};
    const char *after = at;
    if (token_is_any(scan_token(&after, separators), "makes leaves leaving"))
        return scratch_format("%.*s", (int)before.length, before.start);
    for (struct token word; (word = scan_token(&at, separators)).length > 0; n++) {
        uint64_t number;
        if (has_digit(word) || token_number_word(word, &number) || said_takes_back(word))
            return NULL;
        if (said_word(SAID_OUTCOME, word) >= 0 || said_word(SAID_YES, word) >= 0) return NULL;
    }
    return n >= SOME ? scratch_format("%.*s", (int)before.length, before.start) : NULL;
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
    if (i == 2) return said_without_reason(plain);
    return i == 3 ? conclusion_of(plain) : before_comma(plain);
}

/* --- words that are not known ----------------------------------------------------------------- */

/* Words that take an answer back, or ask. */
static const char retracting[] =
    "not no never nor or if unless except but what why how idea clue help thanks wait";

/* What games are made of: with a number before it, the unit of an answer. */
static const char things[] =
    "thing things pile piles row rows column columns stone stones pin pins coin coins group groups "
    "part parts square squares number numbers position positions";

/* Other words that may make an answer into another one, or into something else. */
static const char telling[] =
    "either neither both nobody nothing none when where which who fair hint question page step "
    "skip give back again we multiple multiples every each any all third fourth other others rest "
    "odd even left right top bottom middle corner more less most least than over under above below "
    "larger smaller take takes taking taken leave leaves split add sum xor nim-sum mex value "
    "remainder by mod modulo divide divided minute minutes sometimes depends half you u";

bool said_takes_back(struct token word) {
    return token_is_any(word, retracting);
}

static bool tells(struct token word) {
    return said_takes_back(word) || token_is_any(word, things) || token_is_any(word, telling);
}

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
    return !tells(word) && !(beside->before && beside->after);
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

/* What words mean, about these topics. Yes is FIRST, and no is SECOND. What is clear is an answer
 * even beside words that are not known. */
static const struct {
    unsigned topics;
    enum meaning meaning;
    bool is_clear;
    const char *words;
} meanings[] = {
    {WINNER, FIRST, true, "1"},
    {WINNER, FIRST, false, "p1 i"},
    {WINNER, SECOND, true, "2"},
    {WINNER, SECOND, false, "p2 ii two"},
    {SIDE, FIRST, true, "first 1st n n-position n-positions green"},
    {SIDE, FIRST, false, "next f starts begins"},
    {SIDE, FIRST, false, "to mover turn"}, /* the player to move, whose turn it is */
    {SIDE, SECOND, true, "second 2nd p p-position p-positions previous prev orange"},
    {SIDE, SECOND, false, "sec secnd s moved other opponent"},
    {WINNER, SECOND, false, "left leaves"}, /* the one who left it */
    {SIDE, WINS, true, "win wins won winning"},
    {SIDE, LOSES, true, "lose loses lost losing"},
    {SIDE, LOSES, false, "loss screwed doomed toast bad"},
    {BALANCE, FIRST, true, "balanced"},
    {BALANCE, FIRST, false, "even pair"},
    {BALANCE, SECOND, true, "unbalanced"},
    {BALANCE, SECOND, false, "odd"},
    {TRUTH, FIRST, true, "yes y yeah yep yup yea ya true"},
    {TRUTH, FIRST, false, "sure correct right so course"},
    {1 << SAID_YES, FIRST, false, "always"},
    {TRUTH, SECOND, true, "no n nope nah false"},
    {TRUTH, SECOND, false, "never neither wrong impossible"},
    {ANY, DENIES, false, "not don't dont doesn't isn't isnt can't cant won't aren't"},
    {ANY, PASSES, false, "it is it's its a an the that they are do does can will all"},
    {SIDE, PASSES, false,
     "one player guy person dude kid girl boy who whoever whose which has just moves move goes go "
     "going position always in for me on"},
    {1 << SAID_OUTCOME, PASSES, false, "i you"},
    {TRUTH, PASSES, false, "i think way of off be and really absolutely possible happen"},
    {ANY, ENDS, false, "by with because cause cuz since so as if take taking i'll"},
};

enum { MEANINGS = sizeof meanings / sizeof *meanings };

/* Finds the meaning of a word, and whether it is clear. Returns false if it has none there. After
 * an answer, a word that may begin a reason does. */
static bool find_meaning(enum said_topic topic, struct token word, bool is_answered,
                         enum meaning *meaning, bool *is_clear) {
    bool is_found = false;
    for (size_t i = 0; i < MEANINGS; i++) {
        const bool may_be = !is_found || (is_answered && meanings[i].meaning == ENDS);
        if (!may_be || !(meanings[i].topics >> topic & 1)) continue;
        if (!token_is_any(word, meanings[i].words)) continue;
        *meaning = meanings[i].meaning;
        *is_clear = meanings[i].is_clear;
        is_found = true;
    }
    return is_found;
}

int said_word(enum said_topic topic, struct token word) {
    enum meaning meaning;
    bool is_clear;
    if (!find_meaning(topic, word, false, &meaning, &is_clear) || !is_clear) return -1;
    const bool is_verb = meaning == WINS || meaning == LOSES;
    if (is_verb && topic == SAID_WINNER) return -1;
    return meaning == FIRST || meaning == WINS;
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
 * out"; -1 if the other one, doubt or another answer may follow. Numbers are a reason after a
 * comma. */
static int said_first(enum said_topic topic, const char *answer) {
    const struct token first = scan_token(&answer, separators);
    const int said = first.length > 1 ? said_word(topic, first) : -1;
    const bool has_comma = first.start[first.length] == ',';
    size_t n = 0;
    if (said < 0) return -1;
    for (struct token word; (word = scan_token(&answer, separators)).length > 0; n++) {
        const int other = word.length > 1 ? said_word(topic, word) : -1;
        if (other >= 0 || token_is_any(word, "first second n p")) return -1;
        if (has_digit(word) && !has_comma) return -1;
        const bool denies = token_is_any(word, "not never can't cant won't don't doesn't isn't");
        if (denies ? said == 1 : said_takes_back(word)) return -1;
    }
    return n > 1 ? said : -1;
}

/* As said_side, where no word of a reason is passed over. */
static int read_side(enum said_topic topic, const char *answer) {
    const char *whole = answer;
    int who = -1, wins = -1; /* whether the first player is named, and to win or to lose */
    bool denies = false, has_denied = false, has_passed = false, asks = false, all_clear = true;
    struct beside beside = {0};
    struct token before = {0};
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0;) {
        enum meaning meaning;
        bool is_clear;
        const bool is_answered = who >= 0 || wins >= 0;
        if (!find_meaning(topic, word, is_answered, &meaning, &is_clear)) {
            /* "No comment" has no answer in it, and "yes banana" is none. */
            const bool is_its_noun =
                token_is_any(before, "yes no") && before.start + before.length + 1 == word.start;
            if (is_its_noun && *scan_spaces(answer) == '\0') return -1;
            if (!take_unknown(&beside, word, is_answered)) return -1;
            continue;
        }
        if (token_is(word, "one") && token_is(before, "player")) meaning = FIRST;
        const char *next = answer;
        const bool is_no = token_is(word, "course") && token_is(scan_token(&next, ",.!"), "not");
        const bool is_aside = is_answered && token_is(word, "always"); /* no, it always ends */
        const char *verb = answer;
        const bool is_speaker =
            token_is(word, "i") && token_is_any(scan_token(&verb, ",.!"), "go move play");
        if (is_no || is_aside || is_speaker) meaning = PASSES;
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
        all_clear = all_clear && is_clear;
        if (!agree(is_verb ? &wins : &who, means)) return -1;
    }
    const bool has_unknown = beside.before || beside.after;
    const bool lacks_player = topic == SAID_WINNER && who < 0;
    if (has_unknown && (!all_clear || has_denied || lacks_player)) return -1;
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
    return said < 0 && is_truth ? said_first(topic, said_plainly(answer)) : said;
}

/* --- a number --------------------------------------------------------------------------------- */

/* Multiplies the numbers at the beginning of the line, and steps over them: "4x4x4". Returns how
 * many there are, or 0 if the product is too large. */
static size_t read_product(const char **at, uint64_t *product) {
    static const char digits[] = "0123456789";
    const char *next = scan_spaces(*at);
    size_t n = 0;
    *product = 1;
    while (isdigit((unsigned char)*next)) {
        const struct token token = {next, strspn(next, digits)};
        uint64_t factor;
        if (token_number(token, &factor) != TOKEN_NUMBER) return 0;
        if (factor > 0 && *product > UINT64_MAX / factor) return 0;
        *product *= factor;
        n++;
        *at = next = scan_spaces(next + token.length);
        if (*next == '\0' || !strchr("xX*", *next)) break;
        next = scan_spaces(next + 1);
    }
    return n;
}

bool said_sum(const char *line, bool with_xor, uint64_t *number) {
    static const char xor [] = "xor";
    uint64_t total, product;
    size_t n = read_product(&line, &total);
    while (n > 0 && *line) {
        const bool is_xor = with_xor && strncasecmp(line, xor, strlen(xor)) == 0;
        const char sign = *line;
        line += is_xor ? strlen(xor) : 1;
        const size_t more = read_product(&line, &product);
        if (more == 0) return false;
        n += more;
        if (is_xor)
            total ^= product;
        else if (sign == '+' && product <= UINT64_MAX - total)
            total += product;
        else if (sign == '-' && product <= total)
            total -= product;
        else
            return false;
    }
    *number = total;
    return n > 1;
}

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
    bool has_word = false, has_verb = false, has_number = false;
    if (equals) return equals + 1;
    for (struct token word; (word = scan_token(&at, separators)).length > 0;) {
        const bool is_verb = token_is_any(word, "is equals");
        if (is_verb && has_word) after = at;
        if (has_number && token_is_any(word, reasons)) return answer; /* the verb is its */
        if (token_is_any(word, "pile row not or")) return answer;
        if (token_is(word, "and") && has_verb) return answer;
        has_verb = has_verb || is_verb;
        has_number = has_number || has_digit(word);
        has_word = has_word || (!is_verb && isalpha((unsigned char)*word.start));
    }
    return has_digit(token_of(after)) ? after : answer;
}

/* True of yes, no and a side, which are no number. */
static bool says_side(struct token word) {
    return said_word(SAID_YES, word) >= 0 || said_word(SAID_OUTCOME, word) >= 0;
}

bool said_number(const char *answer, uint64_t *number) {
    const char *at = after_verb(answer);
    struct token word, before = {0};
    bool has_number = false, may_be_unit = false, has_verb = false;
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
        if (says_side(word)) return false;
        const bool is_number = !is_pronoun && read_number(word, &said);
        if (!is_number && has_digit(word)) return false;
        before = word;
        if (is_number && has_number) return false;
        if (is_number) {
            *number = said;
            has_number = may_be_unit = true;
            continue;
        }
        /* "3 of the piles", but not "3 minutes" */
        has_verb = has_verb || (has_number && token_is(word, "is")); /* "3 is missing" */
        const bool is_link = token_is_any(word, has_number ? "of the them is" : "of the them");
        const bool may_be_thing = may_be_unit || has_verb;
        const bool is_unit = has_number && may_be_thing && token_is_any(word, things);
        const bool is_lead = !has_number && token_is_any(word, leads);
        const bool is_plural = has_number && word.start[word.length - 1] == 's';
        if (has_number && !is_link) may_be_unit = false;
        if (is_link || is_unit || is_lead) continue;
        const char *next = at;
        if (!has_number && token_is(word, "pile") && token_is(scan_token(&next, ""), "of"))
            continue;
        if (is_plural && !token_is(word, "always")) return false;
        if (!take_unknown(&beside, word, has_number)) return false;
    }
    return has_number;
}
