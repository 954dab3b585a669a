#!/bin/sh
# Shares a tournament, an analysis or a course out to a cluster with Slurm: an array of jobs, and one that joins what they printed.
# The second number is how many rounds there are: the lessons of a course, otherwise 1. All of them see this directory.
#   slurm.sh 8 1 tournament on-board --bots admiral,navigator --pairs 800
#   slurm.sh 8 100 train on-board --lessons 100 --games 3000 --output on-board.weights
set -eu
program=${SEABOARD:-seaboard}
shares=$1 rounds=$2
shift 2

# The words again, so that another shell takes each of them for one.
command=
for word in "$program" "$@"; do
    command="$command'$(printf '%s' "$word" | sed "s/'/'\\\\''/g")' "
done

joined=
for round in $(seq "$rounds"); do
    job=$(sbatch --parsable ${joined:+"--dependency=afterok:$joined"} --array="1-$shares" \
        --wrap "$command--share \$SLURM_ARRAY_TASK_ID/$shares > part\$SLURM_ARRAY_TASK_ID")
    joined=$(sbatch --parsable "--dependency=afterok:$job" --output=joined --open-mode=append \
        --wrap "$command--join $(seq -s , -f part%g "$shares")")
done
