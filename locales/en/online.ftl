# What tables on a server have to say. Reasons begin small and have no full stop: they stand after a colon.

## Why an order is refused

net-stale = the table has changed meanwhile
net-aborted = the game was ended without a result
net-forbidden = this is not possible now
net-leave-instead = with more than two players, leave your seat to a bot instead
net-bot-plays = a bot plays at this seat
net-no-takebacks = nobody takes moves back at this table
net-offer-open = another proposal is still open
net-offer-gone = the proposal is no longer open
net-offer-later = you can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
net-not-claimable = this seat cannot be claimed now
net-not-paused = the clocks are running
net-no-table = this table is not there
net-not-saved = the move could not be saved; try again
