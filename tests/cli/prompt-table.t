What is asked and said around the games: matches, hidden suggestions, blank lines, colors, long positions.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles | sed '1,/^At the prompt/d' | grep -v -e '^Pile' -e '^$'
  > END

The suggestion is hidden until Enter, and shown again when that is wanted; hint shows it in any case.

  $ sh play nim 1,2
  < freeze
  < 1 1
  < 
  < hint
  < freeze
  < 1 1
  < quit
  Suggestion for Ada: take 1 from pile 2.
  Suggestions are now hidden until you press Enter; type freeze again to show them.
  Ada takes 1 from pile 1: 1,2 -> 0,2
  The suggestion is hidden: Enter shows it.
  Suggestion for Charles: take 2 from pile 2.
  Suggestion for Charles: take 2 from pile 2.
  Suggestions are shown again.
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh play nim 1,2 --no-hints
  < freeze
  < \x20\x20 (esc)
  < \x20 1 1 \x09\x20 (esc)
  < hint
  < quit
  Suggestions are now hidden until you press Enter; type freeze again to show them.
  Suggestion for Ada: take 1 from pile 2.
  Ada takes 1 from pile 1: 1,2 -> 0,2
  Suggestion for Charles: take 2 from pile 2.
  Goodbye. Score: 0 for Ada, 0 for Charles.

A match: whoever has more than half of the points has won it. A draw is nobody's.

  $ sh play nim 1 --best-of 3 --no-hints
  < 1 1
  < maybe
  < y
  < 1 1
  < n
  Ada takes 1 from pile 1: 1 -> 0
  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.
  Type yes or no.
  Nim, seed 652893. This game again: nimm nim 1 --seed 652893 --first 2
  Charles takes 1 from pile 1: 1 -> 0
  *** Charles wins! ***
  Charles made the last move.
  Score: 1 for Ada, 1 for Charles.
  Goodbye. Score: 1 for Ada, 1 for Charles.
  $ sh play nim 1 --best-of 1 --no-hints
  < 1 1
  < what
  < score
  < 
  Ada takes 1 from pile 1: 1 -> 0
  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.
  Ada wins the match, the best of 1.
  Press Enter, or type help.
  Score: 1 for Ada, 0 for Charles.
  Goodbye. Score: 1 for Ada, 0 for Charles.
What was asked of a random start is asked for again.

  $ nimm nim --seed 3 --names Ada,Charles --piles 2..3 --stones 1..4 --balanced --no-hints | head -n 1
  < quit
  Nim, seed 3. This game again: nimm nim --seed 3 --piles 2..3 --stones 1..4 --balanced

A long position is not told again with each move.

  $ sh play nim 10000,10001,10002,10003,10004,10005,10006,10007,10008,10009,10010,10011 --no-hints
  < 1 1
  < quit
  Ada takes 1 from pile 1.
  Goodbye. Score: 0 for Ada, 0 for Charles.

The last move, one's own, is taken back and made again; so is one after which nobody is asked.

  $ sh play nim 1 --players human,computer --no-hints
  < 1 1
  < undo
  < redo
  < no
  Ada takes 1 from pile 1: 1 -> 0
  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.
  Taken back.
  Ada takes 1 from pile 1: 1 -> 0
  *** Ada wins! ***
  Ada made the last move.
  Score: 1 for Ada, 0 for Charles.
  Goodbye. Score: 1 for Ada, 0 for Charles.

Files that are none; a game with parameters is kept with them.

  $ sh play nim 1 --no-hints
  < new digraph missing.dot
  < new digraph nothing.txt
  < new digraph no.DOT@a
  < quit
  No new game: missing.dot: No such file or directory.
  No new game: there is no move in this position: the game would be over before it began.
  No new game: "a" after @ is not one of the nodes before it.
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh play subtraction:1,3 5 --no-hints
  < 1 1
  < save sub.nimm
  < quit
  One move takes 1 or 3 stones.
  Ada takes 1 from pile 1: 5 -> 4
  One move takes 1 or 3 stones.
  Saved as sub.nimm; to play on from there, nimm resume sub.nimm
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ nimm resume sub.nimm --no-hints | tail -n 9
  < 1 3
  < new
  < quit

  This game is left unfinished; nobody gets a point.
  Subtraction game, seed 652893. This game again: nimm subtraction:1,3 5 --seed 652893

  Pile 1 : O O O O O
  One move takes 1 or 3 stones.


  Goodbye. Score: 0 for Ada, 0 for Charles.

Colors are for terminals, and for who forces them on something that is one by its name.

  $ printf 'quit\n' | NO_COLOR= CLICOLOR_FORCE=1 TERM=xterm nimm nim 1 --seed 1 --names A,B --no-hints | tail -n 1
  Goodbye. Score: 0 for A, 0 for B.
  $ cat >wrong <<'END'
  > printf '9\n' | nimm nim 1 --seed 1 --names A,B --no-hints | grep 'no pile'
  > END
  $ CLICOLOR_FORCE=1 TERM=xterm sh wrong
  \x1B[33mThere is no pile 9: choose pile 1. (esc)
  $ CLICOLOR_FORCE=0 TERM=xterm sh wrong
  There is no pile 9: choose pile 1.
  $ CLICOLOR_FORCE=1 TERM=dumb sh wrong
  There is no pile 9: choose pile 1.
  $ NO_COLOR=1 CLICOLOR_FORCE=1 TERM=xterm sh wrong
  There is no pile 9: choose pile 1.

Looking back on what nobody can search, on a draw given away, and on many moves that win.

  $ cat >back <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | awk '/^(Who could have|Move 1[,:]|No move was made)/ { on = 1 } on && NF'
  > END
  $ sh back chomp 32,31,30,29,28,27,26,25,24,23,22,21,20
  < 13 20
  < review
  < quit
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move   Before   After       Winning moves
    1  Ada      13 20  ?        ?           ?
  2 of 2 positions are too large to search: who could win there is not known.
  Ada ?? Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win, ? not known.)
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh back nim 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
  < 1 1
  < 2 1
  < 3 1
  < review
  < quit
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move  Before   After       Winning moves
    1  Ada      1 1   Charles  Charles     none
    2  Charles  2 1   Charles  Charles     15 moves
    3  Ada      3 1   Charles  Charles     none
  Nobody gave anything away.
  Ada >>>> Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win.)
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh back nim 4,5,6 --plain
  < 3 5
  < 1 3
  < review
  < quit
  Move 1, Ada: 3 5. Before and after it Ada could win. There were 3 winning moves:
    1 1, 2 3, 3 5.
  Move 2, Charles: 1 3. Before and after it Ada could win. No move could have won.
  Nobody gave anything away.
  Who could win: Ada at the start.
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh back digraph 'a>b,b>a@a'
  < resign
  < review
  < no
  No move was made.
  At the end: Ada resigned, though the game was drawn; b would have kept it (move
    the token to b).
  Ada = Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win, = nobody could.)
  Goodbye. Score: 0 for Ada, 1 for Charles.
  $ sh back digraph 'a>b,b>a,a>c,c>d@a'
  < c
  < d
  < review
  < no
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move  Before   After       Winning moves
    1  Ada      c     nobody   Charles  !  none
    2  Charles  d     Charles  Charles     only d
  Move 1: Ada gave the draw away; b would have kept it (move the token to b).
  Ada =>> Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win, = nobody could.)
  Goodbye. Score: 0 for Ada, 1 for Charles.
  $ sh back chomp 31x30
  < 1 2
  < review
  < quit
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move  Before   After       Winning moves
    1  Ada      1 2   Ada      Charles  !  ?
  Move 1: Ada threw the win away.
  Ada <> Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win.)
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh back prime 4611686018427387904,3
  < 1 2
  < review
  < quit
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move  Before   After       Winning moves
    1  Ada      1 2   Ada      Charles  !  1 move
  Move 1: Ada threw the win away; 1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
    2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
    would have kept it (split 2^61 off number 1).
  Ada <> Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win.)
  Goodbye. Score: 0 for Ada, 0 for Charles.
