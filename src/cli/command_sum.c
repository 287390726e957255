/* SPDX-License-Identifier: MIT */
/* nimm sum, the exclusive or of numbers, and nimm mex, the least number that is missing. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/nim.h"
#include "core/scan.h"
#include "core/text.h"
#include "say/label_mark.h"
#include "say/powers.h"
#include "say/scratch.h"

/* Reads "0b11001". */
static bool read_binary(struct token word, uint64_t *number) {
    const bool is_binary = word.length > 2 && token_is((struct token){word.start, 2}, "0b");
    return is_binary &&
           label_read_binary(scratch_format("%.*s", (int)word.length, word.start), number);
}

/* Adds the text with a comma in place of each sign. */
static void add_without_signs(const char *string, struct text *text) {
    while (*string) {
        const size_t length = scan_sum_sign(string);
        const bool is_sign = length > 0;
        text_add_char(text, is_sign ? ',' : *string);
        string += is_sign ? length : 1;
    }
}

/* Adds the numbers as scan_numbers reads them. They may be written as nimm prints values: "*3", or
 * "{0,2}", or with a run of them "{0..8,10}"; or in binary. */
static void add_plain(const char *string, struct text *plain) {
    enum { LONGEST_RUN = 65536 };
    static const char gaps[] = " \t\r\n\v\f,";
    const struct token all = token_trim(token_of(string));
    const bool has_braces =
        all.length >= 2 && *all.start == '{' && all.start[all.length - 1] == '}';
    const char *at = all.start + has_braces, *end = all.start + all.length - has_braces;
    while (at < end) {
        struct range run;
        size_t length = strspn(at, gaps);
        text_add_bytes(plain, at, length);
        at += length;
        if (at[0] == '*' && isdigit((unsigned char)at[1])) at++;
        length = strcspn(at, gaps);
        if (length > (size_t)(end - at)) length = (size_t)(end - at);
        uint64_t number;
        const bool is_binary = read_binary((struct token){at, length}, &number);
        const bool may_be_run = memchr(at, '.', length) != NULL;
        const bool is_run = may_be_run &&
                            arguments_read_range(scratch_format("%.*s", (int)length, at), &run) &&
                            run.high - run.low < LONGEST_RUN;
        for (uint64_t i = 0; is_run && i <= run.high - run.low; i++) {
            text_add(plain, i > 0 ? "," : "");
            text_add_number(plain, run.low + i);
        }
        if (is_binary) text_add_number(plain, number);
        if (!is_run && !is_binary) text_add_bytes(plain, at, length);
        at += length;
    }
}

/* Reads the words as `least` or more numbers, and prints what `compute` returns for them: in binary
 * if the first number is. */
static int print(const struct arguments *arguments, size_t least,
                 uint64_t (*compute)(const uint64_t *numbers, size_t n)) {
    struct text *words = scratch(), *terms = scratch(), *string = scratch(), *why = scratch();
    struct text *out = scratch();
    const char *name = arguments->command->name;
    if (arguments->n < least)
        return cli_complain(STATUS_USAGE, "write numbers, for example nimm %s 13 19 10", name);
    arguments_join(arguments, 0, words);
    add_without_signs(text_string(words), terms);
    const char *first = text_string(terms);
    add_plain(first, string);
    uint64_t *numbers = memory_take(string->length + 1, sizeof *numbers);
    size_t n = 0;
    int status = STATUS_DONE;
    const bool is_empty = arguments->n == 0 || (least == 0 && strcmp(words->data, "{}") == 0);
    if (!is_empty)
        n = scan_numbers(string->data, numbers, string->length, UINT64_MAX, "number", why);
    const bool has_signs = strcmp(text_string(words), text_string(terms)) != 0;
    if (n == 0 && has_signs && scan_misplaces(token_of(text_string(string)), ",")) {
        status = cli_complain(STATUS_USAGE,
                              "a number is missing in %s: write whole numbers, such as 3 + 4 + 5",
                              cli_quoted(words->data));
    } else if (!is_empty && n == 0) {
        status = cli_complain(STATUS_USAGE, "%s", why->data);
    } else if (arguments_switch(arguments, "json")) {
        json_begin(out, '{');
        json_add_numbers(out, "numbers", true, numbers, n);
        json_add_number(out, name, true, compute(numbers, n));
        text_add(out, "}\n");
    } else if (read_binary(scan_token(&first, ",{"), &(uint64_t){0})) {
        text_add(out, "0b");
        powers_binary(compute(numbers, n), false, out);
        text_add_char(out, '\n');
    } else {
        text_addf(out, "%" PRIu64 "\n", compute(numbers, n));
    }
    free(numbers);
    return cli_finish(out, status);
}

static uint64_t least_missing(const uint64_t *numbers, size_t n) {
    uint64_t *seen = memory_take(1, NIMM_MEX_WORDS(n) * sizeof *seen);
    uint64_t least = nimm_mex(numbers, n, seen);
    free(seen);
    return least;
}

static int run_sum(struct arguments *arguments) {
    return print(arguments, 1, nimm_sum);
}

static int run_mex(struct arguments *arguments) {
    return print(arguments, 0, least_missing);
}

static const struct option options[] = {OPTION_JSON, {0}};

const struct command command_sum = {
    .name = "sum",
    .usage = "N... [--json]",
    .summary = "the nim-sum (exclusive or) of numbers",
    .details =
        "Numbers go from 0 to 18446744073709551615. Example: nimm sum 13 19 10 prints 20; in "
        "binary, nimm sum 0b1101 0b11 prints 0b1110.",
    .options = options,
    .run = run_sum,
};

const struct command command_mex = {
    .name = "mex",
    .usage = "[N...] [--json]",
    .summary = "the minimum excludant: the smallest number that is missing",
    .details = "Numbers go from 0 to 18446744073709551615; the mex of no numbers is 0. Example: "
               "nimm mex 0 1 2 5 8 prints 3.",
    .options = options,
    .run = run_mex,
};
