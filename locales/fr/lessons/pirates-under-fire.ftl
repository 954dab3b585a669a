# The first game of Pirates Under Fire.

puf-learn-sea = Ohé ! Vous marquez avec des bateaux côte à côte : trois identiques valent 3 points, une suite comme 3-4-5 en vaut 2, les plus longues davantage. En ligne comme en colonne.
puf-learn-ship = À chaque tour, vous posez un bateau. Voici vos trois tuiles : appuyez sur un 4.
puf-learn-lay = Un bateau va dans votre première rangée, ou à côté d’un des vôtres. Posez le 4 sur cette case.
puf-learn-two = Il a fait deux choses : l’étoile de la case vous donne un point, le nombre pair 1 or. Et comme vous commencez, votre premier bateau reçoit un bouclier.
puf-learn-end = Tout est fait. Terminez votre tour : vous piochez une tuile, pour en avoir de nouveau trois.
puf-learn-other = À l’adversaire, sur l’autre bord : un 7 dans la rangée la plus proche de lui. Ensuite, c’est à vous.
puf-learn-pair = Posez votre deuxième 4 à côté du premier : deux peuvent devenir trois. Les flèches croisées de la case sont un tir en diagonale.
puf-learn-shoot = Un tir va tout droit, aussi loin qu’il faut, et touche le premier bateau adverse. Tirez sur le 7 !
puf-learn-burning = Il brûle : il ne compte plus, n’arrête aucun tir et peut être recouvert. Terminez votre tour.
puf-learn-shield = L’adversaire répond par un 3, qui tire tout droit sur votre premier 4. Votre bouclier encaisse, et disparaît.
puf-learn-three = Vous avez un troisième 4. Posez-le à côté des deux autres.
puf-learn-scored = 4-4-4 : 3 points, tant que les trois sont à flot. Le ruban sur la mer le montre. Terminez votre tour.
puf-learn-hit = Pas de bouclier cette fois : votre bateau du milieu brûle, et le trio est rompu.
puf-learn-repair = Un 5 répare un bateau, où qu’il soit. Posez-le ici, puis appuyez sur le 4 en feu.
puf-learn-repaired = Le trio compte de nouveau. Terminez votre tour.
puf-learn-threat = L’adversaire a un 3 et un 4 côte à côte. Un 5 à côté ferait une suite. Retenez cette case.
puf-learn-twice = Un 9 fait agir sa case deux fois. À côté de vos bateaux, vous pouvez quitter la première rangée : posez-le sur l’étoile.
puf-learn-two-points = Deux étoiles, 2 points. Terminez votre tour.
puf-learn-mine = Sur cette case, vous placez une mine : qui y pose un bateau perd 2 points. Posez le 8, puis minez la case dont l’adversaire a besoin.
puf-learn-bait = Terminez votre tour, et voyez s’il ose.
puf-learn-taken = Il a osé : 2 points pour 5-4-3, et 2 de moins pour la mine. Son 5 a aussi réparé le 7.
puf-learn-gap = Posez le 3 ici, à une case du 5.
puf-learn-hire = L’or achète des mercenaires, un par tour. Ils ne brûlent jamais. Celui-ci vaut 4 ou 5, à votre convenance : placez-le dans le trou.
puf-learn-far = 3-4-5 et 4-4-4 ! Plus tard, chacun de vos bateaux dans les trois rangées d’en face vaut 1 de plus, et les cases tuile agrandissent votre main. Seize tours chacun.
puf-learn-hidden = Les tuiles adverses sont cachées. Mais chacun a chaque nombre trois fois : vous voyez ici ce qui peut encore venir.
puf-learn-ready = Vous en savez assez pour une première partie. Un matelot vous attend : pointez une case pour voir ce qu’elle ferait.
