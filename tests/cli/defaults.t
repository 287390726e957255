What a file of defaults turns on, an option turns off again; of the two the last one counts.

  $ mkdir -p "$HOME/.config/nimm" && printf 'hints = no\nplain = yes\nstones = yes\n' >"$HOME/.config/nimm/config"
  $ for options in '' '--hints --no-plain --no-stones' '--no-plain --plain --hints --no-hints --stones' --no-config; do
  >     nimm nim 1,2 --names A,B --seed 1 $options </dev/null | grep -E 'Pile 1|Suggestion'
  > done
  Pile 1 : 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2.
  Pile 1 : 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2.

Every command that draws heeds them: what it shows by default is what it shows with --plain, and otherwise something else.

<<<<<<< HEAD
=======
  Pile 1 : 1 stone
  Pile 2 : 2 stones


  Goodbye. Score: 0 for A, 0 for B.
  $ nimm solve nim 1,2 --no-plain
  nim 1,2 is an N-position: the player to move wins. Its value is 3.
  In binary, and below it the nim-sum: a 1 under each column with an odd number of
  ones.
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
  In binary, and at the end the nim-sum: a 1 in each place with an odd number of
  ones.
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
  $ for words in 'resume game.nimm' 'replay game.nimm' 'solve nim 1,2' 'values nim 0..2' 'lesson 5' 'quiz --seed 1 --topic sum --level 3'; do
  >     nimm $words </dev/null >plain; nimm $words --plain </dev/null | cmp - plain; nimm $words --no-plain </dev/null | diff plain - | sed -n '/^[<>] *[^ ]/p' | head -n 2
  > done
  \x3C Pile 1 : 1 stone (esc)
  \x3C Pile 2 : 2 stones (esc)
  \x3C Pile 1 : 1 stone (esc)
  \x3C Pile 2 : 2 stones (esc)
  \x3C In binary, and at the end the nim-sum: a 1 in each place with an odd number of (esc)
  \x3E In binary, and below it the nim-sum: a 1 under each column with an odd number of (esc)
  \x3C 0: 0. (esc)
  \x3C 1: 1. (esc)
  \x3E ------------------ (esc)
  \x3C Pile 1: 13 is 01101 in binary. (esc)
  $ nimm nim --no-plain=yes
  2> nimm: --no-plain takes no argument
  [2]
