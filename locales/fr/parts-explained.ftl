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
parts-csa-start = départ
parts-csa-sign-start = un drapeau : votre pion Bagage commence ici
parts-csa-sign-empty = un point : rien ne se passe ici
parts-csa-sign-cabin = deux portes : ajoutez à la Proue ou à la Poupe une des petites cabines posées au-dessus de la piste
parts-csa-sign-points = un nombre : autant de points à la fin, jusqu’à ce que le pion en atteigne un plus grand
parts-csa-sign-extra = une personne et un plus : prenez dans la coupelle Quai un passager de la couleur de votre choix et installez-le dans n’importe quelle pièce qui l’accueille
parts-csa-sign-staircase = des marches : ou prenez-en un sur votre grand escalier
parts-csa-sign-disgruntled = une moue : ou prenez un de vos passagers mécontents

parts-ob-count = sur la fiche : { $count }
parts-ob-scale = un, deux, trois et ainsi de suite : { $scale } points
parts-ob-port = Escale
parts-ob-next = la prochaine
parts-ob-perhaps = peut-être la prochaine

parts-puf-space = Case { $space }
parts-puf-lacking = Prix : { $cost } ; il vous manque { $lacking }.
parts-puf-identical = combinaison de { $count } bateaux identiques : { puf-points }
parts-puf-run = suite de { $count } bateaux : { puf-points }
