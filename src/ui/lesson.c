/* SPDX-License-Identifier: MIT */
#include "ui/lesson.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "nimm/solve.h"
#include "play/graph.h"
#include "ui/explain.h"
#include "ui/repl.h"

/* --- positions ------------------------------------------------------------------------------- */

/* The position that is talked about. */
struct subject {
    const struct game *game;
    const char *parameters; /* in `name` */
    bool misere;
    char name[32];
    void *position; /* freed with subject_free */
};

/* Puts another position of the same game in its place. False: *why says what is wrong, and the old one stays.
 */
static bool subject_replace(struct subject *subject, const char *string, struct text *why) {
    void *position = memory_take(1, subject->game->size);
    if (!subject->game->parse(subject->parameters, string, position, why)) {
        free(position);
        return false;
    }
    free(subject->position);
    subject->position = position;
    return true;
}

static void subject_replace_by(struct subject *subject, struct token token) {
    struct text string = {0}, why = {0};
    text_add_bytes(&string, token.start, token.length);
    bool good = subject_replace(subject, nimm_text_string(&string), &why);
    assert(good);
    (void)good;
    nimm_text_free(&string);
    nimm_text_free(&why);
}

/* Reads "[misere] GAME POSITION" from *at, which moves past it. */
static void subject_read(struct subject *subject, const char **at) {
    *subject = (struct subject){0};
    struct token token = scan_token(at, "");
    subject->misere = token_is(token, "misere");
    if (subject->misere) token = scan_token(at, "");
    assert(token.length < sizeof subject->name);
    memcpy(subject->name, token.start, token.length);
    subject->game = nimm_game_find(subject->name, &subject->parameters);
    assert(subject->game);
    subject_replace_by(subject, scan_token(at, ""));
}

static void subject_free(struct subject *subject) {
    free(subject->position);
    subject->position = NULL;
}

/* --- what is shown of a position ------------------------------------------------------------- */

static void show_board(struct dialogue *room, const struct question *question) {
    struct style style = terminal_style(&room->terminal);
    question->game->draw(question->position, &style, &room->out);
}

static void show_work(struct dialogue *room, const struct question *question) {
    show_board(room, question);
    dialogue_explain(room, question);
    dialogue_show_winning_moves(room, question, "winning move");
}

static void show_grid(struct dialogue *room, const struct question *question) {
    struct solution solution;
    dialogue_show_grid(room, question);
    nimm_solve_position(room->solver, question, &solution);
    if (solution.has_value) text_addf(&room->out, "  %s.\n", solution.value == 0 ? "Balanced" : "Unbalanced");
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

/* "  12: 2 x 2 x 3, …. A Nim pile of 2." */
static void show_value(struct dialogue *room, const struct question *question) {
    struct piles piles;
    nimm_solver_begin(room->solver);
    if (nimm_game_piles(room->solver, question->game, question->position, &piles) != NIMM_SOLVE_OK) return;
    for (size_t i = 0; i < piles.n; i++) {
        struct text name = {0}, reason = {0};
        text_add(&name, "  ");
        question->game->describe(question->position, i, &name, &reason);
        text_addf(&name, ": %s. A Nim pile of %" PRIu64 ".", nimm_text_string(&reason), piles.value[i]);
        dialogue_say_indented(room, 4, &name);
        nimm_text_free(&name);
        nimm_text_free(&reason);
    }
}

/* What the moves of a single pile lead to, and the mex of that. */
static void show_mex(struct dialogue *room, const struct question *question) {
    struct position_options options;
    struct piles piles;
    uint64_t values[NIMM_SOLVE_OPTIONS];
    nimm_solver_begin(room->solver);
    if (nimm_game_piles(room->solver, question->game, question->position, &piles) != NIMM_SOLVE_OK ||
        piles.n != 1 || nimm_solve_options(room->solver, question, &options) != NIMM_SOLVE_OK) {
        show_work(room, question);
        return;
    }
    struct text line = {0};
    text_add(&line, "  ");
    question->game->print(question->position, &line);
    text_add(&line, options.n ? ": moves lead to " : ": no move");
    text_add_choice(&line, values, nimm_solve_options_values(&options, values), " and ");
    text_addf(&line, "; the mex is %" PRIu64, nimm_solve_options_mex(&options));
    dialogue_say_indented(room, 4, &line);
    nimm_text_free(&line);
}

/* Every move of a balanced position, up to a number that can still be read. */
static void show_every_move(struct dialogue *room, const struct question *question) {
    enum { SHOWN = 24 };
    struct position_options options;
    enum solve_status status = nimm_solve_options(room->solver, question, &options);
    text_add(&room->out, "Balanced. What every move leads to:\n");
    for (size_t i = 0; i < options.n && i < SHOWN; i++) {
        text_add(&room->out, "  ");
        question->game->say_move(question->position, &options.move[i], &room->out);
        text_addf(&room->out, ": nim-sum %" PRIu64 "\n", options.value[i]);
    }
    if (options.n > SHOWN) text_add(&room->out, "  ... and so on\n");
    if (options.n == 0)
        dialogue_say(room, "There is no move: whoever has to move here has lost.");
    else if (status == NIMM_SOLVE_OK)
        dialogue_say(room, "Every move has been tried, and none leads to nim-sum 0.");
    else
        dialogue_say(room,
                     "There are more moves than anybody wants to see; none of these leads to nim-sum 0.");
}

static void show_winning(struct dialogue *room, const struct question *question) {
    dialogue_show_winning_moves(room, question, "winning move");
}

/* Both facts tried: a balanced position with all its moves, an unbalanced one with those that balance it. */
static void show_lemma(struct dialogue *room, const struct question *question) {
    struct solution solution;
    nimm_solve_position(room->solver, question, &solution);
    if (!solution.has_value) return;
    dialogue_show_grid(room, question);
    if (solution.value == 0)
        show_every_move(room, question);
    else
        dialogue_show_winning_moves(room, question, "balancing move");
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

/* --- the map of all positions ---------------------------------------------------------------- */

/* More dots than these are more than a class can look at. */
enum { MOST_DOTS = 40 };

/* The longest way from each dot to the end; returns the longest of all. Heights grow along arrows taken
 * backwards; without cycles they settle. */
static uint32_t find_heights(const struct position_graph *graph, uint32_t *height) {
    uint32_t highest = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < graph->n_arcs; i++) {
            uint32_t above = height[graph->arcs[i].to] + 1;
            if (height[graph->arcs[i].from] >= above) continue;
            height[graph->arcs[i].from] = above;
            changed = true;
        }
    }
    for (uint32_t i = 0; i < graph->n_nodes; i++)
        if (height[i] > highest) highest = height[i];
    return highest;
}

/* A dot, and the ends of its arrows: the orange ones alone, where there are any. */
static void show_dot(struct dialogue *room, const struct position_graph *graph, uint32_t node) {
    uint32_t first = graph->nodes[node].first_arc, end = graph->nodes[node + 1].first_arc;
    bool winning = graph->nodes[node].outcome == NIMM_OUTCOME_N;
    struct text line = {0};
    text_add(&line, "    ");
    position_print_state(graph->game, position_graph_position(graph, node), &line);
    text_add(&line, winning        ? "  N, green: an arrow leads to orange:"
                    : first == end ? "  P, orange: no arrow leaves it"
                                   : "  P, orange: all arrows lead to green:");
    const char *before = " ";
    for (uint32_t i = first; i < end; i++) {
        uint32_t to = graph->arcs[i].to;
        if (winning && graph->nodes[to].outcome != NIMM_OUTCOME_P) continue;
        text_add(&line, before);
        position_print_state(graph->game, position_graph_position(graph, to), &line);
        before = "  ";
    }
    dialogue_say_indented(room, 6, &line);
    nimm_text_free(&line);
}

/* The map, colored from the end; of a game that comes to one. */
static void show_map(struct dialogue *room, const struct question *question) {
    const struct position_graph_plan plan = {.depth = UINT32_MAX, .nodes = MOST_DOTS, .merge = true};
    struct position_graph graph;
    assert(!(question->game->flags & NIMM_GAME_LOOPY));
    nimm_solver_begin(room->solver);
    position_graph_build(room->solver, question, &plan, &graph);
    if (graph.extent == POSITION_GRAPH_WHOLE) {
        uint32_t height[MOST_DOTS] = {0};
        uint32_t highest = find_heights(&graph, height);
        for (uint32_t h = 0; h <= highest; h++) {
            text_addf(&room->out, "  At most %u move%s left:\n", (unsigned)h, h == 1 ? "" : "s");
            for (uint32_t i = 0; i < graph.n_nodes; i++)
                if (height[i] == h) show_dot(room, &graph, i);
        }
    } else {
        dialogue_say(room, "That map has more than 40 dots. Here is what I can say without drawing it:");
        show_work(room, question);
    }
    position_graph_free(&graph);
}

/* --- lines of the lesson --------------------------------------------------------------------- */

static void show_subject(struct dialogue *room, struct token word, const struct subject *subject) {
    static const struct {
        const char *word;
        void (*show)(struct dialogue *room, const struct question *question);
    } words[] = {
        {"board", show_board}, {"grid", show_grid},       {"work", show_work},   {"winner", show_winner},
        {"value", show_value}, {"winning", show_winning}, {"lemma", show_lemma}, {"game", show_game},
        {"graph", show_map},   {"mex", show_mex},
    };
    struct question question = {subject->game, subject->position, 0, subject->misere, NULL};
    size_t i = 0, n = sizeof words / sizeof *words;
    while (i < n - 1 && !token_is(word, words[i].word)) i++;
    assert(token_is(word, words[i].word));
    words[i].show(room, &question);
}

/* "  take 2 from pile 2: 3,4,6 -> 3,2,6". */
static void show_move(struct dialogue *room, const struct subject *subject, const char *string) {
    const struct game *game = subject->game;
    struct move move;
    struct text why = {0};
    bool good = nimm_game_read_move(game, subject->position, 0, string, &move, &why);
    assert(good);
    (void)good;
    nimm_text_free(&why);
    text_add(&room->out, "  ");
    game->say_move(subject->position, &move, &room->out);
    text_add(&room->out, ": ");
    game->print(subject->position, &room->out);
    game->play(subject->position, 0, &move);
    text_add(&room->out, " -> ");
    game->print(subject->position, &room->out);
    text_add_char(&room->out, '\n');
}

void lesson_show(struct dialogue *room, const char *line) {
    struct token word = scan_token(&line, "");
    struct subject subject;
    subject_read(&subject, &line);
    if (token_is(word, "move")) {
        show_move(room, &subject, line);
    } else {
        show_subject(room, word, &subject);
        for (struct token next; (next = scan_token(&line, "")).length > 0;) {
            subject_replace_by(&subject, next);
            show_subject(room, word, &subject);
        }
    }
    subject_free(&subject);
}

/* --- pages ----------------------------------------------------------------------------------- */

struct lesson {
    struct dialogue room;
    size_t step, page; /* where the class is, from 0 on */
    bool answered;     /* the page's answer has been shown */
    bool turned;       /* another page is to be shown */
    bool leaving;
    struct subject subject; /* play begins there */
};

static const struct lesson_step *step_of(const struct lesson *lesson) {
    return &lesson_steps[lesson->step];
}

static const struct lesson_page *page_of(const struct lesson *lesson) {
    return &step_of(lesson)->pages[lesson->page];
}

static bool has_another_page(const struct lesson *lesson) {
    return lesson->page + 1 < LESSON_PAGES && page_of(lesson)[1].text;
}

/* The step's own position is what play begins with, until another is typed. */
static void take_subject(struct lesson *lesson) {
    const char *at = step_of(lesson)->play;
    subject_free(&lesson->subject);
    subject_read(&lesson->subject, &at);
}

/* Paragraphs, and what lesson_show makes of the lines with an @. */
static void show_text(struct lesson *lesson, const char *string) {
    struct text line = {0};
    bool told = *string != '@';
    while (*string) {
        size_t length = strcspn(string, "\n");
        /* What is shown stands apart from what is told. */
        if (told != (*string != '@')) text_add_char(&lesson->room.out, '\n');
        told = *string != '@';
        nimm_text_clear(&line);
        text_add_bytes(&line, string, length);
        if (told)
            dialogue_say_indented(&lesson->room, 0, &line);
        else
            lesson_show(&lesson->room, nimm_text_string(&line) + 1);
        string += length + (string[length] == '\n');
    }
    nimm_text_free(&line);
}

static void show_title(struct lesson *lesson) {
    struct text title = {0};
    text_addf(&title, "%zu. %s", lesson->step + 1, step_of(lesson)->title);
    text_add_char(&lesson->room.out, '\n');
    dialogue_say_painted(&lesson->room, PAINT_PROMPT, "%s", nimm_text_string(&title));
    if (!lesson->room.terminal.look.plain) {
        text_add_repeated(&lesson->room.out, "-", text_columns(nimm_text_string(&title)));
        text_add_char(&lesson->room.out, '\n');
    }
    nimm_text_free(&title);
}

static void show_page(struct lesson *lesson) {
    if (lesson->page == 0) {
        show_title(lesson);
        take_subject(lesson);
    }
    text_add_char(&lesson->room.out, '\n');
    show_text(lesson, page_of(lesson)->text);
    lesson->answered = false;
    lesson->turned = false;
    struct text question = {0};
    text_addf(&question, "Question: %s", page_of(lesson)->question);
    text_add_char(&lesson->room.out, '\n');
    terminal_paint(&lesson->room.terminal, PAINT_HINT, &lesson->room.out);
    dialogue_say_indented(&lesson->room, 2, &question);
    terminal_paint(&lesson->room.terminal, PAINT_NONE, &lesson->room.out);
    nimm_text_free(&question);
}

static void show_answer(struct lesson *lesson) {
    lesson->answered = true;
    text_add_char(&lesson->room.out, '\n');
    show_text(lesson, page_of(lesson)->answer);
}

static void show_help(struct lesson *lesson) {
    dialogue_say(
        &lesson->room,
        "Enter goes on, or first shows the answer; a shows the answer, b goes back, r shows the page "
        "again, a number from 1 to %zu goes to that step, q leaves. Type a position (here of %s, such as %s) "
        "and I work it out; before a single number type w. play starts a game from the last position, and "
        "with play 2 I begin.",
        lesson_step_count, lesson->subject.game->title, lesson->subject.game->sample);
}

/* False: that was the last page. */
static bool go_on(struct lesson *lesson) {
    if (has_another_page(lesson)) {
        lesson->page++;
    } else if (lesson->step + 1 < lesson_step_count) {
        lesson->step++;
        lesson->page = 0;
    } else {
        return false;
    }
    return lesson->turned = true;
}

static void go_back(struct lesson *lesson) {
    if (lesson->page == 0 && lesson->step == 0) {
        dialogue_say(&lesson->room, "This is the first page. Before it there was only breakfast.");
        return;
    }
    lesson->turned = true;
    if (lesson->page > 0) {
        lesson->page--;
        return;
    }
    lesson->step--;
    while (has_another_page(lesson)) lesson->page++;
    take_subject(lesson);
}

static void say_end(struct lesson *lesson) {
    text_add_char(&lesson->room.out, '\n');
    dialogue_say(&lesson->room, "That is how Nim is won. You now know more about it than nearly everybody "
                                "you will ever play. For next time: "
                                "nimm quiz asks you about it, nimm worksheet prints it, and nimm plays it.");
}

/* --- what is typed --------------------------------------------------------------------------- */

/* A game from the position that is talked about, in place. */
static void play(struct lesson *lesson, const char *rest) {
    struct subject *subject = &lesson->subject;
    struct text why = {0};
    struct repl repl = {.start = {.game = subject->game,
                                  .parameters = subject->parameters,
                                  .first = strcmp(rest, "2") == 0,
                                  .misere = subject->misere},
                        .position = subject->position,
                        .seed = 1,
                        .look = lesson->room.terminal.look};
    if (*rest && strcmp(rest, "1") != 0 && strcmp(rest, "2") != 0) {
        dialogue_say(&lesson->room, "Type play, or play 2 if you want me to begin.");
        return;
    }
    if (!start_check(&repl.start, subject->position, &why)) {
        dialogue_say(&lesson->room,
                     "There is no game in that: nobody can move. Type another position first.");
        nimm_text_free(&why);
        return;
    }
    repl.seats[0].level = repl.seats[1].level = NIMM_PLAYER_PERFECT;
    strcpy(repl.seats[0].name, "Class");
    repl_seat_computer(&repl, 1);
    terminal_print(&lesson->room.out);
    repl_run(&repl);
    text_add(&lesson->room.out, "\nBack to the lesson.\n");
}

static void work(struct lesson *lesson, const char *string) {
    const char *word = step_of(lesson)->work;
    struct text why = {0};
    if (subject_replace(&lesson->subject, string, &why))
        show_subject(&lesson->room, (struct token){word, strlen(word)}, &lesson->subject);
    else
        dialogue_say_painted(&lesson->room, PAINT_WRONG, "%s. Enter %s, ? helps.", nimm_text_string(&why),
                             lesson->answered ? "goes on" : "shows the answer");
    nimm_text_free(&why);
}

static void enter(struct lesson *lesson) {
    if (!lesson->answered) {
        show_answer(lesson);
    } else if (!go_on(lesson)) {
        say_end(lesson);
        lesson->leaving = true;
    }
}

/* Is the word one of the two? */
static bool is_word(struct token word, const char *whole, const char *letter) {
    return token_is(word, whole) || token_is(word, letter);
}

/* A line of a single word or number. False: it is something else. */
static bool obey_alone(struct lesson *lesson, struct token word) {
    uint64_t number = 0;
    if (is_word(word, "answer", "a")) {
        show_answer(lesson);
    } else if (is_word(word, "back", "b")) {
        go_back(lesson);
    } else if (is_word(word, "repeat", "r")) {
        lesson->turned = true;
    } else if (is_word(word, "quit", "q") || token_is(word, "exit")) {
        lesson->leaving = true;
    } else if (is_word(word, "help", "?") || token_is(word, "h")) {
        show_help(lesson);
    } else if (token_number(word, &number) == SCAN_NUMBER && number >= 1 && number <= lesson_step_count) {
        lesson->step = (size_t)number - 1;
        lesson->page = 0;
        lesson->turned = true;
    } else {
        return false;
    }
    return true;
}

static void obey(struct lesson *lesson, const char *line) {
    const char *rest = line;
    struct token word = scan_token(&rest, "");
    rest += strspn(rest, " \t");
    if (word.length == 0)
        enter(lesson);
    else if (*rest == '\0' && obey_alone(lesson, word))
        return;
    else if (is_word(word, "play", "p"))
        play(lesson, rest);
    else if (is_word(word, "work", "w"))
        work(lesson, rest);
    else
        work(lesson, line);
}

static void take_line(struct lesson *lesson) {
    struct text prompt = {0}, line = {0};
    text_addf(&prompt, "[%zu/%zu] Enter %s, ? helps: ", lesson->step + 1, lesson_step_count,
              lesson->answered ? "goes on" : "shows the answer");
    text_add_char(&lesson->room.out, '\n');
    if (dialogue_ask(&lesson->room, nimm_text_string(&prompt))) {
        text_add(&line, nimm_text_string(&lesson->room.terminal.line));
        obey(lesson, nimm_text_string(&line));
    } else {
        lesson->leaving = true;
        text_add_char(&lesson->room.out, '\n');
    }
    nimm_text_free(&prompt);
    nimm_text_free(&line);
}

void lesson_run(const struct lesson_plan *plan) {
    struct lesson lesson = {.step = plan->step - 1, .turned = true};
    struct dialogue *room = &lesson.room;
    assert(plan->step >= 1 && plan->step <= lesson_step_count);
    dialogue_open(room, plan->look);
    if (room->terminal.in_is_terminal && room->terminal.out_is_terminal) {
        take_subject(&lesson);
        text_add(&room->out, "A lesson on Nim.\n");
        show_help(&lesson);
        while (!lesson.leaving) {
            if (lesson.turned) show_page(&lesson);
            take_line(&lesson);
        }
        text_addf(&room->out, "Goodbye. nimm lesson %zu comes back to this step.\n", lesson.step + 1);
    } else {
        do {
            show_page(&lesson);
            show_answer(&lesson);
            terminal_print(&room->out);
        } while (go_on(&lesson));
        say_end(&lesson);
    }
    subject_free(&lesson.subject);
    dialogue_close(room);
}
