SPDX-License-Identifier: MIT

The games: their list, their rules, and who wins in each of them and why.

  $ nimm games | sed -n '1,2p; /^digraph/p'
  nim           Nim                          nimm nim 3,4,5
  subtraction   Subtraction Game             nimm subtraction 10,7,5
  digraph       Directed-Graph Game          nimm digraph 'a>b,a>c,b>c,b>d,c>d,c>e,d>e@a'
  $ nimm games | tail -n 2; echo games | nimm nim 1 --names A,B --seed 1 | grep -A 1 '^kayles-piles'
  kayles-piles  Kayles with Piles            nimm kayles-piles 7,3
  dawson-piles  Dawson's Kayles with Piles   nimm dawson-piles 7,4
  kayles-piles  Take one or two stones from one pile, and split the rest into two piles if you like.
  dawson-piles  Take two stones from one pile, and split the rest into two piles if you like.
  $ nimm games --json | sed 's/},{.*//'
  {"games":[{"id":"nim","title":"Nim","rules":"Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.","position":"the pile sizes, such as 3,4,5","move":"PILE STONES, such as 1 2: take 2 from pile 1","sample":"3,4,5"
  $ nimm games kayles
  Kayles

  Hit one pin, or two that stand side by side. Whoever hits the last pin wins. The players take turns; nobody may pass. A pin that is hit falls. Pins with a gap between them do not stand side by side.
  A position: the row as it stands, i for a pin and . for a fallen one, such as ii.iii; or a number of pins, such as 6; or several rows, such as 2,3.
  A move: PIN or PIN PIN, such as 1 2: hit pins 1 and 2.
  Nim in disguise: A hit leaves at most two rows, and what happens in one never affects the other: each row is equal to a Nim pile. Rows of 1 to 8 pins are worth 1, 2, 3, 1, 4, 3, 2, 1.
  Try: nimm kayles iiiii.iii

  $ nimm games --json octal:0.77; nimm games octal:0.77 | sed -n 3p; nimm games octal:4. | sed -n 3p
  {"id":"octal","title":"Take-and-Break Game","rules":"From one pile take 1 or 2, leaving up to two piles. Whoever makes the last move wins. The players take turns; nobody may pass. The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two piles. If it begins with 4, a move may also split a pile without taking. Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.","position":"the pile sizes, such as 7,3; empty piles are left out","move":"PILE STONES [PART], such as 1 2: take 2 from pile 1","sample":"7,3"}
  From one pile take 1 or 2, leaving up to two piles. Whoever makes the last move wins. The players take turns; nobody may pass. The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two piles. If it begins with 4, a move may also split a pile without taking. Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.
  Split a pile in two. Whoever makes the last move wins. The players take turns; nobody may pass. The code has a digit for taking 1 stone, then one for taking 2, and so on. Each digit is a sum of what such a move may leave of its pile: 1 for nothing, 2 for one pile, 4 for two piles. If it begins with 4, a move may also split a pile without taking. Add PART to split a pile: 1 2 3 takes 2 stones from pile 1 and leaves two piles, one of them with 3.
  $ for words in chess kayles:9 octal:8 'nim kayles'; do nimm games $words; done
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "kayles:9": the game kayles takes nothing after a colon
  2> nimm: "8" is not a code: write 0. or 4. and up to 32 digits from 0 to 7, such as 0.77
  2> nimm: nimm games takes the name of one game: leave out "kayles"
  [2]

What each game says of itself; the grid is that of Nim, so it is left out here.

  $ cat >why.sh <<'END'
  > nimm solve --why "$@" | awk '/^In binary/ { skip = 1 } /winning move/ { skip = 0 } !skip'
  > END
  $ sh why.sh subtraction:3 4,7
  subtraction:3 4,7 is an N-position: the player to move wins. Its value is 3.
  Whatever one player takes, the other can take enough to make it 4 together. So full groups of 4 stones do not matter, only the remainder.
  2 winning moves:
    1 1: take 1 from pile 1 -> 3,7 (raises a pile's value)
    2 3: take 3 from pile 2 -> 4,4
  $ sh why.sh subtraction:1,3,4 10; for set in 2,3,7 1,65535 18446744073709551615; do nimm games subtraction:$set | grep disguise; done
  subtraction:1,3,4 10 is an N-position: the player to move wins. Its value is 1.
  No move touches two piles, so each is worth as much as some Nim pile. Its worth depends on the values of the 4 sizes below it. These can come in only so many combinations, so in the end the values must repeat: from 0 on, every 7.
  Here it is a Nim pile of 1 (10 stones).
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    10: moves leave 9 (*0), 7 (*0), 6 (*2); mex{0,2} = 1
  This position is worth 1, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  2 winning moves:
    1 1: take 1 from pile 1 -> 9
    1 3: take 3 from pile 1 -> 7
  Nim in disguise: No move touches two piles, so each is worth as much as some Nim pile. Its worth depends on the values of the 7 sizes below it. These can come in only so many combinations, so in the end the values must repeat: from 0 on, every 5.
  Nim in disguise: No move touches two piles, so each is worth as much as some Nim pile. Its worth depends on the values of the 65535 sizes below it. These can come in only so many combinations, so in the end the values must repeat.
  Nim in disguise: If a move takes 1 to K stones, then whatever one player takes, the other can take enough to make it K + 1 together. So full groups of K + 1 stones do not matter, only the remainder.
  $ sh why.sh prime 12 30 7
  prime 12,30,7 is a P-position: the player who moves second wins. Its value is 0.
  A number is a Nim pile with one stone fewer than it has prime factors. Lay down a stone for each prime factor: a move takes at least one stone and must leave at least one.
  Balanced, since every column is even: the player to move has no winning move. After any move, the other player can make the nim-sum 0 again.
  Only two numbers with equally many prime factors are in play: the other player wins by copying each move in the other number.
  $ sh why.sh prime 999999999989
  prime 999999999989 is a P-position: the game is over, and the player to move has lost. Its value is 0.
  No move is left: whoever made the last move has won.
  999999999989: a prime, so nothing can be split off.
  $ sh why.sh northcott W..B./.B.W.
  northcott W..B./.B.W. with player 1 to move is an N-position: the player to move wins. Its value is 3.
  Only the gaps between the two coins of each row count: closing a gap by some squares is like taking that many stones from a pile. A retreat may win, but it never saves a lost position: the other coin can follow just as far, and no coin can retreat forever.
  2 winning moves:
    1 2: move to column 2 in row 1 -> .W.B./.B.W.
    2 5: move to column 5 in row 2 -> W..B./.B..W (raises a pile's value)
  $ sh why.sh kayles iii.iiii
  kayles iii.iiii is an N-position: the player to move wins. Its value is 2.
  A hit leaves at most two rows, and what happens in one never affects the other: each row is equal to a Nim pile. Rows of 1 to 8 pins are worth 1, 2, 3, 1, 4, 3, 2, 1.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    3: moves leave 2 (*2), 1 (*1), 1,1 (*0); mex{0,1,2} = 3
    4: moves leave 3 (*3), 2 (*2), 2,1 (*3), 1,1 (*0); mex{0,2,3} = 1
  6 winning moves:
    1 2: hit pins 1 and 2 -> ..i.iiii
    2 3: hit pins 2 and 3 -> i...iiii
    5: hit pin 5 -> iii..iii (raises a pile's value)
    6: hit pin 6 -> iii.i.ii (raises a pile's value)
    7: hit pin 7 -> iii.ii.i (raises a pile's value)
    8: hit pin 8 -> iii.iii. (raises a pile's value)
  $ sh why.sh chop 3x5
  chop 3x5 is an N-position: the player to move wins. Its value is 6.
  Breaking off rows never changes the number of columns, and vice versa: the rows minus one and the columns minus one are two Nim piles. A square bar is two equal piles.
  1 winning move:
    columns 3: keep 3 columns -> 3x3
  $ sh why.sh chomp 4,4,4
  chomp 4,4,4 is an N-position: the player to move wins. Its value is 9.
  Nobody knows a short rule that works for every bar, so we have to search. A bar is a single part, and its value is the mex of the values that its bites leave. Only an L (just the first row and the first column) has two parts: its arms.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    4,4,4: moves leave 1,1,1 (*2), 2,2,2 (*4), 3,3,3 (*5), 4 (*3), 4,1,1 (*1), 4,2,2 (*0), 4,3,3 (*6), 4,4,2 (*7), 4,4,3 (*8) and 2 more with the same values; mex{0..8} = 9
  This position is worth 9, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  The first player can win on every full bar larger than one square. The proof is strategy stealing. Suppose biting off only the far corner loses. Then the other player has a winning bite. But every bite takes the far corner too, so the first player could have made that winning bite right away. This proof does not say which bite it is.
  1 winning move:
    2 3: bite at row 2, column 3 -> 4,2,2
  $ sh why.sh triangle convex:4
  triangle convex:4 is an N-position: the player to move wins. Its value is 2.
  You lose if every move you have lets the other player complete a triangle. With points around a circle, each safe segment uses up two points and splits the rest into two groups. That is Dawson's Kayles, with points for pins.
  Here it is a Nim pile of 2 (a group of 4 free points, like a Dawson row of 4 pins).
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    4: moves leave 2 (*1), 1,1 (*0); mex{0,1} = 2
  This position is worth 2, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  2 winning moves:
    AC: draw A-C -> convex:4/AC
    BD: draw B-D -> convex:4/BD
  $ sh why.sh triangle '0,0 10,0 5,9 5,3'
  triangle 0,0 10,0 5,9 5,3 is a P-position: the player who moves second wins. Its value is 0.
  You lose if every move you have lets the other player complete a triangle. So whoever draws the last safe segment wins. As these points do not lie around a circle, this is not Dawson's Kayles, and its value is found by search: the mex of what the safe segments leave.
  Here it is a Nim pile of 0 (6 safe segments, by search).
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    the start: moves leave AB (*2), AC (*2), AD (*1), BC (*2) and 2 more with the same values; mex{1,2} = 0
  This position is worth 0, like an empty pile: the player to move has no winning move. After any move, the other player can make the value 0 again.
  $ sh why.sh coloring fan:5
  coloring fan:5 is an N-position: the player to move wins. Its value is 4.
  Whoever gives a triangle its second green edge lets the other complete it. So playing safe uses up the one or two triangles at an edge, like pins in Kayles.
  Here it is a Nim pile of 4 (ABC, ACD, ADE, AEF, AFG: like a Kayles row of 5 pins).
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    5: moves leave 4 (*1), 3 (*3), 3,1 (*2), 2,1 (*3), 2,2 (*0); mex{0,1,2,3} = 4
  This position is worth 4, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  1 winning move:
    DE: color D-E -> fan:5/DE
  $ sh why.sh digraph 'a>b,a>c,b>c@a'
  digraph a>b,a>c,b>c@a is an N-position: the player to move wins. Its value is 2.
  Number the nodes, working backward from the end: a node with no arc out gets 0, and every other node gets the smallest number that none of its arcs leads to. (That is the mex of those they lead to.) From a node numbered n you can move to every smaller number, as in a pile of n stones.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    a: moves leave b (*1), c (*0); mex{0,1} = 2
  This position is worth 2, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  1 winning move:
    c: move the token to c
  $ sh why.sh digraph 'a>b,b>a@a'
  digraph a>b,b>a@a is a drawn position: with good play nobody wins.
  From here the game can go on forever, so nimm gives it no value.
  a: moves leave b (D); no move leads to P, not all lead to N.
  $ sh why.sh digraph 'a>b,b>a,b>c@a'
  digraph a>b,b>a,b>c@a is a P-position: the player who moves second wins.
  From here the game can go on forever, so nimm gives it no value.
  a: moves leave b (N); all moves lead to N.
  $ sh why.sh kayles iiii --misere; sh why.sh kayles iiii --misere --plain | tail -n 1
  kayles iiii (misere) is a P-position: the player who moves second wins.
  Nim-sums can fail in misere play, so nimm tried every line of play to find the winner.
  4: moves leave 3 (N), 2 (N), 2,1 (N), 1,1 (N); all moves lead to N.
  A row of 4: P, since moves leave a row of 3; a row of 2; a row of 2 and a row of 1; 2 rows of 1; all are N.
  $ sh why.sh compound nim=1,2+nim=3 --misere
  compound nim=1,2+nim=3 (misere) is a P-position: the player who moves second wins.
  Nim-sums can fail in misere play, so nimm tried every line of play to find the winner.
  1,2 + 3: moves leave 0,2 + 3 (N), 1,1 + 3 (N), 1,0 + 3 (N), 1,2 + 2 (N) and 2 more; all moves lead to N.
  $ sh why.sh compound nim=3,4+kayles=iiii+chop=3x5
  compound nim=3,4+kayles=iiii+chop=3x5 is a P-position: the player who moves second wins. Its value is 0.
  However different the parts are, each is worth as much as one Nim pile, and the whole as much as these piles together (the theorem of Sprague and Grundy).
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    Part 2 (Kayles), 4: moves leave 3 (*3), 2 (*2), 2,1 (*3), 1,1 (*0); mex{0,2,3} = 1
  Part 1 (Nim): Pile 1 worth 3 and Pile 2 worth 4; nim-sum 7. Part 3 (Chop): Rows worth 2 and Columns worth 4; nim-sum 6.
  Balanced, since every column is even: the player to move has no winning move. After any move, the other player can make the nim-sum 0 again.

As JSON: the other player, large numbers, misere play, codes that split without taking.

  $ while read -r words; do nimm solve --json --limit 2 $words; done
  < subtraction:1,3,4 18446744073709551615,7
  < --mover 2 poker-nim 1,2/0,1
  < kayles-piles 1000000000000000000
  < octal:4.3 4
  < --misere chomp 2,2
  {"game":"subtraction:1,3,4","position":"18446744073709551615,7","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1,0],"winning_moves":[{"move":"1 1","position":"18446744073709551614,7"},{"move":"2 4","position":"18446744073709551615,3"}],"winning_moves_total":2}
  {"game":"poker-nim","position":"1,2/0,1","misere":false,"mover":2,"outcome":"N","value":3,"piles":[1,2],"winning_moves":[{"move":"1 +1","position":"2,2/0,0"},{"move":"2 1","position":"1,1/0,2"}],"winning_moves_total":2}
  {"game":"kayles-piles","position":"1000000000000000000","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1],"winning_moves":[{"move":"1 2 1","position":"1,999999999999999997"},{"move":"1 2 7","position":"7,999999999999999991"}],"winning_moves_total":83333333333333338}
  {"game":"octal:4.3","position":"4","misere":false,"mover":1,"outcome":"N","value":2,"piles":[2],"winning_moves":[{"move":"1 0 2","position":"2,2"},{"move":"1 1","position":"3"}],"winning_moves_total":2}
  {"game":"chomp","position":"2,2","misere":true,"mover":1,"outcome":"N","value":null,"piles":null,"winning_moves":[{"move":"1 2","position":"1,1"},{"move":"2 1","position":"2"}],"winning_moves_total":2}

The arcs of a directed graph may come from a file with an arc a line. The name of a file is not a graph.

  $ printf 'a>b\nb>c\n' >maze; nimm solve digraph "$(cat maze)" | head -n 1; nimm solve digraph "$(cat maze)@b" --json
  digraph a>b,b>c@a is a P-position: the player who moves second wins. Its value is 0.
  {"game":"digraph","position":"a>b,b>c@b","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1],"winning_moves":[{"move":"c","position":"a>b,b>c@c"}],"winning_moves_total":1}
  $ nimm solve digraph maze
  2> nimm: "maze" has no arcs: write arcs, then @ and the token's node, for example a>b,b>c@a
  [2]
  $ nimm solve digraph maze.dot@a
  2> nimm: "maze.dot@a" has no arcs: write arcs, then @ and the token's node, for example a>b,b>c@a
  [2]
  $ for words in '3 4 misere' 'misere kayles 3'; do nimm solve $words | head -n 1; done
  nim 3,4 (misere) is an N-position: the player to move wins.
  kayles iii (misere) is an N-position: the player to move wins.

