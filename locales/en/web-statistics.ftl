# How one’s own games went.

web-statistics = Statistics
web-statistics-none = No finished games of your own yet.
web-statistics-against = Against
web-statistics-alone = Alone
web-statistics-chance = Chance
web-statistics-games = Games
web-statistics-won = Won
web-statistics-lost = Lost
web-statistics-shared = Shared
web-statistics-best = Best
web-statistics-average = Average
web-statistics-number = { $number }
web-statistics-course = Points of the last games, the oldest first: { $points }
web-statistics-key = ● won  ○ lost  ■ shared or alone. The newest is on the right.
web-statistics-apart = Counted apart
web-statistics-practice = Practice: { $count }
web-statistics-given-up = Given up: { $count }
web-statistics-elsewhere = Finished elsewhere: { $count }
web-statistics-together = Several people at this screen: { $count }

## In the list of games

web-progress = { $done } of { $of }
web-mark-won = Won
web-mark-lost = Lost
web-mark-shared = Shared
