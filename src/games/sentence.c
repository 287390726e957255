/* SPDX-License-Identifier: MIT */
#include "games/sentence.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "core/scan.h"
#include "core/text.h"

/* Notation has at most MOST_CHOSEN words in an order of its own. It may be longer where a sentence
 * names its last one or two numbers first, and the others in order: "split 2, 2 and 3 off number 1"
 * is 1 2 2 3. */
enum { MOST_WORDS = 16, MOST_CHOSEN = 4, MOST_NUMBERS = 70, MOST_PIECES = 2 * MOST_NUMBERS };

/* A line in groups: each number with the words before it, and at the end the words after the last
 * number. */
struct line {
    struct token piece[MOST_PIECES + 1]; /* a word or a number; the last one is empty */
    size_t n, numbers;
};

struct sentence {
    const struct game *game;
    const void *position;
    enum player mover;
    struct line typed, said;
    struct text notation; /* the one that is tried */
    struct text written;  /* the same move as print_move writes it */
    struct text saying;   /* what say_move says of it */
    struct text found;    /* what say_move says of the move that was found */
    struct move *move;
    bool is_exact; /* the line is what say_move says of the move: no other needs to be tried */
    bool is_ambiguous;
    struct token word[MOST_WORDS]; /* what notation is made of; some of them are typed words */
    bool chosen[MOST_WORDS];
    size_t n, typed_words;
};

static const char separators[] = ",:";

#define ALPHABET "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* --- comparing what was typed with what say_move says ---------------------------------------- */

static bool is_number(struct token piece) {
    return piece.length > 0 && *piece.start >= '0' && *piece.start <= '9';
}

/* Returns false if the line is too long. */
static bool read_line(const char *string, struct line *line) {
    line->n = line->numbers = 0;
    while ((line->piece[line->n] = scan_piece(&string)).length > 0) {
        line->numbers += is_number(line->piece[line->n]);
        if (++line->n > MOST_PIECES || line->numbers > MOST_NUMBERS) return false;
    }
    return true;
}

/* Returns where the group that starts here ends: the place of its number, or the end of the
 * line. */
static size_t end_of_group(const struct line *line, size_t at) {
    while (at < line->n && !is_number(line->piece[at])) at++;
    return at;
}

static size_t last_number(const struct line *line) {
    size_t last = 0;
    for (size_t i = 0; i < line->n; i++)
        if (is_number(line->piece[i])) last = i;
    return last;
}

/* True if the typed word is the beginning of the other one, as in "col 3". */
static bool is_short_for(struct token typed, struct token word) {
    if (typed.length < word.length) word.length = typed.length;
    return typed.length > 0 && token_same(typed, word);
}

/* True if the typed word belongs to the notation that is tried. */
static bool is_chosen(const struct sentence *sentence, struct token typed) {
    for (size_t i = 0; i < sentence->typed_words; i++) {
        const struct token word = sentence->word[i];
        if (sentence->chosen[i] && typed.start >= word.start &&
            typed.start < word.start + word.length)
            return true;
    }
    return false;
}

/* True if the group that ends at `end` says part of the group that ends at `said_end`: the same
 * number, and words of that group in their order. Before the number one word may be left out ("from
 * 4" for "from pile 4") or shortened. */
static bool fits(const struct sentence *sentence, size_t at, size_t end, size_t said_at,
                 size_t said_end) {
    const struct token *typed = sentence->typed.piece, *said = sentence->said.piece;
    const bool has_number = end < sentence->typed.n;
    bool has_words = false, has_chosen = false;
    if (!token_same(typed[end], said[said_end])) return false;
    for (; at < end; at++) {
        if (is_chosen(sentence, typed[at])) {
            has_chosen = true;
            continue;
        }
        if (has_chosen && !has_number) return false;
        while (said_at < said_end && !token_same(typed[at], said[said_at]) &&
               !(has_number && said_at + 1 == said_end && is_short_for(typed[at], said[said_at])))
            said_at++;
        if (said_at == said_end) return false;
        said_at++;
        has_words = true;
    }
    return !has_number || !has_words || said_at + 1 >= said_end;
}

bool sentence_is_unit(const struct game *game, struct token word) {
    const char *help = game->move_help;
    for (struct token unit; (unit = scan_token(&help, "")).length > 0;)
        if (isupper((unsigned char)*unit.start) && is_short_for(word, unit) &&
            word.length + 1 >= unit.length)
            return true;
    return false;
}

/* True if the word is a unit but not "pile", which say_move says of a number after it. */
static bool is_unit(const struct sentence *sentence, struct token word) {
    for (size_t i = 0; i < sentence->said.n; i++)
        if (token_same(word, sentence->said.piece[i])) return false;
    return sentence_is_unit(sentence->game, word);
}

/* Drops each unit that stands between a number and the word that say_move says after it, or at the
 * end: "2 stones from pile 3" becomes "2 from pile 3", "pile 3 take 2 stones" "pile 3 take 2". */
static void drop_units(struct sentence *sentence) {
    struct line *typed = &sentence->typed;
    const struct token *said = sentence->said.piece;
    size_t kept = 0;
    for (size_t i = 0; i < typed->n; i++) {
        const bool is_after_number = i > 0 && is_number(typed->piece[i - 1]);
        bool is_linked = is_after_number && i + 1 == typed->n;
        for (size_t k = 0; k < sentence->said.n && is_after_number; k++)
            is_linked |= token_same(typed->piece[i - 1], said[k]) &&
                         token_same(typed->piece[i + 1], said[k + 1]);
        if (!is_linked || !is_unit(sentence, typed->piece[i]))
            typed->piece[kept++] = typed->piece[i];
    }
    typed->piece[kept] = (struct token){0};
    typed->n = kept;
}

/* True if the numbers were typed in the order of the notation. */
static bool is_in_order(const struct sentence *sentence) {
    const char *at = text_string(&sentence->written);
    const struct line *typed = &sentence->typed;
    size_t i = end_of_group(typed, 0);
    for (struct token piece; (piece = scan_piece(&at)).length > 0;) {
        if (!is_number(piece)) continue;
        if (!token_same(piece, typed->piece[i])) return false;
        i = end_of_group(typed, i + 1);
    }
    return true;
}

/* True if the typed line says this move: its groups are those of what say_move says, in any order,
 * and words tell which number is which. In the order of the notation one word is enough: "pile 4
 * 3", "4 take 3"; and the last number said may be missing, as that of the stones left. In any other
 * order each number needs a word of its own: "3 from pile 4" says what "take 3 4" and "3 pile 4" do
 * not. */
static bool is_said(const struct sentence *sentence) {
    const struct line *typed = &sentence->typed, *said = &sentence->said;
    bool used[MOST_PIECES + 1] = {false};
    bool is_each_named = typed->numbers == said->numbers, is_one_named = false;
    struct token next = {0}; /* what is said after the number that was typed last */
    for (size_t at = 0, end; at <= typed->n; at = end + 1) {
        end = end_of_group(typed, at);
        size_t said_at = 0, said_end = end_of_group(said, 0);
        while (used[said_end] || !fits(sentence, at, end, said_at, said_end)) {
            if (said_end == said->n) return false;
            said_at = said_end + 1;
            said_end = end_of_group(said, said_at);
        }
        used[said_end] = true;
        if (end == typed->n) break;
        const bool is_first = at == 0, has_word = end > at;
        const bool is_after_its_word =
            has_word && said_end > said_at &&
            is_short_for(typed->piece[end - 1], said->piece[said_end - 1]);
        const bool is_linked = token_same(typed->piece[at], next); /* "3 from 4" */
        next = said->piece[said_end + 1];
        const bool is_before_its_word =
            end + 1 < typed->n && !is_number(next) && token_same(typed->piece[end + 1], next);
        is_each_named =
            is_each_named && (is_after_its_word || is_linked || (is_first && is_before_its_word));
        is_one_named =
            is_one_named || is_after_its_word || is_before_its_word || (is_first && has_word);
    }
    if (is_each_named) return true;
    const bool is_whole = typed->numbers == said->numbers;
    const bool lacks_last = typed->numbers + 1 == said->numbers && !used[last_number(said)];
    return (is_whole || lacks_last) && is_one_named && is_in_order(sentence);
}

/* Returns the place of number `which` of a line, counted from 0, or its end. */
static size_t place_of_number(const struct line *line, size_t which) {
    size_t at = end_of_group(line, 0);
    while (which-- > 0 && at < line->n) at = end_of_group(line, at + 1);
    return at;
}

/* True if the words are the same, or one is the plural of the other. */
static bool is_same_noun(struct token one, struct token other) {
    if (one.length > other.length) return is_same_noun(other, one);
    const bool is_plural =
        other.length == one.length + 1 && tolower((unsigned char)other.start[one.length]) == 's';
    if (is_plural) other.length = one.length;
    return token_same(one, other);
}

/* True if the lines are the same but for their numbers. Words at the beginning may be missing, "3
 * and 4", "pin 8", and one before a number may be missing or short, "take 9 from 2", "row 3 col 3".
 */
static bool is_alike(const struct line *typed, const struct line *said) {
    if (typed->numbers != said->numbers) return false;
    size_t i = typed->n, k = said->n;
    for (; i > 0; k--) {
        if (k == 0) return false;
        const struct token word = typed->piece[i - 1], piece = said->piece[k - 1];
        const bool are_numbers = is_number(word) && is_number(piece);
        const bool is_before_number = k < said->n && is_number(said->piece[k]);
        const bool is_short = is_before_number && is_short_for(word, piece);
        if (are_numbers || is_short || is_same_noun(word, piece))
            i--;
        else if (is_number(piece) || !is_before_number)
            return false;
    }
    return true;
}

/* True if the same word stands before both numbers, as in "pile 2". */
static bool has_same_noun(const struct line *one, size_t at, const struct line *other, size_t to) {
    return at > 0 && to > 0 && !is_number(one->piece[at - 1]) &&
           is_same_noun(one->piece[at - 1], other->piece[to - 1]);
}

/* True if the line says what is left, put back or not done. */
static bool means_other(const struct line *typed) {
    size_t i = 0;
    while (i < typed->n && !token_is_any(typed->piece[i], "leave make but not don't add back")) i++;
    return i < typed->n;
}

unsigned sentence_likeness(const char *typed, const char *said) {
    enum { PART = 1, ANY_ORDER, SAME_ORDER };
    struct line one, other;
    bool used[MOST_NUMBERS] = {false};
    size_t in_order = 0, named = 0;
    if (!read_line(typed, &one) || !read_line(said, &other) || one.numbers == 0) return 0;
    if (means_other(&one)) return 0;
    for (size_t i = 0; i < one.numbers; i++) {
        const size_t at = place_of_number(&one, i);
        size_t k = 0, to = place_of_number(&other, 0);
        while (k < other.numbers && (used[k] || !token_same(one.piece[at], other.piece[to])))
            to = place_of_number(&other, ++k);
        if (k == other.numbers) return 0;
        used[k] = true;
        in_order += k == i;
        named += has_same_noun(&one, at, &other, to);
    }
    const bool is_in_order = in_order == one.numbers, is_named = named == one.numbers;
    unsigned order = ANY_ORDER;
    if (one.numbers < other.numbers)
        order = is_in_order || is_named ? PART : 0;
    else if (is_in_order)
        order = SAME_ORDER;
    if (order == 0) return 0;
    return 4 * (unsigned)named + 2 * order + token_same(one.piece[0], other.piece[0]);
}

bool sentence_has_all_of(const char *typed, const char *said) {
    struct line one, other;
    size_t in_order = 0, named = 0;
    if (!read_line(typed, &one) || !read_line(said, &other)) return false;
    if (one.numbers == 0 || one.numbers != other.numbers) return false;
    /* "Hitt 7" means pin 7, but "hit 7 pins" does not. */
    const bool ends_in_number = one.n > 1 && is_number(one.piece[one.n - 1]);
    if (one.numbers == 1 && !ends_in_number) return false;
    for (size_t i = 0; i < one.numbers; i++) {
        const size_t at = place_of_number(&one, i);
        const bool is_adjacent = at > 0 && is_number(one.piece[at - 1]);
        bool is_named = false, is_misnamed = false;
        for (size_t k = 0; k < other.numbers; k++) {
            const size_t to = place_of_number(&other, k);
            const bool is_same_number = token_same(one.piece[at], other.piece[to]);
            if (i == k) in_order += is_same_number;
            if (!has_same_noun(&one, at, &other, to)) continue;
            is_named = is_named || is_same_number;
            is_misnamed = is_misnamed || !is_same_number;
        }
        if (is_adjacent || (is_misnamed && !is_named)) return false;
        named += is_named;
    }
    return in_order == one.numbers || named > 0;
}

/* True if the typed line is all that say_move says of this move. */
static bool is_same(const struct line *typed, const struct line *said) {
    size_t i = 0;
    while (i < typed->n && token_same(typed->piece[i], said->piece[i])) i++;
    return i == typed->n && i == said->n;
}

/* --- notation -------------------------------------------------------------------------------- */

/* Remembers the move of the notation if it is legal and the line says it. */
static void try_notation(struct sentence *sentence) {
    const struct game *game = sentence->game;
    struct move move;
    if (!game->parse_move(sentence->position, sentence->mover, text_string(&sentence->notation),
                          &move) ||
        !game->check(sentence->position, sentence->mover, &move, NULL))
        return;
    text_clear(&sentence->written);
    text_clear(&sentence->saying);
    game->print_move(sentence->position, &move, &sentence->written);
    game->say_move(sentence->position, &move, &sentence->saying);
    if (!read_line(text_string(&sentence->saying), &sentence->said)) return;
    const struct line typed = sentence->typed;
    sentence->is_exact = is_same(&sentence->typed, &sentence->said);
    drop_units(sentence);
    const bool is_said_at_all = sentence->is_exact || is_said(sentence);
    sentence->typed = typed;
    if (!is_said_at_all) return;
    if (sentence->is_exact) {
        sentence->is_ambiguous = false;
        text_clear(&sentence->found);
    }
    if (sentence->found.length == 0) {
        text_add(&sentence->found, sentence->saying.data);
        *sentence->move = move;
    } else if (strcmp(sentence->found.data, sentence->saying.data) != 0) {
        sentence->is_ambiguous = true;
    }
}

static void add_word(struct sentence *sentence, struct token word) {
    text_add_char(&sentence->notation, ' ');
    text_add_bytes(&sentence->notation, word.start, word.length);
}

/* Tries the notation with one to `most` more words, in every order. */
static void try_words(struct sentence *sentence, size_t most) {
    const size_t length = sentence->notation.length;
    for (size_t i = 0; i < sentence->n && !sentence->is_exact; i++) {
        if (sentence->chosen[i]) continue;
        sentence->chosen[i] = true;
        add_word(sentence, sentence->word[i]);
        try_notation(sentence);
        if (most > 1 && !sentence->is_exact) try_words(sentence, most - 1);
        text_cut(&sentence->notation, length);
        sentence->chosen[i] = false;
    }
}

/* Writes the numbers as notation, the last `turned` of them first and in reverse. */
static void write_numbers(struct sentence *sentence, size_t turned) {
    struct token number[MOST_NUMBERS];
    const struct line *typed = &sentence->typed;
    size_t n = 0;
    for (size_t i = 0; i < typed->n; i++)
        if (is_number(typed->piece[i])) number[n++] = typed->piece[i];
    text_cut(&sentence->notation, 0);
    for (size_t i = 0; i < turned && i < n; i++) add_word(sentence, number[n - 1 - i]);
    for (size_t i = 0; i + turned < n; i++) add_word(sentence, number[i]);
}

/* True if the line is a move, which need not be legal if the line is notation but for its
 * separators. */
static bool read_typed(struct sentence *sentence, const char *string) {
    if (!read_line(string, &sentence->typed)) return false;
    if (sentence->typed.numbers == sentence->typed.n) {
        write_numbers(sentence, 0);
        return sentence->game->parse_move(sentence->position, sentence->mover,
                                          text_string(&sentence->notation), sentence->move);
    }
    for (size_t turned = 0; turned <= 2 && !sentence->is_exact; turned++) {
        write_numbers(sentence, turned);
        try_notation(sentence);
    }
    if (sentence->is_exact) return true;
    for (struct token word; (word = scan_token(&string, separators)).length > 0;) {
        if (sentence->n + 2 == MOST_WORDS)
            return sentence->found.length > 0 && !sentence->is_ambiguous;
        sentence->word[sentence->n++] = word;
    }
    sentence->typed_words = sentence->n;
    text_cut(&sentence->notation, 0);
    try_words(sentence, MOST_CHOSEN);
    if (sentence->found.length == 0) {
        /* What notation may have and a sentence leaves out: "put 3 on pile 2" is 2 +3, "split pile
         * 1 into 3 and 4" is 1 0 3. */
        sentence->word[sentence->n++] = token_of("0");
        sentence->word[sentence->n++] = token_of("+");
        try_words(sentence, MOST_CHOSEN);
    }
    return sentence->found.length > 0 && !sentence->is_ambiguous;
}

/* Drops the numbers of the line after the first `n`, and the words before them. */
static void keep_numbers(struct line *line, size_t n) {
    if (n == 0 || line->numbers <= n) return;
    line->n = place_of_number(line, n - 1) + 1;
    line->numbers = n;
    line->piece[line->n] = (struct token){0};
}

/* True if the lines have two numbers each, and the same noun before one of them or both, whatever
 * else they say: "yeet 1 from pile 2" and "pile 2 take 1"; *is_turned: in the other order. */
static bool is_alike_in_nouns(const struct line *typed, const struct line *said, bool *is_turned) {
    bool is_same = false;
    if (typed->numbers != 2 || said->numbers != 2 || means_other(typed)) return false;
    for (size_t i = 0; i < 2; i++)
        for (size_t k = 0; k < 2; k++) {
            const size_t at = place_of_number(typed, i), to = place_of_number(said, k);
            const bool is_after_verb = to == 1;
            if (is_after_verb || !has_same_noun(typed, at, said, to)) continue;
            is_same = is_same || i == k;
            *is_turned = *is_turned || i != k;
        }
    return is_same != *is_turned;
}

/* Writes the notation of what say_move says of a legal move, with the numbers that were typed in
 * its place. Of stones, what the move leaves of its pile may be missing: "take 2 from pile 1".
 * Returns false if the words are not the same, or if two numbers of the notation are, which would
 * not tell them apart. */
static bool write_alike(struct sentence *sentence, const struct move *move) {
    const struct line *said = &sentence->said, *typed = &sentence->typed;
    struct line written;
    text_clear(&sentence->written);
    text_clear(&sentence->saying);
    text_clear(&sentence->notation);
    sentence->game->print_move(sentence->position, move, &sentence->written);
    sentence->game->say_move(sentence->position, move, &sentence->saying);
    if (!read_line(text_string(&sentence->saying), &sentence->said) ||
        !read_line(text_string(&sentence->written), &written))
        return false;
    const bool may_lack_rest = sentence->game->prints_stones && typed->numbers == 2;
    if (may_lack_rest) {
        keep_numbers(&sentence->said, 2);
        keep_numbers(&written, 2);
    }
    bool is_turned = false;
    const bool is_named = !sentence->game->is_sum && is_alike_in_nouns(typed, said, &is_turned);
    if (!is_named && !is_alike(typed, said)) return false;
    for (size_t i = 0; i < written.n; i++) {
        struct token piece = written.piece[i];
        size_t found = 0;
        for (size_t k = 0; is_number(piece) && k < said->numbers; k++) {
            const size_t at = place_of_number(said, k);
            if (!token_same(written.piece[i], said->piece[at])) continue;
            piece = typed->piece[place_of_number(typed, is_turned ? 1 - k : k)];
            found++;
        }
        if (is_number(piece) && found != 1) return false;
        add_word(sentence, piece);
    }
    return true;
}

/* True if the line is a move but for its numbers, which make it illegal: "take 9 from pile 2". If
 * they made a legal move, it would be one of which something else is said. */
static bool read_illegal(struct sentence *sentence) {
    enum { MOST = 100 };
    const struct game *game = sentence->game;
    struct moves moves = {0};
    for (int i = 0; i < MOST && game->moves(sentence->position, sentence->mover, &moves); i++)
        if (write_alike(sentence, &moves.move))
            return game->parse_move(sentence->position, sentence->mover,
                                    text_string(&sentence->notation), sentence->move) &&
                   !game->check(sentence->position, sentence->mover, sentence->move, NULL);
    return false;
}

/* The numbers of the piles, or of the pin, that people name by a word; 0 where there is none. Of
 * equal piles it is the first. */
struct places {
    uint64_t first, last, largest, smallest, middle;
    uint64_t filled;       /* how many piles have stones, */
    uint64_t most, fewest; /* and how many the largest and the smallest of them have */
    bool are_piles, are_pins;
    bool is_unbroken; /* all pins stand between the first and the last one */
};

/* Finds the first and the last pin that stands. */
static void find_pins(const char *row, struct places *places) {
    const size_t first = strcspn(row, "i"), n = strspn(row + first, "i");
    const char *last = strrchr(row, 'i');
    if (!last) return;
    places->first = first + 1;
    places->last = (uint64_t)(last - row) + 1;
    places->is_unbroken = places->last == first + n;
}

static struct places find_places(const struct game *game, const void *position) {
    struct places places = {0};
    struct text print = {0};
    uint64_t stones;
    places.fewest = UINT64_MAX;
    places.are_piles = game_print_piles(game, position, &print);
    const char *at = text_string(&print);
    for (struct token pile; places.are_piles && (pile = scan_token(&at, ",")).length > 0;) {
        places.last++;
        if (token_number(pile, &stones) != TOKEN_NUMBER || stones == 0) continue;
        places.filled++;
        if (stones > places.most) places.largest = places.last;
        if (stones < places.fewest) places.smallest = places.last;
        if (stones > places.most) places.most = stones;
        if (stones < places.fewest) places.fewest = stones;
    }
    places.first = 1;
    if (places.are_piles && places.last % 2 == 1) places.middle = places.last / 2 + 1;
    places.are_pins = sentence_is_unit(game, token_of("pin"));
    if (places.are_pins) {
        text_clear(&print);
        game->print(position, &print);
        find_pins(text_string(&print), &places);
    }
    text_free(&print);
    return places;
}

static const char middle_words[] = "middle center centre";

/* Words for "take" at the beginning of a line. */
static const char takings[] = "takes taking remove removes grab steal snatch";

/* Returns 2 for "second", 3 for "third" and so on, the number of the pile or the pin that the word
 * names, and 0 for any other word. */
static uint64_t ordinal_of(struct token word, const struct places *places) {
    uint64_t number;
    if (token_is(word, "first")) return places->first;
    if (token_ordinal(word, &number)) return number;
    if (token_is(word, "last")) return places->last;
    if (token_is_any(word, middle_words)) return places->middle;
    if (token_is(word, "top")) return places->are_piles;
    if (token_is(word, "bottom")) return places->are_piles ? places->last : 0;
    if (token_is_any(word, "biggest bigger largest larger big tallest taller"))
        return places->largest;
    return token_is_any(word, "smallest smaller small shortest shorter") ? places->smallest : 0;
}

/* Takes the digits away with which the text ends, those of "2nd", and returns their number. */
static uint64_t cut_number(struct text *text) {
    const size_t end = text->length;
    size_t start = end;
    uint64_t number = 0;
    while (start > 0 && isdigit((unsigned char)text->data[start - 1])) start--;
    const struct token digits = {text->data + start, end - start};
    if (token_number(digits, &number) == TOKEN_NUMBER) text_cut(text, start);
    return number;
}

/* Copies the line, with numbers that are written out as digits: "take two" as "take 2". */
static void write_digits(const char *string, struct text *digits) {
    while (*string) {
        const size_t apart = strcspn(string, ALPHABET), length = strspn(string + apart, ALPHABET);
        const struct token word = {string + apart, length};
        uint64_t number;
        text_add_bytes(digits, string, apart);
        if (token_number_word(word, &number))
            text_add_number(digits, number);
        else
            text_add_bytes(digits, word.start, word.length);
        string = word.start + word.length;
    }
}

/* Returns the number of the first pile that has so many stones, or 0. */
static uint64_t pile_of_size(const char *piles, uint64_t size) {
    uint64_t stones;
    for (uint64_t pile = 1;; pile++) {
        const struct token piece = scan_token(&piles, ",");
        if (piece.length == 0) return 0;
        if (token_number(piece, &stones) == TOKEN_NUMBER && stones == size) return pile;
    }
}

/* A word of a line, and where it was written. */
struct written {
    struct token word;
    size_t start;
};

/* Returns how many words before a size, the last one first, name its pile with it: 3 of "the pile
 * of 20" and "from one of the 20s", 2 of "one with 20"; 0: they do not. */
static size_t count_naming(const struct written before[]) {
    const bool is_one_of = token_is(before[0].word, "the") && token_is(before[1].word, "of") &&
                           token_is_any(before[2].word, "one any either") &&
                           token_is(before[3].word, "from");
    if (is_one_of) return 3;
    if (!token_is_any(before[0].word, "of with") || !token_is_any(before[1].word, "pile one"))
        return 0;
    return token_is_any(before[2].word, "the a") ? 3 : 2;
}

/* Returns the word without an s at its end. */
static struct token without_plural(struct token word) {
    word.length -= tolower((unsigned char)word.start[word.length - 1]) == 's';
    return word;
}

/* Adds the line with the numbers of piles that are named by their sizes: "take 6 from pile 2" for
 * "take 6 from the pile of 20", "of size 20", "from a pile with 20", "from the 20", "the 20 pile",
 * "from one of the 20s", "one of the 20s"; and "from 20" where there are fewer piles. Returns false
 * if it names none so; *missing: a size that no pile has, or 0. */
static bool number_piles(const struct game *game, const void *position, const char *string,
                         struct text *line, uint64_t *missing) {
    enum { BEFORE = 4 };
    struct text piles = {0};
    struct written before[BEFORE] = {{{0}, 0}};
    const uint64_t n = find_places(game, position).last;
    const bool are_piles = game_print_piles(game, position, &piles);
    bool is_changed = false;
    *missing = 0;
    for (struct token word; are_piles && (word = scan_token(&string, ".!")).length > 0;) {
        if (is_changed && token_is(word, "pile") && token_is(before[1].word, "the")) continue;
        if (token_is(word, "size") && token_is(before[0].word, "of")) continue;
        const size_t named = count_naming(before);
        struct token number = word;
        uint64_t size, pile = 0;
        const bool has_article = token_is(before[0].word, "the");
        if (named > 0 || has_article) number = without_plural(number);
        if (token_number(number, &size) != TOKEN_NUMBER && !token_number_word(number, &size))
            size = 0;
        const char *after = string;
        const struct token following = scan_token(&after, ".!");
        const bool is_last = following.length == 0 || token_is(following, "pile");
        const bool is_from = token_is(before[1].word, "from");
        const bool is_the = named == 0 && (is_last || is_from) && has_article;
        const bool is_bare = is_last && token_is(before[0].word, "from") && size > n;
        if (size > 0 && (named > 0 || is_the || is_bare))
            pile = pile_of_size(text_string(&piles), size);
        /* "The 2" may be pile 2, and "from 20" pile 20. */
        const bool must_be_size = named > 0 || (is_the && size > n);
        if (size > 0 && pile == 0 && must_be_size) *missing = size;
        const struct written now = {word, line->length};
        const size_t replaced = is_the ? 1 : named;
        if (pile > 0 && replaced > 0) text_cut(line, before[replaced - 1].start);
        if (pile > 0)
            text_addf(line, " pile %" PRIu64, pile);
        else
            text_addf(line, " %.*s", (int)word.length, word.start);
        is_changed = is_changed || pile > 0;
        memmove(before + 1, before, (BEFORE - 1) * sizeof *before);
        before[0] = now;
    }
    text_free(&piles);
    return is_changed;
}

/* Takes the parentheses or brackets away that stand around the whole line, as in "(2,2)". Returns
 * false if there are none. */
static bool take_parentheses(const char *string, struct text *line) {
    const struct token whole = token_trim(token_of(string));
    if (whole.length <= 2) return false;
    const char first = whole.start[0], last = whole.start[whole.length - 1];
    const bool has_both = (first == '(' && last == ')') || (first == '[' && last == ']');
    if (has_both) text_add_bytes(line, whole.start + 1, whole.length - 2);
    return has_both;
}

/* Returns what follows the phrase, with which the line begins, or NULL. */
static const char *after_phrase(const char *line, const char *phrase) {
    const size_t length = strlen(phrase);
    const bool is_begun = token_is((struct token){line, strnlen(line, length)}, phrase);
    if (!is_begun) return NULL;
    const char *after = line + length;
    if (*after != '\0' && *after != ',' && !token_is_space(*after)) return NULL;
    return scan_spaces(after + (*after == ','));
}

/* Returns what follows the polite beginning, or "first," that says no place; or NULL if the line
 * has neither. */
static const char *after_opening(const char *line) {
    static const char *const openings[] = {"I",        "I'd like to", "would like to",
                                           "want to",  "wanna",       "will",
                                           "can we",   "could we",    "I'll",
                                           "ill",      "let us",      "let's",
                                           "lets",     "go with",     "go for",
                                           "please",   "pls",         "plz",
                                           "can you",  "could you",   "I'm gonna",
                                           "im gonna", "choose",      "pick",
                                           "gimme",    "give me",     "ok",
                                           "okay",     "um",          "hmm",
                                           "do",       "well",        "so",
                                           "then"};
    const char *rest = line;
    if (token_is(scan_token(&rest, ","), "first") && *rest == ',') return scan_spaces(rest + 1);
    const char *after = NULL;
    for (size_t i = 0; i < sizeof openings / sizeof *openings && !after; i++)
        after = after_phrase(line, openings[i]);
    return after;
}

const char *sentence_after_opening(const char *line) {
    line = scan_spaces(line);
    for (const char *after = line; after; after = after_opening(line)) line = after;
    return line;
}

/* True if "number" between a noun and its number says nothing: "pile number 3", and "number 3"
 * where nothing else has a number. In Prime-game, and so in a sum, it is the noun. */
static bool skips_number(const struct game *game, const struct text *before) {
    const bool has_own = sentence_is_unit(game, token_of("number")) || game->is_sum;
    return !has_own && (before->length > 0 || !game->prints_stones);
}

/* True of "it", "them" and "em" at the end of a line, as in "3 all of it": the pile has been named.
 */
static bool is_last_pronoun(const char *string) {
    const struct token word = scan_token(&string, ".!");
    return token_is_any(word, "it them em") && scan_token(&string, ".!").length == 0;
}

/* True of "the last one" and "take the last stone", with no pile named before. */
static bool is_last_stone(const struct places *places, struct token word, struct token following,
                          const struct text *before) {
    const struct token verb = token_trim(token_of(text_string(before)));
    const bool begins = verb.length == 0 || token_is(verb, "take");
    return places->are_piles && begins && token_is(word, "last") &&
           token_is_any(following, "one stone");
}

/* Writes the pins that a line names only by their place in the row: "pins 3 and 4" for "the two in
 * the middle", "hit the middle pins" or "both of them", "pin 9" for "the last one". Returns false
 * if the line has other words, or could mean other pins. */
static bool write_place(const struct places *places, const char *string, struct text *plain) {
    static const char fillers[] = "hit take knock strike smash down over out in at of the them em "
                                  "one pin pins ones just only please plz pls";
    struct token place = {0};
    bool is_one = false, is_two = false, are_many = false;
    size_t n = 0;
    for (struct token word; (word = scan_token(&string, ",.!")).length > 0; n++) {
        const bool is_place =
            token_is_any(word, "first left leftmost last right rightmost both all "
                               "everything middle center centre");
        const bool is_number = token_is(word, "two") || (place.length > 0 && token_is(word, "2"));
        if (is_place && (place.length == 0 || token_is(place, "both")))
            place = word;
        else if (is_place || (!is_number && !token_is_any(word, fillers)))
            return false;
        is_one = is_one || token_is_any(word, "one pin");
        is_two = is_two || is_number;
        are_many = are_many || is_number || token_is_any(word, "pins ones");
    }
    const bool is_middle = token_is_any(place, middle_words);
    const bool is_all = token_is_any(place, "both all everything");
    const bool is_first = token_is_any(place, "first left leftmost");
    const uint64_t both_ends = places->first + places->last;
    uint64_t from = places->first, to = places->last;
    if (place.length == 0 || (is_middle && !places->is_unbroken)) return false;
    if (n == 1 && !is_middle && !is_all) return false; /* "last" alone says too little */
    if (is_middle) {
        from = both_ends / 2;
        to = (both_ends + 1) / 2;
    }
    if (is_first) to = from + is_two;
    if (!is_first && !is_middle && !is_all) from = to - is_two;
    const bool is_pair = to == from + 1;
    if (from == 0 || (to != from && !is_pair) || (is_pair ? is_one : are_many)) return false;
    if (is_pair)
        text_addf(plain, "pins %" PRIu64 " and %" PRIu64, from, to);
    else
        text_addf(plain, "pin %" PRIu64, from);
    return true;
}

/* What has been written of a line, so far as it was read. */
struct writing {
    const struct places *places;
    const char *start; /* of the line, after its opening */
    struct text *plain;
    uint64_t ordinal; /* said before its noun, and to be written after it; 0: none */
    bool is_both_all; /* "both" means all, for the line has no number and two stones are left */
};

/* True if the word says nothing, where `next` follows it. */
static bool says_nothing(const struct game *game, const struct writing *writing, struct token word,
                         char next) {
    if (token_is(word, "the")) return isalnum((unsigned char)next);
    if (token_is_any(word, "it them em")) return isalpha((unsigned char)next); /* "take it all" */
    if (token_is(word, "number")) return skips_number(game, writing->plain);
    if (writing->places->are_pins && token_is_any(word, "down over out")) return true;
    if (token_is(word, "both")) return !writing->is_both_all;
    return token_is_any(word, "please plz pls just only alone together away lol haha");
}

/* Remembers the ordinal that the word is, or that its ending makes of the number before it. Returns
 * false if it is none; `is_alone`: nothing has been written before it. */
static bool take_ordinal(struct writing *writing, struct token word, bool is_alone, char next) {
    const bool is_ending = word.start > writing->start && isdigit((unsigned char)word.start[-1]) &&
                           token_is_any(word, "st nd rd th");
    const uint64_t said =
        is_ending ? cut_number(writing->plain) : ordinal_of(word, writing->places);
    const bool is_last_word = next == '\0' && !is_alone;
    if (said == 0 || !(isalpha((unsigned char)next) || is_last_word)) return false;
    writing->ordinal = said;
    return true;
}

/* Writes the word in the words of say_move; `between` follows what stands before it. */
static void write_word(const struct writing *writing, struct token word, const char *between,
                       char next) {
    struct text *plain = writing->plain;
    const bool is_and =
        token_is(word, "n") && isdigit((unsigned char)*between) && isdigit((unsigned char)next);
    const bool is_object = next == '\0' && token_is_any(word, "it them em") &&
                           token_is(token_trim(token_of(text_string(plain))), "take");
    uint64_t number;
    if (token_number_word(word, &number))
        text_add_number(plain, number);
    else if (is_and)
        text_add(plain, "and");
    else if (token_is_any(word, "of form") || (writing->places->are_piles && token_is(word, "off")))
        text_add(plain, "from");
    else if (token_is_any(word, "everything whole rest both") || is_object)
        text_add(plain, "all");
    else if (word.start == writing->start && token_is_any(word, takings))
        text_add(plain, "take");
    else if (writing->places->are_piles && token_is_any(word, "row heap stack"))
        text_add(plain, "pile");
    else if (token_is(word, "crumb") && writing->places->fewest == 1)
        text_addf(plain, "pile %" PRIu64, writing->places->smallest);
    else if (token_is_any(word, "lower upper"))
        text_add(plain, token_is(word, "lower") ? "bottom" : "top");
    else
        text_add_bytes(plain, word.start, word.length);
}

/* Writes the ordinal that is still to be written, if there is one. */
static void write_ordinal(struct writing *writing) {
    if (writing->ordinal > 0) text_addf(writing->plain, " %" PRIu64, writing->ordinal);
    writing->ordinal = 0;
}

void sentence_write_plainly(const struct game *game, const void *position, const char *string,
                            struct text *plain) {
    const struct places places = find_places(game, position);
    string = sentence_after_opening(string);
    if (places.are_pins && write_place(&places, string, plain)) return;
    const char *taking = after_phrase(string, "I'm"); /* taking 2 */
    if (!taking) taking = after_phrase(string, "im");
    if (taking) string = taking;
    struct writing writing = {.places = &places, .start = string, .plain = plain};
    writing.is_both_all =
        places.filled == 1 && places.most == 2 && !string[strcspn(string, "0123456789")];
    while (*string) {
        const char *between = scan_spaces(string);
        const size_t apart = strcspn(string, ALPHABET), length = strspn(string + apart, ALPHABET);
        const struct token word = {string + apart, length};
        const char next = *scan_spaces(word.start + word.length);
        text_add_bytes(plain, string, apart);
        string = word.start + word.length;
        const char *after = string;
        const struct token following = scan_token(&after, ",.!");
        if (token_is(word, "both") && token_is(following, "from") && !writing.is_both_all) {
            text_add_char(plain, '2');
            continue;
        }
        const bool is_filler = says_nothing(game, &writing, word, next);
        const bool is_out_of = token_is(word, "out") && token_is(following, "of");
        if (is_filler || is_out_of) continue;
        if (token_is(word, "of") && is_last_pronoun(string)) break;
        if (is_last_stone(&places, word, following, plain)) {
            /* In a single pile with more stones it could be one of them, or all. */
            const bool has_more = places.filled == 1 && places.most > 1;
            text_add(plain, has_more ? "last" : "1 stone");
            string = after;
            continue;
        }
        if (token_is(word, "and") && writing.ordinal > 0) {
            write_ordinal(&writing); /* "the first and second pin" */
            text_add_char(plain, ' ');
        }
        if (take_ordinal(&writing, word, plain->length == apart, next)) continue;
        if (token_is_any(word, "a another") && token_is(following, "stone")) {
            text_add_char(plain, '1');
            continue;
        }
        const bool is_pronoun = writing.ordinal > 0 && token_is(word, "one"); /* "the last one" */
        if (!is_pronoun) write_word(&writing, word, between, next);
        write_ordinal(&writing);
    }
    write_ordinal(&writing);
    const char *start = writing.start;
    const bool has_two_words = start[strcspn(start, ALPHABET " ")] != '\0';
    while (has_two_words && plain->length > 0 && strchr(".! ", plain->data[plain->length - 1]))
        text_cut(plain, plain->length - 1);
}

uint64_t sentence_missing_size(const struct game *game, const void *position, const char *string) {
    struct text line = {0};
    uint64_t missing;
    number_piles(game, position, string, &line, &missing);
    text_free(&line);
    return missing;
}

bool sentence_names_pile(const struct game *game, const void *position, const char *line) {
    const struct places places = find_places(game, position);
    for (struct token word; (word = scan_token(&line, ",.!")).length > 0;) {
        const char *after = line;
        const bool counts_stones = token_is_any(scan_token(&after, ",.!"), "stone stones");
        if (places.are_piles && !counts_stones && ordinal_of(word, &places) > 0) return true;
    }
    return false;
}

bool sentence_names_many(const char *line, struct token noun) {
    struct token before = {0}, mark = {0}; /* mark: "pile" or "from" before the first number */
    uint64_t first = 0, number;
    for (struct token piece; (piece = scan_piece(&line)).length > 0; before = piece) {
        if (token_is_any(piece, "into leave leaves leaving")) return false;
        if (token_is_any(piece, "each every")) return true;
        if (is_same_noun(piece, noun) && piece.length > noun.length) return true;
        const bool is_part = token_same(before, noun) || token_is(before, "from");
        if (!is_part || token_number(piece, &number) != TOKEN_NUMBER) continue;
        if (first > 0 && number != first && token_same(before, mark)) return true;
        if (first > 0) continue;
        first = number;
        mark = before;
    }
    return false;
}

/* --- what is left ---------------------------------------------------------------------------- */

/* The numbers of a line that says what is left of a pile; 0 where it has none. */
struct rest {
    uint64_t pile, size, left, back;
    bool is_half, is_size; /* "a" or "into" shows that the first number is a size */
};

/* Ways to say how much of a pile is taken or left. PILE is "pile 2" or "from pile 2", and PLACE its
 * number alone. SIZE is how many stones the pile has, or how many of PILE are taken at first; SOME
 * are put back. */
static const char *const ways[] = {
    "take PILE",      "eat PILE",           "empty PILE",         "all PILE",
    "PILE all",       "PLACE all",          "all from PLACE",     "half PILE",
    "half",           "all but LEFT PILE",  "all PILE but LEFT",  "PILE all but LEFT",
    "all but LEFT",   "leave LEFT PILE",    "leave PILE LEFT",    "PILE LINK LEFT",
    "SIZE LINK LEFT", "PILE put SOME back", "SIZE put SOME back", "SIZE PILE put SOME back",
};

/* Returns where a word of a way stands in the line, after words that say nothing there. */
static size_t skip_fillers(const struct line *typed, size_t i, struct token word) {
    const char *fillers = "stone stones with take eat reduce make cut turn change bring";
    if (token_is(word, "PILE"))
        fillers = "stone stones with take reduce make cut turn change bring from in on";
    /* "Take from pile 4" does not take all of it. */
    const bool is_object = i == 1 && token_is_any(typed->piece[0], "take eat empty");
    if (is_object || token_is(word, "PLACE")) fillers = "";
    if (token_is(word, "put")) fillers = "stone stones and then but";
    if (token_is(word, "LINK")) fillers = "stone stones down";
    if (token_is(word, "LEFT")) fillers = "stone stones with take a";
    while (token_is_any(typed->piece[i], fillers) && !token_same(typed->piece[i], word)) i++;
    return i;
}

/* Reads the numbers of the line. Returns false if it does not say it in this way. */
static bool read_way(const struct line *typed, const char *way, struct rest *rest) {
    const bool takes = token_is_any(typed->piece[0], "take eat");
    size_t i = 0;
    *rest = (struct rest){0};
    for (struct token word; (word = scan_token(&way, "")).length > 0; i++) {
        uint64_t *number = NULL;
        i = skip_fillers(typed, i, word);
        const bool is_pile = token_is(word, "PILE");
        if (is_pile && !token_is(typed->piece[i++], "pile")) return false;
        if (is_pile || token_is(word, "PLACE")) number = &rest->pile;
        if (token_is(word, "SIZE")) number = &rest->size;
        if (token_is(word, "LEFT")) number = &rest->left;
        if (token_is(word, "SOME")) number = &rest->back;
        const struct token piece = typed->piece[i];
        const bool is_link =
            token_is(word, "LINK") && !takes && token_is_any(piece, "to into a becomes -> =>");
        const bool is_number = number && token_number(piece, number) == TOKEN_NUMBER;
        if (!is_number && !is_link && !token_same(piece, word)) return false;
        if (is_number && *number == 0 && number != &rest->left) return false;
        rest->is_size = rest->is_size || (is_link && token_is_any(piece, "a into"));
        rest->is_half = rest->is_half || token_is(word, "half");
    }
    return skip_fillers(typed, i, (struct token){0}) == typed->n;
}

/* Returns the stones of the pile with this number, or 0. */
static uint64_t stones_of_pile(const char *piles, uint64_t number) {
    uint64_t stones = 0;
    struct token pile = scan_token(&piles, ",");
    for (; number > 1 && pile.length > 0; number--) pile = scan_token(&piles, ",");
    return number == 1 && token_number(pile, &stones) == TOKEN_NUMBER ? stones : 0;
}

/* Returns how many stones of which pile are taken: 1 of a pile that is empty or not there, to be
 * refused; 0 if it is not clear, as of "4 to 3", where 4 could be the number of a pile. */
static uint64_t find_taken(const struct rest *rest, const char *piles, uint64_t *pile) {
    *pile = rest->pile;
    if (rest->pile == 0 && rest->size > 0) *pile = pile_of_size(piles, rest->size);
    if (*pile == 0) return 0;
    const uint64_t stones = stones_of_pile(piles, *pile);
    const uint64_t size = rest->size > 0 ? rest->size : stones, left = rest->left + rest->back;
    const bool may_be_number = rest->back == 0 && !rest->is_size && size != *pile &&
                               left < stones_of_pile(piles, rest->size);
    if (stones == 0) return 1;
    if (may_be_number || size > stones || left >= size) return 0;
    if (!rest->is_half) return size - left;
    return stones % 2 == 0 ? stones / 2 : 0;
}

/* Reads a line that says how much of a pile is taken or left, which may be an illegal move. Returns
 * false if the line is nothing like that. */
static bool read_rest(const struct game *game, const void *position, enum player mover,
                      const char *plain, struct move *move) {
    struct text piles = {0}, notation = {0};
    struct line typed;
    struct rest rest;
    uint64_t pile, taken = 0;
    if (!read_line(plain, &typed) || !game_print_piles(game, position, &piles)) return false;
    const bool is_single = game_has_single_pile(game, position);
    for (size_t i = 0; i < sizeof ways / sizeof *ways && taken == 0; i++) {
        if (!read_way(&typed, ways[i], &rest)) continue;
        if (is_single && rest.size == 0 && rest.pile == 0) rest.pile = 1;
        taken = find_taken(&rest, text_string(&piles), &pile);
    }
    if (taken > 0) text_addf(&notation, "%" PRIu64 " %" PRIu64, pile, taken);
    const bool is_read = game->parse_move(position, mover, text_string(&notation), move);
    text_free(&piles);
    text_free(&notation);
    return taken > 0 && is_read;
}

/* True if the line is three numbers or more, which are not notation: a position. */
static bool is_position(const struct game *game, const void *position, enum player mover,
                        const char *line) {
    struct line typed;
    struct move move;
    return game->prints_stones && read_line(line, &typed) && typed.numbers >= 3 &&
           typed.numbers == typed.n && !game->parse_move(position, mover, line, &move);
}

/* Returns the next pile of a position that is not empty, or an empty token at its end. */
static struct token next_pile(const char **position) {
    struct token pile = scan_token(position, ",");
    while (token_is_any(pile, "0 and it")) pile = scan_token(position, ",");
    return pile;
}

/* True if the positions have the same piles in the same order, but for empty ones. */
static bool has_same_piles(const char *one, const char *other) {
    struct token pile;
    do {
        pile = next_pile(&one);
        if (!token_same(pile, next_pile(&other))) return false;
    } while (pile.length > 0);
    return true;
}

/* Reads "leave 4,4", "make it 4,4" or "2,4,6", the position that just one of the first moves
 * leaves, but for empty piles. */
static bool read_leaving(const struct game *game, const void *position, enum player mover,
                         const char *plain, struct move *move) {
    enum { MOST = 1000 };
    struct text print = {0};
    struct moves moves = {0};
    size_t found = 0;
    const char *after = plain;
    if (token_is_any(scan_token(&after, ""), "leave leaves leaving make"))
        plain = after;
    else if (!is_position(game, position, mover, plain))
        return false;
    if (next_pile(&(const char *){plain}).length == 0) return false;
    unsigned char *next = memory_take(1, game->size);
    for (int i = 0; i < MOST && game->moves(position, mover, &moves); i++) {
        memcpy(next, position, game->size);
        game->play(next, mover, &moves.move);
        text_clear(&print);
        game->print(next, &print);
        if (!has_same_piles(plain, text_string(&print))) continue;
        *move = moves.move;
        found++;
    }
    free(next);
    text_free(&print);
    return found == 1;
}

/* Reads the line as it stands, by one of the functions above. Returns false if it is no move;
 * *is_ambiguous: it could be two. */
static bool read_sentence(const struct game *game, const void *position, enum player mover,
                          const char *line, bool is_legal, struct move *move, bool *is_ambiguous) {
    struct sentence sentence = {.game = game, .position = position, .mover = mover, .move = move};
    bool is_read;
    if (is_legal)
        is_read = read_typed(&sentence, line);
    else
        is_read = read_line(line, &sentence.typed) && read_illegal(&sentence);
    *is_ambiguous = sentence.is_ambiguous;
    text_free(&sentence.notation);
    text_free(&sentence.written);
    text_free(&sentence.saying);
    text_free(&sentence.found);
    return is_read;
}

/* Returns what follows a word for what a move does, as in "knock down pin 3" and "eat row 2 column
 * 3". Two numbers alone do not say which is which, as in "take 3 4", but of what is bitten or hit
 * they are notation; and where stones are taken, or in a sum, "take" is more than a word. Returns
 * NULL if there is no such word. */
static const char *after_verb(const struct game *game, const char *line) {
    const struct token verb = scan_token(&line, "");
    const bool is_verb = token_is_any(
        verb, "take remove hit knock smash strike bite chomp eat break move go draw connect "
              "join link color paint make");
    const bool is_of_place = token_is_any(verb, "bite chomp eat hit knock smash strike");
    const bool has_stones = strstr(game->move_prompt, "stones") != NULL;
    struct line rest;
    const char *after = line;
    if (token_is_any(scan_token(&after, ""), "down over off to")) line = after;
    line = scan_spaces(line);
    if (!is_verb || has_stones || game->is_sum || !read_line(line, &rest)) return NULL;
    size_t ands = 0;
    for (size_t i = 0; i < rest.n; i++) ands += token_is(rest.piece[i], "and");
    const bool is_notation = is_of_place && rest.numbers + ands == rest.n;
    const bool is_clear = rest.n == 1 || !is_number(rest.piece[0]) || is_notation;
    if (rest.n == 0) return NULL;
    return is_clear ? line : NULL;
}

/* True if the line is the notation of a move, and a legal one if it must be. */
static bool read_notation(const struct game *game, const void *position, enum player mover,
                          const char *line, bool is_legal, struct move *move) {
    return game->parse_move(position, mover, line, move) &&
           (!is_legal || game->check(position, mover, move, NULL));
}

bool sentence_read(const struct game *game, const void *position, enum player mover,
                   const char *string, struct move *move) {
    struct text digits = {0}, plain = {0}, numbered = {0};
    bool is_ambiguous = false;
    uint64_t missing = 0;
    if (take_parentheses(string, &numbered) ||
        number_piles(game, position, string, &numbered, &missing))
        string = numbered.data;
    write_digits(string, &digits);
    sentence_write_plainly(game, position, string, &plain);
    const char *const line = text_string(&plain);
    const char *const forms[] = {text_string(&digits), line, after_verb(game, line)};
    const size_t n = sizeof forms / sizeof *forms;
    /* Words that the game itself reads, as "back 2 in row 1", mean nothing else. */
    const bool has_own_words = !game->is_sum && line[strcspn(line, ALPHABET)] != '\0';
    bool is_read = read_rest(game, position, mover, line, move) ||
                   read_leaving(game, position, mover, line, move) ||
                   (has_own_words && read_notation(game, position, mover, line, false, move));
    /* A legal move in any form comes first, then what is illegal: what the game itself reads says
     * more than a sentence whose numbers only are wrong. */
    for (size_t i = 0; i < 2 * n && !is_read && !is_ambiguous; i++) {
        const bool is_legal = i < n;
        const char *const form = forms[i % n];
        if (!form) continue;
        is_read = read_notation(game, position, mover, form, is_legal, move) ||
                  read_sentence(game, position, mover, form, is_legal, move, &is_ambiguous);
    }
    text_free(&digits);
    text_free(&plain);
    text_free(&numbered);
    return is_read;
}
