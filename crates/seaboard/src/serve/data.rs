//! Online tables: the file they are kept in, and how others reach them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use game::Message;
use server::live::{Live, Thinkers};
use server::{App, Bound, BusAddress, Config, Limits, Log, LogLevel, Nodes, Online, Public};
use store::{Durability, Place, Store};

use super::{bind, limits};
use crate::output::Failure;

/// How long a table stays in memory when nobody asks for it.
const IDLE: Duration = Duration::from_secs(60);

#[derive(Args)]
pub(super) struct DataArgs {
    /// Have online tables, and keep them in this file, which is made if it is not there; or in a PostgreSQL database that several
    /// servers share, such as `postgres://sea:password@db.example.org/tables?sslmode=require`
    #[arg(long, value_name = "FILE|URL", env = "SEABOARD_DATA", hide_env_values = true)]
    pub(super) data: Option<PathBuf>,
    /// A NATS server over which servers of the same database tell each other what is new, such as `nats://bus.example.org`, or
    /// `tls://` for an encrypted one; without it they look every two seconds
    #[arg(long, value_name = "URL", requires = "data", env = "SEABOARD_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Trust the certificates in this file, instead of the system's, when the bus is encrypted
    #[arg(long, value_name = "FILE", requires = "bus")]
    bus_certificates: Option<PathBuf>,
    /// The address under which people reach the server, if it stands behind another one, such as `https://sea.example.org`
    #[arg(long, value_name = "URL", requires = "data")]
    public: Option<String>,
    /// The address of a proxy that says for whom it asks (X-Forwarded-For); may be given several times (default: with --public,
    /// this machine)
    #[arg(long, value_name = "ADDRESS", requires = "data")]
    proxy: Vec<String>,
    /// How safe a move is before it is confirmed: on disk, or (on disks that are slow to flush) with the operating system, where
    /// a power cut may take the last ones
    #[arg(long, value_name = "HOW", default_value = "full", requires = "data")]
    durability: HowSafe,
    /// Figures for Prometheus at this address and port, under /metrics; it has no password, so keep it to this machine
    #[arg(long, value_name = "ADDRESS:PORT", requires = "data")]
    metrics: Option<String>,
    /// How much is said on the error output, one JSON object a line
    #[arg(long, value_name = "LEVEL", default_value = "off", requires = "data")]
    log: HowMuch,
    /// A file with other limits than the usual ones (docs/hosting.md)
    #[arg(long, value_name = "FILE", requires = "data")]
    limits: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum HowSafe {
    Full,
    Normal,
}

impl From<HowSafe> for Durability {
    fn from(how: HowSafe) -> Durability {
        match how {
            HowSafe::Full => Durability::Full,
            HowSafe::Normal => Durability::Normal,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum HowMuch {
    /// Nothing
    Off,
    /// What somebody should look at
    Warnings,
    /// The beginning and the end, too
    Info,
    /// Every request and every socket, too
    Requests,
}

impl From<HowMuch> for LogLevel {
    fn from(how: HowMuch) -> LogLevel {
        match how {
            HowMuch::Off => LogLevel::Off,
            HowMuch::Warnings => LogLevel::Warnings,
            HowMuch::Info => LogLevel::Info,
            HowMuch::Requests => LogLevel::Requests,
        }
    }
}

/// The address for figures, where there is to be one.
pub(super) fn metrics(args: &DataArgs) -> Result<Option<Bound>, Failure> {
    let Some(text) = &args.metrics else { return Ok(None) };
    let wrong = || Message::new("cli-serve-metrics").with("value", text.as_str());
    let address: SocketAddr = text.parse().map_err(|_| wrong())?;
    Ok(Some(bind(address)?))
}

/// The server of online tables, where there is a file for them.
pub(super) fn online(
    args: &DataArgs,
    app: App,
    listening: SocketAddr,
) -> Result<Option<Arc<Online>>, Failure> {
    let public = args.public.as_deref().map(public).transpose()?;
    let mut proxies = args.proxy.iter().map(|text| proxy(text)).collect::<Result<Vec<IpAddr>, _>>()?;
    if public.is_some() && proxies.is_empty() {
        // Whoever has another address than the one we listen at mostly has a proxy on this machine.
        proxies = vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
    }
    let config = Config {
        public,
        proxies,
        listening: Some(listening),
        limits: args.limits.as_deref().map_or(Ok(Limits::default()), limits::read)?,
        build: format!("{}-{}", env!("CARGO_PKG_VERSION"), app.tag()),
        ..Config::default()
    };
    let Some(file) = &args.data else { return Ok(None) };
    let place = Place::new(file.clone());
    let unusable = |detail: String| {
        Message::new("cli-serve-data").with("file", place.to_string()).with("detail", detail)
    };
    let nodes = nodes(args, &place)?;
    let database = place.open(args.durability.into()).map_err(|error| unusable(error.to_string()))?;
    // One core is left for everything else.
    let threads = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1) as u32);
    let thinkers = Thinkers::new(threads).map_err(|error| unusable(error.to_string()))?;
    let store = Store::new(database);
    let log = Log::new(args.log.into(), std::io::stderr());
    let live = Live::among(nodes, store.clone(), now, thinkers, IDLE, log);
    Ok(Some(Online::new(store, live, config)))
}

/// Those that serve the same tables. Whoever has a file has it alone.
fn nodes(args: &DataArgs, place: &Place) -> Result<Nodes, Message> {
    let mut bus = args.bus.as_deref().map(bus).transpose()?;
    if let Some(bus) = &mut bus {
        bus.trusted.clone_from(&args.bus_certificates);
    }
    match place {
        Place::File(_) if bus.is_some() => Err(Message::new("cli-serve-bus-alone")),
        Place::File(_) => Ok(Nodes::default()),
        // Nobody else is called so, on this machine or another, now or after a restart.
        Place::Postgres(_) => Ok(Nodes::among_others(format!("{:x}-{:x}", now(), std::process::id()), bus)),
    }
}

fn bus(text: &str) -> Result<BusAddress, Message> {
    // It may hold a password.
    text.parse().map_err(|_| Message::new("cli-serve-bus"))
}

pub(crate) fn public(text: &str) -> Result<Public, Message> {
    text.parse().map_err(|_| Message::new("cli-serve-public").with("value", text))
}

fn proxy(text: &str) -> Result<IpAddr, Message> {
    text.parse().map_err(|_| Message::new("cli-serve-proxy").with("value", text))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}
