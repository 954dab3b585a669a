# On Board dans le terminal.

terminal-ob-splits = Répartiteur : { $player }
terminal-ob-summary = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-ob-aim =
    Le but : remplir les cabines de votre paquebot et marquer plus de points que
    l’autre capitaine. À chaque tour, l’un partage trois cartes en un paquet
    d’une carte et un paquet de deux, l’autre en choisit un. Puis chacun résout
    ses cartes. Chaque Escale donne 6 points à qui possède le plus d’un élément.
    Les règles : docs/rules/on-board.md
terminal-ob-legend =
    Sur une fiche : ★★★ le niveau de la ligne, [4] des points, [S] un
    symbole, [ ] une cabine ouverte et vide, · une cabine fermée. S soleil,
    D dé, V verre, ⚑ Escales gagnées, ♥ Lovers, ⚒ Mécano, ⚓ Naufragé,
    × pouvoir du Capitaine déjà utilisé avant la prochaine Escale.
