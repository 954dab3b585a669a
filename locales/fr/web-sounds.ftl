# Les sons.

web-sounds = Sons
