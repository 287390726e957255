/* SPDX-License-Identifier: MIT */
/* Any bytes are a record: they are refused with a reason, or read; and what was read is written in
 * a form that is read and written again as it stands. */
#include "input.h"

#include "play/record.h"

static void is_written_and_read_again(const struct record *record) {
    struct text written = {0}, rewritten = {0}, why = {0};
    struct record again;
    bool good = record_print(record, &written, &why);
    assert(good);
    good = record_read(&again, text_string(&written), written.length, &why);
    assert(good);
    good = record_print(&again, &rewritten, &why);
    assert(good && strcmp(text_string(&written), text_string(&rewritten)) == 0);
    record_free(&again);
    text_free(&written);
    text_free(&rewritten);
    text_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct record record;
    struct text why = {0};
    if (record_read(&record, (const char *)data, size, &why)) {
        is_written_and_read_again(&record);
        record_free(&record);
    } else {
        assert(why.length > 0);
    }
    assert_harmless(&why);
    text_free(&why);
    return 0;
}
