/* SPDX-License-Identifier: MIT */
#include "core/text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"

enum { QUOTED_MOST = 40 };

const char *text_string(const struct text *text) {
    return text->data ? text->data : "";
}

void text_free(struct text *text) {
    free(text->data);
    *text = (struct text){0};
}

size_t text_length(const struct text *text) {
    return text ? text->length : 0;
}

void text_cut(struct text *text, size_t length) {
    if (!text) return;
    assert(length <= text->length);
    text->length = length;
    if (text->data) text->data[length] = '\0';
}

void text_clear(struct text *text) {
    text_cut(text, 0);
}

/* Room for `more` bytes and the NUL after them. */
static void reserve(struct text *text, size_t more) {
    size_t need = text->length + more + 1, capacity = text->capacity ? text->capacity * 2 : 64;
    if (need <= text->capacity) return;
    if (capacity < need) capacity = need;
    text->data = memory_resize(text->data, 1, capacity);
    text->capacity = capacity;
}

void text_add_bytes(struct text *text, const char *bytes, size_t length) {
    if (!text) return;
    reserve(text, length);
    assert(text->data);
    if (length > 0) memcpy(text->data + text->length, bytes, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_add(struct text *text, const char *string) {
    text_add_bytes(text, string, strlen(string));
}

void text_add_char(struct text *text, char c) {
    if (!text) return;
    reserve(text, 1);
    text->data[text->length++] = c;
    text->data[text->length] = '\0';
}

void text_add_repeated(struct text *text, const char *string, uint64_t times) {
    for (uint64_t i = 0; i < times; i++) text_add(text, string);
}

/* Without printf, which is slower: most of what a batch prints is numbers. */
void text_add_number(struct text *text, uint64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

unsigned text_digits(uint64_t number) {
    return number < 10 ? 1 : 1 + text_digits(number / 10);
}

void text_end_sentence(struct text *text) {
    if (text->length > 0 && !strchr(".!?", text->data[text->length - 1])) text_add_char(text, '.');
}

void text_add_numbers(struct text *text, const uint64_t *numbers, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (i > 0) text_add_char(text, ',');
        text_add_number(text, numbers[i]);
    }
}

void text_add_between(struct text *text, size_t i, size_t n, const char *last) {
    if (i > 0) text_add(text, i + 1 == n ? last : ", ");
}

void text_add_choice(struct text *text, const uint64_t *numbers, size_t n, const char *last) {
    for (size_t i = 0; i < n; i++) {
        text_add_between(text, i, n, last);
        text_add_number(text, numbers[i]);
    }
}

void text_add_span(struct text *text, uint64_t first, uint64_t last) {
    text_add_number(text, first);
    if (first == last) return;
    text_add(text, first + 1 == last ? " or " : " to ");
    text_add_number(text, last);
}

/* Usually there is room already; where there is not, the first try shows how much it takes. */
void text_addv(struct text *text, const char *format, va_list arguments) {
    if (!text) return;
    reserve(text, 0);
    va_list again;
    va_copy(again, arguments);
    size_t room = text->capacity - text->length;
    int length = vsnprintf(text->data + text->length, room, format, arguments);
    assert(length >= 0);
    if ((size_t)length >= room) {
        text->data[text->length] = '\0';
        reserve(text, (size_t)length);
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
    }
    text->length += (size_t)length;
    va_end(again);
}

void text_addf(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_addv(text, format, arguments);
    va_end(arguments);
}

bool text_refuse(struct text *why, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_addv(why, format, arguments);
    va_end(arguments);
    return false;
}

size_t text_character(const char *character, size_t length, uint32_t *code) {
    const unsigned char *bytes = (const unsigned char *)character;
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = bytes[0];
    if (first < 0x80) {
        *code = first;
        return 1;
    }
    size_t size = 2;
    if (first >= 0xE0) size = 3;
    if (first >= 0xF0) size = 4;
    if (first < 0xC2 || first > 0xF4 || size > length) return 0;
    *code = first & (0xFFu >> (size + 1));
    for (size_t i = 1; i < size; i++) {
        if ((bytes[i] & 0xC0) != 0x80) return 0;
        *code = *code << 6 | (bytes[i] & 0x3Fu);
    }
    if (*code < least[size] || *code > 0x10FFFF || (*code >= 0xD800 && *code <= 0xDFFF)) return 0;
    return size;
}

/* Code points that follow each other in Unicode. */
struct block {
    uint32_t first, last;
};

static bool is_in(const struct block *blocks, size_t n, uint32_t code) {
    for (size_t i = 0; i < n; i++)
        if (code >= blocks[i].first && code <= blocks[i].last) return true;
    return false;
}

/* Harmful is what would move the cursor, turn the direction of writing or not be seen at all. The
 * joiners, U+200C and U+200D, and the variation selectors are parts of words and pictures. */
static bool is_harmless(uint32_t code) {
    static const struct block harmful[] = {
        {0x00, 0x1F},     {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},
        {0x61C, 0x61C},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
        {0x200B, 0x200B}, {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
        {0x3164, 0x3164}, {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF9, 0xFFFB},
        {0xFFFE, 0xFFFF}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
    };
    return (code >= ' ' && code <= '~') || !is_in(harmful, sizeof harmful / sizeof *harmful, code);
}

/* Unicode 15, by blocks: East Asian Width W and F, and the marks of scripts that are written with
 * them. A few narrow symbols that stand among pictures count as wide, and rare wide ones that stand
 * alone as narrow. */
static size_t cells_of(uint32_t code) {
    static const struct block wide[] = {
        {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23F3},   {0x25FD, 0x25FE},
        {0x2614, 0x2615},   {0x2648, 0x2653},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},
        {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x2705, 0x2705},   {0x270A, 0x270B},
        {0x2728, 0x2728},   {0x274C, 0x2757},   {0x2795, 0x2797},   {0x2B50, 0x2B55},
        {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},
        {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},   {0x16FE0, 0x1B2FF}, {0x1F200, 0x1F64F},
        {0x1F680, 0x1F6FF}, {0x1F7E0, 0x1F7F0}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
    };
    static const struct block combining[] = {
        {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5BF},   {0x5C1, 0x5C2},
        {0x5C4, 0x5C5},   {0x5C7, 0x5C7},   {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},
        {0x6D6, 0x6DC},   {0x6DF, 0x6E4},   {0x6E7, 0x6E8},   {0x6EA, 0x6ED},   {0x900, 0x902},
        {0x93A, 0x93A},   {0x93C, 0x93C},   {0x941, 0x948},   {0x94D, 0x94D},   {0x951, 0x957},
        {0x962, 0x963},   {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF},
        {0x1DC0, 0x1DFF}, {0x200C, 0x200D}, {0x20D0, 0x20FF}, {0x302A, 0x302D}, {0x3099, 0x309A},
        {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
    };
    if (code < combining[0].first) return 1;
    if (is_in(combining, sizeof combining / sizeof *combining, code)) return 0;
    return is_in(wide, sizeof wide / sizeof *wide, code) ? 2 : 1;
}

size_t text_step(const char *character, size_t length, size_t *columns) {
    uint32_t code = 0;
    size_t size = text_character(character, length, &code);
    if (size == 1 && code == '\033' && length > 1 && character[1] == '[') {
        while (size < length && character[size - 1] != 'm') size++;
        return size;
    }
    *columns += size > 0 ? cells_of(code) : 1;
    return size > 0 ? size : 1;
}

void text_paint(struct text *text, enum paint paint, enum palette palette) {
    /* Of the 256 colors that are the same everywhere, some that can be read on black and on
     * white. */
    static const char *const looks[PAINTS] = {
        [PAINT_NONE] = "0", [PAINT_DIM] = "2", [PAINT_BOLD] = "1",
        [PAINT_ONE] = "1",  [PAINT_TWO] = "1", [PAINT_FOUR] = "1",
        [PAINT_P] = "1",    [PAINT_N] = "0",   [PAINT_WIN] = "1",
    };
    static const char *const colors[][PAINTS] = {
        [PALETTE_8] =
            {
                [PAINT_ONE] = ";33",
                [PAINT_TWO] = ";36",
                [PAINT_FOUR] = ";35",
                [PAINT_P] = ";33",
                [PAINT_N] = ";32",
                [PAINT_WIN] = ";32",
            },
        [PALETTE_256] =
            {
                [PAINT_ONE] = ";38;5;130",
                [PAINT_TWO] = ";38;5;30",
                [PAINT_FOUR] = ";38;5;129",
                [PAINT_P] = ";38;5;166",
                [PAINT_N] = ";38;5;28",
                [PAINT_WIN] = ";38;5;28",
            },
    };
    if (palette == PALETTE_NONE) return;
    const char *color = colors[palette][paint];
    text_addf(text, "\033[%s%sm", looks[paint], color ? color : "");
}

enum paint text_group_paint(uint64_t stones) {
    if (stones == 1) return PAINT_ONE;
    if (stones == 2) return PAINT_TWO;
    if (stones == 4) return PAINT_FOUR;
    return PAINT_BOLD;
}

void text_add_arrow(struct text *text, enum palette palette) {
    text_paint(text, PAINT_BOLD, palette);
    text_add(text, " <-");
    text_paint(text, PAINT_NONE, palette);
}

size_t text_harmless_length(const char *bytes, size_t length) {
    size_t i = 0;
    uint32_t code;
    for (size_t size; i < length; i += size) {
        size = text_character(bytes + i, length - i, &code);
        if (size == 0 || !is_harmless(code)) break;
    }
    return i;
}

void text_add_harmless(struct text *text, const char *bytes, size_t length, size_t most) {
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < length;) {
        uint32_t code = 0;
        size_t size = text_character(bytes + i, length - i, &code);
        size_t shown = size ? size : 1;
        if (i + shown > most) {
            text_add(text, "...");
            return;
        }
        if (size > 0 && is_harmless(code))
            text_add_bytes(text, bytes + i, size);
        else
            for (size_t k = 0; k < shown; k++) text_addf(text, "\\x%02X", at[i + k]);
        i += shown;
    }
}

void text_add_quoted(struct text *text, const char *bytes, size_t length) {
    text_add_char(text, '"');
    text_add_harmless(text, bytes, length, QUOTED_MOST);
    text_add_char(text, '"');
}

void text_add_escaped(struct text *text, const char *bytes, size_t length) {
    static const char special[] = "&<>\"'";
    static const char *const names[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)bytes[i];
        const char *at = c ? strchr(special, c) : NULL;
        if (at)
            text_add(text, names[at - special]);
        else
            text_add_char(text, (c >= 0x20 && c != 0x7F) || c == '\n' ? bytes[i] : ' ');
    }
}

/* In the form that shells have for bytes that cannot be shown: $'a\033b'. */
static void add_escaped_word(struct text *text, const char *word, size_t length) {
    text_add(text, "$'");
    for (size_t i = 0; i < length;) {
        uint32_t code = 0;
        size_t size = text_character(word + i, length - i, &code);
        if (size == 0 || !is_harmless(code)) {
            text_addf(text, "\\%03o", (unsigned)(unsigned char)word[i++]);
            continue;
        }
        if (word[i] == '\\' || word[i] == '\'') text_add_char(text, '\\');
        text_add_bytes(text, word + i, size);
        i += size;
    }
    text_add_char(text, '\'');
}

void text_add_shell_word(struct text *text, const char *word) {
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,.:@%+=_/-";
    const size_t length = strlen(word);
    if (length > 0 && strspn(word, plain) == length) {
        text_add(text, word);
        return;
    }
    if (text_harmless_length(word, length) < length) {
        add_escaped_word(text, word, length);
        return;
    }
    text_add_char(text, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(text, "'\\''");
        else
            text_add_char(text, *word);
    text_add_char(text, '\'');
}

static size_t columns_of(const char *bytes, size_t length) {
    size_t columns = 0;
    for (size_t i = 0; i < length;) i += text_step(bytes + i, length - i, &columns);
    return columns;
}

/* How many bytes a label such as " (*3)," after a word has, which stays on its line; or 0. */
static size_t label_length(const char *at) {
    enum { LONGEST = 8 };
    const size_t length = *at == ' ' && at[1] == '(' ? 1 + strcspn(at + 1, " ") : 0;
    const bool is_label = length <= LONGEST && memchr(at, ')', length);
    return is_label ? length : 0;
}

/* How many bytes a form such as "{ L | R }," has, which stays on one line; or 0. */
static size_t form_length(const char *at) {
    enum { LONGEST = 20 };
    const size_t inside = *at == '{' ? strcspn(at, "}") : 0;
    if (inside == 0 || at[inside] == '\0' || inside >= LONGEST) return 0;
    return inside + strcspn(at + inside, " ");
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* How many bytes the numbers of a move such as 2 1 have, with a mark after them, which stay on one
 * line; or 0. More numbers than a move has are a list. */
static size_t numbers_length(const char *at) {
    enum { FEWEST = 2, MOST = 3 };
    size_t length = 0, n = 0;
    while (is_digit(at[length])) {
        length += strspn(at + length, "0123456789");
        n++;
        if (at[length] != ' ' || !is_digit(at[length + 1])) break;
        length++;
    }
    const size_t after = strcspn(at + length, " ");
    const bool has_mark = after == 1 && strchr(".,:;?)", at[length]);
    const bool is_move = n >= FEWEST && n <= MOST && (after == 0 || has_mark);
    return is_move ? length + after : 0;
}

/* How many bytes a number after a word has that would look lost on the next line, as a colon
 * follows it, such as " 2:" of "part 2:", or the last sentence of the line ends with it; or 0. */
static size_t last_number_length(const char *at) {
    if (*at != ' ') return 0;
    const size_t digits = strspn(at + 1, "0123456789");
    const size_t marks = strspn(at + 1 + digits, ".?!:");
    const size_t length = 1 + digits + marks;
    const bool is_end = at[length] == '\0' || at[length - 1] == ':';
    return digits > 0 && marks > 0 && is_end ? length : 0;
}

/* Adds one line without its newline, folded at its spaces. A form in braces stays together, so do
 * the numbers of a move, and a word keeps its label, or the number with which the line ends, beside
 * it, where a line has room for that. A word that is too long for a line stands alone on one, with
 * less indent if it fits then. */
static void fold_line(struct text *text, const char *line, size_t width, size_t indent) {
    size_t column = 0;
    for (const char *at = line; *at;) {
        size_t spaces = strspn(at, " ");
        size_t length = strcspn(at + spaces, " ");
        const bool is_in_list = at > line && is_digit(at[-1]);
        const size_t numbers = is_in_list ? 0 : numbers_length(at + spaces);
        const size_t form = numbers > 0 ? numbers : form_length(at + spaces);
        const size_t first = at == line ? spaces : 0;
        if (form > length && first + columns_of(at + spaces, form) <= width) length = form;
        size_t label = label_length(at + spaces + length);
        if (label == 0) label = last_number_length(at + spaces + length);
        if (first + columns_of(at + spaces, length + label) <= width) length += label;
        const size_t columns = columns_of(at + spaces, length);
        if (at > line && column + spaces + columns > width) {
            column = indent;
            if (columns <= width && column + columns > width) column = width - columns;
            text_add_char(text, '\n');
            text_add_repeated(text, " ", column);
            at += spaces;
            spaces = 0;
        }
        text_add_bytes(text, at, spaces + length);
        column += spaces + columns;
        at += spaces + length;
    }
}

void text_wrap(struct text *text, size_t from, size_t width, size_t indent) {
    char *line = memory_copy(text_string(text) + from, text->length - from + 1);
    text_cut(text, from);
    fold_line(text, line, width, indent);
    text_add_char(text, '\n');
    free(line);
}

void text_fold(struct text *text, size_t width) {
    enum { NARROW_INDENT = 4 };
    if (text->length == 0 || !memchr(text->data, *TEXT_FOLD, text->length)) return;
    struct text before = *text;
    *text = (struct text){0};
    for (char *at = before.data, *end; *at; at = end) {
        size_t length = strcspn(at, "\n"), head = strcspn(at, TEXT_FOLD "\n");
        end = at + length + (at[length] == '\n');
        if (head == length) {
            text_add_bytes(text, at, (size_t)(end - at));
            continue;
        }
        size_t indent = columns_of(at, head);
        if (2 * indent > width) indent = NARROW_INDENT;
        memmove(at + head, at + head + 1, length - head - 1);
        at[length - 1] = '\0';
        fold_line(text, at, width, indent);
        if (end > at + length) text_add_char(text, '\n');
    }
    text_free(&before);
}

size_t text_columns(const char *string) {
    return columns_of(string, strlen(string));
}

size_t text_characters(const char *string) {
    size_t n = 0;
    for (; *string; string++) n += ((unsigned char)*string & 0xC0) != 0x80;
    return n;
}
