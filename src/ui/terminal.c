/* SPDX-License-Identifier: MIT */
#include "ui/terminal.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include "core/text.h"
#include "say/scratch.h"
#include "ui/editor.h"

enum { DEFAULT_WIDTH = 80, LEAST_WIDTH = 20, MOST_WIDTH = 1000 };

static volatile sig_atomic_t interrupted;
static _Atomic(struct nimm_solver *) working; /* the solver that Ctrl-C stops, or NULL */

/* A lock could be held when the signal arrives. */
_Static_assert(ATOMIC_POINTER_LOCK_FREE == 2, "a signal handler needs pointers without locks");

/* The first Ctrl-C stops what is being computed, and waits to be noticed; if the program is stuck
 * and it is not, the second ends the program. */
static void on_interrupt(int number) {
    struct nimm_solver *solver = working;
    if (interrupted) terminal_die_of_interrupt();
    interrupted = number;
    if (solver) nimm_solver_stop(solver);
}

/* An environment variable; "" if it is not set. */
static const char *environment(const char *variable) {
    const char *value = getenv(variable);
    return value ? value : "";
}

/* True if the output is a terminal that can do more than print characters. */
static bool is_able(bool out_is_terminal) {
    const char *kind = environment("TERM");
    return out_is_terminal && strcmp(kind, "dumb") != 0 && *kind;
}

/* True if rlwrap edits the lines already. A shell leaves the name of what it ran in $_. */
static bool is_wrapped(void) {
    const char *name = strrchr(environment("_"), '/');
    return name && strcmp(name, "/rlwrap") == 0;
}

/* True on the console of Linux, which is only known by its name. */
static bool is_console(void) {
    const char *kind = environment("TERM");
    return strncmp(kind, "linux", 5) == 0 || strcmp(kind, "ansi") == 0;
}

static enum palette choose_palette(struct look look, bool out_is_terminal) {
    const char *kind = environment("TERM"), *force = environment("CLICOLOR_FORCE");
    const enum palette colored = is_console() ? PALETTE_8 : PALETTE_256;
    enum palette without_color = PALETTE_NONE;
    if (is_able(out_is_terminal) && !look.plain) without_color = PALETTE_BOLD;
    if (look.color == COLOR_ALWAYS) return colored;
    if (look.color == COLOR_NEVER || look.plain || *environment("NO_COLOR")) return without_color;
    const bool forced = *force && strcmp(force, "0") != 0;
    const bool is_monochrome = strncmp(kind, "vt", 2) == 0; /* vt100, vt220, ... */
    const bool has_color = (forced || !is_monochrome) && is_able(forced || out_is_terminal);
    return has_color ? colored : without_color;
}

static const char *program = "nimm";
static bool is_unfolded; /* each sentence is one line */

void terminal_unfold(void) {
    is_unfolded = true;
}

void terminal_set_program(const char *path) {
    if (strchr(path, '/')) program = path;
}

const char *terminal_program(void) {
    struct text *word = scratch();
    text_add_shell_word(word, program);
    return word->data;
}

/* What stands above the prompt, to be shown again where the screen has been cleared: all that was
 * printed since the board was marked or, where there is none, since the last question. */
static struct {
    void (*draw)(void *user, struct text *text); /* adds the board anew; NULL: there is none */
    void *user;
    struct text text; /* what follows the board, not folded */
    bool is_kept;     /* the line that is typed can be edited */
    size_t first;     /* so much of the text stood there when the board's first question was asked;
                         SIZE_MAX: none was */
    bool has_board;   /* a board was marked */
    bool is_answered; /* a question was asked after it */
} page;

static void keep_on_page(const struct text *text) {
    enum { MUCH = 1 << 16 }; /* bytes, more than any window shows */
    if (!page.is_kept || text->length == 0) return;
    const bool is_over = page.is_answered && !page.has_board;
    if (is_over || page.text.length > MUCH) text_clear(&page.text);
    page.is_answered = false;
    text_add_bytes(&page.text, text->data, text->length);
}

void terminal_open(struct terminal *terminal, struct look look) {
    *terminal = (struct terminal){.in_is_terminal = isatty(STDIN_FILENO),
                                  .out_is_terminal = isatty(STDOUT_FILENO),
                                  .look = look};
    terminal->has_person = terminal->in_is_terminal && terminal->out_is_terminal;
    terminal->palette = choose_palette(look, terminal->out_is_terminal);
    terminal->edits = terminal->in_is_terminal && is_able(terminal->out_is_terminal) &&
                      !look.plain && !is_wrapped();
    page.is_kept = terminal->edits;
    terminal->marks_changes = is_able(terminal->out_is_terminal) && !look.plain;
    if (is_able(terminal->out_is_terminal)) {
        setlocale(LC_CTYPE, "");
        /* The fonts of the console of Linux have no Braille. */
        terminal->utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && !is_console();
        setlocale(LC_CTYPE, "C"); /* elsewhere a byte is a letter only in ASCII */
    }
    if (!terminal->in_is_terminal) return;
    /* SA_RESTART: a write continues, so that nothing is lost; pselect is interrupted still. */
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART}, before;
    sigemptyset(&action.sa_mask);
    const bool is_ignored = sigaction(SIGINT, NULL, &before) == 0 && before.sa_handler == SIG_IGN;
    if (!is_ignored) sigaction(SIGINT, &action, NULL);
}

void terminal_close(struct terminal *terminal) {
    text_free(&terminal->line);
    input_free(&terminal->input);
}

static unsigned window_columns(void) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    unsigned long columns = strtoul(environment("COLUMNS"), NULL, 10);
    if (columns == 0) return DEFAULT_WIDTH;
    if (columns > MOST_WIDTH) return MOST_WIDTH;
    return (unsigned)columns;
}

/* The width that pictures are fitted to. */
static unsigned window_width(void) {
    const unsigned width = window_columns();
    if (width < LEAST_WIDTH) return LEAST_WIDTH;
    if (width > MOST_WIDTH) return MOST_WIDTH;
    return width;
}

static size_t fold_width(int file) {
    enum { WELL_READ = 80 };
    if (is_unfolded || !isatty(file)) return SIZE_MAX;
    return window_width() < WELL_READ ? window_width() : WELL_READ;
}

size_t terminal_fold_width(void) {
    return fold_width(STDOUT_FILENO);
}

size_t terminal_error_fold_width(void) {
    return fold_width(STDERR_FILENO);
}

unsigned terminal_height(void) {
    enum { USUAL = 24, LEAST = 4 };
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) return USUAL;
    return size.ws_row < LEAST ? LEAST : size.ws_row;
}

struct style terminal_style(const struct terminal *terminal) {
    return (struct style){
        .width = window_width(),
        .is_unfolded = is_unfolded || !terminal->out_is_terminal,
        .is_paged = terminal->out_is_terminal,
        .utf8 = terminal->utf8,
        .plain = terminal->look.plain,
        .counts = terminal->look.counts,
        .palette = terminal->palette,
    };
}

void terminal_paint(const struct terminal *terminal, enum paint paint, struct text *text) {
    text_paint(text, paint, terminal->palette);
}

static _Noreturn void fail(const char *what) {
    fprintf(stderr, "nimm: %s: %s\n", what, strerror(errno));
    exit(1);
}

static struct text unwritten; /* printed, but not yet written */

void terminal_flush(void) {
    struct pollfd entry = {.fd = STDOUT_FILENO, .events = POLLOUT};
    for (size_t at = 0; at < unwritten.length;) {
        ssize_t n = write(STDOUT_FILENO, unwritten.data + at, unwritten.length - at);
        if (n >= 0)
            at += (size_t)n;
        else if (errno == EAGAIN) /* a nonblocking pipe with a slow reader */
            poll(&entry, 1, -1);
        else if (errno != EINTR)
            fail("cannot write the output");
    }
    text_clear(&unwritten);
}

/* --- the mark -------------------------------------------------------------------------------- */

static struct {
    bool is_set;
    bool is_closed;   /* a question was asked since: what is printed now removes it */
    unsigned columns; /* of the window, when it was set */
    unsigned height;
    size_t down;   /* how many rows below it the cursor is, even after it was removed */
    size_t lowest; /* and the lowest row that has been used since */
    size_t room;   /* the most rows that a board of this game and what follows it have used */
} mark;

void terminal_mark(const struct terminal *terminal) {
    if (!terminal->edits) return;
    editor_listen(); /* so that nothing is echoed that is typed before the next question */
    mark.is_set = true;
    mark.is_closed = false;
    mark.columns = window_columns();
    mark.height = terminal_height();
    mark.down = mark.lowest = 0;
    text_clear(&page.text);
    page.draw = NULL;
    page.has_board = true;
    /* The screen scrolls now, so that the board stays where it is while a line is typed. */
    if (mark.room == 0 || mark.room >= mark.height) return;
    text_add_repeated(&unwritten, "\n", mark.room);
    text_addf(&unwritten, "\033[%zuA", mark.room);
}

void terminal_forget_mark(void) {
    mark.is_set = false;
    mark.room = 0;
    page.has_board = false;
    page.draw = NULL;
}

void terminal_set_board(void (*draw)(void *user, struct text *text), void *user) {
    text_clear(&page.text);
    page.first = SIZE_MAX;
    page.draw = draw;
    page.user = user;
}

bool terminal_keeps_board(size_t more) {
    const size_t height = terminal_height();
    const bool is_kept = mark.lowest < height && mark.down + more < height;
    return !page.draw || is_kept;
}

void terminal_keep_mark(void) {
    mark.is_closed = false;
}

bool terminal_can_go_back(void) {
    const bool is_same_window =
        mark.columns == window_columns() && mark.height == terminal_height();
    return mark.is_set && is_same_window && !editor_is_stale() && mark.lowest < mark.height;
}

void terminal_go_back(void) {
    if (terminal_can_go_back()) {
        if (mark.down > 0) text_addf(&unwritten, "\033[%zuA", mark.down);
        text_add(&unwritten, "\r\033[J");
    }
    mark.is_set = false;
}

/* The rows that lines of text take in a window of so many columns. */
static size_t count_rows(const struct text *text, size_t columns) {
    size_t rows = 0, column = 0;
    for (size_t at = 0; at < text->length;) {
        size_t cells = 0;
        at += text_step(text->data + at, text->length - at, &cells);
        if (text->data[at - 1] == '\n') {
            rows++;
            column = 0;
            continue;
        }
        if (column + cells > columns) {
            rows++;
            column = 0;
        }
        column += cells;
    }
    return rows;
}

/* Notes that the cursor is so many rows further down, and that so many have been used. */
static void move_mark(size_t down, size_t used) {
    if (mark.down + used > mark.lowest) mark.lowest = mark.down + used;
    mark.down += down;
}

void terminal_print(struct text *text) {
    enum { BLOCK = 1 << 16 };
    keep_on_page(text);
    /* Answers by the million have nothing to fold: do not ask for the window each time. */
    if (text->length > 0 && memchr(text->data, *TEXT_FOLD, text->length))
        text_fold(text, terminal_fold_width());
    if (text->length > 0 && mark.is_closed) mark.is_set = false;
    if (page.has_board) {
        const size_t rows = count_rows(text, mark.columns);
        move_mark(rows, rows);
    }
    text_add_bytes(&unwritten, text_string(text), text->length);
    text_clear(text);
    if (unwritten.length >= BLOCK) terminal_flush();
}

static void print_string(const char *string) {
    text_add(&unwritten, string);
    terminal_flush();
}

void terminal_let_interrupt_stop(struct nimm_solver *solver) {
    working = solver;
    if (solver && interrupted) nimm_solver_stop(solver);
}

bool terminal_is_interrupted(void) {
    return interrupted;
}

/* Blocks the signals that end a wait; pselect lets them in during the wait only, so that none
 * arrives between the check of its flag and the wait. */
static void hold_interrupt(sigset_t *before) {
    sigset_t held;
    sigemptyset(&held);
    sigaddset(&held, SIGINT);
    sigaddset(&held, SIGTSTP);
    sigaddset(&held, SIGCONT);
    sigaddset(&held, SIGWINCH);
    sigprocmask(SIG_BLOCK, &held, before);
}

void terminal_pause(const struct terminal *terminal, unsigned milliseconds, bool keeps_keys) {
    const struct timespec time = {(time_t)(milliseconds / 1000),
                                  (long)(milliseconds % 1000) * 1000000};
    if (!terminal->edits || milliseconds == 0) return;
    if (editor_is_stale()) mark.is_set = false;
    editor_listen();
    if (editor_has_keys()) return;
    sigset_t before;
    bool is_pressed = false;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(STDIN_FILENO, &set);
    hold_interrupt(&before);
    if (!interrupted) is_pressed = pselect(STDIN_FILENO + 1, &set, NULL, NULL, &time, &before) > 0;
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (is_pressed && !editor_fill(&interrupted)) fail("cannot read the input");
    if (keeps_keys)
        editor_has_keys(); /* drops an Enter alone */
    else
        editor_drop_keys();
}

bool terminal_take_interrupt(void) {
    bool was = interrupted;
    if (was) editor_drop_keys(); /* as the terminal has dropped what was typed before */
    interrupted = 0;
    return was;
}

void terminal_die_of_interrupt(void) {
    editor_restore();
    signal(SIGINT, SIG_DFL);
    raise(SIGINT);
}

/* Waits for input, or until the line being edited must be shown again. Returns false if it is
 * interrupted. */
static bool wait_for_input(void) {
    sigset_t before;
    hold_interrupt(&before);
    bool waiting = true;
    while (waiting && !interrupted && !editor_is_stale()) {
        fd_set set;
        FD_ZERO(&set);
        FD_SET(STDIN_FILENO, &set);
        /* read will report any other failure. */
        waiting = pselect(STDIN_FILENO + 1, &set, NULL, NULL, NULL, &before) < 0 && errno == EINTR;
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return !interrupted;
}

/* Removes the spaces at both ends. */
static void trim(struct text *line) {
    if (line->length == 0) return;
    const struct token trimmed = token_trim((struct token){line->data, line->length});
    memmove(line->data, trimmed.start, trimmed.length);
    text_cut(line, trimmed.length);
}

static enum line_status read_line(struct terminal *terminal) {
    struct input *input = &terminal->input;
    while (!input_take(input, &terminal->line)) {
        if (input->ended) {
            /* After Ctrl-D a person may go on, in the room that this one was entered from. */
            input->ended = !terminal->in_is_terminal;
            return LINE_END;
        }
        if (!wait_for_input()) return LINE_INTERRUPTED;
        if (!input_fill(input)) fail("cannot read the input");
        /* The last line of a file counts without a newline; a line that a person left unfinished
         * does not. */
        if (input->ended && terminal->in_is_terminal) input_forget(input);
    }
    for (size_t i = 0; i < terminal->line.length; i++)
        if (!terminal->line.data[i]) terminal->line.data[i] = '?';
    return LINE_READ;
}

/* Adds what stands above the prompt, after Ctrl-L or because of what else has happened to it. After
 * the program was stopped, of a board and what follows it this is what was there at first, without
 * help or a refusal. In a window that has another size, only a board is out of shape. */
static void add_page(enum line_status status, struct text *screen) {
    const bool was_stopped = status == LINE_STOPPED;
    struct text *shown = scratch();
    if (status == LINE_RESIZED && !page.draw) return;
    if (!was_stopped) text_add(screen, "\033[H\033[2J");
    if (page.draw) page.draw(page.user, shown);
    const char *rest = text_string(&page.text);
    size_t length = page.text.length;
    if (page.draw && was_stopped && page.first < length) length = page.first;
    const size_t empty = page.draw ? 0 : strspn(rest, "\n");
    text_add_bytes(shown, rest + empty, length - empty);
    text_fold(shown, terminal_fold_width());
    text_add(screen, text_string(shown));
}

static enum line_status edit_line(struct terminal *terminal, const char *prompt) {
    struct text *screen = scratch();
    enum line_status status;
    size_t down, used;
    mark.is_closed = true;
    if (editor_is_stale()) mark.is_set = false;
    page.is_answered = true;
    if (page.first == SIZE_MAX) page.first = page.text.length;
    editor_begin(prompt, terminal->begun ? terminal->begun : "", terminal->is_apart,
                 terminal->help);
    for (;;) {
        status = editor_take(window_columns(), terminal_height(), &terminal->line, screen);
        if (status >= LINE_CLEARED) {
            mark.is_set = false;
            add_page(status, screen);
            continue;
        }
        if (status != LINE_UNFINISHED) break;
        print_string(text_string(screen));
        text_clear(screen);
        if (!wait_for_input()) {
            editor_break(window_columns(), screen);
            status = LINE_INTERRUPTED;
            break;
        }
        if (editor_is_stale()) continue;
        if (!editor_fill(&interrupted)) fail("cannot read the input");
        terminal->interrupts = 0; /* a key has been pressed in between */
    }
    if (!editor_rows(window_columns(), &down, &used) || status != LINE_READ) mark.is_set = false;
    move_mark(down, used);
    if (mark.is_set && mark.lowest > mark.room) mark.room = mark.lowest;
    text_add(&unwritten, text_string(screen));
    return status;
}

static struct text farewell;

void terminal_set_farewell(const char *line) {
    text_clear(&farewell);
    text_add(&farewell, line);
}

bool terminal_ask(struct terminal *terminal, struct text *out, const char *prompt) {
    if (terminal->has_person &&
        !is_unfolded) { /* only the last line of a long prompt is the prompt */
        struct text *folded = scratch();
        text_addf(folded, TEXT_FOLD "%s", prompt);
        text_fold(folded, window_width() - TERMINAL_ANSWER);
        const char *last = strrchr(folded->data, '\n');
        prompt = last ? last + 1 : folded->data;
        text_add_bytes(out, folded->data, (size_t)(prompt - folded->data));
    }
    for (;;) {
        terminal_print(out);
        const bool shows_prompt = terminal->in_is_terminal && !terminal->edits;
        print_string(shows_prompt ? prompt : "");
        enum line_status status =
            terminal->edits ? edit_line(terminal, prompt) : read_line(terminal);
        terminal->begun = NULL;
        trim(&terminal->line);
        if (status != LINE_INTERRUPTED) terminal->interrupts = 0;
        if (status == LINE_READ && !terminal->input.too_long) return true;
        if (status == LINE_READ) {
            text_addf(out, TEXT_FOLD "That is too long: " LINE_TOO_LONG ".\n", LINE_MOST);
            continue;
        }
        if (terminal->in_is_terminal) print_string("\n");
        if (status == LINE_END) return false;
        terminal_take_interrupt();
        input_forget(&terminal->input);
        if (++terminal->interrupts == 2) {
            text_add(out, text_string(&farewell));
            terminal_print(out);
            terminal_flush();
            terminal_die_of_interrupt();
        }
        text_add(out, TEXT_FOLD
                 "To leave, type quit or press Ctrl-D; Ctrl-C once more leaves at once.\n");
    }
}

/* True if the line is one of these words, or a sentence without a digit that begins with one of
 * more than one letter: "yes, please". With a digit it may be a move. */
static bool begins_with(const char *line, const char *words) {
    static const char marks[] = ",.!";
    const bool has_digit = line[strcspn(line, "0123456789")] != '\0';
    const struct token first = scan_token(&line, marks);
    const bool is_alone = scan_token(&line, marks).length == 0;
    const bool is_sentence = first.length > 1 && !has_digit;
    return (is_alone || is_sentence) && token_is_any(first, words);
}

/* True of "sure, why not", which may mean either. */
static bool has_negation(const char *line) {
    for (struct token word; (word = scan_token(&line, ",.!?")).length > 0;)
        if (token_is_any(word, "no not never don't dont")) return true;
    return false;
}

bool terminal_says_yes(const char *line) {
    return begins_with(line, "yes y yeah yep yup sure ok okay k") && !has_negation(line);
}

bool terminal_says_no(const char *line) {
    return begins_with(line, "no n nope nah");
}
