# SPDX-License-Identifier: MIT
# Reads the list of survivors and then the results, lines of verdict, file, line, old and new text between tabs; tells
# which survivors are not listed, and the figures. Fails with such a one, or with less than `least` per cent killed.
# In the list, a line that begins with two blanks is the one before the next line with a minus, where that alone
# does not say which is meant.

function trimmed(s) {
    gsub(/^ +| +$/, "", s)
    return s
}

function read(file,    line, n) {
    if (file in known) return
    known[file] = 1
    while ((getline line <file) > 0) {
        text[file, ++n] = trimmed(line)
        there[file, text[file, n]] = 1
    }
}

function complain(what, file, old, new) {
    printf "mutants: %s: %s\n  %s\n- %s\n+ %s\n", file, what, above, old, new
}

function row(floor) {
    counted = killed[floor] + survivors[floor]
    printf "mutants: %-5s %5d of %5d killed (%.1f %%)\n", floor, killed[floor], counted, counted ? 100 * killed[floor] / counted : 100
}

# What stands under the last lines with a plus has no reason.
function close_entry() {
    if (!open) return
    complain("the list gives no reason", file, old, new)
    failed = 1
    open = 0
    before = ""
}

FILENAME == listed && /^src\// {
    close_entry()
    file = $0
}
FILENAME == listed && /^- / {
    close_entry()
    old = trimmed(substr($0, 3))
    read(file)
    if (!((file, old) in there)) printf "mutants: %s: a line of the list is no longer there\n- %s\n", file, old
}
FILENAME == listed && /^\+ / {
    new = trimmed(substr($0, 3))
    reason[file, before, old, new] = 1
    open = 1
}
FILENAME == listed && /^  / {
    close_entry()
    before = trimmed($0)
}
FILENAME == listed && /^= ./ {
    open = 0
    before = ""
}
FILENAME == listed { next }
FNR == 1 {
    close_entry()
    FS = "\t"
    $0 = $0
}
{
    floor = $2
    sub(/^src\//, "", floor)
    sub(/\/.*/, "", floor)
    old = trimmed($4)
    new = trimmed($5)
    read($2)
    above = text[$2, $3 - 1]
    is_listed = ($2, "", old, new) in reason || ($2, above, old, new) in reason
    if ($1 == "broken") broken++
    else if ($1 == "same") same++
    else if ($1 ~ /^killed/) {
        killed[floor]++
        killed["both"]++
        if (is_listed) complain("listed, but " $1, $2, old, new)
    } else {
        survivors[floor]++
        survivors["both"]++
        if (is_listed) next
        complain("line " $3 ($1 == "unreached" ? " is reached by no test" : ": no test notices"), $2, old, new)
        unlisted++
    }
}
END {
    printf "mutants: %d do not compile, %d make the same code: not counted\n", broken, same
    row("core")
    row("games")
    counted = killed["both"] + survivors["both"]
    percent = counted ? 100 * killed["both"] / counted : 100
    said = unlisted ? unlisted " of them not listed in " listed : "each with its reason"
    printf "mutants: %d of %d killed (%.1f %%), %d survivors, %s\n", killed["both"], counted, percent, survivors["both"], said
    if (percent < least) printf "mutants: FAILED: %d %% are wanted\n", least
    exit failed || unlisted || percent < least
}
