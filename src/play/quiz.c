/* SPDX-License-Identifier: MIT */
#include "play/quiz.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/player.h"
#include "play/start.h"

/* How often a question that has just been asked is drawn again, how often making one may fail, for
 * how many more draws that counts, as it takes long, and how rare exercises are. */
enum { MOST_REDRAWN = 15, MOST_FAILED = 2, FAILURE_COSTS = 4, EXERCISE_IN = 3 };

/* A position is drawn at most this many times, with at most the work of this many questions to a
 * solver. */
enum { MOST_DRAWN = 200, MOST_SOLVED = 20 };

/* A class looks at this many moves, and at this many labels, at most. */
enum { MOST_OPTIONS = 8, MOST_LABELS = 12 };

/* Before groups are told of, so many questions ask who wins, and how. */
enum { FIRST_TO_PLAY = 2 };

/* --- the syllabus: which games a class meets at which level, and how large -------------------- */

enum {
    WINNER = 1 << QUIZ_WINNER,
    MOVE = 1 << QUIZ_MOVE,
    PLAY = WINNER | MOVE,
    BALANCE = 1 << QUIZ_BALANCE,
    SUM = 1 << QUIZ_SUM,
    MEX = 1 << QUIZ_MEX,
    VALUE = 1 << QUIZ_VALUE,
    LABEL = 1 << QUIZ_LABEL,
    BINARY = 1 << QUIZ_BINARY,
    GROUPS = 1 << QUIZ_GROUPS,
    PILES = PLAY | BALANCE | GROUPS,
};

/* Starts of a game, or without a game numbers: exercises, or drawn by chance. */
struct quiz_row {
    unsigned topics; /* 0: only where all questions are about that game */
    unsigned level;
    const char *game;
    const char *exercises; /* separated by semicolons; NULL: they are drawn by what follows */
    struct range parts, amount;
    const char *lead; /* what stands before an amount: "convex:" */
    unsigned played;  /* random moves made first: an even number where the sides differ */
    bool misere;
};

static const struct quiz_row rows[] = {
    {PILES, 1, "nim", .parts = {2, 2}, .amount = {1, 7}},
    {PILES, 1, "nim", .parts = {3, 3}, .amount = {1, 6}},
    {WINNER | VALUE, 1, "subtraction:2", .parts = {1, 1}, .amount = {3, 12}},
    {PLAY | VALUE | MEX, 1, "subtraction:3", .parts = {1, 1}, .amount = {3, 14}},
    {WINNER, 1, "poker-nim", .parts = {2, 2}, .amount = {2, 5}, .played = 2},
    {MEX | LABEL, 1, "chop", .parts = {1, 2}, .amount = {2, 4}},
    {VALUE, 1, "prime", .parts = {1, 1}, .amount = {4, 40}},
    {VALUE, 1, "northcott", .parts = {1, 1}, .amount = {4, 8}},
    {LABEL, 1, "digraph", .parts = {4, 5}, .amount = {1, 2}},
    {PLAY, 1, "northcott", .parts = {2, 2}, .amount = {3, 6}},
    {0, 1, "kayles", .parts = {1, 3}, .amount = {1, 4}},
    {0, 1, "grundy", .parts = {1, 2}, .amount = {3, 6}},
    {PLAY, 1, "prime", .parts = {2, 2}, .amount = {4, 40}},
    {VALUE, 1, "chomp", .parts = {2, 2}, .amount = {1, 4}},
    {0, 1, "chomp", .parts = {2, 3}, .amount = {1, 4}},
    {0, 1, "triangle", .amount = {4, 5}, .lead = "convex:"},
    {0, 1, "coloring", .amount = {3, 4}, .lead = "strip:", .played = 1},
    {0, 1, "queen", .parts = {2, 4}, .amount = {3, 5}},
    {SUM, 1, .parts = {2, 2}, .amount = {1, 7}},
    {MEX, 1, .parts = {4, 5}, .amount = {0, 4}},
    {BINARY, 1, .parts = {1, 1}, .amount = {2, 15}},

    {PILES, 2, "nim", .parts = {3, 4}, .amount = {2, 15}},
    {PLAY, 2, "subtraction:3", .parts = {2, 2}, .amount = {3, 12}},
    {PLAY | VALUE, 2, "kayles", .parts = {1, 3}, .amount = {2, 5}},
    {PLAY | VALUE, 2, "northcott", .parts = {2, 2}, .amount = {5, 7}},
    {PLAY | VALUE, 2, "chop", .parts = {2, 6}, .amount = {2, 6}},
    {PLAY, 2, "dawson", .parts = {1, 2}, .amount = {3, 6}},
    {VALUE, 2, "dawson", .parts = {1, 2}, .amount = {2, 5}},
    {PLAY, 2, "poker-nim", .parts = {2, 3}, .amount = {2, 7}, .played = 2},
    {MOVE | VALUE | MEX, 2, "prime", .parts = {1, 2}, .amount = {6, 60}},
    {0, 2, "triangle", .amount = {4, 6}, .lead = "convex:"},
    {0, 2, "coloring", .amount = {3, 4}, .lead = "strip:", .played = 1},
    {VALUE | MEX | LABEL, 2, "chomp", .parts = {2, 2}, .amount = {2, 3}},
    {MEX, 2, "kayles", .parts = {1, 1}, .amount = {3, 5}},
    {0, 2, "chomp", .parts = {2, 2}, .amount = {3, 6}},
    {0, 2, "queen", .parts = {3, 6}, .amount = {4, 7}},
    {LABEL, 2, "digraph", .parts = {5, 6}, .amount = {2, 3}},
    {LABEL, 2, "kayles", .parts = {1, 2}, .amount = {2, 3}},
    {LABEL, 2, "nim", .parts = {2, 2}, .amount = {2, 3}},
    {SUM, 2, .parts = {3, 3}, .amount = {1, 15}},
    {MEX, 2, .parts = {6, 7}, .amount = {0, 6}},
    {BINARY, 2, .parts = {1, 1}, .amount = {19, 63}},

    {PILES, 3, "nim", .parts = {4, 5}, .amount = {5, 31}},
    {PLAY, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {PLAY | VALUE, 3, "kayles", .parts = {2, 3}, .amount = {2, 8}},
    {PLAY | VALUE, 3, "dawson", .parts = {2, 2}, .amount = {2, 9}},
    {PLAY | VALUE, 3, "prime", .parts = {3, 3}, .amount = {6, 90}},
    {PLAY, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}},
    {MOVE, 3, "subtraction:4", .parts = {3, 3}, .amount = {3, 20}},
    {VALUE, 3, "subtraction:1,3,4", .parts = {2, 2}, .amount = {4, 12}},
    {PLAY, 3, "triangle", .amount = {6, 9}, .lead = "convex:", .played = 1},
    {PLAY, 3, "coloring", .amount = {5, 8}, .lead = "fan:", .played = 1},
    {VALUE, 3, "chop", .parts = {4, 9}, .amount = {4, 9}},
    {MEX | LABEL, 3, "chomp", .parts = {2, 3}, .amount = {2, 4}},
    {LABEL, 3, "kayles", .parts = {1, 2}, .amount = {3, 4}},
    {LABEL, 3, "nim", .parts = {2, 2}, .amount = {2, 4}},
    {MEX, 3, "dawson", .parts = {1, 1}, .amount = {6, 9}},
    {MEX, 3, "kayles", .parts = {2, 2}, .amount = {1, 3}},
    {0, 3, "chomp", .parts = {2, 4}, .amount = {3, 6}},
    {0, 3, "queen", .parts = {4, 9}, .amount = {5, 10}},
    {LABEL, 3, "digraph", .parts = {7, 10}, .amount = {2, 3}},
    {SUM, 3, .parts = {3, 4}, .amount = {5, 63}},
    {MEX, 3, .parts = {8, 10}, .amount = {0, 8}},
    {BINARY, 3, .parts = {1, 1}, .amount = {64, 255}},

    /* What lectures and textbooks on Nim have asked for a hundred years. The answers are
     * computed. */
    {PILES, 1, "nim", "1,1,1; 1,1,1,1; 4,4; 1,2; 2,3,2,3; 1,4,4; 1,2,3; 8,5; 2,3,2,1; 1,2,4"},
    {WINNER | MOVE, 1, "subtraction:2", "9; 7"},
    {WINNER | MOVE, 1, "subtraction:3", "4; 5"},
    {SUM, 1, .exercises = "2,4,5; 3,4,5; 1,3,5,7"},
    {MEX, 1, .exercises = "0,1,2,5,8; 0,1,3; 1,2,3"},
    {VALUE, 1, "chop", "1x4"},
    {PILES, 2, "nim", "3,4,6; 2,4,5; 3,4,4; 4,5,7,8; 2,3,2,3"},
    {WINNER, 2, "subtraction:3", "5,5,4"},
    {WINNER | VALUE, 2, "chop", "2x2; 2x3; 2x4"},
    {WINNER | VALUE, 2, "chomp", "2,1; 2x2"},
    {WINNER, 2, "poker-nim", "4,4/3,1"},
    {SUM, 2, .exercises = "4,5,7,8; 13,19,10"},
    {BINARY, 2, .exercises = "45; 57; 22; 25; 27; 39; 50"},
    {PILES, 3, "nim", "22,19,14,11; 27,23,22,15; 25,13,39; 7,9,12,15; 22,13,14,11; 10,20,30,40,50"},
    {PLAY, 3, "nim", "1,1,1,1; 1,1,2", .misere = true},
    {MEX | VALUE, 3, "chomp", "3,3; 2x3"},
    {SUM, 3, .exercises = "25,13,39"},
    {MEX, 3, .exercises = ""},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* By level: of a game without rows, where it takes such starts. */
static const struct shape usual[QUIZ_LEVELS] = {
    {{2, 2}, {2, 4}}, {{2, 3}, {2, 5}}, {{3, 4}, {3, 6}}};

/* --- one question and its answer ------------------------------------------------------------- */

/* Forgets all of a question but the memory of its position. */
static void forget(struct quiz_question *question) {
    text_free(&question->reason);
    text_free(&question->wrong);
    text_free(&question->hint);
    label_free(&question->label);
    graph_free(&question->graph);
    free(question->whole);
}

/* Finds what the moves of the position leave. */
static bool find_options(struct quiz *quiz, struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    struct label *label = &question->label;
    bool good = label_position(quiz->solver, &asked, label) && label->by_value && label->n > 0 &&
                label->n <= MOST_OPTIONS;
    if (!good) label_free(label);
    return good;
}

/* True if the position is several piles: it is printed as "2,3". */
static bool has_several_piles(const struct game *game, const void *position) {
    struct text printed = {0};
    if (!game->prints_stones) return false;
    graph_print_state(game, position, &printed);
    const bool has = strchr(printed.data, ',') != NULL;
    text_free(&printed);
    return has;
}

/* True if moves leave more than one position. */
static bool has_choice(const struct graph *graph, uint32_t node) {
    return graph->nodes[node + 1].first_arc > graph->nodes[node].first_arc + 1;
}

/* Returns the step at which the label to hide comes, not before `ends`. Where some positions are
 * several piles, it is one of those: the label of a single pile of Nim is its size. Else, where
 * some leave a choice, it is one of those: a single move leaves little to think about. Returns
 * n_nodes if there is nothing to ask. */
static uint32_t choose_hidden(struct quiz *quiz, const struct graph *graph, uint32_t ends) {
    uint32_t several[MOST_LABELS], open[MOST_LABELS], n_several = 0, n_open = 0;
    for (uint32_t step = ends; step < graph->n_nodes; step++) {
        const uint32_t node = graph->order[step];
        if (has_several_piles(graph->game, graph_position(graph, node)))
            several[n_several++] = step;
        if (has_choice(graph, node)) open[n_open++] = step;
    }
    if (n_several > 0) return several[random_between(&quiz->random, 0, n_several - 1)];
    if (game_is_nim(graph->game)) return graph->n_nodes;
    if (n_open > 0) return open[random_between(&quiz->random, 0, n_open - 1)];
    return (uint32_t)random_between(&quiz->random, ends, graph->n_nodes - 1);
}

/* Hides the label of that step, whose position the question is about then. */
static void hide_label(struct quiz_question *question, uint32_t step) {
    const struct graph *graph = &question->graph;
    const uint32_t node = graph->order[step];
    memcpy(question->position, graph_position(graph, node), question->game->size);
    question->hidden = step;
    question->number = graph->nodes[node].value;
}

/* Labels all positions, and hides the label of the start. */
static bool find_labels(struct quiz *quiz, struct quiz_question *question) {
    const struct question asked = quiz_position_question(question);
    struct graph *graph = &question->graph;
    if (!label_small_graph(quiz->solver, &asked, MOST_LABELS, graph) || !graph->by_value) {
        graph_free(graph);
        return false;
    }
    question->whole = memory_copy(question->position, asked.game->size);
    hide_label(question, graph->nodes[0].place);
    return true;
}

/* True if there are such questions about a position of the game. */
static bool is_of(enum quiz_topic topic, const struct game *game) {
    switch (topic) {
    case QUIZ_SUM:
    case QUIZ_BINARY:
        return false;
    case QUIZ_BALANCE:
    case QUIZ_GROUPS:
        return game_is_nim(game);
    case QUIZ_MEX:
    case QUIZ_LABEL:
        return !game->partisan;
    default:
        return true;
    }
}

enum nimm_status quiz_find_answer(struct quiz *quiz, struct quiz_question *question) {
    const enum quiz_topic topic = question->topic;
    struct question asked = quiz_position_question(question);
    struct solution solution;
    question->yes = topic == QUIZ_YES;
    if (quiz_is_told(topic)) return NIMM_OK;
    if (!question->game) {
        uint64_t seen[NIMM_MEX_WORDS(QUIZ_NUMBERS)];
        question->number = topic == QUIZ_MEX ? nimm_mex(question->numbers, question->n, seen)
                                             : nimm_sum(question->numbers, question->n);
        return NIMM_OK;
    }
    if (!is_of(topic, asked.game)) return NIMM_NO_ANSWER;
    enum nimm_status status = solve_position(quiz->solver, &asked, &solution);
    if (status != NIMM_OK) return status;
    bool wins = solution.outcome == OUTCOME_N, good = solution.outcome != OUTCOME_D;
    question->yes = wins == (topic != QUIZ_BALANCE);
    question->number = solution.has_value ? solution.value : 0;
    if (topic == QUIZ_MOVE) good = wins;
    if (topic == QUIZ_REPLY)
        good = solution.outcome == OUTCOME_P && player_can_go_on(&asked, &(struct move){0});
    if (topic == QUIZ_FLIP) good = wins && game_is_nim(asked.game);
    if (topic == QUIZ_OUTCOME) good = good && !asked.game->partisan;
    if (topic == QUIZ_VALUE || topic == QUIZ_BALANCE || topic == QUIZ_FLIP || topic == QUIZ_GROUPS)
        good = good && solution.has_value;
    if (topic == QUIZ_MEX) good = good && find_options(quiz, question);
    if (topic == QUIZ_LABEL) good = good && find_labels(quiz, question);
    return good ? NIMM_OK : NIMM_NO_ANSWER;
}

/* --- drawing one ----------------------------------------------------------------------------- */

/* Forgets what was found about a question that is not asked. */
static void drop_answer(struct quiz_question *question) {
    label_free(&question->label);
    graph_free(&question->graph);
    free(question->whole);
    question->whole = NULL;
}

/* Finds the answer to a question that was drawn; of several labels a position that has options
 * loses its own. Returns false if there is nothing to ask. */
static bool find_drawn(struct quiz *quiz, struct quiz_question *question) {
    const struct graph *graph = &question->graph;
    uint32_t ends = 0; /* which come first */
    if (quiz_find_answer(quiz, question) != NIMM_OK) return false;
    if (question->topic != QUIZ_LABEL) return true;
    while (ends < graph->n_nodes && graph->nodes[graph->order[ends]].value == 0) ends++;
    const uint32_t step =
        ends + 1 < graph->n_nodes ? choose_hidden(quiz, graph, ends) : graph->n_nodes;
    if (step < graph->n_nodes) {
        hide_label(question, step);
        return true;
    }
    drop_answer(question);
    return false;
}

/* Makes that many random moves, and goes on where a class could not look at all the moves that are
 * left. No move lets the other player win at once. */
static void play_ahead(struct quiz *quiz, unsigned wanted, struct quiz_question *question) {
    enum { MOST_ASKED = 100 };
    const struct game *game = question->game;
    bool few = question->topic == QUIZ_MEX || question->topic == QUIZ_LABEL;
    unsigned played = 0;
    for (int i = 0; i < MOST_ASKED && !game_is_over(game, question->position, played % 2); i++) {
        struct moves moves = {0};
        struct move move;
        int n = 0;
        while (few && n <= MOST_OPTIONS && game->moves(question->position, 0, &moves)) n++;
        if (played >= wanted && n <= MOST_OPTIONS) break;
        game_draw_move(quiz->solver, game, question->position, played % 2, &quiz->random, &move);
        if (game_warn(game, question->position, played % 2, &move, NULL)) continue;
        game->play(question->position, played % 2, &move);
        played++;
    }
    if (few) game_arrange(game, question->position); /* without empty piles */
}

/* Writes one of the row's exercises, a start with its lead, or numbers. */
static void write_start(struct quiz *quiz, const struct quiz_row *row, struct text *string) {
    if (row->exercises) {
        const char *at = row->exercises;
        uint64_t n = 0;
        for (const char *end = at; *end; end++) n += *end == ';';
        for (n = random_between(&quiz->random, 0, n); n > 0; n--) at = strchr(at, ';') + 1;
        text_add_bytes(string, at, strcspn(at, ";"));
        return;
    }
    uint64_t n = row->lead ? 1 : random_between(&quiz->random, row->parts.low, row->parts.high);
    for (; n > 0; n--)
        text_addf(string, "%s%" PRIu64, row->lead ? row->lead : " ",
                  random_between(&quiz->random, row->amount.low, row->amount.high));
}

/* Lays down a start as the row says, before any move, or numbers. */
static bool draw_start(struct quiz *quiz, const struct quiz_row *row,
                       struct quiz_question *question) {
    const struct start start = {
        .game = question->game, .shape = {row->parts, row->amount}, .misere = row->misere};
    struct text string = {0};
    bool good = true;
    if (question->game && !row->exercises && !row->lead)
        return start_draw(&start, quiz->solver, &quiz->random, question->position, NULL);
    write_start(quiz, row, &string);
    if (question->game)
        good = question->game->parse(text_string(&string), question->position, NULL);
    else
        question->n = scan_numbers(text_string(&string), question->numbers, QUIZ_NUMBERS,
                                   UINT64_MAX, "", NULL);
    text_free(&string);
    return good;
}

/* True if the position of a game whose piles can be counted has too few: none, as in Northcott's
 * Game without a gap, or a single one where there could be more, or where it is asked who wins. */
static bool has_few_piles(struct quiz *quiz, const struct quiz_question *question) {
    struct piles piles;
    size_t n = 0;
    if (!question->game || !game_has_counted_piles(question->game) ||
        solve_piles(quiz->solver, question->game, question->position, &piles) != NIMM_OK)
        return false;
    for (size_t i = 0; i < piles.n; i++)
        if (piles.value[i] > 0) n++;
    const bool may_be_alone = piles.n == 1 && question->topic != QUIZ_WINNER;
    return may_be_alone ? n < 1 : n < 2;
}

/* True if a winning move is asked for where one of two can be guessed. On a small graph there are
 * hardly ever more than two. */
static bool has_few_moves(const struct quiz_question *question) {
    enum { LEAST = 3, LEAST_ON_GRAPH = 2 };
    if (question->topic != QUIZ_MOVE) return false;
    const size_t least = question->game->board_is_picture ? LEAST_ON_GRAPH : LEAST;
    return game_count_moves(question->game, question->position, 0, least) < least;
}

/* True if it asks for the mex of numbers that are all the same, about piles or moves where there
 * are too few, for the nim-sum of a number with itself, or for one in which nothing would be
 * carried, so that whoever simply adds is right. */
static bool is_dull(struct quiz *quiz, const struct quiz_question *question) {
    const struct label *label = &question->label;
    struct piles piles = {.n = question->n};
    memcpy(piles.value, question->numbers, question->n * sizeof *question->numbers);
    const bool is_sum = question->topic == QUIZ_SUM;
    const bool is_twice = is_sum && question->n == 2 && question->number == 0;
    const bool is_value = question->topic == QUIZ_VALUE && game_is_nim(question->game);
    if (is_twice || has_few_piles(quiz, question) || has_few_moves(question)) return true;
    if (is_value) solve_piles(quiz->solver, question->game, question->position, &piles);
    if (is_sum || is_value)
        return piles.n > 1 && quiz_sum_with_carrying(&piles) == question->number;
    for (size_t i = 1; i < label->n; i++)
        if (label->options[i].value != label->options[0].value) return false;
    return question->topic == QUIZ_MEX;
}

/* True if who wins is explained by copying, or by a rule of the game. */
static bool has_simple_way(struct quiz *quiz, const struct quiz_question *question) {
    const struct question asked = quiz_position_question(question);
    const struct theory *theory = question->game->theory;
    struct text rule = {0};
    struct move move;
    if (theory->add_way) theory->add_way(question->position, &rule);
    const bool has_rule = rule.length > 0;
    text_free(&rule);
    return has_rule || solve_paired_parts(quiz->solver, &asked) > 0 ||
           solve_copying(quiz->solver, &asked, &move);
}

/* True if who wins or which move does is asked at the beginning, where nobody has been told of
 * groups, and it takes them. */
static bool is_too_hard_to_begin(struct quiz *quiz, const struct quiz_question *question) {
    const bool begins = quiz->course && quiz->level == 1 && quiz->asked < FIRST_TO_PLAY;
    const bool is_play = 1U << question->topic & PLAY;
    return begins && is_play && game_is_nim(question->game) && !has_simple_way(quiz, question);
}

/* True if who wins or which move does is asked about a game whose values nobody has been told, or
 * only a search finds, and only they explain it: N and P would have to be found for many moves. */
static bool is_hard(struct quiz *quiz, const struct quiz_question *question) {
    const struct game *game = question->game;
    const bool has_many_moves =
        game_count_moves(game, question->position, 0, MOST_LABELS + 1) > MOST_LABELS;
    const bool is_play = 1U << question->topic & PLAY && !question->misere;
    const bool is_searched = game->theory->is_by_mex && quiz->level == 2;
    const bool is_first = quiz->course && (quiz->level == 1 || is_searched);
    /* Where a move can win at once, or a search finds the values, nothing is simple. */
    const bool may_be_simple = (game->theory->piles && !game->decided) || game->theory->add_way;
    return is_play && is_first && may_be_simple && has_many_moves &&
           !game_has_counted_piles(game) && !has_simple_way(quiz, question);
}

/* True if a winning move is asked for where every move wins. */
static bool wins_anyway(struct quiz *quiz, const struct quiz_question *question) {
    enum { MANY = 1000 };
    struct move moves[MOST_OPTIONS];
    struct move_list list = {.moves = moves, .limit = MOST_OPTIONS};
    const struct question asked = quiz_position_question(question);
    if (question->topic != QUIZ_MOVE) return false;
    solve_winning_moves(quiz->solver, &asked, &list);
    return list.n == game_count_moves(question->game, question->position, 0, MANY);
}

static bool draw_position(struct quiz *quiz, const struct quiz_row *row,
                          struct quiz_question *question) {
    /* Who wins must not be told by the kind of the question. */
    bool either = question->topic != QUIZ_WINNER && question->topic != QUIZ_BALANCE;
    bool wanted = random_between(&quiz->random, 0, 1) == 1;
    uint64_t spent = 0;
    if (!is_of(question->topic, question->game)) return false;
    for (int i = 0; i < MOST_DRAWN && spent < MOST_SOLVED * SOLVER_OPTIONS; i++) {
        if (!draw_start(quiz, row, question)) return false;
        play_ahead(quiz, row->played, question);
        if (game_is_over(question->game, question->position, 0)) continue;
        /* A dull one will do where there seems to be no other. */
        const bool may_be_dull = i >= MOST_DRAWN / 2;
        if (!may_be_dull && start_is_trivial(question->game, question->position, 0)) continue;
        const bool is_wanted = find_drawn(quiz, question) && (either || question->yes == wanted) &&
                               !is_too_hard_to_begin(quiz, question) &&
                               (may_be_dull || !wins_anyway(quiz, question));
        if (is_wanted && (may_be_dull || (!is_dull(quiz, question) && !is_hard(quiz, question))))
            return true;
        drop_answer(question);
        spent += solver_spent(quiz->solver);
    }
    return false;
}

/* Gives the question the game that the quiz is about, or else the game of the row. */
static void set_game(const struct quiz *quiz, const struct quiz_row *row,
                     struct quiz_question *question) {
    const char *parameters;
    question->game = quiz->game;
    if (quiz->game) {
        memcpy(question->position, quiz->blank, quiz->game->size);
    } else {
        question->game = game_named(row->game, &parameters, NULL);
        game_set(question->game, parameters, question->position, NULL);
    }
}

/* Makes a question as the row says, in the same memory for its position. Returns false if it made
 * none. */
static bool make_by(struct quiz *quiz, enum quiz_topic topic, const struct quiz_row *row,
                    struct quiz_question *question) {
    forget(question);
    *question = (struct quiz_question){
        .topic = topic, .misere = row->misere, .position = question->position};
    if (row->game || row->topics == 0) set_game(quiz, row, question);
    if (question->game && !row->exercises) return draw_position(quiz, row, question);
    bool is_made = false;
    for (int i = 0; i < MOST_DRAWN; i++) {
        is_made = draw_start(quiz, row, question) && find_drawn(quiz, question);
        if (!is_made || question->game || !is_dull(quiz, question)) break;
    }
    const bool is_fit =
        is_made && !wins_anyway(quiz, question) && !is_too_hard_to_begin(quiz, question);
    if (is_made && !is_fit) drop_answer(question);
    return is_fit;
}

/* --- choosing -------------------------------------------------------------------------------- */

/* True if the quiz may ask what the row says. Where it is about one game, plain
 * numbers are for Nim alone. */
static bool fits(const struct quiz *quiz, const struct quiz_row *row) {
    if (row->level != quiz->level) return false;
    const bool nim_alone = quiz->level == 1 && !quiz->game;
    if (nim_alone && row->game && !game_is_nim(game_find(row->game))) return false;
    if (!quiz->game || !row->game) return !quiz->game || game_is_nim(quiz->game);
    struct text name = {0};
    game_print_name(quiz->game, quiz->blank, &name);
    const bool is_same = strcmp(row->game, text_string(&name)) == 0;
    text_free(&name);
    return is_same;
}

/* True if the row is about a game that nobody can explain yet: in the first round of a course, who
 * wins and which move does is asked before values are. */
static bool is_too_early(const struct quiz *quiz, unsigned topics, const struct quiz_row *row) {
    const bool is_first_round = quiz->course && quiz->asked < QUIZ_TOPICS;
    return is_first_round && !quiz->game && (topics & PLAY) && row->game &&
           !game_has_counted_piles(game_find(row->game));
}

/* A random one of the rows that fit the quiz, with exercises or without, on one of the topics;
 * NULL: none. Without topics, one that draws starts for normal play. */
static const struct quiz_row *choose(struct quiz *quiz, unsigned topics, bool classic) {
    const struct quiz_row *fitting[ROWS];
    size_t n = 0;
    for (size_t i = 0; i < ROWS; i++) {
        const struct quiz_row *row = &rows[i];
        bool on_topic = topics ? (row->topics & topics) != 0 : row->game && !row->misere;
        const bool is_classic = row->exercises != NULL;
        if (on_topic && is_classic == classic && fits(quiz, row) &&
            !is_too_early(quiz, topics, row))
            fitting[n++] = row;
    }
    return n == 0 ? NULL : fitting[random_between(&quiz->random, 0, n - 1)];
}

/* Makes a question as the row says, whose starts are more and may be larger by so much. */
static bool make_larger(struct quiz *quiz, enum quiz_topic topic, const struct quiz_row *row,
                        unsigned growth, struct quiz_question *question) {
    struct quiz_row grown = *row;
    grown.amount.high += growth;
    grown.parts.high += growth / 2;
    /* One start of each size is not many. */
    if (row->lead) grown.played += growth - growth % 2;
    return make_by(quiz, topic, &grown, question);
}

/* Makes a question of the quiz's level, larger than usual by so much. A game of the quiz without a
 * row on the topic takes one on another topic, else the usual shape, else starts as the game itself
 * draws them. Returns false if it made none. */
static bool make(struct quiz *quiz, enum quiz_topic topic, unsigned growth,
                 struct quiz_question *question) {
    const unsigned topics = 1U << topic;
    const struct shape *shape = &usual[quiz->level - 1];
    const struct quiz_row by_shape = {.parts = shape->parts, .amount = shape->amount};
    const struct quiz_row any = {0}, *row = NULL;
    if (random_between(&quiz->random, 1, EXERCISE_IN) == 1) row = choose(quiz, topics, true);
    if (row && make_by(quiz, topic, row, question)) return true;
    row = choose(quiz, topics, false);
    if (row) return make_larger(quiz, topic, row, growth, question);
    row = choose(quiz, 0, false);
    return (row && make_larger(quiz, topic, row, growth, question)) ||
           make_larger(quiz, topic, &by_shape, growth, question) ||
           make_by(quiz, topic, &any, question);
}

/* Topics take turns, in a new order each round, or always in that of the course at this level. */
static enum quiz_topic next_topic(struct quiz *quiz) {
    /* Level 1 teaches the theory of Nim; from level 2 on other games come between it. */
    static const enum quiz_topic courses[][QUIZ_TOPICS] = {
        {QUIZ_WINNER, QUIZ_MOVE, QUIZ_GROUPS, QUIZ_BALANCE, QUIZ_BINARY, QUIZ_SUM, QUIZ_MEX,
         QUIZ_VALUE, QUIZ_LABEL},
        {QUIZ_WINNER, QUIZ_MEX, QUIZ_GROUPS, QUIZ_MOVE, QUIZ_VALUE, QUIZ_BALANCE, QUIZ_LABEL,
         QUIZ_BINARY, QUIZ_SUM},
        {QUIZ_MOVE, QUIZ_MEX, QUIZ_SUM, QUIZ_VALUE, QUIZ_WINNER, QUIZ_LABEL, QUIZ_GROUPS,
         QUIZ_BALANCE, QUIZ_BINARY}};
    const enum quiz_topic *course = courses[quiz->level - 1];
    uint64_t topic;
    size_t i = 0;
    if (quiz->to_come == 0) quiz->to_come = quiz->topics;
    do topic = quiz->course ? course[i++] : random_between(&quiz->random, 0, QUIZ_TOPICS - 1);
    while (!(quiz->to_come >> topic & 1));
    quiz->to_come &= ~(1U << topic);
    return (enum quiz_topic)topic;
}

unsigned quiz_course_topics(const struct game *game, unsigned level) {
    unsigned later = 0;
    if (level == 1)
        later = MEX | VALUE | LABEL;
    else if (level == 2 && game && game->theory->is_by_mex)
        later = VALUE; /* a class would have to search for it */
    return QUIZ_ALL_TOPICS & ~later;
}

bool quiz_suits(enum quiz_topic topic, const struct game *game) {
    return is_of(topic, game) || ((topic == QUIZ_SUM || topic == QUIZ_BINARY) && game_is_nim(game));
}

void quiz_begin(struct quiz *quiz, struct nimm_solver *solver, unsigned level, unsigned topics,
                uint64_t seed) {
    assert(level >= 1 && level <= QUIZ_LEVELS && (topics & QUIZ_ALL_TOPICS) != 0);
    *quiz = (struct quiz){.solver = solver,
                          .random = random_from_seed(seed),
                          .level = level,
                          .topics = topics & QUIZ_ALL_TOPICS};
}

/* Returns a number of the position, whatever is asked about it, also with the piles in another
 * order. */
static uint64_t hash_of_position(const struct game *game, const void *position) {
    struct text text = {0};
    assert(game);
    game_print_name(game, position, &text);
    unsigned char *form = memory_copy(position, game->size);
    if (game->canonical) game->canonical(form);
    text_add_char(&text, ' ');
    text_add_bytes(&text, (const char *)form, game->size);
    free(form);
    const uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

/* Returns a number of the board, or of the topic and the numbers, in any order. */
static uint64_t hash_of_board(const struct quiz_question *question) {
    if (question->game) return hash_of_position(question->game, quiz_board(question));
    struct text text = {0};
    uint64_t numbers[QUIZ_NUMBERS];
    memcpy(numbers, question->numbers, sizeof numbers);
    qsort(numbers, question->n, sizeof *numbers, nim_by_size);
    text_addf(&text, "%d ", (int)question->topic);
    text_add_numbers(&text, numbers, question->n);
    const uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

/* Returns a number of the question and what it is about. */
static uint64_t hash_of(const struct quiz_question *question) {
    const uint64_t parts[] = {hash_of_board(question), question->topic, question->misere,
                              question->hidden};
    return memory_hash((const char *)parts, sizeof parts);
}

static void remember(struct quiz_memory *memory, uint64_t hash) {
    memory->hashes[memory->n++ % QUIZ_REMEMBERED] = hash;
}

static bool remembers(const struct quiz_memory *memory, uint64_t hash) {
    for (size_t i = 0; i < QUIZ_REMEMBERED && i < memory->n; i++)
        if (memory->hashes[i] == hash) return true;
    return false;
}

/* Remembers the board, and the position whose label is missing. */
static void remember_positions(struct quiz_memory *memory, const struct quiz_question *question) {
    remember(memory, hash_of_board(question));
    if (question->whole) remember(memory, hash_of_position(question->game, question->position));
}

/* True if the board, or the position whose label is missing, is remembered. */
static bool remembers_positions(const struct quiz_memory *memory,
                                const struct quiz_question *question) {
    return remembers(memory, hash_of_board(question)) ||
           (question->whole &&
            remembers(memory, hash_of_position(question->game, question->position)));
}

/* What may come once everything before it has been tried MOST_REDRAWN times: another position than
 * all the last ones, which grow by the number of the stage; else another question about one of
 * them, another one than the last on its topic, or any. */
enum stage { ANOTHER, GROWING, LARGEST = 4, ASKED_OTHERWISE, NOT_THE_LAST, ANY };

static enum stage stage_of(int tries) {
    const int stage = tries / MOST_REDRAWN;
    return stage < ANY ? (enum stage)stage : ANY;
}

static unsigned growth_of(enum stage stage) {
    return stage <= LARGEST ? (unsigned)stage : 0;
}

static bool may_come(const struct quiz *quiz, enum stage stage,
                     const struct quiz_question *question) {
    const uint64_t hash = hash_of(question);
    if (stage <= LARGEST && quiz->is_practice && remembers_positions(&quiz->again, question))
        return false;
    if (stage <= LARGEST) return !remembers_positions(&quiz->positions, question);
    if (stage == ASKED_OTHERWISE) return !remembers(&quiz->seen, hash);
    return stage == ANY || quiz->asked == 0 || hash != quiz->last[question->topic];
}

static bool may_go_on(const struct quiz *quiz) {
    return quiz->most == 0 || quiz->asked < quiz->most;
}

/* True of what is not to be found by copying time and again. */
static bool is_to_play(const struct quiz *quiz, const struct quiz_question *question) {
    if (question->misere) return false;
    if (question->topic == QUIZ_MOVE && game_has_counted_piles(question->game)) return true;
    return quiz->game && 1U << question->topic & PLAY && !game_has_counted_piles(question->game);
}

/* True if copying or a rule wins, and whoever has just been asked knows that: in a quiz about one
 * game, after another such question about who wins or which move does; in a game whose piles can
 * be counted after another such move, and from level 2 on always. There are so many of them in Nim
 * with few piles that groups would hardly be asked for. */
static bool is_copying_again(struct quiz *quiz, const struct quiz_question *question) {
    if (!is_to_play(quiz, question)) return false;
    const bool is_easy = quiz->level > 1 && game_has_counted_piles(question->game);
    return (quiz->was_copying || is_easy) && has_simple_way(quiz, question);
}

/* A number of the winning moves, as they are typed. */
static uint64_t hash_of_winning_moves(struct quiz *quiz, const struct quiz_question *question) {
    enum { MOST = 8 };
    struct move moves[MOST];
    struct move_list list = {.moves = moves, .limit = MOST};
    const struct question asked = quiz_position_question(question);
    struct text text = {0};
    text_addf(&text, "%s", question->game->id);
    solve_winning_moves(quiz->solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        text_add(&text, "; ");
        question->game->print_move(question->position, &moves[i], &text);
    }
    const uint64_t hash = memory_hash(text.data, text.length);
    text_free(&text);
    return hash;
}

/* A number of the position that the first winning move leaves. */
static uint64_t hash_of_left(struct quiz *quiz, const struct quiz_question *question) {
    struct move first;
    struct move_list list = {.moves = &first, .limit = 1, .limit_will_do = true};
    const struct question asked = quiz_position_question(question);
    const struct game *game = question->game;
    solve_winning_moves(quiz->solver, &asked, &list);
    if (list.n == 0) return 0;
    unsigned char *left = memory_copy(question->position, game->size);
    game->play(left, 0, &first);
    const uint64_t hash = hash_of_position(game, left);
    free(left);
    return hash;
}

/* True of a winning move that has won before, or leads where one has led: whoever knows it need not
 * look. */
static bool is_move_known(struct quiz *quiz, const struct quiz_question *question) {
    if (question->topic != QUIZ_MOVE) return false;
    const bool is_counted = game_has_counted_piles(question->game);
    return remembers(&quiz->moves, hash_of_winning_moves(quiz, question)) ||
           (is_counted && remembers(&quiz->positions, hash_of_left(quiz, question)));
}

/* How large it is, for what may grow from question to question: the stones of Nim, or the numbers
 * to add or to write. 0: it does not grow. */
static uint64_t size_of(const struct quiz_question *question) {
    enum { MANY = 1000 };
    uint64_t size = 0;
    const bool is_nim = question->game && game_is_nim(question->game) && !question->misere;
    if (is_nim) return game_count_moves(question->game, quiz_board(question), 0, MANY);
    if (question->game || question->topic == QUIZ_MEX) return 0;
    for (size_t i = 0; i < question->n; i++) size += question->numbers[i];
    return size;
}

/* True if who wins is asked once more in a course, and copying tells it again. */
static bool is_pair_again(struct quiz *quiz, const struct quiz_question *question) {
    const bool is_again = quiz->course && quiz->sizes[question->topic] > 0;
    return is_again && size_of(question) > 0 && question->topic == QUIZ_WINNER &&
           has_simple_way(quiz, question);
}

/* True of one that is much smaller than the last one that a course has asked the same about. */
static bool is_step_back(const struct quiz *quiz, const struct quiz_question *question) {
    const uint64_t size = size_of(question);
    return quiz->course && size > 0 && 3 * size < 2 * quiz->sizes[question->topic];
}

/* True of a game other than Nim where the last question of a course was about it, too. */
static bool is_game_again(const struct quiz *quiz, const struct quiz_question *question) {
    const bool is_nim = question->game && game_is_nim(question->game);
    return !quiz->game && !is_nim && question->game && question->game == quiz->last_game;
}

static bool draw_new(struct quiz *quiz, struct quiz_question *question) {
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    while (quiz->topics != 0) {
        enum quiz_topic topic = next_topic(quiz);
        /* This ends: of each topic there are questions that can always be made, however little may
         * be searched, where they need not be about one game. */
        for (int tries = 0, failed = 0; failed < MOST_FAILED || !quiz->game; tries++) {
            const enum stage stage = stage_of(tries);
            const unsigned growth = growth_of(stage);
            if (!make(quiz, topic, growth, question)) {
                failed += growth == 0;
                tries += FAILURE_COSTS;
                continue;
            }
            if (!may_come(quiz, stage, question)) continue;
            if (stage <= GROWING && is_copying_again(quiz, question)) continue;
            if (stage == ANOTHER && is_move_known(quiz, question)) continue;
            if (stage == ANOTHER && is_step_back(quiz, question)) continue;
            if (stage == ANOTHER && is_game_again(quiz, question)) continue;
            if (stage == ANOTHER && is_pair_again(quiz, question)) continue;
            if (is_to_play(quiz, question)) quiz->was_copying = has_simple_way(quiz, question);
            if (topic == QUIZ_MOVE) {
                remember(&quiz->moves, hash_of_winning_moves(quiz, question));
                remember(&quiz->positions, hash_of_left(quiz, question));
            }
            if (size_of(question) > 0) quiz->sizes[topic] = size_of(question);
            if (question->game) quiz->last_game = question->game;
            remember_positions(&quiz->positions, question);
            quiz->last[topic] = hash_of(question);
            remember(&quiz->seen, quiz->last[topic]);
            quiz->asked++;
            return true;
        }
        quiz->topics &= ~(1U << topic);
    }
    quiz_question_free(question);
    return false;
}

/* A seed that comes from the question as it is written, so that it is the same on every machine. */
static uint64_t seed_of(const struct quiz_question *question) {
    struct text text = {0};
    text_add_number(&text, question->topic);
    text_add_char(&text, ' ');
    if (question->game) question->game->print(quiz_board(question), &text);
    text_add_numbers(&text, question->numbers, question->n);
    const uint64_t seed = memory_hash(text.data, text.length);
    text_free(&text);
    return seed;
}

/* True if there is much less to look at than in the one that was missed. */
static bool is_much_smaller(const struct quiz_question *question,
                            const struct quiz_question *missed) {
    return 3 * size_of(question) < 2 * size_of(missed);
}

/* True if there are so many more moves to look at than in the one that was missed that it is not
 * like it; the stage says how far the search for one has come. */
static bool is_much_larger(const struct quiz_question *question, const struct quiz_question *missed,
                           enum stage stage) {
    enum { MANY = 1000 };
    if (!question->game) return false;
    const size_t moves = game_count_moves(question->game, quiz_board(question), 0, MANY);
    const size_t before = game_count_moves(missed->game, quiz_board(missed), 0, MANY);
    return moves > before + 1 + before * (size_t)stage / 2;
}

static bool has_equal_numbers(const struct quiz_question *question) {
    for (size_t i = 1; i < question->n; i++)
        for (size_t k = 0; k < i; k++)
            if (question->numbers[i] == question->numbers[k]) return true;
    return false;
}

/* True if a question about numbers is simpler than the one that was missed: it has fewer of them,
 * two that cancel out, or fewer ones in binary. */
static bool is_simpler(const struct quiz_question *question, const struct quiz_question *missed) {
    enum { MANY = 3 };
    uint64_t powers[64];
    const size_t ones = nim_powers(question->number, powers);
    if (question->topic == QUIZ_BINARY)
        return ones < MANY && ones < nim_powers(missed->number, powers);
    if (question->n < missed->n) return true;
    return question->topic == QUIZ_SUM && has_equal_numbers(question) && !has_equal_numbers(missed);
}

/* True if its largest number is more than twice that of the one that was missed. */
static bool has_larger_numbers(const struct quiz_question *question,
                               const struct quiz_question *missed) {
    uint64_t largest = question->number, before = missed->number;
    if (question->topic == QUIZ_MEX) return false;
    for (size_t i = 0; i < question->n; i++)
        if (question->numbers[i] > largest) largest = question->numbers[i];
    for (size_t i = 0; i < missed->n; i++)
        if (missed->numbers[i] > before) before = missed->numbers[i];
    return largest > 2 * before;
}

/* True if a move leads from the one that was missed to the other: the working of a value, a mex or
 * a label tells its value. */
static bool is_told_by(const struct quiz_question *question, const struct quiz_question *missed) {
    enum { MANY = 1000 };
    const struct game *game = question->game;
    struct moves moves = {0};
    bool is_found = false;
    const bool asks_value = 1U << question->topic & (1U << QUIZ_VALUE | 1U << QUIZ_LABEL);
    if (!asks_value) return false;
    unsigned char *left = memory_take(1, game->size);
    for (int i = 0; i < MANY && !is_found; i++) {
        if (!game->moves(quiz_board(missed), 0, &moves)) break;
        memcpy(left, quiz_board(missed), game->size);
        game->play(left, 0, &moves.move);
        is_found = hash_of_position(game, left) == hash_of_board(question);
    }
    free(left);
    return is_found;
}

/* True if a position has fewer piles than the one that was missed, or also if it has more. */
static bool has_other_piles(struct quiz *quiz, const struct quiz_question *question,
                            const struct quiz_question *missed, bool also_more) {
    struct piles piles, before;
    return solve_piles(quiz->solver, question->game, quiz_board(question), &piles) == NIMM_OK &&
           solve_piles(quiz->solver, missed->game, quiz_board(missed), &before) == NIMM_OK &&
           (piles.n < before.n || (also_more && piles.n > before.n));
}

static bool has_large_pile(struct quiz *quiz, const struct quiz_question *question) {
    struct piles piles;
    bool is_large = false;
    if (solve_piles(quiz->solver, question->game, question->position, &piles) != NIMM_OK)
        return false;
    for (size_t i = 0; i < piles.n; i++) is_large |= piles.value[i] > 1;
    return is_large;
}

/* True if three of the numbers, or piles, have a 1 in the same column: two of them pair off, and
 * the third is easily forgotten. */
static bool has_three_alike(struct quiz *quiz, const struct quiz_question *question) {
    enum { THREE = 3, COLUMNS = 64 };
    struct piles piles = {.n = question->n};
    memcpy(piles.value, question->numbers, question->n * sizeof *question->numbers);
    if (question->game &&
        solve_piles(quiz->solver, question->game, question->position, &piles) != NIMM_OK)
        return false;
    for (unsigned column = 0; column < COLUMNS; column++) {
        size_t ones = 0;
        for (size_t i = 0; i < piles.n; i++) ones += piles.value[i] >> column & 1;
        if (ones == THREE) return true;
    }
    return false;
}

/* True of a question in which three are alike in a column, where they were in the one that was
 * missed, or in which they are not where they were not. */
static bool has_same_trap(struct quiz *quiz, const struct quiz_question *question,
                          const struct quiz_question *missed) {
    const unsigned by_columns = GROUPS | BALANCE | SUM;
    if (!(1U << question->topic & by_columns)) return true;
    return has_three_alike(quiz, question) == has_three_alike(quiz, missed);
}

/* True if who wins is seen in another way: by copying in one of them alone or, in misere play,
 * where all piles are of 1 in one of them alone. */
static bool is_won_otherwise(struct quiz *quiz, const struct quiz_question *question,
                             const struct quiz_question *missed) {
    if (question->topic != QUIZ_WINNER && question->topic != QUIZ_MOVE) return false;
    if (question->misere) return has_large_pile(quiz, question) != has_large_pile(quiz, missed);
    return has_simple_way(quiz, question) != has_simple_way(quiz, missed);
}

/* True if whoever missed the one may make the same mistake in the other; where the search for one
 * has come far, any other will do. */
static bool is_like(struct quiz *quiz, const struct quiz_question *question,
                    const struct quiz_question *missed, enum stage stage) {
    if (question->game != missed->game || question->misere != missed->misere) return false;
    if (is_much_larger(question, missed, stage)) return false;
    if (stage == LARGEST) return true;
    const bool is_early = stage == ANOTHER;
    if (is_early && is_much_smaller(question, missed)) return false;
    if (stage <= GROWING && !has_same_trap(quiz, question, missed)) return false;
    const bool is_move = question->topic == QUIZ_MOVE;
    if (is_early && is_move &&
        hash_of_winning_moves(quiz, question) == hash_of_winning_moves(quiz, missed))
        return false;
    if (!question->game)
        return !is_simpler(question, missed) && !has_larger_numbers(question, missed) &&
               !(is_early && question->n > missed->n);
    if (is_told_by(question, missed)) return false;
    return !has_other_piles(quiz, question, missed, is_early) &&
           !is_won_otherwise(quiz, question, missed);
}

/* Draws another question of the kind of one that was missed, about the same game. The new
 * questions stay the same, as its chance comes from the one that was missed; and it is about none
 * of the positions that were asked about, or that the next new questions are about, whose answers
 * it would tell. Returns false if none was found. */
static bool draw_alike(struct quiz *quiz, const struct quiz_question *missed,
                       struct quiz_question *question) {
    struct quiz alike = *quiz;
    for (int i = 0; i < QUIZ_TOPICS && may_go_on(&alike) && draw_new(&alike, question); i++)
        quiz_question_free(question);
    alike.random = random_from_seed(seed_of(missed));
    alike.asked += FIRST_TO_PLAY; /* one like the first is simple anyhow */
    if (missed->game) {
        alike.game = missed->game;
        alike.blank = quiz_board(missed);
    }
    *question = (struct quiz_question){.position = memory_take(1, game_largest())};
    for (int tries = 0, failed = 0; stage_of(tries) <= LARGEST && failed < MOST_FAILED; tries++) {
        const enum stage stage = stage_of(tries);
        if (!make(&alike, missed->topic, growth_of(stage), question)) {
            failed++;
            tries += FAILURE_COSTS;
            continue;
        }
        if (!is_like(quiz, question, missed, stage) || !may_come(&alike, stage, question) ||
            remembers_positions(&quiz->again, question))
            continue;
        remember_positions(&quiz->again, question);
        question->again = true;
        return true;
    }
    quiz_question_free(question);
    return false;
}

bool quiz_next(struct quiz *quiz, struct quiz_question *question) {
    for (size_t i = 0; i < QUIZ_APART; i++) {
        struct quiz_question *missed = &quiz->missed[quiz->turn++ % QUIZ_APART];
        const bool is_drawn = missed->position && draw_alike(quiz, missed, question);
        quiz_question_free(missed);
        if (is_drawn) return true;
        if (may_go_on(quiz)) return draw_new(quiz, question);
    }
    return false;
}

void quiz_miss(struct quiz *quiz, struct quiz_question *question) {
    if (question->again) {
        quiz_question_free(question);
        return;
    }
    quiz->missed[(quiz->turn - 1) % QUIZ_APART] = *question;
    *question = (struct quiz_question){0};
}

void quiz_free(struct quiz *quiz) {
    for (size_t i = 0; i < QUIZ_APART; i++) quiz_question_free(&quiz->missed[i]);
}

void quiz_question_free(struct quiz_question *question) {
    forget(question);
    text_free(&question->written);
    free(question->position);
    *question = (struct quiz_question){0};
}

const void *quiz_board(const struct quiz_question *question) {
    return question->whole ? question->whole : question->position;
}

bool quiz_asks_labels(const struct quiz_question *question) {
    return question->whole && question->topic != QUIZ_LABEL;
}

bool quiz_is_told(enum quiz_topic topic) {
    return topic >= QUIZ_YES;
}

uint64_t quiz_sum_with_carrying(const struct piles *piles) {
    uint64_t sum = 0;
    for (size_t i = 0; i < piles->n; i++) sum += piles->value[i];
    return sum;
}

bool quiz_tells_values(const struct quiz_question *question) {
    return question->game && (question->topic == QUIZ_MEX || question->topic == QUIZ_LABEL);
}

struct question quiz_position_question(const struct quiz_question *question) {
    return (struct question){question->game, question->position, 0, question->misere, NULL};
}
