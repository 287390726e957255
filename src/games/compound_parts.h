/* SPDX-License-Identifier: MIT */
/* A position of the compound: positions of several games side by side, and their notation. */
#ifndef GAMES_COMPOUND_PARTS_H
#define GAMES_COMPOUND_PARTS_H

#include "nimm/game.h"

enum { COMPOUND_PARTS = 8, COMPOUND_BYTES = 12 * 1024 };

/* The first `n` parts are there; behind the last one all bytes are 0. */
struct compound {
    uint8_t n;
    uint8_t game[COMPOUND_PARTS];   /* where it stands in game_list */
    uint16_t start[COMPOUND_PARTS]; /* where the part's position starts in `bytes` */
    _Alignas(uint64_t) unsigned char bytes[COMPOUND_BYTES];
};

/* Room to work in, for a copy of any one part's position. */
struct compound_room {
    _Alignas(uint64_t) unsigned char bytes[COMPOUND_BYTES];
};

extern const struct game game_compound;

const struct game *compound_game(const struct compound *compound, size_t i);
const void *compound_position(const struct compound *compound, size_t i);
void *compound_place(struct compound *compound, size_t i);

/* Adds a part of that game, all bytes 0, to be filled in through the address it returns; there are fewer than
 * COMPOUND_PARTS yet. NULL: there is no room for it. */
void *compound_add(struct compound *compound, const struct game *game);

/* Takes the last part away. */
void compound_drop(struct compound *compound);

/* Do the game's rules allow sums: the same moves for both players, and an end? */
bool compound_admits_game(const struct game *game);

/* Is the part's position one that must come to an end, so that it can be added? If not, *why says so. */
bool compound_admits_position(const struct game *game, const void *position, struct text *why);

/* "nim=3,4+octal:0.77=7,3"; blanks beside + and = do not matter. False: *why names the part and what is
 * wrong with it. */
bool compound_parse(const char *string, struct compound *compound, struct text *why);
void compound_print(const struct compound *compound, struct text *text);

/* Can every part be started from? As struct game's `startable`. */
bool compound_startable(const struct compound *compound, struct text *why);

/* Each part's canonical form, and parts of one game, which may change places, in order. */
void compound_canonical(struct compound *compound);

/* The part after a move in it, in `room`. `move` as the compound takes it. */
const void *compound_play_part(const struct compound *compound, unsigned mover, const struct move *move,
                               struct compound_room *room);

/* The move as the part's own game knows it. */
struct move compound_inner_move(const struct move *move);

/* Has some part been won, and with it the compound? */
bool compound_is_decided(const struct compound *compound);

/* Can some part be won by one move? */
bool compound_can_decide(const struct compound *compound, unsigned mover);

/* One value a part, the nim-sum of its piles. SOLVE_NO_ANSWER: a part can be won by one move. */
enum solve_status compound_values(struct solver *solver, const struct compound *compound,
                                  uint64_t values[COMPOUND_PARTS]);

/* Every move to a compound of that value, or, where a part can be won by one move and the value is 0,
 * every move that does so; as struct game's `winning`. */
enum solve_status compound_winning(struct solver *solver, const struct compound *compound, unsigned mover,
                                   uint64_t value, struct move_list *list);

/* A random start, as struct game's `random`: parts are positions, amount is passed on to their games. */
bool compound_random(const struct shape *shape, struct random *random, struct compound *compound,
                     struct text *why);

#endif
