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
  < 2 -1
  < take 4 from 2
  < 3,4
  < 1:1
  < 3 1
  < no
  Nim, seed 1. This game again: nimm nim 3,4,5 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1.
  Ada takes 2 from pile 1: 3,4,5 -> 1,4,5

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Charles: no move wins against perfect play; to keep the game
    long, take 1 from pile 1.
  There is no pile 7: choose pile 1, 2 or 3.
  "1 1 1" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Pile 2 has 4 stones: take 1 to 4.
  Pile 2 has 4 stones: take 1 to 4.
  "hello" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Pile 2 has 4 stones: take 1 to 4.
  Pile 2 has 4 stones: take 1 to 4.
  Charles takes 4 from pile 2: 1,4,5 -> 1,0,5

  Pile 1 : O
  Pile 2 :
  Pile 3 : O O O O O

  Suggestion for Ada: take 4 from pile 3.
  Ada takes 4 from pile 3: 1,0,5 -> 1,0,1

  Pile 1 : O
  Pile 2 :
  Pile 3 : O

  Suggestion for Charles: no move wins against perfect play; to keep the game
    long, take 1 from pile 1.
  Charles takes 1 from pile 1: 1,0,1 -> 0,0,1

  Pile 1 :
  Pile 2 :
  Pile 3 : O

  Suggestion for Ada: take 1 from pile 3.
  Ada takes 1 from pile 3: 0,0,1 -> 0,0,0

  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.

  Goodbye. Score: 1 for Ada, 0 for Charles.

Names and the score stay, the loser begins the next game, the end of the input ends it all.

  $ nimm nim 1 --seed 1 --names Ada,Charles
  < 1 1
  < yes
  < 1 1
  < perhaps
  < 
  Nim, seed 1. This game again: nimm nim 1 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O

  Suggestion for Ada: take 1 from pile 1.
  Ada takes 1 from pile 1: 1 -> 0

  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.
  Nim, seed 652893. This game again: nimm nim 1 --seed 652893 --first 2

  Pile 1 : O

  Suggestion for Charles: take 1 from pile 1.
  Charles takes 1 from pile 1: 1 -> 0

  *** Charles wins! ***
  Charles made the last move.
  Score: 1 for Ada, 1 for Charles.
  Type yes or no.
  Nim, seed 332263. This game again: nimm nim 1 --seed 332263

  Pile 1 : O

  Suggestion for Ada: take 1 from pile 1.

  Goodbye. Score: 1 for Ada, 1 for Charles.

Moves alone will do for a script.

  $ printf '1 1\n2 2\n' | nimm nim 1,2 --seed 1 --no-hints
  Nim, seed 1. This game again: nimm nim 1,2 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O
  Pile 2 : O O

  Player 1 takes 1 from pile 1: 1,2 -> 0,2

  Pile 1 :
  Pile 2 : O O

  Player 2 takes 2 from pile 2: 0,2 -> 0,0

  *** Player 2 wins! ***
  Player 2 made the last move.
  Score: 0 for Player 1, 1 for Player 2.

  Goodbye. Score: 0 for Player 1, 1 for Player 2.

The computer plays.

  $ nimm nim 1,2,4 --seed 1
  < Ada
  < computer
  < 3 2
  < 1 1
  Nim, seed 1. This game again: nimm nim 1,2,4 --seed 1 --players human,computer
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O O O

  Suggestion for Ada: take 1 from pile 3.
  Ada takes 2 from pile 3: 1,2,4 -> 1,2,2

  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O

  Computer takes 1 from pile 1: 1,2,2 -> 0,2,2
  (Why: the nim-sum was 1, now it is 0.)

  Pile 1 :
  Pile 2 : O O
  Pile 3 : O O

  Suggestion for Ada: no move wins against perfect play; to keep the game long,
    take 1 from pile 2.
  Pile 1 is empty: choose pile 2 or 3.

  Goodbye. Score: 0 for Ada, 0 for Computer.

The same seed is the same start.

  $ echo quit | nimm --seed 42 --names A,B > one; echo quit | nimm --seed 42 --names A,B > two; cmp one two && grep Pile one
  Pile 1 : O O O O
  Pile 2 : O O O
  Pile 3 : O O O O O

Words.

  $ nimm nim 3,4,5 --seed 1 --names Ada,Bob
  < help
  < why
  < rules
  < board
  < hint
  < score
  < resign
  < new
  < 1 3
  < undo
  < redo
  < history
  < quit
  Nim, seed 1. This game again: nimm nim 3,4,5 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1.
  Type a move: PILE STONES, such as 2 3: take 3 stones from pile 2.
  Or one of these words:
    help [WORD]             this list, or one word of it
    board                   the board again
    hint                    a suggestion for this move
    freeze                  hide the suggestions until Enter, or show them again
    why                     the Nim piles in the position, their binary grid, and
                            what follows
    rules                   the rules of this game
    undo [N]                take back the last move, or N moves; against the
                            computer, back to your turn
    redo [N]                make again what was taken back
    history                 the moves so far, with the positions
    go N                    back, or forward, to the position after move N
    first 1|2               who begins, before the first move
    seat 1|2 human|computer who plays: a person or the computer
    level [L]               how well the computer plays, 0 to 10
    name 1|2 NAME           another name for a player
    swap                    the players change places; in mid-game, from the next
                            game on
    save FILE               save the game in a file; nimm resume FILE plays on
                            from it
    comment TEXT            a remark, kept in the record at this place
    review                  who could have won, and where the win was thrown away
    score                   the score
    resign                  give this game up
    new [GAME [POSITION]]   leave this game and begin another
    quit                    leave; Ctrl-D does the same
  In binary, and below it the nim-sum: a 1 under each column with an odd number of
  ones.
                  4  2  1
    Pile 1   3 =  0  1  1
    Pile 2   4 =  1  0  0
    Pile 3   5 =  1  0  1
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Column 2 holds an odd number of ones (marked ^): unbalanced. Making every column
  even wins for Ada.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 1: 3 xor 2 = 1, so it must become 1.
  Suggestion for Ada: take 2 from pile 1. Then the piles are 1, 4 and 5: nim-sum
    0.
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  A move is PILE STONES, such as 2 3: take 3 stones from pile 2.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1.
  Score: 0 for Ada, 0 for Bob.
  Ada resigns.

  *** Bob wins! ***
  Score: 0 for Ada, 1 for Bob.
  Nim, seed 652893. This game again: nimm nim 3,4,5 --seed 652893

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1.
  Ada takes 3 from pile 1: 3,4,5 -> 0,4,5

  Pile 1 :
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Bob: take 1 from pile 3.
  Taken back.

  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Ada: take 2 from pile 1.
  Ada takes 3 from pile 1: 3,4,5 -> 0,4,5

  Pile 1 :
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Suggestion for Bob: take 1 from pile 3.
    0. 3,4,5
    1. Ada takes 3 from pile 1: 3,4,5 -> 0,4,5

  Goodbye. Score: 0 for Ada, 1 for Bob.

Misere play.

  $ nimm nim 1,2 --seed 1 --names Ada,Bob --misere
  < why
  < 2 2
  < 1 1
  Nim, seed 1. This game again: nimm nim 1,2 --seed 1 --misere
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  But this is misere play, the other way round: the player who would normally win
  loses, so whoever makes the last move loses.
  At the prompt type a move, or help, or quit.

  Pile 1 : O
  Pile 2 : O O

  Suggestion for Ada: take 2 from pile 2.
  Misere: whoever makes the last move loses. Play as in normal Nim until your move
  would leave no pile larger than 1: then leave an odd number of piles of 1.
  Here Ada can win.
  Suggestion for Ada: take 2 from pile 2.
  Ada takes 2 from pile 2: 1,2 -> 1,0

  Pile 1 : O
  Pile 2 :

  Suggestion for Bob: no move wins against perfect play; to keep the game long,
    take 1 from pile 1.
  Bob takes 1 from pile 1: 1,0 -> 0,0

  *** Ada wins! ***
  Bob made the last move, and in misere play that loses.
  Score: 1 for Ada, 0 for Bob.

  Goodbye. Score: 1 for Ada, 0 for Bob.

A name cannot steer the terminal.

  $ printf 'A\033[31mB\nA\033[31mB\n\302\233x\n' | nimm nim 1 --seed 1 | head -1
  "A\x1B[31mB" is the other player: choose another name.

  $ printf 'A\033[31mB\n\302\2331x\n1 1\n' | nimm nim 1 --seed 1 --no-hints
  Nim, seed 1. This game again: nimm nim 1 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O

  A\x1B[31mB takes 1 from pile 1: 1 -> 0

  *** A\x1B[31mB wins! ***
  A\x1B[31mB made the last move.
  Score: 1 for A\x1B[31mB, 0 for \xC2\x9B1x.

  Goodbye. Score: 1 for A\x1B[31mB, 0 for \xC2\x9B1x.

What is wrong is named.

  $ nimm nim 3,x
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  [2]

  $ nimm nim 0,0
  2> nimm: there is no move in this position: the game would be over before it began
  [2]

Output that cannot be written, input that cannot be read.

  $ nimm sum 1 2 > /dev/full
  2> nimm: cannot write the output: No space left on device
  [1]

  $ echo 1 1 | nimm nim 1 > /dev/full
  2> nimm: cannot write the output: No space left on device
  [1]

  $ nimm nim 1 <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]

  $ nimm games >&-
  2> nimm: cannot write the output: Bad file descriptor
  [1]
