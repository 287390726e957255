/* SPDX-License-Identifier: MIT */
/* The template is a lecture with five more directives: @starts, models to draw starts from;
 * @np_alone, games whose short sheets ask for N and P instead of values; @if WORD..., true if one
 * of these facts holds, or after "not" if none does; @each start or question; and @end, which ends
 * both. {word} is replaced by what the sheet has of that name; what it does not have is left to the
 * lecture. */
#include "say/worksheet.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/octal.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/paper_item.h"
#include "say/quiz.h"
#include "say/scratch.h"

struct template {
    const struct worksheet *sheet;
    struct nimm_solver *solver;
    const struct worksheet_words *words;
    size_t start;    /* the start that @each has reached, or SIZE_MAX outside of @each start */
    size_t question; /* the question that @each has reached */
    struct text *out;
};

static const void *start_of(const struct template *template) {
    return worksheet_position(template->sheet, template->start);
}

/* What the template says in this directive about the game, or else about any; NULL: nothing. */
static const char *directive_of(const struct game *game, const char *directive) {
    const char *at = worksheet_template, *rest = NULL;
    while (at) {
        const char *line = at;
        const bool is_found = *at == '@' && token_is(scan_token(&line, ""), directive);
        if (is_found) {
            const struct token word = scan_token(&line, "");
            if (token_is(word, game->id)) return line;
            if (token_is(word, "any")) rest = line;
        }
        at = strchr(at, '\n');
        if (at) at++;
    }
    return rest;
}

/* --- facts ------------------------------------------------------------------------------------ */

/* True if the start has parts whose Nim piles make a grid that fits a page. */
static bool start_has_grid(const struct template *template, size_t start) {
    enum { ROWS = 12, DIGITS = 8 };
    const struct game *game = template->sheet->game;
    const void *position = worksheet_position(template->sheet, start);
    struct piles piles;
    if (!game->theory->describe) return false;
    if (solve_piles(template->solver, game, position, &piles) != NIMM_OK) return false;
    return piles.n >= 2 && piles.n <= ROWS && nim_grid_columns(piles.value, piles.n) <= DIGITS;
}

/* True if the start of @each, or outside of it any start, has such a grid. */
static bool has_grid(const struct template *template) {
    if (template->start < SIZE_MAX) return start_has_grid(template, template->start);
    for (size_t i = 0; i < template->sheet->n_positions; i++)
        if (start_has_grid(template, i)) return true;
    return false;
}

enum { COMPUTED = 2000, CELLS = 12 };

/* The N and P of a pile depend on those of the `take` sizes below it at most, and so they repeat
 * once as many as that do. */
static struct octal_period outcome_period(struct octal_sequence *sequence, size_t take) {
    bool lost[COMPUTED] = {0};
    for (size_t n = 0; n < COMPUTED; n++) {
        uint64_t value;
        if (octal_value(sequence, n, &value) != NIMM_OK) return (struct octal_period){0};
        lost[n] = value == 0;
    }
    for (size_t period = 1; period + take < COMPUTED; period++) {
        size_t from = COMPUTED - period;
        while (from > 0 && lost[from - 1] == lost[from - 1 + period]) from--;
        if (from + period + take <= COMPUTED)
            return (struct octal_period){.proved = true, .preperiod = from, .period = period};
    }
    return (struct octal_period){0};
}

/* How the table of single piles goes on after what the sheet shows of it. */
static struct octal_period find_period(const struct template *template) {
    const struct worksheet *sheet = template->sheet;
    struct octal_code code = {0};
    struct octal_period period = {0};
    uint64_t closed = 0;
    if (sheet->game->theory->code)
        sheet->game->theory->code(worksheet_position(sheet, 0), &code, &closed);
    if (closed > 0) return (struct octal_period){.proved = true, .period = closed};
    if (code.n == 0) return period;
    struct octal_sequence *sequence = octal_sequence_new(&code, COMPUTED, template->solver);
    const bool is_of_outcomes = template->words->by_outcome && !octal_splits(&code);
    if (is_of_outcomes)
        period = outcome_period(sequence, code.take[code.n - 1]);
    else
        octal_period(sequence, &period);
    octal_sequence_free(sequence);
    return period;
}

/* True if the table shows its period at least twice: only then can it be read from there. */
static bool shows_period(const struct template *template) {
    const struct octal_period period = find_period(template);
    return period.proved && period.preperiod < CELLS && period.period <= CELLS &&
           period.preperiod + 2 * period.period <= CELLS;
}

/* True if the sheet asks for values. */
static bool values_serve(const struct game *game, const struct worksheet_words *words) {
    const bool has_np_alone = directive_of(game, "@np_alone") && !words->is_long;
    return !words->by_outcome && !has_np_alone;
}

/* Returns how many lines to write on each question has, so that a few fill a page in two columns.
 * The boards of many may fill it. */
static size_t lines_below(const struct worksheet *sheet) {
    enum { LINES = 12, COLUMNS = 2, MOST_ROWS = 2 };
    const size_t rows = (sheet->n_questions + COLUMNS - 1) / COLUMNS;
    return rows > 0 && rows <= MOST_ROWS ? LINES / rows - 1 : 0;
}

static bool is_fact(const struct template *template, struct token word) {
    const struct worksheet *sheet = template->sheet;
    const struct game *game = sheet->game;
    const bool has_values = values_serve(game, template->words);
    /* Without values, nim-sums serve where the Nim piles can be counted on the board. */
    const bool has_sums = has_values || game_has_counted_piles(game);
    if (token_is(word, game->id)) return true;
    if (token_is(word, "disguise")) return game->theory->disguise;
    if (token_is(word, "board")) return !game->notation_is_clear;
    if (token_is(word, "alike")) return game->canonical;
    if (token_is(word, "sudden")) return game->decided;
    if (token_is(word, "guesses")) return sheet->n_guesses > 1;
    if (token_is(word, "labels")) return sheet->graph.n_nodes > 0;
    if (token_is(word, "values")) return has_values;
    if (token_is(word, "sums")) return has_sums;
    if (token_is(word, "numbers")) return sheet->graph.by_value && has_values;
    if (token_is(word, "questions")) return sheet->n_questions > 0;
    if (token_is(word, "room")) return lines_below(sheet) > 0;
    if (token_is(word, "grid")) return has_sums && has_grid(template);
    if (token_is(word, "lemmas")) return has_sums && game->theory->piles && !game->cyclic;
    if (token_is(word, "period")) return shows_period(template);
    if (token_is(word, "long")) return template->words->is_long;
    if (template->start == SIZE_MAX) return false;
    const struct question question = {.game = game, .position = start_of(template)};
    struct solution solution;
    if (solve_position(template->solver, &question, &solution) != NIMM_OK) return false;
    if (token_is(word, "cycle")) return game->cyclic && !solution.has_value;
    return word.length == 1 && *word.start == (char)solution.outcome;
}

static bool holds(const struct template *template, const char *words) {
    const bool denied = strncmp(words, "not ", 4) == 0;
    bool any = false;
    if (denied) words += 4;
    for (struct token word = scan_token(&words, ""); word.length > 0; word = scan_token(&words, ""))
        any = any || is_fact(template, word);
    return any != denied;
}

/* --- words ------------------------------------------------------------------------------------ */

static void add_guesses(const struct worksheet *sheet, struct text *text) {
    for (size_t i = 0; i < sheet->n_guesses; i++) {
        text_add(text, i > 0 ? "; " : "");
        sheet->game->print(worksheet_position(sheet, sheet->n_positions + i), text);
    }
}

/* Adds the sizes in the table of values: from 0 on if that is a position. */
static void add_range(const struct worksheet *sheet, struct text *text) {
    unsigned char *position = memory_copy(worksheet_position(sheet, 0), sheet->game->size);
    const int low = sheet->game->parse("0", position, NULL) ? 0 : 1;
    text_addf(text, "%d..%d", low, low + CELLS - 1);
    free(position);
}

/* Adds how the table goes on. */
static void add_repeats(const struct template *template, struct text *text) {
    const struct octal_period period = find_period(template);
    if (period.proved)
        text_addf(text, "From %" PRIu64 " on, the table repeats with period %" PRIu64 ".",
                  period.preperiod, period.period);
    else
        text_addf(text, "No period can be proved up to %d.", COMPUTED);
}

/* Adds "move misere nim 1,1,2" or "sum 3,4". */
static void add_question(const struct template *template, struct text *text) {
    const struct quiz_question *question = &template->sheet->questions[template->question];
    text_addf(text, "%s ", quiz_topic_name(question->topic));
    if (question->misere) text_add(text, "misere ");
    text_add_numbers(text, question->numbers, question->n);
    if (!question->game) return;
    game_print_name(question->game, question->position, text);
    text_add_char(text, ' ');
    question->game->print(question->position, text);
}

/* Adds what the word is replaced by. Returns false if the sheet has nothing of that name. */
static bool add_word(const struct template *template, struct token word, struct text *text) {
    const struct worksheet *sheet = template->sheet;
    const struct game *game = sheet->game;
    const struct graph *graph = &sheet->graph;
    const void *any = worksheet_position(sheet, 0);
    if (token_is(word, "title"))
        game_add_title(game, any, text);
    else if (token_is(word, "game"))
        game_print_name(game, any, text);
    else if (token_is(word, "rules"))
        paper_add_rules(game, any, text);
    else if (token_is(word, "seed"))
        text_add_number(text, template->words->seed);
    else if (token_is(word, "copies"))
        text_add_number(text, template->words->copies);
    else if (token_is(word, "guesses"))
        add_guesses(sheet, text);
    else if (token_is(word, "small"))
        game->print(graph_position(graph, 0), text);
    else if (token_is(word, "root"))
        graph_print_state(game, graph_position(graph, 0), text);
    else if (token_is(word, "alike"))
        text_addf(text, "%c%s", toupper((unsigned char)*quiz_alike(game)), quiz_alike(game) + 1);
    else if (token_is(word, "range"))
        add_range(sheet, text);
    else if (token_is(word, "repeats"))
        add_repeats(template, text);
    else if (token_is(word, "letter"))
        text_add_char(text, (char)('A' + template->start));
    else if (token_is(word, "position"))
        game->print(start_of(template), text);
    else if (token_is(word, "parts"))
        game->say_rule(start_of(template), text);
    else if (token_is(word, "question"))
        add_question(template, text);
    else if (token_is(word, "room"))
        text_add_number(text, lines_below(sheet));
    else
        return false;
    return true;
}

/* --- the template ----------------------------------------------------------------------------- */

/* Adds a line of the template with its words replaced. */
static void add_line(const struct template *template, const char *line) {
    while (*line) {
        const size_t plain = strcspn(line, "{"), inner = strcspn(line + plain, "}");
        text_add_bytes(template->out, line, plain);
        line += plain;
        if (inner > 0 && !add_word(template, (struct token){line + 1, inner - 1}, template->out))
            text_add_bytes(template->out, line, inner + 1);
        line += inner + (line[inner] == '}');
    }
    text_add_char(template->out, '\n');
}

static const char *add_block(struct template *template, const char *at, bool wanted);

/* Adds the block for each start or question. Returns what follows its @end. */
static const char *add_each(struct template *template, const char *block, bool wanted,
                            const char *what) {
    const bool starts = token_is(token_of(what), "start");
    const size_t n = starts ? template->sheet->n_positions : template->sheet->n_questions;
    size_t *i = starts ? &template->start : &template->question;
    for (*i = 0; *i < n; ++*i) add_block(template, block, wanted);
    template->start = SIZE_MAX;
    return add_block(template, block, false);
}

/* Adds what comes before its @end, if it is wanted. Returns what follows that. */
static const char *add_block(struct template *template, const char *at, bool wanted) {
    while (*at) {
        struct text *line = scratch();
        text_add_bytes(line, at, strcspn(at, "\n"));
        at += line->length + (at[line->length] == '\n');
        const char *words = line->data;
        const struct token word = scan_token(&words, "");
        words = scan_spaces(words);
        if (token_is(word, "@end")) break;
        if (token_is(word, "@if"))
            at = add_block(template, at, wanted && holds(template, words));
        else if (token_is(word, "@each"))
            at = add_each(template, at, wanted, words);
        else if (wanted && !token_is_any(word, "@note @starts @np_alone"))
            add_line(template, line->data);
    }
    return at;
}

const char *worksheet_models(const struct game *game) {
    return directive_of(game, "@starts");
}

unsigned worksheet_topics(const struct game *game, const struct worksheet_words *words) {
    const unsigned by_outcome = 1U << QUIZ_WINNER | 1U << QUIZ_MOVE;
    const unsigned by_sum = 1U << QUIZ_SUM | 1U << QUIZ_BINARY | 1U << QUIZ_BALANCE;
    if (words->by_outcome) return by_outcome;
    if (values_serve(game, words)) return QUIZ_ALL_TOPICS & ~(1U << QUIZ_LABEL);
    return game_is_nim(game) ? by_outcome | by_sum : by_outcome;
}

void worksheet_add_lecture(const struct worksheet *sheet, struct nimm_solver *solver,
                           const struct worksheet_words *words, struct text *out) {
    struct template template = {
        .sheet = sheet, .solver = solver, .words = words, .start = SIZE_MAX, .out = out};
    text_addf(out, "@note To print this sheet again: %s\n", words->command);
    add_block(&template, worksheet_template, true);
}
