SPDX-License-Identifier: MIT

What people like stands in an alias: options of looks and taste before a command, which any command takes there.

  $ cat >liked <<'END'
  > alias nimm='nimm --names Ada --plain --no-hints --no-preview --groups --color never'
  > eval "$1"
  > END
  $ nimm --complete '' | cut -f 1 >words; nimm games --json | grep -o '"id":"[^"]*"' | cut -d '"' -f 4 | grep -v -x -F -f - words >commands
  $ for command in $(cat commands); do sh liked "nimm $command --help" | head -n 1 | grep -v "^Usage: nimm $command"; done; [ $(wc -l <commands) -gt 9 ] || echo few
  $ sh liked 'nimm sum 1 2; nimm mex 0 1; nimm values nim 0..3; nimm games | head -n 2; nimm worksheet --seed 1 | head -n 1; nimm graph nim 0 | head -n 1'
  3
  2
  0: 0.
  1: 1.
  2: 2.
  3: 3.
  The values of nim have no period: they grow without bound.
  nim: Nim.
  subtraction: Subtraction Game.
  <!DOCTYPE html>
  // Green ellipse: the player to move wins. Orange box: the other player wins.
  $ sh liked 'nimm --version; nimm help | head -n 1; nimm --help | head -n 1; nimm help solve | head -n 1; nimm --complete so; nimm slove 2>&1'
  nimm 1.0.0
  nimm plays Nim, and shows that many games are Nim in disguise.
  nimm plays Nim, and shows that many games are Nim in disguise.
  Usage: nimm solve GAME POSITION [options]
  solve\x09who wins a position, its value, the winning moves, and why (esc)
  nimm: "slove" is neither a command nor a game. Did you mean nimm solve? To see them all, type: nimm help all
  [2]
  $ printf '2 1\nquit\n' >input; sh liked 'nimm nim 3,4 --seed 1 <input; nimm 1 --seed 1 --names B,C --no-plain <input | grep Pile'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 3 to take 3 from pile 2, or help.

  Pile 1 : O O O
  Pile 2 : O O O O

  Ada takes 1 from pile 2.

  Pile 1 : O O O
  Pile 2 : O O O

  Pile 1 : O
  $ sh liked 'nimm solve --why nim 3,4 | head -n 3; nimm computer nim 1 --seed 1 <input | head -n 1; nimm lesson 3 </dev/null | grep -m 1 Pile; nimm puzzle --seed 1 </dev/null | grep -m 1 "^1[.]"'
  nim 3,4 is an N-position: the player to move wins. Its value is 7.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners:
  Pile 1: 3, groups of 2 and 1; no partner for the 2 and the 1.
  Nim, level 1 of 5.
  Pile 1 : O
  1. Nim 5,3: it is your turn. Which move wins?
  $ printf 'game: nim\nposition: 1,2\nplayer 1: human Eve\nmoves:\n' >game.nimm; sh liked 'nimm resume game.nimm </dev/null | head -n 1'
  Eve against Player 2, Nim, before the first move.

The last one counts, and after a command that does not have it an option is refused, as is a value that is wrong.

  $ for options in '' '--plain --no-hints' '--hints --no-plain' '--no-plain --plain --hints --no-hints'; do
  >     nimm $options nim 1,2 --names A,B --seed 1 </dev/null | grep -E 'Pile 1|Suggestion'
  > done
  Pile 1 : O
  Suggestion for A: take 1 from pile 2 to balance the piles.
  Pile 1 : O
  Pile 1 : O
  Suggestion for A: take 1 from pile 2 to balance the piles.
  Pile 1 : O
  $ for words in 'sum 1 2 --plain' 'resume game.nimm --names Ada' 'puzzle --hints' '--plain=1 sum 1' '--color red sum 1' '--level 3 sum 1' 'nim --no-plain=yes' '--names' '--names A,B,C nim' "--names $(printf %033d 0) mex" '--no-config nim'; do nimm $words; done
  2> nimm: "--plain" is not an option of nimm sum; see nimm sum --help
  2> nimm: "--names" is not an option of nimm resume; see nimm resume --help
  2> nimm: "--hints" is not an option of nimm puzzle; see nimm puzzle --help
  2> nimm: --plain takes no argument
  2> nimm: --color "red": write auto, always or never
  2> nimm: "sum" is a command, not a game: did you mean nimm sum? nimm games lists the games
  2> nimm: --no-plain takes no argument
  2> nimm: --names needs an argument: --names A,B
  2> nimm: --names "A,B,C": write one name, or two with a comma between them, such as Ada,Charles
  2> nimm: --names: a name has at most 32 characters
  2> nimm: "--no-config" is not an option of nimm play; see nimm play --help
  [2]

One name is the first person's.

  $ for players in human,human human,computer computer,human computer,computer; do
  >     printf 'board\nsave %s\nquit\n' $players | nimm --names Ada nim 3 --seed 1 --players $players >/dev/null; grep '^player' $players
  > done
  player 1: human Ada
  player 2: human Player 2
  player 1: human Ada
  player 2: computer 5 Computer
  player 1: computer 5 Computer
  player 2: human Ada
  player 1: computer 5 Computer 1
  player 2: computer 5 Computer 2

What completes a command line knows these options, too.

  $ ask() { nimm --complete "$@" | cut -f 1 | paste -sd ' ' -; }
  > ask --plain so; ask --names Ada --no-hints solve kay; ask --names Ada --color ne; ask --color never nim ''; ask --names ''; ask sum --pl
  solve
  kayles kayles-piles
  never
  3,4,5

   (esc)

Every command that draws heeds them: what it shows with ACCESSIBLE set is what it shows with --plain, but for piles, and
otherwise something else.

  $ printf 'game: nim\nposition: 1,2\nseed: 5\nmoves:\n' >game.nimm
  $ for words in 'resume game.nimm' 'solve nim 1,2' 'values nim 0..2' 'lesson 5' 'quiz kayles --seed 2 --topic move'; do
  >     ACCESSIBLE=1 nimm $words </dev/null | sed -E '/^ *(Pile|Pool) /d' >plain; nimm --plain $words </dev/null | sed -E '/^ *(Pile|Pool) /d' | cmp - plain
  >     nimm $words --no-plain </dev/null | sed -E '/^ *(Pile|Pool) /d' | cmp -s - plain || echo "$words: drawn"
  > done
  solve nim 1,2: drawn
  values nim 0..2: drawn
  lesson 5: drawn
  quiz kayles --seed 2 --topic move: drawn
