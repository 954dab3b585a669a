# The rules of Come Sail Away!, one message for each number of docs/rules/come-sail-away.md.
# Said to a player whose action the rule refuses, and on the rules page.

## Parts

rule-csa-1 = There are five passenger colours: yellow, blue, green, orange and black.
rule-csa-2 = Your ship has eleven rooms in three rows: five guest cabins, five facilities and the grand staircase, which fills the two middle places and counts as one room.
rule-csa-3 = Rooms are adjacent side by side or one above the other, never diagonally. The grand staircase touches six rooms: two above, two below and one at each end.
rule-csa-4 = Bow and stern have two places each for small cabins. A small cabin there touches the other one and two rooms of the ship; an empty place cannot be entered.
rule-csa-5 = Every passenger card shows two, three or four passengers in a fixed order. Exactly one of them carries luggage.
rule-csa-6 = The box holds 20 small cabins, 10 bonus number tokens, 12 bonus scoring tokens and 125 passengers, 25 of each colour; each player has a luggage track.
rule-csa-7 = Bonus scoring tokens and the passengers on the pier never run out.

## Set-up

rule-csa-8 = Everybody plays with the same five facilities in the same arrangement. The facilities are any five of the ten; the arrangement is the recommended one, or shuffled once for all.
rule-csa-9 = The 60 cards are shuffled. You start with your luggage token on the leftmost space, five random small cabins face up above the track, and two cards.
rule-csa-10 = The bonus number tokens of the five facilities in play start face up on the common board.
rule-csa-11 = Whether hands are open is settled before the game. With closed hands you know only your own cards and the one you passed on; small cabins and used cards are open to all.

## Placing passengers

rule-csa-12 = Each round you begin by choosing one of the two cards in your hand. If it shows three or four passengers, place them in printed order, starting from whichever end you like.
rule-csa-13 = The first passenger of a card may enter any room of your ship, placed small cabins included.
rule-csa-14 = Each further passenger enters a room adjacent to the one before. A card’s path uses no room twice and skips none.
rule-csa-15 = With a card of two passengers the order is free: send them into any two different rooms, adjacent or not.
rule-csa-16 = A passenger whom the room cannot take joins your disgruntled passengers at once. The path still runs through that room and goes on from there; you may do this on purpose.
rule-csa-17 = A passenger takes a seat in any room that can take them: you cannot turn them away there. Where several adjacent rooms refuse, you choose the one the path runs through.
rule-csa-18 = When the path has already used every adjacent room, the passengers left on the card become disgruntled.
rule-csa-19 = No room is flipped while you place the passengers of your card. A room that fills up stays face up, and full, until all of them have been placed.

## Rooms

rule-csa-20 = A guest cabin takes passengers in the colours of its doors, one at each door.
rule-csa-21 = A small cabin works like a guest cabin: one passenger at each door, in the door’s colour.
rule-csa-22 = A dining room has two tables for two. Each table seats one colour, and the two tables differ.
rule-csa-23 = A salon takes four passengers of four different colours.
rule-csa-24 = The grand staircase holds any number of passengers, but at most three colours at a time. It is never full and never flipped.
rule-csa-25 = At the bar, seats fill from left to right. The outer two passengers share one colour, the inner two another.
rule-csa-26 = The pool takes five passengers, one of each colour.
rule-csa-27 = The library takes four passengers of one colour.
rule-csa-28 = The appartement de luxe takes three passengers with luggage, all of different colours. Each of them moves your luggage token, as in a cabin; filling it counts as completing a facility and moves nothing.
rule-csa-29 = The theatre takes three passengers of one colour and one of another, in any order. Two pairs are not allowed.

## Luggage and full rooms

rule-csa-30 = If your card’s luggage passenger took a seat in a guest cabin, a small cabin or the appartement de luxe, your luggage token moves one space. This is checked once a round.
rule-csa-31 = Flip your full rooms one by one, in the order you like; their passengers return to the pier. A guest cabin moves your luggage one space, a facility may earn a bonus token at the end of the round, a small cabin does nothing more.
rule-csa-32 = Finish each effect before you turn to the next. A room filled by an extra passenger or by the library’s reader is flipped at once; rooms that were already full wait, and take nobody.
rule-csa-33 = A space of the luggage track gives what it shows: a small cabin to add at bow or stern (up to four in a game), an extra passenger from the sources shown, points, or nothing.
rule-csa-34 = An extra passenger comes from a source the space shows and must go into a face-up room that can take them, adjacent or not. They have no luggage (so no appartement de luxe), never become disgruntled, and cannot go from the grand staircase back to it.
rule-csa-35 = On the last space of the track your luggage token stays where it is: further steps do nothing.
rule-csa-36 = When the library is full, three of its passengers return to the pier and the fourth must go to another room that can take them. If there is none, the fourth becomes disgruntled.
rule-csa-37 = When the theatre is full, all your disgruntled passengers of its two colours return to the pier, followed by the four in the theatre.
rule-csa-38 = The others see what you did this round only when everybody has finished. Until you declare your round finished, you may undo all of it.
rule-csa-39 = You may enter a face-down room, but there is no seat in it: the passenger becomes disgruntled.

## Bonus tokens and the end of the round

rule-csa-40 = Everybody who completed a facility this round while its bonus number token lies face up receives one bonus scoring token for it. Then the number token is turned face down.
rule-csa-41 = After a round your used card stays beside your ship, the other goes to your left neighbour, and you draw a new one. After round 12 the game is over, and cards left in hand are not used.

## Final scoring

rule-csa-42 = At the end, your face-down rooms score the points printed on them.
rule-csa-43 = At the end, each passenger in a face-up room scores 1 point, except on the grand staircase.
rule-csa-44 = Each bonus scoring token is worth 3 points.
rule-csa-45 = You score the points of your luggage token’s space or, failing that, of the last points space it has passed. If it has reached none, you score 0.
rule-csa-46 = Each disgruntled passenger costs you 1 point.
rule-csa-47 = A tie goes to the player with more points from face-down rooms, then to the one with fewer disgruntled passengers. If that is equal too, the victory is shared.

## Solo

rule-csa-48 = In a solo game the five bonus number tokens are shuffled onto the spaces of rounds 5 to 9.
rule-csa-49 = In a solo game you receive a bonus scoring token at once for a facility completed no later than the round shown below its number token, if that token is still face up. Then the number token is turned face down.
rule-csa-50 = In a solo game every round but the last ends by turning down the number token of that round, if it is still face up. Your unused card goes back to the box and you draw two new ones.
rule-csa-51 = In a solo game your points decide your crew’s rank, from Seasick crew (54 or less) to Legendary crew (80 or more).

## Printed values

rule-csa-52 = You may play with a component file of your own. If it is incomplete or contradicts the rulebooks it is refused, and you are told which field is at fault.
