/* SPDX-License-Identifier: MIT */
/* What every game promises of questions: alone and as a part of sums, it is played to its end by
 * random moves, and at each position on the way all is asked that a person or a program can ask
 * there. PLAYOUTS is how many games of each kind (default 4). */
#include "contract.h"

#include "core/memory.h"
#include "nimm/nimm.h"
#include "say/explain.h"
#include "say/label.h"
#include "say/review.h"

enum { OPTIONS = 3000, LONGEST = 80, LABELLED = 40, MOST_LINES = 1000 };

static unsigned playouts = 4;

/* The name of the game and the text of the position say all; a canonical form may lack an empty
 * pile, which its text has. */
static void can_be_typed(const struct entrant *entrant, const void *position) {
    struct text name = {0}, text = {0};
    const struct game *game;
    game_print_name(entrant->game, position, &name);
    entrant->game->print(position, &text);
    void *again = position_in(text_string(&name), text_string(&text), &game);
    bool same = memcmp(position, again, game->size) == 0;
    if (!same) {
        game_arrange(game, again);
        same = memcmp(position, again, game->size) == 0;
    }
    PROMISE_OF(entrant, position, same, text_string(&text));
    free(again);
    text_free(&name);
    text_free(&text);
}

/* ---- the questions ---- */

static void check_why(const struct entrant *entrant, struct nimm_solver *solver,
                      const struct question *question) {
    static const struct style styles[] = {{.width = 80, .utf8 = true},
                                          {.width = 40, .plain = true}};
    struct solution solution;
    solve_position(solver, question, &solution);
    for (size_t i = 0; i < 2 * LENGTH(styles); i++) {
        struct text text = {0};
        enum explain_form form = i % 2 ? EXPLAIN_GROUPS : EXPLAIN_GRID;
        explain_position(solver, question, &solution, form, i % 2, &styles[i / 2], "Ada", &text);
        PROMISE(entrant, question->position, text.length > 0 && text.data[text.length - 1] == '\n');
        text_free(&text);
    }
}

/* The advice depends on the question and the budget alone: a solver that has never been asked gives
 * the same.
 */
static void check_hint(const struct entrant *entrant, struct nimm_solver *solver,
                       const struct question *question) {
    struct advice advice, other;
    struct text text = {0}, why = {0};
    if (game_is_over(question->game, question->position, question->mover)) return;
    PROMISE(entrant, question->position, solve_advice(solver, question, &advice) == NIMM_OK);
    PROMISE_OF(entrant, question->position,
               question->game->check(question->position, question->mover, &advice.move, &why),
               text_string(&why));
    struct nimm_solver *fresh = new_solver(OPTIONS);
    PROMISE(entrant, question->position, solve_advice(fresh, question, &other) == NIMM_OK);
    PROMISE(entrant, question->position, memcmp(&advice.move, &other.move, sizeof other.move) == 0);
    PROMISE(entrant, question->position, advice.kind == other.kind);
    nimm_solver_free(fresh);
    explain_advice(question, &advice, &text);
    explain_result(solver, question, &advice.move, EXPLAIN_GRID, &text);
    PROMISE(entrant, question->position, text.length > 0);
    text_free(&text);
    text_free(&why);
}

/* The move leaves this position, or one that differs only in a way that means nothing, such as an
 * empty pile.
 */
static void leads_to(const struct entrant *entrant, const void *position, const struct move *move,
                     const void *after) {
    const struct game *game = entrant->game;
    void *played = memory_copy(position, game->size), *told = memory_copy(after, game->size);
    game->play(played, PLAYER_1, move);
    if (game->canonical) {
        game->canonical(played);
        game->canonical(told);
    }
    PROMISE(entrant, position, memcmp(played, told, game->size) == 0);
    free(played);
    free(told);
}

/* Everything that a label tells of, which `nimm label --json` prints, can be typed. */
static void check_label(const struct entrant *entrant, const struct label *label) {
    const struct game *game = label->game;
    struct text text = {0};
    label_print(label, 5, LABEL_STARS, &text);
    PROMISE(entrant, label->position, text.length > 0);
    text_free(&text);
    can_be_typed(entrant, label->position);
    for (size_t i = 0; i < label->n; i++) {
        const void *after = label->after + i * game->size;
        can_be_typed(entrant, after);
        leads_to(entrant, label->position, &label->options[i].move, after);
    }
}

static void check_labels(const struct entrant *entrant, struct nimm_solver *solver,
                         const struct question *question) {
    struct graph graph;
    struct label label = {0};
    bool found = false;
    if (question->game->partisan) return;
    if (label_position(solver, question, &label)) check_label(entrant, &label);
    label_free(&label);
    if (label_graph(solver, question, LABELLED, &graph)) {
        for (uint32_t i = 0; i < graph.n_nodes; i++) {
            label_read(&graph, graph.order[i], false, &label);
            check_label(entrant, &label);
            found = found || memcmp(label.position, question->position, question->game->size) == 0;
            label_free(&label);
        }
        /* The position asked about is told of as it was typed, unless positions alike are one
         * anyhow. */
        PROMISE(entrant, question->position, found || question->game->canonical);
    }
    graph_free(&graph);
}

/* What another program asks of the library. */
static void check_library(const struct entrant *entrant, const void *position, enum player mover) {
    struct text name = {0}, text = {0};
    game_print_name(entrant->game, position, &name);
    entrant->game->print(position, &text);
    char why[300], outcome = 0;
    struct nimm_position *opened = nimm_position_open(text_string(&name), text_string(&text),
                                                      (int)mover + 1, false, why, sizeof why);
    PROMISE(entrant, position, opened, "the library refuses it: %s", why);
    struct nimm_solver *solver = new_solver(OPTIONS);
    size_t n;
    uint64_t piles[16], total;
    const char *moves, *move = NULL;
    PROMISE(entrant, position, nimm_position_draw(opened, 80, NIMM_DRAW_UTF8)[0] != '\0',
            "no board is drawn");
    bool is_over = nimm_position_moves(opened, 20)[0] == '\0';
    PROMISE(entrant, position, is_over == (nimm_position_winner(opened) != -1),
            "moves and winner disagree");
    nimm_position_outcome(opened, solver, &outcome);
    nimm_position_piles(opened, solver, piles, LENGTH(piles), &n);
    nimm_position_winning_moves(opened, solver, 5, &moves, &total);
    enum nimm_status status = nimm_position_suggest(opened, solver, &move);
    PROMISE(entrant, position, is_over == (status == NIMM_NO_ANSWER),
            "a move is suggested after the end, or none");
    if (!is_over && nimm_position_play(opened, move) == NULL) {
        nimm_position_outcome(opened, solver, &outcome);
        nimm_position_winning_moves(opened, solver, 5, &moves, &total);
        PROMISE(entrant, position, nimm_position_undo(opened), "a move cannot be taken back");
    }
    PROMISE_OF(entrant, position, strcmp(nimm_position_print(opened), text_string(&text)) == 0,
               nimm_position_print(opened));
    nimm_solver_free(solver);
    nimm_position_close(opened);
    text_free(&name);
    text_free(&text);
}

static void check_position(const struct entrant *entrant, struct nimm_solver *solver,
                           const void *position, enum player mover) {
    struct question question = {entrant->game, position, mover, false, NULL};
    can_be_typed(entrant, position);
    for (int misere = 0; misere <= solve_check_misere(entrant->game, true, NULL); misere++) {
        struct move_list list = {0};
        question.misere = misere;
        solve_winning_moves(solver, &question, &list);
        check_why(entrant, solver, &question);
        check_hint(entrant, solver, &question);
        check_labels(entrant, solver, &question);
    }
    check_library(entrant, position, mover);
}

static void check_review(const struct entrant *entrant, struct nimm_solver *solver,
                         const struct session *session) {
    static const char *const names[2] = {"Ada", "Ben"};
    struct review review;
    struct text text = {0};
    const struct style style = {.width = 80};
    PROMISE(entrant, session_position(session), review_game(&review, session, solver) == NIMM_OK);
    review_print(session, &review, names, &style, &text);
    PROMISE(entrant, session_position(session), text.length > 0);
    text_free(&text);
    review_free(&review);
}

/* ---- the games ---- */

static void play_out(const struct entrant *entrant, const void *start, uint64_t seed) {
    struct random random = random_from_seed(seed);
    struct nimm_solver *solver = new_solver(OPTIONS);
    struct session session;
    struct move move;
    session_start(&session, entrant->game, start, (unsigned)(seed % 2), false);
    check_position(entrant, solver, session_position(&session), session_mover(&session));
    while (session.played < LONGEST &&
           random_move(entrant->game, session_position(&session), session_mover(&session),
                       MOST_LINES, &random, &move)) {
        session_play(&session, &move);
        check_position(entrant, solver, session_position(&session), session_mover(&session));
    }
    check_review(entrant, solver, &session);
    session_end(&session);
    nimm_solver_free(solver);
}

static void every_question_has_an_answer(const struct entrant *entrant) {
    void *start = new_position(entrant);
    for (unsigned seed = 0; seed < playouts; seed++) {
        start_at_random(entrant, seed, start);
        play_out(entrant, start, seed);
    }
    free(start);
}

/* One of the smallest starts, so that a part comes to its end while others go on. */
static void start_small(const struct entrant *entrant, uint64_t seed, void *position) {
    bool made = false;
    for (uint64_t parts = 1 + seed % 3; !made; parts++) {
        const struct shape small = {.parts = {parts, parts}, .amount = {2, 4}};
        struct random random = random_from_seed(seed);
        struct text why = {0};
        made = draw_start(entrant->game, entrant->parameters, small, &random, position, &why);
        PROMISE_OF(entrant, NULL, made || parts < 9, text_string(&why));
        text_free(&why);
    }
}

/* Adds "+kayles=iii.ii": a position of the game after a few random moves. */
static void add_part(const struct game *game, uint64_t seed, struct text *sum) {
    const struct entrant entrant = {.game = game};
    struct random random = random_from_seed(~seed);
    void *position = new_position(&entrant);
    struct move move;
    start_small(&entrant, seed, position);
    for (uint64_t left = seed % 4;
         left > 0 && random_move(game, position, 0, MOST_LINES, &random, &move); left--)
        game->play(position, 0, &move);
    if (sum->length > 0) text_add_char(sum, '+');
    game_print_name(game, position, sum);
    text_add_char(sum, '=');
    game->print(position, sum);
    free(position);
}

/* This game beside one or two others, in any place. A sum that has no room is passed over. */
static void every_question_has_an_answer_in_sums(const struct entrant *entrant) {
    struct entrant compound = {0};
    compound.game = game_find("compound");
    if (entrant->game == compound.game || entrant->game->partisan) return;
    for (unsigned seed = 0; seed < playouts; seed++) {
        struct random random = random_from_seed(seed);
        struct text sum = {0};
        size_t parts = 2 + seed % 2, own = (size_t)random_between(&random, 0, parts - 1);
        for (size_t i = 0; i < parts; i++) {
            const struct game *game = entrant->game;
            while (i != own && (game == entrant->game || game == compound.game || game->partisan))
                game = game_list[random_between(&random, 0, game_count - 1)];
            add_part(game, random_bits(&random) % 1000, &sum);
        }
        void *start = new_position(&compound);
        if (game_parse(compound.game, NULL, text_string(&sum), start, NULL))
            play_out(&compound, start, seed);
        text_free(&sum);
        free(start);
    }
}

/* What the program names where a position is too large. */
static void what_is_called_large_can_be_searched(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    for (int misere = 0; misere <= 1; misere++) {
        struct nimm_solver *solver = nimm_solver_new(0, 0);
        struct solution solution;
        struct move_list list = {0};
        const char *large = game_large(game, misere);
        void *position = position_of(game, entrant->parameters, large);
        const struct question question = {.game = game, .position = position, .misere = misere};
        if (solve_check_misere(game, misere, NULL)) {
            PROMISE(entrant, position, solve_position(solver, &question, &solution) == NIMM_OK);
            PROMISE(entrant, position, solve_winning_moves(solver, &question, &list) == NIMM_OK);
        }
        free(position);
        nimm_solver_free(solver);
    }
}

int main(void) {
    static const struct promise promises[] = {PROMISED(every_question_has_an_answer),
                                              PROMISED(every_question_has_an_answer_in_sums),
                                              PROMISED(what_is_called_large_can_be_searched)};
    const char *wanted = getenv("PLAYOUTS");
    if (wanted) playouts = (unsigned)strtoul(wanted, NULL, 10);
    return run_contract("contract: questions", promises, LENGTH(promises));
}
