The quiz: words instead of an answer, and what it says in the end. The questions are those of a seed.

  $ nimm quiz --topic sum --seed 1 --questions 2
  < help
  < rules
  < pass
  < exit
  2 questions, level 1, seed 1. The same again: nimm quiz --seed 1 --topic sum
  --questions 2

  1. What is the nim-sum of 1, 6?
  Type the answer; skip shows it and goes on, rules explains the game, q ends the
  quiz.
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  The answer: 7.
                  4  2  1
    Pile 1   1 =  0  0  1
    Pile 2   6 =  1  1  0
    ---------------------
    nim-sum  7 =  1  1  1
    odd           ^  ^  ^
  The nim-sum is 1 xor 6 = 7.

  2. What is the nim-sum of 2, 5?

  0 of 1 right.
  To practise: nim-sums (0 of 1 right). Try: nimm quiz --topic sum
  $ nimm quiz --topic value --seed 1 --questions 3 --level 2
  < ?
  < rules
  < skip
  < skip
  < skip
  3 questions, level 2, seed 1. The same again: nimm quiz --seed 1 --level 2
  --topic value --questions 3

  (Chop: A bar of chocolate has a poisoned square in its top left corner. A move
  breaks the bar along one line, from side to side, and throws away the part
  without the poison. Whoever is left with the poisoned square alone loses.)
  1. Chop 6x6: what is its value, the size of the Nim pile that it equals?
  Type the answer; skip shows it and goes on, rules explains the game, q ends the
  quiz.
  A bar of chocolate has a poisoned square in its top left corner. A move breaks
  the bar along one line, from side to side, and throws away the part without the
  poison. Whoever is left with the poisoned square alone loses.
  The answer: 0.
  Rows: 6 rows, and one must stay, a Nim pile of 5. Columns: 6 columns, and one
  must stay, a Nim pile of 5. The nim-sum is 5 xor 5 = 0.

  2. Chop 3x4: what is its value, the size of the Nim pile that it equals?
  The answer: 1.
  Rows: 3 rows, and one must stay, a Nim pile of 2. Columns: 4 columns, and one
  must stay, a Nim pile of 3. The nim-sum is 2 xor 3 = 1.

  (Kayles: Pins stand in a row. Two players take turns; a move hits one pin, or
  two pins that stand side by side, and they fall. Whoever knocks down the last
  pin wins.)
  3. Kayles iiiiiii: what is its value, the size of the Nim pile that it equals?
  The answer: 2.
  Pins 1-7: a row of 7 pins, a Nim pile of 2. Its moves lead to the values 0, 1,
  3, 4 and 5; the smallest number missing there is 2.

  0 of 3 right.
  To practise: values of other games (0 of 3 right). Try: nimm quiz --topic value
    --level 2
  $ nimm quiz --topic winner --seed 1 --questions 3 --level 3
  < skip
  < skip
  < q
  3 questions, level 3, seed 1. The same again: nimm quiz --seed 1 --level 3
  --topic winner --questions 3

  (Kayles: Pins stand in a row. Two players take turns; a move hits one pin, or
  two pins that stand side by side, and they fall. Whoever knocks down the last
  pin wins.)
  1. Kayles iii.iiii.ii: who wins if both play well, the player who moves first or
  the one who moves second?
  The answer: the player who moves second.
  A hit splits its row in two, and what happens in one part never affects the
  other: each run of standing pins is a Nim pile of its own. A run of 1, 2, 3, 4,
  5, 6, 7, 8 pins is a pile of 1, 2, 3, 1, 4, 3, 2, 1 stones: the smallest number
  that no single hit leaves.
    Pins 1-3: a row of 3 pins, a Nim pile of 3.
    Pins 5-8: a row of 4 pins, a Nim pile of 1.
    Pins 10-11: a row of 2 pins, a Nim pile of 2.
  In binary, and below it the nim-sum: a 1 under each column with an odd number of
  ones.
                     2  1
    Pins 1-3    3 =  1  1
    Pins 5-8    1 =  0  1
    Pins 10-11  2 =  1  0
    ---------------------
    nim-sum     0 =  0  0
  Every column holds an even number of ones: balanced. Any move by the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.

  (Northcott's Game: Every row of the board holds one white coin (W, player 1) and
  one black coin (B, player 2). A move slides your own coin in one row any number
  of squares left or right, but not onto or over the other coin. Whoever cannot
  move loses.)
  2. Northcott's Game ..B....W/...W..B./..W.B...: who wins if both play well, the
  player who moves first or the one who moves second?
  The answer: the player who moves first.
  Only the gaps between the two coins of each row count: closing a gap by some
  squares is like taking that many stones from a pile. Retreating gains nothing,
  because the other coin can follow by as many squares.
    Row 1: a gap of 4, a Nim pile of 4.
    Row 2: a gap of 2, a Nim pile of 2.
    Row 3: a gap of 1, a Nim pile of 1.
  In binary, and below it the nim-sum: a 1 under each column with an odd number of
  ones.
                  4  2  1
    Row 1    4 =  1  0  0
    Row 2    2 =  0  1  0
    Row 3    1 =  0  0  1
    ---------------------
    nim-sum  7 =  1  1  1
    odd           ^  ^  ^
  Columns 4, 2 and 1 hold an odd number of ones (marked ^): unbalanced. Making
  every column even wins for the player to move.
  The highest odd column is 4. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Row 1: 4 xor 7 = 3, so it must become worth 3.
  2 winning moves:
    move to column 7 in row 1 -> ..B...W./...W..B./..W.B...
    move to column 1 in row 2 -> ..B....W/W.....B./..W.B...

  3. Nim 27,23,22,15: who wins if both play well, the player who moves first or
  the one who moves second?

  0 of 2 right.
  To practise: seeing who wins (0 of 2 right). Try: nimm quiz --topic winner
    --level 3
  $ nimm quiz --topic move --seed 2 --questions 2 --level 2 --plain
  < skip
  < skip
  2 questions, level 2, seed 2. The same again: nimm quiz --seed 2 --level 2
  --topic move --questions 2

  (Kayles: Pins stand in a row. Two players take turns; a move hits one pin, or
  two pins that stand side by side, and they fall. Whoever knocks down the last
  pin wins.)
  1. Kayles iiiiiii: it is your turn. Which move wins?
  Pins 1 to 7 stand.
  A hit splits its row in two, and what happens in one part never affects the
  other: each run of standing pins is a Nim pile of its own. A run of 1, 2, 3, 4,
  5, 6, 7, 8 pins is a pile of 1, 2, 3, 1, 4, 3, 2, 1 stones: the smallest number
  that no single hit leaves.
    Pins 1-7: a row of 7 pins, a Nim pile of 2.
  In binary, and at the end the nim-sum: a 1 in each place with an odd number of
  ones.
  Pins 1-7: 2 is 10 in binary.
  The nim-sum: 2 is 10 in binary.
  Column 2 holds an odd number of ones: unbalanced. Making every column even wins
  for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pins 1-7: 2 xor 2 = 0, so it must become worth 0.
  3 winning moves:
    hit pins 2 and 3 -> i..iiii
    hit pin 4 -> iii.iii
    hit pins 5 and 6 -> iiii..i

  2. Nim 3,4,6: it is your turn. Which move wins?
  Pile 1 : 3 stones
  Pile 2 : 4 stones
  Pile 3 : 6 stones
  In binary, and at the end the nim-sum: a 1 in each place with an odd number of
  ones.
  Pile 1: 3 is 011 in binary.
  Pile 2: 4 is 100 in binary.
  Pile 3: 6 is 110 in binary.
  The nim-sum: 1 is 001 in binary.
  Column 1 holds an odd number of ones: unbalanced. Making every column even wins
  for the player to move.
  The highest odd column is 1. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 1: 3 xor 1 = 2, so it must become 2.
  1 winning move:
    take 1 from pile 1 -> 2,4,6

  0 of 2 right.
  To practise: finding a winning move (0 of 2 right). Try: nimm quiz --topic move
    --level 2
  $ nimm quiz --topic balance --seed 1 --questions 2
  < skip
  < quit
  2 questions, level 1, seed 1. The same again: nimm quiz --seed 1 --topic balance
  --questions 2

  1. Nim 7,5,2: is this position balanced?
  The answer: yes, it is balanced.
                  4  2  1
    Pile 1   7 =  1  1  1
    Pile 2   5 =  1  0  1
    Pile 3   2 =  0  1  0
    ---------------------
    nim-sum  0 =  0  0  0
  The nim-sum is 7 xor 5 xor 2 = 0: every column holds an even number of ones.

  2. Nim 4,2,3: is this position balanced?

  0 of 1 right.
  To practise: seeing whether a position is balanced (0 of 1 right). Try: nimm
    quiz --topic balance

Nothing wrong: the next level, or an opponent where there is none.

  $ cat >mex <<'END'
  > nimm quiz --topic mex --seed 4 --questions 1 --level $1
  > END
  $ sh mex 1
  < 3
  1 question, level 1, seed 4. The same again: nimm quiz --seed 4 --topic mex
  --questions 1

  1. What is the mex of 5, 2, 0 and 1?
  Right!

  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2
  $ sh mex 3
  < rules
  < 6
  1 question, level 3, seed 4. The same again: nimm quiz --seed 4 --level 3
  --topic mex --questions 1

  1. What is the mex of 5, 0, 5, 1, 8, 3, 8, 7, 1, 4, 2 and 2?
  "rules" is not an answer to that. Type a number in digits, such as 5.
  Right!

  1 of 1 right. Nobody can beat that.
  There is no higher level. Find yourself an opponent: nimm
