/* SPDX-License-Identifier: MIT */
/* Asks the library about a position: ask move|suggestion GAME POSITION [--misere] prints the first
 * legal move, or the move that a perfect player makes. Exit status: 0 it is printed and can be
 * made, 1 there is none, 2 a refusal. */
#include <stdio.h>
#include <string.h>

#include "nimm/nimm.h"

int main(int argc, char **argv) {
    char why[1000];
    if (argc < 4) {
        fprintf(stderr, "usage: ask move|suggestion GAME POSITION [--misere]\n");
        return 2;
    }
    bool misere = argc > 4 && strcmp(argv[4], "--misere") == 0;
    struct nimm_position *position =
        nimm_position_open(argv[2], argv[3], 1, misere, why, sizeof why);
    if (!position) {
        fprintf(stderr, "ask: %s\n", why);
        return 2;
    }
    struct nimm_solver *solver = nimm_solver_new(0, 0);
    const char *move = "";
    if (strcmp(argv[1], "move") == 0)
        move = nimm_position_moves(position, 1);
    else
        nimm_position_suggest(position, solver, &move);
    size_t length = strcspn(move, "\n");
    char text[1000];
    snprintf(text, sizeof text, "%.*s", (int)length, move);
    bool is_made = length > 0 && nimm_position_play(position, text) == NULL;
    if (is_made) puts(text);
    nimm_solver_free(solver);
    nimm_position_close(position);
    return !is_made;
}
