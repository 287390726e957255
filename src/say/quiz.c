/* SPDX-License-Identifier: MIT */
#include "say/quiz.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/label.h"
#include "say/moves.h"
#include "say/part.h"
#include "say/powers.h"
#include "say/quiz_told.h"
#include "say/quiz_why.h"
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
 * 4 stones from one pile) 7"; "Dawson's Chess (octal:0.137) 7", whose rule is long. The arcs
 * of a graph would be too many to read: its board shows them. */
static void add_subject(const struct quiz_question *question, bool in_words, bool shown,
                        struct text *text) {
    const struct game *game = question->game;
    const char *rule = short_rule(question);
    const bool has_position = !shown && !game->board_is_picture;
    const bool is_told = question->told != QUIZ_TOLD_NOTHING;
    if (!says_position_alone(question)) {
        if (question->misere) text_add(text, "Misere ");
        text_add(text, game_name(game, quiz_board(question)));
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

const char *quiz_alike(const struct game *game) {
    return game->theory->alike ? game->theory->alike : "piles in another order";
}

static void add_listed_once(const struct game *game, struct text *text) {
    text_addf(text, "Positions that play alike, such as %s, are usually listed once",
              quiz_alike(game));
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
    while (question->game->moves(question->position, PLAYER_1, &moves)) n++;
    return n > label->n + label->unsafe;
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

/* --- the answer ------------------------------------------------------------------------------ */

/* "take 1 from pile 1 or 3 from pile 4", "move the queen to row 1, column 2 or to row 2, column 1":
 * what moves begin with is said once, unless a move has a comma of its own: "split 2, 2 and 3 off
 * number 1". */
static void add_moves(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                      struct text *text) {
    enum { SHOWN = 15 };
    struct move moves[SHOWN];
    struct move_list list = {.moves = moves, .limit = SHOWN};
    struct question asked = quiz_position_question(question);
    const char *before = "";
    solve_winning_moves(solver, &asked, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct text *move = scratch();
        question->game->say_move(question->position, &list.moves[i], move);
        const char *to = strstr(move->data, " to ");
        const size_t verb = to ? (size_t)(to - move->data) : strcspn(move->data, " ");
        const bool is_clear = to || !strchr(move->data, ',');
        const bool is_same = is_clear && strncmp(before, move->data, verb + 1) == 0;
        text_add_between(text, i, list.n, " or ");
        text_add(text, move->data + (is_same ? verb + 1 : 0));
        before = move->data;
    }
    if (list.total > list.n) {
        text_add(text, " (there are ");
        nim_count_print(list.total, text);
        text_add(text, " in all)");
    }
}

/* "the row of 9 becomes 100 or the row of 12 becomes 1": each move that balances. */
static void add_flips(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                      struct text *text) {
    struct piles piles = {0};
    size_t n = 0;
    if (solve_piles(solver, question->game, question->position, &piles) != NIMM_OK) return;
    for (size_t i = 0; i < piles.n; i++) n += nim_pile_balances(piles.value[i], question->number);
    for (size_t i = 0, row = 0; row < piles.n; row++) {
        const uint64_t flipped = piles.value[row] ^ question->number;
        if (!nim_pile_balances(piles.value[row], question->number)) continue;
        text_add_between(text, i++, n, " or ");
        text_addf(text, "the row of %" PRIu64 " becomes ", piles.value[row]);
        powers_binary(flipped, plain, text);
    }
}

/* Adds "if they take 1, take 3; if they take 2, take 2": a reply to each move, or "whatever they
 * do, take 3" if it is always the same. Returns false if there are many moves. */
static bool add_replies(struct nimm_solver *solver, const struct question *asked,
                        struct text *text) {
    enum { MOST = 4 };
    const struct game *game = asked->game;
    struct moves moves = {0};
    struct text *first = scratch(), *each = scratch();
    bool is_same = true;
    if (game_count_moves(game, asked->position, asked->mover, MOST + 1) > MOST) return false;
    for (size_t i = 0; game->moves(asked->position, asked->mover, &moves); i++) {
        const struct question left = scratch_after(asked, &moves.move);
        struct advice advice;
        if (game_is_over(game, left.position, left.mover)) continue;
        if (solve_advice(solver, &left, &advice) != NIMM_OK) return false;
        struct text *reply = scratch();
        game->say_move(left.position, &advice.move, reply);
        if (first->length == 0) text_add(first, reply->data);
        is_same = is_same && strcmp(first->data, reply->data) == 0;
        text_add(each, i > 0 ? "; if they " : "if they ");
        game->say_move(asked->position, &moves.move, each);
        text_addf(each, ", %s", reply->data);
    }
    if (is_same)
        text_addf(text, "whatever they do, %s", text_string(first));
    else
        text_add(text, text_string(each));
    return true;
}

/* Adds "if they leave 3,2, leave 2,2; if they leave 3,1, leave 1,1,1": a reply to each move in rows
 * of pins, of which the name of a position does not number the pins. Returns false, and adds
 * nothing, in other games and if there are many moves. */
static bool add_rows_left(struct nimm_solver *solver, const struct question *asked, bool plain,
                          struct text *text) {
    enum { MOST = 5 };
    const struct game *game = asked->game;
    struct label label = {0};
    struct text *each = scratch();
    if (!game->print_state || (!game->notation_is_clear && !game->is_sum)) return false;
    bool is_known = label_position(solver, asked, &label) && label.n <= MOST && !label.more;
    for (size_t i = 0; i < label.n && is_known; i++) {
        const struct question next = {
            .game = game, .position = label.after + i * game->size, .misere = asked->misere};
        struct advice advice;
        if (game_is_over(game, next.position, next.mover)) continue;
        is_known = solve_advice(solver, &next, &advice) == NIMM_OK;
        if (!is_known) continue;
        const struct question left = scratch_after(&next, &advice.move);
        text_add(each, each->length > 0 ? "; if they leave " : "if they leave ");
        graph_say_state(game, next.position, plain, each);
        text_add(each, ", leave ");
        graph_say_state(game, left.position, plain, each);
    }
    label_free(&label);
    if (is_known) text_add(text, text_string(each));
    return is_known && each->length > 0;
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
                         bool plain, struct text *text) {
    const struct question asked = quiz_position_question(question);
    const struct theory *theory = question->game->theory;
    const size_t from = text->length;
    if (solve_paired_parts(solver, &asked) > 0) {
        text_addf(text, "copy each move in the other %s of its pair", part_noun(question->game));
        return;
    }
    if (theory->add_way && !question->misere) theory->add_way(question->position, text);
    if (text->length > from) {
        text->data[from] = (char)tolower((unsigned char)text->data[from]);
        text_cut(text, text->length - strlen("."));
        return;
    }
    if (question->knows_sum && !question->misere) {
        struct piles piles;
        const bool is_sum =
            solve_piles(solver, asked.game, asked.position, &piles) == NIMM_OK && piles.n > 1;
        text_addf(text, "always leave %s", is_sum ? "nim-sum 0" : "a position worth 0");
        if (!is_sum) {
            add_example(solver, &asked, text);
            return;
        }
        const size_t before = text->length;
        text_add(text, ": ");
        if (!add_rows_left(solver, &asked, plain, text)) text_cut(text, before);
        return;
    }
    if (add_leaving_equal(solver, &asked, text)) {
        add_example(solver, &asked, text);
        return;
    }
    if (add_rows_left(solver, &asked, plain, text) || add_replies(solver, &asked, text)) return;
    text_cut(text, from);
    text_add(text, "always leave the other player a losing position");
    add_example(solver, &asked, text);
}

static void add_winner(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text) {
    text_add(text, question->yes ? "the player who moves first" : "the player who moves second");
}

static void add_yes_or_no(struct nimm_solver *solver, const struct quiz_question *question,
                          bool plain, struct text *text) {
    text_add(text, question->yes ? "yes" : "no");
}

static void add_outcome(struct nimm_solver *solver, const struct quiz_question *question,
                        bool plain, struct text *text) {
    text_add(text, question->yes ? "N" : "P");
}

static void add_number(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text) {
    text_add_number(text, question->number);
}

static void add_binary(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text) {
    powers_binary(question->number, plain, text);
}

static void add_groups(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text) {
    uint64_t sizes[64];
    const size_t n = nim_powers(question->number, sizes);
    if (n == 0) text_add(text, "none");
    text_add_choice(text, sizes, n, " and ");
}

static void add_choice(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text) {
    quiz_told_add_choice(question, question->number, text);
}

/* --- the kinds of questions ------------------------------------------------------------------ */

static const char values_hint[] =
    "Find the values that its moves leave. The answer is the first of 0, 1, 2, ... that is "
    "missing. For several piles, take the nim-sum.";
static const char columns_hint[] =
    "Write the numbers in binary, one below the other. Is the number of ones in a column odd, or "
    "even?";
static const char small_hint[] = "Try it with a small example.";

struct kind {
    const char *name, *title;
    unsigned step; /* of the lecture about Nim that teaches it; 0: a quiz does not ask for it */
    const char *question, *after; /* what stands before what is given, and after it */
    const char *form; /* how to answer; NULL: a move, as its game writes it, or a choice */
    const char *noun; /* what is asked for, where the form is only "a number" */
    void (*add_answer)(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                       struct text *text);
    const char *hint;
    const char *sum_hint; /* for whoever knows the theorem, about several piles; or NULL */
};

static const struct kind kinds[QUIZ_KINDS] = {
    [QUIZ_WINNER] =
        {
            .name = "winner",
            .title = "seeing who wins",
            .step = 3,
            .question = ": who wins if both play well, the player who moves first or the one who "
                        "moves second?",
            .after = "",
            .form = "first or second",
            .add_answer = add_winner,
            .hint = "Try a first move, and look for an answer to it. If there is a good answer to "
                    "every first move, the second player wins.",
            .sum_hint = "Find the nim-sum. If it is 0, the player who moves first loses.",
        },
    [QUIZ_MOVE] =
        {
            .name = "move",
            .title = "finding a winning move",
            .step = 5,
            .question = ": it is your turn",
            .after = ". Which move wins?",
            .add_answer = add_moves,
            .hint = "Look for a move that leaves a position from which you would hate to move.",
            .sum_hint = "Find the nim-sum. Then look for a move that makes it 0.",
        },
    [QUIZ_BALANCE] =
        {
            .name = "balance",
            .title = "seeing whether a position is balanced",
            .step = 7,
            .question = ": is this position balanced?",
            .after = "",
            .form = "yes or no",
            .add_answer = add_yes_or_no,
            .hint = columns_hint,
        },
    [QUIZ_SUM] =
        {
            .name = "sum",
            .title = "nim-sums",
            .step = 6,
            .question = "What is the nim-sum of ",
            .after = "?",
            .form = "a number",
            .noun = "nim-sum",
            .add_answer = add_number,
            .hint = columns_hint,
        },
    [QUIZ_MEX] =
        {
            .name = "mex",
            .title = "the mex",
            .step = 10,
            .question = "What is the mex of ",
            .after = "?",
            .form = "a number",
            .noun = "mex",
            .add_answer = add_number,
            .hint = "Count 0, 1, 2, and so on. Which is the first number that is not there?",
        },
    [QUIZ_VALUE] =
        {
            .name = "value",
            .title = "values",
            .step = 10,
            .question = ": what is its value, that is, the size of the Nim pile it equals?",
            .after = "",
            .form = "a number",
            .noun = "value",
            .add_answer = add_number,
            .hint = values_hint,
        },
    [QUIZ_LABEL] =
        {
            .name = "label",
            .title = "labels",
            .step = 10,
            .question = ": every position that can come up gets a label",
            .after = "",
            .form = "a number",
            .noun = "label",
            .add_answer = add_number,
            .hint = values_hint,
        },
    [QUIZ_BINARY] =
        {
            .name = "binary",
            .title = "binary numbers",
            .step = 6,
            .question = "Write ",
            .after = " in binary.",
            .form = "ones and zeros",
            .add_answer = add_binary,
            .hint = "Take away the largest of 1, 2, 4, 8 and so on that fits, then do the same "
                    "with what is left.",
        },
    [QUIZ_GROUPS] =
        {
            .name = "groups",
            .title = "pairing groups off",
            .step = 5,
            .question = ": split each pile into groups of 1, 2, 4, 8 and so on, and pair off "
                        "groups of the same size. Which sizes have a group without a partner?",
            .after = "",
            .form = "sizes without a partner",
            .add_answer = add_groups,
            .hint = "From each pile take the largest of 1, 2, 4, 8 and so on that fits, then do "
                    "the same with what is left.",
        },
    [QUIZ_OUTCOME] =
        {
            .name = "outcome",
            .question = ": is it N, won by the player to move, or P, lost?",
            .after = "",
            .form = "N or P",
            .add_answer = add_outcome,
            .hint = "Look at what its moves leave. If one of them is P, it is N. If none of them "
                    "is P, it is P.",
        },
    [QUIZ_FLIP] =
        {
            .name = "flip",
            .question = ": flip digits in one row of the grid, so that all its columns are even. "
                        "Which row, and what does it say then?",
            .after = "",
            .form = "row and its new digits",
            .add_answer = add_flips,
            .hint = "Begin at the leftmost column in which the number of ones is odd: choose a "
                    "row that has a one there.",
        },
    [QUIZ_REPLY] =
        {
            .name = "reply",
            .question = ": the other player moves first. How do you answer, so that you win?",
            .after = "",
            .add_answer = add_strategy,
            .hint = "Before my move I was lost. Look for a move after which I am lost again.",
            .sum_hint = "Before my move the nim-sum was 0. Make it 0 again.",
        },
    [QUIZ_YES] =
        {
            .name = "yes",
            .form = "yes or no",
            .add_answer = add_yes_or_no,
            .hint = small_hint,
        },
    [QUIZ_NO] =
        {
            .name = "no",
            .form = "yes or no",
            .add_answer = add_yes_or_no,
            .hint = small_hint,
        },
    [QUIZ_NUMBER] =
        {
            .name = "number",
            .form = "a number",
            .add_answer = add_number,
            .hint = small_hint,
        },
    [QUIZ_CHOICE] =
        {
            .name = "choice",
            .add_answer = add_choice,
            .hint = "Cross out what cannot be. Then try the rest with a small example.",
        },
};

const char *quiz_topic_name(enum quiz_topic topic) {
    return kinds[topic].name;
}

const char *quiz_topic_title(enum quiz_topic topic) {
    return kinds[topic].title;
}

unsigned quiz_topic_step(enum quiz_topic topic) {
    return kinds[topic].step;
}

const char *quiz_form(const struct quiz_question *question) {
    const char *form = kinds[question->topic].form;
    if (question->topic == QUIZ_CHOICE) return quiz_told_form(question);
    if (form) return form;
    struct text *prompt = scratch();
    game_add_move_prompt(question->game, question->position, prompt);
    return prompt->data;
}

const char *quiz_noun(const struct quiz_question *question) {
    /* Where the players have different moves, the piles have a nim-sum, but there is no value. */
    const bool is_sum = question->topic == QUIZ_VALUE && question->game->partisan;
    const char *noun = kinds[is_sum ? QUIZ_SUM : question->topic].noun;
    return noun ? noun : quiz_form(question);
}

void quiz_add_answer(struct nimm_solver *solver, const struct quiz_question *question, bool plain,
                     struct text *text) {
    kinds[question->topic].add_answer(solver, question, plain, text);
}

const char *quiz_hint(struct nimm_solver *solver, const struct quiz_question *question) {
    const struct kind *kind = &kinds[question->topic];
    const struct question asked = quiz_position_question(question);
    uint64_t sum;
    bool several = false;
    if (question->hint.length > 0) return question->hint.data;
    if (kind->sum_hint) quiz_why_find_sum(solver, question, &asked, &sum, &several);
    return several ? kind->sum_hint : kind->hint;
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
        return question->topic == QUIZ_CHOICE && quiz_told_count(question) == 2;
    }
}

/* --- the whole question ---------------------------------------------------------------------- */

void quiz_add_table_question(const struct quiz_question *question, struct text *text) {
    const size_t from = text->length;
    const char *asked = "who wins each position if both play well, first or second?";
    if (question->topic == QUIZ_VALUE)
        asked = "find the value of each position.";
    else if (question->topic == QUIZ_OUTCOME)
        asked = "is each position N, won by the player to move, or P, lost?";
    if (says_position_alone(question)) {
        text_add(text, asked);
        text->data[from] = (char)toupper((unsigned char)text->data[from]);
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
            text_addf(text, " Those that play alike, such as %s, are one.", quiz_alike(game));
        return;
    }
    if (topic == QUIZ_MOVE && question->told != QUIZ_TOLD_NOTHING && !game->side) {
        text_add(text, question->wants_all ? ": which moves win?" : ": which move wins?");
        return;
    }
    text_add(text, kinds[topic].question);
    if (topic == QUIZ_LABEL && form == LABEL_WORDS)
        say_labels(question, text);
    else if (topic == QUIZ_LABEL)
        add_labels(question, text);
    if (topic == QUIZ_MOVE && game->side) text_addf(text, ", with %s", game->side);
    if (!game && question->n == 0) text_add(text, "no numbers at all");
    text_add_choice(text, question->numbers, question->n, " and ");
    text_add(text, question->wants_all ? ". Which moves win?" : kinds[topic].after);
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
