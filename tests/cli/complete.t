What a word on the command line may become: the shells ask for it by --complete, with the words so far.

  $ nimm --complete so
  solve\x09who wins a position, its value, every winning move, and why (esc)
  $ nimm --complete kayles ''
  iiiii.iii\x09a position, as an example (esc)
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

  $ complete() { echo "$* => $(nimm --complete "$@" | cut -f 1 | paste -sd ' ' -)" | sed 's/ $//'; }
  > complete kay; complete zzz; complete solve cho; complete solve chop ''; complete solve chop 3x5 '';
  > complete solve digraph ''; complete solve octal:0.7 ''; complete solve chess ''; complete resume '';
  > complete replay game.nimm ''; complete match ''; complete match a comp; complete match a b ''; complete games '';
  > complete sum ''; complete rules nim ''; complete play nim 3 ''; complete play compound nim=3;
  > complete worksheet nim ''; complete worksheet nim 3,4 ''; complete solve --m; complete solve --mover '';
  > complete --color ''; complete --color=; complete --color=al; complete --players human; complete --level 1;
  > complete --seed ''; complete match --game kay; complete match --record ''; complete match --time '';
  > complete --seed 7 kay; complete --seed=7 kay; complete --seed 7 --see; complete --stones kay;
  > complete --stones 2..3 kay; complete --stones 2..3 --ston; complete play --stones 2..;
  > complete play --stones kayles ''; complete play --pause 3 kay; complete play --unb; complete play -=;
  > complete play --colour=a; complete play -- --no; complete play -- kayles ''; complete -- --see;
  > complete solve -- kay; complete rules --; complete rules --x=1
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
