# Completion of mathbot in fish: the program says what may come next, a candidate and its meaning a
# line with a tab between, which is fish's own form.
function __mathbot_candidates
    set -l words (commandline -opc)
    $words[1] help --complete $words[2..-1] '' 2>/dev/null | while read -l line
        switch $line
            case ''
            case :files
                __fish_complete_path (commandline -ct)
            case '*'
                echo $line
        end
    end
end
complete -c mathbot -f -k -a '(__mathbot_candidates)'
