SPDX-License-Identifier: MIT

Nim-sums and the minimum excludant.

  $ nimm sum 13 19 10; nimm sum 13,19,10; nimm sum 18446744073709551615 1; nimm mex 0 1 2 5 8; nimm mex
  20
  20
  18446744073709551614
  3
  0
  $ nimm sum '*3' '*5'; nimm mex '{0,1,3}'; nimm mex '{0..8,10}'; nimm mex '{}'
  6
  2
  9
  0
  $ nimm sum 0b11001 0b1101 0b100111; nimm sum 0B11 1; nimm mex 0b0 0b1; nimm sum '{0b1}'; nimm sum 0b11 --json
  0b110011
  0b10
  0b10
  1
  {"numbers":[3],"sum":3}
  $ for numbers in 2+4+5 '13 xor 19 xor 10' '13⊕19⊕10' '*3 + *5' 2+ 1++2 +; do nimm sum "$numbers"; done
  3
  20
  20
  6
  2> nimm: a number is missing in "2+": write whole numbers, such as 3 + 4 + 5
  2> nimm: a number is missing in "1++2": write whole numbers, such as 3 + 4 + 5
  2> nimm: a number is missing in "+": write whole numbers, such as 3 + 4 + 5
  [2]
  $ for numbers in 0b2 0b '3*5' '* 3' '{3' '{0..99999999999}' '{}'; do nimm sum "$numbers"; done
  2> nimm: "0b2" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "0b" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "3*5" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "*" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "{3" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "0..99999999999" is not a number: write whole numbers, such as 3,4,5
  2> nimm: a number is missing in "": write whole numbers, such as 3,4,5
  [2]
  $ nimm sum --json 13 19 10; nimm mex --json 1 2; nimm mex --json
  {"numbers":[13,19,10],"sum":20}
  {"numbers":[1,2],"mex":0}
  {"numbers":[],"mex":0}
  $ for numbers in '' '1 x 2' 18446744073709551616 '-- -1' '1,,2' '3 1e9' --nosuch; do nimm sum $numbers; done
  2> nimm: write numbers, for example nimm sum 13 19 10
  2> nimm: "x" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "18446744073709551616" is too large: the largest number allowed is 18446744073709551615
  2> nimm: "-1" is not a number: write whole numbers, such as 3,4,5
  2> nimm: a number is missing in "1,,2": write whole numbers, such as 3,4,5
  2> nimm: "1e9" is not a number: write whole numbers, such as 3,4,5
  2> nimm: "--nosuch" is not an option of nimm sum; see nimm sum --help
  [2]
