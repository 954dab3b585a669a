# Les règles de Pirates Under Fire, un message pour chaque numéro de docs/rules/pirates-under-fire.md.
# S’affichent quand la règle interdit une action, et sur la page des règles.

## Matériel

rule-puf-1 = Vous avez 27 bateaux, trois de chaque valeur de 1 à 9. Le dos d’une tuile montre le bateau en feu.
rule-puf-2 = La mer a sept cases de large et six de profondeur. Les trois lignes les plus proches de vous sont votre mer, la plus proche est votre première ligne ; chaque case porte une des six icônes.
rule-puf-3 = Il y a douze mercenaires : six coûtent 3 ors, trois en coûtent 4 et trois en coûtent 5.
rule-puf-4 = Il y a 7 boucliers, 14 mines et une mine fictive ; quand boucliers ou mines viennent à manquer, placez ce qui reste. L’or, les points de victoire et les jetons « tuile additionnelle » ne s’épuisent jamais.

## Mise en place

rule-puf-5 = Le hasard décide de la disposition des trois plateaux mer de chacun : leur face, leur sens et leur ordre.
rule-puf-6 = Vos tuiles sont mélangées à l’abri des regards en une pioche de 18 et une réserve de 9. Vous commencez avec trois tuiles de la pioche en main.
rule-puf-7 = Cinq mercenaires sont à vendre : trois de coût 3, un de coût 4 et un de coût 5. Un mercenaire acheté n’est pas remplacé.
rule-puf-8 = Le hasard décide qui commence. Le premier bateau de la partie reçoit un bouclier avant ses effets.

## Un tour

rule-puf-9 = À votre tour, posez un bateau de votre main sur une case accessible, puis réalisez l’effet de la case mer et celui du bateau, dans l’ordre de votre choix.
rule-puf-10 = Une fois par tour, avant votre bateau ou après tous ses effets, vous pouvez acheter un mercenaire et le poser aussitôt. Il ne déclenche jamais la case mer.
rule-puf-11 = À la fin de votre tour, piochez une tuile.
rule-puf-12 = Posez un bateau sur votre première ligne, à côté d’un de vos bateaux actifs ou sur un de vos bateaux en feu. Un bateau adverse en feu n’est accessible que sur votre première ligne ou à côté d’un de vos bateaux actifs ; un bateau actif ne l’est jamais.
rule-puf-13 = Un bateau posé sur un bateau en feu l’élimine de la partie. La case mer ne se déclenche pas ; seul l’effet du nouveau bateau a lieu.
rule-puf-14 = Un bateau en feu est inactif : il ne rend aucune case accessible autour de lui, ne rapporte rien et n’arrête aucun tir.
rule-puf-15 = Un effet ne se garde pas pour plus tard. Vous pouvez renoncer à tous ceux qui restent, sauf au point de victoire et à l’or ; un effet encore sans cible attend l’autre.

## Cases mer

rule-puf-16 = Une case « point de victoire » vous donne 1 point.
rule-puf-17 = Tir orthogonal : choisissez une direction, en ligne ou en colonne. Le premier bateau adverse actif de ce côté est touché, quelle que soit la distance.
rule-puf-18 = Tir en diagonale : choisissez une diagonale. Le premier bateau adverse actif de ce côté est touché, quelle que soit la distance.
rule-puf-19 = Réparation : un de vos bateaux en feu, où qu’il soit, redevient actif. Aucun bouclier ne revient et rien ne se déclenche.
rule-puf-20 = Mine : placez une mine sur une case sans bateau actif ni mine.
rule-puf-21 = Tuile additionnelle : prenez la première tuile de votre réserve ; votre main garde une tuile de plus jusqu’à la fin. Une réserve vide ne donne rien.

## Bateaux

rule-puf-22 = Les bateaux 2, 4, 6 et 8 donnent 1 or. Le 1 met un bouclier sur un de vos bateaux actifs, le 3 tire orthogonalement, le 5 répare, le 7 retire une mine, et le 9 fait agir deux fois sa case mer.
rule-puf-23 = Un bateau peut porter plusieurs boucliers, un mercenaire aussi ; chacun résiste à un tir.

## Tirs

rule-puf-24 = Un tir part du bateau que vous venez de poser. Vos propres bateaux ne l’arrêtent pas et ne sont pas touchés.
rule-puf-25 = Un tir touche le premier bateau adverse actif sur son chemin, qui perd un bouclier ou, à défaut, prend feu. Un mercenaire ne brûle jamais, mais arrête le tir ; un tir qui ne changerait rien est interdit.
rule-puf-26 = Un tir ne détruit jamais un bateau en feu.

## Mines

rule-puf-27 = Qui pose un bateau sur une mine la prend : −2 points à la fin, 0 pour la fictive. Le bateau ne prend pas feu et les effets ont lieu comme d’habitude.

## Mercenaires

rule-puf-28 = Un mercenaire a un bouclier permanent. À la fin, vous choisissez une de ses valeurs, la même en ligne et en colonne ; X vaut n’importe quelle valeur.
rule-puf-29 = Une fois posés, certains mercenaires donnent un bouclier, vous font choisir une tuile de votre réserve et agrandissent votre main, retirent jusqu’à trois mines, ou en placent trois, dont secrètement la fictive. Dès que la première mine est placée ou la réserve consultée, il faut aller au bout.
rule-puf-30 = Quatre tirs adjacents visent les quatre cases voisines ; deux tirs latéraux partent à gauche et à droite le long de la ligne. Tous partent ensemble, ou aucun.
rule-puf-31 = Deux tirs diagonaux partent dans deux diagonales différentes, quelle que soit la distance.
rule-puf-32 = Certains mercenaires rapportent à la fin : 1 point par bateau actif de votre flotte à côté d’eux, par bouclier de votre flotte (permanents compris) ou par combinaison de bateaux identiques.
rule-puf-33 = Le mercenaire qui écrase peut se poser sur un bateau adverse actif à côté d’un des vôtres, s’il n’a pas de bouclier et n’est pas un mercenaire. Ce bateau quitte la partie et la case mer ne se déclenche pas.

## Fin de partie

rule-puf-34 = Chacun joue 16 tours et ne pioche pas après le dernier. Quand les deux joueurs ont terminé, la partie s’arrête.
rule-puf-35 = Si vous devez poser un bateau sans qu’aucune case soit accessible, vous perdez aussitôt et les points ne comptent pas. Vous pouvez d’abord acheter un mercenaire, s’il y a une case pour lui.

## Décompte

rule-puf-36 = Vos bateaux actifs côte à côte, en ligne ou en colonne, rapportent si trois ou quatre ont la même valeur (trois : 3 points) ou si trois valeurs ou plus se suivent en montant ou en descendant (trois : 2 points). Plus la combinaison est longue, plus elle rapporte.
rule-puf-37 = Un bateau compte au plus une fois en ligne et une fois en colonne. Chaque ligne et chaque colonne est découpée de façon à rapporter le plus de points.
rule-puf-38 = Le découpage et les valeurs des mercenaires sont choisis ensemble pour votre meilleur total. Un mercenaire compte comme un bateau.
rule-puf-39 = Chacun de vos bateaux actifs dans la mer adverse vaut 1 point. S’y ajoutent vos points de victoire et les mines prises.
rule-puf-40 = Qui a le plus de points gagne. À égalité, l’or départage ; sinon la victoire est partagée.

## Valeurs imprimées

rule-puf-41 = Le fichier du matériel peut être remplacé au démarrage. S’il est incomplet, s’il contredit les règles ou si une combinaison plus longue n’y rapporte pas plus qu’une plus courte, il est refusé avec un message qui nomme le champ.
