# Sounds.

web-sounds = Sounds
