/* SPDX-License-Identifier: MIT */
#include "say/label.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/text.h"
#include "say/graph.h"
#include "say/scratch.h"

/* What makes options alike for the label: equal values, or equal outcomes. */
static bool are_alike(const struct label *label, size_t i, size_t k) {
    const struct label_option *a = &label->options[i], *b = &label->options[k];
    if (a->known != b->known) return false;
    return label->by_value ? a->value == b->value : a->outcome == b->outcome;
}

/* True if no option before this one is like it: its value is new, or its outcome. */
static bool is_new(const struct label *label, size_t i) {
    for (size_t k = 0; k < i; k++)
        if (are_alike(label, i, k)) return false;
    return true;
}

/* True if the label follows from this option: it has an outcome, or one of the values below the
 * mex, that no option before it has. */
static bool is_ground(const struct label *label, size_t i) {
    const bool is_above = label->by_value && label->options[i].value > label->value;
    return !is_above && is_new(label, i);
}

static size_t count_new(const struct label *label) {
    size_t n = 0;
    for (size_t i = 0; i < label->n; i++)
        if (is_new(label, i)) n++;
    return n;
}

/* True of an option that a winning move leads to, where these are few: none of them is left out. */
static bool is_winning(const struct label *label, size_t i) {
    enum { FEW = 4 };
    size_t n = 0;
    for (size_t k = 0; k < label->n; k++) n += label->options[k].known && !label->options[k].value;
    return label->by_value && n <= FEW && label->options[i].known && !label->options[i].value;
}

/* Chooses `most` options to show: one for each value, or, where these are many, those from which
 * the label follows; and then the first of the others. One option alone is never left out, and
 * where the label follows from too many to show, the first options will do. Sets shown[i], and
 * returns how many are chosen. */
static size_t choose_options(const struct label *label, size_t most, bool *shown) {
    const size_t most_grounds = 3 * most;
    const bool shows_each = count_new(label) <= 2 * most;
    size_t grounds = 0, chosen = 0;
    for (size_t i = 0; i < label->n && most < label->n; i++) {
        shown[i] = shows_each ? is_new(label, i) : is_ground(label, i);
        shown[i] |= is_winning(label, i);
        grounds += shown[i];
    }
    if (grounds <= most_grounds)
        chosen = grounds;
    else
        memset(shown, 0, label->n * sizeof *shown);
    for (size_t i = 0; i < label->n && chosen < most; i++) {
        chosen += !shown[i];
        shown[i] = true;
    }
    if (label->n - chosen != 1) return chosen;
    for (size_t i = 0; i < label->n; i++) shown[i] = true;
    return label->n;
}

/* True if an option that is shown has that value. */
static bool shows_value(const struct label *label, const bool *shown, uint64_t value) {
    for (size_t i = 0; i < label->n; i++)
        if (shown[i] && label->options[i].value == value) return true;
    return false;
}

/* True if those that are left out have no further value, and that can be seen. */
static bool shows_all_values(const struct label *label, const bool *shown) {
    for (size_t i = 0; i < label->n; i++) {
        const struct label_option *option = &label->options[i];
        if (!option->known || !shows_value(label, shown, option->value)) return false;
    }
    return label->by_value;
}

void label_print_options(const struct label *label, size_t most, enum label_form form,
                         struct text *text) {
    if (label->n == 0 && label->unsafe == 0) text_add(text, "no move");
    if (label->n == 0 && label->unsafe > 0)
        text_add(text, "every move lets the other player win at once");
    bool *shown = memory_take_zeroed(label->n + 1, sizeof *shown);
    const size_t chosen = choose_options(label, most, shown);
    const bool in_words = form == LABEL_WORDS;
    const bool tells_values = form != LABEL_BLANK && shows_all_values(label, shown);
    const char *before = "moves leave ", *between = in_words ? "; " : ", ";
    for (size_t i = 0; i < label->n; i++) {
        const struct label_option *option = &label->options[i];
        if (!shown[i]) continue;
        text_add(text, before);
        before = between;
        graph_say_state(label->game, label->after + i * label->game->size, in_words, text);
        if (form == LABEL_BLANK)
            text_add(text, label->by_value ? " (*__)" : " (__)");
        else if (!option->known)
            text_add(text, in_words ? ", without a label yet" : " (?)");
        else if (label->by_value && form == LABEL_VALUES)
            text_addf(text, " (value %" PRIu64 ")", option->value);
        else if (label->by_value)
            text_addf(text, in_words ? ", worth %" PRIu64 : " (*%" PRIu64 ")", option->value);
        else
            text_addf(text, in_words ? ", which is %c" : " (%c)", (char)option->outcome);
    }
    if (label->more || label->n > chosen) text_add(text, in_words ? "; and " : " and ");
    if (label->more)
        text_add(text, "more");
    else if (label->n > chosen)
        text_addf(text, "%zu more%s", label->n - chosen,
                  tells_values ? " with the same values" : "");
    free(shown);
    if (label->n > 0 && label->unsafe > 0)
        text_addf(text, "; %zu other%s the other player win at once", label->unsafe,
                  label->unsafe == 1 ? " lets" : "s let");
}

/* "0,2" and of a long run "0..39", or "0 and 2" and "0 to 39": the different values, ascending. */
static void add_set(const struct label *label, bool in_words, struct text *text) {
    enum { LONG = 6 };
    uint64_t *values = memory_take(label->n, sizeof *values);
    for (size_t i = 0; i < label->n; i++) values[i] = label->options[i].value;
    if (label->n > 0) qsort(values, label->n, sizeof *values, nim_by_size);
    size_t n = 0;
    for (size_t i = 0; i < label->n; i++)
        if (n == 0 || values[n - 1] != values[i]) values[n++] = values[i];
    for (size_t i = 0; i < n; i++) {
        size_t run = 1;
        while (i + run < n && values[i + run] == values[i] + run) run++;
        const size_t first = i;
        if (run >= LONG) i += run - 1;
        const bool is_last = i + 1 == n;
        const char *between = in_words ? ", " : ",";
        if (in_words && is_last) between = " and ";
        text_addf(text, "%s%" PRIu64, first > 0 ? between : "", values[first]);
        if (i > first) text_addf(text, "%s%" PRIu64, in_words ? " to " : "..", values[i]);
    }
    free(values);
}

void label_hint(const struct label *label, struct text *text) {
    if (label->n == 0)
        text_add(text, "There is no move, so no number is there");
    else
        text_add(text, label->n == 1 ? "The only move leads to " : "The moves lead to ");
    add_set(label, true, text);
    text_add(text, ". Count from 0: which number is missing?");
}

void label_print_reason(const struct label *label, enum label_form form, struct text *text) {
    const bool in_words = form == LABEL_WORDS;
    if (form == LABEL_BLANK) {
        text_add(text, label->by_value ? "mex{___________} = __" : "N or P? __");
    } else if (label->by_value && label->more) {
        text_addf(text, in_words ? "worth %" PRIu64 : "*%" PRIu64, label->value);
    } else if (label->by_value) {
        text_add(text, in_words ? "the mex of " : "mex{");
        add_set(label, in_words, text);
        if (in_words && label->n == 0) text_add(text, "nothing");
        text_addf(text, in_words ? " is %" PRIu64 : "} = %" PRIu64, label->value);
    } else if (label->n == 0) {
        text_add(text, label->misere       ? "the player to move has won"
                       : label->unsafe > 0 ? "the player to move loses"
                                           : "the player to move has lost");
    } else if (label->outcome == OUTCOME_N) {
        text_add(text, "a move leads to P");
    } else if (label->outcome == OUTCOME_P) {
        text_add(text, "all moves lead to N");
    } else {
        text_add(text, "no move leads to P, not all lead to N");
        for (size_t i = 0; i < label->n; i++) {
            if (label->options[i].known) continue;
            text_add(text, ", and those with ? can get neither");
            break;
        }
    }
}

void label_print(const struct label *label, size_t most, enum label_form form, struct text *text) {
    const bool in_words = form == LABEL_WORDS;
    const bool lists = !in_words || label->n <= most;
    graph_say_subject(label->game, label->position, in_words, text);
    text_add(text, ": ");
    if (lists) {
        label_print_options(label, most, form, text);
        text_add(text, in_words ? ". " : "; ");
    }
    const size_t from = text->length;
    label_print_reason(label, form, text);
    if (lists && in_words) text->data[from] = (char)toupper((unsigned char)text->data[from]);
}

static void say_option(const struct label *label, size_t i, bool in_words, struct text *text) {
    graph_say_state(label->game, label->after + i * label->game->size, in_words, text);
}

/* Adds what the moves of a P-position leave, if they are few. A comma or an "and" within one is set
 * off by semicolons. */
static void add_all_lead_to_n(const struct label *label, bool in_words, struct text *text) {
    enum { MOST = 8 };
    struct text *first = scratch();
    if (label->n > MOST || label->more || label->unsafe > 0) {
        text_add(text, "all moves lead to N");
        return;
    }
    text_add(text, label->n == 1 ? "the only move leaves " : "moves leave ");
    say_option(label, 0, in_words, first);
    const bool is_short = !strchr(first->data, ' ');
    for (size_t i = 0; i < label->n; i++) {
        if (is_short)
            text_add_between(text, i, label->n, " and ");
        else if (i > 0)
            text_add(text, "; ");
        say_option(label, i, in_words, text);
    }
    if (label->n == 1)
        text_add(text, ", which is N");
    else
        text_add(text, is_short ? ", which are N" : "; all are N");
}

bool label_print_named_reason(const struct label *label, bool in_words, struct text *text) {
    size_t i = 0;
    if (label->n == 0) return false;
    if (label->outcome == OUTCOME_P) {
        add_all_lead_to_n(label, in_words, text);
        return true;
    }
    while (i < label->n && label->options[i].outcome != OUTCOME_P) i++;
    if (label->outcome != OUTCOME_N || i == label->n) return false;
    text_add(text, "a move leaves ");
    say_option(label, i, in_words, text);
    text_add(text, ", which is P");
    return true;
}

void label_print_outcome(const struct label *label, struct text *text) {
    struct text *reason = scratch();
    if (!label_print_named_reason(label, true, reason)) {
        label_print(label, SIZE_MAX, LABEL_WORDS, text);
        text_addf(text, ", so %c", (char)label->outcome);
        return;
    }
    graph_say_subject(label->game, label->position, true, text);
    text_addf(text, ": %c, since %s", (char)label->outcome, reason->data);
}

bool label_print_part(struct nimm_solver *solver, const struct question *question, size_t i,
                      enum label_form form, struct text *text) {
    enum { MOST = 4, MOST_NOTATION = 3 };
    struct label label = {0};
    void *alone = memory_take(1, game_largest());
    const struct game *game = game_part(question->game, question->position, i, alone);
    const struct question part = {game, alone, question->mover, false, NULL};
    const bool has = game && label_position(solver, &part, &label) && label.by_value && label.n > 0;
    /* Notation such as 4,4,2 or 5x7 is hard to listen to. */
    const bool is_said = has && (game->say || game->say_state || game->prints_stones);
    const bool is_hard = form == LABEL_WORDS && !is_said;
    if (has) label_print(&label, is_hard ? MOST_NOTATION : MOST, form, text);
    label_free(&label);
    free(alone);
    return has;
}

void label_graph_summary(const struct graph *graph, enum label_form form, struct text *text) {
    const bool in_words = form == LABEL_WORDS;
    static const char outcomes[] = {OUTCOME_P, OUTCOME_N, OUTCOME_D};
    uint64_t largest = 0;
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        if (graph->nodes[i].value > largest) largest = graph->nodes[i].value;
    for (uint64_t n = 0; n <= (graph->by_value ? largest : 2); n++) {
        size_t from = text->length, found = 0;
        if (graph->by_value)
            text_addf(text,
                      in_words ? "Worth %" PRIu64 ", so %c:" TEXT_FOLD
                               : "*%" PRIu64 " (%c):" TEXT_FOLD,
                      n, n > 0 ? 'N' : 'P');
        else
            text_addf(text, "%c:" TEXT_FOLD, outcomes[n]);
        for (uint32_t i = 0; i < graph->n_nodes; i++) {
            const struct graph_node *node = &graph->nodes[graph->order[i]];
            if (graph->by_value ? node->value != n : node->outcome != (enum outcome)outcomes[n])
                continue;
            const char *separator = "  ";
            if (in_words) separator = "; ";
            if (found == 0) separator = " ";
            text_add(text, separator);
            found++;
            graph_say_state(graph->game, graph_position(graph, graph->order[i]), in_words, text);
        }
        if (found == 0)
            text_cut(text, from);
        else
            text_add_char(text, '\n');
    }
}

const char *label_no_map(uint32_t most) {
    return scratch_format("The map is too large: more than %" PRIu32 " positions can come up.",
                          most);
}
