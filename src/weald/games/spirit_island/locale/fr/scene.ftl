## Un événement, carte posée au-dessus de l’île

spirit_island-scene-together =
    { $source ->
        [event] { $seats ->
            [1] Événement, à vous de décider
           *[other] Événement, vous décidez ensemble
        }
       *[other] { $seats ->
            [1] À vous de décider
           *[other] Vous décidez ensemble
        }
    }
spirit_island-scene-past = Événement de ce tour
spirit_island-scene-look = Regarder l’île
spirit_island-scene-back = Retour à l’événement : { $id }
spirit_island-scene-free = Ne coûte rien
spirit_island-scene-cost = Coûte { $n } énergie à vous tous
spirit_island-scene-aid = aide : { spirit_island-element }
spirit_island-scene-dear = Plus que vous ne pouvez payer
spirit_island-scene-now = En l’état
spirit_island-scene-change = { spirit_island-scene-what } : { $amount }
spirit_island-scene-range = { $least } à { $most }
spirit_island-scene-moved = { $n } en mouvement
spirit_island-scene-what =
    { $what ->
        [explorer] explorateurs
        [town] villages
        [city] cités
        [dahan] Dahans
        [blight] désolation
        [beasts] bêtes
        [wilds] ronces
        [disease] maladie
        [badlands] terre hostile
        [presence] présence
        [strife] discorde
        [fear] peur
        [energy] énergie
       *[blight_card] désolation en jeu
    }
spirit_island-scene-in-force = s’applique
spirit_island-scene-when =
    { $kind ->
        [stage] { $first ->
            [yes] Stade des envahisseurs jusqu’à { $last }
           *[no] Stade des envahisseurs au-dessus de { $last }
        }
        [terror] { $first ->
            [yes] Niveau de terreur jusqu’à { $last }
           *[no] Niveau de terreur au-dessus de { $last }
        }
       *[health] { $first ->
            [yes] Île saine
           *[no] Île désolée
        }
    }
spirit_island-scene-nobody = Personne encore
spirit_island-scene-part =
    { $part ->
        [token] Ensuite, les jetons :
       *[dahan] Ensuite, les Dahans :
    }
spirit_island-scene-default =
    { $timed ->
        [yes] Sans accord, ou le temps écoulé : la première option s’applique.
       *[no] Sans accord : la première option s’applique.
    }
spirit_island-scene-unpaid =
    { $timed ->
        [yes] Rien n’est dépensé avant que tout le prix soit réuni. Si vous renoncez, ou le temps écoulé : la première option s’applique.
       *[no] Rien n’est dépensé avant que tout le prix soit réuni. Si vous renoncez : la première option s’applique.
    }
spirit_island-scene-you =
    { $what ->
        [part] { $seat }, votre part :
       *[vote] { $seat }, votre voix :
    }
spirit_island-scene-sit = { $seat } répond
spirit_island-scene-in-play = { spirit_island-element } en jeu
spirit_island-scene-pledged = { $n } énergie
spirit_island-scene-pledged-card =
    { $way ->
        [forget] { $id }, oubliée : { $n }
       *[discard] { $id }, défaussée : { $n }
    }
spirit_island-scene-paid = { $n } payés sur { $of }
spirit_island-scene-energy = Votre énergie
spirit_island-scene-less = 1 de moins
spirit_island-scene-greater = 1 de plus
spirit_island-scene-cards = ou une carte avec l’élément
spirit_island-scene-way =
    { $way ->
        [forget] l’oublier
       *[discard] la défausser
    }
spirit_island-scene-none = Vous n’avez rien à ajouter.
spirit_island-scene-nothing = Rien ne change sur l’île.
spirit_island-scene-go = Continuer
