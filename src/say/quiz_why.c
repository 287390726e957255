/* SPDX-License-Identifier: MIT */
#include "say/quiz_why.h"

#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/part.h"
#include "say/powers.h"
#include "say/said.h"
#include "say/scratch.h"

bool quiz_why_piles(struct nimm_solver *solver, const struct quiz_question *question,
                    struct piles *piles) {
    if (question->game)
        return solve_piles(solver, question->game, question->position, piles) == NIMM_OK;
    piles->n = question->n;
    memcpy(piles->value, question->numbers, question->n * sizeof *question->numbers);
    return true;
}

bool quiz_why_label(struct nimm_solver *solver, const struct quiz_question *question,
                    struct label *label) {
    struct question asked = quiz_position_question(question);
    *label = (struct label){0};
    bool known = !asked.game || (!asked.game->partisan && label_position(solver, &asked, label));
    if (!asked.game) label_numbers(question->numbers, question->n, label);
    /* As they stand in the list of all labels. */
    for (size_t i = 0; i < label->n && question->topic == QUIZ_LABEL; i++)
        game_arrange(label->game, label->after + i * label->game->size);
    return known;
}

/* --- columns and groups ---------------------------------------------------------------------- */

/* Returns the largest power of 2 that is in the claimed nim-sum or in that of the piles, and not in
 * both: the two differ. *n is how many of the piles have it. */
static uint64_t find_wrong(const struct piles *piles, uint64_t claimed, size_t *n) {
    uint64_t wrong = claimed ^ nimm_sum(piles->value, piles->n), bit = 1;
    while (wrong >>= 1) bit <<= 1;
    *n = 0;
    for (size_t i = 0; i < piles->n; i++) *n += (piles->value[i] & bit) != 0;
    return bit;
}

void quiz_why_add_column(const struct piles *piles, uint64_t claimed, struct text *why) {
    size_t n;
    const uint64_t bit = find_wrong(piles, claimed, &n);
    if (n == 0) {
        text_addf(why, "no number has a 1 in the column of %" PRIu64, bit);
        return;
    }
    text_addf(why, "the number of ones in the column of %" PRIu64 " is %zu, which is %s", bit, n,
              n % 2 ? "odd" : "even");
}

void quiz_why_add_digit(const struct piles *piles, uint64_t claimed, struct text *why) {
    size_t n;
    find_wrong(piles, claimed, &n);
    quiz_why_add_column(piles, claimed, why);
    text_addf(why, ", so the nim-sum has a %zu there", n % 2);
}

void quiz_why_add_partner(const struct piles *piles, uint64_t claimed, struct text *why) {
    size_t n;
    const uint64_t bit = find_wrong(piles, claimed, &n);
    if (n == 0)
        text_addf(why, "there is no group of %" PRIu64, bit);
    else if (n == 1)
        text_addf(why, "there is only one group of %" PRIu64 ", so it has no partner", bit);
    else
        text_addf(why, "there are %zu groups of %" PRIu64 ", so %s", n, bit,
                  n % 2 ? "one has no partner" : "they pair off");
}

/* --- who wins -------------------------------------------------------------------------------- */

struct quiz_why_tried quiz_why_try(struct nimm_solver *solver, const struct question *asked,
                                   const struct move *move) {
    struct quiz_why_tried tried = {.next = scratch_after(asked, move)};
    const struct question *next = &tried.next;
    struct advice advice;
    enum outcome outcome;
    if (solve_outcome(solver, next, &outcome) != NIMM_OK) return tried;
    tried.wins = outcome == OUTCOME_P;
    if (outcome == OUTCOME_N && !game_is_over(next->game, next->position, next->mover)) {
        tried.has_reply = solve_advice(solver, next, &advice) == NIMM_OK;
        tried.reply = advice.move;
    }
    return tried;
}

bool quiz_why_find_sum(struct nimm_solver *solver, const struct quiz_question *question,
                       const struct question *at, uint64_t *sum, bool *several) {
    struct piles piles;
    const bool is_taught = question->knows_sum && !question->misere;
    if (!is_taught || solve_piles(solver, at->game, at->position, &piles) != NIMM_OK) return false;
    *sum = nimm_sum(piles.value, piles.n);
    *several = piles.n > 1;
    return true;
}

bool quiz_add_sum(struct nimm_solver *solver, const struct quiz_question *question,
                  struct text *text) {
    const struct question asked = quiz_position_question(question);
    uint64_t sum;
    bool several;
    if (!quiz_why_find_sum(solver, question, &asked, &sum, &several)) return false;
    text_addf(text, "the %s is %" PRIu64, several ? "nim-sum" : "value", sum);
    text_add(text, sum > 0 ? ", not 0, so the first player wins" : ", so the second player wins");
    return true;
}

/* Adds ", which leaves 1,5,6", unless that is long, or a drawing. */
static void add_left(const struct question *next, enum label_form form, struct text *why) {
    const struct game *game = next->game;
    const bool in_words = form == LABEL_WORDS;
    if (game->is_sum || game->board_is_picture) return;
    if (in_words && game->print_state && !game->say) return;
    text_add(why, ", which leaves ");
    game_print(game, next->position, in_words, why);
}

bool quiz_add_own_move(struct nimm_solver *solver, const struct quiz_question *question,
                       const char *line, enum label_form form, struct text *text) {
    const struct question asked = quiz_position_question(question);
    struct move move;
    if (question->topic != QUIZ_MOVE || !game_read_move(asked.game, asked.position, asked.mover,
                                                        said_plainly(line), &move, scratch()))
        return false;
    const struct quiz_why_tried tried = quiz_why_try(solver, &asked, &move);
    text_add(text, "You chose to ");
    asked.game->say_move(asked.position, &move, text);
    add_left(&tried.next, form, text);
    text_add_char(text, '.');
    if (tried.has_reply) {
        quiz_why_add_win(" Then your opponent", &tried.next, &tried.reply, text);
        text_add_char(text, '.');
    }
    if (tried.wins) text_add(text, " It is your opponent's turn then.");
    return tried.wins;
}

void quiz_why_add_win(const char *who, const struct question *asked, const struct move *move,
                      struct text *why) {
    const struct question next = scratch_after(asked, move);
    const bool ends = game_is_over(next.game, next.position, next.mover);
    text_addf(why, "%s can ", who);
    asked->game->say_move(asked->position, move, why);
    text_add(why, ends ? ", and win" : ", and go on to win");
}

/* ", which leaves 1,5,6", if the move has made other piles, whose numbers the board does not show.
 */
static void add_renumbered(struct nimm_solver *solver, const struct question *asked,
                           const struct question *next, enum label_form form, struct text *why) {
    struct piles before, after;
    if (!asked->game->renumbers ||
        solve_piles(solver, asked->game, asked->position, &before) != NIMM_OK ||
        solve_piles(solver, next->game, next->position, &after) != NIMM_OK || before.n == after.n)
        return;
    text_add(why, ", which leaves ");
    graph_say_state(next->game, next->position, form == LABEL_WORDS, why);
}

void quiz_why_add_winner(struct nimm_solver *solver, const struct quiz_question *question,
                         enum label_form form, struct text *why) {
    const struct question asked = quiz_position_question(question);
    struct moves moves = {0};
    struct advice advice;
    if (quiz_add_sum(solver, question, why)) return;
    if (!asked.game->moves(asked.position, PLAYER_1, &moves)) {
        text_addf(why, "there is no move, so whoever has to move has %s",
                  question->misere ? "won" : "lost");
        return;
    }
    if (question->yes) {
        if (solve_advice(solver, &asked, &advice) == NIMM_OK)
            quiz_why_add_win("the first player", &asked, &advice.move, why);
        return;
    }
    struct text *first = scratch();
    asked.game->say_move(asked.position, &moves.move, first);
    const struct quiz_why_tried tried = quiz_why_try(solver, &asked, &moves.move);
    if (!tried.has_reply) {
        text_addf(why, "no first move wins. For example, \"%s\" ends the game", first->data);
        return;
    }
    text_addf(why, "every first move has a winning reply. For example, after \"%s\"", first->data);
    add_renumbered(solver, &asked, &tried.next, form, why);
    text_add(why, ": ");
    asked.game->say_move(tried.next.position, &tried.reply, why);
}

/* --- why a right answer is right ------------------------------------------------------------- */

/* "only the columns of 4 and 1 have an odd number of ones". */
static void add_odd_columns(const struct piles *piles, struct text *text) {
    const uint64_t sum = nimm_sum(piles->value, piles->n);
    uint64_t powers[64], columns = 0;
    const size_t n = nim_powers(sum, powers);
    for (size_t i = 0; i < piles->n; i++) columns |= piles->value[i];
    const bool all_are_odd = n > 0 && sum == 2 * powers[0] - 1 && columns <= sum;
    if (n == 0 || all_are_odd) {
        text_addf(text, "every column has an %s number of ones", n == 0 ? "even" : "odd");
        return;
    }
    text_add(text, n == 1 ? "only the column of " : "only the columns of ");
    text_add_choice(text, powers, n, " and ");
    text_addf(text, " %s an odd number of ones", n == 1 ? "has" : "have");
}

/* "all the other groups pair off", besides those without a partner. */
static void add_pairs(const struct piles *piles, struct text *text) {
    const uint64_t alone = nimm_sum(piles->value, piles->n);
    const bool has_pairs = quiz_sum_with_carrying(piles) > alone;
    if (alone == 0)
        text_add(text, "all groups pair off");
    else if (has_pairs)
        text_add(text, "all the other groups pair off");
    else
        text_add(text, "no two groups have the same size");
}

/* "8 + 2", and of a single power "one 4, no 2, no 1", which says more than the number. */
static void add_powers(uint64_t number, struct text *text) {
    uint64_t powers[64];
    if (nim_powers(number, powers) != 1) {
        powers_sum(number, text);
        return;
    }
    text_addf(text, "one %" PRIu64, number);
    while (number >>= 1) text_addf(text, ", no %" PRIu64, number);
}

/* "0, 1 and 2 are there, and 3 is not". */
static void add_present(uint64_t mex, struct text *text) {
    for (uint64_t i = 0; i < mex; i++) {
        text_add_between(text, i, mex, " and ");
        text_add_number(text, i);
    }
    if (mex > 0) text_add(text, mex == 1 ? " is there, and " : " are there, and ");
    text_addf(text, "%" PRIu64 " is not%s", mex, mex == 0 ? " there" : "");
}

void quiz_add_reason(struct nimm_solver *solver, const struct quiz_question *question,
                     struct text *text) {
    struct piles piles;
    switch (question->topic) {
    case QUIZ_WINNER:
        quiz_why_add_winner(solver, question, LABEL_STARS, text);
        break;
    case QUIZ_BALANCE:
        if (!quiz_why_piles(solver, question, &piles)) break;
        if (question->yes)
            add_odd_columns(&piles, text);
        else
            quiz_why_add_column(&piles, 0, text);
        break;
    case QUIZ_SUM:
        if (quiz_why_piles(solver, question, &piles)) add_odd_columns(&piles, text);
        break;
    case QUIZ_MEX:
        add_present(question->number, text);
        break;
    case QUIZ_BINARY:
        add_powers(question->number, text);
        break;
    case QUIZ_GROUPS:
        if (quiz_why_piles(solver, question, &piles)) add_pairs(&piles, text);
        break;
    default:
        break;
    }
}

void quiz_add_partner(struct nimm_solver *solver, const struct quiz_question *question,
                      struct text *text) {
    struct piles piles;
    if (!quiz_why_piles(solver, question, &piles)) return;
    if (nimm_sum(piles.value, piles.n) == 0)
        text_add(text, "all groups pair off");
    else
        quiz_why_add_partner(&piles, 0, text);
}

/* --- the working ----------------------------------------------------------------------------- */

/* "3: moves leave 2 (value 1), 1,1 (value 0); mex{0,1} = 2. ", unless a part before it said the
 * same. */
static void add_mex_of_part(struct nimm_solver *solver, const struct question *asked, size_t i,
                            enum label_form form, struct text *text) {
    struct text *mex = scratch();
    if (!label_print_part(solver, asked, i, form, mex)) return;
    text_add(mex, ". ");
    if (!strstr(text_string(text), mex->data)) text_add(text, mex->data);
}

/* "Rows worth 1 and Columns worth 2; nim-sum 3. " */
static void add_sum_in_part(struct nimm_solver *solver, const struct question *asked, size_t i,
                            struct text *text) {
    struct text *sum = scratch();
    explain_sum_in_part(solver, asked, i, sum);
    if (sum->length > 0) text_addf(text, "%s ", sum->data);
}

/* What comes after the sentence that ends with a space begins a line. */
static void end_line(struct text *text) {
    text->data[text->length - 1] = '\n';
    text_add(text, TEXT_FOLD);
}

static bool asks_value_of_rows(const struct quiz_question *question) {
    return question->topic == QUIZ_VALUE && question->game && question->game->theory->first_values;
}

void quiz_add_first_values(const struct quiz_question *question, enum label_form form,
                           struct text *text) {
    if (!asks_value_of_rows(question)) return;
    const struct game *game = question->game;
    if (form != LABEL_WORDS) text_addf(text, "%s ", game->theory->first_values);
    text_addf(text, "Several %ss are worth their nim-sum. ", part_noun(game));
}

/* "Pins 1-5: a row of 5 pins, a Nim pile of 4." for each part, their sum, and who wins by that,
 * where it is asked; or only their groups. */
static void add_piles(struct nimm_solver *solver, const struct quiz_question *question,
                      enum label_form form, struct text *text) {
    const struct question asked = quiz_position_question(question);
    const enum quiz_topic topic = question->topic;
    struct piles piles;
    struct text *name = scratch(), *reason = scratch(), *last_reason = scratch();
    if (!quiz_why_piles(solver, question, &piles)) return;
    for (size_t i = 0; i < piles.n && topic == QUIZ_GROUPS; i++) {
        powers_sum(piles.value[i], text);
        text_add(text, i + 1 < piles.n ? ", " : ".");
    }
    if (topic == QUIZ_GROUPS) return;
    const bool may_split = asks_value_of_rows(question);
    const bool is_listed =
        form == LABEL_VALUES && topic == QUIZ_VALUE && (piles.n > 1 || (may_split && piles.n > 0));
    quiz_add_first_values(question, form, text);
    if (may_split && is_listed) end_line(text);
    /* Of a single part whose value is a mex of moves, the moves say more. */
    const bool says_parts = asked.game && asked.game->theory->disguise &&
                            !(asked.game->theory->is_by_mex && piles.n == 1);
    for (size_t i = 0; i < piles.n && says_parts; i++) {
        text_clear(name);
        text_clear(reason);
        asked.game->theory->describe(asked.position, i, name, reason);
        if (form == LABEL_WORDS) part_speak_name(name);
        if (piles.value[i] > 0)
            text_addf(text, "%s: %s, a Nim pile of %" PRIu64 ". ", name->data, reason->data,
                      piles.value[i]);
        else
            text_addf(text, "%s: %s, an empty Nim pile. ", name->data, reason->data);
        /* Of equal parts that follow each other the moves are told once. */
        const bool is_told = i > 0 && strcmp(text_string(reason), text_string(last_reason)) == 0;
        if (topic == QUIZ_VALUE && piles.n > 1 && !is_told)
            add_mex_of_part(solver, &asked, i, form, text);
        if (topic == QUIZ_VALUE && asked.game->is_sum) add_sum_in_part(solver, &asked, i, text);
        text_clear(last_reason);
        text_add(last_reason, text_string(reason));
        if (is_listed) end_line(text);
    }
    if (piles.n == 0) text_add(text, "There is no move: the value is 0. ");
    if (piles.n == 1 && asked.game) add_mex_of_part(solver, &asked, 0, form, text);
    if (piles.n > 1) {
        text_add(text, "The nim-sum of ");
        text_add_choice(text, piles.value, piles.n, " and ");
        text_addf(text, " is %" PRIu64 ". ", nimm_sum(piles.value, piles.n));
    }
    /* Where the Nim piles can be counted on the board, nobody has to know values. */
    const bool is_counted = asked.game && game_has_counted_piles(asked.game);
    const bool concludes = piles.n > 0 && topic != QUIZ_SUM && topic != QUIZ_VALUE;
    if (concludes && is_counted && piles.n == 1 && piles.value[0] > 0)
        text_add(text, "A single Nim pile is won by the player to move.");
    else if (concludes)
        explain_conclusion(&asked, &piles, "the player to move", form == LABEL_WORDS, text);
}

/* "3,2,1 is balanced and has a pile larger than 1, so the player who moves second wins. ": who wins
 * a position of misere Nim, and by which move. Returns true if it names one; *tells_rule becomes
 * false where the rule of misere tells no more. */
static bool add_misere_nim(struct nimm_solver *solver, const struct quiz_question *question,
                           bool *tells_rule, struct text *text) {
    const struct question asked = quiz_position_question(question);
    struct piles piles;
    struct advice advice;
    bool has_large = false;
    if (!quiz_why_piles(solver, question, &piles)) return false;
    for (size_t i = 0; i < piles.n; i++) has_large = has_large || piles.value[i] > 1;
    asked.game->print(asked.position, text);
    if (!has_large) {
        text_addf(text,
                  " has an %s number of piles of 1, and each move takes one of them. So the player "
                  "who moves %s takes the last one and loses. ",
                  question->yes ? "even" : "odd", question->yes ? "second" : "first");
        *tells_rule = false;
        return false;
    }
    text_addf(text, " is %s and has a pile larger than 1, so the player who moves %s wins. ",
              question->yes ? "not balanced" : "balanced", question->yes ? "first" : "second");
    if (!question->yes || solve_advice(solver, &asked, &advice) != NIMM_OK) return false;
    text_add(text, "To win, ");
    explain_move(&asked, &advice.move, true, text);
    text_add(text, ". ");
    return true;
}

/* "5 = 4 + 1: a 1 for 4 and 1, a 0 for 2." */
static void add_digits(uint64_t number, struct text *text) {
    uint64_t ones[64];
    const size_t n_ones = nim_powers(number, ones);
    powers_sum(number, text);
    if (n_ones > 0) {
        uint64_t zeros[64];
        const size_t n_zeros = nim_powers((ones[0] - 1) & ~number, zeros);
        text_add(text, ": a 1 for ");
        text_add_choice(text, ones, n_ones, " and ");
        if (n_zeros > 0) text_add(text, ", a 0 for ");
        text_add_choice(text, zeros, n_zeros, " and ");
    }
    text_add_char(text, '.');
}

/* How the mex of what moves leave makes the answer. */
static void add_mex(struct nimm_solver *solver, const struct quiz_question *question,
                    enum label_form form, struct text *text) {
    struct label label;
    if (quiz_why_label(solver, question, &label) && question->topic == QUIZ_LABEL) {
        label_print(&label, SIZE_MAX, form, text);
        text_add_char(text, '.');
    } else {
        text_add(text, form == LABEL_WORDS ? "So " : "");
        label_print_reason(&label, form, text);
        text_add(text, ": the first number missing when you count 0, 1, 2, and so on.");
    }
    label_free(&label);
}

/* Why somebody wins in misere play. Returns true if it names a move that wins. */
static bool add_misere(struct nimm_solver *solver, const struct quiz_question *question,
                       struct text *text) {
    const struct theory *theory = question->game->theory;
    bool tells_rule = true, names_move = false;
    if (!theory->misere_rule) {
        text_add(text, "Found by search.");
        return false;
    }
    if (game_is_nim(question->game) && question->topic == QUIZ_WINNER)
        names_move = add_misere_nim(solver, question, &tells_rule, text);
    if (!tells_rule) return names_move;
    text_add(text, theory->misere_rule);
    if (theory->misere_proof && !question->knows_proof)
        text_addf(text, " %s", theory->misere_proof);
    return names_move;
}

bool quiz_add_working(struct nimm_solver *solver, const struct quiz_question *question,
                      enum label_form form, struct text *text) {
    const struct question asked = quiz_position_question(question);
    const enum quiz_topic topic = question->topic;
    bool names_move = false;
    if (quiz_is_told(topic)) return false;
    if (topic == QUIZ_REPLY) {
        explain_strategy(solver, &asked, text);
        if (text->length > 0) return false;
    }
    if (question->misere)
        names_move = add_misere(solver, question, text);
    else if (topic == QUIZ_MEX || topic == QUIZ_LABEL)
        add_mex(solver, question, form, text);
    else if (topic == QUIZ_BINARY)
        add_digits(question->number, text);
    else
        add_piles(solver, question, form, text);
    if (topic == QUIZ_WINNER) {
        text_add_char(text, ' ');
        explain_strategy(solver, &asked, text);
    }
    while (text->length > 0 && text->data[text->length - 1] == ' ')
        text_cut(text, text->length - 1);
    return names_move;
}
