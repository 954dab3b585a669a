# What parts of a board say when they are pointed at; the rules themselves are in rules/.

parts-how = What is this? Rest the pointer on it, press long, or focus it and press I.
parts-key = Explain it
parts-and = { $first }, { $second }

parts-csa-worth = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} face down
parts-csa-berth = Place for a small cabin
parts-csa-space = Luggage track, space { $number }
parts-csa-start = start
parts-csa-sign-start = a flag: your luggage token begins here
parts-csa-sign-empty = a dot: nothing happens here
parts-csa-sign-cabin = two doors: add one of the small cabins above the track to your bow or stern
parts-csa-sign-points = a number: scores that many points at the end, until the token reaches a higher one
parts-csa-sign-extra = a person and a plus: take a passenger of any colour from the pier and seat them in any room that takes them
parts-csa-sign-staircase = steps: or take one from your grand staircase
parts-csa-sign-disgruntled = a frown: or take one of your disgruntled passengers

parts-ob-count = on your sheet: { $count }
parts-ob-scale = one, two, three and so on: { $scale } points
parts-ob-port = Port of call
parts-ob-next = next
parts-ob-perhaps = perhaps next

parts-puf-space = Space { $space }
parts-puf-lacking = Costs { $cost }; you lack { $lacking }.
parts-puf-identical = combination of { $count } identical ships: { puf-points }
parts-puf-run = run of { $count } ships: { puf-points }
