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
  < genmove
  < undo
  < position
  < quit
  < over
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

  = 1 1

  =

  = 1,4,5

  =
   (esc)

A number before a command comes back in its answer; spaces, tabs, CR LF, comments, empty lines and control
characters mean nothing. From here on the empty line after each answer is left out.

  $ nimm bot nim 3,4,5 | sed '/^$/d'
  < 1 mover
  <  \x09 2 \x09 over \x0d (esc)
  < 
  <    # nothing but a comment
  < 3 level 4 # with a comment
  < outc\x00o\x01me\x7f # of 3,4,5 (esc)
  < 0000000000000000000000007 MOVER
  < 5
  =1 1
  =2 false
  =3
  = N
  =0000000000000000000000007 1
  ?5 there is no command after the number

Errors are answers. Digits alone are a number; digits with more after them begin a command.

  $ nimm bot nim 1,2 | sed '/^$/d'
  < dance
  < 17 dance
  < 7x
  < 18
  < over and out
  < play
  < play 3 1
  < play 1 2
  < play one
  < game chess
  < game kayles-piles 1000000000000000000
  < position x
  < legal 0
  < winning 10001
  < level 11
  < mover 3
  < undo
  < \xff\xfe\x1b[31m (esc)
  < position
  ? unknown command "dance": list_commands lists them
  ?17 unknown command "dance": list_commands lists them
  ? unknown command "7x": list_commands lists them
  ?18 there is no command after the number
  ? nothing may follow "over"
  ? Type pile and stones, such as 1 1.
  ? There is no pile 3: there are only 2. Type pile and stones, such as 1 1.
  ? Pile 1 has 1 stone: take 1.
  ? "one" is not a move. Type pile and stones, such as 1 1.
  ? there is no game "chess"; nimm games lists them
  ? these stones could be split into more than 128 piles, the most that fit on the table: start with fewer stones
  ? "x" is not a pile size: write whole numbers, such as 3,4,5
  ? "0" is not a number from 1 to 10000
  ? "10001" is not a number from 1 to 10000
  ? a level is a number from 1 to 5, or beginner, easy, medium, hard or perfect
  ? "3" is not a number from 1 to 2
  ? there is no move to take back
  ? unknown command "\xFF\xFE[31m": list_commands lists them
  = 1,2

A half line at the end of the input is a line; so is one that only a comment ends. A line that is too long is not.

  $ printf 'mover\n9 value#' | nimm bot nim 3,4 | sed '/^$/d'
  = 1
  =9 7
  $ printf '%1000000s\n%1000001s\n' over over | nimm bot | sed '/^$/d'
  = false
  ? a line has at most 1000000 bytes
  $ (head -c 10485760 /dev/zero | tr '\000' x; echo; echo 2 over) | nimm bot | sed '/^$/d'
  ? a line has at most 1000000 bytes
  =2 false

The largest pile, a list that is cut, and a game that is over.

  $ nimm bot nim 18446744073709551615,18446744073709551614 | sed '/^$/d'
  < legal 2
  < winning
  < genmove
  < position
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
  =
  ? game over
  = P
  $ printf 'game nim 1000\nlegal\n' | nimm bot | grep -c '^[= ]*1 '
  100

Misere play; and a position that has come up three times with the same player to move: the game is drawn.

  $ nimm bot nim 1,1 --misere | sed '/^$/d'
  < game
  < outcome
  < value
  < winner
  < position 2,1
  < genmove
  < play 2 1
  < over
  < winner
  < game northcott misere
  < game kayles ii misere
  < winning
  = nim misere
  = N
  ? misere play has no values
  ? the game is not over
  =
  = 1 2
  =
  = true
  = 1
  ? Northcott's Game has no misere play
  =
  = 2
  1
  2
  $ (echo game "digraph a>b,b>a@a"; printf 'play b\nplay a\nplay b\nover\nplay a\nover\nwinner\nlegal\nplay b\ngenmove\nundo\nlegal\n') | nimm bot | sed '/^$/d'
  =
  =
  =
  =
  = false
  =
  = true
  = draw
  =
  ? game over
  ? game over
  =
  = a

Levels, and a seed: the same seed gives the same starts and the same moves by chance.

  $ nimm bot --level easy --seed 7 | sed '/^$/d'
  < level
  < level hard
  < level
  < level 5
  < level
  = 2
  =
  = 4
  =
  = 5
  $ for n in 1 2; do printf 'game nim\nposition\ngenmove\ngenmove\ngame kayles\nposition\ngenmove\n' | nimm bot --level 1 --seed 5 >"$n"; done; cmp 1 2 && grep -c '^= .' 1
  5

Either player can be to move.

  $ nimm bot northcott 'W..B.' | sed '/^$/d'
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

Games of many kinds: value, outcome, winning and legal moves, a move, where it leads, and back.

  $ cat >session.sh <<'END'
  > while read -r game position move; do
  >     printf 'game %s %s\nvalue\noutcome\nwinning 1\nlegal 1\nplay %s\ngame\nposition\nmover\nundo\nposition\n' \
  >         "$game" "$position" "$move" | nimm bot | sed '/^$/d' | tr '\n' ' ' | sed 's/ $//;s/ = /; /g'
  >     echo
  > done
  > END
  $ sh session.sh
  < poker-nim 3,4,5/2,1 1 +2
  < prime 12,30,7 1 2
  < octal:0.77 7,3 1 1 3
  < triangle convex:5 AB
  < digraph a>b,b>a@a b
  < compound nim=3,4+kayles=iii 2 2
  =; 2; N; 3 1 2; 1 1 ...; = poker-nim; 5,4,5/0,1; 2; = 3,4,5/2,1
  =; 0; P; 0; 1 2 ...; = prime; 6,30,7; 2; = 12,30,7
  =; 1; N; 3 1 1; 1 1 ...; = octal:0.77; 3,3,3; 2; = 7,3
  =; 0; P; 0; AB ...; = triangle; convex:5/AB; 2; = convex:5
  = ? From here the game can go on forever, so nimm gives it no value.; D; 0; b; = digraph; a>b,b>a@b; 2; = a>b,b>a@a
  =; 4; N; 1 1 2 4; 1 1 1 ...; = compound; nim=3,4+kayles=i.i; 2; = nim=3,4+kayles=iii

The board, as a person would see it.

  $ nimm bot northcott W..B./.B.W.
  < show
  =
          1 2 3 4 5
  Row 1 : W . . B .
  Row 2 : . B . W .
  W is player 1, B is player 2.
   (esc)

What is too large to search is said to be so.

  $ nimm bot chomp 32x255 | sed '/^$/d'
  < outcome
  < value
  < winning
  = N
  ? too large to search
  ? too large to search

A game has room for so many moves, and for no more.

  $ (yes 'play 1 1' | head -n 100001; echo genmove; echo undo; echo play 1 1; echo position) | nimm bot nim 18446744073709551615,1000000 | sed '/^$/d' | uniq -c | sed 's/^ *//'
  10000 =
  90002 ? game over
  2 =
  1 = 18446744073709541615,1000000

The command line, input that cannot be read and output that cannot be written.

  $ for options in '--level 11' '--seed x' chess nim:3 'nim x'; do nimm bot $options; done
  2> nimm: --level "11": write a number from 1 to 5, or beginner, easy, medium, hard or perfect
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "nim:3": the game nim takes nothing after a colon
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  [2]
  $ nimm bot nim 3,4 <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]
  $ mkdir folder; nimm bot nim 3,4 <folder
  2> nimm: cannot read the input: Is a directory
  [1]
  $ echo over | nimm bot >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]
  $ (sleep 0.2; echo over) | (nimm bot; echo $? >status) | true; cat status
  1
  2> nimm: cannot write the output: Broken pipe

The player and the referee that the manual shows. The player wins what can be won, also against the computer.

  $ script() { sed -n '/^#!.bin.sh$/,/^.Ed$/{/^.Ed$/!{s/\\e/\\/g;p;}}' "$here"/../../src/man/nimm.6 | awk -v n="$1" '/^#!/ { k++ } k == n'; }
  > script 1 >nim.sh; script 2 >referee
  $ sh referee 'nimm bot --level 5' 'sh nim.sh' nim 3,5,6 | sed 3,13d
  Player 1 plays 1 1.
  Player 2 plays 2 1.
  Player 2 plays 3 1.
  Winner: 2.
  $ sh referee 'sh nim.sh' 'nimm bot' nim 3,4,5 | tail -n 1
  Winner: 1.
  $ sh referee 'nimm bot' 'nimm bot --level 1' northcott W...B/.B..W | tail -n 1
  Winner: 1.
  $ sh referee 'nimm bot' 'while read -r x; do printf "= 9 9\n\n"; done' nim 3,5,6
  Player 1 plays 1 1.
  Player 2 plays 9 9.
  That is not a move: ? There is no pile 9: there are only 3. Type pile and stones, such as 1 1.
  [1]
