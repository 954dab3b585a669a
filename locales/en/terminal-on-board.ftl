# On Board in the terminal.

terminal-ob-splits = { $player } splits
terminal-ob-aim =
    The aim: fill your liner’s cabins and score more than the other captain.
    Each round one player splits three cards into a pile of one and a pile of
    two, the other takes a pile. Then both resolve their cards. After each leg
    a port of call gives 6 points to whoever has the most of something.
    The rules: docs/rules/on-board.md
terminal-ob-legend =
    On a sheet: ★★★ the line’s level, [4] points, [S] a symbol, [ ] an open empty
    cabin, · a closed one. S sun, D die, G glass, ⚑ ports won, ♥ lovers,
    ⚒ mechanic, ⚓ castaway, × the captain’s power is used up in this leg.
