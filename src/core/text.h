/* SPDX-License-Identifier: MIT */
/* Growable text: what the library prints into. The caller owns it and frees it. What text_add...
 * adds to NULL is dropped, so a caller that does not want a reason passes NULL; and it is never a
 * part of the text itself, which may move. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* Start with {0}. `data` is always followed by a NUL once anything has been added. */
struct text {
    char *data;
    size_t length;
    size_t capacity;
};

/* The text as a C string; "" when empty, never NULL. Valid until the next call that adds. */
const char *text_string(const struct text *text);

/* Gives the memory back; the text is empty and may be used again. */
void text_free(struct text *text);

/* Empties the text and keeps the memory. */
void text_clear(struct text *text);

void text_add_bytes(struct text *text, const char *bytes, size_t length);
void text_add(struct text *text, const char *string);
void text_add_char(struct text *text, char c);
void text_add_repeated(struct text *text, const char *string, uint64_t times);
void text_add_number(struct text *text, uint64_t number);

/* Adds a period, unless the text ends with one, or with ! or ?. */
void text_end_sentence(struct text *text);

/* How many digits the number has. */
unsigned text_digits(uint64_t number);

/* How many bytes it has; 0 for NULL. */
size_t text_length(const struct text *text);

/* Cuts it back to so many bytes. */
void text_cut(struct text *text, size_t length);

/* "3,4,5": what lists of piles look like everywhere. */
void text_add_numbers(struct text *text, const uint64_t *numbers, size_t n);

/* What stands before item i of n in a list such as "1, 2 or 3": nothing, a comma, or `last` before
 * the last. */
void text_add_between(struct text *text, size_t i, size_t n, const char *last);

/* "1, 3 or 4", with " or " for `last`. */
void text_add_choice(struct text *text, const uint64_t *numbers, size_t n, const char *last);

/* "3", "3 or 4", "3 to 7". */
void text_add_span(struct text *text, uint64_t first, uint64_t last);

/* A function whose argument number `nth` is the format of those that follow it. */
#define LIKE_PRINTF(nth) __attribute__((format(printf, nth, (nth) + 1)))

/* As printf. */
void text_addf(struct text *text, const char *format, ...) LIKE_PRINTF(2);
void text_addv(struct text *text, const char *format, va_list arguments);

/* The same as the reason for a refusal: false, for its caller to return. */
bool text_refuse(struct text *why, const char *format, ...) LIKE_PRINTF(2);

/* How many bytes the UTF-8 character has, with its code point in *code; 0: it is not well-formed.
 * length is 1 or more. */
size_t text_character(const char *character, size_t length, uint32_t *code);

/* Adds to *columns how many cells of a terminal the first character takes: 2 when it is wide, 0
 * when it combines with the one before or is an escape sequence of text_paint. Returns how many
 * bytes it has; a byte that is not UTF-8 is a character of one cell. length is 1 or more. */
size_t text_step(const char *character, size_t length, size_t *columns);

/* How text is painted. Only stones, the heads of the binary grid and maps have a color, and no
 * paint is ever the only sign of anything. */
enum paint {
    PAINT_NONE,
    PAINT_DIM,  /* what has gone */
    PAINT_BOLD, /* a name, a prompt, an odd column, the last move */
    PAINT_ONE,  /* the stone of a pile that is alone, */
    PAINT_TWO,  /* a group of two, */
    PAINT_FOUR, /* and one of four; all three are bold */
    PAINT_P,    /* a P-position, bold, */
    PAINT_N,    /* an N-position, */
    PAINT_WIN,  /* and a move that wins, bold */
    PAINTS,
};

/* What the output can show of it. */
enum palette {
    PALETTE_NONE, /* nothing */
    PALETTE_BOLD, /* bold, but no color */
    PALETTE_8,    /* the eight colors of the oldest terminals that have any */
    PALETTE_256,
};

/* Adds the escape sequence that turns this paint on, which takes no column. */
void text_paint(struct text *text, enum paint paint, enum palette palette);

/* Returns the paint of a group of so many stones, a power of two; 8 and more have no color. */
enum paint text_group_paint(uint64_t stones);

/* " <-", after what the last move changed. */
void text_add_arrow(struct text *text, enum palette palette);

/* Somebody else's bytes made safe for a terminal: control characters (C0, DEL, C1), bidirectional
 * overrides, characters that cannot be seen and bytes that are not UTF-8 appear as \xNN; everything
 * else passes. At most `most` bytes of the input are shown, then "...", never cut inside a
 * character. */
void text_add_harmless(struct text *text, const char *bytes, size_t length, size_t most);

/* The same between quotation marks, the form in which error messages name a token: "2x". */
void text_add_quoted(struct text *text, const char *bytes, size_t length);

/* How many bytes there are before the first that text_add_harmless would change. */
size_t text_harmless_length(const char *bytes, size_t length);

/* As HTML and SVG write it; control characters but line feeds, which have no place there, become
 * spaces. */
void text_add_escaped(struct text *text, const char *bytes, size_t length);

/* The word as a shell reads it, harmless to look at: in single quotes where it would otherwise see
 * more or less than this one word; with what text_add_harmless would not let pass, as $'a\033b'. */
void text_add_shell_word(struct text *text, const char *word);

/* A line with this in it may be broken when it is printed, and what follows then stands below this
 * place. One for each line; it takes no column. */
#define TEXT_FOLD "\v"

/* Breaks the lines that have a TEXT_FOLD at their spaces, so that none is longer than `width`
 * columns. A word that is longer, such as a position, stays whole on a line of its own, with
 * less indent if it fits then. With SIZE_MAX no line is broken. */
void text_fold(struct text *text, size_t width);

/* The same for what was added from `from` on, one line: what follows stands below column `indent`.
 * Ends with a newline. */
void text_wrap(struct text *text, size_t from, size_t width, size_t indent);

/* Columns that harmless UTF-8 text takes on a terminal, and how many characters it has. */
size_t text_columns(const char *string);
size_t text_characters(const char *string);

#endif
