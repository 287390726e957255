/* SPDX-License-Identifier: MIT */
#include "ui/lesson.h"

const struct lesson_step lesson_steps[] = {
    {.title = "The rules, all of them",
     .work = "winning",
     .pages =
         {{.text =
               "Some piles of stones lie on a table.\n"
               "@board nim 3,4,6\n"
               "When it is your turn, choose one pile and take stones from it: one, a few, or the lot. "
               "Taking none is not allowed, nor is helping yourself from two piles at once, nor sneezing. "
               "Here you might take 2 from the pile of 4, and leave 3,2,6.\n"
               "Then it is the other player's turn. Whoever takes the last stone wins. Whoever has to move "
               "on an empty table has lost.\n"
               "Play a round or two with a neighbor before going on. If your neighbor is asleep, type "
               "play: I am awake, and I have read the rest of this lesson.",
           .play = "nim 3,4,6",
           .question = "Can a game of Nim go on for ever, or end in a draw?",
           .asks = "no every move takes a stone or more, and stones do not grow back",
           .answer = "Never, and no. Every move takes a stone or more, and stones do not grow back: there "
                     "are at most as many moves as stones. And somebody takes the last one, so somebody "
                     "wins. In such a game one of the two players can force a win, right from the start. The "
                     "only question is which one. The rest of the lesson is that question."}}},

    {.title = "Very small positions",
     .work = "outcome",
     .pages =
         {{.text = "When a problem is too hard, try a smaller one. Repeat until it is embarrassing.\n"
                   "So let there be one pile of a few stones, and let a move take 1 stone or 2. Whoever "
                   "takes the last one wins.\n"
                   "@board subtraction:2 7\n"
                   "Play it a few times, with your neighbor or with me: type play.",
           .play = "subtraction:2 7",
           .question = "What if you leave 3 stones? Who wins then: the player who has to move (first), or "
                       "the one who has just moved (second)?",
           .asks = "winner subtraction:2 3",
           .answer =
               "The second. From 3 a move can only leave 2 stones or 1, and then all the rest may be taken "
               "at once.\n"
               "Two words for later. A position is N when the Next player to move can force a win, and P "
               "when the Previous one can. You want to hand over P-positions, and never to be handed one."},
          {.text = "Now fill in the table, from the end. A pile of 0 is lost for the player to move: P. "
                   "After that, look at what a move can leave. If something of that is P, the pile is won: "
                   "N. If all of it is N, the pile is lost: P.",
           .play = "subtraction:2 7",
           .question = "A move takes 1 or 2. Is a pile of 0, 1, 2, ... 9 stones N or P, won or lost for the "
                       "player to move?",
           .asks = "outcome subtraction:2 0;1;2;3;4;5;6;7;8;9",
           .answer = "@outcome subtraction:2 0;1;2;3;4;5;6;7;8;9\n"
                     "Every third pile is lost. So leave 3, 6, 9, 12, ... stones, and whatever the other "
                     "player takes, fill it up to 3. Of 100 stones take 1."},
          {.text =
               "Back to Nim, where a move takes as many stones as you like. One pile: take all of it, bow.\n"
               "@outcome nim 7\n"
               "Now piles of a single stone each. Nobody has any choice here. You could let two potatoes "
               "play it.",
           .question = "There are n piles with one stone each. Who wins? Try 3, 4 and 5 of them.",
           .asks = "winner nim 1,1,1; 1,1,1,1; 1,1,1,1,1",
           .answer = "@outcome nim 1;1,1;1,1,1;1,1,1,1;1,1,1,1,1\n"
                     "The first player takes stones number 1, 3, 5, and so on. So for odd n the last stone "
                     "is the first player's, for even n the second player's. Odd or even: remember that, it "
                     "is going to come back."}}},

    {.title = "Copycat",
     .work = "winning",
     .pages =
         {{.text =
               "Two piles of the same size. Play it a few times with your neighbor, and change who begins.\n"
               "@board nim 4,4",
           .question = "Which player should win 4,4, and how?",
           .asks = "winner nim 4,4",
           .answer = "The second, by being unbearable: whatever the other player does in one pile, do the "
                     "same in the other. Your brother knew this strategy when he was four.\n"
                     "@game nim 4,4\n"
                     "After each of your answers the piles are equal again. So whenever the other one could "
                     "move, so can you: you never run out first."},
          {.text = "Now there is a crumb beside them.\n"
                   "@board nim 1,4,4",
           .play = "nim 1,4,4",
           .question = "1,4,4: how does the player who moves first win? And 8,5?",
           .asks = "move nim 1,4,4; 8,5",
           .answer =
               "Eat the crumb. Now it is the other player who has to begin at 4,4, and you are the copycat.\n"
               "@winning nim 1,4,4\n"
               "Two different piles work the same way: take from the larger one until both are equal.\n"
               "@winning nim 8,5"},
          {.text = "Four piles, and nothing looks equal at first sight. Squint.\n"
                   "@board nim 2,3,2,3",
           .question = "2,3,2,3: who wins, and with what strategy?",
           .asks = "winner nim 2,3,2,3",
           .answer = "See two copies of the game 2,3. The second player answers each move in one copy by the "
                     "same move in the other. Copycat works for anything that you have two of, even for "
                     "games that nobody understands.\n"
                     "@game nim 2,3,2,3"}}},

    {.title = "A map of all positions",
     .work = "labels",
     .pages = {{.text =
                    "A game is a map: a dot for each position, an arrow for each move (a directed graph, to "
                    "the grown-ups). You push one token along the arrows, in turns. Whoever is stuck loses.\n"
                    "Color the map, from the end backwards. Dots that no arrow leaves: orange, P, because "
                    "the player to move is stuck. Then, again and again, take a dot whose arrows all lead to "
                    "colored ones. If one of them leads to orange: green, N, for that arrow is a winning "
                    "move. If all lead to green: orange. You may hand over whatever you like there, the "
                    "other one will be pleased with it.",
                .question = "Draw the map of 1,2 and color it, from the end: is each of its dots P (orange) "
                            "or N (green)? Piles in another order are the same dot.",
                .asks = "outcome nim 0;1;2;1,1;1,2",
                .answer = "@map nim 1,2\n"
                          "So 1,2 is green, and its winning move goes to 1,1.\n"
                          "This always works: type 1,2,3 and look. But the map of 25,13,39 has 6,734 dots, "
                          "and your desk has not. There must be a quicker way, and there is. It was found in "
                          "1902 and it needs only odd and even."}}},

    {.title = "Groups that pair off",
     .work = "groups",
     .pages = {{.text = "The quicker way, first without any arithmetic. Split each pile into groups of 1, 2, "
                        "4, 8, ... stones: the largest group that it has enough stones for, then the largest "
                        "for what is left, and so on. No pile has two groups of one size.\n"
                        "Then pair off: a group in one pile with a group of the same size in another. Those "
                        "that find no partner are marked.\n"
                        "@groups nim 5,6,11\n"
                        "A position in which every group has a partner is called balanced.",
                .question =
                    "Pair off 3,5,7. Which sizes have a group without a partner? And in 1,2,3, and in 4,6,7?",
                .asks = "groups nim 3,5,7; 1,2,3; 4,6,7",
                .answer = "@groups nim 3,5,7; 1,2,3; 4,6,7"},
               {.text =
                    "How to win: leave no group without a partner, every time. The other player must then "
                    "take stones from some pile, which parts at least one pair; and you pair everything off "
                    "again. The empty table has nobody without a partner, so it is you who gets there.\n"
                    "How to pair everything off: take the largest group that is alone away from its pile. "
                    "Then look at each smaller size that has a group alone: if your pile has such a group, "
                    "take it away too; if not, put one back from the stones just taken. There are enough of "
                    "them, for a group is larger than all smaller sizes together.\n"
                    "@groups nim 4,6,7",
                .question = "4,6,7: which move leaves no group without a partner?",
                .asks = "move nim 4,6,7",
                .answer =
                    "@winning nim 4,6,7\n@groups nim 4,6,2\nThat this never fails is proved in step 8."}}},

    {.title = "The binary grid",
     .work = "grid",
     .pages =
         {{.text =
               "Groups have a shorter spelling. Every number is a sum of different powers of two, in exactly "
               "one way: 45 = 32 + 13 = 32 + 8 + 5 = 32 + 8 + 4 + 1. That is what splitting into groups "
               "does.\n"
               "So write each pile as a row, with a 1 under each power that it uses. Then count the ones in "
               "each column. An odd number, so somebody is without a partner: write 1 below. An even number: "
               "write 0. That bottom row is the nim-sum. No carrying! It is adding for people who never "
               "liked carrying. And it is the same theorem: all groups pair off where all columns are even.\n"
               "@grid nim 13,19,10",
           .question = "Draw the grid of 2,4,5. What is its nim-sum?",
           .asks = "sum 2,4,5",
           .play = "nim 2,4,5",
           .answer = "@grid nim 2,4,5\n"
                     "Computers call this exclusive or, or xor, and do it before breakfast. Type any piles "
                     "of your own: 25,13,39, or your date of birth, such as 13,5,2011."}}},

    {.title = "Balanced and unbalanced",
     .work = "grid",
     .pages = {{.text = "Call a position balanced when every column of its grid holds an even number of "
                        "ones: when its nim-sum is 0. Otherwise it is unbalanced.\n"
                        "@grid nim 4,5,7,8\n"
                        "Now look at what we know. The empty table is balanced, and whoever has to move "
                        "there has lost. An odd number of single stones is unbalanced, and won. Two equal "
                        "piles are balanced, and lost.",
                .asks = "balance nim 1,2,3; 22,19,14,11",
                .question =
                    "Are 1,2,3 and 22,19,14,11 balanced? And what do you guess: which positions are lost?",
                .answer = "@grid nim 1,2,3; 22,19,14,11\nEverybody guesses: balanced positions are lost for "
                          "the player to move, unbalanced ones are won. A guess is not a proof, however nice "
                          "it looks. A proof needs two small facts."}}},

    {.title = "Two small facts",
     .work = "lemma",
     .pages =
         {{.text =
               "First fact: from an unbalanced position some move always leads to a balanced one.\n"
               "Go to the leftmost column with an odd number of ones. Some pile has a one there; any such "
               "pile will do. In its row flip the digit in every odd column. Now all columns are even. And "
               "the pile has become smaller, since the leftmost digit flipped was a one, and all that the "
               "digits to its right can add is less than that one was worth. So this is a legal move.\n"
               "@grid nim 4,5,7,8",
           .question = "Do it: choose a row of 4,5,7,8 and flip its digits. What does the row say then?",
           .asks = "flip nim 4,5,7,8",
           .answer = "@lemma nim 4,5,7,8"},
          {.text = "Again, and now there is more than one way.\n"
                   "@grid nim 7,9,12,15",
           .question = "Balance 7,9,12,15: a row, and its new digits.",
           .asks = "flip nim 7,9,12,15",
           .answer = "@lemma nim 7,9,12,15\n"
                     "The number of such moves is always odd: that many piles have a one in the leftmost odd "
                     "column. And the largest pile need not be among them:\n"
                     "@lemma nim 3,4,4"},
          {.text =
               "Second fact: every move out of a balanced position unbalances it. There is no exception.\n"
               "@lemma nim 1,2,3",
           .play = "nim 1,2,3",
           .question = "Take any balanced position. Can a move out of it keep it balanced?",
           .asks = "no a move changes one row of the grid, and only that row",
           .answer = "A move changes one row of the grid, so at least one digit of it. In that digit's "
                     "column the number of ones goes up or down by one, and even becomes odd. That is all. "
                     "Type a balanced position, if you can name one, and I try its moves."}}},

    {.title = "The theorem",
     .work = "work",
     .pages = {{.text = "Theorem (Bouton, 1902). The player to move can force a win exactly when the "
                        "position is unbalanced.\n"
                        "How to win from an unbalanced position: balance it, every time. By the first fact "
                        "you can. By the second fact the other player has to unbalance it again, and you are "
                        "where you were, with fewer stones. The game must end. It ends on the empty table, "
                        "which is balanced; and balanced positions are what the other player gets. So the "
                        "other player is stuck, and you have taken the last stone.\n"
                        "From a balanced position it is you who must unbalance it, and then the other player "
                        "does all that. Unless the other player has not taken this lesson.",
                .question = "Who wins 3,4,6?",
                .asks = "winner nim 3,4,6",
                .answer = "The first player. Two who know everything play it like this:\n"
                          "@game nim 3,4,6"},
               {.text = "Now do it. Balance by the grid, or by groups.\n"
                        "@board nim 25,13,39",
                .play = "nim 3,4,6",
                .question = "Find a winning first move in 25,13,39, and one of the three in 27,23,22,15.",
                .asks = "move nim 25,13,39; 27,23,22,15",
                .answer = "@lemma nim 25,13,39\n"
                          "@winning nim 27,23,22,15\n"
                          "Now type play and beat me at 3,4,6: you begin, and you know what to do. I shall "
                          "not be a good loser."},
               {.text = "One more, from a real test. The piles are 22,19,14,11. The first player takes 6 "
                        "from the pile of 19, and leaves 22,13,14,11.",
                .question = "What should the second player answer?",
                .asks = "move nim 22,13,14,11",
                .answer = "@winning nim 22,13,14,11"}}},

    {.title = "Nimbers, and the smallest number missing",
     .work = "mex",
     .pages =
         {{.text = "Change the rule: one pile, and you may take 1, 2 or 3 stones. Who wins now? Let us not "
                   "start all over again for every game that somebody invents. Instead, give every position "
                   "a number, its nimber: the size of the Nim pile that it is as good as.\n"
                   "The recipe: look at the nimbers of all positions that one move can reach, and take the "
                   "smallest number that is NOT among them. It is called mex, for minimal excluded number, "
                   "and it is what you say when you count 0, 1, 2, ... and stumble.",
           .play = "subtraction:3 7",
           .question = "What is the mex of 0, 1, 2, 5 and 8? And of 1, 2 and 3?",
           .asks = "mex 0,1,2,5,8\nmex 1,2,3",
           .answer =
               "3, since 0, 1 and 2 are there and 3 is not; what comes after the gap does not matter. And 0, "
               "for without a 0 you stumble at once. So a position without moves has nimber 0 too, as it "
               "should: it is lost.\n"
               "A Nim pile of 3 can become 2, 1 or 0, so its mex is 3. The recipe gives Nim back to us:\n"
               "@mex nim 1;2;3;4"},
          {.text = "Why does it work? From nimber 0 no move leads to 0 (else 0 would not be missing), and "
                   "from every other nimber some move does. That is the coloring of the map again: 0 is "
                   "orange, all the rest is green. So always move to 0.",
           .question = "Take 1, 2 or 3 stones: find the nimbers of piles of 1 to 9 stones.",
           .asks = "value subtraction:3 1;2;3;4;5;6;7;8;9",
           .answer =
               "@mex subtraction:3 1;2;3;4;5;6;7;8;9\n"
               "You saw the pattern before the end: divide by 4 and keep the remainder. Whatever the other "
               "one takes, fill it up to 4. Several piles? Take the nim-sum of their nimbers; after all they "
               "are as good as Nim piles. 7,9,6 have the nimbers 3, 1 and 2, which balance:\n"
               "@grid subtraction:3 7,9,6"}}},

    {.title = "Why sums work",
     .work = "work",
     .pages = {{.text = "May we put a Nim pile in the place of a game? Take any game G of nimber g, and lay "
                        "a Nim pile of g beside it. I claim that this sum is P: whoever has to move there "
                        "loses. For there are three kinds of moves, and each has an answer:\n"
                        "(a) Somebody makes the Nim pile h, less than g. Then G has a move to nimber h, "
                        "because g is the smallest number missing. Make it.\n"
                        "(b) Somebody moves in G to a nimber h less than g. Make the Nim pile h.\n"
                        "(c) Somebody moves in G to a nimber h greater than g. That raises it; but then g is "
                        "not missing among the moves from there. So move to nimber g: the raise is undone. "
                        "No move leaves G at g, for g is not among the nimbers that it can reach.\n"
                        "Each time G and its pile are equal again, and there is less to play. Whoever moved "
                        "first gets stuck.\n"
                        "@board compound kayles=iiii+nim=1",
                .play = "compound kayles=iiii+nim=1",
                .question = "In Kayles a move knocks down a pin, or two neighbors. Four pins have nimber 1. "
                            "Now somebody hits the last of them: three are left, of nimber 3. Which move "
                            "undoes that raise?",
                .asks = "move compound kayles=iii.+nim=1",
                .answer = "Hit two more at an end: the one pin that is left has nimber 1 again. Two pins hit "
                          "at once raise 1 to 2, and from there too there is a way back to 1.\n"
                          "@mex kayles 4;3;2"},
               {.text =
                    "So G with its Nim pile is a sum that the second player wins. Laid beside anything else "
                    "it changes nothing: answer each move in it as before, and play the rest as if it were "
                    "not there. But the Nim pile with another one of its size changes nothing either; that "
                    "was copycat. So G and its Nim pile can stand for each other in every sum.\n"
                    "That is the theorem of Sprague (1935) and Grundy (1939): every game of this sort is as "
                    "good as a Nim pile, and the nimber of a sum is the nim-sum of the nimbers.",
                .question = "G has nimber 5 and H has nimber 3. Which nimber does G + H have?",
                .asks = "sum 5,3",
                .play = "nim 5,3",
                .answer = "@grid nim 5,3\n"
                          "Raising moves may win now and then, but nobody needs them: there is always a move "
                          "that wins by lowering, as in Nim, and a raise can be undone at once."}}},

    {.title = "Disguise 1: Kayles",
     .work = "work",
     .pages =
         {{.text = "EVERY game of this sort, where both have the same moves and whoever is stuck loses, "
                   "is a Nim pile with a false moustache.\n"
                   "Kayles is bowling for people with perfect aim. Pins stand in a row; you knock down "
                   "one pin, or two neighbors. Whoever knocks down the last wins.\n"
                   "@board kayles iiiiiiii\n"
                   "A hit in the middle leaves two rows, which have nothing to do with each other: "
                   "nim-sum! So a row of 3 can become 2, 1, or 1 and 1, with nimbers 2, 1, and 1 xor 1 "
                   "= 0. The mex of these is 3.",
           .asks = "value kayles 1;2;3;4;5\nwinner kayles 8",
           .question = "Find the nimbers of rows of 1 to 5 pins. Then: who wins a single row of any "
                       "length, and how? (Think of step 3.)",
           .answer =
               "@mex kayles 1;2;3;4;5\n"
               "And a single row is won by the first player: knock down the middle, one pin or two, and "
               "there are two equal rows. Miaow.\n"
               "@winning kayles iiiiiiii\nType a row such as ii.iiii, or lengths of rows such as 5,3."}}},

    {.title = "Disguise 2: the Prime-game",
     .work = "work",
     .pages = {{.text = "Some numbers are written on the board. A move takes a number that is not prime and "
                        "splits prime factors off it, one or more, but not all: something above 1 must stay. "
                        "Whoever cannot move has only primes before them, and loses. It sounds like "
                        "arithmetic. It is Nim with homework on top. From 12 = 2 x 2 x 3 you may split off "
                        "one 2, and leave 6; or 2 and 3, and leave 2; or any others, and leave a prime or 4.",
                .question = "Which Nim pile is 12? Which one is 7, or 64? And who wins 12,30,8?",
                .asks = "value prime 12;7;64\nwinner prime 12,30,8",
                .answer =
                    "Lay a stone on the table for each prime factor. A move takes some of them away but must "
                    "leave one, so that one is glued to the table and does not count.\n"
                    "So 12 = 2 x 2 x 3 is a pile of 2, any prime such as 7 a pile of 0, and 64 a pile of 5.\n"
                    "@grid prime 12,30,8\n"
                    "@winning prime 12,30,8\nType numbers of your own, such as 12,30."}}},

    {.title = "Disguise 3: Northcott's Game",
     .work = "work",
     .pages =
         {{.text = "A white and a black coin stand in each row. Slide your own coin in one row, as far as "
                   "you like, left or right, but not onto or over the other. Whoever cannot move loses.\n"
                   "@board northcott W...B../.W..B../..W.B..\n"
                   "This one is sneaky: the players have different moves, and you can even run away. Is that "
                   "Nim?",
           .question =
               "Where are the piles, and what is their nim-sum? And what do you do when somebody runs away?",
           .asks = "value northcott W...B../.W..B../..W.B..",
           .answer = "The piles are the gaps between the coins. Moving closer takes stones away. Running "
                     "away adds some, but the other coin just follows, the gap is as before, and there is "
                     "less room left to run. Sooner or later everybody meets the wall. Here the piles "
                     "balance, so the second player wins.\n"
                     "@grid northcott W...B../.W..B../..W.B.."}}},

    {.title = "A gallery of disguises",
     .work = "work",
     .gallery = true,
     .pages =
         {{.text = "The next pages are a gallery: every game that I know to be Nim in disguise, with one "
                   "board each. Play what you like, and type a position of your own when you have answered.\n"
                   "Look out for moves that raise a pile. In Poker-Nim, for one, you may put stones back "
                   "that you took before.\n"
                   "@board poker-nim 3,4,5/2,1",
           .play = "poker-nim 3,4,5/2,1",
           .question = "Does it ever save a lost player to raise a pile? (Think of step 11.)",
           .asks = "no the other player takes away what was added",
           .answer = "Never. The other player takes away what was added, and everything is as before, but "
                     "fewer stones are left to add."}}},

    {.title = "Misere: the last stone loses",
     .work = "work",
     .pages =
         {{.text = "This is the last step, so here is some bad luck: now whoever takes the last stone LOSES. "
                   "Must we throw everything away?\n"
                   "Start small again: piles of one stone each.\n"
                   "@outcome misere nim 1;1,1;1,1,1\n"
                   "Odd and even have swapped. Anything else?",
           .question = "Misere: which move wins in 1,1,2? And in 3,4,5?",
           .asks = "move misere nim 1,1,2; 3,4,5",
           .answer =
               "@winning misere nim 1,1,2\n"
               "Leave an odd number of single stones, so that the last one is not yours. And until then, "
               "surprise: play exactly as before. Balance and balance, until your move would leave no pile "
               "above 1; only there leave an odd number of ones instead of an even number.\n"
               "@game misere nim 3,4,5\n"
               "That works for Nim, and for games that are nothing but sums of Nim piles, such as Chop and "
               "the Prime-game. But misere Kayles took until 1973, and most misere games are jungle to "
               "this day. Challenged to one, insist on the normal rules."}}},
};

const size_t lesson_step_count = sizeof lesson_steps / sizeof *lesson_steps;
