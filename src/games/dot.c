/* SPDX-License-Identifier: MIT */
/* Reads directed graphs in the DOT language (graphviz.org/doc/info/lang.html) as people and dot -Tdot write
 * it: nodes, arrows, braces; attributes are skipped. After the first mistake the text counts as ended, so
 * that whatever is still expected ends soon, and only that mistake is reported. */
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/digraph.h"

enum { DEEPEST_BRACES = 64, ARCS_MOST = 10000 };

/* Kinds of tokens; any other byte is a kind by itself. */
enum kind { KIND_END = '\0', KIND_NAME = 256, KIND_ARROW };

struct reader {
    const char *at;
    size_t line; /* the line of `at` */

    int kind;           /* of the last token read */
    struct token token; /* that token, with its quotation marks */
    size_t token_line;

    struct text names; /* of the nodes of the statement being read, as typed, a newline after each */
    size_t n_arcs;
    struct text *arcs, *why;
};

/* Where in reader.names the nodes at one end of an arrow stand. */
struct span {
    size_t start, end;
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
        token_refuse(reader->token, &what, " cannot stand here: ");
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

/* Reads the name of a node. `right` says what would be right. A node is written alone before its arcs, so
 * that nodes keep the order of the text. */
static void read_node(struct reader *reader, const char *right) {
    if (reader->kind != KIND_NAME || at_keyword(reader, "strict graph digraph subgraph node edge")) {
        refuse_token(reader, right);
        return;
    }
    struct token name = reader->token;
    if (*name.start == '"') name = (struct token){name.start + 1, name.length - 2};
    struct text why = {0};
    if (digraph_check_name(name, &why)) {
        size_t start = reader->names.length;
        digraph_print_name(name, &reader->names);
        if (reader->arcs->length > 0) text_add_char(reader->arcs, ',');
        text_add(reader->arcs, reader->names.data + start);
        text_add_char(&reader->names, '\n');
    } else {
        refuse(reader, reader->token_line, why.data);
    }
    nimm_text_free(&why);
    next(reader);
    while (reader->kind == ':') { /* a port: where on the node the arrow ends in a picture */
        next(reader);
        if (reader->kind != KIND_NAME) refuse_token(reader, "the name of a port is missing after :");
        next(reader);
    }
}

/* The length of the name that starts there in reader.names. */
static size_t name_length(const struct reader *reader, size_t start) {
    return strcspn(reader->names.data + start, "\n");
}

static void add_arcs(struct reader *reader, struct span from, struct span to) {
    const char *names = reader->names.data;
    for (size_t i = from.start; i < from.end; i += name_length(reader, i) + 1) {
        for (size_t k = to.start; k < to.end; k += name_length(reader, k) + 1) {
            if (++reader->n_arcs > ARCS_MOST) {
                refuse(reader, reader->token_line, "too many arcs: at most 10000 can be read");
                return;
            }
            text_add_char(reader->arcs, ',');
            text_add_bytes(reader->arcs, names + i, name_length(reader, i));
            text_add_char(reader->arcs, '>');
            text_add_bytes(reader->arcs, names + k, name_length(reader, k));
        }
    }
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

static void read_statement(struct reader *reader, unsigned depth);

/* Reads a block from its { to its }. */
static void read_block(struct reader *reader, unsigned depth) {
    size_t line = reader->token_line;
    if (reader->kind != '{') refuse_token(reader, "a { is missing");
    if (depth > DEEPEST_BRACES) refuse(reader, line, "braces are nested too deeply");
    for (next(reader); reader->kind != '}' && reader->kind != KIND_END;) {
        if (reader->kind == ';')
            next(reader);
        else
            read_statement(reader, depth);
        if (depth == 0) nimm_text_clear(&reader->names);
    }
    if (reader->kind == KIND_END) refuse(reader, line, "the { here is never closed");
    next(reader);
}

/* Reads a node or a subgraph, which can stand at one end of an arrow. `right` says what would be right. */
static struct span read_operand(struct reader *reader, unsigned depth, const char *right) {
    struct span nodes = {.start = reader->names.length};
    bool named = at_keyword(reader, "subgraph");
    if (named) next(reader);
    if (named && reader->kind == KIND_NAME) next(reader);
    if (named || reader->kind == '{')
        read_block(reader, depth + 1);
    else
        read_node(reader, right);
    nodes.end = reader->names.length;
    return nodes;
}

static void read_statement(struct reader *reader, unsigned depth) {
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
    struct span from = read_operand(
        reader, depth, is_arrow ? "a node is missing before ->" : "write nodes and arcs, such as a -> b");
    while (reader->kind == KIND_ARROW) {
        next(reader);
        struct span to = read_operand(reader, depth, "a node is missing after ->");
        add_arcs(reader, from, to);
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
    read_block(reader, 0);
    if (reader->kind != KIND_END) refuse_token(reader, "the graph has ended with the last }");
    if (reader->arcs->length == 0) refuse(reader, line, "the graph has no nodes");
}

bool dot_read(const char *text, struct text *arcs, struct text *why) {
    struct reader reader = {.at = text, .line = 1, .arcs = arcs, .why = why};
    read_graph(&reader);
    nimm_text_free(&reader.names);
    return why->length == 0;
}
