Around the table: places, matches, draws.

A node of a graph may be called like a word of the prompt.

  $ nimm digraph 'a>b,b>help@a' --names A,B --seed 1 --no-hints
  < b
  < help
  The directed-graph game, seed 1. This game again: nimm digraph 'a>b,b>help@a' --seed 1
  A token stands on a node of a graph whose arcs have a direction. Two players
  take turns; a move takes the token along one arc. Whoever cannot move, because
  no arc leaves the node, loses; where arcs lead in a circle the game can go on
  for ever, which is a draw.
  At the prompt type a move, or help, or quit.

  [a]    -> b (the token is here)
   b     -> help
   help  (no arc leaves it)

  A moves the token to b: a>b,b>help@a -> a>b,b>help@b

   a     -> b (cannot be reached)
  [b]    -> help (the token is here)
   help  (no arc leaves it)

  B moves the token to help: a>b,b>help@b -> a>b,b>help@help

  *** B wins! ***
  B made the last move.
  Score: 0 for A, 1 for B.

  Goodbye. Score: 0 for A, 1 for B.

Who changes places in mid-game does so when the next game begins.

  $ nimm nim 1 --names A,B --seed 1 --no-hints
  < 1 1
  < swap
  < undo
  < 1 1
  < score
  < y
  Nim, seed 1. This game again: nimm nim 1 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O

  A takes 1 from pile 1: 1 -> 0

  *** A wins! ***
  A made the last move.
  Score: 1 for A, 0 for B.
  You change places when the next game begins.
  Taken back.

  Pile 1 : O

  A takes 1 from pile 1: 1 -> 0

  *** A wins! ***
  A made the last move.
  Score: 1 for A, 0 for B.
  Score: 1 for A, 0 for B.
  Nim, seed 652893. This game again: nimm nim 1 --seed 652893

  Pile 1 : O


  Goodbye. Score: 0 for B, 1 for A.

A match of an odd number of games; its last game can still be looked at.

  $ nimm nim 1 --names A,B --seed 1 --no-hints --best-of 1
  < 1 1
  < review
  < 
  Nim, seed 1. This game again: nimm nim 1 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O

  A takes 1 from pile 1: 1 -> 0

  *** A wins! ***
  A made the last move.
  Score: 1 for A, 0 for B.
  A wins the match, the best of 1.

  Who could have won before and after each move; ! marks a turning point.
   No  Player  Move  Before  After      Winning moves
    1  A       1 1   A       A          only 1 1
  Nobody gave anything away.
  A << B
  (A mark for the start, then one for each move: < A could win, > B could win.)

  Goodbye. Score: 1 for A, 0 for B.

A computer that leaves its chair finds its person again.

  $ nimm nim 3 --names Ada,Bob --seed 1 --no-hints
  < seat 1 computer
  < seat 1 human
  < name 2 Computer
  < seat 1 computer
  < seat 2 human
  Nim, seed 1. This game again: nimm nim 3 --seed 1
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  At the prompt type a move, or help, or quit.

  Pile 1 : O O O

  Computer has the first seat, Bob the second.

  Pile 1 : O O O

  Computer takes 3 from pile 1: 3 -> 0

  *** Computer wins! ***
  Computer made the last move.
  Score: 1 for Computer, 0 for Bob.
  Ada has the first seat, Bob the second.
  That name is taken by the computer: choose another name.
  Computer has the first seat, Bob the second.
  Computer has the first seat, Bob the second.

  Goodbye. Score: 1 for Computer, 0 for Bob.

A game that is resumed goes on as it would have gone on.

  $ nimm nim 15,16,17 --players computer,computer --level 3 --seed 5 < /dev/null | grep takes > whole
  $ head -n 2 whole | sed 's/.* takes \([0-9]*\) from pile \([0-9]*\):.*/\2 \1/' > moves
  $ printf 'game: nim\nposition: 15,16,17\nplayer 1: computer 3 Computer 1\nplayer 2: computer 3 Computer 2\nseed: 5\nmoves:\n' | cat - moves > begun
  $ nimm resume begun < /dev/null | grep takes > resumed
  $ tail -n +3 whole | cmp - resumed && wc -l < moves
  2

Who has lost is not advised to hand over the win at once.

  $ COLUMNS=200 nimm coloring fan:7/EF --names A,B --seed 1 < /dev/null | grep Suggestion
  Suggestion for A: no move wins against perfect play; to keep the game long, color C-D.
