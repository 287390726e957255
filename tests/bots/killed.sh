# SPDX-License-Identifier: MIT
# Begins well, and is killed by a signal when it is to move.
while read -r word _; do
    [ "$word" = genmove ] && kill -9 $$
    printf '=\n\n'
done
