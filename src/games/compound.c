/* SPDX-License-Identifier: MIT */
/* The sum of games: positions of several games side by side are played as one; a move is a move in
 * one part.
 *
 * Every impartial position is worth a Nim pile, its Grundy value, and a sum is worth the nim-sum of
 * its parts' values (Sprague 1935, Grundy 1939). So any games can be added, each known by its value
 * alone. Under misere play the values need not decide, and the whole is searched. Where a part can
 * be won at once, that wins the whole; such a part makes the sum a game without a value.
 *
 * Move: component = the part, which that part's game passes over; all else is the move as it knows
 * it. Moves come part by part. */
#include <inttypes.h>
#include <string.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/solver.h"
#include "core/text.h"
#include "games/canvas.h"
#include "games/game.h"
#include "games/solve.h"

enum { MOST_PARTS = 8, MOST_BYTES = 12 * 1024 };

/* The first `n` parts are there; after the last one all bytes are 0. */
struct compound {
    uint16_t start[MOST_PARTS]; /* where the part's position starts in `bytes` */
    uint8_t game[MOST_PARTS];   /* where it stands in game_list */
    uint8_t n, unused[7];
    _Alignas(uint64_t) unsigned char bytes[MOST_BYTES];
};

extern const struct game game_compound;

static const struct game *game_at(const struct compound *compound, size_t i) {
    return game_list[compound->game[i]];
}

static const void *part_at(const struct compound *compound, size_t i) {
    return compound->bytes + compound->start[i];
}

/* Returns part i, to be changed. */
static void *place_of(struct compound *compound, size_t i) {
    return compound->bytes + compound->start[i];
}

/* Adds a part of that game to fewer than MOST_PARTS, all bytes 0, to be filled in through the
 * address it returns. Returns NULL if there is no room for it. */
static void *add_part(struct compound *compound, const struct game *game) {
    size_t start = 0, last = compound->n - 1U, unit = sizeof(uint64_t);
    if (compound->n > 0)
        start = compound->start[last] + (game_at(compound, last)->size + unit - 1) / unit * unit;
    if (game->size > MOST_BYTES - start) return NULL;
    compound->game[compound->n] = (uint8_t)game_index(game);
    compound->start[compound->n] = (uint16_t)start;
    return place_of(compound, compound->n++);
}

/* True if a part has been won, and with it the compound. */
static bool is_decided(const void *position) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        if (game->decided && game->decided(part_at(compound, i))) return true;
    }
    return false;
}

/* True if the game can be part of a sum: both players have the same moves. */
static bool admits_game(const struct game *game) {
    return game != &game_compound && !game->partisan;
}

/* True if play must come to an end. In a game that can go on forever, positions without a value
 * need not; the theory adds those too (C. A. B. Smith, "Graphs and composite games", 1966), but
 * nimm does not. */
static bool admits_position(const struct game *game, const void *position, struct text *why) {
    if (!game->cyclic) return true;
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    struct piles piles;
    enum nimm_status status = search_piles(solver, game, position, &piles);
    nimm_solver_free(solver);
    if (status == NIMM_NO_ANSWER)
        text_add(why, "this can go on forever, and nimm adds only parts that must come to an end");
    return status == NIMM_OK;
}

/* --- positions as text ----------------------------------------------------------------------- */

/* Drops spaces at both ends, in place. */
static char *trim(char *string) {
    const struct token trimmed = token_trim(token_of(string));
    string += trimmed.start - string;
    string[trimmed.length] = '\0';
    return string;
}

/* "nim=3,4", which may be changed. */
static bool parse_part(char *string, struct compound *compound, struct text *why) {
    const size_t number = compound->n + 1U, before = text_length(why);
    char *name = trim(string), *position = strchr(name, '=');
    const char *parameters;
    text_addf(why, "part %zu: ", number);
    if (!position) {
        if (*name) token_refuse(token_of(name), why, " is not a part: ");
        return text_refuse(why, "write GAME=POSITION, such as kayles=iiii, with + between parts");
    }
    *position++ = '\0';
    const struct game *game = game_named(trim(name), &parameters, why);
    if (!game) return false;
    if (game == &game_compound)
        return text_refuse(
            why, "a compound cannot be part of a compound: join its parts to the others by +");
    if (!admits_game(game))
        return text_refuse(why, "%s cannot be part of a sum: its players have different moves",
                           game->id);
    text_cut(why, before);
    text_addf(why, "part %zu (%s): ", number, game->id);
    void *place = add_part(compound, game);
    if (!place)
        return text_refuse(why,
                           "no room is left for it: use fewer parts, or parts of simpler games");
    bool parsed = game_parse(game, parameters, trim(position), place, why) &&
                  admits_position(game, place, why);
    if (parsed) text_cut(why, before);
    return parsed;
}

static bool parse(const char *string, void *position, struct text *why) {
    struct compound *compound = position;
    struct text part = {0};
    bool parsed = true;
    memset(compound, 0, sizeof *compound);
    do {
        const size_t length = strcspn(string, "+");
        text_clear(&part);
        text_add_bytes(&part, string, length);
        if (compound->n == MOST_PARTS)
            parsed = text_refuse(why, "too many parts: at most %d can be added", MOST_PARTS);
        else
            parsed = parse_part(part.data, compound, why);
        string += length;
    } while (parsed && *string++ == '+');
    text_free(&part);
    return parsed;
}

static void print(const void *position, struct text *text) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        if (i > 0) text_add_char(text, '+');
        game_print_name(game, part_at(compound, i), text);
        text_add_char(text, '=');
        game->print(part_at(compound, i), text);
    }
}

/* True if a game may start in every part. */
static bool startable(const void *position, struct text *why) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        const size_t before = text_length(why);
        text_addf(why, "part %zu (%s): ", i + 1, game->id);
        if (game->startable && !game->startable(part_at(compound, i), why)) return false;
        text_cut(why, before);
    }
    return true;
}

/* --- random starts --------------------------------------------------------------------------- */

/* True if it has a part of the same things: stones, pins, columns. */
static bool has_same_things(const struct compound *compound, const struct game *game) {
    for (size_t i = 0; i < compound->n; i++)
        if (strcmp(game->amount.what, game_at(compound, i)->amount.what) == 0) return true;
    return false;
}

/* What of the range the game allows; high < low: nothing. */
static struct range allowed_part(struct range range, const struct measure *measure) {
    if (range.low < measure->allowed.low) range.low = measure->allowed.low;
    if (range.high > measure->allowed.high) range.high = measure->allowed.high;
    return range;
}

/* Adds a random position of the game, where it has one of that amount that can be played. */
static void add_random_part(const struct game *game, struct range amount, struct random *random,
                            struct compound *compound) {
    const struct shape shape = {allowed_part((struct range){1, 2}, &game->parts),
                                allowed_part(amount, &game->amount)};
    struct compound with = *compound;
    if (shape.parts.low > shape.parts.high || shape.amount.low > shape.amount.high) return;
    void *place = add_part(&with, game);
    if (place && game_set(game, NULL, place, NULL) &&
        game_random(game, &shape, random, place, NULL) && !game_is_over(game, place, PLAYER_1) &&
        (!game->startable || game->startable(place, NULL)))
        *compound = with;
}

/* Parts of different games, where enough of them have that size. They are small, and so are their
 * values. */
static bool random_start(const struct shape *shape, struct random *random, void *position,
                         struct text *why) {
    enum { TRIES = 600 };
    struct compound *compound = position;
    memset(compound, 0, sizeof *compound);
    uint64_t n = random_between(random, shape->parts.low, shape->parts.high);
    /* Games listed after this one are not drawn: a new game leaves the starts of a seed as they
     * are. */
    size_t last = game_index(&game_compound);
    for (unsigned tries = 0; compound->n < n && tries < TRIES; tries++) {
        const struct game *game = game_list[random_between(random, 0, last)];
        /* A game without an amount has no small start that is worth playing. */
        if (!admits_game(game) || !game->amount.what) continue;
        if (tries >= TRIES / 2 || !has_same_things(compound, game))
            add_random_part(game, shape->amount, random, compound);
    }
    if (compound->n == n) return true;
    return text_refuse(why,
                       "no game has a starting position of that size: choose a smaller amount");
}

/* --- moves ----------------------------------------------------------------------------------- */

static bool is_open(const struct compound *compound, size_t i, enum player mover) {
    return !game_is_over(game_at(compound, i), part_at(compound, i), mover);
}

/* The part's next move, as the compound knows it. */
static bool next_move(const struct compound *compound, size_t i, enum player mover,
                      struct moves *moves) {
    bool found = game_at(compound, i)->moves(part_at(compound, i), mover, moves);
    moves->move.component = (uint16_t)i;
    return found;
}

/* The part's iterator keeps its state in ours, and starts anew with each part. */
static bool moves(const void *position, enum player mover, struct moves *moves) {
    const struct compound *compound = position;
    size_t i = moves->move.component;
    if (is_decided(compound)) return false;
    for (; i < compound->n; *moves = (struct moves){0}, i++)
        if (next_move(compound, i, mover, moves)) return true;
    moves->move.component = (uint16_t)i;
    return false;
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    const struct compound *compound = position;
    size_t i = move->component;
    text_addf(text, "%zu ", i + 1);
    game_at(compound, i)->print_move(part_at(compound, i), move, text);
}

/* Not a kind of move of any game: what was typed for a part could not be read. Where `amount` is 1,
 * it has a noun that the part does not have: `where` says which one of the game `part`. */
enum { UNREAD = UINT16_MAX };

/* A noun for what positions of a game are made of: "pins" of "pins for each row", or "rows". Empty
 * where there is none, as in "for each number". */
static struct token noun_of(const struct game *game, unsigned which) {
    const char *what = which == 0 ? game->amount.what : game->parts.what;
    const struct token noun = what ? scan_token(&what, "") : (struct token){0};
    const bool is_plural = noun.length > 0 && noun.start[noun.length - 1] == 's';
    return is_plural ? noun : (struct token){0};
}

/* True if the word is this noun, or its singular. */
static bool is_noun(struct token word, struct token noun) {
    if (word.length + 1 == noun.length && word.length > 0) noun.length--;
    return word.length > 0 && token_same(word, noun);
}

/* Returns a move of part i that is to be refused, as the line cannot be read as one. */
static struct move unread(const struct compound *compound, size_t i, const char *line) {
    const struct game *own = game_at(compound, i);
    struct move move = {.component = (uint16_t)i, .kind = UNREAD};
    for (struct token word; (word = scan_token(&line, ",:")).length > 0;) {
        if (is_noun(word, noun_of(own, 0)) || is_noun(word, noun_of(own, 1))) continue;
        for (uint32_t other = 0; other < game_count; other++)
            for (unsigned which = 0; which < 2; which++)
                if (is_noun(word, noun_of(game_list[other], which))) {
                    move.part = other;
                    move.where = which;
                    move.amount = 1;
                }
    }
    return move;
}

/* Refuses a move in part i, "Part 3, Kayles: There is no pin 9, only pins 1 to 7. Type 3, then one
 * or two pin numbers, such as 3 1.", or what could not be read as one (UNREAD). */
static bool refuse_in_part(const struct compound *compound, size_t i, enum player mover,
                           const struct move *move, struct text *why) {
    const struct game *game = game_at(compound, i);
    const void *part = part_at(compound, i);
    struct moves moves = {0};
    struct text refusal = {0}, advice = {0};
    if (!why) return false;
    if (move->kind != UNREAD) {
        game->check(part, mover, move, &refusal);
    } else if (move->amount > 0) {
        const struct token noun = noun_of(game_list[move->part], (unsigned)move->where);
        text_addf(&refusal, "It has no %.*s.", (int)noun.length, noun.start);
    }
    /* How the part alone writes its moves is no help here. */
    game_refuse_move(game, part, mover, "", &advice);
    const char *const found = strstr(text_string(&refusal), text_string(&advice));
    if (found) text_cut(&refusal, (size_t)(found - refusal.data));
    const char *const proposed = strstr(text_string(&refusal), " Did you mean ");
    if (proposed) text_cut(&refusal, (size_t)(proposed - refusal.data));
    const char *const typed = strstr(text_string(&refusal), ": type ");
    if (typed) {
        text_cut(&refusal, (size_t)(typed - refusal.data));
        text_add_char(&refusal, '.');
    }
    text_addf(why, "Part %zu, ", i + 1);
    game_add_title(game, part, why);
    text_addf(why, ": %s", text_string(&refusal));
    if (refusal.length > 0 && !found) text_add_char(why, ' ');
    text_addf(why, "Type %zu, then %s, such as ", i + 1, game_move_prompt(game, part));
    next_move(compound, i, mover, &moves);
    print_move(compound, &moves.move, why);
    text_free(&refusal);
    text_free(&advice);
    return text_refuse(why, ".");
}

static bool check(const void *position, enum player mover, const struct move *move,
                  struct text *why) {
    const struct compound *compound = position;
    size_t i = move->component;
    if (i >= compound->n || is_decided(compound) || !is_open(compound, i, mover)) {
        if (i >= compound->n)
            game_add_missing("part", move->part, compound->n, why);
        else
            text_addf(why, "Part %zu has no move left. ", i + 1);
        return game_refuse_move(&game_compound, compound, mover, "", why);
    }
    const bool is_good = move->kind != UNREAD &&
                         game_at(compound, i)->check(part_at(compound, i), mover, move, NULL);
    return is_good || refuse_in_part(compound, i, mover, move, why);
}

static void play(void *position, enum player mover, const struct move *move) {
    struct compound *compound = position;
    game_at(compound, move->component)->play(place_of(compound, move->component), mover, move);
}

/* Reads a move of the part. In a part that is a single pile a number alone is the stones, as in
 * that game by itself. */
static bool parse_in_part(const struct game *game, const void *part, enum player mover,
                          const char *string, struct move *move) {
    struct text whole = {0};
    const struct token amount = token_of(string);
    uint64_t stones;
    const bool is_amount =
        token_number(amount, &stones) == TOKEN_NUMBER && game_has_single_pile(game, part);
    if (is_amount) text_addf(&whole, "1 %" PRIu64, stones);
    const bool is_move = game->parse_move(part, mover, is_amount ? whole.data : string, move);
    text_free(&whole);
    return is_move;
}

static bool parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    const struct compound *compound = position;
    uint64_t number = UINT64_MAX;
    struct token token = scan_token(&string, ",:");
    if (token_number(token, &number) == TOKEN_NOT_A_NUMBER) return false;
    size_t i = (size_t)number - 1;
    bool exists = number >= 1 && number <= compound->n;
    *move = (struct move){.component = exists ? (uint16_t)i : UINT16_MAX};
    if (!exists) move->part = number < UINT32_MAX ? (uint32_t)number - 1 : UINT32_MAX - 1;
    if (!exists || !is_open(compound, i, mover))
        return true; /* to be refused as such, whatever follows */
    string += strspn(string, " \t\r\n\v\f,:");
    if (!parse_in_part(game_at(compound, i), part_at(compound, i), mover, string, move))
        *move = unread(compound, i, string);
    move->component = (uint16_t)i;
    return true;
}

/* Returns what follows the name of part i, "kayles" or "part 2", perhaps with "in" or "of" before
 * it, and at the end of a line "the"; NULL if the line does not begin with it. */
static const char *after_name(const struct compound *compound, size_t i, const char *line) {
    static const char separators[] = ",:";
    struct token word = scan_token(&line, separators);
    uint64_t number;
    if (token_is_any(word, "in of")) word = scan_token(&line, separators);
    const bool has_article = token_is(word, "the");
    if (has_article) word = scan_token(&line, separators);
    if (has_article && *scan_spaces(line) != '\0') return NULL; /* "the nim pile" */
    if (token_is(word, game_at(compound, i)->id)) return line;
    const bool is_part = token_is(word, "part");
    if (is_part) word = scan_token(&line, separators);
    return is_part && token_number_in(word, i + 1, i + 1, &number) ? line : NULL;
}

/* Adds the line without the name of part i. Returns false if it does not name it. */
static bool drop_name(const struct compound *compound, size_t i, const char *string,
                      struct text *line) {
    bool is_named = false;
    while (*scan_spaces(string) != '\0') {
        const char *const after = after_name(compound, i, string);
        is_named |= after != NULL;
        if (after) {
            string = after;
            continue;
        }
        const struct token word = scan_token(&string, ",:");
        text_addf(line, " %.*s", (int)word.length, word.start);
    }
    return is_named;
}

/* Reads a move of just one part, in the words of its game. Returns false if no part or several have
 * such a move. */
static bool parse_words_of(const struct compound *compound, enum player mover, const char *string,
                           bool is_legal, struct move *move) {
    size_t found = 0, found_named = 0;
    for (size_t i = 0; i < compound->n; i++) {
        struct text line = {0};
        struct move own;
        const struct game *game = game_at(compound, i);
        const bool is_named = drop_name(compound, i, string, &line);
        const bool is_wanted = found_named == 0 || is_named;
        const void *part = part_at(compound, i);
        const bool is_read = is_open(compound, i, mover) && is_wanted &&
                             game_parse_move(game, part, mover, text_string(&line), &own, NULL) &&
                             (!is_legal || game->check(part, mover, &own, NULL));
        if (is_read) {
            found++;
            found_named += is_named;
            *move = own;
            move->component = (uint16_t)i;
        }
        text_free(&line);
    }
    return found == 1 || found_named == 1;
}

static bool has_number(const char *line) {
    uint64_t number;
    for (struct token word; (word = scan_token(&line, ",:")).length > 0;)
        if (token_number(word, &number) == TOKEN_NUMBER || token_number_word(word, &number))
            return true;
    return false;
}

/* Reads, to be refused, what is no move of the only part that it names, "take 1 from nim" where
 * that has two piles. A line that begins with the name of a game asks for that game. */
static bool parse_unread(const struct compound *compound, const char *string, struct move *move) {
    size_t found = 0;
    for (size_t i = 0; i < compound->n; i++) {
        struct text rest = {0};
        const char *at = string;
        const bool begins = token_is(scan_token(&at, ","), game_at(compound, i)->id);
        if (!begins && drop_name(compound, i, string, &rest)) {
            *move = unread(compound, i, string);
            found++;
        }
        text_free(&rest);
    }
    return found == 1;
}

/* Reads "hit pin 2", where only one part has pins, "3 from the nim pile" or "the middle pin in part
 * 2"; and, to be refused, "hit pin 9". */
static bool parse_words(const void *position, enum player mover, const char *string,
                        struct move *move) {
    const bool has_digit = string[strcspn(string, "0123456789")] != '\0';
    return parse_words_of(position, mover, string, true, move) ||
           (has_digit && parse_words_of(position, mover, string, false, move)) ||
           (has_number(string) && parse_unread(position, string, move));
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct compound *compound = position;
    size_t i = move->component;
    game_at(compound, i)->say_move(part_at(compound, i), move, text);
    text_addf(text, " in part %zu", i + 1);
}

static void draw(const void *position, const struct style *style, struct canvas *canvas) {
    const struct compound *compound = position;
    struct text *text = &canvas->words;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        const void *part = part_at(compound, i);
        size_t from = text->length;
        text_addf(text, "Part %zu, ", i + 1);
        game_add_short_title(game, part, text);
        text_add_char(text, ':');
        text_wrap(text, from, canvas_fold_width(style), 0);
        struct style own = *style;
        own.is_told = false;
        if (own.before) own.before = part_at(style->before, i);
        if (own.start) own.start = part_at(style->start, i);
        canvas_add_board(canvas, game, part, &own);
    }
}

/* True if an earlier part is of the same game with the same parameters. */
static bool is_of_earlier_game(const struct compound *compound, size_t i) {
    const struct game *game = game_at(compound, i);
    struct text title = {0}, earlier = {0};
    bool found = false;
    game_add_title(game, part_at(compound, i), &title);
    for (size_t k = 0; k < i && !found; k++) {
        text_clear(&earlier);
        game_add_title(game_at(compound, k), part_at(compound, k), &earlier);
        found = strcmp(title.data, earlier.data) == 0;
    }
    text_free(&title);
    text_free(&earlier);
    return found;
}

/* The rules of each game that a part is of, once, each on a line of its own. */
static void say_rules(const void *position, struct text *text) {
    const struct compound *compound = position;
    text_add(text, game_compound.move_rule);
    if (compound->n == 0)
        text_add(text, " If a part can be won at once, that win ends the whole game.");
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        if (is_of_earlier_game(compound, i)) continue;
        text_add_char(text, '\n');
        game_add_title(game, part_at(compound, i), text);
        text_add(text, ": ");
        if (game->say_rule)
            game->say_rule(part_at(compound, i), text);
        else
            text_add(text, game->move_rule);
        if (game->decided)
            text_addf(text, " Whoever %s makes the last move of the whole game.", game->goal);
        if (game->rules) text_addf(text, " %s", game->rules);
    }
    if (compound->n > 0) text_add_char(text, '\n');
}

/* "2,1 + 3": each part as a map writes it, without the name of its game. */
static void print_state(const void *position, struct text *text) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        text_add(text, i > 0 ? " + " : "");
        (game->print_state ? game->print_state : game->print)(part_at(compound, i), text);
    }
}

static void say(const void *position, struct text *text) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        text_add_between(text, i, compound->n, " and ");
        game_print_name(game_at(compound, i), part_at(compound, i), text);
        text_add_char(text, ' ');
        game_print(game_at(compound, i), part_at(compound, i), true, text);
    }
}

static void canonical(void *position) {
    struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++)
        if (game_at(compound, i)->canonical) game_at(compound, i)->canonical(place_of(compound, i));
}

/* --- values and winners ---------------------------------------------------------------------- */

/* The moves that win a part, and with it the compound. */
static void add_deciding_moves(const struct compound *compound, enum player mover,
                               struct move_list *list) {
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = game_at(compound, i);
        struct moves moves = {0};
        while (game->decided && next_move(compound, i, mover, &moves)) {
            struct compound after = *compound;
            play(&after, mover, &moves.move);
            if (game->decided(part_at(&after, i))) game_move_list_add(list, &moves.move);
        }
    }
}

/* One pile a part: what the part is worth, however many piles it consists of. */
static enum nimm_status piles(struct nimm_solver *solver, const void *position,
                              struct piles *piles) {
    const struct compound *compound = position;
    enum nimm_status status = NIMM_OK;
    struct move_list deciding = {0};
    piles->n = 0;
    if (is_decided(compound)) return NIMM_OK;
    add_deciding_moves(compound, 0, &deciding);
    if (deciding.total > 0) return NIMM_NO_ANSWER;
    for (size_t i = 0; i < compound->n && status == NIMM_OK; i++) {
        struct piles own;
        status = search_piles(solver, game_at(compound, i), part_at(compound, i), &own);
        if (status == NIMM_OK) piles->value[piles->n++] = nimm_sum(own.value, own.n);
    }
    return status;
}

/* The moves of the part that leave it with this value. */
static enum nimm_status add_moves_to(struct nimm_solver *solver, const struct compound *compound,
                                     size_t i, enum player mover, uint64_t value,
                                     struct move_list *list) {
    const struct question question = {
        .game = game_at(compound, i), .position = part_at(compound, i), .mover = mover};
    struct move_list own = {.limit = list->limit - list->n};
    if (own.limit > 0) own.moves = list->moves + list->n;
    enum nimm_status status = solve_moves_to(solver, &question, value, &own);
    for (size_t k = 0; k < own.n; k++) own.moves[k].component = (uint16_t)i;
    list->n += own.n;
    nim_count_add(&list->total, own.total);
    return status;
}

/* Where a part can be won by one move and the value wanted is 0, the moves that win it. */
static enum nimm_status winning(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list) {
    const struct compound *compound = position;
    struct piles parts;
    enum nimm_status status = piles(solver, compound, &parts);
    if (status == NIMM_NO_ANSWER && value == 0) {
        add_deciding_moves(compound, mover, list);
        return NIMM_OK;
    }
    if (status != NIMM_OK) return status;
    uint64_t others = nimm_sum(parts.value, parts.n) ^ value;
    for (size_t i = 0; i < parts.n && status == NIMM_OK; i++)
        status = add_moves_to(solver, compound, i, mover, others ^ parts.value[i], list);
    return status;
}

/* A part is called by the title of its game, without "Game" where that makes it too long for a grid
 * in a narrow window, or else by the name of the game. */
static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    enum { MOST = 26 };
    static const char ending[] = " Game";
    const struct compound *compound = position;
    const struct game *game = game_at(compound, i);
    const size_t start = name->length;
    text_addf(name, "Part %zu (", i + 1);
    const size_t from = name->length, most = start + MOST - strlen(")");
    game_add_short_title(game, part_at(compound, i), name);
    const char *word = strstr(name->data + from, ending);
    if (name->length > most && word) {
        struct text rest = {0};
        text_add(&rest, word + strlen(ending));
        text_cut(name, (size_t)(word - name->data));
        text_add(name, text_string(&rest));
        text_free(&rest);
    }
    if (name->length > most) {
        text_cut(name, from);
        game_print_name(game, part_at(compound, i), name);
    }
    text_add_char(name, ')');
    game_print(game, part_at(compound, i), true, reason);
}

/* A part is one pile of the sum, however many piles it is worth by itself. */
static const struct game *part(const void *position, size_t i, void *alone) {
    const struct game *game = game_at(position, i);
    memcpy(alone, part_at(position, i), game->size);
    return game;
}

static size_t changes(const void *position, const struct move *move) {
    return move->component;
}

static bool warn(const void *position, enum player mover, const struct move *move,
                 struct text *text) {
    const struct compound *compound = position;
    const struct game *game = game_at(compound, move->component);
    return game_warn(game, part_at(compound, move->component), mover, move, text);
}

static const struct theory theory = {
    .disguise = "However different the parts are, each is worth as much as one Nim pile, and the "
                "whole as much as these piles together (the theorem of Sprague and Grundy).",
    .alike = "rearrangements and mirror images",
    .piles = piles,
    .describe = describe,
    .part = part,
    .changes = changes,
    .winning = winning,
    .warn = warn,
};

static void arrange(void *position) {
    struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++)
        game_arrange(game_at(compound, i), place_of(compound, i));
}

const struct game game_compound = {
    .id = "compound",
    .title = "Sum of Games",
    .move_rule = "Make a move in one of the parts, by the rules of that part.",
    .goal = "makes the last move of all",
    .ending = "decides one of the parts",
    .position_help = "parts joined by +, each GAME=POSITION, such as nim=3,4+kayles=iiii+chop=3x5",
    .move_help = "PART MOVE",
    .move_prompt = "part and move",
    .sample = "nim=3,4+kayles=iiii+chop=3x5",
    .is_sum = true,
    .renumbers = true,
    .decided = is_decided,
    .canonical = canonical,
    .arrange = arrange,
    .say_rule = say_rules,
    .size = sizeof(struct compound),
    .parse = parse,
    .print = print,
    .print_state = print_state,
    .say = say,

    .startable = startable,
    .parts = {"parts", {1, MOST_PARTS}, {2, 3}},
    .amount = {"for each part", {1, UINT64_MAX}, {2, 5}},
    .random = random_start,
    .draw = draw,
    .check = check,
    .moves = moves,
    .play = play,
    .parse_move = parse_move,
    .parse_words = parse_words,
    .print_move = print_move,
    .say_move = say_move,
    .theory = &theory,
};
