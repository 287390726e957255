/* SPDX-License-Identifier: MIT */
#include "games/sentence.h"

#include "core/scan.h"
#include "core/text.h"

/* Notation has at most MOST_CHOSEN words in an order of its own. It may be longer where a sentence names its
 * last one or two numbers first, and the others in order: "split 2, 2 and 3 off number 1" is 1 2 2 3. */
enum { MOST_WORDS = 16, MOST_CHOSEN = 4, MOST_NUMBERS = 70 };

struct sentence {
    const struct game *game;
    const void *position;
    enum player mover;
    const char *typed;
    struct text notation; /* the one that is tried */
    struct text said;
    struct move *move;
    struct token word[MOST_WORDS];
    bool chosen[MOST_WORDS];
    size_t n;
};

static const char separators[] = ",:";

/* True if the two consist of the same words, letter case aside. */
static bool are_same_words(const char *a, const char *b) {
    for (;;) {
        struct token first = scan_token(&a, separators), second = scan_token(&b, separators);
        if (!token_same(first, second)) return false;
        if (first.length == 0) return true;
    }
}

/* True if the notation is a legal move, and saying it gives the sentence. */
static bool is_meant(struct sentence *sentence) {
    const struct game *game = sentence->game;
    if (!game->parse_move(sentence->position, sentence->mover, nimm_text_string(&sentence->notation),
                          sentence->move) ||
        !game->check(sentence->position, sentence->mover, sentence->move, NULL))
        return false;
    nimm_text_clear(&sentence->said);
    game->say_move(sentence->position, sentence->move, &sentence->said);
    return are_same_words(nimm_text_string(&sentence->said), sentence->typed);
}

static void add_word(struct sentence *sentence, struct token word) {
    text_add_char(&sentence->notation, ' ');
    text_add_bytes(&sentence->notation, word.start, word.length);
}

/* Tries the notation with one to `most` more words, in every order. */
static bool try_words(struct sentence *sentence, size_t most) {
    const size_t length = sentence->notation.length;
    for (size_t i = 0; i < sentence->n; i++) {
        if (sentence->chosen[i]) continue;
        sentence->chosen[i] = true;
        add_word(sentence, sentence->word[i]);
        if (is_meant(sentence) || (most > 1 && try_words(sentence, most - 1))) return true;
        text_cut(&sentence->notation, length);
        sentence->chosen[i] = false;
    }
    return false;
}

/* Tries the numbers, the last `turned` of them first and in reverse. */
static bool try_numbers(struct sentence *sentence, const struct token *number, size_t n, size_t turned) {
    text_cut(&sentence->notation, 0);
    for (size_t i = 0; i < turned && i < n; i++) add_word(sentence, number[n - 1 - i]);
    for (size_t i = 0; i + turned < n; i++) add_word(sentence, number[i]);
    return is_meant(sentence);
}

/* Tries all that the words of the line could be in notation. */
static bool try_all(struct sentence *sentence) {
    struct token number[MOST_NUMBERS];
    size_t numbers = 0, words = 0;
    const char *at = sentence->typed;
    for (struct token word; (word = scan_token(&at, separators)).length > 0; words++) {
        uint64_t value;
        if (words < MOST_WORDS) sentence->word[words] = word;
        if (token_number(word, &value) != SCAN_NUMBER) continue;
        if (numbers == MOST_NUMBERS) return false;
        number[numbers++] = word;
    }
    if (try_numbers(sentence, number, numbers, 1) || try_numbers(sentence, number, numbers, 2)) return true;
    /* What notation may have and a sentence leaves out: "put 3 on pile 2" is 2 +3, "split pile 1 into 3 and
     * 4" is 1 0 3. */
    if (words < 2 || words + 2 > MOST_WORDS) return false;
    sentence->word[words++] = token_of("0");
    sentence->word[words++] = token_of("+");
    sentence->n = words;
    text_cut(&sentence->notation, 0);
    return try_words(sentence, MOST_CHOSEN);
}

bool sentence_read(const struct game *game, const void *position, enum player mover, const char *string,
                   struct move *move) {
    struct sentence sentence = {
        .game = game, .position = position, .mover = mover, .typed = string, .move = move};
    const bool found = try_all(&sentence);
    nimm_text_free(&sentence.notation);
    nimm_text_free(&sentence.said);
    return found;
}
