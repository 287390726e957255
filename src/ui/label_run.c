/* SPDX-License-Identifier: MIT */
#include "ui/label_run.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "core/solver.h"
#include "core/text.h"
#include "core/token.h"
#include "say/graph.h"
#include "say/label_mark.h"
#include "say/scratch.h"
#include "ui/lesson_read.h"
#include "ui/prompt.h"

enum { MOST_SHOWN = 100 }; /* options of a step */

#define LETTERS "N: the player to move wins; P: the other player wins; D: a draw."

struct run {
    struct dialogue *room;
    const struct label_plan *plan;
    struct graph graph;
    uint32_t step;
    struct label label; /* of the step */
    unsigned wrong;     /* answers to it */
    uint32_t right;     /* so many labels were right the first time, */
    uint32_t corrected; /* the second time, */
    uint32_t missed;    /* or neither time; */
    uint32_t shown;     /* nobody has tried these */
    uint32_t counted;   /* the step after the last one that is counted there */
    bool asks;          /* each label is asked for, from here on */
    bool stops;         /* each step waits for Enter, from here on */
    bool told_draws;    /* it has been said why there are draws */
    bool told_map;      /* it has been said why there is no map */
};

bool label_run_refuses(const struct game *game, struct text *why) {
    if (!game->partisan) return false;
    text_addf(why,
              "%s has no labels: its two players have different moves, so its positions are not "
              "those of one impartial game; nimm solve %s shows the Nim piles that decide",
              game->id, game->id);
    return true;
}

static bool is_in_words(const struct run *run) {
    return dialogue_form(run->room) == LABEL_WORDS;
}

/* Adds what stands between the parts of a line: a gap, or something narrower where the line will
 * probably be folded. */
static void add_space(const struct run *run, const char *narrow, struct text *line) {
    enum { NARROW = 60 };
    const char *gap = terminal_fold_width() < NARROW ? narrow : "   ";
    text_add(line, is_in_words(run) ? " " : gap);
}

static void add_options(const struct run *run, const struct label *label, struct text *line) {
    graph_say_subject(label->game, label->position, is_in_words(run), line);
    text_add(line, ": ");
    label_print_options(label, MOST_SHOWN, dialogue_form(run->room), line);
    if (is_in_words(run)) text_add_char(line, '.');
}

/* "mex{1} = 0   P", or "The mex of 1 is 0, so P." */
static void add_outcome(const struct run *run, const struct label *label, struct text *line) {
    const enum palette palette = run->room->terminal.palette;
    enum paint paint = PAINT_BOLD;
    if (label->outcome == OUTCOME_P) paint = PAINT_P;
    if (label->outcome == OUTCOME_N) paint = PAINT_N;
    const size_t from = line->length;
    label_print_reason(label, dialogue_form(run->room), line);
    if (is_in_words(run)) {
        line->data[from] = (char)toupper((unsigned char)line->data[from]);
        text_addf(line, ", so %c.", (char)label->outcome);
        return;
    }
    add_space(run, ", so ", line);
    text_paint(line, paint, palette);
    text_add_char(line, (char)label->outcome);
    text_paint(line, PAINT_NONE, palette);
}

/* Says why there is no map, once. */
static void explain_no_map(struct run *run) {
    const struct graph *graph = &run->graph;
    const void *start = graph_position(graph, 0);
    struct text *command = scratch();
    if (run->told_map) return;
    run->told_map = true;
    text_addf(command, "%s graph ", terminal_program());
    game_print_name(graph->game, start, command);
    text_add_char(command, ' ');
    text_add_shell_word(command, scratch_position(graph->game, start));
    if (graph->misere) text_add(command, " --misere");
    if (graph->n_nodes <= MAP_NODES)
        dialogue_say(run->room,
                     "The map has too many lines to draw %s. In a shell, %s --merge --svg "
                     ">map.svg makes a picture of it.",
                     run->room->terminal.utf8 ? "here" : "in ASCII", command->data);
    else
        dialogue_say(run->room, "The map of %" PRIu32 " positions is too large to draw.",
                     graph->n_nodes);
}

/* Adds the map with the labels of all steps before this one. Returns false if it cannot be drawn;
 * in words there is none. */
static bool add_map(struct run *run, uint32_t step, struct text *text) {
    const struct style style = terminal_style(&run->room->terminal);
    struct graph *graph = &run->graph;
    if (style.plain) return true;
    graph->hidden = graph->n_nodes - step;
    if (!map_text(graph, graph->by_value ? MAP_VALUES : MAP_OUTCOMES, &style, text)) return false;
    text_add_char(text, '\n');
    return true;
}

static void show_map(struct run *run, uint32_t step) {
    text_add_char(&run->room->out, '\n');
    if (!add_map(run, step, &run->room->out)) explain_no_map(run);
}

/* --- a step ---------------------------------------------------------------------------------- */

/* The draws are the last. */
static bool has_draws(const struct run *run) {
    const struct graph *graph = &run->graph;
    return graph->nodes[graph->order[graph->n_nodes - 1]].outcome == OUTCOME_D;
}

/* Says why there are draws, once. */
static void explain_draws(struct run *run) {
    if (!run->told_draws)
        dialogue_say(run->room,
                     "The positions that get neither N nor P are draws, D: none has a move to P, "
                     "and each has a move to a D. So nobody can force a win.");
    run->told_draws = true;
}

/* Shows the map, the position of the step and what its moves leave; its label too, there and on the
 * map, unless that is asked for. */
static void show_step(struct run *run) {
    struct text *out = &run->room->out;
    if (run->stops) show_map(run, run->asks ? run->step : run->step + 1);
    if (run->label.outcome == OUTCOME_D && !run->asks) explain_draws(run);
    text_addf(out,
              is_in_words(run) ? "Position %" PRIu32 " of %" PRIu32 "." TEXT_FOLD
                               : "%" PRIu32 " of %" PRIu32 TEXT_FOLD,
              run->step + 1, run->graph.n_nodes);
    add_space(run, "   ", out);
    add_options(run, &run->label, out);
    if (!run->asks) {
        add_space(run, "; ", out);
        add_outcome(run, &run->label, out);
    }
    text_add_char(out, '\n');
}

/* Goes to the step, if there is one. */
static void go_to(struct run *run, uint32_t step) {
    label_free(&run->label);
    run->step = step;
    run->wrong = 0;
    if (step == run->graph.n_nodes) return;
    label_read(&run->graph, run->graph.order[step], run->asks, &run->label);
    show_step(run);
}

/* Shows the label that was asked for, and after the first draw why the others are draws. */
static void tell(struct run *run) {
    if (!run->asks) return;
    text_add(&run->room->out, "    " TEXT_FOLD);
    add_outcome(run, &run->label, &run->room->out);
    text_add_char(&run->room->out, '\n');
    if (run->label.outcome == OUTCOME_D) explain_draws(run);
}

static void go_on(struct run *run) {
    tell(run);
    go_to(run, run->step + 1);
}

/* Counts the step in this number, unless it was counted before somebody went back to it. */
static void count(struct run *run, uint32_t *number) {
    if (run->step < run->counted) return;
    run->counted = run->step + 1;
    (*number)++;
}

/* --- what is typed --------------------------------------------------------------------------- */

/* Shows the rest without a stop. */
static void word_go(struct prompt *prompt, const char *rest) {
    struct run *run = prompt->user;
    tell(run);
    run->asks = run->stops = false;
    go_to(run, run->step + 1);
}

static void word_back(struct prompt *prompt, const char *rest) {
    struct run *run = prompt->user;
    go_to(run, run->step > 0 ? run->step - 1 : 0);
}

static void word_repeat(struct prompt *prompt, const char *rest) {
    show_step(prompt->user);
}

/* Shows the label, and goes on. */
static void word_skip(struct prompt *prompt, const char *rest) {
    struct run *run = prompt->user;
    if (run->asks) count(run, run->wrong > 0 ? &run->missed : &run->shown);
    go_on(run);
}

static void word_hint(struct prompt *prompt, const char *rest) {
    struct run *run = prompt->user;
    struct text *hint = scratch();
    if (!run->asks)
        text_add(hint, "No question yet: press Enter to go on.");
    else if (run->label.by_value)
        label_hint(&run->label, hint);
    else
        text_add(hint, "If a move leads to P, it is N. If all moves lead to N, it is P.");
    dialogue_say(run->room, "%s", hint->data);
}

/* Leaves for the step of the lesson that the line names. */
static void word_step(struct prompt *prompt, const char *rest) {
    uint64_t number;
    prompt->left = lesson_read_step(prompt->room, rest, &number);
    prompt->room->passes_on = prompt->left;
}

/* The first words are those of a lesson alone. */
enum { LESSON_WORDS = 2 };
static const struct prompt_word words[] = {
    {"step", "", "N", "go to step N of the lesson", word_step},
    {"lesson", "", NULL, "back to the lesson", prompt_quit},
    PROMPT_HELP,
    {"hint", "why", NULL, "how to find the label", word_hint},
    {"skip", "s answer", NULL, "show the label and go on, like Enter", word_skip},
    {"repeat", "board", NULL, "this step again", word_repeat},
    {"back", "b", NULL, "the step before", word_back},
    {"go", "g", NULL, "the rest, without stopping", word_go},
    PROMPT_QUIT,
    {0},
};

/* Checks one label; after a wrong one there is a second try. */
static enum verdict take_label(struct run *run, const char *answer, struct text *why) {
    enum { TRIES = 2 };
    const enum verdict mark = label_mark(&run->label, answer, dialogue_form(run->room), why);
    if (mark == VERDICT_UNCLEAR) return mark;
    const bool is_right = mark == VERDICT_RIGHT;
    if (is_right) text_clear(why);
    dialogue_say_verdict(run->room, is_right, text_string(why));
    run->wrong += !is_right;
    if (is_right || run->wrong == TRIES) {
        uint32_t *const right = run->wrong == 0 ? &run->right : &run->corrected;
        count(run, is_right ? right : &run->missed);
        go_on(run);
    }
    return mark;
}

/* Checks labels one after the other, up to the first that is not right: "PNN", "0 1 2". Only after
 * the last is the map drawn. */
static enum verdict take_labels(struct run *run, const char *answers, struct text *why) {
    const bool stops = run->stops;
    enum verdict mark = VERDICT_RIGHT;
    for (const char *at = answers; *at && mark == VERDICT_RIGHT;) {
        const size_t length = strcspn(at, "\n");
        const char *answer = scratch_format("%.*s", (int)length, at);
        at += length + (at[length] == '\n');
        run->stops = stops && *at == '\0';
        mark = take_label(run, answer, why);
    }
    run->stops = stops;
    return mark;
}

/* Returns what follows the labels of the steps before this one, if those are right, or NULL. */
static const char *after_known(const struct run *run, const char *answers) {
    for (uint32_t i = 0; i < run->step; i++) {
        struct label label = {0};
        const size_t length = strcspn(answers, "\n");
        label_read(&run->graph, run->graph.order[i], run->asks, &label);
        const enum verdict mark = label_mark(&label, scratch_format("%.*s", (int)length, answers),
                                             LABEL_STARS, scratch());
        label_free(&label);
        if (mark != VERDICT_RIGHT) return NULL;
        answers += length + strlen("\n");
    }
    return answers;
}

static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct run *run = prompt->user;
    struct text *answers = scratch();
    if (*line == '\0') {
        word_skip(prompt, line);
        return PROMPT_TAKEN;
    }
    if (!run->asks) {
        text_addf(why,
                  "There is nothing to answer here: Enter goes on, go shows the rest, quit goes "
                  "back to %s",
                  run->plan->home);
        return PROMPT_OTHER;
    }
    const enum quiz_topic topic = run->label.by_value ? QUIZ_VALUE : QUIZ_OUTCOME;
    const size_t whole = run->graph.n_nodes, left = whole - run->step;
    const bool is_whole = lesson_read_split(topic, line, whole, answers) == whole;
    const char *labels = is_whole ? after_known(run, text_string(answers)) : NULL;
    if (!labels) {
        text_clear(answers);
        const size_t n = lesson_read_split(topic, line, left, answers);
        if (n > left) {
            text_addf(why, "You gave %zu answers, but only %zu %s left", n, left,
                      left == 1 ? "is" : "are");
            return PROMPT_OTHER;
        }
        labels = n > 1 ? text_string(answers) : line;
    }
    return take_labels(run, labels, why) == VERDICT_UNCLEAR ? PROMPT_OTHER : PROMPT_TAKEN;
}

static const char *form(const struct run *run) {
    const bool is_first = run->step == 0;
    if (run->label.by_value && is_first) return "    The mex (smallest missing number)? ";
    if (run->label.by_value) return "    The mex? ";
    return has_draws(run) ? "    N, P or D? " : "    N or P? ";
}

static bool next(struct prompt *prompt, struct text *wording) {
    struct run *run = prompt->user;
    prompt->advice = run->asks ? "Type hint, skip for the answer, or help." : NULL;
    while (run->step < run->graph.n_nodes && !prompt->left) {
        if (run->asks || run->stops) {
            text_add(wording, run->asks ? form(run) : "Enter to go on, or help: ");
            return true;
        }
        go_on(run);
    }
    return false;
}

/* --- the run --------------------------------------------------------------------------------- */

/* Says how many of the labels that were asked for are right, if any was. */
static void say_score(struct run *run) {
    const uint32_t tried = run->right + run->corrected + run->missed;
    if (tried == 0) return;
    struct text *score = scratch();
    text_addf(score, "%" PRIu32 " of %" PRIu32 " right", run->right, tried);
    if (run->corrected > 0) text_addf(score, ", %" PRIu32 " more the second time", run->corrected);
    if (run->shown > 0) text_addf(score, ", %" PRIu32 " shown", run->shown);
    dialogue_say(run->room, "%s.", score->data);
}

static void say_summary(struct run *run) {
    show_map(run, run->graph.n_nodes);
    label_graph_summary(&run->graph, dialogue_form(run->room), &run->room->out);
    const struct question start = {.game = run->graph.game,
                                   .position = graph_position(&run->graph, 0),
                                   .misere = run->graph.misere};
    const struct style style = terminal_style(&run->room->terminal);
    explain_lost(&start, &style, true, &run->room->out);
    const uint32_t parts = label_graph_parts(run->room->solver, &run->graph);
    if (parts > 1 && 2 * parts < run->graph.n_nodes)
        dialogue_say(run->room,
                     "You can do it with the mex for all %" PRIu32
                     ", but nim-sums are quicker: only %" PRIu32
                     " different %s come up, and the value of several together is the nim-sum of "
                     "their values.",
                     run->graph.n_nodes, parts, run->graph.game->parts.what);
    say_score(run);
}

static void say_neighborhood(struct run *run, const struct question *question) {
    struct label label;
    struct text *out = &run->room->out;
    uint32_t n = run->graph.n_nodes;
    const bool is_whole = run->graph.extent == GRAPH_WHOLE;
    text_add(out, TEXT_FOLD);
    if (run->graph.extent == GRAPH_TO_NODES) text_add(out, "More than ");
    if (run->graph.extent == GRAPH_TO_WORK) text_add(out, "At least ");
    text_addf(out, "%" PRIu32 " positions can come up from here", n);
    if (is_whole && run->plan->all) text_addf(out, "; %s labels them all", run->plan->all);
    text_add(out, ". This is the first of them, and what its moves leave:\n");
    text_add(out, TEXT_FOLD);
    solver_go_on(run->room->solver); /* all of its work may have gone into the count */
    bool known = label_position(run->room->solver, question, &label);
    label.by_value = label.by_value && !run->plan->outcomes;
    add_options(run, &label, out);
    add_space(run, "; ", out);
    if (known)
        add_outcome(run, &label, out);
    else
        text_add(out, is_in_words(run) ? "Too large to search." : "too large to search");
    text_add_char(out, '\n');
    label_free(&label);
}

/* Says which position stands for the one asked about, where that is not labeled itself. */
static void say_stand_in(struct run *run, const struct question *question) {
    const struct game *game = question->game;
    const char *asked = scratch_position(game, question->position);
    const char *labeled = scratch_position(game, graph_position(&run->graph, 0));
    if (game->theory->alike && strcmp(asked, labeled) != 0)
        dialogue_say(run->room, "%s plays like %s: %s count as one.", asked, labeled,
                     game->theory->alike);
}

static void run_steps(struct run *run) {
    static const char note[] = "Enter goes on, or shows an answer. The mex of 0 and 1 is the "
                               "smallest number other than 0 and 1. " LETTERS;
    static const char starred_note[] =
        "Enter goes on, or shows an answer. *2 is the value 2, and "
        "mex{0,1} is the smallest number other than 0 and 1. " LETTERS;
    struct prompt prompt = {.room = run->room,
                            .words = run->room->steps > 0 ? words : words + LESSON_WORDS,
                            .answer = "the label",
                            .note = is_in_words(run) ? note : starred_note,
                            .words_first = true,
                            .user = run,
                            .next = next,
                            .take = take};
    const char *order = ", each labeled after all that its moves lead to";
    const char *rule = "", *draws = "";
    if (run->graph.game->cyclic && !run->graph.by_value) {
        order = "";
        rule = " A position gets N as soon as a move leads to P, and P once all its moves lead to "
               "N.";
    }
    if (has_draws(run)) draws = " Those that can get neither come last: they are draws, D.";
    if (run->graph.misere && !run->plan->knows_rules)
        dialogue_say(run->room, "Misere: whoever makes the last move loses.");
    if (run->stops && run->graph.n_nodes > 1)
        dialogue_say(run->room, "%" PRIu32 " positions%s.", run->graph.n_nodes, order);
    const bool has_stars = run->graph.by_value && !is_in_words(run);
    if (has_stars)
        dialogue_say(run->room, "*2: value 2. N: the player to move wins. P: the other does.");
    else if (run->stops || run->asks || run->graph.by_value)
        dialogue_say(run->room, "N: the player to move wins. P: the other player wins.%s%s", rule,
                     draws);
    if (run->plan->at_once && !add_map(run, run->graph.n_nodes, scratch())) explain_no_map(run);
    go_to(run, 0);
    const bool is_at_end = !prompt_run(&prompt);
    if (is_at_end && run->room->terminal.has_person) {
        prompt.left = true;
    } else if (is_at_end) { /* the rest is shown */
        word_go(&prompt, "");
        prompt.left = false;
        next(&prompt, NULL);
    }
    if (prompt.left && run->wrong > 0) count(run, &run->missed);
    if (prompt.left)
        say_score(run);
    else
        say_summary(run);
    label_free(&run->label);
}

void label_run(struct dialogue *room, const struct question *question,
               const struct label_plan *plan) {
    struct run run = {.room = room, .plan = plan, .asks = plan->ask};
    struct text *why = scratch();
    if (label_run_refuses(question->game, why)) {
        dialogue_say(room, "%s.", why->data);
        return;
    }
    run.stops = room->terminal.has_person && !plan->at_once;
    dialogue_begin_work(room);
    const bool is_whole = label_graph(room->solver, question, plan->most, &run.graph);
    if (!is_whole && plan->at_once)
        dialogue_say(room, "%s", label_no_map(plan->most));
    else if (!is_whole)
        say_neighborhood(&run, question);
    if (dialogue_end_work(room))
        terminal_die_of_interrupt(); /* at a table, the word that asked says so */
    if (plan->outcomes) run.graph.by_value = false;
    if (is_whole && !terminal_is_interrupted()) {
        say_stand_in(&run, question);
        run_steps(&run);
    }
    graph_free(&run.graph);
}
