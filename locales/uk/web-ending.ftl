# Кінець гри: що означає результат для читача і як до нього дійшло.

web-result-won = Ви перемогли, { $own } : { $other }
web-result-lost = Ви програли, { $own } : { $other }
web-result-won-early = Ви перемогли
web-result-lost-early = Ви програли
web-result-shared = Спільна перемога, по { $own }
web-result-alone = { $count ->
    [one] { $own } очко
    [few] { $own } очки
   *[many] { $own } очок
}
web-course = Перебіг очок
web-course-said = Перебіг очок на початку, посередині й наприкінці: { $standings }
