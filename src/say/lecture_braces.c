/* SPDX-License-Identifier: MIT */
/* What stands in braces in a text of the lecture is computed: {value kayles 5} is 4. */
#include <ctype.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/solver.h"
#include "say/label.h"
#include "say/lecture_read.h"
#include "say/scratch.h"

/* Adds how many positions can come up. Returns false, after saying why, if that is not known. */
static bool add_positions(struct lecture_reader *reader, const struct quiz_question *about,
                          struct text *text, struct text *why) {
    const struct question question = quiz_position_question(about);
    struct graph graph = {0};
    if (about->game->partisan) return text_refuse(why, "its players have different moves");
    const bool good = label_graph(reader->solver, &question, LABEL_NODES, &graph);
    text_add_number(text, graph.n_nodes);
    graph_free(&graph);
    return good || text_refuse(why, "more than %d positions can come up", LABEL_NODES);
}

/* Adds what "value kayles 5" on that line stands for. Returns false, after saying why, if it cannot
 * be computed. */
static bool add_computed(struct lecture_reader *reader, unsigned line, const char *string,
                         struct text *text, struct text *why) {
    const char *typed = string;
    struct quiz_question about = {0};
    const struct token word = scan_token(&string, "");
    const enum quiz_topic topic = lecture_topic(word);
    const bool counts = token_is(word, "positions");
    if (!counts && (quiz_is_told(topic) || topic == QUIZ_LABEL))
        return token_refuse(word, why,
                            " is unknown: write value, sum, mex, winner, outcome, binary, move or "
                            "positions");
    string = scan_spaces(string);
    bool good = lecture_make_question(counts ? QUIZ_VALUE : topic, string, &about, why) &&
                lecture_has_position(string, &about, why);
    if (good && counts) {
        good = add_positions(reader, &about, text, why);
    } else if (good) {
        const enum nimm_status status = lecture_find_answer(reader->solver, &about);
        good = status == NIMM_OK;
        if (good)
            quiz_add_answer(reader->solver, &about, false, text);
        else
            text_add(why, status == NIMM_NO_ANSWER ? lecture_why_no_answer(&about)
                                                   : "that is too large to search");
    }
    if (good && !counts)
        lecture_add_passage(reader, line, scratch_format("{%s}", typed), reader->lecture->n_items)
            ->about = about;
    else
        quiz_question_free(&about);
    return good;
}

/* Says that what stands in braces cannot be computed, and why. */
static void complain_of_braces(struct lecture_reader *reader, unsigned line, const char *inner,
                               const char *why) {
    const char *braces = scratch_format("{%s}", inner);
    if (solver_spend(reader->solver, 0) != NIMM_OK)
        lecture_complain_of_work(reader, line, braces);
    else
        lecture_complain_at(reader, line, scratch_format("%s cannot be computed: %s", braces, why));
}

/* True if what is added to the text begins a sentence there. */
static bool begins_sentence(const struct text *text) {
    size_t at = text->length;
    while (at > 0 && text->data[at - 1] == ' ') at--;
    return at == 0 || (at < text->length && strchr(".?!", text->data[at - 1]));
}

/* Adds bytes of a paragraph, whose lines become one, to the text. Returns how many lines end in
 * them. */
static unsigned add_joined(struct text *text, const char *words, size_t n) {
    unsigned ends = 0;
    for (size_t i = 0; i < n; i++) {
        ends += words[i] == '\n';
        text_add_char(text, words[i] == '\n' ? ' ' : words[i]);
    }
    return ends;
}

char *lecture_compute(struct lecture_reader *reader, unsigned line, const char *words) {
    struct text *text = scratch(), *inner = scratch();
    unsigned ends = 0;
    for (size_t n; *words; words += n + (words[n] == '}')) {
        for (n = 0; words[n] && (words[n] != '{' || !isalpha((unsigned char)words[n + 1]));) n++;
        line += ends;
        line += add_joined(text, words, n);
        words += n;
        if (*words != '{') break;
        n = 1 + strcspn(words + 1, "{}");
        text_clear(inner);
        ends = add_joined(inner, words + 1, n - 1);
        const bool is_capital = begins_sentence(text);
        const size_t from = text->length;
        struct text *why = scratch();
        if (words[n] == '{')
            lecture_complain_at(
                reader, line,
                scratch_format("{%.*s needs a } before the next {: braces cannot go inside braces",
                               (int)strcspn(inner->data, " "), inner->data));
        else if (words[n] != '}')
            lecture_complain_at(reader, line,
                                scratch_format("{%.*s needs a } at its end, as in {value kayles 5}",
                                               (int)strcspn(inner->data, " "), inner->data));
        else if (!add_computed(reader, line, text_string(inner), text, why))
            complain_of_braces(reader, line, text_string(inner), why->data);
        /* A line that is made of it is not a second mistake. */
        if (text->length == from) text_add_char(text, '0');
        if (is_capital) text->data[from] = (char)toupper((unsigned char)text->data[from]);
    }
    return memory_copy(text->data, text->length + 1);
}
