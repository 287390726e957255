/* SPDX-License-Identifier: MIT */
/* DOT texts against what they mean, what is wrong with them and, where it is installed, against graphviz. */
#include "support.h"

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "games/digraph_position.h"
#include "nimm/dot.h"
#include "nimm/node_name.h"
#include "nimm/random.h"

/* In memory of exactly its size, so that reading beyond it is noticed. */
static bool read_exactly(const char *bytes, size_t length, struct text *arcs, struct text *why) {
    char *copy = malloc(length + !length);
    assert_non_null(copy);
    memcpy(copy, bytes, length);
    bool read = dot_read(copy, length, arcs, why);
    free(copy);
    return read;
}

static void assert_reads(const char *dot, const char *expected) {
    struct text arcs = {0}, why = {0};
    if (!read_exactly(dot, strlen(dot), &arcs, &why)) fail_msg("%s: %s", dot, text_string(&why));
    assert_string_equal(text_string(&arcs), expected);
    assert_int_equal(why.length, 0);
    text_free(&arcs);
    text_free(&why);
}

static void assert_refuses(const char *dot, const char *expected) {
    struct text arcs = {0}, why = {0};
    if (read_exactly(dot, strlen(dot), &arcs, &why)) fail_msg("accepted: %s", dot);
    assert_string_equal(text_string(&why), expected);
    text_free(&arcs);
    text_free(&why);
}

struct example {
    const char *dot, *expected;
};

/* Each accepted by graphviz 2.42.2 too, unless a comment says otherwise. */
static const struct example accepted[] = {
    {"digraph{a->b}", "a>b"},
    {"digraph maze { a -> b; a -> c; b -> c }", "a>b,a>c,b>c"},
    {"strict digraph \"my graph\" {\n  a -> b\n  a -> b\n}\n", "a>b,a>b"},
    {"STRICT DiGraph 3 { a }", "a"},
    {"digraph <b>{a}", "a"},
    {"digraph { a -> b -> c -> a }", "a>b,b>c,c>a"},
    {"digraph { a b c -> d }", "a,b,c>d"},
    {"digraph { a; b; c -> d }", "a,b,c>d"},
    {"digraph { a -> a }", "a>a"},
    {"digraph { a -> z -> A -> Z -> _ }", "a>z,z>A,A>Z,Z>_"},
    {"digraph { a, b -> c, d }", "a,b,a>c,a>d,b>c,b>d"},
    {"digraph { a -> {b c} }", "a,b,c,a>b,a>c"},
    {"digraph { a -> b, c -> d }", "a>b,a>c,b>d,c>d"},
    {"digraph { {a b} -> {c d} }", "a,b,c,d,a>c,a>d,b>c,b>d"},
    {"digraph { a -> b -> {c -> d} -> e }", "a>b,c>d,b>c,b>d,c>e,d>e"},
    {"digraph { subgraph cluster_x { color=red; x -> y } -> z; subgraph {w} }", "x>y,x>z,y>z,w"},
    {"digraph { {{}} -> a -> {} }", "a"},
    {"digraph { subgraph <b> { x } -> y }", "x,x>y"},
    {"digraph { \"node one\" -> \"a\\\"b\" -> \"back\\slash\" -> \"\\\\\" }",
     "\"node one\">\"a\\\"b\",\"a\\\"b\">\"back\\\\slash\",\"back\\\\slash\">\"\\\\\\\\\""},
    {"digraph { \"ab\\\ncd\" -> \"e\" + /* x */ \"f\" }", "abcd>ef"},
    {"digraph { \"ab\\\r\ncd\" }", "abcd"},
    {"digraph { \"a+b\" -> \"two\nlines\" }", "\"a\\x2Bb\">\"two\\x0Alines\""},
    {"digraph { \"node\" -> \"a->b\" -> \"#\" -> \"//\" }", "node>\"a->b\",\"a->b\">\"#\",\"#\">\"//\""},
    {"digraph { 1 -> 2.5 -> -3 -> -.5 -> 1. }", "1>2.5,2.5>\"-3\",\"-3\">\"-.5\",\"-.5\">1."},
    {"digraph { \xC3\xA9t\xC3\xA9 -> _a1 }", "\xC3\xA9t\xC3\xA9>_a1"},
    {"digraph { \xE9t\xE9 -> a }", "\"\\xE9t\\xE9\">a"},
    {"digraph { a:n -> b:port:sw; c:\"my port\" }", "a>b,c"},
    {"digraph { a -> b [color=red, label=\"x -> y\" z=<<b>h</b> > w=3.5;] [] c [shape=box] }", "a>b,c"},
    {"digraph { graph [rankdir=LR] node [shape=box] EDGE [] rankdir = TB; \"x\" = \"y\" a }", "a"},
    {"digraph { // one\n a -> /* two\n lines */ b # three }\n}", "a>b"},
    {"# line 1 of a preprocessor\ndigraph{a}// end", "a"},
    {"digraph{a->b;;;}", "a>b"},      /* graphviz refuses empty statements */
    {"digraph{a->b[x=1;,,]}", "a>b"}, /* and empty attributes */
    {"\xEF\xBB\xBF"
     "digraph{a}",
     "a"}, /* newer ones skip this mark too */
};

static const struct example refused[] = {
    {"", "line 1: there is no graph here: write digraph { a -> b }"},
    {"\n\n /* */ \n", "line 1: there is no graph here: write digraph { a -> b }"},
    {"graph { a -- b }", "line 1: this is an undirected graph: write digraph and ->"},
    {"/*\n*/strict graph {}", "line 2: this is an undirected graph: write digraph and ->"},
    {"digraph {\n a -> b\n b -- c\n}", "line 3: -- is for undirected graphs: write ->"},
    {"digraph { a -- b }", "line 1: -- is for undirected graphs: write ->"},
    {"maze { a }", "line 1: \"maze\" cannot stand here: a graph starts with digraph {"},
    {"strict", "line 1: the text ends here: a graph starts with digraph {"},
    {"digraph", "line 1: the text ends here: a { is missing behind digraph"},
    {"digraph a b {}", "line 1: \"b\" cannot stand here: a { is missing behind digraph"},
    {"digraph {\n}", "line 1: the graph has no nodes"},
    {"digraph {\n a -> b\n", "line 1: the { here is never closed"},
    {"digraph {\n a -> {b\n", "line 2: the { here is never closed"},
    {"digraph { a } b", "line 1: \"b\" cannot stand here: the graph has ended with the last }"},
    {"digraph { a }\ndigraph { b }",
     "line 2: \"digraph\" cannot stand here: the graph has ended with the last }"},
    {"digraph { a }}", "line 1: \"}\" cannot stand here: the graph has ended with the last }"},
    {"digraph {\n a ->\n}", "line 3: \"}\" cannot stand here: a node is missing behind ->"},
    {"digraph { a -> ; }", "line 1: \";\" cannot stand here: a node is missing behind ->"},
    {"digraph { a -> -> b }", "line 1: \"->\" cannot stand here: a node is missing behind ->"},
    {"digraph { -> b }", "line 1: \"->\" cannot stand here: a node is missing before ->"},
    {"digraph { a, -> b }", "line 1: \"->\" cannot stand here: a node is missing behind the comma"},
    {"digraph { a -> node }", "line 1: \"node\" cannot stand here: a node is missing behind ->"},
    {"digraph { a -> <b> }",
     "line 1: \"<b>\" cannot stand here: only a label can be HTML, not a node's name"},
    {"digraph { a: -> b }", "line 1: \"->\" cannot stand here: the name of a port is missing behind :"},
    {"digraph { node -> b }", "line 1: \"->\" cannot stand here: attributes are missing, as in [color=red]"},
    {"digraph { a [bold] }", "line 1: \"]\" cannot stand here: attributes are written [color=red]"},
    {"digraph { a [=1] }", "line 1: \"=\" cannot stand here: a value is missing, as in [color=red]"},
    {"digraph { a\n [x=1\n", "line 2: the [ here is never closed"},
    {"digraph { x = }", "line 1: \"}\" cannot stand here: a value is missing, as in [color=red]"},
    {"digraph { subgraph x; }", "line 1: \";\" cannot stand here: a { is missing behind subgraph"},
    {"digraph { a\n /* b }\n\n", "line 2: the comment that starts here is never closed"},
    {"digraph { a\n -> \"b }\n\n", "line 2: the quotation mark here is never closed"},
    {"digraph { a\n -> \"b\" /* }\n\n", "line 2: the comment that starts here is never closed"},
    {"digraph { a\n -> \"b\" +\n/* }\n\n", "line 3: the comment that starts here is never closed"},
    {"digraph { a [x=<\n<b>] }", "line 1: the < here is never closed"},
    {"digraph { \"a\" +\n b }", "line 2: behind + a second name in quotation marks is missing"},
    {"digraph { a -> \"\" }", "line 1: the name of a node is empty"},
    {"digraph {\n\n 1a }",
     "line 3: \"1a\" cannot stand here: put a name that starts with a digit between quotation marks"},
    {"digraph { 1.2.3 }",
     "line 1: \"1.2.3\" cannot stand here: put a name that starts with a digit between quotation marks"},
    {"digraph { a-b }",
     "line 1: \"-\" cannot stand here: write nodes and arcs, as a -> b, and other signs in quotation marks"},
    {"digraph { a\x1B[2J }", "line 1: \"\\x1B\" cannot stand here: write nodes and arcs, as a -> b, and "
                             "other signs in quotation marks"},
    {"digraph { a = b -> c }", "line 1: \"->\" cannot stand here: a node is missing before ->"},
    {"digraph { {a} [x=1] -> c }", "line 1: \"->\" cannot stand here: a node is missing before ->"},
};

static void directed_graphs_are_read(void **state) {
    (void)state;
    for (size_t i = 0; i < LENGTH(accepted); i++) assert_reads(accepted[i].dot, accepted[i].expected);
}

static void other_texts_are_refused_with_the_line_and_the_reason(void **state) {
    (void)state;
    for (size_t i = 0; i < LENGTH(refused); i++) assert_refuses(refused[i].dot, refused[i].expected);
}

/* ---- bounds ---- */

static void a_zero_byte_is_no_end_of_the_text(void **state) {
    (void)state;
    struct text arcs = {0}, why = {0};
    assert_false(read_exactly("digraph{a\0}", 11, &arcs, &why));
    assert_non_null(strstr(text_string(&why), "line 1: \"\\x00\" cannot stand here"));
    text_clear(&why);
    assert_false(read_exactly("digraph{\"a\0b\"}", 14, &arcs, &why));
    assert_non_null(strstr(text_string(&why), "there is a zero byte in this name"));
    text_free(&arcs);
    text_free(&why);
}

static void names_have_at_most_64_bytes(void **state) {
    (void)state;
    struct text dot = {0}, arcs = {0}, why = {0};
    for (size_t length = NODE_NAME_MOST; length <= NODE_NAME_MOST + 1; length++) {
        text_clear(&dot);
        text_add(&dot, "digraph {\n");
        text_add_repeated(&dot, "x", length);
        text_add(&dot, " }");
        assert_int_equal(dot_read(dot.data, dot.length, &arcs, &why), length == NODE_NAME_MOST);
    }
    assert_non_null(strstr(text_string(&why), "line 2: \"xxx"));
    assert_non_null(strstr(text_string(&why), "is too long: a node's name has at most 64 bytes"));
    text_free(&dot);
    text_free(&arcs);
    text_free(&why);
}

static void braces_nest_to_a_bound(void **state) {
    (void)state;
    struct text dot = {0}, arcs = {0}, why = {0};
    for (size_t depth = 64; depth <= 65; depth++) {
        text_clear(&dot);
        text_add(&dot, "digraph {");
        text_add_repeated(&dot, "{", depth);
        text_add(&dot, "a");
        text_add_repeated(&dot, "}", depth + 1);
        assert_int_equal(dot_read(dot.data, dot.length, &arcs, &why), depth == 64);
    }
    assert_string_equal(text_string(&why), "line 1: braces are nested too deeply");
    text_clear(&dot);
    text_clear(&why);
    text_add(&dot, "digraph ");
    text_add_repeated(&dot, "{", 1000000);
    assert_false(dot_read(dot.data, dot.length, &arcs, &why));
    text_free(&dot);
    text_free(&arcs);
    text_free(&why);
}

static void arcs_are_read_to_a_bound(void **state) {
    (void)state;
    struct text dot = {0}, arcs = {0}, why = {0};
    for (size_t more = 0; more <= 1; more++) {
        text_clear(&dot);
        text_add(&dot, "digraph { {");
        text_add_repeated(&dot, "a ", 100);
        text_add(&dot, "} -> {");
        text_add_repeated(&dot, "b ", 100 + more);
        text_add(&dot, "} }");
        assert_int_equal(dot_read(dot.data, dot.length, &arcs, &why), more == 0);
    }
    assert_string_equal(text_string(&why), "line 1: too many arcs: at most 10000 can be read");
    text_free(&dot);
    text_free(&arcs);
    text_free(&why);
}

/* ---- any bytes ---- */

/* Whatever is read is a position, or too large for one; whatever is not has a line and a reason. */
static void check_bytes(const char *bytes, size_t length) {
    struct text arcs = {0}, why = {0};
    struct digraph_position position;
    bool read = read_exactly(bytes, length, &arcs, &why);
    assert_int_equal(read, why.length == 0);
    if (read && !digraph_text_parse(text_string(&arcs), &position, &why) &&
        strstr(text_string(&why), "fit here") == NULL)
        fail_msg("%s: %s", text_string(&arcs), text_string(&why));
    if (!read) {
        assert_one_line(&why);
        assert_memory_equal(text_string(&why), "line ", 5);
    }
    text_free(&arcs);
    text_free(&why);
}

static void every_beginning_of_a_text_is_read_or_refused(void **state) {
    (void)state;
    for (size_t i = 0; i < LENGTH(accepted); i++)
        for (size_t length = 0; length <= strlen(accepted[i].dot); length++)
            check_bytes(accepted[i].dot, length);
}

static void damaged_texts_are_read_or_refused(void **state) {
    (void)state;
    static const char signs[] = "{}[]<>\"\\-,;:=+#/* \nab1.\xC3\xA9";
    struct random random = random_from_seed(1);
    char bytes[512];
    for (unsigned round = 0; round < 20000; round++) {
        const char *dot = accepted[random_between(&random, 0, LENGTH(accepted) - 1)].dot;
        size_t length = strlen(dot);
        memcpy(bytes, dot, length);
        for (uint64_t n = random_between(&random, 1, 4); n > 0; n--)
            bytes[random_between(&random, 0, length - 1)] =
                signs[random_between(&random, 0, sizeof signs - 1)];
        check_bytes(bytes, length);
    }
}

static void random_bytes_are_read_or_refused(void **state) {
    (void)state;
    struct random random = random_from_seed(2);
    char bytes[64] = "digraph {";
    for (unsigned round = 0; round < 20000; round++) {
        size_t length = random_between(&random, 9, sizeof bytes);
        for (size_t i = 9; i < length; i++) bytes[i] = (char)random_bits(&random);
        check_bytes(bytes, length);
        check_bytes(bytes + 9, length - 9);
    }
}

/* ---- names ---- */

static void any_name_is_typed_harmlessly_and_read_back(void **state) {
    (void)state;
    struct random random = random_from_seed(3);
    struct text typed = {0};
    for (unsigned round = 0; round < 20000; round++) {
        char name[NODE_NAME_MOST], again[NODE_NAME_MOST];
        size_t length = random_between(&random, 1, round % 2 ? 3 : NODE_NAME_MOST), n = 0;
        for (size_t i = 0; i < length; i++) name[i] = (char)random_between(&random, 1, 255);
        text_clear(&typed);
        node_name_print(name, length, &typed);
        assert_one_line(&typed);
        assert_null(strchr(typed.data, '+'));
        const char *at = typed.data;
        assert_int_equal(node_name_scan(&at, again, &n), NODE_NAME_READ);
        assert_int_equal(*at, '\0');
        assert_int_equal(n, length);
        assert_memory_equal(name, again, length);
    }
    text_free(&typed);
}

static void plain_names_need_no_quotation_marks(void **state) {
    (void)state;
    static const char *const same[] = {"a", "Node_12", "1.5", "a-b", "\xC3\xA9", "_"};
    static const char *const quoted[] = {"a b", "-a",  "a-",  "a>b",      "a,b",
                                         "a@b", "a=b", "a/b", "\xC2\x9B", "\xFF"};
    struct text typed = {0};
    for (size_t i = 0; i < LENGTH(same); i++) {
        text_clear(&typed);
        node_name_print(same[i], strlen(same[i]), &typed);
        assert_string_equal(text_string(&typed), same[i]);
    }
    for (size_t i = 0; i < LENGTH(quoted); i++) {
        text_clear(&typed);
        node_name_print(quoted[i], strlen(quoted[i]), &typed);
        assert_int_equal(typed.data[0], '"');
    }
    text_free(&typed);
}

/* As no text is read back as it, nothing else is as short. */
static void a_name_without_bytes_is_typed_as_two_quotation_marks(void **state) {
    (void)state;
    struct text typed = {0};
    node_name_print("", 0, &typed);
    assert_string_equal(text_string(&typed), "\"\"");
    text_free(&typed);
}

static void names_are_refused_from_65_bytes_on(void **state) {
    (void)state;
    char plain[NODE_NAME_MOST + 2], quoted[NODE_NAME_MOST + 4], name[NODE_NAME_MOST];
    for (size_t n = NODE_NAME_MOST - 1; n <= NODE_NAME_MOST + 1; n++) {
        const char *plain_at = plain, *quoted_at = quoted;
        size_t length;
        memset(plain, 'a', n);
        plain[n] = '\0';
        quoted[0] = '"';
        memset(quoted + 1, ' ', n);
        memcpy(quoted + 1 + n, "\"", 2);
        enum node_name_result expected = n <= NODE_NAME_MOST ? NODE_NAME_READ : NODE_NAME_TOO_LONG;
        assert_int_equal(node_name_scan(&plain_at, name, &length), expected);
        assert_ptr_equal(plain_at, expected == NODE_NAME_READ ? plain + n : plain);
        assert_int_equal(node_name_scan(&quoted_at, name, &length), expected);
        assert_ptr_equal(quoted_at, expected == NODE_NAME_READ ? quoted + n + 2 : quoted);
        if (expected == NODE_NAME_READ) assert_int_equal(length, n);
    }
}

static void what_is_no_name_says_why(void **state) {
    (void)state;
    static const struct {
        const char *text;
        enum node_name_result result;
    } cases[] = {{"", NODE_NAME_MISSING},
                 {">", NODE_NAME_MISSING},
                 {"->", NODE_NAME_MISSING},
                 {"+", NODE_NAME_MISSING},
                 {"\"", NODE_NAME_UNCLOSED},
                 {"\"a", NODE_NAME_UNCLOSED},
                 {"\"a\\\"", NODE_NAME_UNCLOSED},
                 {"\"\"", NODE_NAME_EMPTY},
                 {"\"\\", NODE_NAME_BAD_ESCAPE},
                 {"\"\\q\"", NODE_NAME_BAD_ESCAPE},
                 {"\"\\x\"", NODE_NAME_BAD_ESCAPE},
                 {"\"\\x4", NODE_NAME_BAD_ESCAPE},
                 {"\"\\x00\"", NODE_NAME_BAD_ESCAPE}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *at = cases[i].text;
        char name[NODE_NAME_MOST];
        size_t length;
        assert_int_equal(node_name_scan(&at, name, &length), cases[i].result);
        assert_ptr_equal(at, cases[i].text);
    }
}

/* ---- graphviz ---- */

static bool graphviz_is_installed(void) {
    return system("dot -V >/dev/null 2>&1") == 0;
}

/* What graphviz makes of a text, in its own words; false when it refuses. */
static bool run_graphviz(const char *dot, struct text *canonical) {
    char name[] = "/tmp/nimm-test-dot-XXXXXX", command[128], buffer[4096];
    int file = mkstemp(name);
    assert_true(file >= 0);
    assert_int_equal(write(file, dot, strlen(dot)), (ssize_t)strlen(dot));
    close(file);
    snprintf(command, sizeof command, "dot -Tcanon %s 2>/dev/null", name);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text_add_bytes(canonical, buffer, n);
    bool accepts = pclose(pipe) == 0;
    unlink(name);
    return accepts;
}

static void parse_arcs(const char *dot, size_t length, struct digraph_position *position) {
    struct text arcs = {0}, why = {0};
    if (!dot_read(dot, length, &arcs, &why) || !digraph_text_parse(text_string(&arcs), position, &why))
        fail_msg("%s: %s", dot, text_string(&why));
    text_free(&arcs);
    text_free(&why);
}

/* The number of that node in another graph. */
static unsigned node_in(const struct digraph_position *other, const struct digraph_position *position,
                        unsigned node) {
    size_t start = node > 0 ? position->name_end[node - 1] : 0;
    return digraph_text_find(other, position->names + start, position->name_end[node] - start);
}

static void assert_same_graph(const struct digraph_position *a, const struct digraph_position *b) {
    assert_int_equal(a->nodes, b->nodes);
    assert_int_equal(a->arcs, b->arcs);
    for (unsigned node = 0; node < a->nodes; node++) assert_true(node_in(b, a, node) < b->nodes);
    for (unsigned i = 0; i < a->arcs; i++) {
        unsigned k = 0;
        while (k < b->arcs &&
               (b->from[k] != node_in(b, a, a->from[i]) || b->to[k] != node_in(b, a, a->to[i])))
            k++;
        assert_true(k < b->arcs);
    }
}

static void graphviz_reads_the_same_graphs(void **state) {
    (void)state;
    if (!graphviz_is_installed()) skip();
    for (size_t i = 0; i + 3 < LENGTH(accepted); i++) {
        struct text canonical = {0};
        struct digraph_position ours, theirs;
        if (!run_graphviz(accepted[i].dot, &canonical)) fail_msg("graphviz refuses %s", accepted[i].dot);
        parse_arcs(accepted[i].dot, strlen(accepted[i].dot), &ours);
        parse_arcs(text_string(&canonical), canonical.length, &theirs);
        assert_same_graph(&ours, &theirs);
        text_free(&canonical);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(directed_graphs_are_read),
        cmocka_unit_test(other_texts_are_refused_with_the_line_and_the_reason),
        cmocka_unit_test(a_zero_byte_is_no_end_of_the_text),
        cmocka_unit_test(names_have_at_most_64_bytes),
        cmocka_unit_test(braces_nest_to_a_bound),
        cmocka_unit_test(arcs_are_read_to_a_bound),
        cmocka_unit_test(every_beginning_of_a_text_is_read_or_refused),
        cmocka_unit_test(damaged_texts_are_read_or_refused),
        cmocka_unit_test(random_bytes_are_read_or_refused),
        cmocka_unit_test(any_name_is_typed_harmlessly_and_read_back),
        cmocka_unit_test(plain_names_need_no_quotation_marks),
        cmocka_unit_test(a_name_without_bytes_is_typed_as_two_quotation_marks),
        cmocka_unit_test(names_are_refused_from_65_bytes_on),
        cmocka_unit_test(what_is_no_name_says_why),
        cmocka_unit_test(graphviz_reads_the_same_graphs),
    };
    return cmocka_run_group_tests_name("dot", tests, NULL, NULL);
}
