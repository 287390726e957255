/* SPDX-License-Identifier: MIT */
/* What every game promises of its theory: values, winning moves and misere play against the bare
 * rules, and good play that beats everybody. */
#include "contract.h"
#include "octal_plain.h"

#include "play/label.h"

enum { GAMES = 10, LONG_GAME = 300, MANY = 300, VALUES = 8 };

struct context {
    struct nimm_solver *solver;
    unsigned checked; /* positions that were small enough to be checked */
};

/* What all tests of a game do: visit positions with one solver, and not for nothing. */
static void visit_with_solver(const struct entrant *entrant,
                              bool (*visit)(const struct entrant *entrant, const void *position,
                                            enum player mover, void *context)) {
    struct context context = {.solver = new_solver(1000000)};
    visit_random_games(entrant, GAMES, LONG_GAME, visit, &context);
    PROMISE(entrant, NULL, context.checked > 0, "no position of %d random games could be checked",
            GAMES);
    nimm_solver_free(context.solver);
}

/* The value from the piles; NIMM_NO_ANSWER where there is none. */
static enum nimm_status value_at(struct context *context, const struct game *game,
                                 const void *position, uint64_t *value) {
    struct piles piles;
    solver_begin(context->solver);
    enum nimm_status status = search_piles(context->solver, game, position, &piles);
    if (status == NIMM_OK) {
        assert_true(piles.n <= PILES_MAX);
        *value = nimm_sum(piles.value, piles.n);
    }
    return status;
}

static enum outcome outcome_of(struct context *context, const struct question *question) {
    enum outcome outcome;
    assert_int_equal(solve_outcome(context->solver, question, &outcome), NIMM_OK);
    return outcome;
}

static bool is_searchable(const struct game *game) {
    return !game->partisan;
}

/* ---- value, outcome and moves of one position ---- */

static bool check_outcome(const struct entrant *entrant, const void *position, enum player mover,
                          void *data) {
    struct context *context = data;
    struct question question = {.game = entrant->game, .position = position, .mover = mover};
    enum outcome outcome = outcome_of(context, &question);
    struct solution solution;
    PROMISE(entrant, position, solve_position(context->solver, &question, &solution) == NIMM_OK,
            "the position cannot be solved");
    PROMISE(entrant, position, solution.outcome == outcome,
            "solve_position and solve_outcome tell different outcomes");
    PROMISE(entrant, position, solution.has_value || game_no_value(entrant->game),
            "it has no value, though nothing says that the game has none");
    if (solution.has_value)
        PROMISE(entrant, position, (solution.value == 0) == (outcome == OUTCOME_P),
                "the value is %" PRIu64 ", but value 0 is exactly a lost position", solution.value);
    if (game_is_over(entrant->game, position, mover))
        PROMISE(entrant, position, outcome == OUTCOME_P,
                "the game is over, and yet the player to move has not lost");
    if (entrant->game->decided && entrant->game->decided(position))
        PROMISE(entrant, position, game_is_over(entrant->game, position, mover),
                "decided says that the game is decided, but there are moves");
    context->checked += solution.has_value;
    return true;
}

static void value_0_is_exactly_a_lost_position(const struct entrant *entrant) {
    visit_with_solver(entrant, check_outcome);
}

/* The value is the mex of the options' values: true everywhere, so the values are right by
 * induction. */
static bool check_mex(const struct entrant *entrant, const void *position, enum player mover,
                      void *data) {
    struct context *context = data;
    const struct game *game = entrant->game;
    uint64_t values[MANY], seen[NIMM_MEX_WORDS(MANY)], value;
    struct moves moves = {0};
    size_t n = 0;
    if (value_at(context, game, position, &value) != NIMM_OK) return true;
    if (count_moves(game, position, mover, MANY) == MANY) return true;
    void *after = new_position(entrant);
    while (game->moves(position, mover, &moves)) {
        play_into(game, position, mover, &moves.move, after);
        enum nimm_status status = value_at(context, game, after, &values[n]);
        PROMISE(entrant, after,
                status == NIMM_OK || (status == NIMM_NO_ANSWER && game_no_value(game)),
                "an option has no value");
        n += status == NIMM_OK;
    }
    PROMISE(entrant, position, nimm_mex(values, n, seen) == value,
            "the value is %" PRIu64 ", which is not the mex of the values of its options", value);
    context->checked++;
    free(after);
    return true;
}

static void values_are_the_mex_of_the_options(const struct entrant *entrant) {
    if (is_searchable(entrant->game)) visit_with_solver(entrant, check_mex);
}

/* `list` against every move that leads to a position for which `wanted` holds. */
static void check_list(const struct entrant *entrant, const struct question *question,
                       const struct move_list *list, struct context *context,
                       bool (*wanted)(struct context *context, const struct question *after,
                                      uint64_t value),
                       uint64_t value) {
    const struct game *game = question->game;
    struct moves moves = {0};
    size_t found = 0;
    void *after = new_position(entrant);
    while (game->moves(question->position, question->mover, &moves)) {
        play_into(game, question->position, question->mover, &moves.move, after);
        struct question next = {
            .game = game, .position = after, .mover = !question->mover, .misere = question->misere};
        if (!wanted(context, &next, value)) continue;
        PROMISE(entrant, question->position, found < list->n, "the list lacks a move: it has %zu",
                list->n);
        PROMISE(entrant, question->position,
                memcmp(&list->moves[found], &moves.move, sizeof(struct move)) == 0,
                "the list has another move, or another order, at %zu", found);
        found++;
    }
    PROMISE(entrant, question->position, list->n == found,
            "the list has %zu moves, of which %zu lead there", list->n, found);
    PROMISE(entrant, question->position, list->total == found, "the total of the list is not %zu",
            found);
    free(after);
}

static bool is_lost(struct context *context, const struct question *after, uint64_t value) {
    return outcome_of(context, after) == OUTCOME_P;
}

static bool has_value(struct context *context, const struct question *after, uint64_t value) {
    uint64_t found;
    return value_at(context, after->game, after->position, &found) == NIMM_OK && found == value;
}

static bool check_winning(const struct entrant *entrant, const void *position, enum player mover,
                          void *data) {
    struct context *context = data;
    struct question question = {.game = entrant->game, .position = position, .mover = mover};
    struct move found[MANY];
    struct move_list list = {.moves = found, .limit = MANY};
    if (count_moves(entrant->game, position, mover, MANY) == MANY) return true;
    PROMISE(entrant, position, solve_winning_moves(context->solver, &question, &list) == NIMM_OK,
            "the winning moves cannot be found");
    PROMISE(entrant, position, (list.n > 0) == (outcome_of(context, &question) == OUTCOME_N),
            "there are %zu winning moves, which is not what the outcome says", list.n);
    check_list(entrant, &question, &list, context, is_lost, 0);
    context->checked++;
    return true;
}

static void winning_moves_are_all_moves_to_lost_positions(const struct entrant *entrant) {
    visit_with_solver(entrant, check_winning);
}

static bool check_moves_to_values(const struct entrant *entrant, const void *position,
                                  enum player mover, void *data) {
    struct context *context = data;
    const struct game *game = entrant->game;
    struct question question = {.game = game, .position = position, .mover = mover};
    uint64_t here;
    if (count_moves(game, position, mover, MANY) == MANY) return true;
    if (value_at(context, game, position, &here) != NIMM_OK) return true;
    for (uint64_t value = 1; value < VALUES; value++) {
        struct move found[MANY];
        struct move_list list = {.moves = found, .limit = MANY}, count = {0};
        solver_begin(context->solver);
        PROMISE(entrant, position,
                game->theory->winning(context->solver, position, mover, false, value, &list) ==
                    NIMM_OK,
                "winning cannot find the moves to value %" PRIu64, value);
        check_list(entrant, &question, &list, context, has_value, value);
        /* Without room for any, all are counted. */
        assert_int_equal(
            game->theory->winning(context->solver, position, mover, false, value, &count), NIMM_OK);
        PROMISE(entrant, position, count.total == list.total,
                "winning counts other moves to value %" PRIu64 " than it lists", value);
        context->checked++;
    }
    return true;
}

static void moves_to_any_value_are_found_without_trying_all(const struct entrant *entrant) {
    if (entrant->game->theory->winning) visit_with_solver(entrant, check_moves_to_values);
}

static bool check_description(const struct entrant *entrant, const void *position,
                              enum player mover, void *data) {
    struct context *context = data;
    struct piles piles;
    solver_begin(context->solver);
    if (search_piles(context->solver, entrant->game, position, &piles) != NIMM_OK) return true;
    for (size_t i = 0; i < piles.n; i++) {
        struct text name = {0}, reason = {0};
        entrant->game->theory->describe(position, i, &name, &reason);
        assert_one_line(&name);
        assert_one_line(&reason);
        PROMISE(entrant, position, name.length <= 26, "the name of a part is longer than 26: %s",
                text_string(&name));
        PROMISE(entrant, position, reason.data[reason.length - 1] != '.',
                "the reason for a value must not end with a period: %s", text_string(&reason));
        text_free(&name);
        text_free(&reason);
        context->checked++;
    }
    return true;
}

static void each_part_is_described(const struct entrant *entrant) {
    if (entrant->game->theory->describe) visit_with_solver(entrant, check_description);
}

/* ---- against the search that knows nothing but the rules ---- */

enum { SEARCH_NODES = 4000 };

static bool check_search(const struct entrant *entrant, const void *position, enum player mover,
                         void *data) {
    struct context *context = data;
    const struct game *game = entrant->game;
    const struct game bare = bare_rules(game);
    struct nimm_solver *solver = new_solver(SEARCH_NODES);
    struct piles piles;
    uint64_t value;
    bool small = search_piles(solver, &bare, position, &piles) == NIMM_OK;
    if (small) {
        assert_int_equal(piles.n, 1);
        struct question question = {.game = game, .position = position};
        PROMISE(entrant, position,
                outcome_of(context, &question) == (piles.value[0] ? OUTCOME_N : OUTCOME_P),
                "search by the bare rules tells another outcome: its value is %" PRIu64,
                piles.value[0]);
        /* Where only safe moves have values, only 0 means the same as under the bare rules. */
        if (value_at(context, game, position, &value) == NIMM_OK)
            PROMISE(entrant, position,
                    game_no_value(game) ? !value == !piles.value[0] : value == piles.value[0],
                    "the value is %" PRIu64 ", but by the bare rules %" PRIu64, value,
                    piles.value[0]);
        context->checked++;
    }
    nimm_solver_free(solver);
    return small;
}

static void the_bare_rules_give_the_same_values(const struct entrant *entrant) {
    if (is_searchable(entrant->game)) visit_with_solver(entrant, check_search);
}

static bool check_canonical(const struct entrant *entrant, const void *position, enum player mover,
                            void *data) {
    struct context *context = data;
    struct game bare = bare_rules(entrant->game), keyed = bare_rules(entrant->game);
    keyed.canonical = entrant->game->canonical;
    struct nimm_solver *solver = new_solver(SEARCH_NODES);
    struct piles plain, quick;
    enum outcome outcome, quickly;
    bool small = search_piles(solver, &bare, position, &plain) == NIMM_OK;
    if (small) {
        solver_begin(solver);
        PROMISE(entrant, position, search_piles(solver, &keyed, position, &quick) == NIMM_OK,
                "with canonical it is too large to search, without it is not");
        PROMISE(entrant, position, plain.value[0] == quick.value[0],
                "canonical changes the value from %" PRIu64 " to %" PRIu64, plain.value[0],
                quick.value[0]);
        context->checked++;
    }
    solver_begin(solver);
    if (small && search_misere(solver, &bare, position, &outcome) == NIMM_OK) {
        solver_begin(solver);
        PROMISE(entrant, position, search_misere(solver, &keyed, position, &quickly) == NIMM_OK,
                "with canonical it is too large to search in misere play, without it is not");
        PROMISE(entrant, position, outcome == quickly, "canonical changes who wins in misere play");
    }
    nimm_solver_free(solver);
    return small;
}

static bool check_canonical_form(const struct entrant *entrant, const void *position,
                                 enum player mover, void *data) {
    struct context *context = data;
    size_t size = entrant->game->size;
    unsigned char *form = malloc(2 * size);
    memcpy(form, position, size);
    entrant->game->canonical(form);
    memcpy(form + size, form, size);
    entrant->game->canonical(form + size);
    PROMISE(entrant, position, memcmp(form, form + size, size) == 0,
            "canonical of a canonical form is another form");
    /* Arranged twice, a position is as arranged once, and it plays like what it was. */
    memcpy(form + size, position, size);
    game_arrange(entrant->game, form + size);
    unsigned char *arranged = memcpy(malloc(size), form + size, size);
    game_arrange(entrant->game, arranged);
    PROMISE(entrant, position, memcmp(arranged, form + size, size) == 0,
            "arrange changes an arranged form");
    free(arranged);
    entrant->game->canonical(form + size);
    PROMISE(entrant, position, memcmp(form, form + size, size) == 0,
            "an arranged position has another canonical form");
    free(form);
    context->checked++;
    return true;
}

static void canonical_forms_are_alike_in_play(const struct entrant *entrant) {
    if (!entrant->game->canonical) return;
    visit_with_solver(entrant, check_canonical_form);
    if (is_searchable(entrant->game)) visit_with_solver(entrant, check_canonical);
}

/* ---- misere play ---- */

static bool check_misere(const struct entrant *entrant, const void *position, enum player mover,
                         void *data) {
    struct context *context = data;
    struct question question = {
        .game = entrant->game, .position = position, .mover = mover, .misere = true};
    struct move found[MANY];
    struct move_list list = {.moves = found, .limit = MANY};
    const struct game bare = bare_rules(entrant->game);
    struct nimm_solver *solver = new_solver(SEARCH_NODES);
    enum outcome outcome;
    bool small = search_misere(solver, &bare, position, &outcome) == NIMM_OK;
    nimm_solver_free(solver);
    if (!small) return false;
    PROMISE(entrant, position, outcome_of(context, &question) == outcome,
            "in misere play the bare rules tell another outcome");
    PROMISE(entrant, position, solve_winning_moves(context->solver, &question, &list) == NIMM_OK,
            "the winning moves in misere play cannot be found");
    check_list(entrant, &question, &list, context, is_lost, 0);
    context->checked++;
    return true;
}

static void misere_play_is_that_of_the_bare_rules(const struct entrant *entrant) {
    if (solve_check_misere(entrant->game, true, NULL)) visit_with_solver(entrant, check_misere);
}

/* ---- warnings ---- */

static bool opponent_can_end_it(const struct game *game, const void *position, enum player mover) {
    struct moves moves = {0};
    void *after = malloc(game->size);
    bool ends = false;
    while (!ends && game->moves(position, mover, &moves)) {
        play_into(game, position, mover, &moves.move, after);
        ends = game_is_over(game, after, !mover);
    }
    free(after);
    return ends;
}

static bool check_warnings(const struct entrant *entrant, const void *position, enum player mover,
                           void *data) {
    struct context *context = data;
    const struct game *game = entrant->game;
    struct moves moves = {0};
    struct text text = {0};
    void *after = new_position(entrant);
    for (size_t n = 0; n < MANY && game->moves(position, mover, &moves); n++) {
        text_clear(&text);
        context->checked++;
        if (!game->theory->warn(position, mover, &moves.move, &text)) continue;
        assert_one_line(&text);
        play_into(game, position, mover, &moves.move, after);
        PROMISE(entrant, position, opponent_can_end_it(game, after, !mover),
                "warn warns of a move after which the game cannot be ended: %s",
                text_string(&text));
    }
    text_free(&text);
    free(after);
    return true;
}

static void warnings_are_of_a_move_that_ends_the_game(const struct entrant *entrant) {
    if (entrant->game->theory->warn) visit_with_solver(entrant, check_warnings);
}

/* ---- single piles ---- */

enum { PILES = 60 };

/* False: the game has no such pile. */
static bool single_pile(const struct entrant *entrant, uint64_t stones, void *position) {
    struct text text = {0};
    text_add_number(&text, stones);
    bool accepted =
        game_parse(entrant->game, entrant->parameters, text_string(&text), position, NULL);
    text_free(&text);
    return accepted;
}

static void single_piles_have_the_values_of_the_code_or_its_period(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    if (!game->reads_one_pile || !game->theory->code) return;
    struct context context = {.solver = new_solver(0)};
    void *position = new_position(entrant);
    uint16_t values[PILES];
    for (uint64_t stones = 0; stones < PILES; stones++) {
        struct octal_code code = {0};
        uint64_t here, there, period = 0;
        if (!single_pile(entrant, stones, position) ||
            !game->theory->code(position, &code, &period))
            continue;
        PROMISE(entrant, position, code.n == 0 || period == 0,
                "code gives both a code and a period");
        PROMISE(entrant, position, value_at(&context, game, position, &here) == NIMM_OK,
                "a pile of %" PRIu64 " has no value", stones);
        if (code.n > 0) {
            octal_values_plain(&code, values, PILES);
            PROMISE(entrant, position, here == values[stones],
                    "a pile of %" PRIu64 " is worth %" PRIu64 ", but by its code %u", stones, here,
                    values[stones]);
        } else if (period > 0) {
            assert_true(single_pile(entrant, stones + period, position));
            PROMISE(entrant, position, value_at(&context, game, position, &there) == NIMM_OK,
                    "a pile of %" PRIu64 " has no value", stones + period);
            PROMISE(entrant, position, here == there,
                    "piles of %" PRIu64 " and %" PRIu64 " differ in value: %" PRIu64
                    " and %" PRIu64,
                    stones, stones + period, here, there);
        }
    }
    free(position);
    nimm_solver_free(context.solver);
}

/* ==== good play: from a won position the advice beats everybody, in finite time ==== */

enum { MOST_MOVES = 1000, DRAWN_FROM = 60 };

/* A player who makes moves for the side that is to lose. */
typedef void opponent(const struct question *question, struct random *random, struct move *move);

static void play_randomly(const struct question *question, struct random *random,
                          struct move *move) {
    random_move(question->game, question->position, question->mover, DRAWN_FROM, random, move);
}

/* Leaves as many moves as possible to both sides, and so retreats and adds wherever it can; among
 * equals the last one, which tends to take least. */
static void stall(const struct question *question, struct random *random, struct move *move) {
    const struct game *game = question->game;
    struct moves moves = {0};
    void *after = malloc(game->size);
    size_t most = 0;
    for (unsigned n = 0; n < DRAWN_FROM && game->moves(question->position, question->mover, &moves);
         n++) {
        play_into(game, question->position, question->mover, &moves.move, after);
        size_t left = count_moves(game, after, 0, 500) + count_moves(game, after, 1, 500);
        if (n > 0 && left < most) continue;
        most = left;
        *move = moves.move;
    }
    free(after);
}

/* Undoes by its own move what brings the end nearer: takes the last move listed, which in games of
 * many kinds of moves is the one that goes back or adds. */
static void play_the_last_move(const struct question *question, struct random *random,
                               struct move *move) {
    const struct game *game = question->game;
    struct moves moves = {0};
    for (unsigned n = 0; n < DRAWN_FROM && game->moves(question->position, question->mover, &moves);
         n++)
        *move = moves.move;
}

static void check_advice(const struct entrant *entrant, struct nimm_solver *solver,
                         const struct session *session, struct move *move) {
    struct question question = {.game = entrant->game,
                                .position = session_position(session),
                                .mover = session_mover(session),
                                .misere = session->misere,
                                .last = session->played > 0 ? &session->moves[session->played - 1]
                                                            : NULL};
    struct advice advice;
    enum nimm_status status = solve_advice(solver, &question, &advice);
    PROMISE(entrant, session_position(session), status == NIMM_OK,
            "there is no advice in a won position");
    PROMISE(entrant, session_position(session), advice.kind == ADVICE_WINNING,
            "the advice in a won position is not a winning move");
    *move = advice.move;
}

/* The side that wins by theory plays by the advice, the other one as the opponent does. */
static void play_out(const struct entrant *entrant, struct nimm_solver *solver, const void *start,
                     bool misere, uint64_t seed, opponent *choose) {
    struct session session;
    struct random random = random_from_seed(seed);
    enum outcome outcome;
    unsigned first = (unsigned)(seed % 2);
    struct question question = {
        .game = entrant->game, .position = start, .mover = first, .misere = misere};
    if (solve_outcome(solver, &question, &outcome) != NIMM_OK || outcome == OUTCOME_D) return;
    enum player winner = outcome == OUTCOME_N ? first : !first;
    session_start(&session, entrant->game, start, first, misere);
    while (!session_is_over(&session)) {
        struct move move = {0};
        PROMISE(entrant, start, session.played < MOST_MOVES,
                "the advised player has not won in %d moves", MOST_MOVES);
        if (session_mover(&session) == winner)
            check_advice(entrant, solver, &session, &move);
        else
            choose(&(struct question){.game = entrant->game,
                                      .position = session_position(&session),
                                      .mover = !winner,
                                      .misere = misere},
                   &random, &move);
        session_play(&session, &move);
    }
    PROMISE(entrant, start, session_winner(&session) == winner,
            "the advised player loses a won position");
    session_end(&session);
}

static void advice_beats_everybody(const struct entrant *entrant) {
    static opponent *const opponents[] = {play_randomly, stall, play_the_last_move};
    struct nimm_solver *solver = new_solver(300000);
    void *start = new_position(entrant);
    for (int misere = 0; misere <= solve_check_misere(entrant->game, true, NULL); misere++)
        for (uint64_t seed = 0; seed < 10 * LENGTH(opponents); seed++) {
            start_at_random(entrant, seed / LENGTH(opponents), start);
            play_out(entrant, solver, start, misere, seed, opponents[seed % LENGTH(opponents)]);
        }
    free(start);
    nimm_solver_free(solver);
}

/* Whatever is asked, wherever it is: the advice is legal, and honest about who wins. */
static bool check_any_advice(const struct entrant *entrant, const void *position, enum player mover,
                             void *context) {
    struct question question = {.game = entrant->game, .position = position, .mover = mover};
    struct advice advice;
    enum outcome outcome;
    if (game_is_over(entrant->game, position, mover)) return true;
    PROMISE(entrant, position, solve_advice(context, &question, &advice) == NIMM_OK,
            "there is no advice");
    PROMISE(entrant, position, entrant->game->check(position, mover, &advice.move, NULL),
            "the advised move is not legal");
    if (solve_outcome(context, &question, &outcome) == NIMM_OK) {
        PROMISE(entrant, position, (advice.kind == ADVICE_WINNING) == (outcome == OUTCOME_N),
                "advice is a winning move exactly in a won position");
        PROMISE(entrant, position, (advice.kind == ADVICE_DRAWING) == (outcome == OUTCOME_D),
                "advice is a drawing move exactly in a drawn position");
        PROMISE(entrant, position, (advice.kind == ADVICE_RESISTING) == (outcome == OUTCOME_P),
                "advice is a resisting move exactly in a lost position");
    }
    return true;
}

static void advice_is_legal_and_honest_everywhere(const struct entrant *entrant) {
    struct nimm_solver *solver = new_solver(300000);
    visit_random_games(entrant, GAMES / 2, 200, check_any_advice, solver);
    nimm_solver_free(solver);
}

/* ---- labels and parts ---- */

/* A label follows from those of its options, which come before it. */
static void check_label(const struct entrant *entrant, const struct label *label) {
    uint64_t values[LABEL_OPTIONS * 2], seen[NIMM_MEX_WORDS(LABEL_OPTIONS * 2)];
    bool to_p = false, to_d = false;
    for (size_t i = 0; i < label->n; i++) {
        bool known = label->options[i].known;
        PROMISE(entrant, label->position, known || label->outcome == OUTCOME_N,
                "an option has no label yet, and the position is not labeled N");
        values[i] = label->options[i].value;
        to_p = to_p || (known && label->options[i].outcome == OUTCOME_P);
        to_d = to_d || label->options[i].outcome == OUTCOME_D;
    }
    if (label->by_value)
        PROMISE(entrant, label->position, nimm_mex(values, label->n, seen) == label->value,
                "the label says value %" PRIu64 ", which is not the mex of its options",
                label->value);
    bool wins = to_p || (label->misere && label->n == 0);
    PROMISE(entrant, label->position,
            label->outcome == (wins   ? OUTCOME_N
                               : to_d ? OUTCOME_D
                                      : OUTCOME_P),
            "the outcome of the label does not follow from its options");
}

/* Every label of every position that can come up is what the solver says, which the bare rules bear
 * out. */
static bool check_labels(const struct entrant *entrant, const void *position, enum player mover,
                         void *data) {
    struct context *context = data;
    for (unsigned misere = 0; misere <= solve_check_misere(entrant->game, true, NULL); misere++) {
        struct question question = {.game = entrant->game, .position = position, .misere = misere};
        struct graph graph;
        bool few = label_graph(context->solver, &question, 150, &graph);
        for (uint32_t i = 0; few && i < graph.n_nodes; i++) {
            struct label label;
            struct solution solution;
            label_read(&graph, graph.order[i], false, &label);
            check_label(entrant, &label);
            question.position = label.position;
            solve_position(context->solver, &question, &solution);
            PROMISE(entrant, label.position, solution.outcome == label.outcome,
                    "the label and the solver tell different outcomes");
            if (label.by_value)
                PROMISE(entrant, label.position,
                        solution.has_value && solution.value == label.value,
                        "the label says value %" PRIu64 ", the solver another", label.value);
            label_free(&label);
        }
        graph_free(&graph);
        if (!few) return false;
    }
    context->checked++;
    return true;
}

static void every_position_is_labeled_from_its_options(const struct entrant *entrant) {
    if (!entrant->game->partisan) visit_with_solver(entrant, check_labels);
}

static bool check_parts(const struct entrant *entrant, const void *position, enum player mover,
                        void *data) {
    struct context *context = data;
    struct piles piles;
    uint64_t value;
    void *alone = malloc(game_largest());
    solver_begin(context->solver);
    if (search_piles(context->solver, entrant->game, position, &piles) != NIMM_OK) piles.n = 0;
    for (size_t i = 0; i < piles.n; i++) {
        const struct game *game = game_part(entrant->game, position, i, alone);
        if (!game) continue;
        PROMISE(entrant, position, value_at(context, game, alone, &value) == NIMM_OK,
                "part %zu by itself has no value", i + 1);
        PROMISE(entrant, position, value == piles.value[i],
                "part %zu by itself is worth %" PRIu64 ", in the position %" PRIu64, i + 1, value,
                piles.value[i]);
    }
    free(alone);
    context->checked++;
    return true;
}

static void parts_by_themselves_have_the_values_of_their_piles(const struct entrant *entrant) {
    visit_with_solver(entrant, check_parts);
}

/* Where a move wins, the advised one is one that `why` names: it is in a pile that can make the
 * nim-sum 0, or copying wins after it. */
static bool check_named_move(const struct entrant *entrant, const void *position, enum player mover,
                             void *data) {
    struct context *context = data;
    struct question question = {.game = entrant->game, .position = position, .mover = mover};
    struct advice advice;
    struct solution solution;
    struct text moved = {0};
    solve_position(context->solver, &question, &solution);
    context->checked++;
    if (!solution.has_value || solution.value == 0) return true;
    solve_advice(context->solver, &question, &advice);
    entrant->game->print_move(position, &advice.move, &moved);
    const size_t changed = solve_changed_pile(&question, &advice.move);
    void *after = new_position(entrant);
    const struct question left = solve_after(&question, &advice.move, after);
    const bool is_named = solution.piles.n == 1 || solve_paired_parts(context->solver, &left) > 0 ||
                          (changed < solution.piles.n &&
                           nim_pile_balances(solution.piles.value[changed], solution.value));
    PROMISE(entrant, position, is_named, "why does not name the advised move, %s, in pile %zu",
            text_string(&moved), changed + 1);
    text_free(&moved);
    free(after);
    return true;
}

static void the_advised_move_is_one_that_why_names(const struct entrant *entrant) {
    visit_with_solver(entrant, check_named_move);
}

/* Of several piles, a move changes the one that `changes` names, or lowers one: all others stay. */
static bool check_others(const struct entrant *entrant, const void *position, enum player mover,
                         void *data) {
    struct context *context = data;
    const struct game *game = entrant->game;
    const struct question question = {.game = game, .position = position, .mover = mover};
    struct piles before, after;
    struct moves moves = {0};
    void *next = new_position(entrant);
    solver_begin(context->solver);
    bool several =
        search_piles(context->solver, game, position, &before) == NIMM_OK && before.n > 1;
    for (size_t tried = 0; several && tried < MANY && game->moves(position, mover, &moves);
         tried++) {
        const size_t named = solve_changed_pile(&question, &moves.move);
        size_t changed = named;
        play_into(game, position, mover, &moves.move, next);
        solver_begin(context->solver);
        if (search_piles(context->solver, game, next, &after) != NIMM_OK) continue;
        for (size_t i = 0, k = 0; i < before.n; i++, k = 0) {
            while (k < after.n && after.value[k] != before.value[i]) k++;
            if (changed >= before.n && k == after.n) changed = i;
            if (i == changed) continue;
            PROMISE(entrant, next, k < after.n, "pile %zu has changed, too", i + 1);
            after.value[k] = after.value[--after.n];
        }
        if (named != changed)
            PROMISE(entrant, next, nimm_sum(after.value, after.n) < before.value[changed],
                    "pile %zu has been raised", changed + 1);
    }
    context->checked++;
    free(next);
    return true;
}

static void a_move_leaves_the_other_piles_as_they_were(const struct entrant *entrant) {
    if (entrant->game->theory->piles) visit_with_solver(entrant, check_others);
}

int main(void) {
    static const struct promise promises[] = {
        PROMISED(value_0_is_exactly_a_lost_position),
        PROMISED(values_are_the_mex_of_the_options),
        PROMISED(winning_moves_are_all_moves_to_lost_positions),
        PROMISED(moves_to_any_value_are_found_without_trying_all),
        PROMISED(each_part_is_described),
        PROMISED(the_bare_rules_give_the_same_values),
        PROMISED(canonical_forms_are_alike_in_play),
        PROMISED(misere_play_is_that_of_the_bare_rules),
        PROMISED(warnings_are_of_a_move_that_ends_the_game),
        PROMISED(single_piles_have_the_values_of_the_code_or_its_period),
        PROMISED(advice_beats_everybody),
        PROMISED(advice_is_legal_and_honest_everywhere),
        PROMISED(every_position_is_labeled_from_its_options),
        PROMISED(parts_by_themselves_have_the_values_of_their_piles),
        PROMISED(the_advised_move_is_one_that_why_names),
        PROMISED(a_move_leaves_the_other_piles_as_they_were),
    };
    return run_contract("contract of theory", promises, LENGTH(promises));
}
