/* SPDX-License-Identifier: MIT */
#include "ui/preview.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "say/powers.h"
#include "say/scratch.h"
#include "ui/begun.h"

/* --- words ----------------------------------------------------------------------------------- */

/* Adds the moves, with a newline before each and after the last. Of very many, only the first are
 * listed: the others are typed without help. */
static void list_moves(const struct question *question, struct text *list) {
    enum { MOST = 4000 };
    struct moves moves = {0};
    for (int i = 0; i < MOST && question->game->moves(question->position, question->mover, &moves);
         i++) {
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
    if (!strstr(text_string(words), line->data)) text_add(words, line->data + 1);
}

/* The last word of a line, from its last space on. */
static const char *last_word(const char *line) {
    const char *space = strrchr(line, ' ');
    return space ? space + 1 : line;
}

/* Adds what the last word of the line, which may be empty, becomes in the moves that begin with the
 * line. */
static void add_moves(struct preview *preview, const char *line, struct text *words) {
    enum { MOST_BYTES = 8192 };
    if (preview->begun > 0) line = scratch_format("%" PRIu64 " %s", preview->begun, line);
    const size_t length = strlen(line);
    const size_t last = (size_t)(last_word(line) - line);
    if (preview->moves.length == 0) list_moves(&preview->question, &preview->moves);
    for (const char *at = preview->moves.data + 1; *at && words->length < MOST_BYTES;) {
        const size_t n = strcspn(at, "\n");
        if (n >= length && strncasecmp(at, line, length) == 0)
            add_word((struct token){at + last, strcspn(at + last, " \n")}, words);
        at += n + 1;
    }
}

/* Adds the word if it begins with these bytes. */
static void add_matching(struct token word, const char *bytes, struct text *words) {
    const size_t n = strlen(bytes);
    if (word.length >= n && strncasecmp(word.start, bytes, n) == 0) add_word(word, words);
}

/* Adds those of a word's arguments that are words themselves and begin with these bytes. */
static void add_arguments(const struct prompt *prompt, const char *arguments, const char *bytes,
                          struct text *words) {
    for (struct token token; (token = scan_token(&arguments, "[]|")).length > 0;) {
        if (!isupper((unsigned char)*token.start)) add_matching(token, bytes, words);
        if (token_is(token, "COMMAND"))
            for (const struct prompt_word *word = prompt->words; word->name; word++)
                add_matching(token_of(word->name), bytes, words);
        if (token_is(token, "GAME"))
            for (size_t i = 0; i < game_count; i++)
                add_matching(token_of(game_list[i]->id), bytes, words);
    }
}

/* Adds what the last word of the line becomes in other answers and in commands: the first word may
 * be one of these, the second an argument of the first. */
static void add_commands(const struct preview *preview, const char *line, struct text *words) {
    const char *last = last_word(line);
    if (last == line) {
        if (preview->answers) add_arguments(preview->prompt, preview->answers, last, words);
        add_arguments(preview->prompt, "COMMAND", last, words);
    } else if (strchr(line, ' ') == last - 1) {
        const struct prompt_word *word = prompt_describe(preview->prompt, line, scratch());
        if (word && word->arguments) add_arguments(preview->prompt, word->arguments, last, words);
    }
}

static void give_words(void *user, const char *line, struct text *words) {
    const size_t mark = scratch_mark();
    struct text *found = scratch();
    text_add_char(found, '\n');
    add_moves(user, line, found);
    if (found->length == 1) add_commands(user, line, found);
    text_add(words, found->data + 1);
    scratch_forget(mark);
}

/* --- a move begun, a word -------------------------------------------------------------------- */

/* Adds "Next: 1, 2 or 3.", for words that begin with a newline. */
static void add_next(const struct text *words, struct text *text) {
    enum { MOST = 16 };
    struct token shown[MOST];
    size_t n = 0, total = 0;
    for (const char *at = words->data + 1; *at; at += strcspn(at, "\n") + 1) {
        if (total < MOST) shown[n++] = (struct token){at, strcspn(at, "\n")};
        total++;
    }
    const bool is_cut = total > n;
    text_add(text, "Next: ");
    for (size_t i = 0; i < n; i++) {
        text_add_between(text, i, n, is_cut ? ", " : " or ");
        text_add_bytes(text, shown[i].start, shown[i].length);
    }
    text_add(text, is_cut ? ", ..." : ".");
}

/* Adds why the game refuses the line as a move; where the line is only the beginning of a move, the
 * game says what may follow. Returns false if the line is a legal move or not a move, and no space
 * is missing in it. */
static bool add_refusal(const struct question *question, const char *line, struct text *text) {
    const struct game *game = question->game;
    const void *position = question->position;
    const enum player mover = question->mover;
    struct move move;
    struct text *why = scratch();
    const bool is_move = game_parse_move(game, position, mover, line, &move, why);
    const bool is_refused = is_move ? !game->check(position, mover, &move, why)
                                    : game_lacks_space(game, position, mover, line);
    if (!is_refused) return false;
    text_end_sentence(why);
    text_add(text, why->data);
    return true;
}

/* Adds what a line that is not a move means or may become: what comes next in a move that it
 * begins, what its last word becomes in a move, what the command is for, what the last word becomes
 * in a command, or why the game refuses the line. */
static void add_meaning(struct preview *preview, const char *line, struct text *text) {
    struct text *words = scratch();
    text_add_char(words, '\n');
    add_moves(preview, scratch_format("%s ", line), words);
    const bool has_rest = words->length > 1;
    if (!has_rest) add_moves(preview, line, words);
    if (words->length == 1) {
        if (prompt_describe(preview->prompt, line, text)) return;
        add_commands(preview, line, words);
    }
    if (!add_refusal(&preview->question, line, text) && words->length > 1) add_next(words, text);
}

/* --- a move ---------------------------------------------------------------------------------- */

/* A board with more lines is too large to look at while a move is typed. */
enum { BOARD_LINES = 8 };

static void draw(const struct question *question, const struct style *style, struct text *text) {
    canvas_draw_text(question->game, question->position, style, text);
}

/* Returns the one line in which the boards differ; an empty token if there is not exactly one. */
static struct token changed_line(const char *before, const char *after) {
    struct token changed = {0};
    while (*before && *after) {
        const size_t length = strcspn(after, "\n");
        const bool is_same = strcspn(before, "\n") == length && memcmp(before, after, length) == 0;
        if (!is_same && changed.start) return (struct token){0};
        if (!is_same) changed = (struct token){after, length};
        before += strcspn(before, "\n") + 1;
        after += length + 1;
    }
    const bool are_as_long = !*before && !*after;
    return are_as_long ? changed : (struct token){0};
}

/* Adds the row that the move changes, "Pile 2 : O . . .", without a newline. Returns false if it
 * changes more than one row, or one that has no name, or if other rows have the same name. */
static bool add_row(const struct question *question, const struct question *left,
                    const struct style *style, struct text *text) {
    struct text *before = scratch(), *after = scratch();
    struct style unmarked = *style;
    unmarked.before = question->position;
    draw(question, &unmarked, before);
    draw(left, style, after);
    const struct token row = changed_line(text_string(before), text_string(after));
    if (question->game->is_sum || row.length == 0 || !memchr(row.start, ':', row.length))
        return false;
    text_add_bytes(text, row.start, row.length);
    return true;
}

/* Returns what a move has left, in a word: whether that is balanced or, where stones are not to be
 * balanced, who wins. Returns NULL where that is not known or no matter. */
static const char *balance_of(const struct question *left, const struct solution *solution) {
    if (!solution->has_value || left->misere) return NULL;
    if (game_is_nim(left->game)) return solution->value == 0 ? "balanced" : "unbalanced";
    return solution->value == 0 ? "wins" : "loses";
}

/* Adds who can win after a move, as far as that is known. */
static void add_verdict(const struct preview *preview, const struct question *left,
                        const struct solution *solution, struct text *text) {
    if (solution->status != NIMM_OK) return;
    const char *const winner = preview->names[left->mover ^ (solution->outcome == OUTCOME_P)];
    if (game_is_over(left->game, left->position, left->mover))
        text_addf(text, "It ends the game: %s wins.", winner);
    else if (solution->outcome == OUTCOME_D)
        text_add(text, "Then with good play nobody wins.");
    else
        text_addf(text, "Then %s can win.", winner);
}

/* Adds the row and, at its end or below it, the word if there is one. */
static void end_row(const struct text *row, const char *word, unsigned width, struct text *text) {
    enum { INDENT = 2, APART = 3 };
    const size_t columns = text_columns(text_string(row)) + INDENT;
    if (columns <= width) text_add_repeated(text, " ", INDENT);
    text_add(text, text_string(row));
    if (word && columns + APART + strlen(word) <= width)
        text_add_repeated(text, " ", APART);
    else if (word)
        text_addf(text, "\n%*s", INDENT, "");
    if (word) text_add(text, word);
    text_add_char(text, '\n');
}

/* Adds "Ada takes 2 from pile 1.", or "You take" where no verdict follows that names players. */
static void add_sentence(const struct preview *preview, const struct move *move,
                         const char *verdict, struct text *text) {
    const struct question *question = &preview->question;
    struct text *said = scratch();
    question->game->say_move(question->position, move, said);
    const size_t verb = strcspn(said->data, " ");
    if (*verdict)
        text_addf(text, "%s %.*ss%s. %s", preview->names[question->mover], (int)verb, said->data,
                  said->data + verb, verdict);
    else
        text_addf(text, "You %s.", said->data);
}

/* Adds a picture of what the move leaves: the row that changes, or a board that is not too large.
 * The word stands with it or, where there is none, the verdict. Where there is no picture, it adds
 * the sentence. */
static void add_picture(const struct question *question, const struct question *left,
                        const struct style *style, const char *word, const char *verdict,
                        const char *sentence, unsigned rows, struct text *text) {
    struct text *row = scratch(), *board = scratch(), *below = scratch();
    const bool has_row = add_row(question, left, style, row);
    draw(left, style, board);
    if (word)
        text_addf(below, "%s\n", word);
    else if (*verdict)
        text_addf(below, TEXT_FOLD "%s\n", verdict);
    text_fold(below, style->width);
    const unsigned lines = dialogue_lines(board);
    if (has_row) {
        end_row(row, word, style->width, text);
        if (!word) text_add(text, text_string(below));
    } else if (lines <= BOARD_LINES && lines + dialogue_lines(below) <= rows) {
        text_add(text, text_string(board));
        text_add(text, text_string(below));
    } else {
        text_addf(text, TEXT_FOLD "%s\n", sentence);
        text_fold(text, style->width);
    }
}

/* Adds what the move leaves, and the grid if there is room for it. */
static void add_result(struct preview *preview, const struct move *move, unsigned rows,
                       struct text *text) {
    const struct question *question = &preview->question;
    const struct question left = scratch_after(question, move);
    struct solution solution = {.status = NIMM_TOO_LARGE};
    struct style style = terminal_style(&preview->prompt->room->terminal);
    struct text *grid = scratch(), *verdict = scratch(), *sentence = scratch();
    const char *word = NULL;
    style.groups = preview->groups;
    style.before = question->position;
    style.is_told = true;
    style.start = preview->start;
    if (preview->explains || preview->has_grid) solve_position(preview->solver, &left, &solution);
    if (preview->explains) {
        word = balance_of(&left, &solution);
        add_verdict(preview, &left, &solution, verdict);
    }
    add_sentence(preview, move, text_string(verdict), sentence);
    if (preview->has_grid && solution.piles.n > 1) powers_grid(&left, &solution, "", &style, grid);
    text_fold(grid, style.width);
    add_picture(question, &left, &style, word, text_string(verdict), sentence->data, rows, text);
    if (dialogue_lines(text) + dialogue_lines(grid) <= rows) text_add(text, text_string(grid));
}

static void show(void *user, const char *line, unsigned rows, struct text *below) {
    struct preview *preview = user;
    const size_t mark = scratch_mark();
    const struct question *question = &preview->question;
    struct move move;
    const struct token token = token_trim(token_of(line));
    const char *line_alone = scratch_format("%.*s", (int)token.length, token.start);
    const char *whole = begun_complete(question, preview->begun, line_alone, scratch());
    const char *typed = line_alone;
    if (whole) typed = whole;
    if (game_read_move(question->game, question->position, question->mover, typed, &move, NULL)) {
        add_result(preview, &move, rows, below);
    } else if (*typed) {
        struct text *meaning = scratch();
        add_meaning(preview, typed, meaning);
        if (meaning->length > 0) text_addf(below, TEXT_FOLD "%s\n", meaning->data);
        text_fold(below, terminal_style(&preview->prompt->room->terminal).width);
    }
    scratch_forget(mark);
}

/* How many rows may be used: what a move from this position is likely to need, but not so many that
 * the board above the prompt scrolls out of the window. */
static unsigned rows_wanted(struct preview *preview) {
    enum { LEAST = 3, FRAME = 4, BELOW = 2 }; /* a grid has so many more rows than piles */
    const struct question *question = &preview->question;
    struct style style = terminal_style(&preview->prompt->room->terminal);
    const unsigned height = terminal_height();
    struct text *board = scratch();
    struct piles piles = {0};
    struct moves moves = {0};
    style.is_told = true;
    style.start = preview->start;
    draw(question, &style, board);
    const unsigned lines = dialogue_lines(board), above = lines + 1;
    unsigned rows = LEAST;
    if (lines <= BOARD_LINES &&
        question->game->moves(question->position, question->mover, &moves)) {
        const struct question left = scratch_after(question, &moves.move);
        style.before = question->position;
        if (!add_row(question, &left, &style, scratch())) rows = lines + BELOW;
    }
    if (preview->has_grid && question->game->theory->piles &&
        solve_piles(preview->solver, question->game, question->position, &piles) == NIMM_OK &&
        piles.n > 1)
        rows += (unsigned)piles.n + FRAME;
    if (rows + above > height) rows = height > above ? height - above : 0;
    return rows < LEAST ? LEAST : rows;
}

const struct editor_help *preview_begin(struct preview *preview) {
    enum { OPTIONS = 300000, BYTES = 1 << 25 }; /* about a twentieth of a second of work */
    text_clear(&preview->moves);
    if (!preview->solver) preview->solver = nimm_solver_new(OPTIONS, BYTES);
    preview->help = (struct editor_help){
        .user = preview, .rows = rows_wanted(preview), .show = show, .words = give_words};
    return &preview->help;
}

void preview_free(struct preview *preview) {
    nimm_solver_free(preview->solver);
    text_free(&preview->moves);
}

enum prompt_taken preview_take(struct preview *preview, const char *line, struct text *why,
                               enum prompt_taken (*take)(struct prompt *, const char *,
                                                         struct text *)) {
    const struct question *question = &preview->question;
    const uint64_t part = preview->begun;
    preview->begun = 0;
    if (*line == '\0') return PROMPT_TAKEN;
    const char *whole = begun_complete(question, part, line, why);
    if (!whole) return PROMPT_BAD;
    const enum prompt_taken taken = take(preview->prompt, whole, why);
    if (taken == PROMPT_TAKEN) return PROMPT_TAKEN;
    if (whole != line) {
        preview->begun = part;
        return taken;
    }
    struct text *range = scratch();
    preview->begun = begun_part(question, line, range);
    if (preview->begun == 0) return taken;
    dialogue_say(preview->prompt->room, "%s", range->data);
    return PROMPT_TAKEN;
}
