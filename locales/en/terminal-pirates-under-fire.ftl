# Pirates Under Fire in the terminal.

terminal-puf-turn = turn { $turn } of { $turns }
# A line of at most 63 letters: points so far, tokens, and how many tiles lie where.
terminal-puf-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $gold } gold · ★{ $victory } · ●{ $mines } · hand { $hand } · draw { $draw } · reserve { $reserve }
terminal-puf-offer = { $values } · { $cost } gold · { $power }
terminal-puf-aim =
    The aim: most points after 16 turns each. Every turn lay one ship of your hand
    in your first row or beside one of your ships; the sea space and the ship then
    take effect, in the order you like. Three or four ships of the same value side
    by side score, and so do runs such as 3-4-5, and every ship of yours in your
    opponent’s sea. Once a turn you may buy a mercenary with gold.
    The rules: docs/rules/pirates-under-fire.md
terminal-puf-legend =
    At sea: ⚑5 a ship of seat 1, ⚐5 of seat 2, ⚑5 ^^ on fire, ◆ a shield
    (◆3: three), ⚑1/4/7 or ⚑X a mercenary with its values.
    ● a mine, ●? a mine that may be the dummy, ○ the dummy. [3] a choice.
    The sea gives: ★ a victory point, ┼ an orthogonal shot, ╳ a diagonal shot,
    ⚒ a repair, +● a new mine, +▯ an extra tile.
    Beside a player: ★ victory points, ● mines taken.
