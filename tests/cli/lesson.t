In a pipe the lesson is printed with its answers, from the step that is named on.

  $ nimm lesson 13

  13. Misere: the last stone loses
  --------------------------------

  This is the thirteenth step, so here is some bad luck: now whoever takes the
  last stone LOSES. Must we throw everything away?
  Start small again: piles of one stone each.

    1: the player who moves second wins.
    1,1: the player who moves first wins.
    1,1,1: the player who moves second wins.

  Odd and even have swapped. Anything else?

  Question: Misere: which move wins in 1,1,2? And how does one play 3,4,5?

  1 winning move:
    take 1 from pile 3 -> 1,1,1

  Leave an odd number of single stones, so that the last one is not yours. And
  until then, surprise: play exactly as before. Balance and balance, until your
  move would leave no pile above 1; only there leave an odd number of ones instead
  of an even number.

  1 winning move:
    take 2 from pile 1 -> 1,4,5
    First:  take 2 from pile 1 -> 1,4,5
    Second: take 1 from pile 1 -> 0,4,5
    First:  take 1 from pile 3 -> 0,4,4
    Second: take 1 from pile 2 -> 0,3,4
    First:  take 1 from pile 3 -> 0,3,3
    Second: take 1 from pile 2 -> 0,2,3
    First:  take 1 from pile 3 -> 0,2,2
    Second: take 1 from pile 2 -> 0,1,2
    First:  take 2 from pile 3 -> 0,1,0
    Second: take 1 from pile 2 -> 0,0,0
    First wins.

  That is peculiar to Nim. Misere Kayles took until 1973, and most misere games
  are jungle to this day. If anybody challenges you to a game nobody has solved:
  insist on the normal rules.

  That is how Nim is won. You now know more about it than nearly everybody you
  will ever play. For next time: nimm quiz asks you about it, nimm worksheet
  prints it, and nimm plays it.

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

Lines are folded to the width that COLUMNS tells.

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

  $ nimm lesson 14
  2> nimm: "14" is not a step of the lesson: write a number from 1 to 13
  [2]

  $ nimm lesson 1 2
  2> nimm: "1 2" is not a step of the lesson: write a number from 1 to 13
  [2]
