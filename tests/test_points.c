/* SPDX-License-Identifier: MIT */
/* Points and segments: as text, as pictures and in the plane, in both games played on them. */
#include "boards.h"
#include "core/text.h"

#include "core/canvas.h"
#include "games/points.h"

extern const struct game game_triangle, game_coloring;
static const struct game *const triangle = &game_triangle;
static const struct game *const coloring = &game_coloring;

static const char square[] = "0,0 5,0 5,5 0,5/ABC,ACD";

static void positions_are_read_in_any_spacing_and_printed_in_one(void **state) {
    (void)state;
    assert_reads_as(triangle, "convex:7", "convex:7");
    assert_reads_as(triangle, " convex:7 / df, ca ", "convex:7/AC,DF");
    assert_reads_as(triangle, "convex:7/", "convex:7");
    assert_reads_as(triangle, "0,0 5,1 2,7", "0,0 5,1 2,7");
    assert_reads_as(triangle, "0 0\t5 1 , 2,7 / BA", "0,0 5,1 2,7/AB");
    assert_reads_as(triangle, "-0,-5 1000000,-1000000", "0,-5 1000000,-1000000");
    assert_reads_as(triangle, "convex:30/Aa,bc", "convex:30/Aa,bc");
    assert_reads_as(coloring, "fan:6", "fan:6");
    assert_reads_as(coloring, "fan:6/ba", "fan:6/AB");
    assert_reads_as(coloring, "strip:50/zy,aY", "strip:50/Ya,yz");
    assert_reads_as(coloring, square, square);
    assert_reads_as(coloring, "0,0,5,0,5,5,0,5 / cba ACD / DA,AB", "0,0 5,0 5,5 0,5/ABC,ACD/AB,AD");
}

static void bad_points_are_refused_by_name(void **state) {
    (void)state;
    assert_refuses(triangle, "0,0 1,1 5,2 7,7", "the points A, B and D lie on one line");
    assert_refuses(triangle, "0,0 1,1 0,0", "the points A and C are the same, 0,0");
    assert_refuses(triangle, "0,0 1",
                   "something is missing in \"0,0 1\": write two whole numbers for each "
                   "point, such as 0,0 5,1 2,7");
    assert_refuses(triangle, "0,,0",
                   "something is missing in \"0,,0\": write two whole numbers for each point, "
                   "such as 0,0 5,1 2,7");
    assert_refuses(triangle, "0,x",
                   "\"x\" is not a coordinate from -1000000 to 1000000: write two whole "
                   "numbers for each point, such as 0,0 5,1 2,7");
    assert_refuses(triangle, "0,1000001", NULL);
    assert_refuses(triangle, "--1,2", NULL);
    assert_refuses(triangle, "convex:0",
                   "\"convex:0\" is not a number of points: write convex:1 to convex:52");
    assert_refuses(triangle, "convex:53", NULL);
    assert_refuses(triangle, "convex:", NULL);
    assert_refuses(triangle, "convex:7 8", NULL);
    struct text text = {0};
    for (int i = 0; i < 53; i++) text_addf(&text, "%d,%d ", i, i * i);
    assert_refuses(triangle, nimm_text_string(&text), "too many points: at most 52 have a letter for a name");
    nimm_text_free(&text);
}

static void bad_segments_are_refused_by_name(void **state) {
    (void)state;
    assert_refuses(triangle, "convex:7/AC,BD", "the segments A-C and B-D cross");
    assert_refuses(triangle, "convex:7/AC,CA", "the segment A-C is there twice");
    assert_refuses(triangle, "convex:7/AH",
                   "\"AH\" is not a segment: write two different letters from A to G");
    assert_refuses(triangle, "convex:7/AA", NULL);
    assert_refuses(triangle, "convex:7/ABC", NULL);
    assert_refuses(triangle, "convex:7/A", NULL);
    assert_refuses(triangle, "convex:7/AC,,DF",
                   "something is missing in \"AC,,DF\": write segments such as AC,DF");
    assert_refuses(triangle, "convex:7/AC/", "there is one slash too many at \"/\": write points/segments");
    assert_refuses(triangle, "convex:27/ab,AZ,aZ,BX,aA", NULL);
    assert_refuses_hostile_texts(triangle);
}

static void faces_that_are_no_triangulation_are_refused_by_name(void **state) {
    (void)state;
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC,ABD", "the triangle A B C overlaps A B D");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC,ACD,ABC", "the triangle A B C is there twice");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC", "the point D is not a corner of any triangle");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/BCD", "the point A is not a corner of any triangle");
    assert_refuses(coloring, "0,0 5,0 9,0 0,5/ABC,ACD", "the points A, B and C lie on one line");
    assert_refuses(coloring, "0,0 9,0 0,9 2,2/ABC,ABD", "the point D lies inside the triangle A B C");
    assert_refuses(coloring, "2,2 0,0 9,0 0,9/BCD,ABC", "the point A lies inside the triangle B C D");
    assert_refuses(coloring, "0,0 9,0 0,9 3,0 3,-5/ABC,ADE",
                   "the point D lies on a side of the triangle A B C");
    assert_refuses(coloring, "0,0 9,0 0,9 0,3 -5,3/ABC,ADE",
                   "the point D lies on a side of the triangle A B C");
    assert_refuses(coloring, "0,0 9,0 0,9 4,5 9,9/ABC,BDE",
                   "the point D lies on a side of the triangle A B C");
    assert_refuses(coloring, "0,0 9,0 0,9 5,-5 5,9 6,9/ABC,DEF", "the sides A-B and D-E cross");
    assert_refuses(coloring, "0,0 5,0 5,5",
                   "there is no triangle: write points/triangles, such as 0,0 5,0 5,5 "
                   "0,5/ABC,ACD");
    assert_refuses(coloring, "0,0 5,0 5,5/AB",
                   "\"AB\" is not a triangle: write three different letters from A to C");
    assert_refuses(coloring, "0,0 5,5 5,0 0,5/ACD,BCD/AB", "the segment A-B is not a side of any triangle");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/BD", "the segment B-D is not a side of any triangle");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/AB,BA", "the segment A-B is there twice");
    assert_refuses(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/AB/",
                   "there is one slash too many at \"/\": write "
                   "points/triangles/green edges");
    assert_refuses(coloring, "fan:51", "\"fan:51\" is not a number of triangles: write fan:1 to fan:50");
    assert_refuses(coloring, "strip:0", NULL);
    assert_refuses(coloring, "strip:x", NULL);
    assert_refuses(coloring, "fan:6 5,5/ABC", NULL);
    assert_refuses(coloring, "fan:6/AB/CD", NULL);
    assert_refuses_hostile_texts(coloring);
}

static void more_than_64_faces_are_refused(void **state) {
    (void)state;
    struct text text = {0};
    for (int i = 0; i < 50; i++) text_addf(&text, "%d,%d ", i, i * i);
    text_add(&text, "20,1000 20,-1000/");
    for (int i = 0; i < 49; i++)
        text_addf(&text, "%s%c%cy", i ? "," : "", i < 26 ? 'A' + i : 'a' + i - 26,
                  i < 25 ? 'B' + i : 'b' + i - 26);
    assert_refuses(coloring, nimm_text_string(&text), NULL);
    for (int i = 0; i < 16; i++) text_add(&text, ",ABC");
    assert_refuses(coloring, nimm_text_string(&text), "too many triangles: at most 64 fit here");
    nimm_text_free(&text);
}

static void moves_are_read_in_many_ways(void **state) {
    (void)state;
    static const char *const typed[] = {"AC",  "ac",       "CA",     "A C",    "a-c",
                                        "A,C", "draw A-C", "A to C", "  c:a ", "A\342\200\223C"};
    for (size_t i = 0; i < LENGTH(typed); i++) assert_move_answer(triangle, "convex:7", 0, typed[i], "AC");
    assert_move_answer(coloring, "fan:6", 0, "color a-c", "AC");
    assert_move_answer(triangle, "convex:30", 0, "aA", "Aa");
}

static void moves_that_are_none_are_refused_with_what_is_right(void **state) {
    (void)state;
    assert_move_answer(
        triangle, "convex:7", 0, "A",
        "\"A\" is not a move. Type the letters of two points, such as AB; the points are A to G.");
    assert_move_answer(
        triangle, "convex:7", 0, "AH",
        "\"AH\" is not a move. Type the letters of two points, such as AB; the points are A to G.");
    assert_move_answer(triangle, "convex:7", 0, "",
                       "Type the letters of two points, such as AB; the points are A to G.");
    assert_move_answer(
        triangle, "convex:7", 0, "AA",
        "A segment joins two different points: type their letters, such as AB; the points are A to G.");
    assert_move_answer(triangle, "convex:7/BD", 0, "AC", "AC would cross BD.");
    assert_move_answer(triangle, "convex:7/BD", 0, "BD",
                       "BD is drawn already: join two points that are not joined yet.");
    assert_move_answer(triangle, "convex:7/AB,BC,AC", 0, "DE", "The game is over: A B C is a triangle.");
    assert_move_answer(coloring, "fan:6/AB", 0, "AB",
                       "AB is green already: color a black one, such as A-C, A-D, A-E, A-F, A-G, A-H.");
    assert_move_answer(coloring, square, 0, "BD",
                       "BD is not an edge here: color a black one, such as A-B, A-C, A-D, B-C, C-D.");
    assert_move_answer(coloring, "fan:1/AB,AC,BC", 0, "AB", "The game is over: A B C is green.");
}

static void every_pair_is_legal_or_refused_as_the_moves_say(void **state) {
    (void)state;
    static const char *const boards[] = {"convex:7/AC,DF", "convex:1", "convex:7/AB,BC,AC",
                                         "0,0 10,0 5,9 5,3/AD"};
    static const char *const nets[] = {"fan:6/AC", "0,0 10,0 5,9 5,3/ABD,BCD,ACD/AD", "fan:2/AB,AC,BC"};
    const struct move limits = {.part = 9, .where = 9};
    for (size_t i = 0; i < LENGTH(boards) + LENGTH(nets); i++) {
        const struct game *game = i < LENGTH(boards) ? triangle : coloring;
        void *position = position_of(game, NULL, i < LENGTH(boards) ? boards[i] : nets[i - LENGTH(boards)]);
        assert_check_agrees_with_moves(game, position, 0, &limits);
        free(position);
    }
}

static void assert_warns(const struct game *game, const char *string, const char *typed,
                         const char *warning) {
    void *position = position_of(game, NULL, string);
    struct text text = {0};
    struct move move;
    assert_true(game->parse_move(position, 0, typed, &move, &text));
    assert_int_equal(game->warn(position, 0, &move, &text), warning[0] != '\0');
    assert_string_equal(nimm_text_string(&text), warning);
    nimm_text_free(&text);
    free(position);
}

static void unsafe_moves_are_warned_of(void **state) {
    (void)state;
    assert_warns(triangle, "convex:9/GH", "FH", "then F-G completes the triangle F G H");
    assert_warns(triangle, "convex:9/GH", "BD", "");
    assert_warns(triangle, "convex:9/GH,FH", "FG", "");
    assert_warns(triangle, "0,0 10,0 5,9 5,3/AB", "BC", "");
    assert_warns(triangle, "0,0 10,0 5,9 5,3/AB", "BD", "then A-D completes the triangle A B D");
    assert_warns(coloring, "fan:6/AC", "BC", "then A-B completes the triangle A B C");
    assert_warns(coloring, "fan:6/AC", "EF", "");
    assert_warns(coloring, "fan:6/AC,BC", "AB", "");
}

static void requests_and_moves_are_said_with_both_letters(void **state) {
    (void)state;
    void *position = position_of(triangle, NULL, "convex:7");
    struct move move = {.part = 0, .where = 2};
    struct text text = {0};
    triangle->say_move(position, &move, &text);
    text_add_char(&text, ' ');
    coloring->say_move(position, &move, &text);
    assert_string_equal(nimm_text_string(&text), "draw A-C color A-C");
    nimm_text_free(&text);
    free(position);
}

static void boards_are_drawn_in_ascii(void **state) {
    (void)state;
    const struct style style = {.width = 20};
    assert_draws(triangle, "0,0 8,0 4,4 4,1/AD,CD", &style,
                 "         C\n"
                 "         |\n"
                 "         |\n"
                 "         |\n"
                 "      ---D\n"
                 "A-----             B\n"
                 "Drawn: A-D, C-D\n");
    assert_draws(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/AB", &style,
                 "D------------------C\n"
                 "|            ////  |\n"
                 "|         ////     |\n"
                 "|     ////         |\n"
                 "|  ////            |\n"
                 "A##################B\n"
                 "Green: A-B\n");
}

static void boards_are_drawn_in_dots(void **state) {
    (void)state;
    const struct style style = {.width = 20, .utf8 = true};
    assert_draws(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/AB", &style,
                 "D\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809\u2809"
                 "\u2809\u2869\u281DC\n"
                 "\u2847            \u2880\u2824\u2812\u2809  \u28B8\n"
                 "\u2847         \u28C0\u2814\u280A\u2801     \u28B8\n"
                 "\u2847     \u2880\u2860\u2814\u2809         \u28B8\n"
                 "\u2847  \u28C0\u2824\u2812\u2801            \u28B8\n"
                 "A\u28F4\u28EE\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4\u28E4"
                 "\u28E4\u28E4\u28E4B\n"
                 "Green: A-B\n");
}

static void boards_are_told_in_sentences(void **state) {
    (void)state;
    assert_draws(triangle, "convex:3/AB", &(struct style){.width = 40, .plain = true},
                 "A to C lie round a circle.\nA-B is drawn.\n");
    const struct style style = {.width = 80, .plain = true};
    assert_draws(triangle, "convex:7/AC,DF", &style,
                 "A to G lie round a circle.\n"
                 "A-C is drawn.\n"
                 "D-F is drawn.\n");
    assert_draws(triangle, "convex:1", &style, "A is the only point.\nNo segment is drawn yet.\n");
    assert_draws(coloring, "0,0 5,0 5,5 -1,5/ABC,ACD/AB,AC", &style,
                 "A is at 0, 0.\n"
                 "B is at 5, 0.\n"
                 "C is at 5, 5.\n"
                 "D is at -1, 5.\n"
                 "Triangle A B C: A-B and A-C are green.\n"
                 "Triangle A C D: A-C is green.\n");
}

/* Every letter is in the picture, and no line is wider than the window. */
static void assert_fits(const struct game *game, const char *string, size_t points) {
    void *position = position_of(game, NULL, string);
    for (unsigned width = 40; width <= 200; width += 40) {
        for (unsigned looks = 0; looks < 4; looks++) {
            struct style style = {.width = width, .utf8 = looks & 1, .plain = looks & 2};
            struct text text = {0};
            game->draw(position, &style, &text);
            for (size_t i = 0; i < points && !style.plain; i++)
                assert_non_null(strchr(text.data, (int)(i < 26 ? 'A' + i : 'a' + i - 26)));
            char *at = text.data;
            for (char *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
                *end = '\0';
                assert_in_range(text_columns(at), 0, width);
            }
            assert_int_equal(*at, '\0');
            nimm_text_free(&text);
        }
    }
    free(position);
}

static void boards_keep_within_the_window(void **state) {
    (void)state;
    assert_fits(triangle, "convex:1", 1);
    assert_fits(triangle, "convex:2/AB", 2);
    assert_fits(triangle, "convex:26/AC,DF,GZ", 26);
    assert_fits(triangle, "0,0 1000000,1 -1000000,0/AB,BC", 3);
    assert_fits(triangle, "0,0 0,5", 2);
    assert_fits(triangle, "0,0 1,0 0,1 1000000,7", 4);
    assert_fits(coloring, "fan:1", 3);
    assert_fits(coloring, "fan:50/AB,DE,FG,HI,JK,LM,NO,PQ,RS,TU,VW,XY", 26);
    assert_fits(coloring, "strip:50/AB,CE", 26);
    assert_fits(coloring, "0,0 5,0 5,5 0,5/ABC,ACD/AB", 4);
}

static void random_starts_have_as_many_points_as_asked(void **state) {
    (void)state;
    for (uint64_t n = 3; n <= 34; n += 3) {
        struct shape shape = {.parts = {n, n}};
        struct text text = {0}, why = {0};
        for (unsigned i = 0; i < 2; i++) {
            random_text(i ? coloring : triangle, &shape, n, &text, &why);
            assert_string_equal(nimm_text_string(&why), "");
            uint64_t points = 1;
            for (const char *at = nimm_text_string(&text); *at && *at != '/'; at++) points += *at == ' ';
            assert_int_equal(points, n);
        }
        nimm_text_free(&text);
        nimm_text_free(&why);
    }
    static const struct shape none[] = {{.parts = {1, 60}}, {.parts = {0, 9}}, {.parts = {9, 0}}};
    for (size_t i = 0; i < LENGTH(none); i++) {
        struct text text = {0}, why = {0};
        random_text(triangle, &none[i], 1, &text, &why);
        assert_string_equal(nimm_text_string(&why), "there can be 2 to 52 points");
        nimm_text_clear(&why);
        random_text(coloring, &none[i], 1, &text, &why);
        assert_string_equal(nimm_text_string(&why), "there can be 3 to 34 points");
        nimm_text_free(&text);
        nimm_text_free(&why);
    }
}

/* The pictures of a plane in windows of every width hold each letter once. */
static void assert_shows_every_letter(const struct plane *plane) {
    static const struct plane_graph none;
    for (unsigned width = 20; width <= 80; width += 3) {
        struct style style = {.width = width, .utf8 = width % 2};
        struct text text = {0};
        unsigned seen[128] = {0};
        points_draw(plane, &none, &none, &style, &text);
        for (size_t i = 0; i < text.length; i++)
            if ((unsigned char)text.data[i] < 128) seen[(unsigned char)text.data[i]]++;
        for (size_t i = 0; i < plane->n; i++) assert_int_equal(seen[(unsigned char)points_letter(i)], 1);
        nimm_text_free(&text);
    }
}

static void every_letter_is_in_the_picture_however_crowded(void **state) {
    (void)state;
    static const struct plane_point far[] = {{PLANE_REACH, PLANE_REACH},
                                             {-PLANE_REACH, PLANE_REACH},
                                             {PLANE_REACH, -PLANE_REACH},
                                             {7, PLANE_REACH}};
    for (size_t i = 0; i < LENGTH(far); i++)
        for (size_t n = 2; n <= PLANE_POINTS; n += 5) {
            struct plane plane = {.n = n, .point = {far[i]}};
            for (int k = 1; k < (int)n; k++) plane.point[k] = (struct plane_point){k, k * k % 11};
            assert_shows_every_letter(&plane);
        }
}

static void letters_without_room_stand_beside_their_place(void **state) {
    (void)state;
    static const struct plane_graph none;
    const struct plane plane = {.n = 6, .point = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}, {1000, 1000}}};
    struct text text = {0};
    points_draw(&plane, &none, &none, &(struct style){.width = 20}, &text);
    assert_string_equal(nimm_text_string(&text), "                   F\n\n\n\nCD\nABE\n");
    nimm_text_free(&text);
}

/* A point is where it would be in a window of squares, or at most twice as far along one of its sides. */
static void a_narrow_picture_is_stretched_to_twice_its_breadth_at_most(void **state) {
    (void)state;
    static const struct plane_graph none;
    const struct plane tall = {.n = 2, .point = {{0, 0}, {2, 40}}},
                       flat = {.n = 2, .point = {{0, 0}, {40, 1}}};
    struct text text = {0};
    points_draw(&tall, &none, &none, &(struct style){.width = 40}, &text);
    assert_string_equal(nimm_text_string(&text), "  B\n\n\n\n\n\n\n\n\n\n\n\nA\n");
    nimm_text_clear(&text);
    points_draw(&flat, &none, &none, &(struct style){.width = 40}, &text);
    assert_string_equal(nimm_text_string(&text), "A                                      B\n");
    nimm_text_free(&text);
}

static void pairs_fill_lines_up_to_the_last_column(void **state) {
    (void)state;
    static const struct {
        unsigned width;
        const char *lines;
    } cases[] = {{20, "Drawn: A-B, C-D,\nE-F, G-H, I-J\n"},
                 {21, "Drawn: A-B, C-D, E-F,\nG-H, I-J\n"},
                 {19, "Drawn: A-B, C-D,\nE-F, G-H, I-J\n"},
                 {14, "Drawn: A-B,\nC-D, E-F, G-H,\nI-J\n"},
                 {13, "Drawn: A-B,\nC-D, E-F,\nG-H, I-J\n"}};
    struct plane_graph graph = {{0}};
    for (size_t a = 0; a < 10; a += 2) plane_graph_add(&graph, a, a + 1);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct text text = {0};
        points_list_pairs("Drawn", &graph, 10, cases[i].width, &text);
        assert_string_equal(nimm_text_string(&text), cases[i].lines);
        nimm_text_free(&text);
    }
}

static void regular_polygons_are_convex_and_in_order(void **state) {
    (void)state;
    for (size_t n = 1; n <= PLANE_POINTS; n++) {
        struct plane plane;
        size_t order[PLANE_POINTS], line[3];
        plane_make_regular(&plane, n);
        assert_int_equal(plane.n, n);
        assert_true(plane.point[0].x == 0 && plane.point[0].y == 1000);
        assert_false(plane_find_line(&plane, line));
        assert_true(plane_is_convex(&plane, order));
        for (size_t i = 0; n > 2 && i < n; i++) {
            assert_int_equal((order[i] + n - 1) % n, order[(i + 1) % n]);
            assert_int_equal(plane_turn(plane.point[i], plane.point[(i + 1) % n], plane.point[(i + 2) % n]),
                             -1);
        }
    }
}

static void random_points_are_in_general_position(void **state) {
    (void)state;
    for (size_t n = 1; n <= PLANE_POINTS; n += n < 20 ? 1 : 8) {
        struct random random = nimm_random_from_seed(n);
        struct plane plane;
        size_t line[3];
        plane_make_random(&plane, n, &random);
        assert_int_equal(plane.n, n);
        assert_false(plane_find_line(&plane, line));
    }
}

/* Euler: n points with h of them on the hull have 3n - 3 - h edges in every triangulation. */
static void a_triangulation_has_as_many_edges_as_euler_says(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct plane plane;
        struct plane_graph edges;
        size_t n = 3 + seed % 20, edge_count = 0, hull = 0, crossed[2];
        plane_make_random(&plane, n, &random);
        plane_triangulate(&plane, &edges);
        for (size_t a = 0; a < n; a++)
            for (size_t b = a + 1; b < n; b++) {
                bool left = false, right = false;
                for (size_t c = 0; c < n; c++) {
                    left |= plane_turn(plane.point[a], plane.point[b], plane.point[c]) > 0;
                    right |= plane_turn(plane.point[a], plane.point[b], plane.point[c]) < 0;
                }
                hull += left != right;
                if (!plane_graph_has(&edges, a, b)) continue;
                edge_count++;
                assert_true(plane_graph_has(&edges, b, a));
                assert_false(plane_find_crossed(&plane, &edges, a, b, crossed));
            }
        assert_int_equal(edge_count, 3 * n - 3 - hull);
    }
}

static void assert_prints(const struct canvas *canvas, const char *picture) {
    struct text text = {0};
    canvas_print(canvas, &text);
    assert_string_equal(nimm_text_string(&text), picture);
    nimm_text_free(&text);
}

static void lines_are_drawn_in_dots_or_in_signs(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_clear(&canvas, 4, 2, true);
    canvas_draw_line(&canvas, 0, 0, 7, 0, STROKE_THIN);
    canvas_draw_line(&canvas, 0, 7, 7, 7, STROKE_HEAVY);
    assert_prints(&canvas, "\u2809\u2809\u2809\u2809\n\u28E4\u28E4\u28E4\u28E4\n");
    canvas_clear(&canvas, 4, 2, false);
    canvas_draw_line(&canvas, 0, 0, 7, 0, STROKE_THIN);
    canvas_draw_line(&canvas, 0, 7, 5, 7, STROKE_HEAVY);
    canvas_put(&canvas, 1, 1, 'A');
    assert_prints(&canvas, "----\n#A#\n");
    canvas_clear(&canvas, 3, 3, false);
    canvas_draw_line(&canvas, 0, 0, 0, 11, STROKE_THIN);
    canvas_draw_line(&canvas, 5, 0, 4, 11, STROKE_THIN);
    assert_prints(&canvas, "| |\n| |\n| |\n");
    canvas_clear(&canvas, 2, 2, false);
    canvas_draw_line(&canvas, 3, 0, 0, 7, STROKE_THIN);
    assert_prints(&canvas, " /\n/\n");
    canvas_clear(&canvas, 2, 2, false);
    canvas_draw_line(&canvas, 3, 7, 0, 0, STROKE_THIN);
    assert_prints(&canvas, "\\\n \\\n");
}

/* What lies outside is not drawn. */
static void a_canvas_cuts_off_what_does_not_fit(void **state) {
    (void)state;
    struct canvas canvas;
    canvas_clear(&canvas, 2, 1, true);
    canvas_draw_line(&canvas, -5, 0, 20, 0, STROKE_HEAVY);
    canvas_draw_line(&canvas, 0, 9, 3, 9, STROKE_THIN);
    assert_prints(&canvas, "\u281B\u281B\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_read_in_any_spacing_and_printed_in_one),
        cmocka_unit_test(bad_points_are_refused_by_name),
        cmocka_unit_test(bad_segments_are_refused_by_name),
        cmocka_unit_test(faces_that_are_no_triangulation_are_refused_by_name),
        cmocka_unit_test(more_than_64_faces_are_refused),
        cmocka_unit_test(moves_are_read_in_many_ways),
        cmocka_unit_test(moves_that_are_none_are_refused_with_what_is_right),
        cmocka_unit_test(every_pair_is_legal_or_refused_as_the_moves_say),
        cmocka_unit_test(unsafe_moves_are_warned_of),
        cmocka_unit_test(requests_and_moves_are_said_with_both_letters),
        cmocka_unit_test(boards_are_drawn_in_ascii),
        cmocka_unit_test(boards_are_drawn_in_dots),
        cmocka_unit_test(boards_are_told_in_sentences),
        cmocka_unit_test(boards_keep_within_the_window),
        cmocka_unit_test(random_starts_have_as_many_points_as_asked),
        cmocka_unit_test(every_letter_is_in_the_picture_however_crowded),
        cmocka_unit_test(letters_without_room_stand_beside_their_place),
        cmocka_unit_test(a_narrow_picture_is_stretched_to_twice_its_breadth_at_most),
        cmocka_unit_test(pairs_fill_lines_up_to_the_last_column),
        cmocka_unit_test(regular_polygons_are_convex_and_in_order),
        cmocka_unit_test(random_points_are_in_general_position),
        cmocka_unit_test(a_triangulation_has_as_many_edges_as_euler_says),
        cmocka_unit_test(lines_are_drawn_in_dots_or_in_signs),
        cmocka_unit_test(a_canvas_cuts_off_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("points", tests, NULL, NULL);
}
