/* SPDX-License-Identifier: MIT */
/* What every game promises: of its words, positions, moves and board, of its theory against the
 * bare rules, of good play, and of hostile texts. */
#include "contract.h"

#include <ctype.h>

enum { GAMES = 12, LONG_GAME = 400, MANY = 300, SAID = 5 };

/* ---- words ---- */

static bool is_a_word(const char *string) {
    return string != NULL && string[0] != '\0' && strchr(string, '\n') == NULL;
}

static bool is_a_sentence(const char *string) {
    return is_a_word(string) && isupper((unsigned char)string[0]) &&
           string[strlen(string) - 1] == '.';
}

static void has_every_required_member(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    PROMISE(entrant, NULL, game->parse && game->print && game->check && game->moves,
            "a required function (parse, print, check or moves) is missing");
    PROMISE(entrant, NULL, game->play && game->parse_move && game->print_move && game->say_move,
            "a required function (play, parse_move, print_move or say_move) is missing");
    PROMISE(entrant, NULL, game->draw && game->size > 0, "it has no draw, or its size is 0");
    PROMISE(entrant, NULL, game->theory,
            "theory is NULL: a game of which nothing is known has &game_no_theory");
    PROMISE(entrant, NULL, (game->parameters_help == NULL) == (game->print_parameters == NULL),
            "parameters_help and print_parameters go together: give both or neither");
    PROMISE(entrant, NULL, game->parameters_help == NULL || game->set,
            "a game with parameters needs set");
    PROMISE(entrant, NULL,
            !(game->theory->piles || game->theory->disguise) || game->theory->describe,
            "a game with piles or a disguise needs describe");
    PROMISE(entrant, NULL, !game->cyclic || !game->partisan,
            "a game is cyclic or partisan, not both");
    PROMISE(entrant, NULL, !(game->partisan || game->cyclic) || game->theory->piles,
            "a partisan or a cyclic game needs piles");
    PROMISE(entrant, NULL, !game->cyclic || (game->theory->misere_rule && game->theory->advances),
            "a cyclic game needs misere_rule and advances");
    PROMISE(entrant, NULL, !game->theory->misere_rule || game->theory->outcome,
            "misere_rule needs outcome");
    PROMISE(entrant, NULL, !game->theory->misere_rule || solve_check_misere(game, true, NULL),
            "it has a misere_rule but is not played misere");
}

static void has_words_for_everything(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    PROMISE(entrant, NULL, is_a_word(game->id) && is_a_word(game->title),
            "id and title must each be one line of text");
    PROMISE(entrant, NULL, is_a_word(game->move_rule) && is_a_word(game->goal),
            "move_rule and goal must each be one line of text");
    PROMISE(entrant, NULL, game->rules == NULL || is_a_sentence(game->rules),
            "rules must begin with a capital and end with a period");
    PROMISE(entrant, NULL, is_a_word(game->position_help) && is_a_word(game->move_help),
            "position_help and move_help must each be one line of text");
    PROMISE(entrant, NULL, !strstr(game->move_help, "such as"),
            "move_help must leave the example to game_add_move_help");
    PROMISE(entrant, NULL, is_a_word(game->move_prompt) && is_a_word(game->sample),
            "move_prompt and sample must each be one line of text");
    PROMISE(entrant, NULL, game_is_nim(game) == (strcmp(game->id, "nim") == 0),
            "only Nim itself has piles and no disguise");
    PROMISE(entrant, NULL, game->theory->disguise == NULL || is_a_word(game->theory->disguise),
            "disguise must be one line of text");
    PROMISE(entrant, NULL, game->parameters_help == NULL || is_a_word(game->parameters_help),
            "parameters_help must be one line of text");
    for (const char *c = game->id; *c; c++)
        PROMISE(entrant, NULL, islower((unsigned char)*c) || *c == '-',
                "id may have lower-case letters and hyphens only");
}

static size_t lines_of(struct text *paragraph) {
    size_t lines = 0;
    text_wrap(paragraph, 0, 80, 0);
    for (const char *c = text_string(paragraph); *c; c++) lines += *c == '\n';
    text_clear(paragraph);
    return lines;
}

/* What a move is, who wins, and how a move is written: three lines of 80 columns between the title
 * and the words that may be typed. */
static void says_in_two_sentences_how_it_is_played(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    struct text text = {0};
    void *position = new_position(entrant);
    start_at_random(entrant, 1, position);
    for (unsigned misere = 0; misere <= solve_check_misere(game, true, NULL); misere++) {
        game_add_rules(game, position, misere, false, &text);
        const char *said = text_string(&text), *second = strstr(said, ". ") + 2;
        const char *lead = misere ? "Misere: whoever " : "Whoever ",
                   *end = misere ? " loses." : " wins.";
        PROMISE(entrant, NULL,
                isupper((unsigned char)said[0]) && strncmp(second, lead, strlen(lead)) == 0,
                "a capital must begin the rules, and \"%s\" their second sentence: %s", lead, said);
        second += strlen(lead);
        PROMISE(entrant, NULL, strncmp(second, game->goal, strlen(game->goal)) == 0,
                "the second sentence does not go on with the goal: %s", second);
        PROMISE(entrant, NULL, strcmp(second + strlen(game->goal), end) == 0,
                "after the goal, the second sentence does not end with \"%s\"", end);
        size_t lines = lines_of(&text);
        text_add(&text, "A move is ");
        game_add_move_help(game, position, PLAYER_1, &text);
        text_add_char(&text, '.');
        PROMISE(entrant, NULL, lines + lines_of(&text) <= 3,
                "the rules and move_help take more than 3 lines of 80 columns");
    }
    text_free(&text);
    free(position);
}

static void is_found_by_its_name(const struct entrant *entrant) {
    struct text name = {0};
    const char *parameters = "untouched";
    void *position = new_position(entrant);
    PROMISE(entrant, NULL, game_find(entrant->game->id) == entrant->game,
            "game_find does not find it by its id");
    start_at_random(entrant, 1, position);
    game_print_name(entrant->game, position, &name);
    PROMISE(entrant, NULL, game_named(text_string(&name), &parameters, NULL) == entrant->game,
            "game_named does not find it by the name it prints, %s", text_string(&name));
    PROMISE(entrant, NULL, (parameters != NULL) == (entrant->game->print_parameters != NULL),
            "the name it prints has parameters, and the game has none, or the reverse");
    PROMISE(entrant, NULL, entrant->game->size <= game_largest(),
            "game_largest is smaller than its size");
    text_free(&name);
    free(position);
}

/* ---- positions ---- */

/* parse(print(p)) is p, byte for byte, whatever was in memory before, and whatever position. */
static bool check_round_trip(const struct entrant *entrant, const void *position, enum player mover,
                             void *context) {
    const struct game *game = entrant->game;
    struct text text = {0}, parameters = {0}, why = {0};
    void *again = new_position(entrant);
    game->print(position, &text);
    if (game->print_parameters) game->print_parameters(position, &parameters);
    memset(again, 0x55, game->size);
    bool set =
        game_set(game, game->print_parameters ? text_string(&parameters) : NULL, again, &why);
    PROMISE(entrant, position, set, "it does not accept the parameters it prints: %s",
            text_string(&why));
    for (int second = 0; second < 2; second++) {
        if (second)
            PROMISE(entrant, position, game->parse(game->sample, again, &why),
                    "it does not read its sample after another position");
        bool parsed = game->parse(text_string(&text), again, &why);
        PROMISE(entrant, position, parsed, "it does not read the position it prints: %s",
                text_string(&why));
        PROMISE(entrant, position, memcmp(position, again, game->size) == 0,
                "the position it prints is read as another, or bytes of its struct are not set");
    }
    text_free(&text);
    text_free(&parameters);
    text_free(&why);
    free(again);
    return true;
}

static void sample_is_a_position(const struct entrant *entrant) {
    const char *parameters = entrant->parameters;
    void *position = position_of(entrant->game, parameters, entrant->game->sample);
    check_round_trip(entrant, position, 0, NULL);
    free(position);
}

static void positions_of_random_games_round_trip(const struct entrant *entrant) {
    visit_random_games(entrant, GAMES, LONG_GAME, check_round_trip, NULL);
}

static void random_starts_are_games_worth_playing(const struct entrant *entrant) {
    const struct game *game = entrant->game;
    void *start = new_position(entrant), *again = new_position(entrant);
    struct nimm_solver *solver = new_solver(200000);
    unsigned won = 0, lost = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        enum outcome outcome;
        memset(start, 0x55, game->size);
        memset(again, 0xAA, game->size);
        start_at_random(entrant, seed, start);
        start_at_random(entrant, seed, again);
        PROMISE(entrant, start, memcmp(start, again, game->size) == 0,
                "the same seed gives two starts, or bytes of the struct are not set");
        PROMISE(entrant, start, !game->startable || game->startable(start, NULL),
                "startable refuses a random start");
        PROMISE(entrant, start, !game_is_over(game, start, 0) && !game_is_over(game, start, 1),
                "a random start is over before the first move");
        struct question question = {.game = game, .position = start};
        if (solve_outcome(solver, &question, &outcome) == NIMM_OK)
            won += outcome == OUTCOME_N, lost += outcome == OUTCOME_P;
    }
    PROMISE(entrant, NULL, won >= 3 && lost >= 3,
            "random starts should be won for either player: of %u solved, %u are won for the first",
            won + lost, won);
    nimm_solver_free(solver);
    free(start);
    free(again);
}

static void random_games_end(const struct entrant *entrant) {
    for (unsigned seed = 0; seed < GAMES; seed++) {
        struct session session;
        play_at_random(entrant, seed, LONG_GAME, &session);
        PROMISE(entrant, session_position_at(&session, 0),
                session_is_over(&session) || entrant->game->partisan,
                "a random game does not end in %d moves", LONG_GAME);
        session_end(&session);
    }
}

/* ---- moves ---- */

/* Up to `most` of the moves here, in order. */
static size_t list_moves(const struct game *game, const void *position, enum player mover,
                         struct move *list, size_t most) {
    struct moves moves = {0};
    size_t n = 0;
    while (n < most && game->moves(position, mover, &moves)) list[n++] = moves.move;
    return n;
}

static bool check_moves(const struct entrant *entrant, const void *position, enum player mover,
                        void *context) {
    const struct game *game = entrant->game;
    struct move list[MANY];
    struct text why = {0};
    size_t n = list_moves(game, position, mover, list, MANY);
    PROMISE(entrant, position, game_is_over(game, position, mover) == (n == 0),
            "it is over exactly when there is no move; here are %zu moves", n);
    for (size_t i = 0; i < n; i++) {
        PROMISE(entrant, position, game->check(position, mover, &list[i], &why),
                "check refuses a move that moves lists: %s", text_string(&why));
        PROMISE(entrant, position, why.length == 0,
                "check accepts a move but says why it would not: %s", text_string(&why));
        for (size_t k = 0; k < i; k++)
            PROMISE(entrant, position, !same_move(&list[i], &list[k]),
                    "moves lists the same move twice");
    }
    text_free(&why);
    return true;
}

static void moves_are_legal_and_listed_once(const struct entrant *entrant) {
    visit_random_games(entrant, GAMES, LONG_GAME, check_moves, NULL);
}

static bool check_move_texts(const struct entrant *entrant, const void *position, enum player mover,
                             void *context) {
    const struct game *game = entrant->game;
    struct moves moves = {0};
    struct text text = {0}, why = {0};
    for (size_t n = 0; n < MANY && game->moves(position, mover, &moves); n++) {
        struct move again;
        memset(&again, 0xAA, sizeof again);
        text_clear(&text);
        game->print_move(position, &moves.move, &text);
        assert_one_line(&text);
        bool parsed = game->parse_move(position, mover, text_string(&text), &again);
        PROMISE(entrant, position, parsed, "parse_move does not read what print_move prints: %s",
                text_string(&text));
        PROMISE(entrant, position, same_move(&moves.move, &again),
                "parse_move reads another move than print_move printed: %s", text_string(&text));
        text_clear(&text);
        if (game->print_way) {
            game->print_way(position, &moves.move, &text);
            parsed = game->parse_move(position, mover, text_string(&text), &again);
            PROMISE(entrant, position, parsed && same_move(&moves.move, &again),
                    "what print_way prints is not read as that move: %s", text_string(&text));
            text_clear(&text);
        }
        game->say_move(position, &moves.move, &text);
        assert_one_line(&text);
        if (n < SAID) {
            memset(&again, 0xAA, sizeof again);
            parsed = game_parse_move(game, position, mover, text_string(&text), &again, &why);
            PROMISE(entrant, position, parsed && same_move(&moves.move, &again),
                    "what say_move says is not read as that move: %s", text_string(&text));
        }
        /* A verb whose third person only adds an s. */
        size_t verb = strspn(text_string(&text), "abcdefghijklmnopqrstuvwxyz");
        PROMISE(entrant, position, verb >= 2 && text.data[verb] == ' ',
                "say_move must begin with a verb: %s", text_string(&text));
        PROMISE(entrant, position, !strchr("sxzhyo", text.data[verb - 1]),
                "an s must make the third person of the verb of say_move: %s", text_string(&text));
        PROMISE(entrant, position, text.data[text.length - 1] != '.',
                "say_move must not end with a period: %s", text_string(&text));
    }
    text_free(&text);
    text_free(&why);
    return true;
}

static void move_texts_round_trip(const struct entrant *entrant) {
    visit_random_games(entrant, GAMES, LONG_GAME, check_move_texts, NULL);
}

/* A legal move with one member changed, or all of them drawn at random. */
static struct move strange_move(struct random *random, struct move move) {
    static const uint64_t odd[] = {
        0, 1, 2, 3, 7, 255, 256, 65535, 65536, UINT32_MAX, UINT64_MAX - 1, UINT64_MAX};
    uint64_t number = odd[random_between(random, 0, LENGTH(odd) - 1)];
    switch (random_between(random, 0, 6)) {
    case 0:
        move.component = (uint16_t)number;
        break;
    case 1:
        move.kind = (uint16_t)number;
        break;
    case 2:
        move.part = (uint32_t)number;
        break;
    case 3:
        move.where = number;
        break;
    case 4:
        move.amount = number;
        break;
    case 5:
        move.amount = random_between(random, 0, 12), move.where = random_between(random, 0, 12);
        break;
    default:
        move = (struct move){.component = (uint16_t)random_bits(random),
                             .kind = (uint16_t)random_bits(random),
                             .part = (uint32_t)random_bits(random),
                             .where = random_bits(random),
                             .amount = random_bits(random)};
    }
    return move;
}

/* True if a move that `check` accepts does what one of the listed moves does. */
static bool is_like_a_listed_move(const struct game *game, const void *position, enum player mover,
                                  const struct move *move, const struct move *list, size_t n) {
    unsigned char *after = malloc(2 * game->size);
    bool found = false;
    play_into(game, position, mover, move, after);
    for (size_t i = 0; i < n && !found; i++) {
        play_into(game, position, mover, &list[i], after + game->size);
        found = memcmp(after, after + game->size, game->size) == 0;
    }
    free(after);
    return found;
}

static bool check_strange_moves(const struct entrant *entrant, const void *position,
                                enum player mover, void *context) {
    struct random *random = context;
    const struct game *game = entrant->game;
    struct move list[MANY];
    struct text why = {0};
    size_t n = list_moves(game, position, mover, list, MANY);
    for (unsigned round = 0; round < 40; round++) {
        struct move basis = n > 0 ? list[random_between(random, 0, n - 1)] : (struct move){0};
        struct move move = strange_move(random, basis);
        text_clear(&why);
        if (game->check(position, mover, &move, &why)) {
            PROMISE(entrant, position,
                    n == MANY || is_like_a_listed_move(game, position, mover, &move, list, n),
                    "check accepts a move that does what no listed move does");
            continue;
        }
        assert_one_line(&why);
        char first = why.data[0], last = why.data[why.length - 1];
        PROMISE(entrant, position, !islower((unsigned char)first) && last == '.',
                "a refusal must be a sentence, from a capital to a period: %s", text_string(&why));
    }
    text_free(&why);
    return true;
}

static void illegal_moves_are_refused_with_a_sentence(const struct entrant *entrant) {
    struct random random = random_from_seed(7);
    visit_random_games(entrant, GAMES, LONG_GAME, check_strange_moves, &random);
}

/* ---- a refused move is told of a legal one ---- */

enum { WORDS = 100, RUN = 4 };

struct words {
    char word[WORDS][40];
    size_t n;
};

/* The words between spaces and punctuation; of "2 to 5", all the numbers. */
static void split_words(const char *string, struct words *words) {
    static const char between[] = " ;:(),.";
    words->n = 0;
    for (const char *at = string; words->n < WORDS && *(at += strspn(at, between));
         at += strcspn(at, between)) {
        snprintf(words->word[words->n++], sizeof words->word[0], "%.*s", (int)strcspn(at, between),
                 at);
        if (words->n < 3 || strcmp(words->word[words->n - 2], "to") != 0) continue;
        unsigned long to = strtoul(at, NULL, 10),
                      from = strtoul(words->word[words->n - 3], NULL, 10);
        while (++from < to && words->n < WORDS)
            snprintf(words->word[words->n++], sizeof words->word[0], "%lu", from);
    }
}

static void add_words(struct text *text, const struct words *words, size_t from, size_t to) {
    for (size_t i = from; i < to; i++)
        text_addf(text, "%s%s", text->length > 0 ? " " : "", words->word[i]);
}

static bool is_legal(const struct game *game, const void *position, enum player mover,
                     const char *string) {
    struct move move;
    bool legal = game->parse_move(position, mover, string, &move) &&
                 game->check(position, mover, &move, NULL);
    return legal;
}

static bool is_mended(const struct entrant *entrant, const void *position, enum player mover,
                      const char *string, bool twice);

/* True if it is legal what some words of the refusal make of what was typed, in place of words
 * from..to - 1; or, twice, if a word in place of another is refused with what does. */
static bool mends(const struct entrant *entrant, const void *position, enum player mover,
                  const struct words *typed, size_t from, size_t to, const struct words *refusal,
                  bool twice) {
    struct text text = {0};
    bool mended = false;
    for (size_t i = 0; i < RUN * refusal->n && !mended; i++) {
        size_t end = i / RUN + i % RUN + 1;
        text_clear(&text);
        add_words(&text, typed, 0, from);
        add_words(&text, refusal, i / RUN, end < refusal->n ? end : refusal->n);
        add_words(&text, typed, to, typed->n);
        mended = is_legal(entrant->game, position, mover, text_string(&text)) ||
                 (twice && i % RUN == 0 && to == from + 1 &&
                  is_mended(entrant, position, mover, text_string(&text), false));
    }
    text_free(&text);
    return mended;
}

static bool is_mended(const struct entrant *entrant, const void *position, enum player mover,
                      const char *string, bool twice) {
    struct words typed, refusal;
    struct text why = {0};
    struct move move;
    bool mended = game_read_move(entrant->game, position, mover, string, &move, &why);
    split_words(string, &typed);
    split_words(text_string(&why), &refusal);
    text_free(&why);
    for (size_t from = 0; from <= typed.n && !mended; from++)
        mended = mends(entrant, position, mover, &typed, from, typed.n, &refusal, twice) ||
                 (from < typed.n &&
                  mends(entrant, position, mover, &typed, from, from + 1, &refusal, twice));
    return mended;
}

static void check_refused_move(const struct entrant *entrant, const void *position,
                               enum player mover, const char *string) {
    PROMISE(entrant, position,
            is_mended(entrant, position, mover, string, false) ||
                is_mended(entrant, position, mover, string, true),
            "no words of the refusal mend this move: %s", string);
}

/* A legal move of which one word is wrong, one is missing or one is too many; and a move made
 * before. */
static bool check_wrong_moves(const struct entrant *entrant, const void *position,
                              enum player mover, void *context) {
    static const char *const wrong[] = {"0", "1", "7", "99", "18446744073709551616", "x", ""};
    struct random *random = context;
    static struct words words;
    struct text text = {0};
    struct move move;
    if (!random_move(entrant->game, position, mover, MANY, random, &move)) return true;
    entrant->game->print_move(position, &move, &text);
    split_words(text_string(&text), &words);
    size_t at = (size_t)random_between(random, 0, words.n - 1);
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        snprintf(words.word[at], sizeof words.word[0], "%s", wrong[i]);
        text_clear(&text);
        add_words(&text, &words, 0, words.n);
        check_refused_move(entrant, position, mover, text_string(&text));
    }
    text_free(&text);
    return true;
}

static void a_refused_move_is_told_of_a_legal_one(const struct entrant *entrant) {
    struct random random = random_from_seed(3);
    visit_random_games(entrant, GAMES / 3, LONG_GAME, check_wrong_moves, &random);
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        struct session session;
        struct text text = {0};
        play_at_random(entrant, seed, 6, &session);
        for (size_t i = 0; i < session.played && !session_is_over(&session); i++) {
            text_clear(&text);
            entrant->game->print_move(session_position_at(&session, i), &session.moves[i], &text);
            check_refused_move(entrant, session_position(&session), session_mover(&session),
                               text_string(&text));
        }
        text_free(&text);
        session_end(&session);
    }
}

/* ---- texts that are almost a move ---- */

/* What there is besides what separates words: spaces, commas, colons, and a dash that is no
 * number's sign. */
static void strip_separators(const char *string, struct text *bare) {
    text_clear(bare);
    for (const char *at = string; *at; at++) {
        const bool is_sign =
            isdigit((unsigned char)at[1]) || (at > string && isdigit((unsigned char)at[-1]));
        if (strchr(" ,:", *at) || (*at == '-' && !is_sign)) continue;
        text_add_char(bare, *at);
    }
}

/* A text is refused, or illegal, or it is the notation of the move for which it is taken. */
static void check_near_move(const struct entrant *entrant, const void *position, enum player mover,
                            const char *string) {
    const struct game *game = entrant->game;
    struct text printed = {0}, typed = {0}, meant = {0};
    struct move move, again;
    if (!game->parse_move(position, mover, string, &move) ||
        !game->check(position, mover, &move, NULL))
        return;
    game->print_move(position, &move, &printed);
    strip_separators(string, &typed);
    strip_separators(text_string(&printed), &meant);
    PROMISE(entrant, position, strcmp(text_string(&typed), text_string(&meant)) == 0,
            "\"%s\" is taken as the move %s", string, printed.data);
    PROMISE(entrant, position,
            game->parse_move(position, mover, printed.data, &again) &&
                memcmp(&again, &move, sizeof move) == 0,
            "what is read from \"%s\" is printed as another move: %s", string, printed.data);
    text_free(&printed);
    text_free(&typed);
    text_free(&meant);
}

/* A legal move with a sign or a 0 more, and with each of its signs in another place. */
static bool check_near_moves(const struct entrant *entrant, const void *position, enum player mover,
                             void *context) {
    static const char *const more[] = {"+", "-", "*", "/",  "=", ".", ";",
                                       "#", "@", "'", "\"", "(", "!", " 0 "};
    struct text move_text = {0}, text = {0}, rest = {0};
    struct move move;
    if (!random_move(entrant->game, position, mover, MANY, context, &move)) return true;
    entrant->game->print_move(position, &move, &move_text);
    const int length = (int)move_text.length;
    for (int at = 0; at <= length; at++) {
        for (size_t i = 0; i < LENGTH(more); i++) {
            text_clear(&text);
            text_addf(&text, "%.*s%s%s", at, move_text.data, more[i], move_text.data + at);
            check_near_move(entrant, position, mover, text.data);
        }
        const char sign = move_text.data[at];
        if (at == length || sign == ' ' || isalnum((unsigned char)sign)) continue;
        text_clear(&rest);
        text_addf(&rest, "%.*s%s", at, move_text.data, move_text.data + at + 1);
        for (int to = 0; to < length; to++) {
            text_clear(&text);
            text_addf(&text, "%.*s%c%s", to, rest.data, sign, rest.data + to);
            check_near_move(entrant, position, mover, text.data);
        }
    }
    text_free(&move_text);
    text_free(&text);
    text_free(&rest);
    return true;
}

static void a_sign_or_a_0_too_many_is_no_move(const struct entrant *entrant) {
    struct random random = random_from_seed(5);
    visit_random_games(entrant, GAMES / 3, LONG_GAME, check_near_moves, &random);
}

/* ---- the board ---- */

static void check_lines(const struct entrant *entrant, const void *position,
                        const struct style *style, const struct text *text) {
    struct text line = {0};
    PROMISE(entrant, position, text->length > 0 && text->data[text->length - 1] == '\n',
            "draw must end with a newline");
    for (const char *at = text_string(text); *at;) {
        size_t length = strcspn(at, "\n");
        text_clear(&line);
        text_add_bytes(&line, at, length);
        PROMISE(entrant, position,
                style->width < 40 || text_columns(text_string(&line)) <= style->width,
                "a line of the board is wider than the window: %s", text_string(&line));
        for (size_t i = 0; i < length; i++) {
            unsigned char byte = (unsigned char)at[i];
            PROMISE(entrant, position, byte >= 0x20 && byte != 0x7F && (style->utf8 || byte < 0x80),
                    "the board has a control character, or bytes above 127 without utf8");
        }
        at += length + 1;
    }
    text_free(&line);
}

/* One element, no wider than the style and with words for who cannot see it; every element in it
 * closes, and no character is out of place. */
static void check_svg(const struct entrant *entrant, const void *position) {
    struct text text = {0};
    size_t open = 0;
    double width = 0, height = 0;
    const struct style style = {.width = 22};
    const struct paper_size size = canvas_draw_svg(entrant->game, position, &style, &text);
    PROMISE(entrant, position, strncmp(text_string(&text), "<svg ", 5) == 0);
    PROMISE(entrant, position,
            sscanf(strstr(text.data, " width="), " width=\"%lfmm\"", &width) == 1);
    PROMISE(entrant, position, width > 0 && width <= 44);
    PROMISE(entrant, position,
            sscanf(strstr(text.data, " height="), " height=\"%lfmm\"", &height) == 1);
    PROMISE(entrant, position,
            size.wide == (unsigned)width + 1 && size.high == (unsigned)height + 1);
    PROMISE(entrant, position,
            strstr(text.data, " role=\"img\" aria-label=\"") && !strstr(text.data, "=\"\""));
    for (const char *at = strchr(text.data, '<'); at; at = strchr(at + 1, '<')) {
        const char *end = strchr(at, '>');
        PROMISE_OF(entrant, position, end && !memchr(at + 1, '<', (size_t)(end - at - 1)), at);
        if (at[1] == '/')
            PROMISE_OF(entrant, position, open-- > 0 && (open > 0 || strcmp(end, ">\n") == 0), at);
        else if (end[-1] != '/')
            open++;
    }
    PROMISE_OF(entrant, position, open == 0, text.data);
    for (const char *at = text.data; *at; at++)
        PROMISE_OF(entrant, position, *at == '\n' || (unsigned char)*at >= 0x20, text.data);
    text_free(&text);
}

static bool check_board(const struct entrant *entrant, const void *position, enum player mover,
                        void *context) {
    static const unsigned widths[] = {20, 40, 80, 200};
    struct text text = {0}, harmless = {0};
    for (size_t i = 0; i < 4 * LENGTH(widths); i++) {
        struct style style = {.width = widths[i / 4], .utf8 = i & 1, .plain = i & 2};
        text_clear(&text);
        text_clear(&harmless);
        canvas_draw_text(entrant->game, position, &style, &text);
        check_lines(entrant, position, &style, &text);
        /* All of it is well-formed and safe for a terminal. */
        for (size_t k = 0; k < text.length; k++)
            if (text.data[k] == '\n') text.data[k] = ' ';
        text_add_harmless(&harmless, text.data, text.length, text.length);
        PROMISE(entrant, position, strcmp(text_string(&harmless), text_string(&text)) == 0,
                "the board has text that is not safe for a terminal");
    }
    check_svg(entrant, position);
    text_free(&text);
    text_free(&harmless);
    return true;
}

static void boards_fit_the_window(const struct entrant *entrant) {
    visit_random_games(entrant, GAMES / 3, LONG_GAME, check_board, NULL);
    for (uint64_t seed = 100; seed < 120; seed++) {
        void *start = new_position(entrant);
        start_at_random(entrant, seed, start);
        check_board(entrant, start, 0, NULL);
        free(start);
    }
}

/* ==== hostile texts: refused with one line, or good for everything that follows ==== */

/* clang-format off */
static const char *const hostile[] = {
#include "hostile/texts"
};

static const struct {
    const char *piece;
    unsigned times;
} repeated[] = {
    {"1", 1500}, {"1,", 750}, {"i", 1500}, {".", 1500}, {"W.B/", 400},
    {" ", 1500}, {"\xFF", 1499},
    {"+", 1500}, {"a>b,", 400}, {"9 ", 750}, {"nim=1+", 300}, {"/", 1500},
    {"0,1 ", 400}, {"A", 1500},
    {"7,", 128}, {"3+", 300}, {"(", 1500}, {"i.", 60},
};

static const char *const parameters[] = {
    "", "0", "1", "18446744073709551615", "18446744073709551616", "1,2,3", "x", "0.", "0.0", "0.8", ".7",
    "-1", "\x1B",
    "0.77777777777777777777777777777777777", "%n", ":", "3,3", "65536,1", "100000,1",
};
/* clang-format on */

/* ---- what a refusal says ---- */

/* True if the text, or the beginning of it before a comma or a space, is a position or parameters;
 * or if it lacks something else. */
static bool is_readable(const struct entrant *entrant, const char *string) {
    struct text text = {0}, why = {0};
    void *position = new_position(entrant);
    bool good = false;
    for (size_t end = strlen(string); end > 0 && !good; end--) {
        if (string[end] && !strchr(", ", string[end])) continue;
        text_clear(&text);
        text_clear(&why);
        text_add_bytes(&text, string, end);
        good =
            game_parse(entrant->game, entrant->parameters, text_string(&text), position, &why) ||
            (entrant->game->set && game_set(entrant->game, text_string(&text), position, &why)) ||
            (!string[end] && !strstr(text_string(&why), string));
    }
    text_free(&text);
    text_free(&why);
    free(position);
    return good;
}

/* What a refusal quotes was typed, and its example is good. */
static void check_refusal(const struct entrant *entrant, const struct text *why,
                          const char *typed) {
    static const char *const leads[] = {"such as ", "for example "};
    const char *quoted = strchr(text_string(why), '"'),
               *end = quoted ? strchr(quoted + 1, '"') : NULL;
    struct text text = {0};
    PROMISE(entrant, NULL, why->length > 0 && why->length < 1000,
            "the refusal of this is empty or too long: %s", typed);
    assert_one_line(why);
    PROMISE(entrant, NULL, !isupper((unsigned char)why->data[0]),
            "a refusal must begin with a small letter: %s", why->data);
    PROMISE(entrant, NULL, why->data[why->length - 1] != '.',
            "a refusal must not end with a period: %s", why->data);
    text_add_harmless(&text, typed, strlen(typed), SIZE_MAX);
    size_t length = end ? (size_t)(end - quoted - 1) : 0;
    if (length > 3 && strncmp(end - 3, "...", 3) == 0) length -= 3;
    bool found = length == 0;
    for (size_t i = 0; i + length <= text.length && !found; i++)
        found = memcmp(text.data + i, quoted + 1, length) == 0;
    PROMISE(entrant, NULL, found, "a refusal quotes what was not typed: %s", why->data);
    bool of_part = strncmp(why->data, "part ", 5) == 0; /* it is that part's game that refuses */
    for (size_t i = 0; i < LENGTH(leads) && !of_part; i++)
        for (const char *at = why->data; (at = strstr(at, leads[i]));)
            PROMISE(entrant, NULL, is_readable(entrant, at += strlen(leads[i])),
                    "the example in a refusal is not read: %s", why->data);
    text_free(&text);
}

/* ---- what is accepted is good for everything ---- */

static void check_solving(const struct entrant *entrant, struct nimm_solver *solver,
                          const void *position, enum player mover) {
    struct solution solution;
    struct advice advice;
    struct move found[20];
    struct question question = {.game = entrant->game, .position = position, .mover = mover};
    for (int misere = 0; misere <= solve_check_misere(entrant->game, true, NULL); misere++) {
        struct move_list list = {.moves = found, .limit = 20};
        question.misere = misere;
        enum nimm_status status = solve_position(solver, &question, &solution);
        PROMISE(entrant, position, status != NIMM_STOPPED, "the solver was stopped by nobody");
        status = solve_winning_moves(solver, &question, &list);
        if (status == NIMM_OK && solution.status == NIMM_OK)
            PROMISE(entrant, position,
                    solution.outcome == OUTCOME_N || list.total == 0 ||
                        solution.outcome == OUTCOME_D,
                    "moves win in a lost position");
        if (game_is_over(entrant->game, position, mover)) continue;
        PROMISE(entrant, position, solve_advice(solver, &question, &advice) == NIMM_OK,
                "there is no advice though the game is not over");
    }
    if (solution.has_value && entrant->game->theory->describe)
        for (size_t i = 0; i < solution.piles.n; i++) {
            struct text name = {0};
            entrant->game->theory->describe(position, i, &name, NULL);
            text_free(&name);
        }
}

static void check_playing(const struct entrant *entrant, const void *position) {
    struct random random = random_from_seed(1);
    struct session session;
    struct text why = {0}, text = {0};
    struct move move;
    if (entrant->game->startable && !entrant->game->startable(position, &why)) {
        check_refusal(entrant, &why, "startable");
        text_free(&why);
        return;
    }
    session_start(&session, entrant->game, position, 0, false);
    while (session.played < 40 && random_move(entrant->game, session_position(&session),
                                              session_mover(&session), 50, &random, &move)) {
        text_clear(&text);
        entrant->game->print_move(session_position(&session), &move, &text);
        entrant->game->say_move(session_position(&session), &move, &text);
        session_play(&session, &move);
        text_clear(&text);
        entrant->game->print(session_position(&session), &text);
    }
    check_board(entrant, session_position(&session), 0, NULL);
    session_end(&session);
    text_free(&why);
    text_free(&text);
}

static void check_position_text(const struct entrant *entrant, struct nimm_solver *solver,
                                const char *given, const char *typed) {
    struct text why = {0};
    void *position = new_position(entrant);
    memset(position, 0xAA, entrant->game->size);
    if (!game_parse(entrant->game, given, typed, position, &why)) {
        struct text both = {0};
        text_addf(&both, "%s:%s", given ? given : "", typed);
        check_refusal(entrant, &why, text_string(&both));
        text_free(&both);
    } else {
        PROMISE(entrant, position, why.length == 0,
                "parse accepts a position but says why it would not: %s", text_string(&why));
        check_round_trip(entrant, position, 0, NULL);
        check_board(entrant, position, 0, NULL);
        check_solving(entrant, solver, position, 0);
        check_playing(entrant, position);
    }
    text_free(&why);
    free(position);
}

/* What is printed, with a byte of it changed. */
static void mistyped_positions_are_refused_or_good(const struct entrant *entrant) {
    static const char wrong[] = {'0', '9', ',', '/', 'x', ' ', '.', 'i', '>', '@', 'B'};
    struct nimm_solver *solver = new_solver(2000);
    struct random random = random_from_seed(5);
    void *start = new_position(entrant);
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct text text = {0};
        start_at_random(entrant, seed, start);
        entrant->game->print(start, &text);
        text.data[random_between(&random, 0, text.length - 1)] = wrong[seed % sizeof wrong];
        check_position_text(entrant, solver, entrant->parameters, text_string(&text));
        text_free(&text);
    }
    free(start);
    nimm_solver_free(solver);
}

static void hostile_positions_are_refused_or_good(const struct entrant *entrant) {
    struct nimm_solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(hostile); i++)
        check_position_text(entrant, solver, entrant->parameters, hostile[i]);
    nimm_solver_free(solver);
}

static void very_long_positions_are_refused_or_good(const struct entrant *entrant) {
    struct nimm_solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(repeated); i++) {
        struct text typed = {0};
        text_add_repeated(&typed, repeated[i].piece, repeated[i].times);
        check_position_text(entrant, solver, entrant->parameters, text_string(&typed));
        text_add(&typed, "1");
        check_position_text(entrant, solver, entrant->parameters, text_string(&typed));
        text_free(&typed);
    }
    nimm_solver_free(solver);
}

static void hostile_parameters_are_refused_or_good(const struct entrant *entrant) {
    if (!entrant->game->parameters_help || entrant->parameters) return;
    struct nimm_solver *solver = new_solver(2000);
    for (size_t i = 0; i < LENGTH(parameters); i++) {
        struct random random = random_from_seed(i);
        void *position = new_position(entrant);
        struct text why = {0};
        check_position_text(entrant, solver, parameters[i], entrant->game->sample);
        check_position_text(entrant, solver, parameters[i],
                            "18446744073709551615,18446744073709551614,7");
        if (!draw_start(entrant->game, parameters[i], (struct shape){0}, &random, position, &why))
            check_refusal(entrant, &why, parameters[i]);
        else
            check_round_trip(entrant, position, 0, NULL);
        text_free(&why);
        free(position);
    }
    nimm_solver_free(solver);
}

/* ---- moves ---- */

static void check_move_text(const struct entrant *entrant, const void *position, enum player mover,
                            const char *typed) {
    const struct game *game = entrant->game;
    struct text why = {0};
    struct move move;
    void *after = new_position(entrant);
    if (game_read_move(game, position, mover, typed, &move, &why)) {
        play_into(game, position, mover, &move, after);
        check_round_trip(entrant, after, mover, NULL);
    } else {
        PROMISE(entrant, position, why.length > 0 && why.length < 1000,
                "the refusal of this move is empty or too long: %s", typed);
        assert_one_line(&why);
        PROMISE(entrant, position, why.data[why.length - 1] == '.',
                "the refusal of a move must end with a period: %s", text_string(&why));
        PROMISE(entrant, position, !islower((unsigned char)why.data[0]),
                "the refusal of a move must begin with a capital: %s", text_string(&why));
    }
    text_free(&why);
    free(after);
}

static void hostile_moves_are_refused_or_good(const struct entrant *entrant) {
    for (unsigned seed = 0; seed < 2; seed++) {
        struct session session;
        play_at_random(entrant, seed, 2, &session);
        for (size_t at = 0; at <= session.played; at++) {
            const void *position = session_position_at(&session, at);
            for (size_t i = 0; i < LENGTH(hostile); i++)
                check_move_text(entrant, position, session_mover_at(&session, at), hostile[i]);
        }
        session_end(&session);
    }
}

static void very_long_moves_are_refused_or_good(const struct entrant *entrant) {
    void *start = new_position(entrant);
    start_at_random(entrant, 0, start);
    for (size_t i = 0; i < LENGTH(repeated); i++) {
        struct text typed = {0};
        text_add_repeated(&typed, repeated[i].piece, repeated[i].times);
        check_move_text(entrant, start, 0, text_string(&typed));
        text_free(&typed);
    }
    free(start);
}

/* ---- shapes ---- */

static void random_starts_of_any_shape_are_refused_or_good(const struct entrant *entrant) {
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
        void *position = new_position(entrant);
        if (draw_start(entrant->game, entrant->parameters, shapes[i], &random, position, &why)) {
            PROMISE(entrant, position, why.length == 0,
                    "a start is drawn, but with words of why not: %s", text_string(&why));
            check_round_trip(entrant, position, 0, NULL);
            check_board(entrant, position, 0, NULL);
            check_playing(entrant, position);
        } else {
            check_refusal(entrant, &why, "shape");
        }
        text_free(&why);
        free(position);
    }
}

int main(void) {
    static const struct promise promises[] = {
        PROMISED(has_every_required_member),
        PROMISED(has_words_for_everything),
        PROMISED(says_in_two_sentences_how_it_is_played),
        PROMISED(is_found_by_its_name),
        PROMISED(sample_is_a_position),
        PROMISED(positions_of_random_games_round_trip),
        PROMISED(random_starts_are_games_worth_playing),
        PROMISED(random_games_end),
        PROMISED(moves_are_legal_and_listed_once),
        PROMISED(move_texts_round_trip),
        PROMISED(illegal_moves_are_refused_with_a_sentence),
        PROMISED(a_refused_move_is_told_of_a_legal_one),
        PROMISED(a_sign_or_a_0_too_many_is_no_move),
        PROMISED(boards_fit_the_window),
        PROMISED(mistyped_positions_are_refused_or_good),
        PROMISED(hostile_positions_are_refused_or_good),
        PROMISED(very_long_positions_are_refused_or_good),
        PROMISED(hostile_parameters_are_refused_or_good),
        PROMISED(hostile_moves_are_refused_or_good),
        PROMISED(very_long_moves_are_refused_or_good),
        PROMISED(random_starts_of_any_shape_are_refused_or_good),
    };
    return run_contract("contract", promises, LENGTH(promises));
}
