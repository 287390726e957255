/* SPDX-License-Identifier: MIT */
/* Saving: whatever fails, the old file or the new one is there, whole, and nothing else is
 * (tests/faults makes each system call fail). Reading: whole and within bounds, or what failed is
 * said. */
#include "support.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ui/file.h"

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
    static struct folder folder;
    strcpy(folder.path, "/tmp/nimm-file.XXXXXX");
    if (!mkdtemp(folder.path)) return -1;
    snprintf(folder.file, sizeof folder.file, "%s/game.nimm", folder.path);
    put(folder.file, old);
    *state = &folder;
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
    return rmdir(folder->path);
}

static void assert_holds(const char *path, const char *expected) {
    struct text contents = {0}, why = {0};
    if (!file_read(path, 1000, &contents, &why)) fail_msg("%s: %s", path, text_string(&why));
    assert_string_equal(text_string(&contents), expected);
    text_free(&contents);
}

/* Saves the new file, or fails with a message in which `complaint` stands. */
static void save(const char *path, const char *complaint) {
    struct text why = {0};
    bool saved = file_save(path, new, strlen(new), true, &why) == FILE_SAVED;
    if (saved != !complaint || (complaint && !strstr(text_string(&why), complaint)))
        fail_msg("%s: %s", path, text_string(&why));
    text_free(&why);
}

static void what_was_written_is_read_and_no_other_file_is_left(void **state) {
    const struct folder *folder = *state;
    save(folder->file, NULL);
    assert_holds(folder->file, new);
    assert_int_equal(count_files(folder, false), 1);
}

static void a_temporary_file_of_another_program_is_left_alone(void **state) {
    const struct folder *folder = *state;
    char other[200];
    snprintf(other, sizeof other, "%s/.nimm-%ld-0.tmp", folder->path, (long)getpid());
    put(other, "not ours");
    save(folder->file, NULL);
    assert_holds(other, "not ours");
    assert_holds(folder->file, new);
    assert_int_equal(count_files(folder, false), 2);
}

static void a_file_that_grows_too_large_is_an_error_like_others(void **state) {
    const struct folder *folder = *state;
    struct rlimit before, tight;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    tight = before;
    tight.rlim_cur = 10;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
    save(folder->file, strerror(EFBIG));
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_holds(folder->file, old);
    assert_int_equal(count_files(folder, false), 1);
}

static void a_file_keeps_its_permissions_and_a_new_one_heeds_umask(void **state) {
    const struct folder *folder = *state;
    struct stat status;
    mode_t before = umask(027);
    assert_int_equal(chmod(folder->file, 0666), 0);
    save(folder->file, NULL);
    assert_int_equal(stat(folder->file, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0666);
    remove(folder->file);
    save(folder->file, NULL);
    assert_int_equal(stat(folder->file, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640);
    umask(before);
}

static void a_link_is_followed_where_it_leads_somewhere(void **state) {
    const struct folder *folder = *state;
    struct stat status;
    char link[200], elsewhere[200];
    snprintf(link, sizeof link, "%s/link", folder->path);
    snprintf(elsewhere, sizeof elsewhere, "%s/link of link", folder->path);
    assert_int_equal(symlink("game.nimm", link), 0);
    assert_int_equal(symlink(link, elsewhere), 0);
    save(elsewhere, NULL);
    assert_holds(folder->file, new);
    assert_int_equal(lstat(link, &status), 0);
    assert_true(S_ISLNK(status.st_mode));
    remove(folder->file);
    save(link, "it is a link that leads nowhere; nothing has been written");
    remove(link);
    assert_int_equal(symlink("link", link), 0);
    save(link, strerror(ELOOP));
}

static void what_cannot_be_written_is_refused_before_it_is_tried(void **state) {
    const struct folder *folder = *state;
    char pipe[200], name[400], control[200];
    struct stat status;
    snprintf(pipe, sizeof pipe, "%s/pipe", folder->path);
    snprintf(control, sizeof control, "%s/no\x1B[2Jfolder/game", folder->path);
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_int_equal(mkfifo(pipe, 0600), 0);
    save(pipe, "it is not an ordinary file; nothing has been written");
    assert_int_equal(lstat(pipe, &status), 0);
    assert_true(S_ISFIFO(status.st_mode));
    save(folder->path, "it is a folder; nothing has been written");
    save("/dev/null",
         "cannot save /dev/null: it is not an ordinary file; nothing has been written");
    save(control, "/no\\x1B[2Jfolder/game: No such file or directory; nothing has");
    save(name, strerror(ENAMETOOLONG));
}

/* Root may write everything, so that another user tries. */
static void a_file_that_may_not_be_written_is_untouched(void **state) {
    enum { NOBODY = 65534 };
    const struct folder *folder = *state;
    const bool is_root = geteuid() == 0;
    int status;
    assert_int_equal(chmod(folder->file, 0400), 0);
    if (is_root) assert_int_equal(chown(folder->path, NOBODY, NOBODY), 0);
    if (is_root) assert_int_equal(chown(folder->file, NOBODY, NOBODY), 0);
    const pid_t pid = fork();
    if (pid == 0) {
        struct text why = {0};
        if (is_root && setuid(NOBODY) != 0) _exit(2);
        const bool failed = file_save(folder->file, new, strlen(new), true, &why) == FILE_FAILED;
        _exit(!failed || !strstr(text_string(&why), "the old file is untouched"));
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    assert_holds(folder->file, old);
}

/* Of several programs that save a new file at once, one has saved it. */
static void a_new_file_is_saved_once(void **state) {
    enum { ROUNDS = 20, PROGRAMS = 4 };
    const struct folder *folder = *state;
    for (int round = 0; round < ROUNDS; round++) {
        int status, saved = 0;
        remove(folder->file);
        for (int i = 0; i < PROGRAMS; i++) {
            struct text why = {0};
            if (fork() == 0) _exit((int)file_save(folder->file, new, strlen(new), false, &why));
        }
        for (int i = 0; i < PROGRAMS; i++) {
            assert_true(wait(&status) > 0 && WIFEXITED(status));
            saved += WEXITSTATUS(status) == FILE_SAVED;
            if (WEXITSTATUS(status) != FILE_SAVED)
                assert_int_equal(WEXITSTATUS(status), FILE_EXISTS);
        }
        assert_int_equal(saved, 1);
        assert_int_equal(count_files(folder, false), 1);
    }
}

static void an_old_file_is_overwritten_only_if_that_is_asked_for(void **state) {
    const struct folder *folder = *state;
    struct text why = {0};
    assert_int_equal(file_save(folder->file, new, strlen(new), false, &why), FILE_EXISTS);
    assert_string_equal(text_string(&why), "");
    assert_holds(folder->file, old);
    remove(folder->file);
    assert_int_equal(file_save(folder->file, new, strlen(new), false, &why), FILE_SAVED);
    assert_holds(folder->file, new);
    assert_int_equal(count_files(folder, false), 1);
}

static void a_signal_leaves_no_temporary_file(void **state) {
    const struct folder *folder = *state;
    for (int round = 0; round < 20; round++) {
        const struct timespec moment = {.tv_nsec = 1000000 + 100000 * round};
        pid_t pid = fork();
        while (pid == 0) save(folder->file, NULL);
        nanosleep(&moment, NULL);
        kill(pid, SIGTERM);
        assert_int_equal(waitpid(pid, NULL, 0), pid);
        assert_int_equal(count_files(folder, false), 1);
    }
}

static void reading_is_bounded_and_says_what_failed(void **state) {
    const struct folder *folder = *state;
    const struct {
        const char *path;
        size_t most;
        const char *why; /* NULL: it is read */
    } cases[] = {
        {folder->file, strlen(old), NULL},
        {folder->file, strlen(old) - 1, "this file is too large: at most 12 bytes can be read"},
        {"/dev/zero", 100000, "this file is too large: at most 100000 bytes can be read"},
        {"/tmp", 100, strerror(EISDIR)},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text contents = {0}, why = {0};
        assert_int_equal(file_read(cases[i].path, cases[i].most, &contents, &why), !cases[i].why);
        assert_string_equal(text_string(&why), cases[i].why ? cases[i].why : "");
        text_free(&contents);
        text_free(&why);
    }
}

#define IN_A_FOLDER(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_A_FOLDER(what_was_written_is_read_and_no_other_file_is_left),
        IN_A_FOLDER(a_temporary_file_of_another_program_is_left_alone),
        IN_A_FOLDER(a_file_that_grows_too_large_is_an_error_like_others),
        IN_A_FOLDER(a_file_keeps_its_permissions_and_a_new_one_heeds_umask),
        IN_A_FOLDER(a_link_is_followed_where_it_leads_somewhere),
        IN_A_FOLDER(what_cannot_be_written_is_refused_before_it_is_tried),
        IN_A_FOLDER(a_file_that_may_not_be_written_is_untouched),
        IN_A_FOLDER(a_new_file_is_saved_once),
        IN_A_FOLDER(an_old_file_is_overwritten_only_if_that_is_asked_for),
        IN_A_FOLDER(a_signal_leaves_no_temporary_file),
        IN_A_FOLDER(reading_is_bounded_and_says_what_failed),
    };
    return cmocka_run_group_tests_name("file", tests, NULL, NULL);
}
