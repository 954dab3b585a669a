# What `seaboard terminal` says.

## Beginning and end

# Whoever plays alone without a name; the events speak of them in the third person.
terminal-captain = Captain
terminal-new = A new game with seed { $seed }.
terminal-resumed = Resuming the game from { $path }.
terminal-hint = Type “help” to learn the commands and the signs.
terminal-resume-alone = --resume takes no game, --seats, --seed or --practice: the file holds them
terminal-what = name a game ({ $known }), or a saved one with --resume; see --help
terminal-saved =
    Saved. Go on with:
    { $command }
terminal-kept =
    The game is kept in { $path }
    Look back with:
    { $command }
terminal-cannot-save = cannot save to { $path }: { $detail }
terminal-try-another = The game goes on. Try another file: “save FILE”
terminal-file-exists = { $path } already exists and was not overwritten
terminal-saved-nowhere = The game could not be saved anywhere. Here is the file; copy it:
terminal-pass = Pass the screen to { $name }, then press Enter.

## Answers

terminal-unknown = “{ $value }” is neither a choice nor a command. Type a number from 1 to { $count }, a notation from the list, or “help”.
terminal-refused = Not possible: { $action }
terminal-rule = { $number }: { $sentence }
terminal-allowed = Possible now: { $action }
terminal-allowed-but = Possible, but the list has a reason to set it apart: { $action }
terminal-why = Nothing has been refused yet. “why 14” explains rule { $book }-14, “why” and an action whether it is possible now.
terminal-why-unknown = “{ $value }” is neither a rule such as { $book }-14 nor an action.
terminal-hint-more = type “hint” again for more
terminal-try-rewind = At this practice table, “rewind” goes back all the same.
terminal-undone = Undone.
terminal-resign-sure = Resigning ends the game for everybody. Type “resign” again to confirm; anything else continues the game.
terminal-resign-not = The game goes on.
terminal-lasting = { $sign } cannot be undone
terminal-lasting-all = None of these can be undone.
terminal-nobody = Nobody here is called “{ $value }”: there are { $names }.
terminal-no-log = Nothing has happened yet.
terminal-earlier = … { $count } earlier (“log”)

## Commands
# Words a player may type besides the English command, separated by commas.

terminal-word-help = h, ?
terminal-word-look = l
terminal-word-score = s
terminal-word-log = history
terminal-word-why = w
terminal-word-hint = tip
terminal-word-undo = u, back
terminal-word-rewind = r
terminal-word-resign = concede
terminal-word-save = store
terminal-word-quit = q, exit

terminal-summary = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-help =
    Type the number of a choice or its notation: { $example }, or just { $short }.
    Enter alone draws the table again.

    look NAME     the table of another player; look 2 is the second
    score         the points so far
    log           what happened
    why           the rule behind the last refusal
    why 14        rule { $book }-14; why { $example }: whether that is possible now
    hint          where to look; again: what to aim at; again: the move
    undo          undo your last action; at a practice table: “rewind”
    resign        give the game up; it asks whether you are sure
    save          save the game; save FILE: under this name
    quit          save and stop; Ctrl+C does the same
    After every round or turn the game is saved by itself.

## Come Sail Away!

terminal-csa-legend =
    In the ship, YB are passengers, · is a free seat, +YB whom the room still
    takes (only with luggage: +YB*); on the right its points once it is flipped.
    ▒▒ lies face down, • has been on the path of this card. The number of a
    choice is [3], or (3) where the passenger would be disgruntled.
    Luggage track: + extra passenger from the pier (s: or from the grand
    staircase, d: or a disgruntled one), ⌂ small cabin, ★ points, [ ] your token.
    Bonus number tokens: ▒▒ lies face down.
    Colours: Y yellow, B blue, G green, O orange, K black; * with luggage.
terminal-csa-aim =
    The aim: most points after 12 rounds. Each round choose one of your two cards
    and lead its passengers through your ship, from room to adjacent room; those
    whom a room cannot take become disgruntled (−1). Luggage brought into a cabin
    moves your token, which gives extra passengers and small cabins; full rooms
    are flipped and score. The other card goes to the left (solo: to the box).
    All the rules: docs/rules/come-sail-away.md
terminal-csa-refused = The passenger would be disgruntled in:
terminal-csa-until = {"  "}(number → last round)
terminal-csa-down = face down
# At most seven letters: beside five seats.
terminal-csa-track-end = the end of the track
terminal-csa-mark-staircase = s
terminal-csa-mark-disgruntled = d
