/* SPDX-License-Identifier: MIT */
/* The directed-graph game: a token stands on a node; a move takes it along an arc; whoever stands at a node
 * without arcs loses. Where no cycle can be reached a node's value is the mex of its successors' (Sprague
 * 1935, Grundy 1939). With cycles there are no values, but outcomes: labels spread backwards from the sinks,
 * and what they never reach is drawn (C. A. B. Smith, Graphs and composite games, 1966). Misere play differs
 * in the label of the sinks alone.
 *
 * Move: where = the node to go to. */
#include <string.h>

#include "core/scan.h"
#include "games/digraph_position.h"
#include "nimm/dot.h"
#include "nimm/node_name.h"

enum { GLANCE = 8 }; /* names and values listed in a sentence */

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return digraph_text_parse(string, position, why);
}

static void print(const void *position, struct text *text) {
    digraph_text_print(position, text);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return digraph_random(shape, random, position, why);
}

/* "b, c or d", where the arcs from a node lead; of many the first ones. */
static void list_targets(const struct digraph_position *position, unsigned node, struct text *text) {
    unsigned total = digraph_count_arcs(position, node), said = 0;
    for (unsigned i = 0; i < position->arcs; i++) {
        if (position->from[i] != node) continue;
        text_add_between(text, said, total, " or ");
        digraph_text_print_name(position, position->to[i], text);
        if (++said < GLANCE || said + 1 >= total) continue;
        text_addf(text, " or %u other nodes", total - said);
        return;
    }
}

/* Behind a colon: what can be done here. */
static void say_options(const struct digraph_position *position, struct text *why) {
    if (digraph_count_arcs(position, position->token) == 0) {
        text_add(why, "no arc leaves ");
        digraph_text_print_name(position, position->token, why);
        text_add(why, ", the game is over.");
        return;
    }
    text_add(why, "from ");
    digraph_text_print_name(position, position->token, why);
    text_add(why, " you can go to ");
    list_targets(position, position->token, why);
    text_add_char(why, '.');
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct digraph_position *graph = position;
    for (unsigned i = 0; i < graph->arcs; i++)
        if (graph->from[i] == graph->token && graph->to[i] == move->where) return true;
    if (move->where < graph->nodes) {
        text_add(why, "There is no arc from ");
        digraph_text_print_name(graph, graph->token, why);
        text_add(why, " to ");
        digraph_text_print_name(graph, (unsigned)move->where, why);
    } else {
        text_add(why, "There is no such node");
    }
    text_add(why, ": ");
    say_options(graph, why);
    return false;
}

static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct digraph_position *graph = position;
    for (uint64_t i = moves->state[0]; i < graph->arcs; i++) {
        if (graph->from[i] != graph->token) continue;
        moves->state[0] = i + 1;
        moves->move = (struct move){.where = graph->to[i]};
        return true;
    }
    moves->state[0] = graph->arcs;
    return false;
}

static void play(void *position, unsigned mover, const struct move *move) {
    struct digraph_position *graph = position;
    graph->token = (uint16_t)move->where;
}

/* "b", "to b", "move the token to b", "a>b": the last name counts. What stands before it must be such a
 * word, or the token's node and an arrow. */
static bool is_lead(const struct digraph_position *position, const char *name, size_t length, bool arrow) {
    static const char *const words[] = {"move", "go", "the", "token", "to"};
    if (arrow) return digraph_text_find(position, name, length) == position->token;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (token_is((struct token){name, length}, words[i])) return true;
    return false;
}

/* False: that is no move as far as its form goes. */
static bool scan_move(const struct digraph_position *position, const char *string, struct token *last,
                      char *name, size_t *length) {
    for (const char *at = string;;) {
        digraph_text_skip_blanks(&at);
        last->start = at;
        if (node_name_scan(&at, name, length) != NODE_NAME_READ) return false;
        last->length = (size_t)(at - last->start);
        digraph_text_skip_blanks(&at);
        bool arrow = digraph_text_skip_arrow(&at);
        if (*at == '\0' && !arrow) return true;
        if (!is_lead(position, name, *length, arrow)) return false;
    }
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    struct token last;
    char name[NODE_NAME_MOST];
    size_t length;
    bool scanned = scan_move(position, string, &last, name, &length);
    *move = (struct move){0};
    if (scanned) move->where = digraph_text_find(position, name, length);
    if (scanned && move->where < ((const struct digraph_position *)position)->nodes) return true;
    digraph_text_skip_blanks(&string);
    if (scanned) {
        text_add(why, "There is no node ");
        text_add_quoted(why, last.start, last.length);
    } else if (*string) {
        text_add_quoted(why, string, strlen(string));
        text_add(why, " is not a node");
    } else {
        text_add(why, "Type the node to go to");
    }
    text_add(why, ": ");
    say_options(position, why);
    return false;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    digraph_text_print_name(position, (unsigned)move->where, text);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "move the token to ");
    print_move(position, move, text);
}

static void draw(const void *position, const struct style *style, struct text *text) {
    digraph_draw(position, style, text);
}

static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct digraph_position *graph = position;
    uint8_t values[DIGRAPH_NODES];
    digraph_find_values(graph, values);
    if (values[graph->token] == DIGRAPH_NO_VALUE) return SOLVE_NO_ANSWER;
    piles->n = 1;
    piles->value[0] = values[graph->token];
    return SOLVE_OK;
}

/* "{0, 2}": the different values of the successors; of many the first ones. */
static void list_values(const struct digraph_position *position, const uint8_t *values, struct text *text) {
    bool seen[DIGRAPH_NODES] = {false};
    for (unsigned i = 0; i < position->arcs; i++)
        if (position->from[i] == position->token) seen[values[position->to[i]]] = true;
    text_add_char(text, '{');
    unsigned said = 0;
    for (unsigned value = 0; value < DIGRAPH_NODES; value++) {
        if (!seen[value]) continue;
        if (said > 0) text_add(text, ", ");
        if (said++ == GLANCE) {
            text_add(text, "...");
            break;
        }
        text_addf(text, "%u", value);
    }
    text_add_char(text, '}');
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct digraph_position *graph = position;
    uint8_t values[DIGRAPH_NODES];
    digraph_find_values(graph, values);
    text_add(name, "Token at ");
    digraph_text_print_name(graph, graph->token, name);
    if (values[graph->token] == DIGRAPH_NO_VALUE) {
        text_add(reason, "it can run into a cycle, so no pile equals it");
    } else if (digraph_count_arcs(graph, graph->token) == 0) {
        text_add(reason, "no arc leaves it");
    } else {
        text_add(reason, "the mex of ");
        list_values(graph, values, reason);
        text_add(reason, ", the values one move on");
    }
}

static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    (void)solver, (void)mover;
    const struct digraph_position *graph = position;
    struct digraph_labels labels;
    digraph_label(graph, misere, &labels);
    *outcome = (enum outcome)labels.outcome[graph->token];
    return SOLVE_OK;
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    (void)solver, (void)mover;
    const struct digraph_position *graph = position;
    struct digraph_labels labels;
    uint8_t values[DIGRAPH_NODES];
    digraph_label(graph, misere, &labels);
    digraph_find_values(graph, values);
    if (value > 0 && values[graph->token] == DIGRAPH_NO_VALUE) return SOLVE_NO_ANSWER;
    for (unsigned i = 0; i < graph->arcs; i++) {
        unsigned to = graph->to[i];
        bool found = value > 0 ? values[to] == value : labels.outcome[to] == OUTCOME_P;
        struct move move = {.where = to};
        if (graph->from[i] == graph->token && found) move_list_add(list, &move);
    }
    return SOLVE_OK;
}

static bool advances(struct solver *solver, const void *position, unsigned mover, bool misere,
                     const struct move *move) {
    (void)solver, (void)mover;
    const struct digraph_position *graph = position;
    struct digraph_labels labels;
    digraph_label(graph, misere, &labels);
    return labels.depth[move->where] < labels.depth[graph->token];
}

/* "a 2 N, b 1 N, c 0 P": every node's value, where it has one, and who wins there. */
static void explain(const void *position, bool misere, const struct style *style, struct text *text) {
    enum { MOST = 40 };
    const struct digraph_position *graph = position;
    struct digraph_labels labels;
    uint8_t values[DIGRAPH_NODES];
    digraph_label(graph, misere, &labels);
    digraph_find_values(graph, values);
    size_t from = text->length;
    text_add(text, misere ? "Labels (N: the player to move wins, P: the other one, D: a draw):"
                          : "Labels (the value; N: the player to move wins, P: the other one, D: a draw):");
    for (unsigned node = 0; node < graph->nodes && node < MOST; node++) {
        text_add(text, node > 0 ? ", " : " ");
        digraph_text_print_name(graph, node, text);
        if (!misere && values[node] != DIGRAPH_NO_VALUE) text_addf(text, " %u", values[node]);
        text_addf(text, " %c", labels.outcome[node]);
    }
    text_add(text, graph->nodes > MOST ? ", ..." : ".");
    text_wrap(text, from, style->width, 0);
    text_add_char(text, '\n');
}

const struct game game_digraph = {
    .id = "digraph",
    .title = "The directed-graph game",
    .rules =
        "A token stands on a node of a graph whose arcs have a direction. Two players take turns; a move "
        "takes the token along one arc. Whoever cannot move, because no arc leaves the node, loses; where "
        "arcs lead in a circle the game can go on for ever, which is a draw.",
    .position_help = "arcs, then the node of the token, as a>b,a>c,b>c@a, or a file in the DOT language, as "
                     "maze.dot@a; names with other signs than letters, "
                     "digits, _ . - in quotation marks",
    .move_help = "NODE, as b: move the token to b",
    .move_prompt = "node to go to",
    .sample = "a>b,a>c,b>c,b>d,c>d,c>e,d>e@a",
    .flags = GAME_MISERE | GAME_CYCLIC,
    .size = sizeof(struct digraph_position),
    .disguise =
        "Number the nodes from the ends of the arcs back: each gets the mex of the numbers that its arcs "
        "lead to, 0 where no arc leaves. From a node numbered n one can move to every smaller number, as "
        "in a pile of n stones.",
    .misere_rule =
        "Work back from the ends as in normal play, but there a node without arcs is a win for whoever "
        "must move at it.",
    .no_value =
        "From here the arcs can lead in a circle, so no pile of stones equals this position; who can win is "
        "found by working back from the nodes that no arc leaves.",
    .parse = parse,
    .read_file = dot_read,
    .file_endings = "dot gv",
    .print = print,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
    .explain = explain,
    .winning = winning,
    .outcome = outcome,
    .advances = advances,
};
