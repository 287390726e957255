/* SPDX-License-Identifier: MIT */
/* A question of the quiz, its answer and what it marks right, checked against the literal rules. */
#ifndef TESTS_QUIZ_CHECK_H
#define TESTS_QUIZ_CHECK_H

#include "core/text.h"
#include "say/quiz.h"
#include "support.h"

/* The value of a position: of the piles, numbers or runs of pins into which it falls, each by the
 * rules alone. In the two games that can go on forever it is the theory's: of a row its gap, of a
 * pile its size. */
static uint64_t value_by_rules(struct nimm_solver *solver, const struct game *game,
                               const void *position) {
    struct game bare = bare_rules(game);
    const bool rows = strcmp(game->id, "northcott") == 0,
               pools = strcmp(game->id, "poker-nim") == 0;
    struct text text = {0};
    uint64_t sum = 0;
    bare.canonical = game->canonical; /* positions that play alike are searched once */
    if (!rows && !pools && !game->reads_one_pile) return value_of(solver, &bare, position);
    void *part = malloc(game->size);
    memcpy(part, position, game->size);
    game->print(position, &text);
    if (pools) text_cut(&text, strcspn(text.data, "/"));
    for (char *word = strtok(text.data, rows ? "/" : ",."); word;
         word = strtok(NULL, rows ? "/" : ",.")) {
        if (rows) {
            sum ^= strcspn(strpbrk(word, "WB") + 1, "WB");
        } else if (pools) {
            sum ^= strtoul(word, NULL, 10);
        } else {
            assert_true(game->parse(word, part, NULL));
            sum ^= value_of(solver, &bare, part);
        }
    }
    free(part);
    text_free(&text);
    return sum;
}

/* True if the player to move wins: of segments between points, which are too many to try, as the
 * solver says (test_triangle.c and test_coloring.c try those that are not). */
static bool is_won_by_rules(struct nimm_solver *solver, const struct quiz_question *question,
                            const void *position) {
    const struct question asked = {.game = question->game, .position = position};
    enum outcome outcome;
    if (question->misere) return wins_by_rules(solver, question->game, position, true);
    if (!game_no_value(question->game))
        return value_by_rules(solver, question->game, position) != 0;
    assert_int_equal(solve_outcome(solver, &asked, &outcome), NIMM_OK);
    return outcome == OUTCOME_N;
}

static enum verdict mark(struct nimm_solver *solver, const struct quiz_question *question,
                         const char *answer) {
    struct text why = {0};
    enum verdict verdict = quiz_mark(solver, question, answer, LABEL_STARS, &why);
    if (verdict == VERDICT_UNCLEAR) assert_one_line(&why);
    text_free(&why);
    return verdict;
}

static enum verdict mark_number(struct nimm_solver *solver, const struct quiz_question *question,
                                uint64_t number) {
    struct text answer = {0};
    text_add_number(&answer, number);
    enum verdict result = mark(solver, question, text_string(&answer));
    text_free(&answer);
    return result;
}

/* The printed answer says that; of several moves it need not say again what they begin with. */
static void check_answer(struct nimm_solver *solver, const struct quiz_question *question,
                         const char *part) {
    struct text answer = {0};
    quiz_add_answer(solver, question, false, &answer);
    const char *said = text_string(&answer), *rest = part;
    if (question->topic == QUIZ_MOVE) rest = strchr(part, ' ');
    if (question->topic == QUIZ_MOVE && strstr(part, " to ")) rest = strstr(part, " to ");
    if (!strstr(said, rest) && !strstr(said, " in all)"))
        fail_msg("\"%s\" is not in \"%s\"", part, said);
    text_free(&answer);
}

/* Every legal move is marked right exactly when what it leaves is lost; some move is right. */
static void check_moves(struct nimm_solver *solver, const struct quiz_question *question) {
    struct text typed = {0};
    void *after = malloc(question->game->size);
    struct moves moves = {0};
    size_t right = 0;
    while (question->game->moves(question->position, 0, &moves)) {
        play_into(question->game, question->position, 0, &moves.move, after);
        bool wins = !is_won_by_rules(solver, question, after);
        text_clear(&typed);
        question->game->print_move(question->position, &moves.move, &typed);
        assert_int_equal(mark(solver, question, text_string(&typed)),
                         wins ? VERDICT_RIGHT : VERDICT_WRONG);
        right += wins;
        text_clear(&typed);
        question->game->say_move(question->position, &moves.move, &typed);
        if (wins) check_answer(solver, question, text_string(&typed));
    }
    assert_int_not_equal(right, 0);
    free(after);
    text_free(&typed);
}

static void check_value(struct nimm_solver *solver, const struct game *game, const void *position,
                        uint64_t value) {
    struct text text = {0};
    game->print(position, &text);
    if (value != value_by_rules(solver, game, position))
        fail_msg("%s %s: told to be worth %d", game->id, text.data, (int)value);
    text_free(&text);
}

/* The values of positions that are told are right. */
static void check_told(struct nimm_solver *solver, const struct quiz_question *question) {
    const struct game *game = question->game;
    const struct label *label = &question->label;
    const struct graph *graph = &question->graph;
    for (size_t i = 0; i < label->n; i++)
        check_value(solver, game, label->after + i * game->size, label->options[i].value);
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        check_value(solver, game, graph_position(graph, i), graph->nodes[i].value);
    assert_int_equal(label->n + graph->n_nodes > 0, quiz_tells_values(question));
}

static uint64_t number_by_counting(const struct quiz_question *question) {
    uint64_t sum = 0;
    if (question->topic == QUIZ_SUM) /* a nim-sum leaves no bit out of step */
        for (unsigned bit = 0; bit < 64; bit++) {
            unsigned ones = 0;
            for (size_t i = 0; i < question->n; i++) ones += question->numbers[i] >> bit & 1;
            if (ones % 2 == 1) sum += UINT64_C(1) << bit;
        }
    if (question->topic == QUIZ_SUM) return sum;
    for (uint64_t n = 0;; n++) {
        bool there = false;
        for (size_t i = 0; i < question->n; i++) there |= question->numbers[i] == n;
        if (!there) return n;
    }
}

/* What is written has the value of the number, read digit by digit. */
static void check_binary(struct nimm_solver *solver, const struct quiz_question *question) {
    struct text text = {0};
    uint64_t number = 0;
    quiz_add_answer(solver, question, false, &text);
    for (const char *at = text_string(&text); *at; at++)
        number = 2 * number + (uint64_t)(*at - '0');
    assert_int_equal(number, question->numbers[0]);
    assert_int_equal(mark(solver, question, text_string(&text)), VERDICT_RIGHT);
    text_add_char(&text, '0');
    assert_int_equal(mark(solver, question, text_string(&text)), VERDICT_WRONG);
    text_free(&text);
}

static void check_number(struct nimm_solver *solver, const struct quiz_question *question,
                         uint64_t expected) {
    struct text number = {0};
    text_add_number(&number, expected);
    check_answer(solver, question, text_string(&number));
    text_free(&number);
    assert_int_equal(question->number, expected);
    assert_int_equal(mark_number(solver, question, expected), VERDICT_RIGHT);
    assert_int_equal(mark_number(solver, question, expected + 1), VERDICT_WRONG);
}

static void check_words(struct nimm_solver *solver, const struct quiz_question *question,
                        bool yes) {
    bool winner = question->topic == QUIZ_WINNER;
    assert_int_equal(question->yes, yes);
    check_answer(solver, question, winner ? yes ? "first" : "second" : yes ? "yes" : "no");
    assert_int_equal(mark(solver, question, winner ? "first" : "yes"),
                     yes ? VERDICT_RIGHT : VERDICT_WRONG);
    assert_int_equal(mark(solver, question, winner ? "second" : "no"),
                     yes ? VERDICT_WRONG : VERDICT_RIGHT);
}

/* Each size stands for the groups of the piles in which it is; those of an odd number have no
 * partner. */
static void check_groups(struct nimm_solver *solver, const struct quiz_question *question,
                         uint64_t sizes) {
    struct text answer = {0};
    quiz_add_answer(solver, question, false, &answer);
    char *last = strstr(answer.data, " and ");
    if (last) memcpy(last, "   , ", 5);
    assert_int_equal(mark(solver, question, text_string(&answer)), VERDICT_RIGHT);
    assert_int_equal(mark(solver, question, "64"), sizes == 64 ? VERDICT_RIGHT : VERDICT_WRONG);
    assert_int_equal(mark(solver, question, "none"), sizes == 0 ? VERDICT_RIGHT : VERDICT_WRONG);
    assert_int_equal(question->number, sizes);
    text_free(&answer);
}

static void check_texts(struct nimm_solver *solver, const struct quiz_question *question) {
    struct text text = {0};
    quiz_add_question(question, LABEL_STARS, false, &text);
    if (question->topic == QUIZ_LABEL) text_cut(&text, strcspn(text_string(&text), "\n"));
    assert_one_line(&text); /* the table of labels follows */
    text_clear(&text);
    text_add(&text, quiz_form(question));
    assert_one_line(&text);
    text_clear(&text);
    quiz_add_answer(solver, question, false, &text);
    assert_one_line(&text);
    text_clear(&text);
    quiz_add_working(solver, question, LABEL_STARS, &text);
    if (text.length > 0) assert_one_line(&text);
    text_free(&text);
}

/* The answer against the rules. */
static void check_question(struct nimm_solver *solver, const struct quiz_question *question) {
    check_texts(solver, question);
    if (question->topic == QUIZ_BINARY) {
        check_binary(solver, question);
        return;
    }
    if (!question->game) {
        check_number(solver, question, number_by_counting(question));
        return;
    }
    const struct game *game = question->game;
    const void *position = question->position;
    switch (question->topic) {
    case QUIZ_WINNER:
        check_words(solver, question, is_won_by_rules(solver, question, position));
        break;
    case QUIZ_BALANCE:
        check_words(solver, question, value_by_rules(solver, game, position) == 0);
        break;
    case QUIZ_GROUPS:
        check_groups(solver, question, value_by_rules(solver, game, position));
        break;
    case QUIZ_MOVE:
        check_moves(solver, question);
        break;
    default:
        check_number(solver, question, value_by_rules(solver, game, position));
        check_told(solver, question);
        break;
    }
}

#endif
