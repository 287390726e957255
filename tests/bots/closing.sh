# SPDX-License-Identifier: MIT
# Closes its output, but goes on.
exec >&-
while read -r _; do :; done
sleep 5
