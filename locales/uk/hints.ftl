# Підказки. Спершу — куди дивитися, потім — чого прагнути, потім — хід і що він дає.

hint-gain = Це на { $points } очка краще за наступний вибір.
hint-gain-none = Інший хід приблизно такий самий добрий.
hint-gain-only = Іншого виходу немає.

## Будь-яка гра

hint-look-choices = Погляньте, що можна зробити.
hint-aim-best = Саме це дає найкращий результат, якщо спробувати грати далі.

## Усі на борт!

hint-csa-look-room = Погляньте сюди: { $room }.
hint-csa-look-cards = Порівняйте дві свої карти.
hint-csa-look-order = Погляньте на обидва кінці своєї карти.
hint-csa-look-pier = Погляньте на пасажирів на пристані.
hint-csa-look-cabins = Погляньте на свої маленькі каюти.
hint-csa-look-disgruntled = Погляньте на своїх незадоволених пасажирів.
hint-csa-look-staircase = Погляньте на центральні сходи.
hint-csa-look-ship = Ще раз погляньте на свій корабель.

hint-csa-aim-bonus = Заповніть заклад, поки його жетон номера лежить горілиць: { $room }.
hint-csa-aim-fill = Заповніть приміщення: { $room }.
hint-csa-aim-luggage = Просуньте валізу на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
}.
hint-csa-aim-extra = Візьміть на борт додаткового пасажира.
hint-csa-aim-cabin = Додайте до корабля маленьку каюту.
hint-csa-aim-reconcile = Заповніть театр: на пристань { $count ->
    [one] повернеться { $count } незадоволений пасажир
    [few] повернуться { $count } незадоволені пасажири
   *[many] повернеться { $count } незадоволених пасажирів
}.
hint-csa-aim-content = Уникніть незадоволеного пасажира: інший шлях дасть на одного більше.
hint-csa-aim-nearly = Наблизьте приміщення до заповнення: { $room }; лишиться { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}.
hint-csa-aim-staircase = Хай пасажир поки зачекає на центральних сходах.
hint-csa-aim-least = Цього пасажира ніде не приймуть: виберіть шлях, що шкодить найменше.
hint-csa-aim-finish = Усе зроблено: завершуйте раунд.

## On Board

hint-ob-look-card = Погляньте на цю карту: { $card }.
hint-ob-look-captains = Порівняйте своїх двох капітанів.
hint-ob-look-piles = Порівняйте обидва стоси.
hint-ob-look-hidden = Погляньте на стос, що лежить долілиць.
hint-ob-look-taken = Погляньте на взяті карти.
hint-ob-look-line = Погляньте на свої каюти { $level }.
hint-ob-look-sheet = Погляньте на свій аркуш.
hint-ob-look-luggage = Погляньте на свій багаж.

hint-ob-aim-captain-leg = Залиште капітана, чия сила діє раз на етап.
hint-ob-aim-captain-always = Залиште капітана, чия сила діє завжди.
hint-ob-aim-even = Зрівняйте стоси: хоч який візьме суперник, ви втратите мало.
hint-ob-aim-leaves-one = Хай суперник бере дві карти: та, що окремо, — для вас.
hint-ob-aim-leaves-two = Хай суперник бере одну карту: дві інші — для вас.
hint-ob-aim-hide = Викладіть стос долілиць: хай суперник вгадує.
hint-ob-aim-give = Позбудьтеся карти: віддайте її.
hint-ob-aim-keep = Залиште собі те, що взяли.
hint-ob-aim-gamble = Ризикніть: у середньому стос долілиць вартий більше.
hint-ob-aim-safe = Беріть те, що бачите.
hint-ob-aim-satisfied = Позначте { $count ->
    [one] { $count } задоволеного
   *[other] { $count } задоволених
}.
hint-ob-aim-content = Уникніть незадоволеного пасажира.
hint-ob-aim-symbol = Запишіть символ: { $symbol }.
hint-ob-aim-house = Знайдіть пасажирові каюту.
hint-ob-aim-objective = Візьміть ціль.
hint-ob-aim-lover = Приведіть закоханого до зайнятої каюти ({ ob-points }).
hint-ob-aim-open = Відчиніть { $count ->
    [one] { $count } каюту
    [few] { $count } каюти
   *[many] { $count } кают
}.
hint-ob-aim-special = Поставте особливого пасажира перед рядом.
hint-ob-aim-luggage = Залиште багаж на потім.
hint-ob-aim-send-away = Відправте пасажира геть.
hint-ob-aim-pile = Беріть стос, що обіцяє вам більше.
hint-ob-aim-finish = Усе зроблено: завершуйте.

## Pirates Under Fire

hint-puf-look-space = Погляньте на клітинку { $space }.
hint-puf-look-mercenary = Погляньте, хто продається: { $mercenary }.
hint-puf-look-hand = Порівняйте кораблі у своїй руці.
hint-puf-look-reserve = Погляньте на свій резерв.
hint-puf-look-sea = Ще раз погляньте на море.

hint-puf-aim-hire = Купіть найманця: { $power }.
hint-puf-aim-crush = Розтрощіть ворожий корабель: { $ship }.
hint-puf-aim-break = Розбийте пострілом комбінацію: суперник втратить { puf-points }.
hint-puf-aim-shoot = Підпаліть ворожий корабель: { $ship }.
hint-puf-aim-strip = Збийте щит: { $ship }.
hint-puf-aim-combination = Збільште комбінацію: ще { puf-points }.
hint-puf-aim-far = Дійдіть до моря суперника: там кожен корабель — це очко.
hint-puf-aim-point = Візьміть переможне очко.
hint-puf-aim-repair = Відремонтуйте підпалений корабель.
hint-puf-aim-shield = Захистіть корабель щитом.
hint-puf-aim-sweep = Приберіть міну.
hint-puf-aim-mine = Поставте міну.
hint-puf-aim-begin = Почніть комбінацію: те саме або сусіднє число поруч.
hint-puf-aim-block = Перекрийте шлях: займіть клітинку, доступну суперникові.
hint-puf-aim-access = Відкрийте шлях: ще { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
} для ваших кораблів.
hint-puf-aim-tile = Візьміть плитку зі свого резерву.
hint-puf-aim-gold = Візьміть золото.
hint-puf-aim-lay = Виведіть корабель на позицію.
hint-puf-aim-save = Прибережіть золото на потім.
hint-puf-aim-dummy = Виберіть, котра міна — муляж.
hint-puf-aim-decline = Більше тут нічого не допоможе: пропустіть решту.
hint-puf-aim-finish = Усе зроблено: завершуйте хід.
