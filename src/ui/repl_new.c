/* SPDX-License-Identifier: MIT */
/* The words that end the game on the table, put another one there, or change the rules of the next;
 * and what is asked before a game is left. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/scratch.h"
#include "say/typed.h"
#include "ui/file.h"
#include "ui/repl.h"

/* --- leaving a game -------------------------------------------------------------------------- */

/* True if leaving the game is to be asked about: a person at the terminal has moved in it. */
static bool asks_before_end(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const bool moved =
        session->played > repl->table.record.players[session_mover_at(session, 0)].computer;
    return repl->room->terminal.has_person && repl->table.state == REPL_TURN && moved;
}

/* Asks as prompt_ask_yes does whether the game may end here. */
static bool may_end(struct prompt *prompt, const char *question, const char *means,
                    const char **game) {
    const bool yes = prompt_ask_yes(prompt, question, means, game);
    if (!yes && !prompt->left) dialogue_say(prompt->room, "The game goes on.");
    return yes;
}

/* True if the game has been saved in a file as it stands. */
static bool is_saved(const struct repl *repl) {
    const struct record record = repl_record(repl);
    struct text *text = scratch();
    return repl->table.saved_hash > 0 && record_print(&record, text, NULL) &&
           memory_hash(text->data, text->length) == repl->table.saved_hash;
}

/* True if the game may be left. Where `game` is not NULL, another one may be named instead of a
 * yes. */
static bool may_leave(struct prompt *prompt, const char **game) {
    if (is_saved(prompt->user) || !asks_before_end(prompt->user)) return true;
    const char *means = "Type yes to leave this game, or no to go on with it.";
    if (game)
        means = "Type yes to leave this game, no to go on with it, or the name of another game.";
    if (repl_has_kept_game(prompt->user))
        dialogue_say(
            prompt->room,
            "To come back to this game, type resume before the first move of the next one.");
    return may_end(prompt, "Leave this game (yes or no)? ", means, game);
}

void repl_word_resign(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (repl_says_over(repl)) return;
    /* Outside a climb it costs a point, even before the first move. */
    const bool costs_point = repl->room->terminal.has_person && !repl_plays_alone(repl);
    if ((costs_point || asks_before_end(repl)) &&
        !may_end(prompt, "Give this game up (yes or no)? ",
                 "Type yes to lose this game now, or no to go on with it.", NULL))
        return;
    session_resign(&repl->table.record.session);
    repl->table.changed = true;
    repl_keep_game(repl);
}

/* --- another game ---------------------------------------------------------------------------- */

/* Reads "GAME [POSITION]" as the next game; without a position, the start is random. Misere play
 * goes on in the same game only, unless it is yet to begin, and not in a climb, where another game
 * is at the person's own level there. Returns false if it is refused; then *why says why, and
 * nothing has changed. */
static bool read_game(struct repl *repl, const char *rest, struct text *why) {
    struct typed read = {0};
    const bool climbs = repl_plays_alone(repl);
    if (!typed_read(&read, rest, false, why)) return false;
    struct start start = {.game = read.game, .first = repl->next.first, .misere = read.misere};
    const bool same = start.game == repl->next.game;
    /* What has been turned on since this game began was meant for the next one, whichever that is.
     */
    const bool is_yet_to_begin =
        repl->table.state == REPL_NAMES || !repl->table.record.session.misere;
    const bool is_new_rule = repl->next.misere && is_yet_to_begin;
    const bool keeps_misere = same || (is_new_rule && solve_check_misere(start.game, true, NULL));
    if (keeps_misere && !climbs) start.misere |= repl->next.misere;
    if (same && !read.given) {
        start.shape = repl->next.shape;
        start.balance = repl->next.balance;
    }
    struct random random = random_from_seed(repl->table.record.seed);
    bool is_good;
    if (read.given)
        is_good = start_check(&start, read.position, why);
    else
        is_good = start_draw(&start, repl->room->solver, &random, read.position, why);
    if (!is_good) {
        typed_free(&read);
        return false;
    }
    const struct ladder ladder = {start.game, start.misere};
    if (climbs && !repl_is_ladder(repl, ladder)) repl_change_ladder(repl, ladder);
    repl->table.explained = NULL;
    free(repl->position);
    repl->position = read.position;
    repl->starts = read.given ? REPL_STARTS_GIVEN : REPL_STARTS_RANDOM;
    repl->next = start;
    return true;
}

/* This game of a climb began where the person said; the next one starts at random again. */
static void begin_practice(struct repl *repl) {
    repl->starts = REPL_STARTS_RESUMED;
    repl->table.record.helped = true;
    repl->table.help = "chose the position";
}

/* Returns the words of `new`; a position alone is one of the game that is played. */
static const char *name_game(const struct repl *repl, const char *rest) {
    struct typed read = {0};
    struct text *here = scratch();
    game_print_name(repl->next.game, repl->position, here);
    text_addf(here, " %s", rest);
    bool is_position = *rest != '\0' && !typed_read(&read, rest, false, scratch());
    is_position = is_position && typed_read(&read, here->data, false, scratch());
    typed_free(&read);
    return is_position ? here->data : rest;
}

/* True if these words of `new` can be read. If not, *why says why. */
static bool is_start(const struct repl *repl, const char *rest, struct text *why) {
    struct typed read = {0};
    const bool is_read = *rest == '\0' || typed_read(&read, name_game(repl, rest), false, why);
    typed_free(&read);
    return is_read;
}

/* Begins a climb, without suggestions, by the person who sits here. */
static void begin_climb(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct record *record = &repl->table.record;
    struct text *why = scratch();
    if (*rest && !read_game(repl, rest, why)) {
        dialogue_say(repl->room, "No new game: %s.", why->data);
        return;
    }
    if (record->players[0].computer) record->players[0] = record->players[1];
    if (record->players[0].computer) record->players[0].name[0] = '\0'; /* nobody sits here yet */
    if (repl->starts == REPL_STARTS_RESUMED) repl->starts = REPL_STARTS_RANDOM;
    record->climb = true;
    repl_forget_help(repl);
    repl_set_score(repl, 0, 0);
    repl->asked.hints = false;
    record->players[0].computer = false;
    repl_seat_computer(repl, 1);
    repl_change_ladder(repl, (struct ladder){repl->next.game, repl->next.misere});
    uint64_t seed = random_between(&repl->random, 1, SEED_MOST);
    if (repl->table.state == REPL_NAMES) seed = record->seed; /* of the game that was asked for */
    repl_lay_out(repl, seed);
    if (repl->table.state == REPL_NAMES) return;
    repl->table.explained = NULL;
    repl->table.state = REPL_NAMES;
}

void repl_word_new(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct text *why = scratch();
    rest = scan_after_word(scan_after_word(scan_after_word(rest, "a"), "game"), "of");
    rest = scan_after_word(rest, "again");
    if (scan_after_word(rest, "computer") == rest && !is_start(repl, rest, why)) {
        dialogue_say(repl->room, "No new game: %s.", why->data);
        return;
    }
    if (!may_leave(prompt, &rest)) return;
    const char *with_computer = scan_after_word(rest, "computer");
    if (with_computer != rest) {
        begin_climb(prompt, with_computer);
        return;
    }
    rest = name_game(repl, rest);
    if (*rest != '\0' && !read_game(repl, rest, why)) {
        dialogue_say(repl->room, "No new game: %s.", why->data);
    } else if (repl->table.state == REPL_NAMES) {
        repl_lay_out(repl, random_between(&repl->random, 1, SEED_MOST));
        dialogue_say(repl->room, "%s it is.", repl->next.game->title);
    } else {
        if (repl_is_ladder(repl, (struct ladder){repl->next.game, repl->next.misere}))
            repl_climb_on(repl);
        const bool is_practice =
            *rest && repl_plays_alone(repl) && repl->starts == REPL_STARTS_GIVEN;
        if (is_practice)
            dialogue_say(repl->room, "A position of your own is practice: it does not count.");
        repl_begin_game(repl);
        if (is_practice) begin_practice(repl);
    }
}

void repl_word_computer(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    if (*rest == '-') {
        dialogue_say(repl->room, "First type quit, then nimm computer %s", scratch_harmless(rest));
        return;
    }
    if (may_leave(prompt, &rest)) begin_climb(prompt, scan_after_word(rest, "computer"));
}

/* In a climb another level begins a new game, as its starts are of another size. */
void repl_word_level(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct record_player *players = repl->table.record.players;
    unsigned level;
    const bool is_level = levels_read_level(token_of(rest), &level);
    if (*rest && !is_level) {
        dialogue_say(repl->room, "Type level and " LEVEL_CHOICES ".");
        return;
    }
    const bool has_ended = repl->table.state == REPL_OVER;
    const bool begins_game = has_ended || level != players[1].level;
    if (is_level && begins_game && repl_plays_alone(repl)) {
        if (may_leave(prompt, NULL)) repl_begin_at_level(repl, level);
        return;
    }
    if (is_level) repl_set_level(repl, repl_ladder(repl), level);
    dialogue_say(repl->room, "The computer plays at level %u of %d.", players[1].level,
                 PLAYER_PERFECT);
}

/* In a climb it begins a new game at once, as misere play has levels of its own. What is on or off
 * already stays so. */
void repl_word_misere(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    const char *typed = text_string(&repl->room->terminal.line);
    /* "nimm misere" and "misere please" ask for it; the word alone switches. */
    if (*rest == '\0' && strchr(typed, ' ')) rest = "on";
    const char *const start = name_game(repl, rest);
    if (start != rest) {
        repl_word_new(prompt, scratch_format("misere %s", start)); /* "misere 1 2" */
        return;
    }
    struct text *why = scratch();
    const struct session *session = &repl->table.record.session;
    const char *const state = repl->next.misere ? "on" : "off";
    const bool stays = token_is(token_of_sentence(rest), state);
    const bool is_wanted = repl->next.misere == stays;
    const char *const goal = repl->next.game->goal, *const result = is_wanted ? "loses" : "wins";
    if (stays && session->misere == is_wanted) {
        dialogue_say(repl->room, "Misere is %s: whoever %s %s.", state, goal, result);
        return;
    }
    if (!stays && !solve_check_misere(repl->next.game, is_wanted, why)) {
        dialogue_say(repl->room, "%s.", why->data);
        return;
    }
    const bool climbs = repl_plays_alone(repl);
    if (climbs && !may_leave(prompt, NULL)) return;
    repl->next.misere = is_wanted;
    if (climbs) {
        repl_change_ladder(repl, (struct ladder){repl->next.game, repl->next.misere});
        repl->table.explained = NULL;
        if (repl->table.state != REPL_NAMES) {
            repl_begin_game(repl);
            return;
        }
        repl_lay_out(repl, repl->table.record.seed);
    }
    const bool is_later = session->played > 0 || session->resigned;
    const char *const who = is_later ? "From the next game on, whoever" : "Whoever";
    dialogue_say(repl->room, "%s %s %s. (misere again switches back.)", who, goal, result);
    if (is_later) return;
    session_set_rules(&repl->table.record.session, session->first, is_wanted);
    repl->table.changed = true;
}

/* --- a game that was kept -------------------------------------------------------------------- */

void repl_word_load(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct record record = {0};
    struct text *why = scratch();
    if (*rest == '\0') {
        dialogue_say(repl->room, "Type load and the name of a file, for example load game.nimm.");
    } else if (!repl_read(&record, file_read_ordinary, rest, why)) {
        if (!repl->room->terminal.in_is_terminal) repl->failed = true;
        text_end_sentence(why);
        dialogue_say(repl->room, "Cannot load %s: %s", scratch_harmless(rest), why->data);
    } else if (may_leave(prompt, NULL)) {
        repl_take_record(repl, &record);
        repl->table.state = REPL_NAMES; /* the rules and the level follow, as from the start */
        repl_show_players(repl);
    }
    record_free(&record);
}

void repl_word_resume(struct prompt *prompt, const char *rest) {
    struct repl *repl = prompt->user;
    struct text *why = scratch();
    if (*rest) {
        repl_word_load(prompt, rest);
        return;
    }
    const bool is_kept = repl_has_kept_game(repl);
    if (is_kept && !repl_add_kept(repl, scratch())) {
        dialogue_say(repl->room, "You are already playing the saved game: go on.");
        return;
    }
    if (!is_kept && !may_leave(prompt, NULL)) return;
    if (!repl_take_kept(repl, why)) {
        dialogue_say(repl->room, "Cannot resume: %s.", why->data);
        return;
    }
    repl->table.state = REPL_NAMES; /* as when the program begins: the rules and the level follow */
    repl_show_players(repl);
    repl_show_other_kept(repl);
}
