# SPDX-License-Identifier: MIT
# Begins well, and ends with status 3 when it is to move.
while read -r word _; do
    [ "$word" = genmove ] && exit 3
    printf '=\n\n'
done
