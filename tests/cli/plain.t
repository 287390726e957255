SPDX-License-Identifier: MIT

Sentences for the ear: over every game, no arrow, no row of signs for pins or coins, no picture; but with --plain piles of
up to ten stones look as everywhere, commands that can be typed again keep their notation, and "1, 2, 4, 8, ..." is read well.

  $ export ACCESSIBLE=1; signs='->|<-|[i.]{3}|[WB][.]+[WB]|[.][WB.]|[*]{2}'
  > spoken() { sed -E "s|, ?\.\.\.||g; /^(To play|To repeat|.*[.] To repeat|.* --topic$)/d; s|$1=$2||; /such as|\[PRIME/d" | grep -E -e "$signs" | sed "s/^/$1: /"; }
  > yes skip | head -n 60 >skips; skip() { nimm "$@" 2>&1 <skips; }
  > nimm games --json | sed 's/},{/\n/g' | sed -n 's/.*"id":"\([^"]*\)".*"sample":"\([^"]*\)".*/\1 \2/p' >samples; [ $(wc -l <samples) -gt 10 ] || echo no games
  > while read -r game sample; do
  >     rm -f game.nimm; echo save game.nimm | nimm $game "$sample" --players computer,human --names A --seed 1 >/dev/null
  >     first=$(sed -n 's/^1[.] //p' game.nimm)
  >     {
  >         nimm solve $game "$sample" --why --limit 3; nimm solve $game "$sample" --why --groups; nimm label $game "$sample" --nodes 9999
  >         printf 'hint\nwhy\nwhy groups\nwhy not %s\nhistory\ngames\nlabel\n%s\nhistory\nreview\n' "$first" "$first" |
  >             nimm $game "$sample" --names A,B --seed 1
  >         nimm $game "$sample" --players computer,computer --level 3 --seed 2
  >         printf 'undo\nredo\nreview\n' | nimm resume game.nimm
  >         skip quiz $game --seed 1; skip puzzle $game --seed 1
  >         nimm values $game 0..5
  >     } 2>/dev/null </dev/null | spoken $game "$sample"
  > done <samples
  > for level in 1 2 3; do skip quiz --seed $level --level $level --questions 30; done | spoken; nimm games | spoken
  kayles: iiiii.iii plays like iii.iiiii: rows in another order count as one.
  kayles: iiiii.iii plays like iii.iiiii: rows in another order count as one.
  dawson: iiiii.iii plays like iii.iiiii: rows in another order count as one.
  dawson: iiiii.iii plays like iii.iiiii: rows in another order count as one.
  $ nimm solve --why --plain kayles ii.iii | tail -n 3; nimm solve --why --plain compound nim=1+kayles=ii.i | tail -n 2; nimm games --plain | head -n 2
  2 winning moves:
    hit pin 4, which leaves pins 1, 2, 5 and 6
    hit pin 6, which leaves pins 1, 2, 4 and 5
  1 winning move:
    hit pins 1 and 2 in part 2, which leaves nim 1 and kayles pin 4
  nim: Nim.
  subtraction: Subtraction Game.
  $ nimm solve --plain northcott W..B/.B.W | head -n 1; nimm label --plain kayles iii </dev/null | tail -n 3
  northcott gaps of 2 and 1 with player 1 to move is an N-position: the player to move wins. Its value is 3.
  Worth 1, so N: a row of 1
  Worth 2, so N: a row of 2
  Worth 3, so N: a row of 3

The variable means the same as the option, but for piles; options count more.

  $ export ACCESSIBLE=1
  > while read -r words; do
  >     nimm $words </dev/null >accessible; env -u ACCESSIBLE nimm $words --plain </dev/null | cmp - accessible
  >     nimm $words --no-plain </dev/null >drawn; ACCESSIBLE= nimm $words </dev/null | cmp - drawn; ! cmp -s drawn accessible || echo "$words: drawn"
  > done
  < solve kayles ii.iii
  < label nim 1,2
  < games
  < chop 2x2 --names A,B --seed 1
  < values nim 0..20
  < quiz kayles --seed 1 --topic label

Piles are counted for the ear alone: the option leaves the lines of stones as they are.

  $ export ACCESSIBLE=1; nimm nim 2,0,1 --names A,B </dev/null | grep ^Pile; nimm puzzle --day 2026-11-23 </dev/null | grep ^Pile; env -u ACCESSIBLE nimm nim 2,1 --names A,B --plain </dev/null | grep ^Pile
  Pile 1: 2 stones.
  Pile 2 is empty.
  Pile 3: 1 stone.
  Pile 1 : O O
  Pile 2 : O

A row of pins in a reason is one by itself: it has a length, and no place on the board.

  $ nimm solve kayles .iii --why --plain | grep -o 'A row of .*'
  A row of 3: moves leave a row of 2, worth 2; a row of 1, worth 1; 2 rows of 1, worth 0. The mex of 0, 1 and 2 is 3.

What stays the same is said with the first board, and by board. What is not there is not counted.

  $ export ACCESSIBLE=1; printf '2 3\nboard\n' | nimm chomp 4x4 --names A,B --no-hints | grep -c '^Row.*poisoned'
  2
  $ export ACCESSIBLE=1; printf 'rows 1\nboard\n' | nimm chop 4x4 --names A,B --no-hints | grep -c '^Row.*poisoned'
  2
  $ export ACCESSIBLE=1; nimm solve nim 3,0,5 --why | grep '^Pile'
  Pile 1: 3 is 0 1 1 in binary.
  Pile 3: 5 is 1 0 1 in binary.
  $ export ACCESSIBLE=1; printf 'AB\nboard\n' | nimm triangle '0,0 9,1 5,8 4,3' --names A,B --no-hints | grep -E '^[ADPTC(N].* '
  Type AD to draw A-D, or help.
  Points A to D; board says where they are.
  No line is drawn.
  A draws A-B.
  Points A to D; board says where they are.
  Drawn: A-B.
  Can still be drawn: A-C, A-D, B-C, B-D, C-D.
  Two numbers say where a point is: how far to the right, and how far up.
  A is at 0, 0.
  C is at 5, 8.
  D is at 4, 3.
  Drawn: A-B.
  Can still be drawn: A-C, A-D, B-C, B-D, C-D.
  $ export ACCESSIBLE=1; printf 'AC\nboard\n' | nimm triangle convex:7 --names A,B --no-hints | grep 'Can\|(b\|^From'
  (board says what can still be drawn.)
  Can still be drawn, from A: B, D, E, F and G.
  From B: A and C.
  From C: B, D, E, F and G.
  From D: A, C, E, F and G.
  From E: A, C, D, F and G.
  From F: A, C, D, E and G.
  From G: A, C, D, E and F.
  $ export ACCESSIBLE=1; nimm quiz kayles --topic label --seed 1 </dev/null | sed -n '/gets a label/,/^What/p'
  1. Kayles pins 1, 3, 4, 6 and 7: every position that can come up gets a label.
  No pin gets 0.
  A row of 1 gets 1.
  A row of 2 gets 2.
  2 rows of 1 get 0.
  A row of 2 and a row of 1 get 3.
  3 rows of 1 get 1.
  2 rows of 2 get 0.
  2 rows of 2 and a row of 1 get 1.
  Positions that play alike, such as rows in another order, are usually listed once.
  What is the label of a row of 2 and 2 rows of 1?
  $ export ACCESSIBLE=1; printf '9\n' | nimm quiz kayles --topic value --seed 536009 | grep 'Pins.*a Nim pile'
  Several rows are worth their nim-sum. Pins 1 and 2: a row of 2 pins, a Nim pile of 2. A row of 2: moves leave a row of 1, worth 1; no pin, worth 0. The mex of 0 and 1 is 2. Pins 4 to 6: a row of 3 pins, a Nim pile of 3. A row of 3: moves leave a row of 2, worth 2; a row of 1, worth 1; 2 rows of 1, worth 0. The mex of 0, 1 and 2 is 3. Pins 8 to 10: a row of 3 pins, a Nim pile of 3. The nim-sum of 2, 3 and 3 is 2.

Of the colors of a map the ear hears once; positions are N and P.

  $ nimm lesson 4 --plain </dev/null | sed '/^6[.]/q' | grep -o -w -e orange -e green -e 'terminal with color'
  orange
  green

Of several positions that a lesson shows together, each is named; binary digits are spaced.

  $ nimm lesson 5 --plain </dev/null | sed -n '/^Piles of 2, 6 and 7/,/^Here.s a plan/p'
  Piles of 2, 6 and 7: 2 and 1.

  Piles of 3, 5 and 7:
  Pile 1: 3, groups of 2 and 1; no partner for the 1.
  Pile 2: 5, groups of 4 and 1.
  Pile 3: 7, groups of 4, 2 and 1.

  Piles of 1, 2 and 3:
  Pile 1: 1, a group of 1.
  Pile 2: 2, a group of 2.
  Pile 3: 3, groups of 2 and 1.

  Piles of 2, 6 and 7:
  Pile 1: 2, a group of 2; no partner for the 2.
  Pile 2: 6, groups of 4 and 2.
  Pile 3: 7, groups of 4, 2 and 1; no partner for the 1.

  Here's a plan: leave no group without a partner, every time. On the empty table nobody is without a partner, and that's what you want to leave in the end.

  $ nimm lesson nim --plain </dev/null | grep 'row of . becomes'
  Piles of 4, 5, 7 and 8: the row of 8 becomes 1 1 0.
  Piles of 7, 9, 12 and 15: the row of 9 becomes 1 0 0, the row of 12 becomes 1 or the row of 15 becomes 1 0.

Why explains by groups, which the ear can hold, and by binary if asked; parts worth 0, and piles that are dead, are one sentence.

  $ export ACCESSIBLE=1; printf '1 1\nwhy\nwhy binary\nwhy again\n' | nimm grundy 5,2,1 --names A,B --no-hints | sed '1,/^A splits/d'
  (The piles after it now have new numbers.)

  Pile 2: 4 stones.
  No move is possible in the other 3 piles.

  A can win.
  No move touches two piles, so each is worth as much as some Nim pile: the smallest value that no split of it leaves.
  All piles are worth 0.
  Balanced, since every group has a partner: B has no winning move. After any move, the other player can make all groups pair off again.
  Suggestion for B: split pile 2 into 1 and 3, the only move.
  All piles are worth 0.
  The nim-sum, 0, is 0 in binary.
  Balanced, since all the groups pair off: B has no winning move.
  Suggestion for B: split pile 2 into 1 and 3, the only move.
  No move touches two piles, so each is worth as much as some Nim pile: the smallest value that no split of it leaves. Nobody knows whether the values become periodic.
  A value is the mex of the values that moves leave: the smallest number not among them. A pile of 4: moves leave 1 and 3, worth 1. The mex of 1 is 0.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners.
  Balanced, since every group has a partner: B has no winning move. After any move, the other player can make all groups pair off again.
  Suggestion for B: split pile 2 into 1 and 3, the only move. Then one pile is worth 1, the others 0: not every group has a partner.
  $ export ACCESSIBLE=1; printf '1 1\nwhy\n' | nimm grundy 5,2,1 --names A,B --no-hints --groups --no-plain | sed '1,/^A splits/d'
  (The piles after it now have new numbers.)

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O
  Pile 4 : O

  A can win.
  No move touches two piles, so each is worth as much as some Nim pile: the smallest value that no split of it leaves.
    Pile 1  : .   1 stone
    Pile 2  : .   4 stones
    Pile 3  : .   2 stones
    Pile 4  : .   1 stone
  Balanced, since every group has a partner: B has no winning move. After any move, the other player can make all groups pair off again.
  Suggestion for B: split pile 2 into 1 and 3, the only move.
  $ nimm solve --why --plain grundy 7,4,5 | grep 'worth 0'
  The other 2 piles are worth 0.
  $ export ACCESSIBLE=1; nimm compound grundy=2,1+nim=1 --names A,B --no-hints </dev/null | grep -A 1 '^Part'
  Part 1, Grundy's Game:
  No move is possible in any pile.
  Part 2, Nim:
  Pile 1: 1 stone.
  $ export ACCESSIBLE=1; for game in 'nim 7' 'nim 3,5,7'; do printf 'why\n' | nimm $game --names A,B --no-hints | sed '1,/^$/d; /^Pile.*stones/d'; done

  A can take all that is left.
  Suggestion for A: take 7 from pile 1 to win.

  A can win.
  Pile 1: 3, groups of 2 and 1; no partner for the 1.
  Pile 2: 5, groups of 4 and 1.
  Pile 3: 7, groups of 4, 2 and 1.
  Unbalanced, since a group has no partner: A wins by pairing all groups off.
  Suggestion for A: take 1 from pile 1 to balance the piles.

So do hint and why not.

  $ export ACCESSIBLE=1; printf 'why not 1 1\nwhy not 3 5\nhint\nhint\n' | nimm grundy 5,2,6,3 --names A,B --no-hints | grep 'Then'; printf 'why not 1 1\n' | nimm nim 3,4,5 --names A,B --no-hints | grep Then; printf 'why not 1 2\n' | nimm nim 2,5 --names A,B --no-hints | grep Then
  Then B can answer: split pile 5 into 1 and 2 to win. Then 2 piles are worth 2 and 2, the others 0: every group has a partner. So it gives the win away to split pile 3 into 1 and 5.
  Suggestion for A: split pile 1 into 1 and 4 to win. Then 2 piles are worth 1 and 1, the others 0: every group has a partner.
  Then B can answer: take 1 from pile 1 to balance the piles. Then the piles are 1, 4 and 5: every group has a partner. So it gives the win away to take 1 from pile 1.
  Then B can answer: take 5 from pile 2 to win. That takes the last stone. So it gives the win away to take 2 from pile 1.

Positions have words, and a step of a labeling is a few sentences: no stars, no braces, no bare letters.

  $ export ACCESSIBLE=1; nimm label chomp 2,2 </dev/null; echo help | nimm label chomp 2,2 --ask | grep '^Enter goes on'
  N: the player to move wins. P: the other player wins.
  Position 1 of 4. A row of 1: no move. The mex of nothing is 0, so P.
  Position 2 of 4. A row of 2: moves leave a row of 1, worth 0. The mex of 0 is 1, so N.
  Position 3 of 4. Rows of 2 and 1: moves leave a row of 2, worth 1. The mex of 1 is 0, so P.
  Position 4 of 4. 2 rows of 2: moves leave a row of 2, worth 1; rows of 2 and 1, worth 0. The mex of 0 and 1 is 2, so N.

  Worth 0, so P: a row of 1; rows of 2 and 1
  Worth 1, so N: a row of 2
  Worth 2, so N: 2 rows of 2
  Enter goes on, or shows an answer. The mex of 0 and 1 is the smallest number other than 0 and 1. N: the player to move wins; P: the other player wins; D: a draw.
  $ export ACCESSIBLE=1; nimm label grundy 4 --nodes 2 </dev/null | tail -n 1; nimm label triangle convex:4 </dev/null | tail -n 3
  A pile of 4: moves leave 1 and 3, worth 1. The mex of 1 is 0, so P.
  Worth 0, so P: A-C; B-D; A-B and C-D; A-D and B-C
  Worth 1, so N: A-B; C-D; A-D; B-C
  Worth 2, so N: the start
  $ export ACCESSIBLE=1; printf 'history\nwhy\nwhy\n' | nimm triangle convex:5/AB --names A,B --no-hints | sed -n '/^  0/p; /mex/p'
    0. A-B
  A value is the mex of the values that moves leave: the smallest number not among them. A row of 3: moves leave a row of 1, worth 0. The mex of 0 is 1.
  $ export ACCESSIBLE=1; printf 'why\nwhy\n' | nimm compound chop=1x3+grundy=5+digraph=A\>b@A --names A,B --no-hints | sed '1,/^The token/d'
  A leads to b.
  b leads nowhere.

  A can win.
  However different the parts are, each is worth as much as one Nim pile, and the whole as much as these piles together (the theorem of Sprague and Grundy).
  Part 1 (Chop): worth 2, a group of 2.
  Part 2 (Grundy's Game): worth 2, a group of 2.
  Part 3 (Directed-Graph): worth 1, a group of 1; no partner for the 1.
  Unbalanced, since a group has no partner: A wins by pairing all groups off.
  Suggestion for A: move the token to b in part 3 to win.
  However different the parts are, each is worth as much as one Nim pile, and the whole as much as these piles together (the theorem of Sprague and Grundy).
  A value is the mex of the values that moves leave: the smallest number not among them. Part 2 (Grundy's Game). A pile of 5: moves leave 1 and 4, worth 0; 2 and 3, worth 1. The mex of 0 and 1 is 2.
  Part 1 (Chop): Rows worth 0 and Columns worth 2; nim-sum 2.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners.
  Unbalanced, since a group has no partner: A wins by pairing all groups off. One way is to change a part with a group of 1, the largest size without a partner: make part 3 (Directed-Graph) worth 0.
  Suggestion for A: move the token to b in part 3 to win. Then the parts are worth 2, 2 and 0: every group has a partner.
  $ export ACCESSIBLE=1; nimm solve chomp 4,3,1 </dev/null | head -n 1; nimm solve chomp 4,4,1,1 --why </dev/null | grep 'the mex of'
  chomp rows of 4, 3 and 1 is an N-position: the player to move wins. Its value is 4.
  Nobody knows a short rule that works for every bar, so we have to search. A bar is a single part, and its value is the mex of the values that its bites leave. Only an L (just the first row and the first column) has two parts: its arms.
  A value is the mex of the values that moves leave: the smallest number not among them. 2 rows of 4 and 2 rows of 1: the mex of 0 to 6 is 7.

Why asked twice adds the theory only if no board came between.

  $ printf 'why\n1 1\nundo\nwhy\nwhy\n' | nimm nim 1,2,4 --plain --names A,B --no-hints | grep -o '^Pile .:.*\|^A takes.*\|^A.s move.*\|^Unbal.*pair off\. To do that'
  Pile 1: 1 is 0 0 1 in binary.
  Pile 2: 2 is 0 1 0 in binary.
  Pile 3: 4 is 1 0 0 in binary.
  A takes 1 from pile 1.
  A's move is taken back.
  Pile 1: 1 is 0 0 1 in binary.
  Pile 2: 2 is 0 1 0 in binary.
  Pile 3: 4 is 1 0 0 in binary.
  Unbalanced, since the fours, the twos and the ones do not pair off: A wins by making them pair off. To do that

What was just said is not said again: why again has only the rows on the board and one way; lost squares are said once, by why.

  $ export ACCESSIBLE=1; printf 'why\nwhy again\n' | nimm kayles iiii.iii.i --names A,B --no-hints | sed -n '/^Pins 1 to 4:/,$p'
  Pins 1 to 4: worth 1, a group of 1.
  Pins 6 to 8: worth 3, groups of 2 and 1; no partner for the 2 and the 1.
  Pin 10: worth 1, a group of 1.
  Unbalanced, since two groups have no partner: A wins by pairing all groups off.
  Suggestion for A: hit pin 7 to win.
  A hit leaves at most two rows, and what happens in one never affects the other: each row is equal to a Nim pile.
  A value is the mex of the values that moves leave: the smallest number not among them. A row of 4: moves leave a row of 3, worth 3; a row of 2, worth 2; a row of 2 and a row of 1, worth 3; 2 rows of 1, worth 0. The mex of 0, 2 and 3 is 1.
  Pins 1 to 4, a row of 4 pins: worth 1. Pins 6 to 8, a row of 3 pins: worth 3. Pin 10, a row of 1 pin: worth 1.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners.
  Unbalanced, since two groups have no partner: A wins by pairing all groups off. One way is to change a row with a group of 2, the largest size without a partner: make pins 6 to 8 worth 0.
  Suggestion for A: hit pin 7 to win. Then the rows are worth 1, 1, 1 and 1: every group has a partner.
  $ export ACCESSIBLE=1; for how in --plain --no-plain; do printf 'why\nwhy again\n' | nimm grundy 5,7 --names A,B --no-hints $how | grep '^No move'; done
  No move touches two piles, so each is worth as much as some Nim pile: the smallest value that no split of it leaves. Nobody knows whether the values become periodic.
  No move touches two piles, so each is worth as much as some Nim pile: the smallest value that no split of it leaves. Nobody knows whether the values become periodic. Piles of 1 to 10 are worth 0, 0, 1, 0, 2, 1, 0, 2, 1, 0.
  $ export ACCESSIBLE=1; printf 'why\n7 1\nboard\nwhy again\n' | nimm queen 7x9 --names A,B --no-hints | sed '1,/^This position is worth/d'

  Lost squares, for whoever has to move from them: row 1, column 1; row 2, column 3; row 3, column 2; row 4, column 6; row 5, column 8; row 6, column 4.
  Suggestion for A: move the queen to row 4, column 6 to win.
  A moves the queen to row 7, column 1.

  The queen is in row 7, column 1. The corner is row 1, column 1.


  The queen is in row 7, column 1. The corner is row 1, column 1.

  Work backward from the corner: a square's value is the smallest of 0, 1, 2 and so on that she can't reach from there. Willem Wythoff found the lost squares in 1907. For each number k, from 0 on, multiply k by the golden ratio, about 1.618, and round down: a lost square is that far from one edge, and k farther from the other.
  A value is the mex of the values that moves leave: the smallest number not among them. Row 7, column 1: the mex of 0 to 5 is 6.
  This position is worth 6, like a Nim pile of that size: B wins by leaving a position worth 0, from which no move wins.

  Lost squares, for whoever has to move from them: row 1, column 1.
  Suggestion for B: move the queen to row 1, column 1 to win. That brings the queen into the corner.

Lessons, the quiz and the puzzle: a sentence for a label, a position once, binary digits one by one, the puzzles by number.

  $ export ACCESSIBLE=1; nimm lesson 2 </dev/null | grep -m 8 -E '^  (A pile|Piles) of'
    A pile of 0: no move. The player to move has lost, so P.
    A pile of 1: N, since a move leaves 0, which is P.
    A pile of 2: N, since a move leaves 0, which is P.
    A pile of 3: P, since moves leave 2 and 1, which are N.
    A pile of 4: N, since a move leaves 3, which is P.
    A pile of 5: N, since a move leaves 3, which is P.
    A pile of 6: P, since moves leave 5 and 4, which are N.
    A pile of 7: N, since a move leaves 0, which is P.
  $ export ACCESSIBLE=1; yes skip | nimm quiz --topic binary,move --questions 2 --seed 1 | grep -A 3 -E '^([0-9]|The answer)'
  2 questions, level 1, seed 1. To repeat this quiz: nimm quiz --seed 1 --topic binary,move --questions 2

  (In binary a number is a sum of 1, 2, 4, 8 and so on: 18 is 16 + 2, so its digits are 1 0 0 1 0.)
  1. Write 4 in binary.
  The answer: 1 0 0.
  4: a 1 for 4, a 0 for 2 and 1.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  2. Nim 8,5: it is your turn. Which move wins?
  1 winning move:
    take 3 from pile 1, which leaves 5,5
  Copying wins: take 3 from pile 1. Then two equal piles are left: copy each move in the other one.

  0 of 2 right.
  To practice:
    finding a winning move: 0 of 1 right; missed: nim 8,5
    binary numbers: 0 of 1 right; missed: 4
  $ export ACCESSIBLE=1; printf '3 1\n4 2\n' | nimm puzzle --day 2026-11-23 | grep -E '^[0-9]|To send|^nimm'
  1. Nim 4,5,2: it is your turn. Which move wins?
  2. Nim 8,9,5,6: it is your turn. Which move wins?
  3. Nim 10,8,11,5,6: it is your turn. Which move wins?
  2 of 5 solved, puzzles 1 and 2. Only today's puzzles are remembered.
  $ export ACCESSIBLE=1; { echo hint; yes skip; } | nimm puzzle --day 2026-11-23 | grep begins; for game in kayles dawson; do { echo hint; yes skip; } | nimm puzzle $game --seed 1 | grep -m 1 begins; done
  A winning move begins with pile 3.
  A winning move begins with pin 2.
  A winning move begins with pin 1.

What decides a question is said once, and not in columns.

  $ export ACCESSIBLE=1; for topic in winner move; do yes skip | nimm quiz northcott --level 2 --seed 3 --topic $topic --questions 1 | sed -n '/^White/,/right/p'; done
  White is player 1, black is player 2.
  The answer: the player who moves first.
  Only the gaps between the two coins of each row count: closing a gap by some squares is like taking that many stones from a pile. A retreat may win, but it never saves a lost position: the other coin can follow just as far, and no coin can retreat forever.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners:
  Row 1, no gap: worth 0, no group.
  Row 2, a gap of 1: worth 1, a group of 1; no partner for the 1.
  Row 3, a gap of 2: worth 2, a group of 2; no partner for the 2.
  Unbalanced, since two groups have no partner: the player to move wins by pairing all groups off. One way is to change a row with a group of 2, the largest size without a partner: make row 3 a pile of 1.
  A winning move: move to column 4 in row 3.

  0 of 1 right.
  White is player 1, black is player 2.
  3 winning moves:
    move to column 4 in row 1, which leaves gaps of 0, 1 and 1
    move to column 4 in row 2, which leaves gaps of 1, 0 and 1
    move to column 4 in row 3, which leaves gaps of 1, 1 and 0
  Only the gaps between the two coins of each row count: closing a gap by some squares is like taking that many stones from a pile. A retreat may win, but it never saves a lost position: the other coin can follow just as far, and no coin can retreat forever.
  Split each pile into groups of 1, 2, 4, 8 and so on. Two groups of the same size are partners:
  Row 1, a gap of 1: worth 1, a group of 1; no partner for the 1.
  Row 2, a gap of 1: worth 1, a group of 1.
  Row 3, a gap of 1: worth 1, a group of 1.
  Unbalanced, since a group has no partner: the player to move wins by pairing all groups off. One way is to change a row with a group of 1, the largest size without a partner: make row 1 a pile of 0; there are 2 more ways.

  0 of 1 right.
  $ export ACCESSIBLE=1; yes skip | nimm quiz nim --seed 3 --topic balance --questions 1 | sed -n '/^The answer/,/right/p'
  The answer: no.
  (A pile splits into groups of different sizes, 1, 2, 4, 8 and so on: 7 stones into 4, 2 and 1.)
  Pile 1: 7, groups of 4, 2 and 1; no partner for the 2 and the 1.
  Pile 2: 4, a group of 4.
  Unbalanced, since two groups have no partner: the player to move wins by pairing all groups off.
  The only way: pile 1 has the largest group without a partner. Reduce the pile to 4: that takes away its groups of 2 and 1, and all groups pair off.

  0 of 1 right.

Who plays back what happened: a review in words.

  $ export ACCESSIBLE=1; printf '1 1\n2 4\nreview\n' | nimm nim 3,4 --names A,B --no-hints | tail -n 3; printf '1\n6\nreview\n' | nimm kayles iiii.iii --names A,B --no-hints | tail -n 3
  A took 0 of 1 chances to win, B 0 of 1. The last turning point was move 2.
  1. A takes 1 from pile 1: gave the win away; better: take 1 from pile 2.
  2. B takes 4 from pile 2: gave the win away; better: take 2 from pile 2.
  A took 1 of 1 chances to win. Nobody gave anything away.
  1. A hits pin 1: kept the win, as 5 other moves would have.
  2. B hits pin 6: no move could win.
