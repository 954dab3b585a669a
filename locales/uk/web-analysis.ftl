# Що з’ясовано про партію, поруч із полем.

web-analyse = Аналізувати
web-analysis = Аналіз
web-analysis-going = Ходи оцінюються
web-analysis-failed = Не вдалося проаналізувати цю партію.
web-analysis-whose = Чий перебіг
web-analysis-way = Від ходу до ходу
web-analysis-drawing = Перебіг партії для гравця { $player }: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
    .player-you = Перебіг партії для вас: { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
web-analysis-key-value = Перспективи
web-analysis-key-skill = Майстерність
web-analysis-key-luck = Удача
web-analysis-table = Усі ходи таблицею
web-analysis-column-turn = Хід
web-analysis-column-mark = Оцінка
web-analysis-turn = { $player }, хід { $number }
web-analysis-turn-lost = { $player }, хід { $number }: { $mark }, втрачено { $amount }
web-analysis-turn-good = { $player }, хід { $number }: { $mark }
web-analysis-end = Кінець
web-analysis-mattered = Ходи, що мали значення
web-analysis-none = Жоден хід не вирізняється: нічого помітно кращого не пропущено.
web-analysis-value = Найкращий хід обіцяв { $amount }.
web-analysis-cost = Зіграний хід коштує { $amount } (плюс-мінус { $off }), в очках { $points }.
web-analysis-left = Найкраще стало недосяжним після кроку { $step }: { $kind }.
web-analysis-forced = Вибору не було.
web-analysis-as-good = Нічого кращого не знайдено.
web-analysis-played = Зіграно
web-analysis-best = Найкраще
web-analysis-try = Спробувати ще раз
web-analysis-figures = Гравці в цифрах
web-analysis-accuracy = Точність
web-analysis-counted = Ходи з вибором
web-analysis-marks-good = Добрі ходи
web-analysis-marks-inaccuracy = Неточності
web-analysis-marks-mistake = Помилки
web-analysis-marks-blunder = Грубі помилки
web-analysis-start = Очікування на початку
web-analysis-regret = Втрачено власними ходами
web-analysis-given = Здобуто з ходів інших
web-analysis-luck = Удача
web-analysis-result = Результат
web-analysis-how = Кожен хід змінює шанси на перемогу. Втрачене зберіг би найкращий знайдений хід; удача — це те, що принесли карти й плитки. Усе подано в середньому за хід.
web-analysis-like = Грає як
web-analysis-par = Що з тієї самої роздачі роблять боти
web-analysis-deck-known = Найкраще, що знайдено з відомою колодою, хоча знати її не міг ніхто
web-analysis-kinds = Що найдорожче обійшлося гравцеві { $player }
    .player-you = Що обійшлося вам найдорожче

web-try = Спробувати хід
web-try-how = Зіграйте цей хід так, як зіграли б тепер. Ніхто інший не ходить, і ви одразу дізнаєтеся, чого він вартий.
web-try-gone = Тут уже немає ходу, який можна спробувати. Відкрийте аналіз партії та виберіть хід.
web-try-back = Назад до аналізу
web-try-judging = Ваш хід оцінюється…
web-try-unknown = Не вдалося оцінити цей хід.
web-try-once-more = Ще раз
web-try-show = Показати найкращий
web-try-why = Чому
web-try-yours = Ваш:
web-try-played-better = Краще, ніж було зіграно, на { $amount }.
web-try-played-equal = Так само добре, як було зіграно.
web-try-played-worse = Гірше, ніж було зіграно, на { $amount }.
web-try-best-better = Краще за найкращий відомий хід на { $amount }!
web-try-best-equal = Нічого кращого не відомо.
web-try-best-worse = Найкращий відомий хід кращий на { $amount }.
