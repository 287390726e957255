/* SPDX-License-Identifier: MIT */
/* The directed-graph game: a token stands on a node; a move takes it along an arc; whoever stands
 * at a node without arcs loses. Where no cycle can be reached a node's value is the mex of its
 * successors' (Sprague 1935, Grundy 1939). With cycles nimm finds outcomes alone: labels
 * spread backwards from the sinks, and what they never reach is drawn (C. A. B. Smith, Graphs and
 * composite games, 1966, whose values of positions with cycles it leaves out). Misere play differs
 * in the label of the sinks alone.
 *
 * Move: where = the node to go to. */
#include "games/digraph.h"

#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "games/canvas.h"
#include "games/game.h"
#include "games/map.h"

extern const struct game game_digraph;

enum {
    MOST_NODES = 128,
    MOST_ARCS = 512,
    MOST_NAME_BYTES = 2048, /* of all names together */
    LONGEST_NAME = 64,
};

/* Nodes are numbered in the order in which the text first names them; no arc is there twice. */
struct digraph {
    uint16_t nodes;
    uint16_t arcs;
    uint16_t token;
    uint16_t name_end[MOST_NODES]; /* where each name ends in `names`, and the next starts */
    uint8_t from[MOST_ARCS];
    uint8_t to[MOST_ARCS];
    char names[MOST_NAME_BYTES];
};

static unsigned count_arcs(const struct digraph *graph, unsigned node) {
    unsigned n = 0;
    for (unsigned i = 0; i < graph->arcs; i++) n += graph->from[i] == node;
    return n;
}

static struct token name_of(const struct digraph *graph, unsigned node) {
    size_t start = node > 0 ? graph->name_end[node - 1] : 0;
    return (struct token){graph->names + start, graph->name_end[node] - start};
}

/* The node of that name; graph->nodes: there is none. */
static unsigned find_node(const struct digraph *graph, struct token name) {
    unsigned node = 0;
    for (; node < graph->nodes; node++) {
        struct token other = name_of(graph, node);
        if (other.length == name.length && memcmp(other.start, name.start, name.length) == 0) break;
    }
    return node;
}

/* The node that is meant by a name as it is typed: that of the name itself, or else the only one
 * with that name but for the case of its letters; graph->nodes: there is none. */
static unsigned find_meant(const struct digraph *graph, struct token typed) {
    const unsigned node = find_node(graph, typed);
    unsigned meant = graph->nodes;
    if (node < graph->nodes) return node;
    for (unsigned i = 0; i < graph->nodes; i++) {
        if (!token_same(typed, name_of(graph, i))) continue;
        if (meant < graph->nodes) return graph->nodes;
        meant = i;
    }
    return meant;
}

/* The node of that name, added if it is new. MOST_NODES, after saying why, when no node can have
 * the name or there is no room for it. */
static unsigned add_node(struct digraph *graph, struct token name, struct text *why) {
    unsigned node = find_node(graph, name);
    if (node < graph->nodes) return node;
    size_t start = node > 0 ? graph->name_end[node - 1] : 0;
    if (!digraph_check_name(name, why)) return MOST_NODES;
    if (node == MOST_NODES) {
        text_addf(why, "too many nodes: at most %d fit here", MOST_NODES);
        return MOST_NODES;
    }
    if (name.length > MOST_NAME_BYTES - start) {
        text_addf(why, "the nodes' names are too long: at most %d bytes in all fit here",
                  MOST_NAME_BYTES);
        return MOST_NODES;
    }
    memcpy(graph->names + start, name.start, name.length);
    graph->name_end[node] = (uint16_t)(start + name.length);
    graph->nodes++;
    return node;
}

static bool has_arc(const struct digraph *graph, uint64_t from, uint64_t to) {
    unsigned i = 0;
    while (i < graph->arcs && (graph->from[i] != from || graph->to[i] != to)) i++;
    return i < graph->arcs;
}

/* Adds an arc between two nodes if it is new. False: there is no room for it, and *why says so. */
static bool add_arc(struct digraph *graph, unsigned from, unsigned to, struct text *why) {
    if (has_arc(graph, from, to)) return true;
    if (graph->arcs == MOST_ARCS)
        return text_refuse(why, "too many arcs: at most %d fit here", MOST_ARCS);
    graph->from[graph->arcs] = (uint8_t)from;
    graph->to[graph->arcs++] = (uint8_t)to;
    return true;
}

/* --- names ----------------------------------------------------------------------------------- */

static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == '-' || (unsigned char)c >= 0x80;
}

/* How many of these bytes, at most `most` and up to a NUL, are a name that needs no quotation
 * marks: letters, digits, _ . - and whatever is not ASCII, but nothing that looks like an arrow. */
static size_t plain_length(const char *bytes, size_t most) {
    size_t n = 0;
    while (n < most && is_plain(bytes[n]) &&
           !(bytes[n] == '-' && n + 1 < most && (bytes[n + 1] == '>' || bytes[n + 1] == '-')))
        n++;
    return n;
}

bool digraph_check_name(struct token name, struct text *why) {
    bool good = text_harmless_length(name.start, name.length) == name.length;
    for (size_t i = 0; i < name.length; i++) good = good && !strchr("\"\\+", name.start[i]);
    if (good && name.length > 0 && name.length <= LONGEST_NAME) return true;
    if (name.length == 0) return text_refuse(why, "the name of a node is empty");
    if (good)
        return token_refuse(name, why, " is too long: a node's name has at most %d bytes",
                            LONGEST_NAME);
    return token_refuse(
        name, why, " is not a node's name: there can be no \", \\, + or control character in it");
}

/* The name as it is typed, in quotation marks where it needs them. */
static void print_name(const struct digraph *graph, unsigned node, struct text *text) {
    const struct token name = name_of(graph, node);
    bool plain = plain_length(name.start, name.length) == name.length && name.start[0] != '-' &&
                 name.start[name.length - 1] != '-';
    text_addf(text, plain ? "%.*s" : "\"%.*s\"", (int)name.length, name.start);
}

#define NO_NODE "stands where a node should be"
#define FORM    ": write arcs, then @ and the token's node, for example a>b,b>c@a"

static bool refuse(const char *at, const char *what, struct text *why) {
    if (*at == '\0') return text_refuse(why, "a node is missing at the end" FORM);
    return token_refuse(token_of(at), why, " %s" FORM, what);
}

/* Reads the name at *at, which moves past it. False: *why says why not. */
static bool scan_name(const char **at, struct token *name, struct text *why) {
    const char *start = *at;
    bool quoted = *start == '"';
    start += quoted;
    *name = (struct token){start, quoted ? strcspn(start, "\"") : plain_length(start, SIZE_MAX)};
    if (quoted && start[name->length] == '\0')
        return refuse(*at, "has no closing quotation mark", why);
    if (!quoted && name->length == 0) return refuse(*at, NO_NODE, why);
    *at = start + name->length + quoted;
    return true;
}

/* --- positions as text ----------------------------------------------------------------------- */

/* True if an arrow, > or ->, is at *at, which moves past it. */
static bool skip_arrow(const char **at) {
    if ((*at)[0] == '-' && (*at)[1] == '>') ++*at;
    if (**at != '>') return false;
    ++*at;
    return true;
}

/* The node whose name is at *at, which moves past it and spaces; MOST_NODES: *why says why not. */
static unsigned parse_node(const char **at, struct digraph *graph, struct text *why) {
    struct token name;
    *at = scan_spaces(*at);
    if (!scan_name(at, &name, why)) return MOST_NODES;
    *at = scan_spaces(*at);
    return add_node(graph, name, why);
}

/* "a", "a>b", "a>b>c". */
static bool parse_chain(const char **at, struct digraph *graph, struct text *why) {
    unsigned from = parse_node(at, graph, why);
    while (from < MOST_NODES && skip_arrow(at)) {
        unsigned to = parse_node(at, graph, why);
        if (to == MOST_NODES || !add_arc(graph, from, to, why)) return false;
        from = to;
    }
    return from < MOST_NODES;
}

/* Up to the @ or the end. */
static bool parse_arcs(const char **at, struct digraph *graph, struct text *why) {
    bool comma = true; /* the last thing read was one, or this is the start */
    for (;;) {
        *at = scan_spaces(*at);
        if ((**at == ',' || **at == '@' || **at == '\0') && comma) return refuse(*at, NO_NODE, why);
        if (**at == '@' || **at == '\0') return true;
        comma = **at == ',';
        if (comma)
            ++*at;
        else if (!parse_chain(at, graph, why))
            return false;
    }
}

static bool parse(const char *string, void *position, struct text *why) {
    struct digraph *graph = position;
    struct token name;
    memset(graph, 0, sizeof *graph);
    const char *start = string;
    if (!parse_arcs(&string, graph, why)) return false;
    if (graph->arcs == 0) return refuse(start, "has no arcs", why);
    if (*string == '\0') return true;
    const char *at = scan_spaces(string + 1);
    if (!scan_name(&at, &name, why)) return false;
    graph->token = (uint16_t)find_node(graph, name);
    if (graph->token == graph->nodes)
        return token_refuse(name, why, " after @ is not one of the nodes before it");
    at = scan_spaces(at);
    return *at == '\0' || refuse(at, "stands after the token's node", why);
}

/* How many nodes have been named once this arc is printed after `named` others; 0 when that would
 * name one before its turn. */
static unsigned named_with(const struct digraph *graph, unsigned arc, unsigned named) {
    unsigned from = graph->from[arc], to = graph->to[arc];
    if (from == named) named++;
    if (to == named) named++;
    return from < named && to < named ? named : 0;
}

/* Arcs in their order, and nodes alone where arcs would name them out of their order or not at
 * all. */
static void print_arcs(const struct digraph *graph, struct text *text) {
    unsigned named = 0, arc = 0;
    size_t start = text->length;
    while (arc < graph->arcs || named < graph->nodes) {
        if (text->length > start) text_add_char(text, ',');
        unsigned with = arc < graph->arcs ? named_with(graph, arc, named) : 0;
        if (with > 0) {
            print_name(graph, graph->from[arc], text);
            text_add_char(text, '>');
            print_name(graph, graph->to[arc++], text);
            named = with;
        } else {
            print_name(graph, named++, text);
        }
    }
}

static void print(const void *position, struct text *text) {
    const struct digraph *graph = position;
    print_arcs(graph, text);
    text_add_char(text, '@');
    print_name(graph, graph->token, text);
}

static void print_state(const void *position, struct text *text) {
    const struct digraph *graph = position;
    print_name(graph, graph->token, text);
}

/* --- random starts --------------------------------------------------------------------------- */

/* Adds a node with the next name: a to z, aa to az, ba and so on. */
static unsigned add_letters(struct digraph *graph, struct text *why) {
    const char name[] = {(char)('a' + graph->nodes / 26 - 1), (char)('a' + graph->nodes % 26)};
    size_t first = graph->nodes < 26;
    return add_node(graph, (struct token){name + first, 2 - first}, why);
}

/* Arcs lead ahead, so there is no cycle, and not far, so that the game lasts. A node gets its name
 * from the first arc that enters it, so all can be reached, and the last one named leads on to the
 * next. */
static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    enum { FAR = 4 };
    struct digraph *graph = position;
    const unsigned nodes = (unsigned)random_between(random, shape->parts.low, shape->parts.high);
    memset(graph, 0, sizeof *graph);
    add_letters(graph, why);
    for (unsigned from = 0; from + 1 < nodes; from++) {
        const uint64_t wanted = random_between(random, shape->amount.low, shape->amount.high);
        const bool is_sink = from + 1 < graph->nodes && random_between(random, 0, 7) == 0;
        for (unsigned tries = 0; tries < 3 * FAR && count_arcs(graph, from) < wanted && !is_sink;
             tries++) {
            unsigned last = from + FAR < nodes ? from + FAR : nodes - 1;
            if (last > graph->nodes) last = graph->nodes;
            const unsigned to = (unsigned)random_between(random, from + 1, last);
            if (to == graph->nodes) add_letters(graph, why);
            add_arc(graph, from, to, why);
        }
    }
    return true;
}

/* --- moves ----------------------------------------------------------------------------------- */

/* Adds the legal moves, also to what was wrong with one. Returns false, for its caller to
 * return. */
static bool say_moves(const struct digraph *graph, struct text *why) {
    const unsigned total = count_arcs(graph, graph->token);
    const bool over = total == 0;
    text_add(why, over ? "No arc leaves " : "From ");
    print_name(graph, graph->token, why);
    text_add(why, over ? ", so no move is left" : " you can go to ");
    for (unsigned i = 0, said = 0; i < graph->arcs; i++) {
        if (graph->from[i] != graph->token) continue;
        text_add_between(why, said++, total, " or ");
        print_name(graph, graph->to[i], why);
    }
    return text_refuse(why, ".");
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct digraph *graph = position;
    if (has_arc(graph, graph->token, move->where)) return true;
    text_add(why, "There is no ");
    if (move->where < graph->nodes) {
        text_add(why, "arc to ");
        print_name(graph, (unsigned)move->where, why);
        text_add(why, ". ");
    } else {
        text_add(why, "such node. ");
    }
    return say_moves(graph, why);
}

static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct digraph *graph = position;
    for (uint64_t i = moves->state[0]; i < graph->arcs; i++) {
        if (graph->from[i] != graph->token) continue;
        moves->state[0] = i + 1;
        moves->move = (struct move){.where = graph->to[i]};
        return true;
    }
    moves->state[0] = graph->arcs;
    return false;
}

static void play(void *position, enum player mover, const struct move *move) {
    struct digraph *graph = position;
    graph->token = (uint16_t)move->where;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct digraph *graph = position;
    struct token name;
    const char *at = scan_spaces(string);
    bool is_name = scan_name(&at, &name, NULL);
    *move = (struct move){.where = is_name ? find_meant(graph, name) : graph->nodes};
    return move->where < graph->nodes && *scan_spaces(at) == '\0';
}

/* Reads "a to b", where the token is on a, "a->b", "move to node b" and the like. Returns false if
 * the line is none of these. */
static bool parse_words(const void *position, enum player mover, const char *string,
                        struct move *move) {
    static const char arrow[] = "->";
    const struct digraph *graph = position;
    struct token word = scan_token(&string, arrow);
    while (token_is_any(word, "move go the token")) word = scan_token(&string, arrow);
    const bool has_from = token_is(word, "from");
    if (has_from) word = scan_token(&string, arrow);
    const bool is_here = find_meant(graph, word) == graph->token;
    if (has_from && !is_here) return false;
    if (is_here) word = scan_token(&string, arrow);
    if (token_is(word, "to")) word = scan_token(&string, arrow);
    if (token_is(word, "node")) word = scan_token(&string, arrow);
    *move = (struct move){.where = find_meant(graph, word)};
    return move->where < graph->nodes && scan_token(&string, arrow).length == 0;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    print_name(position, (unsigned)move->where, text);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    text_add(text, "move the token to ");
    print_move(position, move, text);
}

/* --- the picture ----------------------------------------------------------------------------- */

/* Draws what the token can reach as a map or, where that does not fit, says it in words. */
static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct graph_plan plan = {.depth = UINT32_MAX, .nodes = MOST_NODES};
    const struct question start = {.game = &game_digraph, .position = position};
    const struct digraph *graph = position;
    struct text *text = &canvas->words, marks = {0};
    struct graph reached;
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    int wide, high;
    graph_build(solver, &start, &plan, &reached);
    const enum map_way way = map_way_to_label(&reached, MAP_BOARD);
    if (canvas->is_paper && map_marks(&reached, MAP_BOARD, way, &marks, &wide, &high)) {
        canvas_add_svg(canvas, marks, wide, high);
    } else {
        const bool is_drawn = map_text(&reached, MAP_BOARD, style, text);
        const size_t from = text->length;
        const size_t width = canvas_fold_width(style) - 1;
        const struct token name = name_of(graph, graph->token);
        if (is_drawn) {
            say_moves(graph, text);
        } else {
            text_add(text, "The token is at ");
            text_add_harmless(text, name.start, name.length, width / 2);
            text_add_char(text, '.');
        }
        /* Later it is no news that what the token has left behind cannot be reached. */
        const struct digraph *earlier = style->start ? style->start : style->before;
        const bool is_later = earlier && earlier->token != graph->token;
        const unsigned hidden = graph->nodes - reached.n_nodes;
        if (hidden > 0 && !is_later)
            text_addf(text, " %u node%s cannot be reached.", hidden, hidden == 1 ? "" : "s");
        text_wrap(text, from, width, 0);
        if (!is_drawn) map_words(&reached, MAP_BOARD, width, text);
    }
    graph_free(&reached);
    nimm_solver_free(solver);
}

/* --- who wins -------------------------------------------------------------------------------- */

/* The token's node, labeled with all others. */
static struct graph_node label_token(const struct digraph *position, bool misere) {
    struct graph_node nodes[MOST_NODES + 1] = {0};
    struct graph_arc arcs[MOST_ARCS];
    struct graph graph = {.game = &game_digraph,
                          .misere = misere,
                          .n_nodes = position->nodes,
                          .nodes = nodes,
                          .arcs = arcs};
    for (uint32_t node = 0; node < graph.n_nodes; node++) {
        nodes[node].first_arc = graph.n_arcs;
        for (unsigned i = 0; i < position->arcs; i++)
            if (position->from[i] == node)
                arcs[graph.n_arcs++] = (struct graph_arc){node, position->to[i]};
    }
    nodes[graph.n_nodes].first_arc = graph.n_arcs;
    graph_label(&graph);
    free(graph.order);
    return nodes[position->token];
}

static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct graph_node token = label_token(position, false);
    piles->n = 1;
    piles->value[0] = token.value;
    return token.has_value ? NIMM_OK : NIMM_NO_ANSWER;
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct digraph *graph = position;
    text_add(name, "Token at ");
    print_name(graph, graph->token, name);
    bool stuck = count_arcs(graph, graph->token) == 0;
    text_add(reason, stuck ? "no arc leaves it" : "the mex of the values one arc on");
}

static enum nimm_status outcome(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, enum outcome *outcome) {
    *outcome = label_token(position, misere).outcome;
    return NIMM_OK;
}

static bool advances(struct nimm_solver *solver, const void *position, enum player mover,
                     bool misere, const struct move *move) {
    struct digraph after = *(const struct digraph *)position;
    play(&after, mover, move);
    return label_token(&after, misere).depth < label_token(position, misere).depth;
}

static const struct game *part(const void *position, size_t i, void *alone) {
    memcpy(alone, position, sizeof(struct digraph));
    return &game_digraph;
}

static const struct theory theory = {
    .is_by_mex = true,
    .disguise = "Number the nodes, working backward from the end: a node with no arc out gets "
                "0, and every other node gets the smallest number that none of its arcs leads to. "
                "(That is the mex of those they lead to.) From a node "
                "numbered n you can move to every smaller number, as in a pile of n stones.",
    .piles = piles,
    .describe = describe,
    .part = part,
    .outcome = outcome,
    .misere_rule = "Work back from the ends as in normal play, but now a node without arcs is a "
                   "win for the player who must move there.",
    .advances = advances,
};

static const struct game_term terms[] = {
    {"node", "A node is a letter or name on the map. Brackets mark the one that the token is on."},
    {"nodes",
     "The nodes are the letters or names on the map. Brackets mark the one that the token is on."},
    {"arc", "An arc leads from one node to another; the map shows it as a line."},
    {"arcs", "An arc leads from one node to another; the map shows it as a line."},
    {"token", "The token is the one thing that moves. It stands on the node in brackets."},
    {"cycle", "A cycle is a path along arcs that ends where it began."},
    {0},
};

const struct game game_digraph = {
    .id = "digraph",
    .title = "Directed-Graph Game",
    .move_rule = "Move the token along one arc, the way it points, to the next node.",
    .goal = "makes the last move",
    .rules =
        "The token stands on a node, and arcs lead from node to node. Where they form a cycle, "
        "the token can come back, and the game can go on forever: that is a draw.",
    .position_help = "arcs, then @ and the token's node, such as a>b,a>c,b>c@a; names with "
                     "characters other than letters, digits, _ . - go in quotation marks",
    .terms = terms,
    .move_help = "NODE",
    .move_prompt = "the node to go to",
    .sample = "a>b,a>c,b>c,b>d,c>d,c>e,d>e@a",
    .cyclic = true,
    .size = sizeof(struct digraph),
    .parse = parse,
    .print = print,
    .print_state = print_state,
    .board_is_picture = true,
    .parts = {"nodes", {2, MOST_NODES}, {6, 10}},
    .amount = {"arcs from each node", {1, MOST_ARCS / MOST_NODES}, {1, 3}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .parse_words = parse_words,
    .print_move = print_move,
    .say_move = say_move,
    .theory = &theory,
};
