What a word on the command line may become: the shells ask for it by --complete, with the words so far.

  $ nimm --complete so
  solve\x09who wins a position, its value, every winning move, and why (esc)
  $ nimm --complete p | head -n 2
  play\x09play a game, two people or with the computer (esc)
  poker-nim\x09Poker-Nim (esc)
  $ nimm --complete kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete kayles ''
  iiiii.iii\x09a position, as an example (esc)
  $ nimm --complete play kayles iii --no
  --no-hints\x09the opposite of --hints (esc)
  --no-stones\x09the opposite of --stones (esc)
  --no-plain\x09the opposite of --plain (esc)
  --no-config\x09without the defaults of ~/.config/nimm/config (esc)
  $ nimm --complete --vers
  --version\x09the version of nimm (esc)
  $ nimm --complete zzz
  $ nimm --complete

Places of a command have words of their own kinds; :files stands for the names of files.

  $ nimm --complete solve cho
  chop\x09Chop (esc)
  chomp\x09Chomp (esc)
  $ nimm --complete solve chop ''
  3x5\x09a position, as an example (esc)
  $ nimm --complete solve chop 3x5 ''
  $ nimm --complete solve digraph ''
  a>b,a>c,b>c,b>d,c>d,c>e,d>e@a\x09a position, as an example (esc)
  :files
  $ nimm --complete solve octal:0.7 ''
  7,3\x09a position, as an example (esc)
  $ nimm --complete solve chess ''
  $ nimm --complete resume ''
  :files
  $ nimm --complete match ''
  computer:\x09the computer, of a level from 0 to 10 (esc)
  :files
  $ nimm --complete games ''
  $ nimm --complete sum ''

Options, and what they take.

  $ nimm --complete sum -
  --json\x09one JSON object on one line (esc)
  --help\x09how to use it (esc)
  $ nimm --complete solve --m
  --misere\x09misere play: whoever makes the last move loses (esc)
  --mover\x09who is to move, where the players have different moves (esc)
  $ nimm --complete solve --mover ''
  1\x09 (esc)
  2\x09 (esc)
  $ nimm --complete --color ''
  auto\x09 (esc)
  always\x09 (esc)
  never\x09 (esc)
  $ nimm --complete --color=
  --color=auto\x09 (esc)
  --color=always\x09 (esc)
  --color=never\x09 (esc)
  $ nimm --complete --color=al
  --color=always\x09 (esc)
  $ nimm --complete --players human
  human,human\x09 (esc)
  human,computer\x09 (esc)
  $ nimm --complete --level 1
  1\x09 (esc)
  10\x09 (esc)
  $ nimm --complete --seed ''
  $ nimm --complete match --game kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete --seed 7 kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete --seed=7 kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete --seed 7 --see
  --seed\x09the random numbers: the same seed gives the same game (esc)
  $ nimm --complete --stones kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete --stones 2..3 kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete --stones 2..3 --ston
  --stones\x09a random start of piles of A to B stones (or the like) (esc)
  $ nimm --complete -- --see
  $ nimm --complete solve -- kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)

A word has one place in a command, but where the usage says "...".

  $ nimm --complete rules nim ''
  $ nimm --complete replay game.nimm ''
  $ nimm --complete match a b ''
  $ nimm --complete match a comp
  computer:\x09the computer, of a level from 0 to 10 (esc)
  :files
  $ nimm --complete play nim 3 ''
  $ nimm --complete play compound nim=3
  nim=3,4+kayles=iiii+chop=3x5\x09a position, as an example (esc)
  $ nimm --complete play -- --no
  $ nimm --complete rules --
  --help\x09how to use it (esc)
  $ nimm --complete rules --x=1
  $ nimm --complete rules --x '' | head -n 2
  nim\x09Nim (esc)
  subtraction\x09Subtraction game (esc)
  $ nimm --complete rules --x '' | cut -f 1 >completed; nimm games | sed -n 's/^\([^ ][^ ]*\) .*/\1/p' | cmp - completed
  $ nimm --complete match --record ''
  :files
  $ nimm --complete match --time ''
  $ nimm --complete bot --seed 3 ni
  nim\x09Nim (esc)
  $ nimm --complete bot --seed 3 --lev
  --level\x09how well genmove plays, from 0 (at random) to 10 (perfectly, as it does if nothing is said) (esc)
  $ nimm --complete play --stones 2..
  $ nimm --complete play --stones '' | head -n 1
  nim\x09Nim (esc)
  $ nimm --complete play --pause 3 kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with piles (esc)
  $ nimm --complete play --no-
  --no-hints\x09the opposite of --hints (esc)
  --no-stones\x09the opposite of --stones (esc)
  --no-plain\x09the opposite of --plain (esc)
  --no-config\x09without the defaults of ~/.config/nimm/config (esc)
  $ nimm --complete play --unb
  --unbalanced\x09the opposite of --balanced (esc)
  $ nimm --complete play -=
  $ nimm --complete play --colour=a
  $ nimm --complete worksheet nim ''
  3,4,5\x09a position, as an example (esc)
  $ nimm --complete worksheet nim 3,4 ''
  $ nimm --complete play --stones kayles ''
  iiiii.iii\x09a position, as an example (esc)
  $ nimm --complete play -- kayles ''
  iiiii.iii\x09a position, as an example (esc)
