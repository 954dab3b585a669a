# Around the board: what is opened beside it, the menu, the game shown again.
web-panel-points = Points et réserves
web-panel-tip = Conseil
web-autoplay = Rejouer le film de la partie
web-autoplay-stop = Arrêter ici
web-new-game = Nouvelle partie
web-copy-link = Copier le lien
web-link-refused = Le navigateur n’a pas permis de copier.
web-shortcuts = Touches
web-key-move = Aller à la case voisine
web-key-press = Choisir
web-key-close = Fermer ce qui est ouvert
