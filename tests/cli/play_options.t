Names and seats on the command line.

  $ while read -r names players; do
  >     nimm nim 1 --seed 1 --names "$names" ${players:+--players $players} </dev/null | sed -n '$s|^Goodbye. ||p'
  > done
  < Ada,computer
  < Computer,Ada
  < ,Ada
  < Ada human,computer
  < Ada computer,human
  < Ada,computer human,computer
  < Ada
  < Ada,Bob,Cleo
  < Ada,Bob human,robot
  2> nimm: --names "Ada,Bob,Cleo": write one name, or two with a comma between them, such as Ada,Charles
  2> nimm: --players "human,robot": write human,human or human,computer or computer,human or computer,computer
  $ nimm nim 1 --seed 1 --names ' Ada , Charles ' </dev/null | tail -n 1
  Goodbye.
  $ nimm </dev/null | tail -n 1
  Goodbye.

Options that do not go together, or ask for something that doesn't exist.

  $ for words in 'nim 3 --piles 2' 'nim 3 --balanced' 'nim --balanced --unbalanced' 'nim --piles 1 --balanced' 'northcott --misere' 'nim --piles 5..3' 'nim --first 3'; do nimm $words; done
  2> nimm: --piles, --stones, --balanced and --unbalanced are for random starting positions: leave them out, or leave out the position
  2> nimm: --piles, --stones, --balanced and --unbalanced are for random starting positions: leave them out, or leave out the position
  2> nimm: choose --balanced or --unbalanced, not both
  2> nimm: no balanced starting position was found: choose another size or balance
  2> nimm: Northcott's Game has no misere play
  2> nimm: --piles "5..3": write a range of numbers from 1 up, such as 2..5
  2> nimm: --first "3": write 1 or 2
  [2]

Starts that are given, and starts of a kind.

  $ for words in 3,4 'nim 1 2 3' 'nim --balanced' 'nim --unbalanced' 'nim --piles 2..3 --stones 1..4 --balanced'; do
  >     nimm $words --names A,B --seed 1 --no-hints </dev/null | grep -E '^(Pile|To)'
  > done
  Pile 1 : O O O
  Pile 2 : O O O O
  To play this game again: nimm nim 3,4 --seed 1 --no-hints
  Pile 1 : O
  Pile 2 : O O
  Pile 3 : O O O
  To play this game again: nimm nim 1,2,3 --seed 1 --no-hints
  Pile 1 : O O O O O O O
  Pile 2 : O O O O O O O
  To play this game again: nimm nim --seed 1 --balanced --no-hints
  Pile 1 : O O O O O O O O
  Pile 2 : O O O O O O O
  Pile 3 : O O O O
  To play this game again: nimm nim --seed 1 --unbalanced --no-hints
  Pile 1 : O O O O
  Pile 2 : O O O O
  To play this game again: nimm nim --seed 1 --piles 2..3 --stones 1..4 --balanced --no-hints

Every further game has a seed of its own; where none finds a start of the kind, the last one comes again.

  $ nimm nim --piles 2 --stones 1..1000000 --balanced --seed 459 --no-hints --names Ada,Charles | tail -n 9
  < resign
  < yes
  < quit
  No other starting position was found: here is the same one again.
  Nim.

  Pile 1 : 304558 stones
  Pile 2 : 304558 stones


  To play this game again: nimm nim --seed 459 --piles 2..2 --stones 1..1000000 --balanced --no-hints
  Goodbye. Score: 0 for Ada, 1 for Charles.

The end of a bar, in sentences.

  $ nimm chop 1x2 --names Ada,Ben --no-hints --plain --seed 1 | grep -e 'Ada keeps' -e wins! -e left
  < columns 1
  Ada keeps 1 column.
  Ada wins!
  Ada left only the poisoned square.
