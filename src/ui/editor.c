/* SPDX-License-Identifier: MIT */
#include "ui/editor.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <termios.h>
#include <unistd.h>

#include "core/text.h"
#include "say/scratch.h"
#include "ui/file.h"

#define CTRL(letter) ((letter)&0x1F)

/* The codes of keys that send several bytes come after those of all bytes: BYTES plus their letter
 * in `known`. */
enum { TYPED_MOST = 4095, PAST_MOST = 1 << 16, ESCAPE = 27, BYTES = 256 };
enum {
    DELETE = BYTES + 'd',
    WORD_BACK = BYTES + 'b',
    WORD_ON = BYTES + 'f',
    PASTE_BEGINS = BYTES + 's',
    PASTE_ENDS = BYTES + 'e',
};

/* Whether the terminal is to send these two keys where something is pasted; what does not know
 * this ignores it. */
#define MARKS_PASTE    "\033[?2004h"
#define MARKS_NO_PASTE "\033[?2004l"

static struct termios found, editing;
static bool is_known;
static volatile sig_atomic_t is_editing, was_stopped, was_resized;

static volatile sig_atomic_t is_below; /* something is shown below the line */

/* Safe in a signal handler. What is lost here is lost. */
static void write_sequence(const char *sequence) {
    const ssize_t n = write(STDOUT_FILENO, sequence, strlen(sequence));
    (void)n;
}

void editor_restore(void) {
    int error = errno;
    pid_t front = tcgetpgrp(STDIN_FILENO);
    /* In the background the terminal belongs to another program, and setting it would stop this
     * one. */
    if (is_editing && (front < 0 || front == getpgrp())) {
        if (is_below) write_sequence("\033[J");
        write_sequence(MARKS_NO_PASTE);
        tcsetattr(STDIN_FILENO, TCSANOW, &found);
    }
    is_editing = is_below = 0;
    errno = error;
}

/* The handler is called once, and must itself cause the signal's usual effect. */
static void handle(int number, void (*handler)(int number)) {
    struct sigaction action = {.sa_handler = handler}, before;
    action.sa_flags = SA_RESTART | SA_NODEFER | (int)SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    if (sigaction(number, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
        sigaction(number, &action, NULL);
}

static void end(int number) {
    editor_restore();
    raise(number);
}

static void stop(int number) {
    editor_restore();
    kill(getpid(), number); /* the program stops here */
    handle(number, stop);
    was_stopped = 1;
}

static void go_on(int number) {
    handle(number, go_on);
    was_stopped = 1;
}

static void resize(int number) {
    handle(number, resize);
    was_resized = 1;
}

static void edit(void) {
    static const int ending[] = {SIGHUP,  SIGQUIT, SIGILL,  SIGABRT, SIGFPE,  SIGSEGV, SIGBUS,
                                 SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
    if (!is_known) {
        if (tcgetattr(STDIN_FILENO, &found) < 0) return;
        is_known = true;
        editing = found;
        editing.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
        editing.c_cc[VMIN] = 0; /* a signal may discard keys: read must not wait for others then */
        editing.c_cc[VTIME] = 0;
        for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) handle(ending[i], end);
        handle(SIGTSTP, stop);
        handle(SIGCONT, go_on);
        handle(SIGWINCH, resize);
        atexit(editor_restore);
    }
    bool again = true; /* if a stop in between has given the terminal back to the shell */
    while (again) {
        was_stopped = 0;
        is_editing = 1;
        const bool is_set = tcsetattr(STDIN_FILENO, TCSANOW, &editing) == 0;
        again = is_set ? was_stopped : errno == EINTR;
    }
    write_sequence(MARKS_PASTE);
}

static char line[TYPED_MOST + 1];
static size_t length, cursor;
static bool is_begun; /* nothing was pressed yet, and the line is not empty */

static struct text past; /* the lines taken so far, each with its NUL */
static size_t recalled;  /* where in it the line shown begins; at its end: the line is new */
static char newest[TYPED_MOST + 1]; /* the new line, while an old one is shown */
static bool is_apart; /* the line is none of these: it shows no old one, and is not kept */

/* True if a character with a cell of its own begins here, or the bytes end. */
static bool begins(const char *bytes, size_t n, size_t at) {
    size_t cells = 0;
    if (at < n) text_step(bytes + at, n - at, &cells);
    return at == n || (cells > 0 && ((unsigned char)bytes[at] & 0xC0) != 0x80);
}

static size_t before(size_t at) {
    if (at > 0) at--;
    while (at > 0 && !begins(line, length, at)) at--;
    return at;
}

static size_t after(size_t at) {
    if (at < length) at++;
    while (!begins(line, length, at)) at++;
    return at;
}

static void take_out(size_t from, size_t to) {
    memmove(line + from, line + to, length - to);
    length -= to - from;
    cursor = from;
}

static void insert(char byte) {
    if (length == TYPED_MOST) return;
    memmove(line + cursor + 1, line + cursor, length++ - cursor);
    line[cursor++] = byte;
}

static size_t older(size_t at) {
    do at--;
    while (at > 0 && past.data[at - 1]);
    return at;
}

static void recall(size_t at) {
    line[length] = '\0';
    if (recalled == past.length) strcpy(newest, line);
    recalled = at;
    strcpy(line, at < past.length ? past.data + at : newest);
    cursor = length = strlen(line);
}

static void remember(void) {
    if (is_apart) return;
    line[length] = '\0';
    bool again = past.length > 0 && strcmp(past.data + older(past.length), line) == 0;
    if (length > 0 && !again) text_add_bytes(&past, line, length + 1);
    if (past.length > PAST_MOST) text_clear(&past);
}

static char keys[4096]; /* read; those from next_key on have not been obeyed yet */
static size_t next_key, keys_end;
static bool has_ended, is_first = true;

static char sequence[16]; /* the bytes so far of a key that sends several */
static size_t sequence_length;
static bool is_pasting; /* what comes was not typed */
static unsigned last;   /* the previous key */

/* --- words ----------------------------------------------------------------------------------- */

static const struct editor_help *help;

/* Where the word that ends here begins. */
static size_t word_start(size_t at) {
    while (at > 0 && line[at - 1] != ' ') at--;
    return at;
}

/* Where the word before the cursor begins, and where the word after it ends. */
static size_t word_before(void) {
    size_t at = cursor;
    while (at > 0 && line[at - 1] == ' ') at--;
    return word_start(at);
}

static size_t word_after(void) {
    size_t at = cursor;
    while (at < length && line[at] == ' ') at++;
    while (at < length && line[at] != ' ') at++;
    return at;
}

static size_t word_length(const char *word) {
    return strcspn(word, "\n");
}

/* Completes the word that ends at the cursor as far as there is only one way, and a whole word with
 * a space. */
static void complete(void) {
    struct text *start = scratch(), *words = scratch();
    text_add_bytes(start, line, cursor);
    help->words(help->user, start->data, words);
    if (words->length == 0) return;
    const char *const first = words->data;
    const size_t from = word_start(cursor), n = cursor - from;
    size_t same = word_length(first), ways = 0;
    bool is_whole = false;
    for (const char *word = first; *word; word += word_length(word) + 1) {
        ways++;
        if (n > 0 && word_length(word) == n) is_whole = true;
        while (strncasecmp(word, first, same) != 0) same--;
    }
    if (is_whole) same = n;
    if (ways == 1) is_whole = true;
    take_out(from, cursor);
    for (size_t i = 0; i < same; i++) insert(first[i]);
    if (is_whole && (cursor == length || line[cursor] != ' ')) insert(' ');
}

static enum line_status press(unsigned code) {
    const bool again = code == last;
    const bool is_text = code >= ' ' && code < BYTES && code != 127;
    last = code;
    /* Whoever types now does not go on with what the line begins with. */
    if (is_begun && is_text) length = cursor = 0;
    is_begun = false;
    if (code == '\r' || code == '\n') return LINE_READ;
    /* At the end of a line that is not empty, only a second one ends the input. */
    if (code == CTRL('D') && (length == 0 || (cursor == length && again))) return LINE_END;
    if (code == CTRL('A')) cursor = 0;
    if (code == CTRL('B')) cursor = before(cursor);
    if (code == CTRL('D') || code == DELETE) take_out(cursor, after(cursor));
    if (code == CTRL('E')) cursor = length;
    if (code == CTRL('F')) cursor = after(cursor);
    if (code == CTRL('H') || code == 127) take_out(before(cursor), cursor);
    if (help && code == CTRL('I')) complete();
    if (!help && code == CTRL('I')) insert(' ');
    if (code == CTRL('K')) length = cursor;
    if (code == CTRL('L')) return LINE_CLEARED;
    if (code == CTRL('N') && recalled < past.length)
        recall(recalled + strlen(past.data + recalled) + 1);
    if (code == CTRL('P') && recalled > 0 && !is_apart) recall(older(recalled));
    if (code == CTRL('U')) take_out(0, cursor);
    if (code == CTRL('W')) take_out(word_before(), cursor);
    if (code == WORD_BACK) cursor = word_before();
    if (code == WORD_ON) cursor = word_after();
    if (is_text) insert((char)code);
    return LINE_UNFINISHED;
}

/* The code of the key that sent `sequence`; 0: it has no meaning here. */
static unsigned sequence_key(void) {
    /* A letter, then what the key sends after ESC, with [ for O. The key does what Ctrl and the
     * capital letter do; a small letter only names it. */
    static const char *const known[] = {"P[A",    "N[B",    "F[C",   "B[D",    "A[H",    "A[1~",
                                        "A[7~",   "E[F",    "E[4~",  "E[8~",   "d[3~",   "bb",
                                        "ff",     "W\177",  "W\b",   "b[1;5D", "b[1;3D", "f[1;5C",
                                        "f[1;3C", "s[200~", "e[201~"};
    sequence[sequence_length] = '\0';
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const unsigned letter = (unsigned char)known[i][0];
        if (strcmp(sequence + 1, known[i] + 1) != 0) continue;
        if (letter >= 'a') return BYTES + letter;
        return CTRL(letter);
    }
    return 0;
}

/* What is pasted is text, in which a newline ends a line, and nothing else is a key. */
static enum line_status take_pasted(unsigned code) {
    const bool is_text = code >= ' ' && code != 127;
    if (code == '\t') return press(' ');
    if (is_text || code == '\n' || code == '\r') return press(code);
    return LINE_UNFINISHED;
}

/* Presses the key whose sequence is whole. */
static enum line_status end_sequence(void) {
    const unsigned key = sequence_key();
    const bool was_pasting = is_pasting;
    sequence_length = 0;
    if (key == PASTE_BEGINS || key == PASTE_ENDS) is_pasting = key == PASTE_BEGINS;
    return was_pasting ? LINE_UNFINISHED : press(key);
}

static enum line_status obey(char byte) {
    const unsigned code = (unsigned char)byte;
    const bool is_text = code >= ' ';
    if (sequence_length == 0 && byte != ESCAPE) return is_pasting ? take_pasted(code) : press(code);
    if (sequence_length == 1 && byte == 'O') byte = '[';
    sequence[sequence_length++] = byte;
    if (sequence_length == 1) return LINE_UNFINISHED;
    if (sequence[1] != '[') {
        /* Alt and a letter come together; otherwise this is the key that was pressed after
         * Escape. */
        const bool is_together = next_key > 1 && !is_pasting;
        if (is_together && ((is_text && code <= 127) || sequence_key())) return end_sequence();
    }
    if (sequence[1] != '[' || !is_text) {
        sequence_length = 0;
        return obey(byte);
    }
    /* F1 on the console of Linux sends ESC [ [ A. */
    const bool is_last = byte >= '@' && byte <= '~' && byte != '[';
    if (sequence_length > 2 && is_last) return end_sequence();
    if (sequence_length == sizeof sequence - 1) sequence_length--;
    return LINE_UNFINISHED;
}

static const char *prompt;
static struct text shown; /* the prompt and the line as they are on the screen */
static size_t shown_cursor;
static size_t
    reach; /* how many rows, from the prompt's on, are free for all this; 0: not scrolled yet */
static bool has_moved; /* the line no longer stands where it began */

/* The distance in cells from the start of the prompt's row to byte `end` of what is shown. */
static size_t place_of(size_t end, size_t columns) {
    size_t place = 0;
    for (size_t at = 0; at < end;) {
        size_t cells = 0;
        at += text_step(shown.data + at, end - at, &cells);
        if (place % columns + cells > columns) place += columns - place % columns;
        place += cells;
    }
    return place;
}

/* True if the line fills its last row: the cursor is at the start of the next one. */
static bool is_full(size_t columns) {
    const size_t place = place_of(shown.length, columns);
    return place > 0 && place % columns == 0;
}

/* Erases the line and everything below it. After a resize the terminal has wrapped the line
 * differently. */
static void erase(size_t columns, struct text *screen) {
    const size_t place = place_of(shown_cursor, columns);
    const size_t row = (was_resized && place > 0 ? place - 1 : place) / columns;
    if (row > 0) text_addf(screen, "\033[%zuA", row);
    text_add(screen, "\r\033[J");
}

/* Writes the prompt and the line, or only what is new at its end, and leaves the cursor there. */
static void show_line(size_t columns, struct text *screen) {
    struct text wanted = {0};
    text_add(&wanted, prompt);
    text_add_harmless(&wanted, line, cursor, SIZE_MAX);
    const size_t wanted_cursor = wanted.length;
    text_add_harmless(&wanted, line + cursor, length - cursor, SIZE_MAX);
    size_t same = shown.length;
    /* A combining mark is written together with its character. */
    const bool goes_on =
        same == 0 || (!is_below && shown_cursor == same && wanted_cursor == wanted.length &&
                      wanted.length >= same && memcmp(wanted.data, shown.data, same) == 0 &&
                      begins(wanted.data, wanted.length, same));
    if (!goes_on) {
        erase(columns, screen);
        same = 0;
    }
    text_add(screen, text_string(&wanted) + same);
    text_free(&shown);
    shown = wanted;
    shown_cursor = wanted_cursor;
    if (same < shown.length && is_full(columns)) text_add(screen, " \r");
}

/* --- below the line -------------------------------------------------------------------------- */

/* Adds up to `most` rows, each after a newline and cut to the columns. Returns how many. */
static size_t add_rows(const struct text *below, size_t columns, size_t most, struct text *screen) {
    const char *at = below->data, *const end = at + below->length;
    size_t rows = 0;
    for (; at < end && rows < most; rows++) {
        text_add_char(screen, '\n');
        for (size_t column = 0, size; at < end && *at != '\n'; at += size) {
            size = text_step(at, (size_t)(end - at), &column);
            if (column > columns) break;
            text_add_bytes(screen, at, size);
        }
        if (at < end && *at == '\n') at++;
    }
    if (memchr(below->data, ESCAPE, below->length)) text_add(screen, "\033[0m");
    return rows;
}

/* Adds what is shown below a line that takes `own` rows. Returns how many rows that takes. */
static size_t show_below(size_t own, size_t columns, size_t rows, struct text *screen) {
    struct text *below = scratch();
    size_t used = 0, most = help->rows;
    line[length] = '\0';
    if (own >= rows || (reach > 0 && own >= reach)) return 0;
    if (reach > 0) most = reach - own;
    if (most > rows - own) most = rows - own;
    if (most == 0) return 0;
    help->show(help->user, line, (unsigned)most, below);
    if (below->length > 0) {
        if (reach == 0) {
            text_add_repeated(screen, "\n", most);
            text_addf(screen, "\033[%zuA", most);
            reach = own + most;
        }
        used = add_rows(below, columns, most, screen);
        is_below = 1;
    }
    return used;
}

/* Updates the screen; with_help, also what is shown below the line. */
static void show(size_t columns, size_t rows, bool with_help, struct text *screen) {
    show_line(columns, screen);
    is_below = 0;
    size_t row = place_of(shown.length, columns) / columns;
    const size_t used = with_help ? show_below(row + 1, columns, rows, screen) : 0;
    if (used == 0 && shown_cursor == shown.length) return;
    const size_t place = place_of(shown_cursor, columns);
    row += used - place / columns;
    if (row > 0) text_addf(screen, "\033[%zuA", row);
    text_add_char(screen, '\r');
    if (place % columns > 0) text_addf(screen, "\033[%zuC", place % columns);
}

/* Nothing of the line is on the screen: it will be written from its prompt on. */
static void forget_shown(void) {
    shown.length = shown_cursor = reach = 0;
}

void editor_begin(const char *asked, const char *begun, bool apart,
                  const struct editor_help *helping) {
    prompt = asked;
    help = helping;
    is_apart = apart;
    length = cursor = sequence_length = 0;
    for (const char *byte = begun; *byte; byte++) insert(*byte);
    is_begun = *begun;
    forget_shown();
    has_moved = false;
    last = 0;
    recalled = past.length;
    editor_listen();
}

void editor_listen(void) {
    if (!is_editing || was_stopped) edit();
}

bool editor_rows(size_t columns, size_t *down, size_t *used) {
    *down = place_of(shown.length, columns) / columns;
    if (!is_full(columns)) ++*down;
    *used = reach > *down ? reach : *down;
    return !has_moved;
}

bool editor_has_keys(void) {
    const bool is_alone = keys_end - next_key == 1;
    if (is_alone && (keys[next_key] == '\n' || keys[next_key] == '\r')) next_key = keys_end;
    return next_key < keys_end;
}

void editor_drop_keys(void) {
    next_key = keys_end;
    is_pasting = false;
}

bool editor_is_stale(void) {
    return was_stopped || was_resized;
}

/* True if no more keys are waiting. */
static bool is_idle(void) {
    struct pollfd entry = {.fd = STDIN_FILENO, .events = POLLIN};
    return next_key == keys_end && poll(&entry, 1, 0) == 0;
}

bool editor_fill(const volatile sig_atomic_t *interrupted) {
    ssize_t n = file_read_some(STDIN_FILENO, keys, sizeof keys);
    next_key = 0;
    keys_end = n > 0 ? (size_t)n : 0;
    has_ended = n == 0 && !was_stopped && !*interrupted;
    /* A Ctrl-D typed before the first prompt arrives as a NUL. */
    for (; is_first && n > 0; n--)
        if (!keys[n - 1]) keys[n - 1] = CTRL('D');
    is_first = false;
    return n >= 0;
}

enum line_status editor_take(unsigned columns, unsigned rows, struct text *typed,
                             struct text *screen) {
    enum line_status status = LINE_UNFINISHED;
    const size_t mark = scratch_mark();
    if (has_ended)
        status = LINE_END;
    else if (was_stopped)
        status = LINE_STOPPED;
    else if (was_resized)
        status = LINE_RESIZED;
    while (status == LINE_UNFINISHED && next_key < keys_end) status = obey(keys[next_key++]);
    if (status == LINE_READ) cursor = length;
    if (status >= LINE_CLEARED) {
        if (status == LINE_STOPPED) forget_shown();
        erase(columns, screen);
        forget_shown();
        has_moved = true;
        was_resized = is_below = 0;
        if (status == LINE_STOPPED) {
            editor_drop_keys();
            edit();
        }
        scratch_forget(mark);
        return status;
    }
    show(columns, rows, status == LINE_UNFINISHED && help && is_idle(), screen);
    scratch_forget(mark);
    if (status != LINE_READ) return status;
    if (!is_full(columns)) text_add_char(screen, '\n');
    text_clear(typed);
    text_add_bytes(typed, line, length);
    remember();
    return status;
}

void editor_break(unsigned columns, struct text *screen) {
    editor_drop_keys();
    cursor = length;
    show(columns, 0, false, screen);
    text_add(screen, "^C");
}
