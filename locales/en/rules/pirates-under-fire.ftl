# The rules of Pirates Under Fire, one message for each number of docs/rules/pirates-under-fire.md.
# Shown to a player whose action the rule forbids, and on the rules page.

## Parts

rule-puf-1 = You have 27 ships, three of each value from 1 to 9. The back of a tile shows the ship on fire.
rule-puf-2 = The sea is seven spaces wide and six deep. The three rows nearest to you are your sea, the nearest one is your first row; every space shows one of six icons.
rule-puf-3 = There are twelve mercenaries: six cost 3 gold, three cost 4 and three cost 5.
rule-puf-4 = There are 7 shields, 14 mines and one dummy mine; when shields or mines run out, place what is left. Gold, victory points and extra-tile tokens never run out.

## Set-up

rule-puf-5 = Chance decides how each player’s three sea boards lie: which side, which way round and in which order.
rule-puf-6 = Your tiles are shuffled unseen into a draw pile of 18 and a reserve of 9. You begin with three tiles of the draw pile.
rule-puf-7 = Five mercenaries are for sale: three of cost 3, one of cost 4 and one of cost 5. One that is bought is not replaced.
rule-puf-8 = Chance decides who begins. The first ship of the game gets a shield before its effects.

## A turn

rule-puf-9 = In your turn, lay one ship from your hand on an accessible space, then carry out the effects of the sea space and of the ship, in the order you like.
rule-puf-10 = Once a turn, before your ship or after all its effects, you may pay for one mercenary and lay it at once. It never triggers the sea space.
rule-puf-11 = At the end of your turn, draw one tile from your draw pile.
rule-puf-12 = Lay a ship in your first row, next to an active ship of your own, or on your own burning ship. An enemy’s burning ship is open to you in your first row or next to an active ship of yours; an active ship never is.
rule-puf-13 = A ship laid on a burning one removes it from the game. The sea space is not triggered, only the new ship’s own effect.
rule-puf-14 = A burning ship is inactive: it opens no spaces next to it, scores nothing and stops no shot.
rule-puf-15 = Effects cannot be saved for later. You may skip all that remain, except a victory point and gold, which you always take; an effect that has no target yet waits for the other one.

## Sea spaces

rule-puf-16 = A space with a victory point gives you 1 point.
rule-puf-17 = Orthogonal shot: choose a direction along the row or column. The first active enemy ship that way is hit, at any distance.
rule-puf-18 = Diagonal shot: choose a diagonal direction. The first active enemy ship that way is hit, at any distance.
rule-puf-19 = Repair: one of your burning ships, wherever it lies, becomes active again. No shield comes back, and nothing is triggered.
rule-puf-20 = Mine: put a mine on any space that has neither an active ship nor a mine.
rule-puf-21 = Extra tile: take the top tile of your reserve, and your hand stays one tile larger until the end. An empty reserve gives nothing.

## Ships

rule-puf-22 = Ships 2, 4, 6 and 8 give 1 gold. A 1 puts a shield on an active ship of yours, a 3 fires an orthogonal shot, a 5 repairs, a 7 removes a mine, and a 9 makes its sea space take effect twice.
rule-puf-23 = A ship can carry several shields, and so can a mercenary; each of them withstands one hit.

## Shots

rule-puf-24 = A shot starts from the ship just laid. Your own ships neither stop it nor are hit.
rule-puf-25 = A shot hits the first active enemy ship in its way, which loses a shield or else burns. A mercenary never burns but stops the shot; a shot that would change nothing cannot be fired.
rule-puf-26 = A burning ship cannot be destroyed by a shot.

## Mines

rule-puf-27 = Whoever lays a ship on a mine takes it: −2 points at the end, 0 for the dummy. The ship does not burn, and its effects happen as usual.

## Mercenaries

rule-puf-28 = A mercenary has a permanent shield. At the end you choose one of its values, the same for row and column; X stands for any value.
rule-puf-29 = When laid, some mercenaries give a shield, let you take a tile of your choice from the reserve (your hand stays one larger), remove up to three mines, or place three mines, one of them secretly the dummy. Once you have placed the first mine or looked at the reserve, you must finish.
rule-puf-30 = Four adjacent shots go to the four neighbouring spaces, two lateral shots to the left and right along the row. They are fired all together or not at all.
rule-puf-31 = Two diagonal shots go in two different diagonal directions, at any distance.
rule-puf-32 = Some mercenaries score at the end: 1 point per active ship of yours next to it, per shield in your fleet (the permanent ones too), or per combination of identical ships.
rule-puf-33 = The crushing mercenary may be laid on an active enemy ship next to one of yours, if that ship has no shield and is not a mercenary. The ship leaves the game, and the sea space is not triggered.

## The end

rule-puf-34 = Each player has 16 turns and draws nothing after the last. When both have played them, the game is over.
rule-puf-35 = If you must lay a ship and no space is accessible, you lose at once, without scoring. You may buy a mercenary first, if there is a space for it.

## Scoring

rule-puf-36 = Your active ships side by side in a row or column score if three or four have the same value (three: 3 points), or if three or more values rise or fall by one each time (three: 2 points). Longer ones score more.
rule-puf-37 = A ship counts at most once in its row and once in its column. Each line is divided so that it scores the most.
rule-puf-38 = Divisions and the values of mercenaries are chosen together for your best total. Mercenaries count as ships.
rule-puf-39 = Each active ship of yours in the opponent’s sea is worth 1 point. Victory points and mines taken are added.
rule-puf-40 = The player with the most points wins. On a tie, more gold decides; otherwise the victory is shared.

## Printed values

rule-puf-41 = The component file can be replaced at the start. One that is incomplete, contradicts the rules, or lets a longer combination score no more than a shorter one is refused, and the message names the field.
