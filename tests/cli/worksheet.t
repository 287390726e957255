The sheet of the lecture: starts to cross out, a tally, grids, questions, and the answers on a page of their own.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 --answers
  Nim: worksheet 1
  ================

  Name and date: _______________________________________________________________

  Play
  ====

  A move takes one or more stones from one pile. Whoever takes the last stone
  wins. The players take turns; nobody may pass.

  Play with your neighbor, taking turns with a pen: cross out what a move takes,
  or draw the move. Each start is printed several times; take turns to begin.

  Start A: 1,4,4

  | o oooo oooo | o oooo oooo | o oooo oooo | o oooo oooo | o oooo oooo |

  How often did I win, and how often my neighbor? ______________________________

  Who should win, the first player or the second? ______________________________

  How? _________________________________________________________________________

  The binary grid
  ===============

  Write each pile in binary: a 1 under each power of two that it uses, a 0 under
  the others. In the bottom row write a 1 below each column with an odd number
  of ones, a 0 below the others.

  Start A: 1,4,4

  |         | value | 4 | 2 | 1 |
  |---------+-------+---+---+---|
  | Pile 1  | 1     |   |   |   |
  |---------+-------+---+---+---|
  | Pile 2  | 4     |   |   |   |
  |---------+-------+---+---+---|
  | Pile 3  | 4     |   |   |   |
  |---------+-------+---+---+---|
  | nim-sum |       |   |   |   |
  |---------+-------+---+---+---|

  Balanced or unbalanced? ______________________________________________________

  A move that balances it, if there is one: ____________________________________

  Prove it
  ========

  A position is balanced if every column of its grid holds an even number of
  ones.

  Lemma 1: from an unbalanced position some move leads to a balanced one. Prove
  it. Begin with the leftmost column that holds an odd number of ones.

  ______________________________________________________________________________

  ______________________________________________________________________________

  ______________________________________________________________________________

  ______________________________________________________________________________

  Lemma 2: every move from a balanced position leads to an unbalanced one. Prove
  it. Begin with what a move does to one row of the grid.

  ______________________________________________________________________________

  ______________________________________________________________________________

  ______________________________________________________________________________

  ______________________________________________________________________________

  Label every position
  ====================

  These are all the positions that can come up from 2,2; positions alike in play
  are written once. Label them from the top down. First write at each move the
  label of the position that it leaves, which you have found already. Between {
  and } collect these numbers; the label is their mex, the least of 0, 1, 2, ...
  that is not among them. With the label 0 the player to move loses; with any
  other the player to move wins.

  0: no move; mex{___________} = __

  1: moves leave 0 (*__); mex{___________} = __

  2: moves leave 1 (*__), 0 (*__); mex{___________} = __

  1,1: moves leave 1 (*__); mex{___________} = __

  1,2: moves leave 2 (*__), 1,1 (*__), 1 (*__); mex{___________} = __

  2,2: moves leave 1,2 (*__), 2 (*__); mex{___________} = __

  Questions
  =========

  1. Nim 4,4: what is its value, the size of the Nim pile that it equals?

  Answer: ______________________________________________________________________

  2. Nim 4,5,3: it is your turn. Which move wins?

      Pile 1 : O O O O
      Pile 2 : O O O O O
      Pile 3 : O O O

  Answer: ______________________________________________________________________

  To print this sheet again: nimm worksheet 1,4,4 --copies 5 --questions 2
  --seed 1 (add --key for the answers)
  \x0CAnswers to sheet 1 (esc)
  ==================

  Start A: 1,4,4

  Who should win: the player who moves first. The nim-sum is 1 xor 4 xor 4 = 1,
  which is not 0: a move that makes it 0 wins. Copying wins: take 1 from pile 1;
  then the piles in play come in twins, and every move of the other player can
  be copied in the twin.

  |         | value | 4 | 2 | 1 |
  |---------+-------+---+---+---|
  | Pile 1  | 1     | 0 | 0 | 1 |
  |---------+-------+---+---+---|
  | Pile 2  | 4     | 1 | 0 | 0 |
  |---------+-------+---+---+---|
  | Pile 3  | 4     | 1 | 0 | 0 |
  |---------+-------+---+---+---|
  | nim-sum | 1     | 0 | 0 | 1 |
  |---------+-------+---+---+---|

  Winning moves: take 1 from pile 1.

  Prove it
  ========

  Lemma 1: from an unbalanced position some move leads to a balanced one. Proof:
  the leftmost odd column holds a one. In its row change the digit in every odd
  column: now every column is even. The leftmost digit that changes was a 1 and
  is a 0 now, so the row's number is smaller than it was: a move can do that.

  Lemma 2: every move from a balanced position leads to an unbalanced one.
  Proof: a move changes one row of the grid, so at least one digit of it. In
  that digit's column the number of ones was even and goes up or down by one:
  now it is odd, and the position is unbalanced.

  Label every position
  ====================

  0: no move; mex{} = 0

  1: moves leave 0 (*0); mex{0} = 1

  2: moves leave 1 (*1), 0 (*0); mex{0,1} = 2

  1,1: moves leave 1 (*1); mex{1} = 0

  1,2: moves leave 2 (*2), 1,1 (*0), 1 (*1); mex{0,1,2} = 3

  2,2: moves leave 1,2 (*3), 2 (*2); mex{2,3} = 0

  Questions
  =========

  1. Answer: 0. The nim-sum is 4 xor 4 = 0.

  2. Answer: take 2 from pile 3. The nim-sum is 4 xor 5 xor 3 = 2, which is not
  0: a move that makes it 0 wins.

A disguise: the piles are to be found, too.

  $ nimm worksheet kayles iiiii.iii --copies 2 --questions 0 --seed 1 | sed -n '/^Find/,/^|.*nim-sum/p'
  Find the Nim pile that each part equals, and write it in binary: a 1 under
  each power of two that it uses, a 0 under the others. In the bottom row write
  a 1 below each column with an odd number of ones, a 0 below the others.

  Start A: iiiii.iii

  |          | value | 4 | 2 | 1 |
  |----------+-------+---+---+---|
  | Pins 1-5 |       |   |   |   |
  |----------+-------+---+---+---|
  | Pins 7-9 |       |   |   |   |
  |----------+-------+---+---+---|
  | nim-sum  |       |   |   |   |

Different seeds, different starts, equally hard. Numbers alone are one start, as everywhere; --key prints the answers alone.

  $ nimm worksheet --seed 1 --key --questions 0 | grep ^Start
  Start A: 6,7
  Start B: 1,4,2
  Start C: 4,6,2
  Start D: 4,4,6,6
  $ nimm worksheet --seed 2 --key --questions 0 | grep ^Start
  Start A: 5,5
  Start B: 5,4,4
  Start C: 6,3,5
  Start D: 7,2,11,2
  $ nimm worksheet 3 4 5 --key --questions 0 --seed 1 | grep -n ^Start
  7:Start A: 3,4,5

As a web page; what is left out here is the text.

  $ nimm worksheet 1,2 --html --copies 2 --questions 0 --seed 1 | sed '/<style>/,/<\/style>/d' | grep -v -e '^<p>' -e '^<div class="blank">' -e '^<td><' -e '^</*tr>'
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8"/>
  <title>Nim: worksheet 1</title>
  </head>
  <body>
  <section>
  <h1>Nim: worksheet 1</h1>
  <h2>Play</h2>
  <div class="together">
  <h3>Start A: 1,2</h3>
  <div class="copies">
  <pre>o oo</pre>
  <pre>o oo</pre>
  </div>
  </div>
  <h2>The binary grid</h2>
  <div class="columns">
  <div class="together">
  <h3>Start A: 1,2</h3>
  <table>
  <th></th>
  <th>value</th>
  <th>4</th>
  <th>2</th>
  <th>1</th>
  <th>Pile 1</th>
  <td>1</td>
  <th>Pile 2</th>
  <td>2</td>
  <th>nim-sum</th>
  </table>
  </div>
  </div>
  <div class="together">
  <h2>Prove it</h2>
  </div>
  <h2>Label every position</h2>
  <table>
  <th>position</th>
  <th>its moves</th>
  <th>its label</th>
  <th>0</th>
  <td>no move</td>
  <td>mex{___________} = __</td>
  <th>1</th>
  <td>moves leave 0 (*__)</td>
  <td>mex{___________} = __</td>
  <th>2</th>
  <td>moves leave 1 (*__), 0 (*__)</td>
  <td>mex{___________} = __</td>
  <th>1,1</th>
  <td>moves leave 1 (*__)</td>
  <td>mex{___________} = __</td>
  <th>1,2</th>
  <td>moves leave 2 (*__), 1,1 (*__), 1 (*__)</td>
  <td>mex{___________} = __</td>
  </table>
  </section>
  </body>
  </html>

A graph of one's own is read from its file.

  $ mkdir -p graphs; echo 'digraph { start -> left; start -> right; left -> right; right -> end }' >graphs/maze.dot
  $ nimm worksheet digraph graphs/maze.dot --seed 1 --key | grep '^Start A'
  Start A: start>left,start>right,left>right,right>end@start
  $ nimm worksheet graphs/maze.dot --seed 1 --html | grep '^<h3>Start A'
  <h3>Start A: start&gt;left,start&gt;right,left&gt;right,right&gt;end@start</h3>

Boards are pictures there, each drawn four times.

  $ nimm worksheet triangle convex:4 --html --questions 0 --seed 1 | grep -c 'class="board"><svg'
  5

What cannot be printed is named.

  $ for words in 3,x 0,0 '--game chess' octal:0.0 kayles:3 '--copies 0' '--questions 101' '--level 4' '--seed -1'; do nimm worksheet $words; done
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no move in this position: the game would be over before it began
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "0.0" allows no move: at least one digit must be 1 to 7
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
