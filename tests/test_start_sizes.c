/* SPDX-License-Identifier: MIT */
/* Random starts of which no shape is wanted: how large their parts are, from the least to the most of many.
 */
#include "support.h"

#include "nimm/random.h"

struct sizes {
    uint64_t parts_low, parts_high, low, high;
};

static void widen(uint64_t value, uint64_t *low, uint64_t *high) {
    if (value < *low) *low = value;
    if (value > *high) *high = value;
}

/* A printed position as numbers, or as rows: runs of one sign. */
static void measure(const char *at, struct sizes *sizes) {
    uint64_t parts = 0;
    while (*at) {
        char *end = NULL;
        uint64_t size = strtoull(at, &end, 10);
        if (end == at && !strchr(".,x", *at)) {
            size = strspn(at, (const char[]){*at, '\0'});
            end += size;
        }
        if (end == at) {
            at++;
            continue;
        }
        widen(size, &sizes->low, &sizes->high);
        parts++;
        at = end;
    }
    widen(parts, &sizes->parts_low, &sizes->parts_high);
}

/* A board: its rows stand between slashes. */
static void measure_rows(const char *at, struct sizes *sizes) {
    uint64_t rows = 1;
    for (;; rows++) {
        size_t length = strcspn(at, "/");
        widen(length, &sizes->low, &sizes->high);
        at += length;
        if (*at++ == '\0') break;
    }
    widen(rows, &sizes->parts_low, &sizes->parts_high);
}

static void assert_sizes(const char *name, void (*measured)(const char *at, struct sizes *sizes),
                         struct sizes expected) {
    const char *parameters;
    const struct game *game = game_of(name, &parameters);
    struct sizes sizes = {UINT64_MAX, 0, UINT64_MAX, 0};
    void *position = malloc(game->size);
    struct text text = {0};
    assert_non_null(position);
    for (uint64_t seed = 0; seed < 2000; seed++) {
        struct random random = nimm_random_from_seed(seed);
        assert_true(game->random(parameters, &(struct shape){{0, 0}, {0, 0}}, &random, position, &text));
        nimm_text_clear(&text);
        game->print(position, &text);
        measured(nimm_text_string(&text), &sizes);
        nimm_text_clear(&text);
    }
    if (memcmp(&sizes, &expected, sizeof sizes) != 0)
        fail_msg("%s: %u to %u parts of %u to %u", name, (unsigned)sizes.parts_low,
                 (unsigned)sizes.parts_high, (unsigned)sizes.low, (unsigned)sizes.high);
    nimm_text_free(&text);
    free(position);
}

static void starts_of_heap_games_are_a_few_small_heaps(void **state) {
    (void)state;
    assert_sizes("nim", measure, (struct sizes){2, 5, 1, 8});
    assert_sizes("kayles-piles", measure, (struct sizes){2, 4, 3, 9});
    assert_sizes("dawson-piles", measure, (struct sizes){2, 4, 4, 12});
    assert_sizes("subtraction:3", measure, (struct sizes){2, 4, 3, 14});
    assert_sizes("subtraction:10,12", measure, (struct sizes){2, 4, 10, 40});
}

static void starts_of_row_games_are_a_few_short_rows(void **state) {
    (void)state;
    assert_sizes("kayles", measure, (struct sizes){2, 3, 3, 8});
    assert_sizes("dawson", measure, (struct sizes){2, 3, 3, 10});
}

/* Only a pile of 1 has a move. */
static void starts_of_the_code_0_point_1_are_piles_of_1(void **state) {
    (void)state;
    assert_sizes("octal:0.1", measure, (struct sizes){2, 4, 1, 1});
}

static void starts_of_boards_are_a_few_rows_of_a_few_squares(void **state) {
    (void)state;
    assert_sizes("chop", measure, (struct sizes){2, 2, 3, 8});
    assert_sizes("northcott", measure_rows, (struct sizes){3, 5, 6, 8});
}

/* In dawson-piles a pile of 1 has no move. */
static void starts_give_a_choice_of_two_piles_and_eight_stones(void **state) {
    (void)state;
    const char *parameters;
    const struct game *game = game_of("dawson-piles", &parameters);
    void *position = malloc(game->size);
    assert_non_null(position);
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct random random = nimm_random_from_seed(seed);
        struct text text = {0};
        uint64_t open = 0, stones = 0;
        assert_true(game->random(parameters, &(struct shape){{2, 3}, {1, 6}}, &random, position, &text));
        nimm_text_clear(&text);
        game->print(position, &text);
        for (char *at = text.data; *at; at += *at == ',') {
            uint64_t pile = strtoull(at, &at, 10);
            open += pile > 1;
            stones += pile;
        }
        assert_true(open >= 2 && stones >= 8);
        nimm_text_free(&text);
    }
    free(position);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_of_heap_games_are_a_few_small_heaps),
        cmocka_unit_test(starts_of_row_games_are_a_few_short_rows),
        cmocka_unit_test(starts_give_a_choice_of_two_piles_and_eight_stones),
        cmocka_unit_test(starts_of_the_code_0_point_1_are_piles_of_1),
        cmocka_unit_test(starts_of_boards_are_a_few_rows_of_a_few_squares),
    };
    return cmocka_run_group_tests_name("start_sizes", tests, NULL, NULL);
}
