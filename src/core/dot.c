/* SPDX-License-Identifier: MIT */
/* The grammar is that of graphviz (cgraph's grammar.y and scan.l), down to what it refuses; stray semicolons
 * and more separators than needed between attributes are let pass. Recursion is as deep as braces nest,
 * which is bounded. */
#include "nimm/dot.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "core/scan.h"
#include "nimm/node_name.h"

enum { DEEPEST_BRACES = 64 };

enum kind {
    KIND_END,
    KIND_NAME,
    KIND_HTML,
    KIND_KEYWORD,
    KIND_ARROW,
    KIND_LINE, /* -- */
    KIND_SIGN, /* any other byte */
    KIND_BROKEN,
};

struct reader {
    const char *at, *end;
    size_t line; /* in which `at` stands */

    enum kind kind; /* of the token before `at` */
    struct token token;
    size_t token_line;
    struct text word; /* a name's bytes, quotation marks and escapes undone */

    struct text
        names; /* of the nodes mentioned in the statement being read, as typed, a newline behind each */
    size_t n_arcs;
    struct text *arcs, *why;
};

/* A part of reader.names: what stands at one end of an arrow. */
struct operand {
    size_t start, end;
    bool listed; /* its nodes are in reader.arcs already */
};

/* The first complaint is the one that counts: from here on there are no more tokens. */
static void start_refusal(struct reader *reader, size_t line) {
    assert(reader->kind != KIND_BROKEN);
    reader->kind = KIND_BROKEN;
    text_addf(reader->why, "line %zu: ", line);
}

static bool refuse(struct reader *reader, size_t line, const char *what) {
    start_refusal(reader, line);
    text_add(reader->why, what);
    return false;
}

/* The token at hand is not what must stand here. */
static bool refuse_token(struct reader *reader, const char *right) {
    if (reader->kind == KIND_BROKEN) return false;
    enum kind kind = reader->kind;
    start_refusal(reader, reader->token_line);
    if (kind == KIND_LINE) {
        text_add(reader->why, "-- is for undirected graphs: write ->");
        return false;
    }
    if (kind == KIND_END)
        text_add(reader->why, "the text ends");
    else
        text_add_quoted(reader->why, reader->token.start, reader->token.length);
    text_addf(reader->why, "%s here: %s", kind == KIND_END ? "" : " cannot stand", right);
    return false;
}

static bool refuse_unclosed(struct reader *reader, const char *what, size_t line) {
    start_refusal(reader, line);
    text_addf(reader->why, "%s is never closed", what);
    return false;
}

/* --- Tokens --- */

static bool starts_with(const struct reader *reader, const char *word) {
    size_t length = strlen(word);
    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, word, length) == 0;
}

/* The byte at a distance from `at`; 0 behind the end. */
static char peek(const struct reader *reader, size_t distance) {
    return (size_t)(reader->end - reader->at) > distance ? reader->at[distance] : '\0';
}

static char take(struct reader *reader) {
    if (*reader->at == '\n') reader->line++;
    return *reader->at++;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

static bool skip_long_comment(struct reader *reader) {
    size_t line = reader->line;
    reader->at += 2;
    while (!starts_with(reader, "*/")) {
        if (reader->at == reader->end) return refuse_unclosed(reader, "the comment that starts here", line);
        take(reader);
    }
    reader->at += 2;
    return true;
}

/* Skips white space and comments. */
static bool skip_blanks(struct reader *reader) {
    while (reader->at < reader->end) {
        char c = *reader->at;
        if (c == '#' || starts_with(reader, "//"))
            while (reader->at < reader->end && *reader->at != '\n') reader->at++;
        else if (starts_with(reader, "/*")) {
            if (!skip_long_comment(reader)) return false;
        } else if (c == ' ' || (c >= '\t' && c <= '\r'))
            take(reader);
        else
            break;
    }
    return true;
}

/* At the opening quotation mark. Only \" is an escape here, and a backslash joins two lines. */
static bool read_string(struct reader *reader) {
    size_t line = reader->line;
    take(reader);
    while (peek(reader, 0) != '"') {
        if (reader->at == reader->end) return refuse_unclosed(reader, "the quotation mark here", line);
        size_t newline = starts_with(reader, "\\\r\n") ? 2 : 1;
        if (*reader->at == '\\' && peek(reader, newline) == '\n') {
            reader->at += newline;
            take(reader);
            continue;
        }
        if (starts_with(reader, "\\\""))
            take(reader);
        else if (starts_with(reader, "\\\\"))
            text_add_char(&reader->word, take(reader));
        text_add_char(&reader->word, take(reader));
    }
    take(reader);
    return true;
}

/* "two " + "parts" are one name. */
static void read_joined_strings(struct reader *reader) {
    reader->kind = KIND_NAME;
    for (;;) {
        if (!read_string(reader)) return;
        reader->token.length = (size_t)(reader->at - reader->token.start);
        if (!skip_blanks(reader) || peek(reader, 0) != '+') return;
        take(reader);
        if (!skip_blanks(reader)) return;
        if (peek(reader, 0) != '"') {
            refuse(reader, reader->line, "behind + a second name in quotation marks is missing");
            return;
        }
    }
}

static void read_html(struct reader *reader) {
    size_t open = 0;
    do {
        if (reader->at == reader->end) {
            refuse_unclosed(reader, "the < here", reader->token_line);
            return;
        }
        char c = take(reader);
        open += c == '<';
        open -= c == '>';
    } while (open > 0);
    reader->kind = KIND_HTML;
}

static void read_number(struct reader *reader) {
    if (peek(reader, 0) == '-') take(reader);
    while (is_digit(peek(reader, 0))) take(reader);
    if (peek(reader, 0) == '.') take(reader);
    while (is_digit(peek(reader, 0))) take(reader);
    reader->kind = KIND_NAME;
    char c = peek(reader, 0);
    if (!is_letter(c) && c != '.') return;
    while (is_letter(c) || is_digit(c) || c == '.') take(reader), c = peek(reader, 0);
    reader->token.length = (size_t)(reader->at - reader->token.start);
    refuse_token(reader, "put a name that starts with a digit between quotation marks");
}

static void read_word(struct reader *reader) {
    static const char *const keywords[] = {"strict", "graph", "digraph", "subgraph", "node", "edge"};
    while (is_letter(peek(reader, 0)) || is_digit(peek(reader, 0))) take(reader);
    reader->kind = KIND_NAME;
    struct token word = {reader->token.start, (size_t)(reader->at - reader->token.start)};
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (token_is(word, keywords[i])) reader->kind = KIND_KEYWORD;
}

static bool starts_number(const struct reader *reader) {
    size_t sign = peek(reader, 0) == '-';
    char c = peek(reader, sign);
    return is_digit(c) || (c == '.' && is_digit(peek(reader, sign + 1)));
}

/* Reads one token into the reader. */
static void next(struct reader *reader) {
    assert(reader->kind != KIND_BROKEN);
    if (!skip_blanks(reader)) return;
    text_clear(&reader->word);
    reader->token = (struct token){reader->at, 0};
    reader->token_line = reader->line;
    char c = peek(reader, 0);
    if (reader->at == reader->end) {
        reader->kind = KIND_END;
    } else if (c == '"') {
        read_joined_strings(reader);
        return;
    } else if (c == '<') {
        read_html(reader);
    } else if (starts_number(reader)) {
        read_number(reader);
    } else if (is_letter(c)) {
        read_word(reader);
    } else {
        bool arrow = starts_with(reader, "->"), line = starts_with(reader, "--");
        reader->at += arrow || line ? 2 : 1;
        reader->kind = arrow ? KIND_ARROW : line ? KIND_LINE : KIND_SIGN;
    }
    reader->token.length = (size_t)(reader->at - reader->token.start);
    if (reader->kind == KIND_NAME) text_add_bytes(&reader->word, reader->token.start, reader->token.length);
}

static bool at_sign(const struct reader *reader, char sign) {
    return reader->kind == KIND_SIGN && *reader->token.start == sign;
}

static bool at_keyword(const struct reader *reader, const char *word) {
    return reader->kind == KIND_KEYWORD && token_is(reader->token, word);
}

/* --- What is found --- */

static void add_separator(struct reader *reader) {
    if (reader->arcs->length > 0) text_add_char(reader->arcs, ',');
}

/* The length of the name that starts there in reader.names. */
static size_t name_length(const struct reader *reader, size_t start) {
    return strcspn(reader->names.data + start, "\n");
}

static bool has_several(const struct reader *reader, const struct operand *operand) {
    return operand->start < operand->end &&
           operand->start + name_length(reader, operand->start) + 1 < operand->end;
}

static void list_nodes(struct reader *reader, struct operand *operand) {
    if (operand->listed) return;
    operand->listed = true;
    for (size_t at = operand->start; at < operand->end; at += name_length(reader, at) + 1) {
        add_separator(reader);
        text_add_bytes(reader->arcs, reader->names.data + at, name_length(reader, at));
    }
}

static bool add_arcs(struct reader *reader, const struct operand *from, const struct operand *to) {
    const char *names = reader->names.data;
    for (size_t i = from->start; i < from->end; i += name_length(reader, i) + 1) {
        for (size_t k = to->start; k < to->end; k += name_length(reader, k) + 1) {
            if (++reader->n_arcs > DOT_ARCS_MOST) {
                start_refusal(reader, reader->token_line);
                text_addf(reader->why, "too many arcs: at most %d can be read", DOT_ARCS_MOST);
                return false;
            }
            add_separator(reader);
            text_add_bytes(reader->arcs, names + i, name_length(reader, i));
            text_add_char(reader->arcs, '>');
            text_add_bytes(reader->arcs, names + k, name_length(reader, k));
        }
    }
    return true;
}

/* Adds the word at hand to reader.names. */
static bool add_name(struct reader *reader) {
    const char *name = text_string(&reader->word);
    size_t length = reader->word.length;
    if (length == 0) return refuse(reader, reader->token_line, "the name of a node is empty");
    if (memchr(name, '\0', length)) return refuse_token(reader, "there is a zero byte in this name");
    if (length > NODE_NAME_MOST) {
        start_refusal(reader, reader->token_line);
        text_add_quoted(reader->why, name, length);
        text_addf(reader->why, " is too long: a node's name has at most %d bytes", NODE_NAME_MOST);
        return false;
    }
    node_name_print(name, length, &reader->names);
    text_add_char(&reader->names, '\n');
    return true;
}

/* --- Statements --- */

static bool read_value(struct reader *reader) {
    if (reader->kind != KIND_NAME && reader->kind != KIND_HTML)
        return refuse_token(reader, "a value is missing, as in [color=red]");
    next(reader);
    return true;
}

/* At what may be the [ of a list of attributes, or several. */
static bool skip_attributes(struct reader *reader) {
    while (at_sign(reader, '[')) {
        size_t line = reader->token_line;
        for (next(reader); !at_sign(reader, ']');) {
            if (reader->kind == KIND_END) return refuse_unclosed(reader, "the [ here", line);
            if (!read_value(reader)) return false;
            if (!at_sign(reader, '=')) return refuse_token(reader, "attributes are written [color=red]");
            next(reader);
            if (!read_value(reader)) return false;
            while (at_sign(reader, ',') || at_sign(reader, ';')) next(reader);
        }
        next(reader);
    }
    return reader->kind != KIND_BROKEN;
}

/* At a node's name, which is taken, and its port, as in a:n:sw, which is not. */
static bool read_node(struct reader *reader) {
    if (!add_name(reader)) return false;
    next(reader);
    for (size_t i = 0; i < 2 && at_sign(reader, ':'); i++) {
        next(reader);
        if (reader->kind != KIND_NAME) return refuse_token(reader, "the name of a port is missing behind :");
        next(reader);
    }
    return reader->kind != KIND_BROKEN;
}

/* At what must be a node. `right` says what would be. */
static bool expect_node(struct reader *reader, const char *right) {
    if (reader->kind == KIND_NAME) return read_node(reader);
    if (reader->kind == KIND_HTML) return refuse_token(reader, "only a label can be HTML, not a node's name");
    return refuse_token(reader, right);
}

static bool read_statements(struct reader *reader, unsigned depth);

/* At `subgraph` or {. */
static bool read_subgraph(struct reader *reader, unsigned depth) {
    if (at_keyword(reader, "subgraph")) {
        next(reader);
        if (reader->kind == KIND_NAME || reader->kind == KIND_HTML) next(reader);
        if (!at_sign(reader, '{')) return refuse_token(reader, "a { is missing behind subgraph");
    }
    if (depth == DEEPEST_BRACES) return refuse(reader, reader->token_line, "braces are nested too deeply");
    size_t line = reader->token_line;
    next(reader);
    if (!read_statements(reader, depth + 1)) return false;
    if (reader->kind == KIND_END) return refuse_unclosed(reader, "the { here", line);
    next(reader);
    return reader->kind != KIND_BROKEN;
}

static bool at_subgraph(const struct reader *reader) {
    return at_sign(reader, '{') || at_keyword(reader, "subgraph");
}

/* The other nodes of a list, "a, b, c", whose first has been read. */
static bool read_list(struct reader *reader) {
    while (at_sign(reader, ',')) {
        next(reader);
        if (!expect_node(reader, "a node is missing behind the comma")) return false;
    }
    return true;
}

static bool read_operand(struct reader *reader, unsigned depth, struct operand *operand) {
    *operand = (struct operand){.start = reader->names.length, .listed = at_subgraph(reader)};
    if (operand->listed ? !read_subgraph(reader, depth)
                        : !expect_node(reader, "a node is missing behind ->") || !read_list(reader))
        return false;
    operand->end = reader->names.length;
    return true;
}

/* What follows the first operand: arrows and attributes. Nodes are listed by themselves where arcs
 * alone would not name them in the order of the text. */
static bool read_arrows(struct reader *reader, unsigned depth, struct operand from) {
    if (reader->kind != KIND_ARROW) list_nodes(reader, &from);
    while (reader->kind == KIND_ARROW) {
        next(reader);
        struct operand to;
        if (at_subgraph(reader) || has_several(reader, &from)) list_nodes(reader, &from);
        if (!read_operand(reader, depth, &to)) return false;
        if (from.start == from.end) list_nodes(reader, &to); /* no arcs out of an empty subgraph name them */
        if (!add_arcs(reader, &from, &to)) return false;
        from = to;
        from.listed = true; /* by now */
    }
    return skip_attributes(reader);
}

/* At the first name of a statement: a = b, or the first of nodes and arcs. */
static bool read_named(struct reader *reader, unsigned depth) {
    struct operand first = {.start = reader->names.length};
    if (!read_node(reader)) return false;
    if (at_sign(reader, '=')) {
        reader->names.length = first.start;
        next(reader);
        return read_value(reader);
    }
    if (!read_list(reader)) return false;
    first.end = reader->names.length;
    return read_arrows(reader, depth, first);
}

static bool read_statement(struct reader *reader, unsigned depth) {
    if (reader->kind == KIND_NAME) return read_named(reader, depth);
    if (at_subgraph(reader)) {
        struct operand first;
        return read_operand(reader, depth, &first) && read_arrows(reader, depth, first);
    }
    if (at_keyword(reader, "graph") || at_keyword(reader, "node") || at_keyword(reader, "edge")) {
        next(reader);
        if (!at_sign(reader, '[')) return refuse_token(reader, "attributes are missing, as in [color=red]");
        return skip_attributes(reader);
    }
    if (reader->kind == KIND_ARROW) return refuse_token(reader, "a node is missing before ->");
    return expect_node(reader, "write nodes and arcs, as a -> b, and other signs in quotation marks");
}

/* Up to the } that is not part of them, or the end of the text. */
static bool read_statements(struct reader *reader, unsigned depth) {
    while (!at_sign(reader, '}') && reader->kind != KIND_END) {
        if (at_sign(reader, ';'))
            next(reader);
        else if (!read_statement(reader, depth))
            return false;
        if (depth == 0) text_clear(&reader->names);
    }
    return true;
}

static bool read_header(struct reader *reader) {
    next(reader);
    if (reader->kind == KIND_END)
        return refuse(reader, 1, "there is no graph here: write digraph { a -> b }");
    if (at_keyword(reader, "strict")) next(reader);
    if (at_keyword(reader, "graph"))
        return refuse(reader, reader->token_line, "this is an undirected graph: write digraph and ->");
    if (!at_keyword(reader, "digraph")) return refuse_token(reader, "a graph starts with digraph {");
    next(reader);
    if (reader->kind == KIND_NAME || reader->kind == KIND_HTML) next(reader);
    if (!at_sign(reader, '{')) return refuse_token(reader, "a { is missing behind digraph");
    return true;
}

static bool read_graph(struct reader *reader) {
    if (!read_header(reader)) return false;
    size_t line = reader->token_line;
    next(reader);
    if (!read_statements(reader, 0)) return false;
    if (reader->kind == KIND_END) return refuse_unclosed(reader, "the { here", line);
    next(reader);
    if (reader->kind != KIND_END) return refuse_token(reader, "the graph has ended with the last }");
    if (reader->arcs->length == 0) return refuse(reader, line, "the graph has no nodes");
    return true;
}

bool dot_read(const char *text, size_t length, struct text *arcs, struct text *why) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    struct reader reader = {.at = text, .end = text + length, .line = 1, .arcs = arcs, .why = why};
    if (starts_with(&reader, byte_order_mark)) reader.at += strlen(byte_order_mark);
    bool read = read_graph(&reader);
    text_free(&reader.word);
    text_free(&reader.names);
    return read;
}
