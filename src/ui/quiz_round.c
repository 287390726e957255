/* SPDX-License-Identifier: MIT */
#include "ui/quiz_round.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "nimm/scan.h"
#include "ui/classroom.h"
#include "ui/paragraph.h"
#include "ui/quiz_score.h"

enum { GAMES_TOLD = 32 };

struct round {
    struct classroom room;
    struct quiz quiz;
    struct quiz_score score;
    const struct game *told[GAMES_TOLD]; /* whose rules have been shown */
    size_t n_told;
    bool leaving;
};

/* The rules of a game that comes up for the first time; everybody here knows Nim itself. */
static void tell_rules(struct round *round, const struct game *game) {
    if (!game->disguise && !game->parameters_help) return;
    for (size_t i = 0; i < round->n_told; i++)
        if (round->told[i] == game) return;
    assert(round->n_told < GAMES_TOLD);
    round->told[round->n_told++] = game;
    struct text sentence = {0};
    text_addf(&sentence, "(%s: %s)", game->title, game->rules);
    classroom_say(&round->room, text_string(&sentence));
    text_free(&sentence);
}

static void show_question(struct round *round, const struct quiz_question *question, uint64_t number) {
    struct text sentence = {0};
    struct text *out = &round->room.out;
    text_add_char(out, '\n');
    if (question->game) tell_rules(round, question->game);
    text_addf(&sentence, "%" PRIu64 ". ", number);
    quiz_add_question(question, &sentence);
    classroom_say(&round->room, text_string(&sentence));
    text_free(&sentence);
    /* A move needs the places of a board; parameters are part of what a board shows. */
    if (!question->game || (question->topic != QUIZ_MOVE && !question->game->parameters_help)) return;
    struct style style = terminal_style(&round->room.terminal);
    question->game->draw(question->position, &style, out);
}

static void say_answer(struct round *round, const struct quiz_question *question) {
    struct text sentence = {0};
    text_add(&sentence, "The answer: ");
    quiz_add_answer(round->room.solver, question, &sentence);
    text_add_char(&sentence, '.');
    classroom_say(&round->room, text_string(&sentence));
    text_free(&sentence);
}

static void say_working(struct round *round, const struct quiz_question *question) {
    struct text sentences = {0};
    quiz_add_working(round->room.solver, question, &sentences);
    classroom_say(&round->room, text_string(&sentences));
    text_free(&sentences);
}

/* The answer and how one finds it. */
static void show_working(struct round *round, const struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    if (question->topic != QUIZ_MOVE) say_answer(round, question);
    if (question->topic == QUIZ_MOVE || question->topic == QUIZ_WINNER) {
        classroom_explain(&round->room, &asked);
        if (question->yes) classroom_add_winning_moves(&round->room, &asked);
        return;
    }
    if (question->topic == QUIZ_SUM || question->topic == QUIZ_BALANCE)
        classroom_add_grid(&round->room, &asked);
    say_working(round, question);
}

static const char *praise(uint64_t number) {
    static const char *const words[] = {"Right.", "Right!", "Yes.", "Exactly.", "Correct."};
    return words[number % (sizeof words / sizeof *words)];
}

/* What the line does: it is marked, or asks for something. True: the question is done with. */
static bool take_line(struct round *round, const struct quiz_question *question, uint64_t number) {
    const char *line = text_string(&round->room.terminal.line);
    struct token token = {line, strlen(line)};
    struct text why = {0};
    bool skipped = token_is(token, "skip") || token_is(token, "pass");
    if (token_is(token, "quit") || token_is(token, "q") || token_is(token, "exit")) {
        round->leaving = true;
        return true;
    }
    if (token_is(token, "help") || token_is(token, "?")) {
        classroom_say(&round->room,
                      "Type the answer; skip shows it and goes on, rules tells the game, q ends the quiz.");
        return false;
    }
    if (token_is(token, "rules") && question->game) {
        classroom_say(&round->room, question->game->rules);
        return false;
    }
    enum quiz_mark mark = skipped ? QUIZ_WRONG : quiz_mark(round->room.solver, question, line, &why);
    if (mark == QUIZ_UNCLEAR) classroom_say_painted(&round->room, PAINT_WRONG, text_string(&why));
    text_free(&why);
    if (mark == QUIZ_UNCLEAR) return false;
    quiz_score_count(&round->score, question->topic, mark == QUIZ_RIGHT);
    if (mark == QUIZ_RIGHT) {
        classroom_say_painted(&round->room, PAINT_WINNER, praise(number));
        return true;
    }
    if (!skipped) classroom_say_painted(&round->room, PAINT_WRONG, "No.");
    show_working(round, question);
    return true;
}

static void ask(struct round *round, const struct quiz_question *question, uint64_t number) {
    struct text prompt = {0};
    show_question(round, question, number);
    text_add(&prompt, "Your answer (");
    quiz_add_form(question, &prompt);
    text_add(&prompt, ")? ");
    do {
        if (!classroom_ask(&round->room, text_string(&prompt))) {
            round->leaving = true;
            break;
        }
    } while (!take_line(round, question, number));
    text_free(&prompt);
}

void quiz_run(const struct quiz_plan *plan) {
    struct round round = {0};
    classroom_open(&round.room, plan->color, plan->plain);
    paragraph_addf(&round.room.out, terminal_style(&round.room.terminal).width,
                   "%" PRIu64 " question%s, level %u, seed %" PRIu64 ". The same again: %s", plan->questions,
                   plan->questions == 1 ? "" : "s", plan->level, plan->seed, plan->command);
    quiz_begin(&round.quiz, round.room.solver, plan->level, plan->topics, plan->seed);
    for (uint64_t i = 1; i <= plan->questions && !round.leaving; i++) {
        struct quiz_question question;
        quiz_next(&round.quiz, &question);
        ask(&round, &question, i);
        quiz_question_free(&question);
    }
    text_add_char(&round.room.out, '\n');
    quiz_score_add(&round.score, plan->level, terminal_style(&round.room.terminal).width, &round.room.out);
    classroom_close(&round.room);
}
