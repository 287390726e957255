What a file of defaults turns on, an option turns off again; of the two the last one counts.

  $ mkdir -p "$HOME/.config/nimm" && printf 'hints = no\nplain = yes\nstones = yes\n' >"$HOME/.config/nimm/config"

  $ nimm nim 1,2 --names A,B --seed 1 </dev/null | sed -n '/^$/,$p'

  Pile 1 : 1 stone
  Pile 2 : 2 stones


  Goodbye. Score: 0 for A, 0 for B.
  $ nimm nim 1,2 --names A,B --seed 1 --hints --no-plain --no-stones </dev/null | sed -n '/^$/,$p'

  Pile 1 : O
  Pile 2 : O O

  Suggestion for A: take 1 from pile 2.

  Goodbye. Score: 0 for A, 0 for B.
  $ nimm nim 1,2 --names A,B --seed 1 --no-plain --plain --hints --no-hints --stones </dev/null | sed -n '/^$/,$p'

  Pile 1 : 1 stone
  Pile 2 : 2 stones


  Goodbye. Score: 0 for A, 0 for B.
  $ nimm solve nim 1,2 --no-plain
  nim 1,2 is an N-position: the player to move wins. Its value is 3.
  In binary, and below it the nim-sum: a 1 where the ones of a column are odd in
  number.
                  2  1
    Pile 1   1 =  0  1
    Pile 2   2 =  1  0
    ------------------
    nim-sum  3 =  1  1
    odd           ^  ^
  Columns 2 and 1 hold an odd number of ones (marked ^): unbalanced. Making every
  column even wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 2: 2 xor 3 = 1, so it must become 1.
  1 winning move:
    2 1  take 1 from pile 2 -> 1,1
  $ nimm solve nim 1,2
  nim 1,2 is an N-position: the player to move wins. Its value is 3.
  In binary, and at the end the nim-sum: a 1 where the ones at a place are odd in
  number.
  Pile 1: 1 is 01 in binary.
  Pile 2: 2 is 10 in binary.
  The nim-sum: 3 is 11 in binary.
  Columns 2 and 1 hold an odd number of ones: unbalanced. Making every column even
  wins for the player to move.
  The highest odd column is 2. A pile with a one there can always do that, by xor
  (the nim-sum of two numbers):
    Pile 2: 2 xor 3 = 1, so it must become 1.
  1 winning move:
    2 1  take 1 from pile 2 -> 1,1
  $ nimm values nim 0..2 --no-plain
  n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
  ---------------------------------
  0 |  0  1  2
  The values of nim have no period among the numbers that fit here.
  $ nimm values nim 0..2
  0: 0.
  1: 1.
  2: 2.
  The values of nim have no period among the numbers that fit here.
  $ printf 'game: nim\nposition: 1,2\nseed: 5\nmoves:\n' >game.nimm
  $ nimm resume game.nimm --no-plain --hints --no-stones </dev/null
  Player 1 against Player 2, before the first move.
  Nim, seed 5. This game again: nimm nim 1,2 --seed 5
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O
  Pile 2 : O O

  Suggestion for Player 1: take 1 from pile 2.

  Goodbye. Score: 0 for Player 1, 0 for Player 2.
  $ nimm resume game.nimm </dev/null
  Player 1 against Player 2, before the first move.
  Nim, seed 5. This game again: nimm nim 1,2 --seed 5
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : 1 stone
  Pile 2 : 2 stones


  Goodbye. Score: 0 for Player 1, 0 for Player 2.
  $ nimm replay game.nimm --no-plain --no-stones </dev/null
  nim 1,2: Player 1 against Player 2, 0 moves.

  Pile 1 : O
  Pile 2 : O O

  The game is unfinished.
  $ nimm replay game.nimm </dev/null
  nim 1,2: Player 1 against Player 2, 0 moves.

  Pile 1 : 1 stone
  Pile 2 : 2 stones

  The game is unfinished.
  $ nimm lesson 5 --no-plain | sed -n 1,12p

  5. The binary grid
  ------------------

  Every number is a sum of different powers of two, in exactly one way: take out
  the largest that fits, then the largest that fits into the rest, and so on. 45 =
  32 + 13 = 32 + 8 + 5 = 32 + 8 + 4 + 1. Think of coins of 1, 2, 4, 8, ... of
  which you may use one each.
  Write each pile as a row, with a 1 under each power that it uses. Then count the
  ones in each column. An odd number: write 1 below. An even number: write 0. That
  bottom row is the nim-sum. No carrying! It is adding for people who never liked
  carrying.
  $ nimm lesson 5 | sed -n 1,12p

  5. The binary grid

  Every number is a sum of different powers of two, in exactly one way: take out
  the largest that fits, then the largest that fits into the rest, and so on. 45 =
  32 + 13 = 32 + 8 + 5 = 32 + 8 + 4 + 1. Think of coins of 1, 2, 4, 8, ... of
  which you may use one each.
  Write each pile as a row, with a 1 under each power that it uses. Then count the
  ones in each column. An odd number: write 1 below. An even number: write 0. That
  bottom row is the nim-sum. No carrying! It is adding for people who never liked
  carrying.
   (esc)
  $ echo q | nimm quiz --seed 1 --topic balance --no-plain | head -n 8
  10 questions, level 1, seed 1. The same again: nimm quiz --seed 1 --topic
  balance

  1. Nim 7,5,2: is this position balanced?

  Nothing answered, nothing wrong. Goodbye.
  $ echo q | nimm quiz --seed 1 --topic balance | head -n 8
  10 questions, level 1, seed 1. The same again: nimm quiz --seed 1 --topic
  balance

  1. Nim 7,5,2: is this position balanced?

  Nothing answered, nothing wrong. Goodbye.
  $ nimm nim --no-plain=yes
  2> nimm: --no-plain takes no argument
  [2]
