### Spirit Island, Branch & Claw: the blight cards

spirit_island-name-back_against_the_wall = Dos au mur
spirit_island-effect-back_against_the_wall = À chaque phase des esprits, chaque esprit gagne 1 énergie de plus et peut jouer 1 carte de plus.
spirit_island-lasting-back_against_the_wall_waits = { $id } : à partir de la prochaine phase des esprits

spirit_island-name-promising_farmlands = Terres prometteuses
spirit_island-effect-promising_farmlands = Aussitôt : sur chaque plateau, ajoutez 1 village et 1 cité dans une région intérieure sans village ni cité.

spirit_island-name-disintegrating_ecosystem = Écosystème en déliquescence
spirit_island-effect-disintegrating_ecosystem = Aussitôt : sur chaque plateau, détruisez 1 bêtes, puis ajoutez 1 désolation dans une région avec un village ou une cité.
spirit_island-ask-lose-beasts = { $id } : où détruire des bêtes ?
spirit_island-ask-add-blight = { $id } : où ajouter la désolation ?

spirit_island-name-aid_from_lesser_spirits = L’aide des esprits mineurs
spirit_island-effect-aid_from_lesser_spirits = Aussitôt : révélez 1 pouvoir mineur par joueur et 1 de plus. Chaque esprit en prend un en jeu ; le dernier est défaussé. L’esprit utilise sa carte à chaque tour comme s’il l’avait jouée, éléments compris, sans énergie et sans compter dans ses cartes jouées.
spirit_island-lasting-aid_from_lesser_spirits = { $id } : une carte reste en jeu

spirit_island-name-tipping_point = Point de bascule
spirit_island-effect-tipping_point = Aussitôt : chaque esprit détruit 3 de ses présences.

spirit_island-name-erosion_of_will = Érosion de la volonté
spirit_island-effect-erosion_of_will = Aussitôt : 2 peur par joueur ; chaque esprit détruit 1 de ses présences et perd 1 énergie.

spirit_island-name-a_pall_upon_the_land = Un voile sur la terre
spirit_island-effect-a_pall_upon_the_land = Aussitôt : sur chaque plateau, détruisez 1 présence d’un esprit au choix et éliminez 1 village.
spirit_island-ask-lose-any-presence = { $id } : quelle présence détruire ?
spirit_island-ask-remove-town = { $id } : où éliminer le village ?
