### Les mots du navigateur. Les jeux apportent les leurs.

## Partout

ui-brand = Weald
ui-home-link = Weald, accueil
ui-close = Fermer
ui-menu = Menu
ui-on = Oui
ui-off = Non
ui-you = Vous
ui-player = Joueur { $n }
ui-language = Langue
ui-language-now = { $code }, langue : { $language }
ui-theme = Couleurs
ui-theme-auto = Système
ui-theme-light = Claires
ui-theme-dark = Sombres
ui-theme-switch = Couleurs sombres
ui-motion = Animations
ui-motion-help = Ce qui s’est passé se voit en mouvement, ou d’un coup.
ui-motion-full = Normales
ui-motion-fast = Rapides
ui-motion-none = Aucune
ui-digits = Touches de réponse
ui-digits-help = 1 à 9 choisissent une option, les lettres cherchent dans une longue liste.
ui-cannot-show = Impossible d’afficher cette page
ui-to-home = Vers l’accueil
ui-no-page = Il n’y a pas de page à cette adresse.
ui-trouble = Quelque chose s’est mal passé en chemin. Réessayez, s’il vous plaît.
ui-offline = Pas de connexion.
ui-engine-loading = Chargement du moteur de jeu : { $done } sur { $total } Mo
ui-engine-failed = Le moteur de jeu ne démarre pas ici. Il lui faut un navigateur récent avec WebAssembly et environ 200 Mo de mémoire libre : fermez d’autres onglets et rechargez, ou essayez un autre navigateur. Vos parties sont conservées.
ui-offline-home = Pas de connexion. Weald s’ouvre quand même ; vos tables reviendront avec le réseau.
ui-offline-kept = Votre choix est gardé et sera envoyé.
ui-offline-again = Nouvel essai en cours. La table reste consultable.
ui-sound = Son
ui-sound-help = De brèves notes : à vous, une réponse, une scène, la fin.
ui-sound-volume = Volume
ui-notify = Me prévenir
ui-notify-help = Un mot du système quand c’est à vous et que Weald n’est pas à l’écran.
ui-notify-denied = Ce navigateur ne laisse pas Weald vous prévenir. Ses réglages pour cette page peuvent le changer.
ui-notify-none = Les navigateurs ne proposent cela que sur une adresse sûre (https).
ui-share = Partager

## Accueil

ui-which-forest = Quelle forêt ce soir ?
ui-games = Jeux
ui-game-chosen = Choisi
ui-players = { $least } à { $most } joueurs
ui-players-exactly =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
ui-setup = Préparer une table
ui-gallery = Galerie des cartes
ui-seats = Places
ui-seats-of = { $n } sur { $most }
ui-seat-n = Qui joue à la place { $n }
ui-seat-you = Vous
ui-seat-here = Ici
ui-seat-elsewhere = Ailleurs
ui-seat-ai = IA
ui-name-of = Nom à la place { $n }
ui-level-of = Niveau de l’IA à la place { $n }
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer la place { $n }
ui-bot-names = Lierre, Sorbier, Noisette, Tilleul, Tremble, Genièvre
ui-start-from = La partie précédente
ui-start-from-help = Une de vos parties terminées ; son île, son adversaire et ses options continuent.
ui-start-from-none = Vous n’avez pas encore de partie terminée. Importez-en une.
ui-start-from-file = Partie précédente, d’un fichier
ui-seats-n =
    { $n ->
        [one] 1 place
       *[other] { $n } places
    }
ui-options-folded = { $n } autres options
ui-option-is = { $option } : { $value }
ui-option-without = sans { $option }
ui-choice-hard = { $choice } (difficulté { $n })
ui-minutes = { $n } min
ui-story = Récit
ui-difficulty = Difficulté { $n }
ui-needs = demande { $what }
ui-begin = Commencer la partie
ui-guest = Sur invitation
ui-timer = Temps pour répondre
ui-timer-help = Quand il est écoulé, une IA continue. Personne ne perd pour autant.
ui-timer-none = Sans limite
ui-invite-later = L’invitation, un lien et un code pour téléphones, vient ensuite.
ui-begin-invite = Ouvrir la table
ui-tables = Vos tables
ui-tables-wait =
    { $n ->
        [one] 1 vous attend
       *[other] { $n } vous attendent
    }
ui-tables-nothing = Les parties commencées restent ici et se reprennent à tout moment.
ui-tables-more = { $n } de plus
ui-table-with = { $seats }
ui-table-yours = À vous de jouer
ui-table-waits = En attente de { $seats }, { $ago }
ui-table-over = Terminée { $ago }
ui-table-free =
    { $n ->
        [one] En attente d’une personne invitée
       *[other] En attente de { $n } personnes invitées
    }
ui-table-imported = Importée, pas jouée jusqu’au bout
ui-table-open = { $action } : { $title }
ui-continue = Continuer
ui-look-in = Voir
ui-watch = Revoir
ui-import = Importer une partie

## À la table

ui-title = { $title } · Weald
ui-title-turn = ● { $title } · Weald
ui-title-replay = Revoir : { $title } · Weald
ui-prompt = Ce qui est demandé
ui-board = Plateau
ui-hand = Main
ui-overview = Vue d’ensemble
ui-rail = Explication, options et journal
ui-strip = Le tour
ui-parts = Parties de la table
ui-tab-board = Plateau
ui-tab-options = Options
ui-tab-explain = Expliquer
ui-tab-scores = Points
ui-tab-log = Journal
ui-undo = Annuler
ui-hint = Conseil
ui-hint-is = Conseil :
ui-hint-thinking = L’IA imagine la suite…
ui-hint-before = maintenant
ui-hint-after = ensuite
ui-hint-chance = Chances de gagner
ui-hint-than = Par rapport à l’option suivante :
ui-hint-as-good = peut-être aussi bon
ui-hint-how = D’après { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } que l’IA a imaginées avec ce que vous voyez ; à { $margin } % près.
ui-moments = Ce qui a décidé
ui-moments-help = variation des chances de gagner, en points
ui-moment-turn = Tour { $n }
ui-moment-move = Choix :
ui-moment-better = Mieux :
ui-moment-go-on = Reprendre ici
ui-pace = Rythme des IA
ui-pace-help = À quelle vitesse elles agissent aux tables que vous ouvrez.
ui-pace-here = À quelle vitesse elles agissent à cette table et à celles que vous ouvrez.
ui-pace-slow = Lent
ui-pace-normal = Normal
ui-pace-at_once = Aussitôt
ui-seat-watches = regarde
ui-seat-thinks = réfléchit
ui-hint-unsure = Il y a eu trop peu de parties imaginées pour estimer les chances.
ui-percent = { $n } %
ui-asked = Qui doit répondre
ui-seat-chooses =
    { $you ->
        [yes] choisissez
       *[no] choisit
    }
ui-seat-done = prêt
ui-waiting = En attente de { $seats }.
ui-thinking =
    { $count ->
        [one] { $seats } réfléchit.
       *[other] { $seats } réfléchissent.
    }
ui-sending = Un instant.
ui-kept = Votre choix est gardé.
ui-look-around = La table reste consultable.
ui-watching = Vous regardez. Les mains restent cachées.
ui-may-take-back = Votre choix est fait. Il reste secret jusqu’à ce que tous aient choisi.
ui-seconds = { $n } s
ui-moved-meanwhile = Entre-temps, { $other } a joué. Choisissez à nouveau.
ui-moved-on = La partie a avancé entre-temps. Choisissez à nouveau.
ui-options = Vos options
ui-no-options = Rien à choisir pour l’instant.
ui-chosen = Votre choix est fait.
ui-take-back = Reprendre ce choix
ui-find = Chercher une option
ui-find-nothing = Aucune option ne contient ces mots.
ui-more-options =
    { $n ->
        [one] 1 option de plus
       *[other] { $n } options de plus
    }
ui-outcome = { $now } : { $later }
ui-before = Maintenant
ui-after = Avec ce choix
ui-idle-options =
    { $n ->
        [one] { $n } option sans effet :
       *[other] { $n } options sans effet :
    }
ui-idle-all = Quel que soit votre choix, il n’a pas d’effet.
ui-put-back = Reprendre
ui-dangers = Ce qui pourrait faire perdre
ui-danger =
    { $comes ->
        [certain] Si rien n’est fait, la partie est perdue : { $what }
        [likely] À ce que l’on sait, la partie est perdue : { $what }
       *[none] { $what }
    }
ui-warn = Attention : { $what }
ui-warn-loses =
    { $how ->
        [unless] Ce choix perd la partie, pour autant qu’on sache.
       *[certain] Ce choix perd la partie.
    }
ui-warn-back = Retour
ui-warn-lose = Perdre la partie
ui-warn-go-on = Continuer sans cela
ui-explain = Expliquer
ui-explain-nothing = Pointez n’importe quoi sur la table : ce que c’est et ce que cela rapporte s’affiche ici.
ui-explain-touch = Touchez n’importe quoi sur la table pour lire ce que c’est. Touchez-le encore pour le choisir.
ui-do-this =
    { $kind ->
        [pick] Jouer ceci
        [play] Jouer ceci
        [grow] Jouer ceci
        [give] Donner ceci
        [pay] Payer avec ceci
        [recruit] Recruter ceci
        [gain] Prendre ceci
        [forget] Oublier ceci
        [powers] Utiliser ceci
        [place] Poser ici
       *[other] Choisir ceci
    }
ui-key-digits = 1 … 9, a … z
ui-key-digits-does = choisit une option ; 0 termine ou refuse
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-does = parcourent la table, Entrée choisit
ui-key-escape = Échap
ui-key-escape-does = ferme, puis reprend ce qui est à moitié fait
ui-log = Journal
ui-log-nothing = Il ne s’est encore rien passé.
ui-copy-link = Copier le lien pour spectateurs
ui-link-copied = Lien copié
ui-leave = Quitter la table

## Un écran, plusieurs personnes

ui-pass-to = Passez l’écran à { $seat }
ui-pass-help = La main reste cachée jusqu’à l’arrivée de { $seat }.
ui-i-am = C’est moi, { $seat }

## La fin et la partie revue

ui-show = Afficher
ui-sheet = Feuille de score
ui-watch-replay = Revoir la partie
ui-new-game = Nouvelle partie
ui-save-record = Enregistrer la partie
ui-replay = Partie revue
ui-replay-start = La partie commence.
ui-replay-turn = Tour
ui-replay-turn-back = Un tour en arrière
ui-replay-back = Un pas en arrière
ui-replay-play = Lecture
ui-replay-on = Un pas en avant
ui-replay-turn-on = Un tour en avant
ui-replay-from-events = Les règles ont changé depuis : le journal est tel qu’il fut enregistré, le plateau ne bouge plus ici.
ui-moment = Moment
ui-moment-of = { $n } sur { $of }
ui-moment-link = Copier le lien vers ce moment
ui-play-on = Continuer à jouer d’ici
ui-taken-back =
    { $n ->
        [one] Une fois, quelque chose a été repris.
       *[other] { $n } fois, quelque chose a été repris.
    }

## Ce que dit le serveur

error-not-found = Il n’y a rien à cette adresse.
error-unknown-table = Aucune table n’a cette adresse. Elle a peut-être été jouée ailleurs, ou l’adresse est incomplète.
error-seat-not-yours = La place { $n } appartient à quelqu’un d’autre.
error-start-not-yours = Une partie ne peut commencer qu’à la fin d’une de vos tables ou d’un enregistrement que vous avez importé.
error-stale = La partie a avancé entre-temps.
error-key-reused = Cette réponse a déjà servi à autre chose. Choisissez à nouveau.
error-table-shared = D’autres jouent encore à cette table. Elle peut être supprimée une fois la partie terminée, ou quand ils auront quitté leur place.
error-table-not-yours = Cette table n’est pas la vôtre.
error-table-long = Cette table a connu { $n } coups. Désormais, seules les réponses sont acceptées.
error-tables-kept = Ce service garde { $n } tables pour vous. Supprimez-en une d’abord.
error-record-heavy = Cette partie est si chargée que l’afficher ferait attendre tout le monde. Elle ne peut pas être importée ici.
error-record-slow = Parcourir cette partie est si long que tous les autres devraient attendre. Rien n’a changé.
error-record-secret = L’enregistrement se lit une fois la partie terminée.
error-seed-shared = Une table ouverte à d’autres tire ses cartes d’un secret à elle. Retirez la graine, ou gardez toutes les places ici.
error-gathering = Les cartes seront distribuées quand tout le monde sera assis.
error-contribution-missing = À cette table la donne est équitable : chaque personne apporte 16 à 64 octets au hasard (« contribution »).
error-replay-range = La partie compte { $last } pas ; le pas { $n } n’existe pas.
error-record-broken = Ce fichier n’est pas une partie enregistrée : il ne se lit pas comme du JSON. Il est peut-être tronqué.
error-table-unusable = Cette table a été enregistrée selon des règles que cette version ne connaît plus.
error-table-slow = Cette table est si longue à afficher que tous les autres devraient attendre. Elle est mise de côté pendant { $minutes } minutes ; rien n’est perdu, et les autres tables continuent.
error-foresight-slow = Calculer ce que les options apporteraient prend trop de temps à cette table.
error-bad-json = La demande est illisible.
error-bad-field = Le champ « { $field } » est incorrect.
error-missing-field = Le champ « { $field } » manque.
error-unknown-field = Le champ « { $field } » n’existe pas.
error-bad-request = La demande n’a pas été comprise.
error-method-not-allowed = Cette adresse ne s’utilise pas ainsi.
error-bad-name = Le nom à la place { $n } ne convient pas : { $limit } caractères au plus, aucun invisible.
error-unknown-level = Place { $n } : il n’y a pas d’IA « { $level } ». Il y a : { $choices }.
error-human-level = La place { $n } est tenue par une personne et n’a pas de niveau.
error-too-large = C’est trop volumineux : { $limit } ko au plus.
error-slow-body = La demande a mis trop de temps à arriver.
error-wrong-host = Ce service ne répond pas sous le nom « { $host } ». Utilisez l’adresse affichée à son démarrage.
error-wrong-origin = Cette demande venait d’un autre site et n’a pas été suivie.
error-two-cookies = Votre navigateur envoie deux cookies nommés { $name }, dont un seul vient d’ici : impossible de savoir quelles places sont les vôtres. Dans les réglages du navigateur pour ce site, supprimez celui dont le chemin n’est pas / ou dont le domaine commence par un point, puis rechargez cette page.
error-busy = L’IA est occupée. Réessayez dans un instant.
error-storage = L’enregistrement a échoué, rien n’a donc changé. Le disque est-il plein ou protégé en écriture ?
error-needs-server = Il faut un serveur pour cela. Ici, tout se joue sur cet appareil.
error-device-full = Cet appareil n’a plus de place, rien n’a donc changé. Supprimez des parties dont vous n’avez plus besoin, ou libérez de l’espace.
error-page-older = Cette page est plus ancienne que votre partie. Rechargez la page pour continuer.
error-too-many-requests = C’était trop à la fois. Réessayez dans { $seconds } s.
error-too-many-tables = Beaucoup de tables ont été ouvertes d’ici. Réessayez dans { $seconds } s.
error-too-many-lines = Trop de tables sont ouvertes d’ici en même temps. Fermez-en quelques-unes ou réessayez dans { $seconds } s.
error-internal = Quelque chose s’est mal passé dans le service. Rien n’est perdu.

fair-waiting = Les cartes seront distribuées quand tout le monde sera assis.
fair-waiting-help = Le mélange est fixé par un secret du service et un nombre au hasard de chaque personne. Personne ne peut l’arranger, et tout le monde peut le vérifier à la fin.
fair-commitment = Engagement { $short }
fair-end = { $verdict ->
    [kept] Donne équitable : l’engagement { $short } et votre nombre au hasard sont ceux d’avant la partie.
    [changed] Ce n’est pas la donne à laquelle vous avez participé : l’engagement ou votre nombre au hasard a changé.
   *[seen] Donne équitable avec l’engagement { $short }.
    }
fair-end-check = « weald check » vérifie avec l’enregistrement si les cartes en viennent.
fair-leave = Quitter la place et voir la donne
fair-leave-sure = Terminer la partie définitivement
fair-left = Tout le monde a quitté cette table. La partie est finie, et sa donne est dévoilée.
fair-gone = La table de cette donne équitable a été supprimée. Ce navigateur en a gardé la preuve.
fair-gone-title = Donnes équitables de tables supprimées
fair-gone-save = Enregistrer la preuve
fair-gone-forget = L’oublier
fair-option = Donne équitable
fair-option-help = Les cartes sont distribuées quand tout le monde est assis, d’après un secret du service et un nombre au hasard de chaque personne.
disclosed = { $why ->
    [redealt] Une place a changé de main après la donne équitable. Des tables ont pu être ouvertes jusqu’à ce que les cartes plaisent à quelqu’un.
    [moved] { $mine ->
        [yes] Votre place vient d’un autre appareil. S’il n’était pas à vous, quelqu’un a vu vos cartes et a pu ouvrir des tables jusqu’à ce qu’elles plaisent.
       *[no] Une place vient d’un autre appareil. S’il était à quelqu’un d’autre, ses cartes sont connues, et des tables ont pu être ouvertes jusqu’à ce qu’elles plaisent.
        }
    [seed] L’hôte a choisi le mélange de cette table et connaît peut-être les cartes.
    [takebacks] À cette table, tout peut être repris, même ce que le hasard a décidé ; l’hôte connaît peut-être les cartes.
    [earlier] Cette table continue une partie finie ; l’hôte connaît peut-être des cartes qui y étaient cachées.
    [imported] Cette table continue un enregistrement ; l’hôte connaît peut-être les cartes.
   *[solo] Cette table a commencé sans invités ; l’hôte connaît peut-être les cartes.
    }
seat-mark = { $mark ->
    [redealt] N’était pas là quand les cartes ont été distribuées
    [moved] Vient d’un autre appareil
   *[looked] Une autre personne a vu le jeu de cette place
    }
ui-delete-table = Supprimer cette table
ui-delete-mine = Supprimer mon nom et mes messages ici
ui-delete-sure = Supprimer définitivement
