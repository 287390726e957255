/* SPDX-License-Identifier: MIT */
/* A game's name and a position on the first line, then a move a line: text that is accepted keeps
 * every promise of struct game, whatever is played from it. */
#include "input.h"

#include "games/solve.h"

enum {
    MOVES_PLAYED = 100,
    NODES = 200,
    MOVES_TRIED = 50,
    MOVES_COMPARED = 200,
    MOVES_FOLLOWED = 4
};

struct table_top {
    const struct game *game;
    const char *parameters;
    void *position;
    unsigned char *other; /* room for two more positions to compare with */
    struct nimm_solver *solver;
    enum player mover;
    unsigned looked; /* at so many positions */
};

/* False: there is no memory. */
static bool table_top_open(struct table_top *top, uint64_t nodes) {
    top->position = malloc(top->game->size);
    top->other = malloc(2 * top->game->size);
    top->solver = nimm_solver_new(nodes, 1 << 20);
    return top->position && top->other && top->solver;
}

static void table_top_close(struct table_top *top) {
    nimm_solver_free(top->solver);
    free(top->position);
    free(top->other);
}

static void printed_position_is_parsed_again(struct table_top *top) {
    struct text text = {0}, parameters = {0};
    const char *given = top->parameters;
    top->game->print(top->position, &text);
    if (top->game->print_parameters) {
        top->game->print_parameters(top->position, &parameters);
        given = text_string(&parameters);
    }
    memset(top->other, 0xA5, top->game->size);
    assert(game_parse(top->game, given, text_string(&text), top->other, NULL));
    assert(memcmp(top->position, top->other, top->game->size) == 0);
    text_free(&text);
    text_free(&parameters);
}

static void position_is_drawn(const struct table_top *top) {
    static const struct style styles[] = {
        {.width = 20}, {.width = 80, .utf8 = true}, {.width = 40, .plain = true}};
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
        struct text text = {0};
        canvas_draw_text(top->game, top->position, &styles[i], &text);
        assert(text.length > 0 && text.data[text.length - 1] == '\n');
        text_free(&text);
    }
}

static void printed_move_is_parsed_again(const struct table_top *top, const struct move *move) {
    struct text text = {0};
    struct move again = {0};
    top->game->print_move(top->position, move, &text);
    assert(top->game->parse_move(top->position, top->mover, text_string(&text), &again));
    assert(memcmp(move, &again, sizeof again) == 0);
    text_clear(&text);
    top->game->say_move(top->position, move, &text);
    text_free(&text);
}

static void listed_moves_are_legal(struct table_top *top) {
    struct moves moves = {0};
    for (int i = 0; i < MOVES_TRIED && top->game->moves(top->position, top->mover, &moves); i++) {
        assert(top->game->check(top->position, top->mover, &moves.move, NULL));
        printed_move_is_parsed_again(top, &moves.move);
        memcpy(top->other, top->position, top->game->size);
        top->game->play(top->other, top->mover, &moves.move);
    }
}

/* A legal move, however it was found, leads where one of the listed moves does. */
static void legal_move_is_listed(const struct table_top *top, const struct move *move) {
    size_t size = top->game->size;
    unsigned char *wanted = top->other, *found = top->other + size;
    struct moves moves = {0};
    memcpy(wanted, top->position, size);
    top->game->play(wanted, top->mover, move);
    for (int i = 0; i < MOVES_COMPARED; i++) {
        assert(top->game->moves(top->position, top->mover, &moves));
        memcpy(found, top->position, size);
        top->game->play(found, top->mover, &moves.move);
        if (memcmp(wanted, found, size) == 0) return;
    }
}

/* The first winning moves lead to positions that are lost. */
static void winning_moves_win(struct table_top *top, const struct question *question,
                              const struct move_list *list) {
    for (size_t i = 0; i < list->n; i++) {
        struct question next = {top->game, top->other, !top->mover, question->misere, NULL};
        enum outcome outcome;
        assert(top->game->check(top->position, top->mover, &list->moves[i], NULL));
        memcpy(top->other, top->position, top->game->size);
        top->game->play(top->other, top->mover, &list->moves[i]);
        if (solve_outcome(top->solver, &next, &outcome) == NIMM_OK) assert(outcome == OUTCOME_P);
    }
}

static void advice_is_good(struct table_top *top, const struct question *question,
                           const struct solution *solution) {
    struct advice advice;
    if (solve_advice(top->solver, question, &advice) != NIMM_OK) return;
    assert(top->game->check(top->position, top->mover, &advice.move, NULL));
    if (solution->status == NIMM_OK && advice.kind != ADVICE_GUESS) {
        assert((advice.kind == ADVICE_WINNING) == (solution->outcome == OUTCOME_N));
        assert((advice.kind == ADVICE_DRAWING) == (solution->outcome == OUTCOME_D));
    }
}

/* The value is 0 where no move wins, and only there; as far as the solver's budget reaches. */
static void answers_agree(struct table_top *top, bool misere) {
    static struct solution solution;
    struct move kept[MOVES_FOLLOWED];
    struct question question = {top->game, top->position, top->mover, misere, NULL};
    struct move_list list = {.moves = kept, .limit = MOVES_FOLLOWED};
    bool over = game_is_over(top->game, top->position, top->mover);
    enum nimm_status known = solve_position(top->solver, &question, &solution);
    enum nimm_status listed = solve_winning_moves(top->solver, &question, &list);
    if (known == NIMM_OK && over) assert(solution.outcome == (misere ? OUTCOME_N : OUTCOME_P));
    if (known == NIMM_OK && solution.has_value)
        assert((solution.value == 0) == (solution.outcome == OUTCOME_P));
    if (known == NIMM_OK && listed == NIMM_OK && !over)
        assert((list.total == 0) == (solution.outcome != OUTCOME_N));
    winning_moves_win(top, &question, &list);
    if (!over) advice_is_good(top, &question, &solution);
}

/* The canonical form is its own one, and is worth as much. */
static void canonical_form_is_alike(struct table_top *top) {
    size_t size = top->game->size;
    static struct piles here, there;
    if (!top->game->canonical) return;
    memcpy(top->other, top->position, size);
    top->game->canonical(top->other);
    memcpy(top->other + size, top->other, size);
    top->game->canonical(top->other + size);
    assert(memcmp(top->other, top->other + size, size) == 0);
    solver_begin(top->solver);
    if (search_piles(top->solver, top->game, top->position, &here) != NIMM_OK) return;
    solver_begin(top->solver);
    if (search_piles(top->solver, top->game, top->other, &there) != NIMM_OK) return;
    uint64_t sum = 0;
    for (size_t i = 0; i < here.n; i++) sum ^= here.value[i];
    for (size_t i = 0; i < there.n; i++) sum ^= there.value[i];
    assert(sum == 0);
}

/* What takes long is looked at now and then only. */
static void look_at_position(struct table_top *top) {
    printed_position_is_parsed_again(top);
    listed_moves_are_legal(top);
    switch (top->looked++ % 4) {
    case 0:
        answers_agree(top, false);
        break;
    case 1:
        canonical_form_is_alike(top);
        break;
    case 2:
        position_is_drawn(top);
        break;
    default:
        if (solve_check_misere(top->game, true, NULL)) answers_agree(top, true);
    }
}

/* A legal move is made; it is a listed one, and is printed as it is read. */
static void make_move(struct table_top *top, const struct move *move) {
    legal_move_is_listed(top, move);
    top->game->play(top->position, top->mover, move);
    top->mover = !top->mover;
    look_at_position(top);
}

/* Plays the lines that are legal moves; what is refused is refused with a reason. */
static void play_lines(struct table_top *top, char *lines) {
    struct text why = {0};
    for (int played = 0; lines && played < MOVES_PLAYED; played++) {
        char *line = lines;
        struct move move = {0};
        lines = strchr(line, '\n');
        if (lines) *lines++ = '\0';
        text_clear(&why);
        if (!game_read_move(top->game, top->position, top->mover, line, &move, &why)) {
            assert(why.length > 0);
            continue;
        }
        printed_move_is_parsed_again(top, &move);
        make_move(top, &move);
    }
    text_free(&why);
}

static void sit_down(struct table_top *top, const char *position, char *lines) {
    struct text why = {0};
    if (table_top_open(top, NODES)) {
        if (!game_parse(top->game, top->parameters, position, top->position, &why)) {
            assert(why.length > 0);
        } else {
            bool startable = !top->game->startable || top->game->startable(top->position, &why);
            for (int i = 0; i < 4; i++) look_at_position(top);
            if (startable) play_lines(top, lines);
        }
    }
    table_top_close(top);
    text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = input_string(data, size);
    if (!text) return 0;
    char *lines = strchr(text, '\n');
    if (lines) *lines++ = '\0';
    char *position = strchr(text, ' ');
    struct table_top top = {0};
    if (position) {
        *position++ = '\0';
        top.game = game_named(text, &top.parameters, NULL);
    }
    if (top.game) sit_down(&top, position, lines);
    free(text);
    scratch_forget(0);
    return 0;
}
