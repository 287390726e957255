/* SPDX-License-Identifier: MIT */
/* The slot: one game that was left, kept as a record, so that nimm resume goes on with it. */
#include <string.h>

#include "core/memory.h"
#include "say/scratch.h"
#include "ui/repl.h"
#include "ui/state.h"

static const char slot[] = "kept";

/* Says how to go on with the game that is kept, for whoever leaves. */
static const char *farewell(void) {
    return scratch_format(TEXT_FOLD "This game is saved: %s resume continues it.\n",
                          terminal_program());
}

struct record repl_record(const struct repl *repl) {
    struct record record = repl->table.record;
    record.no_hints = !repl->asked.hints;
    record.turns_misere = repl->next.misere != record.session.misere;
    /* A climb from a position of one's own choice counts no more after it is resumed. */
    if (record.climb && repl->starts == REPL_STARTS_GIVEN) record.helped = true;
    return record;
}

/* A number for the record in the slot. */
static uint64_t hash_of_slot(const struct text *contents) {
    return memory_hash(text_string(contents), contents->length);
}

/* Puts the game into the slot. Returns false if it cannot. */
static bool fill_slot(struct repl *repl) {
    const struct record record = repl_record(repl);
    struct text *text = scratch();
    if (!record_print(&record, text, NULL) || !state_write(slot, text->data, text->length))
        return false;
    repl->table.kept_hash = hash_of_slot(text);
    return true;
}

/* True if the slot holds what this table has put there or taken from there, not a game that was
 * left, or has gone on, in another window. */
static bool slot_has_this_game(const struct repl *repl) {
    struct text *contents = scratch();
    return state_read(slot, contents, NULL) && hash_of_slot(contents) == repl->table.kept_hash;
}

/* Puts the game into the slot once a person has moved, or empties the slot of a game that is
 * over. */
static void keep_game(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const struct record_player *players = repl->table.record.players;
    const bool has_player = !players[0].computer || !players[1].computer;
    if (!repl->room->terminal.has_person || repl->in_lesson || !has_player) return;
    if (session_is_over(session)) {
        if (repl->table.is_kept && slot_has_this_game(repl)) state_remove(slot);
        repl->table.is_kept = false;
        return;
    }
    const bool has_computer_begun = players[session_mover_at(session, 0)].computer;
    const bool has_person_moved = session->recorded > has_computer_begun;
    if (!has_person_moved && !repl->table.is_kept) return;
    repl->table.is_kept = fill_slot(repl);
    if (!repl->table.is_kept && !repl->memory.slot_failed) {
        repl->memory.slot_failed = true;
        dialogue_say(repl->room, "(This game is lost if you leave; save FILE keeps it.)");
    }
}

void repl_keep_game(struct repl *repl) {
    keep_game(repl);
    terminal_set_farewell(repl->table.is_kept ? farewell() : "");
}

void repl_say_kept(struct repl *repl) {
    const bool goes_on = !session_is_over(&repl->table.record.session);
    if (!repl->table.is_kept || !goes_on) {
        if (repl_add_kept(repl, scratch()))
            dialogue_say(repl->room, "An earlier game is still saved: %s resume continues it.",
                         terminal_program());
        return;
    }
    /* Another window may have put its own game into the slot: the game that is left last stays. */
    repl_keep_game(repl);
    if (repl->table.is_kept) text_add(&repl->room->out, farewell());
}

bool repl_add_kept(const struct repl *repl, struct text *text) {
    struct text *contents = scratch();
    struct record record;
    if (!repl->room->terminal.has_person || repl->in_lesson) return false;
    if (!state_read(slot, contents, NULL) || contents->length == 0) return false;
    if (!record_read(&record, contents->data, contents->length, NULL)) return false;
    text_addf(text, "%s, ", record.session.game->title);
    const struct record_player *players = record.players;
    if (players[0].computer != players[1].computer)
        text_addf(text, "level %u, ", players[!players[0].computer].level);
    text_addf(text, "%s against %s", players[0].name, players[1].name);
    record_free(&record);
    return true;
}

bool repl_show_kept(struct repl *repl) {
    struct text *kept = scratch();
    if (!repl_add_kept(repl, kept)) return false;
    dialogue_say(repl->room, "A game is saved: %s. Type resume to go on; a new game replaces it.",
                 kept->data);
    return true;
}

bool repl_has_kept_game(const struct repl *repl) {
    return repl->table.is_kept && slot_has_this_game(repl);
}

bool repl_take_kept(struct repl *repl, struct text *why) {
    struct text *contents = scratch(), *wrong = scratch();
    struct record record;
    if (!state_read(slot, contents, why)) return false;
    if (contents->length == 0) return text_refuse(why, "no game is saved");
    if (!record_read(&record, contents->data, contents->length, wrong))
        return text_refuse(why, "the saved game is damaged (%s)", wrong->data);
    repl->table.record.climb = false; /* whether it is a climb, its record says */
    repl_take_record(repl, &record);
    repl->table.is_kept = true;
    repl->table.kept_hash = hash_of_slot(contents);
    repl->starts = REPL_STARTS_RESUMED;
    return true;
}
