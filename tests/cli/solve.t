SPDX-License-Identifier: MIT

Who wins, the value and the winning moves, in three to five lines; of a game that is over, in two.

  $ nimm solve nim 25 13 39
  nim 25,13,39 is an N-position: the player to move wins. Its value is 51.
  1 winning move:
    3 19: take 19 from pile 3 -> 25,13,20
  (--why says why)
  $ nimm solve nim 1,2,3
  nim 1,2,3 is a P-position: the player who moves second wins. Its value is 0.
  No winning moves.
  (--why says why)
  $ nimm solve nim 1,1,1,1,1
  nim 1,1,1,1,1 is an N-position: the player to move wins. Its value is 1.
  5 winning moves:
    1 1: take 1 from pile 1 -> 0,1,1,1,1
    2 1: take 1 from pile 2 -> 1,0,1,1,1
    and 3 more (--limit N lists more, --why says why)
  $ nimm solve nim 1,2 --plain
  nim 1,2 is an N-position: the player to move wins. Its value is 3.
  1 winning move:
    take 1 from pile 2, which leaves 1,1
  (--why says why)
  $ nimm solve misere nim 1,1,2
  nim 1,1,2 (misere) is an N-position: the player to move wins.
  1 winning move:
    3 1: take 1 from pile 3 -> 1,1,1
  (--why says why)
  $ nimm solve nim 0
  nim 0 is a P-position: the game is over, and the player to move has lost. Its value is 0.
  No winning moves.
  $ nimm solve chomp 32x255 | tail -n 2
  Winning moves: too large to search; try one no larger than chomp 10x10.
  (--why says why)
  $ nimm games --json | grep -o '"id":"[^"]*"\|"sample":"[^"]*"' | cut -d '"' -f 4 | while read -r game && read -r sample; do
  >     nimm solve "$game" "$sample" | wc -l
  > done | sort -n -u
  3
  4
  5

And why. How it is told in other games stands in games.t.

  $ nimm solve --why nim 25 13 39
  nim 25,13,39 is an N-position: the player to move wins. Its value is 51.
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
                   32  16  8  4  2  1
    Pile 1   25 =   0   1  1  0  0  1
    Pile 2   13 =   0   0  1  1  0  1
    Pile 3   39 =   1   0  0  1  1  1
    ---------------------------------
    nim-sum  51 =   1   1  0  0  1  1
    odd             ^   ^        ^  ^
  Unbalanced, since four columns are odd: the player to move wins by making every column even. To do that, shrink a pile that has a 1 in the leftmost odd column: pile 3 to 39 xor 51 = 20. (Xor is the nim-sum of two numbers.)
  1 winning move:
    3 19: take 19 from pile 3 -> 25,13,20
  $ nimm solve --why kayles iiii.ii | grep -e '^Unb' -e way
  Unbalanced, since two columns are odd: the player to move wins by making every column even. One way is to change a row that has a 1 in the leftmost odd column: make pins 6-7 worth 2 xor 3 = 1. (Xor is the nim-sum of two numbers.)
  Another way: hit pins 1 and 2. Then two equal rows are left: copy each move in the other one.
  $ nimm solve --why chop 3x5 | grep -e '^Unb' -e '^Copy'
  Unbalanced, since two columns are odd: the player to move wins by making every column even. One way is to change a side that has a 1 in the leftmost odd column: make columns worth 4 xor 6 = 2. (Xor is the nim-sum of two numbers.)
  Copying wins: keep 3 columns. Then two equal sides are left: copy each move in the other one.
  $ nimm solve --why nim 57 | sed -n 2p; nimm solve --why nim 1 | sed -n 2p
  There is only one pile, so the player to move wins by taking it all. In binary, 57 = 32 + 16 + 8 + 1 is 111001.
  There is only one pile, so the player to move wins by taking it all.
  $ nimm solve --why nim 3,5,7 | grep '^Unb'
  Unbalanced, since a column is odd: the player to move wins by making every column even. To do that, shrink a pile that has a 1 in the leftmost odd column: pile 1 to 3 xor 1 = 2, or pile 2 to 5 xor 1 = 4, or pile 3 to 7 xor 1 = 6. (Xor is the nim-sum of two numbers.)
  $ nimm solve --why --groups nim 3,5,8 | grep '^Unb'
  Unbalanced, since three groups have no partner: the player to move wins by pairing all groups off. To do that, shrink a pile with a group of 8, the largest size without a partner: pile 3 to 6.
  $ nimm solve --why chomp 5,5 | grep mex
  Nobody knows a short rule that works for every bar, so we have to search. A bar is a single part, and its value is the mex of the values that its bites leave. Only an L (just the first row and the first column) has two parts: its arms.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    5,5: moves leave 1,1 (*1), 2,2 (*2), 3,3 (*4), 4,4 (*5), 5,2 (*3), 5,3 (*6), 5,4 (*0) and 2 more with the same values; mex{0..6} = 7
  $ nimm solve --why nim 1,2,3
  nim 1,2,3 is a P-position: the player who moves second wins. Its value is 0.
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
                  2  1
    Pile 1   1 =  0  1
    Pile 2   2 =  1  0
    Pile 3   3 =  1  1
    ------------------
    nim-sum  0 =  0  0
  Balanced, since every column is even: the player to move has no winning move. After any move, the other player can make the nim-sum 0 again.
  $ nimm solve --why nim 0
  nim 0 is a P-position: the game is over, and the player to move has lost. Its value is 0.
  No move is left: whoever made the last move has won.
  $ nimm solve --why nim 1,2 --plain
  nim 1,2 is an N-position: the player to move wins. Its value is 3.
  The nim-sum has a 1 where an odd number of piles have a 1 in binary.
  From left to right the digits count twos and ones.
  Pile 1: 1 is 0 1 in binary.
  Pile 2: 2 is 1 0 in binary.
  The nim-sum, 3, is 1 1 in binary.
  Unbalanced, since the twos and the ones do not pair off: the player to move wins by making them pair off. To do that, shrink a pile with one of the twos in it: pile 2 to 2 xor 3, which is 1. (Xor is the nim-sum of two numbers.)
  Copying wins: take 1 from pile 2. Then two equal piles are left: copy each move in the other one.
  1 winning move:
    take 1 from pile 2, which leaves 1,1

Misere: the values of piles do not decide anymore.

  $ nimm solve --why --misere nim 1,1,2
  nim 1,1,2 (misere) is an N-position: the player to move wins.
  Misere: whoever makes the last move loses. Play as in normal Nim until your move would leave no pile larger than 1: then leave an odd number of piles of 1. That works because a single pile larger than 1 is never balanced, so only the player who leaves balanced positions ever finds exactly one large pile, and that player chooses to leave an odd or an even number of 1s.
  Only one pile is larger than 1: the player to move wins by leaving an odd number of piles of 1.
  1 winning move:
    3 1: take 1 from pile 3 -> 1,1,1
  $ nimm solve --why --misere nim 0
  nim 0 (misere) is an N-position: the game is over, and the player to move has won.
  No move is left: whoever made the last move has lost.

A wide grid; one too wide for the window is told in words (prompt-why.t).

  $ nimm solve --why nim 5 3000 | sed -n 3,8p
                     2048  1024  512  256  128  64  32  16  8  4  2  1
    Pile 1      5 =     0     0    0    0    0   0   0   0  0  1  0  1
    Pile 2   3000 =     1     0    1    1    1   0   1   1  1  0  0  0
    ------------------------------------------------------------------
    nim-sum  3005 =     1     0    1    1    1   0   1   1  1  1  0  1
    odd                 ^          ^    ^    ^       ^   ^  ^  ^     ^

The reasons for what the parts are worth stand below where there is no room for them at the right.

  $ for form in --why --groups; do COLUMNS=60 nimm solve --why $form prime 6,20 | sed -n '3,/^20/p'; done
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
      Nim pile    2  1
    6        1 =  0  1
    20       2 =  1  0
    ------------------
    nim-sum  3 =  1  1
    odd           ^  ^
  6: 2 x 3: 2 prime factors, one of which must stay.
  20: 2 x 2 x 5: 3 prime factors, one of which must stay.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners:
    6       : .  [O]
    20      :[OO] .
    [ ] no partner
  6: 2 x 3: 2 prime factors, one of which must stay.
  20: 2 x 2 x 5: 3 prime factors, one of which must stay.

As JSON; the largest pile, a list that is cut, what has no value, what is too large.

  $ nimm solve --json nim 3,4,5; nimm solve --json nim 18446744073709551615 5; nimm solve --json nim 10,20,30,40,50 --limit 2
  {"game":"nim","position":"3,4,5","misere":false,"mover":1,"outcome":"N","value":2,"piles":[3,4,5],"winning_moves":[{"move":"1 2","position":"1,4,5"}],"winning_moves_total":1}
  {"game":"nim","position":"18446744073709551615,5","misere":false,"mover":1,"outcome":"N","value":18446744073709551610,"piles":[18446744073709551615,5],"winning_moves":[{"move":"1 18446744073709551610","position":"5,5"}],"winning_moves_total":1}
  {"game":"nim","position":"10,20,30,40,50","misere":false,"mover":1,"outcome":"N","value":26,"piles":[10,20,30,40,50],"winning_moves":[{"move":"2 6","position":"10,14,30,40,50"},{"move":"3 26","position":"10,20,4,40,50"}],"winning_moves_total":3}
  $ nimm solve --misere --json nim 1,1,1; nimm solve --json octal:0.106 1000000000
  {"game":"nim","position":"1,1,1","misere":true,"mover":1,"outcome":"P","value":null,"piles":null,"winning_moves":[],"winning_moves_total":0}
  {"game":"octal:0.106","position":"1000000000","misere":false,"mover":1,"outcome":null,"value":null,"piles":null,"winning_moves":null,"winning_moves_total":null,"reason":"too large to search; try one no larger than octal:0.106 10000"}
  $ nimm solve --json chomp 32x255 | sed 's/.*"misere"/"misere"/'
  "misere":false,"mover":1,"outcome":"N","value":null,"piles":null,"winning_moves":null,"winning_moves_total":null,"reason":"too large to search; try one no larger than chomp 10x10"}

A list that is cut says so; a limit of 0 leaves the count alone. What is too large says so, too.

  $ nimm solve nim 1,1,1 --limit 0; nimm solve nim 1,1,1 --limit 3; nimm solve nim 1,1,1 --limit 1
  nim 1,1,1 is an N-position: the player to move wins. Its value is 1.
  3 winning moves.
  (--why says why)
  nim 1,1,1 is an N-position: the player to move wins. Its value is 1.
  3 winning moves:
    1 1: take 1 from pile 1 -> 0,1,1
    2 1: take 1 from pile 2 -> 1,0,1
    3 1: take 1 from pile 3 -> 1,1,0
  (--why says why)
  nim 1,1,1 is an N-position: the player to move wins. Its value is 1.
  3 winning moves:
    1 1: take 1 from pile 1 -> 0,1,1
    and 2 more (--limit N lists more, --why says why)
  $ nimm solve --why nim 1,1,1 --limit 2 | tail -n 4
  3 winning moves:
    1 1: take 1 from pile 1 -> 0,1,1
    2 1: take 1 from pile 2 -> 1,0,1
    (--limit N lists more)
  $ nimm solve --why nim 1,1,1 --limit 0 | tail -n 1
  3 winning moves.
  $ nimm solve octal:0.106 1000000000
  octal:0.106 1000000000 is too large to search: nimm cannot tell who wins; try one no larger than octal:0.106 10000.
  $ nimm solve misere grundy 5000
  grundy 5000 (misere) is too large to search: nimm cannot tell who wins; try one no larger than grundy 25.
  $ nimm solve --why chomp 3,3,3 | grep -c 'Copying wins\|This proof'
  1
  $ nimm solve --why chomp 32x255 | tail -n 3
  The winner is known, but finding the value is too large a search.
  The first player can win on every full bar larger than one square. The proof is strategy stealing. Suppose biting off only the far corner loses. Then the other player has a winning bite. But every bite takes the far corner too, so the first player could have made that winning bite right away. This proof does not say which bite it is.
  Winning moves: too large to search; try one no larger than chomp 10x10.

Many positions, a line each; a bad line is answered, and the status says so.

  $ { printf '3,4,5\n3 4 x\n7,7\n\n5,'; sleep 0.1; printf '6\n1\0002\n'; sleep 0.1; printf 7; } | nimm solve --json --limit 0 nim -
  {"game":"nim","position":"3,4,5","misere":false,"mover":1,"outcome":"N","value":2,"piles":[3,4,5],"winning_moves":[],"winning_moves_total":1}
  {"line":2,"error":"\"x\" is not a pile size: write whole numbers, such as 3,4,5"}
  {"game":"nim","position":"7,7","misere":false,"mover":1,"outcome":"P","value":0,"piles":[7,7],"winning_moves":[],"winning_moves_total":0}
  {"line":4,"error":"a pile size is missing in \"\": write whole numbers, such as 3,4,5"}
  {"game":"nim","position":"5,6","misere":false,"mover":1,"outcome":"N","value":3,"piles":[5,6],"winning_moves":[],"winning_moves_total":1}
  {"line":6,"error":"a position cannot contain a NUL byte"}
  {"game":"nim","position":"7","misere":false,"mover":1,"outcome":"N","value":7,"piles":[7],"winning_moves":[],"winning_moves_total":1}
  [1]
  $ printf '2,2\n3,3,3\n' | nimm solve nim -
  nim 2,2 is a P-position: the player who moves second wins. Its value is 0.
  No winning moves.

  nim 3,3,3 is an N-position: the player to move wins. Its value is 3.
  3 winning moves:
    1 3: take 3 from pile 1 -> 0,3,3
    2 3: take 3 from pile 2 -> 3,0,3
    and 1 more (--limit N lists more, --why says why)
  $ nimm solve nim - | grep '^nim'
  < 2,2
  < 2,b
  < 0
  nim 2,2 is a P-position: the player who moves second wins. Its value is 0.
  nim 0 is a P-position: the game is over, and the player to move has lost. Its value is 0.
  2> nimm: line 2: "b" is not a pile size: write whole numbers, such as 3,4,5
  $ seq 3000 | nimm solve nim - | grep -c value
  3000
  $ { awk 'BEGIN { for (i = 0; i < 200000; i++) printf "1 "; print "" }'; echo 2; } | nimm solve --json --limit 0 nim -
  {"line":1,"error":"too many numbers: at most 128 fit here"}
  {"game":"nim","position":"2","misere":false,"mover":1,"outcome":"N","value":2,"piles":[2],"winning_moves":[],"winning_moves_total":1}
  [1]
  $ (head -c 200000 /dev/zero | tr '\000' ' '; echo 3,4) | nimm solve --json --limit 0 nim -
  {"game":"nim","position":"3,4","misere":false,"mover":1,"outcome":"N","value":7,"piles":[3,4],"winning_moves":[],"winning_moves_total":1}
  $ (head -c 20000000 /dev/zero; echo; echo 3,4) | nimm solve --json --limit 0 nim -
  {"line":1,"error":"a line has at most 1000000 bytes"}
  {"game":"nim","position":"3,4","misere":false,"mover":1,"outcome":"N","value":7,"piles":[3,4],"winning_moves":[],"winning_moves_total":1}
  [1]

An answer does not wait for the next line.

  $ mkfifo in out; nimm solve --json --limit 0 nim - <in >out & exec 3>in 4<out
  > echo 3,4 >&3; read -r answer <&4; echo "$answer"; printf 7,7 >&3; exec 3>&-; cat <&4; rm in out
  {"game":"nim","position":"3,4","misere":false,"mover":1,"outcome":"N","value":7,"piles":[3,4],"winning_moves":[],"winning_moves_total":1}
  {"game":"nim","position":"7,7","misere":false,"mover":1,"outcome":"P","value":0,"piles":[7,7],"winning_moves":[],"winning_moves_total":0}

What is wrong is named.

  $ for words in '' 'chess 1' nim 'nim 3,4,' 'nim -3' 'nim -9' 'nim 3 18446744073709551616' 'nim:3 4' 'nim 3 --color' 'nim -.5' 'nim 3 --limit many' 'nim 3 --mover 3' 'northcott W.B. --misere'; do
  >     nimm solve $words
  > done
  2> nimm: name a game and a position, for example nimm solve nim 1,2,3
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: a position of nim is missing: the pile sizes, such as 3,4,5
  2> nimm: a pile size is missing in "3,4,": write whole numbers, such as 3,4,5
  2> nimm: "-3" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: "-9" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: "18446744073709551616" is too large: the largest pile size allowed is 18446744073709551615
  2> nimm: "nim:3": the game nim takes nothing after a colon
  2> nimm: --color needs an argument: --color WHEN
  2> nimm: "-.5" is not an option of nimm solve; see nimm solve --help
  2> nimm: --limit "many": write a number from 0 to 1000000
  2> nimm: --mover "3": write 1 or 2
  2> nimm: Northcott's Game has no misere play: nimm knows who wins it in normal play only
  [2]
  $ nimm solve nim - <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]

With --json, a wrong game or position is an object, too; ten winning moves are listed.

  $ for words in '' nim 'nim 3,x' 'nim 3 why' 'chess 3' 'coloring fan:6 --misere' 'triangle convex:7 --misere'; do nimm solve --json $words; done; nimm label --json nim 3,x
  {"error":"name a game and a position, for example nimm solve nim 1,2,3"}
  {"error":"a position of nim is missing: the pile sizes, such as 3,4,5"}
  {"error":"\"x\" is not a pile size: write whole numbers, such as 3,4,5"}
  {"error":"\"why\" is not a pile size: write whole numbers, such as 3,4,5; did you mean --why?"}
  {"error":"there is no game \"chess\"; nimm games lists them"}
  {"error":"Triangulation Coloring Game has no misere play: it is won at once, not by the last move"}
  {"error":"Monochromatic Triangle has no misere play: it is won at once, not by the last move"}
  {"error":"\"x\" is not a pile size: write whole numbers, such as 3,4,5"}
  [2]
  $ nimm solve --json nim 1,1,1,1,1,1,1,1,1,1,1 | grep -o '"move":' | wc -l | tr -d ' '
  10

Where a move can hand over the win, that is told; where none can, it is not.

  $ nimm solve --why coloring fan:6/CD | grep -c 'safe move'; nimm solve --why triangle convex:5 | grep -c 'safe move'
  1
  0
  [1]

The exit status alone says who wins: 0 the player to move, 3 the other one, 4 nobody; 1 where that is too large to search.

  $ for words in 'nim 3,4' 'nim 3,3' 'digraph a>b,b>a@a' 'misere grundy 5000'; do nimm solve --quiet $words; echo $?; done
  0
  3
  4
  1
  2> nimm: too large to search: nimm cannot tell who wins; try one no larger than grundy 25

The two piles of an L of Chomp have their squares; of many triangles that are one pile the first six are named.

  $ nimm solve --why chomp 4,1,1 | grep -e beside -e 'One way'; nimm solve --why coloring strip:9 | grep -o '(.* more'; nimm solve --why coloring strip:6 | grep -o '(ABC[^:]*'
    Row 1     3 =  1  1   3 squares beside the poison
    Column 1  2 =  1  0   2 squares beside the poison
  Unbalanced, since a column is odd: the player to move wins by making every column even. One way is to change an arm that has a 1 in the leftmost odd column: make row 1 worth 3 xor 1 = 2. (Xor is the nim-sum of two numbers.)
  (ABC, BCD, CDE, DEF, EFG, FGH and 3 more
  (*1), 7 (*2), 7,1 (*3), 5,2 (*6), 5,3 (*7), 4,4 (*0) and 3 more
  (ABC, BCD, CDE, DEF, EFG, FGH

Of five ways to balance the piles four are told.

  $ nimm solve --why nim 1,1,1,1,1 | grep -o 'there [a-z0-9 ]* way[s]*'
  there is one more way

Options that are left out may have further values; only where they have none, that is said.

  $ for position in 'octal:0.77 30' 'kayles 8'; do nimm solve $position --why | grep -o 'and [0-9]* more.*'; done
  and 23 more; mex{0..6,9,10} = 7
  and 3 more with the same values; mex{0,2,3,5,6} = 1

Of the moves that leave the same value, the list names the one that the advice is about.

  $ nimm solve kayles 7 --why | grep -E 'leave 6|^Copying'
    7: moves leave 6 (*3), 5 (*4), 5,1 (*5), 4,1 (*0), 4,2 (*3), 3,2 (*1), 3,3 (*0); mex{0,1,3,4,5} = 2
  Copying wins: hit pin 4. Then two equal rows are left: copy each move in the other one.

Positions as books write them:

  $ nimm solve nim '[3,4,6]' | head -n 1; nimm solve nim '(25, 13, 39)' | head -n 1; nimm solve nim '*13 + *19+*10' | head -n 1
  nim 3,4,6 is an N-position: the player to move wins. Its value is 1.
  nim 25,13,39 is an N-position: the player to move wins. Its value is 51.
  nim 13,19,10 is an N-position: the player to move wins. Its value is 20.
  $ nimm solve '[1,4,4]' | head -n 1; nimm solve '13⊕19⊕10' | head -n 1; printf '[1,2,3]\n13 + 13\n' | nimm solve nim - | grep '^nim'; nimm label '(1)' </dev/null | tail -n 1; nimm worksheet '[1,2,3]' --seed 1 --print | grep -m 1 ^@box; echo 2 2 | nimm '[1,2]' --names A,B --no-hints | tail -n 2
  nim 1,4,4 is an N-position: the player to move wins. Its value is 1.
  nim 13,19,10 is an N-position: the player to move wins. Its value is 20.
  nim 1,2,3 is a P-position: the player who moves second wins. Its value is 0.
  nim 13,13 is a P-position: the player who moves second wins. Its value is 0.
  *1 (N): 1
  @box nim 1,2,3 x3
  Pile 2 :
   (esc)
  $ nimm solve chomp '{4,4,2}' | head -n 1; nimm solve nim '*13+' '[3,4'
  chomp 4,4,2 is an N-position: the player to move wins. Its value is 7.
  2> nimm: "*13+" is not a pile size: write whole numbers, such as 3,4,5
  [2]
  $ nimm solve nim ')3,4('
  2> nimm: ")3" is not a pile size: write whole numbers, such as 3,4,5
  [2]
  $ nimm solve nim '*'
  2> nimm: "*" is not a pile size: write whole numbers, such as 3,4,5
  [2]
