# What the browser app says of this game.

web-pirates-under-fire-aim = Have the most points after sixteen turns each. Lay ships on the sea, use the icons below them, set enemy ships on fire, and keep combinations in rows and columns.

## The board

web-puf-turn = Turn { $turn } of { $turns }
web-puf-sea = The sea
web-puf-sea-of = { $player }’s sea
    .player-you = your sea
web-puf-ship-of = { $ship } ({ $player })
web-puf-burning = on fire
web-puf-shields = { $count ->
    [one] { $count } shield token
   *[other] { $count } shield tokens
}
web-puf-mine = a mine
web-puf-mine-doubtful = a mine, perhaps the dummy
web-puf-mine-dummy = the dummy mine
web-puf-combination = { $player }: { $from } to { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-puf-hand-of = { $player }: { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
web-puf-put-back = { CAPITAL($ship) }: put it back
web-puf-instead = { CAPITAL($ship) }: lay this one instead
web-puf-gold = { $count } gold
web-puf-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-puf-mines = { $count ->
    [one] { $count } mine taken
   *[other] { $count } mines taken
}
web-puf-draw-label = Draw pile
web-puf-draw = Draw pile: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-puf-reserve = Reserve: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

web-puf-affordable = { $count ->
    [one] you can afford { $count }
   *[other] you can afford { $count }
}
web-puf-none-left = All are sold.
web-puf-power = { FORM($power, "does") }
web-puf-icons = What the sea spaces do
web-puf-supply = Supply
web-puf-shields-left = { $count ->
    [one] { $count } shield left
   *[other] { $count } shields left
}
web-puf-mines-left = { $count ->
    [one] { $count } mine left
   *[other] { $count } mines left
}

web-puf-to-come = Ships not seen yet
web-puf-unseen-own = in draw pile and reserve
web-puf-unseen = in hand, draw pile and reserve
web-puf-dummy-among = { $count ->
    [one] The dummy lies on the sea.
   *[other] One of { $count } mines is the dummy.
}

web-puf-no-options = No options: the sea, the five mercenaries and all tiles are shuffled for every game.

## A tip for each kind of decision

web-pirates-under-fire-tip-ship = The number on the flag makes combinations with ships beside it; the icon on the hull is what the ship does. Choose a ship to see where it may go.
web-pirates-under-fire-tip-lay = The icon on the space takes effect too: choose a space to see what you would get. Three equal values or a run of three, side by side, score at the end.
web-pirates-under-fire-tip-hire = You have enough gold for a mercenary: buy one before or after your ship, once a turn. It never burns, and at the end it counts as whichever of its values serves you best.
web-pirates-under-fire-tip-mercenary = A mercenary goes where a ship could go. Its sea space does nothing; its own power does.
web-pirates-under-fire-tip-shot = Press the enemy ship to hit. Without a shield it burns and does not score until it is repaired.
web-pirates-under-fire-tip-volley = These shots are fired all together: press any of the ships they hit.
web-pirates-under-fire-tip-repair = Press one of your burning ships: it counts again from now on.
web-pirates-under-fire-tip-mine = Press the space to mine. Whoever lays a ship there loses 2 points at the end, so choose one your opponent wants.
web-pirates-under-fire-tip-sweep = Press the mine to remove. It will cost nobody points.
web-pirates-under-fire-tip-shield = Press one of your ships: its shield withstands one hit.
web-pirates-under-fire-tip-tile = Press your reserve: its top tile joins your hand, which stays larger by one until the end.
web-pirates-under-fire-tip-search = Press your reserve to look through it. Once you have looked, you take a tile.
web-pirates-under-fire-tip-reserve = Press the tile you want; your opponent only learns that you took one.
web-pirates-under-fire-tip-dummy = Press the mine that is to be the dummy, worth nothing. Only you will know which it is.
web-pirates-under-fire-tip-end = You can undo until you end the turn, except what showed you something new. Ending the turn draws a tile.
