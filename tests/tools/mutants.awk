# SPDX-License-Identifier: MIT
# Lists the small changes ("mutants") of the C sources given, one a line, six fields between tabs: a number made from
# the text alone, for drawing a sample; file; line; what it says; what it is to say; and the line's indentation.
# Not touched: comments, strings, the preprocessor's lines, assertions, and how long a declared array is.
# The sources are taken to be formatted: operators of two operands have blanks around them, others have not.

function blanks(n) {
    return sprintf("%" n "s", "")
}

# The line with everything that is not to be changed made blank, byte for byte; strings keep their quotes.
function masked(line,    out, c, two, quote) {
    out = ""
    for (; line != ""; line = substr(line, length(c) + 1)) {
        c = substr(line, 1, 1)
        two = substr(line, 1, 2)
        if (in_comment) {
            if (two == "*/") {
                in_comment = 0
                c = two
            }
            out = out blanks(length(c))
        } else if (quote != "") {
            if (c == "\\") c = two
            else if (c == quote) quote = ""
            out = out (c == "\"" ? c : substr("~~", 1, length(c)))
        } else if (two == "/*" || two == "//") {
            in_comment = two == "/*"
            c = in_comment ? two : line
            out = out blanks(length(c))
        } else {
            if (c == "\"" || c == "'") quote = c
            out = out c
        }
    }
    return out
}

# Where the bracket that opens at `from` closes; 0: not on this line.
function closing(m, from,    depth, i, c) {
    depth = 0
    for (i = from; i <= length(m); i++) {
        c = substr(m, i, 1)
        if (c ~ /[(\[{]/) depth++
        if (c ~ /[)\]}]/ && --depth == 0) return i
    }
    return 0
}

# Where the condition begins that ends before the question mark at `mark`.
function condition(m, mark,    depth, i, c) {
    depth = 0
    for (i = mark - 1; i > 0; i--) {
        c = substr(m, i, 1)
        if (c ~ /[)\]}]/) depth++
        if (c ~ /[(\[{]/ && --depth < 0) break
        if (depth == 0 && (c ~ /[,;?]/ || (c == ":" && substr(m, i + 1, 1) == " "))) break
        if (depth == 0 && substr(m, i) ~ /^= / && substr(m, i - 1, 1) !~ /[=!<>]/) break
        if (depth == 0 && substr(m, i) ~ /^return /) {
            i += 6
            break
        }
    }
    for (i++; substr(m, i, 1) == " ";) i++
    return i
}

function trimmed(s) {
    gsub(/^ +| +$/, "", s)
    return s
}

function hash(s,    h, i) {
    h = 7
    for (i = 1; i <= length(s); i++) h = (h * 131 + ordinal[substr(s, i, 1)]) % 2147483629
    return h * 69621 % 2147483647
}

# A mutant: `length_` bytes at `at` are to be `new` instead.
function mutant(at, length_, new,    text, key) {
    text = substr(line, 1, at - 1) new substr(line, at + length_)
    if (text == line || (NR, text) in made) return
    made[NR, text] = 1
    key = FILENAME SUBSEP trimmed(line) SUBSEP trimmed(text)
    printf "%d\t%s\t%d\t%s\t%s\n", hash(key SUBSEP (++times[key])), FILENAME, FNR, line, text
}

function constant(m, at, text,    before) {
    before = substr(m, 1, at - 1)
    if (before ~ /^ *((static|const|unsigned|struct|enum) +)*(char|bool|int|unsigned|size_t|u?int[0-9]+_t|struct [a-z_]+|enum [a-z_]+|[a-z_]+) [^=]*\[[^]=]*$/ &&
        before !~ /^ *return /) return
    if (text ~ /^[0-9]+$/ && length(text) < 9) mutant(at, length(text), text + 1)
    else mutant(at, length(text), "(" text " + 1)")
}

function operators(m,    at, rest, token, i, count, to) {
    for (at = 1; at <= length(m); at += length(token)) {
        rest = substr(m, at)
        if (match(rest, /^U?INT64_C\([^)]*\)/) || match(rest, /^[0-9][0-9A-Za-z]*/)) {
            token = substr(rest, 1, RLENGTH)
            constant(m, at, token)
        } else if (match(rest, /^[A-Za-z_][A-Za-z_0-9]*/)) {
            token = substr(rest, 1, RLENGTH)
            if (token == "true" || token == "false") mutant(at, RLENGTH, token == "true" ? "false" : "true")
        } else if (match(rest, /^(<<=|>>=|<=|>=|==|!=|&&|\|\||<<|>>|\+\+|--|->|[-+*\/%&|^]=|.)/)) {
            token = substr(rest, 1, RLENGTH)
            if (!(token in becomes)) continue
            if (token !~ /^(\+\+|--)$/ && (substr(m, at - 1, 1) != " " || substr(rest, RLENGTH + 1) !~ /^( |$)/)) continue
            count = split(becomes[token], to, " ")
            for (i = 1; i <= count; i++) mutant(at, RLENGTH, to[i])
        }
    }
}

function conditions(m,    at, rest, end) {
    for (at = 1; match(rest = substr(m, at), /(^|[^A-Za-z_])(if|while) \(/); at += RSTART + RLENGTH - 1) {
        end = closing(m, at + RSTART + RLENGTH - 2)
        if (end > 0) negate(at + RSTART + RLENGTH - 1, end)
    }
    for (at = 1; match(rest = substr(m, at), / \?( |$)/); at += RSTART) negate(condition(m, at + RSTART), at + RSTART - 1)
}

# The condition from `from` to before `to` turned round.
function negate(from, to) {
    mutant(from, to - from, "!(" substr(line, from, to - from) ")")
}

function returned(m,    at, end, value) {
    if (!match(m, /(^|[ )])return [^;]*;/)) return
    at = index(substr(m, RSTART), "return ") + RSTART + 6
    end = index(substr(m, at), ";") - 1
    value = substr(line, at, end)
    if (value ~ /^([0-9][0-9A-Za-z]*|true|false|NULL)$/) return
    mutant(at, end, kind == "bool" ? "!(" value ")" : kind == "pointer" ? "NULL" : "(" value ") + 1")
}

# Is what begins here a call, an assignment or a step, and no declaration?
function is_statement(rest) {
    if (rest ~ /^(return|if|for|while|do|else|case|default|goto|switch|break|continue|static|const|struct|enum|assert)[^a-z_]/) return 0
    if (rest ~ /^[a-z_0-9]+ +\**[a-z_]/ || rest ~ /^\(void\)[a-z_]+;/) return 0
    return rest ~ /^(\*|\()*[a-z_][a-z_0-9]*([.>([ ]|->|\+\+|--)/ || rest ~ /^(\+\+|--)/
}

function statements(m, begins,    at, end, rest) {
    match(m, /^ */)
    at = RLENGTH + 1
    if (!begins || at == 1) return
    while (match(rest = substr(m, at), /^(} )?(else )?(if|for|while) \(/) || match(rest, /^(} )?(else|do) /)) {
        end = substr(rest, RLENGTH, 1) == "(" ? closing(m, at + RLENGTH - 1) : at + RLENGTH - 2
        if (end == 0) return
        at = end + 2
    }
    if (rest ~ /^(break|continue);/) mutant(at, index(rest, ";") - 1, "")
    else if (is_statement(rest)) mutant(at, 0, "while (0) ")
}

BEGIN {
    for (i = 1; i < 256; i++) ordinal[sprintf("%c", i)] = i
    pairs = "< <=,< >=,<= <,<= >,> >=,> <=,>= >,>= <,== !=,!= ==,&& ||,|| &&,+ -,- +,* +,<< >>,>> <<,& |,| &,^ |," \
            "++ --,-- ++,+= -=,-= +=,*= +=,<<= >>=,>>= <<=,&= |=,|= &=,^= |="
    count = split(pairs, pair, ",")
    for (i = 1; i <= count; i++) {
        split(pair[i], side, " ")
        becomes[side[1]] = becomes[side[1]] " " side[2]
    }
}
FNR == 1 { in_comment = in_assert = in_directive = begins = 0 }
{
    line = $0
    m = masked(line)
}
in_directive || m ~ /^#/ {
    in_directive = m ~ /\\$/
    next
}
in_assert || match(m, /(^|[^a-z_])(static_)?assert\(/) {
    if (!in_assert) m = substr(m, 1, RSTART)
    in_assert = line !~ /;$/
    if (m !~ /[^ ]/ || in_assert) next
}
m !~ /[^ ]/ { next }
m ~ /^[a-z].*\(/ {
    kind = m ~ /^(static )?(inline )?bool [a-z]/ ? "bool" : m ~ /^[^(]*\*[a-z_]+\(/ ? "pointer" : "number"
}
{
    operators(m)
    conditions(m)
    returned(m)
    statements(m, begins)
    begins = m ~ /([;{}:]|else|do) *$/ || m ~ /^ *(} )?(else )?(if|for|while) \(.*\) *$/
}
