//! The examples for job runners, run as they stand: with something small in place of the runner, which starts the same commands.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{COURSE, TOURNAMENT, said};
use crate::common::{Folder, feed};

/// What GNU parallel does with a command and what to put into it, one after the other.
const PARALLEL: &str = r#"#!/bin/sh
set -eu
while [ "${1#--}" != "$1" ]; do shift 2; done
command=$1
shift 2
for number in "$@"; do sh -euc "$(printf '%s\n' "$command" | sed "s/{}/$number/g")"; done
"#;

/// What Slurm does with an array of jobs or with one, at once; the next may depend on a job that was.
const SBATCH: &str = r#"#!/bin/sh
set -eu
tasks=1 out=/dev/null
while [ $# -gt 0 ]; do
    case $1 in
        --dependency=afterok:*) [ -e "job${1#*:}" ] ;;
        --array=1-*) tasks=${1#--array=1-} ;;
        --output=*) out=${1#*=} ;;
        --wrap) command=$2 && shift ;;
    esac
    shift
done
for SLURM_ARRAY_TASK_ID in $(seq "$tasks"); do
    export SLURM_ARRAY_TASK_ID
    sh -euc "$command" >> "$out"
done
job=$(ls | grep -c '^job') || true
touch "job$job"
echo "$job"
"#;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/shares")
}

/// A shell in a folder where `seaboard` is this program and the runners are those above.
fn shell(folder: &Folder, args: &[&str]) -> Command {
    let programs = folder.0.join("programs");
    if !programs.exists() {
        fs::create_dir(&programs).expect("a new folder");
        symlink(env!("CARGO_BIN_EXE_seaboard"), programs.join("seaboard")).expect("linked");
        for (name, script) in [("parallel", PARALLEL), ("sbatch", SBATCH)] {
            fs::write(programs.join(name), script).expect("written");
            fs::set_permissions(programs.join(name), fs::Permissions::from_mode(0o755)).expect("executable");
        }
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new("sh");
    command.args(args).current_dir(&folder.0).env("PATH", format!("{}:{path}", programs.display()));
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs an example with these arguments; what it printed.
#[track_caller]
fn run(folder: &Folder, script: &str, args: &str) -> String {
    run_words(folder, script, &args.split(' ').collect::<Vec<_>>())
}

/// The same, where arguments may have spaces.
#[track_caller]
fn run_words(folder: &Folder, script: &str, args: &[&str]) -> String {
    let script = examples().join(script).display().to_string();
    let args = [&[&*script], args].concat();
    let output = feed(shell(folder, &args), "");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// What one machine prints, and the weights that it leaves, if it does.
fn alone(line: &str) -> (String, Option<Vec<u8>>) {
    let folder = Folder::new();
    let printed = said(&folder, line);
    (printed, weights(&folder))
}

fn weights(folder: &Folder) -> Option<Vec<u8>> {
    fs::read(folder.0.join("weights")).ok()
}

#[test]
fn gnu_parallel_plays_a_tournament_and_a_course() {
    for line in [TOURNAMENT, COURSE] {
        let folder = Folder::new();
        let printed = run(&folder, "parallel.sh", &format!("3 {line}"));
        assert!((printed, weights(&folder)) == alone(line), "{line}");
    }
}

#[test]
fn slurm_plays_a_tournament_and_a_course() {
    for (rounds, line) in [(1, TOURNAMENT), (2, COURSE)] {
        let folder = Folder::new();
        run(&folder, "slurm.sh", &format!("3 {rounds} {line}"));
        assert!((folder.read("joined"), weights(&folder)) == alone(line), "{line}");
    }
}

#[test]
fn names_may_have_spaces_and_quotes() {
    let weights = alone(COURSE).1.expect("weights");
    let name = "the captain's $weights";
    let course: Vec<&str> = COURSE.split(' ').take_while(|word| *word != "--output").collect();
    for (script, numbers, output) in [
        ("parallel.sh", &["3"][..], &[&*format!("--output={name}")][..]),
        ("slurm.sh", &["3", "2"], &["--output", name]),
    ] {
        let folder = Folder::new();
        run_words(&folder, script, &[numbers, &course, output].concat());
        assert!(fs::read(folder.0.join(name)).is_ok_and(|bytes| bytes == weights), "{script}");
    }
}

#[test]
fn kubernetes_plays_a_tournament() {
    let file = fs::read_to_string(examples().join("kubernetes.yaml")).expect("readable");
    let (large, small) =
        ("on-board --bots admiral,navigator --pairs 800", "on-board --bots deckhand,random --pairs 9");
    assert_eq!(file.matches(large).count(), 2);
    let file = file.replace(large, small);
    assert!(file.contains("completions: 8\n") && file.contains("completionMode: Indexed\n"), "{file}");
    let [share, join] = &scripts(&file)[..] else { panic!("two jobs: {file}") };
    let folder = Folder::new();
    let container = |script: &str, index: usize| {
        let mut shell = shell(&folder, &["-euc", script]);
        let output = feed(
            {
                shell.env("JOB_COMPLETION_INDEX", index.to_string());
                shell
            },
            "",
        );
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    (0..8).for_each(|index| assert_eq!(container(share, index), ""));
    assert_eq!(container(join, 0), alone(&format!("tournament {small}")).0);
}

/// What the containers run.
fn scripts(file: &str) -> Vec<String> {
    let script = |text: &str| {
        let lines = text.lines().take_while(|line| line.starts_with("              "));
        lines.map(|line| format!("{}\n", line.trim_start())).collect()
    };
    file.split("            - |\n").skip(1).map(script).collect()
}
