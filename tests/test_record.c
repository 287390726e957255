/* SPDX-License-Identifier: MIT */
/* The text of a record: what is understood, what is refused, and that it comes back as it was. */
#include "support.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>

#include "nimm/random.h"
#include "play/record.h"

#define RECORDS "tests/records"

/* ---- files ---- */

static void read_file(const char *folder, const char *name, struct text *contents) {
    char path[600], piece[4096];
    size_t n;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("%s: %s (tests are run from the top of the repository)", path, strerror(errno));
    text_clear(contents);
    while ((n = fread(piece, 1, sizeof piece, file)) > 0) text_add_bytes(contents, piece, n);
    fclose(file);
}

/* Calls `visit` with the name and the contents of each file of the folder; returns how many there were. */
static size_t visit_files(const char *folder, void (*visit)(const char *name, const struct text *contents)) {
    DIR *directory = opendir(folder);
    struct text contents = {0};
    size_t n = 0;
    if (!directory)
        fail_msg("%s: %s (tests are run from the top of the repository)", folder, strerror(errno));
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        if (entry->d_name[0] == '.') continue;
        read_file(folder, entry->d_name, &contents);
        visit(entry->d_name, &contents);
        n++;
    }
    closedir(directory);
    text_free(&contents);
    return n;
}

/* ---- reading and writing ---- */

static void read_good(const char *bytes, size_t length, struct record *record) {
    struct text why = {0};
    if (!record_read(record, bytes, length, &why)) fail_msg("%s", text_string(&why));
    assert_int_equal(why.length, 0);
    text_free(&why);
}

static void write_record(const struct record *record, struct text *text) {
    struct text why = {0};
    text_clear(text);
    if (!record_print(record, text, &why)) fail_msg("%s", text_string(&why));
    text_free(&why);
}

/* The record as it is written after it has been read. */
static void rewrite(const char *bytes, size_t length, struct text *written) {
    struct record record;
    read_good(bytes, length, &record);
    write_record(&record, written);
    record_free(&record);
}

static void assert_rewritten(const char *string, const char *expected) {
    struct text written = {0};
    rewrite(string, strlen(string), &written);
    assert_string_equal(text_string(&written), expected);
    text_free(&written);
}

static void assert_refused(const char *bytes, size_t length, const char *expected) {
    struct record record;
    struct text why = {0};
    assert_false(record_read(&record, bytes, length, &why));
    assert_string_equal(text_string(&why), expected);
    assert_null(record.session.moves);
    text_free(&why);
}

/* ---- committed records ---- */

static void check_good_record(const char *name, const struct text *contents) {
    struct text once = {0}, twice = {0};
    rewrite(text_string(contents), contents->length, &once);
    rewrite(text_string(&once), once.length, &twice);
    if (strcmp(text_string(&once), text_string(&twice)) != 0)
        fail_msg("%s is not written as it was read", name);
    text_free(&once);
    text_free(&twice);
}

static void good_records_come_back_as_they_were_written(void **state) {
    (void)state;
    assert_true(visit_files(RECORDS "/good", check_good_record) >= 10);
}

/* What tests/records/messages says of a file; to be freed. */
static char *expected_message(const char *name) {
    struct text all = {0};
    char *found = NULL;
    read_file(RECORDS, "messages", &all);
    for (char *line = strtok(all.data, "\n"); line; line = strtok(NULL, "\n"))
        if (strncmp(line, name, strlen(name)) == 0 && line[strlen(name)] == ':')
            found = strdup(line + strlen(name) + 2);
    text_free(&all);
    return found;
}

/* A message that ends in * is expected to begin so: the rest are the words of a game. */
static bool is_expected(const char *message, const char *expected) {
    size_t length = strlen(expected);
    if (length > 0 && expected[length - 1] == '*') return strncmp(message, expected, length - 1) == 0;
    return strcmp(message, expected) == 0;
}

static void check_bad_record(const char *name, const struct text *contents) {
    struct record record;
    struct text why = {0};
    if (record_read(&record, text_string(contents), contents->length, &why))
        fail_msg("%s is not refused", name);
    assert_one_line(&why);
    char *expected = expected_message(name);
    if (!expected) fail_msg("%s: no message is expected; came: %s", name, text_string(&why));
    if (!is_expected(text_string(&why), expected)) fail_msg("%s: %s", name, text_string(&why));
    free(expected);
    text_free(&why);
}

static void hostile_records_are_refused_with_their_line(void **state) {
    (void)state;
    assert_true(visit_files(RECORDS "/bad", check_bad_record) >= 100);
}

/* ---- the format ---- */

static const char small[] = "game: nim\nposition: 3,4\nmoves:\n";

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
    (void)state;
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
    assert_rewritten(whole, whole);
}

static void three_lines_are_enough(void **state) {
    (void)state;
    struct record record;
    static const char string[] = "game: nim\nposition: 2\nmoves:";
    read_good(string, strlen(string), &record);
    assert_int_equal(record.session.played, 0);
    assert_int_equal(record.session.first, 0);
    assert_false(record.session.misere || record.has_seed);
    assert_string_equal(record.players[0].name, "Player 1");
    assert_string_equal(record.players[1].name, "Player 2");
    record_free(&record);
}

static void computers_without_a_name_get_one(void **state) {
    (void)state;
    assert_rewritten("game: nim\nposition: 2\nplayer 2: computer\nmoves:\n",
                     "nimm-record: 1\ngame: nim\nposition: 2\nplayer 1: human Player 1\n"
                     "player 2: computer 10 Computer\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n");
    assert_rewritten("game: nim\nposition: 2\nplayer 1: computer 3\nplayer 2: computer 4\nmoves:\n",
                     "nimm-record: 1\ngame: nim\nposition: 2\nplayer 1: computer 3 Computer 1\n"
                     "player 2: computer 4 Computer 2\nfirst: 1\nmisere: no\nmoves:\nresult: unfinished\n");
}

static void blanks_case_and_line_ends_mean_nothing(void **state) {
    (void)state;
    static const char expected[] = "nimm-record: 1\ngame: nim\nposition: 3,4\nplayer 1: human Ada\n"
                                   "player 2: human Player 2\nfirst: 1\nmisere: yes\nmoves:\n1. 1 1\n"
                                   "result: unfinished\n";
    assert_rewritten("\xEF\xBB\xBF  Game :nim  \r\n\r\nPOSITION:\t3 ,4\r\nplayer 1:human\tAda \r\n"
                     "Misere: YES\r\nmoves: \r\n\t1.  take 1 from pile 1\r\nresult:unfinished",
                     expected);
    assert_rewritten(expected, expected);
}

static void comments_stay_where_they_stand(void **state) {
    (void)state;
    assert_rewritten(
        "#of the game\ngame: nim\n# of first\n#\nfirst: 2\n# of the position\nposition: 2,1\n"
        "#  of the moves  \nmoves:\n# of the start\n1 1\n# of the position 1,1\n# more of it\n2 1\n"
        "# of the result\nresult: unfinished\n# of nothing\n",
        "nimm-record: 1\n# of the game\ngame: nim\n# of the position\nposition: 2,1\n"
        "player 1: human Player 1\nplayer 2: human Player 2\n# of first\n#\nfirst: 2\nmisere: no\n"
        "# of the moves\nmoves:\n# of the start\n1. 1 1\n# of the position 1,1\n# more of it\n2. 2 1\n"
        "# of the result\nresult: unfinished\n# of nothing\n");
}

static void a_player_may_have_resigned(void **state) {
    (void)state;
    struct record record;
    static const char string[] =
        "game: nim\nposition: 3,4\nmoves:\n1 1\nresult: player 1, player 2 resigned\n";
    read_good(string, strlen(string), &record);
    assert_true(record.session.resigned && session_winner(&record.session) == 0);
    assert_true(session_undo(&record.session));
    assert_int_equal(record.session.played, 1);
    record_free(&record);
}

static void assert_result(const char *before, const char *result, const char *expected) {
    struct text text = {0};
    text_addf(&text, "%sresult: %s\n", before, result);
    if (expected) {
        assert_refused(text_string(&text), text.length, expected);
    } else {
        struct record record;
        struct text written = {0};
        read_good(text_string(&text), text.length, &record);
        write_record(&record, &written);
        text_clear(&text);
        text_addf(&text, "result: %s\n", result);
        assert_non_null(strstr(text_string(&written), text_string(&text)));
        record_free(&record);
        text_free(&written);
    }
    text_free(&text);
}

static void the_result_is_that_of_the_moves(void **state) {
    (void)state;
    static const char one[] = "game: nim\nposition: 1\nmoves:\n1 1\n";
    static const char two[] = "game: nim\nposition: 2\nmoves:\n1 1\n1 1\n";
    /* back at a for the third time */
    static const char circle[] = "game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\n";
    static const char drawn[] = "line 8: the game is drawn after these moves: write result: draw";
    assert_result(one, "player 1", NULL);
    assert_result(one, "draw", "line 5: the game is not drawn after these moves: write result: player 1");
    assert_result(two, "player 2", NULL);
    assert_result(two, "draw", "line 6: the game is not drawn after these moves: write result: player 2");
    assert_result(small, "draw", "line 4: the game is not drawn after these moves: write result: unfinished");
    assert_result(small, "unfinished", NULL);
    assert_result(circle, "draw", NULL);
    assert_result(circle, "unfinished", drawn);
    assert_result(circle, "player 1", drawn);
    assert_result(circle, "player 2, player 1 resigned", drawn);
}

/* ---- sessions that go on ---- */

static void play(struct record *record, const char *typed) {
    struct session *session = &record->session;
    struct text why = {0};
    struct move move;
    size_t played = session->played;
    assert_true(
        session->game->parse_move(session_position(session), session_mover(session), typed, &move, &why));
    session_play(session, &move);
    comments_forget(&record->comments, played);
    text_free(&why);
}

static void moves_taken_back_are_not_written(void **state) {
    (void)state;
    struct record record;
    struct text written = {0};
    static const char expected[] = "moves:\n# at the start\n1. 1 1\nresult: unfinished\n# at the end\n";
    read_good(small, strlen(small), &record);
    play(&record, "1 1");
    play(&record, "2 2");
    assert_true(comments_add(&record.comments, PLACE_END, "at the end"));
    assert_true(comments_add(&record.comments, PLACE_PLAY + 2, "after two moves"));
    assert_true(comments_add(&record.comments, PLACE_PLAY, "at the start"));
    assert_true(session_undo(&record.session));
    write_record(&record, &written);
    assert_string_equal(strstr(text_string(&written), "moves:"), expected);
    assert_true(session_redo(&record.session));
    write_record(&record, &written);
    assert_non_null(strstr(text_string(&written), "2. 2 2\n# after two moves\nresult"));
    text_free(&written);
    record_free(&record);
}

static void another_move_forgets_what_was_said_about_the_old_ones(void **state) {
    (void)state;
    struct record record;
    struct text written = {0};
    read_good(small, strlen(small), &record);
    play(&record, "1 1");
    comments_add(&record.comments, PLACE_PLAY + 1, "a mistake");
    comments_add(&record.comments, PLACE_PLAY, "well begun");
    comments_add(&record.comments, PLACE_GAME, "a game");
    comments_add(&record.comments, PLACE_END, "a lesson");
    session_undo(&record.session);
    play(&record, "1 2");
    write_record(&record, &written);
    assert_null(strstr(text_string(&written), "a mistake"));
    assert_non_null(
        strstr(text_string(&written), "moves:\n# well begun\n1. 1 2\nresult: unfinished\n# a lesson\n"));
    text_free(&written);
    record_free(&record);
}

/* ---- bounds ---- */

static void a_record_that_ends_early_is_refused_wherever_it_ends(void **state) {
    (void)state;
    struct record record;
    for (size_t length = 0; length + 1 < strlen(whole); length++) {
        struct text why = {0};
        assert_false(record_read(&record, whole, length, &why));
        assert_int_equal(strncmp(text_string(&why), "line ", 5), 0);
        text_free(&why);
    }
    struct text written = {0};
    rewrite(whole, strlen(whole) - 1, &written); /* but for the last line's end */
    assert_string_equal(text_string(&written), whole);
    text_free(&written);
}

static void bytes_comments_and_moves_are_bounded(void **state) {
    (void)state;
    struct text text = {0};
    text_add(&text, small);
    text_add_repeated(&text, "#\n", RECORD_COMMENTS + 1);
    assert_refused(text.data, text.length, "line 10004: a record has at most 10000 comments");
    text_add_repeated(&text, "\n", RECORD_BYTES);
    assert_refused(text.data, text.length, "line 1: a record has at most 4194304 bytes");
    text_clear(&text);
    text_add(&text, "game: northcott\nposition: W...B\nmoves:\n");
    text_add_repeated(&text, "1 2\n1 4\n1 1\n1 5\n", RECORD_MOVES / 4);
    struct record record;
    read_good(text.data, text.length, &record);
    assert_int_equal(record.session.played, RECORD_MOVES);
    record_free(&record);
    text_add(&text, "1 2\n");
    assert_refused(text.data, text.length, "line 100004: a record of this game has at most 100000 moves");
    text_free(&text);
}

static void what_could_not_be_read_again_is_not_written(void **state) {
    (void)state;
    struct record record;
    struct text text = {0}, why = {0};
    text_add(&text, "game: northcott\nposition: W...B\nmoves:\n");
    text_add_repeated(&text, "1 2\n1 4\n1 1\n1 5\n", RECORD_MOVES / 4);
    read_good(text.data, text.length, &record);
    text_clear(&text);
    assert_true(record_print(&record, &text, &why));
    play(&record, "1 2");
    assert_false(record_print(&record, &text, &why));
    assert_string_equal(text_string(&why), "a record of this game has at most 100000 moves");
    text_free(&text);
    text_free(&why);
    record_free(&record);
}

static void a_large_comment_makes_a_record_too_large(void **state) {
    (void)state;
    struct record record;
    struct text text = {0}, why = {0};
    read_good(small, strlen(small), &record);
    text_add_repeated(&text, "x", RECORD_BYTES);
    assert_true(comments_add(&record.comments, PLACE_END, text_string(&text)));
    text_clear(&text);
    assert_false(record_print(&record, &text, &why));
    assert_string_equal(text_string(&why), "a record has at most 4194304 bytes");
    text_free(&text);
    text_free(&why);
    record_free(&record);
}

/* ---- damage ---- */

enum { DAMAGED = 300 };

/* Changes, doubles, moves or removes a few bytes. */
static void damage(struct random *random, struct text *text) {
    static const char interesting[] = "\n\n::##,. 0123456789\r\t\x1B\x80\xFF-+/@>x";
    for (uint64_t times = random_between(random, 1, 4); times > 0 && text->length > 0; times--) {
        size_t at = (size_t)random_between(random, 0, text->length - 1);
        size_t length = (size_t)random_between(random, 1, text->length - at);
        if (random_between(random, 0, 3) > 0 && length > 8) length = 8;
        struct text copy = {0};
        text_add_bytes(&copy, text->data, at);
        switch (random_between(random, 0, 3)) {
        case 0: /* a byte is another one */
            text_add_char(&copy, interesting[random_between(random, 0, sizeof interesting - 1)]);
            length = 1;
            break;
        case 1: /* bytes are lost */
            break;
        case 2: /* bytes stand twice */
            text_add_bytes(&copy, text->data + at, length);
            text_add_bytes(&copy, text->data + at, length);
            break;
        default: /* a bit has flipped */
            text_add_char(&copy, (char)(text->data[at] ^ 1 << random_between(random, 0, 7)));
            length = 1;
        }
        text_add_bytes(&copy, text->data + at + length, text->length - at - length);
        text_free(text);
        *text = copy;
    }
}

static void check_damaged_record(const char *name, const struct text *contents) {
    struct random random = random_from_seed(strlen(name) + contents->length);
    for (unsigned i = 0; i < DAMAGED; i++) {
        struct record record;
        struct text text = {0}, why = {0}, once = {0};
        text_add_bytes(&text, text_string(contents), contents->length);
        damage(&random, &text);
        if (record_read(&record, text_string(&text), text.length, &why)) {
            write_record(&record, &once);
            record_free(&record);
            check_good_record(name, &once);
        } else {
            assert_one_line(&why);
        }
        text_free(&text);
        text_free(&why);
        text_free(&once);
    }
}

static void damaged_records_are_refused_or_read_as_what_they_say(void **state) {
    (void)state;
    visit_files(RECORDS "/good", check_damaged_record);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_records_come_back_as_they_were_written),
        cmocka_unit_test(hostile_records_are_refused_with_their_line),
        cmocka_unit_test(a_record_holds_all_of_a_game),
        cmocka_unit_test(three_lines_are_enough),
        cmocka_unit_test(computers_without_a_name_get_one),
        cmocka_unit_test(blanks_case_and_line_ends_mean_nothing),
        cmocka_unit_test(comments_stay_where_they_stand),
        cmocka_unit_test(a_player_may_have_resigned),
        cmocka_unit_test(the_result_is_that_of_the_moves),
        cmocka_unit_test(moves_taken_back_are_not_written),
        cmocka_unit_test(another_move_forgets_what_was_said_about_the_old_ones),
        cmocka_unit_test(a_record_that_ends_early_is_refused_wherever_it_ends),
        cmocka_unit_test(bytes_comments_and_moves_are_bounded),
        cmocka_unit_test(what_could_not_be_read_again_is_not_written),
        cmocka_unit_test(a_large_comment_makes_a_record_too_large),
        cmocka_unit_test(damaged_records_are_refused_or_read_as_what_they_say),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
