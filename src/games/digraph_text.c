/* SPDX-License-Identifier: MIT */
#include <assert.h>
#include <string.h>

#include "games/digraph_position.h"
#include "nimm/node_name.h"

static size_t name_start(const struct digraph_position *position, unsigned node) {
    return node > 0 ? position->name_end[node - 1] : 0;
}

void digraph_text_print_name(const struct digraph_position *position, unsigned node, struct text *text) {
    size_t start = name_start(position, node);
    node_name_print(position->names + start, position->name_end[node] - start, text);
}

unsigned digraph_text_find(const struct digraph_position *position, const char *name, size_t length) {
    for (unsigned node = 0; node < position->nodes; node++) {
        size_t start = name_start(position, node);
        if (position->name_end[node] - start == length && memcmp(position->names + start, name, length) == 0)
            return node;
    }
    return position->nodes;
}

unsigned digraph_text_add_node(struct digraph_position *position, const char *name, size_t length,
                               struct text *why) {
    unsigned node = digraph_text_find(position, name, length);
    if (node < position->nodes) return node;
    size_t start = name_start(position, node);
    if (node == DIGRAPH_NODES) {
        text_addf(why, "too many nodes: at most %d fit here", DIGRAPH_NODES);
        return DIGRAPH_NODES;
    }
    if (length > DIGRAPH_NAMES - start) {
        text_addf(why, "the nodes' names are too long: at most %d bytes in all fit here", DIGRAPH_NAMES);
        return DIGRAPH_NODES;
    }
    memcpy(position->names + start, name, length);
    position->name_end[node] = (uint16_t)(start + length);
    position->nodes++;
    return node;
}

bool digraph_text_add_arc(struct digraph_position *position, unsigned from, unsigned to, struct text *why) {
    assert(from < position->nodes && to < position->nodes);
    for (unsigned i = 0; i < position->arcs; i++)
        if (position->from[i] == from && position->to[i] == to) return true;
    if (position->arcs == DIGRAPH_ARCS) {
        text_addf(why, "too many arcs: at most %d fit here", DIGRAPH_ARCS);
        return false;
    }
    position->from[position->arcs] = (uint8_t)from;
    position->to[position->arcs++] = (uint8_t)to;
    return true;
}

void digraph_text_skip_blanks(const char **at) {
    while (**at == ' ' || (**at >= '\t' && **at <= '\r')) ++*at;
}

bool digraph_text_skip_arrow(const char **at) {
    if ((*at)[0] == '-' && (*at)[1] == '>') ++*at;
    if (**at != '>') return false;
    ++*at;
    return true;
}

static bool refuse(const char *at, const char *what, struct text *why) {
    text_add_quoted(why, at, strlen(at));
    text_addf(why, " %s: write arcs and then the token's node, as a>b,b>c@a", what);
    return false;
}

static bool refuse_missing(const char *at, struct text *why) {
    if (*at) return refuse(at, "stands where a node is missing", why);
    text_add(why, "a node is missing at the end: write arcs and then the token's node, as a>b,b>c@a");
    return false;
}

static bool refuse_name(enum node_name_result result, const char *at, struct text *why) {
    static const char signs[] = ">@,";
    switch (result) {
    case NODE_NAME_UNCLOSED:
        return refuse(at, "lacks its second quotation mark", why);
    case NODE_NAME_EMPTY:
        return refuse(at, "starts with an empty name", why);
    case NODE_NAME_BAD_ESCAPE:
        return refuse(at, "has a \\ in its name before something else than \", \\ or x and two digits", why);
    case NODE_NAME_TOO_LONG:
        text_add_quoted(why, at, strlen(at));
        text_addf(why, " is too long: a node's name has at most %d bytes", NODE_NAME_MOST);
        return false;
    default:
        break;
    }
    if (!*at || strchr(signs, *at) || *at == '-') return refuse_missing(at, why);
    text_add_quoted(why, at, 1);
    text_add(why, " cannot stand in the name of a node unless that is in quotation marks, as \"a");
    text_add_harmless(why, at, 1, 1);
    text_add(why, "b\"");
    return false;
}

/* The node whose name is at *at, which moves behind it and blanks; DIGRAPH_NODES: *why says why not. */
static unsigned parse_node(const char **at, struct digraph_position *position, struct text *why) {
    char name[NODE_NAME_MOST];
    size_t length;
    digraph_text_skip_blanks(at);
    enum node_name_result result = node_name_scan(at, name, &length);
    if (result != NODE_NAME_READ) {
        refuse_name(result, *at, why);
        return DIGRAPH_NODES;
    }
    digraph_text_skip_blanks(at);
    return digraph_text_add_node(position, name, length, why);
}

/* "a", "a>b", "a>b>c". */
static bool parse_chain(const char **at, struct digraph_position *position, struct text *why) {
    unsigned from = parse_node(at, position, why);
    while (from < DIGRAPH_NODES && digraph_text_skip_arrow(at)) {
        unsigned to = parse_node(at, position, why);
        if (to == DIGRAPH_NODES || !digraph_text_add_arc(position, from, to, why)) return false;
        from = to;
    }
    return from < DIGRAPH_NODES;
}

static bool parse_arcs(const char **at, struct digraph_position *position, struct text *why) {
    bool comma = true; /* was the last thing read one, or is this the start? */
    for (;;) {
        digraph_text_skip_blanks(at);
        if ((**at == ',' || **at == '@' || **at == '\0') && comma) return refuse_missing(*at, why);
        if (**at == '@' || **at == '\0') return true;
        comma = **at == ',';
        if (comma)
            ++*at;
        else if (!parse_chain(at, position, why))
            return false;
    }
}

/* At the @ or at the end. */
static bool parse_token(const char *at, struct digraph_position *position, struct text *why) {
    if (*at == '\0') return true;
    at++;
    digraph_text_skip_blanks(&at);
    const char *start = at;
    char name[NODE_NAME_MOST];
    size_t length;
    enum node_name_result result = node_name_scan(&at, name, &length);
    if (result != NODE_NAME_READ) return refuse_name(result, at, why);
    position->token = (uint16_t)digraph_text_find(position, name, length);
    if (position->token == position->nodes) {
        text_add_quoted(why, start, (size_t)(at - start));
        text_add(why, " behind @ is none of the nodes before it");
        return false;
    }
    digraph_text_skip_blanks(&at);
    if (*at == '\0') return true;
    return refuse(at, "stands behind the token's node", why);
}

bool digraph_text_parse(const char *string, struct digraph_position *position, struct text *why) {
    memset(position, 0, sizeof *position);
    return parse_arcs(&string, position, why) && parse_token(string, position, why);
}

/* How many nodes have been named once this arc is printed behind `named` others; 0 when that would
 * name one before its turn. */
static unsigned named_with(const struct digraph_position *position, unsigned arc, unsigned named) {
    unsigned from = position->from[arc], to = position->to[arc];
    if (from == named) named++;
    if (to == named) named++;
    return from < named && to < named ? named : 0;
}

/* Arcs in their order, and nodes alone where arcs would name them out of their order or not at all. */
void digraph_text_print(const struct digraph_position *position, struct text *text) {
    unsigned named = 0, arc = 0;
    size_t start = text->length;
    while (arc < position->arcs || named < position->nodes) {
        if (text->length > start) text_add_char(text, ',');
        unsigned with = arc < position->arcs ? named_with(position, arc, named) : 0;
        if (with > 0) {
            digraph_text_print_name(position, position->from[arc], text);
            text_add_char(text, '>');
            digraph_text_print_name(position, position->to[arc++], text);
            named = with;
        } else {
            digraph_text_print_name(position, named++, text);
        }
    }
    text_add_char(text, '@');
    digraph_text_print_name(position, position->token, text);
}
