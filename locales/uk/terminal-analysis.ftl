# Що виводять команди `analyse` і `calibrate`.

terminal-calibrated = Криві записано до { $path }.

terminal-analysis-head = Оцінено ходів: { $turns }, за тим, що гравці тоді знали; продовжень на хід: { $iterations } (рушій { $version }).
terminal-analysis-before = Партію не дограно: результат — це те, на що кожен міг сподіватися, коли вона спинилася.
terminal-analysis-player = { $player }: { $start } на початку, { $result } наприкінці
terminal-analysis-signs = ! добрий хід   ~ неточність   ? помилка   # груба помилка
terminal-analysis-regret = { "   " }Втрачено власними ходами: { $amount }
terminal-analysis-given = { "   " }Здобуто з ходів інших: { $amount }
terminal-analysis-luck = { "   " }Удача: { $amount }
terminal-analysis-accuracy = { "   " }Точність: { $accuracy } %, ходів із вибором: { $turns }
terminal-analysis-like = { "   " }Рівень гри: { $level }
terminal-analysis-kinds = { "   " }Втрачено через: { $kinds }
terminal-analysis-kind = { $kind } { $amount } ({ $turns }×)
terminal-analysis-par = { "   " }Що з тієї самої роздачі роблять боти: { $levels }
terminal-analysis-deck-known = { "   " }Найкраще, що знайдено з відомою колодою, хоча знати її не міг ніхто: { $points }

terminal-analysis-mattered = Ходи, що мали значення:
terminal-analysis-turn = { $player }, хід { $number }: { $mark }, коштує { $amount } (± { $off }), в очках { $points }
terminal-analysis-good = { $player }, хід { $number }: { $mark }, явно найкращий, і його легко не помітити
terminal-analysis-played = зіграно: { $line } — { $brings }
terminal-analysis-best = краще: { $line } — { $brings }
terminal-analysis-left = Помилка на кроці { $step }: { $kind }.

terminal-analysis-means = { $name }, { $game }: партій { $games }, точність { $accuracy } ± { $off } %
terminal-analysis-mean = { $what }: { $mean } ± { $off } за партію
terminal-analysis-mean-of-a-turn = { $what }: { $mean } ± { $off } за хід
terminal-analysis-mean-luck = удача
terminal-analysis-mean-regret = втрачено власними ходами
analyse-stopped = аналіз зупинено до його кінця
