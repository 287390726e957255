SPDX-License-Identifier: MIT

What make faults tries (see tests/tools/faults). Starts and seeds are given, so that each run is as the other.

The table, in a pipe:
  $ nimm nim 3,4,5 --seed 1 --names Ada,Charles
  < 1 2
  < nonsense
  < why
  < undo
  < history
  < 1 2
  < 3 1
  < hint
  < quit
  $ nimm --seed 7
  < Ada
  < computer
  < rules
  < help
  < 1 1
  < 1 1
  < resign
  < yes
  < new kayles 7
  < 3
  < undo
  < quit
  $ nimm play compound nim=3,4+kayles=iiii+chop=3x5 --seed 1 --players computer,computer
  $ nimm play chomp 3x4 --players human,computer --seed 3 --misere --plain
  < Ada
  < 2 2
  $ nimm play digraph 'a>b,a>c,b>c@a' --names A,B --seed 1
  < c
  $ nimm play northcott --seed 2 --players computer,human --level 4
  < Ada
  < board
  $ nimm play triangle convex:7 --seed 1 --names A,B
  < AC
  < why
  $ nimm play coloring fan:6 --seed 1 --names A,B --no-hints
  < AB
  $ nimm play poker-nim 3,4,5/2,1 --seed 1 --players human,computer --names Ada,
  < 1 +1
  $ nimm play prime 12,30,7 --seed 1 --first 2 --names A,B
  < 1 2 3
  < seat 2 computer
  < level 3
  < name 1 Zoe
  $ nimm nim 99999999999999999999999
  $ nimm nosuchgame
  $ nimm nim 3,4 --color always

Records:
  $ nimm nim 3,4,5 --names Ada,Charles --seed 7
  < 1 2
  < save game.nimm
  < review
  < quit
  $ printf 'nimm-record: 2\ngame: nim\nposition: 1,2\nplayer 1: human Ada\nplayer 2: human Charles\nfirst: 1\nmisere: no\nseed: 5\nmoves:\n1. 1 1\n' >game.nimm
  $ nimm nim 3,4,5 --names Ada,Charles --seed 7
  < 1 2
  < save game.nimm
  < yes
  < 3 1
  < save game.nimm
  < no
  < quit
  $ printf 'nimm-record: 2\ngame: nim\nposition: 3,4,5\nplayer 1: human Ada\nplayer 2: computer 4 Charles\nfirst: 2\nmisere: no\nseed: 42\nmoves:\n1. 1 2\n# why not\n2. 1 1\n' >game.nimm
  $ nimm resume game.nimm
  < 2 4
  < save game.nimm
  < y
  < quit
  $ printf 'nimm-record: 2\ngame: nim\nposition: 3,4,5\nplayer 1: human Ada\nmoves:\n1. 9 9\n' >game.nimm
  $ nimm resume game.nimm
  $ printf 'game: kayles\nposition: 7\nseed: 3\nmoves:\n3 4\n1\n7\n2\n5 6\nresult: player 1\n' >game.nimm
  $ nimm resume game.nimm
  < undo
  $ printf 'game: nim\nposition: 3,4,5\nseed: 3\nmoves:\n1 2\n1 1\n2 4\n3 5\n' >game.nimm
  $ nimm resume game.nimm
  < review

Answers about positions, one game after the other:
  $ nimm solve nim 3,4,5
  $ nimm solve --why nim 3,4,5
  $ nimm solve --why triangle convex:7/AC
  $ nimm solve --why digraph 'a>b,a>c,b>c@a'
  $ nimm solve compound nim=3,4+kayles=iiii+chop=3x5 --json
  $ nimm solve --json nim -
  < 3,4,5
  < wrong
  < 18446744073709551615,1
  <
  $ nimm solve nim -
  < 3,4,5
  < 1,,2
  $ nimm solve --json kayles-piles - --limit 3
  < 7,3
  < 1000000000000000000
  $ nimm solve nim
  $ nimm values kayles --period --json
  $ nimm values octal:0.77 --period
  $ nimm values prime 1..60
  $ nimm mex 0 1 2 5 8 --json
  $ nimm games --json
  $ nimm graph nim 1,2
  $ nimm graph kayles 5 --merge --depth 2
  $ nimm --help
  $ nimm --complete solve ka

The classroom:
  $ nimm quiz --seed 1 --questions 4
  < maybe
  < first
  < skip
  < 3
  $ nimm puzzle --day 2026-11-24
  < 3 2
  < hint
  < 1 1
  $ nimm puzzle kayles --seed 1
  < 1
  < skip
  $ nimm lesson -
  < @step One
  < Worth {value kayles 5}.
  < @values nim 1..2
  < @gallery
  < @ask winner nim 3,4
  < @ask labels kayles-piles 2
  $ nimm worksheet 1,2,3 --key --seed 1
  $ nimm worksheet --seed 2 --copies 1 --questions 2
