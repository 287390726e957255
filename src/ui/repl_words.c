/* SPDX-License-Identifier: MIT */
/* What may be typed at the table instead of a move: a function for each word, but for those of
 * repl_new.c, then the list of words. */
#include <ctype.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/graph.h"
#include "say/scratch.h"
#include "ui/file.h"
#include "ui/label_run.h"
#include "ui/lesson.h"
#include "ui/puzzle_run.h"
#include "ui/quiz_run.h"
#include "ui/repl.h"
#include "ui/state.h"

bool repl_says_over(struct repl *repl) {
    const bool has_ended = session_is_over(&repl->table.record.session);
    if (has_ended) dialogue_say(repl->room, "The game is over. Type review to look back at it.");
    return has_ended;
}

/* --- looking --------------------------------------------------------------------------------- */

/* Says what may be typed after a game. */
static void help_after_game(struct prompt *prompt) {
    const struct repl *repl = prompt->user;
    const bool can_retry = repl->table.losing_move > 0;
    if (repl_plays_alone(repl))
        dialogue_say(repl->room,
                     "The game is over. Press Enter, or type no (to leave), level and a "
                     "number (1 to 5), the name of a game, or one of these:");
    else
        dialogue_say(repl->room,
                     "The game is over. Press Enter for another, or type no (to leave), "
                     "the name of a game, or one of these:");
    prompt_list(prompt,
                can_retry ? "review retry undo new games quit" : "review undo new games quit");
}

static void word_help(struct prompt *prompt, const char *rest) {
    const struct repl *repl = prompt->user;
    if (!*rest && repl->table.state == REPL_OVER) {
        help_after_game(prompt);
        return;
    }
    const bool is_of_moves = token_is(token_of(rest), "move");
    if (!is_of_moves) prompt_help(prompt, rest);
    if (is_of_moves || !*rest) repl_show_move_help(prompt->user);
}

static void word_rules(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct session *session = &repl->table.record.session;
    const char *name = scan_after_word(rest, "of");
    const struct game *other = game_find(name);
    if (other && other != session->game) {
        dialogue_say_rules(repl->room, other, NULL, false, true);
        prompt_help(prompt, name);
        return;
    }
    dialogue_say_rules(repl->room, session->game, session_position(session), session->misere, true);
    repl_show_move_help(repl);
}

static void word_board(struct prompt *prompt, const char *rest) {
    repl_show_whole_board(prompt->user);
}

/* True, after saying so, if nobody here is told who wins or what is a good move. */
static bool refuses_help(const struct repl *repl) {
    if (repl->asked.no_help)
        dialogue_say(repl->room, "This lesson is without hints: find out by playing.");
    else if (repl->asked.no_theory)
        dialogue_say(repl->room, "No hints until the theorem: find out by playing.");
    return repl->asked.no_help || repl->asked.no_theory;
}

static void word_review(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (refuses_help(repl)) return;
    if (!session_is_over(&repl->table.record.session)) repl_take_help(repl, "looked at the review");
    repl_show_review(repl);
}

static void word_hint(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (session_is_over(&repl->table.record.session))
        word_review(prompt, "");
    else if (!refuses_help(repl))
        repl_show_suggestion(repl);
}

static void word_hints(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct token token = scan_token(&rest, "");
    if (refuses_help(repl)) return;
    if (!token_is_any(token, "on off")) {
        if (repl->asked.hints)
            dialogue_say(repl->room, "Suggestions are on; hints off hides them.");
        else
            dialogue_say(repl->room, "Suggestions are off; hints on shows them.");
        return;
    }
    const bool had_marks = repl_marks_lost(repl);
    repl->asked.hints = token_is(token, "on");
    if (!repl->asked.hints) repl->table.told_theory = false; /* what it drew goes away, too */
    if (repl_is_for_two_people(repl))
        state_keep(REPL_TABLE_FILE, "hints", repl->asked.hints ? NULL : "off");
    repl->memory.hints_told = true;
    repl->table.changed = repl->asked.hints || had_marks;
    if (repl->asked.hints)
        dialogue_say(repl->room, "Suggestions are shown again.");
    else
        dialogue_say(repl->room, "No more suggestions; hint asks for one.");
}

static void word_preview(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct token token = token_of(rest);
    if (token_is_any(token, "on off")) repl->asked.previews = token_is(token, "on");
    if (!repl->room->terminal.edits)
        dialogue_say(repl->room, "The preview needs a terminal that can draw below the prompt.");
    else if (repl->asked.previews)
        dialogue_say(repl->room,
                     "What a move leaves is shown while you type it; preview off hides it.");
    else
        dialogue_say(repl->room,
                     "What a move leaves is not shown while you type it; preview on shows it.");
}

/* Adds the position before the move and the one after it, where they are short and clear. */
static void add_positions(struct repl *repl, size_t number) {
    const struct session *session = &repl->table.record.session;
    const char *before = dialogue_notation(session->game, session_position_at(session, number));
    if (repl->room->terminal.look.plain || !before) {
        text_add_char(&repl->room->out, '.');
        return;
    }
    text_addf(&repl->room->out, ": %s -> %s", before,
              scratch_position(session->game, session_position_at(session, number + 1)));
}

static void word_history(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct session *session = &repl->table.record.session;
    const bool is_heard = repl->room->terminal.look.plain && !session->game->say;
    text_add(&repl->room->out, "  0. " TEXT_FOLD);
    if (is_heard)
        graph_say_state(session->game, session_position_at(session, 0), true, &repl->room->out);
    else
        game_print(session->game, session_position_at(session, 0), repl->room->terminal.look.plain,
                   &repl->room->out);
    text_add_char(&repl->room->out, '\n');
    for (size_t i = 0; i < session->recorded; i++) {
        if (i == session->played) dialogue_say(repl->room, "  (taken back; redo makes it again:)");
        text_addf(&repl->room->out, "%3zu. ", i + 1);
        repl_add_move(repl, i);
        add_positions(repl, i);
        text_add_char(&repl->room->out, '\n');
    }
}

/* True if the grid has been drawn for piles of stones. */
static bool shows_grid(const struct repl *repl, enum explain_form form) {
    const struct question question = repl_question(repl);
    const bool is_drawn = repl->table.told_theory && form == EXPLAIN_GRID && !question.misere &&
                          !repl->room->terminal.look.plain;
    return is_drawn && game_is_nim(question.game) &&
           !game_has_single_pile(question.game, question.position);
}

/* Returns what is said once of the marks that this answer has drawn. */
static const char *meaning_of_marks(const struct repl *repl, enum explain_form form) {
    if (shows_grid(repl, form)) return "A 1 is a group that the pile has: 6 is 4 + 2. ";
    return repl_marks_lost(repl) ? "Each P stays on the board until you type hints off. " : "";
}

/* Says who wins here, and why. Asked once more about the same board, it adds the theory. */
static void word_why(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    static const char known[] = "again more groups binary not";
    const char *move = rest;
    const struct token first = scan_token(&move, "");
    const bool asks_who = token_is_any(first, "who won");
    if (session_is_over(&repl->table.record.session)) {
        if (asks_who) repl_show_result(repl);
        word_review(prompt, "");
        return;
    }
    if (refuses_help(repl)) return;
    if (token_is(first, "won")) { /* which is no help, unlike who can win */
        dialogue_say(repl->room, "Nobody yet. Type why to see who can win.");
        return;
    }
    if (asks_who) {
        repl_show_winner(repl);
        return;
    }
    if (!token_is_any(first, known)) rest = ""; /* as in "why am I losing" */
    const bool groups = token_is(token_of(rest), "groups");
    const bool binary = token_is(token_of(rest), "binary");
    const bool more = token_is_any(token_of(rest), "again more");
    const bool once_more = *rest == '\0' && repl->table.why_is_fresh;
    enum explain_form form = repl->asked.form;
    if (groups) form = EXPLAIN_GROUPS;
    if (binary) form = EXPLAIN_GRID;
    const bool is_why_not = token_is(first, "not");
    if (is_why_not && *scan_spaces(move)) {
        repl_show_why_not(repl, scan_spaces(move));
    } else if (*rest && !groups && !binary && !more) {
        dialogue_say(repl->room, "Type why; why again for the theory; why groups or why binary, "
                                 "for the piles in groups or in binary; or why not and a move, "
                                 "to see the reply.");
    } else {
        enum grounds grounds = groups || binary ? GROUNDS_IN_FORM : GROUNDS_SIMPLE;
        if (more || once_more) grounds = GROUNDS_WHOLE;
        repl_show_why(repl, grounds, form);
        repl->table.why_is_fresh = true;
        if (!repl->memory.why_told && !more && repl->room->terminal.in_is_terminal)
            dialogue_say(repl->room, "(%swhy again gives the reasons.)",
                         meaning_of_marks(repl, form));
        repl->memory.why_told = true;
        if (!repl->memory.colors_told && repl->table.told_theory && repl_shows_groups(repl) &&
            repl->room->terminal.palette >= PALETTE_8) {
            repl->memory.colors_told = true;
            dialogue_say(repl->room, "(Colors are groups: fours, twos and ones.)");
        }
    }
}

static void word_games(struct prompt *prompt, const char *rest) {
    enum { NARROW = 60 };
    const bool plain = prompt->room->terminal.look.plain;
    const bool is_narrow = !plain && terminal_fold_width() < NARROW;
    for (size_t i = 0; i < game_count; i++) {
        const struct game *game = game_listed(i);
        text_addf(&prompt->room->out, plain ? "%s: %s\n" : "%-14s" TEXT_FOLD "%s\n", game->id,
                  is_narrow ? game->title : game->move_rule);
    }
    dialogue_say(prompt->room, "Type the name of one to play it.");
}

static void word_label(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct label_plan plan = {
        .most = LABEL_RUN_NODES, .home = "the game", .knows_rules = true};
    struct question question = repl_question(repl);
    if (repl_says_over(repl) || refuses_help(repl)) return;
    if (!question.game->partisan) repl_take_help(repl, "used label");
    label_run(repl->room, &question, &plan);
}

/* --- the moves of the game ------------------------------------------------------------------- */

/* Goes to the position after `played` of the recorded moves, which is `help` such as "used undo".
 * If the game was over, its point is taken back. */
static void go_to(struct repl *repl, size_t played, const char *help) {
    struct session *session = &repl->table.record.session;
    repl_take_back_win(repl);
    repl_set_score(repl, repl->table.record.score[0], repl->table.record.score[1]);
    repl_take_help(repl, help);
    if (played + 1 != repl->table.retried) repl->table.retried = 0;
    repl->table.state = REPL_TURN;
    repl->table.changed = true;
    if (session->resigned) session_undo(session);
    const bool goes_back = session->played > played;
    while (session->played > played) session_undo(session);
    if (goes_back) repl_forget_board(repl);
    while (session->played < played) session_redo(session);
    repl_keep_game(repl);
}

/* Goes back to where one person against the computer first gave the win away, for another try. */
static void word_retry(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (repl->table.state != REPL_OVER || repl->table.losing_move == 0) {
        dialogue_say(repl->room,
                     "retry works only right after a game that you lost to me by a mistake.");
        return;
    }
    go_to(repl, repl->table.losing_move - 1, "went back");
    repl->table.retried = repl->table.losing_move;
    repl->table.went_back = true;
    dialogue_say(repl->room, "Before move %zu: which move keeps the win?", repl->table.losing_move);
}

/* True if a person is to move after so many moves. Where only computers play, each counts as a
 * person. */
static bool is_stop(const struct repl *repl, size_t played) {
    const struct record_player *players = repl->table.record.players;
    const enum player mover = session_mover_at(&repl->table.record.session, played);
    const bool only_computers = players[0].computer && players[1].computer;
    return only_computers || !players[mover].computer;
}

/* Reads how many moves are meant by what follows a word; nothing means one. Returns false, after
 * saying what to type, if it is not a number of moves. */
static bool read_count(struct repl *repl, const char *word, const char *rest, uint64_t *n) {
    *n = 1;
    if (token_is_any(token_of(rest), "it that") || token_is(token_of(rest), "my move")) return true;
    if (*rest == '\0' || token_number_in(token_of(rest), 1, SESSION_MOVES_MOST, n)) return true;
    dialogue_say(repl->room, "Type %s, or %s and how many moves.", word, word);
    return false;
}

/* Takes moves back until as many turns of people have passed as were asked for. A resignation
 * counts as a move. */
static void word_undo(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct session *session = &repl->table.record.session;
    size_t at = session->played + session->resigned;
    uint64_t left;
    if (!read_count(repl, "undo", rest, &left)) return;
    while (left > 0 && at > 0) {
        at--;
        if (is_stop(repl, at)) left--;
    }
    if (left > 0 && isdigit((unsigned char)*rest)) {
        dialogue_say(repl->room, "There are not that many moves to take back.");
    } else if (left > 0) {
        dialogue_say(repl->room, "There is no move to take back.");
    } else {
        const size_t n = session->played - at;
        const enum player mover = session_mover_at(session, at);
        const char *who = repl_name(repl, mover), *other = repl_name(repl, !mover);
        go_to(repl, at, "used undo");
        if (n == 0)
            dialogue_say(repl->room, "%s's resignation is taken back.", who);
        else if (*rest && n > 1)
            dialogue_say(repl->room, "The last %zu moves are taken back.", n);
        else if (n > 1)
            dialogue_say(repl->room, "%s's move and %s's answer are taken back.", who, other);
        else
            dialogue_say(repl->room, "%s's move is taken back.", who);
    }
}

/* Makes moves that were taken back again, until as many turns of people have passed as were asked
 * for or the last of these moves is made. */
static void word_redo(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct session *session = &repl->table.record.session;
    const size_t here = session->played;
    const size_t end = session->resigned ? here : session->recorded;
    size_t at = here;
    uint64_t left;
    if (!read_count(repl, "redo", rest, &left)) return;
    while (left > 0 && at < end) {
        at++;
        if (is_stop(repl, at) || at == end) left--;
    }
    if (left > 0 && *rest) {
        dialogue_say(repl->room, "You have not taken back that many moves.");
    } else if (left > 0) {
        dialogue_say(repl->room, "Nothing has been taken back.");
    } else {
        go_to(repl, at, "used undo");
        for (size_t i = here; i < at; i++) repl_show_move(repl, i);
    }
}

/* Returns true, after saying so, if a move has been made: it is too late to say who begins. */
static bool has_begun(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    if (session->played > 0)
        dialogue_say(repl->room, "Too late: %s has made the first move. undo takes it back.",
                     repl_name(repl, session_mover_at(session, 0)));
    return session->played > 0;
}

static void word_first(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    uint64_t n = 0;
    if (repl_says_over(repl)) return;
    for (unsigned seat = 0; seat < 2; seat++)
        if (token_is(token_of(rest), repl_name(repl, seat))) n = seat + 1;
    const bool is_known = n > 0 || token_number_in(token_of(rest), 1, 2, &n);
    /* "First row, last column" is about no player. */
    const bool is_about_player = is_known || *rest == '\0';
    if (is_about_player && has_begun(repl)) return;
    if (!is_known) {
        dialogue_say(repl->room, "To say who goes first, type first %s or first %s.",
                     repl_name(repl, 0), repl_name(repl, 1));
        return;
    }
    repl->next.first = (unsigned)n - 1;
    session_set_rules(&repl->table.record.session, repl->next.first,
                      repl->table.record.session.misere);
    repl->table.changed = true;
    dialogue_say(repl->room, "%s goes first.", repl_name(repl, repl->next.first));
}

/* --- other rooms ----------------------------------------------------------------------------- */

/* The board will be shown again after what comes now. */
static void leave_board(struct repl *repl) {
    terminal_forget_mark();
    repl->table.changed = repl->table.state != REPL_OVER;
}

static void word_lesson(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const char *const name = *rest ? rest : lecture_default;
    const struct lecture_file *file = lecture_named(name);
    struct lecture lecture;
    if (!file) {
        dialogue_say(prompt->room, "Type lesson, or lesson and the name of one, such as lesson %s.",
                     lecture_files[lecture_file_count - 1].name);
        return;
    }
    if (repl->in_lesson) {
        prompt->left = *rest == '\0';
        if (*rest)
            dialogue_say(prompt->room,
                         "You are in a lesson already: lesson, or quit, goes back to it.");
        return;
    }
    const struct lesson_plan plan = {.name = file->name, .player = repl_name(repl, 0)};
    if (!lesson_open(prompt->room->solver, plan.name, &lecture, scratch(), NULL)) {
        dialogue_say(prompt->room, "The lesson cannot be read now. Type lesson again.");
        return;
    }
    leave_board(repl);
    lesson_run(prompt->room, &lecture, &plan);
    lecture_free(&lecture);
}

static void word_quiz(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct quiz_plan plan = {.level = 1,
                             .topics = quiz_course_topics(NULL, 1),
                             .course = true,
                             .questions = QUIZ_USUAL,
                             .previews = repl->asked.previews,
                             .seed = random_between(&repl->random, 1, SEED_MOST),
                             .kept_as = "1"};
    leave_board(repl);
    quiz_run(prompt->room, &plan);
}

static void word_puzzle(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const struct date today = puzzle_run_today();
    struct text *first = scratch();
    const bool more = token_is_any(token_of(rest), "--more more");
    struct puzzle_plan plan = {
        .command = "type puzzle", .more = "puzzle --more", .previews = repl->asked.previews};
    if (*rest && !more) {
        dialogue_say(repl->room, "Type puzzle for today's five, or puzzle --more for puzzles "
                                 "without end.");
        return;
    }
    text_add(first, game_listed(0)->id); /* of Nim, as for nimm puzzle --more */
    char *games[] = {first->data};
    if (more) {
        plan.seed = random_between(&repl->random, 1, SEED_MOST);
        plan.games = games;
        plan.n_games = 1;
        plan.remember = true;
    } else {
        plan.day = &today;
        plan.is_today = true;
    }
    leave_board(repl);
    puzzle_run(prompt->room, &plan);
}

/* --- the players ----------------------------------------------------------------------------- */

/* Gives each of the two people the other one's name. The score goes with the names, and so does who
 * begins the next game, once that is known. */
static void exchange_names(struct repl *repl) {
    struct repl_table *table = &repl->table;
    struct record_player *players = table->record.players;
    const struct record_player first = players[0];
    const unsigned scores[] = {table->score[0], table->record.score[0]};
    players[0] = players[1];
    players[1] = first;
    table->score[0] = table->score[1];
    table->score[1] = scores[0];
    table->record.score[0] = table->record.score[1];
    table->record.score[1] = scores[1];
    if (table->state == REPL_OVER) repl->next.first = !repl->next.first;
    table->changed = true;
    repl_keep_names(repl);
    dialogue_say(repl->room, "Player 1 is %s, and player 2 is %s.", repl_name(repl, 0),
                 repl_name(repl, 1));
}

/* Takes "2 Charles", "2 computer", or "2 human" for a person without a name. A score belongs to the
 * two who have played: where a person and the computer change places, it begins anew. */
static void word_name(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    rest = scan_after_word(rest, "player"); /* as in "rename player 1 to Ada" */
    const struct token number = scan_token(&rest, "");
    rest = scan_spaces(rest);
    const char *after_to = scan_after_word(rest, "to");
    if (*after_to != '\0') rest = after_to; /* else To is the name */
    if (!token_is_any(number, "1 2") || *rest == '\0') {
        dialogue_say(
            repl->room,
            "Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.");
        return;
    }
    const unsigned seat = *number.start == '2';
    struct record_player *players = repl->table.record.players, *player = &players[seat];
    const struct token name = token_of(rest);
    const bool are_people = !players[0].computer && !players[1].computer;
    const bool was_computer = player->computer;
    const bool had_score =
        !repl_plays_alone(repl) && repl->table.score[0] + repl->table.score[1] > 0;
    struct text *why = scratch();
    const bool is_exchange =
        are_people && !token_is(name, "computer") && token_is(name, repl_name(repl, !seat));
    if (is_exchange) {
        exchange_names(repl);
        return;
    }
    if (token_is(name, "human")) {
        player->computer = false;
        record_usual_name(&repl->table.record, seat, player->name);
    } else if (repl_take_name(repl, seat, name, why)) {
        player->computer = token_is(name, "computer");
    } else {
        dialogue_say(repl->room, "%s", why->data);
        return;
    }
    const bool is_other_player = player->computer != was_computer;
    if (is_other_player) repl_set_score(repl, 0, 0);
    repl->table.changed = true;
    repl_keep_names(repl);
    if (repl_plays_alone(repl)) repl_set_level(repl, repl_ladder(repl), player->level);
    const char *fresh = is_other_player && had_score ? " The score starts again at 0." : "";
    dialogue_say(repl->room, "Player %u is %s.%s", seat + 1, repl_name(repl, seat), fresh);
}

/* --- the record ------------------------------------------------------------------------------ */

/* Asks once whether the file may be overwritten, so that lines that were pasted do not answer it.
 * Returns true if a person said yes. */
static bool may_overwrite(struct prompt *prompt, const char *shown) {
    struct repl *repl = prompt->user;
    if (!repl->room->terminal.in_is_terminal) {
        dialogue_say(repl->room, "Not saved: %s exists, and there is nobody to ask.", shown);
        repl->failed = true;
        return false;
    }
    const char *question = scratch_format("%s exists: overwrite it (yes or no)? ", shown);
    const bool yes = prompt_ask(prompt, question) &&
                     terminal_says_yes(text_string(&prompt->room->terminal.line));
    if (!yes) dialogue_say(repl->room, "The file is left as it was.");
    return yes;
}

static void word_save(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (*rest == '\0') {
        dialogue_say(repl->room, "Type save and the name of a file, for example save game.nimm.");
        return;
    }
    const struct record record = repl_record(repl);
    struct text *text = scratch(), *why = scratch(), *out = &repl->room->out;
    const char *shown = scratch_harmless(rest);
    const bool is_sentence = rest[strcspn(rest, " ")] != '\0' && !strchr(rest, '/');
    if (is_sentence && repl->room->terminal.in_is_terminal) {
        const char *question = scratch_format("Save as \"%s\" (yes or no)? ", shown);
        const char *means = "Type yes to use that as the file name, or no to choose another.";
        if (!prompt_ask_yes(prompt, question, means, NULL)) {
            dialogue_say(repl->room, "No file was written.");
            return;
        }
    }
    enum file_saved saved = FILE_FAILED;
    if (record_print(&record, text, why))
        saved = file_save(rest, text->data, text->length, false, why);
    if (saved == FILE_EXISTS && may_overwrite(prompt, shown))
        saved = file_save(rest, text->data, text->length, true, why);
    if (saved == FILE_SAVED) {
        repl->table.saved_hash = memory_hash(text->data, text->length);
        if (repl->room->terminal.in_is_terminal) repl->failed = false;
        text_addf(out, "Saved as %s. ", shown);
        if (session_is_over(&record.session))
            text_add(out, "To look at it again: ");
        else
            text_add(out, "To continue it: ");
        text_addf(out, "%s resume ", terminal_program());
        if (*rest == '-') text_add(out, "./");
        text_add_shell_word(out, rest);
        text_add_char(out, '\n');
    } else if (saved == FILE_FAILED) {
        repl->failed = true;
        *why->data = (char)toupper((unsigned char)*why->data);
        dialogue_say(repl->room, "%s.", why->data);
    }
}

/* --- the table of words ---------------------------------------------------------------------- */

const struct prompt_word repl_words[] = {
    {"hint", "suggestion", NULL, "a good move, and why it is one", word_hint},
    {"why", "explain", "[again|groups|binary|not MOVE]",
     "who wins here, and why; why again tells the theory", word_why},
    {"undo", "u back oops", "[N]", "take the last move back, or the last N", word_undo},
    {"board", "show b repeat", NULL, "show the board again", word_board},
    {"rules", "", "[GAME]", "the rules of this game", word_rules,
     .more = "Add the name of another game for its rules, such as rules kayles."},
    {"new", "restart play game rematch replay again", "[GAME [POSITION]]",
     "start another game; games lists them all", repl_word_new},
    {"computer", "", "[GAME [POSITION]]", "play against me, from level to level",
     repl_word_computer},
    {"lesson", "", "[NAME]", "a lesson on Nim, step by step", word_lesson, .asks = true},
    PROMPT_QUIT,
    {"help", "h ?", "[all|COMMAND]", "the commands you need; all of them; or one of them",
     word_help, .is_rare = true},
    {"games", "", NULL, "all the games", word_games, .is_rare = true},
    {"puzzle", "", "[--more]", "today's five puzzles; or puzzles without end", word_puzzle,
     .is_rare = true, .asks = true},
    {"quiz", "", NULL, "questions on finding winners and values", word_quiz, .is_rare = true,
     .asks = true},
    {"review", "", NULL, "who could have won, move by move", word_review, .is_rare = true},
    {"resign", "surrender concede forfeit", NULL, "give this game up", repl_word_resign,
     .is_rare = true},
    {"save", "", "FILE", "keep the game in a file; load FILE continues it", word_save,
     .is_rare = true},
    {"hints", "suggestions", "on|off", "a suggestion at each move, or none", word_hints,
     .is_rare = true},
    {"preview", "previews", "on|off", "what a move leaves, shown while you type it", word_preview,
     .is_rare = true},
    {"redo", "", "[N]", "play again what undo took back", word_redo, .is_rare = true},
    {"retry", "", NULL, "after a game against me: back to where you gave the win away", word_retry,
     .is_rare = true},
    {"history", "moves", NULL, "the moves so far", word_history, .is_rare = true},
    {"label", "", NULL, "every position from here, labeled one by one", word_label,
     .is_rare = true},
    {"first", "", "1|2|NAME", "who goes first; before the first move", word_first, .is_rare = true},
    {"level", "", "[L]", "how well the computer plays, from 1 to 5", repl_word_level,
     .is_rare = true,
     .more = "The levels are 1 beginner, 2 easy, 3 medium, 4 hard and 5 perfect. When you play "
             "against me (type computer), two wins without help lead to the next level, and this "
             "command begins a new game."},
    {"name", "seat rename", "N NAME", "who player N, 1 or 2, is: a name, computer or human",
     word_name, .is_rare = true},
    {"misere", "misère", "[on|off]", "switch between the last move losing and winning",
     repl_word_misere, .is_rare = true},
    {"load", "open", "FILE", "continue the game in a file", repl_word_load, .is_rare = true},
    {"resume", "", "[FILE]", "go on with the game you left last, or with the one in a file",
     repl_word_resume, .is_rare = true},
    {0},
};

bool repl_is_word(const char *line) {
    for (const struct prompt_word *word = repl_words; word->name; word++)
        if (strcmp(word->name, line) == 0) return true;
    return false;
}

void repl_obey_game(struct prompt *prompt, const char *line) {
    const char *last = strrchr(line, ' ');
    if (last && token_is(token_of(last + 1), "computer"))
        prompt_obey_word(prompt, scratch_format("computer %.*s", (int)(last - line), line));
    else
        prompt_obey_word(prompt, scratch_format("new %s", line));
}
