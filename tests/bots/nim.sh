#!/bin/sh
while read -r word a b && [ "$word" != quit ]; do
    case $word in
    game) n=0; for pile in $(echo "$b" | tr , ' '); do n=$((n + 1)); eval "p$n=$pile"; done ;;
    genmove) sum=0; for i in $(seq $n); do sum=$((sum ^ p$i)); done
        for i in $(seq $n); do [ $((p$i)) = 0 ] || a=$i b=1; done
        for i in $(seq $n); do [ $((p$i ^ sum)) -ge $((p$i)) ] || a=$i b=$((p$i - (p$i ^ sum))); done ;;
    esac
    [ $word = game ] || eval "p$a=\$((p$a - b))"; printf '= %s\n\n' "$a $b"
done
