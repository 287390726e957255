The sheet of the lecture is a lecture itself, made of a template. A teacher who wants another edits it.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 --print >sheet.txt; cat sheet.txt
  @title Nim: worksheet 1

  @step Play

  A move takes one or more stones from one pile. Whoever takes the last stone wins. The players take turns; nobody may pass.

  Play with your neighbor, taking turns with a pen: cross out what a move takes,
  or draw the move. Each start is printed several times; take turns to begin.

  @page
  @heading Start A
  @box nim 1,4,4 x5

  How often did the first player win? ______________ The second? ______________

  @question What do you guess: who can force a win, the first player or the second? And how?
  @ask winner nim 1,4,4
  @lines 1
  @answer
  @winning nim 1,4,4

  @step Guess

  Some more positions. Play them too, if you like, before you guess.

  @question Who can force a win, the player who moves first or the one who moves second?
  @ask winner nim 4,4; 4,4,1; 1,2,3; 4,2,4,5; 4,7; 6,2,4

  @step The binary grid

  Write each pile in binary: a 1 under each
  power of two that it uses, a 0 under the others. In the bottom row write a 1
  below each column with an odd number of ones, a 0 below the others. A position
  is balanced if its bottom row is all 0.

  @page
  @heading Start A
  @question Is it balanced? If not, which move balances it?
  @ask balance nim 1,4,4
  @lines 1

  @step Prove it

  A position is balanced if every column of its grid holds an even number of
  ones.

  @page
  @question Lemma 1: from an unbalanced position some move leads to a balanced one. Prove
    it. Begin with the leftmost column that holds an odd number of ones.
  @lines 4
  @answer
  The leftmost odd column holds a one. In its row change the digit in every odd
  column: now every column is even. The leftmost digit that changes was a 1 and
  is a 0 now, so the row's number is smaller than it was.
  A move can do that, for it can make the row any smaller number.

  @page
  @question Lemma 2: every move from a balanced position leads to an unbalanced one. Prove
    it. Begin with what a move does to one row of the grid.
  @lines 4
  @answer
  A move changes one row of the grid, so at least one digit of it. In that
  digit's column the number of ones was even and goes up or down by one: now it
  is odd, and the position is unbalanced.

  @step Every position

  These are all positions that can come up from 2,3; positions that play
  alike are written once.

  @labels nim 2,3

  @question Label each position N or P, from the end backwards. P: there is no move, or all
    moves lead to N. N: some move leads to P.
  @ask outcome nim 0; 1; 2; 1,1; 3; 1,2; 1,3; 2,2; 2,3
  @answer
  @map nim 2,3

  @page
  @question Now with numbers. First write at each move the label of the position that it
    leaves, which you have found already. Between the braces collect these numbers; the label
    is their mex, the least of 0, 1, 2, ... that is not among them. With the label 0 the
    player to move loses; with any other the player to move wins.
  @ask labels nim 2,3

  @step Questions

  @page
  @ask value nim 4,4
  @page
  @ask move nim 4,5,3

  @page
  @answer
  To print this sheet again: nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1
  $ sed 's/^@title .*/@title My own/' sheet.txt >own.txt; nimm lesson own.txt --html >own.html; xml-ok <own.html; grep -c 'My own' own.html
  3

On paper: blanks, five boxes of which one is read aloud, and the answers behind them. --html is what it does anyway.

  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 >sheet.html; xml-ok <sheet.html
  $ nimm worksheet 1,4,4 --copies 5 --questions 2 --seed 1 --html | cmp - sheet.html
  $ sed -n '/class="boxes"/,/^<.div>$/p' sheet.html | grep -c '<div aria-hidden="true"><svg'
  0
  [1]
  $ nimm worksheet 1,4,4 --questions 0 --seed 1 --key | sed -n '/<main>/,/Binary\|binary/p'
  <main>
  <div class="key">
  <h1>Answers</h1>
  <p>Nim: worksheet 1</p>
  <section>
  <h2>1. Play</h2>
  <div class="together">
  <h3>Start A</h3>
  <div>
  <p><b>The player who moves first.</b> The nim-sum is 1 xor 4 xor 4 = 1, which is not 0: a move that makes it 0 wins.</p>
  </div>
  <p>What wins: take 1 from pile 1.</p>
  </div>
  </section>
  <section>
  <h2>2. Guess</h2>
  <div class="together">
  <table class="series">
  <tr>
  <th scope="row">position</th>
  <th scope="col">4,4</th>
  <th scope="col">4,4,1</th>
  <th scope="col">1,2,3</th>
  <th scope="col">4,2,4,5</th>
  <th scope="col">4,7</th>
  <th scope="col">6,2,4</th>
  </tr>
  <tr>
  <th scope="row">who wins</th>
  <td>second</td>
  <td>first</td>
  <td>second</td>
  <td>first</td>
  <td>first</td>
  <td>second</td>
  </tr>
  </table>
  </div>
  </section>
  <section>
  <h2>3. The binary grid</h2>

Each kind of game has its own tasks, title, rules and proofs.

  $ for game in subtraction:1,3,4 northcott chomp octal:0.137; do nimm worksheet $game --seed 1 --print | sed -n -e '/^@title/p' -e '/^@step/p' -e '/^@title/,/^Play/s/^A move/&/p' -e '/^A move c/p' -e '/^@ask value.*\.\./p' -e '/repeat after/p'; done
  @title Subtraction game 1,3,4: worksheet 1
  @step Play
  A move takes 1, 3 or 4 stones from one pile. Whoever makes the last move wins. The players take turns; nobody may pass.
  @step Guess
  @step The binary grid
  @step Prove it
  A move can do that, for the row's number is the mex of what moves in that part
  A move changes one part, and may split it. The parts that it leaves have
  @step Every position
  @step A table of values
  @ask value subtraction:1,3,4 0..11
  The values repeat after 7, from the start.
  @step Questions
  @title Northcott's Game: worksheet 1
  @step Play
  A move slides your coin in one row left or right, any distance, but not onto or past the other coin. Whoever makes the last move wins. The players take turns; nobody may pass. In every row player 1 has the white coin (W) and player 2 the black one (B).
  @step Guess
  @step The binary grid
  @step Prove it
  A move can do that, for a gap can be made any smaller one.
  A move changes one row of the grid, so at least one digit of it. In that
  @step Questions
  @ask value northcott .BW..
  @ask value northcott ..W..B.
  @title Chomp: worksheet 1
  @step Play
  A move bites off a square of the bar of chocolate, with all squares to its right, below it, or both. Whoever leaves only the poisoned square wins. The players take turns; nobody may pass. The poisoned square, X, is in the top left corner, and nobody bites it.
  @step Guess
  @step Prove it
  @step Every position
  @step Questions
  @title Take-and-break game 0.137: worksheet 1
  @step Play
  @step Guess
  @step The binary grid
  @step Prove it
  A move can do that, for the row's number is the mex of what moves in that part
  A move changes one part, and may split it. The parts that it leaves have
  @step Every position
  @step A table of values
  @ask value octal:0.137 0..11
  The values repeat after 34, but only from 52 on.
  @step Questions

Different seeds, different starts. Numbers alone are one start, as everywhere.

  $ for seed in 1 2; do nimm worksheet --seed $seed --print | grep ^@box; done
  @box nim 7,4 x6
  @box nim 5,4,5 x6
  @box nim 6,2,4 x6
  @box nim 3,4,3,4 x6
  @box nim 5,5 x6
  @box nim 3,6,4 x6
  @box nim 2,6,1 x6
  @box nim 4,3,5,2 x6
  $ nimm worksheet 3 4 5 --questions 0 --seed 1 --print | grep ^@box
  @box nim 3,4,5 x6
  $ nimm worksheet --game chomp 3x4 --questions 0 --seed 1 --print | grep ^@box
  @box chomp 4,4,4 x4

A graph of one's own is read from its file; who wins it is told even where nobody does.

  $ mkdir -p graphs; echo 'digraph { start -> left; start -> right; left -> right; right -> end }' >graphs/maze.dot
  $ nimm worksheet graphs/maze.dot --seed 1 --print | grep ^@box
  2> nimm: "/maze.dot" stands where a node should be: write arcs, then @ and the token's node, for example a>b,b>c@a
  [1]
  $ nimm worksheet digraph 'a>b,b>a@a' --seed 1 --questions 0 | grep 'nobody wins'
  <p>With good play nobody wins: a draw.</p>

The built-in lectures on paper.

  $ for name in nim sprague-grundy; do nimm lesson $name --html | xml-ok; done
  $ nimm lesson --list | grep -c worksheet
  0
  [1]

What cannot be printed is named.

  $ for words in 3,x 0,0 '--game chess' octal:0.0 kayles:3 '--copies 0' '--questions 101' '--level 4' '--seed -1'; do nimm worksheet $words; done
  2> nimm: "x" is not a pile size: write whole numbers, such as 3,4,5
  2> nimm: there is no move in this position: the game would be over before it began
  2> nimm: there is no game "chess"; nimm games lists them
  2> nimm: "0.0" allows no move: at least one digit must be 1 to 7
  2> nimm: "kayles:3": the game kayles takes nothing after a colon
  2> nimm: --copies "0": write a number from 1 to 40
  2> nimm: --questions "101": write a number from 0 to 100
  2> nimm: --level "4": write a number from 1 to 3
  2> nimm: --seed "-1": write a number from 0 to 18446744073709551615
  [2]
  $ nimm worksheet $(for i in $(seq 27); do echo $i,1; done)
  2> nimm: 27 starts are too many for a worksheet: write at most 26
  [2]
  $ nimm worksheet digraph '"{"->a@"{"' --seed 1
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8"/>
  <meta name="viewport" content="width=device-width, initial-scale=1"/>
  <title>The directed-graph game: worksheet 1</title>
  <style>
  body { font: 10.5pt/1.35 Georgia, serif; max-width: 184mm; margin: 2em auto; padding: 0 1em; }
  h1 { font-size: 1.6em; margin: 0 0 0.5em; } h2 { font-size: 1.25em; margin: 1.2em 0 0.4em; }
  h3 { font-size: 1em; margin: 0.8em 0 0.4em; } p { margin: 0.5em 0; overflow-wrap: anywhere; }
  h1, h2, h3, .ask { break-after: avoid; }
  pre { font: 10pt/1.3 monospace; margin: 0.5em 0; white-space: pre-wrap; } svg { display: block; }
  .board { margin: 0.5em 0; } .line { margin: 0.1em 0 0.1em 1.5em; }
  .boxes { display: grid; margin: 0.5em 0; border: solid #888; border-width: 1px 0 0 1px; }
  .boxes > div { border: solid #888; border-width: 0 1px 1px 0; padding: 2.5mm; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm; }
  .boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(52mm, 1fr)); gap: 4mm 8mm; align-items: end; }
  .blank { display: flex; align-items: flex-end; min-height: 2.1em; }
  .blank span { flex: 1; min-width: 2em; border-bottom: 1px solid #000; margin-left: 0.5em; }
  table { border-collapse: collapse; margin: 0.7em 0; } caption { text-align: left; }
  th, td { border: 1px solid #888; padding: 0.25em 0.6em; min-width: 1.2em; height: 1.35em; }
  th { white-space: nowrap; } .labels th { white-space: normal; } th, .labels td { text-align: left; } td { text-align: center; }
  .series { table-layout: fixed; width: 100%; } .series th, .series td { padding: 0.25em; }
  .series tr > :first-child { width: 5.5em; } .labels td:last-child { white-space: nowrap; }
  p, table, .boxes > div, .boards > div, .together { break-inside: avoid; }
  p + .pair, p + .together, p + svg, p + .board { break-before: avoid; }
  .key { break-before: page; }
  @media print { body { margin: 0; max-width: none; padding: 0; } }
  @page { margin: 13mm; }
  </style>
  </head>
  <body>
  <main>
  <div>
  <h1>The directed-graph game: worksheet 1</h1>
  <div class="blank">Name and date:<span></span></div>
  <section>
  <h2>1. Play</h2>
  <p>A move takes the token along one arc, the way it points, to the next node. Whoever makes the last move wins. The players take turns; nobody may pass. The token stands on a node, and arcs lead from node to node. Where they lead in a circle, the game can go on forever: that is a draw.</p>
  <p>Play with your neighbor, taking turns with a pen: cross out what a move takes, or draw the move. Each start is printed several times; take turns to begin.</p>
  <div class="together">
  <h3>Start A</h3>
  <div class="boxes" style="grid-template-columns: repeat(4, 1fr)">
  <div><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From &quot;{&quot; an arc leads to a. No arc leaves a. The token is at &quot;{&quot;." width="15.0mm" height="31.0mm" viewBox="-5 -5 150 310" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M40 100C40 145 40 145 40 190v0"/><path fill="#000" d="M40 190l-8-24h16z"/><ellipse cx="40" cy="65" rx="40" ry="35" fill="#fff" stroke-width="9"/><text x="40" y="73" fill="#000" stroke="none">&quot;{&quot;</text><ellipse cx="40" cy="225" rx="32" ry="35" fill="#fff"/><text x="40" y="233" fill="#000" stroke="none">a</text></g></g></svg>
  </div>
  <div aria-hidden="true"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From &quot;{&quot; an arc leads to a. No arc leaves a. The token is at &quot;{&quot;." width="15.0mm" height="31.0mm" viewBox="-5 -5 150 310" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M40 100C40 145 40 145 40 190v0"/><path fill="#000" d="M40 190l-8-24h16z"/><ellipse cx="40" cy="65" rx="40" ry="35" fill="#fff" stroke-width="9"/><text x="40" y="73" fill="#000" stroke="none">&quot;{&quot;</text><ellipse cx="40" cy="225" rx="32" ry="35" fill="#fff"/><text x="40" y="233" fill="#000" stroke="none">a</text></g></g></svg>
  </div>
  <div aria-hidden="true"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From &quot;{&quot; an arc leads to a. No arc leaves a. The token is at &quot;{&quot;." width="15.0mm" height="31.0mm" viewBox="-5 -5 150 310" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M40 100C40 145 40 145 40 190v0"/><path fill="#000" d="M40 190l-8-24h16z"/><ellipse cx="40" cy="65" rx="40" ry="35" fill="#fff" stroke-width="9"/><text x="40" y="73" fill="#000" stroke="none">&quot;{&quot;</text><ellipse cx="40" cy="225" rx="32" ry="35" fill="#fff"/><text x="40" y="233" fill="#000" stroke="none">a</text></g></g></svg>
  </div>
  <div aria-hidden="true"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From &quot;{&quot; an arc leads to a. No arc leaves a. The token is at &quot;{&quot;." width="15.0mm" height="31.0mm" viewBox="-5 -5 150 310" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M40 100C40 145 40 145 40 190v0"/><path fill="#000" d="M40 190l-8-24h16z"/><ellipse cx="40" cy="65" rx="40" ry="35" fill="#fff" stroke-width="9"/><text x="40" y="73" fill="#000" stroke="none">&quot;{&quot;</text><ellipse cx="40" cy="225" rx="32" ry="35" fill="#fff"/><text x="40" y="233" fill="#000" stroke="none">a</text></g></g></svg>
  </div>
  </div>
  <p>How often did the first player win? ______________ The second? ______________</p>
  <p class="ask">What do you guess: who can force a win, the first player or the second? And how?</p>
  <div>
  <div class="blank">Answer (first or second):<span></span></div>
  </div>
  <div class="blank"><span></span></div>
  </div>
  </section>
  <section>
  <h2>2. Guess</h2>
  <p>Some more positions. Play them too, if you like, before you guess.</p>
  <div class="together">
  <p class="ask">Who can force a win, the player who moves first or the one who moves second?</p>
  <div class="boards">
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d. From c an arc leads to e. No arc leaves d. No arc leaves e. The token is at a." width="26.2mm" height="47.0mm" viewBox="-5 -5 262 470" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M80 95C80 142 32 142 32 190v0"/><path fill="#000" d="M32 190l-8-24h16z"/><path d="M112 95C112 142 160 142 160 190v0"/><path fill="#000" d="M160 190l-8-24h16z"/><path d="M32 260C32 305 32 305 32 350v0"/><path fill="#000" d="M32 350l-8-24h16z"/><path d="M160 260C160 305 160 305 160 350v0"/><path fill="#000" d="M160 350l-8-24h16z"/><ellipse cx="96" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="96" y="73" fill="#000" stroke="none">a</text><ellipse cx="32" cy="225" rx="32" ry="35" fill="#fff"/><text x="32" y="233" fill="#000" stroke="none">b</text><ellipse cx="160" cy="225" rx="32" ry="35" fill="#fff"/><text x="160" y="233" fill="#000" stroke="none">c</text><ellipse cx="32" cy="385" rx="32" ry="35" fill="#fff"/><text x="32" y="393" fill="#000" stroke="none">d</text><ellipse cx="160" cy="385" rx="32" ry="35" fill="#fff"/><text x="160" y="393" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">1. (first or second):<span></span></div>
  </div>
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d. From c an arc leads to f or g. From d an arc leads to c or e. From f an arc leads to g. No arc leaves g. From e an arc leads to f. The token is at a." width="26.2mm" height="95.0mm" viewBox="-5 -5 262 950" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M125 95C125 142 69 142 69 190v0"/><path fill="#000" d="M69 190l-8-24h16z"/><path d="M157 95C157 142 166 142 166 190v70"/><path d="M166 260C166 305 165 305 165 350v70"/><path d="M165 420C165 467 176 467 176 515v0"/><path fill="#000" d="M176 515l-8-24h16z"/><path d="M69 260C69 305 68 305 68 350v0"/><path fill="#000" d="M68 350l-8-24h16z"/><path d="M144 575C144 625 83 625 83 675v0"/><path fill="#000" d="M83 675l-8-24h16z"/><path d="M176 575C176 622 164 622 164 670v70"/><path d="M164 740C164 787 143 787 143 835v0"/><path fill="#000" d="M143 835l-8-24h16z"/><path d="M84 415C84 465 144 465 144 515v0"/><path fill="#000" d="M144 515l-8-24h16z"/><path d="M52 415C52 462 32 462 32 510v0"/><path fill="#000" d="M32 510l-8-24h16z"/><path d="M67 740C67 787 111 787 111 835v0"/><path fill="#000" d="M111 835l-8-24h16z"/><path d="M32 580C32 627 51 627 51 675v0"/><path fill="#000" d="M51 675l-8-24h16z"/><ellipse cx="141" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="141" y="73" fill="#000" stroke="none">a</text><ellipse cx="69" cy="225" rx="32" ry="35" fill="#fff"/><text x="69" y="233" fill="#000" stroke="none">b</text><ellipse cx="160" cy="545" rx="32" ry="35" fill="#fff"/><text x="160" y="553" fill="#000" stroke="none">c</text><ellipse cx="68" cy="385" rx="32" ry="35" fill="#fff"/><text x="68" y="393" fill="#000" stroke="none">d</text><ellipse cx="67" cy="705" rx="32" ry="35" fill="#fff"/><text x="67" y="713" fill="#000" stroke="none">f</text><ellipse cx="127" cy="865" rx="32" ry="35" fill="#fff"/><text x="127" y="873" fill="#000" stroke="none">g</text><ellipse cx="32" cy="545" rx="32" ry="35" fill="#fff"/><text x="32" y="553" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">2. (first or second):<span></span></div>
  </div>
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c or d. From c an arc leads to e. From d an arc leads to f. From e an arc leads to g. From f an arc leads to e or g. No arc leaves g. The token is at a." width="30.1mm" height="95.0mm" viewBox="-5 -5 301 950" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M48 95C48 142 105 142 105 190v0"/><path fill="#000" d="M105 190l-8-24h16z"/><path d="M16 95C16 142 8 142 8 190v70"/><path d="M8 260C8 305 52 305 52 350v70"/><path d="M52 420C52 465 66 465 66 510v0"/><path fill="#000" d="M66 510l-8-24h16z"/><path d="M89 255C89 302 52 302 52 350v70"/><path d="M121 255C121 302 151 302 151 350v0"/><path fill="#000" d="M151 350l-8-24h16z"/><path d="M66 580C66 627 110 627 110 675v0"/><path fill="#000" d="M110 675l-8-24h16z"/><path d="M151 420C151 465 194 465 194 510v0"/><path fill="#000" d="M194 510l-8-24h16z"/><path d="M126 740C126 787 183 787 183 835v0"/><path fill="#000" d="M183 835l-8-24h16z"/><path d="M178 575C178 625 142 625 142 675v0"/><path fill="#000" d="M142 675l-8-24h16z"/><path d="M210 575C210 622 223 622 223 670v70"/><path d="M223 740C223 787 215 787 215 835v0"/><path fill="#000" d="M215 835l-8-24h16z"/><ellipse cx="32" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="32" y="73" fill="#000" stroke="none">a</text><ellipse cx="105" cy="225" rx="32" ry="35" fill="#fff"/><text x="105" y="233" fill="#000" stroke="none">b</text><ellipse cx="66" cy="545" rx="32" ry="35" fill="#fff"/><text x="66" y="553" fill="#000" stroke="none">c</text><ellipse cx="151" cy="385" rx="32" ry="35" fill="#fff"/><text x="151" y="393" fill="#000" stroke="none">d</text><ellipse cx="126" cy="705" rx="32" ry="35" fill="#fff"/><text x="126" y="713" fill="#000" stroke="none">e</text><ellipse cx="194" cy="545" rx="32" ry="35" fill="#fff"/><text x="194" y="553" fill="#000" stroke="none">f</text><ellipse cx="199" cy="865" rx="32" ry="35" fill="#fff"/><text x="199" y="873" fill="#000" stroke="none">g</text></g></g></svg>
  </div>
  <div class="blank">3. (first or second):<span></span></div>
  </div>
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b, c or d. From b an arc leads to e or d. From c an arc leads to e, d or f. From d an arc leads to f or g. No arc leaves e. From f an arc leads to g. No arc leaves g. The token is at a." width="35.8mm" height="79.0mm" viewBox="-5 -5 358 790" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M200 89C200 139 62 139 62 190v0"/><path fill="#000" d="M62 190l-8-24h16z"/><path d="M222 100C222 145 190 145 190 190v0"/><path fill="#000" d="M190 190l-8-24h16z"/><path d="M243 90C243 140 287 140 287 190v70"/><path d="M287 260C287 310 258 310 258 360v0"/><path fill="#000" d="M258 360l-8-24h16z"/><path d="M46 255C46 302 66 302 66 350v70"/><path d="M66 420C66 465 38 465 38 510v70"/><path d="M38 580C38 625 32 625 32 670v0"/><path fill="#000" d="M32 670l-8-24h16z"/><path d="M78 255C78 308 215 308 215 361v0"/><path fill="#000" d="M215 361l-8-24h16z"/><path d="M168 249C168 299 66 299 66 350v70"/><path d="M211 250C211 300 237 300 237 350v0"/><path fill="#000" d="M237 350l-8-24h16z"/><path d="M190 260C190 305 140 305 140 350v70"/><path d="M140 420C140 467 131 467 131 515v0"/><path fill="#000" d="M131 515l-8-24h16z"/><path d="M221 415C221 465 163 465 163 515v0"/><path fill="#000" d="M163 515l-8-24h16z"/><path d="M253 415C253 462 244 462 244 510v70"/><path d="M244 580C244 627 230 627 230 675v0"/><path fill="#000" d="M230 675l-8-24h16z"/><path d="M147 580C147 627 198 627 198 675v0"/><path fill="#000" d="M198 675l-8-24h16z"/><ellipse cx="222" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="222" y="73" fill="#000" stroke="none">a</text><ellipse cx="62" cy="225" rx="32" ry="35" fill="#fff"/><text x="62" y="233" fill="#000" stroke="none">b</text><ellipse cx="190" cy="225" rx="32" ry="35" fill="#fff"/><text x="190" y="233" fill="#000" stroke="none">c</text><ellipse cx="237" cy="385" rx="32" ry="35" fill="#fff"/><text x="237" y="393" fill="#000" stroke="none">d</text><ellipse cx="32" cy="705" rx="32" ry="35" fill="#fff"/><text x="32" y="713" fill="#000" stroke="none">e</text><ellipse cx="147" cy="545" rx="32" ry="35" fill="#fff"/><text x="147" y="553" fill="#000" stroke="none">f</text><ellipse cx="214" cy="705" rx="32" ry="35" fill="#fff"/><text x="214" y="713" fill="#000" stroke="none">g</text></g></g></svg>
  </div>
  <div class="blank">4. (first or second):<span></span></div>
  </div>
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d or e. From c an arc leads to d or e. No arc leaves d. No arc leaves e. The token is at a." width="26.2mm" height="47.0mm" viewBox="-5 -5 262 470" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M80 95C80 142 32 142 32 190v0"/><path fill="#000" d="M32 190l-8-24h16z"/><path d="M112 95C112 142 160 142 160 190v0"/><path fill="#000" d="M160 190l-8-24h16z"/><path d="M16 255C16 305 16 305 16 355v0"/><path fill="#000" d="M16 355l-8-24h16z"/><path d="M48 255C48 305 144 305 144 355v0"/><path fill="#000" d="M144 355l-8-24h16z"/><path d="M144 255C144 305 48 305 48 355v0"/><path fill="#000" d="M48 355l-8-24h16z"/><path d="M176 255C176 305 176 305 176 355v0"/><path fill="#000" d="M176 355l-8-24h16z"/><ellipse cx="96" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="96" y="73" fill="#000" stroke="none">a</text><ellipse cx="32" cy="225" rx="32" ry="35" fill="#fff"/><text x="32" y="233" fill="#000" stroke="none">b</text><ellipse cx="160" cy="225" rx="32" ry="35" fill="#fff"/><text x="160" y="233" fill="#000" stroke="none">c</text><ellipse cx="32" cy="385" rx="32" ry="35" fill="#fff"/><text x="32" y="393" fill="#000" stroke="none">d</text><ellipse cx="160" cy="385" rx="32" ry="35" fill="#fff"/><text x="160" y="393" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">5. (first or second):<span></span></div>
  </div>
  <div>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d or e. From c an arc leads to f. From d an arc leads to c or f. From e an arc leads to c or f. No arc leaves f. The token is at a." width="32.7mm" height="79.0mm" viewBox="-5 -5 327 790" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M74 95C74 142 136 142 136 190v0"/><path fill="#000" d="M136 190l-8-24h16z"/><path d="M42 95C42 142 33 142 33 190v70"/><path d="M33 260C33 305 0 305 0 350v70"/><path d="M0 420C0 470 67 470 67 521v0"/><path fill="#000" d="M67 521l-8-24h16z"/><path d="M120 255C120 302 97 302 97 350v0"/><path fill="#000" d="M97 350l-8-24h16z"/><path d="M152 255C152 302 225 302 225 350v0"/><path fill="#000" d="M225 350l-8-24h16z"/><path d="M89 580C89 627 152 627 152 675v0"/><path fill="#000" d="M152 675l-8-24h16z"/><path d="M81 415C81 462 89 462 89 510v0"/><path fill="#000" d="M89 510l-8-24h16z"/><path d="M113 415C113 462 186 462 186 510v70"/><path d="M186 580C186 627 184 627 184 675v0"/><path fill="#000" d="M184 675l-8-24h16z"/><path d="M209 415C209 467 110 467 110 520v0"/><path fill="#000" d="M110 520l-8-24h16z"/><path d="M241 415C241 462 186 462 186 510v70"/><ellipse cx="58" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="58" y="73" fill="#000" stroke="none">a</text><ellipse cx="136" cy="225" rx="32" ry="35" fill="#fff"/><text x="136" y="233" fill="#000" stroke="none">b</text><ellipse cx="89" cy="545" rx="32" ry="35" fill="#fff"/><text x="89" y="553" fill="#000" stroke="none">c</text><ellipse cx="97" cy="385" rx="32" ry="35" fill="#fff"/><text x="97" y="393" fill="#000" stroke="none">d</text><ellipse cx="225" cy="385" rx="32" ry="35" fill="#fff"/><text x="225" y="393" fill="#000" stroke="none">e</text><ellipse cx="168" cy="705" rx="32" ry="35" fill="#fff"/><text x="168" y="713" fill="#000" stroke="none">f</text></g></g></svg>
  </div>
  <div class="blank">6. (first or second):<span></span></div>
  </div>
  </div>
  </div>
  </section>
  <section>
  <h2>3. Every position</h2>
  <p>These are all positions that can come up from this one; positions that play alike are written once.</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c, d or e. From c an arc leads to d or e. From d an arc leads to e. No arc leaves e. The token is at a." width="26.5mm" height="79.0mm" viewBox="-5 -5 265 790" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M112 95C112 142 56 142 56 190v0"/><path fill="#000" d="M56 190l-8-24h16z"/><path d="M144 95C144 142 153 142 153 190v70"/><path d="M153 260C153 307 179 307 179 355v0"/><path fill="#000" d="M179 355l-8-24h16z"/><path d="M77 250C77 302 147 302 147 355v0"/><path fill="#000" d="M147 355l-8-24h16z"/><path d="M34 249C34 299 1 299 1 350v70"/><path d="M1 420C1 467 16 467 16 515v0"/><path fill="#000" d="M16 515l-8-24h16z"/><path d="M56 260C56 305 66 305 66 350v70"/><path d="M66 420C66 465 129 465 129 510v70"/><path d="M129 580C129 627 122 627 122 675v0"/><path fill="#000" d="M122 675l-8-24h16z"/><path d="M147 415C147 465 48 465 48 515v0"/><path fill="#000" d="M48 515l-8-24h16z"/><path d="M179 415C179 462 129 462 129 510v70"/><path d="M32 580C32 627 90 627 90 675v0"/><path fill="#000" d="M90 675l-8-24h16z"/><ellipse cx="128" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="128" y="73" fill="#000" stroke="none">a</text><ellipse cx="56" cy="225" rx="32" ry="35" fill="#fff"/><text x="56" y="233" fill="#000" stroke="none">b</text><ellipse cx="163" cy="385" rx="32" ry="35" fill="#fff"/><text x="163" y="393" fill="#000" stroke="none">c</text><ellipse cx="32" cy="545" rx="32" ry="35" fill="#fff"/><text x="32" y="553" fill="#000" stroke="none">d</text><ellipse cx="106" cy="705" rx="32" ry="35" fill="#fff"/><text x="106" y="713" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="together">
  <h3>Question 1</h3>
  <p class="ask">Label each position N or P, from the end backwards. P: there is no move, or all moves lead to N. N: some move leads to P.</p>
  <table class="series">
  <tr>
  <th scope="row">position</th>
  <th scope="col">e</th>
  <th scope="col">d</th>
  <th scope="col">c</th>
  <th scope="col">b</th>
  <th scope="col">a</th>
  </tr>
  <tr>
  <th scope="row">N or P</th>
  <td></td>
  <td></td>
  <td></td>
  <td></td>
  <td></td>
  </tr>
  </table>
  </div>
  <div class="together">
  <h3>Question 2</h3>
  <p class="ask">Now with numbers. First write at each move the label of the position that it leaves, which you have found already. Between the braces collect these numbers; the label is their mex, the least of 0, 1, 2, ... that is not among them. With the label 0 the player to move loses; with any other the player to move wins.</p>
  <table class="labels">
  <tr>
  <th scope="col">position</th>
  <th scope="col">its moves</th>
  <th scope="col">its label</th>
  </tr>
  <tr>
  <th scope="row">e</th>
  <td>no move</td>
  <td>mex{___________} = __</td>
  </tr>
  <tr>
  <th scope="row">d</th>
  <td>moves leave e (*__)</td>
  <td>mex{___________} = __</td>
  </tr>
  <tr>
  <th scope="row">c</th>
  <td>moves leave d (*__), e (*__)</td>
  <td>mex{___________} = __</td>
  </tr>
  <tr>
  <th scope="row">b</th>
  <td>moves leave c (*__), d (*__), e (*__)</td>
  <td>mex{___________} = __</td>
  </tr>
  <tr>
  <th scope="row">a</th>
  <td>moves leave b (*__), c (*__)</td>
  <td>mex{___________} = __</td>
  </tr>
  </table>
  </div>
  </section>
  <section>
  <h2>4. Questions</h2>
  <div class="pair">
  <div class="together">
  <h3>Question 1</h3>
  <div>
  <p class="ask">The directed-graph game: what is its value, the size of the Nim pile that it equals?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c or d. From c an arc leads to e or d. No arc leaves d. No arc leaves e. The token is at a." width="26.2mm" height="63.0mm" viewBox="-5 -5 262 630" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M108 95C108 142 52 142 52 190v0"/><path fill="#000" d="M52 190l-8-24h16z"/><path d="M140 95C140 142 149 142 149 190v70"/><path d="M149 260C149 307 145 307 145 355v0"/><path fill="#000" d="M145 355l-8-24h16z"/><path d="M68 255C68 305 113 305 113 355v0"/><path fill="#000" d="M113 355l-8-24h16z"/><path d="M36 255C36 302 32 302 32 350v70"/><path d="M32 420C32 467 16 467 16 515v0"/><path fill="#000" d="M16 515l-8-24h16z"/><path d="M145 415C145 462 160 462 160 510v0"/><path fill="#000" d="M160 510l-8-24h16z"/><path d="M113 415C113 465 48 465 48 515v0"/><path fill="#000" d="M48 515l-8-24h16z"/><ellipse cx="124" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="124" y="73" fill="#000" stroke="none">a</text><ellipse cx="52" cy="225" rx="32" ry="35" fill="#fff"/><text x="52" y="233" fill="#000" stroke="none">b</text><ellipse cx="129" cy="385" rx="32" ry="35" fill="#fff"/><text x="129" y="393" fill="#000" stroke="none">c</text><ellipse cx="32" cy="545" rx="32" ry="35" fill="#fff"/><text x="32" y="553" fill="#000" stroke="none">d</text><ellipse cx="160" cy="545" rx="32" ry="35" fill="#fff"/><text x="160" y="553" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  <div class="together">
  <h3>Question 2</h3>
  <div>
  <p class="ask">The directed-graph game: it is your turn. Which move wins?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c. From c an arc leads to d. No arc leaves d. The token is at a." width="20.6mm" height="63.0mm" viewBox="-5 -5 206 630" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M88 95C88 142 32 142 32 190v0"/><path fill="#000" d="M32 190l-8-24h16z"/><path d="M120 95C120 142 129 142 129 190v70"/><path d="M129 260C129 307 104 307 104 355v0"/><path fill="#000" d="M104 355l-8-24h16z"/><path d="M32 260C32 307 72 307 72 355v0"/><path fill="#000" d="M72 355l-8-24h16z"/><path d="M88 420C88 465 82 465 82 510v0"/><path fill="#000" d="M82 510l-8-24h16z"/><ellipse cx="104" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="104" y="73" fill="#000" stroke="none">a</text><ellipse cx="32" cy="225" rx="32" ry="35" fill="#fff"/><text x="32" y="233" fill="#000" stroke="none">b</text><ellipse cx="88" cy="385" rx="32" ry="35" fill="#fff"/><text x="88" y="393" fill="#000" stroke="none">c</text><ellipse cx="82" cy="545" rx="32" ry="35" fill="#fff"/><text x="82" y="553" fill="#000" stroke="none">d</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  <div class="together">
  <h3>Question 3</h3>
  <div>
  <p class="ask">The directed-graph game: moves leave b (*1), c (*2). What is the mex of these values?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c or d. From c an arc leads to e or d. No arc leaves d. From e an arc leads to d. The token is at a." width="21.7mm" height="79.0mm" viewBox="-5 -5 217 790" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M58 95C58 142 115 142 115 190v0"/><path fill="#000" d="M115 190l-8-24h16z"/><path d="M26 95C26 142 18 142 18 190v70"/><path d="M18 260C18 307 29 307 29 355v0"/><path fill="#000" d="M29 355l-8-24h16z"/><path d="M99 255C99 305 61 305 61 355v0"/><path fill="#000" d="M61 355l-8-24h16z"/><path d="M131 255C131 302 142 302 142 350v70"/><path d="M142 420C142 465 129 465 129 510v70"/><path d="M129 580C129 627 113 627 113 675v0"/><path fill="#000" d="M113 675l-8-24h16z"/><path d="M29 415C29 462 32 462 32 510v0"/><path fill="#000" d="M32 510l-8-24h16z"/><path d="M61 415C61 462 129 462 129 510v70"/><path d="M32 580C32 627 81 627 81 675v0"/><path fill="#000" d="M81 675l-8-24h16z"/><ellipse cx="42" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="42" y="73" fill="#000" stroke="none">a</text><ellipse cx="115" cy="225" rx="32" ry="35" fill="#fff"/><text x="115" y="233" fill="#000" stroke="none">b</text><ellipse cx="45" cy="385" rx="32" ry="35" fill="#fff"/><text x="45" y="393" fill="#000" stroke="none">c</text><ellipse cx="97" cy="705" rx="32" ry="35" fill="#fff"/><text x="97" y="713" fill="#000" stroke="none">d</text><ellipse cx="32" cy="545" rx="32" ry="35" fill="#fff"/><text x="32" y="553" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  <div class="together">
  <h3>Question 4</h3>
  <div>
  <p class="ask">The directed-graph game: who wins if both play well, the player who moves first or the one who moves second?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to c or d. From c an arc leads to d or e. From d an arc leads to e. No arc leaves e. The token is at a." width="21.8mm" height="79.0mm" viewBox="-5 -5 218 790" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M89 95C89 142 33 142 33 190v0"/><path fill="#000" d="M33 190l-8-24h16z"/><path d="M121 95C121 142 130 142 130 190v70"/><path d="M130 260C130 307 132 307 132 355v0"/><path fill="#000" d="M132 355l-8-24h16z"/><path d="M49 255C49 305 100 305 100 355v0"/><path fill="#000" d="M100 355l-8-24h16z"/><path d="M17 255C17 302 19 302 19 350v70"/><path d="M19 420C19 467 16 467 16 515v0"/><path fill="#000" d="M16 515l-8-24h16z"/><path d="M100 415C100 465 48 465 48 515v0"/><path fill="#000" d="M48 515l-8-24h16z"/><path d="M132 415C132 462 129 462 129 510v70"/><path d="M129 580C129 627 118 627 118 675v0"/><path fill="#000" d="M118 675l-8-24h16z"/><path d="M32 580C32 627 86 627 86 675v0"/><path fill="#000" d="M86 675l-8-24h16z"/><ellipse cx="105" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="105" y="73" fill="#000" stroke="none">a</text><ellipse cx="33" cy="225" rx="32" ry="35" fill="#fff"/><text x="33" y="233" fill="#000" stroke="none">b</text><ellipse cx="116" cy="385" rx="32" ry="35" fill="#fff"/><text x="116" y="393" fill="#000" stroke="none">c</text><ellipse cx="32" cy="545" rx="32" ry="35" fill="#fff"/><text x="32" y="553" fill="#000" stroke="none">d</text><ellipse cx="102" cy="705" rx="32" ry="35" fill="#fff"/><text x="102" y="713" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  <div class="together">
  <h3>Question 5</h3>
  <div>
  <p class="ask">The directed-graph game: who wins if both play well, the player who moves first or the one who moves second?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d. From c an arc leads to d. No arc leaves d. The token is at a." width="26.2mm" height="47.0mm" viewBox="-5 -5 262 470" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M80 95C80 142 32 142 32 190v0"/><path fill="#000" d="M32 190l-8-24h16z"/><path d="M112 95C112 142 160 142 160 190v0"/><path fill="#000" d="M160 190l-8-24h16z"/><path d="M32 260C32 307 80 307 80 355v0"/><path fill="#000" d="M80 355l-8-24h16z"/><path d="M160 260C160 307 112 307 112 355v0"/><path fill="#000" d="M112 355l-8-24h16z"/><ellipse cx="96" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="96" y="73" fill="#000" stroke="none">a</text><ellipse cx="32" cy="225" rx="32" ry="35" fill="#fff"/><text x="32" y="233" fill="#000" stroke="none">b</text><ellipse cx="160" cy="225" rx="32" ry="35" fill="#fff"/><text x="160" y="233" fill="#000" stroke="none">c</text><ellipse cx="96" cy="385" rx="32" ry="35" fill="#fff"/><text x="96" y="393" fill="#000" stroke="none">d</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  <div class="together">
  <h3>Question 6</h3>
  <div>
  <p class="ask">The directed-graph game: moves leave b (*0), c (*2). What is the mex of these values?</p>
  <div class="board"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From a an arc leads to b or c. From b an arc leads to d. From c an arc leads to d or e. From d an arc leads to e. No arc leaves e. The token is at a." width="26.2mm" height="63.0mm" viewBox="-5 -5 262 630" fill="none" stroke="#000" stroke-width="3" font-family="sans-serif" font-size="36"><g transform="translate(0 0)"><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M80 95C80 142 32 142 32 190v0"/><path fill="#000" d="M32 190l-8-24h16z"/><path d="M112 95C112 142 160 142 160 190v0"/><path fill="#000" d="M160 190l-8-24h16z"/><path d="M32 260C32 307 50 307 50 355v0"/><path fill="#000" d="M50 355l-8-24h16z"/><path d="M144 255C144 305 82 305 82 355v0"/><path fill="#000" d="M82 355l-8-24h16z"/><path d="M176 255C176 302 163 302 163 350v70"/><path d="M163 420C163 467 143 467 143 515v0"/><path fill="#000" d="M143 515l-8-24h16z"/><path d="M66 420C66 467 111 467 111 515v0"/><path fill="#000" d="M111 515l-8-24h16z"/><ellipse cx="96" cy="65" rx="32" ry="35" fill="#fff" stroke-width="9"/><text x="96" y="73" fill="#000" stroke="none">a</text><ellipse cx="32" cy="225" rx="32" ry="35" fill="#fff"/><text x="32" y="233" fill="#000" stroke="none">b</text><ellipse cx="160" cy="225" rx="32" ry="35" fill="#fff"/><text x="160" y="233" fill="#000" stroke="none">c</text><ellipse cx="66" cy="385" rx="32" ry="35" fill="#fff"/><text x="66" y="393" fill="#000" stroke="none">d</text><ellipse cx="127" cy="545" rx="32" ry="35" fill="#fff"/><text x="127" y="553" fill="#000" stroke="none">e</text></g></g></svg>
  </div>
  <div class="blank">Answer:<span></span></div>
  </div>
  </div>
  </div>
  </section>
  </div>
  <div class="key">
  <h1>Answers</h1>
  <p>The directed-graph game: worksheet 1</p>
  <section>
  <h2>1. Play</h2>
  <div class="together">
  <h3>Start A</h3>
  <div>
  <p><b>The player who moves first.</b> Token at &quot;{&quot;: the mex of the values one arc on, a Nim pile of 1. &quot;{&quot;: moves leave a (*0); mex{0} = 1. The value is 1, which is not 0: a move that makes it 0 wins.</p>
  </div>
  <p>What wins: move the token to a.</p>
  </div>
  </section>
  <section>
  <h2>2. Guess</h2>
  <div class="together">
  <table class="series">
  <tr>
  <th scope="row">position</th>
  <th scope="col">1</th>
  <th scope="col">2</th>
  <th scope="col">3</th>
  <th scope="col">4</th>
  <th scope="col">5</th>
  <th scope="col">6</th>
  </tr>
  <tr>
  <th scope="row">who wins</th>
  <td>second</td>
  <td>first</td>
  <td>first</td>
  <td>second</td>
  <td>second</td>
  <td>first</td>
  </tr>
  </table>
  </div>
  </section>
  <section>
  <h2>3. Every position</h2>
  <div class="together">
  <h3>Question 1</h3>
  <table class="series">
  <tr>
  <th scope="row">position</th>
  <th scope="col">e</th>
  <th scope="col">d</th>
  <th scope="col">c</th>
  <th scope="col">b</th>
  <th scope="col">a</th>
  </tr>
  <tr>
  <th scope="row">N or P</th>
  <td>P</td>
  <td>N</td>
  <td>N</td>
  <td>N</td>
  <td>P</td>
  </tr>
  </table>
  <svg xmlns="http://www.w3.org/2000/svg" width="27.9mm" height="77.0mm" viewBox="0 0 279 770" role="img" aria-label="From a P an arc leads to b N or c N.
  From b N an arc leads to c N, d N or e P.
  From c N an arc leads to d N or e P.
  From d N an arc leads to e P.
  No arc leaves e P."><g fill="none" stroke="#000" stroke-width="3" font-family="monospace" font-size="26" text-anchor="middle" transform="translate(30 0)"><path d="M124 100C124 145 66 145 66 190v0"/><path fill="#000" d="M66 190l-8-24h16z"/><path d="M164 100C164 145 171 145 171 190v70"/><path d="M171 260C171 307 199 307 199 355v0"/><path fill="#000" d="M199 355l-8-24h16z"/><path d="M92 251C92 303 159 303 159 355v0"/><path fill="#000" d="M159 355l-8-24h16z"/><path d="M39 250C39 300 9 300 9 350v70"/><path d="M9 420C9 467 20 467 20 515v0"/><path fill="#000" d="M20 515l-8-24h16z"/><path d="M66 260C66 305 74 305 74 350v70" stroke="#080" stroke-width="9"/><path d="M74 420C74 465 145 465 145 510v70" stroke="#080" stroke-width="9"/><path d="M145 580C145 625 140 625 140 670v0" stroke="#080" stroke-width="9"/><path fill="#000" d="M140 670l-8-24h16z"/><path d="M159 415C159 465 60 465 60 515v0"/><path fill="#000" d="M60 515l-8-24h16z"/><path d="M199 415C199 462 145 462 145 510v70" stroke="#080" stroke-width="9"/><path d="M40 580C40 625 100 625 100 670v0" stroke="#080" stroke-width="9"/><path fill="#000" d="M100 670l-8-24h16z"/><path d="M104 30h80v70h-80z" fill="orange"/><text x="144" y="73" fill="#000" stroke="none">a P</text><ellipse cx="66" cy="225" rx="40" ry="35" fill="palegreen"/><text x="66" y="233" fill="#000" stroke="none">b N</text><ellipse cx="179" cy="385" rx="40" ry="35" fill="palegreen"/><text x="179" y="393" fill="#000" stroke="none">c N</text><ellipse cx="40" cy="545" rx="40" ry="35" fill="palegreen"/><text x="40" y="553" fill="#000" stroke="none">d N</text><path d="M80 670h80v70h-80z" fill="orange"/><text x="120" y="713" fill="#000" stroke="none">e P</text></g></svg>
  </div>
  <div class="together">
  <h3>Question 2</h3>
  <table class="labels">
  <tr>
  <th scope="col">position</th>
  <th scope="col">its moves</th>
  <th scope="col">its label</th>
  </tr>
  <tr>
  <th scope="row">e</th>
  <td>no move</td>
  <td>mex{} = 0</td>
  </tr>
  <tr>
  <th scope="row">d</th>
  <td>moves leave e (*0)</td>
  <td>mex{0} = 1</td>
  </tr>
  <tr>
  <th scope="row">c</th>
  <td>moves leave d (*1), e (*0)</td>
  <td>mex{0,1} = 2</td>
  </tr>
  <tr>
  <th scope="row">b</th>
  <td>moves leave c (*2), d (*1), e (*0)</td>
  <td>mex{0,1,2} = 3</td>
  </tr>
  <tr>
  <th scope="row">a</th>
  <td>moves leave b (*3), c (*2)</td>
  <td>mex{2,3} = 0</td>
  </tr>
  </table>
  </div>
  </section>
  <section>
  <h2>4. Questions</h2>
  <div class="pair">
  <div class="together">
  <h3>Question 1</h3>
  <div>
  <p><b>0.</b> Token at a: the mex of the values one arc on, a Nim pile of 0. a: moves leave b (*2), c (*1); mex{1,2} = 0.</p>
  </div>
  </div>
  <div class="together">
  <h3>Question 2</h3>
  <div>
  <p><b>Move the token to b.</b> Token at a: the mex of the values one arc on, a Nim pile of 2. a: moves leave b (*0), c (*1); mex{0,1} = 2. The value is 2, which is not 0: a move that makes it 0 wins.</p>
  </div>
  </div>
  <div class="together">
  <h3>Question 3</h3>
  <div>
  <p><b>0.</b> a: moves leave b (*1), c (*2); mex{1,2} = 0.</p>
  </div>
  </div>
  <div class="together">
  <h3>Question 4</h3>
  <div>
  <p><b>The player who moves first.</b> Token at a: the mex of the values one arc on, a Nim pile of 1. a: moves leave b (*0), c (*2); mex{0,2} = 1. The value is 1, which is not 0: a move that makes it 0 wins.</p>
  </div>
  </div>
  <div class="together">
  <h3>Question 5</h3>
  <div>
  <p><b>The player who moves second.</b> Token at a: the mex of the values one arc on, a Nim pile of 0. a: moves leave b (*1), c (*1); mex{1} = 0. The value is 0: every move unbalances it, and the other player can balance it again.</p>
  </div>
  </div>
  <div class="together">
  <h3>Question 6</h3>
  <div>
  <p><b>1.</b> a: moves leave b (*0), c (*2); mex{0,2} = 1.</p>
  </div>
  </div>
  </div>
  <p>To print this sheet again: nimm worksheet digraph &#39;&quot;{&quot;-&gt;a@&quot;{&quot;&#39; --seed 1</p>
  </section>
  </div>
  </main>
  </body>
  </html>
  $ nimm worksheet --seed 1 >/dev/full
  2> nimm: cannot write the output: No space left on device
  [1]
