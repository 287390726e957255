/* SPDX-License-Identifier: MIT */
/* Tokens, numbers and lists of numbers out of lines of text. */
#include "support.h"

#include "core/scan.h"

static void check_next(const char **at, const char *separators, const char *expected) {
    struct token token = scan_token(at, separators);
    assert_int_equal(token.length, strlen(expected));
    assert_memory_equal(token.start, expected, token.length);
}

static void tokens_are_what_stands_between_separators(void **state) {
    const char *at = " \t3,,4:5x\v\f\r\n 6 ";
    check_next(&at, ",:", "3");
    check_next(&at, ",:", "4");
    check_next(&at, ",:", "5x");
    check_next(&at, ",:", "6");
    check_next(&at, ",:", "");
    check_next(&at, ",:", "");
    at = "3,4 5";
    check_next(&at, "", "3,4");
    check_next(&at, "", "5");
    at = "";
    check_next(&at, ",", "");
    at = ",, ,";
    check_next(&at, ",", "");
    assert_string_equal(at, "");
}

static void pieces_are_numbers_and_what_stands_between_them(void **state) {
    static const char *const cases[][2] = {
        {"r2c3", "r|2|c|3|"},        {" take 3,from:4 ", "take|3|from|4|"},
        {"12-13", "12|13|"},         {"1.3-05", "1|3|05|"},
        {"1--3", "1|--|3|"},         {"-1 3.", "-|1|3|.|"},
        {"A-B 4 - 3", "A-B|4|-|3|"}, {"", ""},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text pieces = {0};
        const char *at = cases[i][0];
        for (struct token piece; (piece = scan_piece(&at)).length > 0;) {
            text_add_bytes(&pieces, piece.start, piece.length);
            text_add_char(&pieces, '|');
        }
        assert_string_equal(text_string(&pieces), cases[i][1]);
        text_free(&pieces);
    }
}

static void words_are_known_whatever_their_case(void **state) {
    assert_true(token_is(token_of("Take"), "take"));
    assert_true(token_is(token_of("TAKE"), "take"));
    assert_true(token_is(token_of("AZ"), "az"));
    assert_false(token_is(token_of("tak"), "take"));
    assert_false(token_is(token_of("takes"), "take"));
    assert_false(token_is(token_of("t\xC1ke"), "take"));
    assert_true(token_is(token_of(""), ""));
    assert_false(token_is(token_of(""), "a"));
    /* Only letters have a case: 0x5B and 0x7B are one bit apart as well. */
    assert_false(token_is(token_of("["), "{"));
    assert_false(token_is(token_of("@"), "`"));
    assert_true(token_is_any(token_of("take"), "from take"));
    assert_true(token_is_any(token_of("FROM"), "from take"));
    assert_false(token_is_any(token_of("fro"), "from take"));
    assert_false(token_is_any(token_of("fromtake"), "from take"));
    assert_false(token_is_any(token_of(""), "from take"));
}

static void numbers_are_decimal_digits_up_to_64_bits(void **state) {
    static const struct {
        const char *string;
        enum token_kind result;
        uint64_t number;
    } cases[] = {
        {"0", TOKEN_NUMBER, 0},
        {"007", TOKEN_NUMBER, 7},
        {"42", TOKEN_NUMBER, 42},
        {"18446744073709551615", TOKEN_NUMBER, UINT64_MAX},
        {"00000000000000000000000018446744073709551615", TOKEN_NUMBER, UINT64_MAX},
        {"18446744073709551616", TOKEN_TOO_LARGE, 0},
        {"18446744073709551620", TOKEN_TOO_LARGE, 0},
        {"28446744073709551615", TOKEN_TOO_LARGE, 0},
        {"36893488147419103232", TOKEN_TOO_LARGE, 0}, /* 2^65 is 0 modulo 2^64 */
        {"99999999999999999999999999999999", TOKEN_TOO_LARGE, 0},
        {"99999999999999999999999999999x", TOKEN_NOT_A_NUMBER, 0},
        {"", TOKEN_NOT_A_NUMBER, 0},
        {"-1", TOKEN_NOT_A_NUMBER, 0},
        {"+1", TOKEN_NOT_A_NUMBER, 0},
        {"1.0", TOKEN_NOT_A_NUMBER, 0},
        {"1e9", TOKEN_NOT_A_NUMBER, 0},
        {"0x10", TOKEN_NOT_A_NUMBER, 0},
        {"/", TOKEN_NOT_A_NUMBER, 0},
        {":", TOKEN_NOT_A_NUMBER, 0},
        {"\xB2", TOKEN_NOT_A_NUMBER, 0},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        uint64_t number = 99;
        assert_int_equal(token_number(token_of(cases[i].string), &number), cases[i].result);
        assert_true(number == (cases[i].result == TOKEN_NUMBER ? cases[i].number : 99));
    }
}

static void check_list(const char *string, size_t n, const uint64_t *expected) {
    uint64_t numbers[4];
    struct text why = {0};
    assert_int_equal(scan_numbers(string, numbers, 4, UINT64_MAX, "pile size", &why), n);
    assert_memory_equal(numbers, expected, n * sizeof *expected);
    assert_string_equal(text_string(&why), "");
    text_free(&why);
}

static void lists_are_separated_by_commas_white_space_or_both(void **state) {
    static const char *const same[] = {"3,4,5",     "3 4 5",      "3, 4 ,5",
                                       " 3\t4\n5 ", "3 ,\v4   5", "03,4,005"};
    for (size_t i = 0; i < LENGTH(same); i++) check_list(same[i], 3, (const uint64_t[]){3, 4, 5});
    check_list("0", 1, (const uint64_t[]){0});
    check_list("18446744073709551615,1,2,3", 4, (const uint64_t[]){UINT64_MAX, 1, 2, 3});
}

static void wrong_lists_are_refused_with_the_token(void **state) {
    static const char *const cases[][2] = {
        {"", "\"\""},
        {"  ", "\"  \""},
        {"1,,2", "\"1,,2\""},
        {"1, ,2", "\"1, ,2\""},
        {",1", "\",1\""},
        {"1,", "\"1,\""},
        {"1 2 ,\t", "\"1 2 ,\\x09\""},
        {"3,x,5", "\"x\""},
        {"3,-4", "\"-4\""},
        {"3.5", "\"3.5\""},
        {"\x1B[2J", "\"\\x1B[2J\""},
        {"1 18446744073709551616", "\"18446744073709551616\""},
        {"1,2,3,4,5", "at most 4"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        uint64_t numbers[4];
        struct text why = {0};
        assert_int_equal(scan_numbers(cases[i][0], numbers, 4, UINT64_MAX, "pile size", &why), 0);
        assert_contains(&why, cases[i][1]);
        text_free(&why);
    }
}

static void ordinals_are_read(void **state) {
    static const struct {
        const char *word;
        uint64_t number; /* 0: it is none */
    } rows[] = {{"first", 1}, {"Tenth", 10}, {"3rd", 3}, {"22nd", 22},
                {"3", 0},     {"rd", 0},     {"xth", 0}, {"eleventh", 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t number = 0;
        assert_int_equal(token_ordinal(token_of(rows[i].word), &number), rows[i].number > 0);
        assert_int_equal(number, rows[i].number);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens_are_what_stands_between_separators),
        cmocka_unit_test(pieces_are_numbers_and_what_stands_between_them),
        cmocka_unit_test(words_are_known_whatever_their_case),
        cmocka_unit_test(numbers_are_decimal_digits_up_to_64_bits),
        cmocka_unit_test(ordinals_are_read),
        cmocka_unit_test(lists_are_separated_by_commas_white_space_or_both),
        cmocka_unit_test(wrong_lists_are_refused_with_the_token),
    };
    return cmocka_run_group_tests_name("scan", tests, NULL, NULL);
}
