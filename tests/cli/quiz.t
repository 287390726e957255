A quiz in a pipe: right, wrong, unclear and skipped answers, words instead of an answer, and the score. The questions
are those of a seed.

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
  Bar: the mex of what its bites leave, a Nim pile of 2. Its moves lead to the
  values 0 and 1; the smallest number missing there is 2.

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

An answer that is shown comes with its reason: of each topic and kind one. From here on the rules of the games, in
brackets, are left out.

  $ cat >quiz <<'END'
  > nimm quiz "$@" | sed '/^([A-Z]/,/[)]$/d;/ question.*The same again/,/^$/d'
  > END
  $ sh quiz --topic move --seed 2 --questions 1
  < 1 1
  1. Subtraction game (subtraction:3) 6: it is your turn. Which move wins?
  Pile 1 : O O O O O O
  One move takes 1 to 3 stones.
  No.
  If a move takes 1 to K stones, then whatever one player takes, the other can
  make it up to K + 1: full groups of K + 1 stones gain nobody anything, and only
  the remainder counts. With another set, a pile is worth the smallest number that
  is not the value of any pile it can become.
    Pile 1: 6 stones = 1 x 4 + 2, a Nim pile of 2.
  It is worth 2: a move that makes it worth 0 wins for the player to move.
  1 winning move:
    take 2 from pile 1 -> 4

  0 of 1 right.
  To practise: finding a winning move (0 of 1 right). Try: nimm quiz --topic move

  $ sh quiz --topic value --seed 1 --questions 3 --level 2
  < skip
  < skip
  < skip
  1. Chop 6x6: what is its value, the size of the Nim pile that it equals?
  The answer: 0.
  Rows: 6 rows, and one must stay, a Nim pile of 5. Columns: 6 columns, and one
  must stay, a Nim pile of 5. The nim-sum is 5 xor 5 = 0.

  2. Chop 3x4: what is its value, the size of the Nim pile that it equals?
  The answer: 1.
  Rows: 3 rows, and one must stay, a Nim pile of 2. Columns: 4 columns, and one
  must stay, a Nim pile of 3. The nim-sum is 2 xor 3 = 1.

  3. Kayles iiiiiii: what is its value, the size of the Nim pile that it equals?
  The answer: 2.
  Pins 1-7: a row of 7 pins, a Nim pile of 2. Its moves lead to the values 0, 1,
  3, 4 and 5; the smallest number missing there is 2.

  0 of 3 right.
  To practise: values of other games (0 of 3 right). Try: nimm quiz --topic value
    --level 2
  $ sh quiz --topic balance --seed 1 --questions 2
  < perhaps
  < skip
  < exit
  1. Nim 7,5,2: is this position balanced?
  "perhaps" is not an answer to that. Type yes or no.
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
  $ sh quiz --topic mex --seed 4 --questions 1
  < rules
  < 4
  1. What is the mex of 5, 2, 0 and 1?
  "rules" is not an answer to that. Type a number in digits, such as 5.
  No.
  The answer: 3.
  Count up from 0 until a number is missing: 0 is there, 1 is there, 2 is there, 3
  is not.

  0 of 1 right.
  To practise: the mex (0 of 1 right). Try: nimm quiz --topic mex

Nothing wrong: the next level, or an opponent where there is none. Nothing answered: goodbye.

  $ echo 3 | nimm quiz --topic mex --seed 4 --questions 1 --level 1 | tail -n 2
  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2
  $ echo 6 | nimm quiz --topic mex --seed 4 --questions 1 --level 3 | tail -n 2
  1 of 1 right. Nobody can beat that.
  There is no higher level. Find yourself an opponent: nimm
  $ nimm quiz --seed 1 | tail -n 1
  Nothing answered, nothing wrong. Goodbye.

What is wrong on the command line is named.

  $ for options in '--topic mex,chess' '--level 4' nim '--seed x'; do nimm quiz $options; done
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex and value
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: "nim": nimm quiz takes only options, for example nimm quiz --level 2 --topic mex,sum
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  [2]
