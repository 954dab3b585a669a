# What the browser app says at a table on a server, while the game goes on and afterwards.

## The connection

web-net-connecting = Going to the table…
web-net-waiting = Waiting for the server.
web-net-trying = No connection. Your moves are kept and sent when it is back.
web-net-not-connected = there is no connection now
web-net-session-gone = The server does not know you any more. Open the page again to come aboard.
web-net-other-version = This page and the server are of different versions. Reload the page in a few minutes.

## The people

web-room = People at this table
web-looking-on = { $count ->
    [one] { $count } looking on
   *[other] { $count } looking on
}
web-clock-left-days = { $days } d { $hours } h
web-clock-left-hours = { $hours }:{ $minutes } h
web-clock-left-reserve = { $left } in reserve
web-sound = Ring a bell when it is my turn

## Proposals

web-proposals = Ask the others
web-offer-takeback = Undo my last move
web-offer-pause = Pause the clocks
web-offer-abort = End without a result
web-gift = Give { $player } more time
web-asks-takeback = { $player } would like to undo the last move. What was seen stays seen.
web-asks-pause = { $player } would like to pause the clocks.
web-asks-abort = { $player } would like to end the game without a result.
web-asked-takeback = You asked to undo your last move. Waiting for an answer.
web-asked-pause = You asked for a pause. Waiting for an answer.
web-asked-abort = You asked to end the game without a result. Waiting for an answer.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-paused = The clocks stand still.
web-resume = Play on
web-ended-early = The game was ended without a result.

## Somebody is gone

web-net-unanswered = the server has not answered the last move yet; try again in a moment
web-is-away = { $player } is away.
web-gone = { $player } is away. In { $left } you may decide about the seat.
web-may-claim = { $player } is not playing on. Decide how the game goes on, or wait.
web-claim-bot = Let a bot play on
web-claim-win = Claim the win
web-kept-by-bot = A bot is playing for you.
web-take-back-seat = Take my seat back

## Chat

web-chat = Chat
web-chat-new = Chat: { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-chat-empty = Nobody has said anything yet.
web-chat-ready = Ready sentences
web-chat-signs = Signs
web-chat-text = Write something
web-chat-send = Send
web-chat-onlooker = looks on
web-mute = Mute { $name }
web-unmute = Hear everybody again
web-block = Block { $name }: never seated together again
say-hello = Hello!
say-good-game = Have a good game!
say-well-played = Well played!
say-thinking = I need a moment to think.
say-oops = Oops!
say-thanks = Thank you!
say-again = Shall we play again?
say-back-soon = I’ll be right back.
say-smile = smiles
say-laugh = laughs
say-cheer = cheers
say-surprise = is surprised
say-sigh = sighs
say-anchor = drops anchor

## Afterwards

web-rematch = Play again together
web-rematch-join = Join the next game
web-rematch-ready = The others want to play again.
web-check-deal-button = Check the deal
web-check-promise = The promise is the one that was made before the deal.
web-check-no-promise = The promise is not the one that this browser was given before the deal.
web-check-secret = The server’s secret is the one it promised.
web-check-no-secret = The server’s secret is not the one it promised.
web-check-deal = The deal follows from that secret and from what each player added, and the game follows the rules.
web-check-no-deal = The deal does not follow from the secret and from what the players added.
