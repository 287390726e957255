/* SPDX-License-Identifier: MIT */
/* What every game promises when memory ends: no text is half a truth unmarked, no answer is a wrong one, and
 * what was asked is answered as ever once there is memory again. */
#include "contract.h"

#include "memory.h"

enum { GAMES = 3, MOVES = 4, NODES = 300, SPARE_MOST = 100000 };

/* What one question adds to a text, and what it says beside. */
struct reply {
    struct text text;
    bool yes;
};

typedef void ask(const struct subject *subject, const void *position, unsigned mover, const void *argument,
                 struct reply *reply);

static bool same_reply(const struct reply *a, const struct reply *b) {
    return a->yes == b->yes && strcmp(text_string(&a->text), text_string(&b->text)) == 0;
}

/* Asks again and again, each time another allocation fails, alone or with all that follow. What was refused
 * may be refused for want of memory, but what is refused is never accepted. */
static void ask_without_memory(const struct subject *subject, const void *position, unsigned mover,
                               const void *argument, ask *question) {
    struct reply wanted = {.yes = false};
    question(subject, position, mover, argument, &wanted);
    for (int for_ever = 0; for_ever < 2; for_ever++) {
        size_t failed = 1;
        for (size_t spare = 0; failed > 0 && spare < SPARE_MOST; spare++) {
            struct reply reply = {.yes = false};
            memory_fail(spare, for_ever ? SIZE_MAX : 1);
            question(subject, position, mover, argument, &reply);
            failed = memory_recover();
            const char *said = text_string(&reply.text);
            if (failed == 0)
                PROMISE_OF(subject, position, same_reply(&reply, &wanted), said);
            else if (reply.yes == wanted.yes)
                PROMISE_OF(subject, position, reply.text.failed || same_reply(&reply, &wanted), said);
            else
                PROMISE_OF(subject, position, wanted.yes && (reply.text.failed || reply.text.length > 0),
                           said);
            text_free(&reply.text);
        }
        assert_int_equal(failed, 0);
    }
    text_free(&wanted.text);
}

/* ---- the questions ---- */

static void ask_print(const struct subject *subject, const void *position, unsigned mover,
                      const void *argument, struct reply *reply) {
    (void)mover, (void)argument;
    const struct game *game = subject->game;
    game->print(position, &reply->text);
    game_print_name(game, position, &reply->text);
    if (game->say_rule) game->say_rule(position, &reply->text);
}

static void ask_draw(const struct subject *subject, const void *position, unsigned mover, const void *style,
                     struct reply *reply) {
    (void)mover;
    subject->game->draw(position, style, &reply->text);
}

static void ask_explain(const struct subject *subject, const void *position, unsigned mover,
                        const void *style, struct reply *reply) {
    (void)mover;
    subject->game->explain(position, false, style, &reply->text);
    subject->game->explain(position, true, style, &reply->text);
}

static void ask_describe(const struct subject *subject, const void *position, unsigned mover,
                         const void *pile, struct reply *reply) {
    (void)mover;
    struct text reason = {0};
    subject->game->describe(position, *(const size_t *)pile, &reply->text, &reason);
    text_add(&reply->text, text_string(&reason));
    reply->text.failed |= reason.failed;
    text_free(&reason);
}

static void ask_startable(const struct subject *subject, const void *position, unsigned mover,
                          const void *argument, struct reply *reply) {
    (void)mover, (void)argument;
    reply->yes = subject->game->startable(position, &reply->text);
}

static void ask_parse(const struct subject *subject, const void *position, unsigned mover, const void *string,
                      struct reply *reply) {
    (void)mover, (void)position;
    void *room = malloc(subject->game->size);
    reply->text.failed |= !room;
    reply->yes = room && subject->game->parse(subject->parameters, string, room, &reply->text);
    free(room);
}

static void ask_parse_move(const struct subject *subject, const void *position, unsigned mover,
                           const void *string, struct reply *reply) {
    struct move move;
    reply->yes = subject->game->parse_move(position, mover, string, &move, &reply->text);
}

static void ask_check(const struct subject *subject, const void *position, unsigned mover, const void *move,
                      struct reply *reply) {
    reply->yes = subject->game->check(position, mover, move, &reply->text);
}

static void ask_move(const struct subject *subject, const void *position, unsigned mover, const void *move,
                     struct reply *reply) {
    const struct game *game = subject->game;
    game->print_move(position, move, &reply->text);
    text_add_char(&reply->text, ' ');
    game->say_move(position, move, &reply->text);
    reply->yes = game->warn && game->warn(position, mover, move, &reply->text);
}

/* A start of the seed in *argument: the same one, or none. */
static void ask_random(const struct subject *subject, const void *position, unsigned mover,
                       const void *argument, struct reply *reply) {
    (void)mover, (void)position;
    struct random random = random_from_seed(*(const uint64_t *)argument);
    const struct shape shape = {.parts = {0, 0}};
    struct text why = {0};
    void *start = malloc(subject->game->size);
    reply->yes = start && subject->game->random(subject->parameters, &shape, &random, start, &why);
    if (reply->yes)
        subject->game->print(start, &reply->text);
    else
        text_add(&reply->text, start ? text_string(&why) : "none");
    reply->text.failed |= why.failed || !start;
    text_free(&why);
    free(start);
}

/* ---- texts ---- */

static bool check_texts(const struct subject *subject, const void *position, unsigned mover, void *context) {
    (void)context;
    static const struct style styles[] = {{.width = 40},
                                          {.width = 40, .plain = true},
                                          {.width = 200, .utf8 = true, .stones = true, .big = true}};
    const struct game *game = subject->game;
    ask_without_memory(subject, position, mover, NULL, ask_print);
    for (size_t i = 0; i < LENGTH(styles); i++) {
        ask_without_memory(subject, position, mover, &styles[i], ask_draw);
        if (game->explain) ask_without_memory(subject, position, mover, &styles[i], ask_explain);
    }
    if (game->startable) ask_without_memory(subject, position, mover, NULL, ask_startable);
    struct solver *solver = new_solver(NODES);
    struct piles piles;
    if (game->describe && game_piles(solver, game, position, &piles) == SOLVE_OK)
        for (size_t i = 0; i < piles.n && i < 3; i++)
            ask_without_memory(subject, position, mover, &i, ask_describe);
    solver_free(solver);
    return true;
}

static void texts_without_memory_are_marked(const struct subject *subject) {
    if (!memory_can_fail()) skip();
    visit_random_games(subject, GAMES, MOVES, check_texts, NULL);
}

static bool check_moves(const struct subject *subject, const void *position, unsigned mover, void *context) {
    (void)context;
    static const char *const typed[] = {"", "?", "1", "1 1", "1 ? 1", "99 99"};
    static const struct move strange[] = {
        {.part = 0}, {.component = 99}, {.part = UINT32_MAX, .where = UINT64_MAX, .amount = UINT64_MAX}};
    struct text text = {0};
    struct moves moves = {0};
    for (size_t i = 0; i < LENGTH(typed); i++)
        ask_without_memory(subject, position, mover, typed[i], ask_parse_move);
    for (size_t i = 0; i < LENGTH(strange); i++)
        ask_without_memory(subject, position, mover, &strange[i], ask_check);
    for (size_t i = 0; i < 5 && subject->game->moves(position, mover, &moves); i++) {
        text_clear(&text);
        subject->game->print_move(position, &moves.move, &text);
        ask_without_memory(subject, position, mover, text_string(&text), ask_parse_move);
        ask_without_memory(subject, position, mover, &moves.move, ask_check);
        ask_without_memory(subject, position, mover, &moves.move, ask_move);
    }
    text_free(&text);
    return true;
}

static void refusals_without_memory_are_marked(const struct subject *subject) {
    if (!memory_can_fail()) skip();
    visit_random_games(subject, GAMES, MOVES, check_moves, NULL);
}

static void positions_are_not_misread_without_memory(const struct subject *subject) {
    static const char *const typed[] = {"",           "?", "1,2", "1,2,3/4,5", "a>b,b>a", "digraph=a>b+nim=0",
                                        "nim=1+nim=?"};
    if (!memory_can_fail()) skip();
    for (size_t i = 0; i < LENGTH(typed); i++) ask_without_memory(subject, NULL, 0, typed[i], ask_parse);
    ask_without_memory(subject, NULL, 0, subject->game->sample, ask_parse);
}

static void wrong_parameters_are_not_misread_without_memory(const struct subject *subject) {
    static const char *const wrong[] = {"0.9", "x", "0.0", "0"};
    if (!memory_can_fail()) skip();
    if (!subject->game->parameters_help) return;
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        struct subject other = *subject;
        uint64_t seed = i;
        other.parameters = wrong[i];
        ask_without_memory(&other, NULL, 0, "3,4", ask_parse);
        ask_without_memory(&other, NULL, 0, &seed, ask_random);
    }
}

static void a_start_does_not_depend_on_memory(const struct subject *subject) {
    if (!memory_can_fail()) skip();
    for (uint64_t seed = 0; seed < 4; seed++) ask_without_memory(subject, NULL, 0, &seed, ask_random);
}

/* ---- answers ---- */

enum asked { POSITION, WINNING_MOVES, ADVICE, QUESTIONS };

struct answer {
    enum solve_status status;
    uint64_t told[3];
};

/* Every question has its own solver: one that has been asked before may remember, and get further. */
static void give(struct solver *solver, const struct question *question, enum asked asked,
                 struct answer *answer) {
    static struct solution solution;
    struct move kept[4];
    struct move_list list = {.moves = kept, .limit = LENGTH(kept)};
    struct advice advice;
    memset(answer, 0, sizeof *answer);
    if (asked == POSITION) {
        answer->status = solve_position(solver, question, &solution);
        answer->told[0] = answer->status == SOLVE_OK ? solution.outcome : 0;
        answer->told[1] = solution.has_value;
        answer->told[2] = solution.has_value ? solution.value : 0;
    } else if (asked == WINNING_MOVES) {
        answer->status = solve_winning_moves(solver, question, &list);
        answer->told[0] = answer->status == SOLVE_OK ? list.total.low : 0;
        answer->told[1] = answer->status == SOLVE_OK && list.n > 0 ? kept[0].amount : 0;
    } else {
        answer->status = solve_advice(solver, question, &advice);
        answer->told[0] = answer->status == SOLVE_OK ? advice.kind : 0;
    }
}

static void answer_without_memory(const struct subject *subject, const struct question *question,
                                  enum asked asked) {
    struct answer wanted, got;
    struct solver *solver = new_solver(NODES);
    give(solver, question, asked, &wanted);
    solver_free(solver);
    size_t failed = 1;
    for (size_t spare = 0; failed > 0 && spare < SPARE_MOST; spare++) {
        solver = new_solver(NODES);
        memory_fail(spare, 1);
        give(solver, question, asked, &got);
        failed = memory_recover();
        if (failed == 0 || got.status != SOLVE_NO_MEMORY)
            PROMISE(subject, question->position, memcmp(&got, &wanted, sizeof got) == 0);
        give(solver, question, asked, &got);
        PROMISE(subject, question->position, got.status == wanted.status || got.status == SOLVE_OK);
        solver_free(solver);
    }
    assert_int_equal(failed, 0);
}

static bool check_answers(const struct subject *subject, const void *position, unsigned mover,
                          void *context) {
    (void)context;
    struct question question = {.game = subject->game, .position = position, .mover = mover};
    if (game_is_over(subject->game, position, mover)) return true;
    for (int misere = 0; misere <= solve_has_misere(subject->game); misere++)
        for (int asked = POSITION; asked < QUESTIONS; asked++) {
            question.misere = misere;
            answer_without_memory(subject, &question, (enum asked)asked);
        }
    return true;
}

static void answers_without_memory_say_so(const struct subject *subject) {
    if (!memory_can_fail()) skip();
    visit_random_games(subject, 1, 1, check_answers, NULL);
}

int main(void) {
    static const struct promise promises[] = {
        PROMISED(texts_without_memory_are_marked),
        PROMISED(refusals_without_memory_are_marked),
        PROMISED(positions_are_not_misread_without_memory),
        PROMISED(wrong_parameters_are_not_misread_without_memory),
        PROMISED(a_start_does_not_depend_on_memory),
        PROMISED(answers_without_memory_say_so),
    };
    return run_contract("contract without memory", promises, LENGTH(promises));
}
