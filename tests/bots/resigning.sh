# SPDX-License-Identifier: MIT
# Gives up at its first move.
while read -r word _; do
    if [ "$word" = genmove ]; then printf '= resign\n\n'; else printf '=\n\n'; fi
done
