A whole game of two people, with typos on the way.

  $ nimm nim 3,4,5 --seed 1
  < Ada
  < Charles
  < 1 2
  < 7 1
  < 1 1 1
  < 2 5
  < 2 0
  < hello
  < 
  < 2 18446744073709551616
  < take 4 from pile 2
  < 3,4
  < 1:1
  < 3 1
  < no
  Nim.
  A move takes one or more stones from one pile. Whoever takes the last stone wins.
  A move is PILE STONES, such as 1 1: take 1 from pile 1.
  Type a move, or hint, why, rules, undo, help or quit.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1 to balance the piles.
  Ada takes 2 from pile 1: 3,4,5 -> 1,4,5

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Charles: take 1 from pile 1; any move loses against good play.
  There is no pile 7: there are only 3. Type pile and stones, such as 1 1.
  "1 1 1" is not a move. Type pile and stones, such as 1 1. Or type help.
  Pile 2 has 4 stones: take 1 to 4.
  Pile 2 has 4 stones: take 1 to 4.
  "hello" is not a move. Type pile and stones, such as 1 1. Or type help.
  Type pile and stones, such as 1 1. Or type help.
  Pile 2 has 4 stones: take 1 to 4.
  Charles takes 4 from pile 2: 1,4,5 -> 1,0,5

  Pile 1 : O
  Pile 2 :
  Pile 3 : O O O O O

  Suggestion for Ada: take 4 from pile 3 to balance the piles.
  Ada takes 4 from pile 3: 1,0,5 -> 1,0,1

  Pile 1 : O
  Pile 2 :
  Pile 3 : O

  Suggestion for Charles: take 1 from pile 1; any move loses against good play.
  Charles takes 1 from pile 1: 1,0,1 -> 0,0,1

  Pile 1 :
  Pile 2 :
  Pile 3 : O

  Suggestion for Ada: take 1 from pile 3 to win.
  Ada takes 1 from pile 3: 0,0,1 -> 0,0,0

  *** Ada wins! ***
  Ada took the last stone.
  Score: 1 for Ada, 0 for Charles.
  Charles, who lost, goes first next.

  To play this game again: nimm nim 3,4,5 --seed 1
  Goodbye.

From here on the boards and the rules are left out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 | sed '/^A move takes/,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

Names and the score stay, the loser begins the next game, the end of the input ends it all.

  $ sh play nim 1 --names Ada,Charles
  < 1 1
  < yes
  < 1 1
  < perhaps
  < 
  Nim.
  Suggestion for Ada: take 1 from pile 1 to win.
  Ada takes 1 from pile 1: 1 -> 0
  *** Ada wins! ***
  Ada took the last stone.
  Score: 1 for Ada, 0 for Charles.
  Charles, who lost, goes first next.
  Nim.
  Suggestion for Charles: take 1 from pile 1 to win.
  Charles takes 1 from pile 1: 1 -> 0
  *** Charles wins! ***
  Charles took the last stone.
  Score: 1 for Ada, 1 for Charles.
  Ada, who lost, goes first next.
  Type yes or no, or the name of another game. Or type help.
  Nim.
  Suggestion for Ada: take 1 from pile 1 to win.
  To play this game again: nimm nim 1 --seed 332263
  Goodbye. Score: 1 for Ada, 1 for Charles.

Moves alone will do for a script.

  $ printf '1 1\n2 2\n' | sh play nim 1,2 --no-hints
  Nim.
  Player 1 takes 1 from pile 1: 1,2 -> 0,2
  Player 2 takes 2 from pile 2: 0,2 -> 0,0
  *** Player 2 wins! ***
  Player 2 took the last stone.
  Score: 0 for Player 1, 1 for Player 2.
  Player 1, who lost, goes first next.
  To play this game again: nimm nim 1,2 --seed 1 --no-hints
  Goodbye.

The computer plays.

  $ sh play nim 1,2,4
  < Ada
  < computer
  < 3 2
  < 1 1
  Nim, level 2 of 5.
  Ada takes 2 from pile 3: 1,2,4 -> 1,2,2
  Computer takes 2 from pile 2: 1,2,2 -> 1,0,2
  Ada takes 1 from pile 1: 1,0,2 -> 0,0,2
  Computer takes 2 from pile 3: 0,0,2 -> 0,0,0
  *** Computer wins! ***
  Computer took the last stone.
  Score: 0 for Ada, 1 for Computer.
  You gave the win away at move 3.
  again goes back there; review shows the whole game.
  To play this game again: nimm computer nim 1,2,4 --seed 1
  Goodbye.

Misere play.

  $ nimm nim 1,2 --seed 1 --names Ada,Bob --misere | grep -v -e '^Pile' -e '^$'
  < 2 2
  < 1 1
  Nim.
  A move takes one or more stones from one pile. Misere: whoever takes the last stone loses.
  A move is PILE STONES, such as 1 1: take 1 from pile 1.
  Type a move, or hint, why, rules, undo, help or quit.
  Suggestion for Ada: take 2 from pile 2 to win.
  Ada takes 2 from pile 2: 1,2 -> 1,0
  Suggestion for Bob: take 1 from pile 1; any move loses against good play.
  Bob takes 1 from pile 1: 1,0 -> 0,0
  *** Ada wins! ***
  Bob took the last stone, and in misere play that loses.
  Score: 1 for Ada, 0 for Bob.
  Bob, who lost, goes first next.
  To play this game again: nimm nim 1,2 --seed 1 --misere
  Goodbye.

The same seed is the same start.

  $ echo quit | nimm --seed 42 --names A,B > one; echo quit | nimm --seed 42 --names A,B > two; cmp one two && grep Pile one
  Pile 1 : O O O O
  Pile 2 : O O O
  Pile 3 : O O O O O

A name cannot steer the terminal.

  $ printf 'A\033[31mB\nA\033[31mB\n\302\2331x\n1 1\n' | sh play nim 1 --no-hints
  "A\x1B[31mB" is the other player: choose another name.
  Nim.
  A\x1B[31mB takes 1 from pile 1: 1 -> 0
  *** A\x1B[31mB wins! ***
  A\x1B[31mB took the last stone.
  Score: 1 for A\x1B[31mB, 0 for \xC2\x9B1x.
  \xC2\x9B1x, who lost, goes first next.
  To play this game again: nimm nim 1 --seed 1 --no-hints
  Goodbye.

What is wrong is named.

  $ nimm nim 3,x; nimm nim 0,0
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no move in this position: the game would be over before it began
  [2]

What a node of a graph is called may be a word of the prompt.

  $ sh play digraph 'a>b,b>help@a' --names A,B --no-hints | grep -e moves -e wins
  < b
  < help
  A moves the token to b.
  B moves the token to help.
  *** B wins! ***

Who has lost is not advised to hand over the win at once.

  $ COLUMNS=200 nimm coloring fan:7/EF --names A,B --seed 1 < /dev/null | grep Suggestion
  Suggestion for A: color C-D; any move loses against good play.
