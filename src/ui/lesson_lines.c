/* SPDX-License-Identifier: MIT */
/* Lines of a lecture in the terminal: what is told and shown, and how answers are written. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/graph.h"
#include "say/scratch.h"
#include "say/show.h"
#include "ui/label_run.h"
#include "ui/lesson.h"

/* --- what is shown of a position ------------------------------------------------------------- */

static void show_board(struct dialogue *room, const struct question *question) {
    dialogue_show_board(room, question->game, question->position, terminal_style(&room->terminal),
                        DIALOGUE_BESIDE);
}

static void show_moves(struct dialogue *room, const struct question *question) {
    show_winning(room->solver, question, "winning move", room->terminal.look.plain, &room->out);
}

static void show_why(struct dialogue *room, const struct question *question) {
    dialogue_explain(room, question, EXPLAIN_GRID, true, "the player to move");
    show_moves(room, question);
}

static void show_work(struct dialogue *room, const struct question *question) {
    show_board(room, question);
    show_why(room, question);
}

static void show_grid(struct dialogue *room, const struct question *question) {
    struct solution solution = dialogue_show_grid(room, question);
    if (solution.has_value)
        text_addf(&room->out, "%s%s.\n", terminal_style(&room->terminal).plain ? "" : "  ",
                  solution.value == 0 ? "Balanced" : "Unbalanced");
}

/* By the mex, or by N and P; where there is no such label, as work does. */
static void show_reason(struct dialogue *room, const struct question *question, bool by_value) {
    const enum label_form form = terminal_style(&room->terminal).plain ? LABEL_WORDS : LABEL_STARS;
    if (!show_label(room->solver, question, by_value, form, &room->out)) show_work(room, question);
}

static void show_mex(struct dialogue *room, const struct question *question) {
    show_reason(room, question, true);
}

static void show_outcome(struct dialogue *room, const struct question *question) {
    show_reason(room, question, false);
}

/* The coloring of all that can come up, by N and P. */
static void run_map(struct dialogue *room, const struct question *question, bool at_once) {
    const struct label_plan plan = {.most = LABEL_RUN_NODES, .outcomes = true, .at_once = at_once};
    struct text *why = scratch();
    if (label_run_refuses(question->game, why))
        dialogue_say(room, "%s.", why->data);
    else
        label_run(room, question, &plan);
}

static void show_map(struct dialogue *room, const struct question *question) {
    run_map(room, question, true);
}

static void show_coloring(struct dialogue *room, const struct question *question) {
    run_map(room, question, false);
}

/* The grid, then both facts tried. */
static void show_facts(struct dialogue *room, const struct question *question) {
    dialogue_show_grid(room, question);
    show_lemma(room->solver, question, room->terminal.look.plain, &room->out);
}

static void show_play(struct dialogue *room, const struct question *question) {
    show_game(room->solver, question, room->terminal.look.plain, &room->out);
}

void lesson_show(struct dialogue *room, enum lecture_show show, const struct question *question) {
    static void (*const shows[])(struct dialogue * room, const struct question *question) = {
        [SHOW_BOARD] = show_board,     [SHOW_GRID] = show_grid,       [SHOW_GROUPS] = dialogue_show_groups,
        [SHOW_WHY] = show_why,         [SHOW_WORK] = show_work,       [SHOW_WINNING] = show_moves,
        [SHOW_LEMMA] = show_facts,     [SHOW_GAME] = show_play,       [SHOW_MEX] = show_mex,
        [SHOW_OUTCOME] = show_outcome, [SHOW_LABELS] = show_coloring, [SHOW_MAP] = show_map,
        [SHOW_VALUES] = show_mex,
    };
    shows[show](room, question);
}

void lesson_show_words(struct dialogue *room, enum lecture_show show, const char *words) {
    struct subject subject = {0};
    lecture_subject(words, &subject);
    const struct question question = subject_question(&subject);
    lesson_show(room, show, &question);
    subject_free(&subject);
}

/* --- what is told ---------------------------------------------------------------------------- */

/* The position of the item, and its value, if there is one. */
static void add_value(struct dialogue *room, const struct lecture_item *item, struct text *position,
                      struct text *value) {
    struct subject subject = {0};
    struct solution solution;
    lecture_subject(item->words, &subject);
    const struct question question = subject_question(&subject);
    nimm_solve_position(room->solver, &question, &solution);
    position_print_state(subject.game, subject.position, position);
    if (solution.has_value)
        text_add_number(value, solution.value);
    else
        text_add_char(value, '?');
    subject_free(&subject);
}

/* A table in as many pieces as the window needs: a line of positions above one of their values. */
static void show_values(struct dialogue *room, const struct lecture_item *items, size_t n) {
    enum { NAME = 8 }; /* "  value " */
    const struct style style = terminal_style(&room->terminal);
    struct text *above = scratch(), *below = scratch();
    for (size_t i = 0; i < n; i++) {
        struct text *position = scratch(), *value = scratch();
        add_value(room, &items[i], position, value);
        const size_t columns = text_columns(position->data);
        const int wide = (int)(columns > value->length ? columns : value->length) + 1;
        if (style.plain) {
            text_addf(&room->out, "%s is worth %s.\n", position->data, value->data);
            continue;
        }
        text_addf(above, "%*s", wide, position->data);
        text_addf(below, "%*s", wide, value->data);
        if (i + 1 < n && below->length + (size_t)wide + NAME < style.width) continue;
        text_addf(&room->out, "  n     %s\n  value %s\n%s", above->data, below->data, i + 1 < n ? "\n" : "");
        nimm_text_clear(above);
        nimm_text_clear(below);
    }
}

const struct game *lesson_disguise(size_t n) {
    for (size_t i = 0; i < nimm_game_count; i++)
        if (nimm_game_list[i]->disguise && n-- == 0) return nimm_game_list[i];
    return NULL;
}

static void show_gallery(struct dialogue *room) {
    const struct game *game;
    for (size_t n = 0; (game = lesson_disguise(n)) != NULL; n++)
        text_addf(&room->out, "  %2zu %-17s " TEXT_FOLD "%s\n", n + 1, game->id, game->title);
}

void lesson_show_items(struct dialogue *room, const struct lecture *lecture, size_t from, size_t to) {
    bool was_told = false, drawn = false; /* what came before: words, a picture */
    for (size_t i = from; i < to; i++) {
        const struct lecture_item *item = &lecture->items[i];
        const bool told = item->kind == LECTURE_TEXT || item->kind == LECTURE_HEADING;
        if (i > from && (told != was_told || drawn || item->show != item[-1].show))
            text_add_char(&room->out, '\n');
        was_told = told;
        const unsigned before = dialogue_lines(&room->out);
        if (item->kind == LECTURE_TEXT) {
            dialogue_say(room, "%s", item->words);
        } else if (item->kind == LECTURE_HEADING) {
            dialogue_say_painted(room, PAINT_PROMPT, "%s", item->words);
        } else if (item->kind == LECTURE_GALLERY) {
            show_gallery(room);
        } else if (item->kind == LECTURE_SHOW && item->show == SHOW_VALUES) {
            show_values(room, item, item->number);
            i += item->number - 1;
        } else {
            lesson_show_words(room, item->kind == LECTURE_BOX ? SHOW_BOARD : item->show, item->words);
        }
        drawn = !told && dialogue_lines(&room->out) > before + 2;
    }
}

/* --- questions ------------------------------------------------------------------------------- */

void lesson_add_form(const struct quiz_question *question, bool form, struct text *text) {
    enum { LONG = 24 };
    struct text *position = scratch();
    if (question->game) position_print_state(question->game, question->position, position);
    text_add_numbers(position, question->numbers, question->n);
    if (position->length > 0 && position->length <= LONG) text_addf(text, "%s: ", position->data);
    if (form) text_add(text, quiz_form(question));
}

size_t lesson_split(enum quiz_topic topic, const char *line, size_t left, struct text *answers) {
    const bool is_number = topic == QUIZ_VALUE || topic == QUIZ_SUM || topic == QUIZ_MEX;
    const char *words = "", *letters = is_number ? "0123456789*" : "";
    if (topic == QUIZ_OUTCOME) letters = "NPnp";
    if (topic == QUIZ_WINNER) letters = "12";
    if (topic == QUIZ_WINNER) words = "first second 1st 2nd";
    if (topic == QUIZ_BALANCE) words = "yes no balanced unbalanced";
    const bool each = !is_number || (strlen(line) == left && !strpbrk(line, " ,;*"));
    size_t n = 0;
    for (struct token token; (token = scan_token(&line, ",;")).length > 0;) {
        const bool is_word = token_is_any(token, words);
        if (!is_word && strspn(token.start, letters) < token.length) return 0;
        const size_t length = each && !is_word ? 1 : token.length;
        for (size_t i = 0; i < token.length; i += length, n++) {
            text_add_bytes(answers, token.start + i, length);
            text_add_char(answers, '\n');
        }
    }
    return left > 1 && n > 1 ? n : 0;
}
