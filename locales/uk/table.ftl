# Що каже сам стіл: файли, скасування й визнання поразки. Причини стоять після двокрапки: з малої літери й без крапки.

table-resigned = { $player } здається.

## Чому чогось не зроблено

act-against = дія суперечить правилу { $rule }
over-played = гру закінчено
over-resigned = гра закінчилася, бо хтось здався

## Чому хід не можна взяти назад

undo-nothing = немає чого брати назад
undo-revealed = цей хід відкрив вам щось нове
undo-bound = на нього вже покладаються інші
undo-not-practice = повертатися далі можна лише за тренувальним столом

## Чому файл не вдається завантажити

file-error = рядок { $line }: { $reason }
file-not-seaboard = це не партія Seaboard
file-no-entries = файл уривається перед рядком «---», за яким ідуть ходи
file-format = ця версія читає формат { $expected }, а не { $value }
file-header = заголовок не вдається прочитати: { $detail }
file-game = це гра «{ $value }», а не «{ $expected }»
file-rules = партію зіграно за версією правил { $value }; ця версія програми знає версію { $expected }
file-fingerprint = відбиток компонентів у файлі — «{ $expected }», а не «{ $value }»
file-entry = «{ $value }» не вдається прочитати як запис
file-seat = місця { $value } ніхто не займає
file-refused = «{ $value }» суперечить правилу { $rule }

flaw-name = ім’я має від 1 до { $longest } символів, і всі вони друковані
flaw-unwritten = не вдається записати у файл: { $detail }
