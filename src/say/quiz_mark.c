/* SPDX-License-Identifier: MIT */
/* What somebody typed as an answer: is it right, and if not, why? */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/label_mark.h"
#include "say/powers.h"
#include "say/quiz_told.h"
#include "say/quiz_why.h"
#include "say/said.h"
#include "say/scratch.h"

struct answer {
    struct nimm_solver *solver;
    const struct quiz_question *question;
    const char *text;
    enum label_form form;
};

/* --- moves ----------------------------------------------------------------------------------- */

/* "that leaves 3,3,6 with nim-sum 6, not 0; ", where that has been taught. What is left shows which
 * move was read. */
static void add_sum_left(const struct answer *answer, const struct move *move, struct text *why) {
    const struct question asked = quiz_position_question(answer->question);
    const struct question next = scratch_after(&asked, move);
    const char *what = "";
    uint64_t sum;
    bool several;
    if (!quiz_why_find_sum(answer->solver, answer->question, &next, &sum, &several) || sum == 0)
        return;
    if (next.game->notation_is_clear)
        what = scratch_format("%s with ", scratch_position(next.game, next.position));
    text_addf(why, "that leaves %s%s %" PRIu64 ", not 0; ", what, several ? "nim-sum" : "value",
              sum);
}

/* Puts a move in the same part of a sum that does not win in place of this one. Returns false if
 * there is none among the first moves. */
static bool find_loser_in_part(const struct answer *answer, struct move *move) {
    enum { MOST = 1000 };
    const struct question asked = quiz_position_question(answer->question);
    struct moves moves = {0};
    for (size_t i = 0; i < MOST && asked.game->is_sum; i++) {
        if (!asked.game->moves(asked.position, PLAYER_1, &moves)) return false;
        if (moves.move.component != move->component) continue;
        if (quiz_why_try(answer->solver, &asked, &moves.move).wins) continue;
        *move = moves.move;
        return true;
    }
    return false;
}

/* Puts another example, which does not win, in place of one that does, where there is one: "Type
 * pile and stones, such as 1 2 to take 2 from pile 1." */
static void hide_answer(const struct answer *answer, struct text *why) {
    static const char before[] = "such as ", between[] = " to ";
    enum { MOST = 100 };
    const struct question asked = quiz_position_question(answer->question);
    const struct game *game = asked.game;
    struct move winning_moves[MOST], move;
    struct move_list winning = {.moves = winning_moves, .limit = MOST};
    char *example = why->length > 0 ? strstr(why->data, before) : NULL;
    if (!example) return;
    example += strlen(before);
    const char *said = strstr(example, between);
    const size_t length = said ? (size_t)(said - example) : strcspn(example, ".");
    const char *typed = scratch_format("%.*s", (int)length, example);
    if (!game_read_move(game, asked.position, PLAYER_1, typed, &move, scratch()) ||
        !quiz_why_try(answer->solver, &asked, &move).wins)
        return;
    solve_winning_moves(answer->solver, &asked, &winning);
    if (!find_loser_in_part(answer, &move) &&
        !game_example_move(game, asked.position, PLAYER_1, &winning, &move))
        return;
    text_cut(why, (size_t)(example - why->data));
    game_add_typed(game, asked.position, &move, why);
    if (said) {
        text_add(why, between);
        game->say_move(asked.position, &move, why);
    }
    text_add_char(why, '.');
}

static enum verdict mark_move(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    const struct question asked = quiz_position_question(question);
    struct move move;
    struct piles left;
    if (!game_read_move(asked.game, asked.position, PLAYER_1, answer->text, &move, why)) {
        hide_answer(answer, why);
        return VERDICT_UNCLEAR;
    }
    const struct quiz_why_tried tried = quiz_why_try(answer->solver, &asked, &move);
    if (tried.wins) return VERDICT_RIGHT;
    const bool by_groups =
        question->by_groups &&
        solve_piles(answer->solver, asked.game, tried.next.position, &left) == NIMM_OK;
    if (by_groups) {
        text_add(why, "then ");
        quiz_why_add_partner(&left, 0, why);
    } else if (tried.has_reply) {
        add_sum_left(answer, &move, why);
        quiz_why_add_win("then your opponent", &tried.next, &tried.reply, why);
    }
    return VERDICT_WRONG;
}

/* --- words ----------------------------------------------------------------------------------- */

bool quiz_names_copying(const char *answer) {
    static const char words[] = "copy copycat copying mirror mirroring imitate symmetry same equal";
    bool is_named = false;
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0;) {
        if (token_is(word, "before")) return false; /* "the same as before" is another answer */
        is_named = is_named || token_is_any(word, words);
    }
    return is_named;
}

/* True of "me" and "you win": a player is named by who speaks. */
static bool names_speaker(const char *answer) {
    for (struct token word; (word = scan_token(&answer, ",.!?")).length > 0;)
        if (token_is_any(word, "me you my your we us")) return true;
    return false;
}

static enum verdict mark_words(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    struct piles piles;
    const enum said_topic topic = question->topic == QUIZ_WINNER    ? SAID_WINNER
                                  : question->topic == QUIZ_BALANCE ? SAID_BALANCE
                                                                    : SAID_YES;
    const enum said_side said = said_side(topic, answer->text);
    if (said == SAID_NOTHING && question->topic == QUIZ_WINNER &&
        quiz_names_copying(answer->text)) {
        text_add(why, "And who wins by copying? Type first or second");
        return VERDICT_UNCLEAR;
    }
    if (said == SAID_NOTHING && question->topic == QUIZ_WINNER && names_speaker(answer->text)) {
        text_add(why, "That could be either player. Type first or second");
        return VERDICT_UNCLEAR;
    }
    if (said == SAID_NOTHING) return label_refuse(answer->text, quiz_form(question), why);
    if ((said == SAID_FIRST) == question->yes) return VERDICT_RIGHT;
    if (question->topic == QUIZ_WINNER)
        quiz_why_add_winner(answer->solver, question, answer->form, why);
    else if (question->topic != QUIZ_BALANCE)
        text_add(why, text_string(&question->reason));
    else if (question->yes)
        text_add(why, "every column has an even number of ones");
    else if (quiz_why_piles(answer->solver, question, &piles))
        quiz_why_add_column(&piles, 0, why);
    return VERDICT_WRONG;
}

/* --- numbers --------------------------------------------------------------------------------- */

/* Says how the game itself makes the value of its only part, where nobody has to search for it: "12
 * is 2 x 2 x 3: 3 prime factors, one of which must stay". A value that is too large is not refuted
 * by a move. */
static void add_own_reason(const struct answer *answer, struct text *why) {
    const struct quiz_question *question = answer->question;
    const struct theory *theory = question->game->theory;
    struct text *name = scratch(), *reason = scratch();
    if (!theory->disguise || !game_has_counted_piles(question->game)) return;
    theory->describe(question->position, 0, name, reason);
    text_clear(why);
    text_addf(why, "%s is %s", name->data, reason->data);
}

static bool is_move_in_words(const struct answer *answer) {
    const struct question asked = quiz_position_question(answer->question);
    struct move move;
    return isalpha((unsigned char)*answer->text) &&
           game_read_move(asked.game, asked.position, PLAYER_1, answer->text, &move, scratch());
}

/* A number that is a nim-sum, or a label that the mex makes. */
static enum verdict mark_number(const struct answer *answer, struct text *why) {
    const enum quiz_topic topic = answer->question->topic;
    const char *line = answer->text;
    struct piles piles = {.n = 1};
    struct label label = {0};
    enum verdict verdict = VERDICT_WRONG;
    uint64_t number = 0, binary;
    /* "1 xor 3" is no answer to the question what that is. */
    const bool has_number = topic != QUIZ_OUTCOME;
    if (has_number && said_sum(line, topic != QUIZ_SUM, &number))
        line = scratch_format("%" PRIu64, number);
    /* A zero in front is a digit of a number in binary. */
    const bool is_padded = line[0] == '0' && isdigit((unsigned char)line[1]);
    if (topic == QUIZ_SUM || topic == QUIZ_VALUE)
        quiz_why_piles(answer->solver, answer->question, &piles);
    /* Where a number is asked for, P does not stand for 0. */
    if (has_number && !label_read_number(line, &number, why)) {
        if (topic != QUIZ_VALUE || !is_move_in_words(answer)) return VERDICT_UNCLEAR;
        text_clear(why);
        text_add(why, "That is a move. Type the value, which is a number");
        return VERDICT_UNCLEAR;
    }
    if (piles.n == 1 && quiz_why_label(answer->solver, answer->question, &label)) {
        label.by_value = topic != QUIZ_OUTCOME;
        verdict = label_mark(&label, line, answer->form, why);
        const bool is_too_large = topic == QUIZ_VALUE && number > label.value;
        if (label.game && is_too_large) add_own_reason(answer, why);
        if (verdict == VERDICT_UNCLEAR && topic == QUIZ_OUTCOME) {
            text_clear(why);
            label_refuse(line, "N (the player to move wins) or P (the other player wins)", why);
        }
    } else if (number == answer->question->number) {
        verdict = VERDICT_RIGHT;
    } else if (piles.n > 1 && (is_padded || number != quiz_sum_with_carrying(&piles)) &&
               label_read_binary(line, &binary) && binary == answer->question->number) {
        text_addf(why, "in binary that is %" PRIu64, binary);
        verdict = VERDICT_RIGHT;
    } else if (piles.n > 1) {
        if (answer->question->game && answer->question->game->theory->disguise) {
            text_add(why, "its Nim piles are ");
            text_add_choice(why, piles.value, piles.n, " and ");
            text_add(why, "; ");
        }
        /* Three digits or more that are all 0 or 1 are meant in binary. */
        if (number >= 100 && label_read_binary(line, &binary)) {
            number = binary;
            text_addf(why, "in binary that is %" PRIu64 "; ", number);
        }
        if (number == quiz_sum_with_carrying(&piles))
            text_addf(why, "%" PRIu64 " is the sum with carrying", number);
        else
            quiz_why_add_digit(&piles, number, why);
    }
    if (verdict == VERDICT_WRONG && piles.n == 0) text_add(why, "there is no move at all");
    label_free(&label);
    return verdict;
}

static enum verdict mark_binary(const struct answer *answer, struct text *why) {
    enum { FIVE = 5, SIX = 6 }; /* an example is not the answer */
    uint64_t number;
    if (!label_read_binary(answer->text, &number)) {
        struct text *example = scratch();
        text_add(example, "ones and zeros, such as ");
        powers_binary(answer->question->number == FIVE ? SIX : FIVE, answer->form == LABEL_WORDS,
                      example);
        return label_refuse(answer->text, example->data, why);
    }
    if (number == answer->question->number) return VERDICT_RIGHT;
    text_addf(why, "that is %" PRIu64, number);
    return VERDICT_WRONG;
}

/* --- groups ---------------------------------------------------------------------------------- */

/* Reads three digits or more in binary, each 0 or 1. As sizes of groups they are nothing else. */
static bool read_groups_in_binary(const char *answer, uint64_t *sizes) {
    const struct token digits = token_trim(token_of(answer));
    const bool is_one_number = !memchr(digits.start, ' ', digits.length);
    uint64_t number;
    if (digits.length < 3 || *digits.start != '1' || !is_one_number) return false;
    if (!label_read_binary(answer, &number)) return false;
    *sizes = number;
    return true;
}

/* "1 is right, but the groups of 2 pair off; there is no group of 8": what is right in a wrong
 * answer, what is too much, and the largest size that is missing. */
static void add_groups(const struct piles *piles, uint64_t sizes, struct text *why) {
    const uint64_t wanted = nimm_sum(piles->value, piles->n);
    const uint64_t right = sizes & wanted, too_much = sizes & ~wanted, missing = wanted & ~sizes;
    uint64_t present = 0, powers[64];
    const char *between = "";
    for (size_t i = 0; i < piles->n; i++) present |= piles->value[i];
    const size_t n_right = nim_powers(right, powers);
    text_add_choice(why, powers, n_right, " and ");
    if (right) text_add(why, n_right == 1 ? " is right, but " : " are right, but ");
    if (too_much & present) {
        text_add(why, "the groups of ");
        text_add_choice(why, powers, nim_powers(too_much & present, powers), " and ");
        text_add(why, " pair off");
        between = "; ";
    }
    if (too_much & ~present) {
        text_addf(why, "%sthere is no group of ", between);
        text_add_choice(why, powers, nim_powers(too_much & ~present, powers), " or ");
        between = "; ";
    }
    if (!missing) return;
    nim_powers(missing, powers);
    text_add(why, between);
    if (right && !too_much) text_addf(why, "%" PRIu64 " is missing: ", powers[0]);
    quiz_why_add_partner(piles, right, why);
}

/* True if all groups have a partner: "none", "nothing left", "they all pair off". */
static bool says_none(const char *answer) {
    bool has_none = false, has_all = false, has_pair = false, has_other = false;
    for (struct token word; (word = scan_token(&answer, ",.!")).length > 0;) {
        const bool is_pair = token_is_any(word, "pair pairs paired partner partners match matched "
                                                "matches even balanced");
        has_pair = has_pair || is_pair;
        has_all = has_all || token_is_any(word, "all everything everyone everybody every each");
        has_none = has_none || token_is_any(word, "none nobody nothing no 0 zero");
        has_other = has_other || token_is_any(word, "not dont don't never except but");
        if (is_pair || token_is_any(word, "all everything everyone everybody every each none "
                                          "nobody nothing no 0 zero one of them they the is are it "
                                          "at left over alone lonely up off out has have a group "
                                          "groups size sizes there"))
            continue;
        has_other = true;
    }
    return !has_other && ((has_all && has_pair && !has_none) || (has_none && !has_pair));
}

static enum verdict mark_groups(const struct answer *answer, struct text *why) {
    enum { EXAMPLE = 1 + 4 };
    static const char separators[] = ",+&";
    const uint64_t wanted = answer->question->number;
    const bool is_none = says_none(answer->text);
    const char *at = answer->text;
    uint64_t sizes = 0, powers[64];
    struct piles piles;
    const bool is_binary = read_groups_in_binary(answer->text, &sizes);
    if (is_binary && sizes == wanted) {
        text_add(why, "in binary that is ");
        text_add_choice(why, powers, nim_powers(sizes, powers), " and ");
        return VERDICT_RIGHT;
    }
    if (is_binary) at = ""; /* the sizes are read */
    bool good = is_none || !scan_misplaces(token_of(answer->text), separators);
    for (struct token token; !is_none && (token = scan_token(&at, separators)).length > 0;) {
        uint64_t size = 0;
        if (token_is_any(token,
                         "and both only just the a of group groups size sizes is are has have "
                         "left over alone lonely partner") ||
            (sizes > 0 && token_is(token, "no")))
            continue;
        if (token.length > 1 && token.start[token.length - 1] == 's') token.length--; /* "1s" */
        if (token.length > 1 && token.start[token.length - 1] == '\'') token.length--;
        const bool is_number =
            token_number(token, &size) == TOKEN_NUMBER || token_number_word(token, &size);
        const size_t n = nim_powers(size, powers);
        if (is_number && n > 1 && why->length == 0) {
            text_addf(why, "%" PRIu64 " is not one group", size);
            const bool is_answer = size == wanted;
            if (!is_answer) {
                text_add(why, ": it is ");
                text_add_choice(why, powers, n, " and ");
            }
            text_add(why, ". ");
        }
        good = good && is_number && n == 1;
        sizes |= size;
    }
    if (!is_none && sizes == 0) good = false;
    if (!good) {
        const char *form =
            scratch_format("sizes of groups, 1, 2, 4, 8 and so on, such as %s, or none",
                           wanted == EXAMPLE ? "2,8" : "1,4");
        return label_refuse("", form, why);
    }
    if (sizes == wanted) return VERDICT_RIGHT;
    if (quiz_why_piles(answer->solver, answer->question, &piles)) add_groups(&piles, sizes, why);
    return VERDICT_WRONG;
}

/* --- rows of the grid ------------------------------------------------------------------------ */

/* Returns the number of the row that the word names, or 0: "bottom" is the last of n. */
static uint64_t row_of_word(struct token word, uint64_t n) {
    static const char *const names[] = {"first 1st top", "second 2nd", "third 3rd", "fourth 4th"};
    if (token_is_any(word, "last bottom lowest")) return n;
    for (uint64_t i = 0; i < sizeof names / sizeof *names && i < n; i++)
        if (token_is_any(word, names[i])) return i + 1;
    return 0;
}

/* True if the pile, when it has so many stones, is smaller than before, and all columns are even.
 */
static bool balances(struct piles piles, size_t pile, uint64_t size) {
    const bool is_smaller = size < piles.value[pile];
    piles.value[pile] = size;
    return is_smaller && nimm_sum(piles.value, piles.n) == 0;
}

/* Reads "4 110" or "bottom row becomes 110": a row of the grid and its new digits; or "the row of 8
 * becomes 110" and, where no row has that number, "8 becomes 6": the pile that has so many stones,
 * and how many it keeps. Other words say nothing. What may be binary is, unless the other number is
 * right. */
static bool read_flip(const char *answer, const struct piles *piles, uint64_t *row,
                      uint64_t *size) {
    enum { LONG = 2 }; /* three digits are meant in binary */
    static const char separators[] = ":,";
    const char *at = answer, *before;
    bool has_verb = false, is_size = false, has_row = false;
    for (struct token token; !has_row && (token = scan_token(&at, separators)).length > 0;) {
        *row = row_of_word(token, piles->n);
        is_size = token_is(token, "of");
        has_row = *row > 0 || token_number(token, row) == TOKEN_NUMBER ||
                  (token_number_word(token, row) && !token_is(token, "one"));
        if (!has_row && isdigit((unsigned char)*token.start)) return false;
        if (is_size) has_row = token_number(scan_token(&at, separators), row) == TOKEN_NUMBER;
    }
    if (!has_row || *row == 0) return false;
    for (before = at; *at && !isdigit((unsigned char)*scan_token(&at, separators).start);
         before = at)
        has_verb = true;
    before = scan_spaces(before);
    before += strspn(before, separators);
    const bool is_binary = label_read_binary(before, size);
    if (!is_size && *row <= piles->n) return is_binary;
    size_t pile = 0;
    while (pile < piles->n && piles->value[pile] != *row) pile++;
    if (!has_verb || pile == piles->n) return false;
    *row = pile + 1;
    uint64_t stones;
    const struct token number = token_trim(token_of(before));
    const bool is_short = number.length <= LONG && token_number(number, &stones) == TOKEN_NUMBER;
    if (is_short && (!is_binary || balances(*piles, pile, stones))) *size = stones;
    return is_short || is_binary;
}

/* Reads "[4,5,7,6]", the piles that are left, as the row that has changed and its new size. */
static bool read_piles_left(const struct answer *answer, const struct piles *piles, uint64_t *row,
                            uint64_t *size) {
    const struct question asked = quiz_position_question(answer->question);
    const char *at = answer->text;
    size_t numbers = 0;
    struct move move;
    while (scan_token(&at, "[(,)]").length > 0) numbers++;
    if (numbers != piles->n || !game_is_nim(asked.game) ||
        !game_read_move(asked.game, asked.position, asked.mover, answer->text, &move, NULL))
        return false;
    *row = move.part + UINT64_C(1);
    *size = piles->value[move.part] - move.amount;
    return true;
}

/* A row of the grid and its new digits, or the piles that are left. */
static enum verdict mark_flip(const struct answer *answer, struct text *why) {
    struct piles piles = {0};
    uint64_t row = 0, size = 0;
    quiz_why_piles(answer->solver, answer->question, &piles);
    if (!read_piles_left(answer, &piles, &row, &size) &&
        !read_flip(answer->text, &piles, &row, &size)) {
        text_addf(why, "Type a row from 1 to %zu and its new digits, each 0 or 1, such as 1 101",
                  piles.n);
        return VERDICT_UNCLEAR;
    }
    const uint64_t before = piles.value[row - 1];
    const bool right = balances(piles, row - 1, size);
    piles.value[row - 1] = size;
    if (size >= before)
        text_addf(why, "a move must make a pile smaller, and row %" PRIu64 " was %" PRIu64, row,
                  before);
    else if (right)
        text_addf(why, "take %" PRIu64 " from pile %" PRIu64 ", and all columns are even",
                  before - size, row);
    else
        quiz_why_add_column(&piles, 0, why);
    return right ? VERDICT_RIGHT : VERDICT_WRONG;
}

/* --- all of them ----------------------------------------------------------------------------- */

static enum verdict mark_told_number(const struct answer *answer, struct text *why) {
    return quiz_told_mark_number(answer->question, answer->text, why);
}

static enum verdict mark_choice(const struct answer *answer, struct text *why) {
    return quiz_told_mark_choice(answer->question, answer->text, why);
}

/* A whole game is the answer: lesson_reply.h plays it. */
static enum verdict mark_reply(const struct answer *answer, struct text *why) {
    return label_refuse(answer->text, answer->question->game->move_prompt, why);
}

static enum verdict mark(const struct answer *answer, struct text *why) {
    static enum verdict (*const marks[QUIZ_KINDS])(const struct answer *answer,
                                                   struct text *why) = {
        [QUIZ_WINNER] = mark_words,   [QUIZ_MOVE] = mark_move,     [QUIZ_BALANCE] = mark_words,
        [QUIZ_SUM] = mark_number,     [QUIZ_MEX] = mark_number,    [QUIZ_VALUE] = mark_number,
        [QUIZ_LABEL] = mark_number,   [QUIZ_BINARY] = mark_binary, [QUIZ_GROUPS] = mark_groups,
        [QUIZ_OUTCOME] = mark_number, [QUIZ_FLIP] = mark_flip,     [QUIZ_REPLY] = mark_reply,
        [QUIZ_YES] = mark_words,      [QUIZ_NO] = mark_words,      [QUIZ_NUMBER] = mark_told_number,
        [QUIZ_CHOICE] = mark_choice,
    };
    return marks[answer->question->topic](answer, why);
}

const char *quiz_after_name(const struct quiz_question *question, const char *answer) {
    static const char links[] = " :=";
    const enum quiz_topic topic = question->topic;
    const bool is_number = topic != QUIZ_WINNER && topic != QUIZ_OUTCOME && topic != QUIZ_BALANCE;
    struct text *name = scratch();
    if (question->game) quiz_print_position(question, name);
    text_add_numbers(name, question->numbers, question->n);
    if (name->length == 0 || strncasecmp(answer, name->data, name->length) != 0) return NULL;
    const char *rest = answer + name->length;
    const size_t length = strspn(rest, links);
    if (length == 0) return NULL;
    const char *after = rest + length;
    const bool has_word = token_is_any(scan_token(&after, ""), "is are its it's");
    const bool is_linked = has_word || strcspn(rest, ":=") < length;
    if (has_word)
        rest = scan_spaces(after);
    else
        rest += length;
    /* Where a number is asked for, another one before it need not be the name. */
    return is_linked || !is_number ? rest : NULL;
}

bool quiz_read_move(const struct question *question, const char *line, struct move *move,
                    struct text *why) {
    const char *plain = said_plainly(line);
    const char *forms[] = {line, plain, said_without_reason(plain), said_conclusion(plain)};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (!forms[i]) continue;
        text_clear(why);
        if (game_read_move(question->game, question->position, question->mover, forms[i], move,
                           why))
            return true;
    }
    return false;
}

/* What is concluded is tried first; then the answer as it stands, without what people say around
 * it, without the name of the position, and without a reason. What is refused is refused as it
 * stands. */
enum verdict quiz_mark(struct nimm_solver *solver, const struct quiz_question *question,
                       const char *answer, enum label_form form, struct text *why) {
    const char *plain = said_plainly(answer);
    const char *after = quiz_after_name(question, plain);
    const char *unnamed = after ? said_plainly(after) : plain;
    const char *forms[] = {said_conclusion(unnamed), answer, plain, unnamed,
                           said_without_reason(unnamed)};
    struct text *refusal = scratch();
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (!forms[i]) continue;
        const struct answer given = {solver, question, forms[i], form};
        text_clear(why);
        const enum verdict verdict = mark(&given, why);
        if (verdict != VERDICT_UNCLEAR) return verdict;
        if (forms[i] == answer && refusal->length == 0) text_add(refusal, text_string(why));
    }
    text_clear(why);
    text_add(why, text_string(refusal));
    return VERDICT_UNCLEAR;
}
