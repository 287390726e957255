/* SPDX-License-Identifier: MIT */
#include "ui/preview.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "say/scratch.h"

/* --- words ----------------------------------------------------------------------------------- */

/* Adds the moves, with a newline before each and after the last. Of very many, only the first are listed: the
 * others are typed without help. */
static void list_moves(const struct question *question, struct text *list) {
    enum { MOST = 4000 };
    struct moves moves = {0};
    for (int i = 0; i < MOST && question->game->moves(question->position, question->mover, &moves); i++) {
        text_add_char(list, '\n');
        question->game->print_move(question->position, &moves.move, list);
    }
    text_add_char(list, '\n');
}

/* Adds a word and a newline to the words, which begin with a newline, unless it is one of them. */
static void add_word(struct token word, struct text *words) {
    struct text *line = scratch();
    text_add_char(line, '\n');
    text_add_bytes(line, word.start, word.length);
    text_add_char(line, '\n');
    if (!strstr(nimm_text_string(words), line->data)) text_add(words, line->data + 1);
}

/* Adds the next words of all moves that begin like this. */
static void add_moves(struct preview *preview, const char *before, struct text *words) {
    enum { MOST_BYTES = 8192 };
    const size_t length = strlen(before);
    if (preview->moves.length == 0) list_moves(&preview->question, &preview->moves);
    for (const char *at = preview->moves.data + 1; *at && words->length < MOST_BYTES;) {
        const size_t n = strcspn(at, "\n");
        if (n > length && strncasecmp(at, before, length) == 0)
            add_word((struct token){at + length, strcspn(at + length, " \n")}, words);
        at += n + 1;
    }
}

/* Adds those of a word's arguments that are words themselves. */
static void add_arguments(const struct round *round, const char *arguments, struct text *words) {
    for (struct token token; (token = scan_token(&arguments, "[]|")).length > 0;) {
        if (!isupper((unsigned char)*token.start)) add_word(token, words);
        if (token_is(token, "COMMAND"))
            for (const struct round_word *word = round->words; word->name; word++)
                add_word(token_of(word->name), words);
        if (token_is(token, "GAME"))
            for (size_t i = 0; i < nimm_game_count; i++) add_word(token_of(nimm_game_list[i]->id), words);
    }
}

/* Adds a newline and the words that may come after `before`. */
static void add_words(struct preview *preview, const char *before, bool all, struct text *words) {
    const char *space = strchr(before, ' ');
    text_add_char(words, '\n');
    add_moves(preview, before, words);
    if (all && *before == '\0') {
        if (preview->answers) add_arguments(preview->round, preview->answers, words);
        add_arguments(preview->round, "COMMAND", words);
    } else if (all && words->length == 1 && space && space[1] == '\0') {
        const struct round_word *word = round_describe(preview->round, before, scratch());
        if (word && word->arguments) add_arguments(preview->round, word->arguments, words);
    }
}

static void give_words(void *user, const char *before, bool all, struct text *words) {
    const size_t mark = scratch_mark();
    struct text *found = scratch();
    add_words(user, before, all, found);
    text_add(words, found->data + 1);
    scratch_forget(mark);
}

/* --- a move begun, a word -------------------------------------------------------------------- */

/* Adds "Next: 1, 2 or 3.", the words that begin with these bytes. False: there are none. */
static bool add_next(const struct text *words, const char *bytes, struct text *text) {
    enum { MOST = 16 };
    struct token shown[MOST];
    size_t n = 0, total = 0, length = strlen(bytes);
    for (const char *at = words->data + 1; *at; at += strcspn(at, "\n") + 1) {
        if (strncasecmp(at, bytes, length) != 0) continue;
        if (total < MOST) shown[n++] = (struct token){at, strcspn(at, "\n")};
        total++;
    }
    if (n > 0) text_add(text, "Next: ");
    for (size_t i = 0; i < n; i++) {
        text_add_between(text, i, n, total > n ? ", " : " or ");
        text_add_bytes(text, shown[i].start, shown[i].length);
    }
    if (n > 0) text_add(text, total > n ? ", ..." : ".");
    return n > 0;
}

/* A number that is too large anywhere in a move. */
#define FAR "99999"

/* Adds why the game refuses a move. False: the move is legal, the line is not a move, or the reason is about
 * the number that nobody typed. */
static bool add_refusal(const struct question *question, const char *line, struct text *text) {
    struct move move;
    struct text *why = scratch();
    const bool refused =
        nimm_game_parse_move(question->game, question->position, question->mover, line, &move, why) &&
        !question->game->check(question->position, question->mover, &move, why) && !strstr(why->data, FAR);
    if (refused) text_add(text, why->data);
    if (refused && why->data[why->length - 1] != '.') text_add_char(text, '.');
    return refused;
}

/* Adds what may come after a line that begins moves: in the game's own words if a number comes next. */
static void add_range(const struct preview *preview, const char *line, const struct text *words,
                      struct text *text) {
    struct text *far = scratch();
    text_addf(far, "%s " FAR, line);
    if (!isdigit((unsigned char)words->data[1]) ||
        !(add_refusal(&preview->question, line, text) || add_refusal(&preview->question, far->data, text)))
        add_next(words, "", text);
}

/* Adds what a line that is not a move means, or may become. */
static void add_meaning(struct preview *preview, const char *line, struct text *text) {
    struct text *before = scratch(), *words = scratch(), *found = scratch();
    text_addf(before, "%s ", line);
    add_words(preview, before->data, false, words);
    if (words->length > 1) {
        add_range(preview, line, words, text);
    } else {
        const char *space = strrchr(line, ' '), *last = space ? space + 1 : line;
        text_cut(before, (size_t)(last - line));
        nimm_text_clear(words);
        add_words(preview, before->data, false, words);
        if (!add_next(words, last, text) && !round_describe(preview->round, line, text)) {
            add_words(preview, before->data, true, found);
            if (!add_next(found, last, text)) add_refusal(&preview->question, line, text);
        }
    }
}

bool preview_begins_move(const struct question *question, const char *line) {
    const struct token token = token_trim(token_of(line));
    const char *number = scratch_format("%.*s", (int)token.length, token.start);
    const char *start = scratch_format("%s 1", number);
    struct text *moves = scratch();
    struct move move;
    if (*number == '\0' || number[strspn(number, "0123456789")] != '\0') return false;
    if (nimm_game_read_move(question->game, question->position, question->mover, number, &move, NULL))
        return false;
    if (nimm_game_read_move(question->game, question->position, question->mover, start, &move, NULL))
        return true;
    list_moves(question, moves);
    return strstr(moves->data, scratch_format("\n%s ", number));
}

static bool goes_on(void *user, const char *line) {
    const struct preview *preview = user;
    const size_t mark = scratch_mark();
    const bool goes = preview_begins_move(&preview->question, line);
    scratch_forget(mark);
    return goes;
}

/* --- a move ---------------------------------------------------------------------------------- */

/* Adds the board, smaller if it would take more than so many rows. */
static void add_board(const struct preview *preview, const struct question *left, const struct style *style,
                      unsigned rows, struct text *text) {
    struct dialogue *room = preview->round->room;
    const size_t from = room->out.length;
    const unsigned height = terminal_height();
    dialogue_show_board(room, left->game, left->position, *style, height > rows ? height - rows : 0);
    text_add(text, nimm_text_string(&room->out) + from);
    text_cut(&room->out, from);
}

/* Adds who can win after a move, as far as that is known. */
static void add_verdict(const struct preview *preview, const struct question *left,
                        const struct solution *solution, struct text *text) {
    const char *const to_move = preview->names[left->mover];
    const bool is_even = solution->has_value && solution->value == 0;
    if (solution->status != NIMM_OK) return;
    const char *const winner = preview->names[left->mover ^ (solution->outcome == NIMM_OUTCOME_P)];
    if (nimm_game_is_over(left->game, left->position, left->mover))
        text_addf(text, "It ends the game: %s wins.", winner);
    else if (solution->outcome == NIMM_OUTCOME_D)
        text_add(text, "Then with good play nobody wins.");
    else if (!solution->has_value || solution->piles.n < 2 || left->misere)
        text_addf(text, "Then %s can win.", winner);
    else
        text_addf(text, is_even ? "Balanced: %s must unbalance it." : "Unbalanced: %s can balance it.",
                  to_move);
}

/* Adds what the move leaves: as much as fits of the sentence, the grid and the board, in this order of
 * importance; without the board, the sentence names the position or the move. */
static void add_result(struct preview *preview, const struct move *move, unsigned rows, struct text *text) {
    const struct question *question = &preview->question;
    const struct question left = scratch_after(question, move);
    struct solution solution = {.status = NIMM_TOO_LARGE};
    struct style style = terminal_style(&preview->round->room->terminal);
    struct text *board = scratch(), *grid = scratch(), *sentence = scratch(), *verdict = scratch();
    style.last = move;
    style.before = question->position;
    if (preview->explains) {
        nimm_solve_position(preview->solver, &left, &solution);
        add_verdict(preview, &left, &solution, verdict);
        explain_grid(&left, &solution, &style, grid);
    }
    if (verdict->length > 0) text_addf(sentence, TEXT_FOLD "%s\n", verdict->data);
    text_fold(sentence, style.width);
    text_fold(grid, style.width);
    unsigned used = dialogue_lines(sentence);
    if (used + dialogue_lines(grid) > rows) nimm_text_clear(grid);
    used += dialogue_lines(grid);
    if (used < rows) add_board(preview, &left, &style, rows - used, board);
    if (used >= rows || used + dialogue_lines(board) > rows) {
        const char *notation = dialogue_notation(left.game, left.position);
        nimm_text_clear(board);
        nimm_text_clear(sentence);
        text_add(sentence, TEXT_FOLD);
        if (!notation) {
            text_add(sentence, "You ");
            left.game->say_move(question->position, move, sentence);
            text_add(sentence, verdict->length > 0 ? ". " : ".");
        }
        text_add(sentence, verdict->data);
        if (notation) text_addf(sentence, "%sIt leaves %s.", verdict->length > 0 ? " " : "", notation);
        text_add_char(sentence, '\n');
        text_fold(sentence, style.width);
    }
    text_add(text, board->data);
    text_add(text, grid->data);
    text_add(text, sentence->data);
}

static void show(void *user, const char *line, unsigned rows, struct text *below) {
    struct preview *preview = user;
    const size_t mark = scratch_mark();
    const struct question *question = &preview->question;
    struct move move;
    const struct token token = token_trim(token_of(line));
    const char *typed = scratch_format("%.*s", (int)token.length, token.start);
    if (nimm_game_read_move(question->game, question->position, question->mover, typed, &move, NULL)) {
        add_result(preview, &move, rows, below);
    } else if (*typed) {
        struct text *meaning = scratch();
        add_meaning(preview, typed, meaning);
        if (meaning->length > 0) text_addf(below, TEXT_FOLD "%s\n", meaning->data);
        text_fold(below, terminal_style(&preview->round->room->terminal).width);
    }
    scratch_forget(mark);
}

/* How many rows may be used: what a move from this position is likely to need, but not so many that the board
 * above the prompt scrolls out of the window. */
static unsigned rows_wanted(struct preview *preview) {
    enum { LEAST = 3, FRAME = 4 }; /* a grid has so many more rows than piles */
    const struct question *question = &preview->question;
    const struct style style = terminal_style(&preview->round->room->terminal);
    const unsigned height = terminal_height();
    struct text *board = scratch();
    struct piles piles = {0};
    add_board(preview, question, &style, height, board);
    const unsigned above = dialogue_lines(board) + 1;
    unsigned rows = above + 1;
    if (preview->explains && question->game->theory->piles &&
        nimm_solve_piles(preview->solver, question->game, question->position, &piles) == NIMM_OK &&
        piles.n > 1)
        rows += (unsigned)piles.n + FRAME;
    if (rows + above > height) rows = height > above ? height - above : 0;
    return rows < LEAST ? LEAST : rows;
}

const struct editor_help *preview_begin(struct preview *preview) {
    enum { OPTIONS = 300000, BYTES = 1 << 25 }; /* about a twentieth of a second of work */
    nimm_text_clear(&preview->moves);
    if (!preview->solver) preview->solver = nimm_solver_new(OPTIONS, BYTES);
    preview->help = (struct editor_help){
        .user = preview, .rows = rows_wanted(preview), .show = show, .words = give_words, .goes_on = goes_on};
    return &preview->help;
}

void preview_free(struct preview *preview) {
    nimm_solver_free(preview->solver);
    nimm_text_free(&preview->moves);
}
