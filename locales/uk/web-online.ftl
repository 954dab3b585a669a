# Що браузерний застосунок каже про столи на сервері.

## The server

web-net-refused = Не вийшло: { $reason }.
web-net-unreached = Сервер недоступний. Перевірте з’єднання й спробуйте ще раз.
web-net-unreadable = Відповідь сервера не вдалося прочитати. Перезавантажте сторінку й спробуйте ще раз.
web-net-bad-name = Ім’я має від 1 до 24 видимих знаків.
web-net-absent = Тут немає столів онлайн, або сервер недоступний.
web-net-loading = Хвилинку…
web-net-privacy = Партії за столами онлайн зберігає сервер, на якому ви граєте, разом із вашим іменем і тим, що ви там пишете. Ні електронних, ні мережевих адрес він не зберігає, а видалити все можна на сторінці «{ web-me-page }».

## Titles of pages

web-online-table = Стіл онлайн
web-join = Запрошення
web-pass = Посадковий талон
web-me-page = Хто я

## Who one is

web-your-name = Ваше ім’я
web-your-name-why = Його бачать інші за вашими столами. Без облікового запису й пароля.
web-go-on = Далі
web-me-unknown = Цей сервер вас іще не знає. Скажіть, як вас називати, — і зможете відкривати столи й сідати за них.
web-save = Зберегти
web-saved = Збережено.
web-devices = Мої пристрої
web-device-this = Цей пристрій: від { $since }
web-device-other = Інший пристрій: від { $since }, востаннє { $seen }
web-end-others = Вийти на всіх інших пристроях
web-pass-what = Із посадковим талоном вас упізнає інший телефон чи комп’ютер: ваше ім’я й ваші місця лишаються за вами. Талон діє один раз.
web-pass-make = Створити посадковий талон
web-pass-link = Відкрийте це посилання на іншому пристрої
web-pass-until = Талон діє один раз, до { $time }. Нікому його не давайте: хто його відкриє, гратиме від вашого імені.
web-pass-here = Із цим посадковим талоном браузер упізнає того, хто вже грає на іншому пристрої.
web-pass-instead = Зараз у цьому браузері ви — { $name }. Після посадки це зміниться.
web-pass-use = Піднятися на борт
web-programs = Мої програми
web-programs-what = Програми можуть грати від вашого імені через інтерфейс сервера. Інші бачать, що це програми.
web-program-name = Назва програми
web-program-make = Додати програму
web-token = Токен
web-token-once = Цей токен видно лише зараз. Бережіть його: хто його має, грає за цю програму.
web-blocked = Заблоковані
web-blocked-none = Ви нікого не заблокували.
web-unblock = Розблокувати
web-farewell = Піти
web-log-out = Забути мене на цьому пристрої
web-log-out-sure = Справді забути мене тут?
web-log-out-what = Повернутися можна з посадковим талоном з іншого пристрою; без нього ваші місця буде втрачено.
web-logged-out = Цей пристрій вас більше не знає.
web-delete-me = Видалити всі мої дані
web-delete-me-what = Буде видалено ваше ім’я, пристрої, програми й усе, що ви написали. За столами, де ви ще граєте, ваше місце займе бот. Завершені партії лишаться іншим, але без вашого імені.
web-delete-me-all = Видалити все
web-delete-me-sure = Назавжди? Цього не скасувати.
web-delete-me-not = Залишити все
web-deleted = Усі ваші дані видалено.

## Opening a table

web-online = З друзями
web-online-game = Грати в «{ $game }» онлайн із друзями
web-where = Де ви граєте
web-where-here = За цим екраном
web-where-online = Онлайн із друзями
web-seat-open = Вільне: для того, хто прийде за посиланням
web-open-table = Відкрити стіл
web-time = Час
web-time-how = Час на роздуми
web-time-none = Без годинника: кожен думає, скільки хоче
web-time-live = По { $minutes } хв кожному й ще { $seconds } с на хід
web-time-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
web-time-reserve = { $days ->
    [one] { $days } день у запасі на довші ходи
    [few] { $days } дні в запасі на довші ходи
   *[other] { $days } днів у запасі на довші ходи
}
web-time-reserve-how = Запас на довші ходи
web-days = { $days ->
    [0] немає
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
web-late = Якщо хтось зволікає
web-late-claim = Коли час вийде, вирішують інші
web-late-bot = Коли час вийде, далі грає бот
web-late-loss = Коли час вийде, гру програно
web-manners = Що кому дозволено
web-audience-link = Дивитися може кожен, хто має посилання для глядачів
web-audience-players = Стіл бачать лише гравці
web-chat-yes = Вільний текст у чаті
web-chat-no = У чаті лише готові фрази
web-takebacks-yes = Хід можна скасувати, якщо всі згодні
web-takebacks-no = Скасувати хід просити не можна
web-hints-yes = Підказки застосунку дозволено
web-hints-no = Без підказок застосунку

## Waiting for the others

web-waiting = Чекаємо на початок партії
web-waiting-for = { $count ->
    [one] Ще { $count } вільне місце
    [few] Ще { $count } вільні місця
   *[other] Ще { $count } вільних місць
}
web-waiting-full = Усі місця зайнято
web-waiting-owner = Партію почне той, хто відкрив стіл.
web-agreed = Про що домовлено
web-seat-free = вільне
web-seat-here = тут
web-seat-away = не за столом
web-seat-turn = має ходити
web-seat-you = ви
web-seat-owner = господар столу
web-seat-program = програма
web-seat-bot = бот
web-seat-put-bot = Додати бота
web-sit-here = Сісти тут
web-sit-over = Пересісти сюди
web-leave-seat = Встати
web-free-seat = Звільнити місце
web-invite = Запросіть інших
web-invite-how = Надішліть це посилання або дайте камері телефона прочитати код. Хто його відкриє, побачить стіл і зможе сісти.
web-invite-link = Запрошення
web-watch-invite = Дозволити іншим дивитися
web-watch-how = За цим посиланням можна дивитися, але не сідати.
web-watch-link = Посилання для глядачів
web-link-copy = Копіювати
web-link-share = Поділитися
web-link-copied-short = Скопійовано.
web-link-selected = Текст виділено: скопіюйте його засобами свого пристрою.
web-link-qr = QR-код посилання
web-link-nowhere = Ви відкрили цю сторінку на машині сервера за адресою, яка деінде нікуди не веде. Щоб прийшли інші, запустіть сервер так: «{ $listen }», або вкажіть йому публічну адресу: «{ $public }».
web-link-elsewhere = Ви відкрили цю сторінку на машині сервера. У посиланнях — адреса, доступна іншим: { $address }
web-new-links = Створити нові посилання (старі перестануть діяти)
web-cancel-table = Скасувати стіл
web-cancel-table-sure = Справді скасувати стіл?
web-table-unknown = Цей стіл для гравців і тих, хто має посилання. Якщо ви за ним граєте, скористайтеся посадковим талоном з іншого пристрою; якщо ні — попросіть запрошення.

## Invitations

web-invited = Вас запрошено до столу
web-invited-name = Скажіть, як вас називати, — і побачите, хто й у що грає. Сядете лише тоді, коли натиснете кнопку.
web-invited-look = Вас запрошено подивитися
web-invited-look-name = Скажіть, як вас називати, — і побачите, хто й у що грає.
web-invited-by = { $name } запрошує вас грати
web-invited-look-by = { $name } запрошує вас подивитися
web-invite-gone = Це запрошення вже не діє. Попросіть нове посилання.
web-invite-full = Усі місця зайнято.
web-invite-playing = Партія вже почалася.
web-invite-over = Гру завершено.
web-you-sit = За цим столом у вас є місце.
web-to-table = До столу
web-sit-down = Сісти за стіл
web-look-on = Дивитися

## One’s tables

web-online-tables = Мої столи онлайн
web-online-finished = Завершені столи онлайн
web-my-turn = Ваш хід
web-their-turn = Чекаємо: { $names }
web-online-aborted = Завершено без результату
web-left-minutes = { $count ->
    [one] лишилася { $count } хвилина
    [few] лишилося { $count } хвилини
   *[other] лишилося { $count } хвилин
}
web-left-hours = { $count ->
    [one] лишилася { $count } година
    [few] лишилося { $count } години
   *[other] лишилося { $count } годин
}
web-left-days = { $count ->
    [one] лишився { $count } день
    [few] лишилося { $count } дні
   *[other] лишилося { $count } днів
}
