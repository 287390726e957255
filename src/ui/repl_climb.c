/* SPDX-License-Identifier: MIT */
/* One person against the computer, from level to level; each game has a level of its own. And the
 * story of a game that is over. */
#include "core/text.h"
#include "say/review.h"
#include "say/scratch.h"
#include "ui/puzzle_run.h"
#include "ui/repl.h"

/* The name of the person who is climbing. */
static const char *person_of(const struct repl *repl) {
    return repl_name(repl, repl->table.record.players[0].computer);
}

/* True if the highest level was beaten before this game. */
static bool has_beaten(const struct repl *repl) {
    return repl->table.record.players[0].level == PLAYER_PERFECT && repl->table.wins >= LEVEL_WINS;
}

/* --- levels ---------------------------------------------------------------------------------- */

/* What the person has won on this ladder, or NULL if nothing is remembered. */
static const struct level *known_level(const struct repl *repl, struct ladder ladder) {
    return levels_find(&repl->memory.levels, person_of(repl), ladder);
}

struct ladder repl_ladder(const struct repl *repl) {
    return (struct ladder){repl_game(repl), repl->table.record.session.misere};
}

bool repl_is_ladder(const struct repl *repl, struct ladder ladder) {
    const struct ladder here = repl_ladder(repl);
    return ladder.game == here.game && ladder.misere == here.misere;
}

void repl_set_level(struct repl *repl, struct ladder ladder, unsigned level) {
    const struct level *known = known_level(repl, ladder);
    repl->table.wins = 0;
    if (known && known->level == level) repl->table.wins = known->wins;
    for (unsigned seat = 0; seat < 2; seat++) repl->table.record.players[seat].level = level;
}

void repl_join_ladder(struct repl *repl, struct ladder ladder) {
    const struct level *known = known_level(repl, ladder);
    const bool is_remembered = known && !repl->asked.has_level;
    repl_set_level(repl, ladder, is_remembered ? known->level : repl->asked.level);
}

void repl_change_ladder(struct repl *repl, struct ladder ladder) {
    repl->asked.level = LEVEL_BEGINNER;
    repl->asked.has_level = false;
    repl_join_ladder(repl, ladder);
}

/* Says that the file of levels cannot be read. From now on the file is left as it is. */
static void forget_levels(struct repl *repl, struct text *why) {
    dialogue_say(repl->room, "Levels are not remembered: %s.", why->data);
    repl->memory.uses_file = false;
}

/* True if the game of a climb, which is over, is a win that counts: from a start of the level, not
 * from a position that the person chose, and without help. */
static bool is_counted(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    return !session_is_drawn(session) && repl->starts != REPL_STARTS_GIVEN &&
           session_winner(session) == repl->table.record.players[0].computer &&
           !repl->table.record.helped && !repl->table.was_over;
}

unsigned repl_next_level(const struct repl *repl) {
    const unsigned level = repl->table.record.players[0].level;
    const unsigned wins = repl->table.wins + is_counted(repl);
    const bool goes_up = wins >= LEVEL_WINS && level < PLAYER_PERFECT;
    return level + goes_up;
}

/* How often the person has won at the level of the game after this one, which is over. */
static unsigned next_wins(const struct repl *repl) {
    const unsigned wins = repl->table.wins + is_counted(repl);
    if (repl_next_level(repl) > repl->table.record.players[0].level) return 0;
    return wins < LEVEL_WINS_MOST ? wins : LEVEL_WINS_MOST;
}

void repl_climb_on(struct repl *repl) {
    if (!repl_plays_alone(repl) || repl->table.state != REPL_OVER) return;
    const unsigned level = repl_next_level(repl), wins = next_wins(repl);
    repl_set_level(repl, repl_ladder(repl), level);
    repl->table.wins = wins;
}

void repl_load_levels(struct repl *repl) {
    struct text *why = scratch();
    if (!levels_load(&repl->memory.levels, why)) forget_levels(repl, why);
}

/* Remembers this level and these wins at it. */
static void keep(struct repl *repl, unsigned level, unsigned wins) {
    struct levels *levels = &repl->memory.levels;
    struct text *why = scratch();
    if (!is_counted(repl)) return;
    if (!repl->memory.uses_file)
        levels_set(levels, person_of(repl), repl_ladder(repl), level, wins);
    else if (!levels_keep(levels, person_of(repl), repl_ladder(repl), level, wins, why))
        forget_levels(repl, why);
}

/* Whether more than what this game, which is over, has led to is remembered, or less, or just
 * that: positive, negative or 0. */
static int compare_remembered(const struct repl *repl) {
    const struct level *known = known_level(repl, repl_ladder(repl));
    const unsigned level = repl_next_level(repl), wins = next_wins(repl);
    if (!known || known->level < level) return -1;
    if (known->level > level) return 1;
    return (known->wins > wins) - (known->wins < wins);
}

/* Remembers that the person now has what the last game led to. A loss, a game that starts at a
 * given position, and one at a level below what is remembered change nothing. */
static void keep_win(struct repl *repl) {
    if (compare_remembered(repl) < 0) keep(repl, repl_next_level(repl), next_wins(repl));
}

void repl_take_back_win(struct repl *repl) {
    const bool is_over = repl_plays_alone(repl) && repl->table.state == REPL_OVER;
    if (is_over && compare_remembered(repl) == 0)
        keep(repl, repl->table.record.players[0].level, repl->table.wins);
}

bool repl_is_known(const struct repl *repl) {
    return repl->memory.uses_file && known_level(repl, repl_ladder(repl));
}

/* Adds "Misere Nim", with the parameters of the game if it is the one on the table. */
static void add_title(const struct repl *repl, struct ladder ladder, struct text *text) {
    if (ladder.misere) text_add(text, "Misere ");
    if (ladder.game == repl_game(repl))
        game_add_title(ladder.game, session_position(&repl->table.record.session), text);
    else
        text_add(text, ladder.game->title);
}

/* Returns false if the level is NULL, or not remembered in the file. */
static bool show_level(struct repl *repl, const char *name, const struct level *known) {
    struct text *title = scratch();
    if (!known || !repl->memory.uses_file) return false;
    add_title(repl, known->ladder, title);
    if (levels_is_beaten(known))
        dialogue_say(repl->room, "%s has beaten all %d levels in %s, with %u wins at the top.",
                     name, PLAYER_PERFECT, title->data, known->wins);
    else if (known->wins > 0)
        dialogue_say(repl->room, "%s is at level %u in %s, %u of %d wins.", name, known->level,
                     title->data, known->wins, LEVEL_WINS);
    else
        dialogue_say(repl->room, "%s is at level %u in %s.", name, known->level, title->data);
    return true;
}

bool repl_show_level(struct repl *repl) {
    return show_level(repl, person_of(repl), known_level(repl, repl_ladder(repl)));
}

bool repl_show_last_level(struct repl *repl) {
    const struct levels *levels = &repl->memory.levels;
    const struct level *last = levels_last(levels);
    if (!last) return false;
    const struct level *known = levels_find(levels, last->name, repl_ladder(repl));
    const bool is_old = known && levels_is_beaten(known);
    return show_level(repl, last->name, is_old ? last : known);
}

/* True if this is another game than the one on the table, and the person has not beaten it. */
static bool is_left(const struct repl *repl, const struct game *game) {
    const struct level *level = known_level(repl, (struct ladder){game, false});
    return game != repl_game(repl) && !(level && levels_is_beaten(level));
}

/* Adds once which of the games that are offered are not beaten yet, if there are any. */
static void add_left(struct repl *repl, struct text *text) {
    const struct game *const after = game_after(repl_game(repl)), *game = after;
    struct text *list = scratch();
    do {
        if (is_left(repl, game)) {
            if (list->length > 0) text_add(list, ", ");
            text_add(list, game->id);
        }
        game = game_after(game);
    } while (game != after);
    if (repl->memory.left_told || list->length == 0) return;
    repl->memory.left_told = true;
    text_addf(text, "Still to beat: %s.", list->data);
}

/* True if it is to be said what wins the next level: once a level, where something does, and not
 * to whoever has won them all. */
static bool owes_price(const struct repl *repl) {
    const struct repl_memory *memory = &repl->memory;
    const bool is_told = repl_is_ladder(repl, memory->price_ladder) &&
                         memory->price_level == repl->table.record.players[0].level;
    const struct level *known = known_level(repl, repl_ladder(repl));
    const bool is_owed = !known || !levels_is_beaten(known);
    const bool can_count = repl->starts != REPL_STARTS_GIVEN && !repl->table.record.helped;
    return is_owed && !is_told && can_count && repl->table.wins < LEVEL_WINS;
}

/* Adds what wins the next level, and without which help. */
static void add_price(struct repl *repl, const char *help, struct text *text) {
    const unsigned level = repl->table.record.players[0].level;
    const char *often = repl->table.wins + 1 == LEVEL_WINS ? "once more" : "twice";
    repl->memory.price_ladder = repl_ladder(repl);
    repl->memory.price_level = level;
    text_addf(text, "Win %s without %s to ", often, help);
    if (level == PLAYER_PERFECT)
        text_addf(text, "beat level %u.", level);
    else
        text_addf(text, "reach level %u.", level + 1);
}

void repl_show_climb(struct repl *repl, bool is_back) {
    const unsigned level = repl->table.record.players[0].level;
    const bool knows_help = is_back || repl->memory.price_ladder.game;
    struct text *title = scratch(), *said = scratch();
    add_title(repl, repl_ladder(repl), title);
    const bool is_beaten = has_beaten(repl);
    if (is_back && is_beaten)
        text_addf(said, "Welcome back, %s: all %d levels beaten in %s.", person_of(repl),
                  PLAYER_PERFECT, title->data);
    else if (is_back)
        text_addf(said, "Welcome back, %s: level %u in %s.", person_of(repl), level, title->data);
    else
        text_addf(said, "%s, level %u of %d.", title->data, level, PLAYER_PERFECT);
    if (knows_help && owes_price(repl)) {
        text_add_char(said, ' ');
        add_price(repl, "help", said);
    }
    dialogue_say(repl->room, "%s", said->data);
    if (!is_back || !is_beaten) return;
    text_clear(said);
    add_left(repl, said);
    if (said->length > 0) text_add_char(said, ' ');
    if (puzzle_run_left_today(repl->room) > 0) text_add(said, "For today's puzzles, type puzzle.");
    if (said->length > 0) dialogue_say(repl->room, "%s", said->data);
}

void repl_show_price(struct repl *repl) {
    struct text *said = scratch();
    if (!owes_price(repl)) return;
    add_price(repl, "hint, why or undo", said);
    dialogue_say(repl->room, "%s", said->data);
}

/* --- the moves of a game ---------------------------------------------------------------------- */

bool repl_is_retrying(const struct repl *repl) {
    return repl->table.retried > 0 && repl->table.record.session.played + 1 == repl->table.retried;
}

void repl_judge_retry(struct repl *repl, struct text *text) {
    const struct session *session = &repl->table.record.session;
    const struct question after = session_question(session, session->played);
    enum outcome outcome;
    if (solve_outcome(repl->room->solver, &after, &outcome) != NIMM_OK) return;
    if (outcome == OUTCOME_P)
        text_add(text, "(That keeps the win.)");
    else
        text_add(text, "(That gives the win away, too. Type undo to try again.)");
}

/* Adds how the game went: for one person against the computer, who is "You", what became of the
 * win, and that `retry` goes back to where it was given away; else the story of the winner. */
static void show_story(struct repl *repl, enum player winner) {
    enum { WORTH_TELLING = 3 }; /* games in a row */
    struct review review;
    const struct session *session = &repl->table.record.session;
    const struct record_player *players = repl->table.record.players;
    const bool has_one_person = players[0].computer != players[1].computer;
    const enum player person = players[0].computer;
    const char *const names[] = {repl_name(repl, 0), repl_name(repl, 1)};
    struct text *said = scratch();
    repl_print(repl);
    dialogue_begin_work(repl->room);
    if (review_game(&review, session, repl->room->solver) == NIMM_OK) {
        const size_t lost = review_lost(&review, session, person, 0);
        const bool is_second_try = repl->table.went_back && winner == person;
        const bool tells_who_wins = winner != person && lost == SIZE_MAX;
        /* A win that counts is not risked by going back. Elsewhere `retry` asks for the better
         * move, and it is told to whoever asks. */
        const bool is_good = repl_plays_alone(repl) && is_counted(repl);
        if (has_one_person && tells_who_wins && repl->asked.no_theory)
            text_add(said, "Play it again: who wins?"); /* as the lesson asks */
        else if (!has_one_person)
            review_print_story(session, &review, names, said);
        else if (!is_second_try)
            review_print_own(session, &review, person, names, is_good, said);
        const bool is_clean = is_good && said->length > 0 && !review_last_turn(&review);
        if (!repl_is_ladder(repl, repl->memory.clean_ladder)) repl->memory.clean = 0;
        repl->memory.clean_ladder = repl_ladder(repl);
        repl->memory.clean = is_clean ? repl->memory.clean + 1 : 0;
        if (repl->memory.clean >= WORTH_TELLING)
            text_addf(said, " That is %u games in a row.", repl->memory.clean);
        if (has_one_person && lost < SIZE_MAX && !is_good) {
            repl->table.losing_move = lost + 1;
            if (said->length > 0) text_add_char(said, ' ');
            text_addf(said, "Type retry to go back to move %zu and find a better move", lost + 1);
            text_add(said, repl->asked.no_theory ? "." : ", or why to be told.");
        }
        review_free(&review);
    }
    if (said->length > 0) dialogue_say(repl->room, "%s", said->data);
    if (dialogue_end_work(repl->room)) dialogue_say(repl->room, "The review was interrupted.");
}

/* Adds what a win in a climb has led to. */
static void show_wins(struct repl *repl) {
    const unsigned level = repl->table.record.players[0].level;
    const unsigned wins = repl->table.wins + is_counted(repl);
    const bool counts = is_counted(repl);
    if (!counts && repl->table.help)
        dialogue_say(repl->room, "You %s, so this win does not count.", repl->table.help);
    else if (!counts && repl->starts == REPL_STARTS_GIVEN)
        dialogue_say(repl->room, "You chose the position, so this win does not count.");
    else if (!counts && repl->table.record.helped && repl->starts == REPL_STARTS_RESUMED)
        dialogue_say(repl->room, "You had help or chose the position, so this win does not count.");
    else if (!counts)
        dialogue_say(repl->room, "This win does not count.");
    else if (wins < LEVEL_WINS)
        dialogue_say(repl->room, "Level %u: %u of %d wins.", level, wins, LEVEL_WINS);
    else if (has_beaten(repl))
        dialogue_say(repl->room, "Level %u: %u wins so far.", level, wins);
    else if (level == PLAYER_PERFECT)
        dialogue_say(repl->room, "Level %u beaten. That was the top level: well played!", level);
    else
        dialogue_say(repl->room, "Level %u beaten.", level);
}

void repl_look_back(struct repl *repl, enum player winner) {
    const enum player person = repl->table.record.players[0].computer;
    const bool climbs = repl_plays_alone(repl) && !repl->table.was_over;
    const unsigned wins = repl->table.wins;
    const bool is_won = climbs && winner == person, is_lost = climbs && winner != person;
    if (is_won) keep_win(repl);
    if (!repl->asked.no_help) show_story(repl, winner);
    if (is_won) show_wins(repl);
    if (is_lost && wins > 0 && wins < LEVEL_WINS)
        dialogue_say(repl->room, "Level %u: still %u of %d wins.",
                     repl->table.record.players[0].level, wins, LEVEL_WINS);
}

/* The next of the games that are offered which this person has not played yet; NULL if all have
 * been. */
static const struct game *next_new_game(const struct repl *repl) {
    const struct game *const after = game_after(repl_game(repl)), *game = after;
    do {
        const bool is_known =
            repl_plays_alone(repl) && known_level(repl, (struct ladder){game, false});
        if (!is_known && !(repl->memory.played >> game_index(game) & 1)) return game;
        game = game_after(game);
    } while (game != after);
    return NULL;
}

void repl_offer_next(struct repl *repl) {
    enum { A_FEW = 2 };
    const struct ladder misere = {repl_game(repl), true};
    if (repl->in_lesson) return;
    repl->memory.played |= UINT64_C(1) << game_index(repl_game(repl));
    const struct game *next = next_new_game(repl);
    const bool is_win = repl_plays_alone(repl) && is_counted(repl);
    const bool is_top = is_win && repl->table.record.players[0].level == PLAYER_PERFECT &&
                        repl->table.wins + 1 == LEVEL_WINS;
    const bool has_misere = solve_check_misere(misere.game, true, NULL) && !repl->next.misere &&
                            !known_level(repl, misere);
    const bool had_a_few = repl->memory.games >= A_FEW && !repl->memory.change_told;
    struct text *offer = scratch();
    if (is_top && has_misere) text_add(offer, "misere (the last move loses)");
    if ((is_top || had_a_few) && next) {
        if (offer->length > 0) text_add(offer, " or ");
        text_add(offer, next->id);
    }
    struct text *said = scratch();
    if (offer->length > 0) {
        text_addf(said, "For a change, type %s.", offer->data);
        repl->memory.change_told = true;
    }
    if (offer->length == 0 && is_win && has_beaten(repl)) add_left(repl, said);
    if (said->length > 0) dialogue_say(repl->room, "%s", said->data);
}
