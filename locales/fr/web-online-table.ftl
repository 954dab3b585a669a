# Ce que l’application dit à une table sur un serveur, pendant la partie et après.

## La connexion

web-net-connecting = En route vers la table…
web-net-waiting = En attente du serveur.
web-net-trying = Pas de connexion. Vos coups sont gardés et partiront à son retour.
web-net-not-connected = il n’y a pas de connexion pour l’instant
web-net-session-gone = Le serveur ne vous connaît plus. Rouvrez la page pour remonter à bord.
web-net-other-version = Cette page et le serveur n’ont pas la même version. Rechargez la page dans quelques minutes.

## Les personnes

web-room = Les personnes à cette table
web-looking-on = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-clock-left-days = { $days } j { $hours } h
web-clock-left-hours = { $hours } h { $minutes }
web-clock-left-reserve = { $left } en réserve
web-sound = Sonner la cloche quand c’est mon tour

## Propositions

web-proposals = Proposer aux autres
web-offer-takeback = Annuler mon dernier coup
web-offer-pause = Arrêter les pendules
web-offer-abort = Finir sans résultat
web-gift = Donner du temps à { $player }
web-asks-takeback = { $player } voudrait annuler son dernier coup. Ce qui a été vu reste vu.
web-asks-pause = { $player } voudrait arrêter les pendules.
web-asks-abort = { $player } voudrait finir la partie sans résultat.
web-asked-takeback = Vous avez demandé à annuler votre dernier coup. En attente d’une réponse.
web-asked-pause = Vous avez demandé une pause. En attente d’une réponse.
web-asked-abort = Vous avez proposé de finir sans résultat. En attente d’une réponse.
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-paused = Les pendules sont arrêtées.
web-resume = Reprendre la partie
web-ended-early = La partie s’est terminée sans résultat.

## Quelqu’un est parti

web-net-unanswered = le serveur n’a pas encore répondu au dernier coup ; réessayez dans un instant
web-is-away = { $player } n’est pas là.
web-gone = { $player } n’est pas là. Dans { $left }, vous pourrez décider de sa place.
web-may-claim = { $player } ne joue plus. Décidez de la suite, ou attendez.
web-claim-bot = Laisser jouer un robot
web-claim-win = Réclamer la victoire
web-kept-by-bot = Un robot joue pour vous.
web-take-back-seat = Reprendre ma place

## Discussion

web-chat = Discussion
web-chat-new = Discussion : { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-empty = Personne n’a encore rien dit.
web-chat-ready = Phrases prêtes
web-chat-signs = Signes
web-chat-text = Écrire quelque chose
web-chat-send = Envoyer
web-chat-onlooker = spectateur
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau tout le monde
web-block = Bloquer { $name } : plus jamais à la même table
say-hello = Bonjour !
say-good-game = Bonne partie !
say-well-played = Bien joué !
say-thinking = J’ai besoin d’un moment pour réfléchir.
say-oops = Oups !
say-thanks = Merci !
say-again = On rejoue ?
say-back-soon = Je reviens tout de suite.
say-smile = sourit
say-laugh = rit
say-cheer = applaudit
say-surprise = s’étonne
say-sigh = soupire
say-anchor = jette l’ancre

## Après la partie

web-rematch = Rejouer ensemble
web-rematch-join = Rejoindre la partie suivante
web-rematch-ready = Les autres veulent rejouer.
web-check-deal-button = Vérifier la donne
web-check-promise = La promesse est celle qui a été faite avant la donne.
web-check-no-promise = La promesse n’est pas celle que ce navigateur a reçue avant la donne.
web-check-secret = Le secret du serveur est celui qu’il avait promis.
web-check-no-secret = Le secret du serveur n’est pas celui qu’il avait promis.
web-check-deal = La donne découle de ce secret et de ce que chacun a ajouté, et la partie suit les règles.
web-check-no-deal = La donne ne découle pas du secret et de ce que les joueurs ont ajouté.
