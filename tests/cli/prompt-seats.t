SPDX-License-Identifier: MIT

Words at the prompt about those who play. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --no-hints | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

Who plays, and how well.

  $ sh play nim 1,1,1,1 --names Ada,Charles
  < name
  < name 3 Bob
  < name 2
  < name 2 Ada
  < name 2 Bob \xff (esc)
  < name 1 Augusta Ada King, Countess of Lovelace
  < name 1 Ada King
  < name 2 computer
  < 1 1
  < seat 2 human
  < name 2 Charles
  < level
  < level 6
  < level x
  < level 0
  < level 4
  < level beginner
  < quit
  Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.
  Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.
  Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.
  "Ada" is the other player: choose another name.
  Player 2 is Bob \xFF.
  A name has at most 32 characters.
  Player 1 is Ada King.
  Player 2 is Computer.
  Ada King takes 1 from pile 1.
  Computer takes 1 from pile 2.
  Player 2 is Player 2.
  Player 2 is Charles.
  The computer plays at level 5 of 5.
  Type level and a number from 1 to 5, or beginner, easy, medium, hard or perfect.
  Type level and a number from 1 to 5, or beginner, easy, medium, hard or perfect.
  Type level and a number from 1 to 5, or beginner, easy, medium, hard or perfect.
  The computer plays at level 4 of 5.
  The computer plays at level 1 of 5.

Two computers have a number each.

  $ sh play nim 1
  < Computer 1
  < computer
  < name 1 computer
  < quit
  Player 1 is Computer 1.
  Computer 1 takes 1 from pile 1.
  Computer 1 takes the last stone and wins.

At the question for a name: a word of the game is no name there, and leads straight to it; what leaves a game leaves there
too.

  $ for names in 'board\nquit' 'Ada\nAda\ncomputer\nquit' 'quit' 'Ada\nexit' 'q' 'Ada\nbye'; do printf "$names\n" | nimm nim 3,4 --no-hints --seed 1 | grep ^Pile | wc -l; done
  4
  2
  0
  0
  0
  0
