### Spirit Island, Jagged Earth: Shroud of Silent Mist

spirit_island-name-shroud_mist = Linceul de brume silencieuse
spirit_island-about-shroud_mist = Il dérive sur de nombreuses régions, où les blessures ne guérissent jamais, et vit de la peur de ceux qui meurent lentement.
spirit_island-hard-shroud_mist = Les dégâts doivent rester sans tuer ; il faut s’étendre largement.
spirit_island-voice-shroud_mist = …
spirit_island-growth-shroud_mist-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-shroud_mist-2 = Ajoutez deux fois une présence à portée 0
spirit_island-growth-shroud_mist-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 3, dans une montagne ou une fange
spirit_island-icon-add_presence-mountain_wetlands = Ajoutez une présence à portée { $n }, dans une montagne ou une fange

spirit_island-name-gather_power_from_the_cool_and_dark = Puiser dans la fraîcheur et l’obscurité
spirit_island-effect-gather_power_from_the_cool_and_dark = Une fois par tour, quand vous gagnez une carte Pouvoir sans feu, gagnez 1 énergie.

spirit_island-name-mists_shift_and_flow = Brumes mouvantes et fluides
spirit_island-effect-mists_shift_and_flow = Quand vous ciblez une région avec un pouvoir, vous pouvez d’abord y rassembler 1 de vos présences, ou dans une région adjacente à elle, y compris pour la mettre à portée.

spirit_island-name-slow_and_silent_death = Une mort lente et silencieuse
spirit_island-effect-slow_and_silent_death = Les envahisseurs et les Dahans de vos régions ne guérissent pas. Quand le temps passe, 1 peur par région à vous ayant des envahisseurs blessés, 5 au plus, et 1 énergie pour 3 d’entre elles.

spirit_island-name-suffocating_shroud = Linceul suffocant
spirit_island-effect-suffocating_shroud-1 = 1 dégât.
spirit_island-effect-suffocating_shroud-2 = Par région adjacente avec votre présence, 1 dégât à un envahisseur différent.
spirit_island-effect-suffocating_shroud-3 = 1 dégât.
spirit_island-effect-suffocating_shroud-4 = 1 dégât à chaque envahisseur.

spirit_island-name-lost_in_the_swirling_haze = Perdus dans les volutes de brume
spirit_island-effect-lost_in_the_swirling_haze-1 = Repoussez jusqu’à 1 Dahan.
spirit_island-effect-lost_in_the_swirling_haze-2 = Repoussez jusqu’à 2 explorateurs ou Dahans.
spirit_island-effect-lost_in_the_swirling_haze-3 = Repoussez jusqu’à 2 explorateurs ou Dahans.

spirit_island-name-dissolving_vapors = Vapeurs corrosives
spirit_island-effect-dissolving_vapors = 1 peur. 1 dégât à chaque envahisseur et à chaque Dahan.

spirit_island-name-flowing_and_silent_forms_dart_by = Hâtives formes spectrales
spirit_island-effect-flowing_and_silent_forms_dart_by = S’il y a ici des envahisseurs, 2 peur. Ce tour, une présence ici qui serait détruite peut être repoussée à la place. Vous pouvez rassembler 1 présence ou 1 site sacré d’un autre esprit, s’il est d’accord.

spirit_island-name-the_fog_closes_in = Le brouillard se rapproche
spirit_island-effect-the_fog_closes_in = Par région adjacente avec votre présence, 1 dégât à un envahisseur différent. Repoussez 2 Dahans.

spirit_island-name-unnerving_pall = Voile troublant
spirit_island-effect-unnerving_pall = 1 peur. Ce tour, jusqu’à 3 envahisseurs blessés ne participent pas aux ravages ici ; ou défense 1 par présence que vous avez ici.
spirit_island-do-unnerving_pall = Jusqu’à 3 envahisseurs blessés ne participent pas aux ravages

spirit_island-lasting-cool_and_dark = { $id } : énergie gagnée ce tour
spirit_island-lasting-flowing_forms = { $id } : une présence qui serait détruite peut être repoussée
spirit_island-lasting-unnerved = { $id } : jusqu’à 3 envahisseurs blessés restent hors des ravages
spirit_island-ask-mists-to = { $id } : vers quelle région une présence dérive-t-elle d’abord ?
spirit_island-ask-mists-from = { $id } : de quelle région la présence dérive-t-elle ?
spirit_island-ask-gather-site = { $id } : rassemblez-vous tout le site sacré de { $land } ?
spirit_island-ask-flowing-forms = { $id } : où repousser la présence qui serait détruite ?
spirit_island-ask-unnerving-pall = { $id } : quel envahisseur blessé reste hors du ravage en { $land } (encore { $n }) ?
