# Les règles d’On Board et de Bienvenue à bord, un message pour chaque numéro de docs/rules/on-board.md.
# S’affichent quand la règle interdit une action, et sur la page des règles.

## Matériel et mise en place

rule-ob-1 = Les 60 cartes Croisière sont 33 Passagers, 18 Cabines et 9 Objectifs. Toutes sont piochées, trois par tour : vingt tours, une Escale tous les cinq tours.
rule-ob-2 = Une Escale a lieu tous les cinq tours. On Board en mélange cinq et en écarte une sans la regarder ; Bienvenue à bord mélange ses quatre cartes. Elles restent face cachée jusqu’à leur arrivée.
rule-ob-3 = Votre fiche Paquebot a trois lignes de cabines, à une, deux et trois étoiles. Quatre cabines sont ouvertes au départ.
rule-ob-4 = Le rôle de Répartiteur change à chaque tour. Le hasard décide qui commence.

## Un tour

rule-ob-5 = Le Répartiteur révèle trois cartes et en fait deux paquets, l’un d’une carte, l’autre de deux.
rule-ob-6 = L’adversaire prend l’un des deux paquets ; celui qui reste revient au Répartiteur.
rule-ob-7 = Chacun résout ses propres cartes en même temps que l’autre, dans l’ordre qui lui plaît. Vous voyez ce que l’autre a noté une fois que les deux ont terminé.

## Cartes Cabines

rule-ob-8 = Une carte Cabine ouvre les cabines imprimées, aux niveaux imprimés. Seule une cabine ouverte reçoit un passager.
rule-ob-9 = Tant qu’une cabine du niveau imprimé est fermée, c’est elle que vous ouvrez. Sinon, ouvrez si vous voulez une cabine d’un niveau inférieur ; s’il n’y en a pas, l’ouverture est perdue.
rule-ob-10 = La carte Cabine spéciale ouvre, à votre choix, des cabines pour trois étoiles en tout. Continuez tant qu’une cabine fermée convient ; les étoiles en trop sont perdues.

## Cartes Passagers

rule-ob-11 = Un passager va dans une cabine ouverte et libre de votre choix, dont le hublot reçoit ses points ou son symbole. S’il y a une telle cabine, le placer est obligatoire.
rule-ob-12 = Une cabine d’un niveau plus bas que demandé fait cocher un Passager Mécontent, une cabine d’un niveau plus haut un Passager Satisfait. L’écart ne compte pas.
rule-ob-13 = Si aucune cabine ouverte n’est libre, le passager est défaussé et vous cochez un Passager Mécontent.
rule-ob-14 = Un passager avec points et symbole inscrit toujours ses points. Si votre fiche n’avait pas ce symbole quand les paquets ont été pris, cochez en plus un Passager Mécontent ; le symbole lui-même n’est jamais dessiné.
rule-ob-15 = Les passagers à symbole dessinent un Soleil, un Dé ou un Verre. Pour un passager « au choix », choisissez le symbole vous-même.
rule-ob-16 = Les passagers à points négatifs, propres à Bienvenue à bord, coûtent ces points à la fin.
rule-ob-17 = Un Lover rejoint une cabine occupée qui n’en a pas encore et y ajoute ses points. Si aucune ne convient, il est perdu et vous cochez un Passager Mécontent.

## Symboles

rule-ob-18 = À la fin, 1 à 7 Verres rapportent 2, 6, 12, 20, 25, 28 ou 32 points. Au-delà de sept, toujours 32.
rule-ob-19 = Chacun de vos Soleils rapporte 2 points à chaque Escale.
rule-ob-20 = Dessiner un Dé dans une cabine coche un Passager Satisfait par Dé présent dans vos cabines, le nouveau compris.

## Objectifs

rule-ob-21 = Un Objectif rapporte à la fin : 2 points par cabine ouverte et vide ; 1 par symbole du type choisi en prenant la carte ; 2 par Soleil, par Dé ou par Verre ; 5 par trio des trois ; 2 par Escale remportée ; 1 par trio de Satisfaits ; 1 par Mécontent. Les symboles notés sur les Objectifs ne comptent pas.

## Escales

rule-ob-22 = À une Escale, chacun marque d’abord ses Soleils. Ensuite seulement la carte est retournée.
rule-ob-23 = Qui a le plus de ce que compte l’Escale marque 6 points, et l’adversaire reçoit la compensation. À égalité, les deux reçoivent la compensation et personne ne marque.
rule-ob-24 = Les Escales d’On Board et leurs compensations : le plus de Satisfaits (un Satisfait) ; de symboles (un symbole dans une cabine libre) ; de cabines ouvertes (ouvrir une cabine deux étoiles) ; de cabines occupées (un Lover à 2 points) ; le moins de Satisfaits (un Objectif : 1 point par cabine trois étoiles ouverte).
rule-ob-25 = Bienvenue à bord n’a que les quatre premières Escales. Le symbole y va dans sa propre case, et l’ouverture vaut deux étoiles au choix.
rule-ob-26 = Un symbole de compensation occupe une cabine sans demander de niveau ; sans cabine ouverte et libre, il est perdu. Un Lover de compensation sans cabine est perdu et, dans Bienvenue à bord, fait cocher un Passager Mécontent.

## Fin de partie

rule-ob-27 = La partie s’arrête après la dernière Escale. Additionnez cabines, Lovers, Verres, Soleils, Escales, Objectifs et Passagers Spéciaux, plus 1 point par Passager Satisfait et −1 par Passager Mécontent.
rule-ob-28 = Qui a le plus de points gagne. À égalité, le plus grand nombre de Passagers Satisfaits départage, puis le plus petit nombre de Passagers Mécontents ; sinon la victoire est partagée.
rule-ob-29 = Les cases de la fiche Paquebot ne s’épuisent jamais.

## Extensions

rule-ob-30 = Vous recevez deux Capitaines et en gardez un ; les deux joueurs révèlent le leur ensemble. Une fois entre deux Escales : donner une carte prise, ajouter 2 étoiles aux cabines à ouvrir ou changer un symbole. En permanence : Soleils à 3 points, Lovers à 3 points de plus ou, comme Répartiteur, un paquet caché.
rule-ob-31 = Six Bagages sont mélangés aux cartes, puis six cartes sont retirées sans être vues. Un Bagage reste visible devant vous jusqu’à ce que vous le défaussiez pour son effet : changer un symbole, cacher un paquet, Lover à 2 points de plus, Satisfait au lieu de Mécontent pendant un tour, donner une carte, ou 2 étoiles de plus.
rule-ob-32 = Un Passager Spécial se place devant une de vos lignes qui n’en a pas ; sans ligne libre, il est défaussé. À la fin, un Mécano rapporte 1 point par cabine occupée de la ligne, un Naufragé en coûte 1 par cabine ouverte et vide.
rule-ob-33 = Avec les Bagages et les Passagers Spéciaux ensemble, aucune carte n’est retirée : 24 tours, une Escale tous les six tours.
rule-ob-34 = Le Répartiteur qui pourrait cacher un paquet pioche les trois cartes à l’abri des regards, et peut poser un paquet face cachée. L’autre choisit en ne connaissant que sa taille ; ensuite tout le monde le voit.
rule-ob-35 = Les cartes se donnent une fois les paquets pris et avant toute résolution : d’abord par le joueur qui a choisi, puis par le Répartiteur. Toute carte qui vient d’être prise peut être donnée ; on la résout sans pouvoir la redonner.
rule-ob-36 = Les étoiles ajoutées s’annoncent avant la première ouverture et se répartissent sur les cabines de la carte, trois étoiles au plus chacune. Seul le symbole qu’un passager à symbole dessine dans une cabine peut être changé, et une seule fois.
rule-ob-37 = Un pouvoir de Capitaine qui n’a pas servi avant l’Escale est perdu. Un Bagage sert dès le tour où vous le prenez, et ne rapporte rien si vous le gardez.
rule-ob-38 = Le Bagage qui fait cocher Satisfait au lieu de Mécontent s’annonce avant la première case qu’il change. Il vaut jusqu’à la fin du tour, mais pas pour l’Escale.

## Valeurs imprimées

rule-ob-39 = Le fichier du matériel peut être remplacé au démarrage. S’il est incomplet ou contredit les règles, il est refusé avec un message qui nomme le champ.
