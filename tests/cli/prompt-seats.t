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
  Player 1 is Charles, and player 2 is Ada.
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

The score belongs to the two who have played: it goes with their names, and begins anew where a person and the computer
change places.

  $ cat >score <<'END'
  > sh play nim 1 --names Mia,Ben | grep -e ' is ' -e Score
  > END
  $ sh score
  < resign
  < 
  < name 1 Ben
  < name 1 Bob
  < quit
  Score: 0 for Mia, 1 for Ben.
  Player 1 is Ben, and player 2 is Mia.
  Player 1 is Bob.
  Score: 1 for Bob, 0 for Mia.
  $ sh score
  < resign
  < 
  < name 2 computer
  < name 1 Ben
  < resign
  < quit
  Score: 0 for Mia, 1 for Ben.
  Player 2 is Computer. The score starts again at 0.
  Player 1 is Ben.
  Score: 0 for Ben, 1 for Computer.
  $ printf '1 1\n\nname 2 Ben\nquit\n' | nimm nim 1 --names Mia,computer --no-hints --seed 1 | grep -e ' is ' -e Score
  Score: 1 for Mia, 0 for Computer.
  Score: 1 for Mia, 1 for Computer.
  Player 2 is Ben. The score starts again at 0.
  $ printf 'resign\nname 1 Ben\nundo\nquit\n' | nimm nim 1 --names Mia,Ben --no-hints --seed 1 | grep -e ' is ' -e Score
  Score: 0 for Mia, 1 for Ben.
  Player 1 is Ben, and player 2 is Mia.
  Ben's resignation is taken back.

Whoever wants another name finds the command for it.

  $ sh play nim 3,4 --names Mia,Ben
  < names
  < rename
  < my name is Ada
  < 1 1
  < call me Charles
  < quit
  To say who plays, type name 1 or name 2, and a name, such as name 2 Ben.
  Type name, 1 or 2, and the name, for example name 2 Charles, or name 2 computer.
  To change the name of Mia, type name 1 Ada.
  Mia takes 1 from pile 1.
  To change the name of Ben, type name 2 Charles.

Two computers have a number each.

  $ sh play nim 1
  < Computer 1
  < computer
  < name 1 computer
  < quit
  Player 1 is Computer 1.
  Computer 1 takes 1 from pile 1.
  Computer 1 takes the last stone and wins.
  Score: 1 for Computer 1, 0 for Computer 2.

At the question for a name: a word of the game is no name there, and leads straight to it; what leaves a game leaves there
too.

  $ for names in 'board\nquit' 'Ada\nAda\ncomputer\nquit' 'quit' 'Ada\nexit' 'q' 'Ada\nbye'; do printf "$names\n" | nimm nim 3,4 --no-hints --seed 1 | grep ^Pile | wc -l; done
  4
  2
  0
  0
  0
  0

What people say around a name is not part of it.

  $ printf "I'm Max lol\nmy name is Ben, haha\n1 1\n" | nimm nim 3,4 --no-hints | grep takes
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Max takes 1 from pile 1.

A name is changed in other words, too, and a question for the turn shows the board.

  $ printf 'rename player 1 to Tom\nname 2 To\nwhat are the names\nwhose turn is it?\n' | nimm nim 3,4 --names A,B --no-hints | grep -e '^Player' -e '^To say' -e '^Pile 1' -e '"'
  Pile 1 : O O O
  Player 1 is Tom.
  Pile 1 : O O O
  Player 2 is To.
  Pile 1 : O O O
  To say who plays, type name 1 or name 2, and a name, such as name 2 Ben.
  Pile 1 : O O O
