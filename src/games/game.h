/* SPDX-License-Identifier: MIT */
/* The one interface of every game. A game is a const struct game; a position is its own struct of
 * `size` bytes without pointers, owned by the caller, copied with memcpy, and unused bytes are 0,
 * so that equal positions are equal bytes. */
#ifndef GAMES_GAME_H
#define GAMES_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/nim.h"
#include "core/octal.h"
#include "core/random.h"
#include "core/solver.h"
#include "core/text.h"

/* A move of any game; each game says in its file which members it uses and how. Parts (piles, rows,
 * numbers, points) are counted from 0 here and from 1 in text. Unused members are 0. */
struct move {
    uint16_t component; /* the component of a compound; 0 elsewhere */
    uint16_t kind;      /* where a game has several kinds of move */
    uint32_t part;      /* which pile, row, number or point */
    uint64_t where;     /* a place in it, or what is left of it */
    uint64_t amount;    /* how much */
};

/* Who moves; !mover is the other one. People and scripts read 1 and 2. Any other value is the
 * caller's mistake, asserted wherever a position is asked about. */
enum player { PLAYER_1, PLAYER_2 };

/* An iterator over legal moves. Start with {0}. */
struct moves {
    struct move move;  /* the current move, valid after the iterator returned true */
    uint64_t state[2]; /* the game's own; 0 at the start */
};

/* Moves collected in the caller's memory: the first `limit` are kept in `moves` (which may be NULL
 * when limit is 0), all are counted in `total`. */
struct move_list {
    struct move *moves;
    size_t limit;
    size_t n;
    uint64_t total;     /* UINT64_MAX: that many or more */
    bool limit_will_do; /* the others need not be counted */
};

void game_move_list_add(struct move_list *list, const struct move *move);

#define PILES_MAX 256

/* The Nim piles that a position equals, one for each independent part. */
struct piles {
    size_t n;
    uint64_t value[PILES_MAX];
};

enum outcome {
    OUTCOME_N = 'N', /* the player to move wins */
    OUTCOME_P = 'P', /* the other player, who made the previous move, wins */
    OUTCOME_D = 'D', /* drawn: neither can be made to lose */
};

/* What a game draws on, as text or for paper. */
struct canvas;

/* How a board is drawn. */
struct style {
    unsigned width;   /* columns of the window; 20 or more */
    unsigned percent; /* on paper: how large a board is drawn if it has room; 0 is 100 */
    bool is_unfolded; /* each sentence is one line, however wide the window is */
    bool is_paged;    /* a page may end at an empty line, so that pictures have none */
    bool utf8;        /* may use characters beyond ASCII */
    bool plain;       /* sentences instead of pictures, one thing a line */
    bool counts;      /* a pile is a number of stones, not a row of them */
    bool is_brief;    /* what few ask for, as the places of points, or was just said, is not said */
    enum palette palette; /* of escape sequences, for what is marked and for stones */
    bool is_told;         /* what the parameters say about the rules was said already, */
    bool knows_disguise;  /* and why the game is Nim, such as the theorem about sums */
    bool groups;          /* the stones of a pile wear the colors of its groups of 8, 4, 2 and 1 */
    bool lost;            /* the squares that are lost for the player to move are marked, or, in the
                             plain style, are all that is said */
    /* The position on the board that was shown last: what has gone from its place since stands
     * there as a ghost, and what has grown, was split or is new has an arrow. Where a move changes
     * the numbers of other parts, it is the position one move ago. NULL means that nothing has
     * changed. */
    const void *before;
    /* Who players 1 and 2 are, for a board that says what is whose. NULL means that it says the
     * numbers. */
    const char *const *names;
    /* The position where the game began, whose size a board that shrinks may keep. NULL means that
     * it is this one. */
    const void *start;
};

/* The shape that a random start should have; a range of {0, 0} leaves the choice to the game. */
struct range {
    uint64_t low, high;
};
struct shape {
    struct range parts;  /* how many piles, rows, numbers, points */
    struct range amount; /* how large each is */
};

/* What a range of a shape counts in a game, and what it may be. */
struct measure {
    const char *what;     /* "rows"; NULL: nothing, and any range will do */
    struct range allowed; /* the range must lie within it */
    struct range usual;   /* used for {0, 0}; itself {0, 0}: `usual_amount` gives it */
};

struct game;

/* What is known about a game beyond its rules, so that nobody has to search for it. All members may
 * be NULL: then a search finds everything, and a value is the mex over all moves. But a partisan
 * game has `piles`; a cyclic one has `outcome`, for misere play too; both have `advances`; and
 * whatever has `piles` or `disguise` has `describe`. */
struct theory {
    /* Says how the game is Nim in disguise, in one or two sentences, for why, rules and sheets. In
     * a game with `piles`, NULL means that it is Nim itself, whose piles are on the board. */
    const char *disguise;
    /* Adds what to say instead of this position, where `disguise` does not fit it, or more is known
     * of its parameters. Where it adds nothing, or is NULL, `disguise` is said. */
    void (*say_disguise)(const void *position, struct text *text);
    /* A sentence after it that lists the values of the smallest piles, which is a good table and
     * hard to listen to. It may be NULL. */
    const char *first_values;
    /* The game is one pile, of which only the mex of what its moves leave says how large it is. */
    bool is_by_mex;
    /* Finds the Nim piles whose nim-sum decides, for search_piles. NIMM_NO_ANSWER means that
     * there are none; game_no_value says why. */
    enum nimm_status (*piles)(struct nimm_solver *solver, const void *position,
                              struct piles *piles);
    /* Adds a short name of part i of `piles` for the grid ("Row 2", "Pile 1"), and what shows its
     * value ("a row of 7 pins"), for why and the quiz. */
    void (*describe)(const void *position, size_t i, struct text *name, struct text *reason);
    /* What one of them is called: "row". NULL means a pile where stones are printed, else a part.
     */
    const char *part_name;
    /* An example of positions that play alike, where the game has a `canonical`: "mirror images".
     * NULL: piles in another order. */
    const char *alike;
    /* What two parts have alike in which a move of the one can be copied in the other, where they
     * need not look alike. NULL: they are equal. */
    const char *equal_in;
    /* Writes part i of `piles` as a position by itself into `alone`, which has room for any game's,
     * and returns its game. It is for parts whose value is found by the mex of what their moves
     * leave, and returns NULL where the reason of `describe` says all. */
    const struct game *(*part)(const void *position, size_t i, void *alone);
    /* Returns which of `piles` a legal move changes; another number if it raises none, or lets the
     * other player win at once. NULL means that it is the part of the move, where there is more
     * than one pile. In a game with `changes` but without `part`, equal piles need not have the
     * same moves. */
    size_t (*changes)(const void *position, const struct move *move);
    /* Adds every move to a position of this value, in the order of `moves`, where the moves are too
     * many to try. In misere play, which it is only asked about where there is a `misere_rule`, it
     * adds the moves to a lost position, and value is 0. It is called for winning moves, and to
     * draw one move of very many. */
    enum nimm_status (*winning)(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, uint64_t value, struct move_list *list);
    /* Finds who wins, where that can be known without `piles`. NIMM_NO_ANSWER means that the piles
     * must be asked. */
    enum nimm_status (*outcome)(struct nimm_solver *solver, const void *position, enum player mover,
                                bool misere, enum outcome *outcome);
    /* Adds which positions to leave, so that one always wins, where a rule says so without values;
     * else nothing. It may be NULL. */
    void (*add_way)(const void *position, struct text *text);
    /* Returns what is known about who wins a position, whatever its value, in a few sentences, for
     * rules (which ask with NULL for any position), why and the quiz. It returns NULL where nothing
     * is known. */
    const char *(*theorem)(const void *position);
    /* Says how misere play is won, for why and the quiz. Where it is not NULL, `outcome` and
     * `winning` answer for misere play, too. */
    const char *misere_rule;
    /* Says why that rule wins; NULL if it does not. */
    const char *misere_proof;
    /* Finds what is known about the values of single piles, for the command values: the
     * take-and-break code that they come from; or, without one, the period of a closed form, which
     * begins at 0, and stays 0 where no value is the largest. Both are 0 at the call. Returns false
     * if nothing is known. */
    bool (*code)(const void *position, struct octal_code *code, uint64_t *period);
    /* True if this winning move brings the end nearer. Advice asks it in a game in which a position
     * can come up again. */
    bool (*advances)(struct nimm_solver *solver, const void *position, enum player mover,
                     bool misere, const struct move *move);
    /* True if this legal move lets the opponent win at once; *text says how ("then F-G completes
     * the triangle F G H"). It is for advice, labels and graphs of games with `decided`. */
    bool (*warn)(const void *position, enum player mover, const struct move *move,
                 struct text *text);
};

/* The theory of a game of which nothing is known: all members are NULL. */
extern const struct theory game_no_theory;

/* A word of a game, and what is said to whoever asks what it is. */
struct game_term {
    const char *word, *meaning;
};

/* A game: its words, its rules, its board and its moves, which are enough to play it and to search
 * it. A member may be NULL where its comment says what that means. */
struct game {
    /* --- Words: shown by rules, games, help, prompts and refusals --- */

    /* The name as it is typed: "kayles-piles". */
    const char *id;
    /* The name as it is read: "Kayles with Piles". */
    const char *title;
    /* What a move is, a sentence: "Take stones from one pile." */
    const char *move_rule;
    /* What wins, and loses in misere play. It follows "whoever": "takes the last stone". */
    const char *goal;
    /* The same after the name of who does it, where other words are better: "takes the last
     * stone". Where there is `decided`, it says how a game is won at once. NULL means that `goal`
     * will do. */
    const char *ending;
    /* What else there is to say, in a few sentences. NULL means that this is all. */
    const char *rules;
    /* The same for a board on paper, where marks are pictures and moves are drawn. NULL means that
     * `rules` serves. */
    const char *paper_rules;
    /* What belongs to player 1 where the players have different moves, for the quiz: "the white
     * coins". */
    const char *side;
    /* What the prompt calls players 1 and 2 beside their names, by what is theirs on the board:
     * "white". NULL means nothing. */
    const char *colors[2];
    /* How a position is written: "the pile sizes, such as 3,4,5". */
    const char *position_help;
    /* Words that people may ask about; the last one is NULL. NULL means that there are none. */
    const struct game_term *terms;
    /* How a move is written, "PILE STONES", without an example, which game_add_move_help adds. */
    const char *move_help;
    /* What the prompt asks for: "pile and stones". */
    const char *move_prompt;
    /* The same where a position has fewer kinds of moves. NULL: it is always move_prompt. */
    const char *(*prompt_at)(const void *position);
    /* A position that `parse` accepts. */
    const char *sample;
    /* About as large a position as a solver with the usual bounds can surely search, in normal and
     * in misere play, for those who ask about a larger one. NULL means that the sample must do. */
    const char *large, *large_misere;
    /* What may follow the colon of "octal:0.77". NULL means that nothing may. With it come `set`,
     * `print_parameters` and `say_rule`. */
    const char *parameters_help;
    /* What `set` gets where nothing follows the name. */
    const char *parameters;

    /* It is another game of the list in another notation: what lists the games for people has it
     * last. */
    bool restates;

    /* It is one of those that are offered to people who have played a few games of another one. */
    bool is_offered;

    /* --- Rules: what kind of game it is, and when it is won --- */

    /* The two players have different moves: there are no sums, no mex, no search and no misere
     * play. */
    bool partisan;
    /* It is impartial, and can go on forever: it is drawn when a position comes up for the third
     * time. */
    bool cyclic;
    /* Its parts are positions of other games. */
    bool is_sum;
    /* A move may change the numbers of parts that it leaves alone, as it splits or drops others:
     * the board is shown after each move. */
    bool renumbers;
    /* There is no misere play. Every other game that is not partisan is played misere too, by
     * search unless its theory has a `misere_rule`. */
    bool no_misere;
    /* True if a move has been made that wins at once, whatever else could still be played. Such a
     * position has no moves, and ends a compound that it is part of. NULL means that there is no
     * such move. */
    bool (*decided)(const void *position);
    /* Adds what there is to add to `ending` of a position that is decided: " A B C". It may be
     * NULL. */
    void (*say_decided)(const void *position, struct text *text);
    /* Brings a position, in place, into a form that it shares with others in which play is the
     * same (piles sorted, those without a move dropped): a search remembers it by this form. NULL
     * means that each position has a form of its own. */
    void (*canonical)(void *position);
    /* Does the same for people, in labels and graphs: only positions that are the same at a glance
     * share a form, so not 12 and 30 in Prime. NULL means that `canonical` does. Only game_arrange
     * calls it. */
    void (*arrange)(void *position);
    /* Adds what a move is in this position, instead of `move_rule`: "Take 1, 3 or 4 stones from one
     * pile." In a game with parameters it stands under boards too, unless style->is_told.
     * If it adds nothing, or is NULL, `move_rule` says it. */
    void (*say_rule)(const void *position, struct text *text);

    /* --- Board: a position, as bytes, as text and as a picture --- */

    /* The bytes of a position. */
    size_t size;
    /* Writes into a position whose bytes are 0 what every position of a game of this name has in
     * common: its parameters, which also set it apart from another game with the same functions.
     * Returns false if they are refused; *why says why. Only game_set calls it. NULL means
     * that there is nothing to write. */
    bool (*set)(const char *parameters, void *position, struct text *why);
    /* Adds the parameters as `set` reads them. */
    void (*print_parameters)(const void *position, struct text *text);
    /* The name under which the game with these parameters has been published, in place of the
     * title; NULL if it has none. */
    const char *(*published_name)(const void *position);
    /* Reads a position; what `set` has written stays, all else is overwritten. Returns false if the
     * text is refused; *why says which token is wrong, and what would be right. Whatever it accepts
     * can be printed, drawn, solved and played from without crash, overflow or stall, to the last
     * position. It is called wherever a position is typed. */
    bool (*parse)(const char *string, void *position, struct text *why);
    /* Adds the position as `parse` reads it, without the parameters: parse(print(p)) == p, byte for
     * byte. */
    void (*print)(const void *position, struct text *text);
    /* Adds only what matters from now on, such as "c" for the node of a token and "3,2" for rows of
     * pins, for labels, graphs and sheets, which show many positions of one board. NULL means that
     * `print` does. */
    void (*print_state)(const void *position, struct text *text);
    /* The same in words, "a row of 3": the places of a board that is not in sight say nothing. NULL
     * means that `say` does. */
    void (*say_state)(const void *position, struct text *text);
    /* Adds the position in a few words, "pins 1 and 4", where the notation is hard to listen to. It
     * may be NULL. */
    void (*say)(const void *position, struct text *text);
    /* A number alone is a position: one pile of that size. */
    bool reads_one_pile;
    /* A size is a position: "2x3" is a board of two rows and three columns. */
    bool reads_size;
    /* A position is printed as numbers of stones in piles: "3,4,5", or "3,4,5/2,1" where the
     * players have pools. */
    bool prints_stones;
    /* On paper, the notation of a position is as clear as its board. */
    bool notation_is_clear;
    /* The board is a large picture, and the notation is too long to read. */
    bool board_is_picture;
    /* Its board marks the lost squares of normal play where style->lost asks for it. */
    bool marks_lost;
    /* True if a game may start here. Returns false if it could outgrow the position struct; *why
     * says how. NULL means that every position may be a start. */
    bool (*startable)(const void *position, struct text *why);
    /* What the parts and the amount of a random start are, for start_draw and compound. */
    struct measure parts, amount;
    /* A small start, for players new to the game; {0, 0} stands for the lower half of the usual
     * range. */
    struct shape easy;
    /* Returns the usual amount where that depends on the parameters. It may be NULL. */
    struct range (*usual_amount)(const void *position);
    /* Draws one start of a shape within these, for game_random. Returns false if there is no
     * room for such a start; *why says why. NULL means that `parse` reads as many numbers as parts,
     * each an amount. */
    bool (*random)(const struct shape *shape, struct random *random, void *position,
                   struct text *why);
    /* Adds the board to a canvas: lines that end in a newline, none wider than style->width where
     * that is possible at all, and pictures. Only canvas_draw_text and canvas_draw_svg call
     * it. */
    void (*draw)(const void *position, const struct style *style, struct canvas *canvas);

    /* --- Moves: which there are, what they do, and how they are written --- */

    /* True if the move is legal. If not, *why says, in words a player can act on, what would be
     * legal here. Any move value may be asked about. It is called wherever a move is typed. */
    bool (*check)(const void *position, enum player mover, const struct move *move,
                  struct text *why);
    /* Steps to the next legal move, in the order of the notation, small amounts first; returns
     * false at the end. The work of a step is bounded, as there may be 2^64 of them. With `check`,
     * it is the only definition of the rules: search, labels, graphs and hints call it, and whoever
     * asks whether a game is over. */
    bool (*moves)(const void *position, enum player mover, struct moves *moves);
    /* Makes a legal move, in place. */
    void (*play)(void *position, enum player mover, const struct move *move);
    /* Reads the notation of a move, which need not be legal. Returns false if it is not a move at
     * all. Where people type, game_parse_move is to be called instead: it also reads sentences such
     * as those of say_move, and says what to type here. */
    bool (*parse_move)(const void *position, enum player mover, const char *string,
                       struct move *move);
    /* Reads a legal move in words that are neither its notation nor the beginning of what say_move
     * says, as "3 from the nim pile" is in a sum. NULL means that there are none. */
    bool (*parse_words)(const void *position, enum player mover, const char *string,
                        struct move *move);
    /* Adds the move as it is typed. */
    void (*print_move)(const void *position, const struct move *move, struct text *text);
    /* Adds another form of a legal move, which `parse_move` reads, too, for refusals: "left 1".
     * NULL means that there is none. */
    void (*print_way)(const void *position, const struct move *move, struct text *text);
    /* Adds the move as a request that starts with its verb, "take 2 from pile 1". The verb must
     * form its third person with an s. */
    void (*say_move)(const void *position, const struct move *move, struct text *text);

    /* What is known beyond searching; &game_no_theory where nothing is. It is never NULL. */
    const struct theory *theory;
};

/* Every game, in the order of games.def. */
extern const struct game *const game_list[];
extern const size_t game_count;

/* The game at this place, below game_count, of the order in which people are shown them: those that
 * restate another one come last. */
const struct game *game_listed(size_t place);

/* Its place in game_list. */
size_t game_index(const struct game *game);

/* The game to offer after this one: the next one in the list, or the first, that is_offered. */
const struct game *game_after(const struct game *game);

/* The game of a name as typed, "octal:0.77", in capitals or not, whatever follows the colon. What
 * stands before a hyphen is a name, too, where only one game begins so: "poker". Returns NULL if
 * there is no such game. */
const struct game *game_find(const char *name);

/* The same for a name that a user typed: *parameters points after the colon, or is NULL when there
 * is none. Also NULL if there are parameters and the game takes none; *why says what is wrong. */
const struct game *game_named(const char *name, const char **parameters, struct text *why);

/* Adds the name of the game that has these parameters: "octal:0.77" for 0.77. Returns false if no
 * game has, or they are numbers alone, which may be anything. */
bool game_add_name_with(const char *parameters, struct text *name);

/* Makes game->size bytes, whatever is in them, a blank position, with nothing in it but what `set`
 * puts there: the callbacks that write a position start from it. Returns false if the parameters
 * are refused; *why says why. */
bool game_set(const struct game *game, const char *parameters, void *position, struct text *why);

/* The same, then the position that the text stands for. */
bool game_parse(const struct game *game, const char *parameters, const char *string, void *position,
                struct text *why);

/* A blank position of the game of that name, as typed; the caller frees it. Returns NULL if there
 * is no such game, or its parameters are refused; *why says why. */
void *game_new(const char *name, const struct game **game, struct text *why);

/* The largest `size` of all games: the room that any position needs. */
size_t game_largest(void);

/* The name as typed, with parameters: "octal:0.77". */
void game_print_name(const struct game *game, const void *position, struct text *text);

/* The published name of the game with the position's parameters, or else its title. */
const char *game_name(const struct game *game, const void *position);

/* That name with the parameters: "Subtraction Game 1,3,4", "Lasker's Nim 4.333333333333". */
void game_add_title(const struct game *game, const void *position, struct text *text);

/* The published name alone, which says what the parameters would, or else that title. */
void game_add_short_title(const struct game *game, const void *position, struct text *text);

/* The position in its notation; `in_words`: in words, if the game has any. */
void game_print(const struct game *game, const void *position, bool in_words, struct text *text);

/* Adds what a move is and who wins, in two sentences; `whole`: and all else that the rules say. A
 * position of NULL: for any parameters. */
void game_add_rules(const struct game *game, const void *position, bool misere, bool whole,
                    struct text *text);

/* Adds the board as lines of text, with what the parameters say about the rules. */
void canvas_draw_text(const struct game *game, const void *position, const struct style *style,
                      struct text *text);

/* How large a board is on paper. */
struct paper_size {
    bool has_words;      /* not only marks, numbers and a picture */
    unsigned wide, high; /* in millimeters, rounded up */
    unsigned drawn_wide,
        drawn_high; /* as it was drawn, before it was scaled down to the width of the style */
};

/* Adds the board for paper, as one <svg> element and a newline, which prints in black and white, is
 * at most 2 mm wide for each column of style->width, and has the sentences of the plain style as
 * its label. Returns its size. */
struct paper_size canvas_draw_svg(const struct game *game, const void *position,
                                  const struct style *style, struct text *text);

/* Draws one start of that shape, in a position as for `parse`. Whether it can be played, and is
 * worth playing, the caller judges (play/start.h). Returns false if there is no room for such a
 * start; *why says why. */
bool game_random(const struct game *game, const struct shape *shape, struct random *random,
                 void *position, struct text *why);

/* About as large a position, in notation, as can surely be searched. */
const char *game_large(const struct game *game, bool misere);

/* True if there is no legal move. */
bool game_is_over(const struct game *game, const void *position, enum player mover);

/* Returns how many legal moves there are, counted to `most` at most. */
size_t game_count_moves(const struct game *game, const void *position, enum player mover,
                        size_t most);

/* True if both positions are the same, or alike in play, such as piles in another order. */
bool game_is_alike(const struct game *game, const void *a, const void *b);

/* Brings a position of any game into the form in which labels and graphs show it. */
void game_arrange(const struct game *game, void *position);

/* Writes a key that two positions of a game share exactly when they are the same: their bytes, with
 * runs of zeros shortened. `key` has room for twice the size of a position. Returns the length. */
size_t game_make_key(const struct game *game, const void *position, unsigned char *key);

/* Adds the numbers of stones in the piles: "3,4,5". Returns false for a game without piles. */
bool game_print_piles(const struct game *game, const void *position, struct text *text);

/* True if there is one pile of stones, which nobody has to name. */
bool game_has_single_pile(const struct game *game, const void *position);

/* What to type at this position: "pile and stones". */
const char *game_move_prompt(const struct game *game, const void *position);

/* Adds the same, or of a single pile "how many stones". */
void game_add_move_prompt(const struct game *game, const void *position, struct text *text);

/* Adds what to type for a legal move: its notation, "1 2", or of a single pile "2". */
void game_add_typed(const struct game *game, const void *position, const struct move *move,
                    struct text *text);

/* True if the line is two digits that are not a legal move, but would be one with a space between
 * them: 23 for 2 3. Of a single pile, they are a number of stones. */
bool game_lacks_space(const struct game *game, const void *position, enum player mover,
                      const char *string);

/* Reads the notation of a move, which need not be legal, or words of what `say_move` says for a
 * legal one that tell which it is ("3 from pile 2", "r2c3"). Of a single pile, "4" is "1 4", and so
 * is "take 4" of the only pile that is not empty. Returns false if it is neither, and *why says
 * what to type here. */
bool game_parse_move(const struct game *game, const void *position, enum player mover,
                     const char *string, struct move *move, struct text *why);

/* Reads a move as it is typed. Returns false if it is not a move, or not legal here, and *why says
 * what would be. */
bool game_read_move(const struct game *game, const void *position, enum player mover,
                    const char *string, struct move *move, struct text *why);

bool game_is_same_move(const struct move *a, const struct move *b);

/* Finds a legal move that shows how a move is typed: the middle one of the first hundred, or one
 * after it whose notation has more than one word and does not begin with the same one twice, as "3
 * 3" does. It is one of the `unwanted` moves only where every other one is. Returns false if there
 * is no legal move. */
bool game_example_move(const struct game *game, const void *position, enum player mover,
                       const struct move_list *unwanted, struct move *move);

/* Adds how a move is written, with the first such move as an example, if there is a legal move:
 * "PILE STONES, such as 1 2: take 2 from pile 1". */
void game_add_move_help(const struct game *game, const void *position, enum player mover,
                        struct text *text);

/* Refuses what is not a move: `"x" is not a move. Type pile and stones, such as 1 2 to take 2 from
 * pile 1.` Where nothing was typed, the first sentence and the words of the move are left out; the
 * example is the legal move most like what was typed, or else the first one. Returns false, for its
 * caller to return. */
bool game_refuse_move(const struct game *game, const void *position, enum player mover,
                      const char *string, struct text *why);

/* Adds `There is no pin 9, only pins 1 to 7. `, for a part that no position of n parts has, as
 * game_scan_move read it; a number that was too large to read is left out. */
void game_add_missing(const char *what, uint64_t part, uint64_t n, struct text *why);

/* Reads "3 2", with white space and these separators between: the part into move->part, the number
 * into move->amount, and a third number, where `third` allows one, into move->where. What is
 * missing or too large becomes what is never legal (of a part, UINT32_MAX for 0, and one less for
 * what is too large; else 0, or with `third`, where a move may take none, the largest number), so
 * that `check` says what would be. Returns how many numbers there were, and 0 for anything else. */
size_t game_scan_move(const char *string, const char *separators, bool third, struct move *move);

/* Draws any legal move of a position that has one. Of up to a few thousand moves, all are equally
 * likely; of more, it is one of the first, or one to a value drawn at random, so that play comes to
 * its end. */
void game_draw_move(struct nimm_solver *solver, const struct game *game, const void *position,
                    enum player mover, struct random *random, struct move *move);

/* Finds the Nim piles of any game's position, within a question that was begun (solve_piles
 * begins one): those of its theory, or one pile whose value is found by search. Partisan and cyclic
 * games need `piles` of their own. */
enum nimm_status search_piles(struct nimm_solver *solver, const struct game *game,
                              const void *position, struct piles *piles);

/* True if this legal move lets the opponent win at once; *text says how. */
bool game_warn(const struct game *game, const void *position, enum player mover,
               const struct move *move, struct text *text);

/* True if it is Nim itself, whose piles are on the board: it has piles, and no disguise. */
bool game_is_nim(const struct game *game);

/* Adds how the game of a position with a disguise is Nim, in a few sentences. */
void game_add_disguise(const struct game *game, const void *position, struct text *text);

/* Adds the first of these sentences, which is what matters most. */
void game_add_idea(const struct game *game, const void *position, struct text *text);

/* Why a position of this game may have no value, in a sentence; NULL: each has one. */
const char *game_no_value(const struct game *game);

/* True if its Nim piles can be counted on the board, so that nobody has to know what a value is. */
bool game_has_counted_piles(const struct game *game);

/* Part i of any game's piles as a position by itself: its own `part`, or the whole position of a
 * game without `piles`. NULL where the value of the part is not found by the mex of what its moves
 * leave. */
const struct game *game_part(const struct game *game, const void *position, size_t i, void *alone);

/* Who wins under misere play, by search of an impartial game. */
enum nimm_status search_misere(struct nimm_solver *solver, const struct game *game,
                               const void *position, enum outcome *outcome);

#endif
