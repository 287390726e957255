/* SPDX-License-Identifier: MIT */
/* A lesson in the terminal: pages are shown, and what the class types is obeyed, answered or worked
 * out. Without a person everything is printed. */
#include "ui/lesson.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/memory.h"
#include "core/scan.h"
#include "say/said.h"
#include "say/scratch.h"
#include "say/term.h"
#include "ui/file.h"
#include "ui/lesson_class.h"
#include "ui/lesson_read.h"
#include "ui/lesson_show.h"
#include "ui/repl.h"

/* --- pages ------------------------------------------------------------------------------------ */

static void show_title(struct lesson *lesson) {
    struct text *title = scratch();
    text_clear(lesson->room->rules);
    text_addf(title, "%zu. %s", lesson_page(lesson)->step + 1, lesson_step(lesson)->title);
    text_add_char(&lesson->room->out, '\n');
    dialogue_say_bold(lesson->room, "%s", title->data);
    if (!lesson->room->terminal.look.plain) {
        const size_t width = terminal_fold_width(), columns = text_columns(title->data);
        text_add_repeated(&lesson->room->out, "-", columns < width ? columns : width);
        text_add_char(&lesson->room->out, '\n');
    }
}

static void show_page(struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
    if (lesson->page == lesson_step(lesson)->page) show_title(lesson);
    if (!lesson->plan->brief && page->asks > page->from) {
        text_add_char(&lesson->room->out, '\n');
        lesson_show_items(lesson->room, lesson->lecture, page->from, page->asks);
    }
    lesson->turned = false;
    if (page->question && !lesson->room->passes_on) lesson_say_question(lesson, page->question);
}

/* Shows the page, unless Ctrl-C stops that. */
static void turn_page(struct lesson *lesson) {
    struct dialogue *room = lesson->room;
    const size_t from = room->out.length;
    dialogue_begin_work(room);
    show_page(lesson);
    dialogue_end_work_or_say(room, from, "The page was interrupted; r shows it again.");
}

/* Says what is right to the open question and those after it, up to an item, marks them, and opens
 * the next. */
static void answer_asks(struct lesson *lesson, size_t end, enum mark mark) {
    lesson_say_right(lesson, end);
    lesson_close_asks(lesson, end, mark);
}

/* Answers the question that is open, or all that is left of its table, and after the last one shows
 * the answer of the page. After Ctrl-C it stays open. */
static void skip(struct lesson *lesson, bool whole) {
    const size_t asked = lesson->asked;
    if (lesson->visit) {
        lesson_close_game(lesson);
        return;
    }
    if (lesson_is_asking(lesson)) {
        const size_t end = whole ? lesson_end_of_question(lesson, asked) : asked + 1;
        answer_asks(lesson, end, MARK_MISSED);
        if (end == asked + 1) lesson_show_finished_table(lesson, asked);
    }
    if (!lesson_is_asking(lesson)) lesson_show_answer(lesson);
    if (terminal_is_interrupted()) lesson_open_ask(lesson, asked);
}

/* Shows what the page asks, what is right, and its answer. */
static void show_answered(struct lesson *lesson) {
    const size_t first = lesson_page(lesson)->asks;
    lesson->answered = false;
    for (lesson_open_ask(lesson, first); lesson_is_asking(lesson);
         lesson_open_ask(lesson, lesson->asked + 1)) {
        lesson->repeats = lesson_page(lesson)->question != NULL; /* which has just been said */
        lesson_show_ask(lesson, false);
    }
    lesson->repeats = false;
    lesson_open_ask(lesson, first);
    while (lesson_is_asking(lesson))
        answer_asks(lesson, lesson_end_of_question(lesson, lesson->asked), MARK_NONE);
    lesson_show_answer(lesson);
}

/* Puts the open question once more, which may have left the screen. */
static void ask_again(struct lesson *lesson) {
    if (!lesson_is_asking(lesson)) return;
    if (lesson_page(lesson)->question) lesson_say_question(lesson, lesson_page(lesson)->question);
    lesson->unasked = lesson->asked;
    lesson->repeats = true;
}

/* --- where the class is ----------------------------------------------------------------------- */

static bool is_same_place(const struct lesson_place *a, const struct lesson_place *b) {
    return a->step == b->step && a->pages == b->pages && a->items == b->items;
}

/* Goes to where somebody left off: to the question that was open, or to a page whose answer has
 * been shown. */
static void take_place(struct lesson *lesson, const struct lesson_place *place) {
    const struct lecture *lecture = lesson->lecture;
    const size_t first = lecture->steps[place->step - 1].page, page = first + place->pages;
    const bool is_there =
        page < lecture->n_pages && lecture->pages[page].step == lecture->pages[first].step;
    const struct lecture_page *now = &lecture->pages[is_there ? page : first];
    const size_t asked = now->asks + place->items;
    if (!is_there || asked > now->answer || place->items == 0) {
        lesson_take_page(lesson, is_there ? page : first);
        return;
    }
    lesson_turn_to(lesson, page, asked);
    lesson->answered = asked == now->answer;
    lesson->repeats = !lesson->answered;
}

/* Remembers where the class is, and what it knew. */
static void keep_place(struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
    const size_t asked = lesson->answered ? page->answer : lesson->asked;
    const struct lesson_place place = {.step = page->step + 1,
                                       .pages = lesson->page - lesson_step(lesson)->page,
                                       .items = asked - page->asks};
    const char *signs = lesson_signs(lesson);
    const bool is_kept = is_same_place(&place, &lesson->kept) &&
                         strcmp(signs, text_string(&lesson->kept_signs)) == 0;
    if (is_kept) return;
    lesson_place_keep(lesson->plan->name, lesson->lecture, &place, signs);
    lesson->kept = place;
    text_clear(&lesson->kept_signs);
    text_add(&lesson->kept_signs, signs);
}

/* --- games ------------------------------------------------------------------------------------ */

/* True if the lesson has a theorem, on a later page. */
static bool is_before_theorem(const struct lesson *lesson) {
    return lesson->page < lesson->lecture->theorem;
}

/* Plays from this position, which it takes; then the lesson goes on. */
static void play_from(struct lesson *lesson, const struct typed *start, bool first) {
    struct text *why = scratch();
    struct repl repl = {.next = {.game = start->game, .first = first, .misere = start->misere},
                        .position = start->position,
                        .starts = REPL_STARTS_GIVEN,
                        .in_lesson = true,
                        .asked = {.hints = lesson->plan->hints,
                                  .no_help = lesson->plan->no_help,
                                  .no_theory = is_before_theorem(lesson) && !lesson->plan->hints},
                        .table.record.seed = 1};
    if (start_check(&repl.next, repl.position, why)) {
        strcpy(repl.table.record.players[0].name,
               *lesson->plan->player ? lesson->plan->player : "Player");
        repl_seat_computer(&repl, 1);
        terminal_print(&lesson->room->out);
        lesson->room->steps = 0; /* at a table nobody is sent to a step */
        repl_run(&repl, lesson->room);
        lesson->room->steps = lesson->lecture->n_steps;
        text_add(&lesson->room->out, "\nBack to the lesson.\n");
        ask_again(lesson);
    } else {
        free(repl.position);
        dialogue_say(lesson->room, "Nobody can move there. Type play and another position.");
    }
}

/* Plays from the position that is talked about, or from one that the line names, of the game of the
 * page if it names no other. */
static void word_play(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const bool second = strcmp(rest, "2") == 0;
    struct text *why = scratch();
    struct typed start = {0};
    if (*rest == '\0' || second || strcmp(rest, "1") == 0) {
        start = lesson->subject;
        start.position = memory_copy(start.position, start.game->size);
    } else if (typed_names_game(rest)) {
        typed_read_whole(&start, rest, why);
    } else {
        start = lesson_copy_subject(lesson->home);
        typed_replace(&start, rest, why);
    }
    if (why->length == 0) {
        play_from(lesson, &start, second);
        return;
    }
    text_end_sentence(why);
    dialogue_say(lesson->room, "%s Or type play, or play 2 if you want me to go first.", why->data);
    typed_free(&start);
}

/* --- what is talked about --------------------------------------------------------------------- */

/* What is shown of a position that somebody types: what the file says, of its own game, or else no
 * more than whoever has come this far knows. */
static enum lecture_show show_of_typed(const struct lesson *lesson, const struct game *game) {
    const enum lecture_show typed = lesson_step(lesson)->typed;
    if (typed != SHOWS && game == lesson->home->game) return typed;
    return is_before_theorem(lesson) ? SHOW_OUTCOME : SHOW_WORK;
}

/* Shows the board of what is talked about, or of the question about the same game. */
static void word_board(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    struct question question = typed_question(&lesson->subject);
    if (lesson_is_asking(lesson) && lesson->ask->game == question.game)
        question.position = lesson_board_of_ask(lesson);
    text_clear(lesson->room->rules);
    if (lesson_is_asking(lesson) && lesson->ask->topic == QUIZ_REPLY)
        lesson_reply_repeat(&lesson->reply, lesson->room);
    else
        lesson_show(lesson->room, SHOW_BOARD, &question);
}

/* Tells the rules of the game that is asked about, or talked about, and how its moves are typed. */
static void word_rules(struct prompt *prompt, const char *rest) {
    const struct lesson *lesson = prompt->user;
    const bool is_asked = lesson_is_asking(lesson) && lesson->ask->game;
    const struct question question =
        is_asked ? quiz_position_question(lesson->ask) : typed_question(&lesson->subject);
    struct text *move = scratch();
    dialogue_say_rules(lesson->room, question.game, question.position, question.misere, true);
    game_add_move_help(question.game, question.position, question.mover, move);
    dialogue_say(lesson->room, "A move is %s.", move->data);
}

/* True if this page has asked what was asked last, and nobody has typed a position since. */
static bool is_about_asked(const struct lesson *lesson) {
    const struct lecture_page *page = lesson_page(lesson);
    bool is_here = false;
    for (size_t i = page->asks; i < page->answer; i++)
        is_here |= &lesson->lecture->items[i].about == lesson->ask;
    return is_here && !lesson->is_typed;
}

/* Says again why the answer about numbers was right, "mex{1,2} = 0", if it was given last, on this
 * page, which is about no position. Returns false if it was not. */
static bool explain_numbers(struct lesson *lesson) {
    struct text *reason = scratch();
    const bool is_of_numbers = is_about_asked(lesson) && !lesson->ask->game;
    if (!is_of_numbers || lecture_position(lesson->lecture, lesson_page(lesson))) return false;
    quiz_add_reason(lesson->room->solver, lesson->ask, reason);
    if (reason->length == 0) return false;
    text_end_sentence(reason);
    dialogue_say(lesson->room, "%s", reason->data);
    return true;
}

/* Shows why a position has its label: what is known of it here. */
static void explain(struct lesson *lesson, const struct question *question) {
    const enum lecture_show show = show_of_typed(lesson, question->game);
    const bool is_picture = show == SHOW_GROUPS || show == SHOW_GRID;
    if (is_picture) /* a move that is called out late, "3 5", is a position, too: say which */
        dialogue_say(lesson->room, "%s:", scratch_position(question->game, question->position));
    lesson_show(lesson->room, show, question);
}

/* Works out what is talked about; while a question is open about the same game, which may be a part
 * of a sum, only shows the board, if the page is about a position. */
static void word_work(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const bool is_asked = is_about_asked(lesson) && lesson->ask->game == lesson->subject.game;
    const struct question question =
        is_asked ? quiz_position_question(lesson->ask) : typed_question(&lesson->subject);
    const bool is_at_home = question.game == lesson->home->game;
    if ((is_at_home || question.game->is_sum) && lesson_is_asking(lesson)) {
        if (lecture_position(lesson->lecture, lesson_page(lesson))) word_board(prompt, rest);
        const bool was_wrong = lesson->why_wrong.length > 0 && !lesson->is_typed;
        dialogue_say(lesson->room, "%s",
                     was_wrong ? lesson->why_wrong.data : "Answer first; then ask again.");
        return;
    }
    if (!lesson_is_asking(lesson) && explain_numbers(lesson)) return;
    explain(lesson, &question);
    if (is_asked && lesson->ask->topic == QUIZ_REPLY) {
        struct text *way = scratch();
        quiz_add_answer(lesson->room->solver, lesson->ask, lesson->room->terminal.look.plain, way);
        dialogue_say(lesson->room, "How the second player wins: %s.", way->data);
    }
}

/* Returns the question of the page, of those that have been answered, about the position that
 * follows "why": 6 in "why is 6 P?". Returns NULL if there is none; then, if nothing but a number
 * follows, "why 77", and all has been answered, adds which positions there are. */
static const struct quiz_question *find_named(const struct lesson *lesson, const char *line,
                                              struct text *there) {
    const struct lecture_page *page = lesson_page(lesson);
    const size_t end = lesson->answered ? page->answer : lesson->asked;
    struct token named;
    do named = scan_token(&line, "?.!");
    while (token_is_any(named, "why work explain is are was the a pile of"));
    for (size_t i = page->asks; i < end && named.length > 0; i++) {
        const struct lecture_item *item = &lesson->lecture->items[i];
        if (item->kind != LECTURE_ASK || !item->about.game) continue;
        struct text *position = scratch();
        quiz_print_position(&item->about, position);
        if (token_is(named, position->data)) return &item->about;
        text_addf(there, there->length > 0 ? "; %s" : "%s", position->data);
    }
    const bool is_number = named.length > 0 && isdigit((unsigned char)*named.start);
    if (!is_number || scan_token(&line, "?.!").length > 0 || lesson_is_asking(lesson))
        text_clear(there);
    return NULL;
}

/* Takes "why 6", about a position of the page, or "why from 100 you take 1?", about the last one.
 * Returns false if the line is about neither. */
static bool take_why(struct prompt *prompt, const char *line) {
    struct lesson *lesson = prompt->user;
    const char *at = line;
    const struct token word = scan_token(&at, ",?");
    if (!token_is_any(word, "why work explain")) return false;
    struct text *there = scratch();
    const struct quiz_question *named = find_named(lesson, line, there);
    if (!named && there->length > 0) {
        dialogue_say(lesson->room, "That is not on this page. Type why and one of these: %s.",
                     there->data);
        return true;
    }
    if (named) {
        const struct question question = quiz_position_question(named);
        explain(lesson, &question);
    } else if (token_is(word, "why")) {
        word_work(prompt, "");
    }
    return named || token_is(word, "why");
}

/* Reads "kayles 5,3" or, `alone`, a position of the game that is talked about. Returns false, after
 * saying why where there is something to say, if the line is neither. */
static bool read_subject(struct lesson *lesson, const char *line, bool alone, struct text *why) {
    struct typed *subject = &lesson->subject;
    const bool is_read = typed_names_game(line) ? typed_read_whole(subject, line, why)
                                                : alone && typed_replace(subject, line, why);
    lesson->is_typed |= is_read;
    return is_read;
}

/* --- words ------------------------------------------------------------------------------------ */

static void word_answer(struct prompt *prompt, const char *rest) {
    skip(prompt->user, true);
}

/* Goes on: to the answer, or from it to the next page. */
static void word_skip(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (lesson->answered && !lesson->visit)
        prompt->left = lesson->is_over = !lesson_go_on(lesson);
    else
        word_answer(prompt, "");
}

static void word_hint(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const bool is_lost =
        lesson_is_asking(lesson) && lesson->ask->topic == QUIZ_REPLY && lesson->reply.lost_by > 0;
    if (is_lost)
        dialogue_say(lesson->room, "You have let the win go. Type undo to take your move back.");
    else if (lesson_is_asking(lesson))
        dialogue_say(lesson->room, "%s", quiz_hint(lesson->room->solver, lesson->ask));
    else
        dialogue_say(lesson->room, "There is nothing to answer here. %s", prompt->advice);
}

/* True if the page asks for a table, and all that it asks has been answered. */
static bool has_finished_table(const struct lesson *lesson, const struct lecture_page *page) {
    const struct lecture_item *items = lesson->lecture->items;
    if (page->asks == page->answer || !lecture_asks_table(&items[page->asks])) return false;
    for (size_t i = page->asks; i < page->answer; i++)
        if (items[i].kind == LECTURE_ASK && lesson->marks[i] == MARK_NONE) return false;
    return true;
}

/* Goes back to the row or the question before, or to the page before, where a table that is
 * finished stays so until another back. */
static void word_back(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (!lesson->visit && lesson_reopen_ask(lesson)) {
        ask_again(lesson);
        return;
    }
    if (lesson->page == 0) {
        dialogue_say(lesson->room, "This is the first page. Before it there was only breakfast.");
        return;
    }
    const size_t before = lesson->page - 1;
    const struct lecture_page *page = &lesson->lecture->pages[before];
    const bool is_finished = has_finished_table(lesson, page);
    lesson_turn_to(lesson, before, is_finished ? page->answer : page->asks);
    lesson->answered |= is_finished;
}

/* Takes a move of the game that is the answer back. */
static void word_undo(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    if (lesson_is_asking(lesson) && lesson->ask->topic == QUIZ_REPLY)
        lesson_reply_undo(&lesson->reply, lesson->room);
    else
        dialogue_say(lesson->room,
                     "You are not playing a game here. Type back for the question before.");
}

static void word_repeat(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    lesson->turned = true;
    lesson->unasked = lesson->asked;
    lesson->repeats = !lesson->answered;
}

static void word_question(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    const char *question = lesson_page(lesson)->question;
    if (question && !lesson->visit) lesson_say_question(lesson, question);
    const bool is_asking = lesson_is_asking(lesson);
    if (is_asking) lesson_show_ask(lesson, true);
    if (is_asking && lesson->ask->topic == QUIZ_REPLY) lesson_show_reply(lesson, true);
    if (!is_asking && !question)
        dialogue_say(lesson->room, "No question is open. %s", prompt->advice);
}

static void word_step(struct prompt *prompt, const char *rest) {
    struct lesson *lesson = prompt->user;
    uint64_t number;
    for (size_t i = 0; i < lesson->lecture->n_steps && *rest == '\0'; i++)
        dialogue_say(lesson->room, "%zu. %s", i + 1, lesson->lecture->steps[i].title);
    if (!lesson_read_step(lesson->room, rest, &number)) return;
    if (number == 1)
        memset(lesson->marks, MARK_NONE, lesson->lecture->n_items * sizeof *lesson->marks);
    lesson_take_page(lesson, lesson->lecture->steps[number - 1].page);
}

static const struct prompt_word words[] = {
    PROMPT_HELP,
    {"hint", "", NULL, "how to begin with the question", word_hint},
    {"answer", "a", NULL, "the answer; of a table, all that is left", word_answer,
     .is_answer = true},
    {"skip", "", NULL, "the answer; at an answer, the next page", word_skip, .is_answer = true},
    {"back", "b", NULL, "the row, question or page before", word_back},
    {"undo", "u", NULL, "in a game that is the answer, take your move back", word_undo},
    {"repeat", "r", NULL, "this page again", word_repeat},
    {"question", "what huh", NULL, "the question again", word_question},
    {"step", "", "N", "go to step N", word_step},
    {"board", "", NULL, "show the board again", word_board},
    {"rules", "", NULL, "the rules of the game we are talking about", word_rules},
    {"work", "w why explain", NULL, "work out the position we are talking about", word_work},
    {"play", "", "[2|POSITION]", "play from there, or from a position; with 2 I go first",
     word_play, true},
    PROMPT_QUIT,
    {0},
};

/* --- what is typed ---------------------------------------------------------------------------- */

/* True if a long word of the line is in one of the answers to choose from that the question had:
 * "multiples of 4". */
static bool resembles_choice(const struct lesson *lesson, const char *line) {
    enum { LONG = 5 };
    if (!lesson->ask || lesson->ask->topic != QUIZ_CHOICE) return false;
    for (struct token word; (word = scan_token(&line, "")).length > 0;) {
        const char *at = text_string(&lesson->ask->reason);
        for (; *at && word.length >= LONG; at++)
            if (strncasecmp(at, word.start, word.length) == 0) return true;
    }
    return false;
}

/* Says why a line is refused where no question is open: it may have been meant as an answer, as the
 * name of a game or as a position. */
static void refuse_line(struct lesson *lesson, const char *line, const char *not_position,
                        struct text *why) {
    static const char prose[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,'!?";
    /* Of a sum, nobody types a position without the names of its games. */
    const bool names_none = lesson->subject.game->is_sum && !strchr(line, '=');
    const bool has_words = isalpha((unsigned char)*line) && strpbrk(line, " +");
    const bool is_prose = strspn(line, prose) == strlen(line) || has_words || names_none;
    const bool is_words = is_prose && !typed_names_game(line);
    if (!lesson->answered && lesson_page(lesson)->question) {
        text_add(why, "On paper, please");
    } else if (resembles_choice(lesson, line)) {
        text_add(why, "That question has already been answered");
    } else if (lesson_has_gallery(lesson)) {
        text_add(why, "There is no such game in the list: type its number or its name");
    } else if (lesson_is_move(lesson, line)) {
        text_add(why, "No move is asked for here; play begins a game");
    } else if (is_words) {
        text_add_quoted(why, line, strlen(line));
        text_add(why, " is neither a command nor a position");
    } else {
        text_add(why, not_position);
    }
}

/* Enter answers one question, a table line by line, and then goes on. */
static void take_enter(struct prompt *prompt) {
    struct lesson *lesson = prompt->user;
    const size_t from = lesson->room->out.length;
    if (!lesson->visit && lesson->answered) {
        word_skip(prompt, "");
        return;
    }
    dialogue_begin_work(lesson->room);
    skip(lesson, false);
    dialogue_end_work_or_say(lesson->room, from, "The answer was interrupted.");
}

/* Takes Enter, an answer, or a position, which is worked out. */
static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct lesson *lesson = prompt->user;
    struct text *not_position = scratch();
    if (*line == '\0') {
        take_enter(prompt);
        return PROMPT_TAKEN;
    }
    const char *meaning = term_asked(lesson->subject.game, line, false);
    if (meaning) {
        dialogue_say(lesson->room, "%s", meaning);
        return PROMPT_TAKEN;
    }
    if (take_why(prompt, line)) return PROMPT_TAKEN;
    const bool asking = lesson_is_asking(lesson);
    if (asking && lesson_take_answer(prompt, line, why) == PROMPT_TAKEN) return PROMPT_TAKEN;
    /* While a question is open, "next" may mean N. */
    const bool goes_on = token_is_any(token_of(line), "next continue ok okay more and") ||
                         token_is(token_of(line), "go on");
    if (!asking && goes_on) {
        word_skip(prompt, "");
        return PROMPT_TAKEN;
    }
    if (!asking && lesson_open_game(lesson, line)) return PROMPT_TAKEN;
    const bool is_late = !asking && lesson_is_late_number(lesson, line);
    if (is_late && lesson_judge_late(lesson, line)) return PROMPT_TAKEN;
    if (read_subject(lesson, line, !asking, not_position)) {
        prompt_obey(prompt, "work");
        return PROMPT_TAKEN;
    }
    if (!asking && lesson_judge_late(lesson, line)) return PROMPT_TAKEN;
    if (!asking && said_side(SAID_YES, line) == SAID_FIRST) {
        word_skip(prompt, "");
        return PROMPT_TAKEN;
    }
    if (!asking) refuse_line(lesson, line, text_string(not_position), why);
    return PROMPT_OTHER;
}

/* True if the line is an answer, even where it is a command, too: a or q, to choose from. */
static bool is_choice(const struct prompt *prompt, const char *line) {
    const struct lesson *lesson = prompt->user;
    const bool leaves = token_is(token_of(line), "quit");
    return lesson_is_asking(lesson) && !leaves && quiz_is_choice(lesson->ask, line);
}

/* --- the lesson ------------------------------------------------------------------------------- */

/* Shows what is asked now, unless it has been shown, and the board of a game that is the answer. */
static void show_open_ask(struct lesson *lesson) {
    const bool is_new = lesson->unasked <= lesson->asked && !lesson->visit;
    if (is_new) {
        lesson_show_ask(lesson, false);
        if (lesson->repeats) lesson_say_so_far(lesson);
        lesson->room->asks_anew = "question";
    }
    if (lesson->ask->topic == QUIZ_REPLY) lesson_show_reply(lesson, is_new);
}

/* Adds the prompt: which step this is, and what may be typed. */
static void add_wording(struct lesson *lesson, struct prompt *prompt, struct text *wording) {
    const bool is_plain = lesson->room->terminal.look.plain;
    text_addf(wording, is_plain ? "Step %zu of %zu." : "[%zu/%zu]", lesson_page(lesson)->step + 1,
              lesson->lecture->n_steps);
    if (lesson_is_asking(lesson)) {
        text_add_char(wording, ' ');
        lesson_add_prompt(lesson, prompt, wording);
        text_add(wording, "? ");
    } else if (!lesson->answered) {
        text_add(wording, lesson_page(lesson)->question ? " On paper, then Enter: "
                                                        : " Enter shows the answer: ");
    } else if (lesson_has_gallery(lesson)) {
        text_add(wording, " Which game, by number or name? ");
    } else {
        text_add(wording, lesson->advised ? " Enter to go on: " : " Enter to go on, or help: ");
        lesson->advised = true;
    }
}

static bool next(struct prompt *prompt, struct text *wording) {
    struct lesson *lesson = prompt->user;
    if (lesson->turned) {
        turn_page(lesson);
        const bool is_over = lesson->answered && !lesson->visit && !lesson->room->passes_on;
        if (is_over) show_answered(lesson);
    }
    /* What left a walk among the positions is a line for this prompt. */
    prompt->again = lesson->room->passes_on;
    lesson->room->passes_on = false;
    if (prompt->again) return true;
    keep_place(lesson);
    if (lesson_is_asking(lesson)) show_open_ask(lesson);
    lesson->unasked = lesson->asked + 1;
    lesson->repeats = false;
    prompt->advice = lesson_is_asking(lesson) ? "Press Enter for the answer, or type help."
                                              : "Press Enter to go on, or type help.";
    add_wording(lesson, prompt, wording);
    text_add_char(&lesson->room->out, '\n');
    return true;
}

/* Says how to go on from here another time. */
static void say_goodbye(struct lesson *lesson) {
    const struct lesson_plan *plan = lesson->plan;
    const struct lesson_place kept = lesson_place(plan->name, lesson->lecture, scratch());
    const bool is_kept = is_same_place(&kept, &lesson->kept);
    struct text *again = scratch();
    text_addf(again, "%s lesson", terminal_program());
    if (strcmp(plan->name, lecture_default) != 0) {
        text_add_char(again, ' ');
        text_add_shell_word(again, plan->name);
    }
    if (!is_kept) text_addf(again, " %zu", lesson_page(lesson)->step + 1);
    if (plan->brief) text_add(again, " --short");
    if (plan->hints) text_add(again, " --hints");
    if (plan->no_help) text_add(again, " --no-hints");
    dialogue_say(lesson->room, "Goodbye. To %s: %s",
                 is_kept ? "go on from here" : "come back to this step", again->data);
}

/* The class answers and turns the pages, from this place on. */
static void run_class(struct lesson *lesson, const struct lesson_place *place) {
    struct prompt prompt = {.room = lesson->room,
                            .words = words,
                            .answer = "your answer",
                            .repeats = "question",
                            .note = "Enter shows the answer, and then goes on. Type any game and "
                                    "position, such as nim 3,4,5 or kayles 5,3, and I'll work it "
                                    "out; after the answer the position alone will do.",
                            .words_first = true,
                            .user = lesson,
                            .next = next,
                            .take = take,
                            .answers = is_choice};
    const bool is_further = lesson->page > 0 || lesson->asked > lesson_page(lesson)->asks;
    const bool came_back = lesson->plan->step == 0 && is_further;
    dialogue_say(lesson->room, "%s. Answer, or press Enter to see the answer. Or type help.",
                 lesson->lecture->title);
    if (came_back)
        dialogue_say(lesson->room, "You stopped here last time; type step 1 to start over.");
    if (place->is_gone)
        dialogue_say(lesson->room, "The step where you left off is gone, so the lesson "
                                   "begins anew.");
    if (place->has_moved)
        dialogue_say(lesson->room,
                     "The lesson has changed, so the count of right answers starts over.");
    if (lesson->page > lesson_step(lesson)->page) show_title(lesson);
    if (!prompt_run(&prompt)) text_add_char(&lesson->room->out, '\n');
    if (!lesson->is_over) {
        say_goodbye(lesson);
        return;
    }
    lesson_say_score(lesson, came_back);
    lesson_place_keep(lesson->plan->name, lesson->lecture, &(struct lesson_place){.step = 1}, "");
    dialogue_say(lesson->room, "Goodbye.");
}

/* Prints every page from here on, with its questions and their answers. */
static void print_all(struct lesson *lesson) {
    do {
        dialogue_begin_work(lesson->room);
        show_page(lesson);
        show_answered(lesson);
        if (dialogue_end_work(lesson->room)) terminal_die_of_interrupt();
        terminal_print(&lesson->room->out);
    } while (lesson_go_on(lesson));
}

void lesson_run(struct dialogue *room, const struct lecture *lecture,
                const struct lesson_plan *plan) {
    struct lesson lesson = {.room = room, .lecture = lecture, .plan = plan};
    struct text rules = {0};
    const bool has_person = room->terminal.has_person;
    struct lesson_place place = {.step = plan->step > 0 ? plan->step : 1};
    assert(plan->step <= lecture->n_steps);
    lesson.marks = memory_take_zeroed(lecture->n_items + 1, sizeof *lesson.marks);
    if (plan->step == 0 && has_person) {
        struct text *signs = scratch();
        place = lesson_place(plan->name, lecture, signs);
        lesson_take_signs(&lesson, text_string(signs));
    }
    room->rules = &rules;
    room->steps = lecture->n_steps;
    take_place(&lesson, &place);
    if (has_person)
        run_class(&lesson, &place);
    else
        print_all(&lesson);
    typed_free(&lesson.subject);
    free(lesson.marks);
    text_free(&lesson.kept_signs);
    lesson_reply_end(&lesson.reply);
    preview_free(&lesson.move);
    text_free(&lesson.found);
    text_free(&lesson.why_wrong);
    text_free(&rules);
    room->rules = NULL;
    room->steps = 0;
}

bool lesson_open(struct nimm_solver *solver, const char *name, struct lecture *lecture,
                 struct text *mistakes, struct text *loose) {
    enum { MOST_BYTES = 1 << 20 };
    const struct lecture_file *own = lecture_named(name);
    struct text *contents = scratch(), *why = scratch();
    const char *file = scratch_format("%s:", scratch_harmless(name));
    if (own) return lecture_read(solver, file, own->text, lecture, mistakes, NULL);
    bool read = file_read(name, MOST_BYTES, contents, why);
    if (read && strlen(contents->data) < contents->length) {
        read = false;
        text_add(why, "this is not a text file");
    }
    if (!read) {
        text_add_quoted(mistakes, name, strlen(name));
        text_addf(mistakes, ": %s; nimm lesson --list names the built-in lessons\n", why->data);
        return false;
    }
    if (!lecture_read(solver, file, contents->data, lecture, mistakes, loose)) return false;
    lecture->is_own = true;
    return true;
}
