A quiz in a pipe: right, wrong, unclear and skipped answers, words instead of an answer, and the score. The questions
are those of a seed.

  $ nimm quiz --level 2 --seed 1
  < first
  < 1 9
  < 1 1
  < no
  < first
  < 9
  < rules
  < ?
  < skip
  < 25
  < 1 1001
  < yes
  < 3
  < 0
  < exit
  10 questions, level 2, seed 1. The same again: nimm quiz --seed 1 --level 2

  1. Nim 2,4,5: it is your turn. Which move wins?
  Pile 1 : O O
  Pile 2 : O O O O
  Pile 3 : O O O O O
  "first" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Pile 1 has 2 stones: take 1 to 2.
  Right!

  (Poker-Nim: There are some piles of stones, and what you take goes into your
  pool. A move takes as many stones as you like from one pile, at least one, or
  puts stones from your own pool on one pile, even an emptied one. Whoever makes
  the last move wins.)
  2. Poker-Nim 5,1,4/3,2: who wins if both play well, the player who moves first
  or the one who moves second?
  Pile 1 : O O O O O
  Pile 2 : O
  Pile 3 : O O O O
  Pool of player 1 : O O O
  Pool of player 2 : O O
  "no" is not an answer to that. Type first or second.
  No.
  The answer: the player who moves second.
  Putting stones on a pile gains nothing: the other player takes the same stones
  off again, and the pool that they came from is smaller. So the pools do not
  count, and the piles decide as in Nim.
    Pile 1: 5 stones, a Nim pile of 5.
    Pile 2: 1 stone, a Nim pile of 1.
    Pile 3: 4 stones, a Nim pile of 4.
  In binary, and last the nim-sum: a 1 in each column with an odd number of ones.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   1 =  0  0  1
    Pile 3   4 =  1  0  0
    ---------------------
    nim-sum  0 =  0  0  0
  Every column holds an even number of ones: balanced. Any move by the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.

  (The directed-graph game: A token stands on a node of a graph whose arcs have a
  direction. Two players take turns; a move takes the token along one arc. Whoever
  cannot move, because no arc leaves the node, loses; where arcs lead in a circle
  the game can go on for ever, which is a draw.)
  (The mex of some numbers is the least of 0, 1, 2, 3 and so on that is not among
  them. The value of a position, also called its label, is the mex of the values
  that its moves leave. It stands after a star: *2.)
  3. The directed-graph game a>b,a>c,a>d,b>e,c>f,d>e,e>f@a: the labels of its
  positions are f *0, c *1, e *?, b *0, d *0, a *2. Which label is missing?
  [a] -> b, c, d (the token is here)
   b  -> e
   c  -> f
   d  -> e
   e  -> f
   f  (no arc leaves it)
  No: no move leaves 9, and none leaves 1, which is less.
  The answer: 1.
  e: moves leave f (*0); mex{0} = 1.

  (Chop: A bar of chocolate has a poisoned square in its top left corner. A move
  breaks the bar along one line, from side to side, and throws away the part
  without the poison. Whoever is left with the poisoned square alone loses.)
  4. Chop 3x5: what is its value, the size of the Nim pile that it equals?
          1 2 3 4 5
  Row 1 : X O O O O
  Row 2 : O O O O O
  Row 3 : O O O O O
  A bar of chocolate has a poisoned square in its top left corner. A move breaks
  the bar along one line, from side to side, and throws away the part without the
  poison. Whoever is left with the poisoned square alone loses.
  Type the answer; skip shows it and goes on, rules explains the game, q ends the
  quiz.
  The answer: 6.
  Rows: 3 rows, and one must stay, a Nim pile of 2. Columns: 5 columns, and one
  must stay, a Nim pile of 4. The nim-sum is 2 xor 4 = 6.

  5. Write 25 in binary.
  "25" is not an answer to that. Type ones and zeros, such as 101.
  Right.

  6. Nim 1,2,3,10: is this position balanced?
  No.
  The answer: no, it is unbalanced.
                   8  4  2  1
    Pile 1    1 =  0  0  0  1
    Pile 2    2 =  0  0  1  0
    Pile 3    3 =  0  0  1  1
    Pile 4   10 =  1  0  1  0
    -------------------------
    nim-sum  10 =  1  0  1  0
    odd            ^     ^
  The nim-sum is 1 xor 2 xor 3 xor 10 = 10, which is not 0: some column holds an
  odd number of ones.

  7. What is the nim-sum of 13, 19 and 10?
  No.
  The answer: 20.
                   16  8  4  2  1
             13 =   0  1  1  0  1
             19 =   1  0  0  1  1
             10 =   0  1  0  1  0
    -----------------------------
    nim-sum  20 =   1  0  1  0  0
    odd             ^     ^
  The nim-sum is 13 xor 19 xor 10 = 20.

  (Chomp: A bar of chocolate has a poisoned square in its top left corner. A move
  bites off a square together with all squares to its right, below it, or both.
  Whoever is left with the poisoned square alone loses.)
  8. Chomp 3: moves leave 1 (*0), 2 (*1). What is the mex of these values?
          1 2 3
  Row 1 : X O O
  No: 0 is not missing: a move leaves 1, which has 0.
  The answer: 2.
  3: moves leave 1 (*0), 2 (*1); mex{0,1} = 2.

  9. What is the mex of no numbers at all?

  2 of 8 right.
  To practise: seeing who wins (0 of 1 right), seeing whether a position is
    balanced (0 of 1 right), nim-sums (0 of 1 right), the mex (0 of 1 right),
    values of other games (0 of 1 right), labels (0 of 1 right). Try: nimm quiz
    --topic winner,balance,sum,mex,value,label --level 2

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

  $ sh quiz --topic value --seed 4 --questions 1 --level 2
  < skip
  1. Kayles iii: what is its value, the size of the Nim pile that it equals?
  The answer: 3.
  Pins 1-3: a row of 3 pins, a Nim pile of 3. iii: moves leave .ii (*2), ..i (*1),
  i.i (*0); mex{0,1,2} = 3.

  0 of 1 right.
  To practise: values of other games (0 of 1 right). Try: nimm quiz --topic value
    --level 2
  $ sh quiz --topic mex --seed 4 --questions 1
  < rules
  < 4
  1. Subtraction game (subtraction:3) 8: moves leave 7 (*3), 6 (*2), 5 (*1). What
  is the mex of these values?
  Pile 1 : O O O O O O O O
  One move takes 1 to 3 stones.
  There are some piles of stones. A move takes some of them from one pile: 1 to 3,
  or what the game's name says. Whoever makes the last move wins.
  No: no move leaves 4, and none leaves 0, which is less.
  The answer: 0.
  8: moves leave 7 (*3), 6 (*2), 5 (*1); mex{1,2,3} = 0.

  0 of 1 right.
  To practise: the mex (0 of 1 right). Try: nimm quiz --topic mex

Nothing wrong: the next level, or an opponent where there is none. Nothing answered: goodbye.

  $ echo 0 | nimm quiz --topic mex --seed 4 --questions 1 --level 1 | tail -n 2
  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2
  $ echo 6 | nimm quiz --topic mex --seed 4 --questions 1 --level 3 | tail -n 2
  1 of 1 right. Nobody can beat that.
  There is no higher level. Find yourself an opponent: nimm
  $ nimm quiz --seed 1 | tail -n 1
  Nothing answered, nothing wrong. Goodbye.

Positions of one's own: a teacher's sheet, Brualdi's three questions. The moves are not given away before they are asked
for.

  $ cat >brualdi <<'END'
  > # Introductory Combinatorics, 1.7
  > nim=1,2,4
  > nim=22,13,14,11
  > END
  $ nimm quiz kayles=iiii.ii
  < second
  < 3
  < 1 2
  3 questions. The same again: nimm quiz kayles=iiii.ii

  (Kayles: Pins stand in a row. Two players take turns; a move hits one pin, or
  two pins that stand side by side, and they fall. Whoever knocks down the last
  pin wins.)
  1. Kayles iiii.ii: who wins if both play well, the player who moves first or the
  one who moves second?
  No.
  The answer: the player who moves first.
                   2  1
    Pins 1-4  1 =  0  1
    Pins 6-7  2 =  1  0
    -------------------
    nim-sum   3 =  1  1
    odd            ^  ^
  Pins 1-4: a row of 4 pins, a Nim pile of 1. Pins 6-7: a row of 2 pins, a Nim
  pile of 2. The nim-sum is 1 xor 2 = 3, which is not 0: whoever moves first can
  balance, and wins.

  2. Kayles iiii.ii: what is its value, the size of the Nim pile that it equals?
  Yes.

  3. Kayles iiii.ii: it is your turn. Which move wins?
   i i i i . i i
   1 2 3 4 5 6 7
  Exactly.

  2 of 3 right.
  To practise: seeing who wins (0 of 1 right). Try: nimm quiz --topic winner
  $ echo second | nimm quiz --topic winner chomp=3,3 | grep -A 2 ^Bar
  Bar: the mex of what its bites leave, a Nim pile of 4. 3,3: moves leave 1,1
  (*1), 2,2 (*2), 3 (*2), 3,1 (*3), 3,2 (*0); mex{0,1,2,3} = 4. The value is 4,
  which is not 0: whoever moves first can balance, and wins.

  $ nimm quiz --topic balance,move brualdi 'northcott=W..B/BW..'
  < no
  < 3 1
  < no
  < 1 14
  < 1 3
  5 questions. The same again: nimm quiz --topic balance,move brualdi
  northcott=W..B/BW..

  1. Nim 1,2,4: is this position balanced?
  Right!

  2. Nim 1,2,4: it is your turn. Which move wins?
  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O O O
  Yes.

  3. Nim 22,13,14,11: is this position balanced?
  Exactly.

  4. Nim 22,13,14,11: it is your turn. Which move wins?
  Pile 1 : O O O O O O O O O O O O O O O O O O O O O O
  Pile 2 : O O O O O O O O O O O O O
  Pile 3 : O O O O O O O O O O O O O O
  Pile 4 : O O O O O O O O O O O
  Correct.

  (Northcott's Game: Every row of the board holds one white coin (W, player 1) and
  one black coin (B, player 2). A move slides your own coin in one row any number
  of squares left or right, but not onto or over the other coin. Whoever cannot
  move loses.)
  5. Northcott's Game W..B/BW..: it is your turn, with the white coins (W). Which
  move wins?
          1 2 3 4
  Row 1 : W . . B
  Row 2 : B W . .
  W is player 1, B is player 2.
  Right.

  5 of 5 right. Nobody can beat that.
  Ready for more: nimm quiz

What is wrong on the command line is named.

  $ printf 'nim=3\n\nkayls=3\n' >mistakes

  $ for options in '--topic mex,chess' '--level 4' nim '--seed x' - 'nim=4,4 --topic move' 'kayles=ab' 'nim=3 --level 2' \
  > /dev/null mistakes; do nimm quiz $options; done
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex, value, label and binary
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: "nim" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one a line: No such file or directory
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: "-" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one a line: standard input is for the answers
  2> nimm: "nim=4,4" gives nothing to ask about: no move wins, it is a draw or too large to search, or the topic does not suit it
  2> nimm: "ab" is not a row: at place 1 write i for a standing pin or . for a fallen one, such as ii.iii, or write rows as numbers of pins, such as 2,3
  2> nimm: --level and --questions do not go with positions of your own
  2> nimm: there is no position: write GAME=POSITION, such as nim=25,13,39, one a line
  2> nimm: mistakes:3: there is no game "kayls": did you mean kayles? nimm games lists them
  [2]
