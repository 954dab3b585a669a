# What the browser app says of this game.

web-pirates-under-fire-facts = 2 players · 30 minutes
web-pirates-under-fire-pitch = Lay ships, fire across the sea and form combinations, with a hidden hand.
web-pirates-under-fire-aim = Have the most points after sixteen turns each. Lay ships on the sea, use the icons below them, set enemy ships on fire, and keep combinations in rows and columns.
