Nim-sums and the minimal excluded value.

  $ nimm sum 13 19 10
  20

  $ nimm sum 13,19,10
  20

  $ nimm sum --json 13 19 10
  {"numbers":[13,19,10],"sum":20}

  $ nimm sum 18446744073709551615 1
  18446744073709551614

  $ nimm sum
  2> nimm: write numbers, as nimm sum 13 19 10
  [2]

  $ nimm sum 1 x 2
  2> nimm: "x" is not a number: write whole numbers, as 3,4,5
  [2]

  $ nimm sum 18446744073709551616
  2> nimm: "18446744073709551616" is too large: a number is at most 18446744073709551615
  [2]

  $ nimm sum -- -1
  2> nimm: "-1" is not a number: write whole numbers, as 3,4,5
  [2]

  $ nimm sum 1,,2
  2> nimm: a number is missing in "1,,2": write whole numbers, as 3,4,5
  [2]

  $ nimm mex 0 1 2 5 8
  3

  $ nimm mex
  0

  $ nimm mex --json 1 2
  {"numbers":[1,2],"mex":0}

  $ nimm mex 3 1e9
  2> nimm: "1e9" is not a number: write whole numbers, as 3,4,5
  [2]
