Words at the prompt about those who play. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --no-hints | sed '1,/^At the prompt/d' | grep -v -e '^Pile' -e '^$'
  > END

Seats and levels.

  $ sh play nim 1,1,1,1 --names Ada,Charles
  < seat
  < seat 3 human
  < seat 2
  < seat 2 dog
  < seat 1 human
  < seat 2 computer
  < 1 1
  < seat 2 human
  < level
  < level 11
  < level x
  < level 0
  < level 7
  < quit
  Type seat, 1 or 2, and human or computer, for example seat 2 computer.
  Type seat, 1 or 2, and human or computer, for example seat 2 computer.
  Type seat, 1 or 2, and human or computer, for example seat 2 computer.
  Type seat, 1 or 2, and human or computer, for example seat 2 computer.
  Ada has the first seat, Charles the second.
  Ada has the first seat, Computer the second.
  Ada takes 1 from pile 1: 1,1,1,1 -> 0,1,1,1
  Computer takes 1 from pile 2: 0,1,1,1 -> 0,0,1,1
  Ada has the first seat, Charles the second.
  The computer plays at level 10 of 10.
  Type level and a number from 0 to 10, or easy, medium, hard or perfect.
  Type level and a number from 0 to 10, or easy, medium, hard or perfect.
  The computer plays at random.
  The computer looks for its best move 7 times in 10, and otherwise plays at random.
  Goodbye. Score: 0 for Ada, 0 for Charles.

A person who was never named gets a name that is not the other's, and so does a second computer; whoever leaves a chair
finds it again.

  $ sh play nim 3,4
  < computer
  < Player 1
  < seat 1 human
  < seat 2 computer
  < seat 2 human
  < quit
  Computer takes 1 from pile 2: 3,4 -> 3,3
  Player 2 has the first seat, Player 1 the second.
  Player 2 has the first seat, Computer the second.
  Computer takes 1 from pile 1: 3,3 -> 2,3
  Player 2 has the first seat, Player 1 the second.
  Goodbye. Score: 0 for Player 2, 0 for Player 1.
  $ sh play nim 1
  < Computer 1
  < computer
  < seat 1 computer
  < quit
  Computer 1 has the first seat, Computer 2 the second.
  Computer 1 takes 1 from pile 1: 1 -> 0
  *** Computer 1 wins! ***
  Computer 1 took the last stone.
  Score: 1 for Computer 1, 0 for Computer 2.
  Goodbye. Score: 1 for Computer 1, 0 for Computer 2.

Names.

  $ sh play nim 3,4 --names Ada,Charles
  < name
  < name 3 Bob
  < name 2
  < name 2 Ada
  < name 1 computer
  < name 2 Bob \xff (esc)
  < name 1 Augusta Ada King, Countess of Lovelace
  < name 1 Ada King
  < quit
  Type name, 1 or 2, and the name, for example name 2 Charles.
  Type name, 1 or 2, and the name, for example name 2 Charles.
  Type a name too, for example name 2 Charles.
  "Ada" is the other player: choose another name.
  That name is taken by the computer: choose another name.
  Player 2 is Bob \xFF.
  A name has at most 32 characters.
  Player 1 is Ada King.
  Goodbye. Score: 0 for Ada King, 0 for Bob \xFF.

At the question for a name: a word of the game is no name there, and leads straight to it.

  $ for names in 'board\nquit' 'Ada\nAda\ncomputer\nquit' 'quit' 'Ada\nexit'; do printf "$names\n" | nimm nim 3,4 --no-hints --seed 1 | tail -n 1; done
  Goodbye. Score: 0 for Player 1, 0 for Player 2.
  Goodbye. Score: 0 for Ada, 0 for Computer.
  Goodbye. Score: 0 for Player 1, 0 for Player 2.
  Goodbye. Score: 0 for Ada, 0 for Player 2.
  $ printf 'Ada\ncomputer\nCharles\nquit\n' | nimm nim 3,4 --no-hints --seed 1 --players human,human | tail -n 1
  Goodbye. Score: 0 for Ada, 0 for Charles.

Places: changed at once before the first move, after it when the next game begins.

  $ sh play nim 1,1 --names Ada,Charles
  < swap
  < 1 1
  < swap
  < swap
  < swap
  < 2 1
  < 
  < resign
  < no
  Charles has the first seat, Ada the second.
  Charles takes 1 from pile 1: 1,1 -> 0,1
  You change places when the next game begins.
  You keep your places.
  You change places when the next game begins.
  Ada takes 1 from pile 2: 0,1 -> 0,0
  *** Ada wins! ***
  Ada took the last stone.
  Score: 0 for Charles, 1 for Ada.
  Nim, seed 652893. This game again: nimm nim 1,1 --seed 652893 --first 2 --no-hints
  Charles resigns.
  *** Ada wins! ***
  Score: 2 for Ada, 0 for Charles.
  Goodbye. Score: 2 for Ada, 0 for Charles.
