# Faces and colours of players.

web-look = Your face and colour
web-look-face = Face
web-look-colour = Colour
web-face-gull = Gull
web-face-whale = Whale
web-face-crab = Crab
web-face-octopus = Octopus
web-face-turtle = Turtle
web-face-lighthouse = Lighthouse
web-colour-blue = Blue
web-colour-red = Red
web-colour-sea = Sea green
web-colour-violet = Violet
web-colour-brass = Brass
web-colour-slate = Slate
