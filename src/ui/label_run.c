/* SPDX-License-Identifier: MIT */
#include "ui/label_run.h"

#include <inttypes.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/label.h"

enum { MOST_SHOWN = 100 }; /* options of a step */

struct run {
    struct dialogue *room;
    const struct label_plan *plan;
    struct labelling labelling;
    uint32_t step;
    uint32_t right, asked;
    bool asks, stops; /* still, at each step */
    bool leaving;     /* before the end */
};

bool label_run_refuses(const struct game *game, struct text *why) {
    if (!(game->flags & NIMM_GAME_PARTISAN)) return false;
    text_addf(why,
              "%s has no labels: its two players have different moves, so its positions are not those of one "
              "impartial game; nimm solve %s shows the Nim piles that decide",
              game->id, game->id);
    return true;
}

static bool is_plain(const struct run *run) {
    return terminal_style(&run->room->terminal).plain;
}

/* Between the parts of a line. */
static void add_space(const struct run *run, struct text *line) {
    text_add(line, is_plain(run) ? "; " : "   ");
}

static void add_options(const struct label *label, struct text *line) {
    label_print_position(label, line);
    text_add(line, ": ");
    label_print_options(label, MOST_SHOWN, line);
}

static void add_verdict(const struct run *run, const struct label *label, struct text *line) {
    enum paint paint = label->outcome == NIMM_OUTCOME_N   ? PAINT_WINNER
                       : label->outcome == NIMM_OUTCOME_P ? PAINT_MARK
                                                          : PAINT_NONE;
    label_print_reason(label, line);
    add_space(run, line);
    terminal_paint(&run->room->terminal, paint, line);
    text_add_char(line, (char)label->outcome);
    terminal_paint(&run->room->terminal, PAINT_NONE, line);
}

/* --- a step ---------------------------------------------------------------------------------- */

/* Reads a line. False: it asked for something else than the step's answer, which has been done. */
static bool read_line(struct run *run, const char *prompt) {
    const struct terminal *terminal = &run->room->terminal;
    if (!dialogue_ask(run->room, prompt) || terminal_line_is(terminal, "go"))
        run->asks = run->stops = false;
    else if (token_is_any(token_of(nimm_text_string(&terminal->line)), QUIT_WORDS))
        run->leaving = true;
    else if (terminal_line_is(terminal, "back"))
        run->step -= run->step > 0;
    else if (terminal_line_is(terminal, "?") || terminal_line_is(terminal, "help"))
        dialogue_say(run->room,
                     "Enter goes on, or shows an answer; back goes back, go shows the rest without "
                     "a stop, q leaves. *2 is the value 2, and mex{0,1} the least number that is "
                     "not among 0 and 1; N: the player to move wins, P: the other one does.");
    else
        return true;
    return false;
}

/* The draws are the last. */
static bool has_draws(const struct run *run) {
    const struct position_graph *graph = &run->labelling.graph;
    return graph->nodes[graph->order[graph->n_nodes - 1]].outcome == NIMM_OUTCOME_D;
}

/* Asks for the label of the position that was added from there on, marks the answer, and after a wrong one
 * asks once more. False: something else was wanted. */
static bool ask(struct run *run, const struct label *label, size_t from) {
    enum { TRIES = 2 };
    struct text why = {0}, *out = &run->room->out;
    enum verdict verdict = VERDICT_UNCLEAR;
    bool answered = true;
    dialogue_fold(run->room, from, 4);
    for (int wrong = 0; verdict != VERDICT_RIGHT && wrong < TRIES; wrong += verdict == VERDICT_WRONG) {
        answered = read_line(run, label->by_value  ? "    The mex? "
                                  : has_draws(run) ? "    N, P or D? "
                                                   : "    N or P? ");
        if (!answered || run->room->terminal.line.length == 0) break;
        nimm_text_clear(&why);
        verdict = label_mark(label, nimm_text_string(&run->room->terminal.line), &why);
        dialogue_say_verdict(run->room, verdict, verdict == VERDICT_RIGHT ? "" : nimm_text_string(&why));
    }
    nimm_text_free(&why);
    if (!answered) return false;
    run->asked += verdict != VERDICT_UNCLEAR;
    run->right += verdict == VERDICT_RIGHT;
    from = out->length;
    text_add(out, "    ");
    add_verdict(run, label, out);
    dialogue_fold(run->room, from, 4);
    return true;
}

/* Tells its label with the reason, and stops. False: something else was wanted. */
static bool tell(struct run *run, const struct label *label, size_t from) {
    add_space(run, &run->room->out);
    add_verdict(run, label, &run->room->out);
    dialogue_fold(run->room, from, 4);
    if (!run->stops) return true;
    if (run->plan->pause == 0) {
        bool goes_on = read_line(run, "Enter goes on, ? helps: ");
        if (goes_on && run->room->terminal.line.length > 0) {
            dialogue_say(run->room, "First these: Enter goes on, go shows the rest, q leaves.");
            return false;
        }
        return goes_on || (!run->stops && !run->leaving);
    }
    terminal_print(&run->room->out);
    terminal_flush();
    terminal_wait((unsigned)run->plan->pause * 1000);
    run->leaving = terminal_take_interrupt();
    return true;
}

/* --- the run --------------------------------------------------------------------------------- */

static void run_steps(struct run *run) {
    if (run->stops && run->labelling.graph.n_nodes > 1)
        dialogue_say(run->room,
                     "%" PRIu32 " positions can come up. Each is labelled once all that its moves "
                     "leave have their labels.",
                     run->labelling.graph.n_nodes);
    bool told = false;
    while (run->step < run->labelling.graph.n_nodes && !run->leaving) {
        struct label label;
        labelling_step(&run->labelling, run->step, &label);
        if (label.outcome == NIMM_OUTCOME_D && !told) {
            dialogue_say(run->room,
                         "None of the positions that are left has a move to P, and each has a move to "
                         "another of them. So nobody can force an end there, nor be forced: these are "
                         "draws, D.");
            told = true;
        }
        struct text *out = &run->room->out;
        const size_t from = out->length;
        label.plain = is_plain(run);
        text_addf(out, "%" PRIu32 " of %" PRIu32, run->step + 1, run->labelling.graph.n_nodes);
        add_space(run, out);
        add_options(&label, out);
        run->step += (run->asks ? ask : tell)(run, &label, from);
        label_free(&label);
    }
}

static void say_summary(struct run *run) {
    text_add_char(&run->room->out, '\n');
    labelling_summary(&run->labelling, terminal_style(&run->room->terminal).width, is_plain(run),
                      &run->room->out);
    if (run->asked > 0) dialogue_say(run->room, "%" PRIu32 " of %" PRIu32 " right.", run->right, run->asked);
}

static void say_neighborhood(struct run *run, const struct question *question) {
    struct label label;
    struct text *out = &run->room->out;
    uint32_t n = run->labelling.graph.n_nodes;
    bool can_all = run->plan->all && !run->labelling.more;
    dialogue_say(run->room,
                 "%s%" PRIu32 " positions can come up from here%s%s. This is the first of them, and what its "
                 "moves leave:",
                 run->labelling.more ? "More than " : "", n, can_all ? "; all are labelled with " : "",
                 can_all ? run->plan->all : "");
    const size_t from = out->length;
    bool known = label_position(run->room->solver, question, &label) == NIMM_SOLVE_OK;
    label.by_value = label.by_value && !run->plan->outcomes;
    label.plain = is_plain(run);
    add_options(&label, out);
    add_space(run, out);
    if (known)
        add_verdict(run, &label, out);
    else
        text_add(out, "too large to search");
    dialogue_fold(run->room, from, 4);
    label_free(&label);
}

void label_run(struct dialogue *room, const struct question *question, const struct label_plan *plan) {
    struct run run = {.room = room, .plan = plan, .asks = plan->ask};
    run.stops = room->terminal.in_is_terminal && room->terminal.out_is_terminal && !plan->at_once;
    if (labelling_begin(room->solver, question, plan->most, &run.labelling)) {
        if (plan->outcomes) run.labelling.by_value = false;
        run_steps(&run);
        if (!run.leaving) say_summary(&run);
    } else {
        say_neighborhood(&run, question);
    }
    labelling_free(&run.labelling);
}
