# Sentences that no single game owns.

player-n = Player { $n }
flaw = { $field }: { $reason }
