SPDX-License-Identifier: MIT

What a program in a terminal is expected to do, whatever it is about. tests/tools/check-install runs this with the
program that it has installed.

Help and version, as the GNU standards have them: on standard output, status 0.

  $ nimm --version
  nimm [0-9]+\.[0-9]+\.[0-9]+ (re)

  $ nimm --help | head -n 1; nimm -h | head -n 1
  nimm plays Nim, and shows that many games are Nim in disguise.
  nimm plays Nim, and shows that many games are Nim in disguise.

The help of each command begins with its usage, fits a screen of 40 lines, and needs no input.

  $ nimm --complete '' | cut -f 1 >commands; nimm --complete games '' | cut -f 1 >games
  $ for command in $(grep -v -x -F -f games commands); do
  >     nimm $command --help >help || echo "$command: status $?"
  >     grep -q "^Usage: nimm $command" help || echo "$command: no usage"
  >     awk -v command=$command 'END { if (NR > 40) print command ": " NR " lines" }' help
  > done
  $ nimm --help | awk 'END { if (NR > 40) print NR " lines" }'

It comes wherever --help is written, but not after --.

  $ nimm kayles 5 --seed 3 --help | head -n 1
  Usage: nimm play [GAME [POSITION]] [options]

  $ nimm sum -- --help
  2> nimm: "--help" is not a number: write whole numbers, such as 3,4,5
  [2]

The commands, the games and nothing else are what may be written first.

  $ nimm --complete '' | cut -f 1 | sort >first; sort commands | cmp - first
  $ for game in $(cat games); do nimm games $game >/dev/null || echo $game; done

Errors: one line that begins with the program's name, on standard error alone; status 2 where the command line is wrong, 1
where the work failed.

  $ nimm solve nim
  2> nimm: a position of nim is missing: the pile sizes, such as 3,4,5
  [2]

  $ nimm solve nim 3,x
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  [2]

  $ nimm resume missing.nimm
  2> nimm: "missing.nimm": No such file or directory
  [1]

  $ for command in $(grep -v -x -F -f games commands); do
  >     nimm $command --no-such-option >output 2>error </dev/null; status=$?
  >     [ $status -eq 2 ] && [ ! -s output ] && [ $(wc -l <error) -eq 1 ] && grep -q "^nimm: \"--no-such-option\" is not an option of nimm $command; " error || cat output error
  > done

What was meant is guessed at.

  $ nimm slove nim 3,4,5
  2> nimm: "slove" is neither a command nor a game. Did you mean nimm solve? To see them all, type: nimm help all
  [2]

  $ nimm --sed=3
  2> nimm: "--sed=3" is not an option of nimm play: did you mean --seed? see nimm play --help
  [2]

  $ nimm nim 3,4,5 --names A,B --no-hints | grep mean
  < undu
  < new kales
  < quit
  "undu" is not a move. Did you mean undo?
  No new game: there is no game "kales": did you mean kayles? nimm games lists them.

Options: --name VALUE and --name=VALUE; -- ends them.

  $ nimm solve --limit=1 --json nim 1,1,1; nimm solve --limit 1 --json nim -- 1,1,1
  {"game":"nim","position":"1,1,1","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1,1,1],"winning_moves":[{"move":"1 1","position":"0,1,1"}],"winning_moves_total":3}
  {"game":"nim","position":"1,1,1","misere":false,"mover":1,"outcome":"N","value":1,"piles":[1,1,1],"winning_moves":[{"move":"1 1","position":"0,1,1"}],"winning_moves_total":3}

  $ nimm games --json=yes
  2> nimm: --json takes no argument
  [2]

  $ nimm nim --seed
  2> nimm: --seed needs an argument: --seed N
  [2]

The word misere, before the game or at the end, is the option --misere of every command that has it.

  $ for words in 'misere nim 3,1' 'misere 3 1' 'nim 3,1 misere' '3 1 --misere'; do
  >     nimm solve $words | head -n 1; nimm graph $words | tail -n 1; nimm label $words | tail -n 1
  >     echo quit | nimm $words --names A,B --no-hints | grep Misere
  >     echo quit | nimm computer $words --names A | grep Misere
  > done | sort -u
  Misere Nim, level 1 of 5.
  N: 0  1,1  2  3  1,2  1,3
  Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  nim 3,1 (misere) is an N-position: the player to move wins.
  }
  $ echo 1,1 | nimm solve --json misere nim -; echo 1,1 | nimm solve nim - misere | head -n 1
  {"game":"nim","position":"1,1","misere":true,"mover":1,"outcome":"N","value":null,"piles":null,"winning_moves":[{"move":"1 1","position":"0,1"},{"move":"2 1","position":"1,0"}],"winning_moves_total":2}
  nim 1,1 (misere) is an N-position: the player to move wins.
  $ nimm --complete misere kay
  kayles\x09Kayles (esc)
  kayles-piles\x09Kayles with Piles (esc)
  $ nimm misere chess
  2> nimm: "chess" is neither a command nor a game. To see them all, type: nimm help all
  [2]
  $ nimm values misere nim 0..3; nimm games misere nim
  2> nimm: there is no game "misere"; nimm games lists them
  2> nimm: nimm games takes the name of one game: leave out "nim"
  [2]

A full device is noticed, whatever was to be written there.

  $ for words in --help --version games 'games nim' 'sum 1 2' 'mex 1' 'solve nim 3,4,5' 'values kayles 0..9' 'graph nim 1,2' 'nim 1 --names A,B'; do
  >     nimm $words >/dev/full 2>error </dev/null; echo "$? $(wc -l <error) $(sed 's/.*: //' error)"
  > done | sort | uniq -c | sed 's/^ *//'
  10 1 1 No space left on device

Standard output that is closed is noticed as well.

  $ nimm sum 1 2 >&-
  2> nimm: cannot write the output: Bad file descriptor
  [1]

A pipe that is closed early is left in silence.

  $ { nimm values kayles 0..20000; echo "status $?" >status; } 2>error | head -n 1 >/dev/null; cat error
  $ { nimm nim 3,4,5 --seed 1 --names A,B --players computer,computer; echo $? >status; } 2>error | :; cat error

Closed or empty standard input ends a game politely, and a batch.

  $ nimm nim 1,2 --names A,B --no-hints --seed 1 </dev/null | tail -n 1
   (esc)

  $ nimm nim 1,2 --names A,B --no-hints --seed 1 <&- >output
  2> nimm: cannot read the input: Bad file descriptor
  [1]

  $ nimm solve nim - </dev/null

No escape sequence reaches a pipe or a file, whatever the terminal is said to be able to, unless it is asked for.

  $ for words in --help games 'games nim' 'solve nim 3,4,5' 'values kayles 0..9' 'triangle convex:6 --names A,B' 'nim 3,4 --players computer,computer --seed 1'; do
  >     TERM=xterm-256color COLORTERM=truecolor LC_ALL=C.UTF-8 nimm $words </dev/null
  > done | tr -d '\n -~' | wc -c | tr -d ' '
  0

  $ printf '' | CLICOLOR_FORCE=1 nimm nim 1 --names A,B | tr -cd '\033' | wc -c | awk '{ print ($1 > 0) }'
  0
  $ printf '' | CLICOLOR_FORCE=1 NO_COLOR=1 nimm nim 1 --names A,B | tr -cd '\033' | wc -c | awk '{ print ($1 > 0) }'
  0
  $ printf '' | NO_COLOR=1 nimm nim 1 --names A,B --color=always | tr -cd '\033' | wc -c | awk '{ print ($1 > 0) }'
  1
  $ nimm --color always solve nim 1,2 --why | tr '\033' '~' | sed -n '/---/,/odd/p; $p'
    ------------------
    nim-sum  3 =  ~[1m1~[0m  ~[1m1~[0m
    odd           ~[1m^~[0m  ~[1m^~[0m
    2 1: take 1 from pile 2 -> 1,1
  $ for game in 'nim 1,2' 'nim 1,2 --misere' 'kayles 1,2'; do nimm --color always solve $game --why; done | tr '\033' '~' | grep ';5;'
                  ~[1;38;5;30m2~[0m  ~[1;38;5;130m1~[0m
       Nim pile    ~[1;38;5;30m2~[0m  ~[1;38;5;130m1~[0m
  $ nimm --color=always solve nim 1,2 --why --groups | tr '\033' '~' | grep '^  Pile'
    Pile 1  : .  [~[1;38;5;130mO~[0m]
    Pile 2  :[~[1;38;5;30mOO~[0m] .
  $ nimm --color always label nim 1 | tr '\033' '~' | sed -n 2,3p
  1 of 2   0: no move   mex{} = 0   ~[1;38;5;166mP~[0m
  2 of 2   1: moves leave 0 (*0)   mex{0} = 1   ~[0;38;5;28mN~[0m
  $ echo 1 1 | nimm nim 1,2 --names A,B --color always | tr '\033' '~' | grep -F takes | tail -n 1
  ~[1mA~[0m takes 1 from pile 1.
  $ printf '' | CLICOLOR_FORCE=1 nimm nim 1 --names A,B --color never | tr -cd '\033' | wc -c | awk '{ print ($1 > 0) }'
  0

The same bytes in any locale that there is.

  $ for locale in C POSIX C.UTF-8 $(locale -a | grep -v -E '^(C|POSIX)' | head -n 3) no-such-locale; do
  >     for words in --help games 'solve nim 1000000,999' 'values kayles 0..99' 'nim 3,4 --players computer,computer --seed 1' 'northcott --seed 1 --players computer,computer'; do
  >         LC_ALL=$locale nimm $words
  >     done 2>&1 </dev/null | cksum
  > done | uniq | wc -l | tr -d ' '
  1

An empty word is blamed, not the one after it.

  $ nimm solve '' 3; nimm label ' ' 3; nimm graph ''; nimm games ''; nimm ''
  2> nimm: "" is not a game; nimm games lists them
  2> nimm: " " is not a game; nimm games lists them
  2> nimm: "" is not a game; nimm games lists them
  2> nimm: there is no game ""; nimm games lists them
  2> nimm: "" is neither a command nor a game. To see them all, type: nimm help all
  [2]

Nothing is written but games that are saved and web pages.

  $ find . "$HOME" -type f | sort | sed "s|$HOME|~|"
  ./commands
  ./error
  ./first
  ./games
  ./help
  ./output
  ./status
