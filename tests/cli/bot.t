The games for programs: a line is a command, and every command has one answer.

  $ nimm bot nim 3,4,5
  < game
  < position
  < mover
  < legal 4
  < outcome
  < value
  < winning
  < play 1 2
  < show
  < mover
  < genmove
  < undo
  < position
  < quit
  < name
  = nim

  = 3,4,5

  = 1

  = 1 1
  1 2
  1 3
  2 1
  ...

  = N

  = 2

  = 1
  1 2

  =

  =
  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  = 2

  = 1 1

  =

  = 1,4,5

  =
   (esc)

A number before a command comes back in its answer; blanks, tabs, CR LF, comments, empty lines and control
characters mean nothing.

  $ nimm bot nim 3,4,5
  < 1 name
  <  \x09 2 \x09 protocol_version \x0d (esc)
  < 
  < # nothing but a comment
  <    # nor here
  < 3 known_command genmove # with a comment
  < 4 known_command dance
  < outc\x00o\x01me\x7f # of 3,4,5 (esc)
  < 000000000000000007 NAME
  < 5
  =1 nimm

  =2 1

  =3 true

  =4 false

  = N

  =000000000000000007 nimm

  ?5 there is no command behind the number
   (esc)

Errors are answers.

  $ nimm bot nim 1,2
  < dance
  < 17 dance
  < 18
  < 1234567890123456789 name
  < name of the game
  < play
  < play 3 1
  < play 1 2
  < play one
  < game chess
  < game nim:3
  < game nim 3,,4
  < game subtraction:0 3
  < game kayles-piles 1000000000000000000
  < position x
  < legal 0
  < legal many
  < winning 10001
  < level 11
  < seed -1
  < mover 3
  < undo
  < \xff\xfe\x1b[31m (esc)
  < 18446744073709551616
  < position
  ? unknown command "dance"

  ?17 unknown command "dance"

  ?18 there is no command behind the number

  ? a number has at most 18 digits

  ? nothing may stand behind "name"

  ? Type pile 1 or 2 and how many stones, as 1 1.

  ? There is no pile 3: choose pile 1 or 2.

  ? Pile 1 has 1 stone: take 1.

  ? "one" is not a move. Type pile 1 or 2 and how many stones, as 1 1.

  ? there is no game "chess"; nimm games lists them

  ? "nim:3": the game nim takes nothing after a colon

  ? a pile size is missing in "3,,4": write whole numbers, as 3,4,5

  ? "0" cannot be taken: give the most stones that a move may take, 1 or more

  ? these stones could be split into more than 128 piles, the most that fit on the table: start with fewer stones

  ? "x" is not a pile size: write whole numbers, as 3,4,5

  ? "0" is not a number from 1 to 10000

  ? "many" is not a number from 1 to 10000

  ? "10001" is not a number from 1 to 10000

  ? "11" is not a number from 0 to 10

  ? "-1" is not a number from 0 to 18446744073709551615

  ? "3" is not a number from 1 to 2

  ? there is no move to take back

  ? unknown command "\xFF\xFE[31m"

  ? a number has at most 18 digits

  = 1,2
   (esc)

A half line at the end of the input is a line; so is one that only a comment ends.

  $ printf 'name\n8 value' | nimm bot nim 3,4
  = nimm

  =8 7
   (esc)
  $ printf '9 name#' | nimm bot
  =9 nimm
   (esc)
  $ printf '#' | nimm bot
  $ nimm bot </dev/null

Lines that are too long, of a megabyte without a newline too.

  $ (head -c 1048576 /dev/zero | tr '\000' x; echo; echo 2 name; head -c 1048576 /dev/zero | tr '\000' x) | nimm bot
  ? a line has at most 65536 bytes

  =2 nimm

  ? a line has at most 65536 bytes
   (esc)
  $ (head -c 1048576 /dev/zero; echo 1 name; echo "2 name #$(head -c 1048576 /dev/zero | tr '\000' x)") | nimm bot
  =1 nimm

  =2 nimm
   (esc)

Nothing ever overflows: the largest pile, and a list that is cut.

  $ nimm bot nim 18446744073709551615,18446744073709551614
  < legal 2
  < winning
  < genmove
  < position
  < game nim 3
  < legal 3
  < game nim 0
  < legal
  < genmove
  < outcome
  = 1 1
  1 2
  ...

  = 1
  1 1

  = 1 1

  = 18446744073709551614,18446744073709551614

  =

  = 1 1
  1 2
  1 3

  =

  =

  ? game over

  = P
   (esc)

A list has 100 moves if nothing is said.

  $ printf 'game nim 1000\nlegal\n' | nimm bot | grep -c '^[= ]*1 '
  100
  $ printf 'game nim 1000\nlegal 1000\n' | nimm bot | grep -c '^[= ]*1 '
  1000

Levels and seeds: the same seed gives the same starts and the same moves by chance.

  $ nimm bot --level 0 --seed 7
  < level
  < seed
  < level 10
  < level
  < seed 3
  < seed
  = 0

  = 7

  =

  = 10

  =

  = 3
   (esc)

  $ for n in 1 2; do printf 'game nim\nposition\ngenmove\ngenmove\nseed 5\ngame kayles\nposition\ngenmove\n' | nimm bot --level 0 --seed 5 >"$n"; done; cmp 1 2 && grep -c '^= .' 1
  5

Either player can be to move.

  $ nimm bot northcott 'W..B.'
  < legal
  < mover 2
  < legal
  < play 1 2
  < mover
  = 1 2
  1 3

  =

  = 1 2
  1 3
  1 5

  =

  = 1
   (esc)

A session of every game.

  $ nimm bot
  < game nim 3,4,6
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 2
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = nim

  = 3,4,6

  = N

  = 1

  = 1
  1 1

  = 1 1
  1 2
  1 3
  ...

  =

  =
  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O O

  = 3 1

  =

  =

  = 3,4,6
   (esc)

  $ nimm bot
  < game subtraction:3 10,7
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = subtraction:3

  = 10,7

  = N

  = 1

  = 2
  1 3
  2 1

  = 1 1
  1 2
  1 3
  ...

  =

  =
  Pile 1 : O O O O O O O
  Pile 2 : O O O O O O O
  One move takes 1 to 3 stones.

  = 1 1

  =

  =

  = 10,7
   (esc)

  $ nimm bot
  < game subtraction:1,4 8
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 4
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = subtraction:1,4

  = 8

  = N

  = 1

  = 1
  1 1

  = 1 1
  1 4

  =

  =
  Pile 1 : O O O O
  One move takes 1 or 4 stones.

  = 1 4

  =

  =

  = 8
   (esc)

  $ nimm bot
  < game poker-nim 3,4,5/2,1
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 +2
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = poker-nim

  = 3,4,5/2,1

  = N

  = 2

  = 3
  1 2
  2 +2

  = 1 1
  1 2
  1 3
  ...

  =

  =
  Pile 1 : O O O O O
  Pile 2 : O O O O
  Pile 3 : O O O O O
  Pool of player 1 :
  Pool of player 2 : O

  = 1 4

  =

  =

  = 3,4,5/2,1
   (esc)

  $ nimm bot
  < game prime 12,30,7
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 2
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = prime

  = 12,30,7

  = P

  = 0

  = 0

  = 1 2
  1 2 2
  1 3
  ...

  =

  =
  Number 1 : 6 = 2 x 3
  Number 2 : 30 = 2 x 3 x 5
  Number 3 : 7 (prime: no move)

  = 2 2

  =

  =

  = 12,30,7
   (esc)

  $ nimm bot
  < game northcott W..B./.B.W.
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = northcott

  = W..B./.B.W.

  = N

  = 3

  = 2
  1 2
  2 5

  = 1 2
  1 3
  2 3
  ...

  =

  =
          1 2 3 4 5
  Row 1 : . . W B .
  Row 2 : . B . W .
  W is player 1, B is player 2.

  = 2 3

  =

  =

  = W..B./.B.W.
   (esc)

  $ nimm bot
  < game kayles iiiii.iii
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = kayles

  = iiiii.iii

  = N

  = 7

  = 4
  1 2
  2 3

  = 1
  1 2
  2
  ...

  =

  =
   i i . i i . i i i
   1 2 3 4 5 6 7 8 9

  = 1

  =

  =

  = iiiii.iii
   (esc)

  $ nimm bot
  < game dawson iiiii
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 2 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = dawson

  = iiiii

  = P

  = 0

  = 0

  = 1 2
  2 3
  3 4
  ...

  =

  =
   i . . i i
   1 2 3 4 5

  = 4 5

  =

  =

  = iiiii
   (esc)

  $ nimm bot
  < game kayles-piles 7,3
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 2 1
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = kayles-piles

  = 7,3

  = N

  = 1

  = 3
  1 1
  1 1 2

  = 1 1
  1 1 1
  1 1 2
  ...

  =

  =
  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O

  = 2 2

  =

  =

  = 7,3
   (esc)

  $ nimm bot
  < game dawson-piles 7,3
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 2 1
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = dawson-piles

  = 7,3

  = P

  = 0

  = 0

  = 1 2
  1 2 1
  1 2 2
  ...

  =

  =
  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O

  = 2 2

  =

  =

  = 7,3
   (esc)

  $ nimm bot
  < game octal:0.77 7,3
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 1 1 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = octal:0.77

  = 7,3

  = N

  = 1

  = 3
  1 1
  1 1 2

  = 1 1
  1 1 1
  1 1 2
  ...

  =

  =
  Pile 1 : O O O
  Pile 2 : O O O
  Pile 3 : O O O
  In 0.77 a move takes 1 and leaves nothing, one pile or two, or takes 2 and
  leaves nothing, one pile or two.

  = 1 1 1

  =

  =

  = 7,3
   (esc)

  $ nimm bot
  < game chop 3x5
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play rows 2
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = chop

  = 3x5

  = N

  = 6

  = 1
  columns 3

  = rows 1
  rows 2
  columns 1
  ...

  =

  =
          1 2 3 4 5
  Row 1 : X O O O O
  Row 2 : O O O O O

  = columns 2

  =

  =

  = 3x5
   (esc)

  $ nimm bot
  < game chomp 4,4,2
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 2 3
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = chomp

  = 4,4,2

  = N

  = 7

  = 1
  2 3

  = 1 2
  1 3
  1 4
  ...

  =

  =
          1 2 3 4
  Row 1 : X O O O
  Row 2 : O O
  Row 3 : O O

  = 3 2

  =

  =

  = 4,4,2
   (esc)

  $ nimm bot
  < game digraph a>b,a>c,b>c@a
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play b
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = digraph

  = a>b,a>c,b>c@a

  = N

  = 2

  = 1
  c

  = b
  c

  =

  =
   a  -> b, c (cannot be reached)
  [b] -> c (the token is here)
   c  (no arc leaves it)

  = c

  =

  =

  = a>b,a>c,b>c@a
   (esc)

  $ nimm bot
  < game digraph a>b,b>a@a
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play b
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = digraph

  = a>b,b>a@a

  = D

  ? From here the arcs can lead in a circle, so no pile of stones equals this position; who can win is found by working back from the nodes that no arc leaves.

  = 0

  = b

  =

  =
   a  -> b
  [b] -> a (the token is here)

  = a

  =

  =

  = a>b,b>a@a
   (esc)

  $ nimm bot
  < game compound nim=3,4+kayles=iii
  < game
  < position
  < outcome
  < value
  < winning 2
  < legal 3
  < play 2 2
  < show
  < genmove
  < undo
  < undo
  < position
  =

  = compound

  = nim=3,4+kayles=iii

  = N

  = 4

  = 1
  1 2 4

  = 1 1 1
  1 1 2
  1 1 3
  ...

  =

  =
  Part 1, Nim:
  Pile 1 : O O O
  Pile 2 : O O O O
  Part 2, Kayles:
   i . i
   1 2 3

  = 1 2 1

  =

  =

  = nim=3,4+kayles=iii
   (esc)

The command line.

  $ nimm bot chess
  2> nimm: there is no game "chess"; nimm games lists them
  [2]
  $ nimm bot nim 3,x
  2> nimm: "x" is not a pile size: write whole numbers, as 3,4,5
  [2]
  $ nimm bot --level 11
  2> nimm: --level "11": write a number from 0 to 10
  [2]
  $ nimm bot --protocol 2
  2> nimm: "--protocol" is not an option of nimm bot; see nimm bot --help
  [2]

Output that cannot be written, input that cannot be read.

  $ echo name | nimm bot >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]
  $ (sleep 0.2; echo name) | (nimm bot; echo $? >status) | true; cat status
  1
  2> nimm: cannot write the output: Broken pipe
  $ nimm bot <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]

Digits alone are a number; digits with something behind them are the start of a command that is none.

  $ nimm bot nim 1,2
  < 3,4
  < 7x
  < 8
  ? unknown command "3,4"

  ? unknown command "7x"

  ?8 there is no command behind the number
   (esc)

A line of blanks that is too long is answered all the same.

  $ (head -c 70000 /dev/zero | tr '\000' ' '; echo; echo 2 name) | nimm bot
  ? a line has at most 65536 bytes

  =2 nimm
   (esc)

What is too large to search is said to be so, and a position without a value is something else.

  $ nimm bot chomp 32x255
  < outcome
  < value
  < winning
  < game chomp 255,248,241,234,227,220,213,206,199,192,185,178,171,164,157,150,143,136,129,122,115,108,101,94,87,80,73,66,59,52,45,38
  < outcome
  < value
  < winning
  < game digraph a>b,b>a,b>c@a
  < value
  < winning
  = N

  ? too large to search

  ? too large to search

  =

  = unknown

  ? too large to search

  ? too large to search

  =

  ? From here the arcs can lead in a circle, so no pile of stones equals this position; who can win is found by working back from the nodes that no arc leaves.

  = 0
   (esc)

A game has room for so many moves, and for no more.

  $ (yes 'play 1 1' | head -n 100001; echo genmove; echo undo; echo play 1 1; echo position) | nimm bot nim 18446744073709551615,1000000 | sed '/^$/d' | uniq -c | sed 's/^ *//'
  100000 =
  1 ? a game has at most 100000 moves here
  1 ? game over
  2 =
  1 = 18446744073709451615,1000000

The command line of a bot.

  $ nimm bot --level 11
  2> nimm: --level "11": write a number from 0 to 10
  [2]
  $ nimm bot --seed x
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  [2]
  $ nimm bot chess
  2> nimm: there is no game "chess"; nimm games lists them
  [2]
  $ nimm bot nim:3
  2> nimm: "nim:3": the game nim takes nothing after a colon
  [2]
  $ nimm bot nim x
  2> nimm: "x" is not a pile size: write whole numbers, as 3,4,5
  [2]
  $ nimm bot nim 3,4 <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]
  $ mkdir folder; nimm bot nim 3,4 <folder
  2> nimm: cannot read the input: Is a directory
  [1]
  $ echo name | nimm bot >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]
