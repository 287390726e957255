# SPDX-License-Identifier: MIT
# An answer without an end.
printf '= '
while :; do echo 'and so on and so on'; done
