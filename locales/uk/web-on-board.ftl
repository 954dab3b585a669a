# Що застосунок каже про цю гру.

web-on-board-aim = Наберіть найбільше очок після останнього порту. Щораунду один гравець розподіляє три карти на два стоси, а інший вибирає; потім обоє розселяють своїх пасажирів.

## Підготовка

web-ob-edition = Видання
web-ob-edition-on-board = П’ять портів, чотири з них — у кожній грі. Доповнення є лише в цьому виданні.
web-ob-edition-bienvenue-a-bord = Перше видання: пасажири, які коштують очок, чотири порти. На його картах кубик зветься Game, бокал — Fun, закоханий — Love.
web-ob-extensions = Доповнення
web-ob-captains = Капітани
web-ob-captains-about = Залиште собі одного з двох капітанів: кожен має власну силу.
web-ob-luggage = Багаж
web-ob-luggage-about = Карти серед інших, які можна скинути у слушну мить.
web-ob-special = Особливі пасажири
web-ob-special-about = Механіки люблять зайняті каюти, робінзони не люблять вільних. Разом із багажем гра триває 24 раунди.

## Стіл

web-ob-ship = Лайнер: { $player }
    .player-you = Ваш лайнер
web-ob-open-ship = Показати лайнер: { $player }
    .player-you = Показати ваш лайнер
web-ob-line = Ряд { $level }
web-ob-free = { $count ->
    [one] { $count } відчинена й вільна
    [few] { $count } відчинені й вільні
   *[many] { $count } відчинених і вільних
}
web-ob-closed = { $count ->
    [one] { $count } зачинена
    [few] { $count } зачинені
   *[many] { $count } зачинених
}
web-ob-no-special = перед ним нікого
web-ob-does = { FORM($what, "does") }
web-ob-suns-bring = { $points } у порту
web-ob-dice-bring = наступний: { $count }
web-ob-used = використано до наступного порту
web-ob-cards = Три карти раунду
web-ob-piles = Два стоси
web-ob-alone = Ця карта окремо: { $card }
web-ob-splits = { $player } розподіляє карти
    .player-you = Ви розподіляєте карти
web-ob-chooses = { $player } вибирає стос
    .player-you = Ви вибираєте стос
web-ob-hand = Карти: { $player }
    .player-you = Ваші карти
web-ob-gift = Подарунок
web-ob-give = Віддати
web-ob-to-port = { $count ->
    [one] порт після цього раунду
    [few] порт через { $count } раунди
   *[many] порт через { $count } раундів
}
web-ob-award = { ob-points }
web-ob-owed-satisfied = Компенсація: 1 задоволений
web-ob-owed-symbols = Компенсація: символ
web-ob-owed-open-cabins = Компенсація: відчиняється каюта
web-ob-owed-occupied = Компенсація: закоханий
web-ob-owed-fewest = Компенсація: ціль
web-ob-put-away = Відкладено не дивлячись: { FORM($port, "does") }
web-ob-removed = Вилучено не дивлячись

## Карти

web-ob-caption-passenger = Пасажир
web-ob-caption-wild = Пасажир, символ на вибір
web-ob-caption-conditional = Хоче { $symbol }
web-ob-caption-lover = Закоханий
web-ob-caption-cabins = Відчинити каюти
web-ob-caption-stars = Каюти на вибір
web-ob-caption-mechanic = Механік: { $points } за зайняту каюту
web-ob-caption-castaway = Робінзон: { $points } за вільну каюту

## Що ще може прийти

web-ob-out = { $count ->
    [one] { $count } із цих карт вилучено не дивлячись.
    [few] { $count } із цих карт вилучено не дивлячись.
   *[many] { $count } із цих карт вилучено не дивлячись.
}
web-ob-any-symbol = символ на вибір
web-ob-with-points = очки
web-ob-with-wish = очки з умовою
web-ob-with-loss = від’ємні очки

## Поради новачкам

web-on-board-lesson-captain = Два капітани: один лишиться з вами на весь круїз. Суперник побачить його, коли виберуть обоє.
web-on-board-lesson-split = Натисніть карту, яка лежатиме окремо; суперник візьме її або дві інші. Хай обидва стоси будуть спокусливими, щоб вам подобався той, що лишиться.
web-on-board-lesson-hide = Можна викласти один стос долілиць: натисніть його. Або запропонуйте обидва горілиць.
web-on-board-lesson-choose = Візьміть одну карту чи дві: те, що потрібне вашому лайнеру, або те, чого не має дістати суперник.
web-on-board-lesson-give = Можна віддати карту, перш ніж щось розігрувати. Пасажир без каюти дорого коштує тому, хто мусить його взяти.
web-on-board-lesson-next = Карти розігрують у будь-якому порядку. Спершу відчиніть каюти, якщо вони потрібні пасажирові.
web-on-board-lesson-passenger = Зірки на карті — те, чого просить пасажир. У кращій каюті він задоволений, у гіршій — незадоволений.
web-on-board-lesson-wild = Натисніть символ на своєму аркуші. Сонця дають очки в портах, кубики одразу додають задоволених, бокали дають очки наприкінці.
web-on-board-lesson-lover = Закоханий приєднується до зайнятої каюти й додає очки. До якої саме — байдуже.
web-on-board-lesson-cabins = Ці каюти можна покращити, перш ніж відчинити: натисніть капітана або багаж.
web-on-board-lesson-instead = Кают цього рівня більше не лишилося. Натисніть ряд із меншою кількістю зірок або не відчиняйте жодної.
web-on-board-lesson-stars = Натискайте зачинені каюти: кожна коштує стільки зірок, скільки має її ряд.
web-on-board-lesson-chosen-symbol = Натисніть символ, який рахуватиме ця ціль: той, що маєте, або той, на який сподіваєтеся.
web-on-board-lesson-special = Особливий пасажир стоїть перед рядом до кінця гри. Механік дає очки за зайняті каюти, робінзон забирає їх за вільні.
web-on-board-lesson-owed = Цей порт дає вам компенсацію: символ на вибір.
