A list that is cut says so; a limit of 0 leaves the count alone.

  $ nimm solve nim 1,1,1 --limit 2 | tail -n 4
  3 winning moves:
    1 1  take 1 from pile 1 -> 0,1,1
    2 1  take 1 from pile 2 -> 1,0,1
    ... (--limit N lists more)
  $ nimm solve nim 1,1,1 --limit 0 | tail -n 2
    Pile 3: 1 xor 1 = 0, so it must become 0.
  3 winning moves.
  $ nimm solve nim 0 --misere
  nim 0 (misere) is an N-position: the game is over, and the player to move has
    won.
  No move is left: whoever made the last move has lost.
  No winning moves.
  $ nimm solve nim 0
  nim 0 is a P-position: the game is over, and the player to move has lost. Its
    value is 0.
  No move is left: whoever made the last move has won.
  No winning moves.
  $ nimm solve digraph 'a>b,b>a@a'
  digraph a>b,b>a@a is a drawn position: with good play nobody wins.
  From here the arcs can lead in a circle, so no pile of stones equals this
  position; who can win is found by working back from the nodes that no arc
  leaves.
  Labels (the value; N: the player to move wins, P: the other one, D: a draw): a
  D, b D.
  With good play nobody wins: a draw.
  No winning moves.
  $ nimm solve --json octal:0.6 1000000000
  {"game":"octal:0.6","position":"1000000000","misere":false,"mover":1,"outcome":null,"value":null,"piles":[],"winning_moves":null,"winning_moves_total":null,"reason":"too large to search"}
  $ nimm solve chomp 32x255 | tail -n 3
  Who wins was found, but the value is too large to search.
  Here the player to move can win.
  Winning moves: too large to search.
  $ nimm solve --json chomp 32x255 | sed 's/.*"misere"/"misere"/'
  "misere":false,"mover":1,"outcome":"N","value":null,"piles":[],"winning_moves":null,"winning_moves_total":null,"reason":"too large to search"}
  $ seq 30000 | nimm solve --json nim - | tail -n 1
  {"game":"nim","position":"30000","misere":false,"mover":1,"outcome":"N","value":30000,"piles":[30000],"winning_moves":[{"move":"1 30000","position":"0"}],"winning_moves_total":1}
  $ seq 3000 | nimm solve nim - | grep -c value
  3000
  $ (head -c 200000 /dev/zero | tr '\000' ' '; echo 3,4; echo 5) | nimm solve --json nim -
  {"game":"nim","position":"3,4","misere":false,"mover":1,"outcome":"N","value":7,"piles":[3,4],"winning_moves":[{"move":"2 1","position":"3,3"}],"winning_moves_total":1}
  {"game":"nim","position":"5","misere":false,"mover":1,"outcome":"N","value":5,"piles":[5],"winning_moves":[{"move":"1 5","position":"0"}],"winning_moves_total":1}
  $ { printf '3,4\n\n5,'; sleep 0.1; printf '6\n1\0002\n'; sleep 0.1; printf 7; } | nimm solve --json --limit 0 nim -
  {"game":"nim","position":"3,4","misere":false,"mover":1,"outcome":"N","value":7,"piles":[3,4],"winning_moves":[],"winning_moves_total":1}
  {"line":2,"error":"a pile size is missing in \"\": write whole numbers, as 3,4,5"}
  {"game":"nim","position":"5,6","misere":false,"mover":1,"outcome":"N","value":3,"piles":[5,6],"winning_moves":[],"winning_moves_total":1}
  {"line":4,"error":"a NUL byte is no part of a position"}
  {"game":"nim","position":"7","misere":false,"mover":1,"outcome":"N","value":7,"piles":[7],"winning_moves":[],"winning_moves_total":1}
  [1]
  $ nimm solve nim -3
  2> nimm: "-3" is not a pile size: write whole numbers, as 3,4,5
  [2]
  $ nimm solve nim -.5
  2> nimm: "-.5" is not an option of nimm solve; see nimm solve --help
  [2]
  $ nimm solve nim 1 --mover 0
  2> nimm: --mover "0": write 1 or 2
  [2]
  $ nimm solve nim 1 --limit 1000001
  2> nimm: --limit "1000001": write a number from 0 to 1000000
  [2]
  $ nimm solve northcott W.B. --misere
  2> nimm: northcott is not played misere
  [2]
  $ nimm solve chess 3
  2> nimm: there is no game "chess"; nimm games lists them
  [2]
  $ nimm solve
  2> nimm: name a game and a position, as nimm solve nim 3,4,5
  [2]
  $ nimm solve nim - <&-
  2> nimm: cannot read the input: Bad file descriptor
  [1]
