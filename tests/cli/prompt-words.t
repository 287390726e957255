SPDX-License-Identifier: MIT

Words at the prompt that change the course of the game. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

Help with all words, and with one of them.

  $ sh play nim 2
  < help
  < help undo
  < help level
  < help b
  < help exit now
  < help resing
  < help me
  < board now
  < quit
  Type a move, or a command (its first letters will do).
    hint         a good move, and why it is one
    why          who wins here, and why; why again tells the theory
    undo         take the last move back, or the last N
    board        show the board again
    rules        the rules of this game
    new          start another game; games lists them all
    computer     play against me, from level to level
    lesson       a lesson on Nim, step by step
    quit         leave; Ctrl-D does the same
  help all lists every command; help COMMAND explains one.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  undo [N] (or u, back, oops): take the last move back, or the last N.
  level [L]: how well the computer plays, from 1 to 5. The levels are 1 beginner, 2 easy, 3 medium, 4 hard and 5 perfect. When you play against me (type computer), two wins without help lead to the next level, and this command begins a new game.
  board (or show, b, repeat): show the board again.
  quit (or exit, q, bye): leave; Ctrl-D does the same.
  There is no command "resing"; help all lists the commands. Did you mean resign?
  Type a move, or a command (its first letters will do).
    hint         a good move, and why it is one
    why          who wins here, and why; why again tells the theory
    undo         take the last move back, or the last N
    board        show the board again
    rules        the rules of this game
    new          start another game; games lists them all
    computer     play against me, from level to level
    lesson       a lesson on Nim, step by step
    quit         leave; Ctrl-D does the same
  help all lists every command; help COMMAND explains one.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  "board now" is not a move. Did you mean board?

What the words show; why stands in prompt-why.t.

  $ nimm nim 3,4 --seed 1 --names Ada,Bob --no-hints | sed '1,/^$/d'
  < rules
  < board
  < hint
  Pile 1 : O O O
  Pile 2 : O O O O

  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.

  Pile 1 : O O O
  Pile 2 : O O O O

  Suggestion for Ada: take 1 from pile 2 to balance the piles.

  $ printf 'games\nquit\n' | nimm nim 1 --seed 1 --names A,B --no-hints | tr '\n' ' ' | grep -c 'nim  *Take .* subtraction  *Take .*Type the name of one to play it'
  1

Suggestions can be switched off and on; hint still shows one.

  $ nimm nim 1,2 --seed 1 --names Ada,Bob | sed '1,/^$/d'
  < hints
  < hints off
  < hints
  < 2 2
  < hint
  < hints on
  Pile 1 : O
  Pile 2 : O O

  Suggestion for Ada: take 1 from pile 2 to balance the piles.
  Suggestions are on; hints off hides them.
  No more suggestions; hint asks for one.
  Suggestions are off; hints on shows them.
  Ada takes 2 from pile 2.

  Pile 1 : O
  Pile 2 :

  Suggestion for Bob: take 1 from pile 1 to win.
  Suggestions are shown again.

  Pile 1 : O
  Pile 2 :

  Suggestion for Bob: take 1 from pile 1 to win.

Numbers after a word, and how others are refused.

  $ sh play nim 3,4,5
  < undo
  < redo
  < first
  < first 3
  < first 2
  < 1 1
  < first 1
  < undo x
  < undo 2
  < 2 1
  < undo 3
  < undo 2
  < history
  < redo 3
  < redo 2
  < redo
  < quit
  There is no move to take back.
  Nothing has been taken back.
  To say who goes first, type first Ada or first Charles.
  To say who goes first, type first Ada or first Charles.
  Charles goes first.
  Charles takes 1 from pile 1.
  Too late: Charles has made the first move. undo takes it back.
  Type undo, or undo and how many moves.
  There are not that many moves to take back.
  Ada takes 1 from pile 2.
  There are not that many moves to take back.
  The last 2 moves are taken back.
    0. 3,4,5
    (taken back; redo makes it again:)
    1. Charles takes 1 from pile 1: 3,4,5 -> 2,4,5
    2. Ada takes 1 from pile 2: 2,4,5 -> 2,3,5
  You have not taken back that many moves.
  Charles takes 1 from pile 1.
  Ada takes 1 from pile 2.
  Nothing has been taken back.

The computer's moves are taken back with your own, and made again with them.

  $ sh play nim 3,4,5 --players human,computer
  < 1 1
  < 2 1
  < undo 2
  < undo
  < undo
  < redo 3
  < redo 9
  < redo
  < quit
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 1.
  Ada takes 1 from pile 2.
  Charles takes 3 from pile 3.
  The last 4 moves are taken back.
  There is no move to take back.
  There is no move to take back.
  You have not taken back that many moves.
  You have not taken back that many moves.
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 1.
  $ sh play nim 3,4,5 --players computer,human
  < undo
  < quit
  Ada takes 2 from pile 1.
  There is no move to take back.

Nobody sits there at all: then each move counts.

  $ sh play nim 1,1 --players computer,computer
  < undo 2
  < no
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 2.
  Charles takes the last stone and wins.
  Score: 0 for Ada, 1 for Charles.
  The last 2 moves are taken back.
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 2.
  Charles takes the last stone and wins.
  Score: 0 for Ada, 1 for Charles.

A game that was over goes on, and its point is taken back; so is a resignation.

  $ sh play nim 1,1
  < 1 1
  < 2 1
  < undo
  < resign
  < redo
  < undo
  < 2 1
  < no
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 2.
  Charles takes the last stone and wins.
  Score: 0 for Ada, 1 for Charles.
  Charles's move is taken back.
  Charles resigns: Ada wins.
  Charles resigned a won game.
  Score: 1 for Ada, 0 for Charles.
  Nothing has been taken back.
  Charles's resignation is taken back.
  Charles takes 1 from pile 2.
  Charles takes the last stone and wins.
  Score: 0 for Ada, 1 for Charles.

The beginning of a node's name is not short for a word.

  $ printf 'ru\n' | nimm digraph 'a>rule,a>hello,rule>b@a' --names A,B --no-hints | tail -n 3
  From a you can go to rule or hello.

  "ru" is not a move. Type the node to go to, such as rule to move the token to rule.

A hint that is asked for again says what makes the move good, and then where there is more.

  $ printf 'hint\nhint\nhint\n' | nimm nim 5,2 --names A,B --no-hints | grep ^Sugg
  Suggestion for A: take 3 from pile 1 to balance the piles.
  Suggestion for A: take 3 from pile 1 to balance the piles. Then two equal piles are left: copy each move in the other one.
  Suggestion for A: take 3 from pile 1 to balance the piles. Then two equal piles are left: copy each move in the other one. Type why for more.

Another game: what is not one, or cannot be played so, leaves the old one where it stands.

  $ sh play nim 2
  < new chess
  < new nin
  < new nim:3 4
  < new nim 3,x
  < new nim 0
  < new kayles
  < new iii.ii
  < new subtraction:1,3 2
  < new
  < quit
  No new game: there is no game "chess"; nimm games lists them.
  No new game: there is no game "nin": did you mean nim? nimm games lists them.
  No new game: "nim:3": the game nim takes nothing after a colon.
  No new game: "x" is not a pile size: write whole numbers, such as 3,4,5.
  No new game: the first player cannot move in this position, so the game would be over before it began.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 5 6 to hit pins 5 and 6, or help.
   i i i . i i i i
   1 2 3 4 5 6 7 8
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 2 3 to hit pins 2 and 3, or help.
   i i i . i i
   1 2 3 4 5 6
  Subtraction Game 1,3.
  Take 1 or 3 from one pile. Whoever makes the last move wins.
  Type 1 to take 1 from pile 1, or help.
  $ sh play nim 2 --misere
  < rules
  < new misere northcott
  < new nim 2,2
  < new northcott
  < quit
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  No new game: Northcott's Game has no misere play: nimm knows who wins it in normal play only.
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  Type 1 2 to take 2 from pile 1, or help.
  This game has no misere play.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  Type 3 2 to move to column 2 in row 3, or help.
          1 2 3 4 5 6 7
  Row 1 : . B . . W . .
  Row 2 : W . . . B . .
  Row 3 : W . B . . . .
  Row 4 : . B W . . . .
  Row 5 : . . B . . W .
  White (W) is Ada, black (B) is Charles.

The beginning of a word will do if no other word begins the same way, and a refusal that cannot guess names help. A number alone
begins a move, which the next line ends.

  $ sh play nim 3,4 | sed '/^2 of 14/,/^13 of 14/d'
  < hints
  < hin
  < his
  < r
  < why not 2 1
  < why not 1 1
  < why not 3 1
  < why not
  < 2
  < 1
  < why not 1 3
  < back
  < misere
  < la
  < load missing.nimm
  < save game.nimm
  < load game.nimm
  < resign
  < misere kayles ii
  < quit
  Suggestions are off; hints on shows them.
  "hin" is not a move. Did you mean hint?
    0. 3,4
  "r" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  That move wins: no reply by Charles can beat it.
  Then Charles can answer: take 2 from pile 2 to balance the piles. Then the piles are 2 and 2: nim-sum 0. So it gives the win away to take 1 from pile 1.
  There is no pile 3, only piles 1 and 2. Type pile and stones, such as 1 2.
  Type why; why again for the theory; why groups or why binary, for the piles in groups or in binary; or why not and a move, to see the reply.
  Ada takes 1 from pile 2.
  Then Ada can answer: take 3 from pile 2 to win. That takes the last stone. But no other move would win either.
  Ada's move is taken back.
  Whoever takes the very last stone loses. (misere again switches back.)
  1 of 14   0: no move   the player to move has won   N
  14 of 14   3,4: moves leave 2,4 (N), 1,4 (N), 4 (N), 3,3 (P), 2,3 (N), 1,3 (N), 3 (N)   a move leads to P   N
  The map has too many lines to draw in ASCII. In a shell, nimm graph nim 3,4 --misere --merge --svg >map.svg makes a picture of it.
  P: 1  2,2  3,3
  N: 0  2  1,1  3  1,2  4  1,3  1,4  2,3  2,4  3,4
  Cannot load missing.nimm: No such file or directory.
  Saved as game.nimm. To continue it: nimm resume game.nimm
  Ada against Charles, Nim, before the first move.
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  Type 2 3 to take 3 from pile 2, or help.
  Ada resigns: Charles wins.
  Ada resigned a won game.
  Score: 0 for Ada, 1 for Charles.
  Hit one pin, or two that stand side by side. Misere: whoever hits the last pin loses.
  Type 1 2 to hit pins 1 and 2, or help.
   i i
   1 2
  Score: 0 for Ada, 1 for Charles.

The puzzles are today's five, at a table of any game and where a name is asked for; then that goes on.

  $ sh play nim 2,1 --misere | sed -n '/puzzles for/p;/[0-9] of 5/,$p' | sed 's/20[0-9]*-[0-9]*-[0-9]*/DAY/'
  < puzzle
  < skip
  < quit
  < quit
  The five puzzles for DAY. Each is harder than the last, and everybody gets the same ones.
  0 of 5 solved. 4 to go: type puzzle
  $ printf 'puzzle\nquit\nAda\nCharles\nquit\n' | nimm nim 2,1 --seed 1 | sed -n '/puzzles for/p;/[0-9] of 5/,/^Nim/p' | sed 's/20[0-9]*-[0-9]*-[0-9]*/DAY/'
  The five puzzles for DAY. Each is harder than the last, and everybody gets the same ones.
  0 of 5 solved. 5 to go: type puzzle
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 1 2 to take 2 from pile 1, or help.

  Pile 1 : O O
  Pile 2 : O

  Suggestion for Ada: take 1 from pile 1 to balance the piles.

A word that is mistyped is taken for the nearest, one that begins alike before others, and the names of games
count; a command of the shell is none here.

  $ nimm nim 1 --seed 1 --names Ada,Charles --no-hints | tail -n 6
  < 1 1
  < names
  < kales
  < help values
  < why
  To say who plays, type name 1 or name 2, and a name, such as name 2 Ben.
  Press Enter, type no, or type the name of a game. Did you mean kayles?
  There is no command "values"; help all lists the commands. Those of the shell, such as nimm values, are listed by nimm help.

  Ada took 1 of 1 chances to win. Nobody gave anything away.
    1. Ada played 1 1: kept the win, the only move that did.

What people say instead of a word is obeyed or answered, and a why that asks anything else is why. A node of that name goes first.

  $ printf '%s\n' pass 'skip my turn!' stop 'what now?' 'why am I losing?' exti '2 2' '1 1' 'why did I lose?' stop | nimm nim 1,2 --names A,B --no-hints | tail -n +6 | grep -v '^  [a-z]' | sed '/^$/d'
  Nobody may pass.
  Nobody may pass.
  To leave, type quit.
  Type a move, or a command (its first letters will do).
  help all lists every command; help COMMAND explains one.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  A can win by copying.
  Suggestion for A: take 1 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one.
  "exti" is not a move. Did you mean exit?
  A takes 2 from pile 2.
  Pile 1 : O
  Pile 2 :
  B takes 1 from pile 1.
  B takes the last stone and wins.
  It turned at move 1: A takes 2 from pile 2. Better: take 1 from pile 2.
  Score: 0 for A, 1 for B.
  A took 0 of 1 chances to win, B 1 of 1. The last turning point was move 1.
  ! 1. A played 2 2: gave the win away; better: take 1 from pile 2.
    2. B played 1 1: kept the win, the only move that did.
  To leave, type quit.
  $ printf '%s\n' 'What is a nim-sum?' 'whats misere' 'what does balanced mean' 'what is love' 'how many can I take?' 'can I take from two piles' 'last stone wins or loses?' 'change names' | nimm nim 1,2 --names A,B --no-hints | tail -n +6 | sed '/^$/d'
  To find a nim-sum, line up the numbers in binary. A column with an odd number of 1s gives 1, any other gives 0. Piles with nim-sum 0 are balanced.
  In misere play, whoever makes the last move loses. Type misere to turn it on or off.
  Cut each pile into groups of 8, 4, 2 and 1 stones, each size at most once. The piles are balanced if all the groups can be paired up by size. In normal play, whoever leaves balanced piles can win. Type why groups to see the groups.
  "what is love" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  To say who plays, type name 1 or name 2, and a name, such as name 2 Ben.
  $ printf 'stop\n' | nimm digraph 'a>stop@a' --names A,B --no-hints | tail -n 2
  A makes the last move and wins.
  Score: 1 for A, 0 for B.
  $ for said in stop 'whats nim?' 'whats a nim-sum'; do printf '%s\nquit\n' "$said" | nimm nim 2,1 --seed 1 | head -n 1; done
  Type your name, press Enter for Player 1, or type one of these:
  Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.
  To find a nim-sum, line up the numbers in binary. A column with an odd number of 1s gives 1, any other gives 0. Piles with nim-sum 0 are balanced.

A word that nothing may follow is not suggested for the first word of a sentence.

  $ printf 'hit 6 pins\nhitn\n' | nimm kayles 7 --names A,B --no-hints --seed 1 | grep 'not a move'
  "hit 6 pins" is not a move. Type one or two pin numbers, such as 6 to hit pin 6.
  "hitn" is not a move. Did you mean hint?

More of what people say: where they want to leave, and after a game.

  $ printf '%s\n' '1 1' 'play again' 'can I undo?' 'I quit' | nimm nim 1 --names A,B --no-hints | grep -e '^A takes' -e Score -e Nothing -e 'undo'
  A takes 1 from pile 1.
  A takes the last stone and wins.
  Score: 1 for A, 0 for B.
  Score: 1 for A, 0 for B.

Please is no argument; a letter that is short for a word stands alone; what begins a sentence is no misspelled word unless it is
one but for a letter; and new game is one.

  $ printf '%s\n' '1 1' 'undo please' '1 1' 'please undo' 'w right 2' w 'eat 1' 'leave 9 in pile 1' 'levl 3' 'new game' 'two players' | nimm nim 3,4 --names A,B --no-hints --seed 1 | sed '1,2d' | grep -v -e '^Pile' -e '^$'
  A takes 1 from pile 1.
  A's move is taken back.
  A takes 1 from pile 1.
  A's move is taken back.
  "w right 2" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  A can win by copying.
  Suggestion for A: take 1 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one.
  "eat 1" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2.
  "leave 9 in pile 1" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  "levl 3" is not a move. Did you mean level?
  To say who plays, type name 1 or name 2, and a name, such as name 2 Ben.

A capital is a point, and "up" is not one of the row that was begun.

  $ printf '%s\n' B b h | nimm coloring fan:3 --plain --names A,B --no-hints | grep -e '^The moves' -e '^Type a move' -e '^Green'
  The moves with B are BA and BC.
  Type a move, or a command (its first letters will do).
  $ printf '%s\n' 2 up 4 3 | nimm queen 5x4 --names A,B --no-hints | grep queen
  Move the queen up, left, or diagonally up and left, as far as you like. Whoever brings her into the top left corner wins.
  Type 3 4 to move the queen to row 3, column 4, or help.
  In row 2 the queen can go to column 1 or 4.
  From row 5, column 4 the queen can go up 1 to 4 squares, left 1 to 3, or diagonally 1 to 3.
  In row 4 the queen can go to column 3 or 4.
  A moves the queen to row 4, column 3.
  $ printf '%s\n' 'give me a hint' 'I need a hint!' 'can I have a hint?' 'I want a hint' | nimm nim 3,4 --names A,B --no-hints | grep Sugg
  Suggestion for A: take 1 from pile 2 to balance the piles.
  Suggestion for A: take 1 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one.
  Suggestion for A: take 1 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one. Type why for more.
  Suggestion for A: take 1 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one. Type why for more.

A game may be named as it is printed, and its hyphen left out; where names are asked for, it may be a name.

  $ nimm --names A,B --seed 1 nim 3,4 | grep -e No -e Kayles -e Take -e Slide -e 'Hit two' -e kayles
  < Kayles
  < new Poker Nim
  < northcotts game please
  < Dawson's Kayles 4
  < play a game of nim
  < help kayles
  < quit
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Take stones from one pile into your pool, or put stones from your pool on one pile. Whoever makes the last move wins.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  Hit two pins that stand side by side. Whoever makes the last hit wins.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  kayles is a game: type new kayles to play it, or new kayles iiiii.iii to choose the start.
  $ nimm solve --quiet Poker-Nim 3,3/0,0
  [3]

A pile that was typed alone is let go by no, undo or Enter; a word that is nothing here says so.

  $ nimm nim 3,4,5 --seed 1 --names A,B --no-hints | grep -e has -e A -e Did -e score
  < 1
  < what
  < no
  < 2
  < take it back
  < 1 1
  < 2
  < hlep
  < undo
  < score
  < 3
  < other pile
  < undo
  Pile 1 has 3 stones: take 1 to 3.
  Pile 1 has 3 stones: take 1 to 3. Press Enter for another pile.
  Pile 2 has 4 stones: take 1 to 4.
  A takes 1 from pile 1.
  Pile 2 has 4 stones: take 1 to 4.
  "hlep" is not a move. Did you mean help?
  Score: 0 for A, 0 for B.
  Pile 3 has 5 stones: take 1 to 5.
  A's move is taken back.

replay begins another game, also after the end of one.

  $ printf '%s\n' replay 'take all' replay quit | nimm nim 2 --seed 1 --names A,B --no-hints | grep -c ^Pile
  3

Misere play that was turned on for the next game is that game's, whichever it is; one that is going
on ends with its game, and that is said.

  $ printf '1 1\n1 1\nmisere\nchomp 2x3\nquit\nyes\n' | nimm nim 1,1 --names A,B | grep -i misere
  From the next game on, whoever takes the very last stone loses. (misere again switches back.)
  Bite off a square of chocolate and everything below and to the right of it. Misere: whoever leaves only the poisoned square loses.
  $ printf '1 1\nchomp 2x3\nyes\n' | nimm nim 1,3 --misere --names A,B | grep -i misere
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  This game is not misere; type misere to change that.

Two friends at one table ask whose turn it is, begin again, and turn misere play off by its opposite; what is on or off already stays so.

  $ printf '%s\n' "who's turn is it?" 'whose turn' '1 1' 'again please' '1 1' again | nimm nim 3,4 --seed 1 --names A,B --no-hints | grep -e '"' -e '^Pile 1'
  Pile 1 : O O O
  Pile 1 : O O O
  Pile 1 : O O O
  Pile 1 : O O
  Pile 1 : O O O
  Pile 1 : O O
  Pile 1 : O O O
  $ printf '%s\n' "what's misère" 'how do you win this' normal 'misere on' 'misere on' 'normal play' 'misere off' | nimm nim 3,4 --names A,B --no-hints | grep -e '"' -e [Mm]isere -e Whoever
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  In misere play, whoever makes the last move loses. Type misere to turn it on or off.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  Misere is off: whoever takes the very last stone wins.
  Whoever takes the very last stone loses. (misere again switches back.)
  Misere is on: whoever takes the very last stone loses.
  Whoever takes the very last stone wins. (misere again switches back.)
  Misere is off: whoever takes the very last stone wins.
  $ echo 'teach me' | nimm nim 3,4 --names A,B --no-hints | grep '^1[.]'
  1. The rules, all of them

Misere that is off for the next game is off at once where the first move has been taken back.

  $ printf '%s\n' misere '1 1' normal 'misere off' undo 'misere off' 'misere off' | nimm nim 2,1 --names A,B --no-hints | grep -i 'misere\|whoever'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Whoever takes the very last stone loses. (misere again switches back.)
  From the next game on, whoever takes the very last stone wins. (misere again switches back.)
  From the next game on, whoever takes the very last stone wins. (misere again switches back.)
  Whoever takes the very last stone wins. (misere again switches back.)
  Misere is off: whoever takes the very last stone wins.

Plain questions are the words that answer them.

  $ printf '%s\n' 'how do you play?' 'no more hints' | nimm nim 2,1 --names A,B | tail -n 3
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  No more suggestions; hint asks for one.

Nobody has won yet in the middle of a game, and to ask costs nothing; two words that are none of the commands are not taken for a misspelled one.

  $ printf '%s\n' '1 1' 'who won?' "who's winning" 'same again' 'udno 1' | nimm nim 2,1 --names A,B --no-hints | grep -v -e Pile -e '^$'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 1 2 to take 2 from pile 1, or help.
  A takes 1 from pile 1.
  Nobody yet. Type why to see who can win.
  A can win, for B has no winning move. Type why for the reason.
  "same again" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.
  "udno 1" is not a move. Did you mean undo?

A yes takes what was proposed, once: a word, a game or a move.

  $ printf '%s\n' hnit y y | nimm nim 2,1 --names A,B --no-hints | tail -n 3
  "hnit" is not a move. Did you mean hint?
  Suggestion for A: take 1 from pile 1 to balance the piles.
  "y" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  $ printf '%s\n' 21 yes kayls yep | nimm nim 2,1 --names A,B --no-hints --seed 1 | grep -e mean -e '^[A-Z].* [a-z]*s ' -e Hit
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  "21" is not a move. Did you mean 2 1?
  A takes 1 from pile 2.
  "kayls" is not a move. Did you mean kayles?
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 5 6 to hit pins 5 and 6, or help.
  $ printf '%s\n' r y qit y 'not read' | nimm nim 2,1 --names A,B --no-hints | grep -v -e Pile -e '^$'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 1 2 to take 2 from pile 1, or help.
  "r" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  "y" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  "qit" is not a move. Did you mean quit?

Rules tells those of another game, too, and help with a game has a start to type, such as that of a sum.

  $ printf '%s\n' 'rules compound' 'rules of kayles' 'rules of this game' 'rules nim' 'help compound' 'help rules' | nimm nim 2,1 --names A,B --no-hints | tail -n +7
  Make a move in one of the parts, by the rules of that part. Whoever makes the last move of all wins. The players take turns; nobody may pass.
  compound is a game: type new compound to play it, or new compound nim=3,4+kayles=iiii+chop=3x5 to choose the start.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins. The players take turns; nobody may pass. A pin that is hit falls. Pins with a gap between them do not stand side by side.
  kayles is a game: type new kayles to play it, or new kayles iiiii.iii to choose the start.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  compound is a game: type new compound to play it, or new compound nim=3,4+kayles=iiii+chop=3x5 to choose the start.
  rules [GAME]: the rules of this game. Add the name of another game for its rules, such as rules kayles.

After a game hint looks back, as why does.

  $ printf '%s\n' '1 2' '2 1' hint label | nimm nim 2,1 --names A,B --no-hints | tail -n 4
  A took 0 of 1 chances to win, B 1 of 1. The last turning point was move 1.
  ! 1. A played 1 2: gave the win away; better: take 1 from pile 1.
    2. B played 2 1: kept the win, the only move that did.
  The game is over. Type review to look back at it.

Whose turn it is stands below the board.

  $ printf '%s\n' '1 1' 'is it my turn?' 'whos turn is it' 'skip my turn' | nimm nim 2,1 --names A,B --no-hints | grep -c Pile
  8

What is asked in many ways; a no takes back what was proposed; and a game may follow the no.
  $ printf '%s\n' 'how do we move?' "what's a good move" 'which pile?' 'get 2 from 3' nope 'get 2 from 3' yes | nimm nim 3,4,6 --names A,B --no-hints | tail -n +7 | grep -v -e Pile -e '^$'
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  Suggestion for A: take 1 from pile 1 to balance the piles.
  Suggestion for A: take 1 from pile 1 to balance the piles. In groups of 1, 2, 4, 8 and so on, now the ones do not pair off; after this move all do: 2, 4 and 6.
  "get 2 from 3" is not a move. Did you mean take 2 from pile 3? Type yes, or 3 2.
  "get 2 from 3" is not a move. Did you mean take 2 from pile 3? Type yes, or 3 2.
  A takes 2 from pile 3.
  $ printf '%s\n' '1 1' 'no thanks, chomp 3 4' 'no, kayles' quit | nimm nim 1 --names A,B --no-hints | grep -e whole -e Hit
  No new game: row 2 has 4 squares, not 1 to 3: no row may be longer than the one above it; a whole bar of 3 rows of 4 is 3x4.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
What has the numbers in another order than a move, or names them otherwise, is not proposed; he is no help.
  $ printf '%s\n' 'pile 2, 1 stone plz' 'pile 2 minus 1' | nimm nim 3,0,6 --names A,B --no-hints | grep -e plz -e minus -e empty
  Pile 2 is empty. Type pile and stones, such as 1 2.
  Pile 2 is empty. Type pile and stones, such as 1 2.
  $ printf '%s\n' 'pile 3 minus 1' k 'pile 1, 5 stones plz' 'add 1 to pile 2' 'he takes 1 from pile 2' yes 'am I winning?' | nimm nim 3,4,6 --names A,B --no-hints | tail -n +7 | grep -v -e '^Pile . :' -e '^$'
  "pile 3 minus 1" is not a move. Did you mean take 1 from pile 3? Type yes, or 3 1.
  A takes 1 from pile 3.
  Pile 1 has 3 stones: take 1 to 3.
  "add 1 to pile 2" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  "he takes 1 from pile 2" is not a move. Did you mean take 1 from pile 2? Type yes, or 2 1.
  B takes 1 from pile 2.
  A can win. Type why for the reason.

The game's own name is a verb where it is one; misere may be followed by a position; same again is a yes; who won is told first.

  $ printf '%s\n' 'chomp 1 3' 'chomp 9 9' 'chomp 2x2' | nimm chomp 3x4 --names A,B --no-hints | grep -e bites -e 'row 9' -e '^Row 2'
  Row 2 : O O O O
  A bites at row 1, column 3.
  Row 2 : O O
  There is no square in row 9. Type row and column, such as 1 2.
  Row 2 : O O
  $ printf '%s\n' 'misere 1 2' '2 2' '1 1' 'who won?' 'Same again pls' history | nimm nim 3,0,5 --names A,B --no-hints | tail -n +7 | grep -v -e '^Pile' -e '^$'
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  Type 2 1 to take 1 from pile 2, or help.
  A takes 2 from pile 2.
  B takes 1 from pile 1.
  B takes the last stone and loses: A wins.
  A never let go of the win.
  Score: 1 for A, 0 for B.
  B takes the last stone and loses: A wins.
  A took 1 of 1 chances to win. Nobody gave anything away.
    1. A played 2 2: kept the win, the only move that did.
    2. B played 1 1: no move could win.
    0. 1,2
  Score: 1 for A, 0 for B.

Asked for politely, or by the name of the program, misere play is never turned off. A refusal that leaves one choice is answered by yes, and a pile may be named in any words first.

  $ printf '%s\n' 'pls hint' 'nimm misere' 'misere please' 'play misere' misere '3 9' yes 'the smallest one' yes | nimm nim 3,4,1,1 --names A,B --no-hints | tail -n +7 | grep -v -e '^Pile . :' -e '^$'
  Suggestion for A: take 1 from pile 2 to balance the piles.
  Whoever takes the very last stone loses. (misere again switches back.)
  Misere is on: whoever takes the very last stone loses.
  Misere is on: whoever takes the very last stone loses.
  Whoever takes the very last stone wins. (misere again switches back.)
  Pile 3 has 1 stone. Did you mean take 1 from pile 3? Type yes, or 3 1.
  A takes 1 from pile 3.
  Pile 4 has 1 stone. Did you mean take 1 from pile 4? Type yes, or 4 1.
  B takes 1 from pile 4.

Each word of a lecture may be asked for, in one or in several words.

  $ for word in bit subheap coin 'directed graph' 'terminal position' parity prime lemma induction 'strategy stealing' option; do echo "what is a $word?" | nimm nim 1,2 --names A,B --no-hints | tail -n 1; done
  A bit is a digit in a binary number: 0 or 1.
  A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.
  Stones, chips and coins are the same thing here: what the piles are made of.
  In the graph of a game, each position is a node, and an arc leads from it to each position that one move can reach.
  A terminal position has no moves left. In normal play, whoever has to move there has lost.
  The parity of a number says whether it is odd or even.
  A prime is a whole number above 1 divisible only by 1 and itself, such as 2, 3, 5 and 7.
  A theorem is a proved statement. A lemma is a small theorem that helps prove a bigger one.
  Proof by induction: show that the smallest case is true, and that each case follows from the smaller ones. Then all are true.
  Strategy stealing, in Chomp: bite off just the far corner. If some reply beats that, it could have been the first move. So the first player can win, but the proof doesn't say how.
  A position's options are the positions you can move to from it.

At a pile that has been named, its place or its size names a pile, and does not count stones; who goes first is asked about players alone.

  $ printf '%s\n' 3 'the first one' '' 3 'the biggest' 'the last stone' 'first row last column' 'hint on' | nimm nim 3,4,7 --names A,B --no-hints | grep -e take -e first -e on
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 4 to take 4 from pile 2, or help.
  Pile 3 has 7 stones: take 1 to 7.
  Pile 1 has 3 stones: take 1 to 3.
  Pile 3 has 7 stones: take 1 to 7.
  Pile 3 has 7 stones: take 1 to 7. Press Enter for another pile.
  Pile 3 has 7 stones: take 1 to 7. Press Enter for another pile.
  To say who goes first, type first A or first B.
  Suggestions are shown again.
  Suggestion for A: take 1 from pile 1; any move loses against good play.
  $ printf '%s\n' '1 1' '2 1' northcott | nimm nim 1,1 --misere --names A,B --no-hints | grep 'misere'
  This game has no misere play.

A game may be asked for.

  $ echo 'can we play kayles' | nimm nim 1,2 --seed 1 --names A,B --no-hints | grep -e 'Hit one'
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  $ echo gg | nimm nim 1,2 --names A,B --no-hints | tail -n 1
  Good game!

Which move is best is a request for a hint, which square is the poisoned one is none; a no may go on to another game.

  $ printf '%s\n' 'which square is poison' 'which move?' | nimm chomp 1x3 --names A,B --no-hints | grep -c Suggestion
  1
  $ printf '%s\n' '1 1' 'nope lets do chomp' | nimm nim 1 --names A,B --no-hints | grep 'Bite off'
  Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins.
  $ echo '49 -> 7' | nimm prime 49,30 --names A,B --no-hints | tail -n 1
  49 is 7 x 7. Did you mean 1 7? That makes it 7.
