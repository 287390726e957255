/* SPDX-License-Identifier: MIT */
/* Lines of the lesson: those that show a position, and those that ask about one. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"
#include "ui/label_run.h"
#include "ui/lesson.h"

bool lesson_line(const char *lines, size_t n, struct text *line) {
    for (size_t length; lines && *lines; lines += length + (lines[length] == '\n')) {
        const char *at = lines;
        length = strcspn(lines, "\n");
        scan_token(&at, "");
        if (token_is(scan_token(&at, ""), "misere")) scan_token(&at, "");
        const size_t head = (size_t)(at - lines);
        do {
            size_t size = strcspn(at, ";\n");
            if (n-- == 0) {
                nimm_text_clear(line);
                text_add_bytes(line, lines, head);
                if (*at != ' ') text_add_char(line, ' ');
                text_add_bytes(line, at, size);
                return true;
            }
            at += size + (at[size] == ';');
        } while (at < lines + length);
    }
    return false;
}

bool lesson_read_subject(struct subject *subject, const char *line, struct text *why) {
    return subject_read(subject, line, false, why) &&
           (subject->given || subject_replace(subject, subject->game->sample, why));
}

/* The word of a line of the lesson, and its subject. */
static struct token read_line(const char *line, struct subject *subject) {
    struct text *why = scratch();
    struct token word = scan_token(&line, "");
    bool good = lesson_read_subject(subject, line, why);
    assert(good);
    (void)good;
    return word;
}

/* --- what is shown of a position ------------------------------------------------------------- */

static void show_board(struct dialogue *room, const struct question *question) {
    dialogue_show_board(room, question->game, question->position, terminal_style(&room->terminal),
                        DIALOGUE_BESIDE);
}

static void show_winning(struct dialogue *room, const struct question *question) {
    dialogue_show_winning_moves(room, question, "winning move");
}

static void show_why(struct dialogue *room, const struct question *question) {
    dialogue_explain(room, question, EXPLAIN_GRID, true, "the player to move");
    show_winning(room, question);
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

/* "3: moves leave 2 (*2), 1 (*1), 0 (*0)   mex{0,1,2} = 3", or with N and P for values. */
static void show_label(struct dialogue *room, const struct question *question, bool by_value) {
    struct label label = {0};
    if (!(question->game->flags & NIMM_GAME_PARTISAN) &&
        label_position(room->solver, question, &label) == NIMM_SOLVE_OK && label.by_value >= by_value) {
        enum { SHOWN = 40 };
        struct text *out = &room->out;
        label.by_value = by_value;
        text_add(out, "  " TEXT_FOLD);
        label_print(&label, SHOWN, terminal_style(&room->terminal).plain ? LABEL_WORDS : LABEL_STARS, out);
        if (!by_value) text_addf(out, "   %c", (char)label.outcome);
        text_add_char(out, '\n');
    } else {
        show_work(room, question);
    }
    label_free(&label);
}

static void show_mex(struct dialogue *room, const struct question *question) {
    show_label(room, question, true);
}

static void show_outcome(struct dialogue *room, const struct question *question) {
    show_label(room, question, false);
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

/* Both facts tried: a balanced position with what its moves leave, an unbalanced one with the moves that
 * balance it. */
static void show_lemma(struct dialogue *room, const struct question *question) {
    struct solution solution = dialogue_show_grid(room, question);
    if (!solution.has_value) return;
    if (solution.value > 0) {
        dialogue_show_winning_moves(room, question, "balancing move");
        return;
    }
    enum { SHOWN = 12 };
    struct moves moves = {0};
    size_t n = 0;
    text_add(&room->out, "Balanced. What its moves lead to:\n");
    for (; n < SHOWN && question->game->moves(question->position, question->mover, &moves); n++) {
        void *after = memory_copy(question->position, question->game->size);
        struct question next = {question->game, after, !question->mover, question->misere, NULL};
        question->game->play(after, question->mover, &moves.move);
        nimm_solve_position(room->solver, &next, &solution);
        text_add(&room->out, "  ");
        dialogue_add_move(question, &moves.move, &room->out);
        text_addf(&room->out, ": nim-sum %" PRIu64 "\n", solution.value);
        free(after);
    }
    if (n == 0)
        dialogue_say(room, "There is no move: whoever has to move here has lost.");
    else if (question->game->moves(question->position, question->mover, &moves))
        dialogue_say(room, "And so on: no move leads to nim-sum 0.");
    else
        dialogue_say(room, "Every move has been tried, and none leads to nim-sum 0.");
}

/* A whole game between two players who know everything. */
static void show_game(struct dialogue *room, const struct question *question) {
    enum { MOST_TURNS = 40 };
    struct question now = *question;
    void *position = memory_copy(question->position, question->game->size);
    int turn = 0;
    now.position = position;
    for (; turn < MOST_TURNS && !nimm_game_is_over(now.game, position, now.mover); turn++) {
        struct advice advice;
        nimm_solve_advice(room->solver, &now, &advice);
        text_addf(&room->out, "  %-7s ", now.mover ? "Second:" : "First:");
        dialogue_add_move(&now, &advice.move, &room->out);
        text_add_char(&room->out, '\n');
        now.game->play(position, now.mover, &advice.move);
        now.mover = !now.mover;
    }
    if (turn < MOST_TURNS)
        text_addf(&room->out, "  %s wins.\n", (now.mover == 0) == question->misere ? "First" : "Second");
    free(position);
}

void lesson_show_question(struct dialogue *room, struct token word, const struct question *question) {
    static const struct {
        const char *word;
        void (*show)(struct dialogue *room, const struct question *question);
    } words[] = {
        {"board", show_board},     {"grid", show_grid},       {"groups", dialogue_show_groups},
        {"why", show_why},         {"work", show_work},       {"winning", show_winning},
        {"lemma", show_lemma},     {"game", show_game},       {"mex", show_mex},
        {"outcome", show_outcome}, {"labels", show_coloring}, {"map", show_map},
    };
    size_t i = 0;
    while (!token_is(word, words[i].word)) i++;
    words[i].show(room, question);
}

void lesson_show(struct dialogue *room, const char *line) {
    struct subject subject = {0};
    struct token word = read_line(line, &subject);
    const struct question question = subject_question(&subject);
    lesson_show_question(room, word, &question);
    subject_free(&subject);
}

/* --- questions ------------------------------------------------------------------------------- */

void lesson_ask(struct quiz *quiz, const char *line, struct quiz_question *question) {
    const char *at = line;
    const struct token word = scan_token(&at, "");
    struct subject subject = {0};
    struct text *why = scratch();
    unsigned topic = 0;
    while (!token_is(word, quiz_topic_name((enum quiz_topic)topic))) topic++;
    quiz_question_free(question);
    question->topic = (enum quiz_topic)topic;
    if (topic == QUIZ_YES || topic == QUIZ_NO) {
        text_add(&question->reason, scan_spaces(at));
    } else if (topic == QUIZ_SUM || topic == QUIZ_MEX) {
        question->n = scan_numbers(at, question->numbers, QUIZ_NUMBERS, "number", why);
    } else {
        read_line(line, &subject);
        question->game = subject.game;
        question->misere = subject.misere;
        question->position = subject.position;
        subject.position = NULL;
        subject_free(&subject);
    }
    quiz_find_answer(quiz, question);
}

void lesson_add_form(const struct quiz_question *question, struct text *text) {
    enum { LONG = 24 };
    struct text *position = scratch();
    if (question->game) question->game->print(question->position, position);
    for (size_t i = 0; i < question->n; i++)
        text_addf(position, "%s%" PRIu64, i > 0 ? "," : "", question->numbers[i]);
    if (position->length > 0 && position->length <= LONG) text_addf(text, "%s: ", position->data);
    text_add(text, quiz_form(question));
}
