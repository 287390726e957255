/* SPDX-License-Identifier: MIT */
/* Worksheets: that a person can reason them out, that their keys are right, and what a lecture is
 * on paper.
 */
#include <inttypes.h>

#include "countdown.h"

#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "play/worksheet.h"
#include "quiz_check.h"
#include "say/paper.h"
#include "say/scratch.h"
#include "say/worksheet.h"

static struct worksheet make_plan(struct nimm_solver *solver, const char *name, uint64_t seed,
                                  size_t questions, bool by_outcome) {
    struct worksheet sheet;
    struct text why = {0};
    struct worksheet_plan plan = {.n_starts = WORKSHEET_STARTS,
                                  .n_guesses = 6,
                                  .n_questions = questions,
                                  .level = 2,
                                  .seed = seed};
    const struct worksheet_words words = {.by_outcome = by_outcome};
    void *blank = blank_of(name, &plan.game);
    plan.blank = blank;
    plan.models = worksheet_models(plan.game);
    plan.topics = worksheet_topics(plan.game, &words);
    if (!worksheet_make(&plan, solver, &sheet, &why)) fail_msg("%s: %s", name, text_string(&why));
    text_free(&why);
    free(blank);
    return sheet;
}

static struct worksheet make(struct nimm_solver *solver, const char *name, uint64_t seed,
                             size_t questions) {
    return make_plan(solver, name, seed, questions, false);
}

/* A lecture on paper. */
static struct text print(struct nimm_solver *solver, const char *string, enum paper_part part,
                         bool is_brief) {
    struct lecture lecture;
    struct text out = {0}, *mistakes = scratch();
    if (!lecture_read(solver, "", string, &lecture, mistakes, NULL))
        fail_msg("%s%s", mistakes->data, string);
    paper_add(&lecture, solver, part, is_brief, &out);
    lecture_free(&lecture);
    return out;
}

static struct text print_sheet(struct nimm_solver *solver, const struct worksheet *sheet,
                               enum paper_part part) {
    struct text *lecture = scratch();
    const struct worksheet_words words = {
        .copies = 4, .seed = 7, .command = "nimm worksheet --seed 7"};
    worksheet_add_lecture(sheet, solver, &words, lecture);
    return print(solver, lecture->data, part, false);
}

/* --- starts ---------------------------------------------------------------------------------- */

/* Stones that are printed as numbers, or pins. */
static uint64_t count(const struct game *game, const void *position) {
    uint64_t n = 0, pile;
    const char *at = scratch_position(game, position);
    if (game->prints_stones)
        while (token_number(scan_token(&at, ","), &pile) == TOKEN_NUMBER) n += pile;
    for (; *at; at++) n += *at == 'i';
    return n;
}

/* Half of the starts are won by the player who moves first; which half, the seed says. */
static void starts_are_small_and_half_of_them_are_won(void **state) {
    static const char *const names[] = {"nim", "kayles", "dawson", "prime", "northcott", "chop"};
    enum { SEEDS = 12 };
    struct nimm_solver *solver = new_solver(0);
    for (size_t g = 0; g < LENGTH(names); g++) {
        size_t won[WORKSHEET_STARTS] = {0};
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct worksheet sheet = make(solver, names[g], seed, 0);
            size_t first = 0;
            assert_int_equal(sheet.n_positions, WORKSHEET_STARTS);
            for (size_t i = 0; i < WORKSHEET_STARTS + sheet.n_guesses; i++) {
                const struct question question = {sheet.game, worksheet_position(&sheet, i), 0,
                                                  false, NULL};
                struct solution solution;
                solve_position(solver, &question, &solution);
                if (i < WORKSHEET_STARTS) {
                    won[i] += solution.outcome == OUTCOME_N;
                    first += solution.outcome == OUTCOME_N;
                }
                if (sheet.game->partisan) /* some row has a gap */
                    assert_true(nim_grid_columns(solution.piles.value, solution.piles.n) > 0);
                assert_true(count(sheet.game, question.position) <=
                            (sheet.game->prints_stones ? 20u : 12u));
            }
            assert_int_equal(first, WORKSHEET_STARTS / 2);
            worksheet_free(&sheet);
        }
        for (size_t i = 0; i < WORKSHEET_STARTS; i++) assert_in_range(won[i], 1, SEEDS - 1);
    }
    nimm_solver_free(solver);
}

/* Rows of one value alone, such as 4 pins and 4 pins, would leave the grid one column. */
static void some_start_has_a_value_above_1(void **state) {
    static const char *const names[] = {"kayles", "dawson"};
    enum { SEEDS = 20, STARTS = 2 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < LENGTH(names) * SEEDS; seed++) {
        struct worksheet_plan plan = {.n_starts = STARTS, .level = 1, .seed = seed};
        void *blank = game_new(names[seed % LENGTH(names)], &plan.game, NULL);
        struct worksheet sheet;
        unsigned columns = 0;
        plan.blank = blank;
        plan.models = worksheet_models(plan.game);
        assert_true(worksheet_make(&plan, solver, &sheet, NULL));
        for (size_t i = 0; i < STARTS; i++) {
            struct piles piles;
            solve_piles(solver, sheet.game, worksheet_position(&sheet, i), &piles);
            const unsigned wide = nim_grid_columns(piles.value, piles.n);
            if (wide > columns) columns = wide;
        }
        assert_true(columns > 1);
        worksheet_free(&sheet);
        free(blank);
    }
    nimm_solver_free(solver);
}

static bool is_lost(struct nimm_solver *solver, const struct game *game, const void *position,
                    enum player mover) {
    const struct question question = {game, position, mover, false, NULL};
    enum outcome outcome;
    return solve_outcome(solver, &question, &outcome) == NIMM_OK && outcome == OUTCOME_P;
}

/* True if some move leaves a position that the next player wins. */
static bool has_losing_move(struct nimm_solver *solver, const struct game *game,
                            const void *position) {
    unsigned char *left = memory_take(1, game->size);
    struct moves moves = {0};
    bool has = false;
    while (!has && game->moves(position, PLAYER_1, &moves)) {
        memcpy(left, position, game->size);
        game->play(left, PLAYER_1, &moves.move);
        has = !is_lost(solver, game, left, PLAYER_1);
    }
    free(left);
    return has;
}

/* Where all ways through a graph are equally long, no choice matters. */
static void whoever_has_won_a_start_can_go_wrong(void **state) {
    static const char *const names[] = {"digraph", "queen", "kayles"};
    enum { SEEDS = 6 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < LENGTH(names) * SEEDS; seed++) {
        struct worksheet sheet = make(solver, names[seed % LENGTH(names)], seed, 0);
        for (size_t i = 0; i < WORKSHEET_STARTS; i++) {
            const struct game *game = sheet.game;
            const void *start = worksheet_position(&sheet, i);
            unsigned char *left = memory_take(1, game->size);
            struct moves moves = {0};
            bool can =
                !is_lost(solver, game, start, PLAYER_1) && has_losing_move(solver, game, start);
            while (is_lost(solver, game, start, PLAYER_1) && !can &&
                   game->moves(start, PLAYER_1, &moves)) {
                memcpy(left, start, game->size);
                game->play(left, PLAYER_1, &moves.move);
                can = has_losing_move(solver, game, left);
            }
            if (!can) fail_msg("%s %s", game->id, scratch_position(game, start));
            free(left);
        }
        worksheet_free(&sheet);
    }
    nimm_solver_free(solver);
}

/* A class that gets another sheet each week gets other starts. */
static void most_of_6_sheets_have_other_starts(void **state) {
    enum { SEEDS = 6, LEAST = 4, STARTS = 2 };
    struct nimm_solver *solver = new_solver(0);
    for (size_t g = 0; g < game_count; g++) {
        struct worksheet sheets[SEEDS];
        size_t n = 0;
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct worksheet_plan plan = {.n_starts = STARTS, .level = 1, .seed = seed};
            void *blank = game_new(game_list[g]->id, &plan.game, NULL);
            plan.blank = blank;
            plan.models = worksheet_models(plan.game);
            assert_true(worksheet_make(&plan, solver, &sheets[seed], NULL));
            bool is_new = true;
            for (uint64_t i = 0; i < seed; i++)
                is_new = is_new && memcmp(sheets[i].positions, sheets[seed].positions,
                                          STARTS * plan.game->size) != 0;
            n += is_new;
            free(blank);
        }
        if (n < LEAST) fail_msg("%s: %zu", game_list[g]->id, n);
        for (size_t i = 0; i < SEEDS; i++) worksheet_free(&sheets[i]);
    }
    nimm_solver_free(solver);
}

/* Its answer would stand in the map. */
static void no_start_is_the_position_to_label(void **state) {
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < 12; seed++) {
        struct worksheet sheet = make(solver, "kayles", seed, 0);
        const size_t n = sheet.n_positions + sheet.n_guesses;
        for (size_t i = 0; i < n; i++) {
            struct text *root = scratch(), *start = scratch();
            unsigned char *position = memory_copy(worksheet_position(&sheet, i), sheet.game->size);
            sheet.game->canonical(position);
            graph_print_state(sheet.game, position, start);
            graph_print_state(sheet.game, graph_position(&sheet.graph, 0), root);
            assert_string_not_equal(start->data, root->data);
            free(position);
        }
        worksheet_free(&sheet);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

static bool random_of_none(const struct shape *shape, struct random *random, void *position,
                           struct text *why) {
    text_add(why, "there is no such game");
    return false;
}

/* All its starts are won by the player who moves first; half of them should not be. */
static void where_starts_are_all_alike_the_balance_is_let_go(void **state) {
    struct game game = countdown;
    game.random = countdown_random;
    game.amount = (struct measure){"stones", {1, 3}, {1, 3}};
    const struct worksheet_plan plan = {
        .game = &game, .blank = &(struct countdown){0}, .n_starts = WORKSHEET_STARTS, .level = 1};
    struct nimm_solver *solver = new_solver(0);
    struct worksheet sheet;
    struct text why = {0};
    assert_true(worksheet_make(&plan, solver, &sheet, &why));
    assert_int_equal(sheet.n_positions, WORKSHEET_STARTS);
    for (size_t i = 0; i < sheet.n_positions; i++) {
        const struct countdown *position = worksheet_position(&sheet, i);
        assert_in_range(position->stones, 1, 3);
    }
    worksheet_free(&sheet);
    game.random = random_of_none;
    assert_false(worksheet_make(&plan, solver, &sheet, &why));
    assert_string_equal(text_string(&why), "there is no such game");
    assert_null(sheet.positions);
    text_free(&why);
    nimm_solver_free(solver);
}

/* --- keys ------------------------------------------------------------------------------------ */

/* Returns what stands after the part, which is there. */
static const char *after(const char *at, const char *part) {
    const char *found = strstr(at, part);
    if (!found) fail_msg("no \"%s\" in %.2000s", part, at);
    return found + strlen(part);
}

/* Each position of the map has its value, "3,1 *2", or its outcome, "3,1 N". */
static void assert_labels(struct nimm_solver *solver, const struct worksheet *sheet, bool by_value,
                          const char *key) {
    const struct graph *graph = &sheet->graph;
    for (uint32_t i = 0; i < graph->n_nodes; i++) {
        struct text *state = scratch();
        const void *position = graph_position(graph, i);
        graph_print_state(sheet->game, position, state);
        const uint64_t value = value_by_rules(solver, sheet->game, position);
        const char *label = scratch_format("*%" PRIu64, value);
        if (!by_value) label = value == 0 ? "P" : "N";
        after(key, scratch_format(">%s %s<", state->data, label));
    }
}

/* All about the sheet's own game, as far as they are about a game, and answered in their order. */
static void assert_questions(struct nimm_solver *solver, const struct worksheet *sheet,
                             const char *at) {
    for (size_t i = 0; i < sheet->n_questions; i++) {
        const struct quiz_question *question = &sheet->questions[i];
        struct text *answer = scratch(), *escaped = scratch();
        if (question->game) assert_ptr_equal(question->game, sheet->game);
        check_question(solver, question);
        quiz_add_answer(solver, question, false, answer);
        text_add_escaped(escaped, answer->data + 1, answer->length - 1);
        at = after(at, scratch_format("%s.</b>", escaped->data));
    }
}

static void keys_of_40_sheets_agree_with_the_rules(void **state) {
    static const struct {
        const char *name;
        bool by_value;
    } games[] = {{"nim", false},
                 {"kayles", true},
                 {"prime", true},
                 {"northcott", true},
                 {"subtraction:3", true}};
    struct nimm_solver *solver = new_solver(0);
    for (size_t g = 0; g < LENGTH(games); g++)
        for (uint64_t seed = 0; seed < 8; seed++) {
            struct worksheet sheet = make(solver, games[g].name, seed, 6);
            struct text key = print_sheet(solver, &sheet, PAPER_KEY);
            const char *at = text_string(&key);
            for (size_t i = 0; i < sheet.n_positions; i++) {
                at = after(at, "<b>The player who moves ");
                const bool won =
                    value_by_rules(solver, sheet.game, worksheet_position(&sheet, i)) != 0;
                const char *wanted = won ? "first" : "second";
                assert_memory_equal(at, wanted, strlen(wanted));
            }
            assert_labels(solver, &sheet, games[g].by_value, at);
            assert_questions(solver, &sheet, after(at, "Questions</h2>"));
            text_free(&key);
            worksheet_free(&sheet);
            scratch_forget(0);
        }
    nimm_solver_free(solver);
}

/* Returns what precedes the separator, or all, and steps over it. */
static char *next_part(char **at, const char *separator) {
    char *part = *at, *end = strstr(part, separator);
    *at = end ? end + strlen(separator) : NULL;
    if (end) *end = '\0';
    return part;
}

/* A move of that position to this one, which the other player has lost, is legal. */
static void assert_leaves(struct nimm_solver *solver, const struct game *game, const void *position,
                          const char *advice) {
    unsigned char *left = memory_copy(position, game->size);
    unsigned char *after_move = memory_take(1, game->size);
    struct moves moves = {0};
    bool found = false;
    assert_true(game->parse(advice, left, NULL));
    while (!found && game->moves(position, PLAYER_1, &moves)) {
        memcpy(after_move, position, game->size);
        game->play(after_move, PLAYER_1, &moves.move);
        found = game_is_alike(game, left, after_move);
    }
    if (!found || !is_lost(solver, game, left, PLAYER_2))
        fail_msg("%s %s: leave %s", game->id, scratch_position(game, position), advice);
    free(after_move);
    free(left);
}

/* Reads a move in words. It may have commas, and others may follow it after a comma: it is as many
 * of the words as can be read as one. Returns how many bytes it has; 0: there is no move. */
static size_t read_first_move(const struct game *game, const void *position, const char *words,
                              struct move *move) {
    for (size_t length = strlen(words); length > 0; length--) {
        const bool may_end = words[length] == '\0' || words[length] == ',';
        const char *some = scratch_format("%.*s", (int)length, words);
        if (may_end && game_read_move(game, position, PLAYER_1, some, move, NULL)) return length;
    }
    return 0;
}

/* Each of the moves, of which only the first needs the verb, wins. */
static void assert_moves_win(struct nimm_solver *solver, const struct game *game,
                             const void *position, const char *verb, const char *words) {
    unsigned char *left = memory_copy(position, game->size);
    while (*words) {
        struct move move;
        size_t length = read_first_move(game, position, words, &move);
        if (length == 0) {
            words = scratch_format("%s%s", verb, words);
            length = read_first_move(game, position, words, &move);
        }
        if (length == 0)
            fail_msg("%s %s: no move: %s", game->id, scratch_position(game, position), words);
        memcpy(left, position, game->size);
        game->play(left, PLAYER_1, &move);
        if (!is_lost(solver, game, left, PLAYER_2))
            fail_msg("%s %s: %s", game->id, scratch_position(game, position), words);
        words += length + strspn(words + length, ", ");
    }
    free(left);
}

/* A line is "4,4,1: leave 4,4 or 4,2,1,1." or "3,2: take 1 from pile 1 or 2 from pile 2."; a board
 * has a number instead of a name. The position is read as it is printed. */
static void assert_line_wins(struct nimm_solver *solver, const struct worksheet *sheet,
                             char *line) {
    const struct game *game = sheet->game;
    unsigned char *position = memory_copy(worksheet_position(sheet, 0), game->size);
    const bool has_number = !game->notation_is_clear && !game->reads_size;
    const char *name = next_part(&line, ": ");
    assert_non_null(line);
    char *rest = next_part(&line, " (there are");
    if (has_number) {
        const size_t guess = (size_t)strtoul(name, NULL, 10) - 1;
        assert_in_range(guess, 0, sheet->n_guesses - 1);
        memcpy(position, worksheet_position(sheet, sheet->n_positions + guess), game->size);
    } else {
        assert_true(game->parse(name, position, NULL));
    }
    const bool is_left = strncmp(rest, "leave ", strlen("leave ")) == 0;
    if (is_left) rest += strlen("leave ");
    const char *to = strstr(rest, " to ");
    const size_t length = to ? (size_t)(to - rest) + 1 : strcspn(rest, " ") + 1;
    const char *verb = scratch_format("%.*s", (int)length, rest);
    while (rest) {
        char *some = next_part(&rest, " or ");
        if (is_left)
            assert_leaves(solver, game, position, some);
        else
            assert_moves_win(solver, game, position, verb, some);
    }
    free(position);
}

/* The positions have no numbered pins or piles, so the moves are followed from what is printed. */
static void what_the_key_says_of_guesses_wins_from_them_as_printed(void **state) {
    enum { SEEDS = 2 };
    static const char head[] = "To win:\n";
    struct nimm_solver *solver = new_solver(1000000);
    size_t lines = 0;
    for (size_t g = 0; g < game_count; g++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct worksheet sheet = make(solver, game_list[g]->id, seed, 0);
            struct text page = print_sheet(solver, &sheet, PAPER_KEY);
            char *at = strstr(page.data, "2. Guess</h2>");
            at = at ? strstr(at, head) : NULL;
            char *end = at ? strstr(at, ".</p>") : NULL;
            if (end) *end = '\0';
            for (at = end ? at + strlen(head) : NULL; at; lines++)
                assert_line_wins(solver, &sheet, next_part(&at, ".\n"));
            text_free(&page);
            worksheet_free(&sheet);
            scratch_forget(0);
        }
    assert_true(lines > 20 * SEEDS);
    nimm_solver_free(solver);
}

/* In Northcott's Game the columns may differ, but the gaps are all that matters. */
static void no_two_questions_on_who_wins_have_the_same_gaps(void **state) {
    enum { SEEDS = 20, QUESTIONS = 8 };
    struct nimm_solver *solver = new_solver(0);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        struct worksheet sheet = make(solver, "northcott", seed, QUESTIONS);
        for (size_t i = 0; i < sheet.n_questions; i++)
            for (size_t k = 0; k < i; k++) {
                struct piles piles[2] = {{0}, {0}};
                const struct quiz_question *asked[] = {&sheet.questions[i], &sheet.questions[k]};
                if (asked[0]->topic != asked[1]->topic) continue;
                for (size_t j = 0; j < 2; j++) {
                    solve_piles(solver, sheet.game, asked[j]->position, &piles[j]);
                    qsort(piles[j].value, piles[j].n, sizeof *piles[j].value, nim_by_size);
                }
                assert_false(piles[0].n == piles[1].n &&
                             memcmp(piles[0].value, piles[1].value,
                                    piles[0].n * sizeof *piles[0].value) == 0);
            }
        worksheet_free(&sheet);
    }
    nimm_solver_free(solver);
}

/* Though few can be asked about some games. */
static void no_question_comes_twice_on_a_sheet(void **state) {
    static const char *const names[] = {"queen", "triangle", "nim"};
    enum { SEEDS = 3, QUESTIONS = 12 };
    struct nimm_solver *solver = new_solver(0);
    for (size_t g = 0; g < LENGTH(names); g++)
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            struct worksheet sheet = make(solver, names[g], seed, QUESTIONS);
            struct text *asked[QUESTIONS];
            for (size_t i = 0; i < sheet.n_questions; i++) {
                asked[i] = scratch();
                quiz_add_question(&sheet.questions[i], LABEL_STARS, false, asked[i]);
                for (size_t k = 0; k < i; k++)
                    assert_string_not_equal(asked[k]->data, asked[i]->data);
                for (size_t k = 0; k < sheet.n_positions && sheet.questions[i].topic == QUIZ_WINNER;
                     k++)
                    assert_string_not_equal(
                        scratch_position(sheet.game, worksheet_position(&sheet, k)),
                        scratch_position(sheet.game, sheet.questions[i].position));
            }
            assert_in_range(sheet.n_questions, 6, QUESTIONS);
            worksheet_free(&sheet);
        }
    nimm_solver_free(solver);
    scratch_forget(0);
}

/* --- paper ----------------------------------------------------------------------------------- */

static void
every_game_has_a_sheet_of_which_nothing_is_left_to_fill_in_by_the_program(void **state) {
    struct nimm_solver *solver = new_solver(1000000);
    for (size_t g = 0; g < game_count; g++) {
        struct worksheet sheet = make(solver, game_list[g]->id, 5, 6),
                         again = make(solver, game_list[g]->id, 5, 6);
        struct text page = print_sheet(solver, &sheet, PAPER_WHOLE),
                    same = print_sheet(solver, &again, PAPER_WHOLE);
        assert_string_equal(text_string(&page), text_string(&same));
        for (const char *at = after(text_string(&page), "<main>"); *at; at++)
            if (*at == '{' && memcmp(at - 3, "mex{", 4) != 0) fail_msg("%.80s", at);
        for (const char *at = text_string(&page); (at = strstr(at, "@end")); at++)
            fail_msg("%.80s", at);
        assert_contains(&page, "<div class=\"key\">");
        text_free(&page);
        text_free(&same);
        worksheet_free(&sheet);
        worksheet_free(&again);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

/* A class that asks who wins, and nothing else, may not know values. */
static void by_outcome_no_sheet_and_no_key_speaks_of_values(void **state) {
    static const char *const unsaid[] = {"value", "mex", "worth", "*"};
    struct nimm_solver *solver = new_solver(1000000);
    for (size_t g = 0; g < game_count; g++) {
        struct worksheet sheet = make_plan(solver, game_list[g]->id, 5, 6, true);
        const struct worksheet_words words = {
            .copies = 3, .is_long = true, .by_outcome = true, .command = "nimm worksheet"};
        struct text *lecture = scratch();
        worksheet_add_lecture(&sheet, solver, &words, lecture);
        struct text page = print(solver, lecture->data, PAPER_WHOLE, false);
        const char *at = after(text_string(&page), "<main>");
        for (size_t i = 0; i < LENGTH(unsaid); i++)
            if (strstr(at, unsaid[i]))
                fail_msg("%s: %.80s", game_list[g]->id, strstr(at, unsaid[i]));
        text_free(&page);
        worksheet_free(&sheet);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

/* Returns how many elements of that name there are, each with the part in its tag. */
static size_t count_tags(const char *page, const char *tag, const char *part) {
    size_t n = 0;
    for (const char *at = page; (at = strstr(at, tag)); n++) {
        const char *wanted = strstr(at, part), *end = strchr(at, '>');
        if (!wanted || wanted > end) fail_msg("no %s in %.200s", part, at);
        at = end;
    }
    return n;
}

/* No heading is more than one level below the one before it. */
static void assert_headings(const char *page) {
    char level = '0';
    for (const char *at = page; (at = strstr(at, "<h")); at++) {
        if (at[2] < '1' || at[2] > '6') continue;
        if (at[2] > level + 1) fail_msg("a level is left out before %.100s", at);
        level = at[2];
    }
    assert_true(level > '1');
}

/* What a screen reader needs: the language, a title, levels of headings, the scope of each head of
 * a table, and words for each picture. */
static void sheets_can_be_read_aloud(void **state) {
    struct nimm_solver *solver = new_solver(1000000);
    for (size_t g = 0; g < game_count; g++) {
        struct worksheet sheet = make(solver, game_list[g]->id, 3, 2);
        struct text page = print_sheet(solver, &sheet, PAPER_WHOLE);
        assert_contains(&page, "<html lang=\"en\">");
        assert_contains(&page, "<title>");
        assert_headings(after(text_string(&page), "<main>"));
        count_tags(after(text_string(&page), "<main>"), "<th ", "scope=\"");
        assert_int_equal(count_in(text_string(&page), "<th>"), 0);
        assert_true(count_tags(text_string(&page), "<svg ", "role=\"img\" aria-label=\"") > 0);
        assert_int_equal(count_in(text_string(&page), "aria-label=\"\""), 0);
        text_free(&page);
        worksheet_free(&sheet);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

/* The heads of tables, the nodes of maps and the rules are what a person writes and sees. */
static void paper_says_what_a_person_writes_on_it(void **state) {
    static const struct {
        const char *game, *said, *unsaid;
    } cases[] = {
        {"triangle", "<th scope=\"col\">8</th>", "convex:"},
        {"triangle", "No three points lie on one line.", "With only two points"},
        {"poker-nim", "Pool 1: ____ ____ ____", "Pool of player 1:"},
        {"coloring", "Part 1 is the piece with the earlier letters.", "The parts are the games"},
        {"coloring", "<th scope=\"col\">8</th>", "fan:"},
        {"compound", "0 + 0", "nim="},
        {"octal", "A split leaves two piles of any sizes.", "4.ddd"},
        {"octal:4.07", "or split it in two.", "1 0 3"},
        {"queen", "The star is the corner.", "Q is the queen"},
        {"northcott", "player 1 has the white coin and", "(W)"},
    };
    struct nimm_solver *solver = new_solver(0);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct worksheet sheet = make(solver, cases[i].game, 1, 0);
        struct text page = print_sheet(solver, &sheet, PAPER_WHOLE);
        assert_contains(&page, cases[i].said);
        assert_null(strstr(after(text_string(&page), "<main>"), cases[i].unsaid));
        text_free(&page);
        worksheet_free(&sheet);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

/* 9 points are 3.175 mm. A picture whose view is so many tenths of a millimeter wide is scaled. */
static void no_letter_in_a_picture_is_below_9_points(void **state) {
    static const char *const names[] = {"nim",      "kayles", "triangle",
                                        "coloring", "queen",  "compound"};
    struct nimm_solver *solver = new_solver(1000000);
    for (size_t g = 0; g < LENGTH(names); g++) {
        struct worksheet sheet = make(solver, names[g], 1, 0);
        struct text page = print_sheet(solver, &sheet, PAPER_WHOLE);
        for (char *at = page.data; (at = strstr(at, "<svg "));) {
            char *svg = next_part(&at, "</svg>");
            const double wide = strtod(after(svg, " width=\""), NULL);
            const char *view = after(svg, " viewBox=\"");
            view += strcspn(view, " ") + 1;
            view += strcspn(view, " ") + 1;
            const double scale = wide / strtod(view, NULL);
            for (const char *size = svg; (size = strstr(size, " font-size=\""));) {
                size += strlen(" font-size=\"");
                if (strtod(size, NULL) * scale < 3.17) fail_msg("%s: %.300s", names[g], size);
            }
        }
        text_free(&page);
        worksheet_free(&sheet);
        scratch_forget(0);
    }
    nimm_solver_free(solver);
}

/* A line may end after a comma between two numbers, and nowhere inside of them. */
static void a_table_breaks_no_number(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text page = print(solver,
                             "@title A\n@step B\n@question Who?\n@ask winner prime 26,33,60; 4,6; "
                             "9,16,27\n",
                             PAPER_WHOLE, false);
    assert_int_equal(count_in(text_string(&page), ">26,\u200b33,\u200b60<"), 2);
    assert_null(strstr(text_string(&page), "th { white-space: normal; overflow-wrap: anywhere"));
    text_free(&page);
    nimm_solver_free(solver);
}

/* The width of the first board on the page in millimeters. */
static long board_width(const struct text *page) {
    return strtol(after(after(text_string(page), "<svg "), " width=\""), NULL, 10);
}

/* A bar of three columns is four cells wide, with the numbers of its rows, and has a margin of its
 * own. Words that were larger than those of the page would look odd. */
static void squares_to_write_on_are_7_mm_wide_and_words_stay_as_large_as_others(void **state) {
    enum { SQUARES = 4 * 7, MARGINS = 2 };
    struct nimm_solver *solver = new_solver(0);
    struct text guess =
        print(solver, "@title A\n@step B\n@question Who?\n@ask winner chomp 3x3; 4,2\n",
              PAPER_TASKS, false);
    struct text box = print(solver, "@title A\n@step B\n@box chomp 3x3 x3\n", PAPER_TASKS, false);
    struct text words =
        print(solver, "@title A\n@step B\n@box poker-nim 3,4/2,1 x3\n", PAPER_TASKS, false);
    assert_in_range(board_width(&guess), SQUARES, SQUARES + MARGINS);
    assert_in_range(board_width(&box), SQUARES, SQUARES + MARGINS);
    assert_contains(&words, " width=\"45.0mm\" height=\"25.0mm\" viewBox=\"-5 -5 450 250\"");
    text_free(&guess);
    text_free(&box);
    text_free(&words);
    nimm_solver_free(solver);
}

static void tasks_are_blank_and_the_key_is_on_a_page_of_its_own(void **state) {
    struct nimm_solver *solver = new_solver(0);
    struct text page =
        print(solver,
              "@title a<b>&\"c'\n@language de\n@step One\nTold.\n@box nim 3,4 x5\n@question "
              "Who?\n@ask winner nim 3,4\n@answer\nBecause.\n@winning nim 3,4\n@page\n@ask balance "
              "nim 2,3\n@page\n@ask value kayles 1;2;3;4;5\n@lines 2\n@page\n@ask labels nim "
              "2\n@page\n@question What is it like?\n@lines 1\n"
              "@page\n@question Can it?\n@ask no it cannot\n"
              "@page\n@question Which?\n@ask choice odd | even\n@ask reply nim 1,1\n@step "
              "Two\n@map nim 1,2\n@labels nim "
              "1,2\n@game nim 2,2\n@lemma nim 1,2,3\n@why kayles 5\n@mex nim 2\n@groups nim 3,5\n"
              "@values kayles 1..3\n@gallery\n",
              PAPER_WHOLE, false);
    char *tasks = page.data, *key = strstr(tasks, "<div class=\"key\">");
    assert_non_null(key);
    key[-1] = '\0';
    assert_non_null(strstr(tasks, "<html lang=\"de\">"));
    assert_non_null(strstr(tasks, "<h1>a&lt;b&gt;&amp;&quot;c&#39;</h1>"));
    assert_int_equal(count_in(tasks, "<div aria-hidden=\"true\"><svg"), 4);
    assert_non_null(strstr(tasks, "<td></td>\n<td></td>\n<td></td>\n<td></td>\n<td></td>\n</tr>"));
    assert_null(strstr(tasks, "Because."));
    assert_null(strstr(tasks, "mex{0,1} = 2</td>"));
    assert_non_null(strstr(tasks, "Second wins."));
    assert_non_null(strstr(tasks, "1. even\n2. odd\n"));
    assert_non_null(strstr(tasks, ">How the second player wins 1,1:<"));
    assert_non_null(strstr(key, "<b>2. odd.</b>"));
    assert_non_null(strstr(key, "<b>Copy each move in the other pile of its pair.</b></p>"));
    assert_non_null(strstr(tasks, "No move leads to nim-sum 0"));
    assert_non_null(strstr(tasks, "<td>1</td>\n<td>2</td>\n<td>3</td>\n</tr>"));
    assert_non_null(strstr(key, "<b>The player who moves first.</b>"));
    assert_non_null(strstr(key, "<p>Because.</p>\n<p>To win in 3,4, take 1 from pile 2.</p>"));
    assert_non_null(
        strstr(key, "<td>1</td>\n<td>2</td>\n<td>3</td>\n<td>1</td>\n<td>4</td>\n</tr>"));
    assert_non_null(strstr(key, "mex{0,1} = 2</td>"));
    assert_non_null(strstr(key, "<h3>Question 6</h3>\n<div>\n<p><b>No.</b> It cannot."));
    assert_null(strstr(key, "class=\"blank\""));
    assert_non_null(strstr(key, "<h2>2. Two</h2>")); /* for its map is to be labeled */
    text_free(&page);
    nimm_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_are_small_and_half_of_them_are_won),
        cmocka_unit_test(some_start_has_a_value_above_1),
        cmocka_unit_test(whoever_has_won_a_start_can_go_wrong),
        cmocka_unit_test(most_of_6_sheets_have_other_starts),
        cmocka_unit_test(no_start_is_the_position_to_label),
        cmocka_unit_test(where_starts_are_all_alike_the_balance_is_let_go),
        cmocka_unit_test(keys_of_40_sheets_agree_with_the_rules),
        cmocka_unit_test(what_the_key_says_of_guesses_wins_from_them_as_printed),
        cmocka_unit_test(no_two_questions_on_who_wins_have_the_same_gaps),
        cmocka_unit_test(no_question_comes_twice_on_a_sheet),
        cmocka_unit_test(every_game_has_a_sheet_of_which_nothing_is_left_to_fill_in_by_the_program),
        cmocka_unit_test(by_outcome_no_sheet_and_no_key_speaks_of_values),
        cmocka_unit_test(sheets_can_be_read_aloud),
        cmocka_unit_test(paper_says_what_a_person_writes_on_it),
        cmocka_unit_test(no_letter_in_a_picture_is_below_9_points),
        cmocka_unit_test(a_table_breaks_no_number),
        cmocka_unit_test(squares_to_write_on_are_7_mm_wide_and_words_stay_as_large_as_others),
        cmocka_unit_test(tasks_are_blank_and_the_key_is_on_a_page_of_its_own),
    };
    return cmocka_run_group_tests_name("worksheet", tests, NULL, NULL);
}
