Every game: its list, its rules, and who wins.

  $ nimm games | sed -n '1,2p; /^digraph/,/^ /p'
  nim           Nim                          nimm nim 3,4,5
  subtraction   Subtraction game             nimm subtraction 10,7,5
  digraph       The directed-graph game
      nimm digraph 'a>b,a>c,b>c,b>d,c>d,c>e,d>e@a'

  $ nimm rules kayles
  Kayles

  Pins stand in a row. Two players take turns; a move hits one pin, or two pins
  that stand side by side, and they fall. Whoever knocks down the last pin wins.
  A position: the row as it stands, i for a pin and . for a fallen one, as
  ii.iii; or a number of pins, as 6; or several rows, as 2,3.
  A move: PIN or PIN PIN, as 4 or 4 5: pin 4, or the neighbours 4 and 5.
  Nim in disguise: A hit splits its row in two, and what happens in one part
  never touches the other: each run of standing pins is a Nim pile of its own. A
  run of 1, 2, 3, 4, 5, 6, 7, 8 pins is a pile of 1, 2, 3, 1, 4, 3, 2, 1 stones:
  the smallest number that no single hit leaves.
  Try: nimm kayles iiiii.iii

  $ nimm rules octal:0.77
  Take-and-break game

  There are some piles of stones. The code 0.ddd says what a move may do: its
  digit number k is about taking k stones from a pile. Add up: 1 if that may
  leave nothing of the pile, 2 if it may leave one pile, 4 if it may split the
  rest into two. In a code 4.ddd a move may also split a pile without taking
  anything. Whoever makes the last move wins.
  A position: the pile sizes, such as 7,3; empty piles are left out.
  Behind the colon of its name: a code 0.ddd or 4.ddd of digits 0 to 7, such as
  0.77; without one, 0.137.
  A move: PILE STONES, such as 1 2: take 2 stones from pile 1; or PILE STONES
  LEFT, such as 1 2 3: also split the rest, into 3 and the others (the smaller
  part comes first); in a code 4.ddd, PILE 0 LEFT, such as 1 0 3, only splits.
  Nim in disguise: No move touches two piles, so each pile is worth as much as
  some Nim pile: the smallest number of stones that no single move leaves.
  In 0.77 a move takes 1 and leaves nothing, one pile or two, or takes 2 and
  leaves nothing, one pile or two.
  Try: nimm octal:0.77 7,3

  $ nimm rules
  2> nimm: name one game, as nimm rules kayles; nimm games lists them
  [2]

  $ nimm rules chess
  2> nimm: there is no game "chess"; nimm games lists them
  [2]

Subtraction games.

  $ nimm solve subtraction:3 4
  subtraction:3 4 is a P-position: the other player, who made the previous move,
    wins. Its value is 0.
  When 1 to K may be taken, whatever one player takes, the other can make K + 1 of
  it: full groups of K + 1 stones are nobody's gain, and only the rest counts.
  With another set, a pile is worth the least number that no pile which it can
  become is worth.
    Pile 1: 4 stones = 1 x 4 + 0, a Nim pile of 0.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  1
    Pile 1   0 =  0
    ---------------
    nim-sum  0 =  0
  Every column holds an even number of ones: balanced. Any move of the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.
  No winning moves.

  $ nimm solve --json subtraction:3 5,5,4
  {"game":"subtraction:3","position":"5,5,4","misere":false,"mover":1,"outcome":"P","value":0,"piles":[1,1,0],"winning_moves":[],"winning_moves_total":0}

  $ nimm solve --json subtraction:1,3,4 18446744073709551615,7
  {"game":"subtraction:1,3,4","position":"18446744073709551615,7","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1,0],"winning_moves":[{"move":"1 1","position":"18446744073709551614,7"},{"move":"2 4","position":"18446744073709551615,3"}],"winning_moves_total":2}

  $ nimm solve subtraction:0 4
  2> nimm: "0" cannot be taken: give the most stones that a move may take, 1 or more
  [2]

  $ nimm solve subtraction:1,x 4
  2> nimm: "x" is not a number to take: write whole numbers, as 3,4,5
  [2]

Poker-Nim.

  $ nimm solve poker-nim 3,4,5/2,1
  poker-nim 3,4,5/2,1 with player 1 to move is an N-position: the player to move
    wins. Its value is 2.
  Putting stones on a pile gains nothing: the other player takes the same stones
  off again, and the pool that they came from is smaller. So the pools do not
  count, and the piles decide as in Nim.
    Pile 1: 3 stones, a Nim pile of 3.
    Pile 2: 4 stones, a Nim pile of 4.
    Pile 3: 5 stones, a Nim pile of 5.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  4  2  1
    Pile 1   3 =  0  1  1
    Pile 2   4 =  1  0  0
    Pile 3   5 =  1  0  1
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Column 2 holds an odd number of ones (marked ^): unbalanced. Making every column
  even wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 1: 3 xor 2 = 1, so it must become worth 1.
  3 winning moves:
    1 2   take 2 from pile 1 -> 1,4,5/4,1
    2 +2  put 2 on pile 2 -> 3,6,5/0,1
    3 +2  put 2 on pile 3 -> 3,4,7/0,1

  $ nimm solve --json --mover 2 poker-nim 1,2/0,1
  {"game":"poker-nim","position":"1,2/0,1","misere":false,"mover":2,"outcome":"N","value":3,"piles":[1,2],"winning_moves":[{"move":"1 +1","position":"2,2/0,0"},{"move":"2 1","position":"1,1/0,2"}],"winning_moves_total":2}

  $ nimm solve poker-nim 3,4/1
  2> nimm: "1" is only one pool: write those of players 1 and 2 behind the slash, as 3,4,5/2,1
  [2]

  $ nimm solve --misere poker-nim 3,4
  2> nimm: poker-nim is not played misere
  [2]

Prime-game.

  $ nimm solve prime 12 30 7
  prime 12,30,7 is a P-position: the other player, who made the previous move,
    wins. Its value is 0.
  Lay down a stone for each prime factor of a number. A move takes stones away, at
  least one, and must leave one: so the number is a Nim pile with one stone fewer
  than it has prime factors.
    12: 2 x 2 x 3: 3 prime factors, and one must stay, a Nim pile of 2.
    30: 2 x 3 x 5: 3 prime factors, and one must stay, a Nim pile of 2.
    7: a prime, off which nothing can be split, a Nim pile of 0.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  2  1
    12       2 =  1  0
    30       2 =  1  0
    7        0 =  0  0
    ------------------
    nim-sum  0 =  0  0
  Every column holds an even number of ones: balanced. Any move of the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.
  No winning moves.

  $ nimm solve --json prime 9223372036854775808 --limit 1
  {"game":"prime","position":"9223372036854775808","misere":false,"mover":1,"outcome":"N","value":62,"piles":[62],"winning_moves":[{"move":"1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2","position":"2"}],"winning_moves_total":1}

  $ nimm solve prime 12,1
  2> nimm: "1" is too small: the numbers are 2 or more, as 12,30,7
  [2]

Northcott's Game.

  $ nimm solve northcott W..B./.B.W.
  northcott W..B./.B.W. with player 1 to move is an N-position: the player to move
    wins. Its value is 3.
  Only the gaps between the two coins of each row count: closing a gap by some
  squares is taking that many stones from a pile. Retreating gains nothing, for
  the other coin follows by as many squares.
    Row 1: a gap of 2, a Nim pile of 2.
    Row 2: a gap of 1, a Nim pile of 1.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  2  1
    Row 1    2 =  1  0
    Row 2    1 =  0  1
    ------------------
    nim-sum  3 =  1  1
    odd           ^  ^
  Columns 2 and 1 hold an odd number of ones (marked ^): unbalanced. Making every
  column even wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Row 1: 2 xor 3 = 1, so it must become worth 1.
  2 winning moves:
    1 2  move to column 2 in row 1 -> .W.B./.B.W.
    2 5  move to column 5 in row 2 -> W..B./.B..W

  $ nimm solve --json --mover 2 northcott W..B./.B..W --limit 3
  {"game":"northcott","position":"W..B./.B..W","misere":false,"mover":2,"outcome":"P","value":0,"piles":[2,2],"winning_moves":[],"winning_moves_total":0}

  $ nimm solve northcott W.B/W..
  2> nimm: row 2, "W..", has no black coin: each row holds one W and one B
  [2]

  $ nimm solve northcott W.B/WB.W
  2> nimm: row 2, "WB.W", has more than one white coin: each row holds one W and one B
  [2]

  $ nimm solve northcott WXB
  2> nimm: row 1, "WXB", has a square that is none of W, B and "."
  [2]

Kayles and Dawson's Kayles, as rows and as piles.

  $ nimm solve kayles iii.iiii
  kayles iii.iiii is an N-position: the player to move wins. Its value is 2.
  A hit splits its row in two, and what happens in one part never touches the
  other: each run of standing pins is a Nim pile of its own. A run of 1, 2, 3, 4,
  5, 6, 7, 8 pins is a pile of 1, 2, 3, 1, 4, 3, 2, 1 stones: the smallest number
  that no single hit leaves.
    Pins 1-3: a row of 3 pins, a Nim pile of 3.
    Pins 5-8: a row of 4 pins, a Nim pile of 1.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                   2  1
    Pins 1-3  3 =  1  1
    Pins 5-8  1 =  0  1
    -------------------
    nim-sum   2 =  1  0
    odd            ^
  Column 2 holds an odd number of ones (marked ^): unbalanced. Making every column
  even wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pins 1-3: 3 xor 2 = 1, so it must become worth 1.
  6 winning moves:
    1 2  hit pins 1 and 2 -> ..i.iiii
    2 3  hit pins 2 and 3 -> i...iiii
    5    hit pin 5 -> iii..iii
    6    hit pin 6 -> iii.i.ii
    7    hit pin 7 -> iii.ii.i
    8    hit pin 8 -> iii.iii.

  $ nimm solve --json kayles 2,3
  {"game":"kayles","position":"ii.iii","misere":false,"mover":1,"outcome":"N","value":1,"piles":[2,3],"winning_moves":[{"move":"4","position":"ii..ii"},{"move":"6","position":"ii.ii."}],"winning_moves_total":2}

  $ nimm solve --json kayles-piles 12,9
  {"game":"kayles-piles","position":"12,9","misere":false,"mover":1,"outcome":"P","value":0,"piles":[4,4],"winning_moves":[],"winning_moves_total":0}

  $ nimm solve --json kayles-piles 1000000000000000000 --limit 2
  {"game":"kayles-piles","position":"1000000000000000000","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1],"winning_moves":[{"move":"1 2 1","position":"1,999999999999999997"},{"move":"1 2 7","position":"7,999999999999999991"}],"winning_moves_total":83333333333333338}

  $ nimm solve --json dawson-piles 18446744073709551615 --limit 1
  {"game":"dawson-piles","position":"18446744073709551615","misere":false,"mover":1,"outcome":"N","value":5,"piles":[5],"winning_moves":[{"move":"1 2 7","position":"7,18446744073709551606"}],"winning_moves_total":1627653888856725141}

  $ nimm solve dawson iiiii
  dawson iiiii is a P-position: the other player, who made the previous move,
    wins. Its value is 0.
  A hit splits its row in two, and what happens in one part never touches the
  other: each run of standing pins is a Nim pile of its own. A run of 1, 2, 3, 4,
  5, 6, 7, 8 pins is a pile of 0, 1, 1, 2, 0, 3, 1, 1 stones: the smallest number
  that no single hit leaves.
    Pins 1-5: a row of 5 pins, a Nim pile of 0.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                   1
    Pins 1-5  0 =  0
    ----------------
    nim-sum   0 =  0
  Every column holds an even number of ones: balanced. Any move of the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.
  No winning moves.

  $ nimm solve kayles iix
  2> nimm: "iix" is not a row: at place 3 write i for a standing pin or . for a fallen one, as ii.iii, or write rows as numbers of pins, as 2,3
  [2]

Octal games.

  $ nimm solve --json octal:0.137 11 --limit 3
  {"game":"octal:0.137","position":"11","misere":false,"mover":1,"outcome":"N","value":2,"piles":[2],"winning_moves":[{"move":"1 3","position":"8"},{"move":"1 3 1","position":"1,7"},{"move":"1 3 2","position":"2,6"}],"winning_moves_total":4}

  $ nimm solve octal:0.78 5
  2> nimm: the code "0.78" has "8" in it: its digits are 0 to 7
  [2]

  $ nimm solve octal:1.7 5
  2> nimm: the code "1.7" starts with "1": a code starts with 0. or 4., such as 0.77 or 4.3
  [2]

  $ nimm solve --json octal:4.3 4
  {"game":"octal:4.3","position":"4","misere":false,"mover":1,"outcome":"N","value":2,"piles":[2],"winning_moves":[{"move":"1 0 2","position":"2,2"},{"move":"1 1","position":"3"}],"winning_moves_total":2}
  $ nimm rules octal:4. | grep 'In 4'
  In 4. a move takes nothing and splits a pile in two.
  $ nimm octal:4.3 4 --names Ada,Bob --players human,human --no-hints --seed 1
  < 1 0
  < split pile 1 into 1 and 3
  < 2 0 1
  < quit
  Take-and-break game, seed 1. This game again: nimm octal:4.3 4 --seed 1
  There are some piles of stones. The code 0.ddd says what a move may do: its
  digit number k is about taking k stones from a pile. Add up: 1 if that may leave
  nothing of the pile, 2 if it may leave one pile, 4 if it may split the rest into
  two. In a code 4.ddd a move may also split a pile without taking anything.
  Whoever makes the last move wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O O O O
  In 4.3 a move takes nothing and splits a pile in two, or takes 1 and leaves
  nothing or one pile.

  Taking 0 from a pile of 4 must leave two piles: add the size of one, 1 to 3, such as 1 0 1.
  Ada splits pile 1 into 1 and 3: 4 -> 1,3

  Pile 1 : O
  Pile 2 : O O O
  In 4.3 a move takes nothing and splits a pile in two, or takes 1 and leaves
  nothing or one pile.

  Bob splits pile 2 into 1 and 2: 1,3 -> 1,1,2

  Pile 1 : O
  Pile 2 : O
  Pile 3 : O O
  In 4.3 a move takes nothing and splits a pile in two, or takes 1 and leaves
  nothing or one pile.


  Goodbye. Score: 0 for Ada, 0 for Bob.
  $ nimm values octal:4.304 --period
  Preperiod 25, period 21 (proved: all the values that the periodicity theorem
  needs have been checked).
  The proof needs 95 values; 256 were computed.
  Exceptions (proved): 0 2 3 4 6 7 12 15 17 23 24.

  $ nimm solve octal:0.6 1000000000
  octal:0.6 1000000000 is too large to search: who wins is not known.
  This position is too large to search: who wins is not known.

Chop and Chomp.

  $ nimm solve --json chop 3x5
  {"game":"chop","position":"3x5","misere":false,"mover":1,"outcome":"N","value":6,"piles":[2,4],"winning_moves":[{"move":"columns 3","position":"3x3"}],"winning_moves_total":1}

  $ nimm solve --json chop 18446744073709551615x2
  {"game":"chop","position":"18446744073709551615x2","misere":false,"mover":1,"outcome":"N","value":18446744073709551615,"piles":[18446744073709551614,1],"winning_moves":[{"move":"rows 2","position":"2x2"}],"winning_moves_total":1}

  $ nimm solve chomp 3x4
  chomp 4,4,4 is an N-position: the player to move wins. Its value is 9.
  A whole bar does not fall apart, and yet it equals one Nim pile: the least
  number that is not the pile of any bar one bite away. An L of one row and one
  column is two piles.
    Bar: the least number that no bite leaves (the mex), a Nim pile of 9.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  8  4  2  1
    Bar      9 =  1  0  0  1
    ------------------------
    nim-sum  9 =  1  0  0  1
    odd           ^        ^
  Columns 8 and 1 hold an odd number of ones (marked ^): unbalanced. Making every
  column even wins for the player to move.
  The highest odd column is 8. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Bar: 9 xor 9 = 0, so it must become worth 0.
  1 winning move:
    2 3  bite at row 2, column 3 -> 4,2,2

  $ nimm solve --json chomp 10x10
  {"game":"chomp","position":"10,10,10,10,10,10,10,10,10,10","misere":false,"mover":1,"outcome":"N","value":19,"piles":[19],"winning_moves":[{"move":"2 2","position":"10,1,1,1,1,1,1,1,1,1"}],"winning_moves_total":1}

  $ nimm solve chomp 2,3
  2> nimm: row 2 has 3 squares, more than row 1 (2): no row may be longer than the one above it
  [2]

  $ nimm solve --misere --json chomp 2,2
  {"game":"chomp","position":"2,2","misere":true,"mover":1,"outcome":"N","value":null,"piles":[],"winning_moves":[{"move":"1 2","position":"1,1"},{"move":"2 1","position":"2"}],"winning_moves_total":2}

Directed graphs.

  $ nimm solve --json 'digraph' 'a>b,a>c,b>c@a'
  {"game":"digraph","position":"a>b,a>c,b>c@a","misere":false,"mover":1,"outcome":"N","value":2,"piles":[2],"winning_moves":[{"move":"c","position":"a>b,a>c,b>c@c"}],"winning_moves_total":1}

  $ nimm solve 'digraph' 'a>b,b>a,b>c@a'
  digraph a>b,b>a,b>c@a is a P-position: the other player, who made the previous
    move, wins.
  From here the arcs can lead in a circle, so no pile of stones equals this
  position; who can win is found by working back from the nodes that no arc
  leaves.
  Labels (the value; N: the player to move wins, P: the other one, D: a draw): a
  P, b N, c 0 P.
  Here no move wins for the player to move against perfect play.
  No winning moves.

  $ nimm solve digraph 'a>b@z'
  2> nimm: "z" behind @ is none of the nodes before it
  [2]

  $ printf 'digraph {\n a -> b -> c;\n a -> ;\n}\n' > maze.dot; nimm solve digraph maze.dot@a
  2> nimm: maze.dot: line 3: ";" cannot stand here: a node is missing behind ->
  [1]

  $ printf 'digraph { a -> b -> c }' > maze.dot; nimm solve --json digraph maze.dot@a
  {"game":"digraph","position":"a>b,b>c@a","misere":false,"mover":1,"outcome":"P","value":0,"piles":[0],"winning_moves":[],"winning_moves_total":0}

Sums.

  $ nimm solve compound nim=3,4+kayles=iiii+chop=3x5
  compound nim=3,4+kayles=iiii+chop=3x5 is a P-position: the other player, who
    made the previous move, wins. Its value is 0.
  However different the parts are, each is worth as much as one Nim pile, and the
  whole as much as these piles together (the theorem of Sprague and Grundy).
    Part 1, nim: "3,4", a Nim pile of 7.
    Part 2, kayles: "iiii", a Nim pile of 1.
    Part 3, chop: "3x5", a Nim pile of 6.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                         4  2  1
    Part 1, nim     7 =  1  1  1
    Part 2, kayles  1 =  0  0  1
    Part 3, chop    6 =  1  1  0
    ----------------------------
    nim-sum         0 =  0  0  0
  Every column holds an even number of ones: balanced. Any move of the player to
  move unbalances it, and the answer can balance it again: no move wins against
  perfect play.
  No winning moves.

  $ nimm solve --json compound kayles-piles=12+kayles-piles=9
  {"game":"compound","position":"kayles-piles=12+kayles-piles=9","misere":false,"mover":1,"outcome":"P","value":0,"piles":[4,4],"winning_moves":[],"winning_moves_total":0}

  $ nimm solve compound nim=3+poker-nim=4 2>&1 | sed 's/subtraction, .*/.../'
  nimm: part 2: poker-nim cannot be part of a sum, where both players have the same moves and the end must come; a part is of one of the games nim, ...

Values and periods.

  $ nimm values kayles 0..83
   n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ----------------------------------
   0 |  0  1  2  3  1  4  3  2  1  4
  10 |  2  6  4  1  2  7  1  4  3  2
  20 |  1  4  6  7  4  1  2  8  5  4
  30 |  7  2  1  8  6  7  4  1  2  3
  40 |  1  4  7  2  1  8  2  7  4  1
  50 |  2  8  1  4  7  2  1  4  2  7
  60 |  4  1  2  8  1  4  7  2  1  8
  70 |  6  7  4  1  2  8  1  4  7  2
  80 |  1  8  2  7
  Preperiod 71, period 12 (proved: all the values that the periodicity theorem
  needs have been checked).
  The proof needs 168 values; 256 were computed.
  Exceptions (proved): 0 3 6 9 11 15 18 21 22 28 34 39 57 70.

  $ nimm values dawson-piles 0..40 --json
  {"game":"dawson-piles","from":0,"to":40,"values":[0,0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4,0,1,1,2,0,3],"status":"proved","preperiod":53,"period":34,"window":176,"exceptions":[0,1,15,17,18,32,35,52]}

  $ nimm values octal:0.007 0..20
   n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ----------------------------------
   0 |  0  0  0  1  1  1  2  2  0  3
  10 |  3  1  1  1  0  4  3  3  3  2
  20 |  2
  No period is seen in the first 20000 values.

  $ nimm values octal:0.45 --period
  Preperiod 498, period 20 (proved: all the values that the periodicity theorem
  needs have been checked).
  The proof needs 1038 values; 2048 were computed.
  Exceptions (proved): 0 1 6 11 16 19 26 31 36 37 46 47 56 57 60 66 67 69 76 77
    78 79 80 87 88 89 97 98 100 106 136 137 146 147 156 157 166 167 169 176 ...
    (67 in all; --json lists them).

  $ nimm values subtraction:1,3,4 0..20
   n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ----------------------------------
   0 |  0  1  0  1  2  3  2  0  1  0
  10 |  1  2  3  2  0  1  0  1  2  3
  20 |  2
  Preperiod 0, period 7 (proved: all the values that the periodicity theorem
  needs have been checked).
  The proof needs 11 values; 256 were computed.
  Exceptions (proved): none.

  $ nimm values subtraction:100 --period
  Preperiod 0, period 101 (proved: the closed form). Exceptions (proved): none.

  $ nimm values prime 2..40
   n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ----------------------------------
   0 |        0  0  1  0  1  0  2  1
  10 |  1  0  2  0  1  1  3  0  2  0
  20 |  2  1  1  0  3  1  1  2  2  0
  30 |  2  0  4  1  1  1  3  0  1  1
  40 |  3
  The values of prime have no period among the numbers that fit here.

  $ nimm values chomp 1..3
  2> nimm: chomp is not played with single piles; nimm solve chomp gives the value of a position
  [2]

  $ nimm values kayles 5..3
  2> nimm: "5..3" is not a range: write A..B, such as 0..20, with at most 1000000 numbers
  [2]

  $ nimm values kayles-piles 1000000000000..1000000000003
              n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ---------------------------------------------
  1000000000000 |  1  4  7  2
  Preperiod 71, period 12 (proved: all the values that the periodicity theorem
  needs have been checked).
  The proof needs 168 values; 256 were computed.
  Exceptions (proved): 0 3 6 9 11 15 18 21 22 28 34 39 57 70.

The graph of all positions.

  $ nimm graph nim 1,2
  // Green ellipse: the player to move wins. Orange box: the other player wins.
  // Grey and dashed: drawn. Dotted: not solved. Bold green arrow: a winning move.
  digraph positions {
    graph [label="nim 1,2", labelloc=t];
    n0 [label="1,2\nvalue 3", shape=ellipse, style=filled, fillcolor=palegreen];
    n1 [label="0,2\nvalue 2", shape=ellipse, style=filled, fillcolor=palegreen];
    n2 [label="1,1\nvalue 0", shape=box, style=filled, fillcolor=orange];
    n3 [label="1,0\nvalue 1", shape=ellipse, style=filled, fillcolor=palegreen];
    n4 [label="0,1\nvalue 1", shape=ellipse, style=filled, fillcolor=palegreen];
    n5 [label="0,0\nvalue 0", shape=box, style=filled, fillcolor=orange];
    { rank=same; n0; }
    { rank=same; n1; n2; n3; }
    { rank=same; n4; n5; }
    n0 -> n1;
    n0 -> n2 [color=forestgreen, style=bold, penwidth=3];
    n0 -> n3;
    n1 -> n4;
    n1 -> n5 [color=forestgreen, style=bold, penwidth=3];
    n2 -> n4;
    n2 -> n3;
    n3 -> n5 [color=forestgreen, style=bold, penwidth=3];
    n4 -> n5 [color=forestgreen, style=bold, penwidth=3];
  }

  $ nimm graph nim 9,9,9 --nodes 2 | tail -1
  }
  2> nimm: the graph stops at 2 positions; --nodes N shows more
