//! `seaboard serve`: the app for the browser, from this program, and online tables where there is a file for them.

mod browser;
mod data;
mod limits;

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;

use clap::Args;
use game::Message;
use server::{App, Bound};
use store::Place;

use crate::output::{Failure, Output, print};

pub(crate) use data::public;

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The address to listen at: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: String,
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 7878, allow_negative_numbers = true)]
    port: u16,
    /// Open it in a browser, where there is one
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    data: data::DataArgs,
}

pub(crate) fn run(output: &Output, args: &ServeArgs) -> Result<ExitCode, Failure> {
    let bound = bound(args)?;
    let app = found(App::built_in())?;
    let address = bound.address();
    let online = data::online(&args.data, app, address)?;
    let metrics = data::metrics(&args.data)?;
    let url = format!("http://{}/", reached(address));
    let mut said = format!("{}\n{url}\n", output.id("cli-serve-open"));
    if address.ip().is_unspecified() {
        said = format!("{}\n{said}", output.id("cli-serve-everyone"));
    }
    if let Some(file) = &args.data.data {
        let kept = Message::new("cli-serve-online").with("file", Place::new(file.clone()).to_string());
        said = format!("{}\n{said}", output.say(&kept));
    }
    print(&said);
    if args.open {
        browser::open(&url);
    }
    let served = match online {
        Some(online) => bound.run_online(app, online, metrics),
        None => bound.run(server::router(app)),
    };
    served.map_err(|error| Message::new("cli-serve-stopped").with("detail", error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

/// The app, or what is said where the program was built without it.
fn found(app: Option<App>) -> Result<App, Message> {
    app.ok_or_else(|| Message::new("cli-serve-no-app"))
}

fn bound(args: &ServeArgs) -> Result<Bound, Failure> {
    let ip: IpAddr = args
        .listen
        .parse()
        .map_err(|_| Message::new("cli-serve-address").with("value", args.listen.as_str()))?;
    bind(SocketAddr::from((ip, args.port)))
}

/// Takes an address, or says why it cannot be had.
fn bind(address: SocketAddr) -> Result<Bound, Failure> {
    let bound = Bound::new(address).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Message::new("cli-serve-taken").with("port", address.port().to_string()),
        _ => Message::new("cli-serve-cannot")
            .with("address", address.to_string())
            .with("detail", error.to_string()),
    });
    Ok(bound?)
}

/// Where a browser on this machine finds it: whoever listens everywhere listens here, too.
fn reached(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::from((ip, address.port()))
}

#[cfg(test)]
mod tests {
    use phrases::{Lang, Phrasebook};

    use super::*;

    #[test]
    fn a_program_without_the_app_says_so_in_every_language() {
        let said = &found(None).err().map(|message| message.id.into_owned()).unwrap();
        let [en, fr, uk] = Lang::ALL.map(|lang| Phrasebook::new(lang).say_id(said));
        assert!(en.contains("without the app"), "{en}");
        assert!(fr != en && !fr.contains(said), "{fr}");
        assert!(uk.chars().any(|c| ('а'..='я').contains(&c)), "{uk}");
    }
}
