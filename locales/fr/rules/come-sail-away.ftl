# Les règles de Come Sail Away!, un message pour chaque numéro de docs/rules/come-sail-away.md.
# S’affichent quand la règle interdit une action, et sur la page des règles.

## Matériel

rule-csa-1 = Les passagers sont de cinq couleurs : jaune, bleu, vert, orange et noir.
rule-csa-2 = Votre Paquebot compte onze pièces sur trois rangées : cinq cabines client, cinq commodités et le grand escalier, qui occupe les deux places du milieu mais ne compte que pour une pièce.
rule-csa-3 = Deux pièces sont adjacentes côte à côte ou l’une au-dessus de l’autre, jamais en diagonale. Le grand escalier en touche six : deux au-dessus, deux en dessous et une de chaque côté.
rule-csa-4 = La Proue et la Poupe offrent chacune deux emplacements de petite cabine. Une petite cabine posée là touche sa voisine et deux pièces du Paquebot ; personne n’entre dans un emplacement vide.
rule-csa-5 = Chaque carte Passager montre deux, trois ou quatre passagers dans un ordre fixe. Un seul d’entre eux porte un bagage.
rule-csa-6 = La boîte contient 20 petites cabines, 10 pions Numéro Bonus, 12 pions Bonus au Score et 125 passagers, soit 25 par couleur ; chaque joueur a sa piste Bagages.
rule-csa-7 = Les pions Bonus au Score et les passagers de la coupelle Quai ne s’épuisent jamais.

## Mise en place

rule-csa-8 = Tout le monde joue avec les cinq mêmes commodités, disposées de la même façon. Elles sont choisies librement parmi les dix ; la disposition est celle conseillée, ou tirée au sort une fois pour tous.
rule-csa-9 = Les 60 cartes sont mélangées. Vous commencez avec le pion Bagage tout à gauche de sa piste, cinq petites cabines tirées au sort, visibles au-dessus de la piste, et deux cartes en main.
rule-csa-10 = Au départ, les pions Numéro Bonus des cinq commodités en jeu sont face visible sur le plateau commun.
rule-csa-11 = On décide avant la partie si les mains sont visibles. Sinon, vous ne connaissez que vos cartes et celle que vous avez passée ; les petites cabines et les cartes jouées restent visibles de tous.

## Placement des passagers

rule-csa-12 = Le round commence par le choix d’une des deux cartes de votre main. Si elle montre trois ou quatre passagers, placez-les dans l’ordre imprimé, en partant du bout de votre choix.
rule-csa-13 = Le premier passager d’une carte entre dans la pièce de votre choix, petites cabines posées comprises.
rule-csa-14 = Chaque passager suivant entre dans une pièce adjacente à la précédente. Le trajet d’une carte ne repasse par aucune pièce et n’en saute aucune.
rule-csa-15 = Avec une carte de deux passagers, l’ordre est libre : envoyez-les dans deux pièces différentes, adjacentes ou non.
rule-csa-16 = Un passager que la pièce ne peut pas accueillir rejoint aussitôt vos passagers mécontents. Le trajet passe quand même par cette pièce et continue de là ; vous pouvez le faire exprès.
rule-csa-17 = Un passager s’installe dans toute pièce qui peut l’accueillir : vous ne pouvez pas l’y refuser. Si plusieurs pièces adjacentes le refusent, vous choisissez celle par où passe le trajet.
rule-csa-18 = Quand le trajet a déjà utilisé toutes les pièces adjacentes, les passagers restants de la carte deviennent mécontents.
rule-csa-19 = Aucune pièce n’est retournée pendant que vous placez les passagers de votre carte. Une pièce remplie reste face visible, et complète, jusqu’à ce que tous soient placés.

## Pièces

rule-csa-20 = Une cabine client accueille des passagers de la couleur de ses portes, un par porte.
rule-csa-21 = Une petite cabine fonctionne comme une cabine client : un passager par porte, de la couleur de cette porte.
rule-csa-22 = Un restaurant a deux tables de deux. À chaque table une seule couleur, et pas la même aux deux tables.
rule-csa-23 = Un salon accueille quatre passagers de quatre couleurs différentes.
rule-csa-24 = Le grand escalier accueille autant de passagers que vous voulez, mais trois couleurs au plus à la fois. Il n’est jamais complet ni retourné.
rule-csa-25 = Au bar, les sièges se remplissent de gauche à droite. Les deux passagers des bouts partagent une couleur, les deux du milieu une autre.
rule-csa-26 = La piscine accueille cinq passagers, un de chaque couleur.
rule-csa-27 = La bibliothèque accueille quatre passagers d’une même couleur.
rule-csa-28 = L’appartement de luxe accueille trois passagers avec bagage, de couleurs différentes. Chacun fait avancer le pion Bagage, comme dans une cabine ; une fois complet, il compte comme commodité et ne fait plus rien avancer.
rule-csa-29 = Le théâtre accueille trois passagers d’une couleur et un d’une autre, dans n’importe quel ordre. Deux paires, c’est interdit.

## Bagages et pièces complètes

rule-csa-30 = Si le passager avec bagage de votre carte s’est installé dans une cabine client, une petite cabine ou l’appartement de luxe, votre pion Bagage avance d’une case. Cela se vérifie une fois par round.
rule-csa-31 = Retournez vos pièces complètes une à une, dans l’ordre de votre choix ; leurs passagers regagnent la coupelle Quai. Une cabine client fait avancer le pion Bagage d’une case, une commodité peut rapporter un pion Bonus au Score en fin de round, une petite cabine n’apporte rien d’autre.
rule-csa-32 = Terminez chaque effet avant de passer au suivant. Une pièce remplie par un passager supplémentaire ou par celui de la bibliothèque est retournée aussitôt ; celles qui étaient déjà complètes attendent et n’accueillent personne.
rule-csa-33 = Une case de la piste Bagages donne ce qu’elle montre : une petite cabine à poser en Proue ou en Poupe (quatre au plus par partie), un passager supplémentaire venu des endroits indiqués, des points, ou rien.
rule-csa-34 = Un passager supplémentaire vient d’un endroit indiqué par la case et doit entrer dans une pièce face visible qui peut l’accueillir, adjacente ou non. Il n’a pas de bagage (donc jamais dans l’appartement de luxe), ne devient jamais mécontent et, s’il vient du grand escalier, n’y retourne pas.
rule-csa-35 = Sur la dernière case de la piste, le pion Bagage ne bouge plus : avancer encore n’a aucun effet.
rule-csa-36 = Quand la bibliothèque est complète, trois de ses passagers regagnent la coupelle Quai et le quatrième doit aller dans une autre pièce qui peut l’accueillir. S’il n’y en a aucune, il devient mécontent.
rule-csa-37 = Quand le théâtre est complet, tous vos passagers mécontents de ses deux couleurs regagnent la coupelle Quai, suivis des quatre du théâtre.
rule-csa-38 = Les autres ne voient ce que vous avez fait ce round que lorsque tout le monde a terminé. Tant que vous n’avez pas déclaré votre round fini, vous pouvez tout annuler.
rule-csa-39 = Vous pouvez entrer dans une pièce face cachée, mais il n’y a pas de place : le passager devient mécontent.

## Bonus et fin du round

rule-csa-40 = Chaque joueur qui a complété pendant ce round une commodité dont le pion Numéro Bonus est encore face visible reçoit un pion Bonus au Score. Ce pion Numéro Bonus est ensuite retourné face cachée.
rule-csa-41 = En fin de round, la carte jouée reste près de votre Paquebot, l’autre passe à votre voisin de gauche et vous en piochez une nouvelle. Après le 12e round, la partie s’arrête et les cartes encore en main ne servent plus.

## Décompte final

rule-csa-42 = En fin de partie, vos pièces face cachée rapportent les points imprimés dessus.
rule-csa-43 = En fin de partie, chaque passager dans une pièce face visible rapporte 1 point, sauf sur le grand escalier.
rule-csa-44 = Chaque pion Bonus au Score rapporte 3 points.
rule-csa-45 = La piste Bagages rapporte les points de la case de votre pion ou, à défaut, de la dernière case à points dépassée. S’il n’en a atteint aucune, elle ne rapporte rien.
rule-csa-46 = Chaque passager mécontent vous coûte 1 point.
rule-csa-47 = En cas d’égalité, le joueur qui a le plus de points grâce aux pièces face cachée l’emporte, puis celui qui a le moins de passagers mécontents. Si l’égalité persiste, la victoire est partagée.

## Solo

rule-csa-48 = En solo, les cinq pions Numéro Bonus sont mélangés puis répartis sur les cases des rounds 5 à 9.
rule-csa-49 = En solo, une commodité complétée au plus tard au round indiqué sous son pion Numéro Bonus rapporte aussitôt un pion Bonus au Score, si ce pion est encore face visible. Le pion Numéro Bonus est ensuite retourné.
rule-csa-50 = En solo, à la fin de chaque round sauf le dernier, le pion Numéro Bonus de ce round est retourné s’il est encore face visible. La carte non jouée retourne dans la boîte et vous en piochez deux nouvelles.
rule-csa-51 = En solo, votre total donne le rang de votre équipage, de « Mal de mer généralisé » (54 ou moins) à « Équipage légendaire » (80 ou plus).

## Valeurs imprimées

rule-csa-52 = Vous pouvez jouer avec votre propre fichier de matériel. S’il est incomplet ou contredit les livrets de règles, il est refusé et le champ en cause vous est indiqué.
