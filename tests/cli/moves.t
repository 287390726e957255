SPDX-License-Identifier: MIT

How a move may be typed at the table. Which words are read as which move is tested in test_sentence.c.

The part alone, and then the rest; a word drops the part, and Enter alone asks again.

  $ nimm nim 5,3,4,8 --seed 1 --names Ada,Ben --no-hints | grep -v -e '^Pile . :' -e '^$' | tail -n +3
  < 4
  < 9
  < take 3
  < pile 1
  < 
  < 2
  < board
  < 2
  < 2 1
  < 3
  < pile 1 2
  < r1c2
  < p1t2
  < 4
  < all
  Pile 4 has 8 stones: take 1 to 8.
  Pile 4 has 8 stones: take 1 to 8.
  Ada takes 3 from pile 4.
  Pile 1 has 5 stones: take 1 to 5.
  Pile 2 has 3 stones: take 1 to 3.
  Pile 2 has 3 stones: take 1 to 3.
  Ben takes 1 from pile 2.
  Pile 3 has 4 stones: take 1 to 4.
  Ada takes 2 from pile 1.
  "r1c2" is not a move. Did you mean take 1 from pile 2? Type yes, or 2 1.
  Ben takes 2 from pile 1.
  Pile 4 has 5 stones: take 1 to 5.
  Ada takes 5 from pile 4.

The parts of other games: a number, a row, a part. What could be the rest or a move by itself is refused.

  $ cat >typed <<'END'
  > game=$1 position=$2; shift 2
  > printf '%s\n' "$@" quit | nimm $game "$position" --seed 1 --names Ada,Ben --no-hints --plain | grep -e ' Ada ' -e ^Ada -e ^Ben -e ^From -e ^In -e ' is 2' -e ' mean ' -e 'can go' -e 'bite at'
  > END
  $ sh typed prime 12,30,7 2 '2 3' 2 '3 5'
  30 is 2 x 3 x 5: after the 2 for number 2, type one or more of these primes, but not all.
  That could mean 2 2 3 or 2 3: type the whole move.
  30 is 2 x 3 x 5: after the 2 for number 2, type one or more of these primes, but not all.
  Ada splits 3 and 5 off number 2.
  $ sh typed northcott W....B/.W..B. 'row 2' 4; sh typed chomp 5,5,5 2 'column 3'; sh typed queen 5x6 3 5 3 4
  Your coin in row 2 stands in column 2: it can go as far as column 1 or 4.
  Ada moves to column 4 in row 2.
  Type 2 3 to bite at row 2, column 3, or help.
  Row 2 has 5 squares: bite at a column from 1 to 5.
  Ada bites at row 2, column 3.
  In row 3 the queen can go to column 4 or 6.
  In row 3 the queen can go to column 4 or 6.
  In row 3 the queen can go to column 4 or 6.
  Ada moves the queen to row 3, column 4.
  $ sh typed kayles-piles 9,7 1 '1 2' 1 '2 3'; sh typed compound nim=3,4+kayles=iiii 1 'take 3 from pile 2' 'part 2' 3
  From a pile of 9 you can only take 1 or 2.
  That could mean 1 1 2 or 1 2: type the whole move.
  From a pile of 9 you can only take 1 or 2.
  Ada takes 2 from pile 1, leaving 3 and 4.
  Ada takes 3 from pile 2 in part 1.
  Ben hits pin 3 in part 2.

A game may stand before the command, and the name of a game is whole.

  $ nimm kayles --level 1 computer --seed 1 | head -n 1
  < quit
  Kayles, level 1 of 5.
  $ nimm solve octal 4.3; nimm solve octal 0.77 5; nimm solve octal x; nimm solve subtraction 3 x; nimm solve chess 4.3; nimm solve 0.77 7,3; nimm solve 1,2,x; nimm games 0.77
  2> nimm: "4.3" is part of a game's name: type octal:4.3
  2> nimm: "0.77" is part of a game's name: type octal:0.77
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "0.77" is part of a game's name: type octal:0.77
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no game "0.77": did you mean octal:0.77? nimm games lists them
  [2]

The letter of a point is not short for a word, such as computer or board.

  $ printf 'C\nb\nboard\n' | nimm triangle convex:6 --names Ben,Cara --no-hints | sed '1,/^$/d' | grep -c -e 'The moves with C are' -e '^ *A'
  4

A part that is typed again is not the rest of its move; a unit is. Only a word or another move drops it.

  $ printf '3\npile 3\nmany\n9 stones\ntake 2 stones\npile 2\npile 9\n1\npile 3\nstones 1\n3\nhistory\n1 stone\n' | nimm nim 3,0,6 --names A,B --no-hints | sed '1,/^Pile 3 :/d; /^Pile . :/d; /^$/d'
  Pile 3 has 6 stones: take 1 to 6.
  Pile 3 has 6 stones: take 1 to 6.
  Pile 3 has 6 stones: take 1 to 6. Press Enter for another pile.
  Pile 3 has 6 stones: take 1 to 6.
  A takes 2 from pile 3.
  Pile 2 is empty. Type pile and stones, such as 1 2.
  There is no pile 9, only piles 1 to 3. Type pile and stones, such as 1 2.
  Pile 1 has 3 stones: take 1 to 3.
  Pile 3 has 4 stones: take 1 to 4.
  B takes 1 from pile 3.
  Pile 3 has 3 stones: take 1 to 3.
    0. 3,0,6
    1. A takes 2 from pile 3: 3,0,6 -> 3,0,4
    2. B takes 1 from pile 3: 3,0,4 -> 3,0,3
  From which pile? Type pile and stones, such as 3 1 to take 1 from pile 3.

The queen's squares are moves as positions are written, too.

  $ printf '4x1\n2x1\n' | nimm play queen 4x6 --names A,B --no-hints | grep moves
  A moves the queen to row 4, column 1.
  B moves the queen to row 2, column 1.

Of a single pile the stones alone are a move, with words, too; its number and then the stones are one; and a number is
no other pile.

  $ printf 'take 3\nremove two stones\npile 1\n4\n2 stones\ntake 99\npile 3\nsplit 3\ntake 1\n' | nimm nim 20 --names A,B --no-hints | grep -v '^Pile . : \|^$'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 10 to take 10 from pile 1, or help.
  A takes 3 from pile 1.
  B takes 2 from pile 1.
  Pile 1 has 15 stones: take 1 to 15.
  A takes 4 from pile 1.
  B takes 2 from pile 1.
  Pile 1 has 9 stones: take 1 to 9.
  "pile 3" is not a move. Type how many stones, such as 3 to take 3 from pile 1.
  "split 3" is not a move. Type how many stones, such as 3 to take 3 from pile 1.
  A takes 1 from pile 1.
  $ printf 'take 3\nsplit 3\n' | nimm grundy 9 --names A,B --no-hints | tail -n 6
  "take 3" is not a move. Type how many stones to split off, such as 2 to split pile 1 into 2 and 7.
  A splits pile 1 into 3 and 6.

  Pile 1 : O O O
  Pile 2 : O O O O O O
   (esc)

Stones may be named after the pile, a pile may be counted; other words for what moves do are understood.

  $ printf 'pile 2 take 3 stones\npile 2, one stone\nfrom pile 1 take two stones\nstones 2\n' | nimm nim 4,7,2 --names A,B --no-hints | grep -E 'takes|"'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes 3 from pile 2.
  B takes 1 from pile 2.
  A takes 2 from pile 1.
  "stones 2" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  $ printf 'I take 2 from the second pile, please.\nall of the first\ntake two away from the third pile\nfirst 2\n' | nimm nim 4,7,2 --names A,B --no-hints | grep -E 'takes|"'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes 2 from pile 2.
  B takes 4 from pile 1.
  A takes 2 from pile 3.
  Too late: A has made the first move. undo takes it back.
  $ printf 'A takes 2 from the last pile\noops\nA: 1 of the 2nd\nB, 2 of the 1st\nB takes 1 from pile 3\nA, all of the last one\ngive up\n' | nimm nim 4,7,2 --names A,B --no-hints | grep -E 'take[ns]|"|resigns'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes 2 from pile 3.
  A's move is taken back.
  A takes 1 from pile 2.
  B takes 2 from pile 1.
  "B takes 1 from pile 3" is not a move. Did you mean take 1 from pile 3? Type yes, or 3 1.
  A takes 2 from pile 3.
  B resigns: A wins.
  $ printf 'take 3\n2 stones\n3\n1\ntake 3\n' | nimm nim 4,7 --names A,B --no-hints | grep -E 'takes|"|Type'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 4 to take 4 from pile 2, or help.
  From which pile? Type pile and stones, such as 1 3 to take 3 from pile 1.
  From which pile? Type pile and stones, such as 1 2 to take 2 from pile 1.
  There is no pile 3, only piles 1 and 2. Type pile and stones, such as 1 2.
  A takes 3 from pile 1.

What is not a word of nimm but clear is obeyed: a written number is a pile, phrases stand for words.

  $ printf 'one\n2\neverything from pile 3\nWho is winning?\nhow do I play?\ngo back\nhelp move\nI give up!\n' | nimm nim 3,4,3 --names A,B --no-hints | grep -v '^Pile' | sed '/^$/d'
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  Type 2 3 to take 3 from pile 2, or help.
  A takes 2 from pile 1.
  B takes 3 from pile 3.
  A can win. Type why for the reason.
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  B's move is taken back.
  A move is PILE STONES, such as 2 1: take 1 from pile 2.
  B resigns: A wins.
  B resigned a won game.
  Score: 1 for A, 0 for B.

Who is winning is one sentence. A sentence that names a command is answered with that command, but not one with a number.

  $ for start in 'nim 3,4' 'nim 3,3' 'digraph a>b,b>a@a' 'northcott W..B../..W..B/.W..B.'; do printf 'Who is winning?\n' | nimm $start --names A,B --no-hints | tail -n 1; done
  A can win. Type why for the reason.
  B can win, for A has no winning move. Type why for the reason.
  With good play nobody wins: a draw. Type why for the reason.
  A can win. Type why for the reason.
  $ printf '%s\n' 'Can you help me' 'Please give me the rule again.' 'give me rule 1' 'I want to undo' 'What shall I do' 'Let us play kayles 3' | nimm nim 3,4 --names A,B --no-hints | sed '1,/^Pile 2/d' | grep -v -e '^  ' -e '^$'
  Type a move, or a command (its first letters will do).
  help all lists every command; help COMMAND explains one.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  "Please give me the rule again." is not a move. Did you mean rules?
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  There is no move to take back.
  Type a move, or a command (its first letters will do).
  help all lists every command; help COMMAND explains one.
  A move is PILE STONES, such as 1 2: take 2 from pile 1.
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  Type 2 3 to hit pins 2 and 3, or help.
   i i i
   1 2 3

  $ printf 'how do I play?\nquit\n' | nimm nim 3,4,3 | head -n 2
  Type your name, press Enter for Player 1, or type one of these:
    computer  play against me, from level to level

  $ for line in all 'take the rest' 'take pile 2' 'all of it' 'take five off the second one'; do echo "$line" | nimm nim 0,5 --names A,B --no-hints | grep 'wins.$'; done
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes the last stone and wins.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes the last stone and wins.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes the last stone and wins.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes the last stone and wins.
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes the last stone and wins.
  $ printf 'take all\ntake pile 2\n' | nimm nim 3,5 --names A,B --no-hints | grep -E '^From|^A'; printf 'keep 3 columns\n' | nimm chop 2x2 --names A,B --no-hints | tail -n 1
  From which pile? Type pile and stones, such as 1 2 to take 2 from pile 1. Or type help.
  A takes 5 from pile 2.
  The bar has 2 columns: keep 1 of them.
  $ printf 'rules\n' | nimm nim 3,5 | head -n 1
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.

The queen and the coins go as far as one says.

  $ for line in 'up 2' 'A, up 2' 'move the queen left 1' 'diagonally 3' 'up and to the left two' 'up 4' left 'diagonal 0'; do echo "$line" | nimm queen 4x4 --names A,B --no-hints | grep -E '^A moves|^A brings|^From|"'; done
  A moves the queen to row 2, column 4.
  A moves the queen to row 2, column 4.
  A moves the queen to row 4, column 3.
  A moves the queen to row 1, column 1.
  A brings the queen into the corner and wins.
  A moves the queen to row 2, column 2.
  From row 4, column 4 the queen can go up 1 to 3 squares, left 1 to 3, or diagonally 1 to 3.
  From row 4, column 4 the queen can go up 1 to 3 squares, left 1 to 3, or diagonally 1 to 3.
  "diagonal 0" is not a move. Type row and column, such as 1 4 or up 3 to move the queen to row 1, column 4.
  $ for game in 'queen 1x7' 'queen 2x1' 'queen 2x3'; do printf 'up 2\nleft\ncorner\n' | nimm $game --names A,B --no-hints | grep -E '^From|^In row|^A brings'; done
  From row 1, column 7 the queen can only go left, 1 to 6 squares.
  From row 1, column 7 the queen can only go left, 1 to 6 squares.
  A brings the queen into the corner and wins.
  From row 2, column 1 the queen can only go up, 1 square.
  From row 2, column 1 the queen can only go up, 1 square.
  A brings the queen into the corner and wins.
  From row 2, column 3 the queen can go up 1 square, left 1 or 2, or diagonally 1.
  From row 2, column 3 the queen can go up 1 square, left 1 or 2, or diagonally 1.
  In row 1 the queen can go to column 2 or 3.
  $ for line in 'row 1 right 1' '1 right 2' 'move row 2 left 1' '1 left 1' 'row 2 right' '3 left 1'; do echo "$line" | nimm northcott W..B/.B.W --names B,A --no-hints | grep -E '^B moves|coin|no row'; done
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  B moves to column 2 in row 1.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  B moves to column 3 in row 1.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  B moves to column 3 in row 2.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  Your coin in row 1 cannot go left: it can go right, as far as column 3.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  Your coin in row 2 cannot go right: it can go left, as far as column 3.
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.
  There is no row 3, only rows 1 and 2. Type row and column, such as 1 2.

  $ printf 'take 2 from it\ntake 1 from the pile!\n1\none\ntake 4\n0\n' | nimm subtraction:3 9 --names A,B --no-hints | grep -E 'takes|From'
  A takes 2 from pile 1.
  B takes 1 from pile 1.
  A takes 1 from pile 1.
  B takes 1 from pile 1.
  From a pile of 4 you can only take 1 to 3.
  From a pile of 4 you can only take 1 to 3.
  $ printf 'take 2\n' | nimm nim 0,5,0 --names A,B --no-hints | grep takes
  Take one or more stones from one pile. Whoever takes the very last stone wins.
  A takes 2 from pile 2.
  $ printf 'hit 9\nknock down 3\ntake pin 1\n' | nimm kayles 7 --names A,B --no-hints | grep -E 'hits|pin 9'
  Hit one pin, or two that stand side by side. Whoever hits the last pin wins.
  There is no pin 9, only pins 1 to 7. Type one or two pin numbers, such as 1 2.
  A hits pin 3.
  B hits pin 1.
  $ printf 'eat row 1 column 3\n' | nimm chomp 3x5 --names A,B --no-hints | grep bites
  A bites at row 1, column 3.
  $ printf 'why?\nhelp!\n' | nimm nim 1,2 --names A,B --no-hints | grep -E '^A can|^Type a'
  A can win by copying.
  Type a move, or a command (its first letters will do).

A part that is one pile, named by its game; and all of what is left.

  $ printf '%s\n' 'take one from the nim' 'two from kayles' 'pin 1' 'all of em from nim' | nimm compound nim=3+kayles=iiii --names A,B --no-hints | grep -e '^[AB] ' -e Part.*Type
  A takes 1 from pile 1 in part 1.
  Part 2, Kayles: Type 2, then one or two pin numbers, such as 2 1.
  B hits pin 1 in part 2.
  $ for line in both 'take both' 'hit both pins' 'all of em' 'both of them'; do echo "$line" | nimm kayles ..ii --names A,B --no-hints | grep '^A hits pins'; echo "$line" | nimm nim 0,2 --names A,B --no-hints | grep '^A takes'; done
  A hits pins 3 and 4.
  A takes 2 from pile 2.
  A takes the last stone and wins.
  A hits pins 3 and 4.
  A takes 2 from pile 2.
  A takes the last stone and wins.
  A hits pins 3 and 4.
  A hits pins 3 and 4.
  A takes 2 from pile 2.
  A takes the last stone and wins.
  A hits pins 3 and 4.
  A takes 2 from pile 2.
  A takes the last stone and wins.
  $ echo both | nimm nim 1,1 --names A,B --no-hints | grep '"both"'; echo 'hit both' | nimm kayles iii --names A,B --no-hints | grep '"hit both"'
  "both" is not a move. Type pile and stones, such as 2 1 to take 1 from pile 2. Or type help.
  "hit both" is not a move. Type one or two pin numbers, such as 1 2 to hit pins 1 and 2. Or type help.

Whoever knows piles as rows or heaps may say so.

  $ printf '%s\n' '1 from row 3' 'all of the second row' 'heap 1, 2' | nimm nim 7,9,4 --names A,B --no-hints | grep '^[AB] '
  A takes 1 from pile 3.
  B takes 9 from pile 2.
  A takes 2 from pile 1.

What is left of a pile may go down to it, or be a number of stones.

  $ for move in 'the 4 down to a 1' '39 down to 20' 'turn 4 down to 1' '4 stones down to 1'; do echo "$move" | nimm nim 9,4,39 --names A,B --no-hints | grep 'A takes'; done
  A takes 3 from pile 2.
  A takes 19 from pile 3.
  A takes 3 from pile 2.
  A takes 3 from pile 2.

The pile of 3 is meant by "the 3", wherever that stands.

  $ printf '%s\n' 'from the 3 take 1' 'from the 6 take 2' | nimm nim 4,3,6 --names A,B --no-hints | grep -e 'A takes' -e 'B takes'
  A takes 1 from pile 2.
  B takes 2 from pile 3.

One of several piles of a size, a word that says nothing after a move, and a pile with a verb of one's own.

  $ for move in 'not pile 3' 'one of the 8s' 'two of the twos' '3 2 i guess' 'take 2 from pile 3 dude' 'yeet the third pile'; do echo "$move" | nimm nim 3,4,8,2,2 --names A,B --no-hints | grep -e 'A takes' -e 'Pile 3 has'; done
  A takes 1 from pile 3.
  A takes 2 from pile 4.
  A takes 2 from pile 3.
  A takes 2 from pile 3.
  Pile 3 has 8 stones: take 1 to 8.
