# What the browser app says. Sentences about single games are in web-<game>.ftl.

## Everywhere

web-tagline = Три настільні гри про море: грайте наодинці, з друзями або проти ботів.
web-home = На головну
web-labelled = { $label }: { $what }
web-close = Закрити
web-rules = Правила
web-menu = Меню
web-language = Мова
web-theme = Тема
web-theme-auto = Як на пристрої
web-theme-light = Світла
web-theme-dark = Темна
web-lost = Такої сторінки немає.
web-no-words = Не вдалося завантажити цю мову. Чи є мережа?
web-trouble = Щось пішло не так
web-update = Готова нова версія.
web-update-now = Оновити
web-unofficial = Неофіційний проєкт шанувальників цих ігор.

## Front page

web-play = Грати
web-play-game = Грати у «{ $game }»
web-set-up = Налаштувати
web-set-up-game = Налаштувати гру «{ $game }»
web-rules-of = Правила гри «{ $game }»
web-continue = Продовжити
web-me = Капітан
web-games = Мої партії
web-about = Про програму

## Set-up

web-seats = Хто грає
web-how-many = Кількість гравців
web-seat-n = Місце { $n }
web-name-n = Ім’я на місці { $n }
web-seat-me = Я
web-seat-friend = Хтось іще за цим екраном
web-seat-deckhand = Бот: матрос (початківець)
web-seat-helmsman = Бот: стерновий (середній)
web-seat-navigator = Бот: штурман (сильний)
web-seat-admiral = Бот: адмірал (найсильніший)
web-level = Рівень бота
web-who-starts = Хто починає
web-chance = Випадково
web-options = Налаштування
web-no-options = Налаштувань немає.
web-practice = Тренування
web-practice-long = Тренування: скасовуйте скільки завгодно ходів
web-more-options = Роздача й надруковані значення
web-seed = Номер роздачі (залиште порожнім для нової)
web-bad-seed = Номер роздачі — це ціле число, наприклад 7.
web-begin = Почати
web-own-values = Більшість значень на картах і плитках тут відтворено нами. Якщо ви маєте цю гру, можете переписати надруковані значення у файл компонентів і грати з ними. Файли, з яких можна почати, лежать у теці «components» проєкту.
web-own-open = Відкрити файл компонентів
web-own-file = Значення з файлу { $name }
web-built-in = Повернути вбудовані значення
web-file-unread = Файл не вдалося прочитати.

## At the table

web-board = Стіл
web-actions = Що можете зробити
web-counters = Що ще попереду
web-prompt-for = { $player }: { $prompt }
web-not-your-turn = Зараз не ваш хід.
web-not-now = Зараз це неможливо.
web-looking-back = Ви переглядаєте минуле. Щоб грати, натисніть «{ web-now }».
web-unasked = Іншого вибору не було.
web-press-again = Це не можна скасувати. Натисніть ще раз, щоб підтвердити.
web-reveals = відкриває щось нове: не можна скасувати
web-binds = стосується інших гравців: не можна скасувати
web-points-change = { $count ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-bot-at-random = Бот не зміг подумати й вибрав навмання. Якщо ви без мережі, під’єднайтеся один раз, щоб він завантажив вивчене.
web-undo = Скасувати
web-end-turn = Завершити
web-hint = Підказка
web-hint-more = Докладніше
web-hint-seeking = Шукаємо добрий хід…
web-no-hint = Для цього рішення підказки немає.
web-skip = Перемотати вперед
web-points = Очки на цю мить
web-log = Що сталося
web-history = Переглянути партію
web-back = Крок назад
web-forth = Крок уперед
web-now = Повернутися до гри
web-moment = Крок { $moment } із { $of }
web-play-on = Грати далі звідси
web-curtain = Передайте екран, тепер грає { $player }.
web-curtain-ready = Це я, { $player }
web-tip-read = Зрозуміло
web-tips = Поради новачкам
web-tips-off = Вимкнути поради
web-pace = Швидкість ботів
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-instant = миттєво
web-leave = Хай за вас грає бот
web-leave-to-bot = Передати місце
web-resign = Здатися
web-resign-sure = Справді здатися?
web-export = Зберегти у файл

## The end

web-over = Гру закінчено
web-result = Результат
web-again-new = Грати ще
web-again-same = Зіграти ту саму роздачу ще раз
web-look-back = Переглянути партію
web-share = Скопіювати посилання на партію
web-link-copied = Посилання скопійовано. Воно містить усю партію.
web-link-not-copied = Браузер не дозволив скопіювати. Ось посилання:
web-best-first = Ваш перший результат у такій грі.
web-best-now = Ваш найкращий результат! Попередній — { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
web-best-before = Ваш найкращий результат — { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.

## Games kept in the browser

web-going = Тривають
web-finished = Закінчені
web-import = Відкрити збережену партію
web-forget = Видалити
web-forget-sure = Справді видалити?
web-damaged-game = Партія, яку не вдається прочитати
web-rescue = Зберегти її дані у файл
web-save-damaged = Цю партію більше не вдається прочитати: { $reason }.
web-file-damaged = Цей файл не вдається відкрити: { $reason }.
web-link-damaged = Це посилання пошкоджене або неповне.
web-store-none = Браузер нічого не зберігає для цієї сторінки, тож зберегти партії неможливо. Дозвольте сторінці зберігати дані й завантажте її знову.
web-store-full = Сховище браузера заповнене: цю партію не збережено. Збережіть її у файл або видаліть старі партії.
web-store-elsewhere = Цю партію продовжено в іншій вкладці.
web-load-other = Показати ту партію
web-keep-both = Зберегти й цю
web-try-again = Спробувати ще раз
web-store-gone = Цієї партії немає в цьому браузері. Можливо, її видалено.
web-store-damaged = Збережені дані цієї партії пошкоджено.

## About

web-about-what = Seaboard — цифровий стіл для трьох сучасних настільних ігор про море. Він працює у вашому браузері. Боти грають чесно: вони бачать лише те, що бачить гравець на їхньому місці.
web-credits = Автори
web-unofficial-long = Seaboard — неофіційний проєкт: його творці не пов’язані з авторами й видавцями ігор. Якщо гра вам подобається, купіть коробку.
web-reconstructed = Що відтворено
web-reconstruction = Гра йде за опублікованими правилами. Більшості значень, надрукованих на картах і плитках, ми не мали: тут вони відтворені. Вони узгоджуються з кожним реченням і кожним прикладом текстів, але це не надруковані значення.
web-privacy = Ваші партії
web-privacy-words = Партії за цим екраном лишаються в цьому браузері. Нічого з них нікуди не надсилається; посилання на партію містить саму партію.
web-license = Вільне програмне забезпечення за ліцензією MIT або Apache 2.0, на ваш вибір.
