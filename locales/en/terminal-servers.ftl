# Several servers at one database.

cli-serve-bus = --bus: this is not an address such as nats://bus.example.org:4222
cli-serve-bus-alone = --bus is for servers that share a PostgreSQL database (--data postgres://…); a file has one server
crash-waited = Nobody waited longer than { $seconds } s until a move was confirmed, or was without a server for longer than { $away } s; { $sent } times somebody was told to go elsewhere, or to come back.
crash-restarted = Servers were told to stop { $kills } times, one after the other. { $games } games were played to the end; all { $moves } confirmed moves are in their logs once ({ $resent } were sent again).
crash-checked = Tables where what everybody did and saw agrees with the log: { $games }.
move-done = { $rows } rows are in { $to } now. { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} replayed on both sides, with the same result.
move-not-empty = { $to } is not empty: there is something in “{ $table }”
move-differs = { $to } is not the same as what it was made from, in “{ $table }”: does a server still run? Make it empty, and try again
