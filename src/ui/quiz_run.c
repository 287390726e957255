/* SPDX-License-Identifier: MIT */
#include "ui/quiz_run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/explain.h"
#include "say/graph.h"
#include "say/label.h"
#include "say/lecture.h"
#include "say/moves.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/begun.h"
#include "ui/dialogue.h"
#include "ui/preview.h"
#include "ui/prompt.h"
#include "ui/state.h"

/* Words of the theory, and what they mean: said before the first question that has one of them. The
 * numbers in them are not asked for. */
static const struct {
    const char *word, *meaning;
} terms[] = {
    {"group", explain_what_groups_are},
    {"balance", "A position is balanced if its groups of 1, 2, 4, 8 and so on all pair off. Then "
                "the player to move loses: any move breaks a pair, and the other player makes all "
                "groups pair off again, and in the end takes the last stone."},
    {"binary", "In binary a number is a sum of 1, 2, 4, 8 and so on: 18 is 16 + 2, so its digits "
               "are 1 0 0 1 0."},
    {"nim-sum",
     "To find the nim-sum, add the numbers in binary without carrying: it has a 1 in each column "
     "with an odd number of ones. 9 and 12 are 1001 and 1100, so their nim-sum is 0101, which is "
     "5."},
    {"(pairs)", "In groups: the eights of 9 and 12 pair off, leaving 4 and 1. The nim-sum is 0 if "
                "all groups pair off."},
    {"mex",
     "The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them."},
    {"value", "A position's value, also called its Grundy value, is the mex of the values that its "
              "moves lead to: the smallest number not among them."},
    {"(+)", "The value of several parts together is the nim-sum of their values."},
    {"label", "A position's label is its value: the mex of the labels its moves lead to, that is, "
              "the smallest of 0, 1, 2, 3 and so on that is not among them."},
    {"(N)", "N: the player to move wins. P: the other player wins."},
};

enum { TERMS = sizeof terms / sizeof *terms };

struct score {
    uint64_t right, asked, corrected; /* corrected: came once more, and were right then */
    uint64_t missed;                  /* bit i: a question about game_list[i] */
};

struct questions {
    struct dialogue *room;
    const struct quiz_plan *plan;
    uint64_t seed;
    const char *command;  /* what asks the same questions again */
    struct text *answers; /* a # for each answer that was right, a - for each other; or NULL */
    struct quiz quiz;
    struct quiz_question drawn;
    const struct quiz_question *question; /* the one that is open; NULL: the next is to come */
    uint64_t number;                      /* of the new questions so far, */
    uint64_t practiced;                   /* and before this practice; 0: it is the quiz itself */
    struct score scores[QUIZ_TOPICS];     /* of them; one that is open is not asked yet */
    uint64_t told_rules[2];   /* bit i: the rules of game_list[i] have been told, of misere play in
                                 the second number */
    const struct game *noted; /* the last one whose positions were told how to read */
    bool knows[TERMS];
    bool has_explained;     /* why the player to move wins, at length, */
    uint64_t told_disguise; /* and, bit i: why the game game_list[i] is Nim, */
    uint64_t told_alike;    /* and that what plays alike in it is listed once */
    bool told_lost;         /* and how the lost squares of a board are found, */
    bool told_proof;        /* and why the rule of misere play wins */
    bool names_move;        /* the answer that is shown has named a winning move, */
    bool shows_moves;       /* or all of them */
    bool knows_values;      /* who wins is explained by them */
    struct preview preview; /* where a move is asked for */
};

/* --- the quiz that was left ------------------------------------------------------------------- */

/* Under the name of the quiz "605863:#-#+##": its seed, and the answers to its questions so far,
 * with a + where practice began. */
static const char quiz_file[] = "quiz";

/* Takes up the seed of a quiz that was left. Returns its answers, or "". */
static const char *recall_quiz(struct questions *questions) {
    uint64_t seed;
    if (!questions->answers || questions->plan->is_new) return "";
    const char *at = state_recall(quiz_file, questions->plan->kept_as);
    if (!token_number_in(scan_token(&at, ":"), 0, UINT64_MAX, &seed)) return "";
    at += strspn(at, ":");
    if (strspn(at, "#-") == 0) return "";
    questions->seed = seed;
    return at;
}

/* Adds a sign to what is remembered of the quiz. */
static void keep_sign(struct questions *questions, char sign) {
    if (!questions->answers) return;
    text_add_char(questions->answers, sign);
    const bool is_kept =
        state_keep(quiz_file, questions->plan->kept_as,
                   scratch_format("%" PRIu64 ":%s", questions->seed, questions->answers->data));
    if (is_kept) return;
    questions->answers = NULL;
    dialogue_say(questions->room, "(If you leave, this quiz starts over: nothing can be saved.)");
}

/* --- a question ------------------------------------------------------------------------------ */

/* The rules of a game that comes up for the first time, or for the first time in this play. */
static void tell_rules(struct questions *questions, const struct quiz_question *question) {
    struct question asked = quiz_position_question(question);
    asked.position = quiz_board(question);
    if (asked.game)
        dialogue_tell_rules(questions->room, &asked, &questions->told_rules[asked.misere]);
}

/* The words in the sentence that come up for the first time. */
static void tell_terms(struct questions *questions, const char *sentence) {
    for (size_t i = 0; i < TERMS; i++) {
        if (questions->knows[i] || !strstr(sentence, terms[i].word)) continue;
        questions->knows[i] = true;
        dialogue_say(questions->room, "(%s)", terms[i].meaning);
    }
}

/* True if it has been told what the word means. */
static bool knows(const struct questions *questions, const char *word) {
    for (size_t i = 0; i < TERMS; i++)
        if (strcmp(terms[i].word, word) == 0) return questions->knows[i];
    return false;
}

/* How positions are written, the first time that a game has a question about many. */
static void tell_notation(struct questions *questions, const struct quiz_question *question) {
    struct text *meaning = scratch();
    if (question->game == questions->noted || !quiz_tells_values(question)) return;
    quiz_add_notation(question, meaning);
    if (meaning->length == 0) return;
    questions->noted = question->game;
    dialogue_say(questions->room, "(%s.)", meaning->data);
}

static bool has_several_piles(struct dialogue *room, const struct question *asked) {
    struct piles piles;
    return solve_piles(room->solver, asked->game, asked->position, &piles) == NIMM_OK &&
           piles.n > 1;
}

/* Says where the node leads whose label is missing, which a map with many crossings does not
 * show. */
static void say_arcs(struct questions *questions) {
    const struct graph *graph = &questions->question->graph;
    struct label label;
    struct text *text = scratch();
    label_read(graph, graph->order[questions->question->hidden], true, &label);
    text_add(text, label.n > 0 ? "From " : "No arc leaves ");
    graph_say_state(label.game, label.position, true, text);
    if (label.n > 0) text_add(text, " you can go to ");
    for (size_t i = 0; i < label.n; i++) {
        text_add_between(text, i, label.n, " or ");
        graph_say_state(label.game, label.after + i * label.game->size, true, text);
    }
    dialogue_say(questions->room, "%s.", text->data);
    label_free(&label);
}

static void show_question(struct questions *questions) {
    const struct quiz_question *question = questions->question;
    struct text *sentence = scratch();
    /* A move needs the places of a board, and so do values and rows; parameters are part of what a
     * board shows. */
    const struct game *game = question->game;
    const bool is_list =
        game && game->notation_is_clear && !game->print_state && !game->parameters_help;
    const bool is_plain = terminal_style(&questions->room->terminal).plain;
    /* By ear it would come between the question and its answer. */
    const bool is_named = is_plain && game && !game->board_is_picture;
    const bool is_nim_move = question->topic == QUIZ_MOVE && game && game_is_nim(game);
    const bool needs_board =
        (question->topic == QUIZ_MOVE && !is_nim_move) || quiz_tells_values(question);
    const bool is_told = is_plain && is_list && !needs_board;
    const bool has_board = game && !(is_named && question->topic == QUIZ_LABEL) && !is_told;
    text_add_char(&questions->room->out, '\n');
    if (question->topic == QUIZ_MEX && questions->plan->level > 1) questions->knows_values = true;
    tell_rules(questions, question);
    quiz_add_question(question, dialogue_form(questions->room), is_plain && has_board, sentence);
    const struct question asked = quiz_position_question(question);
    const char *needed = sentence->data; /* the words whose meaning it takes to answer */
    if (question->topic == QUIZ_VALUE && has_several_piles(questions->room, &asked))
        needed = scratch_format("nim-sum, (+), %s", needed);
    if (strstr(needed, "nim-sum") && knows(questions, "group"))
        needed = scratch_format("%s (pairs)", needed);
    tell_terms(questions, needed);
    if (!is_plain) tell_notation(questions, question);
    if (question->again)
        dialogue_say(questions->room, "Once more: %s", sentence->data);
    else
        dialogue_say(questions->room, "%" PRIu64 ". %s", questions->number - questions->practiced,
                     sentence->data);
    if (!has_board) return;
    struct style style = terminal_style(&questions->room->terminal);
    style.is_told = quiz_says_rule(question);
    dialogue_show_board(questions->room, game, quiz_board(question), style, DIALOGUE_BESIDE);
    const bool is_map = question->topic == QUIZ_LABEL && game->board_is_picture && !is_plain;
    if (is_map && question->hidden + 1 < question->graph.n_nodes) say_arcs(questions);
}

/* The grid of plain numbers. */
static void show_sum(struct dialogue *room, const struct quiz_question *question) {
    struct solution solution = {
        .has_value = true, .value = question->number, .piles.n = question->n};
    struct question asked = quiz_position_question(question);
    struct style style = terminal_style(&room->terminal);
    memcpy(solution.piles.value, question->numbers, question->n * sizeof *question->numbers);
    explain_grid(&asked, &solution, "", &style, &room->out);
}

/* True if it is explained by groups, which need no binary. */
static bool is_by_groups(const struct quiz_question *question) {
    const unsigned before_binary = 1U << QUIZ_WINNER | 1U << QUIZ_BALANCE | 1U << QUIZ_MOVE;
    return question->game && game_is_nim(question->game) && !question->misere &&
           before_binary >> question->topic & 1;
}

/* Why the game is Nim, the first time. */
static void tell_disguise(struct questions *questions, const struct question *asked) {
    const struct game *game = asked->game;
    struct text *disguise = scratch();
    const uint64_t bit = UINT64_C(1) << game_index(game);
    if (!game->theory->disguise || questions->told_disguise & bit) return;
    questions->told_disguise |= bit;
    game_add_disguise(game, asked->position, disguise);
    dialogue_say(questions->room, "%s", disguise->data);
}

/* Tells who wins by copying, or by a rule; where the Nim piles can be counted, with why they are
 * Nim piles. Returns false if it cannot. */
static bool show_simple_way(struct questions *questions, const struct question *asked) {
    struct text *way = scratch();
    const enum explain_way kind = explain_simple_way(questions->room->solver, asked, way);
    if (kind == EXPLAIN_NO_WAY) return false;
    questions->names_move = kind == EXPLAIN_COPYING;
    if (game_has_counted_piles(asked->game)) tell_disguise(questions, asked);
    dialogue_say(questions->room, "%s", way->data);
    return true;
}

/* Says, the first time, that of what plays alike only one is listed, where something is left out.
 */
static void tell_alike(struct questions *questions, const struct question *asked) {
    enum { MANY = 1000 };
    const char *alike = asked->game->theory->alike;
    const uint64_t bit = UINT64_C(1) << game_index(asked->game);
    struct label label;
    if (!alike || questions->told_alike & bit) return;
    if (!label_position(questions->room->solver, asked, &label)) return;
    const size_t moves = game_count_moves(asked->game, asked->position, asked->mover, MANY);
    const bool is_merged = moves > label.n + label.unsafe;
    label_free(&label);
    if (!is_merged) return;
    questions->told_alike |= bit;
    dialogue_say(questions->room,
                 "(Positions that play alike, such as %s, are usually listed once.)", alike);
}

/* Shows the board with its lost squares. Returns false if the game has none, or for the ear. */
static bool show_lost(struct questions *questions, const struct question *asked) {
    struct dialogue *room = questions->room;
    const struct style style = terminal_style(&room->terminal);
    const struct quiz_question *question = questions->question;
    const bool is_lost = question->topic == QUIZ_WINNER && !question->yes;
    if (!asked->game->marks_lost || style.plain) return false;
    tell_terms(questions, "(N)");
    explain_lost(asked, &style, !questions->told_lost, &room->out);
    questions->told_lost = true;
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
static void tell_outcomes(struct questions *questions, const struct question *asked) {
    enum { FEW = 12 };
    struct dialogue *room = questions->room;
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

/* The first P that a move of an N leads to, or the P itself. */
static const void *find_lost(const struct label *label) {
    for (size_t i = 0; i < label->n && label->outcome == OUTCOME_N; i++)
        if (label->options[i].outcome == OUTCOME_P) return label->after + i * label->game->size;
    return label->position;
}

/* Shows the moves that win, where one is asked for. */
static void show_moves(struct questions *questions) {
    struct dialogue *room = questions->room;
    const struct question asked = quiz_position_question(questions->question);
    const struct style style = terminal_style(&room->terminal);
    if (questions->question->topic != QUIZ_MOVE || questions->shows_moves) return;
    questions->shows_moves = true;
    moves_show_winning(room->solver, &asked, "winning move", "", &style, &room->out);
}

/* Says how a position is written, "4,1 means a row of 4 and a row of 1", the first time for its
 * game. */
static void tell_meaning(struct questions *questions, const struct question *question) {
    struct text *meaning = scratch();
    const bool is_plain = questions->room->terminal.look.plain;
    if (is_plain || question->game == questions->noted) return;
    if (!quiz_add_meaning(question->game, question->position, meaning)) return;
    questions->noted = question->game;
    dialogue_say(questions->room, "(%s.)", meaning->data);
}

/* Tells why a position is lost, or why the one is that a winning move leaves: each move from it
 * has a reply that ends the game or leaves equal parts, in which every move can be copied. Returns
 * false if not. */
static bool tell_replies(struct questions *questions, const struct question *asked) {
    struct dialogue *room = questions->room;
    const bool in_words = dialogue_form(room) == LABEL_WORDS;
    struct label here, lost = {0};
    struct moves_replies replies = {.list = scratch()};
    struct text *said = scratch();
    /* Of a picture all positions are told, from the end back. */
    if (asked->game->board_is_picture) return false;
    if (!label_position(room->solver, asked, &here)) return false;
    const struct question from = {.game = asked->game, .position = find_lost(&here)};
    const bool tells = label_position(room->solver, &from, &lost) && lost.outcome == OUTCOME_P &&
                       moves_find_replies(room->solver, &lost, in_words, &replies);
    graph_say_state(asked->game, from.position, in_words, said);
    text_add(said, " is P: every move has a reply that ");
    if (replies.has_end) text_add(said, "makes the last move");
    if (replies.has_end && replies.has_equal) text_add(said, " or ");
    if (replies.has_equal)
        text_addf(said, "leaves %s for copying", explain_equal_parts(asked->game));
    if (tells) {
        show_moves(questions);
        tell_terms(questions, "(N)");
        tell_meaning(questions, &from);
        dialogue_say(room, "%s: %s.", said->data, replies.list->data);
    }
    label_free(&here);
    label_free(&lost);
    return tells;
}

/* Tells who wins, where nobody knows values, by the theorem of the game or by what the moves leave,
 * N or P. Returns false if it cannot. */
static bool show_without_values(struct questions *questions, const struct question *asked) {
    struct dialogue *room = questions->room;
    const struct theory *theory = asked->game->theory;
    const bool is_move = questions->question->topic == QUIZ_MOVE;
    const char *theorem = theory->theorem && !is_move ? theory->theorem(asked->position) : NULL;
    if (theorem) {
        dialogue_say(room, "%s", theorem);
        return true;
    }
    if (asked->game->partisan) return false;
    if (show_lost(questions, asked)) return true;
    if (tell_replies(questions, asked)) {
        tell_alike(questions, asked);
        return true;
    }
    tell_terms(questions, "(N)");
    if (!moves_show_label(room->solver, asked, false, dialogue_form(room), &room->out))
        return false;
    tell_alike(questions, asked);
    tell_outcomes(questions, asked);
    return true;
}

/* Tells how the player to move wins by pairing groups off in Nim. */
static void show_groups_way(struct questions *questions, const struct question *asked) {
    struct dialogue *room = questions->room;
    struct text *way = scratch();
    struct piles piles;
    if (!game_is_nim(asked->game) ||
        solve_piles(room->solver, asked->game, asked->position, &piles) != NIMM_OK || piles.n < 2)
        return;
    explain_groups_way(&piles, way);
    dialogue_say(room, "%s", way->data);
    questions->names_move = true;
}

/* True if the Nim piles can be counted, without any search for their values: on the board or, where
 * 1 to K stones may be taken, as remainders. */
static bool has_counted_piles(const struct question *asked) {
    const struct game *game = asked->game;
    void *alone = memory_take(1, game->size);
    const bool is_counted = game->theory->piles && !game_part(game, asked->position, 0, alone);
    free(alone);
    return is_counted;
}

/* Explains who wins, or which move does, where that is asked for or groups tell. Returns false if
 * the working is still to be shown. */
static bool show_who_wins(struct questions *questions) {
    static const char who[] = "the player to move";
    struct dialogue *room = questions->room;
    const struct quiz_question *question = questions->question;
    const struct question asked = quiz_position_question(question);
    const bool is_move = question->topic == QUIZ_MOVE;
    const bool is_winner = question->topic == QUIZ_WINNER && !question->misere;
    const bool is_play = is_move || is_winner;
    const bool is_theory = is_play && question->game->theory->disguise;
    /* Who wins is seen sooner from N and P than from values that only a search finds. */
    const bool is_searched = is_theory && question->game->theory->is_by_mex;
    const bool is_simple = is_theory && (is_searched || !questions->knows_values);
    const bool is_counted = is_theory && has_counted_piles(&asked);
    const bool by_groups = is_simple || is_by_groups(question);
    /* The first time all of it, which says what a nim-sum and a value are. */
    const bool is_whole = is_theory && (is_counted || !is_simple) && !questions->has_explained;
    const bool has_grid = is_winner && has_several_piles(room, &asked);
    bool explains = is_play && show_simple_way(questions, &asked);
    if (!explains && is_simple && is_counted && is_winner && !has_grid) {
        /* The working says the pile. */
        tell_disguise(questions, &asked);
        return false;
    }
    if (!explains && is_simple && !is_counted) explains = show_without_values(questions, &asked);
    if (!explains && (by_groups || is_move || is_whole || has_grid)) {
        enum explain_form form = dialogue_usual_form(room);
        if (by_groups) {
            form = EXPLAIN_GROUPS;
            tell_terms(questions, "group");
        }
        if (is_whole) {
            questions->has_explained = true;
            questions->told_disguise |= UINT64_C(1) << game_index(asked.game);
        } else if (is_counted) {
            tell_disguise(questions, &asked);
        }
        dialogue_explain(room, &asked, NULL, form, is_whole, false, who);
        const bool is_unbalanced = question->topic == QUIZ_BALANCE && !question->yes;
        const bool is_won = (is_play && (is_move || question->yes)) || is_unbalanced;
        if (is_won && !is_whole && by_groups) show_groups_way(questions, &asked);
        explains = true;
    }
    show_moves(questions);
    return explains;
}

/* Shows the answer, and how to find it. */
static void show_working(struct questions *questions) {
    struct dialogue *room = questions->room;
    const struct quiz_question *question = questions->question;
    const struct style style = terminal_style(&room->terminal);
    struct question asked = quiz_position_question(question);
    struct text *answer = scratch(), *working = scratch();
    if (question->topic != QUIZ_MOVE) {
        quiz_add_answer(room->solver, question, style.plain, answer);
        dialogue_say(room, "The answer: %s.", answer->data);
    }
    questions->names_move = questions->shows_moves = false;
    const bool is_paired = question->topic == QUIZ_VALUE && !question->misere &&
                           solve_paired_parts(room->solver, &asked) > 0;
    if (is_paired) {
        show_simple_way(questions, &asked);
        dialogue_say(room, "So the player to move loses. The value of every such position is 0.");
        return;
    }
    if (show_who_wins(questions)) return;
    const bool is_disguised = asked.game && !asked.game->theory->is_by_mex;
    if (question->topic == QUIZ_VALUE && is_disguised) tell_disguise(questions, &asked);
    /* The words of the working say the piles once more. */
    const unsigned by_grid = 1U << QUIZ_BALANCE | 1U << QUIZ_VALUE;
    if ((by_grid >> question->topic & 1) && !style.plain)
        dialogue_show_piles(room, &asked, EXPLAIN_GRID);
    if (question->topic == QUIZ_SUM) show_sum(room, question);
    if (question->topic == QUIZ_SUM && !style.plain) return;
    if (question->topic == QUIZ_GROUPS) {
        dialogue_show_piles(room, &asked, EXPLAIN_GROUPS);
        return;
    }
    enum label_form form = dialogue_form(room);
    if (form == LABEL_STARS) form = LABEL_VALUES;
    /* Where the piles can be counted, the rows of a grid have said all of it. */
    const bool is_counted = question->topic == QUIZ_VALUE && has_counted_piles(&asked);
    const bool is_said = is_counted && !style.plain && has_several_piles(room, &asked);
    if (!is_said) questions->names_move = quiz_add_working(room->solver, question, form, working);
    questions->told_proof = questions->told_proof || question->misere;
    if (working->length > 0) dialogue_say(room, "%s", working->data);
    if (question->topic == QUIZ_VALUE && asked.game && !is_disguised) tell_alike(questions, &asked);
    const bool is_lost = question->topic == QUIZ_VALUE && asked.game && question->number == 0;
    if (is_lost) show_simple_way(questions, &asked);
}

/* Names a move that wins, where who wins was asked and none has been named. */
static void name_move(struct questions *questions) {
    struct dialogue *room = questions->room;
    const struct quiz_question *question = questions->question;
    const struct question asked = quiz_position_question(question);
    struct advice advice;
    struct text *move = scratch();
    if (question->topic != QUIZ_WINNER || !question->yes || questions->names_move) return;
    const enum nimm_status status = solve_advice(room->solver, &asked, &advice);
    if (status != NIMM_OK || advice.kind != ADVICE_WINNING) return;
    asked.game->say_move(asked.position, &advice.move, move);
    dialogue_say(room, "A winning move: %s.", move->data);
}

/* --- what is typed --------------------------------------------------------------------------- */

/* Leaves the question, which was answered right or wrong; a course asks it again if wrong. */
static void leave_question(struct questions *questions, bool right) {
    questions->question = NULL;
    keep_sign(questions, right ? '#' : '-');
    if (questions->plan->course && !right) quiz_miss(&questions->quiz, &questions->drawn);
    quiz_question_free(&questions->drawn);
}

/* Counts an answer to the open question. */
static void count_answer(struct questions *questions, bool right) {
    const struct quiz_question *question = questions->question;
    struct score *score = &questions->scores[question->topic];
    if (question->again) {
        score->corrected += right;
        return;
    }
    score->asked++;
    score->right += right;
    if (!right && question->game) score->missed |= UINT64_C(1) << game_index(question->game);
}

/* Why the right player wins, for somebody who may have guessed. */
static void add_winner_reason(struct questions *questions, struct text *why) {
    const struct quiz_question *question = questions->question;
    const struct question asked = quiz_position_question(question);
    const size_t paired =
        question->misere ? 0 : solve_paired_parts(questions->room->solver, &asked);
    if (paired > 0)
        text_addf(why, "the second player copies each move in the other %s%s",
                  explain_part_name(asked.game), paired > 2 ? " of its pair" : "");
    else if (game_is_nim(asked.game) && !question->misere && !question->yes &&
             knows(questions, "group"))
        text_add(why, "all groups pair off, and after any move the second player can make them "
                      "pair off again");
    else
        quiz_add_reason(questions->room->solver, question, why);
}

/* Tells what a winning move leaves, for somebody who may have guessed. */
static void say_what_is_left(struct questions *questions, const struct move *move) {
    const struct quiz_question *question = questions->question;
    const struct question asked = quiz_position_question(question);
    const struct game *game = asked.game;
    struct text *left = scratch();
    struct piles piles;
    if (question->misere) return;
    const struct question next = scratch_after(&asked, move);
    const bool has_piles =
        solve_piles(questions->room->solver, game, next.position, &piles) == NIMM_OK;
    if (game_is_over(game, next.position, next.mover)) return;
    const bool is_made = question->topic == QUIZ_MOVE;
    const char *now = is_made ? "Now" : "Then";
    const bool is_counted = game_has_counted_piles(game);
    if (explain_copying(questions->room->solver, &asked, move, left))
        dialogue_say(questions->room, "%s", text_string(left) + strlen(" "));
    else if (has_piles && is_counted && (is_made || knows(questions, "group")))
        dialogue_say(questions->room, "%s all groups pair off.", now);
    else if (has_piles && !is_counted && questions->knows_values && piles.n <= 1)
        dialogue_say(questions->room, "%s the value is 0.", now);
    else if (has_piles && !is_counted && questions->knows_values) {
        tell_terms(questions, "nim-sum");
        explain_result(questions->room->solver, &asked, move, EXPLAIN_GRID, left);
        dialogue_say(questions->room, "%s%s", now, text_string(left) + strlen(" Then"));
    } else if (!questions->knows_values && is_made) {
        tell_replies(questions, &next);
    }
}

/* Tells what the winning move leaves that was typed, or the one that is named as the reason why the
 * first player wins; and the first time that groups are the reason why the second does, shows
 * them. */
static void say_why_it_wins(struct questions *questions, const char *line) {
    const struct quiz_question *question = questions->question;
    const struct question asked = quiz_position_question(question);
    const bool is_lost = question->topic == QUIZ_WINNER && !question->yes;
    const bool is_new = is_by_groups(question) && !knows(questions, "group");
    struct advice advice;
    if (is_lost && is_new && solve_paired_parts(questions->room->solver, &asked) == 0) {
        show_who_wins(questions);
        return;
    }
    if (question->topic == QUIZ_MOVE) {
        struct move move;
        if (game_read_move(asked.game, asked.position, 0, line, &move, scratch()))
            say_what_is_left(questions, &move);
    } else if (question->yes) {
        const enum nimm_status status = solve_advice(questions->room->solver, &asked, &advice);
        if (status == NIMM_OK && advice.kind == ADVICE_WINNING)
            say_what_is_left(questions, &advice.move);
    }
}

/* Checks what was typed. */
static enum prompt_taken mark(struct prompt *prompt, const char *line, struct text *why) {
    struct questions *questions = prompt->user;
    const struct quiz_question *question = questions->question;
    struct dialogue *room = questions->room;
    const size_t from = room->out.length;
    dialogue_begin_work(room);
    const enum verdict verdict = quiz_mark(room->solver, question, line, dialogue_form(room), why);
    const bool is_right = verdict == VERDICT_RIGHT;
    if (verdict != VERDICT_UNCLEAR && question->topic == QUIZ_BALANCE) {
        /* The quiz explains balance by groups, not by columns. */
        text_clear(why);
        quiz_add_partner(room->solver, question, why);
    }
    const struct question asked = quiz_position_question(question);
    const bool is_play = question->topic == QUIZ_WINNER || question->topic == QUIZ_MOVE;
    const bool is_right_play = is_right && is_play;
    if (is_right_play && question->topic == QUIZ_WINNER) add_winner_reason(questions, why);
    const bool is_bare = text_string(why)[0] == '\0';
    if (is_right && is_bare && !is_play) quiz_add_reason(room->solver, question, why);
    if (verdict != VERDICT_UNCLEAR) dialogue_say_verdict(room, is_right, text_string(why));
    if (is_right_play) say_why_it_wins(questions, line);
    if (is_right_play && !question->misere && game_has_counted_piles(question->game))
        tell_disguise(questions, &asked);
    if (verdict == VERDICT_WRONG) show_working(questions);
    if (dialogue_end_work_or_say(room, from, "The answer was interrupted.")) return PROMPT_TAKEN;
    if (verdict == VERDICT_UNCLEAR && token_is_any(token_of(line), "hint why idk")) {
        text_clear(why);
        text_add(why, "No hints in a quiz: skip shows the answer and why");
        return PROMPT_BAD;
    }
    if (verdict == VERDICT_UNCLEAR) return PROMPT_OTHER;
    count_answer(questions, is_right);
    leave_question(questions, is_right);
    return PROMPT_TAKEN;
}

static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct questions *questions = prompt->user;
    if (questions->question->topic != QUIZ_MOVE) return mark(prompt, line, why);
    return preview_take(&questions->preview, line, why, mark);
}

/* It counts as a wrong answer. */
static void word_skip(struct prompt *prompt, const char *rest) {
    struct questions *questions = prompt->user;
    show_working(questions);
    name_move(questions);
    if (terminal_is_interrupted()) return;
    count_answer(questions, false);
    leave_question(questions, false);
}

/* The question, with what its words mean. */
static void word_repeat(struct prompt *prompt, const char *rest) {
    struct questions *questions = prompt->user;
    memset(questions->knows, 0, sizeof questions->knows);
    questions->noted = NULL;
    show_question(questions);
}

static void word_rules(struct prompt *prompt, const char *rest) {
    const struct questions *questions = prompt->user;
    const struct quiz_question *question = questions->question;
    if (question->game)
        dialogue_say_rules(prompt->room, question->game, question->position, question->misere,
                           true);
    else
        dialogue_say(prompt->room, "This question is about numbers, not about a game.");
}

static const struct prompt_word words[] = {
    PROMPT_HELP,
    {"repeat", "board", NULL, "the question again, with its board", word_repeat},
    {"skip", "pass", NULL, "show the answer, and go on; it counts as wrong", word_skip,
     .is_answer = true},
    {"rules", "", NULL, "the rules of the game in the question", word_rules},
    PROMPT_QUIT,
    {0},
};

/* Draws the next question. Returns false if there is none. */
static bool open_next(struct questions *questions) {
    if (!quiz_next(&questions->quiz, &questions->drawn)) return false;
    questions->question = &questions->drawn;
    questions->drawn.knows_proof = questions->told_proof;
    questions->number += !questions->drawn.again;
    return true;
}

static bool next(struct prompt *prompt, struct text *wording) {
    struct questions *questions = prompt->user;
    struct preview *preview = &questions->preview;
    if (!questions->question) {
        if (!open_next(questions)) return false;
        preview->begun = 0;
        show_question(questions);
        prompt->room->asks_anew = "repeat";
    }
    const struct quiz_question *question = questions->question;
    const bool is_move = question->topic == QUIZ_MOVE;
    text_add(wording, "Your answer (");
    if (is_move) {
        preview->prompt = prompt;
        preview->question = quiz_position_question(question);
        begun_add_prompt(&preview->question, preview->begun, wording);
    } else {
        text_add(wording, quiz_form(question));
    }
    text_add(wording, ")? ");
    if (is_move && questions->plan->previews && prompt->room->terminal.edits)
        prompt->room->help = preview_begin(preview);
    return true;
}

/* --- how it went ----------------------------------------------------------------------------- */

static bool was_missed(const struct questions *questions, unsigned topic) {
    return questions->scores[topic].right < questions->scores[topic].asked;
}

/* The topics with anything wrong. */
static unsigned topics_missed(const struct questions *questions) {
    unsigned topics = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++)
        if (was_missed(questions, t)) topics |= 1U << t;
    return topics;
}

static struct score whole_score(const struct questions *questions) {
    struct score whole = {0};
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        whole.right += questions->scores[t].right;
        whole.asked += questions->scores[t].asked;
        whole.corrected += questions->scores[t].corrected;
    }
    return whole;
}

/* Of a practice that was left: the topics with anything wrong or not asked yet, or else all. */
static unsigned topics_left(const struct questions *questions) {
    unsigned topics = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        const bool is_practiced = questions->quiz.topics >> t & 1;
        const bool is_new = questions->scores[t].asked == 0;
        if (is_practiced && (is_new || was_missed(questions, t))) topics |= 1U << t;
    }
    return topics ? topics : questions->quiz.topics;
}

/* Adds "nimm quiz kayles --level 2". */
static void add_command(const struct quiz_plan *plan, unsigned level, struct text *text) {
    text_add(text, "nimm quiz");
    if (plan->game) {
        text_add_char(text, ' ');
        game_print_name(plan->game, plan->blank, text);
    }
    if (level > 1) text_addf(text, " --level %u", level);
}

/* Adds the command that goes on with a quiz that was left. */
static void add_command_to_go_on(const struct questions *questions, struct text *text) {
    if (questions->plan->is_seeded)
        text_add(text, questions->command);
    else
        add_command(questions->plan, questions->plan->level, text);
}

/* Adds the command for questions on these topics alone. */
static void add_topics_command(const struct quiz_plan *plan, unsigned topics, struct text *text) {
    const char *between = " --topic ";
    add_command(plan, plan->level, text);
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (!(topics >> t & 1)) continue;
        text_addf(text, "%s%s", between, quiz_topic_name((enum quiz_topic)t));
        between = ",";
    }
}

/* How many new questions have not been answered. */
static uint64_t count_left(const struct questions *questions) {
    const bool is_open = questions->question && !questions->question->again;
    return questions->quiz.most - questions->number + is_open;
}

/* True if each topic of a whole course was missed. */
static bool has_missed_all(const struct questions *questions) {
    bool has_all = questions->plan->course && questions->practiced == 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++)
        has_all = has_all && (was_missed(questions, t) || questions->scores[t].asked == 0);
    return has_all && count_left(questions) == 0;
}

/* Adds "; missed: Kayles, Prime-game", unless all of it is about one game. */
static void add_missed_games(const struct questions *questions, uint64_t missed,
                             struct text *text) {
    const char *between = "; missed: ";
    bool has_other = false; /* a game that is not Nim */
    for (size_t i = 0; i < game_count; i++)
        has_other = has_other || ((missed >> i & 1) && !game_is_nim(game_list[i]));
    if (questions->plan->game || !has_other) return;
    for (size_t i = 0; i < game_count; i++) {
        if (!(missed >> i & 1)) continue;
        text_addf(text, "%s%s", between, game_list[i]->title);
        between = ", ";
    }
}

/* What to practice, the topics with anything wrong. */
static void add_practice(const struct questions *questions, struct text *text) {
    text_add(text, "To practice:");
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        const struct score *score = &questions->scores[t];
        if (!was_missed(questions, t)) continue;
        text_addf(text, "\n  " TEXT_FOLD "%s: %" PRIu64 " of %" PRIu64 " right",
                  quiz_topic_title((enum quiz_topic)t), score->right, score->asked);
        if (score->corrected > 0)
            text_addf(text, ", %" PRIu64 " more the second time", score->corrected);
        add_missed_games(questions, score->missed, text);
    }
}

/* Adds the command to practice what was missed. */
static void add_practice_command(const struct questions *questions, struct text *text) {
    if (has_missed_all(questions))
        add_command(questions->plan, questions->plan->level, text);
    else
        add_topics_command(questions->plan, topics_missed(questions), text);
}

/* Adds where those topics are taught. */
static void add_lesson(const struct questions *questions, struct text *text) {
    const unsigned early = quiz_course_topics(NULL, 1), missed = topics_missed(questions);
    const bool is_early = missed & early, is_late = missed & ~early;
    text_add(text, "\n" TEXT_FOLD "To learn it step by step: nimm lesson");
    if (is_late && is_early) text_add(text, ", then nimm lesson");
    if (is_late) text_addf(text, " %s", lecture_files[lecture_file_count - 1].name);
}

/* "3 of 5 right, 1 more the second time."; so many questions are still open. */
static void add_score(const struct questions *questions, const struct score *score, uint64_t open,
                      struct text *text) {
    const uint64_t in_all = questions->quiz.most - questions->practiced;
    if (questions->practiced > 0) text_add(text, "Practice: ");
    if (score->asked > 0)
        text_addf(text, "%" PRIu64 " of %" PRIu64 " right", score->right, score->asked);
    if (score->corrected > 0)
        text_addf(text, ", %" PRIu64 " more the second time", score->corrected);
    if (score->asked == 0)
        text_addf(text, "none of the %" PRIu64 " questions answered.", in_all);
    else if (open > 0)
        text_addf(text, ", and %" PRIu64 " of the %" PRIu64 " questions not answered.", open,
                  in_all);
    else if (score->right == score->asked)
        text_add(text, ". Nobody can beat that.");
    else
        text_add_char(text, '.');
}

/* True if the quiz asks, at its end, whether to practice. */
static bool offers_practice(const struct questions *questions) {
    return questions->plan->course && questions->room->terminal.has_person;
}

/* Adds what comes before or after the level of the quiz, by how well it went. */
static void add_other_level(const struct questions *questions, const struct score *score,
                            struct text *text) {
    enum { SOME = 5 };
    const struct quiz_plan *plan = questions->plan;
    const bool is_weak = score->asked >= SOME && 2 * score->right <= score->asked;
    const bool is_ready = 5 * score->right >= 4 * score->asked;
    if (!plan->course) return;
    if (is_weak && plan->level > 1) {
        text_add(text, "\n" TEXT_FOLD "Easier first: ");
        add_command(plan, plan->level - 1, text);
    } else if (is_ready && plan->level < QUIZ_LEVELS) {
        text_add(text, "\n" TEXT_FOLD "For harder questions: ");
        add_command(plan, plan->level + 1, text);
    } else if (score->asked >= SOME && plan->level < QUIZ_LEVELS && questions->practiced == 0) {
        text_addf(text, "\n" TEXT_FOLD "With %" PRIu64 " of %" PRIu64 " right, go on to: ",
                  (4 * score->asked + 4) / 5, score->asked);
        add_command(plan, plan->level + 1, text);
    }
}

/* What is to be practiced and learned after mistakes, and what then, if no question is open. */
static void add_remedy(const struct questions *questions, const struct score *score, bool is_open,
                       struct text *text) {
    enum { SOME = 5 };
    const struct quiz_plan *plan = questions->plan;
    const bool is_taught = !plan->game || game_is_nim(plan->game);
    const bool is_weak = score->asked >= SOME && 2 * score->right <= score->asked;
    add_practice(questions, text);
    if (is_open || !offers_practice(questions)) {
        text_add(text, "\n" TEXT_FOLD "Try: ");
        add_practice_command(questions, text);
    }
    if (is_weak && is_taught) add_lesson(questions, text);
    if (is_weak && !is_taught) {
        text_add(text, "\n" TEXT_FOLD "To play it with hints: nimm ");
        game_print_name(plan->game, plan->blank, text);
    }
    if (is_open)
        text_addf(text, "\n" TEXT_FOLD "To begin again: %s", questions->command);
    else
        add_other_level(questions, score, text);
}

/* `left`: somebody has left before the last question. */
static void say_score(struct questions *questions, bool left) {
    const struct quiz_plan *plan = questions->plan;
    const struct score score = whole_score(questions);
    const uint64_t open = left ? count_left(questions) : 0;
    struct text *out = &questions->room->out;
    text_add_char(out, '\n');
    if (score.asked == 0 && questions->practiced == 0) {
        dialogue_say(questions->room, "Nothing answered, nothing wrong.");
        return;
    }
    text_add(out, TEXT_FOLD);
    add_score(questions, &score, open, out);
    text_add(out, "\n" TEXT_FOLD);
    if (left && questions->answers) {
        text_add(out, "To go on: ");
        add_command_to_go_on(questions, out);
    } else if (open > 0 && questions->practiced > 0) {
        text_add(out, "To practice more: ");
        add_topics_command(plan, topics_left(questions), out);
    } else if (score.right < score.asked) {
        add_remedy(questions, &score, open > 0, out);
    } else if (open > 0) {
        text_addf(out, "To begin again: %s", questions->command);
    } else {
        text_add(out, "Ready for more: ");
        /* From level 2 on there are values, which the second lecture is about. */
        if (plan->level == 1 && !plan->game)
            text_addf(out, "nimm lesson %s, then ", lecture_files[lecture_file_count - 1].name);
        add_command(plan, plan->level < QUIZ_LEVELS ? plan->level + 1 : QUIZ_LEVELS, out);
    }
    text_add_char(out, '\n');
}

/* Asks until the answer is Enter, yes or no. Returns false if it is no, or the input has ended. */
static bool wants_practice(struct dialogue *room, size_t n) {
    const char *asked = scratch_format("Practice these now, %zu questions (Enter, or no)? ", n);
    while (dialogue_ask(room, asked)) {
        const char *answer = text_string(&room->terminal.line);
        if (*answer == '\0' || terminal_says_yes(answer)) return true;
        const bool leaves = token_is_any(token_of(answer), QUIT_WORDS " skip");
        if (leaves || terminal_says_no(answer)) return false;
        dialogue_say(room, "Press Enter, or type no.");
    }
    return false;
}

/* How many questions practice what was missed: two new ones about each such topic, or one where
 * they are many. */
static size_t count_to_practice(const struct questions *questions) {
    enum { MANY = 5 };
    size_t n = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) n += was_missed(questions, t);
    return n <= MANY ? 2 * n : n;
}

/* Goes on with so many questions on what was missed. Returns false if nothing was. */
static bool begin_practice(struct questions *questions) {
    struct quiz *quiz = &questions->quiz;
    const size_t n = count_to_practice(questions);
    if (n == 0) return false;
    keep_sign(questions, '+');
    questions->practiced = questions->number;
    quiz->topics = quiz->to_come = topics_missed(questions);
    quiz->most += n;
    quiz->is_practice = true;
    memset(questions->scores, 0, sizeof questions->scores);
    return true;
}

/* True if something was missed and is to be practiced. */
static bool wants_more(struct questions *questions) {
    const size_t n = count_to_practice(questions);
    struct text *command = scratch();
    if (n == 0) return false;
    if (wants_practice(questions->room, n)) return begin_practice(questions);
    add_practice_command(questions, command);
    dialogue_say(questions->room, "To practice later: %s", command->data);
    return false;
}

static void say_head(struct questions *questions) {
    struct text *out = &questions->room->out;
    const struct quiz_plan *plan = questions->plan;
    text_addf(out, TEXT_FOLD "%" PRIu64 " question", plan->questions);
    if (plan->questions != 1) text_add_char(out, 's');
    text_addf(out, ", level %u, seed %" PRIu64 ". To repeat this quiz: %s\n", plan->level,
              questions->seed, questions->command);
    if (plan->level > 1 && plan->course && !plan->game)
        dialogue_say(questions->room,
                     "Some questions are about the mex and values. nimm lesson %s teaches them.",
                     lecture_files[lecture_file_count - 1].name);
    const bool is_first = plan->level == 1 && plan->course && plan->game;
    if (is_first && !game_is_nim(plan->game) && quiz_suits(QUIZ_LABEL, plan->game)) {
        const bool has_values = quiz_course_topics(plan->game, 2) >> QUIZ_VALUE & 1;
        struct text *harder = scratch();
        add_command(plan, 2, harder);
        dialogue_say(questions->room, "%s asks for %s, too.", harder->data,
                     has_values ? "values" : "labels");
    }
}

/* Answers the questions of a quiz as they were answered before it was left. */
static void replay(struct questions *questions, const char *answers) {
    struct text *kept = questions->answers, *said = scratch();
    questions->answers = NULL; /* nothing has to be written again */
    for (; token_is_any((struct token){answers, *answers != '\0'}, "# - +"); answers++) {
        const bool is_practice = *answers == '+';
        if (is_practice && !begin_practice(questions)) break;
        if (is_practice) {
            text_add_char(kept, '+');
            continue;
        }
        if (!open_next(questions)) break;
        text_add_char(kept, *answers);
        count_answer(questions, *answers == '#');
        leave_question(questions, *answers == '#');
    }
    questions->answers = kept;
    const struct score score = whole_score(questions);
    const uint64_t n = questions->number - questions->practiced;
    text_addf(said, "Your %s goes on", questions->practiced > 0 ? "practice" : "quiz");
    if (n > 0) text_addf(said, ": %" PRIu64 " of %" PRIu64 " right so far", score.right, n);
    if (score.corrected > 0) text_addf(said, ", %" PRIu64 " more the second time", score.corrected);
    text_add(said, questions->plan->is_seeded ? ". To begin again: " : ". For a new one: ");
    add_command_to_go_on(questions, said);
    dialogue_say(questions->room, "%s --new", said->data);
}

void quiz_run(struct dialogue *room, const struct quiz_plan *plan) {
    const bool is_kept = plan->kept_as && room->terminal.has_person;
    struct questions questions = {
        .room = room, .plan = plan, .seed = plan->seed, .answers = is_kept ? scratch() : NULL};
    struct prompt prompt = {.room = room,
                            .words = words,
                            .answer = "the answer",
                            .repeats = "repeat",
                            .advice = "Type skip for the answer, or help.",
                            .words_first = true,
                            .user = &questions,
                            .next = next,
                            .take = take};
    const char *answers = recall_quiz(&questions);
    questions.command = plan->command;
    if (plan->kept_as) {
        struct text *command = scratch();
        add_command(plan, plan->level, command);
        text_addf(command, " --seed %" PRIu64, questions.seed);
        questions.command = command->data;
    }
    /* The whole course comes to values by and by. */
    questions.knows_values = plan->level > 1 && (!plan->course || plan->game);
    quiz_begin(&questions.quiz, room->solver, plan->level, plan->topics, questions.seed);
    questions.quiz.game = plan->game;
    questions.quiz.blank = plan->blank;
    questions.quiz.course = plan->course;
    questions.quiz.most = (size_t)plan->questions;
    if (*answers != '\0')
        replay(&questions, answers);
    else
        say_head(&questions);
    bool is_over;
    do {
        is_over = prompt_run(&prompt) && !prompt.left;
        say_score(&questions, !is_over);
    } while (is_over && offers_practice(&questions) && wants_more(&questions));
    if (is_over && questions.answers) state_keep(quiz_file, plan->kept_as, NULL);
    quiz_question_free(&questions.drawn);
    quiz_free(&questions.quiz);
    preview_free(&questions.preview);
}

void quiz_run_alone(struct look look, const struct quiz_plan *plan) {
    struct dialogue room;
    dialogue_open(&room, look);
    quiz_run(&room, plan);
    dialogue_close(&room);
}
