/* SPDX-License-Identifier: MIT */
/* DOT texts against what they mean, what is wrong with them and, where it is installed, against graphviz. */
#include "digraphs.h"

#include <stdio.h>
#include <unistd.h>

#include "games/digraph.h"

static void assert_reads(const char *dot, const char *expected) {
    struct text arcs = {0}, why = {0};
    if (!dot_read(dot, &arcs, &why)) fail_msg("%s: %s", dot, nimm_text_string(&why));
    struct position position = parsed(nimm_text_string(&arcs)), wanted = parsed(expected);
    assert_memory_equal(&position, &wanted, game_digraph.size);
    assert_int_equal(why.length, 0);
    nimm_text_free(&arcs);
    nimm_text_free(&why);
}

/* The message begins with the line and what is wrong there. */
static void assert_refuses(const char *dot, const char *expected) {
    struct text arcs = {0}, why = {0};
    if (dot_read(dot, &arcs, &why)) fail_msg("accepted: %s", dot);
    if (strncmp(nimm_text_string(&why), expected, strlen(expected)) != 0) fail_msg("%s: %s", dot, why.data);
    nimm_text_free(&arcs);
    nimm_text_free(&why);
}

struct example {
    const char *dot, *expected;
};

/* Each accepted by graphviz 2.42.2 too, unless a comment says otherwise. */
static const struct example accepted[] = {
    {"digraph{a->b}", "a>b"},
    {"digraph maze { a -> b; a -> c; b -> c }", "a>b,a>c,b>c"},
    {"strict digraph \"my graph\" {\n  a -> b\n  a -> b\n}\n", "a>b"},
    {"STRICT DiGraph 3 { a }", "a"},
    {"digraph { a -> b -> c -> a }", "a>b,b>c,c>a"},
    {"digraph { a b c -> d }", "a,b,c>d"},
    {"digraph { a -> z -> A -> Z -> _ }", "a>z,z>A,A>Z,Z>_"},
    {"digraph { a -> {b c} }", "a,b,c,a>b,a>c"},
    {"digraph { a -> b -> {c -> d} -> e }", "a>b,c>d,b>c,b>d,c>e,d>e"},
    {"digraph { subgraph cluster_x { color=red; x -> y } -> z; subgraph {w} }", "x>y,x>z,y>z,w"},
    {"digraph { {{}} -> a -> {} }", "a"},
    {"digraph { \"node one\" -> a }", "\"node one\">a"},
    {"digraph { a:n -> b:port:sw; c:\"my port\" }", "a>b,c"},
    {"digraph { \"node\" -> \"a->b\" -> \"#\" -> \"//\" }", "node>\"a->b\",\"a->b\">\"#\",\"#\">\"//\""},
    {"digraph { 1 -> 2.5 -> -3 -> -.5 -> 1. }", "1>2.5,2.5>\"-3\",\"-3\">\"-.5\",\"-.5\">1."},
    {"digraph { \xC3\xA9t\xC3\xA9 -> _a1 }", "\xC3\xA9t\xC3\xA9>_a1"},
    {"digraph { a -> b [color=red, label=\"x -> y\" z=<<b>h</b> > w=3.5;] [] c [shape=box] }", "a>b,c"},
    {"digraph { graph [rankdir=LR] node [shape=box] EDGE [] rankdir = TB; \"x\" = \"y\" a }", "a"},
    {"digraph { // one\n a -> /* two\n lines */ b # three }\n}", "a>b"},
    {"# line 1 of a preprocessor\ndigraph{a}// end", "a"},
    {"digraph{a->b;;;}", "a>b"},      /* graphviz refuses empty statements */
    {"digraph{a->b[x=1;,,]}", "a>b"}, /* and empty attributes */
};

static const struct example refused[] = {
    {"", "line 1: "},
    {"graph { a -- b }", "line 1: "},
    {"/*\n*/strict graph {}", "line 2: "},
    {"digraph { a -- b }", "line 1: \"-\""},
    {"maze { a }", "line 1: \"maze\""},
    {"digraph", "line 1: "},
    {"digraph a b {}", "line 1: \"b\""},
    {"digraph {\n}", "line 1: "},
    {"digraph {\n a -> b\n", "line 1: "},
    {"digraph {\n a -> {b\n", "line 2: "},
    {"digraph { a }\ndigraph { b }", "line 2: \"digraph\""},
    {"digraph {\n a ->\n}", "line 3: \"}\""},
    {"digraph { -> b }", "line 1: \"->\""},
    {"digraph { a -> node }", "line 1: \"node\""},
    {"digraph { a, b -> c }", "line 1: \",\""},
    {"digraph { node -> b }", "line 1: \"->\""},
    {"digraph { a\n [x=1\n", "line 2: "},
    {"digraph { a\n /* b }\n\n", "line 2: "},
    {"digraph { a\n -> \"b }\n\n", "line 2: "},
    {"digraph { a -> \"\" }", "line 1: "},
    {"digraph { a: -> b }", "line 1: \"->\""},
    {"digraph { a -> \"b+\" }", "line 1: \"b+\""},
    {"digraph { a\x1B[2J }", "line 1: \"\\x1B\""},
};

static void directed_graphs_are_read(void **state) {
    for (size_t i = 0; i < LENGTH(accepted); i++) assert_reads(accepted[i].dot, accepted[i].expected);
}

static void other_texts_are_refused_with_the_line_and_the_reason(void **state) {
    for (size_t i = 0; i < LENGTH(refused); i++) assert_refuses(refused[i].dot, refused[i].expected);
}

/* Two pieces, each repeated `most` times, are read, and once more they are refused. */
static void texts_are_read_to_a_bound(void **state) {
    static const struct {
        const char *before, *piece, *between, *closing;
        size_t most;
        const char *why;
    } cases[] = {
        {"digraph {\n", "x", " }", "", 64, "is too long: a node's name has at most 64 bytes"},
        {"digraph { {a a a a a a a a a a} -> {", "b ", "} }", "", 1000,
         "line 1: too many arcs: at most 10000 can be read"},
        {"digraph ", "{", "a", "}", 65, "line 1: braces are nested too deeply"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        for (size_t more = 0; more <= 1; more++) {
            struct text dot = {0}, arcs = {0}, why = {0};
            text_add(&dot, cases[i].before);
            text_add_repeated(&dot, cases[i].piece, cases[i].most + more);
            text_add(&dot, cases[i].between);
            text_add_repeated(&dot, cases[i].closing, cases[i].most + more);
            bool read = dot_read(dot.data, &arcs, &why);
            if (more) assert_non_null(strstr(nimm_text_string(&why), cases[i].why));
            assert_int_equal(read, !more);
            nimm_text_free(&dot);
            nimm_text_free(&arcs);
            nimm_text_free(&why);
        }
}

/* ---- any text ---- */

/* Whatever is read is a position, or too large for one; whatever is not has a line and a reason. */
static void check_text(const char *bytes) {
    struct text arcs = {0}, why = {0};
    struct position position;
    bool read = dot_read(bytes, &arcs, &why);
    assert_int_equal(read, why.length == 0);
    if (read && !game_digraph.parse(nimm_text_string(&arcs), &position, &why) &&
        strstr(nimm_text_string(&why), "fit here") == NULL)
        fail_msg("%s: %s", nimm_text_string(&arcs), nimm_text_string(&why));
    if (!read) {
        assert_one_line(&why);
        assert_memory_equal(nimm_text_string(&why), "line ", 5);
    }
    nimm_text_free(&arcs);
    nimm_text_free(&why);
}

static void damaged_and_unfinished_texts_are_read_or_refused(void **state) {
    static const char signs[] = "{}[]<>\"\\-,;:=+#/* \nab1.\xC3\xA9";
    struct random random = nimm_random_from_seed(1);
    char bytes[512];
    for (unsigned round = 0; round < 20000; round++) {
        const char *dot = accepted[nimm_random_between(&random, 0, LENGTH(accepted) - 1)].dot;
        size_t length = strlen(dot);
        memcpy(bytes, dot, length);
        for (uint64_t n = nimm_random_between(&random, 0, 4); n > 0; n--)
            bytes[nimm_random_between(&random, 0, length - 1)] =
                signs[nimm_random_between(&random, 0, sizeof signs - 1)];
        bytes[round % 2 ? length : (size_t)nimm_random_between(&random, 0, length)] = '\0';
        check_text(bytes);
    }
}

/* ---- names ---- */

static void a_name_is_refused_or_typed_harmlessly_and_read_back(void **state) {
    struct random random = nimm_random_from_seed(3);
    struct text typed = {0}, printed = {0}, why = {0};
    unsigned good = 0;
    for (unsigned round = 0; round < 20000; round++) {
        char name[DIGRAPH_NAME_MOST];
        struct token token = {name, (size_t)nimm_random_between(&random, 1, 3)};
        for (size_t i = 0; i < token.length; i++) name[i] = (char)nimm_random_between(&random, 1, 255);
        if (!digraph_check_name(token, &why)) continue;
        good++;
        nimm_text_clear(&typed);
        nimm_text_clear(&printed);
        digraph_print_name(token, &typed);
        assert_one_line(&typed);
        assert_null(strchr(typed.data, '+'));
        struct position position = parsed(typed.data);
        game_digraph.print(&position, &printed);
        assert_int_equal(printed.length, 2 * typed.length + 1);
        assert_memory_equal(printed.data, typed.data, typed.length);
    }
    assert_true(good > 1000);
    nimm_text_free(&why);
    nimm_text_free(&typed);
    nimm_text_free(&printed);
}

/* ---- graphviz ---- */

/* What graphviz makes of a text, in its own words; false when it refuses. */
static bool run_graphviz(const char *dot, struct text *canonical) {
    char name[] = "/tmp/nimm-test-dot-XXXXXX", command[128], buffer[4096];
    int file = mkstemp(name);
    assert_true(file >= 0);
    assert_int_equal(write(file, dot, strlen(dot)), (ssize_t)strlen(dot));
    close(file);
    snprintf(command, sizeof command, "dot -Tdot %s 2>/dev/null", name);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text_add_bytes(canonical, buffer, n);
    bool accepts = pclose(pipe) == 0;
    unlink(name);
    return accepts;
}

static void graphviz_reads_the_same_graphs(void **state) {
    if (!graphviz_draws()) skip();
    for (size_t i = 0; i + 2 < LENGTH(accepted); i++) {
        struct text dot = {0}, arcs = {0}, why = {0};
        if (!run_graphviz(accepted[i].dot, &dot)) fail_msg("graphviz refuses %s", accepted[i].dot);
        assert_true(dot_read(nimm_text_string(&dot), &arcs, &why));
        struct position theirs = parsed(nimm_text_string(&arcs));
        nimm_text_clear(&arcs);
        assert_true(dot_read(accepted[i].dot, &arcs, &why));
        struct position ours = parsed(nimm_text_string(&arcs));
        /* What is read comes after what stands there, so this is the graph of both. */
        assert_true(dot_read(nimm_text_string(&dot), &arcs, &why));
        struct position both = parsed(nimm_text_string(&arcs));
        assert_int_equal(count_nodes(&ours), count_nodes(&both));
        assert_int_equal(count_nodes(&theirs), count_nodes(&both));
        assert_int_equal(count_arcs(&ours), count_arcs(&both));
        assert_int_equal(count_arcs(&theirs), count_arcs(&both));
        nimm_text_free(&dot);
        nimm_text_free(&arcs);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directed_graphs_are_read),
        cmocka_unit_test(other_texts_are_refused_with_the_line_and_the_reason),
        cmocka_unit_test(texts_are_read_to_a_bound),
        cmocka_unit_test(damaged_and_unfinished_texts_are_read_or_refused),
        cmocka_unit_test(a_name_is_refused_or_typed_harmlessly_and_read_back),
        cmocka_unit_test(graphviz_reads_the_same_graphs),
    };
    return cmocka_run_group_tests_name("dot", tests, NULL, NULL);
}
