/* SPDX-License-Identifier: MIT */
/* A program of somebody else's, in C and in C++ (check-install compiles it as both): it asks for
 * sums and codes, then plays a game of each kind by chance, in two threads, and asks who wins on
 * the way. With the word "memory" it runs out of memory, and goes on. It has names of its own that
 * nimm uses inside. */
#include <nimm/nimm.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#ifdef __cplusplus
#include <algorithm>
#include <utility>
using namespace std;
#endif

struct nimm_solver;
struct question;
struct style;
enum outcome { LOST, WON };

static int memory_take(void) {
    return 0;
}

/* Says what is wrong, and ends the program. */
static void expect(bool good, const char *what, const char *where) {
    if (good) return;
    printf("%s: %s\n", where, what);
    exit(1);
}

static void use_numbers(struct nimm_solver *solver) {
    const uint64_t piles[] = {13, 19, 10};
    const uint64_t kayles[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6};
    uint64_t seen[NIMM_MEX_WORDS(3)], values[12];
    struct nimm_period period;
    expect(strcmp(nimm_version(), NIMM_VERSION) == 0, "another version", nimm_version());
    expect(nimm_sum(piles, 3) == 20, "the nim-sum", "13,19,10");
    expect(nimm_mex(piles, 3, seen) == 0, "the mex", "13,19,10");
    expect(nimm_code_period(solver, "0.77", &period) == NIMM_OK && period.preperiod == 71 &&
               period.period == 12,
           "the period", "0.77");
    expect(nimm_code_period(solver, "0.78", &period) == NIMM_REFUSED, "that it is a code", "0.78");
    expect(nimm_code_values(solver, "0.77", values, 12) == NIMM_OK, "the values", "0.77");
    expect(memcmp(values, kayles, sizeof kayles) == 0, "the values", "0.77");
    expect(nimm_code_values(solver, "0.77", NULL, 0) == NIMM_OK, "no values", "0.77");
    expect(nimm_code_values(solver, "0.78", values, 12) == NIMM_REFUSED, "its values", "0.78");
}

/* Says why there is no such position, as far as the colon. */
static void refuse(const char *game, const char *text, int first, bool misere) {
    char why[200], start[8];
    expect(!nimm_position_open(game, text, first, misere, why, sizeof why), "is a position", text);
    expect(!nimm_position_open(game, text, first, misere, start, sizeof start), "is a position",
           text);
    expect(strncmp(why, start, 7) == 0 && start[7] == '\0', "the reason is not cut", text);
    printf("%.*s\n", (int)strcspn(why, ":"), why);
}

/* Three winning moves, of which one is asked for, and a position that may be asked about but is too
 * large to play. */
static void use_positions(struct nimm_solver *solver) {
    struct nimm_position *equal = nimm_position_open("nim", "8,8,8", 2, false, NULL, 0);
    struct nimm_position *large =
        nimm_position_open("kayles-piles", "1000000000000000000", 1, false, NULL, 0);
    const char *moves;
    uint64_t total, pile;
    size_t n;
    expect(nimm_position_winning_moves(equal, solver, 1, &moves, &total) == NIMM_OK && total == 3,
           "how many moves win", "8,8,8");
    expect(strcmp(moves, "1 8\n") == 0, "the first of them", "8,8,8");
    expect(nimm_position_mover(equal) == 2, "who moves first", "8,8,8");
    expect(nimm_position_piles(large, solver, &pile, 1, &n) == NIMM_OK && n == 1, "the value",
           "kayles-piles");
    expect(nimm_position_play(large, "1 1") != NULL, "can be played", "kayles-piles");
    nimm_position_close(equal);
    nimm_position_close(large);
}

/* A sum is balanced as its parts are: 3 xor 4 is 7, so the Kayles row of 7 pins, worth 2, leaves 5.
 * Each line is tried in a copy, and the position itself stays. */
static void search_a_sum(struct nimm_solver *solver) {
    const char *const sum = "nim=3,4+kayles=iiiiiii";
    struct nimm_position *position = nimm_position_open("compound", sum, 1, false, NULL, 0);
    uint64_t piles[2], total;
    size_t n;
    const char *moves;
    char outcome;
    expect(nimm_position_piles(position, solver, piles, 2, &n) == NIMM_OK && n == 2 &&
               nimm_sum(piles, n) == 5,
           "its value", sum);
    expect(!nimm_position_play(position, "1 2 1"), "a move in part 1", sum);
    expect(nimm_position_winning_moves(position, solver, 100, &moves, &total) == NIMM_OK,
           "how to win", sum);
    for (const char *line = moves; *line; line = strchr(line, '\n') + 1) {
        char move[80];
        snprintf(move, sizeof move, "%.*s", (int)strcspn(line, "\n"), line);
        struct nimm_position *copy = nimm_position_copy(position);
        expect(!nimm_position_play(copy, move), "a winning move", sum);
        expect(nimm_position_outcome(copy, solver, &outcome) == NIMM_OK && outcome == 'P',
               "a move that wins nothing", sum);
        expect(nimm_position_undo(copy) && nimm_position_undo(copy) && !nimm_position_undo(copy),
               "a copy has all moves", sum);
        nimm_position_close(copy);
        total--;
    }
    expect(total == 0 && nimm_position_mover(position) == 2, "the copies change it", sum);
    nimm_position_close(position);
}

/* Three times at a: from then on there is nothing to play, and nobody has won. */
static void draw_a_game(void) {
    const char *const circle = "a>b,b>a@a";
    struct nimm_position *position = nimm_position_open("digraph", circle, 1, false, NULL, 0);
    for (int i = 0; i < 4; i++) {
        expect(nimm_position_winner(position) == -1, "over too soon", circle);
        expect(!nimm_position_play(position, i % 2 == 0 ? "b" : "a"), "a move is refused", circle);
    }
    expect(nimm_position_winner(position) == 0, "not drawn", circle);
    expect(*nimm_position_moves(position, 10) == '\0', "moves after a draw", circle);
    nimm_position_close(position);
}

/* A line of some, by chance, without its newline, in memory to be freed; NULL: there is none. */
static char *draw_line(const char *lines) {
    int seen = 0;
    const char *drawn = NULL;
    for (const char *line = lines; *line; line = strchr(line, '\n') + 1)
        if (rand() % ++seen == 0) drawn = line;
    if (!drawn) return NULL;
    size_t length = (size_t)(strchr(drawn, '\n') - drawn);
    char *copy = (char *)calloc(length + 1, 1);
    if (!copy) exit(1);
    return (char *)memcpy(copy, drawn, length);
}

/* What is said of a position agrees: its piles with its value, and who wins with the winning moves
 * and with what the suggestion leads to. */
static void ask(struct nimm_position *position, bool misere, struct nimm_solver *solver,
                const char *game) {
    char before, after;
    const char *moves, *move;
    uint64_t total, piles[256];
    size_t n;
    if (nimm_position_outcome(position, solver, &before) != NIMM_OK) return;
    if (nimm_position_piles(position, solver, piles, 256, &n) == NIMM_OK) {
        expect(!misere, "it has a value in misere play", game);
        expect((nimm_sum(piles, n) == 0) == (before == 'P'), "their nim-sum is not who wins", game);
    }
    if (nimm_position_winning_moves(position, solver, 100, &moves, &total) != NIMM_OK) return;
    expect((before == 'N') == (total > 0), "who wins is not who has a winning move", game);
    expect((total > 0) == (*moves != '\0'), "they are not in the list", game);
    if (nimm_position_suggest(position, solver, &move) != NIMM_OK || before != 'N') return;
    expect(!nimm_position_play(position, move), "the suggestion is not legal", game);
    if (nimm_position_outcome(position, solver, &after) == NIMM_OK)
        expect(after == 'P', "it wins nothing", game);
    expect(nimm_position_undo(position), "it cannot be taken back", game);
}

/* One move by chance. False: the game is over. */
static bool play_by_chance(struct nimm_position *position, const char *game) {
    char *move = draw_line(nimm_position_moves(position, 1000));
    expect((move == NULL) == (nimm_position_winner(position) >= 0),
           "over is not where no moves are", game);
    if (!move) return false;
    int mover = nimm_position_mover(position);
    const char *refusal = nimm_position_play(position, move);
    expect(!refusal, refusal, game);
    expect(nimm_position_mover(position) == 3 - mover, "the turn does not change", game);
    free(move);
    return true;
}

/* Plays a whole game, and takes it back. */
static void play(const char *game, bool misere, struct nimm_solver *solver) {
    char why[200];
    struct nimm_position *position = nimm_position_open(game, NULL, 1, misere, why, sizeof why);
    if (!position && misere) {
        expect(strstr(why, "no misere play") != NULL, why, game);
        return; /* this game is not played so */
    }
    expect(position != NULL, why, game);
    char *start = strdup(nimm_position_print(position));
    const char *suggestion;
    int moves = 0;
    do {
        if (moves < 20 && nimm_position_winner(position) < 0) ask(position, misere, solver, game);
        expect(*nimm_position_draw(position, 80, NIMM_DRAW_LAST) != '\0', "nothing is drawn", game);
    } while (play_by_chance(position, game) && ++moves);
    expect(nimm_position_play(position, "1 1") != NULL, "a move after the end", game);
    expect(nimm_position_suggest(position, solver, &suggestion) == NIMM_NO_ANSWER,
           "one is suggested", game);
    int winner = nimm_position_winner(position);
    bool mover_won = winner == nimm_position_mover(position);
    expect(winner == 0 || mover_won == misere, "who has won", game);
    while (nimm_position_undo(position)) moves--;
    expect(moves == 0 && strcmp(nimm_position_print(position), start) == 0, "the start is another",
           game);
    struct nimm_position *again = nimm_position_open(game, start, 2, misere, why, sizeof why);
    expect(again != NULL, why, game);
    expect(strcmp(nimm_position_print(again), start) == 0, "what is printed is read otherwise",
           game);
    nimm_position_close(again);
    nimm_position_close(position);
    free(start);
}

/* --- stopping -------------------------------------------------------------------------------- */

static struct nimm_solver *working; /* what Ctrl-C stops */

static void on_signal(int number) {
    if (number == SIGINT) nimm_solver_stop(working);
}

/* After a moment, stops the solver that it is given. */
static void *stop_soon(void *solver) {
    const struct timespec moment = {0, 20000000};
    nanosleep(&moment, NULL);
    nimm_solver_stop((struct nimm_solver *)solver);
    return NULL;
}

/* By a signal, before the work begins; then by another thread, while a search that would take hours
 * is on its way. */
static void stop(void) {
    pthread_t thread;
    uint64_t pile;
    size_t n;
    char outcome;
    struct nimm_position *small = nimm_position_open("chomp", "4x5", 1, false, NULL, 0);
    struct nimm_position *large = nimm_position_open("kayles", "200", 1, true, NULL, 0);
    working = nimm_solver_new(UINT64_MAX, SIZE_MAX);
    signal(SIGINT, on_signal);
    raise(SIGINT);
    expect(nimm_position_piles(small, working, &pile, 1, &n) == NIMM_STOPPED, "does not stop",
           "4x5");
    nimm_solver_resume(working);
    expect(nimm_position_piles(small, working, &pile, 1, &n) == NIMM_OK, "does not resume", "4x5");
    expect(pthread_create(&thread, NULL, stop_soon, working) == 0, "cannot be made", "a thread");
    expect(nimm_position_outcome(large, working, &outcome) == NIMM_STOPPED, "does not stop",
           "misere kayles");
    pthread_join(thread, NULL);
    nimm_position_close(small);
    nimm_position_close(large);
    nimm_solver_free(working);
}

/* --- out of memory --------------------------------------------------------------------------- */

static jmp_buf before_the_call;

static void give_up(void) {
    longjmp(before_the_call, 1);
}

/* Asks for more moves than there is memory for. The position of the call that failed is lost; what
 * it did not use can be used as before. */
static void run_out_of_memory(void) {
    const struct rlimit little = {64 << 20, 64 << 20};
    struct nimm_position *huge =
        nimm_position_open("nim", "18446744073709551615", 1, false, NULL, 0);
    struct nimm_position *other = nimm_position_open("nim", "3,4,5", 1, false, NULL, 0);
    nimm_memory_on_failure(give_up);
    expect(setrlimit(RLIMIT_AS, &little) == 0, "cannot be limited", "memory");
    if (setjmp(before_the_call) == 0) {
        nimm_position_moves(huge, SIZE_MAX);
        expect(false, "there is enough", "memory");
    }
    expect(!nimm_position_play(other, "1 2"), "another position is lost", "3,4,5");
    nimm_position_close(other);
    printf("out of memory, and on\n");
}

/* --- all of it ------------------------------------------------------------------------------- */

static void play_all(bool misere) {
    struct nimm_solver *solver = nimm_solver_new(100000, 0);
    for (size_t i = 0; nimm_game_name(i); i++) play(nimm_game_name(i), misere, solver);
    nimm_solver_free(solver);
}

static void *play_all_misere(void *nothing) {
    play_all(true);
    return nothing;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "memory") == 0) {
        run_out_of_memory();
        return 0;
    }
    struct nimm_solver *solver = nimm_solver_new(100000, 0);
    use_numbers(solver);
    use_positions(solver);
    search_a_sum(solver);
    nimm_solver_free(solver);
    draw_a_game();
    refuse("kayles", "ii-iii", 1, false);
    refuse("kaylees", "ii.iii", 1, false);
    refuse("nim", "3,4,5", 3, false);
    pthread_t thread;
    expect(pthread_create(&thread, NULL, play_all_misere, NULL) == 0, "cannot be made", "a thread");
    play_all(false);
    pthread_join(thread, NULL);
    stop();
    printf("every game: played, taken back\n");
    return memory_take();
}
