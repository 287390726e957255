# SPDX-License-Identifier: MIT
# Completion of nimm's command line in fish. What may follow is asked of the program itself.
function __nimm_candidates
    set -l words (commandline -opc) (commandline -ct)
    set -l program (string replace -r '^~' $HOME -- $words[1])
    for line in (command $program --complete $words[2..-1] 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$words[-1]"
        else
            printf '%s\n' $line
        end
    end
end
complete -c nimm -f -a '(__nimm_candidates)'
