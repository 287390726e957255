#!/bin/sh
# SPDX-License-Identifier: MIT
# The size of the stripped binary: with Nim alone, as the assignment asks for it, and with every game and command.
set -eu
b=$(dirname "$NIMM")/alone
${MAKE:-make} --no-print-directory -s B="$b" CC="${CC:-cc} -Itests/bench/nim_alone" "$b/nimm" >/dev/null
row() {
    strip -o "$b/stripped" "$2"
    size=$(wc -c <"$b/stripped")
    printf '%-52s %14s %14s %9s  %s\n' "the stripped binary, $1" "$size bytes" '153600 bytes' \
        "$(awk "BEGIN { printf \"%.2f\", $size / 153600 }")" "$3"
}
row 'Nim alone' "$b/nimm" '<= 1'
row 'all games and commands' "$NIMM" '-'
