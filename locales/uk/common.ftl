# Речення, спільні для всіх ігор.

player-n = Гравець { $n }
flaw = { $field }: { $reason }
