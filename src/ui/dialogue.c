/* SPDX-License-Identifier: MIT */
#include "ui/dialogue.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/text.h"
#include "say/powers.h"
#include "say/scratch.h"
#include "ui/pages.h"

void dialogue_open(struct dialogue *room, struct look look) {
    *room = (struct dialogue){0};
    terminal_open(&room->terminal, look);
    room->solver = nimm_solver_new(0, 0);
}

/* Prints *shown, then asks. */
static bool ask(struct dialogue *room, struct text *shown, const char *prompt) {
    struct text *painted = scratch();
    terminal_paint(&room->terminal, PAINT_BOLD, painted);
    text_add(painted, prompt);
    terminal_paint(&room->terminal, PAINT_NONE, painted);
    return terminal_ask(&room->terminal, shown, painted->data);
}

/* Shows all pages but the last, which stays in `out`, above so many more lines. What is typed after
 * a page may begin the next line. But a command, or a word that leaves, ends this: then
 * *is_answered is true, and what follows the page is not shown. Returns false if the input has
 * ended. */
static bool show_pages(struct dialogue *room, unsigned below, bool *is_answered) {
    struct text *rest = scratch(), *page = scratch(), *asked = scratch();
    const unsigned width = terminal_style(&room->terminal).width;
    *is_answered = false;
    /* Whoever listens has no window that the lines could leave. */
    if (!room->terminal.has_person || terminal_fold_width() == SIZE_MAX) return true;
    pages_mark(text_string(&room->out), rest);
    if (room->asks_from > 0) pages_mark(text_string(&room->out) + room->asks_from, asked);
    while (pages_take(rest, page, width, below)) {
        pages_unmark(page);
        text_clear(&room->out);
        room->terminal.is_apart = true;
        const bool is_next = rest->length == asked->length; /* all but the next question is shown */
        const char *prompt =
            is_next ? "Enter for the next question: " : "Enter for more, or skip: ";
        if (!ask(room, page, prompt)) return false;
        const char *line = text_string(&room->terminal.line);
        const struct token typed = token_of(line);
        const bool says_s = token_is(typed, "s"); /* for skip, but to begin no answer */
        const bool skips = !is_next && (says_s || token_is(typed, "skip"));
        const bool leaves = token_is_any(typed, QUIT_WORDS);
        *is_answered = leaves || (!skips && room->asker && room->is_command(room->asker, line));
        if (skips || is_next) text_clear(rest);
        if (is_next) text_addf(rest, "\n%s", asked->data);
        if (!skips && !says_s && room->keeps_typed)
            room->terminal.begun = scratch_format("%s", line);
        if (skips && room->asks_anew) {
            text_clear(&room->terminal.line);
            text_add(&room->terminal.line, room->asks_anew);
            *is_answered = true;
        }
        if (*is_answered) return true;
        text_add(&room->out, text_string(rest));
        pages_unmark(&room->out);
    }
    return true;
}

bool dialogue_ask(struct dialogue *room, const char *prompt) {
    const unsigned width = terminal_style(&room->terminal).width;
    bool is_answered, asked = show_pages(room, pages_rows_of_prompt(prompt, width), &is_answered);
    room->terminal.help = room->help;
    room->terminal.is_apart = room->is_apart;
    if (asked && !is_answered) asked = ask(room, &room->out, prompt);
    room->terminal.help = room->help = NULL;
    room->terminal.begun = NULL;
    room->is_apart = room->keeps_typed = false;
    room->asks_anew = NULL;
    room->asks_from = 0;
    room->asker = NULL;
    return asked;
}

void dialogue_close(struct dialogue *room) {
    bool is_answered;
    show_pages(room, 1, &is_answered);
    terminal_print(&room->out);
    terminal_flush();
    text_free(&room->out);
    nimm_solver_free(room->solver);
    terminal_close(&room->terminal);
}

void dialogue_begin_work(struct dialogue *room) {
    solver_hold(room->solver);
    room->working++;
    if (room->working > 1) return;
    room->stops = room->terminal.in_is_terminal && !terminal_is_interrupted();
    if (room->stops) terminal_let_interrupt_stop(room->solver);
}

bool dialogue_end_work(struct dialogue *room) {
    solver_release(room->solver);
    room->working--;
    if (room->working > 0 || !room->stops) return false;
    terminal_let_interrupt_stop(NULL);
    nimm_solver_resume(room->solver);
    return terminal_take_interrupt();
}

static void add_paragraph(struct dialogue *room, const char *format, va_list arguments) {
    for (; *format == '\n'; format++) text_add_char(&room->out, '\n');
    text_add(&room->out, TEXT_FOLD);
    text_addv(&room->out, format, arguments);
    text_add_char(&room->out, '\n');
}

bool dialogue_end_work_or_say(struct dialogue *room, size_t from, const char *format, ...) {
    if (!dialogue_end_work(room)) return false;
    if (room->out.length > from) text_cut(&room->out, from);
    va_list arguments;
    va_start(arguments, format);
    add_paragraph(room, format, arguments);
    va_end(arguments);
    return true;
}

void dialogue_say(struct dialogue *room, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    add_paragraph(room, format, arguments);
    va_end(arguments);
}

void dialogue_say_bold(struct dialogue *room, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    terminal_paint(&room->terminal, PAINT_BOLD, &room->out);
    add_paragraph(room, format, arguments);
    terminal_paint(&room->terminal, PAINT_NONE, &room->out);
    va_end(arguments);
}

void dialogue_say_rules(struct dialogue *room, const struct game *game, const void *position,
                        bool misere, bool whole) {
    struct text *rules = scratch();
    game_add_rules(game, position, misere, whole, rules);
    for (const char *line = text_string(rules); *line;) {
        const size_t length = strcspn(line, "\n");
        text_addf(&room->out, TEXT_FOLD "%.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

/* Returns true the first time that the game comes up. */
static bool is_new(const struct game *game, uint64_t *told) {
    const uint64_t bit = UINT64_C(1) << game_index(game);
    const bool is_known = *told & bit;
    *told |= bit;
    return !is_known;
}

/* How to move in each part of a sum whose game comes up for the first time. */
static void tell_parts(struct dialogue *room, const struct question *sum, uint64_t *told) {
    struct piles piles;
    void *alone = memory_take(1, game_largest());
    const bool has_piles = solve_piles(room->solver, sum->game, sum->position, &piles) == NIMM_OK;
    for (size_t i = 0; has_piles && i < piles.n; i++) {
        struct text *rule = scratch();
        const struct game *game = sum->game->theory->part(sum->position, i, alone);
        if (!is_new(game, told)) continue;
        game_add_title(game, alone, rule);
        text_add(rule, ": ");
        if (game->say_rule)
            game->say_rule(alone, rule);
        else
            text_add(rule, game->move_rule);
        dialogue_say(room, "(%s)", rule->data);
    }
    free(alone);
}

void dialogue_tell_rules(struct dialogue *room, const struct question *question, uint64_t *told) {
    const struct game *game = question->game;
    struct text *rules = scratch();
    if (is_new(game, told)) {
        game_add_title(game, question->position, rules);
        text_add(rules, ": ");
        game_add_rules(game, question->position, question->misere, false, rules);
        dialogue_say(room, "(%s)", rules->data);
    }
    if (game->is_sum) tell_parts(room, question, told);
}

void dialogue_add_reason(const char *why, struct text *text) {
    const char *colon = strstr(why, ": "), *period = strstr(why, ". ");
    const bool has_colon = colon && (!period || colon < period);
    const bool is_sentence = isupper((unsigned char)*why) || has_colon;
    /* A single letter is a name. */
    const bool is_word = islower((unsigned char)why[0]) && islower((unsigned char)why[1]);
    const size_t from = text->length + strlen(". ");
    if (*why) text_addf(text, is_sentence ? ". %s" : ": %s", why);
    if (has_colon && is_word) text->data[from] = (char)toupper((unsigned char)*why);
}

void dialogue_say_verdict(struct dialogue *room, bool right, const char *why) {
    struct text *verdict = scratch();
    text_add(verdict, right ? "Right" : "Wrong");
    dialogue_add_reason(why, verdict);
    text_end_sentence(verdict);
    dialogue_say(room, "%s", verdict->data);
}

enum label_form dialogue_form(const struct dialogue *room) {
    return room->terminal.look.plain ? LABEL_WORDS : LABEL_STARS;
}

enum explain_form dialogue_usual_form(const struct dialogue *room) {
    return room->terminal.look.counts ? EXPLAIN_GROUPS : EXPLAIN_GRID;
}

unsigned dialogue_lines(const struct text *text) {
    unsigned lines = 0;
    for (size_t i = 0; i < text->length; i++) lines += text->data[i] == '\n';
    return lines;
}

void dialogue_show_board(struct dialogue *room, const struct game *game, const void *position,
                         struct style style, unsigned beside) {
    enum {
        WIDE = 60,
        NARROW = 38,
        STEP = 3
    }; /* wider pictures are no taller; narrower ones are unclear */
    const bool may_shrink = room->terminal.out_is_terminal;
    struct text *board = scratch();
    canvas_draw_text(game, position, &style, board);
    for (unsigned width = WIDE; width > NARROW && may_shrink; width -= STEP) {
        if (dialogue_lines(board) + beside <= terminal_height()) break;
        struct text *small = scratch();
        if (width < style.width) style.width = width;
        canvas_draw_text(game, position, &style, small);
        if (dialogue_lines(small) < dialogue_lines(board)) board = small;
    }
    text_add(&room->out, board->data);
}

/* What a line of a board is about: all before its first comma, colon or period, up to its first
 * number. */
static size_t subject_length(const char *line) {
    const size_t words = strcspn(line, ",:.0123456789\n");
    return words + strspn(line + words, "0123456789");
}

/* True of a line above the board of a part: "Part 2, Nim:". */
static bool is_heading(const char *line) {
    const size_t length = strcspn(line, "\n");
    return length > 0 && line[length - 1] == ':';
}

/* The first lines of a board of several parts, or all of another one. */
static struct token first_part(const char *board) {
    const char *end = board;
    do {
        end += strcspn(end, "\n");
        end += *end == '\n';
    } while (*end && !is_heading(end));
    return (struct token){board, (size_t)(end - board)};
}

/* Adds those lines that differ from the lines before. Returns false if they are about other things
 * than these. */
static bool add_changes(struct token now, struct token before, struct text *changes) {
    const char *was = before.start, *end = now.start + now.length;
    for (const char *is = now.start; is < end; is += strcspn(is, "\n") + 1) {
        const size_t length = strcspn(is, "\n") + 1, subject = subject_length(is);
        if (was == before.start + before.length) return false;
        if (subject != subject_length(was) || strncmp(is, was, subject) != 0) return false;
        if (strncmp(is, was, length) != 0) text_add_bytes(changes, is, length);
        was += strcspn(was, "\n") + 1;
    }
    return was == before.start + before.length;
}

bool dialogue_say_changes(struct dialogue *room, const struct game *game, const void *position,
                          const void *before, struct style style) {
    struct text *now = scratch(), *then = scratch(), *all = scratch();
    canvas_draw_text(game, position, &style, now);
    canvas_draw_text(game, before, &style, then);
    const char *is = now->data, *was = then->data;
    while (*is) {
        const struct token part = first_part(is), old = first_part(was);
        struct text *changes = scratch();
        const bool is_part = is_heading(is), has_changes = add_changes(part, old, changes);
        if (!has_changes && !is_part) return false;
        if (!has_changes) text_add_bytes(all, part.start, part.length);
        if (changes->length > 0 && is_part) text_add_bytes(all, is, strcspn(is, "\n") + 1);
        if (has_changes) text_add(all, changes->data);
        is += part.length;
        was += old.length;
    }
    if (*was != '\0' || all->length == 0) return false;
    text_add(&room->out, all->data);
    return true;
}

const char *dialogue_notation(const struct game *game, const void *position) {
    enum { LONG = 60 };
    const char *written = scratch_position(game, position);
    if (!game->notation_is_clear || strlen(written) > LONG) return NULL;
    return written;
}

void dialogue_show_piles(struct dialogue *room, const struct question *question,
                         enum explain_form form) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    solve_position(room->solver, question, &solution);
    if (form == EXPLAIN_GRID)
        powers_grid(question, &solution, "", &style, &room->out);
    else
        powers_groups(question, &solution, &style, &room->out);
}

void dialogue_explain(struct dialogue *room, const struct question *question, const void *start,
                      enum explain_form form, bool whole, bool is_brief, const char *who) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    style.start = start;
    style.is_brief = is_brief;
    solver_hold(room->solver);
    solve_position(room->solver, question, &solution);
    explain_position(room->solver, question, &solution, form, whole, &style, who, &room->out);
    solver_release(room->solver);
}
