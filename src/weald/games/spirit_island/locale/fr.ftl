### Spirit Island

## At the table

spirit_island-title = Spirit Island
spirit_island-blurb = Les esprits d’une île et les Dahans, ensemble contre ceux qui viennent la prendre.
spirit_island-minutes = 90 min
spirit_island-character = Esprit à la place { $n }
spirit_island-character-later = Esprit : choisir à la table
spirit_island-option-events = Événements
spirit_island-option-events-help = À chaque tour, une carte Événement de l’extension avant la peur et les ravages.
spirit_island-option-fewer_events = Écarter trois événements
spirit_island-option-fewer_events-help = Sans La guerre atteint les rivages de l’île, Pris de vitesse et Une étrange folie parmi les bêtes, comme l’éditeur l’a conseillé plus tard.
spirit_island-option-adversary = Adversaire
spirit_island-option-adversary-help = Une nation qui envahit à sa manière, plus durement à chaque niveau.
spirit_island-option-adversary-none = Aucun
spirit_island-option-level = Niveau de l’adversaire
spirit_island-option-level-help = De 0, le plus facile, à 6 ; chaque niveau garde les règles des précédents.
spirit_island-option-scenario = Scénario
spirit_island-option-scenario-help = D’autres règles pour une autre histoire.
spirit_island-option-scenario-none = Aucun
spirit_island-option-blight = Carte Désolation
spirit_island-option-blight-help = Avec une carte, l’île devient désolée avant d’être perdue. Sans carte, il y a plus de désolation au départ.
spirit_island-option-power_progression = Progression des pouvoirs
spirit_island-option-power_progression-help = Pour une première partie : les quatre esprits de faible complexité gagnent leurs pouvoirs dans un ordre fixe au lieu d’en piocher quatre et d’en choisir un.
spirit_island-option-casting = Esprits
spirit_island-option-casting-help = Choisissez vos esprits à la table, ou tirez-les au hasard, selon leur difficulté.
spirit_island-option-casting-choose = au choix
spirit_island-option-casting-random = au hasard
spirit_island-option-casting-random_low = faciles, au hasard
spirit_island-option-casting-random_moderate = faciles ou moyens, au hasard
spirit_island-option-casting-random_high = difficiles, au hasard
spirit_island-option-map = Plateaux
spirit_island-option-map-help = Des plateaux quelconques, ou A, B, C … dans l’ordre, ou le côté thématique : une seule île en six parties, plus dure à défendre.
spirit_island-option-map-random = au hasard
spirit_island-option-map-in_order = dans l’ordre
spirit_island-option-map-thematic = le côté thématique
spirit_island-option-layout = Disposition
spirit_island-option-layout-help = Comment les plateaux se touchent ; entre parenthèses le nombre de joueurs.
spirit_island-option-layout-standard = comme dans les règles
spirit_island-option-layout-top_to_top = sommet contre sommet (2)
spirit_island-option-layout-coastline = littoral (2 à 6)
spirit_island-option-layout-opposite_shores = rives opposées (2)
spirit_island-option-layout-fragment = fragment (2)
spirit_island-option-layout-inverted_fragment = fragment inversé (2)
spirit_island-option-layout-sunrise = lever de soleil (3)
spirit_island-option-layout-leaf = feuille (4)
spirit_island-option-layout-snake = serpent (4)
spirit_island-option-layout-snail = escargot (5)
spirit_island-option-layout-peninsula = péninsule (5)
spirit_island-option-layout-v = V (5)
spirit_island-option-layout-meeple = bonhomme (5)
spirit_island-option-layout-star = étoile (6)
spirit_island-option-layout-flower = fleur (6)
spirit_island-option-layout-caldera = caldeira (6)

## Words for things

spirit_island-kind =
    { $kind ->
        [explorer] explorateur
        [town] village
        [city] cité
        [dahan] Dahan
        [blight] désolation
        [beasts] bêtes
        [wilds] ronces
        [disease] maladie
        [badlands] terre hostile
        [thief] voleur
       *[presence] présence
    }
spirit_island-kinds =
    { $kinds ->
        [explorer] explorateurs
        [town] villages
        [city] cités
        [dahan] Dahans
        [explorer_town] explorateurs/villages
        [town_city] villages/cités
        [blight] désolation
        [beasts] bêtes
        [wilds] ronces
        [disease] maladie
        [badlands] terre hostile
        [presence] présence
       *[invader] envahisseurs
    }
spirit_island-new =
    { $new ->
        [explorer] un explorateur
        [explorer_explorer] deux explorateurs
        [explorer_explorer_explorer] trois explorateurs
        [town] un village
        [city] une cité
        [beasts] des bêtes
        [wilds] des ronces
        [disease] de la maladie
        [badlands] une terre hostile
       *[dahan] un Dahan
    }
spirit_island-many =
    { $many ->
        [all] tous
        [up_to] jusqu’à { $n }
       *[n] { $n }
    }
spirit_island-element =
    { $element ->
        [sun] soleil
        [moon] lune
        [fire] feu
        [air] air
        [water] eau
        [earth] terre
        [plant] flore
       *[animal] faune
    }
spirit_island-terrain =
    { $terrain ->
        [jungle] jungle
        [mountain] montagne
        [sands] désert
        [wetlands] fange
       *[ocean] océan
    }
spirit_island-phase =
    { $phase ->
        [setup] Mise en place
        [spirit] Phase des esprits
        [fast] Pouvoirs rapides
        [invader] Phase des envahisseurs
        [slow] Pouvoirs lents
        [time] Le temps passe
       *[over] Fin
    }
spirit_island-action =
    { $action ->
        [ravage] Ravager
        [build] Construire
       *[explore] Explorer
    }
spirit_island-card =
    { $card ->
        [I-J] I : jungle
        [I-M] I : montagne
        [I-S] I : désert
        [I-W] I : fange
        [II-J] II : jungle
        [II-M] II : montagne
        [II-S] II : désert
        [II-W] II : fange
        [II-C] II : régions côtières
        [III-JM] III : jungle, montagne
        [III-JS] III : jungle, désert
        [III-JW] III : jungle, fange
        [III-MS] III : montagne, désert
        [III-MW] III : montagne, fange
       *[III-SW] III : désert, fange
    }

## What questions come from, where it is no card

spirit_island-name-setup = Mise en place
spirit_island-name-growth = Croissance
spirit_island-name-income = Énergie
spirit_island-name-reclaim = Récupérer une carte
spirit_island-name-offer = Action spéciale
spirit_island-name-fear = Peur
spirit_island-name-ravage = Ravage
spirit_island-name-build = Construction
spirit_island-name-explore = Exploration
spirit_island-name-invaders = Envahisseurs
spirit_island-name-time = Le temps passe

## Questions

spirit_island-ask-spirit = Choisissez votre esprit.
spirit_island-ask-grow =
    { $step ->
        [choose] Choisissez votre croissance.
        [actions] Effectuez les actions de votre croissance.
        [play] Jouez des cartes Pouvoir, ou terminez.
       *[done] Plus aucune carte ne peut être jouée.
    }
spirit_island-ask-powers =
    { $phase ->
        [slow] Pouvoirs lents : utilisez-en un, ou terminez.
       *[fast] Pouvoirs rapides : utilisez-en un, ou terminez.
    }
spirit_island-ask-order = { $id } : quelle est la région suivante ?
spirit_island-ask-target-land = { $id } : choisissez la région ciblée.
spirit_island-ask-target-spirit = { $id } : choisissez l’esprit ciblé.
spirit_island-ask-second-target = { $id } : choisissez la deuxième région ciblée.
spirit_island-ask-origin = { $id } : depuis laquelle de vos régions ?
spirit_island-ask-land = { $id } : choisissez une région.
spirit_island-ask-which-board = { $id } : sur quel plateau ?
spirit_island-ask-choose = { $id } : choisissez.
spirit_island-ask-may = { $id } : le voulez-vous ?
spirit_island-ask-push = { $id } : repoussez depuis { $land } (encore { $n }).
spirit_island-ask-push-to = { $id } : repousser 1 { spirit_island-kind } depuis { $land }. Vers où ?
spirit_island-ask-gather = { $id } : rassemblez en { $land } (encore { $n }).
spirit_island-ask-ferry-dahan = { $id } : quel Dahan se déplace entre { $land } et { $to } (reste : { $n }) ?
spirit_island-ask-divide = { $id } : que déplacer de { $land } vers son autre partie ?
spirit_island-ask-divide-marker = { $id } : dans quelle région reste { $marker } ?
spirit_island-ask-lay-board = { $id } : comment placer le plateau { $board } contre l’île ?
spirit_island-ask-move = { $id } : déplacez depuis { $land } (encore { $n }).
spirit_island-ask-damage = { $id } : dégâts en { $land } (encore { $n }). À qui va 1 dégât ?
spirit_island-ask-strike-back = Vos Dahans ripostent en { $land } : encore { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }. Qui en subit 1 ?
spirit_island-ask-struck = Le ravage en { $land } inflige encore { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } à votre camp. Qui les subit ?
spirit_island-ask-destroy = { $id } : détruisez en { $land } (encore { $n }).
spirit_island-ask-remove = { $id } : éliminez de { $land } (encore { $n }).
spirit_island-ask-remove-health = { $id } : éliminez des envahisseurs de { $land } (encore { $n } de résistance).
spirit_island-ask-replace = { $id } : que remplacer en { $land } ({ $n }) ?
spirit_island-ask-downgrade = { $id } : que réduire en { $land } (encore { $n }) ?
spirit_island-ask-upgrade = { $id } : que faut-il améliorer en { $land } (reste : { $n }) ?
spirit_island-ask-strife = { $id } : discorde en { $land } (encore { $n }).
spirit_island-ask-remove-token = { $id } : quel jeton retirez-vous de { $land } ? Un envahisseur désigne une discorde posée sur lui.
spirit_island-ask-return-token = { $id } : quel jeton remettez-vous en { $land } (encore { $n }) ? Un envahisseur reçoit une discorde.
spirit_island-ask-cascade = { $id } : la désolation s’étend. Choisissez la région touchée à son tour.
spirit_island-ask-destroy-presence = { $id } : où détruisez-vous une présence ?
spirit_island-ask-presence-to = { $id } : où ajoutez-vous une présence ?
spirit_island-ask-retract-presence = { $id } : de quelle région une présence retourne-t-elle sur vos pistes ?
spirit_island-ask-cover-space = { $id } : sur quelle piste retourne la présence de { $land } ?
spirit_island-ask-space-element = { $id } : quel élément placez-vous sur la case, pour le reste de la partie ?
spirit_island-ask-open-growth = { $id } : quelle option de croissance cette piste ouvre-t-elle ?
spirit_island-ask-badlands = { $id } : ajouter maintenant 1 dégât des terres hostiles en { $land } (reste : { $n }) ?
spirit_island-ask-move-presence-from = { $id } : depuis quelle région déplacez-vous une présence ?
spirit_island-ask-move-presence-to = { $id } : où déplacez-vous la présence ?
spirit_island-ask-presence-moves = { $id } : votre présence peut-elle aller de { $land } à { $to } ?
spirit_island-ask-presence-from = { $id } : quelle piste donne la présence pour { $land } ?
spirit_island-ask-presence-onto = { $id } : sur quelle piste va la présence détruite ?
spirit_island-ask-deck = { $id } : un pouvoir mineur ou majeur ?
spirit_island-ask-gain = { $id } : gardez une de ces cartes.
spirit_island-ask-forget = { $id } : quelle carte oubliez-vous ?
spirit_island-ask-reclaim = { $id } : quelle carte récupérez-vous ?
spirit_island-ask-play-now = { $id } : jouer aussitôt une carte Pouvoir, à son coût ?
spirit_island-ask-flock = { $id } : cela arrive-t-il à 2 de vos présences en { $land }, qui comptent comme bêtes ?
spirit_island-ask-prepare = { $id } : quel marqueur Élément préparez-vous ?
spirit_island-ask-discard-marker = { $id } : quel marqueur défaussez-vous ?
spirit_island-ask-pay-not-forget = { $id } : payez-vous { $n } énergie au lieu d’oublier une carte ?
spirit_island-ask-element = { $id } : choisissez un élément.
spirit_island-ask-push-from = { $id } : depuis laquelle de vos régions repoussez-vous ?
spirit_island-ask-add-town = { $id } : où ajouter le village ?
spirit_island-ask-event = { $id } : choisissez ensemble.
spirit_island-ask-pay = { $id } : payez ensemble, encore { $n }.
spirit_island-ask-pay-aided = { $id } : payez ensemble, encore { $n }, avec l’aide de cet élément : { spirit_island-element }.
spirit_island-ask-pay-for-board = { $id } : payez ensemble pour protéger le plateau { $board }, reste { $n }.
spirit_island-ask-prevent = { $id } : détruire des présences sur le plateau { $board } pour l’empêcher (encore { $n }) ?
spirit_island-ask-guard = { $id } : payer pour des dégâts en { $land }, plutôt que perdre des présences ?
spirit_island-ask-keep-beasts = { $id } : combien des { $n } bêtes restent ?
spirit_island-ask-remove-beasts = { $id } : de quelle région retirez-vous des bêtes ?
spirit_island-ask-terrain = { $id } : choisissez ensemble un terrain.
spirit_island-ask-use-now = { $id } : utiliser maintenant un pouvoir lent ?
spirit_island-ask-surge = { $id } : où va le village ?
spirit_island-ask-strife-at = { $id } : quel village ou quelle cité reçoit une discorde ?
spirit_island-ask-quick-price = { $id } : payer { $n } énergie pour l’utiliser comme pouvoir rapide ? Sinon, une autre permission est utilisée.
spirit_island-ask-count-as-beasts = { $id } : votre présence en { $land } compte-t-elle comme des bêtes ?
spirit_island-ask-quick-markers = { $id } : dépenser des marqueurs Élément pour l’utiliser comme pouvoir rapide ? Sinon, une autre permission est utilisée.

## Options

spirit_island-choice-land = { $land }
spirit_island-choice-terrain = { $land }, { spirit_island-terrain }
spirit_island-choice-piece = { spirit_island-kind }{ $damage ->
        [0] {""}
       *[other] {" "}(dégâts : { $damage })
    }{ $strife ->
        [0] {""}
       *[other] {" "}(discorde : { $strife })
    }
spirit_island-choice-at = { $land } : { spirit_island-choice-piece }
spirit_island-choice-thief =
    { $n ->
        [-1] voleur, face cachée
        [0] voleur sans chiffre
       *[other] voleur de chiffre { $n }
    }
spirit_island-choice-thief-at = { $land } : { spirit_island-choice-thief }
spirit_island-choice-flock = 2 présences de { $spirit }, comme bêtes
spirit_island-choice-flock-at = 2 présences de { $spirit } en { $land }, comme bêtes
spirit_island-choice-presence = Présence de { $spirit }
spirit_island-choice-presence-at = { $land } : { spirit_island-choice-presence }
spirit_island-choice-none = Terminer
spirit_island-choice-order = Le reste dans l’ordre
spirit_island-choice-yes = Oui
spirit_island-choice-no = Non
spirit_island-choice-no-agreement = Pas d’accord : la première option
spirit_island-choice-call-off = Y renoncer
spirit_island-choice-let-it-happen = Ne pas l’empêcher
spirit_island-choice-enough = Rien de plus de ma part
spirit_island-choice-invader-card = { spirit_island-card }
spirit_island-choice-number = { $n }
spirit_island-choice-board = Plateau { $board }
spirit_island-choice-beside = Régions { $others } le long de { $lands }
spirit_island-choice-pay-energy = Payer { $n } énergie
spirit_island-choice-pay-marker = Dépenser un marqueur préparé : { spirit_island-element } (vaut 1)
spirit_island-choice-pay-discard = Défausser { $id } (vaut { $n })
spirit_island-choice-pay-forget = Oublier { $id } (vaut { $n })
spirit_island-choice-power = { $id }
spirit_island-choice-spirit = { $spirit }
spirit_island-choice-deck =
    { $deck ->
        [minor] Pouvoir mineur
       *[major] Pouvoir majeur
    }
spirit_island-choice-track =
    { $place ->
        [energy] Piste Énergie
        [cards] Piste Cartes
       *[destroyed] Présence détruite
    }
spirit_island-choice-fear =
    { $pile ->
        [earned] Carte Peur gagnée { $n }
       *[deck] Carte Peur de la pioche { $n }
    }
spirit_island-choice-element = { spirit_island-element }
spirit_island-choice-corner = Coin de { $lands }
spirit_island-move-ready =
    { $phase ->
        [spirit] Terminé : pouvoirs rapides
        [fast] Terminé : aux envahisseurs
       *[slow] Terminé : fin du tour
    }
spirit_island-move-reclaim = Récupérer une carte
spirit_island-move-element = Avoir cet élément ce tour-ci : { spirit_island-element }
spirit_island-move-play = Jouer { $id }
spirit_island-move-use = Utiliser { $id }
spirit_island-move-use-fewer = Utiliser { $id } { $n ->
        [0] sans ses seuils
        [one] avec seulement 1 seuil sur { $of }
       *[other] avec seulement { $n } seuils sur { $of }
    }
spirit_island-move-use-markers = Utiliser { $id } avec { $n } seuils sur { $of }, en dépensant :{ spirit_island-some-elements }
spirit_island-some-elements = { $sun ->
        [0] { "" }
       *[other] { " " }{ $sun } soleil
    }{ $moon ->
        [0] { "" }
       *[other] { " " }{ $moon } lune
    }{ $fire ->
        [0] { "" }
       *[other] { " " }{ $fire } feu
    }{ $air ->
        [0] { "" }
       *[other] { " " }{ $air } air
    }{ $water ->
        [0] { "" }
       *[other] { " " }{ $water } eau
    }{ $earth ->
        [0] { "" }
       *[other] { " " }{ $earth } terre
    }{ $plant ->
        [0] { "" }
       *[other] { " " }{ $plant } flore
    }{ $animal ->
        [0] { "" }
       *[other] { " " }{ $animal } faune
    }
spirit_island-move-repeat = Répéter { $id }
spirit_island-icon-reclaim_all = Récupérer toutes les cartes
spirit_island-icon-reclaim_one = Récupérer une carte
spirit_island-icon-gain_power_card = Gagner une carte Pouvoir
spirit_island-icon-gain_minor = Gagnez un pouvoir mineur
spirit_island-icon-gain_energy = Gagner { $n } énergie
spirit_island-icon-pay_energy = Payer { $n } énergie
spirit_island-icon-add_presence = Ajouter une présence à portée { $n }
spirit_island-icon-move_presence = Déplacer 1 présence de { $n } { $n ->
        [one] région
       *[other] régions
    } au plus
spirit_island-icon-extra_plays = Jouer { $n } { $n ->
        [one] carte
       *[other] cartes
    } de plus
spirit_island-deed-fear = { $n } peur
spirit_island-deed-defend = Défense { $n }
spirit_island-deed-skip = Les envahisseurs ne font rien ici
spirit_island-deed-skip_action =
    { $action ->
        [ravage] Les envahisseurs ne ravagent pas ici
        [build] Les envahisseurs ne construisent pas ici
       *[explore] Les envahisseurs n’explorent pas ici
    }
spirit_island-deed-isolate = Isoler
spirit_island-deed-damage = Dégâts { $n } : { spirit_island-kinds }
spirit_island-deed-damage_each = Dégâts { $n } à chacun : { spirit_island-kinds }
spirit_island-deed-damage_separate = 1 dégât chacun, à { $n } : { spirit_island-kinds }
spirit_island-deed-destroy = Détruire { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-remove = Éliminer { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-remove_health = Éliminer des envahisseurs, résistance totale { $n } au plus
spirit_island-deed-remove_blight = Retirer { $n } désolation
spirit_island-deed-discard_blight = { $n } désolation quitte la carte Désolation et le jeu
spirit_island-deed-add_blight = Ajouter { $n } désolation
spirit_island-deed-replace = Remplacer par { spirit_island-new } : { spirit_island-kinds }
spirit_island-deed-downgrade = Réduire { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-upgrade = Améliorer { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-add = Ajouter { $n } : { spirit_island-kinds }
spirit_island-deed-add_strife = Ajouter discorde { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-push = Repousser { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-gather = Rassembler { spirit_island-many } : { spirit_island-kinds }
spirit_island-deed-add_presence = Ajouter 1 présence
spirit_island-deed-add_presence-for = { $spirit } : ajouter 1 présence
spirit_island-deed-return_presence = Ajouter 1 présence détruite
spirit_island-deed-return_presence-for = { $spirit } : ajouter 1 présence détruite
spirit_island-deed-destroy_presence = Détruire { $n } présence
spirit_island-deed-retract_presence = Ramener 1 présence sur vos pistes
spirit_island-deed-gain_energy = Gagner { $n } énergie
spirit_island-deed-gain_energy-for = { $spirit } : gagner { $n } énergie
spirit_island-deed-pay_energy = Payer { $n } énergie
spirit_island-deed-gain_card = Gagner une carte Pouvoir{ $deck ->
        [minor] {" "}(mineur)
        [major] {" "}(majeur)
       *[any] {""}
    }
spirit_island-deed-forget_card = Oublier une carte Pouvoir
spirit_island-deed-reclaim_card = Récupérer une carte
spirit_island-deed-reclaim_all = Récupérer toutes les cartes
spirit_island-deed-both = Les deux

## Why

spirit_island-why-range =
    { $site ->
        [sacred_site] à portée du site sacré en { $land }
       *[presence] à portée de votre présence en { $land }
    }
spirit_island-why-rule = { $id }
spirit_island-why-vote = { $spirit } est pour
spirit_island-why-price = Énergie de tous ensemble

## What happens

spirit_island-event-spirit = { $seat } : { $spirit }.
spirit_island-event-phase = Tour { $turn } : { spirit_island-phase }.
spirit_island-event-growth = { $spirit } : option de croissance { $n }.
spirit_island-event-growth-opened = { $spirit } : l’option de croissance { $n } est désormais ouverte.
spirit_island-event-space-element = { $spirit } : { spirit_island-element } sur une piste de présence jusqu’à la fin de la partie.
spirit_island-event-energy =
    { $n ->
        [-1] { $spirit } perd 1 énergie.
        [-2] { $spirit } perd 2 énergie.
        [-3] { $spirit } perd 3 énergie.
       *[other] { $spirit } gagne { $n } énergie.
    }
spirit_island-event-paid = { $spirit } : paie { $n } énergie.
spirit_island-event-element = { $spirit } : { $n } { spirit_island-element }.
spirit_island-event-presence = { $spirit } : présence en { $land }{ $place ->
        [energy] {" "}depuis la piste Énergie
        [cards] {" "}depuis la piste Cartes
        [destroyed] {" "}parmi les présences détruites
        [track] {" "}depuis une autre piste
       *[land] {" "}depuis une autre région
    }.
spirit_island-event-presence-destroyed = { $spirit } : présence détruite en { $land }.
spirit_island-event-presence-onto = { $spirit } : une présence détruite revient sur la piste { $place ->
        [energy] d’énergie
       *[cards] de cartes
    }.
spirit_island-event-presence-removed = { $spirit } : présence retirée du jeu en { $land }.
spirit_island-event-presence-gone = { $spirit } : une présence détruite retirée du jeu.
spirit_island-event-way-opened = Le chemin entre { $land } et { $other } est ouvert.
spirit_island-event-way-closed = Plus aucun chemin n’est ouvert.
spirit_island-event-presence-retracted = { $spirit } : une présence de { $land } retourne sur une piste.
spirit_island-event-drawn =
    { $deck ->
        [minor] Pouvoirs mineurs piochés : { $n }.
       *[major] Pouvoirs majeurs piochés : { $n }.
    }
spirit_island-event-gained = { $spirit } : gagne { $id }.
spirit_island-event-gained-hidden = { $spirit } : gagne une carte Pouvoir.
spirit_island-event-forgotten = { $spirit } : oublie { $id }.
spirit_island-event-discarded = { $spirit } : défausse { $id }.
spirit_island-event-turned-over = Carte révélée : { $id }.
spirit_island-event-reclaimed = { $spirit } : récupère { $id }.
spirit_island-event-reclaimed-all = { $spirit } : récupère toutes les cartes.
spirit_island-event-played = { $spirit } : joue { $id }.
spirit_island-event-played-hidden = { $spirit } : joue une carte face cachée.
spirit_island-event-used = { $spirit } : utilise { $id }{ $land ->
        [none] {""}
       *[other] {" "}en { $land }
    }.
spirit_island-event-lasting = { $id } : son effet reste en vigueur.
spirit_island-event-hurt = Dégâts en { $land }, { $n } : { spirit_island-kind }.
spirit_island-event-destroyed = Détruit en { $land } : { spirit_island-kind }.
spirit_island-event-removed = Éliminé de { $land } : { spirit_island-kind }.
spirit_island-event-replaced = Remplacé en { $land } : { spirit_island-kind } par { spirit_island-new }.
spirit_island-event-added = Ajouté en { $land } : { spirit_island-kind }.
spirit_island-event-moved = De { $land } à { $to } : { spirit_island-kind }.
spirit_island-event-strife = Discorde en { $land } : { spirit_island-kind }.
spirit_island-event-sunk = Le plateau { $board } s’abîme dans la mer.
spirit_island-event-joined = { $land } et { $other } ne forment plus qu’une région.
spirit_island-event-divided = { $land } et { $other } sont de nouveau deux régions.
spirit_island-event-board-added = Le plateau { $board } est ajouté à côté du plateau { $beside }.
spirit_island-event-no-board-left = Aucun plateau n’est ajouté : l’île en a { $n }, et il n’en reste pas d’autre, ou pas de place.
spirit_island-event-strife-removed = Discorde retirée en { $land } : { spirit_island-kind }.
spirit_island-event-prepared = { $spirit } prépare un marqueur : { spirit_island-element }.
spirit_island-event-marker-spent = { $spirit } dépense des marqueurs : { spirit_island-element }.
spirit_island-event-fear = { $n } peur.
spirit_island-event-fear-lost = { $n } peur est perdue.
spirit_island-event-fear-discarded = Cartes Peur défaussées sans être résolues : { $n }.
spirit_island-event-fear-earned = Une carte Peur est gagnée ({ $n } en attente).
spirit_island-event-terror = Le niveau de terreur passe à { $level ->
        [4] la victoire
       *[other] { $level }
    }.
spirit_island-event-fear-card = Peur, niveau { $level } : { $id }.
spirit_island-event-event-card = Événement : { $id }.
spirit_island-event-blight = Désolation en { $land }.
spirit_island-event-blight-lost = { $n } désolation quitte la carte Désolation.
spirit_island-event-blight-restored = { $n } désolation vient de la boîte sur la carte Désolation.
spirit_island-event-blighted-island = L’île est désolée : { $id } (désolation restante : { $n }).
spirit_island-event-still-healthy = L’île est encore saine : { $id } (désolation restante : { $n }).
spirit_island-event-card = { spirit_island-action } : { spirit_island-card }.
spirit_island-event-card-skipped = { spirit_island-action } : { spirit_island-card }, carte sautée.
spirit_island-event-stopped = { spirit_island-action } : empêché en { $land }.
spirit_island-event-ravage = Ravage en { $land } : { $n } dégâts, défense { $defend }.
spirit_island-event-counter = Les Dahans ripostent en { $land } : { $n } dégâts.
spirit_island-event-escalation = Escalade : { $id }.
spirit_island-event-over =
    { $outcome ->
        [victory] Les esprits ont gagné.
        [sacrifice] Les esprits ont gagné, au prix d’un sacrifice.
       *[defeat] Les envahisseurs ont gagné.
    }

## What lasts

spirit_island-lasting-defend = { $id } : défense { $n }
spirit_island-lasting-prepared = { $id } : { $n } × { spirit_island-element } préparé
spirit_island-lasting-skip = { $id } : les envahisseurs ne font rien ici
spirit_island-lasting-skip_action = { $id } : une action des envahisseurs n’a pas lieu ici
spirit_island-lasting-isolate = { $id } : région isolée
spirit_island-lasting-quick = { $id } : un pouvoir lent peut être rapide
spirit_island-lasting-reach = { $id } : portée +{ $n }
spirit_island-lasting-repeat = { $id } : répéter une carte qui coûte { $n } au plus

## How it ends

spirit_island-result-victory-terror1 = Victoire : plus aucun envahisseur sur l’île.
spirit_island-result-victory-terror2 = Victoire : plus aucun village ni aucune cité sur l’île.
spirit_island-result-victory-terror3 = Victoire : plus aucune cité sur l’île.
spirit_island-result-victory-fear = Victoire : les envahisseurs fuient, terrifiés.
spirit_island-result-victory-scenario = Victoire : le but du scénario est atteint.
spirit_island-result-defeat-blight = Défaite : la dernière désolation a gagné l’île{ spirit_island-in-lands }.
spirit_island-result-defeat-spirit =
    { $who ->
        [named] Défaite : { $spirit } n’a plus de présence.
       *[unnamed] Défaite : un esprit n’a plus de présence.
    }
spirit_island-result-defeat-time = Défaite : le temps est écoulé, le paquet Envahisseurs est vide{ spirit_island-in-lands }.
spirit_island-result-sacrifice = Victoire sacrificielle : gagné et perdu au même instant.

## What is not possible

spirit_island-refused-range = { $land } est hors de portée de { $id }.
spirit_island-refused-target = { $land } ne peut pas être la cible de { $id }.
spirit_island-refused-target-need = { $land } n’est pas une cible pour { $id }. Cible : { spirit_island-panel-needs }.
spirit_island-refused-target-barred = Aucun pouvoir ne peut cibler { $land }.
spirit_island-refused-presence-held = La présence en { $land } ne peut pas être déplacée ce tour-ci.
spirit_island-refused-presence = Aucune présence ne peut aller en { $land } : hors de portée, ou interdit à cet esprit.
spirit_island-refused-presence-rule = { $land } n’est pas un lieu pour cet esprit : { $id }.
spirit_island-refused-presence-limit = Vous avez { $n } présences sur l’île et ne pouvez pas en avoir davantage ; celle-ci ne peut venir que d’une autre région.
spirit_island-refused-energy = { $id } coûte { $n } énergie, et vous en avez { $have }.
spirit_island-refused-markers = { $id } demande encore { $n } × { spirit_island-element }, et { $have } de ces marqueurs { $have ->
        [one] est préparé
       *[other] sont préparés
    }. Un marqueur se dépense une fois, pour une Action.
spirit_island-refused-plays = Vous pouvez jouer { $n ->
        [one] une carte
       *[other] { $n } cartes
    } ce tour-ci, et c’est fait.
spirit_island-refused-grow-first = Terminez d’abord votre croissance.
spirit_island-refused-hand = { $id } n’est pas dans votre main.
spirit_island-refused-price = Cela coûte { $n } énergie, et vous pouvez en payer { $have } tous ensemble.
spirit_island-refused-pay-energy = Vous ne pouvez pas payer { $n } énergie : il vous en reste { $have }, et il en manque { $missing }.
spirit_island-refused-pay-marker = Il ne reste pas de tel marqueur pour cela : { spirit_island-element }. Chaque marqueur préparé de l’élément qui aide compte une fois.
spirit_island-refused-pay-twice = { $id } fait déjà partie du paiement, et une carte ne compte qu’une fois.
spirit_island-refused-pay-card =
    { $place ->
        [hand] { $id } n’est pas dans votre main.
       *[own] { $id } n’est pas à vous.
    }
spirit_island-refused-pay-element = { $id } n’a pas l’élément qui aide à payer.
spirit_island-refused-growth = Cette option de croissance ne vous est pas ouverte maintenant.
spirit_island-refused-growth-price = Il vous manque l’énergie que coûte cette option de croissance.
spirit_island-refused-spirit = { $spirit } est déjà pris : chaque esprit ne joue qu’une fois.
spirit_island-refused-aspect = { $spirit } est un aspect : avec la progression des pouvoirs, on joue les esprits sans aspect.
spirit_island-refused-not-played = { $id } n’est pas en jeu.
spirit_island-refused-used = { $id } a déjà servi ce tour-ci.
spirit_island-refused-slow = { $id } est lent : utilisez-le après la phase des envahisseurs.
spirit_island-refused-fast = { $id } est rapide : son moment est avant la phase des envahisseurs.
spirit_island-refused-elements = Il vous manque les éléments pour { $id }.
spirit_island-refused-no-target = { $id } n’a pas de cible à portée.
spirit_island-refused-piece = Il n’y a pas de telle figurine à choisir.
spirit_island-refused-price-time = { $id } coûte { $n } Temps, et vous n’en avez pas autant.
spirit_island-refused-land = Cette région ne peut pas être choisie ici.
spirit_island-refused-way-presence = Un chemin relie deux régions où vous avez une présence : vous n’en avez pas en { $land }.
spirit_island-refused-way = { $land } ne peut être un bout de ce chemin : il relie deux de vos régions, différentes et non adjacentes.
spirit_island-refused-way-changed = { $id } : le chemin vient de changer ; il pourra changer encore après la prochaine action.
spirit_island-refused-offer = Cela ne vous est pas ouvert maintenant.
spirit_island-refused-isolated = { $land } est isolée ce tour-ci : d’eux-mêmes, les envahisseurs n’y viennent pas des régions adjacentes et n’en sortent pas.

## What is wrong with a position

spirit_island-invalid-length = { $field } a { $n } entrées au lieu de { $expected }.
spirit_island-invalid-set = { $id } vient d’une boîte avec laquelle cette table ne joue pas.
spirit_island-invalid-board = Le plateau { $board } n’est pas de ceux que cette table peut tirer.
spirit_island-invalid-boards = Une île a { $most } plateaux au plus, chacun une seule fois ; il y en a { $n } ici.
spirit_island-invalid-spirit-twice = Deux places ont le même esprit : { $spirit }.
spirit_island-invalid-aspect = { $id } est un aspect de { $spirit } : avec la progression des pouvoirs, on joue les esprits sans aspect.
spirit_island-invalid-spirit-missing = { $n ->
        [one] Une place n’a pas d’esprit.
       *[other] { $n } places n’ont pas d’esprit.
    }
spirit_island-invalid-presence = { $spirit } a { $n } présences au lieu de { $expected }.
spirit_island-invalid-kept-presence = Les règles de { $spirit } gardent { $n } présences, mais seules { $expected } de ses présences sont ailleurs.
spirit_island-invalid-presence-limit = { $spirit } a { $n } présences sur l’île, mais ne peut en avoir que { $expected } pour l’instant.
spirit_island-invalid-track = { $spirit } a { $n } présences sur une piste pour { $expected }.
spirit_island-invalid-card = { $id } : { $n ->
        [0] la carte manque
        [one] la carte est là sans avoir sa place
       *[other] la carte est là { $n } fois
    }.
spirit_island-invalid-pieces = Un nombre de figurines en { $land } est négatif.
spirit_island-invalid-damage = Une figurine en { $land } porte plus qu’elle ne peut.
spirit_island-invalid-fear = Il y a { $n } cartes Peur au lieu de { $expected }.
spirit_island-invalid-events = Il y a { $n } cartes Événement au lieu de { $expected }.
spirit_island-invalid-event = L’événement en cours doit être sur la défausse, et seulement pendant sa résolution.
spirit_island-invalid-queue = Les régions qui doivent encore agir ne vont pas avec cette île ou cette étape.
spirit_island-invalid-effect = Un effet ne va pas avec cette île ou ces places : { $effect }.
spirit_island-invalid-effects = Il y a { $n } effets d’une même sorte sur la même chose, dont { $expected } sont possibles : { $effect }.
spirit_island-invalid-growth = La croissance de { $spirit } ne va pas avec sa fiche ou ce moment.
spirit_island-invalid-space-element = { $spirit } a un élément sur la case { $space }, qui n’en prend pas, ou plusieurs sur une case.
spirit_island-invalid-land = { $path } : il n’y a pas de région { $land }.
spirit_island-invalid-outside = { $path } : { $n ->
        [0] { $land } n’est pas sur cette île, qui n’a pas encore de plateaux
        [one] { $land } n’est pas sur cette île, dont le seul plateau est { $boards }
       *[other] { $land } n’est pas sur cette île, dont les plateaux sont { $boards }
    }.
spirit_island-invalid-before-setup = Avant la mise en place, rien n’est sur la table : { $field } doit être comme au départ.
spirit_island-invalid-phase = Dans la phase « { $phase } », l’étape ne peut pas être « { $step } ». Ses phases : { $expected }.
spirit_island-invalid-outcome = L’issue ({ $outcome }) ne convient pas : seule une partie terminée en a une, avec la raison de la défaite, de la victoire ou des deux.
spirit_island-invalid-ocean = { $land } est un océan qui n’est pas en jeu : il ne peut pas contenir cette figurine : { spirit_island-kind }.
spirit_island-invalid-ocean-presence = { $land } est un océan qui n’est pas en jeu : { $spirit } ne peut pas y avoir de présence.
spirit_island-invalid-way = Il n’y a pas de chemin entre { $land } et { $other } : un chemin relie deux régions de l’esprit qui l’ouvre.
spirit_island-invalid-strife = Il y a de la discorde sur une pièce qui ne peut pas en avoir en { $land } : { spirit_island-kind }. Seuls les explorateurs, villages et cités le peuvent.
spirit_island-invalid-supply = Il y a { $n } pièces d’une sorte sur l’île ({ spirit_island-kind }), mais contre cet adversaire il n’en existe que { $expected }.
spirit_island-invalid-invader-card = La carte Envahisseur { $card } est là { $n } fois ; chaque carte n’est qu’à un seul endroit.
spirit_island-invalid-agenda = L’entrée { $n } de l’agenda ({ spirit_island-action }) ne nomme pas de carte. Seule une carte à explorer, pas encore retournée, peut rester ouverte.
spirit_island-invalid-blight-card = La carte Désolation { $id } est là { $n } fois ; chaque carte n’est qu’à un seul endroit.
spirit_island-invalid-flipped = La carte Désolation est retournée, mais il n’y en a pas. Nommez une carte ou mettez flipped à false.
spirit_island-invalid-fear-pool = Il y a { $n } marqueurs Peur pour une réserve de { $pool } ; il doit y en avoir moins que la réserve n’en contient.
spirit_island-invalid-terror = Le niveau de terreur est { $level }, mais avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche Peur il est { $expected }. Mettez terror_set à true si c’est voulu.
spirit_island-invalid-used = { $spirit } a utilisé { $id }, qui n’est ni une de ses cartes en jeu ni un de ses pouvoirs innés.

## The sketch in the terminal

spirit_island-sketch-head = Tour { $turn }, { spirit_island-phase }. Terreur { $level }, peur { $fear }/{ $pool }, désolation restante { $blight }, difficulté { $difficulty }.
spirit_island-sketch-ravage = ravage { $n } (désolation { $blight }, Dahans -{ $dahan })
spirit_island-sketch-build = construction : { spirit_island-kind }
spirit_island-sketch-strife = discorde : { $n } n’infligent rien
spirit_island-sketch-prevented =
    { $kind ->
        [disease] la maladie empêche cette construction
       *[wilds] les ronces empêchent une exploration
    }
spirit_island-sketch-price =
    { $element ->
        [none] coûte { $n } en tout
       *[other] coûte { $n } en tout, avec l’aide de cet élément : { spirit_island-element }
    }
spirit_island-sketch-change = { $what ->
        [explorer] explorateur
        [town] village
        [city] cité
        [dahan] Dahan
        [blight] désolation
        [beasts] bêtes
        [wilds] ronces
        [disease] maladie
        [badlands] terres hostiles
        [presence] présence
        [strife] discorde
        [fear] peur
        [energy] énergie
       *[blight_card] désolation sur la carte et l’île
    } : { $moved ->
        [0] { $least }{ $same ->
            [yes] {""}
           *[no] {" "}à { $most }
        }
       *[other] { $moved } changent de place
    }
spirit_island-sketch-vote = { $option }{ $default ->
        [yes] {" "}(sans accord)
       *[no] {""}
    }{ $n ->
        [0] {""}
       *[other]  : { $spirits }
    }
spirit_island-sketch-payment = il manque { $left } sur { $n }, les éléments en jeu comptent { $aid }
spirit_island-sketch-pledge = { $spirit } : { $way ->
        [energy] énergie
        [discard] défausse une carte
        [forget] oublie une carte
       *[presence] présence
    }, compte { $n }
spirit_island-sketch-spirit = { $seat }, { $spirit } : énergie { $energy }, cartes encore jouables { $plays }
spirit_island-sketch-growth = options de croissance choisies : { $n } sur { $of }
spirit_island-sketch-track =
    { $track ->
        [energy] piste Énergie :
       *[cards] piste Cartes :
    }
spirit_island-sketch-other-track = { $track } :
spirit_island-sketch-space =
    { $what ->
        [any] élément au choix
        [play] +{ $n } carte à jouer
        [bonus] +{ $n } énergie
        [range] +{ $n } portée
        [empty] rien
        [choice] un élément au choix
        [gain] { $n } énergie au retrait
       *[reclaim] récupérer une carte
    }
spirit_island-sketch-prepared = préparés :
spirit_island-sketch-first = une seule fois : { $what }
spirit_island-sketch-way = chemin ouvert : { $land } - { $other }
spirit_island-sketch-place =
    { $place ->
        [hand] main :
        [in_play] en jeu :
        [aside] mises de côté :
       *[discard] défausse :
    }

## Rules that changed since an earlier version

spirit_island-change-e19 = Ombre des Dahans ignore la portée d’un pouvoir, mais pas l’endroit d’où elle se compte.
spirit_island-change-e17 = Un pouvoir rendu rapide est répété en phase rapide, sans être de nouveau rendu rapide.
spirit_island-change-e29 = L’esprit ciblé par Renouveau flamboyant choisit la région.
spirit_island-change-e20 = Bénédiction de vigueur compte les cartes jouées ce tour, même celles qui ne sont plus en jeu.
spirit_island-change-p17 = Avec la Suède au niveau 5, la ville vient avant la propagation de la désolation.
spirit_island-change-d7 = Ce qui ne peut être détruit ne se noie pas et sort de l’océan.
spirit_island-change-e14 = Une répétition déclare de nouveau ses éléments.
spirit_island-change-a36 = Les éléments d’une intersection ne comptent que pour les régions qui s’y rejoignent.
spirit_island-change-p28 = Un esprit qui n’a pas de présence à ajouter, ou plus de place, peut laisser sa présence où elle est.
spirit_island-change-m11 = Quand une région jointe est divisée, chaque partie retrouve ses effets du tour, et aucune présence ne reste où elle ne peut être.
spirit_island-change-e44 = Les éléments gagnés ou perdus pendant un pouvoir comptent pour les seuils suivants.
spirit_island-change-f19 = Une défaite qui dépend du tour est constatée quand le tour commence, avant toute question.
spirit_island-change-v24 = Avec « Chercheurs de fortune », la Suède n’applique pas son escalade.
spirit_island-change-a37 = Avec la Monarchie de Habsbourg au niveau 2, les jetons imprimés sur le côté thématique sont des symboles de mise en place.
