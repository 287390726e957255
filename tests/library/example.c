/* SPDX-License-Identifier: MIT */
/* A program of somebody else's, in C and in C++ (check-install compiles it as both): it has names of its own
 * that nimm uses inside, and asks the installed library what decides a position. */
#include <nimm/nim.h>
#include <nimm/octal.h>
#include <nimm/solve.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
int is_prime(int n);
int memory_take(void);
#ifdef __cplusplus
}
#endif

int is_prime(int n) {
    return n == 2;
}

int memory_take(void) {
    return 0;
}

int main(void) {
    const uint64_t piles[] = {13, 19, 10};
    const char *parameters;
    const struct game *game = nimm_game_find("kayles", &parameters);
    struct solver *solver = nimm_solver_new(0, 0);
    struct solution solution;
    struct question question = {0};
    struct text why = {0};
    void *position = calloc(1, game->size);
    if (!position || !nimm_game_parse(game, parameters, "ii.iii", position, &why)) return 1;
    question.game = game;
    question.position = position;
    if (nimm_solve_position(solver, &question, &solution) != NIMM_SOLVE_OK) return 1;
    printf("%s %d %c %d\n", NIMM_VERSION, (int)nimm_sum(piles, 3), (int)solution.outcome,
           (int)solution.value);
    if (game->parse("ii-iii", position, &why)) return 1;
    printf("%.21s\n", nimm_text_string(&why));
    nimm_text_free(&why);
    nimm_solver_free(solver);
    free(position);
    return is_prime(2) + memory_take() - 1;
}
