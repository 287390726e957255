/* SPDX-License-Identifier: MIT */
/* The text of a record: what is understood, what is refused, and that it comes back as it was. */
#include "support.h"

#include "play/record.h"

/* ---- reading and writing ---- */

static void read_good(const char *bytes, size_t length, struct record *record) {
    struct text why = {0};
    if (!record_read(record, bytes, length, &why)) fail_msg("%s\n%s", bytes, text_string(&why));
    assert_int_equal(why.length, 0);
    text_free(&why);
}

static void write_record(const struct record *record, struct text *text) {
    struct text why = {0};
    text_clear(text);
    if (!record_print(record, text, &why)) fail_msg("%s", text_string(&why));
    text_free(&why);
}

static void assert_rewritten(const char *string, const char *expected) {
    struct record record;
    struct text written = {0};
    read_good(string, strlen(string), &record);
    write_record(&record, &written);
    assert_string_equal(text_string(&written), expected);
    record_free(&record);
    text_free(&written);
}

/* Line 0: any. */
static void assert_refused(const char *bytes, size_t length, unsigned line) {
    struct record record;
    struct text why = {0}, wanted = {0};
    text_addf(&wanted, "line %u: ", line);
    if (record_read(&record, bytes, length, &why)) fail_msg("is not refused:\n%s", bytes);
    assert_one_line(&why);
    if (line > 0 && strncmp(why.data, wanted.data, wanted.length) != 0)
        fail_msg("%s\n%s", bytes, why.data);
    assert_null(record.session.moves);
    text_free(&why);
    text_free(&wanted);
}

/* ---- the format ---- */

static const char whole[] = "nimm-record: 2\n"
                            "game: nim\n"
                            "position: 3,4,5\n"
                            "player 1: human Ada\n"
                            "player 2: computer 4 Charles\n"
                            "first: 2\n"
                            "misere: no\n"
                            "seed: 42\n"
                            "moves:\n"
                            "1. 1 2\n"
                            "2. 1 1\n"
                            "3. 2 4\n"
                            "4. 3 5\n"
                            "result: player 1\n";

static void a_record_holds_all_of_a_game(void **state) {
    struct record record;
    read_good(whole, strlen(whole), &record);
    const struct session *session = &record.session;
    assert_string_equal(session->game->id, "nim");
    assert_int_equal(session->first, 1);
    assert_false(session->misere);
    assert_int_equal(session->played, 4);
    assert_true(session->moves[2].part == 1 && session->moves[2].amount == 4);
    assert_true(session_is_over(session) && session_winner(session) == 0);
    assert_string_equal(record.players[0].name, "Ada");
    assert_false(record.players[0].computer);
    assert_string_equal(record.players[1].name, "Charles");
    assert_true(record.players[1].computer && record.players[1].level == 4);
    assert_true(record.has_seed && record.seed == 42);
    record_free(&record);
}

#define NAMES "player 1: human Player 1\nplayer 2: human Player 2\n"

static void what_is_read_is_written_in_full_and_in_order(void **state) {
    static const struct {
        const char *read, *written;
    } cases[] = {
        {whole, whole},
        {"game:nim\nposition:2\nmoves:", /* three lines are enough */
         "nimm-record: 2\ngame: nim\nposition: 2\n" NAMES
         "first: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        {"game: nim\nposition: 2\nplayer 2: computer\nmoves:\n",
         "nimm-record: 2\ngame: nim\nposition: 2\nplayer 1: human Player 1\n"
         "player 2: computer 5 Computer\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        /* a name by default is not the other one */
        {"game: nim\nposition: 2\nplayer 1: human player 2\nmoves:\n",
         "nimm-record: 2\ngame: nim\nposition: 2\nplayer 1: human player 2\nplayer 2: human Player "
         "3\n"
         "first: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        {"game: nim\nposition: 2\nplayer 1: human Computer\nplayer 2: computer 5\nmoves:\n",
         "nimm-record: 2\ngame: nim\nposition: 2\nplayer 1: human Computer\n"
         "player 2: computer 5 Computer 2\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        {"game: nim\nposition: 2\nplayer 1: computer 3\nplayer 2: computer 4 7 of 9\nmoves:\n",
         "nimm-record: 2\ngame: nim\nposition: 2\nplayer 1: computer 3 Computer 1\n"
         "player 2: computer 4 7 of 9\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        /* spaces, case, line ends and a byte order mark mean nothing */
        {"\xEF\xBB\xBF  Game :nim  \r\n\r\nPOSITION:\t3 ,4\r\nplayer 1:human\tAda \r\n"
         "Misere: YES\r\nmoves: \r\n\t1.  take 1 from pile 1\r\nresult:unfinished",
         "nimm-record: 2\ngame: nim\nposition: 3,4\nplayer 1: human Ada\nplayer 2: human Player 2\n"
         "first: 1\nmisere: yes\nmoves:\n1. 1 1\nresult: unfinished\n"},
        /* any order; comments are passed over */
        {"#of the game\nseed: 0\ngame: nim\n# of first\n#\nfirst: 2\n# of the position\nposition: "
         "2,1\n"
         "#  of the moves  \nmoves:\n# of the start\n1 1\n# of the position 1,1\n# more of it\n2 "
         "1\n"
         "# of the result\nresult: unfinished\n# of nothing\n",
         "nimm-record: 2\ngame: nim\nposition: 2,1\n" NAMES
         "first: 2\nmisere: no\nseed: 0\nmoves:\n"
         "1. 1 1\n2. 2 1\nresult: unfinished\n"},
        {"game: nim\nposition: 18446744073709551615\nseed: 18446744073709551615\nmoves:\n"
         "1 18446744073709551615\n",
         "nimm-record: 2\ngame: nim\nposition: 18446744073709551615\n" NAMES
         "first: 1\nmisere: no\nseed: 18446744073709551615\nmoves:\n1. 1 18446744073709551615\n"
         "result: player 1\n"},
        {"hints: NO\nturns misere: Yes\nhelped: yes\nclimb: Yes\nscore: 2 0\ngame: nim\n"
         "position: 2\nmoves:\n",
         "nimm-record: 2\ngame: nim\nposition: 2\n" NAMES
         "first: 1\nmisere: no\nscore: 2,0\nhints: no\nclimb: yes\nhelped: yes\n"
         "turns misere: yes\nmoves:\nresult: unfinished\n"},
        {"game: octal:0.77\nposition: 7,3\nmoves:\n1 1 3\nresult: player 1, player 2 resigned\n",
         "nimm-record: 2\ngame: octal:0.77\nposition: 7,3\n" NAMES
         "first: 1\nmisere: no\nmoves:\n1. 1 1 3\nresult: player 1, player 2 resigned\n"},
        /* back at a for the third time */
        {"game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nresult: draw\n",
         "nimm-record: 2\ngame: digraph\nposition: a>b,b>a@a\n" NAMES
         "first: 1\nmisere: no\nmoves:\n1. b\n2. a\n3. b\n4. a\nresult: draw\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        assert_rewritten(cases[i].read, cases[i].written);
        assert_rewritten(cases[i].written, cases[i].written);
    }
}

/* ---- refusals ---- */

#define HEAD  "nimm-record: 2\ngame: nim\nposition: 3,4,5\n"
#define MOVES HEAD "moves:\n"
#define OVER  "nimm-record: 2\ngame: nim\nposition: 1,2\nmoves:\n1. 1 1\n2. 2 1\n3. 2 1\n"

static void a_bad_record_is_refused_with_its_line(void **state) {
    static const struct {
        unsigned line;
        const char *bytes;
    } cases[] = {
        /* no records at all */
        {1, ""},
        {1, "x"},
        {1, "%s%n%n\n"},
        {1, "{\"game\":\"nim\",\"position\":\"3,4,5\",\"moves\":[]}\n"},
        /* bytes */
        {1, "\x7F"
            "ELF"},
        {4, HEAD "# \x1B[2J\n"},
        {4, HEAD "# cut \xE2\x82\n"},
        {4, HEAD "player 1: human \xC0\x81\n"},         /* overlong */
        {4, HEAD "player 1: human \xED\xA0\x80\n"},     /* a surrogate */
        {4, HEAD "player 1: human \xF4\x90\x80\x80\n"}, /* beyond Unicode */
        {4, HEAD "player 1: human \xC2\x9B\n"},         /* C1 */
        {4, HEAD "player 1: human \xE2\x80\xAE"
                 "abc\n"},                 /* right to left */
        {6, MOVES "1. 1 1\n\xEF\xBB\xBF"}, /* a byte order mark inside */
        /* the version */
        {1, "nimm-record: 1\n"},
        {1, "nimm-record: 3\n"},
        {2, "nimm-record: 2\nnimm-record: 2\n"},
        /* the game and the start */
        {1, "game: chess\n"},
        {1, "game: NIMM\n"},
        {1, "game: nim:3\n"},
        {3, "game: nim\nseed: 1\nGame: nim\n"},
        {1, "position: 3\n"},
        {2, "game: nim\nmoves:\n"},
        {1, "game: subtraction:0\nposition: 3\nmoves:\n"},
        {2, "game: nim\nposition: 3,x\nmoves:\n"},
        {2, "game: nim\nposition: 18446744073709551616\nmoves:\n"},
        {8, "game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nb\n"},
        {2, "game: octal:4.7\nposition: 1000000\nmoves:\n"}, /* could outgrow its room in play */
        {4, "game: northcott\nposition: WB\nmisere: yes\nmoves:\n"},
        {4, "game: northcott\nposition: WB\nturns misere: yes\nmoves:\n"},
        /* players */
        {4, HEAD "player 1: Ada\n"},
        {4, HEAD "player 1: computer 11\n"},
        {4, HEAD "player 1: computer 6\nmoves:\n"},
        {5, HEAD "first: 1\nplayer 1: computer 0\nmoves:\n"},
        {4, HEAD "player 1: computer 18446744073709551626 A\n"},
        {4, HEAD "player 1: human 123456789012345678901234567890123\n"},
        {6, HEAD "player 2: human A\nplayer 1: human A\nmoves:\n"},
        {4, HEAD "first: 3\n"},
        {4, HEAD "score: 1,2,3\n"},
        {4, HEAD "hints: off\n"},
        {4, HEAD "climb: 3\n"},
        {4, HEAD "helped: 3\n"},
        {4, HEAD "turns misere: 3\n"},
        {4, HEAD "misere: maybe\n"},
        {4, HEAD "seed: -1\n"},
        {4, HEAD "seed: 18446744073709551616\n"},
        {4, HEAD "result: player 1\n"},
        /* moves */
        {4, HEAD "1. 1 1\n"},
        {4, HEAD "moves: 1 1, 2 2\n"},
        {5, MOVES "moves:\n"},
        {6, MOVES "1. 1 1\n2.\n"},
        {5, MOVES "1.1 1\n"},
        {5, MOVES "4 1\n"},
        {5, MOVES "1 4\n"},
        {5, MOVES "0. 1 1\n"},
        {6, MOVES "1. 1 1\n1. 1 1\n"},
        {4, "game: kayles\nposition: iii\nmoves:\n1 3\n"},
        {8, OVER "4. 1 1\n"},
        /* the result */
        {6, MOVES "1. 1 1\n"},
        {8, OVER "result: player 3\n"},
        {8, OVER "result: player 1, player 1 resigned\n"},
        {8, OVER "result: unfinished\n"},
        {8, OVER "result: player 1, player 2 resigned\n"},
        {8, OVER "result: draw\n"},
        {6, "game: nim\nposition: 1\nmisere: yes\nmoves:\n1 1\nresult: player 1\n"},
        {5, MOVES "result: player 1\n"},
        {5, MOVES "result: player 1, player 2 resigned\n"},
        {8, "game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nresult: unfinished\n"},
        {6, MOVES "result: unfinished\n1. 1 1\n"},
        {6, MOVES "result: unfinished\nresult: unfinished\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_refused(cases[i].bytes, strlen(cases[i].bytes), cases[i].line);
    assert_refused(MOVES "1. 1\0 1", sizeof MOVES + 7, 5);
}

static void a_record_that_ends_early_is_refused_wherever_it_ends(void **state) {
    for (size_t length = 0; length + 1 < strlen(whole); length++) assert_refused(whole, length, 0);
}

static void bytes_and_moves_are_bounded(void **state) {
    struct record record;
    struct text text = {0};
    text_add(&text, "game: nim\nposition: 3,4\nmoves:\n");
    text_add_repeated(&text, "\n", RECORD_BYTES);
    assert_refused(text.data, text.length, 0);
    text_clear(&text);
    text_add(&text, "game: northcott\nposition: W...B\nmoves:\n");
    text_add_repeated(&text, "1 2\n1 4\n1 1\n1 5\n", SESSION_MOVES_MOST / 4);
    read_good(text.data, text.length, &record);
    assert_int_equal(record.session.played, SESSION_MOVES_MOST);
    text_add(&text, "1 2\n");
    assert_refused(text.data, text.length, 10004);
    record_free(&record);
    text_free(&text);
}

static void what_is_taken_back_is_not_written(void **state) {
    static const char small[] = "game: nim\nposition: 3,4\nmoves:\n1 1\n2 2\n";
    struct record record;
    struct text written = {0};
    read_good(small, strlen(small), &record);
    session_undo(&record.session);
    write_record(&record, &written);
    assert_string_equal(strstr(text_string(&written), "moves:"),
                        "moves:\n1. 1 1\nresult: unfinished\n");
    text_free(&written);
    record_free(&record);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_holds_all_of_a_game),
        cmocka_unit_test(what_is_read_is_written_in_full_and_in_order),
        cmocka_unit_test(a_bad_record_is_refused_with_its_line),
        cmocka_unit_test(a_record_that_ends_early_is_refused_wherever_it_ends),
        cmocka_unit_test(bytes_and_moves_are_bounded),
        cmocka_unit_test(what_is_taken_back_is_not_written),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
