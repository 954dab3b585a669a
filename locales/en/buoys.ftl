# Buoys, the tiny game of the contract's documentation.

buoys-name = Buoys
web-buoys-facts = 2 players · 1 minute
b-about = Two players in turn take one or two buoys from a row. Whoever takes the last one wins.
b-prompt-take = { $count ->
    [one] One buoy is left.
   *[other] { $count } buoys are left.
} Take one or two.
b-prompt-wait = { $player } takes one or two of { $count } buoys.
b-prompt-over = { $player } took the last buoy.
b-action-take = { $count ->
    [one] Take one buoy
   *[other] Take { $count } buoys
}
b-event-took = { $count ->
    [one] { $player } takes one buoy.
   *[other] { $player } takes { $count } buoys.
}
    .player-you = { $count ->
        [one] You take one buoy.
       *[other] You take { $count } buoys.
    }
flaw-b-row = must be from 5 to 20, not { $value }
