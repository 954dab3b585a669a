# What was found of a game, beside its board.

web-analyse = Analyse
web-analysis = Analysis
web-analysis-going = The turns are being judged
web-analysis-failed = This game could not be analysed.
web-analysis-whose = Whose course
web-analysis-way = Through the turns
web-analysis-drawing = Course of the game for { $player }, over { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
    .player-you = Course of the game for you, over { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-analysis-key-value = Prospects
web-analysis-key-skill = Skill
web-analysis-key-luck = Luck
web-analysis-table = All turns as a table
web-analysis-column-turn = Turn
web-analysis-column-mark = Mark
web-analysis-turn = { $player }, turn { $number }
web-analysis-turn-lost = { $player }, turn { $number }: { $mark }, { $amount } lost
web-analysis-turn-good = { $player }, turn { $number }: { $mark }
web-analysis-end = The end
web-analysis-mattered = Turns that mattered
web-analysis-none = No turn stands out: nothing clearly better was missed.
web-analysis-value = The best turn promised { $amount }.
web-analysis-cost = What was played costs { $amount } (give or take { $off }), in points { $points }.
web-analysis-left = The best could no longer be had after step { $step }: { $kind }.
web-analysis-forced = There was nothing to choose.
web-analysis-as-good = Nothing better was found.
web-analysis-played = Played
web-analysis-best = Best
web-analysis-try = Try again
web-analysis-figures = The players in figures
web-analysis-accuracy = Accuracy
web-analysis-counted = Turns with a choice
web-analysis-marks-good = Good turns
web-analysis-marks-inaccuracy = Inaccuracies
web-analysis-marks-mistake = Mistakes
web-analysis-marks-blunder = Blunders
web-analysis-start = Expected at the start
web-analysis-regret = Given away by own turns
web-analysis-given = Gained from turns of others
web-analysis-luck = Luck
web-analysis-result = Result
web-analysis-how = A turn moves the chance to win. What is given away, the best turn found would have kept; luck is what cards and tiles brought. All of it is said of an average turn.
web-analysis-like = Played like
web-analysis-par = What bots make of the same deal
web-analysis-deck-known = The best found with the deck known, which nobody could have known
web-analysis-kinds = What cost { $player } most
    .player-you = What cost you most

# A turn that is tried.
web-try = Try a turn
web-try-how = Play this turn as you would play it now. Nobody else moves, and you are told at once what it is worth.
web-try-gone = There is no turn to try here any more. Open the analysis of a game and choose one.
web-try-back = Back to the analysis
web-try-judging = Your turn is being judged…
web-try-unknown = This turn could not be judged.
web-try-once-more = Once more
web-try-show = Show the best
web-try-why = Why
web-try-yours = Yours:
web-try-played-better = Better than what was played, by { $amount }.
web-try-played-equal = As good as what was played.
web-try-played-worse = Worse than what was played, by { $amount }.
web-try-best-better = Better than the best turn known, by { $amount }!
web-try-best-equal = Nothing better is known.
web-try-best-worse = The best turn known is better by { $amount }.
