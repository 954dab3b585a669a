//! A bus on this machine: as much of NATS as servers use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use server::BusAddress;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// Who hears what: by subject and connection, the name under which it is heard and where it goes.
type Hearing = Arc<Mutex<HashMap<(String, usize), (String, mpsc::UnboundedSender<String>)>>>;

/// Starts one, which runs as long as the test.
pub(crate) async fn start() -> BusAddress {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("nats://{}", listener.local_addr().unwrap());
    let hearing = Hearing::default();
    tokio::spawn(async move {
        for number in 0.. {
            let Ok((stream, _)) = listener.accept().await else { break };
            tokio::spawn(carry(stream, number, hearing.clone()));
        }
    });
    address.parse().unwrap()
}

/// Does what one connection says, until it ends.
async fn carry(stream: TcpStream, number: usize, hearing: Hearing) -> Option<()> {
    let (reading, mut writing) = stream.into_split();
    let (says, mut said) = mpsc::unbounded_channel::<String>();
    says.send("INFO {\"server_id\":\"test\"} \r\n".to_owned()).ok()?;
    tokio::spawn(async move {
        while let Some(lines) = said.recv().await {
            if writing.write_all(lines.as_bytes()).await.is_err() {
                break;
            }
        }
    });
    let mut reading = BufReader::new(reading);
    let mut line = String::new();
    while reading.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match *words {
            ["PING"] => says.send("PONG\r\n".to_owned()).ok()?,
            ["SUB", subject, name] => {
                let heard = (name.to_owned(), says.clone());
                hearing.lock().unwrap().insert((subject.to_owned(), number), heard);
            }
            ["UNSUB", name] => {
                hearing.lock().unwrap().retain(|(_, whose), (known, _)| *whose != number || known != name);
            }
            ["PUB", subject, length] => {
                let mut text = vec![0; length.parse::<usize>().ok()? + 2];
                reading.read_exact(&mut text).await.ok()?;
                let text = String::from_utf8(text).ok()?;
                // Nobody hears themselves.
                for ((heard, whose), (name, to)) in &*hearing.lock().unwrap() {
                    if heard == subject && *whose != number {
                        let _ = to.send(format!("MSG {subject} {name} {length}\r\n{text}"));
                    }
                }
            }
            _ => {}
        }
        line.clear();
    }
    hearing.lock().unwrap().retain(|(_, whose), _| *whose != number);
    Some(())
}
