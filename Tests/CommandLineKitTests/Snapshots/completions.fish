# Fish completion for infoplist, made by 'infoplist completions fish'.

# Whether a word, $argv[2], is an option with a value of the command named by $argv[1].
function __infoplist_is_valued
    switch "$argv"
        case \
                ' --color' \
                'check --platform' 'check --fail-on' 'check --select' 'check -s' 'check --max-findings' 'check --output' 'check -o' 'check --format' 'check -f' 'check --color' \
                'explain --format' 'explain -f' 'explain --color' \
                'set --type' 'set -t' 'set --output' 'set -o' 'set --color' \
                'copy --color' \
                'swap --color' \
                'transport --os' 'transport --color' \
                'transport evaluate --api' 'transport evaluate --os' 'transport evaluate --color' \
                'transport report --os' 'transport report --color' \
                'read --color' \
                'completions --color' \
                'manual --color'
            return 0
    end
    return 1
end

# Whether a word, $argv[2], is a command of the command named by $argv[1].
function __infoplist_is_command
    switch "$argv"
        case \
                ' check' ' explain' ' set' ' copy' ' swap' ' transport' ' read' ' plutil' ' completions' ' manual' \
                'transport evaluate' 'transport report'
            return 0
    end
    return 1
end

# Whether the words typed so far name the command $argv[1] and, if there is an $argv[2], whether the word
# typed now is its argument at that position, or behind it with an $argv[3].
function __infoplist_at
    set -l path
    set -l skip 0
    set -l count 1
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
        else if test "$word" = --
            break
        else if string match -q -- '-*' $word
            if __infoplist_is_valued "$path" "$word"
                set skip 1
            end
        else if test "$path$word" = help
            continue
        else if __infoplist_is_command "$path" "$word"
            set path (string trim -- "$path $word")
        else
            set count (math $count + 1)
        end
    end
    test "$path" = "$argv[1]" || return 1
    set -q argv[2] || return 0
    test $count = $argv[2] || begin
        set -q argv[3] && test $count -gt $argv[2]
    end
end

complete -c infoplist -f
complete -c infoplist -n '__infoplist_at ""' -a 'check' -d 'Check property lists, bundles and archives.'
complete -c infoplist -n '__infoplist_at ""' -a 'explain' -d 'Explain keys, rules and codes.'
complete -c infoplist -n '__infoplist_at ""' -a 'set' -d 'Set the value at a key path.'
complete -c infoplist -n '__infoplist_at ""' -a 'copy' -d 'Copy several things into one.'
complete -c infoplist -n '__infoplist_at ""' -a 'swap' -d 'Swap two things.'
complete -c infoplist -n '__infoplist_at ""' -a 'transport' -d 'App Transport Security.'
complete -c infoplist -n '__infoplist_at ""' -a 'read' -d 'Count what standard input holds.'
complete -c infoplist -n '__infoplist_at ""' -a 'plutil' -d 'Do what Apple\'s plutil does.'
complete -c infoplist -n '__infoplist_at ""' -a 'completions' -d 'Write the script that completes this program\'s words in a shell.'
complete -c infoplist -n '__infoplist_at ""' -a 'manual' -d 'Write the manual page of this program or of one of its commands.'
complete -c infoplist -n '__infoplist_at ""' -a help -d 'Show the help of a command.'
complete -c infoplist -n '__infoplist_at ""' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at ""' -l version -d 'Show the version.'
complete -c infoplist -n '__infoplist_at ""' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "check"' -l platform -x -a 'macOS iOS tvOS' -d 'The platform; found out unless given.'
complete -c infoplist -n '__infoplist_at "check"' -l fail-on -x -a 'error warning note' -d 'Fail from here on.'
complete -c infoplist -n '__infoplist_at "check"' -s s -l select -x -d 'Use these rules.'
complete -c infoplist -n '__infoplist_at "check"' -l max-findings -x -d 'How many to show.'
complete -c infoplist -n '__infoplist_at "check"' -s x -l fix -d 'Make the safe fixes.'
complete -c infoplist -n '__infoplist_at "check"' -s n -l dry-run -d 'Show the fixes and change nothing.'
complete -c infoplist -n '__infoplist_at "check"' -s o -l output -r -F -d 'Write here.'
complete -c infoplist -n '__infoplist_at "check"' -s f -l format -x -a 'text json' -d 'How to answer.'
complete -c infoplist -n '__infoplist_at "check"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "check"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "check" 1 on' -F
complete -c infoplist -n '__infoplist_at "explain"' -s f -l format -x -a 'text json' -d 'How to answer.'
complete -c infoplist -n '__infoplist_at "explain"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "explain"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "explain" 1 on' -a 'CFBundleIdentifier CFBundleName wrong-type'
complete -c infoplist -n '__infoplist_at "set"' -s t -l type -x -a 'string integer' -d 'The type.'
complete -c infoplist -n '__infoplist_at "set"' -s o -l output -r -F -d 'Write here.'
complete -c infoplist -n '__infoplist_at "set"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "set"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "set" 1' -F
complete -c infoplist -n '__infoplist_at "copy"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "copy"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "copy" 1 on' -F
complete -c infoplist -n '__infoplist_at "swap"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "swap"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "swap" 1' -F
complete -c infoplist -n '__infoplist_at "swap" 2' -F
complete -c infoplist -n '__infoplist_at "transport"' -a 'evaluate' -d 'Tell whether connections are allowed.'
complete -c infoplist -n '__infoplist_at "transport"' -a 'report' -d 'Report every setting.'
complete -c infoplist -n '__infoplist_at "transport"' -l os -x -d 'The system to ask about.'
complete -c infoplist -n '__infoplist_at "transport"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "transport"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "transport evaluate"' -l api -x -a 'session web media' -d 'Who connects.'
complete -c infoplist -n '__infoplist_at "transport evaluate"' -l os -x -d 'The system to ask about.'
complete -c infoplist -n '__infoplist_at "transport evaluate"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "transport evaluate"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "transport evaluate" 1' -F
complete -c infoplist -n '__infoplist_at "transport report"' -l os -x -d 'The system to ask about.'
complete -c infoplist -n '__infoplist_at "transport report"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "transport report"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "read"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "read"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "plutil" 1 on' -F
complete -c infoplist -n '__infoplist_at "completions"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "completions"' -l color -x -a 'auto always never' -d 'When to color.'
complete -c infoplist -n '__infoplist_at "completions" 1' -a 'bash zsh fish'
complete -c infoplist -n '__infoplist_at "manual"' -s h -l help -d 'Show this help.'
complete -c infoplist -n '__infoplist_at "manual"' -l color -x -a 'auto always never' -d 'When to color.'
