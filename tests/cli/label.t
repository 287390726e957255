SPDX-License-Identifier: MIT

nimm label: every position that can come up gets its label, from the ends back, with the reason.

  $ nimm label chomp 3,1
  *2: value 2. N: the player to move wins. P: the other does.
  1 of 5   1: no move   mex{} = 0   P
  2 of 5   2: moves leave 1 (*0)   mex{0} = 1   N
  3 of 5   2,1: moves leave 2 (*1)   mex{1} = 0   P
  4 of 5   3: moves leave 1 (*0), 2 (*1)   mex{0,1} = 2   N
  5 of 5   3,1: moves leave 2 (*1), 2,1 (*0), 3 (*2)   mex{0,1,2} = 3   N

        (3,1 *3)
        //  \ \\\
      //     \   \\\
  [2,1 *0]   |  (3 *2)
      \\     /  //  /
        \\\ / //  //
         (2 *1)   |
            \\  ///
            [1 *0]

  *0 (P): 1  2,1
  *1 (N): 2
  *2 (N): 3
  *3 (N): 3,1

Which position is labeled instead of its mirror image is told first.

  $ nimm label chop 2x1 --plain
  2x1 plays like 1x2: mirror images count as one.
  N: the player to move wins. P: the other player wins.
  Position 1 of 2. 1x1: no move. The mex of nothing is 0, so P.
  Position 2 of 2. 1x2: moves leave 1x1, worth 0. The mex of 0 is 1, so N.

  Worth 0, so P: 1x1
  Worth 1, so N: 1x2

N and P alone come a lecture before the mex.

  $ nimm label chomp 2,1 --outcome --ask
  < P
  < repeat
  < 1
  < N
  < D
  < P
  N: the player to move wins. P: the other player wins.
  1 of 3   1: no move
  Right.
      the player to move has lost   P
  2 of 3   2: moves leave 1 (P)
  2 of 3   2: moves leave 1 (P)
  "1" is not an answer to that. Type N (the player to move wins) or P (the other player wins).
  Type hint, skip for the answer, or help.
  Right.
      a move leads to P   N
  3 of 3   2,1: moves leave 2 (N)
  Wrong: the only move leaves 2, which is N.
  Right.
      all moves lead to N   P

  [2,1 P]
     |
   (2 N)
     |
   [1 P]

  P: 1  2,1
  N: 2
  2 of 3 right, 1 more the second time.
  $ nimm label chomp 2,1 --outcome --json
  {"position":"1","options":[],"value":null,"outcome":"P"}
  {"position":"2","options":[{"move":"1 2","position":"1","value":null}],"value":null,"outcome":"N"}
  {"position":"2,1","options":[{"move":"1 2","position":"2","value":null}],"value":null,"outcome":"P"}

Where nim-sums are quicker, this is said.

  $ for words in 'kayles 8' 'kayles 3' 'kayles 8 --outcome' 'kayles 8 --misere' 'nim 3,4' 'chomp 3,3' 'subtraction:1,3 3,4' 'dawson 11'; do nimm label $words | grep -A 1 'the mex for all'; done
  You can do it with the mex for all 30, but nim-sums are quicker: only 8 different rows come up, and the value of several together is the nim-sum of their values.
  You can do it with the mex for all 14, but nim-sums are quicker: only 4 different piles come up, and the value of several together is the nim-sum of their values.
  You can do it with the mex for all 20, but nim-sums are quicker: only 9 different rows come up, and the value of several together is the nim-sum of their values.

Misere play, and graphs with circles, have outcomes alone.

  $ nimm label nim 1,1 --misere
  Misere: whoever makes the last move loses.
  1 of 3   0: no move   the player to move has won   N
  2 of 3   1: moves leave 0 (N)   all moves lead to N   P
  3 of 3   1,1: moves leave 1 (P)   a move leads to P   N

  (1,1 N)
     |
   [1 P]
     |
   (0 N)

  P: 1
  N: 0  1,1

  $ nimm label digraph 'a>b>a b>c>d a>c'
  1 of 4   d: no move   the player to move has lost   P
  2 of 4   c: moves leave d (P)   a move leads to P   N
  The positions that get neither N nor P are draws, D: none has a move to P, and each has a move to a D. So nobody can force a win.
  3 of 4   a: moves leave b (D), c (N)   no move leads to P, not all lead to N   D
  4 of 4   b: moves leave a (D), c (N)   no move leads to P, not all lead to N   D

   {a D}
   | ^ \\\
  {b D}  |
    \\\ //
     (c N)
       \\
      [d P]
  Lines go down; those ending in ^ go up.

  P: d
  N: c
  D: a  b

What the letters mean, and who gets them, is said before they are asked for; the letters in the help, too. That no
other position can get N or P makes the draws, and is said of a wrong answer.

  $ nimm label digraph 'a>b>a b>c>d a>c' --ask
  < P
  < ?
  < N
  < N
  < D
  < D
  N: the player to move wins. P: the other player wins. A position gets N as soon as a move leads to P, and P once all its moves lead to N. Those that can get neither come last: they are draws, D.
  1 of 4   d: no move
  Right.
      the player to move has lost   P
  2 of 4   c: moves leave d (P)
  Type the label, or a command (its first two letters will do).
    help [COMMAND]              this list, or what one command does
    hint                        how to find the label
    skip                        show the label and go on, like Enter
    repeat                      this step again
    back                        the step before
    go                          the rest, without stopping
    quit                        leave; Ctrl-D does the same
  Enter goes on, or shows an answer. *2 is the value 2, and mex{0,1} is the smallest number other than 0 and 1. N: the player to move wins; P: the other player wins; D: a draw.
  Right.
      a move leads to P   N
  3 of 4   a: moves leave b (?), c (N)
  Wrong: no move leads to P, not all lead to N, and those with ? can get neither.
  Right.
      no move leads to P, not all lead to N, and those with ? can get neither   D
  The positions that get neither N nor P are draws, D: none has a move to P, and each has a move to a D. So nobody can force a win.
  4 of 4   b: moves leave a (D), c (N)
  Right.
      no move leads to P, not all lead to N   D

   {a D}
   | ^ \\\
  {b D}  |
    \\\ //
     (c N)
       \\
      [d P]
  Lines go down; those ending in ^ go up.

  P: d
  N: c
  D: a  b
  3 of 4 right, 1 more the second time.

Moves that let the other player win at once are left out.

  $ nimm label nim 1,1 --plain
  N: the player to move wins. P: the other player wins.
  Position 1 of 3. A pile of 0: no move. The mex of nothing is 0, so P.
  Position 2 of 3. A pile of 1: moves leave 0, worth 0. The mex of 0 is 1, so N.
  Position 3 of 3. Piles of 1 and 1: moves leave 1, worth 1. The mex of 1 is 0, so P.

  Worth 0, so P: 0; 1 and 1
  Worth 1, so N: 1

  $ nimm label triangle convex:4 | grep -e '^9 of' -e '^[*]'
  *2: value 2. N: the player to move wins. P: the other does.
  9 of 9   the start: moves leave AB (*1), AC (*0), AD (*1), BC (*1), BD (*0), CD (*1)   mex{0,1} = 2   N
  *0 (P): AC  BD  AB,CD  AD,BC
  *1 (N): AB  CD  AD  BC
  *2 (N): the start

In misere play the last move loses, so no move is left out.

  $ nimm label compound nim=1+triangle=convex:3/AB --misere | tail -n 2
  P: 0 + AB,AC  0 + AB,BC  1 + AB
  N: 1 + AB,AC,BC  0 + AB,AC,BC  1 + AB,AC  0 + AB  1 + AB,BC

The class is asked first: a wrong answer is told why it is wrong and may be mended once, an unclear one is asked again.
P is the value 0.

  $ nimm label chomp 2,1 --ask
  < P
  < N
  < 2
  < 1
  < what
  < *1
  < back
  < 1
  < *1
  < 3
  *2: value 2. N: the player to move wins. P: the other does.
  1 of 3   1: no move
  Right.
      mex{} = 0   P
  2 of 3   2: moves leave 1 (*0)
  N, yes. Which value? Type a number above 0.
  Type hint, skip for the answer, or help.
  Wrong: no move leads to the value 2, but a smaller value is missing, too.
  Right.
      mex{0} = 1   N
  3 of 3   2,1: moves leave 2 (*1)
  Type hint, skip for the answer, or help.
  Wrong: a move leaves 2, which is worth 1, so 2,1 cannot be worth 1.
  2 of 3   2: moves leave 1 (*0)
  Right.
      mex{0} = 1   N
  3 of 3   2,1: moves leave 2 (*1)
  Wrong: a move leaves 2, which is worth 1, so 2,1 cannot be worth 1.
  Wrong: no move leads to the value 3, but a smaller value is missing, too.
      mex{1} = 0   P

  [2,1 *0]
      |
   (2 *1)
      |
   [1 *0]

  *0 (P): 1  2,1
  *1 (N): 2
  1 of 3 right, 1 more the second time.

More positions than a class can look at: how many there are, and those next to the first.

  $ nimm label nim 25,13,39 | head -n 2 | cut -c 1-120
  6734 positions can come up from here; --nodes N labels them all. This is the first of them, and what its moves leave:
  25,13,39: moves leave 24,13,39 (*50), 23,13,39 (*61), 22,13,39 (*60), 21,13,39 (*63), 20,13,39 (*62), 19,13,39 (*57), 18

  $ nimm label nim 99,99 | cut -c 1-60
  At least 5050 positions can come up from here. This is the f
  99,99: moves leave 98,99 (*1), 97,99 (*2), 96,99 (*3), 95,99

  $ nimm label chomp 2,1 --json
  {"position":"1","options":[],"value":0,"outcome":"P"}
  {"position":"2","options":[{"move":"1 2","position":"1","value":0}],"value":1,"outcome":"N"}
  {"position":"2,1","options":[{"move":"1 2","position":"2","value":1}],"value":0,"outcome":"P"}

  $ nimm label nim 1,2,3,4,5,6 --json --nodes 5
  2> nimm: 429 positions can come up: --nodes N labels up to 10000
  [1]

  $ nimm label nim 99,99 --json
  2> nimm: at least 5050 positions can come up, with too many moves to label: choose a smaller one
  [1]

  $ nimm label nim 50,60,70 --json
  2> nimm: more than 10000 positions can come up: choose a smaller one
  [1]

  $ nimm label northcott W..B
  2> nimm: northcott has no labels: its two players have different moves, so its positions are not those of one impartial game; nimm solve northcott shows the Nim piles that decide
  [2]

  $ nimm label; nimm label nim
  2> nimm: name a game and a position, for example nimm label nim 1,2,3
  2> nimm: a position of nim is missing: the pile sizes, such as 3,4,5
  [2]

A blank graph is for a class to label.

  $ nimm graph nim 1,1 --blank --merge
  digraph positions {
    graph [label="nim 1,1", labelloc=t];
    "1,1" [label="1,1", shape=ellipse];
    "1" [label="1", shape=ellipse];
    "0" [label="0", shape=ellipse];
    "1,1" -> "1";
    "1" -> "0";
  }

Positions are one where a person sees that they are: in another order, or with piles and numbers in which there is no move.
What moves leave is written as its own line is.

  $ nimm label prime 12 | tail -n +2 | head -n 5
  1 of 5   3: no move   mex{} = 0   P
  2 of 5   2: no move   mex{} = 0   P
  3 of 5   6: moves leave 3 (*0), 2 (*0)   mex{0} = 1   N
  4 of 5   4: moves leave 2 (*0)   mex{0} = 1   N
  5 of 5   12: moves leave 6 (*1), 3 (*0), 4 (*1), 2 (*0)   mex{0,1} = 2   N
  $ nimm label prime 12,6 | grep -e '^8 of' -e '^[*]'
  *2: value 2. N: the player to move wins. P: the other does.
  8 of 8   6,12: moves leave 12 (*2), 6,6 (*0), 6 (*1), 4,6 (*0)   mex{0,1,2} = 3   N
  *0 (P): 3  2  6,6  4,6
  *1 (N): 6  4
  *2 (N): 12
  *3 (N): 6,12
  $ nimm label prime 4,8 | grep '^5 of'; nimm label dawson-piles 4,2 | grep '^3 of'; nimm label octal:0.6 2,2,3 | tail -n 4
  5 of 5   4,8: moves leave 8 (*2), 4,4 (*0), 4 (*1)   mex{0,1,2} = 3   N
  3 of 5   4: moves leave 2 (*1), 0 (*0)   mex{0,1} = 2   N
  *1 (N): 2  2,2,2
  *2 (N): 3  2,2,3
  *3 (N): 2,3
  You can do it with the mex for all 7, but nim-sums are quicker: only 2 different piles come up, and the value of several together is the nim-sum of their values.
  $ nimm label dawson-piles 2,2 | tail -n 1
  *1 (N): 2

A row without pins is 0, and can be typed, alone and in a sum.

  $ nimm label kayles 1 | sed -n 2p; nimm solve kayles 0 | head -n 1; nimm label compound kayles=1+nim=1 | sed -n 2p
  1 of 2   0: no move   mex{} = 0   P
  kayles . is a P-position: the game is over, and the player to move has lost. Its value is 0.
  1 of 4   0 + 0: no move   mex{} = 0   P
  $ nimm solve compound kayles=0+nim=1 | head -n 1; nimm solve kayles 0,3
  compound kayles=.+nim=1 is an N-position: the player to move wins. Its value is 1.
  2> nimm: "0" cannot be one of several rows: leave it out
  [2]

An option of the same label is known, too, where all are told at once.

  $ printf '@title A\n@step B\nx\n@outcome digraph a>a,a>b@a\n' >loop.txt; nimm lesson loop.txt | tail -n 1
    a: moves leave a (N), b (P); a move leads to P, so N

Where no map is drawn, it is said why.

  $ for words in 'nim 1,2,3' 'nim 4,5,6,7 --nodes 999'; do nimm label $words | grep ' map '; done
  The map has too many lines to draw in ASCII. In a shell, nimm graph nim 1,2,3 --merge --svg >map.svg makes a picture of it.
  The map of 275 positions is too large to draw.

Several labels may be typed in one line; what comes after a wrong one is not read.

  $ printf 'P win win\nP\nN\n' | nimm label nim 1,2 --ask --outcome | grep -E '^[0-9] of|^Right|^Wrong'
  1 of 5   0: no move
  Right.
  2 of 5   1: moves leave 0 (P)
  Right.
  3 of 5   2: moves leave 1 (N), 0 (P)
  Right.
  4 of 5   1,1: moves leave 1 (N)
  Right.
  5 of 5   1,2: moves leave 2 (N), 1,1 (P), 1 (N)
  Right.
  5 of 5 right.
  $ printf '0 1 3 0\n2\n0 3\n' | nimm label nim 1,2 --ask | grep -E '^[0-9] of|^Right|^Wrong'
  1 of 5   0: no move
  Right.
  2 of 5   1: moves leave 0 (*0)
  Right.
  3 of 5   2: moves leave 1 (*1), 0 (*0)
  Wrong: no move leads to the value 3, but a smaller value is missing, too.
  Right.
  4 of 5   1,1: moves leave 1 (*1)
  Right.
  5 of 5   1,2: moves leave 2 (*2), 1,1 (*0), 1 (*1)
  Right.
  4 of 5 right, 1 more the second time.

A label that was only shown counts apart, and why tells how to find one.

  $ printf 'hint\n\nhint\n0\n1\nskip\nwhy\n0\n3\n' | nimm label nim 1,2 --ask | grep -e 'Count from' -e ' right'
  There is no move, so no number is there. Count from 0: which number is missing?
  The only move leads to 0. Count from 0: which number is missing?
  The only move leads to 1. Count from 0: which number is missing?
  2 of 3 right, 1 more the second time, 2 shown.

Where there are colors, P is orange and N green, as the lesson says; moves that win are bold.

  $ nimm label nim 1 --outcome --color always | tr '\033' '~'
  1 of 2   0: no move   the player to move has lost   ~[1;38;5;166mP~[0m
  2 of 2   1: moves leave 0 (P)   a move leads to P   ~[0;38;5;28mN~[0m

  ~[0;38;5;28m(1 N)~[0m
    ~[1;38;5;28m|~[0m
  ~[1;38;5;166m[0 P]~[0m

  P: 0
  N: 1

Whoever leaves is told what was right so far.

  $ printf '0\n3\n1\nquit\n' | nimm label nim 1,2 --ask | tail -n 1
  1 of 2 right, 1 more the second time.
