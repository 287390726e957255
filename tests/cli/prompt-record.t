SPDX-License-Identifier: MIT

The words save and review at the prompt. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | sed '1,/^$/d' | grep -v -e '^Pile' -e '^$'
  > END

A folder is no file, and neither is a pipe; a name that a shell would take apart comes back whole.

  $ mkdir games && mkfifo pipe
  $ sh play nim 3,4
  < save games/
  < save pipe
  < save games/it's
  < save -x
  < save games/-x/y
  < quit
  Cannot save games/: it is a folder; nothing has been written.
  Cannot save pipe: it is not an ordinary file; nothing has been written.
  Saved as games/it's. To continue it: nimm resume 'games/it'\''s'
  Saved as -x. To continue it: nimm resume ./-x
  Cannot save games/-x/y: No such file or directory; nothing has been written.
  $ ls games
  it's
  $ xs() { head -c $1 /dev/zero | tr '\0' x; }
  > (xs 1000000; echo; xs 1000001; printf '\nsave '; xs 300) | sh play nim 3,4 | sed 's/xxxxx*/xxxx/g; s/File *name/File name/'
  "xxxx..." is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  That is too long: a line has at most 1000000 bytes.
  Cannot save xxxx: File name too long; nothing has been written.

Looking back: on nothing, on a resignation, on a win thrown away; in a table, and with --plain in sentences.

  $ sh play nim 3,4
  < review
  < resign
  < review
  < no
  No move has been made: there is nothing to review.
  Ada resigns: Charles wins.
  Ada resigned a won game.
  Score: 0 for Ada, 1 for Charles.
  Ada took 0 of 1 chances to win. The last turning point was the resignation.
  ! At the end Ada resigned a winning position; better: take 1 from pile 2.
  $ sh play nim 1,2,4
  < 3 2
  < 1 1
  < 2 2
  < review
  < quit
  Ada takes 2 from pile 3.
  Charles takes 1 from pile 1.
  Ada takes 2 from pile 2.
  Ada took 0 of 1 chances to win, Charles 1 of 1. The last turning point was move 1.
  ! 1. Ada played 3 2: gave the win away; better: take 1 from pile 3.
    2. Charles played 1 1: kept the win, the only move that did.
    3. Ada played 2 2: no move could win.

Looking back on what nobody can search, on many moves that win, on draws, on moves too many to list.

  $ cat >back <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | awk '/winning move|chances/ { on = 1 } on' | grep -v -e '^nobody could' -e '^(At' -e '^ *$'
  > END
  $ sh back chomp 32,31,30,29,28,27,26,25,24,23,22,21,20
  < 13 20
  < review
  Neither player ever had a winning move. Not all of the game could be searched.
    1. Ada played 13 20: too large to search.
  $ sh back nim 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
  < 1 1
  < 2 1
  < review
  Charles took 1 of 1 chances to win. Nobody gave anything away.
    1. Ada played 1 1: no move could win.
    2. Charles played 2 1: kept the win, as any of 15 moves would have.
  $ sh back digraph 'a>b,b>a@a'
  < resign
  < review
  Neither player ever had a winning move. The last turning point was the resignation.
  ! At the end Ada resigned a drawn position; better: move the token to b.
  $ sh back digraph 'a>x,a>d,d>e,e>d,d>y,y>z,e>y,x>x1,x1>x2@a'
  < d
  < e
  < d
  < y
  < z
  < review
  Ada took 1 of 2 chances to win. The last turning point was move 4.
  ! 1. Ada played d: let the win slip to a draw; better: move the token to x.
    2. Charles played e: kept the draw.
    3. Ada played d: kept the draw.
  ! 4. Charles played y: gave the draw away; better: move the token to e.
    5. Ada played z: kept the win, the only move that did.
  Before move 4:
   [d]
  //^\\\
   e   |
   \\ //
     y
     |
     z
  Lines go down; those ending in ^ go up.
  From d you can go to e or y. 4 nodes cannot be reached.
  $ sh back digraph 'a>x,a>d,d>e,e>d,d>y,y>z,e>y,x>x1,x1>x2@a' --plain | sed 2,4d
  < d
  < e
  < d
  < y
  < z
  < review
  Ada took 1 of 2 chances to win. The last turning point was move 4.
  4. Charles moves the token to y: gave the draw away; better: move the token to e.
  5. Ada moves the token to z: kept the win, the only move that did.
  $ printf '1 2\nreview\n' | nimm northcott W...B/W.B.. --names Ada,Charles --no-hints | tail -n 4
          1 2 3 4 5
  Row 1 : W . . . B
  Row 2 : W . B . .
  White (W) is Ada, black (B) is Charles.
  $ sh back chomp 31x30 | head -n 7
  < 1 2
  < review
  Ada took 0 of 1 chances to win. The last turning point was move 1.
  ! 1. Ada played 1 2: gave the win away.
  Before move 1:
           1   5   10   15   20   25   30
  Row  1 : XOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
  Row  2 : OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
  Row  3 : OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO

A winning move that nobody has made yet was not missed, and is told of.

  $ printf '1 6\nreview\n' | nimm queen 4x6 --names Ben,Cara --no-hints | grep Neither
  Neither player ever had a winning move before this one. Nobody gave anything away.
