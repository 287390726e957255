/* SPDX-License-Identifier: MIT */
/* Records where memory runs out: nothing is read by half, lost or leaked. */
#include "memory.h"
#include "support.h"

#include "nimm/record.h"

/* More comments and moves than there is room for at first. */
static void write_long(struct text *text) {
    text_add(text, "nimm-record: 1\ngame: subtraction:3\nposition: 99\nplayer 1: human Ada\n"
                   "player 2: computer 7 Charles\nfirst: 2\nmisere: no\nseed: 42\nmoves:\n");
    for (unsigned i = 1; i <= 40; i++) text_addf(text, "# comment %u, of some length\n%u. 1 1\n", i, i);
    text_add(text, "result: unfinished\n");
}

/* Reads with each allocation failing in turn, alone or with all behind it; returns how many there were. */
static size_t read_without_memory(const char *string, enum record_status expected, bool for_ever) {
    size_t failed = 1, turns = 0;
    for (; failed > 0; turns++) {
        struct record record;
        struct text why = {0};
        for_ever ? memory_fail_for_ever(turns) : memory_fail(turns, 1);
        enum record_status status = record_read(&record, string, strlen(string), &why);
        failed = memory_recover();
        assert_int_equal(status, failed ? RECORD_NO_MEMORY : expected);
        if (status == RECORD_READ) record_free(&record);
        if (status == RECORD_REFUSED) assert_one_line(&why);
        if (failed == 0) assert_false(why.failed);
        text_free(&why);
    }
    return turns;
}

static void a_record_without_memory_is_not_read(void **state) {
    (void)state;
    struct text text = {0};
    if (!memory_can_fail()) skip();
    write_long(&text);
    assert_true(read_without_memory(text_string(&text), RECORD_READ, false) > 100);
    assert_true(read_without_memory(text_string(&text), RECORD_READ, true) > 100);
    text_free(&text);
}

static void a_refusal_without_memory_is_not_half_a_sentence(void **state) {
    (void)state;
    static const char *const refused[] = {
        "game: nim\nposition: 3,x\nmoves:\n",
        "game: nim\nposition: 3\nmoves:\n1. 1 4\n",
        "game: nim\nposition: 3\nmoves:\n1. banana\n",
        "game: nim\nposition: 3\nmoves:\nresult: player 3, or perhaps another one of those who have played\n",
        "game: banana\n",
        "player 1: \x1B[2J\n",
    };
    if (!memory_can_fail()) skip();
    for (size_t i = 0; i < LENGTH(refused); i++)
        for (int for_ever = 0; for_ever < 2; for_ever++)
            assert_true(read_without_memory(refused[i], RECORD_REFUSED, for_ever) > 3);
}

static void a_comment_without_memory_is_not_added(void **state) {
    (void)state;
    struct comments comments = {0};
    if (!memory_can_fail()) skip();
    for (size_t i = 0; i < 20; i++) {
        char words[] = "comment a";
        words[8] = (char)('a' + i);
        for (size_t spare = 0; spare < 2; spare++) {
            memory_fail(spare, 1);
            enum comments_result result = comments_add(&comments, PLACE_PLAY + i, words);
            size_t failed = memory_recover();
            assert_int_equal(result, failed ? COMMENTS_NO_MEMORY : COMMENTS_ADDED);
            assert_int_equal(comments.n, i + !failed);
            if (!failed) break;
            if (spare == 1) assert_int_equal(comments_add(&comments, PLACE_PLAY + i, words), COMMENTS_ADDED);
        }
    }
    for (size_t i = 0; i < comments.n; i++) {
        assert_int_equal(comments.list[i].place, PLACE_PLAY + i);
        assert_int_equal(comments.list[i].text[8], 'a' + (int)i);
    }
    comments_free(&comments);
}

static void a_record_written_without_memory_says_so(void **state) {
    (void)state;
    struct record record;
    struct text text = {0}, why = {0};
    size_t failed = 1, turns = 0;
    if (!memory_can_fail()) skip();
    write_long(&text);
    assert_int_equal(record_read(&record, text_string(&text), text.length, &why), RECORD_READ);
    for (; failed > 0; turns++) {
        struct text written = {0};
        memory_fail(turns, 1);
        bool good = record_print(&record, &written, &why);
        failed = memory_recover();
        assert_true(good); /* it is not too large */
        assert_int_equal(written.failed, failed > 0);
        if (failed == 0) assert_string_equal(text_string(&written), text_string(&text));
        text_free(&written);
    }
    assert_true(turns > 3);
    record_free(&record);
    text_free(&text);
    text_free(&why);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_without_memory_is_not_read),
        cmocka_unit_test(a_refusal_without_memory_is_not_half_a_sentence),
        cmocka_unit_test(a_comment_without_memory_is_not_added),
        cmocka_unit_test(a_record_written_without_memory_says_so),
    };
    return cmocka_run_group_tests_name("record memory", tests, NULL, NULL);
}
