/* SPDX-License-Identifier: MIT */
#include "ui/round.h"

#include <string.h>
#include <strings.h>

#include "core/scan.h"
#include "core/suggest.h"
#include "core/text.h"
#include "say/scratch.h"

/* --- words ----------------------------------------------------------------------------------- */

enum { HELP_COLUMN = 30, NARROW = 60 };

/* "undo [N]". */
static void add_usage(const struct round_word *word, struct text *text) {
    text_add(text, word->name);
    if (word->arguments) text_addf(text, " %s", word->arguments);
}

/* True if the word, or another spelling of it, begins like this and goes on. */
static bool begins(const struct round_word *word, struct token token) {
    const char *at = word->also;
    for (struct token name = token_of(word->name); name.length > 0; name = scan_token(&at, ""))
        if (name.length > token.length && strncasecmp(name.start, token.start, token.length) == 0)
            return true;
    return false;
}

/* The word; unless it must be `whole`, also the only one that begins like this. */
static const struct round_word *find_word(const struct round *round, struct token token,
                                          bool whole) {
    const struct round_word *found = NULL;
    const size_t least = round->words_first ? 2 : 1;
    for (const struct round_word *word = round->words; word->name; word++)
        if (token_is(token, word->name) || token_is_any(token, word->also)) return word;
    if (whole || token.length < least) return NULL;
    for (const struct round_word *word = round->words; word->name; word++) {
        if (!begins(word, token)) continue;
        if (found) return NULL;
        found = word;
    }
    return found;
}

/* The word that the line starts with, if what follows is allowed there; *rest is what follows. */
static const struct round_word *read_word(const struct round *round, const char *line, bool whole,
                                          const char **rest) {
    *rest = line;
    const struct round_word *word = find_word(round, scan_token(rest, ""), whole);
    *rest = scan_spaces(*rest);
    const bool may_follow = word && (**rest == '\0' || word->arguments);
    return may_follow ? word : NULL;
}

/* False: no word is similar. */
static bool suggest(const struct round *round, struct token typed, struct text *text) {
    struct suggestion suggestion = {.typed = typed};
    for (const struct round_word *word = round->words; word->name; word++)
        suggest_try(&suggestion, word->name);
    if (suggestion.word) text_addf(text, " Did you mean %s?", suggestion.word);
    return suggestion.word;
}

const struct round_word *round_describe(const struct round *round, const char *line,
                                        struct text *text) {
    const struct round_word *const word = find_word(round, scan_token(&line, ""), false);
    if (!word) return NULL;
    const char *at = word->also, *before = " (or ";
    add_usage(word, text);
    for (struct token also; (also = scan_token(&at, "")).length > 0; before = ", ") {
        text_add(text, before);
        text_add_bytes(text, also.start, also.length);
    }
    if (*word->also) text_add_char(text, ')');
    text_addf(text, ": %s.", word->help);
    return word;
}

static void help_with(struct round *round, const char *rest) {
    struct text *out = &round->room->out;
    text_add(out, TEXT_FOLD);
    if (!round_describe(round, rest, out)) {
        const struct token token = scan_token(&rest, "");
        text_add(out, "There is no command ");
        token_refuse(token, out, "; help all lists the commands.");
        suggest(round, token, out);
    }
    text_add_char(out, '\n');
}

static void add_help(const struct round_word *word, struct text *out) {
    struct text *usage = scratch();
    add_usage(word, usage);
    if (terminal_fold_width() < NARROW)
        text_addf(out, "  " TEXT_FOLD "%s: %s\n", usage->data, word->help);
    else
        text_addf(out, "  %-*s " TEXT_FOLD "%s\n", HELP_COLUMN - 3, usage->data, word->help);
}

void round_help(struct round *round, const char *rest) {
    struct text *out = &round->room->out;
    const bool all = token_is(token_of(rest), "all"), in_groups = !all && round->words->group;
    const char *group = "";
    if (*rest && !all) {
        help_with(round, rest);
        return;
    }
    dialogue_say(round->room, "Type %s, or a command (its first letters will do).", round->answer);
    for (const struct round_word *word = round->words; word->name; word++) {
        if (in_groups && !word->group) continue;
        if (in_groups && strcmp(group, word->group) != 0) text_addf(out, "%s:\n", word->group);
        if (in_groups) group = word->group;
        add_help(word, out);
    }
    if (in_groups)
        dialogue_say(round->room, "help all lists every command; help COMMAND explains one.");
    if (round->note) dialogue_say(round->room, "%s", round->note);
}

void round_quit(struct round *round, const char *rest) {
    round->left = true;
}

static void run_word(struct round *round, const struct round_word *word, const char *rest) {
    struct text *out = &round->room->out;
    const size_t from = out->length;
    if (word->asks) {
        word->run(round, rest);
        return;
    }
    dialogue_begin_work(round->room);
    word->run(round, rest);
    if (!dialogue_end_work(round->room)) return;
    if (out->length > from) text_cut(out, from);
    dialogue_say(round->room, "%s was interrupted.", word->name);
}

/* --- lines ----------------------------------------------------------------------------------- */

static void refuse(struct round *round, const char *line, enum round_taken taken,
                   struct text *why) {
    if (why->length > 0 && !strchr(".?", why->data[why->length - 1])) text_add_char(why, '.');
    const bool needs_advice = taken == ROUND_OTHER && !suggest(round, scan_token(&line, ""), why);
    if (needs_advice && !round->advice) text_add(why, " Or type help.");
    dialogue_say_painted(round->room, PAINT_WRONG, "%s", nimm_text_string(why));
    if (needs_advice && round->advice) dialogue_say(round->room, "%s", round->advice);
}

void round_obey(struct round *round, const char *line) {
    struct text *why = scratch();
    const char *rest = "";
    const struct round_word *word = NULL;
    enum round_taken taken = ROUND_OTHER;
    if (round->words_first) word = read_word(round, line, true, &rest);
    if (!word) taken = round->take(round, line, why);
    if (!word && taken != ROUND_TAKEN) word = read_word(round, line, taken == ROUND_BAD, &rest);
    /* Enter leaves half a move on the line that is edited; what is typed then may be a word. */
    const size_t half = strspn(line, "0123456789");
    if (!word && taken == ROUND_OTHER && half > 0 && round->room->terminal.edits) {
        word = read_word(round, scan_spaces(line + half), true, &rest);
        if (word) dialogue_say(round->room, "(The %.*s is dropped.)", (int)half, line);
    }
    if (word)
        run_word(round, word, rest);
    else if (taken != ROUND_TAKEN)
        refuse(round, line, taken, why);
}

bool round_obey_word(struct round *round, const char *line) {
    const char *rest = "";
    const struct round_word *word = read_word(round, line, true, &rest);
    if (word) run_word(round, word, rest);
    return word;
}

bool round_ask(struct round *round, const char *prompt) {
    if (dialogue_ask(round->room, prompt)) return true;
    round->left = true;
    return false;
}

bool round_run(struct round *round) {
    const size_t mark = scratch_mark();
    bool answered = true;
    while (answered && !round->left) {
        struct text *prompt = scratch(), *line = scratch();
        if (!round->next(round, prompt)) break;
        if (!round->again) answered = round_ask(round, prompt->data);
        round->again = false;
        text_add(line, nimm_text_string(
                           &round->room->terminal.line)); /* a copy: obeying it may ask again */
        if (answered) round_obey(round, line->data);
        scratch_forget(mark);
    }
    return answered;
}
