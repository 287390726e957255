/* SPDX-License-Identifier: MIT */
#include "ui/quiz_score.h"

#include <inttypes.h>

#include "ui/paragraph.h"

void quiz_score_count(struct quiz_score *score, enum quiz_topic topic, bool right) {
    score->asked[topic]++;
    score->right[topic] += right;
}

/* What to practise, the topics with anything wrong, and the command for it. */
static void add_practice(const struct quiz_score *score, unsigned level, struct text *text) {
    const char *before = "To practise: ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (score->right[t] == score->asked[t]) continue;
        text_addf(text, "%s%s (%" PRIu64 " of %" PRIu64 " right)", before,
                  quiz_topic_title((enum quiz_topic)t), score->right[t], score->asked[t]);
        before = ", ";
    }
    text_add(text, ". Try: nimm quiz");
    before = " --topic ";
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) {
        if (score->right[t] == score->asked[t]) continue;
        text_addf(text, "%s%s", before, quiz_topic_name((enum quiz_topic)t));
        before = ",";
    }
    if (level > 1) text_addf(text, " --level %u", level);
}

void quiz_score_add(const struct quiz_score *score, unsigned level, unsigned width, struct text *text) {
    struct text sentence = {0};
    uint64_t right = 0, asked = 0;
    for (unsigned t = 0; t < QUIZ_TOPICS; t++) right += score->right[t], asked += score->asked[t];
    if (asked == 0) {
        text_add(text, "Nothing answered, nothing wrong. Goodbye.\n");
        return;
    }
    paragraph_addf(text, width, "%" PRIu64 " of %" PRIu64 " right.%s", right, asked,
                   right == asked ? " Nobody can beat that." : "");
    if (right < asked)
        add_practice(score, level, &sentence);
    else if (level < QUIZ_LEVELS)
        text_addf(&sentence, "Ready for more: nimm quiz --level %u", level + 1);
    else
        text_add(&sentence, "There is no higher level. Find yourself an opponent: nimm");
    paragraph_add(text, text_string(&sentence), width, 2);
    text_free(&sentence);
}
