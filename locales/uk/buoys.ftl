# «Буї», маленька гра з документації.

buoys-name = Буї
web-buoys-facts = 2 гравці · 1 хвилина
b-about = Двоє гравців по черзі беруть один або два буї з ряду. Хто візьме останній, виграє.
b-prompt-take = { $count ->
    [one] Лишився { $count } буй.
    [few] Лишилося { $count } буї.
   *[other] Лишилося { $count } буїв.
} Візьміть один або два.
b-prompt-wait = { $player } бере один або два з ряду; там лишилося: { $count }.
b-prompt-over = Останній буй: { $player }.
b-action-take = { $count ->
    [one] Взяти { $count } буй
    [few] Взяти { $count } буї
   *[other] Взяти { $count } буїв
}
b-event-took = { $count ->
    [one] { $player } бере { $count } буй.
    [few] { $player } бере { $count } буї.
   *[other] { $player } бере { $count } буїв.
}
    .player-you = { $count ->
        [one] Ви берете { $count } буй.
        [few] Ви берете { $count } буї.
       *[other] Ви берете { $count } буїв.
    }
flaw-b-row = має бути від 5 до 20, а не { $value }
