The sheet of the lecture: starts to cross out, a tally, grids, questions, and the answers on a page of their own.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 --answers
  Nim: worksheet 1
  ================

  Name: _______________________________   Date: _______________________________

  1. Play
  =======

  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.

  Play with your neighbour, taking turns with a pen: cross out what a move
  takes, or draw the move. Each start is printed several times; take turns to
  begin.

  Start A: 1,4,4

  | o oooo oooo | o oooo oooo | o oooo oooo | o oooo oooo | o oooo oooo |

  How often did I win? ___________   How often did my neighbour win? ___________

  Who should win, the first player or the second? ______________________________

  How? __________________________________________________

  2. The binary grid
  ==================

  Write each pile in binary: a 1 under each power of two that it uses, a 0 under
  the others. In the bottom row write a 1 below each column with an odd number
  of ones, a 0 below the others.

  Start A: 1,4,4

                  | 4 | 2 | 1 |
      ------------+---+---+---+
      Pile 1    1 |   |   |   |
      ------------+---+---+---+
      Pile 2    4 |   |   |   |
      ------------+---+---+---+
      Pile 3    4 |   |   |   |
      ------------+---+---+---+
      nim-sum ___ |   |   |   |
      ------------+---+---+---+

  Balanced or unbalanced? __________________________________________________

  A move that balances it, if there is one: ____________________________________

  3. Questions
  ============

  1. What is the nim-sum of 4 and 2?

  Answer: __________________________________________________

  2. Write 8 in binary.

  Answer: __________________________________________________

  To print this sheet again: nimm worksheet 1,4,4 --seed 1 --copies 5
  --questions 2 (add --key for the answers)
  \x0CAnswers to sheet 1 (esc)
  ==================

  Start A: 1,4,4

  Who should win: the player who moves first. The nim-sum is 1 xor 4 xor 4 = 1,
  which is not 0: whoever moves first can balance, and wins.

                  | 4 | 2 | 1 |
      ------------+---+---+---+
      Pile 1    1 | 0 | 0 | 1 |
      ------------+---+---+---+
      Pile 2    4 | 1 | 0 | 0 |
      ------------+---+---+---+
      Pile 3    4 | 1 | 0 | 0 |
      ------------+---+---+---+
      nim-sum   1 | 0 | 0 | 1 |
      ------------+---+---+---+

  Winning moves: take 1 from pile 1.

  3. Questions
  ============

  1. Answer: 6. The nim-sum is 4 xor 2 = 6.

  2. Answer: 1000. 8 = 8: a 1 for each power of two that is in it, a 0 for each
  smaller one that is not.

A disguise: the piles are to be found, too.

  $ nimm worksheet kayles iiiii.iii --copies 2 --questions 0 --seed 1 | sed -n '/^Start/,/^Who/p'
  Start A: iiiii.iii

  | iiiii.iii | iiiii.iii |

  How often did I win? ___________   How often did my neighbour win? ___________

  Who should win, the first player or the second? ______________________________
  Start A: iiiii.iii

                   | 4 | 2 | 1 |
      -------------+---+---+---+
      Pins 1-5 ___ |   |   |   |
      -------------+---+---+---+
      Pins 7-9 ___ |   |   |   |
      -------------+---+---+---+
      nim-sum  ___ |   |   |   |
      -------------+---+---+---+

  Balanced or unbalanced? __________________________________________________

  A move that balances it, if there is one: ____________________________________

  To print this sheet again: nimm worksheet iiiii.iii --game kayles --seed 1
  --copies 2 --questions 0 (add --key for the answers)

Different seeds, different starts, equally hard. Numbers alone are one start, as everywhere; --key prints the answers alone.

  $ nimm worksheet --seed 1 --key --questions 0 | grep ^Start
  Start A: 6,6
  Start B: 4,1,3
  Start C: 5,2,7
  Start D: 11,9,11,15
  $ nimm worksheet --seed 2 --key --questions 0 | grep ^Start
  Start A: 7,7
  Start B: 7,6,7
  Start C: 4,3,7
  Start D: 4,13,9,13
  $ nimm worksheet 3 4 5 --key --questions 0 --seed 1 | grep -n ^Start
  7:Start A: 3,4,5

As a web page; what is left out here is the text.

  $ nimm worksheet 1,2 --html --copies 2 --questions 0 --seed 1 --answers | sed '/<style>/,/<\/style>/d' | grep -v -e '^<p>' -e '^<div class="blank">'
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8"/>
  <title>Nim: worksheet 1</title>
  </head>
  <body>
  <section>
  <h1>Nim: worksheet 1</h1>
  <div class="tally">
  </div>
  <h2>1. Play</h2>
  <h3>Start A: 1,2</h3>
  <div class="copies">
  <pre>o oo</pre>
  <pre>o oo</pre>
  </div>
  <div class="tally">
  </div>
  <h2>2. The binary grid</h2>
  <h3>Start A: 1,2</h3>
  <table>
  <tr><th></th><td></td><th>4</th><th>2</th><th>1</th></tr>
  <tr><th>Pile 1</th><td>1</td><td></td><td></td><td></td></tr>
  <tr><th>Pile 2</th><td>2</td><td></td><td></td><td></td></tr>
  <tr><th>nim-sum</th><td></td><td></td><td></td><td></td></tr>
  </table>
  </section>
  <section class="page">
  <h2>Answers to sheet 1</h2>
  <h3>Start A: 1,2</h3>
  <table>
  <tr><th></th><td></td><th>4</th><th>2</th><th>1</th></tr>
  <tr><th>Pile 1</th><td>1</td><td>0</td><td>0</td><td>1</td></tr>
  <tr><th>Pile 2</th><td>2</td><td>0</td><td>1</td><td>0</td></tr>
  <tr><th>nim-sum</th><td>3</td><td>0</td><td>1</td><td>1</td></tr>
  </table>
  </section>
  </body>
  </html>

What cannot be printed is named.

  $ for words in 3,x 0,0 '--game chess' octal:0.0 kayles:3 '--copies 0' '--questions 101' '--level 4' '--seed -1'; do nimm worksheet $words; done
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no move in this position: the game would be over before it began
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: the code "0.0" allows no move: at least one digit must be 1 to 7
  2> nimm: "kayles:3": the game kayles takes nothing after a colon
  2> nimm: --copies "0": write a number from 1 to 100
  2> nimm: --questions "101": write a number from 0 to 100
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: --seed "-1": write a number from 0 to 18446744073709551615
  [2]
  $ nimm worksheet $(for i in $(seq 27); do echo $i,1; done)
  2> nimm: 27 starts are too many for a worksheet: write at most 26
  [2]
  $ nimm worksheet --seed 1 >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]
