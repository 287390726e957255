/* SPDX-License-Identifier: MIT */
#include "play/match.h"

#include <assert.h>

/* The standard normal distribution has 95 % of its mass within so many standard deviations. */
#define DEVIATIONS 1.959963984540054

static const struct {
    const char *id, *title;
} reasons[MATCH_REASONS] = {
    [MATCH_PLAYED] = {"played", "by the rules"},    [MATCH_RESIGNED] = {"resigned", "resigned"},
    [MATCH_ILLEGAL] = {"illegal", "illegal move"},  [MATCH_TIME] = {"time", "no answer in time"},
    [MATCH_DIED] = {"died", "program ended"},       [MATCH_FLOOD] = {"flood", "endless answer"},
    [MATCH_GARBAGE] = {"garbage", "not an answer"}, [MATCH_REFUSED] = {"refused", "reported an error"},
};

const char *match_reason_id(enum match_reason reason) {
    return reasons[reason].id;
}

const char *match_reason_title(enum match_reason reason) {
    return reasons[reason].title;
}

bool match_is_fault(enum match_reason reason) {
    return reason != MATCH_PLAYED && reason != MATCH_RESIGNED;
}

void match_count_loss(struct match_tally *tally, unsigned loser, enum match_reason reason, unsigned first) {
    tally->games++;
    tally->losses[loser][reason]++;
    tally->wins[!loser]++;
    if (first != loser) tally->wins_moving_first[first]++;
}

void match_count_draw(struct match_tally *tally) {
    tally->games++;
    tally->draws++;
}

/* The square root of x > 0 by Newton's method, from above, from where it falls until a double can come no
 * nearer: the program does without the mathematical library. */
static double square_root(double x) {
    double root = x < 1 ? 1 : x, next = (root + x / root) / 2;
    while (next < root) {
        root = next;
        next = (root + x / root) / 2;
    }
    return root;
}

struct match_share match_share(const struct match_tally *tally, unsigned side) {
    assert(tally->games > 0);
    double n = (double)tally->games;
    double share = ((double)tally->wins[side] + (double)tally->draws / 2) / n;
    double square = DEVIATIONS * DEVIATIONS;
    double middle = (share + square / (2 * n)) / (1 + square / n);
    double variance = share * (1 - share) / n + square / (4 * n * n);
    double half = DEVIATIONS * square_root(variance) / (1 + square / n);
    /* At the shares 0 and 1 a bound is the share itself, which rounding must not miss. */
    return (struct match_share){share, share > 0 ? middle - half : 0, share < 1 ? middle + half : 1};
}
