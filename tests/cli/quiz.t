SPDX-License-Identifier: MIT

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

  (Chomp: Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins.)
  (The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them.)
  (A position's value, also called its Grundy value, is the mex of the values that its moves lead to: the smallest number not among them.)
  (3,1 means rows of 3 and 1.)
  1. Chomp 3,3: moves leave 1,1 (value 1); 2,2 (value 2); 3 (value 2); 3,1 (value 3); 3,2 (value 0). What is the mex of these values?
          1 2 3
  Row 1 : X O O
  Row 2 : O O O
  Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins. The players take turns; nobody may pass. The poisoned square, X, is row 1, column 1, at the top left, and nobody bites it.
  Wrong: a move leaves 3,2, which is worth 0, so 3,3 cannot be worth 0.
  The answer: 4.
  mex{0,1,2,3} = 4: the first number missing when you count 0, 1, 2, and so on.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  (A position is balanced if its groups of 1, 2, 4, 8 and so on all pair off. Then the player to move loses: any move breaks a pair, and the other player makes all groups pair off again, and in the end takes the last stone.)
  2. Nim 2,9,8: is this position balanced?
  Pile 1 : O O
  Pile 2 : O O O O O O O O O (9)
  Pile 3 : O O O O O O O O
  "five" is not an answer to that. Type yes or no.
  Type skip for the answer, or help.
  "2" is not an answer to that. Type yes or no.
  "57" is not an answer to that. Type yes or no.
  "10 1101" is not an answer to that. Type yes or no.
  Type the answer, or a command (its first two letters will do).
    help [COMMAND]              this list, or what one command does
    repeat                      the question again, with its board
    skip                        show the answer, and go on; it counts as wrong
    why                         explain the last question again
    rules                       the rules of the game in the question
    quit                        leave; Ctrl-D does the same
  The answer: no.
  (A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.)
    Pile 1  : .         .    [OO] .
    Pile 2  : OOOOOOOO  .     .  [O]
    Pile 3  : OOOOOOOO  .     .   .
    [ ] no partner
  Unbalanced, since two groups have no partner: the player to move wins by pairing all groups off.
  The only way: pile 1 has the largest group without a partner. Reduce the pile to 1: its group of 2 becomes a group of 1, and all groups pair off.

  (Chop: Break the bar of chocolate along a line, and throw away the part without the poisoned square. Whoever leaves only the poisoned square wins.)
  (To find the nim-sum, add the numbers in binary without carrying: it has a 1 in each column with an odd number of ones. 9 and 12 are 1001 and 1100, so their nim-sum is 0101, which is 5.)
  (The nim-sum of 9 and 12 in groups: the eights pair off, leaving 4 and 1. It is 0 if all groups pair off.)
  (The value of several parts together is the nim-sum of their values.)
  3. Chop 2x2: what is its value, that is, the size of the Nim pile it equals?
          1 2
  Row 1 : X O
  Row 2 : O O
  "yes" is not an answer to that. Type a number in digits.
  Type skip for the answer, or help.
  "first" is not an answer to that. Type a number in digits.
  "N" is not an answer to that. Type a number in digits.
  Wrong: its Nim piles are 1 and 1; no number has a 1 in the column of 8, so the nim-sum has a 0 there.
  The answer: 0.
  Breaking off rows never changes the number of columns, and vice versa: the rows minus one and the columns minus one are two Nim piles. A square bar is two equal piles.
  Only two equal sides are in play: the other player wins by copying each move in the other side.
  So the player to move loses. The value of every such position is 0.

  4. Chop 2x3: who wins if both play well, the player who moves first or the one who moves second?
          1 2 3
  Row 1 : X O O
  Row 2 : O O O
  "1 2" is not an answer to that. Type first or second.
  Type skip for the answer, or help.
  Right: the first player can keep 2 columns, and go on to win.
  Then two equal sides are left: copy each move in the other one.

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  (A position's label is its value: the mex of the labels its moves lead to, that is, the smallest of 0, 1, 2, 3 and so on that is not among them.)
  (2,1 means a row of 2 and a row of 1.)
  5. Kayles ii.iii: every position that can come up gets a label. Positions that play alike, such as rows in another order, are usually listed once. Which label is missing?
    0 (0)      1 (1)      1,1 (0)    2 (2)      1,1,1 (1)  3 (3)      2,1 (3)    3,1 (?)    2,2 (0)    2,1,1 (2)  3,2 (1)
   i i . i i i
   1 2 3 4 5 6
  "4 6" is not an answer to that. Type one number.
  Type skip for the answer, or help.
  "1 2" is not an answer to that. Type one number.
  "maybe" is not an answer to that. Type a number in digits.
  "no" is not an answer to that. Type a number in digits.

  1 of 4 right, and 6 of the 10 questions not answered.
  To practice:
    seeing whether a position is balanced: 0 of 1 right; missed: nim 2,9,8
    the mex: 0 of 1 right; missed: chomp 3,3
    values: 0 of 1 right; missed: chop 2x2
  Try: nimm quiz --level 2 --topic balance,mex,value
  To begin again: nimm quiz --seed 8 --level 2 --topic winner,move,balance,sum,mex,value,label,binary,groups

Without topics it is a course: from who wins to labels, at level 1 about Nim alone. What was missed comes back.

  $ yes skip | head -n 40 | nimm quiz --seed 5 | grep -E '^([0-9]+[.]|Once more:) '
  1. Nim 4,1: who wins if both play well, the player who moves first or the one who moves second?
  2. Nim 4,6,6: it is your turn. Which move wins?
  3. Nim 5,6,6: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  Once more: Nim 4,2: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Nim 3,6,3: it is your turn. Which move wins?
  Once more: Nim 6,6,6: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  4. Nim 1,2,3: is this position balanced?
  5. Write 9 in binary.
  6. What is the nim-sum of 6 and 2?
  Once more: Nim 1,6,1: is this position balanced?
  Once more: Write 10 in binary.
  Once more: What is the nim-sum of 3 and 7?
  7. Nim 2,4,6: who wins if both play well, the player who moves first or the one who moves second?
  8. Nim 6,5,4: it is your turn. Which move wins?
  9. Nim 3,3,4: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  Once more: Nim 1,6,7: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Nim 8,2,3: it is your turn. Which move wins?
  Once more: Nim 1,2,5: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  10. Nim 3,6,6: is this position balanced?
  Once more: Nim 6,2,3: is this position balanced?
  $ nimm quiz --seed 5 --questions 1
  < repeat
  < second
  < first
  1 question, level 1, seed 5. To repeat this quiz: nimm quiz --seed 5 --questions 1

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 4,1: who wins if both play well, the player who moves first or the one who moves second?
  Pile 1 : O O O O
  Pile 2 : O

  1. Nim 4,1: who wins if both play well, the player who moves first or the one who moves second?
  Pile 1 : O O O O
  Pile 2 : O
  Wrong: the first player can take 3 from pile 1, and go on to win.
  The answer: the player who moves first.
  Copying wins: take 3 from pile 1. Then two equal piles are left: copy each move in the other one.

  Once more: Nim 4,2: who wins if both play well, the player who moves first or the one who moves second?
  Pile 1 : O O O O
  Pile 2 : O O
  Right: the first player can take 2 from pile 1, and go on to win.
  Then two equal piles are left: copy each move in the other one.

  0 of 1 right, 1 more the second time.
  To practice:
    seeing who wins: 0 of 1 right, 1 more the second time; missed: nim 4,1
  Try: nimm quiz --topic winner
  $ printf '%s\n' first '1 4' 4,1 | nimm quiz --seed 5 --questions 3 | tail -n 2
  3 of 3 right. Nobody can beat that.
  More questions: nimm quiz

The reason for a mex has every number once, in order.

  $ echo skip | nimm quiz --topic mex --seed 2 --questions 1 --level 2 | sed -n '/^1/,/^mex/p'
  1 question, level 2, seed 2. To repeat this quiz: nimm quiz --seed 2 --level 2 --topic mex --questions 1

  (The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them.)
  1. What is the mex of 3, 2, 0, 5, 2 and 1?
  The answer: 4.
  mex{0,1,2,3,5} = 4: the first number missing when you count 0, 1, 2, and so on.

Nothing wrong: the next level, where there is one. Nothing answered: goodbye. Who leaves early has not won yet.

  $ echo 9 | nimm quiz --topic mex --seed 4 --questions 1 --level 1 | tail -n 2
    the mex: 0 of 1 right; missed: 1,0,4,1
  Try: nimm quiz --topic mex
  $ echo 0 | nimm quiz --topic mex --seed 4 --questions 1 --level 3 | tail -n 2
  1 of 1 right. Nobody can beat that.
  More questions: nimm quiz --level 3 --topic mex
  $ nimm quiz --seed 1 | tail -n 1
  Nothing answered, nothing wrong.
  $ printf '%s\n' first q | nimm quiz --seed 5 | tail -n 2
  1 of 1 right, and 9 of the 10 questions not answered.
  To begin again: nimm quiz --seed 5

All about one game, in positions drawn at random: no plain numbers but for Nim, and the commands at the end name it.

  $ nimm quiz kayles --seed 11 --questions 3
  < second
  < 1
  < skip
  3 questions, level 1, seed 11. To repeat this quiz: nimm quiz kayles --seed 11 --questions 3
  nimm quiz kayles --level 2 asks for values, too.

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  1. Kayles i.iii.i: who wins if both play well, the player who moves first or the one who moves second?
   i . i i i . i
   1 2 3 4 5 6 7
  Wrong: the first player can hit pin 4, and go on to win.
  The answer: the player who moves first.
  Copying wins: hit pin 4. Then only pairs of equal rows are in play: copy each move in its twin.

  2. Kayles ii.iiii: it is your turn. Which move wins?
   i i . i i i i
   1 2 3 4 5 6 7
  Right.
  (N: the player to move wins. P: the other player wins.)
  (4,1 means a row of 4 and a row of 1.)
  4,1 is P: every move has a reply that leaves equal rows for copying:
    from 4     to 1,1
    from 3,1   to 1,1
    from 2,1   to 1,1
    from 2,1,1 to 1,1
    from 1,1,1 to 1,1

  3. Kayles i.iii.ii: who wins if both play well, the player who moves first or the one who moves second?
   i . i i i . i i
   1 2 3 4 5 6 7 8
  The answer: the player who moves second.
  3,2,1 is P: every move has a reply that leaves equal rows for copying:
    from 3,2     to 2,2
    from 2,2,1   to 2,2
    from 2,1,1   to 1,1
    from 2,1,1,1 to 1,1,1,1
    from 3,1,1   to 1,1,1,1
    from 3,1     to 1,1

  Once more: Kayles iiiiiiii: who wins if both play well, the player who moves first or the one who moves second?
   i i i i i i i i
   1 2 3 4 5 6 7 8

  1 of 3 right.
  To practice:
    seeing who wins: 0 of 2 right; missed: kayles i.iii.i; kayles i.iii.ii
  Try: nimm quiz kayles --topic winner
  $ yes skip | head -n 40 | nimm quiz octal:0.137 --seed 1 --level 2 | grep -E '^([0-9]+[.]|Once more:) '
  1. Dawson's Chess (octal:0.137) 5,3: who wins if both play well, the player who moves first or the one who moves second?
  2. Dawson's Chess (octal:0.137) 3,5,5: moves leave 1,5,5 (value 1); 5,5 (value 0); 3,3,5 (value 3); 3,2,5 (value 0); 3,1,1,5 (value 1). Positions that play alike, such as piles in another order, are usually listed once. What is the mex of these values?
  3. Dawson's Chess (octal:0.137) 3,2: it is your turn. Which move wins?
  Once more: Dawson's Chess (octal:0.137) 3,3: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Dawson's Chess (octal:0.137) 2,5,5: moves leave 5,5 (value 0); 2,3,5 (value 0); 2,2,5 (value 3); 2,1,1,5 (value 2). Positions that play alike, such as piles in another order, are usually listed once. What is the mex of these values?
  Once more: Dawson's Chess (octal:0.137) 5,4: it is your turn. Which move wins?
  4. Dawson's Chess (octal:0.137) 3,2,2: what is its value, that is, the size of the Nim pile it equals?
  5. Dawson's Chess (octal:0.137) 2,5: every position that can come up gets a label. Positions that play alike, such as piles in another order, are usually listed once. Which label is missing?
  6. Dawson's Chess (octal:0.137) 3,5,4: who wins if both play well, the player who moves first or the one who moves second?
  Once more: Dawson's Chess (octal:0.137) 5,3,2: what is its value, that is, the size of the Nim pile it equals?
  Once more: Dawson's Chess (octal:0.137) 3,4: every position that can come up gets a label. Positions that play alike, such as piles in another order, are usually listed once. Which label is missing?
  Once more: Dawson's Chess (octal:0.137) 3,4,3: who wins if both play well, the player who moves first or the one who moves second?
  7. Dawson's Chess (octal:0.137) 2,3,4: moves leave 3,4 (value 2); 2,1,4 (value 0); 2,4 (value 1); 2,3,2 (value 2); 2,3,1 (value 2). What is the mex of these values?
  8. Dawson's Chess (octal:0.137) 5,4,2: it is your turn. Which move wins?
  9. Dawson's Chess (octal:0.137) 5,3,3: what is its value, that is, the size of the Nim pile it equals?
  Once more: Dawson's Chess (octal:0.137) 2,3,3: moves leave 3,3 (value 0); 2,1,3 (value 2); 2,3 (value 3). Positions that play alike, such as piles in another order, are usually listed once. What is the mex of these values?
  Once more: Dawson's Chess (octal:0.137) 6,5,2: it is your turn. Which move wins?
  Once more: Dawson's Chess (octal:0.137) 6,2,3: what is its value, that is, the size of the Nim pile it equals?
  10. Dawson's Chess (octal:0.137) 3,3,3: every position that can come up gets a label. Positions that play alike, such as piles in another order, are usually listed once. Which label is missing?
  Once more: Dawson's Chess (octal:0.137) 2,4: every position that can come up gets a label. Positions that play alike, such as piles in another order, are usually listed once. Which label is missing?
  $ for topics in mex,label winner; do nimm quiz northcott --topic $topics --seed 1 --questions 1 </dev/null | tail -n 1; done
  Nothing answered, nothing wrong.
  2> nimm: --topic: "mex" is not a topic of northcott

Winning moves that copying finds are hardly ever asked for twice in a row.

  $ for seed in 1 2 3; do yes skip | nimm quiz nim --topic move --seed $seed --questions 6 | grep -c '^Copying'; done
  3
  3
  3

Whoever guesses right at once that groups pair off is shown them.

  $ echo second | nimm quiz nim --topic winner --seed 14 --questions 1 | sed -n '/^Right/,/^Bal/p'
  Right: all groups pair off, and after any move the second player can make them pair off again.
  (A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.)
    Pile 1  : .     .   O
    Pile 2  : OOOO  .   .
    Pile 3  : OOOO  .   O
  Balanced, since every group has a partner: the player to move has no winning move. After any move, the other player can make all groups pair off again.

Remainders are counted, not looked up; where nobody could check what many moves leave, the replies to three are told.

  $ yes skip | nimm quiz subtraction:3 --level 2 --topic winner,move --seed 5 --questions 3 | grep -E '^Whatever|stones =|moves leave'
  Whatever one player takes, the other can take enough to make it 4 together. So full groups of 4 stones do not matter, only the remainder.
    Pile 1   1 =  1   5 stones = 1 x 4 + 1
    Pile 2   1 =  1   5 stones = 1 x 4 + 1
    Pile 3   0 =  0   4 stones = 1 x 4 + 0
    Pile 1   2 =  1  0   10 stones = 2 x 4 + 2
    Pile 2   0 =  0  0   12 stones = 3 x 4 + 0
    Pile 3   1 =  0  1   5 stones = 1 x 4 + 1
    Pile 1   3 =  1  1   11 stones = 2 x 4 + 3
    Pile 2   2 =  1  0   10 stones = 2 x 4 + 2
    Pile 3   1 =  0  1   9 stones = 2 x 4 + 1
  $ yes skip | nimm quiz kayles --topic winner,move --seed 1 --questions 8 | grep -A 3 'winning reply'
  Every move from 4,3,3,1 has a winning reply. For example:
    after 4,3,1,1: leave 3,3,1,1
    after 3,3,3,1: leave 3,3,1,1
    after 3,3,2,1,1: leave 3,3,1,1

A map with many crossings says where the node leads whose label is missing.

  $ yes skip | nimm quiz digraph --topic label --seed 1 --questions 1 | grep '^From'
  From a you can go to b or c.
  From b you can go to d or c.

Whoever does not know the answer is told the same everywhere.

  $ for what in 'quiz nim --topic balance' 'quiz nim --topic move' 'puzzle --day 2026-11-24' 'label nim 1,2 --ask'; do printf '%s\n' idk 'no idea' "I don't know." | nimm $what | grep ' for the answer'; done
  Type skip for the answer, or help.
  Type skip for the answer, or help.
  Type skip for the answer, or help.
  Type skip for the answer, or help.
  Type skip for the answer, or help.
  Type skip for the answer, or help.
  Type hint, skip for the answer, or help.
  Type hint, skip for the answer, or help.
  Type hint, skip for the answer, or help.
  Type hint, skip for the answer, or help.
  Type hint, skip for the answer, or help.
  Type hint, skip for the answer, or help.

Of a single power of 2 the digits are told, too.

  $ echo 100 | nimm quiz --topic binary --seed 1 --questions 1 | grep '^Right'
  Right: one 4, no 2, no 1.

There are no hints. A value comes with the grid of its parts, and with what makes each.

  $ printf '%s\n' hint idk why 9 | nimm quiz kayles --topic value --seed 3 --questions 1
  1 question, level 1, seed 3. To repeat this quiz: nimm quiz kayles --seed 3 --topic value --questions 1

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  (To find the nim-sum, add the numbers in binary without carrying: it has a 1 in each column with an odd number of ones. 9 and 12 are 1001 and 1100, so their nim-sum is 0101, which is 5.)
  (A position's value, also called its Grundy value, is the mex of the values that its moves lead to: the smallest number not among them.)
  (The value of several parts together is the nim-sum of their values.)
  1. Kayles iii.iii: what is its value, that is, the size of the Nim pile it equals?
   i i i . i i i
   1 2 3 4 5 6 7
  No hints in a quiz: skip shows the answer and why.
  Type skip for the answer, or help.
  No hints in a quiz: skip shows the answer and why.
  Wrong: its Nim piles are 3 and 3; no number has a 1 in the column of 8, so the nim-sum has a 0 there.
  The answer: 0.
  Only two equal rows are in play: the other player wins by copying each move in the other row.
  So the player to move loses. The value of every such position is 0.

  0 of 1 right.
  To practice:
    values: 0 of 1 right; missed: kayles iii.iii
  Try: nimm quiz kayles --topic value

A move that loses at once is not among those whose mex is asked for.

  $ for topic in mex label; do nimm quiz triangle --topic $topic --seed 2 --questions 1 </dev/null | grep '^1[.] '; done
  1. Monochromatic Triangle convex:4: moves leave AB (value 1); AC (value 0); AD (value 1); BC (value 1); BD (value 0); CD (value 1). What is the mex of these values?
  1. Monochromatic Triangle convex:4: every position that can come up gets a label. A move that lets the other player win at once doesn't count here. Which label is missing?

What is wrong on the command line is named.

  $ for options in '--topic mex,chess' '--level 4' '--seed x' - 'kayles 7' kayles=iii 'kayles --topic value,binary' '--topic ,' kayls misere 2; do nimm quiz $options; done
  2> nimm: --topic: "chess" is not a topic: choose from winner, move, balance, sum, mex, value, label, binary and groups
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: there is no game "-"; nimm games lists them
  2> nimm: "7": nimm quiz asks about one game, such as nimm quiz kayles
  2> nimm: there is no game "kayles=iii"; nimm games lists them
  2> nimm: --topic: "binary" is not a topic of kayles
  2> nimm: --topic ",": name a topic, such as mex
  2> nimm: there is no game "kayls": did you mean kayles? nimm games lists them
  2> nimm: misere play comes up in nimm quiz --level 3
  2> nimm: for level 2: nimm quiz --level 2
  [2]

What a word means is told before its first question, and of groups once more after they were missed.

  $ yes skip | head -n 40 | nimm quiz --seed 12 | grep -c '^(A pile splits'
  2

Where much is missed, the step of the lesson is named that teaches what was missed most often.

  $ for topics in winner,move mex,label winner,mex; do
  >     yes skip | head -n 20 | nimm quiz nim --level 2 --seed 3 --topic $topics --questions 6 | tail -n 1
  > done
  To learn about seeing who wins: nimm lesson nim 3
  To learn about the mex: nimm lesson nim 10
  To learn about seeing who wins: nimm lesson nim 3

At level 2 the head says what is new; how positions are written is told with the first one that needs it.

  $ nimm quiz --level 2 --seed 3 </dev/null | sed -n 2p
  Some questions are about the mex and values. nimm lesson sprague-grundy teaches them.
  $ yes skip | head -n 12 | nimm quiz kayles --level 2 --seed 9 | grep -m 1 means
  (2,1 means a row of 2 and a row of 1.)
  $ printf 'first\n' | nimm quiz northcott --seed 5 --topic winner | grep -A 1 Right | cut -c 1-60
  Right: the first player can move to column 4 in row 2, and g
  Then all groups pair off.

A wrong nim-sum in binary is read so.

  $ printf '1010\n' | nimm quiz --topic sum --seed 4 --questions 1 | grep -E '^1|Wrong'
  1 question, level 1, seed 4. To repeat this quiz: nimm quiz --seed 4 --topic sum --questions 1
  1. What is the nim-sum of 1 and 5?
  Wrong: in binary that is 10; no number has a 1 in the column of 8, so the nim-sum has a 0 there.

A move that wins is told what it leaves: equal piles, groups that pair off, or nim-sum 0.

  $ ask() { printf '%s\n' "$1" | nimm quiz $2 --topic move --questions 1 | grep -E '^(Right|Then|Now)'; }
  > ask '1 3' 'nim --seed 1'; ask '4 10' 'nim --level 2 --seed 1'; ask '6' 'kayles --level 2 --seed 4'
  Right.
  Then two equal piles are left: copy each move in the other one.
  Right.
  Now all groups pair off.
  Right.
  Now the rows are worth 1 and 1: nim-sum 0.

A value that is too large is refuted by what makes it, where the game says that.

  $ echo 9 | nimm quiz prime --topic value --seed 1 | grep '^Wrong'
  Wrong. 8 is 2 x 2 x 2: 3 prime factors, one of which must stay.

After an answer, why explains it, and the open question is asked again; before the first one there are no hints.

  $ printf '%s\n' why second why | nimm quiz kayles --seed 1 | sed 1,2d

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  1. Kayles iiii.iiii: who wins if both play well, the player who moves first or the one who moves second?
   i i i i . i i i i
   1 2 3 4 5 6 7 8 9
  No hints in a quiz: skip shows the answer and why.
  Right: the second player copies each move in the other row.

  2. Kayles ii.ii.i: it is your turn. Which move wins?
   i i . i i . i
   1 2 3 4 5 6 7
  About the last question:
  The answer: the player who moves second.
  Only two equal rows are in play: the other player wins by copying each move in the other row.

  2. Kayles ii.ii.i: it is your turn. Which move wins?
   i i . i i . i
   1 2 3 4 5 6 7

  1 of 1 right, and 9 of the 10 questions not answered.
  To begin again: nimm quiz kayles --seed 1

In words, for a screen reader.

  $ nimm quiz chomp --topic mex,label --seed 3 --plain | sed 1,8d
  < 1
  < skip
  Row 1, column 1 is poisoned.
  Wrong: a move leaves 2 rows of 1, which is worth 1, so rows of 4 and 3 cannot be worth 1.
  The answer: 0.
  So the mex of 1, 2, 3 and 4 is 0: the first number missing when you count 0, 1, 2, and so on.

  (A position's label is its value: the mex of the labels its moves lead to, that is, the smallest of 0, 1, 2, 3 and so on that is not among them.)
  2. Chomp 2 rows of 3 and a row of 1: every position that can come up gets a label.
  A row of 1 gets 0.
  A row of 2 gets 1.
  A row of 3 gets 2.
  Rows of 2 and 1 get 0.
  2 rows of 2 get 2.
  Rows of 3 and 1 get 3.
  Rows of 3 and 2 get 0.
  A row of 3 and 2 rows of 1 get 0.
  Rows of 3, 2 and 1 get 1.
  2 rows of 3 and a row of 1 get 3.
  Positions that play alike, such as mirror images, are usually listed once.
  What is the label of 2 rows of 3?
  The answer: 4.
  2 rows of 3: moves leave a row of 2, worth 1; 2 rows of 2, worth 2; a row of 3, worth 2; rows of 3 and 1, worth 3; rows of 3 and 2, worth 0. The mex of 0, 1, 2 and 3 is 4.

  3. Chomp: moves leave 2 rows of 1, value 1; rows of 2 and 1, value 0. Positions that play alike, such as mirror images, are usually listed once. What is the mex of these values?
  Rows 1 and 2 have 2 squares each.
  Row 1, column 1 is poisoned.

  0 of 2 right, and 8 of the 10 questions not answered.
  To practice:
    the mex: 0 of 1 right; missed: chomp
    labels: 0 of 1 right; missed: chomp
  Try: nimm quiz chomp --topic mex,label
  To begin again: nimm quiz chomp --seed 3 --topic mex,label

The groups are the answer to a question about groups: no mex comes after them.

  $ nimm quiz nim --topic groups --seed 1 | sed 1,6d
  < skip
  Pile 2 : O O O
  Pile 3 : O O
  Pile 4 : O
  The answer: 2.
    Pile 1  :[OO] .
    Pile 2  : OO  O
    Pile 3  : OO  .
    Pile 4  : .   O
    [ ] no partner

  2. Nim 2,7: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  Pile 1 : O O
  Pile 2 : O O O O O O O

  0 of 1 right, and 9 of the 10 questions not answered.
  To practice:
    pairing groups off: 0 of 1 right; missed: nim 2,3,2,1
  Try: nimm quiz nim --topic groups
  To begin again: nimm quiz nim --seed 1 --topic groups
  $ nimm quiz nim --topic groups --seed 1 --plain | sed 1,6d
  < skip
  Pile 1: 2, a group of 2; no partner for the 2.
  Pile 2: 3, groups of 2 and 1.
  Pile 3: 2, a group of 2.
  Pile 4: 1, a group of 1.

  2. Nim 2,7: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?

  0 of 1 right, and 9 of the 10 questions not answered.
  To practice:
    pairing groups off: 0 of 1 right; missed: nim 2,3,2,1
  Try: nimm quiz nim --topic groups
  To begin again: nimm quiz nim --seed 1 --topic groups

Groups tell why a position is balanced or not, what is no group, and which move wins where no pair is left to copy in; a
pair is told alone.

  $ printf 'yeah\n' | nimm quiz nim --topic balance --seed 3 --questions 1 | grep -E '^(1[.]|Wrong|Right)'
  1. Nim 7,4: is this position balanced?
  Wrong: there is only one group of 2, so it has no partner.
  $ printf '3 and 4\n13\n8 and 2\n' | nimm quiz nim --topic groups --seed 22 --questions 1 | grep -E '^(1[.]|Wrong|[13]* is)'
  1. Nim 8,5: split each pile into groups of 1, 2, 4, 8 and so on, and pair off groups of the same size. Which sizes have a group without a partner?
  3 is not one group: it is 2 and 1. Type sizes of groups, 1, 2, 4, 8 and so on, such as 1,4, or none.
  13 is not one group. Type sizes of groups, 1, 2, 4, 8 and so on, such as 1,4, or none.
  Wrong: 8 is right, but there is no group of 2; there is only one group of 4, so it has no partner.
  $ echo skip | nimm quiz nim --topic move --seed 2 --questions 1 --level 2 | sed -n '/^1[.]/,/^$/p'
  1. Nim 12,5,11,9: it is your turn. Which move wins?
  Pile 1 : O O O O O O O O O O O O (12)
  Pile 2 : O O O O O
  Pile 3 : O O O O O O O O O O O (11)
  Pile 4 : O O O O O O O O O (9)
  3 winning moves:
    1 5: take 5 from pile 1 -> 7,5,11,9
    3 11: take 11 from pile 3 -> 12,5,0,9
    4 7: take 7 from pile 4 -> 12,5,11,2
  (A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.)
    Pile 1  :[OOOOOOOO] OOOO  .   .
    Pile 2  : .         OOOO  .   O
    Pile 3  : OOOOOOOO  .    [OO] O
    Pile 4  : OOOOOOOO  .     .  [O]
    [ ] no partner
  Unbalanced, since three groups have no partner: the player to move wins by pairing all groups off.
  One way: pile 1 has the largest group without a partner. Reduce the pile to 7: its group of 8 becomes groups of 2 and 1, and all groups pair off.
   (esc)
  $ echo skip | nimm quiz chop --seed 4 --questions 1 | sed -n '/^The answer/,/^$/p'
  The answer: the player who moves first.
  Breaking off rows never changes the number of columns, and vice versa: the rows minus one and the columns minus one are two Nim piles. A square bar is two equal piles.
  Copying wins: keep 2 columns. Then two equal sides are left: copy each move in the other one.
   (esc)

Where neither copying nor a rule tells who wins, what the moves leave does; a pair is told with the right answer.

  $ echo skip | nimm quiz digraph --seed 4 --questions 1 | sed -n '/^The answer/,/^$/p'
  The answer: the player who moves first.
  (N: the player to move wins. P: the other player wins.)
    a: moves leave b (P), c (N); a move leads to P, so N
  From the end back: d P, c N (to d), b P (to c), a N (to b).
  A winning move: move the token to b.
   (esc)
  $ echo second | nimm quiz nim --topic winner --seed 9 --questions 1 | grep -E '^(1[.]|Right)'
  1. Nim 5,5: who wins if both play well, the player who moves first or the one who moves second?
  Right: the second player copies each move in the other pile.
  $ echo second | nimm quiz nim --topic winner --level 2 --seed 9 --questions 1 | grep -E '^(1[.]|Right)'
  1. Nim 2,10,3,11: who wins if both play well, the player who moves first or the one who moves second?
  Right: all groups pair off, and after any move the second player can make them pair off again.

An example of an answer is not the answer.

  $ for seed in $(seq 12); do echo 3 | nimm quiz nim --topic groups --seed $seed --questions 1 | grep -o -e '^1[.] Nim [0-9,]*' -e 'such as [0-9],[0-9]' | paste -s; done | grep 2,8
  1. Nim 2,6,1\x09such as 2,8 (esc)
  1. Nim 3,6\x09such as 2,8 (esc)
  1. Nim 5,4,4\x09such as 2,8 (esc)
  1. Nim 2,2,5\x09such as 2,8 (esc)
  1. Nim 5,1,1\x09such as 2,8 (esc)

  $ echo x | nimm quiz nim --topic move --seed 2 --questions 1 | grep -E '^1[.]|such as'
  1. Nim 1,2: it is your turn. Which move wins?
  "x" is not a move. Type pile and stones, such as 2 2 to take 2 from pile 2.
  $ for seed in $(seq 40); do echo x | nimm quiz --topic binary --seed $seed --questions 1 | grep -A1 'Write 5 '; done | tail -n 1
  "x" is not an answer to that. Type ones and zeros, such as 110.

At level 2 a quiz about Chomp asks for no value, which only a search finds.

  $ yes skip | head -n 30 | nimm quiz chomp --level 2 --seed 2 | grep -c 'what is its value'
  0
  [1]

How positions are written is told before many of them are.

  $ nimm quiz kayles --topic mex --seed 3 </dev/null | sed -n '/means/,/^1/p'
  (2,1 means a row of 2 and a row of 1.)
  1. Kayles i.iii: moves leave 3 (value 3); 2,1 (value 3); 1,1 (value 0); 1,1,1 (value 1). Positions that play alike, such as rows in another order, are usually listed once. What is the mex of these values?
  $ nimm quiz nim --topic label --seed 3 </dev/null | grep means
  (1,1 means piles of 1 and 1.)

The arcs of a graph are on its board, and not in the question too.

  $ nimm quiz digraph --seed 1 --questions 1 --topic winner | sed -n '/^1/,/^Type/p'
  1 question, level 1, seed 1. To repeat this quiz: nimm quiz digraph --seed 1 --topic winner --questions 1

  (Directed-Graph Game: Move the token along one arc, the way it points, to the next node. Whoever makes the last move wins.)
  1. Directed-Graph Game: who wins if both play well, the player who moves first or the one who moves second?
    [a]
   // \\
   b   |
  | \\ |
  |   c
  \\\ |
     d
  Lines go down.
  From a you can go to b or c.

  Nothing answered, nothing wrong.

A number may be typed in binary: 0b11, 11 in binary, or for a nim-sum the columns themselves.

  $ nimm quiz --seed 3 --topic sum
  < 0b11
  < 100
  < 000 in binary
  < exit
  10 questions, level 1, seed 3. To repeat this quiz: nimm quiz --seed 3 --topic sum

  (To find the nim-sum, add the numbers in binary without carrying: it has a 1 in each column with an odd number of ones. 9 and 12 are 1001 and 1100, so their nim-sum is 0101, which is 5.)
  1. What is the nim-sum of 2, 4 and 5?
  Right: only the columns of 2 and 1 have an odd number of ones.

  2. What is the nim-sum of 3 and 7?
  Right: in binary that is 4.

  3. What is the nim-sum of 1, 3, 5 and 7?
  Right: every column has an even number of ones.

  4. What is the nim-sum of 2 and 7?

  3 of 3 right, and 7 of the 10 questions not answered.
  To begin again: nimm quiz --seed 3 --topic sum

Two letters are short for a word, but one is not: a slip of the finger does not give the answer away. Where two words begin with it, both are named.

  $ printf 's\nr\nsk\n' | nimm quiz --topic sum --seed 1 --questions 1 | sed '1,/^1\./d'
  "s" is not an answer to that. Type a number in digits.
  Type skip for the answer, or help.
  "r" is not an answer to that. Did you mean repeat or rules?
  The answer: 6.
                  4  2  1
             1 =  0  0  1
             7 =  1  1  1
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^

  0 of 1 right.
  To practice:
    nim-sums: 0 of 1 right; missed: 1,7
  Try: nimm quiz --topic sum

Whoever adds with carrying is wrong, though the sum may look like the answer in binary.

  $ for answer in 11 011 3; do echo $answer | nimm quiz --topic sum --seed 3 --questions 1 | grep -E '^(1[.]|Right|Wrong)'; done
  1. What is the nim-sum of 2, 4 and 5?
  Wrong: 11 is the sum with carrying.
  1. What is the nim-sum of 2, 4 and 5?
  Right: only the columns of 2 and 1 have an odd number of ones.
  1. What is the nim-sum of 2, 4 and 5?
  Right: only the columns of 2 and 1 have an odd number of ones.

A move is not an answer to who wins.

  $ printf '%s\n' '2 2' '1 1' 2 | nimm quiz --topic winner --seed 55 --questions 1 | grep -E '^(1[.]|"|Right|Wrong)'
  1. Nim 8,5: who wins if both play well, the player who moves first or the one who moves second?
  "2 2" is not an answer to that. Type first or second.
  "1 1" is not an answer to that. Type first or second.
  Wrong: the first player can take 3 from pile 1, and go on to win.

Beginners are told what N and P are; how the lost squares of a board are found is said once. A proof that tells no move is
no answer to which move wins.

  $ yes skip | nimm quiz queen --topic winner --seed 5 --questions 4 | grep -E '^.N: |^[0-9]|^The|^This|P'
  4 questions, level 1, seed 5. To repeat this quiz: nimm quiz queen --seed 5 --topic winner --questions 4
  1. Corner the Queen 2x4: who wins if both play well, the player who moves first or the one who moves second?
  The answer: the player who moves first.
  (N: the player to move wins. P: the other player wins.)
  Row 2 : . . P Q
  The goal is the first P. Cross out every square that can reach a P; the nearest squares left are P, too, and so on. Whoever has to move from a P loses against good play.
  2. Corner the Queen 2x3: who wins if both play well, the player who moves first or the one who moves second?
  The answer: the player who moves second.
  This square is itself a P.
  3. Corner the Queen 3x5: who wins if both play well, the player who moves first or the one who moves second?
  The answer: the player who moves first.
  Row 2 : . . P . .
  Row 3 : . P . . Q
  4. Corner the Queen 4x5: who wins if both play well, the player who moves first or the one who moves second?
  The answer: the player who moves first.
  Row 2 : . . P . .
  Row 3 : . P . . .
  0 of 4 right.
  $ echo skip | nimm quiz chomp --topic winner --seed 11 --questions 1 | grep 'two rows'
  With two rows, always leave the lower one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.
  $ yes second | head -n 4 | nimm quiz chomp --topic winner --seed 5 --questions 3 | grep Right
  Right: every first move has a winning reply. For example, after "bite at row 1, column 2": bite at row 2, column 1.
  Right: with two columns, always leave the right one exactly one square shorter.
  $ yes skip | nimm quiz chomp --topic move --seed 1 --questions 6 | grep -E '^ +[0-9] [0-9]: '
    2 3: bite at row 2, column 3 -> 3,2
    2 3: bite at row 2, column 3 -> 4,2,2
    2 2: bite at row 2, column 2 -> 3,1,1
    3 4: bite at row 3, column 4 -> 5,5,3
    2 2: bite at row 2, column 2 -> 2,1
    2 3: bite at row 2, column 3 -> 4,2,2
  $ for seed in 1 2 3 4 5 6 7 8 9; do yes skip | head -n 20 | nimm quiz chomp --topic move --seed $seed; done | grep -c 'This proof does not say'
  0
  [1]

Before values come up in the course, Nim in disguise is explained by groups, and says why it is Nim.

  $ echo second | nimm quiz --level 2 --seed 4 --questions 1 | tail -n +4
  (Poker-Nim: Take stones from one pile into your pool, or put stones from your pool on one pile. Whoever makes the last move wins.)
  1. Poker-Nim 2,1,2/2,1: who wins if both play well, the player who moves first or the one who moves second?
  Pile 1 : O O
  Pile 2 : O
  Pile 3 : O O
  Pool of player 1 : O O
  Pool of player 2 : O
  Wrong: the first player can take 1 from pile 2, and go on to win.
  The answer: the player who moves first.
  (A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.)
  The pools don't matter: whatever one player puts on a pile, the other can take right off again. Adding stones can win, but it never saves a lost position, and each time the pool that they came from shrinks. So the piles alone decide, as in Nim.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners:
    Pile 1  : OO  .   2 stones
    Pile 2  : .  [O]  1 stone
    Pile 3  : OO  .   2 stones
    [ ] no partner
  Unbalanced, since a group has no partner: the player to move wins by pairing all groups off. One way is to change a pile with a group of 1, the largest size without a partner: make pile 2 a pile of 0.

  Once more: Poker-Nim 2,1,3/2,1: who wins if both play well, the player who moves first or the one who moves second?
  Pile 1 : O O
  Pile 2 : O
  Pile 3 : O O O
  Pool of player 1 : O O
  Pool of player 2 : O

  0 of 1 right.
  To practice:
    seeing who wins: 0 of 1 right; missed: poker-nim 2,1,2/2,1
  Try: nimm quiz --level 2 --topic winner

A reply to a move that makes new piles says what the move leaves. Piles without a move stay on the board.

  $ echo first | nimm quiz grundy --level 1 --seed 9 | grep Wrong
  Wrong: every first move has a winning reply. For example, after "split pile 1 into 1 and 5", which leaves 1,5,6: split pile 3 into 1 and 5.
  $ yes skip | nimm quiz grundy --level 1 --seed 9 | grep -c 'Then two equal piles stay in play'
  11

Why a game is Nim is told of the set that may be taken; groups are not spoken of before they are explained.

  $ yes skip | nimm quiz subtraction:1,3,4 --level 2 --topic value --questions 1 --seed 1 | grep -e 'must repeat' -e 'K + 1'
  No move touches two piles, so each is worth as much as some Nim pile. Its worth depends on the values of the 4 sizes below it. These can come in only so many combinations, so in the end the values must repeat: from 0 on, every 7.
  $ echo second | nimm quiz --level 2 --topic winner --seed 1 --questions 1 | grep Right
  [1]

A rule that the question says does not stand below its board again.

  $ yes skip | nimm quiz subtraction --level 1 --topic winner --questions 1 --seed 1 | grep -c '^Take 1 to 3'
  0
  [1]

Where one pile alone wins, the way is the only one; where several do, it is one of them. What a guess is told names what
the move leaves, once groups are known.

  $ printf 'skip\nskip\n' | nimm quiz nim --topic winner --level 2 --seed 14 --questions 2 | grep -E '^[12][.]|way:' | cut -c1-70
  1. Nim 3,4,7: who wins if both play well, the player who moves first o
  2. Nim 9,13,11: who wins if both play well, the player who moves first
  One way: pile 1 has the largest group without a partner. Reduce the pi
  $ printf 'skip\nskip\n' | nimm quiz nim --topic winner --level 2 --seed 16 --questions 2 | grep -E '^[12][.]|way:' | cut -c1-70
  1. Nim 3,4,4: who wins if both play well, the player who moves first o
  2. Nim 9,10,13,11: who wins if both play well, the player who moves fi
  The only way: pile 3 has the largest group without a partner. Reduce t
  $ printf 'skip\nsecond\n' | nimm quiz nim --topic winner --level 2 --seed 18 --questions 2 | grep -E '^[12][.]|^Right|^Then'
  1. Nim 12,6,3: who wins if both play well, the player who moves first or the one who moves second?
  2. Nim 6,11,13: who wins if both play well, the player who moves first or the one who moves second?
  Right: all groups pair off, and after any move the second player can make them pair off again.
  $ printf 'skip\nfirst\n' | nimm quiz nim --topic winner --level 2 --seed 19 --questions 2 | grep -E '^[12][.]|^Right|^Wrong|^Then'
  1. Nim 5,15,8: who wins if both play well, the player who moves first or the one who moves second?
  2. Nim 5,6,8,9: who wins if both play well, the player who moves first or the one who moves second?
  Right: the first player can take 2 from pile 2, and go on to win.
  Then all groups pair off.

Groups may be told in words.

  $ printf 'only the 8, a group of 4 and just the 1\n' | nimm quiz nim --topic groups --seed 22 --questions 1 | grep -E '^Right|^Wrong'
  Right: no two groups have the same size.
  $ printf 'none at all\n' | nimm quiz nim --topic groups --seed 22 --questions 1 | grep -E '^Right|^Wrong'
  Wrong: there is only one group of 8, so it has no partner.

Whoever knows nearly all of it is told of harder questions.

  $ yes first | head -n 5 | nimm quiz nim --topic winner --seed 5 --questions 5 | tail -n 5

  4 of 5 right.
  To practice:
    seeing who wins: 4 of 5 right; missed: nim 2,4,6
  Try: nimm quiz nim --topic winner

The rules are told once for normal and once for misere play. Where all piles are 1 the rule of misere Nim is not needed.

  $ yes skip | head -n 12 | nimm quiz --level 3 --topic winner --seed 3 --questions 12 | grep -E '^[(](Nim|Kayles)|^[0-9]+[.] Mis|number of piles of 1' | cut -c1-125
  (Nim: Take one or more stones from one pile. Misere: whoever takes the very last stone loses.)
  1. Misere Nim 2,2 (whoever makes the last move loses): who wins if both play well, the player who moves first or the one who\x20 (esc)
  2,2 is balanced and has a pile larger than 1, so the player who moves second wins. Play as in normal Nim until your move woul
  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  3. Misere Nim 2,2,1,1 (whoever makes the last move loses): who wins if both play well, the player who moves first or the one\x20 (esc)
  2,2,1,1 is balanced and has a pile larger than 1, so the player who moves second wins. Play as in normal Nim until your move\x20 (esc)
  6. Misere Nim 1,1,2 (whoever makes the last move loses): who wins if both play well, the player who moves first or the one wh
  1,1,2 is not balanced and has a pile larger than 1, so the player who moves first wins. To win, take 1 from pile 3, which lea
  7. Misere Nim 1,1,1,3 (whoever makes the last move loses): who wins if both play well, the player who moves first or the one\x20 (esc)
  1,1,1,3 is not balanced and has a pile larger than 1, so the player who moves first wins. To win, take 3 from pile 4, which l
  (Nim: Take one or more stones from one pile.)
  10. Misere Nim 1,1,1,1,1 (whoever makes the last move loses): who wins if both play well, the player who moves first or the o
  1,1,1,1,1 has an odd number of piles of 1, and each move takes one of them. So the player who moves first takes the last one\x20 (esc)

Whoever has much of a course wrong is told of an easier level, and others of how much it takes to go on.

  $ yes skip | head -n 40 | nimm quiz --level 2 --seed 3 | tail -n 1
  Easier first: nimm quiz
  $ printf '%s\n' first '1 4' 4,1 skip skip skip skip | nimm quiz --seed 5 --questions 5 | tail -n 1
  With 4 of 5 right, go on to: nimm quiz --level 2

Whoever says that it is a guess has answered.

  $ printf 'I think first\n' | nimm quiz nim --topic winner --seed 55 --questions 1 | grep -E '^Right|^Wrong|not an answer'
  Right: the first player can take 3 from pile 1, and go on to win.

Why the rule of misere play wins is told once.

  $ yes skip | nimm quiz --level 3 --seed 1 --questions 60 | grep -o -e 'That works because' -e 'then leave an odd number'
  then leave an odd number
  That works because
  then leave an odd number
  then leave an odd number
  then leave an odd number
  then leave an odd number

A move that leaves no part of any value leaves the value 0.

  $ echo first | nimm quiz triangle --topic winner --level 2 --seed 3 --questions 1 | grep -A 1 Right
  Right: the first player can draw A-C, and go on to win.
  Then the value is 0.

A sum tells how to move in each of its parts, once for each game.

  $ yes skip | head -n 8 | nimm quiz --level 3 --seed 2 --questions 2 | grep -E '^[(](Sum|Nim:|Daw|Kay|Sub)|^[0-9]+[.]'
  (Sum of Games: Make a move in one of the parts, by the rules of that part. Whoever makes the last move of all wins.)
  (Nim: Take one or more stones from one pile.)
  (Kayles: Hit one pin, or two that stand side by side.)
  1. Sum of Games nim=2+kayles=iii: what is its value, that is, the size of the Nim pile it equals?
  2. Sum of Games nim=5+kayles=iiii: it is your turn. Which move wins?
  (Dawson's Kayles: Hit two pins that stand side by side.)

Level 2 of the course does not begin with an unfamiliar board.

  $ for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do nimm quiz --level 2 --seed $seed --questions 1 </dev/null | grep -E '^1[.]'; done | grep -c Northcott
  0
  [1]

A bar of more than two rows is won by a move that leaves two, of which the rule is known; if there is none, replies tell why.

  $ for seed in 5 9 17 22 30 41; do yes skip | nimm quiz chomp --topic winner,move --level 3 --seed $seed --questions 4; done | grep -E '^A winning move.*(leaves|reply)'
  A winning move: bite at row 2, column 4. Every move from 6,3,3 has a winning reply. For example:
  A winning move: bite at row 1, column 3. That leaves 2,2,1. With two columns, always leave the right one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.
  A winning move: bite at row 2, column 3. Every move from 4,2,2 has a winning reply. For example:
  A winning move: bite at row 3, column 1. That leaves 4,3. With two rows, always leave the lower one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.
  A winning move: bite at row 2, column 3. Every move from 4,2,2 has a winning reply. For example:

Of three rows two equal ones cancel.

  $ for seed in $(seq 1 40); do yes skip | nimm quiz kayles --topic winner,move,value --level 3 --seed $seed --questions 2 | grep -E '^[0-9]|cancel'; done | grep -m 4 -B 1 cancel | cut -c 1-80
  2. Kayles iiii.ii.ii: what is its value, that is, the size of the Nim pile it eq
  Two equal rows cancel: that leaves a row of 4 pins.
  --
  2. Kayles iiiii.iiiiiii.iiiii: what is its value, that is, the size of the Nim p
  Two equal rows cancel: that leaves a row of 7 pins.
  --
  1. Kayles iiii.iiiii.iiiii: what is its value, that is, the size of the Nim pile
  Two equal rows cancel: that leaves a row of 4 pins.
  --
  2. Kayles iiiiiiii.iiiiiiii.iiiiii: what is its value, that is, the size of the\x20 (esc)
  Two equal rows cancel: that leaves a row of 6 pins.

A right value says what the parts are worth.

  $ for game in kayles chop; do yes 2 | nimm quiz $game --topic value --level 3 --seed 2 --questions 12; done | grep '^Right'
  Right: the rows are worth 3, 2 and 3, and their nim-sum is 2.
  Right: the rows are worth 1 and 3, and their nim-sum is 2.
  Right: the rows are worth 1 and 3, and their nim-sum is 2.
  Right: the sides are worth 4 and 6, and their nim-sum is 2.
  Right: the sides are worth 5 and 7, and their nim-sum is 2.

Where a part of a sum is several piles, its value is told, too.

  $ yes skip | head -n 4 | nimm quiz --level 3 --seed 4 --questions 1 | grep '^Part 1 (Chop)'
  Part 1 (Chop): 5x3, a Nim pile of 6. Rows worth 4 and Columns worth 2; nim-sum 6.

The theorem about sums is told once, and what was missed is named at the end.

  $ yes skip | head -n 40 | nimm quiz --level 3 --seed 1 | grep -c 'theorem of Sprague'
  1
  $ yes skip | head -n 40 | nimm quiz --level 3 --seed 1 | grep 'missed:'
    seeing who wins: 0 of 2 right; missed: misere nim 1,1,1,1,1; northcott ....BW/.B..W./W....B
    finding a winning move: 0 of 3 right; missed: compound nim=2+kayles=iiiiii; compound chop=5x5+kayles=iiiiii; and 1 more
    values: 0 of 3 right; missed: compound nim=7+kayles=iiiii; compound nim=7+dawson=iiiiiii; and 1 more
    labels: 0 of 2 right; missed: chomp 2,2; digraph

Where every column is odd, there are no others.

  $ echo 15 | nimm quiz --topic sum --level 2 --questions 1 --seed 2 | grep -E '^(1[.]|Right)'
  1. What is the nim-sum of 6, 10 and 3?
  Right: every column has an odd number of ones.

What was told of an earlier question is left out of an answer, but not of a why.

  $ printf 'skip\nskip\nwhy\n' | nimm quiz nim --level 3 --topic winner --seed 1 | sed -n '/^3,1,2/s/.*[0-9][.] //p' | cut -c 1-24
  That works because a sin

A right move has its own reason, also where other moves win; why is about it, too. After a skip, the winning move comes first.

  $ printf '%s\n' 9 why | nimm quiz kayles --topic move --seed 14 --questions 2 | sed -n '/^Right/,/^2[.]/p'
  Right.
  (N: the player to move wins. P: the other player wins.)
  (4,1,1,1 means a row of 4 and 3 rows of 1.)
  4,1,1,1 is P: every move has a reply that leaves equal rows for copying:
    from 4,1,1     to 1,1,1,1
    from 3,1,1,1   to 1,1,1,1
    from 2,1,1,1   to 1,1,1,1
    from 2,1,1,1,1 to 1,1,1,1
    from 1,1,1,1,1 to 1,1,1,1

  2. Kayles ii.i: it is your turn. Which move wins?
  $ printf '%s\n' 9 why | nimm quiz kayles --topic move --seed 14 --questions 2 | sed -n '/^About/,/^2[.]/p'
  About the last question:
  You chose to hit pin 9, which leaves i.iiii.i.i. It is your opponent's turn then.
  (N: the player to move wins. P: the other player wins.)
  4,1,1,1 is P: every move has a reply that leaves equal rows for copying:
    from 4,1,1     to 1,1,1,1
    from 3,1,1,1   to 1,1,1,1
    from 2,1,1,1   to 1,1,1,1
    from 2,1,1,1,1 to 1,1,1,1
    from 1,1,1,1,1 to 1,1,1,1

  2. Kayles ii.i: it is your turn. Which move wins?
  $ echo skip | nimm quiz kayles --topic winner --seed 15 --questions 1 | sed -n '/^The/,/to 2,2/p'
  The answer: the player who moves first.
  (N: the player to move wins. P: the other player wins.)
  (3,2,1 means a row of 3, a row of 2 and a row of 1.)
  A winning move: hit pins 3 and 4. That leaves 3,2,1, which is P: every move has a reply that leaves equal rows for copying:
    from 3,2     to 2,2
  $ printf '%s\n' '1 3' why | nimm quiz nim --level 3 --topic move --seed 2 --questions 2 | sed -n '/^About/,/^2[.]/p'
  About the last question:
  You chose to take 3 from pile 1, which leaves 0,2,2. It is your opponent's turn then.
  0,2,2 is balanced and has a pile larger than 1, so the player who moves second wins. Play as in normal Nim until your move would leave no pile larger than 1: then leave an odd number of piles of 1. That works because a single pile larger than 1 is never balanced, so only the player who leaves balanced positions ever finds exactly one large pile, and that player chooses to leave an odd or an even number of 1s.

  2. Misere Nim 2,1,4 (whoever makes the last move loses): it is your turn. Which move wins?

After a wrong move why begins with what it leaves, and a reply that wins; not after a skip.

  $ printf '%s\n' '1 1' why '1 3' why skip why | nimm quiz nim --topic move --seed 1 --questions 4 | grep -E '^(About|Your)'
  About the last question:
  About the last question:
  About the last question:
  $ printf '%s\n' 'I think 1' why | nimm quiz kayles --topic move --seed 7 --plain | grep '^You chose'
  You chose to hit pin 1, which leaves pins 2 to 4, 6 and 7. Then your opponent can hit pin 2, and go on to win.

The part to change is named each time, what the theory says only once.

  $ yes skip | nimm quiz kayles --level 2 --topic winner --seed 7 --questions 6 | grep '^Unbalanced' -A 1
  Unbalanced, since two columns are odd: the player to move wins by making every column even. One way is to change a row that has a 1 in the leftmost odd column: make pins 4-8 worth 4 xor 5 = 1. (Xor is the nim-sum of two numbers.)
  A winning move: hit pin 4.
  --
  Unbalanced, since two columns are odd: the player to move wins by making every column even.
  One way is to change a row that has a 1 in the leftmost odd column: make pins 1-5 worth 2.

What comes next is said as the program was called.

  $ echo skip | $(command -v nimm) quiz --topic winner --seed 1 --questions 1 | sed "s,$(command -v nimm),PROGRAM," | grep PROGRAM
  1 question, level 1, seed 1. To repeat this quiz: PROGRAM quiz --seed 1 --topic winner --questions 1
  Try: PROGRAM quiz --topic winner
  $ yes skip | $(command -v nimm) quiz --seed 1 --level 2 --questions 6 | sed "s,$(command -v nimm),PROGRAM,g" | grep PROGRAM
  6 questions, level 2, seed 1. To repeat this quiz: PROGRAM quiz --seed 1 --level 2 --questions 6
  Some questions are about the mex and values. PROGRAM lesson sprague-grundy teaches them.
  Try: PROGRAM quiz --level 2 --topic winner,move,sum,mex,binary,groups
  To learn about seeing who wins: PROGRAM lesson nim 3
  Easier first: PROGRAM quiz
  $ yes skip | $(command -v nimm) quiz kayles --topic move --seed 1 --questions 6 | sed "s,$(command -v nimm),PROGRAM,g" | grep PROGRAM
  6 questions, level 1, seed 1. To repeat this quiz: PROGRAM quiz kayles --seed 1 --topic move --questions 6
  Try: PROGRAM quiz kayles --topic move
  To play it with hints: PROGRAM kayles

A zero before other digits says that they are binary: 011 is three, not eleven.

  $ echo 011 | nimm quiz --topic sum --seed 3 --questions 1 | grep -A 1 "^1[.]"
  1. What is the nim-sum of 2, 4 and 5?
  Right: only the columns of 2 and 1 have an odd number of ones.

What a term means is said at every prompt.

  $ echo 'what is mex' | nimm quiz --seed 1 | grep '^The mex'; echo 'whats a nim-sum?' | nimm puzzle --seed 1 | grep -o 'A column with an odd .*'
  The mex of some numbers is the smallest of 0, 1, 2, 3 and so on that is not among them.
  A column with an odd number of 1s gives 1, any other gives 0. Piles with nim-sum 0 are balanced.
