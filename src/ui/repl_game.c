/* SPDX-License-Identifier: MIT */
/* The course of games at the table, and what is asked: moves, who begins, and what to do after a
 * game. */
#include "ui/repl.h"
#include "ui/state.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "games/sentence.h"
#include "play/puzzle.h"
#include "say/said.h"
#include "say/scratch.h"
#include "say/term.h"
#include "say/typed.h"
#include "ui/begun.h"
#include "ui/puzzle_run.h"

/* --- the course of a game -------------------------------------------------------------------- */

static bool has_human(const struct repl *repl) {
    const struct record_player *players = repl->table.record.players;
    return !players[0].computer || !players[1].computer;
}

/* True if the person is still to be asked who begins. */
static bool asks_first(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    return repl_plays_alone(repl) && !repl->asked.first_given && repl->room->terminal.has_person &&
           session->played == 0 && !session_is_over(session) &&
           !repl->table.record.players[session_mover(session)].computer;
}

/* Says how to type a move that a person has here. Where moves are not suggested, it is not a
 * winning one if another will do. */
static void show_example(struct repl *repl) {
    struct question question = repl_question(repl);
    struct move winning_moves[100];
    struct move_list winning = {winning_moves, sizeof winning_moves / sizeof *winning_moves};
    const struct record_player *players = repl->table.record.players;
    const bool is_computer = players[question.mover].computer;
    if (is_computer && !players[!question.mover].computer) question.mover = !question.mover;
    const struct game *game = question.game;
    struct move example;
    dialogue_begin_work(repl->room);
    if (!repl->asked.hints) solve_winning_moves(repl->room->solver, &question, &winning);
    const bool has_example =
        game_example_move(game, question.position, question.mover, &winning, &example);
    dialogue_end_work(repl->room); /* an interrupt only lets the example be a winning move */
    if (!has_example) return;
    struct text *typed = scratch(), *said = scratch();
    game_add_typed(game, question.position, &example, typed);
    game->say_move(question.position, &example, said);
    const char *rules = game->is_sum ? ", rules for the rules of each part" : "";
    dialogue_say(repl->room, "Type %s to %s%s, or help.", typed->data, said->data, rules);
}

/* How to play a game, unless it was the last one played. Its title says the level in a climb, where
 * a person who `is_back` is welcomed and knows the rules, and the parameters where it has any. */
static void show_start(struct repl *repl, bool is_back) {
    const struct record *record = &repl->table.record;
    const struct game *game = repl_game(repl);
    const bool is_known = repl->table.explained == game;
    struct text *out = &repl->room->out;
    if (repl_plays_alone(repl)) {
        repl_show_climb(repl, is_back);
    } else if (game->print_parameters && !is_known) {
        text_add(out, TEXT_FOLD);
        game_add_title(game, session_position(&record->session), out);
        text_add(out, ".\n");
    }
    repl->table.explained = game;
    if (!is_known && !is_back)
        dialogue_say_rules(repl->room, game, session_position(&record->session),
                           record->session.misere, false);
    if (!is_known) show_example(repl);
    if (repl_plays_alone(repl)) repl_show_price(repl);
}

void repl_begin_game(struct repl *repl) {
    const bool was_misere = repl->table.record.session.misere;
    if (repl->starts == REPL_STARTS_RESUMED) repl->starts = REPL_STARTS_RANDOM;
    if (repl->table.state == REPL_OVER) repl->memory.games++;
    if (repl->next.game != repl_game(repl)) repl->memory.games = 0;
    repl_set_score(repl, repl->table.score[0], repl->table.score[1]);
    if (repl_plays_alone(repl) && !repl->asked.first_given)
        repl->next.first = repl->table.record.players[0].computer;
    repl_forget_help(repl);
    repl->table.retried = 0;
    repl->table.changed = true;
    repl->table.told_theory = false;
    repl->table.changes_told = false;
    repl->table.stalling_told = false;
    repl_lay_out(repl, random_between(&repl->random, 1, SEED_MOST));
    repl->table.state = asks_first(repl) ? REPL_BEGIN : REPL_TURN;
    const bool is_misere = repl->table.record.session.misere;
    const bool is_known = repl->table.explained == repl_game(repl);
    if (!is_known && was_misere && !is_misere && !repl_plays_alone(repl))
        dialogue_say(repl->room, solve_check_misere(repl_game(repl), true, scratch())
                                     ? "This game is not misere; type misere to change that."
                                     : "This game has no misere play.");
    if (is_known && is_misere && !was_misere)
        dialogue_say(repl->room, "Misere: whoever %s loses.", repl_game(repl)->goal);
    if (is_known && !is_misere && was_misere)
        dialogue_say(repl->room, "Whoever %s wins.", repl_game(repl)->goal);
    show_start(repl, false);
}

void repl_begin_at_level(struct repl *repl, unsigned level) {
    repl_climb_on(repl);
    if (level != repl->table.record.players[0].level)
        repl_set_level(repl, repl_ladder(repl), level);
    repl_begin_game(repl);
}

/* How many piles the position has, or that part of a sum; 0 where the parts are no piles. */
static size_t count_piles(const struct game *game, const void *position, size_t component) {
    struct text *piles = scratch();
    void *alone = memory_take(1, game_largest());
    if (game->is_sum) {
        game = game->theory->part(position, component, alone);
        position = alone;
    }
    size_t n = game_print_piles(game, position, piles);
    for (const char *at = text_string(piles); *at; at++) n += *at == ',';
    free(alone);
    return n;
}

/* Says so the first time that a move has split or emptied a pile with others after it, and these
 * have other numbers now. */
static void tell_renumbering(struct repl *repl, const struct question *before,
                             const struct move *move) {
    const struct game *game = before->game;
    if (!game->renumbers || repl->memory.renumbering_told) return;
    const size_t was = count_piles(game, before->position, move->component);
    const size_t is =
        count_piles(game, session_position(&repl->table.record.session), move->component);
    if (was == is || move->part + 1 >= was) return;
    dialogue_say(repl->room, "(The piles after it now have new numbers.)");
    repl->memory.renumbering_told = true;
}

/* Makes a legal move and shows it. */
static void play(struct repl *repl, const struct move *move) {
    const struct session *session = &repl->table.record.session;
    const size_t number = session->played;
    const bool is_retry = repl_is_retrying(repl);
    struct text *aside = scratch();
    session_play(&repl->table.record.session, move);
    repl->table.changed = true;
    repl_show_move(repl, number);
    struct question before = session_question(session, number);
    tell_renumbering(repl, &before, move);
    dialogue_begin_work(repl->room);
    if (!repl->table.record.players[before.mover].computer) {
        if (repl->asked.hints && !repl->table.stalling_told)
            explain_stalling(repl->room->solver, &before, &session->moves[number], aside);
        repl->table.stalling_told = repl->table.stalling_told || aside->length > 0;
        if (is_retry) repl_judge_retry(repl, aside);
    }
    dialogue_end_work(repl->room); /* an interrupt only loses the remark: the move is made */
    if (aside->length > 0) dialogue_say(repl->room, "%s", aside->data);
    repl_keep_game(repl);
}

void repl_computer_moves(struct repl *repl) {
    struct question question = repl_question(repl);
    struct choice choice;
    struct text *reason = scratch();
    /* Chance depends only on the seed and the move's number, so that a resumed game continues as it
     * would have. */
    struct random random = random_from_seed(
        repl->table.record.seed ^ ((uint64_t)repl->table.record.session.played + 1) << 32);
    /* Where only computers play there is no prompt, so Ctrl-C ends the program. A person comes to
     * one: until then Ctrl-C only makes the computer move at once, as well as it knows so far. */
    if (terminal_take_interrupt() && !has_human(repl)) terminal_die_of_interrupt();
    dialogue_begin_work(repl->room);
    player_choose(repl->room->solver, &question, repl->table.record.players[question.mover].level,
                  &random, &choice);
    const bool is_told = choice.by_chance && repl->memory.chance_told;
    if (repl->asked.hints && !is_told) {
        explain_choice(&question, &choice, reason);
        repl->memory.chance_told |= choice.by_chance;
    }
    const bool is_cut_short = dialogue_end_work(repl->room);
    if (is_cut_short && !has_human(repl)) terminal_die_of_interrupt();
    if (is_cut_short) text_clear(reason);
    play(repl, &choice.advice.move);
    if (reason->length > 0) dialogue_say(repl->room, "%s", reason->data);
}

static void count_point(struct repl *repl, enum player winner) {
    unsigned *score = &repl->table.score[winner];
    if (*score < RECORD_POINTS) ++*score;
}

void repl_count_game(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const bool drawn = session_is_drawn(session);
    /* The loser begins the next game; after a draw, whoever did not begin this one. */
    enum player next_first = !session_mover_at(session, 0);
    if (!drawn) next_first = !session_winner(session);
    const bool is_seen = !repl->table.changed || session->resigned;
    if (!is_seen && (repl->table.record.climb || repl->room->terminal.out_is_terminal)) {
        terminal_go_back();
        repl_add_board(repl);
    }
    repl_show_result(repl);
    if (!repl_plays_alone(repl)) repl->next.first = next_first;
    repl->table.state = REPL_OVER;
    repl->table.losing_move = 0;
    if (!drawn) {
        count_point(repl, session_winner(session));
        repl_look_back(repl, session_winner(session));
    }
    const bool has_score = repl->table.score[0] + repl->table.score[1] > 0;
    if (has_score && !repl_plays_alone(repl)) repl_show_score(repl);
    repl_offer_next(repl);
}

/* The person's name is known now: continues at the level remembered for it, from a new start if the
 * level differs. A game that was resumed has its level. */
static void join_climb(struct repl *repl) {
    if (!repl_plays_alone(repl)) return;
    const unsigned before = repl->table.record.players[0].level;
    if (repl->starts == REPL_STARTS_RESUMED)
        repl_set_level(repl, repl_ladder(repl), before);
    else
        repl_join_ladder(repl, repl_ladder(repl));
    const bool is_same = repl->table.record.players[0].level == before;
    if (!is_same) repl_lay_out(repl, repl->table.record.seed);
}

/* True if the line is one of these, which a NULL ends, perhaps after "I" or "I want to". */
static bool says_one_of(const char *line, const char *const *said) {
    const struct token whole = token_of_sentence(line);
    const struct token rest = token_of_sentence(sentence_after_opening(line));
    while (*said && !token_is(whole, *said) && !token_is(rest, *said)) said++;
    return *said;
}

/* --- moves ----------------------------------------------------------------------------------- */

bool repl_is_for_the_game(const struct repl *repl, const char *line) {
    const void *position = session_position(&repl->table.record.session);
    struct move move;
    if (repl_is_word(line)) return true;
    return game_parse_move(repl_game(repl), position, PLAYER_1, line, &move, scratch());
}

/* Makes the move that the line says. Returns PROMPT_BAD if the move is not legal, or PROMPT_OTHER
 * if the line is not a move; then *why says why. */
static enum prompt_taken try_move(struct repl *repl, const char *line, struct text *why) {
    const struct session *session = &repl->table.record.session;
    const void *position = session_position(session);
    const struct game *game = session->game;
    const enum player mover = session_mover(session);
    struct move move;
    /* "Pile 3 take 2, I guess" */
    if (!game_parse_move(game, position, mover, line, &move, why) &&
        !game_parse_move(game, position, mover, said_plainly(line), &move, scratch()))
        return PROMPT_OTHER;
    if (!game->check(position, mover, &move, why)) return PROMPT_BAD;
    play(repl, &move);
    return PROMPT_TAKEN;
}

/* Returns what follows the name of the player who is to move, as in "Ann takes 2 from pile 1"; the
 * whole line if it begins otherwise, or is a move, as "A B" is that joins the points A and B. */
static const char *after_name(const struct question *question, const char *mover,
                              const char *line) {
    const char *rest = line;
    const struct token first = scan_token(&rest, ",:");
    const bool is_named = token_is(first, mover) && !isdigit((unsigned char)*mover);
    struct move move;
    rest = scan_spaces(rest + strspn(rest, ",:"));
    const bool is_move = is_named && game_read_move(question->game, question->position,
                                                    question->mover, line, &move, scratch());
    return is_named && *rest && !is_move ? rest : line;
}

/* True if somebody does not want the part that has been typed. */
static bool says_other_part(const char *line) {
    static const char *const said[] = {"no", "none", "cancel", "back",       "undo",
                                       "u",  "oops", "other",  "other pile", NULL};
    const struct repl_phrase *phrase = repl_find_phrase(line);
    const bool means_undo = phrase && phrase->word && strcmp(phrase->word, "undo") == 0;
    return means_undo || says_one_of(line, said);
}

static bool has_many_words(const char *line) {
    size_t n = 0;
    while (scan_token(&line, "").length > 0) n++;
    return n > 2;
}

/* Takes a move. It counts before a word, as a node of a graph may be called help. Where a part of a
 * move has been typed, another move or a word drops that part. */
static enum prompt_taken take_move(struct prompt *prompt, const char *line, struct text *why) {
    struct repl *repl = prompt->user;
    const struct question question = repl_question(repl);
    const uint64_t part = repl->table.begun;
    repl->table.begun = 0;
    if (*line == '\0') return PROMPT_TAKEN;
    line = after_name(&question, repl_name(repl, question.mover), line);
    const char *whole = begun_complete(&question, part, line, why);
    if (!whole) return PROMPT_BAD;
    const char *number = begun_named_part(&question, line);
    if (number) whole = line = number;
    const enum prompt_taken taken = try_move(repl, whole, why);
    if (taken == PROMPT_TAKEN) return PROMPT_TAKEN;
    if (whole != line) {
        repl->table.begun = part;
        return taken;
    }
    struct text *range = scratch();
    repl->table.begun = begun_part(&question, line, range);
    if (repl->table.begun > 0) {
        dialogue_say(repl->room, "%s", range->data);
        terminal_keep_mark();
        return PROMPT_TAKEN;
    }
    /* "B" is the point B, and "b" is board. */
    const bool is_point = isupper((unsigned char)line[0]) && line[1] == '\0';
    /* "back 3 in row 2" is a coin that cannot move so, and not the word back. */
    if (taken == PROMPT_BAD && (is_point || has_many_words(line))) {
        dialogue_say(repl->room, "%s", why->data);
        return PROMPT_TAKEN;
    }
    if (taken == PROMPT_BAD) return taken;
    if (typed_names_game(line)) {
        repl_obey_game(prompt, line);
        return PROMPT_TAKEN;
    }
    /* The letter of a point is not short for a word. */
    if (begun_is_beginning(&question, line)) return PROMPT_BAD;
    if (part == 0 || prompt_has_word(prompt, line)) return taken;
    if (prompt_has_similar(prompt, line)) {
        repl->table.begun = part;
        return taken;
    }
    text_clear(why);
    repl->table.begun = begun_part(&question, scratch_format("%" PRIu64, part), why);
    begun_add_way_back(&question, why);
    return PROMPT_BAD;
}

static enum prompt_taken take_enter(struct prompt *prompt, const char *line, struct text *why) {
    if (*line != '\0') {
        text_add(why, "Press Enter.");
        return PROMPT_OTHER;
    }
    repl_computer_moves(prompt->user);
    return PROMPT_TAKEN;
}

/* Shows a position that the players have not seen yet. */
static void show_turn(struct repl *repl, bool is_person) {
    repl->table.state = REPL_TURN;
    repl->table.changed = false;
    repl->table.begun = 0;
    repl->table.suggested = 0;
    terminal_go_back();
    repl_show_board(repl);
    if (!is_person || !repl->asked.hints || repl_is_retrying(repl)) return; /* retry asks for it */
    repl_show_suggestion(repl);
    if (repl->memory.hints_told || !repl->room->terminal.in_is_terminal) return;
    dialogue_say(repl->room, "(hints off hides these suggestions.)");
    repl->memory.hints_told = true;
}

static void ask_move(const struct repl *repl, unsigned mover, struct text *wording) {
    const struct question question = repl_question(repl);
    const char *misere = question.misere ? " (misere)" : "";
    const char *color = question.game->colors[mover];
    text_add(wording, repl_name(repl, mover));
    if (color) text_addf(wording, " (%s)", color);
    text_add(wording, ", ");
    begun_add_prompt(&question, repl->table.begun, wording);
    text_addf(wording, "%s?", misere);
    text_add_char(wording, ' ');
}

/* Sets up the preview for the next line, where there can be one. */
static void show_preview(struct prompt *prompt) {
    struct repl *repl = prompt->user;
    if (!repl->asked.previews || !repl->room->terminal.edits) return;
    repl->preview.prompt = prompt;
    repl->preview.question = repl_question(repl);
    repl->preview.start = session_position_at(&repl->table.record.session, 0);
    repl->preview.begun = repl->table.begun;
    repl->preview.answers = repl->table.state == REPL_BEGIN ? "yes|no" : NULL;
    repl->preview.explains =
        repl->asked.hints && !repl_plays_alone(repl) && !repl_is_retrying(repl);
    repl->preview.has_grid = repl->table.told_theory;
    repl->preview.groups = repl_shows_groups(repl);
    for (unsigned seat = 0; seat < 2; seat++) repl->preview.names[seat] = repl_name(repl, seat);
    repl->room->help = preview_begin(&repl->preview);
}

/* True if the computer, which is to move, answers the person who has just moved: then one board
 * shows both moves. */
static bool is_half_round(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const struct record_player *players = repl->table.record.players;
    const enum player mover = session_mover(session);
    const bool follows_person = players[mover].computer && !players[!mover].computer;
    const bool was_moved = session->played > repl->table.shown;
    return follows_person && was_moved && !repl->asked.explains && !session->game->renumbers;
}

/* Shows the person's move alone while the computer hesitates, but only where the board of both
 * moves can be drawn over it. */
static void show_half_round(struct repl *repl) {
    const size_t shown = repl->table.shown;
    if (!terminal_can_go_back()) return;
    terminal_go_back();
    repl_show_board(repl);
    repl->table.shown = shown;
}

/* Lets the board stay on the screen: where a move has given the piles other numbers, the computer's
 * move is said in the numbers of this board, and the next one is drawn below it. */
static void keep_board(struct repl *repl) {
    repl_print(repl);
    terminal_forget_mark();
}

/* Explains the position; if somebody is to press Enter, the computer moves then. */
static void explain_step(struct repl *repl) {
    repl_show_grounds(repl, repl->asked.form, false);
    repl_print(repl);
    terminal_forget_mark();
    if (!repl->asked.has_pause) repl->table.state = REPL_STEP;
}

/* Leaves time to look at the board before the computer moves. */
static void hesitate(struct repl *repl) {
    enum { ANSWER = 600, OWN_MOVE = 1000 }; /* milliseconds */
    unsigned pause = has_human(repl) ? ANSWER : OWN_MOVE;
    if (repl->asked.has_pause) pause = repl->asked.pause;
    repl_print(repl);
    terminal_pause(&repl->room->terminal, pause, has_human(repl));
}

/* Lets the computer move until it is a person's turn, and asks for a move. Returns false if the
 * game is over. */
static bool ask_turn(struct repl *repl, struct text *wording) {
    while (!session_is_over(&repl->table.record.session)) {
        const unsigned mover = session_mover(&repl->table.record.session);
        const bool is_person = !repl->table.record.players[mover].computer;
        if (is_half_round(repl))
            show_half_round(repl);
        else if (repl->table.changed)
            show_turn(repl, is_person);
        if (!is_person && has_human(repl) && repl_game(repl)->renumbers) keep_board(repl);
        if (is_person) {
            ask_move(repl, mover, wording);
            return true;
        }
        if (repl->asked.explains && repl->table.state != REPL_STEP) explain_step(repl);
        if (repl->table.state == REPL_STEP) {
            text_add(wording, "(Enter goes on, quit leaves) ");
            return true;
        }
        hesitate(repl);
        repl_computer_moves(repl);
    }
    return false;
}

/* --- who begins ------------------------------------------------------------------------------ */

/* True if the answer to a question with "(Enter for yes, or no)" is yes. */
static bool is_yes(const char *line) {
    return *line == '\0' || terminal_says_yes(line);
}

/* Shows the board and asks who begins. Returns false if that is known. */
static bool ask_first(struct repl *repl, struct text *wording) {
    if (!asks_first(repl)) {
        repl->table.state = REPL_TURN;
        return false;
    }
    if (repl->table.changed) repl_show_board(repl);
    repl->table.changed = false;
    text_add(wording, "Go first (Enter for yes, or no)? ");
    return true;
}

/* True if the line has one of these words, and besides them only words that say nothing by
 * themselves: "ok you go first", "I will go second". */
static bool says_who(const char *line, const char *words) {
    static const char others[] =
        "ok okay yes do will may can go goes first start starts begin begins "
        "play plays the let please pls I";
    const char *const after = sentence_after_opening(line);
    bool is_found = false, is_known = true;
    for (struct token word; is_known && (word = scan_token(&line, ",.!?")).length > 0;) {
        const bool is_one = token_is_any(word, words);
        is_known = is_one || token_is_any(word, others) || word.start < after;
        is_found = is_found || is_one;
    }
    return is_known && is_found;
}

/* True if the computer is to begin; its name alone is a command. */
static bool says_you(const char *line) {
    if (token_is(token_of_sentence(line), "computer")) return false;
    return terminal_says_no(line) || says_who(line, "you u computer second");
}

static bool says_me(const char *line) {
    return is_yes(line) || says_who(line, "me I first begin start");
}

/* Takes yes or no; a move, or its beginning, is a yes, too. The name of a game begins that one,
 * which asks again. */
static enum prompt_taken take_first(struct prompt *prompt, const char *line, struct text *why) {
    struct repl *repl = prompt->user;
    enum prompt_taken taken = PROMPT_TAKEN;
    const bool follows = says_you(line), begins = !follows && says_me(line);
    bool is_known = begins || follows;
    if (follows)
        session_set_rules(&repl->table.record.session, !session_mover(&repl->table.record.session),
                          repl->table.record.session.misere);
    else if (!begins)
        taken = take_move(prompt, line, why);
    is_known |= repl->table.record.session.played > 0 || repl->table.begun > 0;
    if (is_known) repl->table.state = REPL_TURN;
    if (taken == PROMPT_OTHER) {
        const struct question question = repl_question(repl);
        struct move example;
        text_clear(why);
        text_add(why, "Type yes, no, or your first move");
        if (game_example_move(question.game, question.position, question.mover,
                              &(struct move_list){0}, &example)) {
            text_add(why, ", such as ");
            game_add_typed(question.game, question.position, &example, why);
        }
        text_add_char(why, '.');
    }
    if (begins) repl->table.changed = repl->asked.hints;
    return taken;
}

/* --- the end of a game ----------------------------------------------------------------------- */

static void ask_what_next(struct repl *repl, struct text *wording) {
    enum { NARROW = 60 };
    if (repl->table.state != REPL_OVER) {
        repl_count_game(repl);
        repl_print(repl);
    }
    const bool is_narrow = terminal_fold_width() < NARROW;
    if (repl_plays_alone(repl)) {
        const unsigned next = repl_next_level(repl);
        const bool is_same = next == repl->table.record.players[0].level;
        const char *const again = is_same ? " again" : "";
        text_addf(wording, "Play level %u%s", next, again);
    } else if (is_narrow) {
        text_add(wording, "Play again");
    } else {
        text_addf(wording, "Play again, %s first", repl_name(repl, repl->next.first));
    }
    text_add(wording, is_narrow ? " (Enter or no)? " : " (Enter, or no to leave)? ");
}

static bool says_again(const char *line) {
    static const char *const said[] = {"again",   "play again", "once more", "one more",
                                       "rematch", "replay",     "another",   NULL};
    const bool is_same = token_is(scan_token(&(const char *){line}, ",.! "), "same");
    return is_yes(line) || is_same || says_one_of(line, said);
}

/* Takes yes, or the name of a level, such as hard. A number alone may be a move, typed by somebody
 * who has not seen that the game is over. */
static enum prompt_taken take_level(struct prompt *prompt, const char *line, struct text *why) {
    struct repl *repl = prompt->user;
    unsigned level;
    const bool goes_on = says_again(line);
    const bool is_level = levels_read_level(token_of(line), &level);
    if (is_level && isdigit((unsigned char)*line)) {
        text_addf(why, "The game is over; for level %u, type level %u.", level, level);
        return PROMPT_BAD;
    }
    if (!goes_on && !is_level) return PROMPT_OTHER;
    const unsigned after = repl_next_level(repl);
    if (goes_on) level = after;
    if (level != after) dialogue_say(repl->room, "You chose level %u.", level);
    repl_begin_at_level(repl, level);
    return PROMPT_TAKEN;
}

/* Returns what follows "no thanks," in a line; any other line as it is. */
static const char *after_no(const char *line) {
    const char *rest = line;
    while (token_is_any(scan_token(&rest, ",.! "), "no nope nah thanks thank you"))
        line = rest + strspn(rest, ",.! ");
    return line;
}

static enum prompt_taken take_what_next(struct prompt *prompt, const char *line, struct text *why) {
    struct repl *repl = prompt->user;
    enum prompt_taken taken = PROMPT_TAKEN;
    /* "No misere" and "no, kayles" ask for something. */
    const char *asked = sentence_after_opening(after_no(line));
    const bool has_game = typed_names_game(asked);
    prompt->left = terminal_says_no(line) && !has_game && !repl_is_word(asked);
    if (prompt->left) return PROMPT_TAKEN;
    if (has_game) {
        repl_obey_game(prompt, asked);
    } else if (repl_plays_alone(repl)) {
        taken = take_level(prompt, line, why);
    } else if (says_again(line)) {
        repl_begin_game(repl);
    } else {
        taken = PROMPT_OTHER;
    }
    if (taken != PROMPT_OTHER) return taken;
    text_add(why, "Press Enter, type no, or type the name of a game.");
    /* A move that is typed after the end of the game is not taken for the beginning of a word. */
    return repl_is_for_the_game(repl, line) ? PROMPT_BAD : PROMPT_OTHER;
}

/* --- the prompt ------------------------------------------------------------------------------ */

static bool next(struct prompt *prompt, struct text *wording) {
    enum { REFUSED_MANY = 3 }; /* lines, after which the board is shown again */
    struct repl *repl = prompt->user;
    if (repl->table.state == REPL_NAMES) {
        repl->room->is_apart = repl_ask_name(repl, wording);
        if (repl->room->is_apart) return true;
        join_climb(repl);
        if (!repl_is_opened_at_end(repl)) {
            show_start(repl, repl_is_known(repl));
            repl->table.changed = true;
        }
        repl->table.state = REPL_BEGIN;
    }
    const bool is_at_board = repl->table.state == REPL_BEGIN || repl->table.state == REPL_TURN;
    const bool is_stuck = prompt->refused > 0 && prompt->refused % REFUSED_MANY == 0;
    if (is_stuck && repl->room->terminal.has_person) repl->table.changed = true;
    const bool looks_at_board = is_at_board && !repl->table.changed && !prompt->again;
    if (looks_at_board && !repl_show_lost_board(repl, prompt)) return !prompt->left;
    const bool is_first = repl->table.state == REPL_BEGIN && ask_first(repl, wording);
    if (!is_first && !ask_turn(repl, wording))
        ask_what_next(repl, wording);
    else if (repl->table.state != REPL_STEP)
        show_preview(prompt);
    return true;
}

/* True if the line may be a phrase: not a name, or a move, as a node may be called stop. */
static bool may_be_phrase(const struct repl *repl, const char *line) {
    const struct question question = repl_question(repl);
    struct move move;
    const bool is_move =
        game_read_move(question.game, question.position, question.mover, line, &move, scratch());
    return repl->table.state != REPL_NAMES && !is_move;
}

static void show_score_so_far(struct repl *repl) {
    if (!repl_plays_alone(repl))
        repl_show_score(repl);
    else if (!repl_show_level(repl))
        dialogue_say(repl->room, "No wins yet.");
}

static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    static enum prompt_taken (*const takers[])(struct prompt *, const char *, struct text *) = {
        [REPL_NAMES] = repl_answer_name, [REPL_BEGIN] = take_first,    [REPL_TURN] = take_move,
        [REPL_STEP] = take_enter,        [REPL_OVER] = take_what_next,
    };
    struct repl *repl = prompt->user;
    if (repl->table.begun > 0 && says_other_part(line)) {
        repl->table.begun = 0;
        return PROMPT_TAKEN;
    }
    const struct repl_phrase *phrase = NULL;
    const char *meaning = NULL;
    if (may_be_phrase(repl, line)) {
        meaning = term_asked(repl_game(repl), line, true);
        if (!meaning) phrase = repl_find_phrase(line);
    }
    if (repl->table.state != REPL_NAMES && repl_show_renaming(repl, line)) return PROMPT_TAKEN;
    if (!phrase && !meaning) return takers[repl->table.state](prompt, line, why);
    repl->table.begun = 0;
    if (phrase && phrase->word)
        prompt_obey_word(prompt, phrase->word);
    else if (phrase && !phrase->answer)
        show_score_so_far(repl);
    else
        dialogue_say(repl->room, "%s", meaning ? meaning : phrase->answer);
    return PROMPT_TAKEN;
}

struct prompt repl_prompt(struct repl *repl) {
    const bool tells_nothing = repl->asked.no_help || repl->asked.no_theory;
    return (struct prompt){.room = repl->room,
                           .words = repl_words,
                           .note = tells_nothing ? "For now, hint and why are off." : NULL,
                           .answer = "a move",
                           .takes_games = true,
                           .user = repl,
                           .next = next,
                           .take = take};
}

/* Says what the players take with them. */
static void show_standing(struct repl *repl) {
    const bool has_score = repl->table.score[0] + repl->table.score[1] > 0;
    repl_take_usual_names(repl);
    if (repl_plays_alone(repl))
        repl_show_level(repl);
    else if (repl->table.state != REPL_OVER && has_score)
        repl_show_score(repl);
}

/* A computer plays perfectly if nobody has said at which level it plays. */
static void take_usual_levels(struct repl *repl) {
    for (unsigned seat = 0; seat < 2; seat++) {
        struct record_player *player = &repl->table.record.players[seat];
        if (player->level == 0) player->level = PLAYER_PERFECT;
    }
}

/* Says, where a name is asked for, how far whoever won last has come, or else which game begins,
 * and what to type. `has_kept`: it has been said how to go on with a game. */
static void greet(struct repl *repl, bool has_kept) {
    const uint64_t left = puzzle_run_left_today(repl->room);
    const bool alone = repl_plays_alone(repl);
    struct text *title = scratch(), *more = scratch();
    if (alone && levels_last(&repl->memory.levels)) return; /* the prompt proposes this name */
    if (!has_kept && !repl_show_last_level(repl)) {
        if (game_is_nim(repl_game(repl))) {
            text_addf(title, "Nim, and %zu games that are", game_count - 1);
        } else {
            game_add_title(repl_game(repl), session_position(&repl->table.record.session), title);
            text_addf(title, ", one of %zu games that are", game_count - 1);
        }
        dialogue_say(repl->room, "%s Nim in disguise.", title->data);
    }
    text_add(more, ", computer");
    if (left > 0) text_add(more, ", puzzle");
    if (left > 0 && left < PUZZLE_DAILY) text_addf(more, " (%" PRIu64 " left today)", left);
    if (alone)
        dialogue_say(repl->room, "Type your name, or help.");
    else
        dialogue_say(repl->room, "Type a name%s, or help.", more->data);
}

/* Where two people sit down, suggestions stay off if they were turned off the last time, unless an
 * option says otherwise. */
static void recall_hints(struct repl *repl) {
    const bool may_be_off = repl->asked.hints && !repl->asked.has_hints;
    if (!may_be_off || !repl_is_for_two_people(repl)) return;
    if (strcmp(state_recall(REPL_TABLE_FILE, "hints"), "off") != 0) return;
    repl->asked.hints = false;
    repl->memory.hints_told = true;
    dialogue_say(repl->room, "Suggestions are off; type hints on to see them.");
}

void repl_run(struct repl *repl, struct dialogue *room) {
    repl->room = room;
    take_usual_levels(repl);
    if (repl->asked.form == EXPLAIN_GRID) repl->asked.form = dialogue_usual_form(room);
    struct prompt prompt = repl_prompt(repl);
    repl->memory.uses_file &= repl->room->terminal.has_person;
    if (repl->memory.uses_file) repl_load_levels(repl);
    if (!repl->memory.uses_file && repl_plays_alone(repl)) repl_take_usual_names(repl);
    const bool is_resumed = repl->table.record.session.game != NULL;
    bool has_kept = false;
    if (is_resumed) {
        repl->random = random_from_seed(repl->table.record.seed);
        repl_show_players(repl);
        repl_show_other_kept(repl);
    } else {
        has_kept = repl_show_kept(repl);
        repl_lay_out(repl, repl->table.record.seed);
    }
    if (*repl_name(repl, 0) == '\0' && repl->room->terminal.in_is_terminal) greet(repl, has_kept);
    recall_hints(repl);
    prompt_run(&prompt);
    if (!repl->in_lesson) show_standing(repl);
    repl_say_kept(repl);
    repl_free(repl);
}

void repl_run_alone(struct repl *repl, struct look look) {
    struct dialogue room;
    dialogue_open(&room, look);
    repl_run(repl, &room);
    dialogue_close(&room);
}
