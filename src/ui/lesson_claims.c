/* SPDX-License-Identifier: MIT */
#include "ui/lesson_claims.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "say/said.h"
#include "say/scratch.h"

static const char separators[] = " ,.:;=!?()";

/* --- the words of the line -------------------------------------------------------------------- */

enum kind { NAME, RULE, REST, ANSWER, EXCEPT };

/* A part of the line that counts. */
struct part {
    enum kind kind;
    size_t item;        /* of a name, from `first` on */
    const char *answer; /* of an answer, in scratch memory */
};

enum { MOST = 64 };

struct parts {
    struct part part[MOST];
    size_t n;
    uint64_t step, remainder; /* of the rule: these sizes leave the remainder */
    bool has_only;            /* of the rest the other answer is true */
    bool is_unclear;          /* there is something in the line that may say anything */
    bool has_others;          /* there are words that say nothing here */
};

static bool has_sides(const struct lesson_claims *claims) {
    const enum quiz_topic topic = claims->asks->ask->topic;
    return topic == QUIZ_OUTCOME || topic == QUIZ_WINNER || topic == QUIZ_BALANCE;
}

static enum said_topic topic_of(const struct lesson_claims *claims) {
    const enum quiz_topic topic = claims->asks->ask->topic;
    if (topic == QUIZ_BALANCE) return SAID_BALANCE;
    return topic == QUIZ_WINNER ? SAID_WINNER : SAID_OUTCOME;
}

static void add_part(struct parts *parts, struct part part) {
    if (parts->n < MOST)
        parts->part[parts->n++] = part;
    else
        parts->is_unclear = true;
}

/* Returns what follows the name of the position at the beginning of the line, or NULL. Where
 * numbers are asked for, "is" or a colon must stand between. */
static const char *after_name(const struct lesson_claims *claims, size_t i, const char *line) {
    const struct quiz_question *about = &claims->asks->items[claims->first + i].about;
    struct text *name = scratch();
    if (!has_sides(claims)) return quiz_after_name(about, line);
    quiz_print_position(about, name);
    const bool is_there = strncasecmp(line, name->data, name->length) == 0 &&
                          !isalnum((unsigned char)line[name->length]);
    return is_there ? line + name->length : NULL;
}

/* Takes the longest name that the line begins with; those from the last one on if `to` it. Returns
 * false if there is none. */
static bool take_name(const struct lesson_claims *claims, const char **line, bool to,
                      struct parts *parts) {
    const char *longest = NULL;
    size_t item = 0;
    for (size_t i = 0; i < claims->n; i++) {
        const char *after = after_name(claims, i, *line);
        if (!after || (longest && after <= longest)) continue;
        longest = after;
        item = i;
    }
    if (!longest) return false;
    *line = longest;
    const bool is_range = to && parts->n > 0 && parts->part[parts->n - 1].kind == NAME;
    for (size_t i = is_range ? parts->part[parts->n - 1].item + 1 : item; i < item; i++)
        add_part(parts, (struct part){.kind = NAME, .item = i});
    add_part(parts, (struct part){.kind = NAME, .item = item});
    return true;
}

/* Reads 3 of "3", "three", "3rd" and "third", and 2 of "every other". */
static bool read_step(struct token word, uint64_t *step) {
    if (token_is(word, "first")) return false;
    if (token_is(word, "other")) word = token_of("second");
    return token_ordinal(word, step) || token_number(word, step) == TOKEN_NUMBER ||
           token_number_word(word, step);
}

/* Takes a word of a rule, "odd", or "3" of "multiples of 3". Returns false if it is none. */
static bool take_rule(struct parts *parts, struct token before, struct token word) {
    const bool is_parity = token_is_any(word, "odd even");
    const bool is_remainder = token_is_any(before, "remainder leaves leave");
    uint64_t number = 2;
    if (!is_parity && !is_remainder && !token_is_any(before, "of by every each mod modulo"))
        return false;
    if (!is_parity && !read_step(word, &number)) return false;
    if (is_remainder) {
        parts->remainder = number;
        return true;
    }
    if (parts->step > 0 || number == 0) parts->is_unclear = true;
    if (is_parity) parts->remainder = token_is(word, "odd");
    parts->step = number;
    add_part(parts, (struct part){.kind = RULE});
    return true;
}

/* True if the word is an answer to the questions; a number is one after a name. */
static bool is_answer(const struct lesson_claims *claims, const struct parts *parts,
                      struct token word) {
    uint64_t number;
    if (has_sides(claims)) return said_word(topic_of(claims), word) || token_is(word, "next");
    return parts->n > 0 && parts->part[parts->n - 1].kind == NAME &&
           token_number(word, &number) == TOKEN_NUMBER;
}

static void take_word(struct parts *parts, struct token word) {
    /* "The rest are NNP" is a list, and says no one thing of all. */
    const bool is_list = word.length > 1 && strspn(word.start, "NPnp") >= word.length;
    const bool takes_back = said_takes_back(word) && !token_is(word, "if");
    const bool follows_name = parts->n > 0 && parts->part[parts->n - 1].kind == NAME;
    if (token_is_any(word, "all both each") && follows_name) return; /* "1 and 2 are both N" */
    if (token_is_any(word, "rest other others otherwise else all both each everything everywhere"))
        add_part(parts, (struct part){.kind = REST});
    else if (token_is_any(word, "except unless but"))
        add_part(parts, (struct part){.kind = EXCEPT});
    else if (token_is_any(word, "only just"))
        parts->has_only = true;
    else if (is_list || takes_back || isdigit((unsigned char)*word.start))
        parts->is_unclear = true;
    else if (!token_is_any(word, "the a an is are at of to and them they times"))
        parts->has_others = true;
}

static void read_parts(const struct lesson_claims *claims, const char *line, struct parts *parts) {
    struct token before = {0};
    const bool has_rules = topic_of(claims) == SAID_OUTCOME && has_sides(claims);
    for (line += strspn(line, separators); *line; line += strspn(line, separators)) {
        const bool is_range = *line == '-' || token_is_any(before, "to through till until");
        if (*line == '-') line++;
        const char *at = line, *next;
        const struct token word = scan_token(&at, separators);
        const bool is_named = parts->n > 0 && parts->part[parts->n - 1].kind == NAME;
        next = at;
        const bool is_article = is_named && token_is_any(word, "a an") &&
                                is_answer(claims, parts, scan_token(&next, separators));
        const bool is_rule = has_rules && take_rule(parts, before, word);
        before = word;
        if (!is_rule && !is_article && is_answer(claims, parts, word)) {
            const char *answer = scratch_format("%.*s", (int)word.length, word.start);
            add_part(parts, (struct part){.kind = ANSWER, .answer = answer});
        } else if (token_is(word, "neither") && topic_of(claims) == SAID_BALANCE) {
            add_part(parts, (struct part){.kind = REST});
            add_part(parts, (struct part){.kind = ANSWER, .answer = "no"});
        } else if (!is_rule && !is_article) {
            if (take_name(claims, &line, is_range, parts)) continue;
            take_word(parts, word);
        }
        line = at;
    }
    const bool is_bare = parts->n == 1 && parts->part[0].kind == REST;
    if (is_bare && topic_of(claims) == SAID_BALANCE)
        add_part(parts, (struct part){.kind = ANSWER, .answer = "yes"});
}

/* --- which answer belongs to which part ------------------------------------------------------- */

/* What is said of each item by its name, of those that the rule is about, and of all others; NULL
 * stands for nothing. */
struct table {
    const char *of[MOST], *of_rule, *of_rest;
};

static const char *opposite(const struct lesson_claims *claims, const char *answer) {
    static const char *const sides[][2] = {[SAID_WINNER] = {"second", "first"},
                                           [SAID_OUTCOME] = {"P", "N"},
                                           [SAID_BALANCE] = {"no", "yes"}};
    if (!answer || !has_sides(claims)) return NULL;
    const enum said_topic topic = topic_of(claims);
    return sides[topic][said_word(topic, token_of(answer)) == SAID_SECOND];
}

static void set(struct table *table, const struct part *part, const char *answer) {
    if (part->kind == NAME)
        table->of[part->item] = answer;
    else if (part->kind == RULE)
        table->of_rule = answer;
    else
        table->of_rest = answer;
}

/* The answer that part i has: the one before it, where answers lead, or the next; "N, else P" ends
 * with one that follows. What is excepted has the other one. */
static const char *answer_of(const struct lesson_claims *claims, const struct parts *parts,
                             size_t i, bool leads) {
    const struct part *part = parts->part;
    const char *before = NULL, *after = NULL;
    bool excepts = false;
    size_t k = i;
    while (k > 0 && !before) {
        k--;
        excepts = excepts || part[k].kind == EXCEPT;
        if (part[k].kind == ANSWER) before = part[k].answer;
    }
    for (k = i + 1; k < parts->n && !after && part[k].kind != EXCEPT; k++)
        if (part[k].kind == ANSWER) after = part[k].answer;
    const bool is_last = part[i].kind == REST && i + 2 == parts->n && after;
    if (excepts) return opposite(claims, before ? before : after);
    return leads && !is_last ? before : after;
}

/* Fills the table. Returns false if a part has no answer, or an answer no part. */
static bool fill(const struct lesson_claims *claims, const struct parts *parts,
                 struct table *table) {
    const struct part *part = parts->part;
    const bool leads = parts->n > 0 && part[0].kind == ANSWER;
    const char *first = NULL;
    bool has_except = false, has_any = false;
    const bool ends = parts->n > 1 && part[parts->n - 1].kind == ANSWER;
    if (leads && ends && part[parts->n - 2].kind != REST) return false;
    for (size_t i = 0; i < parts->n; i++) {
        const bool is_twice = i > 0 && part[i].kind == ANSWER && part[i - 1].kind == ANSWER;
        has_except = has_except || part[i].kind == EXCEPT;
        if (is_twice) return false;
        if (part[i].kind == ANSWER && !first) first = part[i].answer;
        if (part[i].kind == ANSWER || part[i].kind == EXCEPT) continue;
        const char *answer = answer_of(claims, parts, i, leads);
        if (!answer) return false;
        has_any = true;
        set(table, &part[i], answer);
    }
    if (!has_any || table->of_rest) return has_any;
    if (has_except)
        table->of_rest = first;
    else if (parts->has_only || table->of_rule)
        table->of_rest = opposite(claims, table->of_rule ? table->of_rule : first);
    return true;
}

/* Returns what the table says of an item, or NULL. */
static const char *look_up(const struct lesson_claims *claims, const struct parts *parts,
                           const struct table *table, size_t i) {
    struct text *name = scratch();
    uint64_t size = 0;
    if (table->of[i]) return table->of[i];
    if (!table->of_rule) return table->of_rest;
    quiz_print_position(&claims->asks->items[claims->first + i].about, name);
    if (token_number(token_of(name->data), &size) != TOKEN_NUMBER) return NULL;
    return size % parts->step == parts->remainder ? table->of_rule : table->of_rest;
}

/* True if what is said by name of items before the open one is right. */
static bool begins_right(const struct lesson_claims *claims, const struct table *table) {
    const struct lesson_asks *asks = claims->asks;
    for (size_t i = 0; claims->first + i < asks->asked; i++) {
        const struct quiz_question *about = &asks->items[claims->first + i].about;
        if (table->of[i] &&
            quiz_mark(asks->solver, about, table->of[i], LABEL_STARS, scratch()) != VERDICT_RIGHT)
            return false;
    }
    return true;
}

size_t lesson_claims_read(const struct lesson_claims *claims, const char *line,
                          struct text *answers, bool *alone, struct text *why) {
    struct parts parts = {0};
    struct table table = {0};
    struct text *open = scratch();
    size_t n = 0;
    text_clear(answers);
    if (claims->n < 2 || claims->n > MOST) return 0;
    read_parts(claims, line, &parts);
    *alone = !parts.has_others;
    if (claims->asks->ask->game) quiz_print_position(claims->asks->ask, open);
    const bool is_clear = !parts.is_unclear && fill(claims, &parts, &table) &&
                          (parts.step == 0 || parts.remainder < parts.step);
    if (!is_clear && parts.step > 0) text_addf(why, "Type N or P for %s first", open->data);
    if (!is_clear) return 0;
    for (size_t i = claims->asks->asked - claims->first; i < claims->n; i++, n++) {
        const char *answer = look_up(claims, &parts, &table, i);
        if (!answer) break;
        text_addf(answers, "%s\n", answer);
    }
    if (n > 0 && begins_right(claims, &table)) return n;
    if (open->length > 0) text_addf(why, "Next is %s: start there", open->data);
    return 0;
}
