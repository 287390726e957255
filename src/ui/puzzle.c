/* SPDX-License-Identifier: MIT */
#include "ui/puzzle.h"

#include <inttypes.h>

#include "core/scan.h"
#include "core/text.h"
#include "play/puzzle.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/round.h"
#include "ui/state.h"

enum { MOST_MISTAKES = 2 };

struct puzzles {
    struct dialogue room;
    const struct puzzle_plan *plan;
    struct random random;
    struct quiz_question question; /* the plan's memory holds its position */
    bool open;                     /* it waits for its answer */
    bool failed;                   /* there was none */
    uint64_t number, solved, mistakes;
};

/* --- the best run ---------------------------------------------------------------------------- */

static const char file[] = "puzzles";

/* 0: none is known. */
static uint64_t read_best(void) {
    struct text *contents = scratch();
    uint64_t best = 0;
    const char *at = state_read(file, contents) ? contents->data : "";
    if (!token_is(scan_token(&at, ""), "puzzle") ||
        !token_number_in(scan_token(&at, "\n"), 0, UINT64_MAX, &best))
        best = 0;
    return best;
}

static void write_best(uint64_t best) {
    struct text *line = scratch();
    text_addf(line, "puzzle %" PRIu64 "\n", best);
    state_write(file, line->data, line->length);
}

/* "7 solved, your best is 12." */
static void say_score(struct puzzles *puzzles) {
    const struct terminal *terminal = &puzzles->room.terminal;
    const bool remember = puzzles->plan->remember && terminal->in_is_terminal && terminal->out_is_terminal;
    const uint64_t solved = puzzles->solved, best = remember ? read_best() : 0;
    struct text *out = &puzzles->room.out;
    text_addf(out, "\n%" PRIu64 " solved", solved);
    if (remember && solved > best) {
        text_add(out, ", your best so far");
        write_best(solved);
    } else if (best > 0) {
        text_addf(out, ", your best is %" PRIu64, best);
    }
    text_add(out, ".\n");
}

/* --- a puzzle -------------------------------------------------------------------------------- */

static void show_puzzle(struct puzzles *puzzles) {
    struct dialogue *room = &puzzles->room;
    const struct game *game = puzzles->question.game;
    text_add_char(&room->out, '\n');
    /* Everybody here knows Nim itself. */
    if (puzzles->number <= puzzles->plan->n && game->disguise)
        dialogue_say_rules(room, game, puzzles->question.position, false, false);
    dialogue_say(room, "%" PRIu64 ". %s%s%s: which move wins?", puzzles->number, game->title,
                 game->side ? ", with " : "", game->side ? game->side : "");
    dialogue_show_board(room, game, puzzles->question.position, terminal_style(&room->terminal),
                        DIALOGUE_BESIDE);
}

static bool next(struct round *round, struct text *prompt) {
    struct puzzles *puzzles = round->user;
    struct quiz_question *question = &puzzles->question;
    if (puzzles->mistakes == MOST_MISTAKES) return false;
    if (!puzzles->open) {
        const size_t i = puzzles->number++ % puzzles->plan->n;
        *question = (struct quiz_question){
            .topic = QUIZ_MOVE, .game = puzzles->plan->games[i], .position = puzzles->plan->positions[i]};
        puzzles->failed = !puzzle_draw(question->game, puzzles->solved, round->room->solver, &puzzles->random,
                                       question->position);
        if (puzzles->failed) return false;
        puzzles->open = true;
        show_puzzle(puzzles);
    }
    text_addf(prompt, "Your move (%s)? ", quiz_form(question));
    return true;
}

static void show_answer(struct puzzles *puzzles) {
    struct question asked = quiz_position_question(&puzzles->question);
    dialogue_show_grid(&puzzles->room, &asked);
    dialogue_show_winning_moves(&puzzles->room, &asked, "winning move");
}

static enum round_taken mark(struct round *round, const char *line, struct text *why) {
    struct puzzles *puzzles = round->user;
    struct dialogue *room = round->room;
    const size_t from = room->out.length;
    if (room->cut) { /* nobody answers what has not been shown */
        show_puzzle(puzzles);
        return ROUND_TAKEN;
    }
    dialogue_begin_work(room);
    enum verdict verdict = quiz_mark(room->solver, &puzzles->question, line, why);
    const bool ends = verdict == VERDICT_WRONG && puzzles->mistakes + 1 == MOST_MISTAKES;
    if (verdict != VERDICT_UNCLEAR) dialogue_say_verdict(room, verdict, nimm_text_string(why));
    if (ends) show_answer(puzzles);
    if (dialogue_end_work(room)) {
        if (room->out.length > from) text_cut(&room->out, from);
        dialogue_say(room, "The answer was interrupted.");
        return ROUND_TAKEN;
    }
    if (verdict == VERDICT_UNCLEAR) return ROUND_OTHER;
    puzzles->open = verdict == VERDICT_WRONG;
    puzzles->solved += verdict == VERDICT_RIGHT;
    puzzles->mistakes += verdict == VERDICT_WRONG;
    if (verdict == VERDICT_WRONG && !ends) dialogue_say(room, "Try again: the next mistake ends the run.");
    return ROUND_TAKEN;
}

static void word_skip(struct round *round, const char *rest) {
    struct puzzles *puzzles = round->user;
    show_answer(puzzles);
    if (*terminal_interrupt_flag()) return;
    puzzles->mistakes++;
    puzzles->open = false;
}

static void word_rules(struct round *round, const char *rest) {
    const struct puzzles *puzzles = round->user;
    dialogue_say_rules(round->room, puzzles->question.game, puzzles->question.position, false, true);
}

static const struct round_word words[] = {
    {"help", "h ?", "[WORD]", "this list, or one word of it", round_help},
    {"skip", "pass", NULL, "show the answer, and go on; it counts as a mistake", word_skip},
    {"rules", "", NULL, "the rules of the game", word_rules},
    ROUND_QUIT,
    {0},
};

bool puzzle_run(const struct puzzle_plan *plan) {
    struct puzzles puzzles = {.plan = plan, .random = nimm_random_from_seed(plan->seed)};
    struct dialogue *room = &puzzles.room;
    struct round round = {
        .room = room, .words = words, .answer = "a move", .user = &puzzles, .next = next, .take = mark};
    dialogue_open(room, plan->look);
    dialogue_say(room, "Find the winning move. The second mistake ends the run.");
    round_run(&round);
    if (!puzzles.failed) say_score(&puzzles);
    dialogue_close(room);
    return !puzzles.failed;
}
