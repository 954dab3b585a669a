# What the browser app says about tables on a server.

## The server

web-net-refused = That did not work: { $reason }.
web-net-unreached = The server cannot be reached. Check your connection, then try again.
web-net-unreadable = The server’s answer cannot be read. Reload the page, then try again.
web-net-bad-name = A name has 1 to 24 visible characters.
web-net-absent = There are no online tables here, or the server cannot be reached.
web-net-loading = One moment…
web-net-privacy = Games at online tables are kept by the server you play on, with your name and what you write there. It keeps no e-mail or network address, and you can delete all of it under “{ web-me-page }”.

## Titles of pages

web-online-table = Online table
web-join = Invitation
web-pass = Boarding pass
web-me-page = Who I am

## Who one is

web-your-name = Your name
web-your-name-why = The others at your tables see it. No account, no password.
web-go-on = Continue
web-me-unknown = This server does not know you yet. Tell it what others may call you, and you can open tables and join them.
web-save = Save
web-saved = Saved.
web-devices = My devices
web-device-this = This device: since { $since }
web-device-other = Another device: since { $since }, last used { $seen }
web-end-others = Log out on all other devices
web-pass-what = A boarding pass makes another phone or computer know you: you keep your name and your seats there. It works once.
web-pass-make = Make a boarding pass
web-pass-link = Open this link on the other device
web-pass-until = The pass works once, until { $time }. Give it to nobody else: whoever opens it plays in your name.
web-pass-here = With this boarding pass, this browser becomes somebody who already plays on another device.
web-pass-instead = In this browser you are { $name } at present. That ends when you come aboard.
web-pass-use = Come aboard
web-programs = My programs
web-programs-what = Programs can play in your name through the server’s interface. Others see that they are programs.
web-program-name = Name of the program
web-program-make = Add a program
web-token = Token
web-token-once = This token is shown only now. Keep it safe: whoever has it plays as this program.
web-blocked = Blocked people
web-blocked-none = You have blocked nobody.
web-unblock = Unblock
web-farewell = Leave
web-log-out = Forget me on this device
web-log-out-sure = Really forget me here?
web-log-out-what = You can come back with a boarding pass from another device; without one, your seats are lost.
web-logged-out = This device no longer knows you.
web-delete-me = Delete all my data
web-delete-me-what = Your name, devices, programs and everything you wrote will be deleted. At tables where you still play, a bot takes your seat. Finished games stay for the others, without your name.
web-delete-me-all = Delete everything
web-delete-me-sure = For good? This cannot be undone.
web-delete-me-not = Keep everything
web-deleted = All your data is deleted.

## Opening a table

web-online = With friends
web-online-game = Play { $game } online with friends
web-where = Where you play
web-where-here = At this screen
web-where-online = Online with friends
web-seat-open = Open: whoever comes with the link
web-open-table = Open the table
web-time = Time
web-time-how = Time to think
web-time-none = No clock: everybody takes their time
web-time-live = { $minutes } minutes each, plus { $seconds } seconds a turn
web-time-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
web-time-reserve = { $days ->
    [one] One day in reserve for slower turns
   *[other] { $days } days in reserve for slower turns
}
web-time-reserve-how = In reserve for slower turns
web-days = { $days ->
    [0] nothing
    [one] { $days } day
   *[other] { $days } days
}
web-late = If somebody is too slow
web-late-claim = When time is up, the others decide
web-late-bot = When time is up, a bot plays on
web-late-loss = When time is up, the game is lost
web-manners = Who may do what
web-audience-link = Anyone with the watch link may look on
web-audience-players = Only the players see the table
web-chat-yes = Free text in the chat
web-chat-no = Ready sentences only in the chat
web-takebacks-yes = Moves may be undone if all agree
web-takebacks-no = Nobody asks to undo a move
web-hints-yes = Hints from the app are allowed
web-hints-no = No hints from the app

## Waiting for the others

web-waiting = Waiting for the game to begin
web-waiting-for = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-waiting-full = All seats are taken
web-waiting-owner = Whoever opened the table will begin the game.
web-agreed = What is agreed
web-seat-free = free
web-seat-here = is here
web-seat-away = is away
web-seat-turn = is to play
web-seat-you = you
web-seat-owner = opened the table
web-seat-program = program
web-seat-bot = bot
web-seat-put-bot = Add a bot
web-sit-here = Sit here
web-sit-over = Move here
web-leave-seat = Stand up
web-free-seat = Free the seat
web-invite = Invite the others
web-invite-how = Send this link, or let a phone’s camera read the code. Whoever opens it sees the table and can sit down.
web-invite-link = Invitation
web-watch-invite = Let others look on
web-watch-how = With this link others can look on, but not sit down.
web-watch-link = Link for looking on
web-link-copy = Copy
web-link-share = Share
web-link-copied-short = Copied.
web-link-selected = Selected: copy it with your device’s own command.
web-link-qr = QR code of the link
web-link-nowhere = You have opened this page on the machine the server runs on, under an address that leads nowhere from elsewhere. To let others in, start the server with “{ $listen }”, or tell it its public address with “{ $public }”.
web-link-elsewhere = You have opened this page on the machine the server runs on. The links use an address that others can reach: { $address }
web-new-links = Make new links (the old ones stop working)
web-cancel-table = Cancel the table
web-cancel-table-sure = Really cancel the table?
web-table-unknown = This table is for its players and for people with a link. If you play there, use a boarding pass from your other device; otherwise ask for an invitation.

## Invitations

web-invited = You are invited to a table
web-invited-name = Say what the others may call you, then you see who plays what. You sit down only when you press the button.
web-invited-look = You are invited to look on
web-invited-look-name = Say what others may call you, then you see who plays what.
web-invited-by = { $name } invites you to play
web-invited-look-by = { $name } invites you to look on
web-invite-gone = This invitation is no longer valid. Ask for a new link.
web-invite-full = All seats are taken.
web-invite-playing = The game has already begun.
web-invite-over = The game is over.
web-you-sit = You have a seat at this table.
web-to-table = Go to the table
web-sit-down = Sit down
web-look-on = Look on

## One’s tables

web-online-tables = My online tables
web-online-finished = Finished online tables
web-my-turn = Your turn
web-their-turn = Waiting for { $names }
web-online-aborted = Ended without a result
web-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
web-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
web-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}
