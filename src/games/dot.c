/* SPDX-License-Identifier: MIT */
/* Reads directed graphs in the DOT language (graphviz.org/doc/info/lang.html), as people and tools write it,
 * what dot -Tdot writes too: but for names joined by +, all of a digraph's syntax. After the first complaint
 * there are no more tokens, so whatever is still expected ends soon, and only that complaint is kept. */
#include <assert.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "games/digraph.h"

enum { DEEPEST_BRACES = 64 };

/* Kinds of tokens; any other byte is a kind by itself. */
enum kind { KIND_END = 256, KIND_WORD, KIND_STRING, KIND_HTML, KIND_ARROW, KIND_LINE };

struct reader {
    const char *at, *end;
    size_t line; /* in which `at` stands */

    int kind; /* of the token before `at` */
    struct token token;
    size_t token_line;
    struct text word; /* a name's bytes, quotation marks and escapes undone */

    struct text names; /* of the nodes of the statement being read, as typed, a newline after each */
    size_t n_arcs;
    struct text *arcs, *why;
};

/* Where in reader.names the nodes at one end of an arrow stand. */
struct span {
    size_t start, end;
};

/* False: there is a complaint already. */
static bool start_refusal(struct reader *reader, size_t line) {
    reader->kind = KIND_END;
    if (reader->why->length > 0) return false;
    text_addf(reader->why, "line %zu: ", line);
    return true;
}

static void refuse(struct reader *reader, size_t line, const char *what) {
    if (start_refusal(reader, line)) text_add(reader->why, what);
}

/* The token at hand is not what must stand here. */
static void refuse_token(struct reader *reader, const char *right) {
    int kind = reader->kind;
    if (kind == KIND_LINE) right = "-- is for undirected graphs: write ->";
    if (!start_refusal(reader, reader->token_line)) return;
    if (kind == KIND_END)
        text_add(reader->why, "the text ends here: ");
    else if (kind != KIND_LINE) {
        text_add_quoted(reader->why, reader->token.start, reader->token.length);
        text_add(reader->why, " cannot stand here: ");
    }
    text_add(reader->why, right);
}

/* --- Tokens --- */

static bool starts_with(const struct reader *reader, const char *word) {
    size_t length = strlen(word);
    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, word, length) == 0;
}

static char take(struct reader *reader) {
    if (*reader->at == '\n') reader->line++;
    return *reader->at++;
}

/* Takes all up to and with the word; without it, what starts at that line is never closed. */
static void skip_past(struct reader *reader, const char *word, const char *what, size_t line) {
    while (reader->at < reader->end && !starts_with(reader, word)) take(reader);
    if (reader->at < reader->end)
        reader->at += strlen(word);
    else
        refuse(reader, line, what);
}

/* Skips white space and comments. */
static void skip_spaces(struct reader *reader) {
    while (reader->at < reader->end) {
        char c = *reader->at;
        if (starts_with(reader, "/*")) {
            reader->at += 2;
            skip_past(reader, "*/", "the comment that starts here is never closed", reader->line);
        } else if (c == '#' || starts_with(reader, "//")) {
            while (reader->at < reader->end && *reader->at != '\n') reader->at++;
        } else if (c == ' ' || (c >= '\t' && c <= '\r')) {
            take(reader);
        } else {
            return;
        }
    }
}

/* At the opening quotation mark. Only \" is an escape here, and a backslash joins two lines. */
static void read_string(struct reader *reader) {
    for (take(reader); reader->at < reader->end && *reader->at != '"';) {
        if (starts_with(reader, "\\\n") || starts_with(reader, "\\\r\n")) {
            while (take(reader) != '\n') {
            }
            continue;
        }
        if (starts_with(reader, "\\\""))
            take(reader);
        else if (starts_with(reader, "\\\\"))
            text_add_char(&reader->word, take(reader));
        text_add_char(&reader->word, take(reader));
    }
    skip_past(reader, "\"", "the quotation mark here is never closed", reader->token_line);
}

static void read_html(struct reader *reader) {
    size_t open = 0;
    do {
        if (reader->at == reader->end) {
            refuse(reader, reader->token_line, "the < here is never closed");
            return;
        }
        char c = take(reader);
        open += c == '<';
        open -= c == '>';
    } while (open > 0);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

/* At a letter, a digit, a point or a hyphen: a word, or a numeral such as -1.5. */
static void read_word(struct reader *reader) {
    bool numeral = !is_letter(*reader->at), good = true;
    size_t points = 0, digits = 0;
    if (*reader->at == '-') reader->at++;
    for (; reader->at < reader->end; reader->at++) {
        char c = *reader->at;
        if (!is_letter(c) && !is_digit(c) && !(c == '.' && numeral)) break;
        points += c == '.';
        digits += is_digit(c);
        good = good && (!numeral || (!is_letter(c) && points <= 1));
    }
    reader->token.length = (size_t)(reader->at - reader->token.start);
    text_add_bytes(&reader->word, reader->token.start, reader->token.length);
    if (numeral && digits == 0)
        refuse_token(reader,
                     "write nodes and arcs, such as a -> b, with other characters in quotation marks");
    else if (!good)
        refuse_token(reader, "put a name that starts with a digit in quotation marks");
}

/* Reads one token into the reader. */
static void next(struct reader *reader) {
    skip_spaces(reader);
    if (reader->why->length > 0) return;
    nimm_text_clear(&reader->word);
    reader->token = (struct token){reader->at, 1};
    reader->token_line = reader->line;
    if (reader->at == reader->end) {
        reader->kind = KIND_END;
        return;
    }
    char c = *reader->at;
    if (c == '"') {
        reader->kind = KIND_STRING;
        read_string(reader);
    } else if (c == '<') {
        reader->kind = KIND_HTML;
        read_html(reader);
    } else if (starts_with(reader, "->") || starts_with(reader, "--")) {
        reader->kind = reader->at[1] == '>' ? KIND_ARROW : KIND_LINE;
        reader->at += 2;
    } else if (is_letter(c) || is_digit(c) || c == '.' || c == '-') {
        reader->kind = KIND_WORD;
        read_word(reader);
    } else {
        reader->kind = (unsigned char)c;
        reader->at++;
    }
    reader->token.length = (size_t)(reader->at - reader->token.start);
}

static bool at_keyword(const struct reader *reader, const char *word) {
    return reader->kind == KIND_WORD && token_is(reader->token, word);
}

static bool at_name(const struct reader *reader) {
    if (reader->kind == KIND_WORD)
        return !token_is_any(reader->token, "strict graph digraph subgraph node edge");
    return reader->kind == KIND_STRING;
}

/* --- Nodes and arcs --- */

/* At what must be a node's name, with a port or without, as in a:n:sw. `right` says what would be. */
static void read_node(struct reader *reader, const char *right) {
    const char *name = nimm_text_string(&reader->word);
    size_t length = reader->word.length;
    if (reader->kind == KIND_HTML) right = "only a label can be HTML, not a node's name";
    if (at_name(reader) && memchr(name, '\0', length)) right = "there is a zero byte in this name";
    if (!at_name(reader) || memchr(name, '\0', length)) {
        refuse_token(reader, right);
    } else if (length == 0) {
        refuse(reader, reader->token_line, "the name of a node is empty");
    } else if (length > DIGRAPH_NAME_MOST) {
        start_refusal(reader, reader->token_line);
        text_add_quoted(reader->why, name, length);
        text_addf(reader->why, " is too long: a node's name has at most %d bytes", DIGRAPH_NAME_MOST);
    } else {
        digraph_print_name(name, length, &reader->names);
        text_add_char(&reader->names, '\n');
    }
    next(reader);
    while (reader->kind == ':') {
        next(reader);
        if (!at_name(reader)) refuse_token(reader, "the name of a port is missing after :");
        next(reader);
    }
}

/* The length of the name that starts there in reader.names. */
static size_t name_length(const struct reader *reader, size_t start) {
    return strcspn(reader->names.data + start, "\n");
}

static void add_name(struct reader *reader, size_t start) {
    text_add_bytes(reader->arcs, reader->names.data + start, name_length(reader, start));
}

/* Nodes stand alone before their arcs, so that they come in the order of the text. */
static void add_nodes(struct reader *reader, struct span nodes) {
    for (size_t at = nodes.start; at < nodes.end; at += name_length(reader, at) + 1) {
        if (reader->arcs->length > 0) text_add_char(reader->arcs, ',');
        add_name(reader, at);
    }
}

static void add_arcs(struct reader *reader, struct span from, struct span to) {
    for (size_t i = from.start; i < from.end; i += name_length(reader, i) + 1) {
        for (size_t k = to.start; k < to.end; k += name_length(reader, k) + 1) {
            if (++reader->n_arcs > DOT_ARCS_MOST) {
                if (start_refusal(reader, reader->token_line))
                    text_addf(reader->why, "too many arcs: at most %d can be read", DOT_ARCS_MOST);
                return;
            }
            text_add_char(reader->arcs, ',');
            add_name(reader, i);
            text_add_char(reader->arcs, '>');
            add_name(reader, k);
        }
    }
}

/* --- Statements --- */

static void read_value(struct reader *reader) {
    if (!at_name(reader) && reader->kind != KIND_HTML)
        refuse_token(reader, "a value is missing, as in [color=red]");
    next(reader);
}

/* At what may be the [ of a list of attributes, or several. */
static void skip_attributes(struct reader *reader) {
    while (reader->kind == '[') {
        size_t line = reader->token_line;
        for (next(reader); reader->kind != ']' && reader->kind != KIND_END;) {
            read_value(reader);
            if (reader->kind != '=') refuse_token(reader, "attributes are written [color=red]");
            next(reader);
            read_value(reader);
            while (reader->kind == ',' || reader->kind == ';') next(reader);
        }
        if (reader->kind == KIND_END) refuse(reader, line, "the [ here is never closed");
        next(reader);
    }
}

static void read_statement(struct reader *reader, unsigned depth);

/* At what must be the {, to after its }. */
static void read_block(struct reader *reader, unsigned depth, const char *right) {
    size_t line = reader->token_line;
    if (reader->kind != '{') refuse_token(reader, right);
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

/* "a", "a, b" or a subgraph: what can stand at one end of an arrow. `right` says what would be right. */
static struct span read_operand(struct reader *reader, unsigned depth, const char *right) {
    struct span nodes = {.start = reader->names.length};
    bool named = at_keyword(reader, "subgraph");
    if (named || reader->kind == '{') {
        if (named) next(reader);
        if (named && (at_name(reader) || reader->kind == KIND_HTML)) next(reader);
        read_block(reader, depth + 1, "a { is missing after subgraph");
        nodes.end = reader->names.length;
        return nodes;
    }
    for (;;) {
        read_node(reader, right);
        if (reader->kind != ',') break;
        right = "a node is missing after the comma";
        next(reader);
    }
    nodes.end = reader->names.length;
    if (reader->kind != '=') add_nodes(reader, nodes);
    return nodes;
}

static void read_statement(struct reader *reader, unsigned depth) {
    if (reader->kind == KIND_WORD && token_is_any(reader->token, "graph node edge")) {
        next(reader);
        if (reader->kind != '[') refuse_token(reader, "attributes are missing, as in [color=red]");
        skip_attributes(reader);
        return;
    }
    struct span from =
        read_operand(reader, depth,
                     reader->kind == KIND_ARROW
                         ? "a node is missing before ->"
                         : "write nodes and arcs, such as a -> b, with other characters in quotation marks");
    if (reader->kind == '=') { /* an attribute, not a node */
        reader->names.length = from.start;
        next(reader);
        read_value(reader);
        return;
    }
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
    if (reader->kind == KIND_END) refuse(reader, 1, "there is no graph here: write digraph { a -> b }");
    if (at_keyword(reader, "strict")) next(reader);
    if (at_keyword(reader, "graph"))
        refuse(reader, reader->token_line, "this is an undirected graph: write digraph and ->");
    if (!at_keyword(reader, "digraph")) refuse_token(reader, "a graph starts with digraph {");
    next(reader);
    if (at_name(reader) || reader->kind == KIND_HTML) next(reader);
    size_t line = reader->token_line;
    read_block(reader, 0, "a { is missing after digraph");
    if (reader->kind != KIND_END) refuse_token(reader, "the graph has ended with the last }");
    if (reader->arcs->length == 0) refuse(reader, line, "the graph has no nodes");
}

bool dot_read(const char *text, size_t length, struct text *arcs, struct text *why) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    struct reader reader = {.at = text, .end = text + length, .line = 1, .arcs = arcs, .why = why};
    if (starts_with(&reader, byte_order_mark)) reader.at += strlen(byte_order_mark);
    read_graph(&reader);
    nimm_text_free(&reader.word);
    nimm_text_free(&reader.names);
    return why->length == 0;
}
