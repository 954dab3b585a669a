# Several servers at one database.

cli-serve-bus = --bus: this is not an address such as nats://bus.example.org:4222
cli-serve-bus-alone = --bus is for servers that share a PostgreSQL database (--data postgres://…); a file has one server
crash-waited = Nobody waited longer than { $seconds } s until a move was confirmed.
move-done = { $rows } rows are in { $to } now. { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} replayed on both sides, with the same result.
move-not-empty = { $to } is not empty: there is something in “{ $table }”
move-differs = { $to } is not the same as what it was made from, in “{ $table }”: does a server still run? Make it empty, and try again
share-unreadable = this is no share of a tournament: { $detail }
share-of-another = this is a share of another tournament: give the same game, bots, pairs and seed
share-missing = the shares are not whole: each of them must be given once
