/* SPDX-License-Identifier: MIT */
/* The sum of games: positions of several games side by side are played as one; a move is a move in one part.
 *
 * Every impartial position is worth a Nim pile, its Grundy value, and a sum is worth the nim-sum of its
 * parts' values (Sprague 1935, Grundy 1939). So any games can be added, each known by its value alone.
 * Under misere play nothing like it holds, and the whole is searched. Where a part can be won at once, that
 * wins the whole; such a part makes the sum a game without a value.
 *
 * Move: component = the part, all else is the move as that part's game knows it. Moves come part by part. */
#include <assert.h>
#include <string.h>

#include "core/scan.h"
#include "games/compound_parts.h"

static bool parse(const char *parameters, const char *string, void *position, struct text *why) {
    return compound_parse(string, position, why);
}

static void print(const void *position, struct text *text) {
    compound_print(position, text);
}

static bool startable(const void *position, struct text *why) {
    return compound_startable(position, why);
}

static bool random_start(const char *parameters, const struct shape *shape, struct random *random,
                         void *position, struct text *why) {
    return compound_random(shape, random, position, why);
}

static bool is_open(const struct compound *compound, size_t i, unsigned mover) {
    return !game_is_over(compound_game(compound, i), compound_position(compound, i), mover);
}

/* "part 1, 3 or 4": those with a move in them. */
static void say_open_parts(const struct compound *compound, unsigned mover, struct text *text) {
    uint64_t open[COMPOUND_PARTS];
    size_t n = 0;
    for (size_t i = 0; i < compound->n; i++)
        if (is_open(compound, i, mover)) open[n++] = i + 1;
    text_add(text, "part ");
    text_add_choice(text, open, n, " or ");
}

/* Behind the reason why a part cannot be played in: which ones can. */
static bool refuse_part(const struct compound *compound, unsigned mover, struct text *why) {
    if (game_is_over(&game_compound, compound, mover)) {
        text_add(why, ": the game is over.");
        return false;
    }
    text_add(why, ": choose ");
    say_open_parts(compound, mover, why);
    text_add_char(why, '.');
    return false;
}

static void say_part(const struct compound *compound, size_t i, struct text *text) {
    text_addf(text, "Part %zu (%s)", i + 1, compound_game(compound, i)->id);
}

static bool check(const void *position, unsigned mover, const struct move *move, struct text *why) {
    const struct compound *compound = position;
    size_t i = move->component;
    if (i >= compound->n) {
        text_addf(why, "There is no part %zu", i + 1);
        return refuse_part(compound, mover, why);
    }
    if (compound_is_decided(compound) || !is_open(compound, i, mover)) {
        say_part(compound, i, why);
        text_add(why, " has no move left");
        return refuse_part(compound, mover, why);
    }
    struct text reason = {0};
    struct move inner = compound_inner_move(move);
    bool legal = compound_game(compound, i)->check(compound_position(compound, i), mover, &inner, &reason);
    if (!legal) {
        say_part(compound, i, why);
        text_addf(why, ": %s", text_string(&reason));
    }
    text_free(&reason);
    return legal;
}

/* The part's iterator keeps its state in ours, and starts anew with each part. */
static bool moves(const void *position, unsigned mover, struct moves *moves) {
    const struct compound *compound = position;
    size_t i = moves->move.component;
    if (compound_is_decided(compound)) return false;
    for (; i < compound->n; *moves = (struct moves){0}, i++) {
        moves->move.component = 0;
        bool found = compound_game(compound, i)->moves(compound_position(compound, i), mover, moves);
        moves->move.component = (uint16_t)i;
        if (found) return true;
    }
    moves->move.component = (uint16_t)i;
    return false;
}

static void play(void *position, unsigned mover, const struct move *move) {
    struct compound *compound = position;
    struct move inner = compound_inner_move(move);
    compound_game(compound, move->component)->play(compound_place(compound, move->component), mover, &inner);
}

/* A move's text: the number of its part, and the move in it from `rest` up to `end`. */
struct split {
    struct token number;
    const char *rest, *end;
};

/* "take 2 from pile 1 in part 3", as say_move has it. */
static bool split_behind(const char *string, struct split *split) {
    struct token last[3] = {{string, 0}, {string, 0}, {string, 0}};
    for (struct token token; token = scan_token(&string, ",:"), token.length > 0;) {
        last[0] = last[1];
        last[1] = last[2];
        last[2] = token;
    }
    if (!token_is(last[0], "in") || !token_is(last[1], "part")) return false;
    split->number = last[2];
    split->end = last[0].start;
    return true;
}

/* "3 2", "part 3: 2". */
static void split_before(const char *string, struct split *split) {
    const char *at = string;
    struct token token = scan_token(&at, ",:");
    split->number = token_is(token, "part") ? scan_token(&at, ",:") : token;
    split->rest = at + strspn(at, " \t\r\n\v\f,:");
    split->end = split->rest + strlen(split->rest);
}

static struct split split_text(const char *string) {
    struct split split = {.rest = string};
    if (!split_behind(string, &split)) split_before(string, &split);
    return split;
}

/* An example is the first move that there is. */
static bool refuse_text(const struct compound *compound, unsigned mover, const char *string,
                        struct text *why) {
    struct moves first = {0};
    if (string[strspn(string, " \t\r\n\v\f")]) {
        text_add_quoted(why, string, strlen(string));
        text_add(why, " is not a move");
    } else {
        text_add(why, "That is not a move");
    }
    if (!moves(compound, mover, &first)) return refuse_part(compound, mover, why);
    text_add(why, ". Type ");
    say_open_parts(compound, mover, why);
    struct move inner = compound_inner_move(&first.move);
    size_t i = first.move.component;
    text_addf(why, " and then the move in it, as %zu ", i + 1);
    compound_game(compound, i)->print_move(compound_position(compound, i), &inner, why);
    text_add_char(why, '.');
    return false;
}

static void draw_move(const void *position, unsigned mover, struct random *random, struct move *move) {
    const struct compound *compound = position;
    size_t i;
    do i = (size_t)random_between(random, 0, compound->n - 1);
    while (!is_open(compound, i, mover));
    game_draw_move(compound_game(compound, i), compound_position(compound, i), mover, random, move);
    move->component = (uint16_t)i;
}

static bool parse_move_in(const struct compound *compound, size_t i, unsigned mover,
                          const struct split *split, struct move *move, struct text *why) {
    struct text rest = {0}, reason = {0};
    text_add_bytes(&rest, split->rest, (size_t)(split->end - split->rest));
    bool parsed = compound_game(compound, i)
                      ->parse_move(compound_position(compound, i), mover, rest.data, move, &reason);
    if (parsed) {
        move->component = (uint16_t)i;
    } else {
        text_addf(why, "Behind the %zu for part %zu (%s): %s", i + 1, i + 1, compound_game(compound, i)->id,
                  text_string(&reason));
    }
    text_free(&rest);
    text_free(&reason);
    return parsed;
}

static bool parse_move(const void *position, unsigned mover, const char *string, struct move *move,
                       struct text *why) {
    const struct compound *compound = position;
    struct split split = split_text(string);
    uint64_t number = 0;
    enum scan_result result = token_number(split.number, &number);
    if (result == SCAN_NOT_A_NUMBER) return refuse_text(compound, mover, string, why);
    if (result == SCAN_NUMBER && number >= 1 && number <= compound->n)
        return parse_move_in(compound, (size_t)number - 1, mover, &split, move, why);
    text_add(why, "There is no part ");
    text_add_harmless(why, split.number.start, split.number.length, 20);
    return refuse_part(compound, mover, why);
}

static void print_move(const void *position, const struct move *move, struct text *text) {
    const struct compound *compound = position;
    size_t i = move->component;
    struct move inner = compound_inner_move(move);
    text_addf(text, "%zu ", i + 1);
    compound_game(compound, i)->print_move(compound_position(compound, i), &inner, text);
}

static void say_move(const void *position, const struct move *move, struct text *text) {
    const struct compound *compound = position;
    size_t i = move->component;
    struct move inner = compound_inner_move(move);
    compound_game(compound, i)->say_move(compound_position(compound, i), &inner, text);
    text_addf(text, " in part %zu", i + 1);
}

static void draw(const void *position, const struct style *style, struct text *text) {
    const struct compound *compound = position;
    for (size_t i = 0; i < compound->n; i++) {
        const struct game *game = compound_game(compound, i);
        const void *part = compound_position(compound, i);
        text_addf(text, "Part %zu, %s", i + 1, game->title);
        if (game->print_parameters) {
            text_add(text, " ");
            game->print_parameters(part, text);
        }
        text_add(text, ":\n");
        game->draw(part, style, text);
    }
}

/* One pile a part: what the part is worth, however many piles it consists of. */
static enum solve_status piles(struct solver *solver, const void *position, struct piles *piles) {
    const struct compound *compound = position;
    static_assert((size_t)COMPOUND_PARTS <= PILES_MAX, "a pile for each part");
    piles->n = compound->n;
    return compound_values(solver, compound, piles->value);
}

static void describe(const void *position, size_t i, struct text *name, struct text *reason) {
    const struct compound *compound = position;
    struct text printed = {0};
    text_addf(name, "Part %zu, ", i + 1);
    game_print_name(compound_game(compound, i), compound_position(compound, i), name);
    compound_game(compound, i)->print(compound_position(compound, i), &printed);
    text_add_quoted(reason, text_string(&printed), printed.length);
    text_free(&printed);
}

static enum solve_status winning(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 uint64_t value, struct move_list *list) {
    return compound_winning(solver, position, mover, value, list);
}

/* Known without values where a part has been won or can be. */
static enum solve_status outcome(struct solver *solver, const void *position, unsigned mover, bool misere,
                                 enum outcome *outcome) {
    (void)solver, (void)misere;
    bool lost = compound_is_decided(position);
    if (!lost && !compound_can_decide(position, mover)) return SOLVE_NO_ANSWER;
    *outcome = lost ? OUTCOME_P : OUTCOME_N;
    return SOLVE_OK;
}

static bool decided(const void *position) {
    return compound_is_decided(position);
}

static bool warn(const void *position, unsigned mover, const struct move *move, struct text *text) {
    const struct compound *compound = position;
    const struct game *game = compound_game(compound, move->component);
    struct move inner = compound_inner_move(move);
    return game->warn && game->warn(compound_position(compound, move->component), mover, &inner, text);
}

static void canonical(void *position) {
    compound_canonical(position);
}

const struct game game_compound = {
    .id = "compound",
    .title = "Sum of games",
    .rules =
        "Positions of several games lie side by side. Two players take turns; a move chooses one part and "
        "makes a move of that part's own game in it, and all other parts stay as they are. Whoever makes the "
        "last move of all wins; but who wins a part at once, where its rules allow that, wins the whole.",
    .position_help = "parts joined by +, each GAME=POSITION, as nim=3,4+kayles=iiii+chop=3x5",
    .move_help = "PART MOVE, as 2 3: in part 2 make the move 3",
    .move_prompt = "part, and the move in it",
    .sample = "nim=3,4+kayles=iiii+chop=3x5",
    .size = sizeof(struct compound),
    .disguise =
        "However different the parts are, each is worth as much as one Nim pile, and the whole as much "
        "as these piles together (the theorem of Sprague and Grundy).",
    .no_value = "A part can be won at once, and with it the whole: what the other parts are worth does not "
                "matter then, and the sum has no value.",
    .parse = parse,
    .print = print,
    .startable = startable,
    .random = random_start,
    .check = check,
    .moves = moves,
    .play = play,
    .draw_move = draw_move,
    .parse_move = parse_move,
    .print_move = print_move,
    .say_move = say_move,
    .draw = draw,
    .piles = piles,
    .describe = describe,
    .winning = winning,
    .outcome = outcome,
    .decided = decided,
    .warn = warn,
    .canonical = canonical,
};
