/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "nimm/quiz.h"

/* What a word means; the words of a sentence must agree. */
struct word {
    const char *word;
    int means; /* 1 yes or the first player, 0 no or the second, -1 nothing */
};

static const struct word winner_words[] = {
    {"first", 1},   {"1", 1},     {"1st", 1},  {"one", -1}, {"i", 1},      {"n", 1},      {"f", 1},
    {"second", 0},  {"2", 0},     {"2nd", 0},  {"ii", 0},   {"p", 0},      {"s", 0},      {"the", -1},
    {"player", -1}, {"wins", -1}, {"win", -1}, {"who", -1}, {"moves", -1}, {"mover", -1}, {NULL, 0},
};

static const struct word balance_words[] = {
    {"yes", 1}, {"y", 1}, {"balanced", 1},   {"b", 1}, {"it", -1}, {"is", -1},
    {"no", 0},  {"n", 0}, {"unbalanced", 0}, {"u", 0}, {NULL, 0},
};

/* -1: no word of the table. */
static bool find_word(const struct word *words, struct token token, int *means) {
    for (; words->word; words++)
        if (token_is(token, words->word)) {
            *means = words->means;
            return true;
        }
    return false;
}

/* 1 or 0; -1: unclear. */
static int read_words(const struct word *words, const char *answer) {
    int said = -1;
    for (struct token token; token = scan_token(&answer, ",.!"), token.length > 0;) {
        int means;
        if (!find_word(words, token, &means)) return -1;
        if (means < 0) continue;
        if (said >= 0 && said != means) return -1;
        said = means;
    }
    return said;
}

static void refuse(const char *answer, const char *what, struct text *why) {
    if (answer[strspn(answer, " \t\r")] != '\0') {
        text_add_quoted(why, answer, strlen(answer));
        text_add(why, " is no answer to that. ");
    }
    text_addf(why, "Type %s.", what);
}

static enum quiz_mark mark_words(const struct quiz_question *question, const char *answer, struct text *why) {
    bool winner = question->topic == QUIZ_WINNER;
    int said = read_words(winner ? winner_words : balance_words, answer);
    if (said >= 0) return said == (int)question->yes ? QUIZ_RIGHT : QUIZ_WRONG;
    refuse(answer, winner ? "first or second" : "yes or no", why);
    return QUIZ_UNCLEAR;
}

static enum quiz_mark mark_number(const struct quiz_question *question, const char *answer,
                                  struct text *why) {
    const char *at = answer;
    uint64_t number;
    struct token token = scan_token(&at, "*=."), more = scan_token(&at, ".");
    if (more.length == 0 && token_number(token, &number) == SCAN_NUMBER)
        return number == question->number ? QUIZ_RIGHT : QUIZ_WRONG;
    refuse(answer, "a number in digits, as 5", why);
    return QUIZ_UNCLEAR;
}

static enum quiz_mark mark_legal_move(struct solver *solver, const struct quiz_question *question,
                                      const struct move *move) {
    void *after = memory_take(1, question->game->size);
    memcpy(after, question->position, question->game->size);
    question->game->play(after, 0, move);
    struct question next = {question->game, after, 1, question->misere, NULL};
    enum outcome outcome = OUTCOME_N;
    enum solve_status status = solve_outcome(solver, &next, &outcome);
    free(after);
    return status == SOLVE_OK && outcome == OUTCOME_P ? QUIZ_RIGHT : QUIZ_WRONG;
}

enum quiz_mark quiz_mark(struct solver *solver, const struct quiz_question *question, const char *answer,
                         struct text *why) {
    if (question->topic == QUIZ_WINNER || question->topic == QUIZ_BALANCE)
        return mark_words(question, answer, why);
    if (question->topic != QUIZ_MOVE) return mark_number(question, answer, why);
    struct move move;
    if (!game_read_move(question->game, question->position, 0, answer, &move, why)) return QUIZ_UNCLEAR;
    return mark_legal_move(solver, question, &move);
}
