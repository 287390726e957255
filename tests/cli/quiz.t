A quiz in a pipe: right, wrong, unclear and skipped answers, and the score.

  $ nimm quiz --level 2 --seed 7
  < first
  < 1 9
  < 1 1
  < 99
  < no
  < second
  < rules
  < ?
  < yes
  < skip
  < 3
  < q
  10 questions, level 2, seed 7. The same again: nimm quiz --seed 7 --level 2

  1. Nim 3,4,6: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O O
  "first" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Pile 1 has 3 stones: take 1 to 3.
  Right!

  (Chomp: A bar of chocolate has a poisoned square in its top left corner. A move
  bites off a square together with all squares to its right, below it, or both.
  Whoever is left with the poisoned square alone loses.)
  2. Chomp 2,2: what is its value, the size of the Nim pile that it equals?
  No.
  The answer: 2.
  Bar: the least number that no bite leaves (the mex), a Nim pile of 2. Its moves
  lead to the values 0 and 1; the smallest number missing there is 2.

  (Northcott's Game: Every row of the board holds one white coin (W, player 1) and
  one black coin (B, player 2). A move slides your own coin in one row any number
  of squares left or right, but not onto or over the other coin. Whoever cannot
  move loses.)
  3. Northcott's Game ..B.W/.W.B.: who wins if both play well, the player who
  moves first or the one who moves second?
  "no" is not an answer to that. Type first or second.
  Exactly.

  4. Nim 2,3,2,3: is this position balanced?
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  Type the answer; skip shows it and goes on, rules explains the game, q ends the
  quiz.
  Correct.

  5. What is the mex of no numbers at all?
  The answer: 0.
  Count up from 0 until a number is missing: 0 is not.

  6. What is the nim-sum of 8, 3, 2?
  No.
  The answer: 9.
                  8  4  2  1
    Pile 1   8 =  1  0  0  0
    Pile 2   3 =  0  0  1  1
    Pile 3   2 =  0  0  1  0
    ------------------------
    nim-sum  9 =  1  0  0  1
    odd           ^        ^
  The nim-sum is 8 xor 3 xor 2 = 9.

  7. What is the nim-sum of 10, 12, 15?

  3 of 6 right.
  To practise: nim-sums (0 of 1 right), the mex (0 of 1 right), values of other
    games (0 of 1 right). Try: nimm quiz --topic sum,mex,value --level 2

The same topic alone, and its working.

  $ nimm quiz --topic value,mex --level 3 --seed 4 --questions 4
  < skip
  < skip
  < skip
  < skip
  4 questions, level 3, seed 4. The same again: nimm quiz --seed 4 --level 3
  --topic mex,value --questions 4

  (Prime-game: There are some numbers above 1. A move takes a number that is not
  prime and splits prime factors off it, one or more, but never all: the rest must
  be above 1, and what was split off is out of the game. Whoever makes the last
  move wins.)
  1. Prime-game 57,80,64: what is its value, the size of the Nim pile that it
  equals?
  The answer: 0.
  57: 3 x 19: 2 prime factors, and one must stay, a Nim pile of 1. 80: 2 x 2 x 2 x
  2 x 5: 5 prime factors, and one must stay, a Nim pile of 4. 64: 2 x 2 x 2 x 2 x
  2 x 2: 6 prime factors, and one must stay, a Nim pile of 5. The nim-sum is 1 xor
  4 xor 5 = 0.

  2. What is the mex of 6, 11, 3, 6, 2, 5, 4, 0, 5, 1, 12, 3 and 10?
  The answer: 7.
  Count up from 0 until a number is missing: 0 is there, 1 is there, 2 is there, 3
  is there, 4 is there, 5 is there, 6 is there, 7 is not.

  (Chomp: A bar of chocolate has a poisoned square in its top left corner. A move
  bites off a square together with all squares to its right, below it, or both.
  Whoever is left with the poisoned square alone loses.)
  3. Chomp 3,3: what is its value, the size of the Nim pile that it equals?
  The answer: 4.
  Bar: the least number that no bite leaves (the mex), a Nim pile of 4. Its moves
  lead to the values 0, 1, 2 and 3; the smallest number missing there is 4.

  4. What is the mex of 1, 0, 0, 5, 6, 5, 6, 7, 13, 2, 3, 9 and 4?
  The answer: 8.
  Count up from 0 until a number is missing: 0 is there, 1 is there, 2 is there, 3
  is there, 4 is there, 5 is there, 6 is there, 7 is there, 8 is not.

  0 of 4 right.
  To practise: the mex (0 of 2 right), values of other games (0 of 2 right). Try:
    nimm quiz --topic mex,value --level 3

A wrong move is explained like any position.

  $ nimm quiz --topic move --seed 2 --questions 1
  < 1 1
  1 question, level 1, seed 2. The same again: nimm quiz --seed 2 --topic move
  --questions 1

  (Subtraction game: There are some piles of stones. A move takes some of them
  from one pile: 1 to K in subtraction:K, exactly 1, 3 or 4 in subtraction:1,3,4.
  Whoever makes the last move wins.)
  1. Subtraction game (subtraction:3) 6: it is your turn. Which move wins?
  Pile 1 : O O O O O O
  One move takes 1 to 3 stones.
  No.
  If a move takes 1 to K stones, then whatever one player takes, the other can
  make it up to K + 1: full groups of K + 1 stones gain nobody anything, and only
  the remainder counts. With another set, a pile is worth the smallest number that
  is not the value of any pile it can become.
    Pile 1: 6 stones = 1 x 4 + 2, a Nim pile of 2.
  In binary, and below it the nim-sum: a 1 under each column with an odd number of
  ones.
                  2  1
    Pile 1   2 =  1  0
    ------------------
    nim-sum  2 =  1  0
    odd           ^
  Column 2 holds an odd number of ones (marked ^): unbalanced. Making every column
  even wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 1: 2 xor 2 = 0, so it must become worth 0.
  1 winning move:
    take 2 from pile 1 -> 4

  0 of 1 right.
  To practise: finding a winning move (0 of 1 right). Try: nimm quiz --topic move

All right: there is a next level.

  $ nimm quiz --topic balance --seed 3 --questions 1
  < no
  1 question, level 1, seed 3. The same again: nimm quiz --seed 3 --topic balance
  --questions 1

  1. Nim 1,2,4: is this position balanced?
  Right!

  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2

The end of the input ends the quiz.

  $ nimm quiz --seed 1
  10 questions, level 1, seed 1. The same again: nimm quiz --seed 1

  1. Nim 2,1,2: who wins if both play well, the player who moves first or the one
  who moves second?

  Nothing answered, nothing wrong. Goodbye.

What is wrong on the command line is named.

  $ nimm quiz --topic mex,chess
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex and value
  [2]

  $ nimm quiz --level 4
  2> nimm: --level "4": write a number from 1 to 3
  [2]

  $ nimm quiz nim
  2> nimm: "nim": nimm quiz takes only options, for example nimm quiz --level 2 --topic mex,sum
  [2]

  $ nimm quiz --seed x
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  [2]
