SPDX-License-Identifier: MIT

What is asked and said around the games: colors, long positions. What is shown here leaves
the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

The name of another game begins it, after a game and in the middle of one.

  $ sh play nim 1 --no-hints
  < best of 3
  < no
  < 1 1
  < maybe
  < chop
  < quit
  "best of 3" is not a move. Type how many stones, such as 1 to take 1 from pile 1.
  "no" is not a move. Type how many stones, such as 1 to take 1 from pile 1. Or type help.
  Ada takes 1 from pile 1.
  Ada takes the last stone and wins.
  Score: 1 for Ada, 0 for Charles.
  Press Enter, type no, or type the name of a game. Or type help.
  Break the bar of chocolate along a line, and throw away the part without the poisoned square. Whoever leaves only the poisoned square wins.
  Type rows 4 to keep 4 rows, or help.
          1 2 3
  Row 1 : X O O
  Row 2 : O O O
  Row 3 : O O O
  Row 4 : O O O
  Row 5 : O O O
  Score: 1 for Ada, 0 for Charles.

The move that a game gives as an example can be typed.

  $ nimm games | while read -r id rest; do
  >   for seed in 1 2 3; do
  >     nimm "$id" --seed $seed --names A,B </dev/null | sed -n '/^Type/{s/^Type //;s/ to .*//p;}' >example
  >     nimm "$id" --seed $seed --names A,B <example | grep -q '^A ' || echo "$id $seed: $(cat example)"
  >   done
  > done

A number that began a move is forgotten where a word comes in between.

  $ sh play kayles-piles 6,5 --no-hints
  < 1
  < history
  < 2 1
  < 1
  < 2 1
  < quit
  From a pile of 6 you can only take 1 or 2.
    0. 6,5
  Ada takes 1 from pile 2.
  From a pile of 6 you can only take 1 or 2.
  Charles takes 2 from pile 1, leaving 1 and 3.
  (The piles after it now have new numbers.)

A long position is not told again with each move.

  $ sh play nim 10000,10001,10002,10003,10004,10005,10006,10007,10008,10009,10010,10011 --no-hints
  < 1 1
  < quit
  Ada takes 1 from pile 1.

Colors are for terminals, and for who forces them on something that is one by its name.

  $ cat >board <<'END'
  > printf '' | nimm nim 1 --seed 1 --names A,B --hints | grep 'Pile 1'
  > END
  $ CLICOLOR_FORCE=1 TERM=xterm sh board
  Pile 1 : \x1B[1;38;5;130mO\x1B[0m (esc)
  $ CLICOLOR_FORCE=0 TERM=xterm sh board; CLICOLOR_FORCE=1 TERM=dumb sh board; NO_COLOR=1 CLICOLOR_FORCE=1 TERM=xterm sh board
  Pile 1 : O
  Pile 1 : O
  Pile 1 : O

Who begins is told by name.

  $ sh play nim 1 --no-hints | grep -v -e ' takes ' -e ' took '
  < 1 1
  < y
  < first Ada
  < 1 1
  < y
  < first ada
  < match 3
  < comment
  < quit
  Score: 1 for Ada, 0 for Charles.
  Ada goes first.
  Score: 2 for Ada, 0 for Charles.
  Ada goes first.
  "match 3" is not a move. Type how many stones, such as 1 to take 1 from pile 1.
  "comment" is not a move. Type how many stones, such as 1 to take 1 from pile 1. Or type help.
  Score: 2 for Ada, 0 for Charles.

Where a name is asked for, the name of a game begins it; typed once more it is a name. Names are alike in any case.

  $ nimm nim 1 --seed 1 --no-hints | grep -e 'it is' -e other -e resigns
  < kayles
  < kayles
  < KAYLES
  < Ed
  < resign
  < quit
  Kayles it is.
  "KAYLES" is the other player: choose another name.
  kayles resigns: Ed wins.
