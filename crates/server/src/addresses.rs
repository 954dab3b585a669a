//! The addresses under which others can reach this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use crate::config::Public;

/// Addresses of documentation, where nobody is. A datagram socket that is led there sends nothing, and knows from which of its own
/// addresses it would.
const FAR_4: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
const FAR_6: (Ipv6Addr, u16) = (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1), 9);

/// The addresses that one can give to others: the public one, or those of this machine, unless nobody else is listened to.
pub(crate) fn reachable(listening: Option<SocketAddr>, public: Option<&Public>) -> Vec<String> {
    if let Some(public) = public {
        return vec![public.to_string()];
    }
    let Some(listening) = listening.filter(|address| !address.ip().is_loopback()) else { return Vec::new() };
    let own = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => own_4().into_iter().collect(),
        IpAddr::V6(ip) if ip.is_unspecified() => own_4().into_iter().chain(own_6()).collect(),
        ip => vec![ip],
    };
    own.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, listening.port()))).collect()
}

fn own_4() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(FAR_4).ok()?;
    reached_by_others(socket.local_addr().ok()?)
}

fn own_6() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv6Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(FAR_6).ok()?;
    reached_by_others(socket.local_addr().ok()?)
}

fn reached_by_others(own: SocketAddr) -> Option<IpAddr> {
    Some(own.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(listening: &str, public: Option<&str>) -> Vec<String> {
        let public = public.map(|public| public.parse().unwrap());
        reachable(Some(listening.parse().unwrap()), public.as_ref())
    }

    #[test]
    fn whoever_listens_to_this_machine_alone_has_no_address_for_others() {
        assert_eq!(of("127.0.0.1:7878", None), [""; 0]);
        assert_eq!(of("[::1]:7878", None), [""; 0]);
        assert_eq!(of("192.0.2.9:7878", None), ["http://192.0.2.9:7878"]);
        assert_eq!(of("127.0.0.1:7878", Some("https://sea.example/")), ["https://sea.example"]);
        assert_eq!(reachable(None, None), [""; 0]);
    }

    #[test]
    fn whoever_listens_everywhere_has_those_of_the_machine() {
        let own = |ip: Option<IpAddr>| ip.map(|ip| format!("http://{}", SocketAddr::new(ip, 7878)));
        assert_eq!(of("0.0.0.0:7878", None), Vec::from_iter(own(own_4())));
        assert_eq!(of("[::]:7878", None), Vec::from_iter([own(own_4()), own(own_6())].into_iter().flatten()));
        // Whether this machine has any or not.
        let reached = |own: &str| reached_by_others(own.parse().unwrap()).map(|ip| ip.to_string());
        assert_eq!(reached("192.0.2.9:1"), Some("192.0.2.9".to_owned()));
        assert_eq!(reached("[2001:db8::9]:1"), Some("2001:db8::9".to_owned()));
        assert_eq!(["127.0.0.1:1", "0.0.0.0:1", "[::1]:1", "[::]:1"].map(reached), [const { None }; 4]);
    }
}
