What was tried in order to break it, and what it does instead.

A # in a node's name is part of it, in a file of questions too.

  $ printf '# "a\ndigraph="a#b">c\n' >questions; echo c | nimm quiz questions --topic move | grep -c Right
  1

A pipe, a terminal or a folder is never waited for where somebody sits at a prompt, or where the program looks by itself;
on the command line a pipe and - are files.

  $ mkdir -p nimm folder; mkfifo pipe pipe.dot
  $ printf '%s\n' 'load -' 'load pipe' 'load folder' 'load /dev/tty' 'new digraph pipe.dot' 'label' | timeout 20 nimm nim 1 --names A,B --seed 1 | grep -E 'Cannot|No new'
  Cannot load -: No such file or directory.
  Cannot load pipe: it is not an ordinary file.
  Cannot load folder: it is a folder.
  Cannot load /dev/tty: it is not an ordinary file.
  No new game: pipe.dot: it is not an ordinary file.
  $ mkfifo nimm/levels nimm/puzzles; XDG_STATE_HOME=$PWD timeout 20 nimm puzzle --seed 1 </dev/null | tail -n 1
  0 solved.
  $ printf 'game: nim\nposition: 1\nmoves:\n' >game; (cat game >pipe & timeout 20 nimm resume pipe) </dev/null | grep -c against
  1
  $ (echo 'digraph { a -> b }' >pipe.dot & timeout 20 nimm solve pipe.dot --quiet); echo $?
  0

What is saved can be read: points at the bound, a match that is over and goes on, one that begins after a game.

  $ printf 'game: nim\nposition: 1\nplayer 1: human A\nplayer 2: human B\nscore: 999999,999999\nmoves:\n' >game
  > play() { printf '%s\n' "$@" | nimm resume game >/dev/null; nimm resume saved </dev/null >shown || cat shown; grep -E '^(score|best)' saved; rm -f saved; }
  > play '1 1' yes 'save saved'; play '1 1' 'save saved'; play '1 1' undo 'match 3' 'save saved'; play '1 1' 'match 3' undo 'save saved'
  > printf 'game: nim\nposition: 1\nplayer 1: human A\nplayer 2: human B\nbest of: 3\nscore: 1,1\nmoves:\n' >game
  > play '1 1' 'save saved'; play '1 1' 'new nim 2' 'save saved'; play '1 1' 'new nim 2' '1 2' 'save saved'; play '1 1' yes 'save saved'; play '1 1' undo redo undo 'save saved'
  score: 999999,999999
  score: 999999,999999
  best of: 3
  best of: 3
  best of: 3
  score: 1,1
  best of: 3
  best of: 3
  best of: 3
  best of: 3
  score: 1,1

One mistake, one status: a file that cannot be read or is wrong is 1 in every command.

  $ echo 'digraph {' >wrong.dot; echo nim=x >questions
  > while read -r words; do nimm $words </dev/null >/dev/null 2>&1; echo "$? $words"; done
  < solve missing.dot
  < label missing.dot
  < graph wrong.dot
  < play missing.dot
  < quiz missing
  < quiz questions
  < quiz digraph=missing.dot
  < resume missing
  1 solve missing.dot
  1 label missing.dot
  1 graph wrong.dot
  1 play missing.dot
  1 quiz missing
  1 quiz questions
  1 quiz digraph=missing.dot
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

  $ echo nim=3,4 >-q; nimm quiz --topic winner -- -q </dev/null | sed -n 's/.*To repeat this quiz: //p' >again; cat again
  nimm quiz --topic winner -- -q
  $ nimm quiz --topic winner -- -q </dev/null >once; sh -c "$(cat again)" </dev/null | cmp - once

A name with & is that name in a picture, too.

  $ nimm graph digraph '"a&lt;b">"c&d"@"a&lt;b"' | sed -n 's/.*\[label="\(.*\)\\nvalue.*/\1/p'
  \"a&amp;lt;b\"
  \"c&amp;d\"

Each option of a sum in which a win is open is like one that has a line.

  $ for sum in 'nim=1,2+triangle=0,0 5,0 0,5 6,6/AB,BC' 'triangle=convex:5/AB,BC+nim=2' 'coloring=fan:3/AB,AC+kayles=ii'; do
  >     nimm label --json compound "$sum" >labels; sed 's/^{"position":"\([^"]*\)".*/\1/' labels >listed
  >     sed -n 's/^{"position":"\([^"]*\)","options":\[\(.*\)\],.*/\1|\2/p' labels | while IFS='|' read -r position options; do
  >         echo "$options" | sed 's/},/}\n/g' >options; [ "$options" ] || continue
  >         sed 's/.*"like":"\([^"]*\)".*/\1/' options | grep -vxF -f listed
  >     done
  > done; wc -l <labels
  6

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
