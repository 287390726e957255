SPDX-License-Identifier: MIT

What was tried in order to break it, and what it does instead.

A # in a node's name is part of it.

  $ nimm solve --why digraph '"a#b">c' | tail -n 1
    c: move the token to c

A pipe, a terminal or a folder is never waited for where somebody sits at a prompt, where the program looks by itself,
or where a game is resumed; a lesson may come from a pipe, or from -.

  $ mkdir -p nimm folder; mkfifo pipe
  $ printf '%s\n' 'load -' 'load pipe' 'load folder' 'load /dev/tty' 'label' | timeout 20 nimm nim 1 --names A,B --seed 1 | grep -E 'Cannot|No new'
  Cannot load -: No such file or directory.
  Cannot load pipe: it is not an ordinary file.
  Cannot load folder: it is a folder.
  Cannot load /dev/tty: it is not an ordinary file.
  $ mkfifo nimm/levels nimm/puzzles; XDG_STATE_HOME=$PWD timeout 20 nimm puzzle --seed 1 </dev/null | tail -n 1
  0 solved.
  $ for file in pipe /dev/null folder; do timeout 20 nimm resume $file; done
  2> nimm: "pipe": it is not an ordinary file
  2> nimm: "/dev/null": it is not an ordinary file
  2> nimm: "folder": it is a folder
  [1]
  $ (printf '@step S\nText.\n' >pipe & timeout 20 nimm lesson --check pipe); printf '@step S\nText.\n' | nimm lesson --check -
  "pipe" has no mistakes, and 1 step.
  "-" has no mistakes, and 1 step.

What is saved can be read: points at the bound, one that begins after a game.

  $ printf 'game: nim\nposition: 1\nplayer 1: human A\nplayer 2: human B\nscore: 999999,999999\nmoves:\n' >game
  > play() { printf '%s\n' "$@" | nimm resume game >/dev/null; nimm resume saved </dev/null >shown || cat shown; grep -E '^(score|best)' saved; rm -f saved; }
  > play '1 1' yes 'save saved'; play '1 1' 'save saved'; play '1 1' undo 'save saved'
  score: 999999,999999
  score: 999999,999999
  score: 999999,999999

One mistake, one status: a file that cannot be read or is wrong is 1 in every command.

  $ while read -r words; do nimm $words </dev/null >/dev/null 2>&1; echo "$? $words"; done
  < resume missing
  1 resume missing

In a pipe a record that could not be saved or loaded is status 1, whatever follows.

  $ while read -r words; do printf '%s\n' "$words" 'save fine' quit | nimm nim 1 --names A,B >/dev/null; echo "$? $words"; rm -f fine; done
  < load missing
  < save folder
  < save folder/there/not
  < board
  1 load missing
  1 save folder
  1 save folder/there/not
  0 board

The same again can be typed, words that begin with a dash too.

  $ nimm worksheet digraph --print -- '-a>b,b>c' | sed -n 's/.*\(nimm worksheet .*--seed\) [0-9]*/\1/p'
  nimm worksheet --seed -- digraph '-a>b,b>c'

A name with & is that name in a picture, too.

  $ nimm graph digraph '"a&lt;b">"c&d"@"a&lt;b"' | sed -n 's/.*\[label="\(.*\)\\nvalue.*/\1/p'
  \"a&amp;lt;b\"
  \"c&amp;d\"

Each option of a sum in which a win is open has a line of its own.

  $ for sum in 'nim=1,2+triangle=0,0 5,0 0,5 6,6/AB,BC' 'triangle=convex:5/AB,BC+nim=2' 'coloring=fan:3/AB,AC+kayles=ii'; do
  >     nimm label --json compound "$sum" >labels; sed 's/^{"position":"\([^"]*\)".*/\1/' labels >listed
  >     sed 's/^{"position":"[^"]*",//; s/},/}\n/g' labels | sed -n 's/.*"move":"[^"]*","position":"\([^"]*\)".*/\1/p' >options
  >     wc -l <options; grep -vxF -f listed options
  > done
  12
  6
  6
  [1]

A small stack is enough for everything.

  $ ulimit -s 128; while read -r words; do nimm $words </dev/null >/dev/null || echo "$? $words"; done
  < lesson
  < quiz --seed 1
  < puzzle coloring --seed 1
  < computer --seed 1
  < worksheet triangle --seed 1
  < label nim 3,3
  < solve compound triangle=convex:6+coloring=fan:4+kayles=iii
  < play compound --players computer,computer --seed 3
  < play coloring --players computer,computer --seed 3
  $ ulimit -s 128; printf 'play\n1 1\nquit\nq\n' | nimm lesson >/dev/null

In a misere sum, who wins a part at once has made the last move, and loses.
  $ printf 'rules\n1 AB\n1 AC\n1 BC\n' | nimm play compound triangle=convex:3+nim=1 --misere --names A,B --no-hints | grep -e 'last move of' -e loses
  Make a move in one of the parts, by the rules of that part. Misere: whoever makes the last move of all loses.
  Monochromatic Triangle: Join two points by a straight line that crosses no other line. Whoever completes a triangle with no point inside makes the last move of the whole game. No three points lie on one line. With only two points there is no triangle: whoever draws the last line has won.
  Misere: whoever makes the last move of all loses. The players take turns; nobody may pass.
  A decides one of the parts and loses: B wins.
