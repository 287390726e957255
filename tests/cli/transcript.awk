# SPDX-License-Identifier: MIT
# Reads a transcript (the format is described in run). mode=parse lays its commands out as files
# in the directory `into`; mode=render prints the transcript with what came in place of what was expected, and
# writes to the file `lost` which cases print nothing anymore, or end with another status.

function ends_with(line, ending) {
    return length(line) >= length(ending) && substr(line, length(line) - length(ending) + 1) == ending
}

function without(line, ending) {
    return substr(line, 1, length(line) - length(ending))
}

# What is written after the sign of a line: "  < 1 2" is "1 2", "  <" is an empty line.
function after_sign(line) {
    return substr(line, 5)
}

function hexadecimal(digits,    i, value) {
    for (i = 1; i <= length(digits); i++)
        value = value * 16 + index("0123456789abcdef", tolower(substr(digits, i, 1))) - 1
    return value
}

# Text as a part of a printf(1) format between apostrophes.
function literal(line) {
    gsub(/\\/, "\\\\", line)
    gsub(/%/, "%%", line)
    gsub(/'/, "'\\''", line)
    return line
}

function unescaped(line,    done) {
    while (match(line, /\\(x[0-9A-Fa-f][0-9A-Fa-f]|\\)/)) {
        done = done literal(substr(line, 1, RSTART - 1))
        done = done (RLENGTH == 2 ? literal("\\") : sprintf("\\%03o", hexadecimal(substr(line, RSTART + 2, 2))))
        line = substr(line, RSTART + RLENGTH)
    }
    return done literal(line)
}

# The command that prints a line of input, whatever bytes it has.
function printing(line,    end) {
    end = "\\n"
    if (ends_with(line, " (no-eol)")) {
        end = ""
        line = without(line, " (no-eol)")
    }
    line = ends_with(line, " (esc)") ? unescaped(without(line, " (esc)")) : literal(line)
    return "printf -- '" line end "'"
}

# A line of output in the form in which it is written; `line` has its backslashes doubled.
# A space at its end is made visible, unless " (no-eol)" will follow (`ends` is 0 then).
function written_form(line, must_escape, kind, ends,    plain) {
    plain = line
    gsub(/\\\\/, "\\", plain)
    if (ends && line ~ / $/) {
        line = substr(line, 1, length(line) - 1) "\\x20"
        must_escape = 1
    }
    if (kind == "output" && plain ~ /^([$<>] |[<>]$|2>( |$)|\[[0-9]+\]$)/) {
        line = sprintf("\\x%02X", code[substr(line, 1, 1)]) substr(line, 2)
        must_escape = 1
    }
    if (plain ~ / \((esc|no-eol|re|glob)\)$/) must_escape = 1
    return must_escape ? line " (esc)" : plain
}

# Fills came[1..n] with the lines of the next stream; returns n. All streams stand in one file as od's numbers, and how
# long each is in another.
function read_stream(kind,    size, n, line, must_escape, is_open, byte) {
    n = 0
    line = ""
    if ((getline size <(into "/sizes")) <= 0) size = 0
    for (size += 0; size > 0; size--) {
        if (!(++at in bytes)) {
            getline row <(into "/bytes")
            split(row, bytes, " ")
            at = 1
        }
        byte = bytes[at] + 0
        is_open = byte != 10
        if (!is_open) {
            # What comes when a coverage build cannot write its counts is not the program's.
            if (coverage == "" || line !~ /^(profiling:|File size limit exceeded)/) came[++n] = written_form(line, must_escape, kind, 1)
            line = ""
            must_escape = 0
        } else if (byte < 32 || byte == 127) {
            line = line sprintf("\\x%02X", byte)
            must_escape = 1
        } else
            line = line (byte == 92 ? "\\\\" : character[byte])
    }
    if (is_open) came[++n] = written_form(line, must_escape, kind, 0) " (no-eol)"
    return n
}

function glob_as_expression(glob) {
    gsub(/[].[\\^$+(){}|]/, "\\\\&", glob)
    gsub(/\*/, ".*", glob)
    gsub(/\?/, ".", glob)
    return glob
}

function stands_for(written, line) {
    if (ends_with(written, " (re)")) return line ~ ("^(" without(written, " (re)") ")$")
    if (ends_with(written, " (glob)")) return line ~ ("^" glob_as_expression(without(written, " (glob)")) "$")
    return written == line
}

# Prints a stream; a pattern is kept where it stands for the line that came in its place.
function collect(kind, prefix,    n, i) {
    n = read_stream(kind)
    for (i = 1; i <= n; i++) {
        shown[++showing] = prefix (prefix != "" && came[i] != "" ? " " : "") came[i]
        if (showing <= expecting && stands_for(expected[showing], shown[showing])) shown[showing] = expected[showing]
    }
}

# Notes a case that has lost its output, or its status. `shown` has the status last, if it is not 0.
function note_loss(    i, before, now, was, is) {
    was = is = "[0]"
    for (i = 1; i <= expecting; i++)
        if (i == expecting && expected[i] ~ /^\[[0-9]+\]$/) was = expected[i]
        else before++
    for (i = 1; i <= showing; i++)
        if (i == showing && shown[i] ~ /^\[[0-9]+\]$/) is = shown[i]
        else now++
    if (before && !now) print FILENAME ":" case_line ": prints nothing anymore: " command >lost
    if (was != is) print FILENAME ":" case_line ": exit status " is ", not " was ": " command >lost
}

function print_result(    status, i) {
    showing = 0
    collect("output", "")
    collect("error", "2>")
    if ((getline status <(into "/statuses")) <= 0) status = "not run"
    if (status != "0") shown[++showing] = "[" status "]"
    note_loss()
    if (showing > 0 && shown[showing] == "") shown[showing] = " (esc)"
    for (i = 1; i <= showing; i++) print (shown[i] == "" ? "" : "  " shown[i])
}

# Blank lines belong to a case only when more of its output follows.
function end_case() {
    if (in_case && mode == "render") print_result()
    in_case = 0
    for (; blanks > 0; blanks--) if (mode == "render") print ""
}

function keep(line, suffix) {
    if (mode == "render") print $0
    else print line >(stem suffix)
}

BEGIN {
    for (i = 1; i < 256; i++) {
        character[i] = sprintf("%c", i)
        code[character[i]] = i
    }
}

/^  \$ / {
    end_case()
    stem = sprintf("%s/%04d", into, ++cases)
    case_line = FNR
    command = after_sign($0)
    in_case = 1
    expecting = 0
    keep(after_sign($0), ".command")
    next
}
in_case && /^  >( |$)/ { keep(after_sign($0), ".command"); next }
in_case && /^  <( |$)/ { keep(printing(after_sign($0)), ".input.sh"); next }
in_case && /^ *$/ { blanks++; next }
in_case && /^  / {
    for (; blanks > 0; blanks--) expected[++expecting] = ""
    expected[++expecting] = substr($0, 3)
    next
}
{
    end_case()
    if (mode == "render") print
}
END { end_case() }
