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
    "easy",       "duh",       "bro",      "dude",          "well",      "um",         "hm",
    "so",         "ok",        "oh",       "but",           "though",    "again",      "please",
    "lol",        "haha",      "right"};

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

const char *said_plainly(const char *answer) {
    struct token said = trim(token_of(answer));
    if (said.length == 0) return answer;
    while (take_phrase(&said))
        ;
    if (token_is(said, "next")) return answer; /* "ok next" goes on, and is not N */
    return scratch_format("%.*s", (int)said.length, said.start);
}

static const char denials[] =
    "not never don't dont doesn't isn't isnt ain't aint can't cant won't aren't";

bool said_takes_back(struct token word) {
    static const char doubts[] =
        "no nor or if unless except but what why how idea clue help thanks wait";
    return token_is_any(word, denials) || token_is_any(word, doubts);
}

static const char reasons[] = "because cause cuz cos bc by since as so which";

/* What a sentence after a short answer begins with: "P they copy". */
static const char subjects[] =
    "it it's its he she they they're theyre there all every everyone each both like";

/* True if the words after a short answer are a remark and no other answer. Numbers may be one, but
 * not after a side; and what is not so may take the answer back, unless that names a player, or is
 * no. */
static bool is_remark(const char *words, bool is_side, bool may_deny) {
    enum { SOME = 2 };
    size_t n = 0;
    for (struct token word; (word = scan_token(&words, separators)).length > 0; n++) {
        uint64_t number;
        const bool is_number = has_digit(word) || token_number_word(word, &number);
        const bool is_answer = said_word(SAID_OUTCOME, word) || said_word(SAID_YES, word);
        const bool is_denial = may_deny && token_is_any(word, denials);
        if (is_answer || (is_number && !is_side)) return false;
        if (said_takes_back(word) && !is_denial) return false;
    }
    return n >= SOME;
}

const char *said_without_reason(const char *answer) {
    const char *at = answer;
    const struct token first = {answer, strcspn(answer, ", ")};
    const enum said_side yes = said_word(SAID_YES, first);
    const bool is_player = first.length > 1 && said_word(SAID_WINNER, first);
    const bool may_deny = is_player || yes == SAID_SECOND;
    for (size_t n = 0; scan_token(&at, ",").length > 0; n++) {
        const char *next = at;
        const struct token word = scan_token(&next, ",");
        /* "2 by 3" is a size. */
        const bool is_size = token_is(word, "by") && has_digit(scan_token(&next, ","));
        const bool is_reason = token_is_any(word, reasons) && !is_size;
        const bool may_begin = *scan_spaces(at) == ',' || (n == 0 && token_is_any(word, subjects));
        if (!is_reason && !(may_begin && is_remark(at, is_player || yes, may_deny))) continue;
        return said_plainly(scratch_format("%.*s", (int)(at - answer), answer));
    }
    return NULL;
}

const char *said_conclusion(const char *answer) {
    const char *after = NULL;
    for (struct token word; (word = scan_token(&answer, ",")).length > 0;)
        if (token_is_any(word, "so therefore thus")) after = answer;
    return after && *scan_spaces(after) ? said_plainly(after) : NULL;
}

/* --- a side, yes or no ------------------------------------------------------------------------ */

enum meaning { PASSES, SECOND, FIRST, LOSES, WINS, DENIES };

enum {
    WINNER = 1 << SAID_WINNER,
    SIDE = WINNER | 1 << SAID_OUTCOME,
    BALANCE = 1 << SAID_BALANCE,
    TRUTH = BALANCE | 1 << SAID_YES,
    ANY = SIDE | TRUTH,
};

/* What words mean, about these topics. Yes is FIRST, and no is SECOND. What is clear is an answer
 * among other words, too. */
static const struct meant {
    unsigned topics;
    enum meaning meaning;
    bool is_clear;
    const char *words;
} meanings[] = {
    {WINNER, FIRST, true, "1"},
    {WINNER, FIRST, false, "p1 i one"},
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
    {SIDE, LOSES, false, "loss bad"},
    {BALANCE, FIRST, true, "balanced"},
    {BALANCE, FIRST, false, "even pair"},
    {BALANCE, SECOND, true, "unbalanced"},
    {BALANCE, SECOND, false, "odd"},
    {TRUTH, FIRST, true, "yes y yeah yep yup yea ya true"},
    {TRUTH, FIRST, false, "sure correct right so course"},
    {1 << SAID_YES, FIRST, false, "always"},
    {TRUTH, SECOND, true, "no n nope nah false"},
    {TRUTH, SECOND, false, "never neither wrong impossible"},
    {ANY, DENIES, false, denials},
    {ANY, PASSES, false, "it is it's its a an the that they are do does can will should would all"},
    {SIDE, PASSES, false,
     "one player guy person dude kid girl boy has just moves move goes go "
     "going position always in for me on"},
    {WINNER, PASSES, false, "who whoever whose"},
    {1 << SAID_OUTCOME, PASSES, false, "i you"},
    {TRUTH, PASSES, false, "i think way of off be and really absolutely possible happen"},
};

/* Finds what the word means. Returns NULL if it means nothing there. */
static const struct meant *find_meaning(enum said_topic topic, struct token word) {
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if ((meanings[i].topics >> topic & 1) && token_is_any(word, meanings[i].words))
            return &meanings[i];
    return NULL;
}

static enum said_side side_of(bool is_first) {
    return is_first ? SAID_FIRST : SAID_SECOND;
}

enum said_side said_word(enum said_topic topic, struct token word) {
    const struct meant *meant = find_meaning(topic, word);
    if (!meant || !meant->is_clear) return SAID_NOTHING;
    const bool is_verb = meant->meaning == WINS || meant->meaning == LOSES;
    if (is_verb && topic == SAID_WINNER) return SAID_NOTHING;
    return side_of(meant->meaning == FIRST || meant->meaning == WINS);
}

/* Takes what another word says. Returns false if it is not the same as what was said before. */
static bool agree(enum said_side *said, enum said_side means) {
    const bool is_same = *said == SAID_NOTHING || *said == means;
    *said = means;
    return is_same;
}

enum said_side said_side(enum said_topic topic, const char *answer) {
    const size_t length = strlen(answer);
    /* The player who is named; and SAID_FIRST if that one, or the mover, is said to win. */
    enum said_side who = SAID_NOTHING, wins = SAID_NOTHING;
    bool denies = false;
    struct token before = {0};
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0; before = word) {
        const struct meant *meant = find_meaning(topic, word);
        if (!meant) return SAID_NOTHING;
        /* "I" and "one" are numbers alone and after "player" only. */
        const bool is_numeral = word.length == length || token_is(before, "player");
        if (token_is_any(word, "i one") && !is_numeral) continue;
        const bool is_noun = who != SAID_NOTHING && token_is(word, "mover"); /* "second mover" */
        if (is_noun) continue;
        if (meant->meaning == DENIES) denies = !denies;
        if (meant->meaning == DENIES || meant->meaning == PASSES) continue;
        const bool is_move = who != SAID_NOTHING && isdigit((unsigned char)*word.start);
        if (is_move) return SAID_NOTHING;
        const bool is_verb = meant->meaning == WINS || meant->meaning == LOSES;
        const bool is_first = meant->meaning == WINS || meant->meaning == FIRST;
        if (!agree(is_verb ? &wins : &who, side_of(is_first != denies))) return SAID_NOTHING;
        denies = false;
    }
    /* "It's not" is a no. */
    const bool is_truth = topic == SAID_YES || topic == SAID_BALANCE;
    if (denies && !(is_truth && agree(&who, SAID_SECOND))) return SAID_NOTHING;
    if (who == SAID_NOTHING) return topic == SAID_WINNER ? SAID_NOTHING : wins;
    return wins == SAID_SECOND ? side_of(who == SAID_SECOND) : who;
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
    if (digits > 0 && token_is_any(ending, "rd th s")) word.length = digits;
    *number = 0;
    return token_number(word, number) == TOKEN_NUMBER || token_number_word(word, number) ||
           token_is_any(word, "none nothing nil");
}

static const char units[] =
    "of the them is missing thing things pile piles row rows column columns stone stones pin "
    "pins coin coins group groups part parts square squares number numbers position positions";

/* True of "7", "for row 8" and "g(8)" before "=": they name what the number is of, unlike "5 + 1"
 * and "mex of 0". */
static bool names_one(const char *words) {
    size_t n = 0;
    for (struct token word; (word = scan_token(&words, separators)).length > 0;) {
        uint64_t ignored;
        if (token_number(word, &ignored) == TOKEN_NUMBER)
            n++;
        else if (!token_is_any(word, units) && !token_is_any(word, "for value g"))
            return false;
    }
    return n == 1;
}

bool said_number(const char *answer, uint64_t *number) {
    static const char leads[] =
        "the a an it it's its are is was be there there's i we you they he she one has have had "
        "get gets got take takes took need needs equals answer number "
        "value values sum nim-sum mex total remainder grundy size worth multiple multiples of "
        "every each only just exactly about always that that's so then";
    const char *equals = strrchr(answer, '=');
    if (equals && names_one(scratch_format("%.*s", (int)(equals - answer), answer))) return false;
    const char *at = equals ? equals + 1 : answer;
    bool has_number = false;
    struct token before = {0};
    for (struct token word; (word = scan_token(&at, separators)).length > 0; before = word) {
        uint64_t said;
        const bool is_pronoun = token_is(word, "one") && token_is_any(before, "the every each");
        const bool is_number = !is_pronoun && read_number(word, &said);
        const bool is_known = token_is_any(word, has_number ? units : leads);
        if (is_number ? has_number : !is_known) return false;
        if (!is_number) continue;
        *number = said;
        has_number = true;
    }
    return has_number;
}
