SPDX-License-Identifier: MIT

The values of single piles, ten a row, then the period: proved, observed or not seen; published values stand in the unit tests.

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
  Preperiod 71, period 12 (proved: all the values that the periodicity theorem needs have been checked).
  The proof needs 168 values; 256 were computed.
  Exceptions (proved): 0 3 6 9 11 15 18 21 22 28 34 39 57 70.
  $ nimm values octal:0.45 --period
  Preperiod 498, period 20 (proved: all the values that the periodicity theorem needs have been checked).
  The proof needs 1038 values; 2048 were computed.
  Exceptions (proved): 0 1 6 11 16 19 26 31 36 37 46 47 56 57 60 66 67 69 76 77 78 79 80 87 88 89 97 98 100 106 136 137 146 147 156 157 166 167 169 176 ... (67 in all; --json lists them).
  $ nimm values kayles --period --limit 160; nimm values kayles --period --limit 100
  Preperiod 71, period 12 (observed: it holds for all the values computed, but that is not a proof).
  The proof needs 168 values; 160 were computed.
  No period is seen in the first 100 values.
  $ nimm values octal:0.007 5000000 --limit 20000; nimm values octal:0.007 1999..2001 --limit 2000 --plain
  1999: 41.
  No period is seen in the first 2000 values.
  2> nimm: the value of 5000000 is beyond the first 20000, and no period is proved; --limit N computes more
  2> nimm: the values end at 1999: the value of 2000 is beyond the first 2000, and no period is proved; --limit N computes more
  [1]
  $ nimm values octal:0.007 19999..20001 --limit 30000
      n |   +0   +1   +2   +3   +4   +5   +6   +7   +8   +9
  ---------------------------------------------------------
  19990 |                                               143
  20000 |  202  259
  No period is seen in the first 30000 values.
  $ nimm values octal:0.106 --period
  No period is seen in the first 4194304 values.
  $ nimm values kayles-piles 1000000000000..1000000000003 | head -n 3
              n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ---------------------------------------------
  1000000000000 |  1  4  7  2
  $ nimm values subtraction:1,3,4 0..20 | tail -n 3
  Preperiod 0, period 7 (proved: all the values that the periodicity theorem needs have been checked).
  The proof needs 11 values; 256 were computed.
  Exceptions (proved): none.
  $ nimm values subtraction:3 0..2 --plain
  0: 0.
  1: 1.
  2: 2.
  Preperiod 0, period 4 (proved by a closed form).
  Exceptions (proved): none.
  $ nimm values prime 999999999995..1000000000005
              n |  +0  +1  +2  +3  +4  +5  +6  +7  +8  +9
  -------------------------------------------------------
   999999999990 |                       3   6   1   2   8
  1000000000000 |  23
  The values of prime have no period: they grow without bound.
  2> nimm: the values end at 1000000000000: "1000000000001" is too large: the largest number allowed is 1000000000000
  [1]
  $ nimm values nim 7 | sed 1,2d
  0 |                       7
  The values of nim have no period: they grow without bound.
  $ nimm values grundy 0..25
   n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ----------------------------------
   0 |  0  0  0  1  0  2  1  0  2  1
  10 |  0  2  1  3  2  1  3  2  4  3
  20 |  0  4  3  0  4  3
  No period of the values of grundy is known.
  $ nimm values grundy 19999..20100 --plain
  19999: 45.
  20000: 113.
  No period of the values of grundy is known.
  2> nimm: the values end at 20000: the value of 20001 takes too long to compute; try one no larger than 20000
  [1]

As JSON.

  $ for words in 'dawson-piles 0..40' 'kayles --period --limit 160' 'octal:0.007 --period --limit 3000' 'subtraction:3 0..5' 'nim 0..2'; do
  >     nimm values $words --json
  > done
  {"game":"dawson-piles","from":0,"to":40,"values":[0,0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4,0,1,1,2,0,3],"status":"proved","preperiod":53,"period":34,"window":176,"exceptions":[0,1,15,17,18,32,35,52]}
  {"game":"kayles","status":"observed","preperiod":71,"period":12,"window":168,"exceptions":null}
  {"game":"octal:0.007","status":"none","preperiod":null,"period":null,"window":null,"exceptions":null}
  {"game":"subtraction:3","from":0,"to":5,"values":[0,1,2,3,0,1],"status":"proved","preperiod":0,"period":4,"window":0,"exceptions":[]}
  {"game":"nim","from":0,"to":2,"values":[0,1,2],"status":"none","preperiod":null,"period":null,"window":null,"exceptions":null}

Where a size is a position, the table is a square; the boards begin at 1x1.

  $ nimm values queen 0..9; nimm values chop 2..3 --plain; nimm values chomp 1..2 --json; nimm values chop 18446744073709551614..18446744073709551615
    |  1  2  3  4  5  6  7  8  9
  ------------------------------
  1 |  0  1  2  3  4  5  6  7  8
  2 |  1  2  0  4  5  3  7  8  6
  3 |  2  0  1  5  3  4  8  6  7
  4 |  3  4  5  6  2  0  1  9 10
  5 |  4  5  3  2  7  6  9  0  1
  6 |  5  3  4  0  6  8 10  1  2
  7 |  6  7  8  1  9 10  3  4  5
  8 |  7  8  6  9  0  1  4  5  3
  9 |  8  6  7 10  1  2  5  3  4
  Rows are counted on the left, columns at the top.
  (The corner is 1x1; there is no row 0.)
  2x2: 0.
  2x3: 3.
  3x2: 3.
  3x3: 0.
  {"game":"chomp","from":1,"to":2,"values":[[0,1],[1,2]]}
                       | 18446744073709551614 18446744073709551615
  ----------------------------------------------------------------
  18446744073709551614 |                    0                    3
  18446744073709551615 |                    3                    0
  Rows are counted on the left, columns at the top.
  $ for words in 'queen 25..40' 'chop 0..0' 'queen --period' 'chop 1..31'; do nimm values $words; done
  2> nimm: "31" is not a number of columns from 1 to 30: write a size such as 3x5
  2> nimm: a board of chop has at least 1 row and 1 column: write A..B, such as 1..9, with at most 30 numbers
  2> nimm: queen is not played with single piles, so there is no period to look for; nimm values queen 1..9 is a square table
  2> nimm: a board of chop has at least 1 row and 1 column: write A..B, such as 1..9, with at most 30 numbers
  [2]

What is wrong is named.

  $ for words in foo 0.77 '0.77 0..20' 'kayles 0 1 2' 'queen --period' 'kayles --period 0..3' 'octal:9 0..3' 'chess 0..3' 'northcott 1..3' 'prime 0..3' 'kayles 0..3 --limit 0' 'kayles 0..1000001' 'kayles x' 'kayles 5..3'; do
  >     nimm values $words
  > done
  2> nimm: there is no game "foo"; nimm games lists them
  2> nimm: there is no game "0.77": did you mean octal:0.77? nimm games lists them
  2> nimm: there is no game "0.77": did you mean octal:0.77? nimm games lists them
  2> nimm: write nimm values GAME A..B, such as nimm values kayles 0..20, or nimm values GAME --period
  2> nimm: queen is not played with single piles, so there is no period to look for; nimm values queen 1..9 is a square table
  2> nimm: write nimm values GAME A..B, such as nimm values kayles 0..20, or nimm values GAME --period
  2> nimm: "9" is not a code: write 0. or 4. and up to 32 digits from 0 to 7, such as 0.77
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: northcott is not played with single piles; nimm solve northcott gives the value of a position
  2> nimm: "0" is too small: the numbers must be 2 or more, such as 12,30,7
  2> nimm: --limit "0": write a number from 1 to 50000000
  2> nimm: "0..1000001" is not a range: write A..B, such as 0..20, with B at most 1000000 above A
  2> nimm: "x" is not a range: write A..B, such as 0..20, with B at most 1000000 above A
  2> nimm: "5..3" is not a range: write A..B, such as 0..20, with B at most 1000000 above A
  [2]

Without a range the smallest sizes are shown, and a range may be written in other ways.

  $ nimm values prime --plain | sed -n '1p; 19p'; nimm values chop --plain | tail -n 1; for range in '0 20' 0-20 0..20 ''; do nimm values kayles $range | cksum; done | uniq | wc -l
  2: 0.
  20: 2.
  9x9: 0.
  1

A range may be a million long, and more numbers are too many. What is too large says how large would do.

  $ nimm values kayles 0..1000000 --plain | sed -n '1000001p'; nimm values grundy 100000
  1000000: 1.
  2> nimm: the value of 100000 takes too long to compute; try one no larger than 20000
  [1]

A limit where nothing is computed up to one is refused.

  $ for words in 'nim 0..5 --limit 10' 'prime 2..5 --limit 10' 'nim --period --limit 10'; do nimm values $words; done
  2> nimm: the values of nim need no --limit: leave it out
  2> nimm: the values of prime need no --limit: leave it out
  2> nimm: the values of nim need no --limit: leave it out
  [2]
