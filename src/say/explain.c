/* SPDX-License-Identifier: MIT */
#include "say/explain.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/nim.h"
#include "core/solver.h"
#include "core/text.h"
#include "say/label.h"
#include "say/part.h"
#include "say/powers.h"
#include "say/quiz.h"
#include "say/scratch.h"

/* What is explained, to whom, and where to. */
struct view {
    struct nimm_solver *solver;
    enum explain_form form;
    bool whole;
    const struct question *question;
    const struct solution *solution;
    const struct style *style;
    const char *who;  /* the player to move */
    bool told_winner; /* it has been said who wins */
    struct text *text;
};

static void say(const struct view *view, const char *sentence) {
    text_addf(view->text, TEXT_FOLD "%s\n", sentence);
}

/* --- why somebody wins ----------------------------------------------------------------------- */

/* True if the grid is said, and not drawn: then there are no columns to speak of. */
static bool is_spoken(const struct view *view) {
    return view->style && view->style->plain;
}

/* True if it is for the ear, and not for paper, where a table is easily read. */
static bool is_heard(const struct view *view) {
    return is_spoken(view) && view->style->is_unfolded;
}

/* Returns the first part, from `from` on, that has the same value as this one for the same reason;
 * how many parts there are, if none has. */
static size_t find_like(const struct view *view, size_t i, size_t from) {
    const struct piles *piles = &view->solution->piles;
    struct text *name = scratch(), *reason = scratch(), *other = scratch();
    part_name(view->question, i, name, reason);
    for (; from < piles->n; from++) {
        part_name(view->question, from, name, other);
        if (piles->value[from] == piles->value[i] && strcmp(other->data, reason->data) == 0) break;
    }
    return from;
}

/* How much each row on the board is worth, for whoever does not hear the grid again: "Pins 1 to 3,
 * a row of 3 pins: worth 3.", or, of several that are alike, only what they are. */
static void add_worths(const struct view *view) {
    const struct piles *piles = &view->solution->piles;
    struct text *name = scratch(), *reason = scratch(), *all = scratch();
    const bool joins = part_joins_zeros(view->question, view->solution);
    for (size_t i = 0; i < piles->n; i++) {
        part_name(view->question, i, name, reason);
        if (joins && piles->value[i] == 0) continue;
        if (reason->length == 0 || find_like(view, i, 0) < i) continue;
        if (all->length > 0) text_add_char(all, ' ');
        part_speak_name(name);
        if (find_like(view, i, i + 1) == piles->n)
            text_addf(all, "%s, ", name->data);
        else
            *reason->data = (char)toupper((unsigned char)*reason->data);
        text_addf(all, "%s: worth %" PRIu64 ".", reason->data, piles->value[i]);
    }
    if (all->length > 0) say(view, all->data);
}

/* What makes a game a disguise. Where it is one pile, of which there is no grid, this says how
 * large that is, unless all that can be said of it is the mex, which add_mexes shows. */
static void add_disguise(const struct view *view) {
    const struct question *question = view->question;
    struct text *name = scratch(), *reason = scratch();
    const struct theory *theory = question->game->theory;
    if (!theory->disguise) return;
    if (!view->style->knows_disguise) {
        text_add(view->text, TEXT_FOLD);
        game_add_disguise(question->game, question->position, view->text);
        if (theory->first_values && !is_heard(view))
            text_addf(view->text, " %s", theory->first_values);
        text_add_char(view->text, '\n');
    }
    if (view->solution->piles.n != 1 || theory->is_by_mex) return;
    part_name(question, 0, name, reason);
    text_addf(view->text, TEXT_FOLD "Here it is a Nim pile of %" PRIu64 " (%s).\n",
              view->solution->value, reason->data);
}

/* Begins a line about a part of a sum with what the grid calls it, as a position by itself may look
 * like one of another part. */
static void name_part(const struct view *view, size_t i, struct text *line) {
    struct text *named = scratch(), *name = scratch(), *reason = scratch();
    part_name(view->question, i, name, reason);
    text_addf(named, is_spoken(view) ? "%s. %s" : "%s, %s", name->data, line->data);
    text_clear(line);
    text_add(line, named->data);
}

void explain_sum_in_part(struct nimm_solver *solver, const struct question *question, size_t i,
                         struct text *text) {
    struct text *name = scratch(), *reason = scratch();
    struct piles piles;
    void *alone = memory_take(1, game_largest());
    const struct game *game = question->game->theory->part(question->position, i, alone);
    const struct question part = {.game = game, .position = alone};
    const bool has_piles = solve_piles(solver, game, alone, &piles) == NIMM_OK && piles.n > 1;
    for (size_t k = 0; k < piles.n && has_piles; k++) {
        part_name(&part, k, name, reason);
        text_add_between(text, k, piles.n, " and ");
        text_addf(text, "%s worth %" PRIu64, name->data, piles.value[k]);
    }
    if (has_piles) text_addf(text, "; nim-sum %" PRIu64 ".", nimm_sum(piles.value, piles.n));
    free(alone);
}

/* Says what makes the value of each part of a sum that is several piles by itself: "Part 3 (chop):
 * Rows worth 2 and Columns worth 4; nim-sum 6." */
static void add_sums(const struct view *view) {
    const struct question *question = view->question;
    struct text *line = scratch(), *name = scratch(), *reason = scratch(), *sum = scratch();
    for (size_t i = 0; question->game->is_sum && i < view->solution->piles.n; i++) {
        text_clear(sum);
        explain_sum_in_part(view->solver, question, i, sum);
        if (sum->length == 0) continue;
        part_name(question, i, name, reason);
        text_addf(line, "%s%s: %s", line->length > 0 ? " " : "", name->data, sum->data);
    }
    if (line->length > 0) say(view, line->data);
}

/* What the moves leave in each part, where they make its value: nothing twice, and as many parts as
 * leave the whole on a screen. */
static void add_mexes(const struct view *view) {
    enum { MOST_LINES = 5 };
    const bool plain = view->style->plain, is_sum = view->question->game->is_sum;
    const enum label_form form = plain ? LABEL_WORDS : LABEL_STARS;
    struct text *text = view->text, *line = scratch();
    const size_t n = view->solution->piles.n, from = text->length;
    const size_t room = n < MOST_LINES ? (MOST_LINES - n) * view->style->width : 0;
    solver_hold(view->solver);
    for (size_t i = 0; i < n && (text->length == from || text->length - from < room); i++) {
        text_clear(line);
        if (!is_sum && find_like(view, i, 0) < i) continue;
        if (!label_print_part(view->solver, view->question, i, form, line)) continue;
        if (is_sum) name_part(view, i, line);
        if (text->length == from)
            text_addf(text,
                      TEXT_FOLD "A value%s is the mex of the values that moves leave: the smallest "
                                "number not among them.",
                      plain ? "" : " (after *)");
        text_addf(text, plain ? " %s." : "\n  " TEXT_FOLD "%s", line->data);
    }
    solver_release(view->solver);
    if (text->length > from) text_add_char(text, '\n');
}

/* Which piles can make the nim-sum 0. In Nim they are all that can; where a move may make a part
 * worth more, other parts can, too. */
static void add_method(const struct view *view) {
    const bool is_nim = game_is_nim(view->question->game);
    const char *noun = part_noun(view->question->game);
    struct text *text = view->text;
    if (is_nim)
        text_add(text, "To do that, shrink a pile ");
    else
        text_addf(text, "One way is to change %s %s ", strchr("aeiou", *noun) ? "an" : "a", noun);
    uint64_t highest = view->solution->value;
    while (highest & (highest - 1)) highest &= highest - 1;
    if (view->form == EXPLAIN_GROUPS) {
        text_addf(text, "with a group of %" PRIu64 ", the largest size without a partner", highest);
    } else if (is_spoken(view)) {
        text_add(text, "with one of the ");
        powers_add_name(highest, text);
        text_add(text, " in it");
    } else {
        text_add(text, "that has a 1 in the leftmost odd column");
    }
}

/* True if nobody has to know what a value is. */
static bool is_by_groups_alone(const struct view *view) {
    return view->form == EXPLAIN_GROUPS && game_has_counted_piles(view->question->game);
}

/* The sum that names the pile: for each part with a one in the highest odd column, what it is to
 * become. */
static void add_targets(const struct view *view) {
    const bool spoken = is_spoken(view);
    const size_t most = spoken ? 1 : 4;
    const struct piles *piles = &view->solution->piles;
    const uint64_t sum = view->solution->value;
    const bool is_nim = game_is_nim(view->question->game);
    struct text *text = view->text, *name = scratch(), *reason = scratch();
    const char *worth = is_by_groups_alone(view) ? "a pile of" : "worth";
    const bool tells_xor = view->whole && view->form == EXPLAIN_GRID;
    size_t found = 0;
    add_method(view);
    text_add(text, is_nim ? ": " : ": make ");
    for (size_t i = 0; i < piles->n; i++) {
        const uint64_t value = piles->value[i];
        if (!nim_pile_balances(value, sum) || ++found > most) continue;
        if (found > 1) text_add(text, ", or ");
        part_name(view->question, i, name, reason);
        if (spoken) part_speak_name(name);
        if (is_nim)
            text_addf(text, "pile %zu to ", i + 1);
        else
            text_addf(text, "%c%s %s ", tolower((unsigned char)*name->data), name->data + 1, worth);
        if (tells_xor)
            text_addf(text, "%" PRIu64 " xor %" PRIu64 "%s", value, sum,
                      spoken ? ", which is " : " = ");
        text_add_number(text, value ^ sum);
    }
    if (found == most + 1) text_add(text, "; there is one more way");
    if (found > most + 1) text_addf(text, "; there are %zu more ways", found - most);
    text_add_char(text, '.');
    if (tells_xor) text_add(text, " (Xor is the nim-sum of two numbers.)");
}

/* Which of the first thousand moves let the other player win at once. */
enum unsafe { UNSAFE_NONE, UNSAFE_SOME, UNSAFE_ALL };
static enum unsafe unsafe_moves(const struct question *question) {
    enum { MOST = 1000 };
    const struct game *game = question->game;
    struct moves moves = {0};
    int tried = 0, unsafe = 0;
    while (game->theory->warn && tried < MOST && (unsafe == 0 || unsafe == tried) &&
           game->moves(question->position, question->mover, &moves)) {
        unsafe += game_warn(game, question->position, question->mover, &moves.move, NULL);
        tried++;
    }
    if (unsafe == 0) return UNSAFE_NONE;
    return unsafe < tried ? UNSAFE_SOME : UNSAFE_ALL;
}

/* Adds how the other player answers a move that does not lose at once: `what`, the nim-sum or the
 * value, is made 0 again. */
static void add_answer_to_moves(enum unsafe unsafe, const char *what, struct text *text) {
    const bool all_are_safe = unsafe == UNSAFE_NONE;
    text_addf(text, " After %s the other player can make the %s 0 again",
              all_are_safe ? "any move," : "a safe move", what);
    text_add(text,
             all_are_safe ? "." : ", and after any other move the other player wins at once.");
}

void explain_answer_to_moves(const struct question *question, struct text *text) {
    const enum unsafe unsafe = unsafe_moves(question);
    if (unsafe != UNSAFE_ALL) add_answer_to_moves(unsafe, "nim-sum", text);
}

/* What follows from a nim-sum of 0. */
static void add_balanced(const struct view *view) {
    const enum unsafe unsafe = unsafe_moves(view->question);
    const bool alone = view->solution->piles.n == 1;
    struct text *text = view->text;
    if (unsafe == UNSAFE_ALL) {
        text_addf(text, "Whatever %s plays, the other player can win at once.", view->who);
        return;
    }
    if (alone)
        text_add(text, "This position is worth 0, like an empty pile");
    else if (view->form == EXPLAIN_GROUPS)
        text_add(text, "Balanced, since every group has a partner");
    else if (is_spoken(view))
        text_add(text, "Balanced, since all the groups pair off");
    else
        text_add(text, "Balanced, since every column is even");
    text_addf(text, ": %s has no winning move.", view->who);
    const bool is_misere = view->question->misere; /* there the last moves are other ones */
    if (view->form == EXPLAIN_GROUPS && !is_misere)
        text_add(text, " After any move, the other player can make all groups pair off again.");
    else if (view->form != EXPLAIN_GROUPS && view->whole)
        add_answer_to_moves(unsafe, alone ? "value" : "nim-sum", text);
}

/* Adds "a column is", or "two columns are": each power of two in the nim-sum is one. */
static void add_odd_count(uint64_t sum, const char *what, const char *one, const char *many,
                          struct text *text) {
    static const char *const numbers[] = {"no", "a", "two", "three", "four", "five", "six"};
    const size_t named = sizeof numbers / sizeof *numbers;
    uint64_t groups[64];
    const size_t n = nim_powers(sum, groups);
    if (n < named)
        text_add(text, numbers[n]);
    else
        text_add_number(text, n);
    text_addf(text, " %s%s", what, n == 1 ? one : many);
}

/* What follows from the nim-sum of several piles where it is not 0. */
static void add_unbalanced(const struct view *view) {
    struct text *text = view->text;
    if (view->form == EXPLAIN_GROUPS) {
        text_add(text, "Unbalanced, since ");
        add_odd_count(view->solution->value, "group", " has", "s have", text);
        text_addf(text, " no partner: %s wins by pairing all groups off.", view->who);
    } else if (is_spoken(view)) {
        text_add(text, "Unbalanced, since ");
        powers_add_names(view->solution->value, "the ", text);
        text_addf(text, " do not pair off: %s wins by making them pair off.", view->who);
    } else {
        text_add(text, "Unbalanced, since ");
        add_odd_count(view->solution->value, "column", " is", "s are", text);
        text_addf(text, " odd: %s wins by making every column even.", view->who);
    }
}

/* The groups of the piles, or the grid of several, unless its numbers have been said. */
static void add_picture(const struct view *view, bool is_said) {
    const bool is_drawn = view->form == EXPLAIN_GROUPS && !is_spoken(view);
    if (view->solution->piles.n < 2 && !is_drawn) return;
    if (view->form == EXPLAIN_GROUPS) {
        if (view->whole)
            text_addf(view->text,
                      TEXT_FOLD "Split each pile into groups of 1, 2, 4, 8 and so on. Two groups "
                                "of the same size are partners%s\n",
                      is_said ? "." : ":");
        if (!is_said) powers_groups(view->question, view->solution, view->style, view->text);
        return;
    }
    if (view->whole && is_spoken(view))
        say(view, "The nim-sum has a 1 where an odd number of piles have a 1 in binary.");
    else if (view->whole)
        say(view, "In binary (the nim-sum has a 1 in each column with an odd number of ones):");
    if (!is_said) powers_grid(view->question, view->solution, "", view->style, view->text);
}

/* True if add_conclusion also names the parts that can be changed to win. */
static bool tells_targets(const struct view *view) {
    const struct solution *solution = view->solution;
    return view->whole && solution->has_value && solution->value > 0 && solution->piles.n > 1;
}

/* Why one pile of Nim is won; where piles are written in binary, so is this one. */
static void add_single_pile(const struct view *view) {
    const uint64_t stones = view->solution->value;
    text_addf(view->text, "There is only one pile, so %s wins by taking it all.", view->who);
    if (!view->whole || view->form != EXPLAIN_GRID || stones == 1) return;
    text_add(view->text, " In binary, ");
    powers_sum(stones, view->text);
    text_add(view->text, " is ");
    powers_binary(stones, is_spoken(view), view->text);
    text_add_char(view->text, '.');
}

/* Who wins by the nim-sum, and why. */
static void add_conclusion(const struct view *view) {
    if (view->solution->value == 0)
        add_balanced(view);
    else if (view->solution->piles.n == 1 && game_is_nim(view->question->game))
        add_single_pile(view);
    else if (view->solution->piles.n == 1 && is_by_groups_alone(view))
        text_addf(view->text, "This is a single Nim pile: %s wins by making it 0.", view->who);
    else if (view->solution->piles.n == 1)
        text_addf(view->text,
                  "This position is worth %" PRIu64 ", like a Nim pile of that size: %s wins by "
                  "leaving a position worth 0, from which no move wins.",
                  view->solution->value, view->who);
    else
        add_unbalanced(view);
    if (!tells_targets(view)) return;
    text_add_char(view->text, ' ');
    add_targets(view);
}

void explain_conclusion(const struct question *question, const struct piles *piles, const char *who,
                        bool plain, struct text *text) {
    const struct style style = {.plain = plain};
    const struct solution solution = {.piles = *piles, .value = nimm_sum(piles->value, piles->n)};
    const struct view view = {
        .question = question, .solution = &solution, .style = &style, .who = who, .text = text};
    add_conclusion(&view);
}

void explain_way(struct nimm_solver *solver, const struct question *question,
                 enum explain_form form, bool whole, const struct style *style, struct text *text) {
    struct solution solution = {.has_value = true};
    struct piles *piles = &solution.piles;
    const struct view view = {
        .question = question, .form = form, .solution = &solution, .style = style, .text = text};
    if (question->misere ||
        solve_piles(solver, question->game, question->position, piles) != NIMM_OK || piles->n < 2)
        return;
    solution.value = nimm_sum(piles->value, piles->n);
    if (solution.value == 0) return;
    if (!whole) {
        add_method(&view);
        text_add_char(text, '.');
    } else if (game_is_nim(question->game)) {
        powers_way(piles, form == EXPLAIN_GRID && !is_spoken(&view), text);
    } else {
        add_targets(&view);
    }
}

const char *explain_equal_parts(const struct game *game) {
    const char *part = part_noun(game), *equal_in = game->theory->equal_in;
    return equal_in ? scratch_format("%ss with %s", part, equal_in)
                    : scratch_format("equal %ss", part);
}

/* True if the position has no more than these parts in play. In Nim a part without a move is an
 * empty pile, which nobody counts. */
static bool is_all(struct nimm_solver *solver, const struct question *question, size_t in_play) {
    struct piles piles;
    return game_is_nim(question->game) ||
           (solve_piles(solver, question->game, question->position, &piles) == NIMM_OK &&
            piles.n == in_play);
}

bool explain_copying(struct nimm_solver *solver, const struct question *question,
                     const struct move *move, struct text *text) {
    const struct question left = scratch_after(question, move);
    const char *equal = explain_equal_parts(question->game);
    const size_t n = solve_paired_parts(solver, &left);
    if (n == 0) return false;
    if (n == 2 && is_all(solver, &left, n))
        text_addf(text, " Then two %s are left: copy each move in the other one.", equal);
    else if (n == 2)
        text_addf(text, " Then two %s stay in play: copy each move in the other one.", equal);
    else
        text_addf(text, " Then only pairs of %s are in play: copy each move in its twin.", equal);
    return true;
}

/* Adds how a player wins by copying. A way that starts in a part with a one in the highest odd
 * column of `told` is the one that add_targets has named; told is 0 where it has named none.
 * Returns false if copying does not win. */
static bool add_copying(struct nimm_solver *solver, const struct question *question,
                        const struct piles *told, struct text *text) {
    const struct game *game = question->game;
    const char *part = part_noun(game);
    const size_t n = solve_paired_parts(solver, question);
    const bool is_paired = n > 0;
    struct move move;
    if (n == 2) {
        text_addf(text,
                  "Only two %s are in play: the other player wins by copying each move in the "
                  "other %s.",
                  explain_equal_parts(game), part);
    } else if (is_paired) {
        text_addf(text,
                  "Only pairs of %s are in play: the other player wins by copying each move in "
                  "its twin.",
                  explain_equal_parts(game));
    } else if (solve_copying(solver, question, &move)) {
        const size_t changed = solve_changed_pile(question, &move);
        const bool is_another =
            told && changed < told->n &&
            !nim_pile_balances(told->value[changed], nimm_sum(told->value, told->n));
        text_add(text, is_another ? "Another way: " : "Copying wins: ");
        game->say_move(question->position, &move, text);
        text_add_char(text, '.');
        return explain_copying(solver, question, &move, text);
    }
    return is_paired;
}

/* Adds how a player wins by copying, or else the rule of the game. */
static enum explain_way add_simple_way(struct nimm_solver *solver, const struct question *question,
                                       const struct piles *told, struct text *text) {
    const struct theory *theory = question->game->theory;
    const size_t before = text->length;
    if (add_copying(solver, question, told, text)) return EXPLAIN_COPYING;
    if (theory->add_way && !question->misere) theory->add_way(question->position, text);
    return text->length > before ? EXPLAIN_RULE : EXPLAIN_NO_WAY;
}

/* Adds how a player wins by copying, or else the rule of the game, or else its theorem. */
static void add_strategy(struct nimm_solver *solver, const struct question *question,
                         const struct piles *told, struct text *text) {
    const struct theory *theory = question->game->theory;
    if (add_simple_way(solver, question, told, text) != EXPLAIN_NO_WAY) return;
    if (!theory->theorem || question->misere) return;
    const char *theorem = theory->theorem(question->position);
    if (theorem) text_add(text, theorem);
}

void explain_strategy(struct nimm_solver *solver, const struct question *question,
                      struct text *text) {
    add_strategy(solver, question, NULL, text);
}

enum explain_way explain_simple_way(struct nimm_solver *solver, const struct question *question,
                                    struct text *text) {
    return add_simple_way(solver, question, NULL, text);
}

/* What misere Nim is won by, for this position: by how many piles are larger than 1. */
static void add_misere_nim(const struct view *view) {
    struct piles *piles = &(struct piles){0};
    const struct question *question = view->question;
    struct text *text = view->text;
    if (solve_piles(view->solver, question->game, question->position, piles) != NIMM_OK) return;
    size_t ones;
    const size_t large = nim_count_large(piles->value, piles->n, &ones);
    text_add(text, TEXT_FOLD);
    if (large == 0) {
        const bool wins = ones % 2 == 0;
        text_addf(text, "%zu pile%s of 1, an %s number: ", ones, ones == 1 ? "" : "s",
                  wins ? "even" : "odd");
        text_addf(text, wins ? "%s wins.\n" : "%s loses.\n", view->who);
    } else if (large == 1) {
        text_addf(text,
                  "Only one pile is larger than 1: %s wins by leaving an odd number of piles of 1."
                  "\n",
                  view->who);
    } else {
        const struct solution solution = {
            .piles = *piles, .has_value = true, .value = nimm_sum(piles->value, piles->n)};
        struct view alike = *view;
        alike.whole = false;
        alike.solution = &solution;
        text_add(text,
                 "While at least two piles are larger than 1, misere play is like normal play. "
                 "When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of "
                 "1. Then the other player has to take the last stone.\n");
        add_picture(&alike, false);
        text_add(text, TEXT_FOLD);
        add_conclusion(&alike);
        text_add_char(text, '\n');
    }
}

/* Says which move decides the game, where one does: "A-D completes the triangle A D F." */
static void add_win_at_once(const struct view *view) {
    const struct question *question = view->question;
    const struct game *game = question->game;
    struct advice advice;
    struct text *said = scratch();
    if (!game->decided || solve_advice(view->solver, question, &advice) != NIMM_OK) return;
    const struct question left = scratch_after(question, &advice.move);
    if (!game->decided(left.position) || !game->say_decided) return;
    game->say_move(question->position, &advice.move, said);
    text_addf(view->text, "%s %s", said->data + strcspn(said->data, " ") + 1, game->ending);
    game->say_decided(left.position, view->text);
    text_add(view->text, ". ");
}

/* Says how the outcomes of what the moves leave decide who wins, where no value does. */
static void add_outcomes(const struct view *view) {
    enum { MOST = 4 };
    struct label label = {0};
    struct text *line = scratch(), *meaning = scratch();
    const struct game *game = view->question->game;
    const bool is_known = label_position(view->solver, view->question, &label);
    /* What stands on the board as rows of pins is written here as numbers. */
    bool is_clear = view->told_winner || !game->print_state || is_spoken(view);
    if (!is_clear) is_clear = quiz_add_meaning(game, view->question->position, meaning);
    for (size_t i = 0; i < label.n && !is_clear; i++)
        is_clear = quiz_add_meaning(game, label.after + i * game->size, meaning);
    if (is_known && is_spoken(view))
        label_print_outcome(&label, line);
    else if (is_known)
        label_print(&label, MOST, LABEL_STARS, line);
    label_free(&label);
    if (!is_known) return;
    text_add_char(line, '.');
    if (meaning->length > 0) text_add(meaning, ". ");
    if (!view->told_winner)
        text_addf(line, " (%sN: the player to move wins; P: the other player wins%s.)",
                  text_string(meaning), game->cyclic ? "; D: a draw" : "");
    say(view, line->data);
}

/* Where there is no grid: who wins, and how that is known. */
static void add_without_grid(const struct view *view) {
    const struct question *question = view->question;
    const struct solution *solution = view->solution;
    const struct game *game = question->game;
    const bool is_misere_nim = question->misere && game_is_nim(game);
    const bool tells_rule = question->misere && game->theory->misere_rule;
    if (tells_rule && (view->whole || !is_misere_nim)) {
        text_addf(view->text, TEXT_FOLD "Misere: whoever makes the last move loses. %s",
                  game->theory->misere_rule);
        if (game->theory->misere_proof) text_addf(view->text, " %s", game->theory->misere_proof);
        text_add_char(view->text, '\n');
    }
    if (is_misere_nim) {
        add_misere_nim(view);
        return;
    }
    if (question->misere && !tells_rule && solution->status == NIMM_OK)
        say(view, "Nim-sums can fail in misere play, so nimm tried every line of play to find "
                  "the winner.");
    else if (!tells_rule && solution->value_status == NIMM_TOO_LARGE && solution->status == NIMM_OK)
        say(view, "The winner is known, but finding the value is too large a search.");
    else if (!tells_rule && game_no_value(game) && solution->value_status == NIMM_NO_ANSWER) {
        text_add(view->text, TEXT_FOLD);
        add_win_at_once(view);
        text_addf(view->text, "%s\n", game_no_value(game));
    }
    if (solution->status != NIMM_OK)
        say(view, "This position is too large to search: nimm cannot tell who wins.");
    else if (solution->outcome == OUTCOME_D && !view->told_winner)
        say(view, "With good play nobody wins: a draw.");
    else if (!view->told_winner)
        text_addf(view->text,
                  solution->outcome == OUTCOME_N ? TEXT_FOLD "Here %s can win.\n"
                                                 : TEXT_FOLD "Here %s has no winning move.\n",
                  view->who);
    if (view->whole && solution->status == NIMM_OK && solution->value_status == NIMM_NO_ANSWER &&
        (question->misere || !game->decided))
        add_outcomes(view);
}

void explain_lost(const struct question *question, const struct style *style, bool whole,
                  struct text *text) {
    struct style marked = *style;
    if (!question->game->marks_lost || question->misere) return;
    marked.lost = true;
    text_add_char(text, '\n');
    canvas_draw_text(question->game, question->position, &marked, text);
    if (whole && !style->plain)
        text_add(text, TEXT_FOLD "The goal is the first P. Cross out every square that can reach "
                                 "a P; the nearest squares left are P, too, and so on. Whoever has "
                                 "to move from a P loses against good play.\n");
}

/* True if the position is one row or pile, whose moves are easily listed. */
static bool is_pile_alone(const struct view *view) {
    return view->question->game->reads_one_pile && view->solution->piles.n == 1;
}

void explain_position(struct nimm_solver *solver, const struct question *question,
                      const struct solution *solution, enum explain_form form, bool whole,
                      const struct style *style, const char *who, struct text *text) {
    const struct view view = {.solver = solver,
                              .form = form,
                              .whole = whole,
                              .question = question,
                              .solution = solution,
                              .style = style,
                              .who = who ? who : "the player to move",
                              .told_winner = !who,
                              .text = text};
    struct text *strategy = scratch(), *name = scratch(), *reason = scratch();
    if (game_is_over(question->game, question->position, question->mover)) {
        say(&view, question->misere ? "No move is left: whoever made the last move has lost."
                                    : "No move is left: whoever made the last move has won.");
        const bool is_part = solution->has_value && solution->piles.n == 1;
        if (!is_part || question->game->theory->is_by_mex) return;
        part_name(question, 0, name, reason);
        if (reason->length > 0) text_addf(text, TEXT_FOLD "%s: %s.\n", name->data, reason->data);
        return;
    }
    const bool is_said = whole && style->plain && style->is_brief;
    if (whole || !solution->has_value || solution->value == 0)
        add_strategy(solver, question, tells_targets(&view) ? &solution->piles : NULL, strategy);
    else if (question->game->theory->add_way)
        question->game->theory->add_way(question->position, strategy);
    if (!solution->has_value) {
        add_without_grid(&view);
        if (strategy->length > 0) say(&view, strategy->data);
        return;
    }
    if (whole) {
        add_disguise(&view);
        add_mexes(&view);
        add_sums(&view);
    }
    if (is_said && solution->piles.n > 1 && !question->game->is_sum) add_worths(&view);
    add_picture(&view, is_said);
    text_add(text, TEXT_FOLD);
    add_conclusion(&view);
    text_add_char(text, '\n');
    if (!whole && is_pile_alone(&view)) add_mexes(&view);
    if (strategy->length > 0) say(&view, strategy->data);
    if (!is_said) explain_lost(question, style, true, text);
}

/* --- advice ---------------------------------------------------------------------------------- */

/* "to balance the piles", or "to win". */
static void add_gain(const struct question *question, const struct move *move, struct text *text) {
    const struct game *game = question->game;
    const struct question left = scratch_after(question, move);
    const bool balances =
        game_is_nim(game) && !question->misere && !game_is_over(game, left.position, left.mover);
    text_add(text, balances ? "to balance the piles" : "to win");
}

void explain_advice(const struct question *question, const struct advice *advice,
                    struct text *text) {
    const struct game *game = question->game;
    struct text *warning = scratch();
    game->say_move(question->position, &advice->move, text);
    if (game_warn(game, question->position, question->mover, &advice->move, warning))
        text_addf(text, " (but %s)", warning->data);
    switch (advice->kind) {
    case ADVICE_WINNING:
        text_add_char(text, ' ');
        add_gain(question, &advice->move, text);
        break;
    case ADVICE_DRAWING:
        text_add(text, " to hold the draw; no move wins");
        break;
    case ADVICE_RESISTING:
        text_add(text, game_count_moves(game, question->position, question->mover, 2) == 1
                           ? ", the only move"
                           : "; any move loses against good play");
        break;
    case ADVICE_GUESS:
        text_add(text, " (a guess: this is too large to search)");
        break;
    }
}

void explain_move(const struct question *question, const struct move *move, bool in_words,
                  struct text *text) {
    const struct game *game = question->game;
    game->say_move(question->position, move, text);
    if (game->board_is_picture || (game->is_sum && !in_words))
        return; /* the whole of it is long, and the move says where it leads */
    if (!in_words || game->say || !game->print_state) {
        text_add(text, in_words ? ", which leaves " : " -> ");
        game_print(game, scratch_after(question, move).position, in_words, text);
    }
}

/* Adds " Then the parts are worth 1 and 2", or, where several are worth 0, " Then 2 parts are worth
 * 1 and 2, the others 0". */
static void add_worth(const struct game *game, const struct piles *piles, struct text *text) {
    const char *part = part_noun(game), *worth = game_is_nim(game) ? "" : "worth ";
    struct piles large = {0};
    for (size_t i = 0; i < piles->n; i++)
        if (piles->value[i] > 0) large.value[large.n++] = piles->value[i];
    const bool joins = !game_is_nim(game) && large.n > 0 && piles->n - large.n > 1;
    const struct piles *named = joins ? &large : piles;
    if (piles->n == 1)
        text_addf(text, " Then the %s is %s", game->prints_stones ? "pile" : "position", worth);
    else if (named->n == 1)
        text_addf(text, " Then one %s is %s", part, worth);
    else if (joins)
        text_addf(text, " Then %zu %ss are %s", large.n, part, worth);
    else
        text_addf(text, " Then the %ss are %s", part, worth);
    text_add_choice(text, named->value, named->n, " and ");
    if (joins) text_add(text, ", the others 0");
}

/* Adds why these piles of misere Nim are good ones to leave, if they are. */
static void add_misere_result(const struct piles *left, struct text *text) {
    size_t ones;
    const size_t large = nim_count_large(left->value, left->n, &ones);
    if (large == 0 && ones == 1)
        text_add(text, " That leaves the last stone for the other player.");
    else if (large == 0 && ones % 2 == 1)
        text_addf(text, " That leaves %zu piles of 1, an odd number.", ones);
    else if (large > 1 && nimm_sum(left->value, left->n) == 0)
        text_add(text, " That balances the piles: while at least two are larger than 1, it wins "
                       "as in normal play.");
}

void explain_result(struct nimm_solver *solver, const struct question *question,
                    const struct move *move, enum explain_form form, struct text *text) {
    const struct game *game = question->game;
    const struct question left = scratch_after(question, move);
    const void *after = left.position;
    struct piles piles;
    if (question->misere && game_is_nim(game)) {
        if (solve_piles(solver, game, after, &piles) == NIMM_OK) add_misere_result(&piles, text);
        return;
    }
    if (question->misere || (game->decided && game->decided(after))) return;
    const bool is_last = game_is_over(game, after, left.mover);
    const char *ending = game->ending ? game->ending : game->goal;
    if (is_last && !game->decided) text_addf(text, " That %s.", ending);
    if (is_last || solve_piles(solver, game, after, &piles) != NIMM_OK || piles.n == 0) return;
    add_worth(game, &piles, text);
    const uint64_t sum = nimm_sum(piles.value, piles.n);
    uint64_t groups = 0;
    for (size_t i = 0; i < piles.n; i++) groups |= piles.value[i];
    if (piles.n > 1 && form == EXPLAIN_GRID)
        text_addf(text, ": nim-sum %" PRIu64, sum);
    else if (piles.n > 1 && sum > 0)
        text_add(text, ": not every group has a partner");
    else if (piles.n > 1 && groups > 0)
        text_add(text, ": every group has a partner");
    else if (piles.n == 1 && sum == 0 && !game->prints_stones)
        text_add(text, ", from which no move wins");
    text_add_char(text, '.');
}

void explain_choice(const struct question *question, const struct choice *choice,
                    struct text *text) {
    const struct advice *advice = &choice->advice;
    if (choice->by_chance) {
        text_add(text, "(Just a random move: that is my level.)");
        return;
    }
    text_add(text, "(Why: ");
    switch (advice->kind) {
    case ADVICE_WINNING:
        add_gain(question, &advice->move, text);
        break;
    case ADVICE_DRAWING:
        text_add(text, "no move wins, but this holds the draw");
        break;
    case ADVICE_RESISTING:
        text_add(text, "any move loses against good play");
        break;
    case ADVICE_GUESS:
        text_add(text, "this is too large to search, so I guessed");
        break;
    }
    text_add(text, ".)");
}

void explain_stalling(struct nimm_solver *solver, const struct question *question,
                      const struct move *move, struct text *text) {
    const struct game *game = question->game;
    enum outcome outcome;
    if (!game->partisan || !game->theory->advances ||
        game->theory->advances(solver, question->position, question->mover, question->misere, move))
        return;
    enum nimm_status status = solve_outcome(solver, question, &outcome);
    if (status != NIMM_OK || outcome != OUTCOME_P) return;
    text_add(text,
             "(That gains nothing: the other player undoes it, and this cannot go on forever.)");
}
