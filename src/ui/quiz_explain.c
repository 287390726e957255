/* SPDX-License-Identifier: MIT */
#include "ui/quiz_explain.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/solver.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/label.h"
#include "say/moves.h"
#include "say/part.h"
#include "say/powers.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "say/term.h"

/* Words of the theory, and what they mean: said before the first question that has one of them. The
 * numbers in them are not asked for. What has no word is in parentheses. */
static const struct {
    const char *word, *meaning;
} terms[] = {
    {"group", powers_what_groups_are},
    {"balance", "A position is balanced if its groups of 1, 2, 4, 8 and so on all pair off. Then "
                "the player to move loses: any move breaks a pair, and the other player makes all "
                "groups pair off again, and in the end takes the last stone."},
    {"binary", term_binary},
    {"nim-sum",
     "To find the nim-sum, add the numbers in binary without carrying: it has a 1 in each column "
     "with an odd number of ones. 9 and 12 are 1001 and 1100, so their nim-sum is 0101, which is "
     "5."},
    {"(pairs)",
     "The nim-sum of 9 and 12 in groups: the eights pair off, leaving 4 and 1. It is 0 if "
     "all groups pair off."},
    {"mex", term_mex},
    {"value", term_value},
    {"(+)", "The value of several parts together is the nim-sum of their values."},
    {"label", "A position's label is its value: the mex of the labels its moves lead to, that is, "
              "the smallest of 0, 1, 2, 3 and so on that is not among them."},
    {"(N)", term_outcomes},
};

/* What else is told once. */
enum {
    TERMS = sizeof terms / sizeof *terms,
    WHOLE = TERMS, /* why the player to move wins, at length */
    LOST,          /* how the lost squares of a board are found */
    GROUPS_AGAIN,  /* what groups are, for the second time */
    PROOF,         /* why the rule of misere play wins */
};

/* True if the fact has been told; from now on it has. */
static bool is_told(struct quiz_explain *explain, unsigned fact) {
    const bool was_told = explain->facts >> fact & 1;
    explain->facts |= 1U << fact;
    return was_told;
}

/* The same about a game, with one of the sets of games. */
static bool is_told_of(uint64_t *games, const struct game *game) {
    const uint64_t bit = UINT64_C(1) << game_index(game);
    const bool was_told = *games & bit;
    *games |= bit;
    return was_told;
}

/* --- before the answer ----------------------------------------------------------------------- */

void quiz_explain_rules(struct quiz_explain *explain) {
    struct question asked = quiz_position_question(explain->question);
    asked.position = quiz_board(explain->question);
    if (asked.game) dialogue_tell_rules(explain->room, &asked, &explain->rules[asked.misere]);
}

static void tell_terms(struct quiz_explain *explain, const char *sentence) {
    for (unsigned i = 0; i < TERMS; i++)
        if (strstr(sentence, terms[i].word) && !is_told(explain, i))
            dialogue_say(explain->room, "(%s)", terms[i].meaning);
}

/* True if it has been told what groups are, which is the first of the terms. */
static bool knows_groups(const struct quiz_explain *explain) {
    return explain->facts & 1;
}

/* "(4,1 means a row of 4 and a row of 1.)", the first time for its game. */
static void tell_notation(struct quiz_explain *explain, const char *meaning) {
    const bool is_plain = explain->room->terminal.look.plain;
    if (is_plain || *meaning == '\0') return;
    if (!is_told_of(&explain->notations, explain->question->game))
        dialogue_say(explain->room, "(%s.)", meaning);
}

static bool has_several_piles(struct dialogue *room, const struct question *asked) {
    struct piles piles;
    return solve_piles(room->solver, asked->game, asked->position, &piles) == NIMM_OK &&
           piles.n > 1;
}

void quiz_explain_words(struct quiz_explain *explain, const char *sentence) {
    const struct quiz_question *question = explain->question;
    const struct question asked = quiz_position_question(question);
    struct text *meaning = scratch();
    if (question->topic == QUIZ_VALUE && has_several_piles(explain->room, &asked))
        sentence = scratch_format("nim-sum, (+), %s", sentence);
    if (strstr(sentence, "nim-sum") && knows_groups(explain))
        sentence = scratch_format("%s (pairs)", sentence);
    /* Whoever has missed groups is told again what they are. */
    const bool has_missed_groups = question->again && question->topic == QUIZ_GROUPS;
    if (has_missed_groups && !is_told(explain, GROUPS_AGAIN)) explain->facts &= ~1U;
    tell_terms(explain, sentence);
    if (!quiz_tells_values(question)) return;
    quiz_add_notation(question, meaning);
    tell_notation(explain, text_string(meaning));
}

void quiz_explain_forget_words(struct quiz_explain *explain) {
    explain->facts &= ~((1U << TERMS) - 1);
    explain->notations = 0;
}

void quiz_explain_arcs(struct quiz_explain *explain) {
    const struct quiz_question *question = explain->question;
    const struct graph *graph = &question->graph;
    struct label label;
    struct text *text = scratch();
    label_read(graph, graph->order[question->hidden], true, &label);
    text_add(text, label.n > 0 ? "From " : "No arc leaves ");
    graph_say_state(label.game, label.position, true, text);
    if (label.n > 0) text_add(text, " you can go to ");
    for (size_t i = 0; i < label.n; i++) {
        text_add_between(text, i, label.n, " or ");
        graph_say_state(label.game, label.after + i * label.game->size, true, text);
    }
    dialogue_say(explain->room, "%s.", text->data);
    label_free(&label);
}

/* --- why a position is won or lost ----------------------------------------------------------- */

/* Why the game is Nim, the first time. */
static void tell_disguise(struct quiz_explain *explain, const struct question *asked) {
    const struct game *game = asked->game;
    struct text *disguise = scratch();
    if (!game->theory->disguise || is_told_of(&explain->disguises, game)) return;
    game_add_disguise(game, asked->position, disguise);
    dialogue_say(explain->room, "%s", disguise->data);
}

/* Tells who wins by copying, or by a rule; where the Nim piles can be counted, with why they are
 * Nim piles. Copying names the move that wins. */
static enum explain_way show_simple_way(struct quiz_explain *explain,
                                        const struct question *asked) {
    struct text *way = scratch();
    const enum explain_way kind = explain_simple_way(explain->room->solver, asked, way);
    if (kind == EXPLAIN_NO_WAY) return kind;
    if (game_has_counted_piles(asked->game)) tell_disguise(explain, asked);
    dialogue_say(explain->room, "%s", way->data);
    return kind;
}

/* Shows the board with its lost squares. Returns false if the game has none, or for the ear. */
static bool show_lost(struct quiz_explain *explain, const struct question *asked) {
    struct dialogue *room = explain->room;
    const struct style style = terminal_style(&room->terminal);
    const struct quiz_question *question = explain->question;
    const bool is_lost = question->topic == QUIZ_WINNER && !question->yes;
    if (!asked->game->marks_lost || style.plain) return false;
    tell_terms(explain, "(N)");
    explain_lost(asked, &style, !is_told(explain, LOST), &room->out);
    if (is_lost) dialogue_say(room, "This square is itself a P.");
    return true;
}

/* Adds " (to f)": the P that a move from this N leads to, or all that the moves from this P lead
 * to. */
static void add_led_to(const struct graph *graph, uint32_t node, bool in_words, struct text *line) {
    const struct graph_node *from = &graph->nodes[node];
    const size_t n = from[1].first_arc - from->first_arc;
    size_t added = 0;
    for (size_t i = 0; i < n; i++) {
        const uint32_t to = graph->arcs[from->first_arc + i].to;
        const bool is_reason =
            from->outcome == OUTCOME_P || (added == 0 && graph->nodes[to].outcome == OUTCOME_P);
        if (!is_reason) continue;
        text_add(line, added == 0 ? " (to " : " and ");
        graph_say_state(graph->game, graph_position(graph, to), in_words, line);
        added++;
    }
    if (added > 0) text_add_char(line, ')');
}

/* Tells N or P of every position that can come up, where there are few, and why: "f P, e N (to f),
 * d P (to e)". */
static void tell_outcomes(struct quiz_explain *explain, const struct question *asked) {
    enum { FEW = 12 };
    struct dialogue *room = explain->room;
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    struct graph graph;
    struct text *line = scratch();
    const bool is_small = label_small_graph(room->solver, asked, FEW, &graph);
    for (uint32_t i = 0; i < graph.n_nodes && is_small; i++) {
        const uint32_t node = graph.order[i];
        text_add(line, i > 0 ? ", " : "");
        graph_say_state(asked->game, graph_position(&graph, node), in_words, line);
        text_addf(line, " %c", (char)graph.nodes[node].outcome);
        add_led_to(&graph, node, in_words, line);
    }
    if (is_small) dialogue_say(room, "From the end back: %s.", line->data);
    graph_free(&graph);
}

/* The number of the first option that is P, or label->n where the position is itself P. */
static size_t find_lost(const struct label *label) {
    size_t i = 0;
    if (label->outcome == OUTCOME_P) return label->n;
    while (i < label->n && label->options[i].outcome != OUTCOME_P) i++;
    return i;
}

/* Tells why a position is lost, or a winning move and why the one is that it leaves: each move from
 * it has a reply that ends the game or leaves equal parts, in which every move can be copied.
 * Returns false if not. */
static bool tell_replies(struct quiz_explain *explain, const struct question *asked) {
    struct dialogue *room = explain->room;
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    struct label here, lost = {0};
    struct moves_replies replies = {.list = scratch()};
    struct text *said = scratch(), *meaning = scratch();
    /* Of a picture all positions are told, from the end back. */
    if (asked->game->board_is_picture) return false;
    if (!label_position(room->solver, asked, &here)) return false;
    const size_t winning = find_lost(&here);
    struct question from = {.game = asked->game, .position = here.position};
    if (winning < here.n) {
        from.position = here.after + winning * asked->game->size;
        text_add(said, "A winning move: ");
        asked->game->say_move(asked->position, &here.options[winning].move, said);
        text_add(said, ". That leaves ");
        graph_say_state(asked->game, from.position, in_words, said);
        text_add(said, ", which");
    } else {
        graph_say_subject(asked->game, from.position, in_words, said);
    }
    const bool tells = label_position(room->solver, &from, &lost) && lost.outcome == OUTCOME_P &&
                       moves_find_replies(room->solver, &lost, in_words, &replies);
    text_add(said, " is P: every move has a reply that ");
    if (replies.has_end) text_add(said, "makes the last move");
    if (replies.has_end && replies.has_equal) text_add(said, " or ");
    if (replies.has_equal)
        text_addf(said, "leaves %s for copying", explain_equal_parts(asked->game));
    if (tells) {
        tell_terms(explain, "(N)");
        quiz_add_meaning(asked->game, from.position, meaning);
        tell_notation(explain, text_string(meaning));
        dialogue_say(room, "%s:", said->data);
        text_add(&room->out, text_string(replies.list));
    }
    label_free(&here);
    label_free(&lost);
    return tells;
}

/* Tells the replies to some moves of a lost position, where nobody could check those that all of
 * them leave. Returns false if not. */
static bool tell_some_replies(struct quiz_explain *explain, const struct question *asked) {
    enum { FEW_MOVES = 4, FEW_POSITIONS = 12 };
    struct dialogue *room = explain->room;
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    struct graph graph;
    const bool is_small = label_small_graph(room->solver, asked, FEW_POSITIONS, &graph);
    graph_free(&graph);
    if (is_small || asked->game->board_is_picture) return false;
    if (game_count_moves(asked->game, asked->position, PLAYER_1, FEW_MOVES + 1) <= FEW_MOVES)
        return false;
    const bool is_winner = explain->question->topic == QUIZ_WINNER;
    return moves_show_some_replies(room->solver, asked, is_winner, in_words, &room->out);
}

/* Tells who wins by a theorem of the game or by what the moves leave, N or P. Returns false if it
 * cannot; *names_move becomes true if there is nothing more to say of a move that wins. */
static bool show_outcomes(struct quiz_explain *explain, const struct question *asked,
                          bool *names_move) {
    struct dialogue *room = explain->room;
    const struct theory *theory = asked->game->theory;
    const bool is_move = explain->question->topic == QUIZ_MOVE;
    const char *theorem = theory->theorem && !is_move ? theory->theorem(asked->position) : NULL;
    if (theorem) {
        dialogue_say(room, "%s", theorem);
        *names_move = tell_some_replies(explain, asked);
        return true;
    }
    if (asked->game->partisan) return false;
    if (show_lost(explain, asked)) return true;
    *names_move = tell_replies(explain, asked) || tell_some_replies(explain, asked);
    if (*names_move) return true;
    tell_terms(explain, "(N)");
    if (!moves_show_label(room->solver, asked, false, dialogue_form(room), &room->out))
        return false;
    tell_outcomes(explain, asked);
    return true;
}

/* True if the Nim piles can be counted, without any search for their values: on the board or, where
 * 1 to K stones may be taken, as remainders; in a sum, those of every part. */
static bool has_counted_piles(struct nimm_solver *solver, const struct question *asked) {
    const struct game *game = asked->game;
    struct piles piles;
    if (!game->theory->piles || solve_piles(solver, game, asked->position, &piles) != NIMM_OK)
        return false;
    void *alone = memory_take(1, game_largest());
    bool is_counted = true;
    for (size_t i = 0; i < piles.n; i++)
        is_counted = is_counted && !game_part(game, asked->position, i, alone);
    free(alone);
    return is_counted;
}

/* Tells that two of three parts cancel, if they are equal and only a search finds values. */
static void tell_cancelling(struct quiz_explain *explain, const struct question *asked) {
    enum { PARTS = 3 };
    struct text *parts[PARTS] = {scratch(), scratch(), scratch()};
    struct piles piles;
    if (has_counted_piles(explain->room->solver, asked) ||
        solve_piles(explain->room->solver, asked->game, asked->position, &piles) != NIMM_OK ||
        piles.n != PARTS)
        return;
    for (size_t i = 0; i < PARTS; i++)
        asked->game->theory->describe(asked->position, i, scratch(), parts[i]);
    for (size_t i = 0; i < PARTS; i++) {
        const char *one = text_string(parts[(i + 1) % PARTS]);
        const char *other = text_string(parts[(i + 2) % PARTS]);
        if (strcmp(one, other) != 0) continue;
        dialogue_say(explain->room, "Two equal %ss cancel: that leaves %s.", part_noun(asked->game),
                     text_string(parts[i]));
        return;
    }
}

/* How it is explained who wins, where neither copying nor a rule tells. */
enum way {
    BY_WORKING,  /* the words of the working say it all */
    BY_OUTCOMES, /* N and P, or a theorem; groups where they are too many */
    BY_GROUPS,
    BY_VALUES,
};

static enum way choose_way(struct quiz_explain *explain, const struct question *asked) {
    const enum quiz_topic topic = explain->question->topic;
    const struct game *game = asked->game;
    if (topic == QUIZ_BALANCE) return BY_GROUPS;
    if (topic != QUIZ_WINNER && topic != QUIZ_MOVE) return BY_WORKING;
    if (asked->misere) return topic == QUIZ_MOVE ? BY_VALUES : BY_WORKING;
    if (game_is_nim(game)) return BY_GROUPS;
    /* Who wins is seen sooner from N and P than from values that only a search finds. */
    if (explain->knows_values && !game->theory->is_by_mex) return BY_VALUES;
    if (!has_counted_piles(explain->room->solver, asked)) return BY_OUTCOMES;
    const bool is_one_pile = !has_several_piles(explain->room, asked);
    return topic == QUIZ_WINNER && is_one_pile ? BY_WORKING : BY_GROUPS;
}

/* Explains by groups, or by values, who wins; the first time in a game that is not plainly Nim with
 * all that it takes. Returns true if it names a move that wins. */
static bool show_piles(struct quiz_explain *explain, const struct question *asked, enum way way) {
    struct dialogue *room = explain->room;
    const struct quiz_question *question = explain->question;
    const bool by_groups = way != BY_VALUES, is_nim = game_is_nim(asked->game);
    const enum explain_form form = by_groups ? EXPLAIN_GROUPS : dialogue_usual_form(room);
    const bool is_counted = has_counted_piles(room->solver, asked);
    const bool tells_whole = !is_nim && !asked->misere && (is_counted || !by_groups);
    /* What its parts are worth is new in each sum. */
    const bool is_new = !is_told(explain, WHOLE) || asked->game->is_sum;
    const bool is_whole = tells_whole && is_new;
    struct solution solution;
    struct text *how = scratch();
    const bool is_won =
        question->topic == QUIZ_MOVE || question->yes == (question->topic != QUIZ_BALANCE);
    if (by_groups) tell_terms(explain, "group");
    struct style style = terminal_style(&room->terminal);
    if (is_whole)
        style.knows_disguise = is_told_of(&explain->disguises, asked->game);
    else if (is_counted)
        tell_disguise(explain, asked);
    tell_cancelling(explain, asked);
    solver_hold(room->solver);
    solve_position(room->solver, asked, &solution);
    explain_position(room->solver, asked, &solution, form, is_whole, &style, "the player to move",
                     &room->out);
    if (is_won && !is_whole) explain_way(room->solver, asked, form, true, &style, how);
    solver_release(room->solver);
    if (how->length > 0) dialogue_say(room, "%s", how->data);
    return is_nim && how->length > 0;
}

/* Explains who wins, or which move does. Returns false if the working is still to be shown; if not,
 * *names_move becomes true if a move that wins has been named. */
static bool show_who_wins(struct quiz_explain *explain, bool *names_move) {
    const struct question asked = quiz_position_question(explain->question);
    const enum quiz_topic topic = explain->question->topic;
    const bool is_play = topic == QUIZ_WINNER || topic == QUIZ_MOVE;
    const enum explain_way simple = is_play ? show_simple_way(explain, &asked) : EXPLAIN_NO_WAY;
    *names_move = simple == EXPLAIN_COPYING;
    if (simple != EXPLAIN_NO_WAY) return true;
    const enum way way = choose_way(explain, &asked);
    if (way == BY_WORKING) return false;
    struct dialogue *room = explain->room;
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    *names_move =
        way == BY_OUTCOMES && moves_show_move_to_rule(room->solver, &asked, in_words, &room->out);
    if (*names_move || (way == BY_OUTCOMES && show_outcomes(explain, &asked, names_move)))
        return true;
    *names_move = show_piles(explain, &asked, way);
    return true;
}

/* --- the answer ------------------------------------------------------------------------------ */

/* Shows the answer: of a question for a move, all that win. */
static void show_answer(struct quiz_explain *explain) {
    struct dialogue *room = explain->room;
    const struct quiz_question *question = explain->question;
    const struct question asked = quiz_position_question(question);
    const struct style style = terminal_style(&room->terminal);
    struct text *answer = scratch();
    if (question->topic == QUIZ_MOVE) {
        moves_show_winning(room->solver, &asked, "winning move", "", &style, &room->out);
        return;
    }
    quiz_add_answer(room->solver, question, style.plain, answer);
    dialogue_say(room, "The answer: %s.", answer->data);
}

/* The grid of plain numbers. */
static void show_sum(struct dialogue *room, const struct quiz_question *question) {
    struct solution solution = {
        .has_value = true, .value = question->number, .piles.n = question->n};
    struct question asked = quiz_position_question(question);
    struct style style = terminal_style(&room->terminal);
    memcpy(solution.piles.value, question->numbers, question->n * sizeof *question->numbers);
    powers_grid(&asked, &solution, "", &style, &room->out);
}

/* Shows how a value of 0 is seen without any other value. Returns false if it is not. */
static bool show_value_0(struct quiz_explain *explain, const struct question *asked) {
    const struct quiz_question *question = explain->question;
    const bool is_0 = question->topic == QUIZ_VALUE && question->number == 0;
    if (!is_0 || show_simple_way(explain, asked) == EXPLAIN_NO_WAY) return false;
    dialogue_say(explain->room,
                 "So the player to move loses. The value of every such position is 0.");
    return true;
}

/* Shows the piles of the position, or numbers, in rows. Returns false if words are still to
 * follow. */
static bool show_rows(struct quiz_explain *explain, const struct question *asked) {
    struct dialogue *room = explain->room;
    const enum quiz_topic topic = explain->question->topic;
    const bool is_plain = terminal_style(&room->terminal).plain;
    if (topic == QUIZ_SUM) show_sum(room, explain->question);
    if (topic == QUIZ_GROUPS) dialogue_show_piles(room, asked, EXPLAIN_GROUPS);
    if (topic == QUIZ_VALUE && !asked->game->theory->is_by_mex) tell_disguise(explain, asked);
    if (topic == QUIZ_VALUE) tell_cancelling(explain, asked);
    const bool has_grid = topic == QUIZ_VALUE && !is_plain && has_several_piles(room, asked);
    if (has_grid) dialogue_show_piles(room, asked, EXPLAIN_GRID);
    if (topic == QUIZ_VALUE && !has_counted_piles(room->solver, asked)) return false;
    return topic == QUIZ_GROUPS || (topic == QUIZ_SUM && !is_plain) || has_grid;
}

/* Explains the answer. Returns true if that names a move that wins. */
static bool show_reason(struct quiz_explain *explain) {
    struct dialogue *room = explain->room;
    struct quiz_question question = *explain->question;
    const struct question asked = quiz_position_question(&question);
    struct text *working = scratch();
    bool names_move = false;
    if (show_value_0(explain, &asked) || show_who_wins(explain, &names_move)) return names_move;
    if (show_rows(explain, &asked)) return false;
    const bool by_stars = dialogue_form(room) == LABEL_STARS;
    const char *proof = question.misere ? asked.game->theory->misere_proof : NULL;
    question.knows_proof = explain->facts >> PROOF & 1;
    names_move = quiz_add_working(room->solver, &question,
                                  by_stars ? LABEL_VALUES : dialogue_form(room), working);
    if (working->length > 0) dialogue_say(room, "%s", working->data);
    if (proof && strstr(text_string(working), proof)) explain->facts |= 1U << PROOF;
    return names_move;
}

bool quiz_explain_answer(struct quiz_explain *explain) {
    show_answer(explain);
    return show_reason(explain);
}

void quiz_explain_move(struct quiz_explain *explain) {
    const struct quiz_question *question = explain->question;
    const struct question asked = quiz_position_question(question);
    struct advice advice;
    struct text *move = scratch();
    if (question->topic != QUIZ_WINNER || !question->yes) return;
    const enum nimm_status status = solve_advice(explain->room->solver, &asked, &advice);
    if (status != NIMM_OK || advice.kind != ADVICE_WINNING) return;
    asked.game->say_move(asked.position, &advice.move, move);
    dialogue_say(explain->room, "A winning move: %s.", move->data);
}

/* --- a right answer -------------------------------------------------------------------------- */

/* Adds "the rows are worth 3, 4 and 1, and their nim-sum is 6", unless there is only one. */
static void add_values_of_parts(struct quiz_explain *explain, const struct question *asked,
                                struct text *why) {
    struct piles piles;
    if (solve_piles(explain->room->solver, asked->game, asked->position, &piles) != NIMM_OK ||
        piles.n < 2)
        return;
    text_addf(why, "the %ss are worth ", part_noun(asked->game));
    text_add_choice(why, piles.value, piles.n, " and ");
    text_addf(why, ", and their nim-sum is %" PRIu64, nimm_sum(piles.value, piles.n));
}

/* Adds "with two rows, always leave the lower one exactly one square shorter", the first sentence
 * of the game's own way to win there. Returns false if it has none. */
static bool add_way(const struct quiz_question *question, struct text *text) {
    const struct theory *theory = question->game->theory;
    const size_t from = text->length;
    if (!theory->add_way) return false;
    theory->add_way(question->position, text);
    if (text->length == from) return false;
    char *way = text->data + from;
    *way = (char)tolower((unsigned char)*way);
    text_cut(text, from + strcspn(way, "."));
    return true;
}

void quiz_explain_add_reason(struct quiz_explain *explain, struct text *why) {
    const struct quiz_question *question = explain->question;
    const struct question asked = quiz_position_question(question);
    const bool is_winner = question->topic == QUIZ_WINNER && !question->misere;
    const size_t paired = is_winner ? solve_paired_parts(explain->room->solver, &asked) : 0;
    const bool is_balanced = is_winner && game_is_nim(asked.game) && !question->yes;
    if (why->length > 0 || question->topic == QUIZ_MOVE) return;
    if (question->topic == QUIZ_VALUE)
        add_values_of_parts(explain, &asked, why);
    else if (paired > 0)
        text_addf(why, "the second player copies each move in the other %s%s",
                  part_noun(asked.game), paired > 2 ? " of its pair" : "");
    else if (is_balanced)
        text_add(why, "all groups pair off, and after any move the second player can make them "
                      "pair off again");
    else if (!is_winner || question->yes || !add_way(question, why))
        quiz_add_reason(explain->room->solver, question, why);
}

/* Explains why whoever has to move now loses. */
static void show_lost_after(struct quiz_explain *explain, const struct question *next) {
    const struct quiz_question *asked = explain->question;
    struct quiz_question left = *asked;
    left.topic = QUIZ_WINNER;
    left.yes = false;
    left.position = memory_copy(next->position, next->game->size);
    explain->question = &left;
    show_reason(explain);
    explain->question = asked;
    free(left.position);
}

void quiz_explain_left(struct quiz_explain *explain, const char *line) {
    const struct question asked = quiz_position_question(explain->question);
    struct move move;
    if (!quiz_read_move(&asked, line, &move, scratch())) return;
    const struct question next = scratch_after(&asked, &move);
    if (!game_is_over(next.game, next.position, next.mover)) show_lost_after(explain, &next);
}

/* Tells what a winning move leaves. */
static void say_what_is_left(struct quiz_explain *explain, const struct move *move) {
    struct dialogue *room = explain->room;
    const struct question asked = quiz_position_question(explain->question);
    const struct question next = scratch_after(&asked, move);
    const bool is_made = explain->question->topic == QUIZ_MOVE;
    const char *now = is_made ? "Now" : "Then";
    struct text *left = scratch();
    struct piles piles;
    if (game_is_over(asked.game, next.position, next.mover)) return;
    if (explain_copying(room->solver, &asked, move, left)) {
        dialogue_say(room, "%s", text_string(left) + strlen(" "));
        return;
    }
    if (game_has_counted_piles(asked.game)) {
        dialogue_say(room, "%s all groups pair off.", now);
        if (!explain->knows_values) tell_terms(explain, "group");
        return;
    }
    const bool is_searched = is_made && asked.game->theory->is_by_mex;
    if (!explain->knows_values || is_searched) {
        if (is_made) show_lost_after(explain, &next);
        return;
    }
    if (solve_piles(room->solver, asked.game, next.position, &piles) != NIMM_OK) return;
    if (piles.n <= 1) {
        dialogue_say(room, "%s the value is 0.", now);
        return;
    }
    tell_terms(explain, "nim-sum");
    explain_result(room->solver, &asked, move, EXPLAIN_GRID, left);
    dialogue_say(room, "%s%s", now, text_string(left) + strlen(" Then"));
}

void quiz_explain_right_answer(struct quiz_explain *explain, const char *line) {
    const struct quiz_question *question = explain->question;
    const struct question asked = quiz_position_question(question);
    struct nimm_solver *solver = explain->room->solver;
    const bool is_move = question->topic == QUIZ_MOVE;
    struct advice advice;
    struct move move;
    if ((!is_move && question->topic != QUIZ_WINNER) || question->misere) return;
    const bool is_lost = !is_move && !question->yes;
    const bool is_nim = game_is_nim(asked.game);
    bool names_move;
    if (is_lost && is_nim && !knows_groups(explain) && solve_paired_parts(solver, &asked) == 0) {
        show_who_wins(explain, &names_move);
    } else if (is_move) {
        if (game_read_move(asked.game, asked.position, PLAYER_1, line, &move, scratch()))
            say_what_is_left(explain, &move);
    } else if (question->yes) {
        const enum nimm_status status = solve_advice(solver, &asked, &advice);
        if (status == NIMM_OK && advice.kind == ADVICE_WINNING)
            say_what_is_left(explain, &advice.move);
    }
    if (game_has_counted_piles(asked.game)) tell_disguise(explain, &asked);
}
