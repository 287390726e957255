/* SPDX-License-Identifier: MIT */
#include "ui/begun.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "games/sentence.h"
#include "say/said.h"
#include "say/scratch.h"

/* What a game calls its parts is the first word of its prompt: "pile and stones". Other prompts
 * begin with another word, as "two pin numbers" does. */
static struct token part_word(const struct game *game) {
    return (struct token){game->move_prompt, strcspn(game->move_prompt, " ,")};
}

/* Finds a legal move whose notation begins with the number of the part. Where very many come
 * before, only "4 1" is tried. Returns false if none is found. */
static bool find_move(const struct question *question, uint64_t part, struct move *move) {
    enum { MOST = 4000 };
    const struct game *game = question->game;
    const char *number = scratch_format("%" PRIu64 " ", part);
    struct moves moves = {0};
    struct text *notation = scratch();
    if (game_read_move(game, question->position, question->mover, scratch_format("%s1", number),
                       move, NULL))
        return true;
    for (int i = 0; i < MOST && game->moves(question->position, question->mover, &moves); i++) {
        text_clear(notation);
        game->print_move(question->position, &moves.move, notation);
        *move = moves.move;
        if (strncmp(notation->data, number, strlen(number)) == 0) return true;
    }
    return false;
}

/* True if saying the move names the part: "take 2 from pile 4". */
static bool says_part(const struct question *question, const struct move *move, uint64_t part) {
    const struct token word = part_word(question->game);
    struct text *said = scratch();
    question->game->say_move(question->position, move, said);
    const char *at = said->data;
    for (struct token before = {at, 0}, piece; (piece = scan_piece(&at)).length > 0;
         before = piece) {
        uint64_t number;
        if (token_same(before, word) && token_number(piece, &number) == TOKEN_NUMBER &&
            number == part)
            return true;
    }
    return false;
}

/* Returns the line in plain words: "pile 3" for "the third pile". */
static const char *in_plain_words(const struct question *question, const char *line) {
    struct text *plain = scratch();
    sentence_write_plainly(question->game, question->position, line, plain);
    return scan_spaces(text_string(plain));
}

const char *begun_named_part(const struct question *question, const char *line) {
    const struct game *game = question->game;
    const struct token word = part_word(game);
    line = in_plain_words(question, line);
    const struct token typed = scan_piece(&line), number = scan_piece(&line);
    uint64_t part;
    const char *help = game->move_help;
    /* What the notation of a move has there is a number: PILE, but not rows. */
    const bool has_name = isupper((unsigned char)*help) && token_same(word, scan_token(&help, ""));
    if (!has_name || !token_same(typed, word) || token_number(number, &part) != TOKEN_NUMBER ||
        scan_piece(&line).length > 0)
        return NULL;
    /* Of a single pile, a number alone is how many stones it loses. */
    return game_has_single_pile(game, question->position) ? NULL : scratch_format("%" PRIu64, part);
}

/* "Part 2, Kayles: now one or two pin numbers." */
static void say_part_of_sum(const struct question *question, uint64_t part, struct text *why) {
    void *alone = memory_take(1, game_largest());
    const struct game *game = question->game->theory->part(question->position, part - 1, alone);
    text_addf(why, "Part %" PRIu64 ", ", part);
    game_add_title(game, alone, why);
    text_addf(why, ": now %s.", game_move_prompt(game, alone));
    free(alone);
}

uint64_t begun_part(const struct question *question, const char *line, struct text *why) {
    const struct game *game = question->game;
    line = in_plain_words(question, line);
    struct token piece = scan_piece(&line);
    uint64_t part = 0;
    struct move move;
    const char *after = line;
    /* "split pile 3", with any verb, but not "not pile 3" */
    const bool is_before_part = token_same(scan_piece(&after), part_word(game));
    if (is_before_part && !said_takes_back(piece)) piece = scan_piece(&line);
    if (token_same(piece, part_word(game))) piece = scan_piece(&line);
    if (token_number(piece, &part) != TOKEN_NUMBER || scan_piece(&line).length > 0) return 0;
    if (!find_move(question, part, &move) || !says_part(question, &move, part)) return 0;
    /* Of a single pile, a number alone is stones; "1 0" is refused as "1" is where there are more.
     */
    const char *number = scratch_format("%" PRIu64, part);
    if (game_has_single_pile(game, question->position)) number = scratch_format("%s 0", number);
    struct text *refusal = scratch();
    const bool is_whole =
        game_read_move(game, question->position, question->mover, number, &move, refusal);
    if (is_whole) return 0;
    if (why && game->is_sum)
        say_part_of_sum(question, part, why);
    else if (why)
        text_add(why, text_string(refusal));
    return part;
}

void begun_add_prompt(const struct question *question, uint64_t part, struct text *wording) {
    const struct token word = part_word(question->game);
    const char *rest = word.start + word.length, *after = rest;
    if (part == 0) {
        game_add_move_prompt(question->game, question->position, wording);
        return;
    }
    if (token_is(scan_token(&after, ","), "and")) rest = after;
    text_add_bytes(wording, word.start, word.length);
    text_addf(wording, " %" PRIu64 ": %s", part, rest + strspn(rest, " ,"));
}

void begun_add_way_back(const struct question *question, struct text *why) {
    const struct token word = part_word(question->game);
    text_addf(why, " Press Enter for another %.*s.", (int)word.length, word.start);
}

/* Adds the noun before the first number of a move, "pin" of "hit pins 14 and 15", if it is this
 * number. */
static void add_noun(const struct question *question, const char *notation, uint64_t number,
                     struct text *text) {
    struct text *said = scratch();
    struct move move;
    if (!game_read_move(question->game, question->position, question->mover, notation, &move, NULL))
        return;
    question->game->say_move(question->position, &move, said);
    const char *at = said->data;
    struct token before = {at, 0};
    uint64_t found = 0;
    for (struct token piece; (piece = scan_piece(&at)).length > 0; before = piece)
        if (token_number(piece, &found) == TOKEN_NUMBER) break;
    if (found != number || before.length == 0) return;
    const bool is_plural = before.start[before.length - 1] == 's';
    text_add_bytes(text, before.start, before.length - is_plural);
    text_add_char(text, ' ');
}

void begun_add_beginning(const struct question *question, const char *notation, struct text *text) {
    const char *at = notation;
    const struct token first = scan_token(&at, "");
    const struct token word = part_word(question->game);
    struct move move;
    uint64_t part = 0;
    const bool is_number = token_number(first, &part) == TOKEN_NUMBER;
    const bool is_part =
        is_number && find_move(question, part, &move) && says_part(question, &move, part);
    if (is_part) {
        text_add_bytes(text, word.start, word.length);
        text_add_char(text, ' ');
    } else if (is_number) {
        add_noun(question, notation, part, text);
    }
    text_add_bytes(text, first.start, first.length);
}

static bool is_legal(const struct question *question, const char *line, struct text *notation) {
    struct move move;
    if (!game_read_move(question->game, question->position, question->mover, line, &move, NULL))
        return false;
    question->game->print_move(question->position, &move, notation);
    return true;
}

/* Returns a line of one number without the words that say what it counts: "take 2" for "take 2
 * stones". Returns any other line as it is. */
static const char *without_units(const struct game *game, const char *line) {
    struct text *kept = scratch();
    const char *at = line;
    size_t numbers = 0;
    for (struct token piece; (piece = scan_piece(&at)).length > 0;) {
        uint64_t number;
        numbers += token_number(piece, &number) == TOKEN_NUMBER;
        if (sentence_is_unit(game, piece) && !token_same(piece, part_word(game))) continue;
        if (kept->length > 0) text_add_char(kept, ' ');
        text_add_bytes(kept, piece.start, piece.length);
    }
    return numbers == 1 ? text_string(kept) : line;
}

/* True if the notation has this number. */
static bool has_number(const char *notation, uint64_t wanted) {
    uint64_t number;
    for (struct token piece; (piece = scan_piece(&notation)).length > 0;)
        if (token_number(piece, &number) == TOKEN_NUMBER && number == wanted) return true;
    return false;
}

const char *begun_complete(const struct question *question, uint64_t part, const char *line,
                           struct text *why) {
    struct text *rest = scratch(), *alone = scratch();
    const struct game *game = question->game;
    const struct token word = part_word(game);
    const bool is_part = begun_named_part(question, line) != NULL ||
                         sentence_names_pile(game, question->position, line);
    if (part == 0 || is_part || *scan_spaces(line) == '\0') return line;
    const char *typed = without_units(game, line);
    const char *whole = scratch_format("%" PRIu64 " %s", part, typed);
    const char *in_words = scratch_format("%.*s %s", (int)word.length, word.start, whole);
    /* After row 1, "up" is no move of that row, though "1 up" is one. */
    const bool is_rest = (is_legal(question, whole, rest) || is_legal(question, in_words, rest)) &&
                         has_number(rest->data, part);
    const bool is_alone = is_legal(question, line, alone);
    const char *number = scratch_format("%" PRIu64 " ", part);
    const bool is_same = is_rest && is_alone && strcmp(rest->data, alone->data) == 0;
    const bool is_of_part = is_alone && strncmp(alone->data, number, strlen(number)) == 0;
    if (is_rest && is_of_part && !is_same) {
        text_addf(why, "That could mean %s or %s: type the whole move.", rest->data, alone->data);
        return NULL;
    }
    if (is_rest) return rest->data;
    if (is_alone || typed[strspn(typed, "0123456789")] != '\0') return line;
    return whole;
}

bool begun_is_beginning(const struct question *question, const char *line) {
    enum { MOST = 4000 };
    const struct game *game = question->game;
    struct moves moves = {0};
    struct text *notation = scratch();
    for (int i = 0; i < MOST && game->moves(question->position, question->mover, &moves); i++) {
        text_clear(notation);
        game->print_move(question->position, &moves.move, notation);
        if (strncasecmp(notation->data, line, strlen(line)) == 0) return true;
    }
    return false;
}
