# Bash completion for infoplist, made by 'infoplist completions bash'.

# Sets what can follow the command named by $path.
_infoplist_describe() {
  commands= options= valued= positional=()
  case "$path" in
    '')
      commands='check explain set copy swap transport read plutil completions manual help'
      options='--help -h --version --color'
      valued='--color'
      positional=(text)
      ;;
    'check')
      commands=''
      options='--platform --fail-on --select -s --max-findings --fix -x --dry-run -n --output -o --format -f --help -h --color'
      valued='--platform --fail-on --select -s --max-findings --output -o --format -f --color'
      positional=(file)
      ;;
    'explain')
      commands=''
      options='--format -f --help -h --color'
      valued='--format -f --color'
      positional=('words:CFBundleIdentifier CFBundleName wrong-type')
      ;;
    'set')
      commands=''
      options='--type -t --output -o --help -h --color'
      valued='--type -t --output -o --color'
      positional=(file text text text)
      ;;
    'copy')
      commands=''
      options='--help -h --color'
      valued='--color'
      positional=(file)
      ;;
    'swap')
      commands=''
      options='--help -h --color'
      valued='--color'
      positional=(file file text)
      ;;
    'transport')
      commands='evaluate report'
      options='--os --help -h --color'
      valued='--os --color'
      positional=(text)
      ;;
    'transport evaluate')
      commands=''
      options='--api --os --help -h --color'
      valued='--api --os --color'
      positional=(file text)
      ;;
    'transport report')
      commands=''
      options='--os --help -h --color'
      valued='--os --color'
      positional=(text)
      ;;
    'read')
      commands=''
      options='--help -h --color'
      valued='--color'
      positional=(text)
      ;;
    'plutil')
      commands=''
      options=''
      valued=''
      positional=(file)
      ;;
    'completions')
      commands=''
      options='--help -h --color'
      valued='--color'
      positional=('words:bash zsh fish' text)
      ;;
    'manual')
      commands=''
      options='--help -h --color'
      valued='--color'
      positional=(text)
      ;;
  esac
}

# Sets what the value of an option, $1, of the command named by $path can be.
_infoplist_value() {
  kind=text
  case "$path $1" in
    ' --color') kind='words:auto always never' ;;
    'check --platform') kind='words:macOS iOS tvOS' ;;
    'check --fail-on') kind='words:error warning note' ;;
    'check --output' | 'check -o') kind=file ;;
    'check --format' | 'check -f') kind='words:text json' ;;
    'check --color') kind='words:auto always never' ;;
    'explain --format' | 'explain -f') kind='words:text json' ;;
    'explain --color') kind='words:auto always never' ;;
    'set --type' | 'set -t') kind='words:string integer' ;;
    'set --output' | 'set -o') kind=file ;;
    'set --color') kind='words:auto always never' ;;
    'copy --color') kind='words:auto always never' ;;
    'swap --color') kind='words:auto always never' ;;
    'transport --color') kind='words:auto always never' ;;
    'transport evaluate --api') kind='words:session web media' ;;
    'transport evaluate --color') kind='words:auto always never' ;;
    'transport report --color') kind='words:auto always never' ;;
    'read --color') kind='words:auto always never' ;;
    'completions --color') kind='words:auto always never' ;;
    'manual --color') kind='words:auto always never' ;;
  esac
}

# Completes $cur with what $kind says.
_infoplist_reply() {
  local words= action= reply
  case "$kind" in
    file) action=-f ;;
    folder) action=-d ;;
    words:*) action=-W words="${kind#words:}" ;;
    *) return ;;
  esac
  [ -n "$words" ] || compopt -o filenames 2>/dev/null
  while IFS= read -r reply; do
    COMPREPLY+=("$reply")
  done < <(compgen "$action" ${words:+"$words"} -- "$cur")
}

_infoplist() {
  local cur="${COMP_WORDS[COMP_CWORD]}" path= word kind= ended= helping= count=0 i=1 next
  local commands options valued positional
  COMPREPLY=()
  _infoplist_describe
  while [ "$i" -lt "$COMP_CWORD" ]; do
    word="${COMP_WORDS[i]}"
    next=$((i + 1))
    if [ -z "$ended" ] && [ "$word" = -- ]; then
      ended=1
    elif [ -z "$ended" ] && [ "${word:0:1}" = - ] && [ "$word" != - ]; then
      if [ "${COMP_WORDS[next]-}" = = ]; then
        [ "$next" -eq "$COMP_CWORD" ] && cur= || next=$((next + 1))
      fi
      case " $valued " in
        *" $word "*)
          if [ "$next" -ge "$COMP_CWORD" ]; then
            _infoplist_value "$word"
            _infoplist_reply
            return
          fi
          next=$((next + 1))
          ;;
      esac
    else
      case " $commands " in
        *" $word "*)
          if [ "$path$word" = help ]; then
            helping=1
          else
            path="$path${path:+ }$word"
            _infoplist_describe
          fi
          ;;
        *) count=$((count + 1)) ;;
      esac
    fi
    i=$next
  done
  if [ -z "$ended$helping" ] && [ "${cur:0:1}" = - ]; then
    kind="words:$options"
  elif [ -n "$commands" ]; then
    kind="words:$commands"
  elif [ -z "$helping" ] && [ "${#positional[@]}" -gt 0 ]; then
    [ "$count" -lt "${#positional[@]}" ] || count=$((${#positional[@]} - 1))
    kind="${positional[count]}"
  fi
  _infoplist_reply
}

complete -F _infoplist infoplist
