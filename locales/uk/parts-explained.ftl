# Що кажуть частини поля, коли на них показують; самі правила — у rules/.

parts-how = Що це? Затримайте вказівник, натисніть і тримайте або виберіть клавішами та натисніть I.
parts-key = Пояснити
parts-and = { $first }, { $second }

parts-csa-worth = перевернуте дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
parts-csa-berth = Місце для маленької каюти
parts-csa-space = Багажна стрічка, клітинка { $number }
parts-csa-start = початок
parts-csa-sign-start = прапорець: тут починає ваша валіза
parts-csa-sign-empty = крапка: тут нічого не відбувається
parts-csa-sign-cabin = двоє дверей: додайте одну з маленьких кают над стрічкою на лівий чи правий борт
parts-csa-sign-points = число: стільки очок наприкінці гри, доки валіза не дійде до більшого
parts-csa-sign-extra = людина з плюсом: візьміть із пристані пасажира будь-якого кольору й розмістіть його в будь-якому приміщенні, що його приймає
parts-csa-sign-staircase = сходинки: або візьміть пасажира зі своїх центральних сходів
parts-csa-sign-disgruntled = сумне обличчя: або візьміть одного зі своїх незадоволених пасажирів

parts-ob-count = на аркуші: { $count }
parts-ob-scale = один, два, три й далі: { $scale } очок
parts-ob-port = Порт
parts-ob-next = наступний
parts-ob-perhaps = можливо, наступний

parts-puf-space = Клітинка { $space }
parts-puf-lacking = Ціна: { $cost }; вам бракує: { $lacking }.
parts-puf-identical = комбінація з { $count } однакових кораблів: { puf-points }
parts-puf-run = послідовність із { $count } кораблів: { puf-points }
