#compdef infoplist
# Zsh completion for infoplist, made by 'infoplist completions zsh'.

_infoplist() {
  local curcontext="$curcontext" state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
    'check:Check property lists, bundles and archives.'
    'explain:Explain keys, rules and codes.'
    'set:Set the value at a key path.'
    'copy:Copy several things into one.'
    'swap:Swap two things.'
    'transport:App Transport Security.'
    'read:Count what standard input holds.'
    'plutil:Do what Apple'\''s plutil does.'
    'completions:Write the script that completes this program'\''s words in a shell.'
    'manual:Write the manual page of this program or of one of its commands.'
    'help:Show the help of a command.'
  )
  _arguments -C -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--version)--version[Show the version.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    ': :->command' \
    '*:: :->words'
  case "$state" in
    command) _describe -t commands command commands ;;
    words)
      case "$line[1]" in
        'check') _infoplist__check ;;
        'explain') _infoplist__explain ;;
        'set') _infoplist__set ;;
        'copy') _infoplist__copy ;;
        'swap') _infoplist__swap ;;
        'transport') _infoplist__transport ;;
        'read') _infoplist__read ;;
        'plutil') _infoplist__plutil ;;
        'completions') _infoplist__completions ;;
        'manual') _infoplist__manual ;;
        help) _describe -t commands command commands ;;
      esac
      ;;
  esac
}

_infoplist__check() {
  _arguments -s -S \
    '(--platform)--platform=[The platform; found out unless given.]:PLATFORM:(macOS iOS tvOS)' \
    '(--fail-on)--fail-on=[Fail from here on.]:error|warning|note:(error warning note)' \
    '*--select=[Use these rules.]:RULES: ' \
    '*-s+[Use these rules.]:RULES: ' \
    '(--max-findings)--max-findings=[How many to show.]:N: ' \
    '(--fix -x)--fix[Make the safe fixes.]' \
    '(--fix -x)-x[Make the safe fixes.]' \
    '(--dry-run -n)--dry-run[Show the fixes and change nothing.]' \
    '(--dry-run -n)-n[Show the fixes and change nothing.]' \
    '(--output -o)--output=[Write here.]:FILE:_files' \
    '(--output -o)-o+[Write here.]:FILE:_files' \
    '(--format -f)--format=[How to answer.]:text|json:(text json)' \
    '(--format -f)-f+[How to answer.]:text|json:(text json)' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '*:PATH:_files'
}

_infoplist__explain() {
  _arguments -s -S \
    '(--format -f)--format=[How to answer.]:text|json:(text json)' \
    '(--format -f)-f+[How to answer.]:text|json:(text json)' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '*:NAME:(CFBundleIdentifier CFBundleName wrong-type)'
}

_infoplist__set() {
  _arguments -s -S \
    '(--type -t)--type=[The type.]:string|integer:(string integer)' \
    '(--type -t)-t+[The type.]:string|integer:(string integer)' \
    '(--output -o)--output=[Write here.]:FILE:_files' \
    '(--output -o)-o+[Write here.]:FILE:_files' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '1:PATH:_files' \
    '2:KEYPATH: ' \
    '3::VALUE: '
}

_infoplist__copy() {
  _arguments -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '*:SOURCE:_files'
}

_infoplist__swap() {
  _arguments -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '1:THING:_files' \
    '2:THING:_files'
}

_infoplist__transport() {
  local curcontext="$curcontext" state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
    'evaluate:Tell whether connections are allowed.'
    'report:Report every setting.'
  )
  _arguments -C -s -S \
    '(--os)--os=[The system to ask about.]:VERSION: ' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    ': :->command' \
    '*:: :->words'
  case "$state" in
    command) _describe -t commands command commands ;;
    words)
      case "$line[1]" in
        'evaluate') _infoplist__transport__evaluate ;;
        'report') _infoplist__transport__report ;;
      esac
      ;;
  esac
}

_infoplist__transport__evaluate() {
  _arguments -s -S \
    '(--api)--api=[Who connects.]:session|web|media:(session web media)' \
    '(--os)--os=[The system to ask about.]:VERSION: ' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '1:PATH:_files' \
    '*:URL: '
}

_infoplist__transport__report() {
  _arguments -s -S \
    '(--os)--os=[The system to ask about.]:VERSION: ' \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)'
}

_infoplist__read() {
  _arguments -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)'
}

_infoplist__plutil() {
  _arguments -s -S \
    '*:FILE:_files'
}

_infoplist__completions() {
  _arguments -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '1:SHELL:(bash zsh fish)'
}

_infoplist__manual() {
  _arguments -s -S \
    '(--help -h)--help[Show this help.]' \
    '(--help -h)-h[Show this help.]' \
    '(--color)--color=[When to color.]:WHEN:(auto always never)' \
    '*:COMMAND: '
}

# Loaded as a completion function it runs; read by 'source' it registers.
if [ "$funcstack[1]" = "_infoplist" ]; then
  _infoplist "$@"
else
  compdef _infoplist infoplist
fi
