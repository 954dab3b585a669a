# Що каже «Усі на борт!». Правила — у rules/come-sail-away.ftl.
# Ім’я гравця може бути будь-якого роду й не відмінюється: воно завжди в називному, дієслово — у теперішньому часі.

## Написи

csa-label-round = Раунд { $round } із 12
csa-label-hand = Карти в руці
csa-label-luggage = Багажна стрічка
csa-label-disgruntled = Незадоволені пасажири
csa-label-tokens = Жетони номерів закладів
csa-label-bonus = Жетони додаткових очок
csa-label-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
csa-label-small-cabins = Маленькі каюти
csa-label-stern = Лівий борт
csa-label-bow = Правий борт
csa-label-staircase = Центральні сходи
csa-label-done = Готово

# Літери, що розрізняють кольори без кольору: перша літера кожного.
csa-letter-yellow = Ж
csa-letter-blue = С
csa-letter-green = З
csa-letter-orange = П
csa-letter-black = Ч

## Пасажири
# .nom: разом з іменником; .acc: те саме у знахідному.

csa-passenger-yellow = жовтий
    .nom = жовтий пасажир
    .acc = жовтого пасажира
csa-passenger-blue = синій
    .nom = синій пасажир
    .acc = синього пасажира
csa-passenger-green = зелений
    .nom = зелений пасажир
    .acc = зеленого пасажира
csa-passenger-orange = помаранчевий
    .nom = помаранчевий пасажир
    .acc = помаранчевого пасажира
csa-passenger-black = чорний
    .nom = чорний пасажир
    .acc = чорного пасажира
csa-luggage-yellow = жовтий із багажем
    .nom = жовтий пасажир із багажем
    .acc = жовтого пасажира з багажем
csa-luggage-blue = синій із багажем
    .nom = синій пасажир із багажем
    .acc = синього пасажира з багажем
csa-luggage-green = зелений із багажем
    .nom = зелений пасажир із багажем
    .acc = зеленого пасажира з багажем
csa-luggage-orange = помаранчевий із багажем
    .nom = помаранчевий пасажир із багажем
    .acc = помаранчевого пасажира з багажем
csa-luggage-black = чорний із багажем
    .nom = чорний пасажир із багажем
    .acc = чорного пасажира з багажем

# Пасажири карти або двері маленької каюти.
csa-row = { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}

# Звідки приходить пасажир.
csa-origin-pier = з пристані
csa-origin-staircase = з центральних сходів
csa-origin-disgruntled = з-поміж незадоволених пасажирів

## Приміщення
# .acc: у знахідному.

csa-cabin-yellow = жовта каюта гостей
    .acc = жовту каюту гостей
csa-cabin-blue = синя каюта гостей
    .acc = синю каюту гостей
csa-cabin-green = зелена каюта гостей
    .acc = зелену каюту гостей
csa-cabin-orange = помаранчева каюта гостей
    .acc = помаранчеву каюту гостей
csa-cabin-black = чорна каюта гостей
    .acc = чорну каюту гостей
csa-facility-dining-room = їдальня { $number }
    .acc = їдальню { $number }
csa-facility-salon = салон { $number }
csa-facility-bar = бар { $number }
csa-facility-pool = басейн { $number }
csa-facility-library = бібліотека { $number }
    .acc = бібліотеку { $number }
csa-facility-suite = люкс-апартаменти { $number }
csa-facility-theatre = театр { $number }
csa-staircase = центральні сходи
csa-small-cabin = маленька каюта ({ $doors })
    .acc = маленьку каюту ({ $doors })
csa-small-cabin-any = маленька каюта
    .acc = маленьку каюту

# Плитка і де вона лежить.
csa-room = { $name }{ csa-where }
    .acc = { FORM($name, "acc") }{ csa-where }
csa-where = { $place ->
    [stair] {""}
    [stern1] , лівий борт угорі
    [stern2] , лівий борт унизу
    [bow1] , правий борт угорі
    [bow2] , правий борт унизу
   *[other] {" "}({ $place })
}

# Приміщення, названі лише за місцем. .in: хто там сидить; .to: хто туди йде.
csa-place = { $place ->
    [stair] центральні сходи
    [stern1] верхня маленька каюта лівого борту
    [stern2] нижня маленька каюта лівого борту
    [bow1] верхня маленька каюта правого борту
    [bow2] нижня маленька каюта правого борту
   *[other] приміщення { $place }
}
    .in = { $place ->
    [stair] на центральних сходах
    [stern1] у верхній маленькій каюті лівого борту
    [stern2] у нижній маленькій каюті лівого борту
    [bow1] у верхній маленькій каюті правого борту
    [bow2] у нижній маленькій каюті правого борту
   *[other] у приміщенні { $place }
}
    .to = { $place ->
    [stair] на центральні сходи
    [stern1] до верхньої маленької каюти лівого борту
    [stern2] до нижньої маленької каюти лівого борту
    [bow1] до верхньої маленької каюти правого борту
    [bow2] до нижньої маленької каюти правого борту
   *[other] до приміщення { $place }
}

# Одне з десяти приміщень корабля, і що воно таке.
csa-place-named = приміщення { $place } ({ $name })
    .in = у приміщенні { $place } ({ $name })
    .to = до приміщення { $place } ({ $name })

csa-berth-stern-upper = верхнє місце лівого борту
csa-berth-stern-lower = нижнє місце лівого борту
csa-berth-bow-upper = верхнє місце правого борту
csa-berth-bow-lower = нижнє місце правого борту

## Що маєте зробити

csa-prompt-card = Виберіть карту
csa-prompt-order = Виберіть, з якого краю карти починати
csa-prompt-enter = { CAPITAL($passenger) }: виберіть приміщення
csa-prompt-take = Виберіть додаткового пасажира
csa-prompt-seat = Додатковий пасажир ({ $passenger }): виберіть приміщення
csa-prompt-reader = { CAPITAL($passenger) } з бібліотеки: виберіть приміщення
csa-prompt-cabin = Виберіть маленьку каюту
csa-prompt-berth = Виберіть для неї місце на лівому чи правому борту
csa-prompt-flip = Виберіть, яке заповнене приміщення перевернути
csa-prompt-end = Усе зроблено: завершіть раунд
csa-prompt-wait = Зачекайте, доки всі завершать раунд
csa-prompt-over = Гру закінчено

## Що можете зробити

csa-action-play = Зіграти: { $face }
csa-action-left-to-right = Зліва направо
csa-action-right-to-left = Справа наліво
csa-action-enter = { CAPITAL($room) }
csa-action-enter-refused = { CAPITAL($room) } — там пасажир стане незадоволеним
csa-action-take = { CAPITAL($passenger) } { $origin }
csa-action-seat = { CAPITAL($room) }
csa-action-cabin = { CAPITAL($cabin) }
csa-action-berth = { CAPITAL($place) }
csa-action-flip = Перевернути { FORM($room, "acc") }
csa-action-end = Завершити раунд

## Що сталося

csa-event-played = { $player } розігрує карту: { $face }.
    .player-you = Ви розігруєте карту: { $face }.
csa-event-seated = { $player } розміщує { FORM($passenger, "acc") } { FORM($room, "in") }.
    .player-you = Ви розміщуєте { FORM($passenger, "acc") } { FORM($room, "in") }.
csa-event-turned-away = { $player }: { FORM($passenger, "nom") } не знаходить місця { FORM($room, "in") } і стає незадоволеним.
csa-event-stranded = { $player }: { FORM($passenger, "nom") } не має куди йти і стає незадоволеним.
csa-event-luggage = { $player } просуває валізу на клітинку { $space }.
    .player-you = Ви просуваєте валізу на клітинку { $space }.
csa-event-extra = { $player } бере { FORM($passenger, "acc") } { $origin } і розміщує його { FORM($room, "in") }.
    .player-you = Ви берете { FORM($passenger, "acc") } { $origin } і розміщуєте його { FORM($room, "in") }.
csa-event-cabin = { $player } додає { FORM($cabin, "acc") } на { $place }.
    .player-you = Ви додаєте { FORM($cabin, "acc") } на { $place }.
csa-event-flipped = { $player } перевертає { FORM($room, "acc") }.
    .player-you = Ви перевертаєте { FORM($room, "acc") }.
csa-event-reader = { $player } переводить { FORM($passenger, "acc") } з бібліотеки { FORM($room, "to") }.
    .player-you = Ви переводите { FORM($passenger, "acc") } з бібліотеки { FORM($room, "to") }.
csa-event-reader-disgruntled = { $player }: жодне приміщення не приймає четвертого пасажира бібліотеки ({ $passenger }), і він стає незадоволеним.
csa-event-reader-left = { $player }: жодне приміщення не приймає четвертого пасажира бібліотеки ({ $passenger }), і він повертається на пристань.
csa-event-reconciled = { $player }: { $count ->
    [one] { $count } незадоволений пасажир повертається на пристань.
    [few] { $count } незадоволені пасажири повертаються на пристань.
   *[many] { $count } незадоволених пасажирів повертається на пристань.
}
csa-event-finished = { $player } завершує раунд.
    .player-you = Ви завершуєте раунд.
csa-event-bonus = { $player } отримує жетон додаткових очок за { FORM($facility, "acc") }.
    .player-you = Ви отримуєте жетон додаткових очок за { FORM($facility, "acc") }.
csa-event-token-down = Жетон номера закладу ({ $facility }) перевернуто долілиць.
csa-event-passed = { $player } передає карту, її отримує { $to }: { $face }.
    .player-you = Ви передаєте карту, її отримує { $to }: { $face }.
    .to-you = { $player } передає вам карту: { $face }.
csa-event-boxed = { $player } повертає карту в коробку: { $face }.
    .player-you = Ви повертаєте карту в коробку: { $face }.
csa-event-drew = { $player } бере карту: { $face }.
    .player-you = Ви берете карту: { $face }.
csa-event-round = Починається раунд { $round }.
csa-event-over = Гру закінчено.

## Аркуш підрахунку і звання у грі соло

csa-score-rooms = Заповнені приміщення
csa-score-passengers = Пасажири в незаповнених приміщеннях
csa-score-tokens = Жетони додаткових очок
csa-score-luggage = Багажна стрічка
csa-score-disgruntled = Незадоволені пасажири
csa-crew-legendary = Легендарний екіпаж
csa-crew-best = Найкращий екіпаж Атлантики
csa-crew-ace = Екіпаж асів
csa-crew-skilled = Досвідчений екіпаж
csa-crew-promising = Екіпаж, що подає надії
csa-crew-apprentice = Екіпаж учнів
csa-crew-seasick = Екіпаж, від якого нудить
csa-rank-lowest = { $crew } (не більше { $to } очок; від { $begins } — { $above })
csa-rank = { $crew } (від { $from } до { $to } очок; від { $begins } — { $above })
csa-rank-highest = { $crew } (від { $from } очок)

# Чому перемагає один із тих, у кого найбільше очок.
csa-tie-rooms = Очок порівну: вирішують очки за перевернуті приміщення ({ $rule }).
csa-tie-disgruntled = Очок порівну, за перевернуті приміщення теж: перемагає той, у кого менше незадоволених пасажирів ({ $rule }).
csa-tie-shared = Порівну всього: очок, очок за перевернуті приміщення й незадоволених пасажирів ({ $rule }).

## Що не так із файлом чи налаштуванням

flaw-players = гравців може бути від одного до чотирьох, а не { $value }
flaw-facilities = має бути п’ять різних чисел від 1 до 10
flaw-colour = каюти гостей кольору «{ $value }» немає: кольори — yellow, blue, green, orange, black
flaw-facility = закладу з номером { $value } немає: номери від 1 до 10
flaw-doors = «{ $value }» — не двері: напишіть від однієї до п’яти літер із Y B G O K
flaw-tile = «{ $value }» — не плитка першого корабля: напишіть yellow, blue, green, orange, black або число від 1 до 5
flaw-room = на кораблі немає плитки на місці «{ $value }»
flaw-track-length = клітинок багажної стрічки від 2 до 32, а не { $value }
flaw-track-start = перша клітинка має бути «start»
flaw-space = «{ $value }» — не клітинка багажної стрічки: напишіть «empty», «small cabin», «points» і число або «extra» і звідки, причому «pier» — завжди
flaw-card = «{ $value }» — не карта: напишіть від двох до чотирьох літер із Y B G O K, із зірочкою після пасажира з багажем
flaw-deal-ship = має містити { $expected } плиток цієї гри в їхньому розташуванні
flaw-deal-cabins = має містити по п’ять маленьких кают на гравця ({ $expected }), усі різні, від 1 до 20
flaw-deal-tokens = має містити { $expected } закладів цієї гри, кожен один раз
flaw-deal-tokens-solo = жетони розкладають лише у грі соло

## On the board

csa-summary = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} · багаж { $luggage } · { $rooms ->
    [one] { $rooms } приміщення перевернуто
    [few] { $rooms } приміщення перевернуто
   *[many] { $rooms } приміщень перевернуто
}
csa-full = заповн.
csa-space-empty = нічого
csa-space-cabin = маленька каюта
csa-space-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
csa-space-extra = додатковий пасажир
csa-space-extra-staircase = додатковий пасажир (або з центральних сходів)
csa-space-extra-disgruntled = додатковий пасажир (або незадоволений)
csa-space-extra-all = додатковий пасажир (або з центральних сходів, незадоволений)

# Назви щонайбільше з десяти літер, для малюнка.
csa-short-yellow = Жовта
csa-short-blue = Синя
csa-short-green = Зелена
csa-short-orange = Помаранч.
csa-short-black = Чорна
csa-short-dining-room = Їдальня { $number }
csa-short-salon = Салон { $number }
csa-short-bar = Бар { $number }
csa-short-pool = Басейн { $number }
csa-short-library = Бібліот. { $number }
csa-short-suite = Люкс { $number }
csa-short-theatre = Театр { $number }
