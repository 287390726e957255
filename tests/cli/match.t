Two programs play against each other. The bad bots are those of tests/bots.sh; nim.sh is the one that the manual shows.

  $ cp "$here"/../bots.sh .; sed -n '/^#!.bin.sh$/,/^done$/{s/\\e/\\/g;p;}' "$here"/../../src/man/nimm.6 >nim.sh

A bot of ten lines wins every game of Nim that is won at its start, and
so half of all games against the perfect player, who does the same.

  $ nimm match 'sh nim.sh' computer:10 --games 10 --seed 1
  A: sh nim.sh
  B: computer:10
  nim from random starts, seed 1; each start is played twice, sides swapped.
  Games: 10. Time for an answer: 10 s. A game of 1000 moves is a draw.

                               A         B
  Won                          5         5
    moving first               4         4
  Drawn                        0         0
  Lost                         5         5
    by the rules               5         5

  A's share of the wins: 50.0 %
  95 % confidence: 23.7 % to 76.3 %

The computer's levels, without any program.

  $ nimm match computer:10 computer:0 --games 60 kayles --json
  {"game":"kayles","position":null,"misere":false,"seed":1,"games":60,"time":10,"draws":0,"a":{"command":"computer:10","wins":60,"wins_moving_first":30,"lost":{"played":0,"resigned":0,"illegal":0,"time":0,"died":0,"flood":0,"garbage":0,"refused":0},"share":1.000000,"low":0.939828,"high":1.000000},"b":{"command":"computer:0","wins":0,"wins_moving_first":0,"lost":{"played":60,"resigned":0,"illegal":0,"time":0,"died":0,"flood":0,"garbage":0,"refused":0},"share":0.000000,"low":0.000000,"high":0.060172}}

  $ nimm match computer:10 'nimm bot' kayles 7 --games 2 --misere | sed -n '3,4p;7p'; nimm match computer computer northcott --misere
  kayles (misere) iiiiiii; each start is played twice, sides swapped.
  Games: 2. Time for an answer: 10 s. A game of 1000 moves is a draw.
  Won                          1         1
  2> nimm: northcott is not played misere
  [2]

The same seed gives the same match.

  $ nimm match computer:0 computer:2 --games 30 --seed 9 >1; nimm match computer:0 computer:2 --games 30 --seed 9 >2; cmp 1 2

Every game there is, between the computer and nimm bot.

  $ for game in $(nimm games --json | tr '{' '\n' | sed -n 's/^"id":"\([^"]*\)".*/\1/p'); do nimm match computer:5 'nimm bot --level 5' "$game" --games 4 --moves 300 >out || echo "$game"; done

A game can be drawn, and a game without an end is.

  $ nimm match computer computer digraph 'a>b,b>a,a>c,c>d@a' --games 2 --moves 50 | grep -E '^Drawn|draw'
  Games: 2. Time for an answer: 10 s. A game of 50 moves is a draw.
  Drawn                        2         2
  A's share of the wins: 50.0 % (a draw is half a win)

A record of each game, which can be replayed.

  $ nimm match 'sh nim.sh' 'sh bots.sh dying' --games 2 nim 1,2,3 --record records | grep Won
  Won                          2         0
  2> nimm: game 1, B: It ended with status 3 instead of answering genmove.
  2> nimm: game 2, B: It ended with status 3 instead of answering genmove.
  $ ls records; cat records/game-1.nimm
  game-1.nimm
  game-2.nimm
  nimm-record: 1
  # A is: sh nim.sh
  # B is: sh bots.sh dying
  game: nim
  position: 1,2,3
  player 1: human A
  player 2: human B
  first: 1
  misere: no
  moves:
  1. 3 1
  result: unfinished
  # B loses (program ended). It ended with status 3 instead of answering genmove.
  $ for record in records/*; do nimm replay $record >/dev/null || echo "$record"; done
  $ nimm match computer computer --games 2 --record records
  2> nimm: records/game-1.nimm exists: choose another folder for the records
  [1]
  $ nimm match 'sh bots.sh resigning' computer:0 --games 10 nim 2 --record resigned | grep -E 'Won|resigned'; ls resigned | head -n 2; tail -n 1 resigned/game-01.nimm
  Won                          0        10
    resigned                   7         0
  game-01.nimm
  game-02.nimm
  result: player 2, player 1 resigned

Hostile bots lose, and the match goes on.

  $ cat >faults <<'END'
  > #!/bin/sh
  > nimm match "$@" 2>&1 >/dev/null
  > END
  $ chmod +x faults

  $ for bot in silent deaf half; do ./faults "sh bots.sh $bot" computer --games 1 --time 0.2 | sed "s/game 1, A/$bot/"; done
  nimm: silent: It did not answer game within 0.2 s.
  nimm: deaf: It did not answer game within 0.2 s.
  nimm: half: It did not end its answer to game with an empty line within 0.2 s.
  $ for bot in flood huge dying killed closing illegal garbage refusing chatty forking; do
  >     ./faults "exec sh bots.sh $bot" computer --games 1 nim 3,4,5 | sed "s/game 1, A/$bot/"
  > done
  nimm: flood: It answered game with more than 65536 bytes.
  nimm: huge: It answered game with more than 65536 bytes.
  nimm: dying: It ended with status 3 instead of answering genmove.
  nimm: killed: It ended with signal 9 instead of answering genmove.
  nimm: closing: It closed its input or output instead of answering game.
  nimm: illegal: It wanted to play "99 99". There is no pile 99: choose pile 1, 2 or 3.
  nimm: garbage: It answered game with "Let me think [31m\xFF", without = or ? before it.
  nimm: refusing: It answered game with the error "I would prefer not to".
  nimm: chatty: It wanted to play "1 1". Pile 1 is empty: choose pile 2 or 3.
  nimm: forking: It ended with status 3 instead of answering game.
  $ ./faults 'sh bots.sh refusing' 'sh bots.sh dying' --games 30 | tail -n 2
  nimm: game 10, A: It answered game with the error "I would prefer not to".
  nimm: faults are only counted from here on

Children that do not want to end have been ended too: none of them lives to write its file.

  $ sleep 1.2; ls | grep alive
  [1]

Who ends the match ends the bots.

  $ cat >ended <<'END'
  > nimm match 'echo $$ >bot; exec sh bots.sh deaf' computer & match=$!
  > while ! [ -s bot ]; do sleep 0.05; done
  > kill $match; wait $match; echo $?
  > kill -0 "$(cat bot)" || echo gone
  > END
  $ sh ended 2>/dev/null
  143
  gone

What a bot says to standard error is heard only when it is wanted.

  $ nimm match 'echo hello >&2; exec sh nim.sh' computer --games 1 nim 1 --verbose | grep Won
  Won                          1         0
  2> hello

A bot that cannot be started at all ends the match.

  $ nimm match ./nobot computer
  2> nimm: cannot start A, "./nobot": the shell finds no such command
  [1]
  $ nimm match computer /dev/null
  2> nimm: cannot start B, "/dev/null": the shell cannot execute it
  [1]

The command line.

  $ nimm match; nimm match computer
  2> nimm: name two players, for example nimm match 'sh mybot' computer:5
  2> nimm: name two players, for example nimm match 'sh mybot' computer:5
  [2]
  $ for bot in computer:11 computer:x ''; do nimm match "$bot" computer; done
  2> nimm: "computer:11": write a level from 0 to 10 after the colon, such as computer:3
  2> nimm: "computer:x": write a level from 0 to 10 after the colon, such as computer:3
  2> nimm: "": name a player, such as 'sh mybot' or computer:5
  [2]
  $ for time in 0 1s inf; do nimm match computer computer --time $time; done
  2> nimm: --time "0": write seconds from 0.001 to 86400, such as 2 or 0.5
  2> nimm: --time "1s": write seconds from 0.001 to 86400, such as 2 or 0.5
  2> nimm: --time "inf": write seconds from 0.001 to 86400, such as 2 or 0.5
  [2]
  $ for option in '--games 0' '--seed x' '--moves 10001' 'chess' 'nim 3,x' 'nim 0'; do
  >     nimm match computer computer $option
  > done
  2> nimm: --games "0": write a number from 1 to 1000000
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: --moves "10001": write a number from 1 to 10000
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no move in this position: the game would be over before it began
  [2]

How a bot may end: below its shell, with a status like a shell's, in the middle of an answer, or in silence.

  $ cat >below.sh <<'END'
  > sh -c 'kill -9 $$'
  > exit $?
  > END
  $ while read -r bot; do ./faults "$bot" computer --games 1 ; done
  < sh below.sh 2>/dev/null
  < exit 127
  < read -r _; echo Hello; exit 12
  < read -r _; exec <&-; echo =; echo; sleep 5
  nimm: game 1, A: It ended with status 137 instead of answering game.
  nimm: cannot start A, "exit 127": the shell finds no such command
  nimm: game 1, A: It ended with status 12 instead of answering game.
  nimm: game 1, A: It closed its input or output instead of answering genmove.

Blanks behind an answer do not count, nor control characters; a move that is none is told from one that is illegal.

  $ cat >says.sh <<'END'
  > while read -r word _; do
  >     case $word in game) answer=$1 ;; play) answer=$2 ;; genmove) answer=$3 ;; *) exit ;; esac
  >     printf '%b\n\n' "$answer"
  > done
  > END
  $ ./faults 'sh says.sh = = "= \0001 1 1 \t "' computer --games 2 nim 1
  $ ./faults 'sh says.sh = = "= banana"' computer --games 1 nim 1
  nimm: game 1, A: It wanted to play "banana". "banana" is not a move. Type pile 1 and how many stones, such as 1 1.
  $ ./faults 'sh says.sh "= " "? no" "= 1 1"' computer --games 2 nim 1,1,1
  nimm: game 1, A: It answered play with the error "no".
  nimm: game 2, A: It answered play with the error "no".

Records of a draw, of a resignation and of a fault.

  $ nimm match computer:0 computer:0 digraph 'a>b,b>a@a' --games 1 --moves 4 --record drawn >out; sed '/^#/!d' drawn/game-1.nimm
  # A is: computer:0
  # B is: computer:0
  # A draw: 4 moves have been made.
  $ for folder in no/folder "$(printf '\033[31m/x')"; do nimm match computer computer --games 1 --record "$folder"; done
  2> nimm: --record "no/folder": No such file or directory
  2> nimm: --record "\x1B[31m/x": No such file or directory
  [1]

Who cannot write a record ends the programs, and so does who has no file left for a pipe.

  $ cat >stubborn.sh <<'END'
  > echo $$ >>bots
  > trap '' TERM HUP INT PIPE
  > while read -r word _; do
  >     if [ "$word" = genmove ]; then printf '= 1 1\n\n'; else printf '=\n\n'; fi
  > done
  > while :; do sleep 1; done
  > END
  $ cat >gone.sh <<'END'
  > for bot in $(cat bots); do kill -0 "$bot" 2>/dev/null && echo "$bot lives"; done; rm -f bots
  > END
  $ mkdir full; echo >full/game-2.nimm; nimm match 'exec sh stubborn.sh' computer --games 2 nim 1 --record full; sh gone.sh
  2> nimm: full/game-2.nimm exists: choose another folder for the records
  $ nimm match 'exec sh stubborn.sh' computer --games 2 nim 1 >/dev/full; sh gone.sh
  2> nimm: cannot write the output: No space left on device
  $ touch bots; (ulimit -n 5; nimm match 'exec sh stubborn.sh' computer --games 2 nim 1) 2>&1 | sed 's/": .*/"/'; sh gone.sh
  nimm: cannot start A, "exec sh stubborn.sh"

A hang-up that was to be ignored is ignored; other signals end the programs first.

  $ cat >hangup.sh <<'END'
  > kill -HUP $PPID
  > exec sh nim.sh
  > END
  $ (trap '' HUP; nimm match 'exec sh hangup.sh' computer --games 1 nim 1 | grep Won)
  Won                          1         0
  $ touch bots; ulimit -c 0; nimm match 'kill -QUIT $PPID; exec sh stubborn.sh' computer --games 1 nim 1 >out 2>&1; echo $?; sh gone.sh
  131
  $ nimm match 'exec sh stubborn.sh' 'kill -INT $PPID; exec sh stubborn.sh' --games 4 nim 1 >out 2>&1; echo $?; sh gone.sh
  130

  $ cat >third.sh <<'END'
  > echo game >>games; [ $(wc -l <games) -lt 3 ] || kill -INT $PPID; exit 3
  > END
  $ nimm match 'exec sh third.sh' computer --games 9 | sed -n '/Games/p;/Won/p'; rm games
  Games: 2. Time for an answer: 10 s. A game of 1000 moves is a draw.
  Won                          0         2
  2> nimm: game 1, A: It ended with status 3 instead of answering game.
  2> nimm: game 2, A: It ended with status 3 instead of answering game.

A game that ends with the last move that is allowed is no draw.

  $ nimm match computer computer --games 2 nim 1 --moves 1 | grep -E 'Won|Drawn'
  Won                          1         1
  Drawn                        0         0
