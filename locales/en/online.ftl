# What tables on a server have to say. Reasons begin small and have no full stop: they stand after a colon.

## Why an order is refused

net-stale = the table has changed meanwhile
net-aborted = the game was ended without a result
net-forbidden = this is not possible now
net-leave-instead = with more than two players, leave your seat to a bot instead
net-bot-plays = a bot plays at this seat
net-no-takebacks = nobody may ask to undo a move at this table
net-offer-open = another proposal is still open
net-offer-gone = the proposal is no longer open
net-offer-later = you can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
net-not-claimable = this seat cannot be claimed now
net-not-paused = the clocks are running
net-log-full = so much has happened at this table that the game can only be ended now
net-gifts-enough = this player has been given enough time
net-no-table = this table is not there
net-not-saved = the move could not be saved; try again

## Why a request is refused

net-no-session = say first who you are
net-known = you are known here already
net-session-ended = you were signed out on this device
net-only-people = only people can do this, not programs
net-nobody = there is nobody like that
net-no-pass = this boarding pass is used up or out of date
net-bad-language = this language is not spoken here
net-not-here = there is nothing at this address
net-other-method = this address is not used like that
net-other-page = the request does not come from a page of this server
net-no-json = the request is not written in JSON
net-malformed = the request cannot be read ({ $detail })
net-no-message = what was sent is not a message
net-no-socket = this address is for sockets alone
net-too-large = the request is too long
net-too-slow = the request took too long to arrive
net-too-often = that was too much at once; wait a moment
net-too-many-tables = you have as many tables as you can have; end one first
net-too-many-programs = you have as many programs as you can have
net-too-many-sockets = too many windows are connected already
net-busy = the server cannot save or read anything at the moment; try again
net-stopping = the server is about to start again
net-newer = this server is older than what is asked of it; a newer one will do
net-silent = nothing was heard for too long
net-other-protocol = the app and the server do not fit together; reload the page

## Why a table is not opened, or nobody sits down

net-no-game = this game is not played here
net-no-level = there is no such bot
net-bots-busy = the admirals are busy at other tables; choose another bot, or try again later
net-no-seat = there is no such seat
net-seat-count = this game has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
net-seated-twice = you can sit at one seat only
net-only-bots = somebody must play besides the bots
net-sit-instead = sit down there yourself
net-bad-pace = the time is too short or too long
net-begun = the game has begun already
net-not-begun = the game has not begun yet
net-not-over = the game is not over yet
net-not-owner = only whoever opened the table can do this
net-not-seated = you do not sit at this table
net-only-watch = with this link you can look on, but not sit down
net-not-together = you cannot sit down at this table
net-taken = this seat is taken
net-empty-seats = a seat is still empty

## At the table

net-crowded = too many people look on at this table
net-not-watching = you do not follow this table
net-watching-too-many = you follow too many tables at once
net-look-too-far = that is too much to look back at once
net-no-text = at this table there are only the ready sentences
net-no-line = this cannot be said
net-long-line = this line is too long
