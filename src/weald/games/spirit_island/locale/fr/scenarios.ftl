### Spirit Island: the scenarios

spirit_island-effect-blitz = Tous les pouvoirs sont rapides ; ceux qui l’étaient déjà coûtent 1 de moins, ou rapportent 1 énergie s’ils sont gratuits. Plus de désolation au départ et moins ensuite ; les envahisseurs agissent une fois de plus à la mise en place, et chaque exploration ajoute 1 explorateur par plateau.
spirit_island-effect-guard_the_isles_heart = À la mise en place, tous les villages sont éliminés ; la région centrale de chaque plateau reçoit 1 explorateur et 1 présence de son esprit, et chaque esprit a 1 pouvoir mineur et 1 pouvoir majeur de plus. Après le premier tour, un village ou une cité dans une région centrale, c’est la défaite.
spirit_island-effect-rituals_of_terror = Toutes les cartes Peur sont dans le paquet, mais la peur ne fait pas monter le niveau de terreur, et les cartes gagnées attendent. Un rituel demande une région avec une présence de chaque esprit et 3 Dahans par joueur, et coûte 3 énergie et 3 présences sur place : le niveau de terreur monte de 1, toutes les cartes Peur gagnées sont résolues, et les Dahans sur place sont repoussés équitablement. Le troisième rituel donne la victoire.
spirit_island-effect-dahan_insurrection = Après chaque action, chaque Dahan déplacé inflige 1 dégât là où il est ; pour chaque village détruit un explorateur, et pour chaque cité un village, arrive dans la région avec des Dahans la plus proche. Dès le niveau de terreur 2, ce sont les régions avec plus de villages et cités que de Dahans qui comptent : aucune au niveau 2, puis moins que de joueurs. Moins de 2 Dahans par joueur, c’est la défaite.
spirit_island-ask-add-explorer = { spirit_island-name } : quelle région explorée reçoit un explorateur de plus ?
spirit_island-ask-ritual-energy = { spirit_island-name } : qui paie de l’énergie (encore { $n }) ?
spirit_island-ask-ritual-presence = { spirit_island-name } : qui donne une présence (encore { $n }) ?
spirit_island-ask-resettle = { spirit_island-name } : chez quels Dahans, parmi les plus proches, arrivent ceux qui ont été chassés ?
spirit_island-offer-rituals_of_terror = Accomplir un rituel : { $n } énergie et { $n } présences
spirit_island-result-defeat-heart = Défaite : les envahisseurs se sont établis au cœur de l’île.
spirit_island-result-defeat-dahan = Défaite : il reste trop peu de Dahans.
spirit_island-result-defeat-uprising = Défaite : les Dahans se sont soulevés, mais les envahisseurs tiennent trop de régions.
