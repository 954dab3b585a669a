# Аналіз: де вирішилася партія і що було удачею.

analysis-goes-on = партія ще триває, і до її кінця ніхто з її гравців не отримає аналізу; виняток — власна партія проти ботів
analysis-empty = ще ніхто не завершив ходу, аналізувати нічого

analysis-percent = { $number } %
analysis-chance = { $number } % шансів на перемогу
analysis-percent-a-turn = { $number } % за хід
analysis-share = { $number } % усіх втрат
analysis-points = { $number ->
    [one] { $number } очко
    [few] { $number } очки
    [many] { $number } очок
   *[other] { $number } очка
}

analysis-mark-good = добрий хід
analysis-mark-inaccuracy = неточність
analysis-mark-mistake = помилка
analysis-mark-blunder = груба помилка

analysis-level-random = випадок

analysis-kind-move = хід
analysis-kind-end = коли зупинитися
analysis-kind-card = вибір карти
analysis-kind-path = шлях
analysis-kind-extra-passenger = додатковий пасажир
analysis-kind-luggage = багаж
analysis-kind-captain = вибір капітана
analysis-kind-split = розподіл
analysis-kind-choice = вибір стосу
analysis-kind-gift = подарунок
analysis-kind-placement = розміщення
analysis-kind-ship = вибір корабля
analysis-kind-mercenary = найманці
analysis-kind-space = вибір клітинки
analysis-kind-shots = постріли
analysis-kind-reserve = резерв
analysis-kind-effects = ефекти
