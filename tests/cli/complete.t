SPDX-License-Identifier: MIT

What a word on the command line may become: the shells ask for it by --complete, with the words so far.

  $ nimm --complete so
  solve\x09who wins a position, its value, the winning moves, and why (esc)
  $ nimm --complete kayles ''
  iiiii.iii\x09an example of a position (esc)
  $ nimm --complete play kayles iii --no
  --no-hints\x09turns it off (esc)
  --no-preview\x09turns it off (esc)
  --no-plain\x09turns it off (esc)
  $ nimm --complete sum -
  --json\x09one JSON object on one line (esc)
  --help\x09how to use it (esc)

Each place of a command has its kind of words, each option its arguments; :files means the names of files.

  $ ask() { nimm --complete "$@" | awk -F '\t' -v words="$*" '{ said = said " " $1 } END { print words " =>" said }'; }
  > ask kay; ask pl; ask zzz; ask solve chop ''; ask solve chop 3x5 ''; ask solve digraph '';
  > ask solve octal:0.7 ''; ask solve chess ''; ask resume '';
  > ask play compound nim=3; ask worksheet nim ''; ask lesson ''; ask solve --m; ask solve --mover '';
  > ask --color al; ask --seed '';
  > ask --seed 7 kay; ask --stones 2..3 --ston; ask play --level 3 kay;
  > ask play -- --no; ask -- --see; ask solve -- kay; ask games --x kay 2>/dev/null
  kay => kayles kayles-piles
  pl => play
  zzz =>
  solve chop  => 3x5
  solve chop 3x5  =>
  solve digraph  => a>b,a>c,b>c,b>d,c>d,c>e,d>e@a
  solve octal:0.7  => 7,3
  solve chess  =>
  resume  => :files
  play compound nim=3 => nim=3,4+kayles=iiii+chop=3x5
  worksheet nim  => 3,4,5
  lesson  => nim sprague-grundy :files
  solve --m => --misere --mover
  solve --mover  => 1 2
  --color al => always
  --seed  =>
  --seed 7 kay => kayles kayles-piles
  --stones 2..3 --ston => --stones
  play --level 3 kay => kayles kayles-piles
  play -- --no =>
  -- --see =>
  solve -- kay => kayles kayles-piles
  games --x kay =>
  $ nimm --complete
  $ nimm --complete games '' | cut -f 1 >completed; nimm games | sed -n 's/^\([^ ][^ ]*\) .*/\1/p' | cmp - completed
