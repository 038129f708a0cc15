# Completion of mathbot in bash.
#
# The program says what may come next, a candidate a line. A learner's name may hold anything, so
# it is quoted and never expanded: "compgen -W" would run what stands in $(…).
_mathbot() {
  local typed=${COMP_WORDS[COMP_CWORD]} candidate quoted
  COMPREPLY=()
  while IFS=$'\t' read -r candidate _; do
    case $candidate in
      '') continue ;;
      :files) compopt -o default 2>/dev/null; continue ;;
    esac
    printf -v quoted '%q' "$candidate"
    # What is begun may be quoted in either way, or not at all.
    case $quoted in "$typed"*) COMPREPLY+=("$quoted"); continue ;; esac
    case $candidate in "${typed#[\"\']}"*) COMPREPLY+=("$quoted") ;; esac
  done < <("${COMP_WORDS[0]}" help --complete "${COMP_WORDS[@]:1:COMP_CWORD-1}" '' 2>/dev/null)
}
complete -o nosort -F _mathbot mathbot 2>/dev/null || complete -F _mathbot mathbot
