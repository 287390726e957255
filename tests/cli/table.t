SPDX-License-Identifier: MIT

Every command, given nothing, an unknown option, an unknown game, a bad position, a word too many and --help: the status,
and the first line of what it says.

  $ nimm --complete games '' | cut -f 1 >games; nimm --complete '' | cut -f 1 | grep -v -x -F -f games >commands
  $ cat >each <<'END'
  > for command in $(cat commands); do
  >     nimm $command "$@" </dev/null >output 2>error; status=$?
  >     said=output; [ ! -s error ] || said=error
  >     while IFS= read -r line && [ -z "$line" ]; do :; done <$said
  >     echo "$command: $status${line:+ $line}"
  > done | sed 's/seed [0-9]*/seed N/g;s/20[0-9]*-[0-9]*-[0-9]*/DAY/'
  > END
  $ sh each
  play: 0
  computer: 0 Nim, level 1 of 5.
  puzzle: 0 The five puzzles for DAY. Each is harder than the last, and everybody gets the same ones.
  quiz: 0 10 questions, level 1, seed N. To repeat this quiz: nimm quiz --seed N
  lesson: 0 1. The rules, all of them
  solve: 2 nimm: name a game and a position, for example nimm solve nim 1,2,3
  games: 0 nim           Nim                          nimm nim 3,4,5
  resume: 1 nimm: no game is saved; nimm starts a new one
  values: 2 nimm: write nimm values GAME A..B, such as nimm values kayles 0..20, or nimm values GAME --period
  label: 2 nimm: name a game and a position, for example nimm label nim 1,2,3
  graph: 2 nimm: name a game and a position, for example nimm graph nim 1,2,3
  sum: 2 nimm: write numbers, for example nimm sum 13 19 10
  mex: 0 0
  worksheet: 0 <!DOCTYPE html>
  $ sh each --chess
  play: 2 nimm: "--chess" is not an option of nimm play; see nimm play --help
  computer: 2 nimm: "--chess" is not an option of nimm computer; see nimm computer --help
  puzzle: 2 nimm: "--chess" is not an option of nimm puzzle; see nimm puzzle --help
  quiz: 2 nimm: "--chess" is not an option of nimm quiz; see nimm quiz --help
  lesson: 2 nimm: "--chess" is not an option of nimm lesson: did you mean --check? see nimm lesson --help
  solve: 2 nimm: "--chess" is not an option of nimm solve; see nimm solve --help
  games: 2 nimm: "--chess" is not an option of nimm games; see nimm games --help
  resume: 2 nimm: "--chess" is not an option of nimm resume; see nimm resume --help
  values: 2 nimm: "--chess" is not an option of nimm values; see nimm values --help
  label: 2 nimm: "--chess" is not an option of nimm label; see nimm label --help
  graph: 2 nimm: "--chess" is not an option of nimm graph; see nimm graph --help
  sum: 2 nimm: "--chess" is not an option of nimm sum; see nimm sum --help
  mex: 2 nimm: "--chess" is not an option of nimm mex; see nimm mex --help
  worksheet: 2 nimm: "--chess" is not an option of nimm worksheet; see nimm worksheet --help
  $ sh each chess
  play: 2 nimm: "chess" is neither a command nor a game. To see them all, type: nimm help all
  computer: 2 nimm: there is no game "chess"; nimm games lists them
  puzzle: 2 nimm: there is no game "chess"; nimm games lists them
  quiz: 2 nimm: there is no game "chess"; nimm games lists them
  lesson: 1 nimm: "chess": No such file or directory; nimm lesson --list names the built-in lessons
  solve: 2 nimm: there is no game "chess"; nimm games lists them
  games: 2 nimm: there is no game "chess"; nimm games lists them
  resume: 1 nimm: "chess": No such file or directory
  values: 2 nimm: there is no game "chess"; nimm games lists them
  label: 2 nimm: there is no game "chess"; nimm games lists them
  graph: 2 nimm: there is no game "chess"; nimm games lists them
  sum: 2 nimm: "chess" is not a number: write whole numbers, such as 3,4,5
  mex: 2 nimm: "chess" is not a number: write whole numbers, such as 3,4,5
  worksheet: 2 nimm: there is no game "chess"; nimm games lists them
  $ sh each nim 3,x
  play: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  computer: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  puzzle: 2 nimm: there is no game "3,x"; nimm games lists them
  quiz: 2 nimm: "3,x": nimm quiz asks about one game, such as nimm quiz kayles
  lesson: 2 nimm: "3,x" is not a step of the lesson: write a number from 1 to 16
  solve: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  games: 2 nimm: nimm games takes the name of one game: leave out "3,x"
  resume: 2 nimm: nimm resume takes the name of one file, for example nimm resume game.nimm
  values: 2 nimm: "3,x" is not a range: write A..B, such as 0..20, with B at most 1000000 above A
  label: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  graph: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  sum: 2 nimm: "nim" is not a number: write whole numbers, such as 3,4,5
  mex: 2 nimm: "nim" is not a number: write whole numbers, such as 3,4,5
  worksheet: 2 nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  $ sh each nim 3 4 extra
  play: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  computer: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  puzzle: 2 nimm: there is no game "3"; nimm games lists them
  quiz: 2 nimm: "3": nimm quiz asks about one game, such as nimm quiz kayles
  lesson: 2 nimm: "3 4 extra" is not a step of the lesson: write a number from 1 to 16
  solve: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  games: 2 nimm: nimm games takes the name of one game: leave out "3"
  resume: 2 nimm: nimm resume takes the name of one file, for example nimm resume game.nimm
  values: 2 nimm: write nimm values GAME A..B, such as nimm values kayles 0..20, or nimm values GAME --period
  label: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  graph: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  sum: 2 nimm: "nim" is not a number: write whole numbers, such as 3,4,5
  mex: 2 nimm: "nim" is not a number: write whole numbers, such as 3,4,5
  worksheet: 2 nimm: "extra" is not a pile size: write whole numbers, such as 3,4,5
  $ sh each --help
  play: 0 Usage: nimm play [GAME [POSITION]] [options]
  computer: 0 Usage: nimm computer [GAME [POSITION]] [options]
  puzzle: 0 Usage: nimm puzzle [GAME]... [options]
  quiz: 0 Usage: nimm quiz [GAME] [options]
  lesson: 0 Usage: nimm lesson [NAME|FILE] [STEP] [options]
  solve: 0 Usage: nimm solve GAME POSITION [options]
  games: 0 Usage: nimm games [GAME] [options]
  resume: 0 Usage: nimm resume [FILE] [options]
  values: 0 Usage: nimm values GAME [A..B] [options]
  label: 0 Usage: nimm label GAME POSITION [options]
  graph: 0 Usage: nimm graph GAME POSITION [options]
  sum: 0 Usage: nimm sum N... [--json]
  mex: 0 Usage: nimm mex [N...] [--json]
  worksheet: 0 Usage: nimm worksheet [GAME] [POSITION...] [options]
