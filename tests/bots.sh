# SPDX-License-Identifier: MIT
# bots.sh NAME: a bot that plays badly, each in its own way.
case $1 in
silent) while read -r _; do :; done ;;
# Neither listens nor speaks, does not mind the end of its input, and does not want to end.
deaf)
    trap '' TERM HUP INT PIPE
    while :; do sleep 1; done
    ;;
# Its answers have no empty line at their end.
half) while read -r _; do printf '= 1 1\n'; done ;;
# Answers everything twice.
chatty) while read -r _; do printf '= 1 1\n\n= 1 1\n\n'; done ;;
# An answer without an end, and a line of a megabyte without its end.
flood)
    printf '= '
    while :; do echo 'and so on and so on'; done
    ;;
huge)
    printf '='
    dd if=/dev/zero bs=65536 count=16 2>/dev/null | tr '\000' x
    while read -r _; do :; done
    ;;
# No answer at all, with bytes that a terminal should not see.
garbage) while read -r _; do printf 'Let me think \033[31m\000\377\n\n'; done ;;
# Knows no command.
refusing) while read -r _; do printf '? I would prefer not to\n\n'; done ;;
# Closes its output, but goes on.
closing)
    exec >&-
    while read -r _; do :; done
    sleep 5
    ;;
# Leaves children behind that do not want to end: each would write a file after a second.
forking)
    for child in 1 2 3; do
        (trap '' TERM HUP INT PIPE; sleep 1; echo alive >"alive-$$-$child") &
    done
    exit 3
    ;;
# These begin well; when they are to move, they do what their names say.
dying | killed | illegal | resigning)
    while read -r word _; do
        case $word$1 in
        genmovedying) exit 3 ;;
        genmovekilled) kill -9 $$ ;;
        genmoveillegal) printf '= 99 99\n\n' ;;
        genmoveresigning) printf '= resign\n\n' ;;
        *) printf '=\n\n' ;;
        esac
    done
    ;;
esac
