/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "nimm/scan.h"
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

/* Nothing may be lost: is there no such file, or may it be overwritten? */
static bool may_write(struct repl *repl, const char *path) {
    struct text prompt = {0};
    if (!save_exists(path)) {
        if (errno == ENOENT || errno == ENOTDIR) return true;
        repl->failed = true;
        text_add(&repl->out, "Not saved: ");
        text_add_harmless(&repl->out, path, strlen(path), SIZE_MAX);
        repl_say(repl, ": what is there cannot be looked at (%s).", strerror(errno));
        return false;
    }
    text_add_harmless(&prompt, path, strlen(path), SIZE_MAX);
    if (!repl->terminal.in_is_terminal) {
        repl_say(repl, "Not saved: %s exists, and nobody is there to be asked.", terminal_string(&prompt));
        repl->failed = true;
        text_free(&prompt);
        return false;
    }
    text_add(&prompt, " exists: overwrite it (yes or no)? ");
    if (prompt.failed) terminal_out_of_memory();
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
        repl_say(repl, "Not saved: %s.", text_string(&why));
    } else if (text.failed) {
        terminal_out_of_memory();
    } else if (save_file(&save_system, path, text_string(&text), text.length, &why)) {
        repl->failed = false;
        struct text harmless = {0};
        text_add_harmless(&harmless, path, strlen(path), SIZE_MAX);
        text_addf(&repl->out,
                  session_is_over(&repl->session) ? "Saved as %s; to look at it again, nimm replay "
                                                  : "Saved as %s; to play on from there, nimm resume ",
                  terminal_string(&harmless));
        if (*path == '-') text_add(&repl->out, "./");
        shell_word_add(&repl->out, terminal_string(&harmless));
        text_free(&harmless);
        text_add_char(&repl->out, '\n');
    } else {
        repl->failed = true;
        struct text sentence = {0};
        text_addf(&sentence, "%s.", terminal_string(&why));
        sentence.data[0] = (char)toupper((unsigned char)sentence.data[0]);
        repl_show_wrong(repl, &sentence);
        text_free(&sentence);
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
    char *path = strdup(rest); /* the line is needed for the answer to a question */
    if (!path) terminal_out_of_memory();
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
    if (harmless.failed) terminal_out_of_memory();
    switch (comments_add(&repl->comments, PLACE_PLAY + repl->session.played, text_string(&harmless))) {
    case COMMENTS_ADDED:
        repl_say(repl, "Noted; save keeps it in the record.");
        break;
    case COMMENTS_FULL:
        repl_say(repl, "A record has at most %d comments.", RECORD_COMMENTS);
        break;
    case COMMENTS_NO_MEMORY:
        terminal_out_of_memory();
        break;
    }
    text_free(&harmless);
}

/* --- review ---------------------------------------------------------------------------------- */

void words_review(struct repl *repl, const char *rest) {
    (void)rest;
    struct review review;
    const char *const names[] = {repl_name(repl, 0), repl_name(repl, 1)};
    struct style style = terminal_style(&repl->terminal);
    if (repl->session.played == 0 && !repl->session.resigned) {
        repl_say(repl, "No move has been made: there is nothing to look back at.");
        return;
    }
    terminal_print(&repl->out);
    terminal_flush();
    switch (review_game(&review, &repl->session, repl->solver, 0)) {
    case SOLVE_OK:
        show_review(&repl->session, &review, names, &style, &repl->out);
        review_free(&review);
        break;
    case SOLVE_STOPPED:
        terminal_take_interrupt();
        repl_say(repl, "The review was interrupted.");
        break;
    default:
        terminal_out_of_memory();
    }
}

/* --- resume ---------------------------------------------------------------------------------- */

/* The parameters in the repl's own memory, for further starts of the game; NULL where there are none. */
static void take_parameters(struct repl *repl, const void *start) {
    struct text parameters = {0};
    if (!repl->start.game->print_parameters) return;
    repl->start.game->print_parameters(start, &parameters);
    repl->own_name = strdup(text_string(&parameters));
    if (!repl->own_name || parameters.failed) terminal_out_of_memory();
    repl->start.parameters = repl->own_name;
    text_free(&parameters);
}

void repl_take_record(struct repl *repl, struct record *record) {
    struct session *session = &record->session;
    repl->start.game = session->game;
    repl->start.first = session->first;
    repl->start.misere = session->misere;
    repl->own_start = malloc(session->game->size);
    if (!repl->own_start) terminal_out_of_memory();
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
