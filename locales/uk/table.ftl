# Що каже сам стіл: файли, скасування й визнання поразки. Причини стоять після двокрапки: з малої літери й без крапки.

table-resigned = { $player } здається.
    .player-you = Ви здаєтеся.
table-timed-out = { $player }: час вийшов.
    .player-you = Ваш час вийшов.

## Чому чогось не зроблено

act-against = дія суперечить правилу { $rule }
over-played = гру закінчено
over-forfeited = гра закінчилася, бо хтось здався чи вичерпав свій час

## Чому хід не можна скасувати

undo-nothing = немає чого скасовувати
undo-revealed = цей хід відкрив вам щось нове
undo-bound = цей хід стосується інших гравців
undo-not-practice = повертатися далі можна лише за тренувальним столом

## Чому файл не вдається завантажити

file-error = рядок { $line }: { $reason }
file-not-seaboard = це не партія Seaboard
file-no-entries = файл уривається перед рядком «---», який відкриває список ходів
file-format = ця версія читає формат { $expected }, а не { $value }
file-header = заголовок не вдається прочитати: { $detail }
file-game = це гра «{ $value }», а не «{ $expected }»
file-rules = ці правила новіші за програму: версія { $value }, а вона знає версії до { $expected }
file-chance = «{ $value }» — не зерно випадковості: потрібно шістнадцять цифр або літер від a до f
file-proof = «{ $value }» — не частина доказу: позначка столу має дванадцять літер, решта — 64 цифри або літери від a до f, а солі — щонайбільше по одній на місце
file-too-large = файл більший за { $megabytes } МБ; таких великих партій не буває
file-fingerprint = відбиток компонентів у файлі — «{ $expected }», а не «{ $value }»
file-entry = «{ $value }» не вдається прочитати як хід
file-seat = місця { $value } ніхто не займає
file-refused = «{ $value }» суперечить правилу { $rule }

flaw-name = ім’я має від 1 до { $longest } символів, і всі вони друковані
flaw-unwritten = не вдається записати у файл: { $detail }
flaw-rules-version = є версії цих правил від 1 до { $newest }, а не { $value }

## On every screen

table-winner = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
table-total = Разом
table-thinking = { $player } думає…
table-not-undone = Це не можна скасувати: { $reason }.
