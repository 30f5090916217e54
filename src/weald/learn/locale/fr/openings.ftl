### Guides d’ouverture : un coach pour les premiers tours d’un esprit

learn-guide = Guide
learn-guide-title = { $id }, tour { $turn }
learn-guide-why = Pourquoi ?
learn-guide-never = Ne plus montrer de guides
learn-guide-grow = croissance { $options }
learn-guide-or = croissance { $options } ou { $others }
learn-guide-from =
    { $track ->
        [energy] présence de la piste d’énergie
        [cards] présence de la piste de cartes
       *[both] présence des deux pistes
    }
learn-guide-lands =
    { $lands ->
        [wetlands] de préférence dans une fange
        [jungle] de préférence dans une jungle
        [dahan] là où sont des Dahans
        [ocean] dans les océans
        [coastal] sur la côte
        [jungle-beasts] dans une jungle ou près de bêtes
       *[jungle-wetlands] en jungle ou en fange
    }
learn-guide-play = jouer { $cards }
learn-guide-use = utiliser { $powers }
learn-guide-own = jouer ce qui convient à la position
learn-guide-line = Guide : { $parts }.
