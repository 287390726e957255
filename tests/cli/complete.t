What a word on the command line may become: the shells ask for it by --complete, with the words so far.

  $ nimm --complete so
  solve\x09who wins a position, its value, every winning move, and why (esc)
  $ nimm --complete kayles ''
  iiiii.iii\x09an example of a position (esc)
  $ nimm --complete play kayles iii --no
  --no-hints\x09the opposite of --hints (esc)
  --no-stones\x09the opposite of --stones (esc)
  --no-plain\x09the opposite of --plain (esc)
  --no-config\x09without the defaults of ~/.config/nimm/config (esc)
  $ nimm --complete --vers
  --version\x09the version of nimm (esc)
  $ nimm --complete sum -
  --json\x09one JSON object on one line (esc)
  --help\x09how to use it (esc)

Places of a command have words of their own kinds, and options their arguments; :files stands for the names of files.

  $ ask() { echo "$* => $(nimm --complete "$@" | cut -f 1 | paste -sd ' ' -)" | sed 's/ $//'; }
  > ask kay; ask zzz; ask solve cho; ask solve chop ''; ask solve chop 3x5 '';
  > ask solve digraph ''; ask solve octal:0.7 ''; ask solve chess ''; ask resume '';
  > ask replay game.nimm ''; ask match ''; ask match a comp; ask match a b ''; ask games '';
  > ask sum ''; ask rules nim ''; ask play nim 3 ''; ask play compound nim=3;
  > ask worksheet nim ''; ask worksheet nim 3,4 ''; ask solve --m; ask solve --mover '';
  > ask --color ''; ask --color=; ask --color=al; ask --players human; ask --level 1;
  > ask --seed ''; ask match --game kay; ask match --record ''; ask match --time '';
  > ask --seed 7 kay; ask --seed=7 kay; ask --seed 7 --see; ask --stones kay;
  > ask --stones 2..3 kay; ask --stones 2..3 --ston; ask play --stones 2..;
  > ask play --stones kayles ''; ask play --pause 3 kay; ask play --unb; ask play -=;
  > ask play --colour=a; ask play -- --no; ask play -- kayles ''; ask -- --see;
  > ask solve -- kay; ask rules --; ask rules --x=1
  kay => kayles kayles-piles
  zzz =>
  solve cho => chop chomp
  solve chop  => 3x5
  solve chop 3x5  =>
  solve digraph  => a>b,a>c,b>c,b>d,c>d,c>e,d>e@a :files
  solve octal:0.7  => 7,3
  solve chess  =>
  resume  => :files
  replay game.nimm  =>
  match  => computer: :files
  match a comp => computer: :files
  match a b  =>
  games  =>
  sum  =>
  rules nim  =>
  play nim 3  =>
  play compound nim=3 => nim=3,4+kayles=iiii+chop=3x5
  worksheet nim  => 3,4,5
  worksheet nim 3,4  =>
  solve --m => --misere --mover
  solve --mover  => 1 2
  --color  => auto always never
  --color= => --color=auto --color=always --color=never
  --color=al => --color=always
  --players human => human,human human,computer
  --level 1 => 1 10
  --seed  =>
  match --game kay => kayles kayles-piles
  match --record  => :files
  match --time  =>
  --seed 7 kay => kayles kayles-piles
  --seed=7 kay => kayles kayles-piles
  --seed 7 --see => --seed
  --stones kay => kayles kayles-piles
  --stones 2..3 kay => kayles kayles-piles
  --stones 2..3 --ston => --stones
  play --stones 2.. =>
  play --stones kayles  => iiiii.iii
  play --pause 3 kay => kayles kayles-piles
  play --unb => --unbalanced
  play -= =>
  play --colour=a =>
  play -- --no =>
  play -- kayles  => iiiii.iii
  -- --see =>
  solve -- kay => kayles kayles-piles
  rules -- => --help
  rules --x=1 =>
  $ nimm --complete
  $ nimm --complete rules --x '' | cut -f 1 >completed; nimm games | sed -n 's/^\([^ ][^ ]*\) .*/\1/p' | cmp - completed
