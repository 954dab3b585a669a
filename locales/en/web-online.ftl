# What the browser app says about tables on a server.

## The server

web-net-refused = That did not work: { $reason }.
web-net-unreached = The server cannot be reached. Check your connection, then try again.
web-net-unreadable = The server’s answer cannot be read. Reload the page, then try again.
web-net-bad-name = A name has 1 to 24 letters, none of them invisible.

## Titles of pages

web-online-table = Online table
web-join = Invitation
web-pass = Boarding pass
web-me-page = Who I am
