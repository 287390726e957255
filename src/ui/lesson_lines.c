/* SPDX-License-Identifier: MIT */
/* Lines of the lesson: those that show a position, and those that ask about one. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "nimm/nim.h"
#include "play/quiz.h"
#include "ui/explain.h"
#include "ui/label_run.h"
#include "ui/lesson.h"

bool lesson_line(const char *lines, size_t n, struct text *line) {
    static const char ends[] = ";\n";
    for (size_t length; lines && *lines; lines += length + (lines[length] == '\n')) {
        const char *at = lines;
        length = strcspn(lines, "\n");
        scan_token(&at, "");
        if (token_is(scan_token(&at, ""), "misere")) scan_token(&at, "");
        const size_t head = (size_t)(at - lines);
        for (size_t size; at < lines + length; at += size + (at[size] == ';')) {
            size = strcspn(at, ends);
            if (n-- > 0) continue;
            nimm_text_clear(line);
            text_add_bytes(line, lines, head);
            if (*at != ' ') text_add_char(line, ' ');
            text_add_bytes(line, at, size);
            return true;
        }
    }
    return false;
}

/* --- positions ------------------------------------------------------------------------------- */

bool lesson_read_subject(struct subject *subject, const char *line, struct text *why) {
    return subject_read(subject, line, false, why) &&
           (subject->position || subject_replace(subject, subject->game->sample, why));
}

/* The word of a line of the lesson, and its subject. */
static struct token read_line(const char *line, struct subject *subject) {
    struct text why = {0};
    struct token word = scan_token(&line, "");
    bool good = lesson_read_subject(subject, line, &why);
    assert(good);
    (void)good;
    nimm_text_free(&why);
    return word;
}

/* --- what is shown of a position ------------------------------------------------------------- */

static void show_board(struct dialogue *room, const struct question *question) {
    struct style style = terminal_style(&room->terminal);
    question->game->draw(question->position, &style, &room->out);
}

static void show_winning(struct dialogue *room, const struct question *question) {
    dialogue_show_winning_moves(room, question, "winning move");
}

static void show_balancing(struct dialogue *room, const struct question *question) {
    dialogue_show_winning_moves(room, question, "balancing move");
}

static void show_why(struct dialogue *room, const struct question *question) {
    dialogue_explain(room, question, EXPLAIN_GRID, "the player to move");
    show_winning(room, question);
}

static void show_work(struct dialogue *room, const struct question *question) {
    show_board(room, question);
    show_why(room, question);
}

static void show_grid(struct dialogue *room, const struct question *question) {
    struct solution solution = dialogue_show_grid(room, question);
    if (solution.has_value) text_addf(&room->out, "  %s.\n", solution.value == 0 ? "Balanced" : "Unbalanced");
}

static void show_groups(struct dialogue *room, const struct question *question) {
    struct solution solution;
    struct style style = terminal_style(&room->terminal);
    nimm_solve_position(room->solver, question, &solution);
    explain_groups(question, &solution, &style, &room->out);
}

/* "  1,1,1: the player who moves first wins." */
static void show_winner(struct dialogue *room, const struct question *question) {
    enum outcome outcome;
    if (nimm_solve_outcome(room->solver, question, &outcome) != NIMM_SOLVE_OK) return;
    text_add(&room->out, "  ");
    question->game->print(question->position, &room->out);
    text_addf(&room->out, ": the player who moves %s wins.\n",
              outcome == NIMM_OUTCOME_N ? "first" : "second");
}

/* "3: moves leave 2 (*2), 1 (*1), 0 (*0)   mex{0,1,2} = 3", or with N and P for values. */
static void show_label(struct dialogue *room, const struct question *question, bool by_value) {
    struct label label = {0};
    if (label_position(room->solver, question, &label) == NIMM_SOLVE_OK && label.by_value >= by_value) {
        enum { SHOWN = 40 };
        struct text *out = &room->out;
        size_t from = out->length;
        label.by_value = by_value;
        text_add(out, "  ");
        label_print_position(&label, out);
        text_add(out, ": ");
        label_print_options(&label, SHOWN, out);
        text_add(out, "   ");
        label_print_reason(&label, out);
        if (!by_value) text_addf(out, "   %c", (char)label.outcome);
        dialogue_fold(room, from, 4);
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
    struct text why = {0};
    if (label_run_refuses(question->game, &why))
        dialogue_say(room, "%s.", nimm_text_string(&why));
    else
        label_run(room, question, &plan);
    nimm_text_free(&why);
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
        show_balancing(room, question);
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
        {"board", show_board},
        {"grid", show_grid},
        {"groups", show_groups},
        {"work", show_work},
        {"winner", show_winner},
        {"winning", show_winning},
        {"balancing", show_balancing},
        {"lemma", show_lemma},
        {"game", show_game},
        {"outcome", show_outcome},
        {"labels", show_coloring},
        {"map", show_map},
        {"mex", show_mex},
        {"why", show_why},
    };
    size_t i = 0, n = sizeof words / sizeof *words;
    while (i < n - 1 && !token_is(word, words[i].word)) i++;
    assert(token_is(word, words[i].word));
    words[i].show(room, question);
}

/* "  3,4,6: take 2 from pile 2 -> 3,2,6". */
static void show_move(struct dialogue *room, const struct question *question, const char *string) {
    struct move move;
    struct text why = {0};
    bool good = nimm_game_read_move(question->game, question->position, 0, string, &move, &why);
    assert(good);
    (void)good;
    nimm_text_free(&why);
    text_add(&room->out, "  ");
    question->game->print(question->position, &room->out);
    text_add(&room->out, ": ");
    dialogue_add_move(question, &move, &room->out);
    text_add_char(&room->out, '\n');
}

void lesson_show(struct dialogue *room, const char *line) {
    struct text position = {0};
    const char *move = strstr(line, ": ");
    text_add_bytes(&position, line, move ? (size_t)(move - line) : strlen(line));
    struct subject subject = {0};
    struct token word = read_line(nimm_text_string(&position), &subject);
    struct question question = subject_question(&subject);
    if (move)
        show_move(room, &question, move + 2);
    else
        lesson_show_question(room, word, &question);
    subject_free(&subject);
    nimm_text_free(&position);
}

/* --- questions ------------------------------------------------------------------------------- */

/* What is asked, and what somebody said. */
struct answer {
    struct dialogue *room;
    const struct question *question;
    struct solution solution; /* of the position */
    const char *reason;       /* against the wrong one of yes and no */
    const char *text;
};

/* As a quiz marks it. */
static enum mark mark_as_quiz(const struct answer *answer, enum quiz_topic topic, uint64_t number,
                              struct text *why) {
    const struct question *question = answer->question;
    const struct quiz_question asked = {.topic = topic,
                                        .misere = question->misere,
                                        .game = question->game,
                                        .position = (unsigned char *)question->position,
                                        .number = number,
                                        .yes = number > 0};
    return quiz_mark(answer->room->solver, &asked, answer->text, why);
}

static enum mark mark_yes_or_no(const struct answer *answer, bool yes, struct text *why) {
    enum mark mark = mark_as_quiz(answer, QUIZ_BALANCE, yes, why);
    if (mark == MARK_WRONG) text_add(why, answer->reason);
    return mark;
}

static enum mark mark_yes(const struct answer *answer, struct text *why) {
    return mark_yes_or_no(answer, true, why);
}

static enum mark mark_no(const struct answer *answer, struct text *why) {
    return mark_yes_or_no(answer, false, why);
}

/* "take 1 from pile 2 -> 3,3": the best move of a position that is not over. */
static void add_best_move(const struct answer *answer, const struct question *question, struct text *text) {
    struct advice advice;
    nimm_solve_advice(answer->room->solver, question, &advice);
    dialogue_add_move(question, &advice.move, text);
}

/* Makes a move and tells what wins there. */
static void add_reply(const struct answer *answer, const struct move *move, struct text *text) {
    struct question next = *answer->question;
    void *after = memory_copy(next.position, next.game->size);
    next.game->play(after, next.mover, move);
    next.position = after;
    next.mover = !next.mover;
    if (nimm_game_is_over(next.game, after, next.mover))
        text_add(text, "nobody can move any more");
    else
        add_best_move(answer, &next, text);
    free(after);
}

static enum mark mark_winner(const struct answer *answer, struct text *why) {
    const struct question *question = answer->question;
    bool first = answer->solution.outcome == NIMM_OUTCOME_N;
    struct moves moves = {0};
    enum mark mark = mark_as_quiz(answer, QUIZ_WINNER, first, why);
    if (mark != MARK_WRONG) return mark;
    if (nimm_game_is_over(question->game, question->position, question->mover)) {
        text_addf(why, "there is no move, so whoever has to move has %s", question->misere ? "won" : "lost");
    } else if (first) {
        text_add(why, "whoever moves first wins by this move: ");
        add_best_move(answer, question, why);
    } else {
        question->game->moves(question->position, question->mover, &moves);
        text_add(why, "every first move has an answer that wins. Against \"");
        question->game->say_move(question->position, &moves.move, why);
        text_add(why, "\" it is this: ");
        add_reply(answer, &moves.move, why);
    }
    return mark;
}

static enum mark mark_win(const struct answer *answer, struct text *why) {
    const struct question *question = answer->question;
    struct move move;
    enum mark mark = mark_as_quiz(answer, QUIZ_MOVE, 0, why);
    if (mark != MARK_WRONG) return mark;
    nimm_game_read_move(question->game, question->position, 0, answer->text, &move, why);
    text_add(why, "then the other player wins by this move: ");
    add_reply(answer, &move, why);
    return mark;
}

/* "3 piles have a group of 4", of the largest size of which not all that is claimed of the nim-sum is true.
 */
static void add_column(const struct answer *answer, const struct piles *piles, uint64_t claimed, bool groups,
                       struct text *why) {
    uint64_t wrong = claimed ^ nimm_sum(piles->value, piles->n), bit = 1;
    size_t n = 0;
    while (wrong >>= 1) bit <<= 1;
    for (size_t i = 0; i < piles->n; i++) n += (piles->value[i] & bit) != 0;
    if (groups)
        text_addf(why, "there %s %zu group%s of %" PRIu64 ", and %s", n == 1 ? "is" : "are", n,
                  n == 1 ? "" : "s", bit, n % 2 ? "one has no partner" : "all of them pair off");
    else
        text_addf(why, "in the column of %" PRIu64 " the number of ones is %zu, which is %s", bit, n,
                  n % 2 ? "odd" : "even");
}

static enum mark mark_sum(const struct answer *answer, struct text *why) {
    const char *at = answer->text;
    uint64_t number = 0;
    enum mark mark = mark_as_quiz(answer, QUIZ_SUM, answer->solution.value, why);
    if (mark == MARK_WRONG && token_number(scan_token(&at, "*=."), &number) == SCAN_NUMBER)
        add_column(answer, &answer->solution.piles, number, false, why);
    return mark;
}

static enum mark mark_balance(const struct answer *answer, struct text *why) {
    uint64_t sum = answer->solution.value;
    enum mark mark = mark_as_quiz(answer, QUIZ_BALANCE, sum == 0, why);
    if (mark != MARK_WRONG) return mark;
    if (sum == 0) text_add(why, "every column holds an even number of ones");
    if (sum > 0) add_column(answer, &answer->solution.piles, 0, false, why);
    return mark;
}

/* The sizes of the groups that have no partner. */
static enum mark mark_groups(const struct answer *answer, struct text *why) {
    uint64_t numbers[64], sizes = 0;
    struct text refused = {0};
    size_t n = 0;
    bool good = token_is(token_of(answer->text), "none");
    if (!good) {
        n = scan_numbers(answer->text, numbers, 64, "group", &refused);
        good = n > 0;
    }
    for (size_t i = 0; i < n; i++) {
        good = good && numbers[i] > 0 && (numbers[i] & (numbers[i] - 1)) == 0;
        sizes |= numbers[i];
    }
    nimm_text_free(&refused);
    if (!good) {
        text_add(why,
                 "Groups have 1, 2, 4, 8 ... stones. Type the sizes that have a group without a partner, "
                 "such as 1,4, or none");
        return MARK_UNCLEAR;
    }
    if (sizes == answer->solution.value) return MARK_RIGHT;
    add_column(answer, &answer->solution.piles, sizes, true, why);
    return MARK_WRONG;
}

/* The mex of the sizes of piles, which stand for numbers here. */
static enum mark mark_mex(const struct answer *answer, struct text *why) {
    const struct piles *piles = &answer->solution.piles;
    uint64_t seen[NIMM_MEX_WORDS(NIMM_PILES_MAX)], number = 0, mex = nimm_mex(piles->value, piles->n, seen);
    const char *at = answer->text;
    enum mark mark = mark_as_quiz(answer, QUIZ_MEX, mex, why);
    if (mark != MARK_WRONG) return mark;
    token_number(scan_token(&at, "*=."), &number);
    bool there = false;
    for (size_t i = 0; i < piles->n; i++) there = there || piles->value[i] == number;
    text_addf(why, "%" PRIu64 "%s", number, there ? " is there" : " is missing, but a smaller number is too");
    return mark;
}

static enum mark mark_label(const struct answer *answer, bool by_value, struct text *why) {
    struct label label = {0};
    label_position(answer->room->solver, answer->question, &label);
    label.by_value = by_value;
    enum mark mark = label_mark(&label, answer->text, why);
    if (mark == MARK_RIGHT) {
        label_print_options(&label, SIZE_MAX, why);
        text_add(why, ": ");
        label_print_reason(&label, why);
    }
    label_free(&label);
    return mark;
}

static enum mark mark_outcome(const struct answer *answer, struct text *why) {
    return mark_label(answer, false, why);
}

static enum mark mark_value(const struct answer *answer, struct text *why) {
    return mark_label(answer, true, why);
}

/* The first fact done: a row of the grid and its new digits. */
static enum mark mark_flip(const struct answer *answer, struct text *why) {
    struct piles piles = answer->solution.piles;
    const char *at = answer->text;
    uint64_t row = 0, size = 0;
    struct token first = scan_token(&at, ":,"), digits = scan_token(&at, ":,");
    bool good = token_number_in(first, 1, piles.n, &row) && digits.length > 0 && digits.length < 64;
    for (size_t i = 0; i < digits.length; i++) {
        good = good && (digits.start[i] == '0' || digits.start[i] == '1');
        size = 2 * size + (digits.start[i] == '1');
    }
    if (!good || scan_token(&at, ":,").length > 0) {
        text_addf(why, "Type a row, 1 to %zu, and what its digits shall be, such as 1 101", piles.n);
        return MARK_UNCLEAR;
    }
    uint64_t before = piles.value[row - 1];
    piles.value[row - 1] = size;
    if (size >= before)
        text_addf(why,
                  "row %" PRIu64 " would be %" PRIu64 " then, and it was %" PRIu64
                  ": a move makes a pile smaller",
                  row, size, before);
    else if (nimm_sum(piles.value, piles.n) != 0)
        add_column(answer, &piles, 0, false, why);
    else
        text_addf(why, "take %" PRIu64 " from pile %" PRIu64 ", and all columns are even", before - size,
                  row);
    return size < before && nimm_sum(piles.value, piles.n) == 0 ? MARK_RIGHT : MARK_WRONG;
}

/* A move that raises the value of a part of a balanced sum, and how it is undone. */
static enum mark mark_raise(const struct answer *answer, struct text *why) {
    const struct question *question = answer->question;
    const struct piles *piles = &answer->solution.piles;
    struct move move;
    struct solution solution;
    if (!nimm_game_read_move(question->game, question->position, 0, answer->text, &move, why))
        return MARK_UNCLEAR;
    uint64_t value = piles->value[question->game->changes(question->position, &move)];
    void *after = memory_copy(question->position, question->game->size);
    question->game->play(after, 0, &move);
    struct question next = {question->game, after, 1, false, NULL};
    nimm_solve_position(answer->room->solver, &next, &solution);
    bool raises = (value ^ solution.value) > value;
    text_addf(why, "you %s part %" PRIu32 " from *%" PRIu64 " to *%" PRIu64 ". I ",
              raises ? "raise" : "lower", (uint32_t)move.component + 1, value, value ^ solution.value);
    add_best_move(answer, &next, why);
    text_add(why, raises ? ": it is undone" : ", as in Nim. But which move raises a part");
    free(after);
    return raises ? MARK_RIGHT : MARK_WRONG;
}

/* Those without a form are answered by a move. */
static const struct ask {
    const char *word;
    const char *form;
    enum mark (*mark)(const struct answer *answer, struct text *why);
} asks[] = {
    {"yes", "yes or no", mark_yes},
    {"no", "yes or no", mark_no},
    {"winner", "first or second", mark_winner},
    {"win", NULL, mark_win},
    {"outcome", "N or P", mark_outcome},
    {"value", "a number", mark_value},
    {"groups", "sizes without a partner", mark_groups},
    {"sum", "a number", mark_sum},
    {"balance", "yes or no", mark_balance},
    {"flip", "row and its new digits", mark_flip},
    {"mex", "a number", mark_mex},
    {"raise", NULL, mark_raise},
};

/* What the line asks, and of which position; of yes and no it is none. */
static const struct ask *read_ask(const char *line, struct subject *subject) {
    const char *at = line;
    struct token word = scan_token(&at, "");
    if (!token_is_any(word, "yes no")) word = read_line(line, subject);
    size_t i = 0;
    while (!token_is(word, asks[i].word)) i++;
    return &asks[i];
}

void lesson_add_form(const char *line, struct text *text) {
    enum { LONG = 24 };
    struct subject subject = {0};
    const struct ask *ask = read_ask(line, &subject);
    struct text position = {0};
    assert(ask->form || subject.game);
    if (subject.game) subject.game->print(subject.position, &position);
    if (position.length > 0 && position.length <= LONG) text_addf(text, "%s: ", nimm_text_string(&position));
    text_add(text, ask->form ? ask->form : subject.game->move_prompt);
    nimm_text_free(&position);
    subject_free(&subject);
}

enum mark lesson_mark(struct dialogue *room, const char *line, const char *text, struct text *why) {
    struct subject subject = {0};
    const struct ask *ask = read_ask(line, &subject);
    const struct question question = subject_question(&subject);
    struct answer answer = {.room = room, .question = &question, .reason = line, .text = text};
    scan_token(&answer.reason, "");
    answer.reason = scan_spaces(answer.reason);
    if (question.game) nimm_solve_position(room->solver, &question, &answer.solution);
    enum mark mark = ask->mark(&answer, why);
    subject_free(&subject);
    return mark;
}
