# What the commands say that check games of a server and keep its database.

## seaboard verify

verify-no-proof = the file does not say how its deal was made; only games of a server do, once they are over
verify-promised = The promise in the file is the one you were given.
verify-promised-other = The promise in the file is not the one you were given, but { $commit }.
verify-kept = The server’s secret is the one it promised for this table and this game: { $commit }.
verify-broken = The server’s secret is not the one that was promised for this table and this game: { $commit }.
verify-dealt = The deal is the one that follows from the secret and from what the players added ({ $salts ->
    [one] { $salts } salt
   *[other] { $salts } salts
}).
verify-dealt-other = The deal is another one than follows from the secret and from what the players added ({ $salts ->
    [one] { $salts } salt
   *[other] { $salts } salts
}).
verify-no-key = So nothing can be said of the deal.
verify-moves = Every move is by the rules ({ $moves ->
    [one] { $moves } line
   *[other] { $moves } lines
} of the log).
verify-moves-wrong = The moves are not by the rules: { $reason }
verify-compare = Compare the promise with the one your app showed before the game (--commit): a file alone cannot prove when it was made.
verify-sound = Everything is in order.
verify-unsound = Something is wrong with this game.

## seaboard backup, seaboard check-tables

database-exists = { $path } is there already; nothing is overwritten
database-copied = The copy is { $path } ({ $kilobytes } KiB).
database-not-ours = this is not a database of Seaboard
database-newer = a newer release wrote this database: its version is { $found }, this program knows up to { $known }
database-older = this database is of version { $found }, this program works with { $known }
database-trouble = the database does not answer: { $detail }
database-fault = The database is damaged: { $detail }
database-damaged = { $path } is damaged; restore a backup.
table-does-not-load = Table { $table } ({ $game }) does not load: { $detail }
tables-load = { $count ->
    [0] No games are being played, and the database is sound.
    [one] The { $count } game that is being played loads with this program, and the database is sound.
   *[other] All { $count } games that are being played load with this program, and the database is sound.
}
tables-do-not-load = { $broken } of the { $count } games that are being played { $broken ->
    [one] does not load
   *[other] do not load
} with this program: stay with the one you have.

## seaboard load, seaboard crash

load-not-here = { $url } is not on this machine; if it is your own server, add --yes-this-is-my-server
load-trouble = the server { $url } does not play along: { $detail }
limits-unreadable = these are not limits: { $detail }
load-moves = { $moves } confirmed moves in { $seconds } s: { $rate } a second; { $games } games played to the end
load-latency = From an order to one’s own picture: half within { $half } ms, 90 % within { $most } ms, 99 % within { $nearly } ms, 99.9 % within { $all } ms, the longest { $longest } ms
load-marks = Every mark was right ({ $frames } pictures).
load-lost = Connections that ended before the game did: { $connections }; everybody was back within { $seconds } s, and played on.
load-needs = The server: { $rate } moves for each second of its processor; { $megabytes } MB of memory
load-weight = { $sockets } sockets: { $socket } KiB each. { $tables } live tables: { $table } KiB each
load-back = { $sockets } sockets were back within { $seconds } s, each with the whole picture of a table; { $cpu } s of the server’s processor
crash-lost = after a crash: { $detail }
crash-done = The server was killed { $kills } times. { $games } games were played to the end; all { $moves } confirmed moves are in their logs once ({ $resent } were sent again).
