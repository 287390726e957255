/* SPDX-License-Identifier: MIT */
#include "ui/quiz_run.h"

#include <inttypes.h>
#include <string.h>

#include "core/scan.h"
#include "core/text.h"
#include "say/lecture.h"
#include "say/quiz.h"
#include "say/scratch.h"
#include "ui/begun.h"
#include "ui/preview.h"
#include "ui/prompt.h"
#include "ui/quiz_explain.h"
#include "ui/quiz_score.h"
#include "ui/state.h"

struct questions {
    struct dialogue *room;
    const struct quiz_plan *plan;
    uint64_t seed;
    struct text *answers; /* a # for each answer that was right, a - for each other; or NULL */
    struct quiz quiz;
    struct quiz_question drawn;
    struct quiz_question
        answered;       /* the last one before it; its position is NULL if there is none */
    struct text typed;  /* what was typed there; empty if that was nothing */
    bool is_open;       /* the question that was drawn; if not, the next is to come */
    uint64_t number;    /* of the new questions so far, */
    uint64_t practiced; /* and before this practice; 0: it is the quiz itself */
    struct quiz_score score;
    struct quiz_explain explain;
    struct preview preview; /* where a move is asked for */
};

/* --- the quiz that was left ------------------------------------------------------------------- */

/* Under the name of the quiz "605863:#-#+##": its seed, and the answers to its questions so far,
 * with a + where practice began. */
static const char quiz_file[] = "quiz";

/* Takes up the seed of a quiz that was left. Returns its answers, or "". */
static const char *recall_quiz(struct questions *questions) {
    uint64_t seed;
    if (!questions->answers || questions->plan->is_new) return "";
    const char *at = state_recall(quiz_file, questions->plan->kept_as);
    if (!token_number_in(scan_token(&at, ":"), 0, UINT64_MAX, &seed)) return "";
    at += strspn(at, ":");
    if (strspn(at, "#-") == 0) return "";
    questions->seed = seed;
    return at;
}

/* Adds a sign to what is remembered of the quiz. */
static void keep_sign(struct questions *questions, char sign) {
    if (!questions->answers) return;
    text_add_char(questions->answers, sign);
    const bool is_kept =
        state_keep(quiz_file, questions->plan->kept_as,
                   scratch_format("%" PRIu64 ":%s", questions->seed, questions->answers->data));
    if (is_kept) return;
    questions->answers = NULL;
    dialogue_say(questions->room, "(If you leave, this quiz starts over: nothing can be saved.)");
}

/* --- a question ------------------------------------------------------------------------------ */

/* True if the board should stand beside the question: a move needs its places, and so do values
 * and rows; parameters are part of what it shows. By ear it would come between a question that
 * names the position and its answer. */
static bool needs_board(const struct quiz_question *question, bool is_plain) {
    const struct game *game = question->game;
    if (!game) return false;
    if (!is_plain) return true;
    if (question->topic == QUIZ_LABEL) return game->board_is_picture;
    const bool is_list = game->notation_is_clear && !game->print_state && !game->parameters_help;
    const bool asks_for_place = question->topic == QUIZ_MOVE && !game_is_nim(game);
    return !is_list || asks_for_place || quiz_tells_values(question);
}

static void show_question(struct questions *questions) {
    struct dialogue *room = questions->room;
    struct quiz_explain *explain = &questions->explain;
    const struct quiz_question *question = &questions->drawn;
    struct style style = terminal_style(&room->terminal);
    const bool has_board = needs_board(question, style.plain);
    struct text *sentence = scratch();
    text_add_char(&room->out, '\n');
    quiz_explain_rules(explain);
    quiz_add_question(question, dialogue_form(room), style.plain && has_board, sentence);
    quiz_explain_words(explain, sentence->data);
    if (question->again)
        dialogue_say(room, "Once more: %s", sentence->data);
    else
        dialogue_say(room, "%" PRIu64 ". %s", questions->number - questions->practiced,
                     sentence->data);
    if (!has_board) return;
    style.is_told = quiz_says_rule(question);
    dialogue_show_board(room, question->game, quiz_board(question), style, DIALOGUE_BESIDE);
    const bool is_map = question->topic == QUIZ_LABEL && question->game->board_is_picture;
    const bool is_last = question->hidden + 1 == question->graph.n_nodes;
    if (is_map && !style.plain && !is_last) quiz_explain_arcs(explain);
}

/* Draws the next question. Returns false if there is none. */
static bool open_next(struct questions *questions) {
    const struct quiz_plan *plan = questions->plan;
    if (!quiz_next(&questions->quiz, &questions->drawn)) return false;
    questions->is_open = true;
    questions->number += !questions->drawn.again;
    /* A whole course of level 2 comes to values with its fifth question, after nim-sums. */
    enum { FIRST_WITH_VALUES = 5 };
    const bool is_before_values =
        plan->course && !plan->game && questions->number < FIRST_WITH_VALUES;
    questions->explain.knows_values = plan->level > 2 || (plan->level == 2 && !is_before_values);
    return true;
}

/* --- what is typed --------------------------------------------------------------------------- */

static const char no_hints[] = "No hints in a quiz: skip shows the answer and why";

/* Counts the answer and leaves the question; a course asks it again if it was wrong. */
static void leave_question(struct questions *questions, bool right) {
    quiz_score_count(&questions->score, &questions->drawn, right);
    questions->is_open = false;
    keep_sign(questions, right ? '#' : '-');
    if (questions->plan->course && !right) {
        struct quiz_question missed;
        quiz_copy_question(&questions->drawn, &missed);
        quiz_miss(&questions->quiz, &missed);
    }
    quiz_question_free(&questions->answered);
    questions->answered = questions->drawn;
    text_clear(&questions->typed);
    questions->drawn = (struct quiz_question){0};
}

/* Says why the last answer was right or wrong, all of it, whatever has been told before. Returns
 * false, after saying so, if there has been none. */
static bool explain_answered(struct questions *questions) {
    struct dialogue *room = questions->room;
    struct quiz_explain anew = questions->explain;
    const char *typed = text_string(&questions->typed);
    struct text *move = scratch();
    if (!questions->answered.position) {
        dialogue_say(room, "%s.", no_hints);
        return false;
    }
    anew.question = &questions->answered;
    anew.facts = 0;
    anew.disguises = 0;
    dialogue_say(room, "About the last question:");
    const bool is_won =
        quiz_add_own_move(room->solver, &questions->answered, typed, dialogue_form(room), move);
    if (move->length > 0) dialogue_say(room, "%s", move->data);
    if (is_won)
        quiz_explain_left(&anew, typed);
    else if (!quiz_explain_answer(&anew))
        quiz_explain_move(&anew);
    return true;
}

/* Says whether what was typed is right, and why. */
static void say_verdict(struct questions *questions, const char *line, bool right,
                        struct text *why) {
    struct dialogue *room = questions->room;
    const struct quiz_question *question = &questions->drawn;
    if (question->topic == QUIZ_BALANCE) {
        /* The quiz explains balance by groups, not by columns. */
        text_clear(why);
        quiz_add_partner(room->solver, question, why);
    }
    if (right) quiz_explain_add_reason(&questions->explain, why);
    dialogue_say_verdict(room, right, text_string(why));
    if (right)
        quiz_explain_right_answer(&questions->explain, line);
    else
        quiz_explain_answer(&questions->explain);
}

/* Checks what was typed. */
static enum prompt_taken mark(struct prompt *prompt, const char *line, struct text *why) {
    struct questions *questions = prompt->user;
    struct dialogue *room = questions->room;
    const size_t from = room->out.length;
    dialogue_begin_work(room);
    const enum verdict verdict =
        quiz_mark(room->solver, &questions->drawn, line, dialogue_form(room), why);
    const bool is_right = verdict == VERDICT_RIGHT;
    if (verdict != VERDICT_UNCLEAR) say_verdict(questions, line, is_right, why);
    if (dialogue_end_work_or_say(room, from, "The answer was interrupted.")) return PROMPT_TAKEN;
    if (verdict == VERDICT_UNCLEAR && token_is(token_of(line), "hint")) {
        text_clear(why);
        text_add(why, no_hints);
        return PROMPT_BAD;
    }
    if (verdict == VERDICT_UNCLEAR) return PROMPT_OTHER;
    leave_question(questions, is_right);
    text_add(&questions->typed, line);
    return PROMPT_TAKEN;
}

static enum prompt_taken take(struct prompt *prompt, const char *line, struct text *why) {
    struct questions *questions = prompt->user;
    if (questions->drawn.topic != QUIZ_MOVE) return mark(prompt, line, why);
    return preview_take(&questions->preview, line, why, mark);
}

/* It counts as a wrong answer. */
static void word_skip(struct prompt *prompt, const char *rest) {
    struct questions *questions = prompt->user;
    const bool names_move = quiz_explain_answer(&questions->explain);
    if (!names_move) quiz_explain_move(&questions->explain);
    if (terminal_is_interrupted()) return;
    leave_question(questions, false);
}

/* The question, with what its words mean. */
static void word_repeat(struct prompt *prompt, const char *rest) {
    struct questions *questions = prompt->user;
    quiz_explain_forget_words(&questions->explain);
    show_question(questions);
}

/* Tells about the last question, and asks the open one again, whose board has gone up. */
static void word_why(struct prompt *prompt, const char *rest) {
    struct questions *questions = prompt->user;
    if (explain_answered(questions)) show_question(questions);
}

static void word_rules(struct prompt *prompt, const char *rest) {
    const struct questions *questions = prompt->user;
    const struct quiz_question *question = &questions->drawn;
    if (question->game)
        dialogue_say_rules(prompt->room, question->game, question->position, question->misere,
                           true);
    else
        dialogue_say(prompt->room, "This question is about numbers, not about a game.");
}

static const struct prompt_word words[] = {
    PROMPT_HELP,
    {"repeat", "board", NULL, "the question again, with its board", word_repeat},
    {"skip", "pass", NULL, "show the answer, and go on; it counts as wrong", word_skip,
     .is_answer = true},
    {"why", "", NULL, "explain the last question again", word_why},
    {"rules", "", NULL, "the rules of the game in the question", word_rules},
    PROMPT_QUIT,
    {0},
};

static bool next(struct prompt *prompt, struct text *wording) {
    struct questions *questions = prompt->user;
    struct preview *preview = &questions->preview;
    if (!questions->is_open) {
        if (!open_next(questions)) return false;
        preview->begun = 0;
        prompt->room->asks_from = prompt->room->out.length + strlen("\n");
        show_question(questions);
        prompt->room->asks_anew = "repeat";
    }
    const struct quiz_question *question = &questions->drawn;
    const bool is_move = question->topic == QUIZ_MOVE;
    text_add(wording, "Your answer (");
    if (is_move) {
        preview->prompt = prompt;
        preview->question = quiz_position_question(question);
        begun_add_prompt(&preview->question, preview->begun, wording);
    } else {
        text_add(wording, quiz_form(question));
    }
    text_add(wording, ")? ");
    if (is_move && questions->plan->previews && prompt->room->terminal.edits)
        prompt->room->help = preview_begin(preview);
    return true;
}

/* --- how it went ----------------------------------------------------------------------------- */

/* `left`: somebody has left before the last question. */
static void say_score(struct questions *questions, bool left) {
    struct quiz_score *score = &questions->score;
    const bool is_new_open = questions->is_open && !questions->drawn.again;
    score->in_all = questions->quiz.most - questions->practiced;
    score->open = left ? questions->quiz.most - questions->number + is_new_open : 0;
    score->is_practice = questions->practiced > 0;
    score->is_left = left;
    score->is_kept = questions->answers != NULL;
    quiz_score_say(questions->room, score);
}

/* How many questions practice what was missed: two new ones about each such topic, or one where
 * they are many. */
static size_t count_to_practice(const struct questions *questions) {
    enum { MANY = 5 };
    size_t n = 0;
    for (unsigned topics = quiz_score_missed(&questions->score); topics; topics >>= 1)
        n += topics & 1;
    return n <= MANY ? 2 * n : n;
}

/* Goes on with questions on what was missed. Returns false if nothing was. */
static bool begin_practice(struct questions *questions) {
    const size_t n = count_to_practice(questions);
    uint64_t missed[QUIZ_TOPICS];
    if (n == 0) return false;
    for (size_t t = 0; t < QUIZ_TOPICS; t++)
        missed[t] = questions->score.topics[t].asked - questions->score.topics[t].right;
    keep_sign(questions, '+');
    questions->practiced = questions->number;
    quiz_practice(&questions->quiz, missed, n);
    quiz_score_forget(&questions->score);
    return true;
}

static void explain_last(struct prompt *prompt) {
    explain_answered(prompt->user);
}

/* True if something was missed and is to be practiced now. */
static bool wants_more(struct prompt *prompt) {
    struct questions *questions = prompt->user;
    const size_t n = count_to_practice(questions);
    const char *asked = scratch_format("Practice these now, %zu questions (Enter, or no)? ", n);
    struct text *command = scratch();
    if (n == 0 || !questions->room->terminal.has_person) return false;
    if (prompt_ask_enter(prompt, asked, explain_last)) return begin_practice(questions);
    quiz_score_add_topics(questions->plan, quiz_score_missed(&questions->score), command);
    text_addf(&questions->room->out, "To practice later:\n  " TEXT_FOLD "%s\n", command->data);
    return false;
}

/* --- the quiz -------------------------------------------------------------------------------- */

static void say_head(struct questions *questions) {
    struct text *out = &questions->room->out;
    const struct quiz_plan *plan = questions->plan;
    text_addf(out, TEXT_FOLD "%" PRIu64 " question", plan->questions);
    if (plan->questions != 1) text_add_char(out, 's');
    text_addf(out, ", level %u, seed %" PRIu64 ". To repeat this quiz: %s\n", plan->level,
              questions->seed, questions->score.command);
    if (plan->level > 1 && plan->course && !plan->game)
        dialogue_say(questions->room,
                     "Some questions are about the mex and values. %s lesson %s teaches them.",
                     terminal_program(), lecture_files[lecture_file_count - 1].name);
    const bool is_first = plan->level == 1 && plan->course && plan->game;
    if (is_first && !game_is_nim(plan->game) && quiz_suits(QUIZ_LABEL, plan->game)) {
        const bool has_values = quiz_course_topics(plan->game, 2) >> QUIZ_VALUE & 1;
        struct text *harder = scratch();
        quiz_score_add_command(plan, 2, harder);
        dialogue_say(questions->room, "%s asks for %s, too.", harder->data,
                     has_values ? "values" : "labels");
    }
}

/* Answers the questions of a quiz as they were answered before it was left. */
static void replay(struct questions *questions, const char *answers) {
    struct text *kept = questions->answers, *said = scratch();
    questions->answers = NULL; /* nothing has to be written again */
    for (; token_is_any((struct token){answers, *answers != '\0'}, "# - +"); answers++) {
        const bool is_practice = *answers == '+';
        if (is_practice && !begin_practice(questions)) break;
        if (is_practice) {
            text_add_char(kept, '+');
            continue;
        }
        if (!open_next(questions)) break;
        text_add_char(kept, *answers);
        leave_question(questions, *answers == '#');
    }
    questions->answers = kept;
    const struct quiz_score_topic whole = quiz_score_whole(&questions->score);
    const uint64_t n = questions->number - questions->practiced;
    text_addf(said, "Your %s goes on", questions->practiced > 0 ? "practice" : "quiz");
    if (n > 0) text_addf(said, ": %" PRIu64 " of %" PRIu64 " right so far", whole.right, n);
    if (whole.corrected > 0) text_addf(said, ", %" PRIu64 " more the second time", whole.corrected);
    text_add(said, questions->plan->is_seeded ? ". To begin again: " : ". For a new one: ");
    quiz_score_add_going_on(&questions->score, said);
    dialogue_say(questions->room, "%s --new", said->data);
}

void quiz_run(struct dialogue *room, const struct quiz_plan *plan) {
    const bool is_kept = plan->kept_as && room->terminal.has_person;
    struct questions questions = {
        .room = room,
        .plan = plan,
        .seed = plan->seed,
        .answers = is_kept ? scratch() : NULL,
        .score = {.plan = plan, .is_spoken = room->terminal.look.plain},
        .explain = {.room = room, .question = &questions.drawn},
    };
    struct prompt prompt = {.room = room,
                            .words = words,
                            .answer = "the answer",
                            .repeats = "repeat",
                            .advice = "Type skip for the answer, or help.",
                            .words_first = true,
                            .user = &questions,
                            .next = next,
                            .take = take};
    const char *answers = recall_quiz(&questions);
    questions.score.command = plan->command;
    if (plan->kept_as) {
        struct text *command = scratch();
        quiz_score_add_command(plan, plan->level, command);
        text_addf(command, " --seed %" PRIu64, questions.seed);
        questions.score.command = command->data;
    }
    quiz_begin(&questions.quiz, room->solver, plan->level, plan->topics, questions.seed);
    questions.quiz.game = plan->game;
    questions.quiz.blank = plan->blank;
    questions.quiz.course = plan->course;
    questions.quiz.most = (size_t)plan->questions;
    if (*answers != '\0')
        replay(&questions, answers);
    else
        say_head(&questions);
    bool is_over;
    do {
        is_over = prompt_run(&prompt) && !prompt.left;
        say_score(&questions, !is_over);
    } while (is_over && wants_more(&prompt));
    if (is_over && questions.answers) state_keep(quiz_file, plan->kept_as, NULL);
    quiz_question_free(&questions.drawn);
    quiz_question_free(&questions.answered);
    text_free(&questions.typed);
    quiz_score_forget(&questions.score);
    quiz_free(&questions.quiz);
    preview_free(&questions.preview);
}

void quiz_run_alone(struct look look, const struct quiz_plan *plan) {
    struct dialogue room;
    dialogue_open(&room, look);
    quiz_run(&room, plan);
    dialogue_close(&room);
}
