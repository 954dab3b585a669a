# Le code qui n’arrive que lorsqu’on en a besoin.
web-not-fetched = Cette partie de l’application n’a pas pu être chargée. Le réseau est-il disponible ?
