# Visages et couleurs des joueurs.

web-look = Votre emblème et votre couleur
web-look-face = Emblème
web-look-colour = Couleur
web-face-gull = Mouette
web-face-whale = Baleine
web-face-crab = Crabe
web-face-octopus = Pieuvre
web-face-turtle = Tortue
web-face-lighthouse = Phare
web-colour-blue = Bleu
web-colour-red = Rouge
web-colour-sea = Vert de mer
web-colour-violet = Violet
web-colour-brass = Laiton
web-colour-slate = Ardoise
