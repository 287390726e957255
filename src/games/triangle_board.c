/* SPDX-License-Identifier: MIT */
#include "games/triangle_board.h"

#include <string.h>

#include "nimm/bits.h"
#include "nimm/octal.h"

bool triangle_is_open(const struct triangle *triangle, size_t a, size_t b) {
    size_t crossed[2];
    return !plane_graph_has(&triangle->drawn, a, b) &&
           !plane_find_crossed(&triangle->plane, &triangle->drawn, a, b, crossed);
}

bool triangle_find_complete(const struct triangle *triangle, size_t corner[3]) {
    const struct plane_graph *drawn = &triangle->drawn;
    size_t pair[2] = {0, 0};
    while (points_next_pair(drawn, triangle->plane.n, pair)) {
        uint64_t common = drawn->near[pair[0]] & drawn->near[pair[1]] & ~((UINT64_C(2) << pair[1]) - 1);
        for (; common; common &= common - 1) {
            size_t third = bits_lowest(common);
            if (!plane_is_empty(&triangle->plane, pair[0], pair[1], third)) continue;
            corner[0] = pair[0];
            corner[1] = pair[1];
            corner[2] = third;
            return true;
        }
    }
    return false;
}

bool triangle_find_completable(const struct triangle *triangle, size_t corner[3]) {
    const struct plane_graph *drawn = &triangle->drawn;
    for (size_t a = 0; a < triangle->plane.n; a++) {
        for (size_t b = a + 1; b < triangle->plane.n; b++) {
            uint64_t common = drawn->near[a] & drawn->near[b];
            if (common == 0 || !triangle_is_open(triangle, a, b)) continue;
            for (; common; common &= common - 1) {
                size_t third = bits_lowest(common);
                if (!plane_is_empty(&triangle->plane, a, b, third)) continue;
                corner[0] = a;
                corner[1] = b;
                corner[2] = third;
                return true;
            }
        }
    }
    return false;
}

/* ---- text ---- */

static bool parse_regular(struct token token, size_t name, struct plane *plane, struct text *why) {
    struct token number = {token.start + name, token.length - name};
    uint64_t n;
    if (token_number(number, &n) != SCAN_NUMBER || n < 1 || n > PLANE_POINTS) {
        text_add_quoted(why, token.start, token.length);
        text_addf(why, " is not a number of points: write convex:1 to convex:%d", PLANE_POINTS);
        return false;
    }
    plane_make_regular(plane, (size_t)n);
    return true;
}

static bool parse_points(struct token section, struct triangle *triangle, struct text *why) {
    static const char name[] = "convex:";
    size_t length = strlen(name), line[3];
    struct token rest = section, first = points_token(&rest);
    if (first.length >= length && memcmp(first.start, name, length) == 0 && points_token(&rest).length == 0) {
        triangle->regular = 1;
        return parse_regular(first, length, &triangle->plane, why);
    }
    if (!points_parse(section, &triangle->plane, why)) return false;
    if (!plane_find_line(&triangle->plane, line)) return true;
    text_addf(why, "the points %c, %c and %c lie on one line", points_letter(line[0]), points_letter(line[1]),
              points_letter(line[2]));
    return false;
}

static bool check_crossings(const struct triangle *triangle, struct text *why) {
    size_t pair[2] = {0, 0}, crossed[2];
    while (points_next_pair(&triangle->drawn, triangle->plane.n, pair)) {
        if (!plane_find_crossed(&triangle->plane, &triangle->drawn, pair[0], pair[1], crossed)) continue;
        text_add(why, "the segments ");
        points_say_pair(pair[0], pair[1], why);
        text_add(why, " and ");
        points_say_pair(crossed[0], crossed[1], why);
        text_add(why, " cross");
        return false;
    }
    return true;
}

bool triangle_parse(const char *string, struct triangle *triangle, struct text *why) {
    const char *at = string;
    memset(triangle, 0, sizeof *triangle);
    if (!parse_points(points_section(&at), triangle, why)) return false;
    if (*at == '/') {
        at++;
        if (!points_parse_pairs(&triangle->plane, points_section(&at), &triangle->drawn, why)) return false;
    }
    if (*at == '\0') return check_crossings(triangle, why);
    text_add(why, "there is one slash too many at ");
    text_add_quoted(why, at, strlen(at));
    text_add(why, ": write points/segments");
    return false;
}

void triangle_print(const struct triangle *triangle, struct text *text) {
    size_t n = triangle->plane.n, pair[2] = {0, 0};
    if (triangle->regular)
        text_addf(text, "convex:%zu", n);
    else
        points_print(&triangle->plane, text);
    if (!points_next_pair(&triangle->drawn, n, pair)) return;
    text_add_char(text, '/');
    points_print_pairs(&triangle->drawn, n, text);
}

/* ---- points in convex position ---- */

/* Nothing can be completed, so no two segments meet in a point: with convex position the triangle of two
 * neighbouring ones would be empty. Each segment then cuts off the points between its ends, as a pair of
 * parentheses does, and the points at one depth between the same parentheses are a group. */
bool triangle_find_groups(const struct triangle *triangle, struct triangle_groups *groups) {
    size_t order[PLANE_POINTS], place[PLANE_POINTS], n = triangle->plane.n, depth = 0;
    uint64_t open[PLANE_POINTS] = {0}; /* the groups that are being collected */
    if (!plane_is_convex(&triangle->plane, order)) return false;
    for (size_t i = 0; i < n; i++) place[order[i]] = i;
    groups->n = 0;
    for (size_t i = 0; i <= n; i++) {
        uint64_t near = i < n ? triangle->drawn.near[order[i]] : 0;
        if (i < n && near == 0) {
            open[depth] |= UINT64_C(1) << order[i];
        } else if (i < n && place[bits_lowest(near)] > i) {
            open[++depth] = 0;
        } else {
            if (open[depth] & (open[depth] - 1)) groups->group[groups->n++] = open[depth];
            depth -= i < n;
        }
    }
    return true;
}

uint64_t triangle_group_value(uint64_t group) {
    uint8_t values[PLANE_POINTS + 1] = {0};
    for (size_t n = 2; n <= PLANE_POINTS; n++) {
        uint64_t seen = 0;
        for (size_t left = 0; left <= n - 2; left++)
            seen |= UINT64_C(1) << (values[left] ^ values[n - 2 - left]);
        while (seen >> values[n] & 1) values[n]++;
    }
    return values[bits_count(group)];
}
