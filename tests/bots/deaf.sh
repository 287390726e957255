# SPDX-License-Identifier: MIT
# Neither listens nor speaks, does not mind the end of its input, and does not want to end.
trap '' TERM HUP INT PIPE
while :; do sleep 1; done
