# What the commands `analyse` and `calibrate` print.

terminal-calibrated = The curves are in { $path }.

terminal-analysis-head = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} judged from what the players knew then, each by { $iterations } continuations (engine { $version }).
terminal-analysis-before = The game was not played to its end: results are what each could expect when it stopped.
terminal-analysis-player = { $player }: { $start } at the start, { $result } in the end
terminal-analysis-signs = ! good   ~ inaccuracy   ? mistake   # blunder
terminal-analysis-regret = { "   " }Given away by own turns: { $amount }
terminal-analysis-given = { "   " }Gained from turns of others: { $amount }
terminal-analysis-luck = { "   " }Luck: { $amount }
terminal-analysis-accuracy = { "   " }Accuracy: { $accuracy } %, over { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} with a choice
terminal-analysis-like = { "   " }Played like: { $level }
terminal-analysis-kinds = { "   " }Lost by: { $kinds }
terminal-analysis-kind = { $kind } { $amount } ({ $turns }×)
terminal-analysis-par = { "   " }What bots make of the same deal: { $levels }
terminal-analysis-deck-known = { "   " }The best found with the deck known, which nobody could have known: { $points }

terminal-analysis-mattered = Turns that mattered:
terminal-analysis-turn = { $player }, turn { $number }: { $mark }, cost { $amount } (± { $off }), { $points } in points
terminal-analysis-good = { $player }, turn { $number }: { $mark }, clearly the best and easy to miss
terminal-analysis-played = played: { $line } — { $brings }
terminal-analysis-best = better: { $line } — { $brings }
terminal-analysis-left = Step { $step } went wrong: { $kind }.

terminal-analysis-means = { $name }, { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, accuracy { $accuracy } ± { $off } %
terminal-analysis-mean = { $what }: { $mean } ± { $off } a game
terminal-analysis-mean-of-a-turn = { $what }: { $mean } ± { $off } a turn
terminal-analysis-mean-luck = luck
terminal-analysis-mean-regret = lost by own turns
analyse-stopped = the analysis was stopped before its end
