# Що кажуть On Board і Bienvenue à bord. Правила — у rules/on-board.ftl.
# Ім’я гравця може бути будь-якого роду й не відмінюється: воно завжди в називному, дієслово — у теперішньому часі.

ob-edition-on-board = On Board (2022)
ob-edition-bienvenue-a-bord = Bienvenue à bord (2019)

## Написи

ob-label-round = Раунд { $round } із { $rounds }
ob-label-luggage = Багаж
ob-label-captain = Капітан
ob-label-objectives = Цілі
ob-label-satisfied = Задоволені
ob-label-unhappy = Незадоволені
ob-label-lovers = Закохані
ob-label-ports = Порти
ob-label-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
ob-label-pile-one = Одна карта
ob-label-pile-two = Дві карти
ob-label-hidden = долілиць
ob-label-done = Готово

## Символи й каюти
# .acc: у знахідному; .gen: у родовому.

ob-sign-sun = С
ob-sign-die = К
ob-sign-glass = Б
ob-symbol-sun = сонце
ob-symbol-die = кубик
ob-symbol-glass = бокал

ob-stars-one = ★
ob-stars-two = ★★
ob-stars-three = ★★★
ob-cabin-one = каюта ★
    .acc = каюту ★
    .gen = каюти ★
ob-cabin-two = каюта ★★
    .acc = каюту ★★
    .gen = каюти ★★
ob-cabin-three = каюта ★★★
    .acc = каюту ★★★
    .gen = каюти ★★★
ob-plus = { $first } + { $second }
ob-no-cabins = жодної каюти

ob-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
# У знахідному.
ob-star-count = { $count ->
    [one] { $count } зірку
    [few] { $count } зірки
   *[many] { $count } зірок
}

## Капітани, багаж, цілі, порти
# Щонайбільше дванадцять знаків. .does: яка з них користь.

ob-captain-give = Подарунок
    .does = раз на етап віддайте суперникові щойно взяту карту
ob-captain-stars = Зірки
    .does = раз на етап додайте { ob-star-count } каютам, які відчиняєте
ob-captain-change = Інший символ
    .does = раз на етап змініть символ, який записуєте
ob-captain-suns = Сонця
    .does = { ob-points } за кожне сонце в портах
ob-captain-lovers = Закохані
    .does = на { ob-points } більше за кожного закоханого
ob-captain-hide = Долілиць
    .does = розподіляючи, можете викласти один стос долілиць

ob-luggage-change = Інший символ
    .does = змініть символ, який записуєте
ob-luggage-hide = Долілиць
    .does = розподіляючи, викладіть один стос долілиць
ob-luggage-lover = Закоханий ↑
    .does = на { ob-points } більше за закоханого
ob-luggage-calm = Спокій
    .does = один раунд позначайте задоволених замість незадоволених
ob-luggage-give = Подарунок
    .does = віддайте суперникові щойно взяту карту
ob-luggage-stars = Зірки
    .does = додайте { ob-star-count } каютам, які відчиняєте

ob-objective-empty-cabins = Вільні каюти
    .does = { ob-points } за кожну відчинену вільну каюту
ob-objective-chosen-symbol = Один символ
    .does = { ob-points } за кожен символ вибраного виду
ob-objective-suns = Сонця
    .does = { ob-points } за кожне сонце
ob-objective-dice = Кубики
    .does = { ob-points } за кожен кубик
ob-objective-glasses = Бокали
    .does = { ob-points } за кожен бокал
ob-objective-trios = Трійки
    .does = { ob-points } за кожну трійку: сонце, кубик і бокал
ob-objective-ports = Порти
    .does = { ob-points } за кожен виграний порт
ob-objective-satisfied-trios = Задоволені/3
    .does = { ob-points } за кожних трьох задоволених
ob-objective-unhappy = Незадоволені
    .does = { ob-points } за кожного незадоволеного
ob-objective-three-star-cabins = Каюти ★★★
    .does = { ob-points } за кожну відчинену каюту ★★★

ob-port-satisfied = Задоволені ↑
    .does = найбільше задоволених
ob-port-symbols = Символи
    .does = найбільше символів
ob-port-open-cabins = Відчинені
    .does = найбільше відчинених кают
ob-port-occupied = Зайняті
    .does = найбільше зайнятих кают
ob-port-fewest-satisfied = Задоволені ↓
    .does = найменше задоволених

## Карти
# .acc: у знахідному; .gen: у родовому.

ob-card-passenger-points = пасажир { $level } ({ ob-points })
    .acc = пасажира { $level } ({ ob-points })
    .gen = пасажира { $level } ({ ob-points })
ob-card-passenger-symbol = пасажир { $level } ({ $symbol })
    .acc = пасажира { $level } ({ $symbol })
    .gen = пасажира { $level } ({ $symbol })
ob-card-passenger-wild = пасажир { $level } (символ на вибір)
    .acc = пасажира { $level } (символ на вибір)
    .gen = пасажира { $level } (символ на вибір)
ob-card-passenger-conditional = пасажир { $level } ({ ob-points }, хоче { $symbol })
    .acc = пасажира { $level } ({ ob-points }, хоче { $symbol })
    .gen = пасажира { $level } ({ ob-points }, хоче { $symbol })
ob-card-lover = закоханий ({ ob-points })
    .acc = закоханого ({ ob-points })
    .gen = закоханого ({ ob-points })
ob-card-cabins = каюти { $cabins }
    .acc = карту кают { $cabins }
ob-card-stars = каюти на { ob-star-count }
    .acc = карту кают на { ob-star-count }
ob-card-objective = ціль ({ FORM($objective, "does") })
ob-card-luggage = багаж ({ FORM($luggage, "does") })
ob-card-mechanic = механік
    .acc = механіка
    .gen = механіка
ob-card-castaway = робінзон
    .acc = робінзона
    .gen = робінзона
ob-card-unknown = невідома карта
    .acc = невідому карту

# Карти стосу.
ob-pile-one = { $card }
ob-pile-two = { $first }, { $second }
ob-pile-one-hidden = одна карта долілиць
ob-pile-two-hidden = дві карти долілиць

# Що позначають за розміщення.
ob-ticks-none = як просить
ob-ticks-satisfied = { $count ->
    [one] { $count } задоволений
    [few] { $count } задоволені
   *[many] { $count } задоволених
}
ob-ticks-unhappy = { $count ->
    [one] { $count } незадоволений
    [few] { $count } незадоволені
   *[many] { $count } незадоволених
}
ob-ticks-both = { $satisfied ->
    [one] { $satisfied } задоволений
    [few] { $satisfied } задоволені
   *[many] { $satisfied } задоволених
}, { $unhappy ->
    [one] { $unhappy } незадоволений
    [few] { $unhappy } незадоволені
   *[many] { $unhappy } незадоволених
}

## Що маєте зробити

ob-prompt-captain = Виберіть капітана
ob-prompt-split = Виберіть карту, що лежатиме окремо
ob-prompt-hide = Викладіть один стос долілиць або запропонуйте обидва горілиць
ob-prompt-offer = Запропонуйте обидва стоси
ob-prompt-choose = Виберіть стос
ob-prompt-give = Віддайте карту або лишіть усе собі
ob-prompt-next = Виберіть карту, яку розіграти
ob-prompt-passenger = { CAPITAL($card) }: виберіть каюту
ob-prompt-passenger-as = { CAPITAL($card) }, записує { $symbol }: виберіть каюту
ob-prompt-no-cabin = { CAPITAL($card) }: вільної відчиненої каюти немає
ob-prompt-wild = Виберіть символ пасажира
ob-prompt-lover = Закоханий ({ ob-points }) приєднується до зайнятої каюти
ob-prompt-lover-alone = Закоханий ({ ob-points }): каюти для нього немає
ob-prompt-cabins = Відчинити каюти: { $cabins }
ob-prompt-raise = Відчинити каюти: { $cabins }. Виберіть, куди додати зірку (лишилося { $count })
ob-prompt-instead = Зачиненої { FORM($cabin, "gen") } вже немає: виберіть нижчу або не відчиняйте жодної
ob-prompt-stars = Відчиніть каюти на { ob-star-count }
ob-prompt-chosen-symbol = Виберіть символ, який рахує ціль
ob-prompt-special = { CAPITAL($card) }: виберіть ряд кают
ob-prompt-owed-symbol = Компенсація: виберіть символ
ob-prompt-owed-cabin = Компенсація ({ $symbol }): виберіть каюту
ob-prompt-end = Усе зроблено: завершуйте
ob-prompt-wait-split = { $player } розподіляє карти
ob-prompt-wait-choose = { $player } вибирає стос
ob-prompt-wait-give = { $player } може віддати карту
ob-prompt-wait-player = Зачекайте, { $player } ще грає
ob-prompt-wait-both = Зачекайте на обох гравців
ob-prompt-over = Гру закінчено

## Що можете зробити

ob-action-keep = { $captain }: { FORM($captain, "does") }
ob-action-alone = { CAPITAL($card) }
ob-action-hide = Викласти долілиць: { $pile }
ob-action-offer = Запропонувати стоси
ob-action-choose = Узяти: { $pile }
ob-action-give-captain = Віддати завдяки капітанові: { $card }
ob-action-give-luggage = Віддати завдяки багажу: { $card }
ob-action-give-nothing = Нічого не віддавати
ob-action-next = { CAPITAL($card) }
ob-action-place = { CAPITAL($cabin) } — { $ticks }
ob-action-place-any = { CAPITAL($cabin) }
ob-action-send-away = Відмовити — { $ticks }
ob-action-change-captain = Капітан: натомість записати { $symbol }
ob-action-change-luggage = Багаж: натомість записати { $symbol }
ob-action-calm = Багаж: цього раунду позначати задоволених замість незадоволених
ob-action-embrace = Поселити закоханого — { ob-points }
ob-action-embrace-any = Поселити закоханого
ob-action-sweeten = Багаж: на { ob-points } більше за закоханого
ob-action-stars-captain = Капітан: додати { ob-star-count }
ob-action-stars-luggage = Багаж: додати { ob-star-count }
ob-action-raise = { $level } стає { $to }
ob-action-open-all = Відчинити { $cabins }
ob-action-open-any = Відчинити каюти
ob-action-open = Відчинити { FORM($cabin, "acc") }
ob-action-skip = Не відчиняти жодної
ob-action-pick = { CAPITAL($symbol) }
ob-action-station = Перед рядом { $level }
ob-action-end-captain = Вирушити з цим капітаном
ob-action-end-port = Залишити порт
ob-action-end = Завершити раунд

## Що сталося

ob-event-captain = { $player } вирушає з капітаном «{ $captain }»: { FORM($captain, "does") }.
    .player-you = Ви вирушаєте з капітаном «{ $captain }»: { FORM($captain, "does") }.
ob-event-round = Починається раунд { $round }. Розподіляє { $player }.
    .player-you = Починається раунд { $round }. Розподіляєте ви.
ob-event-card = На столі: { $card }.
ob-event-offered = { $player } кладе карту { $number } окремо від двох інших.
    .player-you = Ви кладете карту { $number } окремо від двох інших.
ob-event-offered-one-hidden = { $player } кладе карту { $number } окремо, долілиць.
    .player-you = Ви кладете карту { $number } окремо, долілиць.
ob-event-offered-two-hidden = { $player } кладе карту { $number } окремо; дві інші лежать долілиць.
    .player-you = Ви кладете карту { $number } окремо; дві інші лежать долілиць.
ob-event-took-one = { $player } бере стос з однієї карти.
    .player-you = Ви берете стос з однієї карти.
ob-event-took-two = { $player } бере стос із двох карт.
    .player-you = Ви берете стос із двох карт.
ob-event-luggage = { $player } викладає багаж «{ $luggage }»: { FORM($luggage, "does") }.
    .player-you = Ви викладаєте багаж «{ $luggage }»: { FORM($luggage, "does") }.
ob-event-luggage-used = { $player } використовує багаж «{ $luggage }».
    .player-you = Ви використовуєте багаж «{ $luggage }».
ob-event-captain-used = { $player } використовує капітана «{ $captain }».
    .player-you = Ви використовуєте капітана «{ $captain }».
ob-event-gave = { $player } віддає суперникові { FORM($card, "acc") }.
    .player-you = Ви віддаєте суперникові { FORM($card, "acc") }.
ob-event-moved-in = { $player } селить { FORM($card, "acc") } в { FORM($cabin, "acc") }.
    .player-you = Ви селите { FORM($card, "acc") } в { FORM($cabin, "acc") }.
ob-event-moved-in-as = { $player } селить { FORM($card, "acc") } в { FORM($cabin, "acc") } і записує { $symbol }.
    .player-you = Ви селите { FORM($card, "acc") } в { FORM($cabin, "acc") } і записуєте { $symbol }.
ob-event-sent-away = { $player } не має каюти для { FORM($card, "gen") }.
    .player-you = Ви не маєте каюти для { FORM($card, "gen") }.
ob-event-satisfied = { $player } позначає { $count ->
    [one] { $count } задоволеного.
   *[other] { $count } задоволених.
}
    .player-you = Ви позначаєте { $count ->
        [one] { $count } задоволеного.
       *[other] { $count } задоволених.
    }
ob-event-unhappy = { $player } позначає 1 незадоволеного.
    .player-you = Ви позначаєте 1 незадоволеного.
ob-event-lover = { $player } додає закоханого до каюти ({ ob-points }).
    .player-you = Ви додаєте закоханого до каюти ({ ob-points }).
ob-event-lover-lost = { $player } не має каюти для закоханого.
    .player-you = Ви не маєте каюти для закоханого.
ob-event-opened = { $player } відчиняє { FORM($cabin, "acc") }.
    .player-you = Ви відчиняєте { FORM($cabin, "acc") }.
ob-event-opening-lost = { $player } більше не має чого відчиняти.
    .player-you = Ви більше не маєте чого відчиняти.
ob-event-objective = { $player } записує ціль: { FORM($objective, "does") }.
    .player-you = Ви записуєте ціль: { FORM($objective, "does") }.
ob-event-objective-chosen = { $player } записує ціль: { FORM($objective, "does") } ({ $symbol }).
    .player-you = Ви записуєте ціль: { FORM($objective, "does") } ({ $symbol }).
ob-event-stationed = { $player } ставить { FORM($card, "acc") } перед рядом { $level }.
    .player-you = Ви ставите { FORM($card, "acc") } перед рядом { $level }.
ob-event-dismissed = { $player } не має вільного ряду для { FORM($card, "gen") }.
    .player-you = Ви не маєте вільного ряду для { FORM($card, "gen") }.
ob-event-symbol = { $player } записує { $symbol } в { FORM($cabin, "acc") }.
    .player-you = Ви записуєте { $symbol } в { FORM($cabin, "acc") }.
ob-event-symbol-boxed = { $player } записує { $symbol } у власну клітинку.
    .player-you = Ви записуєте { $symbol } у власну клітинку.
ob-event-symbol-lost = { $player } не має каюти для символу.
    .player-you = Ви не маєте каюти для символу.
ob-event-kept-cards = { $player } нічого не віддає.
    .player-you = Ви нічого не віддаєте.
ob-event-finished = { $player } завершує.
    .player-you = Ви завершуєте.
ob-event-suns = { $player } отримує { ob-points } за сонця.
    .player-you = Ви отримуєте { ob-points } за сонця.
ob-event-port = Порт: { FORM($port, "does") }.
ob-event-port-won = { $player } виграє порт і отримує { ob-points }.
    .player-you = Ви виграєте порт і отримуєте { ob-points }.
ob-event-port-tied = Нічия: обоє отримують компенсацію.
ob-event-over = Гру закінчено.

## Аркуш підрахунку

ob-score-cabins = Каюти
ob-score-lovers = Закохані
ob-score-glasses = Бокали
ob-score-suns = Сонця
ob-score-ports = Порти
ob-score-objectives = Цілі
ob-score-special = Особливі пасажири
ob-score-satisfied = Задоволені пасажири
ob-score-unhappy = Незадоволені пасажири

## Що не так із файлом чи налаштуванням

flaw-ob-extensions = капітани, багаж і особливі пасажири належать до видання on-board
flaw-ob-edition = файл призначено для видання «{ $value }», а не для того, в яке грають
flaw-ob-line = «{ $value }» не підходить: ряди мають 1, 2 і 3 зірки в цьому порядку, щонайбільше 12 кают, і відчинених не більше, ніж усього
flaw-ob-compensation = «{ $value }» — не компенсація: символ іде в «cabin» або «box», відчинення — «cabin» і рівень від 1 до 3 або «stars» і число від 1 до 9
flaw-ob-port = «{ $value }» — не порт або трапляється двічі: порти — satisfied, symbols, open cabins, occupied, fewest satisfied
flaw-ob-objective = «{ $value }» — не та ціль, що має бути на цьому місці
flaw-ob-card = «{ $value }» — не карта: напишіть, наприклад, «2 sun», «1 wild», «2 4 sun», «1 -1», «lover 2», «open 1+2», «stars 3», «objective suns», «luggage give», «mechanic», «castaway»
flaw-ob-first = має бути місце 1 або 2
flaw-ob-deal-ports = має містити кожен порт видання один раз
flaw-ob-deal-captains = має містити по два капітани на гравця, усі різні, або жодного, якщо грають без них
flaw-ob-deal-deck = має містити номер кожної карти у грі рівно один раз
