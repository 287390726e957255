#!/bin/sh
# SPDX-License-Identifier: MIT
# The size of the stripped binary: with Nim alone, as the assignment asks for it, and with every game and command.
set -eu
most=153600
b=$(dirname "$NIMM")/alone
${MAKE:-make} --no-print-directory -s B="$b" CC="${CC:-cc} -Itests/bench/nim_alone" "$b/nimm" >/dev/null

# row NAME PROGRAM TARGET: only the target "<= 1" is one.
row() {
    strip -o "$b/stripped" "$2"
    size=$(wc -c <"$b/stripped")
    verdict=
    [ "$3" = - ] || verdict=$([ "$size" -le $most ] && echo ok || echo MISSED)
    # shellcheck disable=SC2059 # the table's form
    printf "$ROW" "the stripped binary in bytes, $1" "$size" - "$most" \
        "$(awk "BEGIN { printf \"%.2f\", $size / $most }")" "$3" "$verdict"
}
row 'Nim alone' "$b/nimm" '<= 1'
row 'all games and commands' "$NIMM" '-'
