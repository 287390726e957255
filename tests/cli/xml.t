SPDX-License-Identifier: MIT

The sheets and the boards of every game are XML.

  $ nimm games | sed -n 's/.*  nimm /nimm worksheet --seed 1 /p' | while read -r sheet; do eval "$sheet" >sheet.html && xml-ok <sheet.html || echo "$sheet"; done
  $ nimm worksheet compound nim=3,4+kayles=iiii --seed 1 | grep -q '<svg .* role="img" aria-label="Part 1, Nim: Pile 1: 3 stones. Pile 2: 4 stones. Part 2, Kayles: Pins 1 to 4 stand.[" ]'
