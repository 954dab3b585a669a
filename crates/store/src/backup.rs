//! Copies of a database that is in use, and whether one is sound.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use crate::db::DbError;
use crate::open::OpenError;
use crate::sqlite::open_to_read;

/// Copies a database to a new file while others go on writing: what was committed when it began. The copy holds deals and people,
/// too, so that nobody else may read it (mode 0600).
///
/// # Errors
///
/// Where there is a file of that name already, or one of the two cannot be had. Then nothing stands under the new name.
pub fn backup(database: &Path, to: &Path) -> Result<(), OpenError> {
    if fs::symlink_metadata(to).is_ok() {
        return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
    }
    // Under another name until it is whole: half a copy must not look like one.
    let part = part_of(to);
    create_private(&part)?;
    let copied = open_to_read(database)
        .map_err(OpenError::from)
        .and_then(|from| copy(&from, &part))
        .and_then(|()| finish(&part, to));
    if copied.is_err() {
        // It is of no use; whoever cannot delete it now may later.
        let _ = fs::remove_file(&part);
    }
    copied
}

/// What is wrong with a database, in the words of SQLite for whoever runs the server; nothing where it is sound.
///
/// # Errors
///
/// Where it cannot be read at all.
pub fn faults(database: &Path) -> Result<Vec<String>, OpenError> {
    let connection = open_to_read(database)?;
    let mut said = column(&connection, "PRAGMA integrity_check")?;
    said.retain(|line| line != "ok");
    let orphans = column(&connection, "PRAGMA foreign_key_check")?;
    said.extend(orphans.into_iter().map(|table| format!("a row of {table} refers to nothing")));
    Ok(said)
}

fn column(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    connection.prepare(sql)?.query_map((), |row| row.get(0))?.collect()
}

fn part_of(to: &Path) -> PathBuf {
    let mut name = OsString::from(to);
    name.push(".part");
    name.into()
}

fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn copy(from: &Connection, to: &Path) -> Result<(), OpenError> {
    let mut copy = Connection::open(to)?;
    // All pages in one step: the copy is of one moment, and begins anew for nobody's write.
    match Backup::new(from, &mut copy)?.step(-1)? {
        StepResult::Done => {}
        // Somebody holds one of the two: there is nothing in the copy, or not all of it.
        _ => return Err(OpenError::Db(DbError::Busy)),
    }
    // One file, without a log beside it.
    copy.pragma_update(None, "journal_mode", "delete")?;
    Ok(copy.close().map_err(|(_, error)| error)?)
}

fn finish(part: &Path, to: &Path) -> Result<(), OpenError> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    if let Some(directory) = to.parent().filter(|path| cfg!(unix) && !path.as_os_str().is_empty()) {
        File::open(directory)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_somebody_else_holds_is_not_copied_and_is_not_said_to_be() {
        let place = std::env::temp_dir().join(format!("seaboard-held-{}", std::process::id()));
        fs::create_dir(&place).expect("a directory");
        let (path, to) = (place.join("db"), place.join("copy"));
        let holder = Connection::open(&path).expect("opened");
        holder.execute_batch("CREATE TABLE things (name TEXT); BEGIN EXCLUSIVE").expect("held");
        let from = Connection::open(&path).expect("opened");
        from.busy_timeout(Duration::ZERO).expect("set");
        let refused = copy(&from, &to);
        assert!(matches!(refused, Err(OpenError::Db(DbError::Busy))), "{refused:?}");
        holder.execute_batch("COMMIT").expect("let go");
        copy(&from, &to).expect("copied");
        let copied = Connection::open(&to).expect("opened");
        assert_eq!(column(&copied, "SELECT name FROM sqlite_schema").expect("read"), ["things"]);
        fs::remove_dir_all(&place).expect("removed");
    }
}
