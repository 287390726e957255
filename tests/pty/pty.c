/* SPDX-License-Identifier: MIT */
/* Plays a scenario with a program in a pseudo-terminal: pty FILE.scenario (the language is
 * described in run). Exit status: 0 all as expected, 1 something else came, 2 the scenario cannot
 * be played. */
#define _XOPEN_SOURCE 700
#if !defined(__linux__)
#define _DARWIN_C_SOURCE
#define _BSD_SOURCE
#define __BSD_VISIBLE 1
#endif
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum {
    SEEN_MOST = 1 << 22,
    SHOWN_MOST = 4000,
    LINE_MOST = 8192,
    BLOCK_MOST = 1 << 16,
    TICK_MS = 20
};

struct player {
    const char *file;
    int line;
    int master;  /* -1 before run and after hangup */
    pid_t child; /* 0 when there is none */
    int status;  /* of the child that has ended, as waitpid gives it */
    bool ended;
    bool is_raw;     /* bold, dim and the marks of pasting are kept, too */
    double patience; /* how many times as long all may take, as the program is a slow build */
    double timeout;  /* seconds that an expectation may take */
    double cpu_most; /* seconds of processor time that the child may use in all */
    struct winsize size;
    struct termios sane;
    char *seen; /* all output, CR LF turned into LF */
    size_t length;
    size_t read;            /* how much of it expectations have passed */
    double waited;          /* seconds, for what was expected last */
    char block[BLOCK_MOST]; /* the lines with | that are to come before what is expected next */
    size_t block_length;
    FILE *updated; /* where the scenario is written with the lines that came, or NULL */
};

static void show(const char *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        if ((byte < 0x20 && byte != '\n') || byte == 0x7F)
            fprintf(stderr, "\\x%02X", byte);
        else
            fputc(byte, stderr);
    }
}

static void stop(struct player *player, int status, const char *what, const char *text) {
    fprintf(stderr, "%s:%d: %s%s", player->file, player->line, what, *text ? ": " : "");
    show(text, strlen(text));
    if (player->length > 0) {
        fprintf(stderr, "\n--- what came; no expectation has passed what is after the bar\n");
        size_t from = player->read > SHOWN_MOST ? player->read - SHOWN_MOST : 0;
        size_t to =
            player->length > player->read + SHOWN_MOST ? player->read + SHOWN_MOST : player->length;
        show(player->seen + from, player->read - from);
        fputc('|', stderr);
        show(player->seen + player->read, to - player->read);
        fprintf(stderr, "\n---");
    }
    fputc('\n', stderr);
    if (player->child > 0 && !player->ended) kill(player->child, SIGKILL);
    exit(status);
}

static void fail(struct player *player, const char *what, const char *text) {
    stop(player, 1, what, text);
}

static void refuse(struct player *player, const char *what, const char *text) {
    stop(player, 2, what, text);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Forgets that bold, dim or the marking of what is pasted was turned on or off just now. */
static void forget_bold(struct player *player) {
    static const char *const hidden[] = {"\033[1m", "\033[2m", "\033[0m", "\033[?2004h",
                                         "\033[?2004l"};
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
        const size_t n = strlen(hidden[i]);
        if (player->length < n) continue;
        if (memcmp(player->seen + player->length - n, hidden[i], n) == 0) player->length -= n;
    }
}

static void keep(struct player *player, const char *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (player->length == SEEN_MOST) fail(player, "more than 4 MiB of output", "");
        bool ends_line =
            bytes[i] == '\n' && player->length > 0 && player->seen[player->length - 1] == '\r';
        player->seen[ends_line ? player->length - 1 : player->length++] = bytes[i];
        if (!player->is_raw) forget_bold(player);
    }
}

/* Takes in what the program has written, waiting a moment for it; false when there can be no more.
 */
static bool listen(struct player *player) {
    char bytes[4096];
    if (player->master < 0) return false;
    struct pollfd poll_master = {.fd = player->master, .events = POLLIN};
    if (poll(&poll_master, 1, TICK_MS) <= 0) return true;
    ssize_t n = read(player->master, bytes, sizeof bytes);
    if (n < 0 && (errno == EINTR || errno == EAGAIN)) return true;
    if (n > 0) keep(player, bytes, (size_t)n);
    return n > 0;
}

static char *find(const struct player *player, const char *text, size_t length) {
    for (size_t i = player->read; i + length <= player->length; i++)
        if (memcmp(player->seen + i, text, length) == 0) return player->seen + i;
    return NULL;
}

/* Writes text as the lines of a block. */
static void write_block(FILE *out, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (i == 0 || text[i - 1] == '\n') fputs(byte == '\n' ? "|" : "| ", out);
        if (byte == '\\')
            fputs("\\\\", out);
        else if (byte == '\r')
            fputs("\\r", out);
        else if (byte == 033)
            fputs("\\e", out);
        else if ((byte < 0x20 && byte != '\n') || byte == 0x7F)
            fprintf(out, "\\x%02X", byte);
        else
            fputc(byte, out);
    }
    if (length > 0 && text[length - 1] != '\n') fputc('\n', out);
}

static bool is_blank(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\n') return false;
    return true;
}

/* What came must be the block that stands before the expectation, if there is one. The newline at
 * the end of the block may be a part of what is expected. */
static void compare_block(struct player *player, const char *came, size_t length) {
    size_t n = player->block_length;
    player->block_length = 0;
    if (n == 0) return;
    bool ends_line = length > 0 && came[length - 1] == '\n';
    size_t without_end = ends_line ? length - 1 : length;
    bool same = length > 0 && without_end == n - 1 && memcmp(came, player->block, n - 1) == 0;
    if (!player->updated) {
        if (!same) fail(player, "something else came than the lines with | before this one", "");
        return;
    }
    if (is_blank(came, length) && !is_blank(player->block, n)) {
        if (!getenv("PTY_FORCE"))
            fail(player, "nothing comes anymore where the lines with | stand", "");
        fprintf(stderr, "%s:%d: nothing comes anymore before this line\n", player->file,
                player->line);
    }
    write_block(player->updated, came, length);
}

static void expect(struct player *player, char *text, size_t length) {
    double begun = now(), end = begun + player->timeout * player->patience;
    for (;;) {
        const char *at = find(player, text, length);
        if (at) {
            player->waited = now() - begun;
            compare_block(player, player->seen + player->read,
                          (size_t)(at - player->seen) - player->read);
            player->read = (size_t)(at - player->seen) + length;
            return;
        }
        if (!listen(player) && !find(player, text, length))
            fail(player, "the output ended without", text);
        if (now() > end) fail(player, "waited in vain for", text);
    }
}

/* Sends in small pieces and takes in the echo meanwhile, so that neither side waits for the other.
 */
static void send_text(struct player *player, char *bytes, size_t n) {
    double end = now() + player->timeout * player->patience;
    while (n > 0) {
        struct pollfd poll_master = {.fd = player->master, .events = POLLIN | POLLOUT};
        poll(&poll_master, 1, TICK_MS);
        if (poll_master.revents & POLLIN) listen(player);
        if (poll_master.revents & POLLOUT) {
            ssize_t sent = write(player->master, bytes, n < 256 ? n : 256);
            if (sent < 0 && errno != EAGAIN && errno != EINTR)
                fail(player, "cannot send", strerror(errno));
            if (sent > 0) bytes += sent;
            if (sent > 0) n -= (size_t)sent;
        }
        if (now() > end) fail(player, "the program does not take what is sent", "");
    }
}

/* The number at the start of *text, which moves past the space that follows it. */
static unsigned long take_number(struct player *player, char **text, size_t *length) {
    char *end = NULL;
    unsigned long number = strtoul(*text, &end, 10);
    if (end == *text || *end != ' ') refuse(player, "not a number and a text", *text);
    *length -= (size_t)(end + 1 - *text);
    *text = end + 1;
    return number;
}

static void send_repeated(struct player *player, char *text, size_t length) {
    for (unsigned long n = take_number(player, &text, &length); n > 0; n--)
        send_text(player, text, length);
}

static void send_slowly(struct player *player, char *text, size_t length) {
    unsigned long milliseconds = take_number(player, &text, &length);
    for (size_t i = 0; i < length; i++) {
        double end = now() + (double)milliseconds / 1000;
        send_text(player, text + i, 1);
        while (now() < end && listen(player)) continue;
    }
}

static const struct {
    const char *name;
    int number;
} signals[] = {
    {"HUP", SIGHUP},   {"INT", SIGINT},   {"QUIT", SIGQUIT}, {"TERM", SIGTERM},   {"KILL", SIGKILL},
    {"PIPE", SIGPIPE}, {"TSTP", SIGTSTP}, {"CONT", SIGCONT}, {"STOP", SIGSTOP},   {"ABRT", SIGABRT},
    {"SEGV", SIGSEGV}, {"XCPU", SIGXCPU}, {"USR1", SIGUSR1}, {"WINCH", SIGWINCH},
};

static int signal_number(struct player *player, const char *name) {
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (strcmp(name, signals[i].name) == 0) return signals[i].number;
    refuse(player, "no such signal", name);
    return 0;
}

static void send_key(struct player *player, char *name, size_t length) {
    (void)length;
    static struct {
        const char *name;
        char bytes[5];
    } keys[] = {
        {"Enter", "\r"},    {"Tab", "\t"},      {"Escape", "\033"},    {"Backspace", "\177"},
        {"Up", "\033[A"},   {"Down", "\033[B"}, {"Right", "\033[C"},   {"Left", "\033[D"},
        {"Home", "\033[H"}, {"End", "\033OF"},  {"Delete", "\033[3~"},
    };
    if (name[0] == '^' && name[1] >= '@' && name[1] <= '_' && name[2] == '\0') {
        char byte = (char)(name[1] & 0x1F);
        send_text(player, &byte, 1);
        return;
    }
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (strcmp(name, keys[i].name) != 0) continue;
        send_text(player, keys[i].bytes, strlen(keys[i].bytes));
        return;
    }
    refuse(player, "no such key", name);
}

static void become(const char *slave, const char *command) {
    struct rlimit processor = {.rlim_cur = 500, .rlim_max = 500};
    sigset_t none;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i].number, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setsid();
    int terminal = open(slave, O_RDWR);
    if (terminal < 0) _exit(127);
    if (getenv("NONBLOCK")) fcntl(terminal, F_SETFL, O_RDWR | O_NONBLOCK);
#ifdef TIOCSCTTY
    ioctl(terminal, TIOCSCTTY, 0);
#endif
    for (int i = 0; i <= 2; i++) dup2(terminal, i);
    if (terminal > 2) close(terminal);
    setrlimit(RLIMIT_CPU, &processor);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void run(struct player *player, const char *words) {
    char command[LINE_MOST + 8];
    snprintf(command, sizeof command, "exec %s", words);
    player->master = posix_openpt(O_RDWR | O_NOCTTY);
    if (player->master < 0 || grantpt(player->master) < 0 || unlockpt(player->master) < 0)
        refuse(player, "no pseudo-terminal", strerror(errno));
    fcntl(player->master, F_SETFD, FD_CLOEXEC);
    const char *slave = ptsname(player->master);
    /* Kept open until the child has opened it too: before that, reading the master may report an
     * end. */
    int terminal = open(slave, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0) refuse(player, slave, strerror(errno));
    ioctl(terminal, TIOCSWINSZ, &player->size);
    tcgetattr(terminal, &player->sane);
    int started[2];
    if (pipe(started) < 0) refuse(player, "pipe", strerror(errno));
    for (int i = 0; i < 2; i++) fcntl(started[i], F_SETFD, FD_CLOEXEC);
    player->child = fork();
    if (player->child < 0) refuse(player, "fork", strerror(errno));
    if (player->child == 0) become(slave, command);
    close(started[1]);
    char nothing;
    while (read(started[0], &nothing, 1) < 0 && errno == EINTR) continue;
    close(started[0]);
    close(terminal);
    player->ended = false;
    player->length = player->read = 0;
}

static void check_terminal(struct player *player, char *text, size_t length) {
    (void)text;
    (void)length;
    struct termios left = {0}; /* not every libc fills c_cc to its end */
    if (player->master < 0 || tcgetattr(player->master, &left) < 0) return;
    if (left.c_cflag != player->sane.c_cflag || left.c_lflag != player->sane.c_lflag ||
        left.c_iflag != player->sane.c_iflag || left.c_oflag != player->sane.c_oflag ||
        memcmp(left.c_cc, player->sane.c_cc, sizeof left.c_cc) != 0)
        fail(player, "the terminal is not left as it was found", "");
}

static void check_processor_time(struct player *player) {
    struct rusage use;
    char text[64];
    getrusage(RUSAGE_CHILDREN, &use);
    double seconds = (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
                     (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
    double most = player->cpu_most * player->patience;
    snprintf(text, sizeof text, "%.2f s, at most %.2f s allowed", seconds, most);
    if (seconds > most) fail(player, "too much processor time", text);
}

static void wait_for_end(struct player *player) {
    double end = now() + player->timeout * player->patience;
    bool more = true;
    while (waitpid(player->child, &player->status, WNOHANG) == 0) {
        struct timespec moment = {.tv_nsec = TICK_MS * 1000000L};
        if (more) more = listen(player);
        if (!more) nanosleep(&moment, NULL);
        if (now() > end) fail(player, "the program has not ended", "");
    }
    player->ended = true;
    for (size_t before = SIZE_MAX; more && before != player->length;) {
        before = player->length;
        more = listen(player);
    }
}

static void expect_end(struct player *player, char *how, size_t length) {
    char text[64];
    (void)length;
    if (player->ended) refuse(player, "it has ended already", how);
    wait_for_end(player);
    int status = player->status;
    bool by_status = isdigit((unsigned char)*how);
    bool right = by_status ? WIFEXITED(status) && WEXITSTATUS(status) == atoi(how)
                           : WIFSIGNALED(status) && WTERMSIG(status) == signal_number(player, how);
    snprintf(text, sizeof text, "%s %d", WIFEXITED(status) ? "exit status" : "killed by signal",
             WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
    if (!right) fail(player, "ended otherwise than expected", text);
    if (player->block_length > 0) {
        compare_block(player, player->seen + player->read, player->length - player->read);
        player->read = player->length;
    }
    check_terminal(player, NULL, 0);
    check_processor_time(player);
}

static void hang_up(struct player *player, char *text, size_t length) {
    (void)text;
    (void)length;
    if (player->master >= 0) close(player->master);
    player->master = -1;
}

static void send_signal(struct player *player, char *name, size_t length) {
    (void)length;
    if (player->ended) refuse(player, "it has ended already", name);
    kill(player->child, signal_number(player, name));
}

static void wait_moment(struct player *player, char *milliseconds, size_t length) {
    (void)length;
    double end = now() + atof(milliseconds) / 1000;
    while (now() < end && listen(player)) continue;
}

/* How many seconds of processor time the program has used; what no clock tells is the time that has
 * passed. */
static double worked(const struct player *player) {
#if defined(_POSIX_CPUTIME) && _POSIX_CPUTIME >= 0
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(player->child, &clock) == 0 && clock_gettime(clock, &time) == 0)
        return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
#endif
    return now();
}

/* Waits until the program has worked for so long, however slow the machine is. */
static void wait_for_work(struct player *player, char *milliseconds, size_t length) {
    (void)length;
    double end = now() + player->timeout * player->patience;
    double begun = worked(player);
    while (worked(player) - begun < atof(milliseconds) / 1000) {
        if (!listen(player)) fail(player, "ended before it had worked for so long", milliseconds);
        if (now() > end) fail(player, "does not work", "");
    }
}

/* Marks, in what was seen, that what stands there now is a frame of a picture: ESC ] MILLISECONDS
 * BEL. Waits first until nothing more comes. */
static void mark_frame(struct player *player, char *milliseconds, size_t length) {
    size_t before = SIZE_MAX;
    while (before != player->length) {
        before = player->length;
        listen(player);
    }
    keep(player, "\033]", 2);
    keep(player, milliseconds, length);
    keep(player, "\a", 1);
}

/* Takes nothing of what the program writes meanwhile. */
static void be_deaf(struct player *player, char *milliseconds, size_t length) {
    (void)player;
    (void)length;
    long long most = (long long)(atof(milliseconds) * 1e6);
    struct timespec moment = {.tv_sec = (time_t)(most / 1000000000),
                              .tv_nsec = (long)(most % 1000000000)};
    nanosleep(&moment, NULL);
}

static void expect_absence(struct player *player, char *text, size_t length) {
    if (find(player, text, length)) fail(player, "was not to come", text);
}

static void expect_count(struct player *player, char *text, size_t length) {
    unsigned long wanted = take_number(player, &text, &length);
    unsigned long times = 0;
    for (size_t i = 0; i + length <= player->length; i++)
        if (memcmp(player->seen + i, text, length) == 0) times++;
    if (times != wanted) fail(player, "came another number of times", text);
}

static void set_size(struct player *player, const char *text) {
    unsigned columns = 0;
    unsigned rows = 0;
    if (sscanf(text, "%u %u", &columns, &rows) != 2) refuse(player, "not columns and rows", text);
    player->size.ws_col = (unsigned short)columns;
    player->size.ws_row = (unsigned short)rows;
    if (player->master >= 0) ioctl(player->master, TIOCSWINSZ, &player->size);
}

static void set_environment(struct player *player, char *text) {
    char *equals = strchr(text, '=');
    if (!equals) {
        unsetenv(text);
        return;
    }
    *equals = '\0';
    if (setenv(text, equals + 1, 1) < 0) refuse(player, "environment", strerror(errno));
}

/* Turns \n \r \t \e \\ and \xNN into the bytes they stand for, in place; returns how many there
 * are. */
static size_t unescape(struct player *player, char *text) {
    static const char letters[] = "nrte\\";
    static const char bytes[] = "\n\r\t\033\\";
    size_t n = 0;
    for (const char *at = text; *at; at++) {
        const char *letter = at[0] == '\\' && at[1] ? strchr(letters, at[1]) : NULL;
        if (letter) {
            text[n++] = bytes[letter - letters];
            at++;
        } else if (at[0] == '\\' && at[1] == 'x' && isxdigit((unsigned char)at[2]) &&
                   isxdigit((unsigned char)at[3])) {
            char digits[3] = {at[2], at[3], '\0'};
            text[n++] = (char)strtol(digits, NULL, 16);
            at += 3;
        } else if (at[0] == '\\') {
            refuse(player, "no such escape", at);
        } else {
            text[n++] = at[0];
        }
    }
    text[n] = '\0';
    return n;
}

static const struct {
    const char *name;
    void (*act)(struct player *player, char *text, size_t length);
} verbs[] = {
    {"expect", expect},    {"absent", expect_absence}, {"count", expect_count},
    {"send", send_text},   {"repeat", send_repeated},  {"slowly", send_slowly},
    {"key", send_key},     {"signal", send_signal},    {"hangup", hang_up},
    {"wait", wait_moment}, {"work", wait_for_work},    {"deaf", be_deaf},
    {"exit", expect_end},  {"sane", check_terminal},   {"frame", mark_frame},
};

static void play_on_program(struct player *player, const char *verb, char *text) {
    size_t length = unescape(player, text);
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        if (strcmp(verb, verbs[i].name) != 0) continue;
        if (player->child <= 0) refuse(player, "nothing runs yet", verb);
        verbs[i].act(player, text, length);
        return;
    }
    refuse(player, "no such verb", verb);
}

/* Adds a line with | to the block. */
static void add_to_block(struct player *player, char *text) {
    if (*text == ' ') text++;
    size_t length = unescape(player, text);
    if (player->block_length + length + 2 > BLOCK_MOST)
        refuse(player, "too many lines with |", text);
    memcpy(player->block + player->block_length, text, length);
    player->block_length += length;
    player->block[player->block_length++] = '\n';
    player->block[player->block_length] = '\0';
}

static void play(struct player *player, char *line) {
    char *rest = line + strcspn(line, " ");
    if (*rest) *rest++ = '\0';
    bool is_comment = *line == '\0' || *line == '#' || strcmp(line, "scenario") == 0;
    if (is_comment) return;
    bool compares = strcmp(line, "expect") == 0 || strcmp(line, "exit") == 0;
    if (player->block_length > 0 && !compares)
        refuse(player, "expect or exit is to follow lines with |", line);
    if (strcmp(line, "run") == 0) {
        if (player->child > 0 && !player->ended) refuse(player, "already runs", rest);
        hang_up(player, rest, 0);
        run(player, rest);
    } else if (strcmp(line, "raw") == 0) {
        player->is_raw = true;
    } else if (strcmp(line, "size") == 0) {
        set_size(player, rest);
    } else if (strcmp(line, "env") == 0) {
        set_environment(player, rest);
    } else if (strcmp(line, "timeout") == 0) {
        player->timeout = atof(rest);
    } else if (strcmp(line, "cpu") == 0) {
        player->cpu_most = atof(rest);
    } else {
        play_on_program(player, line, rest);
    }
}

int main(int argc, char **argv) {
    static char seen[SEEN_MOST];
    char line[LINE_MOST];
    char original[LINE_MOST];
    static struct player player = {.master = -1,
                                   .patience = 1,
                                   .timeout = 20,
                                   .cpu_most = 60,
                                   .size = {.ws_row = 24, .ws_col = 80}};
    player.seen = seen;
    player.file = argc == 2 ? argv[1] : "usage: pty FILE.scenario";
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file) refuse(&player, "cannot read it", strerror(errno));
    const char *updated = getenv("PTY_UPDATED");
    if (updated && !*updated) updated = NULL;
    if (updated) player.updated = fopen(updated, "w");
    if (updated && !player.updated) refuse(&player, updated, strerror(errno));
    const char *patience = getenv("PTY_PATIENCE");
    if (patience) player.patience = atof(patience);
    signal(SIGPIPE, SIG_IGN);
    while (fgets(line, sizeof line, file)) {
        player.line++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '|') {
            add_to_block(&player, line + 1);
            continue;
        }
        memcpy(original, line, sizeof line);
        play(&player, line);
        if (player.updated) fprintf(player.updated, "%s\n", original);
    }
    fclose(file);
    if (player.block_length > 0) refuse(&player, "expect or exit is to follow lines with |", "");
    if (player.updated && fclose(player.updated) != 0) refuse(&player, updated, strerror(errno));
    if (player.child > 0 && !player.ended)
        fail(&player, "the scenario ends, the program does not", "");
    const char *shown = getenv("PTY_SHOWN"), *timed = getenv("PTY_TIMED");
    FILE *out = shown ? fopen(shown, "w") : NULL;
    if (out && (fwrite(player.seen, 1, player.length, out) < player.length || fclose(out) != 0))
        refuse(&player, "cannot write what came", strerror(errno));
    out = timed ? fopen(timed, "w") : NULL;
    if (out && (fprintf(out, "%f 0 0 0\n", player.waited) < 0 || fclose(out) != 0))
        refuse(&player, "cannot write the time", strerror(errno));
    return 0;
}
