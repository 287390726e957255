/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "nimm/nim.h"
#include "nimm/options.h"
#include "nimm/quiz.h"

/* "3 xor 4 xor 6 = 1". */
static void add_sum(const struct piles *piles, struct text *text) {
    for (size_t i = 0; i < piles->n; i++) {
        if (i > 0) text_add(text, " xor ");
        text_add_number(text, piles->value[i]);
    }
    text_addf(text, " = %" PRIu64, nim_sum(piles->value, piles->n));
}

/* --- the question ---------------------------------------------------------------------------- */

/* "Nim 3,4,6", "Misere Nim 1,1,2 (whoever makes the last move loses)". */
static void add_subject(const struct quiz_question *question, struct text *text) {
    const struct game *game = question->game;
    if (question->misere) text_add(text, "Misere ");
    text_addf(text, "%s ", game->title);
    if (game->print_parameters) {
        text_add_char(text, '(');
        game_print_name(game, question->position, text);
        text_add(text, ") ");
    }
    game->print(question->position, text);
    if (question->misere) text_add(text, " (whoever makes the last move loses)");
}

/* The position's numbers as they are read out: "3, 4, 6". */
static void add_spaced_position(const struct quiz_question *question, struct text *text) {
    struct text position = {0};
    question->game->print(question->position, &position);
    for (size_t i = 0; i < position.length; i++) {
        text_add_char(text, position.data[i]);
        if (position.data[i] == ',') text_add_char(text, ' ');
    }
    text_free(&position);
}

void quiz_add_question(const struct quiz_question *question, struct text *text) {
    switch (question->topic) {
    case QUIZ_WINNER:
        add_subject(question, text);
        text_add(text,
                 ": who wins if both play well, the player who moves first or the one who moves second?");
        break;
    case QUIZ_MOVE:
        add_subject(question, text);
        text_add(text, ": it is your turn. Which move wins?");
        break;
    case QUIZ_BALANCE:
        add_subject(question, text);
        text_add(text, ": is this position balanced?");
        break;
    case QUIZ_SUM:
        text_add(text, "What is the nim-sum of ");
        add_spaced_position(question, text);
        text_add_char(text, '?');
        break;
    case QUIZ_MEX:
        text_add(text, "What is the mex of ");
        if (question->n == 0) text_add(text, "no numbers at all");
        text_add_choice(text, question->numbers, question->n, " and ");
        text_add_char(text, '?');
        break;
    default: /* QUIZ_VALUE */
        add_subject(question, text);
        text_add(text, ": what is its value, the size of the Nim pile that it equals?");
        break;
    }
}

void quiz_add_form(const struct quiz_question *question, struct text *text) {
    if (question->topic == QUIZ_WINNER)
        text_add(text, "first or second");
    else if (question->topic == QUIZ_BALANCE)
        text_add(text, "yes or no");
    else
        text_add(text, question->topic == QUIZ_MOVE ? question->game->move_prompt : "a number");
}

/* --- the answer ------------------------------------------------------------------------------ */

static void add_moves(struct solver *solver, const struct quiz_question *question, struct text *text) {
    enum { SHOWN = 8 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    struct question asked = quiz_position_question(question);
    solve_winning_moves(solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        text_add_between(text, i, list.n, " or ");
        question->game->say_move(question->position, &list.moves[i], text);
    }
    if (list.total.n > list.n) {
        text_add(text, " (there are ");
        count_print(list.total, text);
        text_add(text, " in all)");
    }
}

void quiz_add_answer(struct solver *solver, const struct quiz_question *question, struct text *text) {
    if (question->topic == QUIZ_MOVE)
        add_moves(solver, question, text);
    else if (question->topic == QUIZ_WINNER)
        text_add(text, question->yes ? "the player who moves first" : "the player who moves second");
    else if (question->topic == QUIZ_BALANCE)
        text_add(text, question->yes ? "yes, it is balanced" : "no, it is unbalanced");
    else
        text_add_number(text, question->number);
}

/* --- the working ----------------------------------------------------------------------------- */

static void add_counting(const struct quiz_question *question, struct text *text) {
    text_add(text, "Count up from 0 until a number is missing: ");
    for (uint64_t i = 0; i < question->number; i++) text_addf(text, "%" PRIu64 " is there, ", i);
    text_addf(text, "%" PRIu64 " is not.", question->number);
}

/* "Pins 1-5 (a row of 5 pins) equal a Nim pile of 4." for each part. */
static void add_parts(const struct quiz_question *question, const struct piles *piles, struct text *text) {
    struct text name = {0}, reason = {0};
    for (size_t i = 0; i < piles->n; i++) {
        text_clear(&name);
        text_clear(&reason);
        question->game->describe(question->position, i, &name, &reason);
        text_addf(text, "%s: %s, a Nim pile of %" PRIu64 ". ", text_string(&name), text_string(&reason),
                  piles->value[i]);
    }
    text_free(&name);
    text_free(&reason);
}

static const char no_move[] = "There is no move: the value is 0. ";

/* What the moves lead to, where the mex of that is the value. */
static void add_mex(struct solver *solver, const struct quiz_question *question, struct text *text) {
    struct options options;
    uint64_t values[OPTIONS_MOST];
    if (question->game->flags & (GAME_PARTISAN | GAME_LOOPY)) return;
    if (options_list(solver, question->game, question->position, 0, &options) != SOLVE_OK) return;
    if (options.n == 0) {
        text_add(text, no_move);
        return;
    }
    text_add(text, options.n == 1 ? "Its only move leads to the value " : "Its moves lead to the values ");
    text_add_choice(text, values, options_values(&options, values), " and ");
    text_addf(text, "; the smallest number missing there is %" PRIu64 ". ", options_mex(&options));
}

static void trim(struct text *text) {
    while (text->length > 0 && text->data[text->length - 1] == ' ') text->data[--text->length] = '\0';
}

static const char *verdict(const struct quiz_question *question, uint64_t sum) {
    switch (question->topic) {
    case QUIZ_WINNER:
        return sum ? ", which is not 0: whoever moves first can balance, and wins."
                   : ": balanced, so whoever moves first must unbalance it, and loses.";
    case QUIZ_MOVE:
        return ", which is not 0: the moves that make it 0 win.";
    case QUIZ_BALANCE:
        return sum ? ", which is not 0: some column holds an odd number of ones."
                   : ": every column holds an even number of ones.";
    default:
        return ".";
    }
}

void quiz_add_working(struct solver *solver, const struct quiz_question *question, struct text *text) {
    if (!question->game) {
        add_counting(question, text);
        return;
    }
    if (question->misere) {
        assert(question->game->misere_rule);
        text_add(text, question->game->misere_rule);
        return;
    }
    struct piles piles;
    solver_begin(solver);
    if (game_piles(solver, question->game, question->position, &piles) != SOLVE_OK) return;
    if (question->game->disguise) add_parts(question, &piles, text);
    if (question->topic == QUIZ_VALUE && piles.n == 1) add_mex(solver, question, text);
    if (piles.n == 0) {
        text_add(text, no_move);
    } else if (piles.n > 1) {
        text_add(text, "The nim-sum is ");
        add_sum(&piles, text);
        text_add(text, verdict(question, nim_sum(piles.value, piles.n)));
    } else if (question->topic != QUIZ_VALUE) {
        text_addf(text, "The value is %" PRIu64 "%s", piles.value[0], verdict(question, piles.value[0]));
    }
    trim(text);
}
