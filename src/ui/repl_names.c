/* SPDX-License-Identifier: MIT */
/* The names of the players: how they are asked for, and what else may be typed there. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/spelling.h"
#include "core/text.h"
#include "games/sentence.h"
#include "say/said.h"
#include "say/scratch.h"
#include "say/term.h"
#include "say/typed.h"
#include "ui/repl.h"
#include "ui/state.h"

/* The two people who sat here last, a line each. */
static const char names_file[] = "names";

/* Who sat in this seat last, unless the other player has this name now; "" if nobody is known. */
static const char *last_name(const struct repl *repl, unsigned seat) {
    struct text *names = scratch();
    char name[NAME_BYTES];
    if (!repl_is_for_two_people(repl) || !state_read(names_file, names, NULL)) return "";
    const char *line = text_string(names);
    if (seat == 1) line += strcspn(line, "\n");
    line += *line == '\n';
    const struct token read = {line, strcspn(line, "\n")};
    if (read.length == 0 || !levels_read_name(read, name)) return "";
    return strcasecmp(name, repl_name(repl, !seat)) == 0 ? "" : scratch_format("%s", name);
}

void repl_keep_names(const struct repl *repl) {
    if (!repl_is_for_two_people(repl)) return;
    const char *lines = scratch_format("%s\n%s\n", repl_name(repl, 0), repl_name(repl, 1));
    state_write(names_file, lines, strlen(lines));
}

/* The name of a player who does not give one. */
static const char *usual_name(const struct repl *repl, unsigned seat) {
    const struct record_player *players = repl->table.record.players;
    const char *known = last_name(repl, seat);
    if (*known) return known;
    const bool is_first_person = seat == 0 || players[0].computer;
    const struct level *last = levels_last(&repl->memory.levels);
    const bool is_free = last && strcasecmp(last->name, players[!seat].name) != 0;
    if (repl_plays_alone(repl) && is_first_person && is_free) return last->name;
    char name[NAME_BYTES];
    record_usual_name(&repl->table.record, seat, name);
    return scratch_format("%s", name);
}

void repl_take_usual_names(struct repl *repl) {
    for (unsigned seat = 0; seat < 2; seat++)
        if (*repl_name(repl, seat) == '\0')
            strcpy(repl->table.record.players[seat].name, usual_name(repl, seat));
}

bool repl_ask_name(const struct repl *repl, struct text *wording) {
    enum { NARROW = 60 };
    const unsigned seat = *repl_name(repl, 0) != '\0';
    if (*repl_name(repl, seat) != '\0') return false;
    const char *usual = usual_name(repl, seat);
    if (repl_plays_alone(repl)) {
        text_addf(wording, "Your name (Enter for %s)? ", usual);
        return true;
    }
    if (terminal_fold_width() < NARROW) {
        text_addf(wording, "Name %u (Enter for %s)? ", seat + 1, usual);
        return true;
    }
    text_addf(wording, "Name of player %u (Enter for %s", seat + 1, usual);
    if (seat == 1 && !repl->table.record.players[0].computer)
        text_add(wording, ", or computer to play against me");
    text_add(wording, ")? ");
    return true;
}

static void add_name_help(struct repl *repl, const char *word, const char *help) {
    const bool plain = repl->room->terminal.look.plain;
    text_addf(&repl->room->out, plain ? "%s: %s.\n" : "  %-9s " TEXT_FOLD "%s\n", word, help);
}

static void help_with_names(struct repl *repl) {
    static const char *const words[][2] = {
        {"computer", "play against me, from level to level"},
        {"puzzle", "today's five puzzles"},
        {"quiz", "questions on finding winners and values"},
        {"lesson", "a lesson on Nim, step by step"},
        {"games", "all the games; type the name of one, such as kayles, to play it"},
        {"quit", "leave"},
    };
    const unsigned seat = *repl_name(repl, 0) != '\0';
    dialogue_say(repl->room, "Type your name, press Enter for %s, or type one of these:",
                 usual_name(repl, seat));
    struct text *kept = scratch();
    if (repl_add_kept(repl, kept))
        add_name_help(repl, "resume", scratch_format("go on with %s", kept->data));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        add_name_help(repl, words[i][0], words[i][1]);
}

/* The command or the game that a person who typed this name may have meant, as it differs in one
 * letter; NULL if there is none. Names of people may be as short as that of Nim. */
static const char *similar_command(struct token name) {
    enum { LONG = 5 };
    static const char *const commands[] = {"computer", "lesson", "puzzle",
                                           "resume",   "quit",   "exit"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (spelling_distance(name, token_of(commands[i])) == 1) return commands[i];
    for (size_t i = 0; i < game_count && islower((unsigned char)*name.start); i++) {
        const char *id = game_list[i]->id;
        if (strlen(id) >= LONG && spelling_distance(name, token_of(id)) == 1) return id;
    }
    return NULL;
}

/* Returns the name of "my name is Ben.", or of "I am Ben" where that must be a name, as people say
 * it; NULL of any other line. */
static const char *introduced_name(const char *line, bool may_be_short) {
    enum { CLEAR = 2 }; /* so many of them say nothing but a name */
    static const char *const said[] = {"my name is ", "call me ", "I am ",   "I'm ",
                                       "this is ",    "it's me ", "its me ", "its me, ",
                                       "im ",         "it's ",    "it is ",  "name "};
    const size_t n = may_be_short ? sizeof said / sizeof *said : CLEAR;
    for (size_t i = 0; i < n; i++) {
        if (strncasecmp(line, said[i], strlen(said[i])) != 0) continue;
        const struct token name = token_of_sentence(line + strlen(said[i]));
        return said_plainly(scratch_format("%.*s", (int)name.length, name.start));
    }
    return NULL;
}

bool repl_show_renaming(struct repl *repl, const char *line) {
    const char *name = introduced_name(line, false);
    const struct record_player *players = repl->table.record.players;
    unsigned seat = session_mover(&repl->table.record.session);
    if (players[seat].computer) seat = !seat;
    if (!name) return false;
    dialogue_say(repl->room, "To change the name of %s, type name %u %s.", repl_name(repl, seat),
                 seat + 1, scratch_harmless(name));
    return true;
}

/* True of yes, no, or a number, which answer another question than that for a name, and of "enter",
 * a key. */
static bool is_no_name(const char *line) {
    uint64_t number;
    const struct token token = token_of_sentence(line);
    return terminal_says_yes(line) || terminal_says_no(line) ||
           token_is_any(token, "enter return nimm") ||
           token_number(token, &number) != TOKEN_NOT_A_NUMBER || token_number_word(token, &number);
}

/* True of a line that asks something, which nobody is called: "huh", "whats this", "are we
 * playing?" or question marks alone. */
static bool is_question(const char *line) {
    enum { CLEAR = 3 }; /* words; "Wait Whitman" may be a name */
    const struct token said = token_of_sentence(line);
    const char *at = line;
    const struct token first = scan_token(&at, ",.!?");
    size_t n = 1;
    while (scan_token(&at, ",.!?").length > 0) n++;
    return said.length == 0 || strchr(line, '?') || (n >= CLEAR && token_is(first, "wait")) ||
           token_is_any(first, "what whats what's why how who whos who's where huh");
}

/* True of "what is nim?" where that is the game on the table. */
static bool asks_for_game(const struct repl *repl, const char *line) {
    const char *last = strrchr(line, ' ');
    const bool asks_what = strncasecmp(line, "what", 4) == 0;
    return asks_what && last && token_is(token_of_sentence(last + 1), repl_game(repl)->id);
}

static const char *lower_case(const char *line) {
    struct text *lower = scratch();
    for (; *line; line++) text_add_char(lower, (char)tolower((unsigned char)*line));
    return text_string(lower);
}

/* Obeys a command, or begins the game, that is typed where a name is asked for. */
static void obey(struct prompt *prompt, const char *line, bool is_game) {
    struct repl *repl = prompt->user;
    if (is_game)
        repl_obey_game(prompt, line);
    else if (!prompt_obey_word(prompt, line))
        dialogue_say(repl->room, "First type quit, then nimm %s", scratch_harmless(line));
    if (!repl->room->terminal.in_is_terminal && repl_plays_alone(repl)) repl_take_usual_names(repl);
}

/* True if the line begins with a command that is obeyed where a name is asked for. */
static bool is_command_here(const char *line) {
    return token_is_any(scan_token(&line, ""), "computer games hints lesson load misere misère "
                                               "name preview puzzle quiz resume rules");
}

/* Takes a line that begins with play, new, start or let's play: it asks for a game, and is never a
 * name. Returns false of any other line. */
static bool take_request(struct prompt *prompt, const char *line) {
    struct repl *repl = prompt->user;
    const unsigned seat = *repl_name(repl, 0) != '\0';
    const char *rest = sentence_after_opening(line);
    const struct repl_phrase *phrase = repl_find_phrase(line);
    if (!token_is_any(scan_token(&rest, ""), "play new start")) return false;
    for (const char *after = rest;
         token_is_any(scan_token(&after, ""), "a the new game of again against with");)
        rest = after;
    const struct token asked = token_of_sentence(rest);
    const char *name = scratch_format("%.*s", (int)asked.length, asked.start);
    const bool is_game = typed_names_game(name) || isdigit((unsigned char)*name);
    struct spelling similar = {.typed = scan_token(&rest, ",.!?")};
    if (phrase && phrase->word) {
        prompt_obey_word(prompt, phrase->word);
    } else if (is_game || is_command_here(name)) {
        obey(prompt, name, is_game);
    } else if (asked.length == 0) {
        dialogue_say(repl->room, "Type a name, or press Enter for %s.", usual_name(repl, seat));
    } else {
        for (size_t i = 0; i < game_count; i++) spelling_try(&similar, game_list[i]->id);
        const char *advice = "; games lists them.";
        if (similar.word) advice = scratch_format(". Did you mean %s?", similar.word);
        dialogue_say(repl->room, "There is no game %s%s", scratch_harmless(name), advice);
    }
    return true;
}

/* Returns the command that a line stands for, "resume" for a yes to going on; or the line. */
static const char *command_meant(const struct repl *repl, const char *line) {
    const struct repl_phrase *phrase = repl_find_phrase(line);
    if (phrase && phrase->word && strcmp(phrase->word, "computer") == 0) return phrase->word;
    const struct token token = token_of(line);
    const bool says_yes = *repl_name(repl, 0) == '\0' && terminal_says_yes(line);
    const bool goes_on = says_yes || token_is(token, "continue") || token_is(token, "go on");
    return goes_on && repl_add_kept(repl, scratch()) ? "resume" : line;
}

/* Answers a phrase that people use at the table: with what a word means, or with what can be typed
 * here. Returns false if the line is none. */
static bool answer_phrase(struct repl *repl, const char *line, bool is_command) {
    const struct repl_phrase *phrase = repl_find_phrase(line);
    const char *answer = term_asked(repl_game(repl), line, true);
    if (!answer && phrase && strncasecmp(line, "what", 4) == 0) answer = phrase->answer;
    if (answer)
        dialogue_say(repl->room, "%s", answer);
    else if (phrase && !is_command)
        help_with_names(repl);
    else
        return false;
    return true;
}

/* Obeys and answers what nobody is called. Returns false of any other line. */
static bool take_what_is_no_name(struct prompt *prompt, const char *line, bool is_command) {
    struct repl *repl = prompt->user;
    const struct token token = token_of(line);
    const unsigned seat = *repl_name(repl, 0) != '\0';
    if (token_is_any(token, "help ?"))
        help_with_names(repl);
    else if (asks_for_game(repl, line))
        prompt_obey_word(prompt, "rules");
    else if (repl->room->terminal.has_person && is_question(line))
        dialogue_say(repl->room, "Type your name, press Enter for %s, or type help.",
                     usual_name(repl, seat));
    else if (repl_plays_alone(repl) && token_is(token, "computer"))
        dialogue_say(repl->room, "The computer is the other player: type your own name.");
    else if (is_command)
        obey(prompt, line, false);
    else
        return false;
    return true;
}

/* Asks about a line that a person would rather type for something else than a name. Returns false
 * of any other line. */
static bool doubt_name(struct repl *repl, const char *line) {
    const unsigned seat = *repl_name(repl, 0) != '\0';
    const char *rest = line;
    const struct token first = scan_token(&rest, "");
    const bool has_game = typed_names_game(line);
    /* As in "worksheet nim", or "solve nim 3,4 --why". */
    const bool is_for_shell = typed_names_game(rest) || strstr(line, " --");
    const bool may_be_move = isdigit((unsigned char)*line) || strchr(line, ' ') != NULL;
    const char *similar = has_game ? lower_case(line) : similar_command(token_of(line));
    if (repl_is_word(scratch_format("%.*s", (int)first.length, first.start)))
        dialogue_say(repl->room, "%s is a command. If it is your name, type it again.",
                     scratch_harmless(line));
    else if (is_no_name(line))
        dialogue_say(repl->room,
                     "Type a name, or press Enter for %s. If your name is %s, type it again.",
                     usual_name(repl, seat), scratch_harmless(line));
    else if (may_be_move && repl_is_for_the_game(repl, line))
        dialogue_say(repl->room, "%s is a move. First type a name, or press Enter.", line);
    else if (is_for_shell)
        dialogue_say(repl->room,
                     "Type quit, then nimm %s, if you meant that. If it is a name, type it again.",
                     scratch_harmless(line));
    else if (similar)
        dialogue_say(repl->room, "Did you mean %s? If not, type your name again.", similar);
    else
        return false;
    return true;
}

/* Obeys a command that is typed where a name is asked for, begins a game, and asks about a line
 * that is similar to either; typed once more, all but a command is a name. Returns false if the
 * line is a name. */
static bool take_word(struct prompt *prompt, const char *typed) {
    struct repl *repl = prompt->user;
    const char *line = command_meant(repl, typed);
    const bool has_game = typed_names_game(line); /* as "misere nim" does */
    const bool may_be_name = isupper((unsigned char)*line) && !is_command_here(line);
    const bool is_game = has_game && !may_be_name;
    const bool is_command = !has_game && is_command_here(line);
    const bool once_more = strcmp(repl->table.retyped, line) == 0;
    const bool may_doubt = repl->room->terminal.has_person && !once_more;
    snprintf(repl->table.retyped, sizeof repl->table.retyped, "%s", line);
    if (!once_more && answer_phrase(repl, line, is_command)) return true;
    if (take_what_is_no_name(prompt, line, is_command)) return true;
    if (is_game && !once_more) {
        obey(prompt, line, true);
        return true;
    }
    if (may_doubt && doubt_name(repl, line)) return true;
    repl->table.retyped[0] = '\0';
    return false;
}

/* Takes the names of both people from "Ada and Ben". Returns false if the line is not that, or if
 * only one person sits here. */
static bool take_both_names(struct repl *repl, const char *line) {
    struct token first = {line, 0}, second = {0};
    if (!repl_is_for_two_people(repl) || *repl_name(repl, 0) != '\0') return false;
    for (const char *at = line, *start = line; *at; start = at) {
        const struct token word = scan_token(&at, "");
        if (!token_is_any(word, "and &")) continue;
        first = token_trim((struct token){line, (size_t)(start - line)});
        second = token_trim(token_of(at));
        break;
    }
    char name[NAME_BYTES];
    const bool are_two = first.length > 0 && second.length > 0 && !token_same(first, second) &&
                         levels_read_name(first, name) && levels_read_name(second, name);
    if (!are_two) return false;
    return repl_take_name(repl, 0, first, scratch()) && repl_take_name(repl, 1, second, scratch());
}

enum prompt_taken repl_answer_name(struct prompt *prompt, const char *line, struct text *why) {
    struct repl *repl = prompt->user;
    const unsigned seat = *repl_name(repl, 0) != '\0';
    const char *introduced = introduced_name(line, true);
    if (introduced && !isdigit((unsigned char)*introduced))
        line = introduced; /* not "name 1 Ada" */
    const struct token token = token_of(line);
    if (token.length == 0) {
        strcpy(repl->table.record.players[seat].name, usual_name(repl, seat));
    } else if (token_is_any(token, QUIT_WORDS)) {
        prompt->left = true;
    } else if (take_request(prompt, line) || take_word(prompt, line)) {
        return PROMPT_TAKEN;
    } else if (take_both_names(repl, line)) {
        repl_keep_names(repl);
        return PROMPT_TAKEN;
    } else if (!repl->room->terminal.in_is_terminal && repl_is_for_the_game(repl, line)) {
        repl_take_usual_names(repl);
        prompt->again = true;
    } else if (!repl_take_name(repl, seat, token, why)) {
        dialogue_say(repl->room, "%s", text_string(why));
    }
    if (*repl_name(repl, 0) != '\0' && *repl_name(repl, 1) != '\0') repl_keep_names(repl);
    return PROMPT_TAKEN;
}
