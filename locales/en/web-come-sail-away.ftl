# What the browser app says of this game.

web-come-sail-away-facts = 1 to 4 players · 20 minutes
web-come-sail-away-pitch = Guide passengers along paths into the rooms of an ocean liner.
web-come-sail-away-aim = Have the most points after twelve rounds. Each round choose one of your two cards and lead its passengers through your ship, from room to adjacent room. Whoever finds no seat is disgruntled.
