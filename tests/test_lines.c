/* SPDX-License-Identifier: MIT */
/* The lines of a batch, from a pipe that gives them in pieces. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "cli/lines.h"

struct stream {
    int to;
    struct lines lines;
};

static struct stream open_stream(void) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    return (struct stream){.to = ends[1], .lines = {.file = ends[0]}};
}

static void put(const struct stream *stream, const char *bytes, size_t length) {
    assert_int_equal(write(stream->to, bytes, length), length);
}

static void put_string(const struct stream *stream, const char *string) {
    put(stream, string, strlen(string));
}

static void assert_line(struct stream *stream, const char *expected) {
    char *line;
    size_t length;
    assert_true(lines_take(&stream->lines, &line, &length));
    assert_int_equal(length, strlen(expected));
    assert_string_equal(line, expected);
}

static void assert_no_line(struct stream *stream) {
    char *line;
    size_t length;
    assert_false(lines_take(&stream->lines, &line, &length));
}

static void close_stream(struct stream *stream) {
    close(stream->lines.file);
    lines_free(&stream->lines);
}

static void a_line_that_comes_in_pieces_is_one_line(void **state) {
    (void)state;
    struct stream stream = open_stream();
    put_string(&stream, "3,4\n\n5,");
    assert_true(lines_read(&stream.lines));
    assert_line(&stream, "3,4");
    assert_line(&stream, "");
    assert_no_line(&stream);
    put_string(&stream, "6");
    assert_true(lines_read(&stream.lines));
    assert_no_line(&stream);
    put_string(&stream, "\n7");
    close(stream.to);
    assert_true(lines_read(&stream.lines));
    assert_line(&stream, "5,6");
    assert_no_line(&stream);
    assert_false(stream.lines.ended);
    assert_true(lines_read(&stream.lines));
    assert_true(stream.lines.ended);
    assert_line(&stream, "7");
    assert_no_line(&stream);
    close_stream(&stream);
}

static void a_line_may_hold_nul_bytes(void **state) {
    (void)state;
    char *line;
    size_t length;
    struct stream stream = open_stream();
    put(&stream, "a\0b\n", 4);
    close(stream.to);
    assert_true(lines_read(&stream.lines));
    assert_true(lines_take(&stream.lines, &line, &length));
    assert_int_equal(length, 3);
    assert_memory_equal(line, "a\0b", 4);
    close_stream(&stream);
}

static void what_is_no_file_cannot_be_read(void **state) {
    (void)state;
    struct lines lines = {.file = -1};
    assert_false(lines_read(&lines));
    assert_int_equal(errno, EBADF);
    lines_free(&lines);
}

static int written_by_signal;

static void write_a_line(int number) {
    (void)number;
    int error = errno;
    if (write(written_by_signal, "late\n", 5) < 0) _exit(1);
    errno = error;
}

/* The signal comes while the pipe is still empty, and only its handler fills it. */
static void a_signal_does_not_end_the_wait_for_a_line(void **state) {
    (void)state;
    struct stream stream = open_stream();
    struct sigaction action = {.sa_handler = write_a_line};
    sigemptyset(&action.sa_mask);
    assert_int_equal(sigaction(SIGALRM, &action, NULL), 0);
    written_by_signal = stream.to;
    alarm(1);
    assert_true(lines_read(&stream.lines));
    assert_line(&stream, "late");
    close(stream.to);
    close_stream(&stream);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_that_comes_in_pieces_is_one_line),
        cmocka_unit_test(a_line_may_hold_nul_bytes),
        cmocka_unit_test(what_is_no_file_cannot_be_read),
        cmocka_unit_test(a_signal_does_not_end_the_wait_for_a_line),
    };
    return cmocka_run_group_tests_name("lines", tests, NULL, NULL);
}
