# SPDX-License-Identifier: MIT
# Its answers have no empty line at their end.
while read -r _; do printf '= 1 1\n'; done
