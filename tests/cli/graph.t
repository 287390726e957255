The graph of all positions: how far it goes, and what it is not drawn for.

  $ nimm graph nim 3,4,5 --depth 2 | grep -c label
  61
  2> nimm: the graph stops after 2 moves, as --depth says
  $ nimm graph nim 3,4 --depth 1 | grep -c label
  9
  2> nimm: the graph stops after 1 move, as --depth says
  $ nimm graph nim 3,4 --depth 0 | grep -c label
  2
  2> nimm: the graph stops after 0 moves, as --depth says
  $ nimm graph nim 1 --depth 9 | grep -c label
  3
  $ nimm graph nim 1,2 --merge | grep -c label
  6
  $ nimm graph northcott W..B. --mover 2 --depth 0 | grep label
    graph [label="northcott W..B. (not the whole graph)", labelloc=t];
    n0 [label="W..B.\nplayer 2 moves\nvalue 2\n...", shape=ellipse, style=filled, fillcolor=palegreen];
  2> nimm: the graph stops after 0 moves, as --depth says
  $ nimm graph nim 1 --mover 3
  2> nimm: --mover "3": write 1 or 2
  [2]
  $ nimm graph nim 1 --depth x
  2> nimm: --depth "x": write a number from 0 to 4294967295
  [2]
  $ nimm graph nim 1 --nodes 0
  2> nimm: --nodes "0": write a number from 1 to 1000000
  [2]
  $ nimm graph northcott W.B. --misere
  2> nimm: northcott is not played misere
  [2]
  $ nimm graph nim 1 --misere | grep -c label
  3
  $ nimm graph
  2> nimm: name a game and a position, as nimm graph nim 1,2
  [2]
  $ nimm graph nim
  2> nimm: a position of nim is missing: the pile sizes, as 3,4,5
  [2]
  $ nimm graph chess 1
  2> nimm: there is no game "chess"; nimm games lists them
  [2]
  $ nimm graph nim x
  2> nimm: "x" is not a pile size: write whole numbers, as 3,4,5
  [2]
  $ nimm graph compound nim=99,99,99,99 --nodes 1000000 2>error | tail -n 1; sed 's/ [0-9]* / N /' error
  }
  nimm: the graph stops at N positions: more would take too much memory
