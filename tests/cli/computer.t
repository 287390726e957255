SPDX-License-Identifier: MIT

nimm computer: alone against the computer, level by level. What is shown here leaves the rules out.

A whole climb: a win, a game lost, a second win, which beats the level, a game lost at the next one, another game, and
enough. The boards are left out.

  $ nimm computer --level 2 --seed 42 | grep -v -e '^Pile' -e '^$' -e '^ *[i1.] '
  < 1 3
  < 3 1
  < 3 1
  < 3 3
  < 2 1
  < 
  < 1 4
  < 2 1
  < 
  < 1 1
  < 3 3
  < 4 3
  < 3 1
  < 
  < 4 5
  < 3 4
  < 1 1
  < 
  < kayles
  < 2
  < quit
  Nim, level 2 of 5.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 3 4 to take 4 from pile 3, or help.
  Win twice without hint, why or undo to reach level 3.
  Player takes 3 from pile 1.
  Computer takes 1 from pile 1.
  Player takes 1 from pile 3.
  Computer takes 5 from pile 4.
  Player takes 1 from pile 3.
  Computer takes 1 from pile 2.
  Player takes 3 from pile 3.
  Computer takes 1 from pile 4.
  Player takes 1 from pile 2.
  Player takes the last stone and wins.
  You never let go of the win.
  Level 2: 1 of 2 wins.
  Nim, level 2 of 5.
  Player takes 4 from pile 1.
  Computer takes 2 from pile 3.
  Player takes 1 from pile 2.
  Computer takes 1 from pile 3.
  Computer takes the last stone and wins.
  You could have won. Type retry to go back to move 1 and find a better move, or why to be told.
  Level 2: still 1 of 2 wins.
  Nim, level 2 of 5.
  Player takes 1 from pile 1.
  Computer takes 5 from pile 1.
  Player takes 3 from pile 3.
  Computer takes 1 from pile 2.
  Player takes 3 from pile 4.
  Computer takes 1 from pile 2.
  Player takes 1 from pile 3.
  Player takes the last stone and wins.
  You never let go of the win.
  Level 2 beaten.
  For a change, type kayles.
  Nim, level 3 of 5. Win twice without help to reach level 4.
  Player takes 5 from pile 4.
  Computer takes 1 from pile 2.
  Player takes 4 from pile 3.
  Computer takes 1 from pile 2.
  Player takes 1 from pile 1.
  Computer takes 1 from pile 2.
  Computer takes the last stone and wins.
  You let the win go twice. Type retry to go back to move 1 and find a better move, or why to be told.
  Nim, level 3 of 5.
  Kayles, level 1 of 5. Win twice without help to reach level 2.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 5 6 to hit pins 5 and 6, or help.
  Player hits pin 2.
  Computer hits pins 6 and 7.

A game that was lost and could have been won: retry goes back to where the win was let go. What is done there is told
afterwards. Whatever comes of it, the level stays.

  $ nimm computer nim 1,2,4 --seed 1 --level perfect | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  < retry
  < 3 3
  < resign
  < retry
  < 1 1
  < 2 2
  < 3 3
  < retry
  < 3 1
  < retry
  < no
  retry works only right after a game that you lost to me by a mistake.
  Player takes 3 from pile 3.
  Computer takes 2 from pile 2.
  Player resigns: Computer wins.
  You could have won. Type retry to go back to move 1 and find a better move, or why to be told.
  Before move 1: which move keeps the win?
  Player takes 1 from pile 1.
  (That gives the win away, too. Type undo to try again.)
  Computer takes 2 from pile 3.
  Player takes 2 from pile 2.
  Computer takes 2 from pile 3.
  Computer takes the last stone and wins.
  You could have won. Type retry to go back to move 1 and find a better move, or why to be told.
  Press Enter, type no, or type the name of a game.
  Before move 1: which move keeps the win?
  Player takes 1 from pile 3.
  (That keeps the win.)
  Computer takes 1 from pile 1.
  retry works only right after a game that you lost to me by a mistake.
  "no" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.

A question that was not understood costs nothing.

  $ printf 'why not 9 9\nwhy not\n1 1\n' | nimm computer --level 2 --piles 1 --stones 1 --seed 1 | tail -n 5

  Pile 1 :

  Player takes the last stone and wins.
  Level 2: 1 of 2 wins.

What help costs is told once, at the start; then a hint, why, undo, review and label cost without a word: the win does
not count.

  $ for words in hint why 'why not 1 1' '1 1\nundo' review label; do
  >     printf "$words"'\n1 1\n\n1 1\n' | nimm computer --level 2 --piles 1 --stones 1 --seed 1 | grep -e "so this" -e with -e "of 2 wins"
  > done
  Win twice without hint, why or undo to reach level 3.
  You took a hint, so this win does not count.
  Level 2: 1 of 2 wins.
  Win twice without hint, why or undo to reach level 3.
  You asked why, so this win does not count.
  Level 2: 1 of 2 wins.
  Win twice without hint, why or undo to reach level 3.
  You asked why, so this win does not count.
  Level 2: 1 of 2 wins.
  Win twice without hint, why or undo to reach level 3.
  Level 2: 1 of 2 wins.
  You used undo, so this win does not count.
  Level 2: 1 of 2 wins.
  Win twice without hint, why or undo to reach level 3.
  You looked at the review, so this win does not count.
  Level 2: 1 of 2 wins.
  Win twice without hint, why or undo to reach level 3.
  You used label, so this win does not count.
  Level 2: 1 of 2 wins.

A level takes two wins. A loss changes nothing; a win that is taken back does not count, and those before it still do.

  $ nimm computer --level 2 --piles 1 --stones 1 --seed 1 --first 1 | grep -e evel -e resigns
  < 1 1
  < 
  < resign
  < 
  < 1 1
  < undo
  < 1 1
  < new
  < 1 1
  < level 2
  Nim, level 2 of 5.
  Win twice without hint, why or undo to reach level 3.
  Level 2: 1 of 2 wins.
  Nim, level 2 of 5.
  Player resigns: Computer wins.
  Level 2: still 1 of 2 wins.
  Nim, level 2 of 5.
  Level 2 beaten.
  Nim, level 2 of 5.
  Level 2 beaten.
  Nim, level 2 of 5.

Starts grow with the level; each has a choice.

  $ for level in 1 5; do
  >     for seed in 1 2 3; do nimm computer kayles --level $level --seed $seed </dev/null | grep ' 1  *2'; done
  > done
   1 2 3 4 5 6 7 8 9
   1 2 3 4 5 6
   1 2 3 4 5 6
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20

A level is an option; one that stands alone is refused, as it would be a position, or no game.

  $ nimm computer 3; nimm computer hard; nimm computer 5 4 --seed 1 </dev/null | head -n 1
  Nim, level 1 of 5.
  2> nimm: computer 3: for level 3, write --level 3; for a pile of 3, write nim 3
  2> nimm: computer hard: write --level hard

A win from a position of one's own does not count.

  $ printf '1 1\n\n1 1\n' | nimm computer nim 1 --level 5 --seed 1 | grep -e Win -e count -e Play -e evel
  Nim, level 5 of 5.
  Player takes 1 from pile 1.
  Player takes the last stone and wins.
  You chose the position, so this win does not count.
  Nim, level 5 of 5.
  Player takes 1 from pile 1.
  Player takes the last stone and wins.
  You chose the position, so this win does not count.

A climb that is saved goes on as one.

  $ nimm computer --level 2 nim 3,5 --seed 1 --names Ada | grep Saved
  < 1 1
  < save climb.nimm
  < quit
  Saved as climb.nimm. To continue it: nimm resume climb.nimm
  $ sed -n '/^player/p; /^climb/p' climb.nimm
  player 1: human Ada
  player 2: computer 2 Computer
  climb: yes
  $ printf 'new nim 6,7\nhistory\n' | nimm resume climb.nimm | grep ' 6,7'
    0. 6,7
  $ nimm resume climb.nimm | grep -v -e '^Pile' -e '^$'
  < resign
  < 1
  < level 1
  < quit
  Ada against Computer, Nim, after move 2.
  Nim, level 2 of 5.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 3 to take 3 from pile 2, or help.
  Ada resigns: Computer wins.
  You let the win go twice. Type retry to go back to move 1 and find a better move, or why to be told.
  The game is over; for level 1, type level 1.
  Nim, level 1 of 5.
  Win twice without hint, why or undo to reach level 2.

Help in a game is kept in its record, so that it does not count after all. In a new climb it is forgotten.

  $ printf 'hint\nsave helped.nimm\n' | nimm computer --level 2 --piles 1 --stones 1 --seed 1 --names Ada >/dev/null
  $ printf '1 1\n' | nimm resume helped.nimm | grep count
  You had help or chose the position, so this win does not count.
  $ printf 'hint\ncomputer\n1 1\n' | nimm --piles 1 --stones 1 --seed 1 --names Ada,Ben | grep 'of 2'
  Level 1: 1 of 2 wins.
  $ printf 'hint\ncomputer\n1 1\n' | nimm computer --level 2 --piles 1 --stones 1 --seed 1 --names Ada | grep 'of 2'
  Level 1: 1 of 2 wins.

A game that was won is not won again when it is only looked at.

  $ nimm computer --level 2 --piles 1 --stones 1 --seed 1 --names Ada >/dev/null
  < 1 1
  < save won.nimm
  $ printf '\n' | nimm resume won.nimm | grep -e wins -e beat -e level
  Ada takes the last stone and wins.
  Nim, level 2 of 5.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Win twice without hint, why or undo to reach level 3.

A position that is typed on the way up is practice: it does not count, and the next game starts at random.

  $ printf 'nim 2,1\n1 1\n2 1\n\nhistory\n' | nimm computer --level 2 nim --seed 1 | grep -e count -e '  0[.]'
  A position of your own is practice: it does not count.
  You chose the position, so this win does not count.
    0. 6,1,5

Nothing is remembered where nobody sits at a terminal.

  $ find "$HOME" -type f

A game won without a suggestion leads to the next level; with one it does not.

  $ nimm computer --level 2 --piles 1 --stones 1 --seed 1 | sed 2,5d | grep -v -e '^Pile' -e '^$'
  < hint
  < 1 1
  < 4
  < level 4
  < 1 1
  < 
  < 1 1
  < kayles
  < level hard
  < quit
  Nim, level 2 of 5.
  (With help, this game does not count.)
  Suggestion for Player: take 1 from pile 1 to win.
  Player takes 1 from pile 1.
  Player takes the last stone and wins.
  You took a hint, so this win does not count.
  The game is over; for level 4, type level 4.
  Nim, level 4 of 5. Win twice without help to reach level 5.
  Player takes 1 from pile 1.
  Player takes the last stone and wins.
  Level 4: 1 of 2 wins.
  Nim, level 4 of 5.
  Player takes 1 from pile 1.
  Player takes the last stone and wins.
  Level 4 beaten.
  For a change, type kayles.
  Kayles, level 1 of 5. Win twice without help to reach level 2.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 4 5 to hit pins 4 and 5, or help.
   i i i i i i i
   1 2 3 4 5 6 7
  Kayles, level 4 of 5. Win twice without help to reach level 5.
    i  i  i  i  i  i  i  .  i  i  i  i  i  i  .  i  i  i  i  i  i  i  i
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23

Games in a row in which the win is never let go are counted.

  $ nimm computer --piles 1 --stones 2 --seed 1 | grep 'let go'
  < 1 2
  < 
  < 1 2
  < 
  < 1 2
  You never let go of the win.
  You never let go of the win.
  You never let go of the win. That is 3 games in a row.

Each game is looked back at in a line.

  $ nimm computer --level 2 nim 1,1 --seed 1 | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  < 1 1
  < maybe
  < 
  < 1 1
  < level 1
  < resign
  < no
  Player takes 1 from pile 1.
  Computer takes 1 from pile 2.
  Computer takes the last stone and wins.
  You never had a winning position: from this starting position, whoever moves second wins.
  Press Enter, type no, or type the name of a game. Or type help.
  Nim, level 2 of 5.
  Player takes 1 from pile 1.
  Computer takes 1 from pile 2.
  Computer takes the last stone and wins.
  You never had a winning position: from this starting position, whoever moves second wins.
  Nim, level 1 of 5.
  Player resigns: Computer wins.
  You never had a winning position: from this starting position, whoever moves second wins.
  For a change, type kayles.
  $ nimm computer chomp 2x2 --seed 1 --level perfect | grep -A 4 'and wins'
  < 1 2
  < no
  Computer leaves only the poisoned square and wins.
  You could have won. Type retry to go back to move 1 and find a better move, or why to be told.
  $ nimm computer --level great
  2> nimm: --level "great": write a number from 1 to 5, or beginner, easy, medium, hard or perfect
  [2]
  $ nimm computer triangle convex:4 --seed 1 --level 5 | sed '1,/^$/d' | grep -A 4 'and wins'
  < AB
  < BC
  < AC
  Computer completes the triangle A B C and wins.
  You could have won. Type retry to go back to move 1 and find a better move, or why to be told.
  Press Enter, type no, or type the name of a game.

  $ nimm computer --level 2 coloring fan:1 --seed 1 | grep 'green triangle'
  < AB
  < BC
  < AC
  Player makes the green triangle A B C and wins.

  $ printf '1 AC\n' | nimm compound 'triangle=convex:3/AB,BC+nim=3' --names A,B --seed 1 | grep 'and wins'
  A decides one of the parts and wins.

After the end, two letters of a move are not short for a word that takes the win back.

  $ printf '%s\n' 'a b' BA ba back | nimm triangle '3,9 0,7 5,8 4,1 1,0/AD,BD' --names A,B --seed 1 --no-hints | grep -E 'and wins|^Press|^Taken'
  A completes the triangle A B D and wins.
  Press Enter, type no, or type the name of a game.
  Press Enter, type no, or type the name of a game.
