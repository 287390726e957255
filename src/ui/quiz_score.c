/* SPDX-License-Identifier: MIT */
#include "ui/quiz_score.h"

#include <inttypes.h>
#include <string.h>

#include "core/text.h"
#include "say/lecture.h"
#include "say/quiz.h"
#include "say/scratch.h"

/* So many answers say how well somebody does. */
enum { SOME = 5 };

/* Adds the position as nimm solve takes it; of one that is long, or hard to hear, only the game. */
static void add_position(const struct quiz_question *question, bool is_spoken, struct text *name) {
    enum { LONG = 30 };
    const struct game *game = question->game;
    const char *position = scratch_position(game, question->position);
    const bool is_heard = game->notation_is_clear && !game->print_state;
    const bool is_clear = !is_spoken || is_heard;
    if (question->misere) text_add(name, "misere ");
    game_print_name(game, question->position, name);
    if (is_clear && strlen(position) <= LONG) text_addf(name, " %s", position);
}

/* Adds what was asked about, a position or numbers, unless those that are there fill a line. */
static void add_missed(const struct quiz_question *question, bool is_spoken,
                       struct quiz_score_topic *topic) {
    enum { MOST = 5, FULL = 30 };
    struct text *name = scratch(), *positions = &topic->missed;
    if (question->game)
        add_position(question, is_spoken, name);
    else
        text_add_numbers(name, question->numbers, question->n);
    if (name->length == 0) return;
    const bool is_full = topic->n_missed == MOST || positions->length > FULL;
    if (is_full || strstr(text_string(positions), name->data)) return;
    if (topic->n_missed++ > 0) text_add(positions, "; ");
    text_add(positions, name->data);
}

void quiz_score_count(struct quiz_score *score, const struct quiz_question *question, bool right) {
    struct quiz_score_topic *topic = &score->topics[question->topic];
    if (question->again) {
        topic->corrected += right;
        return;
    }
    topic->asked++;
    topic->right += right;
    if (!right) add_missed(question, score->is_spoken, topic);
}

void quiz_score_forget(struct quiz_score *score) {
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) text_free(&score->topics[t].missed);
    memset(score->topics, 0, sizeof score->topics);
}

struct quiz_score_topic quiz_score_whole(const struct quiz_score *score) {
    struct quiz_score_topic whole = {0};
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        whole.right += score->topics[t].right;
        whole.asked += score->topics[t].asked;
        whole.corrected += score->topics[t].corrected;
    }
    return whole;
}

unsigned quiz_score_missed(const struct quiz_score *score) {
    unsigned topics = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++)
        if (score->topics[t].right < score->topics[t].asked) topics |= 1U << t;
    return topics;
}

void quiz_score_add_command(const struct quiz_plan *plan, unsigned level, struct text *text) {
    text_addf(text, "%s quiz", terminal_program());
    if (plan->game) {
        text_add_char(text, ' ');
        game_print_name(plan->game, plan->blank, text);
    }
    if (level > 1) text_addf(text, " --level %u", level);
}

void quiz_score_add_topics(const struct quiz_plan *plan, unsigned topics, struct text *text) {
    const char *between = " --topic ";
    quiz_score_add_command(plan, plan->level, text);
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (!(topics >> t & 1)) continue;
        text_addf(text, "%s%s", between, quiz_topic_name((enum quiz_topic)t));
        between = ",";
    }
}

void quiz_score_add_going_on(const struct quiz_score *score, struct text *text) {
    if (score->plan->is_seeded)
        text_add(text, score->command);
    else
        quiz_score_add_command(score->plan, score->plan->level, text);
}

/* Adds ", 1 more the second time". */
static void add_corrected(uint64_t corrected, struct text *text) {
    if (corrected > 0) text_addf(text, ", %" PRIu64 " more the second time", corrected);
}

/* Adds "; missed: kayles 3,1; nim 2,2; and 1 more", as far as there is room. */
static void add_missed_list(const struct quiz_score_topic *topic, struct text *text) {
    const uint64_t missed = topic->asked - topic->right;
    if (topic->n_missed == 0) return;
    text_addf(text, "; missed: %s", topic->missed.data);
    if (missed > topic->n_missed)
        text_addf(text, "; and %" PRIu64 " more", missed - topic->n_missed);
}

/* What to practice, the topics with anything wrong. */
static void add_practice(const struct quiz_score *score, struct text *text) {
    const unsigned missed = quiz_score_missed(score);
    text_add(text, "To practice:");
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        const struct quiz_score_topic *topic = &score->topics[t];
        if (!(missed >> t & 1)) continue;
        text_addf(text, "\n  " TEXT_FOLD "%s: %" PRIu64 " of %" PRIu64 " right",
                  quiz_topic_title((enum quiz_topic)t), topic->right, topic->asked);
        add_corrected(topic->corrected, text);
        add_missed_list(topic, text);
    }
}

/* Adds where the topic is taught that was missed most often, or where the game can be learned. */
static void add_lesson(const struct quiz_score *score, struct text *text) {
    const struct quiz_plan *plan = score->plan;
    const struct quiz_score_topic *topics = score->topics;
    unsigned worst = 0;
    if (plan->game && !game_is_nim(plan->game)) {
        text_addf(text, "\n" TEXT_FOLD "To play it with hints: %s ", terminal_program());
        game_print_name(plan->game, plan->blank, text);
        return;
    }
    for (unsigned t = 1; t < QUIZ_TOPICS; t++)
        if (topics[t].asked - topics[t].right > topics[worst].asked - topics[worst].right)
            worst = t;
    text_addf(text, "\n" TEXT_FOLD "To learn about %s: %s lesson nim %u",
              quiz_topic_title((enum quiz_topic)worst), terminal_program(),
              quiz_topic_step((enum quiz_topic)worst));
}

/* "3 of 5 right, 1 more the second time." */
static void add_score(const struct quiz_score *score, struct text *text) {
    const struct quiz_score_topic whole = quiz_score_whole(score);
    if (score->is_practice) text_add(text, "Practice: ");
    if (whole.asked > 0)
        text_addf(text, "%" PRIu64 " of %" PRIu64 " right", whole.right, whole.asked);
    add_corrected(whole.corrected, text);
    if (whole.asked == 0)
        text_addf(text, "none of the %" PRIu64 " questions answered.", score->in_all);
    else if (score->open > 0)
        text_addf(text, ", and %" PRIu64 " of the %" PRIu64 " questions not answered.", score->open,
                  score->in_all);
    else if (whole.right == whole.asked)
        text_add(text, ". Nobody can beat that.");
    else
        text_add_char(text, '.');
}

/* Adds what comes before or after the level of the quiz, by how well it went. */
static void add_other_level(const struct quiz_score *score, struct text *text) {
    const struct quiz_score_topic whole = quiz_score_whole(score);
    const struct quiz_plan *plan = score->plan;
    const uint64_t enough = (4 * whole.asked + 4) / 5;
    const bool is_weak = whole.asked >= SOME && 2 * whole.right <= whole.asked;
    if (!plan->course) return;
    if (is_weak && plan->level > 1) {
        text_add(text, "\n" TEXT_FOLD "Easier first: ");
        quiz_score_add_command(plan, plan->level - 1, text);
        return;
    }
    if (plan->level == QUIZ_LEVELS) return;
    if (whole.right >= enough)
        text_add(text, "\n" TEXT_FOLD "For harder questions: ");
    else if (whole.asked >= SOME && !score->is_practice)
        text_addf(text, "\n" TEXT_FOLD "With %" PRIu64 " of %" PRIu64 " right, go on to: ", enough,
                  whole.asked);
    else
        return;
    quiz_score_add_command(plan, plan->level + 1, text);
}

/* What is to be practiced and learned after mistakes, and what then, if no question is open.
 * `offers_practice`: somebody is asked whether to practice. */
static void add_remedy(const struct quiz_score *score, bool offers_practice, struct text *text) {
    const struct quiz_score_topic whole = quiz_score_whole(score);
    add_practice(score, text);
    if (!offers_practice) {
        text_add(text, "\n" TEXT_FOLD "Try: ");
        quiz_score_add_topics(score->plan, quiz_score_missed(score), text);
    }
    if (whole.asked >= SOME && 2 * whole.right <= whole.asked) add_lesson(score, text);
    if (score->open > 0)
        text_addf(text, "\n" TEXT_FOLD "To begin again: %s", score->command);
    else
        add_other_level(score, text);
}

void quiz_score_say(struct dialogue *room, const struct quiz_score *score) {
    const struct quiz_plan *plan = score->plan;
    const struct quiz_score_topic whole = quiz_score_whole(score);
    const bool offers_practice = room->terminal.has_person && !score->is_left;
    struct text *out = &room->out;
    text_add_char(out, '\n');
    if (whole.asked == 0 && !score->is_practice) {
        dialogue_say(room, "Nothing answered, nothing wrong.");
        return;
    }
    text_add(out, TEXT_FOLD);
    add_score(score, out);
    text_add(out, "\n" TEXT_FOLD);
    if (score->is_left && score->is_kept) {
        text_add(out, "To go on: ");
        quiz_score_add_going_on(score, out);
    } else if (whole.right < whole.asked) {
        add_remedy(score, offers_practice, out);
    } else if (score->open > 0) {
        text_addf(out, "To begin again: %s", score->command);
    } else if (whole.asked < SOME && !score->is_practice) {
        text_add(out, "More questions: ");
        if (plan->course)
            quiz_score_add_command(plan, plan->level, out);
        else
            quiz_score_add_topics(plan, plan->topics, out);
    } else {
        text_add(out, "Ready for more: ");
        /* From level 2 on there are values, which the second lecture is about. */
        if (plan->level == 1 && !plan->game)
            text_addf(out, "%s lesson %s, then ", terminal_program(),
                      lecture_files[lecture_file_count - 1].name);
        quiz_score_add_command(plan, plan->level < QUIZ_LEVELS ? plan->level + 1 : QUIZ_LEVELS,
                               out);
    }
    text_add_char(out, '\n');
}
