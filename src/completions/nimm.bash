# SPDX-License-Identifier: MIT
# Completion of nimm's command line in bash. What may follow is asked of the program itself.
_nimm() {
    local line=${COMP_LINE:0:COMP_POINT} candidate current done
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=('')
    current=${words[${#words[@]} - 1]}
    COMPREPLY=()
    while IFS=$'\t' read -r candidate _; do
        case $candidate in
        '') ;;
        :files)
            compopt -o filenames 2>/dev/null
            while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done < <(compgen -f -- "$current")
            ;;
        *)
            printf -v candidate %q "$candidate"
            COMPREPLY+=("$candidate")
            ;;
        esac
    done < <("${words[0]/#\~/$HOME}" --complete "${words[@]:1}" 2>/dev/null)
    # Bash completes what stands behind the last of these signs alone.
    for candidate in = :; do
        [[ $COMP_WORDBREAKS == *"$candidate"* && $current == *"$candidate"* ]] || continue
        done=${current%"${current##*"$candidate"}"}
        COMPREPLY=("${COMPREPLY[@]#"$done"}")
    done
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *: ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _nimm nimm
