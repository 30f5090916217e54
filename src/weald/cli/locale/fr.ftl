### La ligne de commande

cli-about = Des jeux de société forestiers dont les règles sont appliquées : dans le navigateur, au terminal, pour les programmes.
cli-version = weald { $version } ({ $build ->
    [compiled] compilé
   *[interpreted] interprété
})
cli-command = COMMANDE
cli-error = weald : { $problem }
cli-seat = Joueur { $n }
cli-bot-seat = Joueur { $n } ({ $bot ->
        [random] joue au hasard
       *[other] IA
    })

## Aide

cli-help-serve = ouvrir le jeu dans le navigateur (sans commande, c’est ce qui se passe)
cli-help-site = écrire la page et son moteur dans un dossier pour tout hébergeur de fichiers : les parties se jouent et se gardent dans le navigateur
cli-help-site-out = le dossier à écrire
cli-help-site-base = le chemin du dossier chez l’hébergeur
cli-help-site-engine = le dossier du moteur ; make site le fabrique
cli-help-play = jouer au terminal
cli-help-sim = faire jouer de nombreuses parties par des robots et en dresser le bilan
cli-help-dataset = écrire des parties de robots en enregistrements et en tableaux, avec une fiche ; reprend après une interruption
cli-help-out = dossier du jeu de données
cli-help-checked = un fichier JSON, ou le dossier d’un jeu de données
cli-help-replay = rejouer un enregistrement, vérifier chaque réponse, raconter la partie
cli-help-check = vérifier un enregistrement, une position ou un jeu de données et dire tout ce qui ne va pas
cli-help-schema = afficher le schéma JSON des positions d’un jeu
cli-help-bench = mesurer la vitesse des jeux, à côté d’autres bibliothèques si elles sont installées
cli-help-lab = refaire une étude d’un jeu (tableaux et graphiques dans docs/), ou apprendre les valeurs d’un jeu
cli-help-study = quelle étude, ou train
cli-help-arguments = arguments de l’étude ; --help les énumère
cli-help-lang = langue des textes
cli-help-host = adresse d’écoute
cli-help-port = port d’écoute ; s’il est pris, le suivant qui est libre ; 0 pour n’importe lequel
cli-help-data = dossier où sont gardées les tables
cli-help-no-browser = ne pas ouvrir de navigateur
cli-help-public-url = l’adresse où l’on trouve le service derrière un mandataire
cli-help-proxies = adresses ou réseaux des mandataires que l’on croit au sujet des visiteurs
cli-usage = usage :
cli-help-title-arguments = arguments
cli-help-title-options = options
cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et quitter
cli-help-game = au choix : { $choices }
cli-help-play-game = au choix : { $choices } ; ou une partie enregistrée (FICHIER.json) à reprendre
cli-help-all-bots = Robots : { $choices }.
cli-help-all-options = Options de { $game } (places : { $seats }) :
cli-help-seats = nombre de places
cli-help-seed = nombre qui fixe tout le hasard
cli-help-option = une option du jeu ; peut être répété
cli-help-people = nombre de personnes à ce terminal
cli-help-play-bots = qui joue aux autres places, séparés par des virgules
cli-help-bots = qui joue, séparés par des virgules ; répétés jusqu’à remplir les places
cli-help-games = nombre de parties
cli-help-jobs = nombre de processus ; les résultats n’en dépendent pas
cli-help-on = où l’on joue les parties : dans des processus de cette machine, ou sur une grappe Ray (celle de RAY_ADDRESS, sinon une sur cette machine)
cli-help-log = fichier des parties en lignes JSON ; la même commande reprend avec ce qui manque
cli-help-format = un tableau pour les gens ou du JSON pour les machines
cli-help-file = un fichier JSON
cli-help-all = rejouer toutes les tables gardées avec les règles installées et signaler les différences
cli-help-database = chercher des pages endommagées dans la base de données elle-même
cli-help-backup = copier toutes les tables dans un fichier ; le service peut tourner pendant ce temps
cli-help-restore = ramener d’un fichier les tables absentes ou plus anciennes ; le service peut tourner pendant ce temps
cli-help-backup-file = le fichier de la sauvegarde, par exemple weald.backup
cli-help-seconds = secondes par tranche de mesure

## Ce qui ne va pas

cli-option-form = « { $option } » n’est pas une option. Écrivez NOM=VALEUR.
cli-file-unreadable = { $path } ne peut pas être lu ({ $problem }). Vérifiez le nom et vos droits.
cli-file-not-json = { $path } n’est pas du JSON complet : cela s’interrompt ou déraille ligne { $line }, colonne { $column }.
cli-file-extreme = { $path } est trop grand, contient un nombre trop long ou une imbrication trop profonde.
cli-too-deep = L’imbrication est trop profonde.
cli-output-fails = La sortie ne peut pas être écrite ({ $problem }).
cli-data-readonly = On ne peut pas écrire dans le dossier { $path }. Choisissez-en un autre avec --data.
cli-data-unusable = Le dossier { $path } ne peut pas servir aux tables. Choisissez-en un autre avec --data.
cli-data-broken = La base de données dans { $path } est abîmée ou n’est pas des nôtres. Déplacez-la ou choisissez un autre dossier avec --data.
cli-data-newer = La base de données vient d’un Weald plus récent. Installez cette version ou choisissez un autre dossier avec --data.
cli-database-address = WEALD_DATABASE n’est pas l’adresse d’une base PostgreSQL. Écrivez-la ainsi : postgresql://nom:motdepasse@serveur/base.
cli-database-driver = PostgreSQL demande un paquet de plus. Installez-le avec : pip install 'weald[postgres]'
cli-database-unusable = La base de données { $url } est inutilisable : { $problem }
cli-public-url = « { $url } » ne peut pas être l’adresse publique. Écrivez-la ainsi : https://weald.example.org, sans chemin.
cli-setting-number = { $name } doit être un nombre entier, pas « { $value } ».
cli-setting-networks = « { $value } » ne sont pas des adresses ou des réseaux. Écrivez-les ainsi : 10.0.0.5 ou 10.0.0.0/8, séparés par des virgules.
cli-security-contact = « { $value } » ne peut pas être le contact pour les failles de sécurité. Écrivez une adresse électronique (security@example.org) ou une adresse qui commence par https://.
cli-log-level = « { $level } » n’est pas un niveau pour WEALD_LOG_LEVEL. Choisissez parmi : { $choices }.
cli-backup-unwritable = La sauvegarde ne peut pas être écrite dans { $path } ({ $problem }).
cli-file-database = { $path } appartient à la base de données elle-même. Choisissez un autre fichier.
cli-backup-broken = { $path } n’est pas une sauvegarde de Weald, ou n’est pas entière.
cli-backup-newer = { $path } vient d’un Weald plus récent. Installez cette version pour la lire.
cli-dataset-unwritable = Le jeu de données ne peut pas être écrit dans { $path } ({ $problem }). Choisissez un autre dossier avec --out.
cli-dataset-other = { $path } contient un autre jeu de données. Donnez les mêmes arguments pour le continuer, ou choisissez un autre dossier avec --out.
cli-dataset-card = { $path } n’est pas une fiche que ce Weald sait lire. Choisissez le dossier d’un jeu de données, ou un dossier vide.
cli-dataset-damaged = { $path } manque, est coupé ou a changé. Supprimez-le et relancez weald dataset avec les mêmes arguments.
cli-dataset-differs = { $path } ne découle pas des enregistrements voisins. Supprimez-le et relancez weald dataset avec les mêmes arguments.
cli-dataset-unfinished = Le jeu de données dans { $path } est inachevé : il a { $n } parties sur { $games }. Relancez weald dataset avec les mêmes arguments.
cli-dataset-version = Le jeu de données dans { $path } a été fait avec d’autres règles. Vérifiez-le avec Weald { $weald }.
cli-dataset-numpy = Les tableaux demandent numpy. Installez-le avec : pip install "weald[lab]"
cli-lab-jobs = { $n } processus ne peuvent pas travailler. Choisissez-en au moins 1 avec --jobs.
cli-lab-workers-die = Un processus est mort { $n } fois sur les mêmes parties. Vérifiez la mémoire disponible, ou réduisez --jobs.
cli-lab-ray-missing = Ray n’est pas installé. Installez-le avec : pip install "weald[ray]"
cli-lab-ray-unreachable = La grappe Ray { $address } est injoignable ({ $error }). Vérifiez RAY_ADDRESS, ou supprimez cette variable pour utiliser cette machine.
cli-lab-ray-failed = Un processus de la grappe Ray a échoué : { $error }. Chaque machine a besoin de Weald avec les mêmes paquets que celle-ci. Ce qui est terminé est conservé.
cli-lab-ray-version = Un processus de la grappe Ray a un autre Weald ({ $there }) que cette machine ({ $here }). Installez partout la même version.
cli-lab-log-damaged = La ligne { $n } de { $path } est endommagée, ou d’une autre sorte. Supprimez cette ligne, ou choisissez un autre fichier avec --log.
cli-lab-log-unusable = { $path } ne peut servir de journal ({ $problem }). Choisissez un autre fichier avec --log.
cli-lab-log-differs = { $path } contient les parties d’une autre simulation. Donnez les mêmes arguments pour la continuer, ou choisissez un autre fichier avec --log.
cli-serve-port-range = { $port } n’est pas un port. Choisissez-en un de 0 à 65535.
cli-serve-host = L’adresse { $host } ne peut pas être utilisée sur cette machine. Essayez 127.0.0.1.
cli-serve-no-port = Aucun port n’est libre de { $port } à { $last }. Choisissez-en un autre avec --port.
cli-serve-port-refused = Le port { $port } n’est pas permis ici. Choisissez-en un au-dessus de 1024 avec --port.

## site

cli-site-written = La page est dans { $path } : { $n } fichiers, { $megabytes } Mo. Tout hébergeur de fichiers peut la servir.
cli-site-base = { $base } n’est pas un chemin d’hébergeur. Écrivez-le ainsi : /weald/
cli-site-not-joined = Les modules de la page ne sont pas encore assemblés. Dans un clone de Weald, lancez : make site OUT=dossier
cli-site-no-engine = Il n’y a pas de moteur dans { $path }. Il faut node ; dans un clone de Weald, lancez : make site OUT=dossier
cli-site-not-empty = { $path } contient d’autres fichiers. Choisissez un dossier vide.

## serve

cli-serve-port-taken = Le port { $port } est pris ; on utilise { $used }.
cli-serve-address = Weald est à l’adresse { $url } (Ctrl-C pour arrêter)
cli-serve-network = Sur votre réseau : { $url }
cli-serve-public = Pour tout le monde : { $url }
cli-serve-data = Les tables sont gardées dans { $path }
cli-serve-database = Les tables sont gardées dans la base { $url }
cli-serve-running = Weald fonctionne déjà sur { $path } : { $url }
cli-serve-stopped = Weald est arrêté. Vos tables sont gardées.

## play

cli-play-input = Numéro 1-{ $n } (i 2 explique le 2, u reprend, ? demande un conseil, q quitte) :
cli-play-number = Tapez un numéro de 1 à { $n }.
cli-play-hint = Conseil : { $n }. Chances de gagner : { $before } % en l’état, { $after } % ensuite.
cli-play-hint-as-good = Aussi bon : { $n }, { $chance } %.
cli-play-hint-other = Sinon : { $n }, { $chance } %.
cli-play-no-more = Il n’y a rien de plus à en dire.
cli-play-save = Enregistrer la partie sous (Entrée quitte sans enregistrer) :
cli-play-saved = Enregistrée. « weald play { $path } » la reprend ; le navigateur peut aussi l’importer.
cli-play-unwritable = Impossible d’écrire { $path } ({ $problem }). Choisissez un autre nom.
cli-play-left = Vous avez quitté la table.
cli-play-pass = Passez à { $seat }. Appuyez sur Entrée quand { $seat } est là.

## replay, check

cli-help-prune = supprimer les tables terminées, inachevées ou importées et les messages plus anciens que ce que gardent les réglages
cli-help-dry-run = dire seulement ce qui serait supprimé
cli-prune-dry = Seraient supprimés : { $over } tables terminées, { $open } inachevées, { $imported } importées, { $chat } messages.
cli-prune-done = Supprimés : { $over } tables terminées, { $open } inachevées, { $imported } importées, { $chat } messages.
cli-check-record = L’enregistrement est en ordre : toutes ses réponses ({ $n }) ont été rejouées avec les mêmes résultats.
cli-check-deal = La donne est équitable : le secret correspond à son engagement et donne, avec { $n ->
    [one] la contribution d’une personne
   *[other] les contributions de { $n } places
    }, la graine qui a été jouée.
cli-check-deal-compare = À comparer avec ce que la page montrait avant la donne : engagement { $commitment }, { $n ->
    [one] contribution de la place
   *[other] contributions des places
    } { $seats }.
cli-check-deal-mark = Place { $n } : { $mark ->
    [redealt] les cartes ont été distribuées avant que sa personne ne s’y assoie. Des tables ont pu être ouvertes jusqu’à ce que les cartes plaisent.
    [moved] elle vient d’un autre appareil. S’il était à quelqu’un d’autre, cette personne a vu ses cartes, et des tables ont pu être ouvertes jusqu’à ce que les cartes plaisent.
   *[looked] quelqu’un d’autre a vu ses cartes.
    }
cli-check-deal-wrong = Cette donne n’est pas digne de confiance : { $problem ->
    [commitment] le secret ne correspond pas à l’engagement publié avant la donne.
    [seed] le secret et les contributions donnent une autre graine que celle qui a été jouée.
    [start] la partie n’a pas commencé par les cartes que donne cette graine ; elles ont été arrangées.
   *[other] la partie « fair_deal » de l’enregistrement est illisible.
    }
cli-check-daily =
    Défi du jour du { $date }{ $rival ->
        [differs] , non vérifié
       *[other] {""}
    } : { $outcome ->
        [won] gagné, { $n } points.
        [lost] perdu, { $n } points.
       *[open] pas terminé.
    }
cli-check-daily-alike = Les réponses de l’adversaire sont celles de l’IA.
cli-check-daily-differs = La réponse { $n }, celle de l’adversaire, n’est pas celle que l’IA donne ici : une personne a pu la jouer, une autre version, ou un service surchargé.
cli-check-daily-version = Défi du jour du { $date } : non vérifié. Les règles de cette version jouent l’enregistrement autrement.
cli-check-position = La position est en ordre.
cli-check-dataset = Le jeu de données est en ordre : { $n ->
    [one] sa partie a été rejouée
   *[other] ses { $n } parties ont été rejouées
} avec les mêmes résultats.
cli-check-differs = { $table } ({ $game }, jouée avec { $engine }) : la relecture diffère{ $n ->
    [0] {""}
   *[other] {" à partir de la réponse "}{ $n }
}. La table continue depuis son dernier point sûr ; son journal est celui qui a été enregistré.
cli-check-unusable = { $table } ({ $game }, jouée avec { $engine }) : ces règles ne peuvent pas la lire.
cli-database-sound = La base de données est intacte.
cli-database-damaged = La base de données est endommagée : { $problem }
cli-database-fails = La base de données fait défaut : { $problem }. Pour y chercher des dommages : weald check --database
cli-database-way-back = Arrêtez le service, écartez la base de données, démarrez avec une base vide et restaurez la dernière sauvegarde : weald restore FILE
cli-check-all = { $n ->
    [0] Aucune table vérifiée
    [one] Une table vérifiée
   *[other] { $n } tables vérifiées
} : { $same } sans différence, { $differs } avec, { $unusable } illisibles.
cli-backup-done = { $n ->
    [0] Aucune table n’est
    [one] Une table est
   *[other] { $n } tables sont
} dans { $path }. { $answers ->
    [0] La sauvegarde ne contient aucune réponse.
    [one] La sauvegarde contient une réponse, du { $until }.
   *[other] La sauvegarde contient { $answers } réponses, la dernière du { $until }.
}
cli-restore-done = Ramenées : { $added }. Renouvelées : { $renewed }. Laissées telles quelles : { $kept }.
cli-restore-damaged = { $n ->
    [one] Une table est endommagée et n’a pas été ramenée
   *[other] { $n } tables sont endommagées et n’ont pas été ramenées
}. Ce qui était gardé reste dans { $path }.

## sim

cli-sim-title = { $game }, { $n } parties
cli-sim-bot = Joueur
cli-sim-games = Parties
cli-sim-win = Victoires [95 %]
cli-sim-score = Score [95 %]
cli-sim-range = Plus bas - plus haut
cli-sim-seconds = Graine { $seed }, { $n } s.

## dataset

cli-dataset-done = { $n ->
    [one] Une partie est
   *[other] { $n } parties sont
} dans { $path }, avec { $answers } réponses.
cli-dataset-records-only = { $game } n’a pas encore de numéros d’action : il n’y a que des enregistrements, pas de tableaux.

## bench

cli-bench-seconds = Rien ne se mesure en { $n } secondes. Choisissez de { $lo } à { $hi }.
cli-bench-now = Mesure de { $name }
cli-bench-made = Weald { $weald } ({ $build ->
    [compiled] compilé
   *[interpreted] interprété
}), { $implementation } { $python }, { $machine }, { $processor }, { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}{ $packages ->
    [none] {""}
   *[other] {" ; "}{ $packages }
}. Médianes de { $rounds } tours entrelacés de { $seconds } s de temps processeur, entre crochets leurs intervalles à 95 % (tour le plus bas et le plus haut).
cli-bench-ratios = Décisions/s en multiples de celles de l’autre bibliothèque :
cli-bench-name = Jeu
cli-bench-decisions = Décisions/s
cli-bench-games = Parties/s
cli-bench-clone = Copie : µs / décisions
cli-bench-missing = Non installés, donc non mesurés : { $choices } (pip install "weald[bench]")
