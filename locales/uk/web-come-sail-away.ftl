# Що застосунок каже про цю гру.

web-come-sail-away-aim = Наберіть найбільше очок за дванадцять раундів. Щораунду вибирайте одну з двох карт і ведіть її пасажирів кораблем, щоразу до сусіднього приміщення. Хто не знайшов місця, той незадоволений.

## На столі

web-csa-times = { $count } × { $passenger }
web-csa-inside = усередині: { $passengers }
web-csa-takes = ще прийме: { $colours }
web-csa-face-down = заповнено, долілиць
web-csa-cabin = маленька каюта ({ $doors }), { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-csa-slot-empty = уже на кораблі
web-csa-space = клітинка { $number }: { $what }
web-csa-token-here = тут ваша валіза
web-csa-card = Карта: { $face }
web-csa-card-chosen = Вибрана карта: { $face }
web-csa-card-hidden = Карта, якої ви не бачите
web-csa-to-player = отримає { $player }
    .player-you = отримаєте ви
web-csa-to-box = повернеться в коробку
web-csa-pier = Пристань
web-csa-on-the-way = У дорозі
web-csa-fleet = Інші кораблі
web-csa-open-ship = Оглянути корабель: { $player }
web-csa-back-to-own = Назад до корабля: { $player }
    .player-you = Назад до вашого корабля
web-csa-visiting = Корабель: { $player }
web-csa-back = Назад до мого корабля
web-csa-number-up = { $facility }: хто заповнить перший, отримає додаткові очки ({ $points })
web-csa-number-until = { $facility }: заповніть не пізніше раунду { $round } й отримайте додаткові очки ({ $points })
web-csa-number-down = { $facility }: додаткових очок уже нема
web-csa-until = Р{ $round }

## Що ще попереду

web-csa-unseen = { $count ->
    [one] { $count } ви ще не бачили
    [few] { $count } ви ще не бачили
   *[many] { $count } ви ще не бачили
}
web-csa-size = по { $passengers } пасажири: { $cards }

## Підготовка

web-csa-facilities = Заклади
web-csa-preset-base = Перша гра: їдальні та салони (1–5)
web-csa-preset-one = Один новий заклад: { $new }
web-csa-preset-two = Два нові заклади: { $four }, { $five }
web-csa-preset-own = Власний вибір п’яти
web-csa-choose-facilities = Усі десять закладів і їхні правила
web-csa-five = Потрібно рівно п’ять закладів; зараз вибрано { $count }.
web-csa-shuffled = Перемішані приміщення
web-csa-shuffled-why = у кожній грі приміщення лежать інакше, однаково на всіх кораблях
web-csa-open-hands = Відкриті карти
web-csa-open-hands-why = усі бачать карти всіх
web-csa-with-facilities = заклади { $numbers }

## Поради новачкам

web-come-sail-away-tip-card = Виберіть карту, чиї пасажири знайдуть добрі місця. Друга перейде до сусіда ліворуч, а у грі соло — в коробку.
web-come-sail-away-tip-order = Пасажири заходять у надрукованому порядку з будь-якого краю. Почніть звідти, звідки шлях складеться найкраще.
web-come-sail-away-tip-enter = Перший пасажир іде куди завгодно, кожен наступний — до сусіднього приміщення, і нікуди двічі. Насуплене обличчя означає, що пасажир там буде незадоволений: −1 очко.
web-come-sail-away-tip-take = Багажна стрічка дає додаткового пасажира. Виберіть колір, який заповнить приміщення: його одразу перевернуть.
web-come-sail-away-tip-seat = Додатковий пасажир іде до будь-якого підсвіченого приміщення, хоч би де воно було.
web-come-sail-away-tip-reader = Бібліотеку заповнено: троє читачів ідуть, а четвертий має сісти в іншому приміщенні.
web-come-sail-away-tip-cabin = Виберіть маленьку каюту, на кольори якої ще чекаєте. Заповнена, вона дає очки, як інші приміщення.
web-come-sail-away-tip-berth = На борту маленька каюта межує з двома приміщеннями: подумайте про шляхи, що туди вестимуть.
web-come-sail-away-tip-flip = Заповнено кілька приміщень. Спершу переверніть каюту гостей, якщо крок валізи допоможе вам деінде.
web-come-sail-away-tip-end = Погляньте ще раз: доки ви не завершили раунд, усе можна скасувати.
