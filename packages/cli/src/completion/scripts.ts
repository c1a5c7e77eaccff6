// Each script calls `units complete -- WORD…` for the completions of the last word: one per line, with a description
// after a tab. No output means a file name. No script lets the shell expand the words a second time.

const bash = `_units() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <(units complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _units units
`;

const zsh = `#compdef units
_units() {
  local line
  local -a offers
  for line in "\${(@f)$(units complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && offers+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( \${#offers} )); then
    _describe units offers
  else
    _files
  fi
}
compdef _units units
`;

const fish = `function __units_offers
  set -l word (commandline -ct)
  set -l offers (units complete -- (commandline -opc)[2..] "$word" 2>/dev/null)
  if test (count $offers) -eq 0
    __fish_complete_path "$word"
  else
    printf '%s\\n' $offers
  end
end
complete -c units -f -a '(__units_offers)'
`;

/** The completion script of each supported shell. */
export const scripts: Readonly<Record<string, string>> = { bash, zsh, fish };
