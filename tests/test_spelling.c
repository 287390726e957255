/* SPDX-License-Identifier: MIT */
/* Did you mean: distances between words, and which of some words is near. */
#include "support.h"

#include "core/spelling.h"

static unsigned distance(const char *a, const char *b) {
    return spelling_distance(token_of(a), token_of(b));
}

static const char *nearest(const char *typed, const char *const *words, size_t n) {
    struct spelling suggestion = {.typed = token_of(typed)};
    for (size_t i = 0; i < n; i++) spelling_try(&suggestion, words[i]);
    return suggestion.word ? suggestion.word : "";
}

/* Damerau 1964 by way of Wagner and Fischer's table. */
static void known_distances_are_found(void **state) {
    static const struct {
        const char *a, *b;
        unsigned distance;
    } cases[] = {
        {"kayles", "kayles", 0},  {"kales", "kayles", 1},
        {"akyles", "kayles", 1},  {"", "nim", 3},
        {"kitten", "sitting", 3}, {"saturday", "sunday", 3},
        {"NIM", "nim", 0},        {"Kales", "kayles", 1},
        {"ca", "abc", 3}, /* restricted: 2 where a swapped pair may be edited again */
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_int_equal(distance(cases[i].a, cases[i].b), cases[i].distance);
}

/* The literal definition, by recursion. */
static unsigned literal_distance(const char *a, size_t m, const char *b, size_t n) {
    if (m == 0 || n == 0) return (unsigned)(m + n);
    unsigned best = literal_distance(a, m - 1, b, n) + 1;
    unsigned other = literal_distance(a, m, b, n - 1) + 1;
    if (other < best) best = other;
    other = literal_distance(a, m - 1, b, n - 1) + (a[m - 1] != b[n - 1]);
    if (other < best) best = other;
    if (m > 1 && n > 1 && a[m - 1] == b[n - 2] && a[m - 2] == b[n - 1]) {
        other = literal_distance(a, m - 2, b, n - 2) + 1;
        if (other < best) best = other;
    }
    return best;
}

/* The word of the letters a and b that is written in the digits of `number`; its length. */
static size_t write_word(unsigned number, char word[8]) {
    size_t length = 0;
    for (; number > 1; number /= 2) word[length++] = number % 2 ? 'a' : 'b';
    word[length] = '\0';
    return length;
}

static void all_words_of_two_letters_are_as_far_apart_as_the_definition_says(void **state) {
    for (unsigned i = 1; i < 64; i++) {
        for (unsigned j = 1; j < 64; j++) {
            char a[8], b[8];
            size_t m = write_word(i, a), n = write_word(j, b);
            assert_int_equal(distance(a, b), literal_distance(a, m, b, n));
            assert_int_equal(distance(a, b), distance(b, a));
        }
    }
}

/* The nearest; of words equally near, one that begins alike, then the first. What is far or short
 * is not guessed at. */
static void the_nearest_word_is_suggested(void **state) {
    static const char *const words[] = {"nim",   "kayles", "kayles-piles", "chop",        "chomp",
                                        "octal", "level",  "lever",        "subtraction", "go",
                                        "help",  "games",  "name"};
    static const struct {
        const char *typed, *suggested;
    } cases[] = {
        {"kales", "kayles"},
        {"chommp", "chomp"},
        {"kayles-pils", "kayles-piles"},
        {"OCTAL", "octal"},
        {"subt", "subtraction"},
        {"su", ""},
        {"no", ""},
        {"", ""},
        {"hello", ""},
        {"names", "name"},
        {"lames", "games"},
        {"nxx", ""},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_string_equal(nearest(cases[i].typed, words, LENGTH(words)), cases[i].suggested);
}

static void long_words_and_wild_bytes_do_no_harm(void **state) {
    static char endless[100001];
    static const char wild[] = "\xFF\x00\x80\n\x1B[31m";
    static const char *const words[] = {"nim"};
    memset(endless, 'n', sizeof endless - 1);
    struct token longest = {endless, SPELLING_LONGEST}, shorter = {endless, SPELLING_LONGEST - 1};
    assert_int_equal(spelling_distance(longest, shorter), 1);
    assert_int_equal(spelling_distance(shorter, longest), 1);
    assert_int_equal(distance(endless, "nim"), SPELLING_LONGEST);
    assert_int_equal(distance("nim", endless), SPELLING_LONGEST);
    assert_string_equal(nearest(endless, words, 1), "");
    struct spelling suggestion = {.typed = {wild, sizeof wild - 1}};
    spelling_try(&suggestion, "nim");
    assert_null(suggestion.word);
}

static void the_words_of_a_message_are_joined(void **state) {
    struct spelling none = {.typed = token_of("xyz")}, near = {.typed = token_of("sed")};
    struct text text = {0};
    spelling_try(&none, "seed");
    spelling_try(&near, "seed");
    spelling_add(&none, "--", &text);
    text_add(&text, "see help|");
    spelling_add(&near, "--", &text);
    assert_string_equal(text_string(&text), "; see help|: did you mean --seed? ");
    text_free(&text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_distances_are_found),
        cmocka_unit_test(all_words_of_two_letters_are_as_far_apart_as_the_definition_says),
        cmocka_unit_test(the_nearest_word_is_suggested),
        cmocka_unit_test(long_words_and_wild_bytes_do_no_harm),
        cmocka_unit_test(the_words_of_a_message_are_joined),
    };
    return cmocka_run_group_tests_name("suggest", tests, NULL, NULL);
}
