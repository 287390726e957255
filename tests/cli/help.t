SPDX-License-Identifier: MIT

The help of nimm is what a newcomer meets, and where the rest is; help all has every command and every game.

  $ nimm --help
  nimm plays Nim, and shows that many games are Nim in disguise.

    nimm            play Nim, right away
    nimm GAME       play another game, such as nimm kayles
    nimm play       play a game, with a friend or against the computer
    nimm computer   play against the computer, right away, and climb its levels
    nimm puzzle     find the winning move: five puzzles a day, the same for everybody
    nimm quiz       questions about Nim and its disguises, checked and explained
    nimm lesson     a lesson in short, interactive steps
    nimm solve      who wins a position, its value, the winning moves, and why
    nimm games      the games, each with an example, or the rules of one

  nimm help WORD explains a command, game or word such as nim-sum; nimm help all lists every command, and man nimm is the manual.
  $ nimm --help | sed -n 's/^  nimm \([a-z][a-z]*\)  .*/\1/p' >few; nimm help all | sed -n '/^Commands/,/^$/s/^  \([a-z]*\)  .*/\1/p' >all
  > head -n $(wc -l <few) all | cmp - few; nimm --complete games '' | cut -f 1 >games; nimm --complete '' | cut -f 1 | grep -v -x -F -f games | cmp - all
  $ nimm help all | sed -n '/^nimm/p; /^Usage/,/^$/p; /^Examples/,$p'
  nimm plays Nim, and shows that many games are Nim in disguise.
  Usage: nimm                           play Nim, right away
         nimm  GAME [POSITION] [options] play another game
         nimm  COMMAND ... [options]     run one of the commands below
         nimm  help WORD                 explain a command, a game or a word
         nimm  --help                    show the first few commands
         nimm  --version

  Examples:
    nimm computer                  play Nim against the computer
    nimm solve kayles iiiii.iii    who wins, and how
  The manual: man nimm
  $ nimm help all >all.txt; nimm --help all | cmp - all.txt; nimm -h all | cmp - all.txt; nimm --plain help all | cmp - all.txt

The help of play, all of its options, fits a window of 24 lines; in a pipe each sentence stays on one line.

  $ nimm play --help
  Usage: nimm play [GAME [POSITION]] [options]

  Play a game, with a friend or against the computer. Without GAME it is Nim; without POSITION, a random one. You may leave out the word play.

  Options:
    --players A,B         who plays: human or computer, such as human,computer
    --names A,B           names, such as Ada,Charles, or just the first person's
    --level L             skill of the computer, 1 to 5 (default 5)
    --first 1|2           which player goes first
    --misere              whoever moves last loses (or use the word misere)
    --[no-]hints          suggestions; --[no-]preview: what a move leaves
    --groups              why without binary: groups of stones that pair off
    --piles A..B          a random position: A to B piles (rows, numbers, points)
    --stones A..B         a random position: A to B stones (or similar) per pile
    --balanced            the second player can win; --unbalanced: the first
    --seed N              the random numbers: the same seed gives the same game
    --pause SECONDS       how long the computer waits before a move; 0: not at all
    --explain             the computer explains each position; Enter goes on
    --[no-]plain          sentences, no pictures; ACCESSIBLE=1 counts piles, too
    --color WHEN          auto (heeds NO_COLOR, CLICOLOR_FORCE), always or never
  $ COLUMNS=40 nimm resume --help | head -n 19
  Usage: nimm resume [FILE] [options]

  Continue the game you left, or a saved one, or look back at it. A game that you leave at a terminal is saved from your first move on, and nimm resume goes on with it; FILE is a game that you saved yourself. A two-player game and one against the computer are saved side by side: type resume to switch to the other one. Everything is as it was: the players, who goes first, misere play, the seed and the score; and if suggestions were off, they stay off. A finished game opens at its end: undo and redo step through it, and review tells you who could have won. A record is plain text and may be written by hand: the lines game: nim, position: 3,4,5 and moves: are enough, followed by the moves, one per line.

  Options:
    --[no-]hints          suggestions; --[no-]preview: what a move leaves
    --[no-]plain          sentences, no pictures; ACCESSIBLE=1 counts piles, too
    --color WHEN          auto (heeds NO_COLOR, CLICOLOR_FORCE), always or never
  $ nimm games --help
  Usage: nimm games [GAME] [options]

  The games, each with an example, or the rules of one.

  Options:
    --json                one JSON object on one line
    --[no-]plain          sentences, no pictures; ACCESSIBLE=1 counts piles, too
  $ for words in 'help graph' '--help graph' help 'help --help' 'octal:0.7 --help' '3,4 --help' '--seed 3 --help' 'play chess --help'; do nimm $words | head -n 1; done
  Usage: nimm graph GAME POSITION [options]
  Usage: nimm graph GAME POSITION [options]
  nimm plays Nim, and shows that many games are Nim in disguise.
  nimm plays Nim, and shows that many games are Nim in disguise.
  Usage: nimm play [GAME [POSITION]] [options]
  Usage: nimm play [GAME [POSITION]] [options]
  Usage: nimm play [GAME [POSITION]] [options]
  Usage: nimm play [GAME [POSITION]] [options]

Help on what is unknown says that it is unknown; play may be typed once, and options may stand before a command.

  $ for words in 'help chess' 'slove --help' 'chess -h' 'play play' '--seed 3 solve nim 3,4' 'play slove' 'play nim:3' 'play noctal:3'; do nimm $words; done
  2> nimm: "chess" is not a command, a game or a word of the theory; nimm help all lists the commands and games
  2> nimm: "slove" is neither a command nor a game. Did you mean nimm solve? To see them all, type: nimm help all
  2> nimm: "chess" is neither a command nor a game. To see them all, type: nimm help all
  2> nimm: "play" is a command, not a game: did you mean nimm play? nimm games lists the games
  2> nimm: "solve" is a command, not a game: did you mean nimm solve? nimm games lists the games
  2> nimm: "slove" is neither a command nor a game. Did you mean nimm solve? To see them all, type: nimm help all
  2> nimm: "nim:3": the game nim takes nothing after a colon
  2> nimm: there is no game "noctal:3": did you mean octal? nimm games lists them
  [2]

  $ nimm --no-preview --level 4 --names Ada computer nim 1 --seed 1 </dev/null | grep level
  Nim, level 4 of 5.
  $ nimm computer --help | grep default; nimm computer nim 1 --seed 1 </dev/null | grep 'level .* of'
    --level L             skill of the computer, 1 to 5 (default 1)
  Nim, level 1 of 5.
  $ nimm --topic mex quiz --seed 1 </dev/null | grep repeat; nimm --version solve; nimm --no-json solve; nimm -- quiz
  10 questions, level 1, seed 1. To repeat this quiz: nimm quiz --seed 1 --topic mex
  nimm 1.0.0
  2> nimm: "--no-json" is not an option of nimm play; see nimm play --help
  2> nimm: "quiz" is a command, not a game: did you mean nimm quiz? nimm games lists the games
  [2]

Each default that the help names is the one in force: that number changes nothing, another one does. The first list is of
all that name one.

  $ for command in $(nimm help all | sed -n '/^Commands/,/^$/s/^  \([a-z]*\)  .*/\1/p'); do (nimm $command --help | tr '\n' ' '; echo) | sed 's/  --/\n&/g' | sed -n 's/^  --\([a-z-]*\) .*[( ]default[):].*/\1/p; s/^  --\([a-z-]*\) .*(default .*/\1/p' | sed "s/^/$command /"; done
  play level
  computer level
  quiz level
  quiz questions
  solve limit
  values limit
  label nodes
  graph nodes
  worksheet copies
  worksheet questions
  worksheet level
  worksheet game
  $ yes skip | head -n 60 >skips; run() { nimm "$@" <skips 2>/dev/null | tr -s ' \n' ' '; }
  > check() { # COMMAND OPTION DEFAULT OTHER
  >     run $1 >usual; run $1 --$2 $3 | sed "s/ --$2 $3//" | cmp - usual; ! run $1 --$2 $4 | sed "s/ --$2 $4//" | cmp -s - usual || echo "$*: as by default"
  > }
  > while IFS='|' read -r command option default other; do check "$command" $option $default $other; done
  < play nim 9,8,7,6 --players computer,computer --seed 3|level|5|1
  < computer nim 9,8,7,6 --players computer,computer --seed 3|level|2|4
  < solve kayles 301|limit|2|1
  < solve kayles 301 --why|limit|100|99
  < label nim 9,8,6|nodes|300|9
  < graph nim 9,9,9|nodes|1000|999
  < quiz --seed 4|level|1|2
  < quiz --seed 4|questions|10|9
  < worksheet --seed 4|game|nim|kayles
  < worksheet --seed 4|copies|3|5
  < worksheet --seed 4 --long|copies|6|3
  < worksheet --seed 4|questions|0|5
  < worksheet --seed 4 --questions 6|level|1|3

What is called otherwise elsewhere leads to the command, whatever options follow.

  $ nimm why nim 3,4,6
  2> nimm: "why" is neither a command nor a game. Did you mean nimm solve --why? To see them all, type: nimm help all
  [2]
  $ nimm sheet kayles --html
  2> nimm: "sheet" is neither a command nor a game. Did you mean nimm worksheet? To see them all, type: nimm help all
  [2]

Help on a word of the theory says what it means, and help on a game tells its rules.

  $ for word in nimber 'winning strategy' P-position induction; do nimm help "$word"; done; nimm help kayles | head -n 1
  A position's value, also called its Grundy value, is the mex of the values that its moves lead to: the smallest number not among them.
  A winning strategy is one that wins no matter what the other player does.
  N: the player to move wins. P: the other player wins.
  Proof by induction: show that the smallest case is true, and that each case follows from the smaller ones. Then all are true.
  Kayles

A file that is named like a game is told how to be opened.

  $ echo >mine; mkdir kayle; nimm mine; nimm kayle
  2> nimm: "mine" is a file: nimm resume opens a saved game, and nimm lesson a lecture
  2> nimm: "kayle" is neither a command nor a game. Did you mean nimm kayles? To see them all, type: nimm help all
  [2]
