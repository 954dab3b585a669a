# Як пройшли власні партії.

web-statistics = Статистика
web-statistics-none = Ще немає власних завершених партій.
web-statistics-against = Проти
web-statistics-alone = Соло
web-statistics-chance = Випадок
web-statistics-games = Партії
web-statistics-won = Виграно
web-statistics-lost = Програно
web-statistics-shared = Нічиї
web-statistics-best = Рекорд
web-statistics-average = Середнє
web-statistics-number = { $number }
web-statistics-course = Очки останніх партій, від найдавнішої: { $points }
web-statistics-key = ● виграно  ○ програно  ■ нічия або соло. Найновіша — праворуч.
web-statistics-apart = Окремо
web-statistics-practice = Тренування: { $count }
web-statistics-given-up = Здано: { $count }
web-statistics-elsewhere = Завершено деінде: { $count }
web-statistics-together = Кілька людей за цим екраном: { $count }

## In the list of games

web-progress = { $done } з { $of }
web-mark-won = Виграно
web-mark-lost = Програно
web-mark-shared = Нічия
