#!/bin/sh
# Shares a tournament, an analysis or a course out to the cores of this machine, by GNU parallel:
#   parallel.sh 8 tournament on-board --bots admiral,navigator --pairs 800
#   parallel.sh 8 train on-board --lessons 100 --games 3000 --output on-board.weights
set -eu
program=${SEABOARD:-seaboard}
shares=$1
shift

# Of a course each round is a lesson, and there are more as long as it is half-way; everything else is one round.
course= before=
for word in "$@"; do
    case $word in --output=*) course=${word#--output=} ;; esac
    [ "$before" != --output ] || course=$word
    before=$word
done

# The words again, so that another shell takes each of them for one.
command=
for word in "$program" "$@"; do
    command="$command'$(printf '%s' "$word" | sed "s/'/'\\\\''/g")' "
done

again=true
while $again; do
    parallel --halt now,fail=1 "$command--threads 1 --share {}/$shares > part{}" ::: $(seq "$shares")
    "$program" "$@" --join "$(seq -s , -f part%g "$shares")"
    again=false
    [ -z "$course" ] || [ ! -e "$course.half-way" ] || again=true
done
