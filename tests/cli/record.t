SPDX-License-Identifier: MIT

A game is saved, without what was taken back, and never over a file where nobody can be asked.

  $ nimm nim 3,4,6 --seed 42 --names Ada,Charles --no-hints | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  < 1 1
  < 1 1
  < 2 4
  < save
  < undo
  < 3 1
  < save first.nimm
  < save first.nimm
  < save no/a
  < save /dev/null
  < quit
  Ada takes 1 from pile 1.
  Charles takes 1 from pile 1.
  Ada takes 4 from pile 2.
  Type save and the name of a file, for example save game.nimm.
  Ada's move is taken back.
  Ada takes 1 from pile 3.
  Saved as first.nimm. To continue it: nimm resume first.nimm
  Not saved: first.nimm exists, and there is nobody to ask.
  Cannot save no/a: No such file or directory; nothing has been written.
  Cannot save /dev/null: it is not an ordinary file; nothing has been written.
  $ cat first.nimm; ls -A
  nimm-record: 2
  game: nim
  position: 3,4,6
  player 1: human Ada
  player 2: human Charles
  first: 1
  misere: no
  seed: 42
  hints: no
  moves:
  1. 1 1
  2. 1 1
  3. 3 1
  result: unfinished
  first.nimm

  $ printf 'save /dev/full\nquit\n' | nimm resume first.nimm --no-hints >said; echo $?; grep save said; rm said
  1
  Cannot save /dev/full: it is not an ordinary file; nothing has been written.

A saved game goes on where it stood, with its players; nothing is asked that is known.

  $ nimm resume first.nimm --no-hints | grep -v -e '^Pile' -e '^$'
  < 2 1
  < history
  < resign
  < save second.nimm
  < no
  Ada against Charles, Nim, after move 3.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 4 to take 4 from pile 2, or help.
  Charles takes 1 from pile 2.
    0. 3,4,6
    1. Ada takes 1 from pile 1: 3,4,6 -> 2,4,6
    2. Charles takes 1 from pile 1: 2,4,6 -> 1,4,6
    3. Ada takes 1 from pile 3: 1,4,6 -> 1,4,5
    4. Charles takes 1 from pile 2: 1,4,5 -> 1,3,5
  Ada resigns: Charles wins.
  Ada resigned a won game.
  Score: 0 for Ada, 1 for Charles.
  Saved as second.nimm. To look at it again: nimm resume second.nimm
  $ tail -n 6 second.nimm
  moves:
  1. 1 1
  2. 1 1
  3. 3 1
  4. 2 1
  result: player 2, player 1 resigned

A score goes on, and a game is without suggestions where there were none; --hints counts more.

  $ nimm nim 1 --seed 1 --names Ada,Charles --no-hints | tail -n 1
  < 1 1
  < 
  < save evening.nimm
  < quit
  Score: 1 for Ada, 0 for Charles.
  $ sed -n '/^first/,$p' evening.nimm
  first: 2
  misere: no
  seed: 652893
  score: 1,0
  hints: no
  moves:
  result: unfinished
  $ nimm resume evening.nimm | sed '3,/^$/d' | grep -v '^$'
  < save evening-2.nimm
  < 1 1
  < save over.nimm
  < quit
  Ada against Charles, Nim, before the first move.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Pile 1 : O
  Saved as evening-2.nimm. To continue it: nimm resume evening-2.nimm
  Charles takes 1 from pile 1.
  Charles takes the last stone and wins.
  Score: 1 for Ada, 1 for Charles.
  Saved as over.nimm. To look at it again: nimm resume over.nimm
  $ cmp evening.nimm evening-2.nimm; sed -n '/^score/,$p' over.nimm; nimm resume over.nimm </dev/null | grep Score
  score: 1,0
  hints: no
  moves:
  1. 1 1
  result: player 2
  Score: 1 for Ada, 1 for Charles.
  $ nimm resume evening.nimm --hints </dev/null | grep Suggestion
  Suggestion for Charles: take 1 from pile 1 to win.

A game that is over is opened at its end; undo and redo walk through it, and review looks back at it.

  $ nimm resume second.nimm --no-hints
  < undo
  < undo 2
  < redo
  < redo
  < review
  Ada against Charles, Nim, after move 4.

  Pile 1 : O
  Pile 2 : O O O
  Pile 3 : O O O O O

  Ada resigns: Charles wins.
  Ada resigned a won game.
  Score: 0 for Ada, 1 for Charles.
  Ada's resignation is taken back.

  Pile 1 : O
  Pile 2 : O O O
  Pile 3 : O O O O O

  The last 2 moves are taken back.

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O O

  Ada takes 1 from pile 3.

  Pile 1 : O
  Pile 2 : O O O O
  Pile 3 : O O O O O

  Charles takes 1 from pile 2.

  Pile 1 : O
  Pile 2 : O O O
  Pile 3 : O O O O O


  Ada took 2 of 2 chances to win. Nobody gave anything away.
    1. Ada played 1 1: kept the win, the only move that did.
    2. Charles played 1 1: no move could win.
    3. Ada played 3 1: kept the win, the only move that did.
    4. Charles played 2 1: no move could win.
  $ printf 'game: nim\nposition: 1,2\nmoves:\n1 1\n2 2\nresult: player 2\n' >won.nimm
  > printf 'undo\nredo\nhistory\nload second.nimm\n' | nimm resume won.nimm --no-hints
  Player 1 against Player 2, Nim, after move 2.

  Pile 1 :
  Pile 2 :

  Player 2 takes the last stone and wins.
  It turned at move 1: Player 1 takes 1 from pile 1. Better: take 1 from pile 2.
  Score: 0 for Player 1, 1 for Player 2.
  Player 2's move is taken back.

  Pile 1 :
  Pile 2 : O O

  Player 2 takes 2 from pile 2.

  Player 2 takes the last stone and wins.
  It turned at move 1: Player 1 takes 1 from pile 1. Better: take 1 from pile 2.
  Score: 0 for Player 1, 1 for Player 2.
    0. 1,2
    1. Player 1 takes 1 from pile 1: 1,2 -> 0,2
    2. Player 2 takes 2 from pile 2: 0,2 -> 0,0
  Ada against Charles, Nim, after move 4.

  Pile 1 : O
  Pile 2 : O O O
  Pile 3 : O O O O O

  Ada resigns: Charles wins.
  Ada resigned a won game.
  Score: 0 for Ada, 1 for Charles.
  $ printf 'game: digraph\nposition: a>b,b>a@a\nmoves:\nb\na\nb\na\nresult: draw\n' >drawn.nimm
  > printf 'undo\nredo\n' | nimm resume drawn.nimm --no-hints | head -n 16
  Player 1 against Player 2, Directed-Graph Game, after move 4.

  [a]
  | ^
   b
  Lines go down; those ending in ^ go up.
  From a you can go to b.

  A draw: this position has come up for the third time with Player 1 to move.
  Player 2's move is taken back.

  [b]
  | ^
   a
  Lines go down; those ending in ^ go up.
  From b you can go to a.

A record by hand, for other programs; what is wrong in one is named with its line.

  $ printf 'game: kayles\nposition: iii.iii\nmoves:\n2\n6\n' >kayles.nimm; echo review | nimm resume kayles.nimm | grep -A 5 chance
  Player 2 took 1 of 1 chances to win. Nobody gave anything away.
    1. Player 1 played 2: no move could win.
    2. Player 2 played 6: kept the win, the only move that did.
  $ printf 'game: nim\nposition: 3,4,5\nmoves:\n1 3\n1 1\n' >wrong.nimm; nimm resume wrong.nimm
  2> nimm: "wrong.nimm": line 5: move 2: Pile 1 is empty. Type pile and stones, such as 2 1.
  [1]
  $ printf 'game: nim\nposition: 3,4,5\nmoves:\n1 3\nresult: player 1\n' >wrong.nimm; nimm resume wrong.nimm
  2> nimm: "wrong.nimm": line 5: "player 1": after these moves write result: unfinished, or player 1, player 2 resigned
  [1]
  $ for words in 'resume none.nimm' 'resume .'; do nimm $words; done
  2> nimm: "none.nimm": No such file or directory
  2> nimm: ".": it is a folder
  [1]
  $ for words in 'resume -' resume 'resume missing.nimm --color red'; do nimm $words; done
  2> nimm: nimm resume needs standard input for the players: name a file
  2> nimm: no game is saved; nimm starts a new one
  2> nimm: --color "red": write auto, always or never
  [2]

What is wrong with the game that was kept is said as of a file, and a sentence has one period.

  $ mkdir -p nimm; printf 'game: nim\nposition: 3\nmoves:\n1 4\n' | tee one.nimm >nimm/kept; XDG_STATE_HOME=$PWD nimm resume
  2> nimm: the saved game is damaged (line 4: move 1: Pile 1 has 3 stones: take 1 to 3.); nimm starts a new one
  [1]
  $ printf 'resume\nload one.nimm\n' | XDG_STATE_HOME=$PWD nimm nim 3 --names A,B | grep Cannot; rm -r one.nimm nimm
  Cannot resume: the saved game is damaged (line 4: move 1: Pile 1 has 3 stones: take 1 to 3.).
  Cannot load one.nimm: line 4: move 1: Pile 1 has 3 stones: take 1 to 3.

A file size limit is a full disk: the old file stays.

  $ cp first.nimm keep.nimm
  > printf 'save first.nimm\nyes\nquit\n' | (ulimit -f 0; nimm resume first.nimm --no-hints) | tail -n 2
  Not saved: first.nimm exists, and there is nobody to ask.
  "yes" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.
  $ cmp first.nimm keep.nimm && ls -A
  drawn.nimm
  evening-2.nimm
  evening.nimm
  first.nimm
  kayles.nimm
  keep.nimm
  over.nimm
  second.nimm
  won.nimm
  wrong.nimm

Misere games say so.

  $ printf 'game: nim\nposition: 1\nmisere: yes\nmoves:\n1 1\n' >misere.nimm; nimm resume misere.nimm </dev/null | grep loses
  Player 1 takes the last stone and loses: Player 2 wins.

A game that is over before its first move says so.

  $ printf 'game: nim\nposition: 0\nmoves:\n' >empty.nimm; nimm resume empty.nimm </dev/null | grep ': .* wins'
  There is no move to make: Player 2 wins.

A game with parameters is kept with them, also as a new game.

  $ printf '1 1\nsave sub.nimm\nquit\n' | nimm subtraction:1,3 5 --seed 1 --names A,B --no-hints | grep Saved
  Saved as sub.nimm. To continue it: nimm resume sub.nimm
  $ printf '1 3\nnew\nsave new.nimm\n' | nimm resume sub.nimm >/dev/null; sed -n '/^game/p; /^position/p' new.nimm
  game: subtraction:1,3
  position: 5

A record without a seed has the one of the table it is laid on.

  $ printf 'game: nim\nposition: 3,4\nmoves:\n' >unseeded; printf 'load unseeded\nsave seeded\n' | nimm nim 1 --seed 7 --names A,B >/dev/null; grep seed seeded
  seed: 7

Two computers keep their levels in another game.

  $ printf 'game: nim\nposition: 3,4\nplayer 1: computer 3 Computer 1\nplayer 2: computer 4 Computer 2\nseed: 1\nmoves:\n' >levels
  $ printf 'chop\nsave another\n' | nimm resume levels >/dev/null; grep -e ^game -e ^player another
  game: chop
  player 1: computer 3 Computer 1
  player 2: computer 4 Computer 2

A game that is resumed goes on as it would have gone on.

  $ nimm nim 15,16,17 --players computer,computer --level 3 --seed 5 < /dev/null | grep 'Computer . takes' > whole
  $ head -n 2 whole | sed 's/.* takes \([0-9]*\) from pile \([0-9]*\)\./\2 \1/' > moves
  $ printf 'game: nim\nposition: 15,16,17\nplayer 1: computer 3 Computer 1\nplayer 2: computer 3 Computer 2\nseed: 5\nmoves:\n' | cat - moves > begun
  $ nimm resume begun < /dev/null | grep 'Computer . takes' > resumed
  $ tail -n +3 whole | cmp - resumed && wc -l < moves
  2

Whoever sits at the table, the two have different names, so that what was saved is read again.

  $ printf 'game: nim\nposition: 3,4\nplayer 1: human Computer\nmoves:\n' >computer.nimm
  $ cat >names <<'END'
  > printf "$1save named.nimm\nquit\n" | nimm $2 >said && nimm resume named.nimm </dev/null | sed 's/,.*//;q'
  > rm -f named.nimm
  > END
  $ for typed in '\n\n' 'Player 2\n\n' '\nplayer 1\nAda\n' '\n\nname 1 Ada\nname 1 Player 2\n' 'Computer 2\ncomputer\nname 1 computer\n'; do sh names "$typed" 'nim 3,4'; done
  Player 1 against Player 2
  Player 2 against Player 3
  Player 1 against Ada
  Player 2 against Ada
  Computer 1 against Computer 2
  $ for typed in 'name 2 human\n' 'name 1 Player 2\nname 2 human\n'; do sh names "$typed" 'nim 3,4 --players human,computer --names Ada'; done
  Ada against Player 2
  Player 2 against Player 3
  $ sh names 'name 2 computer\n' 'resume computer.nimm'
  Computer against Computer 2
  $ for names in ',Player 1' 'Player 2,' 'Player 2,computer'; do printf '\nsave named.nimm\nquit\n' | nimm nim 3,4 --names "$names" >said; nimm resume named.nimm </dev/null | sed 's/,.*//;q'; rm named.nimm; done
  Player 2 against Player 1
  Player 2 against Player 3
  Player 2 against Computer
