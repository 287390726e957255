In a pipe the lesson is printed with its answers, from the step that is named on; lines are folded to the width that
COLUMNS tells.

  $ nimm lesson | grep -E '^[0-9]+[.] '
  1. The rules, all of them
  2. Very small positions
  3. Copycat
  4. A map of all positions
  5. The binary grid
  6. Balanced and unbalanced
  7. Two small facts
  8. The theorem
  9. Nimbers, and the smallest number missing
  10. Disguise 1: Kayles
  11. Disguise 2: the Prime-game
  12. Disguise 3: Northcott's Game
  13. Misere: the last stone loses
  $ COLUMNS=40 nimm lesson 4 | head -n 12

  4. A map of all positions
  -------------------------

  A game is a map: a dot for each
  position, an arrow for each move (a
  directed graph, to the grown-ups). You
  push one token along the arrows, in
  turns. Whoever is stuck loses.
  Color the map, from the end backwards.
  Dots that no arrow leaves: orange, P,
  because the player to move is stuck.
  $ nimm lesson 13 | grep -A 4 '^  Question\|^Question'
  Question: Misere: which move wins in 1,1,2? And how does one play 3,4,5?

  1 winning move:
    take 1 from pile 3 -> 1,1,1
   (esc)
  $ nimm lesson 3 --big | grep -A 1 -m 1 'Pile 1'
  Pile 1 : |  | |  | |  | |  |
           '--' '--' '--' '--'
  $ nimm lesson 13 | tail -n 3
  That is how Nim is won. You now know more about it than nearly everybody you
  will ever play. For next time: nimm quiz asks you about it, nimm worksheet
  prints it, and nimm plays it.
  $ nimm lesson 14; nimm lesson 1 2
  2> nimm: "14" is not a step of the lesson: write a number from 1 to 13
  2> nimm: "1 2" is not a step of the lesson: write a number from 1 to 13
  [2]
