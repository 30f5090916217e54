### Spirit Island: Bringer of Dreams and Nightmares

spirit_island-name-bringer = Porteur de rêves et de cauchemars
spirit_island-about-bringer = La peur est son arme : ce qu’il détruit ne l’est qu’en rêve, et ceux qui s’éveillent fuient.
spirit_island-hard-bringer = Il n’élimine presque aucun envahisseur ; il faut tenir pendant que la peur gagne.
spirit_island-voice-bringer = Dormez. Je ne montre que ce que vous avez apporté par-delà la mer.
spirit_island-growth-bringer-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-bringer-2 = Récupérez une carte, ajoutez une présence à portée 0
spirit_island-growth-bringer-3 = Gagnez une carte Pouvoir, ajoutez une présence à portée 1
spirit_island-growth-bringer-4 = Ajoutez une présence à portée 4 dans une région avec des Dahans ou des envahisseurs, gagnez 2 énergie
spirit_island-guide-bringer-1 = Vous ne détruisez rien : vos dégâts deviennent peur et repoussent les envahisseurs. Rassemblez des Dahans pour le prochain tour, puis effrayez une région pleine d’envahisseurs.
spirit_island-guide-bringer-2 = Utilisez la carte qui change la peur en défense juste avant le pouvoir inné qui produit la peur. Utilisez l’autre carte en dernier ; avec des Dahans, elle peut apporter un pouvoir majeur.
spirit_island-guide-bringer-3 = Reprenez vos cartes, ou gagnez un autre pouvoir s’il vous reste assez à jouer.
spirit_island-icon-add_presence-dahan_invaders = Ajouter une présence à portée { $n }, dans une région avec des Dahans ou des envahisseurs

spirit_island-name-to_dream_a_thousand_deaths = Rêve des mille morts
spirit_island-effect-to_dream_a_thousand_deaths = Vos pouvoirs n’infligent aucun dégât et ne détruisent rien. Un explorateur, un village ou une cité qu’ils détruiraient, une fois par utilisation, donne à la place 0, 2 ou 5 peur ; explorateurs et villages sont repoussés.

spirit_island-name-spirits_may_yet_dream = Songe des esprits
spirit_island-effect-spirits_may_yet_dream-1 = Retournez face visible une carte Peur face cachée ; elle est gagnée et résolue comme d’habitude.
spirit_island-effect-spirits_may_yet_dream-2 = L’esprit gagne 1 d’un élément qu’il a déjà.

spirit_island-name-night_terrors = Terreur nocturne
spirit_island-effect-night_terrors-1 = 1 peur.
spirit_island-effect-night_terrors-2 = +1 peur.
spirit_island-effect-night_terrors-3 = +1 peur.

spirit_island-name-call_on_midnights_dream = Appel du songe de minuit
spirit_island-effect-call_on_midnights_dream = S’il y a des Dahans, gagnez un pouvoir majeur, et si vous oubliez cette carte pour cela, gagnez 1 énergie par Dahan et vous pouvez jouer ce pouvoir aussitôt en payant son coût ; ou, s’il y a des envahisseurs, 2 peur.

spirit_island-name-dread_apparitions = Horribles apparitions
spirit_island-effect-dread_apparitions = Défense 1 ici pour chaque peur que des pouvoirs causent dans cette région ce tour-ci, sans compter les villages et cités détruits. 1 peur.

spirit_island-name-dreams_of_the_dahan = Rêves des Dahans
spirit_island-effect-dreams_of_the_dahan = Rassemblez jusqu’à 2 Dahans ; ou, s’il y a un village ou une cité, 1 peur par Dahan, 3 au plus.

spirit_island-name-predatory_nightmares = Cauchemars prédateurs
spirit_island-effect-predatory_nightmares = 2 dégâts, en rêve. Repoussez jusqu’à 2 Dahans.

spirit_island-lasting-dread_apparitions = { $id } : la peur due aux pouvoirs défend cette région
spirit_island-do-dream_of_power = Gagner un pouvoir majeur
spirit_island-ask-see-fear = { $id } : quelle carte Peur retournez-vous face visible ?
spirit_island-event-dreamt = Détruit en rêve en { $land } : { spirit_island-kind }.
spirit_island-event-fear-seen = Une carte Peur est retournée face visible : { $id }.
