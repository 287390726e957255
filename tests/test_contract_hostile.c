/* SPDX-License-Identifier: MIT */
/* What every game promises of hostile texts: refused with one line, or good for everything that follows. */
#include "contract.h"

#include <ctype.h>

static const char *const hostile[] = {
    "",
    " ",
    "      \t\r\n",
    "\v\f",
    "\x01\x02\x03",
    "\x1B[31m",
    "\x1B]0;title\x07",
    "\x7F",
    "\xC2\x9B"
    "2J",
    "\xFF\xFE",
    "\x80",
    "\xC3(",
    "\xE2\x80\xAE"
    "3",
    "\xF0\x9F\x98\x80",
    "\xED\xA0\x80",
    "\xC0\x80",
    "%s%n%s%n",
    "%99999999d",
    "'; rm -rf",
    "\"",
    "\\",
    "0",
    "00",
    "1",
    "-0",
    "-1",
    "+",
    "+1",
    "- 1",
    "--",
    "1-",
    "2 -1",
    "1 +1",
    "1 +18446744073709551615",
    "1.5",
    "1e9",
    "0x10",
    "999999999",
    "4294967295",
    "4294967296",
    "4294967297 1",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "18446744073709551615,18446744073709551615",
    "18446744073709551615 18446744073709551615 18446744073709551615",
    "99999999999999999999999999999999999999",
    "1 18446744073709551616",
    "1,,2",
    ",1",
    "1,",
    ",",
    ",,,,",
    "1;2",
    "1 2 3 4 5 6 7 8 9",
    "0,0,0",
    "0 0 0 0",
    "1,1/1,1",
    "1/",
    "/1",
    "/",
    "//",
    "3,4/18446744073709551615,18446744073709551615",
    "@",
    "a>b",
    "a>a",
    "a>b,b>a",
    "a>b@c",
    "a>",
    ">b",
    "a>b@",
    "a>b,a>c,b>c@a",
    ":",
    "::",
    "=",
    "nim=3,4+nim=5",
    "nim=+nim=",
    "nim=3,4+",
    "+nim=3",
    "compound=nim=1+nim=2",
    "nosuch=1",
    "nim=3,4+kayles=iii+chop=2x2",
    "northcott=W.B",
    "x",
    "3x",
    "x3",
    "3x4",
    "0x0",
    "1x1",
    "3x4x5",
    "18446744073709551615x18446744073709551615",
    "4294967296x4294967296",
    "255x255",
    "rows 0",
    "rows 18446744073709551615",
    "columns",
    "i",
    ".",
    "...",
    "iii.iii",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "W.B",
    "WB",
    "W",
    "W..W",
    "B.W/W.B",
    "W.B/",
    "W..............................................................................................B",
    "convex:0",
    "convex:7",
    "convex:18446744073709551616",
    "convex:7/AC,AC",
    "convex:7/AC,BD",
    "0,0 1,1 2,2",
    "0,0 0,0 1,2",
    "0,0 5,1 2,7",
    "-9223372036854775808,0 0,9223372036854775807 5,5",
    "0,0 5,0 5,5 0,5/ABC,ACD/AB",
    "fan:0",
    "fan:3",
    "strip:99999999999",
    "AB",
    "AA",
    "ZZ",
    "0.8",
    "4,4,2",
    "2,4",
    "4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4",
    "12,30,7",
    "2,3,5,7",
    "18446744073709551557",
    "18446744030759878681",
};

static const struct {
    const char *piece;
    unsigned times;
} repeated[] = {{"1", 100000},     {"1,", 50000},   {"i", 100000},   {".", 100000},   {"W.B/", 25000},
                {" ", 100000},     {"\xFF", 99999}, {"+", 100000},   {"a>b,", 25000}, {"9 ", 50000},
                {"nim=1+", 20000}, {"/", 100000},   {"0,1 ", 30000}, {"A", 100000},   {"7,", 128},
                {"3+", 300},       {"(", 100000},   {"i.", 60}};

static const char *const parameters[] = {"",
                                         "0",
                                         "1",
                                         "18446744073709551615",
                                         "18446744073709551616",
                                         "1,2,3",
                                         "x",
                                         "0.",
                                         "0.0",
                                         "0.8",
                                         ".7",
                                         "0.77777777777777777777777777777777777",
                                         "-1",
                                         "\x1B",
                                         "%n",
                                         ":",
                                         "3,3",
                                         "65536,1",
                                         "100000,1"};

/* ---- what a refusal looks like ---- */

static void check_refusal(const struct subject *subject, const struct text *why, const char *typed) {
    PROMISE_OF(subject, NULL, why->length > 0 && why->length < 1000, typed);
    assert_one_line(why);
    char first = why->data[0];
    PROMISE_OF(subject, NULL, !isupper((unsigned char)first), text_string(why));
    PROMISE_OF(subject, NULL, why->data[why->length - 1] != '.', text_string(why));
}

/* ---- what is accepted is good for everything ---- */

static void check_drawing(const struct subject *subject, const void *position) {
    static const unsigned widths[] = {20, 40, 200};
    for (unsigned i = 0; i < 4 * LENGTH(widths); i++) {
        struct style style = {.width = widths[i / 4], .utf8 = i & 1, .plain = i & 2};
        struct text text = {0};
        subject->game->draw(position, &style, &text);
        PROMISE(subject, position, text.length < 2000000);
        PROMISE(subject, position, text.length == 0 || text.data[text.length - 1] == '\n');
        text_free(&text);
    }
}

static void check_solving(const struct subject *subject, struct solver *solver, const void *position,
                          unsigned mover) {
    struct solution solution;
    struct advice advice;
    struct move found[20];
    struct question question = {.game = subject->game, .position = position, .mover = mover};
    for (int misere = 0; misere <= solve_has_misere(subject->game); misere++) {
        struct move_list list = {.moves = found, .limit = 20};
        question.misere = misere;
        enum solve_status status = solve_position(solver, &question, &solution);
        PROMISE(subject, position, status != SOLVE_STOPPED);
        status = solve_winning_moves(solver, &question, &list);
        if (status == SOLVE_OK && solution.status == SOLVE_OK)
            PROMISE(subject, position,
                    solution.outcome == OUTCOME_N || list.total.n == 0 || solution.outcome == OUTCOME_D);
        if (game_is_over(subject->game, position, mover)) continue;
        PROMISE(subject, position, solve_advice(solver, &question, &advice) == SOLVE_OK);
    }
    if (solution.has_value && subject->game->describe)
        for (size_t i = 0; i < solution.piles.n; i++) {
            struct text name = {0}, reason = {0};
            subject->game->describe(position, i, &name, &reason);
            text_free(&name);
            text_free(&reason);
        }
}

static void check_playing(const struct subject *subject, const void *position) {
    struct random random = random_from_seed(1);
    struct session session;
    struct text why = {0}, text = {0};
    struct move move;
    if (subject->game->startable && !subject->game->startable(position, &why)) {
        check_refusal(subject, &why, "startable");
        text_free(&why);
        return;
    }
    session_start(&session, subject->game, position, 0, false);
    while (session.played < 40 && random_move(subject->game, session_position(&session),
                                              session_mover(&session), 50, &random, &move)) {
        text_clear(&text);
        subject->game->print_move(session_position(&session), &move, &text);
        subject->game->say_move(session_position(&session), &move, &text);
        session_play(&session, &move);
        text_clear(&text);
        subject->game->print(session_position(&session), &text);
    }
    check_drawing(subject, session_position(&session));
    session_end(&session);
    text_free(&why);
    text_free(&text);
}

static void check_print(const struct subject *subject, const void *position) {
    const struct game *game = subject->game;
    struct text text = {0}, given = {0}, why = {0};
    void *again = new_position(subject);
    memset(again, 0x55, game->size);
    game->print(position, &text);
    if (game->print_parameters) game->print_parameters(position, &given);
    bool parsed =
        game->parse(game->print_parameters ? text_string(&given) : NULL, text_string(&text), again, &why);
    PROMISE_OF(subject, position, parsed, text_string(&why));
    PROMISE(subject, position, memcmp(again, position, game->size) == 0);
    text_free(&text);
    text_free(&given);
    text_free(&why);
    free(again);
}

static void check_position_text(const struct subject *subject, struct solver *solver, const char *given,
                                const char *typed) {
    struct text why = {0};
    void *position = new_position(subject);
    memset(position, 0xAA, subject->game->size);
    if (!subject->game->parse(given, typed, position, &why)) {
        check_refusal(subject, &why, typed);
    } else {
        PROMISE_OF(subject, position, why.length == 0, text_string(&why));
        check_print(subject, position);
        check_drawing(subject, position);
        check_solving(subject, solver, position, 0);
        check_playing(subject, position);
    }
    text_free(&why);
    free(position);
}

static void hostile_positions_are_refused_or_good(const struct subject *subject) {
    struct solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(hostile); i++)
        check_position_text(subject, solver, subject->parameters, hostile[i]);
    solver_free(solver);
}

static void very_long_positions_are_refused_or_good(const struct subject *subject) {
    struct solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(repeated); i++) {
        struct text typed = {0};
        text_add_repeated(&typed, repeated[i].piece, repeated[i].times);
        check_position_text(subject, solver, subject->parameters, text_string(&typed));
        text_add(&typed, "1");
        check_position_text(subject, solver, subject->parameters, text_string(&typed));
        text_free(&typed);
    }
    solver_free(solver);
}

static void hostile_parameters_are_refused_or_good(const struct subject *subject) {
    if (!subject->game->parameters_help || subject->parameters) return;
    struct solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(parameters); i++) {
        struct random random = random_from_seed(i);
        const struct shape shape = {.parts = {0, 0}};
        void *position = new_position(subject);
        struct text why = {0};
        check_position_text(subject, solver, parameters[i], subject->game->sample);
        check_position_text(subject, solver, parameters[i], "18446744073709551615,18446744073709551614,7");
        if (!subject->game->random(parameters[i], &shape, &random, position, &why))
            check_refusal(subject, &why, parameters[i]);
        else
            check_print(subject, position);
        text_free(&why);
        free(position);
    }
    solver_free(solver);
}

/* ---- moves ---- */

static void check_move_text(const struct subject *subject, const void *position, unsigned mover,
                            const char *typed) {
    const struct game *game = subject->game;
    struct text why = {0};
    struct move move;
    void *after = new_position(subject);
    bool legal =
        game->parse_move(position, mover, typed, &move, &why) && game->check(position, mover, &move, &why);
    if (legal) {
        play_into(game, position, mover, &move, after);
        check_print(subject, after);
    } else {
        PROMISE_OF(subject, position, why.length > 0 && why.length < 1000, typed);
        assert_one_line(&why);
        PROMISE_OF(subject, position, why.data[why.length - 1] == '.', text_string(&why));
        PROMISE_OF(subject, position, !islower((unsigned char)why.data[0]), text_string(&why));
    }
    text_free(&why);
    free(after);
}

static void hostile_moves_are_refused_or_good(const struct subject *subject) {
    for (unsigned seed = 0; seed < 2; seed++) {
        struct session session;
        play_at_random(subject, seed, 2, &session);
        for (size_t at = 0; at <= session.played; at++) {
            const void *position = session_position_at(&session, at);
            for (size_t i = 0; i < LENGTH(hostile); i++)
                check_move_text(subject, position, session_mover_at(&session, at), hostile[i]);
            for (size_t i = 0; i < LENGTH(repeated); i++) {
                struct text typed = {0};
                text_add_repeated(&typed, repeated[i].piece, repeated[i].times);
                check_move_text(subject, position, session_mover_at(&session, at), text_string(&typed));
                text_free(&typed);
            }
        }
        session_end(&session);
    }
}

/* ---- shapes ---- */

static void random_starts_of_any_shape_are_refused_or_good(const struct subject *subject) {
    static const struct shape shapes[] = {
        {{1, 1}, {0, 0}},          {{0, 0}, {1, 1}},
        {{1, 1}, {1, 1}},          {{3, 3}, {5, 5}},
        {{2, 9}, {1, 20}},         {{128, 128}, {0, 0}},
        {{129, 1000}, {0, 0}},     {{5, 2}, {0, 0}},
        {{0, 0}, {7, 3}},          {{UINT64_MAX, 1}, {UINT64_MAX, 1}},
        {{1, UINT64_MAX}, {0, 0}}, {{UINT64_MAX, UINT64_MAX}, {UINT64_MAX, UINT64_MAX}},
        {{0, 0}, {1000, 1000}},    {{0, 0}, {UINT64_MAX, UINT64_MAX}},
        {{0, 0}, {1, UINT64_MAX}}, {{0, 1}, {0, 1}},
    };
    for (size_t i = 0; i < LENGTH(shapes); i++) {
        struct random random = random_from_seed(i);
        struct text why = {0};
        void *position = new_position(subject);
        if (subject->game->random(subject->parameters, &shapes[i], &random, position, &why)) {
            PROMISE_OF(subject, position, why.length == 0, text_string(&why));
            check_print(subject, position);
            check_drawing(subject, position);
            check_playing(subject, position);
        } else {
            check_refusal(subject, &why, "shape");
        }
        text_free(&why);
        free(position);
    }
}

int main(void) {
    static const struct promise promises[] = {
        PROMISED(hostile_positions_are_refused_or_good),
        PROMISED(very_long_positions_are_refused_or_good),
        PROMISED(hostile_parameters_are_refused_or_good),
        PROMISED(hostile_moves_are_refused_or_good),
        PROMISED(random_starts_of_any_shape_are_refused_or_good),
    };
    return run_contract("contract of hostile texts", promises, LENGTH(promises));
}
