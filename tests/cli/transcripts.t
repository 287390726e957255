SPDX-License-Identifier: MIT

What tests/cli/run --update does with a file in which a command has lost what it printed, or its status.

  $ echo 'NIMM=$(command -v nimm) exec "'"$here"'/run" "$@"' >run
  $ cat >lost.t <<'END'
  > Free text.
  > 
  >   $ true
  >   > true again
  >   2> gone
  > 
  >   $ echo one
  >   two
  >   $ (exit 3)
  >   before
  >   [2]
  >   $ nimm sum 1 2
  > END
  > cp lost.t before.t

Nothing is written where something would be lost; with --force it is.

  $ sh run --update lost.t; cmp lost.t before.t
  lost.t:3: prints nothing anymore: true
  lost.t:9: prints nothing anymore: (exit 3)
  lost.t:9: exit status [3], not [2]: (exit 3)
  transcripts: lost.t is left as it was; --update --force writes it
  transcripts: 1 of 1 files failed (4 commands)
  $ sh run --update --force lost.t; cat lost.t
  lost.t:3: prints nothing anymore: true
  lost.t:9: prints nothing anymore: (exit 3)
  lost.t:9: exit status [3], not [2]: (exit 3)
  transcripts: wrote lost.t
  transcripts: 1 files, 4 commands passed
  Free text.

    $ true
    > true again

    $ echo one
    one
    $ (exit 3)
    [3]
    $ nimm sum 1 2
    3

What has only changed is written.

  $ printf '  $ echo one\n  two\n  $ nimm sum 1\n' >changed.t; sh run --update changed.t; cat changed.t
  transcripts: wrote changed.t
  transcripts: 1 files, 2 commands passed
    $ echo one
    one
    $ nimm sum 1
    1
  $ printf '  $ echo one\n  two\n' >changed.t; sh run changed.t
  transcripts: changed.t is not what came (lines with - are missing, lines with + are new)
  @@ -1,2 +1,2 @@
     $ echo one
  -  two
  +  one
  transcripts: 1 of 1 files failed (1 commands)
  [1]
