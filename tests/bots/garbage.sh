# SPDX-License-Identifier: MIT
# Answers something that is no answer, with bytes that a terminal should not see.
while read -r _; do printf 'Let me think \033[31m\000\377\n\n'; done
