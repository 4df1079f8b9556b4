#!/bin/sh
# The main job, shown on the rulebooks found on this machine, or on the built-in outline and glosses where there is none.
set -eu
judgekit=.venv/bin/judgekit
show() {
    printf '\n$ judgekit'
    printf " '%s'" "$@"
    printf '\n'
    "$judgekit" "$@"
}

if ! "$judgekit" books list | grep -q '\.txt'; then
    echo "No rulebook on this machine: what follows is judgekit's own outline, glosses and scenarios."
    echo "Bring the texts with: judgekit books add FILE..."
fi
show books list
show rule 702.19b
show rule magmell:701.3.1.1
show search 召喚酔い --game mtg --limit 2
show search "does lifelink stack" --game mtg --limit 2
show refs 117.3
show check corpus/magmell/scenarios/battle
show explain corpus/mtg/examples/702/ex-702.19b-1.yaml
