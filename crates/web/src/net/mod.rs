//! The server of online tables, as the app sees it.

pub(crate) mod followed;
pub(crate) mod socket;
