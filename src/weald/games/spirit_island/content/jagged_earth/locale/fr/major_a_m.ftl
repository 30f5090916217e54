### Spirit Island, Jagged Earth: the major powers, A to M

spirit_island-name-angry_bears = Ours en colère
spirit_island-effect-angry_bears = 2 peur. 2 dégâts. S’il n’y a pas de bêtes ici, ajoutez 1 bêtes ; sinon +2 dégâts, et repoussez jusqu’à 1 bêtes.
spirit_island-effect-angry_bears-1 = 1 peur. Détruisez 1 explorateur ou village dans une région adjacente avec des bêtes.

spirit_island-name-bargains_of_power_and_protection = Pactes de pouvoir et de protection
spirit_island-effect-bargains_of_power_and_protection = Retirez de la partie 1 de vos présences de l’île. Pour le reste de la partie, chaque Dahan à portée 1 de votre présence donne défense 1 dans sa région, et vous gagnez 1 énergie de moins par tour.
spirit_island-effect-bargains_of_power_and_protection-1 = La présence vient plutôt d’une piste de présence.
spirit_island-lasting-bargains_of_power_and_protection = { $id } : les Dahans près de sa présence défendent leurs régions, et il gagne 1 énergie de moins par tour
spirit_island-ask-give-presence = { $id } : quelle présence quitte la partie ?
spirit_island-ask-give-from-track = { $id } : de quelle piste une présence quitte-t-elle la partie ?

spirit_island-name-draw_towards_a_consuming_void = Attirer vers un vide dévorant
spirit_island-effect-draw_towards_a_consuming_void = De chaque région adjacente, rassemblez 1 explorateur, 1 village, 1 cité, 1 Dahan, 1 bêtes et 1 présence. La présence est celle de n’importe quel esprit. 4 peur. 15 dégâts, et 5 dégâts aux Dahans. Chaque esprit détruit 1 de ses présences ici. Détruisez 2 bêtes. Si vous n’avez aucune autre carte pouvoir en jeu, vous pouvez oublier un pouvoir mineur, un majeur et un unique pour refaire tout cela, autant de fois que vous voulez.
spirit_island-do-consume_again = Oublier un pouvoir mineur, un majeur et un unique pour recommencer

spirit_island-name-dream_of_the_untouched_land = Rêve de la terre intacte
spirit_island-effect-dream_of_the_untouched_land = Retirez jusqu’à 3 désolation, et des envahisseurs pour 3 santé au plus en tout.
spirit_island-effect-dream_of_the_untouched_land-1 = Une fois par partie : ajoutez un plateau au hasard à côté de celui de cette région, sans ce qui y est imprimé. Ajoutez 2 bêtes, 2 ronces, 2 terre hostile et jusqu’à 2 présences, de n’importe quels esprits, dans ses régions. Dorénavant, les cartes de construction et ce qu’un adversaire fait sur chaque plateau ou dans chaque région ignorent 1 plateau.
spirit_island-lasting-dream_of_the_untouched_land = { $id } : les cartes de construction et l’adversaire ignorent un plateau
spirit_island-ask-add-to = { $id } : dans quelle région ajouter ceci : { spirit_island-kind } ?
spirit_island-ask-whose-presence = { $id } : quel esprit ajoute une présence ?
spirit_island-ask-adds-presence = { $id } : ajoutez-vous une présence sur le plateau { $board } ?
spirit_island-ask-skip-board = { $id } : quel plateau est ignoré ?

spirit_island-name-focus_the_lands_anguish = Concentrer l’angoisse de la terre
spirit_island-effect-focus_the_lands_anguish = Rassemblez jusqu’à 5 désolation. 1 dégât par désolation ici. Si cela détruit un village ou une cité, 5 peur.
spirit_island-effect-focus_the_lands_anguish-1 = +1 dégât par désolation ici.

spirit_island-name-forests_of_living_obsidian = Forêts d’obsidienne vivante
spirit_island-effect-forests_of_living_obsidian = Ajoutez 1 terre hostile. Repoussez tous les Dahans. 1 dégât à chaque envahisseur, 2 si la région d’origine est votre site sacré.
spirit_island-effect-forests_of_living_obsidian-1 = Répétez ce pouvoir, au besoin dans une autre région à portée.

spirit_island-name-infestation_of_venomous_spiders = Infestation d’araignées venimeuses
spirit_island-effect-infestation_of_venomous_spiders = Ajoutez 1 bêtes et rassemblez jusqu’à 1 bêtes. 1 peur par bêtes ici, 4 au plus. Les envahisseurs ignorent ici ce tour-ci autant d’actions qu’il y a de bêtes.
spirit_island-effect-infestation_of_venomous_spiders-1 = Après que ce pouvoir a fait ignorer une action, 4 dégâts ici.
spirit_island-lasting-infestation_of_venomous_spiders =
    { $id } : les envahisseurs ignorent { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
spirit_island-ask-skip-this-action = { $id } : les envahisseurs ignorent-ils ceci en { $land } : { spirit_island-action } (encore { $n }) ?

spirit_island-name-irresistible_call = Appel irrésistible
spirit_island-effect-irresistible_call = Rassemblez 5 villages, 5 Dahans, 5 bêtes et 15 explorateurs.
spirit_island-effect-irresistible_call-1 = Les envahisseurs ignorent toutes leurs actions ici ce tour-ci. Isolez cette région.

spirit_island-name-melt_earth_into_quicksand = Fondre la terre en sables mouvants
spirit_island-effect-melt_earth_into_quicksand = 1 peur. 2 dégâts. Isolez cette région. Après que des envahisseurs ou des Dahans sont venus ici ce tour-ci, détruisez-les.
spirit_island-effect-melt_earth_into_quicksand-1 = +4 dégâts. Ajoutez 1 terre hostile et 1 ronces.
spirit_island-lasting-melt_earth_into_quicksand = { $id } : les envahisseurs et les Dahans qui viennent ici sont détruits
