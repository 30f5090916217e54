### Spirit Island : la carte et le plateau des envahisseurs à l’écran

spirit_island-map-name = L’île. Plus et moins changent l’échelle, les flèches déplacent, 0 montre tout.
spirit_island-map-closer = Regarder de plus près
spirit_island-map-further = Regarder de plus loin
spirit_island-map-whole = Montrer toute l’île
spirit_island-map-coming = Montrer ce qui va arriver
spirit_island-map-legend = Que veulent dire les signes
spirit_island-map-distance = distance { $n }

spirit_island-map-legend-damage = deux villages, chacun avec 1 dégât
spirit_island-map-legend-strife = une cité en discorde : une fois, elle n’inflige aucun dégât
spirit_island-map-legend-dahan = Dahans
spirit_island-map-legend-sacred = présence à la couleur de son esprit ; le second anneau marque un site sacré
spirit_island-map-legend-defend = défense : autant de dégâts en moins
spirit_island-map-legend-blight = désolation
spirit_island-map-legend-ravage = ravage : les dégâts, puis la désolation et les Dahans perdus
spirit_island-map-legend-counter = dégâts que les Dahans infligent en retour
spirit_island-map-legend-build = ce qui sera construit
spirit_island-map-legend-stopped = n’a pas lieu ou ne fait aucun mal
spirit_island-map-legend-explore = des explorateurs arrivent
spirit_island-map-legend-beasts = bêtes : des pouvoirs et des événements les font attaquer et bouger
spirit_island-map-legend-wilds = ronces : une fois, les explorateurs ne viennent pas
spirit_island-map-legend-disease = maladie : une fois, rien n’est construit
spirit_island-map-legend-badlands = terre hostile : ici, les dégâts sont plus forts
spirit_island-map-legend-marker = un marqueur du scénario
spirit_island-map-legend-isolated = isolée : rien n’entre ni ne sort de soi-même
spirit_island-map-legend-frozen = hors jeu pour le moment
spirit_island-map-legend-flock = une présence qui compte aussi comme une bête
spirit_island-map-legend-farther = les cartes Pouvoir portent plus loin d’ici
spirit_island-map-legend-zoom = Molette, deux doigts ou double appui : voir de plus près. Glisser pour déplacer.

spirit_island-map-land = { $land }, { spirit_island-terrain }
spirit_island-map-where =
    { $where ->
        [coast] côtière
        [sea] en jeu
        [sunk] engloutie par la mer
        [shut] hors jeu
        [frozen] hors jeu pour l’instant
       *[inland] intérieure
    }
spirit_island-map-joined = partie de { $land }
spirit_island-map-empty = Rien ici, et rien n’arrive.
spirit_island-map-presence = { $spirit }{ $sacred ->
        [yes] , site sacré
       *[no] {""}
    }
spirit_island-map-defend = Défense
spirit_island-map-isolated = Isolée : aucun explorateur d’ailleurs
spirit_island-map-stopped =
    { $action ->
        [ravage] Ravager : n’a pas lieu
       *[build] Construire : n’a pas lieu
    }
spirit_island-map-ravage = Ravager : dégâts
spirit_island-map-defended = déjà retirés par la défense
spirit_island-map-strife-deals = n’infligent rien, à cause de la discorde
spirit_island-map-blight-comes = désolation ajoutée
spirit_island-map-dahan-lost = Dahans perdus
spirit_island-map-dahan-hurt = dégâts à un Dahan qui survit
spirit_island-map-counter = dégâts des Dahans en retour
spirit_island-map-destroyed = détruits ainsi : { spirit_island-kind }
spirit_island-map-build-disease = Construire : empêché par une maladie, qui disparaît
spirit_island-map-explore-wilds = Explorer : empêché par des ronces, dont 1 jeton disparaît
spirit_island-map-build = Construire : { spirit_island-new }
spirit_island-map-build-at = { $land } : { spirit_island-new }
spirit_island-map-explore =
    { $sure ->
        [yes] Explorer : un explorateur arrive
       *[no] Explorer : possible si son terrain est révélé
    }

spirit_island-map-number = ici
spirit_island-map-health = vie de chacun
spirit_island-map-damage = dégâts subis
spirit_island-map-strife = discorde
spirit_island-map-about-piece =
    { $kind ->
        [explorer] Arrive par l’exploration. Là où il se tient, les envahisseurs construisent.
        [town] Arrive par la construction et attire des explorateurs dans les régions voisines. Le détruire donne 1 peur.
        [city] Arrive par la construction où il y a plus de villages que de cités, et attire des explorateurs dans les régions voisines. La détruire donne 2 peurs.
        [beasts] Inoffensive en soi ; des pouvoirs et des événements font attaquer, effrayer et bouger les bêtes.
        [wilds] Les prochains explorateurs qui viendraient ici restent à l’écart, et 1 jeton de ronces disparaît.
        [disease] La prochaine construction ici n’a pas lieu, et 1 maladie disparaît.
        [badlands] Les dégâts aux envahisseurs ou aux Dahans sont ici augmentés de 1 par jeton, une fois par action.
        [blight] La région souffre. Là où une désolation s’ajoute à une autre, elle gagne une région voisine, et de la présence est perdue.
        [thief] Gagne l’océan avant chaque ravage, et s’échappe sur la côte avec une relique. Là où il y a 2 Dahans et ni village ni cité, des pouvoirs peuvent le détruire pour 1 peur ; ailleurs, ils le poussent.
        [presence] Un esprit est ici. Ses pouvoirs partent de là.
       *[dahan] Riposte après un ravage, s’il survit.
    }
spirit_island-map-about-strife = En discorde : au prochain ravage il n’inflige aucun dégât, et 1 discorde disparaît.

spirit_island-map-invaders = Envahisseurs
spirit_island-map-again = Bâtir encore
spirit_island-map-cards-left =
    { $n ->
        [one] dernière carte
       *[other] { $n } cartes
    }
spirit_island-map-coast = côte
spirit_island-map-sum = Si rien n’est fait
spirit_island-map-none = aucune
spirit_island-map-stage =
    { $n ->
        [1] stade I
        [2] stade II
        [3] stade III
       *[0] aucune carte
    }
spirit_island-map-about-action =
    { $action ->
        [ravage] Les envahisseurs de ces régions infligent des dégâts à la région et aux Dahans : 2 dégâts ou plus ajoutent de la désolation. Puis les Dahans restants ripostent.
        [build] Où se trouvent des envahisseurs dans ces régions, un village arrive, ou une cité s’il y a plus de villages que de cités.
       *[explore] La carte du dessus est révélée. Un explorateur arrive dans chacune de ses régions qui est côtière, ou qui a un village ou une cité, chez elle ou à côté.
    }

spirit_island-map-of = { $n } sur { $of }
spirit_island-map-fear = Peur
spirit_island-map-about-fear = Toutes les { $n } peurs, une carte peur est gagnée ; elle agit au début de la prochaine phase des envahisseurs. Les cartes peur élèvent le niveau de terreur.
spirit_island-map-fear-now = peur actuelle
spirit_island-map-fear-earned = cartes gagnées, en attente
spirit_island-map-fear-seen = connue dans la pioche : { $id }
spirit_island-map-earned =
    { $n ->
        [one] carte peur attend
       *[other] cartes peur attendent
    }
spirit_island-map-terror =
    { $n ->
        [4] Victoire par la peur
       *[other] Terreur niveau { $n }
    }
spirit_island-map-to-level = { $level ->
        [4] { $n } avant la victoire
       *[other] { $n } avant le niveau { $level }
    }
spirit_island-map-about-terror =
    { $level ->
        [1] Les esprits gagnent s’il ne reste aucun envahisseur sur l’île.
        [2] Les esprits gagnent s’il ne reste ni village ni cité sur l’île.
       *[3] Les esprits gagnent s’il ne reste aucune cité sur l’île.
    }
spirit_island-map-cards-to =
    { $level ->
        [2] cartes peur avant le niveau 2
        [3] cartes peur avant le niveau 3
       *[4] cartes peur avant la victoire
    }
spirit_island-map-blight =
    { $state ->
        [healthy] Île saine
        [blighted] Île désolée
       *[plain] Désolation
    }
spirit_island-map-left =
    { $n ->
        [one] { $n } reste
       *[other] { $n } restent
    }
spirit_island-map-blight-left = désolation encore sur la carte
spirit_island-map-supply-left = Encore en réserve : { spirit_island-kind }
spirit_island-map-blight-here = désolation sur l’île
spirit_island-map-about-blight =
    { $state ->
        [healthy] Quand la dernière désolation est prise d’ici, la carte est retournée : l’île est désolée, et le pire suit.
       *[plain] Quand la dernière désolation est prise d’ici, la partie est perdue.
    }
spirit_island-map-level = niveau { $n }
spirit_island-map-markers =
    { $marker ->
        [warding] Protections
        [flame] Flammes
       *[hidden_marker] Marqueurs face cachée
    }
spirit_island-map-aside = Cartes face cachée
spirit_island-map-aside-card = { $spirit } : { $id }
