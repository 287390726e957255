# SPDX-License-Identifier: MIT
# Leaves children behind that do not want to end: each would write a file after a second.
for child in 1 2 3; do
    (trap '' TERM HUP INT PIPE; sleep 1; echo alive >"alive-$$-$child") &
done
exit 3
