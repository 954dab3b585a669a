# Що каже Pirates Under Fire. Правила — у rules/pirates-under-fire.ftl.
# Ім’я гравця може бути будь-якого роду й не відмінюється: воно завжди в називному, дієслово — у теперішньому часі.

puf-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
# У знахідному.
puf-gold = { $gold ->
    [one] { $gold } золоту монету
    [few] { $gold } золоті монети
   *[many] { $gold } золотих монет
}
puf-and = { $first }, { $second }

## Кораблі та що вони роблять
# .acc: у знахідному; .gen: у родовому; .dat: у давальному.

puf-ship = корабель { $value }
    .gen = корабля { $value }
    .dat = кораблю { $value }
puf-ship-unknown = корабель
    .gen = корабля
    .dat = кораблю
puf-mercenary = найманець { $values }
    .acc = найманця { $values }
    .gen = найманця { $values }
    .dat = найманцю { $values }

puf-value-gold = золота монета
puf-value-shield = щит для вашого корабля
puf-value-shot = прямий постріл
puf-value-repair = ремонт
puf-value-sweep = розмінування
puf-value-twice = клітинка моря діє двічі

# Щонайбільше дванадцять знаків. .does: докладно.
puf-power-shield = Щит
    .does = щит для одного з ваших кораблів
puf-power-choose-tile = Резерв
    .does = виберіть плитку зі свого резерву
puf-power-remove-mines = Тральник
    .does = приберіть до трьох мін
puf-power-place-mines = Мінер
    .does = розставте три міни, одна з них — муляж
puf-power-adjacent-shots = 4 постріли
    .does = по пострілу в кожну з чотирьох сусідніх клітинок
puf-power-lateral-shots = Бортами
    .does = постріл ліворуч і постріл праворуч
puf-power-diagonal-shots = Навскіс
    .does = два постріли по різних діагоналях
puf-power-crush = Таран
    .does = може розтрощити ворожий корабель без щита поруч із вашим
puf-power-per-identical = За набори
    .does = наприкінці 1 очко за кожну комбінацію однакових кораблів
puf-power-per-shield = За щити
    .does = наприкінці 1 очко за кожен щит вашого флоту
puf-power-per-neighbour = За сусідів
    .does = наприкінці 1 очко за кожен ваш корабель поруч

puf-icon-victory-point = переможне очко
puf-icon-orthogonal-shot = прямий постріл
puf-icon-diagonal-shot = постріл навскіс
puf-icon-repair = ремонт
puf-icon-mine = нова міна
puf-icon-extra-tile = додаткова плитка

puf-effect-orthogonal-shot = прямий постріл
puf-effect-diagonal-shot = постріл навскіс
puf-effect-adjacent-shots = постріли в чотири сусідні клітинки
puf-effect-lateral-shots = постріли в обидва боки
puf-effect-repair = ремонт
puf-effect-place-mine = нова міна
puf-effect-remove-mine = розмінування
puf-effect-shield = щит
puf-effect-extra-tile = додаткова плитка
puf-effect-choose-tile = плитка з резерву на вибір
puf-effect-times = { $effect } ×{ $count }
puf-effect-none = нічого

# До чого призводить місце корабля.
puf-lay-sea = { $icon }
puf-lay-sea-twice = { $icon } ×2
puf-lay-own-burning = замість вашого підпаленого { FORM($ship, "gen") }, клітинка моря не діє
puf-lay-enemy-burning = замість ворожого підпаленого { FORM($ship, "gen") }, клітинка моря не діє
puf-lay-crush = трощить ворожий { $ship }
puf-lay-hired = клітинка моря не діє
puf-lay-far = у морі суперника
puf-lay-mine = на міні ({ puf-points })
puf-lay-mine-doubtful = на міні ({ puf-points } або 0, якщо це муляж)
puf-lay-mine-dummy = на муляжі міни (0 очок)

# Що робить постріл.
puf-hit-burns = { $ship } на { $space } загоряється
puf-hit-shield = { $ship } на { $space } { $left ->
    [0] втрачає останній щит
   *[other] втрачає щит (лишається { $left })
}
puf-hit-nothing = { $ship } на { $space } лишається цілим

## Що маєте зробити

puf-prompt-ship = Виберіть, який корабель виставити
puf-prompt-ship-hire = Виберіть, який корабель виставити, або спершу купіть найманця
puf-prompt-stuck = Для ваших кораблів немає доступної клітинки: купіть найманця, інакше, завершивши хід, програєте
puf-prompt-stranded = Для ваших кораблів і досі немає доступної клітинки: скасуйте купівлю, інакше, завершивши хід, програєте
puf-prompt-lay = { CAPITAL($ship) }: виберіть клітинку
puf-prompt-lay-shielded = { CAPITAL($ship) }: виберіть клітинку; він відкриває гру й отримує щит
puf-prompt-effects = Виконайте: { $effects }
puf-prompt-effects-idle = Виконайте: { $effects } (поки що без цілі: { $idle })
puf-prompt-dummy = Виберіть, котра з мін — муляж; знатимете лише ви
puf-prompt-reserve = Виберіть плитку зі свого резерву
puf-prompt-end-hire = Купіть найманця або завершіть хід
puf-prompt-end = Усе зроблено: завершуйте хід
puf-prompt-wait-ship = { $player } вибирає корабель
puf-prompt-wait-effects = { $player } виконує дії
puf-prompt-wait-end = { $player } може завершити хід
puf-prompt-over = Гру закінчено

## Що можете зробити

puf-action-ship = { CAPITAL($ship) } — { $effect }
puf-action-hire = Купити { FORM($mercenary, "acc") } за { puf-gold } — { FORM($power, "does") }
puf-action-lay = { $space } — { $outcome }
puf-action-shoot = Постріл: { $hit }
puf-action-fire = Усі постріли разом: { $hits }
puf-action-fire-any = Усі постріли разом
puf-action-repair = Відремонтувати { FORM($ship, "acc") } на { $space }
puf-action-mine = Міна { $space }
puf-action-mine-burning = Міна на { $space }, де горить { $ship }
puf-action-sweep = Прибрати міну на { $space }
puf-action-sweep-doubtful = Прибрати міну на { $space }, можливо муляж
puf-action-sweep-dummy = Прибрати муляж міни на { $space }
puf-action-shield = Щит { FORM($ship, "dat") } на { $space }{ $shields ->
    [0] {""}
   *[other] {" "}(вже має { $shields })
}
puf-action-take = Узяти верхню плитку свого резерву (усього { $count })
puf-action-look = Переглянути свій резерв і вибрати плитку (усього { $count })
puf-action-choose = { CAPITAL($ship) } — { $effect }
puf-action-dummy = Муляж — міна на { $space }
puf-action-decline = Пропустити: { $effects }
puf-action-decline-any = Пропустити решту
puf-action-end = Завершити хід і взяти плитку
puf-action-end-last = Завершити останній хід
puf-action-end-lose = Завершити хід і програти: для корабля немає клітинки

## Що сталося

puf-event-turn = Хід { $turn } із { $turns }: грає { $player }.
    .player-you = Хід { $turn } із { $turns }: граєте ви.
puf-event-hired = { $player } купує { FORM($mercenary, "acc") } за { puf-gold } ({ $power }).
    .player-you = Ви купуєте { FORM($mercenary, "acc") } за { puf-gold } ({ $power }).
puf-event-sunk = { $player } остаточно втрачає підпалений корабель на { $space }.
    .player-you = Ви остаточно втрачаєте підпалений корабель на { $space }.
puf-event-crushed = { $player } втрачає корабель на { $space }: його розтрощено.
    .player-you = Ви втрачаєте корабель на { $space }: його розтрощено.
puf-event-laid = { $player } виставляє { FORM($ship, "acc") } на { $space }.
    .player-you = Ви виставляєте { FORM($ship, "acc") } на { $space }.
puf-event-mine-taken = { $player } забирає міну на { $space } ({ puf-points }).
    .player-you = Ви забираєте міну на { $space } ({ puf-points }).
puf-event-dummy-taken = { $player } забирає міну на { $space }: це муляж (0 очок).
    .player-you = Ви забираєте міну на { $space }: це муляж (0 очок).
puf-event-shielded = { $player } дає щит кораблю на { $space }.
    .player-you = Ви даєте щит кораблю на { $space }.
puf-event-point = { $player } бере 1 переможне очко.
    .player-you = Ви берете 1 переможне очко.
puf-event-gold = { $player } бере 1 золоту монету.
    .player-you = Ви берете 1 золоту монету.
puf-event-shield-lost = { $player }: у корабель на { $space } влучили, він втрачає щит.
puf-event-fire = { $player }: у корабель на { $space } влучили, він горить.
puf-event-repaired = { $player } ремонтує корабель на { $space }.
    .player-you = Ви ремонтуєте корабель на { $space }.
puf-event-mine = { $player } ставить міну на { $space }.
    .player-you = Ви ставите міну на { $space }.
puf-event-dummy-hidden = { $player } визначає, котра з нових мін — муляж.
    .player-you = Ви визначаєте, котра з нових мін — муляж.
puf-event-dummy = { $player }: міна на { $space } — муляж.
puf-event-mine-removed = { $player } прибирає міну на { $space }.
    .player-you = Ви прибираєте міну на { $space }.
puf-event-dummy-removed = { $player } прибирає міну на { $space }: це був муляж.
    .player-you = Ви прибираєте міну на { $space }: це був муляж.
puf-event-looked = { $player } переглядає резерв.
    .player-you = Ви переглядаєте резерв.
puf-event-drew = { $player } бере плитку.
    .player-you = Ви берете плитку.
puf-event-reserve = { $player } бере плитку з резерву; відтепер у руці на одну плитку більше.
    .player-you = Ви берете плитку з резерву; відтепер у руці на одну плитку більше.
puf-event-got = { $player }: нова плитка — { $ship }.
puf-event-skipped = { $player }: без цілі ({ $effect }).
puf-event-declined = { $player } пропускає решту дій.
    .player-you = Ви пропускаєте решту дій.
puf-event-stranded = { $player } має виставити корабель, але клітинки для нього немає.
    .player-you = Ви маєте виставити корабель, але клітинки для нього немає.
puf-event-over = Гру закінчено.

## Аркуш підрахунку

puf-line-combinations = Комбінації
puf-line-mercenaries = Найманці
puf-line-far-sea = Кораблі в морі суперника
puf-line-victory-points = Переможні очки
puf-line-mines = Міни

# Чому хтось перемагає, коли очки цього не кажуть.
puf-verdict-stranded = { $player } не має клітинки для корабля і програє; очки не рахуються ({ $rule }).
    .player-you = Ви не маєте клітинки для корабля і програєте; очки не рахуються ({ $rule }).
puf-verdict-gold = Очок порівну: перемагає { $player }, бо має більше золота, { $gold } проти { $less } ({ $rule }).
    .player-you = Очок порівну: перемагаєте ви, бо маєте більше золота, { $gold } проти { $less } ({ $rule }).
puf-verdict-shared = Порівну й очок, і золота (по { $gold }): перемога спільна ({ $rule }).

## Що не так із файлом чи налаштуванням

flaw-puf-icon = «{ $value }» — не позначка моря: є V, O, D, R, M і T
flaw-puf-values = «{ $value }» — не числа корабля: напишіть «X» або числа від 1 до 9 за зростанням, наприклад «1/4/7»
flaw-puf-power = «{ $value }» — не сила найманця: є shield, choose tile, remove mines, place mines, adjacent shots, lateral shots, diagonal shots, crush, per identical, per shield, per neighbour
flaw-puf-first = має бути місце 1 або 2
flaw-puf-mercenaries = має містити номери п’ятьох різних найманців: трьох за 3, одного за 4 й одного за 5
flaw-puf-fleets = гравців має бути двоє
flaw-puf-sea = має містити обидва квадрати й смугу, кожне один раз, наприклад «square 1 a 90», «square 2 b 0» і «strip a 180»
flaw-puf-tiles = у стосі має бути 18 плиток, а в резерві — решта 9, кожна з 27 один раз, від «1a» до «9c»

## On the board

puf-hand = Рука
puf-reserve = Резерв
puf-mercenaries = Найманці на продаж
