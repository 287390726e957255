/* SPDX-License-Identifier: MIT */
#include "games/points.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/text.h"
#include "games/canvas.h"

enum { ALPHABET = 26 };

char points_letter(uint64_t i) {
    return (char)(i < ALPHABET ? 'A' + (int)i : 'a' + (int)(i - ALPHABET));
}

/* The point of n that a letter names, in either case where there are at most 26; n: there is
 * none. */
static size_t find_point(uint64_t n, char letter) {
    if (n <= ALPHABET && letter >= 'a' && letter <= 'z') letter = (char)(letter - 'a' + 'A');
    for (size_t i = 0; i < n; i++)
        if (points_letter(i) == letter) return i;
    return (size_t)n;
}

void points_say_range(uint64_t n, struct text *text) {
    text_add_char(text, 'A');
    if (n > 1) text_addf(text, " to %c", points_letter(n - 1));
}

void points_say_pair(uint64_t a, uint64_t b, struct text *text) {
    text_addf(text, "%c-%c", points_letter(a), points_letter(b));
}

void points_add_letters(uint64_t points, const char *between, struct text *text) {
    for (const char *before = ""; points; points &= points - 1, before = between)
        text_addf(text, "%s%c", before, points_letter(set_first(points)));
}

struct token points_section(const char **at) {
    struct token section = {*at, strcspn(*at, "/")};
    *at += section.length;
    return section;
}

struct token points_token(struct token *section) {
    const char *at = section->start, *end = at + section->length;
    struct token token = scan_token(&at, ",/");
    if (token.start >= end) {
        *section = (struct token){end, 0};
        return *section;
    }
    *section = (struct token){at, (size_t)(end - at)};
    return token;
}

static bool parse_coordinate(struct token token, int32_t *coordinate) {
    bool negative = *token.start == '-';
    token.start += negative;
    token.length -= negative;
    uint64_t size;
    if (!token_number_in(token, 0, PLANE_REACH, &size)) return false;
    *coordinate = negative ? -(int32_t)size : (int32_t)size;
    return true;
}

bool points_parse(struct token section, const char *name, const char *what, struct plane *plane,
                  struct text *why) {
    static const char form[] = "two whole numbers for each point, such as 0,0 5,1 2,7";
    struct token rest = section;
    memset(plane, 0, sizeof *plane);
    size_t i = 0;
    for (struct token token; (token = points_token(&rest)).length > 0; i++) {
        if (plane->n == PLANE_POINTS)
            return text_refuse(why, "too many points: at most %d have a letter for a name",
                               PLANE_POINTS);
        struct plane_point *point = &plane->point[plane->n];
        if (!parse_coordinate(token, i % 2 ? &point->y : &point->x))
            return token_refuse(token, why, " is not a coordinate from -%d to %d: write %s",
                                PLANE_REACH, PLANE_REACH, form);
        plane->n += i % 2;
    }
    if (i == 1 && isdigit((unsigned char)*section.start)) {
        const int digits = (int)strspn(section.start, "0123456789");
        return token_refuse(section, why, " is one number: write %s%.*s for %.*s %s, or %s", name,
                            digits, section.start, digits, section.start, what, form);
    }
    if (i % 2 || scan_misplaces(section, ",")) {
        text_add(why, "a number is missing in ");
        return token_refuse(section, why, ": write %s", form);
    }
    for (size_t a = 0; a < plane->n; a++)
        for (size_t b = a + 1; b < plane->n; b++)
            if (memcmp(&plane->point[a], &plane->point[b], sizeof plane->point[a]) == 0)
                return text_refuse(why, "the points %c and %c are the same, %d,%d",
                                   points_letter(a), points_letter(b), (int)plane->point[a].x,
                                   (int)plane->point[a].y);
    return true;
}

bool points_parse_named(struct token section, const char *name, uint64_t most, const char *what,
                        uint64_t *count, struct text *why) {
    size_t length = strlen(name);
    struct token token = points_token(&section);
    if (token.length < length || memcmp(token.start, name, length) != 0) return false;
    if (points_token(&section).length > 0) return false;
    struct token number = {token.start + length, token.length - length};
    if (token_number_in(number, 1, most, count)) return true;
    *count = 0;
    token_refuse(token, why, " is not a number of %s: write %s1 to %s%" PRIu64, what, name, name,
                 most);
    return true;
}

bool points_check_crossings(const struct plane *plane, const struct plane_graph *graph,
                            const char *what, struct text *why) {
    size_t pair[2] = {0, 0}, crossed[2];
    while (plane_graph_next(graph, plane->n, pair)) {
        if (!plane_find_crossed(plane, graph, pair[0], pair[1], crossed)) continue;
        text_addf(why, "the %s ", what);
        points_say_pair(pair[0], pair[1], why);
        text_add(why, " and ");
        points_say_pair(crossed[0], crossed[1], why);
        return text_refuse(why, " cross");
    }
    return true;
}

void points_print(const struct plane *plane, struct text *text) {
    for (size_t i = 0; i < plane->n; i++)
        text_addf(text, "%s%d,%d", i > 0 ? " " : "", (int)plane->point[i].x,
                  (int)plane->point[i].y);
}

bool points_warn(const struct points *after, uint64_t triangle, struct text *text) {
    uint64_t ends = 0;
    for (uint64_t rest = triangle; rest; rest &= rest - 1)
        if (set_size(after->drawn.near[set_first(rest)] & triangle) == 1)
            ends |= rest & (~rest + 1);
    if (triangle == 0) return false;
    text_add(text, "then ");
    points_say_pair(set_first(ends), set_first(ends & (ends - 1)), text);
    text_add(text, " completes the triangle ");
    points_add_letters(triangle, " ", text);
    return true;
}

bool points_parse_letters(const struct plane *plane, struct token token, unsigned count,
                          const char *what, uint64_t *points, struct text *why) {
    bool known = token.length == count;
    *points = 0;
    for (size_t i = 0; i < count && known; i++) {
        size_t point = find_point(plane->n, token.start[i]);
        known = point < plane->n;
        *points |= UINT64_C(1) << point;
    }
    if (known && set_size(*points) == count) return true;
    token_refuse(token, why, " is not a %s: write %s different letters from ", what,
                 count == 2 ? "two" : "three");
    points_say_range(plane->n, why);
    return false;
}

bool points_parse_drawn(struct points *points, const char *at, const char *form, struct text *why) {
    struct token rest = {at, 0};
    if (*at == '/') {
        at++;
        rest = points_section(&at);
    }
    for (struct token token; (token = points_token(&rest)).length > 0;) {
        uint64_t pair;
        if (!points_parse_letters(&points->plane, token, 2, "pair of points", &pair, why))
            return false;
        size_t a = set_first(pair), b = set_first(pair & (pair - 1));
        if (plane_graph_has(&points->drawn, a, b)) {
            text_add(why, "the pair ");
            points_say_pair(a, b, why);
            return text_refuse(why, " appears twice");
        }
        plane_graph_add(&points->drawn, a, b);
    }
    if (*at == '\0') return true;
    text_add(why, "there is one slash too many at ");
    return token_refuse(token_of(at), why, ": write %s", form);
}

void points_print_drawn(const struct points *points, const char *before, struct text *text) {
    size_t pair[2] = {0, 0};
    for (; plane_graph_next(&points->drawn, points->plane.n, pair); before = ",")
        text_addf(text, "%s%c%c", before, points_letter(pair[0]), points_letter(pair[1]));
}

void points_print_state(const void *position, struct text *text) {
    size_t start = text->length;
    points_print_drawn(position, "", text);
    if (text->length == start) text_add(text, "the start");
}

void points_say_state(const void *position, struct text *text) {
    const struct points *points = position;
    size_t pair[2] = {0, 0}, n = 0, said = 0;
    while (plane_graph_next(&points->drawn, points->plane.n, pair)) n++;
    if (n == 0) text_add(text, "the start");
    pair[0] = pair[1] = 0;
    while (plane_graph_next(&points->drawn, points->plane.n, pair)) {
        text_add_between(text, said++, n, " and ");
        points_say_pair(pair[0], pair[1], text);
    }
}

void points_play(void *position, enum player mover, const struct move *move) {
    struct points *points = position;
    plane_graph_add(&points->drawn, move->part, move->where);
}

bool points_parse_move(const void *position, enum player mover, const char *string,
                       struct move *move) {
    static const char separators[] = ",->";
    static const char nouns[] = "straight line segment edge triangle from between point points";
    const struct plane *plane = position;
    size_t point[3], n = 0;
    for (struct token token; (token = scan_token(&string, separators)).length > 0;) {
        const char *after = string;
        const struct token next = scan_token(&after, separators);
        const bool is_article = token_is(token, "a") && token_is_any(next, nouns);
        if (n == 0 && (is_article || token_is_any(token, nouns))) continue;
        if (n == 1 && token_is_any(token, "and to with point")) continue;
        if (n == 2 && token_is(token, "green")) continue;
        for (size_t i = 0; i < token.length; i++, n++) {
            if (n == 3) return false;
            point[n] = find_point(plane->n, token.start[i]);
            if (point[n] == plane->n) return false;
        }
    }
    if (n == 0) return false;
    *move = (struct move){.part = (uint32_t)plane->n, .where = plane->n};
    if (n == 3) return true;
    size_t a = point[0], b = n == 2 ? point[1] : (size_t)plane->n;
    *move = (struct move){.part = (uint32_t)(a < b ? a : b), .where = a < b ? b : a};
    return true;
}

void points_print_move(const void *position, const struct move *move, struct text *text) {
    text_addf(text, "%c%c", points_letter(move->part), points_letter(move->where));
}

/* Adds "The moves with D are DA, DB and DE." Returns false if no move has this point for an end. */
static bool say_moves_of(const struct game *game, const void *position, uint64_t point,
                         struct text *why) {
    struct moves moves = {0};
    uint64_t other[PLANE_POINTS];
    size_t n = 0;
    while (game->moves(position, PLAYER_1, &moves))
        if (moves.move.part == point || moves.move.where == point)
            other[n++] = moves.move.part + moves.move.where - point;
    if (n == 0) return false;
    text_addf(why, n == 1 ? "The only move with %c is " : "The moves with %c are ",
              points_letter(point));
    for (size_t i = 0; i < n; i++) {
        text_add_between(why, i, n, " and ");
        text_addf(why, "%c%c", points_letter(point), points_letter(other[i]));
    }
    text_add_char(why, '.');
    return true;
}

bool points_check_move(const struct game *game, const void *position, const struct move *move,
                       struct text *why) {
    const struct plane *plane = position;
    const bool is_point = move->part < plane->n && move->where == plane->n;
    const bool is_segment = move->part < move->where && move->where < plane->n;
    if (is_segment && !game_is_over(game, position, PLAYER_1)) return true;
    struct moves moves = {0};
    if (move->part == plane->n && game->moves(position, PLAYER_1, &moves)) {
        text_add(why, "A move is two letters, such as ");
        points_print_move(position, &moves.move, why);
        return text_refuse(why, ".");
    }
    if (is_point && say_moves_of(game, position, move->part, why)) return false;
    if (is_point)
        text_addf(why, "No move is left at %c. ", points_letter(move->part));
    else if (!is_segment)
        text_add(why, "The two points must differ. ");
    return game_refuse_move(game, position, PLAYER_1, "", why);
}

struct plane_graph points_new(const struct points *points, const struct style *style) {
    const struct points *before = style->plain || !style->before ? points : style->before;
    struct plane_graph new = points->drawn;
    for (size_t i = 0; i < points->plane.n; i++) new.near[i] &= ~before->drawn.near[i];
    return new;
}

void points_list_pairs(const char *title, const struct plane_graph *graph,
                       const struct plane_graph *new, const struct style *style,
                       struct canvas *canvas) {
    struct text *text = &canvas->words;
    size_t pair[2] = {0, 0}, from = text->length;
    const char *between = ": ";
    if (canvas->is_paper) return; /* the picture says as much */
    for (text_add(text, title); plane_graph_next(graph, PLANE_POINTS, pair); between = ", ") {
        text_add(text, between);
        points_say_pair(pair[0], pair[1], text);
        if (plane_graph_has(new, pair[0], pair[1])) text_add_arrow(text, style->palette);
    }
    if (*between == ':') text_add(text, ": none yet");
    if (style->plain) text_add_char(text, '.');
    text_wrap(text, from, canvas_fold_width(style), 0);
}

void points_say_places(const struct plane *plane, const struct style *style, struct text *text) {
    if (style->is_brief) {
        text_add(text, plane->n == 1 ? "Point " : "Points ");
        points_say_range(plane->n, text);
        text_add(text, "; board says where they are.\n");
        return;
    }
    const size_t from = text->length;
    text_add(text, "Two numbers say where a point is: how far to the right, and how far up.");
    text_wrap(text, from, canvas_fold_width(style), 0);
    for (size_t i = 0; i < plane->n; i++)
        text_addf(text, "%c is at %d, %d.\n", points_letter(i), (int)plane->point[i].x,
                  (int)plane->point[i].y);
}

void points_draw(const struct plane *plane, const struct plane_graph *thin,
                 const struct plane_graph *heavy, struct canvas *canvas) {
    struct plane_point low = plane->point[0], high = low;
    struct canvas_picture picture = {.plane = *plane,
                                     .lines = {[STROKE_THIN] = *thin, [STROKE_HEAVY] = *heavy}};
    for (size_t i = 0; i < plane->n; i++) {
        struct plane_point p = plane->point[i];
        low.x = p.x < low.x ? p.x : low.x;
        low.y = p.y < low.y ? p.y : low.y;
        high.x = p.x > high.x ? p.x : high.x;
        high.y = p.y > high.y ? p.y : high.y;
        picture.letter[i] = points_letter(i);
    }
    picture.low = low;
    picture.high = high;
    canvas_add_picture(canvas, &picture);
}

const struct game *points_part_row(const struct game *game, uint64_t things, void *alone) {
    char pins[8];
    snprintf(pins, sizeof pins, "%u", set_size(things));
    game_parse(game, NULL, pins, alone, NULL);
    return game;
}
