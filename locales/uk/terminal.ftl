# Що каже `seaboard terminal`.

## Початок і кінець

# Хто грає без імені й наодинці; події говорять про нього в третій особі.
terminal-captain = Капітан
terminal-new = Нова гра, зерно { $seed }.
terminal-resumed = Триває гра з файлу { $path }.
terminal-hint = Введіть «допомога», щоб дізнатися про команди й позначки.
terminal-resume-alone = з --resume не вказують ні гри, ні --seats, ні --seed, ні --practice: усе це є у файлі
terminal-what = назвіть гру ({ $known }) або збережену партію з --resume; див. --help
terminal-saved =
    Збережено. Щоб продовжити:
    { $command }
terminal-kept =
    Партія у файлі { $path }
    Щоб переглянути:
    { $command }
terminal-cannot-save = не вдалося зберегти { $path }: { $detail }
terminal-try-another = Гра триває. Спробуйте інший файл: save ФАЙЛ
terminal-file-exists = { $path } уже існує, його не перезаписано
terminal-saved-nowhere = Партію ніде не вдалося зберегти. Ось увесь файл; скопіюйте його:
terminal-pass = Передайте екран, тепер грає { $name }; потім натисніть Enter.
terminal-winner = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
terminal-total = Разом

## Відповіді

terminal-unknown = «{ $value }» — це не вибір і не команда. Введіть число від 1 до { $count }, запис зі списку або «допомога».
terminal-refused = Неможливо: { $action }
terminal-rule = { $number }: { $sentence }
terminal-allowed = Зараз можливо: { $action }
terminal-allowed-but = Можливо, але в списку це не дарма стоїть окремо: { $action }
terminal-why = Ще нічого не було відхилено. «чому 14» пояснює правило { $book }-14, «чому» з дією — чи вона зараз можлива.
terminal-why-unknown = «{ $value }» — це не правило на зразок { $book }-14 і не дія.
terminal-thinking = { $player } думає …
terminal-hint-more = ще раз «підказка» — скаже більше
terminal-try-rewind = За навчальним столом усе одно можна повернутися: назад.
terminal-undone = Скасовано.
terminal-not-undone = Це не можна скасувати: { $reason }.
terminal-resign-sure = Якщо здатися, гра закінчиться для всіх. Щоб підтвердити, введіть «здатися» ще раз; будь-що інше — грати далі.
terminal-resign-not = Гра триває.
terminal-lasting = { $sign } не можна скасувати
terminal-lasting-all = Жоден із цих виборів не можна скасувати.
terminal-nobody = Тут немає нікого на ім’я «{ $value }»: за столом { $names }.
terminal-no-log = Ще нічого не сталося.
terminal-earlier = … раніше ще { $count } (журнал)

## Команди
# Слова, які можна вводити, крім англійської команди, через кому.

terminal-word-help = допомога, ?
terminal-word-look = глянути
terminal-word-score = очки
terminal-word-log = журнал
terminal-word-why = чому
terminal-word-hint = підказка
terminal-word-undo = скасувати
terminal-word-rewind = назад
terminal-word-resign = здатися
terminal-word-save = зберегти
terminal-word-quit = вийти

terminal-help =
    Введіть номер вибору або його запис: { $example } чи просто { $short }.
    Порожній рядок малює стіл знову.

    глянути ІМ’Я    стіл іншого гравця; глянути 2 — другого
    очки            очки на цю мить
    журнал          що сталося
    чому            правило, через яке востаннє відмовлено
    чому 14         правило { $book }-14; чому { $example } — чи це зараз можливо
    підказка        куди дивитися; ще раз — чого прагнути; ще раз — хід
    скасувати       взяти назад свою останню дію; за навчальним столом — назад
    здатися         визнати поразку; спершу перепитає
    зберегти        зберегти гру, можна з назвою файлу
    вийти           зберегти й закінчити, так само Ctrl+C
    Після кожного раунду чи ходу гра зберігається сама.

## Усі на борт!

terminal-csa-legend =
    На кораблі: ЖС — пасажири, · — вільне місце, +ЖС — кого приміщення ще
    прийме (лише з багажем: +ЖС*), праворуч — його очки, коли перевернуто.
    Лежить долілиць: ▒▒; шлях цієї карти вже тут пройшов: •. Номер вибору —
    це [3] або (3), якщо пасажир стане там незадоволеним.
    Багажна стрічка: + додатковий пасажир із пристані (с: або зі сходів,
    н: або з незадоволених), ⌂ маленька каюта, ★ очки, [ ] ваша валіза.
    Жетони номерів закладів: ▒▒ лежить долілиць.
    Кольори: Ж жовтий, С синій, З зелений, Ч червоний, Н чорний; * — з багажем.
    Помаранчевих пасажирів коробка зве червоними, тож і тут вони червоні.
terminal-csa-aim =
    Мета: найбільше очок після 12 раундів. Щораунду виберіть одну з двох карт і
    ведіть її пасажирів кораблем, щоразу до сусіднього приміщення; кого не
    приймуть, той незадоволений (−1). Заповнені приміщення перевертають, і вони
    дають очки; багаж, доставлений у каюти, просуває вашу валізу, а вона дає
    додаткових пасажирів і маленькі каюти. Потім друга карта переходить ліворуч
    (у грі соло — в коробку).
    Усі правила (англійською): docs/rules/come-sail-away.md
terminal-csa-refused = Пасажир стане незадоволеним тут:
terminal-csa-summary = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} · багаж { $luggage } · { $rooms ->
    [one] { $rooms } приміщення перевернуто
    [few] { $rooms } приміщення перевернуто
   *[many] { $rooms } приміщень перевернуто
}
terminal-csa-until = {"  "}(номер → останній раунд)
terminal-csa-down = долілиць
terminal-csa-full = повно
terminal-csa-track-end = кінець стрічки
terminal-csa-mark-staircase = с
terminal-csa-mark-disgruntled = н
terminal-csa-space-empty = нічого
terminal-csa-space-cabin = маленька каюта
terminal-csa-space-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
terminal-csa-space-extra = додатковий пасажир
terminal-csa-space-extra-staircase = додатковий пасажир (або зі сходів)
terminal-csa-space-extra-disgruntled = додатковий пасажир (або незадоволений)
terminal-csa-space-extra-all = додатковий пасажир (або зі сходів, незадоволений)

# Назви щонайбільше з десяти літер, для малюнка.
csa-short-yellow = Жовта
csa-short-blue = Синя
csa-short-green = Зелена
csa-short-orange = Червона
csa-short-black = Чорна
csa-short-dining-room = Їдальня { $number }
csa-short-salon = Салон { $number }
csa-short-bar = Бар { $number }
csa-short-pool = Басейн { $number }
csa-short-library = Бібліот. { $number }
csa-short-suite = Люкс { $number }
csa-short-theatre = Театр { $number }
