/* SPDX-License-Identifier: MIT */
/* Points with letters for names, and segments between them: what the planar games share in text and
 * pictures.
 *
 * Move: part = the first point, where = the second, part < where. */
#ifndef GAMES_POINTS_H
#define GAMES_POINTS_H

#include "core/plane.h"
#include "core/scan.h"
#include "games/game.h"

/* What a position begins with: the points, and the segments drawn between them. */
struct points {
    struct plane plane;
    struct plane_graph drawn;
};

/* The name of point i: A to Z, then a to z. */
char points_letter(uint64_t i);

/* "A to G", or "A". n >= 1. */
void points_say_range(uint64_t n, struct text *text);

/* "A-B": a segment in a sentence. */
void points_say_pair(uint64_t a, uint64_t b, struct text *text);

/* "A B C": a set of points, bit i for point i. A triangle is such a set, of its corners. */
void points_add_letters(uint64_t points, const char *between, struct text *text);

/* As `warn` of a game: the triangle with two sides drawn that a move left, 0 if it left none. */
bool points_warn(const struct points *after, uint64_t triangle, struct text *text);

/* The text up to the next slash or the end, to which *at moves. */
struct token points_section(const char **at);

/* Cuts the next token off a section; spaces and commas separate tokens. Length 0: there is none. */
struct token points_token(struct token *section);

/* "0,0 5,1 2,7", up to the slash. No two points in one place. Whoever writes one number alone is
 * told what else it may be meant for: "convex:", "points around a circle". */
bool points_parse(struct token section, const char *name, const char *what, struct plane *plane,
                  struct text *why);
void points_print(const struct plane *plane, struct text *text);

/* True if the section is one token that begins with the name, such as "convex:7" with "convex:".
 * Then *count is the number, or 0 with the reason in *why when it is not from 1 to `most`. */
bool points_parse_named(struct token section, const char *name, uint64_t most, const char *what,
                        uint64_t *count, struct text *why);

/* True if no two segments cross; else *why names two. `what` is what they are called:
 * "segments". */
bool points_check_crossings(const struct plane *plane, const struct plane_graph *graph,
                            const char *what, struct text *why);

/* A token of `count` different letters, such as "AB", as a set. `what` is what it should name. */
bool points_parse_letters(const struct plane *plane, struct token token, unsigned count,
                          const char *what, uint64_t *points, struct text *why);

/* Reads "/AC,DF", each pair once, or nothing, up to the end of the text; no segment is drawn yet.
 * `form` says how a position is written. */
bool points_parse_drawn(struct points *points, const char *at, const char *form, struct text *why);

/* "AC,DF" after `before`; nothing where none is drawn. */
void points_print_drawn(const struct points *points, const char *before, struct text *text);

/* Callbacks of a game: one prints "AC,DF" or "the start", one says "A-C and D-F", one draws the
 * segment of a move. */
void points_print_state(const void *position, struct text *text);
void points_say_state(const void *position, struct text *text);
void points_play(void *position, enum player mover, const struct move *move);

/* Callbacks, too: a move is read as "AB" or, as in sentences, "A-B", and printed as "AB". The
 * position begins with its plane. A point alone is a move that is never legal, with where = n, and
 * so are three points, with part = n. */
bool points_parse_move(const void *position, enum player mover, const char *string,
                       struct move *move);
void points_print_move(const void *position, const struct move *move, struct text *text);

/* True if the move is two different points in ascending order and the game is not over; else *why
 * says what to type, with a point alone the moves that it has. */
bool points_check_move(const struct game *game, const void *position, const struct move *move,
                       struct text *why);

/* Adds the picture: letters at the points, thin segments and heavy ones. Not for the plain style.
 */
void points_draw(const struct plane *plane, const struct plane_graph *thin,
                 const struct plane_graph *heavy, struct canvas *canvas);

/* The segments that were drawn since the last board; none in the plain style. */
struct plane_graph points_new(const struct points *points, const struct style *style);

/* In text alone, adds "Green: A-B, C-D", wrapped, with an arrow after those that are new, or
 * "Green: none yet"; a sentence in the plain style. */
void points_list_pairs(const char *title, const struct plane_graph *graph,
                       const struct plane_graph *new, const struct style *style,
                       struct canvas *canvas);

/* "A is at 0, 0.", a line each, after what the numbers mean; if the style is brief, "Points A to
 * D." */
void points_say_places(const struct plane *plane, const struct style *style, struct text *text);

/* As `part` of a game: lays down a full row of `game`, which is Kayles or Dawson's Kayles, with a
 * pin for each member of the set. */
const struct game *points_part_row(const struct game *game, uint64_t things, void *alone);

#endif
