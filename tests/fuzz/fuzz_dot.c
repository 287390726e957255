/* SPDX-License-Identifier: MIT */
/* Any bytes are a DOT file: they are read, or refused with a reason. */
#undef NDEBUG
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "games/digraph.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text arcs = {0}, why = {0};
    bool good = dot_read((const char *)data, size, &arcs, &why);
    assert(good || why.length > 0);
    nimm_text_free(&arcs);
    nimm_text_free(&why);
    return 0;
}
