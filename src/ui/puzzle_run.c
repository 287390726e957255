/* SPDX-License-Identifier: MIT */
#include "ui/puzzle_run.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "play/puzzle.h"
#include "say/explain.h"
#include "say/moves.h"
#include "say/powers.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/begun.h"
#include "ui/preview.h"
#include "ui/prompt.h"
#include "ui/state.h"

enum { MOST_MISTAKES = 2, REMEMBERED = 64 };

struct puzzles {
    struct dialogue *room;
    const struct puzzle_plan *plan;
    struct random random;
    struct quiz_question drawn; /* the puzzle, as a question for a winning move */
    bool is_open;               /* it has not been solved or failed yet */
    uint64_t number;            /* of the puzzles so far */
    uint64_t n_solved;
    bool solved[PUZZLE_DAILY]; /* of the puzzles of a day */
    unsigned mistakes;         /* so far; among the puzzles of a day, in this one */
    struct text tried;         /* the last mistake in this puzzle, in notation; or empty */
    bool has_hint;             /* was given for this puzzle, which then does not count */
    bool told_why;             /* it has been told what decides this puzzle */
    bool is_practice;          /* those of a day that were missed come again: nothing counts */
    bool missed[PUZZLE_DAILY]; /* then: those that have not been solved */
    uint64_t seen[REMEMBERED]; /* hashes of the last positions of puzzles without end */
    uint64_t told_rules;       /* bit i: the rules of game_list[i] have been told */
    bool told_groups;          /* it has been told what groups are */
    bool told_unkept;          /* it has been said that these cannot be kept */
    struct preview preview;
};

/* --- the puzzles of today, as far as a person at a terminal has come -------------------------- */

/* "2026-11-24 #-#x": # for each that is solved, - for each other that is over; then, of the next
 * one, x for a mistake and ? for a hint. */
static const char today_file[] = "today";

static bool remembers_today(const struct puzzles *puzzles) {
    return puzzles->plan->is_today && puzzles->room->terminal.has_person;
}

/* Takes up what is remembered of today; a file of another day says nothing. */
static void recall_today(struct puzzles *puzzles) {
    struct text *contents = scratch(), *date = scratch();
    if (!remembers_today(puzzles) || !state_read(today_file, contents, scratch())) return;
    const char *at = text_string(contents);
    date_add(*puzzles->plan->day, date);
    if (!token_is(scan_token(&at, ""), text_string(date))) return;
    for (at = scan_spaces(at); *at == '#' || *at == '-'; at++) {
        if (puzzles->number == PUZZLE_DAILY) return;
        const bool is_solved = *at == '#';
        puzzles->n_solved += is_solved;
        puzzles->solved[puzzles->number++] = is_solved;
    }
    puzzles->mistakes = *at == 'x';
    puzzles->has_hint = at[puzzles->mistakes] == '?';
}

uint64_t puzzle_run_left_today(struct dialogue *room) {
    const struct date today = puzzle_run_today();
    const struct puzzle_plan plan = {.day = &today, .is_today = true};
    struct puzzles puzzles = {.room = room, .plan = &plan};
    recall_today(&puzzles);
    return PUZZLE_DAILY - puzzles.number;
}

static void keep_today(struct puzzles *puzzles) {
    struct text *contents = scratch();
    if (!remembers_today(puzzles) || puzzles->is_practice) return;
    const uint64_t over = puzzles->number - puzzles->is_open;
    date_add(*puzzles->plan->day, contents);
    text_add_char(contents, ' ');
    for (uint64_t i = 0; i < over; i++) text_add_char(contents, puzzles->solved[i] ? '#' : '-');
    if (puzzles->mistakes > 0) text_add_char(contents, 'x');
    if (puzzles->has_hint) text_add_char(contents, '?');
    text_add_char(contents, '\n');
    const bool is_kept = state_write(today_file, contents->data, contents->length);
    if (is_kept || puzzles->told_unkept) return;
    puzzles->told_unkept = true;
    dialogue_say(puzzles->room,
                 "(If you leave, today's puzzles start over: nothing can be saved.)");
}

/* --- a puzzle -------------------------------------------------------------------------------- */

static void show_puzzle(struct puzzles *puzzles) {
    struct dialogue *room = puzzles->room;
    const struct quiz_question *puzzle = &puzzles->drawn;
    const struct question asked = quiz_position_question(puzzle);
    struct style style = terminal_style(&room->terminal);
    struct text *sentence = scratch();
    /* In the plain style the sentence says all piles of Nim, and no board repeats them. */
    const bool has_board = !style.plain || !game_is_nim(asked.game);
    text_add_char(&room->out, '\n');
    dialogue_tell_rules(room, &asked, &puzzles->told_rules);
    quiz_add_question(puzzle, dialogue_form(room), style.plain && has_board, sentence);
    dialogue_say(room, "%" PRIu64 ". %s", puzzles->number, sentence->data);
    style.is_told = quiz_says_rule(puzzle);
    if (has_board) dialogue_show_board(room, asked.game, asked.position, style, DIALOGUE_BESIDE);
}

static void show_why(struct puzzles *puzzles) {
    struct dialogue *room = puzzles->room;
    const struct question asked = quiz_position_question(&puzzles->drawn);
    dialogue_explain(room, &asked, NULL, dialogue_usual_form(room), false, false,
                     "the player to move");
}

/* Says by which change the nim-sum becomes 0, or only which parts can do that. Returns false if it
 * does not decide. */
static bool say_way(struct puzzles *puzzles, bool whole) {
    struct dialogue *room = puzzles->room;
    const struct question asked = quiz_position_question(&puzzles->drawn);
    const struct style style = terminal_style(&room->terminal);
    struct text *way = scratch();
    explain_way(room->solver, &asked, dialogue_usual_form(room), whole, &style, way);
    if (way->length > 0) dialogue_say(room, "%s", way->data);
    return way->length > 0;
}

/* Tells how a winning move goes on to win, where the position is one part whose value only a search
 * finds, so that no picture tells it. */
static void show_way(struct puzzles *puzzles) {
    struct dialogue *room = puzzles->room;
    const struct question asked = quiz_position_question(&puzzles->drawn);
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    struct text *way = scratch();
    struct piles piles;
    const bool is_searched = asked.game->theory->is_by_mex && !asked.misere;
    if (!is_searched || solve_piles(room->solver, asked.game, asked.position, &piles) != NIMM_OK ||
        piles.n > 1)
        return;
    const enum explain_way simple = explain_simple_way(room->solver, &asked, way);
    if (simple == EXPLAIN_COPYING) dialogue_say(room, "%s", way->data);
    if (simple == EXPLAIN_NO_WAY &&
        !moves_show_move_to_rule(room->solver, &asked, in_words, &room->out))
        moves_show_some_replies(room->solver, &asked, false, in_words, &room->out);
}

/* Shows which moves win, and why. */
static void show_answer(struct puzzles *puzzles) {
    struct dialogue *room = puzzles->room;
    const struct question asked = quiz_position_question(&puzzles->drawn);
    const struct style style = terminal_style(&room->terminal);
    const bool by_groups =
        dialogue_usual_form(room) == EXPLAIN_GROUPS && game_is_nim(asked.game) && !asked.misere;
    if (by_groups && !puzzles->told_groups) dialogue_say(room, "(%s)", powers_what_groups_are);
    puzzles->told_groups = puzzles->told_groups || by_groups;
    if (asked.game->theory->first_values && !asked.misere)
        dialogue_say(room, "%s", asked.game->theory->first_values);
    show_why(puzzles);
    say_way(puzzles, true);
    moves_show_winning(room->solver, &asked, "winning move", "", &style, &room->out);
    show_way(puzzles);
}

/* True if a position that differs at most in its order was among the last puzzles. Remembers this
 * one. */
static bool is_seen_again(struct puzzles *puzzles) {
    const struct quiz_question *drawn = &puzzles->drawn;
    void *arranged = memory_copy(drawn->position, drawn->game->size);
    game_arrange(drawn->game, arranged);
    const uint64_t hash = memory_hash(arranged, drawn->game->size);
    free(arranged);
    for (size_t i = 0; i < REMEMBERED; i++)
        if (puzzles->seen[i] == hash) return true;
    puzzles->seen[puzzles->number % REMEMBERED] = hash;
    return false;
}

/* Draws the next of the puzzles without end. Returns false, after saying so, if none is found. */
static bool draw(struct puzzles *puzzles) {
    enum { MOST_DRAWS = 10 };
    const struct puzzle_plan *plan = puzzles->plan;
    struct quiz_question *drawn = &puzzles->drawn;
    const char *name = plan->games[puzzles->number % plan->n_games];
    drawn->position = game_new(name, &drawn->game, scratch());
    assert(drawn->position && drawn->game); /* whoever made the plan has seen to it */
    bool good = true, is_new = false;
    for (int i = 0; i < MOST_DRAWS && good && !is_new; i++) {
        good = puzzle_draw(drawn->game, plan->misere, puzzles->number, puzzles->room->solver,
                           &puzzles->random, drawn->position);
        is_new = good && !is_seen_again(puzzles);
    }
    if (!good) dialogue_say(puzzles->room, "No puzzle of this game was found.");
    return good;
}

/* Opens the next puzzle. Returns false if there is none. */
static bool open_next(struct puzzles *puzzles) {
    const struct puzzle_plan *plan = puzzles->plan;
    struct quiz_question *drawn = &puzzles->drawn;
    while (puzzles->is_practice && puzzles->number < PUZZLE_DAILY &&
           !puzzles->missed[puzzles->number])
        puzzles->number++;
    const unsigned number = (unsigned)puzzles->number;
    quiz_question_free(drawn);
    *drawn = (struct quiz_question){.topic = QUIZ_MOVE, .misere = plan->misere};
    if (plan->day && number < PUZZLE_DAILY) {
        drawn->position = puzzle_draw_daily(*plan->day, number, &drawn->game);
        puzzles->is_open = true;
    } else if (!plan->day && puzzles->mistakes < MOST_MISTAKES) {
        puzzles->is_open = draw(puzzles);
    }
    puzzles->number += puzzles->is_open;
    return puzzles->is_open;
}

/* Leaves the puzzle, which was solved or failed. */
static void leave_puzzle(struct puzzles *puzzles, bool is_right) {
    const bool is_solved = is_right && !puzzles->has_hint;
    if (puzzles->is_practice) {
        puzzles->missed[puzzles->number - 1] = !is_right;
    } else {
        puzzles->n_solved += is_solved;
        puzzles->mistakes += !is_right;
        if (puzzles->plan->day) puzzles->solved[puzzles->number - 1] = is_solved;
    }
    if (puzzles->plan->day) puzzles->mistakes = 0;
    puzzles->has_hint = false;
    puzzles->told_why = false;
    text_clear(&puzzles->tried);
    puzzles->is_open = false;
    keep_today(puzzles);
}

/* --- what is typed --------------------------------------------------------------------------- */

/* Reads the move that the line says, however it says it. Returns false if it says none. */
static bool read_move(const struct question *asked, const char *line, struct move *move) {
    return quiz_read_move(asked, line, move, scratch());
}

/* That move in notation; or "". */
static const char *notation_of(const struct quiz_question *puzzle, const char *line) {
    const struct question asked = quiz_position_question(puzzle);
    struct text *notation = scratch();
    struct move move;
    if (read_move(&asked, line, &move)) asked.game->print_move(asked.position, &move, notation);
    return text_string(notation);
}

/* Takes a mistake after which there is another try: the first one, or the same once more. */
static void give_another_try(struct puzzles *puzzles, const char *tried, bool is_same) {
    struct dialogue *room = puzzles->room;
    if (is_same)
        dialogue_say(room, "You tried that before, so it costs nothing.");
    else
        puzzles->mistakes++;
    text_clear(&puzzles->tried);
    text_add(&puzzles->tried, tried);
    keep_today(puzzles);
    dialogue_say(room, "Try again: the next mistake ends %s.",
                 puzzles->plan->day ? "this puzzle" : "the run");
}

/* Adds why the move that the line says is right: what its piles or its position are worth then. */
static void add_result(struct puzzles *puzzles, const char *line, struct text *why) {
    const struct question asked = quiz_position_question(&puzzles->drawn);
    struct text *result = scratch();
    struct move move;
    if (read_move(&asked, line, &move))
        explain_result(puzzles->room->solver, &asked, &move, EXPLAIN_GRID, result);
    text_add(why, scan_spaces(text_string(result)));
}

/* Checks a whole move. */
static enum prompt_taken mark(struct prompt *prompt, const char *line, struct text *why) {
    struct puzzles *puzzles = prompt->user;
    const struct quiz_question *puzzle = &puzzles->drawn;
    struct dialogue *room = puzzles->room;
    const size_t from = room->out.length;
    dialogue_begin_work(room);
    const enum verdict verdict = quiz_mark(room->solver, puzzle, line, dialogue_form(room), why);
    const bool is_wrong = verdict == VERDICT_WRONG, is_right = verdict == VERDICT_RIGHT;
    const char *tried = is_wrong ? notation_of(puzzle, line) : "";
    const bool is_same = *tried && strcmp(tried, text_string(&puzzles->tried)) == 0;
    const bool has_another_try = is_wrong && (is_same || puzzles->mistakes == 0);
    if (is_right && why->length == 0) add_result(puzzles, line, why);
    if (verdict != VERDICT_UNCLEAR) dialogue_say_verdict(room, is_right, text_string(why));
    if (is_wrong && !has_another_try) show_answer(puzzles);
    if (dialogue_end_work_or_say(room, from, "The answer was interrupted.")) return PROMPT_TAKEN;
    if (verdict == VERDICT_UNCLEAR) return PROMPT_OTHER;
    if (has_another_try) {
        give_another_try(puzzles, tried, is_same);
        return PROMPT_TAKEN;
    }
    if (is_right && puzzles->has_hint && !puzzles->is_practice)
        dialogue_say(room, "(You used hint or why: this puzzle does not count.)");
    leave_puzzle(puzzles, is_right);
    return PROMPT_TAKEN;
}

static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct puzzles *puzzles = prompt->user;
    return preview_take(&puzzles->preview, line, why, mark);
}

static void word_skip(struct prompt *prompt, const char *rest) {
    struct puzzles *puzzles = prompt->user;
    if (!puzzles->is_practice) dialogue_say(prompt->room, "A skip counts as a mistake.");
    show_answer(puzzles);
    if (!terminal_is_interrupted()) leave_puzzle(puzzles, false);
}

static void take_hint(struct puzzles *puzzles) {
    puzzles->has_hint = true;
    keep_today(puzzles);
}

/* Tells half of a winning move: how it begins. */
static void word_hint(struct prompt *prompt, const char *rest) {
    struct puzzles *puzzles = prompt->user;
    struct dialogue *room = prompt->room;
    const struct question asked = quiz_position_question(&puzzles->drawn);
    struct advice advice;
    solve_advice(room->solver, &asked, &advice);
    if (terminal_is_interrupted()) return;
    if (advice.kind != ADVICE_WINNING) {
        dialogue_say(room, "This position is too large for a hint.");
        return;
    }
    struct text *move = scratch(), *beginning = scratch();
    asked.game->print_move(asked.position, &advice.move, move);
    begun_add_beginning(&asked, move->data, beginning);
    dialogue_say(room, "A winning move begins with %s.", beginning->data);
    take_hint(puzzles);
}

/* What is wrong with the last mistake, what decides the puzzle and, the second time, where to look
 * for the move. */
static void word_why(struct prompt *prompt, const char *rest) {
    struct puzzles *puzzles = prompt->user;
    struct dialogue *room = prompt->room;
    struct text *mistake = scratch();
    quiz_add_own_move(room->solver, &puzzles->drawn, text_string(&puzzles->tried),
                      dialogue_form(room), mistake);
    if (mistake->length > 0) dialogue_say(room, "%s", mistake->data);
    show_why(puzzles);
    if (puzzles->told_why && !say_way(puzzles, false))
        dialogue_say(room, "Type hint to see how a winning move begins.");
    if (terminal_is_interrupted()) return;
    puzzles->told_why = true;
    take_hint(puzzles);
}

static void word_repeat(struct prompt *prompt, const char *rest) {
    struct puzzles *puzzles = prompt->user;
    puzzles->told_groups = false;
    show_puzzle(puzzles);
}

static void word_rules(struct prompt *prompt, const char *rest) {
    const struct puzzles *puzzles = prompt->user;
    const struct quiz_question *puzzle = &puzzles->drawn;
    dialogue_say_rules(prompt->room, puzzle->game, puzzle->position, puzzle->misere, true);
}

static const struct prompt_word words[] = {
    PROMPT_HELP,
    {"hint", "", NULL, "how a winning move begins", word_hint},
    {"why", "", NULL, "what decides this position, then where to look; it costs as much as hint",
     word_why},
    {"repeat", "board", NULL, "the question again, with its board", word_repeat},
    {"skip", "pass", NULL, "show the answer, and go on; it counts as a mistake", word_skip,
     .is_answer = true},
    {"rules", "", NULL, "the rules of the game", word_rules},
    PROMPT_QUIT,
    {0},
};

static bool next(struct prompt *prompt, struct text *wording) {
    struct puzzles *puzzles = prompt->user;
    struct preview *preview = &puzzles->preview;
    if (!puzzles->is_open) {
        if (!open_next(puzzles)) return false;
        preview->begun = 0;
        show_puzzle(puzzles);
        prompt->room->asks_anew = "repeat";
    }
    preview->prompt = prompt;
    preview->question = quiz_position_question(&puzzles->drawn);
    text_add(wording, "Your move (");
    begun_add_prompt(&preview->question, preview->begun, wording);
    text_add(wording, ")? ");
    if (puzzles->plan->previews && prompt->room->terminal.edits)
        prompt->room->help = preview_begin(preview);
    return true;
}

/* --- how it went ----------------------------------------------------------------------------- */

/* "7 solved, your best is 12." */
static void say_solved(struct puzzles *puzzles) {
    struct text *contents = scratch(), *out = &puzzles->room->out;
    const uint64_t solved = puzzles->n_solved;
    const bool remembers = puzzles->plan->remember && puzzles->room->terminal.has_person &&
                           state_read("puzzles", contents, scratch());
    const char *at = text_string(contents);
    uint64_t best = 0;
    if (token_is(scan_token(&at, ""), "puzzle"))
        token_number_in(scan_token(&at, "\n"), 0, UINT64_MAX, &best);
    text_addf(out, "\n%" PRIu64 " solved", solved);
    if (best >= solved && best > 0) text_addf(out, ", your best is %" PRIu64, best);
    if (remembers && solved > best) {
        text_add(out, ", your best so far");
        text_clear(contents);
        text_addf(contents, "puzzle %" PRIu64 "\n", solved);
        state_write("puzzles", contents->data, contents->length);
    }
    text_add(out, ".\n");
}

/* ", puzzles 1, 3 and 4": those of a day that are solved, if there are any. */
static void add_solved(const struct puzzles *puzzles, struct text *text) {
    uint64_t solved[PUZZLE_DAILY];
    size_t n = 0;
    for (size_t i = 0; i < PUZZLE_DAILY; i++)
        if (puzzles->solved[i]) solved[n++] = i + 1;
    if (n == 0) return;
    text_add(text, n == 1 ? ", puzzle " : ", puzzles ");
    text_add_choice(text, solved, n, " and ");
}

/* How the puzzles of a day went, what comes next, and as the last line what to send to a friend, if
 * none is left and any was solved. */
static void say_day(struct puzzles *puzzles) {
    const struct puzzle_plan *plan = puzzles->plan;
    struct dialogue *room = puzzles->room;
    struct text *out = &room->out, *said = scratch();
    const uint64_t left = PUZZLE_DAILY - puzzles->number + puzzles->is_open;
    text_addf(said, "%" PRIu64 " of %d solved", puzzles->n_solved, PUZZLE_DAILY);
    if (room->terminal.look.plain) add_solved(puzzles, said);
    if (left > 0 && plan->is_today)
        text_addf(said, ". %" PRIu64 " to go: %s", left, plan->command);
    else if (left > 0)
        text_add(said, ". Only today's puzzles are remembered.");
    else if (plan->is_today)
        text_addf(said, ". Five new ones tomorrow; more now: %s", plan->more);
    else
        text_addf(said, ". For more: %s", plan->more);
    dialogue_say(room, "\n%s", said->data);
    if (left > 0 || puzzles->n_solved == 0) return;
    const char *signs = "(# is solved, - is not)";
    if (room->terminal.look.plain) signs = "(a hash is solved, a dash is not)";
    dialogue_say(room, "To send to a friend, without the answers %s:", signs);
    text_add(out, "nimm ");
    date_add(*plan->day, out);
    text_add_char(out, ':');
    for (size_t i = 0; i < PUZZLE_DAILY; i++) text_add(out, puzzles->solved[i] ? " #" : " -");
    text_add_char(out, '\n');
}

/* Goes through those of the day again that were missed, until they are solved or nobody wants to.
 */
static void practice(struct puzzles *puzzles, struct prompt *prompt) {
    struct dialogue *room = puzzles->room;
    size_t n = PUZZLE_DAILY - (size_t)puzzles->n_solved;
    for (size_t i = 0; i < PUZZLE_DAILY; i++) puzzles->missed[i] = !puzzles->solved[i];
    while (n > 0 && !prompt->left) {
        const char *what = n == 1 ? "unsolved one" : scratch_format("%zu unsolved ones", n);
        const char *asked = scratch_format("Try the %s again (Enter, or no)? ", what);
        if (!prompt_ask_enter(prompt, asked, NULL)) return;
        puzzles->is_practice = true;
        puzzles->number = 0;
        prompt_run(prompt);
        size_t left = 0;
        for (size_t i = 0; i < PUZZLE_DAILY; i++) left += puzzles->missed[i];
        dialogue_say(room, "\n%zu of %zu solved this time. Your score stays the same.", n - left,
                     n);
        n = left;
    }
}

static void say_head(struct puzzles *puzzles) {
    struct dialogue *room = puzzles->room;
    const struct date *day = puzzles->plan->day;
    const bool goes_on = puzzles->number > 0 || puzzles->mistakes > 0 || puzzles->has_hint;
    if (day && goes_on) {
        const char *tries = puzzles->mistakes > 0 ? " You have one try left at this one." : "";
        if (puzzles->number < PUZZLE_DAILY) dialogue_say(room, "Today's puzzles go on.%s", tries);
    } else if (day) {
        struct text *date = scratch();
        date_add(*day, date);
        dialogue_say(room,
                     "The five puzzles for %s. Each is harder than the last, and everybody gets "
                     "the same ones.",
                     date->data);
        dialogue_say(room, "Find the winning move. You have two tries at each puzzle. A puzzle "
                           "does not count if you use hint or why.");
    } else {
        dialogue_say(room, "Find the winning move. The second mistake ends the run; a puzzle does "
                           "not count if you use hint or why.");
    }
}

void puzzle_run(struct dialogue *room, const struct puzzle_plan *plan) {
    struct puzzles puzzles = {.room = room, .plan = plan, .random = random_from_seed(plan->seed)};
    struct prompt prompt = {.room = room,
                            .words = words,
                            .answer = "a move",
                            .repeats = "repeat",
                            .advice = "Type hint, skip for the answer, or help.",
                            .user = &puzzles,
                            .next = next,
                            .take = take};
    recall_today(&puzzles);
    say_head(&puzzles);
    const bool is_over = prompt_run(&prompt) && !prompt.left;
    if (plan->day)
        say_day(&puzzles);
    else
        say_solved(&puzzles);
    if (plan->day && is_over && room->terminal.has_person) practice(&puzzles, &prompt);
    text_free(&puzzles.tried);
    quiz_question_free(&puzzles.drawn);
    preview_free(&puzzles.preview);
}

void puzzle_run_alone(struct look look, const struct puzzle_plan *plan) {
    struct dialogue room;
    dialogue_open(&room, look);
    puzzle_run(&room, plan);
    dialogue_close(&room);
}

struct date puzzle_run_today(void) {
    enum { YEAR_0 = 1900 }; /* of struct tm */
    const time_t now = time(NULL);
    struct tm here;
    if (!localtime_r(&now, &here) || here.tm_year < DATE_FIRST_YEAR - YEAR_0 ||
        here.tm_year > DATE_LAST_YEAR - YEAR_0)
        return (struct date){DATE_FIRST_YEAR, 1, 1};
    return (struct date){(uint64_t)here.tm_year + YEAR_0, (uint64_t)here.tm_mon + 1,
                         (uint64_t)here.tm_mday};
}
