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

/* --- levels ---------------------------------------------------------------------------------- */

unsigned repl_level_in(const struct repl *repl, const struct game *game) {
    const struct level *level = levels_find(&repl->memory.levels, person_of(repl), game);
    return level ? level->level : repl->asked.level;
}

void repl_set_level(struct repl *repl, unsigned level) {
    for (unsigned seat = 0; seat < 2; seat++) repl->table.record.players[seat].level = level;
}

/* Says that the file of levels cannot be read. From now on the file is left as it is. */
static void forget_levels(struct repl *repl, struct text *why) {
    dialogue_say(repl->room, "Levels are not remembered: %s.", why->data);
    repl->memory.uses_file = false;
}

unsigned repl_next_level(const struct repl *repl) {
    const unsigned level = repl->table.record.players[0].level;
    const struct session *session = &repl->table.record.session;
    const bool goes_up = !session_is_drawn(session) &&
                         session_winner(session) == repl->table.record.players[0].computer &&
                         !repl->table.record.helped && level < PLAYER_PERFECT;
    return level + goes_up;
}

void repl_load_levels(struct repl *repl) {
    struct text *why = scratch();
    if (!levels_load(&repl->memory.levels, why)) forget_levels(repl, why);
}

void repl_keep_level(struct repl *repl, unsigned level) {
    struct text *why = scratch();
    if (repl->starts == REPL_STARTS_GIVEN) return;
    if (!repl->memory.uses_file)
        levels_set(&repl->memory.levels, person_of(repl), repl_game(repl), level);
    else if (!levels_keep(&repl->memory.levels, person_of(repl), repl_game(repl), level, why))
        forget_levels(repl, why);
}

void repl_show_levels(struct repl *repl) {
    struct text *list = scratch();
    if (repl->memory.uses_file && levels_print(&repl->memory.levels, person_of(repl), list) > 0)
        dialogue_say(repl->room, "%s is at level %s.", person_of(repl), list->data);
}

/* --- the moves of a game ---------------------------------------------------------------------- */

void repl_judge_again(struct repl *repl, const struct question *before, struct text *text) {
    const struct session *session = &repl->table.record.session;
    const struct question after = session_question(session, session->played);
    enum outcome outcome;
    struct advice advice;
    repl->table.tries_again = false;
    if (solve_outcome(repl->room->solver, &after, &outcome) != NIMM_OK) return;
    if (outcome == OUTCOME_P) {
        text_add(text, "(That keeps the win.)");
    } else if (solve_advice(repl->room->solver, before, &advice) == NIMM_OK) {
        text_add(text, "(That gives the win away, too: ");
        before->game->print_move(before->position, &advice.move, text);
        text_add(text, " would have kept it.)");
    }
}

/* Adds how the game went: after a loss to the computer where the win was given away, else the story
 * of the winner, who is "You" against the computer. */
static void show_story(struct repl *repl, enum player winner) {
    struct review review;
    const struct session *session = &repl->table.record.session;
    const struct record_player *players = repl->table.record.players;
    const bool has_one_person = players[0].computer != players[1].computer;
    const enum player person = players[0].computer;
    repl_print(repl);
    dialogue_begin_work(repl->room);
    if (review_game(&review, session, repl->room->solver) == NIMM_OK) {
        if (!has_one_person)
            review_print_story(session, &review, repl_name(repl, winner), &repl->room->out);
        else if (winner == person)
            review_print_story(session, &review, "You", &repl->room->out);
        else
            review_print_loss(session, &review, person, &repl->room->out);
        const size_t lost = review_lost(&review, session, person);
        const bool gave_away = repl_plays_alone(repl) && winner != person && lost < SIZE_MAX;
        if (gave_away) repl->table.losing_move = lost + 1;
        review_free(&review);
    }
    if (dialogue_end_work(repl->room)) dialogue_say(repl->room, "The review was interrupted.");
}

void repl_look_back(struct repl *repl, enum player winner) {
    const enum player person = repl->table.record.players[0].computer;
    const unsigned level = repl->table.record.players[0].level;
    const bool is_beaten = repl_plays_alone(repl) && winner == person;
    if (is_beaten && !repl->table.record.helped) repl_keep_level(repl, repl_next_level(repl));
    if (!repl->asked.no_help) show_story(repl, winner);
    if (repl->table.losing_move > 0)
        dialogue_say(repl->room, "again goes back there; review shows the whole game.");
    if (is_beaten && repl->table.record.helped)
        dialogue_say(repl->room, "You still have to beat level %u without help.", level);
    else if (is_beaten && level == PLAYER_PERFECT)
        dialogue_say(repl->room, "Level %u beaten. That's the highest level: well played!", level);
    else if (is_beaten)
        dialogue_say(repl->room, "Level %u beaten.", level);
}
