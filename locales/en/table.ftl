# What the table itself has to say: files, undo and resigning. Reasons begin small and have no full stop: they stand after a colon.

table-resigned = { $player } resigns.

## Why something is not done

act-against = the action is against rule { $rule }
over-played = the game is over
over-resigned = the game ended when somebody resigned

## Why an action cannot be taken back

undo-nothing = there is nothing to take back
undo-revealed = it showed you something new
undo-bound = others rely on it
undo-not-practice = going back further is for practice tables

## Why a file cannot be loaded

file-error = line { $line }: { $reason }
file-not-seaboard = this is no Seaboard game
file-no-entries = the file ends before the line “---” that the entries follow
file-format = this release reads format { $expected }, not { $value }
file-header = the header cannot be read: { $detail }
file-game = the game is “{ $value }”, not “{ $expected }”
file-rules = the game was played by version { $value } of the rules; this release knows version { $expected }
file-fingerprint = the components in the file have the fingerprint “{ $expected }”, not “{ $value }”
file-entry = “{ $value }” cannot be read as an entry
file-seat = nobody has seat { $value }
file-refused = “{ $value }” is against rule { $rule }

flaw-name = a name has 1 to { $longest } characters, all of them printable
flaw-unwritten = cannot be written into a file: { $detail }
