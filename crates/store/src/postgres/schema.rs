//! The schema in PostgreSQL: the same migrations, in its words.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio_postgres::Client;

use super::address::Address;
use super::link::plain;
use super::{Access, refused};
use crate::migrations::{MIGRATIONS, NEWEST};
use crate::open::OpenError;

/// Whoever changes the schema holds this. Those who only use it need no lock.
const LOCK: &str = "BEGIN; SELECT pg_advisory_xact_lock(6231)";
const THERE: &str = "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema'), \
     EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema())";

/// Brings the schema to the newest version, or makes sure that it is.
pub(super) async fn check(address: &Address, access: Access) -> Result<(), OpenError> {
    let (client, driving) = plain(address).await.map_err(refused)?;
    let done = match access {
        Access::Write(_) => migrate(&client).await,
        Access::Read => match version(&client).await? {
            found if found < NEWEST => Err(OpenError::Older { found, known: NEWEST }),
            found if found > NEWEST => Err(OpenError::Newer { found, known: NEWEST }),
            _ => Ok(()),
        },
    };
    driving.abort();
    done
}

/// In one transaction, so that servers that start at once do it once; and only forward. What is added does not disturb servers of the
/// version before: what they no longer need goes with the version after that.
async fn migrate(client: &Client) -> Result<(), OpenError> {
    client.batch_execute(LOCK).await.map_err(refused)?;
    let found = version(client).await?;
    let missing = MIGRATIONS.get(found as usize..).ok_or(OpenError::Newer { found, known: NEWEST })?;
    let mut steps = String::new();
    if found == 0 {
        steps.push_str(
            "CREATE TABLE schema (version BIGINT NOT NULL); INSERT INTO schema (version) VALUES (0);\n",
        );
    }
    missing.iter().for_each(|step| steps.push_str(&in_postgres(step)));
    if !missing.is_empty() {
        steps.push_str(&format!("UPDATE schema SET version = {NEWEST};\n"));
    }
    steps.push_str("COMMIT");
    client.batch_execute(&steps).await.map_err(refused)
}

async fn version(client: &Client) -> Result<u32, OpenError> {
    let there = client.query_one(THERE, &[]).await.map_err(refused)?;
    match (there.get(0), there.get(1)) {
        (true, _) => {
            let row = client.query_one("SELECT version FROM schema", &[]).await.map_err(refused)?;
            Ok(row.get::<_, i64>(0).try_into().unwrap_or(u32::MAX))
        }
        (false, false) => Ok(0),
        (false, true) => Err(OpenError::NotOurs),
    }
}

/// A migration in the words of PostgreSQL.
fn in_postgres(sql: &str) -> String {
    let sql = sql.replace(") STRICT, WITHOUT ROWID;", ");").replace(") STRICT;", ");");
    sql.replace("INTEGER", "BIGINT").replace("BLOB", "BYTEA")
}

/// Makes an empty place of its own, and says what it is called.
pub(super) fn create(address: Address) -> Result<String, OpenError> {
    let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_nanos());
    let place = format!("fresh_{}_{nanos}", std::process::id());
    let create = format!("CREATE SCHEMA {place}");
    let work = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let (client, driving) = plain(&address).await.map_err(refused)?;
            let done = client.batch_execute(&create).await.map_err(refused);
            driving.abort();
            done
        })
    };
    // Whoever asks may be in a runtime, in which none can be made.
    let done: Result<(), OpenError> = std::thread::scope(|scope| {
        scope.spawn(work).join().unwrap_or(Err(OpenError::Db(crate::DbError::Closed)))
    });
    done.map(|()| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrations_say_nothing_that_only_sqlite_understands() {
        for step in MIGRATIONS.map(in_postgres) {
            for word in ["STRICT", "ROWID", "BLOB", "INTEGER", "AUTOINCREMENT"] {
                assert!(!step.contains(word), "{word}");
            }
        }
    }
}
