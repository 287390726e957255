/* SPDX-License-Identifier: MIT */
/* What is to stay as it is though no rule of a game tells it. A seed gives the same start on every machine
 * and in every version: records, worksheets and classes rely on it. A search takes no more positions and
 * memory. */
#include "support.h"

#include "nimm/random.h"

struct known {
    const char *game;
    uint64_t hash;
};

/* FNV-1a over the printed starts of the seeds 1 to 200. */
static uint64_t hash_starts(const char *name, const struct shape *shape) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    void *position = malloc(game->size);
    struct text text = {0}, why = {0};
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    assert_non_null(position);
    for (uint64_t seed = 1; seed <= 200; seed++) {
        struct random random = random_from_seed(seed);
        text_clear(&text);
        assert_true(game->random(parameters, shape, &random, position, &why));
        game->print(position, &text);
        for (const char *at = text_string(&text); *at; at++)
            hash = (hash ^ (unsigned char)*at) * UINT64_C(0x100000001B3);
    }
    text_free(&text);
    text_free(&why);
    free(position);
    return hash;
}

static void a_seed_gives_the_same_start_for_ever(void **state) {
    (void)state;
    static const struct known known[] = {
        {"nim", UINT64_C(0x66BF4DC77CD574FC)},
        {"subtraction:3", UINT64_C(0x99421462A799AA6F)},
        {"subtraction:1,3,4", UINT64_C(0x5872C7560A42F2B2)},
        {"poker-nim", UINT64_C(0x2E832D939A2298DF)},
        {"prime", UINT64_C(0x3352BEDF20D83C0F)},
        {"northcott", UINT64_C(0x1DDED0153367A393)},
        {"kayles", UINT64_C(0x81CE461437A6BBD9)},
        {"dawson", UINT64_C(0xE45090651343FA6F)},
        {"kayles-piles", UINT64_C(0xF7BD32BCD061D7DF)},
        {"dawson-piles", UINT64_C(0x85654D360478B1AB)},
        {"octal:0.137", UINT64_C(0x8779005DAB28577E)},
        {"octal:0.37", UINT64_C(0xE8423CAE18CCCB29)},
        {"chop", UINT64_C(0x7E0F211D7EC875C2)},
        {"chomp", UINT64_C(0x4B447F2E81662CB7)},
        {"coloring", UINT64_C(0xEDBC5AF4759AE100)},
        {"digraph", UINT64_C(0xDEB82E56E51810EE)},
        {"compound", UINT64_C(0x6B63B17E8A9608F8)},
        {"triangle", UINT64_C(0x0F51655FBC00AE57)},
    };
    const struct shape usual = {0};
    size_t wrong = 0;
    /* A bar of two rows is no square, however often a square is wanted. */
    const struct shape narrow = {.parts = {2, 2}, .amount = {3, 900}};
    assert_int_equal(hash_starts("chop", &narrow), UINT64_C(0x3d4498879c2f8536));
    for (size_t i = 0; i < LENGTH(known); i++) {
        uint64_t hash = hash_starts(known[i].game, &usual);
        if (hash != known[i].hash)
            print_error("{\"%s\", UINT64_C(0x%016llX)},\n", known[i].game, (unsigned long long)hash), wrong++;
    }
    assert_int_equal(wrong, 0);
}

/* Positions looked at to find out who wins twelve starts of so many points. */
static uint64_t work_of(const char *name, uint64_t points) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    const struct shape shape = {.parts = {points, points}};
    void *position = malloc(game->size);
    struct text why = {0};
    uint64_t spent = 0;
    assert_non_null(position);
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct random random = random_from_seed(seed);
        struct solver *solver = new_solver(10000000);
        enum outcome outcome;
        assert_true(game->random(parameters, &shape, &random, position, &why));
        struct question question = {.game = game, .position = position};
        assert_int_equal(solve_outcome(solver, &question, &outcome), SOLVE_OK);
        spent += solver_spent(solver);
        solver_free(solver);
    }
    text_free(&why);
    free(position);
    return spent;
}

/* The orders and the shortcuts of a search change no answer; that they are there shows in the work alone. */
static void planar_searches_look_at_no_more_positions_than_they_did(void **state) {
    (void)state;
    assert_in_range(work_of("triangle", 12), 1, 155300);
    assert_in_range(work_of("coloring", 18), 1, 170000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seed_gives_the_same_start_for_ever),
        cmocka_unit_test(planar_searches_look_at_no_more_positions_than_they_did),
    };
    return cmocka_run_group_tests_name("seeds", tests, NULL, NULL);
}
