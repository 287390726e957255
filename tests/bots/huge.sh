# SPDX-License-Identifier: MIT
# A line of a megabyte, without its end.
printf '='
dd if=/dev/zero bs=65536 count=16 2>/dev/null | tr '\000' x
while read -r _; do :; done
