# SPDX-License-Identifier: MIT
# Listens and says nothing.
while read -r _; do :; done
