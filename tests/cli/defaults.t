What a file of defaults turns on, an option turns off again; of the two the last one counts.

  $ mkdir -p "$HOME/.config/nimm" && printf 'hints = no\nplain = yes\nstones = yes\n' >"$HOME/.config/nimm/config"
  $ for options in '' '--hints --no-plain --no-stones' '--no-plain --plain --hints --no-hints --stones' --no-config; do
  >     nimm nim 1,2 --names A,B --seed 1 $options </dev/null | grep -E 'Pile 1|Suggestion'
  > done
  Pile 1 : 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2.
  Pile 1 : 1 stone
  Pile 1 : O
  Suggestion for A: take 1 from pile 2.

Every command that draws heeds them: what it shows by default is what it shows with --plain, and otherwise something else.

  $ printf 'game: nim\nposition: 1,2\nseed: 5\nmoves:\n' >game.nimm
  $ for words in 'resume game.nimm' 'replay game.nimm' 'solve nim 1,2' 'values nim 0..2' 'lesson 5' 'quiz --seed 1 --topic sum --level 3'; do
  >     nimm $words </dev/null >plain; nimm $words --plain </dev/null | cmp - plain; nimm $words --no-plain </dev/null | diff plain - | sed -n '/^[<>] *[^ ]/p' | head -n 2
  > done
  \x3C Pile 1 : 1 stone (esc)
  \x3C Pile 2 : 2 stones (esc)
  \x3C Pile 1 : 1 stone (esc)
  \x3C Pile 2 : 2 stones (esc)
  \x3C In binary, and at the end the nim-sum: a 1 where the ones at a place are odd in (esc)
  \x3E In binary, and below it the nim-sum: a 1 where the ones of a column are odd in (esc)
  \x3C 0: 0. (esc)
  \x3C 1: 1. (esc)
  \x3E ------------------ (esc)
  \x3C Pile 1: 13 is 01101 in binary. (esc)
  $ nimm nim --no-plain=yes
  2> nimm: --no-plain takes no argument
  [2]
