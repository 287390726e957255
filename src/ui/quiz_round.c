/* SPDX-License-Identifier: MIT */
#include "ui/quiz_round.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/quiz.h"
#include "ui/dialogue.h"

struct round {
    struct dialogue room;
    struct quiz quiz;
    uint64_t right[QUIZ_TOPICS], asked[QUIZ_TOPICS];
    const struct game *told[32]; /* whose rules have been shown */
    size_t n_told;
    bool told_mex;
    bool leaving;
};

/* --- a question ------------------------------------------------------------------------------ */

/* The rules of a game that comes up for the first time; everybody here knows Nim itself. */
static void tell_rules(struct round *round, const struct game *game) {
    if (!game->disguise) return;
    for (size_t i = 0; i < round->n_told; i++)
        if (round->told[i] == game) return;
    assert(round->n_told < sizeof round->told / sizeof *round->told);
    round->told[round->n_told++] = game;
    dialogue_say(&round->room, "(%s: %s)", game->title, game->rules);
}

/* The first time that one is asked for. */
static void tell_mex(struct round *round, const struct quiz_question *question) {
    if (round->told_mex || (question->topic != QUIZ_MEX && question->topic != QUIZ_LABEL)) return;
    round->told_mex = true;
    dialogue_say(&round->room,
                 "(The mex of some numbers is the least of 0, 1, 2, 3 and so on that is not among them. The "
                 "value of a position, also called its label, is the mex of the values that its moves leave."
                 "%s)",
                 round->quiz.plain ? "" : " It stands after a star: *2.");
}

static void show_question(struct round *round, const struct quiz_question *question, uint64_t number) {
    struct text sentence = {0};
    text_add_char(&round->room.out, '\n');
    if (question->game) tell_rules(round, question->game);
    tell_mex(round, question);
    quiz_add_question(question, &sentence);
    dialogue_say(&round->room, "%" PRIu64 ". %s", number, nimm_text_string(&sentence));
    nimm_text_free(&sentence);
    /* A move needs the places of a board, and so do values; parameters are part of what a board shows. */
    const struct game *game = question->game;
    if (!game || (game->flags & NIMM_GAME_WRITTEN && !game->parameters_help && question->topic != QUIZ_MOVE &&
                  !quiz_tells_values(question)))
        return;
    dialogue_show_board(&round->room, game, quiz_board(question), terminal_style(&round->room.terminal),
                        DIALOGUE_BESIDE);
}

/* The grid of plain numbers. */
static void show_sum(struct dialogue *room, const struct quiz_question *question) {
    struct solution solution = {.has_value = true, .value = question->number, .piles.n = question->n};
    struct question asked = quiz_position_question(question);
    struct style style = terminal_style(&room->terminal);
    memcpy(solution.piles.value, question->numbers, question->n * sizeof *question->numbers);
    explain_grid(&asked, &solution, &style, &room->out);
}

/* The answer and how one finds it. */
static void show_working(struct dialogue *room, const struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct text answer = {0}, working = {0};
    if (question->topic == QUIZ_MOVE) {
        dialogue_explain(room, &asked, EXPLAIN_GRID, "the player to move");
        dialogue_show_winning_moves(room, &asked, "winning move");
        return;
    }
    quiz_add_answer(room->solver, question, &answer);
    dialogue_say(room, "The answer: %s.", nimm_text_string(&answer));
    if (question->topic == QUIZ_BALANCE || question->topic == QUIZ_WINNER) dialogue_show_grid(room, &asked);
    if (question->topic == QUIZ_SUM) show_sum(room, question);
    if (question->topic == QUIZ_GROUPS) dialogue_show_groups(room, &asked);
    quiz_add_working(room->solver, question, &working);
    if (working.length > 0) dialogue_say(room, "%s", nimm_text_string(&working));
    nimm_text_free(&answer);
    nimm_text_free(&working);
}

/* Marks what was typed. False: it is unclear, and the question is to be asked again. */
static bool mark(struct round *round, const struct quiz_question *question, const char *line) {
    struct text why = {0};
    enum verdict verdict = quiz_mark(round->room.solver, question, line, &why);
    dialogue_say_verdict(&round->room, verdict, nimm_text_string(&why));
    nimm_text_free(&why);
    if (verdict == VERDICT_UNCLEAR) {
        dialogue_say(&round->room, "skip shows the answer, ? helps.");
        return false;
    }
    round->asked[question->topic]++;
    round->right[question->topic] += verdict == VERDICT_RIGHT;
    if (verdict == VERDICT_WRONG) show_working(&round->room, question);
    return true;
}

/* What the line does: it is marked, or asks for something. True: the question is done with. */
static bool take_line(struct round *round, const struct quiz_question *question, uint64_t number) {
    const char *line = nimm_text_string(&round->room.terminal.line);
    struct token token = token_of(line);
    if (token_is_any(token, QUIT_WORDS)) {
        round->leaving = true;
        return true;
    }
    if (round->room.cut) { /* nobody answers what has not been shown */
        show_question(round, question, number);
        return false;
    }
    if (token_is_any(token, "skip pass")) {
        round->asked[question->topic]++;
        show_working(&round->room, question);
        return true;
    }
    if (token_is_any(token, "help ?")) {
        dialogue_say(&round->room, "Type the answer; skip shows it and goes on%s, q ends the quiz.",
                     question->game ? ", rules explains the game" : "");
        return false;
    }
    if (token_is(token, "rules") && question->game) {
        dialogue_say(&round->room, "%s", question->game->rules);
        return false;
    }
    return mark(round, question, line);
}

static void ask(struct round *round, const struct quiz_question *question, uint64_t number) {
    struct text prompt = {0};
    show_question(round, question, number);
    text_addf(&prompt, "Your answer (%s)? ", quiz_form(question));
    do {
        if (!dialogue_ask(&round->room, nimm_text_string(&prompt))) {
            round->leaving = true;
            break;
        }
    } while (!take_line(round, question, number));
    nimm_text_free(&prompt);
}

/* --- how it went ----------------------------------------------------------------------------- */

/* What to practise, the topics with anything wrong, and the command for it. */
static void add_practice(const struct round *round, unsigned level, struct text *text) {
    const char *before = "To practise: ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (round->right[t] == round->asked[t]) continue;
        text_addf(text, "%s%s (%" PRIu64 " of %" PRIu64 " right)", before,
                  quiz_topic_title((enum quiz_topic)t), round->right[t], round->asked[t]);
        before = ", ";
    }
    text_add(text, ". Try: nimm quiz");
    before = " --topic ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (round->right[t] == round->asked[t]) continue;
        text_addf(text, "%s%s", before, quiz_topic_name((enum quiz_topic)t));
        before = ",";
    }
    if (level > 1) text_addf(text, " --level %u", level);
}

static void say_score(struct round *round, const struct quiz_plan *plan) {
    uint64_t right = 0, asked = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) right += round->right[t], asked += round->asked[t];
    text_add_char(&round->room.out, '\n');
    if (asked == 0) {
        dialogue_say(&round->room, "Nothing answered, nothing wrong. Goodbye.");
        return;
    }
    dialogue_say(&round->room, "%" PRIu64 " of %" PRIu64 " right.%s", right, asked,
                 right == asked ? " Nobody can beat that." : "");
    struct text *next = &round->room.out;
    const size_t from = next->length;
    if (right < asked)
        add_practice(round, plan->level, next);
    else if (plan->own)
        text_add(next, "Ready for more: nimm quiz");
    else if (plan->level < QUIZ_LEVELS)
        text_addf(next, "Ready for more: nimm quiz --level %u", plan->level + 1);
    else
        text_add(next, "There is no higher level. Find yourself an opponent: nimm");
    dialogue_fold(&round->room, from, 2);
}

void quiz_run(const struct quiz_plan *plan) {
    struct round round = {.n_told = 0};
    struct quiz_question drawn = {0};
    dialogue_open(&round.room, (struct look){.plain = plan->plain, .color = plan->color});
    text_addf(&round.room.out, "%" PRIu64 " question%s", plan->questions, plan->questions == 1 ? "" : "s");
    if (!plan->own) text_addf(&round.room.out, ", level %u, seed %" PRIu64, plan->level, plan->seed);
    text_addf(&round.room.out, ". The same again: %s", plan->command);
    text_wrap(&round.room.out, 0, terminal_style(&round.room.terminal).width, 0);
    quiz_begin(&round.quiz, round.room.solver, plan->level, plan->topics, plan->seed);
    round.quiz.plain = plan->plain;
    for (uint64_t i = 1; i <= plan->questions && !round.leaving; i++) {
        const struct quiz_question *question = plan->own ? &plan->own[i - 1] : &drawn;
        if (!plan->own) quiz_next(&round.quiz, &drawn);
        ask(&round, question, i);
        quiz_question_free(&drawn);
    }
    say_score(&round, plan);
    dialogue_close(&round.room);
}
