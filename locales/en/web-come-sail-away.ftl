# What the browser app says of this game.

web-come-sail-away-aim = Have the most points after twelve rounds. Each round, choose one of your two cards and lead its passengers through your ship, from room to adjacent room. Passengers who find no seat become disgruntled.

## On the board

web-csa-times = { $count } × { $passenger }
web-csa-inside = inside: { $passengers }
web-csa-takes = still takes { $colours }
web-csa-face-down = completed, face down
web-csa-cabin = small cabin ({ $doors }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-csa-slot-empty = already part of the ship
web-csa-space = space { $number }: { $what }
web-csa-token-here = your luggage token is here
web-csa-card = Card: { $face }
web-csa-card-chosen = Card in play: { $face }
web-csa-card-hidden = A card you do not see
web-csa-to-player = goes to { $player }
    .player-you = goes to you
web-csa-to-box = goes back to the box
web-csa-pier = Pier
web-csa-on-the-way = On the way
web-csa-fleet = The other ships
web-csa-open-ship = Look at { $player }’s ship
web-csa-back-to-own = Back to { $player }’s ship
    .player-you = Back to your ship
web-csa-visiting = { $player }’s ship
web-csa-back = Back to my ship
web-csa-number-up = { $facility }: whoever completes it first receives { $points } points
web-csa-number-until = { $facility }: completed by round { $round } it brings { $points } points
web-csa-number-down = { $facility }: the bonus is gone
web-csa-until = R{ $round }

## Still to come

web-csa-unseen = { $count ->
    [one] { $count } you have not seen
   *[other] { $count } you have not seen
}
web-csa-size = { $passengers } passengers: { $cards }

## Set-up

web-csa-facilities = Facilities
web-csa-preset-base = First game: dining rooms and salons (1 to 5)
web-csa-preset-one = One new facility: { $new }
web-csa-preset-two = Two new facilities: { $four }, { $five }
web-csa-preset-own = My own choice of five
web-csa-choose-facilities = All ten facilities and what they do
web-csa-five = Choose exactly five facilities ({ $count } chosen).
web-csa-shuffled = Shuffled rooms
web-csa-shuffled-why = the rooms lie differently in every game, alike on all ships
web-csa-open-hands = Open hands
web-csa-open-hands-why = everybody sees everybody’s cards
web-csa-with-facilities = facilities { $numbers }

## Tips for newcomers

web-come-sail-away-tip-card = Choose the card whose passengers find good seats this round. The other one goes to your left neighbour or, in a solo game, back to the box.
web-come-sail-away-tip-order = Passengers board in the printed order, from either end. Begin where your path works out best.
web-come-sail-away-tip-enter = The first passenger goes anywhere, each next one to an adjacent room, and no room is entered twice. Rooms with a frown would leave the passenger disgruntled: −1 point.
web-come-sail-away-tip-take = The luggage track brings you an extra passenger. Choose a colour that completes a room: it is flipped at once.
web-come-sail-away-tip-seat = Extra passengers go to any lit room, wherever it lies.
web-come-sail-away-tip-reader = Your library is full: three readers leave, and the fourth must find a seat in another room.
web-come-sail-away-tip-cabin = Choose a small cabin whose colours you still expect to draw. Once full, it scores like other rooms.
web-come-sail-away-tip-berth = At the stern or the bow, a small cabin touches two rooms: think of the paths that will lead there.
web-come-sail-away-tip-flip = Several rooms are full. Flip a guest cabin first if its luggage step helps you elsewhere.
web-come-sail-away-tip-end = Look once more: until you finish the round, you can undo everything.
