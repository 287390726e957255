/* SPDX-License-Identifier: MIT */
/* The slots: games that were left, kept as records, so that resume goes on with them. There is one
 * for two people and one for a person against the computer, so that neither replaces the other. */
#include <string.h>

#include "core/memory.h"
#include "say/scratch.h"
#include "ui/repl.h"
#include "ui/state.h"

static const char *const slots[] = {"kept", "kept-alone"};
enum { SLOT_COUNT = sizeof slots / sizeof *slots };

/* What the file REPL_TABLE_FILE calls the slot that was filled or taken from last. */
static const char key_of_last[] = "left";

/* Which slot is that of a game of these players. */
static size_t slot_for(const struct record_player *players) {
    return players[0].computer || players[1].computer;
}

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

/* True if this table has put the game there or taken it from there; false if it was left, or has
 * gone on, in another window. */
static bool is_on_table(const struct repl *repl, const char *slot, const struct text *contents) {
    return repl->table.slot == slot && hash_of_slot(contents) == repl->table.kept_hash;
}

bool repl_has_kept_game(const struct repl *repl) {
    const char *slot = repl->table.slot;
    struct text *contents = scratch();
    return slot && state_read(slot, contents, NULL) && is_on_table(repl, slot, contents);
}

static void empty_slot(struct repl *repl) {
    if (repl_has_kept_game(repl)) state_remove(repl->table.slot);
    repl->table.slot = NULL;
}

/* Puts the game into the slot. Returns false if it cannot. */
static bool fill_slot(struct repl *repl, const char *slot) {
    const struct record record = repl_record(repl);
    struct text *text = scratch();
    if (!record_print(&record, text, NULL) || !state_write(slot, text->data, text->length))
        return false;
    if (repl->table.slot != slot) state_keep(REPL_TABLE_FILE, key_of_last, slot);
    repl->table.slot = slot;
    repl->table.kept_hash = hash_of_slot(text);
    return true;
}

/* Puts the game into the slot once a person has moved, or empties the slot of a game that is
 * over. */
static void keep_game(struct repl *repl) {
    const struct session *session = &repl->table.record.session;
    const struct record_player *players = repl->table.record.players;
    const bool has_player = !players[0].computer || !players[1].computer;
    if (!repl->room->terminal.has_person || repl->in_lesson || !has_player) return;
    if (session_is_over(session)) {
        empty_slot(repl);
        return;
    }
    const bool has_computer_begun = players[session_mover_at(session, 0)].computer;
    const bool has_person_moved = session->recorded > has_computer_begun;
    if (!has_person_moved && !repl->table.slot) return;
    if (fill_slot(repl, slots[slot_for(players)])) return;
    repl->table.slot = NULL;
    if (!repl->memory.slot_failed) {
        repl->memory.slot_failed = true;
        dialogue_say(repl->room, "(This game is lost if you leave; save FILE keeps it.)");
    }
}

void repl_keep_game(struct repl *repl) {
    keep_game(repl);
    terminal_set_farewell(repl->table.slot ? farewell() : "");
}

/* Finds a game that was left and is not the one on the table: first the one of as many people
 * as are at the table, or where no table is set yet, the one that was left last. Returns its slot
 * and adds its record to *contents; NULL if there is none, or if it cannot be read: *why says why.
 */
static const char *find_kept(const struct repl *repl, struct text *contents, struct text *why) {
    size_t first = slot_for(repl->table.record.players);
    if (!repl->next.game) first = strcmp(state_recall(REPL_TABLE_FILE, key_of_last), slots[1]) == 0;
    for (size_t i = 0; i < SLOT_COUNT; i++) {
        const char *slot = slots[(first + i) % SLOT_COUNT];
        text_clear(contents);
        if (!state_read(slot, contents, why)) return NULL;
        if (contents->length > 0 && !is_on_table(repl, slot, contents)) return slot;
    }
    return NULL;
}

bool repl_add_kept(const struct repl *repl, struct text *text) {
    struct text *contents = scratch();
    struct record record;
    if (!repl->room->terminal.has_person || repl->in_lesson) return false;
    if (!find_kept(repl, contents, scratch())) return false;
    if (!record_read(&record, contents->data, contents->length, NULL)) return false;
    const struct record_player *players = record.players;
    text_addf(text, "%s, ", record.session.game->title);
    if (players[0].computer != players[1].computer)
        text_addf(text, "level %u, ", players[!players[0].computer].level);
    text_addf(text, "%s against %s", players[0].name, players[1].name);
    record_free(&record);
    return true;
}

void repl_say_kept(struct repl *repl) {
    const bool goes_on = !session_is_over(&repl->table.record.session);
    if (!repl->table.slot || !goes_on) {
        struct text *kept = scratch();
        if (!repl_add_kept(repl, kept)) return;
        dialogue_say(repl->room, "%s, is still saved: %s resume continues it.", kept->data,
                     terminal_program());
        state_keep(REPL_TABLE_FILE, key_of_last, find_kept(repl, scratch(), scratch()));
        return;
    }
    /* Another window may have put its own game into the slot: the game that is left last stays. */
    repl_keep_game(repl);
    if (repl->table.slot) text_add(&repl->room->out, farewell());
}

bool repl_show_kept(struct repl *repl) {
    struct text *kept = scratch(), *contents = scratch();
    if (!repl_add_kept(repl, kept)) return false;
    const char *slot = find_kept(repl, contents, scratch());
    const char *replaces = "a new game replaces it";
    if (slot != slots[slot_for(repl->table.record.players)])
        replaces = slot == slots[0] ? "a new two-player game replaces it"
                                    : "a new game against the computer replaces it";
    dialogue_say(repl->room, "A game is saved: %s. Type resume to go on; %s.", kept->data,
                 replaces);
    return true;
}

void repl_show_other_kept(struct repl *repl) {
    struct text *kept = scratch();
    if (repl->table.slot && repl_add_kept(repl, kept))
        dialogue_say(repl->room, "Another game is saved: %s. Type resume to switch to it.",
                     kept->data);
}

bool repl_take_kept(struct repl *repl, struct text *why) {
    struct text *contents = scratch(), *wrong = scratch(), *unread = scratch();
    struct record record;
    const char *slot = find_kept(repl, contents, unread);
    if (!slot && unread->length > 0) return text_refuse(why, "%s", unread->data);
    if (!slot) return text_refuse(why, "no game is saved");
    if (!record_read(&record, contents->data, contents->length, wrong))
        return text_refuse(why, "the saved game is damaged (%s)", wrong->data);
    repl->table.record.climb = false; /* whether it is a climb, its record says */
    repl_take_record(repl, &record);
    repl->table.slot = slot;
    repl->table.kept_hash = hash_of_slot(contents);
    repl->starts = REPL_STARTS_RESUMED;
    state_keep(REPL_TABLE_FILE, key_of_last, slot);
    return true;
}
