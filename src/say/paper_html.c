/* SPDX-License-Identifier: MIT */
#include "say/paper_html.h"

#include <string.h>

#include "core/text.h"
#include "say/scratch.h"

void paper_add_element(struct text *out, const char *tag, const char *string) {
    text_addf(out, "<%s>", tag);
    text_add_escaped(out, string, strlen(string));
    text_addf(out, "</%.*s>\n", (int)strcspn(tag, " "), tag);
}

void paper_add_blank(struct text *out, const char *label) {
    text_add(out, "<div class=\"blank\">");
    text_add_escaped(out, label, strlen(label));
    text_add(out, "<span></span></div>\n");
}

/* The element of a cell: those of the first line and the first one of each line are headings, but
 * not the empty corner of a square. */
static const char *cell_tag(bool in_first_line, bool is_first, bool is_empty) {
    if (is_empty) return "td";
    if (in_first_line) return "th scope=\"col\"";
    return is_first ? "th scope=\"row\"" : "td";
}

void paper_add_table(struct text *out, const char *kind, const char *caption, const char *lines) {
    text_addf(out, "<table%s>\n", kind);
    if (*caption) paper_add_element(out, "caption", caption);
    for (bool first = true; *lines; first = false) {
        text_add(out, "<tr>\n");
        for (bool heads = true, more = true; more; heads = false) {
            const size_t length = strcspn(lines, "\t\n");
            paper_add_element(out, cell_tag(first, heads, length == 0),
                              scratch_format("%.*s", (int)length, lines));
            more = lines[length] == '\t';
            lines += length + 1;
        }
        text_add(out, "</tr>\n");
    }
    text_add(out, "</table>\n");
}
