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
#include "ui/round.h"

struct questions {
    struct dialogue room;
    const struct quiz_plan *plan;
    struct quiz quiz;
    struct quiz_question drawn;
    const struct quiz_question *question; /* the one that is open; NULL: the next is to come */
    uint64_t number;                      /* of the questions so far */
    uint64_t right[QUIZ_TOPICS], asked[QUIZ_TOPICS];
    const struct game *told[32]; /* whose rules have been shown */
    size_t n_told;
    bool told_mex;
};

/* --- a question ------------------------------------------------------------------------------ */

/* The rules of a game that comes up for the first time; everybody here knows Nim itself. */
static void tell_rules(struct questions *questions, const struct game *game) {
    if (!game->disguise) return;
    for (size_t i = 0; i < questions->n_told; i++)
        if (questions->told[i] == game) return;
    assert(questions->n_told < sizeof questions->told / sizeof *questions->told);
    questions->told[questions->n_told++] = game;
    struct text rules = {0};
    nimm_game_add_rules(game, NULL, false, false, &rules);
    dialogue_say(&questions->room, "(%s: %s)", game->title, nimm_text_string(&rules));
    nimm_text_free(&rules);
}

/* The first time that one is asked for. */
static void tell_mex(struct questions *questions, const struct quiz_question *question) {
    if (questions->told_mex || (question->topic != QUIZ_MEX && question->topic != QUIZ_LABEL)) return;
    questions->told_mex = true;
    dialogue_say(&questions->room,
                 "(The mex of some numbers is the least of 0, 1, 2, 3 and so on that is not among them. The "
                 "value of a position, also called its label, is the mex of the values that its moves leave."
                 "%s)",
                 questions->quiz.plain ? "" : " It stands after a star: *2.");
}

static void show_question(struct questions *questions) {
    const struct quiz_question *question = questions->question;
    struct text sentence = {0};
    text_add_char(&questions->room.out, '\n');
    if (question->game) tell_rules(questions, question->game);
    tell_mex(questions, question);
    quiz_add_question(question, &sentence);
    dialogue_say(&questions->room, "%" PRIu64 ". %s", questions->number, nimm_text_string(&sentence));
    nimm_text_free(&sentence);
    /* A move needs the places of a board, and so do values; parameters are part of what a board shows. */
    const struct game *game = question->game;
    if (!game || (game->flags & NIMM_GAME_WRITTEN && !game->parameters_help && question->topic != QUIZ_MOVE &&
                  !quiz_tells_values(question)))
        return;
    dialogue_show_board(&questions->room, game, quiz_board(question),
                        terminal_style(&questions->room.terminal), DIALOGUE_BESIDE);
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
        dialogue_explain(room, &asked, EXPLAIN_GRID, false, "the player to move");
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

/* --- what is typed --------------------------------------------------------------------------- */

/* Marks what was typed. */
static enum round_taken mark(struct round *round, const char *line, struct text *why) {
    struct questions *questions = round->user;
    const struct quiz_question *question = questions->question;
    if (questions->room.cut) { /* nobody answers what has not been shown */
        show_question(questions);
        return ROUND_TAKEN;
    }
    enum verdict mark = quiz_mark(questions->room.solver, question, line, why);
    if (mark == VERDICT_UNCLEAR) return ROUND_OTHER;
    dialogue_say_verdict(&questions->room, mark, nimm_text_string(why));
    questions->asked[question->topic]++;
    questions->right[question->topic] += mark == VERDICT_RIGHT;
    if (mark == VERDICT_WRONG) show_working(&questions->room, question);
    questions->question = NULL;
    return ROUND_TAKEN;
}

static void word_skip(struct round *round, const char *rest) {
    struct questions *questions = round->user;
    questions->asked[questions->question->topic]++;
    show_working(&questions->room, questions->question);
    questions->question = NULL;
}

static void word_rules(struct round *round, const char *rest) {
    const struct questions *questions = round->user;
    const struct quiz_question *question = questions->question;
    if (question->game)
        dialogue_say_rules(round->room, question->game, question->position, question->misere, true);
    else
        dialogue_say(round->room, "This question is about numbers, not about a game.");
}

static const struct round_word words[] = {
    {"help", "h ?", "[WORD]", "this list, or one word of it", round_help},
    {"skip", "pass", NULL, "show the answer, and go on", word_skip},
    {"rules", "", NULL, "the rules of the game that the question is about", word_rules},
    ROUND_QUIT,
    {0},
};

static bool next(struct round *round, struct text *prompt) {
    struct questions *questions = round->user;
    const struct quiz_plan *plan = questions->plan;
    if (!questions->question) {
        if (questions->number == plan->questions) return false;
        quiz_question_free(&questions->drawn);
        if (!plan->own) quiz_next(&questions->quiz, &questions->drawn);
        questions->question = plan->own ? &plan->own[questions->number] : &questions->drawn;
        questions->number++;
        show_question(questions);
    }
    text_addf(prompt, "Your answer (%s)? ", quiz_form(questions->question));
    return true;
}

/* --- how it went ----------------------------------------------------------------------------- */

/* What to practise, the topics with anything wrong, and the command for it. */
static void add_practice(const struct questions *questions, unsigned level, struct text *text) {
    const char *before = "To practise: ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (questions->right[t] == questions->asked[t]) continue;
        text_addf(text, "%s%s (%" PRIu64 " of %" PRIu64 " right)", before,
                  quiz_topic_title((enum quiz_topic)t), questions->right[t], questions->asked[t]);
        before = ", ";
    }
    text_add(text, ". Try: nimm quiz");
    before = " --topic ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (questions->right[t] == questions->asked[t]) continue;
        text_addf(text, "%s%s", before, quiz_topic_name((enum quiz_topic)t));
        before = ",";
    }
    if (level > 1) text_addf(text, " --level %u", level);
}

static void say_score(struct questions *questions, const struct quiz_plan *plan) {
    uint64_t right = 0, asked = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        right += questions->right[t];
        asked += questions->asked[t];
    }
    text_add_char(&questions->room.out, '\n');
    if (asked == 0) {
        dialogue_say(&questions->room, "Nothing answered, nothing wrong. Goodbye.");
        return;
    }
    dialogue_say(&questions->room, "%" PRIu64 " of %" PRIu64 " right.%s", right, asked,
                 right == asked ? " Nobody can beat that." : "");
    struct text *out = &questions->room.out;
    text_add(out, TEXT_FOLD);
    if (right < asked)
        add_practice(questions, plan->level, out);
    else if (plan->own)
        text_add(out, "Ready for more: nimm quiz");
    else if (plan->level < QUIZ_LEVELS)
        text_addf(out, "Ready for more: nimm quiz --level %u", plan->level + 1);
    else
        text_add(out, "There is no higher level. Find yourself an opponent: nimm");
    text_add_char(out, '\n');
}

void quiz_run(const struct quiz_plan *plan) {
    struct questions questions = {.plan = plan};
    struct dialogue *room = &questions.room;
    struct round round = {.room = room,
                          .words = words,
                          .answer = "the answer",
                          .advice = "skip shows the answer, ? helps.",
                          .words_first = true,
                          .user = &questions,
                          .next = next,
                          .take = mark};
    dialogue_open(room, (struct look){.plain = plan->plain, .color = plan->color});
    text_addf(&room->out, TEXT_FOLD "%" PRIu64 " question%s", plan->questions,
              plan->questions == 1 ? "" : "s");
    if (!plan->own) text_addf(&room->out, ", level %u, seed %" PRIu64, plan->level, plan->seed);
    text_addf(&room->out, ". The same again: %s", plan->command);
    text_add_char(&room->out, '\n');
    quiz_begin(&questions.quiz, room->solver, plan->level, plan->topics, plan->seed);
    questions.quiz.plain = plan->plain;
    round_run(&round);
    say_score(&questions, plan);
    quiz_question_free(&questions.drawn);
    dialogue_close(room);
}
