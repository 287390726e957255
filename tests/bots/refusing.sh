# SPDX-License-Identifier: MIT
# Knows no command.
while read -r _; do printf '? I would prefer not to\n\n'; done
