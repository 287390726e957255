/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/digraph_position.h"

enum { FEW_NODES = 24 }; /* graphs up to this size are drawn in full */

/* The line that is being written at the end of a text. */
struct line {
    struct text *text;
    size_t start;
    size_t width;
    size_t indent; /* of the lines that it goes on in */
};

/* If the line has become too long, what stands behind `at`, a blank in it, goes on in a line of its own. */
static void wrap(struct line *line, size_t at) {
    struct text *text = line->text;
    size_t moved = text->length - at - 1;
    if (text_columns(text->data + line->start) <= line->width) return;
    text_add_repeated(text, " ", line->indent);
    char *rest = text->data + at + 1;
    memmove(rest + line->indent, rest, moved);
    memset(rest, ' ', line->indent);
    text->data[at] = '\n';
    line->start = at + 1;
}

static void add_words(struct line *line, const char *words) {
    while (*words) {
        size_t at = line->text->length, length = strcspn(words, " ");
        text_add_char(line->text, ' ');
        text_add_bytes(line->text, words, length);
        wrap(line, at);
        words += length + (words[length] == ' ');
    }
}

/* The name, cut where it is wider than `most` columns. */
static void add_name(const struct digraph_position *position, unsigned node, size_t most, struct text *text) {
    static const char dots[] = "...";
    size_t start = text->length, columns = 0;
    digraph_text_print_name(position, node, text);
    if (text_columns(text->data + start) <= most) return;
    size_t end = start;
    for (; columns + strlen(dots) <= most; end++)
        if (((unsigned char)text->data[end] & 0xC0) != 0x80) columns++;
    text->length = end - 1; /* at the first byte of the character that is too many */
    text_add(text, dots);
}

static void add_name_word(struct line *line, const struct digraph_position *position, unsigned node,
                          const char *behind) {
    size_t at = line->text->length;
    text_add_char(line->text, ' ');
    add_name(position, node, line->width - line->indent - 1, line->text);
    text_add(line->text, behind);
    wrap(line, at);
}

/* The nodes that the node's arcs lead to, `last` between the last two. */
static void add_targets(struct line *line, const struct digraph_position *position, unsigned node,
                        const char *last) {
    unsigned left = digraph_count_arcs(position, node);
    for (unsigned i = 0; i < position->arcs; i++) {
        if (position->from[i] != node) continue;
        left--;
        add_name_word(line, position, position->to[i], left > 1 || (left == 1 && !*last) ? "," : "");
        if (left == 1) add_words(line, last);
    }
}

/* The columns that a picture leaves to names: the widest one to be drawn, within reason. */
static size_t name_columns(const struct digraph_position *position, const bool *drawn,
                           const struct style *style, struct text *text) {
    size_t widest = 1, most = style->width / 3, start = text->length;
    for (unsigned node = 0; node < position->nodes; node++) {
        if (!drawn[node]) continue;
        add_name(position, node, most, text);
        size_t columns = text_columns(text->data + start);
        if (columns > widest) widest = columns;
        text->length = start;
        text->data[start] = '\0';
    }
    return widest;
}

/* "[a] -> b, c" */
static void draw_node(struct line *line, const struct digraph_position *position, unsigned node,
                      bool reached) {
    bool here = node == position->token;
    size_t most = line->indent - 3, start = line->text->length;
    text_add_char(line->text, here ? '[' : ' ');
    add_name(position, node, most, line->text);
    text_add_char(line->text, here ? ']' : ' ');
    text_add_repeated(line->text, " ", most + 2 - text_columns(line->text->data + start));
    if (digraph_count_arcs(position, node) > 0) {
        add_words(line, "->");
        add_targets(line, position, node, "");
    } else {
        add_words(line, "(no arc leaves it)");
    }
    if (here) add_words(line, "(the token is here)");
    if (!reached) add_words(line, "(cannot be reached)");
}

static void say_node(struct line *line, const struct digraph_position *position, unsigned node) {
    bool leads = digraph_count_arcs(position, node) > 0;
    text_add(line->text, leads ? "From" : "No");
    if (!leads) add_words(line, "arc leaves");
    add_name_word(line, position, node, leads ? "" : ".");
    if (!leads) return;
    add_words(line, "an arc leads to");
    add_targets(line, position, node, "or");
    text_add_char(line->text, '.');
}

static struct line start_line(struct text *text, const struct style *style, size_t indent) {
    return (struct line){text, text->length, style->width - 1, indent};
}

static void say_token(const struct digraph_position *position, const struct style *style, struct text *text) {
    struct line line = start_line(text, style, 0);
    text_add(text, "The token is at");
    add_name_word(&line, position, position->token, ".");
    text_add_char(text, '\n');
}

/* The nodes that the token can reach, its own among them. */
static void find_reached(const struct digraph_position *position, bool *reached) {
    bool found = true;
    for (unsigned node = 0; node < position->nodes; node++) reached[node] = node == position->token;
    while (found) {
        found = false;
        for (unsigned i = 0; i < position->arcs; i++) {
            if (!reached[position->from[i]] || reached[position->to[i]]) continue;
            reached[position->to[i]] = found = true;
        }
    }
}

/* The nodes to draw: all of a small graph, and of a large one those that can be reached. Returns how many
 * are left out. */
static unsigned choose_nodes(const struct digraph_position *position, const bool *reached, bool *drawn) {
    unsigned n = position->nodes;
    for (unsigned node = 0; node < position->nodes; node++) drawn[node] = n <= FEW_NODES || reached[node];
    for (unsigned node = 0; node < position->nodes; node++) n -= drawn[node];
    return n;
}

void digraph_draw(const struct digraph_position *position, const struct style *style, struct text *text) {
    bool drawn[DIGRAPH_NODES], reached[DIGRAPH_NODES];
    find_reached(position, reached);
    unsigned hidden = choose_nodes(position, reached, drawn);
    size_t indent = name_columns(position, drawn, style, text) + 3;
    if (style->plain) say_token(position, style, text);
    for (unsigned node = 0; node < position->nodes; node++) {
        if (!drawn[node]) continue;
        struct line line = start_line(text, style, style->plain ? 0 : indent);
        if (style->plain)
            say_node(&line, position, node);
        else
            draw_node(&line, position, node, reached[node]);
        text_add_char(text, '\n');
    }
    if (hidden == 0) return;
    struct line line = start_line(text, style, 0);
    text_addf(text, "%u", hidden);
    add_words(&line, hidden == 1 ? "more node cannot be reached." : "more nodes cannot be reached.");
    text_add_char(text, '\n');
}
