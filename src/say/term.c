/* SPDX-License-Identifier: MIT */
#include "say/term.h"

const char term_binary[] = "In binary a number is a sum of 1, 2, 4, 8 and so on: 18 is 16 + 2, so "
                           "its digits are 1 0 0 1 0.";
const char term_mex[] = "The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is "
                        "not among them.";
const char term_value[] = "A position's value, also called its Grundy value, is the mex of the "
                          "values that its moves lead to: the smallest number not among them.";
const char term_outcomes[] = "N: the player to move wins. P: the other player wins.";
