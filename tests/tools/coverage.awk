# SPDX-License-Identifier: MIT
# Adds up what gcov -b -c -t prints, by floor and in all. A line of a header that several files include counts
# once: a branch is reached when it is in one of them. With gate, fails where tests/tools/coverage says so.

function percent(part, whole) {
    return whole > 0 ? 100 * part / whole : 100
}

function row(name, floor) {
    printf "coverage: %-6s %6d lines %6.2f %%   %6d branches %6.2f %%   %3d marked as never taken\n", name, lines[floor],
           percent(lines_hit[floor], lines[floor]), branches[floor], percent(branches_hit[floor], branches[floor]),
           never[floor]
}

# Has the machine the instructions that the function is named after?
function is_for(name) {
    if (name ~ /_avx2$/) return machine ~ / avx2 /
    if (name ~ /_avx512$/) return machine ~ / avx512bw /
    if (name ~ /_avx512_vbmi2$/) return machine ~ / avx512vbmi / && machine ~ / avx512_vbmi2 /
    return 1
}

/^ +-: +0:Source:/ {
    file = $0
    sub(/.*:Source:/, "", file)
    key = ""
    foreign = 0
    next
}
/^function / { foreign = !is_for($2) }
foreign { next }
file !~ /^src\/[a-z]+\// { next }
/^ *[-#=0-9*]+: *[0-9]+:/ {
    key = ""
    split($0, fields, ":")
    hits = fields[1]
    gsub(/[ *]/, "", hits)
    if (hits == "-") next
    key = file ":" (fields[2] + 0)
    branch = 0
    if (!(key in code)) {
        keys[++key_count] = key
        code[key] = $0
        sub(/^[^:]*:[^:]*:/, "", code[key])
    }
    if (hits ~ /^[1-9]/) reached[key] = 1
    next
}
/^branch +[0-9]+ / && key != "" {
    if (++branch > branch_count[key]) branch_count[key] = branch
    if ($3 == "taken" && $4 > 0) taken[key, branch] = 1
}
END {
    for (i = 1; i <= key_count; i++) {
        key = keys[i]
        file = floor = key
        sub(/:.*/, "", file)
        sub(/^src\//, "", floor)
        sub(/\/.*/, "", floor)
        hit = 0
        for (b = 1; b <= branch_count[key]; b++) hit += taken[key, b]
        missed = branch_count[key] - hit
        if (code[key] ~ /\/\* never: .+\*\/ *$/) {
            never[floor]++
            if (reached[key] && !missed) wrong[++wrong_count] = key ": marked as never taken, but taken"
            continue
        }
        lines[floor]++
        lines_hit[floor] += reached[key]
        if (code[key] ~ /[^a-z_](static_)?assert\(/) continue
        branches[floor] += branch_count[key]
        branches_hit[floor] += hit
        if (missed && file ~ list)
            wrong[++wrong_count] = key ": " missed " of " branch_count[key] " branches not taken:" code[key]
    }
    count = split("core games play ui cli", floors, " ")
    for (i = 1; i <= count; i++) {
        floor = floors[i]
        if (!(floor in lines)) continue
        row(floor, floor)
        lines["all"] += lines[floor]
        lines_hit["all"] += lines_hit[floor]
        branches["all"] += branches[floor]
        branches_hit["all"] += branches_hit[floor]
        never["all"] += never[floor]
        least = floor == "ui" || floor == "cli" ? 95 : 100
        part = percent(branches_hit[floor], branches[floor])
        if (part < least) failure = failure sprintf(" %s has %.2f %% of its branches, not %d %%;", floor, part, least)
    }
    row("all", "all")
    for (i = 1; i <= wrong_count; i++) {
        print wrong[i]
        if (wrong[i] ~ /: marked/) failure = failure " a mark is wrong;"
    }
    if (gate && failure) {
        sub(/;$/, "", failure)
        print "coverage: FAILED:" failure
        exit 1
    }
}
