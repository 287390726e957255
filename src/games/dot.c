/* SPDX-License-Identifier: MIT */
/* Reads directed graphs in the DOT language (graphviz.org/doc/info/lang.html) as people and dot -Tdot write
 * it: nodes, arrows, braces; attributes are skipped. After the first mistake the text counts as ended, so
 * that whatever is still expected ends soon, and only that mistake is reported. */
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/digraph.h"

enum { DEEPEST_BRACES = 64 };

/* Kinds of tokens; any other byte is a kind by itself. */
enum kind { KIND_END = '\0', KIND_NAME = 256, KIND_ARROW };

struct reader {
    const char *at;
    size_t line; /* the line of `at` */

    int kind;           /* of the last token read */
    struct token token; /* that token, with its quotation marks */
    size_t token_line;

    struct digraph graph;
    struct text *why;
};

/* Nodes of reader.graph. */
struct node_set {
    bool has[DIGRAPH_NODES];
};

static void refuse(struct reader *reader, size_t line, const char *what) {
    if (reader->why->length == 0) text_addf(reader->why, "line %zu: %s", line, what);
    reader->at += strlen(reader->at);
    reader->kind = KIND_END;
}

/* Refuses the token at hand. `right` says what would be right. */
static void refuse_token(struct reader *reader, const char *right) {
    struct text what = {0};
    if (reader->kind == KIND_END)
        text_add(&what, "the text ends here: ");
    else
        token_refuse(reader->token, &what, " is unexpected here: ");
    text_add(&what, right);
    refuse(reader, reader->token_line, what.data);
    nimm_text_free(&what);
}

/* --- Tokens --- */

static void move_to(struct reader *reader, const char *at) {
    for (; reader->at < at; reader->at++) reader->line += *reader->at == '\n';
}

/* Skips white space and comments. */
static void skip_spaces(struct reader *reader) {
    for (;;) {
        const char *at = scan_spaces(reader->at);
        move_to(reader, at);
        if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            if (!end) refuse(reader, reader->line, "the comment that starts here is never closed");
            if (end) move_to(reader, end + 2);
        } else if (*at == '#' || strncmp(at, "//", 2) == 0) {
            move_to(reader, at + strcspn(at, "\n"));
        } else {
            return;
        }
    }
}

/* Reads one token into the reader. */
static void next(struct reader *reader) {
    skip_spaces(reader);
    const char *start = reader->at, *end = start + digraph_plain_length(start, SIZE_MAX);
    reader->token_line = reader->line;
    reader->kind = end > start ? KIND_NAME : (unsigned char)*start;
    if (*start == '"') {
        for (end++; *end && *end != '"'; end++)
            if (*end == '\\' && end[1]) end++;
        if (*end == '\0') {
            refuse(reader, reader->line, "the quotation mark here is never closed");
            return;
        }
        reader->kind = KIND_NAME;
        end++;
    } else if (strncmp(start, "->", 2) == 0) {
        reader->kind = KIND_ARROW;
        end += 2;
    } else if (end == start && *start) {
        end++;
    }
    reader->token = (struct token){start, (size_t)(end - start)};
    move_to(reader, end);
}

static bool at_keyword(const struct reader *reader, const char *words) {
    return reader->kind == KIND_NAME && token_is_any(reader->token, words);
}

/* --- Nodes and arcs --- */

/* Reads the name of a node. `right` says what would be right. */
static void read_node(struct reader *reader, const char *right, struct node_set *nodes) {
    if (reader->kind != KIND_NAME || at_keyword(reader, "strict graph digraph subgraph node edge")) {
        refuse_token(reader, right);
        return;
    }
    struct token name = reader->token;
    if (*name.start == '"') name = (struct token){name.start + 1, name.length - 2};
    struct text why = {0};
    const unsigned node = digraph_add_node(&reader->graph, name, &why);
    if (node < DIGRAPH_NODES)
        nodes->has[node] = true;
    else
        refuse(reader, reader->token_line, why.data);
    nimm_text_free(&why);
    next(reader);
    while (reader->kind == ':') { /* a port: where on the node the arrow ends in a picture */
        next(reader);
        if (reader->kind != KIND_NAME) refuse_token(reader, "the name of a port is missing after :");
        next(reader);
    }
}

static void add_nodes(struct node_set *nodes, const struct node_set *more) {
    for (unsigned i = 0; i < DIGRAPH_NODES; i++) nodes->has[i] |= more->has[i];
}

static void add_arcs(struct reader *reader, const struct node_set *from, const struct node_set *to) {
    struct text why = {0};
    for (unsigned i = 0; i < DIGRAPH_NODES; i++)
        for (unsigned k = 0; k < DIGRAPH_NODES; k++)
            if (from->has[i] && to->has[k] && why.length == 0) digraph_add_arc(&reader->graph, i, k, &why);
    if (why.length > 0) refuse(reader, reader->token_line, why.data);
    nimm_text_free(&why);
}

/* --- Statements --- */

/* Skips lists of attributes, if there are any. */
static void skip_attributes(struct reader *reader) {
    while (reader->kind == '[') {
        size_t line = reader->token_line;
        while (reader->kind != ']' && reader->kind != KIND_END) next(reader);
        if (reader->kind == KIND_END) refuse(reader, line, "the [ here is never closed");
        next(reader);
    }
}

static void read_statement(struct reader *reader, unsigned depth, struct node_set *nodes);

/* Reads a block from its { to its }. */
static void read_block(struct reader *reader, unsigned depth, struct node_set *nodes) {
    size_t line = reader->token_line;
    if (reader->kind != '{') refuse_token(reader, "a { is missing");
    if (depth > DEEPEST_BRACES) refuse(reader, line, "braces are nested too deeply");
    for (next(reader); reader->kind != '}' && reader->kind != KIND_END;) {
        if (reader->kind == ';')
            next(reader);
        else
            read_statement(reader, depth, nodes);
    }
    if (reader->kind == KIND_END) refuse(reader, line, "the { here is never closed");
    next(reader);
}

/* Reads a node or a subgraph, which can stand at one end of an arrow. `right` says what would be right. */
static void read_operand(struct reader *reader, unsigned depth, const char *right, struct node_set *nodes) {
    bool named = at_keyword(reader, "subgraph");
    if (named) next(reader);
    if (named && reader->kind == KIND_NAME) next(reader);
    if (named || reader->kind == '{')
        read_block(reader, depth + 1, nodes);
    else
        read_node(reader, right, nodes);
}

/* Adds its nodes to *nodes. */
static void read_statement(struct reader *reader, unsigned depth, struct node_set *nodes) {
    struct node_set from = {{false}};
    bool is_name = reader->kind == KIND_NAME, is_arrow = reader->kind == KIND_ARROW;
    skip_spaces(reader);
    if (is_name && *reader->at == '=') { /* an attribute, not a node */
        for (int i = 0; i < 3; i++) next(reader);
        return;
    }
    if (at_keyword(reader, "graph node edge")) {
        next(reader);
        if (reader->kind != '[') refuse_token(reader, "attributes are missing, as in [color=red]");
        skip_attributes(reader);
        return;
    }
    read_operand(reader, depth,
                 is_arrow ? "a node is missing before ->" : "write nodes and arcs, such as a -> b", &from);
    add_nodes(nodes, &from);
    while (reader->kind == KIND_ARROW) {
        struct node_set to = {{false}};
        next(reader);
        read_operand(reader, depth, "a node is missing after ->", &to);
        add_arcs(reader, &from, &to);
        add_nodes(nodes, &to);
        from = to;
    }
    skip_attributes(reader);
}

static void read_graph(struct reader *reader) {
    next(reader);
    if (at_keyword(reader, "strict")) next(reader);
    if (at_keyword(reader, "graph"))
        refuse(reader, reader->token_line, "this is an undirected graph: write digraph and ->");
    if (!at_keyword(reader, "digraph")) refuse_token(reader, "write digraph { a -> b }");
    next(reader);
    if (reader->kind == KIND_NAME) next(reader);
    size_t line = reader->token_line;
    read_block(reader, 0, &(struct node_set){{false}});
    if (reader->kind != KIND_END) refuse_token(reader, "the graph has ended with the last }");
    if (reader->graph.nodes == 0) refuse(reader, line, "the graph has no nodes");
}

bool dot_read(const char *text, struct text *arcs, struct text *why) {
    struct reader reader = {.at = text, .line = 1, .why = why};
    read_graph(&reader);
    digraph_print_arcs(&reader.graph, arcs);
    return why->length == 0;
}
