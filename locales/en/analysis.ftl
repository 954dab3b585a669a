# Analysis: where a game was won, and what was luck.

analysis-goes-on = the game goes on, and it is not analysed for anybody in it before it is over; only a game of your own against bots is
analysis-empty = nobody has finished a turn yet, so there is nothing to analyse

# Numbers: points of percentage of the chance to win, and points.
analysis-percent = { $number } %
analysis-chance = a chance to win of { $number } %
analysis-percent-a-turn = { $number } % a turn
analysis-share = { $number } % of it
analysis-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder

# Somebody who chooses at random, beside the levels of bots.
analysis-level-random = chance

# Kinds of decisions.
analysis-kind-move = the move
analysis-kind-end = when to stop
analysis-kind-card = which card
analysis-kind-path = the path
analysis-kind-extra-passenger = the extra passenger
analysis-kind-luggage = luggage
analysis-kind-captain = which captain
analysis-kind-split = the split
analysis-kind-choice = which pile
analysis-kind-gift = the gift
analysis-kind-placement = the placement
analysis-kind-ship = which ship
analysis-kind-mercenary = mercenaries
analysis-kind-space = which space
analysis-kind-shots = shots
analysis-kind-reserve = the reserve
analysis-kind-effects = effects
