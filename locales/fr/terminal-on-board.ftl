# On Board dans le terminal.

terminal-ob-splits = Répartiteur : { $player }
terminal-ob-aim =
    Le but : remplir les cabines de votre paquebot et marquer plus de points que
    l’autre capitaine. À chaque tour, l’un répartit trois cartes en un paquet
    d’une carte et un paquet de deux, l’autre en choisit un. Puis chacun résout
    ses cartes. Chaque Escale donne 6 points à qui possède le plus d’un élément.
    Les règles (en anglais) : docs/rules/on-board.md
terminal-ob-legend =
    Sur une fiche : ★★★ le niveau de la ligne, [4] des points, [S] un
    symbole, [ ] une cabine ouverte et vide, · une cabine fermée. S Soleil,
    D Dé, V Verre, ⚑ Escales remportées, ♥ Lovers, ⚒ Mécano, ⚓ Naufragé,
    × pouvoir du Capitaine utilisé jusqu’à la prochaine Escale.
