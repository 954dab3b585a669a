# What the table itself has to say: files, undo and resigning. Reasons begin small and have no full stop: they stand after a colon.

table-resigned = { $player } resigns.
    .player-you = You resign.
table-timed-out = { $player } is out of time.
    .player-you = You are out of time.

## Why something is not done

act-against = the action is against rule { $rule }
over-played = the game is over
over-forfeited = the game ended when somebody resigned or ran out of time

## Why an action cannot be undone

undo-nothing = there is nothing to undo
undo-revealed = it showed you something new
undo-bound = it affects the other players
undo-not-practice = going back further is for practice tables

## Why a file cannot be loaded

file-error = line { $line }: { $reason }
file-not-seaboard = this is not a Seaboard game
file-no-entries = the file ends before the line “---” that opens the list of moves
file-format = this release reads format { $expected }, not { $value }
file-header = the header cannot be read: { $detail }
file-game = the game is “{ $value }”, not “{ $expected }”
file-rules = these rules are newer than this program: version { $value }, it knows versions up to { $expected }
file-chance = “{ $value }” is not a seed: sixteen digits or letters a to f
file-proof = “{ $value }” is not part of a proof: a table’s id has twelve letters, everything else 64 digits or letters a to f, and there is at most one salt for each seat
file-too-large = the file is larger than { $megabytes } MB; no game is
file-fingerprint = the components in the file have the fingerprint “{ $expected }”, not “{ $value }”
file-entry = “{ $value }” cannot be read as a move
file-seat = nobody has seat { $value }
file-refused = “{ $value }” is against rule { $rule }

flaw-name = a name has 1 to { $longest } characters, all of them printable
flaw-unwritten = cannot be written into a file: { $detail }
flaw-rules-version = there are versions 1 to { $newest } of these rules, not { $value }

## On every screen

table-winner = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
table-total = Total
table-thinking = { $player } is thinking…
table-not-undone = That cannot be undone: { $reason }.
