/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "ui/repl.h"
#include "ui/save.h"
#include "ui/shell_word.h"
#include "ui/show_review.h"

/* --- save ------------------------------------------------------------------------------------ */

/* The game as a record that only looks: what it points to stays the repl's. */
static struct record look_at_game(const struct repl *repl) {
    struct record record = {
        .session = repl->session,
        .comments = repl->comments,
        .has_seed = true,
        .seed = repl->seed,
    };
    for (unsigned seat = 0; seat < 2; seat++) {
        record.players[seat].computer = repl->seats[seat].computer;
        record.players[seat].level = repl->seats[seat].level;
        strcpy(record.players[seat].name, repl->seats[seat].name);
    }
    return record;
}

/* What went wrong with a file, as a sentence. */
static void show_failure(struct repl *repl, const struct text *why) {
    struct text sentence = {0};
    repl->failed = true;
    text_addf(&sentence, "%s.", text_string(why));
    sentence.data[0] = (char)toupper((unsigned char)sentence.data[0]);
    repl_show_wrong(repl, &sentence);
    text_free(&sentence);
}

/* Nothing may be lost: is there no such file, or may it be overwritten? Nobody is asked about what could not
 * be written anyway. */
static bool may_write(struct repl *repl, const char *path) {
    struct text prompt = {0}, why = {0};
    bool may = save_may(path, &why);
    if (!may) show_failure(repl, &why);
    text_free(&why);
    if (!may || !save_exists(path)) return may;
    text_add_harmless(&prompt, path, strlen(path), SIZE_MAX);
    if (!repl->terminal.in_is_terminal) {
        repl_say(repl, "Not saved: %s exists, and nobody is there to be asked.", text_string(&prompt));
        repl->failed = true;
        text_free(&prompt);
        return false;
    }
    text_add(&prompt, " exists: overwrite it (yes or no)? ");
    bool yes = false;
    if (repl_ask(repl, text_string(&prompt))) {
        struct token answer = {text_string(&repl->terminal.line), repl->terminal.line.length};
        yes = token_is(answer, "yes") || token_is(answer, "y");
    }
    if (!yes) repl_say(repl, "Not saved: the file is left as it was.");
    text_free(&prompt);
    return yes;
}

static void save(struct repl *repl, const char *path) {
    struct record record = look_at_game(repl);
    struct text text = {0}, why = {0};
    bool good = record_print(&record, &text, &why);
    if (!good) {
        repl->failed = true;
        repl_say(repl, "Not saved: %s.", text_string(&why));
    } else if (save_file(&save_system, path, text_string(&text), text.length, &why)) {
        repl->failed = false;
        struct text harmless = {0};
        text_add_harmless(&harmless, path, strlen(path), SIZE_MAX);
        text_addf(&repl->out,
                  session_is_over(&repl->session) ? "Saved as %s; to look at it again, nimm replay "
                                                  : "Saved as %s; to play on from there, nimm resume ",
                  text_string(&harmless));
        if (*path == '-') text_add(&repl->out, "./");
        shell_word_add(&repl->out, text_string(&harmless));
        text_free(&harmless);
        text_add_char(&repl->out, '\n');
    } else {
        show_failure(repl, &why);
    }
    text_free(&text);
    text_free(&why);
}

/* Was the line cut because it is too long? What is left of it is not what was typed. */
static bool was_cut(struct repl *repl) {
    if (repl->terminal.line_length < TERMINAL_BUFFER) return false;
    repl_say(repl, "That is too long: a line has at most %d bytes.", TERMINAL_BUFFER - 1);
    return true;
}

void words_save(struct repl *repl, const char *rest) {
    if (was_cut(repl)) return;
    if (*rest == '\0') {
        repl_say(repl, "Type save and the name of a file, as save game.nimm.");
        return;
    }
    char *path = memory_copy(rest, strlen(rest) + 1); /* the line is needed for the answer to a question */
    if (may_write(repl, path)) save(repl, path);
    free(path);
}

/* --- comment --------------------------------------------------------------------------------- */

void words_comment(struct repl *repl, const char *rest) {
    struct text harmless = {0};
    if (was_cut(repl)) return;
    if (*rest == '\0') {
        repl_say(repl, "Type comment and what you want to be remembered here.");
        return;
    }
    text_add_harmless(&harmless, rest, strlen(rest), SIZE_MAX);
    if (comments_add(&repl->comments, PLACE_PLAY + repl->session.played, text_string(&harmless)))
        repl_say(repl, "Noted; save keeps it in the record.");
    else
        repl_say(repl, "Not noted: a record has at most %d comments.", RECORD_COMMENTS);
    text_free(&harmless);
}

/* --- review ---------------------------------------------------------------------------------- */

void words_review(struct repl *repl, const char *rest) {
    struct review review;
    const char *const names[] = {repl_name(repl, 0), repl_name(repl, 1)};
    struct style style = terminal_style(&repl->terminal);
    if (repl->session.played == 0 && !repl->session.resigned) {
        repl_say(repl, "No move has been made: there is nothing to look back at.");
        return;
    }
    terminal_print(&repl->out);
    terminal_flush();
    enum solve_status status = review_game(&review, &repl->session, repl->solver, 0);
    if (status == SOLVE_STOPPED) {
        terminal_take_interrupt();
        repl_say(repl, "The review was interrupted.");
        return;
    }
    show_review(&repl->session, &review, names, &style, &repl->out);
    review_free(&review);
}

/* --- resume ---------------------------------------------------------------------------------- */

/* The parameters in the repl's own memory, for further starts of the game; NULL where there are none. */
static void take_parameters(struct repl *repl, const void *start) {
    struct text parameters = {0};
    if (!repl->start.game->print_parameters) return;
    repl->start.game->print_parameters(start, &parameters);
    repl->own_name = memory_copy(text_string(&parameters), parameters.length + 1);
    repl->start.parameters = repl->own_name;
    text_free(&parameters);
}

void repl_take_record(struct repl *repl, struct record *record) {
    struct session *session = &record->session;
    repl->start.game = session->game;
    repl->start.first = session->first;
    repl->start.misere = session->misere;
    repl->own_start = memory_take(1, session->game->size);
    memcpy(repl->own_start, session_position_at(session, 0), session->game->size);
    repl->position = repl->own_start;
    take_parameters(repl, repl->own_start);
    for (unsigned seat = 0; seat < 2; seat++) {
        const struct record_player *player = &record->players[seat];
        repl->seats[seat].computer = player->computer;
        repl->seats[seat].level = player->computer ? player->level : PLAYER_PERFECT;
        repl->seats[seat].seated = true;
        strcpy(repl->seats[seat].name, player->name);
    }
    if (record->has_seed) repl->seed = record->seed;
    repl->session = record->session;
    repl->comments = record->comments;
    repl->resumed = true;
    *record = (struct record){0};
}
