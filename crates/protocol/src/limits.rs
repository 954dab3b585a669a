//! What is too much. A server may be configured with other numbers; these are its defaults, and what clients can rely on.

/// Bytes of a message to the server.
pub const MESSAGE_BYTES: usize = 4 << 10;
/// Bytes of the body of a request.
pub const BODY_BYTES: usize = 16 << 10;
/// Messages a second on one socket, and how many may come at once.
pub const MESSAGES_PER_SECOND: u32 = 20;
/// See [`MESSAGES_PER_SECOND`].
pub const MESSAGES_AT_ONCE: u32 = 40;
/// Sockets of one person.
pub const SOCKETS_OF_A_PERSON: usize = 8;
/// Tables that one socket watches.
pub const WATCHED_BY_A_SOCKET: usize = 8;
/// Letters of a line of chat.
pub const CHAT_LETTERS: usize = 200;
/// Letters of a name.
pub const NAME_LETTERS: usize = 24;
/// Moments in one request to look back.
pub const LOOK_MOMENTS: u32 = 32;
/// Milliseconds between two pings of a client that has nothing else to say.
pub const PING_EVERY: u64 = 15_000;
/// Entries of a table's log: many times what the longest game takes. Afterwards a game can only be ended.
pub const TABLE_ENTRIES: u64 = 10_000;
/// Entries on top of that for those who ask the others to end it.
pub const LAST_ENTRIES: u64 = 100;
/// How often a seat is given time in one game.
pub const GIFTS: u32 = 100;
