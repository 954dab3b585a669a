# Sentences that no single game owns.

player-n = Player { $n }
# The reader, where they gave no name. A sentence about a player of this name takes its form `player-you` (`to-you` for who is called `to`).
you = You

## What is wrong with a file or an option

flaw = { $field }: { $reason }
flaw-toml = line { $line } cannot be read: { $detail }
flaw-missing = missing
flaw-twice = “{ $value }” appears twice
flaw-expected = must be { $expected }, not { $value }
flaw-count = there must be { $expected }, not { $value }
flaw-permutation = must hold every number from 1 to { $expected } exactly once
flaw-points = points go from 0 to 99: “{ $value }” does not fit
flaw-source = “{ $value }” is not a source: write “reconstructed”, or “stated” and the texts that say so (fr, uk, en, box)
flaw-fingerprint = this release has no components with the fingerprint “{ $value }”
unknown-game = there is no game “{ $value }”; choose one of { $known }
no-weights = these are not weights for { $game }, or they are of another version
