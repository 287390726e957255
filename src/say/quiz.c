/* SPDX-License-Identifier: MIT */
#include "say/quiz.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/label.h"
#include "say/moves.h"
#include "say/scratch.h"

/* --- the question ---------------------------------------------------------------------------- */

/* The rule that the parameters make, without its period, or NULL if it is too long for a sentence.
 */
static const char *short_rule(const struct quiz_question *question) {
    enum { SHORT = 70 };
    struct text *rule = scratch();
    if (!question->game || !question->game->print_parameters) return NULL;
    question->game->say_rule(quiz_board(question), rule);
    text_cut(rule, rule->length - strlen("."));
    rule->data[0] = (char)tolower((unsigned char)rule->data[0]);
    return rule->length > SHORT ? NULL : rule->data;
}

bool quiz_says_rule(const struct quiz_question *question) {
    return short_rule(question) != NULL;
}

/* True if the position is enough to say what is asked about. Where the last move loses, that is
 * said each time. */
static bool says_position_alone(const struct quiz_question *question) {
    return question->told == QUIZ_TOLD_GAME && !question->misere;
}

/* "Nim 3,4,6", "Misere Nim 1,1,2 (whoever makes the last move loses)", "Subtraction Game (take 1 or
 * 4 stones from one pile) 7"; "Take-and-Break Game (octal:0.137) 7", whose rule is long. The arcs
 * of a graph would be too many to read: its board shows them. */
static void add_subject(const struct quiz_question *question, bool in_words, bool shown,
                        struct text *text) {
    const struct game *game = question->game;
    const char *rule = short_rule(question);
    const bool has_position = !shown && !game->board_is_picture;
    const bool is_told = question->told != QUIZ_TOLD_NOTHING;
    if (!says_position_alone(question)) {
        if (question->misere) text_add(text, "Misere ");
        text_add(text, game->title);
        if (game->print_parameters && !is_told) {
            text_add(text, " (");
            if (rule)
                text_add(text, rule);
            else
                game_print_name(game, quiz_board(question), text);
            text_add_char(text, ')');
        }
        if (has_position) text_add_char(text, ' ');
    }
    if (has_position && question->written.length > 0 && !in_words)
        text_add(text, question->written.data);
    else if (has_position)
        game_print(game, quiz_board(question), in_words, text);
    if (question->misere && !is_told) text_add(text, " (whoever makes the last move loses)");
}

void quiz_print_position(const struct quiz_question *question, struct text *text) {
    if (question->written.length > 0)
        text_add(text, question->written.data);
    else
        graph_print_state(question->game, question->position, text);
}

/* What the numbers of a game that can be won at once leave out. */
static const char no_sudden_moves[] =
    ". A move that lets the other player win at once doesn't count here";

/* What plays alike in the game, for example. */
static const char *alike(const struct game *game) {
    return game->theory->alike ? game->theory->alike : "piles in another order";
}

static void add_listed_once(const struct game *game, struct text *text) {
    text_addf(text, "Positions that play alike, such as %s, are usually listed once", alike(game));
}

static void say_node(const struct graph *graph, uint32_t i, bool in_words, struct text *text) {
    graph_say_state(graph->game, graph_position(graph, graph->order[i]), in_words, text);
}

/* "1,1 (0)"; "1,1 (?)" where the label is missing. */
static void add_label(const struct quiz_question *question, uint32_t i, struct text *text) {
    const struct graph *graph = &question->graph;
    say_node(graph, i, false, text);
    if (i == question->hidden)
        text_add(text, " (?)");
    else
        text_addf(text, " (%" PRIu64 ")", graph->nodes[graph->order[i]].value);
}

/* Adds what is to be known about the labels, and then these as a table: "0 (0)    1,1 (?)". */
static void add_labels(const struct quiz_question *question, struct text *text) {
    enum { GAP = 2 };
    const struct game *game = question->graph.game;
    size_t widest = 0;
    if (game->canonical) {
        text_add(text, ". ");
        add_listed_once(game, text);
    }
    if (game->decided) text_add(text, no_sudden_moves);
    text_add(text, ". Which label is missing?\n  " TEXT_FOLD);
    for (uint32_t i = 0; i < question->graph.n_nodes; i++) {
        struct text *label = scratch();
        add_label(question, i, label);
        const size_t columns = text_columns(label->data);
        if (columns > widest) widest = columns;
    }
    for (uint32_t i = 0; i < question->graph.n_nodes; i++) {
        const size_t from = text->length;
        add_label(question, i, text);
        const size_t columns = text_columns(text->data + from);
        const bool is_last = i + 1 == question->graph.n_nodes;
        if (!is_last) text_add_repeated(text, " ", widest - columns + GAP);
    }
}

/* "1 gets 1", "2 and 2 get 0". */
static void say_label(const struct quiz_question *question, uint32_t i, struct text *text) {
    const struct graph *graph = &question->graph;
    const bool is_said = graph->game->say_state || graph->game->say;
    const size_t from = text->length;
    say_node(graph, i, true, text);
    const bool is_several =
        (is_said && isdigit((unsigned char)text->data[from])) || strstr(text->data + from, " and ");
    text_addf(text, is_several ? " get %" PRIu64 : " gets %" PRIu64,
              graph->nodes[graph->order[i]].value);
}

/* Adds the labels for the ear, each in a line of its own, and last the position whose label is
 * asked for. */
static void say_labels(const struct quiz_question *question, struct text *text) {
    const struct game *game = question->graph.game;
    text_add(text, ".\n");
    for (uint32_t i = 0; i < question->graph.n_nodes; i++) {
        if (i == question->hidden) continue;
        const size_t from = text->length;
        say_label(question, i, text);
        text->data[from] = (char)toupper((unsigned char)text->data[from]);
        text_add(text, ".\n");
    }
    if (game->canonical) {
        add_listed_once(game, text);
        text_add(text, ".\n");
    }
    if (game->decided) text_addf(text, "%s.\n", no_sudden_moves + strlen(". "));
    text_add(text, "What is the label of ");
    say_node(&question->graph, question->hidden, true, text);
    text_add_char(text, '?');
}

/* "1,1 (value 1); 2 (value 2)": what the moves leave. */
static void add_options(const struct label *label, bool in_words, struct text *text) {
    for (size_t i = 0; i < label->n; i++) {
        if (i > 0) text_add(text, "; ");
        graph_say_state(label->game, label->after + i * label->game->size, in_words, text);
        text_addf(text, in_words ? ", value %" PRIu64 : " (value %" PRIu64 ")",
                  label->options[i].value);
    }
}

/* True if there are more moves than positions that they leave. */
static bool has_moves_alike(const struct quiz_question *question) {
    const struct label *label = &question->label;
    struct moves moves = {0};
    size_t n = 0;
    while (question->game->moves(question->position, 0, &moves)) n++;
    return n > label->n + label->unsafe;
}

/* --- the answer ------------------------------------------------------------------------------ */

static void add_moves(struct nimm_solver *solver, const struct quiz_question *question,
                      struct text *text) {
    enum { SHOWN = 12 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    struct question asked = quiz_position_question(question);
    solve_winning_moves(solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        text_add_between(text, i, list.n, " or ");
        question->game->say_move(question->position, &list.moves[i], text);
    }
    if (list.total > list.n) {
        text_add(text, " (there are ");
        nim_count_print(list.total, text);
        text_add(text, " in all)");
    }
}

/* "row 2 becomes 100 or row 3 becomes 1": each move that balances. */
static void add_flips(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                      struct text *text) {
    struct piles piles = {0};
    size_t n = 0;
    solve_piles(solver, question->game, question->position, &piles);
    for (size_t i = 0; i < piles.n; i++) n += (piles.value[i] ^ question->number) < piles.value[i];
    for (size_t i = 0, row = 0; row < piles.n; row++) {
        const uint64_t flipped = piles.value[row] ^ question->number;
        if (flipped >= piles.value[row]) continue;
        text_add_between(text, i++, n, " or ");
        text_addf(text, "row %zu becomes ", row + 1);
        explain_binary(flipped, plain, text);
    }
}

/* Adds "if they take 1, take 3; if they take 2, take 2": a reply to each move. Returns false if
 * there are many moves. */
static bool add_replies(struct nimm_solver *solver, const struct question *asked,
                        struct text *text) {
    enum { MOST = 4 };
    const struct game *game = asked->game;
    struct moves moves = {0};
    if (game_count_moves(game, asked->position, asked->mover, MOST + 1) > MOST) return false;
    for (size_t i = 0; game->moves(asked->position, asked->mover, &moves); i++) {
        const struct question left = scratch_after(asked, &moves.move);
        struct advice advice;
        if (game_is_over(game, left.position, left.mover)) continue;
        if (solve_advice(solver, &left, &advice) != NIMM_OK) return false;
        text_add(text, i > 0 ? "; if they " : "if they ");
        game->say_move(asked->position, &moves.move, text);
        text_add(text, ", ");
        game->say_move(left.position, &advice.move, text);
    }
    return true;
}

/* Adds ". If they take 1 from pile 2, for example, take 3 from pile 1": the reply to one
 * move. Adds nothing if it is not known. */
static void add_example(struct nimm_solver *solver, const struct question *asked,
                        struct text *text) {
    const struct game *game = asked->game;
    struct moves moves = {0};
    while (game->moves(asked->position, asked->mover, &moves)) {
        const struct question left = scratch_after(asked, &moves.move);
        struct advice advice;
        if (game_is_over(game, left.position, left.mover)) continue;
        if (solve_advice(solver, &left, &advice) != NIMM_OK) return;
        text_add(text, ". If they ");
        game->say_move(asked->position, &moves.move, text);
        text_add(text, ", for example, ");
        game->say_move(left.position, &advice.move, text);
        return;
    }
}

/* Adds "always leave equal piles, or nothing" where each move has a reply that does. Returns false
 * if not. */
static bool add_leaving_equal(struct nimm_solver *solver, const struct question *asked,
                              struct text *text) {
    struct label label;
    struct moves_replies replies = {.list = scratch()};
    if (asked->game->partisan || !label_position(solver, asked, &label)) return false;
    const bool has_all = moves_find_replies(solver, &label, false, &replies);
    label_free(&label);
    if (!has_all || !replies.has_equal) return false;
    text_addf(text, "always leave %s%s", explain_equal_parts(asked->game),
              replies.has_end ? ", or nothing" : "");
    return true;
}

/* Adds how to answer every move of the player who is lost. */
static void add_strategy(struct nimm_solver *solver, const struct quiz_question *question,
                         struct text *text) {
    const struct question asked = quiz_position_question(question);
    const struct theory *theory = question->game->theory;
    const size_t from = text->length;
    if (solve_paired_parts(solver, &asked) > 0) {
        text_addf(text, "copy each move in the other %s of its pair",
                  explain_part_name(question->game));
        return;
    }
    if (theory->add_way && !question->misere) theory->add_way(question->position, text);
    if (text->length > from) {
        text->data[from] = (char)tolower((unsigned char)text->data[from]);
        text_cut(text, text->length - strlen("."));
        return;
    }
    if (question->knows_sum && !question->misere) {
        text_add(text, "always leave nim-sum 0");
        return;
    }
    if (add_leaving_equal(solver, &asked, text)) {
        add_example(solver, &asked, text);
        return;
    }
    if (add_replies(solver, &asked, text)) return;
    text_cut(text, from);
    text_add(text, "always leave the other player a losing position");
    add_example(solver, &asked, text);
}

/* Adds the answer of this number among those to choose from. */
static void add_choice(const struct quiz_question *question, uint64_t number, struct text *text) {
    const char *line = text_string(&question->reason);
    for (; number > 1; number--) line = strchr(line, '\n') + 1;
    text_add_bytes(text, line, strcspn(line, "\n"));
}

static uint64_t count_choices(const struct quiz_question *question) {
    uint64_t n = 1;
    for (const char *at = text_string(&question->reason); *at; at++) n += *at == '\n';
    return n;
}

/* True if the answers to choose from are plain numbers: then nobody has to number them. */
static bool is_choice_of_numbers(const struct quiz_question *question) {
    const char *answers = text_string(&question->reason);
    return strspn(answers, "0123456789\n") == strlen(answers);
}

bool quiz_add_choices(const struct quiz_question *question, bool on_paper, struct text *text) {
    const uint64_t n = count_choices(question);
    if (question->topic != QUIZ_CHOICE || is_choice_of_numbers(question)) return false;
    const char *indent = on_paper ? "" : "  ", *fold = on_paper ? "" : TEXT_FOLD;
    for (uint64_t i = 1; i <= n; i++) {
        text_addf(text, "%s%" PRIu64 ". %s", indent, i, fold);
        add_choice(question, i, text);
        text_add_char(text, '\n');
    }
    return true;
}

bool quiz_is_choice(const struct quiz_question *question, const char *words) {
    if (question->topic != QUIZ_CHOICE) return false;
    const uint64_t n = count_choices(question);
    for (uint64_t i = 1; i <= n; i++) {
        struct text *choice = scratch();
        add_choice(question, i, choice);
        if (token_is(token_trim(token_of(words)), choice->data)) return true;
    }
    return false;
}

size_t quiz_answer_length(const struct quiz_question *question, const char *words) {
    size_t longest = 0, length;
    if (question->topic == QUIZ_NUMBER) {
        length = strspn(words, "0123456789");
        return isalnum((unsigned char)words[length]) ? 0 : length;
    }
    for (const char *at = question->reason.data; *at; at += length + (at[length] == '\n')) {
        length = strcspn(at, "\n");
        const bool begins = length > longest && strncasecmp(words, at, length) == 0;
        if (begins && !isalnum((unsigned char)words[length])) longest = length;
    }
    return longest;
}

void quiz_add_answer(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                     struct text *text) {
    uint64_t sizes[64];
    if (question->topic == QUIZ_MOVE)
        add_moves(solver, question, text);
    else if (question->topic == QUIZ_FLIP)
        add_flips(solver, question, plain, text);
    else if (question->topic == QUIZ_REPLY)
        add_strategy(solver, question, text);
    else if (question->topic == QUIZ_WINNER)
        text_add(text,
                 question->yes ? "the player who moves first" : "the player who moves second");
    else if (question->topic == QUIZ_CHOICE)
        add_choice(question, question->number, text);
    else if (question->topic == QUIZ_OUTCOME)
        text_add(text, question->yes ? "N" : "P");
    else if (question->topic == QUIZ_BALANCE || question->topic == QUIZ_YES ||
             question->topic == QUIZ_NO)
        text_add(text, question->yes ? "yes" : "no");
    else if (question->topic == QUIZ_BINARY)
        explain_binary(question->number, plain, text);
    else if (question->topic == QUIZ_GROUPS && question->number > 0)
        text_add_choice(text, sizes, nim_powers(question->number, sizes), " and ");
    else if (question->topic == QUIZ_GROUPS)
        text_add(text, "none");
    else
        text_add_number(text, question->number);
}

/* --- the working ----------------------------------------------------------------------------- */

/* Finds the piles whose nim-sum is asked about: those of the position, or plain numbers. Returns
 * false if there are none. */
static bool take_piles(struct nimm_solver *solver, const struct quiz_question *question,
                       struct piles *piles) {
    if (question->game)
        return solve_piles(solver, question->game, question->position, piles) == NIMM_OK;
    piles->n = question->n;
    memcpy(piles->value, question->numbers, question->n * sizeof *question->numbers);
    return true;
}

/* Finds how a mex makes the answer, with N and P or with values; freed with label_free. Returns
 * false if no mex does. */
static bool take_label(struct nimm_solver *solver, const struct quiz_question *question,
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

/* "3: moves leave 2 (value 1), 1,1 (value 0); mex{0,1} = 2. ", unless a part before it said the
 * same. */
static void add_mex_of_part(struct nimm_solver *solver, const struct question *asked, size_t i,
                            enum label_form form, struct text *text) {
    struct text *mex = scratch();
    if (!label_print_part(solver, asked, i, form, mex)) return;
    text_add(mex, ". ");
    if (!strstr(text_string(text), mex->data)) text_add(text, mex->data);
}

/* What comes after the sentence that ends with a space begins a line. */
static void end_line(struct text *text) {
    text->data[text->length - 1] = '\n';
    text_add(text, TEXT_FOLD);
}

/* "Pins 1-5: a row of 5 pins, a Nim pile of 4." for each part, their sum, and who wins by that,
 * where it is asked; or only their groups. */
static void add_piles(struct nimm_solver *solver, const struct quiz_question *question,
                      enum label_form form, struct text *text) {
    const struct question asked = quiz_position_question(question);
    const enum quiz_topic topic = question->topic;
    struct piles piles;
    struct text *name = scratch(), *reason = scratch(), *last_reason = scratch();
    if (!take_piles(solver, question, &piles)) return;
    for (size_t i = 0; i < piles.n && topic == QUIZ_GROUPS; i++) {
        explain_powers(piles.value[i], text);
        text_add(text, i + 1 < piles.n ? ", " : ".");
    }
    if (topic == QUIZ_GROUPS) return;
    const bool may_split = topic == QUIZ_VALUE && asked.game && asked.game->theory->first_values;
    const bool is_listed =
        form == LABEL_VALUES && topic == QUIZ_VALUE && (piles.n > 1 || (may_split && piles.n > 0));
    if (may_split && form != LABEL_WORDS) text_addf(text, "%s ", asked.game->theory->first_values);
    if (may_split)
        text_addf(text, "Several %ss are worth their nim-sum. ", explain_part_name(asked.game));
    if (may_split && is_listed) end_line(text);
    /* Of a single part whose value is a mex of moves, the moves say more. */
    const bool says_parts = asked.game && asked.game->theory->disguise &&
                            !(asked.game->theory->is_by_mex && piles.n == 1);
    for (size_t i = 0; i < piles.n && says_parts; i++) {
        text_clear(name);
        text_clear(reason);
        asked.game->theory->describe(asked.position, i, name, reason);
        if (form == LABEL_WORDS) explain_speak_name(name);
        if (piles.value[i] > 0)
            text_addf(text, "%s: %s, a Nim pile of %" PRIu64 ". ", name->data, reason->data,
                      piles.value[i]);
        else
            text_addf(text, "%s: %s, an empty Nim pile. ", name->data, reason->data);
        /* Of equal parts that follow each other the moves are told once. */
        const bool is_told = i > 0 && strcmp(text_string(reason), text_string(last_reason)) == 0;
        if (topic == QUIZ_VALUE && piles.n > 1 && !is_told)
            add_mex_of_part(solver, &asked, i, form, text);
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
    if (!take_piles(solver, question, &piles)) return false;
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
    explain_powers(number, text);
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

bool quiz_add_working(struct nimm_solver *solver, const struct quiz_question *question,
                      enum label_form form, struct text *text) {
    struct label label = {0};
    bool names_move = false;
    if (quiz_is_told(question->topic)) return false;
    if (question->topic == QUIZ_REPLY) {
        const struct question asked = quiz_position_question(question);
        explain_strategy(solver, &asked, text);
        if (text->length > 0) return false;
    }
    if (question->misere && !question->game->theory->misere_rule) {
        text_add(text, "Found by search.");
    } else if (question->misere) {
        const struct theory *theory = question->game->theory;
        bool tells_rule = true;
        if (game_is_nim(question->game) && question->topic == QUIZ_WINNER)
            names_move = add_misere_nim(solver, question, &tells_rule, text);
        if (tells_rule) text_add(text, theory->misere_rule);
        if (tells_rule && theory->misere_proof && !question->knows_proof)
            text_addf(text, " %s", theory->misere_proof);
    } else if ((question->topic == QUIZ_MEX || question->topic == QUIZ_LABEL) &&
               take_label(solver, question, &label)) {
        if (question->topic == QUIZ_LABEL) {
            label_print(&label, SIZE_MAX, form, text);
            text_add_char(text, '.');
        } else {
            text_add(text, form == LABEL_WORDS ? "So " : "");
            label_print_reason(&label, form, text);
            text_add(text, ": the first number missing when you count 0, 1, 2, and so on.");
        }
    } else if (question->topic == QUIZ_BINARY) {
        add_digits(question->number, text);
    } else {
        add_piles(solver, question, form, text);
    }
    label_free(&label);
    if (question->topic == QUIZ_WINNER) {
        const struct question asked = quiz_position_question(question);
        text_add_char(text, ' ');
        explain_strategy(solver, &asked, text);
    }
    while (text->length > 0 && text->data[text->length - 1] == ' ')
        text->data[--text->length] = '\0';
    return names_move;
}

/* --- what is wrong with an answer ------------------------------------------------------------- */

struct answer {
    struct nimm_solver *solver;
    const struct quiz_question *question;
    const char *text;
    enum label_form form;
};

/* Returns the largest power of 2 that is in the claimed nim-sum or in that of the piles, and not in
 * both: the two differ. *n is how many of the piles have it. */
static uint64_t find_wrong(const struct piles *piles, uint64_t claimed, size_t *n) {
    uint64_t wrong = claimed ^ nimm_sum(piles->value, piles->n), bit = 1;
    while (wrong >>= 1) bit <<= 1;
    *n = 0;
    for (size_t i = 0; i < piles->n; i++) *n += (piles->value[i] & bit) != 0;
    return bit;
}

/* "the number of ones in the column of 4 is 2, which is even", about the largest column in which
 * the claimed nim-sum is wrong. */
static void add_column(const struct piles *piles, uint64_t claimed, struct text *why) {
    size_t n;
    const uint64_t bit = find_wrong(piles, claimed, &n);
    if (n == 0) {
        text_addf(why, "no number has a 1 in the column of %" PRIu64, bit);
        return;
    }
    text_addf(why, "the number of ones in the column of %" PRIu64 " is %zu, which is %s", bit, n,
              n % 2 ? "odd" : "even");
}

/* Adds the number of ones in that column, as add_column does, and what it means: ", so the nim-sum
 * has a 0 there". */
static void add_digit(const struct piles *piles, uint64_t claimed, struct text *why) {
    size_t n;
    find_wrong(piles, claimed, &n);
    add_column(piles, claimed, why);
    text_addf(why, ", so the nim-sum has a %zu there", n % 2);
}

/* "4 has no partner: there is only one group of 4", about the largest size that was wrongly said to
 * have none, or not said. */
static void add_partner(const struct piles *piles, uint64_t claimed, struct text *why) {
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

/* What a move comes to. */
struct tried {
    bool wins;
    struct question next; /* the position that it leaves */
    bool has_reply;       /* that wins for the other player */
    struct move reply;
};

static struct tried try_move(const struct answer *answer, const struct move *move) {
    const struct question asked = quiz_position_question(answer->question);
    struct tried tried = {.next = scratch_after(&asked, move)};
    const struct question *next = &tried.next;
    struct advice advice;
    enum outcome outcome;
    if (solve_outcome(answer->solver, next, &outcome) != NIMM_OK) return tried;
    tried.wins = outcome == OUTCOME_P;
    if (outcome == OUTCOME_N && !game_is_over(next->game, next->position, next->mover)) {
        tried.has_reply = solve_advice(answer->solver, next, &advice) == NIMM_OK;
        tried.reply = advice.move;
    }
    return tried;
}

/* Returns 1 for the first player or yes, 0 for the second or no, and -1 if that is unclear. The
 * words of a sentence must agree. */
static int read_words(bool winner, const char *answer) {
    const char *yes =
        winner ? "first 1 1st i n next f n-position starts begins" : "yes y yeah yep balanced b";
    const char *no =
        winner ? "second 2 2nd ii p previous s p-position moved" : "no n nope unbalanced u";
    const char *neither =
        winner ? "one the player wins win who has just moves mover position" : "it is";
    int said = -1;
    bool denies = false;
    for (;;) {
        const struct token token = scan_token(&answer, ",.!");
        if (token.length == 0) return said;
        if (token_is_any(token, neither)) continue;
        if (token_is(token, "not")) {
            denies = !denies;
            continue;
        }
        int means = token_is_any(token, yes);
        if (!means && !token_is_any(token, no)) return -1;
        if (denies) means = !means;
        /* Two numbers are a move. */
        const bool is_number = isdigit((unsigned char)*token.start);
        if (said >= 0 && (said != means || is_number)) return -1;
        denies = false;
        said = means;
    }
}

/* Finds the nim-sum of the piles that decide who wins a question about the position. Returns false
 * if the lecture has not taught that yet, or there are none; *several: it is of several piles. */
static bool find_sum(struct nimm_solver *solver, const struct quiz_question *question,
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
    if (!find_sum(solver, question, &asked, &sum, &several)) return false;
    text_addf(text, "the %s is %" PRIu64, several ? "nim-sum" : "value", sum);
    text_add(text, sum > 0 ? ", not 0, so the first player wins" : ", so the second player wins");
    return true;
}

/* "the first player can hit pin 1, and go on to win": whoever makes the winning move. */
static void add_win(const char *who, const struct question *asked, const struct move *move,
                    struct text *why) {
    const struct question next = scratch_after(asked, move);
    const bool ends = game_is_over(next.game, next.position, next.mover);
    text_addf(why, "%s can ", who);
    asked->game->say_move(asked->position, move, why);
    text_add(why, ends ? ", and win" : ", and go on to win");
}

/* ", which leaves 1,5,6", if the move has made other piles, whose numbers the board does not show.
 */
static void add_renumbered(const struct answer *answer, const struct question *asked,
                           const struct question *next, struct text *why) {
    struct piles before, after;
    if (!asked->game->renumbers ||
        solve_piles(answer->solver, asked->game, asked->position, &before) != NIMM_OK ||
        solve_piles(answer->solver, next->game, next->position, &after) != NIMM_OK ||
        before.n == after.n)
        return;
    text_add(why, ", which leaves ");
    graph_say_state(next->game, next->position, answer->form == LABEL_WORDS, why);
}

/* The first move that makes a pile larger, whose answer is not seen at once; or else *first. */
static struct move doubtful_move(struct nimm_solver *solver, const struct question *asked,
                                 const struct move *first) {
    struct piles piles;
    struct moves moves = {0};
    if (solve_piles(solver, asked->game, asked->position, &piles) != NIMM_OK) return *first;
    while (asked->game->moves(asked->position, asked->mover, &moves))
        if (solve_raises(asked, &piles, &moves.move)) return moves.move;
    return *first;
}

/* Why the first player wins, or does not. */
static void add_winner(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    const struct question asked = quiz_position_question(question);
    struct moves moves = {0};
    struct advice advice;
    struct text *first = scratch();
    if (quiz_add_sum(answer->solver, question, why)) return;
    if (!question->game->moves(question->position, 0, &moves)) {
        text_add(why, "there is no move, so whoever has to move has ");
        text_add(why, question->misere ? "won" : "lost");
    } else if (question->yes) {
        if (solve_advice(answer->solver, &asked, &advice) == NIMM_OK)
            add_win("the first player", &asked, &advice.move, why);
    } else {
        const struct move example = doubtful_move(answer->solver, &asked, &moves.move);
        question->game->say_move(question->position, &example, first);
        const struct tried tried = try_move(answer, &example);
        if (tried.has_reply) {
            text_addf(why, "every first move has a winning reply. For example, after \"%s\"",
                      first->data);
            add_renumbered(answer, &asked, &tried.next, why);
            text_add(why, ": ");
            question->game->say_move(tried.next.position, &tried.reply, why);
        } else {
            text_addf(why, "no first move wins. For example, \"%s\" ends the game", first->data);
        }
    }
}

/* "that leaves nim-sum 3, not 0; ", where that has been taught. */
static void add_sum_left(const struct answer *answer, const struct move *move, struct text *why) {
    const struct question asked = quiz_position_question(answer->question);
    const struct question next = scratch_after(&asked, move);
    uint64_t sum;
    bool several;
    if (find_sum(answer->solver, answer->question, &next, &sum, &several) && sum > 0)
        text_addf(why, "that leaves %s %" PRIu64 ", not 0; ", several ? "nim-sum" : "value", sum);
}

/* Puts another example, which does not win, in place of one that does, where there is one: "Type
 * pile and stones, such as 1 2 to take 2 from pile 1." */
static void hide_answer(const struct answer *answer, struct text *why) {
    static const char before[] = "such as ", between[] = " to ";
    enum { MOST = 100 };
    const struct question asked = quiz_position_question(answer->question);
    const struct game *game = asked.game;
    struct move winning_moves[MOST], move;
    struct move_list winning = {.moves = winning_moves, .limit = MOST};
    char *example = why->length > 0 ? strstr(why->data, before) : NULL;
    if (!example) return;
    example += strlen(before);
    const char *said = strstr(example, between);
    const size_t length = said ? (size_t)(said - example) : strcspn(example, ".");
    const char *typed = scratch_format("%.*s", (int)length, example);
    if (!game_read_move(game, asked.position, 0, typed, &move, scratch()) ||
        !try_move(answer, &move).wins)
        return;
    solve_winning_moves(answer->solver, &asked, &winning);
    if (!game_example_move(game, asked.position, 0, &winning, &move)) return;
    text_cut(why, (size_t)(example - why->data));
    game_add_typed(game, asked.position, &move, why);
    if (said) {
        text_add(why, between);
        game->say_move(asked.position, &move, why);
    }
    text_add_char(why, '.');
}

static enum verdict mark_move(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    struct move move;
    if (!game_read_move(question->game, question->position, 0, answer->text, &move, why)) {
        hide_answer(answer, why);
        return VERDICT_UNCLEAR;
    }
    const struct tried tried = try_move(answer, &move);
    struct piles left;
    if (question->by_groups && !tried.wins &&
        solve_piles(answer->solver, question->game, tried.next.position, &left) == NIMM_OK) {
        text_add(why, "then ");
        add_partner(&left, 0, why);
    } else if (tried.has_reply) {
        add_sum_left(answer, &move, why);
        add_win("then your opponent", &tried.next, &tried.reply, why);
    }
    return tried.wins ? VERDICT_RIGHT : VERDICT_WRONG;
}

bool quiz_names_copying(const char *answer) {
    const struct token first = scan_token(&answer, ",.!");
    return token_is_any(first, "copy copycat copying mirror mirroring imitate symmetry");
}

static enum verdict mark_words(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    struct piles piles;
    int said = read_words(question->topic == QUIZ_WINNER, answer->text);
    if (question->topic == QUIZ_WINNER && quiz_names_copying(answer->text)) {
        text_add(why, "And who wins by copying? Type first or second");
        return VERDICT_UNCLEAR;
    }
    if (said < 0) return label_refuse(answer->text, quiz_form(question), why);
    if (said == (int)question->yes) return VERDICT_RIGHT;
    if (question->topic == QUIZ_WINNER)
        add_winner(answer, why);
    else if (question->topic != QUIZ_BALANCE)
        text_add(why, text_string(&question->reason));
    else if (question->yes)
        text_add(why, "every column holds an even number of ones");
    else if (take_piles(answer->solver, question, &piles))
        add_column(&piles, 0, why);
    return VERDICT_WRONG;
}

/* A number that is a nim-sum, or a label that the mex makes. */
static enum verdict mark_number(const struct answer *answer, struct text *why) {
    const enum quiz_topic topic = answer->question->topic;
    struct piles piles = {.n = 1};
    struct label label = {0};
    enum verdict verdict = VERDICT_WRONG;
    uint64_t number = 0, binary;
    /* A zero in front is a digit of a number in binary. */
    const bool is_padded = answer->text[0] == '0' && isdigit((unsigned char)answer->text[1]);
    if (topic == QUIZ_SUM || topic == QUIZ_VALUE)
        take_piles(answer->solver, answer->question, &piles);
    /* Where a number is asked for, P does not stand for 0. */
    if (topic != QUIZ_OUTCOME && !label_read_number(answer->text, &number, why))
        return VERDICT_UNCLEAR;
    if (piles.n == 1 && take_label(answer->solver, answer->question, &label)) {
        label.by_value = topic != QUIZ_OUTCOME;
        verdict = label_mark(&label, answer->text, answer->form, why);
        if (verdict == VERDICT_UNCLEAR && topic == QUIZ_OUTCOME) {
            text_clear(why);
            label_refuse(answer->text, "N (the player to move wins) or P (the other player wins)",
                         why);
        }
    } else if (number == answer->question->number) {
        verdict = VERDICT_RIGHT;
    } else if (piles.n > 1 && (is_padded || number != quiz_sum_with_carrying(&piles)) &&
               label_read_binary(answer->text, &binary) && binary == answer->question->number) {
        text_addf(why, "in binary that is %" PRIu64, binary);
        verdict = VERDICT_RIGHT;
    } else if (piles.n > 1) {
        if (answer->question->game && answer->question->game->theory->disguise) {
            text_add(why, "its Nim piles are ");
            text_add_choice(why, piles.value, piles.n, " and ");
            text_add(why, "; ");
        }
        /* Three digits or more that are all 0 or 1 are meant in binary. */
        if (number >= 100 && label_read_binary(answer->text, &binary)) {
            number = binary;
            text_addf(why, "in binary that is %" PRIu64 "; ", number);
        }
        if (number == quiz_sum_with_carrying(&piles))
            text_addf(why, "%" PRIu64 " is the sum with carrying", number);
        else
            add_digit(&piles, number, why);
    }
    label_free(&label);
    return verdict;
}

static enum verdict mark_binary(const struct answer *answer, struct text *why) {
    enum { FIVE = 5, SIX = 6 }; /* an example is not the answer */
    uint64_t number;
    if (!label_read_binary(answer->text, &number)) {
        struct text *example = scratch();
        text_add(example, "ones and zeros, such as ");
        explain_binary(answer->question->number == FIVE ? SIX : FIVE, answer->form == LABEL_WORDS,
                       example);
        return label_refuse(answer->text, example->data, why);
    }
    if (number == answer->question->number) return VERDICT_RIGHT;
    text_addf(why, "that is %" PRIu64, number);
    return VERDICT_WRONG;
}

/* Reads three digits or more in binary, each 0 or 1. As sizes of groups they are nothing else. */
static bool read_groups_in_binary(const char *answer, uint64_t *sizes) {
    const struct token digits = token_trim(token_of(answer));
    const bool is_one_number = !memchr(digits.start, ' ', digits.length);
    uint64_t number;
    if (digits.length < 3 || *digits.start != '1' || !is_one_number) return false;
    if (!label_read_binary(answer, &number)) return false;
    *sizes = number;
    return true;
}

/* Two sizes, as an example; not the answer, and of those that no pile has where that can be. */
static const char *example_of_groups(const struct answer *answer) {
    static const char *const examples[] = {"1,4", "2,8", "16,32"};
    static const uint64_t sizes[] = {1 + 4, 2 + 8, 16 + 32};
    const size_t last = sizeof sizes / sizeof *sizes - 1;
    struct piles piles;
    uint64_t present = 0;
    size_t i = 0;
    if (!take_piles(answer->solver, answer->question, &piles)) return examples[0];
    for (size_t k = 0; k < piles.n; k++) present |= piles.value[k];
    while (i < last && (sizes[i] & present)) i++;
    return sizes[i] == answer->question->number ? examples[0] : examples[i];
}

static enum verdict mark_groups(const struct answer *answer, struct text *why) {
    static const char separators[] = ",+&";
    const uint64_t wanted = answer->question->number;
    const bool is_none = token_is(token_of(answer->text), "none at all") ||
                         token_is_any(token_of(answer->text), "none 0");
    const char *at = answer->text;
    uint64_t sizes = 0, present = 0, powers[64];
    struct piles piles;
    const bool is_binary = read_groups_in_binary(answer->text, &sizes);
    if (is_binary && sizes == wanted) {
        text_add(why, "in binary that is ");
        text_add_choice(why, powers, nim_powers(sizes, powers), " and ");
        return VERDICT_RIGHT;
    }
    if (is_binary) at = ""; /* the sizes are read */
    bool good = is_none || !scan_misplaces(token_of(answer->text), separators);
    for (struct token token; !is_none && (token = scan_token(&at, separators)).length > 0;) {
        uint64_t size = 0;
        if (token_is_any(token, "and only just the a of group groups size sizes")) continue;
        const bool is_number =
            token_number(token, &size) == TOKEN_NUMBER || token_number_word(token, &size);
        const size_t n = nim_powers(size, powers);
        if (is_number && n > 1 && why->length == 0) {
            text_addf(why, "%" PRIu64 " is not one group", size);
            const bool is_answer = size == wanted;
            if (!is_answer) {
                text_add(why, ": it is ");
                text_add_choice(why, powers, n, " and ");
            }
            text_add(why, ". ");
        }
        good = good && is_number && n == 1;
        sizes |= size;
    }
    if (!is_none && sizes == 0) good = false;
    if (!good) {
        const char *form =
            scratch_format("sizes of groups, 1, 2, 4, 8 and so on, such as %s, or none",
                           example_of_groups(answer));
        return label_refuse("", form, why);
    }
    if (sizes == wanted) return VERDICT_RIGHT;
    if (!take_piles(answer->solver, answer->question, &piles)) return VERDICT_WRONG;
    for (size_t i = 0; i < piles.n; i++) present |= piles.value[i];
    if (nim_powers(sizes & ~present, powers) > 0)
        text_addf(why, "there is no group of %" PRIu64, powers[0]);
    else
        add_partner(&piles, sizes, why);
    return VERDICT_WRONG;
}

/* Reads "4 110" or "row 4 becomes 110": a row of the grid and its new digits. */
static bool read_flip(const char *answer, const struct piles *piles, uint64_t *row,
                      uint64_t *size) {
    static const char separators[] = ":,";
    const char *at = answer, *before;
    struct token token = scan_token(&at, separators);
    if (token_is_any(token, "row pile")) token = scan_token(&at, separators);
    if (!token_number_in(token, 1, piles->n, row)) return false;
    for (before = at; token_is_any(scan_token(&at, separators), "becomes is says to"); before = at)
        ;
    return label_read_binary(before + strspn(before, separators), size);
}

/* A row of the grid and its new digits. */
static enum verdict mark_flip(const struct answer *answer, struct text *why) {
    struct piles piles = {0};
    uint64_t row = 0, size = 0;
    take_piles(answer->solver, answer->question, &piles);
    if (!read_flip(answer->text, &piles, &row, &size)) {
        text_addf(why, "Type a row from 1 to %zu and its new digits, each 0 or 1, such as 1 101",
                  piles.n);
        return VERDICT_UNCLEAR;
    }
    uint64_t before = piles.value[row - 1];
    piles.value[row - 1] = size;
    bool right = size < before && nimm_sum(piles.value, piles.n) == 0;
    if (size >= before)
        text_addf(why, "a move must make a pile smaller, and row %" PRIu64 " was %" PRIu64, row,
                  before);
    else if (right)
        text_addf(why, "take %" PRIu64 " from pile %" PRIu64 ", and all columns are even",
                  before - size, row);
    else
        add_column(&piles, 0, why);
    return right ? VERDICT_RIGHT : VERDICT_WRONG;
}

const char *quiz_reply_to(const struct quiz_question *question, const char *answer) {
    const size_t length = strlen(answer);
    const char *at = text_string(&question->wrong);
    for (; *at; at += strcspn(at, "\n") + 1)
        if (strncasecmp(at, answer, length) == 0 && at[length] == '\t') return at + length + 1;
    return NULL;
}

/* Whether a number is the one that the lecture says. */
static enum verdict mark_told(const struct answer *answer, uint64_t number, struct text *why) {
    const struct quiz_question *question = answer->question;
    struct text *given = scratch();
    if (number == question->number) return VERDICT_RIGHT;
    if (question->topic == QUIZ_CHOICE)
        add_choice(question, number, given);
    else
        text_add_number(given, number);
    const char *reply = quiz_reply_to(question, given->data);
    if (!reply) reply = quiz_reply_to(question, "");
    if (reply) text_add_bytes(why, reply, strcspn(reply, "\n"));
    return VERDICT_WRONG;
}

/* Reads "4^4". Returns false if it is no power, or too large a one. */
static bool read_power(const char *text, uint64_t *number) {
    uint64_t base, exponent;
    const char *at = text;
    const struct token low = scan_token(&at, "^"), high = scan_token(&at, "^");
    const bool is_power = strchr(text, '^') && token_number(low, &base) == TOKEN_NUMBER &&
                          token_number(high, &exponent) == TOKEN_NUMBER && *scan_spaces(at) == '\0';
    if (!is_power) return false;
    if (base < 2 || exponent >= 64) return false;
    *number = 1;
    for (uint64_t i = 0; i < exponent; i++) {
        if (*number > UINT64_MAX / base) return false;
        *number *= base;
    }
    return true;
}

/* True if the words are several numbers. */
static bool are_numbers(const char *words) {
    size_t n = 0;
    for (struct token token; (token = scan_token(&words, ",;")).length > 0; n++) {
        uint64_t number;
        if (token_number(token, &number) != TOKEN_NUMBER) return false;
    }
    return n > 1;
}

static enum verdict mark_told_number(const struct answer *answer, struct text *why) {
    uint64_t number;
    if (read_power(answer->text, &number)) return mark_told(answer, number, why);
    if (are_numbers(answer->text)) {
        text_add(why, "One number, please");
        return VERDICT_UNCLEAR;
    }
    if (!label_read_number(answer->text, &number, why)) return VERDICT_UNCLEAR;
    return mark_told(answer, number, why);
}

/* True if one of the words begins like this; a number does not begin a larger one. */
static bool has_word(const char *words, struct token part) {
    const bool is_number = isdigit((unsigned char)part.start[part.length - 1]);
    for (; *words; words += strcspn(words, " ,"), words += strspn(words, " ,")) {
        const bool is_there = strncasecmp(words, part.start, part.length) == 0;
        if (is_there && !(is_number && isdigit((unsigned char)words[part.length]))) return true;
    }
    return false;
}

/* True if each word of what was said begins one of these; for several a single letter says too
 * little. */
static bool has_all_words(const char *words, const char *said) {
    const bool is_letter = isalpha((unsigned char)said[0]) && said[1] == '\0';
    bool has_all = *said != '\0' && !(is_letter && strchr(words, ' '));
    for (struct token token; has_all && (token = scan_token(&said, ",")).length > 0;)
        has_all = has_word(words, token);
    return has_all;
}

/* True if another answer than the one with this number begins with it: "2 stones". */
static bool begins_another_choice(const struct quiz_question *question, uint64_t number) {
    const uint64_t n = count_choices(question);
    for (uint64_t i = 1; i <= n; i++) {
        struct text *words = scratch();
        uint64_t first;
        add_choice(question, i, words);
        const char *at = text_string(words);
        const bool begins = token_number_in(scan_token(&at, ""), number, number, &first);
        if (begins && i != number) return true;
    }
    return false;
}

/* The words of a choice without parentheses around them, a period at the end, and spaces after a
 * comma or around a sign: "8,13" for "(8, 13).", "k+1" for "k + 1". */
static const char *choice_as_compared(const char *words) {
    struct text *compared = scratch();
    const struct token token = token_trim(token_of(words));
    for (size_t i = 0; i < token.length; i++) {
        const char c = token.start[i];
        const bool is_last = i + 1 == token.length;
        const bool is_at_sign = (i > 0 && strchr(",+-*", token.start[i - 1])) ||
                                (!is_last && strchr("+-*", token.start[i + 1]));
        const bool is_around = (i == 0 && c == '(') || (is_last && (c == ')' || c == '.'));
        if (!is_around && !(c == ' ' && is_at_sign)) text_add_char(compared, c);
    }
    return text_string(compared);
}

/* True of "L" for "L: Left always wins". */
static bool is_name_of(const char *said, const char *choice) {
    const struct token name = {choice, strcspn(choice, ":")};
    return choice[name.length] == ':' && token_is(name, said);
}

/* One of several answers, by its number or name or by words that it alone has. */
static enum verdict mark_choice(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    const char *said = choice_as_compared(answer->text);
    const uint64_t n = count_choices(question);
    uint64_t number = 0, chosen = 0, alike = 0;
    uint64_t spelled;
    if (is_choice_of_numbers(question) && token_number_word(token_of(said), &spelled))
        said = scratch_format("%" PRIu64, spelled);
    const bool may_be_place =
        !is_choice_of_numbers(question) && token_number_in(token_of(said), 1, n, &number);
    if (may_be_place && begins_another_choice(question, number)) {
        text_addf(why, "%" PRIu64 " may mean two of the answers: type all the words of one",
                  number);
        return VERDICT_UNCLEAR;
    }
    if (may_be_place) chosen = number;
    const size_t length = strlen(said);
    for (uint64_t i = 1; i <= n && chosen == 0 && length > 0; i++) {
        struct text *words = scratch();
        add_choice(question, i, words);
        const char *choice = choice_as_compared(words->data);
        if (token_is(token_of(said), choice) || is_name_of(said, choice)) chosen = i;
        if (!has_all_words(choice, said)) continue;
        alike++;
        number = i;
    }
    if (chosen == 0 && alike == 1 && !is_choice_of_numbers(question)) chosen = number;
    const char *form = quiz_form(question);
    if (!is_choice_of_numbers(question)) form = scratch_format("%s, or words of the answer", form);
    if (chosen == 0) return label_refuse(answer->text, form, why);
    return mark_told(answer, chosen, why);
}

/* A whole game is the answer: lesson_reply.h plays it. */
static enum verdict mark_reply(const struct answer *answer, struct text *why) {
    return label_refuse(answer->text, answer->question->game->move_prompt, why);
}

static const struct {
    const char *name, *title;
    const char *question,
        *after;       /* what is asked: what stands before what is given, and after it */
    const char *form; /* NULL: a move, as its game writes it */
    enum verdict (*mark)(const struct answer *answer, struct text *why);
} topics[] = {
    [QUIZ_WINNER] =
        {"winner", "seeing who wins",
         ": who wins if both play well, the player who moves first or the one who moves second?",
         "", "first or second", mark_words},
    [QUIZ_MOVE] = {"move", "finding a winning move", ": it is your turn", ". Which move wins?",
                   NULL, mark_move},
    [QUIZ_BALANCE] = {"balance", "seeing whether a position is balanced",
                      ": is this position balanced?", "", "yes or no", mark_words},
    [QUIZ_SUM] = {"sum", "nim-sums", "What is the nim-sum of ", "?", "a number", mark_number},
    [QUIZ_MEX] = {"mex", "the mex", "What is the mex of ", "?", "a number", mark_number},
    [QUIZ_VALUE] = {"value", "values",
                    ": what is its value, that is, the size of the Nim pile it equals?", "",
                    "a number", mark_number},
    [QUIZ_LABEL] = {"label", "labels", ": every position that can come up gets a label", "",
                    "a number", mark_number},
    [QUIZ_BINARY] = {"binary", "binary numbers", "Write ", " in binary.", "ones and zeros",
                     mark_binary},
    [QUIZ_GROUPS] = {"groups", "pairing groups off",
                     ": split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups "
                     "of the same size. Which sizes have a group without a partner?",
                     "", "sizes without a partner", mark_groups},
    [QUIZ_OUTCOME] = {"outcome", .question = ": is it N, won by the player to move, or P, lost?",
                      .after = "", .form = "N or P", .mark = mark_number},
    [QUIZ_FLIP] = {"flip",
                   .question = ": flip digits in one row of the grid, so that all its columns are "
                               "even. Which row, and what does it say then?",
                   .after = "", .form = "row and its new digits", .mark = mark_flip},
    [QUIZ_REPLY] = {"reply",
                    .question =
                        ": the other player moves first. How do you answer, so that you win?",
                    .after = "", .mark = mark_reply},
    [QUIZ_YES] = {"yes", .form = "yes or no", .mark = mark_words},
    [QUIZ_NO] = {"no", .form = "yes or no", .mark = mark_words},
    [QUIZ_NUMBER] = {"number", .form = "a number", .mark = mark_told_number},
    [QUIZ_CHOICE] = {"choice", .mark = mark_choice},
};

void quiz_add_table_question(const struct quiz_question *question, struct text *text) {
    const char *asked = "who wins each position if both play well, first or second?";
    if (question->topic == QUIZ_VALUE)
        asked = "find the value of each position.";
    else if (question->topic == QUIZ_OUTCOME)
        asked = "is each position N, won by the player to move, or P, lost?";
    if (says_position_alone(question)) {
        text_add(text, asked);
        *text->data = (char)toupper((unsigned char)*text->data);
        return;
    }
    add_subject(question, false, true, text);
    text_addf(text, ": %s", asked);
}

static void add_question(const struct quiz_question *question, enum label_form form, bool shown,
                         struct text *text) {
    const struct game *game = question->game;
    const enum quiz_topic topic = question->topic;
    assert(game || (topic != QUIZ_MOVE && topic != QUIZ_LABEL));
    if (game) add_subject(question, form == LABEL_WORDS, shown, text);
    if (game && topic == QUIZ_MEX) {
        text_add(text, ": moves leave ");
        add_options(&question->label, form == LABEL_WORDS, text);
        if (has_moves_alike(question)) {
            text_add(text, ". ");
            add_listed_once(game, text);
        }
        if (question->label.unsafe > 0) text_add(text, no_sudden_moves);
        text_add(text, ". What is the mex of these values?");
        return;
    }
    if (quiz_asks_labels(question)) {
        text_addf(text, ": starting from the end, find the %s of every position that can come up.",
                  topic == QUIZ_VALUE ? "value" : "label, N or P,");
        if (game->canonical)
            text_addf(text, " Those that play alike, such as %s, are one.", alike(game));
        return;
    }
    if (topic == QUIZ_MOVE && question->told != QUIZ_TOLD_NOTHING && !game->side) {
        text_add(text, question->wants_all ? ": which moves win?" : ": which move wins?");
        return;
    }
    text_add(text, topics[topic].question);
    if (topic == QUIZ_LABEL && form == LABEL_WORDS)
        say_labels(question, text);
    else if (topic == QUIZ_LABEL)
        add_labels(question, text);
    if (topic == QUIZ_MOVE && game->side) text_addf(text, ", with %s", game->side);
    if (!game && question->n == 0) text_add(text, "no numbers at all");
    text_add_choice(text, question->numbers, question->n, " and ");
    text_add(text, question->wants_all ? ". Which moves win?" : topics[topic].after);
}

void quiz_add_question(const struct quiz_question *question, enum label_form form, bool shown,
                       struct text *text) {
    static const char colon[] = ": ";
    const size_t from = text->length;
    add_question(question, form, shown, text);
    /* Where the board alone says what is asked about, nothing stands before the question. */
    if (strncmp(text->data + from, colon, strlen(colon)) != 0) return;
    const char *rest = scratch_format("%s", text->data + from + strlen(colon));
    text_cut(text, from);
    text_add(text, rest);
    text->data[from] = (char)toupper((unsigned char)text->data[from]);
}

const char *quiz_topic_name(enum quiz_topic topic) {
    return topics[topic].name;
}

const char *quiz_topic_title(enum quiz_topic topic) {
    return topics[topic].title;
}

/* "1, 2 or 3", or the answers themselves. */
static const char *form_of_choice(const struct quiz_question *question) {
    struct text *form = scratch();
    const size_t n = (size_t)count_choices(question);
    for (size_t i = 1; i <= n; i++) {
        text_add_between(form, i - 1, n, " or ");
        if (is_choice_of_numbers(question))
            add_choice(question, i, form);
        else
            text_add_number(form, i);
    }
    return form->data;
}

const char *quiz_form(const struct quiz_question *question) {
    const char *form = topics[question->topic].form;
    if (question->topic == QUIZ_CHOICE) return form_of_choice(question);
    if (form) return form;
    struct text *prompt = scratch();
    game_add_move_prompt(question->game, question->position, prompt);
    return prompt->data;
}

/* "the columns of 4 and 1 hold an odd number of ones". */
static void add_odd_columns(uint64_t sum, struct text *text) {
    uint64_t powers[64];
    const size_t n = nim_powers(sum, powers);
    if (n == 0) {
        text_add(text, "every column holds an even number of ones");
        return;
    }
    text_add(text, n == 1 ? "only the column of " : "only the columns of ");
    text_add_choice(text, powers, n, " and ");
    text_addf(text, " hold%s an odd number of ones", n == 1 ? "s" : "");
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
    if (question->topic == QUIZ_BINARY) explain_powers(question->number, text);
    if (question->topic == QUIZ_SUM) add_odd_columns(question->number, text);
    if (question->topic == QUIZ_MEX) add_present(question->number, text);
    if (question->topic == QUIZ_GROUPS)
        text_add(text,
                 question->number > 0 ? "all the other groups pair off" : "all groups pair off");
    if (question->topic == QUIZ_BALANCE && question->yes) {
        text_add(text, "every column holds an even number of ones");
    } else if (question->topic == QUIZ_BALANCE) {
        if (take_piles(solver, question, &piles)) add_column(&piles, 0, text);
    } else if (question->topic == QUIZ_WINNER) {
        const struct answer answer = {.solver = solver, .question = question};
        add_winner(&answer, text);
    }
}

bool quiz_add_meaning(const struct game *game, const void *position, struct text *text) {
    struct text *notation = scratch(), *words = scratch();
    graph_say_state(game, position, false, notation);
    if (!strchr(text_string(notation), ',')) return false;
    if (game->prints_stones) text_add(words, "piles of ");
    graph_say_state(game, position, true, words);
    if (!isalpha((unsigned char)*words->data) || strcmp(notation->data, words->data) == 0)
        return false;
    text_addf(text, "%s means %s", notation->data, words->data);
    return true;
}

void quiz_add_notation(const struct quiz_question *question, struct text *text) {
    const struct label *label = &question->label;
    const struct graph *graph = &question->graph;
    if (!question->game) return;
    for (size_t i = 0; i < label->n; i++)
        if (quiz_add_meaning(label->game, label->after + i * label->game->size, text)) return;
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        if (quiz_add_meaning(graph->game, graph_position(graph, graph->order[i]), text)) return;
}

void quiz_add_partner(struct nimm_solver *solver, const struct quiz_question *question,
                      struct text *text) {
    struct piles piles;
    if (!take_piles(solver, question, &piles)) return;
    if (nimm_sum(piles.value, piles.n) == 0)
        text_add(text, "all groups pair off");
    else
        add_partner(&piles, 0, text);
}

bool quiz_has_two_answers(const struct quiz_question *question) {
    switch (question->topic) {
    case QUIZ_WINNER:
    case QUIZ_BALANCE:
    case QUIZ_OUTCOME:
    case QUIZ_YES:
    case QUIZ_NO:
        return true;
    default:
        return question->topic == QUIZ_CHOICE && count_choices(question) == 2;
    }
}

const char *quiz_hint(struct nimm_solver *solver, const struct quiz_question *question) {
    static const char values[] =
        "Find the values that its moves leave. The answer is the first of 0, 1, 2, ... that is "
        "missing. For several piles, take the nim-sum.";
    static const char columns[] = "Write the numbers in binary, one below the other. Is the number "
                                  "of ones in a column odd, or even?";
    static const char groups[] =
        "From each pile take the largest of 1, 2, 4, 8 and so on that fits, "
        "then do the same with what is left.";
    static const char small[] = "Try it with a small example.";
    static const char *const hints[QUIZ_KINDS] = {
        [QUIZ_WINNER] = "Try a first move, and look for an answer to it. If there is a good answer "
                        "to every first move, the second player wins.",
        [QUIZ_MOVE] = "Look for a move that leaves a position from which you would hate to move.",
        [QUIZ_BALANCE] = columns,
        [QUIZ_SUM] = columns,
        [QUIZ_MEX] = "Count 0, 1, 2, and so on. Which is the first number that is not there?",
        [QUIZ_VALUE] = values,
        [QUIZ_LABEL] = values,
        [QUIZ_BINARY] =
            "Take away the largest of 1, 2, 4, 8 and so on that fits, then do the same with what "
            "is left.",
        [QUIZ_GROUPS] = groups,
        [QUIZ_OUTCOME] = "Look at what its moves leave. If one of them is P, it is N. If none of "
                         "them is P, it is P.",
        [QUIZ_FLIP] = "Begin at the leftmost column in which the number of ones is odd: choose a "
                      "row that has a one there.",
        [QUIZ_REPLY] = "Before my move I was lost. Look for a move after which I am lost again.",
        [QUIZ_YES] = small,
        [QUIZ_NO] = small,
        [QUIZ_NUMBER] = small,
        [QUIZ_CHOICE] = "Cross out what cannot be. Then try the rest with a small example.",
    };
    static const char *const by_sum[QUIZ_KINDS] = {
        [QUIZ_WINNER] = "Find the nim-sum. If it is 0, the player who moves first loses.",
        [QUIZ_MOVE] = "Find the nim-sum. Then look for a move that makes it 0.",
        [QUIZ_REPLY] = "Before my move the nim-sum was 0. Make it 0 again.",
    };
    const struct question asked = quiz_position_question(question);
    const enum quiz_topic topic = question->topic;
    uint64_t sum;
    bool several = false;
    if (question->hint.length > 0) return question->hint.data;
    if (by_sum[topic]) find_sum(solver, question, &asked, &sum, &several);
    return several ? by_sum[topic] : hints[topic];
}

/* The answer without what says how sure somebody is of it. */
static const char *after_hedge(const char *answer) {
    static const char *const hedges[] = {"i think ", "i guess ", "maybe "};
    for (size_t i = 0; i < sizeof hedges / sizeof *hedges; i++) {
        const size_t length = strlen(hedges[i]);
        if (strncasecmp(answer, hedges[i], length) == 0) return answer + length;
    }
    return answer;
}

const char *quiz_without_doubt(const char *answer) {
    answer = after_hedge(answer);
    size_t length = strlen(answer);
    while (length > 0 && strchr(" ?", answer[length - 1])) length--;
    return length > 0 ? scratch_format("%.*s", (int)length, answer) : answer;
}

enum verdict quiz_mark(struct nimm_solver *solver, const struct quiz_question *question,
                       const char *answer, enum label_form form, struct text *why) {
    const struct answer given = {solver, question, quiz_without_doubt(answer), form};
    return topics[question->topic].mark(&given, why);
}
