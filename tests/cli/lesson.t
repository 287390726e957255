SPDX-License-Identifier: MIT

In a pipe the lesson is printed with its answers, from the step that is named on; each paragraph is a line, whatever
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
  10. Values, and the smallest missing number
  11. Why sums work
  12. Disguise 1: Kayles
  13. Disguise 2: the Prime-game
  14. Disguise 3: Northcott's Game
  15. A gallery of disguises
  16. Misere: the last stone loses
  $ COLUMNS=40 nimm lesson 4 | head -n 5

  4. A map of all positions
  -------------------------

  A game is a map: a dot for each position, an arrow for each move. (Mathematicians call it a directed graph, the dots nodes, and the arrows arcs.) The players take turns pushing one token along the arrows, until one of them is stuck.
  $ nimm lesson 16 | grep -A 4 '^  Question\|^Question'
  Question: Misere: which move wins in 1,1,2? And in 3,4,5?

  1,1,2: take 1 from pile 3.

  3,4,5: take 2 from pile 1.
  $ nimm lesson 16 | tail -n 1
  For next time: nimm lesson sprague-grundy is that lesson, nimm quiz asks questions, nimm worksheet makes a handout, and nimm alone starts a game.
  $ nimm lesson list | head -n 2
  nim: A lesson on Nim
     1. The rules, all of them
  $ printf '@step S\n@ask mex a,b\n' >mex.txt; nimm lesson --check mex.txt
  mex.txt:2: @ask mex is followed by numbers, such as 0,1,3, or by a game and a position, such as kayles 5
  [1]
  $ nimm lesson 17; nimm lesson nim 5.x; nimm lesson 1 2
  2> nimm: "17" is not a step of the lesson: write a number from 1 to 16
  2> nimm: "5.x" is not a step of the lesson: write a number from 1 to 16
  2> nimm: "1 2" is not a step of the lesson: write a number from 1 to 16
  [2]
  $ nimm lesson 5.x
  2> nimm: "5.x": No such file or directory; nimm lesson --list names the built-in lessons
  [1]

A bar of chocolate is called by the size that the author has written.

  $ printf '@step S\n@ask move misere chomp 2x3\n@page\n@question Who?\n@ask winner chomp 2x3; 3,3\n@page\n@ask outcome chomp 2x2;2x3;3,2\n' >sizes.txt; nimm lesson sizes.txt | grep -e '^Question' -e '^[23n ]'
          1 2 3
  Question: Misere Chomp 2x3 (whoever makes the last move loses): it is your turn. Which move wins?
  2x3: bite at row 1, column 2.
  Question: Who?
  2x3: the player who moves first.
  3,3: the player who moves first.
          1 2
  Question: 2x2: is it N, won by the player to move, or P, lost? Then 2 more like it.
    n      2x2 2x3 3,2
    is       N   N   P
  $ nimm lesson sizes.txt --html | grep -o -e '<b>.*</b>' -e '>[^<>]*[23].\{0,3\}[23][^<>]*[<:]'
  >Who wins 2x3 (first or second):<
  >Who wins 3,3 (first or second):<
  >2x2<
  >2x3<
  <b>Bite at row 1, column 2.</b>
  >2x3: <
  >3,3: <
  >2x2<
  >2x3<

A lecture has a name or is a file of your own; --check reads all of it.

  $ nimm lesson --list
  nim: A lesson on Nim
     1. The rules, all of them
     2. Very small positions
     3. Copycat
     4. A map of all positions
     5. Groups that pair off
     6. The binary grid
     7. Balanced and unbalanced
     8. Two small facts
     9. The theorem
    10. Values, and the smallest missing number
    11. Why sums work
    12. Disguise 1: Kayles
    13. Disguise 2: the Prime-game
    14. Disguise 3: Northcott's Game
    15. A gallery of disguises
    16. Misere: the last stone loses
  sprague-grundy: Sprague and Grundy
     1. One number for everything
     2. A table, built by the class
     3. Why it must repeat
     4. Kayles: a move that splits
     5. Dawson's row
     6. Sums of different games
     7. What a nimber is
     8. Lasker's Nim
     9. Grundy's Game
    10. The queen
    11. Misere: the value is not enough
    12. What you can do now
  $ nimm lesson 3 >three; nimm lesson nim 3 | cmp - three
  $ nimm lesson --print nim >mine.txt && nimm lesson mine.txt 3 | cmp - three
  $ nimm lesson --print mine.txt
  2> nimm: "mine.txt" is not a built-in lesson: nimm lesson --list names them
  [2]
  $ cat >tiny.txt <<'END'
  > @title Tiny
  > @step One
  > A row of 5 pins is worth {value kayles 5}.
  > @values kayles-piles 0..9
  > @ask value subtraction:3 0..5
  > @page
  > @ask winner nim 3,4
  > @lines 2
  > @ask sum 5,3
  > @answer
  > The first player; and 6.
  > @page
  > @ask labels kayles-piles 2
  > END
  $ nimm lesson --check nim
  "nim" has no mistakes, and 16 steps.
  $ nimm lesson --check tiny.txt
  "tiny.txt" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  tiny.txt:11: not computed, so not checked: 6
  $ nimm lesson tiny.txt

  1. One
  ------

  A row of 5 pins is worth 4.

    n      0 1 2 3 4 5 6 7 8 9
    value  0 1 2 3 1 4 3 2 1 4

  Question: Subtraction Game. Take 1 to 3 from one pile. Find the values of the piles from 0 to 5.

    n      0 1 2 3 4 5
    value  0 1 2 3 0 1

  Pile 1 : O O O
  Pile 2 : O O O O

  Question: Nim 3,4: who wins if both play well, the player who moves first or the one who moves second?

  Question: What is the nim-sum of 5 and 3?

  3,4: the player who moves first.

  5,3: 6.

  The first player; and 6.

  Pile 1 : O O

  Question: Kayles with Piles 2: starting from the end, find the value of every position that can come up. Those that play alike, such as piles in another order, are one.

    n      0 1 2
    value  0 1 2
  $ nimm lesson tiny.txt --short --plain | head -n 7

  1. One

  Question: Subtraction Game. Take 1 to 3 from one pile. Find the values of the piles from 0 to 5.

  0 is worth 0.
  1 is worth 1.
  $ printf '@step One\n@bord nim 1\n\033[31m {value kayles x}\n' >bad.txt
  $ nimm lesson --check bad.txt
  bad.txt:2: there is no @bord: did you mean @board? man nimm lists all such words
  bad.txt:3: {value kayles x} cannot be computed: "x" is not a row: at place 1 write i for a standing pin or . for a fallen one, such as ii.iii, or write rows as numbers of pins, such as 2,3
  [1]
  $ printf '@step S\n@question Q?\n@ask number 12\n@wrong 7 count again\n@wrong more\n' | nimm lesson --check -
  -:5: there is a @wrong for all other answers already; one for a single answer begins with it, such as "7: ..."

  Not mistakes, but worth a look (3):
  -:3: not computed, so not checked: 12
  -:4: this is said to every wrong answer; for one alone, begin with all of it, a colon and a space, such as "7: ..."
  -:4: not computed, so not checked: 7
  [1]
  $ nimm lesson bad.txt
  2> nimm: bad.txt:2: there is no @bord: did you mean @board? man nimm lists all such words (nimm lesson --check FILE lists more mistakes)
  [1]
  $ printf '@step S\nIt is {sum 2,4 here and {value kaylos 5}.\n@question How?\n@ask number {sum 2,4\n' | nimm lesson --check -
  -:2: {sum needs a } before the next {: braces cannot go inside braces
  -:2: {value kaylos 5} cannot be computed: there is no game "kaylos": did you mean kayles? nimm games lists them
  -:4: {sum needs a } at its end, as in {value kayles 5}
  [1]
  $ { echo '@step S'; yes @bord | head -n 22; } | nimm lesson --check - | tail -n 2
  -:21: there is no @bord: did you mean @board? man nimm lists all such words
  -: and 2 more
  $ printf '@title x\n@step a\n@ask yes foo\n' >own.txt; nimm lesson --check own.txt; nimm lesson --html own.txt
  own.txt:3: @ask yes, no, number and choice need a @question on the same page, which says what is asked

  Not mistakes, but worth a look (1):
  own.txt:3: not computed, so not checked: yes
  2> nimm: own.txt:3: @ask yes, no, number and choice need a @question on the same page, which says what is asked
  [1]
  $ printf '@title x\n@step a\n@game kayles 40\n@game kayles 500\n' >long.txt
  $ nimm lesson long.txt
  2> nimm: long.txt:4: "kayles 500" is too much to compute for one step: take a smaller position, or begin a new @step before it
  [1]
  $ printf '@step Empty\n' >empty.txt; nimm lesson empty.txt; nimm lesson --html empty.txt | grep -c '<h1>'

  1. Empty
  --------
  2
  $ printf '@step One\r\nText\twith\r\ntabs.\r\n' | nimm lesson -

  1. One
  ------

  Text with tabs.

What comes before the first @step is one mistake, and what is wrong after it shows, too; so does what follows a misspelled @step.

  $ printf 'Hello.\n@board nim 3\nMore.\n@bord nim 3\n' | nimm lesson --check -
  -:1: only @title and @language may come before the first @step
  -:4: there is no @bord: did you mean @board? man nimm lists all such words
  [1]
  $ printf '@title T\n@stpe One\nHello.\n@board nim x\n' | nimm lesson --check -
  -:2: there is no @stpe: did you mean @step? man nimm lists all such words
  -:4: "x" is not a pile size: write whole numbers, such as 3,4,5
  [1]

What the author alone knows is worth a look, a yes or no, too.

  $ printf '@step S\n@question Is its value 0?\n@ask no its value is not 0\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:3: not computed, so not checked: no

In nimm's own words a question says the name of the game where that changes, and its rule where the step has not told it.

  $ printf '@step One\n@board subtraction:1,4,9 11\n@ask value subtraction:1,4,9 0..3\n@page\n@ask moves subtraction:1,4,9 11\n@page\n@ask winner nim 1,2\n@ask move nim 1,2\n@ask winner subtraction:1,4,9 6\n@step Two\n@ask winner subtraction:1,4,9 7\n' >names.txt
  $ nimm lesson names.txt | grep Question
  Question: Find the values of the piles from 0 to 3.
  Question: 11: which moves win?
  Question: Nim 1,2: who wins if both play well, the player who moves first or the one who moves second?
  Question: 1,2: which move wins?
  Question: Subtraction Game 6: who wins if both play well, the player who moves first or the one who moves second?
  Question: Subtraction Game 7: who wins if both play well, the player who moves first or the one who moves second?
  $ nimm lesson names.txt --html --no-key | grep -o 'class="ask">.*<'
  class="ask">Find the value of each position.<
  class="ask">11: which moves win?<
  class="ask">1,2: who wins if both play well, the player who moves first or the one who moves second?<
  class="ask">1,2: which move wins?<
  class="ask">Subtraction Game 6: who wins if both play well, the player who moves first or the one who moves second?<
  class="ask">Subtraction Game (take 1, 4 or 9 from one pile) 7: who wins if both play well, the player who moves first or the one who moves second?<

The rule that parameters make stands below the first board of a step alone; on paper a game as an answer has a line for
each reply that the key tells, three at most.

  $ printf '@step One\n@board subtraction:1,4,9 5;4\n@board subtraction:2 5\n@ask reply subtraction:1,4,9 10\n@step Two\n@board subtraction:1,4,9 5\n' >rule.txt
  $ nimm lesson rule.txt | grep '^Take\|^[12][.]'
  1. One
  Take 1, 4 or 9 from one pile.
  Take 1 or 2 from one pile.
  2. Two
  Take 1, 4 or 9 from one pile.
  $ nimm lesson rule.txt --html --no-key | sed -n '/<section>/,$p' | grep -o 'class="blank">[^<]*'
  class="blank">How the second player wins:
  class="blank">
  class="blank">

A range is one question, which names its game, unless a board of that stands above. Elsewhere each board is shown.

  $ printf '@step One\n@board subtraction:1,4 6\n@ask value subtraction:1,4 0..4\n@page\n@board subtraction:2 6\n@ask outcome misere subtraction:1,4 0..2\n@page\n@ask outcome nim 1,2; 2,2; 1,2,3\n@page\n@ask value northcott W.B; W..B; WB\n@page\n@box northcott W...B x2\n@question Which?\n@ask value northcott W...B\n' >range.txt
  $ nimm lesson range.txt | grep -e '^Question' -e ' : '
  Pile 1 : O O O O O O
  Question: Find the values of the piles from 0 to 4.
  Pile 1 : O O O O O O
  Question: Subtraction Game. Take 1 or 4 from one pile. Which of the piles from 0 to 2 are N, won by the player to move, and which are P, lost? This is misere play.
  Pile 1 : O
  Pile 2 : O O
  Question: Nim 1,2: is it N, won by the player to move, or P, lost? Then 2 more like it.
  Row 1 : W . B
  Question: Northcott's Game W.B: what is its value, that is, the size of the Nim pile it equals? Then 2 more like it.
  Row 1 : W . . B
  Row 1 : W B
  Row 1 : W . . . B
  Question: Which?

A board that stands right above is not drawn again, and each further position has its own; --short shows no board above.

  $ printf '@step S\n@board queen 2x3\n@ask winner queen 2x3;3x3\n@ask winner nim 1,2\n@ask move nim 1,2\n' >again.txt
  $ for short in '' --short; do nimm lesson again.txt $short | grep -e '^Row' -e '^Pile' -e '^Question' | cut -c 1-28; done
  Row 1 : * . .
  Row 2 : . . Q
  Question: 2x3: who wins if b
  Row 1 : * . .
  Row 2 : . . .
  Row 3 : . . Q
  Pile 1 : O
  Pile 2 : O O
  Question: Nim 1,2: who wins\x20 (esc)
  Question: 1,2: which move wi
  Row 1 : * . .
  Row 2 : . . Q
  Question: Corner the Queen 2
  Row 1 : * . .
  Row 2 : . . .
  Row 3 : . . Q
  Pile 1 : O
  Pile 2 : O O
  Question: Nim 1,2: who wins\x20 (esc)
  Question: 1,2: which move wi

On paper what the page shows is not drawn again where it is asked about. A page with @long is not in the short handout, and the numbers of the steps and questions leave no gap.

  $ printf '@step S\n@grid nim 4,5\n@ask flip nim 4,5\n@page\n@board northcott W..B\n@question Which?\n@ask value northcott W..B\n' >twice.txt
  $ nimm lesson twice.txt --html --no-key | grep -c -e '<caption>4,5' -e '<svg'
  2
  $ printf '@step S\n@question One?\n@ask sum 1,2\n@page\n@long\n@question Two?\n@ask sum 1,3\n@page\n@question Three?\n@ask sum 1,4\n@step T\n@long\n@question Four?\n@step U\n@ask sum 1,5\n' >chosen.txt
  $ nimm lesson chosen.txt --html --short --no-key | grep -e '<h[23]>' -e '"ask"'
  <h2>1. S</h2>
  <h3>Question 1</h3>
  <p class="ask">One?</p>
  <h3>Question 3</h3>
  <p class="ask">Three?</p>
  <h2>3. U</h2>
  <p class="ask">What is the nim-sum of 1 and 5?</p>
  $ nimm lesson chosen.txt --html --no-key | grep -c '"ask"'
  5
  $ for short in '' --short; do nimm lesson chosen.txt --html $short | grep -c 'numbers are those'; done
  0
  1

Several that are asked at once stand side by side, their blanks at the same height, and their answers are labeled alike: with a position or with numbers, or by their order where only a board tells the positions apart.

  $ printf '@step S\n@board queen 4x6\n@ask winner queen 4x6;5x5\n@ask sum 5,3;6,1\n@page\n@board northcott W.B\n@question Who?\n@ask winner queen 4x6;5x5\n@ask winner northcott W.B;WB\n' >labels.txt
  $ nimm lesson labels.txt --html | sed -n -e '/^ *align-items: end/p' -e 's/<[^>]*span.*//' -e 's/ *<b>.*//' -e 's/<div class="blank">//p' -e 's/^<p>//p'
      align-items: end;
  Name and date:
  Corner the Queen: Move the queen up, left, or diagonally up and left, as far as you like. Whoever brings her into the top left corner wins.</p>
  4x6:
  5x5:
  5,3:
  6,1:
  Northcott&#39;s Game: Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins.</p>
  Who wins Corner the Queen 4x6 (first or second):
  Who wins Corner the Queen 5x5 (first or second):
  1. Who wins (first or second):
  2. Who wins (first or second):
  4x6:
  5x5:
  5,3:
  6,1:
  Corner the Queen 4x6:
  Corner the Queen 5x5:
  1.
  2.

What a page asks in its own words has its position beside the blank: a name, or a board where only that tells it apart, once a page. A table has its sentence, and the rule of a game stands there, not its code.

  $ printf '@step S\n@question What now?\n@ask move subtraction:1,4,9 8\n@ask winner northcott W.B\n@ask move northcott W.B\n@ask reply nim 1,1\n@ask yes\n@page\n@ask value subtraction:1,4,9 0..2\n@page\n@ask outcome nim 0..2\n@page\n@ask winner subtraction:3 7;8;9\n@page\n@ask winner misere subtraction:1,4,9 7\n@page\n@ask winner octal:0.137 7\n' >beside.txt
  $ for short in '' --short; do nimm lesson beside.txt --html --no-key $short | sed -n -e '/<h2>/,$s/<svg.*/BOARD/' -e '/BOARD/s/<[^>]*>//gp' -e '/blank\|ask/s/<[^>]*>//gp' | sed -n '/What/,$p' >beside$short; done; cat beside; diff beside beside--short
  What now?
  A winning move in Subtraction Game 1,4,9 8:
  BOARD
  Who wins (first or second):
  A winning move:
  BOARD
  How the second player wins Nim 1,1:


  Answer (yes or no):
  Subtraction Game (take 1, 4 or 9 from one pile): find the value of each position.
  Nim: is each position N, won by the player to move, or P, lost?
  Who wins each position if both play well, first or second?
  Misere Subtraction Game (take 1, 4 or 9 from one pile) 7 (whoever makes the last move loses): who wins if both play well, the player who moves first or the one who moves second?
  Answer:
  7: who wins if both play well, the player who moves first or the one who moves second?
  Answer:
  9d8
  \x3C\x20 (esc)
  [1]

No column or page ends between a board and its blank; the three boards of a question on a short sheet are small enough to stay in one column.

  $ nimm lesson beside.txt --html | grep -c -e '[.]together > div:not([.]boards), [.]together {$' -e '[.]brief [.]boards:has(svg) { grid-template-columns'
  2

  $ for short in '' --short; do nimm lesson sprague-grundy $short --html --no-key | sed -n '/10. The queen/,/11. Misere/p' | grep -o 'row 4, column 4.*height="[^"]*"' | grep -o 'height.*'; done
  height="30.6mm"
  height="26.0mm"

What is told before the first picture of a question may stay on the page before it.

  $ nimm lesson sprague-grundy --html --no-key | grep -A3 '^<h2>6. Sums' | cut -c1-24
  <h2>6. Sums of different
  <p>Now for the reason we
  <p>In Chop you break a b
  <div class="together">

Of grids as wide as five columns two stand side by side, where a third would be cut off.

  $ nimm lesson nim --html | grep -c '[.]boards:has(th:nth-child(7)) { grid-template-columns: .*75mm'
  1

A long name does not fit above a column: then each position has a row; and where only boards tell the positions apart, the boards and the table are numbered.

  $ printf '@step S\n@ask value kayles 1,2,3,4,5,6,7,8;2;3\n@page\n@values kayles 1,2,3,4,5,6,7,8;2\n@page\n@ask winner coloring fan:3;fan:4;fan:5\n' >long.txt
  $ nimm lesson long.txt --html | sed -n '/<main>/,$s/<[^>]*>//gp' | grep -E -e '^[0-9][0-9,]*[.:]?$' -e '^position$' | paste -s -d ' ' -
  8,7,6,5,4,3,2,1: 2: 3: position 8,7,6,5,4,3,2,1 5 2 2 1. 2. 3. position 8,7,6,5,4,3,2,1 5 2 2 3 3 position 1 2 3

On paper a grid has the position as its caption, or "In binary" below a board; other tables have none.

  $ printf '@title C\n@step S\n@grid kayles 3,4\n@grid northcott W..B/WB..\n@ask value nim 3;4\n@ask labels chomp 2,1\n' >captions.txt
  $ nimm lesson captions.txt --html | grep -E '^(<table|<caption)'
  <table>
  <caption>4,3</caption>
  <table>
  <caption>In binary</caption>
  <table class="labels">
  <table class="labels">

What a page shows is filled in, also where the answers are left out.

  $ nimm lesson captions.txt --html --no-key | sed '/<caption>In binary/,$d' | sed -n 's/<td>\(.*\)<.td>/\1/p' | paste -s -d ' ' -
  3 0 1 1 1 0 0 1 2 0 1 0

On paper a table has up to 13 columns, or 8 if the names of the positions are long; what is more goes into equal parts, all with columns of the same width.

  $ for range in 1..13 1..14 1001..1008 1001..1009; do printf "@step S\n@ask value nim $range\n" | nimm lesson - --html --no-key | grep -c 'class="series"'; done
  1
  2
  1
  2
  $ printf '@step S\n@values nim 0..24\n' | nimm lesson - --html --no-key | grep '^<table'
  <table class="series">
  <table class="series" style="width: calc((100% - 1px - 5.5em) * 12 / 13 + 5.5em)">

A map on paper is as large as its letters need, a tenth of a millimeter for each unit.

  $ printf '@step S\n@map nim 1,1\n' | nimm lesson - --html --no-key | grep -o '<svg.*viewBox="[^"]*"'
  <svg xmlns="http://www.w3.org/2000/svg" width="20.0mm" height="39.6mm" viewBox="0 0 200 396"

In a key the answer of the page says how to win the game that it asks for, also on a short sheet; without one nimm does. A reason ends as it ends in the file.

  $ printf '@step S\n@question How?\n@ask reply nim 4,4\n@answer\nCopycat.\n@game nim 1,1: 1 1, 2 1\n@page\n@ask reply nim 3,3\n@page\n@question Q?\n@ask yes so it is.\n' >reply.txt
  $ for short in '' --short; do nimm lesson reply.txt --html --key $short | sed -n '/<section>/,$s/<[^>]*>//gp' | grep .; done
  1. S
  Question 1
  4,4: Copy each move in the other pile of its pair.
  Copycat.
     1,1 -&gt; 0,1 -&gt; 0,0
  Question 2
  Copy each move in the other pile of its pair.
  Question 3
  Yes. So it is.
  1. S
  Question 1
  4,4: Copy each move in the other pile of its pair.
  Copycat.
  Question 2
  Copy each move in the other pile of its pair.
  Question 3
  Yes. So it is.

The answer names what wins where it is known: a rule, or a reply to each of a few moves, or to one of many.

  $ printf '@step S\n@question How?\n@ask reply subtraction:3 8\n@page\n@ask reply chomp 3,2\n@page\n@ask reply subtraction:1,3,4 7\n@page\n@ask reply nim 1,2,3\n@page\n@ask reply queen 4x6\n@page\n@ask reply misere nim 1,2,3\n@page\n@ask reply queen 2x3\n' >ways.txt
  $ nimm lesson ways.txt --html --key --short | sed -n '/<section>/,$s/<[^>]*>//gp' | grep .
  1. S
  Question 1
  8: Always leave a multiple of 4: whatever the other player takes, make the two moves total 4.
  Question 2
  With two rows, always leave the lower one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.
  Question 3
  If they take 1 from pile 1, take 4 from pile 1; if they take 3 from pile 1, take 4 from pile 1; if they take 4 from pile 1, take 1 from pile 1.
  Question 4
  Always leave equal piles. If they take 1 from pile 1, for example, take 1 from pile 3.
  Question 5
  Always leave the other player a losing position. If they move the queen to row 1, column 3, for example, move the queen to row 1, column 1.
  Question 6
  Always leave the other player a losing position. If they take 1 from pile 1, for example, take 1 from pile 3.
  Question 7
  Whatever they do, move the queen to row 1, column 1.

A short handout says the rules of each game before it asks about it, and which game a blank is about where there are several.

  $ nimm lesson sprague-grundy --short --html --no-key | sed 's/<[^>]*>//g' | grep -e '^Grundy' -e '^Corner' -e '^Dawson.*: ' -e '^Take-and' -e "Lasker.*:"
  Dawson&#39;s Kayles: Hit two pins that stand side by side. Whoever makes the last hit wins.
  Lasker&#39;s Nim: take as many stones as you like from one pile, or split one pile in two. Find the values of piles of 0 to 6 stones.
  Grundy&#39;s Game: Split one pile into two of different sizes. Whoever makes the last move wins.
  Corner the Queen: Move the queen up, left, or diagonally up and left, as far as you like. Whoever brings her into the top left corner wins.

The groups that a winning move leaves say which move that is.

  $ nimm lesson nim 5 </dev/null | grep -A 6 'Take 3 from pile 1, for'
  Take 3 from pile 1, for example: its group of 4 goes, and a group of 1 takes its place. Then every group has a partner:

    Pile 1  : .     .   O
    Pile 2  : OOOO  OO  .
    Pile 3  : OOOO  OO  O

  Can you always pair everything off? And can the other player do the same right after you? That's for step 8.

Where a move in two rows of pins is asked for, the pins have numbers; in the key, a reply is what it leaves.

  $ nimm lesson sprague-grundy --short --html --no-key | grep -o 'aria-label="Pins 1 to 5 stand. Pins[^"]*'
  aria-label="Pins 1 to 5 stand. Pins 7 to 11 stand.
  $ nimm lesson sprague-grundy --short --html --key | sed 's/<[^>]*>//g' | grep 'if they leave'
  Always leave nim-sum 0: if they leave 3 + 1, leave 1 + 1; if they leave 2 + 1, leave 1 + 1; if they leave 2,1 + 1, leave 1 + 1; if they leave 1,1 + 1, leave 1,1 + 0; if they leave 4 + 0, leave 1,1 + 0.
  3,3: If they leave 3,2, leave 2,2; if they leave 3,1, leave 1,1,1; if they leave 3,1,1, leave 1,1,1.

A sum stands above its question, and its grid, as the other grids, before who wins. The values of its parts are asked in the grid alone.

  $ nimm lesson sprague-grundy --short --html --no-key | sed -n '/6. Sums/,/<\/section/s/<[^>]*>//gp' | grep -e '^Part' -e '^What is each' -e '^nim-sum' -e ':$'
  Part 1, Kayles:1234Part 2, Nim:Pile 1:Part 3, Chop:12312
  What is each part worth: Kayles with 4 pins, Nim with 3 stones, a bar of 2 by 3? And all three together, by the nim-sum? Who wins the sum, and by which move? Write the part, then the move in it.
  Part 1 (Kayles)
  Part 2 (Nim)
  Part 3 (Chop)
  nim-sum
  Value of the sum:
  Who wins the sum (first or second):
  A winning move in the sum:
  $ nimm lesson sprague-grundy --html --key | sed -n '/6. Sums/,/<\/section/p' | grep -c 'nim-sum<'
  1

What is said to a wrong answer is not printed beside the right one.

  $ nimm lesson sprague-grundy --short --html --key | sed 's/<[^>]*>//g' | grep -e '^256' -e '^[23][.]'
  2. A table, built by the class
  3. Why it must repeat
  256.
  2. the same as after the first time.

The boxes to play in stand on a short sheet of one's own, too.

  $ printf '@step S\n@box nim 3,4 x4\n@question Play it.\n@lines 1\n' | nimm lesson - --html --short --no-key | grep -c -e '<div class="boxes"' -e '<div aria-hidden="true">'
  4

There a pile stays in one line: six stones of one, then nine, which need the whole column.

  $ printf '@step S\n@box nim 6 x4\n@box nim 9 x4\n@question Play it.\n@lines 1\n' | nimm lesson - --html --short --no-key >boxes.html; grep -e '"boxes"' boxes.html; grep -o 'd="M[0-9]* [0-9]*' boxes.html | sed 's/.* //' | sort | uniq -c | sed 's/^ *//'
  <div class="boxes" style="grid-template-columns: repeat(2, 1fr)">
  <div class="boxes" style="grid-template-columns: repeat(1, 1fr)">
  60 25

A square table has as many rows as columns.

  $ printf '@step S\n@values queen 1..3\n' | nimm lesson - --html --no-key | sed -n '/<table/,/<.table>/s/<[^>]*>//gp' | xargs
  Corner the Queen, value by row and column 1 2 3 1 0 1 2 2 1 2 0 3 2 0 1

What stands next to a sketch explains it, and stays with it on a short sheet.

  $ printf '@step S\nLong talk.\n\nThe stairs:\n\n| _\n\nThe pile is below.\n\nMore talk.\n@question Q?\n@ask yes\n' >stairs.txt
  $ nimm lesson stairs.txt --html --short --no-key | sed -n '/<section>/,$s/<[^>]*>//gp' | grep .
  1. S
  The stairs:
   _
  The pile is below.
  Q?
  Answer (yes or no):

A sketch wider than the page or, on a short sheet, a column has smaller letters; a window may be too narrow for it, a map
too large, and boxes too many.

  $ printf '@step S\n|a\n@page\n|%60s\n@page\n|%172s\n@question Q?\n@ask yes\n' x x >sketches.txt
  $ for short in '' --short; do nimm lesson sketches.txt --html $short --no-key | grep -o '<pre[^>]*>'; done
  <pre class="sketch">
  <pre class="sketch">
  <pre class="sketch" style="font-size: 50%">
  <pre class="sketch" style="font-size: 23%">
  $ printf '@step S\n|%79s\n@map nim 5,6,7\n@box nim 1 x41\n' x | nimm lesson --check -
  -:3: The map is too large: more than 40 positions can come up.
  -:4: "x41" is not a number of boxes: write x1 to x40

  Not mistakes, but worth a look (1):
  -:2: a sketch wider than 78 columns does not fit every window
  [1]

What is to be written on lines is in the key only by an @answer.

  $ printf '@step S\n@question Prove it.\n@lines 3\n@page\n@question And this.\n@lines 2\n@answer\nSo.\n@page\n@question Draw it.\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:2: nothing answers this question: the key leaves it out, unless an @answer follows

Lines to write on belong to a question: without one they are left out, on paper and on the screen.

  $ printf '@step S\nHello.\n@game nim 3,4\n@lines 3\n@page\nProve it.\n@lines 2\n@answer\nSo.\n' >idle.txt; nimm lesson --check idle.txt
  "idle.txt" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  idle.txt:4: these lines are left out: no @question or @ask of the page needs them
  $ for options in --html '--short --html'; do nimm lesson $options idle.txt | grep -c '"blank"><span>'; done
  2
  2

A reply is written on as many lines as the lesson says, three by default.

  $ for n in '' '@lines 1' '@lines 4'; do printf '@step S\n@question How?\n@ask reply nim 3,3\n%s\n' "$n" | nimm lesson --html - | sed '1,/How?/d' | grep -c '"blank">'; done
  3
  1
  4

Positions that play alike are counted once, which a class may not do.

  $ printf '@step S\n@question How many?\n@ask number {positions queen 4x6}\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:3: {positions} counts positions that play alike once, such as 1,2 and 2,1: the class may count more

Before the theorem the key speaks of N and P, and not of values.

  $ printf '@step S\n@ask outcome queen 2x4\n@page\n@ask reply chomp 3,2\n@step T\n@theorem\n@ask outcome queen 2x4\n' | nimm lesson --html - | sed -n '/class="key/,$ s/.*<b>/  /p'
    N.</b> 2x4: moves leave 1x3 (N), 1x4 (N), 2x1 (N), 2x2 (N), 2x3 (P); a move leads to P, so N.</p>
    With two rows, always leave the lower one exactly one square shorter. After any reply, you can do so again, or leave only the poisoned square.</b></p>
    N.</b> 2x4: moves leave 1x3 (*2), 1x4 (*3), 2x1 (*1), 2x2 (*2), 2x3 (*0); mex{0,1,2,3} = 4. This position is worth 4, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.</p>

Braces that compute nothing are worth a look; sets of numbers are not.

  $ printf '@step S\nSo 100 is like {100 mod 7}. The set {0,1}.\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:2: braces that compute nothing stand as typed: {value kayles 5} is computed

On paper a row that is broken into lines is broken at its gaps, which no line begins with.

  $ printf '@step S\n@box kayles 15,15 x4\n@question Play.\n' | nimm lesson - --short --html --no-key | grep -o '<text x="25"[^>]*>[0-9]*' | sed 's/.*>//' | head -n 2 | xargs
  1 17

What a colon announces comes with it.

  $ printf '@step S\n@question How?\n@ask reply nim 1,1\n@answer\n{winner nim 1,1}. A whole game:\n@game nim 1,1\nMore.\n' >colon.txt
  $ nimm lesson colon.txt --html --key --short | sed -n '/<section>/,$s/<[^>]*>//gp' | grep .
  1. S
  1,1: Copy each move in the other pile of its pair.
  The player who moves second. A whole game:
     1,1 -&gt; 0,1 -&gt; 0,0

On paper, too, nothing is said of winning moves that are too many to search for.

  $ printf '@step S\n@winning chomp 32x255\n@winning nim 1,1\n' | nimm lesson - --html | grep -c 'No move wins'
  1

Nor is anything said of who wins after moves that are too much to search.

  $ printf '@step S\n@outcome chomp 14x14\n' | nimm lesson - | grep -e 'moves leave' -e 'too large' -e 'can win'
  Here the player to move can win.

What is about whole lessons takes no step.

  $ for words in '--list extra' '--print nim 3' '--check 3' '--html nim 2'; do nimm lesson $words; done
  2> nimm: nimm lesson --list lists all built-in lessons: leave out "extra"
  2> nimm: nimm lesson --print works on a whole lesson: leave out "3"
  2> nimm: nimm lesson --check works on a whole lesson: leave out "3"
  2> nimm: nimm lesson --html works on a whole lesson: leave out "2"
  [2]

Nobody types on paper: what says so is for the screen alone.

  $ for name in nim sprague-grundy; do
  >     nimm lesson $name | grep -c -E -i '\<type '
  >     for words in --html '--short --html'; do nimm lesson $name $words | sed -e '1,/<main>/d' -e 's/<[^>]*>//g' | grep -w -i -e press -e type -e enter -e terminal -e nimm || true; done
  > done
  9
  Never, and no. Every move takes at least one stone, and stones don&#39;t grow back, so there can&#39;t be more moves than stones. And somebody takes the last one, so somebody wins. In such a game, with no luck and nothing hidden, one of the two players can force a win, right from the start. The only question is which one. The rest of the lesson is the answer. And the name? It is said to come from the German word for &quot;Take!&quot;: nimm!
  1

Misere play is named wherever it is asked about or shown, on paper too; labels are N or P there, and nothing that needs a value can be asked.

  $ printf '@step S\n@board misere nim 1\n@page\n@ask labels misere nim 1\n@page\n@labels misere nim 1\n' >misere.txt
  $ nimm lesson misere.txt

  1. S
  ----

  Pile 1 : O
  Misere: whoever makes the last move loses.

  Pile 1 : O

  Question: Misere Nim 1: starting from the end, find the label, N or P, of every position that can come up. Those that play alike, such as piles in another order, are one.

  0: N.

  1: P.

  Misere: whoever makes the last move loses.
  1 of 2   0: no move   the player to move has won   N
  2 of 2   1: moves leave 0 (N)   all moves lead to N   P

  [1 P]
    |
  (0 N)

  P: 1
  N: 0
  $ nimm lesson misere.txt --html --no-key | sed -n '/<h2>/,$s/<[^>]*>//gp' | grep .
  1. S
  Nim: Take one or more stones from one pile. Misere: whoever takes the very last stone loses.
  Pile 1:
  Misere: whoever makes the last move loses.
  Misere Nim 1 (whoever makes the last move loses): starting from the end, find the label, N or P, of every position that can come up. Those that play alike, such as piles in another order, are one.
  position
  its moves
  its label
  0
  no move
  N or P? __
  1
  moves leave 0 (__)
  N or P? __
  <svg xmlns="http://www.w3.org/2000/svg" width="22.0mm" height="26.4mm" viewBox="0 0 220 264" role="img" aria-label="1 ____ leads to 0 ____.
  0 ____ leads nowhere.">1 ____0 ____
  Misere: whoever makes the last move loses.
  $ printf '@step S\n@ask label misere nim 1,2\n' | nimm lesson -
  2> nimm: -:2: "misere nim 1,2" has no answer: in misere play positions have no values; ask winner, move, outcome or labels
  [1]

A label is asked of the position that is named, after those of all others.

  $ printf '@step S\n@ask label chomp 3,1\n' >label.txt; nimm lesson label.txt --short

  1. S
  ----

          1 2 3
  Row 1 : X O O
  Row 2 : O

  Question: Chomp 3,1: every position that can come up gets a label. Positions that play alike, such as mirror images, are usually listed once. Which label is missing?
    1 (0)    2 (1)    2,1 (0)  3 (2)    3,1 (?)

  3,1: 3.
  $ nimm lesson label.txt --html | sed -n '/<h2>/,$s/<[^>]*>//gp' | grep -e which -e Answer -e Label -e label -e moves
  Every position that can come up gets a label. Positions that play alike, such as mirror images, are usually listed once. Which label is missing?
  Answer:
  Answers: A lesson
  3. 3,1: moves leave 2 (*1), 2,1 (*0), 3 (*2); mex{0,1,2} = 3.

A question needs a position, not a game alone; the strategy that is asked for is told, whatever else the page says.

  $ printf '@step S\n@ask winner subtraction:1,4,9\n@answer\n{value kayles}\n@page\n@board nim\n' | nimm lesson --check -
  -:2: subtraction:1,4,9 needs a position, such as subtraction:1,4,9 10,7,5
  -:4: {value kayles} cannot be computed: kayles needs a position, such as kayles iiiii.iii
  -:6: nim needs a position, such as nim 3,4,5
  [1]
  $ printf '@step S\n@ask value kayles 0.10\n@page\n@values queen 0-6\n@page\n@ask value nim 0..200\n' | nimm lesson --check -
  -:2: "0.10" is not a range: write A..B, such as 0..20, with at most 101 numbers
  -:4: "0-6" is not a range of sides: write A..B, such as 1..6, with at most 10 numbers
  -:6: "0..200" is not a range: write A..B, such as 0..20, with at most 101 numbers
  [1]
  $ printf '@step S\n@question How?\n@ask reply nim 4,4\n@answer\nGood.\n' | nimm lesson - | tail -n 3
  4,4: copy each move in the other pile of its pair.

  Good.

  $ printf '@step S\n@question How?\n@ask reply nim 3,4\n@page\n@ask reply nim 0,0\n' | nimm lesson --check -
  -:3: "nim 3,4" has no answer: @ask reply needs a position that the second player wins, with at least two moves left, such as nim 3,3
  -:5: "nim 0,0" has no answer: @ask reply needs a position that the second player wins, with at least two moves left, such as nim 3,3
  [1]

  $ printf '@step S\n@question Which?\n@ask choice the middle pin the first | last\n@page\n@question Which?\n@ask choice {sum 1,2} | 4\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:3: not computed, so not checked: the middle pin the first

Commas and spaces in one list of numbers are a colon that is missing; the key of a choice has the number that the sheet has.

  $ printf '@step S\n@game nim 8,5 1 3, 2 3\n@game subtraction:1,4,9 13 1 9, 1 4\n{value subtraction 1,4,9 14}\n@page\n@board coloring 0,0 5,0 5,5/ABC\n@board subtraction:1,4,9 14\n' | nimm lesson --check -
  -:2: between 8,5 and 1 there is no comma: write one, or, where the game has a set or moves, a colon, as in subtraction:1,4,9 14
  -:3: between 13 and 1 there is no comma: write one, or, where the game has a set or moves, a colon, as in subtraction:1,4,9 14
  -:4: {value subtraction 1,4,9 14} cannot be computed: between 1,4,9 and 14 there is no comma: write one, or, where the game has a set or moves, a colon, as in subtraction:1,4,9 14
  [1]
  $ printf '@step S\n@question Which?\n@ask choice move 4 coins | move one | stay\n@answer\nSo.\n' | nimm lesson --html --key - | grep coins
  <p><b>1. move 4 coins.</b></p>

The sizes of boards in an answer are numbers that are not computed.

  $ printf '@step S\n@question Which?\n@ask move nim 3,4\n@page\n@question How many?\n@ask number 3\n@answer\nThe squares are 1x1 and 2x3.\n' | nimm lesson --check - | grep 1x1
  -:8: not computed, so not checked: 1x1, 2x3

A question may name another position than its @ask; piles in another order are the same, and
numbers alone are no position. What a yes or no says for a reason has its numbers.

  $ cat >stated.txt <<'END'
  > @step S
  > @question How much is 2 and 3? A pile of 1 is no answer.
  > @ask number 1
  > @page
  > @question Who wins 3,4?
  > @ask winner nim 3,5
  > @page
  > @question You come from 3,4 to 5,3. Who wins?
  > @ask winner nim 4,4; 3,5
  > @page
  > @question You take 1,4 or 9. Who wins?
  > @ask winner subtraction:1,4,9 25
  > @page
  > @question Does 9 win?
  > @ask no From 25 you can take 9, which leaves 16.
  > END
  $ nimm lesson --check stated.txt
  "stated.txt" has no mistakes, and 1 step.

  Not mistakes, but worth a look (4):
  stated.txt:3: not computed, so not checked: 1
  stated.txt:5: the question names 3,4, but its @ask is about 3,5
  stated.txt:15: not computed, so not checked: no
  stated.txt:15: not computed, so not checked: 16

A board that stands above what is asked is not drawn again; the name of a Nim position above is no board.

  $ printf '@step S\n@board queen 4x7\n@ask winner queen 4x7\n@ask move queen 4x7\n@page\n@ask winner nim 3,4\n@ask move nim 3,4\n' | nimm lesson --html --no-key - | grep -c '<svg'
  2

The key names what is answered where a page asks several things, and says nim-sum of a grid alone.

  $ printf '@step S\n@question What?\n@ask value queen 2x2\n@ask value nim 3,5\n@ask sum 3,5\n@answer\nSo.\n' | nimm lesson --html --key - | grep -o '<p>.*<b>'
  <p>Corner the Queen 2x2: <b>
  <p>Nim-sum <b>
  <p>3,5: <b>

A map that cannot be drawn says so before its list, and one that is too large is a mistake.

  $ printf '@step S\n@map nim 9,9,9\n@map northcott W.B\n@map nim 30,30,30,30\n' | nimm lesson --check -
  -:2: The map is too large: more than 40 positions can come up.
  -:4: The map is too large: more than 40 positions can come up.
  [1]
  $ printf '@step S\n@map nim 3,3\n' >map.txt
  $ nimm lesson map.txt | cut -c1-60 | tail -n +4

  The map has too many lines to draw in ASCII. In a shell, nim
  1 of 10   0: no move   the player to move has lost   P
  2 of 10   1: moves leave 0 (P)   a move leads to P   N
  3 of 10   2: moves leave 1 (N), 0 (P)   a move leads to P  \x20 (esc)
  4 of 10   1,1: moves leave 1 (N)   all moves lead to N   P
  5 of 10   3: moves leave 2 (N), 1 (N), 0 (P)   a move leads\x20 (esc)
  6 of 10   1,2: moves leave 2 (N), 1,1 (P), 1 (N)   a move le
  7 of 10   1,3: moves leave 3 (N), 1,2 (N), 1,1 (P), 1 (N)  \x20 (esc)
  8 of 10   2,2: moves leave 1,2 (N), 2 (N)   all moves lead t
  9 of 10   2,3: moves leave 1,3 (N), 3 (N), 2,2 (P), 1,2 (N),
  10 of 10   3,3: moves leave 2,3 (N), 1,3 (N), 3 (N)   all mo

  P: 0  1,1  2,2  3,3
  N: 1  2  3  1,2  1,3  2,3

On paper a board before a question stands below its heading, unless the text above announces it; so does a short
paragraph that is all a later page says, on the short sheet, too.

  $ printf '@step S\nText.\n@board nim 1,2\n@ask sum 1,2\n@page\nA pile of 30.\n@question How many?\n@ask number 2\n@page\nNow.\n\nSee:\n@board nim 4\n@ask sum 3,4\n' >board.txt
  $ nimm lesson board.txt --short --html --no-key | grep -o '<p>.*'
  <p>Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.</p>
  <p>Text.</p>
  <p>A pile of 30.</p>
  <p>Now.</p>
  <p>See:</p>
  $ nimm lesson --short --html --no-key | grep -c 'Four piles, and at first glance'
  0
  [1]
  $ nimm lesson board.txt --html --no-key | grep -o '<p>.*\|<h3>.*\|class="[ba][os][ak][^ ]*'
  <p>Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.</p>
  <p>Text.</p>
  <h3>Question 1</h3>
  class="board"><svg
  class="ask">What
  <h3>Question 2</h3>
  <p>A pile of 30.</p>
  class="ask">How
  <p>Now.</p>
  <p>See:</p>
  class="board"><svg
  <h3>Question 3</h3>
  class="ask">What

On a short sheet a question with a table of all labels is as wide as the page, and so are the title of its step above it and a table of labels. A row of small questions may be alone on a page.

  $ printf '@step S\n@ask labels nim 2,2\n@page\n@ask value kayles 0..11\n' >wide.txt
  $ nimm lesson wide.txt --short --html --no-key >wide.html; grep '[.]tasks.*[.]labels' wide.html
  .key .labels, .brief.tasks .labels { width: calc(100% - 1px); }
  .brief.tasks .together:has(> .labels), .brief.tasks h2:has(+ .together > .labels) {
  $ grep -o 'section {[^}]*}' wide.html
  section { orphans: 1; widows: 1; }
  $ grep -A 4 '^<div class="together"' wide.html
  <div class="together">
  <h3>Question 1</h3>
  <p>Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.</p>
  <p class="ask">Nim 2,2: starting from the end, find the value of every position that can come up. Those that play alike, such as piles in another order, are one.</p>
  <table class="labels">
  --
  <div class="together">
  <h3>Question 2</h3>
  <p>Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.</p>
  <p class="ask">Find the value of each position.</p>
  <table class="series">

The key tells the rule of the mex, and of binary digits, once.

  $ printf '@step S\n@ask mex 0,1;3,1\n@ask binary 5;6\n@page\n@ask mex nim 1,2\n' >mex.txt
  $ nimm lesson mex.txt --html --key | grep '<b>'
  <p>0,1: <b>2.</b> mex{0,1} = 2: the first number missing when you count 0, 1, 2, and so on.</p>
  <p>3,1: <b>0.</b> mex{1,3} = 0.</p>
  <p>5: <b>101.</b> 5 = 4 + 1: a 1 for 4 and 1, a 0 for 2.</p>
  <p>6: <b>110.</b> 6 = 4 + 2.</p>
  <p><b>3.</b> mex{0,1,2} = 3.</p>

Where a lecture says what is asked, its board stands on a short sheet, too; what is written on lines is in the key.

  $ printf '@step S\nTalk.\n@board kayles ii.ii\n@question Who wins here?\n@ask choice second | first\n@page\n@question Why?\n@lines 2\n@answer\nBy copying.\n' >own.txt
  $ nimm lesson own.txt --short --html | grep -o '^<div class="board"\|<p class="ask">.*\|^<p>By.*\|Talk'
  Talk
  <div class="board"
  <p class="ask">Who wins here?</p>
  <p class="ask">Why?</p>
  <p>By copying.</p>

A short sheet of a lecture of one's own keeps the boards and tables above a question of its own, and says the rule of a
game once, unless the author's own words stand there.

  $ cat >stairs.txt <<'END'
  > @title Stairs
  > @step Steps
  > Take 1, 3 or 4.
  > @grid nim 1,2
  > @values subtraction:1,3,4 0..3
  > @board subtraction:1,3,4 10; 9
  > @question Who wins from 10?
  > @ask winner subtraction:1,3,4 10
  > @ask move subtraction:1,3,4 10
  > @page
  > @board queen 2x3
  > @values queen 1..2
  > @question Who wins here?
  > @ask winner queen 2x3
  > @page
  > @board subtraction:1,3,4 12
  > @question And now?
  > @ask yes
  > @page
  > @board nim 1,2
  > @ask winner subtraction:1,3,4 11
  > END
  $ nimm lesson stairs.txt --short --html --no-key | sed -n '/<section>/,$p' | grep -o '^<div class="board"\|<table\|<h3>.*\|^<p[ >].*'
  <h3>Question 1</h3>
  <p>Subtraction Game 1,3,4: Take 1, 3 or 4 from one pile. Whoever makes the last move wins.</p>
  <p>Take 1, 3 or 4.</p>
  <table
  <div class="board"
  <div class="board"
  <p class="ask">Who wins from 10?</p>
  <h3>Question 2</h3>
  <p>Corner the Queen: Move the queen up, left, or diagonally up and left, as far as you like. Whoever brings her into the top left corner wins.</p>
  <div class="board"
  <table
  <p class="ask">Who wins here?</p>
  <h3>Question 3</h3>
  <div class="board"
  <p class="ask">And now?</p>
  <h3>Question 4</h3>
  <p>Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.</p>
  <div class="board"
  <p class="ask">Subtraction Game 11: who wins if both play well, the player who moves first or the one who moves second?</p>
  $ nimm lesson stairs.txt --short --html --key | grep -c 'class="board"\|<table\|Take 1, 3'
  0
  [1]

A key says what its signs mean.

  $ printf '@step S\n@ask value queen 3x3\n' | nimm lesson - --html --key | sed -n '/<header>/,$s/<[^>]*>//gp' | grep .
  Answers: A lesson
  *2 is the value 2. Mirror images are listed once.
  1. S
  1. 3x3: moves leave 1x1 (*0), 1x3 (*2), 2x2 (*2), 2x3 (*0); mex{0,2} = 1.
  $ printf '@step S\n@ask value subtraction:1,4,9 9\n' | nimm lesson - --html --key | sed -n '/<header>/,$s/<[^>]*>//gp' | grep .
  Answers: A lesson
  *2 is the value 2. Piles in another order are listed once.
  1. S
  2. Pile 1: 9 stones, a Nim pile of 2. 9: moves leave 8 (*1), 5 (*0), 0 (*0); mex{0,1} = 2.

What stands in the wrong part of a page is read all the same; so other mistakes of it show, too.

  $ printf '@step S\n@question Q?\n@ask yes\n@values queen 1-6\n@box queen 4x6 x99\n' | nimm lesson --check -
  -:4: what follows a question needs @answer or @page before it; or move it above the @question
  -:4: "1-6" is not a range of sides: write A..B, such as 1..6, with at most 10 numbers
  -:5: "x99" is not a number of boxes: write x1 to x40

  Not mistakes, but worth a look (1):
  -:3: not computed, so not checked: yes
  [1]

Lines that begin with | stand as they are typed, on the screen, for the ear and on paper.

  $ cat >sketch.txt <<'END'
  > @title Stairs
  > @step Steps
  > The coins stand
  > on steps.
  > |     __
  > |  __|  <5>
  > @question Who wins?
  > @ask winner nim 3,4
  > END
  $ nimm lesson sketch.txt | sed -n '/coins/,/Question/p'
  The coins stand on steps.

       __
    __|  <5>

  Question: Who wins?
  $ nimm lesson sketch.txt --plain | sed -n '/coins/,/Question/p'
  The coins stand on steps.

       __
    __|  <5>

  Question: Who wins?
  $ for short in '' --short; do nimm lesson sketch.txt $short --html --no-key | sed -n '/<pre/,/pre>/p'; done
  <pre class="sketch">     __
    __|  &lt;5&gt;</pre>
  <pre class="sketch">     __
    __|  &lt;5&gt;</pre>

A table, or another question, stands apart from the line to write on above it.

  $ printf '@step S\n@question Which?\n@ask move nim 1,2; 3,4\n@ask value subtraction:3 0..3\n@page\n@ask winner nim 3,4\n@ask value subtraction:3 0..3\n' | nimm lesson - --html --no-key >apart.html
  $ grep -c '^[.]together > div + table, .*[.]together > div:has([.]blank) + [.]ask,' apart.html
  1
  $ sed -n '/<section>/,$p' apart.html | grep -A 1 '^</div>' | grep -c '<table\|class="ask"'
  2

A short sheet has a few lines to write on, in one column; a long one has all, and room below them.

  $ printf '@step S\n@question Why?\n@lines 12\n' >lines.txt
  $ for short in '' --short; do nimm lesson lines.txt $short --html --no-key | sed -n '/<section>/,$p' | grep -c 'class="blank"'; done
  12
  6
  $ nimm lesson lines.txt --html | grep -c -e '^[.]tasks:not(.brief) [.]together > [.]blank:last-child,' -e '[.]brief [.]blank { flex-wrap: nowrap; }'
  2

On paper the rules of a game stand once, above its first board or question, unless a sketch or words of the author stand there; and Nim is what stairs are played as, where a short sheet leaves the words out.

  $ printf '@step Pins\nLook at this row:\n@board kayles iiiii\n@ask winner kayles iii\n@step Queen\nA queen moves up, left, or diagonally, and in the corner she has won.\n@board queen 4x5\n@ask winner queen 4x5\n@step Stairs\n|  oo\n@ask winner nim 1,2\n' >rules.txt
  $ nimm lesson rules.txt --html --no-key | grep -o '<p>[A-Z].*'
  <p>Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.</p>
  <p>Look at this row:</p>
  <p>A queen moves up, left, or diagonally, and in the corner she has won.</p>
  $ nimm lesson rules.txt --short --html --no-key | grep -o '<p>[A-Z].*'
  <p>Kayles: Hit one pin, or two that stand side by side. Whoever hits the last pin wins.</p>
  <p>Look at this row:</p>
  <p>A queen moves up, left, or diagonally, and in the corner she has won.</p>
  $ printf '@step Stairs\nA coin goes down a step.\n\nWhoever has none left to move loses.\n\nPlay.\n@ask winner nim 1,2\n' >down.txt
  $ for short in '' --short; do nimm lesson down.txt $short --html --no-key | grep -o -e '<p>Nim:' -e '>Nim 1,2: who'; done
  >Nim 1,2: who
  >Nim 1,2: who

  $ printf '@step P\n@ask winner poker-nim 3/1,1\n@step N\n@ask winner nim 3,4\n' | nimm lesson - --html --no-key | grep -o '<p>[A-Z][^:]*:'
  <p>Poker-Nim:
  <p>Nim:

On paper the rule that parameters make stands above the first board of its game.

  $ printf '@step S\n@board subtraction:1,4,9,16,25 10;9\n@board nim 3\n@board subtraction:2 3\n@page\n@ask winner subtraction:1,4,9,16,25 8\n' >squares.txt
  $ nimm lesson squares.txt --html --no-key | sed -n '/<section>/,$p' | grep -o '^<div class="board"\|^<p.*'
  <p>Subtraction Game 1,4,9,16,25: Take 1, 4, 9, 16 or 25 from one pile. Whoever makes the last move wins.</p>
  <p>Nim: Take one or more stones from one pile. Whoever takes the very last stone wins.</p>
  <p>Subtraction Game 2: Take 1 or 2 from one pile. Whoever makes the last move wins.</p>
  <div class="board"
  <div class="board"
  <div class="board"
  <div class="board"
  <p class="ask">Subtraction Game (take 1, 4, 9, 16 or 25 from one pile) 8: who wins if both play well, the player who moves first or the one who moves second?</p>

A map to be labeled has its labels in the answers, once.

  $ printf '@step S\n@labels nim 1\n@page\n@labels nim 1\n@question Label it.\n@answer\n@map nim 1\n' >labels.txt
  $ nimm lesson labels.txt --html --key | grep -c '<svg'
  2
  $ nimm lesson labels.txt --html --key | grep -o 'aria-label=".*'
  aria-label="1 *1 leads to 0 *0.
  aria-label="1 N leads to 0 P.
  $ nimm lesson labels.txt --html --no-key | grep -o 'aria-label=".*'
  aria-label="1 ____ leads to 0 ____.
  aria-label="1 ____ leads to 0 ____.

A range of boards is a square to fill in, and its key has the answers.

  $ printf '@step S\n@question Who?\n@ask outcome queen 1..2\n' >square.txt
  $ for key in --no-key --key; do nimm lesson square.txt --html $key | sed -n '/<table class="square"/,/table>/s/<t[dh][^>]*>\([^<]*\).*/-\1/p' | tr '\n' ' '; echo; done
  - -1 -2 -1 - - -2 - -\x20 (esc)
  - -1 -2 -1 -P -N -2 -N -N\x20 (esc)
  $ printf '@step S\n@ask winner queen 1..2\n' | nimm lesson --check -
  -:2: "1" is not a size: write rows and columns, such as 3x5
  [1]

A map takes no range: the largest has the others on it. Tables of values above tell who wins.

  $ printf '@step S\n@labels subtraction:3 0..4\n' >range.txt; nimm lesson --check range.txt
  range.txt:2: the map of the largest position has the smaller ones on it, too: write that one, not a range
  [1]
  $ printf '@step S\n@values queen 1..6\n@question Who?\n@ask winner queen 4x6\n' >told.txt; nimm lesson --check told.txt
  "told.txt" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  told.txt:2: @values tells the answer to a question below it

The corner of a square table heads nothing.

  $ nimm lesson sprague-grundy --html | grep -c '<th scope="col"></th>'
  0
  [1]

A step may be named by the word that the lesson itself uses for it.

  $ nimm lesson step 3 </dev/null | grep -m 1 '^[0-9]'
  3. Copycat
  $ nimm lesson sprague-grundy step 2 </dev/null | grep -m 1 '^[0-9]'
  2. A table, built by the class
  $ nimm lesson step 17
  2> nimm: "17" is not a step of the lesson: write a number from 1 to 16
  [2]

The grid of one pile is its number in binary, on paper too.

  $ printf '@step S\n@grid nim 57\n' >one.txt; nimm lesson one.txt | grep =; nimm lesson one.txt --html --no-key | sed -n '/<table/,/<.table>/s/<[^>]*>/ /gp' | xargs
    Pile 1   57 =   1   1  1  0  0  1
  57 pile stones 32 16 8 4 2 1 Pile 1 57 1 1 1 0 0 1

What lists of moves have once is said once, by all games of the lesson.

  $ printf '@step S\n@ask value subtraction:1,4 3,4\n@ask value queen 2x3\n@page\n@board compound nim=1+queen=1x2\n@page\n@ask value kayles 2\n' | nimm lesson --html --key - | grep -o '[^.>]*listed once'
   Piles in another order, mirror images, rearrangements and rows in another order are listed once

On paper the binary grid of @why and @work is a table. Two answers about one position have one explanation where it is the same.

  $ printf '@theorem\n@step S\n@ask winner nim 3,4,6\n@ask move nim 3,4,6\n@answer\n@why nim 3,4,6\n@why kayles 5\n' | nimm lesson --html --key - | sed -n '/<h2>/,$p' | grep '<p>\|<caption>\|binary\|worth'
  <p><b>The player who moves first.</b> The nim-sum of 3, 4 and 6 is 1. Unbalanced, since a column is odd: the player to move wins by making every column even.</p>
  <p><b>Take 1 from pile 1.</b></p>
  <caption>3,4,6</caption>
  <p class="lines">The nim-sum has a 1 where an odd number of piles have a 1 in binary.
  <p class="lines">A hit leaves at most two rows, and what happens in one never affects the other: each row is equal to a Nim pile. Rows of 1 to 8 pins are worth 1, 2, 3, 1, 4, 3, 2, 1.
  This position is worth 4, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.
  <p>To win in 5, hit pin 3.</p>

What the working of an answer says, @why about the same position does not say again; its sentences are not broken.

  $ printf '@step S\n@theorem\n@ask winner queen 3x4\n@answer\n@why queen 3x4\n' | nimm lesson --html --key - | sed -n 's/<[^>]*>//g; /This position\|Lost squares/,/\.$/p'
  The player who moves first. 3x4: moves leave 1x2 (*1), 1x4 (*3), 2x3 (*0), 2x4 (*4), 3x1 (*2), 3x3 (*1); mex{0,1,2,3,4} = 5. This position is worth 5, like a Nim pile of that size: the player to move wins by leaving a position worth 0, from which no move wins.

  Work backward from the corner: a square&#39;s value is the smallest of 0, 1, 2 and so on that she can&#39;t reach from there. Willem Wythoff found the lost squares in 1907. For each number k, from 0 on, multiply k by the golden ratio, about 1.618, and round down: a lost square is that far from one edge, and k farther from the other.
  Lost squares, for whoever has to move from them: row 1, column 1; row 2, column 3; row 3, column 2.
  To win, move the queen to row 2, column 3 or to row 3, column 2.

On paper no blank tells who wins where that is asked, and no text what was asked above it; what is drawn has room.

  $ nimm lesson --html --no-key | sed -n '/Copycat/,/Groups/s/<[^>]*>//gp' | grep -e '^How' -e '^Two words' -e '^Now '
  How that player wins:
  Two words first. A strategy tells you how to move in every position that can come up. A winning strategy is one that wins no matter what the other player does. &quot;I&#39;d do something clever&quot; is not a strategy.
  Now start with two equal piles. Play a few games with your neighbor, and take turns going first.
  How that player wins:
  Now there&#39;s a crumb beside them.
  How that player wins:
  $ nimm lesson --html --no-key | grep -c -e 'class="room"' -e 'left two equal piles' -e 'How do you find one' -e '^  Pile 3  : .* OO . *$'
  1
  $ nimm lesson --html --no-key | sed -n '/Draw the grid/,/Answer/p' | grep -c '>nim-sum<'
  1
  $ nimm lesson --html --no-key | grep -e 'Q is the queen' -e 'Nim-sum'
  <div class="blank">Nim-sum:<span></span></div>
  $ nimm lesson sprague-grundy --html --no-key | grep -o -e 'Value of [^:]*2,3' -e 'How [^:<]* wins[^:<]*:' -e 'Why? Take'
  How the second player wins:
  Value of 2,3
  How that player wins 2,2:
  How the second player wins 3,3:

A key says once which move wins, and shows a grid or a table once.

  $ nimm lesson --html --key | grep -c -e '4,5,7,8</caption>' -e 'To win in 1,4,4' -e 'pile 4, which leaves 4,5,7,6' -e '  4 2:'
  2
  $ nimm lesson sprague-grundy --html --key | sed -n '/Kayles: a move/,/Dawson/p' | grep -c 'class="series"'
  3

It gives a reason once, in a section and where the answer begins as the reason does; what an answer shows has the number of its question.

  $ nimm lesson sprague-grundy --html --key | grep -i -e 'yes, if the pattern' -e 'class="before"' -e '<p>2,2: ' -e ', so the player who moves second wins' | cut -c 1-75
  <p>Yes, if the pattern has held for long enough. Richard Guy and Cedric Smi
  <p>2,2: <b>The player who moves second.</b></p>
  <p>2,2: <b>If they take 1 from pile 1, take 2 from pile 2; if they take 2 f
  $ nimm lesson --html --key | grep -c -e 'until your move would leave no pile larger than 1' -e 'the other player wins by copying each move in'
  1
  $ printf '@step S\n@ask mex 0,2\n@page\n@ask value grundy 3,6\n@page\n@ask mex 2,0\n' | nimm lesson --html --key - | grep -o 'mex{0,2} = 1.*'
  mex{0,2} = 1: the first number missing when you count 0, 1, 2, and so on.</p>
  mex{0,2} = 1. The nim-sum of 1 and 1 is 0.</p>
  mex{0,2} = 1.</p>
  $ nimm lesson sprague-grundy --html --key | grep '<caption>'
  <caption>Question 1: in binary</caption>
  <caption>2,3</caption>
  <caption>Question 2: in binary</caption>
  <caption>Question 2: in binary</caption>
  <caption>Question 2: Corner the Queen, value by row and column</caption>
  $ printf '@step S\n@ask reply chomp 4,2,2\n' | nimm lesson --html --key - | grep -e 'others may'
  <p>Mirror images are listed once. If one reply to a move is given, others may win too.</p>

A section that goes on to another page has its heading there, too; no question is parted that fits a page; questions with a board each, and the choices of one, stand beside each other.

  $ nimm lesson --html >whole.html; grep -c -e '[.]tasks:not(.brief) section > h2 {$' -e 'display: table-header-group;' -e '[.]choices { columns: 2; }' -e ':has(> [.]board) + div:not(.class.):has(> [.]board) {$' whole.html
  4
  $ grep -c -e 'div:not(.class.) ~ div:not(.class.)' whole.html
  0
  [1]
  $ grep -c 'class="lines choices"' whole.html
  12

The short one says what a mex is, and which values are known.

  $ nimm lesson --short --html --no-key | grep -o -e 'the smallest number that is missing' -e 'Rows of 1 to 4 pins.*and 1[.]'
  the smallest number that is missing
  Rows of 1 to 4 pins have the values 1, 2, 3 and 1.

A number without words of its own is worth a look; a mark that some editors write at the beginning means nothing.

  $ printf '\357\273\277@title T\n@step S\n@question Where do you bring her?\n@ask move queen 5x6\n@ask number 1\n' | nimm lesson --check -
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (2):
  -:5: not computed, so not checked: 1
  -:5: does the @question ask for this, too? If not, say so, or begin a new @page
  $ printf '@step S\n@question Where? Then say how many squares she passes.\n@ask move queen 5x6\n@ask number 1\n' | nimm lesson --check - | grep -c does
  0
  [1]

Once there is a theorem, one queen is brought to a square worth 0; piles are left with nim-sum 0.

  $ printf '@step S\n@theorem\n@ask reply queen 2x3\n@page\n@ask reply nim 1,2,3\n' | nimm lesson - | grep always
  2x3: always leave a position worth 0. If they move the queen to row 1, column 2, for example, move the queen to row 1, column 1.
  1,2,3: always leave nim-sum 0.

What is missing after a word is said; a @question below its @lines is worth a look.

  $ printf '@step S\n@work\n{value}\n@page\n@lines 2\n@question Why?\n' | nimm lesson --check -
  -:2: a game and a position are missing, such as nim 3,4,5
  -:3: {value} cannot be computed: a game and a position are missing, such as nim 3,4,5

  Not mistakes, but worth a look (2):
  -:6: the @question comes after an @ask or @lines on its page: move it above them, or begin a new @page
  -:6: nothing answers this question: the key leaves it out, unless an @answer follows
  [1]

A page with a heading keeps the number of its question, on the sheet and in the key.

  $ printf '@step S\n@ask sum 1,2\n@page\n@heading Piles\n@ask sum 1,3\n@page\n@ask sum 1,4\n' >heading.txt
  $ for key in --key --no-key; do nimm lesson heading.txt --html $key | grep -o '<h3.*'; done
  <h3>Question 1</h3>
  <h3>Piles</h3>
  <h3>Question 2</h3>
  <h3>Question 3</h3>
  <h3>Question 1</h3>
  <h3>Piles</h3>
  <h3>Question 2</h3>
  <h3>Question 3</h3>

A reply is looked for within a budget: there are as many moves as stones.

  $ printf '@title T\n@step One\n@ask reply nim 1000000000001,1000000000000,1\n@answer\nYes.\n' >large.txt; (ulimit -t 10; nimm lesson large.txt --html --key) | grep -o 'If they take 1 from pile 1, .*1 from pile 3'
  If they take 1 from pile 1, for example, take 1 from pile 3

A short handout has room for the map that the class draws.

  $ nimm lesson nim --short --html --no-key | grep -c 'class="room"'; nimm lesson nim --short --html --key | grep -c 'class="room"'
  1
  0
  [1]

Only one of yes and no is right; a space may stand before the colon of a reply.

  $ printf '@step a\n@question Q?\n@ask yes | no\n' | nimm lesson --check -; printf '@step a\n@question R?\n@ask choice 5x8 | 5x7\n@wrong 5x7 : It differs.\n' | nimm lesson --check -
  -:3: only one of yes and no is right: write @ask yes or @ask no alone, or with the reason after it
  "-" has no mistakes, and 1 step.

  Not mistakes, but worth a look (1):
  -:3: not computed, so not checked: 5x8
