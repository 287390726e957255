/* SPDX-License-Identifier: MIT */
/* Writing records, and what writing and reading share. */
#include "nimm/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

/* The positions of a session take at most so many bytes. */
#define MOST_POSITION_BYTES ((size_t)128 << 20)

size_t record_most_moves(const struct game *game) {
    size_t most = MOST_POSITION_BYTES / game->size;
    return most < RECORD_MOVES ? most : RECORD_MOVES;
}

void record_free(struct record *record) {
    session_end(&record->session);
    comments_free(&record->comments);
    *record = (struct record){0};
}

/* --- comments -------------------------------------------------------------------------------- */

bool comments_add(struct comments *comments, size_t place, const char *text) {
    if (comments->n == RECORD_COMMENTS) return false;
    if (comments->n == comments->capacity) {
        comments->capacity = comments->capacity ? comments->capacity * 2 : 8;
        comments->list = memory_resize(comments->list, comments->capacity, sizeof *comments->list);
    }
    size_t at = comments->n++;
    /* The head's lines may be read in any order. */
    for (; place >= PLACE_PLAY && at > 0 && comments->list[at - 1].place > place; at--)
        comments->list[at] = comments->list[at - 1];
    comments->list[at] = (struct comment){place, memory_copy(text, strlen(text) + 1)};
    return true;
}

/* Does this comment speak of a move that was made after so many others? */
static bool is_later(const struct comment *comment, size_t played) {
    return comment->place > PLACE_PLAY + played && comment->place != PLACE_END;
}

void comments_forget(struct comments *comments, size_t played) {
    size_t kept = 0;
    for (size_t i = 0; i < comments->n; i++)
        if (is_later(&comments->list[i], played))
            free(comments->list[i].text);
        else
            comments->list[kept++] = comments->list[i];
    comments->n = kept;
}

void comments_free(struct comments *comments) {
    for (size_t i = 0; i < comments->n; i++) free(comments->list[i].text);
    free(comments->list);
    *comments = (struct comments){0};
}

/* --- writing --------------------------------------------------------------------------------- */

static void add_comment(const struct comment *comment, struct text *text) {
    text_addf(text, "#%s%s\n", *comment->text ? " " : "", comment->text);
}

/* The comments before a line of the head. */
static void add_head_comments(const struct comments *comments, size_t place, struct text *text) {
    for (size_t i = 0; i < comments->n && comments->list[i].place < PLACE_PLAY; i++)
        if (comments->list[i].place == place) add_comment(&comments->list[i], text);
}

static void add_player(const struct record *record, unsigned seat, struct text *text) {
    const struct record_player *player = &record->players[seat];
    text_addf(text, "player %u: ", seat + 1);
    if (player->computer)
        text_addf(text, "computer %u ", player->level);
    else
        text_add(text, "human ");
    text_addf(text, "%s\n", player->name);
}

static void add_head_line(const struct record *record, size_t place, struct text *text) {
    const struct session *session = &record->session;
    const void *start = session_position_at(session, 0);
    switch (place) {
    case PLACE_VERSION:
        text_add(text, "nimm-record: 1\n");
        break;
    case PLACE_GAME:
        text_add(text, "game: ");
        game_print_name(session->game, start, text);
        text_add_char(text, '\n');
        break;
    case PLACE_POSITION:
        text_add(text, "position: ");
        session->game->print(start, text);
        text_add_char(text, '\n');
        break;
    case PLACE_PLAYER_1:
    case PLACE_PLAYER_2:
        add_player(record, place == PLACE_PLAYER_2, text);
        break;
    case PLACE_FIRST:
        text_addf(text, "first: %u\n", session->first + 1);
        break;
    case PLACE_MISERE:
        text_addf(text, "misere: %s\n", session->misere ? "yes" : "no");
        break;
    case PLACE_SEED:
        if (record->has_seed) text_addf(text, "seed: %" PRIu64 "\n", record->seed);
        break;
    default: /* PLACE_MOVES */
        text_add(text, "moves:\n");
        break;
    }
}

static void add_result(const struct session *session, struct text *text) {
    text_add(text, "result: ");
    if (!session_is_over(session)) {
        text_add(text, "unfinished\n");
        return;
    }
    if (session_is_drawn(session)) {
        text_add(text, "draw\n");
        return;
    }
    unsigned winner = session_winner(session);
    text_addf(text, "player %u", winner + 1);
    if (session->resigned) text_addf(text, ", player %u resigned", !winner + 1);
    text_add_char(text, '\n');
}

/* The moves, and the comments that follow the head. */
static void add_play(const struct record *record, struct text *text) {
    const struct session *session = &record->session;
    const struct comment *comment = record->comments.list;
    const struct comment *end = comment ? comment + record->comments.n : NULL;
    while (comment < end && comment->place < PLACE_PLAY) comment++;
    for (size_t i = 0;; i++) {
        for (; comment < end && comment->place == PLACE_PLAY + i; comment++) add_comment(comment, text);
        if (i == session->played) break;
        text_addf(text, "%zu. ", i + 1);
        session->game->print_move(session_position_at(session, i), &session->moves[i], text);
        text_add_char(text, '\n');
    }
    add_result(session, text);
    for (; comment < end; comment++)
        if (comment->place == PLACE_END) add_comment(comment, text);
}

bool record_print(const struct record *record, struct text *text, struct text *why) {
    size_t most = record_most_moves(record->session.game);
    if (record->session.played > most) {
        text_addf(why, "a record of this game has at most %zu moves", most);
        return false;
    }
    size_t start = text->length;
    for (size_t place = 0; place < PLACE_PLAY; place++) {
        add_head_comments(&record->comments, place, text);
        add_head_line(record, place, text);
    }
    add_play(record, text);
    if (text->length - start <= RECORD_BYTES) return true;
    text_addf(why, "a record has at most %zu bytes", RECORD_BYTES);
    return false;
}
