/* SPDX-License-Identifier: MIT */
/* nimm replay: steps through a record. */
#include <string.h>

#include "cli/cli.h"
#include "core/scan.h"
#include "core/text.h"
#include "play/review.h"
#include "say/scratch.h"
#include "ui/progress.h"

/* Shows the game from its start, all at once or a move each time Enter is pressed. */
static void show_game(struct repl *repl, bool stepping) {
    struct session *session = &repl->record.session;
    struct text *out = &repl->room.out;
    const size_t moves = session->played;
    const bool resigned = session->resigned;
    while (session_undo(session)) {
    }
    nimm_game_print_name(session->game, session_position(session), out);
    text_add_char(out, ' ');
    nimm_game_print(session->game, session_position(session), repl->look.plain, out);
    text_addf(out, "%s: %s against %s, %zu move%s.\n", session->misere ? ", misere" : "", repl_name(repl, 0),
              repl_name(repl, 1), moves, moves == 1 ? "" : "s");
    repl_show_board(repl);
    while (session->played < moves) {
        if (stepping) {
            const char *prompt =
                scratch_format("Move %zu of %zu (Enter, or q to stop)? ", session->played + 1, moves);
            if (!dialogue_ask(&repl->room, prompt) ||
                token_is_any(token_of(nimm_text_string(&repl->room.terminal.line)), QUIT_WORDS))
                return;
        }
        session_redo(session);
        text_addf(out, "%zu. ", session->played);
        repl_show_move(repl, session->played - 1);
        repl_show_board(repl);
        terminal_print(out);
    }
    if (resigned) {
        session_resign(session);
        text_addf(out, "%s resigns.\n", repl_name(repl, session_mover(session)));
    }
    if (session_is_over(session))
        repl_show_winner(repl);
    else
        text_add(out, "The game is unfinished.\n");
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void add_json_move(const struct session *session, size_t played, const char *name,
                          const struct move *move, struct text *out) {
    struct text *printed = scratch();
    if (move) session->game->print_move(session_position_at(session, played), move, printed);
    json_add_member(out, name, move ? printed->data : NULL);
}

/* The position after so many moves, who wins there, and the move that was made. */
static void add_json_position(const struct session *session, const struct review *review, size_t played,
                              struct text *out) {
    const struct review_position *position = &review->positions[played];
    json_begin(out, '{');
    json_add_member(out, "position", scratch_position(session->game, session_position_at(session, played)));
    json_add_number(out, "mover", true, session_mover_at(session, played) + 1);
    json_add_outcome(out, position->outcome != 0, position->outcome);
    json_add_number(out, "winning_moves_total", position->listed && position->winning < UINT64_MAX,
                    position->winning);
    add_json_move(session, played, "move", played < review->n ? &session->moves[played] : NULL, out);
    json_add_bool(out, "gave_away", position->turned);
    add_json_move(session, played, "better", position->has_better ? &position->better : NULL, out);
    text_add_char(out, '}');
}

static void show_json(struct repl *repl) {
    const struct session *session = &repl->record.session;
    struct text *name = scratch(), *result = scratch(), *out = &repl->room.out;
    struct review review;
    if (review_game(&review, session, repl->room.solver) != NIMM_OK) return;
    nimm_game_print_name(session->game, session_position(session), name);
    record_print_result(session, result);
    json_begin(out, '{');
    json_add_member(out, "game", name->data);
    json_add_bool(out, "misere", session->misere);
    json_add_key(out, "players");
    json_begin(out, '[');
    for (unsigned seat = 0; seat < 2; seat++) json_add_string(out, repl_name(repl, seat));
    text_add_char(out, ']');
    json_add_member(out, "result", result->data);
    json_add_key(out, "positions");
    json_begin(out, '[');
    for (size_t i = 0; i <= review.n; i++) add_json_position(session, &review, i, out);
    text_add(out, "]}\n");
    review_free(&review);
}

/* --- the command ----------------------------------------------------------------------------- */

static int run(struct arguments *arguments) {
    struct repl repl = {0};
    int status = cli_record(arguments, &repl);
    if (status != STATUS_DONE) return status;
    const bool all = arguments_switch(arguments, "all"), json = arguments_switch(arguments, "json");
    const bool review = json || arguments_switch(arguments, "review");
    dialogue_open(&repl.room, repl.look);
    bool stepping = !all && repl.room.terminal.in_is_terminal && strcmp(arguments->words[0], "-") != 0;
    if (!json && (all || !review)) show_game(&repl, stepping);
    if (review) {
        solver_report_to(repl.room.solver, progress_of_search, NULL);
        progress_watch();
        if (json)
            show_json(&repl);
        else
            repl_show_review(&repl, all);
        progress_end();
    }
    repl_free(&repl);
    return STATUS_DONE;
}

static const struct option options[] = {
    {"all", NULL, "the whole game at once, without waiting for Enter"},
    {"review", NULL, "who could have won before and after each move; with --all after the game"},
    {"json", NULL, "the review as one JSON object on one line"},
    OPTION_PLAIN,
    OPTION_CIRCLES,
    OPTION_COLOR,
    OPTION_NO_CONFIG,
    {0},
};

const struct command command_replay = {
    .name = "replay",
    .usage = "FILE [options]",
    .summary = "step through a record, or look back at it",
    .details = "Shows the starting position, then a move and the board each time you press Enter; q or "
               "Ctrl-D ends it. When the input is not a terminal, or FILE is - for standard input, the "
               "whole game is shown at once.",
    .options = options,
    .run = run,
};
