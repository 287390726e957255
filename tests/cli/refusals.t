SPDX-License-Identifier: MIT

What each game answers to what is not a position or not a move: which token is wrong, and what would be right. That this
is true is tested in test_contract.c; here are the words.

  $ cat >refused <<'END'
  > game=$1; shift
  > for position; do nimm solve "$game" "$position"; done 2>&1 | sed 's/^nimm: //'
  > END
  $ cat >answered <<'END'
  > game=$1 position=$2 first=1; shift 2
  > for move; do
  >     case $move in 'mover 2') first=2; continue ;; esac
  >     printf 'game: %s\nposition: %s\nfirst: %s\nmoves:\n%s\n' "$game" "$position" $first "$move" >record
  >     nimm resume record </dev/null
  > done 2>&1 | sed 's/^nimm: "record": line 5: move 1: //'
  > END

Numbers.

  $ sh refused nim 3,x 1,,2 18446744073709551616 "$(printf 1,%.0s $(seq 128))1"
  "x" is not a pile size: write whole numbers, such as 3,4,5
  a pile size is missing in "1,,2": write whole numbers, such as 3,4,5
  "18446744073709551616" is too large: the largest pile size allowed is 18446744073709551615
  too many numbers: at most 128 fit here
  $ for numbers in 0 1,65536 x "$(printf 1,%.0s $(seq 32))1"; do sh refused "subtraction:$numbers" 7; done
  "0" cannot be taken: give the most stones that a move may take, 1 or more
  "65536" cannot be taken: the numbers of a set are 1 to 65535
  "x" is not a set: write the most stones that a move may take, such as 3, or all the numbers, such as 1,4,9
  too many numbers: at most 32 fit here
  $ sh refused poker-nim 18446744073709551615/1,0 3,4/2
  the stones together are more than 18446744073709551615
  "2" is only one pool: write the pools of players 1 and 2 after the slash, such as 3,4,5/2,1
  $ sh refused prime 12,1 "$(printf 2,%.0s $(seq 24))2"; sh refused octal:0.9 4
  "1" is too small: the numbers must be 2 or more, such as 12,30,7
  too many numbers: at most 24 fit here
  "0.9" is not a code: "9" is not a digit from 0 to 7

Rows, bars and boards.

  $ sh refused kayles 3,0 i3i 501
  "0" cannot be one of several rows: leave it out
  "i3i" is not a row: at place 2 write i for a standing pin or . for a fallen one, such as ii.iii, or write rows as numbers of pins, such as 2,3
  "501" is too large: the largest number of pins allowed is 500
  $ sh refused chop 0x5 3xy 3x; sh refused chomp 4,3,4 4,0 256 1x256 "$(printf 1,%.0s $(seq 32))1"
  "0" is not a number of rows from 1 to 18446744073709551615: write a size such as 3x5
  "y" is not a number of columns from 1 to 18446744073709551615: write a size such as 3x5
  "3x" is not a size: write rows and columns, such as 3x5
  row 3 has 4 squares, not 1 to 3: no row may be longer than the one above it
  row 2 has 0 squares, not 1 to 4: no row may be longer than the one above it
  "256" is too large: the largest row length allowed is 255
  "256" is not a number of columns from 1 to 255: write a size such as 3x5
  too many numbers: at most 32 fit here
  $ sh refused northcott W..B/.B.W. W..B/.B.. W.WB W..B/Wo.B "$(printf WB/%.0s $(seq 17))WB" "W$(printf .%.0s $(seq 63))B"
  ".B.W." has 5 squares and row 1 has 4: make all rows equally long
  ".B.." is not a row: write one W, one B and . for each empty square
  "W.WB" is not a row: write one W, one B and . for each empty square
  "Wo.B" is not a row: write one W, one B and . for each empty square
  too many rows: at most 16 fit here
  "W.........................................." has 65 squares: at most 64 fit in a row

Points, nodes and parts.

  $ sh refused triangle '0,0 1,1 5,2 7,7' '0,0 1,1 0,0' '0,0 1' convex:0 convex:7/AC,BD convex:7/AC,CA convex:7/AH convex:7/AC/
  the points A, B and D lie on one line
  the points A and C are the same, 0,0
  a number is missing in "0,0 1": write two whole numbers for each point, such as 0,0 5,1 2,7
  "convex:0" is not a number of points: write convex:1 to convex:52
  the segments A-C and B-D cross
  the pair A-C appears twice
  "AH" is not a pair of points: write two different letters from A to G
  there is one slash too many at "/": write points/segments
  $ sh refused coloring '0,0 5,0 5,5 0,5/ABC,ABD' '0,0 5,0 5,5 0,5/ABC,ACD,ABC' '0,0 5,0 5,5 0,5/ABC' \
  >     '0,0 9,0 0,9 2,2/ABC,ABD' '0,0 5,0 5,5' \
  >     '0,0 5,0 5,5/AB' '0,0 5,0 5,5 0,5/ABC,ACD/BD' '0,0 5,0 5,5 0,5/ABC,ACD/AB/' fan:51
  the edges A-C and B-D cross
  the triangle A B C appears twice
  the point D is not a corner of any triangle
  the point D lies in the triangle A B C
  there is no triangle: write points/triangles, such as 0,0 5,0 5,5 0,5/ABC,ACD
  "AB" is not a triangle: write three different letters from A to C
  the edge B-D is not in any triangle
  there is one slash too many at "/": write points/triangles/green edges
  "fan:51" is not a number of triangles: write fan:1 to fan:50
  $ sh refused digraph 'a>' 'a>b,' 'a>b,@a' 'a>b,,b>c' 'a>>b' 'a>b@c' 'a>b@a,c' '"a' '"">a' '"\q"'
  a node is missing at the end: write arcs, then @ and the token's node, for example a>b,b>c@a
  a node is missing at the end: write arcs, then @ and the token's node, for example a>b,b>c@a
  "@a" stands where a node should be: write arcs, then @ and the token's node, for example a>b,b>c@a
  ",b>c" stands where a node should be: write arcs, then @ and the token's node, for example a>b,b>c@a
  ">b" stands where a node should be: write arcs, then @ and the token's node, for example a>b,b>c@a
  "c" after @ is not one of the nodes before it
  ",c" stands after the token's node: write arcs, then @ and the token's node, for example a>b,b>c@a
  ""a" has no closing quotation mark: write arcs, then @ and the token's node, for example a>b,b>c@a
  the name of a node is empty
  "\q" is not a node's name: there can be no ", \, + or control character in it
  $ sh refused compound nim=3++nim=4 3,4 nim=3+foo=4 nim=x nim:3=4 octal:0.9=4 compound=nim=3 northcott=W.B \
  >     'nim=1+digraph=a>b,b>a@a' nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1+nim=1 \
  >     'digraph=a>b@a+digraph=a>b@a+digraph=a>b@a+digraph=a>b@a'
  part 2: write GAME=POSITION, such as kayles=iiii, with + between parts
  part 1: "3,4" is not a part: write GAME=POSITION, such as kayles=iiii, with + between parts
  part 2: there is no game "foo"; nimm games lists them
  part 1 (nim): "x" is not a pile size: write whole numbers, such as 3,4,5
  part 1: "nim:3": the game nim takes nothing after a colon
  part 1 (octal): "0.9" is not a code: "9" is not a digit from 0 to 7
  part 1: a compound cannot be part of a compound: join its parts to the others by +
  part 1: northcott cannot be part of a sum: its players have different moves
  part 2 (digraph): this can go on forever, and nimm adds only parts that must come to an end
  too many parts: at most 8 can be added
  part 4 (digraph): no room is left for it: use fewer parts, or parts of simpler games

Moves in piles.

  $ sh answered nim 3,4,0,1 '2 5' '4 2' '3 1' '5 1' '0 1' '4294967296 1' hello 'tkae 1 from pile 2' 'take 1 fron piel 2'
  Pile 2 has 4 stones: take 1 to 4.
  Pile 4 has 1 stone. Did you mean take 1 from pile 4? Type yes, or 4 1.
  Pile 3 is empty. Type pile and stones, such as 1 2.
  There is no pile 5, only piles 1 to 4. Type pile and stones, such as 1 2.
  There is no pile 0, only piles 1 to 4. Type pile and stones, such as 1 2.
  There is no such pile, only piles 1 to 4. Type pile and stones, such as 1 2.
  "hello" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  "tkae 1 from pile 2" is not a move. Did you mean take 1 from pile 2? Type yes, or 2 1.
  "take 1 fron piel 2" is not a move. Did you mean take 1 from pile 2? Type yes, or 2 1.
  $ sh answered nim 0,7 '10 1'; sh answered nim 1,1,1,1,1,1,1,1,1 '10 1'
  There is no pile 10, only piles 1 and 2. Type pile and stones, such as 2 1.
  There is no pile 10, only piles 1 to 9. Type pile and stones, such as 2 1.
  $ sh answered subtraction:3 10,7,2 '2 4' '3 3'; sh answered subtraction:1,3,4 10,7 '2 2'; sh answered subtraction:3,4 10,2,5 '2 1'
  From a pile of 7 you can only take 1 to 3.
  From a pile of 2 you can only take 1 or 2.
  From a pile of 7 you can only take 1, 3 or 4.
  No move is possible in pile 2. Type pile and stones, such as 1 3.
  $ sh answered poker-nim 3,4,0/2,1 '2 5' '3 1' 'put 1 2' 'mover 2' '2 +2'; sh answered poker-nim 3,4,0/0,1 '2 +1' '3 +1' 'put one back'; sh answered poker-nim 3,4/1,0 'put one back'
  Pile 2 has 4 stones: take 1 to 4.
  Pile 3 is empty. Type pile and stones, such as 1 2.
  "put 1 2" is not a move. Type pile and stones, such as 2 +1 to put 1 on pile 2.
  Your pool has 1 stone: put 1, such as 2 +1.
  Your pool is empty: you can only take stones. Type pile and stones, such as 1 2.
  Your pool is empty: you can only take stones. Type pile and stones, such as 1 2.
  Your pool is empty: you can only take stones. Type pile and stones, such as 1 2.
  On which pile? Type pile, + and stones, such as 1 +1.
  $ sh answered kayles-piles 7,1,3,2 '1 3' '2 2' '1 1 6' '3 2 1' '2 1 2 3'
  From a pile of 7 you can only take 1 or 2.
  From a pile of 1 you can only take 1.
  Taking 1 from a pile of 7 leaves 6: the size of one part is 1 to 5.
  Taking 2 from a pile of 3 leaves 1, which cannot be split.
  "2 1 2 3" is not a move. Type pile, stones and, for a split, a part, such as 1 2 2 to take 2 from pile 1, leaving 2 and 3.
  $ sh answered octal:0.12 3 '1 1'; sh answered dawson-piles 1,5 '1 1'
  From a pile of 3 you can only take 2.
  No move is possible in pile 1. Type pile, stones and, for a split, a part, such as 2 2.
  $ sh answered octal:4.3 7,1 '1 2' '1 0'; sh answered octal:4. 7,1 '2 0 1' what
  From a pile of 7 you can only take 0 or 1 (0 only splits it).
  Taking 0 from a pile of 7 leaves 7: the size of one part is 1 to 6.
  No move is possible in pile 2. Type pile, stones and, for a split, a part, such as 1 0 1.
  "what" is not a move. Type pile, stones and, for a split, a part, such as 1 0 1 to split pile 1 into 1 and 6.
  $ sh answered prime 12,30,7 '2 7' '2 2 2' '2 6' '1 2 2 3' '3 7' '4 2' twice; sh answered prime 11,30 '1 5'
  30 is 2 x 3 x 5: after the 2 for number 2, type one or more of these primes, but not all.
  30 is 2 x 3 x 5: after the 2 for number 2, type one or more of these primes, but not all.
  30 is 2 x 3 x 5. Did you mean 2 2 3? That makes it 5.
  12 is 2 x 2 x 3: after the 1 for number 1, type one or more of these primes, but not all.
  7 is prime, so there is no move in it. Type number and primes, such as 1 2.
  There is no number 4, only numbers 1 to 3. Type number and primes, such as 1 2.
  "twice" is not a move. Type number and primes, such as 1 2 to split 2 off number 1.
  11 is prime, so there is no move in it. Type number and primes, such as 2 3.

Moves on boards.

  $ sh answered kayles ii.iii 7 3 '1 3'; sh answered kayles i.i x; sh answered kayles i...i '2 4' '2 5' '1 5'; sh answered dawson i.iii 1 '1 2' '3 3'; sh answered kayles ii.iii '4 4' '3 3' '9 9' 56
  There is no pin 7, only pins 1 to 6. Type one or two pin numbers, such as 1 2.
  No pin is standing at 3. Type one or two pin numbers, such as 1 2.
  No pin is standing at 3. Type one or two pin numbers, such as 1 2.
  "x" is not a move. Type one pin number, such as 1 to hit pin 1.
  No pin is standing at 2 or 4. Type one pin number, such as 1.
  No pin is standing at 2. Type one pin number, such as 1.
  Pins 1 and 5 are not neighbors. Type one pin number, such as 1.
  Type two pin numbers, such as 3 4.
  No pin is standing at 2. Type two pin numbers, such as 3 4.
  Type two pin numbers, such as 3 4.
  For just pin 4, type 4.
  Type one or two pin numbers, such as 1 2.
  There is no pin 9, only pins 1 to 6. Type one or two pin numbers, such as 1 2.
  "56" is not a move. Did you mean 5 6?
  $ sh answered chop 3x5 'rows 3' 'columns 18446744073709551616' 2; sh answered chop 2x5 'rows 2'; sh answered chop 1x5 'rows 1'
  The bar has 3 rows: keep 1 or 2 of them.
  The bar has 5 columns: keep 1 to 4 of them.
  "2" is not a move. Type rows or columns, and how many to keep, such as rows 2 to keep 2 rows.
  The bar has 2 rows: keep 1 of them.
  The bar has 1 row. Type rows or columns, and how many to keep, such as columns 1.
  $ sh answered chomp 4,4,2 '1 1' '3 3' 'row 3 col 4' '2 5' '4 1'; sh answered chomp 1,1,1 '1 1'; sh answered chomp 1,1 x
  Row 1 has 4 squares, the first one poisoned: bite at a column from 2 to 4.
  That square is gone. Row 3 has 2 squares: bite at column 1 or 2.
  That square is gone. Row 3 has 2 squares: bite at column 1 or 2.
  There is no square in column 5. Row 2 has 4 squares: bite at a column from 1 to 4.
  There is no square in row 4. Type row and column, such as 1 2.
  Row 1 has only the poisoned square. Type row and column, such as 2 1.
  "x" is not a move. Type row and column, such as 2 1 to bite at row 2, column 1.
  $ sh answered northcott .W..B./..BW../WB.... '1 5' '2 7' '3 3' b3 'mover 2' '1 1' '4 1'
  The other coin is there. Your coin in row 1 stands in column 2: it can go as far as column 1 or 4.
  Your coin in row 2 stands in column 4: it can go as far as column 6.
  Your coin in row 3 cannot move. Type row and column, such as 1 3.
  "b3" is not a move. Type row and column, such as 1 3 to move to column 3 in row 1.
  Your coin in row 1 stands in column 5: it can go as far as column 3 or 6.
  There is no row 4, only rows 1 to 3. Type row and column, such as 1 3.
  $ sh answered triangle convex:7/BD A AA AC BD
  The moves with A are AB, AD, AE, AF and AG.
  The two points must differ. Type two letters, such as AB.
  A-C would cross B-D. Type two letters, such as AB.
  B-D is drawn already. Type two letters, such as AB.
  $ sh answered triangle convex:7/AB,CD A AA AB
  The moves with A are AC, AD, AE, AF and AG.
  The two points must differ. Type two letters, such as AC.
  A-B is drawn already. Type two letters, such as AC.
  $ sh answered coloring fan:6/AB AB AA what; sh answered coloring '0,0 5,0 5,5 0,5/ABC,ACD' BD
  A-B is green already. Type the two ends of an edge, such as AC.
  The two points must differ. Type the two ends of an edge, such as AC.
  "what" is not a move. Type the two ends of an edge, such as AC to color A-C.
  B-D is not an edge here. Type the two ends of an edge, such as AB.

Moves of a token, and in a part.

  $ sh answered digraph 'a>b,a>c,b>d@a' d x 'b c'; sh answered digraph 'a>"x y"@a' a
  There is no arc to d. From a you can go to b or c.
  "x" is not a move. Type the node to go to, such as b to move the token to b.
  "b c" is not a move. Type the node to go to, such as b to move the token to b.
  There is no arc to a. From a you can go to "x y".
  $ sh answered compound nim=3,4+kayles=iiii+nim=0 part '2 5' '9 1' '3 1 1' '3 x' '1 1 9' '2 x'
  "part" is not a move. Type part and move, such as 1 2 1 to take 1 from pile 2 in part 1.
  Part 2, Kayles: There is no pin 5, only pins 1 to 4. Type 2, then one or two pin numbers, such as 2 1.
  There is no part 9, only parts 1 to 3. Type part and move, such as 1 2 1.
  Part 3 has no move left. Type part and move, such as 1 2 1.
  Part 3 has no move left. Type part and move, such as 1 2 1.
  Part 1, Nim: Pile 1 has 3 stones: take 1 to 3. Type 1, then pile and stones, such as 1 1 1.
  Part 2, Kayles: Type 2, then one or two pin numbers, such as 2 1.

Starts that do not exist.

  $ while read -r words; do nimm $words --names A,B </dev/null; done 2>&1 | sed 's/^nimm: //'
  < nim --piles 129
  < poker-nim --piles 9 --stones 18446744073709551615
  < subtraction:3,4 --stones 1..2
  < kayles --stones 501
  < kayles --piles 250 --stones 2
  < kayles-piles --piles 1 --stones 600
  < chomp --piles 33
  < northcott --stones 2..8
  < prime --stones 1..5
  < coloring --piles 2
  < digraph --stones 5
  < compound --piles 9
  choose 1 to 128 piles
  choose 1 to 144115188075855871 stones for each pile
  a starting position of this size has no moves: choose another size
  choose 1 to 500 pins for each row
  a row has room for 500 pins, gaps included: kayles-piles and dawson-piles take any number
  these stones could be split into more than 128 piles, the most that fit on the table: start with fewer stones
  choose 1 to 32 rows
  choose 3 to 64 columns
  choose 2 to 1000000000000 for each number
  choose 3 to 34 points
  choose 1 to 4 arcs from each node
  choose 1 to 8 parts

Words in the order of the notation, and a noun alone, are refused with the reason; in any order and with any verb, what is named as a pile is the pile.

  $ printf '%s\n' 'pile 9 take 3' '9 from pile 2' 'pile 2 take 9' 'take 3 pile 9' 'yeet 9 from pile 2' 'not 9 from pile 2' 'pile 9 or pile 7' | nimm nim 3,4 --names A,B --no-hints | tail -n 7
  There is no pile 9, only piles 1 and 2. Type pile and stones, such as 1 2.
  Pile 2 has 4 stones: take 1 to 4.
  Pile 2 has 4 stones: take 1 to 4.
  There is no pile 9, only piles 1 and 2. Type pile and stones, such as 1 2.
  Pile 2 has 4 stones: take 1 to 4.
  "not 9 from pile 2" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  Only one pile per turn. Type pile and stones, such as 1 2 to take 2 from pile 1.
  $ printf '%s\n' 'pin 3' 'pins 3 and 4' | nimm kayles ii.iii --names A,B --no-hints | tail -n 2
  No pin is standing at 3. Type one or two pin numbers, such as 1 2.
  No pin is standing at 3. Type one or two pin numbers, such as 1 2.

What is not a move is answered with the legal move most like it. A pile that does not exist is missing in a sentence, too, and of
pools as of piles.

  $ sh answered nim 3,4 '3 all' 'you take 2 from pile 1' 'pile 1 stone 2' 'clear pile 2' 'take two' 'take 9 from 2'
  There is no pile 3, only piles 1 and 2. Type pile and stones, such as 1 2.
  "you take 2 from pile 1" is not a move. Did you mean take 2 from pile 1? Type yes, or 1 2.
  "pile 1 stone 2" is not a move. Did you mean take 2 from pile 1? Type yes, or 1 2.
  "clear pile 2" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2.
  From which pile? Type pile and stones, such as 1 2 to take 2 from pile 1.
  Pile 2 has 4 stones: take 1 to 4.
  $ sh answered poker-nim 3,4/2,1 '3 all' 'take all' 'put my stones on pile 2' 'add nine stones to the second pile' '+2' 'add 9'
  There is no pile 3, only piles 1 and 2. Type pile and stones, such as 1 2.
  From which pile? Type pile and stones, such as 1 2 to take 2 from pile 1.
  "put my stones on pile 2" is not a move. Type pile and stones, such as 2 +1 to put 1 on pile 2.
  Your pool has 2 stones: put 1 or 2, such as 2 +1.
  On which pile? Type pile, + and stones, such as 1 +2.
  On which pile? Type pile, + and stones, such as 1 +1.
  $ sh answered kayles iii.iii '5 / 6' 'hit 1 and 3' 'hit 3 4' 'row 7'; sh answered prime 12,30,7 'split 3 off 30'
  "5 / 6" is not a move. Did you mean hit pins 5 and 6? Type yes, or 5 6.
  Pins 1 and 3 are not neighbors. Type one or two pin numbers, such as 1 2.
  No pin is standing at 4. Type one or two pin numbers, such as 1 2.
  "row 7" is not a move. Did you mean hit pin 7? Type yes, or 7.
  30 is 2 x 3 x 5. Did you mean 2 3? That makes it 10.

Two parts that are not the pile are told how many stones it has; and coins and the queen, where and how far they can go.

  $ sh answered grundy 7,4 'split 1 into 2 and 3' 'split 1 in half' 'split 4 in half' 'split pile 2 into 2 and 2' '9 into 2 and 5' '3 into 1 and 1' '1 5 5' 'split 9 into 4 and 5' 'split 7 in half'
  Pile 1 has 7 stones, not 5: type 1 2 to split it into 2 and 5.
  The two parts can't be the same size. Pile 1 has 7 stones: type 1 3 to split it into 3 and 4.
  The two parts can't be the same size. Pile 2 has 4 stones: split off 1.
  The two parts can't be the same size. Pile 2 has 4 stones: split off 1.
  Pile 1 has 7 stones: type 1 2 to split it into 2 and 5.
  There is no pile 3, only piles 1 and 2. Type pile, and stones to split off, such as 1 2.
  "1 5 5" is not a move. Type pile, and stones to split off, such as 1 2 to split pile 1 into 2 and 5.
  No pile has 9 stones. Type pile, and stones to split off, such as 1 2.
  The two parts can't be the same size. Pile 1 has 7 stones: type 1 3 to split it into 3 and 4.
  $ sh answered grundy 7,9,4 'split the third pile into two and three'; sh answered grundy 7 'split into two and three'
  Pile 3 has 4 stones, not 5: type 3 1 to split it into 1 and 3.
  Pile 1 has 7 stones, not 5: type 1 2 to split it into 2 and 5.
  $ sh answered northcott W...B./W..B../W.B... 'move right 2' right '3 right' 'left 1' 'row 9 right 1' 'row 1 left'
  In which row? Type, for example, row 1 right 2.
  In which row, and how far? Type, for example, row 1 right 1.
  In which row? Type, for example, row 1 right 3.
  None of your coins can go so far. Type row and column, such as 1 2.
  There is no row 9, only rows 1 to 3. Type row and column, such as 1 2.
  Your coin in row 1 cannot go left: it can go right, as far as column 4.
  $ sh answered queen 4x6 'down 1' right 'up 2 left 1'
  From row 4, column 6 the queen can go up 1 to 3 squares, left 1 to 5, or diagonally 1 to 3.
  From row 4, column 6 the queen can go up 1 to 3 squares, left 1 to 5, or diagonally 1 to 3.
  "up 2 left 1" is not a move. Type row and column, such as 1 3 or diagonally 3 to move the queen to row 1, column 3.

Two digits that are no move, but would be one with a space between them.

  $ sh answered nim 3,4,6 24 71; sh answered chomp 4,4,2 23; sh answered chop 3x5 23; sh answered northcott 'W..B./.B.W.' 12 22; sh answered compound nim=3,4+kayles=iiii 23
  "24" is not a move. Did you mean 2 4?
  There is no pile 71, only piles 1 to 3. Type pile and stones, such as 1 2.
  "23" is not a move. Did you mean 2 3?
  "23" is not a move. Type rows or columns, and how many to keep, such as rows 1 to keep 1 row.
  "12" is not a move. Did you mean 1 2?
  There is no row 22, only rows 1 and 2. Type row and column, such as 1 2.
  "23" is not a move. Did you mean 2 3?

The number that stands on the board is not its place, and a part that does not exist is named.

  $ sh answered prime 12,30,7 '30 3' '30 to 10' '1 4' '1 to 5' 12 '7 7' '99 1'; sh answered compound nim=3,4+kayles=iiii+chop=3x5 '4 1' '0 1' 'hit 9' 'take 9 from pile 1'
  30 is 2 x 3 x 5. Did you mean 2 3? That makes it 10.
  30 is 2 x 3 x 5. Did you mean 2 3? That makes it 10.
  12 is 2 x 2 x 3. Did you mean 1 2 2? That makes it 3.
  "1 to 5" is not a move. Type number and primes, such as 1 2 to split 2 off number 1.
  "12" is not a move. Did you mean 1 2?
  7 is prime, so there is no move in it. Type number and primes, such as 1 2.
  There is no number 99, only numbers 1 to 3. Type number and primes, such as 1 2.
  There is no part 4, only parts 1 to 3. Type part and move, such as 1 2 1.
  There is no part 0, only parts 1 to 3. Type part and move, such as 1 2 1.
  Part 2, Kayles: There is no pin 9, only pins 1 to 4. Type 2, then one or two pin numbers, such as 2 1.
  Part 1, Nim: Pile 1 has 3 stones: take 1 to 3. Type 1, then pile and stones, such as 1 1 1.

In Northcott's Game, a coin that cannot go back so far stays where it is, and nothing else moves or is taken back.

  $ printf '%s\n' 'back 1 in row 2' 'back 2 in row 1' 'back 3 in row 2' 'back' | nimm northcott BW..../..B.W. --names A,B --no-hints | grep -e Your -e '^A'
  A moves to column 6 in row 2.
  Your coin in row 1 cannot move. Type row and column, such as 2 1.
  Your coin in row 2 stands in column 3: it can go as far as column 1 or 5.
  A's move is taken back.

What names a pile that is not there, or more than may be taken in one turn, is told just that; a square as in chess is asked about.

  $ sh answered nim 3,5,1 'take the last one' 'take 2 from the pile of 9' '3 from the 9 pile' 'one from each' 'take 1 from pile 1 and 1 from pile 2'; sh answered prime 12,30 '2 from each number'; sh answered kayles iii.iii 'hit 1, 2 and 3'; sh answered kayles iiiiiiiiiii. 12; sh answered kayles iiiii 12
  From which pile? Type pile and stones, such as 2 1 to take 1 from pile 2.
  No pile has 9 stones. Type pile and stones, such as 1 2 to take 2 from pile 1.
  No pile has 9 stones. Type pile and stones, such as 1 2 to take 2 from pile 1.
  Only one pile per turn. Type pile and stones, such as 2 1 to take 1 from pile 2.
  Only one pile per turn. Type pile and stones, such as 1 2 to take 2 from pile 1.
  Only one number per turn. Type number and primes, such as 1 2 to split 2 off number 1.
  Two pins at most. Type one or two pin numbers, such as 1 2.
  No pin is standing at 12. Type one or two pin numbers, such as 1 2.
  "12" is not a move. Did you mean 1 2?
  $ sh answered chomp 4,4,4 c3 b2 'all but the poison' r3; sh answered northcott .W.B/W..B 'as far as I can' 'row 1 as far as I can' 'row 2 right'; sh answered northcott W..B..../..BW.... 'all the way left in row 2' '2 3' 'row 1 left 1'; sh answered queen 4x6 b4 'top left'
  "c3" is not a move. Did you mean 3 3?
  "b2" is not a move. Did you mean 2 2?
  One bite can't take all of that. Type row and column, such as 1 2.
  "r3" is not a move. Type row and column, such as 3 1 to bite at row 3, column 1.
  In which row? Type, for example, row 1 forward 1.
  Your coin in row 1 stands in column 2: it can go as far as column 1 or 3.
  Your coin in row 2 stands in column 1: it can go as far as column 3.
  Your coin in row 2 cannot go left: it can go right, as far as column 8.
  The other coin is there. Your coin in row 2 cannot go left: it can go right, as far as column 8.
  Your coin in row 1 cannot go left: it can go right, as far as column 3.
  "b4" is not a move. Did you mean 4 2?
  In row 1 the queen can go to column 3 or 6.
  $ sh answered triangle convex:6 abc 'triangle abc'; sh answered coloring fan:5 'a b c'
  A move is two letters, such as AB.
  A move is two letters, such as AB.
  A move is two letters, such as AB.

A game says what its own words mean.

  $ printf '%s\n' 'whats a node' 'what are arcs?' | nimm digraph 'a>b,a>c,b>c' --names A,B --no-hints | tail -n 2; for said in 'what is part' 'what is a node'; do echo "$said" | nimm octal 7,3 --names A,B --no-hints | tail -n 1; done
  A node is a letter or name on the map. Brackets mark the one that the token is on.
  An arc leads from one node to another; the map shows it as a line.
  Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.
  In the graph of a game, each position is a node, and an arc leads from it to each position that one move can reach.

  $ printf '%s\n' 'what is the pool?' 'what is a winning strategy?' 'what is a strategy' 'whats copycat' 'define impartial' | nimm poker-nim 3,4,5/2,1 --names A,B --no-hints | tail -n 5
  Your pool is the stones that you hold. On your move you can put some of them on a pile.
  A winning strategy is one that wins no matter what the other player does.
  A strategy tells you how to move in every position that can come up.
  Copycat answers each move with the same move in a matching part.
  In an impartial game, both players always have the same moves.

In a sum a part refuses without its own notation, which would be that of another part here.

  $ sh answered compound chop=2x3+prime=4,6 'divide 4 by 3'
  Part 2, Prime-game: 4 is 2 x 2: after the 1 for number 1, type one or more of these primes, but not all. Type 2, then number and primes, such as 2 1 2.
  $ sh answered compound nim=3,1+kayles=iiii '1 2 2'
  Part 1, Nim: Pile 2 has 1 stone. Type 1, then pile and stones, such as 1 1 1.

A part is named by its game, and what it does not have is said.

  $ sh answered compound nim=3,4+kayles=iiii 'take one from the nim' 'take 1 from nim' 'hit pin 3 in nim' '1 pin 2' '2 pile 1' '1 row 2' 'nim 9 9' '2 9'
  Part 1, Nim: Type 1, then pile and stones, such as 1 1 1.
  Part 1, Nim: Type 1, then pile and stones, such as 1 1 1.
  Part 1, Nim: It has no pins. Type 1, then pile and stones, such as 1 1 1.
  Part 1, Nim: It has no pins. Type 1, then pile and stones, such as 1 1 1.
  Part 2, Kayles: It has no piles. Type 2, then one or two pin numbers, such as 2 1.
  Part 1, Nim: It has no rows. Type 1, then pile and stones, such as 1 1 1.
  Part 1, Nim: There is no pile 9, only piles 1 and 2. Type 1, then pile and stones, such as 1 1 1.
  Part 2, Kayles: There is no pin 9, only pins 1 to 4. Type 2, then one or two pin numbers, such as 2 1.

Two pins of which one is down, where no two stand side by side.

  $ sh answered kayles i.i.i 'hit pins 2 and 3' 'pins 2 and 4' 'smash pins 1 and 9' 'hit 3 pins' '1 and'
  No pin is standing at 2. Type one pin number, such as 1.
  No pin is standing at 2 or 4. Type one pin number, such as 1.
  "smash pins 1 and 9" is not a move. Type one pin number, such as 1 to hit pin 1.
  "hit 3 pins" is not a move. Type one pin number, such as 3 to hit pin 3.
  "1 and" is not a move. Type one pin number, such as 1 to hit pin 1.
