# Що каже про цю гру застосунок у браузері.

web-pirates-under-fire-aim = Здобудьте найбільше очок за шістнадцять ходів кожного гравця. Виставляйте кораблі, користуйтеся позначками моря, підпалюйте ворожі кораблі й бережіть комбінації в рядах і стовпцях.

## Поле

web-puf-turn = Хід { $turn } з { $turns }
web-puf-sea = Море
web-puf-sea-of = море: { $player }
    .player-you = ваше море
web-puf-ship-of = { $ship } ({ $player })
web-puf-burning = горить
web-puf-shields = { $count ->
    [one] { $count } жетон щита
    [few] { $count } жетони щита
   *[many] { $count } жетонів щита
}
web-puf-mine = міна
web-puf-mine-doubtful = міна, можливо муляж
web-puf-mine-dummy = муляж міни
web-puf-combination = { $player }: { $from } – { $to }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

web-puf-hand-of = { $player }: у руці { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
web-puf-put-back = { CAPITAL($ship) }: повернути в руку
web-puf-instead = { CAPITAL($ship) }: виставити натомість цей
web-puf-gold = { $count ->
    [one] { $count } золота монета
    [few] { $count } золоті монети
   *[many] { $count } золотих монет
}
web-puf-victory = { $count ->
    [one] { $count } переможне очко
    [few] { $count } переможні очки
   *[many] { $count } переможних очок
}
web-puf-mines = { $count ->
    [one] забрано { $count } міну
    [few] забрано { $count } міни
   *[many] забрано { $count } мін
}
web-puf-draw-label = Стос
web-puf-draw = Стос: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
web-puf-reserve = Резерв: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}

web-puf-affordable = { $count ->
    [one] { $count } вам по кишені
   *[other] { $count } вам по кишені
}
web-puf-none-left = Усіх продано.
web-puf-power = { FORM($power, "does") }
web-puf-icons = Що роблять клітинки моря
web-puf-supply = Запас
web-puf-shields-left = { $count ->
    [one] лишився { $count } щит
    [few] лишилося { $count } щити
   *[many] лишилося { $count } щитів
}
web-puf-mines-left = { $count ->
    [one] лишилася { $count } міна
    [few] лишилося { $count } міни
   *[many] лишилося { $count } мін
}

web-puf-to-come = Ще не бачені кораблі
web-puf-unseen-own = у стосі й резерві
web-puf-unseen = у руці, стосі й резерві
web-puf-dummy-among = { $count ->
    [one] Муляж лежить у морі.
    [few] Одна з { $count } мін — муляж.
   *[many] Одна з { $count } мін — муляж.
}

web-puf-no-options = Налаштувань немає: море, п’ятьох найманців і всі плитки перемішують для кожної гри.

## Порада для кожного виду рішень

web-pirates-under-fire-tip-ship = Число на прапорі складає комбінації з кораблями поруч; позначка на корпусі показує, що робить корабель. Виберіть корабель, щоб побачити, куди його можна виставити.
web-pirates-under-fire-tip-lay = Позначка клітинки теж діє: виберіть клітинку, щоб побачити, що вона дасть. Три однакові числа або послідовність із трьох поруч дають очки наприкінці.
web-pirates-under-fire-tip-hire = Вам вистачає золота на найманця: раз на хід купіть його до свого корабля або після. Він ніколи не горить, а наприкінці має те зі своїх чисел, яке вам найкорисніше.
web-pirates-under-fire-tip-mercenary = Найманець стає туди, куди міг би стати корабель. Клітинка моря під ним не діє, діє лише його власна сила.
web-pirates-under-fire-tip-shot = Натисніть на ворожий корабель. Без щита він загоряється й не дає очок, доки його не відремонтують.
web-pirates-under-fire-tip-volley = Ці постріли лунають усі разом: натисніть на будь-який корабель, у який вони влучать.
web-pirates-under-fire-tip-repair = Натисніть на свій підпалений корабель: відтепер він знову дає очки.
web-pirates-under-fire-tip-mine = Натисніть на клітинку для міни. Хто виставить туди корабель, втратить наприкінці 2 очки, тож виберіть ту, що потрібна суперникові.
web-pirates-under-fire-tip-sweep = Натисніть на міну, яку прибрати. Вона вже ні в кого не забере очок.
web-pirates-under-fire-tip-shield = Натисніть на свій корабель: щит витримує одне влучання.
web-pirates-under-fire-tip-tile = Натисніть на свій резерв: ви візьмете верхню плитку, і до кінця гри у вас буде на одну плитку більше.
web-pirates-under-fire-tip-search = Натисніть на свій резерв, щоб переглянути його. Переглянувши, візьмете плитку.
web-pirates-under-fire-tip-reserve = Натисніть на потрібну плитку; суперник знатиме лише, що ви взяли одну.
web-pirates-under-fire-tip-dummy = Натисніть на міну, яка буде муляжем і нічого не коштуватиме. Знатимете лише ви.
web-pirates-under-fire-tip-end = Доки хід не завершено, кроки можна скасувати, крім тих, що відкрили вам щось нове. Наприкінці ходу ви берете плитку.
