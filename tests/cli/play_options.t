SPDX-License-Identifier: MIT

Names and seats on the command line.

  $ while read -r names players; do
  >     echo 1 1 | nimm nim 1 --seed 1 --names "$names" ${players:+--players $players} | sed -n '/ and wins/p'
  > done
  < Ada,computer
  < Computer,Ada
  < ,Ada
  < Ada human,computer
  < Ada computer,human
  < Ada,computer human,computer
  < Ada
  < Ada,Bob,Cleo
  < Ada,Bob human,robot
  Ada takes the last stone and wins.
  Computer takes the last stone and wins.
  Player 1 takes the last stone and wins.
  Ada takes the last stone and wins.
  Computer takes the last stone and wins.
  Ada takes the last stone and wins.
  Ada takes the last stone and wins.
  2> nimm: --names "Ada,Bob,Cleo": write one name, or two with a comma between them, such as Ada,Charles
  2> nimm: --players "human,robot": write human,human or human,computer or computer,human or computer,computer
  $ echo 1 1 | nimm nim 1 --seed 1 --names ' Ada , Charles ' | grep 'and wins'
  Ada takes the last stone and wins.

Options that do not go together, or ask for something that doesn't exist.

  $ for words in 'nim 3 --piles 2' 'nim 3 --balanced' 'nim --balanced --unbalanced' 'nim --piles 1 --balanced' 'northcott --misere' 'nim --piles 5..3' 'nim --first 3'; do nimm $words; done
  2> nimm: --piles, --stones, --balanced and --unbalanced are for random starting positions: leave them out, or leave out the position
  2> nimm: --piles, --stones, --balanced and --unbalanced are for random starting positions: leave them out, or leave out the position
  2> nimm: choose --balanced or --unbalanced, not both
  2> nimm: no balanced starting position was found: choose another size or balance
  2> nimm: Northcott's Game has no misere play: nimm knows who wins it in normal play only
  2> nimm: --piles "5..3": write a range of numbers from 1 up, such as 2..5
  2> nimm: --first "3": write 1 or 2
  [2]
  $ for words in 'worksheet --key --no-key' 'worksheet --print --no-key' 'lesson --list --html' 'solve nim 3 --why --json' 'label nim 3 --ask --json'; do nimm $words; done
  2> nimm: choose --key or --no-key, or neither
  2> nimm: choose --no-key or --print, not both
  2> nimm: choose --list or --html, not both
  2> nimm: choose --why or --json, not both
  2> nimm: choose --ask or --json, not both
  [2]
  $ nimm --no-plain solve nim 1 --plain --no-plain | head -n 1
  nim 1 is an N-position: the player to move wins. Its value is 1.

Starts that are given, and starts of a kind.

  $ for words in 3,4 'nim 1 2 3' 'nim --balanced' 'nim --unbalanced' 'nim --piles 2..3 --stones 1..4 --balanced'; do
  >     nimm $words --names A,B --seed 1 --no-hints </dev/null | grep ^Pile
  > done
  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O O
  Pile 1 : O O O O O O O
  Pile 2 : O O O O O O O
  Pile 1 : O O O O O O O O
  Pile 2 : O O O O O O O
  Pile 3 : O O O O
  Pile 1 : O O O O
  Pile 2 : O O O O

Every further game has a seed of its own; where none finds a start of the kind, the last one comes again.

  $ nimm nim --piles 2 --stones 1..1000000 --balanced --seed 459 --no-hints --names Ada,Charles | tail -n 8
  < resign
  < yes
  < quit
  Ada resigns: Charles wins.
  Score: 0 for Ada, 1 for Charles.
  No other starting position was found: here is the same one again.

  Pile 1 : 304558 stones
  Pile 2 : 304558 stones

  Score: 0 for Ada, 1 for Charles.

The end of a bar, in sentences.

  $ nimm chop 1x2 --names Ada,Ben --no-hints --plain --seed 1 | grep -e 'Ada keeps' -e 'and wins'
  < columns 1
  Ada keeps 1 column.
  Ada leaves only the poisoned square and wins.
