/* SPDX-License-Identifier: MIT */
/* What may be typed at the prompt instead of a move: a function for each word, then the table of them. `rest`
 * is what follows the word. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/suggest.h"
#include "core/text.h"
#include "ui/file.h"
#include "ui/label_run.h"
#include "ui/repl.h"
#include "ui/subject.h"

/* --- looking --------------------------------------------------------------------------------- */

static void word_hints(struct repl *repl, const char *rest) {
    struct token token = token_of(rest);
    if (!token_is(token, "on") && !token_is(token, "off")) {
        dialogue_say(&repl->room, "Suggestions are %s: hints on shows them, hints off hides them.",
                     repl->hints ? "on" : "off");
        return;
    }
    repl->hints = token_is(token, "on");
    repl->hints_told = true;
    repl->changed = repl->hints;
    dialogue_say(&repl->room, "%s",
                 repl->hints ? "Suggestions are shown again." : "No more suggestions; hint asks for one.");
}

static void word_history(struct repl *repl, const char *rest) {
    const struct session *session = &repl->record.session;
    struct text start = {0};
    session->game->print(session_position_at(session, 0), &start);
    dialogue_say(&repl->room, "  0. %s", nimm_text_string(&start));
    nimm_text_free(&start);
    for (size_t i = 0; i < session->recorded; i++) {
        if (i == session->played) dialogue_say(&repl->room, "  (taken back; redo makes it again:)");
        text_addf(&repl->room.out, "%3zu. ", i + 1);
        repl_show_move(repl, i);
    }
}

/* --- the course of the game ------------------------------------------------------------------ */

/* The number that follows a word. False: it is not one from low to high, which has been said. */
static bool read_number(struct repl *repl, const char *what, const char *rest, uint64_t low, uint64_t high,
                        uint64_t *number) {
    if (token_number_in(token_of(rest), low, high, number)) return true;
    if (low == high)
        dialogue_say(&repl->room, "%s: only %" PRIu64 " is possible here.", what, low);
    else
        dialogue_say(&repl->room, "%s: type a number from %" PRIu64 " to %" PRIu64 ".", what, low, high);
    return false;
}

/* Goes to the position after `played` moves, which have been recorded. A game that was over loses its point.
 */
static void go_to(struct repl *repl, size_t played) {
    struct session *session = &repl->record.session;
    if (repl->scored && !session_is_drawn(session)) repl->record.score[session_winner(session)]--;
    repl->scored = false;
    repl->changed = true;
    if (session->resigned) session_undo(session);
    while (session->played > played) session_undo(session);
    while (session->played < played) session_redo(session);
}

/* Does a person sit where the turn is after so many moves? Where none sits, the computer counts as one. */
static bool is_stop(const struct repl *repl, size_t played) {
    bool person = !repl->record.players[0].computer || !repl->record.players[1].computer;
    return !person || !repl->record.players[session_mover_at(&repl->record.session, played)].computer;
}

/* Takes back, or makes again, as many moves as bring the turn to a person so often as was asked for. */
static void step(struct repl *repl, const char *what, const char *rest, bool back) {
    const struct session *session = &repl->record.session;
    const size_t here = session->played + session->resigned;
    const size_t end = back ? 0 : session->resigned ? here : session->recorded;
    size_t stops = 0;
    uint64_t n;
    for (size_t at = here; at != end;) {
        at = back ? at - 1 : at + 1;
        stops += is_stop(repl, at) || (!back && at == end);
    }
    if (stops == 0) {
        dialogue_say(&repl->room, back ? "There is no move to take back." : "Nothing has been taken back.");
        return;
    }
    if (!read_number(repl, what, *rest ? rest : "1", 1, stops, &n)) return;
    size_t at = here;
    while (n > 0) {
        at = back ? at - 1 : at + 1;
        n -= is_stop(repl, at) || (!back && at == end);
    }
    go_to(repl, at);
    if (back) dialogue_say(&repl->room, "Taken back.");
    for (size_t i = here; i < at; i++) repl_show_move(repl, i);
}

static void word_undo(struct repl *repl, const char *rest) {
    step(repl, "undo", rest, true);
}

static void word_redo(struct repl *repl, const char *rest) {
    step(repl, "redo", rest, false);
}

static void word_go(struct repl *repl, const char *rest) {
    uint64_t n;
    size_t recorded = repl->record.session.recorded;
    if (recorded == 0) {
        dialogue_say(&repl->room, "No move has been made yet.");
        return;
    }
    if (!read_number(repl, "go", rest, 0, recorded, &n)) return;
    go_to(repl, (size_t)n);
    dialogue_say(&repl->room, "The position after move %" PRIu64 ".", n);
}

/* Then nothing of this kind can be changed any more, which is said. */
static bool has_begun(struct repl *repl) {
    const struct session *session = &repl->record.session;
    if (session->played > 0)
        dialogue_say(&repl->room, "%s has made the first move; undo takes it back.",
                     repl_name(repl, session_mover_at(session, 0)));
    return session->played > 0;
}

static void word_first(struct repl *repl, const char *rest) {
    uint64_t n;
    if (has_begun(repl)) return;
    if (!read_number(repl, "first", rest, 1, 2, &n)) return;
    repl->start.first = (unsigned)n - 1;
    session_set_first(&repl->record.session, repl->start.first);
    repl->changed = true;
    dialogue_say(&repl->room, "%s begins.", repl_name(repl, repl->start.first));
}

static void word_swap(struct repl *repl, const char *rest) {
    struct record *record = &repl->record;
    if (has_begun(repl)) return;
    const struct record_player player = record->players[0];
    const unsigned score = record->score[0];
    record->players[0] = record->players[1];
    record->players[1] = player;
    record->score[0] = record->score[1];
    record->score[1] = score;
    repl->changed = true;
    dialogue_say(&repl->room, "Player 1 is %s, player 2 is %s.", repl_name(repl, 0), repl_name(repl, 1));
}

static void word_resign(struct repl *repl, const char *rest) {
    dialogue_say(&repl->room, "%s resigns.", repl_name(repl, session_mover(&repl->record.session)));
    session_resign(&repl->record.session);
    repl->changed = true;
}

static void word_quit(struct repl *repl, const char *rest) {
    repl->leaving = true;
}

/* Reads "GAME [POSITION]"; without a position, a random start is drawn. False: refused, *why says why;
 * nothing has changed. */
static bool read_game(struct repl *repl, const char *rest, struct text *why) {
    struct subject read = {0};
    if (!subject_read(&read, rest, repl->start.misere, why)) return false;
    struct start start = {.game = read.game, .first = repl->start.first, .misere = read.misere};
    bool same = start.game == repl->start.game;
    if (same && !read.given) start.shape = repl->start.shape, start.balance = repl->start.balance;
    struct random random = nimm_random_from_seed(repl->record.seed);
    if (!(read.given ? start_check(&start, read.position, why)
                     : start_draw(&start, repl->room.solver, &random, read.position, why))) {
        subject_free(&read);
        return false;
    }
    repl->told = same;
    if (!same) {
        for (unsigned i = 0; i < 2; i++) repl->record.players[i].level -= repl->climbed;
        repl->climbed = repl->lost = 0;
    }
    free(repl->position);
    repl->position = read.position;
    repl->given = read.given;
    repl->start = start;
    return true;
}

static void word_new(struct repl *repl, const char *rest) {
    struct text why = {0};
    bool good = *rest == '\0' || read_game(repl, rest, &why);
    if (!good)
        dialogue_say(&repl->room, "No new game: %s.", nimm_text_string(&why));
    else if (!repl->scored)
        dialogue_say(&repl->room, "This game is left unfinished; nobody gets a point.");
    nimm_text_free(&why);
    if (good) repl_begin_game(repl);
}

void words_begin(struct repl *repl, const char *game) {
    word_new(repl, game);
}

/* --- the players ----------------------------------------------------------------------------- */

static void word_level(struct repl *repl, const char *rest) {
    unsigned level;
    if (*rest == '\0') {
        dialogue_say(&repl->room, "The computer plays at level %u of %d.", repl->record.players[1].level,
                     NIMM_PLAYER_PERFECT);
        return;
    }
    if (!config_read_level(token_of(rest), &level)) {
        dialogue_say(&repl->room, "Type level and " LEVELS ".");
        return;
    }
    for (unsigned i = 0; i < 2; i++) repl->record.players[i].level = level;
    repl->climbed = 0;
    if (level == 0)
        dialogue_say(&repl->room, "The computer plays at random.");
    else
        dialogue_say(&repl->room,
                     "The computer looks for its best move %u times in %d, and otherwise plays at random.",
                     level, NIMM_PLAYER_PERFECT);
}

/* "2 Charles", "2 computer", or "2 human" for a person without a name. */
static void word_name(struct repl *repl, const char *rest) {
    struct token number = scan_token(&rest, "");
    rest += strspn(rest, " \t");
    if (!token_is_any(number, "1 2") || *rest == '\0') {
        dialogue_say(&repl->room,
                     "Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.");
        return;
    }
    const unsigned seat = *number.start == '2';
    struct text why = {0};
    const bool computer = repl->record.players[seat].computer;
    repl->record.players[seat].computer = false;
    if (token_is(token_of(rest), "human")) rest = seat == 0 ? "Player 1" : "Player 2";
    repl->changed = repl_take_name(repl, seat, token_of(rest), &why);
    if (!repl->changed) repl->record.players[seat].computer = computer;
    if (repl->changed) text_addf(&why, "Player %u is %s.", seat + 1, repl_name(repl, seat));
    dialogue_say(&repl->room, "%s", nimm_text_string(&why));
    nimm_text_free(&why);
}

/* --- the record ------------------------------------------------------------------------------ */

/* Nothing may be lost: may the file be overwritten? */
static bool may_overwrite(struct repl *repl, const char *shown) {
    if (!repl->room.terminal.in_is_terminal) {
        dialogue_say(&repl->room, "Not saved: %s exists, and there is nobody to ask.", shown);
        repl->failed = true;
        return false;
    }
    struct text prompt = {0};
    text_addf(&prompt, "%s exists: overwrite it (yes or no)? ", shown);
    bool yes = repl_ask(repl, nimm_text_string(&prompt)) && terminal_line_is(&repl->room.terminal, "yes");
    if (!yes) dialogue_say(&repl->room, "Not saved: the file is left as it was.");
    nimm_text_free(&prompt);
    return yes;
}

static void word_save(struct repl *repl, const char *rest) {
    if (*rest == '\0') {
        dialogue_say(&repl->room, "Type save and the name of a file, for example save game.nimm.");
        return;
    }
    struct record record = repl->record; /* which only looks: what it points to stays the repl's */
    record.no_hints = !repl->hints;
    if (repl->scored && !session_is_drawn(&record.session)) record.score[session_winner(&record.session)]--;
    struct text path = {0}, shown = {0}, text = {0}, why = {0}, *out = &repl->room.out;
    text_add(&path, rest); /* the line is needed for the answer to a question */
    text_add_harmless(&shown, rest, path.length, SIZE_MAX);
    enum file_saved saved = FILE_FAILED;
    if (record_print(&record, &text, &why))
        saved = file_save(path.data, nimm_text_string(&text), text.length, false, &why);
    if (saved == FILE_EXISTS && may_overwrite(repl, nimm_text_string(&shown)))
        saved = file_save(path.data, nimm_text_string(&text), text.length, true, &why);
    if (saved == FILE_SAVED) {
        repl->failed = false;
        text_addf(out,
                  session_is_over(&record.session) ? "Saved as %s; to look at it again, nimm replay "
                                                   : "Saved as %s; to play on from there, nimm resume ",
                  nimm_text_string(&shown));
        if (*path.data == '-') text_add(out, "./");
        text_add_shell_word(out, path.data);
        text_add_char(out, '\n');
    } else if (saved == FILE_FAILED) {
        repl->failed = true;
        why.data[0] = (char)toupper((unsigned char)why.data[0]);
        dialogue_say_painted(&repl->room, PAINT_WRONG, "%s.", nimm_text_string(&why));
    }
    nimm_text_free(&path);
    nimm_text_free(&shown);
    nimm_text_free(&text);
    nimm_text_free(&why);
}

static void word_comment(struct repl *repl, const char *rest) {
    struct text harmless = {0};
    text_add_harmless(&harmless, rest, strlen(rest), SIZE_MAX);
    if (*rest == '\0')
        dialogue_say(&repl->room, "Type comment and what you want to note here.");
    else if (comments_add(&repl->record.comments, PLACE_PLAY + repl->record.session.played,
                          nimm_text_string(&harmless)))
        dialogue_say(&repl->room, "Noted; save keeps it in the record.");
    else
        dialogue_say(&repl->room, "Not noted: a record has at most %d comments.", RECORD_COMMENTS);
    nimm_text_free(&harmless);
}

static void word_why(struct repl *repl, const char *rest) {
    const char *move = rest;
    bool groups = token_is(token_of(rest), "groups");
    if (token_is(scan_token(&move, ""), "not"))
        repl_show_why_not(repl, move + strspn(move, " \t"));
    else if (*rest && !groups)
        dialogue_say(
            &repl->room,
            "why explains the position; why groups does so without binary; why not and a move tells what "
            "the answer to it would be.");
    else
        repl_show_why(repl, groups || repl->groups ? EXPLAIN_GROUPS : EXPLAIN_GRID);
}

static void word_load(struct repl *repl, const char *rest) {
    struct text why = {0};
    if (*rest == '\0') {
        dialogue_say(&repl->room, "Type load and the name of a file, for example load game.nimm.");
    } else if (repl_load(repl, rest, &why)) {
        if (!repl->scored) dialogue_say(&repl->room, "This game is left unfinished; nobody gets a point.");
        repl->scored = false;
        repl->changed = true;
        repl_show_players(repl);
    } else {
        struct text harmless = {0};
        text_add_harmless(&harmless, rest, strlen(rest), SIZE_MAX);
        dialogue_say(&repl->room, "Cannot load %s: %s.", nimm_text_string(&harmless), nimm_text_string(&why));
        nimm_text_free(&harmless);
    }
    nimm_text_free(&why);
}

/* --- more to look at ------------------------------------------------------------------------- */

static void word_big(struct repl *repl, const char *rest) {
    struct look *look = &repl->room.terminal.look;
    look->big = !look->big;
    dialogue_say(&repl->room, "Stones are drawn %s.", look->big ? "large, where they fit" : "small again");
    repl_show_board(repl);
}

/* Output only ever appends: a screenful of empty lines. */
static void word_games(struct repl *repl, const char *rest) {
    struct text *out = &repl->room.out;
    size_t from = out->length;
    text_add(out, "The games are ");
    for (size_t i = 0; i < nimm_game_count; i++) {
        text_add_between(out, i, nimm_game_count, " and ");
        text_add(out, nimm_game_list[i]->id);
    }
    text_add(out, ". new and a name begins one, for example new kayles.");
    dialogue_fold(&repl->room, from, 2);
}

static void word_label(struct repl *repl, const char *rest) {
    const struct label_plan plan = {.most = LABEL_RUN_NODES};
    struct question question = session_question(&repl->record.session, repl->record.session.played);
    struct text why = {0};
    if (label_run_refuses(question.game, &why))
        dialogue_say(&repl->room, "%s.", nimm_text_string(&why));
    else
        label_run(&repl->room, &question, &plan);
    nimm_text_free(&why);
}

static void word_misere(struct repl *repl, const char *rest) {
    if (!nimm_solve_has_misere(repl->start.game)) {
        dialogue_say(&repl->room, "%s is not played misere.", repl->start.game->title);
        return;
    }
    repl->start.misere = !repl->start.misere;
    const char *result = repl->start.misere ? "loses" : "wins";
    if (repl->record.session.played > 0 || repl->record.session.resigned) {
        dialogue_say(&repl->room, "From the next game on, whoever makes the last move %s.", result);
        return;
    }
    session_set_misere(&repl->record.session, repl->start.misere);
    repl->changed = true;
    dialogue_say(&repl->room, "Whoever makes the last move %s.", result);
}

/* --- the table of words ---------------------------------------------------------------------- */

struct word {
    const char *name;
    const char *also;      /* other spellings, separated by spaces */
    const char *arguments; /* what may follow; NULL: nothing */
    const char *help;      /* NULL: that of the one before it tells of this one too */
    bool during;           /* has a meaning only while a game goes on */
    void (*obey)(struct repl *repl, const char *rest);
    void (*show)(struct repl *repl); /* instead, of a word that only shows something */
};

static void word_help(struct repl *repl, const char *rest);

static const struct word words[] = {
    {"help", "h ?", "[WORD]", "this list, or one word of it", false, word_help},
    {"rules", "", NULL, "the rules of this game; all the games", false, NULL, repl_show_rules},
    {"games", "", NULL, NULL, false, word_games},
    {"board", "show b", NULL, "the board; with large piles", false, NULL, repl_show_board},
    {"big", "", NULL, NULL, false, word_big},
    {"hint", "suggestion", NULL, "a suggestion now; at each move", true, NULL, repl_show_suggestion},
    {"hints", "suggestions", "on|off", NULL, false, word_hints},
    {"why", "explain", "[groups|not MOVE]", "who wins, and why; what is wrong with a move", true, word_why},
    {"label", "", NULL, "every position from here, labelled one by one", true, word_label},
    {"undo", "u back", "[N]", "take moves back, to your turn; make them again", false, word_undo},
    {"redo", "", "[N]", NULL, false, word_redo},
    {"history", "moves", NULL, "the moves so far; to the position after move N", false, word_history},
    {"go", "", "N", NULL, false, word_go},
    {"review", "", NULL, "who could have won, move by move; the score", false, NULL, repl_show_review},
    {"score", "", NULL, NULL, false, NULL, repl_show_score},
    {"first", "", "1|2", "before the first move: who begins; change places", true, word_first},
    {"swap", "", NULL, NULL, true, word_swap},
    {"level", "", "[L]", "how well the computer plays: 0 to 10, easy, hard", false, word_level},
    {"name", "seat", "1|2 NAME", "who plays there: a name, computer, or human", false, word_name},
    {"misere", "", NULL, "whoever makes the last move loses, or wins again", false, word_misere},
    {"save", "", "FILE", "keep the game in a file; play on from one", false, word_save},
    {"load", "open", "FILE", NULL, false, word_load},
    {"comment", "", "TEXT", "a remark, kept in the record at this place", false, word_comment},
    {"resign", "surrender", NULL, "give this game up (or: give up)", true, word_resign},
    {"new", "restart", "[GAME [POSITION]]", "leave this game and begin another", false, word_new},
    {"quit", "exit q bye", NULL, "leave; Ctrl-D does the same", false, word_quit},
};

enum { WORDS = sizeof words / sizeof *words, HELP_COLUMN = 30 };

/* "undo [N]". */
static void add_usage(const struct word *word, struct text *text) {
    text_add(text, word->name);
    if (word->arguments) text_addf(text, " %s", word->arguments);
}

static bool is_word(const struct word *word, struct token token) {
    if (token_is(token, word->name)) return true;
    const char *at = word->also;
    for (struct token also; (also = scan_token(&at, "")).length > 0;)
        if (also.length == token.length && strncmp(also.start, token.start, token.length) == 0) return true;
    return false;
}

/* Does the word, or another spelling of it, begin so? */
static bool begins(const struct word *word, struct token token) {
    const char *at = word->also;
    for (struct token name = token_of(word->name); name.length > 0; name = scan_token(&at, ""))
        if (name.length > token.length && strncasecmp(name.start, token.start, token.length) == 0)
            return true;
    return false;
}

/* The word, or unless it is to be `whole`, the only one that begins so. */
static const struct word *find_word(struct token token, bool whole) {
    const struct word *found = NULL;
    for (size_t i = 0; i < WORDS; i++)
        if (is_word(&words[i], token)) return &words[i];
    for (size_t i = 0; !whole && token.length > 0 && i < WORDS; i++) {
        if (!begins(&words[i], token)) continue;
        if (found) return NULL;
        found = &words[i];
    }
    return found;
}

static void suggest(struct token typed, struct text *text) {
    struct suggestion suggestion = {.typed = typed};
    for (size_t i = 0; i < WORDS; i++) suggest_try(&suggestion, words[i].name);
    if (suggestion.word) text_addf(text, " Did you mean %s?", suggestion.word);
}

/* "undo [N] (or u): take the last move back …". */
static void help_with(struct repl *repl, struct token token) {
    const struct word *word = find_word(token, false);
    struct text *out = &repl->room.out;
    size_t from = out->length;
    if (word) {
        add_usage(word, out);
        const char *at = word->also, *before = " (or ";
        for (struct token also; (also = scan_token(&at, "")).length > 0; before = ", ") {
            text_add(out, before);
            text_add_bytes(out, also.start, also.length);
        }
        const char *closing = *word->also ? ")" : "";
        while (!word->help) word--;
        text_addf(out, "%s: %s.", closing, word->help);
    } else {
        text_add(out, "There is no word ");
        text_add_quoted(out, token.start, token.length);
        text_add(out, "; help lists them all.");
        suggest(token, out);
    }
    dialogue_fold(&repl->room, from, 2);
}

static void word_help(struct repl *repl, const char *rest) {
    if (*rest) {
        help_with(repl, scan_token(&rest, ""));
        return;
    }
    unsigned width = terminal_style(&repl->room.terminal).width;
    dialogue_say(&repl->room, "Type a move or one of these words, or its beginning:");
    for (size_t i = 0; i < WORDS;) {
        struct text usage = {0};
        size_t from = repl->room.out.length;
        const char *help = words[i].help;
        add_usage(&words[i], &usage);
        while (++i < WORDS && !words[i].help) text_add(&usage, ", "), add_usage(&words[i], &usage);
        text_addf(&repl->room.out, "  %-*s %s", HELP_COLUMN - 3, nimm_text_string(&usage), help);
        text_wrap(&repl->room.out, from, width, width > 2 * HELP_COLUMN ? HELP_COLUMN : 4);
        nimm_text_free(&usage);
    }
    dialogue_say(&repl->room, "A move is %s.", repl->start.game->move_help);
}

bool words_obey(struct repl *repl, const char *line, bool whole) {
    const char *rest = line;
    struct token first = scan_token(&rest, "");
    rest += strspn(rest, " \t");
    const struct word *word = find_word(first, whole);
    if (token_is(token_of(line), "give up")) word = find_word(token_of("resign"), true), rest = "";
    if (!word || (*rest && !word->arguments)) return false;
    if (word->during && session_is_over(&repl->record.session))
        dialogue_say(&repl->room, "The game is over.");
    else if (word->show)
        word->show(repl);
    else
        word->obey(repl, rest);
    return true;
}

void words_suggest(const char *line, struct text *why) {
    const size_t length = why->length;
    const char *parameters;
    const struct game *game = nimm_game_find(line, &parameters);
    if (game)
        text_addf(why, " To play that game, type new %s.", game->id);
    else
        suggest(scan_token(&line, ""), why);
    if (why->length == length) text_add(why, " Or type help.");
}

bool words_know(const char *line) {
    for (size_t i = 0; i < WORDS; i++)
        if (strcmp(words[i].name, line) == 0) return true;
    return false;
}
