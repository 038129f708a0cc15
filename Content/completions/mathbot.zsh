#compdef mathbot
# Completion of mathbot in zsh: the program says what may come next, a candidate and its meaning a
# line with a tab between.
_mathbot() {
  local -a candidates meanings
  local line
  for line in ${(f)"$(${(Q)words[1]} help --complete "${(@Q)words[2,CURRENT-1]}" '' 2>/dev/null)"}; do
    if [[ $line == :files ]]; then
      _files
    else
      candidates+=("${line%%$'\t'*}")
      meanings+=("${line/$'\t'/  -- }")
    fi
  done
  (( $#candidates )) && compadd -V mathbot -l -d meanings -a candidates
}
_mathbot "$@"
