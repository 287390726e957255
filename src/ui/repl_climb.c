/* SPDX-License-Identifier: MIT */
/* One person against the computer, from level to level; each game has a level of its own. And the
 * story of a game that is over. */
#include "core/text.h"
#include "say/review.h"
#include "say/scratch.h"
#include "ui/repl.h"

/* The name of the person who is climbing. */
static const char *person_of(const struct repl *repl) {
    return repl_name(repl, repl->table.record.players[0].computer);
}

/* True if the highest level was beaten before this game. */
static bool has_beaten(const struct repl *repl) {
    return repl->table.record.players[0].level == PLAYER_PERFECT && repl->table.wins == LEVEL_WINS;
}

/* --- levels ---------------------------------------------------------------------------------- */

unsigned repl_level_in(const struct repl *repl, const struct game *game) {
    const struct level *level = levels_find(&repl->memory.levels, person_of(repl), game);
    const bool is_remembered = level && !repl->asked.has_level;
    return is_remembered ? level->level : repl->asked.level;
}

void repl_set_level(struct repl *repl, const struct game *game, unsigned level) {
    const struct level *known = levels_find(&repl->memory.levels, person_of(repl), game);
    repl->table.wins = 0;
    if (known && known->level == level) repl->table.wins = known->wins;
    if (repl->table.wins > LEVEL_WINS) repl->table.wins = LEVEL_WINS;
    for (unsigned seat = 0; seat < 2; seat++) repl->table.record.players[seat].level = level;
}

/* Says that the file of levels cannot be read. From now on the file is left as it is. */
static void forget_levels(struct repl *repl, struct text *why) {
    dialogue_say(repl->room, "Levels are not remembered: %s.", why->data);
    repl->memory.uses_file = false;
}

/* True if the game of a climb, which is over, is a win that counts. */
static bool is_counted(const struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    return !session_is_drawn(session) &&
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
    return wins < LEVEL_WINS ? wins : LEVEL_WINS;
}

void repl_climb_on(struct repl *repl) {
    if (!repl_plays_alone(repl) || repl->table.state != REPL_OVER) return;
    const unsigned level = repl_next_level(repl), wins = next_wins(repl);
    repl_set_level(repl, repl_game(repl), level);
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
    if (!is_counted(repl) || repl->starts == REPL_STARTS_GIVEN) return;
    if (!repl->memory.uses_file)
        levels_set(levels, person_of(repl), repl_game(repl), level, wins);
    else if (!levels_keep(levels, person_of(repl), repl_game(repl), level, wins, why))
        forget_levels(repl, why);
}

/* Whether more than what this game, which is over, has led to is remembered, or less, or just
 * that: positive, negative or 0. */
static int compare_remembered(const struct repl *repl) {
    const struct level *known = levels_find(&repl->memory.levels, person_of(repl), repl_game(repl));
    const unsigned level = repl_next_level(repl), wins = next_wins(repl);
    if (!known || known->level < level) return -1;
    if (known->level > level) return 1;
    return (known->wins > wins) - (known->wins < wins);
}

void repl_keep_win(struct repl *repl) {
    if (compare_remembered(repl) < 0) keep(repl, repl_next_level(repl), next_wins(repl));
}

void repl_take_back_win(struct repl *repl) {
    const bool is_over = repl_plays_alone(repl) && repl->table.state == REPL_OVER;
    if (is_over && compare_remembered(repl) == 0)
        keep(repl, repl->table.record.players[0].level, repl->table.wins);
}

bool repl_is_known(const struct repl *repl) {
    return repl->memory.uses_file &&
           levels_print(&repl->memory.levels, person_of(repl), scratch()) > 0;
}

void repl_show_levels(struct repl *repl) {
    struct text *list = scratch();
    if (repl->memory.uses_file && levels_print(&repl->memory.levels, person_of(repl), list) > 0)
        dialogue_say(repl->room, "%s %s.", person_of(repl), list->data);
}

/* True if this is another game than the one on the table, and the person has not beaten it. */
static bool is_left(const struct repl *repl, const struct game *game) {
    const struct level *level = levels_find(&repl->memory.levels, person_of(repl), game);
    return game != repl_game(repl) && !(level && levels_is_beaten(level));
}

/* The game to offer after this one: in a climb, if there is one, the next that is not beaten. */
static const struct game *next_game(const struct repl *repl) {
    const struct game *const after = game_after(repl_game(repl));
    const struct game *next = after;
    if (!repl_plays_alone(repl)) return after;
    while (!is_left(repl, next)) {
        next = game_after(next);
        if (next == after) return after;
    }
    return next;
}

/* Says once which of the games that are offered are not beaten yet, if there are any. */
static void show_left(struct repl *repl) {
    const struct game *const first = next_game(repl);
    struct text *list = scratch();
    if (repl->memory.left_told || !is_left(repl, first)) return;
    repl->memory.left_told = true;
    text_add(list, first->id);
    for (const struct game *game = game_after(first); game != first; game = game_after(game))
        if (is_left(repl, game)) text_addf(list, ", %s", game->id);
    dialogue_say(repl->room, "Still to beat: %s.", list->data);
}

void repl_show_climb(struct repl *repl, bool is_back) {
    const unsigned level = repl->table.record.players[0].level, wins = repl->table.wins;
    struct text *title = scratch(), *said = scratch();
    if (!is_back && repl->table.record.session.misere) text_add(title, "Misere ");
    game_add_title(repl_game(repl), session_position(&repl->table.record.session), title);
    const bool is_beaten = has_beaten(repl);
    if (is_back && is_beaten)
        text_addf(said, "Welcome back, %s: all %d levels beaten in %s", person_of(repl),
                  PLAYER_PERFECT, title->data);
    else if (is_back)
        text_addf(said, "Welcome back, %s: level %u in %s", person_of(repl), level, title->data);
    else
        text_addf(said, "%s, level %u of %d", title->data, level, PLAYER_PERFECT);
    if (is_back && !is_beaten && wins > 0) text_addf(said, ", %u of %d wins", wins, LEVEL_WINS);
    dialogue_say(repl->room, "%s.", said->data);
    if (!is_back || !is_beaten) return;
    show_left(repl);
    dialogue_say(repl->room, "For today's five puzzles, type puzzle.");
}

void repl_show_price(struct repl *repl) {
    const unsigned level = repl->table.record.players[0].level, wins = repl->table.wins;
    const bool is_told =
        repl->memory.price_game == repl_game(repl) && repl->memory.price_level == level;
    if (is_told || repl->table.record.helped || wins == LEVEL_WINS) return;
    repl->memory.price_game = repl_game(repl);
    repl->memory.price_level = level;
    struct text *said = scratch();
    text_addf(said, "%s, win ", person_of(repl));
    text_add(said, wins + 1 == LEVEL_WINS ? "this" : "twice");
    text_add(said, " without hint, why or undo to ");
    if (level == PLAYER_PERFECT)
        text_addf(said, "beat level %u.", level);
    else
        text_addf(said, "reach level %u.", level + 1);
    dialogue_say(repl->room, "%s", said->data);
}

/* --- the moves of a game ---------------------------------------------------------------------- */

void repl_judge_retry(struct repl *repl, const struct question *before, struct text *text) {
    const struct session *session = &repl->table.record.session;
    const struct question after = session_question(session, session->played);
    enum outcome outcome;
    struct advice advice;
    repl->table.retries = false;
    if (solve_outcome(repl->room->solver, &after, &outcome) != NIMM_OK) return;
    if (outcome == OUTCOME_P) {
        text_add(text, "(That keeps the win.)");
    } else if (solve_advice(repl->room->solver, before, &advice) == NIMM_OK) {
        text_add(text, "(That gives the win away, too: ");
        before->game->print_move(before->position, &advice.move, text);
        text_add(text, " would have kept it.)");
    }
}

/* Adds how the game went: for one person against the computer, who is "You", what became of the
 * win, and that `retry` goes back to where it was given away; else the story of the winner. */
static void show_story(struct repl *repl, enum player winner) {
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
        if (!has_one_person)
            review_print_story(session, &review, names, said);
        else if (!is_second_try)
            review_print_own(session, &review, person, names, said);
        if (has_one_person && lost < SIZE_MAX) {
            repl->table.losing_move = lost + 1;
            if (said->length > 0) text_add_char(said, ' ');
            if (review_lost(&review, session, person, lost + 1) < SIZE_MAX)
                text_addf(said, "Type retry to go back to move %zu.", lost + 1);
            else
                text_add(said, "Type retry to go back there.");
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
    else if (!counts && repl->table.record.helped && repl->starts == REPL_STARTS_RESUMED)
        dialogue_say(repl->room, "You had help or chose the position, so this win does not count.");
    else if (!counts)
        dialogue_say(repl->room, "This win does not count.");
    else if (wins < LEVEL_WINS)
        dialogue_say(repl->room, "Level %u: %u of %d wins.", level, wins, LEVEL_WINS);
    else if (has_beaten(repl))
        dialogue_say(repl->room, "Level %u beaten again.", level);
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
    if (is_won) repl_keep_win(repl);
    if (!repl->asked.no_help) show_story(repl, winner);
    if (is_won) show_wins(repl);
    if (is_lost && wins > 0 && wins < LEVEL_WINS)
        dialogue_say(repl->room, "Level %u: still %u of %d wins.",
                     repl->table.record.players[0].level, wins, LEVEL_WINS);
}

void repl_offer_next(struct repl *repl) {
    enum { A_FEW = 2 };
    if (repl->in_lesson) return;
    const struct game *game = repl_game(repl);
    const char *next = next_game(repl)->id;
    const bool is_win = repl_plays_alone(repl) && is_counted(repl);
    const bool is_top = is_win && repl->table.record.players[0].level == PLAYER_PERFECT &&
                        repl->table.wins + 1 == LEVEL_WINS;
    const bool has_misere = solve_check_misere(game, true, NULL) && !repl->next.misere;
    if (is_top && has_misere)
        dialogue_say(repl->room, "For a change, type misere (the last move loses) or %s.", next);
    else if (is_top || repl->memory.games == A_FEW)
        dialogue_say(repl->room, "For a change, type %s.", next);
    else if (is_win && has_beaten(repl))
        show_left(repl);
    if (repl->memory.games == A_FEW) repl->memory.games++; /* that was said */
}
