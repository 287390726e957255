/* SPDX-License-Identifier: MIT */
/* Saving: whatever fails, the old file or the new one is there, whole, and nothing else is. */
#include "support.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ui/save.h"

/* ---- a system that fails ---- */

enum { CALLS_MOST = 64 };

/* The calls made so far, a letter each, and which of them is to fail. */
static struct {
    char calls[CALLS_MOST + 1];
    size_t n;
    size_t failing; /* the number of the call that fails, from 0 */
    int error;
    bool slowly; /* each write takes one byte, and each second call is interrupted first */
    bool interrupted;
    bool full; /* a write takes nothing, and no error is told */
} trace;

static bool fails(char letter) {
    if (trace.slowly && letter != 'c' && letter != 'r') {
        trace.interrupted = !trace.interrupted;
        errno = EINTR;
        if (trace.interrupted) return true;
    }
    assert_true(trace.n < CALLS_MOST);
    trace.calls[trace.n++] = letter;
    errno = trace.error;
    return trace.n - 1 == trace.failing;
}

static int failing_open(const char *path, int flags, mode_t mode) {
    return fails('o') ? -1 : save_system.open(path, flags, mode);
}

static ssize_t failing_write(int file, const void *bytes, size_t length) {
    if (trace.full) return 0;
    return fails('w') ? -1 : save_system.write(file, bytes, trace.slowly ? 1 : length);
}

static int failing_fsync(int file) {
    return fails('s') ? -1 : save_system.fsync(file);
}

/* A file is closed even where close fails. */
static int failing_close(int file) {
    int result = save_system.close(file);
    return fails('c') ? -1 : result;
}

static int failing_rename(const char *from, const char *to) {
    return fails('r') ? -1 : save_system.rename(from, to);
}

static const struct save_system failing = {failing_open, failing_write, failing_fsync, failing_close,
                                           failing_rename};

static void fail_at(size_t call, int error) {
    memset(&trace, 0, sizeof trace);
    trace.failing = call;
    trace.error = error;
}

/* ---- a folder ---- */

struct folder {
    char path[64], file[96];
};

static const char old[] = "the old file\n", new[] = "the new file, which is longer\n";

static void put(const char *path, const char *contents) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(contents, file) >= 0 && fclose(file) == 0);
}

static int make_folder(void **state) {
    struct folder *folder = calloc(1, sizeof *folder);
    strcpy(folder->path, "/tmp/nimm-save.XXXXXX");
    if (!mkdtemp(folder->path)) return -1;
    snprintf(folder->file, sizeof folder->file, "%s/game.nimm", folder->path);
    put(folder->file, old);
    *state = folder;
    return 0;
}

static size_t count_files(const struct folder *folder, bool remove_them) {
    DIR *directory = opendir(folder->path);
    size_t n = 0;
    assert_non_null(directory);
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        char path[400];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(path, sizeof path, "%s/%s", folder->path, entry->d_name);
        if (remove_them) remove(path);
        n++;
    }
    closedir(directory);
    return n;
}

static int remove_folder(void **state) {
    struct folder *folder = *state;
    count_files(folder, true);
    rmdir(folder->path);
    free(folder);
    return 0;
}

static void assert_contains(const char *path, const char *expected) {
    struct text contents = {0}, why = {0};
    if (!save_read(path, 1000, &contents, &why)) fail_msg("%s: %s", path, text_string(&why));
    assert_string_equal(text_string(&contents), expected);
    text_free(&contents);
}

static bool save(const struct save_system *system, const char *path, struct text *why) {
    text_clear(why);
    return save_file(system, path, new, strlen(new), why);
}

/* ---- facts ---- */

static void a_file_is_flushed_before_it_gets_its_name_and_its_folder_after(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    fail_at(SIZE_MAX, 0);
    assert_true(save(&failing, folder->file, &why));
    assert_string_equal(trace.calls, "owscorsc");
    assert_int_equal(why.length, 0);
    assert_contains(folder->file, new);
    assert_int_equal(count_files(folder, false), 1);
}

/* After a failure: the old file, or for the folder's flush, which comes after the new name, the new one. */
static void check_failure(const struct folder *folder, bool existed, bool saved, const struct text *why) {
    char letter = trace.calls[trace.failing];
    bool is_last_close = trace.failing == 7, is_last_flush = letter == 's' && trace.failing > 3;
    char expected[400];
    assert_true(saved == is_last_close);
    assert_int_equal(count_files(folder, false), existed || is_last_flush || is_last_close);
    if (is_last_flush || is_last_close)
        assert_contains(folder->file, new);
    else if (existed)
        assert_contains(folder->file, old);
    snprintf(expected, sizeof expected, "cannot save %s: %s; %s", folder->file, strerror(trace.error),
             existed ? "the old file is untouched" : "nothing has been written");
    if (is_last_flush)
        snprintf(expected, sizeof expected,
                 "%s is written, but its folder could not be flushed to the disk (%s): it may not outlive a "
                 "power failure",
                 folder->file, strerror(trace.error));
    assert_string_equal(text_string(why), saved ? "" : expected);
}

static void fail_every_call(const struct folder *folder, bool existed) {
    static const int errors[] = {EIO, ENOSPC, EDQUOT, EACCES, EROFS};
    for (size_t i = 0; i < LENGTH(errors); i++)
        for (size_t call = 0; call < strlen("owscorsc"); call++) {
            struct text why = {0};
            count_files(folder, true);
            if (existed) put(folder->file, old);
            fail_at(call, errors[i]);
            bool saved = save(&failing, folder->file, &why);
            assert_true(trace.n > call);
            check_failure(folder, existed, saved, &why);
            text_free(&why);
        }
}

static void every_call_may_fail_and_the_old_file_is_whole(void **state) {
    fail_every_call(*state, true);
}

static void every_call_may_fail_where_there_was_no_file(void **state) {
    fail_every_call(*state, false);
}

static void a_file_is_written_on_after_short_writes_and_interruptions(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    fail_at(SIZE_MAX, 0);
    trace.slowly = true;
    assert_true(save(&failing, folder->file, &why));
    assert_contains(folder->file, new);
    /* And where it fails in the middle. */
    put(folder->file, old);
    fail_at(9, ENOSPC);
    trace.slowly = true;
    assert_false(save(&failing, folder->file, &why));
    assert_contains(folder->file, old);
    assert_int_equal(count_files(folder, false), 1);
    text_free(&why);
}

static void a_write_that_takes_nothing_is_a_full_disk(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    fail_at(SIZE_MAX, 0);
    trace.full = true;
    assert_false(save(&failing, folder->file, &why));
    assert_non_null(strstr(text_string(&why), strerror(ENOSPC)));
    assert_contains(folder->file, old);
    assert_int_equal(count_files(folder, false), 1);
    text_free(&why);
}

static void a_file_system_that_cannot_flush_a_folder_is_no_failure(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    static const int errors[] = {EINVAL, ENOTSUP};
    for (size_t i = 0; i < LENGTH(errors); i++) {
        put(folder->file, old);
        fail_at(6, errors[i]);
        assert_true(save(&failing, folder->file, &why));
        assert_contains(folder->file, new);
    }
}

static void an_interrupted_close_has_closed(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    fail_at(3, EINTR);
    assert_true(save(&failing, folder->file, &why));
    assert_contains(folder->file, new);
    assert_int_equal(count_files(folder, false), 1);
}

/* The error that is told is the first. */
static int close_too(int file) {
    save_system.close(file);
    errno = EIO;
    return -1;
}

static void the_first_error_is_told_where_close_fails_too(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    struct save_system system = failing;
    system.close = close_too;
    fail_at(1, ENOSPC);
    assert_false(save(&system, folder->file, &why));
    assert_non_null(strstr(text_string(&why), strerror(ENOSPC)));
    assert_contains(folder->file, old);
    text_free(&why);
}

static void there_is_an_end_to_names_for_a_temporary_file(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    for (int i = 0; i < 100; i++) {
        char other[200];
        snprintf(other, sizeof other, "%s/.nimm-%ld-%d.tmp", folder->path, (long)getpid(), i);
        put(other, "not ours");
    }
    assert_false(save(&save_system, folder->file, &why));
    assert_non_null(strstr(text_string(&why), strerror(EEXIST)));
    assert_contains(folder->file, old);
    assert_int_equal(count_files(folder, false), 101);
    text_free(&why);
}

static void a_temporary_file_of_another_program_is_left_alone(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    char other[200];
    snprintf(other, sizeof other, "%s/.nimm-%ld-0.tmp", folder->path, (long)getpid());
    put(other, "not ours");
    assert_true(save(&save_system, folder->file, &why));
    assert_contains(other, "not ours");
    assert_contains(folder->file, new);
    assert_int_equal(count_files(folder, false), 2);
}

static void a_file_that_grows_too_large_is_an_error_like_others(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    struct rlimit before, tight;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    tight = before;
    tight.rlim_cur = 10;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
    bool saved = save(&save_system, folder->file, &why);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_false(saved);
    assert_non_null(strstr(text_string(&why), strerror(EFBIG)));
    assert_contains(folder->file, old);
    assert_int_equal(count_files(folder, false), 1);
    text_free(&why);
}

static void a_file_keeps_its_permissions_and_a_new_one_heeds_umask(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    struct stat status;
    mode_t before = umask(027);
    assert_int_equal(chmod(folder->file, 0600), 0);
    assert_true(save(&save_system, folder->file, &why));
    assert_int_equal(stat(folder->file, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    remove(folder->file);
    assert_true(save(&save_system, folder->file, &why));
    assert_int_equal(stat(folder->file, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640);
    umask(before);
}

static void a_link_is_followed(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    struct stat status;
    char link[200];
    snprintf(link, sizeof link, "%s/link", folder->path);
    assert_int_equal(symlink("game.nimm", link), 0);
    assert_true(save(&save_system, link, &why));
    assert_contains(folder->file, new);
    assert_int_equal(lstat(link, &status), 0);
    assert_true(S_ISLNK(status.st_mode));
    assert_true(save_exists(link));
    assert_false(save_exists("/dev/null/nothing"));
    /* A link to a link, from elsewhere; one to nothing yet; one to itself. */
    struct text elsewhere = {0};
    text_addf(&elsewhere, "%s.link", folder->path);
    assert_int_equal(symlink(link, text_string(&elsewhere)), 0);
    put(folder->file, old);
    bool saved = save(&save_system, text_string(&elsewhere), &why);
    remove(text_string(&elsewhere));
    assert_true(saved);
    assert_contains(folder->file, new);
    remove(folder->file);
    assert_false(save_exists(folder->file));
    assert_true(save(&save_system, link, &why));
    assert_contains(folder->file, new);
    remove(link);
    assert_int_equal(symlink("link", link), 0);
    assert_false(save(&save_system, link, &why));
    assert_int_equal(count_files(folder, false), 2);
    text_free(&elsewhere);
    text_free(&why);
}

/* Too long a name cannot be looked at: that is no leave to write. */
static void what_cannot_be_looked_at_may_be_there(void **state) {
    (void)state;
    char name[400];
    struct text why = {0};
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_true(save_exists(name));
    assert_false(save_may(name, &why));
    assert_non_null(strstr(text_string(&why), strerror(ENAMETOOLONG)));
    text_free(&why);
}

static void only_ordinary_files_are_replaced(void **state) {
    const struct folder *folder = *state;
    struct text why = {0}, expected = {0};
    char pipe[200];
    struct stat status;
    snprintf(pipe, sizeof pipe, "%s/pipe", folder->path);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_false(save(&save_system, pipe, &why));
    assert_int_equal(lstat(pipe, &status), 0);
    assert_true(S_ISFIFO(status.st_mode));
    assert_false(save(&save_system, folder->path, &why));
    text_addf(&expected, "cannot save %s: it is a folder; nothing has been written", folder->path);
    assert_string_equal(text_string(&why), text_string(&expected));
    text_clear(&why);
    assert_false(save_may(folder->path, &why));
    assert_string_equal(text_string(&why), text_string(&expected));
    assert_false(save(&save_system, "/dev/null", &why));
    assert_string_equal(text_string(&why),
                        "cannot save /dev/null: it is no ordinary file; nothing has been written");
    assert_int_equal(count_files(folder, false), 2);
    text_free(&why);
    text_free(&expected);
}

static void a_file_that_may_not_be_written_is_kept(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    if (geteuid() == 0) skip(); /* who may write everything */
    assert_int_equal(chmod(folder->file, 0400), 0);
    assert_false(save(&save_system, folder->file, &why));
    assert_contains(folder->file, old);
    text_free(&why);
}

static void a_message_shows_no_control_bytes(void **state) {
    const struct folder *folder = *state;
    struct text path = {0}, why = {0};
    text_addf(&path, "%s/no\x1B[2Jfolder/game", folder->path);
    assert_false(save(&save_system, text_string(&path), &why));
    assert_non_null(
        strstr(text_string(&why), "/no\\x1B[2Jfolder/game: No such file or directory; nothing has"));
    text_free(&path);
    text_free(&why);
}

#define IN_A_FOLDER(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_A_FOLDER(a_file_is_flushed_before_it_gets_its_name_and_its_folder_after),
        IN_A_FOLDER(every_call_may_fail_and_the_old_file_is_whole),
        IN_A_FOLDER(every_call_may_fail_where_there_was_no_file),
        IN_A_FOLDER(a_file_is_written_on_after_short_writes_and_interruptions),
        IN_A_FOLDER(a_write_that_takes_nothing_is_a_full_disk),
        IN_A_FOLDER(a_file_system_that_cannot_flush_a_folder_is_no_failure),
        IN_A_FOLDER(an_interrupted_close_has_closed),
        IN_A_FOLDER(the_first_error_is_told_where_close_fails_too),
        IN_A_FOLDER(there_is_an_end_to_names_for_a_temporary_file),
        IN_A_FOLDER(a_temporary_file_of_another_program_is_left_alone),
        IN_A_FOLDER(a_file_that_grows_too_large_is_an_error_like_others),
        IN_A_FOLDER(a_file_keeps_its_permissions_and_a_new_one_heeds_umask),
        IN_A_FOLDER(a_link_is_followed),
        IN_A_FOLDER(what_cannot_be_looked_at_may_be_there),
        IN_A_FOLDER(only_ordinary_files_are_replaced),
        IN_A_FOLDER(a_file_that_may_not_be_written_is_kept),
        IN_A_FOLDER(a_message_shows_no_control_bytes),
    };
    return cmocka_run_group_tests_name("save", tests, NULL, NULL);
}
