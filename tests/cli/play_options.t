Names and seats on the command line.

  $ nimm nim 1 --seed 1 --names ' Ada , Charles ' </dev/null | tail -n 1
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ nimm nim 1 --seed 1 --names Ada,computer </dev/null | tail -n 1
  Goodbye. Score: 0 for Ada, 0 for Computer.
  $ nimm nim 1 --seed 1 --names Computer,Ada </dev/null | tail -n 1
  Goodbye. Score: 1 for Computer, 0 for Ada.
  $ nimm nim 1 --seed 1 --names ,Ada </dev/null | tail -n 1
  Goodbye. Score: 0 for Player 1, 0 for Ada.
  $ nimm nim 1 --seed 1 --names Ada </dev/null
  2> nimm: --names needs two names with a comma between them, such as --names Ada,Charles
  [2]
  $ nimm nim 1 --seed 1 --names Ada,computer --players human,human </dev/null
  2> nimm: --names: a person cannot be called computer, and --players puts a person there
  [2]
  $ nimm nim 1 --seed 1 --names Ada --players human,computer </dev/null | tail -n 1
  Goodbye. Score: 0 for Ada, 0 for Computer.
  $ nimm nim 1 --seed 1 --names Ada --players computer,human </dev/null | tail -n 1
  Goodbye. Score: 1 for Computer, 0 for Ada.
  $ nimm nim 1 --seed 1 --names Ada,computer --players human,computer </dev/null | tail -n 1
  Goodbye. Score: 0 for Ada, 0 for Computer.
  $ nimm nim 1 --players human,robot </dev/null
  2> nimm: --players "human,robot": write human,human or human,computer or computer,human or computer,computer
  [2]

  $ nimm </dev/null | tail -n 1
  Goodbye. Score: 0 for Player 1, 0 for Player 2.

Options that do not go together, or ask for what there is not.

  $ nimm nim 3 --piles 2
  2> nimm: a given start cannot be shaped: leave out the position, or --piles, --stones, --balanced and --unbalanced
  [2]
  $ nimm nim 3 --balanced
  2> nimm: a given start cannot be shaped: leave out the position, or --piles, --stones, --balanced and --unbalanced
  [2]
  $ nimm nim --balanced --unbalanced
  2> nimm: a start is --balanced or --unbalanced, not both
  [2]
  $ nimm nim --balanced --seed 1 --names A,B </dev/null | sed -n '/Pile/p'
  Pile 1 : O O O O O O O
  Pile 2 : O O O O O O O
  $ nimm nim --unbalanced --seed 1 --names A,B </dev/null | sed -n '/Pile/p'
  Pile 1 : O O O O O O O O
  Pile 2 : O O O O O O O
  Pile 3 : O O O O
  $ nimm nim --piles 1 --balanced
  2> nimm: no such start turned up: ask for another shape or balance
  [2]
  $ nimm nim 3 --best-of 2
  2> nimm: --best-of 2: write an odd number, so that somebody wins
  [2]
  $ nimm northcott --misere
  2> nimm: northcott is not played misere
  [2]
  $ nimm nim 3 --pause 0
  2> nimm: --pause "0": write a number from 1 to 3600
  [2]
  $ nimm nim 1 --names A,B --seed 1 --no-hints '' </dev/null | tail -n 1
  Goodbye. Score: 0 for A, 0 for B.
  $ nimm 3,4 --names A,B --seed 1 --no-hints </dev/null | sed -n '/Pile/p'
  Pile 1 : O O O
  Pile 2 : O O O O
  $ nimm nim --piles 5..3
  2> nimm: --piles "5..3": write a range of numbers from 1 up, such as 2..5
  [2]
  $ nimm nim --first 3
  2> nimm: --first "3": write 1 or 2
  [2]
  $ nimm nim 1 2 3 --names A,B --seed 1 </dev/null | head -n 1
  Nim, seed 1. This game again: nimm nim 1,2,3 --seed 1

Every further game has a seed of its own; where none finds a start of the kind, the last one comes again.

  $ nimm nim --piles 2 --stones 1..1000000 --balanced --seed 459 --no-hints --plain
  < Ada
  < Charles
  < resign
  < yes
  < quit
  Nim, seed 459. This game again: nimm nim --seed 459 --piles 2..2 --stones 1..1000000 --balanced
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : 304558 stones
  Pile 2 : 304558 stones

  Ada resigns.

  Charles wins!
  Score: 0 for Ada, 1 for Charles.
  No other start of this kind was found: here is the last one again.
  Nim, seed 459. This game again: nimm nim --seed 459 --piles 2..2 --stones 1..1000000 --balanced

  Pile 1 : 304558 stones
  Pile 2 : 304558 stones


  Goodbye. Score: 0 for Ada, 1 for Charles.
