/* SPDX-License-Identifier: MIT */
/* The list of the games, and what works for any of them, through its struct alone. */
#include "games/game.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/spelling.h"
#include "core/text.h"
#include "games/sentence.h"

const struct theory game_no_theory = {0};

/* --- the list -------------------------------------------------------------------------------- */

#define GAME(name) extern const struct game game_##name;
#include "games/games.def"
#undef GAME

#define GAME(name) &game_##name,
const struct game *const game_list[] = {
#include "games/games.def"
};
#undef GAME

const size_t game_count = sizeof game_list / sizeof *game_list;

const struct game *game_listed(size_t place) {
    size_t first = 0;
    for (size_t i = 0; i < game_count; i++) first += !game_list[i]->restates;
    const bool restates = place >= first;
    size_t left = restates ? place - first : place, at = 0;
    while (game_list[at]->restates != restates || left-- > 0) at++;
    return game_list[at];
}

size_t game_index(const struct game *game) {
    size_t at = 0;
    while (game_list[at] != game) at++;
    return at;
}

const struct game *game_after(const struct game *game) {
    size_t at = game_index(game);
    do {
        at = (at + 1) % game_count;
    } while (!game_list[at]->is_offered);
    return game_list[at];
}

/* True if the part of the id before its hyphen is this name: "poker" of poker-nim. */
static bool is_before_hyphen(const char *id, const char *name, size_t length) {
    return length > 0 && strcspn(id, "-") == length && id[length] == '-' &&
           strncasecmp(id, name, length) == 0;
}

const struct game *game_find(const char *name) {
    const size_t length = strcspn(name, ":");
    const struct game *found = NULL;
    for (size_t i = 0; i < game_count; i++)
        if (strlen(game_list[i]->id) == length && strncasecmp(game_list[i]->id, name, length) == 0)
            return game_list[i];
    for (size_t i = 0; i < game_count; i++) {
        if (!is_before_hyphen(game_list[i]->id, name, length)) continue;
        if (found) return NULL;
        found = game_list[i];
    }
    return found;
}

const struct game *game_named(const char *name, const char **parameters, struct text *why) {
    const struct game *game = game_find(name);
    const char *colon = strchr(name, ':');
    *parameters = colon ? colon + 1 : NULL;
    if (game && (!*parameters || game->parameters_help)) return game;
    if (game) {
        token_refuse(token_of(name), why, ": the game %s takes nothing after a colon", game->id);
        return NULL;
    }
    struct spelling suggestion = {.typed = {name, strcspn(name, ":")}};
    struct text with = {0};
    for (size_t i = 0; i < game_count; i++) spelling_try(&suggestion, game_list[i]->id);
    if (game_add_name_with(name, &with)) suggestion.word = with.data;
    text_add(why, "there is no game ");
    text_add_quoted(why, name, strlen(name));
    spelling_add(&suggestion, "", why);
    text_add(why, "nimm games lists them");
    text_free(&with);
    return NULL;
}

bool game_add_name_with(const char *parameters, struct text *name) {
    const struct game *game = NULL;
    const bool are_numbers = strspn(parameters, "0123456789,") == strlen(parameters);
    for (size_t i = 0; i < game_count && !game && !are_numbers; i++) {
        if (!game_list[i]->parameters_help) continue;
        void *position = memory_take(1, game_list[i]->size);
        if (game_set(game_list[i], parameters, position, NULL)) game = game_list[i];
        free(position);
    }
    if (game) text_addf(name, "%s:%s", game->id, parameters);
    return game;
}

size_t game_largest(void) {
    size_t largest = 0;
    for (size_t i = 0; i < game_count; i++)
        if (game_list[i]->size > largest) largest = game_list[i]->size;
    return largest;
}

/* --- positions ------------------------------------------------------------------------------- */

bool game_set(const struct game *game, const char *parameters, void *position, struct text *why) {
    memset(position, 0, game->size);
    return !game->set || game->set(parameters ? parameters : game->parameters, position, why);
}

bool game_parse(const struct game *game, const char *parameters, const char *string, void *position,
                struct text *why) {
    return game_set(game, parameters, position, why) && game->parse(string, position, why);
}

void *game_new(const char *name, const struct game **game, struct text *why) {
    const char *parameters;
    *game = game_named(name, &parameters, why);
    if (!*game) return NULL;
    void *position = memory_take(1, (*game)->size);
    if (game_set(*game, parameters, position, why)) return position;
    free(position);
    return NULL;
}

void game_print_name(const struct game *game, const void *position, struct text *text) {
    text_add(text, game->id);
    if (!game->print_parameters) return;
    text_add_char(text, ':');
    game->print_parameters(position, text);
}

const char *game_name(const struct game *game, const void *position) {
    const char *name = game->published_name ? game->published_name(position) : NULL;
    return name ? name : game->title;
}

void game_add_title(const struct game *game, const void *position, struct text *text) {
    text_add(text, game_name(game, position));
    if (!game->print_parameters) return;
    text_add_char(text, ' ');
    game->print_parameters(position, text);
}

void game_add_short_title(const struct game *game, const void *position, struct text *text) {
    const char *name = game->published_name ? game->published_name(position) : NULL;
    if (name)
        text_add(text, name);
    else
        game_add_title(game, position, text);
}

void game_print(const struct game *game, const void *position, bool in_words, struct text *text) {
    if (in_words && game->say)
        game->say(position, text);
    else
        game->print(position, text);
}

void game_add_rules(const struct game *game, const void *position, bool misere, bool whole,
                    struct text *text) {
    enum { SHORT = 120 }; /* a longer rule of the parameters belongs to the whole rules */
    const size_t from = text->length;
    if (position && game->say_rule) game->say_rule(position, text);
    if (text->length == from || (!whole && text->length - from > SHORT)) {
        text_cut(text, from);
        text_add(text, game->move_rule);
    }
    if (text->data[text->length - 1] != '\n') text_add_char(text, ' ');
    if (misere)
        text_addf(text, "Misere: whoever %s loses.", game->goal);
    else
        text_addf(text, "Whoever %s wins.", game->goal);
    if (!whole) return;
    text_add(text, " The players take turns; nobody may pass.");
    if (game->rules) text_addf(text, " %s", game->rules);
}

bool game_random(const struct game *game, const struct shape *shape, struct random *random,
                 void *position, struct text *why) {
    if (game->random) return game->random(shape, random, position, why);
    const struct range amount = game->usual_amount && shape->amount.high == 0
                                    ? game->usual_amount(position)
                                    : shape->amount;
    struct text numbers = {0};
    for (uint64_t n = random_between(random, shape->parts.low, shape->parts.high); n > 0; n--) {
        text_add_number(&numbers, random_between(random, amount.low, amount.high));
        text_add_char(&numbers, ' ');
    }
    const bool parsed = game->parse(text_string(&numbers), position, why);
    text_free(&numbers);
    return parsed;
}

const char *game_large(const struct game *game, bool misere) {
    const char *large = misere ? game->large_misere : game->large;
    return large ? large : game->sample;
}

bool game_is_over(const struct game *game, const void *position, enum player mover) {
    struct moves moves = {0};
    assert(mover <= PLAYER_2);
    return !game->moves(position, mover, &moves);
}

size_t game_count_moves(const struct game *game, const void *position, enum player mover,
                        size_t most) {
    struct moves moves = {0};
    size_t n = 0;
    while (n < most && game->moves(position, mover, &moves)) n++;
    return n;
}

void game_arrange(const struct game *game, void *position) {
    if (game->arrange)
        game->arrange(position);
    else if (game->canonical)
        game->canonical(position);
}

bool game_is_alike(const struct game *game, const void *a, const void *b) {
    unsigned char *copies = memory_take(2, game->size);
    memcpy(copies, a, game->size);
    memcpy(copies + game->size, b, game->size);
    for (size_t i = 0; i < 2 && game->canonical; i++) game->canonical(copies + i * game->size);
    const bool is_alike = memcmp(copies, copies + game->size, game->size) == 0;
    free(copies);
    return is_alike;
}

size_t game_make_key(const struct game *game, const void *position, unsigned char *key) {
    static const unsigned char zeros[64];
    const unsigned char *bytes = position;
    size_t size = game->size, n = 0;
    while (size > sizeof zeros && memcmp(bytes + size - sizeof zeros, zeros, sizeof zeros) == 0)
        size -= sizeof zeros;
    while (size > 0 && bytes[size - 1] == 0) size--;
    for (size_t i = 0; i < size; i++) {
        key[n++] = bytes[i];
        if (bytes[i] != 0) continue;
        unsigned char run = 0;
        for (; run + 8 < 255 && i + 8 < size && memcmp(bytes + i + 1, zeros, 8) == 0; i += 8)
            run += 8;
        for (; bytes[i + 1] == 0 && run < 255; i++) run++;
        key[n++] = run;
    }
    return n;
}

bool game_has_counted_piles(const struct game *game) {
    return game->theory->piles && !game->theory->part;
}

const struct game *game_part(const struct game *game, const void *position, size_t i, void *alone) {
    const struct game *part = game->theory->part ? game->theory->part(position, i, alone) : NULL;
    if (game->theory->piles)
        return part && (part->theory->part || !part->theory->piles) ? part : NULL;
    memcpy(alone, position, game->size);
    return game;
}

/* --- moves ----------------------------------------------------------------------------------- */

/* True if the word is what moves of the game do, such as "take", or another word for that. */
static bool is_verb(const struct game *game, const void *position, enum player mover,
                    struct token word) {
    struct moves moves = {0};
    struct text said = {0};
    if (!game->moves(position, mover, &moves)) return false;
    game->say_move(position, &moves.move, &said);
    const char *at = text_string(&said);
    const struct token verb = scan_token(&at, "");
    const bool is_same = token_same(word, verb);
    const bool is_synonym = token_is(verb, "take") && token_is_any(word, "remove takes removes");
    text_free(&said);
    return is_same || is_synonym;
}

bool game_print_piles(const struct game *game, const void *position, struct text *text) {
    if (!game->prints_stones) return false;
    game->print(position, text);
    const char *const pools = strchr(text_string(text), '/');
    if (pools) text_cut(text, (size_t)(pools - text->data));
    return true;
}

/* Finds the only pile that is not empty, counted from 1, and its stones. Returns false if there are
 * more, or parts that are no piles; *is_single: it has no empty one beside it. */
static bool find_single_pile(const struct game *game, const void *position, uint64_t *pile,
                             uint64_t *stones, bool *is_single) {
    struct text print = {0};
    uint64_t number = 0, n = 0, found = 0;
    if (!game_print_piles(game, position, &print)) return false;
    const char *at = text_string(&print);
    for (struct token part; (part = scan_token(&at, ",")).length > 0;) {
        n++;
        const bool is_pile = token_number(part, &number) == TOKEN_NUMBER;
        if (is_pile && number == 0) continue;
        *pile = n;
        *stones = number;
        found += is_pile ? 1 : 2;
    }
    text_free(&print);
    *is_single = n == 1;
    return found == 1;
}

bool game_has_single_pile(const struct game *game, const void *position) {
    uint64_t pile, stones;
    bool is_single = false;
    return find_single_pile(game, position, &pile, &stones, &is_single) && is_single;
}

const char *game_move_prompt(const struct game *game, const void *position) {
    return game->prompt_at ? game->prompt_at(position) : game->move_prompt;
}

void game_add_move_prompt(const struct game *game, const void *position, struct text *text) {
    static const char amount[] = "and stones";
    const char *const prompt = game_move_prompt(game, position);
    const char *stones = strstr(prompt, amount);
    if (stones && game_has_single_pile(game, position))
        text_addf(text, "how many stones%s", stones + strlen(amount));
    else
        text_add(text, prompt);
}

/* True if a move may say "take 2" of a pile. */
static bool takes_stones(const struct game *game, const void *position, enum player mover) {
    return game->prints_stones && is_verb(game, position, mover, token_of("take"));
}

static bool is_legal_notation(const struct game *game, const void *position, enum player mover,
                              const char *string) {
    struct move move;
    return game->parse_move(position, mover, string, &move) &&
           game->check(position, mover, &move, NULL);
}

#define ALL UINT64_MAX

/* Reads how many stones the line takes from a pile that it does not name, as "3", "take 3", "3
 * stones" and "take all" do, which is ALL; *is_bare: it is a number alone. */
static bool read_amount(const struct game *game, const void *position, enum player mover,
                        const char *string, uint64_t *amount, bool *is_bare) {
    struct token word = scan_token(&string, "");
    const bool has_verb = word.length > 0 && !isdigit((unsigned char)*word.start) &&
                          is_verb(game, position, mover, word);
    if (has_verb) word = scan_token(&string, "");
    const bool is_all = token_is(word, "all");
    *amount = ALL;
    if (!is_all && token_number(word, amount) != TOKEN_NUMBER) return false;
    word = scan_token(&string, "");
    const bool has_unit = token_is_any(word, "stone stones");
    if (has_unit) word = scan_token(&string, "");
    const bool has_from = token_is(word, "from");
    if (has_from) word = scan_token(&string, "");
    if (has_from && token_is_any(word, "pile it")) word = scan_token(&string, "");
    *is_bare = !has_verb && !has_unit && !is_all;
    return word.length == 0;
}

/* Returns the number of the only pile from which one may take so many stones, in one way; or, if no
 * pile allows it, of the largest, which says what may be taken; or 0, if that can be done in
 * several ways, as with a split. */
static uint64_t find_pile_of_amount(const struct game *game, const void *position,
                                    enum player mover, uint64_t amount) {
    struct text piles = {0}, notation = {0};
    uint64_t stones, most = 0, largest = 0, only = 0, ways = 0;
    if (!game_print_piles(game, position, &piles)) return 0;
    const char *at = text_string(&piles);
    struct token pile = scan_token(&at, ",");
    for (uint64_t n = 1; pile.length > 0; pile = scan_token(&at, ","), n++) {
        if (token_number(pile, &stones) != TOKEN_NUMBER) continue;
        text_clear(&notation);
        text_addf(&notation, "%" PRIu64 " %" PRIu64, n, amount);
        const bool is_whole = is_legal_notation(game, position, mover, notation.data);
        if (is_whole) only = n;
        text_add(&notation, " 1");
        const bool may_split = is_legal_notation(game, position, mover, notation.data);
        if (is_whole) ways++;
        if (may_split) ways += 2; /* how it is split is not said */
        if (stones <= most) continue;
        largest = n;
        most = stones;
    }
    text_free(&piles);
    text_free(&notation);
    if (ways == 0) return largest;
    return ways == 1 ? only : 0;
}

/* Writes the notation of a line that does not name the only pile, or the only one that allows so
 * many stones, or of a line to be refused, as no pile allows them. Where there are empty piles, a
 * number alone may be the pile. */
static bool complete_amount(const struct game *game, const void *position, enum player mover,
                            const char *string, struct text *notation) {
    uint64_t pile, stones, amount;
    bool is_single, is_bare;
    if (!read_amount(game, position, mover, string, &amount, &is_bare)) return false;
    const bool is_only = find_single_pile(game, position, &pile, &stones, &is_single);
    if (is_only && is_bare && !is_single) return false;
    if (!is_only) {
        const bool is_clear = !is_bare && amount != ALL && takes_stones(game, position, mover);
        pile = is_clear ? find_pile_of_amount(game, position, mover, amount) : 0;
        if (pile == 0) return false;
    }
    text_addf(notation, "%" PRIu64 " %" PRIu64, pile, amount == ALL ? stones : amount);
    return true;
}

static bool read_move(const struct game *game, const void *position, enum player mover,
                      const char *string, struct move *move, struct text *why) {
    const bool is_notation = game->parse_move(position, mover, string, move);
    if (is_notation && game->check(position, mover, move, NULL)) return true;
    /* A sentence may look like notation in a compound: "2 from pile 1 in part 3" begins with a
     * part. Elsewhere what a game has read itself, legal or not, says more. */
    struct move meant;
    if (sentence_read(game, position, mover, string, &meant) &&
        (!is_notation || game->is_sum || game->check(position, mover, &meant, NULL))) {
        *move = meant;
        return true;
    }
    if (!is_notation && game->parse_words && game->parse_words(position, mover, string, move))
        return true;
    return is_notation || game_refuse_move(game, position, mover, string, why);
}

static bool is_legal_line(const struct game *game, const void *position, enum player mover,
                          const char *string) {
    struct move move;
    return read_move(game, position, mover, string, &move, NULL) &&
           game->check(position, mover, &move, NULL);
}

/* True if the number is that of a place in a row of pins, where none may stand. */
static bool is_place(const struct game *game, const void *position, struct token digits) {
    struct text row = {0};
    uint64_t number;
    if (!sentence_is_unit(game, token_of("pin"))) return false;
    game->print(position, &row);
    const bool is_in_row = token_number_in(digits, 1, row.length, &number);
    text_free(&row);
    return is_in_row;
}

bool game_lacks_space(const struct game *game, const void *position, enum player mover,
                      const char *string) {
    const struct token digits = token_trim(token_of(string));
    const bool is_two_digits = digits.length == 2 && isdigit((unsigned char)digits.start[0]) &&
                               isdigit((unsigned char)digits.start[1]);
    if (!is_two_digits || game_has_single_pile(game, position)) return false;
    if (is_place(game, position, digits)) return false;
    const char apart[] = {digits.start[0], ' ', digits.start[1], '\0'};
    return is_legal_line(game, position, mover, apart) &&
           !is_legal_line(game, position, mover, string);
}

/* Asks whether "c3" means column 3, as in chess, in row 3, if that is a move. Returns false if it
 * is not, and otherwise true, although the line is refused. */
static bool asks_for_square(const struct game *game, const void *position, enum player mover,
                            const char *string, struct text *why) {
    const struct token typed = token_trim(token_of(string));
    if (typed.length < 2 || !isalpha((unsigned char)*typed.start) ||
        strncmp(game->move_prompt, "row and column", strlen("row and column")) != 0)
        return false;
    struct text square = {0};
    text_add_bytes(&square, typed.start + 1, typed.length - 1);
    text_addf(&square, " %d", tolower((unsigned char)*typed.start) - 'a' + 1);
    const bool is_square = isdigit((unsigned char)typed.start[1]) &&
                           is_legal_line(game, position, mover, square.data) &&
                           !is_legal_line(game, position, mover, string);
    if (is_square) token_refuse(typed, why, " is not a move. Did you mean %s?", square.data);
    text_free(&square);
    return is_square;
}

bool game_parse_move(const struct game *game, const void *position, enum player mover,
                     const char *string, struct move *move, struct text *why) {
    assert(mover <= PLAYER_2);
    struct text plain = {0}, whole = {0};
    if (game_lacks_space(game, position, mover, string)) {
        const struct token digits = token_trim(token_of(string));
        if (!why) return false;
        return token_refuse(digits, why, " is not a move. Did you mean %c %c?", digits.start[0],
                            digits.start[1]);
    }
    if (asks_for_square(game, position, mover, string, why)) return false;
    sentence_write_plainly(game, position, string, &plain);
    if (complete_amount(game, position, mover, text_string(&plain), &whole))
        string = text_string(&whole);
    const bool is_move = read_move(game, position, mover, string, move, why);
    text_free(&plain);
    text_free(&whole);
    return is_move;
}

bool game_read_move(const struct game *game, const void *position, enum player mover,
                    const char *string, struct move *move, struct text *why) {
    return game_parse_move(game, position, mover, string, move, why) &&
           game->check(position, mover, move, why);
}

bool game_is_same_move(const struct move *a, const struct move *b) {
    return a->component == b->component && a->kind == b->kind && a->part == b->part &&
           a->where == b->where && a->amount == b->amount;
}

/* True if the notation of the move shows what its words mean: it has two or more, and the first two
 * differ, unlike those of "3 3". */
static bool is_clear_example(const struct game *game, const void *position,
                             const struct move *move) {
    struct text written = {0};
    game->print_move(position, move, &written);
    const char *at = text_string(&written);
    const struct token first = scan_token(&at, ""), second = scan_token(&at, "");
    const bool is_clear = second.length > 0 && !token_same(first, second);
    text_free(&written);
    return is_clear;
}

enum { EXAMPLES = 100 };

static const struct move_list no_moves;

static bool is_listed(const struct move_list *list, const struct move *move) {
    size_t i = 0;
    while (i < list->n && !game_is_same_move(&list->moves[i], move)) i++;
    return i < list->n;
}

/* Finds the first legal move, after so many others, that is a clear example and is not listed; or,
 * if there is none among the first hundred, the first one that is not listed. Returns false if
 * there is no such move at all. */
static bool find_example(const struct game *game, const void *position, enum player mover,
                         size_t others, const struct move_list *unwanted, struct move *move) {
    struct moves moves = {0};
    bool is_found = false;
    for (size_t i = 0; i < EXAMPLES && game->moves(position, mover, &moves); i++) {
        if (i < others || is_listed(unwanted, &moves.move)) continue;
        const bool is_clear = is_clear_example(game, position, &moves.move);
        if (is_clear || !is_found) *move = moves.move;
        is_found = true;
        if (is_clear) break;
    }
    return is_found;
}

bool game_example_move(const struct game *game, const void *position, enum player mover,
                       const struct move_list *unwanted, struct move *move) {
    const size_t n = game_count_moves(game, position, mover, EXAMPLES);
    const size_t before_middle = n > 0 ? (n - 1) / 2 : 0;
    return find_example(game, position, mover, before_middle, unwanted, move) ||
           find_example(game, position, mover, 0, unwanted, move) ||
           find_example(game, position, mover, before_middle, &no_moves, move);
}

void game_add_typed(const struct game *game, const void *position, const struct move *move,
                    struct text *text) {
    struct text notation = {0};
    game->print_move(position, move, &notation);
    const char *typed = text_string(&notation);
    const char *stones = strchr(typed, ' ');
    const bool is_amount = stones && strspn(stones + 1, "0123456789") == strlen(stones + 1);
    if (is_amount && game_has_single_pile(game, position)) typed = stones + 1;
    text_add(text, typed);
    text_free(&notation);
}

void game_add_move_help(const struct game *game, const void *position, enum player mover,
                        struct text *text) {
    struct move example;
    text_add(text, game->move_help);
    if (!find_example(game, position, mover, 0, &no_moves, &example)) return;
    text_add(text, ", such as ");
    game->print_move(position, &example, text);
    text_add(text, ": ");
    game->say_move(position, &example, text);
}

/* Finds the legal move that is most like a line that is not a move: 5 6 for "5 & 6". Of several it
 * is a clear example. Returns false if none of the first hundred is like it. */
static bool find_like(const struct game *game, const void *position, enum player mover,
                      const char *plain, struct move *move) {
    struct moves moves = {0};
    struct text said = {0};
    unsigned most = 0;
    for (size_t i = 0; i < EXAMPLES && game->moves(position, mover, &moves); i++) {
        text_clear(&said);
        game->say_move(position, &moves.move, &said);
        const unsigned likeness = sentence_likeness(plain, said.data);
        if (likeness == 0) continue;
        const bool is_clear = is_clear_example(game, position, &moves.move);
        if (2 * likeness + is_clear <= most) continue;
        most = 2 * likeness + is_clear;
        *move = moves.move;
    }
    text_free(&said);
    return most > 0;
}

/* True if a line that is like a move means it: it is what say_move says of the move but for two
 * letters at most, or says it in other words, as "get 2 from 3" does. */
static bool is_meant_by(const struct game *game, const void *position, const struct move *move,
                        const char *plain) {
    enum { MOST = 2 };
    struct text said = {0};
    game->say_move(position, move, &said);
    const bool is_near = spelling_distance(token_of(plain), token_of(said.data)) <= MOST;
    const bool says_it = sentence_has_all_of(plain, said.data);
    text_free(&said);
    return is_near || says_it;
}

bool game_refuse_move(const struct game *game, const void *position, enum player mover,
                      const char *string, struct text *why) {
    struct move example;
    struct text plain = {0};
    uint64_t amount;
    bool is_bare = false;
    if (!why) return false;
    sentence_write_plainly(game, position, string, &plain);
    const char *line = text_string(&plain);
    const bool is_typed = *scan_spaces(string) != '\0';
    const bool is_amount = takes_stones(game, position, mover) &&
                           read_amount(game, position, mover, line, &amount, &is_bare) && !is_bare;
    const uint64_t size = sentence_missing_size(game, position, string);
    const struct token part = {game->move_prompt, strcspn(game->move_prompt, " ,")};
    const char *const part_name = game->theory->part_name;
    const bool has_parts =
        game->prints_stones || game->is_sum || (part_name && token_is(part, part_name));
    const bool names_many =
        has_parts && (sentence_names_many(string, part) || sentence_names_many(line, part));
    bool has_example = size == 0 && find_like(game, position, mover, line, &example);
    const bool is_meant = has_example && is_meant_by(game, position, &example, line);
    if (!has_example) has_example = find_example(game, position, mover, 0, &no_moves, &example);
    text_free(&plain);
    if (size > 0)
        text_addf(why, "No pile has %" PRIu64 " stone%s. ", size, size == 1 ? "" : "s");
    else if (names_many)
        text_addf(why, "Only one %.*s per turn. ", (int)part.length, part.start);
    else if (is_amount)
        text_add(why, "From which pile? ");
    else if (is_typed)
        token_refuse(token_of(string), why, " is not a move. ");
    if (!has_example) return text_refuse(why, "The game is over.");
    if (is_meant) {
        text_add(why, "Did you mean ");
        game->say_move(position, &example, why);
        text_add(why, "? Type yes, or ");
        game_add_typed(game, position, &example, why);
        return text_refuse(why, ".");
    }
    text_add(why, "Type ");
    game_add_move_prompt(game, position, why);
    text_add(why, ", such as ");
    game_add_typed(game, position, &example, why);
    if (game->print_way) {
        text_add(why, " or ");
        game->print_way(position, &example, why);
    }
    if (is_typed) {
        text_add(why, " to ");
        game->say_move(position, &example, why);
    }
    return text_refuse(why, ".");
}

void game_add_missing(const char *what, uint64_t part, uint64_t n, struct text *why) {
    const bool is_zero = part == UINT32_MAX;
    if (is_zero || part < UINT32_MAX - 1)
        text_addf(why, "There is no %s %" PRIu64, what, is_zero ? 0 : part + 1);
    else
        text_addf(why, "There is no such %s", what);
    if (n == 1) text_addf(why, ", only %s 1", what);
    if (n > 1)
        text_addf(why, n == 2 ? ", only %ss 1 and %" PRIu64 : ", only %ss 1 to %" PRIu64, what, n);
    text_add(why, ". ");
}

size_t game_scan_move(const char *string, const char *separators, bool third, struct move *move) {
    uint64_t number[3] = {0, third ? UINT64_MAX : 0, 0};
    size_t n = 0;
    for (struct token token; (token = scan_token(&string, separators)).length > 0; n++) {
        if (n == 2 + (size_t)third) return 0;
        number[n] = UINT64_MAX;
        if (token_number(token, &number[n]) == TOKEN_NOT_A_NUMBER) return 0;
    }
    const uint64_t part = number[0] < UINT32_MAX ? number[0] - 1 : UINT32_MAX - 1;
    *move = (struct move){.part = (uint32_t)part, .amount = number[1], .where = number[2]};
    return n;
}

void game_move_list_add(struct move_list *list, const struct move *move) {
    if (list->n < list->limit) list->moves[list->n++] = *move;
    nim_count_add(&list->total, 1);
}

bool game_warn(const struct game *game, const void *position, enum player mover,
               const struct move *move, struct text *text) {
    return game->theory->warn && game->theory->warn(position, mover, move, text);
}

bool game_is_nim(const struct game *game) {
    return game->theory->piles && !game->theory->disguise;
}

void game_add_disguise(const struct game *game, const void *position, struct text *text) {
    const size_t from = text->length;
    if (game->theory->say_disguise) game->theory->say_disguise(position, text);
    if (text->length == from) text_add(text, game->theory->disguise);
}

void game_add_idea(const struct game *game, const void *position, struct text *text) {
    const size_t from = text->length;
    game_add_disguise(game, position, text);
    const char *end = strstr(text->data + from, ". ");
    if (end) text_cut(text, (size_t)(end + strlen(".") - text->data));
}

const char *game_no_value(const struct game *game) {
    if (game->decided)
        return "A player can win at once here, whatever else is left: no Nim pile works like that.";
    if (game->cyclic) return "From here the game can go on forever, so nimm gives it no value.";
    return NULL;
}

/* Each move is taken with a chance of one in the number of moves seen so far, which makes all
 * equally likely. */
void game_draw_move(struct nimm_solver *solver, const struct game *game, const void *position,
                    enum player mover, struct random *random, struct move *move) {
    enum { MOST_LISTED = 4096 };
    struct move_list reached = {.moves = move, .limit = 1};
    struct moves moves = {0};
    for (uint64_t seen = 1; seen <= MOST_LISTED; seen++) {
        if (!game->moves(position, mover, &moves)) return;
        if (random_between(random, 1, seen) == 1) *move = moves.move;
    }
    if (!game->theory->winning) return;
    const uint64_t bits = random_bits(random);
    const uint64_t value = bits >> random_between(random, 0, 63);
    solver_begin(solver);
    game->theory->winning(solver, position, mover, false, value, &reached);
}
