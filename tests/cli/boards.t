SPDX-License-Identifier: MIT

The board of each game, drawn and told; what only a terminal shows stands in test_games.c.

  $ cat >board <<'END'
  > COLUMNS=$1; export COLUMNS; shift
  > nimm "$@" --names A,B --no-hints </dev/null | awk -v RS= 'NR > 1' | grep -v '^Player 1 is'
  > END

Piles and numbers.

  $ sh board 60 nim 3,1,0; sh board 60 nim 3,1,0 --plain
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 :
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 :
  $ sh board 20 nim 7,6; sh board 60 subtraction:1,3,4 3,50; sh board 60 subtraction:1 3
  Pile 1 : 7 stones
  Pile 2 : O O O O O O
  Pile 1 : O O O
  Pile 2 : 50 stones
  Pile 1 : O O O
  $ sh board 60 poker-nim 3,0,50/2,18446744073709551500; sh board 60 poker-nim 3/1,0 --plain
  Pile 1 : O O O
  Pile 2 :
  Pile 3 : 50 stones
  A's pool : O O
  B's pool : 18446744073709551500 stones
  Pile 1 : O O O
  A's pool : O
  B's pool :
  $ sh board 20 octal:4.3 3; for game in octal:0.1234567 octal:4.33; do nimm games $game | grep "^From one"; done; sh board 60 compound nim=3,1+octal:0.3=2; sh board 40 prime 12,7,963761198400
  Pile 1 : O O O
  From one pile take 1 if that empties it; or 2, leaving one pile; or 3, leaving no pile or one; or 4, leaving two piles; or 5, leaving no pile or two; or 6, leaving one pile or two; or 7, leaving up to two piles. Whoever makes the last move wins. The players take turns; nobody may pass. The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two piles. If it begins with 4, a move may also split a pile without taking. Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.
  From one pile take 1 or 2, leaving no pile or one; or split it in two. Whoever makes the last move wins. The players take turns; nobody may pass. The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two piles. If it begins with 4, a move may also split a pile without taking. Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.
  Part 1, Nim:
  Pile 1 : O O O
  Pile 2 : O
  Part 2, Take-and-Break Game 0.3:
  Pile 1 : O O
  From one pile take 1, leaving no pile or one.
  Number 1 : 12 = 2 x 2 x 3
  Number 2 : 7 (prime: no move)
  Number 3 : 963761198400 = 2 x 2 x 2 x 2 x 2 x 2 x 3 x 3 x 3 x 3 x 5 x 5 x 7 x 11 x 13 x 17 x 19 x 23

Rows, bars and boards.

  $ sh board 60 kayles ii.iii; sh board 20 dawson 12; sh board 20 kayles 4,5; sh board 60 kayles .ii.i.. --plain
   i i . i i i
   1 2 3 4 5 6
    i  i  i  i  i
    1  2  3  4  5
    i  i  i  i  i
    6  7  8  9 10
    i  i
   11 12
    i  i  i  i  .
    1  2  3  4  5
    i  i  i  i  i
    6  7  8  9 10
  Pins 2 and 3 stand.
  Pin 5 stands alone.
  $ sh board 40 chop 2x3; sh board 40 chop 1x10; sh board 40 chop 2x3 --plain; sh board 60 chop 1x18446744073709551615
          1 2 3
  Row 1 : X O O
  Row 2 : O O O
           1  2  3  4  5  6  7  8  9 10
  Row 1 :  X  O  O  O  O  O  O  O  O  O
  The bar has 2 rows and 3 columns.
  Row 1, column 1 is poisoned.
  The bar has 1 row and 18446744073709551615 columns.
  Row 1, column 1 is poisoned.
  $ sh board 40 chomp 4,4,2; sh board 40 chomp 2,1 --plain
          1 2 3 4
  Row 1 : X O O O
  Row 2 : O O O O
  Row 3 : O O
  Row 1 has 2 squares.
  Row 2 has 1 square.
  Row 1, column 1 is poisoned.
  $ sh board 40 queen 2x3; sh board 40 queen 20x30 --plain; sh board 20 queen 20x30 --plain
          1 2 3
  Row 1 : * . .
  Row 2 : . . Q
  The queen is in row 20, column 30. The corner is row 1, column 1.
  The queen is in row 20, column 30. The corner is row 1, column 1.
  $ sh board 40 northcott W..B./.B.W.; sh board 80 northcott W........B.; sh board 40 northcott W.............B.
          1 2 3 4 5
  Row 1 : W . . B .
  Row 2 : . B . W .
  White (W) is A, black (B) is B.
           1  2  3  4  5  6  7  8  9 10 11
  Row 1 :  W  .  .  .  .  .  .  .  .  B  .
  White (W) is A, black (B) is B.
          1   5   10   15
  Row 1 : W.............B.
  White (W) is A, black (B) is B.
  $ sh board 40 northcott W..B./.BW.. --plain
  Columns go from 1 to 5.
  Row 1: white 1, black 4, gap 2.
  Row 2: white 3, black 2, gap 0.
  White is A, black is B.

Points and nodes.

  $ sh board 20 triangle '0,0 8,0 4,4 4,1/AD,CD'; sh board 60 triangle convex:7/AC,DF --plain; sh board 60 triangle convex:2 --plain
           C
           |
           |
           |
       ----D
  A----              B
  Drawn: A-D, C-D
  A to G lie around a circle.
  Drawn: A-C, D-F.
  (board says what can still be drawn.)
  A to B lie around a circle.
  No line is drawn.
  $ sh board 20 coloring '0,0 5,0 5,5 0,5/ABC,ACD/AB'; sh board 60 coloring '0,0 5,0 5,5 -1,5/ABC,ACD/AB,AC' --plain
  D------------------C
  |             //// |
  |         ////     |
  |     ////         |
  | ////             |
  A##################B
  Green: A-B
  Points A to D; board says where they are.
  Triangle A B C, green: A-B, A-C.
  Triangle A C D, green: A-C.
  $ sh board 60 digraph 'a>b,a>c,b>c@a'; sh board 60 digraph 'a>b,a>c,b>c,c>d@c'
    [a]
   // \\
   b   |
   \\ //
     c
  Lines go down.
  From a you can go to b or c.
  [c]
   |
   d
  Lines go down.
  From c you can go to d. 2 nodes cannot be reached.
  $ sh board 60 digraph 'a>b,a>c,a>d,b>c@a' --plain; sh board 20 digraph 'start>one,start>two@start'
  The token is at a.
  a leads to b, c or d.
  b leads to c.
  c leads nowhere.
  d leads nowhere.
    [start]
    //   \\\
   one    two
  Lines go down.
  From start you can go to one or two.

How one sees the value of a part: games.t has one for each game; these are others.

  $ while read -r words; do nimm solve --why $words --limit 0; done | grep -E '^ *(Pile|Points|Part) .*[:=]|^Here'
  < subtraction:3 10
  < triangle convex:12/AF,GI
  < coloring 0,0 10,0 5,9 5,3/ABD,BCD,ACD
  < compound nim=3,4+octal:0.77=7,3+kayles=200
  Here it is a Nim pile of 2 (10 stones = 2 x 4 + 2).
    Points B C D E  2 =  1  0
    Points J K L    1 =  0  1
  Points B C D E: a group of 4 free points, like a Dawson row of 4 pins.
  Points J K L: a group of 3 free points, like a Dawson row of 3 pins.
  Here it is a Nim pile of 0 (ABD, BCD, ACD: 3 untouched triangles, by search).
    Part 2 (Kayles), 7,3: moves leave 6,3 (*0), 1,5,3 (*6), 2,4,3 (*0), 3,3,3 (*3), 5,3 (*7), 2,3,3 (*2), 7,2 (*0) and 3 more with the same values; mex{0,2,3,6,7} = 1
  Part 1 (Nim): Pile 1 worth 3 and Pile 2 worth 4; nim-sum 7. Part 2 (Kayles): Pile 1 worth 2 and Pile 2 worth 3; nim-sum 1.
    Part 1 (Nim)     7 =  1  1  1   3,4
    Part 2 (Kayles)  1 =  0  0  1   7,3
    Part 3 (Kayles)  1 =  0  0  1   pins 1 to 200
