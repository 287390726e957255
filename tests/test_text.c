/* SPDX-License-Identifier: MIT */
/* Growable text, and other people's bytes made harmless. */
#include "support.h"

#include "cli/cli.h"
#include "cli/help.h"
#include "cli/json.h"

static void an_empty_text_is_the_empty_string(void **state) {
    struct text text = {0};
    assert_string_equal(text_string(&text), "");
    text_clear(&text);
    text_add(&text, "");
    assert_string_equal(text_string(&text), "");
    text_free(&text);
    text_free(&text);
    assert_string_equal(text_string(&text), "");
}

static void what_is_added_stands_in_order_whatever_its_length(void **state) {
    struct text text = {0};
    char expected[4096] = "";
    size_t length = 0;
    for (unsigned i = 0; i < 60; i++) {
        char piece[80];
        memset(piece, 'a' + (int)(i % 26), sizeof piece);
        text_add_bytes(&text, piece, i);
        memcpy(expected + length, piece, i);
        length += i;
        assert_int_equal(text.length, length);
        assert_true(text.capacity > text.length);
        assert_memory_equal(text.data, expected, length);
        assert_int_equal(text.data[length], '\0');
    }
    text_free(&text);
}

static void lists_repeats_and_formats_are_added_as_they_are(void **state) {
    struct text text = {0};
    text_add_numbers(&text, (const uint64_t[]){0, 9, 10, 100, UINT64_MAX}, 5);
    text_add_numbers(&text, NULL, 0);
    text_add_char(&text, ' ');
    text_add_repeated(&text, "ab", 3);
    text_add_repeated(&text, "zz", 0);
    text_addf(&text, " %d%%%s", -5, " end");
    assert_string_equal(text_string(&text), "0,9,10,100,18446744073709551615 ababab -5% end");
    text_clear(&text);
    char long_word[1000];
    memset(long_word, 'w', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    text_addf(&text, "<%s>", long_word);
    assert_int_equal(text.length, sizeof long_word + 1);
    assert_int_equal(text.data[text.length - 1], '>');
    text_free(&text);
}

/* What text_add_harmless makes of bytes. */
static void check_harmless(const char *bytes, size_t length, size_t most, const char *expected) {
    struct text text = {0};
    text_add_harmless(&text, bytes, length, most);
    assert_string_equal(text_string(&text), expected);
    text_free(&text);
}

static void ordinary_text_of_every_script_passes(void **state) {
    static const char *const texts[] = {"",
                                        "plain ~!",
                                        "Gr\xC3\xBC\xC3\x9F",
                                        "\xE2\x97\x8F\xE2\x97\x8B",
                                        "\xD0\x90\xD0\xB4\xD0\xB0",
                                        "\xF0\x9F\x98\x80",
                                        "\xC2\xA0",
                                        "\xF4\x8F\xBF\xBF",
                                        "\xEE\x80\x80",
                                        "\xED\x9F\xBF",
                                        "%s%n\\"};
    for (size_t i = 0; i < LENGTH(texts); i++)
        check_harmless(texts[i], strlen(texts[i]), strlen(texts[i]), texts[i]);
}

static void control_characters_and_direction_changes_are_shown_as_bytes(void **state) {
    static const char *const cases[][2] = {
        {"\x1B[31m", "\\x1B[31m"},
        {"a\nb\r\tc", "a\\x0Ab\\x0D\\x09c"},
        {"\x7F\x01\x1F", "\\x7F\\x01\\x1F"},
        {"\xC2\x80\xC2\x9B\xC2\x9F", "\\xC2\\x80\\xC2\\x9B\\xC2\\x9F"},
        {"\xE2\x80\xAE", "\\xE2\\x80\\xAE"}, /* right-to-left override */
        {"\xE2\x80\xAA", "\\xE2\\x80\\xAA"}, /* left-to-right embedding */
        {"\xE2\x81\xA6\xE2\x81\xA9", "\\xE2\\x81\\xA6\\xE2\\x81\\xA9"}, /* isolates */
        {"\xE2\x80\x8E\xE2\x80\x8F", "\\xE2\\x80\\x8E\\xE2\\x80\\x8F"}, /* direction marks */
        {"\xD8\x9C", "\\xD8\\x9C"},                                     /* Arabic letter mark */
        {"\xE2\x80\xA8\xE2\x80\xA9",
         "\\xE2\\x80\\xA8\\xE2\\x80\\xA9"},           /* line, paragraph separator */
        {"\xEF\xBB\xBF", "\\xEF\\xBB\\xBF"},          /* byte order mark */
        {"A\xE2\x80\x8B", "A\\xE2\\x80\\x8B"},        /* zero width space */
        {"\xE2\x81\xA0", "\\xE2\\x81\\xA0"},          /* word joiner */
        {"\xC2\xAD", "\\xC2\\xAD"},                   /* soft hyphen */
        {"\xE3\x85\xA4", "\\xE3\\x85\\xA4"},          /* Hangul filler */
        {"\xEF\xBF\xB9", "\\xEF\\xBF\\xB9"},          /* annotation anchor */
        {"\xF3\xA0\x81\x81", "\\xF3\\xA0\\x81\\x81"}, /* tag letter A */
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        check_harmless(cases[i][0], strlen(cases[i][0]), 99, cases[i][1]);
    check_harmless("a\0b", 3, 99, "a\\x00b");
}

static void bytes_that_are_not_utf8_are_shown_one_by_one(void **state) {
    /* Unicode 15, table 3-7: well-formed UTF-8 byte sequences; each case breaks one rule of it. */
    static const char *const cases[][2] = {
        {"\x80", "\\x80"},
        {"\xBFx", "\\xBFx"},
        {"\xC3", "\\xC3"},
        {"\xC3(", "\\xC3("},
        {"\xC0\xAF", "\\xC0\\xAF"},
        {"\xC1\xBF", "\\xC1\\xBF"},
        {"\xE0\x80\xAF", "\\xE0\\x80\\xAF"},
        {"\xE0\x9F\xBF", "\\xE0\\x9F\\xBF"},
        {"\xE2\x97", "\\xE2\\x97"},
        {"\xE2\x97x", "\\xE2\\x97x"},
        {"\xED\xA0\x80", "\\xED\\xA0\\x80"},
        {"\xED\xBF\xBF", "\\xED\\xBF\\xBF"},
        {"\xF0\x8F\xBF\xBF", "\\xF0\\x8F\\xBF\\xBF"},
        {"\xF0\x9F\x98", "\\xF0\\x9F\\x98"},
        {"\xF4\x90\x80\x80", "\\xF4\\x90\\x80\\x80"},
        {"\xF5\x80\x80\x80", "\\xF5\\x80\\x80\\x80"},
        {"\xF8\x9F\x98\x80", "\\xF8\\x9F\\x98\\x80"},
        {"\xFE\xFF", "\\xFE\\xFF"},
        {"\xE2\xE2\x97\x8F", "\\xE2\xE2\x97\x8F"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        check_harmless(cases[i][0], strlen(cases[i][0]), 99, cases[i][1]);
    check_harmless("\xE2\x97\x8F", 2, 99,
                   "\\xE2\\x97"); /* what comes after the end does not count */
}

static void no_byte_pair_or_triple_lets_a_control_byte_through(void **state) {
    struct text text = {0};
    for (unsigned a = 0; a < 256; a++)
        for (unsigned b = 0; b < 256; b++) {
            char bytes[] = {(char)a, (char)b, (char)(a ^ b)};
            text_clear(&text);
            text_add_harmless(&text, bytes, 2 + (a + b) % 2, 99);
            for (size_t i = 0; i < text.length; i++) {
                unsigned char byte = (unsigned char)text.data[i];
                assert_true(byte >= 0x20 && byte != 0x7F);
                /* U+0080 to U+009F are control characters too. */
                if (byte == 0xC2) assert_true((unsigned char)text.data[i + 1] >= 0xA0);
            }
        }
    text_free(&text);
}

static void too_much_is_cut_between_characters_and_says_so(void **state) {
    check_harmless("abcdef", 6, 3, "abc...");
    check_harmless("abcdef", 6, 6, "abcdef");
    check_harmless("abcdef", 6, 0, "...");
    check_harmless("", 0, 0, "");
    check_harmless("a\xE2\x97\x8Fz", 5, 3, "a...");
    check_harmless("a\xE2\x97\x8Fz", 5, 4, "a\xE2\x97\x8F...");
}

static void a_quoted_token_is_never_long(void **state) {
    struct text text = {0};
    static char long_token[100000];
    text_add_quoted(&text, "2x", 2);
    assert_string_equal(text_string(&text), "\"2x\"");
    text_clear(&text);
    memset(long_token, '\x1B', sizeof long_token);
    text_add_quoted(&text, long_token, sizeof long_token);
    assert_true(text.length < 200);
    assert_null(strchr(text_string(&text), '\x1B'));
    assert_non_null(strstr(text_string(&text), "...\""));
    text_free(&text);
}

static void a_word_of_the_shell_is_quoted_where_it_must_be(void **state) {
    static const char *const cases[][2] = {
        {"3,4", "3,4"},
        {"", "''"},
        {"a b", "'a b'"},
        {"it's", "'it'\\''s'"},
        {"caf\u00E9", "'caf\u00E9'"},
        {"x\033[31m.dot", "$'x\\033[31m.dot'"},
        {"\0331", "$'\\0331'"},
        {"\302\233", "$'\\302\\233'"},
        {"\377'\\", "$'\\377\\'\\\\'"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        text_add_shell_word(&text, cases[i][0]);
        assert_string_equal(text_string(&text), cases[i][1]);
        text_free(&text);
    }
}

static void columns_are_the_cells_of_a_terminal(void **state) {
    assert_int_equal(text_columns(""), 0);
    assert_int_equal(text_columns("Pile 1"), 6);
    assert_int_equal(text_columns("\xE2\x97\x8F \xC3\xBC"), 3);
    assert_int_equal(text_columns("\xE5\xBC\xA0\xEF\xBC\xA1"),
                     4);                                   /* wide: a Chinese name, a wide A */
    assert_int_equal(text_columns("\xF0\x9F\x98\x80"), 2); /* a smiling face */
    assert_int_equal(text_columns("e\xCC\x81\xE0\xB8\x81\xE0\xB8\xB4"),
                     2);                           /* combining: Latin, Thai */
    assert_int_equal(text_columns("\xE4\xB8"), 2); /* half a character: two bytes */
    assert_int_equal(text_columns("m\xDB["),
                     3); /* not an escape sequence, though its bits are those of one */
}

static void lists_name_the_choice_before_the_last(void **state) {
    static const uint64_t numbers[] = {1, 3, UINT64_MAX};
    static const char *const said[] = {"", "1", "1 or 3", "1, 3 or 18446744073709551615"};
    for (size_t n = 0; n < LENGTH(said); n++) {
        struct text text = {0};
        text_add_choice(&text, numbers, n, " or ");
        assert_string_equal(text_string(&text), said[n]);
        text_free(&text);
    }
}

static void lines_break_at_their_last_space_and_never_within_a_word(void **state) {
    static const struct {
        const char *before, *added, *wrapped;
        size_t width, indent;
    } cases[] = {
        {"", "one two three", "one two\nthree", 8, 0},
        {"", "one  two three four", "one  two\n  three\n  four", 8, 2},
        {"", "one two three", "one two\nthree", 7, 0},
        {"", "one two three", "one\ntwo\nthree", 6, 0},
        {"", "one two three", "one\ntwo\nthree", 1, 0},
        {"", "aa bb cc ddd", "aa bb\ncc\nddd", 5, 0},
        {"", "aa bb cc dd ee", "aa bb\ncc dd\nee", 5, 0},
        {"", "          one two", "          one\ntwo", 14, 0},
        {"", "one two three", "one two three", SIZE_MAX, 0},
        {"", "one  two", "one  two", SIZE_MAX, 4},
        {"", "onetwothree four", "onetwothree\nfour", 4, 0},
        {"", "to 1,2,3,4,5,6 go", "to\n  1,2,3,4,5,6\n  go", 8, 2},
        {"", "to 1,2,3,4,5,6 go", "to\n 1,2,3,4,5,6\n  go", 12, 2},
        {"", "1,2,3,4,5,6,7,8 go", "1,2,3,4,5,6,7,8\ngo", 8, 0},
        {"a b c ", "d e f", "a b c d e\nf", 3, 0},
        {"", "\xC3\xA9\xC3\xA9 \xC3\xA9\xC3\xA9", "\xC3\xA9\xC3\xA9 \xC3\xA9\xC3\xA9", 5, 0},
        {"", "\xE5\xBC\xA0\xE5\xBC\xA0 \xE5\xBC\xA0", "\xE5\xBC\xA0\xE5\xBC\xA0\n\xE5\xBC\xA0", 6,
         0},
        {"", "e\xCC\x81 e\xCC\x81", "e\xCC\x81 e\xCC\x81", 3, 0},
        {"", "\xCC\x81 onetwo", "\xCC\x81\nonetwo", 4, 0},
        {"", "", "", 3, 0},
        {"", "to 1,2 (*3) go", "to\n1,2 (*3)\ngo", 8, 0},
        {"", "to 1,2,3,4 (*3) go", "to\n1,2,3,4\n(*3) go", 8, 0},
        {"", "     1,2 (*3) go", "     1,2\n(*3) go", 10, 0},
        {"", "from pile 12.", "from\npile 12.", 10, 0},
        {"", "from pile 12. Go", "from pile\n12. Go", 10, 0},
        {"", " 111 2 3 go", " 111 2\n3 go", 7, 0},
        {"", "from pile 12", "from pile\n12", 10, 0},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        text_add(&text, cases[i].before);
        text_add(&text, cases[i].added);
        text_wrap(&text, strlen(cases[i].before), cases[i].width, cases[i].indent);
        assert_int_equal(text.data[--text.length], '\n');
        text.data[text.length] = '\0';
        assert_string_equal(text_string(&text), cases[i].wrapped);
        text_free(&text);
    }
}

static void a_mark_says_which_lines_are_folded_and_below_what(void **state) {
    struct text text = {0};
    text_add(&text,
             "a picture that stays\n" TEXT_FOLD "one two three\n  - " TEXT_FOLD "one two three\n");
    text_add(&text, "\nfar from the left " TEXT_FOLD "one\n1234567 " TEXT_FOLD "one two");
    text_fold(&text, 10);
    assert_string_equal(text.data,
                        "a picture that stays\none two\nthree\n  - one\n    two\n    three\n"
                        "\nfar from\n    the\n    left\n    one\n1234567\n    one\n    two");
    text_free(&text);
    text_add(&text, TEXT_FOLD "to 2,1 (*3), 1,1 (N); or (1 of 2) is");
    text_fold(&text, 10);
    assert_string_equal(text.data, "to\n2,1 (*3),\n1,1 (N);\nor (1 of\n2) is");
    text_free(&text);
    text_add(&text, TEXT_FOLD "so { L | R }, { one that is too long } and {");
    text_fold(&text, 12);
    assert_string_equal(text.data, "so\n{ L | R }, {\none that is\ntoo long }\nand {");
    text_free(&text);
    text_add(&text, TEXT_FOLD "such as 2 1 to, or 10 2 3. But 1 2 3 4 and 5 6x");
    text_fold(&text, 10);
    assert_string_equal(text.data, "such as\n2 1 to, or\n10 2 3.\nBut 1 2 3\n4 and 5 6x");
    text_free(&text);
    text_add(&text, TEXT_FOLD "Ada, part 2: move? Or 12 3");
    text_fold(&text, 10);
    assert_string_equal(text.data, "Ada,\npart 2:\nmove? Or\n12 3");
    text_free(&text);
    text_fold(&text, 10);
    assert_int_equal(text.length, 0);
}

/* How many lines of the text, folded to this width, are longer than it. */
static size_t lines_longer_than(size_t width, struct text *text) {
    size_t n = 0;
    text_fold(text, width);
    for (char *at = text->data, *end; *at; at = end + 1) {
        end = strchr(at, '\n');
        *end = '\0';
        n += text_columns(at) > width;
    }
    return n;
}

static void help_fits_the_window(void **state) {
    struct text text = {0};
    for (size_t i = 0; i < cli_command_count; i++) {
        help_command(cli_commands[i], &text);
        assert_int_equal(lines_longer_than(80, &text), 0);
        text_clear(&text);
    }
    help_program(&text);
    assert_int_equal(lines_longer_than(40, &text), 0);
    text_free(&text);
}

static void a_string_of_json_is_safe_to_print_whatever_its_bytes_are(void **state) {
    static const struct {
        const char *string, *json;
    } each[] = {
        {"plain \"x\" \\", "\"x\":\"plain \\\"x\\\" \\\\\""},
        {"\n\x7F\xC2\x85\xC2\x9B", "\"x\":\"\\u000a\\u007f\\u0085\\u009b\""},
        {"\xE2\x80\xA8\xE2\x80\xAE\xEF\xBB\xBF", "\"x\":\"\\u2028\\u202e\\ufeff\""},
        {"\xF3\xA0\x80\x81", "\"x\":\"\\udb40\\udc01\""}, /* U+E0001, a tag */
        {"\x80\xC3\xA4\xF0\x9F\x98\x80", "\"x\":\"\xEF\xBF\xBD\xC3\xA4\xF0\x9F\x98\x80\""},
    };
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        struct text text = {0};
        json_add_member(&text, "x", each[i].string);
        assert_string_equal(text.data, each[i].json);
        text_free(&text);
    }
}

static void every_color_can_be_read_on_black_and_on_white(void **state) {
    /* How bright the six steps of red, green and blue are, from 0, 95, 135 … 255 (WCAG 2). */
    static const double light[] = {0, 0.1144, 0.2423, 0.4287, 0.6795, 1};
    size_t n = 0;
    for (enum paint paint = 0; paint <= PAINT_FOUR; paint++) {
        struct text text = {0};
        text_paint(&text, paint, PALETTE_256);
        const char *at = strstr(text.data, "38;5;");
        const unsigned color = at ? (unsigned)strtoul(at + 5, NULL, 10) - 16 : 0;
        if (at) {
            assert_in_range(color, 0, 215);
            const double bright = 0.2126 * light[color / 36] + 0.7152 * light[color / 6 % 6] +
                                  0.0722 * light[color % 6];
            assert_true((bright + 0.05) / 0.05 >= 4 && 1.05 / (bright + 0.05) >= 4);
            n++;
        } else {
            assert_null(strstr(text.data, "3")); /* bold or not; no color of the terminal's own */
        }
        text_free(&text);
    }
    assert_int_equal(n, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_text_is_the_empty_string),
        cmocka_unit_test(what_is_added_stands_in_order_whatever_its_length),
        cmocka_unit_test(lists_name_the_choice_before_the_last),
        cmocka_unit_test(lines_break_at_their_last_space_and_never_within_a_word),
        cmocka_unit_test(a_mark_says_which_lines_are_folded_and_below_what),
        cmocka_unit_test(help_fits_the_window),
        cmocka_unit_test(lists_repeats_and_formats_are_added_as_they_are),
        cmocka_unit_test(ordinary_text_of_every_script_passes),
        cmocka_unit_test(control_characters_and_direction_changes_are_shown_as_bytes),
        cmocka_unit_test(bytes_that_are_not_utf8_are_shown_one_by_one),
        cmocka_unit_test(no_byte_pair_or_triple_lets_a_control_byte_through),
        cmocka_unit_test(too_much_is_cut_between_characters_and_says_so),
        cmocka_unit_test(a_quoted_token_is_never_long),
        cmocka_unit_test(a_word_of_the_shell_is_quoted_where_it_must_be),
        cmocka_unit_test(columns_are_the_cells_of_a_terminal),
        cmocka_unit_test(a_string_of_json_is_safe_to_print_whatever_its_bytes_are),
        cmocka_unit_test(every_color_can_be_read_on_black_and_on_white),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
