# SPDX-License-Identifier: MIT
# Completion of nimm's command line in bash. What may follow is asked of the program itself.

# Splits the line as the shell would: its words, without quotes, into `words`; a quote that is still open into `quote`.
_nimm_split() {
    local line=$1 word= inside= character
    words=() quote=
    while [[ -n $line ]]; do
        character=${line:0:1} line=${line:1}
        if [[ $character == "\\" && $quote != "'" ]]; then
            word+=${line:0:1} line=${line:1} inside=yes
        elif [[ -n $quote && $character == "$quote" ]]; then
            quote=
        elif [[ -z $quote && $character == [\"\'] ]]; then
            quote=$character inside=yes
        elif [[ -z $quote && $character == [[:space:]] ]]; then
            [[ -n $inside ]] && words+=("$word")
            word= inside=
        else
            word+=$character inside=yes
        fi
    done
    words+=("$word")
}

_nimm() {
    local candidate current done quote files=
    local -a words offered=()
    _nimm_split "${COMP_LINE:0:COMP_POINT}"
    current=${words[${#words[@]} - 1]}
    while IFS=$'\t' read -r candidate _; do
        case $candidate in
        '') ;;
        :files) files=yes ;;
        *) offered+=("$candidate") ;;
        esac
    done < <("${words[0]/#\~/$HOME}" --complete "${words[@]:1}" 2>/dev/null)
    COMPREPLY=()
    for candidate in "${offered[@]}"; do
        # What bash takes for the name of a file, and what stands in quotes, needs no backslash; a comma never does.
        if [[ -z $files && -z $quote ]]; then
            printf -v candidate %q "$candidate"
            candidate=${candidate//\\,/,}
        fi
        COMPREPLY+=("$candidate")
    done
    if [[ -n $files ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done < <(compgen -f -- "$current")
    fi
    # Bash completes only what follows the last of these characters, unless that is in quotes.
    for candidate in = :; do
        [[ -z $quote && $COMP_WORDBREAKS == *"$candidate"* && $current == *"$candidate"* ]] || continue
        done=${current%"${current##*"$candidate"}"}
        COMPREPLY=("${COMPREPLY[@]#"$done"}")
    done
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *: ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _nimm nimm
