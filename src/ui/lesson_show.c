/* SPDX-License-Identifier: MIT */
#include "ui/lesson_show.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "nimm/nim.h"
#include "nimm/scan.h"
#include "ui/paragraph.h"

/* --- subjects -------------------------------------------------------------------------------- */

bool subject_read(struct subject *subject, const char **at, struct text *why) {
    *subject = (struct subject){0};
    struct token token = scan_token(at, "");
    if (token_is(token, "misere")) {
        subject->misere = true;
        token = scan_token(at, "");
    }
    if (token.length >= sizeof subject->name) token.length = sizeof subject->name - 1;
    memcpy(subject->name, token.start, token.length);
    subject->game = game_find(subject->name, &subject->parameters);
    if (!subject->game) {
        text_add(why, "there is no such game");
        return false;
    }
    struct text string = {0};
    token = scan_token(at, "");
    text_add_bytes(&string, token.start, token.length);
    bool good = subject_replace(subject, text_string(&string), why);
    text_free(&string);
    return good;
}

bool subject_replace(struct subject *subject, const char *string, struct text *why) {
    void *position = memory_take(1, subject->game->size);
    if (!subject->game->parse(subject->parameters, string, position, why)) {
        free(position);
        return false;
    }
    free(subject->position);
    subject->position = position;
    return true;
}

void subject_free(struct subject *subject) {
    free(subject->position);
    subject->position = NULL;
}

struct question subject_question(const struct subject *subject) {
    return (struct question){subject->game, subject->position, 0, subject->misere, NULL};
}

/* --- the words ------------------------------------------------------------------------------- */

static void show_board(struct classroom *room, const struct question *question) {
    struct style style = terminal_style(&room->terminal);
    question->game->draw(question->position, &style, &room->out);
}

static void show_grid(struct classroom *room, const struct question *question) {
    struct solution solution;
    solve_position(room->solver, question, &solution);
    classroom_add_grid(room, question);
    if (!solution.has_value) return;
    text_add(&room->out, solution.value == 0 ? "  Balanced.\n" : "  Unbalanced.\n");
}

/* "  1,1,1: the player who moves first wins." */
static void show_winner(struct classroom *room, const struct question *question) {
    enum outcome outcome;
    enum solve_status status = solve_outcome(room->solver, question, &outcome);
    if (status != SOLVE_OK) return;
    text_add(&room->out, "  ");
    question->game->print(question->position, &room->out);
    text_addf(&room->out, ": the player who moves %s wins.\n", outcome == OUTCOME_N ? "first" : "second");
}

/* "  12: 2 x 2 x 3, …: a Nim pile of 2." */
static void show_value(struct classroom *room, const struct question *question) {
    struct piles piles;
    struct text name = {0}, reason = {0};
    solver_begin(room->solver);
    enum solve_status status = game_piles(room->solver, question->game, question->position, &piles);
    assert(question->game->describe);
    for (size_t i = 0; status == SOLVE_OK && i < piles.n; i++) {
        text_clear(&name);
        text_clear(&reason);
        question->game->describe(question->position, i, &name, &reason);
        text_addf(&name, ": %s. A Nim pile of %" PRIu64 ".", text_string(&reason), piles.value[i]);
        text_add(&room->out, "  ");
        paragraph_add(&room->out, text_string(&name), terminal_style(&room->terminal).width - 2, 4);
    }
    text_free(&name);
    text_free(&reason);
}

static const struct {
    const char *word;
    void (*show)(struct classroom *room, const struct question *question);
} words[] = {
    {"board", show_board},
    {"grid", show_grid},
    {"work", classroom_work},
    {"winner", show_winner},
    {"winning", classroom_add_winning_moves},
    {"value", show_value},
    {"lemma", lesson_show_lemma},
    {"game", lesson_show_game},
    {"graph", lesson_show_map},
    {"mex", lesson_show_mex},
};

static bool show(struct classroom *room, struct token word, const struct question *question) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (!token_is(word, words[i].word)) continue;
        words[i].show(room, question);
        return true;
    }
    return false;
}

bool lesson_show_subject(struct classroom *room, const char *word, const struct subject *subject) {
    struct question question = subject_question(subject);
    return show(room, (struct token){word, strlen(word)}, &question);
}

/* "  take 2 from pile 2: 3,4,6 -> 3,2,6": the move of the text behind the subject. */
static bool show_move(struct classroom *room, const struct subject *subject, const char *string) {
    struct move move;
    struct text why = {0};
    const struct game *game = subject->game;
    bool good = game_read_move(game, subject->position, 0, string, &move, &why);
    text_free(&why);
    if (!good) return false;
    text_add(&room->out, "  ");
    game->say_move(subject->position, &move, &room->out);
    text_add(&room->out, ": ");
    game->print(subject->position, &room->out);
    game->play(subject->position, 0, &move);
    text_add(&room->out, " -> ");
    game->print(subject->position, &room->out);
    text_add_char(&room->out, '\n');
    return true;
}

/* A position, or a range of single piles: "1..8". */
static bool show_range(struct classroom *room, struct token word, struct subject *subject,
                       const char *range) {
    uint64_t low = 0, high = 0;
    struct text why = {0}, number = {0};
    bool good = token_number(scan_token(&range, "."), &low) == SCAN_NUMBER &&
                token_number(scan_token(&range, "."), &high) == SCAN_NUMBER;
    for (uint64_t n = low; good && n <= high; n++) {
        text_clear(&number);
        text_add_number(&number, n);
        struct question question;
        good = subject_replace(subject, text_string(&number), &why);
        question = subject_question(subject);
        good = good && show(room, word, &question);
    }
    text_free(&why);
    text_free(&number);
    return good;
}

bool lesson_show(struct classroom *room, const char *line) {
    struct subject subject;
    struct text why = {0};
    struct token word = scan_token(&line, "");
    const char *dots = strstr(line, "..");
    bool is_range = dots && dots > line && dots[2] >= '0' && dots[2] <= '9';
    struct text copy = {0};
    /* The end of a range is a position like any other: it names the game. */
    text_add(&copy, line);
    if (is_range) memset(copy.data + strcspn(copy.data, "."), ' ', 2);
    const char *at = text_string(&copy);
    bool good = subject_read(&subject, &at, &why);
    text_free(&why);
    struct question question = subject_question(&subject);
    if (good && is_range)
        good = show_range(room, word, &subject, strrchr(line, ' ') + 1);
    else if (good && token_is(word, "move"))
        good = show_move(room, &subject, at);
    else if (good)
        good = show(room, word, &question);
    subject_free(&subject);
    text_free(&copy);
    return good;
}
