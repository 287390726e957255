A quiz in a pipe: right, wrong, unclear and skipped answers, words instead of an answer, and the score. The questions
are those of a seed.

  $ nimm quiz --level 2 --seed 2
  < five
  < 3
  < maybe
  < yes
  < rules
  < ?
  < skip
  < first
  < 1 9
  < 1 3
  < no
  < second
  < 3
  < 8,2,1
  < N
  < 9
  < 53
  < 11 0101
  < 12
  < exit
  10 questions, level 2, seed 2. The same again: nimm quiz --seed 2 --level 2

  (The mex of some numbers is the least of 0, 1, 2, 3 and so on that is not among
  them. The value of a position, also called its label, is the mex of the values
  that its moves leave. It stands after a star: *2.)
  1. What is the mex of 3, 2, 0, 5, 2 and 1?
  "five" is not an answer to that. Type a number in digits, such as 5.
  No: 3 is not missing.
  The answer: 4.
  mex{0,1,2,3,5} = 4: the first number missing when you count 0, 1, 2, and so on.

  2. Nim 7,8,12,4: is this position balanced?
  "maybe" is not an answer to that. Type yes or no.
  No: in the column of 4 the number of ones is 3, which is odd.
  The answer: no, it is unbalanced.
                   8  4  2  1
    Pile 1    7 =  0  1  1  1
    Pile 2    8 =  1  0  0  0
    Pile 3   12 =  1  1  0  0
    Pile 4    4 =  0  1  0  0
    -------------------------
    nim-sum   7 =  0  1  1  1
    odd               ^  ^  ^
  The nim-sum is 7 xor 8 xor 12 xor 4 = 7, which is not 0: some column holds an
  odd number of ones.

  (Kayles: Pins stand in a row. Two players take turns; a move hits one pin, or
  two pins that stand side by side, and they fall. Whoever knocks down the last
  pin wins.)
  3. Kayles iiii: what is its value, the size of the Nim pile that it equals?
  Pins stand in a row. Two players take turns; a move hits one pin, or two pins
  that stand side by side, and they fall. Whoever knocks down the last pin wins.
  Type the answer; skip shows it and goes on, rules explains the game, q ends the
  quiz.
  The answer: 1.
  Pins 1-4: a row of 4 pins, a Nim pile of 1. iiii: moves leave .iii (*3), ..ii
  (*2), i.ii (*3), i..i (*0); mex{0,2,3} = 1.

  4. Nim 3,4,4: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O O O O
  Pile 3 : O O O O
  "first" is not a move. Type pile 1, 2 or 3 and how many stones, such as 1 1.
  Pile 1 has 3 stones: take 1 to 3.
  Right.

  (Dawson's Kayles: Pins stand in a row. Two players take turns; a move hits two
  pins that stand side by side, and both fall. A pin without a neighbour cannot be
  hit any more. Whoever makes the last hit wins.)
  5. Dawson's Kayles iiiiii: who wins if both play well, the player who moves
  first or the one who moves second?
  "no" is not an answer to that. Type first or second.
  No: there is a first move that no answer beats.
  The answer: the player who moves first.
  Pins 1-6: a row of 6 pins, a Nim pile of 3. iiiiii: moves leave ..iiii (*2),
  i..iii (*1), ii..ii (*0); mex{0,1,2} = 3. The value is 3, which is not 0: a move
  that makes it 0 wins.

  6. Nim 6,5,13,5: split each pile into groups of 1, 2, 4, 8, ... stones, and pair
  off groups of the same size. Which sizes have a group without a partner?
  Type sizes of groups, 1, 2, 4, 8 and so on, such as 1,4, or none.
  Right.

  (Chomp: A bar of chocolate has a poisoned square in its top left corner. A move
  bites off a square together with all squares to its right, below it, or both.
  Whoever is left with the poisoned square alone loses.)
  7. Chomp 3,2: the labels of its positions are 1 *0, 2 *1, 3 *?, 2,1 *0, 2,2 *2,
  3,1 *3, 3,2 *0 (positions that play alike are told once). Which label is
  missing?
          1 2 3
  Row 1 : X O O
  Row 2 : O O
  Type its value: N is any number above 0, and P is 0.
  No: 9 is missing, but a smaller number is too.
  The answer: 2.
  3: moves leave 1 (*0), 2 (*1); mex{0,1} = 2.

  8. Write 53 in binary.
  "53" is not an answer to that. Type ones and zeros, such as 101.
  Right.

  9. What is the nim-sum of 15, 14 and 10?
  No: in the column of 4 the number of ones is 2, which is even.
  The answer: 11.
                   8  4  2  1
             15 =  1  1  1  1
             14 =  1  1  1  0
             10 =  1  0  1  0
    -------------------------
    nim-sum  11 =  1  0  1  1
    odd            ^     ^  ^
  The nim-sum is 15 xor 14 xor 10 = 11.

  10. Chomp 2: moves leave 1 (*0). What is the mex of these values?
          1 2
  Row 1 : X O

  3 of 9 right.
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
  1. Nim 3,2,4: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O O
  Pile 3 : O O O O
  No: then the other player wins by this move: take 4 from pile 3.
  In binary, and last the nim-sum: a 1 in each column with an odd number of ones.
                  4  2  1
    Pile 1   3 =  0  1  1
    Pile 2   2 =  0  1  0
    Pile 3   4 =  1  0  0
    ---------------------
    nim-sum  5 =  1  0  1
    odd           ^     ^
  The fours and ones columns hold an odd number of ones: unbalanced. Making every
  column even wins for the player to move. The highest odd one is the fours
  column. This pile has a one there and can do that, by xor (the nim-sum of two
  numbers): Pile 3 must become 4 xor 5 = 1.
  1 winning move:
    take 3 from pile 3 -> 3,2,1

  0 of 1 right.
  To practise: finding a winning move (0 of 1 right). Try: nimm quiz --topic move

  $ sh quiz --topic value --seed 1 --questions 1 --level 2
  < skip
  1. Kayles iiiii: what is its value, the size of the Nim pile that it equals?
  The answer: 4.
  Pins 1-5: a row of 5 pins, a Nim pile of 4. iiiii: moves leave .iiii (*1), ..iii
  (*3), i.iii (*2), i..ii (*3), ii.ii (*0); mex{0,1,2,3} = 4.

  0 of 1 right.
  To practise: values of other games (0 of 1 right). Try: nimm quiz --topic value
    --level 2
  $ sh quiz --topic mex --seed 4 --questions 1
  < rules
  < 4
  1. Subtraction game (subtraction:3) 9: moves leave 8 (*0), 7 (*3), 6 (*2). What
  is the mex of these values?
  Pile 1 : O O O O O O O O O
  One move takes 1 to 3 stones.
  There are some piles of stones. A move takes some of them from one pile: 1 to 3,
  or what the game's name says. Whoever makes the last move wins.
  No: 4 is missing, but a smaller number is too.
  The answer: 1.
  9: moves leave 8 (*0), 7 (*3), 6 (*2); mex{0,2,3} = 1.

  0 of 1 right.
  To practise: the mex (0 of 1 right). Try: nimm quiz --topic mex

Nothing wrong: the next level, or an opponent where there is none. Nothing answered: goodbye.

  $ echo 1 | nimm quiz --topic mex --seed 4 --questions 1 --level 1 | tail -n 2
  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2
  $ echo 0 | nimm quiz --topic mex --seed 4 --questions 1 --level 3 | tail -n 2
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
  No: there is a first move that no answer beats.
  The answer: the player who moves first.
                   2  1
    Pins 1-4  1 =  0  1   a row of 4 pins
    Pins 6-7  2 =  1  0   a row of 2 pins
    -------------------
    nim-sum   3 =  1  1
    odd            ^  ^
  Pins 1-4: a row of 4 pins, a Nim pile of 1. Pins 6-7: a row of 2 pins, a Nim
  pile of 2. The nim-sum is 1 xor 2 = 3, which is not 0: a move that makes it 0
  wins.

  2. Kayles iiii.ii: what is its value, the size of the Nim pile that it equals?
  Right.

  3. Kayles iiii.ii: it is your turn. Which move wins?
   i i i i . i i
   1 2 3 4 5 6 7
  Right.

  2 of 3 right.
  To practise: seeing who wins (0 of 1 right). Try: nimm quiz --topic winner
  $ echo second | nimm quiz --topic winner chomp=3,3 | grep -A 2 ^Bar
  Bar: the mex of what its bites leave, a Nim pile of 4. 3,3: moves leave 1,1
  (*1), 2,2 (*2), 3 (*2), 3,1 (*3), 3,2 (*0); mex{0,1,2,3} = 4. The value is 4,
  which is not 0: a move that makes it 0 wins.

  $ nimm quiz --topic balance,move brualdi 'northcott=W..B/BW..'
  < no
  < 3 1
  < no
  < 1 14
  < 1 3
  5 questions. The same again: nimm quiz --topic balance,move brualdi
  northcott=W..B/BW..

  1. Nim 1,2,4: is this position balanced?
  Right.

  2. Nim 1,2,4: it is your turn. Which move wins?
  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O O O
  Right.

  3. Nim 22,13,14,11: is this position balanced?
  Right.

  4. Nim 22,13,14,11: it is your turn. Which move wins?
  Pile 1 : O O O O O O O O O O O O O O O O O O O O O O
  Pile 2 : O O O O O O O O O O O O O
  Pile 3 : O O O O O O O O O O O O O O
  Pile 4 : O O O O O O O O O O O
  Right.

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
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex, value, label, binary and groups
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: "nim" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one a line: No such file or directory
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: "-" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one a line: standard input is for the answers
  2> nimm: "nim=4,4" gives nothing to ask about: no move wins, it is a draw or too large to search, or the topic does not suit it
  2> nimm: "ab" is not a row: at place 1 write i for a standing pin or . for a fallen one, such as ii.iii, or write rows as numbers of pins, such as 2,3
  2> nimm: --level and --questions do not go with positions of your own
  2> nimm: "/dev/null" has no position: write GAME=POSITION, such as nim=25,13,39, one a line
  2> nimm: mistakes:3: there is no game "kayls": did you mean kayles? nimm games lists them
  [2]
