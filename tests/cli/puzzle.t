Puzzles in a pipe: a move that wins, an unclear one, a mistake with the move that refutes it and another try, and the
second mistake, which ends the run.

  $ nimm puzzle --seed 1
  < 1 2
  < banana
  < take 1 from pile 1
  < 1 2
  < 1 1
  < 1 1
  Find the winning move. The second mistake ends the run.

  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O
  Right.

  2. Nim 3,1,5,1: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 : O O O O O
  Pile 4 : O
  "banana" is not a move. Type pile and stones, such as 1 1.
  Type skip for the answer, or ? for help.
  Wrong: a winning reply is to take 3 from pile 3.
  Try again: the next mistake ends the run.
  Wrong: a winning reply is to take 4 from pile 3.
                  4  2  1
    Pile 1   3 =  0  1  1
    Pile 2   1 =  0  0  1
    Pile 3   5 =  1  0  1
    Pile 4   1 =  0  0  1
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  1 winning move:
    3 2: take 2 from pile 3 -> 3,1,3,1

  1 solved.

Words, and a skipped puzzle, which is a mistake.

  $ nimm puzzle --seed 1
  < rules
  < skip
  < quit
  Find the winning move. The second mistake ends the run.

  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O
  Take stones from one pile. Whoever takes the last one wins. The players take turns; nobody may pass.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   3 =  0  1  1
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  1 winning move:
    1 2: take 2 from pile 1 -> 3,3

  2. Nim 3,1,5,1: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 : O O O O O
  Pile 4 : O

  0 solved.
Other games, in turn; their rules come first. Each game's own words are moves too.

  $ nimm puzzle kayles northcott subtraction:1,3,4 --seed 2
  < 9
  < 1
  < hit pin 3
  < skip
  Find the winning move. The second mistake ends the run.

  (Kayles: A move hits one pin, or two pins that stand side by side, and they fall. Whoever hits the last pin wins.)
  1. Kayles iiiii: it is your turn. Which move wins?
   i i i i i
   1 2 3 4 5
  There is no pin 9: there are only 5. Type one pin or two neighbors, such as 1.
  Type skip for the answer, or ? for help.
  Wrong: a winning reply is to hit pins 3 and 4.
  Try again: the next mistake ends the run.
  Right.

  (Northcott's Game: A move slides your coin in one row left or right, any distance, but not onto or past the other coin. Whoever makes the last move wins.)
  2. Northcott's Game .W...B/B.W.../..BW../B....W: it is your turn, with the white coins (W). Which move wins?
          1 2 3 4 5 6
  Row 1 : . W . . . B
  Row 2 : B . W . . .
  Row 3 : . . B W . .
  Row 4 : B . . . . W
  W is player 1, B is player 2.
                  4  2  1
    Row 1    3 =  0  1  1   a gap of 3
    Row 2    1 =  0  0  1   a gap of 1
    Row 3    0 =  0  0  0   no gap
    Row 4    4 =  1  0  0   a gap of 4
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  1 winning move:
    4 4: move to column 4 in row 4 -> .W...B/B.W.../..BW../B..W..

  1 solved.

Misere play, by the word or by the option.

  $ nimm puzzle misere nim --seed 5
  < skip
  < quit
  Find the winning move. The second mistake ends the run.

  1. Misere Nim 4,6 (whoever makes the last move loses): it is your turn. Which move wins?
  Pile 1 : O O O O
  Pile 2 : O O O O O O
  Misere: whoever makes the last move loses. Play as in normal Nim until your move would leave no pile larger than 1: then leave an odd number of piles of 1. That works because a single pile larger than 1 is never balanced, so only the player who keeps balancing ever faces one, and that player chooses to leave an odd or an even number of 1s.
  Here the player to move can win.
  1 winning move:
    2 2: take 2 from pile 2 -> 4,4

  2. Misere Nim 6,2,3 (whoever makes the last move loses): it is your turn. Which move wins?
  Pile 1 : O O O O O O
  Pile 2 : O O
  Pile 3 : O O O

  0 solved.
  $ nimm puzzle kayles --misere --seed 2 </dev/null
  Find the winning move. The second mistake ends the run.

  (Kayles: A move hits one pin, or two pins that stand side by side, and they fall. Misere: whoever hits the last pin loses.)
  1. Misere Kayles iiiii (whoever makes the last move loses): it is your turn. Which move wins?
   i i i i i
   1 2 3 4 5

  0 solved.

In words, for a screen reader.

  $ echo q | nimm puzzle chomp --plain --seed 3
  Find the winning move. The second mistake ends the run.

  (Chomp: A move bites off a square of the bar of chocolate, with all squares to its right, below it, or both. Whoever leaves only the poisoned square wins.)
  1. Chomp 5,3,3: it is your turn. Which move wins?
  Row 1 has 5 squares.
  Row 2 has 3 squares.
  Row 3 has 3 squares.
  Row 1, column 1 is poisoned.

  0 solved.

What is wrong on the command line.

  $ for words in chess 'nim 3,4' '--seed x' 'misere northcott'; do nimm puzzle $words </dev/null; done
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: there is no game "3,4"; nimm games lists them
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: Northcott's Game has no misere play
  [2]
