### Spirit Island : la galerie des esprits et des cartes

spirit_island-gallery-strength =
    { $strength ->
        [offence] Attaque
        [control] Contrôle
        [fear] Peur
        [defence] Défense
       *[utility] Soutien
    }
spirit_island-gallery-of = { $n } sur 5
spirit_island-gallery-strengths = Points forts
spirit_island-gallery-hard = Ce qui est difficile
spirit_island-gallery-every = Tout
spirit_island-gallery-complexity = Complexité
spirit_island-gallery-level =
    { $complexity ->
        [low] Faible
        [moderate] Moyenne
        [high] Élevée
       *[very_high] Très élevée
    }
spirit_island-gallery-set = Boîte
spirit_island-gallery-kind = Sorte
spirit_island-gallery-kinds =
    { $kind ->
        [spirit] Esprits
        [unique] Cartes des esprits
        [innate] Pouvoirs innés
        [minor] Pouvoirs mineurs
        [major] Pouvoirs majeurs
        [fear] Cartes Peur
        [blight] Cartes Désolation
        [event] Événements
        [adversary] Adversaires
       *[scenario] Scénarios
    }
spirit_island-gallery-search = Chercher dans les noms et les textes
spirit_island-gallery-count =
    { $n ->
        [0] Rien ne correspond
        [one] 1 entrée
       *[other] { $n } entrées
    }
spirit_island-gallery-more = Afficher plus
spirit_island-gallery-none = Aucun esprit ne correspond à ces filtres.
spirit_island-gallery-level-of = Niveau { $n } : { $id } (difficulté { $difficulty })
spirit_island-gallery-difficulty = Difficulté { $n }
spirit_island-gallery-loss = Défaite supplémentaire : { $id }
