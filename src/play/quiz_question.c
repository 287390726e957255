/* SPDX-License-Identifier: MIT */
#include "play/quiz_question.h"

#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/player.h"
#include "play/start.h"

/* A position is drawn at most this many times, with at most the work of this many questions to a
 * solver. */
enum { MOST_DRAWN = 200, MOST_SOLVED = 20 };

/* A class looks at this many moves, and at this many labels, at most. */
enum { MOST_OPTIONS = 8, MOST_LABELS = 12 };

/* How rare exercises are. */
enum { EXERCISE_IN = 3 };

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
    const char *form; /* how a start is written, with a # for each amount: "convex:#" */
    unsigned played;  /* random moves made first: an even number where the sides differ */
    bool misere;
    bool early; /* in later rounds of a course, others on the same topics come, */
    bool later; /* or in the first */
};

static const struct quiz_row rows[] = {
    {PILES, 1, "nim", .parts = {2, 2}, .amount = {1, 7}, .early = true},
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
    {0, 1, "triangle", .amount = {4, 5}, .form = "convex:#"},
    {0, 1, "coloring", .amount = {3, 4}, .form = "strip:#", .played = 1},
    {0, 1, "queen", .parts = {2, 4}, .amount = {3, 5}},
    {SUM, 1, .parts = {2, 2}, .amount = {1, 7}},
    {MEX, 1, .parts = {4, 5}, .amount = {0, 4}},
    {BINARY, 1, .parts = {1, 1}, .amount = {2, 15}},

    {PILES, 2, "nim", .parts = {3, 4}, .amount = {2, 15}},
    {PLAY, 2, "subtraction:3", .parts = {3, 3}, .amount = {3, 12}, .later = true},
    {MOVE, 2, "northcott", .parts = {3, 3}, .amount = {5, 7}},
    {WINNER, 2, "northcott", .parts = {3, 3}, .amount = {5, 7}, .later = true},
    {PLAY, 2, "poker-nim", .parts = {3, 3}, .amount = {2, 7}, .played = 2},
    {WINNER | VALUE, 2, "chop", .parts = {2, 6}, .amount = {2, 6}},
    {MOVE, 2, "prime", .parts = {3, 3}, .amount = {6, 60}},
    {PLAY, 2, "kayles", .parts = {1, 3}, .amount = {2, 5}, .later = true},
    {PLAY, 2, "dawson", .parts = {1, 2}, .amount = {3, 6}, .later = true},
    {VALUE, 2, "kayles", .parts = {1, 3}, .amount = {2, 5}},
    {VALUE, 2, "dawson", .parts = {1, 2}, .amount = {2, 5}},
    {VALUE, 2, "northcott", .parts = {2, 2}, .amount = {5, 7}},
    {VALUE | MEX, 2, "prime", .parts = {1, 2}, .amount = {6, 60}},
    {VALUE | MEX | LABEL, 2, "chomp", .parts = {2, 2}, .amount = {2, 3}},
    {MEX, 2, "kayles", .parts = {1, 1}, .amount = {3, 5}},
    {0, 2, "triangle", .amount = {4, 6}, .form = "convex:#"},
    {0, 2, "coloring", .amount = {3, 4}, .form = "strip:#", .played = 1},
    {0, 2, "chomp", .parts = {2, 2}, .amount = {3, 6}},
    {0, 2, "queen", .parts = {3, 6}, .amount = {4, 7}},
    {LABEL, 2, "digraph", .parts = {5, 6}, .amount = {2, 3}},
    {LABEL, 2, "kayles", .parts = {1, 2}, .amount = {2, 3}},
    {LABEL, 2, "nim", .parts = {2, 2}, .amount = {2, 3}},
    {SUM, 2, .parts = {3, 3}, .amount = {1, 15}},
    {MEX, 2, .parts = {6, 7}, .amount = {0, 6}},
    {BINARY, 2, .parts = {1, 1}, .amount = {19, 63}},

    {MOVE | VALUE, 3, "compound", .amount = {2, 7}, .form = "nim=#+kayles=#"},
    {MOVE | VALUE, 3, "compound", .amount = {2, 6}, .form = "chop=#x#+kayles=#"},
    {MOVE | VALUE, 3, "compound", .amount = {4, 7}, .form = "nim=#+dawson=#"},
    {MOVE | VALUE, 3, "compound", .amount = {2, 9}, .form = "subtraction:3=#+kayles=#"},
    {MOVE | VALUE, 3, "compound", .amount = {2, 6}, .form = "nim=#+chop=#x#"},
    {MOVE | VALUE, 3, "compound", .amount = {4, 9}, .form = "subtraction:3=#+nim=#"},
    {MOVE | VALUE, 3, "compound", .amount = {3, 8}, .form = "grundy=#+nim=#"},
    {WINNER, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true},
    {MOVE, 3, "nim", .parts = {3, 3}, .amount = {1, 4}, .misere = true, .later = true},
    {WINNER, 3, "compound", .amount = {2, 7}, .form = "nim=#+kayles=#", .later = true},
    {PLAY, 3, "nim", .parts = {4, 5}, .amount = {5, 31}, .later = true},
    {BALANCE | GROUPS, 3, "nim", .parts = {4, 5}, .amount = {5, 31}},
    {PLAY | VALUE, 3, "kayles", .parts = {2, 3}, .amount = {2, 8}, .later = true},
    {PLAY | VALUE, 3, "dawson", .parts = {2, 2}, .amount = {2, 9}, .later = true},
    {PLAY | VALUE, 3, "prime", .parts = {3, 3}, .amount = {6, 90}, .later = true},
    {PLAY, 3, "northcott", .parts = {3, 3}, .amount = {6, 8}, .later = true},
    {MOVE, 3, "subtraction:4", .parts = {3, 3}, .amount = {3, 20}, .later = true},
    {VALUE, 3, "subtraction:1,3,4", .parts = {2, 2}, .amount = {4, 12}, .later = true},
    {PLAY, 3, "triangle", .amount = {6, 9}, .form = "convex:#", .played = 1, .later = true},
    {PLAY, 3, "coloring", .amount = {5, 8}, .form = "fan:#", .played = 1, .later = true},
    {VALUE, 3, "chop", .parts = {4, 9}, .amount = {4, 9}, .later = true},
    {LABEL, 3, "chomp", .parts = {2, 3}, .amount = {2, 4}},
    {LABEL, 3, "kayles", .parts = {1, 2}, .amount = {3, 4}},
    {LABEL, 3, "nim", .parts = {2, 2}, .amount = {2, 4}},
    {LABEL, 3, "digraph", .parts = {7, 10}, .amount = {2, 3}},
    {0, 3, "chomp", .parts = {2, 4}, .amount = {3, 6}},
    {0, 3, "queen", .parts = {4, 9}, .amount = {5, 10}},
    {SUM, 3, .parts = {3, 4}, .amount = {5, 63}},
    {MEX, 3, .parts = {8, 10}, .amount = {0, 8}},
    {BINARY, 3, .parts = {1, 1}, .amount = {64, 255}},

    /* What lectures and textbooks on Nim have asked for a hundred years. The answers are
     * computed. */
    {PILES, 1, "nim", "1,1,1; 1,1,1,1; 4,4; 1,2; 8,5", .early = true},
    {PILES, 1, "nim", "2,3,2,3; 1,4,4; 1,2,3; 2,3,2,1; 1,2,4"},
    {WINNER | MOVE, 1, "subtraction:2", "9; 7"},
    {WINNER | MOVE, 1, "subtraction:3", "4; 5"},
    {SUM, 1, .exercises = "2,4,5; 3,4,5; 1,3,5,7"},
    {MEX, 1, .exercises = "0,1,2,5,8; 0,1,3; 1,2,3"},
    {VALUE, 1, "chop", "1x4"},
    {PILES, 2, "nim", "3,4,6; 2,4,5; 3,4,4; 4,5,7,8; 2,3,2,3"},
    {WINNER, 2, "subtraction:3", "5,5,4", .later = true},
    {WINNER | VALUE, 2, "chop", "2x2; 2x3; 2x4"},
    {VALUE, 2, "chomp", "2,1; 2x2"},
    {WINNER, 2, "poker-nim", "4,4/3,1"},
    {SUM, 2, .exercises = "4,5,7,8; 13,19,10"},
    {BINARY, 2, .exercises = "45; 57; 22; 25; 27; 39; 50"},
    {MOVE | BALANCE | GROUPS, 3, "nim",
     "22,19,14,11; 27,23,22,15; 25,13,39; 7,9,12,15; 22,13,14,11; 10,20,30,40,50", .later = true},
    {WINNER, 3, "nim", "1,1,1,1; 1,1,2; 1,1,1,1,1; 2,2,1,1; 1,1,1,3; 2,2", .misere = true},
    {MOVE, 3, "nim", "1,1,2; 1,1,1,3; 1,4,1; 1,1,2,3; 1,1,1,1,5", .misere = true, .later = true},
    {VALUE, 3, "chomp", "3,3; 2x3", .later = true},
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
        while (few && n <= MOST_OPTIONS && game->moves(question->position, PLAYER_1, &moves)) n++;
        if (played >= wanted && n <= MOST_OPTIONS) break;
        game_draw_move(quiz->solver, game, question->position, played % 2, &quiz->random, &move);
        if (game_warn(game, question->position, played % 2, &move, NULL)) continue;
        game->play(question->position, played % 2, &move);
        played++;
    }
    if (few) game_arrange(game, question->position); /* without empty piles */
}

static uint64_t draw_amount(struct quiz *quiz, const struct quiz_row *row) {
    return random_between(&quiz->random, row->amount.low, row->amount.high);
}

/* Writes one of the row's exercises, a start in its form, or numbers. */
static void write_start(struct quiz *quiz, const struct quiz_row *row, struct text *string) {
    if (row->exercises) {
        const char *at = row->exercises;
        uint64_t n = 0;
        for (const char *end = at; *end; end++) n += *end == ';';
        for (n = random_between(&quiz->random, 0, n); n > 0; n--) at = strchr(at, ';') + 1;
        text_add_bytes(string, at, strcspn(at, ";"));
        return;
    }
    for (const char *at = row->form; at && *at; at++) {
        if (*at == '#')
            text_add_number(string, draw_amount(quiz, row));
        else
            text_add_char(string, *at);
    }
    if (row->form) return;
    uint64_t n = random_between(&quiz->random, row->parts.low, row->parts.high);
    for (; n > 0; n--) {
        text_add_char(string, ' ');
        text_add_number(string, draw_amount(quiz, row));
    }
}

/* Lays down a start as the row says, before any move, or numbers. */
static bool draw_start(struct quiz *quiz, const struct quiz_row *row,
                       struct quiz_question *question) {
    const struct start start = {
        .game = question->game, .shape = {row->parts, row->amount}, .misere = row->misere};
    struct text string = {0};
    bool good = true;
    if (question->game && !row->exercises && !row->form)
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

/* True if a winning move is asked for that can be guessed: there are hardly any moves, or all of
 * them win. On a small graph there are hardly ever more than two. */
static bool is_guessed(struct quiz *quiz, const struct quiz_question *question) {
    enum { LEAST = 3, LEAST_ON_GRAPH = 2, MANY = 1000 };
    struct move moves[MOST_OPTIONS];
    struct move_list winning = {.moves = moves, .limit = MOST_OPTIONS};
    const struct question asked = quiz_position_question(question);
    if (question->topic != QUIZ_MOVE || !asked.game) return false;
    const size_t least = asked.game->board_is_picture ? LEAST_ON_GRAPH : LEAST;
    const size_t n = game_count_moves(asked.game, asked.position, PLAYER_1, MANY);
    solve_winning_moves(quiz->solver, &asked, &winning);
    return n < least || winning.n == n;
}

static bool has_equal_numbers(const struct quiz_question *question) {
    for (size_t i = 1; i < question->n; i++)
        for (size_t k = 0; k < i; k++)
            if (question->numbers[i] == question->numbers[k]) return true;
    return false;
}

/* True of a nim-sum in which two numbers cancel out. Also true if nothing is carried: whoever
 * simply adds is right. */
static bool is_plain_sum(struct quiz *quiz, const struct quiz_question *question) {
    struct piles piles = {.n = question->n};
    memcpy(piles.value, question->numbers, question->n * sizeof *question->numbers);
    const bool is_sum = question->topic == QUIZ_SUM;
    const bool is_value = question->topic == QUIZ_VALUE;
    if (!is_sum && !is_value) return false;
    if (is_sum && has_equal_numbers(question)) return true;
    if (is_value &&
        solve_piles(quiz->solver, question->game, question->position, &piles) != NIMM_OK)
        return false;
    return piles.n > 1 && quiz_sum_with_carrying(&piles) == question->number;
}

/* True if the mex of values is asked for that are all the same. */
static bool is_mex_of_one(const struct quiz_question *question) {
    const struct label *label = &question->label;
    for (size_t i = 1; i < label->n; i++)
        if (label->options[i].value != label->options[0].value) return false;
    return question->topic == QUIZ_MEX && question->game;
}

/* True of what is no question, or answered without thinking. */
static bool is_dull(struct quiz *quiz, const struct quiz_question *question) {
    return has_few_piles(quiz, question) || is_guessed(quiz, question) ||
           is_plain_sum(quiz, question) || is_mex_of_one(question);
}

bool quiz_question_is_simple(struct quiz *quiz, const struct quiz_question *question) {
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
    const bool begins = quiz->course && quiz->level == 1 && quiz->asked < QUIZ_QUESTION_FIRST;
    const bool is_play = 1U << question->topic & PLAY;
    return begins && is_play && game_is_nim(question->game) &&
           !quiz_question_is_simple(quiz, question);
}

/* True if a winning move leaves a position that copying or a rule wins for whoever has made it. */
static bool leads_to_simple(struct quiz *quiz, const struct quiz_question *question) {
    enum { MOST_MOVES = 100 };
    struct move moves[MOST_MOVES];
    struct move_list winning = {.moves = moves, .limit = MOST_MOVES};
    const struct question asked = quiz_position_question(question);
    struct quiz_question left = *question;
    bool is_found = false;
    solve_winning_moves(quiz->solver, &asked, &winning);
    for (size_t i = 0; i < winning.n && i < MOST_MOVES && !is_found; i++) {
        left.position = memory_copy(question->position, asked.game->size);
        asked.game->play(left.position, PLAYER_1, &moves[i]);
        is_found = quiz_question_is_simple(quiz, &left);
        free(left.position);
    }
    return is_found;
}

/* True if who wins or which move does is asked about a game whose values nobody has been told, or
 * only a search finds, and only they explain it: N and P would have to be found for many moves, or,
 * at level 1, where a rule could tell. */
static bool is_hard(struct quiz *quiz, const struct quiz_question *question) {
    const struct game *game = question->game;
    const bool has_many_moves =
        game_count_moves(game, question->position, PLAYER_1, MOST_LABELS + 1) > MOST_LABELS;
    const bool wants_rule = game->theory->add_way && quiz->level == 1;
    const bool is_play = 1U << question->topic & PLAY && !question->misere;
    const bool is_searched = game->theory->is_by_mex && quiz->level == 2;
    const bool is_first = quiz->course && (quiz->level == 1 || is_searched);
    /* Where a move can win at once, or a search finds the values, nothing is simple. */
    const bool may_be_simple = (game->theory->piles && !game->decided) || game->theory->add_way;
    if (!is_play || !is_first || !may_be_simple || game_has_counted_piles(game) ||
        quiz_question_is_simple(quiz, question))
        return false;
    return has_many_moves || (wants_rule && !leads_to_simple(quiz, question));
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
        if (game_is_over(question->game, question->position, PLAYER_1)) continue;
        /* A dull one will do where there seems to be no other. */
        const bool may_be_dull = i >= MOST_DRAWN / 2;
        if (!may_be_dull && start_is_trivial(question->game, question->position, 0)) continue;
        const bool is_wanted = find_drawn(quiz, question) && (either || question->yes == wanted) &&
                               !is_too_hard_to_begin(quiz, question);
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
        is_made && !is_guessed(quiz, question) && !is_too_hard_to_begin(quiz, question);
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

/* A random one of the rows that fit the quiz, with exercises or without, on one of the topics;
 * NULL: none. Without topics, one that draws starts for normal play. */
static const struct quiz_row *choose(struct quiz *quiz, unsigned topics, bool classic) {
    const struct quiz_row *fitting[ROWS];
    size_t n = 0;
    for (size_t i = 0; i < ROWS; i++) {
        const struct quiz_row *row = &rows[i];
        bool on_topic = topics ? (row->topics & topics) != 0 : row->game && !row->misere;
        const bool is_classic = row->exercises != NULL;
        const bool is_too_early = row->later && quiz->course && quiz->round == 1 && !quiz->game;
        const bool is_too_late =
            row->early && quiz->course && quiz->round > 1 && !quiz->is_practice;
        if (on_topic && is_classic == classic && fits(quiz, row) && !is_too_early && !is_too_late)
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
    const bool has_one_amount = row->form && strchr(row->form, '#') == strrchr(row->form, '#');
    if (has_one_amount) grown.played += growth - growth % 2;
    return make_by(quiz, topic, &grown, question);
}

/* A game of the quiz without a row on the topic takes one on another topic, else the usual shape,
 * else starts as the game itself draws them. */
bool quiz_question_draw(struct quiz *quiz, enum quiz_topic topic, unsigned growth,
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

unsigned quiz_course_topics(const struct game *game, unsigned level) {
    enum { KNOWN = GROUPS | BALANCE | BINARY | SUM | MEX };
    if (level == 1) return QUIZ_ALL_TOPICS & ~(MEX | VALUE | LABEL);
    if (level == 3) return QUIZ_ALL_TOPICS & ~KNOWN;
    const bool is_searched = game && game->theory->is_by_mex;
    return is_searched ? QUIZ_ALL_TOPICS & ~VALUE : QUIZ_ALL_TOPICS;
}

bool quiz_suits(enum quiz_topic topic, const struct game *game) {
    return is_of(topic, game) || ((topic == QUIZ_SUM || topic == QUIZ_BINARY) && game_is_nim(game));
}

/* --- what a question is about ---------------------------------------------------------------- */

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
    return (struct question){
        .game = question->game, .position = question->position, .misere = question->misere};
}
