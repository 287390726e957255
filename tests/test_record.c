/* SPDX-License-Identifier: MIT */
/* The text of a record: what is understood, what is refused, and that it comes back as it was. */
#include "support.h"

#include <stdbool.h>
#include <stdio.h>

#include "play/record.h"

/* ---- reading and writing ---- */

static void read_good(const char *bytes, size_t length, struct record *record) {
    struct text why = {0};
    if (!record_read(record, bytes, length, &why)) fail_msg("%s\n%s", bytes, nimm_text_string(&why));
    assert_int_equal(why.length, 0);
    nimm_text_free(&why);
}

static void write_record(const struct record *record, struct text *text) {
    struct text why = {0};
    nimm_text_clear(text);
    if (!record_print(record, text, &why)) fail_msg("%s", nimm_text_string(&why));
    nimm_text_free(&why);
}

static void assert_rewritten(const char *string, const char *expected) {
    struct record record;
    struct text written = {0};
    read_good(string, strlen(string), &record);
    write_record(&record, &written);
    assert_string_equal(nimm_text_string(&written), expected);
    record_free(&record);
    nimm_text_free(&written);
}

/* An expected message that ends in * is only the beginning: the rest are the words of a game. */
static void assert_refused(const char *bytes, size_t length, const char *expected) {
    struct record record;
    struct text why = {0};
    size_t n = strlen(expected);
    if (record_read(&record, bytes, length, &why)) fail_msg("is not refused:\n%s", bytes);
    assert_one_line(&why);
    if (expected[n - 1] != '*')
        assert_string_equal(nimm_text_string(&why), expected);
    else if (strncmp(nimm_text_string(&why), expected, n - 1) != 0)
        fail_msg("%s is not: %s", nimm_text_string(&why), expected);
    assert_null(record.session.moves);
    nimm_text_free(&why);
}

/* ---- the format ---- */

static const char whole[] = "nimm-record: 1\n"
                            "game: nim\n"
                            "position: 3,4,5\n"
                            "player 1: human Ada\n"
                            "player 2: computer 7 Charles\n"
                            "first: 2\n"
                            "misere: no\n"
                            "seed: 42\n"
                            "moves:\n"
                            "1. 1 2\n"
                            "2. 1 1\n"
                            "3. 2 4\n"
                            "# And now the rest.\n"
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
    assert_true(record.players[1].computer && record.players[1].level == 7);
    assert_true(record.has_seed && record.seed == 42);
    assert_int_equal(record.comments.n, 1);
    assert_int_equal(record.comments.list[0].place, PLACE_PLAY + 3);
    record_free(&record);
}

#define NAMES "player 1: human Player 1\nplayer 2: human Player 2\n"

static void what_is_read_is_written_in_full_and_in_order(void **state) {
    static const struct {
        const char *read, *written;
    } cases[] = {
        {whole, whole},
        {"game:nim\nposition:2\nmoves:", /* three lines are enough */
         "nimm-record: 1\ngame: nim\nposition: 2\n" NAMES
         "first: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        {"game: nim\nposition: 2\nplayer 2: computer\nmoves:\n",
         "nimm-record: 1\ngame: nim\nposition: 2\nplayer 1: human Player 1\n"
         "player 2: computer 10 Computer\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        {"game: nim\nposition: 2\nplayer 1: computer 3\nplayer 2: computer 4 7 of 9\nmoves:\n",
         "nimm-record: 1\ngame: nim\nposition: 2\nplayer 1: computer 3 Computer 1\n"
         "player 2: computer 4 7 of 9\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n"},
        /* spaces, case, line ends and a byte order mark mean nothing */
        {"\xEF\xBB\xBF  Game :nim  \r\n\r\nPOSITION:\t3 ,4\r\nplayer 1:human\tAda \r\n"
         "Misere: YES\r\nmoves: \r\n\t1.  take 1 from pile 1\r\nresult:unfinished",
         "nimm-record: 1\ngame: nim\nposition: 3,4\nplayer 1: human Ada\nplayer 2: human Player 2\n"
         "first: 1\nmisere: yes\nmoves:\n1. 1 1\nresult: unfinished\n"},
        /* any order; comments among the moves stay where they stand */
        {"#of the game\nseed: 0\ngame: nim\n# of first\n#\nfirst: 2\n# of the position\nposition: 2,1\n"
         "#  of the moves  \nmoves:\n# of the start\n1 1\n# of the position 1,1\n# more of it\n2 1\n"
         "# of the result\nresult: unfinished\n# of nothing\n",
         "nimm-record: 1\n# of the game\n# of first\n#\n# of the position\n# of the moves\n"
         "game: nim\nposition: 2,1\n" NAMES "first: 2\nmisere: no\nseed: 0\nmoves:\n"
         "# of the start\n1. 1 1\n# of the position 1,1\n# more of it\n2. 2 1\n"
         "# of the result\nresult: unfinished\n# of nothing\n"},
        {"game: nim\nposition: 18446744073709551615\nseed: 18446744073709551615\nmoves:\n"
         "1 18446744073709551615\n",
         "nimm-record: 1\ngame: nim\nposition: 18446744073709551615\n" NAMES
         "first: 1\nmisere: no\nseed: 18446744073709551615\nmoves:\n1. 1 18446744073709551615\n"
         "result: player 1\n"},
        {"hints: NO\nclimb: Yes\nscore: 2 0\nbest of: 5\ngame: nim\nposition: 2\nmoves:\n",
         "nimm-record: 1\ngame: nim\nposition: 2\n" NAMES
         "first: 1\nmisere: no\nbest of: 5\nscore: 2,0\nhints: no\nclimb: yes\nmoves:\nresult: unfinished\n"},
        {"game: octal:0.77\nposition: 7,3\nmoves:\n1 1 3\nresult: player 1, player 2 resigned\n",
         "nimm-record: 1\ngame: octal:0.77\nposition: 7,3\n" NAMES
         "first: 1\nmisere: no\nmoves:\n1. 1 1 3\nresult: player 1, player 2 resigned\n"},
        /* back at a for the third time */
        {"game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nresult: draw\n",
         "nimm-record: 1\ngame: digraph\nposition: a>b,b>a@a\n" NAMES
         "first: 1\nmisere: no\nmoves:\n1. b\n2. a\n3. b\n4. a\nresult: draw\n"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        assert_rewritten(cases[i].read, cases[i].written);
        assert_rewritten(cases[i].written, cases[i].written);
    }
}

/* ---- refusals ---- */

#define HEAD  "nimm-record: 1\ngame: nim\nposition: 3,4,5\n"
#define MOVES HEAD "moves:\n"
#define OVER  "nimm-record: 1\ngame: nim\nposition: 1,2\nmoves:\n1. 1 1\n2. 2 1\n3. 2 1\n"
#define NO_LINE                                                                                              \
    " is not a line of a record: write game: NAME, position: START, player 1: human NAME, player 2: "        \
    "computer LEVEL NAME, first: 1, misere: no, seed: N, best of: N, score: N,N, hints: no, climb: yes or "  \
    "# and a "                                                                                               \
    "comment, then moves:"
#define RESULT  ": after these moves write result: "
#define NO_SEED " is not a seed: write a number from 0 to 18446744073709551615"
#define NO_BYTE " is not allowed here: a record is UTF-8 without control characters"
#define TO_TYPE "Type pile 1, 2 or 3 and how many stones, such as 1 1."

static void a_bad_record_is_refused_with_its_line_and_what_would_be_right(void **state) {
    static const struct {
        const char *bytes, *expected;
    } cases[] = {
        /* no records at all */
        {"", "line 1: the record ends here: moves: is missing"},
        {"x", "line 1: \"x\"" NO_LINE},
        {"%s%n%n\n", "line 1: \"%s%n%n\"" NO_LINE},
        {"{\"game\":\"nim\",\"position\":\"3,4,5\",\"moves\":[]}\n",
         "line 1: \"{\"game\":\"nim\",\"position\":\"3,4,5\",\"moves\"...\"" NO_LINE},
        /* bytes */
        {"\x7F"
         "ELF",
         "line 1: the byte \\x7F" NO_BYTE},
        {HEAD "# \x1B[2J\n", "line 4: the byte \\x1B" NO_BYTE},
        {HEAD "# cut \xE2\x82\n", "line 4: the byte \\xE2" NO_BYTE},
        {HEAD "player 1: human \xC0\x81\n", "line 4: the byte \\xC0" NO_BYTE},         /* overlong */
        {HEAD "player 1: human \xED\xA0\x80\n", "line 4: the byte \\xED" NO_BYTE},     /* a surrogate */
        {HEAD "player 1: human \xF4\x90\x80\x80\n", "line 4: the byte \\xF4" NO_BYTE}, /* beyond Unicode */
        {HEAD "player 1: human \xC2\x9B\n", "line 4: the byte \\xC2" NO_BYTE},         /* C1 */
        {HEAD "player 1: human \xE2\x80\xAE"
              "abc\n",
         "line 4: the byte \\xE2" NO_BYTE},                               /* right to left */
        {MOVES "1. 1 1\n\xEF\xBB\xBF", "line 6: the byte \\xEF" NO_BYTE}, /* a byte order mark inside */
        /* the version */
        {"nimm-record: 2\n", "line 1: \"2\" is not a version of the format that can be read: write 1"},
        {"nimm-record: 1\nnimm-record: 1\n", "line 2: nimm-record is in line 1 already"},
        /* the game and the start */
        {"game: chess\n", "line 1: there is no game \"chess\"; *"},
        {"game: NIM\n", "line 1: there is no game \"NIM\": did you mean nim? *"},
        {"game: nim:3\n", "line 1: \"nim:3\": the game nim takes nothing after a colon"},
        {"game: nim\nseed: 1\nGame: nim\n", "line 3: game is in line 1 already"},
        {"position: 3\n", "line 1: write game: and its name above position:"},
        {"game: nim\nmoves:\n", "line 2: write game: and its name, position: and the start above moves:"},
        {"game: subtraction:0\nposition: 3\nmoves:\n", "line 1: *"},
        {"game: nim\nposition: 3,x\nmoves:\n", "line 2: \"x\" is not a pile size: *"},
        {"game: nim\nposition: 18446744073709551616\nmoves:\n",
         "line 2: \"18446744073709551616\" is too large: *"},
        {"game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nb\n",
         "line 8: move 5: the game is drawn already"},
        {"game: octal:4.7\nposition: 1000000\nmoves:\n", "line 2: *"}, /* could outgrow its room in play */
        {"game: northcott\nposition: WB\nmisere: yes\nmoves:\n", "line 4: northcott is not played misere"},
        /* players */
        {HEAD "player 1: Ada\n", "line 4: \"Ada\": write human NAME or computer LEVEL NAME"},
        {HEAD "player 1: computer 11\n", "line 4: a level is a number from 0 to 10"},
        {HEAD "player 1: computer 18446744073709551626 A\n", "line 4: a level is a number from 0 to 10"},
        {HEAD "player 1: human 123456789012345678901234567890123\n",
         "line 4: a name has at most 32 characters"},
        {HEAD "player 2: human A\nplayer 1: human A\nmoves:\n",
         "line 6: the two players have the same name: choose another one"},
        {HEAD "player 1: human Player 2\nmoves:\n",
         "line 5: the two players have the same name: choose another one"},
        {HEAD "first: 3\n", "line 4: \"3\" is not a player: write first: 1 or first: 2"},
        {HEAD "best of: 4\n", "line 4: \"4\" is not a number of games that somebody wins: write an odd one"},
        {HEAD "score: 1,2,3\n", "line 4: \"score: 1,2,3\": write the points, such as score: 2,1"},
        {HEAD "climb: 3\n", "line 4: \"3\": write climb: yes or climb: no"},
        {HEAD "hints: off\n", "line 4: \"off\": write hints: yes or hints: no"},
        {HEAD "misere: maybe\n", "line 4: \"maybe\": write misere: yes or misere: no"},
        {HEAD "seed: -1\n", "line 4: \"-1\"" NO_SEED},
        {HEAD "seed: 18446744073709551616\n", "line 4: \"18446744073709551616\"" NO_SEED},
        {HEAD "result: player 1\n", "line 4: \"result: player 1\"" NO_LINE},
        /* moves */
        {HEAD "1. 1 1\n", "line 4: \"1. 1 1\"" NO_LINE},
        {HEAD "moves: 1 1, 2 2\n", "line 4: \"1 1, 2 2\": write each move on a line of its own below moves:"},
        {MOVES "moves:\n", "line 5: move 1: \"moves:\" is not a move. " TO_TYPE},
        {MOVES "1. 1 1\n2.\n", "line 6: move 2: " TO_TYPE},
        {MOVES "1.1 1\n", "line 5: move 1: \"1.1 1\" is not a move. " TO_TYPE},
        {MOVES "4 1\n", "line 5: move 1: There is no pile 4: choose pile 1, 2 or 3."},
        {MOVES "1 4\n", "line 5: move 1: Pile 1 has 3 stones: take 1 to 3."},
        {MOVES "0. 1 1\n", "line 5: the next move is number 1"},
        {MOVES "1. 1 1\n1. 1 1\n", "line 6: the next move is number 2"},
        {"game: kayles\nposition: iii\nmoves:\n1 3\n", "line 4: move 1: *"},
        {OVER "4. 1 1\n", "line 8: move 4: the game is over"},
        /* the result */
        {MOVES "1. 1 1\n", "line 6: the record ends here: its result: is missing (write result: unfinished)"},
        {OVER "result: player 3\n", "line 8: \"player 3\"" RESULT "player 1"},
        {OVER "result: player 1, player 1 resigned\n",
         "line 8: \"player 1, player 1 resigned\"" RESULT "player 1"},
        {OVER "result: unfinished\n", "line 8: \"unfinished\"" RESULT "player 1"},
        {OVER "result: player 1, player 2 resigned\n",
         "line 8: \"player 1, player 2 resigned\"" RESULT "player 1"},
        {OVER "result: draw\n", "line 8: \"draw\"" RESULT "player 1"},
        {"game: nim\nposition: 1\nmisere: yes\nmoves:\n1 1\nresult: player 1\n",
         "line 6: \"player 1\"" RESULT "player 2"},
        {MOVES "result: player 1\n",
         "line 5: \"player 1\"" RESULT "unfinished, or player 2, player 1 resigned"},
        {MOVES "result: player 1, player 2 resigned\n",
         "line 5: \"player 1, player 2 resigned\"" RESULT "unfinished, or player 2, player 1 resigned"},
        {"game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nresult: unfinished\n",
         "line 8: \"unfinished\"" RESULT "draw"},
        {MOVES "result: unfinished\n1. 1 1\n", "line 6: \"1. 1 1\": only comments may follow the result"},
        {MOVES "result: unfinished\nresult: unfinished\n",
         "line 6: \"result: unfinished\": only comments may follow the result"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_refused(cases[i].bytes, strlen(cases[i].bytes), cases[i].expected);
    assert_refused(MOVES "1. 1\0 1", sizeof MOVES + 7, "line 5: the byte \\x00" NO_BYTE);
}

static void a_record_that_ends_early_is_refused_wherever_it_ends(void **state) {
    for (size_t length = 0; length + 1 < strlen(whole); length++) assert_refused(whole, length, "line *");
}

static void bytes_comments_and_moves_are_bounded(void **state) {
    struct record record;
    struct text text = {0}, written = {0}, why = {0};
    text_add(&text, "game: nim\nposition: 3,4\nmoves:\n");
    text_add_repeated(&text, "#\n", RECORD_COMMENTS + 1);
    assert_refused(text.data, text.length, "line 10004: a record has at most 10000 comments");
    text_add_repeated(&text, "\n", RECORD_BYTES);
    assert_refused(text.data, text.length, "a record has at most 4194304 bytes");
    nimm_text_clear(&text);
    text_add(&text, "game: northcott\nposition: W...B\nmoves:\n");
    text_add_repeated(&text, "1 2\n1 4\n1 1\n1 5\n", RECORD_MOVES / 4);
    read_good(text.data, text.length, &record);
    assert_int_equal(record.session.played, RECORD_MOVES);
    text_add(&text, "1 2\n");
    assert_refused(text.data, text.length, "line 10004: a record of this game has at most 10000 moves");
    /* What could not be read again is not written. */
    write_record(&record, &written);
    session_play(&record.session, &record.session.moves[0]);
    assert_false(record_print(&record, &written, &why));
    assert_string_equal(nimm_text_string(&why), "a record of this game has at most 10000 moves");
    session_undo(&record.session);
    nimm_text_clear(&text);
    nimm_text_clear(&why);
    text_add_repeated(&text, "x", RECORD_BYTES);
    assert_true(comments_add(&record.comments, PLACE_END, nimm_text_string(&text)));
    assert_false(record_print(&record, &written, &why));
    assert_string_equal(nimm_text_string(&why), "a record has at most 4194304 bytes");
    record_free(&record);
    nimm_text_free(&text);
    nimm_text_free(&written);
    nimm_text_free(&why);
}

/* ---- a game that goes on ---- */

static void play(struct record *record, const char *typed) {
    struct session *session = &record->session;
    struct text why = {0};
    struct move move;
    assert_true(nimm_game_read_move(session->game, session_position(session), session_mover(session), typed,
                                    &move, &why));
    comments_forget(&record->comments, session->played);
    session_play(session, &move);
    nimm_text_free(&why);
}

static void assert_written_from_moves(const struct record *record, const char *expected) {
    struct text written = {0};
    write_record(record, &written);
    assert_string_equal(strstr(nimm_text_string(&written), "moves:"), expected);
    nimm_text_free(&written);
}

static void what_is_taken_back_is_not_written_and_another_move_forgets_its_comments(void **state) {
    static const char small[] = "game: nim\nposition: 3,4\nmoves:\n";
    struct record record;
    read_good(small, strlen(small), &record);
    play(&record, "1 1");
    play(&record, "2 2");
    comments_add(&record.comments, PLACE_END, "at the end");
    comments_add(&record.comments, PLACE_END, "and after it");
    comments_add(&record.comments, PLACE_PLAY + 2, "after two moves");
    comments_add(&record.comments, PLACE_PLAY, "at the start");
    session_undo(&record.session);
    assert_written_from_moves(
        &record, "moves:\n# at the start\n1. 1 1\nresult: unfinished\n# at the end\n# and after it\n");
    session_redo(&record.session);
    assert_written_from_moves(&record, "moves:\n# at the start\n1. 1 1\n2. 2 2\n# after two moves\n"
                                       "result: unfinished\n# at the end\n# and after it\n");
    session_undo(&record.session);
    play(&record, "2 1");
    assert_written_from_moves(
        &record,
        "moves:\n# at the start\n1. 1 1\n2. 2 1\nresult: unfinished\n# at the end\n# and after it\n");
    record_free(&record);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_holds_all_of_a_game),
        cmocka_unit_test(what_is_read_is_written_in_full_and_in_order),
        cmocka_unit_test(a_bad_record_is_refused_with_its_line_and_what_would_be_right),
        cmocka_unit_test(a_record_that_ends_early_is_refused_wherever_it_ends),
        cmocka_unit_test(bytes_comments_and_moves_are_bounded),
        cmocka_unit_test(what_is_taken_back_is_not_written_and_another_move_forgets_its_comments),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
