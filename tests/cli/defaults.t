What a config file turns on, an option turns off again; of the two the last one counts.

  $ mkdir -p "$HOME/.config/nimm" && printf 'hints = no\nplain = yes\n' >"$HOME/.config/nimm/config"
  $ for options in '' '--hints --no-plain' '--no-plain --plain --hints --no-hints' --no-config; do
  >     nimm nim 1,2 --names A,B --seed 1 $options </dev/null | grep -E 'Pile 1|Suggestion'
  > done
  Pile 1: 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2 to balance the piles.
  Pile 1: 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2 to balance the piles.
  $ nimm nim --no-plain=yes
  2> nimm: --no-plain takes no argument
  [2]

Every command that draws heeds them: what it shows by default is what it shows with --plain, and otherwise something else.

  $ printf 'game: nim\nposition: 1,2\nseed: 5\nmoves:\n' >game.nimm
  $ for words in 'resume game.nimm' 'solve nim 1,2' 'values nim 0..2' 'lesson 5' 'quiz --seed 2 --topic move'; do
  >     nimm $words </dev/null >plain; nimm $words --plain </dev/null | cmp - plain; nimm $words --no-plain </dev/null | cmp -s - plain || echo "$words: drawn"
  > done
  resume game.nimm: drawn
  solve nim 1,2: drawn
  values nim 0..2: drawn
  lesson 5: drawn
  quiz --seed 2 --topic move: drawn

A name for the first who is asked, unless somebody has it.

  $ mkdir -p c/nimm && echo 'name = Ada' >c/nimm/config
  $ for options in '' '--names ,Ada' '--names Bob,' '--players computer,human'; do
  >     XDG_CONFIG_HOME=$PWD/c nimm nim 3 --seed 1 --no-hints $options </dev/null | tail -n 1
  > done
  Goodbye.
  Goodbye.
  Goodbye.
  Goodbye.

A file that cannot be read is reported; a file that does not exist is not.

  $ mkdir -p d/nimm && ln -s config d/nimm/config
  $ XDG_CONFIG_HOME=$PWD/d nimm nim 3 --seed 1 --no-hints --names A,B 2>&1 </dev/null | grep -c nimm.config:
  1
  $ touch e && XDG_CONFIG_HOME=$PWD/e nimm nim 3 --seed 1 --no-hints --names A,B </dev/null | tail -n 1
  Goodbye.
