SPDX-License-Identifier: MIT

The sheet of the lecture is a lecture itself, made of a template. A teacher who wants another edits it.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 --print >sheet.txt; cat sheet.txt
  @note To print this sheet again: nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1
  @title Nim: worksheet 1
  @theorem

  @step Play

  Take one or more stones from one pile. Whoever takes the very last stone wins. The players take turns; nobody may pass.

  Play with a neighbor. With a pen, cross out what each move takes.
  Take turns going first.

  @page
  @heading Start A
  @box nim 1,4,4 x5

  @question The first player won _____ times, the second _____ times. Who can
    force a win, and how?
  @ask winner nim 1,4,4
  @lines 2
  @answer
  @winning nim 1,4,4

  @step Guess

  @question Who can force a win, the first player or the second? Play before you guess.
    3,2,1 is three piles.
  @ask winner nim 6,2,4; 3,1,6; 4,3,2,4; 6,6; 1,4,5; 2,6,5
  @answer
  @winning nim 6,2,4; 3,1,6; 4,3,2,4; 6,6; 1,4,5; 2,6,5

  @step Small positions

  @page
  The map shows every position you can reach from 2,2; each arrow is a move.
  Piles in another order are not shown again.
  @labels nim 2,2

  @question Write N or P at each position, from the end backward. P: the player to move
    loses, because there is no move, or all moves lead to N. N: the player to move wins,
    because some move leads to P.
  @answer
  @map nim 2,2

  @step The binary grid

  Write the size of each pile in binary: a 1 under each power of two that it uses, a 0
  under the others. So 5, which is 4 + 1, becomes 1 0 1.
  Below each column write a 1 if the number of ones is odd, a 0 if it is even: the nim-sum. If it is
  all 0, the position is balanced.

  @page
  @heading Start A
  @question Is it balanced? If not, which move balances it?
  @ask balance nim 1,4,4
  @lines 1
  @answer
  Any winning move from section 1 balances it.

  @page
  @question Underline the balanced positions on the map of small positions. They, and
    only they, have the label _____.
  @answer
  P: from a balanced position the player to move loses.

  @step Prove it

  @page
  @question Lemma 1: a move can balance any unbalanced position. Prove it. Begin with the leftmost
    1 of the nim-sum.
  @lines 6
  @answer
  Above the leftmost 1 of the nim-sum the number of ones is odd, so some row of the grid has a 1 in
  that column. In that row, change the digit in every odd column: now every column is even. The
  leftmost digit that changes was a 1 and is a 0 now, so the number in that row gets smaller.
  A move can do that, because it can make that number any smaller one.

  @page
  @question Lemma 2: every move unbalances a balanced position. Prove it. Begin with the row
    of the grid that a move changes.
  @lines 6
  @answer
  A move changes one row of the grid, so it changes at least one digit. In that
  digit's column the number of ones was even and goes up or down by one: now it is
  odd, and the position is unbalanced.

  @page
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
    Why does the game end?
  @lines 6
  @answer
  Whoever faces an unbalanced position balances it, by Lemma 1. Then the other player
  either has no move and has lost, or unbalances it, by Lemma 2. This goes on, and the same
  player balances each time, so it's the other player who runs out of moves.
  The game ends, because each move takes at least one stone.

  @step Questions

  @page
  @ask binary 4
  @lines 11
  @page
  @ask winner nim 1,1,1
  @lines 11
  $ $(command -v nimm) worksheet 1,4,4 --seed 1 --print | head -n 1
  @note To print this sheet again: nimm worksheet 1,4,4 --seed 1
  $ sed 's/^@title .*/@title My own/' sheet.txt >own.txt; nimm lesson own.txt --html >own.html; xml-ok <own.html; grep -c 'My own' own.html
  4

On paper: blanks, five boxes of which one is read aloud, and the answers after them.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 >sheet.html; xml-ok <sheet.html
  $ grep -c '<div aria-hidden="true"><svg' sheet.html
  4
  $ nimm worksheet 1,4,4 --questions 0 --seed 1 --key | sed -n -e '/^<h[123]/p' -e 's/^\(<p><b>.*<.b>\).*/\1/p' -e '/^<p>To win/p'
  <h1>Answers: Nim: worksheet 1</h1>
  <h2>1. Play</h2>
  <h3>Start A</h3>
  <p><b>The player who moves first.</b>
  <h2>2. Guess</h2>
  <h2>3. Small positions</h2>
  <h2>4. The binary grid</h2>
  <h3>Start A</h3>
  <p><b>No.</b>
  <h2>5. Prove it</h2>
  <h3>Question 1</h3>
  <h3>Question 2</h3>
  <h3>Question 3</h3>

Lines to write on are 7.1 mm apart; a proof has six, or fewer where a page has more to ask, and two pages of A4 or Letter paper have room for all. Each start has its name above its boxes.

  $ for game in nim poker-nim northcott chop chomp triangle coloring digraph compound kayles; do nimm worksheet $game --seed 1 --print | grep '^@lines' | uniq | tr '\n' ' '; echo $game; done
  @lines 2 @lines 1 @lines 6 nim
  @lines 2 @lines 1 @lines 6 @lines 4 @lines 6 poker-nim
  @lines 2 @lines 1 @lines 6 @lines 4 @lines 6 northcott
  @lines 2 @lines 1 @lines 4 chop
  @lines 2 @lines 6 chomp
  @lines 1 @lines 4 @lines 5 @lines 4 triangle
  @lines 1 @lines 2 @lines 1 @lines 4 coloring
  @lines 2 @lines 5 @lines 4 digraph
  @lines 2 @lines 1 @lines 3 compound
  @lines 2 @lines 4 @lines 1 @lines 4 kayles
  $ nimm worksheet --seed 1 | grep -c -e '^[.]blank.* min-height: 7.1mm' -e 'font: 10pt.*Georgia, "Liberation Serif", "Times New Roman", serif'
  2
  $ nimm worksheet digraph --seed 1 --no-key | grep -A1 '^<h3>Start' | cut -c 1-18
  <h3>Start A</h3>
  <div class="boxes"
  --
  <h3>Start B</h3>
  <div class="boxes"

The label of a position is a value, or with --outcome N or P: then copying is what a class proves, and a key explains by N and P.

  $ nimm worksheet kayles --seed 1 --outcome --print | grep -e '^@note' -e '^@labels' -e '^@map' -e '^@question Write' -e '^@question Two' -e 'N: the player'
  @note To print this sheet again: nimm worksheet kayles --outcome --seed 1
  @labels kayles ii.iii
  @question Write N or P at each position, from the end backward. P: the player to move
    loses, because there is no move, or all moves lead to N. N: the player to move wins,
  @map kayles ii.iii
  @question Two rows have the same number of pins. Prove that the second player can force
  $ nimm worksheet kayles --seed 1 --outcome --key | grep -c '>2,2 P<'
  1
  $ nimm worksheet chomp --seed 1 --outcome --key | grep -e 'moves leave' -e '^<p>In a map'
  <p>In a map, an oval is N (the player to move wins), a box is P (the player to move loses), and a thick arrow is a winning move. Mirror images are listed once. If one reply to a move is given, others may win too.</p>
  <p class="lines">   3,3,3: moves leave 1,1,1 (N), 2,2,2 (N), 3,1,1 (P), 3,2,2 (N), 3,3,2 (N); a move leads to P, so N
  <p class="lines">   5,3: moves leave 1,1 (N), 2,2 (N), 3,3 (N), 4,3 (P), 5 (N), 5,1 (N), 5,2 (N); a move leads to P, so N
  $ nimm worksheet --seed 1 --long --outcome --print | grep -e '^@note' -e '^@ask labels' -e 'least of'
  @note To print this sheet again: nimm worksheet --long --outcome --seed 1

Where the players have different moves, the sheet and its key say once whose move it is; and a queen moves on one diagonal only.

  $ nimm worksheet northcott --seed 5 --no-key | grep -A1 'cross out the coin'
  <p>Play with a neighbor. With a pen, cross out the coin that moves, and draw it where it goes. White goes first. Take turns playing White.</p>
  <div class="together headed">
  $ nimm worksheet northcott --seed 5 --key | grep -e '^<p>To win' -e '^<p>No move' -e 'goes first'
  <p>White goes first.</p>
  <p>To win, move to column 3 in row 1 or to column 2 in row 2.</p>
  <p>No move wins.</p>
  <p>No move does.</p>
  $ nimm worksheet queen --seed 1 --key | grep -o 'The same is true.*'
  The same is true of a column, and of a diagonal that runs down to the right. On a diagonal that runs down to the left the queen can&#39;t move: row 2, column 3 and row 3, column 2 are both lost.</p>

Each kind of game has its own tasks, title, rules and proofs.

  $ for game in subtraction:1,3,4 northcott chomp octal:0.137; do nimm worksheet $game --seed 1 --print | sed -n -e '/^@title/p' -e '/^@step/p' -e '/ wins[.] The players/p' -e '/^A move c/p' -e '/^@ask value.*\.\./p' -e '/with period/p'; done
  @title Subtraction Game 1,3,4: worksheet 1
  @step Play
  Take 1, 3 or 4 from one pile. Whoever makes the last move wins. The players take turns; nobody may pass.
  @step Guess
  @step Small positions
  @step A table of values
  @ask value subtraction:1,3,4 0..11
  From 0 on, the table repeats with period 7.
  @step The binary grid
  @step Prove it
  A move can do that, because the number is the mex of what moves in that part leave: so
  A move changes one part. Whatever it leaves of that part has a different nim-sum than the part
  @title Northcott's Game: worksheet 1
  @step Play
  Slide your coin in one row left or right, but not onto or past the other coin. Whoever makes the last move wins. The players take turns; nobody may pass. In every row player 1 has the white coin and player 2 the black one.
  @step Guess
  @step The binary grid
  @ask value northcott W.B../.B.W.
  @ask value northcott B..W../..WB../.B.W..
  @step Prove it
  A move can do that, because a gap can be made any smaller size.
  A move changes one row of the grid, so it changes at least one digit. In that
  @title Chomp: worksheet 1
  @step Play
  Bite off a square of chocolate and everything below and to the right of it. Whoever leaves only the poisoned square wins. The players take turns; nobody may pass. The poisoned square is marked with an X, and nobody bites it.
  @step Guess
  @step Small positions
  @step Prove it
  @title Dawson's Chess 0.137: worksheet 1
  @step Play
  From one pile take 1 if that empties it; or 2, leaving no pile or one; or 3, leaving up to two piles. Whoever makes the last move wins. The players take turns; nobody may pass. A split leaves two piles of any sizes.
  @step Guess
  @step Small positions
  @step A table of values
  @ask value octal:0.137 0..8
  From 52 on, the table repeats with period 34.
  @step The binary grid
  @step Prove it
  A move can do that, because the number is the mex of what moves in that part leave: so
  A move changes one part. Whatever it leaves of that part has a different nim-sum than the part

The period is asked for only where the table shows it twice. That of N and P may begin before that
of the values, and may be shorter.

  $ for set in 3 1,3,4 1,4,9,16,25; do nimm worksheet subtraction:$set --outcome --seed 7 --print | sed -n -e '/Does the table/p' -e '/with period/p'; nimm worksheet subtraction:$set --seed 7 --print | sed -n -e '/Does it/p' -e '/with period/p'; done
    Does the table repeat? If so, what is the period?
  From 0 on, the table repeats with period 4.
    Does it repeat? If so, what is the period?
  From 0 on, the table repeats with period 4.
  From 0 on, the table repeats with period 7.
  From 0 on, the table repeats with period 7.
  From 28 on, the table repeats with period 34.
  From 34 on, the table repeats with period 34.

A blank says what is asked the same way in every game, and the start that its heading names is not named again.

  $ nimm worksheet kayles iii.i.iii --seed 7 --long --no-key >pins.html; grep -c 'Kayles [i.]' pins.html
  0
  [1]
  $ grep -o 'class="blank">[^<]*(.*:' pins.html
  class="blank">Who wins (first or second):

  $ for game in nim kayles prime coloring queen; do nimm worksheet $game --seed 1 --no-key | grep -o 'class="blank">[^<:]*(.*:'; done | sort | uniq -c | sed 's/^ *//'
  1 class="blank">1. Who wins (first or second):
  1 class="blank">2. Who wins (first or second):
  1 class="blank">3. Who wins (first or second):
  10 class="blank">Who wins (first or second):
  1 class="blank">Who wins 3x2 (first or second):
  1 class="blank">Who wins 5x3 (first or second):
  1 class="blank">Who wins 5x8 (first or second):

Different seeds, different starts. Numbers alone are one start, as everywhere.

  $ for seed in 1 2; do nimm worksheet --seed $seed --print | grep ^@box; done
  @box nim 4,4 x3
  @box nim 4,4,1 x3
  @box nim 8,6 x3
  @box nim 2,4,6 x3
  $ nimm worksheet 3 4 5 --questions 0 --seed 1 --print | grep ^@box
  @box nim 3,4,5 x3
  $ nimm worksheet --game chomp 3x4 --questions 0 --seed 1 --print | grep ^@box
  @box chomp 4,4,4 x3

That nobody can force a win is a choice only where arcs form a cycle.

  $ for start in 'a>b,b>c@a' 'a>b,b>a,b>c@b'; do nimm worksheet digraph $start --seed 1 --questions 0 | sed -n -e 's/<[^>]*>//g' -e '/can force a win/p' -e '/^[AW].*):$/p' -e '/^The first player\.$/p' -e '/^To win/p'; done
  The first player won _____ times, the second _____ times. Who can force a win, and how?
  Who wins (first or second):
  Who can force a win, the first player or the second? Play before you guess.
  Here a, b and c form a cycle. Who can force a win from a: the first player, the second player or nobody? Why?
  Draw one more arc in that graph, so that the first player can force a win from a. Say why it works.
  To win:
  The first player won _____ times, the second _____ times. Who can force a win: the first, the second or nobody? And how?
  Who can force a win, the first player or the second? Play before you guess.
  Here a, b and c form a cycle. Who can force a win from a: the first player, the second player or nobody? Why?
  Draw one more arc in that graph, so that the first player can force a win from a. Say why it works.
  The first player.
  To win, move the token to a or to c.
  To win:

Where nobody can force a win, the key says so.

  $ nimm worksheet digraph 'a>b,b>a@a' --seed 1 --questions 0 | grep 'nobody wins'
  <p>With good play nobody wins: it&#39;s a draw.</p>

A sheet has two pages of tasks and one of answers: nothing on it is a word for a terminal. What is longer is asked for.

  $ for game in $(nimm games | sed -n 's/.*  nimm \([a-z-]*\) .*/\1/p'); do nimm worksheet $game --seed 2 | sed -e '1,/<main>/d' -e 's/<[^>]*>//g' | grep -w -i -e type -e terminal -e nimm; done
  [1]
  $ nimm worksheet --seed 1 --no-key | grep -c -e 'Answers:' -e '"key"'
  0
  [1]
  $ nimm worksheet --seed 1 --key | grep -c 'Name and date'
  0
  [1]
  $ nimm worksheet --seed 1 --print | grep -e '^@box' -e '^@ask labels' -e '^@ask {'
  @box nim 4,4 x3
  @box nim 4,4,1 x3
  $ nimm worksheet --seed 1 --long --print | grep -e '^@box' -e '^@ask labels' -e '^@step Questions'
  @box nim 7,4 x6
  @box nim 5,4,5 x6
  @box nim 6,2,4 x6
  @box nim 3,4,3,4 x6
  @ask labels nim 2,3
  @step Questions
  $ nimm worksheet northcott --seed 1 --long --print | sed '1,/^@step Questions/d' | grep -c '^@ask'
  4
  $ nimm worksheet prime --seed 1 --no-key | sed 's/<[^>]*>//g' | grep -o 'Number 1: .*' | sort -u
  Number 1: 20 ____ ____Number 2: 18 ____ ____
  Number 1: 27 ____ ____Number 2: 9 ____Number 3: 15 ____
  $ nimm worksheet compound nim=3+kayles=iii --seed 1 --no-key | grep -c '>Pile 1:<'
  7

The small positions of every game have a map, in letters that can be read; its board stays with it.

  $ for game in kayles chop chomp triangle coloring compound; do nimm worksheet $game --seed 3 --no-key | grep -c 'class="map'; done
  1
  1
  1
  1
  1
  1

A lesson on paper obeys the same options; --short leaves only its questions, and its key says why one row alone can be flipped.

  $ nimm lesson --html --no-key | grep -c '"key'
  0
  [1]
  $ nimm lesson nim --short --html --no-key | grep -o 'A winning move in [^:]*'
  A winning move in 1,4,4
  A winning move in 8,5
  A winning move in 25,13,39
  A winning move in 8
  A winning move in 12,30,8
  A winning move in 1,1,2
  A winning move in 3,4,5
  $ nimm lesson --short --html --key | grep -A1 'row of 8'
  <p><b>The row of 8 becomes 110.</b></p>
  <p>A row gets smaller only if it has a 1 in the leftmost odd column.</p>
  $ nimm lesson --short --html --key | grep -c 'Name and date'
  0
  [1]
  $ nimm lesson --short --html --no-key | xml-ok && nimm lesson --short --html --no-key | grep -c '<svg'
  1
  $ nimm lesson --key
  2> nimm: --key and --no-key go with --html: they say what is printed
  [2]

What a pen does differs from game to game, and so does what a map leaves out.

  $ for game in chop prime queen northcott digraph triangle coloring grundy octal compound; do nimm worksheet $game --seed 1 --print | grep 'Play with a neighbor'; done
  Play with a neighbor. With a pen, cross out what each move takes.
  Play with a neighbor. With a pen, write the new number beside the old one.
  Play with a neighbor. With a pen, draw the queen's new square.
  Play with a neighbor. With a pen, cross out the coin that moves, and draw it where it
  Play with a neighbor and a pen. The thick ring is the token. Draw where it goes.
  Play with a neighbor. With a pen, draw the move.
  Play with a neighbor. With a pen, draw the move.
  Play with a neighbor. With a pen, draw a line where you split a pile.
  Play with a neighbor. With a pen, cross out what a move takes, and draw a line for a split.
  Whoever makes the last move of all wins. Play with a neighbor. With a pen, cross out what a move takes, or draw the move.
  $ for game in nim grundy dawson dawson-piles prime; do nimm worksheet $game --seed 1 --print | grep 'left out'; done
  Piles of 1 and 2 are left out: they have no moves.
  Rows of 1 are left out: they have no moves.
  Piles of 1 are left out: they have no moves.
  Primes among other numbers are left out: they have no moves.
  $ nimm worksheet compound --seed 1 --print | grep -A1 'In Subtraction'
    In Subtraction Game 3 a move takes 1 to 3 stones.
  @ask winner compound kayles=iii+subtraction:3=6; nim=2,3+subtraction:3=5; nim=1+kayles=iiii
  $ nimm worksheet digraph --seed 1 --print | grep -i -e 'without cycles'
  @question In a graph without cycles, a position is P if every move leads to N, and N if some
  @question Prove that in a graph without cycles each node is either won or lost, and that
  to have a label, the rule gives it exactly one. Without cycles there is always such

A map names what it leaves out, and a key what it lists once; a map of values has no N and P.

  $ for game in nim kayles chomp triangle prime compound; do nimm worksheet $game --seed 1 --print | grep 'not shown again'; done
  Piles in another order are not shown again.
  Rows in another order are not shown again.
  Mirror images are not shown again.
  Numbers in another order are not shown again.
  Rearrangements and mirror images are not shown again.
  $ nimm worksheet kayles --seed 1 --key | grep '^<p>In a map'
  <p>In a map, a box has the value 0 (the player to move loses), and a thick arrow is a winning move. *2 is the value 2. Rows in another order are listed once.</p>
  $ nimm worksheet subtraction --seed 1 --outcome --key | grep '^<p>In a map'
  <p>In a map, an oval is N (the player to move wins), a box is P (the player to move loses), and a thick arrow is a winning move. Piles in another order are listed once.</p>

What a name means stands where it comes up first.

  $ for game in chop chomp queen; do nimm worksheet $game --seed 1 --print | sed -n '/^@step Guess/,/^@ask/p' | grep ' is '; done
    2x3 is a bar of 2 rows and 3 columns.
    3,2 is a row of 3 squares above a row of 2.
    2x3 is the square in row 2, column 3.

In the key a number below a grid has its name; where a star stands, the sheet says what it is.

  $ nimm worksheet kayles --seed 1 --key | grep 'Nim-sum'
  <p>Nim-sum <b>0.</b></p>
  <p>Nim-sum <b>1.</b></p>
  $ nimm worksheet kayles --seed 1 --long --print | grep 'A star'
    A star marks a value: *2 is worth 2.
  $ for game in chomp northcott; do nimm worksheet $game --seed 1 | grep -c 'an oval is N'; done
  1
  0
  [1]

The built-in lectures on paper.

  $ for name in nim sprague-grundy; do nimm lesson $name --html | xml-ok; done

A phone is too narrow for two columns.

  $ nimm worksheet --seed 1 | grep -A 1 'screen and (max-width: 600px)' | grep -c 'columns: auto'
  1
  $ printf '@title Boxes\n@step One\n@box nim 3,4\nNothing is asked.\n' >box.txt; nimm lesson box.txt --html | xml-ok
  $ nimm lesson --list | grep -c worksheet
  0
  [1]

What cannot be printed is named.

  $ for words in 3,x 0,0 '--game chess' octal:0.0 kayles:3 '--copies 0' '--questions 101' '--level 4' '--seed -1'; do nimm worksheet $words; done
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: the first player cannot move in this position, so the game would be over before it began
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "0.0" allows no move: at least one digit must be 1 to 7
  2> nimm: "kayles:3": the game kayles takes nothing after a colon
  2> nimm: --copies "0": write a number from 1 to 40
  2> nimm: --questions "101": write a number from 0 to 100
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: --seed "-1": write a number from 0 to 18446744073709551615
  [2]
  $ nimm worksheet $(for i in $(seq 27); do echo $i,1; done)
  2> nimm: 27 starting positions are too many for a worksheet: write at most 26
  [2]
  $ nimm worksheet triangle 6; nimm worksheet coloring 6
  2> nimm: "6" is one number: write convex:6 for 6 points around a circle, or two whole numbers for each point, such as 0,0 5,1 2,7
  2> nimm: "6" is one number: write fan:6 for 6 triangles in a fan, or two whole numbers for each point, such as 0,0 5,1 2,7
  [2]
  $ nimm worksheet nim --seed 1 --html >html.htm; nimm worksheet nim --seed 1 | diff - html.htm; nimm worksheet nim --html=yes
  2> nimm: "--html=yes" is not an option of nimm worksheet; see nimm worksheet --help
  [2]
  $ nimm worksheet --seed 1 >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]

A key calls the boards of a guess what the sheet calls them, and its columns are read from top to bottom: nothing but its title and a wide map spans them.

  $ nimm worksheet queen --seed 1 --no-key | grep -o '[0-9]x[0-9] (first'
  3x2 (first
  5x8 (first
  5x3 (first
  $ nimm worksheet queen --seed 1 --key | grep -A3 '>position<'
  <th scope="col">position</th>
  <th scope="col">3x2</th>
  <th scope="col">5x8</th>
  <th scope="col">5x3</th>
  $ nimm worksheet triangle --seed 1 --key | grep -o '[^}]*{ column-span[^}]*'
  .key header, .brief header { column-span: all; padding-bottom: 1mm;\x20 (esc)
  .key .together:has(> .wide), .key h2:has(+ .together > .wide) { column-span: all;\x20 (esc)

What no later task needs is not asked for: on the sheets of Nim, Chop, Chomp, the queen and graphs the labels are N and P, and the queen has a whole board of them. With --long Nim's are numbers.

  $ for game in nim chop chomp queen digraph kayles prime compound; do nimm worksheet $game --seed 1 --print | sed -n -e "s/^@question Write \(a number\|N or P\).*/$game: \1/p" -e "s/^@ask outcome/$game: &/p"; done
  nim: N or P
  chop: N or P
  chomp: N or P
  queen: @ask outcome queen 1..8
  digraph: N or P
  kayles: a number
  prime: a number
  compound: a number
  $ nimm worksheet nim --seed 1 --long --print | grep -c '^@question Write a number'
  1
  $ nimm worksheet queen --seed 1 --no-key | grep -c '<table class="square"'
  1
  $ nimm worksheet queen --seed 1 --key | sed -n '/<table class="square"/,/table>/s/<t[dh][^>]*>\([^<]*\).*/\1/p' | paste -d ' ' - - - - - - - - -
   1 2 3 4 5 6 7 8
  1 P N N N N N N N
  2 N N P N N N N N
  3 N P N N N N N N
  4 N N N N N P N N
  5 N N N N N N N P
  6 N N N P N N N N
  7 N N N N N N N N
  8 N N N N P N N N

Whoever guesses that the first player wins finds the winning moves in the key; each start's come before the reason.

  $ nimm worksheet queen --seed 1 --key | grep -A3 '^<p.*To win'
  <p>To win, move the queen to row 4, column 6.</p>
  <p class="lines">   5x7: moves leave 1x3 (N), 1x7 (N), 2x4 (N), 2x7 (N), 3x5 (N), 3x7 (N), 4x6 (P), 4x7 (N), 5x1 (N), 5x2 (N), 5x4 (N), 5x5 (N), 5x6 (N); a move leads to P, so N
  </p>
  </div>
  --
  <p class="lines">To win:
  5x3: move the queen to row 2, column 3.</p>
  <p class="lines">How the second player wins:
  3x2: whatever they do, move the queen to row 1, column 1.
  $ nimm worksheet --seed 1 --key | grep -A4 'To win:'
  <p class="lines">To win:
  4,2,4,5: take 1 from pile 1, 1 from pile 3 or 3 from pile 4.
  6,2,6: take 2 from pile 1, 2 from pile 2 or 2 from pile 3.
  5,1,4,4: take 4 from pile 1, 4 from pile 3 or 4 from pile 4.</p>
  </div>

The example above the table of values is a small one, which tells little of it, and below there is room to work out the others.

  $ for game in kayles dawson grundy octal; do nimm worksheet $game --seed 1 --no-key | grep -o '[34]: moves leave.*'; done
  3: moves leave 2 (*2), 1 (*1), 1,1 (*0); mex{0,1,2} = 3
  4: moves leave 2 (*1), 1,1 (*0); mex{0,1} = 2
  4: moves leave 1,3 (*1); mex{1} = 0
  3: moves leave 1 (*1), 0 (*0); mex{0,1} = 2
  $ nimm worksheet kayles --seed 1 --print | grep -A1 '^@ask value kayles 0'
  @ask value kayles 0..8
  @lines 4

The map of a subtraction game is not Nim's: some pile has more stones than a move can take. With --outcome its table is of N and P.

  $ for k in 2 3 2,3; do nimm worksheet subtraction:$k --seed 1 --print | grep '^@labels' | uniq; done
  @labels subtraction:2 5
  @labels subtraction:3 6
  @labels subtraction:2,3 8
  $ nimm worksheet subtraction:3 --seed 1 --outcome --key | grep -A4 '>N or P<'
  <th scope="row">N or P</th>
  <td>P</td>
  <td>N</td>
  <td>N</td>
  <td>N</td>

Questions at the end ask only for what the sheet has taught: a short one of these games labels N and P, and never speaks of a mex.

  $ for game in nim chop chomp queen digraph; do nimm worksheet $game --seed 5 --questions 8 --print | sed -n 's/^@ask \([a-z]*\).*/\1/p' | sort -u | tr '\n' ' '; echo; done
  balance binary move sum winner\x20 (esc)
  move value winner\x20 (esc)
  move winner\x20 (esc)
  move outcome winner\x20 (esc)
  move winner\x20 (esc)
  $ nimm worksheet chop --seed 5 --questions 8 --long --print | grep -c '^@ask mex'
  2

A table in the columns of a key keeps to them.

  $ nimm worksheet chomp --long --seed 1 --key | grep -o '[.]key [.]labels,.*100%.*'
  .key .labels, .brief.tasks .labels { width: calc(100% - 1px); }

The key begins with who wins each start, and says once which moves win it: copying wins with one of them, or with the only one.

  $ nimm worksheet kayles --seed 3 --key | grep -e '^<p>Start A: ' -e '^<p>To win'
  <p>Start A: second. Start B: first.</p>
  <p>To win in 4,3,3, hit pin 1, pin 3, pin 5, pin 7 or pins 10 and 11.</p>
  $ nimm worksheet chop 2x5 --seed 1 --key | grep -o -e 'Copying wins[^.]*' -e '^<p>To win.*'
  Copying wins: keep 2 columns
  $ nimm worksheet nim 3,3,1 --seed 1 --key | grep -o -e 'Copying wins[^.]*' -e '^<p>To win.*'
  Copying wins: take 1 from pile 3
  <p>To win in 3,3,1, take 1 from pile 1, 1 from pile 2 or 1 from pile 3.</p>
  $ nimm worksheet chop --seed 2 --key | grep -o -e 'keep 3 rows' -e 'No move wins'
  No move wins
  keep 3 rows

Two lemmas make a theorem, also in a sum of games. Each has lines to prove it on.

  $ for game in nim northcott chop kayles compound; do nimm worksheet $game --seed 1 --print | sed -n -e 's/^@question \(Lemma .\).*/\1/p' -e '/^@question Theorem/,/^@/p' | grep -v '^@answer'; done
  Lemma 1
  Lemma 2
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
    Why does the game end?
  @lines 6
  Lemma 1
  Lemma 2
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
  @lines 4
  Lemma 1
  Lemma 2
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
    Why does the game end?
  @lines 4
  Lemma 1
  Lemma 2
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
  @lines 4
  Lemma 1
  Lemma 2
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
  @lines 3
  $ nimm worksheet northcott --seed 1 --long --print | sed -n -e '/^@question Theorem/,/^@answer/p'
  @question Theorem: the first player can force a win exactly when the position is unbalanced.
    Prove it with both lemmas.
  @lines 4
  @answer
  $ for game in nim northcott chop kayles compound; do nimm worksheet $game --seed 1 --print | grep -e 'ends, because' -e 'why the game ends'; done
  The game ends, because each move takes at least one stone.
  Question 4 says why the game ends.
  The game ends, because each move makes the bar smaller.
  The game ends, because each move takes at least one pin.
  The sum ends, because each of its games does.

In a start of a sum some part has a value to compute.

  $ for seed in 2 4 7 18 19; do nimm worksheet compound --long --seed $seed --print; done | grep '^@box' | grep -c -e 'nim=2,2+chop=2x2' -e 'nim=1,1+subtraction:3=4' -e 'nim=2,2+subtraction:3=4'
  0
  [1]

Where the nim-sum is all that tells, the key says how the second player wins.

  $ for game in northcott kayles; do nimm worksheet $game --seed 1 --key | grep -o -e 'After any move.* again' -e 'by copying each move'; done
  After any move, the other player can make the nim-sum 0 again
  by copying each move

No letter is smaller than 9 points: a key and its tables have one size, and a map in it its own.

  $ nimm worksheet --seed 1 | grep -o -e '[^ {}]*font-size: 0[^;]*' -e '[^}]*max-height: none'
  .map.across svg { width: auto; max-height: none
  font-size: 0.9em
  .key .map svg { width: auto; max-height: none

A row that is wider than a box has one as wide as the page.

  $ nimm worksheet kayles 40 --seed 1 --no-key | grep -o 'grid-template-columns: repeat(1' | uniq
  grid-template-columns: repeat(1

A board does not end a page before its question, nor does the heading of a step with a line or two below it.

  $ nimm worksheet --seed 1 | grep -c -e '^h1, h2, h3, [.]tasks h2 + p,.* { break-after: avoid; }' -e '[.]together > :has(~ [.]ask, ~ div > [.]ask):not([.]ask ~ [*], .*' -e 'h2 + p + p + [.]together { break-before: auto; }'
  3

What the first rows are worth is said once, not in each answer.

  $ nimm worksheet kayles --questions 6 --level 3 --seed 3 --key | grep -c 'Pins 1-[67]: a row'
  2
  $ nimm worksheet kayles --questions 6 --level 3 --seed 3 --key | grep -c 'Rows of 1 to 8 pins are worth'
  1

A line alone is on no page: the last task takes the one before it along, unless it has a picture or a table. The number of a question below boxes stays with it: what floats would be left behind.

  $ nimm worksheet --seed 1 | grep -c -e '[.]tasks .*:last-child:not(:has([.]blank, [.]board, [.]map, table)), p + [.]together,' -e 'h3:has(+ [.]ask):not([.]boxes + h3), [.]brief[.]tasks h3:has(+ p),' -e '^[.]tasks:not([.]brief) h3:has(+ [.]board) { float: left'
  3

Paper says nothing that is typed, and whether a pool is empty; Grundy's Game only splits.

  $ nimm worksheet poker-nim --seed 1 --no-key | grep -o -e 'into your pool.*one pile[.]' -e 'Pool 1 is .*first[.]'
  into your pool, or put stones from your pool on one pile.
  Pool 1 is the first player&#39;s. A pool that shows no stones starts out empty. After each move, write how many stones your pool holds, and cross out the old number. Take turns going first.
  $ nimm worksheet grundy --seed 1 --key | grep -o 'The game ends.*[.]'
  The game ends, because each move splits a pile into smaller ones.

Where no nim-sum says how the second player wins, the key of a guess does.

  $ for game in chomp digraph kayles; do nimm worksheet $game --seed 2 --key | grep -A1 'How the second'; done
  <p class="lines">How the second player wins:
  5,1,1,1,1: copy each move in the other arm of its pair.</p>
  <p class="lines">How the second player wins:
  1: whatever they do, move the token to d.
  [1]

The rows of pins that a question names stand in the order of the name.

  $ nimm worksheet kayles --seed 3 --questions 6 --level 2 --no-key | grep -A 1 'which move wins' | grep -o -e '[0-9,]*: which' -e 'label="[^"]*'
  5,4: which
  label="Pins 1 to 5 stand. Pins 7 to 10 stand.
  5,4,3: which
  label="Pins 1 to 5 stand. Pins 7 to 10 stand. Pins 12 to 14 stand.

The key gives the nim-sum of each guess, where the class knows it: it is why the answer is right.

  $ for options in kayles 'nim --outcome' queen; do nimm worksheet $options --seed 1 --key | grep -A7 'nim-sum</th>' | head -n 8 | tr -d '\n'; echo; done
  <th scope="row">nim-sum</th><td>0</td><td>3</td><td>0</td><td>1</td><td>0</td><td>1</td></tr>
  <th scope="row">nim-sum</th><td>0</td><td>7</td><td>0</td><td>2</td><td>0</td><td>4</td></tr>
   (esc)

Each page has the title at its foot, and its number. The title is the author's, and so are its quotation marks.

  $ nimm worksheet grundy --seed 1 | grep -o 'bottom-[a-z]* { content: [^;]*'
  bottom-right { content: counter(page)
  bottom-left { content: "Grundy\27 s Game\3a  worksheet 1"
  $ printf '@title "A"; } </style>\n@step One\n@question Why?\n@lines 1\n' >foot.txt; nimm lesson foot.txt --html | grep -o 'bottom-left { content: [^;]*'
  bottom-left { content: "\22 A\22 \3b  \7d  \3c \2f style\3e "

A code that has a published name is called by it on paper, without the code, and the rule of the code is not said where a question tells that of the game.

  $ nimm lesson sprague-grundy --html >grundy.htm; grep -o -e '>Part 1[^<]*Lasker[^:<]*' -e '>Part 3[^:<]*1,3,4[^:<]*' -e '[^>]*4[.]333[^<]*' -e '<p>From one pile take 1 to 12' grundy.htm | sort -u
  >Part 1 (Lasker&#39;s Nim)
  >Part 1, Lasker&#39;s Nim
  >Part 3 (Subtraction 1,3,4)
  >Part 3, Subtraction Game 1,3,4

In a sum the sizes of the parts can be found.

  $ nimm worksheet compound --seed 1 --print | grep 'like a Nim pile'
  Each part plays like a Nim pile. Its size is the number you would write at its start if you drew the

Each board of a table of boards has its own, even if one of them is shown above.

  $ sed -n '/Who wins from 2x3/,/<.section>/p' grundy.htm | sed '/A winning move/q' | grep -c '<svg'
  3

What is written about a player stands with who that is, and the answers about one start stand together.

  $ nimm lesson nim --html --no-key | grep -A 1 'break-before: avoid"' | grep -c 'How that player wins'
  3
  $ nimm worksheet nim --seed 1 | grep -c -e '^<div class="together headed">' -e '^<div class="together small headed">' -e '[.]key [.]together:not([.]headed) { break-inside: auto; }'
  9

A number has as many blanks as moves can follow each other in it.

  $ nimm worksheet prime 7,12,32 --seed 1 --no-key | grep -o '>Number[^<]*' | sort -u
  >Number 1: 7
  >Number 2: 12 ____ ____
  >Number 3: 32 ____ ____ ____ ____

An empty pool has blanks where people play, but not in a guess.

  $ nimm worksheet poker-nim --seed 1 --no-key >poker.htm; grep -c 'Pool 1: ____' poker.htm; sed -n '/<h2>2[.] Guess/,/<.section>/p' poker.htm | grep -c 'Pool 1: ____'
  6
  0
  [1]

Tables for triangles have an example and lines to work on, and what only answers show is not explained at the top of the key.

  $ for game in triangle coloring; do nimm worksheet $game --seed 1 >$game.htm; grep -o '<p>For example.*' $game.htm; sed -n '/class="ask">Fill in/,/<.section>/p' $game.htm | sed '/<.section>/q' | grep -c '^<div class="blank"><span>'; grep -o '[^.>]*listed once' $game.htm; done
  <p>For example (*2 is the value 2), in a group of 4 a line leaves 2 (*1) or 1,1 (*0), so its value is mex{0,1} = 2.</p>
  4
  <p>For example (*2 is the value 2), in a fan of 3 an edge leaves 2 (*2), 1,1 (*0) or 1 (*1), so its value is mex{0,1,2} = 3.</p>
  2
  [1]

A lone point has a value, too.

  $ nimm worksheet triangle --seed 1 --no-key | grep -c 'A point alone has no move: its value is 0[.]'
  1

A few questions fill a page with lines to write on, in two columns; many fill it with themselves.

  $ for n in 0 1 2 3 4 5; do nimm worksheet chomp --seed 1 --questions $n --no-key | sed '1,/Questions/d' | tr -d '\n' | sed 's/<div class="together small">/\n&/g' | tail -n +2 | grep -o -n '<div class="blank">' | cut -d: -f1 | uniq -c | xargs; done

  12 1
  12 1 12 2
  6 1 6 2 6 3
  6 1 6 2 6 3 6 4
  1 1 1 2 1 3 1 4 1 5

Five rows to guess about are no higher than four, so that the tasks keep to two pages.

  $ nimm worksheet chop --seed 20 --no-key | grep -o '5 rows and 5 columns[^/]*height="[^"]*"' | grep -o 'height.*'
  height="31.0mm"

A number stands in the first line of its answer, a table of a key stays with the sentence below it, and each column of a table of values is centered, the first one too.

  $ nimm worksheet --seed 1 | grep -e '^[.]key h3 + div > p:first' -e 'table + p,' -e 'series th:not(:first-child)'
  td, .series th:not(:first-child), .small th:not(:first-child) { text-align: center; }
  p + .map, .key table + p, .board + p, p + .board, p + .boxes, p + table,
  .key h3 + div > p:first-child, .key h3 + div:has(> .before) + p { display: inline; }

The help says where a key goes, and that it needs no --html.

  $ nimm help worksheet | tr '\n' ' ' | grep -o -e 'with or without --html' -e 'with --key to GAME-SEED-key.html'
  with or without --html
  with --key to GAME-SEED-key.html
