# Ce que disent les éléments d’un plateau quand on les montre ; les règles elles-mêmes sont dans rules/.

parts-how = Qu’est-ce que c’est ? Laissez-y le pointeur, appuyez longtemps, ou allez-y au clavier et appuyez sur I.
parts-key = L’expliquer
parts-and = { $first }, { $second }

parts-csa-worth = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} face cachée
parts-csa-berth = Emplacement de petite cabine
parts-csa-space = Piste Bagages, case { $number }

parts-ob-count = sur la feuille : { $count }
parts-ob-scale = un, deux, trois et ainsi de suite : { $scale } points
parts-ob-port = Escale
parts-ob-next = la prochaine
parts-ob-perhaps = peut-être la prochaine

parts-puf-space = Case { $space }
parts-puf-lacking = Prix : { $cost } ; il vous manque { $lacking }.
parts-puf-identical = combinaison de { $count } bateaux identiques : { puf-points }
parts-puf-run = suite de { $count } bateaux : { puf-points }
