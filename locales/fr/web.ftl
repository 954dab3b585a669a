# What the browser app says. Sentences about single games are in web-<game>.ftl.

## Everywhere

web-tagline = Trois jeux de société sur la mer, à jouer en solo, entre amis ou contre des robots.
web-home = Accueil
web-labelled = { $label } : { $what }
web-close = Fermer
web-rules = Règles
web-menu = Menu
web-language = Langue
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-lost = Cette page n’existe pas.
web-no-words = Cette langue n’a pas pu être chargée. Le réseau est-il disponible ?
web-trouble = Quelque chose ne va pas
web-update = Une nouvelle version est prête.
web-update-now = Mettre à jour
web-unofficial = Non officiel, fait par des amateurs de ces jeux.

## Front page

web-play = Jouer
web-play-game = Jouer à { $game }
web-set-up = Préparer
web-set-up-game = Préparer une partie : { $game }
web-rules-of = Règles : { $game }
web-continue = Continuer
web-me = Capitaine
web-games = Mes parties
web-about = À propos

## Set-up

web-seats = Qui joue
web-how-many = Nombre de joueurs
web-seat-n = Place { $n }
web-name-n = Nom à la place { $n }
web-seat-me = Moi
web-seat-friend = Quelqu’un d’autre à cet écran
web-seat-deckhand = Robot : matelot (débutant)
web-seat-helmsman = Robot : timonier (moyen)
web-seat-navigator = Robot : officier (fort)
web-seat-admiral = Robot : amiral (le plus fort)
web-level = Niveau du robot
web-who-starts = Qui commence
web-chance = Au hasard
web-options = Options
web-no-options = Pas d’options.
web-practice = Entraînement
web-practice-long = Entraînement : annulez autant de coups que vous voulez
web-more-options = Donne et valeurs imprimées
web-seed = Numéro de la donne (laissez vide pour une nouvelle)
web-bad-seed = Le numéro d’une donne est un nombre entier, par exemple 7.
web-begin = Commencer
web-own-values = Ici, la plupart des valeurs des cartes et des tuiles sont reconstituées. Si vous possédez la boîte, vous pouvez recopier les valeurs imprimées dans un fichier de matériel et jouer avec elles. Les fichiers de départ sont dans le dossier « components » du projet.
web-own-open = Ouvrir un fichier de matériel
web-own-file = Valeurs du fichier { $name }
web-built-in = Reprendre les valeurs intégrées
web-file-unread = Le fichier n’a pas pu être lu.

## At the table

web-board = La table
web-actions = Ce que vous pouvez faire
web-counters = Ce qui peut encore venir
web-prompt-for = { $player } : { $prompt }
web-not-your-turn = Ce n’est pas votre tour.
web-not-now = Ce n’est pas possible maintenant.
web-looking-back = Vous regardez une étape passée. Pour jouer, appuyez sur « { web-now } ».
web-unasked = Il n’y avait pas d’autre choix.
web-press-again = Ce coup ne peut pas être annulé. Appuyez encore une fois pour confirmer.
web-reveals = révèle quelque chose : ne peut pas être annulé
web-binds = concerne les autres joueurs : ne peut pas être annulé
web-points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-bot-at-random = Le robot n’a pas pu réfléchir et a choisi au hasard. Sans réseau ? Connectez-vous une fois pour qu’il charge ce qu’il a appris.
web-undo = Annuler
web-end-turn = Terminer
web-hint = Indice
web-hint-more = Dites-m’en plus
web-hint-seeking = Recherche d’un bon coup…
web-no-hint = Pas d’indice pour cette décision.
web-skip = Avance rapide
web-points = Points jusqu’ici
web-log = Ce qui s’est passé
web-history = Revoir la partie
web-back = Un pas en arrière
web-forth = Un pas en avant
web-now = Revenir à la partie
web-moment = Étape { $moment } sur { $of }
web-play-on = Rejouer à partir d’ici
web-curtain = Passez l’écran à { $player }.
web-curtain-ready = Je suis { $player }
web-tip-read = Compris
web-tips = Conseils aux débutants
web-tips-off = Arrêter les conseils
web-pace = Vitesse des robots
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-instant = immédiate
web-leave = Laisser un robot jouer à votre place
web-leave-to-bot = Céder la place
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-export = Enregistrer dans un fichier

## The end

web-over = La partie est terminée
web-result = Résultat
web-again-new = Rejouer
web-again-same = Rejouer la même donne
web-look-back = Revoir la partie
web-share = Copier un lien vers cette partie
web-link-copied = Le lien est copié. Il contient toute la partie.
web-link-not-copied = Le navigateur n’a pas permis de copier. Voici le lien :
web-best-first = Votre premier résultat dans une partie de ce type.
web-best-now = Votre meilleur résultat ! Le précédent était de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-best-before = Votre meilleur résultat est de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Games kept in the browser

web-going = En cours
web-finished = Terminées
web-import = Ouvrir une partie enregistrée
web-forget = Supprimer
web-forget-sure = Vraiment supprimer ?
web-damaged-game = Une partie illisible
web-rescue = Enregistrer ses données dans un fichier
web-save-damaged = Cette partie n’est plus lisible : { $reason }.
web-file-damaged = Ce fichier ne peut pas être ouvert : { $reason }.
web-link-damaged = Ce lien est endommagé ou incomplet.
web-store-none = Ce navigateur ne stocke rien pour cette page : les parties ne peuvent pas être gardées. Autorisez la page à stocker des données, puis rechargez-la.
web-store-full = Le stockage du navigateur est plein : cette partie n’est pas enregistrée. Enregistrez-la dans un fichier, ou supprimez d’anciennes parties.
web-store-elsewhere = Cette partie a continué dans un autre onglet.
web-load-other = Afficher l’autre
web-keep-both = Garder aussi celle-ci
web-try-again = Réessayer
web-store-gone = Cette partie n’est pas dans ce navigateur. Elle a peut-être été supprimée.
web-store-damaged = Les données de cette partie sont endommagées.

## About

web-about-what = Seaboard est une table numérique pour trois jeux de société modernes sur la mer. Elle fonctionne dans votre navigateur. Les robots ne trichent pas : ils ne voient que ce que voit un joueur à leur place.
web-credits = Crédits
web-unofficial-long = Seaboard n’est pas officiel : l’équipe n’a aucun lien avec les auteurs ni avec les éditeurs des jeux. Si un jeu vous plaît, achetez la boîte.
web-reconstructed = Ce qui est reconstitué
web-reconstruction = Les règles suivent les livrets publiés. Nous n’avions pas la plupart des valeurs imprimées sur les cartes et les tuiles : celles d’ici sont notre reconstitution. Elles respectent chaque phrase et chaque exemple des textes, mais ce ne sont pas les valeurs imprimées.
web-privacy = Vos parties
web-privacy-words = Les parties jouées à cet écran restent dans ce navigateur. Rien n’en est envoyé nulle part ; un lien vers une partie contient la partie elle-même.
web-license = Logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
