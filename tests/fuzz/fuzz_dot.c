/* SPDX-License-Identifier: MIT */
/* Any bytes are a DOT file: they are read, or refused with a reason. */
#include "input.h"

#include "games/digraph.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text dot = {0}, arcs = {0}, why = {0};
    text_add_bytes(&dot, (const char *)data, size);
    bool good = dot_read(nimm_text_string(&dot), &arcs, &why);
    assert(good || why.length > 0);
    nimm_text_free(&dot);
    nimm_text_free(&arcs);
    nimm_text_free(&why);
    return 0;
}
