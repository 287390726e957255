SPDX-License-Identifier: MIT

The five puzzles of a day: a hint, which costs the puzzle; a refusal; a puzzle failed twice; the last one is left
unsolved, and the line to send tells what was solved.

  $ nimm puzzle --day 2026-11-24
  < help
  < 3 2
  < hint
  < hint
  < 4 9
  < 4 2
  < 1 1
  < 2 2
  < 14
  < rules
  < quit
  The five puzzles for 2026-11-24. Each is harder than the last, and everybody gets the same ones.
  Find the winning move. You have two tries at each puzzle. A puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,1,6: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O
  Pile 3 : O O O O O O
  Type a move, or a command (its first letters will do).
    help [COMMAND]              this list, or what one command does
    hint                        how a winning move begins
    why                         what decides this position, then where to look; it costs as much as hint
    repeat                      the question again, with its board
    skip                        show the answer, and go on; it counts as a mistake
    rules                       the rules of the game
    quit                        leave; Ctrl-D does the same
  Right. Then the piles are 5, 1 and 4: nim-sum 0.

  2. Nim 5,9,8,6: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O O O O O O O (9)
  Pile 3 : O O O O O O O O
  Pile 4 : O O O O O O
  A winning move begins with pile 4.
  A winning move begins with pile 4.
  Pile 4 has 6 stones: take 1 to 6.
  Type hint, skip for the answer, or help.
  Right. Then the piles are 5, 9, 8 and 4: nim-sum 0.
  (You used hint or why: this puzzle does not count.)

  3. Nim 6,12,8,9,10: it is your turn. Which move wins?
  Pile 1 : O O O O O O
  Pile 2 : O O O O O O O O O O O O (12)
  Pile 3 : O O O O O O O O
  Pile 4 : O O O O O O O O O (9)
  Pile 5 : O O O O O O O O O O (10)
  Wrong: then your opponent can take 2 from pile 5, and go on to win.
  Try again: the next mistake ends this puzzle.
  Wrong: then your opponent can take 5 from pile 1, and go on to win.
                   8  4  2  1
    Pile 1    6 =  0  1  1  0
    Pile 2   12 =  1  1  0  0
    Pile 3    8 =  1  0  0  0
    Pile 4    9 =  1  0  0  1
    Pile 5   10 =  1  0  1  0
    -------------------------
    nim-sum   1 =  0  0  0  1
    odd                     ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  The only way: the odd column is that of 1, and pile 4 has a 1 there. Flip the digit of pile 4 in this column: 1001 becomes 1000, which is 8. So take 1 from pile 4.
  1 winning move:
    4 1: take 1 from pile 4 -> 6,12,8,8,10

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  4. Kayles iiii.iiiiii.iiiii: it is your turn. Which move wins?
    i  i  i  i  .  i  i  i  i  i  i  .  i  i  i  i  i
    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
  Right. Then the rows are worth 1, 3, 1 and 3: nim-sum 0.

  (Chomp: Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins.)
  5. Chomp 6,6,5: it is your turn. Which move wins?
          1 2 3 4 5 6
  Row 1 : X O O O O O
  Row 2 : O O O O O O
  Row 3 : O O O O O
  Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins. The players take turns; nobody may pass. The poisoned square, X, is row 1, column 1, at the top left, and nobody bites it.

  2 of 5 solved. Only today's puzzles are remembered.

After all five there are new ones tomorrow, but not for a day that was asked for.

  $ printf 'skip\nskip\nskip\nskip\nskip\n' >skips; nimm puzzle <skips | tail -1
  0 of 5 solved. Five new ones tomorrow; more now: nimm puzzle --more
  $ nimm puzzle --day 2026-11-24 <skips | tail -1
  0 of 5 solved. For more: nimm puzzle --more
  $ head -2 skips | nimm puzzle | tail -1
  0 of 5 solved. 3 to go: nimm puzzle

A puzzle that is skipped; the end of the input; a hint in the last one; all five; nobody at all.

  $ nimm puzzle --day 2026-11-24
  < skip
  < 4 2
  The five puzzles for 2026-11-24. Each is harder than the last, and everybody gets the same ones.
  Find the winning move. You have two tries at each puzzle. A puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,1,6: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O
  Pile 3 : O O O O O O
  A skip counts as a mistake.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   1 =  0  0  1
    Pile 3   6 =  1  1  0
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  The only way: the odd column is that of 2, and pile 3 has a 1 there. Flip the digit of pile 3 in this column: 110 becomes 100, which is 4. So take 2 from pile 3.
  1 winning move:
    3 2: take 2 from pile 3 -> 5,1,4

  2. Nim 5,9,8,6: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O O O O O O O (9)
  Pile 3 : O O O O O O O O
  Pile 4 : O O O O O O
  Right. Then the piles are 5, 9, 8 and 4: nim-sum 0.

  3. Nim 6,12,8,9,10: it is your turn. Which move wins?
  Pile 1 : O O O O O O
  Pile 2 : O O O O O O O O O O O O (12)
  Pile 3 : O O O O O O O O
  Pile 4 : O O O O O O O O O (9)
  Pile 5 : O O O O O O O O O O (10)

  1 of 5 solved. Only today's puzzles are remembered.
  $ printf '%s\n' '3 2' '4 2' '4 1' 16 hint '1 1' '3 3' quit | nimm puzzle --day 2026-11-24 | sed -n '/^5/,$p'
  5. Chomp 6,6,5: it is your turn. Which move wins?
          1 2 3 4 5 6
  Row 1 : X O O O O O
  Row 2 : O O O O O O
  Row 3 : O O O O O
  A winning move begins with row 2.
  Row 1 has 6 squares, the first one poisoned: bite at a column from 2 to 6.
  Type hint, skip for the answer, or help.
  Wrong: then your opponent can bite at row 2, column 5, and go on to win.
  Try again: the next mistake ends this puzzle.

  4 of 5 solved. Only today's puzzles are remembered.
  $ printf '%s\n' '3 2' '4 2' '4 1' 16 '2 4' | nimm puzzle --day 2026-11-24 | sed -n '/^5/,$p'
  5. Chomp 6,6,5: it is your turn. Which move wins?
          1 2 3 4 5 6
  Row 1 : X O O O O O
  Row 2 : O O O O O O
  Row 3 : O O O O O
  Right. Then the position is worth 0, from which no move wins.

  5 of 5 solved. For more: nimm puzzle --more
  To send to a friend, without the answers (# is solved, - is not):
  nimm 2026-11-24: # # # # #
  $ nimm puzzle --day 2000-02-29 --plain </dev/null
  The five puzzles for 2000-02-29. Each is harder than the last, and everybody gets the same ones.
  Find the winning move. You have two tries at each puzzle. A puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 4,3,5: it is your turn. Which move wins?

  0 of 5 solved. Only today's puzzles are remembered.

The day is the one here, wherever that is.

  $ for zone in UTC EAST-14 WEST+12; do TZ=$zone nimm puzzle </dev/null | head -n 1 | grep -c "$(TZ=$zone date +%Y-%m-%d)"; done
  1
  1
  1

Not a day, and what a day does not have.

  $ for day in 2026-02-30 2100-02-29 2026-13-01 1969-12-31 10000-01-01 2026-1-1 today ''; do nimm puzzle --day "$day" </dev/null; done
  2> nimm: --day "2026-02-30": 2026-02 has 28 days: write 2026-02-01 to 2026-02-28
  2> nimm: --day "2100-02-29": 2100-02 has 28 days: write 2100-02-01 to 2100-02-28
  2> nimm: --day "2026-13-01": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  2> nimm: --day "1969-12-31": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  2> nimm: --day "10000-01-01": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  2> nimm: --day "2026-1-1": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  2> nimm: --day "today": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  2> nimm: --day "": write a date from 1970-01-01 to 9999-12-31, such as 2026-11-23
  [2]
  $ for words in --more --seed=1 --misere misere kayles --plain; do nimm puzzle --day 2026-11-24 $words </dev/null | head -n 1; done
  The five puzzles for 2026-11-24. Each is harder than the last, and everybody gets the same ones.
  2> nimm: --day 2026-11-24 has five puzzles of its own: leave out "--more"
  2> nimm: --day 2026-11-24 has five puzzles of its own: leave out "--seed"
  2> nimm: --day 2026-11-24 has five puzzles of its own: leave out "misere"
  2> nimm: --day 2026-11-24 has five puzzles of its own: leave out "misere"
  2> nimm: --day 2026-11-24 has five puzzles of its own: leave out "kayles"
  $ nimm puzzle --day
  2> nimm: --day needs an argument: --day DATE
  [2]
  $ nimm puzzle --more=3
  2> nimm: --more takes no argument
  [2]

More, without end.

  $ nimm puzzle --more --seed 1 </dev/null
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O

  0 solved.

No puzzle of a run has been asked before, in this order or in another.

  $ printf '2 2\n1 5\n' | nimm puzzle --seed 5 | grep Which
  1. Nim 4,6: it is your turn. Which move wins?
  2. Nim 6,2,3: it is your turn. Which move wins?
  3. Nim 5,2,5: it is your turn. Which move wins?

A hint in these, too, and then it does not count.

  $ nimm puzzle --seed 1
  < hint
  < 1 2
  < quit
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O
  A winning move begins with pile 1.
  Right. Then the piles are 3 and 3: nim-sum 0.
  (You used hint or why: this puzzle does not count.)

  2. Nim 3,1,5,1: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 : O O O O O
  Pile 4 : O

  0 solved.

Puzzles in a pipe: a move that wins, an unclear one, a mistake with the move that refutes it and another try, and the
second mistake, which ends the run.

  $ nimm puzzle --seed 1
  < 1 2
  < banana
  < take 1 from pile 1
  < 1 2
  < 1 1
  < 1 1
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O
  Right. Then the piles are 3 and 3: nim-sum 0.

  2. Nim 3,1,5,1: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 : O O O O O
  Pile 4 : O
  "banana" is not a move. Type pile and stones, such as 1 2 to take 2 from pile 1.
  Type hint, skip for the answer, or help.
  Wrong: then your opponent can take 3 from pile 3, and go on to win.
  Try again: the next mistake ends the run.
  Wrong: then your opponent can take 4 from pile 3, and go on to win.
                  4  2  1
    Pile 1   3 =  0  1  1
    Pile 2   1 =  0  0  1
    Pile 3   5 =  1  0  1
    Pile 4   1 =  0  0  1
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since two columns are odd: the player to move wins by making every column even.
  The only way: the leftmost odd column is that of 4, and pile 3 has a 1 there. Flip the digits of pile 3 in the odd columns: 101 becomes 011, which is 3. So take 2 from pile 3.
  1 winning move:
    3 2: take 2 from pile 3 -> 3,1,3,1

  1 solved.

Words, and a skipped puzzle, which is a mistake.

  $ nimm puzzle --seed 1
  < rules
  < skip
  < quit
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.)
  1. Nim 5,3: it is your turn. Which move wins?
  Pile 1 : O O O O O
  Pile 2 : O O O
  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.
  A skip counts as a mistake.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   3 =  0  1  1
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since two columns are odd: the player to move wins by making every column even.
  The only way: the leftmost odd column is that of 4, and pile 1 has a 1 there. Flip the digits of pile 1 in the odd columns: 101 becomes 011, which is 3. So take 2 from pile 1.
  1 winning move:
    1 2: take 2 from pile 1 -> 3,3

  2. Nim 3,1,5,1: it is your turn. Which move wins?
  Pile 1 : O O O
  Pile 2 : O
  Pile 3 : O O O O O
  Pile 4 : O

  0 solved.
Other games, in turn; their rules come first. Each game's own words are moves too.

  $ nimm puzzle kayles northcott subtraction:1,3,4 --seed 2
  < 9
  < 1
  < hit pin 3
  < skip
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.)
  1. Kayles iiiii: it is your turn. Which move wins?
   i i i i i
   1 2 3 4 5
  There is no pin 9, only pins 1 to 5. Type one or two pin numbers, such as 1 2.
  Type hint, skip for the answer, or help.
  Wrong: then your opponent can hit pins 3 and 4, and go on to win.
  Try again: the next mistake ends the run.
  Right. Then the rows are worth 2 and 2: nim-sum 0.

  (Northcott's Game: Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.)
  2. Northcott's Game .W...B/B.W.../..BW../B....W: it is your turn, with the white coins. Which move wins?
          1 2 3 4 5 6
  Row 1 : . W . . . B
  Row 2 : B . W . . .
  Row 3 : . . B W . .
  Row 4 : B . . . . W
  White (W) is player 1, black (B) is player 2.
  A skip counts as a mistake.
      Nim pile    4  2  1
    Row 1    3 =  0  1  1   a gap of 3
    Row 2    1 =  0  0  1   a gap of 1
    Row 3    0 =  0  0  0   no gap
    Row 4    4 =  1  0  0   a gap of 4
    ---------------------
    nim-sum  6 =  1  1  0
    odd           ^  ^
  Unbalanced, since two columns are odd: the player to move wins by making every column even.
  One way is to change a row that has a 1 in the leftmost odd column: make row 4 worth 2.
  1 winning move:
    4 4: move to column 4 in row 4 -> .W...B/B.W.../..BW../B..W..

  1 solved.

Misere play, by the word or by the option.

  $ nimm puzzle misere nim --seed 5
  < why
  < board
  < skip
  < quit
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Nim: Take one or more stones from one pile. Misere: whoever takes the very last stone loses.)
  1. Misere Nim 4,6 (whoever makes the last move loses): it is your turn. Which move wins?
  Pile 1 : O O O O
  Pile 2 : O O O O O O
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.
                  4  2  1
    Pile 1   4 =  1  0  0
    Pile 2   6 =  1  1  0
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.

  1. Misere Nim 4,6 (whoever makes the last move loses): it is your turn. Which move wins?
  Pile 1 : O O O O
  Pile 2 : O O O O O O
  A skip counts as a mistake.
  While at least two piles are larger than 1, misere play is like normal play. When only one is, cut it to 1 or 0, whichever leaves an odd number of piles of 1. Then the other player has to take the last stone.
                  4  2  1
    Pile 1   4 =  1  0  0
    Pile 2   6 =  1  1  0
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  1 winning move:
    2 2: take 2 from pile 2 -> 4,4

  2. Misere Nim 6,2,3 (whoever makes the last move loses): it is your turn. Which move wins?
  Pile 1 : O O O O O O
  Pile 2 : O O
  Pile 3 : O O O

  0 solved.
  $ nimm puzzle kayles --misere --seed 2 </dev/null
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Kayles: Hit one pin, or two that stand side by side. Misere: whoever hits the last pin loses.)
  1. Misere Kayles iiiii (whoever makes the last move loses): it is your turn. Which move wins?
   i i i i i
   1 2 3 4 5

  0 solved.

In words, for a screen reader.

  $ echo q | nimm puzzle chomp --plain --seed 3
  Find the winning move. The second mistake ends the run; a puzzle does not count if you use hint or why.

  (Chomp: Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins.)
  1. Chomp: it is your turn. Which move wins?
  Row 1 has 5 squares.
  Rows 2 and 3 have 3 squares each.
  Row 1, column 1 is poisoned.

  0 solved.

What is wrong on the command line.

  $ for words in chess 'nim 3,4' '--seed x' 'misere northcott'; do nimm puzzle $words </dev/null; done
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: there is no game "3,4"; nimm games lists them
  2> nimm: --seed "x": write a number from 0 to 18446744073709551615
  2> nimm: Northcott's Game has no misere play: nimm knows who wins it in normal play only
  [2]

In Chomp no picture tells why a move wins: replies do, or the rule of two rows.

  $ for seed in 3 4; do echo skip | nimm puzzle chomp --seed $seed | grep -A 3 -E '^(A winning|Every) move'; done
  Every move from 5,3,2 has a winning reply. For example:
    after 2,2,2: bite at row 3, column 2, which leaves 2,2,1
    after 5: bite at row 1, column 2, which leaves 1
    after 5,3: bite at row 1, column 5, which leaves 4,3
  A winning move: bite at row 3, column 1. That leaves 5,4. With two rows, always leave the lower one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.

  2. Chomp 5,5,5: it is your turn. Which move wins?
          1 2 3 4 5

After a mistake why begins with it; the second why tells where to look. What is heard has no columns, and where no
nim-sum decides there is only the hint.

  $ printf '%s\n' '1 1' why why | nimm puzzle --day 2026-11-24 | sed -n '/^Try again/,$p'
  Try again: the next mistake ends this puzzle.
  You chose to take 1 from pile 1, which leaves 4,1,6. Then your opponent can take 1 from pile 3, and go on to win.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   1 =  0  0  1
    Pile 3   6 =  1  1  0
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  You chose to take 1 from pile 1, which leaves 4,1,6. Then your opponent can take 1 from pile 3, and go on to win.
                  4  2  1
    Pile 1   5 =  1  0  1
    Pile 2   1 =  0  0  1
    Pile 3   6 =  1  1  0
    ---------------------
    nim-sum  2 =  0  1  0
    odd              ^
  Unbalanced, since a column is odd: the player to move wins by making every column even.
  To do that, shrink a pile that has a 1 in the leftmost odd column.

  0 of 5 solved. Only today's puzzles are remembered.
  $ printf '%s\n' why why skip | nimm puzzle --seed 3 --plain | grep -E '^(To do|The only|One) '
  To do that, shrink a pile with one of the fours in it.
  The only way: pile 4 has the largest group without a partner. Reduce the pile to 2: its groups of 4 and 1 become a group of 2, and all groups pair off.
  $ printf '%s\n' skip skip skip 1 why why skip | nimm puzzle --day 2026-11-24 | grep -E '^(You chose|One way)'
  You chose to hit pin 1, which leaves .iii.iiiiii.iiiii. Then your opponent can hit pin 15, and go on to win.
  You chose to hit pin 1, which leaves .iii.iiiiii.iiiii. Then your opponent can hit pin 15, and go on to win.
  One way is to change a row that has a 1 in the leftmost odd column.
  One way is to change a row that has a 1 in the leftmost odd column: make pins 13-17 worth 2.
  $ printf '%s\n' 'maybe 1' why why | nimm puzzle kayles --seed 1 | grep -E '^(You chose|Type hint)'
  You chose to hit pin 1, which leaves .iii. Then your opponent can hit pin 3, and go on to win.
  You chose to hit pin 1, which leaves .iii. Then your opponent can hit pin 3, and go on to win.
  Type hint to see how a winning move begins.
