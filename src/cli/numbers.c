/* SPDX-License-Identifier: MIT */
#include "cli/numbers.h"

#include <stdlib.h>

#include "core/memory.h"
#include "core/scan.h"
#include "ui/terminal.h"

static void print_result(bool json, const char *name, const uint64_t *numbers, size_t n, uint64_t result,
                         struct text *out) {
    if (json) {
        text_add(out, "{\"numbers\":[");
        text_add_numbers(out, numbers, n);
        text_addf(out, "],\"%s\":", name);
    }
    text_add_number(out, result);
    text_add(out, json ? "}\n" : "\n");
}

int numbers_run(const struct arguments *arguments, const char *name, size_t least,
                uint64_t (*compute)(const uint64_t *numbers, size_t n)) {
    struct text string = {0}, why = {0}, out = {0};
    if (arguments->n < least) return complain(STATUS_USAGE, "write numbers, as nimm %s 13 19 10", name);
    arguments_join(arguments, 0, &string);
    uint64_t *numbers = memory_take(1, (string.length + 1) * sizeof *numbers);
    size_t n = 0;
    bool none = arguments->n == 0;
    if (!none) n = scan_numbers(text_string(&string), numbers, string.length, "number", &why);
    int status = STATUS_DONE;
    if (n > 0 || none)
        print_result(arguments_option(arguments, "json") != NULL, name, numbers, n, compute(numbers, n),
                     &out);
    else
        status = complain(STATUS_USAGE, "%s", text_string(&why));
    free(numbers);
    text_free(&string);
    text_free(&why);
    return cli_finish(&out, status);
}
