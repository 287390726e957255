Words at the prompt that change the course of the game. What is shown here leaves the boards out.

  $ cat >play <<'END'
  > nimm "$@" --seed 1 --names Ada,Charles --no-hints | sed '1,/^At the prompt/d' | grep -v -e '^Pile' -e '^$'
  > END

Help with all words, and with one of them.

  $ sh play nim 2
  < help
  < help undo
  < help b
  < help exit now
  < help resing
  < help me
  < board now
  < quit
  Type a move: PILE STONES, such as 2 3: take 3 stones from pile 2.
  Or one of these words:
    help [WORD]             this list, or one word of it
    board                   the board again
    hint                    a suggestion for this move
    hints on|off            suggestions before each move, or none
    freeze                  hide the suggestions until Enter, or show them again
    why [groups]            the Nim piles in the position, their binary grid, or
                            groups that pair off, and what follows
    rules                   the rules of this game
    undo [N]                take back the last move, or N moves; against the
                            computer, back to your turn
    redo [N]                make again what was taken back
    history                 the moves so far, with the positions
    go N                    back, or forward, to the position after move N
    first 1|2               who begins, before the first move
    seat 1|2 human|computer who plays: a person or the computer
    level [L]               how well the computer plays, 0 to 10
    name 1|2 NAME           another name for a player
    swap                    the players change places; in mid-game, from the next
                            game on
    save FILE               save the game in a file; nimm resume FILE plays on
                            from it
    comment TEXT            a remark, kept in the record at this place
    review                  who could have won, and where the win was thrown away
    score                   the score
    resign                  give this game up
    new [GAME [POSITION]]   leave this game and begin another
    quit                    leave; Ctrl-D does the same
  undo [N] (or u): take back the last move, or N moves; against the computer, back to your turn.
  board (or show, b): the board again.
  quit (or exit, q, bye): leave; Ctrl-D does the same.
  There is no word "resing"; help lists them all. Did you mean resign?
  There is no word "me"; help lists them all.
  "board now" is not a move. Type pile 1 and how many stones, such as 1 1. Did you mean board?
  Goodbye. Score: 0 for Ada, 0 for Charles.

What the words show; why stands in prompt-why.t.

  $ nimm nim 3,4 --seed 1 --names Ada,Bob --no-hints | sed '1,/^At the prompt/d'
  < rules
  < board
  < hint
  < score

  Pile 1 : O O O
  Pile 2 : O O O O

  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  A move is PILE STONES, such as 2 3: take 3 stones from pile 2.

  Pile 1 : O O O
  Pile 2 : O O O O

  Suggestion for Ada: take 1 from pile 2.
  Score: 0 for Ada, 0 for Bob.

  Goodbye. Score: 0 for Ada, 0 for Bob.

Numbers behind a word: which are possible is said.

  $ sh play nim 3,4,5
  < undo
  < redo
  < go
  < first
  < first 3
  < first 2
  < 1 1
  < first 1
  < undo x
  < undo 2
  < 2 1
  < undo 3
  < undo 2
  < history
  < redo 3
  < redo 2
  < redo
  < go x
  < go 3
  < go 1
  < history
  < quit
  No move has been made yet.
  Nothing has been taken back.
  No move has been made yet.
  first: type a number from 1 to 2.
  first: type a number from 1 to 2.
  Charles begins.
  Charles takes 1 from pile 1: 3,4,5 -> 2,4,5
  The first move has been made; undo takes it back.
  undo: only 1 is possible here.
  undo: only 1 is possible here.
  Ada takes 1 from pile 2: 2,4,5 -> 2,3,5
  undo: type a number from 1 to 2.
  Taken back.
    0. 3,4,5
    (taken back; redo makes it again:)
    1. Charles takes 1 from pile 1: 3,4,5 -> 2,4,5
    2. Ada takes 1 from pile 2: 2,4,5 -> 2,3,5
  redo: type a number from 1 to 2.
  Charles takes 1 from pile 1: 3,4,5 -> 2,4,5
  Ada takes 1 from pile 2: 2,4,5 -> 2,3,5
  Nothing has been taken back.
  go: type a number from 0 to 2.
  go: type a number from 0 to 2.
  The position after move 1.
    0. 3,4,5
    1. Charles takes 1 from pile 1: 3,4,5 -> 2,4,5
    (taken back; redo makes it again:)
    2. Ada takes 1 from pile 2: 2,4,5 -> 2,3,5
  Goodbye. Score: 0 for Ada, 0 for Charles.

The computer's moves are taken back with one's own, and made again with them.

  $ sh play nim 3,4,5 --players human,computer
  < 1 1
  < 2 1
  < undo 2
  < undo
  < undo
  < redo 3
  < redo 9
  < redo
  < quit
  Ada takes 1 from pile 1: 3,4,5 -> 2,4,5
  Charles takes 1 from pile 1: 2,4,5 -> 1,4,5
  Ada takes 1 from pile 2: 1,4,5 -> 1,3,5
  Charles takes 3 from pile 3: 1,3,5 -> 1,3,2
  Taken back.
  No move has been made yet.
  No move has been made yet.
  There are not that many moves to make again.
  redo: type a number from 1 to 4.
  Ada takes 1 from pile 1: 3,4,5 -> 2,4,5
  Charles takes 1 from pile 1: 2,4,5 -> 1,4,5
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh play nim 3,4,5 --players computer,human
  < undo
  < quit
  Ada takes 2 from pile 1: 3,4,5 -> 1,4,5
  You have not made that many moves.
  Goodbye. Score: 0 for Ada, 0 for Charles.

Nobody sits there at all: then each move counts.

  $ sh play nim 1,1 --players computer,computer
  < undo 2
  < no
  Ada takes 1 from pile 1: 1,1 -> 0,1
  Charles takes 1 from pile 2: 0,1 -> 0,0
  *** Charles wins! ***
  Charles made the last move.
  Score: 0 for Ada, 1 for Charles.
  Taken back.
  Ada takes 1 from pile 1: 1,1 -> 0,1
  Charles takes 1 from pile 2: 0,1 -> 0,0
  *** Charles wins! ***
  Charles made the last move.
  Score: 0 for Ada, 1 for Charles.
  Goodbye. Score: 0 for Ada, 1 for Charles.

A game that was over goes on, and its point is taken back; so is a resignation.

  $ sh play nim 1,1
  < 1 1
  < 2 1
  < undo
  < resign
  < redo
  < undo
  < 2 1
  < no
  Ada takes 1 from pile 1: 1,1 -> 0,1
  Charles takes 1 from pile 2: 0,1 -> 0,0
  *** Charles wins! ***
  Charles made the last move.
  Score: 0 for Ada, 1 for Charles.
  Taken back.
  Charles resigns.
  *** Ada wins! ***
  Score: 1 for Ada, 0 for Charles.
  Nothing has been taken back.
  Taken back.
  Charles takes 1 from pile 2: 0,1 -> 0,0
  *** Charles wins! ***
  Charles made the last move.
  Score: 0 for Ada, 1 for Charles.
  Goodbye. Score: 0 for Ada, 1 for Charles.

Another game: what is not one, or cannot be played so, leaves the old one where it stands.

  $ sh play nim 2
  < new chess
  < new nin
  < new nim:3 4
  < new nim 3,x
  < new nim 0
  < new kayles
  < new subtraction:1,3 2
  < new
  < quit
  No new game: there is no game "chess"; nimm games lists them.
  No new game: there is no game "nin": did you mean nim? nimm games lists them.
  No new game: "nim:3": the game nim takes nothing after a colon.
  No new game: "x" is not a pile size: write whole numbers, such as 3,4,5.
  No new game: there is no move in this position: the game would be over before it began.
  This game is left unfinished; nobody gets a point.
  Kayles, seed 652893. This game again: nimm kayles --seed 652893
  Pins stand in a row. Two players take turns; a move hits one pin, or two pins
  that stand side by side, and they fall. Whoever knocks down the last pin wins.
  At the prompt type a move, or help, or quit.
   i i i i . i i i
   1 2 3 4 5 6 7 8
  This game is left unfinished; nobody gets a point.
  Subtraction game, seed 394550. This game again: nimm subtraction:1,3 2 --seed 394550
  There are some piles of stones. A move takes some of them from one pile: 1 to K
  in subtraction:K, exactly 1, 3 or 4 in subtraction:1,3,4. Whoever makes the last
  move wins.
  At the prompt type a move, or help, or quit.
  One move takes 1 or 3 stones.
  This game is left unfinished; nobody gets a point.
  Subtraction game, seed 502721. This game again: nimm subtraction:1,3 2 --seed 502721
  One move takes 1 or 3 stones.
  Goodbye. Score: 0 for Ada, 0 for Charles.
  $ sh play nim 2 --misere
  < rules
  < new northcott
  < new nim 1
  < quit
  There are some piles of stones. Two players take turns; a move takes as many
  stones as you like, at least one, from one pile. Whoever takes the last stone
  wins.
  But this is misere play, the other way round: the player who would normally win
  loses, so whoever makes the last move loses.
  A move is PILE STONES, such as 2 3: take 3 stones from pile 2.
  No new game: northcott is not played misere.
  This game is left unfinished; nobody gets a point.
  Nim, seed 652893. This game again: nimm nim 1 --seed 652893 --misere
  But this is misere play, the other way round: the player who would normally win
  loses, so whoever makes the last move loses.
  Goodbye. Score: 0 for Ada, 0 for Charles.
