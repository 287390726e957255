# SPDX-License-Identifier: MIT
# Adds up what gcov -b -c -t prints, by floor and in all; fails below lines_least or branches_least per cent.

function percent(part, whole) {
    return whole > 0 ? 100 * part / whole : 100
}

function row(name, floor) {
    printf "coverage: %-6s %6d lines %6.2f %%   %6d branches %6.2f %%\n", name, lines[floor],
           percent(lines_hit[floor], lines[floor]), branches[floor], percent(branches_hit[floor], branches[floor])
}

/^ +-: +0:Source:/ {
    file = $0
    sub(/.*:Source:/, "", file)
    floor = ""
    if (file ~ /^src\/[a-z]+\//) {
        floor = file
        sub(/^src\//, "", floor)
        sub(/\/.*/, "", floor)
    }
    next
}
floor == "" { next }
/^ *[-#=0-9*]+: *[0-9]+:/ {
    is_assert = /[^a-z_](static_)?assert\(/
    hits = $0
    sub(/:.*/, "", hits)
    gsub(/[ *]/, "", hits)
    if (hits == "-") next
    lines[floor]++
    file_lines[file]++
    if (hits ~ /^[1-9]/) {
        lines_hit[floor]++
        file_hit[file]++
    }
    next
}
/^branch +[0-9]+ / && !is_assert {
    branches[floor]++
    if ($3 == "taken" && $4 > 0) branches_hit[floor]++
}
END {
    count = split("core games play ui cli", floors, " ")
    for (i = 1; i <= count; i++) {
        floor = floors[i]
        if (!(floor in lines)) continue
        row(floor, floor)
        lines["all"] += lines[floor]
        lines_hit["all"] += lines_hit[floor]
        branches["all"] += branches[floor]
        branches_hit["all"] += branches_hit[floor]
    }
    row("all", "all")
    for (file in file_lines)
        if (percent(file_hit[file], file_lines[file]) < 90)
            printf "coverage: %s has only %.1f %% of its %d lines run\n", file,
                   percent(file_hit[file], file_lines[file]), file_lines[file]
    if (percent(lines_hit["all"], lines["all"]) < lines_least || percent(branches_hit["all"], branches["all"]) < branches_least) {
        printf "coverage: FAILED: at least %s %% of lines and %s %% of branches are wanted\n", lines_least, branches_least
        exit 1
    }
}
