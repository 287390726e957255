/* SPDX-License-Identifier: MIT */
#include "ui/prompt.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/spelling.h"
#include "core/text.h"
#include "games/game.h"
#include "games/sentence.h"
#include "say/said.h"
#include "say/scratch.h"
#include "say/term.h"
#include "say/typed.h"

/* --- words ----------------------------------------------------------------------------------- */

static const char more_help[] = "help all lists every command; help COMMAND explains one.";

enum { NAME_COLUMN = 12, USAGE_COLUMN = 27, NARROW = 60 };

/* "undo [N]". */
static void add_usage(const struct prompt_word *word, struct text *text) {
    text_add(text, word->name);
    if (word->arguments) text_addf(text, " %s", word->arguments);
}

/* "undo or undo N", for the ear: each form that the arguments in the usage stand for. */
static void add_spoken_usage(const struct prompt_word *word, struct text *text) {
    const char *arguments = word->arguments ? word->arguments : "";
    struct text *form = scratch();
    size_t n = 1, said = 0;
    for (const char *at = arguments; *at; at++) n += *at == '[' || *at == '|';
    text_addf(form, "%s ", word->name);
    for (const char *at = arguments;; at++) {
        const bool ends_form = *at == '[' || *at == '|' || *at == '\0';
        if (!ends_form && *at != ']') text_add_char(form, *at);
        if (!ends_form) continue;
        if (form->data[form->length - 1] == ' ') text_cut(form, form->length - 1);
        text_add_between(text, said++, n, " or ");
        text_add(text, form->data);
        if (*at == '\0') return;
        if (*at == '|') {
            text_clear(form);
            text_add(form, word->name);
        }
        text_add_char(form, ' ');
    }
}

/* True if the word, or another spelling of it, begins like this and goes on. */
static bool begins(const struct prompt_word *word, struct token token) {
    const char *at = word->also;
    for (struct token name = token_of(word->name); name.length > 0; name = scan_token(&at, ""))
        if (name.length > token.length && strncasecmp(name.start, token.start, token.length) == 0)
            return true;
    return false;
}

/* The word; unless it must be `whole`, also the only one that begins like this. */
static const struct prompt_word *find_word(const struct prompt *prompt, struct token token,
                                           bool whole) {
    const struct prompt_word *found = NULL;
    const size_t least = prompt->words_first ? 2 : 1;
    for (const struct prompt_word *word = prompt->words; word->name; word++)
        if (token_is(token, word->name) || token_is_any(token, word->also)) return word;
    if (whole || token.length < least) return NULL;
    for (const struct prompt_word *word = prompt->words; word->name; word++) {
        if (!begins(word, token)) continue;
        if (found) return NULL;
        found = word;
    }
    return found;
}

/* The word that the line starts with, but for "I want to" before it, if what follows is allowed
 * there; *rest is what follows. A letter that is short for a word stands alone: "w right 2" is not
 * why. */
static const struct prompt_word *read_word(const struct prompt *prompt, const char *line,
                                           bool whole, const char **rest) {
    *rest = sentence_after_opening(line);
    struct token typed = scan_token(rest, "");
    const bool is_named = typed.length > 0 && isalpha((unsigned char)*typed.start);
    while (is_named && strchr("?!.", typed.start[typed.length - 1])) typed.length--;
    const struct prompt_word *word = find_word(prompt, typed, whole);
    *rest = scan_spaces(*rest);
    if (token_is_any(token_of(said_plainly(*rest)), "please plz pls this that it lol")) *rest = "";
    const bool is_letter = typed.length == 1 && !find_word(prompt, typed, true);
    /* "He takes 1" is no help. */
    if (token_is(typed, "he") && **rest) return NULL;
    const bool may_follow = word && (**rest == '\0' || (word->arguments && !is_letter));
    return may_follow ? word : NULL;
}

/* True if the words differ in one letter, which stands in the place of another: "same" and "save".
 */
static bool has_other_letter(struct token typed, struct token word) {
    size_t n = 0;
    for (size_t i = 0; i < typed.length && typed.length == word.length; i++)
        n += tolower((unsigned char)typed.start[i]) != tolower((unsigned char)word.start[i]);
    return n == 1;
}

/* Adds the word that is similar to the first one of the line, and may stand before the others: not
 * "hint" for "hit 6 pins". What begins a sentence differs in one letter at most from a word, and is
 * not another spelling of one: neither "level" for "leave 1" nor "seat" for "eat row 1". Among
 * words alone, a short one with another letter is another word: "same again". Returns false if
 * there is none. */
static bool suggest(const struct prompt *prompt, const char *line, struct text *text) {
    enum { SHORT = 4 };
    const bool has_digit = line[strcspn(line, "0123456789")] != '\0';
    struct spelling suggestion = {.typed = scan_token(&line, "")};
    const bool is_alone = *scan_spaces(line) == '\0';
    for (const struct prompt_word *word = prompt->words; word->name; word++) {
        const char *also = word->also;
        if (!is_alone && !word->arguments && !token_is(suggestion.typed, word->name)) continue;
        spelling_try(&suggestion, word->name);
        for (struct token name; is_alone && (name = scan_token(&also, "")).length > 0;)
            spelling_try(&suggestion, scratch_format("%.*s", (int)name.length, name.start));
    }
    for (size_t i = 0; prompt->takes_games && i < game_count; i++)
        spelling_try(&suggestion, game_list[i]->id);
    if (!suggestion.word) return false;
    const struct token word = token_of(suggestion.word);
    const bool is_near = spelling_distance(suggestion.typed, word) <= 1;
    const bool is_other =
        !has_digit && word.length <= SHORT && has_other_letter(suggestion.typed, word);
    if (!is_alone && (!is_near || is_other)) return false;
    text_addf(text, " Did you mean %s?", suggestion.word);
    return true;
}

const struct prompt_word *prompt_describe(const struct prompt *prompt, const char *line,
                                          struct text *text) {
    const struct prompt_word *const word = find_word(prompt, scan_token(&line, ""), false);
    if (!word) return NULL;
    const char *at = word->also, *before = " (or ";
    if (prompt->room->terminal.look.plain)
        add_spoken_usage(word, text);
    else
        add_usage(word, text);
    for (struct token also; (also = scan_token(&at, "")).length > 0; before = ", ") {
        text_add(text, before);
        text_add_bytes(text, also.start, also.length);
    }
    if (*word->also) text_add_char(text, ')');
    text_addf(text, ": %s.", word->help);
    return word;
}

static void help_with(struct prompt *prompt, const char *rest) {
    struct text *out = &prompt->room->out;
    const char *typed = rest;
    text_add(out, TEXT_FOLD);
    const struct prompt_word *word = prompt_describe(prompt, rest, out);
    if (word && word->more) text_addf(out, " %s", word->more);
    if (!word && prompt->takes_games && typed_names_game(typed)) {
        const char *name = scratch_harmless(typed);
        text_addf(out, "%s is a game: type new %s to play it", name, name);
        const struct game *game = game_named(typed, &(const char *){NULL}, NULL);
        if (game) text_addf(out, ", or new %s %s to choose the start", name, game->sample);
        text_add_char(out, '.');
    } else if (!word) {
        text_add(out, "There is no command ");
        token_refuse(scan_token(&rest, ""), out, "; help all lists the commands.");
        if (!suggest(prompt, typed, out))
            text_add(out, " Those of the shell, such as nimm values, are listed by nimm help.");
    }
    text_add_char(out, '\n');
}

static void add_help(const struct prompt *prompt, const struct prompt_word *word, bool is_short) {
    struct text *out = &prompt->room->out;
    struct text *usage = scratch();
    if (is_short)
        text_add(usage, word->name);
    else if (prompt->room->terminal.look.plain)
        add_spoken_usage(word, usage);
    else
        add_usage(word, usage);
    if (prompt->room->terminal.look.plain)
        text_addf(out, "%s: %s.\n", usage->data, word->help);
    else if (terminal_fold_width() < NARROW)
        text_addf(out, "  " TEXT_FOLD "%s: %s\n", usage->data, word->help);
    else
        text_addf(out, "  %-*s " TEXT_FOLD "%s\n", is_short ? NAME_COLUMN : USAGE_COLUMN,
                  usage->data, word->help);
}

void prompt_list(struct prompt *prompt, const char *names) {
    for (const struct prompt_word *word = prompt->words; word->name; word++)
        if (token_is_any(token_of(word->name), names)) add_help(prompt, word, true);
    dialogue_say(prompt->room, "%s", more_help);
}

void prompt_help(struct prompt *prompt, const char *rest) {
    const bool all = token_is(token_of(rest), "all");
    const bool is_whole = *rest == '\0' || all || token_is_any(token_of(rest), "me please");
    bool has_rare = false;
    if (!is_whole) {
        help_with(prompt, rest);
        return;
    }
    dialogue_say(prompt->room, "Type %s, or a command (its first %sletters will do).",
                 prompt->answer, prompt->words_first ? "two " : "");
    for (const struct prompt_word *word = prompt->words; word->name; word++)
        has_rare |= word->is_rare;
    const bool is_short = has_rare && !all;
    for (const struct prompt_word *word = prompt->words; word->name; word++)
        if (!is_short || !word->is_rare) add_help(prompt, word, is_short);
    if (is_short) dialogue_say(prompt->room, "%s", more_help);
    if (prompt->note) dialogue_say(prompt->room, "%s", prompt->note);
}

void prompt_quit(struct prompt *prompt, const char *rest) {
    prompt->left = true;
}

static void run_word(struct prompt *prompt, const struct prompt_word *word, const char *rest) {
    const size_t from = prompt->room->out.length;
    prompt->obeyed = word;
    if (word->asks) {
        word->run(prompt, rest);
        return;
    }
    dialogue_begin_work(prompt->room);
    word->run(prompt, rest);
    dialogue_end_work_or_say(prompt->room, from, "%s was interrupted.", word->name);
}

/* --- lines ----------------------------------------------------------------------------------- */

static bool is_beginning_of(struct token token, const char *name) {
    return token.length < strlen(name) && strncasecmp(name, token.start, token.length) == 0;
}

/* Adds " Did you mean repeat or rules?" where a few words begin like the line, which is one word.
 * Returns false if not. */
static bool suggest_begun(const struct prompt *prompt, const char *line, struct text *text) {
    enum { MOST = 3 };
    const struct token typed = scan_token(&line, "");
    const bool is_one_word = typed.length > 0 && *scan_spaces(line) == '\0';
    size_t n = 0, said = 0;
    for (const struct prompt_word *word = prompt->words; word->name; word++)
        n += is_beginning_of(typed, word->name);
    if (!is_one_word || n < 2 || n > MOST) return false;
    text_add(text, " Did you mean ");
    for (const struct prompt_word *word = prompt->words; word->name; word++) {
        if (!is_beginning_of(typed, word->name)) continue;
        text_add_between(text, said++, n, " or ");
        text_add(text, word->name);
    }
    text_add_char(text, '?');
    return true;
}

/* True if the words are the same, but that the name may be a plural: "rule" for "rules". */
static bool is_name(struct token typed, const char *name) {
    struct token token = token_of(name);
    const bool is_plural = token.length == typed.length + 1 && token.start[typed.length] == 's';
    token.length -= is_plural;
    return token_same(typed, token);
}

/* Adds the first word of the table that a sentence without a digit has anywhere, and that needs
 * nothing after it: "Did you mean rules?" for "please give me the rule". Returns false if there is
 * none. */
static bool suggest_named(const struct prompt *prompt, const char *line, struct text *text) {
    if (line[strcspn(line, "0123456789")]) return false;
    for (struct token typed; (typed = scan_token(&line, ",.!?")).length > 0;)
        for (const struct prompt_word *word = prompt->words; word->name; word++) {
            const bool may_stand_alone = !word->arguments || *word->arguments == '[';
            if (!may_stand_alone || !is_name(typed, word->name)) continue;
            text_addf(text, " Did you mean %s?", word->name);
            return true;
        }
    return false;
}

/* Cuts what is said before "Did you mean hint?" after its first sentence, which says what is wrong:
 * the line stands in quotation marks there, and may have periods. */
static void cut_to_sentence(struct text *why) {
    const char *start = text_string(why), *quoted = strrchr(start, '"');
    const char *end = strstr(quoted ? quoted : start, ". ");
    if (end) text_cut(why, (size_t)(end - start) + 1);
}

/* True of a line that says that somebody does not know, or asks what to do. */
static bool says_unknown(const char *line) {
    for (struct token word; (word = scan_token(&line, ",.!?")).length > 0;)
        if (token_is_any(word, "idk dunno know idea clue sure what how")) return true;
    return false;
}

static void refuse(struct prompt *prompt, const char *line, enum prompt_taken taken,
                   struct text *why) {
    const bool is_narrow = terminal_fold_width() < NARROW;
    const bool has_digit = line[strcspn(line, "0123456789")] != '\0';
    struct text *suggestion = scratch();
    const bool is_other = taken == PROMPT_OTHER;
    const char *meaning = term_asked(NULL, line, false);
    if (meaning) {
        dialogue_say(prompt->room, "%s", meaning);
        return;
    }
    if (is_other && prompt->advice && says_unknown(line)) {
        dialogue_say(prompt->room, "%s", prompt->advice);
        return;
    }
    text_end_sentence(why);
    const bool has_suggestion =
        is_other && (suggest(prompt, line, suggestion) || suggest_begun(prompt, line, suggestion) ||
                     suggest_named(prompt, line, suggestion));
    const bool needs_advice = is_other && !has_suggestion;
    if (has_suggestion) {
        cut_to_sentence(why);
        text_add(why, suggestion->data);
    }
    /* Whoever types a number has tried what the refusal shows. */
    if (needs_advice && !prompt->advice && !is_narrow && !has_digit)
        text_add(why, " Or type help.");
    dialogue_say(prompt->room, "%s", text_string(why));
    const bool is_first = prompt->refused <= 1; /* whoever is refused again has just read it */
    if (needs_advice && is_first && prompt->advice)
        dialogue_say(prompt->room, "%s", prompt->advice);
}

/* Returns what follows the name of the program, which a person may type out of habit: "nimm
 * puzzle". Returns NULL if the line does not begin with it, or if nothing follows. */
static const char *after_program(const char *line) {
    const struct token first = scan_token(&line, "");
    const bool is_program =
        token_is_any(first, "nimm ./nimm") || token_is(first, terminal_program());
    line = scan_spaces(line);
    return is_program && *line ? line : NULL;
}

/* So many refused lines may have pushed what is asked off the screen. */
enum { REFUSED_MANY = 3 };

/* Remembers what has just been proposed, such as quit in "Did you mean quit?", unless the choice is
 * between several. */
static void remember_proposal(struct prompt *prompt, const char *said) {
    static const char opening[] = "Did you mean ";
    const char *proposal = NULL;
    for (const char *at = said; (at = strstr(at, opening));) proposal = at += strlen(opening);
    const size_t length = proposal ? strcspn(proposal, "?\n") : 0;
    if (length == 0 || length >= sizeof prompt->proposed) return;
    memcpy(prompt->proposed, proposal, length);
    prompt->proposed[length] = '\0';
    if (strstr(prompt->proposed, " or ")) prompt->proposed[0] = '\0';
}

/* Does what the line says, or answers it. A line that `declines` what was proposed, and is no
 * answer here, needs none. */
static void obey(struct prompt *prompt, const char *line, bool declines) {
    struct text *why = scratch();
    const char *rest = "";
    const struct prompt_word *word = NULL;
    enum prompt_taken taken = PROMPT_OTHER;
    const char *asked = after_program(line);
    const bool is_known = asked && (prompt_has_word(prompt, asked) ||
                                    (prompt->takes_games && typed_names_game(asked)));
    if (is_known) {
        line = asked;
    } else if (asked && prompt->takes_games) {
        dialogue_say(prompt->room, "First type quit, then %s", scratch_harmless(line));
        return;
    }
    const bool is_answer = prompt->answers && prompt->answers(prompt, line);
    if (prompt->words_first && !is_answer) word = read_word(prompt, line, true, &rest);
    if (!word) taken = prompt->take(prompt, line, why);
    if (!word && taken != PROMPT_TAKEN) word = read_word(prompt, line, taken == PROMPT_BAD, &rest);
    const bool is_refused = !word && taken != PROMPT_TAKEN && !declines;
    prompt->refused = is_refused ? prompt->refused + 1 : 0;
    if (word) run_word(prompt, word, rest);
    if (is_refused) refuse(prompt, line, taken, why);
    const bool is_pushed_off = is_refused && prompt->refused % REFUSED_MANY == 0;
    if (is_pushed_off && prompt->repeats && prompt->room->terminal.has_person)
        prompt_obey_word(prompt, prompt->repeats);
}

void prompt_obey(struct prompt *prompt, const char *line) {
    const size_t from = prompt->room->out.length;
    const bool has_proposal = *prompt->proposed != '\0';
    const bool accepts = has_proposal && terminal_says_yes(line);
    const bool declines = has_proposal && terminal_says_no(line);
    if (accepts) line = scratch_format("%s", prompt->proposed);
    prompt->proposed[0] = '\0';
    obey(prompt, line, declines);
    if (prompt->room->out.length > from)
        remember_proposal(prompt, text_string(&prompt->room->out) + from);
}

bool prompt_has_word(const struct prompt *prompt, const char *line) {
    const char *rest = "";
    return read_word(prompt, line, false, &rest);
}

bool prompt_has_similar(const struct prompt *prompt, const char *line) {
    return suggest(prompt, line, scratch());
}

bool prompt_obey_word(struct prompt *prompt, const char *line) {
    const char *rest = "";
    const struct prompt_word *word = read_word(prompt, line, true, &rest);
    if (word) run_word(prompt, word, rest);
    return word;
}

bool prompt_ask(struct prompt *prompt, const char *wording) {
    if (dialogue_ask(prompt->room, wording)) return true;
    prompt->left = true;
    return false;
}

/* Returns what an answer names that begins another game: kayles of "play kayles", or computer;
 * nothing of "new game"; NULL if it names none. */
static const char *names_other(const char *answer) {
    const char *rest = scan_spaces(answer);
    const char *after = rest;
    const bool is_new = token_is_any(scan_token(&after, ""), "new play restart");
    if (is_new) rest = scan_spaces(after);
    if (is_new && token_is_any(token_of(rest), "game again")) rest = "";
    const bool is_same = is_new && *rest == '\0';
    const char *word = rest;
    const bool is_computer = token_is(scan_token(&word, ""), "computer");
    return is_same || is_computer || typed_names_game(rest) ? rest : NULL;
}

bool prompt_ask_yes(struct prompt *prompt, const char *wording, const char *means,
                    const char **game) {
    while (prompt_ask(prompt, wording)) {
        const char *answer = text_string(&prompt->room->terminal.line);
        const char *other = game ? names_other(answer) : NULL;
        if (other && *other) *game = scratch_format("%s", other);
        const bool is_again =
            prompt->obeyed && find_word(prompt, token_of(answer), true) == prompt->obeyed;
        if (other || is_again || terminal_says_yes(answer)) return true;
        const bool means_no = token_is_any(token_of(answer), "back undo cancel");
        if (means_no || terminal_says_no(answer)) return false;
        prompt->left = token_is_any(token_of(answer), QUIT_WORDS);
        if (prompt->left) return false;
        dialogue_say(prompt->room, "%s", means);
    }
    return false;
}

bool prompt_ask_enter(struct prompt *prompt, const char *wording, void (*why)(struct prompt *)) {
    while (dialogue_ask(prompt->room, wording)) {
        const char *answer = text_string(&prompt->room->terminal.line);
        if (*answer == '\0' || terminal_says_yes(answer)) return true;
        const bool leaves = token_is_any(token_of(answer), QUIT_WORDS " skip");
        if (leaves || terminal_says_no(answer)) return false;
        if (why && token_is(token_of(answer), "why"))
            why(prompt);
        else
            dialogue_say(prompt->room, "Press Enter, or type no.");
    }
    return false;
}

/* True of a line that is a word or a game at this prompt, and not an answer. A single letter may be
 * an answer, such as the name of a node, where words do not come first. */
static bool is_command(const void *asker, const char *line) {
    const struct prompt *prompt = asker;
    const char *rest = line;
    if (prompt->answers && prompt->answers(prompt, line)) return false;
    if (!prompt->words_first && scan_token(&rest, "").length < 2) return false;
    const struct prompt_word *word = read_word(prompt, line, true, &rest);
    if (word) return !word->is_answer;
    return prompt->takes_games && typed_names_game(line);
}

/* From now on, a command is obeyed at the end of a page, too. */
static void listen(struct prompt *prompt) {
    prompt->room->asker = prompt;
    prompt->room->is_command = is_command;
    prompt->room->keeps_typed = true;
}

static bool is_anything(const void *asker, const char *line) {
    return *line != '\0';
}

bool prompt_pause(struct prompt *prompt, const char *wording) {
    listen(prompt);
    prompt->room->is_command = is_anything; /* a move, too, is made at once */
    if (!prompt_ask(prompt, wording)) return false;
    prompt->again = *text_string(&prompt->room->terminal.line) != '\0';
    return !prompt->again;
}

bool prompt_run(struct prompt *prompt) {
    const size_t mark = scratch_mark();
    bool answered = true;
    while (answered && !prompt->left) {
        struct text *wording = scratch(), *line = scratch();
        if (!prompt->next(prompt, wording)) break;
        if (!prompt->again) {
            listen(prompt);
            answered = prompt_ask(prompt, wording->data);
        }
        prompt->again = false;
        text_add(line,
                 text_string(&prompt->room->terminal.line)); /* a copy: obeying it may ask again */
        if (answered) prompt_obey(prompt, line->data);
        scratch_forget(mark);
    }
    return answered;
}
