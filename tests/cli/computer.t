nimm computer: alone against the computer, level by level. What is shown here leaves the rules out.

A whole climb: a level beaten, two games lost on the next one and a level down, that one beaten again, another game, and
enough. The boards are left out.

  $ nimm computer --seed 650 | grep -v -e '^Pile' -e '^$' -e '^ *[i1] '
  < 1 6
  < 2 1
  < 
  < 1 5
  < 2 3
  < 
  < 1 5
  < 2 4
  < 3
  < 1 6
  < 2 1
  < kayles
  < 2
  < quit
  Nim, level 3 of 10.
  A move takes one or more stones from one pile. Whoever takes the last stone
  wins.
  A move is PILE STONES, such as 2 3: take 3 stones from pile 2.
  Type a move, or hint, why, undo, help or quit.
  Player takes 6 from pile 1: 7,1 -> 1,1
  Computer takes 1 from pile 1: 1,1 -> 0,1
  Player takes 1 from pile 2: 0,1 -> 0,0
  *** Player wins! ***
  Player took the last stone.
  Score: 1 for Player, 0 for Computer.
  Once you had a won position, you never let it go.
  Level 3 beaten.
  Nim, level 4 of 10.
  Player takes 5 from pile 1: 5,4,1 -> 0,4,1
  Computer takes 1 from pile 2: 0,4,1 -> 0,3,1
  Player takes 3 from pile 2: 0,3,1 -> 0,0,1
  Computer takes 1 from pile 3: 0,0,1 -> 0,0,0
  *** Computer wins! ***
  Computer took the last stone.
  Score: 1 for Player, 1 for Computer.
  You let the win go at move 3: 2 2 would have kept it.
  Nim, level 4 of 10.
  Player takes 5 from pile 1: 5,5,2 -> 0,5,2
  Computer takes 2 from pile 3: 0,5,2 -> 0,5,0
  Player takes 4 from pile 2: 0,5,0 -> 0,1,0
  Computer takes 1 from pile 2: 0,1,0 -> 0,0,0
  *** Computer wins! ***
  Computer took the last stone.
  Score: 1 for Player, 2 for Computer.
  You let the win go at move 3: 2 5 would have kept it.
  Nim, level 3 of 10.
  Player takes 6 from pile 1: 7,1 -> 1,1
  Computer takes 1 from pile 1: 1,1 -> 0,1
  Player takes 1 from pile 2: 0,1 -> 0,0
  *** Player wins! ***
  Player took the last stone.
  Score: 2 for Player, 2 for Computer.
  Once you had a won position, you never let it go.
  Level 3 beaten.
  Kayles, level 3 of 10.
  A move hits one pin, or two pins that stand side by side, and they fall. Whoever
  hits the last pin wins.
  A move is PIN or PIN PIN, such as 4 or 4 5: pin 4, or the neighbors 4 and 5.
  Type a move, or hint, why, undo, help or quit.
  Player hits pin 2: iiii.iii.iiiiiiii -> i.ii.iii.iiiiiiii
  Computer hits pin 4: i.ii.iii.iiiiiiii -> i.i..iii.iiiiiiii
  This game again: nimm computer kayles --seed 832140
  Goodbye. Score: 2 for Player, 2 for Computer.

A game won without a suggestion leads to the next level; with one it does not.

  $ nimm computer nim 1 --seed 1 | sed 2,5d
  < hint
  < 1 1
  < 9
  < 1 1
  < 
  < 1 1
  < kayles
  < level easy
  < quit
  Nim, level 3 of 10.

  Pile 1 : O

  Suggestion for Player: take 1 from pile 1: that ends the game.
  Player takes 1 from pile 1: 1 -> 0

  Pile 1 :

  *** Player wins! ***
  Player took the last stone.
  Score: 1 for Player, 0 for Computer.
  Once you had a won position, you never let it go.
  Level 3 is beaten only without help.
  Nim, level 9 of 10.

  Pile 1 : O

  Player takes 1 from pile 1: 1 -> 0

  Pile 1 :

  *** Player wins! ***
  Player took the last stone.
  Score: 2 for Player, 0 for Computer.
  Once you had a won position, you never let it go.
  Level 9 beaten.
  Nim, level 10 of 10.

  Pile 1 : O

  Player takes 1 from pile 1: 1 -> 0

  Pile 1 :

  *** Player wins! ***
  Player took the last stone.
  Score: 3 for Player, 0 for Computer.
  Once you had a won position, you never let it go.
  Level 10 beaten, and there is none above it: well played.
  Kayles, level 9 of 10.
  A move hits one pin, or two pins that stand side by side, and they fall. Whoever
  hits the last pin wins.
  A move is PIN or PIN PIN, such as 4 or 4 5: pin 4, or the neighbors 4 and 5.
  Type a move, or hint, why, undo, help or quit.

    i  i  i  i  i  i  .  i  i  i  i
    1  2  3  4  5  6  7  8  9 10 11

  The computer looks for its best move 3 times in 10, and otherwise plays at
  random.

  This game again: nimm computer kayles --seed 761655
  Goodbye. Score: 3 for Player, 0 for Computer.

After two lost games the level below is offered. Each game is looked back at in a line.

  $ nimm computer nim 1,1 --seed 1 | sed 1,/^Type/d | grep -v -e '^Pile' -e '^$'
  < 1 1
  < maybe
  < 
  < 1 1
  < 2
  < resign
  < no
  Player takes 1 from pile 1: 1,1 -> 0,1
  Computer takes 1 from pile 2: 0,1 -> 0,0
  *** Computer wins! ***
  Computer took the last stone.
  Score: 0 for Player, 1 for Computer.
  You never had a won position: good fight.
  Press Enter, or type a level from 0 to 10, or the name of a game. Or type help.
  Nim, level 3 of 10.
  Player takes 1 from pile 1: 1,1 -> 0,1
  Computer takes 1 from pile 2: 0,1 -> 0,0
  *** Computer wins! ***
  Computer took the last stone.
  Score: 0 for Player, 2 for Computer.
  You never had a won position: good fight.
  Nim, level 2 of 10.
  Player resigns.
  *** Computer wins! ***
  Score: 0 for Player, 3 for Computer.
  You never had a won position: good fight.
  This game again: nimm computer nim 1,1 --seed 332263 --level 2
  Goodbye. Score: 0 for Player, 3 for Computer.
  $ nimm computer chomp 2x2 --seed 1 --level perfect | sed 1,/^Type/d
  < 1 2
  < no

          1 2
  Row 1 : X O
  Row 2 : O O

  Player bites at row 1, column 2.

          1
  Row 1 : X
  Row 2 : O

  Computer bites at row 2, column 1.

          1
  Row 1 : X

  *** Computer wins! ***
  Player is left with the poisoned square.
  Score: 0 for Player, 1 for Computer.
  You let the win go at move 1: 2 2 would have kept it.

  This game again: nimm computer chomp 2,2 --seed 1 --level 10
  Goodbye. Score: 0 for Player, 1 for Computer.
  $ nimm computer --level great
  2> nimm: --level "great": write a number from 0 to 10, or easy, medium, hard or perfect
  [2]
  $ nimm computer triangle convex:4 --seed 1 --level 10 | sed 1,/^Type/d | grep -A 4 '^[*]'
  < AB
  < BC
  < AC
  *** Computer wins! ***
  A-C completes the triangle A B C.
  Score: 0 for Player, 1 for Computer.
  You let the win go at move 1: AC would have kept it.
  Press Enter, or type a level from 0 to 10, or the name of a game. Or type help.

  $ nimm computer coloring fan:1 --seed 1 | grep 'completes the triangle A'
  < AB
  < BC
  < AC
  B-C completes the triangle A B C.

  $ printf '1 AC\n' | nimm compound 'triangle=convex:3/AB,BC+nim=3' --names A,B --seed 1 | grep -A 1 '^[*]'
  *** A wins! ***
  A-C completes the triangle A B C.

Who plays, and how well, may be one of the defaults.

  $ mkdir -p ~/.config/nimm; printf 'players = human,computer\nlevel = hard\n' >~/.config/nimm/config
  $ nimm nim 1 --seed 1 --names Ada </dev/null | grep again
  This game again: nimm nim 1 --seed 1 --players human,computer --level 8
  $ nimm nim 1 --seed 1 --names A,B --players human,human --no-config </dev/null | grep again
  This game again: nimm nim 1 --seed 1
  $ nimm nim 1 --seed 1 --names A,B --players human,human </dev/null | grep again
  This game again: nimm nim 1 --seed 1
