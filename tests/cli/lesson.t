In a pipe the lesson is printed with its answers, from the step that is named on; lines are folded to the width that
COLUMNS tells.

  $ nimm lesson | grep -E '^[0-9]+[.] [A-Z]'
  1. The rules, all of them
  2. Very small positions
  3. Copycat
  4. A map of all positions
  5. Groups that pair off
  6. The binary grid
  7. Balanced and unbalanced
  8. Two small facts
  9. The theorem
  10. Nimbers, and the smallest number missing
  11. Why sums work
  12. Disguise 1: Kayles
  13. Disguise 2: the Prime-game
  14. Disguise 3: Northcott's Game
  15. A gallery of disguises
  16. Misere: the last stone loses
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
  $ nimm lesson 16 | grep -A 4 '^  Question\|^Question'
  Question: Misere: which move wins in 1,1,2? And in 3,4,5?

  1 winning move:
    take 1 from pile 3 -> 1,1,1
   (esc)
  $ nimm lesson 3 --big | grep -A 1 -m 1 'Pile 1'
  Pile 1 : |  | |  | |  | |  |
           '--' '--' '--' '--'
  $ nimm lesson 16 | tail -n 3
  That is how Nim is won. You now know more about it than nearly everybody you
  will ever play. For next time: nimm quiz asks you about it, nimm worksheet
  prints it, and nimm plays it.
  $ nimm lesson 17; nimm lesson 5.x; nimm lesson 1 2
  2> nimm: "17" is not a step of the lesson: write a number from 1 to 16
  2> nimm: "5.x" is not a step of the lesson: write a number from 1 to 16
  2> nimm: "1 2" is not a step of the lesson: write a number from 1 to 16
  [2]
