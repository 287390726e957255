A quiz in a pipe: right, wrong, unclear and skipped answers, words instead of an answer, and the score. The questions
are those of a seed.

  $ nimm quiz --level 2 --seed 8 --topic winner,move,balance,sum,mex,value,label,binary,groups
  < rules
  < 0
  < five
  < 2
  < 57
  < 10 1101
  < ?
  < skip
  < yes
  < first
  < N
  < 9
  < 1 2
  < first
  < 4 6
  < 1 2
  < maybe
  < no
  < exit
  10 questions, level 2, seed 8. To repeat this quiz: nimm quiz --seed 8 --level 2 --topic winner,move,balance,sum,mex,value,label,binary,groups

  (Chomp: A move bites off a square of the bar of chocolate, with all squares to its right, below it, or both. Whoever leaves only the poisoned square wins.)
  (The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them.)
  (A position's value is the mex of those its moves leave: the smallest number not among them. In Nim it is the nim-sum.)
  (A star marks a value: *2 is the value 2.)
  1. Chomp 3,3: moves leave 1,1 (*1), 2,2 (*2), 3 (*2), 3,1 (*3), 3,2 (*0). What is the mex of these values?
          1 2 3
  Row 1 : X O O
  Row 2 : O O O
  A move bites off a square of the bar of chocolate, with all squares to its right, below it, or both. Whoever leaves only the poisoned square wins. The players take turns; nobody may pass. The poisoned square, X, is in the top left corner, and nobody bites it.
  Wrong: 0 is not missing: a move leaves 3,2, which is worth 0.
  The answer: 4.
  3,3: moves leave 1,1 (*1), 2,2 (*2), 3 (*2), 3,1 (*3), 3,2 (*0); mex{0,1,2,3} = 4.

  2. Chomp 2,2: what is its value, that is, the size of the Nim pile it equals?
          1 2
  Row 1 : X O
  Row 2 : O O
  "five" is not an answer to that. Type a number in digits, such as 5.
  Type skip for the answer, or ? for help.
  Right: mex{0,1} = 2.

  (In binary a number is a sum of 1, 2, 4, 8, ...: 5 is 4 + 1, so it is 101.)
  3. Write 45 in binary.
  "57" is not an answer to that. Type ones and zeros, such as 101.
  Type skip for the answer, or ? for help.
  Right.

  (The nim-sum adds numbers in binary without carrying: 3 and 5 give 6.)
  4. What is the nim-sum of 13, 19 and 10?
  Type the answer, or a command (its first letters will do).
    help [COMMAND]              this list, or what one command does
    skip                        show the answer, and go on
    rules                       the rules of the game in the question
    quit                        leave; Ctrl-D does the same
  The answer: 20.
                   16  8  4  2  1
             13 =   0  1  1  0  1
             19 =   1  0  0  1  1
             10 =   0  1  0  1  0
    -----------------------------
    nim-sum  20 =   1  0  1  0  0
    odd             ^     ^
  The nim-sum is 13 xor 19 xor 10 = 20.

  (Monochromatic Triangle: A move joins two points by a straight line that crosses no other line. Whoever completes a triangle of three lines with no point inside wins.)
  5. Monochromatic Triangle convex:5: who wins if both play well, the player who moves first or the one who moves second?
                               A






  E                                                          B











             D                                    C
  Drawn: none yet
  "yes" is not an answer to that. Type first or second.
  Type skip for the answer, or ? for help.
  Wrong: every first move has a winning reply. For example, after "draw A-B": draw C-D.
  The answer: the player who moves second.
  Points A B C D E: a group of 5 free points, like a Dawson row of 5 pins, a Nim pile of 0. 5: moves leave 3 (*1), 2,1 (*1); mex{1} = 0. It is worth 0: the player to move has no winning move. After any move, the other player can make the value 0 again.

  (The label of a position is its value: the smallest number missing from the labels its moves leave.)
  6. Chomp 3,2: the labels of its positions are 1 *0, 2 *?, 3 *2, 2,1 *0, 2,2 *2, 3,1 *3, 3,2 *0 (positions that play alike are listed once). Which label is missing?
          1 2 3
  Row 1 : X O O
  Row 2 : O O
  Type its value: P is 0, but N can be any number above 0.
  Type skip for the answer, or ? for help.
  Wrong: 9 is missing, but so is a smaller number.
  The answer: 1.
  2: moves leave 1 (*0); mex{0} = 1.

  (A pile splits into groups of different sizes, 1, 2, 4, 8, ...: 7 stones into 4, 2 and 1.)
  7. Nim 2,4,5: split each pile into groups of 1, 2, 4, 8, ... stones, and pair off groups of the same size. Which sizes have a group without a partner?
  Right.

  (Dawson's Kayles: A move hits two pins that stand side by side, and both fall. Whoever makes the last hit wins.)
  8. Dawson's Kayles iiiiii: it is your turn. Which move wins?
   i i i i i i
   1 2 3 4 5 6
  "first" is not a move. Type two neighboring pins, such as 1 2.
  Type skip for the answer, or ? for help.
  Pins 4 and 6 are not neighbors. Type two neighboring pins, such as 1 2.
  Type skip for the answer, or ? for help.
  Wrong: a winning reply is to hit pins 4 and 5.
  It is worth 3. To win, move to a position worth 0.
  1 winning move:
    3 4: hit pins 3 and 4 -> ii..ii

  (A position is balanced if its groups of 1, 2, 4, 8, ... stones all pair off.)
  9. Nim 3,12,15: is this position balanced?
  "maybe" is not an answer to that. Type yes or no.
  Type skip for the answer, or ? for help.
  Wrong: every column holds an even number of ones.
  The answer: yes.
                   8  4  2  1
    Pile 1    3 =  0  0  1  1
    Pile 2   12 =  1  1  0  0
    Pile 3   15 =  1  1  1  1
    -------------------------
    nim-sum   0 =  0  0  0  0
  The nim-sum is 3 xor 12 xor 15 = 0. Balanced, since every column is even: the player to move has no winning move.

  10. Chomp 3,2: the labels of its positions are 1 *0, 2 *1, 3 *2, 2,1 *?, 2,2 *2, 3,1 *3, 3,2 *0 (positions that play alike are listed once). Which label is missing?
          1 2 3
  Row 1 : X O O
  Row 2 : O O

  3 of 8 right.
  To practice: seeing who wins (0 of 1 right), finding a winning move (0 of 1 right), seeing whether a position is balanced (0 of 1 right), the mex (0 of 1 right), labels (0 of 1 right). Try: nimm quiz --topic winner,move,balance,mex,label --level 2

Without topics it is a course: from who wins to labels, at level 1 about Nim alone. What was missed comes back.

  $ yes skip | head -n 40 | nimm quiz --seed 5 | grep -E '^([0-9]+[.]|Once more:) '
  1. Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?
  2. Nim 1,4,4: split each pile into groups of 1, 2, 4, 8, ... stones, and pair off groups of the same size. Which sizes have a group without a partner?
  3. Nim 1,2: is this position balanced?
  Once more: Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Nim 1,4,4: split each pile into groups of 1, 2, 4, 8, ... stones, and pair off groups of the same size. Which sizes have a group without a partner?
  Once more: Nim 1,2: is this position balanced?
  4. Nim 5,2,5: it is your turn. Which move wins?
  5. Write 15 in binary.
  6. What is the nim-sum of 1 and 4?
  Once more: Nim 5,2,5: it is your turn. Which move wins?
  Once more: Write 15 in binary.
  Once more: What is the nim-sum of 1 and 4?
  7. What is the mex of 0, 1, 2, 5 and 8?
  8. Nim 1,2,3: what is its value, that is, the size of the Nim pile it equals?
  9. Nim 1,2,2: the labels of its positions are 0 *0, 1 *1, 2 *2, 1,1 *0, 1,2 *?, 1,1,1 *1, 2,2 *0, 1,1,2 *2, 1,2,2 *1 (positions that play alike are listed once). Which label is missing?
  Once more: What is the mex of 0, 1, 2, 5 and 8?
  Once more: Nim 1,2,3: what is its value, that is, the size of the Nim pile it equals?
  Once more: Nim 1,2,2: the labels of its positions are 0 *0, 1 *1, 2 *2, 1,1 *0, 1,2 *?, 1,1,1 *1, 2,2 *0, 1,1,2 *2, 1,2,2 *1 (positions that play alike are listed once). Which label is missing?
  10. Nim 1,2,3: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Nim 1,2,3: who wins if both play well, the player who moves first or the one who moves second?
  $ nimm quiz --seed 5 --questions 1
  < second
  < first
  1 question, level 1, seed 5. To repeat this quiz: nimm quiz --seed 5 --questions 1

  1. Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?
  Wrong: there is a first move that no reply beats.
  The answer: the player who moves first.
  (A pile splits into groups of different sizes, 1, 2, 4, 8, ...: 7 stones into 4, 2 and 1.)
    Pile 1  : .  [O]
    Pile 2  :[OO] .
    [ ] no partner
  Unbalanced, since a group has no partner: the player to move wins by pairing them all off.

  Once more: Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?
  Right.

  0 of 1 right.
  To practice: seeing who wins (0 of 1 right). Try: nimm quiz --topic winner
  $ printf '%s\n' first 1 no | nimm quiz --seed 5 --questions 3 | tail -n 2
  3 of 3 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2

The reason for a mex has every number once, in order.

  $ echo skip | nimm quiz --topic mex --seed 2 --questions 1 --level 2 | sed -n '/^1/,/^mex/p'
  1 question, level 2, seed 2. To repeat this quiz: nimm quiz --seed 2 --level 2 --topic mex --questions 1

  (The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them.)
  1. What is the mex of 3, 2, 0, 5, 2 and 1?
  The answer: 4.
  mex{0,1,2,3,5} = 4: the first number missing when you count 0, 1, 2, and so on.

Nothing wrong: the next level, where there is one. Nothing answered: goodbye.

  $ echo 1 | nimm quiz --topic mex --seed 4 --questions 1 --level 1 | tail -n 2
  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2
  $ echo 0 | nimm quiz --topic mex --seed 4 --questions 1 --level 3 | tail -n 2
  1 of 1 right. Nobody can beat that.
  Ready for more: nimm quiz --level 3
  $ nimm quiz --seed 1 | tail -n 1
  Nothing answered, nothing wrong.

Positions of your own: a teacher's sheet, Brualdi's three questions. The moves are not given away before they are asked
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
  3 questions. To repeat this quiz: nimm quiz kayles=iiii.ii

  (Kayles: A move hits one pin, or two pins that stand side by side, and they fall. Whoever hits the last pin wins.)
  1. Kayles iiii.ii: who wins if both play well, the player who moves first or the one who moves second?
  Wrong: there is a first move that no reply beats.
  The answer: the player who moves first.
                   2  1
    Pins 1-4  1 =  0  1   a row of 4 pins
    Pins 6-7  2 =  1  0   a row of 2 pins
    -------------------
    nim-sum   3 =  1  1
    odd            ^  ^
  Pins 1-4: a row of 4 pins, a Nim pile of 1. Pins 6-7: a row of 2 pins, a Nim pile of 2. The nim-sum is 1 xor 2 = 3. Unbalanced, since a column is odd: the player to move wins by making every column even. Copying wins: hit pins 1 and 2. Then the parts in play come in equal pairs; copy every move in its part's twin.

  (A position's value is the mex of those its moves leave: the smallest number not among them. In Nim it is the nim-sum.)
  2. Kayles iiii.ii: what is its value, that is, the size of the Nim pile it equals?
  Right.

  3. Kayles iiii.ii: it is your turn. Which move wins?
   i i i i . i i
   1 2 3 4 5 6 7
  Right.

  2 of 3 right.
  To practice: seeing who wins (0 of 1 right). Try: nimm quiz --topic winner
  $ echo skip | nimm quiz --topic winner 'misere kayles=2' | tail -n 4
  The answer: the player who moves first.
  Found by search: nimm knows no rule for this game.

  Nothing answered, nothing wrong.
  $ echo skip | nimm quiz --topic value 'dawson=...' | tail -n 4
  The answer: 0.
  There is no move: the value is 0.

  Nothing answered, nothing wrong.
  $ echo second | nimm quiz --topic winner chomp=3,3 | grep ^Bar
  Bar: the mex of what its bites leave, a Nim pile of 4. 3,3: moves leave 1,1 (*1), 2,2 (*2), 3 (*2), 3,1 (*3), 3,2 (*0); mex{0,1,2,3} = 4. It is worth 4. To win, move to a position worth 0. The first player wins every full bar larger than one square: if biting off only the far corner loses, then the other player has a bite that wins, and as every bite takes the far corner with it, the first player could have made that one at once. This does not say which bite it is.

  $ nimm quiz --topic balance,move brualdi 'northcott=W..B/BW..' | grep -v -e '^Pile' -e '^$'
  < no
  < 3 1
  < no
  < 1 14
  < 1 3
  5 questions. To repeat this quiz: nimm quiz brualdi northcott=W..B/BW.. --topic balance,move
  (A position is balanced if its groups of 1, 2, 4, 8, ... stones all pair off.)
  1. Nim 1,2,4: is this position balanced?
  Right.
  2. Nim 1,2,4: it is your turn. Which move wins?
  Right.
  3. Nim 22,13,14,11: is this position balanced?
  Right.
  4. Nim 22,13,14,11: it is your turn. Which move wins?
  Right.
  (Northcott's Game: A move slides your coin in one row left or right, any distance, but not onto or past the other coin. Whoever makes the last move wins.)
  5. Northcott's Game W..B/BW..: it is your turn, with the white coins (W). Which move wins?
          1 2 3 4
  Row 1 : W . . B
  Row 2 : B W . .
  W is player 1, B is player 2.
  Right.
  5 of 5 right. Nobody can beat that.
  Ready for more: nimm quiz --level 2

What is wrong on the command line is named.

  $ printf 'nim=3\n\nkayls=3\n' >mistakes

  $ for options in '--topic mex,chess' '--level 4' nim '--seed x' - 'nim=4,4 --topic move' 'kayles=ab' 'nim=3 --level 2' nim= '--topic ,' \
  > /dev/null mistakes; do nimm quiz $options; done
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex, value, label, binary and groups
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: "nim" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one per line: No such file or directory
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: "-" is neither GAME=POSITION, such as nim=25,13,39, nor a file with one per line: standard input is for the answers
  2> nimm: "nim=4,4" gives nothing to ask about: no move wins, it is a draw or too large to search, or the topic does not suit it
  2> nimm: "ab" is not a row: at place 1 write i for a standing pin or . for a fallen one, such as ii.iii, or write rows as numbers of pins, such as 2,3
  2> nimm: --level and --questions do not go with positions of your own
  2> nimm: "nim=" has no position: write GAME=POSITION, such as nim=25,13,39
  2> nimm: --topic ",": name a topic, such as mex
  2> nimm: "/dev/null" has no position: write GAME=POSITION, such as nim=25,13,39, one per line
  2> nimm: mistakes:3: there is no game "kayls": did you mean kayles? nimm games lists them
  [1]

In words, for a screen reader.

  $ nimm quiz chomp=2,1 --topic mex,label --plain | sed 1,5d
  < 1
  < skip
  1. Chomp 2,1: moves leave 1,1 (worth 1). What is the mex of these values?
  Row 1 has 2 squares.
  Row 2 has 1 square.
  Row 1, column 1 is poisoned.
  Wrong: 1 is not missing: a move leaves 1,1, which is worth 1.
  The answer: 0.
  2,1: moves leave 1,1 (worth 1); the mex of 1 is 0.

  (The label of a position is its value: the smallest number missing from the labels its moves leave.)
  2. Chomp 2,1: the labels of its positions are 1 worth 0, 2 worth 1, 2,1 worth ? (positions that play alike are listed once). Which label is missing?
  Row 1 has 2 squares.
  Row 2 has 1 square.
  Row 1, column 1 is poisoned.
  The answer: 0.
  2,1: moves leave 1,1 (worth 1); the mex of 1 is 0.

  0 of 1 right.
  To practice: the mex (0 of 1 right). Try: nimm quiz --topic mex

Numbers alone are piles of Nim.

  $ nimm quiz 1,2 --topic winner </dev/null | grep Nim
  1. Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?

The groups are the answer to a question about groups: no mex comes after them.

  $ nimm quiz 4 --topic groups | sed 1,4d
  < skip
  The answer: 4.
    Pile 1  :[OOOO] .   .
    [ ] no partner

  Nothing answered, nothing wrong.
  $ nimm quiz 5,6 --topic groups --plain | sed 1,4d
  < skip
  The answer: 2 and 1.
  Pile 1: 5, groups of 4 and 1; no partner for the 1.
  Pile 2: 6, groups of 4 and 2; no partner for the 2.

  Nothing answered, nothing wrong.

In misere play a first move that ends the game has no reply.

  $ echo first | nimm quiz 'misere nim=1' --topic winner | grep -A 1 Wrong:
  Wrong: no first move wins. For example, "take 1 from pile 1" ends the game.
  The answer: the player who moves second.

The arcs of a graph are on its board, and not in the question too.

  $ nimm quiz 'digraph=a>b,a>c,b>c@a' --topic winner | sed -n '/^1/,/^Type/p'
  1 question. To repeat this quiz: nimm quiz 'digraph=a>b,a>c,b>c@a' --topic winner

  (Directed-Graph Game: A move takes the token along one arc, the way it points, to the next node. Whoever makes the last move wins.)
  1. Directed-Graph Game: who wins if both play well, the player who moves first or the one who moves second?
    [a]
   // \\
   b   |
   \\ //
     c
  Lines go down.
  From a you can go to b or c.

  Nothing answered, nothing wrong.
