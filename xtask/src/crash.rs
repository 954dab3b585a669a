//! `cargo xtask crash`: a server is killed again and again while people play at it. The program itself has both sides
//! (`seaboard crash`); nothing that was confirmed may be lost or done twice, and every game comes to its end.

use std::path::Path;

use crate::TESTED;
use crate::serving::{fresh, program};
use crate::shell::{Failure, Run};

/// How often in the tests.
pub(crate) const USUAL: u32 = 25;

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let times = times(args)?;
    kill(&program(&TESTED)?, times)
}

fn times(args: &[String]) -> Result<u32, Failure> {
    let wrong = || Failure::usage("crash: --times is followed by a number from 1 on".to_owned());
    match args {
        [] => Ok(USUAL),
        [flag, times] if flag == "--times" => times.parse().ok().filter(|&times| times > 0).ok_or_else(wrong),
        [flag] if flag == "--times" => Err(wrong()),
        [odd, ..] => Err(Failure::usage(format!("crash: there is no {odd:?}, only --times N"))),
    }
}

/// Kills a server of this program so often.
pub(crate) fn kill(program: &Path, times: u32) -> Result<(), Failure> {
    let data = fresh("crash")?.join("tables.db");
    let times = times.to_string();
    Run::program(program)
        .args(&["crash", "--lang", "en", "--times", &times, "--data"])
        .args(&[&data])
        .announced()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_killed_as_often_as_is_said() {
        let of = |line: &str| {
            let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            times(&args).map_err(|failure| failure.reason)
        };
        assert_eq!((of(""), of("--times 1000")), (Ok(25), Ok(1000)));
        for wrong in ["--times", "--times 0", "--times often", "--fast", "--times 3 4"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }
}
