# What Pirates Under Fire says. The rules are in rules/pirates-under-fire.ftl.

puf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puf-gold = { $gold } gold
puf-and = { $first }, { $second }

## Ships and what they do

puf-ship = ship { $value }
puf-ship-unknown = ship
puf-mercenary = mercenary { $values }

puf-value-gold = 1 gold
puf-value-shield = a shield for one of your ships
puf-value-shot = orthogonal shot
puf-value-repair = repair
puf-value-sweep = removes a mine
puf-value-twice = the sea space takes effect twice

# At most twelve characters. .does: in full.
puf-power-shield = Shield
    .does = a shield for one of your ships
puf-power-choose-tile = Reserve
    .does = choose a tile of your reserve
puf-power-remove-mines = Minesweeper
    .does = remove up to three mines
puf-power-place-mines = Minelayer
    .does = place three mines, one of them the dummy
puf-power-adjacent-shots = Four shots
    .does = a shot at each of the four neighbouring spaces
puf-power-lateral-shots = Side shots
    .does = a shot to the left and one to the right
puf-power-diagonal-shots = Diagonals
    .does = two shots in different diagonal directions
puf-power-crush = Crush
    .does = may be laid on an enemy ship without a shield, beside yours
puf-power-per-identical = Per set
    .does = at the end, 1 point per combination of identical ships
puf-power-per-shield = Per shield
    .does = at the end, 1 point per shield in your fleet
puf-power-per-neighbour = Per ship
    .does = at the end, 1 point per ship of yours beside it

puf-icon-victory-point = victory point
puf-icon-orthogonal-shot = orthogonal shot
puf-icon-diagonal-shot = diagonal shot
puf-icon-repair = repair
puf-icon-mine = new mine
puf-icon-extra-tile = extra tile

puf-effect-orthogonal-shot = orthogonal shot
puf-effect-diagonal-shot = diagonal shot
puf-effect-adjacent-shots = shots at all four neighbours
puf-effect-lateral-shots = shots to both sides
puf-effect-repair = repair
puf-effect-place-mine = new mine
puf-effect-remove-mine = mine removal
puf-effect-shield = shield
puf-effect-extra-tile = extra tile
puf-effect-choose-tile = tile of choice from the reserve
puf-effect-times = { $effect } ×{ $count }
puf-effect-none = none

# What laying a ship somewhere leads to.
puf-lay-sea = { $icon }
puf-lay-sea-twice = { $icon } ×2
puf-lay-own-burning = on your burning { $ship }, no sea effect
puf-lay-enemy-burning = on the enemy’s burning { $ship }, no sea effect
puf-lay-crush = crushes the enemy’s { $ship }
puf-lay-hired = no sea effect
puf-lay-far = in the opponent’s sea
puf-lay-mine = on a mine ({ puf-points })
puf-lay-mine-doubtful = on a mine ({ puf-points }, or 0 if it is the dummy)
puf-lay-mine-dummy = on the dummy mine (0 points)

# What a shot does.
puf-hit-burns = { $ship } on { $space } burns
puf-hit-shield = { $ship } on { $space } { $left ->
    [0] loses its last shield token
   *[other] loses a shield token ({ $left } left)
}
puf-hit-nothing = { $ship } on { $space } is unharmed

## What you must do

puf-prompt-ship = Choose the ship to lay
puf-prompt-ship-hire = Choose the ship to lay, or first a mercenary to buy
puf-prompt-stuck = None of your ships has an accessible space: buy a mercenary, or end the turn and lose
puf-prompt-stranded = Still no accessible space for your ships: undo the purchase, or end the turn and lose
puf-prompt-lay = { CAPITAL($ship) }: choose its space
puf-prompt-lay-shielded = { CAPITAL($ship) }: choose its space; it opens the game and gets a shield
puf-prompt-effects = Carry out: { $effects }
puf-prompt-effects-idle = Carry out: { $effects } (no target yet: { $idle })
puf-prompt-dummy = Choose the mine that is the dummy; only you will know
puf-prompt-reserve = Choose a tile of your reserve
puf-prompt-end-hire = Buy a mercenary, or end the turn
puf-prompt-end = All done: end the turn
puf-prompt-wait-ship = { $player } chooses a ship
puf-prompt-wait-effects = { $player } carries out effects
puf-prompt-wait-end = { $player } may end the turn
puf-prompt-over = The game is over

## What you can do

puf-action-ship = { CAPITAL($ship) } – { $effect }
puf-action-hire = Buy { $mercenary } for { puf-gold } – { FORM($power, "does") }
puf-action-lay = { $space } – { $outcome }
puf-action-shoot = Shot: { $hit }
puf-action-fire = Fire all shots: { $hits }
puf-action-fire-any = Fire all shots
puf-action-repair = Repair { $ship } on { $space }
puf-action-mine = Mine { $space }
puf-action-mine-burning = Mine on { $space }, where { $ship } burns
puf-action-sweep = Remove the mine on { $space }
puf-action-sweep-doubtful = Remove the mine on { $space }, perhaps the dummy
puf-action-sweep-dummy = Remove the dummy mine on { $space }
puf-action-shield = Shield for { $ship } on { $space }{ $shields ->
    [0] {""}
    [one] {" "}(has { $shields } token)
   *[other] {" "}(has { $shields } tokens)
}
puf-action-take = Take the top tile of your reserve ({ $count } there)
puf-action-look = Look through your reserve and choose a tile ({ $count } there)
puf-action-choose = { CAPITAL($ship) } – { $effect }
puf-action-dummy = The mine on { $space } is the dummy
puf-action-decline = Skip: { $effects }
puf-action-decline-any = Skip the rest
puf-action-end = End the turn and draw a tile
puf-action-end-last = End your last turn
puf-action-end-lose = End the turn and lose the game: you have no space for a ship

## What happened

puf-event-turn = Turn { $turn } of { $turns }: { $player } plays.
    .player-you = Turn { $turn } of { $turns }: you play.
puf-event-hired = { $player } buys { $mercenary } for { puf-gold } ({ $power }).
    .player-you = You buy { $mercenary } for { puf-gold } ({ $power }).
puf-event-sunk = { $player } loses the burning ship on { $space } for good.
    .player-you = You lose the burning ship on { $space } for good.
puf-event-crushed = { $player } loses the ship on { $space }: it is crushed.
    .player-you = You lose the ship on { $space }: it is crushed.
puf-event-laid = { $player } lays { $ship } on { $space }.
    .player-you = You lay { $ship } on { $space }.
puf-event-mine-taken = { $player } takes the mine on { $space } ({ puf-points }).
    .player-you = You take the mine on { $space } ({ puf-points }).
puf-event-dummy-taken = { $player } takes the mine on { $space }: it is the dummy (0 points).
    .player-you = You take the mine on { $space }: it is the dummy (0 points).
puf-event-shielded = { $player } gives the ship on { $space } a shield.
    .player-you = You give the ship on { $space } a shield.
puf-event-point = { $player } takes 1 victory point.
    .player-you = You take 1 victory point.
puf-event-gold = { $player } takes 1 gold.
    .player-you = You take 1 gold.
puf-event-shield-lost = { $player }: the ship on { $space } is hit and loses a shield.
puf-event-fire = { $player }: the ship on { $space } is hit and burns.
puf-event-repaired = { $player } repairs the ship on { $space }.
    .player-you = You repair the ship on { $space }.
puf-event-mine = { $player } places a mine on { $space }.
    .player-you = You place a mine on { $space }.
puf-event-dummy-hidden = { $player } decides which of the new mines is the dummy.
    .player-you = You decide which of the new mines is the dummy.
puf-event-dummy = { $player }: the mine on { $space } is the dummy.
puf-event-mine-removed = { $player } removes the mine on { $space }.
    .player-you = You remove the mine on { $space }.
puf-event-dummy-removed = { $player } removes the mine on { $space }: it was the dummy.
    .player-you = You remove the mine on { $space }: it was the dummy.
puf-event-looked = { $player } looks through the reserve.
    .player-you = You look through the reserve.
puf-event-drew = { $player } draws a tile.
    .player-you = You draw a tile.
puf-event-reserve = { $player } takes a tile from the reserve; their hand is one tile larger from now on.
    .player-you = You take a tile from the reserve; your hand is one tile larger from now on.
puf-event-got = { $player }: the new tile is { $ship }.
puf-event-skipped = { $player }: no target ({ $effect }).
puf-event-declined = { $player } skips the remaining effects.
    .player-you = You skip the remaining effects.
puf-event-stranded = { $player } must lay a ship and has no space for it.
    .player-you = You must lay a ship and have no space for it.
puf-event-over = The game is over.

## The score sheet

puf-line-combinations = Combinations
puf-line-mercenaries = Mercenaries
puf-line-far-sea = Ships in the opponent’s sea
puf-line-victory-points = Victory points
puf-line-mines = Mines

# Why somebody wins, where points do not tell.
puf-verdict-stranded = { $player } has no space left for a ship and loses; points do not count ({ $rule }).
    .player-you = You have no space left for a ship and lose; points do not count ({ $rule }).
puf-verdict-gold = Tied on points: { $player } wins with more gold, { $gold } to { $less } ({ $rule }).
    .player-you = Tied on points: you win with more gold, { $gold } to { $less } ({ $rule }).
puf-verdict-shared = Tied on points and on gold ({ $gold } each): a shared victory ({ $rule }).

## What is wrong with a file or an option

flaw-puf-icon = “{ $value }” is not an icon of the sea: they are V, O, D, R, M and T
flaw-puf-values = “{ $value }” is not a list of values: write “X”, or values from 1 to 9 in rising order such as “1/4/7”
flaw-puf-power = “{ $value }” is not a power: they are shield, choose tile, remove mines, place mines, adjacent shots, lateral shots, diagonal shots, crush, per identical, per shield, per neighbour
flaw-puf-first = must be seat 1 or 2
flaw-puf-mercenaries = must hold the numbers of five different mercenaries: three of cost 3, one of cost 4, one of cost 5
flaw-puf-fleets = there must be two
flaw-puf-sea = must hold both squares and the strip, each once, such as “square 1 a 90”, “square 2 b 0” and “strip a 180”
flaw-puf-tiles = the draw pile must hold 18 tiles and the reserve the other 9, each of the 27 once, from “1a” to “9c”

## On the board

puf-hand = Hand
puf-reserve = Reserve
puf-mercenaries = Mercenaries for sale
