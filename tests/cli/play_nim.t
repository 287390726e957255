SPDX-License-Identifier: MIT

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
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 3 to take 3 from pile 2, or help.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1 to balance the piles.
  Ada takes 2 from pile 1.

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Charles: take 1 from pile 1; any move loses against good play.
  There is no pile 7, only piles 1 to 3. Type pile and stones, such as 2 1.
  "1 1 1" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2.
  Pile 2 has 4 stones: take 1 to 4.
  Pile 2 has 4 stones: take 1 to 4.
  "hello" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.
  Pile 2 has 4 stones: take 1 to 4.
  Charles takes 4 from pile 2.

  Pile 1 : O
  Pile 2 :
  Pile 3 : O O O O O

  Suggestion for Ada: take 4 from pile 3 to balance the piles.
  Ada takes 4 from pile 3.

  Pile 1 : O
  Pile 2 :
  Pile 3 : O

  Suggestion for Charles: take 1 from pile 1; any move loses against good play.
  Charles takes 1 from pile 1.

  Pile 1 :
  Pile 2 :
  Pile 3 : O

  Suggestion for Ada: take 1 from pile 3 to win.
  Ada takes 1 from pile 3.

  Ada takes the last stone and wins.
  Ada never let go of the win.
  Score: 1 for Ada, 0 for Charles.

From here on the boards and the rules are left out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 | sed '/^Take one or more stones/,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

Names and the score stay, the loser begins the next game, the end of the input ends it all.

  $ sh play nim 1 --names Ada,Charles
  < 1 1
  < yes
  < 1 1
  < perhaps
  < 
  Suggestion for Ada: take 1 from pile 1 to win.
  Ada takes 1 from pile 1.
  Ada takes the last stone and wins.
  Score: 1 for Ada, 0 for Charles.
  Suggestion for Charles: take 1 from pile 1 to win.
  Charles takes 1 from pile 1.
  Charles takes the last stone and wins.
  Score: 1 for Ada, 1 for Charles.
  Press Enter, type no, or type the name of a game. Or type help.
  Suggestion for Ada: take 1 from pile 1 to win.
  Score: 1 for Ada, 1 for Charles.

After a game help says what can be typed there.

  $ for game in 'nim 1 --names A,B' 'computer nim 1'; do printf '1 1\nhelp\n' | nimm $game --seed 1 | sed -n '/^The game is over/,$p'; done
  The game is over. Press Enter for another, or type no (to leave), the name of a game, or one of these:
    undo         take the last move back, or the last N
    new          start another game; games lists them all
    quit         leave; Ctrl-D does the same
    games        all the games
    review       who could have won, move by move
  help all lists every command; help COMMAND explains one.
  The game is over. Press Enter, or type no (to leave), level and a number (1 to 5), the name of a game, or one of these:
    undo         take the last move back, or the last N
    new          start another game; games lists them all
    quit         leave; Ctrl-D does the same
    games        all the games
    review       who could have won, move by move
  help all lists every command; help COMMAND explains one.

Moves alone will do for a script.

  $ printf '1 1\n2 2\n' | sh play nim 1,2 --no-hints
  Player 1 takes 1 from pile 1.
  Player 2 takes 2 from pile 2.
  Player 2 takes the last stone and wins.
  It turned at move 1: Player 1 takes 1 from pile 1. Better: take 1 from pile 2.
  Score: 0 for Player 1, 1 for Player 2.

After a game a no may be about something else. A win after a move was taken back is said to be one.

  $ printf '%s\n' '1 1' undo '2 1' '1 1' '2 1' 'no misere' 'no, thanks' | nimm nim 1,2 --names A,B --no-hints | sed -n '/stone and wins/,$p'
  A takes the last stone and wins.
  Not counting moves taken back, A never let go of the win.
  Score: 1 for A, 0 for B.
  Press Enter, type no, or type the name of a game. Did you mean misere?

The computer plays.

  $ sh play nim 1,2,4
  < Ada
  < computer
  < level 2
  < 3 2
  < 3 2
  < 1 1
  Nim, level 1 of 5.
  Nim, level 2 of 5.
  Ada takes 2 from pile 3.
  Computer takes 1 from pile 2.
  Ada takes 2 from pile 3.
  Computer takes 1 from pile 2.
  Ada takes 1 from pile 1.
  Ada takes the last stone and wins.
  You gave the win away once, but got it back. Type retry to go back to move 1 and find a better move, or why to be told.
  You chose the position, so this win does not count.

Misere play.

  $ nimm nim 1,2 --seed 1 --names Ada,Bob --misere | grep -v -e '^Pile' -e '^$'
  < 2 2
  < 1 1
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  Type 2 1 to take 1 from pile 2, or help.
  Suggestion for Ada: take 2 from pile 2 to win.
  Ada takes 2 from pile 2.
  Suggestion for Bob: take 1 from pile 1, the only move.
  Bob takes 1 from pile 1.
  Bob takes the last stone and loses: Ada wins.
  Ada never let go of the win.
  Score: 1 for Ada, 0 for Bob.

The same seed is the same start.

  $ echo quit | nimm --seed 42 --names A,B > one; echo quit | nimm --seed 42 --names A,B > two; cmp one two && grep Pile one
  Pile 1 : O O O O
  Pile 2 : O O O
  Pile 3 : O O O O O

A name cannot steer the terminal.

  $ printf 'A\033[31mB\nA\033[31mB\n\302\2331x\n1 1\n' | sh play nim 1 --no-hints
  "A\x1B[31mB" is the other player: choose another name.
  A\x1B[31mB takes 1 from pile 1.
  A\x1B[31mB takes the last stone and wins.
  Score: 1 for A\x1B[31mB, 0 for \xC2\x9B1x.

What is wrong is named.

  $ nimm nim 3,x; nimm nim 0,0
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: the first player cannot move in this position, so the game would be over before it began
  [2]

What a node of a graph is called may be a word of the prompt.

  $ sh play digraph 'a>b,b>help@a' --names A,B --no-hints | grep -e moves -e wins
  < b
  < help
  Move the token along one arc, the way it points, to the next node. Whoever makes the last move wins.
  A moves the token to b.
  B moves the token to help.
  B makes the last move and wins.

Who has lost is not advised to hand over the win at once.

  $ COLUMNS=200 nimm coloring fan:7/EF --names A,B --seed 1 < /dev/null | grep Suggestion
  Suggestion for A: color C-D; any move loses against good play.

Against the computer one board shows both moves, and each move has its own where piles get other numbers.

  $ nimm nim 3,5 --players human,computer --names Ada --no-hints --seed 1
  < 2 1
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 1 to take 1 from pile 2, or help.

  Pile 1 : O O O
  Pile 2 : O O O O O

  Ada takes 1 from pile 2.
  Computer takes 1 from pile 2.

  Pile 1 : O O O
  Pile 2 : O O O
   (esc)
  $ nimm kayles-piles 3,4 --players human,computer --names Ada --no-hints --seed 1
  < 1 2
  Take one or two stones from one pile, and split the rest into two piles if you like. Whoever takes the last stone wins.
  Type 2 2 to take 2 from pile 2, or help.

  Pile 1 : O O O
  Pile 2 : O O O O

  Ada takes 2 from pile 1.

  Pile 1 : O
  Pile 2 : O O O O

  Computer takes 1 from pile 1.
  (The piles after it now have new numbers.)

  Pile 1 : O O O O
   (esc)

How long it waits first, in seconds, is for a terminal alone.

  $ nimm nim 1,1 --players computer,human --names ,Ada --no-hints --seed 1 --pause 3600 | tail -n 3
  Pile 1 :
  Pile 2 : O
   (esc)
  $ for pause in 1.5.5 3601 .5 1. 0.1234 -1; do nimm nim 1 --pause "$pause" </dev/null; done || true
  2> nimm: --pause "1.5.5": write a number of seconds from 0 to 3600, such as 0.5
  2> nimm: --pause "3601": write a number of seconds from 0 to 3600, such as 0.5
  2> nimm: --pause ".5": write a number of seconds from 0 to 3600, such as 0.5
  2> nimm: --pause "1.": write a number of seconds from 0 to 3600, such as 0.5
  2> nimm: --pause "0.1234": write a number of seconds from 0 to 3600, such as 0.5
  2> nimm: --pause "-1": write a number of seconds from 0 to 3600, such as 0.5
