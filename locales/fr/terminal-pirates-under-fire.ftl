# Pirates Under Fire dans le terminal.

terminal-puf-turn = tour { $turn } sur { $turns }
# Une ligne de 63 lettres au plus : les points, les jetons, et combien de tuiles se trouvent où.
terminal-puf-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
} · ★{ $victory } · ●{ $mines } · main { $hand } · pioche { $draw } · réserve { $reserve }
terminal-puf-offer = { $values } · { $cost } ors · { $power }
terminal-puf-aim =
    Le but : le plus de points après 16 tours chacun. À chaque tour, posez un
    bateau de votre main sur votre première ligne ou à côté d’un de vos bateaux ;
    la case mer et le bateau agissent ensuite, dans l’ordre de votre choix. Trois
    ou quatre bateaux de même valeur côte à côte rapportent des points, les suites
    comme 3-4-5 aussi, et chacun de vos bateaux dans la mer adverse. Une fois par
    tour, vous pouvez acheter un mercenaire avec votre or.
    Les règles (en anglais) : docs/rules/pirates-under-fire.md
terminal-puf-legend =
    En mer : ⚑5 un bateau de la place 1, ⚐5 de la place 2, ⚑5 ^^ en feu,
    ◆ un bouclier (◆3 : trois), ⚑1/4/7 ou ⚑X un mercenaire et ses valeurs.
    ● une mine, ●? une mine peut-être fictive, ○ la mine fictive. [3] un choix.
    La mer donne : ★ un point de victoire, ┼ un tir orthogonal, ╳ un tir en
    diagonale, ⚒ une réparation, +● une nouvelle mine, +▯ une tuile additionnelle.
    À côté d’un joueur : ★ points de victoire, ● mines prises.
