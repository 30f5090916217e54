### Spirit Island: A Spread of Rampant Green

spirit_island-name-rampant_green = Prolifération de la verdure rampante
spirit_island-about-rampant_green = Croît plus vite que tout autre esprit et sacrifie sa présence pour empêcher les envahisseurs d’agir.
spirit_island-hard-rampant_green = Savoir quand une présence vaut d’être sacrifiée.
spirit_island-voice-rampant_green = Coupez-moi. J’ai le temps, et je repousse.
spirit_island-growth-rampant_green-1 = Ajoutez une présence à portée 2, en jungle ou en fange
spirit_island-growth-rampant_green-2 = Récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-rampant_green-3 = Ajoutez une présence à portée 1, jouez 1 carte de plus
spirit_island-growth-rampant_green-4 = Gagnez une carte Pouvoir, gagnez 3 énergie
spirit_island-guide-rampant_green-1 = Étendez-vous sur les deux pistes et jouez une carte de plus ce tour-ci. Une carte et le pouvoir inné font un dégât chacun : ensemble, ils abattent un village. En solo, le don ne sert que pour ses éléments.
spirit_island-guide-rampant_green-2 = De l’énergie pour la carte chère, et un pouvoir. Repoussez un village ou des Dahans là où c’est le plus utile ; avec assez de flore, les pouvoirs innés défendent une région et frappent avec un Dahan à leurs côtés.
spirit_island-guide-rampant_green-3 = Reprenez tout. Choisissez la piste dont vous avez le plus besoin, et des cartes aux éléments de vos pouvoirs innés. Une présence sacrifiée sur un site sacré empêche toujours un ravage ou une construction.
spirit_island-icon-add_presence-jungle_wetlands = Ajouter une présence à portée { $n }, en jungle ou en fange

spirit_island-name-choke_the_land_with_green = Carapace moussue
spirit_island-effect-choke_the_land_with_green = Quand les envahisseurs vont ravager une région avec votre site sacré ou y construire, vous pouvez y détruire 1 de vos présences pour l’empêcher.

spirit_island-name-steady_regeneration = Régénération permanente
spirit_island-effect-steady_regeneration = Quand la croissance ajoute une présence, vous pouvez prendre une présence détruite ; une fois l’île désolée, pour 1 énergie chacune.

spirit_island-name-creepers_tear_into_mortar = Infiltration grimpante
spirit_island-effect-creepers_tear_into_mortar-1 = 1 dégât à un village ou une cité.
spirit_island-effect-creepers_tear_into_mortar-2 = Répétez ce pouvoir.
spirit_island-effect-creepers_tear_into_mortar-3 = Répétez-le encore une fois.

spirit_island-name-all_enveloping_green = Envahissement verdoyant
spirit_island-effect-all_enveloping_green-1 = Défense 2.
spirit_island-effect-all_enveloping_green-2 = À la place : défense 4.
spirit_island-effect-all_enveloping_green-3 = Retirez 1 désolation.

spirit_island-name-fields_choked_with_growth = Invasion végétale
spirit_island-effect-fields_choked_with_growth = Repoussez 1 village ; ou repoussez 3 Dahans.

spirit_island-name-gift_of_proliferation = Don de prolifération
spirit_island-effect-gift_of_proliferation = L’esprit ajoute 1 présence à portée 1 des siennes.

spirit_island-name-overgrow_in_a_night = Pousse nocturne
spirit_island-effect-overgrow_in_a_night = Ajoutez 1 présence ; ou, s’il y a ici votre présence et des envahisseurs, 3 peur.

spirit_island-name-stem_the_flow_of_fresh_water = Assèchement
spirit_island-effect-stem_the_flow_of_fresh_water = 1 dégât à un village ou une cité. En montagne ou désert : à la place, 1 dégât à chaque village et chaque cité.

spirit_island-ask-choke-the-land-with-green = { $id } en { $land } : y détruire 1 de vos présences pour l’empêcher ?
