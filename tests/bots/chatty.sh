# SPDX-License-Identifier: MIT
# Answers everything twice.
while read -r _; do printf '= 1 1\n\n= 1 1\n\n'; done
