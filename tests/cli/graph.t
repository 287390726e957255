SPDX-License-Identifier: MIT

The graph of all positions, for graphviz.

  $ nimm graph nim 1,2
  // Green ellipse: the player to move wins. Orange box: the other player wins.
  // Gray and dashed: a draw. Dotted: not solved. Bold green arc: a winning move.
  digraph positions {
    graph [label="nim 1,2", labelloc=t];
    "1,2" [label="1,2\nvalue 3", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "0,2" [label="0,2\nvalue 2", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "1,1" [label="1,1\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
    "1,0" [label="1,0\nvalue 1", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "0,1" [label="0,1\nvalue 1", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "0,0" [label="0,0\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
    "1,2" -> "0,2";
    "1,2" -> "1,1" [color=forestgreen, style=bold, penwidth=3];
    "1,2" -> "1,0";
    "0,2" -> "0,1";
    "0,2" -> "0,0" [color=forestgreen, style=bold, penwidth=3];
    "1,1" -> "0,1";
    "1,1" -> "1,0";
    "1,0" -> "0,0" [color=forestgreen, style=bold, penwidth=3];
    "0,1" -> "0,0" [color=forestgreen, style=bold, penwidth=3];
  }

How far it goes is said on standard error.

  $ for options in '3,4,5 --depth 2' '3,4 --depth 1' '1 --depth 9' '1,2 --merge' '9,9,9 --nodes 2'; do
  >     nimm graph nim $options | grep -c label
  > done
  61
  9
  3
  6
  3
  2> nimm: the graph stops at 60 positions; --nodes and --depth set how far it goes
  2> nimm: the graph stops at 8 positions; --nodes and --depth set how far it goes
  2> nimm: the graph stops at 2 positions; --nodes and --depth set how far it goes
  $ nimm graph northcott W..B. --mover 2 --depth 0 | grep label
    graph [label="northcott W..B. (not the whole graph)", labelloc=t];
    n0 [label="W..B.\nplayer 2 moves\nvalue 2\n...", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
  2> nimm: the graph stops at 1 position; --nodes and --depth set how far it goes

What is wrong is named.

  $ for words in '' nim 'chess 1' 'nim x' 'nim 1 --mover 3' 'nim 1 --depth x' 'nim 1 --nodes 0' 'northcott W.B. --misere'; do nimm graph $words; done
  2> nimm: name a game and a position, for example nimm graph nim 1,2,3
  2> nimm: a position of nim is missing: the pile sizes, such as 3,4,5
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: --mover "3": write 1 or 2
  2> nimm: --depth "x": write a number from 0 to 4294967295
  2> nimm: --nodes "0": write a number from 1 to 100000
  2> nimm: Northcott's Game has no misere play: nimm knows who wins it in normal play only
  [2]

A picture of its own is XML, says in words what it shows, and is refused where graphviz is needed.

  $ for words in 'nim 1,2' 'nim 2,2 --merge --blank' 'chomp 3,2 --misere' 'northcott W..B.' 'kayles 5 --merge' 'nim 9 --depth 1'; do
  >     nimm graph --svg $words | xml-ok || echo "$words"
  > done
  2> nimm: the graph stops at 10 positions; --nodes and --depth set how far it goes
  $ nimm graph --svg digraph 'a>"<&>","<&>">b@a' | xml-ok; nimm graph --svg nim 1,1 --merge | grep -o 'role=.*1 [*]1[.]$'
  role="img" aria-label="1,1 *0 leads to 1 *1.
  $ nimm graph --svg digraph 'a>b,b>c,c>a,b>b,b>d,d>e@a' | awk '{ gsub("><", ">\n<") } 1'
  <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 340 528" role="img" aria-label="a D leads to b D.
  b D leads to c D, b D or d *1.
  c D leads to a D.
  d *1 leads to e *0.
  e *0 leads nowhere.">
  <rect width="340" height="528" fill="white"/>
  <g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="33" text-anchor="middle" transform="translate(30 0)">
  <path d="M157 96C157 129 102 129 102 162"/>
  <path fill="#000" d="M102 162L94 138 110 138z"/>
  <path d="M152 228C152 261 185 261 185 294L185 366"/>
  <path d="M185 366C185 399 205 399 205 432"/>
  <path fill="#000" d="M205 432L197 408 213 408z"/>
  <path d="M52 228C52 261 64 261 64 294"/>
  <path fill="#000" d="M64 294L56 270 72 270z"/>
  <path d="M207 96C207 129 263 129 263 162L263 234"/>
  <path fill="#000" d="M207 96L199 120 215 120z"/>
  <path d="M263 234C263 264 256 264 256 294L256 366"/>
  <path d="M256 366C256 399 255 399 255 432"/>
  <path d="M64 366C64 396 60 396 60 426" stroke="#080" stroke-width="9"/>
  <path fill="#000" d="M60 426L52 402 68 402z"/>
  <ellipse cx="182" cy="66" rx="50" ry="36" fill="lightgray" stroke-dasharray="12"/>
  <text x="182" y="76" fill="#000" stroke="none">a D</text>
  <circle cx="202" cy="198" r="25"/>
  <ellipse cx="102" cy="198" rx="100" ry="36" fill="lightgray" stroke-dasharray="12"/>
  <text x="102" y="208" fill="#000" stroke="none">b D</text>
  <ellipse cx="230" cy="462" rx="50" ry="36" fill="lightgray" stroke-dasharray="12"/>
  <text x="230" y="472" fill="#000" stroke="none">c D</text>
  <ellipse cx="64" cy="330" rx="60" ry="36" fill="palegreen"/>
  <text x="64" y="340" fill="#000" stroke="none">d *1</text>
  <path d="M0 426h120v72h-120z" fill="orange"/>
  <text x="60" y="472" fill="#000" stroke="none">e *0</text>
  </g>
  </svg>
  $ nimm graph --svg nim 9,9,9
  2> nimm: 1000 positions are too many to draw here: leave out --svg and let Graphviz draw them, as in nimm graph ... | dot -Tsvg
  [1]

Rows that are written alike do not share a name.

  $ nimm graph kayles ii | grep -v -e '^//' -e label=.kayles
  digraph positions {
    n0 [label="2\nvalue 2", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    n1 [label="1\nvalue 1", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    n2 [label="0\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
    n3 [label="1\nvalue 1", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    n0 -> n1;
    n0 -> n2 [color=forestgreen, style=bold, penwidth=3];
    n0 -> n3;
    n1 -> n2 [color=forestgreen, style=bold, penwidth=3];
    n3 -> n2 [color=forestgreen, style=bold, penwidth=3];
  }

Where no move is left, one node is the graph.

  $ for words in 'nim 0' 'grundy 2' 'northcott WB'; do nimm graph $words | sed 1,2d; done
  digraph positions {
    graph [label="nim 0", labelloc=t];
    "0" [label="0\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
  }
  digraph positions {
    graph [label="grundy 2", labelloc=t];
    "2" [label="2\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
  }
  digraph positions {
    graph [label="northcott WB", labelloc=t];
    n0 [label="WB\nplayer 1 moves\nvalue 0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
  }

Winning moves before there are values, as DOT and as SVG.

  $ nimm graph nim 1,1 --outcome | grep -e '\[label="[01]' -e '->'
    "1,1" [label="1,1", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
    "0,1" [label="0,1", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "1,0" [label="1,0", tooltip="the player to move wins", shape=ellipse, style=filled, fillcolor=palegreen];
    "0,0" [label="0,0", tooltip="the other player wins", shape=box, style=filled, fillcolor=orange];
    "1,1" -> "0,1";
    "1,1" -> "1,0";
    "0,1" -> "0,0" [color=forestgreen, style=bold, penwidth=3];
    "1,0" -> "0,0" [color=forestgreen, style=bold, penwidth=3];
  $ nimm graph nim 1,1 --outcome --svg --merge | grep -o '>[01][^<]*'
  >1,1 P
  >1 N
  >0 P
  $ nimm graph nim 1,1 --outcome --blank
  2> nimm: choose --blank or --outcome, not both
  [2]
