# Що кажуть команди.

cli-unknown-language = --lang: мови «{ $value }» немає; можна вибрати: { $known }
cli-cannot-read = не вдається прочитати { $path }: { $detail }
cli-in-file = { $path }: { $reason }
cli-cannot-write = не вдається записати { $path }: { $detail }
cli-cannot-print = не вдається вивести результат: { $detail }
cli-players-seats = --players каже { $players }, а --seats називає { $seats }
cli-wrong-seats = ця гра — на { $players ->
    [one] { $players } гравця
   *[other] { $players } гравців
}; --seats називає { $seats }
cli-numbers = «{ $value }» — це не перелік чисел на зразок 1-5 чи 1-3,7,9
cli-replace = --replace: «{ $value }» — це не одне чи два з чисел від 6 до 10
cli-bad-value = { $arg }: значення «{ $value }» неможливе
cli-unknown-argument = { $arg }: такого аргументу немає; див. --help
cli-unknown-command = { $arg }: такої команди немає; див. --help
cli-missing = бракує { $arg }; див. --help
cli-no-command = скажіть, що робити; див. --help
cli-no-game = назвіть гру ({ $known }); див. --help
cli-conflict = { $arg } не поєднується з іншими аргументами; див. --help
cli-wrong = { $detail }
cli-seed-too-large = --seed: завелике для такої кількості партій
cli-unfinished = партія із зерном { $seed } не дійшла кінця
cli-viewer = --as-seen-by: «{ $value }» — це не місце в цій грі, не ім’я гравця й не «spectator»

cli-simulated = Випадкові партії: { $games }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}, дій за партію: { $actions }
cli-simulated-bots = Партії: { $games }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}, дій за партію: { $actions }
cli-scores = Очки: середнє { $mean }, стандартне відхилення { $spread }, від { $least } до { $most }
cli-lines = Очки в середньому й частка всіх здобутих і втрачених очок, за рядками аркуша:
cli-wins = { $share } % перемог за місцем { $seat }
cli-wins-by = Місце { $seat }, { $player }: { $share } % перемог, у середньому { $mean } очка
cli-alone-by = { $player }: у середньому { $mean } очка
cli-bots-seats = --bots називає { $names }, а місць у цій грі { $seats }: назвіть по одному на кожне або одного на всі ({ $known })
cli-bench = { $game } { $options }: { $actions } млн дій за секунду, { $games } партій за секунду
cli-tournament-who = --bots називає, хто грає, щонайменше двох, якщо місць два чи більше: { $known }
cli-unknown-bot = «{ $value }» — невідомий бот; є { $known }
cli-tournament-luck = без удачі: { $points } ± { $points-off } очка за партію
cli-tournament-secrets = --without-luck лише для столів, де приховано тільки порядок карт у колоді: з гри інших видно, що вони ховають
cli-tournament-alone = { $one }: { $points } ± { $points-off } очка (роздач: { $deals })
cli-tournament-two = { $one } – { $other }: { $won } ± { $won-off } % перемог, Elo { $elo }, { $margin } ± { $margin-off } очка за партію (роздач: { $deals }, кожну зіграно двічі)
cli-tournament-many = { $one } – { $other }: { $won } ± { $won-off } % перемог, { $margin } ± { $margin-off } очка за партію (роздач: { $deals }, кожну зіграно з усіх місць)
cli-bench-scoring = { $game } { $options }: { $mean } мкс у середньому, { $worst } у найгіршому випадку
cli-checked = { $game } — партій: { $games }, дій: { $actions }. Усі властивості виконуються.
cli-fault = { $detail }

cli-components = Значення компонентів { $fingerprint }: з тексту — { $stated }, відтворено — { $reconstructed }.
cli-source-reconstructed = відтворено
cli-source-stated = з тексту: { $texts }
cli-source-fr = французькі правила
cli-source-uk = українські правила
cli-source-en = англійський конспект
cli-source-box = коробка

cli-moment = Крок { $number } із { $of }
cli-moment-action = Крок { $number } із { $of }: { $action }
cli-replay-unknown = «{ $value }» тут нічого не означає. Enter — далі, «b» — назад, число від 0 до { $of } — туди, «q» — вийти.
cli-replay-prompt = Enter — далі, b — назад, число — туди, q — вийти >
cli-train-lesson = урок { $lesson }: у середньому похибка { $off } очка; середній результат { $result }
cli-train-done = ваги записано у { $path }
cli-train-other = { $path } належить іншому курсу: вилучіть його або вкажіть інший --output
cli-train-finished = { $path } вже є, і його курс завершено: вкажіть інший --output або вилучіть його
cli-bench-bot = { $game } { $options }: { $bot } грає { $games } партій за секунду, випадкова гра { $random }
cli-bound-solo = межу шукають лише для гри соло в «Усі на борт!»
cli-bound-bot = { $bot }, не знаючи колоди: у середньому { $points } очка
cli-bound-width = колода відома, ширина { $width }: у середньому { $points } очка (нижня межа можливого)

cli-serve-open = Seaboard чекає на ваш браузер; Ctrl+C зупиняє його.
cli-serve-everyone = Інші машини мережі знайдуть його за іменем або адресою цієї.
cli-serve-taken = порт { $port } зайнятий; виберіть інший через --port (--port 0 бере будь-який вільний)
cli-serve-address = --listen: «{ $value }» — це не адреса на зразок 127.0.0.1 (лише ця машина) чи 0.0.0.0 (уся мережа); порт задає --port
cli-serve-cannot = не вдається слухати за адресою { $address }: { $detail }
cli-serve-stopped = сервер зупинився: { $detail }
cli-serve-data = не вдається тримати столи на сервері в { $file }: { $detail }
cli-serve-public = --public: «{ $value }» — це не адреса на зразок https://sea.example.org
cli-serve-proxy = --proxy: «{ $value }» — це не адреса на зразок 127.0.0.1
cli-serve-metrics = --metrics: «{ $value }» — це не адреса з портом на зразок 127.0.0.1:9878
cli-serve-online = Столи на сервері зберігаються у { $file }.
cli-serve-no-app = цю програму зібрано без застосунку для браузера; «cargo xtask play» збирає обидва й подає його
