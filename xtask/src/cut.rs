//! A line between a server and its database that can be cut, or made slow.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

use crate::shell::Failure;

/// What becomes of what is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Line {
    /// It arrives.
    Open,
    /// It arrives late.
    Slow,
    /// It is swallowed, and nobody is told: no connection ends.
    Cut,
    /// Nobody gets through any more, and whoever was is sent away.
    Closed,
}

/// How late, each way.
const LATE: Duration = Duration::from_millis(100);

/// A way to another port of this machine.
pub(crate) struct Wire {
    port: u16,
    line: Arc<AtomicU8>,
}

impl Wire {
    pub(crate) fn to(port: u16) -> Result<Wire, Failure> {
        let fails = |error: io::Error| Failure::new(format!("no port: {error}"));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(fails)?;
        let here = listener.local_addr().map_err(fails)?.port();
        let line = Arc::new(AtomicU8::new(Line::Open as u8));
        let shared = line.clone();
        // It ends with the program.
        thread::spawn(move || {
            for comer in listener.incoming().map_while(Result::ok) {
                let line = shared.clone();
                thread::spawn(move || drop(joined(comer, port, &line)));
            }
        });
        Ok(Wire { port: here, line })
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn set(&self, line: Line) {
        self.line.store(line as u8, Ordering::SeqCst);
    }
}

fn joined(comer: TcpStream, port: u16, line: &Arc<AtomicU8>) -> io::Result<()> {
    if line.load(Ordering::SeqCst) == Line::Closed as u8 {
        return Ok(());
    }
    let other = TcpStream::connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
    let (back, away) = (other.try_clone()?, comer.try_clone()?);
    comer.set_nodelay(true)?;
    other.set_nodelay(true)?;
    let answering = line.clone();
    thread::spawn(move || carry(back, away, &answering));
    carry(comer, other, line);
    Ok(())
}

fn carry(mut from: TcpStream, mut to: TcpStream, line: &AtomicU8) {
    let mut bytes = vec![0; 1 << 16];
    // To look again whether the line is closed.
    let _ = from.set_read_timeout(Some(Duration::from_millis(100)));
    let mut cut = false;
    loop {
        let now = line.load(Ordering::SeqCst);
        if now == Line::Closed as u8 {
            break;
        }
        let count = match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                continue;
            }
            Err(_) => break,
        };
        // What lost a part of its bytes once makes no sense any more.
        cut |= line.load(Ordering::SeqCst) == Line::Cut as u8;
        if cut {
            continue;
        }
        if now == Line::Slow as u8 {
            thread::sleep(LATE);
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
