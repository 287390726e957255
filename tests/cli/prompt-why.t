SPDX-License-Identifier: MIT

The word why, and what the computer says of its moves. What is shown here leaves out all that comes before
the line named, if there is one.

  $ cat >why <<'END'
  > from=$1; shift
  > nimm "$@" --seed 1 --names Ada,Charles >came
  > grep -q "^$from" came || from=
  > sed -n "/^$from/,\$p" came | grep -v -e '^$' -e '^Pile'
  > END

More piles than can be told one by one; a grid that is wider than the window is told in words.

  $ sh why 'Unbalanced' nim 9,9,9,9,9,9,9,9,9,9,9 --no-hints | tail -n 3
  < why again
  Unbalanced, since two columns are odd: Ada wins by making every column even. To do that, shrink a pile that has a 1 in the leftmost odd column: pile 1 to 9 xor 9 = 0, or pile 2 to 9 xor 9 = 0, or pile 3 to 9 xor 9 = 0, or pile 4 to 9 xor 9 = 0; there are 7 more ways. (Xor is the nim-sum of two numbers.)
  Copying wins: take 9 from pile 1. Then only pairs of equal piles are in play: copy each move in its twin.
  Suggestion for Ada: take 9 from pile 1 to balance the piles. Then the piles are 0, 9, 9, 9, 9, 9, 9, 9, 9, 9 and 9: nim-sum 0.
  $ sh why 'In binary' nim 1099511627775,5 --no-hints
  < why again
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
    Pile 1   1099511627775 = 1111111111111111111111111111111111111111
    Pile 2               5 = 0000000000000000000000000000000000000101
    -----------------------------------------------------------------
    nim-sum  1099511627770 = 1111111111111111111111111111111111111010
    odd                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ^
  Unbalanced, since 38 columns are odd: Ada wins by making every column even. To do that, shrink a pile that has a 1 in the leftmost odd column: pile 1 to 1099511627775 xor 1099511627770 = 5. (Xor is the nim-sum of two numbers.)
  Copying wins: take 1099511627770 from pile 1. Then two equal piles are left: copy each move in the other one.
  Suggestion for Ada: take 1099511627770 from pile 1 to balance the piles. Then the piles are 5 and 5: nim-sum 0.

What moves leave is told once of parts that are the same, and of as many parts as there is room for: of the
first of four.

  $ nimm solve --why kayles-piles 3,3,4 | sed -n '/^A value/,/^In binary/p'
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    3: moves leave 2 (*2), 1,1 (*0), 1 (*1); mex{0,1,2} = 3
    4: moves leave 3 (*3), 1,2 (*3), 2 (*2), 1,1 (*0); mex{0,2,3} = 1
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
  $ nimm solve --why kayles-piles 3,5,7,9 | sed -n '/^A value/,/^In binary/p'
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    3: moves leave 2 (*2), 1,1 (*0), 1 (*1); mex{0,1,2} = 3
  In binary (the nim-sum has a 1 in each column with an odd number of ones):

Of a part that is alone, the short answer derives the value, too, from as few moves as it takes.

  $ for row in 7 5; do echo why | nimm dawson $row --names A,B --no-hints --seed 1 | sed -n '/^This position is worth/,/^Suggestion/p'; done
  This position is worth 1, like a Nim pile of that size: A wins by leaving a position worth 0, from which no move wins.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    7: moves leave 5 (*0), 4,1 (*2), 3,2 (*0); mex{0,2} = 1
  Suggestion for A: hit pins 1 and 2 to win.
  This position is worth 0, like an empty pile: A has no winning move.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    5: moves leave 3 (*1), 2,1 (*1); mex{1} = 0
  Suggestion for A: hit pins 2 and 3; any move loses against good play. Then B can hit pins 4 and 5.
  $ echo why binary | nimm kayles 12 --names A,B --no-hints --seed 1 | sed -n '/^This position is worth/,/^Suggestion/p'
  This position is worth 4, like a Nim pile of that size: A wins by leaving a position worth 0, from which no move wins.
  A value (after *) is the mex of the values that moves leave: the smallest number not among them.
    12: moves leave 11 (*6), 10 (*2), 10,1 (*3), 9,1 (*5), 7,3 (*1), 6,5 (*7), 5,5 (*0) and 5 more with the same values; mex{0,1,2,3,5,6,7} = 4
  Suggestion for A: hit pins 6 and 7 to win. Then two equal rows are left: copy each move in the other one.
  $ echo why binary | nimm nim 7 --names A,B --no-hints --seed 1 | sed -n '/4  2  1/,/^Suggestion/p'
                  4  2  1
    Pile 1   7 =  1  1  1
  There is only one pile, so A wins by taking it all.
  Suggestion for A: take 7 from pile 1 to win.

Misere: a rule, or none.

  $ sh why 'While at least' nim 1,2,3 --misere --no-hints
  < why
  < why again
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.
                  2  1
    Pile 1   1 =  0  1
    Pile 2   2 =  1  0
    Pile 3   3 =  1  1
    ------------------
    nim-sum  0 =  0  0
  Balanced, since every column is even: Ada has no winning move.
  Suggestion for Ada: take 1 from pile 1; any move loses against good play.
  Misere: whoever makes the last move loses. Play as in normal Nim until your move would leave no pile larger than 1: then leave an odd number of piles of 1. That works because a single pile larger than 1 is never balanced, so only the player who leaves balanced positions ever finds exactly one large pile, and that player chooses to leave an odd or an even number of 1s.
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.
                  2  1
    Pile 1   1 =  0  1
    Pile 2   2 =  1  0
    Pile 3   3 =  1  1
    ------------------
    nim-sum  0 =  0  0
  Balanced, since every column is even: Ada has no winning move.
  Suggestion for Ada: take 1 from pile 1; any move loses against good play.
  $ for piles in 1,1,1 1,1 1,1,2; do echo why | sh why '[0-9O].* pile' nim $piles --misere --no-hints | head -n 1; done
  3 piles of 1, an odd number: Ada loses.
  2 piles of 1, an even number: Ada wins.
  Only one pile is larger than 1: Ada wins by leaving an odd number of piles of 1.
  $ sh why 'Ada takes' nim 1 --no-hints
  < 1 1
  < why
  Ada takes 1 from pile 1.
  Ada takes the last stone and wins.
  Score: 1 for Ada, 0 for Charles.
  Ada took 1 of 1 chances to win. Nobody gave anything away.
    1. Ada played 1 1: kept the win, the only move that did.
  $ sh why Nim-sums kayles iiii --misere --no-hints
  < why
  < why
  Nim-sums can fail in misere play, so nimm tried every line of play to find the winner.
  Here Ada has no winning move.
  Suggestion for Ada: hit pin 2; any move loses against good play. Then Charles can hit pins 3 and 4.
  Nim-sums can fail in misere play, so nimm tried every line of play to find the winner.
  Here Ada has no winning move.
  4: moves leave 3 (N), 2 (N), 2,1 (N), 1,1 (N); all moves lead to N. (2,1 means a row of 2 and a row of 1. N: the player to move wins; P: the other player wins.)
  Suggestion for Ada: hit pin 2; any move loses against good play. Then Charles can hit pins 3 and 4.

A bar too large: who wins is known by Gale's theorem where it is whole, and not where it is bitten.

  $ sh why 'The winner' chomp 31x30 --no-hints
  < why
  The winner is known, but finding the value is too large a search.
  Here Ada can win.
  The first player can win on every full bar larger than one square. The proof is strategy stealing. Suppose biting off only the far corner loses. Then the other player has a winning bite. But every bite takes the far corner too, so the first player could have made that winning bite right away. This proof does not say which bite it is.
  Suggestion for Ada: bite at row 1, column 2 (a guess: this is too large to search).
  $ sh why 'Ada bites' chomp 60,50,40,30,20,10,8,7,6,5,4 --players computer,human | head -n 2
  < quit
  Ada bites at row 1, column 2.
  (Why: this is too large to search, so I guessed.)

A graph with circles: no pile equals it, and it may be drawn, which holds as long as nobody errs.

  $ sh why 'From here' digraph 'a>b,b>a@a' --no-hints
  < why
  From here the game can go on forever, so nimm gives it no value.
  With good play nobody wins: a draw.
  Suggestion for Ada: move the token to b to hold the draw; no move wins.
  $ sh why 'Ada moves' digraph 'a>b,b>a,a>c,c>d@a' --players computer,human
  < c
  < quit
  Ada moves the token to b.
  (Why: no move wins, but this holds the draw.)
  [b]
  | ^
   a
   |
   c
   |
   d
  Lines go down; those ending in ^ go up.
  From b you can go to a.
  Suggestion for Charles: move the token to a to hold the draw; no move wins.
  There is no arc to c. From b you can go to a.

The same position for the third time: nobody gets a point, nor loses one when it is taken back.

  $ sh why 'Ada moves' digraph 'a>b,b>a@a' --no-hints | grep -v -e '^[ [|]' -e '^Lines' -e '^From'
  < b
  < a
  < b
  < a
  < undo
  < a
  < review
  < no
  Ada moves the token to b.
  Charles moves the token to a.
  Ada moves the token to b.
  Charles moves the token to a.
  A draw: this position has come up for the third time with Ada to move.
  Charles's move is taken back.
  Charles moves the token to a.
  A draw: this position has come up for the third time with Ada to move.
  Neither player ever had a winning move. Nobody gave anything away.

A game that can go on forever ends after ten thousand moves.

  $ (yes "$(printf '1 2\n1 3\n1 1\n1 4')" | head -n 10000; echo save long; echo no) | nimm northcott W..B --seed 1 --names Ada,Charles --no-hints | tail -n 4
  Charles moves to column 4 in row 1.

  A draw: 10000 moves have been made.
  Saved as long. To look at it again: nimm resume long

A move that only puts off the end is said to be one, where suggestions are shown.

  $ for hints in hints no-hints; do printf '1 1\n' | nimm northcott .W.B/.W.B --names A,B --$hints | grep -A 1 'A moves'; done
  A moves to column 1 in row 1.
  (That gains nothing: the other player undoes it, and this cannot go on forever.)
  A moves to column 1 in row 1.
   (esc)
  $ printf '%s\n' '1 1' '1 3' '2 1' | nimm northcott .W.B/.W.B --names A,B | grep -c 'gains nothing'
  1

In misere Nim the first why begins with who can win, as in normal play.

  $ for piles in 3,4,5 1,1,4 1,2,3; do echo why | nimm nim $piles --misere --names A,B --no-hints | grep -A 1 'can win'; done
  A can win.
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.
  A can win.
  Only one pile is larger than 1: A wins by leaving an odd number of piles of 1.
  B can win.
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.

In misere Nim a hint says what makes the move a good one.

  $ for piles in 3,4,5 1,1,3 3,1 2,2; do echo hint | nimm nim $piles --misere --names A,B | tail -n 1; done
  Suggestion for A: take 2 from pile 1 to win. That balances the piles: while at least two are larger than 1, it wins as in normal play.
  Suggestion for A: take 2 from pile 3 to win. That leaves 3 piles of 1, an odd number.
  Suggestion for A: take 3 from pile 1 to win. That leaves the last stone for the other player.
  Suggestion for A: take 1 from pile 1; any move loses against good play. Type why for more.

Triangles: every move may lose at once.

  $ sh why 'Whatever' triangle convex:3/AB --no-hints
  < why
  Whatever Ada plays, the other player can win at once.
  Suggestion for Ada: draw A-C (but then B-C completes the triangle A B C); any move loses against good play. Then Charles can draw B-C.

The computer's reasons: a win, chance, and how many answers win.

  $ sh why 'Ada takes' nim 1,3 --players computer,computer
  < no
  Ada takes 2 from pile 2.
  (Why: to balance the piles.)
  Charles takes 1 from pile 1.
  (Why: any move loses against good play.)
  Ada takes 1 from pile 2.
  (Why: to win.)
  Ada takes the last stone and wins.
  Ada never let go of the win.
  Score: 1 for Ada, 0 for Charles.
  $ sh why 'Ada takes' nim 9,9 --players computer,human --level 1 | grep -e Ada.takes -e random
  < 1 1
  < quit
  Ada takes 6 from pile 2.
  (Just a random move: that is my level.)
  Ada takes 6 from pile 1.
  $ sh why 'Ada takes' nim 5,4 --misere --players computer,human | head -n 2
  < quit
  Ada takes 1 from pile 1.
  (Why: to win.)

The computer explains each position, and waits for Enter.

  $ sh why 'This position is worth' nim 1 --players computer,computer --explain
  < history
  < what
  < 
  < no
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 1 to take 1 from pile 1, or help.
  There is only one pile, so Ada wins by taking it all.
    0. 1
  Press Enter. Or type help.
  Ada takes 1 from pile 1.
  (Why: to win.)
  Ada takes the last stone and wins.
  Score: 1 for Ada, 0 for Charles.

With --pause it waits that long instead, and in a pipe not at all.

  $ nimm nim 1 --players computer,computer --names Ada,Charles --explain --pause 9 --seed 1 | grep -A 1 'only one pile'
  There is only one pile, so Ada wins by taking it all.
  Ada takes 1 from pile 1.

The word why is short; of the same position once more, it tells the theory too.

  $ sh why '  Pile 1' nim 1,2,4 --no-hints | grep -v '^ '
  < why
  < why
  < 1 1
  < why
  Unbalanced, since three columns are odd: Ada wins by making every column even.
  Suggestion for Ada: take 1 from pile 3 to balance the piles.
  In binary (the nim-sum has a 1 in each column with an odd number of ones):
  Unbalanced, since three columns are odd: Ada wins by making every column even. To do that, shrink a pile that has a 1 in the leftmost odd column: pile 3 to 4 xor 7 = 3. (Xor is the nim-sum of two numbers.)
  Suggestion for Ada: take 1 from pile 3 to balance the piles. Then the piles are 1, 2 and 3: nim-sum 0.
  Ada takes 1 from pile 1.
  Charles can win by copying.
  Suggestion for Charles: take 2 from pile 3 to balance the piles. Then two equal piles are left: copy each move in the other one.

Without binary: the groups of one pile, too.

  $ echo 'why groups' | nimm nim 5 --names Ada,Ben --seed 1 --no-hints | grep -A 2 '^ '
    Pile 1  :[OOOO] .  [O]
    [ ] no partner
  There is only one pile, so Ada wins by taking it all.
  Suggestion for Ada: take 5 from pile 1 to win.

Misere and too large to search: nothing says that the winner was found.

  $ sh why 'This position' misere kayles-piles 60,59,58 --no-hints
  < why
  This position is too large to search: nimm cannot tell who wins.
  Suggestion for Ada: take 1 from pile 1 (a guess: this is too large to search).

After why the board of the queen shows the squares that are lost; at once, and on the boards that follow, but not before, until hints are off.

  $ printf '%s\n' '4 5' why '3 5' 'hints off' | nimm queen 4x6 --names A,B --no-hints | grep -e Row -e ' P '
  Row 1 : * . . . . .
  Row 2 : . . . . . .
  Row 3 : . . . . . .
  Row 4 : . . . . . Q
  Row 1 : * . . . . .
  Row 2 : . . . . . .
  Row 3 : . . . . . .
  Row 4 : . . . . Q .
  Row 1 : * . . . . .
  Row 2 : . . P . . .
  Row 3 : . P . . . .
  Row 4 : . . . . Q P
  The goal is the first P. Cross out every square that can reach a P; the nearest squares left are P, too, and so on. Whoever has to move from a P loses against good play.
  Row 1 : * . . . . .
  Row 2 : . . P . . .
  Row 3 : . P . . Q .
  Row 4 : . . . . . P
  Row 1 : * . . . . .
  Row 2 : . . . . . .
  Row 3 : . . . . Q .
  Row 4 : . . . . . .
  $ nimm label queen 2x3 | tail -n 5; nimm solve --why queen 2x4 --plain | tail -n 3; nimm solve --why queen 4x4 --misere | grep ' P '

          1 2 3
  Row 1 : * . .
  Row 2 : . . Q
  The goal is the first P. Cross out every square that can reach a P; the nearest squares left are P, too, and so on. Whoever has to move from a P loses against good play.
  Lost squares, for whoever has to move from them: row 1, column 1; row 2, column 3.
  1 winning move:
    move the queen to row 2, column 3
  [1]

Where it takes no theory, why tells none: copying, equal parts, the last pile.

  $ for start in 'nim 1,4' 'nim 3,3' 'nim 0,5' 'subtraction:3 2' 'kayles 7' 'chop 4x4'; do echo why | nimm $start --names A,B --no-hints | grep -A 1 -E '^A can|in play'; done
  A can win by copying.
  Suggestion for A: take 3 from pile 2 to balance the piles. Then two equal piles are left: copy each move in the other one.
  Only two equal piles are in play: the other player wins by copying each move in the other pile.
  Suggestion for A: take 1 from pile 1; any move loses against good play.
  A can take all that is left.
  Suggestion for A: take 5 from pile 2 to win.
  A can take all that is left.
  Suggestion for A: take 2 from pile 1 to win.
  A can win by copying.
  Suggestion for A: hit pin 4 to win. Then two equal rows are left: copy each move in the other one.
  Only two equal sides are in play: the other player wins by copying each move in the other side.
  Suggestion for A: keep 3 rows; any move loses against good play.

Where a move has been suggested, hint adds what makes it good, or where more is said.

  $ echo hint | nimm nim 5,3,3 --names A,B --seed 1 | tail -n 1; printf 'hint\nhint\n' | nimm nim 3,5,6 --names A,B --no-hints --seed 1 | tail -n 2
  Suggestion for A: take 5 from pile 1 to balance the piles. Then two equal piles are left: copy each move in the other one.
  Suggestion for A: take 1 from pile 1; any move loses against good play.
  Suggestion for A: take 1 from pile 1; any move loses against good play. In groups of 1, 2, 4, 8 and so on, now every group has a partner; after any move some won't.
  $ echo hint | nimm kayles 12 --names A,B --seed 1 | tail -n 1; echo hint | nimm nim 1,2,4 --misere --names A,B --seed 1 | tail -n 1
  Suggestion for A: hit pins 6 and 7 to win. Then two equal rows are left: copy each move in the other one.
  Suggestion for A: take 1 from pile 3 to win. That balances the piles: while at least two are larger than 1, it wins as in normal play.

What a suggestion does to the groups, how one wins by copying, and what wins at once.

  $ printf 'hint\nhint\n2 5\nundo\n' | nimm nim 3,5,6,1,4 --names A,B --no-hints | grep groups
  Suggestion for A: take 5 from pile 2 to balance the piles. In groups of 1, 2, 4, 8 and so on, now the fours and the ones do not pair off; after this move all do: 3, 0, 6, 1 and 4.
  $ printf 'hint\nhint\nwhy\n' | nimm kayles iiiii --names A,B --no-hints | grep Then
  Suggestion for A: hit pin 3 to win. Then two equal rows are left: copy each move in the other one.
  Suggestion for A: hit pin 3 to win. Then two equal rows are left: copy each move in the other one.
  $ printf 'hint\nhint\nwhy\n' | nimm nim 2,3,3,2,4 --names A,B --no-hints | grep Then
  Suggestion for A: take 4 from pile 5 to balance the piles. Then only pairs of equal piles are in play: copy each move in its twin.
  Suggestion for A: take 4 from pile 5 to balance the piles. Then only pairs of equal piles are in play: copy each move in its twin.
  $ printf 'hint\nhint\n' | nimm nim 2 --names A,B --no-hints | grep groups
  Suggestion for A: take 2 from pile 1 to win. In groups of 1, 2, 4, 8 and so on, now the twos do not pair off; after this move no stone is left.
  $ printf 'AB\nBD\nwhy\n' | nimm triangle convex:7 --names A,B --no-hints --plain | tail -n 3
  A-D completes the triangle A B D. A player can win at once here, whatever else is left: no Nim pile works like that.
  Here A can win.
  Suggestion for A: draw A-D to win.

After the last move there are no parts to speak of.

  $ printf 'hint\nhint\n' | nimm chomp 2 --names A,B --no-hints | tail -n 1
  Suggestion for A: bite at row 1, column 2 to win. That leaves only the poisoned square.

The first why of a game begins with how it is Nim in disguise, once. Where no move
wins, the reply to the suggested one is told above, unless a grid shows it.

  $ for game in 'northcott W..B./.B.W.' 'triangle 0,0 4,0 4,4 0,4'; do
  >     printf 'why\nwhy who\nwhy groups\nq\n' | nimm play $game --names A,B --no-hints | sed -n '/count\|lose\|Then/p'
  > done
  Only the gaps between the two coins of each row count: closing a gap by some squares is like taking that many stones from a pile.
  You lose if every move you have lets the other player complete a triangle.
