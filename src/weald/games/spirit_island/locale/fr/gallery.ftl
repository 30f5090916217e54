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

## What is hard about each spirit

spirit_island-hard-river_surges = Pas grand-chose : surveillez où vos crues poussent les villages.
spirit_island-hard-vital_strength = Elle démarre lentement et porte peu loin ; prévoyez un tour d’avance.
spirit_island-hard-lightning = Il ne défend rien : ce qu’il ne détruit pas fera mal.
spirit_island-hard-shadows = L’énergie est rare et les villages sont durs à détruire.
spirit_island-hard-rampant_green = Savoir quand une présence vaut d’être sacrifiée.
spirit_island-hard-thunderspeaker = Gardez les dahan en vie : il tombe avec eux.
spirit_island-hard-bringer = Il n’élimine presque aucun envahisseur ; il faut tenir pendant que la peur gagne.
spirit_island-hard-ocean = Il peut peu à l’intérieur des terres ; le va-et-vient coûte du temps.
spirit_island-hard-keeper = Il croît lentement et chasse les dahan de là où il est fort.
spirit_island-hard-sharp_fangs = Les bêtes doivent être au bon endroit, et elles coûtent de la présence.
spirit_island-hard-heart_wildfire = Chaque pas amène de la désolation : comptez ce que l’île supporte.
spirit_island-hard-serpent = Faible pendant de nombreux tours, et il a besoin de la présence des autres.
spirit_island-hard-shifting_memory = Beaucoup de petits choix : quels éléments garder, et quand les dépenser.
spirit_island-hard-many_minds = Sa présence bouge comme des bêtes : les sites sacrés vont et viennent.
spirit_island-hard-lure = La côte est hors de portée, et les explorateurs s’entassent chez lui.
spirit_island-hard-stone = Elle laisse souffrir la terre : voyez combien de désolation elle supporte.
spirit_island-hard-volcano = Il ne vit qu’en montagne et doit bien choisir le moment de ses éruptions.
spirit_island-hard-trickster = Son meilleur pouvoir est un pari, et soigner la désolation coûte de la présence.
spirit_island-hard-vengeance = Elle laisse croître les villages pour la maladie : jusqu’à quand ?
spirit_island-hard-shroud_mist = Les dégâts doivent rester sans tuer ; il faut s’étendre largement.
spirit_island-hard-starlight = Ce que vous ouvrez et choisissez vaut pour toute la partie.
spirit_island-hard-fractured_days = Le Temps est de la présence : chaque usage vous fait reculer.
spirit_island-hard-downpour = Répéter des pouvoirs demande de l’eau, de l’énergie et un plan pour les deux phases.
spirit_island-hard-finder = Il doit gagner presque sans tuer ; tout ce qu’il déplace doit finir quelque part.
