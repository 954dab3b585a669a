# The end of a game: what the result is to the reader, and how it came about.

web-result-won = You won, { $own } to { $other }
web-result-lost = You lost, { $own } to { $other }
web-result-won-early = You won
web-result-lost-early = You lost
web-result-shared = A shared victory, { $own } all
web-result-alone = { $count ->
    [one] { $own } point
   *[other] { $own } points
}
web-course = Course of the points
web-course-said = Course of the points, at the beginning, in the middle and at the end: { $standings }
