SPDX-License-Identifier: MIT

Sentences for the ear: over every game, no arrow, no row of signs for pins or coins, no picture; but piles of up to ten
stones look as everywhere, commands that can be typed again keep their notation, and "1, 2, 4, 8, ..." is read well.

  $ export ACCESSIBLE=1; signs='->|<-|[i.]{3}|[WB][.]+[WB]|[.][WB.]|[*]{2}'
  > spoken() { sed -E "s|, ?\.\.\.||g; /^(To play|To repeat|.*[.] To repeat|.* --topic$)/d; s|$1=$2||; /such as|\[PRIME/d" | grep -E -e "$signs" | sed "s/^/$1: /"; }
  > skip() { yes skip | head -n 60 | nimm "$@" 2>&1; }
  > nimm games --json | sed 's/},{/\n/g' | sed -n 's/.*"id":"\([^"]*\)".*"sample":"\([^"]*\)".*/\1 \2/p' >samples; [ $(wc -l <samples) -gt 10 ] || echo no games
  > while read -r game sample; do
  >     rm -f game.nimm; echo save game.nimm | nimm $game "$sample" --players computer,human --names A --seed 1 >/dev/null
  >     first=$(sed -n 's/^1[.] //p' game.nimm)
  >     {
  >         nimm solve $game "$sample" --why --limit 3; nimm solve $game "$sample" --why --groups; nimm label $game "$sample" --nodes 9999
  >         printf 'hint\nwhy\nwhy groups\nwhy not %s\nhistory\ngames\nlabel\n%s\nhistory\nreview\n' "$first" "$first" |
  >             nimm $game "$sample" --names A,B --seed 1
  >         nimm $game "$sample" --players computer,computer --level 3 --seed 2
  >         printf 'undo\nredo\nreview all\n' | nimm resume game.nimm
  >         skip quiz $game --seed 1; skip puzzle $game --seed 1
  >         nimm values $game 0..5
  >     } 2>/dev/null </dev/null | spoken $game "$sample"
  > done <samples
  > for level in 1 2 3; do skip quiz --seed $level --level $level --questions 30; done | spoken; nimm games | spoken
  $ nimm solve --why --plain kayles ii.iii | tail -n 3; nimm solve --why --plain compound nim=1+kayles=ii.i | tail -n 2; nimm games --plain | head -n 2
  2 winning moves:
    4: hit pin 4, which leaves pins 1, 2, 5 and 6
    6: hit pin 6, which leaves pins 1, 2, 4 and 5
  1 winning move:
    2 1 2: hit pins 1 and 2 in part 2, which leaves nim 1 and kayles pin 4
  nim: Nim.
  subtraction: Subtraction Game.
  $ nimm solve --plain northcott W..B/.B.W | head -n 1; nimm label --plain kayles iii </dev/null | tail -n 3
  northcott gaps of 2 and 1 with player 1 to move is an N-position: the player to move wins. Its value is 3.
  Worth 1 (N): pin 1
  Worth 2 (N): pins 1 and 2
  Worth 3 (N): pins 1 to 3

The variable means the same as the option; options count more.

  $ export ACCESSIBLE=1
  > while read -r words; do
  >     nimm $words </dev/null >accessible; env -u ACCESSIBLE nimm $words --plain </dev/null | cmp - accessible
  >     nimm $words --no-plain </dev/null >drawn; ACCESSIBLE= nimm $words </dev/null | cmp - drawn; ! cmp -s drawn accessible || echo "$words: drawn"
  > done
  < solve kayles ii.iii
  < label nim 1,2
  < games
  < nim 3,4 --names A,B --seed 1
  < values nim 0..20
  < quiz --seed 1 --topic label
  nim 3,4 --names A,B --seed 1: drawn
