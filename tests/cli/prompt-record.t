The words save, comment and review at the prompt. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | sed '1,/^At the prompt/d' | grep -v -e '^Pile' -e '^$'
  > END

A folder is no file, and neither is a pipe; a name that a shell would take apart comes back whole.

  $ mkdir games && ln -s games link && mkfifo pipe && ln -s nowhere/file astray
  $ sh play nim 3,4
  < save games
  < save games/
  < save link
  < save pipe
  < save astray
  < save games/one game
  < save games/it's
  < save -x
  < save games/-x/y
  < quit
  Cannot save games: it is a folder; nothing has been written.
  Cannot save games/: it is a folder; nothing has been written.
  Cannot save link: it is a folder; nothing has been written.
  Cannot save pipe: it is not an ordinary file; nothing has been written.
  Cannot save astray: it is a link that leads nowhere; nothing has been written.
  Saved as games/one game; to play on from there, nimm resume 'games/one game'
  Saved as games/it's; to play on from there, nimm resume 'games/it'\''s'
  Saved as -x; to play on from there, nimm resume ./-x
  Cannot save games/-x/y: No such file or directory; nothing has been written.
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ ls games
  it's
  one game
  $ head -c 5000 /dev/zero | tr '\0' x >long
  $ (printf 'save '; cat long; printf '\ncomment '; cat long; printf '\nsave '; head -c 300 long; printf '\nquit\n') | sh play nim 3,4 | cut -c 1-60
  That is too long: a line has at most 4095 bytes.
  That is too long: a line has at most 4095 bytes.
  Cannot save xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
  Goodbye. Score: 0 for Ada, 0 for Charles.

Comments: at most so many of them, and at most so many bytes in a record.

  $ (yes 'comment x' | head -n 10001; echo quit) | sh play nim 3,4 | sort | uniq -c | sed 's/^ *//'
  1 Goodbye. Score: 0 for Ada, 0 for Charles.
  1 Not noted: a record has at most 10000 comments.
  10000 Noted; save keeps it in the record.
  $ (head -c 4000 /dev/zero | tr '\0' x | sed 's/^/comment /'; echo) >comment
  $ cat >much <<'END'
  > for i in 0 1 2 3 4 5 6 7 8 9 A; do for k in 0 1 2 3 4 5 6 7 8 9; do for n in 0 1 2 3 4 5 6 7 8 9; do cat comment; done; done; done
  > echo save big; echo quit
  > END
  $ sh much | nimm nim 3,4 --names A,B --no-hints >said; echo $?; tail -n 3 said
  1
  Not saved: a record has at most 4194304 bytes.

  Goodbye. Score: 0 for A, 0 for B.
  $ test -e big
  [1]

Looking back: on nothing, on a resignation, on a win thrown away, in a table and in sentences.

  $ sh play nim 3,4
  < review
  < resign
  < review
  < no
  No move has been made: there is nothing to look back at.
  Ada resigns.
  *** Charles wins! ***
  Score: 0 for Ada, 1 for Charles.
  No move was made.
  At the end: Ada resigned a won game; 2 1 would have kept it (take 1 from pile
    2).
  Ada < Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win.)
  Goodbye. Score: 0 for Ada, 1 for Charles.
  $ sh play nim 1,2,4
  < 3 2
  < 1 1
  < 2 2
  < review
  < quit
  Ada takes 2 from pile 3: 1,2,4 -> 1,2,2
  Charles takes 1 from pile 1: 1,2,2 -> 0,2,2
  Ada takes 2 from pile 2: 0,2,2 -> 0,0,2
  Who could have won before and after each move; ! marks a turning point.
   No  Player   Move  Before   After       Winning moves
    1  Ada      3 2   Ada      Charles  !  only 3 1
    2  Charles  1 1   Charles  Charles     only 1 1
    3  Ada      2 2   Charles  Charles     none
  Move 1: Ada threw the win away; 3 1 would have kept it (take 1 from pile 3).
  Ada <>>> Charles
  (A mark for the start, then one for each move: < Ada could win, > Charles could
  win.)
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh play nim 1,2,4 --plain
  < 3 2
  < 1 1
  < 2 2
  < review
  < quit
  Ada takes 2 from pile 3.
  Charles takes 1 from pile 1.
  Ada takes 2 from pile 2.
  Move 1, Ada: 3 2. Before it Ada could win. After it Charles could win. The only
    winning move was 3 1.
  Move 2, Charles: 1 1. Before and after it Charles could win. The only winning
    move was 1 1.
  Move 3, Ada: 2 2. Before and after it Charles could win. No move could have won.
  Move 1: Ada threw the win away; 3 1 would have kept it (take 1 from pile 3).
  Who could win: Ada at the start; Charles after move 1.
  Goodbye. Score: 0 for Ada, 0 for Charles.
