# Речення, спільні для всіх ігор.

player-n = Гравець { $n }
# The reader, where they gave no name. A sentence about a player of this name takes its form `player-you` (`to-you` for who is called `to`).
you = Ви

## Що не так із файлом чи налаштуванням

flaw = { $field }: { $reason }
flaw-toml = рядок { $line } не вдається прочитати: { $detail }
flaw-missing = бракує
flaw-twice = «{ $value }» трапляється двічі
flaw-expected = має бути { $expected }, а не { $value }
flaw-count = потрібно { $expected }, а не { $value }
flaw-permutation = має містити кожне число від 1 до { $expected } рівно один раз
flaw-points = очки бувають від 0 до 99: «{ $value }» не підходить
flaw-source = «{ $value }» — не джерело: напишіть «reconstructed» або «stated» і тексти, де це сказано (fr, uk, en, box)
flaw-fingerprint = у цій версії немає компонентів із відбитком «{ $value }»
unknown-game = гри «{ $value }» немає; можна вибрати: { $known }
no-weights = це не ваги для { $game } або ваги іншої версії
