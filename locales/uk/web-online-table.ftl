# Що застосунок каже за столом на сервері, під час гри й після неї.

## З’єднання

web-net-connecting = Прямуємо до столу…
web-net-waiting = Чекаємо на сервер.
web-net-trying = Немає з’єднання. Ваші ходи збережено; їх буде надіслано, щойно воно відновиться.
web-net-not-connected = зараз немає з’єднання
web-net-session-gone = Сервер вас більше не знає. Відкрийте сторінку знову, щоб повернутися на борт.
web-net-other-version = Ця сторінка й сервер мають різні версії. Перезавантажте сторінку за кілька хвилин.

## Люди

web-room = Люди за цим столом
web-looking-on = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
web-clock-left-days = { $days } д { $hours } год
web-clock-left-hours = { $hours }:{ $minutes } год
web-clock-left-reserve = { $left } у запасі
web-sound = Дзвонити, коли мій хід

## Пропозиції

web-proposals = Запропонувати іншим
web-offer-takeback = Скасувати мій останній хід
web-offer-pause = Зупинити годинники
web-offer-abort = Закінчити без результату
web-gift = Дати більше часу: { $player }
web-asks-takeback = { $player } просить скасувати останній хід. Що побачено, те побачено.
web-asks-pause = { $player } пропонує зупинити годинники.
web-asks-abort = { $player } пропонує закінчити гру без результату.
web-asked-takeback = Ви попросили скасувати свій останній хід. Чекаємо на відповідь.
web-asked-pause = Ви запропонували паузу. Чекаємо на відповідь.
web-asked-abort = Ви запропонували закінчити гру без результату. Чекаємо на відповідь.
web-agree = Погодитися
web-decline = Відмовити
web-withdraw = Відкликати
web-paused = Годинники стоять.
web-resume = Грати далі
web-ended-early = Гру закінчено без результату.

## Хтось пішов

web-net-unanswered = сервер ще не відповів на останній хід; спробуйте за мить
web-is-away = { $player } не за столом.
web-gone = { $player } не за столом. Через { $left } ви зможете вирішити, що буде з цим місцем.
web-may-claim = { $player } далі не грає. Вирішіть, як гра триватиме, або зачекайте.
web-claim-bot = Нехай грає бот
web-claim-win = Зарахувати перемогу
web-kept-by-bot = За вас грає бот.
web-take-back-seat = Повернути моє місце

## Чат

web-chat = Чат
web-chat-new = Чат: { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-ready = Готові фрази
web-chat-signs = Знаки
web-chat-text = Напишіть щось
web-chat-send = Надіслати
web-chat-onlooker = глядач
web-mute = Не чути: { $name }
web-unmute = Знову чути всіх
web-block = Заблокувати: { $name } (більше ніколи за одним столом)
say-hello = Привіт!
say-good-game = Гарної гри!
say-well-played = Чудово зіграно!
say-thinking = Мені треба хвильку подумати.
say-oops = Ой!
say-thanks = Дякую!
say-again = Зіграємо ще?
say-back-soon = Зараз повернуся.
say-smile = усміхається
say-laugh = сміється
say-cheer = радіє
say-surprise = дивується
say-sigh = зітхає
say-anchor = кидає якір

## Після гри

web-rematch = Зіграти разом ще раз
web-rematch-join = До наступної гри
web-rematch-ready = Інші хочуть зіграти ще раз.
web-check-deal-button = Перевірити роздачу
web-check-promise = Обіцянка та сама, що її дано перед роздачею.
web-check-no-promise = Обіцянка не та, яку цей браузер отримав перед роздачею.
web-check-secret = Таємниця сервера та сама, яку він обіцяв.
web-check-no-secret = Таємниця сервера не та, яку він обіцяв.
web-check-deal = Роздача випливає з цієї таємниці та з того, що додав кожен гравець, а гра відповідає правилам.
web-check-no-deal = Роздача не випливає з таємниці та з того, що додали гравці.
